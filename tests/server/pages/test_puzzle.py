"""Puzzle of the day: the first try has a place in the table, later ones are practice."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from typing import Final

from aevum.kernel.records.savefile import read_match
from aevum.kernel.registry import find_game
from aevum.web.components.par import Par
from server.raw_client import RawClient

GOLDEN: Final = Path(__file__).parents[2] / "golden"
PAGE: Final = "/puzzle/tempus-imperium"
BEGIN: Final = "game=tempus-imperium&preset=daily"


def person(client: RawClient, name: str) -> str:
    return client.submit("/account/name", f"name={name}").key


def finished(client: RawClient, key: str, game: str) -> str:
    """Store a finished match as a person's try at the puzzle of today; return its id."""
    storage = client.hub.storage
    id = storage.create(read_match(GOLDEN / f"tempus-imperium-{game}.aevum", find_game), [None], str(date.today()))
    holder = storage.person_of_key(key)
    assert holder is not None
    storage.add_holder(id, 0, holder.id)
    return id


def among(client: RawClient, key: str) -> int:
    """Return the number of people with a place today, as a person with a place reads it."""
    found = re.search(r"Place \d+ of (\d+) today", client.get(PAGE, key=key).text)
    assert found is not None
    return int(found[1])


def test_a_better_second_try_changes_no_place(client: RawClient) -> None:
    ada, bela = person(client, "Ada"), person(client, "Bela")
    finished(client, ada, "2611152030")
    finished(client, bela, "1806061935")
    practice = finished(client, ada, "1806061935")
    assert "Place 2 of 2 today" in client.get(PAGE, key=ada).text
    end = client.get(f"/m/{practice}/end", key=ada).text
    assert "Practice: only the first try" in end
    assert "Place 2 of 2 today" in end


def test_a_first_try_is_continued_until_it_is_over(client: RawClient) -> None:
    key = person(client, "Ada")
    first = client.submit("/matches", BEGIN, key=key).header("location")
    assert client.submit("/matches", BEGIN, key=key).header("location") == first
    page = client.get(PAGE, key=key).text
    assert f'href="{first}"' in page
    assert "Practice" not in page
    assert client.submit(f"{first}/delete", "", key=key).status == 403, "it counts, so it cannot be tried anew"
    assert client.submit(f"{first}/hide", "", key=key).status == 303


def test_how_others_play_is_shown_to_those_who_have_a_place(client: RawClient) -> None:
    ada, bela = person(client, "Ada"), person(client, "Bela")
    id = finished(client, bela, "1806061935")
    assert f"/m/{id}/replay" not in client.get(PAGE, key=ada).text
    finished(client, ada, "2611152030")
    assert f"/m/{id}/replay" in client.get(PAGE, key=ada).text


def test_whoever_gives_up_the_place_sees_how_the_par_is_made(client: RawClient) -> None:
    storage, ada, bela = client.hub.storage, person(client, "Ada"), person(client, "Bela")
    finished(client, ada, "1806061935")
    own = finished(client, bela, "2611152030")
    storage.store_par(str(date.today()), "tempus-imperium", Par({"total": 90}, 200, own))
    way, before = f"/m/{own}/replay?at=0", among(client, bela)
    assert way not in client.get(PAGE, key=ada).text
    assert client.submit(f"{PAGE}/give-up", "", key=ada).header("location") == PAGE
    seen = client.get(PAGE, key=ada).text
    assert way in seen
    assert "given up your place" in seen
    assert "give-up" not in seen
    assert "Practice" in seen
    assert among(client, bela) == before - 1, "Ada has no place"
    assert way not in client.get(PAGE, key=bela).text
    again = client.submit("/matches", BEGIN, key=ada).header("location")
    assert again != client.submit("/matches", BEGIN, key=ada).header("location"), "no try counts any more"


def test_a_place_given_up_as_a_guest_is_given_up_after_signing_in(client: RawClient) -> None:
    registered = client.submit("/account/register", "login=puzzler&password=right-password").key
    finished(client, registered, "2611152030")
    guest = person(client, "Guest")
    client.submit(f"{PAGE}/give-up", "", key=guest)
    entered = client.submit("/account/enter", "login=puzzler&password=right-password", key=guest).key
    assert "given up your place" in client.get(PAGE, key=entered).text


def test_a_game_without_a_puzzle_has_no_place_to_give_up(client: RawClient) -> None:
    assert client.submit("/puzzle/tempus/give-up", "").status == 404
    assert client.submit("/puzzle/nothing/give-up", "").status == 404
