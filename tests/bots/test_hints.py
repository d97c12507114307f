"""Hints: the best moves a seat can see, what each may bring, and why; nothing in them is hidden from the seat."""

from __future__ import annotations

import pytest

from aevum.bots import Sight
from aevum.bots.hints import MOST, Advice, NoHints, advise, chance_for
from aevum.bots.thinking_bot import Normal
from aevum.kernel.chance import Chance
from aevum.kernel.game import AnyGame, State
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game, games
from aevum.kernel.words import LANGUAGES, Words
from aevum.web.advice import advice_json, compared, gain_told, sentence
from bots.tables import positions, ready, sight

JUDGED = [game for game in games().values() if game.judgement is not None]
judged_game = pytest.mark.parametrize("game", JUDGED, ids=[game.id for game in JUDGED])
UNJUDGED = find_game("high-card")


def advice_on(game: AnyGame, state: State, seed: int = 7) -> Advice:
    return advise(sight(game, state), Chance.from_seed(seed))


@judged_game
def test_a_value_is_the_sum_of_its_terms(game: AnyGame) -> None:
    judgement = game.judgement
    assert judgement is not None
    names = set()
    for seats in game.seats:
        for state in positions(game, {}, seats, seed=seats, every=9):
            for seat in range(seats):
                terms = judgement.terms(state, seat)
                names.add(tuple(term for term, _ in terms))
                assert sum(part for _, part in terms) == pytest.approx(judgement.value(state, seat), abs=1e-9)
    assert len(names) == 1, "always the same terms"
    (told,) = names
    assert len(set(told)) == len(told)
    for language in LANGUAGES:
        words = Words(language, (game.locale,))
        assert all(words.knows(term) for term in told)
        assert len({words(term) for term in told}) == len(told)


@judged_game
def test_hints_are_legal_different_and_the_best_comes_first(game: AnyGame) -> None:
    several = 0
    for state in positions(game, ready(game), game.seats[0], seed=2, every=40):
        advice = advice_on(game, state)
        assert 1 <= len(advice.hints) <= MOST
        assert len({hint.act[0] for hint in advice.hints}) == len(advice.hints)
        gains = [hint.gain for hint in advice.hints]
        assert gains == sorted(gains, reverse=True)
        several += len(gains) == MOST
        for hint in advice.hints:
            after = state.copy()
            assert after.check(hint.act[0]) is None
            assert len(hint.reasons) <= MOST
    assert several


@judged_game
def test_what_is_imagined_does_not_depend_on_what_the_seat_cannot_know(game: AnyGame) -> None:
    for number, state in enumerate(positions(game, {}, game.seats[-1], seed=3, every=3)):
        redrawn = state.resample(state.actor, Chance.from_seed(1000 + number))
        imagined = [one.resample(state.actor, Chance.from_seed(number)).key() for one in (state, redrawn)]
        assert imagined[0] == imagined[1]


@judged_game
def test_a_hint_does_not_depend_on_what_the_seat_cannot_know(game: AnyGame, exhaustive: bool) -> None:
    for number, state in enumerate(positions(game, {}, game.seats[-1], seed=3, every=8 if exhaustive else 40)):
        redrawn = state.resample(state.actor, Chance.from_seed(1000 + number))
        assert advice_on(game, state, number) == advice_on(game, redrawn, number)


@judged_game
def test_the_best_hint_is_what_the_normal_bot_would_play_or_as_good(game: AnyGame) -> None:
    """It searches as widely; where it looks at the end of a line once more, it may find another one better."""
    same = asked = 0
    for number, state in enumerate(positions(game, ready(game), game.seats[0], seed=4, every=30)):
        if len(state.legal()) > 1:
            asked += 1
            chosen = Normal(Chance.from_seed(number)).choose(sight(game, state))
            same += chosen in {hint.act[0] for hint in advice_on(game, state, number).hints}
    assert same >= 0.8 * asked > 0


def test_doing_nothing_brings_nothing() -> None:
    game, passed = find_game("tempus"), 0
    for state in positions(game, ready(game), 3, seed=2, every=7):
        advice = advice_on(game, state)
        for hint in advice.hints:
            verb = game.book.verb_of(hint.act[0]).name
            if verb in ("end", "done") and not hint.then and advice.passing:
                assert (hint.gain, hint.reasons) == (0.0, ())
                passed += 1
    assert passed


def test_a_game_without_judgement_gives_none() -> None:
    match = Match(UNJUDGED, seed=7, seats=2)
    with pytest.raises(NoHints):
        advise(Sight(match.game, match.state, match.state.legal()), chance_for(match))


def test_whoever_asks_again_is_told_the_same() -> None:
    match = Match(find_game("tempus"), seed=7, seats=3)
    first, second = (advise(sight(match.game, match.state), chance_for(match)) for _ in range(2))
    assert first == second


# -- in words


@pytest.mark.parametrize(
    ("points", "en", "ru"),
    [(2.14, "+2.1", "+2,1"), (-0.26, "−0.3", "−0,3"), (0.04, "0", "0"), (12.0, "+12.0", "+12,0")],
)
def test_points_are_written_as_the_reader_writes_them(points: float, en: str, ru: str) -> None:
    assert gain_told(points, Words("en")) == en
    assert gain_told(points, Words("ru")) == gain_told(points, Words("es")) == ru


@judged_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_are_said_in_every_language(game: AnyGame, language: str) -> None:
    words = Words(language, (game.locale,))
    for state in positions(game, ready(game), game.seats[0], seed=2, every=150):
        advice, view = advice_on(game, state), game.view(state, state.actor)
        told = [compared(advice, words), *(sentence(hint, game, view, words) for hint in advice.hints)]
        assert not any("hint-" in line or "term-" in line for line in told)
        assert [entry["sentence"] for entry in advice_json(advice, game, view, words)["hints"]] == told[1:]
