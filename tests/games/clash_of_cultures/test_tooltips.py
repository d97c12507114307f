"""Tooltips of every card and hex, and what they would bring the reader now."""

from __future__ import annotations

import re
from typing import Final

import pytest

from aevum.games.clash_of_cultures import GAME
from aevum.games.clash_of_cultures.constants import (
    ACTION_CARDS,
    ADVANCES,
    CIVIL,
    COLOURS,
    FIGHTING,
    GOODS,
    HALVES,
    NONE,
    OBJECTIVE_CARDS,
    WONDERS,
)
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.rules.clauses import ACTION, ADVANCE, COMBAT_CARD, EVENT, OBJECTIVE, WONDER
from aevum.games.clash_of_cultures.state_fields import NATION_WIDTH
from aevum.games.clash_of_cultures.view_builder import see
from aevum.kernel.rulebook import Clause
from aevum.kernel.words import LANGUAGES
from games.clash_of_cultures.scenes import one_of_each_phase

WORN: Final = re.compile(r'data-face="([^"]+)"')
UNSAID: Final = re.compile(r"\b(?:face|board|pick|card|terrain|good|mood|piece|score|category)-[a-z]|[{}]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_its_clause(language: str) -> None:
    known = GAME.tooltips(None, GAME.words(language))
    clauses: tuple[tuple[Clause, ...], ...] = (ADVANCE, ACTION, COMBAT_CARD, OBJECTIVE, EVENT, WONDER)
    for family, rules in zip(GAME.cards, clauses, strict=True):
        for id, rule in zip(family.ids, rules, strict=True):
            face = known[f"card-{id}"]
            assert rule.text(language) in face.text
            assert face.clause == rule.id
            assert not face.now


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_with_two_halves_say_both(language: str) -> None:
    known = GAME.tooltips(None, GAME.words(language))
    for card, label in enumerate(ACTION_CARDS):
        text = known[f"card-{label}"].text
        assert ACTION[CIVIL[card]].text(language) in text
        assert COMBAT_CARD[FIGHTING[card]].text(language) in text
    for card, label in enumerate(OBJECTIVE_CARDS):
        text = known[f"card-{label}"].text
        assert all(OBJECTIVE[half].text(language) in text for half in HALVES[card])


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_wears_a_face_has_a_whole_one(language: str) -> None:
    words = GAME.words(language)
    for table in one_of_each_phase().values():
        view = see(table, max(table.actor, 0))
        known = GAME.tooltips(view, words)
        layers = "".join(layer for part in GAME.panels(view, words) for layer in part.layers.values())
        assert set(WORN.findall(layers)) <= known.keys()
        for name, face in known.items():
            assert face.title, name
            assert face.text, name
            assert face.clause in GAME.rulebook, name
            assert not UNSAID.search(f"{face.title} {face.text} {face.now}"), face


def test_an_advance_tells_its_price_or_who_knows_it() -> None:
    table = one_of_each_phase()["turn"]
    view = see(table, table.actor)
    known = GAME.tooltips(view, GAME.words("en"))
    for advance, id in enumerate(ADVANCES.ids):
        face = known[f"card-{id}"]
        if advance in view.own.advances:
            assert face.now.startswith("You have it.")
            assert not face.label
        else:
            assert face.label == id, "so that the table says why not"
        if advance in view.prices:
            food, ore, _ = view.prices[advance]
            assert [f"{amount} {good}" in face.now for amount, good in ((food, "food"), (ore, "ore"))] == [
                bool(food),
                bool(ore),
            ]
        assert ("Also owned by" in face.now) == any(
            advance in other.advances for other in view.nations if other is not view.own
        )


def test_an_objective_tells_whether_it_is_reached() -> None:
    """The seat holds all cards there are, and enough wood for one of them."""
    table = one_of_each_phase()["turn"].copy()
    table.nation[table.actor * NATION_WIDTH + GOODS.index("wood")] = 5
    table.goals[table.actor] = list(range(len(OBJECTIVE_CARDS)))
    view = see(table, table.actor)
    known = GAME.tooltips(view, GAME.words("en"))
    looked_at = set()
    for card in view.goals:
        reached = any(2 * card + half in view.reached for half in (0, 1))
        assert known[f"card-{OBJECTIVE_CARDS[card]}"].now.startswith("Reached now" if reached else "Neither half")
        looked_at.add(reached)
    assert looked_at == {True, False}


def test_an_objective_tells_how_far_it_is() -> None:
    table = one_of_each_phase()["turn"].copy()
    card = OBJECTIVE_CARDS.index("wood-supplies-fortifications")
    table.goals[table.actor] = [card]
    table.nation[table.actor * NATION_WIDTH + GOODS.index("wood")] = 3
    view = see(table, table.actor)
    assert view.progress[2 * card] == (3, 5)
    assert "Wood Supplies: 3 of 5." in GAME.tooltips(view, GAME.words("en"))["card-wood-supplies-fortifications"].now


def test_a_hex_tells_what_it_yields_and_who_is_there() -> None:
    table = one_of_each_phase()["turn"]
    view = see(table, table.actor)
    words = GAME.words("en")
    known = GAME.tooltips(view, words)
    for hex in view.hexes:
        face = known[f"hex-{LABELS[hex.cell]}"]
        if hex.city is not None:
            assert words(f"player-{(*COLOURS, 'barbarians')[hex.city.owner]}") in face.now
        if hex.city is not None and hex.city.wonder != NONE:
            assert words(f"card-{WONDERS.ids[hex.city.wonder]}") in face.now
        if hex.exhausted:
            assert "yields nothing" in face.now


def test_pieces_of_the_rules_explain_themselves() -> None:
    words = GAME.words("en")
    worn = {name for svg, _ in GAME.piece_gallery(words) for name in WORN.findall(svg)}
    assert worn <= GAME.tooltips(None, words).keys()
    assert len(worn) == len(GAME.piece_gallery(words))


REFUSING: Final = {
    "en": r"^(First you pay|There (is|are) |The group cannot|You are |Now you may score)",
    "es": r"^(Primero pagas|No hay |Hay unidades|El grupo no puede|Est[áa]s |Intentas |Ahora puedes cumplir)",
    "ru": r"^(Сначала заплати|Там |Группе туда|Ты |Сейчас можно)",
}
"""Beginnings of clauses that refuse a move or name a step: a tooltip describes."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_symbols_are_described_and_refuse_nothing(language: str) -> None:
    known = GAME.tooltips(None, GAME.words(language))
    for name in ("good-mood", "good-food", "unit-army", "unit-settler", "recruit-ship", "pick-move", "board-trade"):
        for line in known[name].text.splitlines():
            assert not re.match(REFUSING[language], line), line


def test_a_place_is_described_and_only_cards_that_the_reader_can_use_are_refused() -> None:
    for table in one_of_each_phase().values():
        view = see(table, max(table.actor, 0))
        known = GAME.tooltips(view, GAME.words("en"))
        assert not any(known[f"hex-{LABELS[hex.cell]}"].label for hex in view.hexes)
        held = {ACTION_CARDS[card] for card in view.hand}
        assert {label for label in ACTION_CARDS if known[f"card-{label}"].label} == held
