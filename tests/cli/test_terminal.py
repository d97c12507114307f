"""`aevum play` at a real terminal: a small screen, completion, history."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from codecs import getincrementaldecoder
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

import pytest
from rich.console import Console as RichConsole
from rich.markup import escape
from rich.text import Text

from aevum.cli.console import Console
from aevum.cli.line_editing import completions
from aevum.cli.small_screen import BOARD, HEADING, LOG, small_screen
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, AnyGame, State
from aevum.kernel.registry import games
from aevum.kernel.words import LANGUAGES

ROWS: Final = 24
COLUMNS: Final = 80
PATIENCE_SECONDS: Final = 60.0
"""Seconds after which a terminal that does not answer fails the test."""


class Screen:
    """A program at a terminal of 80 x 24 characters."""

    def __init__(self, program: subprocess.Popen[bytes], controller: int) -> None:
        self._program = program
        self._controller = controller
        self._decoder = getincrementaldecoder("utf-8")(errors="replace")
        self.shown = ""

    def type(self, text: str) -> None:
        os.write(self._controller, text.encode())

    def wait_for(self, text: str) -> None:
        """Wait until the text was shown."""
        deadline = time.monotonic() + PATIENCE_SECONDS
        while text not in self.shown:
            assert time.monotonic() < deadline, self.shown
            if select.select([self._controller], [], [], 0.5)[0]:
                self.shown += self._decoder.decode(os.read(self._controller, 1 << 16))

    def wait_for_end(self) -> None:
        """Wait until the program has ended by itself."""
        assert self._program.wait(PATIENCE_SECONDS) == 0


@contextmanager
def screen(*words: str) -> Iterator[Screen]:
    """Run `aevum WORDS` at a terminal."""
    controller, terminal = pty.openpty()
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    settings = {**os.environ, "TERM": "xterm", "INPUTRC": os.devnull}
    program = subprocess.Popen(
        [sys.executable, "-m", "aevum", *words], stdin=terminal, stdout=terminal, stderr=terminal, env=settings
    )
    os.close(terminal)
    try:
        yield Screen(program, controller)
    finally:
        program.kill()
        program.wait()
        os.close(controller)


def plain(text: str) -> str:
    """Return a text without colour codes."""
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)


def test_the_tab_key_completes_moves_and_lines_are_saved_for_the_next_session(own_place: Path) -> None:
    begin = ("play", "tempus-imperium", "--digits", "1806061935", "-o", "game.aevum")
    with screen(*begin) as first:
        first.wait_for("> ")
        first.type("road E5-F\t\n")
        first.wait_for("digit 8")
        first.type("quit\n")
        first.wait_for("Continue with")
        first.wait_for_end()
    assert "road E5-F5" in plain(first.shown)
    with screen("play", "game.aevum") as second:
        second.wait_for("> ")
        second.type("\x1b[A\x1b[A")
        second.wait_for("road E5-F")
    assert (own_place / "state" / "aevum" / "history").exists()


def test_on_a_small_screen_the_board_and_its_heading_do_not_scroll_away() -> None:
    with screen("play", "tempus-imperium", "--digits", "1806061935", "-o", "game.aevum") as small:
        small.wait_for("> ")
    last = plain(small.shown).replace("\r", "").splitlines()[-ROWS:]
    assert last[-1] == "(moves, legend) > "
    assert "digit 1, free: road" in last[-2]
    assert any("10 gold" in line for line in last)
    assert last[0].split() == ["1FA", "8≈B", "0QC", "6fD", "0FE", "6mF", "1≈G", "9fH", "3FI", "5≈J"]


def plain_text(markup: str) -> str:
    return Text.from_markup(markup).plain.rstrip()


def positions(game: AnyGame, seats: int) -> Iterator[State]:
    """Yield every fortieth position of a random match."""
    dice = Random(7)
    state: State = game.start(game.options_type(), seats, Chance.from_seed(7))
    for number in range(400):
        if number % 40 == 0:
            yield state
        if state.actor == OVER:
            return
        state.apply(dice.choice(game.without_resignations(state.legal())))


@pytest.fixture
def small(language: str) -> Console:
    """Return the console of a terminal of 80 x 24 characters."""
    console = Console(language)
    console.output = RichConsole(width=COLUMNS, height=ROWS)
    return console


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_every_board_fits_a_small_screen_with_its_heading(game: AnyGame, small: Console, language: str) -> None:
    for seats in {game.seats[0], game.seats[-1]}:
        for state in positions(game, seats):
            legal = ", ".join(map(game.book.notation, state.legal()))
            panels = game.text_panels(game.view(state, 0), game.words(language)) | {"moves": escape(legal)}
            text, hidden = small_screen(small, panels, news="\n".join("something happened" for _ in range(ROWS)))
            assert small.height_of(text) < ROWS
            assert plain_text(text).endswith(plain_text(f"{panels[BOARD]}\n{panels[HEADING]}"))
            missing = {name for name, part in panels.items() if plain_text(part) not in plain_text(text)}
            assert missing | {LOG} == set(hidden)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signs_of_through_the_ages_are_explained_on_demand(language: str) -> None:
    begin = ("play", "through-the-ages", "--seats", "4", "--seed", "3", "--bots", "random,random,random")
    with screen(*begin, "--lang", language) as small:
        small.wait_for("log) > ")
        small.shown = ""
        small.type("legend\n")
        small.wait_for("log) > ")
    signs = "♪⚗⚔☺●◆⌂▲☻▮▯"
    assert [sign for sign in plain(small.shown) if sign in signs] == list(signs)


def test_a_long_text_is_shown_page_by_page() -> None:
    with screen("play", "clash-of-cultures", "--seats", "2", "--seed", "3") as small:
        small.wait_for("> ")
        small.shown = ""
        small.type("rules city\n")
        small.wait_for("Enter: more")
        first = plain(small.shown).replace("\r", "").splitlines()
        assert len(first) <= ROWS + 1, "the typed line, a page, and the question for more"
        small.type("\n")
        small.wait_for("Enter: more")
        small.type("q\n")
        small.wait_for("> ")
        small.type("quit\n")
        small.wait_for_end()


def test_the_history_is_for_its_owner_alone_and_a_folder_without_it_is_no_error(own_place: Path) -> None:
    history = own_place / "state" / "aevum" / "history"
    for _ in range(2):
        with screen("play", "tempus-imperium", "--digits", "1806061935") as played:
            played.wait_for("> ")
            played.type("quit\n")
            played.wait_for_end()
        assert history.stat().st_mode & 0o777 == 0o600
        history.chmod(0o644)
    history.unlink()
    history.parent.rmdir()
    history.parent.write_text("a file in the way")
    with screen("play", "tempus-imperium", "--digits", "1806061935") as played:
        played.wait_for("> ")
        played.type("quit\n")
        played.wait_for_end()
    assert "Traceback" not in played.shown


def test_the_arena_says_why_no_time_is_given_before_the_first_game_ends() -> None:
    with screen("arena", "tempus-imperium", "--games", "3", "--seed", "1") as small:
        small.wait_for("Decisions per second")
    shown = " ".join(plain(small.shown).split())
    assert "First game" in shown
    assert "not known yet" in shown


def test_a_typed_text_is_completed_up_to_the_end_of_the_next_word() -> None:
    lines = ["build farm A1", "build farm A2", "build fort A1", "pass", "help"]
    assert completions("b", lines) == ["build "]
    assert completions("build f", lines) == ["build farm ", "build fort "]
    assert completions("BUILD FARM A", lines) == ["build farm A1", "build farm A2"]
    assert completions("p", lines) == ["pass"]
    assert completions("x", lines) == []
