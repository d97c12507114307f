"""QR codes (ISO/IEC 18004) of short texts: byte mode, error correction level M, versions 1 to 6."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, product
from typing import Final

from aevum.kernel.markup import Markup, h

BLOCKS: Final = ((10, 1, 16), (16, 1, 28), (26, 1, 44), (18, 2, 32), (24, 2, 43), (16, 4, 27))
"""Error correction codewords of a block, number of blocks and data codewords of a block, by version."""
MAX_BYTES: Final = 106
"""Maximum length of a text in bytes."""
QUIET: Final = 4
"""Width of the margin, in modules."""
FORMAT: Final = 0b101010000010010
"""Format bits of level M with mask 0."""

Modules = dict[tuple[int, int], int]
"""Modules by row and column; 1 is dark."""


def qr_svg(text: str, name: str) -> Markup | None:
    """Return the QR code of a text as an SVG image with a name; None if the text is too long."""
    rows = qr_rows(text) if len(text.encode()) <= MAX_BYTES else []
    if not rows:
        return None
    size = len(rows) + 2 * QUIET
    dark = [
        f"M{column + QUIET} {row + QUIET}h1v1h-1z"
        for row, line in enumerate(rows)
        for column, module in enumerate(line)
        if module
    ]
    return h.svg(".qr", viewBox=f"0 0 {size} {size}", role="img", aria_label=name, shape_rendering="crispEdges")[
        h.rect(width=size, height=size, fill="#fff")[""], h.path(d="".join(dark), fill="#000")[""]
    ]


def qr_rows(text: str) -> list[list[int]]:
    """Return the modules of the QR code of a text, row by row; 1 is dark."""
    content = text.encode()
    version = next(number for number, (_, count, data) in enumerate(BLOCKS, 1) if count * data >= len(content) + 2)
    size = 17 + 4 * version
    modules = _function_patterns(version, size)
    bits = [word >> bit & 1 for word in _codewords(content, version) for bit in range(7, -1, -1)]
    for number, (row, column) in enumerate(list(_data_places(modules, size))):
        bit = bits[number] if number < len(bits) else 0
        modules[row, column] = bit ^ (row + column + 1) % 2
    return [[modules[row, column] for column in range(size)] for row in range(size)]


# -- codewords


def _codewords(content: bytes, version: int) -> list[int]:
    """Return data and error correction codewords, interleaved by block."""
    correction, count, size = BLOCKS[version - 1]
    bits = f"0100{len(content):08b}" + "".join(f"{byte:08b}" for byte in content) + "0000"
    data = [int(bits[at : at + 8], 2) for at in range(0, len(bits), 8)]
    data += [(0xEC, 0x11)[number % 2] for number in range(count * size - len(data))]
    blocks = [data[at : at + size] for at in range(0, count * size, size)]
    checks = [_remainder(block, correction) for block in blocks]
    return [*chain(*zip(*blocks, strict=True)), *chain(*zip(*checks, strict=True))]


def _times(one: int, other: int) -> int:
    """Return the product in the field of 256 elements modulo x^8 + x^4 + x^3 + x^2 + 1."""
    result = 0
    for bit in range(7, -1, -1):
        result = (result << 1) ^ (result >> 7) * 0x11D
        result ^= (other >> bit & 1) * one
    return result


@cache
def _generator(degree: int) -> tuple[int, ...]:
    """Return the coefficients of the Reed-Solomon generator polynomial, without the leading one."""
    polynomial, root = [0] * (degree - 1) + [1], 1
    for _ in range(degree):
        shifted = [*polynomial[1:], 0]
        polynomial = [_times(value, root) ^ after for value, after in zip(polynomial, shifted, strict=True)]
        root = _times(root, 2)
    return tuple(polynomial)


def _remainder(block: Sequence[int], degree: int) -> list[int]:
    """Return the error correction codewords of a block."""
    left = [0] * degree
    for word in block:
        factor, shifted = word ^ left[0], [*left[1:], 0]
        left = [value ^ _times(part, factor) for value, part in zip(shifted, _generator(degree), strict=True)]
    return left


# -- modules


def _function_patterns(version: int, size: int) -> Modules:
    """Return timing, finder and alignment patterns and the format bits."""
    modules: Modules = {}
    for at in range(size):
        modules[6, at] = modules[at, 6] = 1 - at % 2
    for row, column in ((3, 3), (3, size - 4), (size - 4, 3)):
        for y, x in product(range(-4, 5), range(-4, 5)):
            if 0 <= row + y < size and 0 <= column + x < size:
                modules[row + y, column + x] = int(max(abs(y), abs(x)) not in (2, 4))
    if version > 1:
        for y, x in product(range(-2, 3), range(-2, 3)):
            modules[size - 7 + y, size - 7 + x] = int(max(abs(y), abs(x)) != 1)
    for number, place in enumerate(_format_places(size)):
        modules[place] = FORMAT >> number % 15 & 1
    modules[size - 8, 8] = 1
    return modules


def _format_places(size: int) -> list[tuple[int, int]]:
    """Return the places of the 15 format bits, twice, each time the lowest bit first."""
    first = [*((row, 8) for row in (0, 1, 2, 3, 4, 5, 7, 8)), *((8, column) for column in (7, 5, 4, 3, 2, 1, 0))]
    second = [*((8, size - 1 - bit) for bit in range(8)), *((size - 7 + bit, 8) for bit in range(7))]
    return first + second


def _data_places(fixed: Modules, size: int) -> Iterator[tuple[int, int]]:
    """Yield the places of the data bits: pairs of columns from the right, upwards and downwards in turn."""
    for turn, right in enumerate((*range(size - 1, 6, -2), 5, 3, 1)):
        for row in range(size) if turn % 2 else range(size - 1, -1, -1):
            yield from ((row, column) for column in (right, right - 1) if (row, column) not in fixed)
