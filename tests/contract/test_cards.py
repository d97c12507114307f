"""Cards are rows, and tests are tied to each."""

from __future__ import annotations

from pathlib import Path

import pytest

from aevum.kernel.cards import Family
from aevum.kernel.game import AnyGame
from aevum.testing.contract.test_cards import cards_of
from rule_marks import clauses_tied_in

TIED = clauses_tied_in(Path(__file__).parents[1])


def test_every_card_has_a_test(game: AnyGame) -> None:
    assert [card for card, clause in cards_of(game) if clause not in TIED] == []


def family_of(tmp_path: Path, rows: str) -> Family:
    file = tmp_path / "tools.toml"
    file.write_text(rows, encoding="utf-8")
    return Family(file, words=("points",), moments=("played",))


AXE = '[[card]]\nid = "axe"\nsource = "rulebook"\ncopies = 2\neffects = { points = 3 }\n'
IDLE = '[[card]]\nid = "stone-pot"\nsource = "single"\n'


def test_a_family_gives_figures_and_effects_in_its_order(tmp_path: Path) -> None:
    family = family_of(tmp_path, AXE + IDLE)
    assert (family.ids, family.number("stone-pot")) == (("axe", "stone-pot"), 1)
    assert family.figures("copies", 1) == (2, 1)
    assert family.effects("points") == (3, 0)


@pytest.mark.parametrize(
    ("rows", "complaint"),
    [
        (AXE + AXE, "share an id"),
        (AXE.replace("points", "glory"), "unknown glory"),
        (AXE.replace("rulebook", "hearsay"), "unknown hearsay"),
    ],
)
def test_a_wrong_row_is_refused_when_it_is_read(tmp_path: Path, rows: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        family_of(tmp_path, rows)


def test_a_card_without_effect_is_refused(tmp_path: Path) -> None:
    family = family_of(tmp_path, AXE + IDLE)
    with pytest.raises(ValueError, match="without effect: stone-pot"):
        family.complete()


def test_an_odd_card_acts_by_a_function_that_bears_its_name(tmp_path: Path) -> None:
    family = family_of(tmp_path, AXE + IDLE)

    @family.at("played", "stone-pot")
    def stone_pot_played() -> str:
        return "it breaks"

    family.complete()
    acting = family.acting("played")
    assert acting == [None, stone_pot_played]
    assert family.parts() == [("axe", "points"), ("stone-pot", "@played")]
    with pytest.raises(ValueError, match="acts twice"):
        family.at("played", "stone-pot")(stone_pot_played)
    with pytest.raises(ValueError, match="does not bear the name"):
        family.at("played", "axe")(stone_pot_played)


@pytest.mark.parametrize(("moment", "card"), [("played", "hammer"), ("dropped", "axe")])
def test_an_unknown_card_or_moment_is_refused(tmp_path: Path, moment: str, card: str) -> None:
    with pytest.raises(ValueError, match="is called"):
        family_of(tmp_path, AXE).at(moment, card)


def test_an_unknown_effect_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no effect is called glory"):
        family_of(tmp_path, AXE).effects("glory")
