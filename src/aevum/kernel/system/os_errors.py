"""Errors of the operating system as messages in the reader's language, where the reason is a usual one."""

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


def explain_os_error(error: OSError | ValueError) -> str:
    """Return the reason of an error as an argument for a message; rare reasons are in the system's own words."""
    usual = _USUAL.get(getattr(error, "errno", None) or 0)
    # A path that the system cannot take raises ValueError, which has no `strerror`.
    return Name(usual) if usual else getattr(error, "strerror", None) or str(error)
