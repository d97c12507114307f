"""Keys change at sign-in, pages close at sign-out, and passwords can be changed."""

from __future__ import annotations

import json
import time

import pytest

from aevum.server.security.login_throttle import LoginThrottle
from server.cheap_hashes import real_hashes
from server.high_card_matches import ADA, seated
from server.raw_client import Answer, RawClient, RawSocket

PASSWORD = "right-password"


@pytest.fixture
def login_client(client: RawClient) -> RawClient:
    client.app.state.attempts = LoginThrottle()
    return client


def registered(login_client: RawClient, login: str) -> Answer:
    return login_client.submit("/account/register", f"login={login}&password={PASSWORD}")


def enter(login_client: RawClient, login: str, password: str = PASSWORD, key: str = "") -> Answer:
    return login_client.submit("/account/enter", f"login={login}&password={password}", key=key)


def signed_in(login_client: RawClient, key: str) -> bool:
    return "signed in as" in login_client.get("/account", key=key).text


def stays_open(line: RawSocket) -> bool:
    """Whether the server leaves a socket open, seen after another one was closed."""
    line.hear_all()
    return line.closed is None


def test_the_key_changes_when_somebody_registers_or_signs_in(login_client: RawClient) -> None:
    before = login_client.submit("/account/name", "name=Ada").key
    registering = login_client.submit("/account/register", f"login=rotating&password={PASSWORD}", key=before)
    assert registering.key not in ("", before)
    assert not signed_in(login_client, before)
    assert signed_in(login_client, registering.key)
    planted = login_client.submit("/account/name", "name=Eve").key
    entering = enter(login_client, "rotating", key=planted)
    assert entering.key not in ("", planted)
    assert not signed_in(login_client, planted), "who gave somebody a key of their own does not share the account"
    assert signed_in(login_client, entering.key)


def test_an_open_page_closes_when_its_browser_signs_out(login_client: RawClient) -> None:
    company = seated(login_client.hub.storage)
    page = f"/m/{company.id}/live"
    with login_client.open(page, key=company.keys[ADA]) as line, login_client.open(page, key=company.keys[1]) as other:
        length = json.loads(line.hear())["length"]
        other.hear()
        login_client.submit("/account/leave", "", key=company.keys[ADA])
        for pick in ("play", "6"):
            line.say({"do": "pick", "pick": pick, "length": length, "draft": 0})
        assert line.until_closed() == 4401
        assert stays_open(other)
    assert login_client.hub.storage.length(company.id) == 0


def test_signing_out_everywhere(login_client: RawClient) -> None:
    keys = [
        registered(login_client, "everywhere").key,
        enter(login_client, "everywhere").key,
        enter(login_client, "everywhere").key,
    ]
    company = seated(login_client.hub.storage)
    lines = [login_client.open(f"/m/{company.id}/live", key=key) for key in keys]
    for line in lines:
        line.hear()
    assert login_client.submit("/account/leave-everywhere", "", key=keys[0]).status == 303
    assert [signed_in(login_client, key) for key in keys] == [False] * 3
    assert [line.until_closed() for line in lines] == [4401] * 3
    for line in lines:
        line.hang_up()


def test_a_new_password_takes_the_old_one_and_signs_the_others_out(login_client: RawClient) -> None:
    here, there = registered(login_client, "changing").key, enter(login_client, "changing").key
    wrong = login_client.submit("/account/password", "password=not-this-one&new=another-password", key=here)
    assert wrong.status == 400
    short = login_client.submit("/account/password", f"password={PASSWORD}&new=short", key=here)
    assert short.status == 400
    done = login_client.submit("/account/password", f"password={PASSWORD}&new=another-password", key=here)
    assert done.status == 303
    assert [signed_in(login_client, key) for key in (here, there, done.key)] == [False, False, True]
    assert enter(login_client, "changing").status == 400
    assert enter(login_client, "changing", "another-password").status == 303


def test_who_has_no_account_has_no_password_to_change(login_client: RawClient) -> None:
    key = login_client.submit("/account/name", "name=Ada").key
    for who in ("", key):
        assert (
            login_client.submit("/account/password", "password=whatever1&new=another-password", key=who).status == 400
        )


def test_wrong_passwords_of_a_change_are_counted(login_client: RawClient) -> None:
    key = registered(login_client, "counted").key
    tries = [
        login_client.submit("/account/password", f"password=wrong{n}&new=another-password", key=key) for n in range(6)
    ]
    assert [answer.status for answer in tries] == [400] * 5 + [429]


def test_a_key_taken_away_elsewhere_closes_its_pages(login_client: RawClient) -> None:
    """The key is revoked by another process, or by the operator at the command line."""
    company = seated(login_client.hub.storage)
    with login_client.open(f"/m/{company.id}/live", key=company.keys[ADA]) as line:
        line.hear()
        with login_client.open(f"/m/{company.id}/live") as watching:
            watching.hear()
            login_client.hub.storage.forget_keys(company.people[ADA].id)
            login_client.wait(login_client.hub.session_keys.close_revoked())
            assert line.until_closed() == 4401
            assert stays_open(watching)


def test_a_name_that_nobody_has_takes_as_long_as_a_wrong_password(login_client: RawClient) -> None:
    """Time is that of the processor, which load on the machine does not change."""
    times: dict[str, list[float]] = {"slow": [], "nobody-at-all": []}
    with real_hashes():
        registered(login_client, "slow")
        enter(login_client, "nobody-at-all", "wrong-password")
        for _ in range(3):
            for login, found in times.items():
                begun = time.process_time()
                enter(login_client, login, "wrong-password")
                found.append(time.process_time() - begun)
    known, unknown = (min(found) for found in times.values())
    assert 0.5 < unknown / known < 2
