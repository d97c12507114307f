"""Colonies of new territories: bids, the force that is sent, gains of each of the twelve, Columbus, bonus cards."""

from __future__ import annotations

import pytest

from aevum.games.through_the_ages.state import Table
from games.through_the_ages.military_positions import attack, strengthen, turn_up
from games.through_the_ages.positions import (
    actor,
    after,
    give,
    ids,
    legal,
    may,
    military_hand,
    name,
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

LAND = "wealthy-territory-i"


def colonized(territory: str, before: Table | None = None) -> Table:
    """Return the state after orange has sent its only Warriors: one yellow token more in the bank, strength 0."""
    auction = turn_up(before or table(), territory)
    return play(auction, "orange: bid 1", "orange: sacrifice warriors", "done")


# -- the twelve territories


@card("through_the_ages.developed-territory-i")
def test_developed_territory_i() -> None:
    settled = own(colonized("developed-territory-i"))

    assert (settled.science, settled.yellow, settled.bank) == (3, 20, 19)


@card("through_the_ages.fertile-territory-i")
def test_fertile_territory_i() -> None:
    settled = own(colonized("fertile-territory-i"))

    assert (settled.food, settled.yellow, settled.bank) == (3, 22, 15)


@card("through_the_ages.historic-territory-i")
def test_historic_territory_i() -> None:
    settled = own(colonized("historic-territory-i"))

    assert (settled.culture, settled.faces, settled.yellow) == (6, 1, 19)


@card("through_the_ages.inhabited-territory-i")
def test_inhabited_territory_i() -> None:
    """The example of the rulebook: two tokens into the bank, one of them becomes a worker."""
    settled = own(colonized("inhabited-territory-i"))

    assert (settled.yellow, settled.idle) == (20, 2)


@card("through_the_ages.strategic-territory-i")
def test_strategic_territory_i() -> None:
    settled = colonized("strategic-territory-i")

    assert (len(military_hand(settled)), own(settled).strength) == (3, 2)


@card("through_the_ages.wealthy-territory-i")
def test_wealthy_territory_i() -> None:
    settled = own(colonized("wealthy-territory-i"))

    assert (settled.resources, settled.bank) == (5, 15)


@card("through_the_ages.developed-territory-ii")
def test_developed_territory_ii() -> None:
    settled = own(colonized("developed-territory-ii"))

    assert (settled.science, settled.yellow, settled.bank) == (5, 21, 20)


@card("through_the_ages.fertile-territory-ii")
def test_fertile_territory_ii() -> None:
    settled = own(colonized("fertile-territory-ii"))

    assert (settled.food, settled.yellow, settled.bank) == (5, 23, 13)


@card("through_the_ages.historic-territory-ii")
def test_historic_territory_ii() -> None:
    settled = own(colonized("historic-territory-ii"))

    assert (settled.culture, settled.faces) == (11, 2)


@card("through_the_ages.inhabited-territory-ii")
def test_inhabited_territory_ii() -> None:
    settled = own(colonized("inhabited-territory-ii"))

    assert (settled.yellow, settled.idle) == (20, 3)


@card("through_the_ages.strategic-territory-ii")
def test_strategic_territory_ii() -> None:
    settled = colonized("strategic-territory-ii")

    assert (len(military_hand(settled)), own(settled).strength) == (5, 4)


@card("through_the_ages.wealthy-territory-ii")
def test_wealthy_territory_ii() -> None:
    settled = own(colonized("wealthy-territory-ii"))

    assert (settled.resources, settled.bank) == (8, 13)


@rule("through_the_ages.colonies.colony")
def test_the_lasting_bonus_comes_first() -> None:
    """With an empty bank the two new blue tokens are two resources; with an empty yellow bank the new ones work."""
    short = own(colonized("wealthy-territory-i", give(table(), bank=0)))
    assert (short.resources, short.bank) == (2, 0)
    crowded = own(colonized("inhabited-territory-ii", give(table(), yellow=0)))
    assert (crowded.yellow, crowded.idle) == (1 + 3 - 2, 3)


@rule("through_the_ages.colonies.colony")
def test_a_colony_lies_open_before_its_owner() -> None:
    settled = colonized(LAND)

    assert ids(own(settled).colonies) == [LAND]
    assert LAND not in ids(settled.past)
    assert settled.blue_box == -2


# -- bids


@rule("through_the_ages.colonies.bid", "through_the_ages.colonies.higher")
def test_bids_go_round_from_the_active_player_and_who_passes_is_out() -> None:
    strong = table(active=1)
    for seat in range(3):
        give(strong, seat, workers="warriors:5")
    auction = turn_up(strong, LAND)

    assert phase(auction) == "bid"
    play(auction, "green: bid 1", "purple: bid 2")
    assert refused(auction, "bid 2") == "colonies.higher"
    play(auction, "orange: pass", "green: bid 4", "purple: pass")
    assert (actor(auction), phase(auction)) == ("green", "send")


@rule("through_the_ages.colonies.bid")
def test_who_has_bid_highest_is_not_asked_again() -> None:
    auction = turn_up(strengthen(table(), 3, 3, 3), LAND)

    play(auction, "orange: bid 1", "green: pass", "purple: bid 2", "orange: pass")
    assert (actor(auction), phase(auction)) == ("purple", "send")


@rule("through_the_ages.colonies.payable")
def test_a_bid_must_be_payable() -> None:
    """Units, their army, lasting bonuses and bonus cards; not leaders and wonders that only strengthen."""
    rich = give(table(), workers="warriors:3", tactic="legion", technologies="navigation", wonders="colossus")
    auction = turn_up(give(rich, military="bonus-ii", leader="alexander-the-great"), LAND)

    assert may(auction, "bid 11")
    assert refused(auction, "bid 12") == "colonies.payable"
    assert own(auction).colonization == 4


@rule("through_the_ages.colonies.bid")
def test_when_all_pass_the_territory_is_past() -> None:
    auction = play(turn_up(table(), LAND), "orange: pass", "green: pass", "purple: pass")

    assert ids(auction.past) == [LAND]
    assert (actor(auction), phase(auction)) == ("orange", "turn")


@rule("through_the_ages.colonies.bid")
def test_who_has_no_unit_is_not_asked() -> None:
    """Bonus cards alone send no force, so a hand does not matter."""
    unarmed = give(give(table(), 0, workers="warriors:0"), 2, workers="warriors:0", military="bonus-iii")
    auction = turn_up(unarmed, LAND)
    assert actor(auction) == "green"
    play(auction, "bid 1")
    assert (actor(auction), phase(auction)) == ("green", "send")

    assert ids(turn_up(give(unarmed, 1, workers="warriors:0"), LAND).past) == [LAND]


@rule("through_the_ages.colonies.bid")
def test_who_all_can_see_cannot_go_higher_is_not_asked() -> None:
    """Green could send 2, purple 5: a seat without cards has nothing to hide."""
    auction = play(turn_up(strengthen(table(), 5, 2, 5), LAND), "orange: bid 2")
    assert (actor(auction), phase(auction)) == ("purple", "bid")
    play(auction, "purple: bid 5")
    assert (actor(auction), phase(auction)) == ("purple", "send")


@rule("through_the_ages.colonies.bid")
@pytest.mark.parametrize("hidden", ["bonus-i", "legion"])
def test_whose_hand_might_hold_a_bonus_is_asked_as_long_as_that_would_do(hidden: str) -> None:
    """The bonus of Age I adds 1 to the force, whatever the card with that back is."""
    armed = give(strengthen(table(), 9, 2, 0), 1, military=f"{hidden} {hidden}")
    assert actor(play(turn_up(armed, LAND), "orange: bid 3")) == "green"
    assert phase(play(turn_up(armed, LAND), "orange: bid 4")) == "send"


@rule("through_the_ages.colonies.bid", "through_the_ages.fight.last_round")
def test_in_the_last_round_nobody_can_send_units() -> None:
    last = table(round=20, age=4)
    last.last_round = 20

    assert ids(turn_up(last, LAND).past) == [LAND]


# -- the force


@rule("through_the_ages.colonies.force")
def test_the_example_of_the_rulebook() -> None:
    """Bid 4 with Cartography: Warriors and the bonus card (5), or Swordsmen alone (4), keeping the card."""
    carlos = give(table(), workers="swordsmen:1 warriors:1", technologies="cartography", military="bonus-ii")
    won = play(turn_up(carlos, "inhabited-territory-i"), "orange: bid 4")

    assert refused(won, "done") == "colonies.force"
    cheap = after(won, "sacrifice warriors")
    assert refused(cheap, "done") == "colonies.force"
    play(cheap, "spend bonus-ii")
    play(cheap, "done")
    assert (workers(cheap).get("warriors", 0), workers(cheap)["swordsmen"], military_hand(cheap)) == (0, 1, [])
    assert ids(cheap.used[-1:]) == ["bonus-ii"]
    play(won, "sacrifice swordsmen", "done")
    assert (workers(won)["warriors"], workers(won).get("swordsmen", 0), military_hand(won)) == (1, 0, ["bonus-ii"])


@rule("through_the_ages.colonies.force")
def test_at_least_one_unit_is_sent_and_more_than_needed_may_be() -> None:
    rich = give(table(), workers="warriors:2", military="bonus-iii")
    won = play(turn_up(rich, LAND), "orange: bid 1", "spend bonus-iii")

    assert refused(won, "done") == "colonies.force"
    assert refused(won, "spend bonus-iii") == "row.in_hand"
    play(won, "sacrifice warriors", "sacrifice warriors")
    assert refused(won, "sacrifice warriors") == "build.nobody"
    play(won, "done")
    assert (own(won).strength, own(won).yellow) == (0, 20)


@rule("through_the_ages.colonies.force", "through_the_ages.tactics.one")
def test_a_whole_army_sends_its_tactic_too() -> None:
    legion = give(table(), workers="warriors:3", tactic="legion")
    won = play(turn_up(legion, LAND), "orange: bid 5")

    play(won, "sacrifice warriors", "sacrifice warriors")
    assert refused(won, "done") == "colonies.force"
    play(won, "sacrifice warriors", "done")
    assert ids(own(won).colonies) == [LAND]


@rule("through_the_ages.colonies.force")
def test_genghis_khans_bonus_sails_with_the_cavalry_and_alexanders_does_not() -> None:
    riders = give(table(), workers="warriors:0 knights:1", leader="genghis-khan")
    assert refused(turn_up(riders, LAND), "bid 4") == "colonies.payable"
    assert may(turn_up(riders, LAND), "bid 3")
    led = give(table(), leader="alexander-the-great")
    assert refused(turn_up(led, LAND), "bid 2") == "colonies.payable"


# -- cards drawn, and the discard


@card("through_the_ages.strategic-territory-i")
@rule("through_the_ages.politics.hand_limit")
def test_cards_of_a_strategic_territory_count_for_the_discard_of_whose_turn_it_is() -> None:
    assert phase(colonized("strategic-territory-i")) == "discard"
    auction = turn_up(table(), "strategic-territory-i")
    play(auction, "orange: pass", "green: bid 1", "green: sacrifice warriors", "done")
    assert (actor(auction), phase(auction), len(military_hand(auction, 1))) == ("orange", "turn", 3)


@card("through_the_ages.strategic-territory-ii")
def test_in_the_age_without_cards_a_strategic_territory_brings_none() -> None:
    late = table(round=20, age=4)
    late.last_round = 21

    assert military_hand(colonized("strategic-territory-ii", late)) == []


# -- Columbus


@rule("through_the_ages.politics.settle")
def test_columbus_makes_a_territory_of_the_hand_a_colony_once_a_game() -> None:
    """The political action, but no units, no bids; all benefits at once."""
    hand = "historic-territory-i wealthy-territory-i"
    crew = politics(give(table(), leader="christopher-columbus", military=hand))
    play(crew, "settle historic-territory-i")

    assert (own(crew).culture, own(crew).faces, own(crew).strength) == (6, 1, 1)
    assert name(own(crew).leader) == "christopher-columbus"
    assert (phase(crew), military_hand(crew)) == ("turn", ["wealthy-territory-i"])
    assert refused(politics(crew), "settle wealthy-territory-i") == "politics.settle"


@rule("through_the_ages.politics.settle")
def test_only_columbus_settles_and_only_what_he_has() -> None:
    assert refused(politics(give(table(), military=LAND)), f"settle {LAND}") == "politics.settle"
    crew = politics(give(table(), leader="christopher-columbus", military="rats"))
    assert refused(crew, f"settle {LAND}") == "row.in_hand"
    assert not legal(crew, "settle")


# -- bonus cards


def defence(bonus: str, leader: str = "") -> int:
    """Return green's defence, of strength 1, with a bonus card."""
    defended = attack(give(table(), 1, military=bonus, leader=leader), "spy")
    return seen(play(defended, "orange: done", f"green: spend {bonus}")).defence


def highest_bid(bonus: str, leader: str = "") -> int:
    """Return the highest bid of orange with one Warriors and a bonus card."""
    return max(map(int, legal(turn_up(give(table(), military=bonus, leader=leader), LAND), "bid")))


@card("through_the_ages.bonus-i")
def test_bonus_i() -> None:
    assert (defence("bonus-i"), highest_bid("bonus-i")) == (1 + 2, 1 + 1)


@card("through_the_ages.bonus-ii")
def test_bonus_ii() -> None:
    assert (defence("bonus-ii"), highest_bid("bonus-ii")) == (1 + 4, 1 + 2)


@card("through_the_ages.bonus-iii")
def test_bonus_iii() -> None:
    assert (defence("bonus-iii"), highest_bid("bonus-iii")) == (1 + 6, 1 + 3)


@card("through_the_ages.winston-churchill", "through_the_ages.james-cook")
def test_leaders_raise_bonus_cards() -> None:
    assert defence("bonus-ii", "winston-churchill") == 1 + 8
    assert highest_bid("bonus-ii", "james-cook") == 1 + 2 + 1
