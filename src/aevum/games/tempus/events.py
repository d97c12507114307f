"""Which clause each event applies."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus.facts import RULEBOOK
from aevum.kernel.events import Event

_CLAUSES: Final = {
    "event-tile": "setup.tiles",
    "event-island": "move.what_is_a_lake",
    "event-settle": "setup.tokens",
    "event-turn": "turn.tokens",
    "event-move": "move.land",
    "event-move-nobody": "turn.must",
    "event-birth": "babies.grassland",
    "event-birth-nobody": "turn.must",
    "event-fight": "fight.adjacent",
    "event-declare": "fight.declare",
    "event-assault": "fight.attack_cards",
    "event-fight-won": "fight.win",
    "event-fight-lost": "fight.loss",
    "event-advance": "fight.advance",
    "event-reshuffle": "idea.reshuffle",
    "event-draw": "idea.draw",
    "event-draw-by-you": "idea.draw",
    "event-discard": "idea.limit",
    "event-city": "city.value",
    "event-convert": "religion.target",
    "event-government-now": "government.now",
    "event-government-later": "government.later",
    "event-catch-up": "progress.catch_up",
    "event-points": "progress.points",
    "event-era": "progress.winners",
    "event-over": "end.flight",
}
_WAYS: Final = {"land": "move.land", "lake": "move.lake", "sea": "move.sea"}


def rule_behind(event: Event) -> str | None:
    """The clause id; a move leads to the clause of its way, a card played to the clause of its effect."""
    arguments = dict(event.arguments)
    name = _CLAUSES.get(event.message)
    if event.message == "event-move":
        name = _WAYS[str(arguments["way"])]
    elif event.message == "event-play":
        name = _of_card(str(arguments["card"]).removeprefix("card-").split("-")[0])
    return RULEBOOK[f"tempus.{name}"].id if name else None


def _of_card(effect: str) -> str:
    chapters = {
        "leader": "leader.attack",
        "sanitation": "sanitation.when",
        "religion": "religion.target",
        "government": "government.choice",
    }
    return chapters.get(effect, f"cards.{effect}")
