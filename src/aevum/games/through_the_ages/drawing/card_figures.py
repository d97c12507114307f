"""Symbols and numbers printed on a card: its kind, its costs and its effects."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from aevum.games.through_the_ages.constants import (
    AGE,
    AGES,
    ARMY,
    CARDS,
    FAMILIES,
    FAMILY_OF,
    FIRST_TACTIC,
    FIRST_WONDER,
    KIND,
    KINDS,
    STAGES,
    WONDERS,
    WORKS,
)
from aevum.kernel.words import Words

Printed = tuple[str, int | str]
"""Symbol and the number beside it."""

_KIND_OF_FAMILY: Final = (
    "",
    "special",
    "government",
    "leader",
    "wonder",
    "action",
    "event",
    "territory",
    "bonus",
    "aggression",
    "war",
    "pact",
    "tactic",
)
_SIGN_OF: Final = {
    "food": "food",
    "resource": "resource",
    "culture": "culture",
    "science": "science",
    "strength": "strength",
    "happy": "happy",
    "civil": "civil",
    "military": "military",
    "yellow": "yellow",
    "blue": "blue",
    "population": "worker",
    "cards": "back",
    "colonization": "colonization",
    "defence": "defence",
    "limit": "limit",
    "discount": "build",
    "military_resources": "resource",
    "bonus": "strength",
}
"""Symbol of each effect that is a plain number."""


def kind_of(card: int) -> str:
    """Return the name of a card's kind."""
    return KINDS[KIND[card]] if card < len(WORKS) else _KIND_OF_FAMILY[FAMILIES.index(FAMILY_OF[card])]


def age_of(card: int) -> str:
    """Return the Age of a card in Roman numerals; A for Antiquity."""
    return AGES[AGE[card]]


@cache
def _row(card: int) -> tuple[dict[str, Any], dict[str, Any]]:
    family = FAMILY_OF[card]
    row = family.rows[family.ids.index(CARDS[card])]
    return dict(row.figures), dict(row.effects)


@cache
def science_printed(card: int) -> str:
    """Return the printed science points to play a card; of a government both prices, the lower one for a revolution."""
    figures, _ = _row(card)
    if "peaceful_cost" in figures:
        return f"{figures['revolution_cost']}/{figures['peaceful_cost']}"
    return str(figures.get("science_cost") or "")


@cache
def printed(card: int) -> tuple[Printed, ...]:
    """Return what is printed on a card, costs first, then effects."""
    figures, effects = _row(card)
    found: list[Printed] = []
    if "build_cost" in figures:
        found.append(("build", figures["build_cost"]))
    if FIRST_WONDER <= card < FIRST_WONDER + len(WONDERS):
        found.append(("build", "·".join(map(str, STAGES[card - FIRST_WONDER]))))
    if figures.get("cost", 0) > 0:
        found.append(("military", figures["cost"]))
    if card >= FIRST_TACTIC:
        kinds = ("infantry", "cavalry", "artillery")
        found += [(kind, count) for kind, count in zip(kinds, ARMY[card - FIRST_TACTIC], strict=True) if count]
    found += _brought(effects.get("at_once", {}), "+")
    found += _brought(effects, "")
    return tuple(found)


def _brought(effects: dict[str, Any], before: str) -> list[Printed]:
    plain = ((word, effects[word]) for word in _SIGN_OF if word in effects)
    return [(_SIGN_OF[word], f"{before}{amount}".replace("-", "−")) for word, amount in plain if type(amount) is int]


def short_name(card: int, words: Words) -> str:
    """Return the name of a card without the Age at its end, which is drawn on the card anyway."""
    return words(f"card-{CARDS[card]}").removesuffix(f" {age_of(card)}")
