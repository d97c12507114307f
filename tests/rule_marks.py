"""`@rule` ties a test to the clauses it shows, `@card` to cards; `clauses_tied_in` reads those ties back."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from aevum.kernel.registry import games


def rule(*clause_ids: str) -> pytest.MarkDecorator:
    """Mark a test with clauses of any registered game; an id that no rulebook has is an error at import."""
    unknown = [clause for clause in clause_ids if not any(clause in game.rulebook for game in games().values())]
    if unknown or not clause_ids:
        raise ValueError(f"no rulebook has a clause {', '.join(unknown) or 'without an id'}")
    return pytest.mark.rule(*clause_ids)


def card(*names: str) -> pytest.MarkDecorator:
    """Mark a test with cards: `@card("tempus.transport")` ties it to the text of that card."""
    return rule(*map(_clause_of_card, names))


def _clause_of_card(name: str) -> str:
    return ".card.".join(name.split(".", 1))


def clauses_tied_in(folder: Path) -> set[str]:
    """Return the clauses named by `@rule("...")` and `@card("...")` over the tests below a folder."""
    sources = (path.read_text(encoding="utf-8") for path in folder.rglob("test_*.py"))
    return {clause for source in sources for clause in _tied_in_source(source)}


def _tied_in_source(source: str) -> Iterator[str]:
    # Parsing takes long, and each process of a run does it: only files with ties, and only their outermost functions.
    for node in ast.parse(source).body if "@rule(" in source or "@card(" in source else ():
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                yield from _ids_of(decorator)


def _ids_of(decorator: ast.expr) -> Iterator[str]:
    if (
        isinstance(decorator, ast.Call)
        and isinstance(decorator.func, ast.Name)
        and decorator.func.id in ("rule", "card")
    ):
        for argument in decorator.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value if decorator.func.id == "rule" else _clause_of_card(argument.value)
