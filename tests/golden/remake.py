"""Play golden games again under changed rules; write those that no longer end as they did, and their scores.

    make golden                                       every golden game, and the showcase of every game
    make golden OF="tests/golden/tempus-4.aevum"      these files
    make golden OF="--check ..."                      only print what differs, write nothing
    make golden OF="--answer 402:pass FILE"           put in an answer to a new decision before move 402
    make golden OF="--than ../old/src ..."            compare the events of every move with another source tree

A game keeps its recorded moves as long as they are legal. Where one is not, the shortest detour is taken after which
the record goes on: new decisions are answered by the move that does nothing, and moves that no longer answer anything
are left out. Where no short detour is found, a bot plays to the end. All of this is deterministic. For every departure
the move, the clause that refuses it and the pending decision are printed; the commit that adopts the files names the
clauses.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from subprocess import run
from typing import Any, Final, NamedTuple

from aevum import games
from aevum.bots import Bot, Sight
from aevum.bots.registry import find_bot
from aevum.kernel.chance import Chance
from aevum.kernel.errors import AevumError, Illegal
from aevum.kernel.match import Match
from aevum.kernel.outcome import Outcome
from aevum.kernel.points import Points
from aevum.kernel.records.codec import events_to_json, from_json
from aevum.kernel.records.savefile import ENDING, read_transcript, write_match
from aevum.kernel.records.transcript import RESULT, Transcript
from aevum.kernel.registry import find_game
from aevum.kernel.words import Words

FOLDER: Final = Path(__file__).parent
SCORES: Final = FOLDER / "scores.toml"
GAMES: Final = Path(games.__file__).parent
UNREADABLE: Final = None
"""Result for a file that is no whole save file."""
LONGEST_DETOUR: Final = 12
"""Maximum number of moves put in and left out before the record must go on."""
BOT: Final = "easy"


class Recorded(NamedTuple):
    """A move as it stands in the file."""

    seat: int
    move: str


@dataclass
class Remade:
    """A game played again: the match, with where and why it departs from its record."""

    match: Match
    departures: list[str] = field(default_factory=list)
    ends_otherwise: bool = False

    @property
    def changed(self) -> bool:
        """Whether the file has to be written anew."""
        return bool(self.departures) or self.ends_otherwise


class Remaking:
    """One transcript being played again under the present rules."""

    def __init__(self, transcript: Transcript, bot: str, answers: Mapping[int, str] | None = None) -> None:
        """Start the match of a transcript; `answers` are moves to put in before recorded moves, by their numbers."""
        self.answers = dict(answers or {})
        game = find_game(transcript.game)
        self.transcript = transcript
        options = game.read_options(transcript.options)
        self.match = Match(game, options, seats=transcript.seats, seed=transcript.seed)
        self.moves = [
            Recorded(record["seat"], record["move"])
            for record in (transcript.records[number] for number in transcript.line())
        ]
        self.bots = _bots(self.match, bot)
        self.departures: list[str] = []

    def played(self) -> Remade:
        """Play the record as far as it goes, then let the bots finish."""
        place = 0
        while place < len(self.moves) and not self.match.over:
            chosen = self.answers.pop(place + 1, None)
            if chosen is not None:
                self.departures.append(f"before move {place + 1}, seat {self.match.actor + 1}: put in: {chosen}")
                self.match.play(chosen)
            error = _tried(self.match, self.moves[place])
            if error is None:
                place += 1
                continue
            departure = self._explained(place, error)
            detour = self._detour(place)
            if detour is None:
                self.departures.append(f"{departure}; the bots play on")
                break
            answers, left_out = detour
            self.departures.append(departure + _described(self.match, answers, self.moves[place : place + left_out]))
            for answer in answers:
                self.match.play(answer)
            place += left_out
        self._finish()
        return Remade(self.match, self.departures, self._ends_otherwise())

    def _explained(self, place: int, error: AevumError) -> str:
        """Return why a recorded move cannot be made, for the person who has to name the clause."""
        seat, move = self.moves[place]
        if self.match.over:
            return f"move {place + 1}: the match is over before it"
        why = f"refused by {error.clause.id}" if isinstance(error, Illegal) else type(error).__name__
        step = self.match.game.law.now(self.match.state)
        asked = f"seat {self.match.actor + 1} is asked {step.name} ({step.clause.id})"
        before = ", ".join(event.clause for event in self.match.log()[-1]) if self.match.moves else "the setup"
        return f"move {place + 1}, seat {seat + 1}: {move}: {why}; {asked}; the move before told {before or 'nothing'}"

    def _detour(self, place: int) -> tuple[list[int], int] | None:
        """Return the fewest answers to put in and records to leave out after which the record goes on."""
        for length in range(1, LONGEST_DETOUR + 1):
            for left_out in range(min(length, len(self.moves) - place) + 1):
                answers = self._answers(length - left_out)
                if answers is not None and self._goes_on(answers, place + left_out):
                    return answers, left_out
        return None

    def _answers(self, count: int) -> list[int] | None:
        """Return `count` moves that do nothing, one after another; None where they cannot be made."""
        state, law, verb_of = self.match.state, self.match.game.law, self.match.game.book.verb_of
        answers: list[int] = []
        while len(answers) < count and state.legal():
            legal, leaving = state.legal(), law.now(state).passed_by
            answers.append(next((move for move in legal if verb_of(move).name in leaving), legal[0]))
            state.apply(answers[-1])
        return answers if len(answers) == count else None

    def _goes_on(self, answers: Sequence[int], place: int) -> bool:
        trial = self.match.copy()
        for answer in answers:
            trial.play(answer)
        if place == len(self.moves):
            return trial.over or self.transcript.outcome is None
        return not trial.over and _tried(trial, self.moves[place]) is None

    def _finish(self) -> None:
        """Play to the end, or to as many moves as the record of an unfinished match has."""
        while not self.match.over:
            if self.transcript.outcome is None and len(self.match.moves) >= len(self.moves):
                return
            state = self.match.state
            self.match.play(self.bots[state.actor].choose(Sight(self.match.game, state, state.legal())))

    def _ends_otherwise(self) -> bool:
        outcome, written = self.match.outcome(), self.transcript.outcome or {}
        found = outcome.to_json() if outcome else {}
        return any(found.get(key) != written[key] for key in RESULT if key in written)


def _bots(match: Match, name: str) -> list[Bot]:
    """Return a bot for each seat; their random numbers depend on the seed of the match alone."""
    kind, seed = find_bot(name, match.game), Chance.from_seed(match.seed)
    return [kind(Chance.from_seed(seed.branch(1 + seat))) for seat in range(len(match.seats))]


def _tried(match: Match, recorded: Recorded) -> AevumError | None:
    """Make a recorded move; where it cannot be made, return why, and change nothing."""
    try:
        match.restore(from_json(recorded._asdict(), match.game.book))
    except AevumError as error:
        return error
    return None


def _described(match: Match, answers: Sequence[int], left_out: Sequence[Recorded]) -> str:
    put_in = "; put in: " + ", ".join(map(match.game.book.notation, answers)) if answers else ""
    return put_in + ("; left out: " + ", ".join(move for _, move in left_out) if left_out else "")


# -- events by another source tree


def telling(path: Path) -> list[Any]:
    """Return the events of every move of a file as plain data, as far as its moves are legal."""
    remaking = Remaking(read_transcript(path), BOT)
    match, events = remaking.match, []
    for seat, move in remaking.moves:
        if _tried(match, Recorded(seat, move)) is not None:
            break
        events.append(events_to_json(match.log()[-1]))
    return events


def telling_of(source: Path, path: Path) -> list[Any]:
    """Return the events of every move of a file by the rules of another source tree."""
    command = [sys.executable, __file__, "--tell", str(path)]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = run(command, env=environment, capture_output=True, text=True, check=True)
    events: list[Any] = json.loads(done.stdout)
    return events


def first_difference(before: Sequence[Any], after: Sequence[Any]) -> str:
    """Return the first move whose events differ, and their clauses; "" where all are the same."""
    for number, (old, new) in enumerate(zip(before, json.loads(json.dumps(after)), strict=False), start=1):
        if old != new:
            gone = [_said(event) for event in old if event not in new]
            come = [_said(event) for event in new if event not in old]
            return f"move {number} tells otherwise: before {', '.join(gone) or '-'}; now {', '.join(come) or '-'}"
    return ""


def _said(event: Sequence[Any]) -> str:
    message, arguments, _, *clause = event
    values = " ".join(str(value["name"] if isinstance(value, dict) else value) for value in arguments.values())
    return f"{message} ({values}) by {''.join(clause)}"


# -- scores


def with_scores(text: str, name: str, outcome: Outcome) -> str:
    """Return the file of scores with those of one game replaced; comments stay."""
    table = re.compile(rf"^\[{re.escape(name)}\]\n(?:[^\[#\n].*\n)*", re.MULTILINE)
    found = table.search(text)
    if not found:
        return text
    lines = [f"{line} = [{_row(own[line] for own in outcome.points)}]\n" for line in outcome.points[0]]
    if list(outcome.ranking[0]) != [0] or "\nfirst = " in found.group():
        lines.append(f"first = [{_row(outcome.ranking[0])}]\n")
    return table.sub(f"[{name}]\n" + "".join(lines), text, count=1)


def _row(points: Iterator[Points] | Sequence[Points]) -> str:
    return ", ".join(f"{float(number):g}" for number in points)


# -- the command


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the files again, print what differs and write it.

    Return 1 where something differs and nothing is written, or where a file cannot be read.
    """
    parser = argparse.ArgumentParser(prog="make golden", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("--bot", default=BOT, help="who plays on where the record does not")
    parser.add_argument("--answer", action="append", default=[], help="NUMBER:MOVE, put in before that move of a file")
    parser.add_argument("--than", type=Path, help="the folder src of another source tree, to compare with")
    parser.add_argument("--tell", type=Path, help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    if chosen.tell:
        sys.stdout.write(json.dumps(telling(chosen.tell)))
        return 0
    changed = [
        _remake(path, chosen.bot, chosen.than, _answers(chosen.answer), write=not chosen.check)
        for path in chosen.files or every_file()
    ]
    return int(UNREADABLE in changed or (chosen.check and any(changed)))


def every_file() -> list[Path]:
    """Return the golden games, and the showcases and matches of worked examples of the games of this repository."""
    matches = (f"*/showcase{ENDING}", f"*/examples/*{ENDING}")
    return [*sorted(FOLDER.glob(f"*{ENDING}")), *(path for match in matches for path in sorted(GAMES.glob(match)))]


def _answers(given: Sequence[str]) -> dict[int, str]:
    return {int(number): move for number, _, move in (text.partition(":") for text in given)}


def _remake(path: Path, bot: str, than: Path | None, answers: Mapping[int, str], *, write: bool) -> bool | None:
    """Play a file again; return whether the game differs, or UNREADABLE."""
    try:
        transcript = read_transcript(path)
    except AevumError as error:
        sys.stdout.write(f"{_name(path)}: {error.say(Words())}\n")
        return UNREADABLE
    remade = Remaking(transcript, bot, answers).played()
    change = "the same" if not remade.changed else f"{len(transcript.line())} moves, now {len(remade.match.moves)}"
    sys.stdout.write(f"{_name(path)}: {change}\n")
    difference = first_difference(telling_of(than, path), telling(path)) if than else ""
    for line in (*filter(None, (difference,)), *remade.departures):
        sys.stdout.write(f"  {line}\n")
    outcome = remade.match.outcome()
    if remade.changed and outcome:
        sys.stdout.write(f"  scores {(transcript.outcome or {}).get('scores')}, now {outcome.scores}\n")
    if remade.changed and write:
        if outcome:
            SCORES.write_text(with_scores(SCORES.read_text(encoding="utf-8"), path.stem, outcome), encoding="utf-8")
        write_match(remade.match, path)
    return remade.changed


def _name(path: Path) -> str:
    """Return the name of a golden game; a showcase is named after the folder of its game."""
    return path.stem if path.parent == FOLDER else f"{path.parent.name}/{path.stem}"


if __name__ == "__main__":
    sys.exit(main())
