"""Constants of the game, read once from `data.toml` and `cards/` and laid out as tables for the rules."""

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


def _family(name: str, words: str = "", moments: str = "") -> Family:
    return Family(FOLDER / "cards" / f"{name}.toml", words.split(), moments.split())


ADVANCES: Final = _family(
    "advances",
    "collects food_limit ignores herds reveals erects settler_with_growth far_march level_ground herds_freely piece "
    "charts hit_cancelled_from_sea circumnavigates cards_with_government idea_with_academy mood_for_learning "
    "idea_when_gained idea_for_science opens marches combat_cards breaches first_hit drafts consoles rituals "
    "science_without_food temple_without_food barters routes routes_in_gold taxes free_attempt smaller reserves "
    "swaps_tokens without_food without_ore ore_if_known votes shields liberties free_collect further_collect "
    "token_for_recruits extra_action forces advance_for_temple idea_limit success_from culture_for_success "
    "temple_strength army_for_defeat",
)
ACTIONS: Final = _family("actions", "", "judged played")
COMBAT: Final = _family(
    "combat",
    "kills_on cancels_on kills_after_on value sixes_again value_per_attacker dice value_per_enemy_army draws retreats "
    "demands cancels takes_card martyrs",
)
OBJECTIVES: Final = _family(
    "objectives",
    "cities most_cities_with most_advances category stock pays happy_cities own_pieces most_categories far_city "
    "cities_abroad size government lonely_cities routes ship_routes categories most_pieces_abroad blockades fleet "
    "leading_fleet armies_ahead garrisons armies_at_gates forces outposts",
    "met",
)
EVENTS: Final = _family(
    "events",
    "sickens sickens_more kills kills_more food_lost food food_all food_given settler settler_given person mood_lost "
    "flood flood_all",
    "drawn struck called",
)
WONDERS: Final = _family(
    "wonders",
    "food_after_collect gardens breaks_ties attempts ideas idea_from_left range shields_within ship "
    "sails_after_activation bars_barbarians bars_attacks toll grows_at_rest",
)
FAMILIES: Final = (ADVANCES, ACTIONS, COMBAT, OBJECTIVES, EVENTS, WONDERS)

NONE: Final = -1
"""Placeholder for no hex, no seat or no card."""
SEATS: Final = 4
BARBARIAN: Final = 4
"""Owner number of the settlements and armies of barbarians, after those of the seats."""

# Terrain.
TERRAINS: Final = ("fertile", "forest", "mountain", "barren", "sea")
FERTILE: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
BARREN: Final = 3
SEA: Final = 4
REGIONS: Final = tuple(tuple(TERRAINS.index(terrain) for terrain in region) for region in DATA["regions"]["terrain"])
"""Terrains of each region that starts face down: top, left, right, bottom."""

# Goods: everything that can be owned and paid.
GOODS: Final = ("food", "ore", "wood", "idea", "gold", "culture", "mood")
FOOD: Final = 0
ORE: Final = 1
WOOD: Final = 2
IDEA: Final = 3
GOLD: Final = 4
CULTURE: Final = 5
MOOD: Final = 6

# City pieces.
PIECES: Final = ("temple", "fortress", "academy", "port")
"""Kinds of city pieces, besides the settlement, which every city has."""
TEMPLE: Final = 0
FORTRESS: Final = 1
ACADEMY: Final = 2
PORT: Final = 3
ANGRY: Final = 0
NEUTRAL: Final = 1
HAPPY: Final = 2
MOODS: Final = ("angry", "neutral", "happy")

# Advances: twelve categories of four.
CATEGORIES: Final = tuple(dict.fromkeys(ADVANCES.figures("category")))
CATEGORY: Final = tuple(CATEGORIES.index(category) for category in ADVANCES.figures("category"))
"""By advance, the number of its category."""
FIRST_GOVERNMENT: Final = CATEGORIES.index("democracy")
"""Number of the first category that is a government; all later ones are governments too."""
GOVERNMENTS: Final = CATEGORIES[FIRST_GOVERNMENT:]
SCIENCE: Final = CATEGORIES.index("science")
WARFARE: Final = CATEGORIES.index("warfare")
THEOCRACY: Final = CATEGORIES.index("theocracy")
BIT: Final = tuple(1 << place for place in range(64))
OF_CATEGORY: Final = tuple(
    sum(BIT[advance] for advance in range(len(ADVANCES)) if CATEGORY[advance] == category)
    for category in range(len(CATEGORIES))
)
"""By category, its advances as a bit mask."""
GOVERNING: Final = sum(OF_CATEGORY[FIRST_GOVERNMENT:])
TOP: Final = tuple(CATEGORY.index(category) for category in range(len(CATEGORIES)))
"""By category, its top advance, which must be gained first."""
AFTER: Final = tuple(NONE if id is None else ADVANCES.number(id) for id in ADVANCES.figures("after"))
"""By advance, another that must be owned before it, besides the top one of its category; NONE = none."""
BORDER: Final = tuple(NONE if kind is None else GOODS.index(kind) for kind in ADVANCES.figures("border"))
"""By advance, the good whose token is on its border and is gained with it; NONE = none."""
START_ADVANCES: Final = sum(BIT[advance] for advance, starts in enumerate(ADVANCES.figures("start")) if starts)

# Cards with two halves.
_DECKS: Final[dict[str, Any]] = tomllib.loads((FOLDER / "cards" / "decks.toml").read_text(encoding="utf-8"))
ACTION_CARDS: Final = tuple("-".join(halves) for halves in _DECKS["action"])
CIVIL: Final = tuple(ACTIONS.number(halves[0]) for halves in _DECKS["action"])
"""By action card, its civil half."""
FIGHTING: Final = tuple(COMBAT.number(halves[1]) for halves in _DECKS["action"])
"""By action card, its combat half."""
OBJECTIVE_CARDS: Final = tuple("-".join(halves) for halves in _DECKS["objective"])
HALVES: Final = tuple(tuple(OBJECTIVES.number(half) for half in halves) for halves in _DECKS["objective"])
"""By objective card, its two objectives: upper half, lower half."""
EVENT_CARDS: Final = tuple(event for event in range(len(EVENTS)) for _ in range(EVENTS.rows[event].figures["copies"]))
ICONS: Final = ("gold-mine", "exhausted-land", "barbarians-spawn", "barbarians-attack")
ICON: Final = tuple(NONE if icon is None else ICONS.index(icon) for icon in EVENTS.figures("icon"))
"""By event, its icon; NONE = none."""
PERSONS: Final = tuple(event for event in range(len(EVENTS)) if "person" in EVENTS.rows[event].effects)
"""Numbers of the events that are great persons."""

# Seats.
COLOURS: Final = ("red", "blue", "green", "yellow")
"""By seat, the name of its colour."""
PLAYERS: Final = tuple(Name(f"player-{colour}") for colour in (*COLOURS, "barbarians"))


def named(family: Family, *cards: int) -> Name:
    """Return the name by which log events refer to cards: `card-storage`."""
    return Name(" ".join(f"card-{family.ids[card]}" for card in cards))
