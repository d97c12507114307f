"""Ctrl+C ends every command at any moment, without a traceback and with the exit status of an interruption."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
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
INTERRUPTED_IMPORT: Final = """
import os, runpy, signal, sys

class Interrupter:
    def __init__(self, module):
        self.module = module

    def find_spec(self, name, path=None, target=None):
        if name == self.module:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupter(sys.argv.pop(1)))
runpy.run_module("aevum", run_name="__main__", alter_sys=True)
"""
"""Script that runs `aevum` and sends itself Ctrl+C as soon as the module of its first argument is imported."""


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
    command = [sys.executable, "-c", INTERRUPTED_IMPORT, module, *arguments]
    done = subprocess.run(command, input="", capture_output=True, text=True, timeout=DEADLINE, check=False)
    assert done.returncode in (BY_SIGNAL, 130)
    assert "Traceback" not in done.stderr
    assert "KeyboardInterrupt" not in done.stderr


def read_until(stream: IO[str] | None, wanted: str) -> None:
    """Read lines until one contains the wanted text."""
    assert stream is not None
    lines = []
    for line in stream:
        lines.append(line)
        if wanted in line:
            return
    pytest.fail(f"{wanted} was never printed: {''.join(lines)[-2000:]}")


@pytest.mark.parametrize(("arguments", "sign", "status"), [(SERVE, "http://", 0), (PLAY, "road", 130)])
def test_a_running_command_ends_in_order(arguments: Sequence[str], sign: str, status: int) -> None:
    """Ctrl+C goes to the whole process group, as from a terminal."""
    command = [sys.executable, "-u", "-m", "aevum", *arguments, "--lang", "en"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, process_group=0
    ) as process:
        try:
            read_until(process.stdout, sign)
            os.killpg(process.pid, signal.SIGINT)
            output, _ = process.communicate(timeout=DEADLINE)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
    assert "Traceback" not in output
    assert process.returncode == status, output
