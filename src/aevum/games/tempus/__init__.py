"""Tempus by Martin Wallace: three to five civilizations on one island, from writing to flight."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence, Set
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from aevum.games.tempus import board, parts, picking, targets, text
from aevum.games.tempus.drawing.faces import faces
from aevum.games.tempus.drawing.ink import TOKEN
from aevum.games.tempus.facts import CARDS, CITY_VALUES, COLOURS, IDEAS, LAST_ERA, PLAYERS, RULEBOOK, TILES, WATER
from aevum.games.tempus.judgement import JUDGEMENT
from aevum.games.tempus.moves import BABIES_NOBODY, BOOK, CARD, HEX, MOVE_NOBODY, PLAIN, ROTATION
from aevum.games.tempus.options import PREPARED, Options
from aevum.games.tempus.rules import LAW
from aevum.games.tempus.state import World
from aevum.games.tempus.view import WorldView, see
from aevum.kernel.chance import Chance
from aevum.kernel.events import Event
from aevum.kernel.game import Game, Preset
from aevum.kernel.shows import Bringing, Face, Part, Stage
from aevum.kernel.words import Words

_WEIGHTY: Final = frozenset(("event-fight-won", "event-fight-lost", "event-era"))


class Tempus(Game[World, WorldView]):
    """Ten turns, five actions, nine kinds of ideas."""

    id = "tempus"
    seats = (3, 4, 5)
    rules_version = 2
    options_type = Options
    folder = Path(__file__).parent
    board_domains = frozenset((HEX.name, CARD.name, ROTATION.name))
    tried_on = frozenset((ROTATION.name,))
    measure_colours = TOKEN
    judgement = JUDGEMENT
    cards = (IDEAS,)
    book = BOOK
    law = LAW
    rulebook = RULEBOOK

    def start(self, options: Any, seats: int, chance: Chance) -> World:
        return World().set_up(options, seats, chance)

    def view(self, state: World, seat: int) -> WorldView:
        return see(state, seat)

    def text(self, view: WorldView, words: Words) -> str:
        return text.table(view, words)

    def svg(self, view: WorldView, words: Words) -> str:
        return board.table(view, words)

    def parts(self, view: WorldView, words: Words, news: Sequence[Event] = ()) -> list[Part]:
        return parts.parts(view, words, news)

    def weighty(self, event: Event) -> bool:
        return event.message in _WEIGHTY

    def census(self, state: World) -> Mapping[str, int]:
        """Tiles; tokens and cities by colour; cards by kind, wherever they lie."""
        land = sum(terrain != WATER for terrain in state.terrain)
        counts = Counter(tiles=len(state.tiles) + (state.tile >= 0) + land // len(TILES[0]))
        for seat, colour in enumerate(COLOURS[: len(state.era)]):
            own = [place for place, owner in enumerate(state.owner) if owner == seat]
            counts[f"{colour} tokens"] = state.supply[seat] + sum(state.tokens[place] for place in own)
            counts[f"{colour} cities"] = _cities_left(state, seat) + sum(state.city[place] > 0 for place in own)
        piles = (*state.hands, *state.laid, *state.out, state.deck, state.discards)
        counts.update(CARDS[card] for pile in piles for card in pile)
        return counts

    def targets(self, view: WorldView, offered: Mapping[str, str], faint: Set[str], words: Words) -> str:
        return targets.targets(view, offered, faint, words)

    def ordinary(self, move: int) -> bool:
        """To let an action come to nothing is the last one thinks of."""
        return move not in (MOVE_NOBODY, BABIES_NOBODY)

    def speaks_for_itself(self, move: int) -> bool:
        """Words that say the end of something are meant."""
        return move in PLAIN

    def marks(self, view: WorldView, part: str, chosen: Mapping[str, str], words: Words) -> str:
        return targets.marks(view, part, chosen)

    def price(self, view: WorldView, move: int, words: Words) -> str:
        return picking.price(view, move, words)

    def brings(self, view: WorldView, move: int, words: Words) -> Bringing | None:
        return picking.brings(view, move, words)

    def nearest(self, view: WorldView, label: str, picks: Sequence[str]) -> str | None:
        return picking.nearest(view, label, picks)

    def faces(self, view: WorldView | None, words: Words) -> Mapping[str, Face]:
        return faces(view, words)

    def seat_title(self, seat: int, words: Words) -> str:
        return words(PLAYERS[seat])

    def emblem(self, seat: int, words: Words) -> str:
        return board.emblem(seat, words)

    def pieces(self, words: Words) -> list[tuple[str, str]]:
        return board.pieces(words)

    def measures(self, view: WorldView, words: Words) -> list[tuple[str, int]]:
        """Everybody's victory points as the island stands."""
        return [(words(PLAYERS[seat]), view.total(seat)) for seat in range(view.seats)]

    def totals(self, view: WorldView) -> list[int]:
        return [view.total(seat) for seat in range(view.seats)]

    def stage(self, view: WorldView) -> Stage | None:
        if view.over:
            return None
        return ("stage-island", {}) if view.setting_up else ("stage-turn", {"turn": view.turn, "last": LAST_ERA})

    def picture(self, view: WorldView, words: Words) -> str:
        return board.island(view, words)

    def keeps_secret(self, view: WorldView) -> bool:
        """Cards in hand and laid face down; before the first idea everything lies open."""
        return bool(view.hand or view.laid)

    def presets(self, now: datetime) -> list[Preset]:
        return [Preset("prepared", {"island": PREPARED}, seats=4), Preset("laid", {}, seats=4)]


def _cities_left(state: World, seat: int) -> int:
    kinds = len(CITY_VALUES)
    return sum(state.cities_left[seat * kinds : seat * kinds + kinds])


GAME: Final = Tempus()
