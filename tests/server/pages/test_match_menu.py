"""The menu of a match page invites, asks for notices and leaves; each reader gets what they may do."""

from __future__ import annotations

from aevum.web.components.qr_code import qr_svg
from server.high_card_matches import ADA, BELA, seated
from server.live.test_host import begun, sit_down
from server.raw_client import HOST, RawClient


def test_the_page_has_a_menu_whose_content_is_fetched(client: RawClient) -> None:
    company = seated(client.hub.storage)
    page = client.get(f"/m/{company.id}", key=company.keys[ADA]).text
    assert f'data-from="/m/{company.id}/menu"' in page
    assert "/leave" not in page


def test_a_player_finds_notices_and_a_way_to_leave(client: RawClient) -> None:
    company = seated(client.hub.storage)
    menu = client.get(f"/m/{company.id}/menu", key=company.keys[BELA]).text
    assert f'action="/m/{company.id}/leave"' in menu
    assert 'id="notices"' in menu
    assert 'id="sound"' in menu
    assert f'href="/m/{company.id}/device"' in menu


def test_a_visitor_can_only_pass_the_link_on(client: RawClient) -> None:
    company = seated(client.hub.storage)
    menu = client.get(f"/m/{company.id}/menu").text
    assert f'href="/m/{company.id}"' in menu
    assert "<form" not in menu
    assert 'id="notices"' not in menu
    assert "/device" not in menu


def test_the_host_alone_sees_the_links_to_open_seats(client: RawClient) -> None:
    live, keys = begun(client)
    sit_down(client, live, keys, "Bela")
    token = live.stored.seats[2].token
    assert f"/join/{token}" in client.get(f"/m/{live.id}/menu", key=keys["Ada"]).text
    menu = client.get(f"/m/{live.id}/menu", key=keys["Ada"]).text
    assert "is free: send the link." in menu
    assert str(qr_svg(f"http://{HOST}/join/{token}", "QR code to scan")) in menu
    assert "/join/" not in client.get(f"/m/{live.id}/menu", key=keys["Bela"]).text
    assert "/join/" not in client.get(f"/m/{live.id}/menu").text


def test_whoever_plays_alone_is_not_asked_for_notices(client: RawClient) -> None:
    company = seated(client.hub.storage, bots=[None, "random"])
    menu = client.get(f"/m/{company.id}/menu", key=company.keys[ADA]).text
    assert 'id="notices"' not in menu
    assert f'action="/m/{company.id}/delete"' in menu
