"""Bots that play by the heuristics of an earlier commit, as a reference for the present ones.

    python -m bench.older_bots through_the_ages 89062186 OLDER
    aevum arena through-the-ages --bots hard,OLDER/older.py:Normal --games 200

The heuristics are copied into the folder OLDER and run uncompiled; rules, search and everything else are the present
ones.
"""

from __future__ import annotations

import argparse
import io
import subprocess
import tarfile
from pathlib import Path
from typing import Final

BOTS: Final = '''"""Search bots that play by the heuristics in the folder beside this file."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from {package} import HEURISTICS

from aevum.bots import Bot, search_bots


class _Older(Bot):
    settings = {{}}

    def __init__(self, chance, **settings):
        super().__init__(chance, **settings)
        self._bot = self.level(chance, **self.settings, **settings)

    def choose(self, sight):
        game = type(sight.game)
        present = game.heuristics
        game.heuristics = HEURISTICS
        try:
            return self._bot.choose(sight)
        finally:
            game.heuristics = present


class Easy(_Older):
    level = search_bots.Easy


class Normal(_Older):
    level = search_bots.Normal
    # A bot with a search budget of its own plays no rollouts. In Tempus `normal` used to play none.
    settings = {{"search_budget": search_bots.Normal.budget_of_search}}


class Hard(_Older):
    level = search_bots.Hard
'''


def main() -> None:
    """Write the heuristics and the bots."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", help="package of the game, such as through_the_ages")
    parser.add_argument("commit")
    parser.add_argument("folder", type=Path)
    args = parser.parse_args()
    write_bots(args.game, args.commit, args.folder)


def write_bots(game: str, commit: str, folder: Path) -> None:
    """Write the heuristics that a game had at a commit into a folder, and bots that play by them."""
    package = f"{game}_{commit}"
    source = f"src/aevum/games/{game}/heuristics"
    archive = subprocess.run(["git", "archive", commit, source], check=True, capture_output=True).stdout
    (folder / package).mkdir(parents=True, exist_ok=True)
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        for member in files.getmembers():
            content = files.extractfile(member)
            if content is not None:
                text = content.read().decode().replace(f"aevum.games.{game}.heuristics", package)
                (folder / package / Path(member.name).name).write_text(text, encoding="utf-8")
    (folder / "older.py").write_text(BOTS.format(package=package), encoding="utf-8")


if __name__ == "__main__":
    main()
