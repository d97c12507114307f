"""`aevum verify`: a check that files are complete, unchanged, and legal from the first move to the last.

A file of an older rules version passes if today's rules change nothing for it.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from aevum.cli.console import Console
from aevum.cli.parser import Parser
from aevum.kernel.errors import AevumError
from aevum.kernel.records.savefile import read_transcript
from aevum.kernel.records.transcript import replay_transcript
from aevum.kernel.registry import find_game
from aevum.kernel.words import Words

BAD_FILE = 2
"""Exit status if any file fails."""


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """Add the arguments: the files."""
    parser.add_argument("files", nargs="+", type=Path, metavar=words("help-file"), help=words("help-match-file"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Print one line for each file; return status 2 if any of them fails."""
    good = True
    for path in args.files:
        finding = _examine(path, console)
        good = good and finding["ok"]
        if console.machine:
            console.data(finding)
        elif finding["ok"]:
            arguments = {"file": str(path), "moves": finding["moves"], "commitment": finding["commitment"]}
            console.say(
                "verify-older" if finding["older"] else "verify-good", version=finding["rules_version"], **arguments
            )
        else:
            console.errors.print(f"[bold red]✗[/] {finding['message']}")
    return 0 if good else BAD_FILE


def _examine(path: Path, console: Console) -> dict[str, Any]:
    try:
        transcript = read_transcript(path)
        match, _ = replay_transcript(transcript, path.name, find_game)
    except AevumError as error:
        return {"file": str(path), "ok": False, "error": error.code, "message": error.say(console.words)}
    outcome = match.outcome()
    return {
        "file": str(path),
        "ok": True,
        "game": match.game.id,
        "rules_version": transcript.rules_version,
        "older": transcript.rules_version < match.game.rules_version,
        "moves": len(match.moves),
        "over": match.over,
        "scores": outcome.scores if outcome else None,
        "commitment": match.commitment,
    }
