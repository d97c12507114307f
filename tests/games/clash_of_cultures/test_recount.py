"""Points, supplies, limits and routes computed a second time from the view, after every turn of random games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from aevum.games.clash_of_cultures import GAME
from aevum.games.clash_of_cultures.state import Table
from aevum.kernel.chance import Chance
from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import OVER
from aevum.testing.figures import Count
from games.clash_of_cultures import recount
from games.clash_of_cultures.positions import city, give, play, shape, stack, table
from games.clash_of_cultures.random_play import TABLES, choose
from games.clash_of_cultures.recount import Seen
from rule_marks import rule

USUAL = len(TABLES)
EXHAUSTIVE = 200


def see(position: Table) -> Seen:
    return GAME.view(position, SPECTATOR).to_json()


def assert_counted(seen: Seen) -> None:
    for seat, own in enumerate(seen["nations"]):
        assert own["points"] == recount.points(seen, seat)
        assert own["total"] == recount.total(seen, seat)
        assert own["limits"] == recount.limits(own)
        assert own["supply"] == recount.supply(seen, seat)
        assert own["routes"] == recount.routes(seen, seat)


def assert_in_bounds(seen: Seen) -> None:
    """Assert limits of goods, exclusive governments, and capacities of hexes and Ships."""
    for own in seen["nations"]:
        assert all(0 <= amount <= own["limits"][good] for good, amount in own["stock"].items())
        assert min(own["supply"].values()) >= 0
        governments = [own_category(advance) for advance in own["advances"]]
        assert len({name for name in governments if name in ("democracy", "autocracy", "theocracy")}) <= 1
    for data in seen["hexes"].values():
        assert data.get("units", {}).get("armies", 0) <= 4
        assert data.get("barbarians", 0) <= 4
        assert all(ship["armies"] + ship["settlers"] <= 2 for ship in data.get("ships", ()))
        if "city" in data:
            assert data["terrain"] in ("fertile", "forest", "mountain")
            assert data["city"]["size"] == 1 + len(data["city"]["pieces"])


def own_category(advance: str) -> str:
    row = next(row for row in GAME.cards[0].rows if row.id == advance)
    return str(row.figures["category"])


def play_out(seats: int, changes: dict[str, Any], seed: int) -> int:
    """Play a whole game, computed again after each turn; return the number of turns."""
    position = GAME.start(GAME.read_options(changes), seats, Chance.from_seed(seed))
    dice, turns = Random(seed), 0
    while position.actor != OVER:
        move = choose(position, dice)
        position.apply(move)
        if GAME.book.notation(move) == "end":
            seen = see(position)
            assert_counted(seen)
            assert_in_bounds(seen)
            turns += 1
    seen, outcome = see(position), position.outcome()
    assert_counted(seen)
    assert outcome is not None
    assert outcome.scores == [recount.total(seen, seat) for seat in range(seats)]
    assert sorted(outcome.winners) == recount.winners(seen)
    return turns


@rule("clash_of_cultures.score.points", "clash_of_cultures.score.ties", "clash_of_cultures.stock.limits")
def test_every_turn_is_recounted(exhaustive: bool, count: Count) -> None:
    for number in range(EXHAUSTIVE if exhaustive else USUAL):
        seats, changes = TABLES[number % len(TABLES)]
        count("clash-of-cultures: turns recounted from what is seen", play_out(seats, changes, number))


def test_what_the_earth_has_swallowed_is_recounted() -> None:
    position = shape(table(4), "fertile", sea="E6")
    city(position, "E5", pieces="temple fortress:blue", wonder="great-pyramids")
    for hex in ("C4", "G4", "I4"):
        city(position, hex)
    give(stack(position, events="volcano"), advances="writing", food=2, culture=2, culture_level=2)
    play(position, "advance arts-and-sculpture", "at E5")

    seen = see(position)
    assert_counted(seen)
    assert seen["nations"][0]["points"] == {"pieces": 3, "advances": 2, "wonders": 5, "objectives": 0, "events": 4}
    assert seen["nations"][1]["points"]["events"] == 2
    assert recount.pyramids(seen, 0)


@pytest.mark.parametrize(("label", "place"), [("A3", (0, 2)), ("D7", (3, 5)), ("F2", (5, -1)), ("G3", (6, -1))])
def test_labels_are_read_back(label: str, place: tuple[int, int]) -> None:
    assert recount.place(label) == place
