"""One term per thing: that of the printed edition, in all texts of a game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from aevum.kernel.registry import find_game

STRANGERS: Final = {
    ("tempus", "en"): {r"\bage\b": "era", r"\bsay done\b": "choose “Done”", r"\bbeats? off\b": "repel"},
    ("tempus", "es"): {
        r"\breserva": "almacén",
        r"\bhij[oa]s?\b": "niño",
        r"\bjugador inicial\b": "primer jugador",
        r"\bera de inicio\b": "era inicial",
        r"\bturno de ronda\b": "turno en la ronda",
    },
    ("tempus", "ru"): {
        r"\bэпох": "эра",
        r"\bместност(?!и\b)": "территория (местность only in тайл местности)",
        r"(?<!тайл )(?<!тайла )(?<!тайлы )\bместности\b": "территория",
        r"\bценност": "значение",
        r"\bна руке\b": "в руке",
        r"\bв одном гексе\b": "на одном гексе",
        r"\bдвижени": "перемещение",
        r"\b[Вв]аш": "твой",
    },
    ("tempus-imperium", "en"): {r"\brim\b": "edge"},
    ("tempus-imperium", "es"): {r"\bincursi": "ataque", r"\bfortaleza": "fuerte", r"\bcarretera": "camino"},
    ("tempus-imperium", "ru"): {
        r"\bзол\.": "золотой",
        r"\bдлиннейш": "самая длинная",
        r"\bприменить\b": "использовать",
        r"(?<![А-Яа-я])стоит \d+ очк": "приносит",
        r"\bопци": "настройка",
    },
    ("through-the-ages", "en"): {
        r"\beras?\b": "Age",
        r"\btheatre": "theater",
        r"\bfamine\b": "hunger",
        r"\bscores? \d+ science": "gain",
    },
    ("through-the-ages", "es"): {
        r"\barenas?\b": "estadio",
        r"\balmacén azul\b": "reserva",
        r"\breserva amarilla\b": "almacén amarillo",
        r"\bdisolver\b": "dispersar",
        r"\bsuceso": "evento",
        r"\btom(ar|as|a|ado)\b": "coger",
    },
    ("through-the-ages", "ru"): {
        r"\bэр[аыуе]\b": "эпоха",
        r"\bюнит": "отряд",
        r"\bрудник": "шахта",
        r"\bпищ[аиуе]\b": "еда",
        r"\bна руке\b": "в руке",
        r"\bпрошедш": "прошлые",
        r"\bособ(ое|ому) правил": "альтернативное правило",
        r"\b[Вв]аш": "твой",
    },
    ("clash-of-cultures", "en"): {
        r"(?<![-$])\bhex(es)?\b": "space",
        r"(?<!-)\btechnolog(y|ies)\b(?! Trade)": "advance",
        r"\bshall\b": "do you want",
        r"\bturns? of all\b": "every player’s turn",
        r"\bmost victory points win\b": "whoever has the most wins",
        r"\bYou know it\b|\bknown to\b": "have, owned by",
        r"\bera\b": "round",
    },
    ("clash-of-cultures", "es"): {
        r"\bhexágono": "espacio",
        r"\bcasilla": "espacio",
        r"\btecnología(?!\s*$)": "avance",
        r"\bcomida\b": "alimento",
        r"\bpiedra\b": "mineral",
        r"\bcarta de suceso": "carta de evento",
        r"\bturnos? de todos\b": "el turno de cada jugador",
        r"\bganan los puntos\b": "gana quien tenga más puntos",
        r"\bpuedes quedarte (esta|1)\b": "quedarse con",
    },
    ("clash-of-cultures", "ru"): {
        r"\bюнит": "отряд",
        r"\bтехнологи": "достижение",
        r"\bпищ[аиуе]\b": "еда",
        r"\bдерев[оау]\b": "древесина",
        r"\bвымен": "отдать карту",
        r"\bкост(и|ями|ей)\b": "кубик",
        r"\bход(а|ов)? всех\b": "ход каждого игрока",
        r"\bпобеждают победные": "побеждает тот, у кого больше",
        r"\bв одном гексе\b": "на одном гексе",
        r"\bна руке\b": "в руке",
        r"\b[Вв]аш": "твой",
    },
}
"""Words for a thing that the printed edition calls otherwise, by game and language."""


def spoken(game: str, language: str) -> list[str]:
    """Return everything that a game says in a language: its messages and clauses, without comments and ids."""
    found = find_game(game)
    lines = (found.locale / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    messages = [re.sub(r"^[a-z][\w-]* = |\{ \$\w+ ->|\[\w+\]", "", line) for line in lines if not line.startswith("#")]
    return [*messages, *(clause.text(language) for clause in found.rulebook)]


@pytest.mark.parametrize(("game", "language"), STRANGERS, ids=map("-".join, STRANGERS))
def test_a_thing_has_one_name(game: str, language: str) -> None:
    for said in spoken(game, language):
        for stranger, term in STRANGERS[game, language].items():
            assert not re.search(stranger, said, re.IGNORECASE), f"{term}: {said}"


@pytest.mark.parametrize("folder", sorted(Path(find_game("tempus").folder).parents[1].rglob("locale")), ids=str)
def test_english_has_curly_quotes_and_no_space_before_an_ellipsis(folder: Path) -> None:
    for file in folder.glob("*.ftl"):
        for line in file.read_text(encoding="utf-8").splitlines():
            assert line.startswith("#") or not re.search(r"\w \u2026|\w'\w", line), line
