"""Pigments: drawings say their colours once; print shows the day."""

from __future__ import annotations

import re

import pytest

from aevum.kernel import pigments
from aevum.kernel.pigments import by_day, palette, pigment
from aevum.kernel.registry import games
from aevum.kernel.words import Words


def test_a_pigment_is_its_own_colour_where_there_is_no_style_sheet() -> None:
    written = pigment("test-moss", "#112233", "#445566")
    assert written == "var(--d-test-moss,#112233)"
    assert by_day(f'<rect fill="{written}"/>') == '<rect fill="#112233"/>'


def test_two_pigments_cannot_share_a_name() -> None:
    pigment("test-rust", "#111111", "#222222")
    pigment("test-rust", "#111111", "#222222")
    with pytest.raises(ValueError, match="test-rust"):
        pigment("test-rust", "#111111", "#333333")


def test_what_is_printed_needs_no_style_sheet() -> None:
    for game in games().values():
        for svg, _ in game.pieces(Words("en", (game.locale,))):
            assert "var(" not in by_day(svg)


def test_every_pigment_is_a_full_colour() -> None:
    games()
    colours = {shade for mixed in palette().values() for shade in (mixed.day, mixed.night, mixed.contrast) if shade}
    assert not [colour for colour in colours if not re.fullmatch("#[0-9a-f]{6}", colour)]
    assert pigments.palette() is not pigments.palette(), "nobody can spoil the list"
