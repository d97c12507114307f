"""Default policy of rollouts: quick moves for opponents, and for all seats after an outcome that is uncertain."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import ANGRY
from aevum.games.clash_of_cultures.heuristics.candidates import candidate_moves
from aevum.games.clash_of_cultures.heuristics.features import SIZE
from aevum.games.clash_of_cultures.moves import FIRST, VERB
from aevum.games.clash_of_cultures.rules import LAW
from aevum.games.clash_of_cultures.rules.battle_sides import attackers, defenders
from aevum.games.clash_of_cultures.rules.city import cities

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table


def default_move(table: Table) -> int:
    """Return the default move of the actor."""
    legal = table.legal()
    if len(legal) == 1:
        return legal[0]
    chosen = _DEFAULTS.get(LAW.now(table).name)
    return chosen(table, legal) if chosen else _first(table, legal)


def _first(table: Table, legal: list[int]) -> int:
    """Return the first candidate move."""
    return candidate_moves(table, legal)[0]


def _turn(table: Table, legal: list[int]) -> int:
    """Return a Collect of the largest, happiest city not activated and not angry, or the end of the turn."""
    idle = [
        cell
        for cell in cities(table, table.actor)
        if not table.active[cell] and table.mood[cell] != ANGRY and FIRST["collect"] + cell in legal
    ]
    if not idle:
        return FIRST["end"]
    return FIRST["collect"] + max(idle, key=lambda cell: SIZE[table.pieces[cell]] + table.mood[cell])


def _any_of(*verbs: str) -> Callable[[Table, list[int]], int]:
    """Return a policy that plays the first of these verbs that is legal."""

    def chosen(table: Table, legal: list[int]) -> int:
        for verb in verbs:
            for move in legal:
                if VERB[move] == verb:
                    return move
        return legal[0]

    return chosen


def _press(table: Table, legal: list[int]) -> int:
    return FIRST["press"] if attackers(table) > defenders(table) else FIRST["abort"]


_DEFAULTS: Final[dict[str, Callable[[Table, list[int]], int]]] = {
    "turn": _turn,
    "build": _any_of("done", "unit"),
    "move": _any_of("done"),
    "pay": _any_of("settle"),
    "press": _press,
    "siege": _any_of("done"),
    "demand": _any_of("yes"),
    "steal": _any_of("pass"),
    "plans": _any_of("pass"),
    "hire": _any_of("done", "at"),
    "whether": _any_of("yes"),
    "avert": _any_of("pass"),
    "quake": _any_of("done", "at"),
    "crack": _any_of("raze", "bury", "destroy"),
    "civic": _any_of("done"),
    "attempt": _any_of("pass"),
}
