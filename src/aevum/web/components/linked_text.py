"""Text that people have written, with its web addresses as links."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from aevum.kernel.markup import Child, h

_ADDRESS: Final = re.compile(r"https?://[^\s<>\"'`{}|\\^]+", re.IGNORECASE)
_NOT_AT_THE_END: Final = ".,;:!?…»”’)]"
"""Characters that end a sentence rather than an address."""


def linked(text: str) -> list[Child]:
    """Return a text whose web addresses are links to other sites, which learn nothing about the page."""
    return list(_parts(text))


def _parts(text: str) -> Iterator[Child]:
    done = 0
    for found in _ADDRESS.finditer(text):
        address = _trimmed(found[0])
        yield text[done : found.start()]
        yield h.a(href=address, target="_blank", rel="noopener noreferrer nofollow ugc", dir="ltr")[address]
        done = found.start() + len(address)
    yield text[done:]


def _trimmed(address: str) -> str:
    """Return an address without the punctuation after it; a bracket that was opened in the address stays."""
    while address[-1] in _NOT_AT_THE_END and not (address[-1] == ")" and address.count("(") >= address.count(")")):
        address = address[:-1]
    return address
