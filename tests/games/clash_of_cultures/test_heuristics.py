"""Moves of a search bot in positions whose best move is plain, by the evaluation made by hand.

The learned value is judged by games: it prefers other moves in some of these positions, and wins.
"""

from __future__ import annotations

import pytest

from aevum.bots import Sight, find_bot
from aevum.games.clash_of_cultures import GAME
from aevum.games.clash_of_cultures.constants import COLOURS
from aevum.games.clash_of_cultures.heuristics import HEURISTICS
from aevum.games.clash_of_cultures.moves import BOOK, VERB
from aevum.games.clash_of_cultures.state import Table
from aevum.kernel.ai.forecast import Forecast
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER
from games.clash_of_cultures.positions import (
    actor,
    after,
    begin_status,
    camp,
    city,
    event,
    exhaust,
    give,
    goods,
    legal,
    mood,
    owner_of,
    phase,
    pieces,
    play,
    reached,
    reveal,
    rolls,
    shape,
    ship,
    table,
    units,
)

RED, BLUE = 0, 1
LAST = 6
"""Number of the last round."""
HOME, NEAR = "D3", "C3"
FAR = "D8"


def world(actions: int = 3, round: int = 2, turn: int = 1, **terrain: str) -> Table:
    """Return a map with red in the north and blue in the south; between them lies the sea."""
    made = table(actions=actions, round=round, turn=turn)
    shape(made, "sea", **(terrain or {"fertile": "D3 C4 D8", "forest": "C3 D4", "mountain": "E3 D2"}))
    city(made, HOME)
    return city(made, FAR, "blue")


def line_of(position: Table, bot: str = "normal") -> str:
    """Return the moves of the bot until another seat decides, or until this action is over."""
    player = find_bot(bot, GAME)(Chance.from_seed(11), by_learned_value=False)
    seat, episode = position.actor, HEURISTICS.search_segment(position)
    moves = []
    while position.actor == seat and HEURISTICS.search_segment(position) == episode:
        moves.append(player.choose(Sight(GAME, position, position.legal())))
        position.apply(moves[-1])
    return " ".join(map(BOOK.notation, moves))


def turn_of(position: Table, bot: str = "normal") -> list[str]:
    """Return the actions of the rest of a turn."""
    seat, lines = position.actor, []
    while position.actor == seat and phase(position) == "turn":
        lines.append(line_of(position, bot))
    return lines


def value(position: Table, owner: str = "red") -> float:
    return HEURISTICS.evaluate(position, COLOURS.index(owner))


# -- expanding


def test_a_settler_on_good_land_founds_a_city() -> None:
    assert line_of(units(world(), "C4", settlers=1)) == "found C4"


def test_settlers_at_home_go_to_where_a_city_can_stand_and_found_it() -> None:
    position = units(world(), HOME, settlers=1)
    lines = turn_of(position)
    assert lines[0].startswith("move D3 with settler to")
    assert lines[1].startswith("found")
    assert position.city.count(RED) == 2


def test_nobody_settles_on_barren_or_exhausted_land() -> None:
    position = world(fertile="D3 C3 D8", barren="C4 D4", forest="E3", mountain="D2")
    exhaust(units(position, HOME, settlers=1), "C3")
    assert {line_of(position).split()[-1]} <= {"E3", "D2"}


def test_who_has_food_and_one_city_trains_settlers() -> None:
    position = give(world(), advances="storage", food=6)
    assert "unit settler" in " ".join(turn_of(position))


@pytest.mark.parametrize("bot", ["easy", "normal"])
def test_a_city_is_never_demolished(bot: str) -> None:
    position = begin_status(city(world(), NEAR))
    player = find_bot(bot, GAME)(Chance.from_seed(3))
    while phase(position) != "demolish":
        position.apply(HEURISTICS.default_move(position))
    if actor(position) != "red":
        position.apply(HEURISTICS.default_move(position))
    assert "at D3" in legal(position)
    assert BOOK.notation(player.choose(Sight(GAME, position, position.legal()))) == "pass"
    assert BOOK.notation(HEURISTICS.default_move(position)) == "pass"


# -- goods and advances


def test_the_poor_collect() -> None:
    assert line_of(world(actions=1)).startswith("collect D3 take")


def test_what_is_missed_most_is_collected() -> None:
    position = city(give(world(actions=1), advances="storage", ore=4, wood=4), NEAR)
    line = line_of(position)
    assert line.startswith("collect")
    assert goods(position)["food"] >= 1


def test_without_storage_more_than_two_food_is_not_collected() -> None:
    position = play(give(world(actions=1), food=2), "collect D3")
    assert "take D3" in legal(position)
    line_of(position)
    assert goods(position).keys() & {"ore", "wood"}


def test_storage_is_worth_more_than_war_ships() -> None:
    position = world()
    assert value(give(position.copy(), advances="storage")) > value(give(position.copy(), advances="war-ships")) + 0.3


def test_an_objective_tells_what_to_learn() -> None:
    position = give(world(actions=1, turn=3), advances="storage irrigation bartering currency taxes", food=2)
    give(position, objectives="trade-focus-scavenger", happiness_level=1, culture_level=1)
    assert line_of(position).startswith("advance trade-routes")


def test_ideas_are_paid_before_food() -> None:
    position = give(world(actions=1), advances="storage", food=2, idea=2)
    play(position, "advance myths")
    assert line_of(position).startswith("pay idea")


# -- cities


def test_the_last_action_of_the_match_is_for_points() -> None:
    position = city(give(world(actions=1, round=LAST, turn=3), advances="myths", food=3, ore=3, wood=3), NEAR)
    assert line_of(position).startswith("grow")


def test_a_piece_is_worth_more_than_what_it_costs() -> None:
    position = city(give(world(), advances="myths", food=1, ore=1, wood=1), NEAR)
    assert value(after(position, "grow D3 temple")) > value(after(position, "end"))


def test_an_angry_city_is_calmed() -> None:
    position = give(world(actions=1), mood=2, food=2)
    position.mood[position.city.index(RED)] = 0
    assert line_of(position).startswith("improve D3")
    assert mood(position, HOME) != "angry"


def test_a_wonder_that_can_be_paid_is_built() -> None:
    position = give(world(), advances="storage engineering rituals myths", food=3, wood=4, ore=7, culture=5)
    reveal(position, "great-pyramids")
    assert line_of(position).startswith("erect great-pyramids")


# -- objectives


@pytest.mark.parametrize("bot", ["easy", "normal"])
def test_whatever_can_be_scored_is(bot: str) -> None:
    position = give(world(), advances="storage", food=5, ore=5, objectives="food-supplies ore-supplies")
    line_of(begin_status(position), bot)
    assert set(reached(position)) == {"food-supplies", "ore-supplies"}


def test_goods_an_objective_asks_for_are_kept_for_the_status_phase() -> None:
    position = give(world(actions=1, turn=3), advances="storage", food=5, objectives="food-supplies-standing-army")
    line_of(position)
    assert goods(position)["food"] >= 5


def test_the_nearer_an_objective_the_more_it_is_worth() -> None:
    position = give(world(), objectives="large-civilization-conscription")
    gains = []
    for hex in ("C3", "C4", "D4", "E3", "D2"):
        before = value(give(position.copy(), "red"))
        without = position.copy()
        without.goals[RED] = []
        gains.append(before - value(without))
        city(position, hex)
    assert gains == sorted(gains)
    assert gains[-1] > gains[0]


def objective_cards(position: Table, seat: int = RED) -> float:
    return dict(HEURISTICS.evaluation_terms(position, seat))["term-objective-cards"]


def test_an_objective_card_that_changes_hands_is_lost_by_one_and_won_by_the_other() -> None:
    position = give(give(world(), objectives="large-civilization-conscription"), "blue", objectives="food-supplies")
    assert objective_cards(position) == objective_cards(position, BLUE) == 0
    position.goals[BLUE].append(position.goals[RED].pop())
    assert objective_cards(position) == -objective_cards(position, BLUE) < 0
    earlier = objective_cards(position)
    position.round = LAST
    assert earlier < objective_cards(position) <= 0


def test_scoring_and_dealing_objective_cards_gives_nothing_away() -> None:
    position = give(give(world(), objectives="large-civilization-conscription"), "blue", objectives="food-supplies")
    position.scored[RED].append(2 * position.goals[RED].pop())
    assert objective_cards(position) == 0
    for goals in position.goals:
        goals.append(position.objective_deck.pop())
    assert objective_cards(position) == objective_cards(position, BLUE) == 0


# -- war


def front(armies: int, barbarians: int) -> Table:
    position = give(world(actions=1), advances="tactics", food=1)
    camp(position, "C4", barbarians)
    return units(position, HOME, armies=armies)


def test_weak_barbarians_are_attacked() -> None:
    position = front(4, 1)
    assert "with army with army to C4" in line_of(position)
    assert owner_of(position, "C4") == "red"


@pytest.mark.parametrize("bot", ["easy", "normal"])
def test_strong_barbarians_are_left_alone(bot: str) -> None:
    position = front(1, 4)
    assert "to C4" not in line_of(position, bot)
    assert owner_of(position, "C4") == "barbarians"


def test_a_strong_city_is_left_alone_and_an_empty_one_is_taken() -> None:
    for guard, owner in ((4, "blue"), (0, "red")):
        position = give(world(actions=1), advances="tactics", food=1)
        units(city(units(position, HOME, armies=2), "C4", "blue", "temple"), "C4", "blue", armies=guard)
        line_of(position)
        assert owner_of(position, "C4") == owner


def test_an_attacker_who_is_outnumbered_goes_home_and_one_who_wins_goes_on() -> None:
    for armies, barbarians, line in ((1, 4, "abort"), (3, 1, "press")):
        position = rolls(front(armies, barbarians), *[1] * (armies + barbarians))
        play(position, f"move D3{armies * ' with army'} to C4")
        assert phase(position) == "press"
        assert line_of(position).startswith(line)


def test_the_last_ship_built_among_foreign_ones_has_no_certain_outcome() -> None:
    position = city(shape(table(), "fertile", sea="E6"), "E5", pieces="port")
    ship(give(position, advances="fishing", wood=4), "E6", "blue")
    play(position, "build E5")
    (unit,) = GAME.parse_line(position, "unit ship")
    assert HEURISTICS.is_deterministic(position, unit)
    assert not HEURISTICS.is_deterministic(play(position, "unit ship"), unit), "the battle begins at once"


def test_a_defender_plays_a_card() -> None:
    position = give(world(), "blue", advances="tactics", actions="high-morale")
    give(units(position, HOME, armies=2), advances="tactics")
    units(city(position, "C4", "blue", "temple academy"), "C4", "blue", armies=2)
    play(position, "move D3 with army with army to C4")
    while actor(position) == "red":
        play(position, "pass")
    assert phase(position) == "card"
    assert line_of(position).startswith("fight")


def test_armies_of_a_rival_are_feared_and_armies_of_ones_own_are_a_comfort() -> None:
    position = give(world(), "blue", advances="tactics")
    before = value(position)
    units(position, "D4", "blue", armies=2)
    afraid = value(position)
    assert afraid < before
    defended = units(position.copy(), HOME, armies=3)
    assert value(defended) - afraid > value(units(world(), HOME, armies=3)) - value(world())


def test_new_barbarians_are_sent_to_others() -> None:
    position = camp(camp(world(), "C4"), "D7")
    shape(position, "sea", fertile="D3 C4 D8 D7", forest="C3 D4")
    event(position, "fantastic-year-self")
    while phase(position) != "reinforce":
        assert phase(position) == "spawn-at"
        line = find_bot("normal", GAME)(Chance.from_seed(2)).choose(Sight(GAME, position, position.legal()))
        position.apply(line)
    assert line_of(position).startswith("at D7")


# -- trade


def offer(*terms: str) -> Table:
    position = give(give(world(), food=2, gold=3, wood=3), "blue", food=2, gold=2, ore=2)
    return play(position, "trade blue", *terms, "propose")


def test_a_bad_offer_is_refused() -> None:
    assert line_of(offer("give wood", "want gold", "want gold")) == "refuse"


def test_an_offer_of_nothing_for_something_is_refused() -> None:
    assert line_of(offer("want ore")) == "refuse"


def test_a_gift_is_taken() -> None:
    assert line_of(offer("give gold", "give gold")) == "accept"


@pytest.mark.parametrize("bot", ["easy", "normal"])
def test_no_trade_is_opened(bot: str) -> None:
    position = give(give(world(), food=2), "blue", gold=5)
    assert {"trade blue"} <= legal(position)
    assert "trade" not in {VERB[move] for move in HEURISTICS.candidates(position, position.legal())}
    assert not line_of(position, bot).startswith("trade")


# -- forecasts


def test_no_seat_seems_to_gain_when_the_turn_of_another_begins() -> None:
    """Only the actions of a turn under way count in the evaluation."""
    position = world(actions=0)
    forecast = Forecast(GAME, 2)
    before = forecast.evaluations(position)
    after_red = after(position, "end")
    assert after_red.actor == BLUE
    assert forecast.evaluations(after_red) == pytest.approx(before)
    assert HEURISTICS.evaluate(after_red, BLUE) - HEURISTICS.evaluate(position, BLUE) > 1.5


# -- search


def test_few_moves_are_thought_of() -> None:
    """In whole games, in every step."""
    for seed in range(3):
        position = GAME.start(GAME.read_options({}), 2 + seed, Chance.from_seed(seed))
        while position.actor != OVER:
            legal_moves = position.legal()
            candidates = HEURISTICS.candidates(position, legal_moves)
            assert 0 < len(candidates) <= 30
            position.apply(candidates[len(legal_moves) % len(candidates)])


def test_an_episode_is_an_action() -> None:
    position = give(city(world(), NEAR), advances="myths", food=1, ore=1, wood=1)
    before = HEURISTICS.search_segment(position)
    play(position, "collect D3")
    assert phase(position) == "collect"
    assert HEURISTICS.search_segment(position) == before
    while phase(position) == "collect":
        position.apply(HEURISTICS.default_move(position))
    assert HEURISTICS.search_segment(position) != before


def test_dice_and_discoveries_are_not_foreseen() -> None:
    position = give(world(), advances="tactics storage", food=2, happiness_level=2)
    units(position, HOME, armies=2, settlers=1)
    camp(position, "C4")
    play(position, "move D3 with army with army")
    assert not HEURISTICS.is_deterministic(position, BOOK.parse("to C4"))
    assert HEURISTICS.is_deterministic(position, BOOK.parse("to C3"))


def test_an_advance_that_brings_an_event_is_not_foreseen() -> None:
    position = give(world(), food=2, happiness_level=2)
    assert not HEURISTICS.is_deterministic(position, BOOK.parse("advance storage"))
    assert HEURISTICS.is_deterministic(give(position, happiness_level=3), BOOK.parse("advance storage"))


@pytest.mark.parametrize("bot", ["easy", "normal"])
def test_a_choice_does_not_depend_on_hidden_cards(bot: str) -> None:
    position = give(world(), food=2, actions="spy-high-morale", objectives="food-supplies")
    give(position, "blue", actions="militia-high-morale", objectives="wealth-large-fleet")
    redrawn = position.resample(RED, Chance.from_seed(8))
    first, second = (
        find_bot(bot, GAME)(Chance.from_seed(5)).choose(Sight(GAME, one, one.legal())) for one in (position, redrawn)
    )
    assert first == second


def test_pieces_of_all_cities_count_for_whom_they_are() -> None:
    """Influence wins a piece: one more for the seat, one less for the other."""
    position = world()
    city(position, "D4", "blue", "temple:red")
    other = world()
    city(other, "D4", "blue", "temple")
    assert value(position) > value(other) + 1
    assert pieces(position, "D4")["temple"] == "red"
