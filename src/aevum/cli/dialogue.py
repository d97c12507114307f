"""Dialogue: a match between a person at the keyboard, perhaps some bots, and the rules."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, Final

from rich.markup import escape

from aevum.bots import Bot, Sight, find_bot
from aevum.bots.hints import advise, chance_for
from aevum.bots.standing_in import NoChoice, stand_in_for
from aevum.cli.desk import Desk
from aevum.cli.outputs import free_place
from aevum.cli.scoring import print_score
from aevum.kernel.chance import Chance
from aevum.kernel.errors import AevumError
from aevum.kernel.events import Event
from aevum.kernel.game import State
from aevum.kernel.match import Match
from aevum.kernel.moves import Move
from aevum.kernel.savefile import ENDING, write_match
from aevum.web.advice import advice_json, compared, notation, sentence, then_told

FEW: Final = 6
"""So many moves of one kind are listed outright; of more, the number is told."""


class Dialogue:
    """Reads a line, does it, saves, and shows what came of it."""

    def __init__(self, match: Match, path: Path, desk: Desk, bots: Sequence[str]) -> None:
        self.match = match
        self.path = path
        self.desk = desk
        self.words = desk.words_for(match.game)
        self.played_by = dict(enumerate(bots, start=len(match.seats) - len(bots)))
        self.bots = self._seated()
        self.open = True
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "?": self.help,
            "board": self.board,
            "moves": self.moves,
            "hint": self.hint,
            "rules": self.rules,
            "undo": self.undo,
            "save": self.save,
            "quit": self.quit,
            "exit": self.quit,
        }

    def hold(self) -> None:
        """Go on until the match is over or the person stops."""
        if not self.desk.machine:
            self.desk.say("play-welcome")
        self._bots_play()
        self.board("")
        while self.open and not self.match.over:
            line = self._read()
            if line is None:
                self.quit("")
            elif line:
                self._answer(line)
        if self.match.over:
            self._farewell()

    def _read(self) -> str | None:
        """The next line, None at the end of the input."""
        if self.desk.machine or not sys.stdin.isatty():
            line = sys.stdin.readline()
            return line.strip() if line else None
        try:
            return input("> ").strip()
        except (EOFError, KeyboardInterrupt):
            self.desk.print()
            return None

    def _answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        try:
            if word.casefold() in self.commands:
                self.commands[word.casefold()](rest.strip())
            else:
                self.play(line)
        except AevumError as error:
            self._refuse(error)

    def _refuse(self, error: AevumError) -> None:
        sentence = error.say(self.words)
        if self.desk.machine:
            self.desk.data({"ok": False, "error": type(error).__name__, "message": sentence})
        else:
            self.desk.print(f"[red]{escape(sentence)}[/]")

    # -- what a person can say

    def play(self, line: str) -> None:
        """A move in notation."""
        seat = self.match.actor
        self._tell(self.match.play(line), seat)
        write_match(self.match, self.path)
        self._bots_play()
        self.board("")

    def undo(self, number: str) -> None:
        """Back by one move, or by so many."""
        steps = int(number) if number.isascii() and number.isdigit() else 1
        self.match.undo(len(self.match.moves) - steps)
        write_match(self.match, self.path)
        self.board("")

    def save(self, name: str) -> None:
        """To the usual file, or to another from now on."""
        if name:
            path = Path(name if name.endswith(ENDING) else name + ENDING)
            write_match(self.match, free_place(path))
            self.path = path
        else:
            write_match(self.match, self.path)
        self._inform("play-saved", file=str(self.path))

    def quit(self, _: str) -> None:
        """Stop; everything played is in the file."""
        self.open = False
        if self.match.records:
            self._inform("play-go-on", file=str(self.path))

    def help(self, _: str) -> None:
        """What can be said here."""
        self._inform("play-help")

    def rules(self, query: str) -> None:
        """Clauses with these words."""
        found = self.match.game.rulebook.search(query, self.words.language)
        if self.desk.machine:
            self.desk.data({"ok": True, "rules": [clause.id for clause in found]})
        for clause in () if self.desk.machine else found:
            self.desk.print(f"{escape(clause.text(self.words.language))} [dim]{clause.id}[/]")

    def moves(self, kind: str) -> None:
        """All legal moves, or those that begin with some words."""
        found = [str(move) for move in self.match.legal() if str(move).startswith(kind.casefold())]
        if self.desk.machine:
            self.desk.data({"ok": True, "moves": found})
        else:
            self.desk.print(escape(", ".join(found)) or self.words("play-no-moves", kind=kind))

    def hint(self, _: str) -> None:
        """The best moves for the seat that decides, and why."""
        match, state, game, view = self.match, self.match.state, self.match.game, self.match.view()
        advice = advise(Sight(game, state, state.legal()), chance_for(match))
        if self.desk.machine:
            self.desk.data({"ok": True, **advice_json(advice, game, view, self.words)})
            return
        self.desk.print(escape(compared(advice, self.words)))
        for hint in advice.hints:
            told, then = sentence(hint, game, view, self.words), then_told(hint, game, view, self.words)
            self.desk.print(
                f"  [cyan]{escape(notation(hint, game.book))}[/]  {escape(told)} [dim]{escape(then)}[/]".rstrip()
            )

    def board(self, _: str) -> None:
        """The position and what can be done in it."""
        if self.desk.machine:
            self.desk.data({"ok": True, "length": self.match.length} | self._position())
            return
        if not self.match.over:
            self.desk.print()
            self.desk.print(self.match.game.text(self.match.view(), self.words))
            self.desk.print(f"[cyan]{escape(_by_kind(self.match.legal()))}[/]")

    # -- what happens by itself

    def _position(self) -> dict[str, Any]:
        return {"actor": self.match.actor, "view": self.match.view().to_json()}

    def _seated(self) -> dict[int, Bot]:
        """The bots sit in the last seats."""
        chance = Chance.from_seed(self.match.seed)
        return {
            seat: find_bot(name, self.match.game)(Chance.from_seed(chance.branch(1 + seat)))
            for seat, name in self.played_by.items()
        }

    def _bots_play(self) -> None:
        while self.match.actor in self.bots:
            state = self.match.state
            self._tell(self.match.play(self._chosen(state), state.actor), self._reader())

    def _chosen(self, state: State) -> int:
        """What a bot chooses. If it cannot, another plays on for it; if there is nobody left, that is an error."""
        seat, legal = state.actor, state.legal()
        try:
            move = self.bots[seat].choose(Sight(self.match.game, state, legal))
            return legal[legal.index(move)]
        except Exception as error:
            stand_in = stand_in_for(self.played_by[seat], self.match.game)
            if stand_in is None:
                raise NoChoice from error
            self._replace(seat, stand_in)
        return self._chosen(state)

    def _replace(self, seat: int, stand_in: str) -> None:
        if not self.desk.machine:
            self.desk.say("bot-replaced", name=self.match.seats[seat], bot=stand_in)
        chance = Chance(self.bots[seat].chance.state)
        self.bots[seat], self.played_by[seat] = find_bot(stand_in, self.match.game)(chance), stand_in

    def _reader(self) -> int:
        return next(seat for seat in range(len(self.match.seats)) if seat not in self.bots)

    def _tell(self, events: list[Event], seat: int) -> None:
        if not self.desk.machine:
            for event in events:
                if event.seen_by(seat):
                    self.desk.print(f"[italic]{escape(event.say(self.words))}[/]")

    def _inform(self, message: str, **arguments: str) -> None:
        if self.desk.machine:
            self.desk.data({"ok": True, **arguments})
        else:
            self.desk.say(message, **arguments)

    def _farewell(self) -> None:
        if self.desk.machine:
            return
        self.desk.print()
        self.desk.print(self.match.game.text(self.match.view(), self.words))
        print_score(self.desk, self.match)
        self.desk.say("play-over", file=str(self.path))


def _by_kind(legal: Sequence[Move]) -> str:
    """Legal moves by their first words: few are named, many are counted."""
    kinds: dict[str, list[str]] = {}
    for move in legal:
        words = move.notation.split()
        kind = " ".join(words[: max(1, len(words) - len(move.args))])
        kinds.setdefault(kind, []).append(move.notation)
    return " · ".join(
        ", ".join(moves) if len(moves) <= FEW else f"{kind} ({len(moves)}: {', '.join(islice(moves, 2))}, …)"
        for kind, moves in kinds.items()
    )
