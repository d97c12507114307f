"""Neighbourhood repair frees a part of a plan, never loses points, and gives the same plan for the same seed."""

from __future__ import annotations

from random import Random

from aevum.games.tempus_imperium import GAME
from aevum.games.tempus_imperium.moves import PASS
from aevum.games.tempus_imperium.options import Options
from aevum.games.tempus_imperium.solver import repair as repairs
from aevum.games.tempus_imperium.solver.bitboard import ACTS, USE_AT, model_of
from aevum.games.tempus_imperium.solver.plan_moves import written
from aevum.games.tempus_imperium.solver.repair import Repair, as_wishes, squares_of
from aevum.games.tempus_imperium.solver.wish_annealing import WishAnnealing
from aevum.games.tempus_imperium.solver.wish_decoder import INCOME, WishDecoder
from aevum.games.tempus_imperium.state import Sheet
from aevum.kernel.chance import Chance


def sheet() -> Sheet:
    return GAME.start(Options(digits="1806061935"), 1, Chance.from_seed(3))


def annealed(seed: int) -> WishAnnealing:
    run = WishAnnealing(model_of(sheet()), Random(seed), [INCOME] * 8)
    run.cool(300, 6.0, 2.0)
    return run


def repaired(seed: int, times: int) -> Repair:
    repair = Repair(model_of(sheet()), Random(seed), annealed(1).best_wishes)
    repair.repair(times)
    return repair


def test_repairs_gain_points_which_the_rules_count_too() -> None:
    repair = repaired(2, 3)
    assert repair.best > annealed(1).best
    assert written(sheet(), repair.best_acts).points == repair.best


def test_equal_seeds_give_equal_repairs() -> None:
    assert repaired(3, 1).best_acts == repaired(3, 1).best_acts


def test_a_repair_drops_a_part_of_the_wishes_and_keeps_the_order_of_the_others() -> None:
    repair = Repair(model_of(sheet()), Random(4), annealed(1).best_wishes)
    dropped = []
    for _ in range(50):
        kept = repair.without_a_part()
        rest = iter(repair.wishes)
        assert all(wish in rest for wish in kept), "the wishes kept are in their order"
        dropped.append(len(repair.wishes) - len(kept))
    assert max(dropped) > repairs.SHORTEST


def test_a_list_without_places_can_be_repaired() -> None:
    repair = Repair(model_of(sheet()), Random(5), [INCOME] * 8)
    assert all(set(repair.without_a_part()) <= {INCOME} for _ in range(20))


def test_the_acts_of_a_plan_become_wishes_with_the_same_result() -> None:
    run = annealed(1)
    wishes = as_wishes(run.best_acts)
    assert PASS not in wishes
    assert all(wish >= ACTS for wish in wishes if not squares_of(wish))
    assert not any(USE_AT <= wish < ACTS for wish in wishes)
    assert WishDecoder(model_of(sheet())).carry_out(wishes) > -90
