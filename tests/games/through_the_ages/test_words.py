"""Texts of Through the Ages are true and well formed for every number and every card."""

from __future__ import annotations

import re
from typing import Final

import pytest

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.view_builder import see
from aevum.kernel.words import LANGUAGES
from games.through_the_ages.positions import give, politics, table
from rule_marks import rule

LIBRARY: Final = {"en": "Library of Alexandria", "es": "Biblioteca de Alejandría", "ru": "Александрийск"}
MILITARY_ACTION: Final = {
    "en": "1 fewer military action",
    "es": "1 acción militar menos",
    "ru": "1 военное действие меньше",
}


@rule("through_the_ages.row.hand_limit", "through_the_ages.politics.hand_limit")
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_hand_limits_name_the_wonder_that_raises_them(language: str) -> None:
    for clause in ("row.hand_limit", "politics.hand_limit"):
        assert LIBRARY[language] in GAME.rulebook[f"through_the_ages.{clause}"].text(language)


@rule("through_the_ages.card.hammurabi")
@pytest.mark.parametrize("language", LANGUAGES)
def test_hammurabi_tells_what_the_option_takes(language: str) -> None:
    assert MILITARY_ACTION[language] in GAME.rulebook["through_the_ages.card.hammurabi"].text(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_with_a_plural_name_is_the_subject_of_no_verb(language: str) -> None:
    """No “Hanging Gardens falls into ruin”: only territories, leaders and pacts have singular names throughout."""
    singular = {"prompt-bid", "event-lead", "you-lead", "event-pact-ends"}
    lines = (GAME.locale / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    for line in lines:
        message = line.split(" = ")[0]
        subject = re.search(
            r"(?:= |\. |: )\{ \$card \}(?:, [^,:]*,)? (?!против|contra|against|between)[a-zа-яé]+", line
        )
        assert not subject or message in singular, line


ZERO: Final[list[tuple[str, dict[str, str | int], str, str, str]]] = [
    ("face-hunger", {"missing": 2, "points": 0}, "no culture points to lose", "no tienes puntos", "и так нет"),
    ("waiting-agree", {"name": "A", "left": 0}, "anything else", "algo más", "что-нибудь ещё"),
    ("prompt-agree", {"left": 0}, "cost nothing", "no cuesten nada", "ничего не стоит"),
    (
        "event-mix",
        {"player": "A", "food": 0, "resources": 2},
        "gains 2 resources",
        "gana 2 recursos",
        "получает 2 ресурса",
    ),
    (
        "event-mix-lost",
        {"player": "A", "food": 1, "resources": 0},
        "loses 1 food",
        "pierde 1 de comida",
        "теряет 1 еду",
    ),
    ("prompt-first-round", {"civil": 0}, "No civil|no civil actions", "No te quedan", "не осталось"),
    (
        "event-hunger",
        {"player": "A", "missing": 2, "points": 0},
        "no culture points to lose",
        "no le quedan",
        "уже нет",
    ),
    (
        "brings-aggression",
        {"own": 3, "theirs": 2, "target": "A", "cards": 0},
        "no military cards",
        "no tiene",
        "карт в руке нет",
    ),
]


@pytest.mark.parametrize(("message", "arguments", "en", "es", "ru"), ZERO, ids=[row[0] for row in ZERO])
def test_zero_is_worded_as_nothing(message: str, arguments: dict[str, str | int], en: str, es: str, ru: str) -> None:
    for language, expected in zip(LANGUAGES, (en, es, ru), strict=True):
        said = GAME.words(language)(message, **arguments)
        assert re.search(expected, said), said
        assert " 0 " not in said, said


SAID: Final[list[tuple[str, dict[str, str | int], str, str, str]]] = [
    ("event-mix", {"player": "A", "food": 2, "resources": 1}, "2 food and one", "2 de comida y un", "2 еды и 1 ресурс"),
    (
        "face-stages",
        {"done": 1, "stages": 3, "cost": 1},
        "costs one resource.",
        "cuesta un recurso.",
        "стоит 1 ресурс.",
    ),
    (
        "face-stages",
        {"done": 1, "stages": 3, "cost": 2},
        "costs 2 resources.",
        "cuesta 2 recursos.",
        "стоит 2 ресурса.",
    ),
    (
        "face-stages",
        {"done": 1, "stages": 3, "cost": 5},
        "costs 5 resources.",
        "cuesta 5 recursos.",
        "стоит 5 ресурсов.",
    ),
    ("face-build", {"cost": 1, "have": 4}, "costs one resource;", "cuesta un recurso;", "стоит 1 ресурс;"),
    ("face-science", {"cost": 3, "have": 4}, "3 science points", "3 puntos de ciencia", "3 очка науки"),
    ("face-hunger", {"missing": 1, "points": 4}, "you are 1 food short", "falta 1 de comida", "не хватает 1 еды"),
    (
        "event-hunger",
        {"player": "A", "missing": 3, "points": 4},
        "3 food short",
        "le faltan 3 de",
        "3 еды и теряет 4 очка",
    ),
    ("event-food", {"player": "A", "points": 1}, "gains 1 food", "gana 1 de comida", "получает 1 еду"),
    ("amount-food", {"amount": 1}, "1 food", "1 de comida", "1 еда"),
    ("face-growth", {"cost": 21}, "21 food", "21 de comida", "стоит 21 еду"),
    (
        "prompt-agree",
        {"left": 1},
        "without spending any",
        "sin gastar ninguna",
        "не больше 1 гражданского действия (сами",
    ),
    (
        "prompt-agree",
        {"left": 5},
        "up to 5 civil actions",
        "hasta 5 acciones",
        "не больше 5 гражданских действий (сами",
    ),
    (
        "waiting-agree",
        {"name": "A", "left": 2},
        "up to 2 civil actions in all",
        "hasta 2",
        "ценой не больше 2 гражданских",
    ),
    (
        "waiting-either",
        {"card": "C", "name": "A", "amount": 2},
        "2 food and 2",
        "2 de comida y 2",
        "выбирает — 2 еды или 2 ресурса",
    ),
    (
        "event-rebellion",
        {"player": "A", "points": 2},
        "2 civil actions fewer",
        "2 acciones",
        "на 2 гражданских действия меньше",
    ),
]


@pytest.mark.parametrize(("message", "arguments", "en", "es", "ru"), SAID)
def test_amounts_are_counted(message: str, arguments: dict[str, str | int], en: str, es: str, ru: str) -> None:
    for language, expected in zip(LANGUAGES, (en, es, ru), strict=True):
        assert expected in GAME.words(language)(message, **arguments)


def test_politics_announces_that_cards_will_have_to_be_discarded() -> None:
    words = GAME.words("en")
    held = see(politics(give(table(), military="raid-i light-cavalry legion phalanx")), 0)
    assert held.own.military_limit == 2
    assert GAME.prompt(held, words).endswith("You hold 4 military cards: after it you may keep 2.")
    few = see(politics(give(table(), military="raid-i")), 0)
    assert GAME.prompt(few, words) == words("prompt-politics")
