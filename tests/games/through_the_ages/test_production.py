"""Rulebook chapter Producción y mantenimiento: points, food, resources and corruption, uprisings, military cards."""

from __future__ import annotations

import pytest

from aevum.games.through_the_ages.state import Table
from games.through_the_ages.positions import (
    blue,
    cards,
    events_of,
    give,
    ids,
    military_hand,
    own,
    play,
    refused,
    stack,
    table,
)
from rule_marks import rule

HAPPY = "bread-and-circuses:4"
"""Workers with eight faces: no uprising, whatever the yellow bank."""


# -- points


@rule("through_the_ages.production.order")
def test_culture_and_science_by_the_ratings() -> None:
    produced = play(give(table(), workers="religion:2 alchemy:1", culture=7, science=3), "end")

    assert own(produced).culture == 7 + 2
    assert own(produced).science == 3 + 3


@rule("through_the_ages.production.order")
def test_ratings_stop_at_the_end_of_their_tracks() -> None:
    great = give(table(), workers="movies:9 computers:7 tanks:13 religion:9")

    assert (own(great).culture_rate, own(great).science_rate) == (30, 30)
    assert (own(great).strength, own(great).faces) == (60, 8)
    assert own(play(great, "end")).culture == 30


@rule("through_the_ages.production.order")
def test_culture_points_have_no_end() -> None:
    assert own(play(give(table(), culture=199, workers="religion:2"), "end")).culture == 201


# -- food


@rule("through_the_ages.production.eating")
@pytest.mark.parametrize(
    ("yellow", "eaten"),
    [(18, 0), (17, 0), (16, 1), (13, 1), (12, 2), (9, 2), (8, 3), (5, 3), (4, 4), (1, 4), (0, 6)],
)
def test_the_population_eats_by_the_yellow_bank(yellow: int, eaten: int) -> None:
    people = give(table(), workers=HAPPY, yellow=yellow, food=10)
    assert own(people).eaten == eaten

    assert own(play(people, "end")).food == 10 + 2 - eaten


@rule("through_the_ages.production.hunger")
@pytest.mark.parametrize(
    ("yellow", "farms", "culture", "left"), [(16, 0, 10, 6), (0, 2, 20, 4), (0, 0, 30, 6), (4, 0, 10, 0), (4, 4, 9, 9)]
)
def test_each_missing_food_costs_four_culture(yellow: int, farms: int, culture: int, left: int) -> None:
    hungry = give(table(), workers=f"{HAPPY} agriculture:{farms}", yellow=yellow, culture=culture)

    play(hungry, "end")

    assert (own(hungry).culture, own(hungry).food) == (left, 0)


@rule("through_the_ages.production.eating", "through_the_ages.production.hunger")
def test_the_basic_game_knows_hunger_but_no_discontent() -> None:
    hungry = give(table(3, "basic"), workers="agriculture:0", yellow=0, idle=0, culture=30)

    assert own(play(hungry, "end")).culture == 30 - 24


# -- resources


@rule("through_the_ages.production.order")
def test_when_blue_tokens_run_short_the_highest_levels_produce() -> None:
    short = give(table(3, "basic"), workers="agriculture:2 irrigation:1 bronze:2 iron:1", bank=3)

    assert blue(play(short, "end")) == {"irrigation": 1, "agriculture": 2}
    short = give(table(3, "basic"), workers="agriculture:0 bronze:2 iron:1 coal:1", bank=2)
    assert blue(play(short, "end")) == {"coal": 1, "iron": 1}


@rule("through_the_ages.production.order")
def test_what_is_eaten_frees_tokens_for_the_mines() -> None:
    short = give(table(3, "basic"), workers="agriculture:1 bronze:1", yellow=16, bank=1)

    assert blue(play(short, "end")) == {"bronze": 1}


@rule("through_the_ages.production.corruption")
@pytest.mark.parametrize(("bank", "lost"), [(18, 0), (9, 0), (8, 2), (5, 2), (4, 4), (1, 4), (0, 6)])
@pytest.mark.parametrize("game", ["advanced", "full", "basic"])
def test_corruption_by_the_blue_bank_after_production(game: str, bank: int, lost: int) -> None:
    rich = give(table(3, game), workers="agriculture:0 bronze:2", resources=10, bank=bank + 2)

    play(rich, "end")

    assert own(rich).resources == 12 - (0 if game == "basic" else lost)


@rule("through_the_ages.production.corruption")
def test_corruption_takes_resources_only_however_many_tokens_that_is() -> None:
    rich = give(table(), workers="agriculture:0 bronze:0", technologies="iron", blue="iron:1", food=9, bank=4)

    play(rich, "end")

    assert (own(rich).resources, own(rich).food) == (0, 9)
    assert own(rich).bank == 5


@rule("through_the_ages.production.corruption")
def test_tokens_on_a_wonder_are_out_of_the_bank() -> None:
    builder = give(table(), wonder="library-of-alexandria", resources=1, bank=9, workers="bronze:0 agriculture:0")

    play(builder, "stage x1")
    assert own(builder).bank == 9
    play(give(builder, resources=2), "stage x1")
    assert own(builder).bank == 10


# -- uprisings


def discontented(idle: int, game: str = "full") -> Table:
    return give(table(3, game), yellow=12, idle=idle, food=9, resources=9, bank=3, workers="religion:0")


@rule("through_the_ages.production.uprising")
@pytest.mark.parametrize("idle", [0, 1])
def test_more_discontent_than_unused_workers_skip_all_of_production(idle: int) -> None:
    rising = discontented(idle)
    assert own(rising).discontent == 2

    play(rising, "end")

    assert (own(rising).food, own(rising).resources) == (9, 9)
    assert (own(rising).science, own(rising).hand_ages) == (0, ())


@rule("through_the_ages.production.uprising")
def test_as_many_unused_workers_as_discontent_ones_prevent_an_uprising() -> None:
    assert own(play(discontented(2), "end")).science == 1


@rule("through_the_ages.production.uprising")
@pytest.mark.parametrize(("game", "needed", "discontent"), [("basic", 0, 0), ("advanced", 2, 2), ("full", 2, 2)])
def test_the_basic_game_needs_no_faces_and_shows_nobody_discontent(game: str, needed: int, discontent: int) -> None:
    people = give(table(game=game), yellow=12)

    assert (own(people).needed, own(people).discontent) == (needed, discontent)


@rule("through_the_ages.production.uprising")
def test_there_are_no_uprisings_in_the_basic_game() -> None:
    assert own(play(discontented(0, "basic"), "end")).science == 1


@rule("through_the_ages.production.uprising")
@pytest.mark.parametrize(
    ("yellow", "needed"),
    list(zip(range(19), (8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0), strict=True)),
)
def test_happy_faces_needed_by_the_yellow_bank(yellow: int, needed: int) -> None:
    assert own(give(table(), yellow=yellow)).needed == needed
    assert own(give(table(), yellow=yellow)).discontent == needed
    assert own(give(table(), yellow=yellow, workers="religion:1")).discontent == max(0, needed - 1)


# -- military cards


@rule("through_the_ages.production.draw")
@pytest.mark.parametrize(
    ("government", "used", "drawn"), [("monarchy", 0, 3), ("monarchy", 1, 2), ("communism", 0, 3), ("monarchy", 3, 0)]
)
def test_a_card_for_each_unused_military_action_three_at_most(government: str, used: int, drawn: int) -> None:
    ending = give(table(), government=government, military_used=used)

    play(ending, "end")

    assert len(military_hand(ending)) == drawn


@rule("through_the_ages.production.draw")
def test_a_hand_above_the_limit_draws_all_the_same() -> None:
    assert len(military_hand(play(give(table(), military="rats foray raiders"), "end"))) == 5


@rule("through_the_ages.production.draw")
def test_an_empty_deck_is_made_of_the_used_cards_of_its_age() -> None:
    ending = stack(table(age=2), military="spy")
    ending.used = cards("annex raid-i")
    ending.used_seen = [0, 0]

    play(ending, "end")

    assert military_hand(ending) == ["annex", "spy"]
    assert ids(ending.used) == ["raid-i"]


@rule("through_the_ages.production.draw")
def test_without_any_cards_left_nothing_is_drawn() -> None:
    ending = stack(table(age=2), military="spy")
    ending.used, ending.used_seen = [], []

    assert military_hand(play(ending, "end")) == ["spy"]


@rule("through_the_ages.production.no_draw")
@pytest.mark.parametrize(("game", "age"), [("advanced", 3), ("full", 4)])
def test_after_the_last_age_nobody_draws(game: str, age: int) -> None:
    last = table(3, game, age=age, draw_as_action=True)
    last.last_round = 6
    assert refused(last, "draw") == "production.no_draw"

    plain = table(3, game, age=age)
    plain.last_round = 6
    assert military_hand(play(plain, "end")) == []


@rule("through_the_ages.production.draw_as_action")
def test_usually_no_card_is_drawn_by_an_action() -> None:
    assert refused(table(), "draw") == "production.draw_as_action"


# -- the log


@rule("through_the_ages.production.order")
def test_production_is_logged_with_its_figures() -> None:
    events = events_of(give(table(), workers="religion:1 irrigation:1"), "end")

    produced = next(event for event in events if event.message == "event-produce")
    figures = {name: value for name, value in produced.arguments if isinstance(value, int)}
    assert figures == {"culture": 1, "science": 1, "food": 4, "resources": 2}


@rule("through_the_ages.production.order")
def test_the_forecast_is_what_production_brings() -> None:
    people = give(table(), workers="religion:1", yellow=13, resources=9, bank=8)
    forecast = own(people).forecast
    assert forecast is not None
    assert (forecast.culture, forecast.food, forecast.eaten, forecast.hunger) == (1, 2, 1, 0)
    assert (forecast.resources, forecast.corruption) == (2, 2)

    play(people, "end")

    assert (own(people).food, own(people).resources) == (1, 9)


@rule("through_the_ages.production.hunger")
def test_the_forecast_tells_what_is_eaten_and_what_is_missing() -> None:
    forecast = own(give(table(), workers=f"{HAPPY} agriculture:2", yellow=0)).forecast

    assert forecast is not None
    assert (forecast.food, forecast.eaten, forecast.hunger) == (2, 2, 4)
