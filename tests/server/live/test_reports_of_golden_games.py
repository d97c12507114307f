"""In whole games every event card, new age, fight, roll and phase has a report that names each player it affects."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import pytest

from aevum.kernel.events import SPECTATOR
from aevum.kernel.match import Match
from aevum.kernel.records.savefile import read_match
from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES
from aevum.server.live.recent_events import last_own_decision
from aevum.server.live.reports import recent_reports, report_of
from aevum.server.live.seat_log import SeatLog
from aevum.web.components.event_sentence import Reader, seat_of
from aevum.web.components.log_lines import LogEntry, log_line
from aevum.web.components.reports import Report, report_card
from aevum.web.text.seat_names import words_with_players
from golden.remake import FOLDER

NAMES: Final = ("Ann", "Bob", "Cid", "Dot")
REPORTED: Final = {
    "through-the-ages-full-3": (
        "turned",
        "age",
        "outdated",
        "aggression",
        "war",
        "fight",
        "colony",
        "bid",
    ),
    "clash-of-cultures-4": ("event", "battle", "roll", "influence", "influenced", "influence-fails", "status", "first"),
    "tempus-4": ("fight", "fight-won", "fight-lost", "era"),
    "tempus-imperium-1806061935": ("raid",),
}
"""Kinds of events that must be part of a report, by golden game."""


@cache
def golden(name: str) -> Match:
    return read_match(FOLDER / f"{name}.aevum", find_game)


@cache
def log_of(name: str, seat: int) -> list[LogEntry]:
    return SeatLog(seat).entries(golden(name))


def reader_of(match: Match, language: str, seat: int) -> Reader:
    names = NAMES[: len(match.seats)] if len(match.seats) > 1 else ("",)
    return Reader(match.game, words_with_players(match.game, language, names), seat)


def all_reports(name: str, seat: int) -> dict[int, Report]:
    """Return the reports of a seat by the numbers of their events."""
    entries, game = log_of(name, seat), golden(name).game
    kinds = {f"event-{kind}" for kind in REPORTED[name]}
    found = {}
    for entry in entries:
        for number, event in enumerate(entry.events, start=entry.first_event):
            if event.message in kinds:
                report = report_of(entries, game, number)
                assert report is not None, event
                assert event in report.events
                found[report.number] = report
    return found


@pytest.mark.parametrize("name", REPORTED)
def test_each_report_has_a_line_for_every_player_in_three_languages(name: str) -> None:
    match = golden(name)
    for report in all_reports(name, 0).values():
        for language in LANGUAGES:
            reader = reader_of(match, language, 0)
            card = report_card(report, reader, len(match.seats))
            text = re.sub("<[^>]+>", "", card)
            for seat in {seat_of(event, match.game, len(match.seats)) for event in report.events} - {0, SPECTATOR}:
                assert NAMES[seat] in text, (language, text)
            assert not re.search(r"\b(event|you|brief|card)-[a-z]|…", text), text


def test_the_card_of_an_event_is_drawn_with_its_whole_text() -> None:
    match = golden("through-the-ages-full-3")
    report = next(one for one in all_reports("through-the-ages-full-3", 0).values() if len(one.events) > 3)
    head = match.game.report_head(report.events, reader_of(match, "en", 0).words)
    assert head is not None
    assert head.picture.startswith("<svg")
    assert head.text.endswith(".")


def test_losses_stand_in_the_reader_s_own_line_first() -> None:
    name = "through-the-ages-full-3"
    for report in all_reports(name, 0).values():
        if [event.message for event in report.events].count("event-worker-lost") == 3:
            card = report_card(report, reader_of(golden(name), "en", 0), 3)
            assert re.search(r'<li class="own">.*?You lose a worker: .*?</li>.*?Bob.*?Cid', card, re.DOTALL)
            return
    raise AssertionError("nobody loses workers")


def test_an_event_without_a_decision_tells_what_it_brings_everyone() -> None:
    name = "through-the-ages-full-3"
    settled = next(
        one for one in all_reports(name, 0).values() if "development-of-settlement" in str(one.events[0].arguments)
    )
    text = re.sub("<[^>]+>", "", report_card(settled, reader_of(golden(name), "en", 0), 3))
    for told in ("Your population grows.", "The population of Bob grows.", "The population of Cid grows."):
        assert told in text


def test_a_new_age_names_what_leaves() -> None:
    match, name = golden("through-the-ages-full-3"), "through-the-ages-full-3"
    ages = [report for report in all_reports(name, 2).values() if report.events[0].message == "event-age"]
    first, card = (report_card(report, reader_of(match, "en", 2), 3) for report in ages[:2])
    assert "nothing becomes obsolete yet" in first
    text = re.sub("<[^>]+>", "", card)
    assert "Age II begins." in text
    assert "You lose to the new Age: Hammurabi." in text
    assert "Bob loses to the new Age: Hanging Gardens." in text


def test_a_fight_shows_both_strengths_and_how_it_ended() -> None:
    match, name = golden("through-the-ages-full-3"), "through-the-ages-full-3"
    for report in all_reports(name, 0).values():
        fights = [dict(event.arguments) for event in report.events if event.message == "event-fight"]
        if not fights:
            continue
        card = report_card(report, reader_of(match, "en", 0), 3)
        assert all(f">{fights[0][side]}</text>" in card for side in ("attack", "defence"))
        assert re.search("repelled|succeeds|wins the war|nobody wins", card)


def test_the_die_of_an_influence_is_drawn() -> None:
    name = "clash-of-cultures-4"
    rolls = [one for one in all_reports(name, 0).values() if one.events[0].message == "event-influence"]
    assert rolls
    for report in rolls:
        card = report_card(report, reader_of(golden(name), "en", 0), 4)
        assert f'href="#cc-die-{dict(report.events[0].arguments)["roll"]}"' in card


def test_a_purchase_is_one_sentence_with_its_price_and_gains() -> None:
    name = "clash-of-cultures-4"
    entry = next(
        entry
        for entry in log_of(name, 0)
        if {"event-pay", "event-advance", "event-gain"} <= {event.message for event in entry.events}
        and "event-event" not in {event.message for event in entry.events}
    )
    line = log_line("m", entry, reader_of(golden(name), "en", SPECTATOR))
    assert line.count('class="told') == 1
    assert re.search(r'class="briefs"><span>−\d \w+', line)


def test_a_line_names_its_places_and_its_report() -> None:
    name = "clash-of-cultures-4"
    entries = [entry for entry in log_of(name, 0) if any(event.message == "event-influenced" for event in entry.events)]
    line = log_line("m", entries[0], reader_of(golden(name), "en", 0))
    place = next(dict(event.arguments)["hex"] for event in entries[0].events if event.message == "event-influenced")
    assert re.search(rf'data-places="[^"]*\b{place}\b', line)
    number = re.search(r'data-report-again="(\d+)"', line)
    assert number
    assert report_of(log_of(name, 0), golden(name).game, int(number[1])) is not None


def test_no_player_is_called_by_a_colour() -> None:
    name = "through-the-ages-full-3"
    reader = reader_of(golden(name), "en", 1)
    text = "".join(log_line("m", entry, reader) for entry in log_of(name, 1))
    told = re.sub(r"<svg.*?</svg>|<[^>]+>", " ", text)
    assert not re.search(r"\b(Orange|Green|Purple)\b", told)
    assert {"Ann", "Cid"} <= set(re.findall(r"\w+", told))


def test_a_report_waits_while_the_board_shows_its_card() -> None:
    """In the golden game three seats decide about a territory after move 99; the board shows it until then."""
    whole = golden("through-the-ages-full-3")
    match = Match(whole.game, whole.options, seats=whole.seats, seed=whole.seed)
    shown = []
    for played in whole.moves[:109]:
        match.play(played.move)
        reports = recent_reports(SeatLog(0).entries(match), match, 0, match.view(0), last_own_decision(match, 0))
        shown.append([report.events[0].message for report in reports if "territory" in str(report.events[0].arguments)])
    assert not any(shown[:107])
    assert shown[107] == ["event-turned"]
