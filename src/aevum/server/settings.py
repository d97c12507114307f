"""Settings of the server that the operator chooses."""

from __future__ import annotations

import os
from dataclasses import dataclass
from email.utils import parseaddr
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit


def from_environment(name: str) -> str:
    """Return an operator's setting from an environment variable, or from the file that NAME_FILE names; empty if unset.

    Passwords given on the command line can be read by every user of the machine; these cannot.
    """
    file = os.environ.get(f"{name}_FILE")
    if file and name not in os.environ:
        return Path(file).read_text(encoding="utf-8").strip()
    return os.environ.get(name, "")


OWN_NAMES: Final = frozenset({"localhost", "127.0.0.1", "[::1]"})
"""Host names by which a machine reaches itself; always allowed."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings of the server; every one but `database` has a default."""

    database: str
    public_url: str = ""
    webhook: str = ""
    smtp: str = ""
    sender: str = ""
    bot_pace: float = 1.0
    """Factor by which the pauses of bots between moves are multiplied."""
    people_per_address: int = 20
    """Factor between the rate limit of one person and that of an address; 0: addresses are not limited."""
    hosts: tuple[str, ...] = ()
    """Allowed host names besides that of the public URL and `OWN_NAMES`; without these and a public URL: any name."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of trusted proxies, whose forwarding headers name the client."""
    forget_after: int = 0
    """Days without a move after which an unfinished match is deleted; 0: never."""
    par_seconds: float = 0.0
    """Seconds of solver time for the par of the daily puzzle; 0: no par."""
    review_workers: int = 1
    """Number of reviews of finished matches that are computed at a time; 0: reviews are not offered."""
    replace_secret: bool = False
    """Whether a changed server secret is accepted; all invitation links are then issued anew."""
    memory: int = 256
    """Megabytes of matches without viewers that stay in memory."""

    @property
    def secure(self) -> bool:
        """Whether clients connect by TLS: the public URL begins with https."""
        return self.public_url.startswith("https:")

    @property
    def contact(self) -> str:
        """URL by which push services reach the operator: the sender's address, the public host, or this machine."""
        if "@" in self.sender:
            return f"mailto:{parseaddr(self.sender)[1]}"
        return f"https://{urlsplit(self.public_url).hostname}" if self.secure else "mailto:operator@localhost"

    @property
    def own_hosts(self) -> frozenset[str]:
        """Allowed host names without ports; empty: any."""
        public = urlsplit(self.public_url).hostname
        named = {host.lower() for host in self.hosts} | ({public} if public else set())
        return frozenset(named | OWN_NAMES) if named else frozenset()
