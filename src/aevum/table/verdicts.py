"""Verdicts: why a stored match cannot be played on, kept with it so that lists can say it in any language."""

from __future__ import annotations

import json
from typing import Final

from aevum.kernel.errors import (
    BadFile,
    EditedFile,
    EndsOtherwise,
    GameMissing,
    NewerFile,
    NoLongerLegal,
    OlderFile,
    RulesFailed,
    TellsOtherwise,
)
from aevum.kernel.game import AnyGame
from aevum.kernel.registry import games

_KINDS: Final = {
    kind.__name__: kind for kind in (EditedFile, EndsOtherwise, NoLongerLegal, OlderFile, RulesFailed, TellsOtherwise)
}


def to_text(error: BadFile) -> str:
    """An error as the database keeps it."""
    clause = getattr(error, "clause", None)
    return json.dumps([type(error).__name__, error.arguments, clause and clause.id], ensure_ascii=False)


def from_text(text: str, game: AnyGame) -> BadFile:
    """The error again, with the clause of the game that forbids something, if there is one."""
    name, arguments, clause = json.loads(text)
    if name == NoLongerLegal.__name__:
        return NoLongerLegal(next((entry for entry in game.rulebook if entry.id == clause), None), **arguments)
    return _KINDS[name](**arguments)


def objection(id: str, game: str, rules_version: int, verdict: str | None) -> BadFile | None:
    """What keeps a match from being played on, as far as that is known without playing it again."""
    found = games().get(game)
    if found is None:
        return GameMissing(file=id, game=game)
    if rules_version > found.rules_version:
        return NewerFile(file=id, found=str(rules_version), known=str(found.rules_version))
    error = from_text(verdict, found) if verdict else None
    # What other rules than today's found is no longer of interest.
    return None if isinstance(error, OlderFile) and error.arguments["known"] != str(found.rules_version) else error


def is_final(error: BadFile) -> bool:
    """Will the match not go on, whatever an operator installs or mends?"""
    return isinstance(error, OlderFile | EditedFile)
