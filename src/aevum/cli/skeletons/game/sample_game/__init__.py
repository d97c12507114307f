"""Sample Game, in which players take stones from a heap and the last stone wins. Put your own game in its place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from aevum.kernel.chance import Chance
from aevum.kernel.game import Game, View
from aevum.kernel.markup import h
from aevum.kernel.words import Words

from .rules import BOOK, LAW, Table


@dataclass(frozen=True, slots=True)
class TableView(View):
    """View of a seat; here everything lies open."""

    phase: str
    actor: int
    heap: int
    taken: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
        return {"game": GAME.id, **asdict(self)}


class SampleGame(Game[Table, TableView]):
    """The game object, which the entry point in `pyproject.toml` names."""

    id = "sample-game"
    seats = (2, 3)
    rules_version = 1
    folder = Path(__file__).parent
    has_hidden_information = False
    book = BOOK
    law = LAW

    def start(self, options: Any, seats: int, chance: Chance) -> Table:
        return Table().set_up(seats, chance)

    def view(self, state: Table, seat: int) -> TableView:
        phase = LAW.now(state).name if state.frames else ""
        return TableView(phase, state.actor, state.heap, tuple(state.taken))

    def text(self, view: TableView, words: Words) -> str:
        seats = [words("text-seat", seat=seat + 1, count=count) for seat, count in enumerate(view.taken)]
        return "\n".join([words("text-heap", count=view.heap), *seats])

    def svg(self, view: TableView, words: Words) -> str:
        stones = [h.circle(cx=20 + 20 * stone, cy=20, r=8, fill="gray") for stone in range(view.heap)]
        return h.svg(xmlns="http://www.w3.org/2000/svg", viewBox="0 0 340 40", role="img")[
            h.title[words("text-heap", count=view.heap)], stones
        ]

    def conserved_counts(self, state: Table) -> Mapping[str, int]:
        return {"stones": state.heap + sum(state.taken)}


GAME: Final = SampleGame()
