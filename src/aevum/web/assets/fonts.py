"""Web fonts of every page: subsets of Libertinus Serif, the font that printed pages use.

The font (SIL Open Font License) is taken from the typst library, which export to print depends on. Subsets are cached
in the cache folder of the operator's user; where a package is missing, pages use the fonts of the reader's system.
"""

from __future__ import annotations

import os
import struct
import zlib
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

FAMILY: Final = "Libertinus Serif"
WEIGHTS: Final = {"regular": (400, f"{FAMILY} Regular"), "bold": (700, f"{FAMILY} Bold")}
"""CSS font weight and full name of the font, by the name of the weight."""
SCRIPTS: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "latin": ((0x20, 0x7E), (0xA0, 0xFF), (0x2010, 0x2026), (0x2030, 0x203A), (0x2190, 0x2193), (0x2212, 0x2212)),
    "more": ((0x100, 0x17F), (0x218, 0x21B)),
    "cyrillic": ((0x400, 0x45F), (0x490, 0x491), (0x2116, 0x2116)),
}
"""Unicode ranges of each file, first and last code point; a browser fetches only the files that a page needs."""
ENDING: Final = ".woff"
_FEATURES: Final = ("kern", "mark", "ccmp", "locl", "lnum", "tnum")
_LIBRARY, _SUBSETTER = "typst", "uharfbuzz"
_OPENTYPE: Final = b"OTTO"


def names() -> list[str]:
    """Return the names of all font files, `regular-latin` first; empty if typst or uharfbuzz is not installed."""
    if find_spec(_LIBRARY) is None or find_spec(_SUBSETTER) is None:
        return []
    return [f"{weight}-{script}" for weight in WEIGHTS for script in SCRIPTS]


@cache
def font_file(name: str) -> bytes | None:
    """Return a font file as WOFF: from the cache folder, or subset now; None if there is no such font."""
    if name not in names():
        return None
    file = _folder() / f"{name}{ENDING}"
    with suppress(OSError):
        return file.read_bytes()
    return _cached(file, _subset(name))


def subset_all() -> None:
    """Create the font files that are missing, so that no request waits for one later."""
    for name in names():
        font_file(name)


def needed(language: str) -> list[str]:
    """Return the names of the font files that every page in a language needs."""
    scripts = ("latin", "cyrillic") if language == "ru" else ("latin",)
    return [name for name in names() if name.startswith("regular") and name.partition("-")[2] in scripts]


def style() -> str:
    """Return the `@font-face` rules, for a style sheet in the same folder as the font files."""
    return "".join(map(_rule, names()))


def _rule(name: str) -> str:
    weight, _, script = name.partition("-")
    signs = ",".join(f"U+{first:X}-{last:X}" for first, last in SCRIPTS[script])
    return (
        f'@font-face{{font-family:"{FAMILY}";font-weight:{WEIGHTS[weight][0]};font-display:swap;'
        f'src:url({name}{ENDING}) format("woff");unicode-range:{signs}}}\n'
    )


# -- cache folder


def _folder() -> Path:
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "aevum" / f"letters-{cache_key()}"


@cache
def cache_key() -> str:
    """Return a hash that changes when the subsets would: other ranges, features or package versions."""
    made_of = [SCRIPTS, _FEATURES, *map(_version, (_LIBRARY, _SUBSETTER))]
    return sha256(repr(made_of).encode()).hexdigest()[:10]


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def _cached(file: Path, content: bytes | None) -> bytes | None:
    if content is None:
        return None
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        half_written = file.with_suffix(f".{os.getpid()}")
        half_written.write_bytes(content)
        half_written.replace(file)
    return content


# -- subsets of the font


def _subset(name: str) -> bytes | None:
    import uharfbuzz

    weight, _, script = name.partition("-")
    wanted = WEIGHTS[weight][1]
    whole = next((font for font in _fonts() if _full_name(font) == wanted), None)
    if whole is None:
        return None
    parts = uharfbuzz.SubsetInput()
    parts.unicode_set.set({sign for first, last in SCRIPTS[script] for sign in range(first, last + 1)})
    parts.layout_feature_tag_set.set({int.from_bytes(tag.encode(), "big") for tag in _FEATURES})
    parts.flags = uharfbuzz.SubsetFlags.NO_HINTING | uharfbuzz.SubsetFlags.DESUBROUTINIZE
    return _woff(uharfbuzz.subset(uharfbuzz.Face(whole), parts).blob.data)


def _full_name(font: bytes) -> str:
    import uharfbuzz

    return str(uharfbuzz.Face(font).get_name(uharfbuzz.OTNameIdPredefined.FULL_NAME) or "")


def _fonts() -> Iterator[bytes]:
    """Yield the OpenType fonts that are embedded uncompressed in the typst library."""
    spec = find_spec(_LIBRARY)
    folders = (spec.submodule_search_locations if spec else None) or ()
    for library in sorted(file for folder in folders for file in Path(folder).iterdir() if _is_library(file)):
        content = library.read_bytes()
        at = content.find(_OPENTYPE)
        while at >= 0:
            font = _font_at(content, at)
            if font:
                yield font
            at = content.find(_OPENTYPE, at + max(len(font), 1))


def _is_library(file: Path) -> bool:
    return file.suffix in (".so", ".pyd", ".dylib")


def _font_at(content: bytes, start: int) -> bytes:
    """Return the font at an offset, up to the end of its last table; empty if there is none."""
    tables = _tables(content, start)
    if b"CFF " not in tables or b"cmap" not in tables:
        return b""
    return content[start : start + max(offset + length for offset, length in tables.values())]


def _tables(content: bytes, start: int = 0) -> dict[bytes, tuple[int, int]]:
    """Return offset (from the start of the font) and length in bytes of each table, by its tag."""
    count = int.from_bytes(content[start + 4 : start + 6], "big")
    rows = content[start + 12 : start + 12 + 16 * count]
    if len(rows) < 16 * count or count > 64:
        return {}
    return {tag: (offset, length) for tag, _, offset, length in struct.iter_unpack(">4sLLL", rows)}


def _woff(font: bytes) -> bytes:
    """Return a font as WOFF 1.0, with each table compressed by zlib; every browser reads this version."""
    tables = sorted(_tables(font).items())
    offset, directory, body = 44 + 20 * len(tables), b"", b""
    for tag, (start, length) in tables:
        plain = font[start : start + length]
        packed = min(zlib.compress(plain, 9), plain, key=len)
        directory += struct.pack(">4s4L", tag, offset + len(body), len(packed), length, _checksum(plain))
        body += packed + bytes(-len(packed) % 4)
    whole = 12 + 16 * len(tables) + sum(length + -length % 4 for _, (_, length) in tables)
    header = struct.pack(
        ">4s4sLHHLHH5L", b"wOFF", font[:4], offset + len(body), len(tables), 0, whole, 1, 0, 0, 0, 0, 0, 0
    )
    return header + directory + body


def _checksum(table: bytes) -> int:
    padded = table + bytes(-len(table) % 4)
    words: tuple[int, ...] = struct.unpack(f">{len(padded) // 4}L", padded)
    return sum(words) & 0xFFFFFFFF
