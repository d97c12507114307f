"""`aevum verify`: are these files whole, unchanged, and legal from the first move to the last?

A file of older rules is good if today's rules change nothing for it.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from aevum.cli.desk import Desk
from aevum.cli.parser import Parser
from aevum.kernel.errors import AevumError
from aevum.kernel.registry import find_game
from aevum.kernel.savefile import read_transcript
from aevum.kernel.transcript import play_again
from aevum.kernel.words import Words

BAD_FILE = 2


def add_arguments(parser: Parser, words: Words, given: list[str]) -> None:
    """FILE..."""
    parser.add_argument("files", nargs="+", type=Path, metavar=words("help-file"), help=words("help-match-file"))


def run(args: argparse.Namespace, desk: Desk) -> int:
    """One line a file; status 2 if any is bad."""
    good = True
    for path in args.files:
        finding = _examine(path, desk)
        good = good and finding["ok"]
        if desk.machine:
            desk.data(finding)
        elif finding["ok"]:
            told = {"file": str(path), "moves": finding["moves"], "commitment": finding["commitment"]}
            desk.say("verify-older" if finding["older"] else "verify-good", version=finding["rules_version"], **told)
        else:
            desk.errors.print(f"[bold red]✗[/] {finding['message']}")
    return 0 if good else BAD_FILE


def _examine(path: Path, desk: Desk) -> dict[str, Any]:
    try:
        transcript = read_transcript(path)
        match, _ = play_again(transcript, path.name, find_game)
    except AevumError as error:
        return {"file": str(path), "ok": False, "error": type(error).__name__, "message": error.say(desk.words)}
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
