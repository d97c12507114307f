"""HTML and SVG markup is built eagerly and escaped by default."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aevum.kernel.markup import Markup, h

# Characters that XML can hold at all.
texts = st.text(st.characters(blacklist_categories=("Cs", "Cc"), blacklist_characters="\ufffe\uffff"))


def test_text_is_escaped() -> None:
    assert h.p["<b> & 'c'"] == "<p>&lt;b&gt; &amp; &#x27;c&#x27;</p>"


def test_attributes_are_escaped() -> None:
    assert str(h.a(href='"><script>')) == '<a href="&quot;&gt;&lt;script&gt;"/>'
    assert str(h.g('#a"b.c<d')) == '<g id="a&quot;b" class="c&lt;d"/>'


def test_finished_markup_is_not_escaped_twice() -> None:
    assert h.g[h.b["&"], Markup("<i/>")] == "<g><b>&amp;</b><i/></g>"


def test_children_may_be_lists_of_lists_numbers_and_nothing() -> None:
    assert h.g[["a", [1, [None, "b"]]], (str(number) for number in range(3)), None] == "<g>a1b012</g>"
    assert h.g[None] == h.g[[]] == h.g[""] == "<g></g>"


def test_an_element_without_children_closes_itself() -> None:
    assert str(h.rect(x=1)) == '<rect x="1"/>'
    assert h.g[h.rect(x=1)] == '<g><rect x="1"/></g>'


def test_a_selector_gives_id_and_classes() -> None:
    assert str(h.g("#sheet.big.dark")) == '<g id="sheet" class="big dark"/>'
    assert str(h.g(".big")) == '<g class="big"/>'
    assert str(h.g("#sheet")) == '<g id="sheet"/>'


@pytest.mark.parametrize(
    ("value", "written"),
    [(1.0, "1"), (0.0, "0"), (100.0, "100"), (1.5, "1.5"), (2 / 3, "0.67"), (-3.25, "-3.25"), (0.001, "0")],
)
def test_floats_are_short(value: float, written: str) -> None:
    assert str(h.rect(x=value)) == f'<rect x="{written}"/>'


def test_attributes_may_be_left_out_or_stand_alone() -> None:
    assert str(h.input(value=None, disabled=False, required=True, size=0)) == '<input required size="0"/>'


def test_names_with_dashes_and_keywords_are_written_with_underscores() -> None:
    assert (
        str(h.text(text_anchor="middle", class_="a", data_act="1"))
        == '<text text-anchor="middle" class="a" data-act="1"/>'
    )
    assert h.del_["x"] == "<del>x</del>"


@given(texts, texts)
def test_any_text_comes_back_from_the_parser(inside: str, attribute: str) -> None:
    element = ET.fromstring(h.g(title=attribute)[inside])
    assert (element.text or "") == inside
    assert element.attrib["title"] == attribute
