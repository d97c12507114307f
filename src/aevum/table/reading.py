"""Reading: files and stored matches played again. Done by worker processes, because it takes long if they are long."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any, Final

from aevum.kernel.errors import BadFile, RulesFailed
from aevum.kernel.events import Event
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.kernel.savefile import match_from_bytes, transcript_from_bytes
from aevum.kernel.transcript import Transcript, play_again

MOST_RECORDS: Final = 5_000
"""Of a file that is sent. The longest match between people we know of has a tenth of that."""
MOST_UNDOS: Final = 1_000
LOG: Final = logging.getLogger("aevum.table")


class TooLong(BadFile):
    """A file with more moves than anybody plays."""

    message = "error-file-too-long"


@dataclass(frozen=True, slots=True)
class Finding:
    """What playing a finished match again has shown."""

    key: tuple[Any, ...]
    commitment: str
    moves: int


def read_file(content: bytes, name: str) -> Match:
    """The match of a file somebody sent."""
    transcript = transcript_from_bytes(content, name)
    undos = sum("undo" in record for record in transcript.records)
    if len(transcript.records) > MOST_RECORDS or undos > MOST_UNDOS:
        raise TooLong(file=name, records=MOST_RECORDS, undos=MOST_UNDOS)
    try:
        return play_again(transcript, name, find_game)[0]
    except RulesFailed:
        LOG.exception("a file that was sent could not be played again")
        raise


def read_again(transcript: Transcript, id: str) -> tuple[Match, list[list[Event]]]:
    """A stored match and what each record told."""
    return play_again(transcript, id, find_game)


def examine(content: bytes, id: str) -> Finding:
    """A finished match, played from its seed to its end."""
    again = match_from_bytes(content, id, find_game)
    return Finding(again.state.key(), again.commitment, len(again.moves))
