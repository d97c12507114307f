"""Every worked example of the Spanish rulebook has a board, and each board shows by the engine what it tells."""

from __future__ import annotations

from typing import Final

import pytest

from aevum.games.clash_of_cultures import GAME
from aevum.games.clash_of_cultures.constants import ADVANCES, GOODS, MOODS
from aevum.games.clash_of_cultures.state import Table
from aevum.games.clash_of_cultures.state_fields import KNOWN, NATION_WIDTH
from aevum.kernel.worked_examples import Example, examples_of
from games.clash_of_cultures.positions import CELL, actions, own, phase, pieces, refused, size_of, standing, terrain

EXAMPLES: Final = examples_of(GAME)
IN_THE_RULEBOOK: Final = {
    "Ánimos de ciudad: múltiples activaciones": "activations",
    "Tipos de gobierno": "government",
    "El avance Navegación": "navigation",
    "Transporte de unidades": "transport",
    "Mejora cívica": "two-steps",
    "Refuerzo de tu influencia cultural": "influenced",
    "Explorar con unidades de tierra: dibujos 1 a 7": "regions",
    "Explorar con barcos: dibujos 1 y 2": "ship-exploring",
    "Detalles de los avances: Carreteras": "roads",
    "Detalles de los avances: Cartografía": "chart",
    "Detalles de los avances: Rituales": "rituals",
    "Detalles de los avances: Rutas comerciales": "routes",
    "Detalles de los avances: Circo y deportes": "circus",
}
"""Headings under which the rulebook works out an example in words or pictures, with the board that shows it."""


def positions(id: str) -> list[Table]:
    """Return the states of the steps of an example."""
    example: Example = EXAMPLES[id]
    states = (EXAMPLES.match(step).state_at(step.moves) for step in example.steps)
    return [state for state in states if isinstance(state, Table)]


def told(id: str, step: int) -> list[str]:
    """Return the sentences of a step in English."""
    words = GAME.words("en")
    return [event.say(words) for event in EXAMPLES.events(EXAMPLES[id], step)]


def mood(table: Table, hex: str) -> str:
    """Return the mood of a city."""
    return MOODS[table.mood[CELL[hex]]]


def good(table: Table, owner: str, name: str) -> int:
    """Return what a colour has of a good."""
    return own(table, owner).stock[GOODS.index(name)]


def knows(table: Table, seat: int, *advances: str) -> bool:
    """Whether a seat knows all these advances."""
    return all(table.nation[seat * NATION_WIDTH + KNOWN] >> ADVANCES.number(advance) & 1 for advance in advances)


@pytest.mark.parametrize("heading", IN_THE_RULEBOOK)
def test_each_worked_example_of_the_rulebook_has_a_board(heading: str) -> None:
    assert IN_THE_RULEBOOK[heading] in EXAMPLES


def test_a_happy_city_of_size_three_collects_four_four_and_three_goods() -> None:
    steps = positions("activations")
    assert [size_of(table, "D7") for table in steps] == [3] * 4
    assert [mood(table, "D7") for table in steps] == ["happy", "happy", "neutral", "angry"]
    assert [sum(" gains 1 " in sentence for sentence in told("activations", step)) for step in (1, 2, 3)] == [4, 4, 3]
    assert refused(steps[3], "collect D7")


def test_three_advances_of_autocracy_become_three_of_democracy() -> None:
    before, _, after = positions("government")
    autocracy, democracy = (
        ("nationalism", "totalitarianism", "forced-labor"),
        ("voting", "separation-of-powers", "civil-liberties"),
    )
    assert knows(before, 0, "philosophy", *autocracy)
    assert knows(after, 0, *democracy)
    assert not any(knows(after, 0, advance) for advance in autocracy)
    assert before.nation[KNOWN].bit_count() == after.nation[KNOWN].bit_count()


def test_a_unit_boards_and_sails_in_one_action_and_lands_in_another() -> None:
    start, aboard, _, landed, _ = steps = positions("transport")
    assert refused(aboard, "move B6 with S1-army to B7")
    assert standing(landed, "B4") == ("blue", 1, 0)
    assert standing(start, "C7")[1] == standing(landed, "C7")[1] + 1
    assert told("transport", 4) == ["Blue sails from B5 to B6."]
    assert actions(steps[2]) == actions(start) - 1


def test_navigation_goes_round_the_edge_and_into_clouds_but_not_past_them() -> None:
    start, *_, last = positions("navigation")
    assert knows(start, 1, "navigation")
    assert start.land.group[CELL["F6"]] != start.land.group[CELL["A7"]]
    assert terrain(start, "F2") == "sea"
    assert refused(start, "move F6 with S2 to F2")
    assert told("navigation", 3) == ["Blue sails from F6 to F4.", "Blue discovers region 10."]
    assert terrain(last, "G5") == "sea"


def test_regions_are_laid_by_one_rule_after_the_other() -> None:
    choice, land, joining, edge = positions("regions")[1:]
    assert terrain(choice, "B3") == "sea"
    assert "turn upright" in _before("regions", 1)
    assert [terrain(land, hex) for hex in ("C4", "E4")] == ["fertile", "sea"]
    assert {terrain(joining, hex) for hex in ("E4", "F3")} == {"sea"}
    assert terrain(edge, "A5") == "sea"
    assert "Barbarians settle at C5." in told("regions", 4)


def _before(id: str, step: int) -> list[str]:
    """Return the legal moves before the last move of a step."""
    position = EXAMPLES[id].steps[step]
    table = EXAMPLES.match(position).state_at(position.moves - 1)
    return [GAME.book.notation(move) for move in table.legal()]


def test_a_ship_that_finds_no_sea_goes_back() -> None:
    start, found, back = positions("ship-exploring")
    assert start.ship_at[0] == CELL["B2"]
    assert {"at F2", "at G3"} <= set(_before("ship-exploring", 1))
    assert found.ship_at[0] == back.ship_at[0] == CELL["F2"]
    assert "sea" not in {terrain(back, hex) for hex in ("F4", "G5", "E5", "F5")}


def test_two_steps_of_mood_for_a_city_of_size_two_cost_four_tokens_and_one_action() -> None:
    steps = positions("two-steps")
    assert [mood(table, "E8") for table in steps] == ["angry", "neutral", "happy"]
    paid = [good(table, "blue", "mood") for table in steps]
    assert (size_of(steps[0], "E8"), paid[0] - paid[1], paid[1] - paid[2]) == (2, 2, 2)
    assert (phase(steps[2]), actions(steps[2])) == ("turn", actions(steps[0]) - 1)


def test_culture_tokens_bring_range_and_a_better_roll() -> None:
    *_, last = steps = positions("influenced")
    assert (size_of(steps[0], "C4"), size_of(steps[0], "D6")) == (2, 3)
    assert told("influenced", 1) == [
        "Red pays 1 culture token.",
        "Red tries to influence D6 from C4: the die shows 2.",
    ]
    assert told("influenced", 2) == ["Red pays 3 culture tokens."]
    assert (pieces(steps[0], "D6")["temple"], pieces(last, "D6")["temple"]) == ("blue", "red")


def test_roads_take_two_groups_two_spaces_each() -> None:
    start, first, second = positions("roads")
    assert knows(start, 0, "roads")
    assert standing(start, "C3") == ("red", 2, 2)
    assert standing(first, "D1") == ("red", 0, 1)
    assert standing(second, "E2") == ("red", 2, 1)
    assert terrain(second, "E2") == "mountain"
    assert told("roads", 2)[:2] == ["Red pays 1 ore.", "Red pays 1 gold."]


def test_two_ships_in_one_region_draw_one_map() -> None:
    start, last = positions("chart")
    tiles = [start.land.layout.tile[CELL[hex]] for hex in ("D4", "E4", "E3")]
    assert tiles[0] == tiles[1] != tiles[2]
    assert good(last, "red", "idea") - good(start, "red", "idea") == 2
    assert good(start, "red", "culture") == good(last, "red", "culture") == own(start, "red").culture_level


def test_rituals_take_food_and_wood_for_mood_tokens() -> None:
    start, last = positions("rituals")
    assert knows(start, 1, "rituals")
    assert size_of(start, "C7") == 3
    assert told("rituals", 1)[:3] == ["Blue pays 1 food.", "Blue pays 1 wood.", "Blue pays 1 mood token."]
    assert (mood(start, "C7"), mood(last, "C7")) == ("neutral", "happy")


def test_two_trade_routes_bring_two_food() -> None:
    start, _ = positions("routes")
    assert knows(start, 0, "trade-routes")
    assert {"Red has 2 trade routes.", "Red gains 2 food."} <= set(told("routes", 1))


def test_circus_and_sports_take_a_token_off_the_price() -> None:
    start, last = positions("circus")
    assert knows(start, 0, "circus-and-sports")
    assert size_of(start, "C2") == 3
    assert good(start, "red", "mood") - good(last, "red", "mood") == 2
    assert (mood(start, "C2"), mood(last, "C2")) == ("neutral", "happy")
