"""A forgotten password is replaced by a link in an e-mail: once, soon, and without telling who has an account."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from aevum.server.pages import password_reset
from aevum.server.security.login_throttle import LoginThrottle
from aevum.server.security.rate_limits import RATES, RateLimits
from aevum.server.security.server_secret import hashed
from server.conftest import empty_database
from server.fake_mail import address_of
from server.raw_client import Answer, RawClient
from server.survives_attack import assert_refused

OLD: Final = "right-password"
NEW: Final = "another-password"
ADA: Final = "ada@example.org"


@pytest.fixture
def table(tmp_path: Path, pytestconfig: pytest.Config, mail: Any) -> Iterator[RawClient]:
    """Yield a server that sends e-mails, with an account `ada` whose address is confirmed."""
    wishes: dict[str, Any] = {"smtp": f"smtp://{address_of(mail)}", "sender": "table@example.org"}
    with (
        empty_database(tmp_path, pytestconfig.getoption("--postgres")) as url,
        RawClient(url, "https://a.example", hosts=("table.test",), **wishes) as client,
    ):
        client.app.state.attempts = LoginThrottle()
        register(client, "ada", ADA)
        yield client


def register(table: RawClient, login: str, email: str) -> str:
    key = table.submit("/account/register", f"login={login}&password={OLD}").key
    person = table.hub.storage.person_of_key(key)
    assert person is not None
    table.hub.storage.set_email(person.id, email, "en")
    return key


def ask(table: RawClient, address: str) -> Answer:
    """Ask for a link to an address, and wait until it has been sent."""
    answer = table.submit("/account/forgotten", f"email={address.replace('@', '%40')}")
    table.wait(sent(table))
    return answer


async def sent(table: RawClient) -> None:
    await asyncio.gather(*{task for task in table.hub.background_tasks if "_send_links" in repr(task)})


def link_in(letter: str) -> str:
    found = re.search(r"https://a\.example(/account/reset/[\w-]+)", re.sub("=\r?\n", "", letter))
    assert found is not None, letter
    return found[1]


def enters(table: RawClient, password: str, login: str = "ada") -> bool:
    return table.submit("/account/enter", f"login={login}&password={password}").status == 303


def test_the_link_sets_a_new_password_once_and_signs_all_browsers_out(table: RawClient, mail: Any) -> None:
    assert "/account/forgotten" in table.get("/account").text
    key = table.submit("/account/enter", f"login=ada&password={OLD}").key
    ask(table, ADA.upper())
    (letter,) = mail.heard
    assert "account ada" in re.sub("=\r?\n", "", letter)
    link = link_in(letter)
    assert "account ada" in table.get(link).text
    assert table.submit(link, "new=short").status == 400
    assert enters(table, OLD), "neither to read the link nor a password that is too short changes anything"
    assert table.submit(link, f"new={NEW}").status == 303
    assert "signed in as" not in table.get("/account", key=key).text
    assert not enters(table, OLD)
    assert enters(table, NEW)
    assert_refused(table.get(link), 404)
    assert_refused(table.submit(link, f"new={OLD}-again"), 404)


def test_the_answer_does_not_tell_whether_there_is_an_account(table: RawClient, mail: Any) -> None:
    register(table, "bela", "")
    known, unknown = ask(table, ADA), ask(table, "eve@example.org")
    assert known.status == unknown.status == 200
    assert known.text == unknown.text.replace("eve@example.org", ADA)
    assert len(mail.heard) == 1
    assert table.submit("/account/forgotten", "email=nobody").status == 400


def test_a_link_is_void_after_an_hour_a_newer_one_or_another_change(
    table: RawClient, mail: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = table.hub.storage
    ada = storage.account("ada")
    assert ada is not None
    monkeypatch.setattr(password_reset, "VALID_SECONDS", -1.0)
    ask(table, ADA)
    monkeypatch.undo()
    ask(table, ADA)
    old, valid = (link_in(letter) for letter in mail.heard)
    assert_refused(table.submit(old, f"new={NEW}"), 404)
    assert storage.person_of_reset(valid.rpartition("/")[2]) == ada[0]
    changes: tuple[Callable[[], None], ...] = (
        lambda: storage.store_reset_token(ada[0].id, "newer", time.time() + 60),
        lambda: storage.set_email(ada[0].id, "new@example.org", "en"),
        lambda: storage.set_password(ada[0].id, ada[1]),
    )
    for void in changes:
        storage.store_reset_token(ada[0].id, "proof", time.time() + 60)
        void()
        assert not storage.reset_password("proof", "")
    assert enters(table, OLD)


def test_the_database_holds_only_the_hash_of_a_token(table: RawClient, mail: Any) -> None:
    ask(table, ADA)
    proof = link_in(mail.heard[0]).rpartition("/")[2]
    with table.hub.storage.engine.connect() as connection:
        stored = connection.exec_driver_sql("SELECT reset_proof FROM people WHERE login = 'ada'").scalar()
    assert stored == hashed(proof)


def test_so_many_links_are_asked_for_and_no_more(table: RawClient, mail: Any) -> None:
    table.app.state.limits = RateLimits(5)
    answers = [ask(table, ADA).status for _ in range(RATES["letter"].burst + 2)]
    assert len(mail.heard) == RATES["letter"].burst
    assert answers[-1] == 429
    unknown = [ask(table, "eve@example.org").status for _ in answers]
    assert unknown == answers


def test_each_account_with_the_address_gets_a_link_of_its_own(table: RawClient, mail: Any) -> None:
    register(table, "ada2", ADA)
    ask(table, ADA)
    first, second = (link_in(letter) for letter in mail.heard)
    table.submit(second, f"new={NEW}")
    assert enters(table, NEW, "ada2")
    assert enters(table, OLD)
    assert first != second


def test_a_server_without_mail_says_whom_to_ask(client: RawClient) -> None:
    assert "aevum account reset" in client.get("/account/forgotten").text
    assert_refused(client.submit("/account/forgotten", "email=ada%40example.org"), 404)
