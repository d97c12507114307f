"""Variants of a game: each number of seats, default options and every option changed in turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import ceil
from typing import Any

from aevum.kernel.chance import Chance
from aevum.kernel.game import AnyGame, State
from aevum.kernel.match import Match
from aevum.kernel.options import OptionName


@dataclass(frozen=True)
class Variant:
    """A game with a number of seats and changed options.

    `share` is its part of what is done for the whole game.
    """

    game: AnyGame
    seats: int
    changes: Mapping[str, Any] = field(hash=False)
    share: float
    is_main: bool = True
    """Whether its options are the default ones, or all changed."""

    def __str__(self) -> str:
        return "-".join((self.game.id, str(self.seats), *(f"{name}={value}" for name, value in self.changes.items())))

    def match(self, seed: int) -> Match:
        return Match(self.game, self.game.read_options(self.changes), seats=self.seats, seed=seed)

    def start(self, seed: int) -> State:
        state: State = self.game.start(self.game.read_options(self.changes), self.seats, Chance.from_seed(seed))
        return state

    def part_of(self, number: int) -> int:
        """Return this variant's part of a number meant for the whole game, rounded up."""
        return ceil(number * self.share)


def variants_of(game: AnyGame) -> list[Variant]:
    """Return the variants of a game.

    Default options and all options changed exist for every number of seats; each single change for one of these
    numbers.
    """
    usual, *single = option_changes(game)
    together = single[-1:]
    main = [(seats, change) for seats in game.seats for change in (usual, *together)]
    others = [(game.seats[number % len(game.seats)], change) for number, change in enumerate(single[:-1])]
    share = 1 / (len(main) + len(others))
    return [
        *(Variant(game, seats, change, share) for seats, change in main),
        *(Variant(game, seats, change, share, is_main=False) for seats, change in others),
    ]


def option_changes(game: AnyGame) -> list[dict[str, Any]]:
    """Return no change, each other value of each option alone, and all options changed at once."""
    single = [{entry.name: value} for entry in game.option_names() for value in other_values(entry)]
    together = {name: value for change in single for name, value in change.items()}
    return [{}, *single, together] if len(together) > 1 else [{}, *single]


def other_values(entry: OptionName) -> list[Any]:
    """Return the values of an option beside its default, where they can be listed."""
    if entry.is_flag:
        return [not entry.default]
    return [value for value in entry.values if value != entry.default]
