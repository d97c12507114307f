"""Save files (`.aevum`): a match as lines of JSON, each chained to the one before by its hash.

The first line holds the game, its options, seats and seed; then one line a record, with another seed where everything
hidden was drawn anew; the last line seals the file with the number of records and, when the match is over, the scores.
A truncated file lacks its seal, an edited one breaks its chain.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from aevum.kernel.errors import BadFile, EditedFile, NewerFile, NotOurFile, TruncatedFile
from aevum.kernel.match import Match, commitment
from aevum.kernel.records.position_text import is_position_text, transcript_from_text
from aevum.kernel.records.transcript import FindGame, Transcript, replay_transcript
from aevum.kernel.system.os_errors import explain_os_error

FORMAT: Final = 3
"""Version of the file format; since 2 there are records of redraws, since 3 those that keep the knowledge of a seat.

A file without them is written as an older version, so that older programs read it.
"""
ENDING: Final = ".aevum"


def write_match(match: Match, path: Path) -> None:
    """Write a match to a save file: readers see the old file or the new one, never a part."""
    write_whole(path, match_to_bytes(match))


def write_whole(path: Path, content: bytes) -> None:
    """Write a file atomically, completely or not at all."""
    try:
        handle, draft = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    except (OSError, ValueError) as error:
        raise _unusable(path, error) from error
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(draft).chmod(0o644)
        Path(draft).replace(path)
    except OSError as error:
        Path(draft).unlink(missing_ok=True)
        raise _unusable(path, error) from error


def _unusable(path: Path, error: OSError | ValueError) -> BadFile:
    return BadFile(file=str(path), why=explain_os_error(error))


def read_match(path: Path, find_game: FindGame) -> Match:
    """Return the match of a file, with every move checked again; a BadFile error says what is wrong with it.

    A file of older rules is read if today's rules change nothing for it.
    """
    return replay_transcript(read_transcript(path), path.name, find_game)[0]


def read_transcript(path: Path) -> Transcript:
    """Return the transcript of a file, whole and unchanged, but not yet replayed."""
    try:
        content = path.read_bytes()
    except (OSError, ValueError) as error:
        raise _unusable(path, error) from error
    return transcript_from_bytes(content, path.name)


def match_to_bytes(match: Match) -> bytes:
    """Return the content of the save file of a match."""
    return transcript_to_bytes(Transcript.of(match))


def match_from_bytes(content: bytes, name: str, find_game: FindGame) -> Match:
    """Return the match of a file's content; `name` is the file name in errors."""
    return replay_transcript(transcript_from_bytes(content, name), name, find_game)[0]


# -- writing


def transcript_to_bytes(transcript: Transcript) -> bytes:
    """Return a transcript as the content of a save file; no rules are needed."""
    return "".join(_chained((_header(transcript), *transcript.records, _seal(transcript)))).encode()


def _chained(lines: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    link = ""
    for line in lines:
        link = _link(link, line)
        yield json.dumps({**line, "hash": link}, ensure_ascii=False) + "\n"


def _header(transcript: Transcript) -> dict[str, Any]:
    return {
        "aevum": _format_of(transcript),
        "game": transcript.game,
        "rules_version": transcript.rules_version,
        "options": transcript.options,
        "seats": list(transcript.seats),
        "seed": f"{transcript.seed:x}",
        "commitment": commitment(transcript.seed),
    }


def _format_of(transcript: Transcript) -> int:
    """Return the oldest version of the file format that can hold a match."""
    redraws = [record for record in transcript.records if "redraw" in record]
    if any("keeps" in record for record in redraws):
        return FORMAT
    return 2 if redraws else 1


def _seal(transcript: Transcript) -> dict[str, Any]:
    outcome = transcript.outcome
    return {"records": len(transcript.records), "scores": outcome["scores"] if outcome else None}


def _link(before: str, line: Mapping[str, Any]) -> str:
    body = json.dumps(line, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(f"{before}{body}".encode()).hexdigest()[:32]


# -- reading


def transcript_from_bytes(content: bytes, name: str) -> Transcript:
    """Return the transcript of a file's content; `name` is the file name in errors.

    A file may also hold a position as text.
    """
    if is_position_text(content[:100].decode(errors="replace")):
        return transcript_from_text(content.decode(errors="replace"))
    header, lines = _split(content, name)
    if header["aevum"] > FORMAT:
        raise NewerFile(file=name, found=str(header["aevum"]), known=str(FORMAT))
    *records, seal = _unchained(header, lines, name)
    if seal["records"] != len(records):
        raise EditedFile(file=name, line=str(len(records) + 2))
    return _written(header, records, seal.get("scores"), name)


def _written(header: Mapping[str, Any], records: list[dict[str, Any]], scores: Any, name: str) -> Transcript:
    try:
        seed = int(header["seed"], 16)
        options, seats, version = header["options"], header["seats"], header["rules_version"]
        sound = header["commitment"] == commitment(seed) and isinstance(header["game"], str)
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise EditedFile(file=name, line="1") from error
    if not sound or not isinstance(options, dict) or not isinstance(seats, list) or type(version) is not int:
        raise EditedFile(file=name, line="1")
    outcome = None if scores is None else {"scores": scores}
    return Transcript(header["game"], version, options, seats, seed, records, outcome)


def _split(content: bytes, name: str) -> tuple[dict[str, Any], list[str]]:
    """Return the header, and all lines as they stand.

    Not by `splitlines`: a name may hold other characters that end a line.
    """
    *lines, rest = content.decode("utf-8", "surrogateescape").split("\n")
    try:
        header = json.loads(lines[0] if lines else rest)
    except (ValueError, RecursionError) as error:
        started = rest.startswith('{"aevum"') and not lines
        raise (TruncatedFile if started else NotOurFile)(file=name) from error
    if not isinstance(header, dict) or not isinstance(header.get("aevum"), int):
        raise NotOurFile(file=name)
    if rest:
        raise TruncatedFile(file=name)
    return header, lines


def _unchained(header: dict[str, Any], lines: list[str], name: str) -> Iterator[dict[str, Any]]:
    """Yield the lines after the header without their hashes, each checked against the chain."""
    link = ""
    line: dict[str, Any] = header
    for number, text in enumerate(lines, start=1):
        try:
            line = json.loads(text)
            found = line.pop("hash")
            link = _link(link, line)
        except (ValueError, RecursionError, KeyError, AttributeError, TypeError) as error:
            raise (TruncatedFile if number == len(lines) else EditedFile)(file=name, line=str(number)) from error
        if found != link:
            raise EditedFile(file=name, line=str(number))
        if number > 1:
            yield line
    if "records" not in line:
        raise TruncatedFile(file=name)
