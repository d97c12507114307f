"""Options for picks: each pick narrows the rest, and only what leads to a legal move is offered."""

from __future__ import annotations

from typing import Final

import pytest

from aevum.games.tempus_imperium import TempusImperium
from aevum.kernel.game import AnyGame
from aevum.kernel.moves import Domain, MoveBook, Verb
from aevum.kernel.registry import find_game
from aevum.server.live.pick_options import EMPTY, Draft, PickOptions, after_pick, pick_options

IMPERIUM: Final = find_game("tempus-imperium")
TEMPUS: Final = find_game("tempus")
CARDS: Final = find_game("high-card")


def numbers(game: AnyGame, *notations: str) -> list[int]:
    return sorted(map(game.book.parse, notations))


def the(game: AnyGame, notation: str) -> tuple[int]:
    """Return the decision of this move."""
    return (game.book.parse(notation),)


def pick(game: AnyGame, legal: list[int], *labels: str) -> PickOptions:
    """Return the options after these picks, each of which must be offered."""
    now = pick_options(game, legal, EMPTY)
    for label in labels:
        after = after_pick(game, legal, now.draft, label)
        assert after is not None, f"{label} is not offered"
        now = after
    return now


class Lettered(TempusImperium):
    """Game whose squares have names of their own; one is named like the verb."""

    book = MoveBook([Verb("dig", Domain("square", ("dig", "pond"))), Verb("rest")])

    def costs_extra(self, move: int) -> bool:
        return False


AMOUNT: Final = Domain("amount", [str(amount) for amount in range(12)], stepped=True)


class Auction(TempusImperium):
    """Game with amounts alone, before and after something else, and of two kinds."""

    book = MoveBook(
        [Verb("bid", AMOUNT), Verb("pay", AMOUNT), Verb("send", Domain("town", ("ur", "uruk")), AMOUNT), Verb("pass")]
    )

    def costs_extra(self, move: int) -> bool:
        return False


# -- the draft


def test_a_draft_grows_and_shrinks_pick_by_pick() -> None:
    draft = EMPTY.then("build").then("farm")
    assert (draft.picks, len(draft)) == (("build", "farm"), 2)
    assert draft.back() == EMPTY.then("build")
    assert draft.back().back() == EMPTY.back() == EMPTY
    assert not EMPTY


def test_what_is_asked_goes_back_to_what_was_picked_before() -> None:
    assert Draft(("E5", "dig"), confirming=True).back() == Draft(("E5",))


# -- by the verb


def test_at_first_the_verbs_are_offered_and_the_things_on_the_board() -> None:
    legal = numbers(IMPERIUM, "pass", "dig B1", "dig A2", "use D6")
    now = pick_options(IMPERIUM, legal, EMPTY)
    assert now.next == {"pass": "", "dig": "", "use": ""}
    assert now.touchable == {"B1": "square", "A2": "square", "D6": "square"}
    assert now.offered == now.next | now.touchable
    assert now.left == tuple((move,) for move in legal)


def test_words_that_only_lead_to_things_which_can_be_touched_need_no_button() -> None:
    now = pick_options(IMPERIUM, numbers(IMPERIUM, "pass", "dig B1", "dig A2", "use D6"), EMPTY)
    assert now.hidden == {"dig", "use"}


def test_words_that_lead_to_the_same_things_tell_them_apart() -> None:
    now = pick_options(IMPERIUM, numbers(IMPERIUM, "pass", "dig B1", "build farm B1", "use D6"), EMPTY)
    assert now.hidden == {"use"}


def test_the_word_by_which_one_pays_always_stands() -> None:
    assert "pay" not in pick_options(IMPERIUM, numbers(IMPERIUM, "pass", "pay dig B1"), EMPTY).hidden


def test_a_thing_called_as_a_verb_is_does_not_hide_the_verb() -> None:
    now = pick_options(Lettered(), [0, 1, 2], EMPTY)
    assert now.offered == {"dig": "", "pond": "square", "rest": ""}
    assert now.decided is None


def test_a_verb_leaves_its_own_things() -> None:
    after = pick(IMPERIUM, numbers(IMPERIUM, "pass", "dig B1", "dig A2", "use D6"), "dig")
    assert after.draft == Draft(("dig",))
    assert after.next == {"B1": "square", "A2": "square"}
    assert after.touchable == {}
    assert after.left == tuple((move,) for move in numbers(IMPERIUM, "dig B1", "dig A2"))


def test_the_last_pick_decides() -> None:
    legal = numbers(IMPERIUM, "pass", "dig B1", "build farm C3", "build fort C3")
    assert pick(IMPERIUM, legal, "pass").decided == the(IMPERIUM, "pass")
    assert pick(IMPERIUM, legal, "build").next == {"farm": "building", "fort": "building"}
    assert pick(IMPERIUM, legal, "build", "fort", "C3").decided == the(IMPERIUM, "build fort C3")


def test_after_a_verb_the_thing_may_come_before_the_rest() -> None:
    legal = numbers(IMPERIUM, "pass", "build farm C3", "build fort C3", "build farm C4")
    assert pick(IMPERIUM, legal, "build").touchable == {"C3": "square", "C4": "square"}
    assert pick(IMPERIUM, legal, "build", "C3").next == {"farm": "building", "fort": "building"}
    assert pick(IMPERIUM, legal, "build", "C4").decided == the(IMPERIUM, "build farm C4")


def test_each_label_knows_the_moves_below_it() -> None:
    legal = numbers(IMPERIUM, "pass", "dig B1", "dig A2")
    assert pick_options(IMPERIUM, legal, EMPTY).under == {
        "pass": [the(IMPERIUM, "pass")],
        "dig": sorted((the(IMPERIUM, "dig B1"), the(IMPERIUM, "dig A2"))),
    }


def test_a_move_that_another_goes_on_from_is_complete_but_not_decided() -> None:
    legal = numbers(IMPERIUM, "pass", "use D5", "use D5 E6")
    after = pick_options(IMPERIUM, legal, Draft(("use", "D5")))
    assert after.move == IMPERIUM.book.parse("use D5")
    assert after.next == {"E6": "square"}
    assert after.decided is None


# -- a decision with one answer


def test_a_step_with_one_answer_is_not_asked() -> None:
    legal = numbers(IMPERIUM, "pass", "build castle C3", "build castle D4")
    after = pick(IMPERIUM, legal, "build")
    assert (after.skipped, after.next) == (("castle",), {"C3": "square", "D4": "square"})
    assert pick(IMPERIUM, legal, "C3").decided == the(IMPERIUM, "build castle C3")


def test_a_value_with_one_number_is_not_asked() -> None:
    legal = numbers(TEMPUS, "move C3", "city C3 2", "idea")
    assert pick(TEMPUS, legal, "C3", "city").decided == the(TEMPUS, "city C3 2")


def test_a_word_before_numbers_is_not_asked() -> None:
    now = pick_options(TEMPUS, numbers(TEMPUS, "advance 0", "advance 1", "advance 2"), EMPTY)
    assert now.next == {"0": "count", "1": "count", "2": "count"}
    assert now.draft == EMPTY


def test_the_only_move_is_not_made_by_itself() -> None:
    now = pick_options(TEMPUS, numbers(TEMPUS, "end"), EMPTY)
    assert now.next == {"end": ""}


# -- by the thing on the board


def test_a_thing_leaves_what_can_be_done_with_it() -> None:
    after = pick(IMPERIUM, numbers(IMPERIUM, "pass", "dig B1", "build farm B1", "build farm C3"), "B1")
    assert after.draft == Draft(("B1",))
    assert after.next == {"dig": "", "build": ""}
    assert after.touchable == {}


def test_after_a_thing_and_a_verb_the_rest_is_asked() -> None:
    legal = numbers(IMPERIUM, "dig B1", "build farm B1", "build fort B1", "build farm C3")
    after = pick(IMPERIUM, legal, "B1", "build")
    assert after.draft == Draft(("B1", "build"))
    assert after.next == {"farm": "building", "fort": "building"}
    assert pick(IMPERIUM, legal, "B1", "build", "farm").decided == the(IMPERIUM, "build farm B1")


def test_a_thing_that_leaves_one_move_decides_at_once() -> None:
    after = pick(IMPERIUM, numbers(IMPERIUM, "pass", "dig B1", "dig A2"), "B1")
    assert after.decided == the(IMPERIUM, "dig B1")
    assert after.offered == {}


@pytest.mark.parametrize(("free", "place"), [("road E5-F5", "E5-F5"), ("dig B1", "B1"), ("use D6", "D6")])
def test_what_is_free_is_meant_and_decides_at_once(free: str, place: str) -> None:
    legal = numbers(IMPERIUM, "pass", free, f"pay {free}", "pay road A1-B1", "pay build farm B1")
    assert pick(IMPERIUM, legal, place).decided == the(IMPERIUM, free), "nobody pays for what is free"
    assert pick(IMPERIUM, legal, "pay", free.split()[0], place).decided == the(IMPERIUM, f"pay {free}")


def test_what_is_free_is_asked_before_what_costs() -> None:
    legal = numbers(IMPERIUM, "pass", "build farm C3", "build fort C3", "pay build farm C3", "pay dig C3")
    after = pick(IMPERIUM, legal, "C3")
    assert after.next == {"farm": "building", "fort": "building", "pay": ""}
    assert pick(IMPERIUM, legal, "C3", "farm").decided == the(IMPERIUM, "build farm C3")


def test_it_is_known_whether_a_price_was_agreed_to() -> None:
    legal = numbers(IMPERIUM, "pass", "road E5-F5", "pay dig B1")
    touched = pick(IMPERIUM, legal, "B1")
    assert (touched.decided, touched.by_touch) == (the(IMPERIUM, "pay dig B1"), True)
    paid = pick(IMPERIUM, legal, "pay", "B1")
    assert (paid.decided, paid.by_touch) == (the(IMPERIUM, "pay dig B1"), False)


def test_things_that_no_ordinary_move_needs_are_faint() -> None:
    legal = numbers(IMPERIUM, "road E5-F5", "pay road E5-F5", "pay dig B1")
    assert pick_options(IMPERIUM, legal, EMPTY).uncommon == {"B1"}


def test_cards_are_things_only_where_the_board_shows_them() -> None:
    legal = numbers(CARDS, "play 3", "play 7")
    assert pick_options(CARDS, legal, EMPTY).touchable == {}
    assert set(pick_options(TEMPUS, numbers(TEMPUS, "play leader-woods", "end"), EMPTY).touchable) == {"leader-woods"}


# -- a thing, then a place


def halves(number: int) -> list[int]:
    """Return the second halves of a move of C3: where a token can go, and whom it can attack."""
    known = {"move C3": ("to C4", "to D3"), "fight C3": ("to B2",)}
    return numbers(TEMPUS, *known.get(TEMPUS.book.notation(number), ()))


def test_a_token_is_moved_by_touching_it_and_then_the_place() -> None:
    legal = numbers(TEMPUS, "move C3", "babies C3", "fight C3", "idea")
    touched = after_pick(TEMPUS, legal, EMPTY, "C3", halves)
    assert touched is not None
    assert touched.next == {"move": "", "babies": "", "fight": ""}
    assert touched.touchable == {"C4": "hex", "D3": "hex", "B2": "hex"}
    assert touched.hidden == {"move", "fight"}, "their places can be touched"
    moved, fought = (after_pick(TEMPUS, legal, touched.draft, place, halves) for place in ("C4", "B2"))
    assert moved is not None
    assert moved.decided == (*the(TEMPUS, "move C3"), *the(TEMPUS, "to C4"))
    assert fought is not None
    assert fought.decided == (*the(TEMPUS, "fight C3"), *the(TEMPUS, "to B2"))


def test_places_are_not_offered_before_the_thing_that_goes_there() -> None:
    legal = numbers(TEMPUS, "move C3", "babies C3", "idea")
    assert set(pick_options(TEMPUS, legal, EMPTY, halves).touchable) == {"C3"}


# -- previews


def test_a_tile_is_tried_on_before_it_is_laid() -> None:
    legal = numbers(TEMPUS, *(f"turn {sixths}" for sixths in range(6)))
    now = pick_options(TEMPUS, legal, EMPTY)
    assert (now.tried, now.decided) == ("0", the(TEMPUS, "turn 0"))
    after = after_pick(TEMPUS, legal, EMPTY, "2")
    assert after is not None
    assert (after.tried, after.decided) == ("2", the(TEMPUS, "turn 2"))
    assert set(after.offered) == set("012345"), "it can be turned again"
    again = after_pick(TEMPUS, legal, after.draft, "5")
    assert again is not None
    assert (again.tried, len(again.draft)) == ("5", 1)


# -- amounts


def test_an_amount_is_picked_without_its_word() -> None:
    game = Auction()
    legal = numbers(game, "bid 3", "bid 4", "bid 11", "pass")
    now = pick_options(game, legal, EMPTY)
    assert now.amounts == {label: game.book.parse(f"bid {label}") for label in ("3", "4", "11")}
    assert now.hidden == {"bid"}, "its word needs no button"
    assert pick(game, legal, "11").decided == the(game, "bid 11")
    assert pick(game, legal, "pass").decided == the(game, "pass")
    assert after_pick(game, legal, EMPTY, "5") is None, "only what is legal"


def test_an_amount_alone_is_picked_like_one_beside_something_else() -> None:
    game = Auction()
    legal = numbers(game, "pay 0", "pay 1", "pay 2")
    assert list(pick_options(game, legal, EMPTY).amounts) == ["0", "1", "2"]
    assert pick(game, legal, "2").decided == the(game, "pay 2")


def test_amounts_of_two_kinds_wait_for_the_word() -> None:
    game = Auction()
    legal = numbers(game, "bid 3", "bid 4", "pay 5", "pay 6")
    now = pick_options(game, legal, EMPTY)
    assert (now.amounts, now.touchable, now.hidden) == ({}, {}, frozenset())
    assert list(pick(game, legal, "pay").amounts) == ["5", "6"]


def test_an_amount_of_a_thing_waits_for_the_thing() -> None:
    game = Auction()
    legal = numbers(game, "send ur 3", "send ur 4", "send uruk 5", "send uruk 6")
    assert not pick_options(game, legal, EMPTY).amounts
    assert list(pick(game, legal, "uruk").amounts) == ["5", "6"]


# -- what is not offered


@pytest.mark.parametrize("label", ["", "build", "C3", "dig B1", "!yes", "DIG"])
def test_what_is_not_offered_cannot_be_picked(label: str) -> None:
    assert after_pick(IMPERIUM, numbers(IMPERIUM, "pass", "dig B1", "dig A2"), EMPTY, label) is None


def test_once_something_is_picked_only_what_follows_can_be() -> None:
    legal = numbers(IMPERIUM, "pass", "dig B1", "build farm C3")
    assert after_pick(IMPERIUM, legal, Draft(("build",)), "B1") is None
    assert after_pick(IMPERIUM, legal, Draft(("build",)), "pass") is None


def test_a_draft_that_leads_nowhere_leaves_nothing() -> None:
    lost = pick_options(IMPERIUM, numbers(IMPERIUM, "pass", "use D6"), Draft(("dig",)))
    assert (lost.offered, lost.left, lost.decided) == ({}, (), None)
