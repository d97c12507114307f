"""Positions of every phase, from random games of players who prefer building, fighting and trading.

Phases that random games seldom reach are set up by hand: a change of the rules that changes the course of those games
never leaves a phase without a position.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from aevum.games.through_the_ages.moves import BOOK, RESIGN
from aevum.games.through_the_ages.options import ADVANCED, BASIC, FULL, Options
from aevum.games.through_the_ages.rules import LAW
from aevum.games.through_the_ages.state import Table
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER
from games.through_the_ages.military_positions import attack, turn_up
from games.through_the_ages.positions import begin_turn, declare, give, lay, play, table

GAMES: Final = (
    Options(game=FULL),
    Options(game=FULL, bonuses="private"),
    Options(game=ADVANCED),
    Options(game=BASIC),
    Options(game=FULL, bonuses="open_choice"),
)
SEEDS: Final = range(15)
"""Seeds of matches that are always played."""
MOST_SEEDS: Final = 60
"""Maximum number of matches; a phase not met until then must be set up by hand."""
OVER_PHASE: Final = "over"
LIKED: Final = frozenset(
    [
        "build",
        "develop",
        "take",
        "grow",
        "stage",
        "lead",
        "recruit",
        "tactic",
        "seed",
        "aggression",
        "war",
        "offer",
        "bid",
        "accept",
        "sacrifice",
        "upgrade",
        "govern",
    ]
)


def walk(seats: int, seed: int, options: Options) -> Iterator[Table]:
    """Yield every state of a match by its seed, without resignations."""
    pick = random.Random(seed)
    state = Table().set_up(options, seats, Chance.from_seed(seed))
    while state.actor != OVER:
        yield state
        moves = [move for move in state.legal() if move != RESIGN]
        liked = [move for move in moves if BOOK.verb_of(move).name in LIKED]
        state.apply(pick.choice(liked if liked and pick.random() < 0.85 else moves))
    yield state


PHASES: Final = tuple(sorted(step.name for step in LAW.steps if step.answers))


@cache
def one_of_each_phase() -> dict[str, Table]:
    """Return a position of every phase, with the widest choice that a match offers there, and the end of one."""
    found = {phase: set_up() for phase, set_up in SET_UP.items()}
    wanted = {*PHASES, OVER_PHASE}
    for seed in range(MOST_SEEDS):
        if seed not in SEEDS and found.keys() == wanted:
            break
        widest: dict[str, tuple[int, Table]] = {}
        for state in walk(2 + seed % 3, seed, GAMES[seed % len(GAMES)]):
            phase, width = (LAW.now(state).name, len(state.legal())) if state.actor != OVER else (OVER_PHASE, 0)
            if phase not in widest or width > widest[phase][0]:
                widest[phase] = (width, state.copy())
        found |= {phase: state for phase, (_, state) in widest.items() if phase not in found}
    assert found.keys() == wanted, f"no match comes to {sorted(wanted - found.keys())}: set these phases up by hand"
    return found


# -- phases that random play seldom reaches


def _rich(seats: int = 3) -> Table:
    """Return a state in which orange is much stronger.

    Its rivals have buildings, wonders and colonies to lose, and no units.
    """
    standing = table(seats, age=2)
    give(standing, government="fundamentalism", workers="warriors:9 alchemy:1", idle=3, hand="iron coal")
    for seat in range(1, seats):
        give(standing, seat, workers="warriors:0 religion:1 alchemy:2 drama:1", technologies="masonry warfare")
        give(standing, seat, wonders="pyramids colossus hanging-gardens", leader="joan-of-arc")
        give(standing, seat, colonies="historic-territory-i inhabited-territory-i")
    return standing


def _attack(card: str) -> Table:
    return play(attack(_rich(), card), "orange: done")


def _seize() -> Table:
    return play(begin_turn(declare(_rich(), 0, "war-over-technology", 1), 0), "go", "done")


def _agree() -> Table:
    return turn_up(lay(_rich(), "iron coal oil irrigation theology alchemy drama"), "international-agreement")


SET_UP: Final[dict[str, Callable[[], Table]]] = {
    "agree": _agree,
    "annex": lambda: _attack("annex"),
    "bomb": lambda: turn_up(_rich(), "terrorism"),
    "cede": lambda: turn_up(_rich(), "independence-declaration"),
    "raze": lambda: _attack("raid-i"),
    "ruin": lambda: turn_up(_rich(), "ravages-of-time"),
    "seize": _seize,
}
