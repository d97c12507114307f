"""Through the Ages by Vlaada Chvátil, first edition: two to four civilizations from Antiquity to the modern age."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence, Set
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from aevum.games.through_the_ages import board, parts, picking, targets, text
from aevum.games.through_the_ages.civilization import (
    BANK,
    BLUE,
    COLONIES,
    FINISHED,
    IDLE,
    LEADER,
    PACT,
    STAGES_DONE,
    TACTIC,
    TECHNOLOGY,
    WAR,
    WIDTH,
    WONDER,
    YELLOW,
)
from aevum.games.through_the_ages.drawing.faces import faces
from aevum.games.through_the_ages.drawing.ink import SEAT
from aevum.games.through_the_ages.facts import (
    AGES,
    CARDS,
    DESPOTISM,
    FAMILIES,
    FIRST_TERRITORY,
    FIRST_WONDER,
    NONE,
    PLAYERS,
    PRINTED,
    RULEBOOK,
    STORES,
    TECHNOLOGIES,
    WORKS,
)
from aevum.games.through_the_ages.judgement import JUDGEMENT
from aevum.games.through_the_ages.moves import BOOK, CARD, LAST_THOUGHTS, PLACE, PLAIN, RESIGN
from aevum.games.through_the_ages.options import ADVANCED, BASIC, FULL, Options
from aevum.games.through_the_ages.rules import LAW
from aevum.games.through_the_ages.rules.ratings import bits
from aevum.games.through_the_ages.state import Table
from aevum.games.through_the_ages.view import TableView, see
from aevum.kernel.chance import Chance
from aevum.kernel.events import Event
from aevum.kernel.game import Game, Preset
from aevum.kernel.shows import Bringing, Face, Part, Stage
from aevum.kernel.words import Words

_WEIGHTY: Final = frozenset(("event-fight", "event-turned", "event-wonder", "event-colony", "event-war", "event-age"))


class ThroughTheAges(Game[Table, TableView]):
    """Three games in one box, 244 different cards."""

    id = "through-the-ages"
    seats = (2, 3, 4)
    rules_version = 2
    options_type = Options
    folder = Path(__file__).parent
    board_domains = frozenset((CARD.name, PLACE.name))
    measure_colours = SEAT
    cards = FAMILIES
    book = BOOK
    law = LAW
    rulebook = RULEBOOK
    judgement = JUDGEMENT

    def start(self, options: Any, seats: int, chance: Chance) -> Table:
        return Table().set_up(options, seats, chance)

    def view(self, state: Table, seat: int) -> TableView:
        return see(state, seat)

    def glance(self, state: Table, seat: int) -> TableView:
        return see(state, seat, forecasts=False)

    def gives_up(self, move: int) -> bool:
        return move == RESIGN

    def text(self, view: TableView, words: Words) -> str:
        return text.table(view, words)

    def svg(self, view: TableView, words: Words) -> str:
        return board.table(view, words)

    def parts(self, view: TableView, words: Words, news: Sequence[Event] = ()) -> list[Part]:
        return parts.parts(view, words, news)

    def targets(self, view: TableView, offered: Mapping[str, str], faint: Set[str], words: Words) -> str:
        return targets.targets(view, offered, faint, words)

    def faces(self, view: TableView | None, words: Words) -> Mapping[str, Face]:
        return faces(view, words)

    def emblem(self, seat: int, words: Words) -> str:
        return board.emblem(seat, words)

    def pieces(self, words: Words) -> list[tuple[str, str]]:
        return board.pieces(words)

    def picture(self, view: TableView, words: Words) -> str:
        return board.glance(view, words)

    def price(self, view: TableView, move: int, words: Words) -> str:
        return picking.price(view, move, words)

    def brings(self, view: TableView, move: int, words: Words) -> Bringing | None:
        return picking.brings(view, move, words)

    def ordinary(self, move: int) -> bool:
        """To tear down what stands, or to leave, is the last one thinks of."""
        return move not in LAST_THOUGHTS

    def plainly_meant(self, moves: Sequence[int]) -> int | None:
        """Who touches a work means to build there, if nothing but tearing it down could be meant otherwise."""
        thought_of = [move for move in moves if self.ordinary(move)]
        return thought_of[0] if len(thought_of) == 1 else None

    def thing_at(self, view: TableView, label: str, words: Words) -> str:
        return picking.thing_at(view, label, words)

    def speaks_for_itself(self, move: int) -> bool:
        """Answers that are one word are meant."""
        return move in PLAIN

    def weighty(self, event: Event) -> bool:
        return event.message in _WEIGHTY

    def census(self, state: Table) -> Mapping[str, int]:
        """Yellow and blue tokens with those in the box; every card by name, wherever it lies."""
        counts: Counter[str] = Counter(yellow=state.yellow_box, blue=state.blue_box)
        for seat in range(len(state.hands)):
            counts.update(_tokens(state, seat))
            counts.update(CARDS[card] for card in _cards_of(state, seat))
        piles = (
            *state.hands,
            *state.civil_hands,
            *state.private,
            *state.dealt,
            *(state.current, state.future, state.past, state.used, state.bonuses, state.covered, state.pool),
            state.box,
        )
        counts.update(CARDS[card] for pile in piles for card in pile)
        counts.update(CARDS[card] for card in state.card_row if card != NONE)
        counts.update(CARDS[card] for card in _undrawn(state))
        auctioned = LAW.pending(state).get("territory", NONE)
        if auctioned != NONE:
            counts[CARDS[auctioned]] += 1
        return counts

    def seat_title(self, seat: int, words: Words) -> str:
        return words(PLAYERS[seat])

    def measures(self, view: TableView, words: Words) -> list[tuple[str, int]]:
        """Everybody's culture points."""
        return [(words(PLAYERS[own.seat]), own.culture) for own in view.civilizations]

    def totals(self, view: TableView) -> list[int]:
        return [own.culture for own in view.civilizations]

    def stage(self, view: TableView) -> Stage | None:
        return None if view.over else ("stage-round", {"round": view.round, "age": AGES[view.age]})

    def keeps_secret(self, view: TableView) -> bool:
        """Military cards in hand, bonuses kept or to choose from."""
        return bool(view.hand or view.private or view.dealt)

    def presets(self, now: datetime) -> list[Preset]:
        return [
            Preset("full", {"game": FULL}, seats=3),
            Preset("advanced", {"game": ADVANCED}, seats=3),
            Preset("basic", {"game": BASIC}, seats=3),
        ]


def _tokens(state: Table, seat: int) -> dict[str, int]:
    """Yellow and blue tokens of a civilization."""
    civ, base = state.civ, seat * WIDTH
    blue = sum(civ[base + BLUE : base + BLUE + STORES]) + civ[base + BANK] + civ[base + STAGES_DONE]
    return {"yellow": sum(civ[base : base + len(WORKS)]) + civ[base + IDLE] + civ[base + YELLOW], "blue": blue}


def _cards_of(state: Table, seat: int) -> list[int]:
    """Cards that lie before a civilization."""
    civ, base = state.civ, seat * WIDTH
    printed = {*PRINTED, DESPOTISM}
    known = bits(civ[base + TECHNOLOGY] & (1 << TECHNOLOGIES) - 1)
    cards = [card for card in known if card not in printed]
    cards += [FIRST_WONDER + wonder for wonder in bits(civ[base + FINISHED])]
    cards += [FIRST_TERRITORY + colony for colony in bits(civ[base + COLONIES])]
    cards += [civ[base + place] for place in (LEADER, WONDER, TACTIC, WAR, PACT) if civ[base + place] != NONE]
    return cards


def _undrawn(state: Table) -> list[int]:
    """Cards still in the decks."""
    cards = [card for deck in state.civil[state.age + 1 :] for card in deck]
    if state.age < len(state.civil):
        cards += state.civil[state.age][state.civil_at :]
    running = max(1, state.age)
    cards += [card for deck in state.military[running + 1 :] for card in deck]
    if running < len(state.military):
        cards += state.military[running][state.military_at :]
    return cards


GAME: Final = ThroughTheAges()
