"""What is worth a thought: most moves that are allowed are not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.civilization import IDLE, STRENGTH, WIDTH
from aevum.games.through_the_ages.facts import (
    AGE,
    FIRST_ACTION,
    FIRST_BONUS,
    FIRST_WONDER,
    KIND,
    UNITS,
    UPGRADES,
)
from aevum.games.through_the_ages.judgement.cards import hand_worth, wonder_worth
from aevum.games.through_the_ages.judgement.habits import (
    DONE,
    GO,
    PASS,
    habit,
    missing_to_defend,
)
from aevum.games.through_the_ages.judgement.horizon import Prices, prices, rounds_left
from aevum.games.through_the_ages.judgement.weights import WEIGHTS
from aevum.games.through_the_ages.moves import (
    AGGRESSION_MOVES,
    ARGUMENT,
    BREAKTHROUGH_MOVES,
    END,
    IMPROVE_MOVES,
    LAND_MOVES,
    RESIGN,
    SITE_MOVES,
    VERB,
    WAR_MOVES,
)
from aevum.games.through_the_ages.rules.colonies import units_left
from aevum.games.through_the_ages.rules.fight import defence_of_card
from aevum.games.through_the_ages.rules.law import LAW
from aevum.games.through_the_ages.rules.pacts import attack_bonus
from aevum.games.through_the_ages.rules.production import appetite, food_output, resource_output, rises
from aevum.games.through_the_ages.rules.ratings import unit_strength
from aevum.games.through_the_ages.rules.row import price as row_price
from aevum.games.through_the_ages.rules.stores import food

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

_TAKEN: Final = 5
"""Cards of the row that are looked at."""
_SEEN: Final = 20
_OFFERS: Final = 6
_LOSSES: Final = 8
_DESTROYED: Final = 5
_WAR_ODDS: Final = 6
"""A war takes so much more strength than the target has."""


def worth_a_thought(table: Table, legal: list[int]) -> list[int]:
    """The legal moves to look at, never none."""
    if len(legal) == 1:
        return legal
    narrowed = _NARROWED.get(LAW.now(table).name)
    found = narrowed(table, legal) if narrowed else legal
    return found or [habit(table)]


# -- the own turn


def _in_turn(table: Table, legal: list[int]) -> list[int]:
    kinds: dict[str, list[int]] = {}
    for move in legal:
        kinds.setdefault(VERB[move], []).append(move)
    found = [move for verb, narrowed in _IN_TURN.items() if verb in kinds for move in narrowed(table, kinds[verb])][
        : _SEEN - 1
    ]
    found.append(END)
    return found


def _all(table: Table, moves: list[int]) -> list[int]:
    return moves


def card_gain(table: Table, seat: int, card: int, rounds: float, price: Prices) -> float:
    """What taking a card from the row brings."""
    if FIRST_WONDER <= card < FIRST_ACTION:
        return wonder_worth(table, seat, card, 0, resource_output(table, seat), rounds, price)
    return hand_worth(table, seat, card, rounds, price)


def _takes(table: Table, moves: list[int]) -> list[int]:
    """The cards that bring most for their price."""
    seat = table.actor
    rounds = rounds_left(table, seat)
    price = prices(rounds)
    gains = {}
    for move in moves:
        place = ARGUMENT[move]
        gain = card_gain(table, seat, table.card_row[place], rounds, price)
        if gain > 0:
            gains[move] = gain - WEIGHTS.action * row_price(table, seat, place)
    return sorted(gains, key=lambda move: -gains[move])[:_TAKEN]


def _growing(table: Table, moves: list[int]) -> list[int]:
    """As long as there is something for them to do."""
    return moves if table.civ[table.actor * WIDTH + IDLE] < 3 else []


def _highest(moves: list[int], work_of: Callable[[int], int]) -> list[int]:
    """Of each kind of work the highest level."""
    best: dict[int, int] = {}
    for move in moves:
        kind = KIND[work_of(move)]
        if kind not in best or AGE[work_of(best[kind])] < AGE[work_of(move)]:
            best[kind] = move
    return list(best.values())


def _builds(table: Table, moves: list[int]) -> list[int]:
    return _highest(moves, lambda move: ARGUMENT[move])


def _recruits(table: Table, moves: list[int]) -> list[int]:
    return _highest(moves, lambda move: UNITS + ARGUMENT[move])


def _upgrades(table: Table, moves: list[int]) -> list[int]:
    """Of each kind the highest level that can be reached, from the lowest."""
    return _farthest(moves, lambda move: UPGRADES[ARGUMENT[move]])


def _improvements(table: Table, moves: list[int]) -> list[int]:
    return _farthest(moves, lambda move: IMPROVE_MOVES[ARGUMENT[move]][1:])


def _farthest(moves: list[int], works_of: Callable[[int], tuple[int, ...]]) -> list[int]:
    best: dict[int, int] = {}
    for move in moves:
        old, new = works_of(move)
        kind = KIND[new]
        if kind not in best or (AGE[new], -AGE[old]) > (
            AGE[works_of(best[kind])[1]],
            -AGE[works_of(best[kind])[0]],
        ):
            best[kind] = move
    return list(best.values())


def _lands(table: Table, moves: list[int]) -> list[int]:
    return _highest(moves, lambda move: LAND_MOVES[ARGUMENT[move]][1])


def _sites(table: Table, moves: list[int]) -> list[int]:
    return _highest(moves, lambda move: SITE_MOVES[ARGUMENT[move]][1])


def _breakthroughs(table: Table, moves: list[int]) -> list[int]:
    """One card for each technology."""
    return list({BREAKTHROUGH_MOVES[ARGUMENT[move]][1]: move for move in moves}.values())


def _in_need(table: Table, moves: list[int]) -> list[int]:
    """Nobody destroys anything unless there would be an uprising, or hunger and nobody to become a farmer."""
    seat = table.actor
    hungry = food(table, seat) + food_output(table, seat) < appetite(table, seat)
    needed = rises(table, seat) or (hungry and not table.civ[seat * WIDTH + IDLE])
    return moves[:_DESTROYED] if needed else []


_IN_TURN: Final[dict[str, Callable[[Table, list[int]], list[int]]]] = {
    "stage": _all,
    "genius": _all,
    "lead": _all,
    "revolt": _all,
    "govern": _all,
    "breakthrough_revolt": _all,
    "breakthrough_govern": _all,
    "develop": _all,
    "breakthrough": _breakthroughs,
    "land": _lands,
    "site": _sites,
    "improve": _improvements,
    "build": _builds,
    "grow": _growing,
    "frugality": _growing,
    "ship": _all,
    "upgrade": _upgrades,
    "take": _takes,
    "play": _all,
    "tactic": _all,
    "enlist": _recruits,
    "recruit": _recruits,
    "destroy": _in_need,
    "disband": _in_need,
    "swap": _all,
    "end_sparing": _all,
}
"""What is most often right comes first; drawing and resigning is not thought of."""


# -- politics


def _political(table: Table, legal: list[int]) -> list[int]:
    found = [PASS]
    offers = 0
    for move in legal:
        verb = VERB[move]
        if verb in ("seed", "settle"):
            found.append(move)
        elif verb == "aggression":
            if _stronger_by(table, AGGRESSION_MOVES[ARGUMENT[move]][1]) > 0:
                found.append(move)
        elif verb == "war":
            if _stronger_by(table, WAR_MOVES[ARGUMENT[move]][1]) >= _WAR_ODDS:
                found.append(move)
        elif verb in ("offer", "cancel") and offers < _OFFERS:
            offers += 1
            found.append(move)
    return found


def _stronger_by(table: Table, target: int) -> int:
    civ, seat = table.civ, table.actor
    mine = civ[seat * WIDTH + STRENGTH] + attack_bonus(table, seat, target)
    return mine - civ[target * WIDTH + STRENGTH]


def _never_resign(table: Table, legal: list[int]) -> list[int]:
    return [move for move in legal if move != RESIGN] or [GO]


# -- fights and colonies


def _bids(table: Table, legal: list[int]) -> list[int]:
    """Out, or as little as possible."""
    bids = [move for move in legal if move != PASS]
    return [PASS, *bids[:2]]


def _sending(table: Table, legal: list[int]) -> list[int]:
    """Stop as soon as it is paid; else any unit, or the smallest card that will do."""
    return [DONE] if DONE in legal else legal


def _striking(table: Table, legal: list[int]) -> list[int]:
    """Units are sacrificed in an attack only if they turn it."""
    missing = missing_to_defend(table)
    if missing > 0:
        return [DONE]
    able = [move for move in legal if VERB[move] == "sacrifice" and _unit(table, move) > -missing]
    return [DONE, *able]


def _unit(table: Table, move: int) -> int:
    return unit_strength(table, table.actor, UNITS + ARGUMENT[move])


def _defending(table: Table, legal: list[int]) -> list[int]:
    """Nothing more once it is enough, nothing at all if it never will be."""
    missing = missing_to_defend(table)
    seat = table.actor
    if missing <= 0:
        return [DONE]
    cards = sum(defence_of_card(table, seat, card) for card in table.hands[seat] if _is_bonus(card))
    spare = {move: _unit(table, move) for move in legal if VERB[move] == "sacrifice"}
    force = sum(strength * units_left(table, seat, UNITS + ARGUMENT[move]) for move, strength in spare.items())
    if cards + force < missing:
        return [DONE]
    return [DONE, *(move for move in legal if VERB[move] in ("spend", "sacrifice"))]


def _is_bonus(card: int) -> bool:
    return FIRST_BONUS <= card < FIRST_BONUS + 3


# -- the rest


def _by_habit(table: Table, legal: list[int]) -> list[int]:
    return [habit(table)]


def _few(table: Table, legal: list[int]) -> list[int]:
    return legal[:_LOSSES]


def _mixes(table: Table, legal: list[int]) -> list[int]:
    """All of one, all of the other, or half of each."""
    return sorted({legal[0], legal[len(legal) // 2], legal[-1]})


def _agreeing(table: Table, legal: list[int]) -> list[int]:
    return [*_takes(table, [move for move in legal if move != DONE]), DONE]


_NARROWED: Final[dict[str, Callable[[Table, list[int]], list[int]]]] = {
    "turn": _in_turn,
    "politics": _political,
    "march": _never_resign,
    "discard": _by_habit,
    "bid": _bids,
    "send": _sending,
    "strike": _striking,
    "defend": _defending,
    "lose": _few,
    "wreck": _few,
    "either": _mixes,
    "gain-mix": _mixes,
    "lose-mix": _mixes,
    "divide": _mixes,
    "agree": _agreeing,
}
