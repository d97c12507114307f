"""All moves of the game, numbered by verb and arguments.

A card is named by its id, a place of the row by R1 to R13. A set of cards is picked one card a move.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from aevum.games.through_the_ages.constants import (
    ACTIONS,
    CARDS,
    COLOURS,
    DESPOTISM,
    DEVELOPED,
    FINAL_EVENTS,
    FIRST_ACTION,
    FIRST_AGGRESSION,
    FIRST_BONUS,
    FIRST_LEADER,
    FIRST_PACT,
    FIRST_SPECIAL,
    FIRST_TACTIC,
    FIRST_TERRITORY,
    FIRST_WAR,
    FIRST_WONDER,
    HAND_CARDS,
    HIGHEST_BID,
    LANDS,
    OLD_WONDERS,
    PACTS,
    PLACES,
    ROLES,
    SEEDS,
    TECHNOLOGIES,
    UNITS,
    UPGRADES,
    WITH,
    WORKS,
)
from aevum.kernel.moves import Domain, MoveBook, Verb

CARD: Final = Domain("card", CARDS)
PLACE: Final = Domain("place", [f"R{place}" for place in range(1, PLACES + 1)])
RIVAL: Final = Domain("rival", COLOURS)
SIDE: Final = Domain("side", ("as-a", "as-b", "alike"))
AMOUNT: Final = Domain("amount", [str(amount) for amount in range(HIGHEST_BID + 1)], stepped=True)
STAGE: Final = Domain("stage", ("x1", "x2", "x3", "x4"))

ALIKE: Final = 2
"""Value of `SIDE` for a pact whose two sides do not differ."""


def _each(cards: Iterable[int]) -> list[tuple[int]]:
    return [(card,) for card in cards]


def _action_cards(contained: str) -> list[int]:
    return [FIRST_ACTION + card for card in range(len(ACTIONS)) if WITH[card] == contained]


SIMPLE_ACTIONS: Final = tuple(_action_cards(""))
LAND_CARDS: Final = tuple(_action_cards("land"))
SITE_CARDS: Final = tuple(_action_cards("building"))
UPGRADE_CARDS: Final = tuple(_action_cards("upgrade"))
GENIUS_CARDS: Final = tuple(_action_cards("stage"))
FRUGALITY_CARDS: Final = tuple(_action_cards("growth"))
BREAKTHROUGH_CARDS: Final = tuple(_action_cards("technology"))
CIVIL_UPGRADES: Final = tuple(pair for pair in UPGRADES if pair[0] < UNITS)
NEW_GOVERNMENTS: Final = tuple(range(DESPOTISM + 1, TECHNOLOGIES))

LAND_MOVES: Final = tuple((card, work) for card in LAND_CARDS for work in range(LANDS))
SITE_MOVES: Final = tuple((card, work) for card in SITE_CARDS for work in range(LANDS, UNITS))
IMPROVE_MOVES: Final = tuple((card, old, new) for card in UPGRADE_CARDS for old, new in CIVIL_UPGRADES)
BREAKTHROUGH_MOVES: Final = tuple((card, technology) for card in BREAKTHROUGH_CARDS for technology in DEVELOPED)
BREAKTHROUGH_REFORMS: Final = tuple((card, state) for card in BREAKTHROUGH_CARDS for state in NEW_GOVERNMENTS)
AGGRESSION_MOVES: Final = tuple((card, seat) for card in range(FIRST_AGGRESSION, FIRST_WAR) for seat in range(4))
WAR_MOVES: Final = tuple((card, seat) for card in range(FIRST_WAR, FIRST_PACT) for seat in range(4))
OFFER_MOVES: Final = tuple(
    (FIRST_PACT + pact, seat, side)
    for pact in range(len(PACTS))
    for seat in range(4)
    for side in ((0, 1) if ROLES[pact] else (ALIKE,))
)

CIVIL: Final = "civil"
MILITARY: Final = "military"
POLITICAL: Final = "political"

BOOK: Final = MoveBook(
    [
        Verb("take", PLACE, heading=CIVIL, public=True),
        Verb("grow", heading=CIVIL, public=True),
        Verb("ship", heading=CIVIL, public=True),
        Verb("enlist", CARD, combinations=_each(range(UNITS, len(WORKS))), heading=CIVIL, public=True),
        Verb("build", CARD, combinations=_each(range(UNITS)), heading=CIVIL, public=True),
        Verb("recruit", CARD, combinations=_each(range(UNITS, len(WORKS))), heading=MILITARY, public=True),
        Verb("upgrade", CARD, CARD, combinations=UPGRADES, heading=CIVIL, public=True),
        Verb("destroy", CARD, combinations=_each(range(UNITS)), heading=CIVIL, public=True),
        Verb("disband", CARD, combinations=_each(range(UNITS, len(WORKS))), heading=MILITARY, public=True),
        Verb("stage", STAGE, heading=CIVIL, public=True),
        Verb("lead", CARD, combinations=_each(range(FIRST_LEADER, FIRST_WONDER)), heading=CIVIL, public=True),
        Verb("develop", CARD, combinations=_each(DEVELOPED), heading=CIVIL, public=True),
        Verb("govern", CARD, combinations=_each(NEW_GOVERNMENTS), heading=CIVIL, public=True),
        Verb("revolt", CARD, combinations=_each(NEW_GOVERNMENTS), heading=CIVIL, public=True),
        Verb("play", CARD, combinations=_each(SIMPLE_ACTIONS), heading=CIVIL, public=True),
        Verb("land", CARD, CARD, combinations=LAND_MOVES, heading=CIVIL, public=True),
        Verb("site", CARD, CARD, combinations=SITE_MOVES, heading=CIVIL, public=True),
        Verb("improve", CARD, CARD, CARD, combinations=IMPROVE_MOVES, heading=CIVIL, public=True),
        Verb("genius", CARD, combinations=_each(GENIUS_CARDS), heading=CIVIL, public=True),
        Verb("frugality", CARD, combinations=_each(FRUGALITY_CARDS), heading=CIVIL, public=True),
        Verb("breakthrough", CARD, CARD, combinations=BREAKTHROUGH_MOVES, heading=CIVIL, public=True),
        Verb(
            "breakthrough_govern",
            CARD,
            CARD,
            combinations=BREAKTHROUGH_REFORMS,
            words="breakthrough govern",
            heading=CIVIL,
            public=True,
        ),
        Verb(
            "breakthrough_revolt",
            CARD,
            CARD,
            combinations=BREAKTHROUGH_REFORMS,
            words="breakthrough revolt",
            heading=CIVIL,
            public=True,
        ),
        Verb("tactic", CARD, combinations=_each(range(FIRST_TACTIC, len(CARDS))), heading=MILITARY, public=True),
        Verb("swap", heading=CIVIL, public=True),
        Verb("draw", heading=MILITARY, public=True),
        Verb("overpay", public=True),
        Verb("end", public=True),
        Verb("end_sparing", words="spare", public=True),
        Verb("seed", CARD, combinations=_each(SEEDS), heading=POLITICAL),
        Verb("aggression", CARD, RIVAL, combinations=AGGRESSION_MOVES, heading=POLITICAL, public=True),
        Verb("war", CARD, RIVAL, combinations=WAR_MOVES, heading=POLITICAL, public=True),
        Verb("offer", CARD, RIVAL, SIDE, combinations=OFFER_MOVES, heading=POLITICAL, public=True),
        Verb("cancel", CARD, combinations=_each(range(FIRST_PACT, FIRST_TACTIC)), heading=POLITICAL, public=True),
        Verb("settle", CARD, combinations=_each(range(FIRST_TERRITORY, FIRST_BONUS)), heading=POLITICAL, public=True),
        Verb("resign", public=True),
        Verb("go", public=True),
        Verb("pass", public=True),
        Verb("accept", public=True),
        Verb("refuse", public=True),
        Verb("bid", AMOUNT, combinations=[(amount,) for amount in range(1, HIGHEST_BID + 1)], public=True),
        Verb("sacrifice", CARD, combinations=_each(range(UNITS, len(WORKS))), public=True),
        Verb("spend", CARD, combinations=_each(range(FIRST_BONUS, FIRST_AGGRESSION)), public=True),
        Verb("done", public=True),
        Verb("discard", CARD, combinations=_each(HAND_CARDS)),
        Verb("lose", CARD, combinations=_each(range(len(WORKS))), public=True),
        Verb("raze", CARD, combinations=_each(range(LANDS, UNITS)), public=True),
        Verb("food", AMOUNT, public=True),
        Verb("cede", CARD, combinations=_each(range(FIRST_TERRITORY, FIRST_BONUS)), public=True),
        Verb("ruin", CARD, combinations=_each(OLD_WONDERS), public=True),
        Verb("seize", CARD, combinations=_each(range(FIRST_SPECIAL, DESPOTISM)), public=True),
        Verb("keep", CARD, combinations=_each(FINAL_EVENTS)),
    ]
)

STAGE_WORD: Final = BOOK.by_name["stage"].words[0]
"""Word that builds stages, offered on the wonder under construction."""
RESIGN: Final = BOOK.number("resign")
END: Final = BOOK.number("end")
VERB: Final = tuple(BOOK.verb_of(move).name for move in range(BOOK.size))
"""Name of the verb of each move."""
ARGUMENT: Final = tuple(move - BOOK.verb_of(move).first for move in range(BOOK.size))
"""Index of each move among the combinations of its verb."""


def _moves_of(*verbs: str) -> frozenset[int]:
    return frozenset(move for move in range(BOOK.size) if BOOK.verb_of(move).name in verbs)


RARE: Final = _moves_of("destroy", "disband", "cancel", "resign", "overpay")
"""Moves that are seldom wanted and give something up. They are reached by their button alone."""
PLAIN: Final = _moves_of("pass", "done", "refuse", "end", "end_sparing", "go", "bid", "food")
"""Moves that need no confirmation: verbs that end something, and amounts, which the player has stepped to."""
