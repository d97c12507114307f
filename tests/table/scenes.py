"""Scenes of Through the Ages in which one civilization acts upon others and all hold cards that nobody else knows."""

from __future__ import annotations

from functools import cache
from typing import Final

from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.kernel.savefile import read_match
from contract.walks import GOLDEN

SCENES: Final = {
    "auction: a bid": 101,
    "auction: no bid left": 104,
    "auction: the winner pays": 105,
    "aggression: an attack": 153,
    "aggression: a defence": 154,
    "war: declared": 304,
    "war: the attacker sacrifices": 335,
    "pact: an answer": 37,
    "pact: in force": 49,
}
"""Each after so many moves of a golden game; the three seats are who decides, who is meant, and who stands by."""


@cache
def _golden() -> Match:
    return read_match(GOLDEN / "through-the-ages-full-3.aevum", find_game)


def at(scene: str) -> Match:
    """The game as far as this scene, to be played on by whoever looks at it."""
    golden = _golden()
    match = Match(golden.game, golden.options, seats=["Ada", "Bela", "Cleo"], seed=golden.seed)
    for played in golden.moves[: SCENES[scene]]:
        match.play(played.move)
    return match
