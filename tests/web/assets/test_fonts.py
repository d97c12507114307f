"""Fonts of the pages: subsets of the fonts that print depends on; small, complete, and optional."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from aevum.kernel.words import LANGUAGES
from aevum.web.assets import fonts, generated

MOST_BYTES: Final = 40_000
pytestmark = pytest.mark.skipif(not fonts.names(), reason="the extra `table` of this version is not installed")


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return an empty cache folder."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    fonts.font_file.cache_clear()
    yield tmp_path
    fonts.font_file.cache_clear()


def tables(woff: bytes) -> dict[bytes, bytes]:
    """Return the tables of a WOFF file, decompressed."""
    count = struct.unpack_from(">H", woff, 12)[0]
    rows = struct.iter_unpack(">4s4L", woff[44 : 44 + 20 * count])
    return {
        tag: zlib.decompress(woff[at : at + packed]) if packed < length else woff[at : at + length]
        for tag, at, packed, length, _ in rows
    }


def signs(woff: bytes) -> set[int]:
    """Return every code point that the font has a glyph for (cmap of format 4)."""
    cmap = tables(woff)[b"cmap"]
    subtables = [
        struct.unpack_from(">HHL", cmap, 4 + 8 * row)[2] for row in range(struct.unpack_from(">H", cmap, 2)[0])
    ]
    at = next(start for start in subtables if struct.unpack_from(">H", cmap, start)[0] == 4)
    count = struct.unpack_from(">H", cmap, at + 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", cmap, at + 14)
    starts = struct.unpack_from(f">{count}H", cmap, at + 16 + 2 * count)
    return {sign for first, last in zip(starts, ends, strict=True) for sign in range(first, last + 1)} - {0xFFFF}


def test_every_weight_has_the_letters_of_our_three_languages(fresh: Path) -> None:
    for weight in fonts.WEIGHTS:
        known = set().union(*(signs(fonts.font_file(f"{weight}-{script}") or b"") for script in fonts.SCRIPTS))
        wanted = "AZaz09 ñáéíóúü¿¡Ñ «»—–…“”‘’ АЯаяЁё№ ½×÷−←→ őŁž"
        assert not [sign for sign in wanted if ord(sign) not in known]


def test_a_subset_is_small_and_cached(fresh: Path) -> None:
    for name in fonts.names():
        cut = fonts.font_file(name)
        assert cut is not None
        assert len(cut) < MOST_BYTES
    cached = sorted(file.stem for file in fresh.rglob(f"*{fonts.ENDING}"))
    assert cached == sorted(fonts.names())
    assert not [file for file in fresh.rglob("*") if file.is_file() and file.suffix != fonts.ENDING]


def test_a_cached_font_is_not_cut_again(fresh: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = fonts.font_file("bold-latin")
    fonts.font_file.cache_clear()
    monkeypatch.setattr(fonts, "_subset", lambda _: pytest.fail("cut again"))
    assert fonts.font_file("bold-latin") == first


def test_a_folder_that_cannot_be_written_costs_only_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    fonts.font_file.cache_clear()
    assert fonts.font_file("regular-more")
    fonts.font_file.cache_clear()


def test_without_the_packages_pages_are_set_in_what_the_reader_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "_SUBSETTER", "no_such_package")
    assert fonts.names() == []
    assert fonts.style() == ""
    assert fonts.font_file("regular-latin") is None
    assert [fonts.needed(language) for language in LANGUAGES] == [[], [], []]


def test_a_name_that_is_none_of_ours_is_no_file() -> None:
    assert generated.file("../../etc/passwd") is None
    assert generated.file("regular-latin") is None
    assert generated.file(f"nothing{fonts.ENDING}") is None


def test_the_style_sheet_names_every_file_beside_it() -> None:
    sheet = generated.style()
    assert all(f"url({name}{fonts.ENDING})" in sheet for name in fonts.names())
    assert sheet.count("font-display:swap") == len(fonts.names())
