"""Each of the sixteen tactics: the armies that it forms, with outdated units and air units."""

from __future__ import annotations

import pytest

from games.through_the_ages.positions import (
    after,
    begin_turn,
    give,
    ids,
    military_hand,
    name,
    own,
    play,
    refused,
    table,
)
from rule_marks import card, rule


def bonus(tactic: str, units: str) -> int:
    """Return the strength that a tactic of the hand adds to a civilization with these units alone."""
    armed = give(table(), military=tactic, workers=f"warriors:0 {units}")
    return own(after(armed, f"tactic {tactic}")).strength - own(armed).strength


# -- Age I


@card("through_the_ages.fighting-band")
def test_fighting_band() -> None:
    """Two infantry units, whatever their Age."""
    assert bonus("fighting-band", "warriors:2") == 1
    assert bonus("fighting-band", "warriors:2 swordsmen:3") == 2
    assert bonus("fighting-band", "warriors:1 knights:4") == 0


@card("through_the_ages.heavy-cavalry")
def test_heavy_cavalry() -> None:
    assert bonus("heavy-cavalry", "knights:3") == 4
    assert bonus("heavy-cavalry", "knights:2 warriors:4") == 0


@card("through_the_ages.legion")
def test_legion() -> None:
    assert bonus("legion", "warriors:3") == 2
    assert bonus("legion", "warriors:2 knights:4") == 0


@card("through_the_ages.light-cavalry")
def test_light_cavalry() -> None:
    assert bonus("light-cavalry", "knights:2") == 2
    assert bonus("light-cavalry", "knights:1 warriors:4") == 0


@card("through_the_ages.medieval-army")
def test_medieval_army() -> None:
    assert bonus("medieval-army", "warriors:1 knights:1") == 2
    assert bonus("medieval-army", "warriors:4") == bonus("medieval-army", "knights:4") == 0


@card("through_the_ages.phalanx")
def test_phalanx() -> None:
    assert bonus("phalanx", "warriors:2 knights:1") == 3
    assert bonus("phalanx", "warriors:1 knights:4") == bonus("phalanx", "warriors:4") == 0


# -- Age II: Warriors are outdated


@card("through_the_ages.classic-army")
def test_classic_army() -> None:
    assert bonus("classic-army", "swordsmen:2 knights:2") == 9
    assert bonus("classic-army", "swordsmen:1 warriors:1 knights:2") == 5
    assert bonus("classic-army", "swordsmen:4 knights:1") == bonus("classic-army", "swordsmen:1 knights:4") == 0


@card("through_the_ages.conquistadors")
def test_conquistadors() -> None:
    assert bonus("conquistadors", "swordsmen:1 knights:2") == 5
    assert bonus("conquistadors", "warriors:1 knights:2") == 3
    assert bonus("conquistadors", "swordsmen:3 knights:1") == bonus("conquistadors", "knights:5") == 0


@card("through_the_ages.defensive-army")
def test_defensive_army() -> None:
    assert bonus("defensive-army", "swordsmen:2 cannon:1") == 6
    assert bonus("defensive-army", "swordsmen:1 warriors:1 cannon:1") == 3
    assert bonus("defensive-army", "swordsmen:1 cannon:4") == bonus("defensive-army", "swordsmen:4") == 0


@card("through_the_ages.fortifications")
def test_fortifications() -> None:
    assert bonus("fortifications", "cannon:2") == 4
    assert bonus("fortifications", "cannon:1 swordsmen:4") == 0


@card("through_the_ages.mobile-artillery")
def test_mobile_artillery() -> None:
    assert bonus("mobile-artillery", "knights:1 cannon:1") == 5
    assert bonus("mobile-artillery", "knights:4") == bonus("mobile-artillery", "cannon:4") == 0


@card("through_the_ages.napoleonic-army")
def test_napoleonic_army() -> None:
    assert bonus("napoleonic-army", "swordsmen:1 knights:1 cannon:1") == 8
    assert bonus("napoleonic-army", "warriors:1 knights:1 cannon:1") == 4
    for two in ("swordsmen:4 knights:4", "swordsmen:4 cannon:4", "knights:4 cannon:4"):
        assert bonus("napoleonic-army", two) == 0


# -- Age III: so are the units of Age I


@card("through_the_ages.entrenchments")
def test_entrenchments() -> None:
    assert bonus("entrenchments", "riflemen:1 cannon:2") == 9
    assert bonus("entrenchments", "swordsmen:1 cannon:2") == 5
    assert bonus("entrenchments", "riflemen:4 cannon:1") == bonus("entrenchments", "cannon:4") == 0


@card("through_the_ages.mechanized-army")
def test_mechanized_army() -> None:
    assert bonus("mechanized-army", "tanks:1 rockets:2") == 10
    assert bonus("mechanized-army", "knights:1 rockets:2") == 5
    assert bonus("mechanized-army", "tanks:4 rockets:1") == bonus("mechanized-army", "rockets:4") == 0


@card("through_the_ages.modern-army")
def test_modern_army() -> None:
    assert bonus("modern-army", "modern-infantry:2 cavalrymen:1 cannon:1") == 13
    assert bonus("modern-army", "modern-infantry:2 knights:1 cannon:1") == 7
    assert bonus("modern-army", "modern-infantry:1 cavalrymen:4 cannon:4") == 0


@card("through_the_ages.shock-troops")
def test_shock_troops() -> None:
    assert bonus("shock-troops", "riflemen:1 cavalrymen:3") == 11
    assert bonus("shock-troops", "riflemen:1 cavalrymen:2 knights:1") == 6
    assert bonus("shock-troops", "riflemen:4 cavalrymen:2") == bonus("shock-troops", "cavalrymen:5") == 0


# -- examples of the rulebook


@rule("through_the_ages.tactics.one")
def test_two_medieval_armies() -> None:
    army = give(table(), workers="warriors:2 swordsmen:1 knights:2", tactic="medieval-army")

    assert (own(army).strength, own(army).armies) == (12, (2, 2))


@rule("through_the_ages.tactics.one")
def test_a_defensive_army_with_warriors_adds_the_lower_bonus() -> None:
    army = give(table(), workers="swordsmen:3 warriors:1 cannon:2", tactic="defensive-army")

    assert (own(army).strength, own(army).armies) == (22, (6, 3))


@pytest.mark.parametrize(("air", "strength"), [(1, 47), (2, 57), (3, 60)])
@rule("through_the_ages.tactics.one")
def test_entrenchments_with_air_forces(air: int, strength: int) -> None:
    """24 in units with one of them; each army takes one, the best first; the track ends at 60."""
    units = f"warriors:0 swordsmen:1 riflemen:1 cannon:3 rockets:1 air-forces:{air}"

    assert own(give(table(), workers=units, tactic="entrenchments")).strength == strength


# -- playing one


@rule("through_the_ages.tactics.one")
def test_a_tactic_costs_a_military_action_and_replaces_the_other() -> None:
    turn = give(table(), military="legion phalanx", tactic="fighting-band", workers="warriors:3")
    assert own(turn).strength == 3 + 1
    play(turn, "tactic legion")

    assert (name(own(turn).tactic), own(turn).strength, own(turn).military_left) == ("legion", 5, 1)
    assert (ids(turn.used[-1:]), military_hand(turn)) == (["fighting-band"], ["phalanx"])
    assert refused(turn, "tactic legion") == "row.in_hand"
    play(turn, "tactic phalanx")
    assert refused(turn, "tactic legion") == "turn.military_actions"
    assert own(turn).strength == 3


@rule("through_the_ages.tactics.one")
def test_units_come_and_go_and_the_armies_with_them() -> None:
    turn = give(table(), tactic="fighting-band", workers="warriors:1", resources=2)
    play(turn, "recruit warriors")
    assert own(turn).strength == 2 + 1
    play(turn, "disband warriors")
    assert own(turn).strength == 1


@rule("through_the_ages.tactics.one")
def test_new_units_serve_an_old_tactic() -> None:
    assert bonus("legion", "modern-infantry:3") == 2


@card("through_the_ages.genghis-khan", "through_the_ages.napoleon-bonaparte")
def test_leaders_and_armies() -> None:
    """Napoleon counts the best army once more; Genghis Khan forms no armies."""
    units = "warriors:1 swordsmen:3 cannon:2"
    army = give(table(), workers=units, tactic="defensive-army", leader="napoleon-bonaparte")
    assert own(army).strength == 22 + 6
    assert own(give(army, leader="genghis-khan")).strength == 13
    flown = give(table(), workers=f"{units} air-forces:1", tactic="defensive-army", leader="napoleon-bonaparte")
    assert own(flown).strength == 13 + 5 + 12 + 3 + 12
    assert own(give(table(), leader="napoleon-bonaparte", workers=units)).strength == 13


@rule("through_the_ages.tactics.one")
def test_not_in_the_first_round() -> None:
    assert refused(begin_turn(give(table(round=1), military="legion"), 0), "tactic legion") == "turn.first_round"
