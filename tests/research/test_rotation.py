"""Rotated observations: the seats of a position can be renamed in a circle, and every seat still sees the same."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest

import aevum
from aevum.games.clash_of_cultures.constants import NONE
from aevum.games.clash_of_cultures.maps import UNKNOWN
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER
from aevum.kernel.registry import find_game
from aevum.research.encoding import NotRotatable
from aevum.research.env_core import EnvConfig, EnvCore
from research.renamed_seats import renamed

SEATS = (3, 4, 5)
GOLDEN = Path(__file__).parent.parent / "golden"


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


def changed(config: EnvConfig, state: Any, by: int) -> set[str]:
    """Return the fields of rotated rows that change when every seat moves on."""
    seats = config.seats
    here = EnvCore(config, state, [0] * seats)
    there = EnvCore(config, renamed(config.game, state, seats, by), [0] * seats)
    rows = [(here.row(seat), there.row((seat + by) % seats)) for seat in range(seats)]
    return {
        field.name
        for one, other in rows
        if one != other
        for field in config.layout.fields
        if one[field.first : field.first + field.size] != other[field.first : field.first + field.size]
    }


@pytest.mark.parametrize("seats", SEATS)
def test_renaming_the_seats_of_a_position_changes_no_rotated_number(seats: int) -> None:
    config = EnvConfig.of(find_game("tempus"), seats, {}, rotate=True)
    sampled = positions(seats, 4)
    assert any(world.last_fight for world in sampled)
    assert any(world.last_progress for world in sampled)
    for number, world in enumerate(sampled[::3]):
        assert changed(config, world, 1 + number % (seats - 1)) == set()


def golden(name: str) -> tuple[EnvConfig, list[Any]]:
    """Return the configuration of a golden game, with rotation, and all its positions."""
    match = aevum.load(GOLDEN / f"{name}.aevum")
    states: list[Any] = [match.state_at(0).copy()]
    for played in match.moves:
        states.append(states[-1].copy())
        states[-1].apply(played.move)
    return EnvConfig(match.game, len(states[0].hands), states[0].options, rotate=True), states


@pytest.mark.parametrize("name", ["through-the-ages-full-2", "through-the-ages-full-3", "through-the-ages-full-4"])
def test_the_seats_of_through_the_ages_can_be_renamed(name: str) -> None:
    config, states = golden(name)
    found: set[str] = set()
    for number, table in enumerate(states):
        pending = set() if table.actor == OVER else set(config.game.law.pending(table))
        if number % 9 and not pending - found:
            continue
        found |= pending
        assert changed(config, table, 1 + number % (config.seats - 1)) == set()
    assert found >= {"bidder", "passed", "aggressor", "target"}
    assert config.seats == 2 or found >= {"victim", "owner"}
    views = [config.game.view(table, 0) for table in states[::9]]
    assert any(own.war_on >= 0 for view in views for own in view.civilizations)
    assert config.seats == 2 or any(len(own.pacts) > 1 for view in views for own in view.civilizations)


@pytest.mark.parametrize("name", ["clash-of-cultures-2", "clash-of-cultures-icons-3", "clash-of-cultures-wonder-4"])
def test_the_seats_of_clash_of_cultures_can_be_renamed(name: str) -> None:
    config, states = golden(name)
    found: set[str] = set()
    for number, table in enumerate(states):
        pending = (
            set() if table.actor == OVER else {name for name, value in config.game.law.pending(table).items() if value}
        )
        if number % 15 and not pending - found and not table.fights:
            continue
        found |= pending
        assert changed(config, table, 1 + number % (config.seats - 1)) == set()
    assert config.seats == 2 or "partner" in found
    assert config.seats < 4 or "owners" in found
    views = [config.game.view(table, 0) for table in states[::15]]
    assert any(view.seen for view in views)
    if config.seats == 3:
        assert "victim" in found
        assert any(nation.truce for view in views for nation in view.nations)


def test_ships_on_one_hex_and_hands_seen_are_in_the_order_of_their_rotated_owners() -> None:
    config, states = golden("clash-of-cultures-4")
    table = next(state for state in reversed(states) if all(state.hands)).copy()
    hex = next(cell for cell in table.land.layout.hexes if table.land.terrain[cell] != UNKNOWN)
    table.ship_at = [hex if ship in (0, 2, 5, 13) else NONE for ship in range(16)]
    table.ship_state = list(range(16))
    table.action_seen = [0b1111] * len(table.action_seen)
    assert changed(config, table, 3) == set()
    first = {field.name: field.first for field in config.layout.fields}
    place = f"hexes[{table.land.layout.hexes.index(hex)}].ships"
    row = EnvCore(config, table, [0] * 4).row(1)
    owners = [(row[first[f"{place}[{ship}].owner"]], row[first[f"{place}[{ship}].number"]]) for ship in range(4)]
    assert owners == [(0, 1), (2, 1), (3, 0), (3, 2)]


def test_a_seat_that_is_not_pending_is_not_the_own_seat() -> None:
    config, states = golden("clash-of-cultures-icons-3")
    at = next(field.first for field in config.layout.fields if field.name == "pending.victim")
    for table in states[::5]:
        pending = {} if table.actor == OVER else config.game.law.pending(table)
        for seat in range(3):
            expected = (pending["victim"] - seat) % 3 if "victim" in pending else -1
            assert EnvCore(config, table, [0] * 3).row(seat)[at] == expected


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
