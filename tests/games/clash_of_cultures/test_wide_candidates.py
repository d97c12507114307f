"""Candidates for learned values: all those for the evaluation made by hand, and more that are legal."""

from __future__ import annotations

from aevum.games.clash_of_cultures.heuristics import HEURISTICS
from aevum.games.clash_of_cultures.moves import VERB
from aevum.games.clash_of_cultures.rules import LAW
from aevum.games.clash_of_cultures.state import Table
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER
from aevum.kernel.registry import find_game


def test_learned_values_get_all_candidates_of_the_others_first_and_further_legal_ones() -> None:
    game = find_game("clash-of-cultures")
    table, further = game.start(game.options_type(), 3, Chance.from_seed(5)), set[tuple[str, str]]()
    assert isinstance(table, Table)
    chance, decisions = Chance.from_seed(6), 0
    while table.actor != OVER and decisions < 600:
        legal = table.legal()
        narrow, wide = HEURISTICS.candidates(table, legal), HEURISTICS.wide_candidates(table, legal)
        assert wide[: len(narrow)] == narrow
        assert len(set(wide)) == len(wide)
        assert set(wide) <= set(legal)
        further |= {(LAW.now(table).name, VERB[move]) for move in wide[len(narrow) :]}
        table.apply(wide[chance.below(len(wide))])
        decisions += 1
    assert further >= {("turn", "advance"), ("turn", "build"), ("collect", "take")}
