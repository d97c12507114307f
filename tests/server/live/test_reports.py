"""The report of a fight stays on the page of every reader until that reader decides again."""

from __future__ import annotations

import json
from random import Random
from typing import Final

import pytest

from aevum.games.clash_of_cultures import GAME as CLASH
from aevum.games.clash_of_cultures.state import Table
from aevum.kernel.events import SPECTATOR, Event
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES
from aevum.server.live.recent_events import last_own_decision
from aevum.server.live.reports import recent_reports
from aevum.server.live.seat_log import SeatLog
from aevum.server.presenters.scene import scene
from aevum.web.text.site_words import words_of
from games.clash_of_cultures.scenes import step
from server.high_card_matches import seated
from server.raw_client import RawClient
from server.regions import reported
from server.scenes import PEOPLE, at

SEEDS: Final = range(161, 181)
"""Seeds of games of Clash of Cultures in which there is every kind of fight."""


def reports(match: Match, seat: int) -> list[tuple[Event, ...]]:
    """Return the events of each report that a seat is shown."""
    found = recent_reports(SeatLog(seat).entries(match), match, seat, match.view(seat), last_own_decision(match, seat))
    return [report.events for report in found]


def texts(match: Match, seat: int, language: str = "en") -> list[str]:
    """Return the reports of a seat, each as one text."""
    words = words_of(match.game.id, language)
    return [" ".join(event.say(words) for event in report) for report in reports(match, seat)]


def repelled() -> Match:
    """Return a match after an aggression by Bela that Cleo repels with everything."""
    match = at("aggression: a defence")
    while not texts(match, SPECTATOR):
        match.play(match.legal()[0])
    return match


def test_everybody_reads_how_an_aggression_ended(client: RawClient) -> None:
    match = repelled()
    company = seated(client.hub.storage, match)
    for key in (*company.keys, ""):
        report = reported(client.get(f"/m/{company.id}", key=key).text)
        for told in ("Plunder I against", "5 against 15: repelled.", "a unit: ", "Bonus II. (×2)"):
            assert told in report
        assert "Green" not in report
        assert ("You " in report) == (key in company.keys[1:])


def test_before_there_is_a_result_nothing_is_reported() -> None:
    match = at("aggression: a defence")
    assert [texts(match, seat) for seat in (SPECTATOR, 0, 1, 2)] == [[]] * 4


def test_a_report_stays_until_its_reader_decides_again() -> None:
    match = repelled()
    fought = texts(match, 1)
    assert fought
    while (mover := match.actor) != 1:
        match.play(match.legal()[-1])
        assert texts(match, 1)[:1] == fought, f"{mover} has decided, not the reader"
    match.play(match.legal()[-1])
    assert fought[0] not in texts(match, 1)


def test_a_live_page_is_sent_the_report(client: RawClient) -> None:
    match = at("aggression: a defence")
    company = seated(client.hub.storage, match)
    live = client.live(company.id)
    with client.open(f"/m/{company.id}/live", key=company.keys[2]) as line:
        assert not json.loads(line.hear())["regions"]["reports"]
        while not texts(live.match, 2):
            client.wait(client.hub.play(live, live.match.actor, live.match.legal()[0].number))
            heard = json.loads(line.hear())
        assert " against " in heard["regions"]["reports"]


def test_an_auction_tells_what_was_bid_and_sent() -> None:
    match = at("auction: the winner pays")
    while not texts(match, SPECTATOR):
        match.play(match.legal()[0])
    (report,) = texts(match, SPECTATOR)
    for part in ("bids", "sacrifices a unit", "colonizes"):
        assert part in report


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_reported_is_said_in_the_reader_s_language(client: RawClient, language: str) -> None:
    company = seated(client.hub.storage, match := repelled())
    page = client.get(f"/m/{company.id}", key=company.keys[0], language=language).text
    words = client.live(company.id).words(language)
    for event in reports(match, 0)[0]:
        assert event.say(words) in reported(page)
    assert "event-" not in reported(page)


# -- Clash of Cultures


def battles(kind: str) -> Match:
    """Return a game up to the move after which an event of this kind is reported: the board shows it until then."""
    for seed in SEEDS:
        match, chances, told = Match(CLASH, seats=PEOPLE, seed=seed), Random(seed), False
        while not match.over:
            table = match.state
            assert isinstance(table, Table)
            match.play(step(table, chances))
            told |= any(event.message == kind for event in match.log()[-1])
            if told and any(kind in messages(report) for report in reports(match, SPECTATOR)):
                return match
    raise AssertionError(f"nobody tells {kind}")


def messages(report: tuple[Event, ...]) -> list[str]:
    return [event.message for event in report]


@pytest.mark.parametrize("kind", ["event-battle-won", "event-battle-held", "event-influence-fails"])
def test_clash_reports_from_the_first_die_to_the_result(kind: str) -> None:
    match = battles(kind)
    for seat in (SPECTATOR, 0, 1, 2):
        report = next(one for one in reports(match, seat) if kind in messages(one))
        assert report[0].message in ("event-battle", "event-influence")
        assert "event-turn" not in messages(report)


def test_no_report_covers_the_result(client: RawClient) -> None:
    match = Match(find_game("tempus-imperium"), seats=1, seed=1)
    while not match.over:
        match.play(match.state.legal()[-1])
    assert reports(match, 0), "the last raid would be reported"
    company = seated(client.hub.storage, match)
    assert scene(client.live(company.id), company.people[0], words_of(match.game.id, "en")).reports == []
