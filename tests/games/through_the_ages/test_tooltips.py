"""Tooltips of every card, with its cost for the reader now, and of the result of ending the turn."""

from __future__ import annotations

import re

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.constants import CARDS, NONE, UNITS, WORKS
from aevum.games.through_the_ages.moves import BOOK
from aevum.games.through_the_ages.rules.clauses import CARD
from aevum.games.through_the_ages.view_builder import see
from aevum.kernel.words import LANGUAGES
from games.through_the_ages.scenes import one_of_each_phase


def test_every_card_says_its_clause_in_every_language() -> None:
    for language in LANGUAGES:
        known = GAME.tooltips(None, GAME.words(language))
        for card, id in enumerate(CARDS):
            face = known[f"card-{id}"]
            assert CARD[card].text(language) in face.text
            assert face.clause == CARD[card].id
            assert not face.now


def test_a_card_of_the_row_tells_its_price_and_place() -> None:
    table = one_of_each_phase()["turn"]
    view = see(table, table.actor)
    known = GAME.tooltips(view, GAME.words("en"))
    place, card = next((place, card) for place, card in enumerate(view.card_row) if card != NONE)
    face = known[f"card-{CARDS[card]}"]
    assert face.now.startswith("In the row it costs you")
    if card not in view.own.civil_hand:
        assert face.label == f"R{place + 1}"


def test_costs_are_what_the_rules_ask_for() -> None:
    """A seat that can pay the cost in a tooltip may build if nothing else forbids it; one that cannot, may not."""
    looked_at = 0
    for table in one_of_each_phase().values():
        view = see(table, max(table.actor, 0))
        if view.phase != "turn":
            continue
        own = view.own
        for work in (card for card in own.technologies if card < len(WORKS)):
            verb, have = ("build", own.resources)
            if work >= UNITS:
                verb, have = ("recruit", own.resources + own.military_resources)
            may = table.check(BOOK.parse(f"{verb} {CARDS[work]}")) is None
            assert not may or view.costs[work] <= have
            looked_at += 1
    assert looked_at


def test_technologies_in_hand_tell_their_science() -> None:
    for table in one_of_each_phase().values():
        view = see(table, max(table.actor, 0))
        known = GAME.tooltips(view, GAME.words("en"))
        for card in view.own.civil_hand:
            if card in view.costs and not view.over:
                assert f"Costs {view.costs[card]} science points now" in known[f"card-{CARDS[card]}"].now


def test_ending_the_turn_tells_what_it_would_bring() -> None:
    for table in one_of_each_phase().values():
        view = see(table, max(table.actor, 0))
        face = GAME.tooltips(view, GAME.words("en"))["pick-end"]
        brings = view.own.forecast
        expected = "An uprising" if brings is None else f"Culture +{brings.culture}, science +{brings.science}"
        assert expected in face.now


def test_a_pending_war_is_named_with_its_seat() -> None:
    table = one_of_each_phase()["march"]
    view = see(table, table.actor)
    at_war = next(own for own in view.civilizations if own.war != NONE)
    name = GAME.words("en")(f"card-{CARDS[at_war.war]}")
    faces = GAME.tooltips(view, GAME.words("en"))
    assert any(name in face.now for key, face in faces.items() if key.startswith("player-"))


def test_what_a_sign_explains_holds_at_any_time() -> None:
    """A refusal such as “Your yellow bank is empty.” would be untrue beside a full one."""
    now = re.compile(
        r"^(You (do not have|have no|have already|took|attack:|are attacked)|Your .* is (empty|full))|\bnow\b",
        re.MULTILINE,
    )
    for name, face in GAME.tooltips(None, GAME.words("en")).items():
        if name.startswith(("board-", "kind-", "pick-")):
            assert not now.search(face.text), f"{name}: {face.text}"
