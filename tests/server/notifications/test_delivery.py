"""E-mails go to confirmed addresses, and to others only once, to ask for confirmation."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from aevum.server.security.rate_limits import RATES, RateLimits
from aevum.server.storage.matches import new_token
from server.conftest import empty_database
from server.fake_mail import address_of
from server.raw_client import RawClient
from server.survives_attack import assert_refused


@pytest.fixture
def table(tmp_path: Path, pytestconfig: pytest.Config, mail: Any) -> Iterator[RawClient]:
    """Yield a server that sends e-mails."""
    wishes: dict[str, Any] = {"smtp": f"smtp://{address_of(mail)}", "sender": "table@example.org"}
    with (
        empty_database(tmp_path, pytestconfig.getoption("--postgres")) as url,
        RawClient(url, "https://a.example", hosts=("table.test",), **wishes) as client,
    ):
        yield client


def wish(table: RawClient, address: str, key: str = "") -> str:
    """Ask for e-mails to an address; return the key of the person."""
    answer = table.submit("/account/name", f"name=Ada&email={address.replace('@', '%40')}", key=key)
    table.wait(settled(table))
    return answer.key or key


async def settled(table: RawClient) -> None:
    """Wait until no e-mail is being sent."""
    own = {task for task in table.hub.background_tasks if "ask_to_confirm" in repr(task)}
    await asyncio.gather(*own)


def link_in(letter: str) -> str:
    found = re.search(r"https://a\.example(/account/email/[\w-]+)", letter.replace("=\n", "").replace("=\r\n", ""))
    assert found is not None, letter
    return found[1]


def email_of(table: RawClient, key: str) -> tuple[str, str]:
    person = table.hub.storage.person_of_key(key)
    assert person is not None
    return table.hub.storage.email_of(person.id)


def test_an_address_is_asked_and_says_yes(table: RawClient, mail: Any) -> None:
    key = wish(table, "ada@example.org")
    assert email_of(table, key) == ("", "ada@example.org")
    person = table.hub.storage.person_of_key(key)
    assert person is not None
    assert table.hub.storage.emails([person.id]) == [], "no notice goes there yet"
    assert "We have written to ada@example.org" in table.get("/account", key=key).text
    (letter,) = mail.heard
    assert "To: ada@example.org" in letter
    link = link_in(letter)
    assert "ada@example.org" in table.get(link).text
    assert email_of(table, key)[0] == "", "to read the link confirms nothing"
    assert table.submit(link, "").status == 303
    assert email_of(table, key) == ("ada@example.org", "")
    assert_refused(table.get(link), 404)
    assert_refused(table.submit(link, ""), 404)
    wish(table, "ada@example.org", key)
    assert len(mail.heard) == 1, "what is confirmed is not asked again"


def test_an_old_link_confirms_no_newaddress_of(table: RawClient, mail: Any) -> None:
    key = wish(table, "ada@example.org")
    old = link_in(mail.heard[0])
    wish(table, "victim@example.org", key)
    assert_refused(table.submit(old, ""), 404)
    assert email_of(table, key) == ("", "victim@example.org")


def test_no_letters_any_more(table: RawClient, mail: Any) -> None:
    key = wish(table, "ada@example.org")
    table.submit(link_in(mail.heard[0]), "")
    wish(table, "", key)
    assert email_of(table, key) == ("", "")


def test_so_many_letters_are_asked_for_and_no_more(table: RawClient, mail: Any) -> None:
    table.app.state.limits = RateLimits(5)
    key = wish(table, "a0@example.org")
    for number in range(1, 10):
        wish(table, f"a{number}@example.org", key)
    assert len(mail.heard) == RATES["letter"].burst
    for _ in range(10):
        wish(table, "victim@example.org")
    assert len([letter for letter in mail.heard if "victim" in letter]) == RATES["letter"].burst
    answer = table.submit("/account/name", "name=Ada&email=victim%40example.org")
    assert answer.status == 429
    assert answer.header("retry-after")


def test_a_table_that_writes_no_letters_asks_for_noaddress_of(client: RawClient) -> None:
    key = client.submit("/account/name", "name=Ada&email=ada%40example.org").key
    assert email_of(client, key) == ("", "")
    assert 'type="email"' not in client.get("/account", key=key).text


def test_addresses_of_older_tables_wait_to_be_confirmed(client: RawClient) -> None:
    storage = client.hub.storage
    person = storage.new_person(new_token())
    storage.set_unconfirmed_email(person.id, "old@example.org", "en", new_token())
    assert storage.emails([person.id]) == []
