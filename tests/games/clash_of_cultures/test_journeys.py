"""Marches, voyages and battles where several rules meet; and decks or sites that run out."""

from __future__ import annotations

from typing import Any

from aevum.games.clash_of_cultures.constants import ACTION_CARDS
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.rules.hands import draw_action, draw_objective
from aevum.games.clash_of_cultures.rules.influence import reach
from aevum.games.clash_of_cultures.state import Table
from aevum.games.clash_of_cultures.state_fields import FREED
from games.clash_of_cultures.positions import (
    CELL,
    actions,
    actor,
    after,
    at,
    camp,
    city,
    discover,
    event,
    events_of,
    give,
    goods,
    hide,
    idle_until,
    legal,
    may,
    mood,
    owner_of,
    phase,
    pieces,
    play,
    refused,
    reveal,
    rolls,
    shape,
    ship,
    ships,
    standing,
    table,
    terrain,
    units,
)
from rule_marks import rule

# -- the pictures of exploration, one after the other


@rule("clash_of_cultures.explore.lay")
def test_pictures_2_to_5_make_the_small_map_of_picture_7() -> None:
    position = table(actions=9)
    for slot, region in ((6, 11), (4, 10), (7, 14), (8, 12)):
        hide(position, slot, region)
    units(position, at(3, 5), settlers=3)

    play(position, f"move {at(3, 5)} with settler to {at(3, 4)}", "done")
    assert refused(position, f"move {at(3, 4)}") == "move.mountain"
    idle_until(position, 2, 2)
    position.frames[2] = 9
    play(position, f"move {at(3, 4)} with settler to {at(2, 4)}", "done")
    play(position, f"move {at(2, 4)} with settler to {at(1, 4)}", "done")
    play(position, f"move {at(3, 5)} with settler to {at(2, 5)}", "turn reversed", "done")
    play(position, f"move {at(3, 5)} with settler to {at(4, 4)}")
    assert position.faces == (-1, -1, -1, 2 * 5 + 1, -1, 2 * 6, 2 * 9 + 1, 2 * 7 + 1)
    sea = {LABELS[cell] for cell in position.land.open if terrain(position, LABELS[cell]) == "sea"}
    assert sea == {at(3, 3), at(2, 3), at(1, 6), at(6, 3)}


@rule("clash_of_cultures.influence.range")
def test_a_city_of_size_four_reaches_four_hexes_whatever_its_mood() -> None:
    for feels in ("angry", "neutral", "happy"):
        position = shape(table(4), "fertile")
        city(city(position, "E5", pieces="temple fortress academy", mood=feels), "I7", "blue", "temple")
        assert reach(position, CELL["E5"]) == 4
        play(rolls(position, 6), "influence E5", "target I7")
        assert pieces(position, "I7")["temple"] == "red"
        assert goods(position) == {}


# -- Roads and Ships together


@rule("clash_of_cultures.card.roads")
def test_reading_43_landing_by_road_in_an_own_city() -> None:
    position = shape(table(4), fertile="F5 G6", sea="E5")
    city(give(position, advances="tactics engineering roads", food=1), "G6")
    ship(position, "E5", armies=1)

    play(position, "move E5 with S1-army to G6")
    assert standing(position, "G6") == ("red", 1, 0)
    assert goods(position) == {}


@rule("clash_of_cultures.card.roads", "clash_of_cultures.move.aboard")
def test_reading_43_boarding_from_a_city_with_ore() -> None:
    position = shape(table(4), mountain="F5", fertile="E5", sea="G6")
    city(give(position, advances="tactics engineering roads", ore=1), "F5")
    ship(units(position, "E5", armies=1), "G6")

    play(position, "move E5 with army to F5", "rough", "done")
    play(position, "move F5 with halted-army to G6")
    assert ships(position) == [("G6", 1, 0)]
    assert goods(position) == {}


@rule("clash_of_cultures.card.roads")
def test_ore_is_paid_only_by_who_wants_to() -> None:
    position = shape(table(4), forest="F5", fertile="E5")
    city(units(give(position, advances="tactics engineering roads", ore=1), "E5", armies=1), "E5")
    play(position, "move E5 with army to F5")
    assert legal(position) == {"pave", "rough"}
    paved, rough = after(position, "pave"), after(position, "rough")
    assert (goods(paved), goods(rough)) == ({}, {"ore": 1})
    assert "army" in legal(play(paved, "move F5"), "with")
    assert legal(play(rough, "move F5"), "with") == {"wary-army"}


@rule("clash_of_cultures.card.roads", "clash_of_cultures.move.stack", "clash_of_cultures.move.settlers")
def test_attacking_by_road_and_what_is_in_the_way() -> None:
    def highway(**stock: Any) -> Table:
        position = shape(table(4), fertile="E5 G6", forest="F5")
        city(give(position, advances="tactics engineering roads", food=1), "E5")
        units(position, "E5", armies=3, settlers=1)
        return give(position, **stock)

    free = play(highway(), "move E5 with army")
    assert may(free, "to G6"), "a forest on the way bars no peaceful march"
    barred = play(units(highway(), "G6", "blue", armies=1), "move E5 with army")
    assert refused(barred, "to G6") == "card.roads"
    paved = play(units(highway(ore=1), "G6", "blue", armies=1), "move E5 with army")
    assert may(paved, "to G6")
    held = play(units(highway(ore=1), "F5", "blue", armies=1), "move E5 with army")
    assert refused(held, "to G6") == "move.hex"
    alone = play(units(highway(ore=1), "G6", "blue", armies=1), "move E5 with settler")
    assert refused(alone, "to G6") == "move.settlers"
    full = play(units(highway(), "G6", armies=3), "move E5 with army with army")
    assert refused(full, "to G6") == "move.stack"
    crowded = play(units(highway(), "F5", armies=3), "move E5 with army with army")
    assert refused(crowded, "to G6") == "move.hex", "never more than four Armies, not even in passing"


@rule("clash_of_cultures.battle.abort", "clash_of_cultures.card.roads")
def test_who_aborts_after_two_hexes_returns_to_where_the_march_began() -> None:
    position = shape(table(4), fertile="E5 F5 G6")
    city(units(give(position, advances="tactics engineering roads", food=1), "E5", armies=1), "E5")
    units(position, "G6", "blue", armies=1)
    play(rolls(position, 1, 1), "move E5 with army to G6", "abort")
    assert standing(position, "E5") == ("red", 1, 0)


@rule("clash_of_cultures.battle.abort", "clash_of_cultures.move.aboard")
def test_who_aborts_a_landing_goes_back_to_the_ship_he_came_from() -> None:
    position = give(shape(table(4), fertile="F5", sea="E5"), advances="tactics")
    ship(ship(position, "E5", armies=1, settlers=1), "E5", armies=1)
    units(position, "F5", "blue", armies=2)

    play(rolls(position, 1, 1, 1, 1), "move E5 with S1-army with S1-settler with S2-army to F5", "abort")
    assert ships(position) == [("E5", 1, 1), ("E5", 1, 0)]
    assert legal(play(position, "move E5"), "with") == {"S1", "S2"}, "the Armies have fought, the Ships have not"


@rule("clash_of_cultures.battle.losses")
def test_who_is_lost_in_a_landing_is_missing_aboard() -> None:
    position = give(shape(table(4), fertile="F5", sea="E5"), advances="tactics")
    ship(ship(position, "E5", armies=1), "E5", armies=1)
    units(position, "F5", "blue", armies=2)

    play(rolls(position, 1, 1, 2, 3), "move E5 with S1-army with S2-army to F5", "abort")
    assert sorted(ships(position)) == [("E5", 0, 0), ("E5", 1, 0)]


@rule("clash_of_cultures.move.stack")
def test_no_more_armies_land_together_than_a_hex_holds() -> None:
    position = give(shape(table(4), fertile="F5", sea="E5"), advances="tactics")
    for _ in range(3):
        ship(position, "E5", armies=2)
    units(position, "F5", "blue", armies=1)
    play(position, "move E5 with S1-army with S1-army with S2-army with S2-army")
    assert may(position, "to F5")
    assert refused(position, "with S3-army") == "move.nowhere"


@rule("clash_of_cultures.sail.reach")
def test_reading_34_navigation_and_then_a_slot_beside_the_hex_reached() -> None:
    position = hide(discover(table(), (5, 10, 1), (2, 5, 1)), 3, 17)
    ship(give(position, advances="fishing cartography navigation"), at(6, 1))

    play(position, f"move {at(6, 1)} with S1")
    assert legal(position, "to") == {at(5, 0), at(4, 0), at(5, 3), at(3, 1)}
    play(position, f"to {at(3, 1)}", "turn upright")
    assert ships(position) == [(at(6, 1), 0, 0)], "no sea there: back to where it started"


@rule("clash_of_cultures.move.groups")
def test_cargo_is_fresh_in_the_next_turn() -> None:
    position = give(shape(table(4), "sea", fertile="E5"), advances="tactics")
    ship(units(position, "E5", armies=1, settlers=1), "F5")
    play(position, "move E5 with army with settler to F5", "move F5 with S1 to G6")
    idle_until(position, 2, 2)
    play(position, "move G6")
    assert legal(position, "with") == {"S1"}, "no land lies beside it"
    play(position, "with S1 to F5")
    assert ships(position) == [("F5", 1, 1)]
    assert legal(play(position, "move F5"), "with") == {"S1-army", "S1-settler"}


@rule("clash_of_cultures.move.nobody")
def test_there_must_be_somebody_to_move() -> None:
    position = units(units(shape(table(4), "fertile"), "E5", settlers=1), "F5", "blue", settlers=1)
    assert refused(position, "move F5") == refused(position, "move G6") == "move.nobody"
    play(position, "move E5")
    assert refused(position, "to E4") == "move.nobody"
    assert refused(position, "with army") == "move.nobody"
    assert refused(position, "with S1") == "move.nobody"


# -- more cases of barbarians


@rule("clash_of_cultures.barbarians.attack")
def test_reading_38_armies_that_defended_in_their_own_turn_have_fought() -> None:
    position = give(shape(table(4), "fertile"), advances="tactics")
    units(camp(city(position, "E5"), "F5", 1), "E5", armies=2)
    event(rolls(position, 1, 1, 1), "great-merchant")
    assert refused(position, "move E5") == "move.nobody"


@rule("clash_of_cultures.barbarians.spawn")
def test_without_a_site_barbarians_only_grow() -> None:
    position = shape(table(4, events="icons"), "barren", fertile="E5 I7")
    camp(city(position, "E5"), "I7", 1)
    event(position, "good-year-self")
    assert position.barbarians[CELL["I7"]] == 2


@rule("clash_of_cultures.explore.barbarians")
def test_no_barbarians_where_the_box_is_empty() -> None:
    position = hide(units(discover(table(), (3, 18, 0)), at(4, 1), settlers=1), 2, 16)
    for hex in ("D7", "C8", "E8", "D2", "E2", "C2", "C4"):
        camp(position, hex, 1)
    play(position, f"move {at(4, 1)} with settler to {at(5, 0)}")
    assert owner_of(position, at(4, 0)) == ""


@rule("clash_of_cultures.battle.sequence")
def test_reading_36_against_a_fortress_alone_the_attackers_roll_too() -> None:
    position = give(give(shape(table(4), "fertile"), advances="tactics"), "blue", advances="tactics")
    units(city(position, "F5", "blue", "fortress"), "E5", armies=2)
    told = events_of(rolls(position, 6, 3, 1), "move E5 with army with army to F5")
    roll = next(dict(line.arguments) for line in told if line.message == "event-roll")
    assert (roll["dice"], roll["dice_against"]) == ("6 3", "1")
    assert standing(position, "F5") == ("red", 2, 0)


@rule("clash_of_cultures.capture.refugees", "clash_of_cultures.battle.end")
def test_reading_47_after_a_capture_refugees_then_fanaticism_then_boasts_then_lessons() -> None:
    position = give(shape(table(4), "fertile"), advances="tactics")
    units(city(position, "F5", "blue", "temple"), "F5", "blue", armies=1)
    city(city(position, "C9", "blue"), "B5", "blue")
    give(position, "blue", advances="myths fanaticism bartering")
    units(position, "E5", armies=3)
    give(position, actions="teach-us-archers", objectives="scientific-lead-conqueror")

    rolls(position, 6, 6, 6, 1)
    play(position, "move E5 with army with army with army to F5", "red: pass")
    order = []
    while phase(position) not in ("turn", "move"):
        order.append((actor(position), phase(position)))
        play(position, {"shelter": "at B5", "levy": "at B5"}.get(phase(position), "pass"))
    assert order == [("blue", "shelter"), ("blue", "levy"), ("red", "boast"), ("red", "lesson")]
    assert standing(position, "B5") == ("blue", 1, 1)
    assert mood(position, "F5") == "angry"


# -- decks that run out


@rule("clash_of_cultures.actions.draw")
def test_action_cards_are_shuffled_again_objectives_are_not() -> None:
    position = table()
    position.action_discards, position.action_deck = position.action_deck[:5], []
    position.objective_deck = []
    draw_action(position, 0)
    draw_objective(position, 0)
    assert (len(position.hands[0]), len(position.action_deck), position.action_discards) == (1, 4, [])
    assert position.goals[0] == []

    position.action_deck = []
    draw_action(position, 0)
    assert len(position.hands[0]) == 1
    assert len(ACTION_CARDS) == 42


@rule("clash_of_cultures.events.draw")
def test_events_are_shuffled_again() -> None:
    position = table(events="icons")
    position.event_discards, position.event_deck = position.event_deck, []
    give(position, food=2, culture=2)
    play(position, "advance arts-and-sculpture")
    assert len(position.event_deck) + len(position.event_discards) == 38
    assert len(position.event_discards) == 1


# -- other refusals


@rule("clash_of_cultures.card.free-economy", "clash_of_cultures.card.voting", "clash_of_cultures.civic.price")
def test_powers_that_are_not_there() -> None:
    position = give(city(shape(table(4), "fertile"), "E5"), mood=4)
    assert refused(position, "vote E5") == "card.voting"
    city(position, "G4")
    play(position, "improve E5")
    assert phase(position) == "civic"
    assert actions(play(position, "done")) == 2

    poor = give(city(shape(table(4), "fertile"), "E5"), advances="voting free-economy", mood=1)
    poor.nation[FREED] = 1
    play(poor, "collect E5", "take E5")
    assert refused(poor, "collect E5") == "card.free-economy"


@rule("clash_of_cultures.turn.actions", "clash_of_cultures.wonders.city", "clash_of_cultures.card.engineering")
def test_a_wonder_costs_an_action_and_needs_engineering() -> None:
    position = reveal(city(shape(table(4, actions=0), "fertile"), "E5"), "great-gardens")
    give(position, food=5, wood=5, ore=2, culture=5, advances="irrigation")
    assert refused(position, "erect great-gardens") == "card.engineering"
    assert refused(give(position, advances="engineering"), "erect great-gardens") == "turn.actions"
    angry_again = give(position, advances="engineering")
    angry_again.frames[2] = 3
    angry_again.mood[CELL["E5"]], angry_again.active[CELL["E5"]] = 0, 1
    assert refused(angry_again, "erect great-gardens") == "wonders.city"


@rule("clash_of_cultures.move.forest", "clash_of_cultures.card.roads")
def test_ore_lifts_a_forest_only_with_roads_and_only_from_a_city() -> None:
    def through_the_forest(advances: str, *, home: bool) -> Table:
        position = give(shape(table(4), fertile="E5 G6", forest="F5"), advances=advances, ore=1)
        units(units(position, "E5", armies=1), "G6", "blue", armies=1)
        if home:
            city(position, "F5")
        play(position, "move E5 with army to F5")
        if phase(position) == "pave":
            play(position, "rough")
        return play(position, "move F5 with wary-army")

    roads = "tactics engineering roads"
    assert may(through_the_forest(roads, home=True), "to G6")
    assert refused(through_the_forest(roads, home=False), "to G6") == "move.forest"
    assert refused(through_the_forest("tactics", home=True), "to G6") == "move.forest"
