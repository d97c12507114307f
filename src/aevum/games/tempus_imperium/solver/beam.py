"""Beam search over turns: the most promising sheets of each turn are kept. Baseline for the other methods."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from aevum.games.tempus_imperium.constants import BUILDINGS, SECTIONS_OF, TURNS, TURNS_PER_ROUND
from aevum.games.tempus_imperium.moves import GRID_SIZE, PASS
from aevum.games.tempus_imperium.solver.bitboard import (
    BIT,
    BUILD_AT,
    DIG_AT,
    FORT_AT,
    KIND_OF_ACT,
    MEETING,
    PRICE,
    ROAD_AT,
    USE_AT,
    Model,
    Snapshot,
    bits,
    shores,
)
from aevum.games.tempus_imperium.solver.road_length import total

AT_A_TIME: Final = 100
"""Number of sheets expanded between two looks at the clock."""
BEGINNINGS: Final = tuple(sum(BIT[section] for section in sections) for sections in SECTIONS_OF)
"""Sections around each square, as a bitboard."""

Line = tuple[Snapshot, tuple[int, ...]]


def beam(model: Model, _: Random, width: int) -> Iterator[Sequence[int]]:
    """Yield after each turn the best line so far, passing from there on; at last the best of all."""
    lines: list[Line] = [(model.saved(), ())]
    best: Sequence[int] = [PASS] * TURNS
    for turn in range(TURNS):
        found: dict[Snapshot, tuple[float, tuple[int, ...]]] = {}
        for number, (sheet, acts) in enumerate(lines):
            if number % AT_A_TIME == AT_A_TIME - 1:
                yield best
            for act in _candidates(model, sheet, turn):
                model.restore(sheet)
                if act == PASS or model.take(act, turn):
                    if act == PASS:
                        model.take(act, turn)
                    after = model.saved()
                    if after not in found:
                        found[after] = (promise(model, turn + 1), (*acts, act))
        ranked = sorted(found.items(), key=lambda entry: -entry[1][0])[:width]
        lines = [(sheet, acts) for sheet, (_, acts) in ranked]
        best = _best(model, lines)
        yield best


def promise(model: Model, turn: int) -> float:
    """Return the evaluation of a sheet: its points, and what can still be made of it."""
    left = TURNS - turn
    reached = 0
    for _, touched in model.networks:
        reached |= touched
    wood = _held(model, reached & model.forests)
    stone = _held(model, reached & model.quarries)
    income = model.castles.bit_count() * ((model.markets | model.forts) & reached).bit_count()
    sites = (reached & shores(model.lakes) & ~model.filled).bit_count()
    part = left / TURNS
    return (
        model.points()
        + 0.3 * model.roads.bit_count()
        + part * (1.5 * min(wood, 12) + 2.5 * min(stone, 12) + 1.2 * min(income, 20) + 1.5 * min(sites, 8))
        + min(model.gold, 2 * left) * (0.2 + 2.0 * part)
    )


def _held(model: Model, squares: int) -> int:
    stocks = (model.stock1, model.stock2, model.stock3, model.stock4)
    return sum((stock & squares).bit_count() for stock in stocks)


def _candidates(model: Model, sheet: Snapshot, turn: int) -> list[int]:
    """Return the candidate acts: roads that meet another, all digs, builds and uses; only free ones without gold."""
    model.restore(sheet)
    acts = [*_roads(model), *_digs(model), *_builds(model), *_uses(model)]
    if model.gold < PRICE:
        free = model.free[turn % TURNS_PER_ROUND]
        acts = [act for act in acts if KIND_OF_ACT[act] == free]
    return [PASS, *acts]


def _roads(model: Model) -> list[int]:
    """Return sections that extend a road; the first one at a forest or quarry."""
    around = 0
    for section in bits(model.roads):
        for other in MEETING[section]:
            around |= BIT[other]
    if not model.roads:
        for square in bits(model.stock1):
            around |= BEGINNINGS[square]
    return [ROAD_AT + section for section in bits(around & model.sections & ~model.roads)]


def _digs(model: Model) -> list[int]:
    return [DIG_AT + square for square in bits(shores(model.lakes) & ~model.filled)]


def _builds(model: Model) -> list[int]:
    sites = 0
    for _, touched in model.networks:
        if touched & model.stock1:
            sites |= touched
    squares = bits(sites & ~model.filled)
    return [BUILD_AT + building * GRID_SIZE + square for building in range(len(BUILDINGS)) for square in squares]


def _uses(model: Model) -> list[int]:
    acts = [USE_AT + square for square in bits((model.castles | model.markets | model.farms) & ~model.used)]
    for fort in bits(model.forts & ~model.used):
        acts += [FORT_AT + fort * GRID_SIZE + enemy for enemy in bits(model.reach(BIT[fort]) & model.enemies)]
    return acts


def _best(model: Model, lines: list[Line]) -> Sequence[int]:
    """Return the line with most points if nothing more is done, filled up with passes.

    Before the last turn only the first hundred lines are compared, for speed.
    """
    most, chosen = -1_000_000, lines[0][1]
    for sheet, acts in lines[:100] if len(lines[0][1]) < TURNS else lines:
        model.restore(sheet)
        for turn in range(len(acts), TURNS):
            model.take(PASS, turn)
        points = total(model)
        if points > most:
            most, chosen = points, acts
    return [*chosen, *[PASS] * (TURNS - len(chosen))]
