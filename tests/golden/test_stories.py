"""Curves, sources of points and chronicles of all golden games, counted a second time from plain JSON and the log."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import aevum
from aevum.games.through_the_ages.constants import PLAYERS
from aevum.kernel.events import SPECTATOR, Event
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game, games
from aevum.kernel.words import LANGUAGES
from aevum.server.live.live_match import LiveMatch
from aevum.server.presenters.chronicle import chronicle_of, spans_of
from aevum.server.presenters.match_story import MatchStory, story_of
from aevum.server.storage.match_index import Seat
from aevum.server.storage.matches import LoadedMatch
from aevum.web.pages.chronicle import Chronicle
from aevum.web.text.site_words import words_of
from games.clash_of_cultures import recount as clash
from games.through_the_ages import recount as ages
from golden.test_recount_tempus import _counted as counted_in_tempus

FOLDER = Path(__file__).parent
NAMES = sorted(path.stem for path in FOLDER.glob("*.aevum"))
PEOPLE = ("Ada", "Circe", "Juno", "Otto", "Nils")
Counts = dict[str, list[Any]]
TABLE = "civilizations"


@cache
def golden(name: str) -> Match:
    return aevum.load(FOLDER / f"{name}.aevum")


@cache
def golden_story(name: str) -> MatchStory:
    return story_of(golden(name))


def told(match: Match, length: int) -> list[tuple[str, dict[str, Any]]]:
    """Return messages and arguments of the public events of the first moves."""
    return [
        (event.message, dict(event.arguments))
        for events in match.log()[:length]
        for event in events
        if event.seen_by(SPECTATOR)
    ]


def count_tempus(match: Match, seen: dict[str, Any], length: int) -> Counts:
    settled, built, _ = counted_in_tempus(seen["hexes"])
    colours = [player["colour"] for player in seen["players"]]
    flight = [3 if player["era"] == "flight" else 0 for player in seen["players"]]
    held = [entry for entry in seen["hexes"].values() if entry.get("owner")]
    log = told(match, length)
    return {
        "": [settled[colour] + built[colour] + flight[seat] for seat, colour in enumerate(colours)],
        "hexes": [sum(entry["owner"] == colour for entry in held) for colour in colours],
        "people": [sum(entry.get("tokens", 0) for entry in held if entry["owner"] == colour) for colour in colours],
        "cities": [sum(log_of("event-city", log, f"player-{colour}")) for colour in colours],
        "cards-drawn": [sum(log_of("event-draw", log, f"player-{colour}", "count")) for colour in colours],
    }


def log_of(message: str, log: list[tuple[str, dict[str, Any]]], player: str, figure: str = "") -> Iterator[int]:
    for told_message, arguments in log:
        if told_message == message and arguments["player"] == player:
            yield int(arguments[figure]) if figure else 1


def count_ages(match: Match, seen: dict[str, Any], length: int) -> Counts:
    civilizations = seen["civilizations"]
    return {
        "": [own["culture"] for own in civilizations],
        "culture-rate": [0 if own["out"] else ages.culture_rate(seen, seat) for seat, own in enumerate(civilizations)],
        "science-rate": [0 if own["out"] else ages.science_rate(own) for own in civilizations],
        "strength": [0 if own["out"] else ages.strength(own) for own in civilizations],
        "population": [sum(own["workers"].values()) + own["idle"] for own in civilizations],
    }


def count_clash(match: Match, seen: dict[str, Any], length: int) -> Counts:
    colours = [nation["colour"] for nation in seen["nations"]]
    log = told(match, length)
    goods = {"food", "ore", "wood", "idea", "gold"}
    gains = [one for one in log if one[0] == "event-gain" and one[1]["good"] in goods]
    built = {"event-unit-army", "event-unit-settler", "event-unit-ship"}
    units = [("unit", arguments) for message, arguments in log if message in built]
    owners = Counter(city["owner"] for _, city in clash.cities(seen))
    return {
        "": [Fraction(clash.total(seen, seat)) for seat in range(len(colours))],
        "cities": [owners[colour] for colour in colours],
        "advances": [len(nation["advances"]) for nation in seen["nations"]],
        "gained": [sum(log_of("event-gain", gains, f"player-{colour}", "amount")) for colour in colours],
        "units-built": [sum(log_of("unit", units, f"player-{colour}")) for colour in colours],
    }


def count_sheet(match: Match, seen: dict[str, Any], length: int) -> Counts:
    start = match.game.view(match.state_at(0), SPECTATOR).to_json()
    kinds, first = (Counter(entry["kind"] for entry in sheet["squares"].values()) for sheet in (seen, start))
    log = told(match, length)
    return {
        "": [sum(points for line, points in seen["score"].items() if line != "total")],
        "buildings": [sum(kinds[kind] - first[kind] for kind in ("farm", "market", "fort", "castle"))],
        "roads": [len(seen["roads"])],
        "gold-earned": [sum(arguments["gold"] for message, arguments in log if message == "event-use")],
    }


COUNTS: dict[str, Callable[[Match, dict[str, Any], int], Counts]] = {
    "tempus": count_tempus,
    "through-the-ages": count_ages,
    "clash-of-cultures": count_clash,
    "tempus-imperium": count_sheet,
}


@pytest.mark.parametrize("name", NAMES)
def test_curves_equal_figures_counted_by_other_code(name: str) -> None:
    match = golden(name)
    story, count = golden_story(name), COUNTS[match.game.id]
    statistics = {one.name: one.by_turn for one in story.statistics}
    shown = [curve for curve in match.game.curves if curve in statistics]
    assert shown
    every = max(1, len(story.turns) // 8)
    for turn, stop in list(enumerate(story.turns))[::-every]:
        seen = match.game.view(match.state_at(stop), SPECTATOR).to_json()
        counts = count(match, seen, stop)
        assert list(story.totals[stop]) == counts[""], stop
        for curve in shown:
            assert list(statistics[curve][turn]) == counts[curve], (curve, stop)
    assert set(match.game.curves) | {""} == set(counts)


@pytest.mark.parametrize("name", NAMES)
def test_sources_add_up_to_the_score(name: str) -> None:
    match = golden(name)
    outcome, sources = match.outcome(), golden_story(name).sources
    assert outcome is not None
    assert [sum(points) for points in zip(*sources.values(), strict=True)] == list(outcome.totals)
    assert list(golden_story(name).totals[-1]) == list(outcome.totals)
    for language in LANGUAGES:
        assert all(words_of(match.game.id, language).knows(f"score-{source}") for source in sources)


GAINS = {"event-produce": "production", "event-seed": "prepared", "event-hunger": "hunger"}
ENDINGS = {"event-final", "event-basic-end"}
CULTURE = {"event-culture", "event-produce", "event-culture-lost", "event-hunger", "event-culture-moved"}


@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith("through-the-ages")])
def test_sources_of_culture_equal_its_changes_move_by_move(name: str) -> None:
    """Culture as it changes in the JSON of positions; cards are moves that play one or discover something."""
    match = golden(name)
    seats = len(match.seats)
    found = {source: [0] * seats for source in (*GAINS.values(), "cards")}
    for at, events in enumerate(match.log()):
        messages = {event.message for event in events if event.seen_by(SPECTATOR)}
        if messages & {"event-play", "event-develop"} and not messages & (CULTURE | ENDINGS):
            before, after = (
                [own["culture"] for own in match.game.view(match.state_at(at + more), SPECTATOR).to_json()[TABLE]]
                for more in (0, 1)
            )
            found["cards"] = [own + after[seat] - before[seat] for seat, own in enumerate(found["cards"])]
    for message, arguments in told(match, len(match.moves)):
        if message in ENDINGS:
            break
        if message in GAINS:
            figure = arguments["culture"] if message == "event-produce" else arguments["points"]
            sign = -1 if message == "event-hunger" else 1
            found[GAINS[message]][PLAYERS.index(arguments["player"])] += sign * figure
    sources = golden_story(name).sources
    assert {source: list(sources.get(source, [0] * seats)) for source in found} == found


# -- chronicles


def live(match: Match) -> LiveMatch:
    names = PEOPLE[: len(match.seats)]
    seats = [Seat(name, None, f"token of {name}", frozenset()) for name in names]
    return LiveMatch(LoadedMatch("id", match, seats, None, 1_790_000_000.0), [])


RAW = re.compile(r"[{}$]|\b(?:chronicle|event|player|card|story|score|stage|era|statistic|piece|region)-[a-z]")


@pytest.mark.parametrize("name", NAMES)
def test_a_chronicle_is_whole_prose(name: str) -> None:
    shown = live(golden(name))
    for language in LANGUAGES:
        assert_prose(chronicle_of(shown, shown.words(language)))


def assert_prose(chronicle: Chronicle) -> None:
    sentences = [sentence for chapter in chronicle.chapters for sentence in chapter.sentences]
    captions = [one.caption for chapter in chronicle.chapters for one in chapter.illustrations]
    titles = [chronicle.title, *(chapter.title for chapter in chronicle.chapters)]
    assert 2 <= len(chronicle.chapters) <= 6
    assert 1 <= len(captions) <= 4
    assert len({chapter.title for chapter in chronicle.chapters}) == len(chronicle.chapters)
    for text in (chronicle.opening, *sentences, *captions, *titles, *filter(None, chronicle.ending)):
        assert not RAW.search(text), text
        assert "  " not in text
        assert text == text.strip()
    for sentence in (chronicle.opening, *sentences, *filter(None, chronicle.ending)):
        assert sentence[-1] in ".!?»", sentence
        assert not sentence[0].islower(), sentence


def test_neighbouring_sentences_of_a_chronicle_vary() -> None:
    shown = live(golden("clash-of-cultures-4"))
    sentences = [
        sentence for chapter in chronicle_of(shown, shown.words("en")).chapters for sentence in chapter.sentences
    ]
    founded = [sentence for sentence in sentences if re.search("city at [A-Z]|settlers", sentence)]
    assert len({re.sub("[A-Z][0-9]+|[0-9]+|Ada|Circe|Juno|Otto", "", sentence) for sentence in founded}) >= 3


def test_the_chapters_of_a_chronicle_cover_the_match_once() -> None:
    for name in NAMES:
        stages = golden_story(name).stages
        spans = list(spans_of(stages))
        assert [spans[0].start, *(span.end for span in spans)] == [*(span.start for span in spans), len(stages) - 1]


ADDED = {"variant", "number"}
"""Arguments that the messages of a chronicle get beside those of their event."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COUNTS)
def test_sentences_of_a_chronicle_use_only_arguments_of_their_event(game: str, language: str) -> None:
    known: dict[str, set[str]] = {}
    for name in NAMES:
        if golden(name).game.id == game:
            for event in (event for events in golden(name).log() for event in events):
                known.setdefault(event.message, set()).update(key for key, _ in event.arguments)
    english, text = ((find_game(game).locale / f"{one}.ftl").read_text(encoding="utf-8") for one in ("en", language))
    for event_message in find_game(game).chronicle_weights:
        message = f"chronicle-{event_message.removeprefix('event-')}"
        arguments = known.get(event_message, set()) | set(_variables(event_message, english))
        used = set(_variables(message, text))
        assert _body(message, text), message
        assert used <= arguments | ADDED | {f"{key}_id" for key in arguments}, message


def _body(message: str, text: str) -> str:
    found = re.search(rf"^{message} =((?:.*\n)(?:[ ]+.*\n)*)", text, re.MULTILINE)
    return found[1] if found else ""


def _variables(message: str, text: str) -> list[str]:
    return re.findall(r"\$([a-z_-]+)", _body(message, text))


def test_a_match_of_a_game_without_hooks_has_a_story() -> None:
    match = Match(find_game("high-card"), seats=("Ada", "Bela"), seed=7)
    while not match.over:
        match.play(match.legal()[0].number)
    story, outcome = story_of(match), match.outcome()
    assert outcome is not None
    assert [sum(points) for points in zip(*story.sources.values(), strict=True)] == list(outcome.totals)
    for language in LANGUAGES:
        shown = live(match)
        chronicle = chronicle_of(shown, shown.words(language))
        assert chronicle.chapters
        assert not RAW.search(chronicle.opening)


def test_every_weighted_event_has_a_message() -> None:
    for game in games().values():
        words = words_of(game.id, "en")
        assert all(words.knows(message) for message in game.chronicle_weights), game.id


def test_production_is_no_turning_point() -> None:
    events = [Event("event-produce", (("player", PLAYERS[0]), ("culture", 9)))]
    assert list(find_game("through-the-ages").usual_points(events, 2)) == [9, 0]
    assert list(find_game("tempus").usual_points(events, 3)) == [0, 0, 0]
