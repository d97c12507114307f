"""Planted blunders: golden games in which a seat does nothing at one of its decisions, played on by a small search.

    PYTHONPATH=tests .venv/bin/python tests/review/blunders.py [GAME ...]

plants ten blunders in golden games of each game and prints which of them are among the five costliest decisions.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from aevum.bots.beam_search import BeamSearch, SearchBudget
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, State
from aevum.kernel.match import Match
from aevum.kernel.records.savefile import ENDING, read_match
from aevum.kernel.registry import find_game
from aevum.review import review
from aevum.review.decisions import MadeDecision, decisions_of
from aevum.review.judge import QUICK, Judge

GOLDEN: Final = Path(__file__).parents[1] / "golden"
GAMES: Final = ("tempus", "through-the-ages", "clash-of-cultures")
BLUNDERS: Final = 10
_PLAYERS: Final = SearchBudget(beam_width=1, determinizations=1, max_evaluations=40)
_TRIED: Final = 12
"""Number of decisions of a match that are looked at for the place of a blunder."""


def planted(match: Match, seed: int) -> tuple[Match, int]:
    """Return a match with a blunder, and the number of moves before it.

    At one of some decisions a seat makes the legal move that costs it most; then all seats play by a small search.
    """
    heuristics = match.game.heuristics
    assert heuristics is not None
    states = [match.state_at(number) for number in range(len(match.moves) + 1)]
    some = list(_places(decisions_of(match, states, heuristics), seed))
    worst = max((_worst_move(match, states[made.position], made) for made in some), key=lambda found: found[0])
    _, position, move = worst
    other = Match(match.game, match.options, seats=match.seats, seed=match.seed)
    for record in match.records_to(position):
        other.restore(record)
    other.play(move)
    while not other.over:
        for own in BeamSearch(heuristics, [other.state], _PLAYERS, lambda: 0.0).best().moves:
            other.play(own)
    return other, position


def _places(decisions: list[MadeDecision], seed: int) -> Iterator[MadeDecision]:
    """Yield some decisions of the middle of a match."""
    chance = Chance.from_seed(seed)
    middle = decisions[len(decisions) // 4 : 3 * len(decisions) // 4]
    for _ in range(_TRIED):
        yield chance.pick(middle)


def _worst_move(match: Match, state: State, made: MadeDecision) -> tuple[float, int, int]:
    """Return the loss of the worst move that ends the decision at once, with its position."""
    heuristics = match.game.heuristics
    assert heuristics is not None
    judge = Judge(match.game, len(match.seats), QUICK)
    segment = heuristics.search_segment(state)
    found = (0.0, made.position, made.moves[0])
    for move in match.game.without_resignations(state.legal()):
        after = state.copy()
        after.apply(move)
        if after.actor != OVER and (after.actor != state.actor or heuristics.search_segment(after) != segment):
            judged = judge.decision(made.position, state, (move,), Chance.from_seed(1))
            found = max(found, (judged.loss.amount if judged else 0.0, made.position, move))
    return found


def _is_found(match: Match, position: int) -> bool:
    seat = match.moves[position].seat
    return position in [decision.position for decision in review(match, seat).costliest[seat]]


def main() -> None:
    """Print for each game how many of its blunders were found."""
    for game in sys.argv[1:] or GAMES:
        files = sorted(file for file in GOLDEN.glob(f"*{ENDING}") if read_match(file, find_game).game.id == game)
        found = 0
        for number in range(BLUNDERS):
            file = files[number % len(files)]
            match, position = planted(read_match(file, find_game), number)
            is_found = _is_found(match, position)
            found += is_found
            sys.stdout.write(f"{game} {file.name} move {position + 1} {'found' if is_found else 'missed'}\n")
            sys.stdout.flush()
        sys.stdout.write(f"{game}: {found} of {BLUNDERS}\n")


if __name__ == "__main__":
    main()
