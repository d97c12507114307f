"""Differences between two drawings are marked on the smallest element that differs."""

from __future__ import annotations

import re

from aevum.web.svg_diff import MAX_ELEMENTS, marked


def svg(inside: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{inside}</svg>'


def ids(drawing: str) -> list[str]:
    return re.findall(r'id="([^"]+)"[^>]* data-changed', drawing)


PIECE = '<g id="{id}"><title>{title}</title><circle r="3"/><text>{count}</text></g>'


def piece(id: str, count: int, title: str = "") -> str:
    return PIECE.format(id=id, count=count, title=title)


def test_a_piece_that_grew_and_one_that_is_new_are_marked() -> None:
    before = svg(f'<g id="all">{piece("a", 1)}{piece("b", 2)}</g>')
    after = svg(f'<g id="all">{piece("a", 1)}{piece("b", 3)}{piece("c", 1)}</g>')
    assert ids(marked(before, after)) == ["b", "c"]


def test_what_is_gone_stays_as_a_ghost_without_its_id() -> None:
    shown = marked(svg(f'<g id="all">{piece("a", 1)}{piece("b", 2)}</g>'), svg(f'<g id="all">{piece("b", 2)}</g>'))
    assert 'class="gone"' in shown
    assert shown.count('id="a"') == 0
    assert ids(shown) == []


def test_whose_turn_it_is_is_no_change() -> None:
    before, after = (svg(f'<g id="all">{piece("a", 1)}<rect data-now="" x="{x}"/></g>') for x in (1, 2))
    assert marked(before, after) == after


def test_words_that_only_explain_are_no_change() -> None:
    before, after = (svg(f"<defs><path d='{word}'/></defs>{piece('a', 1, word)}") for word in ("M1", "M2"))
    assert marked(before, after) == after


def test_in_a_large_group_only_the_part_that_differs_is_marked() -> None:
    row = "".join(f"<text x='{place}'>{{}}</text>" for place in range(9))
    values = ((0, 1, 2, 3, 4, 5, 6, 7, 8), (0, 1, 2, 9, 4, 5, 6, 7, 8))
    before, after = (svg(f'<g id="score">{row.format(*some)}</g>') for some in values)
    shown = marked(before, after)
    assert shown.count("data-changed") == 1
    assert re.search(r'data-changed=""[^>]*>9<', shown)


def test_another_picture_is_not_marked_all_over() -> None:
    before = svg("".join(piece(f"p{number}", 1) for number in range(MAX_ELEMENTS + 1)))
    after = svg("".join(piece(f"p{number}", 2) for number in range(MAX_ELEMENTS + 1)))
    assert marked(before, after) == after


def test_a_drawing_that_cannot_be_read_is_shown_as_it_is() -> None:
    assert marked("<svg>", "<svg><p></svg>") == "<svg><p></svg>"
