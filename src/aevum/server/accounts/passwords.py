"""Verify passwords against argon2 hashes."""

from __future__ import annotations

from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from aevum.server.storage.matches import new_token

HASHER: Final = PasswordHasher()


def verify_password(stored: str | None, given: str) -> bool:
    """Whether a password matches a stored hash; False without a hash, but after the same time (no timing leak)."""
    try:
        return HASHER.verify(stored or _dummy_hash(), given) and stored is not None
    except (VerificationError, InvalidHashError):
        return False


@cache
def _dummy_hash() -> str:
    return HASHER.hash(new_token())
