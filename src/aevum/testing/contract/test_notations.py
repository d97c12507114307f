"""A move is an integer, a typed move, a notation, JSON and a path of picks; each leads back to the same move."""

from __future__ import annotations

import json

import pytest

from aevum.kernel.errors import Malformed
from aevum.kernel.game import AnyGame
from aevum.testing.pick_trie import Picks
from aevum.testing.variants import Variant
from aevum.testing.walks import along


def test_every_integer_of_the_book_is_one_notation(game: AnyGame) -> None:
    book = game.book
    notations = [book.notation(number) for number in range(book.size)]
    assert len(set(notations)) == book.size
    assert [book.parse(notation) for notation in notations] == list(range(book.size))
    assert [book.parse_line(notation) for notation in notations] == [[number] for number in range(book.size)]


def test_case_and_spacing_are_forgiven(game: AnyGame) -> None:
    for number in range(game.book.size):
        notation = game.book.notation(number)
        spaced = f" \t{notation.upper().replace(' ', '   ')}\n"
        assert game.book.parse(spaced) == number
        assert game.book.parse(notation.replace(" ", "")) == number


def test_every_integer_of_the_book_is_one_json(game: AnyGame) -> None:
    book = game.book
    for number in range(book.size):
        move = book.move(number)
        assert move.number == number
        assert str(move) == move.notation == book.notation(number)
        assert book.from_json(json.loads(json.dumps(move.to_json()))) == number


def test_verbs_and_values_lead_back_to_the_integer(game: AnyGame) -> None:
    for number in range(game.book.size):
        verb = game.book.verb_of(number)
        assert game.book.number(verb.name, *verb.values(number - verb.first)) == number


def test_every_integer_of_the_book_is_one_path_of_picks(game: AnyGame) -> None:
    every = Picks.over(game.book, range(game.book.size))
    assert every.moves() == list(range(game.book.size))


def test_the_trie_of_picks_holds_the_legal_moves_and_nothing_else(variant: Variant) -> None:
    book = variant.game.book
    for state in along(variant, 50):
        legal = state.legal()
        trie = Picks.over(book, legal)
        for move in legal:
            node = trie.walk(book.picks(move))
            assert node is not None
            assert node.move == move
        assert trie.moves() == legal
        assert_no_dead_end(trie)
        refused = [move for move in range(0, book.size, 101) if move not in legal]
        assert all((node := trie.walk(book.picks(move))) is None or node.move is None for move in refused)


def assert_no_dead_end(node: Picks) -> None:
    """Assert that every pick leads to a legal move; only the root of a finished match may lead nowhere."""
    for child in node.next.values():
        assert child.moves()
        assert_no_dead_end(child)


@pytest.mark.parametrize("text", ["", "  ", "?", "nonsense 7", "\x00", "é" * 50, "9" * 5000])
def test_what_is_no_move_is_malformed(game: AnyGame, text: str) -> None:
    for read in (game.book.parse, game.book.parse_line):
        with pytest.raises(Malformed) as refusal:
            read(text)
        assert refusal.value.expected
