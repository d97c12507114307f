"""Help before a pick is committed: limits of a bid, the rest of a mix, previews of a commit."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.constants import named
from aevum.games.through_the_ages.moves import BOOK
from aevum.games.through_the_ages.state import Table
from aevum.kernel.presentation import MovePreview
from aevum.web.text.move_text import line_as_seen
from games.through_the_ages.military_positions import strengthen, turn_up
from games.through_the_ages.positions import give, lay, make_pact, own, play, politics, table
from games.through_the_ages.scenes import one_of_each_phase

CONTENT = "bread-and-circuses:4"


def done(table: Table, **had: Any) -> Table:
    """Return a turn in which all actions of Despotism are used."""
    return give(table, **({"civil_used": 4, "military_used": 2} | had))


def brought(table: Table, line: str, language: str = "en") -> MovePreview | None:
    return GAME.preview(GAME.view(table, table.actor), BOOK.parse(line), GAME.words(language))


def warning(table: Table, line: str, language: str = "en") -> str:
    """Return the text of a preview that needs a confirmation."""
    said = brought(table, line, language)
    assert said is not None
    assert said.needs_confirmation
    return said.text


@pytest.mark.parametrize("phase", ["either", "gain-mix", "lose-mix", "divide"])
def test_an_amount_of_food_says_how_many_resources_go_with_it(phase: str) -> None:
    table = one_of_each_phase()[phase]
    view, words = GAME.view(table, table.actor), GAME.words("en")
    owed = abs(view.pending["amount"])
    for move in table.legal():
        rest = owed - int(BOOK.move(move).args[0])
        said = "" if not rest else "and one resource" if rest == 1 else f"and {rest} resources"
        assert GAME.price(view, move, words) == said


def test_a_bid_says_how_far_its_seat_could_go() -> None:
    table = one_of_each_phase()["bid"]
    highest = max(int(BOOK.move(move).args[0]) for move in table.legal() if BOOK.verb_of(move).name == "bid")
    view = GAME.view(table, table.actor)
    for move in table.legal():
        said = f"of {highest}" if BOOK.verb_of(move).name == "bid" else ""
        assert GAME.price(view, move, GAME.words("en")) == said


# -- the end of the turn


def test_the_end_of_a_turn_that_loses_nothing_does_not_ask() -> None:
    said = brought(done(table(), workers=CONTENT, food=3), "end")
    assert said == MovePreview("Culture +0, science +1, food +2 −0, resources +2 −0, military cards +0.")


def test_unused_civil_actions_ask_before_the_end_and_military_ones_are_named_beside_them() -> None:
    people = give(table(), workers=CONTENT, civil_used=2, military_used=1)
    assert warning(people, "end") == (
        "2 civil actions are left unused. Culture +0, science +1, food +2 −0, resources +2 −0, military cards +1."
    )
    last = give(table(age=4), workers=CONTENT, civil_used=3, military_used=0)
    assert warning(last, "end").startswith("One civil action is left unused. 2 military actions will be wasted. ")


def test_military_actions_alone_do_not_ask() -> None:
    said = brought(give(table(), workers=CONTENT, civil_used=4, military_used=0), "end")
    assert said is not None
    assert (said.needs_confirmation, "military cards +2" in said.text) == (False, True)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "An uprising: nothing is produced."),
        ("es", "Una sublevación: no se produce nada."),
        ("ru", "Восстание: ничего не производится."),
    ],
)
def test_an_uprising_asks(language: str, said: str) -> None:
    rising = done(table(), yellow=12, idle=0, workers="religion:0")
    assert warning(rising, "end", language) == said


def test_hunger_asks_with_the_culture_it_costs() -> None:
    hungry = done(table(), workers=f"{CONTENT} agriculture:2", yellow=0, culture=50)
    assert warning(hungry, "end").endswith("Hunger: you are 4 food short, which costs 16 culture points.")
    poor = done(table(), workers=f"{CONTENT} agriculture:2", yellow=0, culture=5)
    assert warning(poor, "end").endswith("costs 5 culture points."), "nobody has less than none"


def test_corruption_asks() -> None:
    assert "Corruption takes 4 resources." in warning(done(table(), workers=CONTENT, resources=9, bank=8), "end")


def test_an_end_with_a_mine_at_rest_asks_for_unused_actions_only() -> None:
    resting = done(table(alternative_corruption=True), workers=CONTENT)
    assert brought(resting, "spare") is None
    assert warning(give(resting, civil_used=1), "spare") == "3 civil actions are left unused."


def test_cards_drawn_by_actions_are_not_foretold_for_the_end() -> None:
    said = brought(give(table(draw_as_action=True), workers=CONTENT, civil_used=4), "end")
    assert said is not None
    assert said.text.startswith("2 military actions will be wasted.")
    assert said.text.endswith("military cards +0.")


# -- other commits


def test_a_revolution_says_which_actions_it_uses_up() -> None:
    rebels = give(table(), hand="monarchy", science=9)
    assert warning(rebels, "revolt monarchy") == "A revolution uses up all your civil actions of this turn: 4."
    jacobins = give(table(), hand="monarchy", science=9, leader="maximilien-robespierre")
    assert warning(jacobins, "revolt monarchy") == "A revolution uses up all your military actions of this turn: 3."
    assert brought(rebels, "govern monarchy") is None


@pytest.mark.parametrize(
    ("line", "card"), [("aggression raid-i green", "raid-i"), ("war war-over-culture-ii green", "war-over-culture-ii")]
)
def test_who_attacks_without_being_stronger_is_asked(line: str, card: str) -> None:
    even = politics(give(strengthen(table(), 4, 4, 0), military=card))
    assert warning(even, line).startswith("Your strength 4 against 4")
    strong = brought(politics(give(strengthen(table(), 5, 4, 0), military=card)), line)
    assert strong is not None
    assert (strong.needs_confirmation, strong.text.startswith("Your strength 5 against 4")) == (False, True)


def test_an_aggression_tells_how_many_cards_its_target_holds_and_not_which() -> None:
    raid = politics(give(strengthen(table(), 4, 4, 0), military="raid-i"))
    said = "Your strength 4 against 4; Green holds "
    assert warning(raid, "aggression raid-i green") == f"{said}no military cards. A tie is not enough."
    hands = ("legion phalanx", "bonus-i legion")
    assert {warning(give(raid, 1, military=hand), "aggression raid-i green") for hand in hands} == {
        f"{said}2 military cards. A tie is not enough."
    }


def test_a_force_greater_than_the_bid_asks() -> None:
    auction = turn_up(strengthen(table(), 5, 0, 0), "wealthy-territory-i")
    sending = play(auction, "orange: bid 2", "sacrifice warriors", "sacrifice warriors")
    assert brought(sending, "done") is None
    play(sending, "sacrifice warriors")
    assert warning(sending, "done") == "You send a force of 3 where 2 is enough."
    assert brought(one_of_each_phase()["defend"], "done") is None


def test_to_resign_always_asks() -> None:
    assert warning(politics(table()), "resign") == "Your civilization leaves the game, and you come last."


def test_a_card_of_the_row_is_called_by_its_name() -> None:
    view, words = GAME.view(lay(table(), "- homer moses"), 0), GAME.words("en")
    assert [GAME.name_at(view, label, words) for label in ("R1", "R2", "R3", "homer")] == [
        "empty place at one civil action",
        "Homer",
        "Moses",
        "",
    ]
    assert line_as_seen(BOOK.parse_line("take R3"), GAME, view, words).endswith("Moses")


# -- prices and gains


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("take R2", "one civil action"),
        ("grow", "2 food"),
        ("build bronze", "2 resources, resources +1 per turn"),
        ("build religion", "3 resources, culture +1 per turn, happy faces +1"),
        ("recruit warriors", "2 resources, strength +1"),
        ("upgrade bronze iron", "3 resources, resources +1 per turn"),
        ("stage x1", "3 resources"),
        ("stage x2", "5 resources"),
        ("develop alchemy", "4 science points"),
        ("govern monarchy", "9 science points"),
        ("revolt monarchy", "3 science points"),
        ("end", ""),
    ],
)
def test_a_move_tells_its_price_and_gain_before_the_click(line: str, said: str) -> None:
    turn = lay(give(table(), workers="bronze:2 iron:0", wonder="pyramids", stages=0), "- homer")
    view = GAME.view(give(turn, hand="alchemy monarchy"), 0)
    assert GAME.price(view, BOOK.parse(line), GAME.words("en")) == said


def test_a_rival_is_named_with_both_strengths_and_what_pacts_add_or_take() -> None:
    raid = politics(give(strengthen(table(), 5, 4, 1), military="raid-i"))
    prices = {
        rival: GAME.price(GAME.view(raid, 0), BOOK.parse(f"aggression raid-i {rival}"), GAME.words("en"))
        for rival in ("green", "purple")
    }
    assert prices == {"green": "5 : 4", "purple": "5 : 1"}
    allies = politics(give(strengthen(make_pact(table(), 0, 1, "military-pact"), 5, 4, 1), military="raid-i"))
    assert own(allies).strength == 9, "the pact adds strength, and an attack on the partner ends it"
    against = GAME.view(allies, 0).attacks
    assert (against[1], against[2]) == ((5, 4), (9, 1))


# -- what the prompt says


def asked(table: Table, language: str = "en") -> str:
    return GAME.prompt(GAME.view(table, table.actor), GAME.words(language))


def test_the_prompt_of_a_turn_warns_of_an_uprising() -> None:
    rising = give(table(), yellow=12, idle=0, workers="religion:0")
    assert asked(rising).endswith("Uprising: as things stand you will produce nothing.")
    assert asked(rising, "es").endswith("no producirás nada.")
    assert asked(rising, "ru").endswith("ничего не произведёшь.")
    assert "Uprising" not in asked(give(rising, idle=2))


@pytest.mark.parametrize("phase", ["lose", "wreck", "either", "gain-mix", "lose-mix", "cede", "ruin", "send"])
@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_a_question_of_a_card_names_the_card(phase: str, language: str) -> None:
    table = one_of_each_phase()[phase]
    view, words = GAME.view(table, table.actor), GAME.words(language)
    card = view.pending["territory" if phase == "send" else "card"]
    assert asked(table, language).startswith(f"{words(named(card))}: ")


def test_a_discard_says_how_many_cards_there_are_and_may_be_kept() -> None:
    table = one_of_each_phase()["discard"]
    view = GAME.view(table, table.actor)
    said = f"You hold {len(view.hand)} military cards and may keep {view.own.military_limit}: which one do you discard?"
    assert asked(table) == said
