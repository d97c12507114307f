"""What a touch on an unoffered card most likely meant, and refusals that name the missing figure."""

from __future__ import annotations

import pytest

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.moves import BOOK
from aevum.games.through_the_ages.state import Table
from aevum.kernel.errors import Illegal
from aevum.kernel.trial import tried
from aevum.web.text.move_text import line_as_seen
from games.through_the_ages.positions import give, lay, politics, table


def why_not(table: Table, label: str, language: str = "en") -> tuple[str, str]:
    """Return the move that a touch meant, in words, and why it is refused."""
    view, words = GAME.view(table, table.actor), GAME.words(language)
    line = GAME.intended_line(view, label, ())
    assert line is not None
    moves = BOOK.parse_line(line)
    with pytest.raises(Illegal) as refused:
        tried(GAME, table, moves)
    reason = GAME.refusal_reason(view, moves[0], refused.value.clause.id, words)
    return line_as_seen(moves, GAME, view, words), reason or refused.value.clause.text(language)


@pytest.fixture
def poor() -> Table:
    """Return a turn with two workers, one resource, one science point and hardly an action."""
    turn = give(table(), idle=2, resources=1, science=1, food=0, workers="bronze:2 iron:0", wonder="pyramids")
    return give(lay(turn, "- - - - - - - - - - homer moses"), hand="alchemy monarchy", civil_used=2)


@pytest.mark.parametrize(
    ("label", "meant", "reason"),
    [
        ("alchemy", "Discover: Alchemy", "4 science points are needed; you have 1."),
        ("monarchy", "Change the government: Monarchy", "9 science points are needed; you have 1."),
        ("bronze", "Build: Bronze", "2 resources are needed; you have 1."),
        ("warriors", "Recruit: Warriors", "2 resources are needed; you have 1."),
        ("pyramids", "Wonder stage: one stage", "3 resources are needed; you have 1."),
        ("R11", "Take: Homer", "3 civil actions are needed; you have 2 left."),
    ],
)
def test_a_refusal_names_what_is_missing(poor: Table, label: str, meant: str, reason: str) -> None:
    assert why_not(poor, label) == (meant, reason)


def test_a_refusal_speaks_the_reader_s_language(poor: Table) -> None:
    assert why_not(poor, "alchemy", "es")[1] == "Hacen falta 4 puntos de ciencia; tienes 1."
    assert why_not(poor, "alchemy", "ru")[1] == "Нужно 4 очка науки, а у тебя 1."


def test_without_an_unused_worker_the_price_of_one_is_told(poor: Table) -> None:
    give(poor, idle=0, resources=9)
    assert why_not(poor, "bronze")[1] == "You have no unused worker; to increase the population you pay 2 food."


def test_a_full_hand_and_a_full_kind_tell_their_limits(poor: Table) -> None:
    give(poor, hand="alchemy monarchy iron coal", civil_used=0)
    assert why_not(poor, "R11")[1] == "Civil cards in your hand: 4; the limit is 4."
    give(poor, workers="religion:2", resources=9)
    assert why_not(poor, "religion")[1] == "Under your government the limit for each kind of building is 2."


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("bonus-i", "Bonus cards are used when you are attacked, or when you send a force to a territory."),
        ("raid-i", "Political cards are played at the start of your turn, before your actions."),
        ("rats", "Political cards are played at the start of your turn, before your actions."),
    ],
)
def test_a_military_card_says_when_it_is_played(card: str, reason: str) -> None:
    assert why_not(give(table(), military=card), card)[1] == reason


def test_before_the_political_action_a_building_says_so() -> None:
    assert why_not(politics(give(table(), idle=1, resources=9)), "bronze")[1].startswith("First decide")


def test_an_empty_place_of_the_row_is_called_by_its_price() -> None:
    meant, _ = why_not(lay(table(), "homer"), "R8")
    assert meant == "Take: empty place at 2 civil actions"


@pytest.mark.parametrize("hand", ["rich-land-a", "ideal-building-site-a", "engineering-genius-a", "frugality-a"])
def test_an_action_card_means_its_first_aim(hand: str) -> None:
    spent = give(table(), hand=hand, idle=1, resources=9, food=9, wonder="pyramids", civil_used=4)
    assert why_not(spent, hand)[1] == "One civil action is needed; you have 0 left."
