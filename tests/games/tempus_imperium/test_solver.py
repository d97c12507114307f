"""The solver's bitboard model plays as the engine does, its plans are legal, and none exceeds its upper bound."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, Final

import pytest

from aevum.games.tempus_imperium import GAME
from aevum.games.tempus_imperium.moves import FROM_FIRST, PAID, PASS, ROAD_FIRST
from aevum.games.tempus_imperium.options import RANDOM_FREE_SQUARES, Options
from aevum.games.tempus_imperium.rules import score
from aevum.games.tempus_imperium.solver.bitboard import ACTS, Model, model_of
from aevum.games.tempus_imperium.solver.plan_annealing import PlanAnnealing
from aevum.games.tempus_imperium.solver.plan_moves import written
from aevum.games.tempus_imperium.solver.road_length import total
from aevum.games.tempus_imperium.solver.upper_bound import bound
from aevum.games.tempus_imperium.solver.wish_annealing import WishAnnealing
from aevum.games.tempus_imperium.solver.wish_decoder import INCOME, WishDecoder
from aevum.games.tempus_imperium.state import Sheet
from aevum.kernel.ai.solver import Plan
from aevum.kernel.chance import Chance

RULEBOOK: Final = "1806061935"
READINGS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"rim_roads": True},
    {"fort_and_castle_gold": 3},
    {"enemy_mode": RANDOM_FREE_SQUARES},
    {"fort_needs_enemy": False},
)


def sheet(digits: str = RULEBOOK, **reading: Any) -> Sheet:
    return GAME.start(Options(digits=digits, **reading), 1, Chance.from_seed(3))


def lively(sheet: Sheet, chance: Random) -> Iterator[int]:
    """Yield the acts of a random game in which each verb is equally likely; `sheet` follows them."""
    while sheet.frames:
        legal = sheet.legal()
        if legal[0] >= FROM_FIRST:
            sheet.apply(min(legal, key=lambda move: (sheet.left[move - FROM_FIRST], move)))
            continue
        # Paying for the digit's own action only makes a free action dearer.
        free = [move for move in legal if move < ACTS]
        paid = [move for move in legal if move >= ACTS and GAME.book.verb_of(move - PAID).name not in _verbs(free)]
        moves = free + paid
        verb = chance.choice(sorted({GAME.book.verb_of(move).name for move in moves}))
        move = chance.choice([move for move in moves if GAME.book.verb_of(move).name == verb])
        yield move - PAID if move >= ROAD_FIRST + PAID else move
        sheet.apply(move)


def _verbs(moves: list[int]) -> set[str]:
    return {GAME.book.verb_of(move).name for move in moves}


def agree(model: Model, sheet: Sheet) -> bool:
    return model.gold == sheet.gold and total(model) == sum(score.lines(sheet).values())


@pytest.mark.parametrize("reading", READINGS, ids=str)
def test_the_model_plays_as_the_engine_does(reading: dict[str, Any]) -> None:
    for number in range(4):
        engine = sheet("2611152030" if number % 2 else RULEBOOK, **reading)
        model = model_of(engine)
        turn = 0
        for turn, act in enumerate(lively(engine, Random(number))):
            if turn:
                assert agree(model, engine), f"after {turn} turns"
            assert model.take(act, turn) or act == PASS
        assert turn == 49
        assert agree(model, engine)


@pytest.mark.parametrize("reading", READINGS, ids=str)
def test_the_model_forbids_what_the_engine_forbids(reading: dict[str, Any]) -> None:
    chance, engine = Random(7), sheet(**reading)
    model = model_of(engine)
    for turn, played in enumerate(lively(engine, chance)):
        before = model.saved()
        for act in chance.sample(range(1, ACTS), 60):
            move = act if engine.check(act) is None else act + PAID
            model.restore(before)
            assert model.take(act, turn) == (engine.check(move) is None), GAME.book.notation(move)
        model.restore(before)
        model.take(played, turn)


def test_the_plan_of_a_wish_decoder_scores_the_same_in_the_engine() -> None:
    start = sheet()
    run = WishAnnealing(model_of(start), Random(1), [INCOME] * 8)
    run.cool(300, 6.0, 2.0)
    assert run.best > -90
    assert written(start, run.best_acts).points == run.best


def test_wishes_that_did_not_come_true_change_nothing() -> None:
    start = sheet()
    decoder = WishDecoder(model_of(start))
    assert decoder.carry_out([INCOME] * 3) == decoder.carry_out([INCOME] * 3 + [ACTS - 1])


def test_a_plan_is_annealed_from_any_turn_as_if_from_the_first() -> None:
    start = sheet()
    run = PlanAnnealing(model_of(start), Random(2), [PASS] * 50)
    run.cool(2_000, 4.0, 1.0)
    assert run.best > -90
    assert written(start, run.best_acts).points == run.best


def found(method: str, seed: int, pieces: int, width: int = 20) -> list[Plan]:
    return [plan for plan in islice(GAME.solver.search(sheet(), method, seed, width), pieces) if plan]


@pytest.mark.parametrize("method", GAME.solver.methods)
def test_plans_get_better_and_are_the_same_for_the_same_seed(method: str) -> None:
    plans = found(method, 5, 60)
    assert plans == found(method, 5, 60)
    assert [plan.points for plan in plans] == sorted({plan.points for plan in plans})
    for plan in plans[-2:]:
        engine = sheet()
        for move in plan.moves:
            assert engine.check(move) is None
            engine.apply(move)
        outcome = engine.outcome()
        assert outcome is not None
        assert outcome.totals == (plan.points,)


def test_a_wider_beam_finds_more_at_the_rulebooks_minute() -> None:
    narrow, wide = (found("beam", 0, 10_000, width)[-1].points for width in (2, 40))
    assert wide > narrow


@pytest.mark.parametrize("digits", ["2001010000", "1111111111"])
def test_no_plan_exceeds_the_bound(digits: str) -> None:
    start = sheet(digits)
    most = bound(model_of(start))
    for number in range(20):
        engine = sheet(digits)
        list(lively(engine, Random(number)))
        assert sum(score.lines(engine).values()) <= most
    plans = [plan for plan in islice(GAME.solver.search(start, "portfolio", 1, 1), 80) if plan]
    assert plans[-1].points <= most


def test_the_bound_of_the_rulebooks_minute() -> None:
    assert GAME.solver.bound(sheet()) == 443
