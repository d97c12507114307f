"""Weights of a learned value as data: a TOML file with the weights of each feature and where they come from."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from aevum.kernel.ai.features import Feature
from aevum.kernel.ai.heuristics import Heuristics
from aevum.kernel.ai.learned_value import LearnedValue
from aevum.kernel.errors import AevumError, BadFile
from aevum.kernel.system.os_errors import explain_os_error

Pair = tuple[float, float]
"""A weight at the end of a match, and by how much more it is at the beginning."""


class NoFeatures(AevumError):
    """A game without heuristics, or whose heuristics have no features."""

    message = "error-no-features"


class BadValue(BadFile):
    """A file that does not hold weights of this game's features."""

    message = "error-value"


@dataclass(frozen=True, slots=True)
class ValueWeights:
    """Weights of a learned value, by the names of features; features that are not named count as before."""

    weights: tuple[tuple[str, Pair], ...]
    offset: Pair

    def value(self, features: Sequence[Feature]) -> LearnedValue:
        """Return the value with these weights, for a game with these features."""
        weights = dict(self.weights)
        pairs = [weights.get(feature.name, (0.0, 0.0)) for feature in features]
        terms = sum(feature.is_term for feature in features)
        return LearnedValue(terms, [pair[0] for pair in pairs], [pair[1] for pair in pairs], self.offset)

    def to_text(self, provenance: Mapping[str, Any]) -> str:
        """Return the text of a file with these weights, with a table that says where they come from."""
        lines = [f"offset = {json.dumps(self.offset)}", "", "[provenance]"]
        lines += [f"{name} = {json.dumps(entry)}" for name, entry in provenance.items()]
        lines += [
            "",
            "# Weight of each feature at the end of a match, and what it has more at the beginning.",
            "[weights]",
        ]
        lines += [f"{json.dumps(name)} = {json.dumps(pair)}" for name, pair in self.weights]
        return "\n".join(lines) + "\n"

    @classmethod
    def read(cls, file: Path, features: Sequence[Feature]) -> Self:
        """Return the weights of a file; BadFile if it cannot be read, BadValue if it names other features."""
        try:
            data = tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise BadFile(file=str(file), why=explain_os_error(error)) from error
        weights = data.get("weights")
        if not isinstance(weights, dict):
            raise BadValue(file=str(file), name="weights")
        known = {feature.name for feature in features if feature.is_learned}
        for name, pair in (("offset", data.get("offset")), *weights.items()):
            if not _is_pair(pair) or (name not in known and name != "offset"):
                raise BadValue(file=str(file), name=name)
        return cls(tuple((name, _pair(pair)) for name, pair in weights.items()), _pair(data["offset"]))


def accepted_value(file: Path, features: Sequence[Feature]) -> LearnedValue | None:
    """Return the learned value in a file beside a game's heuristics; None if there is no such file."""
    return ValueWeights.read(file, features).value(features) if file.exists() else None


def features_of(heuristics: Heuristics[Any] | None, game: str) -> tuple[Feature, ...]:
    """Return the features of a game's heuristics; NoFeatures if there are none."""
    features = heuristics.features if heuristics else ()
    if not features:
        raise NoFeatures(game=game)
    return features


def _is_pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(_is_number, value))


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) < float("inf")


def _pair(value: Sequence[float]) -> Pair:
    return float(value[0]), float(value[1])
