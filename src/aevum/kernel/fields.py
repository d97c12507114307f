"""Fields: what a state holds, each field said once with its kind; its class, copy, key and saved form are written out.

A game lists its fields in `fields.py`. `make states` writes `state_fields.py` from that list, as plain source: what is
written there is as fast as code by hand, is checked for types, and can be compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

SEATS: Final = -1
"""As long as there are seats."""

_HEADER: Final = '''"""{about} Written by `make states` from `fields.py`: change that, not this."""

from __future__ import annotations

from typing import Any, Self

{imports}

class {name}(State):
    """{about}"""

    __slots__ = ({slots})

'''


@dataclass(frozen=True, slots=True)
class Field:
    """One field: its type, how it begins, is copied and frozen, as source with `self.` before its name.

    A shared field never changes in place, so copies have it in common; the game sets it at the start. What is not
    `told` does not tell one state from another.
    """

    name: str
    type: str
    begins: str
    copied: str
    frozen: str
    about: str = ""
    told: bool = True


def number(name: str, about: str = "", *, initial: int = 0, told: bool = True) -> Field:
    """One number."""
    return Field(name, "int", str(initial), "{}", "{}", about, told)


def row(name: str, length: int, about: str = "", *, initial: int | Sequence[int] = 0) -> Field:
    """A number for each of a fixed count of things, or for each seat; a sequence: so many numbers a thing."""
    each = [initial] if isinstance(initial, int) else list(initial)
    return Field(name, "list[int]", f"{each} * {_count(length)}", "{}.copy()", "tuple({})", about)


def pile(name: str, about: str = "") -> Field:
    """Numbers in an order, at first none."""
    return Field(name, "list[int]", "[]", "{}.copy()", "tuple({})", about)


def piles(name: str, length: int, about: str = "") -> Field:
    """A pile for each of a fixed count of things, or for each seat."""
    copied, frozen = "[pile.copy() for pile in {}]", "tuple(map(tuple, {}))"
    return Field(name, "list[list[int]]", f"[[] for _ in range({_count(length)})]", copied, frozen, about)


def _count(length: int) -> str:
    return "seats" if length == SEATS else str(length)


def shared(name: str, type: str, about: str = "", *, initial: str = "", told: bool = True) -> Field:
    """Something that never changes in place: a tuple, options, a table. `initial`: source, or set by the game."""
    return Field(name, type, initial, "{}", "{}", about, told)


KERNEL_FIELDS: Final = (
    number("chance", told=False),
    pile("frames"),
    number("revealed", told=False),
    number("unforeseen", told=False),
)
"""What every state holds; its class has them already."""


def source(name: str, about: str, fields: Sequence[Field], imports: Sequence[str] = ()) -> str:
    """The source of the class that holds these fields."""
    lines = sorted((*imports, "from aevum.kernel.state import State"))
    slots = "".join(f'\n        "{field.name}",' for field in sorted(fields, key=lambda field: field.name)) + "\n    "
    parts = [_HEADER.format(about=about, name=name, imports="\n".join(lines) + "\n", slots=slots)]
    parts += [f"    {field.name}: {field.type}\n{_comment(field)}" for field in fields]
    every = (*KERNEL_FIELDS, *fields)
    parts += [_begin(every), _copy(every), _key(every), _saved(every), _restore(every)]
    return "".join(parts)


def _comment(field: Field) -> str:
    return f'    """{field.about}"""\n' if field.about else ""


def _begin(fields: Sequence[Field]) -> str:
    set_here = "".join(f"        self.{field.name} = {field.begins}\n" for field in fields if field.begins)
    about = '"""Every field as it is before anything lies on the table, but for those that the game sets."""'
    return f"\n    def lay_out(self, seats: int) -> None:\n        {about}\n{set_here}        self.log = None\n"


def _copy(fields: Sequence[Field]) -> str:
    lines = "".join(f"        other.{field.name} = {field.copied.format(f'self.{field.name}')}\n" for field in fields)
    return (
        "\n    def copy(self) -> Self:\n        other = self.__class__()\n"
        f"{lines}        other.log = None\n        return other\n"
    )


def _key(fields: Sequence[Field]) -> str:
    told = "".join(f"            {field.frozen.format(f'self.{field.name}')},\n" for field in fields if field.told)
    return f"\n    def key(self) -> tuple[Any, ...]:\n        return (\n{told}        )\n"


def _saved(fields: Sequence[Field]) -> str:
    every = "".join(f"            {field.frozen.format(f'self.{field.name}')},\n" for field in fields)
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
