"""The face of type: cut from the package that print depends on, small, whole, and missed gracefully."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from aevum.kernel.words import LANGUAGES
from aevum.web import letters, made

MOST_BYTES: Final = 40_000
pytestmark = pytest.mark.skipif(not letters.names(), reason="the extra `table` of this version is not installed")


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A reader's cache folder in which nothing lies yet."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    letters.letters.cache_clear()
    yield tmp_path
    letters.letters.cache_clear()


def tables(woff: bytes) -> dict[bytes, bytes]:
    """The tables of a WOFF file, unpacked."""
    count = struct.unpack_from(">H", woff, 12)[0]
    rows = struct.iter_unpack(">4s4L", woff[44 : 44 + 20 * count])
    return {
        tag: zlib.decompress(woff[at : at + packed]) if packed < length else woff[at : at + length]
        for tag, at, packed, length, _ in rows
    }


def signs(woff: bytes) -> set[int]:
    """Every sign the font has a letter for (cmap of format 4)."""
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
    for weight in letters.WEIGHTS:
        known = set().union(*(signs(letters.letters(f"{weight}-{script}") or b"") for script in letters.SCRIPTS))
        wanted = "AZaz09 ñáéíóúü¿¡Ñ «»—–…“”‘’ АЯаяЁё№ ½×÷−←→ őŁž"
        assert not [sign for sign in wanted if ord(sign) not in known]


def test_what_is_cut_is_small_and_kept(fresh: Path) -> None:
    for name in letters.names():
        cut = letters.letters(name)
        assert cut is not None
        assert len(cut) < MOST_BYTES
    kept = sorted(file.stem for file in fresh.rglob(f"*{letters.ENDING}"))
    assert kept == sorted(letters.names())
    assert not [file for file in fresh.rglob("*") if file.is_file() and file.suffix != letters.ENDING]


def test_what_is_kept_is_not_cut_again(fresh: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = letters.letters("bold-latin")
    letters.letters.cache_clear()
    monkeypatch.setattr(letters, "_cut", lambda _: pytest.fail("cut again"))
    assert letters.letters("bold-latin") == first


def test_a_folder_that_cannot_be_written_costs_only_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    letters.letters.cache_clear()
    assert letters.letters("regular-more")
    letters.letters.cache_clear()


def test_without_the_packages_pages_are_set_in_what_the_reader_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(letters, "_CUTTER", "no_such_package")
    assert letters.names() == []
    assert letters.style() == ""
    assert letters.letters("regular-latin") is None
    assert [letters.needed(language) for language in LANGUAGES] == [[], [], []]


def test_a_name_that_is_none_of_ours_is_no_file() -> None:
    assert made.file("../../etc/passwd") is None
    assert made.file("regular-latin") is None
    assert made.file(f"nothing{letters.ENDING}") is None


def test_the_style_sheet_names_every_file_beside_it() -> None:
    sheet = made.style()
    assert all(f"url({name}{letters.ENDING})" in sheet for name in letters.names())
    assert sheet.count("font-display:swap") == len(letters.names())
