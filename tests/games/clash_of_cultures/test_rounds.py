"""Rounds of a match: the set-up, the Status Phase, the end."""

from __future__ import annotations

from fractions import Fraction

import pytest

from aevum.games.clash_of_cultures.constants import BARBARIAN, COLOURS, HALVES, NONE, OBJECTIVES
from aevum.games.clash_of_cultures.maps import LABELS, LAYOUTS
from aevum.games.clash_of_cultures.state import Table
from aevum.games.clash_of_cultures.state_fields import HOME, NATION_WIDTH
from games.clash_of_cultures.positions import (
    actor,
    begin_status,
    city,
    finish,
    give,
    goods,
    idle,
    knows,
    legal,
    may,
    own,
    owner_of,
    phase,
    play,
    reached,
    refused,
    seen,
    shape,
    standing,
    start,
    table,
    terrain,
    units,
)
from rule_marks import rule

# -- set-up


@rule("clash_of_cultures.setup.start")
@pytest.mark.parametrize(("seats", "regions", "slots"), [(2, 10, 8), (3, 15, 12), (4, 18, 14)])
def test_the_table_at_the_start(seats: int, regions: int, slots: int) -> None:
    position = start(seats, seed=7)
    assert (len(LAYOUTS[seats].tiles), LAYOUTS[seats].slots) == (regions, slots)
    assert position.faces == (NONE,) * slots
    assert sorted(position.regions) == list(range(16))
    for seat, colour in enumerate(COLOURS[:seats]):
        home = LABELS[position.nation[seat * NATION_WIDTH + HOME]]
        assert (owner_of(position, home), terrain(position, home)) == (colour, "fertile")
        assert standing(position, home) == (colour, 0, 1)
        assert goods(position, colour) == {"food": 2}
        assert knows(position, colour) == set()
        assert (len(position.hands[seat]), len(position.goals[seat])) == (1, 1)
        nation = own(position, colour)
        assert (nation.culture_level, nation.happy_level, nation.total) == (0, 0, 2)
    assert (len(position.action_deck), len(position.objective_deck)) == (42 - seats, 32 - seats)
    assert (len(position.event_deck), len(position.wonder_deck)) == (38, 7)
    assert position.wonders_open == []
    assert BARBARIAN not in position.city
    assert (position.round, position.turn, actor(position)) == (1, 1, COLOURS[position.first])


@rule("clash_of_cultures.setup.start")
def test_with_four_players_seats_are_drawn_and_the_first_player_always() -> None:
    four = [start(4, seed) for seed in range(150)]
    assert len({position.clockwise for position in four}) == 24
    assert {position.first for position in four} == {0, 1, 2, 3}
    for seats in (2, 3):
        fewer = [start(seats, seed) for seed in range(40)]
        assert {position.clockwise for position in fewer} == {tuple(range(seats))}
        assert {position.first for position in fewer} == set(range(seats))


@rule("clash_of_cultures.setup.start")
def test_regions_and_decks_are_shuffled() -> None:
    tables = [start(2, seed) for seed in range(8)]
    for pile in ("regions", "action_deck", "objective_deck", "event_deck", "wonder_deck"):
        assert len({tuple(getattr(position, pile)) for position in tables}) > 4, pile


@rule("clash_of_cultures.setup.start")
def test_turns_go_round_the_table() -> None:
    for seed in range(6):
        position = start(4, seed)
        homes = [position.nation[seat * NATION_WIDTH + HOME] for seat in position.clockwise]
        layout = LAYOUTS[4]
        assert homes == [layout.starts[place][0][0] for place in layout.clockwise]
        turns = []
        for _ in range(4):
            turns.append(position.actor)
            play(position, "end")
        place = position.clockwise.index(position.first)
        assert turns == [*position.clockwise[place:], *position.clockwise[:place]]


# -- Status Phase


def realm(round: int = 2) -> Table:
    position = shape(table(3, round=round), "fertile")
    for seat, colour in enumerate(COLOURS[:3]):
        city(position, ("E4", "B7", "G8")[seat], colour, "temple")
    return position


@rule("clash_of_cultures.status.steps")
def test_everybody_does_a_step_before_the_next_one_starts() -> None:
    position = realm()
    for colour, card in (("red", "wealth"), ("blue", "metropolis"), ("green", "seafarers")):
        give(position, colour, objectives=card)
    city(position, "D8", "blue")
    begin_status(position)

    asked = []
    while phase(position) != "turn":
        asked.append((phase(position), actor(position)))
        idle(position)
    assert asked == [
        *(("claim", colour) for colour in COLOURS[:3]),
        *(("grant", colour) for colour in COLOURS[:3]),
        ("demolish", "blue"),
        *((step, colour) for step, colour in asked[7:]),
    ]
    assert all(step == "first" for step, _ in asked[7:])
    for seat in range(3):
        assert (len(position.hands[seat]), len(position.goals[seat])) == (1, 2)
    assert (position.round, position.turn) == (3, 1)


@rule("clash_of_cultures.status.steps", "clash_of_cultures.learn.free")
def test_the_free_advance_costs_nothing_and_must_be_taken() -> None:
    position = begin_status(realm())
    assert phase(position) == "grant"
    assert "pass" not in legal(position)
    play(position, "gain storage")
    assert knows(position) == {"storage"}
    assert goods(position) == {"mood": 1}
    assert actor(position) == "blue"
    assert refused(position, "end") == "learn.free"


@rule("clash_of_cultures.learn.known", "clash_of_cultures.learn.top", "clash_of_cultures.learn.prerequisite")
def test_what_cannot_be_the_free_advance() -> None:
    position = begin_status(realm())
    refusals = [refused(position, f"gain {advance}") for advance in ("farming", "cartography", "roads", "nationalism")]
    assert refusals == ["learn.known", "learn.top", "learn.prerequisite", "learn.government"]


@rule("clash_of_cultures.status.demolish")
def test_a_city_of_size_one_may_be_demolished() -> None:
    position = realm()
    units(city(city(position, "D8", wonder="great-wall"), "F7"), "D8", armies=1)
    begin_status(position)
    while phase(position) != "demolish":
        idle(position)

    assert legal(position, "at") == {"D8", "F7"}
    assert refused(position, "at E4") == "status.demolish"
    assert goods(play(position.copy(), "pass")).get("gold") is None
    gold = goods(position).get("gold", 0)
    play(position, "at D8")
    assert owner_of(position, "D8") == ""
    assert goods(position)["gold"] == gold + 1
    assert standing(position, "D8") == ("red", 1, 0), "units stay"
    assert len(position.wonders_gone) == 1
    assert phase(position) != "demolish", "one city a phase"


@rule("clash_of_cultures.status.demolish", "clash_of_cultures.score.end")
def test_the_last_city_may_go_and_its_owner_plays_on_until_the_next_phase() -> None:
    position = shape(table(), "fertile")
    city(city(position, "D7"), "D2", "blue", "temple")
    begin_status(position)
    while phase(position) != "demolish":
        idle(position)
    play(position, "at D7")
    while phase(position) != "turn":
        idle(position)
    assert position.round == 3
    finish(position)
    assert position.round == 3
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.reason == "end-no-cities"


@rule("clash_of_cultures.objectives.twice", "clash_of_cultures.objectives.in_hand")
def test_no_objective_twice_in_one_phase() -> None:
    position = give(realm(), advances="tactics draft nationalism totalitarianism absolute-power forced-labor")
    give(position, objectives="government-barbarian-conquest government-aggressor")
    begin_status(position)

    play(position, "score government-aggressor upper")
    assert refused(position, "score government-barbarian-conquest upper") == "objectives.twice"
    assert refused(position, "score wealth-large-fleet upper") == "objectives.in_hand"
    play(position, "done")
    assert reached(position) == ["government"]


@rule("clash_of_cultures.objectives.score")
def test_scoring_is_optional() -> None:
    position = give(realm(), objectives="wealth-large-fleet", gold=7)
    begin_status(position)
    play(position, "done")
    assert reached(position) == []
    assert goods(position) == {"gold": 7}


# -- points


@rule("clash_of_cultures.score.points")
def test_points_by_kind() -> None:
    position = shape(table(3), "fertile")
    city(position, "E4", pieces="temple fortress:blue", wonder="great-wall")
    city(position, "B7", "blue", "academy:red")
    give(position, advances="storage tactics math", scored="wealth conqueror", events=4)
    assert own(position).points == {
        "pieces": 3,
        "advances": Fraction(5, 2),
        "wonders": 5,
        "objectives": 4,
        "events": 2,
    }
    assert own(position).total == Fraction(33, 2)
    assert own(position, "blue").points["pieces"] == 2
    assert seen(position).to_json()["nations"][0]["total"] == 16.5


@rule("clash_of_cultures.score.end")
def test_after_the_end_nothing_can_be_done() -> None:
    position = finish(realm(round=6))
    assert legal(position) == set()
    assert refused(position, "end") == "score.end"
    assert not may(position, "collect E4")
    assert position.outcome() is not None


def test_every_objective_stands_on_a_card() -> None:
    assert {OBJECTIVES.ids[half] for halves in HALVES for half in halves} == set(OBJECTIVES.ids)
    assert len(OBJECTIVES) == 54
