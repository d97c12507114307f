"""Texts of Clash of Cultures: sources of its rules, what must be decided first, and the state in the terminal."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from aevum.games.clash_of_cultures import GAME
from aevum.games.clash_of_cultures.constants import (
    ACTION_CARDS,
    BARBARIAN,
    BARREN,
    CULTURE,
    EVENTS,
    FAMILIES,
    GOLD,
    HAPPY,
    NEUTRAL,
    NONE,
    RULEBOOK,
    TEMPLE,
)
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.moves import BOOK
from aevum.games.clash_of_cultures.rule_values import PIECE
from aevum.games.clash_of_cultures.rules.city import add_piece, size, works
from aevum.games.clash_of_cultures.rules.events import draw_event
from aevum.games.clash_of_cultures.rules.law import LAW
from aevum.games.clash_of_cultures.rules.scoring import lines
from aevum.games.clash_of_cultures.rules.units import launch, settlers_at
from aevum.games.clash_of_cultures.state import Table
from aevum.games.clash_of_cultures.state_fields import HOME, KNOWN, NATION_WIDTH
from aevum.kernel.chance import Chance
from aevum.kernel.words import LANGUAGES
from rule_marks import rule

RULINGS: Final = 60
"""Number of numbered rulings."""
UNSURE: Final = ("single", "reconstructed")


def start(seats: int = 2, **options: Any) -> Table:
    """Return a match before its first decision."""
    return GAME.start(GAME.read_options(options), seats, Chance.from_seed(1))


def home(table: Table, seat: int) -> int:
    """Return the hex of a seat's first city."""
    return table.nation[seat * NATION_WIDTH + HOME]


def shown(table: Table, seat: int, language: str = "en") -> str:
    """Return the state in the terminal as a seat sees it, without markup."""
    return re.sub(r"\[[^\]]*\]", "", GAME.text(GAME.view(table, seat), GAME.words(language)))


# -- sources of the rules


@rule("clash_of_cultures.setup.edition")
def test_what_one_source_gives_or_none_is_marked_and_nothing_else_is() -> None:
    for family in FAMILIES:
        for row in family.rows:
            marks = RULEBOOK[f"clash_of_cultures.card.{row.id}"].ruling.split(", ")
            assert [mark for mark in marks if mark in UNSURE] == [row.source] * (row.source in UNSURE), row.id


def test_every_ruling_is_found_in_a_clause() -> None:
    marks = {mark for clause in RULEBOOK for mark in clause.ruling.split(", ")}

    assert {str(number) for number in range(1, RULINGS + 1)} <= marks


# -- rules that no other text says


@rule("clash_of_cultures.city.pieces")
def test_a_piece_without_its_advance_counts_for_size_and_points_but_has_no_power() -> None:
    table = start()
    cell = home(table, 0)
    before = lines(table, 0)["pieces"]
    add_piece(table, 0, cell, TEMPLE)

    assert size(table, cell) == 2
    assert lines(table, 0)["pieces"] == before + 1
    assert not works(table, cell, TEMPLE)
    table.nation[KNOWN] |= PIECE[TEMPLE]
    assert works(table, cell, TEMPLE)


@pytest.mark.parametrize(("events", "mood"), [("icons", HAPPY), ("all", NEUTRAL)])
@rule("clash_of_cultures.events.none")
def test_without_events_a_card_is_drawn_but_only_its_icon_counts(events: str, mood: int) -> None:
    """The card Migration gives 2 gold by its icon, and a city loses mood by its text."""
    table = start(events=events)
    city = home(table, 0)
    table.mood[city] = HAPPY
    table.event_deck = [EVENTS.number("migration")]

    draw_event(table, 0)
    LAW.settle(table)
    while LAW.now(table).name != "turn":
        table.apply(table.legal()[0])

    assert table.nation[GOLD] == 2
    assert table.mood[city] == mood


@rule("clash_of_cultures.score.short")
def test_four_rounds_begin_with_two_settlers_and_a_happy_city_and_give_two_free_advances() -> None:
    table = start(length="four_rounds")
    assert [settlers_at(table, home(table, seat)) for seat in (0, 1)] == [2, 2]
    assert [table.mood[home(table, seat)] for seat in (0, 1)] == [HAPPY, HAPPY]

    table.turn = 3
    granted: list[int] = []
    while table.round == 1:
        step = LAW.now(table).name
        if step == "grant":
            granted.append(table.actor)
        line = {"turn": "end", "claim": "done", "demolish": "pass"}.get(step)
        table.apply(table.legal()[0] if line is None else BOOK.parse(line))

    first, second = table.first, 1 - table.first
    assert granted == [first, second, first, second]


@rule("clash_of_cultures.turn.asked")
def test_what_a_card_asks_is_decided_first() -> None:
    """With three players, because with a single rival there would be no question."""
    table = start(3)
    seat = table.actor
    card = ACTION_CARDS.index("negotiations-scout")
    table.hands[seat] = [card]
    table.nation[seat * NATION_WIDTH + CULTURE] = 1
    table.apply(BOOK.parse("play negotiations-scout"))

    refusal = table.check(BOOK.parse("end"))

    assert refusal is not None
    assert refusal.id == "clash_of_cultures.turn.asked"


# -- the terminal


def test_the_terminal_shows_cities_units_and_ships() -> None:
    table = start()
    red = home(table, 0)
    add_piece(table, 0, red, TEMPLE)
    table.mood[red] = HAPPY
    sea = next(cell for cell in table.land.layout.hexes if cell not in table.land.open)
    launch(table, 0, sea)

    told = shown(table, 0)

    assert f"{LABELS[red]} F ⌂R2☺△" in told
    assert "R☻1" in told
    assert "R◢1" in told
    assert f"{LABELS[home(table, 1)]} F ⌂B1" in told


def test_the_terminal_shows_barbarians_and_what_is_exhausted() -> None:
    table = start()
    camp, spent, *_ = (
        cell for cell in table.land.open if table.city[cell] == NONE and table.land.terrain[cell] < BARREN
    )
    table.city[camp], table.barbarians[camp] = BARBARIAN, 3
    table.exhausted = 1 << spent

    told = shown(table, 0)

    assert "⌂X1" in told
    assert "X⚔3" in told
    assert re.search(rf"{LABELS[spent]} [A-Z]×", told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_a_seat_its_own_cards_alone(language: str) -> None:
    table = start()
    words = GAME.words(language)
    mine, theirs = (words(f"card-{ACTION_CARDS[table.hands[seat][0]]}") for seat in (0, 1))
    assert mine != theirs

    told = shown(table, 0, language)

    assert mine in told
    assert theirs not in told
