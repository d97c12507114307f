"""Skeletons from which authors start: files of a sample, with the author's name in place of the sample's."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Final

from aevum.cli.output_files import require_free
from aevum.cli.parser import Usage
from aevum.kernel.errors import BadFile
from aevum.kernel.records.savefile import write_whole
from aevum.kernel.system.os_errors import explain_os_error

FOLDER: Final = Path(__file__).with_name("skeletons")
GAME: Final = "game"
BOT: Final = "bot"
MAX_NAME_LENGTH: Final = 40
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*")


@dataclass(frozen=True, slots=True)
class Name:
    """Name of a new game or bot, such as `my-game`, in the forms that its files use."""

    text: str

    @property
    def module(self) -> str:
        """Name as a Python module: `my_game`."""
        return self.text.replace("-", "_")

    @property
    def title(self) -> str:
        """Name for people: `My Game`."""
        return self.text.replace("-", " ").title()

    @property
    def class_name(self) -> str:
        """Name as a Python class: `MyGame`."""
        return self.title.replace(" ", "")


def read_name(text: str) -> Name:
    """Return a name, as an argument type; refuse one that cannot be a Python module or that is one already."""
    if not _NAME.fullmatch(text) or len(text) > MAX_NAME_LENGTH:
        raise Usage("usage-name", value=text)
    return Name(text)


def write_skeleton(kind: str, name: Name, folder: Path) -> list[Path]:
    """Write the files of a skeleton into a folder and return their paths; nothing is overwritten."""
    files = {folder / path: text for path, text in _files(kind, name)}
    for path in files:
        require_free(path)
    if iskeyword(name.module) or name.module in sys.stdlib_module_names or find_spec(name.module):
        raise Usage("usage-name-taken", value=name.text)
    for path, text in files.items():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadFile(file=str(path.parent), why=explain_os_error(error)) from error
        write_whole(path, text.encode())
    return list(files)


def _files(kind: str, name: Name) -> Iterator[tuple[Path, str]]:
    """Yield path and text of each file of a skeleton."""
    sample = Name(f"sample-{kind}")
    forms = {
        sample.text: name.text,
        sample.module: name.module,
        sample.title: name.title,
        sample.class_name: name.class_name,
    }
    for file in sorted((FOLDER / kind).rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            path = Path(_replaced(str(file.relative_to(FOLDER / kind)), forms))
            yield path, _replaced(file.read_text(encoding="utf-8"), forms)


def _replaced(text: str, forms: Mapping[str, str]) -> str:
    for sample, form in forms.items():
        text = text.replace(sample, form)
    return text
