"""`python -m aevum.bots [GAME ...]`: the fields of the view that a bot is given, class by class, as Markdown."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from inspect import getdoc, getsource
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from aevum.kernel.chance import Chance
from aevum.kernel.encoding_hints import BitPacked, ByKey, CountPerKind, Derived, OneOf, UpTo, ValuePerKind
from aevum.kernel.errors import AevumError
from aevum.kernel.game import AnyGame
from aevum.kernel.registry import find_game, games
from aevum.kernel.words import Words


def main(arguments: list[str] | None = None) -> int:
    """Print the fields of the views of some games, or of all."""
    parser = argparse.ArgumentParser(prog="python -m aevum.bots", description=__doc__)
    parser.add_argument("game", nargs="*", help=", ".join(games()))
    given = parser.parse_args(arguments)
    try:
        chosen = list(map(find_game, given.game or games()))
    except AevumError as error:
        parser.error(error.say(Words("en")))
    sys.stdout.write("\n".join(map(document, chosen)))
    return 0


def document(game: AnyGame) -> str:
    """Return the classes of a game's views, each with its docstring and a table of its fields."""
    view = game.view(game.start(game.options_type(), game.seats[0], Chance.from_seed(0)), 0)
    lines = [f"## {game.id}", ""]
    for kind in classes(type(view), game.options_type):
        about = " ".join((getdoc(kind) or "").split())
        lines += [f"### {kind.__name__}", "", about, "", "| field | type | at the start | |", "|---|---|---|---|"]
        hints = get_type_hints(kind, include_extras=True)
        written = _written_types(kind)
        for entry in fields(kind):
            start = _brief(getattr(view, entry.name)) if isinstance(view, kind) else ""
            lines.append(f"| `{entry.name}` | `{written[entry.name]}` | {start} | {_described(hints[entry.name])} |")
        lines.append("")
    return "\n".join(lines)


def _brief(value: Any) -> str:
    """Return a value where it is short, else its number of entries."""
    if isinstance(value, tuple | list | dict):
        return f"{len(value)} entries"
    return f"`{value!r}`" if isinstance(value, int | str | None) else ""


def classes(view: type, *left_out: type) -> list[type]:
    """Return a view class and the dataclasses that its fields hold, each once, in the order in which they are met."""
    found: dict[type, None] = {view: None}
    waiting = [view]
    while waiting:
        for hint in get_type_hints(waiting.pop(0), include_extras=True).values():
            for kind in _dataclasses(hint):
                if kind not in found and kind not in left_out:
                    found[kind] = None
                    waiting.append(kind)
    return list(found)


def _dataclasses(hint: Any) -> Iterator[type]:
    if isinstance(hint, type) and is_dataclass(hint):
        yield hint
    for inner in get_args(hint):
        yield from _dataclasses(inner)


def _written_types(kind: type) -> dict[str, str]:
    """Return the types of fields as they stand in the source."""
    found = re.findall(r"^    (\w+): (.+?)(?: = .*)?$", getsource(kind), re.MULTILINE)
    return {name: written.replace("|", "\\|") for name, written in found}


def _described(hint: Any) -> str:
    """Return a description of the encoding hint of a field."""
    encoding_hint = get_args(hint)[1] if get_origin(hint) is Annotated else None
    match encoding_hint:
        case CountPerKind(kinds):
            return f"in no order; kinds 0 to {kinds - 1}"
        case UpTo(most):
            return f"in their order, at most {most}"
        case OneOf(values):
            return "one of: " + ", ".join(map(str, values))
        case ValuePerKind(kinds, _):
            return f"by kind, 0 to {kinds - 1}"
        case BitPacked(count, bits):
            return f"{count} numbers of {bits} bits in one, the lowest first"
        case ByKey(parts):
            return "any of: " + ", ".join(parts)
        case Derived():
            return "not among the numbers of an observation"
    return ""


if __name__ == "__main__":
    sys.exit(main())
