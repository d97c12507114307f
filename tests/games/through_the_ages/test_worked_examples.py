"""Every worked example of the printed rulebook has a board on the rules page, and the board shows what it says."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import pytest

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.constants import CARDS, NUMBER, UNITS, UPGRADES, WORKS
from aevum.games.through_the_ages.state import Table
from aevum.games.through_the_ages.view import CivilizationView, TableView
from aevum.kernel.worked_examples import examples_of
from aevum.web.components.worked_examples import worked_example
from games.example_steps import state_in

PRINTED: Final = {
    "Maravillas: Carlos y su tercera maravilla": "third-wonder",
    "Ejemplo de cómo coger cartas en la primera ronda": "first-round",
    "La fila de cartas: Javier retira a Homero": "refill",
    "Jugar una carta de acción: Obra de Ingeniería": "action-card",
    "Revolución: Javier y la Monarquía": "revolution",
    "Cambio pacífico de gobierno": "government",
    "Mejorar una mina, granja o edificio: Hierro": "iron",
    "Granjas y minas de nivel más alto": "change",
    "Mejorar una unidad: Patriotismo": "patriotism",
    "Gran ejemplo": "scoring",
    "Colonizar territorios nuevos": "colony",
    "Agresiones: Espionaje": "sacrifice",
    "Sublevación": "uprising",
    "Tecnologías especiales": "special",
    "Utilizar tecnologías de construcción para mejorar edificios urbanos": "masonry",
    "Tácticas: Ejército Medieval": "tactic",
    "Tácticas: sacrificar un ejército": "army",
    "Unidades anticuadas: Ejército Defensivo": "outdated",
    "Aviación: Trincheras": "aviation",
}
"""Examples of the Spanish rulebook by heading, in its order, with the ids of their boards."""


def seen(example: str, step: int) -> TableView:
    """Return the view of a step of an example."""
    state, seat = state_in(GAME, example, step)
    assert isinstance(state, Table)
    return GAME.view(state, seat)


def own(example: str, step: int) -> CivilizationView:
    return seen(example, step).own


def test_each_example_of_the_rulebook_has_a_board() -> None:
    ids = {example.id for example in examples_of(GAME)}
    assert set(PRINTED.values()) <= ids
    assert len(PRINTED) == 19


def test_the_first_round_gives_one_action_more_to_each_seat() -> None:
    taken = [seen("first-round", step).card_row for step in range(1, 6)]
    assert [row.count(-1) for row in taken] == [0, 1, 2, 3, 4]
    assert [seen("first-round", step).actor for step in (1, 2, 4)] == [2, 2, 1]


def test_only_the_card_that_is_left_at_the_cheap_end_goes() -> None:
    before, after = seen("refill", 1).card_row, seen("refill", 2).card_row
    assert [card == -1 for card in before[:2]].count(True) == 1
    assert NUMBER["moses"] in before
    assert NUMBER["moses"] not in after
    assert -1 not in after


def test_a_third_wonder_costs_an_action_for_each_of_two() -> None:
    before, after = own("third-wonder", 1), own("third-wonder", 2)
    assert len(before.wonders) == 2
    place = seen("third-wonder", 1).card_row.index(NUMBER["eiffel-tower"])
    assert before.civil_left - after.civil_left == seen("third-wonder", 1).prices[place] == 3 + 2


def test_an_upgrade_is_paid_with_a_token_of_bronze_and_one_of_iron() -> None:
    before, after = own("change", 1), own("change", 2)
    paid = {CARDS[work]: before.blue[work] - after.blue[work] for work in range(len(before.blue))}
    assert {work: tokens for work, tokens in paid.items() if tokens} == {"bronze": 1, "iron": 1}
    assert before.resources - after.resources == 3


def test_a_new_iron_mine_costs_five_and_a_better_one_three() -> None:
    first, built, upgraded = (own("iron", step) for step in (1, 2, 3))
    iron, bronze = NUMBER["iron"], NUMBER["bronze"]
    assert first.resources - built.resources == 5
    assert (built.workers[iron] - first.workers[iron], built.idle) == (1, first.idle - 1)
    assert (upgraded.workers[iron] - built.workers[iron], upgraded.workers[bronze] - built.workers[bronze]) == (1, -1)
    assert upgraded.idle == built.idle


def test_patriotism_pays_an_upgrade_of_an_empty_store() -> None:
    steps = [own("patriotism", step) for step in range(1, 5)]
    assert all(step.resources == 0 for step in steps)
    assert steps[1].military_left == steps[0].military_left + 1
    assert steps[3].military_resources == steps[1].military_resources - 1
    assert steps[3].workers[NUMBER["swordsmen"]] == steps[2].workers[NUMBER["swordsmen"]] + 1


def test_engineering_genius_builds_a_stage_of_three_for_one() -> None:
    before, after = own("action-card", 1), own("action-card", 2)
    assert (before.resources - after.resources, after.stages_done - before.stages_done) == (1, 1)
    assert before.civil_left - after.civil_left == 1


def test_architecture_replaces_masonry() -> None:
    before, after = own("special", 1), own("special", 2)
    assert NUMBER["masonry"] in before.technologies
    assert NUMBER["masonry"] not in after.technologies
    assert NUMBER["architecture"] in after.technologies


def test_masonry_makes_a_lab_cheaper_to_improve() -> None:
    pair = UPGRADES.index((NUMBER["philosophy"], NUMBER["alchemy"]))
    prices = [seen("masonry", step).upgrade_costs[pair] for step in (1, 2)]
    assert prices == [3, 2]
    assert prices[0] > own("masonry", 1).resources == prices[1]
    assert own("masonry", 2).resources - own("masonry", 3).resources == prices[1]


def test_a_revolution_takes_all_civil_actions_and_no_military_one() -> None:
    before, after, then = (own("revolution", step) for step in (1, 2, 3))
    assert before.civil_left == before.civil
    assert (after.civil_left, after.military_left) == (0, after.military)
    assert CARDS[after.government] == "theocracy"
    assert then.military_left == after.military - 1


def test_a_discontent_worker_who_is_put_to_work_starts_an_uprising() -> None:
    steps = [own("uprising", step) for step in range(1, 5)]
    assert [(step.discontent, step.idle) for step in steps] == [(1, 2), (1, 1), (1, 0), (1, 0)]
    assert [step.forecast is None for step in steps[:3]] == [False, False, True]
    assert (steps[3].food, steps[3].science, steps[3].culture) == (steps[2].food, steps[2].science, steps[2].culture)


def test_sacrificed_units_overtake_the_defense() -> None:
    attacked, raised = seen("sacrifice", 2), seen("sacrifice", 3)
    assert attacked.attack < attacked.defence < raised.attack
    assert own("sacrifice", 4).strength < own("sacrifice", 1).strength


def test_a_second_army_counts_for_the_tactic() -> None:
    before, after = own("tactic", 1), own("tactic", 2)
    assert (before.armies, after.armies) == ((2,), (2, 2))
    assert after.strength - before.strength == 2 + 2


def test_a_whole_army_among_the_sacrificed_adds_the_bonus_of_its_tactic() -> None:
    attacks = [seen("army", step).attack for step in range(1, 4)]
    assert [after - before for before, after in pairwise(attacks)] == [2, 2 + 2]


def test_an_army_with_an_outdated_unit_gives_the_smaller_bonus() -> None:
    before, played, upgraded = (own("outdated", step) for step in (1, 2, 3))
    assert units(before) == units(played) == {"swordsmen": 3, "warriors": 1, "cannon": 2}
    assert (before.strength, before.armies) == (13, ())
    assert (CARDS[played.tactic], played.armies) == ("defensive-army", (6, 3))
    assert played.strength == 13 + 6 + 3 == 22
    assert units(upgraded) == {"swordsmen": 4, "cannon": 2}
    assert (upgraded.strength, upgraded.armies) == (14 + 6 + 6, (6, 6))


def test_an_air_unit_doubles_the_bonus_of_one_army() -> None:
    steps = [own("aviation", step) for step in range(1, 5)]
    army = {"swordsmen": 1, "modern-infantry": 1, "cannon": 4}
    assert [units(step) for step in steps] == [army, *({**army, "air-forces": count} for count in (1, 2, 3))]
    assert {CARDS[step.tactic] for step in steps} == {"entrenchments"}
    assert [step.armies for step in steps] == [(9, 5), (18, 5), (18, 10), (18, 10)]
    assert [step.strength for step in steps] == [19 + 9 + 5, 24 + 18 + 5, 57, 60]
    assert [step.strength for step in steps[1:3]] == [47, 29 + 18 + 10]
    assert 34 + 18 + 10 == 62 > GAME.rulebook.figures["strength"] == 60


def units(civilization: CivilizationView) -> dict[str, int]:
    """Return the number of workers on each kind of unit."""
    return {CARDS[work]: civilization.workers[work] for work in range(UNITS, len(WORKS)) if civilization.workers[work]}


def test_sentences_say_the_figures_of_the_view() -> None:
    examples, words = examples_of(GAME), GAME.words("en")
    page = str(worked_example(GAME, examples["aviation"], words))
    assert examples.figures(examples["aviation"], 2) == {"total": 57, "first": 18, "second": 10}
    for said in (
        "adds 5. The strength is 33.",
        "to 18. Their own strength counts too: 47.",
        "to 10: 57.",
        "exceed 60.",
    ):
        assert said in page


def test_a_basic_game_is_scored_as_the_rulebook_lists_it() -> None:
    examples = examples_of(GAME)
    outcome = examples.match(examples["scoring"].steps[-1]).outcome()
    assert outcome is not None
    last = own("scoring", 2)
    points = outcome.points[2]
    assert points["strength"] == 2 * last.strength
    assert points["face"] == 2 * last.faces
    assert points["science"] == last.science_rate
    assert outcome.totals[2] == sum(points.values())


@pytest.mark.parametrize("example", PRINTED.values())
def test_a_board_explains_a_chapter_of_the_rulebook(example: str) -> None:
    assert examples_of(GAME)[example].chapter in {clause.chapter.id for clause in GAME.rulebook}
