"""Positions of Through the Ages by the ids of cards, and functions to play and to read them.

`table()` is a turn in which nothing has been done yet: the row is empty, hands are empty, every civilization is as it
is at the start of a match. `give()` then sets what a seat has. What is not named stays as it was, and the box makes up
for tokens, so that giving workers does not change the yellow bank, nor giving food the blue one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.constants import (
    AGE,
    BIT,
    CARDS,
    COLOURS,
    FIRST_GOVERNMENT,
    FIRST_LEADER,
    FIRST_TERRITORY,
    FIRST_WONDER,
    NONE,
    NUMBER,
    PLACES,
    STORES,
    WORKS,
)
from aevum.games.through_the_ages.rules import LAW
from aevum.games.through_the_ages.rules.politics import POLITICS
from aevum.games.through_the_ages.rules.ratings import rate, tokens_owned
from aevum.games.through_the_ages.rules.turn import (
    ACTION_STAGE,
    ASKED,
    DISCARD_STAGE,
    STAGE,
    TURN,
    begin,
)
from aevum.games.through_the_ages.state import Table
from aevum.games.through_the_ages.state_fields import (
    BANK,
    BLUE,
    CIV_WIDTH,
    COLONIES,
    CULTURE,
    FINISHED,
    GOVERNMENT,
    IDLE,
    LEADER,
    LEADERS,
    MILITARY_RESOURCES,
    PACT,
    PARTNER,
    RED,
    RED_USED,
    ROLE,
    RUINED,
    SCIENCE,
    STAGES_DONE,
    TACTIC,
    TECHNOLOGY,
    WAR,
    WAR_ON,
    WHITE,
    WHITE_LOST,
    WHITE_USED,
    WONDER,
    YELLOW,
)
from aevum.games.through_the_ages.view import CivilizationView, TableView
from aevum.games.through_the_ages.view_builder import see
from aevum.kernel.chance import Chance
from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import OVER
from aevum.kernel.steps import push
from notation_player import Playing

LONGEST: Final = 3_000
"""Maximum number of moves of an idle match."""


# -- setting up


def start(seats: int = 3, game: str = "full", seed: int = 0, **options: Any) -> Table:
    """Return a match before its first decision, as it is dealt."""
    return GAME.start(GAME.read_options({"game": game, **options}), seats, Chance.from_seed(seed))


def table(
    seats: int = 3, game: str = "full", round: int = 5, active: int = 0, *, age: int | None = None, **options: Any
) -> Table:
    """Return the turn of a seat, all its actions before it; seat 0 began.

    The row is empty, the decks are complete. `age` is that of the running decks, by default Antiquity in the first two
    rounds and I later; bonuses to choose are passed.
    """
    made = start(seats, game, **options)
    made.pool, made.dealt = [], [[] for _ in range(seats)]
    made.first, made.round = 0, round
    made.age = age if age is not None else int(round > 2)
    made.card_row = [NONE] * PLACES
    made.civil_at = PLACES if made.age == 0 else 0
    for seat in range(seats):
        for place in (WHITE_USED, WHITE_LOST, RED_USED):
            made.civ[seat * CIV_WIDTH + place] = 0
    made.frames.clear()
    push(made, TURN, active, ACTION_STAGE)
    return made


def give(
    table: Table,
    seat: int = 0,
    *,
    workers: str = "",
    technologies: str = "",
    government: str | None = None,
    leader: str | None = None,
    wonders: str | None = None,
    ruined: str | None = None,
    wonder: str | None = None,
    stages: int | None = None,
    colonies: str | None = None,
    tactic: str | None = None,
    blue: str = "",
    food: int | None = None,
    resources: int | None = None,
    bank: int | None = None,
    yellow: int | None = None,
    idle: int | None = None,
    culture: int | None = None,
    science: int | None = None,
    civil_used: int | None = None,
    military_used: int | None = None,
    military_resources: int | None = None,
    hand: str | None = None,
    military: str | None = None,
) -> Table:
    """Set what a seat has; what is not named stays.

    `workers="bronze:3 iron"`: the number on each of these cards, whose technologies come with them. `technologies`:
    more of them (works and specials), `government` in place of the old one. `leader`, `wonder` (under construction,
    with `stages` done) and `tactic`: "" takes it away. `wonders` (finished; `ruined` are those of them face down) and
    `colonies`: all of them. `blue="coal:2"`: blue tokens on farms, mines or labs; `food` and `resources`: as tokens on
    Agriculture and Bronze, all others off. `bank`, `yellow`, `idle`: tokens in the blue and the yellow bank, unused
    workers. `military_resources`: those for units, of this turn. `hand`: the civil hand, `military` the other one.
    """
    civ, base = table.civ, seat * CIV_WIDTH
    before = GAME.conserved_counts(table)
    _teach(table, seat, workers, technologies, government)
    _set_cards(table, seat, {LEADER: leader, WONDER: wonder, TACTIC: tactic})
    _set_piles(table, seat, {FINISHED: wonders, RUINED: ruined, COLONIES: colonies})
    _store(table, seat, blue, food, resources)
    numbers = {
        STAGES_DONE: stages,
        BANK: bank,
        YELLOW: yellow,
        IDLE: idle,
        CULTURE: culture,
        SCIENCE: science,
        WHITE_USED: civil_used,
        RED_USED: military_used,
        MILITARY_RESOURCES: military_resources,
    }
    for place, number in numbers.items():
        if number is not None:
            civ[base + place] = number
    _deal(table, seat, hand, military)
    after = GAME.conserved_counts(table)
    table.yellow_box -= after["yellow"] - before["yellow"]
    table.blue_box -= after["blue"] - before["blue"]
    _count(table)
    return table


def _teach(table: Table, seat: int, workers: str, technologies: str, government: str | None) -> None:
    civ, base = table.civ, seat * CIV_WIDTH
    for work, count in _numbered(workers):
        civ[base + work] = count
        civ[base + TECHNOLOGY] |= BIT[work]
    for technology in cards(technologies):
        civ[base + TECHNOLOGY] |= BIT[technology]
    if government is not None:
        civ[base + TECHNOLOGY] ^= BIT[civ[base + GOVERNMENT]] | BIT[NUMBER[government]]
        civ[base + GOVERNMENT] = NUMBER[government]


def _set_cards(table: Table, seat: int, named: dict[int, str | None]) -> None:
    for place, card in named.items():
        if card is not None:
            table.civ[seat * CIV_WIDTH + place] = NUMBER[card] if card else NONE


def _set_piles(table: Table, seat: int, named: dict[int, str | None]) -> None:
    for place, pile in named.items():
        if pile is not None:
            first = FIRST_TERRITORY if place == COLONIES else FIRST_WONDER
            table.civ[seat * CIV_WIDTH + place] = sum(BIT[card - first] for card in cards(pile))


def _deal(table: Table, seat: int, hand: str | None, military: str | None) -> None:
    """Set sorted hands; of each Age whose leader is there one has been taken."""
    if hand is not None:
        table.civil_hands[seat] = sorted(cards(hand))
    if military is not None:
        table.hands[seat] = sorted(cards(military))
    base = seat * CIV_WIDTH
    for card in (table.civ[base + LEADER], *table.civil_hands[seat]):
        if FIRST_LEADER <= card < FIRST_WONDER:
            table.civ[base + LEADERS] |= BIT[AGE[card]]


def _store(table: Table, seat: int, blue: str, food: int | None, resources: int | None) -> None:
    civ, first = table.civ, seat * CIV_WIDTH + BLUE
    for amount, cheapest in ((food, "agriculture"), (resources, "bronze")):
        if amount is not None:
            works = range(NUMBER[cheapest], NUMBER[cheapest] + 4)
            civ[first + works.start : first + works.stop] = [amount, 0, 0, 0]
    for work, tokens in _numbered(blue):
        assert work < STORES, f"no blue tokens lie on {CARDS[work]}"
        civ[first + work] = tokens


def _count(table: Table) -> None:
    """Update tokens and ratings of all seats, because pacts reach others."""
    for seat in range(len(table.hands)):
        base = seat * CIV_WIDTH
        table.civ[base + WHITE], table.civ[base + RED] = tokens_owned(table, seat)
        rate(table, seat)


def make_pact(table: Table, owner: int, partner: int, pact: str, *, side: str = "a") -> Table:
    """Put a pact in play that `owner` has offered; `side` is the part of the owner."""
    civ, base = table.civ, owner * CIV_WIDTH
    civ[base + PACT], civ[base + PARTNER], civ[base + ROLE] = NUMBER[pact], partner, "ab".index(side)
    _count(table)
    return table


def declare(table: Table, attacker: int, war: str, target: int) -> Table:
    """Put a war in play that has been declared and is not yet resolved."""
    civ, base = table.civ, attacker * CIV_WIDTH
    civ[base + WAR], civ[base + WAR_ON] = NUMBER[war], target
    return table


def lay(table: Table, row: str) -> Table:
    """Set the card row, the cheap end first; "-" is an empty place, and so are those not named."""
    named = [NONE if id == "-" else NUMBER[id] for id in row.split()]
    table.card_row = named + [NONE] * (PLACES - len(named))
    return table


def stack(
    table: Table,
    *,
    civil: str | None = None,
    military: str | None = None,
    current: str | None = None,
    future: str | None = None,
) -> Table:
    """Set the rest of the running decks, and the event decks; the top card first."""
    if civil is not None:
        table.civil = _replaced(table.civil, table.age, cards(civil))
        table.civil_at = 0
    if military is not None:
        table.military = _replaced(table.military, max(1, table.age), cards(military))
        table.military_at = 0
    if current is not None:
        table.current = cards(current)[::-1]
    if future is not None:
        table.future = cards(future)[::-1]
    return table


def _replaced(decks: Sequence[tuple[int, ...]], age: int, deck: Iterable[int]) -> tuple[tuple[int, ...], ...]:
    return (*decks[:age], tuple(deck), *decks[age + 1 :])


def politics(table: Table) -> Table:
    """Ask the active seat for its political action; the rest of its turn is still to come."""
    active = table.frames[1]
    table.frames.clear()
    push(table, TURN, active, DISCARD_STAGE)
    table.frames[STAGE], table.frames[ASKED] = DISCARD_STAGE, 1
    push(table, POLITICS, active)
    return table


def begin_turn(table: Table, seat: int = 0) -> Table:
    """Start the turn of a seat from its first stage: events of the basic game, row, war, politics, discards."""
    table.frames.clear()
    push(table, TURN, seat)
    before = GAME.conserved_counts(table)
    table.frames.clear()
    begin(table, seat)
    LAW.settle(table)
    assert GAME.conserved_counts(table) == before, "a card or a token was lost"
    return table


def _numbered(words: str) -> list[tuple[int, int]]:
    """Return cards with their numbers, 1 where none is written."""
    pairs = [word.partition(":") for word in words.split()]
    return [(NUMBER[id], int(number or 1)) for id, _, number in pairs]


def cards(ids: str) -> list[int]:
    """Return cards by their ids."""
    return [NUMBER[id] for id in ids.split()]


# -- playing

_PLAYING: Final = Playing(GAME, COLOURS, idle=("end", "pass", "done", "refuse", "go"), longest=LONGEST)
play = _PLAYING.play
after = _PLAYING.after
may = _PLAYING.may
refused = _PLAYING.refused
events_of = _PLAYING.events_of
idle = _PLAYING.idle
finish = _PLAYING.finish
legal = _PLAYING.legal
actor = _PLAYING.actor


def idle_until(table: Table, round: int, seat: int = 0) -> Table:
    """Let all seats do as little as they may until this seat decides in this round."""
    for _ in range(LONGEST):
        if table.round == round and table.actor == seat:
            return table
        if table.actor == OVER:
            break
        idle(table)
    raise AssertionError("this turn does not come")


# -- reading


def verbs(table: Table) -> set[str]:
    """Return the first words of the legal moves."""
    return {notation.split()[0] for notation in legal(table)}


def own(table: Table, seat: int = 0) -> CivilizationView:
    """Return a civilization as all seats see it."""
    return seen(table).civilizations[seat]


def seen(table: Table, seat: int = SPECTATOR) -> TableView:
    """Return the view of one seat."""
    return see(table, seat)


def phase(table: Table) -> str:
    """Return the name of the step that is decided now: "turn", "politics", "discard"..."""
    return LAW.now(table).name


def workers(table: Table, seat: int = 0) -> dict[str, int]:
    """Return the workers by card, without empty ones."""
    return {CARDS[work]: count for work, count in enumerate(own(table, seat).workers) if count}


def blue(table: Table, seat: int = 0) -> dict[str, int]:
    """Return the blue tokens by farm, mine and lab, without empty ones."""
    return {CARDS[work]: tokens for work, tokens in enumerate(own(table, seat).blue) if tokens}


def hand(table: Table, seat: int = 0) -> list[str]:
    """Return the civil hand."""
    return ids(table.civil_hands[seat])


def military_hand(table: Table, seat: int = 0) -> list[str]:
    return ids(table.hands[seat])


def in_play(table: Table, seat: int = 0) -> set[str]:
    """Return the technologies in play that are not there from the start, the government too."""
    return set(ids(own(table, seat).technologies)) - _PRINTED


_PRINTED: Final = frozenset(CARDS[work] for work in range(len(WORKS)) if not AGE[work]) | {CARDS[FIRST_GOVERNMENT]}


def row(table: Table) -> list[str]:
    """Return the card row; "-" is an empty place."""
    return ["-" if card == NONE else CARDS[card] for card in table.card_row]


def ids(numbers: Iterable[int]) -> list[str]:
    """Return cards as their ids."""
    return [CARDS[card] for card in numbers]


def name(card: int) -> str:
    """Return a card by its id; "" for none."""
    return "" if card == NONE else CARDS[card]
