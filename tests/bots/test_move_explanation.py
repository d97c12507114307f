"""Explanations of bots' moves: the search repeated with the same random numbers, from what the seat knew."""

from __future__ import annotations

from functools import cache

import pytest

from aevum.bots import Sight, find_bot
from aevum.bots.decision_chance import decision_chance
from aevum.bots.move_explanation import ALTERNATIVES, NoExplanation, explain_move
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game, games
from aevum.kernel.words import LANGUAGES, Words
from aevum.web.components.move_explanation import explanation_json, explanation_lines
from bots.tables import ready

JUDGED = [game.id for game in games().values() if game.heuristics is not None]
judged_game = pytest.mark.parametrize("game", JUDGED)
MOVES = 40


@cache
def played(name: str, bot: str = "normal", moves: int = MOVES) -> Match:
    """Return the beginning of a match between bots of one kind, played as the server lets them play."""
    game = find_game(name)
    match = Match(game, game.read_options(ready(game)), seats=game.seats[0], seed=7)
    bots = [find_bot(bot, game)(decision_chance(match, seat, 0)) for seat in range(len(match.seats))]
    while len(match.moves) < moves:
        seat, state = match.actor, match.state
        bots[seat].chance = decision_chance(match, seat, len(match.moves))
        match.play(bots[seat].choose(Sight(game, state, state.legal())))
    return match


@judged_game
def test_the_search_repeated_chooses_the_moves_that_were_made(game: str) -> None:
    match, compared = played(game), 0
    for number in range(MOVES - 12, MOVES + 1):
        found = explain_move(match, number, "normal")
        line = [move for step in found.plan for move in step]
        assert found.is_reproduced
        assert found.since < number <= found.since + len(line)
        assert line[: number - found.since] == [one.move for one in match.moves[found.since : number]]
        assert len(found.alternatives) <= ALTERNATIVES
        firsts = {line[0], *(other.steps[0][0] for other in found.alternatives)}
        assert len(firsts) == 1 + len(found.alternatives)
        compared += bool(found.alternatives)
    assert compared


@judged_game
def test_asking_again_gives_the_same_explanation(game: str) -> None:
    match = played(game)
    assert explain_move(match, MOVES - 3, "normal") == explain_move(match, MOVES - 3, "normal")


@pytest.mark.parametrize("game", ["tempus", "through-the-ages", "clash-of-cultures"])
def test_nothing_that_the_seat_could_not_know_has_an_influence(game: str) -> None:
    """A match whose hidden part was redrawn has another seed; given the same random numbers, nothing differs."""
    match = played(game).copy()
    at = max(explain_move(match, number, "normal").since for number in range(MOVES - 5, MOVES + 1))
    made = match.moves[at]
    match.undo(at, agreed=True)
    twin = match.copy()
    twin.redraw(made.seat, seed=99, keeps=made.seat)
    assert twin.state.key() != match.state.key()
    twin.records.pop()
    explained = []
    for one in (match, twin):
        one.play(made.move)
        explained.append(explain_move(one, at + 1, "normal"))
    assert explained[0].since == at
    assert explained[0] == explained[1]


def test_a_move_that_another_bot_would_not_make_is_compared_all_the_same() -> None:
    match = played("tempus", "easy")
    found = [explain_move(match, number, "normal") for number in range(MOVES - 12, MOVES + 1)]
    other = [one for one in found if not one.is_reproduced]
    assert other
    words = Words("en", (match.game.locale,))
    view = match.game.view(match.state_at(other[0].since), other[0].seat)
    assert words("plan-not-repeated") in explanation_lines(other[0], match.game, view, words)


@pytest.mark.parametrize(("number", "bot"), [(0, "normal"), (MOVES + 1, "normal"), (3, "random")])
def test_what_no_searching_bot_did_is_not_explained(number: int, bot: str) -> None:
    with pytest.raises(NoExplanation):
        explain_move(played("tempus"), number, bot)


@judged_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_are_said_in_every_language(game: str, language: str) -> None:
    match = played(game)
    words = Words(language, (match.game.locale,))
    for number in range(MOVES - 1, MOVES + 1):
        found = explain_move(match, number, "normal")
        view = match.game.view(match.state_at(found.since), found.seat)
        lines = explanation_lines(found, match.game, view, words)
        assert not any(sign in line for line in lines for sign in ("plan-", "term-", "feature-"))
        assert explanation_json(found, match.game, view, words)["sentences"] == lines
