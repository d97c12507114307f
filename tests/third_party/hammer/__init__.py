"""A small auction game with hidden trick cards: how little a game with nested decisions needs."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aevum.kernel.chance import Chance
from aevum.kernel.game import Game, View
from aevum.kernel.markup import h
from aevum.kernel.words import Name, Words
from hammer.cards.tricks import LAW, TRICKS
from hammer.fields import LOTS
from hammer.rules import BOOK, House


@dataclass(frozen=True)
class HouseView(View):
    phase: str
    shown: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        return {"game": "hammer", "phase": self.phase, **self.shown}


@dataclass(frozen=True)
class Options:
    """A match of this game has no options."""


class Hammer(Game[House, HouseView]):
    id = "hammer"
    seats = (2, 3)
    rules_version = 1
    options_type = Options
    folder = Path(__file__).parent
    cards = (TRICKS,)
    book = BOOK
    law = LAW

    def start(self, options: Any, seats: int, chance: Chance) -> House:
        return House().set_up(seats, chance)

    def view(self, state: House, seat: int) -> HouseView:
        """Return the view of a seat. Built by allow-list: what is not written here stays hidden."""
        shown = {
            "actor": state.actor,
            "coins": [*state.coins],
            "lots": dict(zip(LOTS, zip(state.worth, state.owner, strict=True), strict=True)),
            "hand": [TRICKS.ids[trick] for trick in state.hands[seat]] if seat >= 0 else [],
            "hands": [*map(len, state.hands)],
            "discards": [TRICKS.ids[trick] for trick in state.discards],
            "pending": LAW.pending(state),
        }
        return HouseView(LAW.now(state).name if state.frames else "", shown)

    def text(self, view: HouseView, words: Words) -> str:
        seen = view.shown
        lots = seen["lots"].items()
        lines = [words("text-lot", lot=Name(f"lot-{lot}"), worth=worth, owner=by + 1) for lot, (worth, by) in lots]
        lines += [words("text-seat", seat=seat + 1, coins=coins) for seat, coins in enumerate(seen["coins"])]
        return "\n".join([*lines, words("text-hand", tricks=Name(" ".join(f"trick-{id}" for id in seen["hand"])))])

    def svg(self, view: HouseView, words: Words) -> str:
        return h.svg(xmlns="http://www.w3.org/2000/svg", viewBox="0 0 400 40")[h.text(y=20)[self.text(view, words)]]

    def conserved_counts(self, state: House) -> dict[str, int]:
        return {"tricks": sum(map(len, (*state.hands, state.deck, state.discards)))}


GAME = Hammer()
