"""Effect removal: what a card does is taken away, one effect or function at a time; some test must miss it.

make effects

`AEVUM_WITHOUT=tempus/ideas/transport/moves` takes one away before the games are imported; `main` tries them all, each
in a run of its own over the tests of its game, and lists the ones that nobody missed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

VARIABLE: Final = "AEVUM_WITHOUT"
HERE: Final = Path(__file__).parent


def take_away() -> None:
    """Patch the kernel so that the named effect does not happen; called before any game is imported."""
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
    """Everything that can be taken away from any installed game."""
    from aevum.kernel.registry import games

    return [
        f"{game.folder.name}/{family.name}/{card}/{part}"
        for game in games().values()
        for family in game.cards
        for card, part in family.parts()
    ]


def survives(part: str) -> bool:
    """Do all tests of the game pass without it? A game that cannot even be imported has missed it."""
    folder = next(path for path in (HERE / "games" / part.split("/")[0], HERE / "third_party") if path.exists())
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", str(folder)],
        env={**os.environ, VARIABLE: part},
        capture_output=True,
        check=False,
    )
    return run.returncode == 0


def main() -> int:
    """Try them all, as many at a time as there are cores."""
    tried = parts()
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        survivors = [part for part, survived in zip(tried, workers.map(survives, tried), strict=True) if survived]
    sys.stdout.writelines(f"nobody missed {part}\n" for part in survivors)
    sys.stdout.write(f"{len(tried)} effects taken away, {len(survivors)} not missed\n")
    return bool(survivors)


if __name__ == "__main__":
    sys.exit(main())
