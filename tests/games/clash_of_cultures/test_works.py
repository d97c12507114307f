"""Actions of cities: collect, build, grow; and what forbids them."""

from __future__ import annotations

import pytest

from aevum.games.clash_of_cultures.state import Table
from games.clash_of_cultures.positions import (
    CELL,
    actions,
    begin_turn,
    city,
    exhaust,
    give,
    goods,
    legal,
    may,
    mood,
    phase,
    pieces,
    play,
    refused,
    reveal,
    rolls,
    shape,
    ship,
    ships,
    size_of,
    standing,
    supply,
    table,
    units,
)
from rule_marks import rule

EVERY_PIECE = "myths tactics writing fishing"


def homeland(pieces: str = "", mood: str = "neutral", advances: str = EVERY_PIECE) -> Table:
    """Return a red city on E5 with three more elsewhere; the sea lies south and south-west of it."""
    position = shape(table(4), "fertile", sea="E6 D5", forest="F5", mountain="E4")
    city(position, "E5", pieces=pieces, mood=mood, port="E6")
    for hex in ("C4", "G4", "I4"):
        city(position, hex)
    return give(position, advances=advances)


# -- activation


@rule("clash_of_cultures.city.yours")
def test_only_own_cities_are_activated() -> None:
    position = give(city(homeland(), "G7", "blue", "temple"), food=8, ore=8, wood=8)
    for move in ("collect G7", "build G7", "grow G7 academy", "improve G7", "influence G7", "collect E4"):
        assert refused(position, move) == "city.yours", move


@rule("clash_of_cultures.city.activate")
def test_each_kind_of_activation_counts() -> None:
    position = give(homeland(mood="happy", advances=f"storage {EVERY_PIECE}"), food=8, ore=8, wood=8)

    play(position, "collect E5", "take E4", "done")
    assert mood(position, "E5") == "happy"
    play(position, "build E5", "unit settler", "done")
    assert mood(position, "E5") == "neutral"
    play(position, "grow E5 academy")
    assert mood(position, "E5") == "angry", "as the last thing of the activation"


# -- collecting


@rule("clash_of_cultures.collect.finish", "clash_of_cultures.collect.once", "clash_of_cultures.collect.reach")
def test_a_collect_hex_by_hex() -> None:
    position = play(give(homeland("temple"), advances="storage"), "collect E5")
    assert refused(position, "done") == "collect.finish"
    assert refused(position, "take G6") == "collect.reach"
    play(position, "take F5")
    assert refused(position, "take F5") == "collect.once"
    play(position, "done")
    assert goods(position) == {"wood": 1}


@rule("clash_of_cultures.collect.sea", "clash_of_cultures.collect.port", "clash_of_cultures.collect.terrain")
def test_one_hex_of_sea_and_gold_only_at_a_port() -> None:
    position = play(give(homeland("temple fortress"), advances="storage"), "collect E5")
    assert refused(position, "catch gold") == "collect.port"
    play(position, "take E6")
    assert refused(position, "take D5") == "collect.sea"

    landlubber = play(homeland("temple", advances="myths"), "collect E5")
    assert refused(landlubber, "take E6") == "collect.terrain"


@rule("clash_of_cultures.collect.barred")
def test_no_city_beside_gives_anything_whosever_it_is() -> None:
    position = homeland("temple fortress academy")
    city(city(position, "F4"), "D4", "blue")
    play(position, "collect E5")
    assert refused(position, "take F4") == refused(position, "take D4") == "collect.barred"
    assert may(position, "take E5"), "its own hex"


@rule("clash_of_cultures.collect.nothing")
def test_a_city_with_nothing_around_it_collects_nothing() -> None:
    position = exhaust(city(shape(table(4), fertile="E5", barren="E4", sea="E6"), "E5"), "E5")
    assert refused(position, "collect E5") == "collect.nothing"


@rule("clash_of_cultures.stock.limits")
def test_what_exceeds_a_limit_is_lost() -> None:
    position = give(homeland("temple"), food=2, wood=8)
    play(position, "collect E5", "take E5", "take F5")
    assert goods(position) == {"food": 2, "wood": 8}


# -- building


@rule("clash_of_cultures.build.count", "clash_of_cultures.build.finish")
def test_any_mix_of_units_up_to_the_size() -> None:
    position = give(homeland("temple port"), food=8, ore=8, wood=8)
    play(position, "build E5")
    assert refused(position, "done") == "build.finish"
    play(position, "unit army", "unit settler", "unit ship")
    assert phase(position) == "turn"
    assert standing(position, "E5") == ("red", 1, 1)
    assert ships(position) == [("E6", 0, 0)], "where the Port points"
    assert goods(position) == {"food": 5, "ore": 7, "wood": 6}


@rule("clash_of_cultures.build.port")
def test_ships_need_a_port_that_works() -> None:
    position = play(give(homeland("temple"), food=8, ore=8, wood=8), "build E5")
    assert refused(position, "unit ship") == "build.port"

    strange = homeland("port", advances="myths")
    play(give(strange, food=8, wood=8), "build E5")
    assert refused(strange, "unit ship") == "build.port"


@rule("clash_of_cultures.build.stack", "clash_of_cultures.build.supply")
def test_four_armies_a_city_and_no_more_units_than_there_are() -> None:
    position = give(units(homeland("temple port"), "E5", armies=4), food=8, ore=8, wood=8)
    supply(position, "red", settler=0)
    for _ in range(4):
        ship(position, "D5")
    assert refused(position, "build E5") == "build.nothing"

    position = give(units(homeland("temple port"), "E5", armies=4), food=8, ore=8, wood=8)
    play(position, "build E5")
    assert refused(position, "unit army") == "build.stack"

    position = give(homeland("temple port"), food=8, ore=8, wood=8)
    supply(position, "red", settler=0, army=0)
    play(position, "build E5")
    assert refused(position, "unit army") == refused(position, "unit settler") == "build.supply"
    assert may(position, "unit ship")


# -- growing


@rule("clash_of_cultures.grow.price", "clash_of_cultures.stock.unpaid")
def test_growth_costs_one_of_each() -> None:
    position = give(homeland(), food=1, ore=1, wood=1)
    play(position, "grow E5 fortress")
    assert goods(position) == {}
    assert pieces(position, "E5") == {"settlement": "red", "fortress": "red"}
    assert actions(position) == 2
    assert refused(position, "grow C4 temple") == "stock.unpaid"

    golden = play(give(homeland(), gold=2, ore=1), "grow E5 fortress")
    assert goods(golden) == {}


@rule("clash_of_cultures.grow.advance")
@pytest.mark.parametrize(
    ("piece", "advance"), [("temple", "myths"), ("fortress", "tactics"), ("academy", "writing"), ("port", "fishing")]
)
def test_a_piece_needs_its_advance(piece: str, advance: str) -> None:
    position = give(homeland(advances=""), food=1, ore=1, wood=1)
    assert refused(position, f"grow E5 {piece}") == "grow.advance"
    assert may(give(position, advances=advance), f"grow E5 {piece}")


@rule("clash_of_cultures.grow.supply", "clash_of_cultures.grow.twice")
def test_seven_pieces_of_a_kind_one_a_city() -> None:
    position = give(homeland("temple"), food=1, ore=1, wood=1)
    assert refused(position, "grow E5 temple") == "grow.twice"
    supply(position, "red", fortress=0)
    assert refused(position, "grow E5 fortress") == "grow.supply"


@rule("clash_of_cultures.grow.port", "clash_of_cultures.grow.facing")
def test_a_port_faces_the_sea_one_likes() -> None:
    position = give(homeland(), food=2, ore=2, wood=2)
    assert refused(position, "grow G4 port") == "grow.port"
    play(position, "grow E5 port")
    assert legal(position, "at") == {"E6", "D5"}
    assert refused(position, "at E4") == "grow.facing"
    play(position, "at D5")
    assert position.port[CELL["E5"]] == CELL["D5"]


@rule("clash_of_cultures.stock.token")
def test_what_academy_and_temple_bring() -> None:
    learned = play(give(homeland(), food=1, ore=1, wood=1), "grow E5 academy")
    assert goods(learned) == {"idea": 2}

    pious = give(homeland(), food=1, ore=1, wood=1, culture_level=3, happiness_level=3)
    play(pious, "grow E5 temple")
    assert legal(pious, "token") == {"mood", "culture"}
    assert goods(play(pious, "token culture")) == {"culture": 1}

    full = give(homeland(), food=1, ore=1, wood=1, culture_level=3)
    assert goods(play(full, "grow E5 temple")) == {"culture": 1}, "no room for the other"


@rule("clash_of_cultures.grow.limit")
def test_a_city_keeps_its_size_when_others_are_lost() -> None:
    position = city(shape(table(4), "fertile"), "E5", pieces="temple fortress academy")
    assert size_of(position, "E5") == 4
    assert refused(give(position, advances="fishing", gold=3), "grow E5 port") == "grow.limit"


# -- readings of powers that meet


def test_reading_32_drama_after_the_die_of_influence() -> None:
    position = city(homeland("temple"), "F4", "blue", "academy")
    give(position, advances="arts-and-sculpture drama-and-music", mood=1, culture_level=2)
    play(rolls(position, 4), "influence E5", "target F4")
    assert phase(position) == "boost"
    assert refused(position, "boost") == "stock.unpaid"
    play(position, "drama culture", "boost")
    assert pieces(position, "F4")["academy"] == "red"


def test_reading_39_forced_labor_with_the_great_mausoleum() -> None:
    position = give(homeland("temple", "angry"), advances="nationalism forced-labor", mood=1, food=1, ore=1, wood=1)
    play(position, "force")
    assert may(position, "grow E5 academy")

    resting = homeland("temple", "angry")
    give(resting, advances="nationalism forced-labor", mood=1, food=1, ore=1, wood=1)
    city(resting, "G7", wonder="great-mausoleum")
    play(resting, "force")
    assert refused(resting, "grow E5 academy") == "grow.angry"


def test_reading_40_building_the_lighthouse_activates_its_city() -> None:
    position = give(homeland("port"), advances="storage engineering cartography", food=3, wood=5, ore=4, culture=5)
    reveal(position, "great-lighthouse")
    play(position, "erect great-lighthouse")
    assert position.active[CELL["E5"]] == 1
    assert phase(position) == "move", "and a Ship may sail"
    assert legal(position, "move") == {"E6"}


def test_reading_42_a_change_of_government_ends_forced_labor_but_takes_no_action_back() -> None:
    position = homeland("temple fortress", "angry")
    give(position, advances="philosophy nationalism absolute-power forced-labor", mood=3, food=2)
    play(position, "force", "empower")
    assert actions(position) == 4
    assert len(legal(play(position.copy(), "collect E5", "take E5"), "take")) > 1

    play(position, "advance voting", "gain civil-liberties", "gain free-economy")
    assert actions(position) == 3
    play(position, "collect E5", "take E5")
    assert phase(position) == "turn", "an angry city collects one resource"


# -- sets are picked in any order


def test_resources_units_and_payments_in_any_order() -> None:
    position = give(homeland("temple port"), advances="storage rituals", food=4, ore=4, wood=4, mood=1, gold=1)
    for beginning, picks in (
        ("collect E5", ["take F5", "take E4", "take E6"]),
        ("build E5", ["unit army", "unit settler", "unit ship"]),
        ("improve C4", ["pay gold"]),
        ("improve E5", ["pay gold", "pay ore", "pay wood"]),
    ):
        made = [play(position.copy(), beginning) for _ in range(2)]
        for here, order in zip(made, (picks, picks[::-1]), strict=True):
            for pick in order:
                play(here, pick)
                while phase(here) == "pay" and beginning.startswith("build"):
                    play(here, "settle")
        assert made[0].key() == made[1].key(), beginning


@rule("clash_of_cultures.card.free-economy", "clash_of_cultures.card.negotiations")
def test_a_collect_without_an_action_begins_the_turn_all_the_same() -> None:
    position = give(homeland(), advances="storage voting free-economy", actions="negotiations-scout", culture=2)
    begin_turn(position)
    assert may(position, "play negotiations-scout")
    play(position, "collect E5", "take E5")
    assert actions(position) == 3
    assert refused(position, "play negotiations-scout") == "card.negotiations"
