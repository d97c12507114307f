"""The default policy, a cheap legal move for each decision, used in rollouts and where a search ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import (
    AGE,
    FIRST_AGGRESSION,
    FIRST_BONUS,
    FIRST_PACT,
    FIRST_TACTIC,
    FIRST_TERRITORY,
    FIRST_WAR,
    HAND_CARDS,
    NONE,
    UNITS,
)
from aevum.games.through_the_ages.heuristics.evaluation import evaluate
from aevum.games.through_the_ages.heuristics.weights import WEIGHTS
from aevum.games.through_the_ages.moves import ARGUMENT, BOOK, END, VERB
from aevum.games.through_the_ages.rules.colonies import HIGHEST, TERRITORY, force_sent, highest_bid, lasting_bonus
from aevum.games.through_the_ages.rules.fight import (
    AGGRESSOR,
    BONUS,
    CARDS_LAID,
    TARGET,
    attack_strength,
    defence_of_card,
    defence_strength,
)
from aevum.games.through_the_ages.rules.law import LAW
from aevum.games.through_the_ages.rules.ratings import unit_strength
from aevum.games.through_the_ages.state_fields import CIV_WIDTH, STRENGTH, TACTIC
from aevum.kernel.game import SEAT

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

PASS: Final = BOOK.number("pass")
DONE: Final = BOOK.number("done")
GO: Final = BOOK.number("go")
ACCEPT: Final = BOOK.number("accept")
REFUSE: Final = BOOK.number("refuse")
_FIRST_BID: Final = BOOK.number("bid", 1)
_FIRST_SPEND: Final = BOOK.number("spend", FIRST_BONUS)


def default_move(table: Table) -> int:
    """Return the default move of the current decision: by rule, else the best one by evaluation one move ahead."""
    chosen = _DEFAULT_MOVES.get(LAW.now(table).name)
    return chosen(table) if chosen else best_at_once(table, table.legal())


def best_at_once(table: Table, legal: list[int]) -> int:
    """Return the move with the highest evaluation directly after it."""
    if len(legal) == 1:
        return legal[0]
    seat = table.actor

    def look(move: int) -> float:
        after = table.copy()
        after.apply(move)
        return evaluate(after, seat)

    return max(legal, key=look)


# -- military cards in the hand


def keeping(table: Table, seat: int, card: int) -> float:
    """Return the value of keeping a military card.

    Newer cards count more, attacks count more for a seat that is stronger than a rival, and a tactic no better than the
    current one counts little.
    """
    civ, base = table.civ, seat * CIV_WIDTH
    level = 0.25 * AGE[card]
    if card >= FIRST_TACTIC:
        now = civ[base + TACTIC]
        return 0.2 if now == card or (now != NONE and AGE[now] > AGE[card]) else WEIGHTS.keeping_tactic + level
    if card >= FIRST_PACT:
        return WEIGHTS.keeping_pact + level if len(table.hands) > 2 else 0.0
    if card >= FIRST_AGGRESSION:
        weaker = any(
            civ[place + STRENGTH] < civ[base + STRENGTH] for place in range(0, len(civ), CIV_WIDTH) if place != base
        )
        return (WEIGHTS.keeping_attack if card < FIRST_WAR else 0.5 * WEIGHTS.keeping_attack) * (
            1.0 if weaker else 0.3
        ) + level
    if card >= FIRST_BONUS:
        return WEIGHTS.keeping_bonus + level
    if card >= FIRST_TERRITORY:
        return WEIGHTS.keeping_seed + 2 * level
    return WEIGHTS.keeping_seed + level


def least_missed(table: Table) -> int:
    """Return the discard of the card with the lowest value of keeping."""
    seat = table.frames[SEAT]
    card = min(table.hands[seat], key=lambda card: keeping(table, seat, card))
    return BOOK.number("discard", card) if card in HAND_CARDS else table.legal()[0]


# -- colonies

_WILLING: Final = (0, 3, 5, 5)
"""Force that the default policy sends for a territory, by Age."""


def bid(table: Table) -> int:
    """Return a bid one above the highest, up to what the territory is worth and the seat can pay; else pass."""
    frames = table.frames
    seat, more = frames[SEAT], frames[HIGHEST] + 1
    willing = _WILLING[AGE[frames[TERRITORY]]] + lasting_bonus(table, seat)
    return _FIRST_BID + more - 1 if more <= min(willing, highest_bid(table, seat)) else PASS


def send(table: Table) -> int:
    """Return the next sacrifice: one weakest unit first, then cards, then units until the bid is paid."""
    legal = table.legal()
    if DONE in legal:
        return DONE
    frames = table.frames
    seat, missing = frames[SEAT], frames[HIGHEST] - force_sent(table)
    units = [move for move in legal if VERB[move] == "sacrifice"]
    cards = [move for move in legal if VERB[move] == "spend"]
    strengths = {move: unit_strength(table, seat, UNITS + ARGUMENT[move]) for move in units}
    if not any(table.sent) and units:
        return min(units, key=lambda move: strengths[move])
    if cards:
        return min(cards)
    enough = [move for move in units if strengths[move] >= missing]
    return min(enough or units, key=lambda move: strengths[move] * (1 if enough else -1))


# -- fights


def missing_to_defend(table: Table) -> int:
    """Return the strength that a defender lacks to repel an attack; 0 or less if it holds."""
    frames = table.frames
    attack = attack_strength(table, frames[AGGRESSOR], frames[BONUS])
    return attack - defence_strength(table, frames[TARGET], frames[CARDS_LAID])


def defend(table: Table) -> int:
    """Return the next card to spend, only if all cards together are enough to repel the attack."""
    missing = missing_to_defend(table)
    seat = table.frames[SEAT]
    cards = [move for move in table.legal() if VERB[move] == "spend"]
    hand = [card for card in table.hands[seat] if FIRST_BONUS <= card < FIRST_AGGRESSION]
    if missing <= 0 or not cards or sum(defence_of_card(table, seat, card) for card in hand) < missing:
        return DONE
    enough = [move for move in cards if defence_of_card(table, seat, FIRST_BONUS + ARGUMENT[move]) >= missing]
    return min(enough) if enough else max(cards)


def _done(table: Table) -> int:
    return DONE


def _march(table: Table) -> int:
    return GO


def _end(table: Table) -> int:
    return END


def _pass(table: Table) -> int:
    return PASS


_DEFAULT_MOVES: Final[dict[str, Callable[[Table], int]]] = {
    "turn": _end,
    "politics": _pass,
    "march": _march,
    "discard": least_missed,
    "bid": bid,
    "send": send,
    "strike": _done,
    "defend": defend,
    "agree": _done,
    "seize": lambda table: table.legal()[0],
    "keep": lambda table: table.legal()[0],
}
