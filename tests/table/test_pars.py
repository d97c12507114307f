"""The par of a day's puzzle: found once beside the server, told on its page, and compared with after the match."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import pytest

from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES
from aevum.table.crossing import pack, unpack
from aevum.table.staging import words_of
from aevum.web.par import Par, compared, told
from table.visitor import Visitor

GAME = "tempus-imperium"
NOW = datetime.now()
PAR = Par({"castles": 40, "lakes": 200, "enemies": -90}, 450, "parmatch")


class Here:
    """Does at once what a process beside the server would do when it is let."""

    def __init__(self, *_: object, **__: object) -> None: ...

    async def run(self, work: Callable[..., Any], *arguments: Any) -> Any:
        own, given = unpack(pack((work, arguments)))
        return own(*given)

    def close(self) -> None: ...


@pytest.fixture(autouse=True)
def nobody_to_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aevum.table.pars.Workers", Here)


def looked(visitor: Visitor, now: datetime = NOW) -> Par:
    visitor.wait(visitor.hub.pars.look(now, 0.1))
    par = visitor.wait(visitor.hub.pars.of(now.date(), find_game(GAME)))
    assert par is not None
    return par


def test_the_par_is_found_once_and_can_be_looked_at(visitor: Visitor) -> None:
    par = looked(visitor)
    match = visitor.live(par.match).match
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.totals, match.seats) == ((par.points,), ("Aevum",))
    assert par.bound >= par.points
    assert looked(visitor) == par
    assert visitor.get(f"/m/{par.match}/replay?at=0").status == 200


def test_another_server_may_have_been_first(visitor: Visitor) -> None:
    par = looked(visitor)
    assert not visitor.hub.storage.keep_par(str(NOW.date()), GAME, par)


def test_the_page_of_the_puzzle_tells_the_par_but_not_how_it_is_made(visitor: Visitor) -> None:
    before = NOW.date() - timedelta(days=9)
    assert "Par:" not in visitor.get(f"/puzzle/{GAME}?day={before}").text
    par = looked(visitor)
    page = visitor.get(f"/puzzle/{GAME}").text
    assert f"Nobody can score more than {par.bound}." in page
    assert par.match not in page


def test_when_the_day_is_over_everybody_may_see_how_it_is_made(visitor: Visitor) -> None:
    yesterday = NOW - timedelta(days=1)
    par = looked(visitor, yesterday)
    assert f"/m/{par.match}/replay" in visitor.get(f"/puzzle/{GAME}?day={yesterday.date()}").text


def test_a_game_that_nobody_solves_has_no_par(visitor: Visitor) -> None:
    assert visitor.wait(visitor.hub.pars.of(NOW.date(), find_game("tempus"))) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_points_were_lost_is_said(language: str) -> None:
    words = words_of(GAME, language)
    shown = compared(PAR, {"castles": 50, "lakes": 150, "enemies": -100}, words)
    assert words("par-below", points=50) in shown
    assert words("par-lost", line=words("score-lakes"), points=50) in shown
    assert "+10" in shown
    assert "−50" in shown
    assert "par-" not in shown.replace("par-title", "")


def test_above_and_level() -> None:
    words = words_of(GAME, "en")
    above = compared(PAR, {"castles": 41, "lakes": 200, "enemies": -90}, words)
    assert "one point above par" in above
    assert "Most was lost" not in above
    assert "par exactly" in compared(PAR, PAR.lines, words)


def test_a_par_that_is_not_known_yet() -> None:
    words = words_of(GAME, "en")
    assert "still working" in str(told(None, words, awaited=True, shown=False))
    assert told(None, words, awaited=False, shown=False) is None


def test_after_the_puzzle_ones_own_score_stands_beside_the_par(visitor: Visitor) -> None:
    storage, day = visitor.hub.storage, NOW - timedelta(days=2)
    par = looked(visitor, day)
    mine = Match(find_game(GAME), seats=["Ada"], seed=3)
    while not mine.over:
        mine.play("pass")
    key = visitor.submit("/account/name", "name=Ada").key
    person = storage.person_of_key(key)
    assert person is not None
    own = storage.create(mine, [None], str(day.date()))
    storage.hold(own, 0, person.id)
    end = visitor.get(f"/m/{own}/end", key=key).text
    assert "Against par" in end
    assert f"/m/{par.match}/replay" in end
    assert "Against par" not in visitor.get(f"/m/{own}/end").text, "whoever only watches is compared with nothing"
