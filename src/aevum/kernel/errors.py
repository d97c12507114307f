"""Errors a person can act on. Each is a message id with arguments, so it can be said in any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from aevum.kernel.words import Argument, Words

if TYPE_CHECKING:
    from aevum.kernel.rulebook import Clause


class AevumError(Exception):
    """Something a person asked for cannot be done; nothing has changed."""

    message: ClassVar[str] = "error"

    def __init__(self, **arguments: Argument) -> None:
        super().__init__(arguments)
        self.arguments = arguments

    def say(self, words: Words) -> str:
        """The sentence to show."""
        return words(self.message, **self.arguments)

    def __str__(self) -> str:
        return self.say(Words())


class Malformed(AevumError):
    """A text that is no move: says what was understood and what could have followed."""

    message = "error-malformed"

    def __init__(self, understood: str, rest: str, expected: Sequence[str]) -> None:
        super().__init__(understood=understood, rest=rest)
        self.expected = tuple(expected)

    def say(self, words: Words) -> str:
        names = [_in_notation(name[1:-1], words) if name.startswith("<") else name for name in self.expected]
        rest, understood = self.arguments["rest"], self.arguments["understood"]
        message = self.message + ("-end" if not rest else "-start" if not understood else "")
        return words(message, understood=understood, rest=rest, expected=", ".join(names))


def _in_notation(domain: str, words: Words) -> str:
    """What can stand here, with an example of how it is written where the game gives one."""
    message = f"notation-{domain}"
    return words(message if words.knows(message) else f"domain-{domain}")


class Illegal(AevumError):
    """A move that a clause of the rulebook forbids."""

    message = "error-illegal"

    def __init__(self, clause: Clause, move: str) -> None:
        super().__init__(clause=clause.id, move=move)
        self.clause = clause

    def say(self, words: Words) -> str:
        return words(self.message, text=self.clause.text(words.language), **self.arguments)


class NotYourTurn(AevumError):
    """Another seat decides now."""

    message = "error-not-your-turn"


class Stale(AevumError):
    """The match has gone on since the sender last saw it."""

    message = "error-stale"


class MatchOver(AevumError):
    """There is nothing more to decide."""

    message = "error-match-over"


class LineEnds(AevumError):
    """A line of several moves goes on where its mover would have learnt something, or where another seat decides.

    It says nothing else: whatever lies hidden, the sentence is the same.
    """

    message = "error-line-ends"


class CannotUndo(AevumError):
    """There is no such earlier position."""

    message = "error-cannot-undo"

    def say(self, words: Words) -> str:
        return words("error-nothing-to-undo") if self.arguments["moves"] == "0" else super().say(words)


class BeyondHorizon(AevumError):
    """Going back so far would take back chance, a secret shown or another's decision; all people seated must agree."""

    message = "error-beyond-horizon"


class UnknownGame(AevumError):
    """No installed game has this id."""

    message = "error-unknown-game"


class BadSeats(AevumError):
    """The game is not played with so many seats."""

    message = "error-bad-seats"


class BadSeed(AevumError):
    """A seed outside its range."""

    message = "error-bad-seed"


class BadOption(AevumError):
    """An option this game does not have, or a value the option does not take."""

    message = "error-bad-option"

    def __init__(self, reason: str, **arguments: Argument) -> None:
        super().__init__(**arguments)
        self.reason = reason

    def say(self, words: Words) -> str:
        return words(self.reason, **self.arguments)


class BadFile(AevumError):
    """A save file that cannot be read."""

    message = "error-file"


class NotOurFile(BadFile):
    """The file holds something else."""

    message = "error-file-not-ours"


class TruncatedFile(BadFile):
    """The end of the file is missing."""

    message = "error-file-truncated"


class EditedFile(BadFile):
    """A line does not fit the ones before it."""

    message = "error-file-edited"


class NewerFile(BadFile):
    """Written by a version that knows more than this one."""

    message = "error-file-newer"


class OlderFile(BadFile):
    """Played under rules this version no longer plays."""

    message = "error-file-older"


class NoLongerLegal(OlderFile):
    """A move that the rules of its time allowed and today's forbid."""

    message = "error-file-older-move"

    def __init__(self, clause: Clause | None = None, **arguments: Argument) -> None:
        super().__init__(**arguments)
        self.clause = clause

    def say(self, words: Words) -> str:
        if self.clause is None:
            return super().say(words)
        told = {"clause": self.clause.id, "text": self.clause.text(words.language)}
        return words("error-file-older-illegal", **told, **self.arguments)


class TellsOtherwise(OlderFile):
    """Every move up to here is legal, but this one would tell something else than it did."""

    message = "error-file-older-tells"


class EndsOtherwise(OlderFile):
    """Every move is still legal, but they no longer end where they ended."""

    message = "error-file-older-ends"


class GameMissing(BadFile):
    """A stored match of a game that is not installed here."""

    message = "error-file-game"


class RulesFailed(BadFile):
    """The game itself broke down while it was played again; the error behind this one says how."""

    message = "error-file-rules"
