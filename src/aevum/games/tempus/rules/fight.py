"""Rulebook chapter Luchar: one hex attacks another, cards are laid, the higher sum wins, a tie is the defender's.

A fight is one frame that goes through its steps: target, terrain of a city, cards of either side, advance.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.tempus.constants import CARDS, GRID, GROUND, HEXES, MOUNTAINS, PLAYERS, TERRAINS, named
from aevum.games.tempus.moves import FIGHT_FIRST
from aevum.games.tempus.rule_values import ATTACK as ATTACK_POINTS
from aevum.games.tempus.rule_values import ATTACKER_LOSS, MATCHING_CARD
from aevum.games.tempus.rule_values import DEFENCE as DEFENCE_POINTS
from aevum.games.tempus.rules import stacking
from aevum.games.tempus.rules.card_laying import cards_in_hand, lay, why_not_lay
from aevum.games.tempus.rules.clauses import PROTECTED, clause
from aevum.games.tempus.rules.law import LAW
from aevum.games.tempus.rules.pieces import (
    limit,
    open_to_attack,
    protected,
    sanitation,
    shift_token,
    take_city,
    take_token,
)
from aevum.games.tempus.rules.turn import (
    ACTION,
    BEARING,
    FIGHTING,
    MOVER,
    SLOT,
    begin_action,
    why_not_begin,
)
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, FOURTH, SECOND, THIRD, Prompt, always, push, replace_top

if TYPE_CHECKING:
    from aevum.games.tempus.state import World
    from aevum.games.tempus.view import WorldView

OWN: Final = clause("fight.own")
NO_TARGET: Final = clause("fight.no_target")
OPPONENT: Final = clause("fight.opponent")
ADJACENT: Final = clause("fight.adjacent")
TERRAIN: Final = clause("fight.declare")
MOUNTAIN_CITY: Final = clause("fight.declare_mountains")
ATTACK_CARDS: Final = clause("fight.attack_cards")
DEFENCE_CARDS: Final = clause("fight.defence_cards")
WON: Final = clause("fight.win")
LOST: Final = clause("fight.loss")
ADVANCE_LIMIT: Final = clause("fight.advance_limit")
ADVANCE_TOKENS: Final = clause("fight.advance")

SOURCE: Final = FIRST
TARGET: Final = SECOND
BATTLEGROUND: Final = THIRD
"""The terrain fought on."""
FOLLOWING: Final = FOURTH
"""Tokens that advance."""
_NUMBERS: Final = ("source", "target", "ground", "following")


# -- from where


def legal(world: World) -> list[int]:
    """Return moves for own hexes next to a player who may be attacked."""
    mover = world.frames[MOVER]
    open_seats = open_to_attack(world, mover)
    if True not in open_seats:
        return []
    owner, beside = world.owner, world.island.beside
    return [
        FIGHT_FIRST + place for place in world.homes[mover] if any(open_seats[owner[near]] for near in beside[place])
    ]


def _why_not_from(world: World, place: int) -> Clause | None:
    if world.owner[place] != world.frames[MOVER] or world.city[place]:
        return OWN
    reasons = [why_not_attack(world, place, target) for target in world.island.land]
    if None in reasons:
        return None
    return PROTECTED if PROTECTED in reasons else NO_TARGET


def _why_not_in_slot(world: World, place: int) -> Clause | None:
    return why_not_begin(world, place) or _why_not_from(world, place)


def _begin(world: World, place: int) -> None:
    """Begin a fight from a hex; which one it attacks is the next decision."""
    begin_action(world, FIGHTING)
    push(world, ATTACK, world.frames[MOVER], place, -1, -1)


SLOT.answer("fight", why_not=_why_not_in_slot, apply=_begin)


def _lead(world: World, place: int) -> None:
    world.frames[SOURCE:] = [place, -1, -1, 0, 0, 0]
    replace_top(world, ATTACK, world.frames[MOVER])


LEAD: Final = LAW.step("lead", clause("leader.attack"))
LEAD.answer("fight", why_not=_why_not_from, apply=_lead, legal=legal)


# -- whom


def why_not_attack(world: World, source: int, target: int) -> Clause | None:
    """Return the clause that forbids the mover to attack one hex from another, or None."""
    defender = world.owner[target]
    if defender in (-1, world.frames[MOVER]):
        return OPPONENT
    if GRID.distance(source, target) != 1:
        return ADJACENT
    return PROTECTED if protected(world, defender) else None


def _beside(world: World) -> Iterable[int]:
    return world.island.beside[world.frames[SOURCE]]


def _why_not_target(world: World, target: int) -> Clause | None:
    return why_not_attack(world, world.frames[SOURCE], target)


def _attack(world: World, target: int) -> None:
    """Declare the attack. The owner of a city names its terrain before any card is laid."""
    frames = world.frames
    frames[TARGET] = target
    defender = world.owner[target]
    if world.log is not None:
        player, other, source = PLAYERS[frames[MOVER]], PLAYERS[defender], HEXES[frames[SOURCE]]
        world.log.add("event-fight", ADJACENT, player=player, other=other, source=source, target=HEXES[target])
    if world.city[target]:
        replace_top(world, DECLARE, defender)
    else:
        _begin_assault(world, world.terrain[target])


def _asks_whom(view: WorldView) -> Prompt:
    return "prompt-attack", {"hex": HEXES[view.source]}


ATTACK: Final = LAW.step("attack", clause("turn.target"), fields=_NUMBERS, asks=_asks_whom)
ATTACK.answer("to", why_not=_why_not_target, apply=_attack, candidates=_beside)


def _why_not_declare(world: World, terrain: int) -> Clause | None:
    return MOUNTAIN_CITY if terrain == MOUNTAINS and not world.options.declare_mountains else None


def _declare(world: World, terrain: int) -> None:
    if world.log is not None:
        player, named_terrain = PLAYERS[world.frames[SEAT]], named("terrain", TERRAINS[terrain])
        world.log.add("event-declare", TERRAIN, player=player, terrain=named_terrain)
    _begin_assault(world, terrain)


DECLARE: Final = LAW.step("declare", TERRAIN, fields=_NUMBERS)
DECLARE.answer("declare", why_not=_why_not_declare, apply=_declare)


# -- cards


def _begin_assault(world: World, ground: int) -> None:
    mover = world.frames[MOVER]
    world.frames[BATTLEGROUND] = ground
    replace_top(world, ASSAULT, mover)
    if not world.hands[mover]:
        _begin_defence(world)


def _end_assault(world: World, _: int) -> None:
    mover = world.frames[MOVER]
    if world.log is not None:
        world.log.add("event-assault", ATTACK_CARDS, player=PLAYERS[mover], count=len(world.laid[mover]))
    _begin_defence(world)


def _begin_defence(world: World) -> None:
    defender = world.owner[world.frames[TARGET]]
    replace_top(world, DEFENCE, defender)
    if not world.hands[defender]:
        _resolve(world)


def _end_defence(world: World, _: int) -> None:
    """End the defence; only the attacker's cards are new to the defender, who decides."""
    world.learned += len(world.laid[world.frames[MOVER]])
    _resolve(world)


def attack_points(card: int, ground: int) -> int:
    """Return the combat points of a card for the attacker."""
    return ATTACK_POINTS[card] + (MATCHING_CARD if GROUND[card] == ground else 0)


def defence_points(card: int, ground: int) -> int:
    """Return the combat points of a card for the defender."""
    return DEFENCE_POINTS[card] + (MATCHING_CARD if GROUND[card] == ground else 0)


def attack_sum(world: World, cards: list[int]) -> int:
    """Return the combat points of the attacker with these cards, in the fight under way."""
    frames = world.frames
    return world.tokens[frames[SOURCE]] + sum(attack_points(card, frames[BATTLEGROUND]) for card in cards)


def defence_sum(world: World, cards: list[int]) -> int:
    """Return the combat points of the defender with these cards, in the fight under way."""
    frames = world.frames
    return strength_of(world, frames[TARGET]) + sum(defence_points(card, frames[BATTLEGROUND]) for card in cards)


def strength_of(world: World, place: int) -> int:
    """Return the combat points of the tokens or the city on a hex in its defence."""
    return world.city[place] or world.tokens[place]


def attacker_wins(attack: int, defence: int) -> bool:
    """Whether the attacker wins: a tie is the defender's."""
    return attack > defence


def _asks_cards(view: WorldView) -> Prompt:
    fight = view.fight
    assert fight is not None
    return f"prompt-{view.phase}", {
        "terrain": named("terrain", TERRAINS[fight.ground]),
        "attack": fight.attack,
        "defence": fight.defence,
        "hidden": fight.attack_count,
    }


ASSAULT: Final = LAW.step("assault", ATTACK_CARDS, fields=_NUMBERS, asks=_asks_cards, passed_by=("done",))
ASSAULT.answer("lay", why_not=why_not_lay, apply=lay, candidates=cards_in_hand)
ASSAULT.answer("done", why_not=always, apply=_end_assault)
DEFENCE: Final = LAW.step("defence", DEFENCE_CARDS, fields=_NUMBERS, asks=_asks_cards, passed_by=("done",))
DEFENCE.answer("lay", why_not=why_not_lay, apply=lay, candidates=cards_in_hand)
DEFENCE.answer("done", why_not=always, apply=_end_defence)


# -- who wins


def _resolve(world: World) -> None:
    frames = world.frames
    source, target = frames[SOURCE], frames[TARGET]
    attacker, defender = frames[MOVER], world.owner[target]
    assault, defence = world.laid[attacker], world.laid[defender]
    attack, resistance = attack_sum(world, assault), defence_sum(world, defence)
    world.last_fight = (
        (attacker, defender, source, target, frames[BATTLEGROUND]),
        (world.tokens[source], strength_of(world, target), int(world.city[target] > 0)),
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
    if attacker_wins(attack, resistance):
        _win(world)
    else:
        _lose(world)


def _tell_result(world: World) -> None:
    assert world.log is not None
    (attacker, defender, *_), _, laid, (attack, resistance) = world.last_fight
    for seat, cards, rule in ((defender, laid[1], DEFENCE_CARDS), (attacker, laid[0], ATTACK_CARDS)):
        if cards:
            shown = named("card", *(CARDS[card] for card in cards))
            world.log.add("event-shows", rule, player=PLAYERS[seat], cards=shown)
    player, other = PLAYERS[attacker], PLAYERS[defender]
    message, rule = ("event-fight-won", WON) if attacker_wins(attack, resistance) else ("event-fight-lost", LOST)
    world.log.add(message, rule, player=player, other=other, attack=attack, defence=resistance)


def _win(world: World) -> None:
    """Give every token, or the city, back to its owner; then the attacker may advance."""
    target = world.frames[TARGET]
    if world.city[target]:
        take_city(world, target)
    while world.tokens[target]:
        take_token(world, target)
    replace_top(world, ADVANCE, world.frames[MOVER])


def _lose(world: World) -> None:
    source = world.frames[SOURCE]
    for _ in range(ATTACKER_LOSS):
        take_token(world, source)
        if source in world.moved:
            world.moved.remove(source)
    LAW.finish(world)


# -- advance


def _counts(world: World) -> Iterable[int]:
    return range(world.tokens[world.frames[SOURCE]] + 1)


def _why_not_advance(world: World, count: int) -> Clause | None:
    if count > world.tokens[world.frames[SOURCE]]:
        return ADVANCE_TOKENS
    mover = world.frames[MOVER]
    return ADVANCE_LIMIT if count > limit(world, mover) + sanitation(world, mover) else None


def _advance(world: World, count: int) -> None:
    world.frames[FOLLOWING] = count
    stacking.enter(world, world.frames[TARGET], count)


def _arrive(world: World) -> None:
    """Advance with the chosen number of tokens, those that have moved in this action first. It is no Move."""
    frames = world.frames
    source, target, count = frames[SOURCE], frames[TARGET], frames[FOLLOWING]
    if world.log is not None:
        player = PLAYERS[frames[MOVER]]
        world.log.add("event-advance", ADVANCE_TOKENS, player=player, count=count, hex=HEXES[target])
    if count and frames[ACTION] == BEARING:
        world.born.append(target)  # no own token stood there when the action began
    for _ in range(count):
        if source in world.moved:
            world.moved.remove(source)
            world.moved.append(target)
        shift_token(world, source, target)
    LAW.finish(world)


def _asks_advance(view: WorldView) -> Prompt:
    return "prompt-advance", {"hex": HEXES[view.target]}


ADVANCE: Final = LAW.step(
    "advance", ADVANCE_TOKENS, fields=_NUMBERS, resume=_arrive, asks=_asks_advance, passed_by=("advance",)
)
ADVANCE.answer("advance", why_not=_why_not_advance, apply=_advance, candidates=_counts)
