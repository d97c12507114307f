"""Crossing: matches, states and errors as bytes that another process of ours can read. A game goes over by its name."""

from __future__ import annotations

import io
import pickle
from typing import Any

from aevum.kernel.errors import AevumError
from aevum.kernel.game import Game
from aevum.kernel.registry import find_game


def pack(value: Any) -> bytes:
    """As bytes."""
    content = io.BytesIO()
    _Packer(content, protocol=pickle.HIGHEST_PROTOCOL).dump(value)
    return content.getvalue()


def unpack(content: bytes) -> Any:
    """From bytes that `pack` has made; never from anywhere else."""
    return _Unpacker(io.BytesIO(content)).load()


class _Packer(pickle.Pickler):
    def persistent_id(self, value: Any) -> str | None:
        return value.id if isinstance(value, Game) else None

    def reducer_override(self, value: Any) -> Any:
        """Errors are made with arguments of many kinds; what they hold is what counts."""
        if isinstance(value, AevumError):
            return _error, (type(value), value.args, value.__dict__)
        return NotImplemented


class _Unpacker(pickle.Unpickler):
    def persistent_load(self, name: str) -> Any:
        return find_game(name)


def _error(kind: type[AevumError], arguments: tuple[Any, ...], held: dict[str, Any]) -> AevumError:
    error = kind.__new__(kind, *arguments)
    error.__dict__.update(held)
    return error
