"""A server as operators run it: its own process, its own database; tests may kill it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final, Self

import aevum

TESTS: Final = Path(__file__).parents[1]
ROOT: Final = TESTS.parent
GAMES_OF_OTHERS: Final = TESTS / "third_party"
PATIENCE: Final = 60


class Server:
    """`aevum serve` on a database file, with the same seed for all new matches.

    The first start chooses the port, later ones keep it.
    """

    def __init__(self, folder: Path, *wishes: str) -> None:
        self.folder = folder
        self.wishes = wishes
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def complaints(self) -> str:
        """Return what the server wrote to its standard error."""
        return (self.folder / "stderr").read_text(encoding="utf-8")

    def start(self) -> None:
        """Start the server; returns when it answers."""
        command = [
            sys.executable,
            "-m",
            "browser.seeded_command",
            "serve",
            "--json",
            "--par",
            "0",
            "--port",
            str(self.port),
        ]
        command += ["--people-per-address", "1000"]
        command += ["--database", f"sqlite:///{self.folder / 'table.sqlite'}", *self.wishes]
        paths = [str(Path(aevum.__file__).parents[1]), str(TESTS), str(GAMES_OF_OTHERS)]
        with (self.folder / "stderr").open("a", encoding="utf-8") as complaints:
            self.process = subprocess.Popen(
                command,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "LANG": "C.UTF-8"},
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, f"the server did not start:\n{self.complaints}"
        self.port = int(json.loads(line)["address"].rstrip("/").rpartition(":")[2])

    def kill(self) -> None:
        """End the process by SIGKILL, without a chance to write anything."""
        if self.process is not None:
            self.process.kill()
            self._gone()

    def stop(self) -> None:
        """End the process as Ctrl-C does."""
        if self.process is not None:
            self.process.terminate()
            self._gone()

    def _gone(self) -> None:
        assert self.process is not None
        with self.process:
            self.process.wait(PATIENCE)
        self.process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
