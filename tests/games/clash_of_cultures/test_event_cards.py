"""The 32 event cards and the four icons: effects, affected nations, and the seat that chooses."""

from __future__ import annotations

import pytest

from aevum.games.clash_of_cultures.constants import EVENTS
from aevum.games.clash_of_cultures.state import Table
from games.clash_of_cultures.card_positions import decides, march, plain
from games.clash_of_cultures.positions import (
    CELL,
    actions,
    begin_status,
    camp,
    city,
    event,
    exhaust,
    finish,
    give,
    goods,
    hand,
    knows,
    legal,
    may,
    mood,
    own,
    owner_of,
    phase,
    pieces,
    play,
    refused,
    reveal,
    rolls,
    ship,
    ships,
    size_of,
    standing,
    start,
    supply,
    table,
    terrain,
    units,
)
from rule_marks import card, rule


def lands(seats: int = 2, **terrain: str) -> Table:
    """Return red's city on D2, blue's on D7, with three players green's on G8; far from each other."""
    made = plain(seats, **terrain)
    hexes = ("D2", "D7") if seats == 2 else ("E4", "B7", "G8")
    for hex, colour in zip(hexes, ("red", "blue", "green"), strict=False):
        city(made, hex, colour)
    return made


def spawned(made: Table, drawn: str) -> Table:
    """Draw an event whose icon asks for a hex, and take the first one."""
    event(made, drawn)
    while phase(made) in ("spawn-at", "reinforce", "exhaust"):
        made.apply(made.legal()[0])
    return made


# -- food


@pytest.mark.parametrize(
    ("drawn", "food"), [("good-year-self", 1), ("awesome-year-self", 2), ("fantastic-year-self", 3)]
)
@card(
    "clash_of_cultures.good-year-self",
    "clash_of_cultures.awesome-year-self",
    "clash_of_cultures.fantastic-year-self",
)
def test_a_year_for_who_drew_it(drawn: str, food: int) -> None:
    made = spawned(give(give(lands(), advances="storage"), "blue", advances="storage"), drawn)

    assert (goods(made), goods(made, "blue")) == ({"food": food}, {})


@pytest.mark.parametrize(("drawn", "food"), [("good-year-all", 1), ("awesome-year-all", 2), ("fantastic-year-all", 3)])
@card(
    "clash_of_cultures.good-year-all",
    "clash_of_cultures.awesome-year-all",
    "clash_of_cultures.fantastic-year-all",
)
def test_a_year_for_all(drawn: str, food: int) -> None:
    made = spawned(give(give(lands(), advances="storage"), "blue", advances="storage"), drawn)

    assert (goods(made), goods(made, "blue")) == ({"food": food}, {"food": food})


@pytest.mark.parametrize(
    ("drawn", "food"), [("good-year-share", 1), ("awesome-year-share", 2), ("fantastic-year-share", 3)]
)
@card(
    "clash_of_cultures.good-year-share",
    "clash_of_cultures.awesome-year-share",
    "clash_of_cultures.fantastic-year-share",
)
def test_a_year_that_is_shared_with_others(drawn: str, food: int) -> None:
    """Green has room for two, so the last food of three is blue's."""
    made = lands(3)
    for colour in ("red", "blue"):
        give(made, colour, advances="storage")
    spawned(made, drawn)
    assert goods(made) == {"food": food}
    for _ in range(min(food, 2)):
        assert decides(made) == ("red", "share")
        play(made, "whom green")

    assert goods(made, "green") == {"food": min(food, 2)}
    assert goods(made, "blue") == ({"food": 1} if food == 3 else {})
    assert phase(made) == "turn"


@rule("clash_of_cultures.events.share")
@card("clash_of_cultures.good-year-share")
def test_food_is_given_only_to_who_has_room_for_it() -> None:
    made = spawned(give(lands(), "blue", food=2), "good-year-share")

    assert (phase(made), goods(made, "blue")) == ("turn", {"food": 2})


@card("clash_of_cultures.famine")
def test_famine_takes_a_food_or_makes_a_city_angry() -> None:
    fed = event(give(lands(), food=2), "famine")
    assert (goods(fed), mood(fed, "D2")) == ({"food": 1}, "neutral")

    hungry = event(give(city(lands(), "A3", mood="happy"), gold=2), "famine")
    assert legal(hungry, "at") == {"D2", "A3"}
    play(hungry, "at A3")
    assert (mood(hungry, "A3"), mood(hungry, "D2"), goods(hungry)) == ("angry", "neutral", {"gold": 2})


@card("clash_of_cultures.severe-famine")
def test_severe_famine_takes_two_food_or_what_there_is_and_makes_a_city_angry() -> None:
    fed = event(give(lands(), food=2), "severe-famine")
    assert (goods(fed), mood(fed, "D2")) == ({}, "neutral")

    hungry = event(give(lands(), food=1), "severe-famine")
    assert (goods(hungry), mood(hungry, "D2")) == ({}, "angry")


@card("clash_of_cultures.famine")
def test_famine_without_a_city_that_is_not_angry_yet_does_nothing() -> None:
    made = lands()
    made.mood[CELL["D2"]] = 0

    assert phase(event(made, "famine")) == "turn"


# -- sickness


@card("clash_of_cultures.pestilence")
def test_pestilence_lowers_mood_and_stops_growth_until_sanitation() -> None:
    made = city(city(lands(), "A3"), "A7", "blue")
    give(give(made, "blue", advances="roads"), advances="myths")
    event(made, "pestilence")
    assert decides(made) == ("red", "dampen")
    play(made, "red: at A3", "blue: at A7")
    assert [mood(made, hex) for hex in ("D2", "A3", "D7", "A7")] == ["neutral", "angry", "angry", "angry"]

    give(made, food=2, wood=1, ore=1)
    assert refused(made, "grow D2 temple") == "card.pestilence"
    play(made, "advance sanitation")
    assert may(give(made, food=1), "grow D2 temple")


@card("clash_of_cultures.pestilence")
def test_pestilence_forbids_wonders_and_spares_who_has_one_city() -> None:
    made = city(lands(), "A3")
    play(event(made, "pestilence"), "at A3")
    assert (phase(made), mood(made, "D7")) == ("turn", "neutral")

    give(made, advances="engineering siegecraft", food=3, wood=2, ore=7, culture=5)
    assert refused(reveal(made, "great-wall"), "erect great-wall") == "card.pestilence"


@rule("clash_of_cultures.events.units")
@card("clash_of_cultures.epidemics")
def test_epidemics_kills_a_unit_or_two_where_there_are_roads() -> None:
    made = units(units(lands(), "D2", armies=1, settlers=1), "D7", "blue", armies=3)
    give(made, "blue", advances="trade-routes")
    event(made, "epidemics")
    play(made, "red: lose settler")

    assert standing(made, "D2") == ("red", 1, 0)
    while phase(made) != "turn":
        play(made, "blue: lose army")
    assert standing(made, "D7") == ("blue", 1, 0)


@card("clash_of_cultures.epidemics")
def test_epidemics_spares_who_has_a_single_unit() -> None:
    made = units(lands(), "D2", armies=1)

    assert standing(event(made, "epidemics"), "D2") == ("red", 1, 0)


@card("clash_of_cultures.epidemics")
def test_who_aboard_a_ship_that_dies_is_lost_with_it() -> None:
    made = ship(lands(sea="D4"), "D4", armies=2)
    event(made, "epidemics")
    play(made, "lose S1")

    assert ships(made) == []
    assert own(made).armies == 0


# -- mood


@card("clash_of_cultures.flood")
def test_flood_takes_mood_of_one_city_at_the_sea_of_who_drew_it() -> None:
    made = city(city(lands(sea="A5 D8"), "B4", mood="happy"), "B5")
    event(made, "flood")
    assert legal(made, "at") == {"B4", "B5"}

    play(made, "at B4")
    assert (mood(made, "B4"), mood(made, "B5"), mood(made, "D7")) == ("neutral", "neutral", "neutral")
    assert phase(made) == "turn"


@card("clash_of_cultures.flood")
def test_flood_spares_who_has_no_city_at_the_sea() -> None:
    assert phase(event(lands(sea="D8"), "flood")) == "turn"


@rule("clash_of_cultures.events.order")
@card("clash_of_cultures.heavy-flood")
def test_heavy_flood_takes_mood_of_everybody() -> None:
    """From the first player on, no matter which seat has drawn it."""
    made = city(city(lands(sea="D1 D8"), "C2"), "C8", "blue")
    event(made, "heavy-flood", "blue")
    play(made, "red: at D2", "blue: at C8")

    assert [mood(made, hex) for hex in ("D2", "C2", "D7", "C8")] == ["angry", "neutral", "neutral", "angry"]


@card("clash_of_cultures.migration")
def test_migration_gives_another_a_settler_and_takes_mood() -> None:
    """Two gold by the icon; green has no city left to take a Settler."""
    made = plain(3)
    for hex, colour in (("E4", "red"), ("B7", "blue"), ("A9", "blue"), ("G8", "green")):
        city(made, hex, colour)
    event(made, "migration")
    assert goods(made) == {"gold": 2}
    assert decides(made) == ("red", "give-settler")
    assert legal(made, "whom") == {"blue", "green"}

    play(made, "whom blue", "blue: at A9")
    assert standing(made, "A9") == ("blue", 0, 1)
    assert mood(made, "E4") == "angry"


@card("clash_of_cultures.migration")
def test_a_settler_goes_only_to_who_can_take_it() -> None:
    made = supply(lands(), "blue", settler=0)
    event(made, "migration")

    assert (phase(made), standing(made, "D7")) == ("turn", ("", 0, 0))


@card("clash_of_cultures.civil-war")
def test_civil_war_takes_an_army_and_mood_of_a_city_that_is_not_happy() -> None:
    made = city(city(lands(), "A3", mood="happy"), "A5")
    for hex in ("D2", "A3"):
        units(made, hex, armies=2)
    event(made, "civil-war")

    assert standing(made, "D2") == ("red", 1, 0)
    assert (mood(made, "D2"), mood(made, "A3"), mood(made, "A5")) == ("angry", "happy", "neutral")


@card("clash_of_cultures.civil-war")
def test_in_an_angry_city_civil_war_takes_only_an_army() -> None:
    made = units(city(lands(), "A3", mood="angry"), "A3", armies=1)
    event(made, "civil-war")

    assert (phase(made), standing(made, "A3"), mood(made, "D2")) == ("turn", ("", 0, 0), "neutral")


@card("clash_of_cultures.civil-war")
def test_without_such_a_city_civil_war_takes_mood_of_any() -> None:
    made = units(city(lands(), "A3", mood="happy"), "A3", armies=1)
    event(made, "civil-war")
    assert legal(made, "at") == {"D2", "A3"}

    play(made, "at A3")
    assert (mood(made, "A3"), standing(made, "A3")) == ("neutral", ("red", 1, 0))


# -- Settlers


@pytest.mark.parametrize("drawn", ["population-boom-spawn", "population-boom-attack"])
@card("clash_of_cultures.population-boom-spawn", "clash_of_cultures.population-boom-attack")
def test_population_boom_brings_a_settler_to_who_drew_it_and_another(drawn: str) -> None:
    made = spawned(city(city(lands(), "A3"), "A7", "blue"), drawn)
    assert decides(made) == ("red", "shelter")
    assert refused(made, "at D7") == f"card.{drawn}"

    play(made, "red: at A3")
    assert refused(made, "at A3") == f"card.{drawn}"
    play(made, "blue: at A7")
    assert standing(made, "A3") == ("red", 0, 1)
    assert standing(made, "A7") == ("blue", 0, 1)


# -- the earth


@card("clash_of_cultures.volcano")
def test_volcano_swallows_a_city_of_four_with_all_in_it() -> None:
    made = city(city(lands(), "A3", "red", "temple academy:blue", wonder="great-pyramids"), "A5")
    assert phase(event(made.copy(), "volcano")) == "turn", "three cities are too few"

    units(city(made, "A7"), "A3", armies=2, settlers=1)
    event(made, "volcano")
    assert legal(made, "at") == {"D2", "A3", "A5", "A7"}
    play(made, "at A3")
    assert (owner_of(made, "A3"), standing(made, "A3")) == ("", ("", 0, 0))
    assert own(made).gone == (1, 0, 0, 0, 1)
    assert own(made, "blue").gone == (0, 0, 1, 0, 0)
    assert (own(made).points["events"], own(made, "blue").points["events"]) == (4, 2)
    assert own(made).points["wonders"] == 5
    assert own(made).supply[0] == 6


@card("clash_of_cultures.volcano")
def test_the_tie_break_of_the_pyramids_stays_after_a_volcano() -> None:
    made = city(city(city(lands(), "A3", wonder="great-pyramids"), "A5"), "A7")
    play(event(made, "volcano"), "at A3")
    made.round = 6
    outcome = finish(begin_status(made)).outcome()

    assert outcome is not None
    assert outcome.tie_breaks[0]["pyramids"] == 1


def shaken(drawn: str = "earthquake") -> Table:
    """Return three cities of red: A3 with a Temple and a Wonder, A5 bare, D2."""
    made = city(city(lands(), "A3", "red", "temple", "happy", wonder="great-wall"), "A5")
    return event(units(made, "A5", armies=1), drawn)


@rule("clash_of_cultures.events.quake")
@card("clash_of_cultures.earthquake")
def test_earthquake_takes_one_to_three_pieces_and_wonders_and_mood() -> None:
    made = shaken()
    assert refused(made, "done") == "events.quake"

    play(made, "at A3", "raze temple")
    stopped = play(made.copy(), "done")
    assert (mood(stopped, "A3"), own(stopped).points["events"]) == ("neutral", 2)
    play(made, "at A3", "at A5")
    assert (mood(made, "A3"), owner_of(made, "A5"), standing(made, "A5")) == ("neutral", "", ("red", 1, 0))
    assert (own(made).points["events"], own(made).points["wonders"]) == (4, 5)
    assert phase(made) == "turn"


@card("clash_of_cultures.earthquake")
def test_a_settlement_goes_only_when_nothing_else_is_left() -> None:
    made = play(shaken(), "at A3")

    assert refused(made, "destroy") == "events.quake"
    assert legal(made) == {"raze temple", "bury great-wall"}


@card("clash_of_cultures.earthquake")
def test_two_cities_are_too_few_for_an_earthquake() -> None:
    assert phase(event(city(lands(), "A3"), "earthquake")) == "turn"


@card("clash_of_cultures.heavy-earthquake")
def test_heavy_earthquake_shakes_everybody_with_three_cities() -> None:
    made = city(city(city(lands(), "A7", "blue"), "G7", "blue", "temple"), "A3")
    event(made, "heavy-earthquake")
    assert decides(made) == ("blue", "quake")

    play(made, "at G7", "done")
    assert own(made, "blue").points["events"] == 2
    assert mood(made, "G7") == "angry"
    assert decides(made) == ("red", "turn")


# -- Revolution


def republic(armies: int = 0) -> Table:
    """Return a state in which red knows Philosophy, Draft and two advances of Democracy."""
    made = give(lands(), advances="writing philosophy tactics draft voting separation-of-powers")
    return units(made, "D2", armies=armies)


@card("clash_of_cultures.revolution")
def test_revolution_takes_an_action_and_changes_the_government() -> None:
    made = event(republic(), "revolution")
    assert actions(made) == 2
    assert goods(made) == {"gold": 2}
    assert decides(made) == ("red", "cubes"), "Autocracy is the only other one that is open"

    play(made, "gain forced-labor")
    assert knows(made) == {"writing", "philosophy", "tactics", "draft", "nationalism", "forced-labor"}


@card("clash_of_cultures.revolution")
def test_an_army_averts_each_step_of_a_revolution() -> None:
    made = event(republic(2), "revolution")
    assert decides(made) == ("red", "avert")

    play(made, "at D2")
    assert (actions(made), standing(made, "D2")) == (3, ("red", 1, 0))
    assert decides(made) == ("red", "avert")
    borne = play(made.copy(), "pass")
    assert decides(borne) == ("red", "cubes")
    play(made, "at D2")
    assert "voting" in knows(made)
    assert standing(made, "D2") == ("", 0, 0)


@card("clash_of_cultures.revolution")
def test_a_revolution_in_the_status_phase_takes_an_action_of_the_next_turn() -> None:
    """The second mood level brings red to three, and an event."""
    made = give(lands(), happiness_level=2)
    made.event_deck.append(made.event_deck.pop(made.event_deck.index(EVENTS.number("revolution"))))
    begin_status(made)
    play(made, "red: gain storage")

    assert own(made).less == 1


@card("clash_of_cultures.revolution")
def test_without_a_government_and_without_an_action_a_revolution_does_nothing() -> None:
    made = lands()
    made.frames[2] = 0

    assert (phase(event(made, "revolution")), actions(made)) == ("turn", 0)


# -- great persons

TOPS = {
    "great-explorer": "fishing",
    "great-artist": "arts-and-sculpture",
    "great-prophet": "myths",
    "great-philosopher": "writing",
    "great-scientist": "math",
    "elder-statesman": "voting",
    "great-warlord": "tactics",
    "great-merchant": "bartering",
    "great-engineer": "engineering",
}
"""An advance of each great person's category."""


def offered(person: str) -> Table:
    """Return a state in which red has drawn a great person and the icon has been answered."""
    made = give(give(lands(3), culture=1), "green", culture=2)
    event(give(made, "blue", culture=1), person)
    if phase(made) == "exhaust":
        play(made, "at C2")
    return made


@rule("clash_of_cultures.events.persons")
@pytest.mark.parametrize("person", TOPS)
@card(
    "clash_of_cultures.great-explorer",
    "clash_of_cultures.great-artist",
    "clash_of_cultures.great-prophet",
    "clash_of_cultures.great-philosopher",
    "clash_of_cultures.great-scientist",
    "clash_of_cultures.elder-statesman",
    "clash_of_cultures.great-warlord",
    "clash_of_cultures.great-merchant",
    "clash_of_cultures.great-engineer",
)
def test_a_great_person_is_kept_for_a_token_or_taken_by_another_for_two(person: str) -> None:
    made = offered(person)
    assert decides(made) == ("red", "person")
    kept = play(made.copy(), "keep")
    assert (kept.persons[0], goods(kept)) == ([EVENTS.number(person)], {})

    play(made, "pass")
    assert decides(made) == ("green", "person"), "blue has but one token"
    taken = play(made.copy(), "keep")
    assert (taken.persons[2], goods(taken, "green")) == ([EVENTS.number(person)], {})
    assert EVENTS.number(person) in play(made, "pass").event_discards


def called(person: str, made: Table | None = None) -> Table:
    """Let red call a great person."""
    here = lands() if made is None else made
    if person == "elder-statesman":
        give(here, advances="writing philosophy")
    play(give(here, persons=person), f"call {person}")
    assert decides(here) == ("red", "grant")
    return here


@pytest.mark.parametrize("person", TOPS)
@card(
    "clash_of_cultures.great-explorer",
    "clash_of_cultures.great-artist",
    "clash_of_cultures.great-prophet",
    "clash_of_cultures.great-philosopher",
    "clash_of_cultures.great-scientist",
    "clash_of_cultures.elder-statesman",
    "clash_of_cultures.great-warlord",
    "clash_of_cultures.great-merchant",
    "clash_of_cultures.great-engineer",
)
def test_a_great_person_brings_an_advance_of_its_category_as_an_action(person: str) -> None:
    made = called(person)
    assert {"storage", "irrigation"} & legal(made, "gain") == set()
    play(made, f"gain {TOPS[person]}")

    assert TOPS[person] in knows(made)
    assert actions(made) == 2
    assert made.persons[0] == []


@card("clash_of_cultures.great-artist")
def test_the_great_artist_makes_a_city_happy() -> None:
    made = city(lands(), "A3", mood="angry")
    play(called("great-artist", made), "gain arts-and-sculpture", "at A3")

    assert mood(made, "A3") == "happy"


@card("clash_of_cultures.great-prophet")
def test_the_great_prophet_may_add_a_temple_without_activating_the_city() -> None:
    made = give(city(lands(), "A3"), food=1, wood=1, ore=1)
    play(called("great-prophet", made), "gain myths")
    assert legal(made) == {"grow D2 temple", "grow A3 temple", "pass"}

    play(made, "grow A3 temple")
    while phase(made) != "turn":
        play(made, "token mood")
    assert pieces(made, "A3") == {"settlement": "red", "temple": "red"}
    assert made.active[CELL["A3"]] == 0
    assert "ore" not in goods(made)


@card("clash_of_cultures.great-engineer")
def test_the_great_engineer_may_grow_a_city_without_activating_it() -> None:
    made = give(city(lands(), "A3"), advances="tactics", food=1, wood=1, ore=1)
    play(called("great-engineer", made), "gain engineering")
    assert phase(play(made.copy(), "pass")) == "turn"

    play(made, "grow A3 fortress")
    assert (size_of(made, "A3"), made.active[CELL["A3"]], goods(made)) == (2, 0, {})


@card("clash_of_cultures.great-philosopher")
def test_the_great_philosopher_gives_two_ideas() -> None:
    assert goods(play(called("great-philosopher"), "gain writing")) == {"culture": 1, "idea": 2}


@card("clash_of_cultures.great-scientist")
def test_the_great_scientist_gives_an_idea_and_a_card() -> None:
    made = play(called("great-scientist"), "gain math")

    assert goods(made) == {"culture": 1, "idea": 1}
    assert len(hand(made)) == 1


@card("clash_of_cultures.elder-statesman")
def test_the_elder_statesman_draws_two_cards_and_finds_any_government() -> None:
    made = give(lands(), advances="tactics draft")
    called("elder-statesman", made)
    assert legal(made, "gain") == {"voting", "nationalism"}

    play(made, "gain nationalism")
    assert len(hand(made)) == 3, "two, and the one of Writing"


@card("clash_of_cultures.great-merchant")
def test_the_great_merchant_collects_the_routes_once() -> None:
    made = units(give(lands(), advances="bartering"), "D6", settlers=1)
    without = play(called("great-merchant", made.copy()), "gain currency")
    assert "food" not in goods(without)

    assert goods(play(called("great-merchant", made), "gain trade-routes")) == {"food": 1}


@card("clash_of_cultures.great-warlord")
def test_the_great_warlord_leads_a_move_whose_first_battle_has_two_more() -> None:
    """2 + 1 + 2 is a hit in every round of it."""
    made = units(units(lands(), "D4", armies=3), "D5", "blue", armies=3)
    units(made, "E5", "blue", armies=1)
    play(called("great-warlord", made), "gain tactics")
    assert decides(made) == ("red", "move")

    rolls(made, 2, 1, 1, 1, 1)
    march(made, "D4", "D5", armies=2)
    assert standing(made, "D5") == ("blue", 2, 0)
    rolls(made, 2, 1, 1, 1)
    play(made, "press")
    assert standing(made, "D5") == ("blue", 1, 0)
    play(made, "abort")
    rolls(made, 3, 1)
    march(made, "D4", "E5", armies=1)
    assert standing(made, "E5") == ("blue", 1, 0), "the second battle is without him"
    assert actions(play(made, "abort")) == 2


@card("clash_of_cultures.great-warlord")
def test_the_first_battle_of_the_great_warlord_may_be_at_sea() -> None:
    made = ship(ship(lands(sea="D4 D5"), "D4"), "D5", "blue")
    units(units(made, "C6", armies=2), "B5", "blue", armies=1)
    play(called("great-warlord", made), "gain tactics")
    rolls(made, 3, 1)
    play(made, "move D4", "with S1", "to D5")
    assert ships(made, "blue") == [], "3 + 2 is a hit"

    rolls(made, 2, 1, 1)
    march(made, "C6", "B5", armies=2)
    assert standing(made, "B5") == ("blue", 1, 0), "the second battle is without him"


@card("clash_of_cultures.great-explorer")
def test_the_great_explorer_may_discover_a_region_and_found_a_city_there() -> None:
    made = give(city(city(table(), "D2"), "D7", "blue"), food=2)
    play(called("great-explorer", made), "gain fishing")
    assert legal(made) == {"at B2", "at F2", "at D3", "pass"}
    assert phase(play(made.copy(), "pass")) == "turn"

    play(made, "at D3")
    while phase(made) not in ("colonize", "turn"):
        made.apply(made.legal()[0])
    assert phase(made) == "colonize"
    assert terrain(made, "D4") != ""
    site = min(legal(made, "at"))
    play(made, f"at {site}")
    assert (owner_of(made, site), goods(made)) == ("red", {"mood": 1})
    assert own(made).settlers_left == 4


@rule("clash_of_cultures.events.call")
def test_only_a_person_one_has_kept_can_be_called() -> None:
    assert refused(lands(), "call great-artist") == "events.call"


# -- icons


@rule("clash_of_cultures.barbarians.gold", "clash_of_cultures.events.icons")
def test_the_gold_mine_gives_two_gold_to_who_drew_the_card() -> None:
    made = event(lands(), "migration", "blue")

    assert (goods(made, "blue"), goods(made)) == ({"gold": 2}, {})


@rule("clash_of_cultures.barbarians.exhausted")
def test_exhausted_land_is_empty_and_not_barren_and_gives_nothing_any_more() -> None:
    made = units(lands(barren="D4", sea="D5"), "C5", settlers=1)
    event(made, "awesome-year-all")
    assert decides(made) == ("red", "exhaust")
    for hex in ("D4", "D5", "C5", "D2"):
        assert refused(made, f"at {hex}") == "barbarians.exhausted"

    play(made, "at D3")
    play(made, "collect D2")
    assert refused(made, "take D3") == "collect.barred"


@rule("clash_of_cultures.barbarians.exhausted")
def test_the_fifth_exhausted_hex_has_no_token() -> None:
    made = exhaust(lands(), "A3", "A5", "A7", "G3")

    assert phase(event(made, "awesome-year-all")) == "turn"


@rule("clash_of_cultures.barbarians.spawn", "clash_of_cultures.barbarians.reinforce")
def test_barbarians_settle_near_the_drawer_and_one_more_comes_anywhere() -> None:
    made = exhaust(units(camp(lands(barren="D3"), "B6", 4), "C3", settlers=1), "E2")
    camp(made, "G7", 1)
    event(made, "good-year-self")
    assert decides(made) == ("red", "spawn-at")
    near = {"D1", "C2", "E3", "B2", "B3", "C4", "D4", "E4", "F2", "F3"}
    assert legal(made, "camp") == near

    play(made, "camp E3")
    assert owner_of(made, "E3") == "barbarians"
    assert legal(made, "at") == {"E3", "G7"}, "there are four on B6"
    play(made, "at E3")
    assert made.barbarians[CELL["E3"]] == 2


@rule("clash_of_cultures.barbarians.spawn")
def test_without_a_place_for_a_settlement_the_second_step_remains() -> None:
    made = lands(rest="barren")
    camp(made, "G7", 1)
    event(made, "good-year-self")

    assert made.barbarians[CELL["G7"]] == 2


@rule("clash_of_cultures.barbarians.attack")
def test_the_settlement_with_most_barbarians_attacks_the_nearest_city() -> None:
    made = city(camp(camp(lands(), "D4", 3), "E4", 2), "A7", "red")
    rolls(made, 6, 6, 3)
    event(give(made, food=2), "famine")

    assert owner_of(made, "D2") == ""
    assert made.barbarians[CELL["D4"]] == 3


@rule("clash_of_cultures.barbarians.attack")
def test_barbarians_too_far_away_attack_nobody() -> None:
    made = event(give(camp(lands(), "D5", 4), food=2), "famine")

    assert (phase(made), owner_of(made, "D2")) == ("turn", "red")


@rule("clash_of_cultures.barbarians.attack")
def test_the_drawer_breaks_ties_of_settlements_and_of_cities() -> None:
    made = city(camp(camp(lands(), "D4", 2), "C3", 2), "D6", "red")
    event(give(made, food=2), "famine")
    assert decides(made) == ("red", "raiders")
    assert legal(made, "at") == {"D4", "C3"}

    play(made, "at D4")
    assert decides(made) == ("red", "victim")
    assert legal(made, "at") == {"D2", "D6"}
    play(rolls(made, 3, 2), "at D6")
    assert (owner_of(made, "D2"), owner_of(made, "D6")) == ("red", "")


@rule("clash_of_cultures.events.draw")
def test_the_deck_of_a_match_has_38_events() -> None:
    made = start(2)

    assert len(made.event_deck) == 38
    assert sum(EVENTS.figures("copies")) == 38
