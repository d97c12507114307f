"""Rulebook chapter Acciones políticas: one a turn; events put down and revealed; discards; military cards drawn."""

from __future__ import annotations

from aevum.games.through_the_ages.constants import AGE
from aevum.games.through_the_ages.state import Table
from games.through_the_ages.military_positions import each
from games.through_the_ages.positions import (
    after,
    begin_turn,
    cards,
    give,
    ids,
    legal,
    make_pact,
    may,
    military_hand,
    own,
    phase,
    play,
    politics,
    refused,
    seen,
    stack,
    table,
    verbs,
)
from rule_marks import rule

THREE = "rats legion phalanx"


# -- one action


@rule("through_the_ages.politics.one")
def test_one_political_action_a_turn() -> None:
    """The rest of the hand cannot be played any more in this turn."""
    turn = politics(stack(give(table(), military="rats enslave"), current="no-event no-event"))
    play(turn, "seed rats")

    assert phase(turn) == "turn"
    assert refused(turn, "aggression enslave green") == "turn.order"
    assert "pass" in verbs(politics(turn))


@rule("through_the_ages.politics.one")
def test_asked_is_who_has_a_card_or_a_pact() -> None:
    """All can see whether a seat has cards; which card it is does not matter."""
    assert phase(begin_turn(table(), 0)) == "turn"
    assert phase(begin_turn(give(table(), military="legion"), 0)) == "politics"
    assert phase(begin_turn(make_pact(table(), 1, 0, "peace-treaty"), 0)) == "politics"
    assert legal(begin_turn(give(table(), military="legion"), 0)) == {"pass", "resign"}


@rule("through_the_ages.politics.one")
def test_in_the_basic_game_there_is_none() -> None:
    assert phase(begin_turn(give(table(game="basic", round=2), military="rats"), 0)) == "turn"


# -- events put down


@rule("through_the_ages.politics.seed")
def test_an_event_put_down_scores_its_level() -> None:
    for card, points in (("rats", 1), ("wealthy-territory-ii", 2), ("impact-of-wonders", 3)):
        turn = stack(give(table(), military=card, culture=5), current="no-event no-event", future="pestilence")
        play(politics(turn), f"seed {card}")

        assert own(turn).culture == 5 + points
        assert ids(turn.future) == ["pestilence", card]
        assert ids(turn.past) == ["no-event"]
        assert military_hand(turn) == []


@rule("through_the_ages.politics.seed")
def test_only_what_is_in_the_hand_can_be_put_down() -> None:
    assert refused(politics(give(table(), military="legion")), "seed rats") == "row.in_hand"
    assert not legal(politics(give(table(), military="legion")), "seed")


@rule("through_the_ages.events.current")
def test_after_the_last_event_the_future_ones_follow_older_ages_on_top() -> None:
    """The event just put down is among them; both decks together keep their size."""
    future = "impact-of-wonders terrorism refugees impact-of-colonies pestilence"
    turn = politics(stack(give(table(), military="rats"), current="no-event", future=future))
    play(turn, "seed rats")

    assert turn.future == []
    assert [AGE[card] for card in turn.current[::-1]] == [1, 1, 2, 2, 3, 3]
    assert sorted(ids(turn.current)) == sorted([*future.split(), "rats"])
    assert seen(turn).current == (1, 1, 2, 2, 3, 3)


@rule("through_the_ages.events.current")
def test_the_future_events_are_shuffled() -> None:
    orders = set()
    for seed in range(20):
        turn = stack(give(table(), military="rats"), current="no-event", future="pestilence foray crusades rebellion")
        turn.chance += seed
        orders.add(tuple(play(politics(turn), "seed rats").current))

    assert len(orders) > 10


# -- the discard


@rule("through_the_ages.politics.hand_limit")
def test_cards_beyond_the_red_tokens_are_discarded_after_the_political_action() -> None:
    """Also without one; the owner chooses, face down."""
    turn = play(begin_turn(give(table(), military=THREE), 0), "pass")

    assert phase(turn) == "discard"
    assert refused(turn, "discard enslave") == "row.in_hand"
    assert legal(turn) == {"discard rats", "discard legion", "discard phalanx"}
    play(turn, "discard legion")
    assert (phase(turn), military_hand(turn)) == ("turn", ["rats", "phalanx"])
    assert (ids(turn.used[-1:]), turn.used_seen[-1]) == (["legion"], 0b001)


@rule("through_the_ages.politics.hand_limit")
def test_the_limit_counts_tokens_used_or_not_and_the_library() -> None:
    spent = give(table(), military=THREE, wonders="library-of-alexandria", military_used=2)
    assert phase(play(politics(spent), "pass")) == "turn"
    assert phase(play(politics(give(table(), military=THREE, government="monarchy")), "pass")) == "turn"


@rule("through_the_ages.politics.hand_limit")
def test_a_political_action_may_bring_the_hand_within_the_limit() -> None:
    turn = stack(give(table(), military=THREE), current="no-event no-event")

    assert phase(play(politics(turn), "seed rats")) == "turn"


# -- military cards drawn


def drawn(turn: Table) -> int:
    return len(military_hand(play(turn, "end")))


@rule("through_the_ages.production.draw")
def test_one_card_for_each_unused_military_action_three_at_most() -> None:
    assert drawn(table()) == 2
    assert drawn(give(table(), military_used=1)) == 1
    assert drawn(give(table(), government="communism")) == 3
    assert drawn(give(table(round=1), military_used=2)) == 0


@rule("through_the_ages.production.draw")
def test_the_hand_may_grow_beyond_its_limit() -> None:
    assert drawn(give(table(), military=THREE)) == 5


@rule("through_the_ages.production.draw")
def test_an_empty_deck_is_made_of_its_used_cards_when_one_draws() -> None:
    """Only those of its Age; others stay where they are."""
    turn = stack(table(), military="legion")
    turn.used = cards("phalanx raid-ii enslave")
    turn.used_seen = [0b111, 0b111, 0b001]
    play(turn, "end")

    assert len(military_hand(turn)) == 2
    assert "legion" in military_hand(turn)
    assert ids(turn.used) == ["raid-ii"]
    assert turn.used_seen == [0b111]
    assert seen(turn).military_deck == 1


@rule("through_the_ages.production.draw")
def test_the_deck_is_not_made_anew_before_somebody_draws() -> None:
    turn = stack(table(), military="legion phalanx")
    turn.used, turn.used_seen = cards("enslave"), [1]
    play(turn, "end")

    assert (ids(turn.used), seen(turn).military_deck) == (["enslave"], 0)


@rule("through_the_ages.production.draw")
def test_without_any_card_nobody_draws() -> None:
    turn = stack(table(), military="")
    turn.used, turn.used_seen = cards("raid-ii"), [0]

    assert drawn(turn) == 0


@rule("through_the_ages.production.no_draw", "through_the_ages.production.draw_as_action")
def test_drawing_as_a_military_action() -> None:
    """As often as there are actions; nothing at the end of the turn."""
    turn = table(draw_as_action=True)

    assert drawn(turn.copy()) == 0
    play(turn, "draw", "draw")
    assert (len(military_hand(turn)), own(turn).military_left) == (2, 0)
    assert refused(turn, "draw") == "turn.military_actions"
    assert refused(table(), "draw") == "production.draw_as_action"
    assert refused(table(round=20, age=4, draw_as_action=True), "draw") == "production.no_draw"


@rule("through_the_ages.production.no_draw")
def test_in_the_age_without_cards_nobody_draws() -> None:
    late = table(round=20, age=4)
    late.last_round = 21

    assert drawn(late) == 0
    assert each(late, "draws") == (0, 0, 0)


@rule("through_the_ages.production.uprising", "through_the_ages.production.draw")
def test_an_uprising_draws_nothing() -> None:
    angry = give(table(), yellow=12, idle=0)

    assert own(angry).forecast is None
    assert drawn(angry) == 0


@rule("through_the_ages.politics.one")
def test_passing_costs_nothing() -> None:
    turn = politics(give(table(), military="enslave"))

    assert may(turn, "aggression enslave green")
    passed = after(turn, "pass")
    assert (own(passed).military_left, military_hand(passed)) == (2, ["enslave"])
