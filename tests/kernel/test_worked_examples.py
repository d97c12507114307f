"""Worked examples of the rules are positions of a recorded match, told in every language and drawn by the game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from aevum.kernel.game import AnyGame
from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES, Words
from aevum.kernel.worked_examples import examples_of

GAMES: Final = ("clash-of-cultures", "tempus", "tempus-imperium", "through-the-ages")
every_game = pytest.mark.parametrize("game", [find_game(id) for id in GAMES], ids=GAMES)


def messages(game: AnyGame, language: str) -> set[str]:
    """Return the ids of the messages of a game's examples in a language."""
    return set(texts(examples_of(game).locale, language))


def texts(folder: Path, language: str) -> dict[str, str]:
    """Return the one-line messages of a folder in a language, by id."""
    content = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+) = (.*)$", content, re.MULTILINE))


@every_game
def test_each_step_and_each_mark_has_its_sentence_in_every_language(game: AnyGame) -> None:
    examples = examples_of(game)
    assert examples.overview is not None
    wanted = {f"overview-mark-{number + 1}" for number in range(len(examples.overview.marks))}
    for example in examples:
        wanted |= {f"example-{example.id}", *(f"example-{example.id}-{n + 1}" for n in range(len(example.steps)))}
    for language in LANGUAGES:
        told = messages(game, language)
        assert {id for id in told if not id.startswith("overview-turn-")} == wanted
        assert "overview-turn-3" in told


@pytest.mark.parametrize(("language", "ending"), [("es", 0), ("ru", 2)])
@every_game
def test_an_example_names_its_players_as_the_match_page_does(game: AnyGame, language: str, ending: int) -> None:
    """Every player of the English sentences is in the translated ones; `ending`: letters that change with the case."""
    names = {id: text for id, text in texts(game.locale, "en").items() if id.startswith("player-")}
    translated, folder = texts(game.locale, language), examples_of(game).locale
    for example in examples_of(game):
        sentences = [
            " ".join(text for id, text in texts(folder, spoken).items() if id.startswith(f"example-{example.id}-"))
            for spoken in ("en", language)
        ]
        for id, name in names.items():
            if re.search(rf"\b{name}\b", sentences[0]):
                assert translated[id][: len(translated[id]) - ending] in sentences[1], (example.id, id)


@every_game
def test_each_example_explains_a_chapter_and_one_explains_the_whole_game(game: AnyGame) -> None:
    chapters = {clause.chapter.id for clause in game.rulebook}
    explained = [example.chapter for example in examples_of(game)]
    assert explained.count("") == 1
    assert set(explained) - {""} <= chapters


@every_game
def test_steps_are_told_by_the_moves_between_them(game: AnyGame) -> None:
    examples = examples_of(game)
    for example in examples:
        moves = [position.moves for position in example.steps]
        assert moves == sorted(set(moves)), example.id
        assert moves[-1] <= examples.match(example.steps[-1]).length
        assert examples.events(example, 0) == []
        assert all(examples.events(example, step) for step in range(1, len(moves))), example.id


@every_game
def test_the_steps_of_an_example_are_drawn_equally_large(game: AnyGame) -> None:
    examples, words = examples_of(game), game.words("ru")
    for example in examples:
        size = '" viewBox="0 0 {} {}"'.format(*examples.size(example.steps[0]))
        assert all(size in examples.draw_step(example, step, words) for step in range(len(example.steps))), example.id


@every_game
def test_the_overview_draws_every_mark(game: AnyGame) -> None:
    examples = examples_of(game)
    assert examples.overview is not None
    width, height = examples.size(examples.overview)
    marks = re.findall(r'translate\(([\d.]+) ([\d.]+)\)"><rect[^>]*></rect><text [^>]*>(\d)<', drawn_overview(game))
    assert sorted(int(number) for *_, number in marks) == [*range(1, len(examples.overview.marks) + 1)]
    assert all(0 < float(x) < width and 0 < float(y) < height for x, y, _ in marks)


def drawn_overview(game: AnyGame) -> str:
    """Return the overview of a game with closed elements written out."""
    return re.sub(r"<(rect)([^>]*)/>", r"<\1\2></\1>", examples_of(game).draw_overview(game.words("en")))


@pytest.mark.parametrize(
    ("game", "example", "step", "sentence"),
    [
        ("tempus", "fight", 3, "5 against 2: Green wins the fight against Purple."),
        ("tempus", "repelled", 2, "3 against 3: Green repels the attack, and Yellow loses a token."),
        ("tempus", "progress", 3, "Red enters Ships."),
        ("clash-of-cultures", "battle", 1, "Battle at E5: the attack succeeds. Winner: Red. Units left: 2 to 0."),
        ("through-the-ages", "wonder", 3, "Orange finishes Library of Alexandria!"),
        ("through-the-ages", "aggression", 3, "Plunder I: Purple attacks Green, 2 against 3: repelled."),
        ("tempus-imperium", "raid", 1, "Raid! 2 enemies stand beside your buildings; you lose 2 gold."),
    ],
)
def test_an_example_shows_what_its_title_says(game: str, example: str, step: int, sentence: str) -> None:
    examples = examples_of(find_game(game))
    words: Words = find_game(game).words("en")
    assert sentence in [event.say(words) for event in examples.events(examples[example], step)]


def test_a_game_without_examples_has_none() -> None:
    examples = examples_of(find_game("high-card"))
    assert examples.overview is None
    assert list(examples) == []
