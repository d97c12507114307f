"""Hostile WebSocket messages: floods, nonsense and moves for other seats.

The connection may be closed, the match goes on.
"""

from __future__ import annotations

import json
import tracemalloc
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from aevum.server.match_socket import MAX_MESSAGE_LENGTH, MESSAGE_BURST, NOT_ALLOWED, NOT_FOUND, TOO_MUCH
from server.high_card_matches import ADA, BELA
from server.raw_client import HOST, RawSocket
from server.survives_attack import AttackedMatch

FLOOD = 10_000
bounded = settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])


def line_of(attacked: AttackedMatch, seat: int | None = None, **headers: str) -> RawSocket:
    return attacked.client.open(
        f"{attacked.page}/live", key="" if seat is None else attacked.keys[seat], headers=headers
    )


# -- floods


@pytest.mark.parametrize(
    "message",
    [
        {"do": "pick", "pick": "play", "length": 1, "draft": 9},
        {"do": "ask", "place": "card-7"},
        {},
        {"do": "say", "text": ""},
    ],
)
def test_a_flood_of_messages_cuts_the_line(attacked: AttackedMatch, message: dict[str, Any]) -> None:
    with line_of(attacked, BELA) as line:
        line.hear()
        tracemalloc.start()
        text = json.dumps(message)
        for _ in range(FLOOD):
            line.say_text(text)
        heard = line.hear_all()
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert line.closed == TOO_MUCH
        assert len(heard) <= MESSAGE_BURST + 10
        assert peak < 20_000_000
    assert not attacked.client.live(attacked.id).viewers


def test_those_who_watch_are_not_disturbed_by_a_flood(attacked: AttackedMatch) -> None:
    with line_of(attacked, ADA) as quiet:
        quiet.hear()
        with line_of(attacked, BELA) as line:
            for _ in range(FLOOD):
                line.say({"do": "ask", "place": "card-7"})
            line.hear_all()
        assert len(quiet.hear_all()) <= MESSAGE_BURST
        assert quiet.closed is None


def test_a_message_too_long_cuts_the_line(attacked: AttackedMatch) -> None:
    for text in (
        "x" * (MAX_MESSAGE_LENGTH + 1),
        json.dumps({"do": "say", "text": "W" * MAX_MESSAGE_LENGTH}),
        "я" * 3_000_000,
    ):
        with line_of(attacked, BELA) as line:
            line.say_text(text)
            line.hear_all()
            assert line.closed == TOO_MUCH


def test_lines_that_come_and_go_leave_nothing_behind(attacked: AttackedMatch) -> None:
    for _ in range(50):
        line_of(attacked, BELA).hang_up()
    assert not attacked.client.live(attacked.id).viewers
    for number in range(50):
        with attacked.client.open(f"/m/nothing-{number}/live") as line:
            line.hear_all()
            assert line.closed == NOT_FOUND
    assert not attacked.client.hub.loading


# -- other origins


@pytest.mark.parametrize(
    "origin",
    ["http://evil.test", f"http://{HOST}.evil.test", "null", "", "http://[", "\xff", f"http://{HOST}@evil.test"],
)
def test_a_page_of_another_site_gets_no_line(attacked: AttackedMatch, origin: str) -> None:
    with line_of(attacked, BELA, origin=origin) as line:
        line.hear_all()
        assert line.closed == NOT_ALLOWED


def test_our_own_page_gets_one(attacked: AttackedMatch) -> None:
    with line_of(attacked, BELA, origin=f"http://{HOST}") as line:
        assert json.loads(line.hear())["turn"] is True


@pytest.mark.parametrize(
    "path", ["/m//live", "/m/%00/live", "/m/..%2f/live", "/m/' OR 1=1/live", "/m/" + "a" * 9000 + "/live"]
)
def test_a_line_to_nowhere_is_cut(attacked: AttackedMatch, path: str) -> None:
    with attacked.client.open(path) as line:
        line.hear_all()
        assert line.closed is not None


# -- nonsense

NONSENSE = [
    "",
    "null",
    "[]",
    "{",
    "NaN",
    "[" * 4_000,
    '{"a":' * 800,
    '{"do": "pick", "pick": 1e999, "length": 1}',
    '{"do": "pick", "pick": {"a": 1}, "length": 1, "draft": 0}',
    '{"do": "pick", "pick": "play", "length": ' + "9" * 4_000 + "}",
    '{"do": "pick", "pick": "\\ud800", "length": 1, "draft": 0}',
    '{"do": "ask", "place": "card-\\ud800"}',
    '{"do": "ask", "place": {"card": 7}}',
    '{"do": "ask", "place": "card-\\u0130"}',
    '{"do": "say", "text": {"a": ["<b>x"]}}',
    '{"do": "__class__"}',
    '{"do": {"pick": 1}}',
    '{"pick": "!lift"}',
    "\x00",
]


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_passed_over(attacked: AttackedMatch, text: str) -> None:
    with line_of(attacked, BELA) as line:
        line.hear()
        line.say_text(text)
        line.say({"do": "ask", "place": "card-12"})
        assert any("high_card.lay.hand" in heard for heard in line.hear_all())
        assert line.closed is None


def test_bytes_are_no_message(attacked: AttackedMatch) -> None:
    for content in (b"", b"\xff" * 100, b'{"do": "say"}'):
        with line_of(attacked, BELA) as line:
            line.say_bytes(content)
            line.hear_all()


labels = some.text(max_size=8) | some.sampled_from(
    ["play", "swap", "draw", "10", "!yes", "!agree", "!back", "!lift", "x"]
)
messages = some.fixed_dictionaries(
    {"do": some.sampled_from(["pick", "ask"]) | some.text(max_size=4)},
    optional={
        "pick": labels | some.integers() | some.none(),
        "length": some.integers(0, 3) | some.booleans() | some.text(max_size=2),
        "draft": some.integers(-1, 3) | some.none(),
        "place": labels | some.lists(some.text(max_size=3), max_size=2),
    },
)


@bounded
@given(sent=some.lists(messages, max_size=12))
def test_whatever_somebody_sends_whose_turn_it_is_not_nothing_happens(attacked: AttackedMatch, sent: list[Any]) -> None:
    """Ada has moved already, and a stranger has no seat."""
    for seat in (ADA, None):
        with line_of(attacked, seat) as line:
            for message in sent:
                line.say(message)
            line.hear_all()
            assert line.closed is None


# -- picks that are stale or for another seat


def test_a_stranger_can_neither_pick_nor_talk(attacked: AttackedMatch) -> None:
    with line_of(attacked) as line:
        line.hear()
        line.say({"do": "say", "text": "hello"})
        line.say({"do": "pick", "pick": "play", "length": 1, "draft": 0})
        line.say({"do": "pick", "pick": "!undo", "length": 1, "draft": 0})
        line.hear_all()
    live = attacked.client.live(attacked.id)
    assert (live.chat, live.drafts) == ([], {})


def test_picks_for_a_position_that_is_gone_are_passed_over(attacked: AttackedMatch) -> None:
    with line_of(attacked, BELA) as line:
        line.hear()
        for length, draft in ((0, 0), (2, 0), (1, 1), (1, -1), ("1", 0), (None, None), (1.5, 0)):
            line.say({"do": "pick", "pick": "play", "length": length, "draft": draft})
        line.hear_all()
    assert attacked.client.live(attacked.id).drafts == {}
