"""Find numbers whose noun does not agree in English, Spanish and Russian sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

NUMBERS: Final = (*range(26), 31, 100, 101, 102, 111, 112, 121, 999)
"""Every number from 0 to 25, and larger ones at which the Russian plural categories start again."""

# -- nouns that are counted: singular and plural

ENGLISH: Final = (
    "action, bot, building, candidate, card, city/cities, colony/colonies, day, deal, decision, die/dice, file, forest,"
    " game, generation, hex/hexes, hour, idea, minute, move, palace, person/people, piece, player, point, position,"
    " quarry/quarries, record, region, resource, result, round, rule, seat, seating, second, settler, ship, square,"
    " stage, token, turn, undo, unit, wonder, worker"
)
SPANISH: Final = (
    "acción/acciones, asiento, bosque, bot, candidato, cantera, carta, ciudad/ciudades, colonia, colono,"
    " decisión/decisiones, día, edificio, evento, fase, ficha, hora, idea, jugada, jugador/jugadores, maravilla,"
    " mina, minuto, moneda, oro, orden/órdenes, partida, persona, piedra, posición/posiciones, punto,"
    " puesto, recurso, región/regiones, regla, registro,"
    " reparto, resultado, retroceso, ronda, segundo, tecnología, trabajador/trabajadores, turno,"
    " unidad/unidades"
)

# -- Russian: after 1 (and its accusative), after 1 in the genitive, after 2, after 5

RUSSIAN: Final = (
    "бот бота бота ботов",
    "гекс гекса гекса гексов",
    "город города города городов",
    "действие действия действия действий",
    "день дня дня дней",
    "единица|единицу единицы единицы единиц",
    "еда|еду еды еды еды",
    "жетон жетона жетона жетонов",
    "запись записи записи записей",
    "здание здания здания зданий",
    "золотой золотого золотых золотых",
    "игра|игру игры игры игр",
    "игрок|игрока игрока игрока игроков",
    "идея|идею идеи идеи идей",
    "карта|карту карты карты карт",
    "колония|колонию колонии колонии колоний",
    "минута|минуту минуты минуты минут",
    "место места места мест",
    "отмена|отмену отмены отмены отмен",
    "отряд отряда отряда отрядов",
    "очко очка очка очков",
    "партия|партию партии партии партий",
    "позиция|позицию позиции позиции позиций",
    "правило правила правила правил",
    "рабочий|рабочего рабочего рабочих рабочих",
    "раунд раунда раунда раундов",
    "ресурс ресурса ресурса ресурсов",
    "решение решения решения решений",
    "секунда|секунду секунды секунды секунд",
    "сторона|сторону стороны стороны сторон",
    "ход хода хода ходов",
    "человек|человека человека человека человек",
    "час часа часа часов",
    "шаг шага шага шагов",
    "этап этапа этапа этапов",
)
GENITIVE: Final = (
    "больше",
    "меньше",
    "до",
    "от",
    "из",
    "без",
    "около",
    "более",
    "менее",
    "хватит",
    "хватает",
    "недосчитывается",
)
"""Words after which a number and its noun stand in the genitive."""


def disagreements(sentence: str, language: str) -> Iterator[str]:
    """Yield every number with a noun that does not agree with it, as it stands in the sentence."""
    yield from _russian(sentence) if language == "ru" else _plain(sentence, language)


def _pairs(nouns: str) -> dict[str, bool]:
    """Return every form of the nouns, with whether the form is a plural."""
    forms: dict[str, bool] = {}
    for noun in nouns.split(", "):
        singular, _, plural = noun.strip().partition("/")
        forms |= {singular: False, plural or f"{singular}s": True}
    return forms


_PLAIN: Final = {"en": _pairs(ENGLISH), "es": _pairs(SPANISH)}
_COUNTED: Final = re.compile(
    r"(?<![\d.,:½])(\d+)(½?) (?:(?:civil|military|culture|science|yellow|blue|action|progress|fresh) )?([^\W\d_]+)"
)


def _plain(sentence: str, language: str) -> Iterator[str]:
    for figure, half, noun in _COUNTED.findall(sentence):
        plural = _PLAIN[language].get(noun)
        if plural is not None and plural == (figure == "1" and not half):
            yield f"{figure}{half} {noun}"


_FORMS: Final = [(set(one.split("|")), genitive, few, many) for one, genitive, few, many in map(str.split, RUSSIAN)]
_RUSSIAN: Final = re.compile(r"(?<![\d.,:½])(\d+) (?:(\w+(?:ое|ую|ый|ая|ого|ой|ых|ые)) )?([^\W\d_]+)")


def _russian(sentence: str) -> Iterator[str]:
    for found in _RUSSIAN.finditer(sentence):
        figure, adjective, noun = int(found[1]), found[2], found[3]
        in_genitive = sentence[: found.start()].lower().endswith(tuple(f"{word} " for word in GENITIVE))
        for one, genitive, few, many in _FORMS:
            if noun in one | {genitive, few, many}:
                expected = _expected(figure, in_genitive, one, genitive, few, many)
                if noun not in expected or (adjective and not _adjective_agrees(figure, adjective)):
                    yield found[0]
                break


def _expected(figure: int, in_genitive: bool, one: set[str], genitive: str, few: str, many: str) -> set[str]:
    kind = category(figure)
    if in_genitive:
        return {genitive} if kind == "one" else {many}
    return one if kind == "one" else {few} if kind == "few" else {many}


def _adjective_agrees(figure: int, adjective: str) -> bool:
    """Whether an adjective agrees: singular after 1; after 2 to 4 those of feminine nouns may end in -ые."""
    kind = category(figure)
    if kind == "one":
        return adjective.endswith(("ое", "ую", "ый", "ая", "ого", "ой"))
    return adjective.endswith("ых") or (kind == "few" and adjective.endswith("ые"))


def category(figure: int) -> str:
    """Return the Russian plural category of a whole number: one, few or many."""
    if figure % 10 == 1 and figure % 100 != 11:
        return "one"
    return "few" if figure % 10 in (2, 3, 4) and figure % 100 not in (12, 13, 14) else "many"
