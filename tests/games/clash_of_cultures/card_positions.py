"""Positions for the tests of cards: plain land, and battles up to the first roll."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from aevum.games.clash_of_cultures.facts import (
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
from aevum.games.clash_of_cultures.nation import CULTURE_LEVEL
from aevum.games.clash_of_cultures.state import Table
from games.clash_of_cultures.positions import CELL, actor, city, give, phase, play, rolls, shape, ship, table, units

CARD: Final = "clash_of_cultures.card."


def plain(seats: int = 2, *, rest: str = "fertile", **terrain: str) -> Table:
    """The turn of red on a map that lies open: fertile land, but for what is named."""
    return shape(table(seats), rest, **terrain)


def stocked(table: Table, goods: Mapping[str, int]) -> Table:
    """Red has so much of these goods; a level rises with its tokens."""
    for good, amount in goods.items():
        table.nation[GOODS.index(good)] = amount
    table.nation[CULTURE_LEVEL] = max(table.nation[CULTURE_LEVEL], goods.get("culture", 0))
    return table


def whole(half: str) -> str:
    """The first action card with this half, civil or of combat."""
    if half in ACTIONS.ids:
        return ACTION_CARDS[CIVIL.index(ACTIONS.number(half))]
    return ACTION_CARDS[FIGHTING.index(COMBAT.number(half))]


def both(half: str) -> tuple[str, str]:
    """The first objective card with this objective, and which half of it that is: as `score` wants them."""
    number = OBJECTIVES.number(half)
    card = next(card for card, halves in enumerate(HALVES) if number in halves)
    return OBJECTIVE_CARDS[card], "upper" if HALVES[card][0] == number else "lower"


def march(table: Table, origin: str, hex: str, *, armies: int = 0, settlers: int = 0) -> Table:
    """A group of land units moves."""
    group = ["with army"] * armies + ["with settler"] * settlers
    return play(table, f"move {origin}", *group, f"to {hex}")


def armed(attackers: int = 2, defenders: int = 2, *, held: str | None = None, seats: int = 2, **terrain: str) -> Table:
    """Red on D4, blue on D5, both with Tactics; `held`: the pieces of blue's city there, None: no city."""
    made = plain(seats, **terrain)
    for side in ("red", "blue"):
        give(made, side, advances="tactics")
    if held is not None:
        city(made, "D5", "blue", held)
    units(made, "D4", "red", armies=attackers)
    return units(made, "D5", "blue", armies=defenders)


def at_sea(attackers: int = 2, defenders: int = 2) -> Table:
    """Ships of red on D4, of blue on D5, both with Tactics."""
    made = plain(sea="D4 D5")
    for side, hex, count in (("red", "D4", attackers), ("blue", "D5", defenders)):
        give(made, side, advances="tactics fishing")
        for _ in range(count):
            ship(made, hex, side)
    return made


def attack(made: Table, *dice: int, red: str = "", blue: str = "") -> Table:
    """All of red's units attack D5; the sides play these combat halves in the first round and these dice are rolled."""
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
    """All of red's units on D4 move to D5."""
    fleet = [f"with S{number + 1}" for number in range(4) if made.ship_at[number] >= 0]
    armies = ["with army"] * (made.armies[CELL["D4"]])
    return play(made, "move D4", *(fleet or armies), "to D5")


def decides(table: Table) -> tuple[str, str]:
    """Who decides what."""
    return actor(table), phase(table)
