"""Ctrl+C ends every command at any moment, without a traceback and with the exit status of an interruption."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import IO, Final

import pytest

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals as a terminal sends them")

DEADLINE: Final = 120
"""Seconds that a process may take to end."""
BY_SIGNAL: Final = -signal.SIGINT
"""Return code of a process that the signal has ended; a shell reports it as 130."""
SERVE: Final = ("serve", "--port", "0")
PLAY: Final = ("play", "tempus-imperium")
ARENA: Final = ("arena", "tempus", "--bots", "easy,random,random", "--games", "9")


@contextmanager
def started(arguments: Sequence[str], *flags: str) -> Iterator[subprocess.Popen[str]]:
    """Start `aevum` as a terminal does, in a process group of its own."""
    command = [sys.executable, *flags, "-u", "-m", "aevum", *arguments]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, process_group=0
    ) as process:
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


def read_until(stream: IO[str] | None, wanted: str) -> None:
    """Read lines until one contains the wanted text."""
    assert stream is not None
    lines = []
    for line in stream:
        lines.append(line)
        if wanted in line:
            return
    pytest.fail(f"{wanted} was never printed: {''.join(lines)[-2000:]}")


def interrupt(process: subprocess.Popen[str]) -> str:
    """Send Ctrl+C to the whole process group and return what is printed until the end."""
    os.killpg(process.pid, signal.SIGINT)
    return process.communicate(timeout=DEADLINE)[0]


@pytest.mark.parametrize(
    ("arguments", "module"),
    [
        (("--help",), "fluent.runtime"),
        (("games",), "aevum.kernel.game"),
        (PLAY, "aevum.games.tempus_imperium.moves"),
        (ARENA, "rich.console"),
        (SERVE, "sqlalchemy"),
        (SERVE, "uvicorn"),
    ],
)
def test_while_modules_are_imported_the_process_ends_at_once(arguments: Sequence[str], module: str) -> None:
    with started(arguments, "-X", "importtime") as process:
        read_until(process.stdout, f" {module}\n")
        output = interrupt(process)
    assert process.returncode in (BY_SIGNAL, 130)
    assert "Traceback" not in output
    assert "KeyboardInterrupt" not in output


@pytest.mark.parametrize(("arguments", "sign", "status"), [(SERVE, "http://", 0), (PLAY, "road", 130)])
def test_a_running_command_ends_in_order(arguments: Sequence[str], sign: str, status: int) -> None:
    with started((*arguments, "--lang", "en")) as process:
        read_until(process.stdout, sign)
        output = interrupt(process)
    assert "Traceback" not in output
    assert process.returncode == status, output
