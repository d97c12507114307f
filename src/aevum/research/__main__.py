"""`python -m aevum.research GAME [--seats N] [--set NAME=VALUE]`: what each number of an observation means."""

from __future__ import annotations

import argparse
import sys

from aevum.kernel.errors import AevumError
from aevum.kernel.registry import find_game, games
from aevum.kernel.words import Words
from aevum.research.encoding import layout_of
from aevum.research.env_core import EnvConfig


def main(arguments: list[str] | None = None) -> int:
    """Print the layout as a Markdown table."""
    parser = argparse.ArgumentParser(prog="python -m aevum.research", description=__doc__)
    parser.add_argument("game", help=", ".join(games()))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--set", metavar="NAME=VALUE", action="append", default=[], help="an option of the game")
    given = parser.parse_args(arguments)
    options = dict(entry.partition("=")[::2] for entry in given.set)
    try:
        setting = EnvConfig.of(find_game(given.game), given.seats, options)
    except AevumError as error:
        parser.error(error.say(Words("en")))
    sys.stdout.write(document(setting))
    return 0


def document(setting: EnvConfig) -> str:
    """Return the layout of an observation and of its moves, field by field."""
    layout = layout_of(setting.game, setting.seats, setting.options)
    lines = [
        f"# {setting.game.id}, seats: {setting.seats}",
        "",
        f"Observation: {layout.size} numbers.",
        "",
        "| from | to | field | means |",
        "|---:|---:|---|---|",
    ]
    lines += [
        f"| {entry.first} | {entry.first + entry.size - 1} | `{entry.name}` | {entry.meaning} |"
        for entry in layout.fields
    ]
    lines += ["", f"Moves: {setting.game.book.size}.", "", "| from | to | move |", "|---:|---:|---|"]
    for verb in setting.game.book.verbs:
        arguments = " ".join((*verb.words, *(f"<{domain.name}>" for domain in verb.domains)))
        lines.append(f"| {verb.first} | {verb.first + verb.size - 1} | `{arguments}` |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
