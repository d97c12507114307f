"""Constants of the game, read once from `data.toml` and `cards/` and indexed by card, work, kind or seat.

All cards are numbered through, family after family, so that a card is one number everywhere: `CARDS[card]` is its id.
Every module may read these constants; values that only rules may compute with are in `rule_values.py`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from aevum.kernel.cards import Family
from aevum.kernel.rulebook import Rulebook
from aevum.kernel.words import Name

FOLDER: Final = Path(__file__).parent
DATA: Final[dict[str, Any]] = tomllib.loads((FOLDER / "data.toml").read_text(encoding="utf-8"))
RULEBOOK: Final = Rulebook.load(FOLDER / "rulebook")


def _family(name: str, words: str, moments: str = "") -> Family:
    return Family(FOLDER / "cards" / f"{name}.toml", words.split(), moments.split())


WORKS: Final = _family("works", "food resource culture science happy strength")
SPECIALS: Final = _family("specials", "strength civil military blue colonization building_discount stages")
GOVERNMENTS: Final = _family("governments", "civil military limit culture happy strength")
LEADERS: Final = _family(
    "leaders",
    "strength military civil culture happy military_resources culture_of_warriors growth_discount science_taking "
    "strength_per_unit culture_per_face wonder_discount strength_per_face culture_attacked science_of_best "
    "resource_technology action_technology culture_technology tactic_ignored unit_strength culture_per_worker "
    "science_per_worker culture_per_pair settles enlists colonization_card culture_per_colony best_army_again "
    "revolts_by_military science_discount build_discount peaceful attack_cost culture_of_best labs_mine rivals_pay "
    "defence_cards war_discount culture_per_level",
)
WONDERS: Final = _family(
    "wonders",
    "culture science happy strength civil military colonization hand_limits strength_per_unit faces_count best_mine "
    "ships score_per_level score_technology_level score_per_worker",
)
ACTIONS: Final = _family(
    "actions",
    "science culture food resource discount military military_resources military_resources_per_stronger "
    "culture_per_richer",
)
EVENTS: Final = _family(
    "events",
    "all strongest weakest two_strongest two_weakest richest happiest score rank wonders nothing",
    "resolved",
)
TERRITORIES: Final = _family("territories", "at_once yellow blue happy strength")
BONUSES: Final = _family("bonuses", "defence colonization")
AGGRESSIONS: Final = _family(
    "aggressions", "population mix raids refund annexes kills culture_per_level science culture resource_gained"
)
WARS: Final = _family("wars", "culture mix technology yellow population culture_per_loss")
PACTS: Final = _family(
    "pacts",
    "a b both forbids ends attack_strength shields swaps science_discount partner_pays culture_per_wonder",
)
TACTICS: Final = _family("tactics", "bonus antiquated")

FAMILIES: Final = (
    WORKS,
    SPECIALS,
    GOVERNMENTS,
    LEADERS,
    WONDERS,
    ACTIONS,
    EVENTS,
    TERRITORIES,
    BONUSES,
    AGGRESSIONS,
    WARS,
    PACTS,
    TACTICS,
)
CARDS: Final = tuple(id for family in FAMILIES for id in family.ids)
NUMBER: Final = {id: card for card, id in enumerate(CARDS)}
NONE: Final = -1
"""Stands for no card and no seat."""


def _first(family: Family) -> int:
    return sum(len(before) for before in FAMILIES[: FAMILIES.index(family)])


FIRST_SPECIAL: Final = _first(SPECIALS)
FIRST_GOVERNMENT: Final = _first(GOVERNMENTS)
FIRST_LEADER: Final = _first(LEADERS)
FIRST_WONDER: Final = _first(WONDERS)
FIRST_ACTION: Final = _first(ACTIONS)
FIRST_EVENT: Final = _first(EVENTS)
FIRST_TERRITORY: Final = _first(TERRITORIES)
FIRST_BONUS: Final = _first(BONUSES)
FIRST_AGGRESSION: Final = _first(AGGRESSIONS)
FIRST_WAR: Final = _first(WARS)
FIRST_PACT: Final = _first(PACTS)
FIRST_TACTIC: Final = _first(TACTICS)
TECHNOLOGIES: Final = FIRST_LEADER
"""Number of technologies; cards below this are works, specials and governments."""
CIVIL_CARDS: Final = FIRST_EVENT
"""Number of civil cards; cards below this are civil."""

AGE: Final[tuple[int, ...]] = tuple(age for family in FAMILIES for age in family.figures("age"))
"""Age of each card, which is its level too: 0 = A, 1 to 3 = I to III."""
COPIES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(copies) for family in FAMILIES for copies in family.figures("copies", (0, 0, 0))
)
"""Copies of each card with two, three and four players."""
FAMILY_OF: Final = tuple(family for family in FAMILIES for _ in family.ids)
BIT: Final = tuple(1 << place for place in range(62))

# Works are what workers stand on, in the order of their kinds; within a kind by level.
KINDS: Final = (
    "farm",
    "mine",
    "lab",
    "temple",
    "library",
    "theater",
    "arena",
    "infantry",
    "cavalry",
    "artillery",
    "air",
)
FARM: Final = 0
MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
LIBRARY: Final = 4
THEATER: Final = 5
ARENA: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR: Final = 10
KIND: Final = tuple(KINDS.index(kind) for kind in WORKS.figures("kind"))
"""Index into `KINDS` of each work."""
WORKS_OF: Final = tuple(tuple(work for work in range(len(WORKS)) if KIND[work] == kind) for kind in range(len(KINDS)))
"""Works of each kind, the lowest level first."""
UNITS: Final = WORKS_OF[INFANTRY][0]
"""First military unit; works from this on are units."""
LANDS: Final = WORKS_OF[LAB][0]
"""Number of farms and mines; works below this are farms or mines."""
STORES: Final = WORKS_OF[TEMPLE][0]
"""Number of works that can hold blue tokens; works below this are farms, mines or labs."""
CHANGES: Final = 6
"""Number of levels of farms and of mines, the highest of each left out."""
PRINTED: Final = tuple(work for work in range(len(WORKS)) if "workers" in WORKS.rows[work].figures)
"""Works that every civilization has from the start."""
START_WORKERS: Final[tuple[int, ...]] = WORKS.figures("workers", 0)
DESPOTISM: Final = FIRST_GOVERNMENT
WARRIORS: Final = NUMBER["warriors"]
RELIGION: Final = NUMBER["religion"]
UPGRADES: Final = tuple((old, new) for works in WORKS_OF for old in works for new in works if AGE[old] < AGE[new])
"""Pairs (old work, new work) of all upgrades; those of units come last."""
DEVELOPED: Final = tuple(card for card in range(FIRST_GOVERNMENT) if card not in PRINTED)
"""Technologies that are played by the verb `develop`: all but governments and works that are printed on the board."""
LINES: Final = ("military", "civil", "colonization", "construction")
LINE: Final = tuple(LINES.index(line) for line in SPECIALS.figures("line"))
"""Index into `LINES` of each special technology; a newer one of a line replaces the older."""
STAGES: Final[tuple[tuple[int, ...], ...]] = tuple(map(tuple, WONDERS.figures("stages")))
"""Resources for each stage of each wonder."""
WITH: Final[tuple[str, ...]] = ACTIONS.figures("with", "")
"""Action that each action card contains; empty if none."""
ROLES: Final[tuple[bool, ...]] = PACTS.figures("roles")
"""Whether the two sides of each pact differ."""
ARMY: Final[tuple[tuple[int, ...], ...]] = tuple(map(tuple, TACTICS.figures("army")))
"""Infantry, cavalry and artillery that form one army of each tactic."""
SEEDS: Final = tuple(card for card in range(FIRST_EVENT, FIRST_BONUS) if AGE[card])
"""Events and territories that can be put on the future events."""
FINAL_EVENTS: Final = tuple(card for card in range(FIRST_EVENT, FIRST_TERRITORY) if AGE[card] == 3)
"""Events of Age III, which give points."""
HAND_CARDS: Final = tuple(card for card in range(FIRST_EVENT, len(CARDS)) if AGE[card])
"""Military cards that can be in a hand."""
OLD_WONDERS: Final = tuple(card for card in range(FIRST_WONDER, FIRST_ACTION) if AGE[card] < 2)

# The board.
ROW_PRICES: Final[tuple[int, ...]] = tuple(DATA["board"]["row"])
PLACES: Final = len(ROW_PRICES)
CLEARED: Final[dict[int, int]] = {int(seats): places for seats, places in DATA["board"]["cleared"].items()}
"""Places of the row that are cleared, by number of players."""
YELLOW_TOKENS: Final[int] = DATA["board"]["yellow_tokens"]
BLUE_TOKENS: Final[int] = DATA["board"]["blue_tokens"]
UNUSED_AT_START: Final[int] = DATA["board"]["unused_workers"]
YELLOW_SECTIONS: Final[tuple[int, ...]] = tuple(section["places"] for section in DATA["yellow_bank"])
BLUE_SECTIONS: Final[tuple[int, ...]] = tuple(section["places"] for section in DATA["blue_bank"])
HIGHEST_BID: Final = 99

COLOURS: Final = ("orange", "green", "purple", "teal")
"""Colour of each seat."""
PLAYERS: Final = tuple(Name(f"player-{colour}") for colour in COLOURS)
AGES: Final = ("A", "I", "II", "III", "IV")


def named(*cards: int) -> Name:
    """Return message ids of cards, as events name them: `card-bronze`."""
    return Name(" ".join(f"card-{CARDS[card]}" for card in cards))
