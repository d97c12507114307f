"""Layout of observations: each number has one meaning in every match, and nothing hidden is among them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Annotated, Any

import pytest
from high_card import GAME as HIGH_CARD

import aevum
from aevum.kernel.chance import Chance
from aevum.kernel.encoding_hints import DERIVED, BitPacked, ByKey, CountPerKind, OneOf, UpTo, ValuePerKind
from aevum.kernel.game import OVER, AnyGame, State
from aevum.kernel.observation_row import ObservationRow
from aevum.kernel.registry import games
from aevum.research.__main__ import main
from aevum.research.encoding import IncrementalEncoder, Layout, TooMany, _EncoderInference, layout_of
from aevum.research.encoding import layout as layouts
from aevum.research.env_core import EnvConfig, EnvCore

GOLDEN_GAMES = Path(__file__).parents[1] / "golden"
TABLES = [pytest.param(game, seats, id=f"{game.id}-{seats}") for game in games().values() for seats in game.seats]


@dataclass(frozen=True)
class Chest:
    coins: int
    locked: bool


@dataclass(frozen=True)
class Room:
    phase: str
    number: int
    walls: tuple[int, ...]
    cards: Annotated[tuple[int, ...], CountPerKind(4)]
    prices: Annotated[dict[int, int], ValuePerKind(3)]
    odds: Annotated[dict[int, tuple[int, bool]], ValuePerKind(2, 2)]
    crew: Annotated[int, BitPacked(3, 2)]
    queue: Annotated[tuple[int, ...], UpTo(3)]
    colour: Annotated[str | None, OneOf(("red", "blue"))]
    debt: Annotated[dict[str, Any] | None, ByKey({"to": OneOf(("ann", "bob")), "sum": None})]
    chest: Chest | None
    seen: tuple[tuple[int, tuple[int, ...], int], ...]
    door: tuple[int, bool]
    gossip: Annotated[str, DERIVED]


def a_room(**changes: Any) -> Room:
    usual: dict[str, Any] = {
        "phase": "", "number": 7, "walls": (1, 2), "cards": (), "prices": {}, "odds": {}, "crew": 0, "queue": (),
        "colour": None, "debt": None, "chest": None, "seen": (), "door": (0, False), "gossip": "psst",
    }  # fmt: skip
    return Room(**usual | changes)


@dataclass(frozen=True)
class House:
    phase: str
    chests: tuple[Chest, ...]


def test_fewer_things_than_there_is_room_for_leave_zeros_and_no_trace() -> None:
    one, two = Chest(5, True), Chest(6, False)
    layout = Layout(_EncoderInference(HIGH_CARD).of(House, [House("", (one, two))]))
    encoder = IncrementalEncoder(layout)
    for chests in ((one, two), (two,), (one, two), (one, two, one), (), (one, one)):
        assert encoder.row(House("", chests)) == layout.row(House("", chests))


@pytest.fixture
def layout() -> Layout:
    return Layout(_EncoderInference(HIGH_CARD).of(Room, [a_room(), a_room(seen=((1, (2, 3), 4), (5, (6,), 7)))]))


def numbers(layout: Layout, room: Room) -> dict[str, list[float]]:
    """Return all values that are not zero, by field."""
    row = layout.row(room)
    found: dict[str, list[float]] = {}
    for entry in layout.fields:
        values = list(row[entry.first : entry.first + entry.size])
        if any(values):
            found.setdefault(entry.name, []).extend(values)
    return found


def test_fields_follow_one_another_without_gaps(layout: Layout) -> None:
    ends = [entry.first + entry.size for entry in layout.fields]
    assert [entry.first for entry in layout.fields] == [0, *ends[:-1]]
    assert ends[-1] == layout.size == len(layout.row(a_room()))


def test_each_field_is_written_as_it_says_of_itself(layout: Layout) -> None:
    room = a_room(
        cards=(3, 1, 3),
        prices={2: 9},
        odds={1: (6, True)},
        crew=0b110001,
        queue=(5, 6),
        colour="blue",
        debt={"to": "bob", "sum": 4},
        chest=Chest(8, True),
        seen=((7, (8,), 9),),
        door=(2, True),
    )
    assert numbers(layout, room) == {
        "phase": [1] + [0] * len(HIGH_CARD.law.steps),
        "number": [7],
        "walls": [1, 2],
        "cards": [0, 1, 0, 2],
        "prices": [0, 0, 9],
        "odds": [0, 0, 6, 1],
        "crew": [1, 0, 3],
        "queue": [2],
        "queue[0..2]": [5, 6, 0],
        "colour": [1, 0, 1],
        "debt": [1],
        "debt.to": [0, 1],
        "debt.sum": [4],
        "chest": [1],
        "chest.coins": [8],
        "chest.locked": [1],
        "seen": [1],
        "seen[0].0": [7],
        "seen[0].1": [1],
        "seen[0].1[0..3]": [8, 0, 0, 0],
        "seen[0].2": [9],
        "door": [2, 1],
    }


def test_a_queue_beyond_its_room_is_cut_but_its_length_is_encoded(layout: Layout) -> None:
    assert numbers(layout, a_room(queue=(1, 2, 3, 4, 5)))["queue"] == [5]
    assert numbers(layout, a_room(queue=(1, 2, 3, 4, 5)))["queue[0..2]"] == [1, 2, 3]


def test_a_kind_that_there_is_not_is_refused(layout: Layout) -> None:
    with pytest.raises(TooMany):
        layout.row(a_room(cards=(4,)))
    with pytest.raises(TooMany):
        layout.row(a_room(prices={-1: 2}))


def positions(game: AnyGame, seats: int, seed: int, every: int) -> list[State]:
    dice = Random(seed)
    state: State = game.start(game.options_type(), seats, Chance.from_seed(seed))
    found = [state.copy()]
    decisions = 0
    while state.actor != OVER:
        state.apply(dice.choice(game.without_resignations(state.legal())))
        decisions += 1
        if decisions % every == 0 or state.actor == OVER:
            found.append(state.copy())
    return found


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_seat_cannot_know_changes_no_number(game: AnyGame, seats: int) -> None:
    layout = layout_of(game, seats, game.options_type())
    for number, state in enumerate(positions(game, seats, 11, 25)):
        for seat in range(seats):
            other = state.resample(seat, Chance.from_seed(number))
            assert layout.row(game.view(state, seat)) == layout.row(game.view(other, seat))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_stays_written_is_what_would_be_written_anew(game: AnyGame, seats: int) -> None:
    layout = layout_of(game, seats, game.options_type())
    encoder = IncrementalEncoder(layout)
    for seed in (3, 4):
        for number, state in enumerate(positions(game, seats, seed, 5)):
            view = game.view(state, number % seats)
            assert encoder.row(view) == layout.row(view)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_glance_makes_the_same_numbers_as_a_view(game: AnyGame, seats: int) -> None:
    layout = layout_of(game, seats, game.options_type())
    for number, state in enumerate(positions(game, seats, 7, 5)):
        assert layout.row(game.observation_view(state, number % seats)) == layout.row(game.view(state, number % seats))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_numbers_written_from_the_state_are_those_of_the_view(game: AnyGame, seats: int) -> None:
    layout = layout_of(game, seats, game.options_type())
    for number, state in enumerate(positions(game, seats, 7, 7)):
        assert wrong_fields(game, layout, state, number % seats) == []


GOLDEN = ("clash-of-cultures-4", "tempus-5", "tempus-imperium-2611152030", "through-the-ages-full-4")


@pytest.mark.parametrize("name", GOLDEN)
def test_numbers_written_from_positions_of_golden_games_are_those_of_the_view(name: str) -> None:
    match = aevum.load(GOLDEN_GAMES / f"{name}.aevum")
    seats = len(match.seats)
    layout = layout_of(match.game, seats, match.options)
    for number, (state, _) in enumerate(match.replay()):
        if number % 11 == 0 or state.actor == OVER:
            assert wrong_fields(match.game, layout, state, number % seats) == []


def test_numbers_written_on_a_prepared_island_are_those_of_the_view() -> None:
    game = games()["tempus"]
    setting = EnvConfig.of(game, 3, {"island": "prepared"})
    state = game.start(setting.options, 3, Chance.from_seed(1))
    assert wrong_fields(game, setting.layout, state, 0) == []


def wrong_fields(game: AnyGame, layout: Layout, state: State, seat: int) -> list[str]:
    """Return the fields in which the numbers that a game writes itself differ from those of its view."""
    write = game.observation_writer()
    if write is None:
        return []
    row = ObservationRow(layout.size)
    write(state, seat, row)
    assert row.at == layout.size
    return differences(layout, row.numbers, layout.row(game.observation_view(state, seat)))


def differences(layout: Layout, written: Any, expected: Any) -> list[str]:
    """Return the fields in which two rows differ."""
    return [
        entry.name
        for entry in layout.fields
        if written[entry.first : entry.first + entry.size] != expected[entry.first : entry.first + entry.size]
    ]


def test_what_is_gone_is_wiped_out(layout: Layout) -> None:
    encoder = IncrementalEncoder(layout)
    full = a_room(walls=(4, 5), cards=(1, 1), queue=(7, 8, 9), colour="red", chest=Chest(3, True))
    for room in (full, a_room(walls=(6,)), full, a_room(chest=Chest(3, False)), a_room(), full, full):
        assert encoder.row(room) == layout.row(room)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_position_has_another_row_than_the_one_before(game: AnyGame, seats: int) -> None:
    """Decisions show in the numbers: nearly all moves change what the mover sees."""
    setting = EnvConfig.of(game, seats, {})
    play = EnvCore.begun(setting, 5)
    dice = Random(5)
    same = moves = 0
    while not play.over and moves < 120:
        seat, before = play.actor, play.row(play.actor)
        play.move(dice.choice(play.legal()))
        same += play.row(seat) == before
        moves += 1
    assert same <= moves // 10


@pytest.mark.parametrize("id", ["clash-of-cultures", "tempus", "tempus-imperium", "through-the-ages"])
def test_where_views_say_enough_of_themselves_the_layout_does_not_depend_on_the_matches_that_were_looked_at(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games()[id]
    usual = layout_of(game, game.seats[0], game.options_type())
    monkeypatch.setattr(layouts, "MATCHES", 3)
    layout_of.cache_clear()
    assert layout_of(game, game.seats[0], game.options_type()).fields == usual.fields


def test_the_layout_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["high-card", "--seats", "3", "--set", "swap_cards=2"]) == 0
    output = capsys.readouterr().out
    assert "high-card, seats: 3" in output
    assert "`in_hand`" in output
    assert "| 0 |" in output


def test_bad_arguments_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in (["no-such-game"], ["high-card", "--seats", "9"], ["high-card", "--set", "no=1"]):
        with pytest.raises(SystemExit):
            main(wrong)
        assert "error" in capsys.readouterr().err
