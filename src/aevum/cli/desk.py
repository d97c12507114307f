"""Desk: how a command speaks. To people in their language, with colour where a terminal is; to machines in JSON."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console, JustifyMethod
from rich.markup import escape
from rich.table import Table

from aevum import arena
from aevum.kernel.errors import AevumError
from aevum.kernel.game import AnyGame
from aevum.kernel.registry import games
from aevum.kernel.words import DEFAULT_LANGUAGE, Words, language_of

LOCALE: Final = Path(__file__).with_name("locale")
PIPE_WIDTH: Final = 120


def spoken_language() -> str:
    """The language of the person at this terminal."""
    for name in ("AEVUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = language_of(os.environ.get(name, ""))
        if language:
            return language
    return DEFAULT_LANGUAGE


class Desk:
    """Words, a console and whether a machine is reading."""

    def __init__(self, language: str, *, machine: bool = False) -> None:
        self.words = Words(language, (LOCALE, arena.LOCALE))
        self.machine = machine
        self.console = _console(sys.stdout)
        self.errors = _console(sys.stderr)

    @property
    def terminal(self) -> bool:
        """Is a person looking at the output?"""
        return self.console.is_terminal and not self.machine

    def words_for(self, game: AnyGame) -> Words:
        """The desk's words with those of a game."""
        return self.words.with_folder(game.locale)

    def words_for_error(self, error: AevumError) -> Words:
        """An error about a game is said with that game's words."""
        game = games().get(str(error.arguments.get("game")))
        return self.words_for(game) if game else self.words

    def print(self, markup: str = "") -> None:
        """Text with console markup."""
        self.console.print(markup)

    def say(self, message: str, **arguments: str | int) -> None:
        """A message, for people."""
        self.print(escape(self.words(message, **arguments)))

    def data(self, value: Any) -> None:
        """One line of JSON, for machines."""
        print(json.dumps(value, ensure_ascii=False), flush=True)  # noqa: T201

    def refuse(self, error: AevumError) -> None:
        """One clear sentence on the error stream."""
        sentence = error.say(self.words_for_error(error))
        if self.machine:
            finding = {"error": type(error).__name__, "message": sentence}
            print(json.dumps(finding, ensure_ascii=False), file=sys.stderr, flush=True)  # noqa: T201
        else:
            self.errors.print(f"[bold red]aevum:[/] {escape(sentence)}")

    def table(self, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Rows under headings; each heading is a message id, `>` before it sets the column to the right."""
        table = Table(box=None, pad_edge=False, header_style="bold")
        for heading in headings:
            side: JustifyMethod = "right" if heading.startswith(">") else "left"
            table.add_column(self.words(heading.lstrip(">")), justify=side)
        for row in rows:
            table.add_row(*map(escape, row))
        self.console.print(table)


def _console(stream: Any) -> Console:
    width = None if stream.isatty() else PIPE_WIDTH
    return Console(file=stream, highlight=False, soft_wrap=not stream.isatty(), width=width)
