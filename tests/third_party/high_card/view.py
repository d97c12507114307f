"""View of a seat: its own cards, the face-up ones, and the number of others."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from aevum.kernel.game import View
from high_card.rules import LAW
from high_card.state import Table


@dataclass(frozen=True, slots=True)
class TableView(View):
    """A seat's view: `hand`, `aside`, `given` and `laid` are its own cards; everything about the others is a count."""

    seat: int
    actor: int
    phase: str
    round: int
    hand: tuple[int, ...]
    aside: tuple[int, ...]
    given: tuple[int, ...]
    laid: int
    in_hand: tuple[int, ...]
    have_laid: tuple[bool, ...]
    have_given: tuple[int, ...]
    set_aside: int
    in_deck: int
    shown: tuple[int, ...]
    tricks: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
        return {"game": "high-card", **asdict(self)}


def see(table: Table, seat: int) -> TableView:
    """Return a seat's view, by allow-list: what is not written here stays hidden. A spectator has no cards."""
    seated = 0 <= seat < len(table.hands)
    return TableView(
        seat=seat,
        actor=table.actor,
        phase=LAW.now(table).name if table.frames else "",
        round=min(len(table.shown) // len(table.hands) + 1, 3),
        hand=tuple(table.hands[seat]) if seated else (),
        aside=tuple(table.aside) if table.actor == seat else (),
        given=tuple(table.given[seat]) if seated else (),
        laid=max(table.laid[seat], default=0) if seated else 0,
        in_hand=tuple(map(len, table.hands)),
        have_laid=tuple(map(bool, table.laid)),
        have_given=tuple(map(len, table.given)),
        set_aside=len(table.aside),
        in_deck=len(table.deck),
        shown=tuple(table.shown),
        tricks=tuple(table.tricks),
    )
