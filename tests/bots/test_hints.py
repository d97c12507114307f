"""Hints for a seat: its best moves, what each may gain and why; nothing in them is hidden from the seat."""

from __future__ import annotations

from itertools import islice

import pytest

from aevum.bots import Sight
from aevum.bots.hints import MAX_HINTS, Hints, NoHints, chance_for, find_hints
from aevum.bots.search_bots import Hard
from aevum.kernel.chance import Chance
from aevum.kernel.game import AnyGame, State
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game, games
from aevum.kernel.words import LANGUAGES, Words
from aevum.web.components.hints import compare, gain_text, hints_json, sentence
from bots.tables import positions, ready, sight

JUDGED = [game for game in games().values() if game.heuristics is not None]
judged_game = pytest.mark.parametrize("game", JUDGED, ids=[game.id for game in JUDGED])
UNJUDGED = find_game("high-card")


def advice_on(game: AnyGame, state: State, seed: int = 7) -> Hints:
    return find_hints(sight(game, state), Chance.from_seed(seed))


@judged_game
def test_a_value_is_the_sum_of_its_terms(game: AnyGame) -> None:
    heuristics = game.heuristics
    assert heuristics is not None
    names = set()
    for seats in game.seats:
        for state in positions(game, {}, seats, seed=seats, every=9):
            for seat in range(seats):
                terms = heuristics.evaluation_terms(state, seat)
                names.add(tuple(term for term, _ in terms))
                assert sum(part for _, part in terms) == pytest.approx(heuristics.evaluate(state, seat), abs=1e-9)
    assert len(names) == 1, "always the same terms"
    (terms_of_all,) = names
    assert len(set(terms_of_all)) == len(terms_of_all)
    for language in LANGUAGES:
        words = Words(language, (game.locale,))
        assert all(words.knows(term) for term in terms_of_all)
        assert len({words(term) for term in terms_of_all}) == len(terms_of_all)


@judged_game
def test_hints_are_legal_different_and_the_best_comes_first(game: AnyGame) -> None:
    several = 0
    for state in positions(game, ready(game), game.seats[0], seed=2, every=80):
        advice = advice_on(game, state)
        assert 1 <= len(advice.hints) <= MAX_HINTS
        assert len({hint.moves[0] for hint in advice.hints}) == len(advice.hints)
        gains = [hint.gain for hint in advice.hints]
        assert gains == sorted(gains, reverse=True)
        several += len(gains) == MAX_HINTS
        for hint in advice.hints:
            after = state.copy()
            assert after.check(hint.moves[0]) is None
            assert len(hint.reasons) <= MAX_HINTS
    assert several


@judged_game
def test_what_is_imagined_does_not_depend_on_what_the_seat_cannot_know(game: AnyGame) -> None:
    for number, state in enumerate(positions(game, {}, game.seats[-1], seed=3, every=3)):
        redrawn = state.resample(state.actor, Chance.from_seed(1000 + number))
        imagined = [one.resample(state.actor, Chance.from_seed(number)).key() for one in (state, redrawn)]
        assert imagined[0] == imagined[1]


@judged_game
def test_a_hint_does_not_depend_on_what_the_seat_cannot_know(game: AnyGame, exhaustive: bool) -> None:
    for number, state in enumerate(positions(game, {}, game.seats[-1], seed=3, every=8 if exhaustive else 320)):
        redrawn = state.resample(state.actor, Chance.from_seed(1000 + number))
        assert advice_on(game, state, number) == advice_on(game, redrawn, number)


@judged_game
def test_the_best_hint_is_what_the_hard_bot_would_play_or_as_good(game: AnyGame) -> None:
    """The search is as wide, but it draws other determinizations and may prefer another line then."""
    same = asked = 0
    for number, state in enumerate(positions(game, ready(game), game.seats[0], seed=4, every=60)):
        if len(state.legal()) > 1:
            asked += 1
            chosen = Hard(Chance.from_seed(number)).choose(sight(game, state))
            same += chosen in {hint.moves[0] for hint in advice_on(game, state, number).hints}
    assert same >= 0.8 * asked > 0


def test_doing_nothing_brings_nothing() -> None:
    game, passed = find_game("tempus"), 0
    for state in islice(positions(game, ready(game), 3, seed=2, every=7), 0, 60, 3):
        advice = advice_on(game, state)
        for hint in advice.hints:
            verb = game.book.verb_of(hint.moves[0]).name
            if verb in ("end", "done") and len(hint.moves) == 1 and not hint.then and advice.passing:
                assert (hint.gain, hint.reasons) == (0.0, ())
                passed += 1
    assert passed


def test_a_game_without_heuristics_gives_none() -> None:
    match = Match(UNJUDGED, seed=7, seats=2)
    with pytest.raises(NoHints):
        find_hints(Sight(match.game, match.state, match.state.legal()), chance_for(match))


def test_asking_again_gives_the_same_hints() -> None:
    match = Match(find_game("through-the-ages"), seed=7, seats=2)
    first, second = (find_hints(sight(match.game, match.state), chance_for(match)) for _ in range(2))
    assert first == second


# -- in words


@pytest.mark.parametrize(
    ("points", "en", "ru"),
    [(2.14, "+2.1", "+2,1"), (-0.26, "−0.3", "−0,3"), (0.04, "0", "0"), (12.0, "+12.0", "+12,0")],
)
def test_points_are_written_as_the_reader_writes_them(points: float, en: str, ru: str) -> None:
    assert gain_text(points, Words("en")) == en
    assert gain_text(points, Words("ru")) == gain_text(points, Words("es")) == ru


@judged_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_are_said_in_every_language(game: AnyGame, language: str) -> None:
    words = Words(language, (game.locale,))
    for state in positions(game, ready(game), game.seats[0], seed=2, every=300):
        advice, view = advice_on(game, state), game.view(state, state.actor)
        sentences = [compare(advice, words), *(sentence(hint, game, view, words) for hint in advice.hints)]
        assert not any("hint-" in line or "term-" in line or "feature-" in line for line in sentences)
        assert [entry["sentence"] for entry in hints_json(advice, game, view, words)["hints"]] == sentences[1:]
