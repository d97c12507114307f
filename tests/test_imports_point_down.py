"""Imports point downwards: cli, server, testing, web, arena, research, review, solving -> bots -> games -> kernel.

They point downwards inside `server` and `web`, too. No game imports another, modules of a game do not need each other
in a cycle, and values that rules compute with are read by rules alone.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

import aevum

PACKAGE: Final = Path(aevum.__file__).parent
LAYERS: Final[Mapping[str, int]] = {
    "kernel": 0,
    "games": 1,
    "bots": 2,
    "cli": 3,
    "server": 3,
    "web": 3,
    "arena": 3,
    "research": 3,
    "review": 3,
    "solving": 3,
    "testing": 3,
}
TOP: Final = max(LAYERS.values())
LAYERS_INSIDE: Final[Mapping[str, Mapping[str, int]]] = {
    "server": {
        "errors": 0,
        "settings": 0,
        "security": 1,
        "storage": 2,
        "workers": 2,
        "jobs": 3,
        "live": 4,
        "accounts": 5,
        "notifications": 5,
        "localization": 6,
        "presenters": 6,
        "pages": 7,
        "api": 7,
        "match_socket": 7,
        "error_responses": 8,
        "middleware": 8,
        "view_rate_limit": 9,
        "app": 10,
        "run": 11,
    },
    "web": {"text": 0, "assets": 0, "svg_diff": 0, "components": 1, "layout": 1, "pages": 2},
}
"""Layer of each module or package directly inside a package."""
WITHOUT_GAME_NAMES: Final = ("kernel", "bots", "arena", "review", "solving", "server", "testing", "web")
GAME_NAMES: Final = ("tempus", "imperium", "through_the_ages", "through-the-ages", "clash")

Module = tuple[str, ...]
"""A dotted name as its parts, without `aevum`."""


def violations(package: Path) -> list[str]:
    """Return every import against the layers, and every name of a game where none belongs."""
    return [
        f"{path.relative_to(package)}: {violation}"
        for path in sorted(package.rglob("*.py"))
        for violation in (*_upward_imports(path, package), *_games_named(path, package))
    ]


def _layer_name(parts: Module) -> str:
    """Return `kernel`, `bots` or the like; an empty text for modules directly in the package."""
    return parts[0] if parts and parts[0] in LAYERS else ""


def _imported(tree: ast.AST, path: Path, package: Path) -> Iterator[Module]:
    """Yield the modules of the package that a syntax tree imports."""
    parent = ("aevum", *path.relative_to(package).parts[:-1])
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules = [tuple(alias.name.split(".")) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = parent[: len(parent) - node.level + 1] if node.level else ()
            start = (*base, *(node.module or "").split(".")) if node.module else base
            modules = [(*start, alias.name) for alias in node.names]
        else:
            continue
        yield from (module[1:] for module in modules if module[:1] == ("aevum",))


def _upward_imports(path: Path, package: Path) -> Iterator[str]:
    own = _module(path, package)
    if not _layer_name(own):
        return
    tree = ast.parse(path.read_text(encoding="utf-8"))
    yield from filter(None, (_violation(own, module) for module in _imported(tree, path, package)))
    at_run_time = _imported(_without_types(tree), path, package)
    yield from filter(None, (_violation_inside(own, module) for module in at_run_time))


def _violation(own: Module, module: Module) -> str:
    """Return what is wrong with one import between packages; an empty text if nothing is."""
    layer, other = _layer_name(own), _layer_name(module)
    if not other:
        return "" if LAYERS[layer] == TOP else "imports the package itself"
    if LAYERS[other] > LAYERS[layer] or (other == "cli" != layer):
        return f"imports {other}, which is above {layer}"
    if layer == other == "games" and module[1:] and module[1] != own[1]:
        return f"imports another game, {module[1]}"
    if layer == other == "games" and own[2:3] in (("drawing",), ("heuristics",)) and module[2:3] == ("rule_values",):
        return f"computes with rule_values in {own[2]} instead of asking a rule"
    return ""


def _violation_inside(own: Module, module: Module) -> str:
    """Return what is wrong with one import inside `server` or `web`; an empty text if nothing is."""
    layers = LAYERS_INSIDE.get(own[0])
    if layers is None or own[:1] != module[:1] or min(len(own), len(module)) < 2:
        return ""
    if own[1] not in layers:
        return f"{own[0]}.{own[1]} has no layer"
    if layers.get(module[1], 0) > layers[own[1]]:
        return f"imports {own[0]}.{module[1]}, which is above {own[0]}.{own[1]}"
    return ""


def cycles(package: Path) -> list[str]:
    """Return modules of games that need one another before either is ready; imports for types do not count."""
    needs = {_module(path, package): _needed(path, package) for path in sorted((package / "games").rglob("*.py"))}
    known = {module: {other for other in others if other in needs} for module, others in needs.items()}
    while free := {module for module, others in known.items() if not others}:
        known = {module: others - free for module, others in known.items() if module not in free}
    return sorted(".".join(module) for module in known)


def _module(path: Path, package: Path) -> Module:
    parts = path.relative_to(package).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def _needed(path: Path, package: Path) -> set[Module]:
    """Return the modules that a file imports when it is run: `from a import b` needs `a.b` if that is a module."""
    tree = _without_types(ast.parse(path.read_text(encoding="utf-8")))
    found = set()
    for module in _imported(tree, path, package):
        file = package.joinpath(*module)
        found.add(module if file.with_suffix(".py").exists() or file.is_dir() else module[:-1])
    return found


def _without_types(tree: ast.Module) -> ast.Module:
    """Return the module without what only a type checker reads."""
    body = [node for node in tree.body if not (isinstance(node, ast.If) and _is_for_types(node))]
    return ast.Module(body=body, type_ignores=[])


def _is_for_types(node: ast.If) -> bool:
    return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def _games_named(path: Path, package: Path) -> Iterator[str]:
    if _layer_name(_module(path, package)) in WITHOUT_GAME_NAMES:
        source = path.read_text(encoding="utf-8").casefold()
        yield from (f"names a game: {name}" for name in GAME_NAMES if name in source)


def test_imports_point_downwards() -> None:
    assert violations(PACKAGE) == []


def test_modules_of_games_do_not_need_each_other_in_a_cycle() -> None:
    assert cycles(PACKAGE) == []


# -- the checker can fail


def test_a_cycle_is_found(small_package: Path) -> None:
    assert cycles(small_package) == []
    (small_package / "games/go/moves.py").write_text("from aevum.games.go.rules import legal")
    (small_package / "games/go/rules.py").write_text("from aevum.games.go import moves")
    assert cycles(small_package) == ["games.go.moves", "games.go.rules"]


@pytest.fixture
def small_package(tmp_path: Path) -> Path:
    """A package without violations."""
    files = {
        "__init__.py": "from aevum.kernel.game import AnyGame",
        "kernel/game.py": "import json\nfrom aevum.kernel import moves\nfrom . import moves",
        "games/chess/rules.py": "from aevum.games.chess.state import State\nfrom ...kernel import game",
        "games/chess/drawing/board.py": "from aevum.games.chess import rules",
        "games/go/rules.py": "from aevum.kernel.game import AnyGame",
        "bots/search.py": "from aevum.kernel.game import AnyGame\nfrom aevum.games import chess",
        "arena/run.py": "import aevum\nfrom aevum.bots.search import Search",
        "cli/commands.py": "import aevum\nfrom aevum import __version__, arena\nfrom aevum.cli import play",
        "server/live/hub.py": "from aevum.server.storage import matches\nfrom aevum.web.components import scene",
        "server/jobs/par.py": "if TYPE_CHECKING:\n    from aevum.server.live.hub import Hub",
        "web/pages/lobby.py": "from aevum.web.layout import page",
    }
    for name, source in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(source)
    return tmp_path


def test_a_package_in_order_has_no_violations(small_package: Path) -> None:
    assert violations(small_package) == []


@pytest.mark.parametrize(
    ("file", "line", "violation"),
    [
        ("kernel/game.py", "import aevum.games.chess", "imports games, which is above kernel"),
        ("kernel/game.py", "from aevum import bots", "imports bots, which is above kernel"),
        ("kernel/game.py", "from ..cli import main", "imports cli, which is above kernel"),
        ("kernel/game.py", "import aevum", "imports the package itself"),
        ("kernel/game.py", "def later():\n    from aevum import new", "imports the package itself"),
        ("games/chess/rules.py", "from aevum.bots.search import Search", "imports bots, which is above games"),
        ("games/chess/rules.py", "from aevum.games import go", "imports another game, go"),
        ("games/chess/rules.py", "from ..go.rules import legal", "imports another game, go"),
        ("games/chess/rules.py", "import aevum.games.go.rules", "imports another game, go"),
        (
            "games/chess/drawing/board.py",
            "from aevum.games.chess.rule_values import QUEEN",
            "computes with rule_values in drawing instead of asking a rule",
        ),
        ("bots/search.py", "from aevum.arena import run", "imports arena, which is above bots"),
        ("arena/run.py", "from aevum.cli.commands import run_command", "imports cli, which is above arena"),
        ("server/live/hub.py", "from aevum.server import pages", "imports server.pages, which is above server.live"),
        ("server/jobs/par.py", "import aevum.server.live.hub", "imports server.live, which is above server.jobs"),
        ("server/live/hub.py", "from ..api.x import y", "imports server.api, which is above server.live"),
        ("kernel/game.py", "# as in Tempus", "names a game: tempus"),
        ("bots/search.py", "if game == 'through-the-ages': pass", "names a game: through-the-ages"),
        ("arena/run.py", "clash = 1", "names a game: clash"),
    ],
)
def test_a_violation_is_named(small_package: Path, file: str, line: str, violation: str) -> None:
    with (small_package / file).open("a") as source:
        source.write(f"\n{line}\n")
    assert violations(small_package) == [f"{file}: {violation}"]


def test_a_module_without_a_layer_is_named(small_package: Path) -> None:
    (small_package / "web/new.py").write_text("from aevum.web.pages import lobby")
    assert violations(small_package) == ["web/new.py: web.new has no layer"]
