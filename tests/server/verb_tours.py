"""Matches that reach every verb of a game, by players who prefer what they have done least."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from aevum.games.clash_of_cultures import GAME as CLASH
from aevum.games.clash_of_cultures.state import Table as Clash
from aevum.games.through_the_ages import GAME as AGES
from aevum.games.through_the_ages.state import Table as Ages
from aevum.kernel.events import Event, Log
from aevum.kernel.game import AnyGame, State
from aevum.kernel.match import Match
from aevum.kernel.moves import MoveBook
from aevum.testing.golden_games import golden_games
from aevum.testing.variants import Variant, variants_of
from games.clash_of_cultures.card_positions import armed, plain, set_out
from games.clash_of_cultures.positions import city, event, give, play, shape, ship, units
from games.clash_of_cultures.positions import table as position
from games.through_the_ages.military_positions import attack
from games.through_the_ages.positions import begin_turn, declare
from games.through_the_ages.positions import give as endow
from games.through_the_ages.positions import play as make
from games.through_the_ages.positions import table as civilizations

LONGEST: Final = 1_500
"""Maximum number of moves of one match."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A match just before a move, and a number that seeds everything drawn for it."""

    match: Match
    move: int
    number: int

    @property
    def verb(self) -> str:
        return self.match.game.book.verb_of(self.move).name


class Curious:
    """Player that chooses a rarely chosen verb, then any of its moves; every other time any move at all."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self._book = game.book
        self._dice = Random(seed)
        self._made: Counter[str] = Counter()

    def choose(self, legal: list[int]) -> int:
        if self._dice.random() < 0.5:
            move = self._dice.choice(legal)
        else:
            verbs = sorted({self._book.verb_of(move).name for move in legal})
            rarest = min(verbs, key=lambda verb: (self._made[verb], self._dice.random()))
            move = self._dice.choice([move for move in legal if self._book.verb_of(move).name == rarest])
        self._made[self._book.verb_of(move).name] += 1
        return move


def tours(game: AnyGame) -> Iterator[Match]:
    """Yield matches to play on: golden games from various positions, and every variant from its start."""
    seeds, variants, golden = iter(range(10**9)), variants_of(game), golden_games(game)
    for seed in seeds:
        if golden and seed % 2:
            yield _some_of(golden[seed // 2 % len(golden)], Random(seed))
        else:
            variant: Variant = variants[seed // 2 % len(variants)]
            yield variant.match(seed)


def _some_of(golden: Match, dice: Random) -> Match:
    match = Match(golden.game, golden.options, seats=golden.seats, seed=golden.seed)
    for played in golden.moves[: dice.randrange(len(golden.moves))]:
        match.play(played.move, played.seat)
    return match


class Placed(Match):
    """A match that starts with a position set up by hand."""

    def __init__(self, game: AnyGame, state: Clash | Ages) -> None:
        super().__init__(game, state.options, seats=len(state.hands), seed=1)
        self._state = state.copy()
        self._snapshots = [self._state]

    def replay(self) -> Iterator[tuple[State, list[Event]]]:
        state = self._snapshots[0].copy()
        for played in self.moves:
            log = state.log = Log()
            state.apply(played.move)
            yield state.copy(), log.events


def placed(game: AnyGame) -> Iterator[Stop]:
    """Yield stops in positions that random players hardly ever reach."""
    made: Iterable[tuple[Clash | Ages, str]] = ()
    if game in (CLASH, AGES):
        made = _clash_positions() if game is CLASH else _ages_positions()
    for number, (state, line) in enumerate(made):
        yield Stop(Placed(game, state), game.book.parse(line), 10**6 + number)


def _clash_positions() -> Iterator[tuple[Clash, str]]:
    gardens = give(city(city(plain(), "A3", "red", "temple academy", "angry"), "D4"), mood=3)
    yield city(gardens, "G3", wonder="great-gardens"), "garden A3"
    port = give(shape(position(4), fertile="E5", sea="F5"), advances="tactics")
    ship(ship(units(port, "E5", armies=2), "F5", settlers=1), "F5")
    yield play(port, "move E5 with army with army to F5"), "aboard S1"
    siege = give(armed(2, 1, held="fortress", seats=3), advances="siegecraft", wood=2, ore=2)
    yield set_out(siege), "breach die"
    shaken = plain()
    for hex, colour in (("D2", "red"), ("D7", "blue"), ("A5", "red")):
        city(shaken, hex, colour)
    city(shaken, "A3", "red", "temple", "happy", wonder="great-wall")
    yield play(event(shaken, "earthquake"), "at A3"), "bury great-wall"
    states = city(plain(3), "E4", "red")
    give(
        states,
        advances="writing philosophy tactics draft voting separation-of-powers myths rituals priesthood state-religion",
    )
    yield event(states, "revolution"), "into theocracy"


def _ages_positions() -> Iterator[tuple[Ages, str]]:
    strong = endow(civilizations(3), government="fundamentalism", workers="warriors:9", idle=4)
    for seat in (1, 2):
        endow(strong, seat, workers="warriors:0")
    endow(strong, 1, colonies="historic-territory-i developed-territory-i", yellow=0, culture=6)
    yield make(attack(strong, "annex"), "orange: done"), "cede historic-territory-i"
    war = civilizations(3)
    endow(war, 0, workers="warriors:0", government="fundamentalism", technologies="strategy", science=9)
    endow(war, 1, workers="warriors:0")
    endow(war, 1, workers="philosophy:1", technologies="masonry cartography code-of-laws", science=9)
    yield make(begin_turn(declare(war, 0, "war-over-technology", 1), 0), "orange: go"), "seize code-of-laws"


def _matters(book: MoveBook, move: int, legal: list[int]) -> bool:
    """Whether a move is public, or could have been another one of its verb."""
    verb = book.verb_of(move)
    return verb.public or sum(book.verb_of(other) is verb for other in legal) > 1


def stops(game: AnyGame, each: int, most: int) -> Iterator[Stop]:
    """Yield the prepared stops, then others until every verb was made `each` times or `most` moves were made."""
    yield from placed(game)
    player, found, made = Curious(game, 1), Counter[str](), 0
    wanted = {verb.name for verb in game.book.verbs}
    for match in tours(game):
        for _ in range(LONGEST):
            if match.over or not wanted or made > most:
                break
            made += 1
            legal = match.state.legal()
            move = player.choose(legal)
            verb = game.book.verb_of(move).name
            if verb in wanted and _matters(game.book, move, legal):
                yield Stop(match.copy(), move, made)
                found[verb] += 1
                wanted -= {verb} if found[verb] >= each else set()
            match.play(move)
        if not wanted or made > most:
            return
