"""Cases CT-01 to CT-13: cities, turns, civic improvement, influence, advances, collecting."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.games.clash_of_cultures.rules.influence import reach
from aevum.games.clash_of_cultures.state import Table
from games.clash_of_cultures.positions import (
    CELL,
    actions,
    actor,
    after,
    begin_status,
    begin_turn,
    city,
    give,
    goods,
    idle,
    knows,
    legal,
    may,
    mood,
    own,
    phase,
    pieces,
    play,
    refused,
    rolls,
    shape,
    ship,
    size_of,
    stack,
    table,
    units,
)
from rule_marks import rule

HOME = "E5"
OTHERS = ("C4", "C6", "G4", "G7", "E8", "I4", "I6")
"""Free land for further cities, far from HOME's neighbours."""
PIECES = ("temple", "fortress", "academy", "port")
KNOWN = "myths tactics writing fishing"
"""Advances that all four pieces need."""


def land(actions: int = 3) -> Table:
    """Return a map on which a red city can stand on E5.

    Around it lie fertile, wooded and mountainous land, and one sea hex.
    """
    made = shape(table(4, actions=actions), "fertile", mountain="E4 F4", forest="F5", sea="E6")
    return give(made, advances=f"storage {KNOWN}")


def first(count: int) -> str:
    return " ".join(PIECES[:count])


def collected(position: Table, hex: str = HOME) -> int:
    """Collect as much as possible; return the amount."""
    play(position, f"collect {hex}")
    count = 0
    while phase(position) == "collect":
        play(position, f"take {min(legal(position, 'take'))}")
        count += 1
    return count


def built(position: Table, hex: str = HOME) -> int:
    """Build as many Armies and Settlers as possible; return their number."""
    give(position, food=8, ore=8, gold=8)
    play(position, f"build {hex}")
    count = 0
    while phase(position) in ("build", "pay"):
        if phase(position) == "pay":
            play(position, "settle")
        else:
            play(position, "unit army" if may(position, "unit army") else "unit settler")
            count += 1
    return count


# -- CT-01, the example of Felipe


@rule("clash_of_cultures.city.mood", "clash_of_cultures.city.activate", "clash_of_cultures.city.angry_once")
def test_ct_01_one_city_is_activated_again_and_again() -> None:
    felipe = city(land(actions=4), HOME, pieces=first(2), mood="happy")

    moods, amounts = [], []
    for _ in range(3):
        amounts.append(collected(felipe))
        moods.append(mood(felipe, HOME))
    assert amounts == [4, 4, 3]
    assert moods == ["happy", "neutral", "angry"]
    assert actions(felipe) == 1
    assert refused(felipe, f"collect {HOME}") == "city.angry_once"

    play(felipe, "end", "blue: end", "green: end", "yellow: end")
    assert collected(felipe) == 1
    assert mood(felipe, HOME) == "angry"
    assert refused(felipe, f"collect {HOME}") == "city.angry_once"
    assert refused(felipe, f"build {HOME}") == "city.angry_once"


# -- CT-02


@rule("clash_of_cultures.city.size", "clash_of_cultures.collect.count", "clash_of_cultures.build.count")
@pytest.mark.parametrize(
    ("stand", "feels", "size", "yields", "reaches"),
    [
        ("temple fortress", "neutral", 3, 3, 3),
        ("temple", "happy", 2, 3, 2),
        ("temple port academy", "angry", 4, 1, 4),
    ],
)
def test_ct_02_size_and_what_mood_does_to_it(stand: str, feels: str, size: int, yields: int, reaches: int) -> None:
    position = city(land(), HOME, pieces=stand, mood=feels)

    assert size_of(position, HOME) == size
    assert collected(position.copy()) == yields
    assert built(position.copy()) == yields
    assert reach(position, CELL[HOME]) == reaches


# -- CT-03


@rule("clash_of_cultures.grow.limit", "clash_of_cultures.grow.angry", "clash_of_cultures.grow.twice")
@pytest.mark.parametrize(
    ("cities", "size", "feels", "refusal"),
    [
        (3, 2, "neutral", ""),
        (3, 3, "happy", "grow.limit"),
        (3, 2, "angry", "grow.angry"),
        (2, 3, "neutral", "grow.limit"),
        (7, 5, "neutral", "grow.twice"),
    ],
)
def test_ct_03_a_city_grows_to_the_number_of_own_cities(cities: int, size: int, feels: str, refusal: str) -> None:
    position = give(land(), food=3, wood=3, ore=3)
    city(position, HOME, pieces=first(size - 1), mood=feels)
    for hex in OTHERS[: cities - 1]:
        city(position, hex)

    moves = [f"grow {HOME} {piece}" for piece in PIECES]
    if not refusal:
        assert any(may(position, move) for move in moves)
    else:
        assert not any(may(position, move) for move in moves)
        assert refused(position, moves[-1]) == refusal
    assert size_of(position, HOME) == size


# -- CT-04, the example of Adela, Juan and Cristina


@rule("clash_of_cultures.turn.order", "clash_of_cultures.turn.actions")
def test_ct_04_the_turns_of_a_round() -> None:
    position = table(3, round=1)
    for colour, hex in (("red", "E4"), ("blue", "B7"), ("green", "G8")):
        city(position, hex, colour)
    begin_turn(position)

    turns = []
    for _ in range(9):
        turns.append((actor(position), position.turn))
        assert actions(position) == 3
        play(position, "end")
    assert turns == [(colour, turn) for turn in (1, 2, 3) for colour in ("red", "blue", "green")]
    assert phase(position) not in ("turn", "")
    while phase(position) != "turn":
        idle(position)
    assert (position.round, position.turn, actor(position)) == (2, 1, "red")


@rule("clash_of_cultures.turn.actions")
def test_three_actions_and_no_more() -> None:
    position = give(city(land(), HOME, pieces=first(2)), food=8)

    play(position, "advance bartering", "advance math", "advance engineering")
    assert actions(position) == 0
    assert refused(position, "advance irrigation") == "turn.actions"
    assert refused(position, f"collect {HOME}") == "turn.actions"


# -- CT-05 and CT-06


def improving(size: int, feels: str, tokens: int, advances: str = "", **stock: Any) -> Table:
    position = city(land(), HOME, pieces=first(size - 1), mood=feels)
    return give(position, advances=advances, mood=tokens, **stock)


@rule("clash_of_cultures.civic.price", "clash_of_cultures.civic.happy")
@pytest.mark.parametrize(
    ("size", "before", "wanted", "advances", "tokens", "spent"),
    [
        (2, "angry", "neutral", "", 2, 1),
        (2, "angry", "happy", "", 4, 1),
        (3, "neutral", "happy", "", 3, 1),
        (3, "neutral", "happy", "circus-and-sports", 2, 1),
        (1, "neutral", "happy", "circus-and-sports", 1, 1),
        (3, "neutral", "happy", "voting", 4, 0),
    ],
)
def test_ct_05_civic_improvement(size: int, before: str, wanted: str, advances: str, tokens: int, spent: int) -> None:
    verb = "improve" if spent else "vote"
    steps = ("angry", "neutral", "happy").index(wanted) - ("angry", "neutral", "happy").index(before)
    position = improving(size, before, tokens, advances)

    play(position, f"{verb} {HOME}", *[f"improve {HOME}"] * (steps - 1))
    assert mood(position, HOME) == wanted
    assert "mood" not in goods(position)
    assert (phase(position), actions(position)) == ("turn", 3 - spent)

    short = improving(size, before, tokens - 1, advances)
    if steps == 1:
        assert refused(short, f"{verb} {HOME}") == "stock.unpaid"
    else:
        assert phase(play(short, f"{verb} {HOME}")) == "turn"
        assert mood(short, HOME) != wanted


@rule("clash_of_cultures.civic.price")
def test_several_cities_in_one_improvement() -> None:
    position = city(improving(2, "neutral", 4), "G7")
    city(position, "I4", mood="happy")

    play(position, f"improve {HOME}", "improve G7")
    assert (mood(position, HOME), mood(position, "G7")) == ("happy", "happy")
    assert goods(position) == {"mood": 1}
    assert actions(position) == 2


@rule("clash_of_cultures.civic.happy")
def test_no_mood_above_happy() -> None:
    assert refused(improving(2, "happy", 8), f"improve {HOME}") == "civic.happy"


@rule("clash_of_cultures.stock.pay", "clash_of_cultures.stock.unpaid")
@pytest.mark.parametrize(
    ("stock", "allowed"),
    [
        ({"mood": 1, "food": 1, "wood": 1}, True),
        ({"gold": 2, "ore": 1}, True),
        ({"mood": 2, "idea": 1}, False),
        ({"mood": 2, "culture": 1}, False),
    ],
)
def test_ct_06_rituals(stock: dict[str, Any], allowed: bool) -> None:
    position = give(improving(3, "neutral", 0, "rituals"), **stock)

    if not allowed:
        assert refused(position, f"improve {HOME}") == "stock.unpaid"
        return
    play(position, f"improve {HOME}")
    assert mood(position, HOME) == "happy"
    assert goods(position) == {}


@rule("clash_of_cultures.stock.unpaid")
def test_with_rituals_a_step_is_not_for_nothing() -> None:
    assert refused(improving(1, "neutral", 0, "rituals"), f"improve {HOME}") == "stock.unpaid"


@rule("clash_of_cultures.stock.pay")
def test_who_has_more_than_one_way_to_pay_is_asked() -> None:
    position = give(improving(2, "neutral", 2, "rituals"), gold=1, food=1)

    play(position, f"improve {HOME}")
    assert phase(position) == "pay"
    assert legal(position, "pay") == {"mood", "gold", "food"}
    assert goods(play(position.copy(), "settle")) == {"food": 1, "gold": 1}
    assert goods(play(position.copy(), "pay gold", "pay food")) == {"mood": 2}


# -- CT-07, the example of influence, and CT-08


def influencing(
    source: int = 3,
    distance: int = 4,
    target: int = 2,
    *,
    culture: int = 8,
    advances: str = "",
    owner: str = "blue",
    owner_advances: str = "",
    feels: str = "neutral",
    armies: int = 0,
    foreign: str = "",
    statue: str = "",
) -> tuple[Table, str]:
    """Return a red city on E5 and a target `distance` hexes away on a row of land, with the hex of the target."""
    there = ("E5", "F5", "G6", "H6", "I7")[distance]
    position = shape(table(4), "fertile", sea="E6")
    city(position, HOME, pieces=foreign or first(source - 1))
    if owner == "red":
        city(position, there, "red", "temple:blue")
    else:
        city(position, there, owner, first(target - 1), feels)
    units(position, there, owner, armies=armies)
    if statue:
        city(position, statue, owner, wonder="great-statue")
    give(position, advances=advances, culture=culture)
    give(position, owner, advances=owner_advances)
    return position, there


@rule("clash_of_cultures.influence.attempt", "clash_of_cultures.influence.boost", "clash_of_cultures.influence.range")
def test_ct_07_influence_over_four_hexes() -> None:
    position, there = influencing()
    rolls(position, 3)

    play(position, f"influence {HOME}", f"target {there}")
    assert goods(position) == {"culture": 7}
    play(position, "boost")
    assert goods(position) == {"culture": 5}
    assert pieces(position, there) == {"settlement": "blue", "temple": "red"}
    assert actions(position) == 2


def test_ct_07_with_conversion() -> None:
    position, there = influencing(advances="conversion", culture=6)
    give(position, culture_level=8)
    rolls(position, 3)

    play(position, f"influence {HOME}", f"target {there}", "boost")
    assert goods(position) == {"culture": 6 - 2 + 1}


CASES_OF_INFLUENCE: list[tuple[str, dict[str, Any], int, str, int]] = [
    # why, the position, the roll, "" or what forbids it, culture tokens spent (-1: it fails)
    ("too small", {"source": 5, "distance": 1, "target": 1}, 4, "influence.none", 0),
    (
        "a foreign piece at the source",
        {"foreign": "temple fortress academy port:blue", "distance": 1, "target": 3},
        4,
        "influence.source",
        0,
    ),
    (
        "a happy target under Separation of Powers",
        {"distance": 3, "feels": "happy", "owner_advances": "separation-of-powers"},
        4,
        "",
        -1,
    ),
    (
        "the same, too far",
        {"distance": 4, "feels": "happy", "owner_advances": "separation-of-powers"},
        4,
        "influence.none",
        0,
    ),
    ("a neutral one may be boosted against", {"distance": 4, "owner_advances": "separation-of-powers"}, 4, "", 2),
    (
        "Totalitarianism, but no boost is needed",
        {"distance": 3, "armies": 1, "owner_advances": "totalitarianism"},
        5,
        "",
        0,
    ),
    ("an own city with a piece of blue", {"source": 2, "distance": 2, "owner": "red"}, 4, "", 1),
    ("a Great Statue near the target", {"distance": 1, "statue": "H6"}, 4, "influence.none", 0),
]


@rule(
    "clash_of_cultures.influence.none",
    "clash_of_cultures.influence.source",
    "clash_of_cultures.influence.shield",
    "clash_of_cultures.influence.attempt",
)
@pytest.mark.parametrize(("why", "setting", "roll", "refusal", "spent"), CASES_OF_INFLUENCE)
def test_ct_08_limits_of_influence(why: str, setting: dict[str, Any], roll: int, refusal: str, spent: int) -> None:
    position, there = influencing(**setting)
    rolls(position, roll)

    if refusal:
        assert refused(position, f"influence {HOME}") == refusal
        return
    play(position, f"influence {HOME}", f"target {there}")
    if spent < 0:
        assert phase(position) == "turn"
        assert goods(position) == {"culture": 8}
        assert pieces(position, there)["temple"] == "blue"
        return
    if phase(position) == "boost":
        play(position, "boost")
    assert pieces(position, there)["temple"] == "red"
    assert goods(position) == {"culture": 8 - spent}


@rule(
    "clash_of_cultures.influence.size",
    "clash_of_cultures.influence.statue",
    "clash_of_cultures.influence.shield",
    "clash_of_cultures.influence.range",
    "clash_of_cultures.influence.piece",
)
def test_why_a_city_is_no_target() -> None:
    position, _ = influencing(distance=1)
    city(position, "I7", "green", "temple", wonder="great-statue")
    city(position, "C6", "blue")
    city(position, "D4", "yellow", "temple", "happy")
    city(position, "C9", "blue", "temple")
    city(position, "I4", "yellow", "academy", "happy")
    give(position, "yellow", advances="separation-of-powers")
    give(position, culture=1)

    play(position, f"influence {HOME}")
    assert may(position, "target D4")
    assert refused(position, "target C6") == "influence.size"
    assert refused(position, "target I7") == "influence.statue"
    assert refused(position, "target C9") == "influence.range"
    assert refused(position, "target I4") == "influence.shield"
    assert refused(position, "target B5") == "influence.piece"
    assert refused(position, f"target {HOME}") == "influence.piece"


@rule("clash_of_cultures.influence.once")
def test_ct_08_one_success_a_turn_but_many_attempts() -> None:
    position, there = influencing(distance=1, culture=0, target=3)
    position = rolls(position, 4)
    play(position, f"influence {HOME}", f"target {there}")
    rolls(position, 1)
    play(position, f"influence {HOME}", f"target {there}")
    give(position, culture=8)
    rolls(position, 4)
    play(position, f"influence {HOME}", f"target {there}", "boost", "swap temple")
    assert goods(position) == {"culture": 7}

    position.frames[2] = 3
    assert refused(position, f"influence {HOME}") == "influence.once"


@rule("clash_of_cultures.influence.boost")
def test_a_boost_may_be_left_out() -> None:
    position, there = influencing(distance=1)
    rolls(position, 4)

    play(position, f"influence {HOME}", f"target {there}", "pass")
    assert pieces(position, there)["temple"] == "blue"
    assert goods(position) == {"culture": 8}


# -- CT-09, the example of Adela's government


@rule("clash_of_cultures.learn.change", "clash_of_cultures.learn.government")
def test_ct_09_the_cubes_of_the_old_government_move() -> None:
    autocracy = {"nationalism", "totalitarianism", "forced-labor"}
    position = give(table(), advances=f"writing philosophy {' '.join(autocracy)}", food=2)
    points = own(position).points["advances"]

    play(position, "advance voting")
    assert phase(position) == "cubes"
    assert not knows(position) & autocracy
    assert legal(position, "gain") == {"separation-of-powers", "civil-liberties", "free-economy"}
    assert refused(position, "gain totalitarianism") == "learn.change"
    for second, third in (
        ("separation-of-powers", "civil-liberties"),
        ("separation-of-powers", "free-economy"),
        ("civil-liberties", "free-economy"),
    ):
        changed = after(position, f"gain {second}", f"gain {third}")
        assert knows(changed) == {"writing", "philosophy", "voting", second, third}
        assert own(changed).points["advances"] == points
        assert goods(changed) == {}


# -- CT-10


@rule(
    "clash_of_cultures.learn.price",
    "clash_of_cultures.learn.top",
    "clash_of_cultures.learn.prerequisite",
    "clash_of_cultures.learn.government",
    "clash_of_cultures.stock.unpaid",
)
@pytest.mark.parametrize(
    ("advance", "known", "stock", "refusal"),
    [
        ("storage", "", {"food": 2}, ""),
        ("storage", "", {"food": 1, "idea": 1}, ""),
        ("storage", "", {"idea": 1, "gold": 1}, ""),
        ("storage", "", {"wood": 2}, "stock.unpaid"),
        ("steel-weapons", "tactics", {"food": 2, "ore": 2}, ""),
        ("steel-weapons", "tactics", {"idea": 2, "ore": 1, "gold": 1}, ""),
        ("steel-weapons", "tactics", {"food": 2, "ore": 1, "idea": 1}, "stock.unpaid"),
        ("steel-weapons", "tactics math metallurgy", {}, ""),
        ("roads", "math", {}, "learn.prerequisite"),
        ("roads", "engineering math", {}, ""),
        ("cartography", "", {"food": 2}, "learn.top"),
        ("nationalism", "tactics", {"food": 2}, "learn.government"),
        ("nationalism", "tactics draft", {"food": 2}, ""),
    ],
)
def test_ct_10_price_of_advances(advance: str, known: str, stock: dict[str, Any], refusal: str) -> None:
    position = give(table(), advances=known, **stock)

    if refusal:
        assert refused(position, f"advance {advance}") == refusal
        return
    play(position, f"advance {advance}")
    assert advance in knows(position)
    assert {good for good in goods(position) if good in ("food", "idea", "gold", "ore")} == set()
    assert actions(position) == 2


@rule("clash_of_cultures.learn.free")
@pytest.mark.parametrize("ore", [0, 1, 2])
def test_ct_10_steel_weapons_as_the_free_advance(ore: int) -> None:
    position = give(city(city(table(), "D2", "blue"), "D7"), advances="tactics", ore=ore)

    begin_status(position)
    assert (actor(position), may(position, "gain steel-weapons")) == ("red", ore == 2)
    if ore == 2:
        play(position, "gain steel-weapons")
        assert goods(position) == {}


@rule("clash_of_cultures.learn.known")
def test_no_advance_twice() -> None:
    assert refused(give(table(), advances="storage", food=2), "advance storage") == "learn.known"


# -- CT-11


@rule("clash_of_cultures.learn.border", "clash_of_cultures.stock.limits", "clash_of_cultures.events.draw")
@pytest.mark.parametrize(
    ("level", "tokens", "level_after", "tokens_after", "event"),
    [
        (0, 0, 1, 1, False),
        (2, 2, 3, 3, True),
        (3, 0, 4, 1, False),
        (4, 1, 5, 2, True),
        (6, 0, 7, 1, True),
        (7, 7, 8, 8, False),
        (8, 5, 8, 6, False),
        (8, 8, 8, 8, False),
    ],
)
def test_ct_11_a_blue_border(level: int, tokens: int, level_after: int, tokens_after: int, event: bool) -> None:
    position = give(stack(table(), events="flood"), food=2, culture=tokens, culture_level=level)

    play(position, "advance arts-and-sculpture")
    assert own(position).culture_level == level_after
    assert goods(position).get("culture", 0) == tokens_after
    assert len(position.event_discards) == event


# -- CT-12


@rule(
    "clash_of_cultures.collect.terrain",
    "clash_of_cultures.collect.barred",
    "clash_of_cultures.collect.once",
    "clash_of_cultures.collect.sea",
    "clash_of_cultures.collect.port",
    "clash_of_cultures.collect.reach",
)
@pytest.mark.parametrize(
    ("advances", "port", "blue_ships", "stock", "most", "maxima"),
    [
        ("", False, "", 0, 3, {"ore": 1}),
        ("fishing", False, "", 0, 4, {"ore": 1, "gold": 0, "food": 2}),
        ("fishing", True, "", 0, 4, {"ore": 1, "gold": 1, "mood": 1}),
        ("fishing", True, "E6", 0, 4, {"gold": 1}),
        ("fishing", True, "E6 D5", 0, 3, {"gold": 0}),
        ("irrigation", False, "", 0, 4, {"food": 2}),
        ("husbandry", False, "", 1, 4, {"ore": 2}),
        ("husbandry", False, "", 0, 3, {"ore": 1}),
    ],
)
def test_ct_12_what_a_city_can_collect(
    advances: str, port: bool, blue_ships: str, stock: int, most: int, maxima: dict[str, int]
) -> None:
    position = shape(table(4), fertile="E5", mountain="E4 F4 G6", forest="F5", sea="E6 D5", barren="D4")
    city(
        position, HOME, pieces="temple fortress port" if port else "temple fortress academy", port="E6" if port else ""
    )
    give(position, advances=f"storage {advances}", food=stock, mood=0, happiness_level=8)
    units(position, "F4", "blue", armies=1)
    for hex in blue_ships.split():
        ship(position, hex, "blue")

    outcomes = all_collects(position)
    assert max(sum(gained.values()) for gained in outcomes) == most
    for good, amount in maxima.items():
        assert max(gained.get(good, 0) for gained in outcomes) == amount


def all_collects(position: Table) -> list[dict[str, int]]:
    """Return every way to collect, as the goods that it brings."""
    found: dict[tuple[tuple[str, int], ...], dict[str, int]] = {}
    waiting = [play(position.copy(), f"collect {HOME}")]
    reached = set()
    while waiting:
        here = waiting.pop()
        if phase(here) == "turn":
            found[tuple(sorted(goods(here).items()))] = goods(here)
            continue
        for move in legal(here):
            there = play(here.copy(), move)
            if there.key() not in reached:
                reached.add(there.key())
                waiting.append(there)
    return list(found.values())


# -- CT-13


@rule("clash_of_cultures.card.free-economy")
def test_ct_13_free_economy() -> None:
    position = give(city(land(), HOME, pieces=first(3), mood="happy"), advances="voting free-economy", mood=4)
    begin_turn(position)

    left, tokens = [], []
    for _ in range(3):
        collected(position)
        left.append(actions(position))
        tokens.append(goods(position).get("mood", 0))
    assert left == [3, 2, 1]
    assert tokens == [4, 2, 0]


def test_ct_13_free_economy_bought_after_a_collect_starts_next_turn() -> None:
    position = give(city(land(actions=4), HOME, pieces=first(3), mood="happy"), advances="voting", mood=4, idea=2)
    begin_turn(position)
    position.frames[2] = 4

    collected(position)
    play(position, "advance free-economy")
    if phase(position) == "pay":
        play(position, "settle")
    collected(position)
    collected(position)
    assert actions(position) == 0
    assert goods(position)["mood"] == 4
