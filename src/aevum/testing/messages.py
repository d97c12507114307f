"""Messages of Fluent files: their ids and variables, and whether languages agree in them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from aevum.kernel.words import DEFAULT_LANGUAGE


class Variables(Visitor):
    """Collects the variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own way)
        self.names.add(node.id.name)


def variables_by_message(file: Path) -> dict[str, set[str]]:
    """Return the variables of each message of a file, by its id."""
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk, f"{file} does not parse at: {junk}"
    found: dict[str, set[str]] = {}
    for entry in entries:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} stands there twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def assert_languages_agree(locale: Path, languages: Sequence[str]) -> None:
    """Assert that the files of a locale folder hold the same messages with the same variables."""
    english = variables_by_message(locale / f"{DEFAULT_LANGUAGE}.ftl")
    assert english
    for language in languages:
        assert variables_by_message(locale / f"{language}.ftl") == english, language
