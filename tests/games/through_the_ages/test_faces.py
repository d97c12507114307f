"""What explains itself: every card, what it costs its reader now, and what ending the turn would bring."""

from __future__ import annotations

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.facts import CARDS, NONE, UNITS, WORKS
from aevum.games.through_the_ages.moves import BOOK
from aevum.games.through_the_ages.rules.clauses import CARD
from aevum.games.through_the_ages.view import see
from aevum.kernel.words import LANGUAGES
from games.through_the_ages.scenes import one_of_each_phase


def test_every_card_says_its_clause_in_every_language() -> None:
    for language in LANGUAGES:
        known = GAME.faces(None, GAME.words(language))
        for card, id in enumerate(CARDS):
            face = known[f"card-{id}"]
            assert CARD[card].text(language) in face.text
            assert face.clause == CARD[card].id
            assert not face.now


def test_a_card_of_the_row_tells_its_price_and_place() -> None:
    table = one_of_each_phase()["turn"]
    view = see(table, table.actor)
    known = GAME.faces(view, GAME.words("en"))
    place, card = next((place, card) for place, card in enumerate(view.card_row) if card != NONE)
    face = known[f"card-{CARDS[card]}"]
    assert face.now.startswith("In the row it costs you")
    if card not in view.own.civil_hand:
        assert face.label == f"R{place + 1}"


def test_costs_are_what_the_rules_ask_for() -> None:
    """Whoever can pay the cost a face tells, and nothing else is in the way, may build; who cannot, may not."""
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
        known = GAME.faces(view, GAME.words("en"))
        for card in view.own.civil_hand:
            if card in view.costs and not view.over:
                assert f"Now: {view.costs[card]} science points" in known[f"card-{CARDS[card]}"].now


def test_ending_the_turn_tells_what_it_would_bring() -> None:
    for table in one_of_each_phase().values():
        view = see(table, max(table.actor, 0))
        face = GAME.faces(view, GAME.words("en"))["pick-end"]
        brings = view.own.forecast
        told = "An uprising" if brings is None else f"Culture +{brings.culture}, science +{brings.science}"
        assert told in face.now


def test_a_pending_war_is_told_with_its_seat() -> None:
    table = one_of_each_phase()["march"]
    view = see(table, table.actor)
    at_war = next(own for own in view.civilizations if own.war != NONE)
    name = GAME.words("en")(f"card-{CARDS[at_war.war]}")
    faces = GAME.faces(view, GAME.words("en"))
    assert any(name in face.now for key, face in faces.items() if key.startswith("player-"))
