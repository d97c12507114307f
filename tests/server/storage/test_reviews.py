"""Requests for reviews are stored: each is worked on by one server, survives its end, and is answered once."""

from __future__ import annotations

import pytest

from aevum.server.security.rate_limits import Busy
from aevum.server.storage import reviews
from aevum.server.storage.matches import Storage
from aevum.server.storage.reviews import LEASE_SECONDS, ReviewKey
from server.high_card_matches import finished, seated


@pytest.fixture
def key(storage: Storage) -> ReviewKey:
    return ReviewKey(seated(storage, finished()).id, 1)


def test_a_request_is_stored_once(storage: Storage, key: ReviewKey) -> None:
    assert storage.review(key) is None
    assert storage.ask_review(key)
    assert not storage.ask_review(key)
    storage.store_review(key, "{}")
    assert not storage.ask_review(key)
    assert storage.ask_review(key, anew=True)
    stored = storage.review(key)
    assert stored is not None
    assert (stored.content, stored.progress, stored.failed) == (None, 0.0, False)


def test_one_server_works_on_a_request_until_it_is_silent(
    storage: Storage, database: str, key: ReviewKey, monkeypatch: pytest.MonkeyPatch
) -> None:
    other, now = Storage(database), 1_000_000.0
    monkeypatch.setattr(reviews.time, "time", lambda: now)
    storage.ask_review(key)
    assert storage.claim_review() == key
    assert other.claim_review() is None
    now += LEASE_SECONDS - 1
    storage.note_progress(key, 0.5)
    now += LEASE_SECONDS - 1
    assert other.claim_review() is None
    now += 2
    assert other.claim_review() == key
    stored = storage.review(key)
    assert stored is not None
    assert stored.progress == 0.0
    other.close()


def test_a_request_of_a_server_that_ends_is_free_at_once(storage: Storage, key: ReviewKey) -> None:
    storage.ask_review(key)
    assert storage.claim_review() == key
    storage.release_review(key)
    assert storage.claim_review() == key


def test_the_oldest_request_comes_first_and_is_waited_for(storage: Storage, key: ReviewKey) -> None:
    later = ReviewKey(key.match, 0)
    storage.ask_review(key)
    storage.ask_review(later)
    stored = storage.review(later)
    assert stored is not None
    assert stored.waiting == 1
    assert storage.claim_review() == key
    storage.fail_review(key)
    assert storage.claim_review() == later
    assert storage.ask_review(key), "what has failed may be asked for again"


def test_only_so_many_may_wait(storage: Storage, key: ReviewKey, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MAX_WAITING", 1)
    storage.ask_review(key)
    with pytest.raises(Busy):
        storage.ask_review(ReviewKey(key.match, 0))
