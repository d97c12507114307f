"""View of a seat: everything that lies open, its own military hand, and the backs of hidden cards."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Annotated, Any, ClassVar, Final

from aevum.games.through_the_ages.constants import (
    AGES,
    CARDS,
    COLOURS,
    FIRST_PACT,
    NONE,
    ROLES,
    SEEDS,
    UNITS,
    UPGRADES,
)
from aevum.games.through_the_ages.options import Options
from aevum.games.through_the_ages.rules import LAW
from aevum.games.through_the_ages.rules.production import Yield
from aevum.kernel.encoding_hints import DERIVED, ByKey, CountPerKind, UpTo
from aevum.kernel.game import SeatFields, View

Cards = Annotated[tuple[int, ...], CountPerKind(len(CARDS))]
MOST_ARMIES: Final = 8
"""Maximum number of armies in a view, more than any player has workers for."""
Backs = Annotated[tuple[int, ...], CountPerKind(len(AGES))]


@dataclass(frozen=True, slots=True)
class PactView:
    """Pact as one of its partners sees it; `side`: 0 = A, 1 = B; `owner`: the seat that has offered it."""

    card: int
    owner: int
    partner: int
    side: int


@dataclass(frozen=True, slots=True)
class CivilizationView:
    """View of one civilization, all of it open.

    `workers`: by work; `blue`: tokens by farm, mine and lab. `hand_ages`: the backs of its military hand. `forecast`:
    what its production would bring now; None = an uprising, or not computed. `eaten`, `corruption`, `needed`: food,
    resources and happy faces that its banks ask for now; `armies`: strength that its tactic adds for each army.
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
    forecast: Annotated[Yield | None, DERIVED]
    draws: int


@dataclass(frozen=True, slots=True)
class TableView(View):
    """View of the table for one seat or a spectator.

    `hand`, `seeds`, `private` and `dealt` are the seat's own secrets. `prices`: civil actions for each place of the
    row, for this seat, or for spectators those of the seat that decides. `current` and `future`: the Ages of the events
    there, by their backs. `pending`: the numbers of the decision that is pending. `attack` and `defence`: the totals of
    a fight under way; `force`: what has been sent to a territory so far. `may_bid`: the highest bid this seat could
    pay, 0 unless it is asked. `costs`, for the same seat as `prices`: science points for each technology in its civil
    hand (a government by peaceful change), and resources for a worker on each of its works; `revolt_costs`: science
    points for a government by revolution; `upgrade_costs`: resources for each upgrade of its workers, by number in
    UPGRADES; `attacks`: its strength and that of the other side in an attack on each seat.
    """

    seat_fields: ClassVar[SeatFields | None] = SeatFields(
        numbers=(
            *("seat", "actor", "active", "first", "civilizations.seat", "civilizations.war_on"),
            *("civilizations.pacts.owner", "civilizations.pacts.partner"),
        ),
        by_seat=("civilizations", "private_sizes", "sent"),
        masks=("pending.passed",),
        pending=("bidder", "victim", "aggressor", "target", "owner"),
        ordered=(("civilizations.pacts", "owner"),),
    )
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
    costs: Annotated[dict[int, int], DERIVED]
    revolt_costs: Annotated[dict[int, int], DERIVED]
    upgrade_costs: Annotated[dict[int, int], DERIVED]
    attacks: Annotated[tuple[tuple[int, int], ...], DERIVED]
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
    pending: Annotated[dict[str, int], ByKey({name: None for step in LAW.steps for name in step.fields})]
    sent: tuple[tuple[int, ...], ...]
    attack: int
    defence: int
    force: int
    may_bid: int
    final: Annotated[tuple[dict[str, int], ...], DERIVED]
    over: bool

    @property
    def seats(self) -> int:
        return len(self.civilizations)

    @property
    def own(self) -> CivilizationView:
        """Civilization of the viewer; for spectators that of the seat that decides, at the end of the first player."""
        return self.civilizations[self.eyes]

    @property
    def eyes(self) -> int:
        """Seat whose civilization is shown first.

        The viewer; for spectators the seat that decides, or the first player when the match is over.
        """
        if self.seat >= 0:
            return self.seat
        return self.actor if self.actor >= 0 else self.first

    @property
    def military_limit(self) -> int:
        return self.civilizations[self.actor].military_limit

    def sides_differ(self, pact: int) -> bool:
        """Whether the partners of a pact have different parts."""
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
            "revolt_costs": {CARDS[card]: cost for card, cost in self.revolt_costs.items()},
            "upgrade_costs": [
                {"from": CARDS[UPGRADES[pair][0]], "to": CARDS[UPGRADES[pair][1]], "cost": cost}
                for pair, cost in self.upgrade_costs.items()
            ],
            "attacks": [list(strengths) for strengths in self.attacks],
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
    """Return a civilization as JSON data, with cards by their ids."""
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
"""Fields of a civilization that go into JSON data unchanged."""
