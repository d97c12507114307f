"""Rulebook chapter Para empezar: the island is built tile by tile, then each player places three tokens."""

from __future__ import annotations

from collections import Counter

import pytest

from aevum.games.tempus.constants import CARDS, CENTRES, COLOURS, GRID, HEX_AT, HEXES, TILES
from aevum.games.tempus.rules.setup import SETTLE, TILE
from aevum.games.tempus.state import World
from games.tempus.positions import (
    actor,
    begin,
    cities_left,
    decides,
    eras,
    hand_sizes,
    island_to_settle,
    land,
    legal,
    may,
    number_of_cards,
    on,
    phase,
    play,
    refusal,
    sea_with_land,
    supply,
)
from rule_marks import rule

LINE = "E6 F6 G6 H6 I6"
TWO_ROWS = "E5 F5 G5 H5 E6 F6 G6 H6"


def lay_all(world: World) -> list[str]:
    """Lay each tile on the first place there is; return the colours in the order in which they laid."""
    layers: list[str] = []
    while phase(world) == "tile":
        layers.append(actor(world))
        place = min(legal(world, "tile"), key=HEX_AT.__getitem__)
        play(world, f"tile {place} turn 0")
    return layers


# -- pieces


@rule("tempus.setup.pieces")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_has_the_pieces_of_the_box(seats: int) -> None:
    world = begin(seats)

    assert [supply(world, colour) for colour in COLOURS[:seats]] == [16] * seats
    assert [cities_left(world, colour) for colour in COLOURS[:seats]] == [{2: 3, 3: 3, 4: 2}] * seats
    assert eras(world) == ["start"] * seats


@rule("tempus.setup.cards")
def test_fifty_four_cards_are_shuffled_and_nobody_holds_one() -> None:
    decks = [begin(seed=seed).deck for seed in range(20)]

    assert all(len(deck) == 54 for deck in decks)
    assert len({tuple(sorted(deck)) for deck in decks}) == 1
    assert len({tuple(deck) for deck in decks}) == 20
    assert hand_sizes(begin()) == [0, 0, 0]
    effects = Counter(CARDS[card].split("-")[0] for card in decks[0])
    assert set(effects.values()) == {6}
    assert len(effects) == 9


@rule("tempus.setup.first")
def test_the_first_player_is_drawn_at_random() -> None:
    firsts = Counter(begin(4, seed).first for seed in range(200))

    assert sorted(firsts) == [0, 1, 2, 3]
    assert min(firsts.values()) > 20


# -- tiles


@rule("tempus.setup.tiles", "tempus.setup.count")
def test_tt_39_three_players_lay_three_three_and_two_tiles() -> None:
    world = begin(3)
    world.first = 1
    decides(world, TILE, 1)
    layers = lay_all(world)

    assert layers == ["blue", "green", "red"] * 2 + ["blue", "green"]
    assert len(land(world)) == 8 * 7


@rule("tempus.setup.count")
@pytest.mark.parametrize(("seats", "tiles"), [(3, 8), (4, 10), (5, 12)])
def test_eight_ten_or_twelve_tiles(seats: int, tiles: int) -> None:
    world = begin(seats)

    assert len(lay_all(world)) == tiles
    assert len(land(world)) == tiles * 7
    assert phase(world) == "settle"
    assert world.actor == world.first


@rule("tempus.setup.inside", "tempus.setup.rotation")
def test_tt_40_the_first_tile_goes_anywhere_inside() -> None:
    world = begin()

    assert len(legal(world, "tile")) == 110
    assert sum(len(play(world.copy(), f"tile {place}").legal()) for place in legal(world, "tile")) == 660


@rule("tempus.setup.inside")
@pytest.mark.parametrize("place", ["A1", "M1", "A12", "M12", "A5", "A6", "M5", "M6", "F1", "F12"])
def test_a_tile_does_not_stick_out_of_the_grid(place: str) -> None:
    assert refusal(begin(), f"tile {place}") == "setup.inside"


@rule("tempus.setup.inside")
@pytest.mark.parametrize("place", ["B2", "L2", "B11", "L11"])
def test_a_tile_may_lie_at_the_frame(place: str) -> None:
    assert may(begin(), f"tile {place} turn 3")


@rule("tempus.setup.tiles", "tempus.setup.rotation")
@pytest.mark.parametrize("sixths", range(6))
def test_a_tile_lies_as_it_is_turned(sixths: int) -> None:
    world = begin()
    world.tile = 0
    play(world, f"tile G6 turn {sixths}")
    ring = ["grassland", "farmland", "woods", "grassland", "farmland", "mountains"]
    around = ["H6", "H5", "G5", "F6", "G7", "H7"]

    assert land(world)["G6"] == "hills"
    assert [land(world)[around[(number + sixths) % 6]] for number in range(6)] == ring


@rule("tempus.setup.rotation")
def test_the_turn_of_a_tile_is_chosen_before_anything_else() -> None:
    world = play(begin(), "tile G6")

    assert legal(world) == {"turn 0", "turn 1", "turn 2", "turn 3", "turn 4", "turn 5"}
    assert refusal(world, "tile B2") == "setup.rotation"
    assert refusal(world, "end") == "setup.rotation"


@rule("tempus.setup.tiles")
def test_tr_40_a_drawn_tile_is_laid() -> None:
    world = begin()

    assert {notation.split()[0] for notation in legal(world)} == {"tile"}
    assert refusal(world, "move nobody") == "setup.tiles"
    assert refusal(world, "settle G6") == "setup.tiles"
    assert refusal(world, "end") == "setup.tiles"


@rule("tempus.setup.water")
@pytest.mark.parametrize("place", ["G6", "H6", "G5", "I6", "H4", "F4", "G8"])
def test_a_tile_covers_water_only(place: str) -> None:
    world = play(begin(), "tile G6 turn 0")

    assert refusal(world, f"tile {place}") == "setup.water"


@rule("tempus.setup.touch")
def test_every_later_tile_touches_the_island() -> None:
    world = play(begin(), "tile G6 turn 0")
    touching = {HEXES[place] for place in CENTRES if GRID.distance(place, HEX_AT["G6"]) == 3}

    assert legal(world, "tile") == touching
    assert len(touching) == 18
    assert refusal(world, "tile K6") == "setup.touch"
    assert refusal(world, "tile B2") == "setup.touch"


@rule("tempus.setup.touch")
def test_a_tile_touches_with_one_side_at_least() -> None:
    world = sea_with_land(woods="G6")

    assert may(world, "tile I6 turn 0")
    assert refusal(world, "tile H6") == "setup.water"
    assert refusal(world, "tile J6") == "setup.touch"


@rule("tempus.setup.count")
def test_if_no_place_is_left_the_other_tiles_stay_out() -> None:
    hole = {"G6", "F6", "H6", "G5", "H5", "G7", "H7"}
    world = sea_with_land(tiles_left=3, woods=" ".join(label for label in HEXES if label not in hole))
    left = len(world.tiles)
    assert legal(world, "tile") == {"G6"}

    play(world, "tile G6 turn 0")

    assert phase(world) == "settle"
    assert len(world.tiles) == left
    assert len(land(world)) == len(HEXES)


@rule("tempus.setup.tiles")
def test_the_tiles_come_in_random_order() -> None:
    firsts = Counter(begin(seed=seed).tile for seed in range(240))

    assert sorted(firsts) == list(range(12))
    assert min(firsts.values()) > 5


@rule("tempus.setup.tiles")
def test_no_two_tiles_are_alike_however_they_are_turned() -> None:
    alike = {min((centre, *ring[turn:], *ring[:turn]) for turn in range(6)) for centre, *ring in TILES}

    assert len(TILES) == 12
    assert len(alike) == 12


# -- tokens


@rule("tempus.setup.tokens", "tempus.setup.connected", "tempus.setup.stack")
@pytest.mark.parametrize("third", ["F6", "G6", "H6", "G5", "F5"])
def test_tt_41_and_tr_28_three_tokens_that_hang_together(third: str) -> None:
    world = island_to_settle(hills=TWO_ROWS)
    play(world, "red: settle F6", "red: settle G6", f"red: settle {third}")

    assert actor(world) == "blue"
    assert supply(world, "red") == 13


@rule("tempus.setup.stack")
def test_tt_41_not_three_tokens_on_one_hex() -> None:
    world = play(island_to_settle(hills=LINE), "settle F6", "settle F6")

    assert refusal(world, "settle F6") == "setup.stack"
    assert legal(world, "settle") == {"E6", "G6"}


@rule("tempus.setup.connected")
def test_tt_41_not_apart_from_the_others() -> None:
    world = play(island_to_settle(hills=LINE), "settle E6", "settle F6")

    assert refusal(world, "settle H6") == "setup.connected"
    assert legal(world, "settle") == {"E6", "F6", "G6"}
    assert refusal(play(island_to_settle(hills=LINE), "settle E6"), "settle G6") == "setup.connected"


@rule("tempus.setup.tokens")
def test_in_the_order_of_play_everybody_places_three_tokens_and_the_first_turn_begins() -> None:
    world = island_to_settle(hills=LINE, woods="E9 F9 G9", mountains="B2 C2")
    play(world, "red: settle E6", "red: settle F6", "red: settle G6")
    play(world, "blue: settle E9", "blue: settle F9", "blue: settle E9")
    assert phase(world) == "settle"

    play(world, "green: settle B2", "green: settle B2", "green: settle C2")

    assert on(world, "E6 F6 G6") == ["red 1", "red 1", "red 1"]
    assert on(world, "E9 F9 B2 C2") == ["blue 2", "blue 1", "green 2", "green 1"]
    assert phase(world) == "slot"
    assert actor(world) == "red"
    assert world.actions == [3, 3, 3]
    assert number_of_cards(world) == 54


@rule("tempus.setup.tokens")
def test_settling_begins_with_the_first_player() -> None:
    world = island_to_settle(hills=LINE, woods="E9 F9 G9", mountains="B2 C2")
    world.first = 2
    decides(world, SETTLE, 2)
    play(world, "green: settle E6", "green: settle F6", "green: settle F6")
    play(world, "red: settle E9", "red: settle E9", "red: settle F9")
    play(world, "blue: settle B2", "blue: settle B2", "blue: settle C2")

    assert actor(world) == "green"
    assert phase(world) == "slot"


@rule("tempus.setup.tokens")
def test_nothing_else_is_done_before_all_are_settled() -> None:
    world = island_to_settle(hills=LINE)

    assert refusal(world, "idea") == "setup.tokens"
    assert refusal(world, "tile G6") == "setup.tokens"


@rule("tempus.setup.free")
def test_tr_41_tokens_stand_on_free_land_next_to_others_if_one_likes() -> None:
    world = island_to_settle(hills=f"{LINE} J6 K6")
    play(world, "red: settle E6", "red: settle F6", "red: settle G6")

    assert refusal(world, "settle G6") == "setup.free"
    assert refusal(world, "settle G5") == "setup.free"
    play(world, "blue: settle H6")
    assert refusal(world, "settle G6") == "setup.free"
    assert legal(world, "settle") == {"H6", "I6"}


@rule("tempus.setup.room")
def test_the_first_token_needs_a_free_hex_beside_it() -> None:
    world = island_to_settle(hills=LINE, woods="B2", mountains="J9 K9")
    assert refusal(world, "settle B2") == "setup.room"

    play(world, "red: settle G6", "red: settle G6", "red: settle F6")

    assert legal(world, "settle") == {"H6", "I6", "J9", "K9"}
    assert refusal(world, "settle E6") == "setup.room"
