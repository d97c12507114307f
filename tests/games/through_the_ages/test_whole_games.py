"""Whole random games end, and at every step no card or token has appeared or vanished."""

from __future__ import annotations

from random import Random

import pytest

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.constants import AGE, CARDS
from aevum.games.through_the_ages.state import Table
from aevum.kernel.chance import Chance
from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import OVER
from aevum.testing.figures import Count
from games.through_the_ages import recount
from games.through_the_ages.random_play import choose
from rule_marks import rule

USUAL = 6
EXHAUSTIVE = 1_000
IN_THE_BOX = {2: 155 + 145, 3: 170 + 155, 4: 185 + 155}
"""Number of cards of the full game by players; with four all of the box."""
RESIGNING = 0.01


def assert_actions_by_what_grants_them(table: Table) -> None:
    for own in GAME.view(table, SPECTATOR).to_json()["civilizations"]:
        if not own["out"]:
            granted = recount.civil_actions(own), recount.military_actions(own, hammurabi_by_card=False)
            assert (own["civil"], own["military"]) == granted


def assert_event_decks(table: Table, seats: int) -> None:
    """Assert that the event decks hold `seats + 2` cards, older Ages on top of the current ones."""
    assert len(table.current) + len(table.future) == seats + 2
    ages = [AGE[card] for card in reversed(table.current)]
    assert ages == sorted(ages)


def assert_in_bounds(table: Table) -> None:
    """Assert that no track or bank is below 0, and no seat has two own pacts or obsolete cards."""
    for seat, own in enumerate(GAME.view(table, SPECTATOR).civilizations):
        assert min(own.culture, own.science, own.yellow, own.bank, own.idle, *own.workers, *own.blue) >= 0
        assert own.science <= 40
        assert sum(pact.owner == seat for pact in own.pacts) <= 1
        assert all(AGE[card] >= table.age - 1 for card in (*own.civil_hand, *table.hands[seat]))


def play_out(table: Table, seed: int) -> int:
    """Play to the end, in every fourth game with resignations; return the number of decisions."""
    dice, steps, census = Random(seed), 0, dict(GAME.conserved_counts(table))
    while table.actor != OVER:
        table.apply(choose(table, dice, RESIGNING if seed % 4 == 3 else 0))
        steps += 1
        assert GAME.conserved_counts(table) == census, f"game {seed}, decision {steps}"
        assert_event_decks(table, len(table.hands))
        if steps % 10 == 0:
            assert_actions_by_what_grants_them(table)
            assert_in_bounds(table)
    return steps


@rule("through_the_ages.events.current", "through_the_ages.ages.obsolete")
def test_full_games_end_and_nothing_gets_lost(exhaustive: bool, count: Count) -> None:
    for seed in range(EXHAUSTIVE if exhaustive else USUAL):
        table = GAME.start(GAME.read_options({}), 2 + seed % 3, Chance.from_seed(seed))
        count("through-the-ages: decisions of full games, all pieces counted after each", play_out(table, seed))
        outcome = table.outcome()
        assert outcome is not None
        assert sum(map(len, outcome.ranking)) == 2 + seed % 3
        count("through-the-ages: full games played to the end by chance", 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_cards_of_the_box_are_counted_by_name(seats: int) -> None:
    census = GAME.conserved_counts(GAME.start(GAME.read_options({}), seats, Chance.from_seed(0)))

    assert sum(census[card] for card in CARDS) == IN_THE_BOX[seats]
    assert (census["yellow"], census["blue"]) == (25 * seats, 18 * seats)
