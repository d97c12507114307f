"""Web addresses in what people write become links; nothing else does."""

from __future__ import annotations

import pytest

from aevum.kernel.markup import fragment
from aevum.web.components.linked_text import linked


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("see https://example.org/a?b=1&c=2#d, please", "https://example.org/a?b=1&amp;c=2#d"),
        ("(http://example.org/x_(y))", "http://example.org/x_(y)"),
        ("HTTPS://EXAMPLE.ORG.", "HTTPS://EXAMPLE.ORG"),
    ],
)
def test_an_address_is_a_link_without_the_punctuation_after_it(text: str, address: str) -> None:
    shown = fragment(linked(text))
    assert f'href="{address}"' in shown
    assert f">{address}</a>" in shown
    assert "noopener" in shown
    assert "nofollow" in shown


@pytest.mark.parametrize("text", ["javascript:alert(1)", "data:text/html,x", "example.org", "http://", "no address"])
def test_nothing_else_is_a_link(text: str) -> None:
    assert fragment(linked(text)) == text


def test_what_stands_around_an_address_is_escaped() -> None:
    shown = fragment(linked('<b>"https://example.org/<script>'))
    assert "<b>" not in shown
    assert "<script>" not in shown
    assert 'href="https://example.org/"' in shown
