"""Choices: whatever is picked first narrows what is left, and only what leads to a legal move is offered."""

from __future__ import annotations

from typing import Final

import pytest

from aevum.games.tempus_imperium import TempusImperium
from aevum.kernel.game import AnyGame
from aevum.kernel.moves import Domain, MoveBook, Verb
from aevum.kernel.registry import find_game
from aevum.table.choices import EMPTY, Choices, Draft, choices, picked

IMPERIUM: Final = find_game("tempus-imperium")
TEMPUS: Final = find_game("tempus")
CARDS: Final = find_game("high-card")


def numbers(game: AnyGame, *notations: str) -> list[int]:
    return sorted(map(game.book.parse, notations))


def pick(game: AnyGame, legal: list[int], *labels: str) -> Choices:
    """The choices after these picks, each of which must be offered."""
    now = choices(game, legal, EMPTY)
    for label in labels:
        after = picked(game, legal, now.draft, label)
        assert after is not None, f"{label} is not offered"
        now = after
    return now


class Lettered(TempusImperium):
    """Squares with names of their own; one is called as the verb is."""

    book = MoveBook([Verb("dig", Domain("square", ("dig", "pond")))])


# -- the draft


def test_a_draft_grows_and_shrinks_pick_by_pick() -> None:
    draft = EMPTY.then("build").then("farm")
    assert (draft.path, len(draft)) == (("build", "farm"), 2)
    assert draft.back() == EMPTY.then("build")
    assert draft.back().back() == EMPTY.back() == EMPTY


def test_a_thing_touched_first_counts_and_is_the_last_to_be_taken_back() -> None:
    draft = Draft(thing="E5").then("build")
    assert len(draft) == 2
    assert draft.back() == Draft(thing="E5")
    assert draft.back().back() == EMPTY
    assert not EMPTY
    assert Draft(thing="E5")


# -- by the verb


def test_at_first_the_verbs_are_offered_and_the_things_on_the_board() -> None:
    legal = numbers(IMPERIUM, "pass", "dig B1", "dig A2", "use D6")
    now = choices(IMPERIUM, legal, EMPTY)
    assert now.next == {"pass": "", "dig": "", "use": ""}
    assert now.things == {"B1": "square", "A2": "square", "D6": "square"}
    assert now.offered == now.next | now.things
    assert now.left == tuple(legal)


def test_a_thing_called_as_a_verb_is_does_not_hide_the_verb() -> None:
    now = choices(Lettered(), [0, 1], EMPTY)
    assert now.offered == {"dig": "", "pond": "square"}
    assert now.decided is None


def test_a_verb_leaves_its_own_things() -> None:
    after = pick(IMPERIUM, numbers(IMPERIUM, "pass", "dig B1", "dig A2", "use D6"), "dig")
    assert after.draft == Draft(path=("dig",))
    assert after.next == {"B1": "square", "A2": "square"}
    assert after.things == {}
    assert after.left == tuple(numbers(IMPERIUM, "dig B1", "dig A2"))


def test_the_last_pick_decides() -> None:
    legal = numbers(IMPERIUM, "pass", "dig B1", "build farm C3", "build fort C3")
    assert pick(IMPERIUM, legal, "pass").decided == IMPERIUM.book.parse("pass")
    assert pick(IMPERIUM, legal, "build").next == {"farm": "building", "fort": "building"}
    assert pick(IMPERIUM, legal, "build", "fort", "C3").decided == IMPERIUM.book.parse("build fort C3")


def test_each_label_knows_the_moves_below_it() -> None:
    legal = numbers(IMPERIUM, "pass", "dig B1", "dig A2")
    assert choices(IMPERIUM, legal, EMPTY).under == {
        "pass": numbers(IMPERIUM, "pass"),
        "dig": numbers(IMPERIUM, "dig B1", "dig A2"),
    }


def test_a_move_that_another_goes_on_from_is_complete_but_not_decided() -> None:
    legal = numbers(IMPERIUM, "use D5", "use D5 E6")
    after = choices(IMPERIUM, legal, Draft(path=("use", "D5")))
    assert after.move == IMPERIUM.book.parse("use D5")
    assert after.next == {"E6": "square"}
    assert after.decided is None


# -- by the thing


def test_a_thing_leaves_what_can_be_done_with_it() -> None:
    after = pick(IMPERIUM, numbers(IMPERIUM, "pass", "dig B1", "build farm B1", "build farm C3"), "B1")
    assert after.draft == Draft(thing="B1")
    assert after.next == {"dig": "", "build": ""}
    assert after.things == {}


def test_after_a_thing_and_a_verb_the_rest_is_asked() -> None:
    legal = numbers(IMPERIUM, "dig B1", "build farm B1", "build fort B1", "build farm C3")
    after = pick(IMPERIUM, legal, "B1", "build")
    assert after.draft == Draft(thing="B1", path=("build",))
    assert after.next == {"farm": "building", "fort": "building"}
    assert pick(IMPERIUM, legal, "B1", "build", "farm").decided == IMPERIUM.book.parse("build farm B1")


def test_a_thing_that_leaves_one_move_decides_at_once() -> None:
    after = pick(IMPERIUM, numbers(IMPERIUM, "pass", "dig B1", "dig A2"), "B1")
    assert after.decided == IMPERIUM.book.parse("dig B1")
    assert after.offered == {}


def test_a_thing_that_is_plainly_meant_decides_at_once() -> None:
    legal = numbers(IMPERIUM, "road E5-F5", "pay road E5-F5", "pay road A1-B1", "pay dig B1")
    assert pick(IMPERIUM, legal, "E5-F5").decided == IMPERIUM.book.parse("road E5-F5"), "nobody pays for what is free"


def test_things_that_no_ordinary_move_needs_are_faint() -> None:
    legal = numbers(IMPERIUM, "road E5-F5", "pay road E5-F5", "pay dig B1")
    assert choices(IMPERIUM, legal, EMPTY).faint == {"B1"}


def test_cards_are_things_only_where_the_board_shows_them() -> None:
    legal = numbers(CARDS, "play 3", "play 7")
    assert choices(CARDS, legal, EMPTY).things == {}
    assert set(choices(TEMPUS, numbers(TEMPUS, "play leader-woods", "end"), EMPTY).things) == {"leader-woods"}


# -- what is not offered


@pytest.mark.parametrize("label", ["", "build", "C3", "dig B1", "!yes", "DIG"])
def test_what_is_not_offered_cannot_be_picked(label: str) -> None:
    assert picked(IMPERIUM, numbers(IMPERIUM, "pass", "dig B1", "dig A2"), EMPTY, label) is None


def test_once_something_is_picked_only_what_follows_can_be() -> None:
    legal = numbers(IMPERIUM, "pass", "dig B1", "build farm C3")
    assert picked(IMPERIUM, legal, Draft(path=("build",)), "B1") is None
    assert picked(IMPERIUM, legal, Draft(path=("build",)), "pass") is None


def test_a_draft_that_leads_nowhere_leaves_nothing() -> None:
    lost = choices(IMPERIUM, numbers(IMPERIUM, "pass"), Draft(path=("dig",)))
    assert (lost.offered, lost.left, lost.decided) == ({}, (), None)
