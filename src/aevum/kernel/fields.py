"""Generator of state classes: from a list of fields it writes `__slots__`, copy, key and saved form as source.

A game lists its fields in `fields.py`. `python -m aevum.kernel.fields PACKAGE` writes `state_fields.py` from that list,
as plain source: what is written there is as fast as code by hand, is checked for types, and can be compiled.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.util import find_spec
from itertools import accumulate
from pathlib import Path
from types import ModuleType
from typing import Final

SEATS: Final = -1
"""As long as there are seats."""

COMMAND: Final = "python -m aevum.kernel.fields"
WRITTEN: Final = "state_fields.py"
LINE_LENGTH: Final = 120

_HEADER: Final = '''"""{about} Written by `{command}` from `fields.py`: change that, not this."""

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


def source(name: str, about: str, fields: Sequence[Field], imports: Sequence[str] = (), command: str = COMMAND) -> str:
    """Return the source of the class that holds these fields; its first line names the command that wrote it."""
    lines = sorted((*imports, "from aevum.kernel.steps import RuledState"))
    slots = _slots(sorted(field.name for field in fields))
    constants = "".join(_constant(constant) for field in fields for constant in field.constants)
    constants += "\n" if constants else ""
    final = "Final, " if constants else ""
    imported = "\n".join(lines) + "\n"
    header = {"about": about, "command": command, "name": name, "imports": imported, "slots": slots}
    parts = [_HEADER.format(constants=constants, final=final, **header)]
    parts += [f"    {field.name}: {field.type}\n{_comment(field)}" for field in fields]
    every = (*KERNEL_FIELDS, *fields)
    parts += [_begin(every), _copy(every), _key(every), _saved(every), _restore(every)]
    return "".join(parts)


def source_of(listed: ModuleType, command: str = COMMAND) -> str:
    """Return the source of the class that a module `fields` lists."""
    return source(listed.NAME, listed.ABOUT, listed.FIELDS, getattr(listed, "IMPORTS", ()), command)


def _slots(names: Sequence[str]) -> str:
    """Return the content of `__slots__`, a name a line if there are several."""
    if len(names) < 2:
        return "".join(f'"{name}",' for name in names)
    return "".join(f'\n        "{name}",' for name in names) + "\n    "


def _constant(constant: Constant) -> str:
    about = f'"""{constant.about}"""\n' if constant.about else ""
    return f"{constant.name}: Final = {constant.value}\n{about}"


def _comment(field: Field) -> str:
    return f'    """{field.about}"""\n' if field.about else ""


def _begin(fields: Sequence[Field]) -> str:
    set_here = "".join(_assigned(field) for field in fields if field.initial)
    about = '"""Every field as it is before anything lies on the table, but for those that the game sets."""'
    return f"\n    def lay_out(self, seats: int) -> None:\n        {about}\n{set_here}        self.log = None\n"


def _assigned(field: Field) -> str:
    """Return the line that sets a field to its initial value, with a long list spread over several lines."""
    line = f"        self.{field.name} = {field.initial}\n"
    if len(line) <= LINE_LENGTH:
        return line
    numbers, _, times = field.initial.strip("[").partition("]")
    spread = "".join(f"            {number},\n" for number in numbers.split(", "))
    return f"        self.{field.name} = [\n{spread}        ]{times}\n"


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


# -- the command


def main(arguments: Sequence[str] | None = None) -> int:
    """Write `state_fields.py` of each package, or only compare it with its list; return the exit status."""
    parser = argparse.ArgumentParser(prog=COMMAND, description=f"Write {WRITTEN} of games from the list in fields.py.")
    parser.add_argument(
        "packages", nargs="+", metavar="PACKAGE", help="a package that can be imported, such as my_game"
    )
    parser.add_argument(
        "--check", action="store_true", help="write nothing; status 1 if a file is not what its list says"
    )
    parser.add_argument("--by", default=COMMAND, metavar="COMMAND", help="the command that the first line names")
    chosen = parser.parse_args(arguments)
    stale = [package for package in chosen.packages if not _is_current(package, chosen.by, write=not chosen.check)]
    sys.stderr.writelines(f"{WRITTEN} of {package} is not what fields.py says: {chosen.by}\n" for package in stale)
    return bool(stale)


def _is_current(package: str, command: str, *, write: bool) -> bool:
    """Whether the file of a package is what its list says, after it was written if that is wanted."""
    listed = _listed(package)
    path = Path(str(listed.__file__)).with_name(WRITTEN)
    text = source_of(listed, command)
    if write:
        path.write_text(text, encoding="utf-8")
    return path.exists() and path.read_text(encoding="utf-8") == text


def _listed(package: str) -> ModuleType:
    """Return the module `fields` of a game without importing the game, which may lack the file to be written."""
    spec = find_spec(package)
    if spec is None or spec.submodule_search_locations is None:
        sys.exit(f"There is no package {package}: install it first (pip install -e .), or call this in its folder.")
    bare = ModuleType(package)
    bare.__path__ = list(spec.submodule_search_locations)
    sys.modules[package] = bare
    return import_module(f"{package}.fields")


if __name__ == "__main__":
    sys.exit(main())
