"""Pieces on the map and beside it that must stay in sight: attackers, labels, reserved Wonders, spent units."""

from __future__ import annotations

from aevum.games.clash_of_cultures import GAME
from aevum.games.clash_of_cultures.drawing import map as map_drawing
from aevum.games.clash_of_cultures.drawing.layout import ACROSS, LABEL
from aevum.games.clash_of_cultures.drawing.map import draw_focus
from aevum.games.clash_of_cultures.view_builder import see
from games.clash_of_cultures.positions import give, phase, play, reveal, rolls, shape, table, units


def test_attackers_stay_in_sight_while_they_fight() -> None:
    position = units(shape(table(), "fertile"), "D6", armies=2)
    give(position, advances="tactics")
    units(position, "E6", "blue", armies=2)
    rolls(position, 1, 1, 1, 1)
    play(position, "move D6 with army with army to E6")
    assert phase(position) == "press"
    view = see(position, 0)
    assert "army-red 2" in str(draw_focus(view))


def test_units_in_a_city_leave_its_label_free() -> None:
    assert map_drawing._UNITS_Y + 18 <= ACROSS / 2 - 4 - 0.6 * LABEL


def test_a_reserved_wonder_is_in_the_list_of_players() -> None:
    position = reveal(table(), "great-lighthouse", reserved="red")
    figures = [figure.name for figure in GAME.seat_figures(see(position, 0), 0, GAME.words("en"))]
    assert "Reserved: Great Lighthouse" in figures
    assert not any("Lighthouse" in figure.name for figure in GAME.seat_figures(see(position, 0), 1, GAME.words("en")))


def test_a_hollow_token_is_explained() -> None:
    position = units(shape(table(), "fertile"), "D6", settlers=2)
    play(position, "move D6 with settler to E6")
    explained = {name: face.text + face.now for name, face in GAME.tooltips(see(position, 0), GAME.words("en")).items()}
    assert "1 unit with a hollow token cannot move on for now." in explained["hex-E6"]
    assert "hollow" not in explained["hex-D6"]
