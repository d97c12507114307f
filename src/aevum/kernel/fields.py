"""Generator of state classes: from a list of fields it writes `__slots__`, copy, key and saved form as source.

A game lists its fields in `fields.py`. `make states` writes `state_fields.py` from that list, as plain source: what is
written there is as fast as code by hand, is checked for types, and can be compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Final

SEATS: Final = -1
"""As long as there are seats."""

_HEADER: Final = '''"""{about} Written by `make states` from `fields.py`: change that, not this."""

from __future__ import annotations

from typing import Any, {final}Self

{imports}
{constants}
class {name}(RuledState):
    """{about}"""

    __slots__ = ({slots})

'''


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a state: its type, and how it is initialized, copied and frozen, as source code.

    A shared field never changes in place, so copies have it in common; the game sets it at the start. A field
    that is not `in_key` does not distinguish two states. `constants`: names of the places in its list, for records.
    """

    name: str
    type: str
    initial: str
    copy: str
    freeze: str
    about: str = ""
    in_key: bool = True
    constants: tuple[Constant, ...] = ()


@dataclass(frozen=True, slots=True)
class Constant:
    """One constant of a record as it is written: its name, its value, and what lies there."""

    name: str
    value: int
    about: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """One or several numbers of a record. Without a name no constant is written."""

    name: str
    length: int
    about: str
    initial: int


def number(name: str, about: str = "", *, initial: int = 0, in_key: bool = True) -> Field:
    """Return a field that holds one number."""
    return Field(name, "int", str(initial), "{}", "{}", about, in_key)


def row(name: str, length: int, about: str = "", *, initial: int | Sequence[int] = 0) -> Field:
    """Return a field with a number for each of a fixed count of things, or for each seat.

    `initial`: the number that each has at first; a sequence gives each thing as many numbers.
    """
    each = [initial] if isinstance(initial, int) else list(initial)
    return Field(name, "list[int]", f"{each} * {_count(length)}", "{}.copy()", "tuple({})", about)


def pile(name: str, about: str = "") -> Field:
    """Return a field with a list of numbers, empty at first."""
    return Field(name, "list[int]", "[]", "{}.copy()", "tuple({})", about)


def piles(name: str, length: int, about: str = "") -> Field:
    """Return a field with a pile for each of a fixed count of things, or for each seat."""
    copied, frozen = "[pile.copy() for pile in {}]", "tuple(map(tuple, {}))"
    return Field(name, "list[list[int]]", f"[[] for _ in range({_count(length)})]", copied, frozen, about)


def place(name: str, about: str = "", *, initial: int = 0) -> Place:
    """Return the place of one number in a record."""
    return Place(name, 1, about, initial)


def block(name: str, length: int, about: str = "", *, initial: int = 0) -> Place:
    """Return the place of several numbers in a record; the constant is the index of the first."""
    return Place(name, length, about, initial)


def record(name: str, length: int, *places: Place, about: str = "", prefix: str = "") -> Field:
    """Return a field with a record of numbers for each seat, or each of a fixed count of things, in one list.

    The constants say where a number lies: `state.nation[seat * NATION_WIDTH + HOME]`. `prefix`: of their names; the
    width is named after the field otherwise.
    """
    initial = [place.initial for place in places for _ in range(place.length)]
    named = _constants(places, 0, prefix, prefix or f"{name.upper()}_")
    return replace(row(name, length, about, initial=initial), constants=named)


def stack_record(name: str, *places: Place, about: str = "", prefix: str = "") -> Field:
    """Return a field with a stack of records of which the last is read: the constants count from the end of the list.

    `state.fights += [0] * BATTLE_WIDTH` begins a record, `state.fights[BATTLE_HEX]` is a number of the last one.
    """
    width = sum(place.length for place in places)
    return replace(pile(name, about), constants=_constants(places, -width, prefix, prefix or f"{name.upper()}_"))


def _constants(places: Sequence[Place], start: int, prefix: str, of_width: str) -> tuple[Constant, ...]:
    ends = list(accumulate((place.length for place in places), initial=start))
    named = [
        Constant(prefix + place.name.upper(), value, place.about)
        for place, value in zip(places, ends, strict=False)
        if place.name
    ]
    return (*named, Constant(f"{of_width}WIDTH", ends[-1] - start))


def _count(length: int) -> str:
    return "seats" if length == SEATS else str(length)


def shared(name: str, type: str, about: str = "", *, initial: str = "", in_key: bool = True) -> Field:
    """Return a field that never changes in place: a tuple, options, a table. `initial`: source, or set by the game."""
    return Field(name, type, initial, "{}", "{}", about, in_key)


KERNEL_FIELDS: Final = (
    number("chance", in_key=False),
    pile("frames"),
    number("revealed", in_key=False),
    number("learned", in_key=False),
)
"""Fields of every state, which the class `State` has already."""


def source(name: str, about: str, fields: Sequence[Field], imports: Sequence[str] = ()) -> str:
    """The source of the class that holds these fields."""
    lines = sorted((*imports, "from aevum.kernel.steps import RuledState"))
    slots = "".join(f'\n        "{field.name}",' for field in sorted(fields, key=lambda field: field.name)) + "\n    "
    constants = "".join(_constant(constant) for field in fields for constant in field.constants)
    final = "Final, " if constants else ""
    imported = "\n".join(lines) + "\n"
    parts = [_HEADER.format(about=about, name=name, imports=imported, slots=slots, constants=constants, final=final)]
    parts += [f"    {field.name}: {field.type}\n{_comment(field)}" for field in fields]
    every = (*KERNEL_FIELDS, *fields)
    parts += [_begin(every), _copy(every), _key(every), _saved(every), _restore(every)]
    return "".join(parts)


def _constant(constant: Constant) -> str:
    about = f'"""{constant.about}"""\n' if constant.about else ""
    return f"{constant.name}: Final = {constant.value}\n{about}"


def _comment(field: Field) -> str:
    return f'    """{field.about}"""\n' if field.about else ""


def _begin(fields: Sequence[Field]) -> str:
    set_here = "".join(f"        self.{field.name} = {field.initial}\n" for field in fields if field.initial)
    about = '"""Every field as it is before anything lies on the table, but for those that the game sets."""'
    return f"\n    def lay_out(self, seats: int) -> None:\n        {about}\n{set_here}        self.log = None\n"


def _copy(fields: Sequence[Field]) -> str:
    lines = "".join(f"        other.{field.name} = {field.copy.format(f'self.{field.name}')}\n" for field in fields)
    return (
        "\n    def copy(self) -> Self:\n        other = self.__class__()\n"
        f"{lines}        other.log = None\n        return other\n"
    )


def _key(fields: Sequence[Field]) -> str:
    compared = "".join(
        f"            {field.freeze.format(f'self.{field.name}')},\n" for field in fields if field.in_key
    )
    return f"\n    def key(self) -> tuple[Any, ...]:\n        return (\n{compared}        )\n"


def _saved(fields: Sequence[Field]) -> str:
    every = "".join(f"            {field.freeze.format(f'self.{field.name}')},\n" for field in fields)
    return f"\n    def saved(self) -> tuple[Any, ...]:\n        return (\n{every}        )\n"


def _restore(fields: Sequence[Field]) -> str:
    names = "".join(f"            {field.name},\n" for field in fields)
    lines = "".join(f"        self.{field.name} = {_thawed(field)}\n" for field in fields)
    return (
        f"\n    def restore(self, saved: tuple[Any, ...]) -> None:\n        (\n{names}        ) = saved\n"
        f"{lines}        self.log = None\n"
    )


def _thawed(field: Field) -> str:
    if field.type == "list[int]":
        return f"list({field.name})"
    return f"[list(pile) for pile in {field.name}]" if field.type == "list[list[int]]" else field.name
