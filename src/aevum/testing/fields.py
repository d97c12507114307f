"""Contents of a state, field by field."""

from __future__ import annotations

from typing import Any, Final

from aevum.kernel.game import State

SLOTS: Final = ("__slots__", "__mypyc_attrs__")
"""Class attributes with the names of the fields: of plain classes and of compiled ones."""


def contents(state: State) -> dict[str, Any]:
    """Return everything that a state holds, except its log."""
    slots = {slot for kind in type(state).__mro__ for slots_of in SLOTS for slot in getattr(kind, slots_of, ())}
    return {slot: getattr(state, slot) for slot in sorted(slots - {"__dict__", "log"})}


def snapshot(state: State) -> dict[str, Any]:
    """Return the contents of a state as they are now, independent of later changes."""
    return {slot: frozen(value) for slot, value in contents(state).items()}


def frozen(value: Any) -> Any:
    """Return a value as it is now, independent of later changes."""
    return tuple(map(frozen, value)) if isinstance(value, list | tuple) else value
