"""Bots that are programs of their own, in any language, named as `program:COMMAND`; a language model can play so.

The program reads one line of JSON for each decision from its standard input and answers with one line, the move in
notation. Only the command line reads such names. A server must not: a client who names a program would have it started.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from contextlib import suppress
from io import StringIO
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any, ClassVar, Final
from weakref import finalize

from rich.console import Console

from aevum.bots.bot import Bot, Sight
from aevum.kernel.chance import Chance
from aevum.kernel.errors import AevumError, Illegal
from aevum.kernel.game import AnyGame, View
from aevum.kernel.trial import tried

SECONDS_TO_ANSWER: Final = 60.0
"""Default time in which a program must answer; `program@300:COMMAND` gives it 300 seconds."""
MAX_REFUSALS: Final = 10
"""Number of answers to one decision that may be refused before the program has failed."""
MAX_ANSWER: Final = 4096
"""Bytes of an answer."""
TEXT_WIDTH: Final = 120
"""Characters in a line of the text that shows the position."""
SECONDS_TO_END: Final = 5.0
"""Time in which a program must end after its match, before it is killed."""
_NAME: Final = re.compile(r"\s*program(?:@(\d{1,6}))?:\s*(.*\S)\s*", re.DOTALL)


class BadProgram(AevumError):
    """A command that cannot be started."""

    message = "error-bad-program"


class ProgramFailed(Exception):
    """A program that has ended, does not answer in time, or answers with nothing but refused moves."""


def is_program(name: str) -> bool:
    """Whether the name of a bot is `program:COMMAND` or `program@SECONDS:COMMAND`."""
    return _NAME.fullmatch(name) is not None


def command_of(name: str) -> tuple[str, ...]:
    """Return the words of a program's command; BadProgram if they cannot be told apart."""
    found = _NAME.fullmatch(name)
    assert found is not None
    try:
        return tuple(shlex.split(found[2]))
    except ValueError as error:
        raise BadProgram(command=found[2]) from error


def program_files(name: str) -> list[Path]:
    """Return the files that a program's command names."""
    return [Path(word) for word in command_of(name) if Path(word).is_file()]


def program_bot(name: str) -> type[Bot]:
    """Return the bot of a program's name; BadProgram if there is no such command."""
    found, words = _NAME.fullmatch(name), command_of(name)
    assert found is not None
    if not words or shutil.which(words[0]) is None:
        raise BadProgram(command=found[2])
    limit = float(found[1]) if found[1] else SECONDS_TO_ANSWER
    return type("NamedProgram", (ProgramBot,), {"command": words, "seconds_to_answer": limit})


class ProgramBot(Bot):
    """Bot whose decisions are made by a program, started with the first decision and ended with the bot."""

    command: ClassVar[tuple[str, ...]]
    seconds_to_answer: ClassVar[float]

    def __init__(self, chance: Chance, **settings: Any) -> None:
        super().__init__(chance, **settings)
        self._conversation: Conversation | None = None
        self._planned: list[int] = []

    def choose(self, sight: Sight) -> int:
        """Return the move of the program; ProgramFailed if it gives none.

        A line of several moves is answered move by move. A refused answer is told with its reason, and asked again.
        """
        if self._planned and self._planned[0] in sight.legal:
            return self._planned.pop(0)
        if self._conversation is None:
            self._conversation = Conversation(self.command)
        question = question_of(sight)
        for _ in range(MAX_REFUSALS):
            answer = self._conversation.ask(question, self.seconds_to_answer)
            try:
                first, *self._planned = self._understood(sight, answer)
            except AevumError as error:
                question |= refusal_of(error, sight.game)
            else:
                return first
        raise ProgramFailed(f"{MAX_REFUSALS} answers were refused")

    def _understood(self, sight: Sight, answer: str) -> list[int]:
        """Return the moves of an answer, judged on an imagined state so that a refusal tells nothing hidden."""
        state = sight.imagine(Chance(self.chance.state))
        moves = sight.game.parse_line(state, answer)
        tried(sight.game, state, moves)
        return moves


def question_of(sight: Sight) -> dict[str, Any]:
    """Return what a program is told at a decision: the position as text and as data, and the legal moves."""
    game, view = sight.game, sight.view
    return {
        "game": game.id,
        "seat": sight.seat,
        "prompt": game.prompt(view, game.words("en")),
        "text": plain_text(game, view),
        "view": view.to_json(),
        "legal": [game.book.notation(move) for move in game.without_resignations(sight.legal)],
    }


def refusal_of(error: AevumError, game: AnyGame) -> dict[str, str | None]:
    """Return what is told of a refused answer: a sentence, and the clause of the rulebook if one forbids the move."""
    return {
        "refused": error.say(game.words("en")),
        "clause": error.clause.id if isinstance(error, Illegal) else None,
    }


def plain_text(game: AnyGame, view: View) -> str:
    """Return a position as the terminal shows it, without colors."""
    page = StringIO()
    console = Console(file=page, color_system=None, width=TEXT_WIDTH, highlight=False)
    console.print(game.text(view, game.words("en")))
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())


class Conversation:
    """A running program, asked and answering in lines."""

    def __init__(self, command: tuple[str, ...]) -> None:
        try:
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise ProgramFailed(f"{shlex.join(command)}: {error}") from error
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._questions: SimpleQueue[bytes] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        self._end = finalize(self, _end, process, self._questions)
        Thread(target=_write, args=(process.stdin, self._questions), daemon=True).start()
        Thread(target=_read, args=(process.stdout, self._answers), daemon=True).start()

    def ask(self, question: dict[str, Any], seconds: float) -> str:
        """Return the answer to a question; ProgramFailed if the program ends or does not answer in time."""
        while not self._answers.empty():
            if not self._answers.get():
                raise self._failed("the program has ended")
        self._questions.put(json.dumps(question).encode() + b"\n")
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty as error:
            raise self._failed(f"no answer within {seconds:g} seconds") from error
        if not answer.endswith(b"\n"):
            raise self._failed("the program has ended" if len(answer) < MAX_ANSWER else "the answer is too long")
        return answer.decode(errors="replace").strip()

    def _failed(self, why: str) -> ProgramFailed:
        """Kill the program, and return the error that says why."""
        self._process.kill()
        self._end()
        return ProgramFailed(why)


def _write(input: IO[bytes], questions: SimpleQueue[bytes]) -> None:
    """Write each question to a program, in a thread because a program need not read; close its input after the last."""
    with suppress(OSError), input:
        while question := questions.get():
            input.write(question)
            input.flush()


def _read(output: IO[bytes], answers: SimpleQueue[bytes]) -> None:
    """Pass on each line of a program; an empty one at its end."""
    with output:
        while line := output.readline(MAX_ANSWER):
            answers.put(line)
    answers.put(b"")


def _end(process: subprocess.Popen[bytes], questions: SimpleQueue[bytes]) -> None:
    """Close the input of a program, and kill it unless it ends by itself."""
    questions.put(b"")
    try:
        process.wait(SECONDS_TO_END)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
