"""Positions for the tests of cards: plain land, and battles up to the first roll."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from aevum.games.clash_of_cultures.constants import (
    ACTION_CARDS,
    ACTIONS,
    CIVIL,
    COMBAT,
    FIGHTING,
    GOODS,
    HALVES,
    OBJECTIVE_CARDS,
    OBJECTIVES,
)
from aevum.games.clash_of_cultures.state import Table
from aevum.games.clash_of_cultures.state_fields import CULTURE_LEVEL
from games.clash_of_cultures.positions import CELL, actor, city, give, phase, play, rolls, shape, ship, table, units

CARD: Final = "clash_of_cultures.card."


def plain(seats: int = 2, *, rest: str = "fertile", **terrain: str) -> Table:
    """Return the turn of red on a discovered map: fertile land, but for what is named."""
    return shape(table(seats), rest, **terrain)


def stocked(table: Table, goods: Mapping[str, int]) -> Table:
    """Set red's amounts of these goods; a level rises with its tokens."""
    for good, amount in goods.items():
        table.nation[GOODS.index(good)] = amount
    table.nation[CULTURE_LEVEL] = max(table.nation[CULTURE_LEVEL], goods.get("culture", 0))
    return table


def whole(half: str) -> str:
    """Return the first action card with this half, civil or of combat."""
    if half in ACTIONS.ids:
        return ACTION_CARDS[CIVIL.index(ACTIONS.number(half))]
    return ACTION_CARDS[FIGHTING.index(COMBAT.number(half))]


def both(half: str) -> tuple[str, str]:
    """Return the first objective card with this objective, and which half of it that is: as `score` wants them."""
    number = OBJECTIVES.number(half)
    card = next(card for card, halves in enumerate(HALVES) if number in halves)
    return OBJECTIVE_CARDS[card], "upper" if HALVES[card][0] == number else "lower"


def march(table: Table, origin: str, hex: str, *, armies: int = 0, settlers: int = 0) -> Table:
    """Move a group of land units."""
    group = ["with army"] * armies + ["with settler"] * settlers
    return play(table, f"move {origin}", *group, f"to {hex}")


def armed(attackers: int = 2, defenders: int = 2, *, held: str | None = None, seats: int = 2, **terrain: str) -> Table:
    """Return Armies of red on D4 and of blue on D5, both with Tactics.

    `held` are the pieces of blue's city on D5; None: no city.
    """
    made = plain(seats, **terrain)
    for side in ("red", "blue"):
        give(made, side, advances="tactics")
    if held is not None:
        city(made, "D5", "blue", held)
    units(made, "D4", "red", armies=attackers)
    return units(made, "D5", "blue", armies=defenders)


def at_sea(attackers: int = 2, defenders: int = 2) -> Table:
    """Return Ships of red on D4 and of blue on D5, both with Tactics."""
    made = plain(sea="D4 D5")
    for side, hex, count in (("red", "D4", attackers), ("blue", "D5", defenders)):
        give(made, side, advances="tactics fishing")
        for _ in range(count):
            ship(made, hex, side)
    return made


def attack(made: Table, *dice: int, red: str = "", blue: str = "") -> Table:
    """Let all of red's units attack D5 with these combat halves in the first round and these dice."""
    for side, half in (("red", red), ("blue", blue)):
        if half:
            give(made, side, actions=whole(half))
    if dice:
        rolls(made, *dice)
    set_out(made)
    for side, half in (("red", red), ("blue", blue)):
        if half:
            play(made, f"{side}: fight {whole(half)}")
    return made


def set_out(made: Table) -> Table:
    """Move all of red's units on D4 to D5."""
    fleet = [f"with S{number + 1}" for number in range(4) if made.ship_at[number] >= 0]
    armies = ["with army"] * (made.armies[CELL["D4"]])
    return play(made, "move D4", *(fleet or armies), "to D5")


def decides(table: Table) -> tuple[str, str]:
    """Return the seat that decides, and its step."""
    return actor(table), phase(table)
