"""The upper bound is never below a plan: small boards solved exhaustively, random plans, its parts by brute force."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Final

import pytest

from aevum.games.tempus_imperium import GAME
from aevum.games.tempus_imperium.constants import (
    ACTIONS,
    BUILD,
    BUILDINGS,
    DIG,
    GRID,
    INNER_SECTIONS,
    ROAD,
    SQUARE_AT,
    TURNS_PER_ROUND,
    USE,
)
from aevum.games.tempus_imperium.moves import GRID_SIZE, PASS
from aevum.games.tempus_imperium.options import Options
from aevum.games.tempus_imperium.solver.bitboard import (
    BIT,
    BUILD_AT,
    CORNERS,
    DIG_AT,
    FORT_AT,
    KIND_OF_ACT,
    ROAD_AT,
    TOUCHED,
    USE_AT,
    Model,
    Snapshot,
    bits,
    mask_of,
    model_of,
)
from aevum.games.tempus_imperium.solver.lake_reach import LakeReach
from aevum.games.tempus_imperium.solver.plan_annealing import PlanAnnealing
from aevum.games.tempus_imperium.solver.road_length import total
from aevum.games.tempus_imperium.solver.road_steiner import RoadSteiner
from aevum.games.tempus_imperium.solver.upper_bound import FORTS, Ceiling, Mix, bound
from aevum.kernel.chance import Chance

EVERYWHERE: Final = (1 << GRID_SIZE) - 1


def empty_model(gold: int = 10) -> Model:
    """Return a model without anything on it, in which no square can be used."""
    model = model_of(GAME.start(Options(digits="1806061935"), 1, Chance.from_seed(3)))
    model.filled = EVERYWHERE
    model.forests = model.quarries = model.lakes = model.enemies = 0
    model.farms = model.markets = model.forts = model.castles = model.used = 0
    model.stock1 = model.stock2 = model.stock3 = model.stock4 = 0
    model.sections, model.roads, model.networks, model.gold = 0, 0, (), gold
    return model


def at(*labels: str) -> int:
    return mask_of(SQUARE_AT[label] for label in labels)


def sections_in(squares: int) -> list[int]:
    """Return the sections between two of these squares."""
    return [section for section in range(INNER_SECTIONS) if TOUCHED[section] & ~squares == 0]


# -- roads


def hang_together(sections: tuple[int, ...]) -> bool:
    found, left = [sections[0]], set(sections[1:])
    for section in found:
        near = {other for other in left if CORNERS[section] & CORNERS[other] or TOUCHED[section] & TOUCHED[other]}
        found += sorted(near)
        left -= near
    return not left


@pytest.mark.parametrize("seed", range(4))
def test_the_shortest_roads_are_those_that_brute_force_finds(seed: int) -> None:
    chance, model = Random(seed), empty_model()
    window = [GRID.square(row, column) for row in range(3) for column in range(4)]
    places = chance.sample(window, 6)
    model.forests, model.quarries = mask_of(places[:3]), mask_of(places[3:5])
    model.markets = mask_of(places[5:])
    drawable = chance.sample(sections_in(mask_of(window)), 10)
    model.sections = mask_of(drawable)
    least: dict[tuple[int, bool, bool], int] = {}
    for count in range(1, len(drawable) + 1):
        for sections in combinations(drawable, count):
            if hang_together(sections):
                touched = mask_of(square for section in sections for square in bits(TOUCHED[section]))
                forests = (touched & model.forests).bit_count()
                found = (forests, touched & model.quarries > 0, touched & model.markets > 0)
                least.setdefault(found, count)
    steiner = RoadSteiner(model)
    for forests in range(1, 4):
        for quarry in (False, True):
            for market in (False, True):
                fewest = [
                    count
                    for (number, stone, first), count in least.items()
                    if number >= forests and stone >= quarry and first >= market
                ]
                length = steiner.least(forests, quarry=quarry, market=market)
                assert length == min(fewest) if fewest else length > len(drawable)


def test_two_forests_and_a_quarry_far_apart_need_a_long_road() -> None:
    model = empty_model()
    model.forests, model.quarries = at("A1", "A2", "J10"), at("B1")
    model.sections = mask_of(range(INNER_SECTIONS))
    steiner = RoadSteiner(model)
    assert steiner.least(1, quarry=True, market=False) == 1
    assert steiner.least(2, quarry=True, market=False) == 2
    # From A2 to J10 it is 17 squares, and a section reaches one square further.
    assert steiner.least(3, quarry=True, market=False) == 18


# -- lakes


def lake_sizes_beside(model: Model, square: int) -> int:
    """Return the squares of all lakes beside a square, added up."""
    building = model_of(GAME.start(Options(digits="1806061935"), 1, Chance.from_seed(3)))
    building.lakes = model.lakes & ~BIT[square]
    building.farms, building.markets, building.forts, building.castles = BIT[square], 0, 0, 0
    return building.lake_points()


@pytest.mark.parametrize("seed", range(4))
def test_no_digs_bring_more_lake_beside_a_building_than_the_reach_says(seed: int) -> None:
    chance, model = Random(seed), empty_model()
    window = [GRID.square(row, column) for row in range(3) for column in range(4)]
    places = chance.sample(window, 4)
    model.lakes, model.farms = mask_of(places[:3]), mask_of(places[3:])
    model.filled = EVERYWHERE & ~mask_of(window) | mask_of(places)
    reach = LakeReach(model)
    start, waves = model.saved(), {model.lakes}
    for digs in range(6):
        for lakes in waves:
            model.lakes = lakes
            assert lake_sizes_beside(model, places[3]) <= reach.squares_there(digs)
            sites = [square for square in window if not lakes & BIT[square] and square not in places]
            assert all(lake_sizes_beside(model, site) <= reach.squares(digs) for site in sites)
        more = set()
        for lakes in waves:
            for square in window:
                model.restore(start)
                model.lakes, model.filled = lakes, model.filled | lakes
                if model.carry_out(DIG_AT + square, DIG):
                    more.add(model.lakes)
        waves = more


def test_a_lake_that_is_shut_in_never_grows_and_counts_only_beside_itself() -> None:
    model = empty_model()
    model.lakes, model.forests, model.farms = at("A1", "E1"), at("B1", "A2"), at("F1")
    model.filled = model.lakes | model.forests | model.farms
    reach = LakeReach(model)
    assert reach.squares_there(0) == 1
    assert reach.squares_there(9) == 9 + 1
    assert reach.squares(9) == 9 + 1


# -- all of it


def small_board(seed: int) -> Model:
    """Return a random board on which a round can be played exhaustively."""
    chance = Random(seed)
    model = empty_model(chance.randrange(4, 14))
    window = [GRID.square(row, column) for row in range(2) for column in range(4)]
    chance.shuffle(window)
    forest, quarry, lake, market, other, enemy = (BIT[square] for square in window[:6])
    model.forests, model.quarries, model.lakes, model.markets = forest, quarry, lake, market
    model.farms, model.enemies = (other, enemy) if seed % 2 else (other | enemy, 0)
    model.filled = EVERYWHERE & ~mask_of(window[6:])
    for stock in ("stock1", "stock2", "stock3", "stock4"):
        setattr(model, stock, forest | quarry)
    model.sections = mask_of(chance.sample(sections_in(mask_of(window)), 4))
    model.free = [chance.choice((ROAD, DIG, BUILD, BUILD, USE)) for _ in range(TURNS_PER_ROUND)]
    return model


def acts_on(model: Model) -> list[int]:
    """Return every act that could be legal on a model."""
    empty = bits(EVERYWHERE & ~model.filled)
    buildings = bits(model.farms | model.markets | model.forts | model.castles)
    return [
        *(ROAD_AT + section for section in bits(model.sections & ~model.roads)),
        *(DIG_AT + square for square in empty),
        *(BUILD_AT + kind * GRID_SIZE + square for kind in range(len(BUILDINGS)) for square in empty),
        *(USE_AT + square for square in buildings),
        *(FORT_AT + fort * GRID_SIZE + enemy for fort in bits(model.forts) for enemy in bits(model.enemies)),
    ]


def most_points(model: Model) -> int:
    """Return the most points of a round, by trying all acts in all turns."""
    positions: set[Snapshot] = {model.saved()}
    for turn in range(TURNS_PER_ROUND):
        richest: dict[tuple[object, ...], Snapshot] = {}
        for position in positions:
            model.restore(position)
            for act in (PASS, *acts_on(model)):
                model.restore(position)
                if model.take(act, turn) or act == PASS:
                    # More gold is never worse.
                    after, gold = model.saved(), model.gold
                    model.gold = 0
                    same = (*model.saved()[:-1], frozenset(model.networks))
                    if same not in richest or richest[same][8] < gold:
                        richest[same] = after
        positions = set(richest.values())
    found = []
    for position in positions:
        model.restore(position)
        found.append(total(model))
    return max(found)


@pytest.mark.parametrize("seed", range(6))
def test_no_plan_of_a_small_board_exceeds_the_bound(seed: int) -> None:
    most = bound(small_board(seed), rounds=1)
    optimum = most_points(small_board(seed))
    assert optimum <= most
    assert optimum > total(small_board(seed))


def totals_of(model: Model, acts: list[int]) -> Iterator[tuple[Mix, int, int, int]]:
    """Yield the totals of the legal acts of a plan, for the class of forts that it belongs to; the model follows."""
    legal = [act for turn, act in enumerate(acts) if model.take(act, turn)]
    built = [BUILDINGS[(act - BUILD_AT) // GRID_SIZE] for act in legal if KIND_OF_ACT[act] == BUILD]
    farms, castles, forts = (built.count(kind) for kind in ("farm", "castle", "fort"))
    destroyed = sum(act >= FORT_AT for act in legal)
    roads, uses = (sum(KIND_OF_ACT[act] == kind for act in legal) for kind in (ROAD, USE))
    for least, most in FORTS:
        if least <= forts <= most:
            yield Mix(farms, len(built) - farms - castles, castles, least, most), roads, destroyed, uses - destroyed


@pytest.mark.parametrize("digits", ["1806060000", "1806061935", "2611152030"])
def test_a_plan_has_no_more_points_than_the_bound_of_its_own_totals(digits: str) -> None:
    start = GAME.start(Options(digits=digits), 1, Chance.from_seed(3))
    ceiling = Ceiling(model_of(start))
    run = PlanAnnealing(model_of(start), Random(4), [PASS] * 50)
    for _ in range(12):
        run.cool(150, 6.0, 4.0)
        model = model_of(start)
        totals = list(totals_of(model, run.acts))
        assert len(totals) == 1
        assert total(model) == run.points
        assert run.points <= ceiling.points_of(*totals[0])


def test_all_actions_have_turns_on_some_small_board() -> None:
    assert {kind for seed in range(6) for kind in small_board(seed).free} == set(range(len(ACTIONS)))
