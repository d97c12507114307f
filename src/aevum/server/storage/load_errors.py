"""JSON of the error for which a stored match cannot be loaded.

It is stored with the match as code and arguments, so that lists can show it in any language.
"""

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
    kind.code: kind for kind in (EditedFile, EndsOtherwise, NoLongerLegal, OlderFile, RulesFailed, TellsOtherwise)
}


def to_text(error: BadFile) -> str:
    """Return a load error as JSON: its code, its arguments and the id of its clause."""
    clause = getattr(error, "clause", None)
    return json.dumps([error.code, error.arguments, clause and clause.id], ensure_ascii=False)


def from_text(text: str, game: AnyGame) -> BadFile:
    """Return the load error in a JSON text, with the clause of the game that forbids a move, if it still exists."""
    code, arguments, clause = json.loads(text)
    if code == NoLongerLegal.code:
        return NoLongerLegal(next((entry for entry in game.rulebook if entry.id == clause), None), **arguments)
    return _KINDS[code](**arguments)


def load_error(id: str, game: str, rules_version: int, verdict: str | None) -> BadFile | None:
    """Return the error for which a match cannot be loaded, as far as it is known without a replay; else None."""
    found = games().get(game)
    if found is None:
        return GameMissing(file=id, game=game)
    if rules_version > found.rules_version:
        return NewerFile(file=id, found=str(rules_version), known=str(found.rules_version))
    error = from_text(verdict, found) if verdict else None
    # A finding of another rules version than the installed one is out of date.
    return None if isinstance(error, OlderFile) and error.arguments["known"] != str(found.rules_version) else error


def is_final(error: BadFile) -> bool:
    """Whether a match can never be continued, because its rules have changed; other causes can be repaired."""
    return isinstance(error, OlderFile)
