"""Queries for the Web Push subscriptions of browsers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import delete, insert, select

from aevum.server.security.server_secret import hashed
from aevum.server.storage.database import Database
from aevum.server.storage.schema import keys, push_subscriptions


@dataclass(frozen=True, slots=True)
class PushSubscription:
    """Subscription of a browser, to which notices are pushed."""

    endpoint: str
    """URL at the push service of the browser."""
    p256dh: str
    """Public key of the browser, in base64url."""
    auth: str
    """Authentication secret of the browser, in base64url."""
    language: str = ""


class PushStore(Database):
    """Queries for Web Push subscriptions; each belongs to a session key and ends with it."""

    def subscribe(self, token: str, subscription: PushSubscription) -> None:
        """Store the subscription of the browser with a session key, in place of the one it had before.

        A browser that has got another session key keeps its endpoint: the subscription of the old key is deleted.
        """
        table = push_subscriptions
        replaced = (table.c.key == hashed(token)) | (table.c.endpoint == subscription.endpoint)
        values = {
            "key": hashed(token),
            "endpoint": subscription.endpoint,
            "p256dh": subscription.p256dh,
            "auth": subscription.auth,
            "language": subscription.language,
        }
        with self.engine.begin() as connection:
            connection.execute(delete(table).where(replaced))
            connection.execute(insert(table).values(**values))

    def unsubscribe(self, token: str) -> None:
        """Delete the subscription of the browser with a session key."""
        with self.engine.begin() as connection:
            connection.execute(delete(push_subscriptions).where(push_subscriptions.c.key == hashed(token)))

    def delete_subscription(self, endpoint: str) -> None:
        """Delete the subscription with an endpoint, which its push service does not know any more."""
        with self.engine.begin() as connection:
            connection.execute(delete(push_subscriptions).where(push_subscriptions.c.endpoint == endpoint))

    def subscriptions(self, persons: Iterable[str]) -> list[PushSubscription]:
        """Return the subscriptions of all browsers of some people."""
        table = push_subscriptions
        query = select(table).join(keys, keys.c.hash == table.c.key).where(keys.c.person.in_(list(persons)))
        with self.readers.connect() as connection:
            return [
                PushSubscription(row.endpoint, row.p256dh, row.auth, row.language) for row in connection.execute(query)
            ]
