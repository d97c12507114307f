"""Error of a lesson that cannot be read, or that does not fit its game."""

from __future__ import annotations

import re
from pathlib import Path
from tomllib import TOMLDecodeError
from typing import ClassVar, Final, Self

from aevum.kernel.errors import AevumError
from aevum.kernel.words import Argument, Words

_PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)")
"""Place of a mistake in the message of a TOML error."""


class BadLesson(AevumError):
    """A lesson that cannot be read, or that does not fit its game."""

    message: ClassVar[str] = "bad-lesson"

    def __init__(
        self,
        file: Path | str,
        problem: str,
        step: str = "",
        reason: AevumError | None = None,
        /,
        **arguments: Argument,
    ) -> None:
        super().__init__(**arguments)
        self.file = Path(file).name
        self.step = step
        """Id of the step; empty if the problem is outside the steps."""
        self.problem = problem
        """Id of the message without its beginning `bad-lesson-`."""
        self.reason = reason
        """Error that the message quotes as `$reason`; None without one."""

    @classmethod
    def in_toml(cls, file: Path | str, error: ValueError | RecursionError) -> Self:
        """Return the error of a text that is not TOML, with the place of the mistake where it is known."""
        found = _PLACE.search(str(error)) if isinstance(error, TOMLDecodeError) else None
        if found is None:
            return cls(file, "toml")
        return cls(file, "toml-at", line=int(found[1]), column=int(found[2]))

    def say(self, words: Words) -> str:
        """Return the problem, without file and step."""
        reason = {} if self.reason is None else {"reason": self.reason.say(words).rstrip(".")}
        return words(f"{self.message}-{self.problem}", **reason, **self.arguments)

    def __str__(self) -> str:
        return f"{self.file}{f', step {self.step}' if self.step else ''}: {super().__str__()}"
