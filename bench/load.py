"""Load test of the server: one process on this machine, many seats, moves at a steady rate.

A move is timed from sending its last pick to the message that brings it to the screen of the other seat. Afterwards the
database is read: every move that was confirmed must be there, once, and must have been seen by the other seat.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from bench.load_clients import Pair, Played, Share, drive
from sqlalchemy import text

from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.server.storage.matches import Storage, new_token

ROOT: Final = Path(__file__).parents[1]
GAMES_OF_OTHERS: Final = ROOT / "tests" / "third_party"
"""Folder of the example games outside the package, such as High Card."""
SEATS_A_CLIENT: Final = 250
"""Number of seats of a client process."""
MOVES_A_MATCH: Final = 10
"""Moves of a match of High Card in which every player swaps a card."""
P99_MS: Final = 10.0
"""Limit of the 99th percentile of delays on a machine that does nothing else, in milliseconds."""
KB_A_SEAT: Final = 90.0
"""Limit of the memory of a seat, in kilobytes."""
CPU_PERCENT: Final = 20.0
"""Limit of the CPU time of the server, in hundredths of one core."""


@dataclass(frozen=True)
class Figures:
    """Results of a run."""

    seats: int
    moves: int
    moves_a_second: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    slowest_ms: float
    lost: int
    """Moves that were confirmed but are not in the database."""
    doubled: int
    """Moves that are in the database but were never requested."""
    unseen: int
    """Moves that the other seat has not been shown in time."""
    idle_mb: float
    loaded_mb: float
    kb_a_seat: float
    cpu_percent: float


class Server:
    """A server process, started by `aevum serve`."""

    def __init__(self, database: str, *wishes: str) -> None:
        paths = os.pathsep.join([str(ROOT / "src"), str(GAMES_OF_OTHERS)])
        command = [
            sys.executable,
            "-m",
            "aevum",
            "serve",
            "--json",
            "--par",
            "0",
            "--port",
            "0",
            "--database",
            database,
        ]
        command += wishes
        self.process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": paths}, stdout=subprocess.PIPE)
        assert self.process.stdout is not None
        self.address: str = json.loads(self.process.stdout.readline())["address"].rstrip("/").partition("//")[2]

    @property
    def megabytes(self) -> float:
        """Resident memory of the server in megabytes."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii").splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))

    @property
    def cpu_seconds(self) -> float:
        """CPU time used so far, in seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Stop the server."""
        self.process.terminate()
        self.process.wait(10)


def company(storage: Storage, matches: int) -> list[Pair]:
    """Create matches of two people, each with a session key."""
    game = find_game("high-card")
    pairs = []
    for seed in range(matches):
        id = storage.create(Match(game, seats=("Ada", "Bela"), seed=seed), [None, None])
        keys = (new_token(), new_token())
        for seat, key in enumerate(keys):
            storage.add_holder(id, seat, storage.new_person(key).id)
        pairs.append(Pair(id, seed, keys))
    return pairs


def measure(seats: int, rate: float, seconds: float, database: str) -> Figures:
    """Run one server under load and return the figures."""
    storage = Storage(database)
    storage.prepare()
    _hurry(storage)
    pairs = company(storage, seats // 2)
    server = Server(database, "--people-per-address", str(seats))
    try:
        idle = server.megabytes
        played, cpu, loaded = _crowded(server, pairs, rate, seconds)
    finally:
        server.stop()
    times = sorted(seconds for entry in played for seconds in entry.seconds)
    lost, doubled = _compared(storage, played)
    storage.close()
    return Figures(
        seats=2 * len(pairs),
        moves=sum(len(entry.moves) for entry in played),
        moves_a_second=round(len(times) / seconds, 1),
        p50_ms=_share(times, 0.50),
        p95_ms=_share(times, 0.95),
        p99_ms=_share(times, 0.99),
        slowest_ms=_share(times, 1.0),
        lost=lost,
        doubled=doubled,
        unseen=sum(entry.unseen for entry in played),
        idle_mb=round(idle, 1),
        loaded_mb=round(loaded, 1),
        kb_a_seat=round((loaded - idle) * 1024 / (2 * len(pairs)), 1),
        cpu_percent=round(100 * cpu / seconds, 1),
    )


def _hurry(storage: Storage) -> None:
    """Disable syncing to disk while matches are created: they need not survive a crash.

    The server has connections of its own, which this does not change.
    """
    if storage.engine.dialect.name == "sqlite":
        with storage.engine.connect() as connection:
            connection.execute(text("PRAGMA synchronous=OFF"))


def _crowded(server: Server, pairs: list[Pair], rate: float, seconds: float) -> tuple[list[Played], float, float]:
    """Return the moves played, the CPU seconds, and the megabytes at the end while all sockets are open."""
    spawn = get_context("spawn")
    count = max(1, round(2 * len(pairs) / SEATS_A_CLIENT))
    clients = []
    for number in range(count):
        ours, theirs = spawn.Pipe()
        share = Share(server.address, pairs[number::count], rate / count, seconds, number)
        process = spawn.Process(target=drive, args=(share, theirs), daemon=True)
        process.start()
        clients.append((process, ours))
    for _, line in clients:
        line.recv()
    print(f"{2 * len(pairs):,} seats connected, playing for {seconds:g} s", file=sys.stderr)
    before = server.cpu_seconds
    for _, line in clients:
        line.send("play")
    played = [entry for _, line in clients for entry in line.recv()]
    cpu, loaded = server.cpu_seconds - before, server.megabytes
    for process, line in clients:
        line.send("close")
        process.join()
    return played, cpu, loaded


def _compared(storage: Storage, played: list[Played]) -> tuple[int, int]:
    """Return the numbers of lost and doubled moves."""
    lost = doubled = 0
    for entry in played:
        match = storage.load(entry.id).match
        stored = [match.game.book.notation(record.move) for record in match.moves]
        same = sum(one == other for one, other in zip(stored, entry.moves, strict=False))
        lost += len(entry.moves) - same
        doubled += len(stored) - same
    return lost, doubled


def _share(times: list[float], share: float) -> float:
    """Return a percentile of sorted times, in milliseconds; `share`: from 0 to 1."""
    return round(1000 * times[min(len(times) - 1, int(share * len(times)))], 1) if times else 0.0


def report(figures: Figures) -> None:
    """Print the figures as text, with the limits that they meet or miss."""
    marks = {"p99_ms": P99_MS, "kb_a_seat": KB_A_SEAT, "lost": 1, "doubled": 1, "unseen": 1, "cpu_percent": CPU_PERCENT}
    for name, value in asdict(figures).items():
        mark = marks.get(name)
        verdict = "" if mark is None else f"  {'met' if value < mark else 'MISSED'}: less than {mark:g}"
        print(f"{name.replace('_', ' '):>15} {value:>10,}{verdict}")
    print(f"{'machine':>15} {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} over the last minute")


def main() -> None:
    """Run the load test from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=1_000)
    parser.add_argument("--rate", type=float, default=50.0, help="moves a second, all matches together")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--database", help="URL of an empty database instead of a new SQLite file")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    sys.path.append(str(GAMES_OF_OTHERS))
    if args.rate * args.seconds > MOVES_A_MATCH * (args.seats // 2) * 0.8:
        parser.error("the matches would be over before the time is")
    with tempfile.TemporaryDirectory(prefix="aevum-load-") as folder:
        url = args.database or f"sqlite:///{folder}/table.sqlite"
        figures = measure(args.seats, args.rate, args.seconds, url)
    print(json.dumps(asdict(figures))) if args.json else report(figures)
    sys.exit(1 if figures.lost or figures.doubled or figures.unseen else 0)


if __name__ == "__main__":
    main()
