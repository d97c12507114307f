"""Send encrypted messages to browsers by Web Push (RFC 8030, 8188, 8291 and 8292)."""

from __future__ import annotations

import asyncio
import hmac
import json
import re
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

import h11
import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from aevum.server.security.public_connections import Streams, connect_to_public_host
from aevum.server.storage.push_subscriptions import PushSubscription

TIMEOUT_SECONDS: Final = 10.0
"""Seconds that a push service has for everything: name, connection, answer."""
TTL_SECONDS: Final = 24 * 3600
"""Seconds for which a push service keeps a message for a device that is switched off."""
TOKEN_SECONDS: Final = 12 * 3600
"""Seconds for which a signature is valid; push services accept 24 hours at most."""
GONE: Final = (404, 410)
"""Statuses of a push service for a subscription that has ended."""
AUTH_BYTES: Final = 16
CURVE: Final = ec.SECP256R1()
CURVE_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Order of the group of P-256; private keys are below it."""
ENDPOINT: Final = re.compile(r"https://[a-z0-9.-]{1,253}/[\x21-\x7e]{1,700}", re.ASCII | re.IGNORECASE)
"""URL of a push service: TLS at the usual port, without user name."""

Connect = Callable[[str], Awaitable[Streams]]


class PushFailed(Exception):
    """A push service has not accepted a message."""


class SubscriptionGone(PushFailed):
    """The push service does not know the subscription any more."""


def is_valid(subscription: PushSubscription) -> bool:
    """Whether a subscription has an endpoint on the Internet and keys with which messages can be encrypted."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _decode(subscription.p256dh))
        long_enough = len(_decode(subscription.auth)) == AUTH_BYTES
    except ValueError:
        return False
    return long_enough and ENDPOINT.fullmatch(subscription.endpoint) is not None


@dataclass(frozen=True)
class WebPush:
    """Sender of Web Push messages.

    `contact`: how push services reach the operator, as a `mailto:` or `https:` URL. `connect`: opens a connection to
    the host of an endpoint.
    """

    secret: bytes
    """The server secret, from which the signing key is derived: all processes have the same one."""
    contact: str
    connect: Connect = connect_to_public_host

    @cached_property
    def _signer(self) -> Vapid02:
        derived = int.from_bytes(hmac.digest(self.secret, b"aevum web push", "sha512"))
        # The library refuses contacts such as a mail address without a dot; push services decide that themselves.
        return Vapid02(ec.derive_private_key(derived % (CURVE_ORDER - 1) + 1, CURVE), conf={"no-strict": True})

    @cached_property
    def public_key(self) -> str:
        """Public key in base64url, which browsers need to subscribe (`applicationServerKey`)."""
        key: ec.EllipticCurvePublicKey = self._signer.public_key
        return _encode(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def send(self, subscription: PushSubscription, content: Mapping[str, str], topic: str) -> None:
        """Send a message; raise SubscriptionGone, PushFailed, OSError or TimeoutError.

        `topic`: a message that waits for a device is replaced by the next one with the same topic.
        """
        body = encrypted(subscription, json.dumps(content, ensure_ascii=False).encode())
        where = urlsplit(subscription.endpoint)
        headers = {
            "host": where.netloc,
            "authorization": self._authorization(f"https://{where.netloc}"),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "content-length": str(len(body)),
            "ttl": str(TTL_SECONDS),
            "urgency": "high",
            "topic": _encode(sha256(topic.encode()).digest())[:32],
            "connection": "close",
        }
        target = where.path + (f"?{where.query}" if where.query else "")
        async with asyncio.timeout(TIMEOUT_SECONDS):
            status = await _post(await self.connect(where.netloc), target, headers, body)
        if status in GONE:
            raise SubscriptionGone(f"{where.netloc} answers {status}")
        if not 200 <= status < 300:
            raise PushFailed(f"{where.netloc} answers {status}")

    def _authorization(self, audience: str) -> str:
        claims = {"aud": audience, "exp": int(time.time()) + TOKEN_SECONDS, "sub": self.contact}
        signed: str = self._signer.sign(claims)["Authorization"]
        return signed


def encrypted(subscription: PushSubscription, content: bytes) -> bytes:
    """Return content encrypted for the browser of a subscription (`aes128gcm`)."""
    body: bytes = http_ece.encrypt(
        content,
        private_key=ec.generate_private_key(CURVE),
        dh=_decode(subscription.p256dh),
        auth_secret=_decode(subscription.auth),
        version="aes128gcm",
    )
    return body


async def _post(streams: Streams, target: str, headers: Mapping[str, str], body: bytes) -> int:
    """Send a request and return the status of the response; its body is not read, redirects are not followed."""
    reader, writer = streams
    connection = h11.Connection(h11.CLIENT)
    request = h11.Request(method="POST", target=target, headers=list(headers.items()))
    try:
        for event in (request, h11.Data(body), h11.EndOfMessage()):
            writer.write(connection.send(event) or b"")
        await writer.drain()
        while not isinstance(answer := connection.next_event(), h11.Response):
            connection.receive_data(await reader.read(4096))
    except h11.ProtocolError as error:
        raise PushFailed(str(error)) from error
    finally:
        writer.close()
    return answer.status_code


def _encode(content: bytes) -> str:
    return urlsafe_b64encode(content).rstrip(b"=").decode()


def _decode(text: str) -> bytes:
    """Return the bytes of base64url without padding; raise ValueError for other text."""
    if not re.fullmatch(r"[\w-]+", text, re.ASCII):
        raise ValueError("not base64url")
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
