"""Civil halves of action cards: when each may be played, the seat that chooses, and effects."""

from __future__ import annotations

import pytest

from aevum.games.clash_of_cultures.constants import ACTION_CARDS, ACTIONS, CIVIL, OBJECTIVE_CARDS
from aevum.games.clash_of_cultures.state import Table
from games.clash_of_cultures.card_positions import armed, attack, decides, march, plain, set_out, whole
from games.clash_of_cultures.positions import (
    CELL,
    actions,
    begin_turn,
    camp,
    city,
    events_of,
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
    rolls,
    ship,
    size_of,
    standing,
    supply,
    table,
    terrain,
    units,
)
from rule_marks import card, rule


def holding(made: Table, *halves: str, owner: str = "red") -> Table:
    """Give these cards, each the first with that civil half, and tokens for them."""
    for half in halves:
        give(made, owner, actions=whole(half))
    return give(made, owner, culture=3)


def town(held: str = "", seats: int = 2, **terrain: str) -> Table:
    """Return red's city on D4, blue's on G7."""
    return city(city(plain(seats, **terrain), "D4", "red", held), "G7", "blue")


def second(half: str) -> str:
    """Return the other card with this civil half."""
    return [card for card, civil in zip(ACTION_CARDS, CIVIL, strict=True) if civil == ACTIONS.number(half)][1]


def wins(*halves: str) -> Table:
    """Return a state in which red has just won a battle in the field against one Army.

    Red holds these cards and a city on A3.
    """
    made = city(city(armed(2, 1), "A3"), "G7", "blue")
    attack(made, 3, 2, 1)
    return holding(made, *halves)


# -- advances


@card("clash_of_cultures.quick-advance")
def test_quick_advance_brings_any_advance_for_a_culture_token() -> None:
    made = play(holding(town(), "quick-advance"), f"play {whole('quick-advance')}")
    assert decides(made) == ("red", "grant")
    assert {"storage", "writing", "tactics"} <= legal(made, "gain")

    play(made, "gain storage")
    assert knows(made) == {"storage"}
    assert (goods(made), actions(made)) == ({"culture": 2, "mood": 1}, 3)


@card("clash_of_cultures.quick-advance")
def test_a_card_with_a_price_needs_its_token() -> None:
    made = give(holding(town(), "quick-advance"), culture=0)

    assert refused(made, f"play {whole('quick-advance')}") == "stock.unpaid"


@card("clash_of_cultures.inspiration")
def test_inspiration_brings_an_advance_of_a_neighbour() -> None:
    made = give(holding(town(), "inspiration"), "blue", advances="writing philosophy")
    assert refused(made, f"play {whole('inspiration')}") == "card.inspiration"

    units(made, "D6", "blue", armies=1)
    play(made, f"play {whole('inspiration')}")
    assert legal(made, "gain") == {"writing"}
    assert knows(play(made, "gain writing")) == {"writing"}


@card("clash_of_cultures.inspiration")
def test_inspiration_comes_once_a_turn_and_once_more_for_a_captured_city() -> None:
    """Two of red's Armies walk into a city; until then a second card is refused."""
    made = city(holding(units(town(), "D5", armies=2), "inspiration"), "D6", "blue")
    give(give(made, actions=second("inspiration")), "blue", advances="writing storage fishing")
    give(made, advances="tactics")
    play(made, f"play {whole('inspiration')}", "gain storage")
    assert refused(made, f"play {second('inspiration')}") == "card.inspiration"

    play(march(made, "D5", "D6", armies=2), "pass")
    play(units(made, "E7", "blue", settlers=1), f"play {second('inspiration')}", "gain fishing")
    assert {"storage", "fishing"} <= knows(made)


@card("clash_of_cultures.technology-trade")
def test_technology_trade_brings_an_advance_to_both() -> None:
    made = give(holding(town(), "technology-trade", "quick-advance"), "blue", advances="writing")
    give(made, advances="storage fishing")
    assert refused(made, f"play {whole('technology-trade')}") == "card.technology-trade"

    units(made, "D6", "blue", settlers=1)
    play(made, f"play {whole('technology-trade')}", "red: gain writing")
    assert decides(made) == ("blue", "grant")
    assert legal(made, "gain") == {"storage", "fishing"}
    play(made, "blue: gain fishing")
    assert (knows(made), knows(made, "blue")) == ({"storage", "fishing", "writing"}, {"writing", "fishing"})


@card("clash_of_cultures.technology-trade")
def test_technology_trade_is_with_one_neighbour_of_whom_there_is_something_to_learn() -> None:
    made = holding(plain(3), "technology-trade")
    for hex, colour in (("D4", "red"), ("D6", "blue"), ("C5", "green")):
        city(made, hex, colour)
    give(give(made, "blue", advances="writing"), "green", advances="fishing")
    play(made, f"play {whole('technology-trade')}")

    assert legal(made, "whom") == {"blue", "green"}
    assert legal(play(made, "whom green"), "gain") == {"fishing"}


@card("clash_of_cultures.teach-us")
def test_teach_us_brings_an_advance_of_who_lost_a_city() -> None:
    made = give(armed(2, 0, held=""), "blue", advances="writing")
    city(give(made, actions=whole("teach-us")), "G7", "blue")
    assert refused(made, f"play {whole('teach-us')}") == "card.teach-us"

    set_out(made)
    assert decides(made) == ("red", "lesson")
    play(made, f"play {whole('teach-us')}")
    assert legal(made, "gain") == {"writing"}
    assert knows(play(made, "gain writing")) == {"tactics", "writing"}


@rule("clash_of_cultures.actions.play")
@card("clash_of_cultures.teach-us")
def test_only_teach_us_is_played_after_a_capture_and_one_of_them() -> None:
    made = give(armed(2, 0, held=""), "blue", advances="writing storage")
    give(made, actions=f"{whole('teach-us')} {second('teach-us')} {whole('ideas')}")
    set_out(made)
    assert refused(made, f"play {whole('ideas')}") == "actions.play"

    play(made, f"play {whole('teach-us')}", "gain writing")
    assert phase(made) == "turn"
    assert second("teach-us") in hand(made)


@card("clash_of_cultures.new-ideas")
def test_new_ideas_buys_an_advance_and_gives_two_ideas() -> None:
    made = holding(town(), "new-ideas")
    assert refused(made, f"play {whole('new-ideas')}") == "card.new-ideas"

    play(give(made, food=2), f"play {whole('new-ideas')}", "advance fishing")
    assert knows(made) == {"fishing"}
    assert (goods(made), actions(made)) == ({"culture": 3, "mood": 1, "idea": 2}, 2)


@card("clash_of_cultures.synergies")
def test_synergies_buys_two_advances_of_one_category() -> None:
    made = give(holding(town(), "synergies"), food=2, idea=1)
    assert refused(made, f"play {whole('synergies')}") == "card.synergies"

    play(give(made, idea=2), f"play {whole('synergies')}")
    assert may(made, "advance fishing")
    play(made, "advance fishing", "settle")
    assert legal(made, "advance") == {"cartography", "war-ships"}
    play(made, "advance war-ships")
    assert knows(made) == {"fishing", "war-ships"}
    assert (actions(made), phase(made)) == (2, "turn")


@card("clash_of_cultures.synergies")
def test_the_first_of_synergies_must_leave_a_second_to_be_bought() -> None:
    """Of Construction only Roads is left, of Maritime two."""
    made = give(holding(town(), "synergies"), advances="engineering sanitation fishing", food=2, idea=2)
    play(made, f"play {whole('synergies')}")

    assert refused(made, "advance roads") == "card.synergies"
    assert may(made, "advance cartography")


# -- ideas and mood


@card("clash_of_cultures.ideas")
def test_ideas_gives_one_for_each_academy() -> None:
    made = holding(town("academy"), "ideas")
    assert refused(made, f"play {whole('ideas')}") == "card.ideas"

    give(city(made, "A3", "red", "academy"), advances="writing")
    assert goods(play(made, f"play {whole('ideas')}")) == {"culture": 3, "idea": 2}
    assert actions(made) == 3


@card("clash_of_cultures.great-ideas")
def test_great_ideas_gives_two_after_a_victory() -> None:
    assert refused(holding(town(), "great-ideas"), f"play {whole('great-ideas')}") == "card.great-ideas"

    made = give(wins("great-ideas"), actions=second("great-ideas"))
    play(made, f"play {whole('great-ideas')}")
    assert goods(made)["idea"] == 2
    assert refused(made, f"play {second('great-ideas')}") == "card.great-ideas"


@card("clash_of_cultures.great-ideas")
def test_a_victory_of_the_turn_before_is_no_reason_for_great_ideas() -> None:
    """Red has won as defender in the turn of blue."""
    made = city(city(armed(1, 2), "A3"), "G7", "blue")
    attack(made, 1, 4, 1)
    assert standing(made, "D5") == ("blue", 2, 0)
    play(holding(made, "great-ideas", owner="blue"), "red: end")

    assert refused(made, f"play {whole('great-ideas')}") == "card.great-ideas"


@card("clash_of_cultures.hero-general")
def test_hero_general_raises_the_mood_of_a_city_and_of_one_more_for_a_token() -> None:
    assert refused(holding(town(), "hero-general"), f"play {whole('hero-general')}") == "card.hero-general"

    made = give(city(wins("hero-general"), "A5", mood="angry"), mood=1)
    play(made, f"play {whole('hero-general')}", "at A5")
    assert (mood(made, "A5"), goods(made)["mood"]) == ("neutral", 1)
    assert mood(play(made.copy(), "pass"), "A3") == "neutral"
    play(made, "at A5")
    assert mood(made, "A5") == "happy"
    assert "mood" not in goods(made)


@card("clash_of_cultures.hero-general")
def test_hero_general_needs_a_city_that_is_not_happy() -> None:
    made = wins("hero-general")
    made.mood[CELL["A3"]] = 2

    assert refused(made, f"play {whole('hero-general')}") == "card.hero-general"


# -- collecting


@card("clash_of_cultures.production-focus")
def test_production_focus_uses_a_hex_more_than_once() -> None:
    made = holding(town("temple", mountain="D3"), "production-focus")
    play(made, f"play {whole('production-focus')}", "take D3", "take D3")

    assert goods(made) == {"culture": 3, "ore": 2}
    assert (phase(made), actions(made)) == ("turn", 2)


@card("clash_of_cultures.mass-production")
def test_mass_production_takes_two_more_each_hex_once() -> None:
    made = holding(town(mountain="D3", forest="D5"), "mass-production")
    play(made, f"play {whole('mass-production')}", "take D3")
    assert refused(made, "take D3") == "collect.once"

    play(made, "take D5", "take D4")
    assert goods(made) == {"culture": 3, "ore": 1, "wood": 1, "food": 1}
    assert (phase(made), actions(made)) == ("turn", 2)


@pytest.mark.parametrize("half", ["production-focus", "mass-production"])
@card("clash_of_cultures.production-focus", "clash_of_cultures.mass-production")
def test_cards_of_a_collect_need_a_city_that_can_collect(half: str) -> None:
    made = holding(town(), half)
    made.mood[CELL["D4"]], made.active[CELL["D4"]] = 0, 1
    assert refused(made, f"play {whole(half)}") == f"card.{half}"

    made.active[CELL["D4"]] = 0
    made.frames[2] = 0
    assert refused(made, f"play {whole(half)}") == f"card.{half}"

    made.frames[2] = 1
    play(city(made, "A3"), f"play {whole(half)}")
    assert refused(made, "at G7") == f"card.{half}"


@card("clash_of_cultures.production-focus", "clash_of_cultures.free-economy")
def test_a_collect_by_card_is_the_free_one_of_free_economy_and_begins_the_turn() -> None:
    made = begin_turn(holding(give(town("temple"), advances="free-economy"), "production-focus", "negotiations"))
    assert may(made, f"play {whole('negotiations')}")
    play(made, f"play {whole('production-focus')}", "take D4", "take D4")

    assert actions(made) == 3
    assert refused(made, f"play {whole('negotiations')}") == "card.negotiations"


# -- growing and placing


@card("clash_of_cultures.city-development")
def test_city_development_grows_a_city_for_nothing() -> None:
    made = give(holding(town(), "city-development"), advances="tactics")
    assert refused(made, f"play {whole('city-development')}") == "card.city-development"

    play(city(made, "A3"), f"play {whole('city-development')}", "grow D4 fortress")
    assert pieces(made, "D4") == {"settlement": "red", "fortress": "red"}
    assert (goods(made), actions(made)) == ({"culture": 2}, 2)
    assert made.active[CELL["D4"]] == 1


@card("clash_of_cultures.city-development")
def test_city_development_keeps_to_the_limits_of_growth() -> None:
    made = give(city(holding(town("fortress"), "city-development"), "A3"), advances="tactics")
    made.mood[CELL["A3"]] = 0

    assert refused(made, f"play {whole('city-development')}") == "card.city-development"


@card("clash_of_cultures.militia")
def test_militia_places_an_army_in_a_city_with_room() -> None:
    made = units(city(holding(town(), "militia"), "A3"), "D4", armies=4)
    play(made, f"play {whole('militia')}")

    assert standing(made, "A3") == ("red", 1, 0)
    assert (goods(made), actions(made)) == ({"culture": 2}, 3)


@card("clash_of_cultures.militia")
def test_the_army_of_the_militia_is_told_and_refused_by_its_own_card() -> None:
    made = play(city(holding(town(), "militia"), "A3"), f"play {whole('militia')}")
    assert refused(made, "at G7") == "card.militia"

    told = events_of(made, "at A3")
    assert [event.clause for event in told if event.message == "event-unit-army"] == ["clash_of_cultures.card.militia"]


@card("clash_of_cultures.militia")
def test_militia_needs_room_and_an_army() -> None:
    full = units(holding(town(), "militia"), "D4", armies=4)
    assert refused(full, f"play {whole('militia')}") == "card.militia"

    none_left = supply(holding(town(), "militia"), "red", army=0)
    assert refused(none_left, f"play {whole('militia')}") == "card.militia"


def at_home(*halves: str) -> Table:
    """Return red's first city in its start region; nothing else is discovered."""
    return city(city(holding(table(), *halves), "D2"), "D7", "blue")


@card("clash_of_cultures.explorer")
def test_explorer_discovers_a_region_and_places_a_settler() -> None:
    made = play(at_home("explorer"), f"play {whole('explorer')}")
    assert legal(made, "at") == {"B2", "F2", "D3"}

    play(made, "at D3")
    while phase(made) != "turn":
        made.apply(made.legal()[0])
    assert terrain(made, "C4") != ""
    assert standing(made, "D2") == ("red", 0, 1)
    assert (goods(made), actions(made)) == ({"culture": 2}, 2)


@card("clash_of_cultures.explorer")
def test_explorer_may_do_one_of_both_but_not_neither() -> None:
    made = play(at_home("explorer"), f"play {whole('explorer')}", "pass")
    assert standing(made, "D2") == ("red", 0, 1)
    assert terrain(made, "D3") == ""

    crowded = play(supply(at_home("explorer"), "red", settler=0), f"play {whole('explorer')}")
    assert refused(crowded, "pass") == "card.explorer"
    nothing = supply(holding(town(), "explorer"), "red", settler=0)
    assert refused(nothing, f"play {whole('explorer')}") == "card.explorer"


# -- actions of this turn and the next


@card("clash_of_cultures.leadership")
def test_leadership_gives_an_action() -> None:
    made = play(holding(town(), "leadership"), f"play {whole('leadership')}")

    assert (actions(made), goods(made)) == (4, {"culture": 2})


@card("clash_of_cultures.assassination")
def test_assassination_takes_an_action_of_anothers_next_turn() -> None:
    made = give(holding(town(seats=3), "assassination"), actions=second("assassination"))
    play(made, f"play {whole('assassination')}", "whom blue")
    play(made, f"play {second('assassination')}")
    assert own(made, "green").less == 1, "blue is under it already"

    made.clockwise = (0, 1, 2)
    assert actions(play(made, "end")) == 2
    assert actions(play(made, "blue: end")) == 2


@card("clash_of_cultures.assassination")
def test_nobody_is_assassinated_twice_for_one_turn() -> None:
    made = give(holding(town(), "assassination"), actions=second("assassination"))
    play(made, f"play {whole('assassination')}")

    assert refused(made, f"play {second('assassination')}") == "card.assassination"


@card("clash_of_cultures.negotiations")
def test_negotiations_forbid_attacks_this_turn_and_in_the_others_next() -> None:
    made = holding(armed(2, 2), "negotiations")
    play(made, f"play {whole('negotiations')}", "move D4", "with army")
    assert refused(made, "to D5") == "card.negotiations"

    play(made, "to E5", "done", "end", "blue: move D5", "with army")
    assert refused(made, "to E5") == "card.negotiations"
    play(made, "to D6", "done", "end", "red: end", "blue: move D5", "with army")
    assert may(made, "to E5")


@card("clash_of_cultures.negotiations")
def test_negotiations_come_before_the_first_action() -> None:
    made = play(holding(give(town(), advances="civil-liberties"), "negotiations"), "liberty")

    assert refused(made, f"play {whole('negotiations')}") == "card.negotiations"


@card("clash_of_cultures.negotiations")
def test_negotiations_forbid_to_attack_at_sea_by_sailing_or_building() -> None:
    made = give(city(plain(sea="D4 D5"), "C5", "red", "port", port="D5"), advances="fishing", wood=2)
    ship(ship(holding(made, "negotiations"), "D4"), "D5", "blue")
    play(made, f"play {whole('negotiations')}")

    assert not may(made, "move D4")
    assert refused(made, "build C5") == "build.nothing"


# -- Spy and New Plans


@card("clash_of_cultures.spy")
def test_spy_looks_at_a_hand_and_swaps_a_card() -> None:
    made = give(holding(town(), "spy", "ideas"), "blue", actions=whole("leadership"), objectives="metropolis-general")
    play(made, f"play {whole('spy')}")
    assert decides(made) == ("red", "steal")
    assert (goods(made), actions(made)) == ({"culture": 2}, 2)

    assert refused(made, "swap objective metropolis-general") == "actions.in_hand", "red has none to give"
    assert phase(play(made.copy(), "pass")) == "turn"
    play(made, f"swap action {whole('leadership')}", f"give action {whole('ideas')}")
    assert (hand(made), hand(made, "blue")) == ([whole("leadership")], [whole("ideas")])


@card("clash_of_cultures.spy")
def test_spy_swaps_objectives_for_objectives() -> None:
    made = give(holding(town(), "spy"), "blue", objectives="metropolis-general")
    give(made, objectives="eureka-defiance")
    play(made, f"play {whole('spy')}", "swap objective metropolis-general", "give objective eureka-defiance")

    assert made.goals == [[OBJECTIVE_CARDS.index("metropolis-general")], [OBJECTIVE_CARDS.index("eureka-defiance")]]


@card("clash_of_cultures.spy")
def test_there_is_nobody_to_spy_on_without_cards() -> None:
    assert refused(holding(town(), "spy"), f"play {whole('spy')}") == "card.spy"


@card("clash_of_cultures.new-plans")
def test_new_plans_draws_two_and_may_keep_one_for_another() -> None:
    made = holding(town(), "new-plans")
    assert refused(made, f"play {whole('new-plans')}") == "card.new-plans"

    give(made, objectives="eureka-defiance")
    first, next_one = OBJECTIVE_CARDS[made.objective_deck[-1]], OBJECTIVE_CARDS[made.objective_deck[-2]]
    play(made, f"play {whole('new-plans')}")
    assert legal(made, "swap objective") == {first, next_one}
    assert (goods(made), actions(made)) == ({"culture": 2}, 2)
    play(made, f"swap objective {first}")
    assert refused(made, f"give objective {first}") == "card.new-plans"
    play(made, "give objective eureka-defiance")
    assert made.goals[0] == [OBJECTIVE_CARDS.index(first)]
    assert {OBJECTIVE_CARDS.index(name) for name in (next_one, "eureka-defiance")} < set(made.objective_deck)


@card("clash_of_cultures.new-plans")
def test_new_plans_may_keep_nothing() -> None:
    made = give(holding(town(), "new-plans"), objectives="eureka-defiance")
    deck = sorted(made.objective_deck)
    play(made, f"play {whole('new-plans')}", "pass")

    assert made.goals[0] == [OBJECTIVE_CARDS.index("eureka-defiance")]
    assert sorted(made.objective_deck) == deck


# -- Cultural Takeover


@card("clash_of_cultures.cultural-takeover")
def test_cultural_takeover_wins_a_settlement_of_barbarians() -> None:
    made = camp(holding(town(), "cultural-takeover"), "D5", 3)
    assert refused(made, "influence D4") == "influence.none"

    rolls(made, 5)
    play(made, f"play {whole('cultural-takeover')}", "target D5")
    assert decides(made) == ("red", "convert")
    assert legal(made, "unit") == {"army", "settler"}
    play(made, "unit army")
    assert (owner_of(made, "D5"), mood(made, "D5")) == ("red", "neutral")
    assert standing(made, "D5") == ("red", 1, 0)
    assert made.barbarians[CELL["D5"]] == 0
    assert actions(made) == 2


@card("clash_of_cultures.cultural-takeover")
def test_cultural_takeover_fails_like_any_influence_and_needs_a_settlement() -> None:
    made = give(camp(holding(town(), "cultural-takeover"), "D5", 1), culture=0)
    without = supply(made.copy(), "red", settlement=0)
    assert refused(without, f"play {whole('cultural-takeover')}") == "card.cultural-takeover"

    play(rolls(made, 4), f"play {whole('cultural-takeover')}", "target D5")
    assert owner_of(made, "D5") == "barbarians"
    assert phase(made) == "turn"


@card("clash_of_cultures.cultural-takeover")
def test_cultural_takeover_needs_an_action_and_a_target() -> None:
    made = camp(holding(town(), "cultural-takeover"), "D5", 1)
    made.frames[2] = 0
    assert refused(made, f"play {whole('cultural-takeover')}") == "card.cultural-takeover"
    assert refused(holding(town(), "cultural-takeover"), f"play {whole('cultural-takeover')}") == (
        "card.cultural-takeover"
    )


# -- Mercenaries


@card("clash_of_cultures.mercenaries")
def test_mercenaries_move_as_a_whole_and_their_settlement_gets_a_barbarian() -> None:
    made = give(camp(holding(town(), "mercenaries"), "D6", 2), culture=0, food=1)
    play(made, f"play {whole('mercenaries')}", "at D6")
    assert goods(made) == {}
    assert decides(made) == ("red", "errand")
    assert legal(made, "to") == {"D5", "E6", "E7", "D7", "C7", "C6"}

    play(made, "to D7")
    assert (made.barbarians[CELL["D7"]], made.barbarians[CELL["D6"]]) == (2, 1)
    assert actions(made) == 2


@card("clash_of_cultures.mercenaries")
def test_mercenaries_attack_a_city_beside_them_and_stay() -> None:
    made = city(camp(holding(town(), "mercenaries"), "D6", 2), "D7", "blue", "temple")
    rolls(made, 3, 2)
    play(made, f"play {whole('mercenaries')}", "at D6")
    assert refused(made, "to D4") == "actions.errand"

    play(made, "to D7")
    assert (size_of(made, "D7"), mood(made, "D7")) == (1, "angry")
    assert made.barbarians[CELL["D6"]] == 2


@card("clash_of_cultures.mercenaries")
def test_mercenaries_must_be_near_a_city_or_army_and_be_paid_one_by_one() -> None:
    far = camp(holding(town(), "mercenaries"), "D7", 2)
    assert refused(far, f"play {whole('mercenaries')}") == "card.mercenaries"
    assert may(units(far.copy(), "C6", armies=1), f"play {whole('mercenaries')}")
    assert not may(units(far, "C6", settlers=1), f"play {whole('mercenaries')}")

    two = give(camp(camp(holding(town(), "mercenaries"), "D6", 1), "D2", 1), culture=1)
    assert refused(give(two.copy(), culture=0), f"play {whole('mercenaries')}") == "card.mercenaries"
    play(two, f"play {whole('mercenaries')}", "at D2")
    assert decides(two) == ("red", "errand"), "there is nothing to pay the others with"


@card("clash_of_cultures.mercenaries")
def test_mercenaries_near_an_army_aboard_a_ship_can_be_hired() -> None:
    made = camp(holding(town(sea="C6"), "mercenaries"), "D7", 2)
    assert not may(ship(made.copy(), "C6"), f"play {whole('mercenaries')}")

    assert may(ship(made, "C6", armies=1), f"play {whole('mercenaries')}")


@card("clash_of_cultures.mercenaries")
def test_who_hires_several_armies_says_which_goes_first() -> None:
    made = camp(camp(holding(town(), "mercenaries"), "D6", 1), "D2", 1)
    play(made, f"play {whole('mercenaries')}", "at D2", "at D6")
    assert decides(made) == ("red", "hired")

    play(made, "at D6", "to D7")
    assert decides(made) == ("red", "errand")
    play(made, "to D1")
    assert made.barbarians[CELL["D7"]] == made.barbarians[CELL["D1"]] == 1


@card("clash_of_cultures.mercenaries")
def test_hired_barbarians_go_on_with_the_army_they_have_joined() -> None:
    """By ruling 58 each army that was paid for acts once, with all barbarians in it by then."""
    made = camp(camp(holding(town(), "mercenaries"), "D6", 2), "D5", 1)
    play(made, f"play {whole('mercenaries')}", "at D5", "at D6", "at D5", "to D6")
    assert made.barbarians[CELL["D6"]] == 3
    play(made, "to D7")
    assert (made.barbarians[CELL["D7"]], made.barbarians[CELL["D6"]], made.barbarians[CELL["D5"]]) == (3, 1, 1)
    assert phase(made) == "turn"


@card("clash_of_cultures.mercenaries")
def test_hired_barbarians_are_four_on_a_hex_at_most_and_keep_off_players() -> None:
    made = camp(camp(holding(town(), "mercenaries"), "D6", 3), "D7", 2)
    units(city(made, "C7", "blue"), "C6", armies=1)
    play(made, f"play {whole('mercenaries')}", "at D6", "done")

    assert legal(made, "to") == {"D5", "E6", "E7", "C7"}
