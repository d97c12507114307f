"""Wrong passwords: so many, then one has to wait; whoever is signed in notices nothing."""

from __future__ import annotations

import pytest

from aevum.table import attempts as attempts_module
from aevum.table.attempts import FOR_A_NAME, FROM_AN_ADDRESS, LONGEST_PAUSE, WINDOW, Attempts
from table.clocks import Clock
from table.visitor import Visitor

HERE = "203.0.113.7"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def attempts(clock: Clock) -> Attempts:
    return Attempts(clock)


def test_a_name_may_be_tried_so_often_and_again_when_the_first_is_long_ago(attempts: Attempts, clock: Clock) -> None:
    for _ in range(FOR_A_NAME):
        assert attempts.begin("ada", HERE) == 0
        clock.now += 60
    assert attempts.begin("ada", HERE) == WINDOW - FOR_A_NAME * 60
    assert attempts.begin("bela", HERE) == 0
    clock.now += WINDOW - FOR_A_NAME * 60 - 0.5
    assert attempts.begin("ada", HERE) == 1
    clock.now += 0.5
    assert attempts.begin("ada", HERE) == 0
    assert attempts.begin("ada", HERE) == 60


def test_nobody_locks_the_owner_out_from_elsewhere(attempts: Attempts) -> None:
    for number in range(200):
        attempts.begin("ada", f"10.0.{number}.1")
    assert attempts.begin("ada", HERE) == 0
    assert attempts.pause("ada") == LONGEST_PAUSE
    assert attempts.pause("bela") == 0
    attempts.right("ada", HERE)
    assert attempts.pause("ada") == 0


def test_the_first_wrong_passwords_are_no_reason_to_dawdle(attempts: Attempts) -> None:
    for number in range(FOR_A_NAME):
        attempts.begin("ada", f"10.0.0.{number}")
    assert attempts.pause("ada") == 0
    attempts.begin("ada", HERE)
    assert attempts.pause("ada") == 0.5


def test_an_address_may_try_so_many_names(attempts: Attempts) -> None:
    for number in range(FROM_AN_ADDRESS):
        assert attempts.begin(f"name {number}", HERE) == 0
    assert attempts.begin("another", HERE) == WINDOW
    assert attempts.begin("another", "203.0.113.8") == 0


def test_being_refused_does_not_make_the_wait_longer(attempts: Attempts, clock: Clock) -> None:
    for _ in range(FOR_A_NAME):
        attempts.begin("ada", HERE)
    for _ in range(100):
        clock.now += 1
        assert attempts.begin("ada", HERE)
    clock.now += WINDOW - 100
    assert attempts.begin("ada", HERE) == 0


def test_a_right_password_begins_anew(attempts: Attempts) -> None:
    for _ in range(3):
        for _ in range(FOR_A_NAME):
            assert attempts.begin("ada", HERE) == 0
        attempts.right("ada", HERE)


def test_right_passwords_do_not_count_against_an_address(attempts: Attempts) -> None:
    for number in range(10 * FROM_AN_ADDRESS):
        assert attempts.begin(f"name {number}", HERE) == 0
        attempts.right(f"name {number}", HERE)


def test_who_has_many_addresses_of_one_network_has_one(attempts: Attempts) -> None:
    for number in range(FROM_AN_ADDRESS):
        assert attempts.begin(f"name {number}", f"2001:db8:0:7::{number:x}") == 0
    assert attempts.begin("another", "2001:db8:0:7:ffff::1")
    assert attempts.begin("another", "2001:db8:0:8::1") == 0
    assert attempts.begin("another", "::ffff:10.0.0.1") == 0


@pytest.mark.parametrize("address", ["", "unix:", "10.0.0.1:80", "fe80::1%eth0", "\0"])
def test_an_address_that_is_none_is_counted_all_the_same(attempts: Attempts, address: str) -> None:
    for number in range(FROM_AN_ADDRESS):
        assert attempts.begin(f"name {number}", address) == 0
    assert attempts.begin("another", address)


def test_it_remembers_a_bounded_number_of_names(attempts: Attempts, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attempts_module, "KEPT", 10)
    for number in range(100):
        attempts.begin(f"name {number}", f"10.0.0.{number}")
    assert len(attempts) == 10


# -- at the door


@pytest.fixture
def door(visitor: Visitor, clock: Clock) -> Visitor:
    """A table where Ada has an account and nobody has been wrong yet."""
    visitor.app.state.attempts = Attempts(clock)
    visitor.submit("/account/register", "login=Ada&password=right-password")
    return visitor


def enter(door: Visitor, password: str, login: str = "Ada") -> int:
    return door.submit("/account/enter", f"login={login}&password={password}").status


def test_after_five_wrong_passwords_not_even_the_right_one_is_looked_at(door: Visitor, clock: Clock) -> None:
    assert [enter(door, f"wrong-{number:04}") for number in range(FOR_A_NAME)] == [400] * FOR_A_NAME
    answer = door.submit("/account/enter", "login=aDA&password=right-password")
    assert (answer.status, answer.header("retry-after"), answer.key) == (429, "900", "")
    assert "try again in 15 minutes" in answer.text
    clock.now += WINDOW
    assert enter(door, "right-password") == 303


def test_the_refusal_is_said_in_the_language_of_the_reader(door: Visitor) -> None:
    for _ in range(FOR_A_NAME):
        enter(door, "wrong-password")
    for language, sentence in {"es": "dentro de 15 minutos", "ru": "через 15 минут"}.items():
        headers = {"content-type": "application/x-www-form-urlencoded", "accept-language": language}
        answer = door.call("POST", "/account/enter", b"login=Ada&password=right-password", headers=headers)
        assert sentence in answer.text


def test_a_right_password_resets_the_count_of_the_account(door: Visitor) -> None:
    for _ in range(3):
        for _ in range(FOR_A_NAME - 1):
            assert enter(door, "wrong-password") == 400
        assert enter(door, "right-password") == 303


def test_names_that_nobody_has_are_counted_alike(door: Visitor) -> None:
    assert [enter(door, "wrong-password", "nobody") for _ in range(FOR_A_NAME + 1)] == [400] * FOR_A_NAME + [429]


def test_whoever_is_signed_in_stays_signed_in(door: Visitor) -> None:
    key = door.submit("/account/enter", "login=Ada&password=right-password").key
    for _ in range(FOR_A_NAME + 1):
        enter(door, "wrong-password")
    assert "signed in as ada" in door.get("/account", key=key).text
    assert door.get("/mine", key=key).status == 200
    assert door.submit("/account/name", "name=Ada", key=key).status == 303
