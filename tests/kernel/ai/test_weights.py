"""Weights of heuristics are data: read, overridden, written and refused."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import get_type_hints

import pytest

from aevum.kernel.ai.weights import BadWeights, WeightSet
from aevum.kernel.errors import BadFile
from aevum.kernel.game import AnyGame
from aevum.kernel.registry import games

FILE = """# From nowhere.
# Really.

# How bold one is.
bold = 0.5
row = [1.0, 2.0]  # in order

[table]
one = 3
"""
WEIGHED = [game for game in games().values() if game.heuristics is not None and game.heuristics.weight_set is not None]


class Weights:
    bold: float
    row: tuple[float, ...]
    table: tuple[float, ...]
    twice: float


class Weighted:
    """A toy set of weights and the file that it comes from."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "weights.toml"
        self.file.write_text(FILE)
        self.weights = Weights()
        self.weight_set = WeightSet(self.weights, self.file, {"table": ("none", "one")}, self._follow)

    def _follow(self) -> None:
        self.weights.twice = 2 * self.weights.bold

    def other(self, text: str) -> Path:
        path = self.file.with_name("other.toml")
        path.write_text(text)
        return path


@pytest.fixture
def toy(tmp_path: Path) -> Weighted:
    return Weighted(tmp_path)


def test_figures_become_attributes_and_what_follows_from_them_follows(toy: Weighted) -> None:
    weights = toy.weights
    assert (weights.bold, weights.row, weights.table, weights.twice) == (0.5, (1.0, 2.0), (0.0, 3.0), 1.0)
    assert toy.weight_set.default == {"bold": 0.5, "row.0": 1.0, "row.1": 2.0, "table.one": 3.0}


def test_other_weights_are_in_force_while_they_are_lent(toy: Weighted) -> None:
    forgotten: list[float] = []
    toy.weight_set.on_change(lambda: forgotten.append(toy.weights.bold))
    with toy.weight_set.override(toy.weight_set.default | {"bold": 4.0, "row.1": 7.0}):
        assert (toy.weights.bold, toy.weights.row, toy.weights.twice) == (4.0, (1.0, 7.0), 8.0)
    assert (toy.weights.bold, toy.weights.row, toy.weights.twice) == (0.5, (1.0, 2.0), 1.0)
    assert forgotten == [4.0, 0.5]


def test_they_come_back_when_a_thought_breaks_down(toy: Weighted) -> None:
    with pytest.raises(ZeroDivisionError), toy.weight_set.override(toy.weight_set.default | {"bold": 4.0}):
        raise ZeroDivisionError
    assert toy.weights.bold == 0.5


def test_a_written_file_keeps_comments_and_says_where_it_comes_from(toy: Weighted) -> None:
    figures = toy.weight_set.default | {"bold": 0.25, "row.0": -1.0, "table.one": 1e-20}
    text = toy.weight_set.to_text(figures, ["Tuned.", ""])
    assert text.startswith("# Tuned.\n#\n\n# How bold one is.\nbold = 0.25\nrow = [-1.0, 2.0]  # in order\n")
    assert toy.weight_set.read(toy.other(text)) == figures


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (FILE.replace("bold = 0.5", ""), "bold"),
        (FILE.replace("bold", "bald"), "bald"),
        (FILE.replace("0.5", "'much'"), "bold"),
        (FILE.replace("0.5", "true"), "bold"),
        (FILE.replace("0.5", "inf"), "bold"),
        (FILE.replace("0.5", "nan"), "bold"),
        (FILE.replace("[1.0, 2.0]", "[1.0]"), "row.1"),
        (FILE.replace("one", "two"), "table.one"),
    ],
)
def test_a_file_of_something_else_is_refused_by_name(toy: Weighted, text: str, name: str) -> None:
    with pytest.raises(BadWeights) as refused:
        toy.weight_set.read(toy.other(text))
    assert refused.value.arguments["name"] == name
    assert name in str(refused.value)


def test_a_table_that_a_file_lacks_keeps_the_usual_figures(toy: Weighted) -> None:
    older = FILE.replace("0.5", "0.75").partition("[table]")[0]
    assert toy.weight_set.read(toy.other(older)) == toy.weight_set.default | {"bold": 0.75}


def test_a_file_that_cannot_be_read_is_refused(toy: Weighted) -> None:
    with pytest.raises(BadFile):
        toy.weight_set.read(toy.file.with_name("nowhere.toml"))
    with pytest.raises(BadFile):
        toy.weight_set.read(toy.other("bold ="))


@pytest.mark.parametrize("game", WEIGHED, ids=lambda game: game.id)
def test_every_weight_of_a_game_is_used_and_its_file_can_be_written_again(game: AnyGame, tmp_path: Path) -> None:
    assert game.heuristics is not None
    weight_set = game.heuristics.weight_set
    assert weight_set is not None
    names = {name.partition(".")[0] for name in weight_set.default}
    source = "".join(path.read_text() for path in (game.folder / "heuristics").glob("*.py"))
    assert not [name for name in names if f"WEIGHTS.{name}" not in source]
    for name in get_type_hints(type(weight_set.weights)):
        assert hasattr(weight_set.weights, name), name
    path = tmp_path / "again.toml"
    path.write_text(weight_set.to_text(weight_set.default, ["Again."]))
    assert weight_set.read(path) == weight_set.default
    shipped = (game.folder / "heuristics" / "weights.toml").read_text()
    assert tomllib.loads(path.read_text()) == tomllib.loads(shipped)
    assert path.read_text().partition("\n\n")[2] == shipped.partition("\n\n")[2]
