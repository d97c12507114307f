"""The par of the daily puzzle: computed once in a worker process, shown on its page, compared with after the match."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest

from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES
from aevum.server.workers.pickling import dumps, loads
from aevum.web.components.par import Par, compare_to_par, par_text
from aevum.web.text.site_words import words_of
from server.raw_client import RawClient

GAME = "tempus-imperium"
PAR = Par({"castles": 40, "lakes": 200, "enemies": -90}, 450, "parmatch")


class ImmediatePool:
    """Process pool that runs a job at once, in this process."""

    def __init__(self, *_: object, **__: object) -> None: ...

    async def run(self, work: Callable[..., Any], *arguments: Any) -> Any:
        own, given = loads(dumps((work, arguments)))
        return own(*given)

    def close(self) -> None: ...


@pytest.fixture(autouse=True)
def nobody_to_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aevum.server.jobs.daily_par.ProcessPool", ImmediatePool)


def looked(client: RawClient, now: datetime | None = None) -> Par:
    now = now or datetime.now()
    client.wait(client.hub.daily_par.find_missing(now, 0.1))
    par = client.wait(client.hub.daily_par.par_of(now.date(), find_game(GAME)))
    assert par is not None
    return par


def test_the_par_is_found_once_and_can_be_looked_at(client: RawClient) -> None:
    par = looked(client)
    match = client.live(par.match).match
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.totals, match.seats) == ((par.points,), ("Aevum",))
    assert par.bound >= par.points
    assert looked(client) == par
    assert client.get(f"/m/{par.match}/replay?at=0").status == 200


def test_another_server_may_have_been_first(client: RawClient) -> None:
    par = looked(client)
    assert not client.hub.storage.store_par(str(datetime.now().date()), GAME, par)


def test_the_page_of_the_puzzle_tells_the_par_but_not_how_it_is_made(client: RawClient) -> None:
    before = datetime.now().date() - timedelta(days=9)
    assert "Par:" not in client.get(f"/puzzle/{GAME}?day={before}").text
    par = looked(client)
    page = client.get(f"/puzzle/{GAME}").text
    assert "Par:" in page
    assert str(par.bound) not in page
    assert par.match not in page


def test_when_the_day_is_over_everybody_may_see_how_it_is_made(client: RawClient) -> None:
    yesterday = datetime.now() - timedelta(days=1)
    par = looked(client, yesterday)
    assert f"/m/{par.match}/replay" in client.get(f"/puzzle/{GAME}?day={yesterday.date()}").text


def test_a_game_that_nobody_solves_has_no_par(client: RawClient) -> None:
    assert client.wait(client.hub.daily_par.par_of(datetime.now().date(), find_game("tempus"))) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_points_were_lost_is_said(language: str) -> None:
    words = words_of(GAME, language)
    shown = compare_to_par(PAR, {"castles": 50, "lakes": 150, "enemies": -100}, words, shown=False)
    assert words("par-below", points=50) in shown
    assert words("par-lost", line=words("score-lakes"), points=50) in shown
    assert "+10" in shown
    assert "−50" in shown
    assert "par-" not in shown.replace("par-title", "")


def test_above_and_level() -> None:
    words = words_of(GAME, "en")
    above = compare_to_par(PAR, {"castles": 41, "lakes": 200, "enemies": -90}, words, shown=False)
    assert "one point above par" in above
    assert "Most was lost" not in above
    assert "par exactly" in compare_to_par(PAR, PAR.lines, words, shown=False)


def test_a_par_that_is_not_known_yet() -> None:
    words = words_of(GAME, "en")
    assert "still working" in str(par_text(None, words, awaited=True, shown=False))
    assert par_text(None, words, awaited=False, shown=False) is None


def test_after_the_puzzle_ones_own_score_stands_beside_the_par(client: RawClient) -> None:
    storage, day = client.hub.storage, datetime.now() - timedelta(days=2)
    par = looked(client, day)
    mine = Match(find_game(GAME), seats=["Ada"], seed=3)
    while not mine.over:
        mine.play("pass")
    key = client.submit("/account/name", "name=Ada").key
    person = storage.person_of_key(key)
    assert person is not None
    own = storage.create(mine, [None], str(day.date()))
    storage.add_holder(own, 0, person.id)
    end = client.get(f"/m/{own}/end", key=key).text
    assert "Against par" in end
    assert f"/m/{par.match}/replay" in end
    assert "Against par" not in client.get(f"/m/{own}/end").text, "whoever only watches is compared with nothing"
