"""QR codes of links, module for module those of another encoder, and none for a text that is too long."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import pytest

from aevum.web.components.qr_code import MAX_BYTES, qr_rows, qr_svg

LINK: Final = "https://a.example/join/" + "xY3-_" * 20
DIGESTS: Final = {
    14: "28045e09051ba638",
    20: "0dd2ca6b0c4e0700",
    42: "393c5b29d8e515c4",
    43: "8f6f5372f490209c",
    84: "dc1b57363a3c8d55",
    106: "31e4666158b012d4",
}
"""SHA-256 of the codes of the first bytes of LINK, by their number; computed with qrcode 8 (level M, mask 0)."""


@pytest.mark.parametrize("length", DIGESTS)
def test_a_code_is_that_of_another_encoder(length: int) -> None:
    """Versions 1 to 6; texts of 14, 42, 84 and 106 bytes fill their code, the others have padding."""
    drawn = "\n".join("".join(map(str, row)) for row in qr_rows(LINK[:length]))
    assert sha256(drawn.encode()).hexdigest()[:16] == DIGESTS[length]


def test_a_code_is_an_image_with_a_name_and_a_margin() -> None:
    code = str(qr_svg(LINK[:14], "QR code"))
    assert 'viewBox="0 0 29 29"' in code
    assert 'aria-label="QR code"' in code
    assert "M4 4h1v1h-1z" in code


def test_a_text_that_is_too_long_has_no_code() -> None:
    assert qr_svg("x" * MAX_BYTES, "") is not None
    assert qr_svg("ж" * (MAX_BYTES // 2 + 1), "") is None
