"""Examples of the rulebook, each as it is printed; the great example first."""

from __future__ import annotations

import pytest

from aevum.games.through_the_ages.state import Table
from games.through_the_ages.positions import (
    after,
    begin_turn,
    blue,
    give,
    hand,
    ids,
    in_play,
    lay,
    name,
    own,
    play,
    politics,
    refused,
    row,
    seen,
    stack,
    table,
    workers,
)
from rule_marks import card, rule

# -- the basic game


def great_civilization() -> Table:
    """Return the picture of the great example, in the last turn of a basic game."""
    last = table(3, "basic", round=14, active=2, age=2)
    last.last_round = 14
    return give(
        last,
        2,
        workers="warriors:1 swordsmen:2 drama:1 religion:3 alchemy:2 philosophy:0 agriculture:4 bronze:1 iron:3",
        technologies="knights cartography code-of-laws",
        government="theocracy",
        leader="leonardo-da-vinci",
        wonders="library-of-alexandria st-peters-basilica",
        wonder="great-wall",
        stages=2,
    )


def test_great_example_of_a_civilization() -> None:
    civilization = own(great_civilization(), 2)

    assert civilization.strength == 6
    assert civilization.culture_rate == 9
    assert civilization.faces == 8
    assert civilization.science_rate == 6


@rule("through_the_ages.score.basic", "through_the_ages.turn.rounds")
def test_great_example_of_the_end_61_points() -> None:
    over = play(great_civilization(), "end")

    outcome = over.outcome()
    assert outcome is not None
    assert outcome.points[2] == {
        "collected": 9,
        "technology": 16,
        "strength": 12,
        "face": 16,
        "science": 6,
        "food": 4,
        "resource": 7,
    }
    assert outcome.totals[2] == 9 + 61


FIRST_ZONE = "moses homer colossus engineering-genius-a aristotle"
MIDDLE_ZONE = "hammurabi library-of-alexandria work-of-art-a pyramids"


def first_round() -> Table:
    started = begin_turn(table(3, "basic", round=1))
    return lay(started, f"{FIRST_ZONE} {MIDDLE_ZONE}")


@rule("through_the_ages.turn.first_round", "through_the_ages.row.take")
def test_example_of_taking_cards_in_the_first_round() -> None:
    round_one = play(first_round(), "orange: take R1")
    assert hand(round_one, 0) == ["moses"]
    assert refused(round_one, "take R2") == "row.leader"
    assert refused(round_one, "take R3") == "turn.civil_actions"
    play(round_one, "end")

    play(round_one, "green: take R3", "green: take R4")
    assert name(own(round_one, 1).wonder) == "colossus"
    assert hand(round_one, 1) == ["engineering-genius-a"]
    assert refused(round_one, "take R9") == "row.wonder"
    play(round_one, "end")

    with_hammurabi = after(round_one, "purple: take R6")
    assert own(with_hammurabi, 2).civil_left == 1
    assert refused(with_hammurabi, "take R2") == refused(with_hammurabi, "take R5") == "row.leader"
    play(round_one, "purple: take R5", "purple: take R7", "end")
    assert hand(round_one, 2) == ["aristotle"]
    assert name(own(round_one, 2).wonder) == "library-of-alexandria"
    for seat in range(3):
        civilization = own(round_one, seat)
        assert (civilization.science, civilization.food, civilization.resources) == (1, 2, 2)
        assert civilization.culture == 0


@rule("through_the_ages.row.refill")
def test_example_of_the_row_in_the_second_round() -> None:
    second = play(first_round(), "take R1", "end", "take R3", "take R4", "end", "take R5", "take R7", "end")

    assert second.round == 2
    assert ids(second.box) == ["homer"]
    assert row(second)[:3] == ["hammurabi", "work-of-art-a", "pyramids"]


@rule("through_the_ages.row.take")
def test_example_of_a_third_wonder_from_the_middle() -> None:
    carlos = lay(give(table(), wonders="colossus pyramids"), "- - - - - - great-wall")
    assert seen(carlos, 0).prices[6] == 4

    play(give(carlos, civil_used=1), "take R7")
    assert own(carlos).civil_left == 0
    assert name(own(carlos).wonder) == "great-wall"


@card("through_the_ages.engineering-genius-a")
@rule("through_the_ages.play.not_fresh", "through_the_ages.stages.stage")
def test_example_of_engineering_genius_on_the_colossus() -> None:
    barbara = give(table(round=2), wonder="colossus", hand="engineering-genius-a", resources=2)
    lay(barbara, "- - - - - engineering-genius-a")
    assert refused(barbara, "stage x1") == "stores.resources"

    play(barbara, "genius engineering-genius-a")
    assert own(barbara).resources == 1
    assert own(barbara).stages_done == 1
    assert own(barbara).civil_left == 3
    play(give(barbara, resources=9), "take R6")
    assert own(barbara).civil_left == 1
    assert refused(barbara, "genius engineering-genius-a") == "play.not_fresh"


def test_example_of_development_of_agriculture_with_irrigation() -> None:
    third = give(table(3, "basic", round=3), 1, technologies="irrigation")
    stack(third, current="development-of-agriculture")

    begin_turn(third)

    assert blue(third, 0) == {"agriculture": 2}
    assert blue(third, 1) == {"irrigation": 1}


# -- governments


def javier(science: int) -> Table:
    return give(table(), leader="hammurabi", science=science)


def test_example_of_hammurabi_under_despotism() -> None:
    assert (own(javier(0)).civil, own(javier(0)).military) == (5, 2)


@rule("through_the_ages.government.revolution", "through_the_ages.government.only_action")
def test_example_of_hammurabi_and_a_revolution() -> None:
    taken = play(lay(javier(3), "monarchy"), "take R1")
    assert refused(taken, "revolt monarchy") == "government.only_action"

    revolted = play(give(javier(3), hand="monarchy"), "revolt monarchy")
    civilization = own(revolted)
    assert (civilization.civil, civilization.military) == (6, 3)
    assert (civilization.civil_left, civilization.military_left) == (0, 3)
    assert civilization.science == 0


@rule("through_the_ages.government.peaceful")
def test_example_of_hammurabi_and_a_peaceful_change() -> None:
    changed = play(lay(javier(9), "monarchy"), "take R1", "govern monarchy")

    assert (own(changed).civil, own(changed).civil_left) == (6, 4)
    assert own(changed).science == 0


# -- mines


@rule("through_the_ages.technology.play", "through_the_ages.build.upgrade", "through_the_ages.build.cost")
def test_example_of_iron_two_ways_to_spend_eight() -> None:
    barbara = give(table(), workers="bronze:4", science=5, resources=8, hand="iron", government="monarchy")
    play(barbara, "develop iron")
    assert own(barbara).science == 0

    upgraded = after(barbara, "upgrade bronze iron", "upgrade bronze iron")
    assert own(upgraded).resources == 2
    play(upgraded, "build bronze")
    built = after(barbara, "build iron", "upgrade bronze iron")
    for mines in (upgraded, built):
        assert own(mines).resources == 0
        assert workers(mines)["bronze"] == 3
        assert workers(mines)["iron"] == 2
    assert (own(upgraded).civil_left, own(built).civil_left) == (1, 2)


@rule("through_the_ages.production.order", "through_the_ages.stores.resources")
def test_example_of_iron_five_tokens_worth_seven() -> None:
    barbara = play(give(table(2), workers="bronze:3 iron:2 agriculture:0"), "end")
    assert blue(barbara) == {"bronze": 3, "iron": 2}
    assert own(barbara).resources == 7

    play(begin_turn(barbara), "pass", "upgrade bronze iron")
    assert blue(barbara) == {"iron": 2}
    assert own(barbara).bank == 16
    play(barbara, "upgrade bronze iron")
    assert blue(barbara) == {"bronze": 1}
    assert own(barbara).bank == 17


@rule("through_the_ages.stores.resources")
@pytest.mark.parametrize(
    ("technologies", "left", "bank"),
    [("coal iron", {"iron": 1}, 17), ("coal", {"bronze": 2}, 16)],
    ids=["to-iron", "to-bronze"],
)
def test_example_of_paying_one_with_coal(technologies: str, left: dict[str, int], bank: int) -> None:
    payer = give(table(), technologies=technologies, blue="coal:1", bank=17, hand="rich-land-a")

    play(payer, "land rich-land-a bronze")

    assert blue(payer) == left
    assert own(payer).bank == bank


# -- technologies and action cards


@card("through_the_ages.code-of-laws", "through_the_ages.justice-system")
def test_example_of_code_of_laws_then_justice_system() -> None:
    lawful = give(table(), science=13, hand="code-of-laws justice-system")

    play(lawful, "develop code-of-laws")
    assert (own(lawful).civil, own(lawful).bank) == (5, 18)
    play(lawful, "develop justice-system")
    assert (own(lawful).civil, own(lawful).bank) == (5, 21)
    assert own(lawful).civil_left == 3
    assert in_play(lawful) == {"justice-system"}


@card("through_the_ages.patriotism-i")
@rule("through_the_ages.build.recruit", "through_the_ages.build.upgrade")
def test_example_of_patriotism() -> None:
    patriot = give(table(), technologies="swordsmen", hand="patriotism-i", resources=5, idle=2)

    play(patriot, "play patriotism-i", "upgrade warriors swordsmen")
    assert own(patriot).resources == 5
    play(patriot, "recruit swordsmen")
    assert own(patriot).resources == 3
    play(patriot, "recruit swordsmen")
    assert own(patriot).resources == 0
    assert own(patriot).military_left == 0
    assert workers(patriot)["swordsmen"] == 3


# -- colonizing


def test_example_of_a_bid_of_four_with_cartography() -> None:
    bidder = give(table(), workers="warriors:1 swordsmen:1", technologies="cartography", military="barbarians bonus-ii")
    give(bidder, 1, workers="warriors:0")
    give(bidder, 2, workers="warriors:0")
    stack(bidder, current="historic-territory-i no-event")
    play(politics(bidder), "seed barbarians", "bid 4")

    by_warriors = after(bidder, "sacrifice warriors", "spend bonus-ii")
    assert seen(by_warriors).force == 5
    by_swordsmen = after(bidder, "sacrifice swordsmen")
    assert seen(by_swordsmen).force == 4
    for paid in (by_warriors, by_swordsmen):
        assert ids(own(play(paid, "done")).colonies) == ["historic-territory-i"]
    assert refused(after(bidder, "sacrifice warriors"), "done") == "colonies.force"


# -- attacks


def spying() -> Table:
    """Return the attack of Javier's 14 against Barbara's 10."""
    attacked = give(table(), workers="warriors:0 riflemen:3", technologies="military-theory", military="spy")
    give(attacked, 1, workers="warriors:0 swordsmen:5", science=3, military="bonus-ii")
    assert (own(attacked).strength, own(attacked, 1).strength) == (14, 10)
    play(politics(attacked), "aggression spy green", "sacrifice riflemen")
    assert seen(attacked).attack == 17
    return play(attacked, "done")


def test_example_of_spy() -> None:
    attacked = play(spying(), "green: done")

    assert (own(attacked).science, own(attacked, 1).science) == (3, 0)
    assert own(attacked).strength == 11
    assert own(attacked).yellow == 19


def test_example_of_spy_and_what_its_defence_would_take() -> None:
    defended = play(spying(), "green: spend bonus-ii")
    assert seen(defended).defence == 14

    play(defended, "green: sacrifice swordsmen")
    assert seen(defended).defence == 16
    play(defended, "green: sacrifice swordsmen")
    assert seen(defended).defence == 18
    play(defended, "green: done")
    assert own(defended, 1).science == 3


# -- discontent


def carlos_in_need() -> Table:
    """Return a civilization with two faces needed and one there; one unused worker."""
    carlos = give(table(), workers="religion:1", yellow=11, idle=1, food=4)
    assert (own(carlos).needed, own(carlos).discontent) == (2, 1)
    return carlos


@rule("through_the_ages.production.uprising", "through_the_ages.growth.cost")
def test_example_of_discontent() -> None:
    carlos = carlos_in_need()
    assert own(carlos).growth_cost == 4

    play(carlos, "grow")
    assert (own(carlos).food, own(carlos).yellow) == (0, 10)
    assert (own(carlos).needed, own(carlos).discontent, own(carlos).idle) == (3, 2, 2)
    produced = after(carlos, "end")
    assert own(produced).science == 1

    give(carlos, workers="warriors:2", idle=1)
    assert own(carlos).forecast is None
    rising = after(carlos, "end")
    assert (own(rising).science, own(rising).culture, own(rising).resources) == (0, 0, 0)
    assert own(rising).hand_ages == ()

    give(carlos, technologies="bread-and-circuses", resources=4)
    play(carlos, "build bread-and-circuses")
    assert (own(carlos).faces, own(carlos).discontent) == (3, 0)
    assert own(after(carlos, "end")).science == 1


# -- construction


@pytest.mark.parametrize(
    ("special", "move", "price"),
    [
        ("masonry", "build philosophy", 3),
        ("masonry", "build alchemy", 5),
        ("masonry", "build scientific-method", 7),
        ("masonry", "upgrade philosophy alchemy", 2),
        ("masonry", "upgrade philosophy scientific-method", 4),
        ("masonry", "upgrade alchemy scientific-method", 2),
        ("architecture", "build alchemy", 5),
        ("architecture", "build scientific-method", 6),
        ("architecture", "upgrade alchemy scientific-method", 1),
    ],
)
def test_example_of_masonry_and_labs(special: str, move: str, price: int) -> None:
    builder = give(table(), workers="philosophy:1 alchemy:1", technologies=f"scientific-method {special}")
    give(builder, government="monarchy")

    assert refused(give(builder, resources=price - 1), move) == "stores.resources"
    assert own(play(give(builder, resources=price), move)).resources == 0


# -- armies


def medieval() -> Table:
    return give(
        table(),
        workers="warriors:2 swordsmen:1 knights:2",
        tactic="medieval-army",
        military="spy",
    )


def test_example_of_a_medieval_army() -> None:
    assert own(medieval()).armies == (2, 2)
    assert own(medieval()).strength == 12

    attack = play(politics(medieval()), "aggression spy green", "sacrifice knights")
    assert seen(attack).attack == 14
    assert seen(after(attack, "sacrifice swordsmen")).attack == 18
    assert seen(after(attack, "sacrifice warriors")).attack == 12 + 5


@card("through_the_ages.defensive-army")
def test_example_of_a_defensive_army_with_an_old_unit() -> None:
    barbara = give(table(), workers="swordsmen:3 warriors:1 cannon:2", tactic="defensive-army")

    assert own(barbara).armies == (6, 3)
    assert own(barbara).strength == 22


@card("through_the_ages.entrenchments", "through_the_ages.air-forces")
@pytest.mark.parametrize(("air", "strength"), [(1, 47), (2, 57), (3, 60)])
def test_example_of_entrenchments_with_air_forces(air: int, strength: int) -> None:
    carlos = give(table(), workers="warriors:0 swordsmen:1 modern-infantry:0 riflemen:1 cannon:3 rockets:1")
    give(carlos, workers=f"air-forces:{air}", tactic="entrenchments")

    assert own(carlos).strength == strength
