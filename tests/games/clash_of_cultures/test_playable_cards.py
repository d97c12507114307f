"""Occasions on which a civil half may be played, and the choices of its player."""

from __future__ import annotations

import pytest

from aevum.games.clash_of_cultures import GAME
from aevum.games.clash_of_cultures.rules import LAW
from aevum.games.clash_of_cultures.rules.turn import ACTIONS
from aevum.games.clash_of_cultures.state import Table
from aevum.games.clash_of_cultures.state_fields import LESS, NATION_WIDTH
from aevum.kernel.words import LANGUAGES
from games.clash_of_cultures.card_positions import plain
from games.clash_of_cultures.positions import (
    actions,
    begin_turn,
    camp,
    city,
    give,
    goods,
    knows,
    legal,
    may,
    owner_of,
    phase,
    play,
    refused,
    reveal,
    rolls,
    seen,
    standing,
    supply,
    table,
    units,
)
from rule_marks import card, rule

TAKEOVER = "play cultural-takeover-improved-defenses"
EXPLORER = "play explorer-encircled"
SYNERGIES = "play synergies-archers"
NEGOTIATIONS = "play negotiations-scout"


# -- Cultural Takeover


def mission(culture: int = 3, *, left: int = 3, advances: str = "arts-and-sculpture") -> Table:
    """Return red's city on D4 beside barbarians on D5."""
    made = camp(city(plain(), "D4"), "D5")
    give(made, actions="cultural-takeover-improved-defenses", advances=advances, culture=culture)
    made.frames[ACTIONS] = left
    return made


@card("clash_of_cultures.cultural-takeover", "clash_of_cultures.arts-and-sculpture")
def test_a_takeover_may_be_the_attempt_of_arts_and_sculpture() -> None:
    made = play(rolls(mission(left=0), 5), TAKEOVER)
    assert goods(made) == {"culture": 2}
    play(made, "target D5", "unit army")
    assert owner_of(made, "D5") == "red"
    assert actions(made) == 0
    assert not may(made, "sculpt D4")


@card("clash_of_cultures.cultural-takeover", "clash_of_cultures.arts-and-sculpture")
def test_the_seat_says_whether_a_takeover_costs_an_action_or_a_token() -> None:
    made = play(mission(), TAKEOVER)
    assert legal(made) == {"at D4", "sculpt D4"}
    assert (actions(made), goods(made)) == (3, {"culture": 3})

    by_action = play(rolls(made.copy(), 1), "at D4", "target D5")
    assert (actions(by_action), goods(by_action)) == (2, {"culture": 3})
    assert may(by_action, "sculpt D4") is False, "nothing but barbarians is in range"

    by_token = play(rolls(made, 1), "sculpt D4", "target D5")
    assert (actions(by_token), goods(by_token)) == (3, {"culture": 2})


@card("clash_of_cultures.cultural-takeover", "clash_of_cultures.arts-and-sculpture")
@pytest.mark.parametrize(
    ("left", "culture", "advances", "playable"),
    [(0, 3, "", False), (0, 0, "arts-and-sculpture", False), (1, 0, "arts-and-sculpture", True), (1, 0, "", True)],
)
def test_a_takeover_needs_an_action_or_arts_and_sculpture(
    left: int, culture: int, advances: str, playable: bool
) -> None:
    made = mission(culture, left=left, advances=advances)
    if playable:
        assert may(made, TAKEOVER)
    else:
        assert refused(made, TAKEOVER) == "card.cultural-takeover"


@card("clash_of_cultures.cultural-takeover", "clash_of_cultures.arts-and-sculpture")
def test_arts_and_sculpture_serve_one_attempt_a_turn() -> None:
    made = give(mission(), actions="cultural-takeover-heavy-resistance")
    play(rolls(made, 1), TAKEOVER, "sculpt D4", "target D5")
    assert may(made, "play cultural-takeover-heavy-resistance")
    made.frames[ACTIONS] = 0
    assert refused(made, "play cultural-takeover-heavy-resistance") == "card.cultural-takeover"


@card("clash_of_cultures.cultural-takeover")
def test_the_token_of_arts_and_sculpture_does_not_lengthen_the_range() -> None:
    """Barbarians two hexes away: one token for the range, none for the attempt."""
    made = camp(city(plain(), "D4"), "D6")
    give(made, actions="cultural-takeover-improved-defenses", advances="arts-and-sculpture", culture=1)
    assert legal(play(made.copy(), TAKEOVER)) == {"target D6"}, "with an action"
    made.frames[ACTIONS] = 0
    assert refused(made, TAKEOVER) == "card.cultural-takeover"


@card("clash_of_cultures.cultural-takeover")
def test_a_takeover_is_not_played_without_barbarians_in_range() -> None:
    made = city(city(plain(), "D4", pieces="temple"), "D6", "blue", "temple")
    give(made, actions="cultural-takeover-improved-defenses", culture=1)
    assert refused(made, TAKEOVER) == "card.cultural-takeover"
    assert may(camp(made, "D2"), TAKEOVER), "in range of the city"


@card("clash_of_cultures.cultural-takeover")
def test_a_takeover_may_come_from_any_city_and_aim_at_anything_in_range() -> None:
    made = city(city(city(plain(3), "D4"), "G7", pieces="temple"), "G6", "blue", "temple")
    give(camp(made, "D5"), actions="cultural-takeover-improved-defenses")
    play(made, TAKEOVER)
    assert legal(made) == {"at D4", "at G7"}
    assert legal(play(made, "at G7")) == {"target G6"}


@card("clash_of_cultures.cultural-takeover")
def test_without_a_settlement_or_after_a_success_no_takeover_is_played() -> None:
    assert refused(supply(mission(), "red", settlement=0), TAKEOVER) == "card.cultural-takeover"
    made = give(mission(), actions="cultural-takeover-heavy-resistance")
    play(rolls(camp(made, "D3"), 6), TAKEOVER, "at D4", "target D5", "unit settler")
    assert refused(made, "play cultural-takeover-heavy-resistance") == "card.cultural-takeover"


@card("clash_of_cultures.cultural-takeover", "clash_of_cultures.explorer")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_takeover_and_an_explorer_ask(language: str) -> None:
    words = GAME.words(language)
    explored = give(city(table(2), "D2"), actions="explorer-encircled", culture=1)
    asked = [play(mission(), TAKEOVER), play(explored, EXPLORER, "at B2", "turn upright")]
    ids = [LAW.now(made).prompt(seen(made, 0))[0] for made in asked]
    assert ids == ["prompt-mission-art", "prompt-colonist"]
    assert all(words(id).endswith("?") for id in ids)


# -- Explorer


@card("clash_of_cultures.explorer")
def test_after_a_discovery_the_settler_may_be_left_out() -> None:
    made = give(city(table(2), "D2"), actions="explorer-encircled", culture=1)
    play(made, EXPLORER, "at B2", "turn upright")
    assert phase(made) == "colonist"
    assert legal(made) == {"at D2", "pass"}

    both = play(made.copy(), "at D2")
    assert standing(both, "D2") == ("red", 0, 1)
    assert phase(both) == "turn"
    play(made, "pass")
    assert standing(made, "D2") == ("", 0, 0)
    assert phase(made) == "turn"


# -- Negotiations: the start of the turn


@card("clash_of_cultures.negotiations")
@rule("clash_of_cultures.actions.play")
def test_no_two_negotiations_at_one_start_of_a_turn() -> None:
    made = give(city(plain(3), "D4"), actions="negotiations-scout negotiations-martyr", culture=2)
    play(begin_turn(made), NEGOTIATIONS, "whom blue")
    assert refused(made, "play negotiations-martyr") == "card.negotiations"
    assert may(begin_turn(made), "play negotiations-martyr"), "in the next turn"


@card("clash_of_cultures.negotiations")
def test_a_truce_made_by_another_is_no_card_played() -> None:
    made = give(city(city(plain(2), "D4"), "G7", "blue"), actions="negotiations-scout", culture=1)
    give(made, "blue", actions="negotiations-martyr", culture=1)
    play(begin_turn(made), NEGOTIATIONS)
    assert may(begin_turn(made, "blue"), "play negotiations-martyr")


def free_actions() -> dict[str, Table]:
    """Return by move turns in which an action is taken without its cost."""
    angry = give(city(plain(2), "D4", mood="angry"), advances="philosophy voting", mood=2)
    artist = city(city(plain(2), "D4", pieces="temple"), "D5", "blue", "temple")
    give(artist, advances="arts-and-sculpture")
    builder = reveal(city(plain(2), "D4"), "great-gardens", reserved="red")
    give(builder, advances="engineering irrigation", food=8, wood=8, ore=8)
    farmer = give(city(plain(2), "D4"), advances="philosophy voting free-economy")
    preacher = give(camp(artist.copy(), "D3"), actions="cultural-takeover-improved-defenses")
    return {
        "vote D4": angry,
        "sculpt D4": artist,
        "erect great-gardens": builder,
        "collect D4": farmer,
        f"{TAKEOVER}\nsculpt D4": preacher,
    }


@card("clash_of_cultures.negotiations")
@pytest.mark.parametrize("moves", list(free_actions()))
def test_an_action_without_its_cost_ends_the_start_of_the_turn(moves: str) -> None:
    made = give(free_actions()[moves], actions="negotiations-scout", culture=8)
    assert may(begin_turn(made), NEGOTIATIONS)
    play(made, *moves.split("\n"))
    while phase(made) != "turn":
        options = legal(made)
        play(made, next(move for move in ("pass", "done", *sorted(options)) if move in options))
    assert actions(made) == 3
    assert refused(made, NEGOTIATIONS) == "card.negotiations"


@card("clash_of_cultures.negotiations")
@pytest.mark.parametrize(
    ("moves", "advances", "cards"),
    [
        ("force", "tactics draft nationalism forced-labor", ""),
        ("empower", "tactics draft nationalism absolute-power", ""),
        ("barter spy-high-morale", "bartering", "spy-high-morale"),
        ("drama culture", "drama-and-music", ""),
        ("play leadership-archers", "", "leadership-archers"),
        ("play militia-high-morale", "", "militia-high-morale"),
    ],
)
def test_free_powers_and_free_cards_are_no_actions(moves: str, advances: str, cards: str) -> None:
    made = city(plain(2), "D4", mood="angry")
    give(made, advances=advances, actions=f"negotiations-scout {cards}", mood=3, culture=3)
    play(begin_turn(made), moves)
    while phase(made) != "turn":
        play(made, min(legal(made)))
    assert may(made, NEGOTIATIONS)


@card("clash_of_cultures.negotiations")
def test_trade_does_not_end_the_start_of_the_turn() -> None:
    made = give(city(plain(2), "D4"), actions="negotiations-scout", culture=1, food=1)
    play(begin_turn(made), "trade blue", "give food", "propose", "accept")
    assert may(made, NEGOTIATIONS)


# -- Synergies


@card("clash_of_cultures.synergies", "clash_of_cultures.philosophy")
def test_the_idea_of_philosophy_helps_to_pay_the_second_of_two() -> None:
    made = give(city(plain(), "D4"), advances="writing public-education", actions="synergies-archers", food=2, idea=1)
    play(made, SYNERGIES)
    assert phase(made) == "pay", "for Philosophy: after Free Education it could not be paid"
    play(made, "settle")
    assert {"philosophy", "free-education"} <= knows(made)
    assert goods(made).get("idea", 0) + goods(made).get("food", 0) == 0


@card("clash_of_cultures.synergies", "clash_of_cultures.philosophy")
def test_with_philosophy_each_advance_of_science_brings_an_idea() -> None:
    made = give(city(plain(), "D4"), advances="writing philosophy", actions="synergies-archers", food=2, idea=1)
    assert may(made, SYNERGIES)
    assert refused(give(made, idea=0), SYNERGIES) == "card.synergies"


@card("clash_of_cultures.synergies")
@rule("clash_of_cultures.learn.change")
def test_a_full_government_is_no_first_of_two() -> None:
    advances = "storage philosophy voting separation-of-powers civil-liberties free-economy tactics draft"
    made = give(city(plain(), "D4"), advances=advances, actions="synergies-archers", food=4)
    play(made, SYNERGIES)
    assert refused(made, "advance nationalism") == "card.synergies"


@card("clash_of_cultures.synergies")
@rule("clash_of_cultures.learn.change")
def test_a_government_with_room_may_be_the_first_of_two() -> None:
    advances = "storage philosophy voting separation-of-powers tactics draft"
    made = give(city(plain(), "D4"), advances=advances, actions="synergies-archers", food=4)
    play(made, SYNERGIES, "advance nationalism", "gain totalitarianism", "advance forced-labor")
    assert {"nationalism", "totalitarianism", "forced-labor"} <= knows(made)
    assert not {"voting", "separation-of-powers"} & knows(made)


@card("clash_of_cultures.synergies", "clash_of_cultures.priesthood")
def test_priesthood_pays_one_of_two() -> None:
    made = give(city(plain(), "D4"), advances="myths priesthood writing", actions="synergies-archers", food=2)
    assert may(made, SYNERGIES)
    assert refused(give(made, food=1), SYNERGIES) == "card.synergies"


# -- Assassination


@card("clash_of_cultures.assassination", "clash_of_cultures.revolution")
def test_who_lost_an_action_to_a_revolution_may_be_assassinated() -> None:
    made = city(city(plain(), "D4"), "G7", "blue")
    give(made, actions="assassination-archers assassination-high-ground", culture=2)
    made.nation[NATION_WIDTH + LESS] = 1
    play(made, "play assassination-archers")
    assert refused(made, "play assassination-high-ground") == "card.assassination"
    assert actions(begin_turn(made, "blue")) == 1
    assert may(begin_turn(made), "play assassination-high-ground"), "the effect is over"


# -- cards that can do nothing


@card("clash_of_cultures.ideas")
def test_ideas_without_room_are_not_played() -> None:
    made = give(city(plain(), "D4", pieces="academy"), advances="writing", actions="ideas-surprise", idea=8)
    assert refused(made, "play ideas-surprise") == "card.ideas"
    assert may(give(made, idea=7), "play ideas-surprise")
    limited = give(made, advances="myths priesthood state-religion dogma", idea=2)
    assert refused(limited, "play ideas-surprise") == "card.ideas"


@card("clash_of_cultures.great-ideas")
def test_great_ideas_without_room_are_not_played() -> None:
    made = give(plain(), advances="tactics", actions="great-ideas-siege", idea=8)
    units(units(city(made, "D2"), "D4", armies=1), "D5", "blue", settlers=1)
    play(made, "move D4 with army to D5")
    assert refused(made, "play great-ideas-siege") == "card.great-ideas"
    assert may(give(made, idea=7), "play great-ideas-siege")
