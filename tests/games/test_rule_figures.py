"""Figures of the rules pages come from the data of the games: other data, other figures.

`[figures]` in `rulebook/index.toml` names them; clauses say them as `{name}`, messages as arguments.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from aevum.kernel import rulebook as rulebook_module
from aevum.kernel.game import AnyGame
from aevum.kernel.lessons.figures import game_data
from aevum.kernel.points import written
from aevum.kernel.registry import find_game
from aevum.kernel.rulebook import Rulebook
from aevum.kernel.words import LANGUAGES
from aevum.kernel.worked_examples import examples_of
from aevum.web.components.worked_examples import overview
from aevum.web.text.site_words import words_of

GAMES: Final = ("clash-of-cultures", "tempus", "tempus-imperium", "through-the-ages")
every_game = pytest.mark.parametrize("game", [find_game(id) for id in GAMES], ids=GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
TYPED: Final = {
    "clash-of-cultures": """
        setup.edition stock.limits learn.border collect.reach grow.price move.hex influence.attempt influence.size
        battle.roll events.draw events.persons events.quake barbarians.gold barbarians.spawn barbarians.reinforce
        barbarians.attack actions.hire actions.errand trade.limit score.short score.dice score.wonder
    """,
    "tempus": "",
    "tempus-imperium": "setup.digits",
    "through-the-ages": "setup.bonuses stores.paying fight.attack score.basic",
}
"""Clauses with a figure above 1 that is in no data file: years, examples, and what the code of a rule itself says."""
MORE: Final = 100


class _Written(Visitor):
    """Collects the words of a message outside of placeables, and its variables."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the visitor's own way)
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own way)
        self.variables.add(node.id.name)


@cache
def telling(game: AnyGame, language: str) -> dict[str, _Written]:
    """Return the messages that tell the rules: the goal, the game in one page and the worked examples."""
    found = {}
    for folder in (game.locale, examples_of(game).locale):
        for entry in FluentParser().parse(Path(folder, f"{language}.ftl").read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(("game-goal", "overview-", "example-")):
                found[entry.id.name] = written_parts = _Written()
                written_parts.visit(entry)
    return found


def raised(content: Any) -> Any:
    """Return data with every number raised."""
    if isinstance(content, dict):
        return {name: raised(value) for name, value in content.items()}
    if isinstance(content, list):
        return [raised(value) for value in content]
    return content + MORE if isinstance(content, int) and not isinstance(content, bool) else content


def names_in_clauses(game: AnyGame) -> dict[str, set[str]]:
    """Return the names of the figures of each clause, by its id without the prefix; the same in every language."""
    found: dict[str, set[str]] = {}
    for file in (game.folder / "rulebook").glob("*.toml"):
        for row in tomllib.loads(file.read_text(encoding="utf-8")).get("clause", ()):
            names = [set(re.findall(r"\{(\w+)\}", row[language])) for language in LANGUAGES]
            assert names[0] == names[1] == names[2], row["id"]
            found[row["id"]] = names[0]
    return found


@every_language
@every_game
def test_no_message_that_tells_the_rules_has_a_typed_figure(game: AnyGame, language: str) -> None:
    typed = [
        id
        for id, text in telling(game, language).items()
        if any(re.search(r"(?<![A-Z])\d|½", part) for part in text.texts)
    ]
    assert not typed


@every_game
def test_every_named_figure_is_said(game: AnyGame) -> None:
    said = set().union(*names_in_clauses(game).values())
    of_views = {name for example in examples_of(game) for name in example.view_figures}
    assert not of_views & set(game.rulebook.figures)
    for language in LANGUAGES:
        used = said.union(*(text.variables for text in telling(game, language).values()))
        assert used == of_views | set(game.rulebook.figures)


@every_game
def test_an_example_says_its_own_figures_and_those_of_the_rulebook(game: AnyGame) -> None:
    for language in LANGUAGES:
        texts = telling(game, language)
        for example in examples_of(game):
            steps = [texts[f"example-{example.id}-{step + 1}"] for step in range(len(example.steps))]
            used: set[str] = set().union(*(text.variables for text in steps))
            assert set(example.view_figures) <= used <= {*example.view_figures, *game.rulebook.figures}


@every_game
def test_clauses_say_other_figures_when_the_data_change(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook_module, "game_data", lambda folder: raised(game_data(folder)))
    changed = Rulebook.load(game.folder / "rulebook")
    for id, names in names_in_clauses(game).items():
        for language in LANGUAGES if names else ():
            text = changed.clause(id).text(language)
            assert all(written(changed.figures[name]) in text for name in names), (id, text)
            assert text != game.rulebook.clause(id).text(language)


def test_the_game_in_one_page_says_other_figures_when_the_data_change(monkeypatch: pytest.MonkeyPatch) -> None:
    game, words = find_game("clash-of-cultures"), words_of("clash-of-cultures", "ru")
    before = overview(game, words), game.goal(words)
    monkeypatch.setattr(rulebook_module, "game_data", lambda folder: raised(game_data(folder)))
    changed = Rulebook.load(game.folder / "rulebook")
    monkeypatch.setattr(game, "rulebook", changed)
    page, goal = str(overview(game, words)), game.goal(words)
    assert (page, goal) != before
    assert {str(changed.figures["actions"]), str(changed.figures["turns"])} <= set(re.findall(r"\b\d{3}\b", page))
    assert "50½" in goal


@every_game
def test_a_figure_typed_into_a_clause_is_known_to_be_in_no_data(game: AnyGame) -> None:
    cards = game.cards_by_clause(game.words("en"))
    typed = set()
    for file in (game.folder / "rulebook").glob("*.toml"):
        for row in tomllib.loads(file.read_text(encoding="utf-8")).get("clause", ()):
            figures = re.findall(r"\d+|½", re.sub(r"\{\w+\}", "", row["en"]))
            if f"{game.rulebook.prefix}.{row['id']}" not in cards and any(figure not in "10" for figure in figures):
                typed.add(row["id"])
    assert typed == set(TYPED[game.id].split())
