"""Keyring: by which keys browsers are known. When a key is taken away, the pages it opened close."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from aevum.table.live import Watcher
from aevum.table.storage import Person, hashed, new_token

if TYPE_CHECKING:
    from aevum.table.hub import Hub

SECONDS_BETWEEN_LOOKS: Final = 30.0
KEYS_AT_ONCE: Final = 500
LOG: Final = logging.getLogger("aevum.hub")


class Keyring:
    """The keys of those who look at the tables of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def log_in(self, token: str, person: Person) -> str:
        """A browser is that person from now on, also at the tables where it sits; the new key it is known by."""
        hub = self.hub
        await hub.ask(hub.storage.move_key, token, person.id)
        new = await self.change(token)
        for id in await hub.ask(hub.storage.matches_of, person.id):
            await hub.refresh(id)
        return new

    async def change(self, token: str) -> str:
        """A browser gets another key: whoever may have learnt the old one has nothing of it."""
        new = new_token()
        await self.hub.ask(self.hub.storage.replace_key, token, new)
        self._send_away({hashed(token)})
        return new

    async def log_out(self, token: str) -> None:
        """A browser is nobody from now on."""
        await self.hub.ask(self.hub.storage.forget_key, token)
        self._send_away({hashed(token)})

    async def log_out_everywhere(self, person: Person, but: str = "") -> None:
        """All browsers of a person, or all but one."""
        await self.hub.ask(self.hub.storage.forget_keys, person.id, but)
        own = {watcher.key for watcher in self._watchers() if watcher.person.id == person.id}
        self._send_away(own - {hashed(but)})

    async def look(self) -> None:
        """Close pages whose keys were taken away by another process or by the operator."""
        held = sorted({watcher.key for watcher in self._watchers() if watcher.key})
        for first in range(0, len(held), KEYS_AT_ONCE):
            asked = held[first : first + KEYS_AT_ONCE]
            known = await self.hub.ask(self.hub.storage.known_keys, asked)
            self._send_away(set(asked) - known)

    async def look_again_and_again(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            try:
                await self.look()
            except Exception as error:
                LOG.warning("keys could not be looked at: %s", error)

    def _watchers(self) -> list[Watcher]:
        return [watcher for live in self.hub.live.values() for watcher in live.watchers]

    def _send_away(self, keys: set[str]) -> None:
        for watcher in self._watchers():
            if watcher.key and watcher.key in keys:
                watcher.gone = True
                watcher.changed.set()
