"""Mutation testing of card effects: remove one effect or card function at a time; some test must fail.

make effects

`AEVUM_WITHOUT=tempus/ideas/transport/moves` removes one effect before the games are imported. `main` tries all of them,
each with the tests of its card and, if those pass, with all tests of its game. It lists the effects whose removal only
other tests noticed, or none; `make effects OF=leaders` tries only effects with that word in their name.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import pytest

VARIABLE: Final = "AEVUM_WITHOUT"
HERE: Final = Path(__file__).parent
NOTHING: Final = "nothing"
"""Effect of a card that does nothing; no test can notice its removal."""
OWN, OTHERS, NOBODY = "its own tests", "only other tests", "nobody"


def take_away() -> None:
    """Remove the effect that the environment names, by patching the kernel; called before any game is imported."""
    wanted = os.environ.get(VARIABLE)
    if not wanted:
        return
    from dataclasses import replace

    from aevum.kernel import cards

    folder, family, card, part = wanted.split("/")
    read_rows = cards.read_rows

    def rows_without(path: Path) -> list[cards.Row]:
        rows = read_rows(path)
        if path.stem != family or path.parent.parent.name != folder:
            return rows
        return [
            replace(row, effects={word: value for word, value in row.effects.items() if word != part})
            if row.id == card
            else row
            for row in rows
        ]

    entered = cards.Family.at

    def at_without(self: cards.Family, moment: str, id: str) -> Any:
        if (self.name, id, f"@{moment}") == (family, card, part):
            return lambda function: function
        return entered(self, moment, id)

    setattr(cards, "read_rows", rows_without)  # noqa: B010
    setattr(cards.Family, "at", at_without)  # noqa: B010
    setattr(cards.Family, "complete", lambda _: None)  # noqa: B010


def parts() -> list[str]:
    """Return everything that can be removed from any installed game, as game/family/card/part."""
    from aevum.kernel.registry import games

    return [
        f"{game.folder.name}/{family.name}/{card}/{part}"
        for game in games().values()
        for family in game.cards
        for card, part in family.parts()
        if part != NOTHING
    ]


class TiedTo:
    """Pytest plugin that runs only the collected tests that `@card` ties to one card."""

    def __init__(self, clause: str) -> None:
        self.clause = clause

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if any(self.clause in mark.args for mark in item.iter_markers("rule"))]


def missed_by(part: str) -> tuple[str, str]:
    """Return a part and the tests that notice its removal: the card's own, else others of its game, else none.

    Runs in a process of its own.
    """
    os.environ[VARIABLE] = part
    game, _, card, _ = part.split("/")
    folder = next(path for path in (HERE / "games" / game, HERE / "third_party") if path.exists())
    own = [path for path in folder.rglob("test_*.py") if f'"{game}.{card}"' in path.read_text(encoding="utf-8")]
    if own and _fails(own, TiedTo(f"{game}.card.{card}")):
        return part, OWN
    return part, OTHERS if _fails([folder]) else NOBODY


def _fails(tests: Sequence[Path], *plugins: object) -> bool:
    """Whether any of the tests fails. An import error of the game counts as a failure."""
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        status = pytest.main(["-q", "-x", "--assert=plain", "-p", "no:cacheprovider", *map(str, tests)], plugins)
    return status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


def main(wanted: Sequence[str]) -> int:
    """Try all effects whose names hold one of these words, one process per core at a time.

    Each is tried in a process that has imported the tools already, but no game yet.
    """
    import_module("hypothesis")
    counts: Counter[str] = Counter()
    with get_context("fork").Pool(maxtasksperchild=1) as pool:
        tried = [part for part in pool.apply(parts) if not wanted or any(word in part for word in wanted)]
        for part, missed in pool.imap_unordered(missed_by, tried):
            counts[missed] += 1
            if missed != OWN:
                sys.stdout.write(f"{missed} missed {part}\n")
    sys.stdout.write(f"{len(tried)} effects taken away, {counts[NOBODY]} not missed, {counts[OTHERS]} only by others\n")
    return bool(counts[NOBODY])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
