"""Which clause each event applies."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus_imperium.facts import RULEBOOK
from aevum.kernel.events import Event

_CLAUSES: Final = {
    "event-pass": "turn.nothing",
    "event-pay": "turn.pay",
    "event-road": "road.draw",
    "event-dig": "dig.beside_lake",
    "event-build": "build.costs",
    "event-crossed-off": "build.resources",
    "event-destroy": "use.fort",
    "event-raid": "raid.loss",
    "event-round": "raid.when",
    "event-over": "turn.end",
}


def rule_behind(event: Event) -> str | None:
    """The clause id; using a building leads to the clause of that building."""
    name = f"use.{dict(event.arguments)['building']}" if event.message == "event-use" else _CLAUSES.get(event.message)
    return RULEBOOK[f"tempus_imperium.{name}"].id if name else None
