"""Choices: a move chosen pick by pick. The draft of picks so far belongs to a seat and lives on the server.

Whatever is touched first narrows what is left. A thing, then a place: a word that only leads to places which can be
touched is passed over, and so is a step with one answer. A move whose other half only says where to can be completed
by touching that place at once. An amount that completes a move is picked at once, without the word before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from aevum.kernel.game import AnyGame, State
from aevum.kernel.moves import MoveBook


@dataclass(frozen=True, slots=True)
class Draft:
    """The picks so far, in the order in which they were made. `asked`: what they decide waits for a last yes."""

    picks: tuple[str, ...] = ()
    asked: bool = False

    def __len__(self) -> int:
        return len(self.picks)

    def then(self, pick: str) -> Draft:
        """One pick more."""
        return Draft((*self.picks, pick))

    def back(self) -> Draft:
        """One pick less."""
        return Draft(self.picks[:-1])


EMPTY = Draft()

Moves = tuple[int, ...]
"""A move, or one with its other half."""
Followers = Callable[[int], Sequence[int]]
"""The other halves of a move, if it only begins something."""


class Pick(NamedTuple):
    """A pick on the way to a move: its domain (nothing for a word), and which argument of which verb it is.

    `stepped`: it is an amount.
    """

    label: str
    domain: str
    question: str
    stepped: bool


class Way(NamedTuple):
    """What is left to be picked on the way to a move. `fresh`: none of its arguments has been picked yet."""

    moves: Moves
    rest: tuple[Pick, ...]
    fresh: bool


@dataclass(frozen=True, slots=True)
class Choices:
    """What can be picked next: labels with their domain (nothing for a word of a verb).

    `things`: what can be touched although words come before it. `hidden`: words that need no button. `faint`: things
    that no ordinary move needs; they can be touched, but do not call for attention. `implied`: what was passed over
    because nothing else is possible. `decided`: the move, if nothing is left to choose; `move`, if one is complete.
    `tried`: the label that is tried on, of those that are only tried on until somebody says yes. `by_touch`: nothing
    but things has been picked. `under`: the moves below each next label. `questions`: what the next picks answer.
    `amounts`: the moves that an amount completes, by its label, where they are of one verb.
    """

    draft: Draft
    next: dict[str, str]
    things: dict[str, str]
    faint: frozenset[str]
    move: int | None
    left: tuple[Moves, ...]
    decided: Moves | None = None
    implied: tuple[str, ...] = ()
    hidden: frozenset[str] = frozenset()
    tried: str | None = None
    by_touch: bool = True
    under: dict[str, list[int]] = field(default_factory=dict)
    questions: frozenset[str] = frozenset()
    amounts: dict[str, int] = field(default_factory=dict)

    @property
    def offered(self) -> dict[str, str]:
        """Everything that can be picked now."""
        return self.next | self.things


def nothing_follows(move: int) -> Sequence[int]:
    """For those who look at one move at a time."""
    return ()


def followers_in(game: AnyGame, state: State) -> Followers:
    """The other halves of a move, if its seat goes on at once, has learnt nothing, and could not stop there."""

    def followers(move: int) -> list[int]:
        after = state.copy()
        after.apply(move)
        if after.actor != state.actor or after.chance != state.chance or after.revealed != state.revealed:
            return []
        return after.legal() if only_completes(game, after) else []

    return followers


def only_completes(game: AnyGame, state: State) -> bool:
    """Can nothing be done but to go on with what was begun? Where one may also stop, it was whole."""
    verbs = [game.book.verb_of(move) for move in state.legal()]
    leaving = game.law.now(state).left_by
    return all(verb.follows and verb.name not in leaving for verb in verbs)


def choices(game: AnyGame, legal: Sequence[int], draft: Draft, followers: Followers = nothing_follows) -> Choices:
    """What the draft leaves open among the legal moves."""
    return _Walk(game, legal, followers).along(draft)


def ahead(
    game: AnyGame, legal: Sequence[int], draft: Draft, followers: Followers = nothing_follows
) -> dict[str, Choices]:
    """The choices after each pick that could come next."""
    walk = _Walk(game, legal, followers)
    now = walk.along(draft)
    return {} if now.tried else {label: walk.fork(label, draft) for label in now.next if label not in now.hidden}


def picked(
    game: AnyGame, legal: Sequence[int], draft: Draft, pick: str, followers: Followers = nothing_follows
) -> Choices | None:
    """The choices after one more pick; None if it is not offered."""
    now = choices(game, legal, draft, followers)
    if pick not in now.offered:
        return None
    return choices(game, legal, Draft((pick,)) if now.tried else draft.then(pick), followers)


class _Walk:
    """From the legal moves, pick by pick."""

    def __init__(self, game: AnyGame, legal: Sequence[int], followers: Followers) -> None:
        self.game = game
        self.followers = followers
        self.ways = [Way((number,), _picks(game.book, number), True) for number in legal]
        self.implied: list[str] = []
        self.by_touch = True

    def along(self, draft: Draft) -> Choices:
        self._pass_over(begun=False)
        tried = self._tried(draft)
        for label in () if tried else draft.picks:
            self._pick(label)
            self._pass_over(begun=True)
        return self._found(draft, tried)

    def fork(self, label: str, draft: Draft) -> Choices:
        """One pick further, while this walk stays where it is."""
        other = copy(self)
        other.implied = self.implied[:]
        other._pick(label)
        other._pass_over(begun=True)
        return other._found(draft.then(label), None)

    # -- one pick

    def _pick(self, label: str) -> None:
        following = [way for way in self.ways if way.rest and way.rest[0].label == label]
        if following:
            first = following[0].rest[0]
            self.by_touch = self.by_touch and (self._touchable(first) or first.stepped)
            self.ways = [Way(way.moves, way.rest[1:], way.fresh and not way.rest[0].domain) for way in following]
        else:
            self.ways = [left for way in self.ways for left in self._without(way, label)]

    def _without(self, way: Way, label: str) -> Iterable[Way]:
        """A way after one of its things has been touched."""
        for place, pick in self._in_reach(way):
            if pick.label == label:
                yield Way(way.moves, way.rest[:place] + way.rest[place + 1 :], False)
                return

    def _in_reach(self, way: Way) -> Iterable[tuple[int, Pick]]:
        """The things of a way that can be touched: any of them at first, later the one that comes next.

        An amount can be picked if that completes the way.
        """
        for place, pick in enumerate(way.rest):
            if self._touchable(pick) or self._completes(way, place):
                yield place, pick
            if pick.domain and not way.fresh:
                return

    @staticmethod
    def _completes(way: Way, place: int) -> bool:
        """Is this an amount with nothing but words before it, and nothing after it?"""
        *before, last = way.rest
        return last.stepped and place == len(before) and not any(pick.domain for pick in before)

    def _touchable(self, pick: Pick) -> bool:
        return pick.domain in self.game.board_domains

    # -- what need not be asked

    def _pass_over(self, *, begun: bool) -> None:
        """Leave out what has one answer. What costs extra is never passed over to, if there is anything else."""
        if begun and len(self.ways) > 1:
            self.ways = [longer for way in self.ways for longer in self._with_followers(way)]
        plain = [way for way in self.ways if not self.game.costs_extra(way.moves[0])]
        extra = [way for way in self.ways if self.game.costs_extra(way.moves[0])]
        if not begun:
            self.ways = self._stripped(self.ways, spare=1)
        elif plain:
            self.ways = self._stripped(plain) + extra
        else:
            self.ways = self._stripped(extra)

    def _with_followers(self, way: Way) -> Iterable[Way]:
        if len(way.moves) > 1 or any(pick.domain for pick in way.rest):
            return [way]
        halves = [(number, _picks(self.game.book, number)) for number in self.followers(way.moves[0])]
        if not halves or not all(any(map(self._touchable, picks)) for _, picks in halves):
            return [way]
        return [Way((*way.moves, number), way.rest + picks, False) for number, picks in halves]

    def _stripped(self, ways: list[Way], spare: int = 0) -> list[Way]:
        while ways and all(len(way.rest) > spare for way in ways):
            first = ways[0].rest[0]
            if self._touchable(first) or any(way.rest[0].label != first.label for way in ways):
                break
            self.implied.append(first.label)
            ways = [Way(way.moves, way.rest[1:], way.fresh and not first.domain) for way in ways]
        return ways

    def _tried(self, draft: Draft) -> str | None:
        """The label that is tried on, where all there is to choose is how something lies."""
        ways = self.ways
        if not ways or any(len(way.rest) != 1 or way.rest[0].domain not in self.game.tried_on for way in ways):
            return None
        labels = [way.rest[0].label for way in ways]
        return draft.picks[0] if draft.picks and draft.picks[0] in labels else labels[0]

    # -- what there is now

    def _found(self, draft: Draft, tried: str | None) -> Choices:
        following: dict[str, str] = {}
        under: dict[str, list[int]] = {}
        things: dict[str, str] = {}
        bright: set[str] = set()
        behind: dict[str, set[str]] = {}
        amounts = self._amounts()
        for way in self.ways:
            touched = {pick.label: pick.domain for _, pick in self._in_reach(way) if amounts or not pick.stepped}
            things |= touched
            if self.game.ordinary(way.moves[0]):
                bright |= touched.keys()
            if way.rest:
                first = way.rest[0]
                following.setdefault(first.label, first.domain)
                under.setdefault(first.label, []).append(way.moves[0])
                if not first.domain:
                    behind.setdefault(first.label, set()).update(touched or {""})
        things = {label: domain for label, domain in things.items() if label not in following}
        return Choices(
            draft,
            following,
            things,
            frozenset(things.keys() - bright),
            next((way.moves[0] for way in self.ways if not way.rest), None),
            tuple(way.moves for way in self.ways),
            decided=self._decided(tried),
            implied=tuple(self.implied),
            hidden=self._without_need(behind, under),
            tried=tried,
            by_touch=self.by_touch,
            under=under,
            questions=frozenset(way.rest[0].question for way in self.ways if way.rest and way.rest[0].domain),
            amounts=amounts,
        )

    def _amounts(self) -> dict[str, int]:
        """The moves that picking an amount decides; none if it would leave open what it is an amount of."""
        ways = [way for way in self.ways if way.rest and self._completes(way, len(way.rest) - 1)]
        if len({way.rest[-1].question for way in ways}) != 1:
            return {}
        return {way.rest[-1].label: way.moves[0] for way in ways}

    def _decided(self, tried: str | None) -> Moves | None:
        if tried is not None:
            return next(way.moves for way in self.ways if way.rest[0].label == tried)
        plain = [way for way in self.ways if not self.game.costs_extra(way.moves[0])]
        left = plain or self.ways
        return left[0].moves if len(left) == 1 and not left[0].rest else None

    def _without_need(self, behind: dict[str, set[str]], under: dict[str, list[int]]) -> frozenset[str]:
        """Words that only lead to things which can be touched now, and to none that another word leads to."""
        return frozenset(
            word
            for word, things in behind.items()
            if "" not in things
            and all(things.isdisjoint(others) for other, others in behind.items() if other != word)
            and not any(map(self.game.costs_extra, under[word]))
        )


@lru_cache(maxsize=50_000)
def _picks(book: MoveBook, number: int) -> tuple[Pick, ...]:
    """The picks of a move, each with its domain."""
    verb = book.verb_of(number)
    asked = [("", "", False)] * len(verb.words)
    asked += [
        (domain.name, f"{verb.name}-{place}", domain.stepped) for place, domain in enumerate(verb.domains, start=1)
    ]
    return tuple(Pick(label, *about) for label, about in zip(book.picks(number), asked, strict=True))
