"""Scenes in which one player acts upon others while all hold cards that the others do not know.

The three seats are the one that decides, its target, and a bystander.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Final

from aevum.games.clash_of_cultures import GAME as CLASH
from aevum.games.clash_of_cultures.constants import FIGHTING
from aevum.games.clash_of_cultures.rules import LAW
from aevum.games.clash_of_cultures.rules.combat_cards import why_not_half
from aevum.games.clash_of_cultures.rules.turn import active
from aevum.games.clash_of_cultures.state import Table
from aevum.games.clash_of_cultures.state_fields import BATTLE_A_CARD, BATTLE_ATTACKER, BATTLE_DEFENDER
from aevum.kernel.game import State
from aevum.kernel.match import Match
from aevum.kernel.records.savefile import read_match
from aevum.kernel.registry import find_game
from games.clash_of_cultures.scenes import step
from golden.remake import FOLDER as GOLDEN

PEOPLE: Final = ("Ada", "Bela", "Cleo")

# -- Through the Ages

OF_THE_AGES: Final = {
    "auction: a bid": 101,
    "auction: no bid left": 104,
    "auction: the winner pays": 105,
    "aggression: an attack": 153,
    "aggression: a defence": 154,
    "war: declared": 304,
    "war: the attacker sacrifices": 335,
    "pact: an answer": 37,
    "pact: in force": 49,
}
"""Number of moves of a golden game before each scene."""


@cache
def _golden() -> Match:
    return read_match(GOLDEN / "through-the-ages-full-3.aevum", find_game)


def _of_the_ages(scene: str) -> Match:
    golden = _golden()
    match = Match(golden.game, golden.options, seats=PEOPLE, seed=golden.seed)
    for played in golden.moves[: OF_THE_AGES[scene]]:
        match.play(played.move)
    return match


# -- Clash of Cultures

SEED: Final = 161
"""Seed of a game that reaches every one of the scenes."""


def _asks(table: Table, asked: str) -> bool:
    return LAW.now(table).name == asked


def _asks_for_a_card(table: Table, role: int) -> bool:
    """Whether the seat in a role is asked for a card against another player, with cards on both sides.

    The attacker may have played its card already.
    """
    if not _asks(table, "card") or table.fights[role] != table.actor or not _between_players(table):
        return False
    return can_fight(table, BATTLE_DEFENDER) and (table.fights[BATTLE_A_CARD] > 0 or can_fight(table, BATTLE_ATTACKER))


def _between_players(table: Table) -> bool:
    return max(table.fights[BATTLE_ATTACKER], table.fights[BATTLE_DEFENDER]) < len(PEOPLE)


def can_fight(table: State, role: int) -> bool:
    """Whether a side of the battle holds a card for it."""
    assert isinstance(table, Table)
    seat = table.fights[role]
    return any(why_not_half(table, seat, FIGHTING[card]) is None for card in table.hands[seat])


def _offers_both(table: Table) -> bool:
    """Whether the offer has cards of both kinds, while all players hold some."""
    return all(table.deal_cards) and all(table.hands)


def _cards_have_changed_hands(match: Match) -> bool:
    if not match.moves or CLASH.book.notation(match.moves[-1].move) != "accept":
        return False
    before = match.state_at(len(match.moves) - 1)
    assert isinstance(before, Table)
    return bool(before.deal_cards[0])


OF_CULTURES: Final[dict[str, Callable[[Match, Table], bool]]] = {
    "battle: the attacker's card": lambda _, table: _asks_for_a_card(table, BATTLE_ATTACKER),
    "battle: the defender's card": lambda _, table: (
        _asks_for_a_card(table, BATTLE_DEFENDER) and table.fights[BATTLE_A_CARD] > 0
    ),
    "battle: another round": lambda _, table: _asks(table, "press") and _between_players(table),
    "trade: an offer is composed": lambda _, table: _asks(table, "compose") and _offers_both(table),
    "trade: an answer": lambda _, table: _asks(table, "answer") and _offers_both(table),
    "trade: another offer": lambda _, table: (
        _asks(table, "compose") and _offers_both(table) and table.actor != active(table)
    ),
    "trade: cards have changed hands": lambda match, _: _cards_have_changed_hands(match),
}
"""Conditions of the scenes; each is taken where it first holds in a game of sensible players."""


def _of_cultures(scene: str) -> Match:
    match, chances = Match(CLASH, seats=PEOPLE, seed=SEED), Random(SEED)
    while not match.over:
        table = match.state
        assert isinstance(table, Table)
        if OF_CULTURES[scene](match, table):
            return match
        match.play(step(table, chances))
    raise AssertionError(f"game {SEED} never comes to this: {scene}")


SCENES: Final = (*OF_THE_AGES, *OF_CULTURES)


def at(scene: str) -> Match:
    """Return a match up to this scene, which callers may play on."""
    return _of_the_ages(scene) if scene in OF_THE_AGES else _of_cultures(scene)
