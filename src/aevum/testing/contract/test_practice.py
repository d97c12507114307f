"""Every practice position of a game can be read, fits its rules, is solved by its solution, and is not trivial."""

from __future__ import annotations

from aevum.kernel.game import AnyGame
from aevum.kernel.lessons.practice import PRACTICE_FOLDER
from aevum.kernel.lessons.progress import progress_in
from aevum.kernel.lessons.reader import read_positions
from aevum.kernel.lessons.validation import solved_match, validate


def test_every_practice_position_fits_the_rules_and_is_solved_by_its_solution(game: AnyGame) -> None:
    for position in read_positions(game.folder / PRACTICE_FOLDER, game):
        validate(position, game)
        progress = progress_in(position, solved_match(position, game))
        assert progress is not None
        assert progress.finished
        assert progress.stars == 3


def test_a_random_player_fails_most_of_the_times(game: AnyGame) -> None:
    for position in read_positions(game.folder / PRACTICE_FOLDER, game):
        if position.results is not None:
            assert position.results.rules_version == game.rules_version
            assert 2 * position.results.random.solved < position.results.random.tries, position.name
