"""Our games explain every verb and every first situation, by what the seat may know, in each language."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest

from aevum.kernel.chance import Chance
from aevum.kernel.events import Event
from aevum.kernel.game import State
from aevum.kernel.match import Match
from aevum.kernel.records.savefile import read_match
from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES, Words
from aevum.testing.messages import variables_by_message
from golden.remake import FOLDER as GOLDEN

GOLDEN_GAMES: Final = {
    "clash-of-cultures": "clash-of-cultures-four-rounds-2",
    "tempus": "tempus-4",
    "tempus-imperium": "tempus-imperium-2611152030",
    "through-the-ages": "through-the-ages-full-2",
}
"""By game, a golden game in which each of its situations arises."""
RECENT_MOVES: Final = 60
LONGEST_USUAL: Final = 64
"""Maximum length of the purpose of a usual action: two lines on its button."""
LONGEST: Final = 100
LONGEST_NOTE: Final = 230

our_games = pytest.mark.parametrize("game_id", GOLDEN_GAMES)


@cache
def golden(game_id: str) -> Match:
    return read_match(GOLDEN / f"{GOLDEN_GAMES[game_id]}.aevum", find_game)


def positions(match: Match) -> Iterator[tuple[int, State, int, list[Event]]]:
    """Yield number of moves, state, seat, and the events since that seat's last move that it may know."""
    log, last = match.log(), dict.fromkeys(range(len(match.seats)), 0)
    for number in range(len(match.moves)):
        state = match.state_at(number)
        for seat, since in last.items():
            recent = log[max(since, number - RECENT_MOVES) : number]
            yield number, state, seat, [event for events in recent for event in events if event.seen_by(seat)]
        last[match.moves[number].seat] = number


@pytest.mark.parametrize("language", LANGUAGES)
@our_games
def test_every_verb_says_why_one_would_choose_it(game_id: str, language: str) -> None:
    game = find_game(game_id)
    words = Words(language, (game.locale,))
    purposes = {verb.name: game.purpose(verb.name, "", words) for verb in game.book.verbs}
    assert not [verb for verb, purpose in purposes.items() if not purpose.endswith((".", "?")) or "{" in purpose]
    assert not [verb for verb, purpose in purposes.items() if len(purpose) > LONGEST]
    if language != "en":
        english = Words("en", (game.locale,))
        assert not [verb for verb, purpose in purposes.items() if purpose == game.purpose(verb, "", english)]


@pytest.mark.parametrize("language", LANGUAGES)
@our_games
def test_purposes_of_usual_actions_fit_on_their_buttons(game_id: str, language: str) -> None:
    game, match = find_game(game_id), golden(game_id)
    words = Words(language, (game.locale,))
    usual = {word for number in range(60) for word in game.standing_actions(match.game.view(match.state_at(number), 0))}
    verbs = [verb.name for verb in game.book.verbs if verb.name in usual - {"end"}]
    assert len(verbs) >= 4
    assert not [verb for verb in verbs if len(game.purpose(verb, "", words)) > LONGEST_USUAL]


@our_games
def test_explanations_name_only_figures_of_the_game(game_id: str) -> None:
    game = find_game(game_id)
    for language in LANGUAGES:
        used = variables_by_message(game.locale / f"{language}.ftl")
        named = {
            name for message, names in used.items() if message.startswith(("why-", "situation-")) for name in names
        }
        assert named <= set(game.explained_figures)


@pytest.mark.parametrize("language", LANGUAGES)
@our_games
def test_every_situation_has_a_note_and_a_clause(game_id: str, language: str) -> None:
    game = find_game(game_id)
    words = Words(language, (game.locale,))
    situations = game.situations()
    assert len(situations) >= 5
    assert len({situation.id for situation in situations}) == len(situations)
    for situation in situations:
        assert situation.clause in game.rulebook, situation.id
        assert words.knows(f"situation-{situation.id}"), situation.id
        note = words(f"situation-{situation.id}", **game.explained_figures)
        assert "{" not in note
        assert len(note) <= LONGEST_NOTE, (situation.id, len(note))


@our_games
def test_every_situation_arises_in_a_golden_game_and_not_at_its_start(game_id: str) -> None:
    match = golden(game_id)
    game, missing = match.game, {situation.id: situation for situation in match.game.situations()}
    for number, state, seat, news in positions(match):
        view = game.view(state, seat)
        arisen = [id for id, situation in missing.items() if situation.holds(view, news)]
        assert number or len(arisen) <= 1, arisen
        for id in arisen:
            del missing[id]
        if not missing:
            break
    assert not missing


@pytest.mark.parametrize("game_id", [id for id in GOLDEN_GAMES if find_game(id).has_hidden_information])
def test_situations_do_not_depend_on_what_a_seat_cannot_know(game_id: str) -> None:
    match, compared, arisen = golden(game_id), 0, 0
    game = match.game
    for number, state, seat, news in positions(match):
        if number % 7:
            continue
        redrawn = game.view(state.resample(seat, Chance.from_seed(number)), seat)
        view = game.view(state, seat)
        for situation in game.situations():
            assert situation.holds(view, news) == situation.holds(redrawn, news), (number, seat, situation.id)
            compared, arisen = compared + 1, arisen + situation.holds(view, news)
    assert compared > 300
    assert arisen > 10


def test_a_game_without_messages_explains_nothing() -> None:
    game = find_game("high-card")
    assert game.situations() == ()
    assert not any(game.purpose(verb.name, "", Words("en", (game.locale,))) for verb in game.book.verbs)
