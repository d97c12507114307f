"""Output of commands: localized text with colour on a terminal, or JSON for programs."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from aevum.kernel.errors import AevumError
from aevum.kernel.words import DEFAULT_LANGUAGE, Words, language_of

# `aevum --help` needs neither Rich nor the games: both are imported where they are used.
if TYPE_CHECKING:
    from rich.console import Console as RichConsole
    from rich.segment import Segment

    from aevum.kernel.game import AnyGame

LOCALE: Final = Path(__file__).with_name("locale")
ARENA_LOCALE: Final = Path(__file__).parents[1] / "arena" / "locale"
PIPE_WIDTH: Final = 120
"""Width in columns of tables if the output is not a terminal."""


def spoken_language() -> str:
    """Return the language of the user from the environment variables, by default English."""
    for name in ("AEVUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = language_of(os.environ.get(name, ""))
        if language:
            return language
    return DEFAULT_LANGUAGE


class Console:
    """Output streams of a command, its localized messages, and whether it writes JSON (`machine`)."""

    def __init__(self, language: str, *, machine: bool = False) -> None:
        self.words = Words(language, (LOCALE, ARENA_LOCALE))
        self.machine = machine

    @cached_property
    def output(self) -> RichConsole:
        """Console on the standard output."""
        return _console(sys.stdout)

    @cached_property
    def errors(self) -> RichConsole:
        """Console on the error stream."""
        return _console(sys.stderr)

    @property
    def terminal(self) -> bool:
        """Whether the output is a terminal and not JSON."""
        return self.output.is_terminal and not self.machine

    def words_for(self, game: AnyGame) -> Words:
        """Return the messages of the command line together with those of a game."""
        return self.words.with_folder(game.locale)

    def words_for_error(self, error: AevumError) -> Words:
        """Return the messages for an error, with those of the game that the error names, if any."""
        from aevum.kernel.registry import games

        game = games().get(str(error.arguments.get("game")))
        return self.words_for(game) if game else self.words

    def print(self, markup: str = "") -> None:
        """Print text with console markup."""
        self.output.print(markup)

    def plain(self, text: str) -> None:
        """Print a text as it is, on one line however narrow the terminal is, so that it can be copied."""
        self.output.print(text, markup=False, highlight=False, soft_wrap=True)

    def height_of(self, markup: str) -> int:
        """Return the number of lines that a text takes on the screen."""
        return len(self._lines(markup))

    @property
    def height(self) -> int:
        """Number of lines of the screen above the one that is typed."""
        return self.output.size.height - 1

    def page(self, markup: str) -> None:
        """Print text, on a terminal one screen after the other: Enter shows the next, any other input ends it."""
        from rich.segment import Segments

        lines = self._lines(markup)
        if not self.terminal or not sys.stdin.isatty() or len(lines) <= self.height:
            self.print(markup)
            return
        for start in range(0, len(lines), self.height):
            self.output.print(Segments(_with_line_ends(lines[start : start + self.height])), end="")
            if start + self.height < len(lines) and not self._wants_more():
                return

    def _wants_more(self) -> bool:
        self.output.print(f"[reverse]{_escape(self.words('play-next-page'))}[/] ", end="")
        try:
            return sys.stdin.readline() == "\n"
        except KeyboardInterrupt:
            self.print()
            return False

    def _lines(self, markup: str) -> list[list[Segment]]:
        return self.output.render_lines(self.output.render_str(markup), pad=False)

    def say(self, message: str, **arguments: str | int) -> None:
        """Print a localized message."""
        self.print(_escape(self.words(message, **arguments)))

    def data(self, value: Any) -> None:
        """Print a value as one line of JSON."""
        print(json.dumps(value, ensure_ascii=False), flush=True)  # noqa: T201

    def refuse(self, error: AevumError) -> None:
        """Print an error as one sentence, or one line of JSON, on the error stream."""
        sentence = error.say(self.words_for_error(error))
        if self.machine:
            finding = {"error": error.code, "message": sentence}
            print(json.dumps(finding, ensure_ascii=False), file=sys.stderr, flush=True)  # noqa: T201
        else:
            self.errors.print(f"[bold red]aevum:[/] {_escape(sentence)}")

    def table(self, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Print a table; each heading is a message id, with `>` before it for a right-aligned column."""
        from rich.table import Table

        table = Table(box=None, pad_edge=False, header_style="bold")
        for heading in headings:
            table.add_column(self.words(heading.lstrip(">")), justify="right" if heading.startswith(">") else "left")
        for row in rows:
            table.add_row(*map(_escape, row))
        self.output.print(table)


def _escape(text: str) -> str:
    """Return a text in which nothing is markup."""
    from rich.markup import escape

    return escape(text)


def _with_line_ends(lines: list[list[Segment]]) -> Iterator[Segment]:
    from rich.segment import Segment

    for line in lines:
        yield from line
        yield Segment.line()


def _console(stream: Any) -> RichConsole:
    from rich.console import Console as RichConsole

    width = None if stream.isatty() else PIPE_WIDTH
    return RichConsole(file=stream, highlight=False, soft_wrap=not stream.isatty(), width=width)
