"""Choices: a move chosen pick by pick. The draft of picks so far belongs to a seat and lives on the server."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from aevum.kernel.game import AnyGame
from aevum.kernel.moves import MoveBook


@dataclass(frozen=True, slots=True)
class Draft:
    """The picks so far: perhaps a thing touched first, then the verb and the rest in the order of the notation."""

    thing: str | None = None
    path: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self.path) + (self.thing is not None)

    def then(self, pick: str) -> Draft:
        """One pick more."""
        return replace(self, path=(*self.path, pick))

    def back(self) -> Draft:
        """One pick less."""
        return replace(self, path=self.path[:-1]) if self.path else Draft()


EMPTY = Draft()


@dataclass(frozen=True, slots=True)
class Choices:
    """What can be picked next: labels with their domain (`""` for a word of a verb), and the move if it is complete.

    `faint`: things that no ordinary move needs; they can be touched, but do not call for attention.
    `under`: the moves below each next label, so that looking ahead need not go through all of them again.
    """

    draft: Draft
    next: dict[str, str]
    things: dict[str, str]
    faint: frozenset[str]
    move: int | None
    left: tuple[int, ...]
    under: dict[str, list[int]] = field(default_factory=dict)

    @property
    def offered(self) -> dict[str, str]:
        """Everything that can be picked now."""
        return self.next | self.things

    @property
    def decided(self) -> int | None:
        """The move, if nothing is left to choose."""
        return self.move if self.move is not None and not self.next else None


def choices(game: AnyGame, legal: Sequence[int], draft: Draft) -> Choices:
    """What the draft leaves open among the legal moves."""
    following: dict[str, str] = {}
    things: dict[str, str] = {}
    bright: set[str] = set()
    complete: int | None = None
    left: list[int] = []
    under: dict[str, list[int]] = {}
    for number in legal:
        rest = _rest(game.book, number, draft)
        if rest is None:
            continue
        left.append(number)
        if rest:
            label, domain = rest[0]
            following.setdefault(label, domain)
            under.setdefault(label, []).append(number)
        else:
            complete = number
        if not draft:
            touched = {label: domain for label, domain in rest if domain in game.board_domains}
            things.update(touched)
            bright.update(touched if game.ordinary(number) else ())
    for label in following:
        things.pop(label, None)
    return Choices(draft, following, things, frozenset(things.keys() - bright), complete, tuple(left), under)


def picked(game: AnyGame, legal: Sequence[int], draft: Draft, pick: str) -> Choices | None:
    """The choices after one more pick; None if it is not offered."""
    now = choices(game, legal, draft)
    if pick in now.next:
        return choices(game, now.under[pick], draft.then(pick))
    if pick in now.things:
        return _touched(game, choices(game, legal, Draft(thing=pick)))
    return None


def _touched(game: AnyGame, after: Choices) -> Choices:
    """A thing that leaves one move, or one that is plainly meant, decides at once."""
    meant = after.left[0] if len(after.left) == 1 else game.plainly_meant(after.left)
    return after if meant is None else Choices(after.draft, {}, {}, frozenset(), meant, (meant,))


def _rest(book: MoveBook, number: int, draft: Draft) -> tuple[tuple[str, str], ...] | None:
    """The picks of a move that the draft has not made yet, with their domains; None if the draft leads elsewhere."""
    picks = _picks(book, number)
    if draft.thing is not None:
        place = next((place for place, (label, domain) in enumerate(picks) if domain and label == draft.thing), None)
        if place is None:
            return None
        picks = picks[:place] + picks[place + 1 :]
    made = len(draft.path)
    if tuple(label for label, _ in picks[:made]) != draft.path:
        return None
    return picks[made:]


@lru_cache(maxsize=50_000)
def _picks(book: MoveBook, number: int) -> tuple[tuple[str, str], ...]:
    """The picks of a move, each with its domain."""
    verb = book.verb_of(number)
    names = [""] * len(verb.words) + [domain.name for domain in verb.domains]
    return tuple(zip(book.picks(number), names, strict=True))
