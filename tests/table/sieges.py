"""A match under siege: whatever is thrown at the table, it must stand afterwards as it stood before."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from table.high_cards import ADA, dealt, seated
from table.visitor import Answer, Visitor

REFUSED = {400, 401, 403, 404, 405, 409, 413, 415, 422}


@dataclass(frozen=True)
class Besieged:
    """A match in which Ada has laid her 6 face down and Bela, with 2, 3 and 8, decides."""

    visitor: Visitor
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
        """All there is to the match, in the database and in memory."""
        storage = self.visitor.hub.storage
        live, kept = self.visitor.live(self.id), storage.load(self.id)
        return (
            storage.length(self.id),
            kept.match.records,
            kept.match.state.key(),
            live.match.records,
            live.match.state.key(),
            [(seat.name, seat.people) for seat in kept.seats],
            live.undo,
            live.lock.locked(),
        )


def besieged(visitor: Visitor) -> Iterator[Besieged]:
    """A match; when the siege is over it is looked at again."""
    storage = visitor.hub.storage
    company = seated(storage, dealt())
    match = Besieged(visitor, company.id, company.keys, [seat.token for seat in storage.seating(company.id)])
    visitor.wait(visitor.hub.play(visitor.live(match.id), ADA, "play 6"))
    before = match.standing()
    yield match
    assert match.standing() == before
    assert visitor.get("/health").json() == {"ok": True}


def assert_refused(answer: Answer, *statuses: int) -> None:
    """A clean no: a status that says so, one sentence, nothing of the inside."""
    assert answer.status in (statuses or REFUSED), (answer.status, answer.body[:200])
    assert_clean(answer)


def assert_clean(answer: Answer) -> None:
    """No answer fails, and none shows what is behind it."""
    assert 200 <= answer.status < 500, answer.body[:200]
    for inside in (b"Traceback", b"site-packages", b"sqlalchemy", b"/src/aevum"):
        assert inside not in answer.body
