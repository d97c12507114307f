"""Cases CT-36 to CT-42 and CT-45 to CT-49: routes, charts, objectives, Status Phase, end, Wonders, events, variants."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.games.clash_of_cultures.constants import ADVANCES, COLOURS
from aevum.games.clash_of_cultures.rules.advance_powers import routes
from aevum.games.clash_of_cultures.rules.status import BY_DICE, BY_WONDER, LAST_ROUND, NO_CITIES, starter
from aevum.games.clash_of_cultures.state import Table
from aevum.games.clash_of_cultures.state_fields import BURIED, CULTURE_LEVEL, HAPPY_LEVEL, HOME, KNOWN, NATION_WIDTH
from aevum.kernel.game import OVER
from games.clash_of_cultures.positions import (
    CELL,
    actions,
    actor,
    at,
    begin_status,
    begin_turn,
    camp,
    city,
    discover,
    event,
    exhaust,
    finish,
    give,
    goods,
    idle,
    knows,
    legal,
    may,
    mood,
    own,
    owner_of,
    phase,
    play,
    reached,
    refused,
    reveal,
    rolls,
    shape,
    ship,
    size_of,
    standing,
    start,
    table,
    units,
)
from rule_marks import rule

SPOTS = ("C4", "C6", "G4", "G7", "E8", "I4", "I6", "E5", "D7", "B5", "E2", "H2", "F8", "J5")
"""Hexes of the four players' layout, for cities."""


# -- CT-36, the picture of trade routes


def traders() -> Table:
    position = discover(table(), (3, 18, 0), (5, 6, 0), (6, 7, 0))
    city(position, at(4, 1), "blue")
    city(position, at(5, 2), "blue", "academy", "happy")
    city(position, at(3, 5), "blue")
    return give(position, advances="storage bartering trade-routes")


def caravans(position: Table) -> Table:
    ship(ship(position, at(4, 2), settlers=1), at(3, 4))
    return units(position, at(3, -1), settlers=1)


@rule("clash_of_cultures.card.trade-routes")
def test_ct_36_three_trade_routes() -> None:
    position = caravans(traders())

    assert routes(position, 0) == 3
    assert goods(begin_turn(position)) == {"food": 3}


def test_ct_36_an_angry_city_or_a_settler_less() -> None:
    angry = caravans(traders())
    angry.mood[CELL[at(5, 2)]] = 0
    assert routes(angry, 0) == 2

    fewer = units(ship(ship(traders(), at(4, 2)), at(3, 4)), at(3, -1), settlers=1)
    assert routes(fewer, 0) == 2


def test_ct_36_no_route_leads_through_the_unknown() -> None:
    position = units(traders(), at(4, -1), settlers=1)
    assert routes(position, 0) == 0
    assert routes(discover(position, (2, 12, 1)), 0) == 1


@rule("clash_of_cultures.card.currency", "clash_of_cultures.stock.token")
def test_ct_36_with_currency_each_as_food_or_gold() -> None:
    position = begin_turn(give(caravans(traders()), advances="currency"))

    assert legal(position, "token") == {"food", "gold"}
    assert refused(position, "token mood") == "stock.token"
    play(position, "token gold", "token food", "token gold")
    assert goods(position) == {"food": 1, "gold": 2}
    assert phase(position) == "turn"


def test_ct_36_four_routes_at_most_and_two_food_without_storage() -> None:
    position = give(shape(table(4), "fertile"), advances="storage bartering trade-routes")
    for hex in ("C4", "E4", "G4", "E6", "I4"):
        city(position, hex, "blue")
    units(position, "E5", settlers=4)
    ship(shape(position, "fertile", sea="F5"), "F5")
    assert routes(position, 0) >= 4
    assert goods(begin_turn(position))["food"] == 4

    bare = caravans(traders())
    bare.nation[KNOWN] &= ~(1 << ADVANCES.number("storage"))
    assert goods(begin_turn(bare)) == {"food": 2}


# -- CT-37, the picture of Cartography


@rule("clash_of_cultures.card.cartography")
@pytest.mark.parametrize(("level", "culture"), [(5, 2), (1, 1)])
def test_ct_37_cartography_pays_by_region(level: int, culture: int) -> None:
    position = discover(table(), (5, 6, 0), (6, 7, 0))
    for place in ((4, 3), (3, 4), (4, 2)):
        ship(position, at(*place))
    give(position, advances="fishing cartography", culture_level=level)

    play(position, "chart")
    assert goods(position) == {"culture": culture, "idea": 2}
    assert actions(position) == 2
    assert refused(position, "chart") == "card.cartography"


# -- CT-38


def conquest(captured: int, *, afloat: bool = False) -> Table:
    """Return a state in which red will capture cities of blue, each with an Army in it."""
    position = give(shape(table(4), "fertile", sea="E6"), advances="tactics")
    city(position, "C9", "blue")
    targets = ("F5", "D5")[:captured]
    for hex in targets:
        units(city(position, hex, "blue", mood="angry"), hex, "blue", armies=1)
    if afloat:
        ship(position, "E6", armies=2)
    else:
        units(position, "E5", armies=4)
    return position


def conquer(position: Table, hex: str, source: str = "E5", unit: str = "army") -> Table:
    rolls(position, 6, 6, 1)
    play(position, f"move {source} with {unit} with {unit} to {hex}")
    assert owner_of(position, hex) == "red"
    return position


def boast_all(position: Table) -> Table:
    """Score everything that can be scored now."""
    while phase(position) == "boast" and legal(position, "score"):
        play(position, f"score {min(legal(position, 'score'))}")
    if phase(position) == "boast":
        play(position, "pass")
    return position


@rule("clash_of_cultures.objectives.score")
@pytest.mark.parametrize("captured", [1, 2])
def test_ct_38_two_conquerors(captured: int) -> None:
    position = conquest(captured)
    give(position, objectives="scientific-lead-conqueror happy-population-conqueror")

    for hex in ("F5", "D5")[:captured]:
        boast_all(conquer(position, hex))
    assert reached(position) == ["conqueror"] * captured


def test_ct_38_two_objectives_for_one_capture() -> None:
    position = conquest(1, afloat=True)
    give(position, objectives="scientific-lead-conqueror optimized-storage-naval-assault")

    boast_all(conquer(position, "F5", "E6", "S1-army"))
    assert sorted(reached(position)) == ["conqueror", "naval-assault"]


@pytest.mark.parametrize("captured", [1, 2])
def test_ct_38_teach_us_once_for_each_capture(captured: int) -> None:
    position = conquest(captured)
    give(position, actions="teach-us-archers teach-us-defensive-formation")
    give(position, "blue", advances="bartering math fishing")

    for hex in ("F5", "D5")[:captured]:
        rolls(position, 6, 6, 1)
        play(position, f"move E5 with army with army to {hex}")
        if phase(position) == "card":
            play(position, "pass")
        assert phase(position) == "lesson"
        play(position, f"play {min(legal(position, 'play'))}")
        play(position, f"gain {min(legal(position, 'gain'))}")
        assert phase(position) != "lesson"
    assert len(position.hands[0]) == 2 - captured


def test_ct_38_one_half_of_a_card() -> None:
    position = conquest(1)
    give(position, objectives="scientific-lead-conqueror")
    boast_all(conquer(position, "F5"))

    assert position.goals[0] == []
    assert len(position.scored[0]) == 1


# -- CT-39


def levels(position: Table, sums: tuple[int, ...]) -> Table:
    for seat, total in enumerate(sums):
        position.nation[seat * NATION_WIDTH + CULTURE_LEVEL] = total // 2
        position.nation[seat * NATION_WIDTH + HAPPY_LEVEL] = total - total // 2
    return position


@rule("clash_of_cultures.status.first")
@pytest.mark.parametrize(
    ("sums", "decides"),
    [
        ((5, 7, 7, 3), ""),
        ((5, 9, 7, 3), ""),
        ((9, 7, 9, 3), "green"),
        ((9, 7, 8, 9), "yellow"),
        ((9, 7, 8, 8), "red"),
    ],
)
def test_ct_39_who_names_the_first_player(sums: tuple[int, ...], decides: str) -> None:
    position = levels(table(4), sums)
    position.first = 1
    assert starter(position) == (COLOURS.index(decides) if decides else -1)

    for seat, colour in enumerate(COLOURS):
        city(position, SPOTS[seat], colour, "temple")
    begin_status(shape(position, "fertile"))
    levels(position, sums)
    while phase(position) == "grant":
        play(position, f"gain {'engineering' if may(position, 'gain engineering') else 'war-ships'}")
    if not decides:
        assert (phase(position), actor(position), position.first) == ("turn", "blue", 1)
        return
    assert (phase(position), actor(position)) == ("first", decides)
    assert legal(position, "whom") == set(COLOURS)
    play(position, "whom yellow")
    assert (phase(position), actor(position), position.first) == ("turn", "yellow", 3)


# -- CT-40


WINNERS: list[tuple[tuple[int, ...], tuple[int, ...], str, list[str]]] = [
    # pieces, advances, Wonders, objectives and points of events of red and of blue, whose the Pyramids are, who wins
    ((10, 12, 0, 2, 0), (9, 14, 0, 2, 0), "", ["red"]),
    ((10, 12, 0, 2, 0), (9, 4, 1, 2, 0), "blue", ["blue"]),
    ((10, 12, 0, 2, 0), (9, 14, 0, 2, 0), "green", ["red"]),
    ((9, 14, 0, 2, 0), (9, 10, 0, 3, 0), "", ["red"]),
    ((8, 8, 1, 1, 1), (8, 8, 0, 4, 0), "", ["red"]),
    ((8, 8, 1, 1, 1), (8, 8, 1, 0, 3), "", ["red"]),
    ((8, 8, 1, 1, 1), (8, 8, 1, 1, 1), "", ["red", "blue"]),
]


def rated(position: Table, colour: str, columns: tuple[int, ...], spots: list[str], wonders: list[str]) -> None:
    """Give a seat these points: cities of five pieces, advances, Wonders, objectives, points of events."""
    pieces, advances, built, objectives, points = columns
    while pieces:
        here = min(pieces, 5)
        wonder = wonders.pop() if built else ""
        city(
            position,
            spots.pop(),
            colour,
            " ".join(("temple", "fortress", "academy", "port")[: here - 1]),
            wonder=wonder,
        )
        built -= bool(wonder)
        pieces -= here
    seat = COLOURS.index(colour)
    position.nation[seat * NATION_WIDTH + KNOWN] = (1 << advances) - 1
    position.nation[seat * NATION_WIDTH + BURIED] = 2 * points
    for _ in range(objectives):
        position.scored[seat].append(2 * position.objective_deck.pop())


@rule("clash_of_cultures.score.points", "clash_of_cultures.score.ties")
@pytest.mark.parametrize(("red", "blue", "pyramids", "winners"), WINNERS)
def test_ct_40_ties(red: tuple[int, ...], blue: tuple[int, ...], pyramids: str, winners: list[str]) -> None:
    spots = ["E4", "D3", "F3", "B7", "B5", "C4", "D8", "G8", "J7", "B9"]
    position = shape(table(3), "sea", fertile=" ".join(spots))
    wonders = ["great-library", "great-gardens"]
    rated(position, "red", red, spots, ["great-pyramids"] if pyramids == "red" else wonders)
    rated(position, "blue", blue, spots, ["great-pyramids"] if pyramids == "blue" else wonders)
    if pyramids == "green":
        city(position, spots.pop(), "green", wonder="great-pyramids")
    position.frames.clear()
    position.reason = LAST_ROUND

    outcome = position.outcome()
    assert outcome is not None
    assert outcome.totals[:2] == (20, 20)
    assert [COLOURS[seat] for seat in outcome.winners] == winners


# -- CT-41


@rule("clash_of_cultures.score.end", "clash_of_cultures.status.steps")
@pytest.mark.parametrize(
    ("round", "cities", "reason"), [(6, (3, 2), LAST_ROUND), (2, (4, 0), NO_CITIES), (5, (1, 2), 0)]
)
def test_ct_41_when_the_game_ends(round: int, cities: tuple[int, int], reason: int) -> None:
    position = shape(table(round=round), "fertile")
    spots = ["D7", "D2", "B2", "B4", "F2", "F4", "B6"]
    for colour, count in zip(("red", "blue"), cities, strict=True):
        for _ in range(count):
            city(position, spots.pop(), colour, "temple")
    give(position, objectives="wealth-large-fleet", gold=7)

    begin_status(position)
    assert (actor(position), phase(position)) == ("red", "claim")
    play(position, "score wealth-large-fleet upper")
    assert reached(position) == ["wealth"], "also in the last phase"
    if not reason:
        assert phase(position) == "grant"
        return
    assert (position.actor, position.reason) == (OVER, reason)
    assert knows(position) == set(), "no free advance any more"
    assert position.check(0) is not None
    assert refused(position, "end") == "score.end"


# -- CT-42


@rule("clash_of_cultures.card.myths", "clash_of_cultures.events.mood")
@pytest.mark.parametrize(
    ("card", "food", "before", "asked"),
    [("flood", 0, "happy", True), ("famine", 0, "neutral", True), ("famine", 1, "neutral", False)],
)
def test_ct_42_myths_against_event_cards(card: str, food: int, before: str, asked: bool) -> None:
    position = city(shape(table(4), "fertile", sea="E6"), "E5", mood=before)
    event(give(position, advances="myths", mood=2, food=food), card)

    assert (phase(position) == "console") == asked
    if asked:
        worse = play(position.copy(), "pass")
        assert mood(worse, "E5") == ("neutral" if before == "happy" else "angry")
        play(position, "yes")
    assert mood(position, "E5") == before
    assert goods(position) == {"mood": 2 - asked}


def test_ct_42_myths_do_not_help_against_barbarians() -> None:
    position = city(shape(table(4), "fertile"), "E5", pieces="temple", mood="happy")
    camp(give(position, advances="myths", mood=2), "F5", 2)
    rolls(position, 4, 4)

    event(position, "great-merchant")
    assert mood(position, "E5") == "angry"
    assert goods(position) == {"mood": 2}


# -- CT-45


@rule("clash_of_cultures.card.writing", "clash_of_cultures.actions.draw")
@pytest.mark.parametrize(
    ("known", "advance", "cards"),
    [
        ("", "writing", 0),
        ("writing tactics draft", "nationalism", 1),
        ("tactics draft nationalism", "writing", 1),
    ],
)
def test_ct_45_writing_draws_cards_with_a_government(known: str, advance: str, cards: int) -> None:
    position = play(give(table(), advances=known, food=2), f"advance {advance}")
    assert (len(position.hands[0]), len(position.goals[0])) == (cards, cards)


def test_ct_45_writing_draws_once() -> None:
    position = give(table(), advances="writing tactics draft", food=2)
    play(position, "advance nationalism")
    play(give(position, food=2), "advance totalitarianism")
    assert (len(position.hands[0]), len(position.goals[0])) == (1, 1)


@pytest.mark.parametrize(
    ("known", "advance", "gained"),
    [
        ("writing math", "philosophy", {"idea": 1, "mood": 1}),
        ("writing philosophy", "math", {"idea": 1, "culture": 1}),
        ("tactics steel-weapons math", "metallurgy", {"ore": 2, "culture": 1}),
    ],
)
def test_ct_45_what_advances_bring(known: str, advance: str, gained: dict[str, int]) -> None:
    assert goods(play(give(table(), advances=known, food=2), f"advance {advance}")) == gained


@rule("clash_of_cultures.stock.limits")
def test_ct_45_limits_that_fall_and_rise() -> None:
    dogmatic = give(table(), advances="myths priesthood state-religion", idea=5, food=2)
    play(dogmatic, "advance dogma", "pay food", "pay food")
    assert goods(dogmatic) == {"idea": 2}

    position = give(table(), food=2)
    assert own(position).limits[0] == 2
    assert own(play(position, "advance storage")).limits[0] == 8


@rule("clash_of_cultures.wonders.reveal")
def test_ct_45_wonders_are_revealed_and_reserved() -> None:
    position = play(give(table(), food=2), "advance engineering")
    assert (len(position.wonders_open), position.reserved.count(0)) == (1, 0)

    reserving = play(give(table(), advances="arts-and-sculpture", food=2), "advance monuments")
    assert (len(reserving.wonders_open), reserving.reserved.count(0)) == (1, 1)


# -- CT-46


GARDENS: dict[str, Any] = {"food": 5, "wood": 5, "ore": 2, "culture": 5}


def builders(feels: str = "neutral", *, wonder: str = "great-gardens", holds: str = "", reserved: str = "") -> Table:
    position = city(shape(table(4), "fertile", sea="E6"), "E5", mood=feels, wonder=holds)
    if wonder:
        reveal(position, wonder, reserved)
    return give(position, advances="storage engineering irrigation", **GARDENS)


@rule("clash_of_cultures.wonders.city", "clash_of_cultures.city.activate")
def test_ct_46_a_wonder_is_built() -> None:
    position = play(builders(), "erect great-gardens")
    assert owner_of(position, "E5") == "red"
    assert own(position).points["wonders"] == 5
    assert actions(position) == 2
    assert position.active[CELL["E5"]] == 1
    assert size_of(position, "E5") == 1, "a Wonder is no piece"
    assert goods(position) == {}


@rule("clash_of_cultures.wonders.city", "clash_of_cultures.wonders.reserved", "clash_of_cultures.wonders.open")
@pytest.mark.parametrize(
    ("setting", "refusal"),
    [
        ({"feels": "angry"}, "wonders.city"),
        ({"holds": "great-wall"}, "wonders.city"),
        ({"reserved": "blue"}, "wonders.reserved"),
        ({"wonder": ""}, "wonders.open"),
    ],
)
def test_ct_46_where_no_wonder_is_built(setting: dict[str, Any], refusal: str) -> None:
    assert refused(builders(**setting), "erect great-gardens") == refusal


def test_ct_46_forced_labor_builds_in_an_angry_city() -> None:
    position = give(builders("angry"), advances="nationalism forced-labor", mood=1)
    play(position, "force", "erect great-gardens")
    assert own(position).points["wonders"] == 5
    assert actions(position) == 2


def test_ct_46_a_reserved_wonder_costs_no_action() -> None:
    position = play(builders(reserved="red"), "erect great-gardens")
    assert own(position).points["wonders"] == 5
    assert actions(position) == 3


def test_ct_46_the_lighthouse_stands_at_a_port() -> None:
    position = give(builders(wonder="great-lighthouse"), advances="fishing cartography", ore=4)
    assert refused(position, "erect great-lighthouse") == "wonders.city"


def test_ct_46_a_wonder_changes_hands_with_its_city_and_goes_with_it() -> None:
    position = give(shape(table(4), "fertile"), advances="tactics")
    units(city(position, "F5", "blue", wonder="great-gardens"), "E5", armies=1)
    play(position, "move E5 with army to F5")
    assert (own(position).points["wonders"], own(position, "blue").points["wonders"]) == (5, 0)

    destroyed = camp(city(shape(table(4), "fertile"), "E5", wonder="great-gardens"), "F5", 1)
    event(rolls(destroyed, 5), "great-merchant")
    assert owner_of(destroyed, "E5") == ""
    assert own(destroyed).points["wonders"] == 0
    assert len(destroyed.wonders_gone) == 1


# -- CT-47


@rule("clash_of_cultures.setup.start")
def test_ct_47_four_rounds() -> None:
    position = start(3, length="four_rounds")
    for seat, colour in enumerate(COLOURS[:3]):
        home = position.nation[seat * NATION_WIDTH + HOME]
        assert (position.city[home], position.mood[home], position.settlers[home]) == (seat, 2, 2), colour
    position.first = 0
    while position.round == 1 and phase(position) != "grant":
        idle(position)

    gained = []
    while phase(position) == "grant":
        gained.append(actor(position))
        play(position, f"gain {min(legal(position, 'gain') & {'engineering', 'tactics', 'math'})}")
        while phase(position) not in ("grant", "turn", "demolish", "first"):
            idle(position)
    order = [COLOURS[seat] for seat in position.clockwise]
    assert gained == order * 2

    assert finish(position).round == 4
    assert position.reason == LAST_ROUND


@rule("clash_of_cultures.score.dice")
@pytest.mark.parametrize(
    ("round", "turn", "die", "ends"), [(6, 2, 1, True), (6, 2, 2, False), (7, 3, 5, True), (7, 3, 6, False)]
)
def test_ct_47_an_end_by_dice(round: int, turn: int, die: int, ends: bool) -> None:
    position = last_of(round, turn, "dice")
    rolls(position, die)

    play(position, "end")
    assert (position.actor == OVER) == ends
    if ends:
        assert position.reason == BY_DICE
        assert reached(position) == [], "no Status Phase"
    else:
        assert (position.round, position.turn, actor(position)) == (round, turn, "red")
        if (round, turn) == (7, 3):
            play(position, "end", "end", "green: end", "score wealth-large-fleet upper")
            assert (position.actor, position.reason) == (OVER, LAST_ROUND)
            assert reached(position) == ["wealth"]


def last_of(round: int, turn: int, length: str) -> Table:
    """Return a state in which the last seat is about to end the turn before this one."""
    position = table(3, "green", round=round, turn=turn - 1, length=length)
    for seat, colour in enumerate(COLOURS[:3]):
        city(position, ("E4", "B7", "G8")[seat], colour, "temple")
    return give(position, objectives="wealth-large-fleet", gold=7)


def test_ct_47_nobody_rolls_before_the_last_five_turns() -> None:
    position = last_of(5, 4, "dice")
    before = position.chance
    while phase(position) != "turn" or actor(position) != "red":
        idle(position)
    assert (position.round, position.turn) == (6, 1)
    assert position.chance == before


@rule("clash_of_cultures.score.wonder")
def test_ct_47_an_end_by_a_wonder() -> None:
    for turn, ends in ((1, False), (2, True)):
        position = shape(table(3, "blue", round=6, turn=turn, length="wonder"), "fertile")
        for seat, colour in enumerate(COLOURS[:3]):
            city(position, ("E4", "B7", "G8")[seat], colour)
        reveal(give(position, "blue", advances="storage engineering irrigation", **GARDENS), "great-gardens")
        give(position, objectives="wealth-large-fleet", gold=7)

        play(position, "erect great-gardens", "blue: end", "green: end")
        assert (position.actor == OVER) == ends
        if ends:
            assert position.reason == BY_WONDER
            assert reached(position) == []


def test_ct_47_without_a_wonder_the_last_status_phase_ends_it() -> None:
    position = shape(table(3, "green", round=7, turn=3, length="wonder"), "fertile")
    for seat, colour in enumerate(COLOURS[:3]):
        city(position, ("E4", "B7", "G8")[seat], colour)
    give(position, objectives="wealth-large-fleet", gold=7)

    play(position, "end", "score wealth-large-fleet upper")
    assert (position.actor, position.reason) == (OVER, LAST_ROUND)


@rule("clash_of_cultures.events.optional", "clash_of_cultures.events.icons")
def test_ct_47_events_by_their_icons_only() -> None:
    position = city(shape(table(4, events="icons"), "fertile", sea="E6"), "E5", mood="happy")
    event(position, "flood")
    assert mood(position, "E5") == "happy"
    event(position, "migration")
    assert goods(position) == {"gold": 2}
    assert mood(position, "E5") == "happy"


@rule("clash_of_cultures.events.optional", "clash_of_cultures.events.draw")
def test_ct_47_optional_events_are_decided_before_they_are_drawn() -> None:
    position = city(shape(table(4, events="optional"), "fertile", sea="E6"), "E5", mood="happy")
    event(position, "migration")
    assert phase(position) == "whether"
    assert position.event_discards == []
    declined = play(position.copy(), "pass")
    assert (goods(declined), mood(declined, "E5")) == ({"gold": 2}, "happy")
    accepted = play(position.copy(), "yes")
    assert (goods(accepted), mood(accepted, "E5")) == ({"gold": 2}, "neutral")


# -- CT-48


def barracks(tokens: int, advances: str = "") -> Table:
    position = city(shape(table(4), "fertile"), "E5", pieces="temple fortress")
    return give(position, advances=f"tactics draft {advances}", mood=tokens)


@rule("clash_of_cultures.card.draft", "clash_of_cultures.build.nothing", "clash_of_cultures.stock.unpaid")
def test_ct_48_draft() -> None:
    position = play(barracks(3), "build E5", "unit draft")
    assert phase(position) == "turn", "nothing else can be paid, and no second Army is drafted"
    assert goods(position) == {"mood": 2}
    assert standing(position, "E5") == ("red", 1, 0)

    again = give(barracks(3), food=1, ore=1)
    play(again, "build E5", "unit draft")
    assert refused(again, "unit draft") == "card.draft"
    assert may(again, "unit army")

    liberal = play(barracks(3, "civil-liberties"), "build E5", "unit draft")
    assert goods(liberal) == {"mood": 1}
    assert refused(barracks(1, "civil-liberties"), "build E5") == "build.nothing"


@rule("clash_of_cultures.card.forced-labor", "clash_of_cultures.grow.angry", "clash_of_cultures.city.angry_once")
def test_ct_48_forced_labor() -> None:
    def angry() -> Table:
        position = shape(table(4), "fertile")
        city(position, "E5", pieces="temple fortress", mood="angry")
        for hex in SPOTS[:3]:
            city(position, hex)
        return give(position, advances="storage writing nationalism forced-labor", mood=1, food=1, ore=1, wood=1)

    free = play(angry(), "collect E5", "take E5")
    assert phase(free) == "turn"
    assert refused(angry(), "grow E5 academy") == "grow.angry"

    forced = play(angry(), "force")
    assert may(forced, "grow E5 academy")
    play(forced, "collect E5", "take E5", "take E4", "take E6")
    assert phase(forced) == "turn"
    assert mood(forced, "E5") == "angry"
    assert refused(forced, "grow E5 academy") == "city.angry_once"


# -- CT-49


@rule("clash_of_cultures.barbarians.gold")
def test_ct_49_a_gold_mine() -> None:
    position = event(table(events="icons"), "migration")
    assert goods(position) == {"gold": 2}


@rule("clash_of_cultures.barbarians.exhausted", "clash_of_cultures.collect.barred", "clash_of_cultures.found.land")
def test_ct_49_exhausted_land() -> None:
    position = shape(table(4, events="icons"), fertile="E5 E4", barren="F4", sea="F5", forest="E6", mountain="D4")
    units(city(position, "E5"), "E6", settlers=1)
    event(position, "great-explorer")

    assert legal(position, "at") == {"E4", "D4"}
    for hex in ("F4", "F5", "E6", "E5"):
        assert refused(position, f"at {hex}") == "barbarians.exhausted"
    play(position, "at E4")
    give(position, advances="irrigation")
    play(position.copy(), "move E6 with settler to E5")
    collecting = play(position.copy(), "collect E5")
    assert refused(collecting, "take E4") == "collect.barred"
    units(position, "E4", settlers=1)
    assert refused(position, "found E4") == "found.land"


@rule("clash_of_cultures.barbarians.spawn", "clash_of_cultures.barbarians.reinforce")
def test_ct_49_barbarians_spawn() -> None:
    position = shape(table(4, events="icons"), fertile="E5 H6", barren="F4", sea="F5", forest="G6", mountain="D4")
    city(position, "E5")
    exhaust(camp(position, "H6", 4), "D4")
    event(position, "good-year-self")

    assert owner_of(position, "G6") == "barbarians", "the only site: two hexes away, neither barren nor exhausted"
    assert position.barbarians[CELL["G6"]] == 2, "four barbarians are the most of a hex"


@rule("clash_of_cultures.barbarians.spawn", "clash_of_cultures.barbarians.reinforce")
def test_ct_49_sites_and_reinforcements_are_chosen() -> None:
    position = shape(table(4, events="icons"), "fertile", barren="F4")
    camp(city(position, "E5"), "H6", 1)
    event(position, "good-year-self")

    assert may(position, "camp G6")
    for hex in ("F4", "H6", "E5", "I7"):
        assert refused(position, f"camp {hex}") == "barbarians.spawn"
    play(position, "camp G6")
    assert legal(position, "at") == {"G6", "H6"}
    assert refused(position, "at E5") == "barbarians.reinforce"
    play(position, "at H6")
    assert position.barbarians[CELL["H6"]] == 2
