"""Events of each move: message id and arguments, each once."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import aevum
from aevum.games.tempus_imperium.moves import BOOK
from aevum.games.tempus_imperium.state import Sheet
from aevum.kernel.events import EVERYONE, Event, Log
from aevum.kernel.words import Argument
from games.tempus_imperium.positions import SIX_SQUARES_ROAD, match_from, sheet_with, two_forests

PlainEvent = tuple[str, dict[str, Argument]]


def events_of(sheet: Sheet, line: str) -> list[PlainEvent]:
    """Return the events of a line as plain data."""
    return [plain(event) for event in match_from(sheet).play(line)]


def plain(event: Event) -> PlainEvent:
    return event.message, dict(event.arguments)


def test_doing_nothing() -> None:
    assert events_of(sheet_with(), "pass") == [("event-pass", {})]


def test_a_road() -> None:
    assert events_of(sheet_with(digit=1), "road F5-E5") == [("event-road", {"section": "E5-F5"})]


def test_a_paid_dig_tells_the_payment_first() -> None:
    assert events_of(sheet_with(lake="A1"), "pay dig B1") == [
        ("event-pay", {"gold": 2}),
        ("event-dig", {"square": "B1"}),
    ]


def test_a_building_with_its_only_forest() -> None:
    assert events_of(two_forests(b4=0), "build market C3") == [
        ("event-build", {"building": "market", "square": "C3", "gold": 2}),
        ("event-crossed-off", {"resource": "wood", "count": 2, "square": "B2"}),
    ]


def test_a_building_with_chosen_squares() -> None:
    assert events_of(two_forests(), "build market C3 from B4 from B2") == [
        ("event-build", {"building": "market", "square": "C3", "gold": 2}),
        ("event-crossed-off", {"resource": "wood", "count": 1, "square": "B4"}),
        ("event-crossed-off", {"resource": "wood", "count": 1, "square": "B2"}),
    ]


def test_a_paid_fort_with_wood_and_stone() -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, forest={"D5": 4}, quarry={"E5": 4}, digit=1)

    assert events_of(sheet, "pay build fort F6") == [
        ("event-pay", {"gold": 2}),
        ("event-build", {"building": "fort", "square": "F6", "gold": 2}),
        ("event-crossed-off", {"resource": "wood", "count": 1, "square": "D5"}),
        ("event-crossed-off", {"resource": "stone", "count": 1, "square": "E5"}),
    ]


@pytest.mark.parametrize(("building", "gold"), [("farm", 1), ("market", 2), ("castle", 4)])
def test_a_building_used(building: str, gold: int) -> None:
    symbols: dict[str, Any] = {"farm": "D6 F5", "market": "E6", "fort": "F6", "castle": "E5"}
    symbols[building] += " D5"
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, digit=0, **symbols)

    assert events_of(sheet, "use D5") == [("event-use", {"building": building, "square": "D5", "gold": gold})]


def test_an_enemy_destroyed() -> None:
    sheet = sheet_with(roads=SIX_SQUARES_ROAD, fort="D5", enemy="E6", digit=0)

    assert events_of(sheet, "use D5 E6") == [
        ("event-destroy", {"square": "E6", "fort": "D5"}),
        ("event-use", {"building": "fort", "square": "D5", "gold": 1}),
    ]


def test_the_raid_and_the_new_round_follow_the_tenth_turn() -> None:
    sheet = sheet_with(farm="E5", enemy="D5 F5", round=2, turn=10)

    assert events_of(sheet, "pass") == [
        ("event-pass", {}),
        ("event-raid", {"enemies": 2, "gold": 2}),
        ("event-round", {"round": 3}),
    ]


def test_the_raid_tells_the_gold_really_lost() -> None:
    sheet = sheet_with(farm="E5", enemy="D5 F5", turn=10, gold=1)

    assert ("event-raid", {"enemies": 2, "gold": 1}) in events_of(sheet, "pass")


def test_the_end_follows_the_last_raid() -> None:
    sheet = sheet_with(round=5, turn=10)

    assert [message for message, _ in events_of(sheet, "pass")] == ["event-pass", "event-raid", "event-over"]


def test_a_whole_game_tells_each_thing_once() -> None:
    match = aevum.new("tempus-imperium", digits="1806061935", seed=0)
    events = [event for _ in range(50) for event in match.play("pass")]

    messages = Counter(event.message for event in events)
    assert messages == {"event-pass": 50, "event-raid": 5, "event-round": 4, "event-over": 1}
    assert [plain(event) for event in events if event.message == "event-round"] == [
        ("event-round", {"round": number}) for number in (2, 3, 4, 5)
    ]
    assert all(event.audience == EVERYONE for event in events)
    assert [event for move in match.log() for event in move] == events


def test_a_state_without_a_listener_plays_the_same_in_silence() -> None:
    logged, silent = two_forests(), two_forests()
    logged.log = Log()
    for move in map(BOOK.parse, ("build market C3", "from B2", "from B4")):
        logged.apply(move)
        silent.apply(move)

    assert logged.key() == silent.key()
    assert len(logged.log.events) == 3
    assert logged.copy().log is None


def test_every_event_leads_to_its_clause() -> None:
    golden = sorted(Path(__file__).parents[2].joinpath("golden").glob("tempus-imperium-*.aevum"))
    assert golden
    for path in golden:
        match = aevum.load(path)
        assert all(event.clause in match.game.rulebook for events in match.log() for event in events)


@pytest.mark.parametrize(
    ("language", "used", "raided"),
    [
        (
            "en",
            "The market on D5 brings no gold.",
            "Raid! 2 enemies stand beside your buildings; your treasury is empty.",
        ),
        (
            "es",
            "El mercado de D5 no da oro.",
            "¡Ataque! 2 enemigos están junto a tus edificios; tu tesorería está vacía.",
        ),
        ("ru", "Рынок в D5 не приносит золота.", "Набег! Рядом с твоими постройками 2 врага; казна пуста."),
    ],
)
def test_no_gold_is_worded_as_none(language: str, used: str, raided: str) -> None:
    words = match_from(sheet_with()).game.words(language)
    assert words("event-use", building="market", square="D5", gold=0) == used
    assert words("event-raid", enemies=2, gold=0) == raided
