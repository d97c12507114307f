"""Accounts: keys change when somebody signs in, pages close when somebody signs out, passwords can be changed."""

from __future__ import annotations

import asyncio
import json
import time

import pytest

from aevum.table.attempts import Attempts
from table.high_cards import ADA, seated
from table.visitor import Answer, Line, Visitor

PASSWORD = "right-password"


@pytest.fixture
def door(visitor: Visitor) -> Visitor:
    visitor.app.state.attempts = Attempts()
    return visitor


def registered(door: Visitor, login: str) -> Answer:
    return door.submit("/account/register", f"login={login}&password={PASSWORD}")


def enter(door: Visitor, login: str, password: str = PASSWORD, key: str = "") -> Answer:
    return door.submit("/account/enter", f"login={login}&password={password}", key=key)


def signed_in(door: Visitor, key: str) -> bool:
    return "signed in as" in door.get("/account", key=key).text


def closed(line: Line) -> int | None:
    line.visitor.wait(asyncio.sleep(0.15))
    line.hear_all()
    return line.closed


def test_the_key_changes_when_somebody_registers_or_signs_in(door: Visitor) -> None:
    before = door.submit("/account/name", "name=Ada").key
    registering = door.submit("/account/register", f"login=rotating&password={PASSWORD}", key=before)
    assert registering.key not in ("", before)
    assert not signed_in(door, before)
    assert signed_in(door, registering.key)
    planted = door.submit("/account/name", "name=Eve").key
    entering = enter(door, "rotating", key=planted)
    assert entering.key not in ("", planted)
    assert not signed_in(door, planted), "who gave somebody a key of their own does not share the account"
    assert signed_in(door, entering.key)


def test_an_open_page_closes_when_its_browser_signs_out(door: Visitor) -> None:
    company = seated(door.hub.storage)
    page = f"/m/{company.id}/live"
    with door.open(page, key=company.keys[ADA]) as line, door.open(page, key=company.keys[1]) as other:
        length = json.loads(line.hear())["length"]
        other.hear()
        door.submit("/account/leave", "", key=company.keys[ADA])
        for pick in ("play", "6"):
            line.say({"do": "pick", "pick": pick, "length": length, "draft": 0})
        assert closed(line) == 4401
        assert closed(other) is None
    assert door.hub.storage.length(company.id) == 0


def test_signing_out_everywhere(door: Visitor) -> None:
    keys = [registered(door, "everywhere").key, enter(door, "everywhere").key, enter(door, "everywhere").key]
    company = seated(door.hub.storage)
    lines = [door.open(f"/m/{company.id}/live", key=key) for key in keys]
    for line in lines:
        line.hear()
    assert door.submit("/account/leave-everywhere", "", key=keys[0]).status == 303
    assert [signed_in(door, key) for key in keys] == [False] * 3
    assert [closed(line) for line in lines] == [4401] * 3
    for line in lines:
        line.hang_up()


def test_a_new_password_takes_the_old_one_and_signs_the_others_out(door: Visitor) -> None:
    here, there = registered(door, "changing").key, enter(door, "changing").key
    wrong = door.submit("/account/password", "password=not-this-one&new=another-password", key=here)
    assert wrong.status == 400
    short = door.submit("/account/password", f"password={PASSWORD}&new=short", key=here)
    assert short.status == 400
    done = door.submit("/account/password", f"password={PASSWORD}&new=another-password", key=here)
    assert done.status == 303
    assert [signed_in(door, key) for key in (here, there, done.key)] == [False, False, True]
    assert enter(door, "changing").status == 400
    assert enter(door, "changing", "another-password").status == 303


def test_who_has_no_account_has_no_password_to_change(door: Visitor) -> None:
    key = door.submit("/account/name", "name=Ada").key
    for who in ("", key):
        assert door.submit("/account/password", "password=whatever1&new=another-password", key=who).status == 400


def test_wrong_passwords_of_a_change_are_counted(door: Visitor) -> None:
    key = registered(door, "counted").key
    tries = [door.submit("/account/password", f"password=wrong{n}&new=another-password", key=key) for n in range(6)]
    assert [answer.status for answer in tries] == [400] * 5 + [429]


def test_a_key_taken_away_elsewhere_closes_its_pages(door: Visitor) -> None:
    """By another process, or by the operator at the command line."""
    company = seated(door.hub.storage)
    with door.open(f"/m/{company.id}/live", key=company.keys[ADA]) as line:
        line.hear()
        with door.open(f"/m/{company.id}/live") as watching:
            watching.hear()
            door.hub.storage.forget_keys(company.people[ADA].id)
            door.wait(door.hub.keyring.look())
            assert closed(line) == 4401
            assert closed(watching) is None


def test_a_name_that_nobody_has_takes_as_long_as_a_wrong_password(door: Visitor) -> None:
    registered(door, "slow")
    enter(door, "nobody-at-all", "wrong-password")
    times: dict[str, list[float]] = {"slow": [], "nobody-at-all": []}
    for _ in range(3):
        for login, found in times.items():
            begun = time.perf_counter()
            enter(door, login, "wrong-password")
            found.append(time.perf_counter() - begun)
    known, unknown = (min(found) for found in times.values())
    assert 0.5 < unknown / known < 2
