"""Imports point downwards: cli, table, web, arena, research -> bots -> games -> kernel. No game knows another.

Within a game nothing goes round in a circle, and what formulas count with is for the rules alone.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import aevum

HOUSE: Final = Path(aevum.__file__).parent
FLOORS: Final = {
    "kernel": 0,
    "games": 1,
    "bots": 2,
    "cli": 3,
    "table": 3,
    "web": 3,
    "arena": 3,
    "research": 3,
    "solving": 3,
}
TOP: Final = max(FLOORS.values())
NAMELESS: Final = ("kernel", "bots", "arena", "solving", "table", "web")
GAME_NAMES: Final = ("tempus", "imperium", "through_the_ages", "through-the-ages", "clash")


def complaints(house: Path) -> list[str]:
    """Everything in the package's sources that goes against the plan of the house."""
    return [
        f"{path.relative_to(house)}: {complaint}"
        for path in sorted(house.rglob("*.py"))
        for complaint in (*_upward_imports(path, house), *_games_named(path, house))
    ]


def _room(parts: tuple[str, ...]) -> str:
    """`kernel`, `bots` or the like; nothing for the front door of the package."""
    return parts[0] if parts and parts[0] in FLOORS else ""


def _imported(path: Path, house: Path) -> Iterator[tuple[str, ...]]:
    """Modules of the package that a file imports, as parts after `aevum`."""
    yield from _imported_by(ast.parse(path.read_text(encoding="utf-8")), path, house)


def _imported_by(tree: ast.Module, path: Path, house: Path) -> Iterator[tuple[str, ...]]:
    package = ("aevum", *path.relative_to(house).parts[:-1])
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules = [tuple(alias.name.split(".")) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            start = (*base, *(node.module or "").split(".")) if node.module else base
            modules = [(*start, alias.name) for alias in node.names]
        else:
            continue
        yield from (module[1:] for module in modules if module[:1] == ("aevum",))


def _upward_imports(path: Path, house: Path) -> Iterator[str]:
    own = path.relative_to(house).parts
    if _room(own):
        yield from filter(None, (_complaint(own, module) for module in _imported(path, house)))


def _complaint(own: tuple[str, ...], module: tuple[str, ...]) -> str:
    """What is wrong with a module of one room importing a module of the package; nothing if all is well."""
    room, other = _room(own), _room(module)
    if not other:
        return "" if FLOORS[room] == TOP else "imports the front door of the package"
    if FLOORS[other] > FLOORS[room] or (other == "cli" != room):
        return f"imports {other}, which stands above {room}"
    if room == other == "games" and module[1:] and module[1] != own[1]:
        return f"imports another game, {module[1]}"
    if room == other == "games" and own[2:3] in (("drawing",), ("judgement",)) and module[2:3] == ("figures",):
        return f"counts with figures in {own[2]} instead of asking a rule"
    return ""


def circles(house: Path) -> list[str]:
    """Modules of games that need one another before either is ready; what only types need does not count."""
    needs = {_module(path, house): _needed(path, house) for path in sorted((house / "games").rglob("*.py"))}
    known = {module: {other for other in others if other in needs} for module, others in needs.items()}
    while free := {module for module, others in known.items() if not others}:
        known = {module: others - free for module, others in known.items() if module not in free}
    return sorted(".".join(module) for module in known)


def _module(path: Path, house: Path) -> tuple[str, ...]:
    parts = path.relative_to(house).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def _needed(path: Path, house: Path) -> set[tuple[str, ...]]:
    """Modules that a file imports when it is run: `from a import b` needs `a.b` if that is a module, else `a`."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tree.body = [node for node in tree.body if not (isinstance(node, ast.If) and _is_for_types(node))]
    found = set()
    for module in _imported_by(tree, path, house):
        file = house.joinpath(*module)
        found.add(module if file.with_suffix(".py").exists() or file.is_dir() else module[:-1])
    return found


def _is_for_types(node: ast.If) -> bool:
    return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def _games_named(path: Path, house: Path) -> Iterator[str]:
    if _room(path.relative_to(house).parts) in NAMELESS:
        source = path.read_text(encoding="utf-8").casefold()
        yield from (f"names a game: {name}" for name in GAME_NAMES if name in source)


def test_the_house_stands_as_planned() -> None:
    assert complaints(HOUSE) == []


def test_no_module_of_a_game_needs_itself() -> None:
    assert circles(HOUSE) == []


# -- the checker can fail


def test_a_circle_is_found(small_house: Path) -> None:
    assert circles(small_house) == []
    (small_house / "games/go/moves.py").write_text("from aevum.games.go.rules import legal")
    (small_house / "games/go/rules.py").write_text("from aevum.games.go import moves")
    assert circles(small_house) == ["games.go.moves", "games.go.rules"]


@pytest.fixture
def small_house(tmp_path: Path) -> Path:
    """A house in which all is well."""
    rooms = {
        "__init__.py": "from aevum.kernel.game import AnyGame",
        "kernel/game.py": "import json\nfrom aevum.kernel import moves\nfrom . import moves",
        "games/chess/rules.py": "from aevum.games.chess.state import State\nfrom ...kernel import game",
        "games/chess/drawing/board.py": "from aevum.games.chess import rules",
        "games/go/rules.py": "from aevum.kernel.game import AnyGame",
        "bots/search.py": "from aevum.kernel.game import AnyGame\nfrom aevum.games import chess",
        "arena/run.py": "import aevum\nfrom aevum.bots.search import Search",
        "cli/main.py": "import aevum\nfrom aevum import __version__, arena\nfrom aevum.cli import play",
    }
    for name, source in rooms.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(source)
    return tmp_path


def test_a_house_in_order_has_no_complaints(small_house: Path) -> None:
    assert complaints(small_house) == []


@pytest.mark.parametrize(
    ("file", "line", "complaint"),
    [
        ("kernel/game.py", "import aevum.games.chess", "imports games, which stands above kernel"),
        ("kernel/game.py", "from aevum import bots", "imports bots, which stands above kernel"),
        ("kernel/game.py", "from ..cli import main", "imports cli, which stands above kernel"),
        ("kernel/game.py", "import aevum", "imports the front door of the package"),
        ("kernel/game.py", "def later():\n    from aevum import new", "imports the front door of the package"),
        ("games/chess/rules.py", "from aevum.bots.search import Search", "imports bots, which stands above games"),
        ("games/chess/rules.py", "from aevum.games import go", "imports another game, go"),
        ("games/chess/rules.py", "from ..go.rules import legal", "imports another game, go"),
        ("games/chess/rules.py", "import aevum.games.go.rules", "imports another game, go"),
        (
            "games/chess/drawing/board.py",
            "from aevum.games.chess.figures import QUEEN",
            "counts with figures in drawing instead of asking a rule",
        ),
        ("bots/search.py", "from aevum.arena import run", "imports arena, which stands above bots"),
        ("arena/run.py", "from aevum.cli.main import main", "imports cli, which stands above arena"),
        ("kernel/game.py", "# as in Tempus", "names a game: tempus"),
        ("bots/search.py", "if game == 'through-the-ages': pass", "names a game: through-the-ages"),
        ("arena/run.py", "clash = 1", "names a game: clash"),
    ],
)
def test_an_offender_is_named(small_house: Path, file: str, line: str, complaint: str) -> None:
    with (small_house / file).open("a") as source:
        source.write(f"\n{line}\n")
    assert complaints(small_house) == [f"{file}: {complaint}"]
