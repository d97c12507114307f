"""The seven Wonders: their prices, their effects when built, and those afterwards."""

from __future__ import annotations

import pytest

from aevum.games.clash_of_cultures.constants import WONDERS
from aevum.games.clash_of_cultures.state import Table
from aevum.games.clash_of_cultures.state_fields import BATTLE_ARMIES
from games.clash_of_cultures.card_positions import armed, attack, decides, march, plain, set_out, stocked
from games.clash_of_cultures.positions import (
    CELL,
    actions,
    begin_status,
    camp,
    city,
    event,
    finish,
    give,
    goods,
    legal,
    may,
    mood,
    own,
    phase,
    pieces,
    play,
    refused,
    reveal,
    rolls,
    ship,
    ships,
    standing,
)
from rule_marks import card

PRICES = {
    "great-gardens": ("irrigation", {"food": 5, "wood": 5, "ore": 2, "culture": 5}),
    "great-pyramids": ("rituals", {"food": 2, "wood": 3, "ore": 7, "culture": 5}),
    "great-library": ("philosophy", {"food": 3, "wood": 6, "ore": 3, "culture": 5}),
    "great-statue": ("monuments", {"food": 3, "wood": 4, "ore": 5, "culture": 5}),
    "great-lighthouse": ("cartography", {"food": 3, "wood": 5, "ore": 4, "culture": 5}),
    "great-wall": ("siegecraft", {"food": 3, "wood": 2, "ore": 7, "culture": 5}),
    "great-mausoleum": ("priesthood", {"food": 4, "wood": 4, "ore": 4, "culture": 5}),
}


def masons(wonder: str) -> Table:
    """Return red's city with a Port on D4, Engineering and the price of a revealed Wonder; blue has a city on D6."""
    made = city(plain(sea="D3"), "D4", "red", "port", port="D3")
    stocked(give(made, advances="engineering fishing storage"), PRICES[wonder][1])
    return reveal(city(made, "D6", "blue", "academy"), wonder)


def built(wonder: str) -> Table:
    """Let red build the Wonder in D4."""
    return play(give(masons(wonder), advances=PRICES[wonder][0]), f"erect {wonder}")


@pytest.mark.parametrize("wonder", PRICES)
@card(
    "clash_of_cultures.great-gardens",
    "clash_of_cultures.great-pyramids",
    "clash_of_cultures.great-library",
    "clash_of_cultures.great-statue",
    "clash_of_cultures.great-lighthouse",
    "clash_of_cultures.great-wall",
    "clash_of_cultures.great-mausoleum",
)
def test_a_wonder_has_its_price_and_its_advance(wonder: str) -> None:
    made = masons(wonder)
    advance, price = PRICES[wonder]
    assert refused(made, f"erect {wonder}") == f"card.{wonder}"

    give(made, advances=advance)
    for good, amount in price.items():
        assert refused(stocked(made.copy(), {good: amount - 1}), f"erect {wonder}") == "stock.unpaid"
    play(made, f"erect {wonder}")
    assert set(goods(made)) <= {"idea"}
    assert made.wonder[CELL["D4"]] == WONDERS.number(wonder)
    assert own(made).points["wonders"] == 5
    assert made.active[CELL["D4"]] == 1


# -- Great Gardens


@card("clash_of_cultures.great-gardens")
def test_the_gardens_add_a_food_after_each_collect_with_their_city() -> None:
    made = city(give(city(plain(), "D4", wonder="great-gardens"), advances="storage"), "A3")
    assert goods(play(made, "collect D4", "take D4")) == {"food": 2}
    assert goods(play(made, "collect A3", "take A3")) == {"food": 3}


@card("clash_of_cultures.great-gardens")
def test_the_gardens_raise_the_mood_of_any_city_for_a_token() -> None:
    made = give(city(city(plain(), "A3", "red", "temple academy", "angry"), "D4"), mood=3)
    assert refused(made, "garden A3") == "card.great-gardens"

    city(made, "G3", wonder="great-gardens")
    play(made, "garden A3")
    assert (mood(made, "A3"), goods(made), actions(made)) == ("neutral", {"mood": 2}, 2)
    assert phase(made) == "turn", "one step for an action"


# -- Great Pyramids


@card("clash_of_cultures.great-pyramids")
def test_the_pyramids_allow_two_attempts_at_influence_when_built() -> None:
    """The first is in vain, the second succeeds; the city has size 2."""
    made = rolls(masons("great-pyramids"), 1, 5)
    play(give(made, advances="rituals"), "erect great-pyramids")
    assert decides(made) == ("red", "attempt")
    assert phase(play(made.copy(), "pass")) == "turn"

    play(made, "target D6", "target D6")
    assert pieces(made, "D6")["academy"] == "red"
    assert (phase(made), actions(made)) == ("turn", 2)


@card("clash_of_cultures.great-pyramids")
def test_one_success_ends_the_attempts_of_the_pyramids() -> None:
    made = city(rolls(masons("great-pyramids"), 5), "C6", "blue", "academy")
    play(give(made, advances="rituals"), "erect great-pyramids", "target D6")

    assert phase(made) == "turn"


@card("clash_of_cultures.great-pyramids")
def test_the_pyramids_break_ties_of_points() -> None:
    """Seven points each, and blue has more of them for advances."""
    made = city(city(plain(), "D2", wonder="great-pyramids"), "D7", "blue")
    give(made, "blue", advances="storage fishing", scored="metropolis eureka")
    made.round = 6
    assert own(made).total == own(made, "blue").total == 7

    outcome = finish(begin_status(made)).outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


# -- Great Library


@card("clash_of_cultures.great-library")
def test_the_library_gives_two_ideas_when_built() -> None:
    assert goods(built("great-library")) == {"idea": 2}


@card("clash_of_cultures.great-library")
def test_the_library_learns_once_a_turn_from_the_player_on_the_left() -> None:
    made = plain(3)
    for hex, colour in (("B7", "blue"), ("G8", "green")):
        give(city(made, hex, colour), colour, idea=6)
    give(city(made, "E4", wonder="great-library"), advances="writing")
    play(made, "red: end", "blue: advance writing")
    assert goods(made) == {}, "red knows Writing"

    play(made, "blue: advance fishing", "blue: advance storage", "blue: end")
    assert goods(made) == {"idea": 1}
    play(made, "green: advance tactics")
    assert goods(made) == {"idea": 1}, "green sits on the other side"


# -- Great Statue


@card("clash_of_cultures.great-statue")
def test_the_statue_reaches_one_hex_further() -> None:
    made = city(city(plain(), "D4"), "D6", "blue", "academy")
    assert refused(made, "influence D4") == "influence.none"

    made.wonder[CELL["D4"]] = WONDERS.number("great-statue")
    made.wonder_deck.remove(WONDERS.number("great-statue"))
    assert may(made, "influence D4")


@card("clash_of_cultures.great-statue")
def test_the_statue_keeps_influence_from_its_city_and_those_within_two_hexes() -> None:
    made = give(city(plain(), "D4"), culture=8)
    city(made, "D5", "blue", "academy", wonder="great-statue")
    for hex in ("D7", "D8"):
        city(made, hex, "blue", "academy")
    play(made, "influence D4")

    assert legal(made, "target") == {"D8"}
    assert refused(made, "target D7") == refused(made, "target D5") == "influence.statue"


@card("clash_of_cultures.great-statue")
def test_the_statue_does_not_keep_its_owner_from_winning_a_piece_back() -> None:
    made = city(city(plain(), "D4"), "D5", "red", "academy:blue", wonder="great-statue")

    assert may(play(made, "influence D4"), "target D5")


# -- Great Lighthouse


@card("clash_of_cultures.great-lighthouse")
def test_the_lighthouse_launches_a_ship_which_may_sail_at_once() -> None:
    """Building it is an activation of its city."""
    made = city(plain(sea="D3 C3"), "D4", "red", "port", port="D3")
    stocked(give(made, advances="engineering fishing cartography"), PRICES["great-lighthouse"][1])
    reveal(made, "great-lighthouse")
    play(made, "erect great-lighthouse")
    assert ships(made) == [("D3", 0, 0)]
    assert decides(made) == ("red", "move")

    play(made, "move D3", "with S1", "to C3")
    assert (ships(made), actions(made), phase(made)) == ([("C3", 0, 0)], 2, "turn")


@card("clash_of_cultures.great-lighthouse")
def test_after_each_activation_of_its_city_one_ship_may_sail() -> None:
    made = city(plain(sea="D3 C3"), "D4", "red", "port", port="D3", wonder="great-lighthouse")
    ship(ship(made, "D3"), "D3")
    play(made, "collect D4", "take D4", "done")
    assert decides(made) == ("red", "move")

    play(made, "move D3", "with S1")
    assert refused(made, "with S2") == "move.group"
    play(made, "to C3")
    assert phase(made) == "turn"


@card("clash_of_cultures.great-lighthouse")
def test_the_lighthouse_stands_only_in_a_city_with_a_port() -> None:
    made = city(plain(sea="D3"), "D4", "red", "temple")
    stocked(give(made, advances="engineering fishing cartography"), PRICES["great-lighthouse"][1])
    reveal(made, "great-lighthouse")

    assert refused(made, "erect great-lighthouse") == "wonders.city"


# -- Great Wall


@card("clash_of_cultures.great-wall")
def test_behind_the_wall_barbarians_attack_no_city() -> None:
    made = give(city(camp(plain(), "D3", 4), "D4"), food=2)
    assert phase(event(rolls(made.copy(), 5, 1, 1, 1), "famine")) == "turn"
    assert event(rolls(made.copy(), 5, 1, 1, 1), "famine").city.count(0) == 0

    city(made, "A7", wonder="great-wall")
    assert event(rolls(made, 5, 1, 1, 1), "famine").city.count(0) == 2


@card("clash_of_cultures.great-wall")
def test_cities_with_a_fortress_behind_the_wall_are_attacked_only_with_siegecraft_which_is_free() -> None:
    made = city(armed(2, 1, held="fortress"), "A7", "blue", wonder="great-wall")
    play(made, "move D4", "with army", "with army")
    assert refused(made, "to D5") == "card.great-wall"

    rolls(give(made, advances="siegecraft"), 3, 2, 4)
    play(made, "to D5")
    assert standing(made, "D5") == ("red", 2, 0), "neither the die nor the shield of the Fortress counts"


@card("clash_of_cultures.great-wall")
def test_a_city_without_a_fortress_may_be_attacked_all_the_same() -> None:
    made = city(armed(2, 0, held=""), "A7", "blue", wonder="great-wall")

    assert standing(set_out(made), "D5") == ("red", 2, 0)


# -- Great Mausoleum


@card("clash_of_cultures.great-mausoleum")
def test_who_attacks_the_mausoleum_pays_a_token_for_each_army() -> None:
    made = armed(2, 1)
    give(city(made, "D5", "blue", wonder="great-mausoleum"), mood=1)
    play(made, "move D4", "with army")
    assert may(made, "to D5")
    play(made, "with army")
    assert refused(made, "to D5") == "card.great-mausoleum"

    rolls(give(made, culture=1), 1, 1, 1)
    play(made, "to D5")
    assert goods(made) == {}
    assert made.fights[BATTLE_ARMIES] == 2


@card("clash_of_cultures.great-mausoleum")
def test_the_toll_is_due_in_its_own_city_alone() -> None:
    made = city(armed(2, 1, held=""), "A7", "blue", wonder="great-mausoleum")
    attack(made, 3, 2, 1)

    assert standing(made, "D5") == ("red", 2, 0)


@card("clash_of_cultures.great-mausoleum")
def test_with_the_mausoleum_cities_with_a_temple_grow_at_rest() -> None:
    def grown(wonder: str, held: str) -> int:
        made = city(city(city(plain(), "D4", "red", held), "A3"), "A5", wonder=wonder)
        give(made, advances="tactics myths", food=1, wood=1, ore=1)
        return play(made, "grow D4 fortress").active[CELL["D4"]]

    assert grown("great-mausoleum", "temple") == 0
    assert grown("great-mausoleum", "academy") == 1
    assert grown("", "temple") == 1


@card("clash_of_cultures.great-mausoleum")
def test_who_takes_a_city_takes_its_wonder() -> None:
    made = give(city(armed(2, 0), "D5", "blue", wonder="great-mausoleum"), mood=2)
    march(made, "D4", "D5", armies=2)

    assert (own(made).points["wonders"], own(made, "blue").points["wonders"]) == (5, 0)
