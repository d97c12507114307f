"""Page of a player: results by game, for others only those of public matches and daily puzzles."""

from __future__ import annotations

import re

import pytest

from server.high_card_matches import ADA, BELA, Company, finished, seated
from server.raw_client import RawClient


@pytest.fixture
def company(client: RawClient) -> Company:
    return seated(client.hub.storage, finished())


def cells(page: str) -> list[str]:
    return re.findall(r"<td>([^<]*)</td>", page)


def test_a_player_sees_matches_places_and_the_best_result(client: RawClient, company: Company) -> None:
    outcome = client.live(company.id).match.outcome()
    assert outcome is not None
    for seat in (ADA, BELA):
        page = client.get(f"/player/{company.people[seat].id}", key=company.keys[seat]).text
        won = seat in outcome.winners
        assert cells(page) == ["1", str(int(won)), str(int(not won)), "0", str(outcome.totals[seat])]
        assert "Guest</h1>" in page


def test_others_see_only_what_was_open_to_all(client: RawClient, company: Company) -> None:
    ada = company.people[ADA]
    address = f"/player/{ada.id}"
    assert "No finished matches yet." in client.get(address, key=company.keys[BELA]).text
    public = client.hub.storage.create(finished(), [None, None], public=True)
    client.hub.storage.add_holder(public, ADA, ada.id)
    assert cells(client.get(address, key=company.keys[BELA]).text)[0] == "1"
    assert cells(client.get(address, key=company.keys[ADA]).text)[0] == "2"


def test_matches_of_files_and_of_several_seats_do_not_count(client: RawClient) -> None:
    storage, key = client.hub.storage, client.submit("/account/name", "name=Ada").key
    person = storage.person_of_key(key)
    assert person is not None
    uploaded = storage.create(finished(), [None, None], known_seed=True)
    storage.add_holder(uploaded, ADA, person.id)
    both = storage.create(finished(), [None, None])
    for seat in (ADA, BELA):
        storage.add_holder(both, seat, person.id)
    assert "No finished matches yet." in client.get(f"/player/{person.id}", key=key).text


def test_there_is_no_page_of_nobody(client: RawClient) -> None:
    assert client.get("/player/nobody").status == 404


def test_the_bar_has_the_name_or_the_way_to_sign_in(client: RawClient) -> None:
    link = r'class="account-link" href="/account"[^>]*>.*?<span dir="auto">([^<]*)'
    key = client.submit("/account/name", "name=Ada").key
    assert [re.findall(link, client.get("/rules/tempus", key=one).text) for one in ("", key)] == [["Sign in"], ["Ada"]]


def test_a_guest_with_a_name_has_it_in_a_rematch(client: RawClient) -> None:
    company = seated(client.hub.storage, finished(seats=("Guest", "Bela")))
    client.hub.storage.rename(company.people[ADA].id, "Ada")
    where = client.submit(f"/m/{company.id}/rematch", "", key=company.keys[ADA]).header("location")
    assert client.live(where.removeprefix("/m/")).match.seats == ("Ada", "Bela")
