"""Copies are equal, complete and independent."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest
from hypothesis import given

from aevum.kernel.events import Log
from aevum.kernel.fields import COMMAND, WRITTEN, source_of
from aevum.kernel.game import OVER, AnyGame, State
from aevum.testing.budget import Budget
from aevum.testing.fields import contents, snapshot
from aevum.testing.variants import Variant
from aevum.testing.walks import Temper, along, choices, line, seeds, walked

pytestmark = pytest.mark.main_variants


def lists_in(value: Any) -> set[int]:
    """Return the identities of the lists inside a value."""
    if not isinstance(value, list | tuple):
        return set()
    inner = {place for part in value for place in lists_in(part)}
    return inner | {id(value)} if isinstance(value, list) else inner


def test_the_generated_class_is_what_the_list_of_fields_says(game: AnyGame) -> None:
    """The first line may differ: it names the command that wrote the file."""
    package = import_module(type(game).__module__).__package__ or ""
    if find_spec(f"{package}.fields") is None or not (game.folder / WRITTEN).exists():
        pytest.skip("its state is not generated")
    written = (game.folder / WRITTEN).read_text(encoding="utf-8")
    listed = source_of(import_module(f"{package}.fields"))
    assert written.splitlines()[1:] == listed.splitlines()[1:], f"{COMMAND} {package} writes it anew"


def test_a_state_keeps_nothing_outside_its_slots(variant: Variant) -> None:
    assert not hasattr(variant.start(0), "__dict__")


def test_a_copy_holds_all_of_the_state_but_not_its_listener(variant: Variant, budget: Budget) -> None:
    for state in along(variant, budget.examined):
        state.log = Log()
        copy = state.copy()
        assert type(copy) is type(state)
        assert contents(copy) == contents(state)
        assert copy.key() == state.key()
        assert copy.log is None


def test_a_copy_shares_no_list_with_the_state(variant: Variant, budget: Budget) -> None:
    for state in along(variant, budget.examined):
        assert not lists_in(list(contents(state).values())) & lists_in(list(contents(state.copy()).values()))


def go_on(state: State, temper: Temper, decisions: int) -> None:
    """Make up to `decisions` more decisions."""
    for _ in range(decisions):
        if state.actor != OVER:
            state.apply(temper.choose(state))


def test_copy_and_state_go_their_own_ways(variant: Variant, budget: Budget) -> None:
    for number, state in enumerate(along(variant, budget.examined // 2, every=5)):
        copy = state.copy()
        before, temper = snapshot(state), Temper(variant.game, number)
        go_on(copy, temper, budget.parted)
        assert snapshot(state) == before
        ended = snapshot(copy)
        go_on(state, temper, budget.parted)
        assert snapshot(copy) == ended


@given(seed=seeds, chosen=choices)
def test_looking_changes_nothing(variant: Variant, seed: int, chosen: list[int]) -> None:
    state = walked(variant, seed, chosen)
    before = snapshot(state)
    legal = state.legal()
    for move in [*legal[:20], *range(0, variant.game.book.size, 997)]:
        state.check(move)
    state.outcome()
    variant.game.conserved_counts(state)
    variant.game.view(state, 0)
    assert snapshot(state) == before
    assert state.legal() == legal


def test_a_copy_has_the_same_outcome(variant: Variant) -> None:
    for seed in range(2):
        last = line(variant, seed).end()
        assert last.copy().outcome() == last.outcome() == last.outcome()


def test_a_listener_changes_nothing(variant: Variant, budget: Budget) -> None:
    for state in along(variant, budget.examined):
        for move in state.legal()[:3]:
            silent, heard = state.copy(), state.copy()
            heard.log = Log()
            silent.apply(move)
            heard.apply(move)
            assert contents(silent) == contents(heard)
            ends_silently = variant.game.book.verb_of(move).follows
            assert heard.log.events or heard.actor == state.actor or ends_silently, "a turn passed without a word"
