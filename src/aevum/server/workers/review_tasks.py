"""Tasks that review finished matches, in worker processes because they take minutes; progress goes through a file."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from aevum import review as reviewing
from aevum.kernel.game import AnyGame
from aevum.kernel.records.transcript import Transcript, replay_transcript
from aevum.kernel.registry import find_game
from aevum.review import Review, WhatIf
from aevum.review.report import OtherFormat

PROGRESS_STEPS: Final = 200
"""Number of steps in which progress is written."""
FUTURES: Final = 64
"""Number of futures in which two lines are compared."""
_LINES: Final = "|"
_MOVES: Final = ";"


@dataclass(frozen=True, slots=True)
class Comparison:
    """Question which of two lines is better at a moment of a match."""

    at: int
    """Length of the match at the moment, in moves."""
    lines: tuple[tuple[int, ...], ...]

    def to_text(self, game: AnyGame) -> str:
        """Return the question as it is stored, in notation."""
        return _LINES.join((str(self.at), *(line_notation(line, game) for line in self.lines)))

    @classmethod
    def from_text(cls, text: str, game: AnyGame) -> Comparison:
        """Return the question of a stored text."""
        at, *lines = text.split(_LINES)
        return cls(int(at), tuple(parse_moves(line, game) for line in lines))


def line_notation(line: Sequence[int], game: AnyGame) -> str:
    """Return a line in notation, one move after the other."""
    return _MOVES.join(map(game.book.notation, line))


def parse_moves(text: str, game: AnyGame) -> tuple[int, ...]:
    """Return the moves of a line in notation; raise Malformed."""
    return tuple(map(game.book.parse, text.split(_MOVES)))


def answer(transcript: Transcript, id: str, seat: int, question: str, progress_file: str) -> str:
    """Return the review of a match for a seat, or the comparison that a question asks for, as JSON."""
    match, _ = replay_transcript(transcript, id, find_game)
    progress = write_progress(Path(progress_file))
    if not question:
        return _written(reviewing.review(match, seat, progress), match.game)
    asked = Comparison.from_text(question, match.game)
    found = reviewing.what_if(match, asked.at, asked.lines, FUTURES, progress)
    return _written(found, match.game)


def _written(found: Review | WhatIf, game: AnyGame) -> str:
    return json.dumps({"made": _made(game), "answer": found.to_json()}, separators=(",", ":"))


def _made(game: AnyGame) -> list[int]:
    """Return the version of the rules and the number of moves of a game: answers name moves by their numbers."""
    return [game.rules_version, game.book.size]


def read_review(content: str, game: AnyGame) -> Review | None:
    """Return the review of stored content; None if another version has made it."""
    data = _read(content, game)
    with contextlib.suppress(OtherFormat):
        return Review.from_json(data) if data is not None else None
    return None


def read_comparison(content: str, game: AnyGame) -> WhatIf | None:
    """Return the comparison of stored content; None if another version has made it."""
    data = _read(content, game)
    return WhatIf.from_json(data) if data is not None else None


def _read(content: str, game: AnyGame) -> dict[str, Any] | None:
    data = json.loads(content)
    found: dict[str, Any] = data["answer"]
    return found if data["made"] == _made(game) else None


def write_progress(file: Path) -> Callable[[int, int], None]:
    """Return a function that writes the part that is done to a file, which always holds a whole number of steps."""
    written = -1

    def write(done: int, work: int) -> None:
        nonlocal written
        if (steps := PROGRESS_STEPS * done // max(work, 1)) == written:
            return
        written = steps
        new = file.with_suffix(".new")
        new.write_text(str(steps))
        new.replace(file)

    return write


def read_progress(file: Path) -> float:
    """Return the part that is done by the file in which a worker process writes it; 0 before it has begun."""
    with contextlib.suppress(OSError):
        return int(file.read_text()) / PROGRESS_STEPS
    return 0.0
