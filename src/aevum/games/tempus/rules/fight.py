"""Luchar: one hex attacks another, cards are laid, the higher sum wins, a tie is the defender's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.tempus.facts import (
    ATTACKER_LOSS,
    CARD_TERRAINS,
    CARDS,
    EFFECT,
    FORTIFICATION,
    FORTIFICATION_POINTS,
    GRID,
    GROUND,
    HEXES,
    MATCHING_CARD,
    MOUNTAINS,
    PLAYERS,
    SANITATION,
    TERRAINS,
    WEAPONS,
    WEAPONS_POINTS,
    named,
)
from aevum.games.tempus.moves import ADVANCE_FIRST, DECLARE_FIRST, DONE, FIGHT_FIRST, LAY_FIRST, TO_FIRST
from aevum.games.tempus.phases import (
    ADVANCE,
    ADVANCING,
    ASSAULT,
    BEARING,
    DECLARE,
    DEFENCE,
    FIGHTING,
    LEAD,
    NONE,
    SLOT,
    TARGET,
)
from aevum.games.tempus.rules import crowd, turn
from aevum.games.tempus.rules.clauses import PENDING, PROTECTED, clause
from aevum.games.tempus.rules.pieces import limit, open_to_attack, protected, shift_token, take_city, take_token
from aevum.kernel.events import all_but, only
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.tempus.state import World

OWN: Final = clause("fight.own")
NO_TARGET: Final = clause("fight.no_target")
OPPONENT: Final = clause("fight.opponent")
ADJACENT: Final = clause("fight.adjacent")
MOUNTAIN_CITY: Final = clause("fight.declare_mountains")
ADVANCE_LIMIT: Final = clause("fight.advance_limit")
ADVANCE_TOKENS: Final = clause("fight.advance")


# -- from where, and whom


def legal(world: World) -> list[int]:
    """Own hexes that stand next to somebody who may be attacked."""
    open_seats = open_to_attack(world)
    if True not in open_seats:
        return []
    owner, beside = world.owner, world.island.beside
    return [
        FIGHT_FIRST + place
        for place in world.homes[world.mover]
        if any(open_seats[owner[near]] for near in beside[place])
    ]


def check(world: World, place: int) -> Clause | None:
    if world.phase not in (SLOT, LEAD):
        return PENDING[world.phase]
    if world.phase == SLOT and world.action != NONE:
        return turn.ONE_ACTION
    if world.owner[place] != world.mover or world.city[place]:
        return OWN
    within_reach = any(check_attack(world, place, target) is None for target in world.island.land)
    return None if within_reach else NO_TARGET


def apply(world: World, place: int) -> None:
    """The attacking hex is named; which one it attacks is the next decision."""
    if world.phase == SLOT:
        turn.begin_action(world, FIGHTING)
    world.source = place
    world.purpose = FIGHTING
    world.phase = TARGET


def legal_targets(world: World) -> list[int]:
    open_seats = open_to_attack(world)
    return [TO_FIRST + near for near in world.island.beside[world.source] if open_seats[world.owner[near]]]


def check_attack(world: World, source: int, target: int) -> Clause | None:
    """The clause that forbids the mover to attack one hex from another."""
    defender = world.owner[target]
    if defender in (-1, world.mover):
        return OPPONENT
    if GRID.distance(source, target) != 1:
        return ADJACENT
    return PROTECTED if protected(world, defender) else None


def apply_target(world: World, target: int) -> None:
    """The attack is declared. The owner of a city names its terrain before any card is laid."""
    world.target = target
    defender = world.owner[target]
    if world.log is not None:
        player, other = PLAYERS[world.mover], PLAYERS[defender]
        world.log.tell("event-fight", player=player, other=other, source=HEXES[world.source], target=HEXES[target])
    if world.city[target]:
        world.phase = DECLARE
        world.actor = defender
    else:
        world.ground = world.terrain[target]
        _begin_assault(world)


def legal_declarations(world: World) -> list[int]:
    count = len(TERRAINS) if world.options.declare_mountains else len(CARD_TERRAINS)
    return list(range(DECLARE_FIRST, DECLARE_FIRST + count))


def check_declaration(world: World, terrain: int) -> Clause | None:
    if world.phase != DECLARE:
        return PENDING[world.phase]
    return MOUNTAIN_CITY if terrain == MOUNTAINS and not world.options.declare_mountains else None


def apply_declaration(world: World, terrain: int) -> None:
    world.ground = terrain
    if world.log is not None:
        world.log.tell("event-declare", player=PLAYERS[world.actor], terrain=named("terrain", TERRAINS[terrain]))
    _begin_assault(world)


# -- cards


def _begin_assault(world: World) -> None:
    world.actor = world.mover
    world.phase = ASSAULT
    if not world.hands[world.mover]:
        _begin_defence(world)


def _begin_defence(world: World) -> None:
    world.actor = world.owner[world.target]
    world.phase = DEFENCE
    if not world.hands[world.actor]:
        _resolve(world)


def legal_cards(world: World) -> list[int]:
    return [*sorted({LAY_FIRST + card for card in world.hands[world.actor]}), DONE]


def apply_card(world: World, card: int) -> None:
    """Face down until its owner is done; the attacker's until the defender is done too."""
    seat = world.actor
    world.hands[seat].remove(card)
    world.laid[seat].append(card)
    if world.log is not None:
        world.log.tell("event-lay-by-you", only(seat), card=named("card", CARDS[card]))
        world.log.tell("event-lay", all_but(seat), player=PLAYERS[seat])


def apply_done(world: World) -> None:
    if world.phase == ASSAULT:
        if world.log is not None:
            count = len(world.laid[world.mover])
            world.log.tell("event-assault", player=PLAYERS[world.mover], count=count)
        _begin_defence(world)
    else:
        world.unforeseen += len(world.laid[world.mover])
        _resolve(world)


def attack_sum(world: World, cards: list[int]) -> int:
    """Combat points of the attacker with these cards."""
    return world.tokens[world.source] + sum(_matches(card, world.ground) + _arms(card) for card in cards)


def defence_sum(world: World, cards: list[int]) -> int:
    """Combat points of the defender with these cards."""
    strength = world.city[world.target] or world.tokens[world.target]
    return strength + sum(_matches(card, world.ground) + _arms(card) + _walls(card) for card in cards)


def _matches(card: int, ground: int) -> int:
    return MATCHING_CARD if GROUND[card] == ground else 0


def _arms(card: int) -> int:
    return WEAPONS_POINTS if EFFECT[card] == WEAPONS else 0


def _walls(card: int) -> int:
    return FORTIFICATION_POINTS if EFFECT[card] == FORTIFICATION else 0


# -- who wins


def _resolve(world: World) -> None:
    attacker, defender = world.mover, world.owner[world.target]
    assault, defence = world.laid[attacker], world.laid[defender]
    attack, resistance = attack_sum(world, assault), defence_sum(world, defence)
    strength = world.city[world.target] or world.tokens[world.target]
    world.last_fight = (
        (attacker, defender, world.source, world.target, world.ground),
        (world.tokens[world.source], strength, int(world.city[world.target] > 0)),
        (tuple(assault), tuple(defence)),
        (attack, resistance),
    )
    if world.log is not None:
        _tell_result(world)
    if assault or defence:
        world.revealed += 1
        world.discards += assault + defence
        assault.clear()
        defence.clear()
    if attack > resistance:
        _win(world)
    else:
        _lose(world)


def _tell_result(world: World) -> None:
    assert world.log is not None
    (attacker, defender, *_), _, laid, (attack, resistance) = world.last_fight
    for seat, cards in ((defender, laid[1]), (attacker, laid[0])):
        if cards:
            world.log.tell("event-shows", player=PLAYERS[seat], cards=named("card", *(CARDS[card] for card in cards)))
    player, other = PLAYERS[attacker], PLAYERS[defender]
    message = "event-fight-won" if attack > resistance else "event-fight-lost"
    world.log.tell(message, player=player, other=other, attack=attack, defence=resistance)


def _win(world: World) -> None:
    """Every token, or the city, goes back to its owner; then the attacker may advance."""
    target = world.target
    if world.city[target]:
        take_city(world, target)
    while world.tokens[target]:
        take_token(world, target)
    world.ground = -1
    world.actor = world.mover
    world.phase = ADVANCE


def _lose(world: World) -> None:
    source = world.source
    for _ in range(ATTACKER_LOSS):
        take_token(world, source)
        if world.action != BEARING:  # there it stands for a birth, which is not taken back
            world.moved[source] = max(0, world.moved[source] - 1)
    world.ground = -1
    turn.go_on(world)


# -- advance


def legal_advances(world: World) -> list[int]:
    sanitation = sum(EFFECT[card] == SANITATION for card in world.hands[world.mover])
    most = min(world.tokens[world.source], limit(world, world.mover) + sanitation)
    return list(range(ADVANCE_FIRST, ADVANCE_FIRST + most + 1))


def check_advance(world: World, count: int) -> Clause | None:
    if world.phase != ADVANCE:
        return PENDING[world.phase]
    if count > world.tokens[world.source]:
        return ADVANCE_TOKENS
    cards = [card for card in world.hands[world.mover] if EFFECT[card] == SANITATION]
    return ADVANCE_LIMIT if count - len(cards) > limit(world, world.mover) else None


def apply_advance(world: World, count: int) -> None:
    world.purpose = ADVANCING
    crowd.enter(world, count)


def arrive(world: World) -> None:
    """So many tokens follow up; those that have moved in this action go first. It is no Move."""
    source, target, count = world.source, world.target, world.count
    if world.log is not None:
        world.log.tell("event-advance", player=PLAYERS[world.mover], count=count, hex=HEXES[target])
    if world.action == BEARING:  # nobody stood in the target when the action began
        world.moved[target] = int(count > 0)
    else:
        moved = min(count, world.moved[source])
        world.moved[source] -= moved
        world.moved[target] = moved
    for _ in range(count):
        shift_token(world, source, target)
    turn.go_on(world)
