"""Picks that are possible next where a move is chosen pick by pick; the draft of a seat is stored on the server.

Any thing on the board may be touched first, which narrows the moves left; then a place: a word that only leads to
places which can be touched is skipped, and so is a step with one answer. Rare moves are reached by their word alone, so
that a touch never means them. A move whose follow-up only says where to can be completed by touching that place at
once. An amount that completes a move is picked at once, without the word before it. Shortcuts of the game are paths of
picks to lines of several moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from typing import Final, NamedTuple

from aevum.kernel.game import AnyGame, State
from aevum.kernel.moves import MoveBook
from aevum.kernel.shortcuts import COUNTS, NO_SHORTCUTS, Counts, Shortcut, Shortcuts


@dataclass(frozen=True, slots=True)
class Draft:
    """Picks of a seat so far, in the order in which they were made."""

    picks: tuple[str, ...] = ()
    confirming: bool = False
    """Whether the move that the picks decide waits for confirmation."""
    tapped: bool = False
    """Whether it waits only because a finger tapped the board; the same place again makes the move then."""

    def __len__(self) -> int:
        return len(self.picks)

    def then(self, pick: str) -> Draft:
        """Return the draft with one pick more."""
        return Draft((*self.picks, pick))

    def back(self) -> Draft:
        """Return the draft without its last pick."""
        return Draft(self.picks[:-1])


EMPTY = Draft()
DRAFTS_CACHED: Final = 8
"""Maximum number of drafts of a position whose options are cached."""

Moves = tuple[int, ...]
"""A move, or a move with the follow-up that completes it."""
FollowUps = Callable[[int], Sequence[int]]
"""Function from a move to the follow-ups that complete it; none if it is complete."""


class Pick(NamedTuple):
    """One pick on the way to a move."""

    label: str
    domain: str
    """Name of the domain; empty for a word of a verb."""
    question: str
    """Verb and number of the argument, as `verb-1`; empty for a word of a verb."""
    stepped: bool
    """Whether the label is an amount, chosen by a stepper."""


class PickPath(NamedTuple):
    """Picks that are left on the way to a move."""

    moves: Moves
    rest: tuple[Pick, ...]
    fresh: bool
    """Whether no argument of the move has been picked yet."""
    shortcut: Shortcut | None = None
    """Shortcut whose line the moves are; None for a move of its own."""

    @property
    def aside(self) -> bool:
        """Whether the path never keeps another one from being decided."""
        return self.shortcut is not None and self.shortcut.aside

    def after(self, place: int) -> PickPath:
        """Return the path after the pick at a place of the rest; a flat shortcut leaves out the words before it."""
        flat = self.shortcut is not None and self.shortcut.flat
        before = () if flat else self.rest[:place]
        fresh = self.fresh and not self.rest[place].domain
        return self._replace(rest=before + self.rest[place + 1 :], fresh=fresh)


@dataclass(frozen=True, slots=True)
class PickOptions:
    """Picks that are possible after a draft."""

    draft: Draft
    next: dict[str, str]
    """Labels that come next, with their domains; the domain of a word of a verb is empty."""
    touchable: dict[str, str]
    """Other labels that can be touched although words come before them, with their domains."""
    uncommon: frozenset[str]
    """Touchable labels that no common move needs; they are shown faintly."""
    move: int | None
    """A move that is complete, if there is one."""
    left: tuple[Moves, ...]
    """Moves that the draft leaves open."""
    decided: Moves | None = None
    """The move, if nothing is left to choose."""
    skipped: tuple[str, ...] = ()
    """Labels that were skipped because nothing else is possible."""
    hidden: frozenset[str] = frozenset()
    """Words that need no button."""
    tried: str | None = None
    """Label that is previewed, where labels are only previewed until the player confirms."""
    by_touch: bool = True
    """Whether nothing but things on the board and amounts has been picked."""
    under: dict[str, list[Moves]] = field(default_factory=dict)
    """Lines below each label of `next`."""
    deciding: dict[str, Moves] = field(default_factory=dict)
    """Lines that one more pick decides, by its label."""
    questions: frozenset[str] = frozenset()
    """Arguments that the next picks answer, as in `Pick.question`."""
    amounts: dict[str, int] = field(default_factory=dict)
    """Moves that an amount completes, by its label, where all are of one verb."""
    aside: frozenset[str] = frozenset()
    """Words of `next` that only lead to lines aside."""
    counts: Counts = ()
    """Numbers of things that the lines left take; empty if they differ or cannot be changed."""
    other_counts: dict[str, Counts] = field(default_factory=dict)
    """Numbers that can be taken instead, by the label of the pick; the pick replaces one made before."""

    @property
    def offered(self) -> dict[str, str]:
        """All labels that can be picked now, with their domains."""
        return self.next | self.touchable


def nothing_follows(move: int) -> Sequence[int]:
    """Return no follow-ups, for callers that look at one move at a time."""
    return ()


def follow_ups(game: AnyGame, state: State) -> FollowUps:
    """Return a function that finds the follow-ups of a move in a state.

    A move has some if its seat goes on at once, has learnt nothing, and could not stop there.
    """

    @cache
    def followers(move: int) -> list[int]:
        after = state.copy()
        after.apply(move)
        if after.actor != state.actor or after.chance != state.chance or after.revealed != state.revealed:
            return []
        legal = after.legal()
        return legal if only_completes(game, after, legal) else []

    return followers


def only_completes(game: AnyGame, state: State, legal: Sequence[int]) -> bool:
    """Whether all legal moves only complete the move before; where the seat may also stop, that was complete."""
    verbs = [game.book.verb_of(move) for move in legal]
    leaving = game.law.now(state).passed_by
    return all(verb.follows and verb.name not in leaving for verb in verbs)


def pick_options(
    game: AnyGame,
    legal: Sequence[int],
    draft: Draft,
    followers: FollowUps = nothing_follows,
    shortcuts: Shortcuts = NO_SHORTCUTS,
) -> PickOptions:
    """Return the picks that a draft leaves open among the legal moves and shortcuts."""
    return PickPaths(game, legal, followers, shortcuts).options(draft)


def after_pick(
    game: AnyGame,
    legal: Sequence[int],
    draft: Draft,
    pick: str,
    followers: FollowUps = nothing_follows,
    shortcuts: Shortcuts = NO_SHORTCUTS,
) -> PickOptions | None:
    """Return the options after one more pick; None if it is not offered."""
    return PickPaths(game, legal, followers, shortcuts).after(draft, pick)


class PickPaths:
    """Paths of picks to the legal moves of a position; what a draft leaves of them is computed once."""

    def __init__(
        self,
        game: AnyGame,
        legal: Sequence[int],
        followers: FollowUps = nothing_follows,
        shortcuts: Shortcuts = NO_SHORTCUTS,
    ) -> None:
        self._all = _PathFilter(game, legal, followers, shortcuts)
        self._followed: dict[Draft, tuple[_PathFilter, PickOptions]] = {}

    def options(self, draft: Draft) -> PickOptions:
        """Return the picks that a draft leaves open."""
        return self._follow(draft)[1]

    def after(self, draft: Draft, pick: str) -> PickOptions | None:
        """Return the options after one more pick; None if it is not offered."""
        now = self.options(draft)
        if pick in now.other_counts:
            return self.options(self._without_counts(draft).then(pick))
        if pick not in now.offered:
            return None
        return self.options(Draft((pick,)) if now.tried else draft.then(pick))

    def _without_counts(self, draft: Draft) -> Draft:
        """Return the draft without a pick of numbers at its end."""
        return draft.back() if self._follow(draft)[0].counts_picked else draft

    def after_each(self, draft: Draft) -> dict[str, PickOptions]:
        """Return the options after each usual pick that may come next and decides no move, by its label.

        None while a label is previewed.
        """
        paths, now = self._follow(draft)
        if now.tried:
            return {}
        elsewhere = now.hidden | now.aside
        after = {label: paths.then(label) for label in now.next if label not in elsewhere}
        return {label: left.found(draft.then(label)) for label, left in after.items() if left.decided() is None}

    def _follow(self, draft: Draft) -> tuple[_PathFilter, PickOptions]:
        if draft not in self._followed:
            if len(self._followed) >= DRAFTS_CACHED:
                self._followed.clear()
            if draft.confirming:
                paths, before = self._follow(Draft(draft.picks))
                self._followed[draft] = paths, replace(before, draft=draft)
                return self._followed[draft]
            paths = self._all.along(draft)
            found = paths.found(draft)
            if paths.counts_picked:
                found = replace(found, other_counts=self.options(draft.back()).other_counts)
            self._followed[draft] = paths, found
        return self._followed[draft]


class _PathFilter:
    """Paths of picks that are left, filtered pick by pick."""

    def __init__(self, game: AnyGame, legal: Sequence[int], followers: FollowUps, shortcuts: Shortcuts) -> None:
        self.game = game
        self.follow_ups = followers
        alone = (number for number in legal if number not in shortcuts.covered)
        self.paths = [PickPath((number,), _picks(game.book, number), True) for number in alone]
        self.paths += [_path_of(shortcut) for shortcut in shortcuts.lines]
        self.skipped: list[str] = []
        self.by_touch = True
        self.counts_picked = False
        """Whether the last pick changed how many things a shortcut takes."""
        self._skip_forced(begun=False)
        self.previews = self._previews()

    def along(self, draft: Draft) -> _PathFilter:
        """Return the paths that a draft leaves; all of them where its label is only previewed."""
        left = self
        for label in () if self.previews else draft.picks:
            left = left.then(label)
        return left

    def then(self, label: str) -> _PathFilter:
        """Return the paths that are left after one pick more."""
        other = copy(self)
        other.skipped = self.skipped[:]
        other.previews = False
        other._pick(label)
        other._skip_forced(begun=True)
        return other

    # -- one pick

    def _pick(self, label: str) -> None:
        following = [path for path in self.paths if path.rest and path.rest[0].label == label]
        if following:
            first = following[0].rest[0]
            self.counts_picked = first.domain == COUNTS
            self.by_touch = self.by_touch and (self._touchable(first) or first.stepped or first.domain == COUNTS)
            self.paths = [path.after(0) for path in following]
        else:
            self.counts_picked = False
            self.paths = [left for path in self.paths for left in self._without(path, label)]

    def _without(self, path: PickPath, label: str) -> Iterable[PickPath]:
        """Yield the path after the pick of a label that is in reach on it, if there is one."""
        for place, pick in self._in_reach(path):
            if pick.label == label:
                yield path.after(place)
                return

    def _in_reach(self, path: PickPath) -> Iterable[tuple[int, Pick]]:
        """Yield places and picks of a path that can be touched: at first any of them, later only the next argument.

        An amount can be picked if that completes the path. Nothing of a rare move is in reach before its word. The
        things of a shortcut are picked in their order.
        """
        if path.rest and not path.rest[0].domain and self.game.is_rare(path.moves[0]):
            return
        if path.shortcut is not None and not path.fresh and not (path.rest and path.rest[0].domain):
            return
        for place, pick in enumerate(path.rest):
            if self._touchable(pick) or self._completes(path, place):
                yield place, pick
            if pick.domain and not (path.fresh and path.shortcut is None):
                return

    @staticmethod
    def _completes(path: PickPath, place: int) -> bool:
        """Whether the pick at a place of a path is an amount with only words before it and nothing after it."""
        *before, last = path.rest
        return last.stepped and place == len(before) and not any(pick.domain for pick in before)

    def _touchable(self, pick: Pick) -> bool:
        return pick.domain in self.game.board_domains

    # -- skipping

    def _skip_forced(self, *, begun: bool) -> None:
        """Skip picks with one answer; moves at extra cost and those aside are no answers if there are others."""
        if begun and len(self.paths) > 1:
            self.paths = [longer for path in self.paths for longer in self._with_followers(path)]
        if not begun:
            self.paths = self._stripped(self.paths, spare=1)
            return
        main = self._main(self.paths)
        counted = set(map(id, main))
        self.paths = self._stripped(main) + [path for path in self.paths if id(path) not in counted]

    def _main(self, paths: list[PickPath]) -> list[PickPath]:
        """Return the paths that count as answers: those that are not aside, and of these those at no extra cost."""
        left = [path for path in paths if not path.aside] or paths
        return [path for path in left if not self.game.costs_extra(path.moves[0])] or left

    def _with_followers(self, path: PickPath) -> Iterable[PickPath]:
        if path.shortcut is not None or len(path.moves) > 1 or any(pick.domain for pick in path.rest):
            return [path]
        halves = [(number, _picks(self.game.book, number)) for number in self.follow_ups(path.moves[0])]
        if not halves or not all(any(map(self._touchable, picks)) for _, picks in halves):
            return [path]
        return [PickPath((*path.moves, number), path.rest + picks, False) for number, picks in halves]

    def _stripped(self, paths: list[PickPath], spare: int = 0) -> list[PickPath]:
        while paths and all(len(path.rest) > spare for path in paths):
            first = paths[0].rest[0]
            if any(path.rest[0].label != first.label for path in paths):
                break
            if self._touchable(first) and not all(map(self._has_touched, paths)):
                break
            self.skipped.append(first.label)
            paths = [path.after(0) for path in paths]
        return paths

    def _has_touched(self, path: PickPath) -> bool:
        """Whether a thing on the board has been picked that is an argument of the same move as the next pick."""
        if len(path.moves) > 1:
            return False
        whole = _picks(self.game.book, path.moves[0])
        return sum(map(self._touchable, path.rest)) < sum(map(self._touchable, whole))

    def _previews(self) -> bool:
        """Whether all that is left to choose is a label of a previewed domain."""
        previewed = self.game.previewed_domains
        return bool(self.paths) and all(len(path.rest) == 1 and path.rest[0].domain in previewed for path in self.paths)

    def _tried(self, draft: Draft) -> str | None:
        """Return the label that is previewed: the picked one, at first the first of them; None without a preview."""
        if not self.previews:
            return None
        labels = [path.rest[0].label for path in self.paths]
        return draft.picks[0] if draft.picks and draft.picks[0] in labels else labels[0]

    # -- result

    def found(self, draft: Draft) -> PickOptions:
        """Return the picks that are possible next, where a draft has led here."""
        tried = self._tried(draft)
        following: dict[str, str] = {}
        under: dict[str, list[Moves]] = {}
        things: dict[str, str] = {}
        bright: set[str] = set()
        behind: dict[str, set[str]] = {}
        amounts = self._amounts()
        for path in self.paths:
            touched = {pick.label: pick.domain for _, pick in self._in_reach(path) if amounts or not pick.stepped}
            things |= touched
            if self.game.is_common(path.moves[0]):
                bright |= touched.keys()
            if path.rest and path.rest[0].domain != COUNTS:
                first = path.rest[0]
                following.setdefault(first.label, first.domain)
                under.setdefault(first.label, []).append(path.moves)
                if not first.domain and not path.aside:
                    behind.setdefault(first.label, set()).update(touched or {""})
        things = {label: domain for label, domain in things.items() if label not in following}
        return PickOptions(
            draft,
            following,
            things,
            frozenset(things.keys() - bright),
            next((path.moves[0] for path in self.paths if not path.rest), None),
            tuple(path.moves for path in self.paths),
            decided=self.decided(tried),
            skipped=tuple(self.skipped),
            hidden=self._without_need(behind, under),
            tried=tried,
            by_touch=self.by_touch,
            under=under,
            deciding=self._deciding(),
            counts=self._counts(),
            other_counts={
                path.rest[0].label: path.shortcut.counts
                for path in self.paths
                if path.shortcut is not None and path.rest and path.rest[0].domain == COUNTS
            },
            questions=frozenset(
                path.rest[0].question for path in self.paths if path.rest and path.rest[0].domain not in ("", COUNTS)
            ),
            aside=frozenset(word for word in following if not following[word] and word not in behind),
            amounts=amounts,
        )

    def _deciding(self) -> dict[str, Moves]:
        """Return the lines that the pick of one more thing decides, by its label."""
        last: dict[str, list[Moves]] = {}
        for path in self._main(self.paths):
            for _, pick in self._in_reach(path):
                last.setdefault(pick.label, []).append(path.moves if _is_last(path, pick) else ())
        return {label: lines[0] for label, lines in last.items() if len(lines) == 1 and lines[0]}

    def _counts(self) -> Counts:
        """Return the numbers of things that the lines take once their things are being picked; empty if they differ."""
        main = [path for path in self.paths if not path.aside] or self.paths
        found = {path.shortcut.counts for path in main if path.shortcut is not None and not path.fresh} - {()}
        return found.pop() if len(found) == 1 else ()

    def _amounts(self) -> dict[str, int]:
        """Return the moves that picking an amount decides, by its label; none if amounts answer different questions."""
        paths = [path for path in self.paths if path.rest and self._completes(path, len(path.rest) - 1)]
        if len({path.rest[-1].question for path in paths}) != 1:
            return {}
        return {path.rest[-1].label: path.moves[0] for path in paths}

    def decided(self, tried: str | None = None) -> Moves | None:
        """Return the move, or line of moves, if nothing is left to choose; of a preview that of the label tried."""
        if tried is not None:
            return next(path.moves for path in self.paths if path.rest[0].label == tried)
        left = self._main(self.paths)
        return left[0].moves if len(left) == 1 and not left[0].rest else None

    def _without_need(self, behind: dict[str, set[str]], under: dict[str, list[Moves]]) -> frozenset[str]:
        """Return the words that only lead to things which can be touched now, and to none that another word leads to.

        Words that lead to moves at extra cost, or to rare moves, are not among them.
        """
        return frozenset(
            word
            for word, things in behind.items()
            if "" not in things
            and all(things.isdisjoint(others) for other, others in behind.items() if other != word)
            and not any(self.game.costs_extra(move) or self.game.is_rare(move) for move, *_ in under[word])
        )


def _is_last(path: PickPath, pick: Pick) -> bool:
    """Whether only words are left on a path after a pick."""
    return all(other is pick or not other.domain for other in path.rest)


def _path_of(shortcut: Shortcut) -> PickPath:
    """Return the path of picks to the line of a shortcut."""
    first, things, rest = shortcut.picks[0][0], 0, []
    for label, domain in shortcut.picks:
        things += bool(domain) and domain != COUNTS
        rest.append(Pick(label, domain, f"{first}-{things}" if domain else "", False))
    return PickPath(shortcut.moves, tuple(rest), True, shortcut)


@lru_cache(maxsize=50_000)
def _picks(book: MoveBook, number: int) -> tuple[Pick, ...]:
    """Return the picks of a move, each with its domain."""
    verb = book.verb_of(number)
    asked = [("", "", False)] * len(verb.words)
    asked += [
        (domain.name, f"{verb.name}-{place}", domain.stepped) for place, domain in enumerate(verb.domains, start=1)
    ]
    return tuple(Pick(label, *about) for label, about in zip(book.picks(number), asked, strict=True))
