"""Localized argparse parser that reports bad input in one sentence."""

from __future__ import annotations

import argparse
import re
from typing import Any, Final, NoReturn

from aevum.kernel.errors import AevumError
from aevum.kernel.words import LANGUAGES, Argument, Words

# argparse only has English messages; each of them becomes a localized one.
_SENTENCES: Final = (
    (re.compile(r"the following arguments are required: (?P<names>.+)"), "usage-required"),
    (re.compile(r"one of the arguments (?P<names>.+) is required"), "usage-one-of"),
    (re.compile(r"unrecognized arguments: (?P<names>.+)"), "usage-unknown"),
    (re.compile(r"argument (?P<names>[^:]+): expected .*argument.*"), "usage-expects-value"),
    (re.compile(r"argument (?P<names>[^:]+): not allowed with argument (?P<other>.+)"), "usage-not-together"),
    (
        re.compile(r"argument (?P<names>[^:]+): invalid choice: '?(?P<value>.*?)'? \(choose from (?P<known>.+)\)"),
        "usage-choice",
    ),
    (re.compile(r"argument (?P<names>[^:]+): invalid \w+ value: '(?P<value>.*)'"), "usage-value"),
    (re.compile(r"argument (?P<names>[^:]+): ignored explicit argument '(?P<value>.*)'"), "usage-value"),
    (re.compile(r"ambiguous option: (?P<names>\S+) .*"), "usage-unknown"),
)


class Usage(AevumError):
    """Invalid arguments of a command."""

    message = "usage"

    def __init__(self, message: str, **arguments: Argument) -> None:
        super().__init__(**arguments)
        self.id = message

    def say(self, words: Words) -> str:
        return words(self.id, **self.arguments)


class Parser(argparse.ArgumentParser):
    """Argument parser that raises Usage on an error instead of exiting."""

    def __init__(self, words: Words, **settings: Any) -> None:
        formatter = argparse.RawDescriptionHelpFormatter
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=formatter, **settings)
        self.words = words
        self._positionals.title = words("help-what")
        self._optionals.title = words("help-options")
        self.add_argument("-h", "--help", action="help", help=words("help-help"))

    def error(self, message: str) -> NoReturn:
        for pattern, sentence in _SENTENCES:
            found = pattern.fullmatch(message)
            if found:
                raise Usage(sentence, **{name: value.replace("'", "") for name, value in found.groupdict().items()})
        raise Usage("usage-other", text=message)

    def format_help(self) -> str:
        return super().format_help().replace("usage: ", f"{self.words('help-usage')}: ", 1)

    def add_shared(self) -> None:
        """Add the flags of every command: `--json` and `--lang`."""
        self.add_argument("--json", action="store_true", dest="machine", help=self.words("help-json"))
        self.add_argument("--lang", choices=LANGUAGES, help=self.words("help-lang"))


def whole_number(text: str, least: int, message: str) -> int:
    """Return a whole number of at least `least`, as an argument type; `message`: the id of the error."""
    if not re.fullmatch(r"\d{1,80}", text, re.ASCII) or int(text) < least:
        raise Usage(message, value=text, least=str(least))
    return int(text)
