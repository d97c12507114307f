"""Bots that are not installed, named by file as `FILE.py:CLASS`, for authors who are writing one, or as programs.

Only the command line reads such names. A server must not: a client who names a file would have it executed.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from aevum.bots.bot import Bot
from aevum.bots.program import is_program, program_bot
from aevum.bots.registry import CannotPlay, bots_for, find_bot
from aevum.kernel.errors import AevumError, BadFile
from aevum.kernel.game import AnyGame
from aevum.kernel.system.os_errors import explain_os_error

_SEPARATOR: Final = ".py:"


class NoBotInFile(AevumError):
    """A file that holds no bot of this name."""

    message = "error-no-bot-in-file"


class BrokenBotFile(AevumError):
    """A file that cannot be executed."""

    message = "error-bot-file-broken"


def file_of(name: str) -> Path | None:
    """Return the file that the name of a bot points to; None for an installed bot or a program."""
    return Path(name.rpartition(":")[0].strip()) if _SEPARATOR in name and not is_program(name) else None


def is_installed(name: str) -> bool:
    """Whether the name of a bot means an installed one, not a class in a file or a program."""
    return file_of(name) is None and not is_program(name)


def bot_named(name: str, game: AnyGame) -> type[Bot]:
    """Return the bot of a name, installed, in a file or a program; CannotPlay if it does not play this game."""
    if is_program(name):
        return program_bot(name)
    path = file_of(name)
    if path is None:
        return find_bot(name, game)
    kind = name.rpartition(":")[2].strip()
    bot = getattr(_module(path), kind, None)
    if not isinstance(bot, type) or not issubclass(bot, Bot):
        raise NoBotInFile(file=str(path), bot=kind)
    if not bot.plays(game):
        raise CannotPlay(bot=name, game=game.id, known=", ".join(bots_for(game)))
    return bot


def _module(path: Path) -> ModuleType:
    """Return the module of a file, executed once for each content, under a name by which its bots can be pickled."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise BadFile(file=str(path), why=explain_os_error(error)) from error
    name = f"aevum_bot_{sha256(str(path.resolve()).encode() + content).hexdigest()[:16]}"
    if name not in sys.modules:
        spec = spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        module = sys.modules[name] = module_from_spec(spec)
        try:
            spec.loader.exec_module(module)
        except Exception as error:
            del sys.modules[name]
            raise BrokenBotFile(file=str(path), why=f"{type(error).__name__}: {error}") from error
    return sys.modules[name]
