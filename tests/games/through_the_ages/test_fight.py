"""Aggressions step by step: legal targets, sacrifices, armies, defence cards, and repelled attacks."""

from __future__ import annotations

from typing import Any

from aevum.games.through_the_ages.state import Table
from games.through_the_ages.military_positions import attack, each
from games.through_the_ages.positions import (
    actor,
    after,
    begin_turn,
    give,
    ids,
    legal,
    may,
    military_hand,
    own,
    phase,
    play,
    politics,
    refused,
    seen,
    table,
    workers,
)
from rule_marks import card, rule


def totals(table: Table) -> tuple[int, int]:
    """Return attack and defence so far."""
    view = seen(table)
    return view.attack, view.defence


# -- legal targets


@rule("through_the_ages.fight.target")
def test_a_target_is_a_rival_in_the_game() -> None:
    hostile = politics(give(table(), military="spy"))
    assert refused(hostile, "aggression spy orange") == "fight.target"
    assert refused(hostile, "aggression spy teal") == "fight.target"
    assert legal(hostile, "aggression") == {"spy green", "spy purple"}
    assert refused(hostile, "aggression enslave green") == "row.in_hand"


@rule("through_the_ages.fight.target", "through_the_ages.score.resign")
def test_who_has_resigned_is_no_target() -> None:
    left = play(begin_turn(table(), 1), "resign")
    assert refused(politics(give(begin_turn(left, 0), military="spy")), "aggression spy green") == "fight.target"


@rule("through_the_ages.fight.target")
def test_the_target_need_not_be_weaker() -> None:
    """Sacrifices decide the attack: 1 + 1 against 1."""
    weak = attack(give(give(table(), 1, science=4, workers="warriors:0"), military_used=0), "spy")
    play(weak, "sacrifice warriors", "done")
    assert each(weak, "science") == (4, 0, 0)
    assert may(politics(give(give(table(), 1, workers="warriors:9"), military="spy")), "aggression spy green")


@rule("through_the_ages.fight.peaceful")
def test_gandhi_plays_no_attacks() -> None:
    peaceful = give(table(), leader="mahatma-gandhi", government="fundamentalism", military="spy holy-war")
    assert refused(politics(peaceful), "aggression spy green") == "fight.peaceful"
    assert refused(politics(peaceful), "war holy-war green") == "fight.peaceful"


@card("through_the_ages.joan-of-arc")
def test_joan_of_arc_is_honoured_when_she_is_attacked() -> None:
    """Whatever the result, at the moment the attack is declared."""
    for aggression in ("spy", "holy-war"):
        led = give(give(table(), 1, leader="joan-of-arc"), government="fundamentalism")
        assert own(attack(led, aggression), 1).culture == 5


@rule("through_the_ages.fight.no_ganging_up")
def test_without_ganging_up_only_one_rival_attacks_in_a_round() -> None:
    """Until the next political action of the attacker, taken or not; the same rival may attack again."""
    hit = play(attack(table(no_ganging_up=True), "spy"), "orange: done", "green: done")
    purple = begin_turn(give(hit.copy(), 2, military="spy"), 2)
    assert refused(purple, "aggression spy green") == "fight.no_ganging_up"
    assert may(purple, "aggression spy orange")
    again = begin_turn(give(hit, military="spy raid-i"), 0)
    assert may(again, "aggression spy green")
    play(again, "pass")
    assert may(begin_turn(give(again, 2, military="spy"), 2), "aggression spy green")
    quiet = begin_turn(give(play(attack(table(no_ganging_up=True), "spy"), "done", "done"), military=""), 0)
    assert may(begin_turn(give(quiet, 2, military="spy"), 2), "aggression spy green")


@rule("through_the_ages.fight.no_ganging_up")
def test_by_the_usual_rules_everybody_may_attack() -> None:
    hit = play(attack(table(), "spy"), "orange: done", "green: done")
    assert may(begin_turn(give(hit, 2, military="spy"), 2), "aggression spy green")


# -- the example of the rulebook


def spy_of_the_rulebook() -> Table:
    """Return an attack of 14 against 10.

    Riflemen and Warriors against five Swordsmen, a defence bonus of 4, and 3 science points.
    """
    javier = give(table(), workers="riflemen:4 warriors:2")
    return attack(give(javier, 1, workers="warriors:0 swordsmen:5", military="bonus-ii", science=3), "spy")


@rule("through_the_ages.fight.attack", "through_the_ages.fight.defence", "through_the_ages.fight.repelled")
def test_the_spy_of_the_rulebook() -> None:
    fight = spy_of_the_rulebook()
    assert (totals(fight), own(fight).military_left) == ((14, 10), 1)
    play(fight, "orange: sacrifice riflemen")
    assert (totals(fight), own(fight).strength) == ((17, 10), 14)
    play(fight, "done")
    assert (actor(fight), phase(fight)) == ("green", "defend")

    held = after(fight, "spend bonus-ii", "sacrifice swordsmen", "sacrifice swordsmen")
    assert totals(held) == (17, 18)
    play(held, "done")
    assert (each(held, "science")[:2], own(held, 1).strength, military_hand(held, 1)) == ((0, 3), 6, [])
    assert ids(held.used[-2:]) == ["spy", "bonus-ii"]

    play(fight, "done")
    assert each(fight, "science")[:2] == (3, 0)
    assert (own(fight).strength, own(fight, 1).strength, own(fight).yellow) == (11, 10, 19)
    assert military_hand(fight, 1) == ["bonus-ii"]


@rule("through_the_ages.fight.repelled")
def test_an_equal_defence_repels() -> None:
    fight = attack(give(table(), 1, science=3), "spy")
    play(fight, "orange: done", "green: done")

    assert each(fight, "science") == (0, 3, 0)
    assert (own(fight).military_left, phase(fight)) == (1, "turn")


@rule("through_the_ages.fight.attack")
def test_units_leave_after_the_fight_and_the_tokens_go_to_the_bank() -> None:
    fight = attack(give(give(table(), 1, workers="warriors:0", science=3), workers="warriors:3"), "spy")
    play(fight, "sacrifice warriors", "sacrifice warriors")
    assert (workers(fight)["warriors"], own(fight).yellow) == (3, 18)
    play(fight, "done")
    assert (workers(fight)["warriors"], own(fight).yellow, own(fight).idle) == (1, 20, 1)


@rule("through_the_ages.fight.attack")
def test_sacrifices_may_pass_the_end_of_the_track() -> None:
    fight = attack(give(table(), workers="modern-infantry:13"), "spy")

    assert totals(play(fight, "sacrifice modern-infantry"))[0] == 60 + 5


# -- armies sacrificed


def medieval(**more: Any) -> Table:
    """Return an attack with the Medieval Army of the rulebook: 12."""
    return attack(give(table(), workers="warriors:2 swordsmen:1 knights:2", tactic="medieval-army", **more), "spy")


@rule("through_the_ages.tactics.one", "through_the_ages.fight.attack", "through_the_ages.tactics.sacrificed")
def test_a_whole_army_sacrificed_counts_its_tactic() -> None:
    """12; a Knights unit more: 14; Swordsmen too: 18; a pair with Warriors is worth 5."""
    fight = medieval()
    assert totals(fight)[0] == 12
    assert totals(after(fight, "sacrifice knights"))[0] == 14
    assert totals(after(fight, "sacrifice knights", "sacrifice swordsmen"))[0] == 18
    assert totals(after(fight, "sacrifice warriors", "sacrifice knights"))[0] == 12 + 5
    assert refused(play(fight, "sacrifice swordsmen"), "sacrifice swordsmen") == "build.nobody"


@rule("through_the_ages.fight.attack")
def test_bonuses_of_the_civilization_are_not_sacrificed_those_of_a_unit_are() -> None:
    """Alexander adds 5 to 12, nothing to a unit; Genghis Khan's 2 sit on the riders, and his tactic is ignored."""
    led = medieval(leader="alexander-the-great")
    assert totals(led)[0] == 17
    assert totals(play(led, "sacrifice knights"))[0] == 19
    riders = medieval(leader="genghis-khan")
    assert totals(riders)[0] == 8 + 2
    assert totals(play(riders, "sacrifice knights", "sacrifice warriors"))[0] == 10 + 3 + 1


@rule("through_the_ages.tactics.one")
def test_a_sacrificed_air_unit_doubles_its_army() -> None:
    fight = attack(give(table(), workers="warriors:3 air-forces:1", tactic="legion"), "spy")
    assert totals(fight)[0] == 3 + 5 + 4
    for _ in range(3):
        play(fight, "sacrifice warriors")
    assert totals(fight)[0] == 12 + 3 + 2
    assert totals(play(fight, "sacrifice air-forces"))[0] == 12 + 3 + 5 + 4


# -- the defence


@rule("through_the_ages.fight.defence")
def test_asked_is_a_defender_who_has_a_unit_or_any_card() -> None:
    """The card itself is hidden, so any card counts."""
    unarmed = give(table(), 1, workers="warriors:0", science=2)
    assert phase(play(attack(unarmed.copy(), "spy"), "done")) == "turn"
    assert phase(play(attack(give(unarmed, 1, military="legion"), "spy"), "done")) == "defend"


@rule("through_the_ages.fight.defence")
def test_several_cards_may_be_laid_and_only_bonus_cards() -> None:
    fight = play(attack(give(table(), 1, military="bonus-i bonus-i legion"), "spy"), "done")
    play(fight, "spend bonus-i", "spend bonus-i")

    assert totals(fight) == (1, 1 + 2 + 2)
    assert refused(fight, "spend bonus-i") == "row.in_hand"
    assert legal(fight) == {"sacrifice warriors", "done"}


@rule("through_the_ages.fight.attack")
def test_an_attacker_without_units_is_not_asked() -> None:
    fight = attack(give(table(), workers="warriors:0", wonders="colossus"), "spy")

    assert (actor(fight), phase(fight)) == ("green", "defend")


@rule("through_the_ages.fight.last_round")
def test_in_the_last_round_only_defence_cards_help() -> None:
    last = give(table(round=20, age=4), 1, military="bonus-iii")
    last.last_round = 20
    fight = attack(give(last, workers="warriors:4"), "spy")

    assert (actor(fight), phase(fight)) == ("green", "defend")
    assert refused(fight, "sacrifice warriors") == "fight.last_round"
    assert legal(fight) == {"spend bonus-iii", "done"}


@rule("through_the_ages.fight.last_round")
def test_the_advanced_game_has_no_such_last_round() -> None:
    last = table(game="advanced", round=14, age=3)
    last.last_round = 14

    assert phase(attack(last, "spy")) == "strike"
