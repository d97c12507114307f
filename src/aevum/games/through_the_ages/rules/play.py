"""Rulebook chapter Jugar una carta de acción: what the card gives, or the action it contains, at its discount."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import FIRST_ACTION, PLAYERS, named
from aevum.games.through_the_ages.moves import (
    BREAKTHROUGH_MOVES,
    BREAKTHROUGH_REFORMS,
    FRUGALITY_CARDS,
    GENIUS_CARDS,
    IMPROVE_MOVES,
    LAND_MOVES,
    SIMPLE_ACTIONS,
    SITE_MOVES,
)
from aevum.games.through_the_ages.rule_values import (
    ACTION_CULTURE,
    ACTION_DISCOUNT,
    ACTION_FOOD,
    ACTION_RED,
    ACTION_RESOURCE,
    ACTION_SCIENCE,
    ACTION_UNITS,
    PER_RICHER,
    PER_STRONGER,
)
from aevum.games.through_the_ages.rules import build as building
from aevum.games.through_the_ages.rules import government, technology
from aevum.games.through_the_ages.rules.clauses import CARD, CIVIL_ACTION, FIRST_ROUND, IN_HAND, clause
from aevum.games.through_the_ages.rules.growth import grow, why_not_grow
from aevum.games.through_the_ages.rules.ratings import in_play
from aevum.games.through_the_ages.rules.stages import complete, why_not_stages
from aevum.games.through_the_ages.rules.stores import FARMS, MINES, gain
from aevum.games.through_the_ages.rules.turn import ACTIVE, TURN, civil_action, civil_left, players, spend_civil
from aevum.games.through_the_ages.state_fields import CIV_WIDTH, CULTURE, MILITARY_RESOURCES, RED_EXTRA, STRENGTH
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

TAKEN_NOW: Final = clause("play.not_fresh")


def why_not_card(table: Table, seat: int, card: int) -> Clause | None:
    """Return the clause that forbids playing an action card (not in hand, or taken in this turn); None if allowed."""
    copies = table.civil_hands[seat].count(card)
    if not copies:
        return IN_HAND
    return None if copies > table.fresh.count(card) else TAKEN_NOW


def discount_of(card: int) -> int:
    """Return the resources that an action card takes off the action it contains."""
    return ACTION_DISCOUNT[card - FIRST_ACTION]


def _lay_down(table: Table, card: int) -> int:
    """Play a card, which leaves the game, and return the seat that plays it."""
    seat = table.frames[ACTIVE]
    table.civil_hands[seat].remove(card)
    table.box += (card,)
    if table.log is not None:
        table.log.add("event-play", CARD[card], player=PLAYERS[seat], card=named(card))
    return seat


def _collect(table: Table, seat: int, card: int) -> None:
    """Give what an action card grants."""
    civ, base, action = table.civ, seat * CIV_WIDTH, card - FIRST_ACTION
    technology.gain_science(table, seat, ACTION_SCIENCE[action])
    gain(table, seat, FARMS, ACTION_FOOD[action])
    gain(table, seat, MINES, ACTION_RESOURCE[action])
    civ[base + RED_EXTRA] += ACTION_RED[action]
    civ[base + MILITARY_RESOURCES] += ACTION_UNITS[action]
    by_players = players(table) - 2
    civ[base + MILITARY_RESOURCES] += PER_STRONGER[action][by_players] * _above(table, seat, STRENGTH)
    richer = PER_RICHER[action][by_players] * _above(table, seat, CULTURE)
    civ[base + CULTURE] += ACTION_CULTURE[action] + richer


def _above(table: Table, seat: int, place: int) -> int:
    """Return the number of rivals with more of something than this seat."""
    civ = table.civ
    return sum(civ[other * CIV_WIDTH + place] > civ[seat * CIV_WIDTH + place] for other in in_play(table))


def _why_not_play(table: Table, argument: int) -> Clause | None:
    return why_not_card(table, table.frames[ACTIVE], SIMPLE_ACTIONS[argument])


def _play(table: Table, argument: int) -> None:
    card = SIMPLE_ACTIONS[argument]
    _collect(table, _lay_down(table, card), card)


civil_action("play", _why_not_play, _play)


# -- with a new farm, mine or urban building


def _why_not_build(table: Table, card: int, work: int) -> Clause | None:
    seat = table.frames[ACTIVE]
    return why_not_card(table, seat, card) or building.why_not_build(table, seat, work, discount_of(card))


def _why_not_land(table: Table, argument: int) -> Clause | None:
    return _why_not_build(table, *LAND_MOVES[argument])


def _land(table: Table, argument: int) -> None:
    card, work = LAND_MOVES[argument]
    building.build(table, _lay_down(table, card), work, discount_of(card))


def _why_not_site(table: Table, argument: int) -> Clause | None:
    return _why_not_build(table, *SITE_MOVES[argument])


def _site(table: Table, argument: int) -> None:
    card, work = SITE_MOVES[argument]
    building.build(table, _lay_down(table, card), work, discount_of(card))


civil_action("land", _why_not_land, _land)
civil_action("site", _why_not_site, _site)


# -- with an upgrade


def _why_not_improve(table: Table, argument: int) -> Clause | None:
    card, old, new = IMPROVE_MOVES[argument]
    seat = table.frames[ACTIVE]
    return why_not_card(table, seat, card) or building.why_not_upgrade(table, seat, old, new, discount_of(card))


def _improve(table: Table, argument: int) -> None:
    card, old, new = IMPROVE_MOVES[argument]
    building.upgrade(table, _lay_down(table, card), old, new, discount_of(card))


civil_action("improve", _why_not_improve, _improve)


# -- with one stage of a wonder


def _why_not_genius(table: Table, argument: int) -> Clause | None:
    seat, card = table.frames[ACTIVE], GENIUS_CARDS[argument]
    return why_not_card(table, seat, card) or why_not_stages(table, seat, 1, discount_of(card))


def _genius(table: Table, argument: int) -> None:
    card = GENIUS_CARDS[argument]
    complete(table, _lay_down(table, card), 1, discount_of(card))


civil_action("genius", _why_not_genius, _genius)


# -- with growth: food comes after it


def _why_not_frugality(table: Table, argument: int) -> Clause | None:
    seat = table.frames[ACTIVE]
    return why_not_card(table, seat, FRUGALITY_CARDS[argument]) or why_not_grow(table, seat)


def _frugality(table: Table, argument: int) -> None:
    card = FRUGALITY_CARDS[argument]
    seat = _lay_down(table, card)
    grow(table, seat)
    _collect(table, seat, card)


civil_action("frugality", _why_not_frugality, _frugality)


# -- with a technology: science comes after it


def _why_not_breakthrough(table: Table, argument: int) -> Clause | None:
    card, played = BREAKTHROUGH_MOVES[argument]
    seat = table.frames[ACTIVE]
    return why_not_card(table, seat, card) or technology.why_not_develop(table, seat, played)


def _breakthrough(table: Table, argument: int) -> None:
    card, played = BREAKTHROUGH_MOVES[argument]
    seat = _lay_down(table, card)
    technology.develop(table, seat, played)
    _collect(table, seat, card)


def _why_not_reform(table: Table, argument: int) -> Clause | None:
    card, played = BREAKTHROUGH_REFORMS[argument]
    seat = table.frames[ACTIVE]
    return why_not_card(table, seat, card) or government.why_not_govern(table, seat, played)


def _reform(table: Table, argument: int) -> None:
    card, played = BREAKTHROUGH_REFORMS[argument]
    seat = _lay_down(table, card)
    government.govern(table, seat, played)
    _collect(table, seat, card)


def _why_not_uproar(table: Table, argument: int) -> Clause | None:
    """Return the clause that forbids a revolution by a breakthrough card; None if it is allowed.

    It is the only civil action of the turn; under Robespierre the card costs a civil action besides the military ones.
    """
    card, played = BREAKTHROUGH_REFORMS[argument]
    seat = table.frames[ACTIVE]
    if table.round == 1:
        return FIRST_ROUND
    forbidden = why_not_card(table, seat, card) or government.why_not_revolt(table, seat, played)
    if forbidden is not None:
        return forbidden
    return None if civil_left(table, seat) else CIVIL_ACTION


def _uproar(table: Table, argument: int) -> None:
    card, played = BREAKTHROUGH_REFORMS[argument]
    seat = _lay_down(table, card)
    if government.by_military(table, seat):
        spend_civil(table, seat)
    government.revolt(table, seat, played)
    _collect(table, seat, card)


civil_action("breakthrough", _why_not_breakthrough, _breakthrough)
civil_action("breakthrough_govern", _why_not_reform, _reform)
TURN.answer("breakthrough_revolt", why_not=_why_not_uproar, apply=_uproar)
