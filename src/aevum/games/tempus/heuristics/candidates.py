"""Candidate moves for search: the few legal moves worth an evaluation."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aevum.games.tempus.constants import BEARS_CHILDREN, BEARS_CITY, CITY_VALUES, IDEA_OF, IDEAS, SCORES, WATER
from aevum.games.tempus.heuristics.card_laying import next_card, possible, wanted
from aevum.games.tempus.heuristics.default_policy import default_move
from aevum.games.tempus.heuristics.hand import contested_terrain, keep_value
from aevum.games.tempus.moves import ARGUMENT, DONE, LAY_FIRST, VERB
from aevum.games.tempus.rules.fight import SOURCE, attack_points, strength_of
from aevum.games.tempus.rules.pieces import limit, open_to_attack
from aevum.games.tempus.rules.setup import AROUND
from aevum.games.tempus.rules.turn import ACTION, ALLOWANCE, NONE

if TYPE_CHECKING:
    from aevum.games.tempus.state import World

_SOURCES: Final = 9
_TARGETS: Final = 7
_KINDS: Final = len(CITY_VALUES)


def candidate_moves(world: World, legal: list[int]) -> list[int]:
    """Return the candidate moves, at least one."""
    narrowed = _NARROWED.get(world.step)
    return (narrowed(world, legal) if narrowed else legal) or legal


# -- in the slot


def _in_slot(world: World, legal: list[int]) -> list[int]:
    kinds: dict[str, list[int]] = {}
    for move in legal:
        kinds.setdefault(VERB[move], []).append(move)
    return [move for verb, narrowed in _IN_SLOT.items() if verb in kinds for move in narrowed(world, kinds[verb])]


def _largest_cities(world: World, moves: list[int]) -> list[int]:
    """Return for each hex the largest city that can stand there."""
    largest: dict[int, int] = {}
    for move in moves:
        largest[ARGUMENT[move] // _KINDS] = move
    return list(largest.values())


def _sources(world: World, moves: list[int]) -> list[int]:
    """Return up to `_SOURCES` moves of the tokens that are missed least: crowded ones and those on mountains."""

    def ties(move: int) -> float:
        place = ARGUMENT[move]
        return SCORES[world.terrain[place]] * (1.0 if world.tokens[place] == 1 else 0.2)

    return sorted(moves, key=ties)[:_SOURCES]


def _assaults(world: World, moves: list[int]) -> list[int]:
    return [
        move for move in moves if any(_might_win(world, ARGUMENT[move], near) for near in _foes(world, ARGUMENT[move]))
    ]


def _foes(world: World, place: int) -> list[int]:
    open_seats = open_to_attack(world, world.mover)
    return [near for near in world.island.beside[place] if open_seats[world.owner[near]]]


def _might_win(world: World, source: int, target: int) -> bool:
    """Whether an attack would win with all cards of the hand if the defender laid none.

    The terrain of a city is not declared yet: a third of the hand is assumed to match it.
    """
    hand = world.hands[world.mover]
    if world.city[target]:
        help = sum(attack_points(card, WATER) for card in hand) + len(hand) // 3
    else:
        help = sum(attack_points(card, world.terrain[target]) for card in hand)
    return world.tokens[source] + help > strength_of(world, target)


def _plays(world: World, moves: list[int]) -> list[int]:
    """Return cards to play once an action has begun, one of each idea, and only where they have an effect."""
    if world.frames[ACTION] == NONE:
        return []
    useful: dict[str, int] = {}
    for move in sorted(moves, key=lambda move: -keep_value(world, ARGUMENT[move])):
        idea = IDEAS.ids[IDEA_OF[ARGUMENT[move]]]
        if idea in _PLAYED and _PLAYED[idea](world):
            useful[idea] = move
    return list(useful.values())


def _still_to_bear(world: World) -> bool:
    room = limit(world, world.mover)
    return not world.frames[ALLOWANCE] and any(
        BEARS_CHILDREN[world.terrain[place]] and place not in world.born and world.tokens[place] < room
        for place in world.island.land
        if world.owner[place] == world.mover and world.tokens[place]
    )


def _leads_somewhere(world: World) -> bool:
    return any(
        _might_win(world, place, near)
        for place in world.island.land
        if world.owner[place] == world.mover and world.tokens[place]
        for near in _foes(world, place)
    )


_PLAYED: Final[dict[str, Callable[[World], bool]]] = {
    "transport": lambda world: not world.frames[ALLOWANCE],
    "medicine": _still_to_bear,
    "religion": lambda world: world.supply[world.mover] > 0,
    "leader": _leads_somewhere,
}


def _all(world: World, moves: list[int]) -> list[int]:
    return moves


_IN_SLOT: Final[dict[str, Callable[[World, list[int]], list[int]]]] = {
    "end": _all,
    "city": _largest_cities,
    "babies": _all,
    "idea": _all,
    "move": _sources,
    "play": _plays,
    "fight": _assaults,
}
"""Filter of the candidate moves of each verb, in the order of the search: those evaluated quickly come first.

Moves that spend an action on no token at all are never candidates.
"""


# -- where to


def _targets(world: World, legal: list[int]) -> list[int]:
    room = limit(world, world.mover)
    fitting = [move for move in legal if world.tokens[ARGUMENT[move]] < room or _is_site(world, ARGUMENT[move])]
    if len(fitting) <= _TARGETS:
        return fitting
    return sorted(fitting, key=lambda move: -_lure(world, ARGUMENT[move]))[:_TARGETS]


def _foes_to_beat(world: World, legal: list[int]) -> list[int]:
    return [move for move in legal if _might_win(world, world.frames[SOURCE], ARGUMENT[move])]


def _lure(world: World, place: int) -> float:
    """Return a rough score of a hex as the target of a move."""
    terrain, tokens = world.terrain[place], world.tokens[place]
    lure = 1.0 if not tokens and SCORES[terrain] else 0.0
    if terrain == contested_terrain(world):
        lure += 0.6
    if tokens and _is_site(world, place):
        lure += 0.3 * tokens
    if BEARS_CHILDREN[terrain]:
        lure += 0.25
    owner = world.owner
    for near in world.island.beside[place]:
        who = owner[near]
        if who < 0:
            lure += 0.05
        elif who != world.mover:
            lure -= 0.08
    return lure


def _is_site(world: World, place: int) -> bool:
    """Whether a city could stand on a hex."""
    return BEARS_CITY[world.terrain[place]] and not any(world.city[near] for near in world.island.beside[place])


# -- cards and the rest


def _layings(world: World, legal: list[int]) -> list[int]:
    """Return the choice to stop or to lay one more card; only to stop where the cards cannot change the result."""
    card = next_card(world)
    hopeless = world.step != "assault" and possible(world) < wanted(world) - 1
    return [DONE] if card is None or hopeless else [DONE, LAY_FIRST + card]


def _advances(world: World, legal: list[int]) -> list[int]:
    room = limit(world, world.mover)
    return [move for move in legal if ARGUMENT[move] <= room]


def _by_habit(world: World, legal: list[int]) -> list[int]:
    return [default_move(world)]


def _sanitation(world: World, legal: list[int]) -> list[int]:
    return [min(legal, key=lambda move: keep_value(world, ARGUMENT[move]))]


def _compact(world: World, legal: list[int]) -> list[int]:
    """Return up to twelve places where a tile touches most land."""
    contacts = {move: sum(SCORES[world.terrain[near]] for near in AROUND[ARGUMENT[move]]) for move in legal}
    most = max(contacts.values())
    return [move for move in legal if contacts[move] == most][:12]


_NARROWED: Final[dict[str, Callable[[World, list[int]], list[int]]]] = {
    "tile": _compact,
    "slot": _in_slot,
    "lead": _assaults,
    "attack": _foes_to_beat,
    "move_to": _targets,
    "crowd": _sanitation,
    "assault": _layings,
    "defence": _layings,
    "progress": _layings,
    "advance": _advances,
    "discard": _by_habit,
    "bonus": _by_habit,
}
