"""The state in the terminal: the island hex by hex, the players' numbers under their headings, the own cards."""

from __future__ import annotations

import pytest
from rich.text import Text

from aevum.games.tempus import GAME
from aevum.games.tempus.state import World
from games.tempus.positions import FAR, People, finish, pass_actions, play, sea_with_land, world_with

HEADINGS = {
    "en": ["Era", "Actions", "Supply", "Cards", "Progress", "Points"],
    "es": ["Era", "Acciones", "Almacén", "Cartas", "Progreso", "Puntos"],
    "ru": ["Эра", "Действия", "Запас", "Карты", "Прогресс", "Очки"],
}


def lines(world: World, seat: int = 0, language: str = "en") -> list[str]:
    """Return the text that a seat reads, without colours."""
    return Text.from_markup(GAME.text(GAME.view(world, seat), GAME.words(language))).plain.splitlines()


def hexes(world: World) -> dict[str, str]:
    """Return the three characters of each hex by its label, read from the rows as a person would."""
    rows = [line for line in lines(world) if line[:2].strip().isdigit()]
    found: dict[str, str] = {}
    for number, line in enumerate(rows, start=1):
        assert int(line[:2]) == number
        cells = line[4 + 2 * ((number - 1) % 2) :]
        found |= {f"{column}{number}": cells[4 * place : 4 * place + 3] for place, column in enumerate("ABCDEFGHIJKLM")}
    return found


def table(world: World, seat: int = 0, language: str = "en") -> dict[str, dict[str, str]]:
    """Return the players' numbers: by the first letter of a player's colour, then by heading."""
    shown = lines(world, seat, language)
    place = next(number for number, line in enumerate(shown) if line.split() == HEADINGS[language])
    starts = [shown[place].index(heading) for heading in HEADINGS[language]]
    ends = [*starts[1:], None]
    return {
        line[0]: {
            heading: line[start:end].strip()
            for heading, start, end in zip(HEADINGS[language], starts, ends, strict=True)
        }
        for line in shown[place + 1 : place + 1 + len(world.era)]
    }


def unlike() -> World:
    """Return a world in which every number of every player differs from every other."""
    return world_with(
        hills="F6",
        woods="G6 H6",
        grassland="C3 D3",
        red=People("F6:2 C3", hand="weapons-woods leader-hills", actions=1, era="trade"),
        blue=People(f"G6:3 H6 {FAR}", cities="D3:4", hand="medicine-woods", actions=4, era="roads"),
        green=People("J2", actions=2, era="trade"),
    )


@pytest.mark.parametrize("language", HEADINGS)
def test_each_number_stands_under_its_heading(language: str) -> None:
    read = table(unlike(), seat=2, language=language)
    numbers = {letter: tuple(row[name] for name in HEADINGS[language][1:]) for letter, row in read.items()}
    assert numbers == {
        "R": ("1", "13", "2", "0", "2"),
        "B": ("4", "8", "1", "5", "6"),
        "G": ("2", "15", "0", "0", "0"),
    }


def test_each_player_has_a_line_with_name_and_era() -> None:
    shown = lines(unlike())
    assert any(line.startswith("R Red ") for line in shown)
    assert any(line.startswith("B Blue ") for line in shown)
    assert {letter: row["Era"] for letter, row in table(unlike()).items()} == {"R": "Trade", "B": "Roads", "G": "Trade"}


def test_only_the_own_cards_are_added_to_the_progress_one_could_make() -> None:
    assert table(unlike(), seat=0)["R"]["Progress"] == "0+1"
    assert table(unlike(), seat=1)["R"]["Progress"] == "0"
    assert table(unlike(), seat=1)["B"]["Progress"] == "5+1"


def test_a_hex_shows_terrain_owner_and_tokens_or_the_city() -> None:
    read = hexes(unlike())
    assert {label: read[label] for label in ("F6", "G6", "H6", "C3", "D3", "J2", "A12")} == {
        "F6": "HR2",
        "G6": "WB3",
        "H6": "WB1",
        "C3": "GR1",
        "D3": "⌂B4",
        "J2": "MG1",
        "A12": "MB1",
    }
    assert read["A1"] == " ~ "


def test_water_inside_the_island_is_a_lake_and_empty_land_shows_its_terrain() -> None:
    read = hexes(sea_with_land(woods="D5 E5 C6", farmland="E6 D7 E7"))
    assert (read["D6"], read["D5"], read["E6"], read["F6"]) == ("≈≈≈", " W ", " F ", " ~ ")


def test_the_heading_tells_turn_round_and_what_counts_next() -> None:
    assert lines(unlike())[0] == "Tempus   Turn 6 · round 1   Next era: Ships. Terrain: woods"
    assert lines(sea_with_land())[0] == "Tempus   Setting up"
    over = finish(world_with(era="trains"))
    assert lines(over)[0] == "Tempus   The game is over."


def test_one_reads_ones_own_hand_and_nobody_elses() -> None:
    assert "Your hand: Military Leader (hills), Weapons (woods)" in lines(unlike(), seat=0)
    assert "Your hand: Medicine (woods)" in lines(unlike(), seat=1)
    for seat in (-1, 2):
        assert not [line for line in lines(unlike(), seat) if "hand" in line]


def test_cards_laid_face_down_are_listed_for_who_laid_them() -> None:
    world = pass_actions(
        world_with(red=People(hand="weapons-woods leader-hills"), blue=People(hand="medicine-woods"), era="trade")
    )
    play(world, "red: lay weapons-woods")
    assert "You have laid: Weapons (woods)" in lines(world, seat=0)
    assert not [line for line in lines(world, seat=1) if "laid" in line]


def test_a_fight_shows_both_sums_and_in_the_end_the_winner() -> None:
    world = world_with(
        woods="G6",
        red=People("F6:3", hand="weapons-woods"),
        blue=People(f"G6:2 {FAR}", hand="education-hills"),
        era="cities",
    )
    play(world, "red: fight F6 to G6", "lay weapons-woods done")
    assert "Red attacks Blue on G6 (woods): 3 : 2." in lines(world, seat=1), "blue does not know the card"
    assert "Red attacks Blue on G6 (woods): 5 : 2." in lines(world, seat=0)
    play(world, "blue: done")
    assert "Red attacks Blue on G6 (woods): 5 : 2. Red wins" in lines(world, seat=1)


def test_a_fight_that_is_beaten_off_is_won_by_the_defender() -> None:
    world = world_with(woods="G6", red=People("F6:2"), blue=People(FAR, cities="G6:2"))
    play(world, "fight F6 to G6", "declare hills")
    assert "Red attacks Blue on G6 (hills): 2 : 2. Blue wins" in lines(world)


def test_the_tile_to_be_laid_is_described() -> None:
    world = sea_with_land()
    world.tile = 0
    terrains = GAME.view(world, 0).to_json()["tile"]
    middle, *ring = terrains
    expected = f"The tile: {middle} in the middle; from the east, turning north: {', '.join(ring)}"
    assert expected in lines(world)
