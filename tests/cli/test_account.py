"""`aevum account reset`: a forgotten password is the operator's to mend."""

from __future__ import annotations

import json
from pathlib import Path

from aevum.table.identity import HASHER, password_fits
from aevum.table.storage import Storage, new_token
from cli.conftest import Run


def test_a_reset_gives_a_new_password_and_signs_out_everywhere(aevum: Run, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"
    storage = Storage(url)
    storage.prepare()
    key = new_token()
    storage.register(storage.new_person(key).id, "Ada", "Ada", HASHER.hash("forgotten"))
    told = json.loads(aevum(f"account reset aDa --database {url} --json").out)
    found = storage.account("ada")
    assert found is not None
    assert password_fits(found[1], told["password"])
    assert not password_fits(found[1], "forgotten")
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
    assert "is no address and no network" in answer.err
