"""The link to a seat: reading it changes nothing, accepting it takes the seat."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import pytest

from aevum.server.storage.matches import new_token
from server.high_card_matches import ADA, BELA, dealt
from server.raw_client import RawClient
from server.survives_attack import assert_refused


@dataclass(frozen=True)
class Table:
    """A match without players; the second seat is open."""

    client: RawClient
    id: str
    link: str

    def seat(self) -> tuple[str, int]:
        """Return the name on the open seat, and the number of its holders."""
        entry = self.client.hub.storage.seating(self.id)[BELA]
        return entry.name, len(entry.people)


@pytest.fixture
def table(client: RawClient) -> Table:
    storage = client.hub.storage
    id = storage.create(dealt(seats=("Ada", "")), [None, None])
    return Table(client, id, f"/join/{storage.seating(id)[BELA].token}")


def seated(table: Table) -> str:
    """Return the key of a person who sits on the first seat."""
    storage, key = table.client.hub.storage, table.client.submit("/account/name", "name=Ada").key
    person = storage.person_of_key(key)
    assert person is not None
    storage.add_holder(table.id, ADA, person.id)
    return key


def everything_sent(table: Table, key: str) -> str:
    """Return all that a browser with this key receives of the match: pages, socket and API."""
    pages = [f"/m/{table.id}", f"/m/{table.id}/replay", f"/api/matches/{table.id}", "/api/matches", "/", "/mine"]
    answers = [table.client.get(page, key=key) for page in pages]
    assert answers[0].status == answers[1].status == 200
    with table.client.open(f"/m/{table.id}/live", key=key) as line:
        return "".join([*(answer.text for answer in answers), line.hear()])


def test_the_link_to_an_open_seat_is_for_those_who_sit_at_the_table(table: Table) -> None:
    assert table.link in everything_sent(table, seated(table))


def test_who_only_watches_gets_no_link_to_any_seat(table: Table) -> None:
    seated(table)
    tokens = [entry.token for entry in table.client.hub.storage.seating(table.id)]
    for key in ("", table.client.submit("/account/name", "name=Eve").key):
        sent = everything_sent(table, key)
        assert "/join/" not in sent
        assert not [token for token in tokens if token in sent]


def test_nobody_gets_a_link_to_a_seat_that_is_taken(table: Table) -> None:
    key = seated(table)
    table.client.submit(table.link, "name=Bela")
    assert "/join/" not in everything_sent(table, key)


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_to_read_the_link_takes_nothing_and_makes_nobody_known(table: Table, method: str) -> None:
    answer = table.client.call(method, table.link)
    assert (answer.status, answer.key) == (200, "")
    assert table.seat() == ("", 0)


def test_the_page_tells_which_match_it_is_and_who_sits_where(table: Table) -> None:
    page = table.client.get(table.link).text.partition("<main")[2]
    assert "High Card" in page
    assert page.count("<li") == 2
    assert "Ada" in page
    assert page.count("<button") == 1
    assert f'action="{table.link}"' in page


def test_the_button_takes_the_seat(table: Table) -> None:
    answer = table.client.submit(table.link, "name=Bela")
    assert (answer.status, answer.header("location")) == (303, f"/m/{table.id}")
    assert table.seat() == ("Bela", 1)
    person = table.client.hub.storage.person_of_key(answer.key)
    assert person is not None
    assert person.name == "Bela", "who had no name is called so from now on"


def test_a_name_is_not_needed(table: Table) -> None:
    assert table.client.submit(table.link, "").status == 303
    assert table.seat() == ("Guest", 1)


def test_a_name_one_has_is_offered_and_stays(table: Table) -> None:
    client = table.client
    key = client.submit("/account/name", "name=Cleo").key
    assert 'value="Cleo"' in client.get(table.link, key=key).text
    client.submit(table.link, "name=Queen", key=key)
    assert table.seat() == ("Queen", 1)
    person = client.hub.storage.person_of_key(key)
    assert person is not None
    assert person.name == "Cleo"


def test_whoever_sits_there_is_led_to_the_table(table: Table) -> None:
    key = table.client.submit(table.link, "name=Bela").key
    answer = table.client.get(table.link, key=key)
    assert (answer.status, answer.header("location")) == (303, f"/m/{table.id}")


def test_a_link_takes_a_seat_once(table: Table) -> None:
    table.client.submit(table.link, "name=Bela")
    assert_refused(table.client.get(table.link), 410)
    answer = table.client.submit(table.link, "name=Eve")
    assert_refused(answer, 410)
    assert answer.key == "", "nobody is made known by that"
    assert table.seat() == ("Bela", 1)


def test_of_two_who_use_a_link_at_the_same_moment_one_sits_down(table: Table) -> None:
    storage, token = table.client.hub.storage, table.link.rpartition("/")[2]
    people = [storage.new_person(new_token()) for _ in range(8)]
    with ThreadPoolExecutor(8) as threads:
        taken = list(threads.map(lambda person: storage.take_seat(table.id, BELA, person.id, token), people))
    assert taken.count(True) == 1
    assert table.seat()[1] == 1


def test_only_who_made_the_match_sees_links_and_only_to_open_seats(client: RawClient) -> None:
    made = client.submit("/matches", "game=high-card&seat-0=me&seat-1=open&seat-2=open")
    id, storage = made.header("location").rpartition("/")[2], client.hub.storage
    first, second = (f"/join/{seat.token}" for seat in storage.seating(id)[1:])
    bela = client.submit(first, "name=Bela").key
    tokens = [seat.token for seat in storage.seating(id)]
    for key, links in ((made.key, [second]), (bela, []), ("", [])):
        page = client.get(f"/m/{id}", key=key).text
        with client.open(f"/m/{id}/live", key=key) as line:
            page += line.hear()
        assert [link for link in (first, second) if link in page] == links
        assert [token for token in tokens if token in page] == [link.rpartition("/")[2] for link in links]


def test_the_holder_of_a_seat_gets_a_link_for_another_device_and_nobody_else_does(table: Table) -> None:
    client = table.client
    bela = client.submit(table.link, "name=Bela").key
    page = client.get(f"/m/{table.id}/device", key=bela).text
    token = client.hub.storage.seating(table.id)[BELA].token
    assert f"http://table.test/join/{token}" in page
    for key in ("", client.submit("/account/name", "name=Eve").key):
        assert_refused(client.get(f"/m/{table.id}/device", key=key), 403)
    phone = client.submit(f"/join/{token}", "")
    assert table.seat() == ("Bela", 2)
    assert_refused(client.get(f"/join/{token}"), 410)
    assert client.get(f"/join/{token}", key=phone.key).status == 303


def test_who_logs_in_stays_the_host(client: RawClient) -> None:
    made = client.submit("/matches", "game=high-card&seat-0=me&seat-1=open")
    live = client.live(made.header("location").rpartition("/")[2])
    storage = client.hub.storage
    account = storage.new_person(new_token())
    client.wait(client.hub.session_keys.log_in(made.key, account))
    assert live.is_host(account)


def test_a_form_of_another_site_takes_no_seat(table: Table) -> None:
    assert_refused(table.client.call("POST", table.link, headers={"sec-fetch-site": "cross-site"}), 403)
    assert table.seat() == ("", 0)


def test_a_link_that_leads_nowhere_says_so(client: RawClient) -> None:
    assert_refused(client.submit("/join/nothing", "name=Bela"), 404)


@pytest.mark.parametrize(
    ("public", "title", "about"),
    [
        ("yes", "High Card: a seat is free", "Seat 2 is free. Everybody may take it."),
        ("", "A seat in High Card is kept for you", "You are invited to take seat 2."),
    ],
)
def test_a_public_table_has_a_free_seat_and_invites_nobody_by_name(
    client: RawClient, public: str, title: str, about: str
) -> None:
    made = client.submit("/matches", f"game=high-card&seat-0=me&seat-1=open&public={public}")
    live = client.live(made.header("location").rpartition("/")[2])
    page = client.get(f"/join/{live.stored.seats[1].token}").text
    assert f"<h1>{title}</h1>" in page
    assert about in page
