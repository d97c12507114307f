"""Calibration of an evaluation: points and parts of the victory that differences of evaluations stand for.

How much a difference is worth depends on the time left. A game keeps its calibration as a TOML file beside its
heuristics, with its provenance; without one, evaluations are taken at their word.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp, isfinite
from pathlib import Path
from statistics import fmean
from typing import Any, Final, Self

from aevum.kernel.errors import BadFile
from aevum.kernel.outcome import Outcome
from aevum.kernel.system.os_errors import explain_os_error

TIMES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Parts of a match left at which slopes are given; between them they change evenly."""
NAME: Final = "calibration.toml"
_USUAL_SHARE_SLOPE: Final = 0.1


class BadCalibration(BadFile):
    """A file that does not hold a calibration."""

    message = "error-calibration"


@dataclass(frozen=True, slots=True)
class Calibration:
    """Slopes by time left, from the end of a match to its beginning."""

    margin_slopes: tuple[float, ...]
    """Points of the final margin for each point that an evaluation is ahead."""
    share_slopes: tuple[float, ...]
    """Log odds of the victory for each point that an evaluation is ahead."""
    lasting_loss: float = 1.0
    """Part of the loss of a decision that is still missing at the end; later decisions recover the rest."""
    luck_weights: tuple[tuple[str, float], ...] = ()
    """Points of the final margin that features of the game stand for when chance changes them; none: by evaluations."""

    def margins(self, evaluations: Sequence[float], time_left: float) -> list[float]:
        """Return the expected final margin of each seat; for a single seat its evaluation, which is in points."""
        if len(evaluations) == 1:
            return list(evaluations)
        slope = between(self.margin_slopes, time_left)
        return [slope * margin for margin in margins_of(evaluations)]

    def shares(self, evaluations: Sequence[float], time_left: float) -> list[float]:
        """Return the expected part of the victory of each seat, by a soft-max over the seats."""
        return soft_max(evaluations, between(self.share_slopes, time_left))

    def to_text(self, provenance: Mapping[str, Any]) -> str:
        """Return the text of a file with these slopes, with a table that says where they come from."""
        lines = [
            "# Slopes with 0, 1/4, 1/2, 3/4 and all of the match left.",
            f"margin_slopes = {json.dumps(self.margin_slopes)}",
            f"share_slopes = {json.dumps(self.share_slopes)}",
            f"lasting_loss = {json.dumps(self.lasting_loss)}",
            *(("", "[luck_weights]") if self.luck_weights else ()),
            *(f"{json.dumps(name)} = {weight}" for name, weight in self.luck_weights),
            "",
            "[provenance]",
            *(f"{name} = {json.dumps(entry)}" for name, entry in provenance.items()),
        ]
        return "\n".join(lines) + "\n"

    @classmethod
    def read(cls, file: Path) -> Self:
        """Return the calibration of a file; BadFile if it cannot be read, BadCalibration if it holds none."""
        try:
            data = tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise BadFile(file=str(file), why=explain_os_error(error)) from error
        lasting = data.get("lasting_loss", 1.0)
        if not _is_number(lasting) or not 0 <= lasting <= 1:
            raise BadCalibration(file=str(file), name="lasting_loss")
        weights = data.get("luck_weights", {})
        if not isinstance(weights, dict) or not all(map(_is_number, weights.values())):
            raise BadCalibration(file=str(file), name="luck_weights")
        luck = tuple((name, float(weight)) for name, weight in weights.items())
        return cls(_slopes(file, data, "margin_slopes"), _slopes(file, data, "share_slopes"), float(lasting), luck)


UNCALIBRATED: Final = Calibration((1.0,) * len(TIMES), (_USUAL_SHARE_SLOPE,) * len(TIMES))
"""Calibration of a game that has none: an evaluation is a forecast of the points."""


def calibration_of(folder: Path) -> Calibration:
    """Return the calibration in the folder `heuristics` of a game's folder; `UNCALIBRATED` if there is none."""
    file = folder / "heuristics" / NAME
    return Calibration.read(file) if file.is_file() else UNCALIBRATED


def soft_max(evaluations: Sequence[float], slope: float) -> list[float]:
    """Return parts that add up to 1, whose log odds differ by `slope` for each unit between two evaluations."""
    most = max(evaluations)
    odds = [exp(slope * (evaluation - most)) for evaluation in evaluations]
    return [one / sum(odds) for one in odds]


def margins_of(points: Sequence[float]) -> list[float]:
    """Return the points of each seat beyond the mean of the others; for a single seat its points."""
    if len(points) == 1:
        return list(points)
    total, others = sum(points), len(points) - 1
    return [own - (total - own) / others for own in points]


def final_margins(outcome: Outcome) -> list[float]:
    """Return the margins at the end of a match."""
    return margins_of(list(map(float, outcome.totals)))


def final_shares(outcome: Outcome) -> list[float]:
    """Return the part of the victory of each seat; tied winners share it."""
    first = outcome.ranking[0]
    return [(seat in first) / len(first) for seat in range(len(outcome.totals))]


def between(slopes: Sequence[float], time_left: float) -> float:
    """Return the slope at a time, on the straight line between its neighbors."""
    return fmean(slopes, time_weights(time_left))


def time_weights(time_left: float) -> list[float]:
    """Return the weights of `TIMES` with which their slopes are mixed at a time; they add up to 1."""
    time = min(max(time_left, TIMES[0]), TIMES[-1])
    weights = [0.0] * len(TIMES)
    for place, (low, high) in enumerate(pairwise(TIMES)):
        if low <= time <= high:
            weights[place + 1] = (time - low) / (high - low)
            weights[place] = 1.0 - weights[place + 1]
            break
    return weights


def _slopes(file: Path, data: Mapping[str, Any], name: str) -> tuple[float, ...]:
    slopes = data.get(name)
    if not isinstance(slopes, list) or len(slopes) != len(TIMES):
        raise BadCalibration(file=str(file), name=name)
    if not all(map(_is_number, slopes)):
        raise BadCalibration(file=str(file), name=name)
    return tuple(map(float, slopes))


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and isfinite(value)
