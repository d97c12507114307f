"""Every worked example of the printed rulebook has a board on the rules page, and the board shows what it says."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus import GAME
from aevum.games.tempus.constants import ERAS, HEX_AT
from aevum.games.tempus.state import World
from aevum.games.tempus.view import WorldView
from aevum.kernel.worked_examples import examples_of
from games.example_steps import said_before, state_in

PRINTED: Final = {
    "Por ejemplo: la Era de la Escritura": "writing",
    "Ejemplo: el Cubo de Era de Juanito": "tokens",
    "Ejemplo de movimiento": "lake",
    "Ejemplo: la lucha A": "fight",
    "Ejemplo: la lucha B": "siege",
    "Ejemplo: si el rojo quiere construir otra ciudad": "city",
    "Ejemplo de Progreso": "tie",
}
"""Examples of the Spanish rulebook by heading, in its order, with the ids of their boards."""


def seen(example: str, step: int) -> WorldView:
    """Return the view of a step of an example."""
    state, seat = state_in(GAME, example, step)
    assert isinstance(state, World)
    return GAME.view(state, seat)


def said(example: str, step: int) -> list[str]:
    """Return the events before a step of an example in English."""
    return said_before(GAME, example, step)


def test_each_example_of_the_rulebook_has_a_board() -> None:
    assert set(PRINTED.values()) <= {example.id for example in examples_of(GAME)}


def test_two_players_read_the_row_of_writing() -> None:
    assert [ERAS[era] for era in seen("writing", 1).era].count("writing") == 2


def test_a_token_crosses_a_lake_and_another_goes_two_hexes_past_its_own_city() -> None:
    before, after = seen("lake", 1), seen("lake", 3)
    city = HEX_AT["G4"]
    assert (before.owner[city], before.city[city]) == (2, 2)
    assert said("lake", 2) == ["Green moves a token from G6 to G8 across the lake."]
    assert said("lake", 3) == ["Green moves a token from G3 to H4."]
    assert [after.tokens[HEX_AT[place]] for place in ("G6", "G3", "G8", "H4")] == [0, 0, 1, 1]


def test_a_city_is_defended_on_the_terrain_that_its_owner_declares() -> None:
    """The rulebook attacks with three tokens, 4 against 5; here two attack the same city with the same cards."""
    assert seen("siege", 1).city[HEX_AT["A4"]] == seen("siege", 1).tokens[HEX_AT["B5"]] == 2
    assert "Red declares grassland for the city." in said("siege", 2)
    assert said("siege", 4)[-1] == "3 against 5: Red repels the attack, and Blue loses a token."
    assert seen("siege", 4).tokens[HEX_AT["B5"]] == 1


def test_players_who_tie_in_progress_all_enter_the_next_era() -> None:
    told = said("tie", 2)
    assert {"Purple has 7 progress points.", "Blue has 7 progress points."} <= set(told)
    assert {"Purple enters Printing.", "Blue enters Printing."} <= set(told)
