"""Values that the formulas of the rules compute with; only `rules` and `cards` may import them.

Other modules call the rule that computes what they need. A power is the bit mask of the advances that give it:
`known & HERDS` is not 0 if a seat knows one of them.
"""

from __future__ import annotations

from typing import Any, Final

from aevum.games.clash_of_cultures.constants import (
    ADVANCES,
    BIT,
    CATEGORIES,
    COMBAT,
    DATA,
    EVENTS,
    GOODS,
    NONE,
    OBJECTIVES,
    PIECES,
    TERRAINS,
    WONDERS,
)

LIMITS: Final[dict[str, int]] = DATA["limits"]
STACK: Final[int] = LIMITS["stack"]
CARGO: Final[int] = LIMITS["cargo"]
SCALE: Final[int] = LIMITS["scale"]
LARGEST: Final[int] = LIMITS["size"]
TURNS: Final[int] = DATA["turn"]["turns"]
ACTIONS_A_TURN: Final[int] = DATA["turn"]["actions"]
GROUPS: Final[int] = DATA["turn"]["groups"]
POINTS: Final[dict[str, int]] = DATA["points"]
"""By source, its victory points in halves."""


def _knowing(word: str, value: Any = None) -> int:
    """Return the bit mask of the advances that declare an effect; `value`: only those with it, or with it in a list."""
    declared = ADVANCES.effects(word, None)
    return sum(
        BIT[advance]
        for advance, given in enumerate(declared)
        if given is not None and (value is None or given == value or (isinstance(given, list) and value in given))
    )


def _amount(word: str, default: int = 0) -> int:
    """Return the number that the first advance with an effect declares for it."""
    return next((given for given in ADVANCES.effects(word, None) if given is not None), default)


COLLECTS: Final = tuple(_knowing("collects", terrain) for terrain in TERRAINS)
STORES_FOOD: Final = _knowing("food_limit")
FOOD_STORED: Final = _amount("food_limit")
IGNORES: Final = tuple(_knowing("ignores", id) for id in EVENTS.ids)
"""By event, the advances that protect against it."""
HERDS: Final = _knowing("herds")
HERDING: Final = _amount("herds")
HERDS_FREELY: Final = _knowing("herds_freely")
REVEALS: Final = _knowing("reveals")
ERECTS: Final = _knowing("erects")
SETTLES_WITH_GROWTH: Final = _knowing("settler_with_growth")
FAR_MARCH: Final = _knowing("far_march")
LEVEL_GROUND: Final = _knowing("level_ground")
PIECE: Final = tuple(_knowing("piece", piece) for piece in PIECES)
"""By city piece, the advances that allow it."""
CHARTS: Final = _knowing("charts")
WAR_SHIPS: Final = _knowing("hit_cancelled_from_sea")
HITS_CANCELLED_FROM_SEA: Final = _amount("hit_cancelled_from_sea")
CIRCUMNAVIGATES: Final = _knowing("circumnavigates")
WRITES: Final = _knowing("cards_with_government")
CARDS_WITH_GOVERNMENT: Final = _amount("cards_with_government")
TEACHES: Final = _knowing("idea_with_academy")
IDEA_WITH_ACADEMY: Final = _amount("idea_with_academy")
LEARNS_FREELY: Final = _knowing("mood_for_learning")
MOOD_FOR_LEARNING: Final = _amount("mood_for_learning")
IDEA_WHEN_GAINED: Final = tuple(ADVANCES.effects("idea_when_gained", 0))
"""By advance, the ideas gained with it."""
THINKS: Final = _knowing("idea_for_science")
IDEA_FOR_SCIENCE: Final = _amount("idea_for_science")
OPENED_BY: Final = tuple(_knowing("opens", category) for category in CATEGORIES)
"""By category, the advances that allow its top advance; only governments have any."""
MARCHES: Final = _knowing("marches")
COMBAT_CARDS: Final = _knowing("combat_cards")
BREACHES: Final = _knowing("breaches")
STEEL: Final = _knowing("first_hit")
STEEL_HITS: Final = _amount("first_hit")
CONSOLES: Final = _knowing("consoles")
RITUALS: Final = _knowing("rituals")
SCIENCE_WITHOUT_FOOD: Final = _knowing("science_without_food")
TEMPLE_WITHOUT_FOOD: Final = _knowing("temple_without_food")
BARTERS: Final = _knowing("barters")
TRADES: Final = _knowing("routes")
ROUTES: Final = _amount("routes")
ROUTES_IN_GOLD: Final = _knowing("routes_in_gold")
TAXES: Final = _knowing("taxes")
TAX_PRICE: Final = _amount("taxes")
SCULPTS: Final = _knowing("free_attempt")
ATTEMPT_PRICE: Final = _amount("free_attempt")
SMALLER: Final = _knowing("smaller")
SMALLER_BY: Final = _amount("smaller")
RESERVES: Final = _knowing("reserves")
SWAPS_TOKENS: Final = _knowing("swaps_tokens")
WITHOUT_FOOD: Final = tuple(_knowing("without_food", id) for id in ADVANCES.ids)
"""By advance, the advances that save its price in food."""
WITHOUT_ORE: Final = tuple(_knowing("without_ore", id) for id in ADVANCES.ids)
ORE_IF_KNOWN: Final = tuple(ADVANCES.effects("ore_if_known", 0))
VOTES: Final = _knowing("votes")
VOTE_PRICE: Final = _amount("votes")
SHIELDS_HAPPY: Final = _knowing("shields", "happy")
SHIELDS_ARMIES: Final = _knowing("shields", "armies")
SHIELDS_TEMPLE: Final = _knowing("shields", "temple")
LIBERTIES: Final = _knowing("liberties")
LIBERTY: Final = _amount("liberties")
FREE_COLLECT: Final = _knowing("free_collect")
FURTHER_COLLECT: Final = _knowing("further_collect")
FURTHER_PRICE: Final = _amount("further_collect")
TOKEN_FOR_RECRUITS: Final = _knowing("token_for_recruits")
EMPOWERS: Final = _knowing("extra_action")
POWER_PRICE: Final = _amount("extra_action")
FORCES: Final = _knowing("forces")
FORCE_PRICE: Final = _amount("forces")
DOGMA: Final = _knowing("advance_for_temple")
LIMITS_IDEAS: Final = _knowing("idea_limit")
IDEAS_LIMITED: Final = _amount("idea_limit", SCALE)
CONVERTS: Final = _knowing("success_from")
CONVERSION_FROM: Final = _amount("success_from")
REWARDED: Final = _knowing("culture_for_success")
REWARD: Final = _amount("culture_for_success")
FANATIC: Final = _knowing("temple_strength")
TEMPLE_STRENGTH: Final = _amount("temple_strength")
AVENGES: Final = _knowing("army_for_defeat")
ORE_PRICE: Final[tuple[int, ...]] = ADVANCES.figures("ore", 0)
"""By advance, its price in ore, paid besides the food."""
INFLUENCE_FROM: Final = 5
"""Lowest total of die and boost with which Cultural Influence succeeds, unless Conversion lowers it."""

STAPLES: Final = sum(BIT[ADVANCES.number(id)] for id in ("roads", "navigation", "trade-routes"))
"""Roads, Navigation and Trade Routes, which spread sickness: Pestilence and Epidemics cost twice as much with one."""


DRAFTS: Final = BIT[ADVANCES.number("draft")]


def draft_price(known: int) -> int:
    """Return the price of a drafted Army in mood tokens, the highest that applies; 0 = no Army can be drafted."""
    if not known & DRAFTS:
        return 0
    return max(price for bit, price in _DRAFT_PRICES if known & bit)


_DRAFT_PRICES: Final[tuple[tuple[int, int], ...]] = tuple(
    (BIT[advance], price) for advance, price in enumerate(ADVANCES.effects("drafts", 0)) if price
)
"""Advances that set a price for drafting, each as a bit, with the price."""

# Combat halves.
NEEDS: Final = tuple(frozenset(needs) for needs in COMBAT.figures("needs"))
ROLE: Final = tuple(COMBAT.figures("role", ""))
PLACE: Final = tuple(COMBAT.figures("place", ""))
VALUE: Final = tuple(COMBAT.effects("value"))
VALUE_PER_ATTACKER: Final = tuple(COMBAT.effects("value_per_attacker"))
VALUE_PER_ENEMY_ARMY: Final = tuple(COMBAT.effects("value_per_enemy_army"))
DICE: Final = tuple(COMBAT.effects("dice"))
SIXES_AGAIN: Final = tuple(COMBAT.effects("sixes_again", False))
KILLS_ON: Final = tuple(COMBAT.effects("kills_on"))
CANCELS_ON: Final = tuple(COMBAT.effects("cancels_on"))
KILLS_AFTER_ON: Final = tuple(COMBAT.effects("kills_after_on"))
CANCELS: Final = tuple(COMBAT.effects("cancels"))
DRAWS: Final = tuple(COMBAT.effects("draws"))
RETREATS: Final = tuple(COMBAT.effects("retreats", False))
DEMANDS: Final = tuple(COMBAT.effects("demands"))
TAKES_CARD: Final = tuple(COMBAT.effects("takes_card", False))
MARTYRS: Final = tuple(COMBAT.effects("martyrs", False))

# Events.
FOOD_LOST: Final = tuple(EVENTS.effects("food_lost"))
EVENT_FOOD: Final = tuple(EVENTS.effects("food"))
FOOD_ALL: Final = tuple(EVENTS.effects("food_all"))
FOOD_GIVEN: Final = tuple(EVENTS.effects("food_given"))
SETTLER: Final = tuple(EVENTS.effects("settler"))
SETTLER_GIVEN: Final = tuple(EVENTS.effects("settler_given"))
MOOD_LOST: Final = tuple(EVENTS.effects("mood_lost"))
FLOOD: Final = tuple(EVENTS.effects("flood"))
FLOOD_ALL: Final = tuple(EVENTS.effects("flood_all"))
SICKENS: Final = tuple(EVENTS.effects("sickens"))
SICKENS_MORE: Final = tuple(EVENTS.effects("sickens_more"))
KILLS: Final = tuple(EVENTS.effects("kills"))
KILLS_MORE: Final = tuple(EVENTS.effects("kills_more"))
PERSON: Final = tuple(
    NONE if kind is None else len(CATEGORIES) if kind == "government" else CATEGORIES.index(kind)
    for kind in EVENTS.effects("person", None)
)
"""By event, category of the advance that a great person brings; NONE = none, len(CATEGORIES) = any government."""

# Wonders.
WONDER_PRICE: Final[tuple[dict[str, int], ...]] = WONDERS.figures("price")
WONDER_NEEDS: Final = tuple(sum(BIT[ADVANCES.number(id)] for id in needs) for needs in WONDERS.figures("needs"))
AT_PORT: Final = tuple(WONDERS.figures("at_port", False))
GARDEN_FOOD: Final = tuple(WONDERS.effects("food_after_collect"))
GARDENS: Final = tuple(WONDERS.effects("gardens"))
BREAKS_TIES: Final = tuple(WONDERS.effects("breaks_ties", False))
ATTEMPTS: Final = tuple(WONDERS.effects("attempts"))
WONDER_IDEAS: Final = tuple(WONDERS.effects("ideas"))
IDEA_FROM_LEFT: Final = tuple(WONDERS.effects("idea_from_left"))
WONDER_RANGE: Final = tuple(WONDERS.effects("range"))
SHIELDS_WITHIN: Final = tuple(WONDERS.effects("shields_within", NONE))
WONDER_SHIP: Final = tuple(WONDERS.effects("ship"))
SAILS: Final = tuple(WONDERS.effects("sails_after_activation", False))
BARS_BARBARIANS: Final = tuple(WONDERS.effects("bars_barbarians", False))
BARS_ATTACKS: Final = tuple(WONDERS.effects("bars_attacks", False))
TOLL: Final = tuple(WONDERS.effects("toll"))
GROWS_AT_REST: Final = tuple(WONDERS.effects("grows_at_rest", False))

# Objectives.
PAYS: Final = tuple(
    tuple((GOODS.index(good), amount) for good, amount in pays.items()) for pays in OBJECTIVES.effects("pays", {})
)
NOT_WITH: Final = tuple(NONE if id is None else OBJECTIVES.number(id) for id in OBJECTIVES.figures("not_with"))
CHECK: Final = tuple(OBJECTIVES.figures("check"))
