"""People are known by a key, by a name and password if they like, and by the seats that they hold."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import select

from aevum.server.storage.matches import CHAT_LINES_SHOWN, Storage, hashed, new_token
from aevum.server.storage.schema import keys
from server.high_card_matches import dealt, seated


def test_a_person_is_known_by_a_key_of_which_only_the_hash_is_stored(storage: Storage) -> None:
    key = new_token()
    person = storage.new_person(key)
    assert storage.person_of_key(key) == person
    assert storage.person_of_key(new_token()) is None
    with storage.engine.connect() as connection:
        assert list(connection.execute(select(keys.c.hash)).scalars()) == [hashed(key)]


def test_a_person_can_take_another_name(storage: Storage) -> None:
    key = new_token()
    storage.rename(storage.new_person(key).id, "Ada")
    found = storage.person_of_key(key)
    assert found is not None
    assert found.name == "Ada"


def test_a_login_name_is_given_once_whatever_its_letters(storage: Storage) -> None:
    ada, eve = storage.new_person(new_token()), storage.new_person(new_token())
    assert storage.register(ada.id, "Ada", "Ada", "hash")
    assert not storage.register(eve.id, "ADA", "Eve", "other")
    found = storage.account("aDa")
    assert found is not None
    assert (found[0].id, found[1]) == (ada.id, "hash")
    assert storage.account("nobody") is None


def test_the_seats_of_a_browser_go_along_when_it_logs_in(storage: Storage) -> None:
    company = seated(storage)
    ada = storage.new_person(new_token())
    storage.move_key(company.keys[0], ada.id)
    assert storage.person_of_key(company.keys[0]) == ada
    assert storage.matches_of(ada.id) == [company.id]
    assert storage.load(company.id).seats[0].people == {ada.id, company.people[0].id}


def test_a_forgotten_key_opens_nothing(storage: Storage) -> None:
    company = seated(storage)
    storage.forget_key(company.keys[0])
    assert storage.person_of_key(company.keys[0]) is None


def test_several_people_may_hold_a_seat_and_sit_down_twice(storage: Storage) -> None:
    company = seated(storage)
    guest = storage.new_person(new_token())
    storage.add_holder(company.id, 0, guest.id)
    storage.add_holder(company.id, 0, guest.id)
    assert storage.load(company.id).seats[0].people == {company.people[0].id, guest.id}


def test_people_who_sit_down_at_the_same_moment_do_not_stumble(storage: Storage) -> None:
    company = seated(storage)
    guest = storage.new_person(new_token())
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda _: storage.add_holder(company.id, 1, guest.id), range(20)))
    assert guest.id in storage.load(company.id).seats[1].people


def test_a_link_leads_to_its_seat(storage: Storage) -> None:
    company = seated(storage)
    tokens = [seat.token for seat in storage.load(company.id).seats]
    assert [storage.seat_of_token(token) for token in tokens] == [(company.id, 0), (company.id, 1)]
    assert storage.seat_of_token("guess") is None
    assert storage.seat_of_token("\0") is None


def test_the_match_moved_last_comes_first(storage: Storage) -> None:
    person = storage.new_person(new_token())
    ids = [storage.create(dealt(), [None, None]) for _ in range(3)]
    for id in ids:
        storage.add_holder(id, 0, person.id)
    match = storage.load(ids[0]).match
    match.play("play 6")
    storage.append(ids[0], match, 0)
    assert storage.matches_of(person.id) == [ids[0], ids[2], ids[1]]
    assert storage.matches_of(person.id, most=1) == [ids[0]]


def test_the_latest_lines_of_chat_are_shown_oldest_first(storage: Storage) -> None:
    company = seated(storage)
    for number in range(CHAT_LINES_SHOWN + 2):
        storage.say(company.id, "Ada", f"line {number}")
    lines = storage.chat(company.id)
    assert lines[0] == ("Ada", "line 2")
    assert lines[-1] == ("Ada", f"line {CHAT_LINES_SHOWN + 1}")
