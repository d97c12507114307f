"""Rotated observations: the seats of a position can be renamed in a circle, and every seat still sees the same."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import pytest

from aevum.games.tempus.constants import CITY_VALUES
from aevum.kernel.chance import Chance
from aevum.kernel.game import FRAME, OVER
from aevum.kernel.registry import find_game
from aevum.research.encoding import NotRotatable
from aevum.research.env_core import EnvConfig, EnvCore

SEATS = (3, 4, 5)


def turned(values: Any, by: int, each: int = 1) -> list[Any]:
    """Return a list by seat after every seat has moved on by a number of places."""
    at = len(values) - by * each
    return [*values[at:], *values[:at]]


def renamed(world: Any, by: int) -> Any:
    """Return a position of Tempus in which every seat has moved on: what seat 0 had, seat `by` has."""
    seats = len(world.era)
    other = world.copy()

    def name(seat: int) -> int:
        return (seat + by) % seats if seat >= 0 else seat

    other.owner = [name(seat) for seat in world.owner]
    for field in ("era", "supply", "homes", "actions", "owed_double", "hands", "laid", "out"):
        setattr(other, field, turned(getattr(world, field), by))
    other.cities_left = turned(world.cities_left, by, len(CITY_VALUES))
    other.first = name(world.first)
    for at in range(1, len(world.frames), FRAME):
        other.frames[at] = name(world.frames[at])
    if world.last_fight:
        (attacker, defender, *where), *rest = world.last_fight
        other.last_fight = ((name(attacker), name(defender), *where), *rest)
    if world.last_progress:
        era, points, cards = world.last_progress
        other.last_progress = (era, tuple(turned(points, by)), tuple(turned(cards, by)))
    return other


def positions(seats: int, seed: int) -> list[Any]:
    game, dice = find_game("tempus"), Random(seed)
    state = game.start(game.options_type(), seats, Chance.from_seed(seed))
    found = [state.copy()]
    while state.actor != OVER:
        legal = state.legal()
        fights = [move for move in legal if game.book.verb_of(move).name in ("fight", "lay", "advance")]
        state.apply(dice.choice(fights or legal))
        found.append(state.copy())
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_renaming_the_seats_of_a_position_changes_no_rotated_number(seats: int) -> None:
    config = EnvConfig.of(find_game("tempus"), seats, {}, rotate=True)
    sampled = positions(seats, 4)
    assert any(world.last_fight for world in sampled)
    assert any(world.last_progress for world in sampled)
    for number, world in enumerate(sampled[::3]):
        by = 1 + number % (seats - 1)
        here = EnvCore(config, world, [0] * seats)
        there = EnvCore(config, renamed(world, by), [0] * seats)
        for seat in range(seats):
            expected, found = here.row(seat), there.row((seat + by) % seats)
            changed = [
                field.name
                for field in config.layout.fields
                if expected[field.first : field.first + field.size] != found[field.first : field.first + field.size]
            ]
            assert changed == []


@pytest.mark.parametrize("seats", SEATS)
def test_seat_0_sees_the_same_rotated_or_not(seats: int) -> None:
    game = find_game("tempus")
    plain, rotated = (EnvConfig.of(game, seats, {}, rotate=rotate) for rotate in (False, True))
    for world in positions(seats, 5)[::9]:
        rows = [EnvCore(config, world, [0] * seats).row(0) for config in (plain, rotated)]
        assert rows[0] == rows[1]


def test_a_rotated_row_begins_with_the_own_seat() -> None:
    config = EnvConfig.of(find_game("tempus"), 3, {}, rotate=True)
    world = positions(3, 6)[-1]
    first = {field.name: field.first for field in config.layout.fields}
    for seat in range(3):
        row = EnvCore(config, world, [0] * 3).row(seat)
        assert row[first["seat"]] == 0
        assert list(row[first["era"] : first["era"] + 3]) == [world.era[(seat + place) % 3] for place in range(3)]
        named = [(seat + int(owner)) % 3 if owner >= 0 else -1 for owner in row[first["owner"] :][: len(world.owner)]]
        assert named == world.owner


def test_copies_stay_rotated() -> None:
    play = EnvCore.begun(EnvConfig.of(find_game("tempus"), 3, {}, rotate=True), 1)
    for other in (play.fork(), copy.deepcopy(play), pickle.loads(pickle.dumps(play))):
        assert other.row(2) == play.row(2)


def test_a_game_that_does_not_say_what_is_by_seat_is_refused() -> None:
    with pytest.raises(NotRotatable):
        EnvConfig.of(find_game("high-card"), 3, {}, rotate=True)


def test_a_solo_game_has_nothing_to_rotate() -> None:
    game = find_game("tempus-imperium")
    plain, rotated = (EnvCore.begun(EnvConfig.of(game, 1, {}, rotate=rotate), 1) for rotate in (False, True))
    assert plain.row(0) == rotated.row(0)
