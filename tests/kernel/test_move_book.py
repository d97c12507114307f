"""The move book: verbs with arguments, numbered densely, read from text and from JSON."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.kernel.errors import Malformed
from aevum.kernel.moves import LONGEST_LINE, Domain, MoveBook, Picks, Verb

SQUARE = Domain("square", ["A1", "A2", "A10"])
ROUTE = Domain("route", ["A1-A2", "A2-A10"], {"A2-A1": 0, "A10-A2": 1})
BOOK = MoveBook(
    [
        Verb("pass"),
        Verb("walk", ROUTE),
        Verb("use", SQUARE),
        Verb("use_on", SQUARE, SQUARE, words="use"),
        Verb("pay_use", SQUARE, words="pay use"),
        Verb("from", SQUARE, follows=True),
    ]
)


def refusal(text: str) -> Malformed:
    with pytest.raises(Malformed) as caught:
        BOOK.parse_line(text)
    return caught.value


def test_moves_are_numbered_through() -> None:
    assert BOOK.size == 1 + 2 + 3 + 9 + 3 + 3
    assert [verb.first for verb in BOOK.verbs] == [0, 1, 3, 6, 15, 18]
    assert BOOK.number("use_on", 2, 1) == 6 + 2 * 3 + 1
    assert BOOK.notation(13) == "use A10 A2"
    assert BOOK.picks(16) == ("pay", "use", "A2")


def test_a_move_compares_by_what_it_is() -> None:
    assert BOOK.move(13) == BOOK.move(13) != BOOK.move(12)
    assert BOOK.move(13).args == ("A10", "A2")


@pytest.mark.parametrize("number", [-1, BOOK.size])
def test_there_is_no_move_outside_the_book(number: int) -> None:
    with pytest.raises(ValueError, match="no move"):
        BOOK.move(number)


def test_an_argument_outside_its_domain_is_an_error() -> None:
    with pytest.raises(ValueError, match="no square 3"):
        BOOK.number("use", 3)


def test_two_labels_that_read_alike_are_an_error() -> None:
    with pytest.raises(ValueError, match="read alike"):
        Domain("square", ["a 1", "A1"])


# -- reading


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("pass", "pass"),
        (" PASS ", "pass"),
        ("use a10", "use A10"),
        ("USE A1 A10", "use A1 A10"),
        ("useA10A1", "use A10 A1"),
        ("payuse A2", "pay use A2"),
        ("walk a2 - a1", "walk A1-A2"),
        ("walk A10-A2", "walk A2-A10"),
    ],
)
def test_case_spacing_and_aliases_are_forgiven(text: str, notation: str) -> None:
    assert BOOK.notation(BOOK.parse(text)) == notation


def test_the_longest_label_that_fits_is_read_first() -> None:
    number = Domain("number", ["1", "2", "12", "22"])
    book = MoveBook([Verb("add", number, number)])
    assert book.notation(book.parse("add 122")) == "add 12 2"
    assert BOOK.notation(BOOK.parse("use A10")) == "use A10"
    assert [BOOK.notation(move) for move in BOOK.parse_line("use A1 from A10 from A1")] == [
        "use A1",
        "from A10",
        "from A1",
    ]


def test_a_shorter_label_is_tried_when_the_longest_leads_nowhere() -> None:
    number = Domain("number", ["1", "12", "23"])
    book = MoveBook([Verb("add", number, number)])
    assert book.notation(book.parse("add 1212")) == "add 12 12"
    assert book.notation(book.parse("add 123")) == "add 1 23"


def test_a_line_is_one_move_and_those_that_follow_it() -> None:
    assert BOOK.parse_line("use A1 from A2") == [BOOK.parse("use A1"), BOOK.parse("from A2")]
    assert BOOK.parse_line("from A2") == [BOOK.parse("from A2")]
    with pytest.raises(Malformed):
        BOOK.parse("use A1 from A2")
    refusal("use A1 use A2 pass")


def test_a_line_has_an_end() -> None:
    longest = "pass" + " from A1" * (LONGEST_LINE - 1)
    assert len(BOOK.parse_line(longest)) == LONGEST_LINE
    assert refusal(longest + " from A1").expected == ("<end>",)
    refusal("pass" + " from A1" * 5_000)


# -- what is wrong with a text


def test_a_text_that_begins_with_no_verb() -> None:
    error = refusal("jump A1")
    assert error.arguments == {"understood": "", "rest": "jump A1"}
    assert error.expected == ("pass", "walk", "use", "pay", "from")


def test_a_text_without_its_argument() -> None:
    error = refusal("pay use")
    assert error.arguments == {"understood": "pay use", "rest": ""}
    assert error.expected == ("<square>",)


def test_the_furthest_understanding_counts() -> None:
    error = refusal("pay  Use Z9")
    assert error.arguments == {"understood": "pay use", "rest": "Z9"}
    error = refusal("use A1 A2 from Q")
    assert error.arguments == {"understood": "use A1 A2 from", "rest": "Q"}
    assert error.expected == ("<square>",)


def test_too_much_text() -> None:
    error = refusal("pass now")
    assert error.arguments == {"understood": "pass", "rest": "now"}
    assert set(error.expected) == {"<end>", "from"}


def test_letters_that_grow_when_folded_do_not_shift_the_rest() -> None:
    assert refusal("pass ßß ßx").arguments["rest"] == "ßß ßx"


def test_a_refusal_is_a_sentence() -> None:
    assert str(refusal("jump")) == "I do not understand “jump”. A move begins with: pass, walk, use, pay, from."
    assert str(refusal("pass x")) == "I understood “pass”, but not “x”. Expected here: nothing more, from."


# -- JSON and picks


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"verb": "jump", "args": []},
        {"verb": "use"},
        {"verb": "use", "args": "A1"},
        {"verb": "use", "args": []},
        {"verb": "use", "args": ["A1", "A2"]},
        {"verb": "use", "args": ["Z9"]},
        {"verb": "use", "args": [None]},
        {"verb": ["use"], "args": ["A1"]},
    ],
)
def test_json_that_is_no_move_is_malformed(data: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        BOOK.from_json(data)


def test_a_trie_of_picks_narrows_to_one_move() -> None:
    legal = [BOOK.parse(text) for text in ("pass", "use A1", "use A1 A2", "use A2 A1")]
    trie = Picks.over(BOOK, legal)
    assert list(trie.next) == ["pass", "use"]
    first = trie.walk(["use", "A1"])
    assert first is not None
    assert first.move == legal[1]
    assert first.moves() == legal[1:3]
    assert trie.walk(["use", "A2"]) is not None
    assert trie.walk(["use", "A10"]) is None
    assert trie.walk(["use", "A10", "A1"]) is None
    assert Picks.over(BOOK, []).moves() == []
