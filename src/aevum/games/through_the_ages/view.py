"""What a seat may see: everything that lies open, its own military hand, and the backs of what is hidden."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Annotated, Any, Final

from aevum.games.through_the_ages.civilization import (
    BANK,
    BLUE,
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
    WIDTH,
    WONDER,
    YELLOW,
)
from aevum.games.through_the_ages.facts import (
    AGE,
    AGES,
    BIT,
    CARDS,
    COLOURS,
    FIRST_GOVERNMENT,
    FIRST_PACT,
    FIRST_WONDER,
    NONE,
    PLACES,
    ROLES,
    SEEDS,
    STORES,
    TECHNOLOGIES,
    UNITS,
    WORKS,
)
from aevum.games.through_the_ages.options import Options
from aevum.games.through_the_ages.rules import LAW
from aevum.games.through_the_ages.rules.ages import is_ending
from aevum.games.through_the_ages.rules.build import build_cost, building_limit, recruit_cost
from aevum.games.through_the_ages.rules.changes import colonies
from aevum.games.through_the_ages.rules.colonies import force_sent, highest_bid, lasting_bonus
from aevum.games.through_the_ages.rules.fight import attack_strength, defence_strength
from aevum.games.through_the_ages.rules.forecast import forecast
from aevum.games.through_the_ages.rules.government import by_military, government_cost
from aevum.games.through_the_ages.rules.growth import growth_cost
from aevum.games.through_the_ages.rules.politics import military_hand_limit
from aevum.games.through_the_ages.rules.production import Yield, appetite, corruption, drawn_at_end, military_deck
from aevum.games.through_the_ages.rules.ratings import armies, bits, discontent, faces_needed, pacts_of
from aevum.games.through_the_ages.rules.row import civil_hand_limit, price
from aevum.games.through_the_ages.rules.stores import food, resources
from aevum.games.through_the_ages.rules.technology import science_cost
from aevum.games.through_the_ages.rules.turn import ACTIVE, civil_left, military_left
from aevum.games.through_the_ages.state import Table
from aevum.kernel.game import OVER, View
from aevum.kernel.numbers import LEFT_OUT, Counted, Keyed, UpTo

Cards = Annotated[tuple[int, ...], Counted(len(CARDS))]
MOST_ARMIES: Final = 8
"""More than anybody has workers for."""
Backs = Annotated[tuple[int, ...], Counted(len(AGES))]


@dataclass(frozen=True, slots=True)
class PactView:
    """A pact as one of its partners sees it: `side` is 0 for A and 1 for B; `owner` has offered it."""

    card: int
    owner: int
    partner: int
    side: int


@dataclass(frozen=True, slots=True)
class CivilizationView:
    """One civilization, all of it open. `workers` by work, `blue` tokens by farm, mine and lab.

    `hand_ages`: the backs of its military hand. `forecast`: what its production would bring now, None: an uprising.
    `eaten`, `corruption`, `needed`: what its banks ask for now; `armies`: what its tactic adds for each.
    `military_revolt`: its revolutions use up military actions instead of civil ones.
    """

    seat: int
    out: bool
    workers: tuple[int, ...]
    blue: tuple[int, ...]
    idle: int
    yellow: int
    bank: int
    technologies: Cards
    government: int
    leader: int
    wonder: int
    stages_done: int
    wonders: Cards
    ruined: Cards
    colonies: Cards
    tactic: int
    armies: Annotated[tuple[int, ...], UpTo(MOST_ARMIES)]
    pacts: Annotated[tuple[PactView, ...], UpTo(len(COLOURS))]
    war: int
    war_on: int
    civil: int
    civil_left: int
    military: int
    military_left: int
    military_resources: int
    culture: int
    science: int
    culture_rate: int
    science_rate: int
    strength: int
    faces: int
    needed: int
    discontent: int
    food: int
    resources: int
    growth_cost: int
    eaten: int
    corruption: int
    building_limit: int
    colonization: int
    civil_hand: Cards
    civil_limit: int
    hand_ages: Backs
    military_limit: int
    forfeits: bool
    military_revolt: bool
    forecast: Annotated[Yield | None, LEFT_OUT]
    draws: int


@dataclass(frozen=True, slots=True)
class TableView(View):
    """The table through one pair of eyes. `hand`, `seeds`, `private` and `dealt` are the seat's own secrets.

    `prices`: civil actions for each place of the row, for this seat, or who decides for those who watch. `current` and
    `future`: the Ages of the events there, by their backs. `pending`: the numbers of what is decided now. `attack` and
    `defence`: the totals of a fight that is going on; `force`: what has been sent to a territory so far. `may_bid`:
    the highest bid this seat could pay, 0 unless it is asked. `costs`: science points for each technology in the civil
    hand of whom `prices` are for, a government by peaceful change; resources for a worker on each of its works.
    """

    options: Options
    seat: int
    actor: int
    phase: str
    active: int
    round: int
    last_round: int
    first: int
    age: int
    card_row: tuple[int, ...]
    prices: tuple[int, ...]
    costs: Annotated[dict[int, int], LEFT_OUT]
    civil_deck: int
    military_deck: int
    civilizations: tuple[CivilizationView, ...]
    hand: Cards
    seeds: Cards
    current: Annotated[tuple[int, ...], UpTo(len(SEEDS))]
    future: Backs
    past: Cards
    bonuses: Cards
    covered: int
    private: Cards
    private_sizes: tuple[int, ...]
    pool: Cards
    dealt: Cards
    fresh: Cards
    pending: Annotated[dict[str, int], Keyed({name: None for step in LAW.steps for name in step.numbers})]
    sent: tuple[tuple[int, ...], ...]
    attack: int
    defence: int
    force: int
    may_bid: int
    final: Annotated[tuple[dict[str, int], ...], LEFT_OUT]
    over: bool

    @property
    def seats(self) -> int:
        return len(self.civilizations)

    @property
    def own(self) -> CivilizationView:
        """The civilization of the reader; of who decides, or plays, for those who watch."""
        return self.civilizations[self.eyes]

    @property
    def eyes(self) -> int:
        """Whose civilization is shown first."""
        if self.seat >= 0:
            return self.seat
        return self.actor if self.actor >= 0 else self.first

    @property
    def military_limit(self) -> int:
        return self.civilizations[self.actor].military_limit

    def sides_differ(self, pact: int) -> bool:
        """Have the partners of a pact different parts?"""
        return ROLES[pact - FIRST_PACT]

    def to_json(self) -> dict[str, Any]:
        return {
            "game": "through-the-ages",
            "seat": self.seat,
            "actor": self.actor,
            "phase": self.phase or None,
            "active": self.active,
            "round": self.round,
            "last_round": self.last_round or None,
            "first": self.first,
            "age": AGES[self.age],
            "row": [{"card": _id(card), "price": cost} for card, cost in zip(self.card_row, self.prices, strict=True)],
            "costs": {CARDS[card]: cost for card, cost in self.costs.items()},
            "civil_deck": self.civil_deck,
            "military_deck": self.military_deck,
            "civilizations": [_civilization(own) for own in self.civilizations],
            "hand": _ids(self.hand),
            "seeds": _ids(self.seeds),
            "current_events": [AGES[age] for age in self.current],
            "future_events": [AGES[age] for age in self.future],
            "past_events": _ids(self.past),
            "bonuses": _ids(self.bonuses),
            "covered_bonuses": self.covered,
            "private_bonuses": _ids(self.private),
            "private_sizes": list(self.private_sizes),
            "pool": _ids(self.pool),
            "dealt": _ids(self.dealt),
            "taken_now": _ids(self.fresh),
            "pending": dict(self.pending),
            "sacrificed": [
                {CARDS[UNITS + unit]: count for unit, count in enumerate(units) if count} for units in self.sent
            ],
            "attack": self.attack,
            "defence": self.defence,
            "force": self.force,
            "final": [dict(lines) for lines in self.final],
            "over": self.over,
        }


def _id(card: int) -> str | None:
    return None if card == NONE else CARDS[card]


def _ids(cards: Cards) -> list[str]:
    return [CARDS[card] for card in cards]


def _civilization(own: CivilizationView) -> dict[str, Any]:
    """Plain data; cards by their ids."""
    data: dict[str, Any] = {
        "colour": COLOURS[own.seat],
        "workers": {CARDS[work]: count for work, count in enumerate(own.workers) if count},
        "blue": {CARDS[work]: count for work, count in enumerate(own.blue) if count},
        "pacts": [
            {"card": CARDS[pact.card], "owner": pact.owner, "partner": pact.partner, "side": "AB"[pact.side]}
            for pact in own.pacts
        ],
        "forecast": None if own.forecast is None else asdict(own.forecast),
        "hand_ages": [AGES[age] for age in own.hand_ages],
        "armies": list(own.armies),
        "war_on": own.war_on if own.war != NONE else None,
    }
    for name in ("government", "leader", "wonder", "tactic", "war"):
        data[name] = _id(getattr(own, name))
    for name in ("technologies", "wonders", "ruined", "colonies", "civil_hand"):
        data[name] = _ids(getattr(own, name))
    for name in _PLAIN:
        data[name] = getattr(own, name)
    return data


_PLAIN = (
    "out",
    "idle",
    "yellow",
    "bank",
    "stages_done",
    "civil",
    "civil_left",
    "military",
    "military_left",
    "military_resources",
    "culture",
    "science",
    "culture_rate",
    "science_rate",
    "strength",
    "faces",
    "needed",
    "discontent",
    "food",
    "resources",
    "growth_cost",
    "eaten",
    "corruption",
    "building_limit",
    "colonization",
    "civil_limit",
    "military_limit",
    "forfeits",
    "military_revolt",
    "draws",
)
"""What goes into plain data as it is."""


def see(table: Table, seat: int, *, forecasts: bool = True) -> TableView:
    """What this seat, or WATCHING, may know; `forecasts`: with what would be paid and produced, too."""
    over = table.actor == OVER
    pending = {} if over else LAW.pending(table)
    own = seat if seat >= 0 else max(table.actor, 0)
    secret = seat >= 0
    scratch = table.copy() if forecasts else None
    seeded = table.civ[seat * WIDTH + SEEDED] if secret else 0
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
        private_sizes=tuple(len(kept) for kept in table.private),
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
    """What a seat would pay for its technologies in hand, and for work on those in play."""
    costs = {}
    for card in table.civil_hands[seat]:
        if card < FIRST_GOVERNMENT:
            costs[card] = science_cost(table, seat, card)
        elif card < TECHNOLOGIES:
            costs[card] = government_cost(table, seat, card, revolution=False)
    known = table.civ[seat * WIDTH + TECHNOLOGY] & (1 << len(WORKS)) - 1
    for work in bits(known):
        costs[work] = build_cost(table, seat, work) if work < UNITS else recruit_cost(table, seat, work)
    return costs


def _private(table: Table, seat: int) -> Cards:
    """The bonuses a seat has kept in secret; at the end everybody's."""
    if table.final:
        return tuple(card for kept in table.private for card in kept)
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
    """Without forecast; what has not changed since it was last seen is not looked at again."""
    key = (
        seat,
        table.options,
        tuple(table.civ[seat * WIDTH : seat * WIDTH + WIDTH]),
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
    civ, base = table.civ, seat * WIDTH
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
    return table.civ[seat * WIDTH + PACT] == card
