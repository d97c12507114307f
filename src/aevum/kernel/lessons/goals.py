"""Goals of a step that moves of a recorded match fulfil: the move itself, one of its kind, or what it has gained."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import AnyGame
from aevum.kernel.lessons.figures import values_at
from aevum.kernel.match import Match

MOVE, KIND, GAIN, HAVE, FINISH = GOALS = ("move", "kind", "gain", "have", "finish")
"""Kinds of goals.

The moves that were played; moves of the same kind; a figure that grows; a thing that a list gets; the end of the match.
"""

MAX_MOVES: Final = 12
"""Maximum number of moves that a goal may take."""


@dataclass(frozen=True, slots=True)
class Goal:
    """Goal that some moves of a recorded match fulfil."""

    kind: str
    """One of GOALS."""
    moves: tuple[int, ...]
    """Moves of one seat that fulfil it."""
    predicate: Mapping[str, Any] = field(hash=False)
    """Predicate as it is written in a lesson."""
    name: str = ""
    """Message that names the figure; empty without one."""
    number: int = 0
    """Amount by which the figure grows."""
    label: str = ""
    """Label of the thing that a list gets."""
    figure: str = ""
    """Path of the figure or the list."""

    @property
    def id(self) -> str:
        """Text that names the goal among those of its moment."""
        return " ".join(filter(None, (self.kind, self.figure, str(self.number or ""), self.label)))


def goals_at(match: Match, at: int) -> list[Goal]:
    """Return the goals that the moves after the first `at` of a match fulfil, for the seat that decides there."""
    turn = _turn(match, at)
    if not turn:
        return []
    moves = tuple(played.move for played in match.moves[at : at + len(turn)])
    decision = _decision(match.game, moves)
    before: Mapping[str, Any] = match.game.view(match.state_at(at), match.moves[at].seat).to_json()
    found = [*_of_moves(match.game, moves[:decision])]
    for end in sorted({decision, len(turn)}):
        found += _gained(match, at, moves, before, turn[:end])
    if at + len(turn) == len(match.moves):
        found.append(Goal(FINISH, moves, {"over": True}))
    return list({goal.id: goal for goal in reversed(found)}.values())[::-1]


def _turn(match: Match, at: int) -> list[Mapping[str, Any]]:
    """Return the view of the seat that decides at a moment after each of its moves, as long as its turn lasts."""
    views: list[Mapping[str, Any]] = []
    if at >= len(match.moves):
        return views
    game, state = match.game, match.state_at(at)
    seat, stage = state.actor, game.stage(game.view(state, SPECTATOR))
    for played in match.moves[at : at + MAX_MOVES]:
        if played.seat != seat or game.stage(game.view(state, SPECTATOR)) != stage:
            break
        state.apply(played.move)
        views.append(game.view(state, seat).to_json())
    return views


def _decision(game: AnyGame, moves: Sequence[int]) -> int:
    """Return the number of the first moves that are one decision."""
    for number in range(1, len(moves)):
        if not (game.book.verb_of(moves[number]).follows or game.belongs_to(moves[number - 1], moves[number])):
            return number
    return len(moves)


def _of_moves(game: AnyGame, moves: tuple[int, ...]) -> Iterator[Goal]:
    """Yield the goals that name moves: exactly these, and those of their kind if there are others."""
    exact = [pattern_of(game, move) for move in moves]
    yield Goal(MOVE, moves, _played(exact))
    kinds = [kind_of(game, move) for move in moves]
    if kinds != exact:
        yield Goal(KIND, moves, _played(kinds))


def _played(patterns: Sequence[str]) -> dict[str, Any]:
    """Return the predicate that moves of all patterns have been made, each as often as it is listed."""
    parts: list[dict[str, Any]] = []
    for pattern in dict.fromkeys(patterns):
        times = patterns.count(pattern)
        parts.append({"played": pattern, "times": times} if times > 1 else {"played": pattern})
    return parts[0] if len(parts) == 1 else {"all": parts}


def pattern_of(game: AnyGame, move: int) -> str:
    """Return the pattern that fits one move only."""
    return _escaped(game.book.notation(move))


def kind_of(game: AnyGame, move: int) -> str:
    """Return the pattern that fits all moves of the kind of one."""
    verb = game.book.verb_of(move)
    return " ".join((*map(_escaped, verb.words), *("*" for _ in verb.domains[:1])))


def _escaped(text: str) -> str:
    return "".join(f"[{char}]" if char in "*?[" else char for char in text)


def _gained(
    match: Match, at: int, moves: tuple[int, ...], before: Mapping[str, Any], after: Sequence[Mapping[str, Any]]
) -> Iterator[Goal]:
    """Yield what a seat has gained after the last of some views, with as few of its moves as that has taken."""
    seat = match.moves[at].seat
    for figure, name in match.game.goal_figures().items():
        then, *now = (values_at(view, figure, seat) for view in (before, *after))
        if now[-1] and isinstance(now[-1][0], list):
            yield from _things(figure, moves, then, now)
        else:
            yield from _growth(figure, name, moves, then, now)


def _things(figure: str, moves: tuple[int, ...], then: list[Any], now: Sequence[list[Any]]) -> Iterator[Goal]:
    """Yield a goal for each thing that a list has got."""
    lists = [_labels(found) for found in now]
    for label in dict.fromkeys(lists[-1]):
        if label not in _labels(then):
            count = next(number for number, one in enumerate(lists, start=1) if label in one)
            predicate = {"figure": figure, "has": _escaped(label)}
            yield Goal(HAVE, moves[:count], predicate, label=label, figure=figure)


def _labels(found: list[Any]) -> list[str]:
    return list(map(str, found[0])) if found and isinstance(found[0], list) else []


def _growth(
    figure: str, name: str, moves: tuple[int, ...], then: list[Any], now: Sequence[list[Any]]
) -> Iterator[Goal]:
    """Yield the goal that a number grows as much as it has grown."""
    if not all(len(found) == 1 and type(found[0]) is int for found in (then, *now)):
        return
    grown = [found[0] - then[0] for found in now]
    if grown[-1] > 0:
        count = next(number for number, amount in enumerate(grown, start=1) if amount >= grown[-1])
        yield Goal(GAIN, moves[:count], {"figure": figure, "gained": grown[-1]}, name, grown[-1], figure=figure)
