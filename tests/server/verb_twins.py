"""Compare every verb of every game byte by byte with a counterpart of the match: `make twins`.

For each verb a match is taken shortly before a move of that verb. Every viewer (each seat, a spectator with a browser,
and an anonymous reader) receives everything there is to receive over HTTP and WebSocket, before the move, by it and
after it; and the same of a counterpart in which everything that they cannot know is resampled. For a verb that is not
public the counterpart also made another move of that verb.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

from aevum.kernel.chance import Chance
from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import AnyGame
from aevum.kernel.match import Match
from aevum.kernel.moves import Verb
from aevum.kernel.registry import find_game
from aevum.server.storage.matches import Storage, new_token
from aevum.testing.golden_games import FOLDERS
from aevum.testing.walks import sample
from golden.remake import FOLDER as GOLDEN
from server.high_card_matches import Company, seated
from server.verb_tours import Stop, stops
from server.wires import Wire

GAMES: Final = ("clash-of-cultures", "through-the-ages", "tempus", "tempus-imperium")
LANGUAGES: Final = ("en", "es", "ru")
MAX_MOVES: Final = 120_000
"""Maximum number of moves among which a verb is looked for."""
DECISIONS: Final = 200
"""Number of decisions of each game whose answer times are compared."""


@dataclass(frozen=True, slots=True)
class MatchViewer:
    """A viewer of a match: a name, the seat that is held, and the key of a browser."""

    name: str
    seat: int
    key: str = ""


@dataclass(slots=True)
class Tally:
    """Counts of what was compared for one verb, and the differences found."""

    viewers: int = 0
    doubles: int = 0
    answers: int = 0
    found: list[str] = field(default_factory=list)


def doubled(match: Match, seat: int, redraw: int) -> Match:
    """Return a copy of a match with the same past in which everything that a seat does not know now is resampled."""
    other = match.copy()
    other._state = match.state.resample(seat, Chance.from_seed(redraw))
    return other


def viewers_of(match: Match, company: Company, spectator: str) -> list[MatchViewer]:
    seats = [MatchViewer(f"seat {seat + 1}", seat, company.keys[seat]) for seat in range(len(match.seats))]
    return [*seats, MatchViewer("a spectator", SPECTATOR, spectator), MatchViewer("an anonymous reader", SPECTATOR)]


def received(wire: Wire, id: str, match: Match, viewer: MatchViewer, number: int) -> Iterator[tuple[str, Any]]:
    """Yield every kind of answer that a viewer of a match receives, by name."""
    here, there, language = f"/m/{id}", f"/api/matches/{id}", LANGUAGES[number % 3]
    last = len(match.moves)
    with wire.showing(id, match) as live:
        pages = [here, f"{here}/board.svg", f"{here}/faces", f"{here}/match.aevum", f"{here}/verify"]
        pages += [there, f"{there}/moves", f"{there}/log", f"{there}/export"]
        pages += [f"{here}/replay?at={last}&by=move", f"{here}/replay?at={last}&by=decision&part"]
        pages += [f"{here}/replay?at={max(last - 2, 0)}&by=turn&part", f"{here}/faces?at={max(last - 1, 0)}"]
        for page in pages:
            yield page, wire.get(page, viewer.key, language)
        yield "stale undo", wire.post(f"{there}/undo", {"length": 10**6}, viewer.key)
        for move in refused(match, viewer.seat, number):
            yield f"refusal of {move}", wire.post(f"{there}/moves", {"move": move}, viewer.key)
        with wire.open(f"{here}/live", viewer.key) as socket:
            yield "first push", wire.heard(socket)
            half_made = live.position.decision.is_half_made
            for thing in () if half_made or viewer.seat == SPECTATOR else touched(match.game, number):
                socket.send(f'{{"do": "ask", "place": "x-{thing}"}}')
                yield f"touch of {thing}", wire.heard(socket)
        live.drafts.clear()


def refused(match: Match, seat: int, number: int) -> list[str]:
    """Return moves in notation that a seat cannot make now."""
    state, book = match.state, match.game.book
    legal = state.legal() if state.actor == seat else []
    return [book.notation(move) for move in sample(book, Random(number), 4) if move not in legal]


def touched(game: AnyGame, number: int) -> list[str]:
    """Return labels of things that are on the board at one time or another."""
    domains = {domain.name: domain for verb in game.book.verbs for domain in verb.domains}
    labels = [label for name in sorted(game.board_domains & domains.keys()) for label in domains[name].labels]
    return Random(number).sample(labels, min(2, len(labels)))


def pushed(wire: Wire, id: str, match: Match, viewer: MatchViewer, move: int) -> str:
    """Return the message that a page is sent when a move is made."""
    with wire.showing(id, match) as live, wire.open(f"/m/{id}/live", viewer.key) as socket:
        wire.heard(socket)
        wire.make(live, [move])
        return wire.heard(socket)


def shows_nothing_new(match: Match, counterpart: Match, move: int) -> bool:
    """Whether a move can be made in both matches and reveals nothing in either."""
    if counterpart.state.check(move) is not None:
        return False
    for each in (match, counterpart):
        before, after = each.state, each.state
        after.apply(move)
        if (after.revealed, after.learned, after.chance) != (before.revealed, before.learned, before.chance):
            return False
    return True


def is_hidden(verb: Verb) -> bool:
    """Whether only the mover may know which move of a verb was made."""
    return not verb.public


def other_choice(stop: Stop, seat: int) -> int | None:
    """Return another move of a verb that is not public, with the same events for a seat."""
    match, book = stop.match, stop.match.game.book
    verb = book.verb_of(stop.move)
    if not is_hidden(verb) or match.actor == seat:
        return None
    seen = _events_seen(match, stop.move, seat)
    others = [move for move in match.state.legal() if book.verb_of(move) is verb and move != stop.move]
    return next((move for move in others if _events_seen(match, move, seat) == seen), None)


def _events_seen(match: Match, move: int, seat: int) -> list[Any]:
    return [event for event in match.copy().play(move) if event.seen_by(seat)]


def played(match: Match, move: int) -> Match:
    after = match.copy()
    after.play(move)
    return after


def compare(wire: Wire, company: Company, spectator: str, stop: Stop, tally: Tally, some: int = 0) -> None:
    """Compare everything for one stop; `some` is the number of viewers, 0 for all."""
    match, number = stop.match, stop.number
    viewers = viewers_of(match, company, spectator)
    after = played(match, stop.move)
    for viewer in Random(number).sample(viewers, some) if some else viewers:
        tally.viewers += 1
        pairs: list[tuple[str, Match, Match]] = []
        if not after.over:
            pairs.append(("after it", after, doubled(after, viewer.seat, number)))
        other = other_choice(stop, viewer.seat)
        if other is not None:
            pairs.append(("after another choice", after, played(match, other)))
        for when, one, two in pairs:
            tally.doubles += one.state.key() != two.state.key()
            first, second = (dict(received(wire, company.id, each, viewer, number)) for each in (one, two))
            tally.answers += len(first)
            tally.found += [f"{viewer.name}, {when}: {name}" for name in first if first[name] != second.get(name)]
        counterpart = doubled(match, viewer.seat, number)
        by_choice = [("push by it", match, match, stop.move, other)] if other is not None else []
        if shows_nothing_new(match, counterpart, stop.move):
            by_choice.append(("push of a double", match, counterpart, stop.move, stop.move))
        for when, one, two, move, same in by_choice:
            assert same is not None
            tally.answers += 1
            if pushed(wire, company.id, one, viewer, move) != pushed(wire, company.id, two, viewer, same):
                tally.found.append(f"{viewer.name}: {when}")


def tallied(wire: Wire, storage: Storage, game: AnyGame, each: int, some: int = 0) -> dict[str, Tally]:
    """Compare every verb of a game `each` times."""
    spectator = new_token()
    storage.new_person(spectator)
    tallies = {verb.name: Tally() for verb in game.book.verbs}
    tables: dict[str, Company] = {}
    for stop in stops(game, each, MAX_MOVES):
        company = table_for(storage, stop.match, tables)
        compare(wire, company, spectator, stop, tallies[stop.verb], some)
    return tallies


def table_for(storage: Storage, match: Match, known: dict[str, Company]) -> Company:
    """Return a stored match with the same options and seats, in whose place the match can be shown."""
    kind = f"{match.options} {len(match.seats)}"
    if kind not in known:
        known[kind] = seated(storage, Match(match.game, match.options, seats=len(match.seats), seed=1))
    return known[kind]


# -- answer times


def times(wire: Wire, storage: Storage, game: AnyGame) -> tuple[float, float, float]:
    """Return the median seconds of answers about a match, about its counterpart, and of their differences."""
    taken: dict[str, list[float]] = {"match": [], "double": []}
    dice, tables = Random(3), dict[str, Company]()
    for number, match in enumerate(islice(_decisions(game), DECISIONS)):
        company = table_for(storage, match, tables)
        seat = (match.actor + 1) % len(match.seats)
        order = [("match", match), ("double", doubled(match, seat, number))]
        dice.shuffle(order)
        for name, shown in order:
            with wire.showing(company.id, shown):
                began = time.perf_counter()
                for path in (f"/api/matches/{company.id}", f"/m/{company.id}", f"/api/matches/{company.id}/log"):
                    wire.get(path, company.keys[seat])
                taken[name].append(time.perf_counter() - began)
    apart = [one - two for one, two in zip(taken["match"], taken["double"], strict=True)]
    return statistics.median(taken["match"]), statistics.median(taken["double"]), statistics.median(apart)


def _decisions(game: AnyGame) -> Iterator[Match]:
    """Yield a match at every seventh decision."""
    return (stop.match for stop in islice(stops(game, 10**6, MAX_MOVES), 0, None, 7) if not stop.match.over)


# -- the table of verbs


def rows(game: AnyGame, tallies: dict[str, Tally]) -> Iterator[str]:
    """Yield the table of a game in Markdown, and everything that differed."""
    yield f"\n## {game.id}\n"
    yield "| verb | read by | looked at by | doubles that differ inside | answers compared | differing |"
    yield "|---|---|---|---|---|---|"
    for verb in game.book.verbs:
        tally, readers = tallies[verb.name], "everybody" if verb.public else "its mover"
        figures = tally.viewers, tally.doubles, tally.answers, len(tally.found)
        yield f"| `{verb.name}` | {readers} | {' | '.join(map(str, figures))} |"
    yield ""
    yield from (f"* {name}: {found}" for name, tally in tallies.items() for found in tally.found)


def report(names: list[str], each: int = 1) -> int:
    """Write a table for each game; return the number of answers that differed and of verbs that were never made."""
    faults = 0
    for name in names:
        game = find_game(name)
        with tempfile.TemporaryDirectory() as folder, Wire(f"sqlite:///{Path(folder) / 'table.sqlite'}") as wire:
            tallies = tallied(wire, wire.hub.storage, game, each)
            faults += sum(len(tally.found) + (not tally.viewers) for tally in tallies.values())
            for line in rows(game, tallies):
                _write(line)
            one, two, apart = (1000 * seconds for seconds in times(wire, wire.hub.storage, game))
            _write(
                f"Three answers to somebody who waits, median over {DECISIONS} decisions: {one:.1f} ms, of the doubles "
                f"{two:.1f} ms; median of the differences {apart:+.2f} ms."
            )
    return faults


def _write(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    FOLDERS.append(GOLDEN)
    sys.exit(min(1, report(sys.argv[1:] or list(GAMES))))
