"""Ratings, banks, production and final scores, computed a second time from the visible state after every turn."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.state import Table
from aevum.kernel.chance import Chance
from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import OVER
from aevum.testing.figures import Count
from games.through_the_ages import recount
from games.through_the_ages.random_play import choose
from games.through_the_ages.recount import Seen

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {"game": "basic"}),
    (3, {"game": "advanced"}),
    (4, {}),
    (2, {}),
    (3, {"alternative_corruption": True, "hammurabi_by_card": True}),
    (3, {"game": "advanced", "bonuses": "private", "draw_as_action": True}),
    (4, {"game": "basic", "easier": True}),
    (3, {"bonuses": "open_choice", "fewer_bonuses": True}),
]
"""Numbers of seats and options, used in turn."""
USUAL = len(TABLES)
EXHAUSTIVE = 100


def see(table: Table) -> Seen:
    return GAME.view(table, SPECTATOR).to_json()


def assert_ratings(seen: Seen, options: Any) -> None:
    for seat, own in enumerate(seen["civilizations"]):
        if own["out"]:
            continue
        assert (own["culture_rate"], own["science_rate"], own["strength"], own["faces"]) == (
            recount.culture_rate(seen, seat),
            recount.science_rate(own),
            recount.strength(own),
            recount.faces(own),
        )
        assert own["armies"] == recount.armies(own)
        assert own["civil"] == recount.civil_actions(own)
        assert own["military"] == recount.military_actions(own, hammurabi_by_card=options.hammurabi_by_card)
        needed = (0, 0) if options.game == "basic" else (recount.faces_needed(own["yellow"]), recount.discontent(own))
        assert (own["needed"], own["discontent"]) == needed
        corruption = 0 if options.game == "basic" else recount.corruption(own["bank"])
        assert (own["eaten"], own["corruption"]) == (recount.eaten(own["yellow"]), corruption)
        assert own["growth_cost"] == max(0, recount.growth_cost(own["yellow"]) - (own["leader"] == "moses"))
        assert (own["food"], own["resources"]) == (
            recount.value(recount.stored(own, recount.FARMS)),
            recount.value(recount.stored(own, recount.MINES)),
        )


def assert_forecasts(seen: Seen, basic: bool) -> None:
    for seat, own in enumerate(seen["civilizations"]):
        if not own["out"]:
            counted = recount.production(seen, seat, basic=basic)
            forecast = own["forecast"]
            assert (counted is None) == (forecast is None)
            if counted is not None and not _change_stays(forecast, counted):
                assert forecast == {name: counted[name] for name in forecast}


def _change_stays(forecast: dict[str, int], counted: dict[str, int]) -> bool:
    """Whether change was left in the bank, which is not recounted: mines lay more then, or corruption takes less."""
    return forecast["resources"] > counted["resources"] or forecast["corruption"] < counted["corruption"]


def assert_produced(before: Seen, after: Seen, seat: int, options: Any, resting: bool) -> None:
    """Assert that stocks are as counted, unless an Age's end, an event or the end came between the turns."""
    if before["age"] != after["age"] or len(before["past_events"]) != len(after["past_events"]) or after["over"]:
        return
    counted = recount.production(before, seat, basic=options.game == "basic", resting=resting)
    had, has = before["civilizations"][seat], after["civilizations"][seat]
    stocks: tuple[str, ...] = ("culture", "science", "food", "resources", "bank")
    if counted is None:
        assert [has[name] for name in stocks] == [had[name] for name in stocks]
        assert has["hand_ages"] == had["hand_ages"]
        return
    if has["resources"] > counted["resources_after"]:
        # Change stayed in the bank: less is lost to corruption, and no more food than that is given up.
        assert counted["corruption"]
        assert has["food"] <= counted["food_after"]
        stocks = ("culture", "science")
    assert {name: has[name] for name in stocks} == {name: counted[f"{name}_after"] for name in stocks}
    drawn = len(has["hand_ages"]) - len(had["hand_ages"])
    if options.game == "basic" or options.draw_as_action:
        assert drawn == 0
    elif before["military_deck"] >= 3:
        assert drawn == min(3, had["military_left"])
    else:
        assert drawn <= min(3, had["military_left"])


def assert_final(seen: Seen, game: str) -> None:
    bonuses = seen["bonuses"] + seen["private_bonuses"]
    for seat, (own, lines) in enumerate(zip(seen["civilizations"], seen["final"], strict=True)):
        if own["out"]:
            continue
        culture = own["culture"] - sum(lines.values())
        if game == "basic":
            assert lines == recount.basic_points(own)
            continue
        assert set(bonuses) <= set(lines)
        for event, points in lines.items():
            wanted = max(-culture, recount.event_points(seen, event, seat, game))
            assert points == wanted, event
            culture += points
        assert culture == own["culture"]


def play(seats: int, changes: dict[str, Any], seed: int) -> tuple[int, int]:
    """Play a whole game, recounted after each turn; return the numbers of turns and of final lines."""
    options = GAME.read_options(changes)
    table = GAME.start(options, seats, Chance.from_seed(seed))
    dice, turns, seen = Random(seed), 0, see(table)
    while table.actor != OVER:
        move = choose(table, dice)
        verb = GAME.book.verb_of(move).name
        if not verb.startswith("end"):
            table.apply(move)
            continue
        before, seat = see(table), table.actor
        assert_ratings(before, options)
        assert_forecasts(before, options.game == "basic")
        table.apply(move)
        seen = see(table)
        assert_produced(before, seen, seat, options, verb == "end_sparing")
        turns += 1
    seen = see(table)
    left = (seen["current_events"] + seen["future_events"]).count("III")
    assert_final(seen, options.game)
    scored = max(len(lines) for lines in seen["final"])
    if options.game != "basic":
        open_ones = len(seen["bonuses"]) + len(seen["private_bonuses"])
        assert scored == open_ones + (0 if options.fewer_bonuses else left)
    return turns, scored


def test_every_turn_is_recounted(exhaustive: bool, count: Count) -> None:
    for number in range(EXHAUSTIVE if exhaustive else USUAL):
        seats, changes = TABLES[number % len(TABLES)]
        turns, lines = play(seats, changes, number)
        assert turns
        count("through-the-ages: turns recounted from what is seen", turns)
        count("through-the-ages: lines of final scores recounted", lines)


# -- the recount itself, by the examples of the rulebook


def civilization(**changes: Any) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "workers": {},
        "blue": {},
        "bank": 18,
        "technologies": ["agriculture", "bronze"],
        "government": "despotism",
        "leader": None,
        "wonders": [],
        "ruined": [],
        "colonies": [],
        "pacts": [],
        "tactic": None,
    }
    return plain | changes


@pytest.mark.parametrize(
    ("units", "tactic", "expected"),
    [
        ({"warriors": 2, "swordsmen": 1, "knights": 2}, "medieval-army", 12),
        ({"swordsmen": 3, "warriors": 1, "cannon": 2}, "defensive-army", 22),
    ],
)
def test_armies_of_the_rulebook(units: dict[str, int], tactic: str, expected: int) -> None:
    assert recount.strength(civilization(workers=units, tactic=tactic)) == expected


@pytest.mark.parametrize(
    ("technologies", "bank", "left"),
    [(["bronze", "iron"], 0, [0, 1, 0, 0]), (["bronze"], 1, [2, 0, 0, 0]), (["bronze"], 0, [1, 0, 0, 0])],
)
def test_coal_alone_pays_one(technologies: list[str], bank: int, left: list[int]) -> None:
    """To Iron; or to Bronze with one more from the bank; with an empty bank it is overpaid."""
    stores = recount.Stores(civilization(blue={"coal": 1}, bank=bank, technologies=technologies))

    assert stores.pay(recount.MINES, 1) == 1
    assert stores.tokens[recount.MINES] == left
