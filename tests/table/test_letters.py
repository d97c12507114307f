"""Letters go to addresses that were confirmed, and to no other but once to ask."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from aevum.table.limits import RATES, Limits
from aevum.table.storage import new_token
from table.conftest import empty_database
from table.mailboxes import address_of
from table.sieges import assert_refused
from table.visitor import Visitor


@pytest.fixture
def table(tmp_path: Path, pytestconfig: pytest.Config, mail: Any) -> Iterator[Visitor]:
    """A table that writes letters."""
    wishes: dict[str, Any] = {"smtp": f"smtp://{address_of(mail)}", "sender": "table@example.org"}
    with (
        empty_database(tmp_path, pytestconfig.getoption("--postgres")) as url,
        Visitor(url, "https://a.example", hosts=("table.test",), **wishes) as visitor,
    ):
        yield visitor


def wish(table: Visitor, address: str, key: str = "") -> str:
    """Ask for letters to an address; the key of who asked."""
    answer = table.submit("/account/name", f"name=Ada&email={address.replace('@', '%40')}", key=key)
    table.wait(settled(table))
    return answer.key or key


async def settled(table: Visitor) -> None:
    """Until no letter is being written."""
    own = {errand for errand in table.hub.errands if "ask_to_confirm" in repr(errand)}
    await asyncio.gather(*own)


def link_in(letter: str) -> str:
    found = re.search(r"https://a\.example(/account/email/[\w-]+)", letter.replace("=\n", "").replace("=\r\n", ""))
    assert found is not None, letter
    return found[1]


def email_of(table: Visitor, key: str) -> tuple[str, str]:
    person = table.hub.storage.person_of_key(key)
    assert person is not None
    return table.hub.storage.email_of(person.id)


def test_an_address_is_asked_and_says_yes(table: Visitor, mail: Any) -> None:
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


def test_an_old_link_confirms_no_newaddress_of(table: Visitor, mail: Any) -> None:
    key = wish(table, "ada@example.org")
    old = link_in(mail.heard[0])
    wish(table, "victim@example.org", key)
    assert_refused(table.submit(old, ""), 404)
    assert email_of(table, key) == ("", "victim@example.org")


def test_no_letters_any_more(table: Visitor, mail: Any) -> None:
    key = wish(table, "ada@example.org")
    table.submit(link_in(mail.heard[0]), "")
    wish(table, "", key)
    assert email_of(table, key) == ("", "")


def test_so_many_letters_are_asked_for_and_no_more(table: Visitor, mail: Any) -> None:
    table.app.state.limits = Limits(5)
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


def test_a_table_that_writes_no_letters_asks_for_noaddress_of(visitor: Visitor) -> None:
    key = visitor.submit("/account/name", "name=Ada&email=ada%40example.org").key
    assert email_of(visitor, key) == ("", "")
    assert 'type="email"' not in visitor.get("/account", key=key).text


def test_addresses_of_older_tables_wait_to_be_confirmed(visitor: Visitor) -> None:
    storage = visitor.hub.storage
    person = storage.new_person(new_token())
    storage.wish_email(person.id, "old@example.org", "en", new_token())
    assert storage.emails([person.id]) == []
