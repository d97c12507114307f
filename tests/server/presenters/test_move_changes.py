"""Tooltips show what a pick would change, and nothing where the result is not known yet."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.state import Table
from aevum.kernel.words import Words
from aevum.server.live.position import Decision
from aevum.server.presenters.move_changes import changes_by_label
from aevum.server.presenters.scene import _confirmation as move_confirmation
from aevum.web.components.tooltips import tooltip_markup
from aevum.web.text.site_words import words_of
from games.through_the_ages.military_positions import attack, strengthen
from games.through_the_ages.positions import give, lay, play, politics, table


class PositionOnly:
    """Match of Through the Ages of which only the present position is known."""

    def __init__(self, table: Table) -> None:
        self.game, self.state, self.actor = GAME, table, table.actor
        self.length = 0

    def view(self, seat: int | None = None) -> Any:
        return GAME.view(self.state, self.actor if seat is None else seat)

    def undo_stays_free(self, *moves: int) -> bool:
        return True


def changes(table: Table, label: str, words: Words | None = None) -> dict[str, dict[str, tuple[int, int, bool]]]:
    """Return the changes that a label would bring, by the name of the choice and the name of the figure."""
    match: Any = PositionOnly(table)
    found = changes_by_label(match, Decision(match), [label], words or words_of(GAME.id, "en"))
    return {
        way.move: {change.name: (change.before, change.after, change.is_better) for change in way.changes}
        for way in found.get(label, ())
    }


@pytest.fixture
def turn() -> Table:
    return give(lay(table(), "- homer"), idle=1, food=5, resources=5, science=6, hand="alchemy", military="rats")


def test_a_mine_shows_its_price_and_what_it_yields(turn: Table) -> None:
    assert changes(turn, "bronze")[""] == {
        "unused workers": (1, 0, False),
        "resources": (5, 3, False),
        "civil actions": (4, 3, False),
        "resources at the end of the turn": (2, 3, True),
    }


def test_a_temple_shows_that_it_makes_people_happy(turn: Table) -> None:
    shown = changes(turn, "religion")[""]
    assert shown["happy faces"][2]
    assert shown["culture per turn"] == (0, 1, True)


def test_a_technology_shows_the_science_it_costs(turn: Table) -> None:
    assert changes(turn, "alchemy")[""]["science"] == (6, 2, False)


def test_each_choice_after_a_card_shows_its_own_changes(turn: Table) -> None:
    give(turn, workers="bronze:2 iron:0", resources=9)
    assert changes(turn, "bronze").keys() == {"Build", "Upgrade"}


def test_buttons_show_their_changes_too(turn: Table) -> None:
    assert changes(turn, "grow")[""]["unused workers"] == (1, 2, True)


def test_nothing_is_shown_of_what_reveals_something_or_passes_the_decision_on(turn: Table) -> None:
    assert changes(turn, "end") == {}
    assert changes(politics(turn), "rats") == {}, "another event would be turned up"
    raid = politics(give(strengthen(table(), 3, 1, 1), military="raid-i"))
    assert changes(raid, "raid-i").keys() <= {"Green", "Purple"}


def test_a_worse_figure_is_marked(turn: Table) -> None:
    match: Any = PositionOnly(turn)
    words = words_of(GAME.id, "en")
    ways = changes_by_label(match, Decision(match), ["bronze"], words)["bronze"]
    face = GAME.tooltips(match.view(), words)["card-bronze"]
    shown = tooltip_markup(face, GAME, words, None, ways)
    assert '<span class="worse">resources 5 → 3</span>' in shown
    assert '<span class="better">resources at the end of the turn 2 → 3</span>' in shown


def test_what_a_pick_changes_stands_before_the_rule_so_that_a_low_tooltip_shows_it(turn: Table) -> None:
    match: Any = PositionOnly(turn)
    words = words_of(GAME.id, "en")
    ways = changes_by_label(match, Decision(match), ["bronze"], words)["bronze"]
    shown = tooltip_markup(GAME.tooltips(match.view(), words)["card-bronze"], GAME, words, None, ways)
    assert shown.index("resources 5 → 3") < shown.index("Mine, Age A")


def test_a_sacrifice_shows_what_it_adds_to_the_defence() -> None:
    fight = play(attack(strengthen(table(), 3, 2, 1), "raid-i"), "done")
    before, after, better = changes(fight, "warriors")[""]["strength of the defence"]
    assert after > before
    assert better


def test_the_confirmation_of_an_attack_calls_strengths_no_price() -> None:
    match: Any = PositionOnly(politics(give(strengthen(table(), 4, 4, 0), military="raid-i")))
    words = words_of(GAME.id, "en")
    attack_on_green = (GAME.book.parse("aggression raid-i green"),)
    asked = move_confirmation(match, match.view(), attack_on_green, words, alone=True).preview
    assert asked == "Your strength 4 against 4; Green holds no military cards. A tie is not enough."
