"""Bad input gets status 2 and one clear sentence; nothing is written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.conftest import Run

REFUSED = [
    ("", "Something is missing"),
    ("dance", "“dance” is not possible"),
    ("play", "Something is missing"),
    ("play chess", "There is no game “chess”"),
    ("new chess -o x.aevum", "There is no game “chess”"),
    ("new tempus-imperium --at 2018-02-30T10:00", "no such day"),
    ("new tempus-imperium --at 2018-06-06T24:35", "no such day"),
    ("new tempus-imperium --at yesterday", "is not a date and time"),
    ("new tempus-imperium --at 2018-06-06", "is not a date and time"),
    ("new tempus-imperium --digits 18060619351", "has 11 characters"),
    ("new tempus-imperium --digits 180606193", "has 9 characters"),
    ("new tempus-imperium --digits 18060619x5", "exactly ten digits"),
    ("new tempus-imperium --digits ١٨٠٦٠٦١٩٣٥", "exactly ten digits"),
    ("new tempus-imperium --digits 1806061935 --at 2018-06-06T19:35", "was given already"),
    ("new tempus-imperium --fort-and-castle-gold 4", "Allowed: 2, 3"),
    ("new tempus-imperium --enemy-mode none", "Allowed: printed, random_free_squares"),
    ("new tempus-imperium --rim-roads maybe", "Allowed: true, false"),
    ("new tempus-imperium --colour red", "I do not know what to do with --colour red"),
    ("new tempus-imperium --seats 2", "the number of seats is 1, not 2"),
    ("new tempus-imperium --seats none", "is not a number of seats"),
    ("new tempus-imperium --seed -3", "is not a seed"),
    ("new tempus-imperium --seed", "--seed needs a value"),
    ("new tempus-imperium --seed 1.5", "is not a seed"),
    (f"new tempus-imperium --seed {1 << 256}", "is not a seed"),
    ("new tempus-imperium -o missing/folder/x.aevum", "No such file or directory"),
    ("show", "Something is missing"),
    ("show nothing.aevum", "No such file or directory"),
    ("show .", "Is a directory"),
    ("replay nothing.aevum", "No such file or directory"),
    ("arena tempus-imperium --bots genius", "There is no bot “genius”"),
    ("arena high-card --bots normal,normal", "The bot “normal” does not play high-card"),
    ("arena tempus-imperium --bots random,random", "the number of seats is 1, not 2"),
    ("arena tempus-imperium --games 0", "whole number from 1 on"),
    ("arena tempus-imperium --games many", "whole number from 1 on"),
    ("arena tempus-imperium --jobs -1", "whole number from 1 on"),
    ("arena tempus-imperium --jobs 2 --ray auto", "--ray cannot go together with --jobs"),
    ("arena tempus-imperium --ray", "--ray needs a value"),
    (f"arena tempus-imperium --seed {1 << 256}", "is not a seed"),
    (f"arena tempus-imperium --games {10**40}", "is too many: at most 10000000"),
    ("arena tempus-imperium --jobs 1000000", "is too many: at most 1000"),
    ("arena chess", "There is no game “chess”"),
    ("arena high-card --bots random,,random --out x", "There is no bot “”"),
    ("arena high-card --bots random --out x", "the number of seats is 2, 3, not 1"),
    ("arena high-card --bots random,random --seed -1 --out x", "is not a seed"),
    ("arena high-card --out /dev/null/x", "Not a directory"),
    ("rules chess", "There is no game “chess”"),
    ("sheet", "One of these is needed: --svg --png --pdf"),
    ("sheet --pdf x.pdf --png x.png", "cannot go together"),
    ("sheet --blank --at 2018-06-06T19:35 --pdf x.pdf", "no date and no options"),
    ("sheet --at 2018-13-01T00:00 --pdf x.pdf", "no such day"),
    ("sheet --pdf missing/folder/x.pdf", "No such file or directory"),
    ("games --lang de", "choose from en, es, ru"),
    ("play tempus-imperium --bots random", "With one bot no seat is left for you; seats in all: 1."),
]


@pytest.mark.parametrize(("words", "sentence"), REFUSED)
def test_bad_input_is_answered_with_one_sentence(aevum: Run, own_place: Path, words: str, sentence: str) -> None:
    answer = aevum(words)
    assert answer.status == 2
    assert sentence in answer.err
    assert answer.err.startswith("aevum: ")
    assert answer.err.count("\n") == 1
    assert answer.out == ""
    assert not [path for path in own_place.rglob("*") if path.is_file()]


def test_machines_get_the_error_as_json(aevum: Run) -> None:
    answer = aevum("new tempus-imperium --at 2018-02-30T10:00 --json")
    assert answer.status == 2
    assert json.loads(answer.err) == {
        "error": "BadOption",
        "message": "There is no such day or time as 2018-02-30T10:00.",
    }


@pytest.mark.parametrize(("language", "sentence"), [("es", "No existe el juego"), ("ru", "Игры «chess» нет")])
def test_errors_are_said_in_the_language_asked_for(aevum: Run, language: str, sentence: str) -> None:
    assert sentence in aevum(f"rules chess --lang {language}").err


def test_the_language_of_the_system_is_spoken(aevum: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "es_AR.UTF-8")
    assert "No existe el juego" in aevum("rules chess").err


def test_a_file_is_not_overwritten_unasked(aevum: Run, own_place: Path) -> None:
    (own_place / "x.aevum").write_text("precious")
    answer = aevum("new tempus-imperium -o x.aevum")
    assert answer.status == 2
    assert "not overwritten" in answer.err
    assert (own_place / "x.aevum").read_text() == "precious"
    assert aevum("new tempus-imperium -o x.aevum --force").status == 0


def test_a_move_number_past_the_end(aevum: Run) -> None:
    aevum("new tempus-imperium -o x.aevum")
    answer = aevum("show x.aevum --at 3")
    assert answer.status == 2
    assert "There is no move no. 3; the last is no. 0." in answer.err
