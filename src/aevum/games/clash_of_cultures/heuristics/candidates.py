"""Candidate moves for the search: a small part of the legal moves, chosen by step and verb."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.constants import CIVIL, FIGHTING, IDEA, PIECES
from aevum.games.clash_of_cultures.heuristics.advance_choice import by_want
from aevum.games.clash_of_cultures.heuristics.collecting import best_collection
from aevum.games.clash_of_cultures.heuristics.features import SIZE
from aevum.games.clash_of_cultures.heuristics.trading import answer_to_offer, composed
from aevum.games.clash_of_cultures.heuristics.troop_moves import army_targets, group_moves, is_worth_leaving
from aevum.games.clash_of_cultures.heuristics.weights import WEIGHTS
from aevum.games.clash_of_cultures.moves import FIRST, VERB
from aevum.games.clash_of_cultures.rules import LAW
from aevum.games.clash_of_cultures.rules.build import ARMY, DRAFT, SETTLER
from aevum.games.clash_of_cultures.rules.build import SHIP as SHIP_UNIT
from aevum.kernel.steps import FIRST as FIRST_NUMBER
from aevum.kernel.steps import SIXTH

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_STUDIES: Final = 5
_PURCHASES: Final = 3
"""Maximum number of candidate advances in a purchase by card, which may ask for two in a row."""
_GROWTHS: Final = 2
"""Maximum number of candidate cities for each kind of piece."""
_MOST_GROWTHS: Final = 6
_COLLECTORS: Final = 5
_BUILDERS: Final = 2
_CHEERED: Final = 3
_ORIGINS: Final = 3
_SOURCES: Final = 2
_TARGETS: Final = 4
_CARDS: Final = 4
_MOST: Final = 16


def candidate_moves(table: Table, legal: list[int]) -> list[int]:
    """Return the candidate moves among the legal ones; never empty."""
    narrowed = _NARROWED.get(LAW.now(table).name)
    return (narrowed(table, legal) if narrowed else legal[:_MOST]) or legal[:_MOST]


def kinds_of(moves: Iterable[int]) -> dict[str, list[int]]:
    """Return moves grouped by verb."""
    kinds: dict[str, list[int]] = {}
    for move in moves:
        kinds.setdefault(VERB[move], []).append(move)
    return kinds


# -- in the turn


def _turn(table: Table, legal: list[int]) -> list[int]:
    kinds = kinds_of(legal)
    return [move for verb, narrowed in _IN_TURN.items() if verb in kinds for move in narrowed(table, kinds[verb])]


def _all(table: Table, moves: list[int]) -> list[int]:
    return moves


def _studies(table: Table, moves: list[int]) -> list[int]:
    return by_want(table, moves)[:_STUDIES]


def _growths(table: Table, moves: list[int]) -> list[int]:
    """Return growth moves: for each kind of piece the largest cities, those not activated this turn first."""

    def order(move: int) -> tuple[int, int, int]:
        cell = (move - FIRST["grow"]) // len(PIECES)
        return table.active[cell], -SIZE[table.pieces[cell]], cell

    found: list[int] = []
    for piece in range(len(PIECES)):
        of_kind = [move for move in moves if (move - FIRST["grow"]) % len(PIECES) == piece]
        found += sorted(of_kind, key=order)[:_GROWTHS]
    return sorted(found, key=order)[:_MOST_GROWTHS]


def largest(verb: str, most: int) -> Callable[[Table, list[int]], list[int]]:
    """Return a filter that keeps the `most` best cities: not activated, then large and happy ones."""

    def narrowed(table: Table, moves: list[int]) -> list[int]:
        def order(move: int) -> tuple[int, int]:
            cell = move - FIRST[verb]
            return table.active[cell], -SIZE[table.pieces[cell]] - table.mood[cell]

        return sorted(moves, key=order)[:most]

    return narrowed


def _saddest(table: Table, moves: list[int]) -> list[int]:
    """Return the best moves to improve mood: angry cities first, then large ones."""

    def order(move: int) -> tuple[int, int]:
        cell = move - FIRST["improve"]
        return table.mood[cell], -SIZE[table.pieces[cell]]

    return sorted(moves, key=order)[:_CHEERED]


def _journeys(table: Table, moves: list[int]) -> list[int]:
    targets = army_targets(table, table.actor)
    worth = [move for move in moves if is_worth_leaving(table, table.actor, move - FIRST["move"], targets)]
    return sorted(worth, key=lambda move: not table.settlers[move - FIRST["move"]])[:_ORIGINS]


def _least_card(table: Table, moves: list[int]) -> list[int]:
    return [min(moves, key=lambda move: WEIGHTS.civil_worth[CIVIL[move - FIRST["barter"]]])]


def _plays(table: Table, moves: list[int]) -> list[int]:
    """Return one move for each kind of civil half."""
    return list({CIVIL[move - FIRST["play"]]: move for move in moves}.values())


_IN_TURN: Final[dict[str, Callable[[Table, list[int]], list[int]]]] = {
    "found": _all,
    "erect": _all,
    "grow": _growths,
    "collect": largest("collect", _COLLECTORS),
    "improve": _saddest,
    "vote": largest("vote", _SOURCES),
    "garden": largest("garden", _SOURCES),
    "chart": _all,
    "tax": _all,
    "liberty": _all,
    "empower": _all,
    "force": _all,
    "barter": _least_card,
    "end": _all,
    "build": largest("build", _BUILDERS),
    "advance": _studies,
    "move": _journeys,
    "call": _all,
    "influence": largest("influence", _SOURCES),
    "sculpt": largest("sculpt", _SOURCES),
    "play": _plays,
}
"""Filters of candidates in the turn, by verb.

Moves that are quick to evaluate come first, because the evaluation budget may be spent before the last. Verbs
not named here are never candidates: bots that play by the evaluation made by hand open no trade and do not use Drama &
Music.
"""


# -- in an action


def _collect(table: Table, legal: list[int]) -> list[int]:
    return best_collection(table, legal)


def _build(table: Table, legal: list[int]) -> list[int]:
    """Return the recruits in a fixed order, Settlers, Armies, Ships, because the order does not matter; and done."""
    armed = table.frames[SIXTH] & 1
    wanted = (ARMY, DRAFT, SHIP_UNIT) if armed else (SETTLER, ARMY, DRAFT, SHIP_UNIT)
    first = FIRST["unit"]
    return [first + unit for unit in wanted if first + unit in legal] + [move for move in legal if VERB[move] == "done"]


def _move(table: Table, legal: list[int]) -> list[int]:
    done = [move for move in legal if VERB[move] == "done"]
    return _journeys(table, [move for move in legal if VERB[move] == "move"]) + done


def _pay(table: Table, legal: list[int]) -> list[int]:
    """Return paying with ideas, which buy nothing but advances, or settling the price in the usual way."""
    return [move for move in legal if move in (FIRST["settle"], FIRST["pay"] + IDEA)]


def _targets(table: Table, legal: list[int]) -> list[int]:
    """Return the best targets of influence, near and large cities first, and passing."""
    source = table.frames[FIRST_NUMBER]
    steps = table.land.distances(source)
    aims = [move for move in legal if VERB[move] == "target"]
    first = FIRST["target"]
    aims.sort(key=lambda move: (steps[move - first], -SIZE[table.pieces[move - first]]))
    return aims[:_TARGETS] + [move for move in legal if VERB[move] == "pass"]


def _fights(table: Table, legal: list[int]) -> list[int]:
    """Return the best combat cards, one of each kind, and passing."""
    cards = {FIGHTING[move - FIRST["fight"]]: move for move in legal if VERB[move] == "fight"}
    best = sorted(cards, key=lambda half: -WEIGHTS.combat_worth[half])[:_CARDS]
    return [cards[half] for half in best] + [move for move in legal if VERB[move] == "pass"]


def _purchased(table: Table, legal: list[int]) -> list[int]:
    return by_want(table, legal)[:_PURCHASES]


def _studied(table: Table, legal: list[int]) -> list[int]:
    return by_want(table, legal)[:_STUDIES]


# -- answers with one good choice


def _scores(table: Table, legal: list[int]) -> list[int]:
    """Return the scoring moves: everything that can be scored is."""
    return [move for move in legal if VERB[move] == "score"]


def _only(verb: str) -> Callable[[Table, list[int]], list[int]]:
    def narrowed(_: Table, legal: list[int]) -> list[int]:
        return [move for move in legal if VERB[move] == verb]

    return narrowed


def _oneself(table: Table, legal: list[int]) -> list[int]:
    return [move for move in legal if move == FIRST["whom"] + table.actor]


def _answer(table: Table, legal: list[int]) -> list[int]:
    return [answer_to_offer(table)]


_NARROWED: Final[dict[str, Callable[[Table, list[int]], list[int]]]] = {
    "turn": _turn,
    "collect": _collect,
    "build": _build,
    "move": _move,
    "group": group_moves,
    "pay": _pay,
    "target": _targets,
    "attempt": _targets,
    "card": _fights,
    "grant": _studied,
    "cubes": _studied,
    "purchase": _purchased,
    "claim": _scores,
    "boast": _scores,
    "demolish": _only("pass"),
    "compose": composed,
    "first": _oneself,
    "answer": _answer,
}
