"""Tasks that replay uploaded files and stored matches, in worker processes because long matches take long."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any, Final

from aevum.kernel.errors import BadFile, DamagedPosition, EditedFile, RulesFailed
from aevum.kernel.events import Event
from aevum.kernel.match import Match
from aevum.kernel.records.position_text import NAME, transcript_from_text
from aevum.kernel.records.savefile import match_from_bytes, transcript_from_bytes
from aevum.kernel.records.transcript import Transcript, replay_transcript
from aevum.kernel.registry import find_game

MAX_RECORDS: Final = 5_000
"""Maximum number of records in an uploaded file; the longest match between people we know of has a tenth of that."""
MAX_UNDOS: Final = 1_000
"""Maximum number of undos in an uploaded file."""
LOG: Final = logging.getLogger("aevum.server")


class TooLong(BadFile):
    """An uploaded file has more records or undos than any match that people play."""

    message = "error-file-too-long"


@dataclass(frozen=True, slots=True)
class Verification:
    """Result of replaying a finished match: key of its last state, commitment of its seed, number of moves."""

    key: tuple[Any, ...]
    commitment: str
    moves: int


def read_file(content: bytes, name: str) -> Match:
    """Return the match of an uploaded file, every move checked; raise TooLong if it has too many records."""
    return _checked(transcript_from_bytes(content, name), name)


def read_position(text: str) -> Match:
    """Return the match of a position as text, every move checked; raise TooLong if it has too many records."""
    try:
        return _checked(transcript_from_text(text), NAME)
    except EditedFile as error:
        raise DamagedPosition from error


def _checked(transcript: Transcript, name: str) -> Match:
    undos = sum("undo" in record for record in transcript.records)
    if len(transcript.records) > MAX_RECORDS or undos > MAX_UNDOS:
        raise TooLong(file=name, records=MAX_RECORDS, undos=MAX_UNDOS)
    try:
        return replay_transcript(transcript, name, find_game)[0]
    except RulesFailed:
        LOG.exception("a file that was sent could not be played again")
        raise


def replay(transcript: Transcript, id: str) -> tuple[Match, list[list[Event]]]:
    """Return a stored match, every move checked, and the events of each record."""
    return replay_transcript(transcript, id, find_game)


def verify(content: bytes, id: str) -> Verification:
    """Replay a finished match from its seed and return what it ends with."""
    again = match_from_bytes(content, id, find_game)
    return Verification(again.state.key(), again.commitment, len(again.moves))
