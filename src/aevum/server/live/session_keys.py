"""Session keys of browsers: log in, log out, and close the open pages of revoked keys."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from aevum.server.live.live_match import Viewer
from aevum.server.storage.matches import Person, hashed, new_token

if TYPE_CHECKING:
    from aevum.server.live.hub import Hub

POLL_SECONDS: Final = 30.0
KEY_BATCH_SIZE: Final = 500
"""Number of keys checked in one query."""
LOG: Final = logging.getLogger("aevum.hub")


class SessionKeys:
    """Session keys of the viewers of a hub's matches."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def log_in(self, token: str, person: Person) -> str:
        """Log a browser in as a person, who takes over the seats it holds; return its new session key."""
        hub = self.hub
        await hub.in_storage_thread(hub.storage.move_key, token, person.id)
        new = await self.change(token)
        for id in await hub.in_storage_thread(hub.storage.matches_of, person.id):
            await hub.refresh(id)
        return new

    async def change(self, token: str) -> str:
        """Replace the session key of a browser and return the new one, so that a leaked old one is useless."""
        new = new_token()
        await self.hub.in_storage_thread(self.hub.storage.replace_key, token, new)
        self._disconnect({hashed(token)})
        return new

    async def log_out(self, token: str) -> None:
        """Revoke the session key of a browser."""
        await self.hub.in_storage_thread(self.hub.storage.forget_key, token)
        self._disconnect({hashed(token)})

    async def log_out_everywhere(self, person: Person, but: str = "") -> None:
        """Revoke the session keys of all browsers of a person. `but`: the key of one that stays logged in."""
        await self.hub.in_storage_thread(self.hub.storage.forget_keys, person.id, but)
        own = {viewer.key for viewer in self._viewers() if viewer.person.id == person.id}
        self._disconnect(own - {hashed(but)})

    async def close_revoked(self) -> None:
        """Close pages whose keys were revoked by another process or by the operator."""
        held = sorted({viewer.key for viewer in self._viewers() if viewer.key})
        for first in range(0, len(held), KEY_BATCH_SIZE):
            asked = held[first : first + KEY_BATCH_SIZE]
            known = await self.hub.in_storage_thread(self.hub.storage.known_keys, asked)
            self._disconnect(set(asked) - known)

    async def poll_revoked(self) -> None:
        """Call `close_revoked` every POLL_SECONDS until cancelled."""
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self.close_revoked()
            except Exception as error:
                LOG.warning("keys could not be looked at: %s", error)

    def _viewers(self) -> list[Viewer]:
        return [viewer for live in self.hub.live.values() for viewer in live.viewers]

    def _disconnect(self, keys: set[str]) -> None:
        for viewer in self._viewers():
            if viewer.key and viewer.key in keys:
                viewer.gone = True
                viewer.changed.set()
