"""The server secret, and encryption with it of tokens in the database.

Invitation links to seats are shown repeatedly, so their tokens cannot be stored as hashes alone. They are encrypted
with a secret that is not in the SQLite file but in a key file beside it or in the environment, so that a copy of the
SQLite file alone does not reveal them.
"""

from __future__ import annotations

import contextlib
import hmac
import os
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

from aevum.kernel.errors import AevumError
from aevum.server.settings import from_environment

NONCE_BYTES: Final = 16
TOKEN_BYTES: Final = 32


def new_token() -> str:
    """Return an unguessable token."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """Return the SHA-256 hash of a token, which the database stores in place of a token that is not shown again."""
    return sha256(token.encode()).hexdigest()


class WrongSecret(AevumError):
    """The tokens in this database were encrypted with another secret than the given one."""

    message = "error-secret"


def given_secret() -> bytes | None:
    """Return the secret from AEVUM_SECRET, or from the file that AEVUM_SECRET_FILE names; None if neither is set."""
    text = from_environment("AEVUM_SECRET")
    return sha256(text.encode()).digest() if text else None


def secret_file(url: str) -> Path | None:
    """Return the path of the key file that belongs to a SQLite file; None for other databases."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or not parsed.database or parsed.database.startswith(":"):
        return None
    return Path(parsed.database + ".key")


def read_or_create(file: Path) -> bytes:
    """Return the secret in a key file; if there is none, create it, readable by its owner only.

    The file is created atomically: of several processes that do so at the same time, all read the first.
    """
    if not file.exists():
        draft = file.with_name(f"{file.name}.{secrets.token_hex(8)}")
        draft.touch(mode=0o600)
        try:
            draft.write_text(secrets.token_hex(32), encoding="ascii")
            with contextlib.suppress(FileExistsError):
                os.link(draft, file)
        finally:
            draft.unlink()
    return bytes.fromhex(file.read_text(encoding="ascii").strip())


def fingerprint(secret: bytes) -> str:
    """Return the hash that the database stores to recognise a secret."""
    return sha256(b"aevum fingerprint " + secret).hexdigest()


def seal(secret: bytes, token: str) -> str:
    """Return a token of 32 bytes encrypted: nonce + (token XOR pad), where the pad is HMAC-SHA-256 of the nonce."""
    nonce = secrets.token_bytes(NONCE_BYTES)
    return urlsafe_b64encode(nonce + _combine(_decode(token), _pad(secret, nonce))).decode()


def unseal(secret: bytes, sealed: str) -> str:
    """Return the token that `seal` has encrypted."""
    content = _decode(sealed)
    return _encode(_combine(content[NONCE_BYTES:], _pad(secret, content[:NONCE_BYTES])))


def _pad(secret: bytes, nonce: bytes) -> bytes:
    return hmac.digest(secret, b"aevum seat token " + nonce, "sha256")


def _combine(one: bytes, other: bytes) -> bytes:
    return bytes(left ^ right for left, right in zip(one, other, strict=True))


def _encode(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def _decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
