"""Colours by theme in SVG: drawings name a colour once, and exports without a style sheet use the light theme."""

from __future__ import annotations

import re

import pytest

from aevum.kernel.registry import games
from aevum.kernel.svg import colours as pigments
from aevum.kernel.svg.colours import colour, palette, without_themes
from aevum.kernel.words import Words


def test_a_theme_colour_is_its_light_colour_where_there_is_no_style_sheet() -> None:
    written = colour("test-moss", "#112233", "#445566")
    assert written == "var(--d-test-moss,#112233)"
    assert without_themes(f'<rect fill="{written}"/>') == '<rect fill="#112233"/>'


def test_two_theme_colours_cannot_share_a_name() -> None:
    colour("test-rust", "#111111", "#222222")
    colour("test-rust", "#111111", "#222222")
    with pytest.raises(ValueError, match="test-rust"):
        colour("test-rust", "#111111", "#333333")


def test_what_is_printed_needs_no_style_sheet() -> None:
    for game in games().values():
        for svg, _ in game.piece_gallery(Words("en", (game.locale,))):
            assert "var(" not in without_themes(svg)


def test_every_theme_colour_is_a_full_colour() -> None:
    games()
    colours = {
        shade for mixed in palette().values() for shade in (mixed.light, mixed.dark, mixed.high_contrast) if shade
    }
    assert not [colour for colour in colours if not re.fullmatch("#[0-9a-f]{6}", colour)]
    assert pigments.palette() is not pigments.palette(), "nobody can spoil the list"
