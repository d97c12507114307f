"""Features of states: named in every language, beginning with the evaluation, free of what a seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from aevum.kernel.ai.calibration import final_shares
from aevum.kernel.ai.value_weights import ValueWeights
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, AnyGame, State
from aevum.kernel.registry import find_game, games
from aevum.kernel.words import LANGUAGES

GAMES = ("clash-of-cultures", "tempus", "through-the-ages")


def counts_victories(game: AnyGame) -> bool:
    return game.heuristics is not None and game.heuristics.rollouts_count_victories


def positions(game: AnyGame, every: int) -> Iterator[State]:
    """Yield some states of a game that is played by default moves."""
    assert game.heuristics is not None
    state = game.start(game.options_type(), 3, Chance.from_seed(7))
    number = 0
    while state.actor != OVER:
        if number % every == 0:
            yield state
        state.apply(game.heuristics.default_move(state))
        number += 1
    yield state


@pytest.mark.parametrize("id", GAMES)
def test_features_follow_from_what_the_seat_knows_and_begin_with_the_evaluation(id: str) -> None:
    game, chance, seen = find_game(id), Chance.from_seed(11), 0
    heuristics = game.heuristics
    assert heuristics is not None
    terms = [number for number, feature in enumerate(heuristics.features) if feature.is_term]
    assert terms == list(range(len(terms)))
    for state in positions(game, 9):
        for seat in range(3):
            values, time = heuristics.feature_values(state, seat), heuristics.time_left(state, seat)
            assert len(values) == len(heuristics.features)
            assert sum(values[: len(terms)]) == pytest.approx(heuristics.evaluate(state, seat))
            assert 0 <= time <= 1
            redrawn = state.resample(seat, chance)
            assert heuristics.feature_values(redrawn, seat) == values
            assert heuristics.time_left(redrawn, seat) == time
            seen += 1
    assert seen > 30
    assert time == 0


@pytest.mark.parametrize("id", GAMES)
def test_a_seat_that_has_resigned_has_features_too(id: str) -> None:
    game = find_game(id)
    heuristics = game.heuristics
    assert heuristics is not None
    terms = sum(feature.is_term for feature in heuristics.features)
    resigned = 0
    for state in positions(game, 7):
        for move in filter(game.is_resignation, state.legal()):
            after = state.copy()
            after.apply(move)
            for seat in range(3):
                values = heuristics.feature_values(after, seat)
                assert len(values) == len(heuristics.features)
                assert sum(values[:terms]) == pytest.approx(heuristics.evaluate(after, seat))
            resigned += 1
    assert bool(resigned) == any(map(game.is_resignation, range(game.book.size)))


@pytest.mark.parametrize("id", GAMES)
def test_features_have_names_of_their_own_and_a_description_in_every_language(id: str) -> None:
    game = find_game(id)
    assert game.heuristics is not None
    features = game.heuristics.features
    assert len({feature.name for feature in features}) == len(features)
    for language in LANGUAGES:
        words = game.words(language)
        described = [feature.describe(words) for feature in features]
        assert not [text for text in described if "feature-" in text or "{" in text or "term-" in text]
        assert len(set(described)) == len(described), language


@pytest.mark.parametrize("id", GAMES)
def test_a_value_without_weights_is_the_evaluation_and_a_weight_changes_with_the_time_left(id: str) -> None:
    game = find_game(id)
    heuristics = game.heuristics
    assert heuristics is not None
    features = heuristics.features
    number = next(number for number, feature in enumerate(features) if not feature.is_term)
    plain = ValueWeights((), (0.0, 0.0)).value(features)
    changed = ValueWeights(((features[number].name, (2.0, 3.0)),), (0.5, 1.0)).value(features)
    for state in positions(game, 60):
        value, time = heuristics.feature_values(state, 0)[number], heuristics.time_left(state, 0)
        base = heuristics.evaluate(state, 0)
        assert plain.evaluate(heuristics, state, 0) == pytest.approx(base)
        correction = 0.5 + time + (2 + 3 * time) * value
        assert changed.evaluate(heuristics, state, 0) == pytest.approx(base + correction)
        relative = heuristics.relative_evaluation(state, 0) + correction
        assert changed.relative_evaluation(heuristics, state, 0) == pytest.approx(relative)


@pytest.mark.parametrize("id", [id for id, game in games().items() if counts_victories(game)])
def test_the_expected_parts_of_the_victory_add_up_and_end_with_the_result(id: str) -> None:
    game = find_game(id)
    heuristics = game.heuristics
    assert heuristics is not None
    for state in positions(game, 9):
        shares = [heuristics.victory_share(state, seat) for seat in range(3)]
        assert sum(shares) == pytest.approx(1)
        assert heuristics.victory_slope(state) > 0
        outcome = state.outcome()
        if outcome is not None:
            assert shares == final_shares(outcome)
        else:
            evaluations = [heuristics.evaluate(state, seat) for seat in range(3)]
            assert max(range(3), key=shares.__getitem__) == max(range(3), key=evaluations.__getitem__)
    assert outcome is not None
