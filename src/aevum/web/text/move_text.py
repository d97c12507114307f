"""Picks, moves and questions in the reader's language instead of notation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from aevum.kernel.game import AnyGame, View
from aevum.kernel.moves import MoveBook
from aevum.kernel.words import Words

ARGUMENTS: Final = ("first", "second", "third")
"""Names by which messages refer to the arguments of a verb, in their order."""

Naming = Callable[[str], str]
"""Function from a label to its name."""


def pick_name(label: str, book: MoveBook, words: Words) -> str:
    """Return the name of a pick: message `pick-<label>`, else the message of its domain, else the label itself."""
    return next((words(message) for message in _messages(book, label) if words.knows(message)), label)


def picks_in_words(picks: Iterable[str], book: MoveBook, words: Words) -> str:
    """Return the things among picks as a list of names; without any, the names of the words."""
    picked = list(picks)
    things = [pick for pick in picked if pick not in _words_of_verbs(book)]
    return ", ".join(pick_name(pick, book, words) for pick in things or picked)


def line_as_seen(moves: Sequence[int], game: AnyGame, view: View, words: Words) -> str:
    """Return a move and its follow-up moves in words, with the names of the things at the places they refer to."""
    return game.line_name(view, moves, words) or _line(moves, game.book, words, seen_name(game, view, words))


def plan_as_seen(moves: Sequence[int], game: AnyGame, view: View, words: Words) -> str:
    """Return the moves of several decisions in words, a phrase each, with semicolons between them."""
    return _plan(moves, game, view, words, seen_name(game, view, words))


def foreseen_plan(moves: Sequence[int], game: AnyGame, view: View, end: View, words: Words) -> str:
    """Return what a player may do later, in words; a thing at a place is left out if others may lie there by then.

    `view`: the position from which the moves are foreseen. `end`: another position, to find places that change.
    """

    def named(label: str) -> str:
        name = game.name_at(view, label, words)
        if name and game.name_at(end, label, words) != name:
            return ""
        return name or pick_name(label, game.book, words)

    return _plan(moves, game, view, words, named)


def _plan(moves: Sequence[int], game: AnyGame, view: View, words: Words, named: Naming) -> str:
    phrases: list[str] = []
    for phrase in _phrases(moves, game, words):
        name = game.line_name(view, phrase, words)
        phrases.append(name or _line(phrase, game.book, words, named))
    return "; ".join(phrases)


def _phrases(moves: Sequence[int], game: AnyGame, words: Words) -> Iterator[Sequence[int]]:
    """Yield the parts of a line that are one phrase each: a move, with those that complete it or do the same again."""
    start = 0
    for number in range(1, len(moves) + 1):
        if number == len(moves) or not _continues(moves[number - 1], moves[number], game, words):
            yield moves[start:number]
            start = number


def _continues(before: int, move: int, game: AnyGame, words: Words) -> bool:
    """Whether a move is told in one phrase with the move before it."""
    verb = game.book.verb_of(move)
    if game.belongs_to(before, move) or words.knows(f"then-{verb.name}"):
        return True
    return verb.follows and (not verb.domains or verb is game.book.verb_of(before))


def seen_name(game: AnyGame, view: View, words: Words) -> Naming:
    """Return a function that names labels, places by the things that lie there."""
    return lambda label: game.name_at(view, label, words) or pick_name(label, game.book, words)


def move_in_words(move: int, book: MoveBook, words: Words) -> str:
    """Return a complete move in words."""
    return line_in_words((move,), book, words)


def line_in_words(moves: Sequence[int], book: MoveBook, words: Words) -> str:
    """Return a move and its follow-up moves in words."""
    return _line(moves, book, words, lambda label: pick_name(label, book, words))


def _line(moves: Sequence[int], book: MoveBook, words: Words, named: Naming) -> str:
    first, *others = moves
    return _move(first, book, words, named) + "".join(_then(move, book, words, named) for move in others)


def _move(move: int, book: MoveBook, words: Words, named: Naming) -> str:
    """Return message `move-<verb>` with the arguments of a move, else its words and a list of its arguments."""
    verb, arguments = book.verb_of(move), list(filter(None, map(named, book.move(move).args)))
    message = f"move-{verb.name}"
    if words.knows(message):
        return words(message, **dict(zip(ARGUMENTS, arguments, strict=False)))
    called = " ".join(pick_name(word, book, words) for word in verb.words)
    return f"{called}: {', '.join(arguments)}" if arguments else called


def _then(move: int, book: MoveBook, words: Words, named: Naming) -> str:
    """Return a follow-up move after a space: message `then-<verb>`, else after a comma its arguments or its words."""
    verb, arguments = book.verb_of(move), list(map(named, book.move(move).args))
    message = f"then-{verb.name}"
    if words.knows(message):
        return f" {words(message, **dict(zip(ARGUMENTS, arguments, strict=False)))}"
    return f", {', '.join(arguments or (pick_name(word, book, words) for word in verb.words))}"


def question_in_words(
    question: str, moves: Sequence[int], book: MoveBook, words: Words, named: Naming, *, beside: bool = False
) -> str:
    """Return message `asks-<verb>-<number of the argument>`, with the arguments in which all moves agree; else empty.

    `moves` are those that are left to choose from. `beside`: whether other things can be done instead, for which there
    may be a message of its own, with `-or-else` at its end.
    """
    message, (verb, _, _) = f"asks-{question}", question.rpartition("-")
    message += "-or-else" if beside and words.knows(f"{message}-or-else") else ""
    if not words.knows(message):
        return ""
    agreed = zip(*(book.move(move).args for move in moves if book.verb_of(move).name == verb), strict=True)
    arguments = {
        name: named(labels[0])
        for name, labels in zip(ARGUMENTS, agreed, strict=False)
        if all(label == labels[0] for label in labels)
    }
    return words(message, **arguments)


def amount_in_words(move: int, book: MoveBook, words: Words) -> str:
    """Return the button text of a move that ends with an amount: message `amount-<verb>`, else verb and number."""
    amount, message = book.picks(move)[-1], f"amount-{book.verb_of(move).name}"
    if words.knows(message):
        return words(message, amount=int(amount))
    return " ".join(pick_name(pick, book, words) for pick in book.picks(move))


@lru_cache(maxsize=20_000)
def _messages(book: MoveBook, label: str) -> tuple[str, ...]:
    domains = {domain for verb in book.verbs for domain in verb.domains}
    return (f"pick-{label}", *sorted(f"{domain.label_prefix}-{label}" for domain in domains if label in domain.labels))


@lru_cache(maxsize=32)
def _words_of_verbs(book: MoveBook) -> frozenset[str]:
    return frozenset(word for verb in book.verbs for word in verb.words)
