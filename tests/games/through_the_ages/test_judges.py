"""Rich random positions that random matches seldom reach: `legal` and `check` agree on every move of the book."""

from __future__ import annotations

from random import Random

import pytest

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.constants import (
    CARDS,
    COPIES,
    FIRST_ACTION,
    FIRST_EVENT,
    FIRST_GOVERNMENT,
    FIRST_LEADER,
    FIRST_SPECIAL,
    FIRST_TACTIC,
    FIRST_WONDER,
    PLACES,
)
from aevum.games.through_the_ages.moves import BOOK, RESIGN
from aevum.games.through_the_ages.state import Table
from aevum.testing.figures import Count
from games.through_the_ages.positions import declare, give, ids, lay, make_pact, own, phase, table

CIVIL = [card for number, card in enumerate(CARDS[:FIRST_EVENT]) if COPIES[number][2]]
LEADERS = CARDS[FIRST_LEADER:FIRST_WONDER]
WONDERS = CARDS[FIRST_WONDER:FIRST_ACTION]
STORES = ("bronze", "iron", "coal", "oil", "alchemy", "computers")
GOVERNMENTS = CARDS[FIRST_GOVERNMENT + 1 : FIRST_LEADER]


def some(random: Random, cards: tuple[str, ...] | list[str], most: int) -> str:
    return " ".join(random.sample(cards, random.randint(0, most)))


def in_numbers(random: Random, cards: tuple[str, ...] | list[str]) -> str:
    return " ".join(f"{card}:{random.randint(0, 2)}" for card in cards)


def enrich(position: Table, seat: int, random: Random) -> None:
    """Give a civilization a bit of everything, within the limits of the box."""
    give(
        position,
        seat,
        workers=in_numbers(random, random.sample(CARDS[:FIRST_SPECIAL], 8)),
        technologies=some(random, CARDS[:FIRST_GOVERNMENT], 8),
        government=random.choice(GOVERNMENTS),
        leader=random.choice(["", *LEADERS]),
        wonders=some(random, WONDERS, 4),
        idle=random.randint(0, 3),
        yellow=random.choice([0, 3, 10, 18]),
        bank=random.randint(0, 12),
        food=random.randint(0, 8),
        blue=in_numbers(random, STORES),
        science=random.randint(0, 25),
        culture=random.randint(0, 50),
        civil_used=random.randint(0, 3),
        military_used=random.randint(0, 2),
        military_resources=random.choice([0, 0, 2]),
        military=some(random, CARDS[FIRST_TACTIC:], 3),
    )
    known = set(ids(own(position, seat).technologies))
    give(position, seat, hand=some(random, [card for card in CIVIL if card not in known and card not in WONDERS], 9))
    unbuilt = [wonder for wonder in WONDERS if wonder not in ids(own(position, seat).wonders)]
    give(position, seat, wonder=random.choice(["", *unbuilt]), stages=random.randint(0, 1))


def rich_position(random: Random) -> Table:
    made = table(
        3,
        random.choice(["full", "advanced", "basic"]),
        round=random.choice([2, 5]),
        age=random.choice([1, 2]),
        alternative_corruption=random.random() < 0.3,
        draw_as_action=random.random() < 0.3,
        easier=random.random() < 0.3,
    )
    for seat in range(3):
        enrich(made, seat, random)
    if random.random() < 0.3:
        pact = random.choice(["scientific-cooperation", "trade-routes-agreement"])
        make_pact(made, 1, 0, pact, side=random.choice("ab"))
    if random.random() < 0.3:
        declare(made, 1, "holy-war", 0)
    made.fresh = [card for card in made.civil_hands[0] if card >= FIRST_ACTION and random.random() < 0.3]
    return lay(made, " ".join(random.choice(["-", *CIVIL]) for _ in range(PLACES)))


@pytest.mark.parametrize("seed", range(30))
def test_both_judges_agree_on_the_whole_book(seed: int, count: Count) -> None:
    random = Random(seed)
    position = rich_position(random)
    while position.actor == 0 and phase(position) == "turn":
        allowed = [move for move in range(BOOK.size) if position.check(move) is None]
        legal = position.legal()
        assert allowed == legal, {BOOK.notation(move) for move in set(allowed) ^ set(legal)}
        count("moves of rich positions judged twice", BOOK.size)

        before = GAME.conserved_counts(position)
        move = random.choice([move for move in legal if move != RESIGN])
        position.apply(move)
        assert GAME.conserved_counts(position) == before, BOOK.notation(move)
