"""Cases CT-14 to CT-27 and CT-43: movement on land and at sea, transport, Roads, Navigation, exploration."""

from __future__ import annotations

import pytest

from aevum.games.clash_of_cultures.constants import REGIONS, SEA
from aevum.games.clash_of_cultures.maps import LABELS, LAYOUTS, turned
from aevum.games.clash_of_cultures.rules import sailing
from aevum.games.clash_of_cultures.rules.discovery import BY_LAND, sides
from aevum.games.clash_of_cultures.state import Table
from games.clash_of_cultures.positions import (
    CELL,
    actions,
    after,
    at,
    camp,
    city,
    discover,
    exhaust,
    give,
    goods,
    hexes,
    hide,
    idle_until,
    legal,
    may,
    owner_of,
    phase,
    play,
    refused,
    rolls,
    shape,
    ship,
    ships,
    standing,
    table,
    terrain,
    units,
    verbs,
)
from rule_marks import rule

SIDES = ("upright", "reversed")


# -- CT-14, the example of Rosa


@rule("clash_of_cultures.move.aboard", "clash_of_cultures.move.groups", "clash_of_cultures.sail.reach")
def test_ct_14_an_army_goes_aboard_sails_and_lands() -> None:
    rosa = give(shape(table(4), fertile="E5 I7", sea="F5 G6 H6"), advances="tactics")
    ship(units(rosa, "E5", armies=1), "F5")

    play(rosa, "move E5 with army to F5", "move F5 with S1 to H6")
    assert ships(rosa) == [("H6", 1, 0)]
    assert phase(rosa) == "turn", "nothing else could move in this action"
    assert actions(rosa) == 2

    play(rosa, "move H6 with S1-army to I7")
    assert standing(rosa, "I7") == ("red", 1, 0)
    assert phase(rosa) == "move"
    assert rosa.frames[-6] == 2, "groups left"
    assert legal(rosa, "move") == {"H6"}
    play(rosa, "move H6 with S1 to F5")
    assert ships(rosa) == [("F5", 0, 0)]


@rule("clash_of_cultures.move.groups")
def test_ct_14_a_third_group_may_move_elsewhere_but_nobody_lands_in_the_action_he_embarked_in() -> None:
    rosa = give(shape(table(4), fertile="E5 I7 E7 E8", sea="F5 G6 H6"), advances="tactics")
    units(ship(units(rosa, "E5", armies=1), "F5"), "E7", settlers=1)

    play(rosa, "move E5 with army to F5", "move F5 with S1 to H6")
    assert phase(rosa) == "move"
    assert rosa.frames[-6] == 1, "groups left"
    assert refused(rosa, "move H6") == "move.nobody"
    assert may(rosa, "move E7")


@rule("clash_of_cultures.move.groups")
def test_reading_33_who_was_aboard_before_may_sail_and_land_in_one_action() -> None:
    position = give(shape(table(4), fertile="E5 I7", sea="F5 G6 H6"), advances="tactics")
    ship(position, "F5", armies=1)

    play(position, "move F5 with S1 to H6", "move H6 with S1-army to I7")
    assert standing(position, "I7") == ("red", 1, 0)
    assert actions(position) == 2


# -- CT-15, the example of Roads


def crossroads() -> Table:
    position = shape(table(4), fertile="E5 E6 E7 E2 F5", mountain="E4", forest="E3", sea="D4")
    city(position, "E5")
    units(position, "E5", armies=2, settlers=2)
    return give(position, advances="tactics engineering roads", food=2, ore=1)


@rule("clash_of_cultures.card.roads")
def test_ct_15_two_groups_by_road() -> None:
    position = crossroads()

    play(position, "move E5 with settler to E7")
    assert goods(position) == {"food": 1, "ore": 1}
    play(position, "move E5 with settler with army with army to E3")
    assert goods(position) == {}
    assert standing(position, "E3") == ("red", 2, 1)
    assert standing(position, "E7") == ("red", 0, 1)

    units(position, "E2", "blue", armies=1)
    assert phase(position) == "turn", "who is left in the city is nobody"
    play(position, "move E3 with army with army")
    assert may(position, "to E2"), "the ore lifted the forest, too"


@rule("clash_of_cultures.card.roads")
def test_ct_15_without_ore_the_mountain_stops_the_group() -> None:
    position = give(crossroads(), ore=0)

    play(position, "move E5 with army")
    assert refused(position, "to E3") == "card.roads"
    assert may(position, "to E7")


@rule("clash_of_cultures.card.roads", "clash_of_cultures.move.hex")
def test_ct_15_where_no_road_leads() -> None:
    position = units(crossroads(), "F5", armies=1)
    play(position, "move E5 with army")
    assert refused(position, "to C5") == "move.hex", "over the sea"
    assert refused(position, "to C4") == "move.hex", "into the unknown"

    outside = units(crossroads(), "F5", armies=1)
    play(outside, "move F5 with army")
    assert refused(outside, "to E7") == "card.roads", "neither from nor to a city"


@rule("clash_of_cultures.card.roads")
def test_ct_15_roads_do_not_move_who_has_fought() -> None:
    position = crossroads()
    units(position, "E6", "blue", settlers=1)
    play(position, "move E5 with army to E6", "done")
    assert refused(position, "move E6") == "move.nobody"


@rule("clash_of_cultures.card.roads")
def test_ore_lifts_the_mountain_a_group_is_in() -> None:
    position = give(shape(table(4), fertile="E5", mountain="F4", forest="F5"), ore=1)
    city(units(give(position, advances="tactics engineering roads"), "F5", armies=1), "E5")

    play(position, "move F5 with army to F4")
    assert phase(position) == "turn"
    play(position, "move F4 with halted-army to E5")
    assert goods(position) == {}


# -- CT-16


def strip(middle: str, *, tactics: bool = True) -> Table:
    """Return two Armies on E5, a hex of some terrain beside them, and fertile land behind it."""
    ground = {"fertile": "E5 G6 H6"}
    ground[middle] = f"{ground.get(middle, '')} F5"
    position = shape(table(4), **ground)
    units(position, "E5", armies=2)
    return give(position, advances="tactics" if tactics else "")


@rule("clash_of_cultures.move.forest", "clash_of_cultures.move.mountain")
@pytest.mark.parametrize(
    ("middle", "battle", "refusal"),
    [
        ("fertile", False, ""),
        ("fertile", True, ""),
        ("barren", True, ""),
        ("forest", False, ""),
        ("forest", True, "move.forest"),
        ("mountain", False, "move.mountain"),
    ],
)
def test_ct_16_terrain_within_one_turn(middle: str, battle: bool, refusal: str) -> None:
    position = strip(middle)
    play(position, "move E5 with army with army to F5")
    if battle:
        units(position, "G6", "blue", armies=1)

    if middle == "mountain":
        assert refused(position, "move F5") == refusal
        return
    kind = "wary-army" if middle == "forest" else "army"
    play(position, f"move F5 with {kind}")
    if refusal:
        assert refused(position, "to G6") == refusal
    else:
        assert may(position, "to G6")


@rule("clash_of_cultures.move.mountain")
def test_who_came_into_the_mountains_is_refused_by_the_mountain() -> None:
    position = shape(table(4), fertile="E5 G6", mountain="F5")
    give(position, advances="tactics engineering roads", ore=1)
    city(units(position, "E5", armies=1), "E5")

    play(position, "move E5 with army to F5", "rough")
    play(position, "move F5 with halted-army")
    assert refused(position, "to G6") == "move.mountain"
    assert may(position, "to E5"), "by road"


@rule("clash_of_cultures.move.forest")
def test_ct_16_next_turn_the_forest_is_behind_the_army() -> None:
    position = strip("forest")
    play(position, "move E5 with army with army to F5")
    units(position, "G6", "blue", armies=1)
    idle_until(position, 2, 2)

    play(position, "move F5 with army with army")
    assert may(position, "to G6")


@rule("clash_of_cultures.move.nobody")
def test_ct_16_who_fought_or_captured_moves_no_more() -> None:
    won = units(strip("fertile"), "F5", "blue", armies=1)
    rolls(won, 6, 6, 1)
    play(won, "move E5 with army with army to F5")
    assert standing(won, "F5") == ("red", 2, 0)
    assert refused(won, "move F5") == "move.nobody"

    captured = city(strip("fertile"), "F5", "blue", mood="angry")
    play(captured, "move E5 with army to F5", "done")
    assert owner_of(captured, "F5") == "red"
    assert refused(captured, "move F5") == "move.nobody"


@rule("clash_of_cultures.move.nobody")
def test_ct_16_who_fought_boards_no_ship() -> None:
    position = give(shape(table(4), fertile="E5 F5", sea="G6"), advances="tactics")
    ship(units(units(position, "E5", armies=1), "F5", "blue", settlers=1), "G6")

    play(position, "move E5 with army to F5")
    assert standing(position, "F5") == ("red", 1, 0)
    assert legal(position, "move") == {"G6"}
    play(position, "done")
    assert refused(position, "move F5") == "move.nobody"


@rule("clash_of_cultures.move.nobody", "clash_of_cultures.battle.end")
def test_ct_16_a_ship_that_fought_sails_no_more_but_its_army_may_land() -> None:
    position = give(shape(table(4), fertile="H6", sea="E5 F5 G6"), advances="tactics")
    ship(ship(position, "E5", armies=1), "G6", "blue")
    rolls(position, 6, 1)

    play(position, "move E5 with S1 to G6")
    assert ships(position) == [("G6", 1, 0)]
    assert ships(position, "blue") == []
    play(position, "move G6")
    assert legal(position, "with") == {"S1-army"}
    play(position, "with S1-army to H6")
    assert standing(position, "H6") == ("red", 1, 0)


@rule("clash_of_cultures.card.tactics")
def test_ct_16_armies_need_tactics() -> None:
    assert refused(strip("fertile", tactics=False), "move E5") == "card.tactics"

    afloat = shape(table(4), fertile="E5", sea="F5")
    ship(ship(afloat, "F5", armies=1, settlers=1), "F5", armies=1)
    play(afloat, "move F5")
    assert legal(afloat, "with") & {"S1-settler", "S1-army", "S2-army"} == {"S1-settler"}
    assert refused(afloat, "with S1-army") == refused(afloat, "with S2-army") == "card.tactics"


@rule("clash_of_cultures.move.settlers")
def test_ct_16_settlers_enter_no_foreign_hex_alone() -> None:
    position = units(units(strip("fertile"), "E5", settlers=1), "F5", "blue", settlers=1)
    play(position, "move E5 with army with settler")
    assert may(position, "to F5")

    alone = shape(table(4), fertile="E5 F5 D4")
    units(units(alone, "E5", settlers=1), "F5", "blue", settlers=1)
    play(alone, "move E5 with settler")
    assert refused(alone, "to F5") == "move.settlers"
    assert may(alone, "to D4")


@rule("clash_of_cultures.move.stack")
def test_four_armies_a_hex() -> None:
    position = give(shape(table(4), fertile="E5 F5 E4"), advances="tactics")
    units(units(position, "E5", armies=2), "F5", armies=3)

    play(position, "move E5 with army")
    assert may(position, "to F5")
    play(position, "with army")
    assert refused(position, "to F5") == "move.stack"


@rule("clash_of_cultures.move.group", "clash_of_cultures.move.aboard")
def test_ships_and_land_units_are_no_group() -> None:
    position = give(shape(table(4), fertile="E5", sea="F5 G6"), advances="tactics")
    ship(position, "F5", armies=1)

    play(position, "move F5 with S1")
    assert refused(position, "with S1-army") == "move.group"

    other = give(shape(table(4), fertile="E5", sea="F5 G6"), advances="tactics")
    ship(ship(other, "F5", armies=1), "G6")
    play(other, "move F5 with S1-army")
    assert refused(other, "with S1") == "move.group"
    assert refused(other, "to G6") == "move.aboard", "no unit changes from Ship to Ship"


@rule("clash_of_cultures.move.aboard")
def test_two_units_a_ship_and_each_boards_the_ship_it_likes() -> None:
    position = give(shape(table(4), fertile="E5", sea="F5"), advances="tactics")
    ship(ship(units(position, "E5", armies=2, settlers=2), "F5", armies=1), "F5")

    play(position, "move E5 with army with army with settler with settler")
    assert refused(position, "to F5") == "move.aboard"

    fitting = give(shape(table(4), fertile="E5", sea="F5"), advances="tactics")
    ship(ship(units(fitting, "E5", armies=2), "F5", settlers=1), "F5")
    play(fitting, "move E5 with army with army to F5")
    assert legal(fitting, "aboard") == {"S1", "S2"}
    play(fitting, "aboard S1")
    assert ships(fitting) == [("F5", 1, 1), ("F5", 1, 0)], "one Ship is left for the other"


@rule("clash_of_cultures.move.hex", "clash_of_cultures.move.nowhere")
def test_one_hex_a_move() -> None:
    position = strip("fertile")
    play(position, "move E5 with army")
    assert refused(position, "to G6") == "move.hex"
    assert refused(position, "to E5") == "move.hex"

    island = give(shape(table(4), fertile="I1", sea="I2 H1 H2 J1"), advances="tactics")
    units(island, "I1", armies=1)
    assert refused(island, "move I1") == "move.nowhere"


@rule("clash_of_cultures.move.groups")
def test_three_groups_a_move() -> None:
    position = give(shape(table(4), "fertile"), advances="tactics")
    units(position, "E5", armies=4)

    play(position, "move E5 with army to F5", "move E5 with army to E4", "move E5 with army to D4")
    assert phase(position) == "turn"
    assert actions(position) == 2
    assert standing(position, "E5") == ("red", 1, 0)


# -- CT-17, the picture of Navigation


def navigator(*regions: tuple[int, int, int]) -> Table:
    position = discover(table(), (5, 10, 1), (2, 5, 0), *regions)
    give(position, advances="fishing cartography navigation")
    return ship(position, at(6, 1))


@rule("clash_of_cultures.card.navigation", "clash_of_cultures.sail.reach")
def test_ct_17_navigation() -> None:
    position = navigator()
    here = CELL[at(6, 1)]

    assert position.land.groups[position.land.group[here]] == (here,)
    found = sailing.voyage(position, 0, here)
    assert hexes(found.free - {here}) == {at(5, -1), at(6, -1)}
    slots = {slot + 1 for slot, around in found.slots.items() if around}
    assert slots == {8}

    play(position, f"move {at(6, 1)} with S1 to {at(5, -1)}")
    assert ships(position) == [(at(5, -1), 0, 0)]


@rule("clash_of_cultures.sail.explore")
@pytest.mark.parametrize(
    ("region", "lies", "ends"),
    [(13, [1], [at(6, 3)]), (14, [0, 1], [at(5, 3), at(5, 4)]), (17, [0, 1], [at(6, 1), at(6, 1)])],
)
def test_ct_17_exploring_round_the_map(region: int, lies: list[int], ends: list[str]) -> None:
    position = hide(navigator(), 8, region)
    play(position, f"move {at(6, 1)} with S1 to {at(5, 3)}")

    if len(lies) == 1:
        assert position.faces[7] & 1 == lies[0]
        assert [place for place, *_ in ships(position)] == ends
        return
    assert legal(position, "turn") == {SIDES[side] for side in lies}
    for side, end in zip(lies, ends, strict=True):
        assert [place for place, *_ in ships(after(position, f"turn {SIDES[side]}"))] == [end]


# -- CT-18 to CT-26


def entering(seats: int, discovered: list[tuple[int, int, int]], start: str, slot: int, region: int) -> Table:
    """Return a state in which a Settler of red can enter a region."""
    return hide(units(discover(table(seats), *discovered), start, settlers=1), slot, region)


PICTURES = [
    pytest.param(2, [], (3, 5), (3, 4), 6, 11, [0], id="ct-18"),
    pytest.param(2, [(6, 11, 0)], (2, 4), (1, 4), 4, 10, [1], id="ct-19"),
    pytest.param(2, [(6, 11, 0), (4, 10, 1)], (3, 5), (2, 5), 7, 14, [0, 1], id="ct-20"),
    pytest.param(2, [(6, 11, 0), (4, 10, 1)], (3, 5), (4, 4), 8, 12, [1], id="ct-21"),
    pytest.param(2, [(3, 18, 0)], (4, 1), (5, 0), 2, 12, [1], id="ct-22"),
    pytest.param(2, [(6, 11, 0)], (2, 4), (2, 3), 4, 10, [0], id="ct-23"),
    pytest.param(2, [(3, 18, 0)], (4, 1), (5, 0), 2, 16, [1], id="ct-24"),
    pytest.param(3, [(2, 13, 0), (4, 12, 1)], (1, 4), (2, 3), 3, 16, [0], id="ct-26"),
]
TERRAIN = {
    (6, 11): {(3, 3): "sea", (2, 4): "fertile", (4, 3): "forest", (3, 4): "mountain"},
    (4, 10, 1): {(1, 3): "mountain", (0, 4): "fertile", (2, 3): "sea", (1, 4): "mountain"},
    (8, 12): {(5, 3): "forest", (4, 4): "fertile", (6, 3): "sea", (5, 4): "forest"},
    (2, 12): {(5, -1): "forest", (4, 0): "fertile", (6, -1): "sea", (5, 0): "forest"},
    (4, 10, 0): {(1, 3): "mountain", (0, 4): "sea", (2, 3): "fertile", (1, 4): "mountain"},
    (2, 16): {(5, -1): "barren", (4, 0): "fertile", (6, -1): "sea", (5, 0): "fertile"},
}


@rule("clash_of_cultures.explore.lay")
@pytest.mark.parametrize(("seats", "discovered", "start", "enters", "slot", "region", "lies"), PICTURES)
def test_ct_18_to_26_which_way_a_region_lies(
    seats: int,
    discovered: list[tuple[int, int, int]],
    start: tuple[int, int],
    enters: tuple[int, int],
    slot: int,
    region: int,
    lies: list[int],
) -> None:
    position = entering(seats, discovered, at(*start), slot, region)

    play(position, f"move {at(*start)} with settler to {at(*enters)}")
    if len(lies) > 1:
        assert legal(position, "turn") == {SIDES[side] for side in lies}
        play(position, f"turn {SIDES[lies[0]]}")
    if phase(position) == "camp":
        play(position, f"camp {min(legal(position, 'camp'))}")
    assert position.faces[slot - 1] == 2 * (region - 5) + lies[0]
    assert standing(position, at(*enters)) == ("red", 0, 1)
    for place, kind in TERRAIN.get((slot, region), TERRAIN.get((slot, region, lies[0]), {})).items():
        assert terrain(position, at(*place)) == kind


@rule("clash_of_cultures.explore.barbarians")
def test_ct_24_barbarians_live_where_two_hexes_are_fertile() -> None:
    position = entering(2, [(3, 18, 0)], at(4, 1), 2, 16)

    play(position, f"move {at(4, 1)} with settler to {at(5, 0)}")
    assert owner_of(position, at(4, 0)) == "barbarians"
    assert sum(position.barbarians) == position.barbarians[CELL[at(4, 0)]] == 1


@rule("clash_of_cultures.explore.barbarians")
def test_the_explorer_chooses_where_barbarians_live_but_not_where_he_stands() -> None:
    position = entering(2, [(3, 18, 0)], at(4, 1), 2, 20)

    play(position, f"move {at(4, 1)} with settler to {at(5, 0)}")
    while phase(position) == "side":
        play(position, f"turn {min(legal(position, 'turn'))}")
    fertile = {LABELS[cell] for cell in position.land.layout.tiles[1] if terrain(position, LABELS[cell]) == "fertile"}
    assert legal(position, "camp") == fertile - {at(5, 0)}
    assert len(fertile) == 3


# -- CT-25, pictures 1 and 2 of Ships


@rule("clash_of_cultures.sail.explore", "clash_of_cultures.explore.lay")
def test_ct_25_explored_by_ship() -> None:
    position = hide(hide(discover(table(), (6, 7, 0)), 5, 6), 2, 17)
    ship(position, at(4, 3))

    play(position, f"move {at(4, 3)} with S1 to {at(5, 1)}")
    assert legal(position, "turn") == set(SIDES)
    for side, ends in enumerate([{at(5, 1), at(4, 2)}, {at(6, 1), at(5, 2)}]):
        turned_up = after(position, f"turn {SIDES[side]}")
        assert legal(turned_up, "at") == ends

    play(position, "turn upright", f"at {at(5, 1)}")
    assert ships(position) == [(at(5, 1), 0, 0)]
    assert phase(position) == "turn", "the Ship has moved in this action"

    play(position, f"move {at(5, 1)} with S1 to {at(5, -1)}")
    assert legal(position, "turn") == set(SIDES)
    for way in SIDES:
        assert ships(after(position, f"turn {way}")) == [(at(5, 1), 0, 0)]


@rule("clash_of_cultures.sail.reach")
def test_reading_35_foreign_ships_bar_the_way_to_a_region() -> None:
    position = discover(table(), (6, 7, 0), (5, 6, 0))
    ship(ship(position, at(4, 3)), at(4, 2), "blue")

    play(position, f"move {at(4, 3)} with S1")
    assert refused(position, f"to {at(5, -1)}") == "sail.reach"


# -- CT-27


@pytest.mark.parametrize(
    ("seats", "outline", "inner", "entries", "forced"),
    [(2, 24, [3, 6], 512, 256), (3, 30, [4, 6, 10], 768, 384), (4, 38, [4, 7, 8, 11], 896, 448)],
)
def test_ct_27_layouts(seats: int, outline: int, inner: list[int], entries: int, forced: int) -> None:
    layout = LAYOUTS[seats]
    assert len(layout.outline) == len(set(layout.outline)) == outline
    on_edge = {layout.tile[cell] for cell in layout.outline}
    assert [slot + 1 for slot in range(layout.slots) if slot not in on_edge] == inner

    counted = ruled = 0
    for slot in range(layout.slots):
        for region in range(len(REGIONS)):
            for entered in layout.tiles[slot]:
                counted += 1
                faces = [turned(2 * region + side)[layout.tiles[slot].index(entered)] for side in (0, 1)]
                assert faces != [SEA, SEA]
                ruled += SEA in faces
    assert (counted, ruled) == (entries, forced)


def test_ct_27_the_outline_of_two_players() -> None:
    walk = [
        *((0, 2), (1, 1), (2, 0), (3, -1), (4, -1), (5, -1), (6, -1), (5, 0), (5, 1), (6, 1), (5, 2), (5, 3)),
        *((6, 3), (5, 4), (4, 5), (3, 6), (2, 6), (1, 6), (0, 6), (1, 5), (1, 4), (0, 4), (1, 3), (1, 2)),
    ]
    outline = [LABELS[cell] for cell in LAYOUTS[2].outline]
    turn = outline.index(at(0, 2))
    assert outline[turn:] + outline[:turn] == [at(*place) for place in walk]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_entry_leaves_a_way_to_lie(seats: int) -> None:
    position = table(seats)
    layout = LAYOUTS[seats]
    for slot in range(layout.slots):
        for region in range(len(REGIONS)):
            hide(position, slot + 1, region + 5)
            for entered in layout.tiles[slot]:
                assert sides(position, slot, BY_LAND, entered)


# -- CT-43


SIX = ("C4", "D4", "E5", "F5", "G6", "H6")


def sea_of_six(blue: str = "") -> Table:
    position = ship(shape(table(4), sea=" ".join(SIX), fertile="C5"), "C4")
    return ship(position, blue, "blue") if blue else position


@rule("clash_of_cultures.sail.reach")
def test_ct_43_a_ship_reaches_any_hex_of_its_sea() -> None:
    position = play(sea_of_six(), "move C4 with S1")
    assert legal(position, "to") & set(SIX) == set(SIX[1:])
    assert ships(play(position, "to H6")) == [("H6", 0, 0)]


@rule("clash_of_cultures.sail.reach")
def test_ct_43_foreign_ships_bar_the_way() -> None:
    position = play(sea_of_six("E5"), "move C4 with S1")
    assert legal(position, "to") & set(SIX) == {"D4", "E5"}


@rule("clash_of_cultures.battle.end", "clash_of_cultures.battle.abort")
def test_ct_43_a_naval_battle_won_or_aborted() -> None:
    won = rolls(sea_of_six("E5"), 5, 4)
    play(won, "move C4 with S1 to E5")
    assert ships(won) == [("E5", 0, 0)]
    assert refused(won, "move E5") == "move.nobody"

    aborted = rolls(sea_of_six("E5"), 4, 4)
    play(aborted, "move C4 with S1 to E5")
    assert verbs(aborted) == {"press", "abort"}
    play(aborted, "abort")
    assert ships(aborted) == [("C4", 0, 0)]
    assert refused(aborted, "move C4") == "move.nobody"


# -- founding, which ends many journeys


@rule("clash_of_cultures.found.settler", "clash_of_cultures.found.land", "clash_of_cultures.found.empty")
def test_where_cities_are_founded() -> None:
    position = shape(table(4), fertile="E5 E4", forest="F5", mountain="G6", barren="D4", sea="D5")
    for hex in ("E5", "F5", "D4"):
        units(position, hex, settlers=1)
    city(position, "E5")
    units(position, "G6", armies=1)

    play(position, "found F5")
    assert owner_of(position, "F5") == "red"
    assert standing(position, "F5") == ("", 0, 0)
    assert actions(position) == 2
    assert refused(position, "found E5") == "found.empty"
    assert refused(position, "found D4") == "found.land"
    assert refused(position, "found G6") == "found.settler"
    assert refused(position, "found E4") == "found.settler"

    exhausted = exhaust(units(shape(table(4), fertile="E5"), "E5", settlers=1), "E5")
    assert refused(exhausted, "found E5") == "found.land"


@rule("clash_of_cultures.found.supply")
def test_seven_cities_and_no_more() -> None:
    position = shape(table(4), "fertile")
    for hex in ("C4", "C6", "G4", "G7", "E8", "I4", "I6"):
        city(position, hex)
    units(position, "E5", settlers=1)
    assert refused(position, "found E5") == "found.supply"


def test_barbarians_bar_the_way_of_settlers() -> None:
    position = units(shape(table(4), "sea", fertile="E5 F5"), "E5", settlers=1)
    assert may(position, "move E5")
    assert refused(camp(position, "F5"), "move E5") == "move.nowhere"
