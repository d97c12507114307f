"""Everything a state holds, field by field."""

from __future__ import annotations

from typing import Any, Final

from aevum.kernel.game import State

SLOTS: Final = ("__slots__", "__mypyc_attrs__")
"""Where a plain and a compiled class name what its objects hold."""


def contents(state: State) -> dict[str, Any]:
    """Everything a state holds, except who listens."""
    slots = {slot for kind in type(state).__mro__ for slots_of in SLOTS for slot in getattr(kind, slots_of, ())}
    return {slot: getattr(state, slot) for slot in sorted(slots - {"__dict__", "log"})}


def snapshot(state: State) -> dict[str, Any]:
    """The same as it is now, whatever happens to the state later."""
    return {slot: frozen(value) for slot, value in contents(state).items()}


def frozen(value: Any) -> Any:
    """A value as it is now, whatever happens to it later."""
    return tuple(map(frozen, value)) if isinstance(value, list | tuple) else value
