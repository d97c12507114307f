"""Throttle of logins: after some wrong passwords a client has to wait; people who are signed in notice nothing."""

from __future__ import annotations

import pytest

from aevum.server.security import login_throttle
from aevum.server.security.login_throttle import (
    MAX_PAUSE_SECONDS,
    MAX_PER_ACCOUNT,
    MAX_PER_ADDRESS,
    WINDOW_SECONDS,
    LoginThrottle,
)
from server.fake_clock import Clock
from server.raw_client import RawClient

HERE = "203.0.113.7"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def attempts(clock: Clock) -> LoginThrottle:
    return LoginThrottle(clock)


def test_a_name_may_be_tried_so_often_and_again_when_the_first_is_long_ago(
    attempts: LoginThrottle, clock: Clock
) -> None:
    for _ in range(MAX_PER_ACCOUNT):
        assert attempts.begin("ada", HERE) == 0
        clock.now += 60
    assert attempts.begin("ada", HERE) == WINDOW_SECONDS - MAX_PER_ACCOUNT * 60
    assert attempts.begin("bela", HERE) == 0
    clock.now += WINDOW_SECONDS - MAX_PER_ACCOUNT * 60 - 0.5
    assert attempts.begin("ada", HERE) == 1
    clock.now += 0.5
    assert attempts.begin("ada", HERE) == 0
    assert attempts.begin("ada", HERE) == 60


def test_nobody_locks_the_owner_out_from_elsewhere(attempts: LoginThrottle) -> None:
    for number in range(200):
        attempts.begin("ada", f"10.0.{number}.1")
    assert attempts.begin("ada", HERE) == 0
    assert attempts.pause("ada") == MAX_PAUSE_SECONDS
    assert attempts.pause("bela") == 0
    attempts.succeed("ada", HERE)
    assert attempts.pause("ada") == 0


def test_the_first_wrong_passwords_are_no_reason_to_dawdle(attempts: LoginThrottle) -> None:
    for number in range(MAX_PER_ACCOUNT):
        attempts.begin("ada", f"10.0.0.{number}")
    assert attempts.pause("ada") == 0
    attempts.begin("ada", HERE)
    assert attempts.pause("ada") == 0.5


def test_an_address_may_try_so_many_names(attempts: LoginThrottle) -> None:
    for number in range(MAX_PER_ADDRESS):
        assert attempts.begin(f"name {number}", HERE) == 0
    assert attempts.begin("another", HERE) == WINDOW_SECONDS
    assert attempts.begin("another", "203.0.113.8") == 0


def test_being_refused_does_not_make_the_wait_longer(attempts: LoginThrottle, clock: Clock) -> None:
    for _ in range(MAX_PER_ACCOUNT):
        attempts.begin("ada", HERE)
    for _ in range(100):
        clock.now += 1
        assert attempts.begin("ada", HERE)
    clock.now += WINDOW_SECONDS - 100
    assert attempts.begin("ada", HERE) == 0


def test_a_right_password_begins_anew(attempts: LoginThrottle) -> None:
    for _ in range(3):
        for _ in range(MAX_PER_ACCOUNT):
            assert attempts.begin("ada", HERE) == 0
        attempts.succeed("ada", HERE)


def test_right_passwords_do_not_count_against_an_address(attempts: LoginThrottle) -> None:
    for number in range(10 * MAX_PER_ADDRESS):
        assert attempts.begin(f"name {number}", HERE) == 0
        attempts.succeed(f"name {number}", HERE)


def test_who_has_many_addresses_of_one_network_has_one(attempts: LoginThrottle) -> None:
    for number in range(MAX_PER_ADDRESS):
        assert attempts.begin(f"name {number}", f"2001:db8:0:7::{number:x}") == 0
    assert attempts.begin("another", "2001:db8:0:7:ffff::1")
    assert attempts.begin("another", "2001:db8:0:8::1") == 0
    assert attempts.begin("another", "::ffff:10.0.0.1") == 0


@pytest.mark.parametrize("address", ["", "unix:", "10.0.0.1:80", "fe80::1%eth0", "\0"])
def test_an_address_that_is_none_is_counted_all_the_same(attempts: LoginThrottle, address: str) -> None:
    for number in range(MAX_PER_ADDRESS):
        assert attempts.begin(f"name {number}", address) == 0
    assert attempts.begin("another", address)


def test_it_remembers_a_bounded_number_of_names(attempts: LoginThrottle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(login_throttle, "MAX_ORIGINS", 10)
    for number in range(100):
        attempts.begin(f"name {number}", f"10.0.0.{number}")
    assert len(attempts) == 10


# -- over HTTP


@pytest.fixture
def login_client(client: RawClient, clock: Clock) -> RawClient:
    """Return a client of a server where Ada has an account and no password was wrong yet."""
    client.app.state.attempts = LoginThrottle(clock)
    client.submit("/account/register", "login=Ada&password=right-password")
    return client


def enter(login_client: RawClient, password: str, login: str = "Ada") -> int:
    return login_client.submit("/account/enter", f"login={login}&password={password}").status


def test_after_five_wrong_passwords_not_even_the_right_one_is_looked_at(login_client: RawClient, clock: Clock) -> None:
    assert [enter(login_client, f"wrong-{number:04}") for number in range(MAX_PER_ACCOUNT)] == [400] * MAX_PER_ACCOUNT
    answer = login_client.submit("/account/enter", "login=aDA&password=right-password")
    assert (answer.status, answer.header("retry-after"), answer.key) == (429, "900", "")
    assert "try again in 15 minutes" in answer.text
    clock.now += WINDOW_SECONDS
    assert enter(login_client, "right-password") == 303


def test_the_refusal_is_said_in_the_language_of_the_reader(login_client: RawClient) -> None:
    for _ in range(MAX_PER_ACCOUNT):
        enter(login_client, "wrong-password")
    for language, sentence in {"es": "dentro de 15 minutos", "ru": "через 15 минут"}.items():
        headers = {"content-type": "application/x-www-form-urlencoded", "accept-language": language}
        answer = login_client.call("POST", "/account/enter", b"login=Ada&password=right-password", headers=headers)
        assert sentence in answer.text


def test_a_right_password_resets_the_count_of_the_account(login_client: RawClient) -> None:
    for _ in range(3):
        for _ in range(MAX_PER_ACCOUNT - 1):
            assert enter(login_client, "wrong-password") == 400
        assert enter(login_client, "right-password") == 303


def test_names_that_nobody_has_are_counted_alike(login_client: RawClient) -> None:
    assert [enter(login_client, "wrong-password", "nobody") for _ in range(MAX_PER_ACCOUNT + 1)] == [
        400
    ] * MAX_PER_ACCOUNT + [429]


def test_whoever_is_signed_in_stays_signed_in(login_client: RawClient) -> None:
    key = login_client.submit("/account/enter", "login=Ada&password=right-password").key
    for _ in range(MAX_PER_ACCOUNT + 1):
        enter(login_client, "wrong-password")
    assert "signed in as ada" in login_client.get("/account", key=key).text
    assert login_client.get("/mine", key=key).status == 200
    assert login_client.submit("/account/name", "name=Ada", key=key).status == 303
