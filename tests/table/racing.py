"""What several processes do at once to the same matches."""

from __future__ import annotations

from collections.abc import Sequence
from multiprocessing.synchronize import Barrier

from aevum.kernel.chance import Chance
from aevum.table.storage import Lost, Storage


def line_up(start: Barrier) -> None:
    """A process is there; wait for the others."""
    start.wait()


def race(database: str, matches: Sequence[str], racer: int) -> list[tuple[str, int]]:
    """Play every match to its end against the others; which records (match, number) were won."""
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
            except Lost:
                match = storage.load(id).match
    storage.close()
    return won
