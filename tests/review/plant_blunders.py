"""Blunders for golden games, chosen by final results alone: no evaluation, calibration or judgment of a review counts.

    PYTHONPATH=tests .venv/bin/python tests/review/plant_blunders.py [GAME ...]

writes `blunders.toml` anew: ten blunders of each game, with what they cost. Blunders of games that are not named stay;
without a name all games are meant.

At some decisions from the middle of a match, random lines (a random verb, then a random move of it, and so on) are
compared with the line of a small search: both are played to the end of the match by a small search of all seats in the
same futures, in which all that the seat could not know is drawn anew. So what later play repairs is no blunder. The
line that costs most in a few futures is played again in others; it is a blunder if it costs three times its error.

Compiled engines (`make fast`) find the same blunders in a third of the time.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import cycle, islice
from pathlib import Path
from typing import Any, Final

from aevum.bots.beam_search import BeamSearch, SearchBudget
from aevum.kernel.ai.calibration import final_margins
from aevum.kernel.ai.estimate import Estimate, mean_of
from aevum.kernel.ai.heuristics import Heuristics
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, State
from aevum.kernel.match import Match
from aevum.kernel.records.savefile import ENDING, read_match
from aevum.kernel.registry import find_game
from aevum.review.decisions import decisions_of, ends_decision

GOLDEN: Final = Path(__file__).parents[1] / "golden"
BLUNDERS: Final = Path(__file__).with_name("blunders.toml")
GAMES: Final = ("tempus", "through-the-ages", "clash-of-cultures")
COUNT: Final = 10
_TRIES: Final = 80
"""Maximum number of searches for a blunder, in one match after the other."""
_PLACES: Final = 8
"""Number of decisions of a match that are looked at for the place of a blunder."""
_LINES: Final = 2
"""Number of random lines at each of them."""
_FEW: Final = range(4)
"""Futures in which all lines are played."""
_OTHERS: Final = range(100, 132)
"""Futures in which the line that is costliest in those is played again."""
_PLAYERS: Final = SearchBudget(beam_width=1, determinizations=1, max_evaluations=40)


@dataclass(frozen=True, slots=True)
class Blunder:
    """A line that costs points, at a position of a golden game."""

    game: str
    match: str
    position: int
    moves: tuple[int, ...]
    cost: float
    """Points of the final margin that it costs, on average over futures."""
    error: float

    def golden(self) -> Match:
        """Return the golden game."""
        return read_match(GOLDEN / f"{self.match}{ENDING}", find_game)

    def planted(self) -> Match:
        """Return the golden game up to the blunder, the blunder, and what a small search of all seats makes of it."""
        before = self.golden()
        match = Match(before.game, before.options, seats=before.seats, seed=before.seed)
        for record in before.records_to(self.position):
            match.restore(record)
        for move in self.moves:
            match.play(move)
        assert match.game.heuristics is not None
        while not match.over:
            for move in searched(match.game.heuristics, match.state):
                match.play(move)
        return match


def stored() -> list[Blunder]:
    """Return the blunders of the file."""
    entries: list[dict[str, Any]] = tomllib.loads(BLUNDERS.read_text())["blunder"] if BLUNDERS.exists() else []
    return [Blunder(**entry | {"moves": tuple(entry["moves"])}) for entry in entries]


def found(game: str) -> Iterator[Blunder]:
    """Yield ten blunders of a game; a match in which none is found is passed over."""
    files = sorted(file for file in GOLDEN.glob(f"*{ENDING}") if read_match(file, find_game).game.id == game)
    with ProcessPoolExecutor() as processes:
        planted = processes.map(_blunder, cycle(files), range(_TRIES))
        yield from islice(filter(None, planted), COUNT)
        processes.shutdown(cancel_futures=True)


def _blunder(file: Path, number: int) -> Blunder | None:
    match = read_match(file, find_game)
    if len(match.seats) == 1:
        return None
    return _Planter(match, Chance.from_seed(number)).blunder(file.stem)


class _Planter:
    """Search for a blunder in one match."""

    def __init__(self, match: Match, chance: Chance) -> None:
        assert match.game.heuristics is not None
        self._match, self._chance = match, chance
        self._heuristics: Heuristics[Any] = match.game.heuristics
        self._usual: dict[tuple[int, int], float] = {}
        """Final margins after the line of a small search, by position and future."""
        self._states = [match.state_at(number) for number in range(len(match.moves) + 1)]

    def blunder(self, name: str) -> Blunder | None:
        """Return the blunder that was found, if any."""
        lines = [(place, line) for place in self._places() for line in self._random_lines(self._states[place])]
        costs = [self._cost(place, line, _FEW).amount for place, line in lines]
        place, line = lines[max(range(len(lines)), key=lambda number: costs[number])]
        cost = self._cost(place, line, _OTHERS)
        if cost.amount <= 3 * cost.error:
            return None
        return Blunder(self._match.game.id, name, place, line, round(cost.amount, 2), round(cost.error, 2))

    def _places(self) -> list[int]:
        """Return the positions of some decisions of the middle of the match."""
        decisions = decisions_of(self._match, self._states, self._heuristics)
        middle = [made.position for made in decisions[len(decisions) // 4 : 3 * len(decisions) // 4]]
        self._chance.shuffle(middle)
        return middle[:_PLACES]

    def _random_lines(self, state: State) -> Iterator[tuple[int, ...]]:
        """Yield random decisions."""
        for _ in range(_LINES):
            line, at, ended = list[int](), state, False
            while not ended:
                move = self._random_move(at)
                after = at.copy()
                after.apply(move)
                line.append(move)
                ended = after.actor == OVER or ends_decision(at, move, after, self._heuristics)
                at = after
            yield tuple(line)

    def _random_move(self, state: State) -> int:
        """Return a random move of a random verb."""
        by_verb: dict[str, list[int]] = {}
        for move in self._match.game.without_resignations(state.legal()):
            by_verb.setdefault(self._match.game.book.verb_of(move).name, []).append(move)
        return self._chance.pick(self._chance.pick(list(by_verb.values())))

    def _cost(self, place: int, line: Sequence[int], futures: range) -> Estimate:
        """Return the final margin that a line costs, compared with that of a small search in the same futures."""
        state = self._states[place]
        seat = state.actor
        lost: list[float] = []
        for number in futures:
            future = state.resample(seat, Chance.from_seed(self._chance.branch(number)))
            if (place, number) not in self._usual:
                best = searched(self._heuristics, future)
                self._usual[place, number] = self._final_margin(future, best)
            lost.append(self._usual[place, number] - self._final_margin(future, line))
        return mean_of(lost)

    def _final_margin(self, future: State, line: Sequence[int]) -> float:
        """Return the margin of the seat to move once a line and small searches of all seats have been played."""
        state, seat = future.copy(), future.actor
        for move in line:
            if state.actor != seat or state.check(move) is not None:
                break
            state.apply(move)
        while state.actor != OVER:
            for move in searched(self._heuristics, state):
                state.apply(move)
        outcome = state.outcome()
        assert outcome is not None
        return final_margins(outcome)[seat]


def searched(heuristics: Heuristics[Any], state: State) -> tuple[int, ...]:
    """Return the line that a small search finds in a state that it sees whole."""
    return tuple(BeamSearch(heuristics, [state], _PLAYERS, lambda: 0.0, heuristics.learned_value).best().moves)


def main() -> None:
    """Write the blunders of some games."""
    games = sys.argv[1:] or GAMES
    kept = [blunder for blunder in stored() if blunder.game not in games]
    for game in games:
        for blunder in found(game):
            kept.append(blunder)
            sys.stdout.write(f"{blunder}\n")
            sys.stdout.flush()
            BLUNDERS.write_text("\n".join(map(_entry, sorted(kept, key=lambda one: GAMES.index(one.game)))))


def _entry(blunder: Blunder) -> str:
    lines = (f"{name} = {json.dumps(value)}\n" for name, value in asdict(blunder).items())
    return f"[[blunder]]\n{''.join(lines)}"


if __name__ == "__main__":
    main()
