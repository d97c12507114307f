"""Moments of a match that its page requests: reports and past positions."""

from __future__ import annotations

import pytest

from server.high_card_matches import ADA, seated
from server.raw_client import RawClient


@pytest.mark.parametrize("kind", ["reports", "positions"])
def test_only_a_number_names_a_moment(client: RawClient, kind: str) -> None:
    """A number of thousands of digits is not even converted: Python would refuse to."""
    company = seated(client.hub.storage)

    def status(moment: str) -> int:
        return client.get(f"/m/{company.id}/{kind}/{moment}", key=company.keys[ADA]).status

    assert [status(moment) for moment in ("0", "9" * 9)] == [200, 200]
    assert [status(moment) for moment in ("9" * 10, "9" * 5_000, "-1", "x", "٣")] == [404] * 5
