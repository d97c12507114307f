"""A key identifies a state: change anything that decisions depend on, and the key changes."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, Final

import pytest

from aevum.kernel.game import AnyGame, State
from aevum.testing.budget import Budget
from aevum.testing.derived_fields import DERIVED_FIELDS
from aevum.testing.fields import contents
from aevum.testing.variants import Variant
from aevum.testing.walks import along

pytestmark = pytest.mark.main_variants

IGNORED: Final = frozenset({"chance", "log", "options", "revealed", "learned"})
"""Fields that are constant in a match or compared apart from the key: random state, log, undo horizon."""


def others(value: Any) -> Iterator[list[Any]]:
    """Yield groups of values that differ from this one in one place, each group in either direction."""
    if isinstance(value, int):
        yield [value + 1, value - 1]
    elif isinstance(value, list | tuple):
        kind = type(value)
        yield [kind([*value, *(value[-1:] or [0])]), kind(value[:-1])]
        for place, part in enumerate(value):
            for group in others(part):
                yield [kind([*value[:place], other, *value[place + 1 :]]) for other in group]


def with_field(state: State, field: str, value: Any) -> State:
    changed = state.copy()
    setattr(changed, field, value)
    return changed


def is_in_key(state: State, field: str, value: Any) -> bool:
    """Whether the key changes with the field, wherever the field is changed; at a bound it may change one way only."""
    changed = [any(differs(state, with_field(state, field, other)) for other in group) for group in others(value)]
    return bool(changed) and all(changed)


def differs(state: State, other: State) -> bool:
    """Whether two states have different keys.

    A key that raises TypeError for a strange value has looked at it.
    """
    try:
        return other.key() != state.key()
    except TypeError:
        return True


def assert_key_is_complete(game: AnyGame, state: State) -> None:
    fields = {field: value for field, value in contents(state).items() if field not in IGNORED}
    in_key = {field for field, value in fields.items() if is_in_key(state, field, value)}
    left_out = fields.keys() - in_key
    derived = DERIVED_FIELDS.get(game.id, {})
    assert left_out <= derived.keys(), f"the key does not tell {sorted(left_out - derived.keys())}"
    bare = SimpleNamespace(options=contents(state).get("options"), **{field: fields[field] for field in in_key})
    for field in left_out:
        assert derived[field](fields[field], bare), f"{field} does not follow from what the key tells"
        assert not any(derived[field](group[0], bare) for group in others(fields[field])), f"anything goes for {field}"


def test_whatever_can_change_changes_the_key(variant: Variant, budget: Budget) -> None:
    for state in along(variant, variant.part_of(budget.examined), every=11):
        assert_key_is_complete(variant.game, state)
