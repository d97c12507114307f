"""Search bots choose legal moves, use nothing that they cannot know, are reproducible, and win."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

import pytest

from aevum.arena import play_seated
from aevum.bots import bots_for
from aevum.bots.beam_search import BeamSearch, Candidate, SearchBudget
from aevum.bots.search_bots import Easy, Hard, Master, Normal, SearchBot
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, AnyGame, State
from aevum.kernel.registry import games
from aevum.testing.figures import Count
from aevum.testing.variants import Variant, variants_of
from bots.tables import games_among, positions, ready, seated, sight, won
from interpreted import interpreted

JUDGED = [game for game in games().values() if game.heuristics is not None]
judged_game = pytest.mark.parametrize("game", JUDGED, ids=[game.id for game in JUDGED])
CONTESTED = [game for game in JUDGED if game.seats[-1] > 1]
contested_game = pytest.mark.parametrize("game", CONTESTED, ids=[game.id for game in CONTESTED])
ALONE = [game for game in JUDGED if game.seats == (1,)]
thinker = pytest.mark.parametrize("bot", ["easy", "normal", "hard", "master"])
SPARED = {"easy": 1, "normal": 1, "hard": 15, "master": 150}
"""Interval of the positions that a bot is shown: slow bots see few."""
judged_variant = pytest.mark.parametrize(
    "variant", [variant for game in JUDGED for variant in variants_of(game) if variant.seats == game.seats[0]], ids=str
)


def shown(bot: str, game: AnyGame, seats: int, seed: int, every: int) -> Iterator[State]:
    """Yield positions of a random match for a bot to choose in."""
    return islice(positions(game, {}, seats, seed, every), 0, None, SPARED[bot])


@judged_variant
def test_whatever_is_agreed_only_legal_moves_are_chosen(variant: Variant, exhaustive: bool, count: Count) -> None:
    """Random players take part, so that unusual positions come up; the state itself checks each move."""
    game, decisions = variant.game, 0
    for seed in range(8 if exhaustive else 1):
        state = variant.start(seed)
        names = cycle(("random", "easy", "normal", "hard", "master") if exhaustive else ("random", "easy"))
        players = [seated(name, game, seed) for name in islice(names, variant.seats)]
        while state.actor != OVER:
            move = players[state.actor].choose(sight(game, state))
            assert state.check(move) is None
            state.apply(move)
            decisions += 1
    count(f"{game.id}: decisions of thinking bots", decisions)


@judged_game
@thinker
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(game: AnyGame, bot: str, exhaustive: bool) -> None:
    for number, state in enumerate(shown(bot, game, game.seats[-1], seed=3, every=5 if exhaustive else 25)):
        redrawn = state.resample(state.actor, Chance.from_seed(1000 + number))
        first, second = (seated(bot, game, number).choose(sight(game, one)) for one in (state, redrawn))
        assert game.book.notation(first) == game.book.notation(second)


@judged_game
@thinker
def test_the_same_chance_makes_the_same_choice_and_leaves_the_state_alone(game: AnyGame, bot: str) -> None:
    for state in shown(bot, game, game.seats[0], seed=5, every=70):
        key = state.key()
        assert len({seated(bot, game, 7).choose(sight(game, state)) for _ in range(2)}) == 1
        assert state.key() == key


@judged_game
def test_habit_and_candidates_are_legal_and_never_missing(game: AnyGame) -> None:
    assert game.heuristics is not None
    for seed in range(4):
        for state in positions(game, {}, game.seats[seed % len(game.seats)], seed, every=1):
            legal = state.legal()
            candidates = game.heuristics.candidates(state, legal)
            assert candidates
            assert set(candidates) <= set(legal)
            assert game.heuristics.default_move(state) in legal


@interpreted
@judged_game
def test_a_line_once_found_is_played_on_without_thinking_again(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[Candidate] = []
    choice = SearchBot._choice

    def recorded_choice(bot: SearchBot, *arguments: Any) -> Candidate:
        lines.append(choice(bot, *arguments))
        return lines[-1]

    monkeypatch.setattr(SearchBot, "_choice", recorded_choice)
    for state in positions(game, ready(game), game.seats[0], seed=1, every=1):
        bot = seated("normal", game)
        lines.clear()
        chosen = [bot.choose(sight(game, state))]
        if lines and len(lines[0].moves) > 1:
            break
    while len(chosen) < len(lines[0].moves):
        state.apply(chosen[-1])
        chosen.append(bot.choose(sight(game, state)))
    assert chosen == [*lines[0].moves]
    assert len(lines) == 1


@judged_game
def test_a_line_is_given_up_when_the_position_is_another_one(game: AnyGame) -> None:
    state = next(positions(game, ready(game), game.seats[0], seed=1, every=1))
    bot = seated("normal", game)
    bot.choose(sight(game, state))
    fresh = seated("normal", game)
    fresh.chance.state = bot.chance.state
    assert bot.choose(sight(game, state)) == fresh.choose(sight(game, state))


@judged_game
def test_a_search_stops_in_time(game: AnyGame) -> None:
    assert game.heuristics is not None
    breadth = SearchBudget(beam_width=5, determinizations=3, max_evaluations=40)
    for state in positions(game, ready(game), game.seats[0], seed=2, every=25):
        worlds = [state.resample(state.actor, Chance.from_seed(world)) for world in range(3)]
        search = BeamSearch(game.heuristics, worlds, breadth, lambda: 0.0)
        assert search.best().moves[0] in state.legal()
        assert search.evaluations < breadth.max_evaluations + breadth.determinizations


@contested_game
@pytest.mark.parametrize(("bot", "few", "many"), [("easy", range(2), range(40)), ("normal", range(2, 4), range(100))])
def test_a_thinking_bot_beats_random_players(
    game: AnyGame, bot: str, few: range, many: range, exhaustive: bool, count: Count
) -> None:
    numbers = many if exhaustive else few
    results = games_among(game, bot, "random", numbers)
    count(f"{game.id}: games of {bot} against random players", len(numbers))
    count(f"{game.id}: games of {bot} against random players, won", won(results))
    assert won(results) >= 0.95 * len(numbers)


@pytest.mark.parametrize("game", ALONE, ids=[game.id for game in ALONE])
def test_who_plays_alone_scores_more_the_more_it_thinks(game: AnyGame, count: Count) -> None:
    minutes = ("1806061935", "2611152030")
    options = [game.read_options({"digits": digits}) for digits in minutes]
    points = [
        sum(play_seated(game, option, (bot,), seed=1).scores[0] for option in options)
        for bot in ("random", "normal", "hard")
    ]
    count(f"{game.id}: points of hard in {len(minutes)} games", int(points[-1]))
    assert points[0] < points[1] < points[2]


@interpreted
def test_thinking_bots_play_the_games_that_have_heuristics() -> None:
    for game in games().values():
        thinking = [bot for bot in bots_for(game).values() if issubclass(bot, SearchBot)]
        assert thinking == ([Easy, Hard, Master, Normal] if game.heuristics else [])
