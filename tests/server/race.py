"""Functions that several processes run at once on the same matches."""

from __future__ import annotations

from collections.abc import Sequence
from multiprocessing.synchronize import Barrier

from aevum.kernel.chance import Chance
from aevum.server.storage.matches import AppendConflict, Storage


def line_up(start: Barrier) -> None:
    """Wait until all processes have started."""
    start.wait()


def race(database: str, matches: Sequence[str], racer: int) -> list[tuple[str, int]]:
    """Play every match to its end against the other processes; return the records (match, number) added here."""
    storage = Storage(database)
    chance = Chance.from_seed(racer)
    won: list[tuple[str, int]] = []
    for id in matches:
        match = storage.load(id).match
        while not match.over:
            number = match.length
            match.play(chance.pick(match.legal()))
            try:
                storage.append(id, match, number)
                won.append((id, number))
            except AppendConflict:
                match = storage.load(id).match
    storage.close()
    return won
