"""Everything that people, programs and stored data know by name, collected in sections of one line an item.

`python tests/public_surface.py --write` writes it to `public_surface.json`, with which `test_public_surface.py`
compares it. Modules and classes may be renamed freely: only the imports of `aevum` in this file name modules that are
not public themselves.
"""

from __future__ import annotations

import argparse
import ast
import json
import pkgutil
import re
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

import aevum
from aevum import AevumError, Match
from aevum.cli import main
from aevum.kernel.game import AnyGame
from aevum.server.api.openapi import description
from aevum.server.app import Settings, make_app
from aevum.server.storage.schema import METADATA

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = Path(aevum.__file__).parent
SNAPSHOT: Final = Path(__file__).with_name("public_surface.json")
PROJECT: Final[Mapping[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

MODULES_WITH_ALL: Final = ("aevum", "aevum.bots", "aevum.arena", "aevum.solving")
MODULES_WITH_EXTRAS: Final = (
    "research/gymnasium.py",
    "research/vector.py",
    "research/pettingzoo.py",
    "research/openspiel.py",
)
"""Public modules that cannot be imported without extras; their names are read from the source."""
SEED: Final = 7
NOON: Final = datetime(2026, 1, 1, 12)


def games() -> Iterator[AnyGame]:
    """Return the games of this project; the tests install others beside them."""
    return (aevum.find_game(id) for id in PROJECT["entry-points"]["aevum.games"])


# -- Python


def python_names() -> Iterator[str]:
    """Return what the public modules export."""
    for module in MODULES_WITH_ALL:
        yield from (f"{module}.{name}" for name in import_module(module).__all__)
    for file in MODULES_WITH_EXTRAS:
        module = f"aevum.{file.removesuffix('.py').replace('/', '.')}"
        tree = ast.parse((PACKAGE / file).read_text(encoding="utf-8"))
        yield from (f"{module}.{name}" for name in _defined_names(tree) if not name.startswith("_"))


def _defined_names(tree: ast.Module) -> Iterator[str]:
    """Return the names of the classes, functions and constants that a module defines."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (target.id for target in targets if isinstance(target, ast.Name))


def package_metadata() -> Iterator[str]:
    """Return commands, entry points and extras of the package, without the modules that they lead to."""
    yield f"package: {PROJECT['name']}"
    yield from (f"script: {name}" for name in PROJECT["scripts"])
    yield from (f"extra: {name}" for name in PROJECT["optional-dependencies"])
    for group, entries in PROJECT["entry-points"].items():
        yield from (f"entry point: {group}: {name}" for name in entries)


def errors() -> Iterator[str]:
    """Return the code and the message id of every error of the package."""
    for kind in error_classes():
        yield f"{kind.code}: {kind.message}"


def error_classes() -> list[type[AevumError]]:
    """Return every class of errors that the package defines, after all its modules have been imported."""
    for module in pkgutil.walk_packages([str(PACKAGE)], "aevum."):
        # Modules of `aevum.research` need extras, and neither these nor tests define errors of this kind.
        if not module.name.endswith("__main__") and not module.name.startswith(("aevum.research.", "aevum.testing.")):
            import_module(module.name)
    return [kind for kind in _with_subclasses(AevumError) if kind.__module__.startswith("aevum.")]


def _with_subclasses(kind: type[AevumError]) -> Iterator[type[AevumError]]:
    """Return a class and all classes derived from it."""
    yield kind
    for derived in kind.__subclasses__():
        yield from _with_subclasses(derived)


# -- server


def http_routes() -> Iterator[str]:
    """Return methods and path of every route of the server."""
    for route in _routes():
        if isinstance(route, Route):
            # Starlette adds HEAD to GET.
            methods = (route.methods or set()) - {"HEAD"}
            yield from (f"{_without_hash(route.path)} {method}" for method in methods)
        elif isinstance(route, WebSocketRoute):
            yield f"{route.path} WebSocket"
        elif isinstance(route, Mount):
            yield f"{_without_hash(route.path)} files"


def _routes() -> list[BaseRoute]:
    """Return the routes of a server that is never started."""
    return make_app(Settings("sqlite://")).routes


def _without_hash(path: str) -> str:
    """Return a path in which `{hash}` stands for the hash of the files behind it."""
    return re.sub(r"(?<=[/-])[0-9a-f]{8,}(?=/|$)", "{hash}", path)


def openapi() -> Iterator[str]:
    """Return the operations, schemas and fields that the description of the API names."""
    described = description()
    components = described["components"]
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            yield f"operation: {method.upper()} {path} {operation['operationId']}"
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            yield from (f"body of {operation['operationId']}: {field}" for field in _schema_fields(body))
    for name, schema in components["schemas"].items():
        yield f"schema: {name}"
        yield from (f"schema: {name}.{field}" for field in _schema_fields(schema))
    yield from (f"security scheme: {name}" for name in components["securitySchemes"])


def _schema_fields(schema: Any) -> Iterator[str]:
    """Return the names of a schema's properties, nested ones with their path."""
    for name, inner in schema.get("properties", {}).items():
        yield name
        yield from (f"{name}.{field}" for field in _schema_fields(inner))
    for inner in (*schema.get("oneOf", ()), *schema.get("anyOf", ())):
        yield from _schema_fields(inner)
    if "items" in schema:
        yield from (f"[].{field}" for field in _schema_fields(schema["items"]))


def connections() -> Iterator[str]:
    """Return the names of cookies, and the close codes and commands of the WebSocket."""
    texts = _constants(file for file in PACKAGE.rglob("*.py") if PACKAGE / "testing" not in file.parents)
    yield from (f"cookie: {text}" for text in texts if re.fullmatch(r"aevum_[a-z]+", str(text)))
    yield from (f"command: {text}" for text in texts if re.fullmatch(r"![a-z]+-?", str(text)))
    endpoint = next(route.endpoint for route in _routes() if isinstance(route, WebSocketRoute))
    file = Path(str(sys.modules[endpoint.__module__].__file__))
    codes = (value for value in _constants([file]) if isinstance(value, int))
    yield from (f"close code: {code}" for code in codes if 4400 <= code < 4500 or 1000 <= code < 1016)


def _constants(files: Iterable[Path]) -> set[object]:
    """Return all texts and numbers in the source of some modules."""
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in files)
    return {node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)}


def database() -> Iterator[str]:
    """Return columns with their types, indexes and migrations of the database."""
    for table in METADATA.tables.values():
        for column in table.columns:
            marks = f"{' primary key' * column.primary_key}{' null' * bool(column.nullable)}"
            yield f"column: {table.name}.{column.name} {column.type}{marks}"
        yield from (f"index: {table.name}: {index.name}" for index in table.indexes)
    for file in PACKAGE.rglob("migrations/versions/*.py"):
        source = file.read_text(encoding="utf-8")
        yield from (f"revision: {name}" for name in re.findall(r'^revision = "(\w+)"', source, re.MULTILINE))


# -- command line and tools


def command_line() -> Iterator[str]:
    """Return every command with its arguments and flags."""
    top = _parser_of([])
    yield from (f"aevum {text}" for text in _arguments(top))
    for command in _subcommands(top):
        parser = _subcommands(_parser_of([command]))[command]
        yield f"aevum {command}"
        yield from (f"aevum {command} {text}" for text in _arguments(parser))
        for name, nested in _subcommands(parser).items():
            yield from (f"aevum {command} {name} {text}" for text in ("", *_arguments(nested)))


def _parser_of(arguments: list[str]) -> argparse.ArgumentParser:
    """Return the parser with which the command line reads some arguments; nothing is carried out."""
    with patch.object(argparse.ArgumentParser, "parse_args", autospec=True, side_effect=SystemExit(0)) as parse:
        main(arguments)
    parser = parse.call_args.args[0]
    assert isinstance(parser, argparse.ArgumentParser)
    return parser


def _subcommands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """Return the parsers of the commands that a parser knows."""
    groups = (action.choices for action in parser._actions if isinstance(action, argparse._SubParsersAction))
    return {name: command for group in groups for name, command in group.items()}


def _arguments(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Return the flags and positional arguments of a parser, with their choices."""
    for action in parser._actions:
        if not isinstance(action, argparse._SubParsersAction):
            choices = f" {{{','.join(map(str, action.choices))}}}" if action.choices else ""
            yield ", ".join(action.option_strings or [action.dest]) + choices


def make_targets() -> Iterator[str]:
    """Return the targets of the Makefile."""
    yield from re.findall(r"^([a-z][a-z-]*):(?!=)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)


def environment_variables() -> Iterator[str]:
    """Return the environment variables that the package, its tools or its documents name."""
    for file in (*PACKAGE.rglob("*.py"), *(ROOT / "tools").iterdir(), *(ROOT / "docs").glob("*.md")):
        if file.is_file():
            yield from re.findall(r"\bAEVUM_[A-Z_]+\b", file.read_text(encoding="utf-8"))


# -- messages and games


def messages() -> Iterator[str]:
    """Return the id of every message: `shared` in all packages but the games."""
    folders = {game.locale: game.id for game in games()}
    for file in _locale_files():
        ids = re.findall(r"^(-?[a-zA-Z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE)
        yield from (f"{folders.get(file.parent, 'shared')}: {id}" for id in ids)


def _locale_files() -> Iterator[Path]:
    """Return the files of English messages; those of the skeletons belong to their authors."""
    return (file for file in PACKAGE.rglob("locale/en.ftl") if "skeletons" not in file.parts)


def options() -> Iterator[str]:
    """Return the options of every game with default and values, its numbers of seats, its presets and its version."""
    for game in games():
        described = game.to_json(game.words("en"))
        yield f"{game.id}: seats {described['seats']}"
        yield f"{game.id}: rules_version {described['rules_version']}"
        yield from (f"{game.id}: preset {preset.name}" for preset in game.presets(NOON))
        for option in described["options"]:
            default, values = json.dumps(option["default"]), json.dumps(option["values"])
            yield f"{game.id}: {option['name']} = {default} of {values}"


def verbs() -> Iterator[str]:
    """Return the verbs of every game with their domains, and the labels of these."""
    for game in games():
        for verb in game.book.verbs:
            domains = " ".join(f"<{domain.name}>" for domain in verb.domains)
            yield f"{game.id}: verb {verb.name}: {' '.join(verb.words)} {domains}".rstrip()
            for domain in verb.domains:
                yield from (f"{game.id}: label {domain.name} {label}" for label in domain.labels)


def steps() -> Iterator[str]:
    """Return the steps of every game with the names of their numbers."""
    for game in games():
        yield from (f"{game.id}: {step.name}: {', '.join(step.fields)}".rstrip(": ") for step in game.law.steps)


def clauses() -> Iterator[str]:
    """Return the id of every clause."""
    return (clause.id for game in games() for clause in game.rulebook)


def views() -> Iterator[str]:
    """Return the keys of views at the start of a match and in all positions of the game's showcase."""
    for game in games():
        labels = {domain.name: {*domain.labels} for verb in game.book.verbs for domain in verb.domains}
        for match in (aevum.new(game.id, seed=SEED), aevum.load(game.folder / "showcase.aevum")):
            for shown in _views_of(match):
                yield from (f"{game.id}: {path}" for path in _key_paths(shown, labels))


def _views_of(match: Match) -> Iterator[Mapping[str, Any]]:
    """Return the view of the seat that decides, in each position of a match."""
    for length in range(match.length + 1):
        state = match.state_at(length)
        yield match.game.view(state, max(state.actor, 0)).to_json()


def _key_paths(value: Any, labels: Mapping[str, set[str]]) -> Iterator[str]:
    """Return the path of each key in JSON data; labels of a domain, such as names of hexes, are not keys."""
    if isinstance(value, Mapping):
        domain = next((name for name, known in sorted(labels.items()) if value.keys() <= known), None)
        for key, inner in value.items():
            name = key if domain is None else f"<{domain}>"
            yield name
            yield from (f"{name}.{path}" for path in _key_paths(inner, labels))
    elif isinstance(value, list | tuple):
        yield from (f"[].{path}" for inner in value for path in _key_paths(inner, labels))


def weights() -> Iterator[str]:
    """Return the names of the weights of every game."""
    for game in games():
        for file in game.folder.rglob("weights.toml"):
            for name, value in tomllib.loads(file.read_text(encoding="utf-8")).items():
                inner = [f".{key}" for key in value] if isinstance(value, dict) else [""]
                yield from (f"{game.id}: {name}{key}" for key in inner)


def save_file() -> Iterator[str]:
    """Return the keys of each kind of line in a save file, and the number of the format."""
    match = aevum.new("tempus", seats=3, seed=SEED)
    match.play(match.legal()[0])
    match.undo(agreed=True)
    yield from _line_kinds(match)
    match.redraw(0, SEED)
    yield from _line_kinds(match)


def _line_kinds(match: Match) -> Iterator[str]:
    """Return what kinds of lines the save file of a match has."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "match.aevum"
        aevum.save(match, file)
        header, *records, seal = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    yield f"format: {header['aevum']}"
    yield f"header: {', '.join(header)}"
    yield from (f"record: {', '.join(record)}" for record in records)
    yield f"seal: {', '.join(seal)}"


# -- the snapshot

SECTIONS: Final[Mapping[str, Callable[[], Iterable[str]]]] = {
    "python names": python_names,
    "package": package_metadata,
    "errors": errors,
    "http routes": http_routes,
    "openapi": openapi,
    "connections": connections,
    "database": database,
    "command line": command_line,
    "make targets": make_targets,
    "environment variables": environment_variables,
    "save file": save_file,
    "options": options,
    "verbs": verbs,
    "steps": steps,
    "clauses": clauses,
    "views": views,
    "weights": weights,
    "messages": messages,
}


def collect(section: str) -> list[str]:
    """Return the items of a section, sorted."""
    return sorted({item.rstrip() for item in SECTIONS[section]()})


def committed() -> dict[str, list[str]]:
    """Return all sections as they were written last."""
    sections: dict[str, list[str]] = json.loads(SNAPSHOT.read_text(encoding="utf-8"))
    return sections


def write() -> None:
    """Write all sections to the snapshot."""
    sections = {section: collect(section) for section in SECTIONS}
    SNAPSHOT.write_text(json.dumps(sections, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    write()
