"""Sentences of Clash of Cultures in three languages: numbers, cases, gender, refusals and the log."""

from __future__ import annotations

import re
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from aevum.games.clash_of_cultures import GAME
from aevum.games.clash_of_cultures.constants import ADVANCES, COLOURS, EVENTS, GOODS, PERSONS, RULEBOOK, WONDERS
from aevum.games.clash_of_cultures.moves import BOOK
from aevum.games.clash_of_cultures.rule_values import POINTS
from aevum.games.clash_of_cultures.state import Table
from aevum.games.clash_of_cultures.view_builder import see
from aevum.kernel.events import Event, Log
from aevum.kernel.words import LANGUAGES, Name
from games.clash_of_cultures.card_positions import plain
from games.clash_of_cultures.positions import (
    begin_status,
    camp,
    city,
    event,
    events_of,
    give,
    play,
    refused,
    rolls,
    table,
    units,
)
from rule_marks import card, rule

NUMBERS: Final = (*range(26), 31, 101, 102, 111, 112, 121, 122)
FORMS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "en": {
        "food": ("food", "food"),
        "ore": ("ore", "ore"),
        "wood": ("wood", "wood"),
        "idea": ("idea", "ideas"),
        "gold": ("gold", "gold"),
        "culture": ("culture token", "culture tokens"),
        "mood": ("mood token", "mood tokens"),
    },
    "es": {
        "food": ("alimento", "alimentos"),
        "ore": ("mineral", "minerales"),
        "wood": ("madera", "maderas"),
        "idea": ("idea", "ideas"),
        "gold": ("oro", "oros"),
        "culture": ("ficha de cultura", "fichas de cultura"),
        "mood": ("ficha de ánimo", "fichas de ánimo"),
    },
    "ru": {
        "food": ("еда", "еды", "еды"),
        "ore": ("руда", "руды", "руды"),
        "wood": ("древесина", "древесины", "древесины"),
        "idea": ("идея", "идеи", "идей"),
        "gold": ("золото", "золота", "золота"),
        "culture": ("жетон культуры", "жетона культуры", "жетонов культуры"),
        "mood": ("жетон настроения", "жетона настроения", "жетонов настроения"),
    },
}
"""Forms of a noun by language and good: after one, after two, in Russian also after five."""
AFTER_A_VERB: Final = {"еда": "еду", "руда": "руду", "древесина": "древесину", "идея": "идею"}
"""Russian forms after 1 that the accusative changes."""
VERBS: Final = {
    "event-gain": ("gains", "consigue", "получает"),
    "event-lose": ("loses", "pierde", "теряет"),
    "event-pay": ("pays", "paga", "платит"),
    "event-offer-give": ("would give", "daría", "предлагает"),
    "event-offer-want": ("asks for", "pide", "просит"),
}
BUTTON: Final = 24
"""Maximum number of characters of a button on a phone."""


def form_of(language: str, number: int) -> int:
    """Return which of the forms of a noun stands after a number."""
    if language != "ru":
        return int(number != 1)
    if number % 10 == 1 and number % 100 != 11:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


# -- numbers and cases


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("good", GOODS)
def test_a_good_agrees_with_its_number(language: str, good: str) -> None:
    words = GAME.words(language)
    for number in NUMBERS:
        form = FORMS[language][good][form_of(language, number)]
        after_a_verb = AFTER_A_VERB.get(form, form)
        assert words("price-good", amount=number, good=good) == f"{number} {form}"
        for message, verbs in VERBS.items():
            verb = verbs[LANGUAGES.index(language)]
            for colour in COLOURS:
                player = words(f"player-{colour}")
                said = words(message, player=Name(f"player-{colour}"), amount=number, good=good)
                assert said == f"{player} {verb} {number} {after_a_verb}."


@pytest.mark.parametrize(
    ("language", "gained", "paid"),
    [
        ("en", "Red gains 2 ideas.", "Red pays 1 culture token."),
        ("es", "Rojo consigue 2 ideas.", "Rojo paga 1 ficha de cultura."),
        ("ru", "Красный получает 2 идеи.", "Красный платит 1 жетон культуры."),
    ],
)
def test_the_log_counts_what_a_card_gives_and_costs(language: str, gained: str, paid: str) -> None:
    words = GAME.words(language)
    made = give(city(plain(), "D2"), culture=1, actions="leadership-archers")
    told = events_of(made, "play leadership-archers")
    assert paid in [one.say(words) for one in told]

    made = give(city(plain(), "D2"), persons="great-philosopher")
    told = events_of(made, "call great-philosopher", "gain writing")
    assert gained in [one.say(words) for one in told]


@pytest.mark.parametrize(
    ("language", "price"),
    [("en", "1 food, 1 ore"), ("es", "1 alimento, 1 mineral"), ("ru", "1 еда, 1 руда")],
)
def test_a_button_counts_the_price(language: str, price: str) -> None:
    made = city(plain(), "D2")

    assert GAME.price(see(made, 0), BOOK.parse("unit army"), GAME.words(language)) == price


STEEL: Final = {
    "en": ("It costs 2 food and 2 ore; you cannot buy it now.", "You can buy it now for 2 food and 2 ore."),
    "es": (
        "Cuesta 2 alimentos y 2 minerales; ahora no puedes comprarlo.",
        "Puedes comprarlo ahora por 2 alimentos y 2 minerales.",
    ),
    "ru": ("Оно стоит 2 еды и 2 руды; сейчас его не купить.", "Сейчас его можно купить за 2 еды и 2 руды."),
}
FREE: Final = {
    "en": "You can have it now without paying.",
    "es": "Puedes conseguirlo ahora sin pagar nada.",
    "ru": "Сейчас его можно получить бесплатно.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_advance_says_of_what_its_price_is(language: str) -> None:
    """Steel Weapons cost ore too; with Math, Engineering costs nothing."""
    words = GAME.words(language)
    made = give(city(plain(), "D2"), advances="tactics math", food=2)

    def told(made: Table, advance: str) -> str:
        return GAME.tooltips(see(made, 0), words)[f"card-{advance}"].now

    dear, open_now = STEEL[language]
    assert told(made, "steel-weapons") == dear
    assert told(give(made, ore=2), "steel-weapons") == open_now
    assert told(made, "engineering") == FREE[language]
    assert see(made, 0).prices[ADVANCES.number("engineering")] == (0, 0, True)


MOODS: Final = {
    "en": ("it will be angry.", "it will be neutral."),
    "es": ("después estará enfadada.", "después estará neutral."),
    "ru": ("он станет злым.", "он станет нейтральным."),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mood_agrees_with_the_city(language: str) -> None:
    words = GAME.words(language)
    for before, expected in zip(("neutral", "happy"), MOODS[language], strict=True):
        made = give(city(plain(), "D2", mood=before), food=1)
        made.active[BOOK.parse("collect D2") - BOOK.by_name["collect"].first] = 1
        brought = GAME.preview(see(made, 0), BOOK.parse("collect D2"), words)
        assert brought is not None
        assert brought.text.endswith(expected)


@pytest.mark.parametrize(
    ("language", "none", "one", "two", "five"),
    [
        ("en", "no actions left", "1 action left", "2 actions left", "5 actions left"),
        ("es", "no te quedan acciones", "te queda 1 acción", "te quedan 2 acciones", "te quedan 5 acciones"),
        ("ru", "действий не осталось", "осталось 1 действие", "осталось 2 действия", "осталось 5 действий"),
    ],
)
def test_a_turn_without_actions_is_not_counted(language: str, none: str, one: str, two: str, five: str) -> None:
    words = GAME.words(language)
    for number, expected in zip((0, 1, 2, 5), (none, one, two, five), strict=True):
        assert expected in words("prompt-turn", actions=number)


# -- names


@pytest.mark.parametrize("language", LANGUAGES)
def test_event_cards_that_differ_in_english_differ_in_every_language(language: str) -> None:
    english, words = GAME.words("en"), GAME.words(language)
    for one in EVENTS.ids:
        for other in EVENTS.ids:
            alike = english(f"card-{one}") == english(f"card-{other}")
            assert (words(f"card-{one}") == words(f"card-{other}")) == alike, (one, other)


def test_in_spanish_every_great_person_is_masculine_and_fits_its_article() -> None:
    words = GAME.words("es")
    for person in PERSONS:
        name = words(f"card-{EVENTS.ids[person]}")
        assert re.match(r"(Gran|Viejo) \w+(o|a|or|r)$", name)
        said = words("event-call", player=Name("player-red"), card=Name(f"card-{EVENTS.ids[person]}"))
        assert said == f"Rojo usa al {name}."


def test_in_english_wonders_and_great_persons_have_an_article() -> None:
    words = GAME.words("en")
    wonders = [Name(f"card-{id}") for id in WONDERS.ids]
    persons = [Name(f"card-{EVENTS.ids[person]}") for person in PERSONS]
    told = {"event-wonder": wonders, "event-reserve": wonders, "event-person": persons, "event-call": persons}
    for message, names in told.items():
        for name in names:
            said = words(message, player=Name("player-red"), card=name, hex="B4")
            assert f" the {words(name)}" in said, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_fit_a_phone(language: str) -> None:
    words = GAME.words(language)
    source = (GAME.locale / f"{language}.ftl").read_text(encoding="utf-8")
    ids = [entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)]
    buttons = [id for id in ids if re.match(r"(pick|half|side|unit-(?!S\d))", id)]
    assert len(buttons) > 60
    assert {id: words(id) for id in buttons if len(words(id)) > BUTTON} == {}


# -- Russian possessives

COMMANDED: Final = (
    r"\b(ты|выбери|заплати|получи|подними|понизь|убери|выставь|увеличь|брось|купи|открой|скажи|сними|возьми|исследуй)\b"
)
YOURS: Final = (
    r"\b(одном из твоих|одного из твоих|(выбери|снести) один из твоих|из твоей руки|другого твоего|"
    r"(?<!хотя бы )\d (твой|твою)|кажд(ую|ый) (твой|твою)|такое же твоё|сбросить её в твой)\b"
)
OF_ANOTHER: Final = r"\b(игрок|он)\b[^.;]*\b(выбирает|получает|теряет|тебя)\b[^.;]*\b(из его|в его|на его)\b"


def test_russian_says_свой_where_the_owner_is_the_subject() -> None:
    """`Он выбирает один из его городов` would be another's city, `убери 1 твою армию` sounds translated."""
    for clause in RULEBOOK:
        text = clause.text("ru")
        assert re.search(OF_ANOTHER, text) is None, f"{clause.id}: {text}"
        for part in re.split(r"[.;:]", text):
            found = re.search(COMMANDED, part, re.IGNORECASE) and re.search(YOURS, part)
            assert not found, f"{clause.id}: {part}"


# -- clauses and the data of the engine


def test_the_clause_of_the_score_gives_the_points_of_the_data() -> None:
    """All figures of `[points]` are halves of a victory point."""
    figures = [POINTS[name] // 2 for name in ("piece", "wonder", "objective", "buried_piece", "wonder")]
    for language in LANGUAGES:
        text = RULEBOOK["clash_of_cultures.score.points"].text(language)
        assert [int(figure) for figure in re.findall(r"\d+", text)] == figures, text


def test_the_clause_of_the_range_names_the_great_statue() -> None:
    for language in LANGUAGES:
        statue = GAME.words(language)("card-great-statue")
        stem = statue[:-2].split()[-1].lower()
        assert stem in RULEBOOK["clash_of_cultures.influence.range"].text(language).lower()


POINTING: Final = {
    "en": r"\b(that|these|those) (city|space|ships?|wonder|piece|category|government)\b|\balready\b|^You lack",
    "es": r"\b[Ee]s[ea]s? (ciudad|espacio|barco|maravilla|figura|categoría|gobierno)\b|\b[Aa]hí\b|\bya (lo|la) has\b",
    "ru": r"\b[Ээ]т(от|ого|ому|им|ом|а|у|ой) (город|гекс|корабл|чуд|здани|категори|форм)\w*|^Там\b|\bуже использован",
}
"""Words that point at a thing just touched: a tooltip is read where nothing has been touched."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tooltip_tells_a_rule_that_always_holds(language: str) -> None:
    """Clauses of moving speak of the group that is moving, and are left out."""
    names = [name for name, face in GAME.tooltips(None, GAME.words(language)).items() if not name.startswith("card-")]
    assert len(names) > 60
    clauses = {line for name in names for line in GAME.tooltips(None, GAME.words(language))[name].text.splitlines()}
    moving = {clause.text(language) for clause in RULEBOOK if clause.id.startswith("clash_of_cultures.move.")}
    cards = {clause.text(language) for clause in RULEBOOK if clause.id.startswith("clash_of_cultures.card.")}
    for told in clauses - moving - cards:
        assert not re.search(POINTING[language], told), told


# -- refusals of what an event asks


def lands(seats: int = 2) -> Table:
    """Return cities of red on D2, of blue on D7."""
    return city(city(plain(seats), "D2"), "D7", "blue")


def called(person: str, gained: str, made: Table) -> Table:
    """Let red use a great person for an advance."""
    return play(give(made, persons=person), f"call {person}", f"gain {gained}")


@rule("clash_of_cultures.events.eruption", "clash_of_cultures.events.rebels")
def test_who_must_choose_a_city_is_told_which() -> None:
    made = event(city(city(city(lands(), "A3"), "A5"), "A7"), "volcano")
    assert [refused(made, line) for line in ("at D7", "pass")] == ["events.eruption"] * 2

    made = event(units(units(city(lands(), "A3"), "A3", armies=1), "D2", armies=1), "civil-war")
    assert [refused(made, line) for line in ("at D7", "pass")] == ["events.rebels"] * 2


@rule("clash_of_cultures.events.avert", "clash_of_cultures.events.government")
def test_a_revolution_says_what_is_to_be_decided() -> None:
    known = "writing philosophy tactics draft myths rituals priesthood state-religion voting"
    made = event(units(give(lands(), advances=known), "D2", armies=1), "revolution")
    assert [refused(made, line) for line in ("at D7", "end")] == ["events.avert"] * 2

    play(made, "pass", "pass")
    assert [refused(made, line) for line in ("into democracy", "pass")] == ["events.government"] * 2


@rule("clash_of_cultures.events.delight", "clash_of_cultures.events.endow")
def test_great_persons_say_which_city_they_want() -> None:
    made = called("great-artist", "arts-and-sculpture", city(lands(), "A3"))
    assert [refused(made, line) for line in ("at D7", "pass")] == ["events.delight"] * 2

    made = called("great-engineer", "engineering", give(city(lands(), "A3"), advances="tactics", food=1, wood=1, ore=1))
    assert [refused(made, line) for line in ("grow D7 fortress", "end")] == ["events.endow"] * 2


@rule("clash_of_cultures.events.voyage", "clash_of_cultures.events.colonize")
def test_the_great_explorer_says_where() -> None:
    made = called("great-explorer", "fishing", give(city(city(table(), "D2"), "D7", "blue"), food=2))
    assert [refused(made, line) for line in ("at D7", "end")] == ["events.voyage"] * 2

    play(made, "at D3")
    while refused(made, "end") != "events.colonize":
        made.apply(made.legal()[0])
    assert refused(made, "at D7") == "events.colonize"


@rule("clash_of_cultures.actions.hire", "clash_of_cultures.actions.errand")
def test_mercenaries_say_what_is_to_be_decided() -> None:
    made = give(camp(camp(lands(), "D4", 1), "C2", 1), culture=2, actions="mercenaries-for-the-people")
    play(made, "play mercenaries-for-the-people")
    assert [refused(made, line) for line in ("at D7", "done", "end")] == ["actions.hire"] * 3

    play(made, "at D4", "at C2")
    assert [refused(made, line) for line in ("at D7", "end")] == ["actions.errand"] * 2
    play(made, "at D4")
    assert [refused(made, line) for line in ("to D7", "end")] == ["actions.errand"] * 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_event_asks_is_said_in_a_sentence_or_two(language: str) -> None:
    for clause in RULEBOOK:
        if clause.id.startswith("clash_of_cultures.events."):
            assert len(clause.text(language)) <= 240, clause.id


@rule("clash_of_cultures.actions.held")
def test_a_card_that_is_not_in_hand_is_refused_in_these_words() -> None:
    made = lands()

    assert refused(made, "play spy-high-morale") == "actions.held"
    assert refused(give(made, advances="bartering"), "barter spy-high-morale") == "actions.held"


# -- the log


def told(events: list[Event], language: str = "en") -> list[str]:
    return [one.say(GAME.words(language)) for one in events]


@card("clash_of_cultures.earthquake", "clash_of_cultures.heavy-earthquake")
@pytest.mark.parametrize("drawn", ["earthquake", "heavy-earthquake"])
def test_the_log_tells_what_an_earthquake_destroys(drawn: str) -> None:
    made = city(city(lands(), "A3", "red", "temple:blue", "happy", wonder="great-wall"), "A5")
    events = events_of(event(made, drawn), "at A3", "raze temple", "at A3", "at A5")

    assert told(events)[:3] == [
        "Blue loses a piece at A3: temple.",
        "Red loses the Great Wall at A3.",
        "The city at A5 is destroyed.",
    ]
    assert {one.clause for one in events[:3]} == {f"clash_of_cultures.card.{drawn}"}
    assert told(events, "es")[:2] == [
        "Azul pierde una figura en A3: templo.",
        "Rojo pierde una maravilla en A3: Gran muralla.",
    ]
    assert told(events, "ru")[:2] == [
        "Синий теряет здание в городе A3: храм.",
        "Красный теряет чудо света в городе A3: Великая стена.",
    ]


@rule("clash_of_cultures.battle.losses")
def test_the_log_tells_what_barbarians_destroy() -> None:
    made = give(plain(4), advances="myths writing")
    camp(city(made, "D4", pieces="temple academy"), "D5", 4)
    rolls(made, 6, 5, 4, 5)
    made.log = Log()
    event(made, "great-merchant")

    assert any(one.endswith("Red: no dice, combat value 0, hits 0.") for one in told(made.log.events))
    assert "Red loses a piece at D4: temple." in told(events_of(made, "raze temple"))


@rule("clash_of_cultures.battle.losses", "clash_of_cultures.battle.end")
def test_the_log_tells_which_units_barbarians_kill_and_how_it_ended() -> None:
    made = camp(units(city(plain(4), "D4", pieces="academy"), "D4", armies=1, settlers=1), "D5", 4)
    rolls(made, 6, 6, 6, 2, 1)
    made.log = Log()
    event(made, "great-merchant")
    play(made, "lose army")

    for language, lines in UNITS_LOST.items():
        events = told(made.log.events, language)
        assert [one for one in events if one in lines] == lines, events


UNITS_LOST: Final = {
    "en": [
        "Red loses an army unit at D4.",
        "Red loses a settler at D4.",
        "Red loses a piece at D4: academy.",
        "Battle at D4: the attack succeeds. Winner: Barbarians. Units left: 4 to 0.",
    ],
    "es": [
        "Rojo pierde una unidad de ejército en D4.",
        "Rojo pierde un colono en D4.",
        "Rojo pierde una figura en D4: academia.",
        "Batalla en D4: el ataque triunfa. Victoria: Bárbaros. Unidades que quedan: 4 a 0.",
    ],
    "ru": [
        "Красный теряет армию на D4.",
        "Красный теряет 1 поселенца на D4.",
        "Красный теряет здание в городе D4: академия.",
        "Сражение на D4: атака удалась. Победа: Варвары. Осталось в строю: 4:0.",
    ],
}


@rule("clash_of_cultures.objectives.score")
def test_the_price_of_an_objective_is_paid_and_who_is_done_says_so() -> None:
    made = give(lands(), gold=5, objectives="wealth-large-fleet colony-threat")
    begin_status(made)
    events = told(events_of(made, "red: score wealth-large-fleet upper", "red: done"))

    assert any(re.fullmatch(r"Red pays \d gold\.", one) for one in events), events
    assert "Red is done with objectives." in events
