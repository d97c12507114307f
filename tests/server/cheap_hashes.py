"""Password hashes for tests: those of a real server take 64 MB and a tenth of a second each."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from argon2.profiles import CHEAPEST

from aevum.server.accounts import passwords

REAL: Final = passwords.HASHER._parameters


def use_cheap_hashes() -> None:
    """Hash passwords as cheaply as possible in this process."""
    passwords.HASHER._parameters = CHEAPEST
    passwords._dummy_hash.cache_clear()


@contextmanager
def real_hashes() -> Iterator[None]:
    """Hash passwords as a real server does, for a while."""
    passwords.HASHER._parameters = REAL
    passwords._dummy_hash.cache_clear()
    try:
        yield
    finally:
        use_cheap_hashes()
