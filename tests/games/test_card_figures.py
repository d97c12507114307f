"""The text of a card says the figures of its row, in every language, and no others.

A figure changed in a row or in a text fails here until the other is changed too. `card_figures.toml` lists what texts
say beyond the rows.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from aevum.kernel.cards import Row
from aevum.kernel.game import AnyGame
from aevum.kernel.registry import find_game
from aevum.kernel.rulebook import Rulebook
from aevum.kernel.words import LANGUAGES

GAMES: Final = ("through-the-ages", "clash-of-cultures", "tempus")
NOT_IN_TEXTS: Final = frozenset(("age", "copies"))
"""Figures of rows that are no part of what a card does."""
DECLARED: Final[Mapping[str, Any]] = tomllib.loads(
    Path(__file__).with_name("card_figures.toml").read_text(encoding="utf-8")
)
KEYS: Final = frozenset(("beside", "again", "by_word", "unsaid", *(f"beside-{language}" for language in LANGUAGES)))
NUMBER_WORDS: Final = {
    "en": {1: r"\bone\b", 2: r"\b(two|twice|double)\b"},
    "es": {1: r"\b(uno|una?)\b", 2: r"\b(dos|dobles?)\b"},
    "ru": {1: r"\b(один|одн[аиоу]\w*)\b", 2: r"\b(два|две|дважды|вдвое|вдвойне|удво\w+)\b"},
}
WHAT_TO_DO: Final = "Change the text or the row; if the text is right, say why in tests/games/card_figures.toml."


def prefix_of(rulebook: Rulebook) -> str:
    """Return the word that all ids of clauses begin with."""
    return next(iter(rulebook)).id.partition(".")[0]


def flat(value: Any, path: str = "") -> Iterator[tuple[str, int]]:
    """Yield every number inside a value of a row with its path, such as `all.food` or `stages.0`."""
    if isinstance(value, Mapping):
        parts: Iterable[tuple[str, Any]] = value.items()
    elif isinstance(value, list | tuple):
        parts = ((str(place), part) for place, part in enumerate(value))
    else:
        if isinstance(value, int) and not isinstance(value, bool):
            yield path, value
        return
    for name, part in parts:
        yield from flat(part, f"{path}.{name}".lstrip("."))


def figures_of(row: Row) -> dict[str, int]:
    """Return the figures of a row that its text should say, by path."""
    printed = {name: value for name, value in row.figures.items() if name not in NOT_IN_TEXTS}
    return dict((*flat(printed), *flat(row.effects)))


def said_in(text: str) -> Counter[int]:
    """Return the numbers of a text other than 0, which texts leave out or write as they like."""
    return +Counter(number for number in map(int, re.findall(r"\d+", text)) if number)


def declared(game: str, family: str, card: str, key: str) -> Any:
    """Return what `card_figures.toml` says under a key, that of the family and that of the card together."""
    of_family = DECLARED.get(game, {}).get(family, {})
    if key in ("by_word", "unsaid"):
        return of_family.get(card, {}).get(key, {})
    return [*of_family.get(key, []), *of_family.get(card, {}).get(key, [])]


def in_data(game: AnyGame, figure: int | str) -> int:
    """Return a figure as it stands, or from its place in data.toml of the game."""
    if isinstance(figure, int):
        return figure
    found: Any = tomllib.loads((game.folder / "data.toml").read_text(encoding="utf-8"))
    for name in figure.split("."):
        found = found[name]
    assert isinstance(found, int)
    return found


def complaints(game: AnyGame, family: str, row: Row, text: str, language: str) -> Iterator[str]:
    """Yield what is wrong between a row and its text in a language, one sentence for each figure."""
    key = game.id, family, row.id
    figures = figures_of(row)
    by_word, unsaid = declared(*key, "by_word"), declared(*key, "unsaid")
    for path, value in {**by_word, **unsaid}.items():
        if figures.get(path) != value:
            yield f"{path} is {figures.get(path)}, the text was written for {value}"
    for path, value in by_word.items():
        if not re.search(NUMBER_WORDS[language][value], text, re.IGNORECASE):
            yield f"no word of the text says {path} = {value}"
    paths = [*(path for path in figures if path not in by_word and path not in unsaid), *declared(*key, "again")]
    beside = [*declared(*key, "beside"), *declared(*key, f"beside-{language}")]
    wanted = Counter(abs(figures[path]) for path in paths if figures[path])
    wanted.update(in_data(game, figure) for figure in beside)
    said = said_in(text)
    for figure in wanted - said:
        where = ", ".join(path for path in paths if abs(figures[path]) == figure) or "another rule"
        yield f"the text says {figure} {said[figure]} times, the row {wanted[figure]} times ({where})"
    for figure in said - wanted:
        yield f"the text says {figure} {said[figure]} times, the row {wanted[figure]} times"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_text_of_every_card_says_the_figures_of_its_row(id: str, language: str) -> None:
    game = find_game(id)
    prefix = prefix_of(game.rulebook)
    found = [
        f"{family.name}, {row.id}, {language}: {complaint}"
        for family in game.cards
        for row in family.rows
        for complaint in complaints(
            game, family.name, row, game.rulebook[f"{prefix}.card.{row.id}"].text(language), language
        )
    ]
    assert not found, "\n".join((*found, WHAT_TO_DO))


def test_every_declaration_is_about_a_card() -> None:
    for id, families in DECLARED.items():
        known = {family.name: family.ids for family in find_game(id).cards}
        for family, cards in families.items():
            assert {card for card in cards if card != "beside"} <= set(known[family]), family
            assert all(entry.keys() <= KEYS for card, entry in cards.items() if card != "beside"), family


# -- the comparison itself

PLOUGH: Final = Row("plough", {"cost": 3, "copies": [1, 2]}, {"food": -2, "yields": [0, 4]}, "rulebook")
SENTENCE: Final = "It costs 3. You lose 2 food, then gain 4, never below 0."


def test_figures_of_a_row_are_found_by_their_paths() -> None:
    assert figures_of(PLOUGH) == {"cost": 3, "food": -2, "yields.0": 0, "yields.1": 4}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (SENTENCE, []),
        (SENTENCE.replace("3", "5"), ["says 3 0 times, the row 1 times (cost)", "says 5 1 times, the row 0 times"]),
        (SENTENCE.replace("2", "3"), ["says 2 0 times, the row 1 times (food)", "says 3 2 times, the row 1 times"]),
    ],
)
def test_another_figure_is_named(text: str, complaint: list[str]) -> None:
    found = list(complaints(find_game("tempus"), "tools", PLOUGH, text, "en"))
    assert found == [f"the text {part}" for part in complaint]


# -- Tempus Imperium, whose buildings have no texts of their own

COST: Final = ("wood", "stone", "gold")


def buildings() -> list[dict[str, Any]]:
    folder = find_game("tempus-imperium").folder
    found: list[dict[str, Any]] = tomllib.loads((folder / "data.toml").read_text(encoding="utf-8"))["building"]
    return found


def numbers_of(clause: str, language: str) -> list[int]:
    rulebook = find_game("tempus-imperium").rulebook
    return [int(number) for number in re.findall(r"\d+", rulebook[f"{prefix_of(rulebook)}.{clause}"].text(language))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_costs_of_buildings_are_those_of_the_data(language: str) -> None:
    costs = [building[good] for building in buildings() for good in COST if building[good]]
    (option,) = {building["gold_other"] for building in buildings() if "gold_other" in building}
    assert numbers_of("build.costs", language) == [*costs, option], f"build.costs, {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_gold_and_points_of_buildings_are_those_of_the_data(language: str) -> None:
    for building in buildings():
        said = numbers_of(f"use.{building['id']}", language)
        assert said == [building["use_gold"]], f"use.{building['id']}, {language}"
    points = {building["id"]: building["victory_points"] for building in buildings()}
    for clause, ids in (("castles", ("castle",)), ("markets_forts", ("market", "fort")), ("farms", ("farm",))):
        assert numbers_of(f"score.{clause}", language) == sorted({points[id] for id in ids}), f"{clause}, {language}"
