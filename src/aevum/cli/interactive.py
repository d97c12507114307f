"""Interactive match in the terminal: a command loop for people, with bots on other seats."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, Final

from rich.markup import escape

from aevum.bots import Bot, Sight, find_bot
from aevum.bots.decision_chance import decision_chance
from aevum.bots.fallback import NoLegalChoice, fallback_for
from aevum.bots.from_file import bot_named
from aevum.bots.hints import chance_for, find_hints
from aevum.cli.console import Console
from aevum.cli.output_files import require_free
from aevum.cli.parser import whole_number
from aevum.cli.score_table import print_score
from aevum.cli.small_screen import HEADING, small_screen
from aevum.kernel.chance import Chance
from aevum.kernel.errors import AevumError, CannotUndo, Malformed
from aevum.kernel.events import Event
from aevum.kernel.game import State
from aevum.kernel.match import Match
from aevum.kernel.moves import Move
from aevum.kernel.records.position_text import position_to_text
from aevum.kernel.records.savefile import ENDING, write_match
from aevum.web.components.hints import compare, hints_json, notation, sentence, then_text

FEW_MOVES: Final = 6
"""Maximum number of moves of one kind that are listed; of more, the number and two examples are printed."""


class TooFarBack(AevumError):
    """More decisions are to be undone than people have made."""

    message = "play-undo-too-many"


class InteractiveGame:
    """Command loop of a match: reads a line, carries it out, saves the match and prints the position."""

    def __init__(self, match: Match, path: Path, console: Console, bots: Sequence[str]) -> None:
        self.match = match
        self.path = path
        self.console = console
        self.words = console.words_for(match.game)
        self.played_by = dict(enumerate(bots, start=len(match.seats) - len(bots)))
        self.bots = self._seated()
        self.news: list[Event] = []
        self.hidden: list[str] = []
        self.open = True
        self.least_length = 0
        """Smallest number of moves to which an undo may lead."""
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "?": self.help,
            "board": self.board,
            "map": self.board,
            "cards": partial(self.panel, "cards"),
            "players": partial(self.panel, "players"),
            "legend": partial(self.panel, "legend"),
            "log": self.log,
            "moves": self.moves,
            "hint": self.hint,
            "rules": self.rules,
            "undo": self.undo,
            "save": self.save,
            "position": self.position,
            "quit": self.quit,
            "exit": self.quit,
        }

    def run(self) -> None:
        """Read and carry out lines until the match is over, the user quits or the input ends."""
        if not self.console.machine:
            self.console.say("play-welcome")
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
        """Return the next line of the input; None at its end. The prompt names the panels that have no room."""
        if self.console.machine or not sys.stdin.isatty():
            line = sys.stdin.readline()
            return line.strip() if line else None
        try:
            return input(f"({', '.join(self.hidden)}) > " if self.hidden else "> ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return None

    def _answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        try:
            if word.casefold() in self.commands:
                self.commands[word.casefold()](rest.strip())
            else:
                self.play(line)
        except Malformed as error:
            self._misunderstand(word, error)
        except AevumError as error:
            self._refuse(error)

    def _misunderstand(self, word: str, error: Malformed) -> None:
        """Print an error; if not even the verb is known, with the legal verbs and the closest spelling."""
        if error.arguments["understood"]:
            self._refuse(error)
            return
        verbs = list(dict.fromkeys(map(self._words_of, self.match.legal())))
        self._refuse(Malformed("", str(error.arguments["rest"]), verbs))
        near = get_close_matches(word.casefold(), [*verbs, *self.commands], 1)
        if near and not self.console.machine:
            self.console.say("play-did-you-mean", word=near[0])

    def _words_of(self, move: Move) -> str:
        return " ".join(self.match.game.book.by_name[move.verb].words)

    def lines(self) -> Iterator[str]:
        """Yield everything that can be typed now: legal moves and commands."""
        yield from map(str, self.match.legal())
        yield from self.commands

    def _refuse(self, error: AevumError) -> None:
        sentence = error.say(self.words)
        if self.console.machine:
            self.console.data({"ok": False, "error": error.code, "message": sentence})
        else:
            self.console.print(f"[red]{escape(sentence)}[/]")

    # -- commands

    def play(self, line: str) -> None:
        """Play a move in notation, or several separated by semicolons, then those of the bots."""
        seat = self.match.actor
        self.news.clear()
        for move in line.rstrip("; ").split(";"):
            self._tell(self.match.play(move), seat)
            write_match(self.match, self.path)
        self._bots_play()
        self.board("")

    def undo(self, number: str) -> None:
        """Undo the last decision of a person, or the given number of them.

        A single person who plays against bots needs no agreement.
        """
        steps = whole_number(number, 1, "usage-number") if number else 1
        own = [place for place, played in enumerate(self.match.moves) if played.seat not in self.bots]
        own = [place for place in own if place >= self.least_length]
        if not own:
            raise CannotUndo(length="0", moves="0")
        if steps > len(own):
            raise TooFarBack(steps=steps, moves=len(own))
        self.match.undo(own[-steps], agreed=len(self.match.seats) - len(self.bots) == 1)
        write_match(self.match, self.path)
        self.board("")

    def save(self, name: str) -> None:
        """Save the match to its file, or a copy to another file; the match goes on in its own."""
        if not name:
            write_match(self.match, self.path)
            self._inform("play-saved", file=str(self.path))
            return
        path = require_free(Path(name if name.endswith(ENDING) else name + ENDING))
        write_match(self.match, path)
        self._inform("play-copied", file=str(path), match=str(self.path))

    def position(self, _: str) -> None:
        """Print the position as text, from which the match can be continued elsewhere."""
        text = position_to_text(self.match)
        if self.console.machine:
            self.console.data({"ok": True, "position": text})
        else:
            self.console.plain(text)

    def quit(self, _: str) -> None:
        """Stop; all moves are in the file already."""
        self.open = False
        if self.match.records:
            self._inform("play-go-on", file=str(self.path))

    def help(self, _: str) -> None:
        """Print the commands."""
        self._inform("play-help")

    def rules(self, query: str) -> None:
        """Print the clauses that contain the words of a query, else the closest ones."""
        game, language = self.match.game, self.words.language
        titles = game.card_titles(game.words(language))
        found = game.rulebook.search(query, language, titles) or game.rulebook.closest(query, language, titles)
        if self.console.machine:
            self.console.data({"ok": True, "rules": [clause.id for clause in found]})
        elif found:
            lines = (f"{escape(clause.text(self.words.language))} [dim]{clause.id}[/]" for clause in found)
            self.console.page("\n".join(lines))
        else:
            self.console.say("rules-none", query=query)

    def moves(self, kind: str) -> None:
        """Print all legal moves, or those that begin with some words."""
        found = [str(move) for move in self.match.legal() if str(move).startswith(kind.casefold())]
        if self.console.machine:
            self.console.data({"ok": True, "moves": found})
        else:
            self.console.page(escape(", ".join(found) or self.words("play-no-moves", kind=kind)))

    def hint(self, _: str) -> None:
        """Print the best moves for the seat to move, with reasons."""
        match, state, game, view = self.match, self.match.state, self.match.game, self.match.view()
        advice = find_hints(Sight(game, state, state.legal()), chance_for(match))
        if self.console.machine:
            self.console.data({"ok": True, **hints_json(advice, game, view, self.words)})
            return
        self.console.print(escape(compare(advice, self.words)))
        for hint in advice.hints:
            line, then = sentence(hint, game, view, self.words), then_text(hint, game, view, self.words)
            self.console.print(
                f"  [cyan]{escape(notation(hint, game.book))}[/]  {escape(line)} [dim]{escape(then)}[/]".rstrip()
            )

    def board(self, _: str) -> None:
        """Print the position and its legal moves."""
        if self.console.machine:
            self.console.data({"ok": True, "length": self.match.length} | self._position())
            return
        if self.match.over:
            return
        game, view = self.match.game, self.match.view()
        moves = f"[cyan]{escape(_by_kind(self.match.legal()))}[/]"
        text = f"\n{game.text(view, self.words)}\n{moves}"
        self.hidden = []
        if self.console.terminal and self.console.height_of(text) > self.console.height:
            panels = game.text_panels(view, self.words) | {"moves": moves}
            news = "\n".join(self._sentences(self.news, self.match.actor))
            text, self.hidden = small_screen(self.console, panels, news)
        self.console.print(text)

    def panel(self, name: str, _: str) -> None:
        """Print one panel of the position, and the heading."""
        if self.console.machine:
            self.board("")
            return
        panels = self.match.game.text_panels(self.match.view(), self.words)
        self.console.page(f"{panels.get(name) or self.words('play-no-panel')}\n{panels[HEADING]}")

    def log(self, _: str) -> None:
        """Print the events since the last move of a person once more."""
        if self.console.machine:
            seen = [event.say(self.words) for event in self.news if event.seen_by(self.match.actor)]
            self.console.data({"ok": True, "log": seen})
        else:
            self.console.page("\n".join(self._sentences(self.news, self.match.actor)) or self.words("play-no-panel"))

    # -- bots and output

    def _position(self) -> dict[str, Any]:
        return {"actor": self.match.actor, "view": self.match.view().to_json()}

    def _seated(self) -> dict[int, Bot]:
        """Return the bots by seat; they take the last seats."""
        chance = Chance.from_seed(self.match.seed)
        return {
            seat: bot_named(name, self.match.game)(Chance.from_seed(chance.branch(1 + seat)))
            for seat, name in self.played_by.items()
        }

    def _bots_play(self) -> None:
        while self.match.actor in self.bots:
            state = self.match.state
            self._tell(self.match.play(self._chosen(state), state.actor), self._reader())

    def _chosen(self, state: State) -> int:
        """Return the move of a bot. If the bot fails, a fallback bot takes its seat; without one that is an error."""
        seat, legal = state.actor, state.legal()
        self.bots[seat].chance = decision_chance(self.match, seat, len(self.match.moves))
        try:
            move = self.bots[seat].choose(Sight(self.match.game, state, legal))
            return legal[legal.index(move)]
        except Exception as error:
            stand_in = fallback_for(self.played_by[seat], self.match.game)
            if stand_in is None:
                raise NoLegalChoice from error
            self._replace(seat, stand_in)
        return self._chosen(state)

    def _replace(self, seat: int, stand_in: str) -> None:
        if not self.console.machine:
            self.console.say("bot-replaced", name=self.match.seats[seat], bot=stand_in)
        chance = Chance(self.bots[seat].chance.state)
        self.bots[seat], self.played_by[seat] = find_bot(stand_in, self.match.game)(chance), stand_in

    def _reader(self) -> int:
        return next(seat for seat in range(len(self.match.seats)) if seat not in self.bots)

    def _tell(self, events: list[Event], seat: int) -> None:
        self.news += events
        for line in () if self.console.machine else self._sentences(events, seat):
            self.console.print(line)

    def _sentences(self, events: Sequence[Event], seat: int) -> Iterator[str]:
        """Yield the sentence of each event that a seat may know."""
        return (f"[italic]{escape(event.say(self.words))}[/]" for event in events if event.seen_by(seat))

    def _inform(self, message: str, **arguments: str) -> None:
        if self.console.machine:
            self.console.data({"ok": True, **arguments})
        else:
            self.console.say(message, **arguments)

    def _farewell(self) -> None:
        if self.console.machine:
            return
        self.console.print()
        self.console.print(self.match.game.text(self.match.view(), self.words))
        print_score(self.console, self.match)
        self.console.say("play-over", file=str(self.path))


def _by_kind(legal: Sequence[Move]) -> str:
    """Return legal moves grouped by their first words: a few are listed, many are counted."""
    kinds: dict[str, list[str]] = {}
    for move in legal:
        words = move.notation.split()
        kind = " ".join(words[: max(1, len(words) - len(move.args))])
        kinds.setdefault(kind, []).append(move.notation)
    return " · ".join(
        ", ".join(moves) if len(moves) <= FEW_MOVES else f"{kind} ({len(moves)}: {', '.join(islice(moves, 2))}, …)"
        for kind, moves in kinds.items()
    )
