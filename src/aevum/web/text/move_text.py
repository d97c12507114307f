"""Picks and moves in the reader's language instead of notation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from aevum.kernel.game import AnyGame, View
from aevum.kernel.moves import MoveBook
from aevum.kernel.words import Words


def pick_name(label: str, book: MoveBook, words: Words) -> str:
    """Return the name of a pick: message `pick-<label>`, else the message of its domain, else the label itself."""
    return next((words(message) for message in _messages(book, label) if words.knows(message)), label)


def picks_in_words(picks: Iterable[str], book: MoveBook, words: Words) -> str:
    """Return the names of picks in their order, such as those of a draft, joined by arrows."""
    return " → ".join(pick_name(pick, book, words) for pick in picks)


def line_as_seen(moves: Sequence[int], game: AnyGame, view: View, words: Words) -> str:
    """Return a move and its follow-up moves in words, with the names of the things at the places they refer to."""
    picks = _picks(moves, game.book)
    return " → ".join(game.name_at(view, pick, words) or pick_name(pick, game.book, words) for pick in picks)


def move_in_words(move: int, book: MoveBook, words: Words) -> str:
    """Return a complete move in words."""
    return line_in_words((move,), book, words)


def line_in_words(moves: Sequence[int], book: MoveBook, words: Words) -> str:
    """Return a move and its follow-up moves in words; of a follow-up with arguments only these are named."""
    return picks_in_words(_picks(moves, book), book, words)


def _picks(moves: Sequence[int], book: MoveBook) -> list[str]:
    first, *others = moves
    picks = [*book.picks(first)]
    for move in others:
        picks += book.move(move).args or book.picks(move)
    return picks


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
