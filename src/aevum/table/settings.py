"""Settings: what the operator decides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

OWN_NAMES: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})
"""How a machine calls itself."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All of them; every one but the database has a usual value."""

    database: str
    public_url: str = ""
    webhook: str = ""
    smtp: str = ""
    sender: str = ""
    bot_pace: float = 1.0
    """How long bots pause, as a multiple of the usual."""
    people_per_address: int = 20
    """What one person may do, an address may do so many times over; 0: addresses are not counted."""
    hosts: tuple[str, ...] = ()
    """Names by which callers may call this server, besides that of the public URL and its own; none at all: any."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies that tell the truth about whom they call for."""
    forget_after: int = 0
    """Days after which a match that is not over and in which nobody has moved is deleted; 0: never."""
    par_seconds: float = 0.0
    """For how long the par of a day's puzzle is looked for; 0: not at all."""
    memory: int = 256
    """Megabytes of matches that stay in memory though nobody looks at them."""

    @property
    def secure(self) -> bool:
        """Do callers come by TLS?"""
        return self.public_url.startswith("https:")

    @property
    def own_hosts(self) -> frozenset[str]:
        """Names that may be called, without ports; empty: any."""
        public = urlsplit(self.public_url).hostname
        named = {host.lower() for host in self.hosts} | ({public} if public else set())
        return frozenset(named | OWN_NAMES) if named else frozenset()
