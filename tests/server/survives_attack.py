"""A match under attack: whatever clients send, it must be afterwards as it was before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from server.high_card_matches import ADA, dealt, seated
from server.raw_client import Answer, RawClient

REFUSED = {400, 401, 403, 404, 405, 409, 413, 415, 422}


@dataclass(frozen=True)
class AttackedMatch:
    """A match in which Ada has laid her 6 face down and Bela, with 2, 3 and 8, decides."""

    client: RawClient
    id: str
    keys: list[str]
    tokens: list[str]

    @property
    def api(self) -> str:
        return f"/api/matches/{self.id}"

    @property
    def page(self) -> str:
        return f"/m/{self.id}"

    def standing(self) -> tuple[Any, ...]:
        """Return the whole match as it is in the database and in memory."""
        storage = self.client.hub.storage
        live, stored = self.client.live(self.id), storage.load(self.id)
        return (
            storage.length(self.id),
            stored.match.records,
            stored.match.state.key(),
            live.match.records,
            live.match.state.key(),
            [(seat.name, seat.people) for seat in stored.seats],
            live.undo,
            live.lock.locked(),
        )


def attacked_match(client: RawClient) -> Iterator[AttackedMatch]:
    """Yield a match; assert afterwards that it has not changed and the server is healthy."""
    storage = client.hub.storage
    company = seated(storage, dealt())
    match = AttackedMatch(client, company.id, company.keys, [seat.token for seat in storage.seating(company.id)])
    client.wait(client.hub.play(client.live(match.id), ADA, "play 6"))
    before = match.standing()
    yield match
    assert match.standing() == before
    assert client.get("/health").json() == {"ok": True}


def assert_refused(answer: Answer, *statuses: int) -> None:
    """Assert that a request was refused: a status that says so, one sentence, no internals."""
    assert answer.status in (statuses or REFUSED), (answer.status, answer.body[:200])
    assert_clean(answer)


def assert_clean(answer: Answer) -> None:
    """Assert that an answer is no server error and shows no internals."""
    assert 200 <= answer.status < 500, answer.body[:200]
    for inside in (b"Traceback", b"site-packages", b"sqlalchemy", b"/src/aevum"):
        assert inside not in answer.body
