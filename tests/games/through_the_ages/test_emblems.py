"""Every leader, wonder, government and kind of event has an emblem, and cards tell their effects in two lines."""

from __future__ import annotations

import re
from typing import Final

import pytest

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.constants import CARDS, NONE, NUMBER
from aevum.games.through_the_ages.drawing.card_figures import kind_of, printed
from aevum.games.through_the_ages.drawing.cards import card_face, small_card
from aevum.games.through_the_ages.drawing.emblems import EMBLEMS, GROUPS, emblem_of
from aevum.games.through_the_ages.drawing.emblems.events import EVENTS, event_kind
from aevum.games.through_the_ages.drawing.illustrations import EFFECT, effect_lines
from aevum.games.through_the_ages.drawing.layout import (
    CARD_HEIGHT,
    CARD_WIDTH,
    THING_HEIGHT,
    THING_WIDTH,
    thing_boxes,
)
from aevum.games.through_the_ages.drawing.rival_board import draw_rival_cards
from aevum.games.through_the_ages.view_builder import see
from aevum.kernel.svg.box import Box
from aevum.kernel.words import LANGUAGES
from games.through_the_ages.scenes import one_of_each_phase

OWN: Final = ("leader", "wonder", "government")
CARD: Final = Box(0, 0, CARD_WIDTH, CARD_HEIGHT)
USED: Final = re.compile(r'href="#(ta-em-[\w-]+)"')
DEFINED: Final = re.compile(r'id="(ta-em-[\w-]+)"')
WIDE: Final = 1.16
"""Pixels of a unit of the card row at 1920x1080."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


def cards_of(*kinds: str) -> list[int]:
    return [card for card in range(len(CARDS)) if kind_of(card) in kinds]


def test_leaders_wonders_and_governments_have_emblems_of_their_own() -> None:
    cards = cards_of(*OWN)
    assert len(cards) == 24 + 16 + 8
    assert {emblem_of(card) for card in cards} == {f"ta-em-{CARDS[card]}" for card in cards} <= EMBLEMS.keys()


def test_every_event_is_of_a_kind_with_an_emblem_and_every_kind_occurs() -> None:
    events = cards_of("event")
    assert {event_kind(CARDS[card]) for card in events} == EVENTS.keys()
    assert len(EVENTS) == 12


def test_every_emblem_is_in_one_group() -> None:
    grouped = [id for group in GROUPS.values() for id in group]
    assert sorted(grouped) == sorted(EMBLEMS)


def test_other_cards_have_none() -> None:
    assert {emblem_of(card) for card in range(len(CARDS)) if kind_of(card) not in (*OWN, "event")} == {""}


@every_language
def test_cards_in_the_row_and_in_play_show_their_emblem(language: str) -> None:
    words = GAME.words(language)
    for card in cards_of(*OWN, "event"):
        for face in (
            card_face(card, CARD, words, price=2),
            card_face(card, CARD, words),
            small_card(card, Box(0, 0, THING_WIDTH, THING_HEIGHT), words),
        ):
            assert set(USED.findall(face)) == {emblem_of(card)}, CARDS[card]


def test_a_page_has_the_emblems_that_it_shows_and_no_others() -> None:
    for table in one_of_each_phase().values():
        for seat in range(len(table.hands)):
            layers = "".join(
                layer for part in GAME.panels(see(table, seat), GAME.words("en")) for layer in part.layers.values()
            )
            assert USED.search(layers)
            assert sorted(DEFINED.findall(layers)) == sorted(set(USED.findall(layers)))


def test_rivals_are_listed_with_the_emblems_of_their_cards() -> None:
    table = one_of_each_phase()["turn"]
    view = see(table, table.actor)
    for rival in view.civilizations:
        held = [card for card in (rival.government, rival.leader, *rival.wonders) if card != NONE]
        drawn = draw_rival_cards(rival, GAME.words("en"))
        assert held
        assert {emblem_of(card) for card in held} <= set(USED.findall(drawn))


# -- effects


def without_symbols(card: int) -> bool:
    """Whether a leader or wonder does something that no symbol on its card shows."""
    silent = {"julius-caesar", "hammurabi"} | {
        "hanging-gardens",
        "colossus",
        "pyramids",
        "universitas-carolina",
        "taj-mahal",
        "eiffel-tower",
        "kremlin",
    }
    return CARDS[card] not in silent


@every_language
def test_every_effect_without_symbols_is_told_in_at_most_two_lines(language: str) -> None:
    words = GAME.words(language)
    for card in cards_of("leader", "wonder"):
        assert bool(effect_lines(card, CARD_WIDTH, words)) == without_symbols(card), CARDS[card]
        assert len(effect_lines(card, CARD_WIDTH, words)) <= 2, CARDS[card]
    assert all(printed(card) for card in cards_of("government"))


@every_language
def test_leaders_in_the_row_tell_their_effect_large_enough_for_a_wide_screen(language: str) -> None:
    words = GAME.words(language)
    told = [
        card
        for card in cards_of("leader")
        if without_symbols(card) and 'class="fine" x="35.5"' in card_face(card, CARD, words, price=3)
    ]
    assert len(told) >= 20
    assert EFFECT * WIDE >= 11


def test_where_the_effect_is_hidden_the_emblem_takes_its_room() -> None:
    words = GAME.words("en")
    face = card_face(NUMBER["isaac-newton"], CARD, words, price=3)
    fine, _, coarse = face.partition('<g class="coarse" display="none">')
    sizes = [float(scale) for scale in re.findall(r"#ta-em-isaac-newton\"[^>]*scale\(([\d.]+)\)", fine)]
    larger = [float(scale) for scale in re.findall(r"#ta-em-isaac-newton\"[^>]*scale\(([\d.]+)\)", coarse)]
    assert len(sizes) == len(larger) == 1
    assert larger[0] > 1.4 * sizes[0]


@every_language
def test_where_few_cards_are_in_play_they_are_wide_and_tell_their_effect(language: str) -> None:
    words = GAME.words(language)
    wide, narrow = thing_boxes(4, 3)[0], thing_boxes(9, 3)[0]
    assert wide.width > 1.7 * narrow.width == 1.7 * THING_WIDTH
    for name in ("isaac-newton", "st-peters-basilica"):
        told = effect_lines(NUMBER[name], wide.width, words)
        shown = re.findall(r'class="finer"[^>]*>([^<]+)<', small_card(NUMBER[name], wide, words))
        assert " ".join(shown) == " ".join(told) == words(f"effect-{name}")
    assert "finer" not in small_card(NUMBER["st-peters-basilica"], narrow, words), "the name needs the room"


def test_governments_and_wonders_in_play_show_what_they_bring() -> None:
    words = GAME.words("en")
    for name, signs in (
        ("despotism", ["civil", "military", "limit"]),
        ("library-of-alexandria", ["culture", "science"]),
    ):
        card = small_card(NUMBER[name], thing_boxes(4, 3)[0], words)
        assert re.findall(r'href="#tas-([a-z]+)"', card) == signs
