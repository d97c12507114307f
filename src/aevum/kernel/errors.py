"""Errors that a person can act on, each a message id with arguments, so that it can be shown in any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from aevum.kernel.words import Argument, Words

if TYPE_CHECKING:
    from aevum.kernel.rulebook import Clause


class AevumError(Exception):
    """A request that cannot be carried out; nothing has changed."""

    code: ClassVar[str] = "AevumError"
    """Name of the error in API answers, in the database and in the JSON of the command line.

    It is the name of the class, unless the class gives another one. A class that is renamed gives its old name here.
    """
    message: ClassVar[str] = "error"

    def __init_subclass__(cls, **settings: Any) -> None:
        super().__init_subclass__(**settings)
        if "code" not in cls.__dict__:
            cls.code = cls.__name__

    def __init__(self, **arguments: Argument) -> None:
        super().__init__(arguments)
        self.arguments = arguments

    def say(self, words: Words) -> str:
        """Return the sentence to show, in the reader's language."""
        return words(self.message, **self.arguments)

    def __str__(self) -> str:
        return self.say(Words())


class Malformed(AevumError):
    """A text that is not a move, with what was understood and what could have followed."""

    message = "error-malformed"

    def __init__(self, understood: str, rest: str, expected: Sequence[str]) -> None:
        super().__init__(understood=understood, rest=rest)
        self.expected = tuple(expected)

    def say(self, words: Words) -> str:
        """Return the sentence with what was understood and what was expected."""
        names = [_in_notation(name[1:-1], words) if name.startswith("<") else name for name in self.expected]
        rest, understood = self.arguments["rest"], self.arguments["understood"]
        message = self.message + ("-end" if not rest else "-start" if not understood else "")
        return words(message, understood=understood, rest=rest, expected=", ".join(names))


def _in_notation(domain: str, words: Words) -> str:
    """Return the name of a domain, with an example of its notation where the game gives one."""
    message = f"notation-{domain}"
    return words(message if words.knows(message) else f"domain-{domain}")


class Illegal(AevumError):
    """A move that a clause of the rulebook forbids."""

    message = "error-illegal"

    def __init__(self, clause: Clause, move: str) -> None:
        super().__init__(clause=clause.id, move=move)
        self.clause = clause

    def say(self, words: Words) -> str:
        """Return the sentence with the text of the clause."""
        return words(self.message, text=self.clause.text(words.language), **self.arguments)


class NotYourTurn(AevumError):
    """A move or an undo by a seat whose turn it is not."""

    message = "error-not-your-turn"


class Stale(AevumError):
    """A move for a position that is out of date: the match has gone on since the sender last saw it."""

    message = "error-stale"


class MatchOver(AevumError):
    """A move in a match that is over."""

    message = "error-match-over"


class LineEnds(AevumError):
    """A line of several moves that goes on where its mover would have learnt something, or where another seat decides.

    The sentence says nothing else: it is the same whatever lies hidden.
    """

    message = "error-line-ends"


class CannotUndo(AevumError):
    """An earlier position that the match does not have."""

    message = "error-cannot-undo"

    def say(self, words: Words) -> str:
        """Return the sentence; it differs where no move has been made."""
        return words("error-nothing-to-undo") if self.arguments["moves"] == "0" else super().say(words)


class BeyondHorizon(AevumError):
    """An undo that would take back chance, a revealed secret or another seat's decision.

    All people seated must agree to it.
    """

    message = "error-beyond-horizon"


class BeyondRedraw(AevumError):
    """An undo to a position before everything hidden was drawn anew; a person may know what was hidden then."""

    message = "error-beyond-redraw"


class UnknownGame(AevumError):
    """An id that no installed game has."""

    message = "error-unknown-game"


class BadSeats(AevumError):
    """A number of seats that the game is not played with."""

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
        """Return the sentence of the reason."""
        return words(self.reason, **self.arguments)


class BadFile(AevumError):
    """A file that cannot be read or written."""

    message = "error-file"


class NotOurFile(BadFile):
    """A file that is no save file."""

    message = "error-file-not-ours"


class TruncatedFile(BadFile):
    """A save file whose end is missing."""

    message = "error-file-truncated"


class EditedFile(BadFile):
    """A save file with a line that does not fit the ones before it."""

    message = "error-file-edited"


class NewerFile(BadFile):
    """A match of a file format or rules that are newer than this version."""

    message = "error-file-newer"


class OlderFile(BadFile):
    """A match played under rules that this version no longer plays."""

    message = "error-file-older"


class NoLongerLegal(OlderFile):
    """A move that the rules of its time allowed and today's forbid."""

    message = "error-file-older-move"

    def __init__(self, clause: Clause | None = None, **arguments: Argument) -> None:
        super().__init__(**arguments)
        self.clause = clause

    def say(self, words: Words) -> str:
        """Return the sentence, with the text of the clause if there is one."""
        if self.clause is None:
            return super().say(words)
        details = {"clause": self.clause.id, "text": self.clause.text(words.language)}
        return words("error-file-older-illegal", **details, **self.arguments)


class TellsOtherwise(OlderFile):
    """A move that is still legal, as all before it, but now causes other events than it did."""

    message = "error-file-older-tells"


class EndsOtherwise(OlderFile):
    """A match whose moves are all still legal but no longer end where they ended."""

    message = "error-file-older-ends"


class GameMissing(BadFile):
    """A stored match of a game that is not installed here."""

    message = "error-file-game"


class NoPosition(BadFile):
    """A text that is no position."""

    message = "error-position-none"


class DamagedPosition(BadFile):
    """A position as text that was changed or is incomplete."""

    message = "error-position-damaged"


class LongPosition(BadFile):
    """A position as text that is longer than any match."""

    message = "error-position-long"


class RulesFailed(BadFile):
    """A failure of the game itself while a match was replayed; the chained exception says how it failed."""

    message = "error-file-rules"
