"""Pickling of matches, states and errors for other processes of this server; a game is sent by its id."""

from __future__ import annotations

import io
import pickle
from typing import Any

from aevum.kernel.errors import AevumError
from aevum.kernel.game import Game
from aevum.kernel.registry import find_game


def dumps(value: Any) -> bytes:
    """Return a value as bytes, in which every game is written as its id."""
    content = io.BytesIO()
    _Pickler(content, protocol=pickle.HIGHEST_PROTOCOL).dump(value)
    return content.getvalue()


def loads(content: bytes) -> Any:
    """Return the value of bytes made by `dumps`; unsafe for bytes from anywhere else."""
    return _Unpickler(io.BytesIO(content)).load()


class _Pickler(pickle.Pickler):
    def persistent_id(self, value: Any) -> str | None:
        return value.id if isinstance(value, Game) else None

    def reducer_override(self, value: Any) -> Any:
        """Pickle an error by its attributes, because constructors of errors take arguments of many kinds."""
        if isinstance(value, AevumError):
            return _error, (type(value), value.args, value.__dict__)
        return NotImplemented


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, name: str) -> Any:
        return find_game(name)


def _error(kind: type[AevumError], arguments: tuple[Any, ...], held: dict[str, Any]) -> AevumError:
    error = kind.__new__(kind, *arguments)
    error.__dict__.update(held)
    return error
