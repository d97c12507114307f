"""Fin del turno, de la ronda y de la partida: whose turn follows, who leaves, and how the match ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.civilization import (
    ATTACKER,
    BANK,
    BLUE,
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
    WIDTH,
    WONDER,
    YELLOW,
)
from aevum.games.through_the_ages.facts import (
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
from aevum.kernel.game import FRAME, STEP, Outcome
from aevum.kernel.points import rank
from aevum.kernel.rulebook import Clause

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table

RESIGNING: Final = clause("score.resign")
AT_START: Final = clause("score.resign_when")
FINAL: Final = clause("score.events")
BASIC_FINAL: Final = clause("score.basic")
SPARING: Final = clause("production.sparing")


# -- the end of a turn


def _why_not_end(table: Table, _: int) -> Clause | None:
    return None


def _end(table: Table, _: int) -> None:
    seat = table.frames[ACTIVE]
    produce(table, seat)
    finish_turn(table, seat)


def _why_not_spare(table: Table, _: int) -> Clause | None:
    """In the variant of corruption one mine may rest."""
    seat = table.frames[ACTIVE]
    if not table.options.alternative_corruption or is_basic(table) or uprising(table, seat):
        return SPARING
    return None if resource_output(table, seat) else SPARING


def _spare(table: Table, _: int) -> None:
    seat = table.frames[ACTIVE]
    produce(table, seat, resting=1)
    finish_turn(table, seat)


TURN.answer("end", why_not=_why_not_end, apply=_end)
TURN.answer("end_sparing", why_not=_why_not_spare, apply=_spare)


def finish_turn(table: Table, seat: int) -> None:
    """The next turn, or the end; special resources for units are lost."""
    table.civ[seat * WIDTH + MILITARY_RESOURCES] = table.civ[seat * WIDTH + LEADERS_SHARE] = 0
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
    """In the second round the row is filled from it once, by the first player, who may resign after that."""
    if table.round > 1 and not table.age:
        end_antiquity(table)


# -- the end of the match


def _finish(table: Table) -> None:
    """What the game gives at its end; ties as if the first player were to play."""
    seats = len(table.hands)
    order = [
        seat % seats for seat in range(table.first, table.first + seats) if not table.civ[seat % seats * WIDTH + OUT]
    ]
    added: list[dict[str, int]] = [{} for _ in range(seats)]
    if is_basic(table):
        for seat in order:
            added[seat] = basic_points(table, seat)
            points = add_culture(table, seat, sum(added[seat].values()))
            if table.log is not None:
                table.log.tell("event-basic-end", BASIC_FINAL, player=PLAYERS[seat], points=points)
    for event in _final_events(table):
        if table.log is not None:
            table.log.tell("event-final", FINAL, card=named(event))
        for seat, gained in event_points(table, event, order):
            added[seat][CARDS[event]] = points = add_culture(table, seat, gained)
            if table.log is not None and points:
                table.log.tell("event-culture", CARD[event], player=PLAYERS[seat], points=points)
    table.final = tuple(tuple(lines.items()) for lines in added)
    table.revealed += 1


def _final_events(table: Table) -> list[int]:
    """Open bonuses, private ones, and the events of Age III that are left in both decks."""
    if is_basic(table):
        return []
    left = [] if table.options.fewer_bonuses else [card for card in table.current + table.future if is_final(card)]
    kept = [card for cards in table.private for card in cards]
    return sorted(table.bonuses) + sorted(kept) + sorted(left)


def outcome(table: Table) -> Outcome:
    """Culture collected, and what was added at the end; who resigned comes last."""
    civ, seats = table.civ, range(len(table.hands))
    added = [dict(lines) for lines in table.final] or [{} for _ in seats]
    every = dict.fromkeys((line for lines in added for line in lines), 0)
    points = tuple(
        {"collected": civ[seat * WIDTH + CULTURE] - sum(added[seat].values()), **every, **added[seat]} for seat in seats
    )
    totals = tuple(civ[seat * WIDTH + CULTURE] for seat in seats)
    stayed = [seat for seat in seats if not civ[seat * WIDTH + OUT]]
    left = tuple(seat for seat in seats if civ[seat * WIDTH + OUT])
    ranking = [tuple(stayed[place] for place in tied) for tied in rank([totals[seat] for seat in stayed])]
    reason = "end-resigned" if len(stayed) == 1 else "end-culture"
    return Outcome(points, totals, (*ranking, left) if left else tuple(ranking), reason)


# -- resigning


def why_not_resign(table: Table, _: int) -> Clause | None:
    """At the start of one's turn only."""
    if table.frames[STEP] == TURN.id and (table.frames[ACTED] or table.frames[ASKED]):
        return AT_START
    return None


def resign(table: Table, _: int) -> None:
    """A civilization falls: its wars and pacts end, its cards and tokens leave the game."""
    seat = table.frames[ACTIVE]
    del table.frames[FRAME:]
    civ = table.civ
    end_war(table, seat)
    for other in range(len(table.hands)):
        base = other * WIDTH
        if civ[base + WAR_ON] == seat:
            end_war(table, other)
        if civ[base + PACT] != NONE and seat in (other, civ[base + PARTNER]):
            end_pact(table, other)
        if civ[base + ATTACKER] == seat:
            civ[base + ATTACKER] = NONE
    _clear_away(table, seat)
    civ[seat * WIDTH + OUT] = 1
    if table.log is not None:
        table.log.tell("event-resign", RESIGNING, player=PLAYERS[seat])
    if players(table) == 1:
        table.frames.clear()
        return
    if table.first == seat:
        _pass_on_start(table, seat)
        return
    finish_turn(table, seat)


def _pass_on_start(table: Table, seat: int) -> None:
    """The next seat left begins the rounds from now on; it is still the same round."""
    _put_deck_a_away(table)
    table.first = following(table, seat)
    table.frames.clear()
    begin(table, table.first)


def _clear_away(table: Table, seat: int) -> None:
    civ, base = table.civ, seat * WIDTH
    remove_leader(table, seat)
    discard_wonder(table, seat)
    table.box += tuple(table.civil_hands[seat])
    table.box += tuple(FIRST_WONDER + wonder for wonder in bits(civ[base + FINISHED]))
    known = civ[base + TECHNOLOGY] & (1 << TECHNOLOGIES) - 1
    table.box += tuple(card for card in bits(known) if card not in PRINTED and card != DESPOTISM)
    table.past += [FIRST_TERRITORY + colony for colony in bits(civ[base + COLONIES])]
    for card in table.hands[seat]:
        table.used.append(card)
        table.used_seen.append(1 << seat)
    if civ[base + TACTIC] != NONE:
        table.used.append(civ[base + TACTIC])
        table.used_seen.append((1 << len(table.hands)) - 1)
    table.civil_hands[seat] = []
    table.hands[seat] = []
    table.yellow_box += civ[base + YELLOW] + civ[base + IDLE] + sum(civ[base : base + len(WORKS)])
    table.blue_box += civ[base + BANK] + sum(civ[base + BLUE : base + BLUE + STORES])
    culture, seeded = civ[base + CULTURE], civ[base + SEEDED]
    civ[base : base + WIDTH] = _FALLEN
    civ[base + CULTURE], civ[base + SEEDED] = culture, seeded


_NOTHING: Final = (GOVERNMENT, LEADER, WONDER, TACTIC, WAR, WAR_ON, PACT, PARTNER, ATTACKER)
_FALLEN: Final = [NONE if place in _NOTHING else 0 for place in range(WIDTH)]
"""The numbers of a civilization that is no more."""
TURN.answer("resign", why_not=why_not_resign, apply=resign)
