"""Whole random games end, nothing gets lost, and no seat learns what is hidden."""

from __future__ import annotations

from random import Random

from aevum.games.clash_of_cultures import GAME
from aevum.games.clash_of_cultures.rules import LAW
from aevum.games.clash_of_cultures.state import Table
from aevum.kernel.chance import Chance
from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import OVER
from aevum.testing.figures import Count
from games.clash_of_cultures.random_play import TABLES, choose
from rule_marks import rule

USUAL = len(TABLES)
EXHAUSTIVE = 1_000
EVERY = 80
"""Number of decisions between two checks of hidden information."""
OFTEN = 10
"""Number of decisions between two that are made again with other cards in the hands of others."""
TELLING = ("group", "press", "card", "siege", "suffer", "boast")
"""Steps after which others may be asked for cards: all of these are made again."""


def deal_anew(position: Table, seat: int, seed: int) -> Table:
    """Return a copy in which others hold other cards; the decks make up for it.

    Later draws come in the same order otherwise, and the dice fall alike.
    """
    other = position.resample(seat, Chance.from_seed(seed))
    other.chance, other.regions = position.chance, position.regions
    other.event_deck, other.wonder_deck = list(position.event_deck), list(position.wonder_deck)
    return other


def asked(position: Table) -> tuple[int, str]:
    """Return the seat that decides, and its step."""
    return position.actor, "" if position.actor == OVER else LAW.now(position).name


def assert_asks_alike(position: Table, move: int, seed: int) -> None:
    """Assert that the same move leads to the same step of the same seat, whatever the others hold."""
    seat = position.actor
    plain = position.copy()
    plain.apply(move)
    redealt = deal_anew(position, seat, seed)
    assert redealt.check(move) is None
    redealt.apply(move)
    assert asked(redealt) == asked(plain), GAME.book.notation(move)


def assert_sees_alike(position: Table, seed: int) -> None:
    """Assert that resampling what a seat cannot know changes nothing that it sees."""
    for seat in (SPECTATOR, *range(len(position.hands))):
        redrawn = position.resample(seat, Chance.from_seed(seed))
        assert GAME.view(redrawn, seat) == GAME.view(position, seat)
        assert GAME.conserved_counts(redrawn) == GAME.conserved_counts(position)
        if seat == position.actor:
            assert redrawn.legal() == position.legal()


@rule("clash_of_cultures.setup.start", "clash_of_cultures.score.end", "clash_of_cultures.battle.cards")
def test_games_end_nothing_gets_lost_and_being_asked_tells_nothing(exhaustive: bool, count: Count) -> None:
    for number in range(EXHAUSTIVE if exhaustive else USUAL):
        seats, changes = TABLES[number % len(TABLES)]
        position = GAME.start(GAME.read_options(changes), seats, Chance.from_seed(1_000 + number))
        dice, steps, census = Random(number), 0, dict(GAME.conserved_counts(position))
        while position.actor != OVER:
            move = choose(position, dice)
            if steps % EVERY == 0:
                assert_sees_alike(position, steps)
            if LAW.now(position).name in TELLING or steps % OFTEN == 0:
                assert_asks_alike(position, move, steps)
                count("clash-of-cultures: decisions after which others are asked whatever they hold", 1)
            position.apply(move)
            steps += 1
            assert GAME.conserved_counts(position) == census, f"game {number}, decision {steps}"
        count("clash-of-cultures: decisions of whole games, all pieces counted after each", steps)
        outcome = position.outcome()
        assert outcome is not None
        assert sum(map(len, outcome.ranking)) == seats
        count("clash-of-cultures: games played to the end by chance", 1)
