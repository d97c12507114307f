"""Save files: a match as lines of JSON, each chained to the one before by its hash.

The first line tells the game, its options, seats and seed; then one line a record; the last line seals the file with
the number of records and, when the match is over, the scores. A cut file lacks its seal, an edited one breaks its
chain.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from aevum.kernel.errors import (
    AevumError,
    BadFile,
    BadOption,
    BadSeats,
    BadSeed,
    EditedFile,
    NewerFile,
    NotOurFile,
    OlderFile,
    TruncatedFile,
)
from aevum.kernel.game import AnyGame
from aevum.kernel.match import Match, Played, Record, Undone, commitment

FORMAT: Final = 1
ENDING: Final = ".aevum"
FindGame = Callable[[str], AnyGame]


def write_match(match: Match, path: Path) -> None:
    """Write the whole file beside its place, then put it there: readers see the old file or the new one."""
    write_whole(path, match_to_bytes(match))


def write_whole(path: Path, content: bytes) -> None:
    """Write a file completely or not at all."""
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
    """A name the system cannot take raises ValueError and has no `strerror`."""
    return BadFile(file=str(path), why=getattr(error, "strerror", None) or str(error))


def read_match(path: Path, find_game: FindGame) -> Match:
    """The match of a file, every move checked again; a BadFile error says what is wrong with it."""
    try:
        content = path.read_bytes()
    except (OSError, ValueError) as error:
        raise _unusable(path, error) from error
    return match_from_bytes(content, path.name, find_game)


def match_to_bytes(match: Match) -> bytes:
    """What `write_match` writes."""
    return "".join(_lines(match)).encode()


def match_from_bytes(content: bytes, name: str, find_game: FindGame) -> Match:
    """The match of a file's content; `name` is how errors call it."""
    header, lines = _split(content, name)
    if header["aevum"] > FORMAT:
        raise NewerFile(file=name, found=str(header["aevum"]), known=str(FORMAT))
    records = list(_unchained(header, lines, name))
    try:
        match = _begin(header, name, find_game)
        _go_on(match, records[:-1], name)
        _compare_seal(match, records[-1], name)
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError, BadOption, BadSeats, BadSeed) as error:
        raise EditedFile(file=name, line="1") from error
    return match


# -- writing


def _lines(match: Match) -> Iterator[str]:
    link = ""
    for line in (_header(match), *map(_entry(match), match.records), _seal(match)):
        link = _link(link, line)
        yield json.dumps({**line, "hash": link}, ensure_ascii=False) + "\n"


def _header(match: Match) -> dict[str, Any]:
    return {
        "aevum": FORMAT,
        "game": match.game.id,
        "rules_version": match.game.rules_version,
        "options": match.game.options_json(match.options),
        "seats": list(match.seats),
        "seed": f"{match.seed:x}",
        "commitment": match.commitment,
    }


def _entry(match: Match) -> Callable[[Record], dict[str, Any]]:
    def entry(record: Record) -> dict[str, Any]:
        if isinstance(record, Played):
            return {"seat": record.seat, "move": match.game.book.notation(record.move)}
        return {"seat": record.seat, "undo": record.length}

    return entry


def _seal(match: Match) -> dict[str, Any]:
    outcome = match.outcome()
    return {"records": match.length, "scores": outcome.scores if outcome else None}


def _link(before: str, line: Mapping[str, Any]) -> str:
    body = json.dumps(line, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(f"{before}{body}".encode()).hexdigest()[:32]


# -- reading


def _split(content: bytes, name: str) -> tuple[dict[str, Any], list[str]]:
    """The header, and all lines as they stand. Not `splitlines`: a name may hold other signs that end a line."""
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
    """The lines after the header without their hashes, each checked against the chain."""
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


def _begin(header: Mapping[str, Any], name: str, find_game: FindGame) -> Match:
    game = find_game(header["game"])
    found, known = header["rules_version"], game.rules_version
    if found != known:
        raise (NewerFile if found > known else OlderFile)(file=name, found=str(found), known=str(known))
    seed = int(header["seed"], 16)
    if header["commitment"] != commitment(seed):
        raise EditedFile(file=name, line="1")
    return Match(game, game.read_options(header["options"]), seats=list(header["seats"]), seed=seed)


def _go_on(match: Match, records: list[dict[str, Any]], name: str) -> None:
    for number, line in enumerate(records, start=2):
        try:
            match.restore(_record(match, line))
        except (AevumError, KeyError, TypeError, AttributeError) as error:
            raise EditedFile(file=name, line=str(number)) from error


def _record(match: Match, line: Mapping[str, Any]) -> Record:
    if "undo" in line:
        return Undone(line["seat"], line["undo"])
    return Played(line["seat"], match.game.book.parse(line["move"]))


def _compare_seal(match: Match, seal: Mapping[str, Any], name: str) -> None:
    if {key: seal.get(key) for key in _seal(match)} != _seal(match):
        raise EditedFile(file=name, line=str(match.length + 2))
