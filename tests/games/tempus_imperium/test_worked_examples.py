"""Every worked example and picture of the printed rulebook has a board on the rules page that shows its figures."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus_imperium import GAME
from aevum.games.tempus_imperium.constants import LAKE, NEIGHBOURS, SQUARE_AT, SQUARES
from aevum.games.tempus_imperium.drawing.layout import square_box
from aevum.games.tempus_imperium.rules import score
from aevum.games.tempus_imperium.rules.connection import connected_squares
from aevum.games.tempus_imperium.state import Sheet
from aevum.kernel.worked_examples import Mark, examples_of
from games.example_steps import said_before, state_in
from games.tempus_imperium.positions import RULEBOOK_DATE

PRINTED: Final = {
    "Ejemplo: 6 de junio de 2018 7:35 pm": "setup",
    "Los 4 cuadrados rojos están adyacentes": "adjacent",
    "Los 6 cuadrados rojos están todos conectados": "connected",
    "Dibuja un tramo de camino entre 2 casillas": "road",
    "Dibuja un lago en una plaza vacía": "dig",
    "Luego dibuja el edificio en el espacio": "build",
    "escribe el número de ronda actual": "castle",
    "Las 15 secciones valdrían 15VP": "longest",
    "El lago de abajo tiene 6 espacios y 4 edificios": "lake",
}
"""Sentences of the Spanish rulebook beside a picture, in its order, with the ids of their boards."""


def at(example: str, step: int) -> Sheet:
    """Return the sheet of a step of an example."""
    state, _ = state_in(GAME, example, step)
    assert isinstance(state, Sheet)
    return state


def said(example: str, step: int) -> list[str]:
    """Return the events before a step of an example in English."""
    return said_before(GAME, example, step)


def figures(example: str, step: int) -> dict[str, int]:
    """Return the figures in the sentence of a step of an example."""
    examples = examples_of(GAME)
    return examples.figures(examples[example], step - 1)


def numbered(example: str) -> set[int]:
    """Return the squares that carry a numbered mark."""
    marks = examples_of(GAME)[example].steps[0].marks
    found = {square for square in range(len(SQUARES)) if any(_lies_in(mark, square) for mark in marks)}
    assert len(found) == len(marks)
    return found


def _lies_in(mark: Mark, square: int) -> bool:
    box = square_box(square)
    return box.x < mark.x < box.x + box.width and box.y < mark.y < box.y + box.height


def test_each_picture_of_the_rulebook_has_a_board() -> None:
    assert set(PRINTED.values()) <= {example.id for example in examples_of(GAME)}


def test_the_board_of_the_setup_has_the_date_of_the_rulebook() -> None:
    assert "".join(map(str, at("setup", 1).digits)) == RULEBOOK_DATE


def test_four_squares_are_adjacent_to_a_lake() -> None:
    lake = SQUARE_AT["B8"]
    assert at("adjacent", 1).squares[lake] == LAKE
    assert numbered("adjacent") == set(NEIGHBOURS[lake])
    assert len(numbered("adjacent")) == 4


def test_six_squares_are_connected_by_a_road() -> None:
    sheet = at("connected", 1)
    assert all(connected_squares(sheet, square) == numbered("connected") for square in numbered("connected"))
    assert len(numbered("connected")) == 6


def test_a_section_is_drawn_between_two_squares() -> None:
    assert not at("road", 1).roads
    assert connected_squares(at("road", 2), SQUARE_AT["E6"]) == {SQUARE_AT["E6"], SQUARE_AT["E7"]}


def test_an_empty_square_beside_a_lake_is_dug() -> None:
    assert (1, 0) in score.lakes(at("dig", 1))
    assert said("dig", 2) == ["You dig a lake on B7."]
    assert (2, 1) in score.lakes(at("dig", 2))


def test_the_longest_road_has_15_sections_and_side_branches_add_none() -> None:
    assert [figures("longest", step)["road_points"] for step in (1, 2, 3)] == [14, 15, 15]
    assert figures("longest", 3)["sections"] == 16


def test_a_lake_of_6_squares_with_4_buildings_is_worth_24_points() -> None:
    assert (5, 4) in score.lakes(at("lake", 1))
    assert (6, 4) in score.lakes(at("lake", 2))
    assert [figures("lake", step)["lake_points"] for step in (1, 2)] == [20, 24]
