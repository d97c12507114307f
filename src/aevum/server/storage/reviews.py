"""Queries of reviews: which are asked for, which a server works on, and what was found."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, func, insert, select, update
from sqlalchemy.engine import Row
from sqlalchemy.exc import IntegrityError

from aevum.server.security.rate_limits import Busy
from aevum.server.storage.database import Database
from aevum.server.storage.schema import reviews

WHOLE_MATCH: Final = ""
"""Question of the review of a whole match."""
MAX_QUESTION: Final = 300
"""Maximum length of a question."""
LEASE_SECONDS: Final = 60.0
"""Seconds after which another server takes over a review whose server has not reported any progress."""
MAX_WAITING: Final = 200
"""Maximum number of reviews that wait or are being computed."""
_UNFINISHED: Final = reviews.c.content.is_(None) & (reviews.c.failed == 0)


@dataclass(frozen=True, slots=True)
class ReviewKey:
    """Match, seat and question of a review."""

    match: str
    seat: int
    question: str = WHOLE_MATCH


@dataclass(frozen=True, slots=True)
class StoredReview:
    """A review that was asked for."""

    key: ReviewKey
    progress: float
    """Part of the computation that is done, from 0 to 1."""
    content: str | None
    """The answer as JSON; None until it is computed."""
    failed: bool
    waiting: int = 0
    """Number of reviews that were asked for earlier and are not computed yet."""


class ReviewStore(Database):
    """Queries of reviews."""

    def review(self, key: ReviewKey) -> StoredReview | None:
        """Return a review that was asked for; None if it was not."""
        with self.readers.connect() as connection:
            row = connection.execute(select(reviews).where(_is(key))).one_or_none()
            if row is None:
                return None
            earlier = select(func.count()).select_from(reviews).where(_UNFINISHED & (reviews.c.asked < row.asked))
            waiting = 0 if row.content is not None else connection.execute(earlier).scalar_one()
        return StoredReview(key, row.progress, row.content, bool(row.failed), waiting)

    def ask_review(self, key: ReviewKey, *, anew: bool = False) -> bool:
        """Store a request for a review; return False if there is one already that has not failed.

        `anew`: a review that was computed is computed again. Raises Busy if too many wait.
        """
        is_current = _UNFINISHED if anew else reviews.c.failed == 0
        values = {"match": key.match, "seat": key.seat, "question": key.question, "asked": time.time()}
        try:
            with self.engine.begin() as connection:
                if connection.execute(select(reviews.c.asked).where(_is(key) & is_current)).first():
                    return False
                waiting = select(func.count()).select_from(reviews).where(_UNFINISHED)
                if connection.execute(waiting).scalar_one() >= MAX_WAITING:
                    raise Busy
                connection.execute(delete(reviews).where(_is(key)))
                connection.execute(insert(reviews).values(**values))
        except IntegrityError:
            return False
        return True

    def claim_review(self) -> ReviewKey | None:
        """Return the oldest review that no server works on, claimed for this one; None if there is none."""
        now = time.time()
        is_free = reviews.c.claimed.is_(None) | (reviews.c.claimed < now - LEASE_SECONDS)
        with self.engine.begin() as connection:
            row = connection.execute(select(reviews).where(_UNFINISHED & is_free).order_by(reviews.c.asked)).first()
            if row is None:
                return None
            key = _key(row)
            same = reviews.c.claimed.is_(None) if row.claimed is None else reviews.c.claimed == row.claimed
            taken = connection.execute(update(reviews).where(_is(key) & same).values(claimed=now, progress=0.0))
        return key if taken.rowcount else None

    def note_progress(self, key: ReviewKey, progress: float) -> None:
        """Store the part of a review that is done, and that this server still works on it."""
        self._update(key, claimed=time.time(), progress=progress)

    def release_review(self, key: ReviewKey) -> None:
        """Let any server work on a review again."""
        self._update(key, claimed=None, progress=0.0)

    def store_review(self, key: ReviewKey, content: str) -> None:
        """Store a computed review."""
        self._update(key, content=content, progress=1.0)

    def fail_review(self, key: ReviewKey) -> None:
        """Store that a review could not be computed."""
        self._update(key, failed=1)

    def _update(self, key: ReviewKey, **values: Any) -> None:
        with self.engine.begin() as connection:
            connection.execute(update(reviews).where(_is(key)).values(**values))


def _is(key: ReviewKey) -> ColumnElement[bool]:
    return and_(reviews.c.match == key.match, reviews.c.seat == key.seat, reviews.c.question == key.question)


def _key(row: Row[Any]) -> ReviewKey:
    return ReviewKey(row.match, row.seat, row.question)
