"""Verbs with arguments, numbered densely, parsed from text and from JSON."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.kernel.errors import Malformed
from aevum.kernel.game import AnyGame
from aevum.kernel.moves import LONGEST_LINE, Domain, MoveBook, Verb
from aevum.kernel.verbs import FEW_LABELS
from aevum.testing.pick_trie import Picks

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


def test_a_number_is_wrong_as_a_whole() -> None:
    error = refusal("use A19")
    assert error.arguments == {"understood": "use", "rest": "A19"}
    assert error.expected == ("<square>",)
    assert refusal("use A1 9").arguments == {"understood": "use A1", "rest": "9"}


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


# -- verbs that list their combinations

CARD = Domain("card", ["Bronze", "Iron", "Coal", "Temple", "Church"], {"fe": 1})
UPGRADES = [(0, 1), (1, 2), (0, 2), (3, 4)]
CRAFT = MoveBook([Verb("pass"), Verb("upgrade", CARD, CARD, combinations=UPGRADES), Verb("build", CARD)])


def test_listed_combinations_are_numbered_in_their_order() -> None:
    assert CRAFT.size == 1 + 4 + 5
    assert [CRAFT.notation(number) for number in range(1, 5)] == [
        "upgrade Bronze Iron",
        "upgrade Iron Coal",
        "upgrade Bronze Coal",
        "upgrade Temple Church",
    ]
    assert [CRAFT.number("upgrade", *values) for values in UPGRADES] == [1, 2, 3, 4]
    assert CRAFT.by_name["build"].first == 5


def test_each_listed_combination_leads_back_to_its_number() -> None:
    for number in range(CRAFT.size):
        assert CRAFT.parse(CRAFT.notation(number).upper()) == number
        assert CRAFT.from_json(CRAFT.move(number).to_json()) == number
    assert CRAFT.parse("upgrade bronze FE") == 1
    assert Picks.over(CRAFT, range(CRAFT.size)).moves() == list(range(CRAFT.size))


def test_a_combination_that_is_not_listed_is_malformed_and_the_listed_ones_are_named() -> None:
    with pytest.raises(Malformed) as error:
        CRAFT.parse("upgrade Bronze Church")
    assert error.value.arguments == {"understood": "upgrade Bronze", "rest": "Church"}
    assert error.value.expected == ("Iron", "Coal")
    with pytest.raises(Malformed) as error:
        CRAFT.parse("upgrade Coal")
    assert error.value.expected == ("Bronze", "Iron", "Temple")
    with pytest.raises(Malformed) as error:
        CRAFT.from_json({"verb": "upgrade", "args": ["Temple", "Coal"]})
    assert error.value.expected == ("Church",)


def test_a_long_list_is_named_by_its_domain() -> None:
    number = Domain("number", [str(value) for value in range(2 * FEW_LABELS)])
    book = MoveBook([Verb("add", number, number, combinations=[(0, value) for value in range(FEW_LABELS + 1)])])
    with pytest.raises(Malformed) as error:
        book.parse(f"add 0 {FEW_LABELS + 1}")
    assert error.value.expected == ("<number>",)


@pytest.mark.parametrize("values", [(0, 0), (1, 0), (0, 5), (-1, 1)])
def test_values_that_are_not_listed_are_an_error(values: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="upgrade: no"):
        CRAFT.number("upgrade", *values)


@pytest.mark.parametrize("combinations", [[], [(0, 1), (0, 1)], [(0, 5)], [(0,)], [(0, 1, 2)]])
def test_a_list_that_cannot_be_numbered_is_an_error(combinations: list[tuple[int, ...]]) -> None:
    with pytest.raises(ValueError, match="upgrade: "):
        Verb("upgrade", CARD, CARD, combinations=combinations)


# -- properties of verbs and labels that pages need


def test_a_verb_carries_its_heading() -> None:
    assert [Verb("build", CARD, heading="city").heading, Verb("pass").heading] == ["city", ""]


def test_two_domains_that_can_be_touched_share_no_label() -> None:
    town = Domain("town", ["Rome", "a 1"])
    book = MoveBook([Verb("found", town), Verb("walk", SQUARE, SQUARE), Verb("sail", ROUTE)])
    book.refuse_shared_labels({"town", "route"})
    book.refuse_shared_labels({"square", "route"})
    with pytest.raises(ValueError, match="square and town can both be touched and share the label 'a 1'"):
        book.refuse_shared_labels({"town", "square"})


def test_a_game_whose_touchable_domains_share_a_label_is_refused_at_import() -> None:
    with pytest.raises(ValueError, match="share the label"):

        class Blurred(AnyGame):
            book = MoveBook([Verb("walk", SQUARE), Verb("found", Domain("town", ["A1"]))])
            board_domains = frozenset({"square", "town"})


def test_amounts_are_picked_as_things_are_touched() -> None:
    book = MoveBook([Verb("go", Domain("row", ("1", "2"))), Verb("bid", Domain("amount", ("2", "3"), stepped=True))])
    book.refuse_shared_labels(set())
    with pytest.raises(ValueError, match="amount and row can both be touched and share the label '2'"):
        book.refuse_shared_labels({"row"})


def test_only_numbers_are_stepped_through() -> None:
    with pytest.raises(ValueError, match="size is stepped through, but not every label is a number"):
        Domain("size", ("1", "two"), stepped=True)
