"""The example of a program that plays over HTTP plays a match to its end."""

from __future__ import annotations

import asyncio
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from server.raw_client import RawClient

EXAMPLE = Path(__file__).parents[3] / "examples" / "http_player.py"


def test_the_example_plays_against_a_bot(client: RawClient, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = spec_from_file_location("http_player", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = module_from_spec(spec)
    spec.loader.exec_module(example)

    def call(server: str, path: str, token: str = "", body: Any = None) -> Any:
        target = f"{server}/api/matches{path}"
        answer = client.get(target, token=token) if body is None else client.post(target, body, token=token)
        assert answer.status < 300, answer.json()
        return answer.json()

    monkeypatch.setattr(example, "call", call)
    monkeypatch.setattr(example.time, "sleep", lambda seconds: client.wait(asyncio.sleep(seconds)))
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    begun = call("", "", body={"game": "high-card", "seats": seats})
    match = example.play("", begun["id"], begun["seats"][0]["token"], wait=0.01)
    assert match["over"]
    assert match["outcome"]["ranking"]
