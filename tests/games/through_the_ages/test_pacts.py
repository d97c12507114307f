"""Pacts as they are offered, answered, replaced, cancelled and ended; effects of each of the ten on its two sides."""

from __future__ import annotations

import pytest

from aevum.games.through_the_ages.state import Table
from games.through_the_ages.military_positions import attack, each
from games.through_the_ages.positions import (
    actor,
    after,
    begin_turn,
    blue,
    give,
    ids,
    in_play,
    legal,
    make_pact,
    may,
    military_hand,
    name,
    own,
    phase,
    play,
    politics,
    refused,
    seen,
    stack,
    table,
)
from rule_marks import card, rule

PEACE = "peace-treaty"


def pacts(table: Table, seat: int = 0) -> list[tuple[str, int, int, str]]:
    """Return card, owner, partner and side of each pact of a seat."""
    return [(name(pact.card), pact.owner, pact.partner, "AB"[pact.side]) for pact in own(table, seat).pacts]


def offering(*cards: str, seats: int = 3) -> Table:
    return politics(give(table(seats), military=" ".join(cards)))


# -- offered and answered


@rule("through_the_ages.pacts.offer", "through_the_ages.pacts.answer")
def test_an_accepted_pact_lies_before_who_offered_it() -> None:
    deal = play(offering("acceptance-of-supremacy"), "offer acceptance-of-supremacy green as-b")
    assert (actor(deal), phase(deal), legal(deal)) == ("green", "answer", {"accept", "refuse"})
    play(deal, "green: accept")

    assert pacts(deal) == [("acceptance-of-supremacy", 0, 1, "B")]
    assert pacts(deal, 1) == [("acceptance-of-supremacy", 0, 1, "A")]
    assert (military_hand(deal), phase(deal)) == ([], "turn")


@rule("through_the_ages.pacts.answer")
def test_a_refused_pact_goes_back_to_the_hand_and_the_action_is_spent() -> None:
    """In the discard that follows another card may go."""
    deal = play(offering(PEACE, "legion", "phalanx"), f"offer {PEACE} purple alike", "purple: refuse")

    assert (actor(deal), phase(deal)) == ("orange", "discard")
    play(deal, "discard legion")
    assert (military_hand(deal), pacts(deal)) == ([PEACE, "phalanx"], [])
    assert phase(deal) == "turn"


@rule("through_the_ages.pacts.offer")
def test_sides_are_named_where_they_differ() -> None:
    assert legal(offering(PEACE), "offer") == {f"{PEACE} green alike", f"{PEACE} purple alike"}
    assert legal(offering("loss-of-sovereignty"), "offer loss-of-sovereignty") == {
        "green as-a",
        "green as-b",
        "purple as-a",
        "purple as-b",
    }


@rule("through_the_ages.pacts.partner")
def test_a_partner_is_a_rival_in_the_game() -> None:
    deal = offering(PEACE)
    assert refused(deal, f"offer {PEACE} orange alike") == "pacts.partner"
    assert refused(deal, f"offer {PEACE} teal alike") == "pacts.partner"
    assert refused(deal, "offer military-pact green alike") == "row.in_hand"
    left = play(begin_turn(table(4), 1), "resign")
    alone = politics(give(begin_turn(left, 0), military=PEACE))
    assert refused(alone, f"offer {PEACE} green alike") == "pacts.partner"


@rule("through_the_ages.pacts.two_players")
def test_two_players_make_no_pacts_but_standing_ones_stay() -> None:
    assert refused(offering(PEACE, seats=2), f"offer {PEACE} green alike") == "pacts.two_players"
    left = make_pact(table(), 0, 1, PEACE)
    play(begin_turn(left, 2), "resign")
    assert pacts(left) == [(PEACE, 0, 1, "A")]
    give(left, military="military-pact")
    assert refused(politics(begin_turn(left, 0)), "offer military-pact green alike") == "pacts.two_players"


# -- ended


@rule("through_the_ages.pacts.offer", "through_the_ages.pacts.cancel")
def test_an_accepted_pact_replaces_the_own_one_a_refused_one_does_not() -> None:
    deal = make_pact(offering("military-pact"), 0, 2, PEACE)
    play(deal, "offer military-pact green alike")
    refused_pact = after(deal, "green: refuse")
    assert pacts(refused_pact) == [(PEACE, 0, 2, "A")]
    play(deal, "green: accept")
    assert pacts(deal) == [("military-pact", 0, 1, "A")]
    assert pacts(deal, 2) == []
    assert each(deal, "culture_rate") == (0, 0, 0)
    assert ids(deal.used[-1:]) == [PEACE]


@rule("through_the_ages.pacts.offer")
def test_pacts_that_others_offered_are_extra() -> None:
    deal = make_pact(make_pact(offering("military-pact"), 1, 0, PEACE), 2, 0, "international-tourism")
    play(deal, "offer military-pact green alike", "accept")

    assert [pact for pact, *_ in pacts(deal)] == ["military-pact", PEACE, "international-tourism"]
    assert pacts(deal, 1) == [("military-pact", 0, 1, "B"), (PEACE, 1, 0, "A")]


@rule("through_the_ages.pacts.cancel", "through_the_ages.pacts.not_yours")
def test_either_partner_may_cancel_as_a_political_action() -> None:
    for seat, other in ((0, 1), (1, 0)):
        deal = begin_turn(make_pact(table(), 0, 1, PEACE), seat)
        assert refused(deal, "cancel military-pact") == "pacts.not_yours"
        play(deal, f"cancel {PEACE}")
        assert (phase(deal), pacts(deal, seat), pacts(deal, other)) == ("turn", [], [])
        assert each(deal, "culture_rate") == (0, 0, 0)
        assert ids(deal.used[-1:]) == [PEACE]
    third = politics(give(make_pact(table(active=2), 0, 1, PEACE), 2, military="legion"))
    assert refused(third, f"cancel {PEACE}") == "pacts.not_yours"


@rule("through_the_ages.pacts.cancel", "through_the_ages.ages.obsolete")
def test_a_pact_of_the_age_before_becomes_obsolete() -> None:
    """With the end of Age II those of Age I leave, those of Age II stay."""
    old = make_pact(make_pact(table(age=2), 0, 1, "open-borders-agreement"), 2, 1, "international-trade-agreement")
    begin_turn(stack(old, civil="coal"), 0)

    assert old.age == 3
    assert pacts(old) == []
    assert pacts(old, 1) == [("international-trade-agreement", 2, 1, "B")]
    assert each(old, "military") == (2, 2, 2)


@rule("through_the_ages.fight.pact", "through_the_ages.pacts.cancel")
def test_a_pact_that_does_not_say_so_neither_forbids_an_attack_nor_ends_by_it() -> None:
    fight = attack(make_pact(table(), 0, 1, "international-tourism"), "spy")

    assert pacts(fight) == [("international-tourism", 0, 1, "A")]


# -- the ten pacts


@card("through_the_ages.open-borders-agreement")
def test_open_borders_agreement() -> None:
    """A military action more for both; an attacker of the partner is stronger by 3, beyond 60 too."""
    deal = make_pact(table(), 0, 1, "open-borders-agreement")
    assert each(deal, "military") == (3, 3, 2)
    assert seen(attack(deal.copy(), "spy")).attack == 1 + 3
    assert seen(attack(deal.copy(), "spy", target="purple")).attack == 1
    back = attack(begin_turn(deal.copy(), 1), "spy", seat=1, target="orange")
    assert (seen(back).attack, seen(back).defence) == (4, 1)
    assert seen(attack(give(deal, workers="modern-infantry:13"), "spy")).attack == 63


@card("through_the_ages.open-borders-agreement")
def test_the_action_of_a_broken_pact_is_gone() -> None:
    deal = begin_turn(make_pact(table(), 0, 1, "open-borders-agreement"), 0)

    assert own(play(deal, "cancel open-borders-agreement")).military_left == 2


@card("through_the_ages.trade-routes-agreement")
def test_trade_routes_agreement() -> None:
    """A gives a food for a resource, B a resource for a food, once in each own turn, even with an empty bank."""
    deal = give(make_pact(table(), 0, 1, "trade-routes-agreement"), food=2, bank=0)
    play(deal, "swap")
    assert (own(deal).food, own(deal).resources, own(deal).civil_left) == (1, 1, 4)
    assert refused(deal, "swap") == "card.trade-routes-agreement"
    other = play(begin_turn(give(deal, 1, resources=1), 1), "pass", "swap")
    assert (own(other, 1).food, own(other, 1).resources) == (1, 0)


@card("through_the_ages.trade-routes-agreement")
def test_a_swap_needs_the_pact_and_what_is_given() -> None:
    deal = give(make_pact(table(), 0, 1, "trade-routes-agreement"), resources=2)
    assert refused(deal, "swap") == "stores.food"
    assert refused(give(table(), food=2), "swap") == "card.trade-routes-agreement"
    other = give(make_pact(table(), 0, 1, "trade-routes-agreement", side="b"), food=2)
    assert refused(other, "swap") == "stores.resources"


def income(deal: Table) -> list[tuple[int, int]]:
    """Return the food and resources that the production of orange and green would bring."""
    views = [own(deal, seat).forecast for seat in range(2)]
    return [(view.food, view.resources) for view in views if view is not None]


@card("through_the_ages.acceptance-of-supremacy")
@rule("through_the_ages.fight.pact")
def test_acceptance_of_supremacy() -> None:
    """A resource from B's production to A's; no attacks between them, by other seats they are allowed."""
    deal = make_pact(table(), 0, 1, "acceptance-of-supremacy")
    assert own(after(deal, "end")).resources == 3
    assert own(play(begin_turn(deal.copy(), 1), "pass", "end"), 1).resources == 1
    hostile = politics(give(deal, military="spy"))
    assert refused(hostile, "aggression spy green") == "fight.pact"
    assert may(hostile, "aggression spy purple")
    turned = politics(give(begin_turn(deal, 1), 1, military="spy"))
    assert refused(turned, "aggression spy orange") == "fight.pact"


@card("through_the_ages.acceptance-of-supremacy")
def test_who_makes_no_resources_pays_none() -> None:
    deal = give(make_pact(table(), 1, 0, "acceptance-of-supremacy"), workers="bronze:0", resources=3)

    assert own(play(deal, "end")).resources == 3


@card("through_the_ages.international-trade-agreement")
def test_international_trade_agreement() -> None:
    deal = make_pact(table(), 0, 1, "international-trade-agreement")
    assert income(deal) == [(2, 3), (3, 2)]
    assert income(make_pact(table(), 0, 1, "international-trade-agreement", side="b")) == [(3, 2), (2, 3)]
    hungry = give(deal, 1, yellow=4, idle=6, culture=20)
    assert own(play(begin_turn(hungry, 1), "pass", "end"), 1).culture == 20 - 4


@card("through_the_ages.promise-of-military-protection")
def test_promise_of_military_protection() -> None:
    """A has culture, B strength for it; with an attack between them both are gone before strengths are compared."""
    deal = give(make_pact(table(), 0, 1, "promise-of-military-protection"), 1, workers="religion:2")
    assert (each(deal, "culture_rate"), each(deal, "strength")) == ((1, 1, 0), (1, 6, 1))
    broken = attack(deal.copy(), "spy")
    assert (seen(broken).attack, seen(broken).defence, pacts(broken)) == (1, 1, [])
    assert pacts(attack(deal.copy(), "spy", target="purple")) != []
    turned = attack(begin_turn(deal, 1), "spy", seat=1, target="orange")
    assert (seen(turned).attack, pacts(turned), own(turned, 1).culture_rate) == (1, [], 2)


@card("through_the_ages.scientific-cooperation")
@rule("through_the_ages.technology.cooperation")
def test_scientific_cooperation() -> None:
    """Two science less, one of the partner; while either has none neither plays a technology."""
    deal = make_pact(give(give(table(), science=3, hand="iron"), 1, science=4), 0, 1, "scientific-cooperation")
    played = after(deal, "develop iron")
    assert (each(played, "science"), in_play(played)) == ((0, 3, 0), {"iron"})
    assert refused(give(deal.copy(), science=2), "develop iron") == "technology.cost"
    assert refused(give(deal.copy(), 1, science=0), "develop iron") == "technology.cooperation"
    cheap = give(deal.copy(), science=0, hand="bread-and-circuses")
    assert refused(cheap, "develop bread-and-circuses") == "technology.cooperation"
    other = begin_turn(give(give(deal, 1, hand="iron", science=3), science=1), 1)
    assert each(play(other, "pass", "develop iron"), "science") == (0, 0, 0)


@card("through_the_ages.international-tourism")
def test_international_tourism() -> None:
    """A culture for each finished wonder of the other, those face down too; not for one under construction."""
    deal = give(table(), wonders="pyramids taj-mahal", ruined="taj-mahal", wonder="eiffel-tower")
    make_pact(give(deal, 1, wonders="ocean-liner-service"), 0, 1, "international-tourism")
    assert each(deal, "culture_rate") == (2 + 1, 2, 0)
    play(give(deal, stages=2, resources=9), "stage x1")
    assert each(deal, "culture_rate") == (2 + 4 + 1, 3, 0)


@card("through_the_ages.loss-of-sovereignty")
@rule("through_the_ages.fight.shielded", "through_the_ages.fight.pact")
def test_loss_of_sovereignty() -> None:
    """Culture from B to A; no attacks between them, and no seat declares war on B."""
    deal = give(make_pact(table(), 0, 1, "loss-of-sovereignty"), 1, workers="religion:2 philosophy:1")
    give(deal, 1, government="theocracy")
    assert each(deal, "culture_rate") == (2, 1, 0)
    third = politics(give(begin_turn(deal.copy(), 2), 2, military="holy-war spy", government="fundamentalism"))
    assert refused(third, "war holy-war green") == "fight.shielded"
    assert may(third, "war holy-war orange")
    assert may(third, "aggression spy green")
    for seat, rival in ((0, "green"), (1, "orange")):
        armed = give(begin_turn(deal.copy(), seat), seat, military="holy-war spy", government="fundamentalism")
        assert refused(politics(armed), f"aggression spy {rival}") == "fight.pact"
        assert refused(politics(armed), f"war holy-war {rival}") == "fight.pact"


@card("through_the_ages.military-pact")
def test_military_pact() -> None:
    """Strength for both until one attacks the other."""
    deal = make_pact(table(), 0, 1, "military-pact")
    assert each(deal, "strength") == (5, 5, 1)
    assert seen(attack(deal.copy(), "spy", target="purple")).attack == 5
    broken = attack(give(deal, government="fundamentalism"), "holy-war")
    assert (each(broken, "strength"), pacts(broken)) == ((6, 1, 1), [])
    assert ids(broken.used[-1:]) == ["military-pact"]


@card("through_the_ages.peace-treaty")
@rule("through_the_ages.fight.pact")
def test_peace_treaty() -> None:
    deal = make_pact(table(), 0, 1, PEACE)
    assert each(deal, "culture_rate") == (1, 1, 0)
    assert refused(politics(give(deal, military="spy")), "aggression spy green") == "fight.pact"
    assert (
        refused(
            politics(give(begin_turn(deal, 1), 1, military="holy-war", government="fundamentalism")),
            "war holy-war orange",
        )
        == "fight.pact"
    )


@rule("through_the_ages.fight.war_resolved")
def test_a_pact_made_after_the_declaration_does_not_stop_a_war() -> None:
    war = attack(give(table(), government="fundamentalism"), "war-over-culture-ii")
    make_pact(give(war, 1, culture=9, workers="warriors:0"), 0, 1, PEACE)
    play(begin_turn(war, 0), "go", "done")

    assert each(war, "culture") == (6, 3, 0)


@card("through_the_ages.acceptance-of-supremacy", "through_the_ages.international-trade-agreement")
@rule("through_the_ages.production.order")
@pytest.mark.parametrize("owners", [(0, 1), (1, 0)])
@pytest.mark.parametrize(("mines", "left"), [(0, 1), (1, 1)])
def test_pacts_that_give_come_before_pacts_that_take_whoever_offered_them(
    owners: tuple[int, int], mines: int, left: int
) -> None:
    """Without a token laid by the mines nothing is taken, whatever another pact has given."""
    lord, trader = owners
    standing = give(table(4), 2, workers=f"bronze:{mines}", resources=0, food=6)
    make_pact(standing, lord, 2, "acceptance-of-supremacy", side="a")
    make_pact(standing, trader, 2, "international-trade-agreement", side="b")

    produced = play(begin_turn(standing, 2), "pass", "end")

    assert own(produced, 2).resources == left


@card("through_the_ages.acceptance-of-supremacy", "through_the_ages.international-trade-agreement")
@rule("through_the_ages.production.order")
@pytest.mark.parametrize("owners", [(0, 1), (1, 0)])
def test_with_a_short_bank_what_a_pact_takes_makes_no_room_for_what_another_gives(owners: tuple[int, int]) -> None:
    """The mine lays the last token; the gain finds none; then one of 21 is lost, and corruption takes 4."""
    lord, trader = owners
    standing = give(table(4), 2, workers="bronze:1 agriculture:0", resources=20, food=0, bank=1)
    make_pact(standing, lord, 2, "acceptance-of-supremacy", side="a")
    make_pact(standing, trader, 2, "international-trade-agreement", side="b")

    produced = play(begin_turn(standing, 2), "pass", "end")

    assert (own(produced, 2).resources, own(produced, 2).bank) == (16, 5)


@card("through_the_ages.acceptance-of-supremacy", "through_the_ages.international-trade-agreement")
@rule("through_the_ages.production.order")
def test_two_pacts_that_give_resources_are_two_gains() -> None:
    """Two tokens of 1, not one of 2."""
    standing = give(table(4), 2, workers="bronze:0", technologies="iron", resources=0, food=6)
    make_pact(standing, 0, 2, "acceptance-of-supremacy", side="b")
    make_pact(standing, 1, 2, "international-trade-agreement", side="b")

    produced = play(begin_turn(standing, 2), "pass", "end")

    assert {work: tokens for work, tokens in blue(produced, 2).items() if work in ("bronze", "iron")} == {"bronze": 2}
