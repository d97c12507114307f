"""Avatars: the same coat of arms for a person in the bar, at the table and on the profile; the address tells no id."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from aevum.web.components.avatar import avatar_code, avatar_svg
from server.high_card_matches import ADA, BELA, seated
from server.raw_client import RawClient
from server.survives_attack import assert_refused


def test_a_person_has_one_avatar_everywhere(client: RawClient) -> None:
    company = seated(client.hub.storage)
    people = [client.hub.storage.person_of_key(company.keys[seat]) for seat in (ADA, BELA)]
    ada, bela = (person.id for person in people if person)
    client.submit("/account/name", "name=Ada", key=company.keys[ADA])
    page = client.get(f"/m/{company.id}", key=company.keys[ADA]).text
    bar, table = page.split("<main", 1)
    assert avatar_code(ada) in bar
    assert avatar_code(ada) in table
    assert avatar_code(bela) in table
    assert ada not in page
    assert bela not in page
    for path in (f"/player/{ada}", "/account"):
        assert avatar_code(ada) in client.get(path, key=company.keys[ADA]).text.split("<main", 1)[1]
    address = re.search(r'/static/avatars/[^"]+', table)
    assert address is not None
    drawing = client.get(address[0])
    assert drawing.header("content-type") == "image/svg+xml"
    assert "immutable" in drawing.header("cache-control")


def test_bots_and_free_seats_have_none(client: RawClient) -> None:
    company = seated(client.hub.storage, bots=[None, "random"])
    table = client.get(f"/m/{company.id}", key=company.keys[ADA]).text.split("<main", 1)[1]
    assert table.count("/static/avatars/") == 1


def test_avatars_are_drawings_of_many_kinds(client: RawClient) -> None:
    drawn = {avatar_svg(avatar_code(str(number))) for number in range(200)}
    assert len(drawn) > 190
    for svg in drawn:
        ElementTree.fromstring(svg)
    for wrong in ("0", "g" * 12, "0" * 13, "../" * 4):
        assert_refused(client.get(f"/static/avatars/1/{wrong}.svg"), 404)
