"""Prices of buttons, previews of commits, odds of an attack, and the intended move of a refused touch."""

from __future__ import annotations

import random
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import pytest

from aevum.games.clash_of_cultures import GAME
from aevum.games.clash_of_cultures.constants import EVENTS, FOOD, HAPPY
from aevum.games.clash_of_cultures.drawing.map import draw_focus
from aevum.games.clash_of_cultures.maps import LABELS, UNKNOWN
from aevum.games.clash_of_cultures.moves import BOOK, VERB
from aevum.games.clash_of_cultures.rules.odds import success
from aevum.games.clash_of_cultures.view import TableView
from aevum.games.clash_of_cultures.view_builder import see
from aevum.kernel.match import Match
from aevum.server.presenters.refused_pick import why_not_action
from games.clash_of_cultures.positions import city, give, play, shape, table, units
from games.clash_of_cultures.scenes import one_of_each_phase

ENGLISH = GAME.words("en")


def turn() -> TableView:
    table = one_of_each_phase()["turn"]
    return see(table, table.actor)


def brought(view: TableView, notation: str) -> str:
    told = GAME.preview(view, BOOK.parse(notation), ENGLISH)
    return "" if told is None else told.text


def test_the_end_of_a_turn_asks_while_actions_are_left() -> None:
    view = turn()
    told = GAME.preview(replace(view, actions=2), BOOK.parse("end"), ENGLISH)
    assert told is not None
    assert told.needs_confirmation
    assert "2 actions are left" in told.text
    assert GAME.preview(replace(view, actions=0), BOOK.parse("end"), ENGLISH) is None


def test_a_second_activation_says_that_mood_falls() -> None:
    table = next(table for table in one_of_each_phase().values() if any(owner >= 0 for owner in table.city))
    table = table.copy()
    cell = next(cell for cell, owner in enumerate(table.city) if 0 <= owner < 4)
    table.mood[cell], table.active[cell] = HAPPY, 0
    label = LABELS[cell]
    assert not brought(see(table, table.city[cell]), f"collect {label}")
    table.active[cell] = 1
    assert "neutral" in brought(see(table, table.city[cell]), f"collect {label}")


def test_food_above_the_limit_is_said_to_be_lost() -> None:
    view = turn()
    cell = next(hex.cell for hex in view.hexes if hex.terrain == 0)
    stock = list(view.own.stock)
    for amount, lost in ((view.own.limits[FOOD], True), (0, False)):
        stock[FOOD] = amount
        nations = tuple(replace(one, stock=tuple(stock)) if one is view.own else one for one in view.nations)
        assert bool(brought(replace(view, nations=nations), f"take {LABELS[cell]}")) == lost


def test_an_attack_tells_its_odds_and_a_way_into_the_clouds_that_it_cannot_be_taken_back() -> None:
    view = turn()
    unknown = next(hex for hex in view.hexes if hex.terrain == UNKNOWN)
    moving = replace(view, phase="group", pending={"picked": 2, "unloaded": 0, "ships": 0})
    assert brought(moving, f"to {LABELS[unknown.cell]}") == "A new region is discovered."
    foe = (view.seat + 1) % view.seats
    hexes = tuple(
        replace(hex, terrain=0, city=None, ships=(), barbarians=0, holder=foe, armies=2) if hex is unknown else hex
        for hex in view.hexes
    )
    told = brought(replace(moving, hexes=hexes), f"to {LABELS[unknown.cell]}")
    assert f"2 against 2. By the dice alone your chance to win is {round(100 * success(2, 2))} in 100" in told


@pytest.mark.parametrize(
    ("attackers", "defenders", "fortress"), [(1, 1, False), (3, 2, False), (2, 3, False), (3, 1, True)]
)
def test_odds_are_those_of_many_fights(attackers: int, defenders: int, fortress: bool) -> None:
    dice = random.Random(7)
    won = sum(_fought(dice, attackers, defenders, fortress=fortress) for _ in range(4_000))
    assert success(attackers, defenders, fortress=fortress) == pytest.approx(won / 4_000, abs=0.03)


def _fought(dice: random.Random, attackers: int, defenders: int, *, fortress: bool) -> bool:
    """Throw dice until a side is gone; a Fortress rolls and cancels in the first round."""
    first = fortress
    while attackers and (defenders or first):
        made = sum(dice.randint(1, 6) for _ in range(attackers)) // 5 - first
        taken = sum(dice.randint(1, 6) for _ in range(defenders + first)) // 5
        attackers, defenders, first = max(0, attackers - taken), max(0, defenders - max(0, made)), False
    return attackers > 0


def test_units_and_pieces_tell_their_price() -> None:
    view = turn()
    assert GAME.price(view, BOOK.parse("unit army"), ENGLISH) == "1 food, 1 ore"
    label = LABELS[view.hexes[0].cell]
    assert GAME.price(replace(view, endowed=False), BOOK.parse(f"grow {label} temple"), ENGLISH).startswith("1 food")
    assert "food" not in GAME.price(replace(view, endowed=True), BOOK.parse(f"grow {label} temple"), ENGLISH)
    assert "food" in GAME.price(replace(view, endowed=True), BOOK.parse(f"grow {label} academy"), ENGLISH)
    assert not GAME.price(view, BOOK.parse("end"), ENGLISH)


def test_who_touches_in_vain_meant_what_lies_near() -> None:
    view = turn()
    unknown = next(hex for hex in view.hexes if hex.terrain == UNKNOWN)
    assert GAME.intended_line(view, LABELS[unknown.cell], ()) == f"move {LABELS[unknown.cell]}"
    assert GAME.intended_line(replace(view, phase="group"), LABELS[unknown.cell], ()) is None
    for hex in view.hexes:
        if hex.city is not None and hex.city.owner == view.seat:
            assert GAME.intended_line(view, LABELS[hex.cell], ()) == f"collect {LABELS[hex.cell]}"


def test_a_hex_of_a_map_for_other_players_is_meant_by_nothing() -> None:
    view = turn()
    elsewhere = set(LABELS) - {LABELS[hex.cell] for hex in view.hexes}
    assert elsewhere
    assert {GAME.intended_line(view, label, ()) for label in elsewhere} == {None}


def test_one_word_answers_are_meant_and_bartering_is_a_last_thought() -> None:
    plain = {VERB[move] for move in range(BOOK.size) if GAME.needs_no_confirmation(move)}
    assert {"done", "pass", "take", "press"} <= plain
    assert not {"advance", "collect", "to", "end", "play"} & plain
    assert {VERB[move] for move in range(BOOK.size) if not GAME.is_common(move)} == {"barter"}


def test_a_touch_after_units_were_picked_meant_that_they_go_there() -> None:
    position = units(shape(table(), "fertile"), "C6", settlers=1)
    assert GAME.intended_line(see(position, 0), "F2", ("C6",)) == "move C6 with settler to F2"
    assert GAME.intended_line(see(position, 0), "F2", ("D4",)) is None


def test_a_refusal_names_the_price_and_what_there_is() -> None:
    position = give(city(city(shape(table(), "fertile"), "E5"), "B3"), food=1, ore=2, advances="myths")
    move = BOOK.parse("grow E5 temple")
    refused = position.check(move)
    assert refused is not None
    told = GAME.refusal_reason(see(position, 0), move, refused.id, ENGLISH)
    assert told == "It costs 1 food, 1 ore, 1 wood; you have 1 food, 2 ore, 0 wood, 0 gold."


def test_tooltips_can_compare_goods_and_levels() -> None:
    position = give(city(shape(table(), "fertile"), "E5"), food=3)
    before = {figure.name: figure.value for figure in GAME.compared_figures(see(position, 0), ENGLISH)}
    after = play(position, "advance storage")
    changed = {figure.name: figure.value for figure in GAME.compared_figures(see(after, 0), ENGLISH)}
    assert (before["food"], changed["food"]) == (3, 1)
    assert changed["happiness level"] == before["happiness level"] + 1


def test_improving_a_mood_tells_its_price() -> None:
    position = city(shape(table(), "fertile"), "E5", pieces="temple academy")
    assert GAME.price(see(position, 0), BOOK.parse("improve E5"), ENGLISH) == "3 mood tokens"


def test_an_action_card_that_cannot_be_played_was_meant_to_be_played() -> None:
    view = turn()
    assert GAME.intended_line(view, "ideas-high-ground", ()) == "play ideas-high-ground"


def test_a_question_in_a_battle_or_an_event_says_what_it_arises_from() -> None:
    scenes = one_of_each_phase()
    attacked = next(
        see(position, position.actor)
        for name, position in scenes.items()
        if name == "card" and position.fights and position.actor == see(position, 0).battle.defender  # type: ignore[union-attr]
    )
    assert attacked.battle is not None
    assert GAME.prompt(attacked, ENGLISH).startswith(f"Attack on {LABELS[attacked.battle.hex]} by ")


@pytest.mark.parametrize(("phase", "question"), [("spawn-at", "Where do"), ("reinforce", "Which barbarians")])
def test_a_question_of_an_event_names_its_card(phase: str, question: str) -> None:
    position = one_of_each_phase()[phase]
    view = see(position, position.actor)
    name = ENGLISH(f"card-{EVENTS.ids[view.event]}")
    assert GAME.prompt(view, ENGLISH).startswith(f"Event: {name}. {question}")


def test_improving_moods_rings_no_hex_that_is_not_chosen() -> None:
    position = one_of_each_phase()["civic"]
    assert draw_focus(see(position, position.actor)) is None


def test_a_refusal_by_an_advance_names_it() -> None:
    position = units(shape(table(), "fertile"), "C6", armies=1)
    match = cast("Match", SimpleNamespace(game=GAME, state=position, view=lambda seat=0: see(position, seat)))
    refused = why_not_action(match, "move", ENGLISH)
    assert refused is not None
    assert refused.reason.startswith("Tactics: Only with this advance")


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("move", "Only your own units move, once in an action; those that fought this turn stay."),
        ("improve", "It costs 1 mood token; you have 0 mood tokens."),
        ("influence", "There is no city within reach that you could influence now."),
    ],
)
def test_an_action_that_no_place_allows_speaks_of_no_place(action: str, reason: str) -> None:
    position = city(shape(table(), "fertile"), "C6")
    match = cast("Match", SimpleNamespace(game=GAME, state=position, view=lambda seat=0: see(position, seat)))
    refused = why_not_action(match, action, ENGLISH)
    assert refused is not None
    assert refused.reason == reason
