"""Spoken: picks and moves in the reader's words, where the notation would mean nothing to them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from aevum.kernel.game import AnyGame, View
from aevum.kernel.moves import MoveBook
from aevum.kernel.words import Words


def pick_name(label: str, book: MoveBook, words: Words) -> str:
    """A pick as a person reads it: `pick-<label>`, else `<domain>-<label>`, else what every language writes alike."""
    return next((words(message) for message in _messages(book, label) if words.knows(message)), label)


def picks_in_words(picks: Iterable[str], book: MoveBook, words: Words) -> str:
    """Picks in their order, such as those of a draft."""
    return " → ".join(pick_name(pick, book, words) for pick in picks)


def line_as_seen(moves: Sequence[int], game: AnyGame, view: View, words: Words) -> str:
    """A move with those that follow it, by the things that lie at the places it names."""
    picks = _picks(moves, game.book)
    return " → ".join(game.thing_at(view, pick, words) or pick_name(pick, game.book, words) for pick in picks)


def move_in_words(move: int, book: MoveBook, words: Words) -> str:
    """A whole move."""
    return line_in_words((move,), book, words)


def line_in_words(moves: Sequence[int], book: MoveBook, words: Words) -> str:
    """A move with those that follow it; where these only add a place, that says it all."""
    return picks_in_words(_picks(moves, book), book, words)


def _picks(moves: Sequence[int], book: MoveBook) -> list[str]:
    first, *others = moves
    picks = [*book.picks(first)]
    for move in others:
        picks += book.move(move).args or book.picks(move)
    return picks


def amount_in_words(move: int, book: MoveBook, words: Words) -> str:
    """A move that ends with an amount, as the button says it: `amount-<verb>`, else the verb and the number."""
    amount, message = book.picks(move)[-1], f"amount-{book.verb_of(move).name}"
    if words.knows(message):
        return words(message, amount=int(amount))
    return " ".join(pick_name(pick, book, words) for pick in book.picks(move))


@lru_cache(maxsize=20_000)
def _messages(book: MoveBook, label: str) -> tuple[str, ...]:
    domains = {domain for verb in book.verbs for domain in verb.domains}
    return (f"pick-{label}", *sorted(f"{domain.name}-{label}" for domain in domains if label in domain.labels))
