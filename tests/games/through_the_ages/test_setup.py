"""Rulebook chapter Preparación: decks by players, the row, first events, civilizations, and bonuses to choose."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from aevum.games.through_the_ages.constants import AGE, CARDS, FAMILY_OF, FINAL_EVENTS, FIRST_EVENT
from aevum.games.through_the_ages.state import Table
from games.through_the_ages.positions import (
    actor,
    blue,
    ids,
    in_play,
    legal,
    name,
    own,
    phase,
    play,
    refused,
    seen,
    start,
    table,
    workers,
)
from rule_marks import rule

GAMES = ["basic", "advanced", "full"]
SEATS = [2, 3, 4]


def sizes(decks: tuple[tuple[int, ...], ...]) -> list[int]:
    return [len(deck) for deck in decks]


def families(cards: tuple[int, ...]) -> Counter[str]:
    return Counter(FAMILY_OF[card].name for card in cards)


# -- the decks


@pytest.mark.parametrize(("seats", "size"), [(2, 45), (3, 50), (4, 55)])
@pytest.mark.parametrize(("game", "ages"), [("basic", 1), ("advanced", 2), ("full", 3)])
def test_civil_decks(game: str, ages: int, seats: int, size: int) -> None:
    decks = sizes(start(seats, game).civil)

    assert decks == [20] + [size] * ages + [0] * (3 - ages)


@pytest.mark.parametrize(
    ("game", "seats", "expected"),
    [
        ("basic", 2, [0, 0, 0]),
        ("basic", 4, [0, 0, 0]),
        ("advanced", 2, [48, 42, 0]),
        ("advanced", 3, [50, 46, 0]),
        ("advanced", 4, [50, 46, 0]),
        ("full", 2, [48, 46, 41]),
        ("full", 3, [50, 50, 45]),
        ("full", 4, [50, 50, 45]),
    ],
)
def test_military_decks(game: str, seats: int, expected: list[int]) -> None:
    assert sizes(start(seats, game).military)[1:] == expected


def test_what_the_civil_decks_are_made_of() -> None:
    decks = [families(deck) for deck in start(4).civil]

    assert decks[0] == {"leaders": 6, "wonders": 4, "actions": 10}
    assert decks[1] == {
        "leaders": 6,
        "wonders": 4,
        "actions": 13,
        "governments": 3,
        "works": decks[1]["works"],
        "specials": 29 - decks[1]["works"],
    }
    for age in (2, 3):
        others = decks[age]["works"] + decks[age]["specials"]
        assert (decks[age]["leaders"], decks[age]["wonders"], decks[age]["actions"]) == (6, 4, 13)
        assert (decks[age]["governments"], others) == (4, 28)


def test_what_the_military_decks_are_made_of() -> None:
    one, two, three = (families(deck) for deck in start(4).military[1:])

    assert one == {"events": 15, "territories": 6, "aggressions": 6, "tactics": 15, "bonuses": 6, "pacts": 2}
    assert two == {
        "events": 13,
        "territories": 6,
        "aggressions": 9,
        "wars": 4,
        "tactics": 8,
        "bonuses": 6,
        "pacts": 4,
    }
    assert three == {"events": 13, "aggressions": 8, "wars": 6, "tactics": 8, "bonuses": 6, "pacts": 4}


@pytest.mark.parametrize("game", ["advanced", "full"])
def test_two_players_make_no_pacts(game: str) -> None:
    assert all("pacts" not in families(deck) for deck in start(2, game).military)


def test_the_advanced_game_has_no_wars() -> None:
    assert all("wars" not in families(deck) for deck in start(4, "advanced").military)


def test_every_card_lies_in_the_deck_of_its_age() -> None:
    dealt = start(4)

    for decks in (dealt.civil, dealt.military):
        for age, deck in enumerate(decks):
            assert {AGE[card] for card in deck} <= {age}
    assert all(card < FIRST_EVENT for deck in dealt.civil for card in deck)


@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_decks_are_shuffled(age: int) -> None:
    one, other = start(3, seed=1), start(3, seed=2)

    for deck, another in ((one.civil, other.civil), (one.military, other.military)):
        assert deck[age] != another[age]
        assert sorted(deck[age]) == sorted(another[age])
    assert one.card_row != other.card_row


# -- the table


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_row_holds_thirteen_cards_of_antiquity(game: str, seats: int) -> None:
    dealt = start(seats, game)

    assert all(AGE[card] == 0 for card in dealt.card_row)
    assert len(dealt.card_row) == 13
    assert seen(dealt).civil_deck == 7
    own_prices = [1] * 5 + [2] * 4 + [3] * 4
    assert list(seen(dealt).prices) == own_prices


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("game", ["advanced", "full"])
def test_the_first_events_are_as_many_as_players_and_two(game: str, seats: int) -> None:
    dealt = start(seats, game)

    assert len(dealt.current) == seats + 2
    assert {AGE[card] for card in dealt.current} == {0}
    assert dealt.future == []


def test_the_basic_game_has_all_nine_events_but_politics() -> None:
    dealt = start(3, "basic")

    assert len(dealt.current) == 9
    assert "development-of-politics" not in ids(dealt.current)


def test_the_advanced_game_has_four_open_bonuses() -> None:
    dealt = start(3, "advanced")

    assert len(dealt.bonuses) == 4
    assert set(dealt.bonuses) < set(FINAL_EVENTS)
    assert start(3, "full").bonuses == start(3, "basic").bonuses == []


@pytest.mark.parametrize("game", GAMES)
def test_everybody_begins_alike(game: str) -> None:
    dealt = start(3, game)

    for seat in range(3):
        civilization = own(dealt, seat)
        assert workers(dealt, seat) == {"agriculture": 2, "bronze": 2, "philosophy": 1, "warriors": 1}
        assert blue(dealt, seat) == {}
        assert (civilization.yellow, civilization.idle, civilization.bank) == (18, 1, 18)
        assert (civilization.culture_rate, civilization.science_rate) == (0, 1)
        assert (civilization.strength, civilization.faces) == (1, 0)
        assert (civilization.culture, civilization.science) == (0, 0)
        assert (civilization.civil, civilization.military) == (4, 2)
        assert name(civilization.government) == "despotism"
        assert in_play(dealt, seat) == set()
        assert (civilization.leader, civilization.wonder, civilization.civil_hand) == (-1, -1, ())


def test_who_begins_is_drawn_by_lot() -> None:
    assert {start(3, seed=seed).first for seed in range(20)} == {0, 1, 2}
    assert all(start(3, seed=seed).actor == start(3, seed=seed).first for seed in range(5))


# -- bonuses to choose


def choosing(variant: str, seats: int = 3, game: str = "full", **options: Any) -> Table:
    return start(seats, game, bonuses=variant, **options)


def keep_any(position: Table) -> str:
    """Let the seat that decides keep the first bonus that is offered; return it."""
    bonus = min(legal(position, "keep"))
    play(position, f"keep {bonus}")
    return bonus


@rule("through_the_ages.setup.bonuses", "through_the_ages.setup.not_offered")
def test_private_bonuses_are_dealt_and_each_keeps_one_in_secret() -> None:
    dealt = choosing("private")
    first = dealt.first
    assert [len(cards) for cards in dealt.dealt] == [4, 4, 4]
    assert phase(dealt) == "keep"
    offered = legal(dealt, "keep")
    assert offered == set(ids(seen(dealt, first).dealt))
    other = next(CARDS[card] for card in FINAL_EVENTS if CARDS[card] not in offered)
    assert refused(dealt, f"keep {other}") == "setup.not_offered"

    bonus = keep_any(dealt)
    assert ids(seen(dealt, first).private) == [bonus]
    assert seen(dealt, (first + 1) % 3).private == ()
    keep_any(dealt)
    keep_any(dealt)
    assert phase(dealt) == "turn"
    assert dealt.actor == first
    assert seen(dealt).private_sizes == (1, 1, 1)
    assert len(dealt.military[3]) == 45 - 3


@rule("through_the_ages.setup.bonuses")
def test_with_two_players_each_keeps_two_one_after_the_other() -> None:
    dealt = choosing("private", 2)
    assert [len(cards) for cards in dealt.dealt] == [6, 6]
    order = [dealt.actor]
    for _ in range(3):
        keep_any(dealt)
        order.append(dealt.actor)

    assert order == [dealt.first, 1 - dealt.first] * 2
    keep_any(dealt)
    assert seen(dealt).private_sizes == (2, 2)
    assert len(dealt.military[3]) == 41 - 4


@rule("through_the_ages.setup.bonuses", "through_the_ages.setup.not_offered")
def test_openly_chosen_bonuses_lie_on_the_table() -> None:
    dealt = choosing("open_choice", 4)
    assert len(legal(dealt, "keep")) == 13

    chosen = [keep_any(dealt)]
    assert refused(dealt, f"keep {chosen[0]}") == "setup.not_offered"
    chosen += [keep_any(dealt) for _ in range(3)]
    assert ids(dealt.bonuses) == chosen
    assert seen(dealt).pool == ()
    assert len(dealt.military[3]) == 45 - 4
    assert phase(dealt) == "turn"


@rule("through_the_ages.setup.bonuses")
def test_nothing_else_is_decided_before_the_bonuses_are_chosen() -> None:
    assert refused(choosing("open_choice"), "end") == "setup.bonuses"


@rule("through_the_ages.setup.bonuses")
def test_in_the_basic_game_there_is_nothing_to_keep() -> None:
    assert phase(choosing("private", game="basic")) == "turn"


@rule("through_the_ages.setup.bonuses", "through_the_ages.setup.shares")
@pytest.mark.parametrize("game", ["advanced", "full"])
def test_public_and_private_bonuses_share_the_thirteen(game: str) -> None:
    dealt = choosing("private", game=game, public_bonuses="5")

    assert len(dealt.bonuses) == 5
    assert [len(cards) for cards in dealt.dealt] == [2, 2, 2]


# -- positions of the tests


def test_the_position_of_the_tests_is_a_turn_with_nothing_done() -> None:
    position = table(4, round=7, active=3)

    assert (actor(position), phase(position)) == ("teal", "turn")
    assert (own(position, 3).civil_left, own(position, 3).military_left) == (4, 2)
    assert (seen(position).age, seen(position).round) == (1, 7)
