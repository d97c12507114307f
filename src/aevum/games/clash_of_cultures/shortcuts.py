"""Shortcuts for turns: a stack and its goal move units, a city and a word collect, prices are paid plainly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from aevum.games.clash_of_cultures.constants import COLOURS, GOODS, SEA
from aevum.games.clash_of_cultures.heuristics.collecting import best_collection, collected_good
from aevum.games.clash_of_cultures.maps import LABELS, UNKNOWN
from aevum.games.clash_of_cultures.moves import BOOK, FIRST, FIRST_CARGO, FIRST_SHIP, HEX, KINDS, RECRUIT, VERB
from aevum.games.clash_of_cultures.rules import LAW
from aevum.games.clash_of_cultures.rules.build import BUILD
from aevum.games.clash_of_cultures.rules.collect import COLLECT
from aevum.games.clash_of_cultures.rules.groups import (
    MODE,
    ONE_SHIP,
    group_of,
    units_at,
    units_to_pick,
    with_unit,
)
from aevum.games.clash_of_cultures.rules.influence import AIM
from aevum.games.clash_of_cultures.rules.marching import land_destinations
from aevum.games.clash_of_cultures.rules.move import MOVE, why_not_join
from aevum.games.clash_of_cultures.rules.sailing import sea_destinations
from aevum.games.clash_of_cultures.rules.status import DEMOLISH
from aevum.games.clash_of_cultures.rules.stock import PAY
from aevum.games.clash_of_cultures.rules.trade import COMPOSE
from aevum.games.clash_of_cultures.rules.turn import TURN
from aevum.games.clash_of_cultures.state import Table
from aevum.kernel import steps
from aevum.kernel.shortcuts import COUNTS, Counts, Shortcut, ShortcutPick, Shortcuts, counts_label

ALL: Final = "all"
"""Word that collects the proposed goods."""
SPACES: Final = "spaces"
"""Word that begins a Collect space by space."""
SINGLY: Final = "singly"
"""Word that begins a group unit by unit."""
OTHERWISE: Final = "otherwise"
"""Word that begins a purchase whose payment is chosen good by good."""

_WITH: Final = FIRST["with"]
_CITY: Final = steps.FIRST
"""Place of the city that collects in the frame of a Collect."""
_TO: Final = FIRST["to"]
_SETTLE: Final = FIRST["settle"]
_TARGET: Final = FIRST["target"]
_NEVER_PAID: Final = frozenset(("move", "collect", "build", "trade", "play", "influence", "sculpt", "end", "call"))
"""Verbs of a turn that cost nothing by themselves, or whose lines are found elsewhere."""
_FREEST: Final = (0, 2, 4)
"""Kinds of Armies by condition, the freest first; those of Settlers follow each by one."""


def shortcuts(table: Table, legal: Sequence[int]) -> Shortcuts:
    """Return the shortcuts of the seat that decides, which has these legal moves."""
    step = LAW.now(table)
    find = _BY_STEP.get(step.name)
    if find is None:
        return Shortcuts()
    lines = list(find(table, legal))
    if step is COLLECT:
        return Shortcuts(lines)
    first = {line.moves[0] for line in lines if not line.aside or step is DEMOLISH}
    return Shortcuts(lines, frozenset(first))


def _words(move: int) -> tuple[ShortcutPick, ...]:
    """Return the picks of a move with their domains."""
    verb = BOOK.verb_of(move)
    domains = [*("" for _ in verb.words), *(domain.name for domain in verb.domains)]
    return tuple(zip(BOOK.picks(move), domains, strict=True))


def _after(table: Table, moves: Sequence[int]) -> Table:
    after = table.copy()
    for move in moves:
        after.apply(move)
    return after


def _is_calm(table: Table, after: Table) -> bool:
    """Whether a seat goes on and has learnt nothing, so that its line may go on."""
    return table.actor == after.actor and table.chance == after.chance and table.learned == after.learned


def _paid(table: Table, moves: tuple[int, ...]) -> tuple[int, ...]:
    """Return the line with the plainest payment at its end, where there is a choice of payments."""
    after = _after(table, moves)
    return (*moves, _SETTLE) if LAW.now(after) is PAY and _is_calm(table, after) else moves


# -- the turn


def _of_a_turn(table: Table, legal: Sequence[int]) -> Iterator[Shortcut]:
    for move in legal:
        verb = VERB[move]
        if verb == "move":
            yield from _marches(table, move)
        elif verb == "collect":
            yield from _collections(table, move)
        elif verb == "build":
            yield from _buildings(table, move)
        elif verb == "trade":
            yield from _trades(table, move)
        elif verb in ("influence", "sculpt"):
            yield from _influences(table, move)
        elif verb == "grow":
            *city, (piece, _) = _words(move)
            yield from _purchases(table, (move,), (*city, (f"grow-{piece}", "")), always=True)
        elif verb not in _NEVER_PAID:
            yield from _purchases(table, (move,), _words(move), always=False)


def _purchases(
    table: Table, moves: tuple[int, ...], picks: tuple[ShortcutPick, ...], *, always: bool
) -> Iterator[Shortcut]:
    """Yield the line that pays plainly and, aside, the one in which the payment is chosen.

    `always`: whether the line is a shortcut even if there is only one way to pay. Where a word at the end says what is
    bought, the choice of the payment needs no word at the beginning.
    """
    paid = _paid(table, moves)
    if paid != moves:
        things = picks[1:] if len(picks) > 1 and not picks[-1][1] else picks
        yield Shortcut(((OTHERWISE, ""), *things), moves, flat=False, aside=True)
    if paid != moves or always:
        yield Shortcut(picks, paid)


def _influences(table: Table, move: int) -> Iterator[Shortcut]:
    """Yield an attempt for each target of a city."""
    after = _after(table, (move,))
    if LAW.now(after) is not AIM or not _is_calm(table, after):
        return
    for aim in after.legal():
        yield Shortcut((*_words(move), (LABELS[aim - _TARGET], HEX.name)), (move, aim), flat=False)


# -- moving


def _marches(table: Table, move: int) -> Iterator[Shortcut]:
    """Yield lines that move a whole stack to each of its goals, and parts of it."""
    origin = move - FIRST["move"]
    if table.land.terrain[origin] == SEA:
        yield from _sailings(table, move, origin)
        return
    parties = list(_parties(table, origin))
    for number, (counts, units) in enumerate(parties):
        for goal in _goals_on_land(table, origin, units):
            line = _paid(table, (move, *_taken(units), _TO + goal))
            if number == 0:
                yield Shortcut((*_words(move), (LABELS[goal], HEX.name)), line, counts=counts)
            if len(parties) > 1:
                picks = (*_words(move), (counts_label(counts), COUNTS), (LABELS[goal], HEX.name))
                yield Shortcut(picks, line, aside=True, counts=counts)
    if _differ(table, origin):
        yield Shortcut((*_words(move), (SINGLY, "")), (move,))


def _differ(table: Table, origin: int) -> bool:
    """Whether units in different conditions stand on a hex, so that their numbers alone do not say which of them go."""
    return len({unit // 2 for unit in range(KINDS) if units_to_pick(table, table.actor, origin, unit)}) > 1


def _joining(table: Table, origin: int, mode: int = 0) -> list[int]:
    """Return the units of a hex that can move, each as often as there are some."""
    seat = table.actor
    return [
        unit
        for unit in units_at(table, seat, origin)
        for _ in range(units_to_pick(table, seat, origin, unit))
        if why_not_join(table, seat, origin, (0, 0, 0, mode), unit) is None
    ]


def _parties(table: Table, origin: int) -> Iterator[tuple[Counts, tuple[int, ...]]]:
    """Yield groups of land units with their numbers, all that can move first; those that are freer go first."""
    able = _joining(table, origin)
    free = [unit for unit in able if unit < _FREEST[-1]] or able
    armies, settlers = [unit for unit in free if not unit & 1], [unit for unit in free if unit & 1]
    for going in range(len(armies), -1, -1):
        for along in range(len(settlers), -1, -1):
            if going + along:
                counts = [("army", going)] if armies else []
                counts += [("settler", along)] if settlers else []
                yield tuple(counts), (*armies[:going], *settlers[:along])


def _goals_on_land(table: Table, origin: int, units: Sequence[int]) -> list[int]:
    """Return the hexes to which land units can go together, if each may join those before it."""
    picked = unloaded = 0
    for unit in units:
        if why_not_join(table, table.actor, origin, (picked, unloaded, 0, 0), unit) is not None:
            return []
        picked, unloaded = with_unit(picked, unloaded, unit)
    return sorted(land_destinations(table, table.actor, origin, group_of(picked, unloaded)))


def _sailings(table: Table, move: int, origin: int) -> Iterator[Shortcut]:
    """Yield lines that send all Ships of a hex to sea, and all that is aboard to land."""
    mode = table.frames[MODE] if LAW.now(table) is MOVE else 0
    able = _joining(table, origin, mode)
    ships = [unit for unit in able if FIRST_SHIP <= unit < FIRST_CARGO]
    goals = sorted(sea_destinations(table, table.actor, origin)) if ships else []
    most = 1 if mode & ONE_SHIP else len(ships)
    for sent in range(most, 0, -1):
        counts: Counts = (("ship", sent),)
        for goal in goals:
            line = (move, *_taken(ships[:sent]), _TO + goal)
            for hex in _region(table, goal):
                if sent == most:
                    yield Shortcut((*_words(move), (LABELS[hex], HEX.name)), line, counts=counts)
                if most > 1:
                    picks = (*_words(move), (counts_label(counts), COUNTS), (LABELS[hex], HEX.name))
                    yield Shortcut(picks, line, aside=True, counts=counts)
    aboard = [unit for unit in able if unit >= FIRST_CARGO]
    aboard.sort(key=lambda unit: (unit - FIRST_CARGO) & 1)
    for goal in _goals_on_land(table, origin, aboard) if aboard else ():
        yield Shortcut((*_words(move), (LABELS[goal], HEX.name)), _paid(table, (move, *_taken(aboard), _TO + goal)))
    if len(ships) + len(aboard) > 1:
        yield Shortcut((*_words(move), (SINGLY, "")), (move,))


def _region(table: Table, goal: int) -> tuple[int, ...]:
    """Return all hexes of the region of a goal that is not discovered, else the goal alone."""
    layout = table.land.layout
    return layout.tiles[layout.tile[goal]] if table.land.terrain[goal] == UNKNOWN else (goal,)


def _taken(units: Sequence[int]) -> Iterator[int]:
    return (_WITH + unit for unit in units)


def _of_a_move(table: Table, legal: Sequence[int]) -> Iterator[Shortcut]:
    for move in legal:
        if VERB[move] == "move":
            yield from _marches(table, move)


# -- collecting and building


def _collections(table: Table, move: int) -> Iterator[Shortcut]:
    after = _after(table, (move,))
    if LAW.now(after) is not COLLECT:
        return
    line, chosen = _harvest(after)
    yield Shortcut((*_words(move), (ALL, "")), (move, *line))
    if not chosen:
        yield Shortcut((*_words(move), (SPACES, "")), (move,))


def _harvest(table: Table) -> tuple[tuple[int, ...], bool]:
    """Return the best goods that a Collect can take, and whether no others could be taken instead.

    Of spaces with the same good the city's own comes first.
    """
    table = table.copy()
    own = FIRST["take"] + table.frames[_CITY]
    line: list[int] = []
    possible = table.legal()
    while LAW.now(table) is COLLECT:
        legal = [move for move in table.legal() if VERB[move] in ("take", "catch")]
        (move, *_) = best_collection(table, legal)
        line.append(move)
        table.apply(move)
    chosen = set(possible) <= {*line, FIRST["done"]}
    same = [place for place, move in enumerate(line) if collected_good(table, move) == collected_good(table, own)]
    if own in possible and own not in line and same:
        line[same[0]] = own
    return tuple(line), chosen


def _of_a_collect(table: Table, legal: Sequence[int]) -> Iterator[Shortcut]:
    line, _ = _harvest(table)
    if len(line) > 1:
        yield Shortcut(((ALL, ""),), line)


def _buildings(table: Table, move: int) -> Iterator[Shortcut]:
    after = _after(table, (move,))
    if LAW.now(after) is not BUILD:
        return
    for unit in after.legal():
        if VERB[unit] == "unit":
            yield from _purchases(table, (move, unit), (*_words(move), _recruit(unit)), always=True)


def _of_a_build(table: Table, legal: Sequence[int]) -> Iterator[Shortcut]:
    for move in legal:
        if VERB[move] == "unit":
            yield from _purchases(table, (move,), (_recruit(move),), always=True)


def _recruit(unit: int) -> ShortcutPick:
    """Return the word that builds a unit."""
    return f"build-{RECRUIT.labels[unit - FIRST['unit']]}", ""


# -- trading


def _trades(table: Table, move: int) -> Iterator[Shortcut]:
    """Yield the beginning of an offer to a rival, and the same with a first good that is asked for."""
    rival = COLOURS[move - FIRST["trade"]]
    yield Shortcut((("trade", ""), (f"trade-{rival}", "")), (move,))
    for want in _after(table, (move,)).legal():
        if VERB[want] == "want":
            good = GOODS[want - FIRST["want"]]
            yield Shortcut((("trade", ""), (f"want-{rival}-{good}", "")), (move, want))


def _of_an_offer(table: Table, legal: Sequence[int]) -> Iterator[Shortcut]:
    for move in legal:
        verb = VERB[move]
        if verb in ("give", "want"):
            yield Shortcut(((f"{verb}-{GOODS[move - FIRST[verb]]}", ""),), (move,))


# -- the Status Phase


def _of_a_demolition(table: Table, legal: Sequence[int]) -> Iterator[Shortcut]:
    """Yield a word for each city that can be demolished, so that a touch on the map never means that."""
    for move in legal:
        if VERB[move] == "at":
            yield Shortcut(((f"{DEMOLISH.name}-{LABELS[move - FIRST['at']]}", ""),), (move,), aside=True)


_BY_STEP: Final = {
    TURN.name: _of_a_turn,
    MOVE.name: _of_a_move,
    COLLECT.name: _of_a_collect,
    BUILD.name: _of_a_build,
    COMPOSE.name: _of_an_offer,
    DEMOLISH.name: _of_a_demolition,
}
