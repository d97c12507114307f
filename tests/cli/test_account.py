"""`aevum account reset`: the operator sets a new password for a person who forgot it."""

from __future__ import annotations

import json
from pathlib import Path

from aevum.server.accounts.passwords import HASHER, verify_password
from aevum.server.storage.matches import Storage, new_token
from cli.conftest import Run


def test_a_reset_gives_a_new_password_and_signs_out_everywhere(aevum: Run, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"
    storage = Storage(url)
    storage.prepare()
    key = new_token()
    storage.register(storage.new_person(key).id, "Ada", "Ada", HASHER.hash("forgotten"))
    answer = json.loads(aevum(f"account reset aDa --database {url} --json").out)
    found = storage.account("ada")
    assert found is not None
    assert verify_password(found[1], answer["password"])
    assert not verify_password(found[1], "forgotten")
    assert storage.person_of_key(key) is None
    assert "The new password of ada is" in aevum(f"account reset ada --database {url}").out
    storage.close()


def test_an_account_that_nobody_has(aevum: Run, tmp_path: Path) -> None:
    answer = aevum(f"account reset nobody --database sqlite:///{tmp_path / 'table.sqlite'}")
    assert answer.status == 2
    assert "There is no account" in answer.err


def test_a_proxy_is_an_address(aevum: Run) -> None:
    answer = aevum("serve --proxy nonsense")
    assert answer.status == 2
    assert "is neither an address nor a network" in answer.err
