"""Calibrations: known slopes are found, a file is read back, and every game with one has a sensible one."""

from __future__ import annotations

from dataclasses import replace
from math import exp
from pathlib import Path
from random import Random

import pytest

from aevum.arena.calibrating import Row, calibrate, fit, solved
from aevum.kernel.ai.calibration import (
    NAME,
    TIMES,
    UNCALIBRATED,
    BadCalibration,
    Calibration,
    calibration_of,
    margins_of,
    time_weights,
)
from aevum.kernel.ai.forecast import Forecast
from aevum.kernel.chance import Chance
from aevum.kernel.game import AnyGame
from aevum.kernel.registry import find_game, games

TRUE = Calibration((1.0, 0.8, 0.6, 0.4, 0.2), (0.5, 0.4, 0.3, 0.2, 0.1))


def made_up(count: int) -> list[list[Row]]:
    """Return games whose results follow the true slopes."""
    dice, found = Random(1), list[list[Row]]()
    for _ in range(count):
        time = dice.random()
        evaluations = tuple(dice.gauss(0, 4) for _ in range(3))
        winner = dice.choices(range(3), TRUE.shares(evaluations, time))[0]
        margins = tuple(own + dice.gauss(0, 1) for own in TRUE.margins(evaluations, time))
        found.append([Row(time, evaluations, margins, tuple(float(seat == winner) for seat in range(3)))])
    return found


def test_known_slopes_are_found() -> None:
    found = fit(made_up(3000))
    assert found.margin_slopes == pytest.approx(TRUE.margin_slopes, abs=0.05)
    assert found.share_slopes == pytest.approx(TRUE.share_slopes, abs=0.12)


def test_a_calibration_is_judged_by_games_that_it_was_not_fitted_to() -> None:
    found = calibrate(made_up(1000))
    assert found.log_loss < found.plain_log_loss
    assert found.games == found.rows == 1000
    assert sum(one.count for one in found.bins) == 3000
    full = [one for one in found.bins if one.count > 200]
    assert all(one.expected == pytest.approx(one.actual, abs=0.08) for one in full)


def test_slopes_change_evenly_between_the_times() -> None:
    assert time_weights(0.625) == [0, 0, 0.5, 0.5, 0]
    assert time_weights(-1) == time_weights(TIMES[0]) == [1, 0, 0, 0, 0]
    assert TRUE.margins((3.0, 0.0), 1.0) == pytest.approx([0.6, -0.6])
    assert TRUE.shares((2.0, 0.0), 0.0)[0] == pytest.approx(1 / (1 + exp(-1)))


def test_a_single_seat_has_its_points_as_margin() -> None:
    assert margins_of([7.0]) == [7.0]
    assert TRUE.margins((7.0,), 1.0) == [7.0]


def test_few_equations_are_solved() -> None:
    assert solved([[0.0, 2.0], [1.0, 1.0]], [4.0, 3.0]) == pytest.approx([1.0, 2.0])


def test_a_calibration_survives_its_file(tmp_path: Path) -> None:
    file = tmp_path / "heuristics" / NAME
    file.parent.mkdir()
    assert calibration_of(tmp_path) is UNCALIBRATED
    file.write_text(TRUE.to_text({"games": 4, "bot": "normal"}), encoding="utf-8")
    assert calibration_of(tmp_path) == TRUE
    file.write_text("margin_slopes = [1, 2]", encoding="utf-8")
    with pytest.raises(BadCalibration):
        calibration_of(tmp_path)


@pytest.mark.parametrize("game", [game for game in games().values() if max(game.seats) > 1 and game.heuristics])
def test_games_are_calibrated(game: AnyGame) -> None:
    found = calibration_of(game.folder)
    assert all(slope >= 0 for slope in (*found.margin_slopes, *found.share_slopes))
    assert found.share_slopes[0] > found.share_slopes[-1] or found is UNCALIBRATED


@pytest.mark.parametrize("lasting", ["true", "1.5", "-0.1", '"all"'])
def test_the_lasting_part_of_a_loss_is_kept_and_checked(tmp_path: Path, lasting: str) -> None:
    file = tmp_path / "calibration.toml"
    text = replace(TRUE, lasting_loss=0.5).to_text({})
    file.write_text(text, encoding="utf-8")
    assert Calibration.read(file).lasting_loss == 0.5
    file.write_text(text.replace("lasting_loss = 0.5", f"lasting_loss = {lasting}"), encoding="utf-8")
    with pytest.raises(BadCalibration):
        Calibration.read(file)


@pytest.mark.parametrize("weight", ["true", '"much"', "nan"])
def test_weights_for_luck_are_kept_and_checked(tmp_path: Path, weight: str) -> None:
    file = tmp_path / "calibration.toml"
    weighed = replace(TRUE, luck_weights=(("feature-idea.effect-religion", 0.5), ("term-cards", 2.0)))
    text = weighed.to_text({"games": 7})
    file.write_text(text, encoding="utf-8")
    assert Calibration.read(file) == weighed
    file.write_text(text.replace("= 2.0", f"= {weight}"), encoding="utf-8")
    with pytest.raises(BadCalibration):
        Calibration.read(file)


def test_luck_is_measured_by_the_weights_of_features() -> None:
    game = find_game("tempus")
    state = game.start(game.options_type(), 3, Chance.from_seed(5))
    assert game.heuristics is not None
    hand = [feature.name for feature in game.heuristics.features].index("feature-hand")
    dice, hands = Random(5), [0.0]
    while len(set(hands)) < 3:
        state.apply(dice.choice(game.without_resignations(state.legal())))
        hands = [game.heuristics.feature_values(state, seat)[hand] for seat in range(3)]
    forecast = Forecast(game, 3, replace(TRUE, luck_weights=(("feature-hand", 2.0),)))
    assert forecast.luck_margins(state) == pytest.approx([2 * margin for margin in margins_of(hands)])
    assert Forecast(game, 3, TRUE).luck_margins(state) == Forecast(game, 3, TRUE).margins(state)
    with pytest.raises(BadCalibration):
        Forecast(game, 3, replace(TRUE, luck_weights=(("feature-nothing", 1.0),)))
