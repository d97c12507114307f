"""The chronicle says what the match's own log says, whatever way the match took."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.table.chronicle import Chronicle
from table.high_cards import dealt


@given(st.lists(st.integers(0, 30), max_size=40))
def test_it_follows_a_match_on_and_back(ways: list[int]) -> None:
    chronicle, match = Chronicle(), Match(find_game("tempus-imperium"), seed=7)
    for way in ways:
        match = match.copy()
        if way < 8 and match.moves:
            match.undo(max(0, len(match.moves) - way), agreed=True) if way else None
        elif not match.over:
            match.play(match.legal()[way % len(match.legal())])
        assert list(chronicle.of(match)) == match.log()


def test_another_deal_is_another_story() -> None:
    chronicle = Chronicle()
    for seed in (7, 8):
        match = dealt(seed)
        match.play(str(match.legal()[3]))
        match.play("draw")
        assert list(chronicle.of(match)) == match.log()


def test_it_tells_a_move_once() -> None:
    chronicle, match = Chronicle(), dealt()
    match.play("swap 6")
    first = chronicle.of(match)[0]
    match.play("draw")
    assert chronicle.of(match)[0] is first
