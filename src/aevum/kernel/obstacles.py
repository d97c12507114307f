"""Obstacles: why the system refused something, in the reader's language where it is a usual reason."""

from __future__ import annotations

import errno
from typing import Final

from aevum.kernel.words import Name

_USUAL: Final = {
    errno.ENOENT: "why-missing",
    errno.EACCES: "why-forbidden",
    errno.EPERM: "why-forbidden",
    errno.EROFS: "why-forbidden",
    errno.EISDIR: "why-folder",
    errno.ENOTDIR: "why-no-folder",
    errno.EEXIST: "why-there-already",
    errno.ENOSPC: "why-full",
    errno.ENAMETOOLONG: "why-long-name",
    errno.EADDRINUSE: "why-address-in-use",
    errno.EADDRNOTAVAIL: "why-no-such-address",
}


def obstacle(error: OSError | ValueError) -> str:
    """What stood in the way, for the argument of a message; what is rare the system says in its own words."""
    usual = _USUAL.get(getattr(error, "errno", None) or 0)
    # A name the system cannot take raises ValueError, which has no words of the system.
    return Name(usual) if usual else getattr(error, "strerror", None) or str(error)
