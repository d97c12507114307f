"""Messages of lobby, match pages, terminal and arena: consistent terms, buttons that fit, and none that is not used."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from aevum.kernel.words import LANGUAGES, Words
from aevum.testing.messages import assert_languages_agree, variables_by_message
from contract.locales import LOCALES, PACKAGE, SITE_LOCALES

SHARED: Final = ("kernel", "web", "server", "cli", "arena")
BUTTON: Final = 24
"""Maximum number of characters that a button of a small phone shows."""
BUTTONS: Final = (
    *("account-change", "account-enter", "account-everywhere", "account-leave", "account-register", "account-rename"),
    *("confirm-do", "hint-ask", "invite-copy", "join-do", "lobby-begin", "lobby-friends", "mine-begin", "mine-delete"),
    *("mine-leave-bot", "mine-leave-open", "par-way", "preset-default", "replay-run", "seat-here", "seat-open"),
    *("table-again", "table-agree", "table-goal-close", "table-more", "table-notify", "table-refuse", "table-share"),
)
AVOIDED: Final = {
    "en": {
        r"\d signs\b": "characters",
        r"(?<!here )\bis no\b(?! longer|\.)": "is not a",
        r"\b(defence|optimiser|licence|colour|honour|centre)\b": "American spelling",
        r"\bbroke down\b|\bfor want of\b": "failed, because",
        r"\bthe house\b": "the server, Aevum",
    },
    "es": {
        r"\d signos\b": "caracteres",
        r"\b\w+(adme|edme|idme|áis|éis)\b": "tú, ustedes",
        r"\bla casa\b": "el servidor, Aevum",
    },
    "ru": {r"\b\w+(йте|ите)\b": "ты", r"\b[Нн]е понятно\b": "непонятно", r"\bдом\b": "сервер"},
}
MAIL: Final = {"en": r"\bletters?\b", "es": r"\bcartas?\b", "ru": r"$^"}
"""Words not used for e-mail: in Spanish “cartas” are the cards of a game, in English a letter is made of paper."""


def said(locale: Path, language: str) -> dict[str, str]:
    """Return the text of every message as it is written, by its id."""
    text = (locale / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = (.*(?:\n[ }].*)*)", text, re.MULTILINE))


@pytest.mark.parametrize("locale", SITE_LOCALES.values(), ids=list(SITE_LOCALES))
def test_all_languages_hold_the_same_messages_with_the_same_variables(locale: Path) -> None:
    assert_languages_agree(locale, LANGUAGES)


def test_a_difference_between_languages_is_seen(tmp_path: Path) -> None:
    for language, text in zip(LANGUAGES, ("hi = { $name }", "hi = { $who }", "hi = { $name }"), strict=True):
        (tmp_path / f"{language}.ftl").write_text(text)
    with pytest.raises(AssertionError, match="es"):
        assert_languages_agree(tmp_path, LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", SHARED)
def test_a_thing_is_called_by_one_word(place: str, language: str) -> None:
    for message, text in said(LOCALES[place], language).items():
        for avoided, better in AVOIDED[language].items():
            assert not re.search(avoided, text), f"{message}: {better}: {text}"
        if message.startswith(("confirm-", "account-email")):
            assert not re.search(MAIL[language], text, re.IGNORECASE), f"{message}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_of_the_site_fit_a_small_phone(language: str) -> None:
    words = Words(language, (LOCALES["web"],))
    labels = {message: words(message) for message in BUTTONS}
    assert not {message: label for message, label in labels.items() if len(label) > BUTTON}


def test_every_message_of_the_site_is_used() -> None:
    """A message is used by its id in the code, or by a prefix from which the code composes the id."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in PACKAGE.rglob("*.py"))
    texts = "\n".join(said(LOCALES["web"], "en").values())
    begun = tuple(re.findall(r'f"([a-z]+-(?:[a-z]+-)*)\{', code))
    unused = [
        message
        for message in variables_by_message(LOCALES["web"] / "en.ftl")
        if f'"{message}"' not in code and not message.startswith(begun) and f"{{ {message} }}" not in texts
    ]
    assert not unused
