"""Building the view of a seat, by an allow-list of what the seat may know of the table."""

from __future__ import annotations

from typing import Any, Final

from aevum.games.through_the_ages.constants import (
    AGE,
    BIT,
    FIRST_GOVERNMENT,
    FIRST_PACT,
    FIRST_WONDER,
    NONE,
    PLACES,
    SEEDS,
    STORES,
    TECHNOLOGIES,
    UNITS,
    UPGRADES,
    WORKS,
)
from aevum.games.through_the_ages.rules import LAW
from aevum.games.through_the_ages.rules.ages import is_ending
from aevum.games.through_the_ages.rules.build import build_cost, building_limit, recruit_cost, upgrade_cost
from aevum.games.through_the_ages.rules.colonies import force_sent, highest_bid, lasting_bonus
from aevum.games.through_the_ages.rules.fight import attack_strength, defence_strength, strengths_in_attack
from aevum.games.through_the_ages.rules.government import by_military, government_cost
from aevum.games.through_the_ages.rules.growth import growth_cost
from aevum.games.through_the_ages.rules.holdings import colonies
from aevum.games.through_the_ages.rules.military_deck import military_deck
from aevum.games.through_the_ages.rules.politics import military_hand_limit
from aevum.games.through_the_ages.rules.production import appetite, corruption, drawn_at_end
from aevum.games.through_the_ages.rules.ratings import armies, bits, discontent, faces_needed, pacts_of
from aevum.games.through_the_ages.rules.row import civil_hand_limit, price
from aevum.games.through_the_ages.rules.stores import food, resources
from aevum.games.through_the_ages.rules.technology import science_cost
from aevum.games.through_the_ages.rules.turn import ACTIVE, civil_left, military_left
from aevum.games.through_the_ages.rules.turn_preview import forecast
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
from aevum.games.through_the_ages.view import Cards, CivilizationView, PactView, TableView
from aevum.kernel.game import OVER


def see(table: Table, seat: int, *, forecasts: bool = True) -> TableView:
    """Return what a seat or a spectator may know; `forecasts`: include costs and the forecast of production."""
    over = table.actor == OVER
    pending = {} if over else LAW.pending(table)
    own = seat if seat >= 0 else max(table.actor, 0)
    secret = seat >= 0
    scratch = table.copy() if forecasts else None
    seeded = table.civ[seat * CIV_WIDTH + SEEDED] if secret else 0
    return TableView(
        options=table.options,
        seat=seat,
        actor=table.actor,
        phase="" if over else LAW.now(table).name,
        active=NONE if over else table.frames[ACTIVE],
        round=table.round,
        last_round=table.last_round,
        first=table.first,
        age=table.age,
        card_row=tuple(table.card_row),
        prices=tuple(price(table, own, place) for place in range(PLACES)),
        costs=_costs(table, own) if forecasts else {},
        revolt_costs=_revolt_costs(table, own) if forecasts else {},
        upgrade_costs=_upgrade_costs(table, own) if forecasts else {},
        attacks=_attacks(table, own) if forecasts else (),
        civil_deck=0 if is_ending(table) else len(table.civil[table.age]) - table.civil_at,
        military_deck=_military_left(table),
        civilizations=tuple(
            _glance_at(table, other) if scratch is None else _see_civilization(table, other, scratch)
            for other in range(len(table.hands))
        ),
        hand=tuple(table.hands[seat]) if secret else (),
        seeds=tuple(card for place, card in enumerate(SEEDS) if seeded & BIT[place]),
        current=tuple(AGE[card] for card in reversed(table.current)),
        future=tuple(sorted(AGE[card] for card in table.future)),
        past=tuple(table.past),
        bonuses=tuple(table.bonuses),
        covered=len(table.covered),
        private=_private(table, seat),
        private_sizes=tuple(len(held) for held in table.private),
        pool=tuple(table.pool),
        dealt=tuple(table.dealt[seat]) if secret else (),
        fresh=tuple(table.fresh),
        pending=pending,
        sent=tuple(_sent(table, other) for other in range(len(table.hands))),
        attack=_attack(table, pending),
        defence=_defence(table, pending),
        force=force_sent(table) if "cards_spent" in pending else 0,
        may_bid=highest_bid(table, seat) if secret and table.actor == seat and "highest" in pending else 0,
        final=tuple(dict(lines) for lines in table.final),
        over=over,
    )


def _costs(table: Table, seat: int) -> dict[int, int]:
    """Return what a seat would pay for its technologies in hand, and for workers on those in play."""
    costs = {}
    for card in table.civil_hands[seat]:
        if card < FIRST_GOVERNMENT:
            costs[card] = science_cost(table, seat, card)
        elif card < TECHNOLOGIES:
            costs[card] = government_cost(table, seat, card, revolution=False)
    known = table.civ[seat * CIV_WIDTH + TECHNOLOGY] & (1 << len(WORKS)) - 1
    for work in bits(known):
        costs[work] = build_cost(table, seat, work) if work < UNITS else recruit_cost(table, seat, work)
    return costs


def _revolt_costs(table: Table, seat: int) -> dict[int, int]:
    """Return the science points for a revolution to each government in the civil hand of a seat."""
    governments = [card for card in table.civil_hands[seat] if FIRST_GOVERNMENT <= card < TECHNOLOGIES]
    return {card: government_cost(table, seat, card, revolution=True) for card in governments}


def _attacks(table: Table, seat: int) -> tuple[tuple[int, int], ...]:
    return tuple(strengths_in_attack(table, seat, other) for other in range(len(table.hands)))


def _upgrade_costs(table: Table, seat: int) -> dict[int, int]:
    """Return the resources for each upgrade from a work with a worker to a work in play, by number in UPGRADES."""
    civ, base = table.civ, seat * CIV_WIDTH
    return {
        pair: upgrade_cost(table, seat, old, new)
        for pair, (old, new) in enumerate(UPGRADES)
        if civ[base + old] and civ[base + TECHNOLOGY] & BIT[new]
    }


def _private(table: Table, seat: int) -> Cards:
    """Return the bonuses that a seat holds in secret; at the end those of all seats."""
    if table.final:
        return tuple(card for held in table.private for card in held)
    return tuple(table.private[seat]) if seat >= 0 else ()


def _military_left(table: Table) -> int:
    age = military_deck(table)
    return 0 if age == NONE else len(table.military[age]) - table.military_at


def _sent(table: Table, seat: int) -> tuple[int, ...]:
    arms = len(WORKS) - UNITS
    return tuple(table.sent[seat * arms : seat * arms + arms])


def _attack(table: Table, pending: dict[str, int]) -> int:
    if "aggressor" not in pending:
        return 0
    return attack_strength(table, pending["aggressor"], pending["attack_bonus"])


def _defence(table: Table, pending: dict[str, int]) -> int:
    if "aggressor" not in pending:
        return 0
    return defence_strength(table, pending["target"], pending["cards_laid"])


def _glance_at(table: Table, seat: int) -> CivilizationView:
    """Return the view of a civilization without forecast, from a cache if nothing in it has changed."""
    key = (
        seat,
        table.options,
        tuple(table.civ[seat * CIV_WIDTH : seat * CIV_WIDTH + CIV_WIDTH]),
        tuple(table.civil_hands[seat]),
        tuple(AGE[card] for card in table.hands[seat]),
        tuple(pacts_of(table, seat)),
        drawn_at_end(table, seat),
    )
    seen = _CIVILIZATIONS.get(key)
    if seen is None:
        if len(_CIVILIZATIONS) >= _REMEMBERED:
            _CIVILIZATIONS.clear()
        seen = _CIVILIZATIONS[key] = _see_civilization(table, seat, None)
    return seen


_CIVILIZATIONS: Final[dict[tuple[Any, ...], CivilizationView]] = {}
_REMEMBERED: Final = 1 << 10


def _see_civilization(table: Table, seat: int, scratch: Table | None) -> CivilizationView:
    civ, base = table.civ, seat * CIV_WIDTH
    known = civ[base + TECHNOLOGY] & (1 << TECHNOLOGIES) - 1
    standing = civ[base + FINISHED]
    out = bool(civ[base + OUT])
    return CivilizationView(
        seat=seat,
        out=out,
        workers=tuple(civ[base : base + len(WORKS)]),
        blue=tuple(civ[base + BLUE : base + BLUE + STORES]),
        idle=civ[base + IDLE],
        yellow=civ[base + YELLOW],
        bank=civ[base + BANK],
        technologies=tuple(bits(known)),
        government=civ[base + GOVERNMENT],
        leader=civ[base + LEADER],
        wonder=civ[base + WONDER],
        stages_done=civ[base + STAGES_DONE],
        wonders=tuple(FIRST_WONDER + wonder for wonder in bits(standing)),
        ruined=tuple(FIRST_WONDER + wonder for wonder in bits(civ[base + RUINED])),
        colonies=tuple(colonies(table, seat)),
        tactic=civ[base + TACTIC],
        armies=tuple(armies(table, seat, civ[base + UNITS : base + len(WORKS)])),
        pacts=_pacts(table, seat),
        war=civ[base + WAR],
        war_on=civ[base + WAR_ON],
        civil=civ[base + WHITE],
        civil_left=civil_left(table, seat),
        military=civ[base + RED],
        military_left=military_left(table, seat),
        military_resources=civ[base + MILITARY_RESOURCES],
        culture=civ[base + CULTURE],
        science=civ[base + SCIENCE],
        culture_rate=civ[base + CULTURE_RATE],
        science_rate=civ[base + SCIENCE_RATE],
        strength=civ[base + STRENGTH],
        faces=civ[base + FACES],
        needed=faces_needed(table, seat),
        discontent=discontent(table, seat),
        food=food(table, seat),
        resources=resources(table, seat),
        growth_cost=growth_cost(table, seat),
        eaten=appetite(table, seat),
        corruption=corruption(table, seat),
        building_limit=0 if out else building_limit(table, seat),
        colonization=0 if out else lasting_bonus(table, seat),
        civil_hand=tuple(table.civil_hands[seat]),
        civil_limit=civil_hand_limit(table, seat),
        hand_ages=tuple(sorted(AGE[card] for card in table.hands[seat])),
        military_limit=military_hand_limit(table, seat),
        forfeits=bool(civ[base + FORFEIT]),
        military_revolt=by_military(table, seat),
        forecast=None if out or scratch is None else forecast(table, seat, scratch),
        draws=drawn_at_end(table, seat),
    )


def _pacts(table: Table, seat: int) -> tuple[PactView, ...]:
    found = []
    for pact, partner, side in pacts_of(table, seat):
        card = FIRST_PACT + pact
        owned = _owns(table, seat, card)
        found.append(PactView(card, seat if owned else partner, partner if owned else seat, side))
    return tuple(found)


def _owns(table: Table, seat: int, card: int) -> bool:
    return table.civ[seat * CIV_WIDTH + PACT] == card
