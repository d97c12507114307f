"""Observations of a seat, written straight from the state: the numbers of `view_builder.see`, in the same order."""

from __future__ import annotations

from typing import Final

from aevum.games.through_the_ages.constants import (
    AGE,
    AGES,
    BIT,
    CARDS,
    COLOURS,
    FIRST_PACT,
    FIRST_WONDER,
    NONE,
    PLACES,
    SEEDS,
    STORES,
    TECHNOLOGIES,
    UNITS,
    WORKS,
)
from aevum.games.through_the_ages.rules import LAW
from aevum.games.through_the_ages.rules.ages import is_ending
from aevum.games.through_the_ages.rules.build import building_limit
from aevum.games.through_the_ages.rules.colonies import force_sent, highest_bid, lasting_bonus
from aevum.games.through_the_ages.rules.fight import attack_strength, defence_strength
from aevum.games.through_the_ages.rules.government import by_military
from aevum.games.through_the_ages.rules.growth import growth_cost
from aevum.games.through_the_ages.rules.holdings import colonies
from aevum.games.through_the_ages.rules.military_deck import military_deck
from aevum.games.through_the_ages.rules.politics import military_hand_limit
from aevum.games.through_the_ages.rules.production import appetite, corruption, drawn_at_end
from aevum.games.through_the_ages.rules.ratings import armies, discontent, faces_needed, pacts_of
from aevum.games.through_the_ages.rules.row import civil_hand_limit, price
from aevum.games.through_the_ages.rules.stores import food, resources
from aevum.games.through_the_ages.rules.turn import ACTIVE, civil_left, military_left
from aevum.games.through_the_ages.state import Table
from aevum.games.through_the_ages.state_fields import (
    BANK,
    BLUE,
    CIV_WIDTH,
    CULTURE,
    CULTURE_RATE,
    FACES,
    FINISHED,
    FORFEIT,
    GOVERNMENT,
    IDLE,
    LEADER,
    MILITARY_RESOURCES,
    OUT,
    PACT,
    RED,
    RUINED,
    SCIENCE,
    SCIENCE_RATE,
    SEEDED,
    STAGES_DONE,
    STRENGTH,
    TACTIC,
    TECHNOLOGY,
    WAR,
    WAR_ON,
    WHITE,
    WONDER,
    YELLOW,
)
from aevum.games.through_the_ages.view import MOST_ARMIES
from aevum.kernel.game import OVER, STEP
from aevum.kernel.observation_row import NamedPlaces, ObservationRow

_CARDS: Final = len(CARDS)
_AGES: Final = len(AGES)
_PACT: Final = 4
"""Numbers of a pact."""
_PHASES: Final = 1 + len(LAW.steps)
_PENDING: Final = NamedPlaces({name: None for step in LAW.steps for name in step.fields})


def write(table: Table, seat: int, row: ObservationRow) -> None:
    """Write what a seat may know."""
    frames = table.frames
    over = table.actor == OVER
    row.put(seat)
    row.put(table.actor)
    row.one_of(0 if over else 1 + frames[STEP], _PHASES)
    row.put(NONE if over else frames[ACTIVE])
    row.put(table.round)
    row.put(table.last_round)
    row.put(table.first)
    row.put(table.age)
    row.put_all(table.card_row)
    row.put_all([price(table, seat, place) for place in range(PLACES)])
    row.put(0 if is_ending(table) else len(table.civil[table.age]) - table.civil_at)
    age = military_deck(table)
    row.put(0 if age == NONE else len(table.military[age]) - table.military_at)
    for other in range(len(table.hands)):
        _write_civilization(table, other, row)
    _write_cards(table, seat, row)
    _write_decision(table, seat, row)
    row.put(over)


def _write_civilization(table: Table, seat: int, row: ObservationRow) -> None:
    civ, base = table.civ, seat * CIV_WIDTH
    row.put(seat)
    row.put(civ[base + OUT])
    row.put_all(civ[base : base + len(WORKS)])
    row.put_all(civ[base + BLUE : base + BLUE + STORES])
    row.put_all([civ[base + IDLE], civ[base + YELLOW], civ[base + BANK]])
    row.mark_kinds(_CARDS, civ[base + TECHNOLOGY] & (1 << TECHNOLOGIES) - 1)
    row.put_all([civ[base + GOVERNMENT], civ[base + LEADER], civ[base + WONDER], civ[base + STAGES_DONE]])
    row.mark_kinds(_CARDS, civ[base + FINISHED], FIRST_WONDER)
    row.mark_kinds(_CARDS, civ[base + RUINED], FIRST_WONDER)
    row.count_kinds(_CARDS, list(colonies(table, seat)))
    row.put(civ[base + TACTIC])
    row.put_list(list(armies(table, seat, civ[base + UNITS : base + len(WORKS)])), MOST_ARMIES)
    _write_pacts(table, seat, row)
    _write_ratings(table, seat, row)
    row.count_kinds(_CARDS, table.civil_hands[seat])
    row.put(civil_hand_limit(table, seat))
    row.count_kinds(_AGES, [AGE[card] for card in table.hands[seat]])
    row.put(military_hand_limit(table, seat))
    row.put(bool(civ[base + FORFEIT]))
    row.put(by_military(table, seat))
    row.put(drawn_at_end(table, seat))


def _write_pacts(table: Table, seat: int, row: ObservationRow) -> None:
    pacts = list(pacts_of(table, seat))
    row.put(len(pacts))
    end = row.at + _PACT * len(COLOURS)
    for pact, partner, side in pacts:
        owned = table.civ[seat * CIV_WIDTH + PACT] == FIRST_PACT + pact
        row.put(FIRST_PACT + pact)
        row.put(seat if owned else partner)
        row.put(partner if owned else seat)
        row.put(side)
    row.at = end


def _write_ratings(table: Table, seat: int, row: ObservationRow) -> None:
    civ, base = table.civ, seat * CIV_WIDTH
    out = bool(civ[base + OUT])
    row.put_all(
        [
            civ[base + WAR],
            civ[base + WAR_ON],
            civ[base + WHITE],
            civil_left(table, seat),
            civ[base + RED],
            military_left(table, seat),
            civ[base + MILITARY_RESOURCES],
            civ[base + CULTURE],
            civ[base + SCIENCE],
            civ[base + CULTURE_RATE],
            civ[base + SCIENCE_RATE],
            civ[base + STRENGTH],
            civ[base + FACES],
            faces_needed(table, seat),
            discontent(table, seat),
            food(table, seat),
            resources(table, seat),
            growth_cost(table, seat),
            appetite(table, seat),
            corruption(table, seat),
            0 if out else building_limit(table, seat),
            0 if out else lasting_bonus(table, seat),
        ]
    )


def _write_cards(table: Table, seat: int, row: ObservationRow) -> None:
    """Write the cards that lie open, the backs of hidden ones, and the seat's own."""
    seeded = table.civ[seat * CIV_WIDTH + SEEDED]
    row.count_kinds(_CARDS, table.hands[seat])
    row.count_kinds(_CARDS, [card for place, card in enumerate(SEEDS) if seeded & BIT[place]] if seeded else [])
    row.put_list([AGE[card] for card in reversed(table.current)], len(SEEDS))
    row.count_kinds(_AGES, [AGE[card] for card in table.future])
    row.count_kinds(_CARDS, table.past)
    row.count_kinds(_CARDS, table.bonuses)
    row.put(len(table.covered))
    if table.final:
        row.count_kinds(_CARDS, [card for held in table.private for card in held])
    else:
        row.count_kinds(_CARDS, table.private[seat])
    row.put_all([len(held) for held in table.private])
    row.count_kinds(_CARDS, table.pool)
    row.count_kinds(_CARDS, table.dealt[seat])
    row.count_kinds(_CARDS, table.fresh)


def _write_decision(table: Table, seat: int, row: ObservationRow) -> None:
    """Write the pending decision, and the totals of a fight or a bid that it is about."""
    pending: dict[str, int] = {} if table.actor == OVER else LAW.pending(table)
    row.put_named(pending, _PENDING)
    row.put_all(table.sent)
    if "aggressor" in pending:
        row.put(attack_strength(table, pending["aggressor"], pending["attack_bonus"]))
        row.put(defence_strength(table, pending["target"], pending["cards_laid"]))
    else:
        row.skip(2)
    row.put(force_sent(table) if "cards_spent" in pending else 0)
    row.put(highest_bid(table, seat) if table.actor == seat and "highest" in pending else 0)
