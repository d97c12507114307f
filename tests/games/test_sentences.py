"""Sentences fit where they are shown: short buttons, reasons instead of cards, «свой» where Russian needs it."""

from __future__ import annotations

import re
from typing import Final

import pytest

from aevum.kernel.registry import find_game, games
from aevum.kernel.words import LANGUAGES, Words
from aevum.testing.messages import variables_by_message
from contract.locales import LOCALES

GAMES: Final = ("tempus", "tempus-imperium", "through-the-ages")
BUTTON: Final = 24
"""Maximum number of characters that a button of a small phone shows."""
CHOICES: Final = ("pick-", "side-", "unit-", "half-")
FOREIGN_SUBJECT: Final = re.compile(
    r"\b(?:выбирает|получает|теряет|ходит|отдаёт|берёт|платит)\b[^.;:]*\b(?:из|в|на|за|с|от) (?:его|её|их)\b"
)
"""A player in the third person whose own things are called another's."""
PARTS: Final = re.compile(r"[.;:,—()]|\s(?:и|а|но|или|если|когда|пока|чем|как)\s")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_buttons_fit_a_small_phone(id: str, language: str) -> None:
    game = find_game(id)
    words = Words(language, (game.locale,))
    messages = variables_by_message(game.locale / f"{language}.ftl")
    labels = {message: words(message) for message in messages if message.startswith(CHOICES)}
    assert not {message: label for message, label in labels.items() if len(label) > BUTTON}


@pytest.mark.parametrize("id", GAMES)
def test_no_step_refuses_by_the_text_of_a_card(id: str) -> None:
    """The text of a whole card is no reason after “not allowed”."""
    cards = [step.name for step in find_game(id).law.steps if ".card." in step.clause.id]
    assert not cards


@pytest.mark.parametrize("id", GAMES)
def test_in_russian_what_belongs_to_the_subject_is_called_its_own(id: str) -> None:
    for clause in find_game(id).rulebook:
        text = clause.text("ru")
        assert not FOREIGN_SUBJECT.search(text), f"{clause.id}: {text}"
        for part in PARTS.split(text):
            address = re.search(r"\bты\b", part, re.IGNORECASE)
            yours = re.search(r"\bтво\w+", part, re.IGNORECASE)
            assert not (address and yours), f"{clause.id}: {part}"


@pytest.mark.parametrize("id", games())
def test_no_message_of_a_game_has_the_id_of_one_on_every_page(id: str) -> None:
    """Of two messages with one id, the page would hide the game's."""
    own = variables_by_message(find_game(id).locale / "en.ftl").keys()
    assert not own & variables_by_message(LOCALES["web"] / "en.ftl").keys()


GOVERNED: Final = re.compile(
    r"\b(?:у|от|для|с|со|на|за|против|между|к|без|из|о|об|при|перед|над|под)"
    r" «?\{ \$(?:player|victim|rivals|other|name|names|card) \}",
    re.IGNORECASE,
)
"""A name after a preposition, which needs another case than the nominative."""


@pytest.mark.parametrize("id", GAMES)
def test_in_russian_a_name_stands_where_its_first_case_fits(id: str) -> None:
    """Names of players and cards are inserted in the nominative."""
    for folder in (find_game(id).locale, LOCALES["web"]):
        for line in (folder / "ru.ftl").read_text(encoding="utf-8").splitlines():
            assert not GOVERNED.search(line), line


def test_a_name_after_a_preposition_is_found() -> None:
    assert GOVERNED.search("Пакт с { $other } прекращён.")
    assert not GOVERNED.search("Пакт «{ $card }» прекращён: { $player }, { $other }.")
