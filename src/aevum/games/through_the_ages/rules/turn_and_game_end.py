"""Rulebook chapter Fin del turno, de la ronda y de la partida: next turn, resigning, final scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import (
    CARDS,
    DESPOTISM,
    FIRST_TERRITORY,
    FIRST_WONDER,
    NONE,
    PLAYERS,
    PRINTED,
    STORES,
    TECHNOLOGIES,
    WORKS,
    named,
)
from aevum.games.through_the_ages.rules.ages import end_antiquity, uncover
from aevum.games.through_the_ages.rules.clauses import CARD, clause
from aevum.games.through_the_ages.rules.fight import end_war
from aevum.games.through_the_ages.rules.lead import remove_leader
from aevum.games.through_the_ages.rules.military_deck import GONE
from aevum.games.through_the_ages.rules.pacts import end_pact
from aevum.games.through_the_ages.rules.production import add_culture, produce, resource_output
from aevum.games.through_the_ages.rules.ratings import bits, uprising
from aevum.games.through_the_ages.rules.scoring import basic_points, event_points, is_final
from aevum.games.through_the_ages.rules.stages import discard_wonder
from aevum.games.through_the_ages.rules.turn import (
    ACTED,
    ACTIVE,
    ASKED,
    TURN,
    begin,
    following,
    is_basic,
    players,
)
from aevum.games.through_the_ages.state_fields import (
    ATTACKER,
    BANK,
    BLUE,
    CIV_WIDTH,
    COLONIES,
    CULTURE,
    FINISHED,
    GOVERNMENT,
    IDLE,
    LEADER,
    LEADERS_SHARE,
    MILITARY_RESOURCES,
    OUT,
    PACT,
    PARTNER,
    SEEDED,
    TACTIC,
    TECHNOLOGY,
    WAR,
    WAR_ON,
    WONDER,
    YELLOW,
)
from aevum.kernel.game import FRAME, STEP, Outcome
from aevum.kernel.points import rank
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import always

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

RESIGNING: Final = clause("score.resign")
AT_START: Final = clause("score.resign_when")
FINAL: Final = clause("score.events")
BASIC_FINAL: Final = clause("score.basic")
SPARING: Final = clause("production.sparing")


# -- the end of a turn


def _end(table: Table, _: int) -> None:
    seat = table.frames[ACTIVE]
    produce(table, seat)
    finish_turn(table, seat)


def _why_not_spare(table: Table, _: int) -> Clause | None:
    """Return the clause that forbids ending the turn with one mine at rest, which is a variant; None if allowed."""
    seat = table.frames[ACTIVE]
    if not table.options.alternative_corruption or is_basic(table) or uprising(table, seat):
        return SPARING
    return None if resource_output(table, seat) else SPARING


def _spare(table: Table, _: int) -> None:
    seat = table.frames[ACTIVE]
    produce(table, seat, resting=1)
    finish_turn(table, seat)


TURN.answer("end", why_not=always, apply=_end)
TURN.answer("end_sparing", why_not=_why_not_spare, apply=_spare)


def finish_turn(table: Table, seat: int) -> None:
    """Begin the next turn, or end the match; unspent resources for units only are lost."""
    table.civ[seat * CIV_WIDTH + MILITARY_RESOURCES] = table.civ[seat * CIV_WIDTH + LEADERS_SHARE] = 0
    _put_deck_a_away(table)
    table.frames.clear()
    after = following(table, seat)
    seats = len(table.hands)
    if (after - table.first) % seats <= (seat - table.first) % seats:
        if table.round == table.last_round:
            _finish(table)
            return
        if table.round == 1 and table.covered:
            uncover(table)
        table.round += 1
    begin(table, after)


def _put_deck_a_away(table: Table) -> None:
    """Put away deck A after the first turn of the second round, even if its player resigned.

    The row is filled from deck A only once in that round, at the start of that turn.
    """
    if table.round > 1 and not table.age:
        end_antiquity(table)


# -- the end of the match


def _finish(table: Table) -> None:
    """Add the points that the game gives at its end; ties are broken as if the first player were to play."""
    seats = len(table.hands)
    order = [
        seat % seats
        for seat in range(table.first, table.first + seats)
        if not table.civ[seat % seats * CIV_WIDTH + OUT]
    ]
    added: list[dict[str, int]] = [{} for _ in range(seats)]
    if is_basic(table):
        for seat in order:
            added[seat] = basic_points(table, seat)
            points = add_culture(table, seat, sum(added[seat].values()))
            if table.log is not None:
                table.log.add("event-basic-end", BASIC_FINAL, player=PLAYERS[seat], points=points)
    for event in _final_events(table):
        if table.log is not None:
            table.log.add("event-final", FINAL, card=named(event))
        for seat, gained in event_points(table, event, order):
            added[seat][CARDS[event]] = points = add_culture(table, seat, gained)
            if table.log is not None and points:
                table.log.add("event-culture", CARD[event], player=PLAYERS[seat], points=points)
    table.final = tuple(tuple(lines.items()) for lines in added)
    table.revealed += 1


def _final_events(table: Table) -> list[int]:
    """Return open bonuses, private ones, and the events of Age III that are left in both piles of events."""
    if is_basic(table):
        return []
    left = [] if table.options.fewer_bonuses else [card for card in table.current + table.future if is_final(card)]
    private = [card for cards in table.private for card in cards]
    return sorted(table.bonuses) + sorted(private) + sorted(left)


def outcome(table: Table) -> Outcome:
    """Return the outcome: culture collected, and points added at the end; seats that resigned come last."""
    civ, seats = table.civ, range(len(table.hands))
    added = [dict(lines) for lines in table.final] or [{} for _ in seats]
    every = dict.fromkeys((line for lines in added for line in lines), 0)
    points = tuple(
        {"collected": civ[seat * CIV_WIDTH + CULTURE] - sum(added[seat].values()), **every, **added[seat]}
        for seat in seats
    )
    totals = tuple(civ[seat * CIV_WIDTH + CULTURE] for seat in seats)
    stayed = [seat for seat in seats if not civ[seat * CIV_WIDTH + OUT]]
    left = tuple(seat for seat in seats if civ[seat * CIV_WIDTH + OUT])
    ranking = [tuple(stayed[place] for place in tied) for tied in rank([totals[seat] for seat in stayed])]
    reason = "end-resigned" if len(stayed) == 1 else "end-culture"
    return Outcome(points, totals, (*ranking, left) if left else tuple(ranking), reason)


# -- resigning


def why_not_resign(table: Table, _: int) -> Clause | None:
    """Return the clause that forbids resigning; None if it is allowed.

    A seat resigns only at the start of its turn: before its own war, else with the political action, else before all
    else.
    """
    if table.frames[STEP] == TURN.id:
        return AT_START if table.frames[ACTED] or table.frames[ASKED] else None
    return AT_START if table.frames[ASKED] > 1 else None


def resign(table: Table, _: int) -> None:
    """End a civilization by resignation: its wars and pacts end, its cards and tokens leave the game."""
    seat = table.frames[ACTIVE]
    del table.frames[FRAME:]
    civ = table.civ
    end_war(table, seat, for_good=True)
    for other in range(len(table.hands)):
        base = other * CIV_WIDTH
        if civ[base + WAR_ON] == seat:
            end_war(table, other)
        if civ[base + PACT] != NONE and seat in (other, civ[base + PARTNER]):
            end_pact(table, other, for_good=other == seat)
        if civ[base + ATTACKER] == seat:
            civ[base + ATTACKER] = NONE
    _clear_away(table, seat)
    civ[seat * CIV_WIDTH + OUT] = 1
    if table.log is not None:
        table.log.add("event-resign", RESIGNING, player=PLAYERS[seat])
    if players(table) == 1:
        table.frames.clear()
        return
    if table.first == seat:
        _pass_on_start(table, seat)
        return
    finish_turn(table, seat)


def _pass_on_start(table: Table, seat: int) -> None:
    """Make the next seat left the first player; the round goes on, and its event has already been turned up."""
    _put_deck_a_away(table)
    table.first = following(table, seat)
    table.frames.clear()
    begin(table, table.first, event=False)


def _clear_away(table: Table, seat: int) -> None:
    civ, base = table.civ, seat * CIV_WIDTH
    remove_leader(table, seat)
    discard_wonder(table, seat)
    table.box += tuple(table.civil_hands[seat])
    table.box += tuple(FIRST_WONDER + wonder for wonder in bits(civ[base + FINISHED]))
    known = civ[base + TECHNOLOGY] & (1 << TECHNOLOGIES) - 1
    table.box += tuple(card for card in bits(known) if card not in PRINTED and card != DESPOTISM)
    table.box += tuple(FIRST_TERRITORY + colony for colony in bits(civ[base + COLONIES]))
    if civ[base + TACTIC] != NONE:
        table.box += (civ[base + TACTIC],)
    for card in table.hands[seat]:
        table.used.append(card)
        table.used_seen.append(1 << seat | GONE)
    table.civil_hands[seat] = []
    table.hands[seat] = []
    table.yellow_box += civ[base + YELLOW] + civ[base + IDLE] + sum(civ[base : base + len(WORKS)])
    table.blue_box += civ[base + BANK] + sum(civ[base + BLUE : base + BLUE + STORES])
    culture, seeded = civ[base + CULTURE], civ[base + SEEDED]
    civ[base : base + CIV_WIDTH] = _FALLEN
    civ[base + CULTURE], civ[base + SEEDED] = culture, seeded


_NOTHING: Final = (GOVERNMENT, LEADER, WONDER, TACTIC, WAR, WAR_ON, PACT, PARTNER, ATTACKER)
_FALLEN: Final = [NONE if place in _NOTHING else 0 for place in range(CIV_WIDTH)]
"""Values of a civilization that has resigned."""
TURN.answer("resign", why_not=why_not_resign, apply=resign)
