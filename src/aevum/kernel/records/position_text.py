"""Positions as text, to be copied into a message: `aevum-position 1`, the id of the game, and compressed moves.

The text holds game, rules version, options, number of seats, seed and all records that lead to the position, without
undos and without the names of players. Spaces and line breaks inside the compressed part do not matter. The text
reveals everything hidden.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from collections.abc import Mapping
from typing import Any, Final

from aevum.kernel.chance import SEED_BITS
from aevum.kernel.errors import DamagedPosition, EditedFile, LongPosition, NewerFile, NoPosition
from aevum.kernel.game import OVER
from aevum.kernel.match import Match
from aevum.kernel.records.codec import to_json
from aevum.kernel.records.transcript import FindGame, Transcript, replay_transcript
from aevum.kernel.words import Name

START: Final = "aevum-position"
"""First word of every position as text."""
POSITION_FORMAT: Final = 1
"""Version of the format of positions as text."""
MAX_CHARACTERS: Final = 60_000
"""Maximum length of a position as text; the longest known match has a tenth of that."""
MAX_BYTES: Final = 1_000_000
"""Maximum size of the decompressed part."""
NAME: Final = Name("position-text")
"""Message that stands for the name of a file in errors about a position."""
MAX_SEATS: Final = 15
"""Maximum number of seats, as many as an audience of an event can tell apart."""
_SIGNS: Final = b"+-"
"""Last two signs of the Base64 alphabet: messengers format text between underscores, and a slash parts a path."""


def is_position_text(text: str) -> bool:
    """Whether a text claims to be a position."""
    return text.lstrip().startswith(START)


def position_transcript(match: Match, length: int) -> Transcript:
    """Return the transcript of the position after the first `length` moves, as if the match had ended there."""
    outcome = match.outcome() if length == len(match.moves) else None
    return Transcript(
        game=match.game.id,
        rules_version=match.game.rules_version,
        options=match.game.options_json(match.options),
        seats=list(match.seats),
        seed=match.seed,
        records=[to_json(record, match.game.book) for record in match.records_to(length)],
        outcome=outcome.to_json() if outcome else None,
        actor=match.actor if length == len(match.moves) and match.actor != OVER else None,
    )


# -- writing


def position_to_text(match: Match, length: int | None = None) -> str:
    """Return the position after the first `length` moves as one line of text, by default the present one."""
    written = position_transcript(match, len(match.moves) if length is None else length)
    content = {
        "rules": written.rules_version,
        "options": written.options,
        "seats": len(written.seats),
        "seed": f"{written.seed:x}",
        "records": [_short(record) for record in written.records],
        "scores": written.outcome["scores"] if written.outcome else None,
    }
    packed = zlib.compress(json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode(), 9)
    return f"{START} {POSITION_FORMAT} {written.game} {b64encode(packed, _SIGNS).decode().rstrip('=')}"


def _short(record: Mapping[str, Any]) -> Any:
    """Return a record without the names of its fields, if it is a move."""
    return [record["seat"], record["move"]] if "move" in record else record


# -- reading


def position_from_text(text: str, find_game: FindGame) -> Match:
    """Return the match of a position as text, every move checked; a BadFile error says what is wrong with it."""
    transcript = transcript_from_text(text)
    try:
        return replay_transcript(transcript, NAME, find_game)[0]
    except EditedFile as error:
        raise DamagedPosition from error


def transcript_from_text(text: str) -> Transcript:
    """Return the transcript of a position as text, not yet replayed; its seats are named by their numbers."""
    if len(text) > MAX_CHARACTERS:
        raise LongPosition(most=MAX_CHARACTERS)
    start, *words = text.split() or [""]
    if start != START:
        raise NoPosition
    if not words or not (words[0].isascii() and words[0].isdigit() and len(words[0]) <= 6):
        raise DamagedPosition
    if int(words[0]) != POSITION_FORMAT:
        raise NewerFile(file=NAME, found=words[0], known=str(POSITION_FORMAT))
    if len(words) < 3:
        raise DamagedPosition
    return _transcript(words[1], _content("".join(words[2:])))


def _content(packed: str) -> Any:
    """Return the content of the compressed part."""
    try:
        given = b64decode((packed + "=" * (-len(packed) % 4)).encode("ascii"), _SIGNS, validate=True)
        inflate = zlib.decompressobj()
        content = inflate.decompress(given, MAX_BYTES)
        if not inflate.eof or inflate.unused_data:
            raise LongPosition(most=MAX_CHARACTERS) if inflate.unconsumed_tail else DamagedPosition()
        return json.loads(content)
    except (Base64Error, zlib.error, ValueError, RecursionError) as error:
        raise DamagedPosition from error


def _transcript(game: str, content: Any) -> Transcript:
    try:
        seed, seats, version = int(content["seed"], 16), content["seats"], content["rules"]
        options, scores = content["options"], content["scores"]
        records = [_long(record) for record in content["records"]]
    except (KeyError, TypeError, ValueError) as error:
        raise DamagedPosition from error
    if type(version) is not int or type(seats) is not int or not isinstance(options, dict):
        raise DamagedPosition
    if not 0 <= seed < 1 << SEED_BITS or not 0 < seats <= MAX_SEATS:
        raise DamagedPosition
    names = [str(seat + 1) for seat in range(seats)]
    return Transcript(game, version, options, names, seed, records, None if scores is None else {"scores": scores})


def _long(record: Any) -> dict[str, Any]:
    """Return a record with the names of its fields."""
    if isinstance(record, dict):
        return record
    seat, move = record
    return {"seat": seat, "move": move}
