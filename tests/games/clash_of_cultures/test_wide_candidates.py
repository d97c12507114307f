"""Candidates for learned values: all those for the evaluation made by hand, and more that are legal."""

from __future__ import annotations

from typing import Any

from aevum.games.clash_of_cultures.heuristics import HEURISTICS
from aevum.games.clash_of_cultures.moves import BOOK, VERB
from aevum.games.clash_of_cultures.rules import LAW
from aevum.games.clash_of_cultures.state import Table
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER
from aevum.kernel.registry import find_game
from games.clash_of_cultures.positions import city, give, play, reveal, shape, units
from games.clash_of_cultures.positions import table as table_of


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


def neighbors(**stores: dict[str, Any]) -> Table:
    """Return a table with three seats, each with a city and these goods."""
    position = table_of(seats=3, actions=3, round=3, turn=1)
    shape(position, "sea", fertile="D3 C4 D8", forest="C3 D4", mountain="E3 D2")
    for hex, owner in (("D3", "red"), ("D8", "blue")):
        city(position, hex, owner)
    for owner, goods in stores.items():
        give(position, owner, advances="storage", **goods)
    return position


def wide(position: Table) -> list[str]:
    return [BOOK.notation(move) for move in HEURISTICS.wide_candidates(position, position.legal())]


def test_a_surplus_is_offered_for_what_is_missing_where_both_gain() -> None:
    position = neighbors(red={"food": 6}, blue={"ore": 6})
    assert "trade blue" in wide(position)
    play(position, "trade blue")
    for expected in ("give food", "want ore", "propose"):
        assert wide(position) == [expected]
        play(position, expected)
    assert wide(position) == ["accept"]


def test_no_trade_is_opened_that_helps_one_side_alone_or_that_was_offered_before() -> None:
    assert not [move for move in wide(neighbors(red={"ore": 1}, blue={"ore": 1})) if move.startswith("trade")]
    position = play(neighbors(red={"food": 6}, blue={"ore": 6}), "trade blue", "pass")
    assert not [move for move in wide(position) if move.startswith("trade")]


def test_a_trade_ends_a_segment_without_an_action() -> None:
    position = neighbors(red={"food": 6}, blue={"ore": 6})
    before = HEURISTICS.search_segment(position)
    play(position, "trade blue", "give food", "want ore", "propose")
    assert HEURISTICS.search_segment(position) == before
    assert HEURISTICS.search_segment(play(position, "accept")) != before


def test_goods_for_a_wonder_bring_it_nearer() -> None:
    def term(position: Table) -> float:
        return dict(HEURISTICS.evaluation_terms(position, 0))["term-wonders"]

    position = reveal(neighbors(red={"ore": 4, "wood": 2, "culture": 3}), "great-pyramids")
    give(position, "red", advances="engineering myths rituals", culture_level=5)
    nearer = give(position.copy(), "red", ore=7)
    assert 0 < term(position) < term(nearer)
    assert "take" in VERB[HEURISTICS.wide_candidates(play(nearer, "collect D3"), nearer.legal())[0]]


def test_an_unguarded_city_near_an_army_is_a_prospect_and_a_guarded_one_is_not() -> None:
    def term(guard: int) -> float:
        position = give(neighbors(), "red", advances="tactics")
        units(city(units(position, "D3", armies=2), "C4", "blue", "temple"), "C4", "blue", armies=guard)
        return dict(HEURISTICS.evaluation_terms(position, 0))["term-conquest"]

    assert term(0) > 0.3
    assert term(4) == 0
