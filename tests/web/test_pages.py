"""Pages that are rendered from plain data."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Final

import pytest

from aevum.kernel.game import AnyGame
from aevum.kernel.registry import find_game, games
from aevum.kernel.svg.typography import capitalised
from aevum.kernel.words import LANGUAGES, Words
from aevum.web.components.curves import Curve
from aevum.web.components.line_chart import plot
from aevum.web.layout import page
from aevum.web.pages.join import Invitation, join_page
from aevum.web.pages.lobby import lobby
from aevum.web.pages.my_matches import MatchEntry, Player, my_matches_page
from aevum.web.pages.new_match import new_match
from aevum.web.pages.notice import error_page
from aevum.web.pages.puzzle import puzzle_page
from aevum.web.pages.replay import ReplayPosition, replay_page
from aevum.web.pages.rules import rules_page
from aevum.web.text.site_words import LOCALE

NOW: Final = datetime(2018, 6, 6, 19, 35)
OURS: Final = [game for game in games().values() if type(game).__module__.startswith("aevum.games.")]
every_game = pytest.mark.parametrize("game", games().values(), ids=list(games()))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def words_of(game: AnyGame, language: str = "en") -> Words:
    return Words(language, (LOCALE, game.locale))


def the_lobby(game: AnyGame, *matches: MatchEntry, language: str = "en") -> str:
    words = words_of(game, language)
    return lobby({game.id: (game, words)}, {game.id: ("random",)}, words, NOW, matches)


def the_form(game: AnyGame, language: str = "en") -> str:
    return new_match(game, words_of(game, language), ("easy", "random"), NOW, "Ada")


@every_language
@every_game
def test_every_page_says_everything_in_words(game: AnyGame, language: str) -> None:
    words = words_of(game, language)
    moment = ReplayPosition(1, 2, "<svg></svg>", "pass", "", [Curve("Points", [("Points", [0, 1, 2])], range(3))])
    whole = page(
        "title",
        [
            the_lobby(game, language=language),
            the_form(game, language),
            rules_page(game, "", words),
            replay_page("id", moment, None, "cafe", "7", words),
            puzzle_page("2018-06-06", [("id", "", 3)], 2, words, game),
            my_matches_page([], words),
            [
                join_page(Invitation("/join/x", 1, ("Ada", ""), {0: "easy"}, taken), "", words)
                for taken in (True, False)
            ],
        ],
        words,
    )
    unsaid = re.findall(
        r">\s*((?:web|lobby|join|table|account|rules|replay|plot|puzzle|mine|preset|option)-[a-z_-]+)\s*<", whole
    )
    assert not unsaid


@every_game
def test_every_clause_can_be_linked_to_and_stands_once(game: AnyGame) -> None:
    anchors = re.findall(
        r'class="clause" id="([^"]+)"|id="([^"]+)" class="clause"', rules_page(game, "", words_of(game))
    )
    assert sorted(one or other for one, other in anchors) == sorted(clause.id for clause in game.rulebook)


@every_language
@every_game
def test_chapters_stand_in_the_rulebooks_order_under_titles_in_each_language(game: AnyGame, language: str) -> None:
    shown = rules_page(game, "", words_of(game, language))
    titles = list(dict.fromkeys(clause.chapter.title(language) for clause in game.rulebook))
    assert re.findall(r'<h2 id="chapter-[^"]+">([^<]+)</h2>', shown) == titles
    if len(titles) > 1:
        assert re.findall(r'<a href="#chapter-[^"]+">([^<]+)</a>', shown) == titles


def test_the_words_one_looks_for_are_marked() -> None:
    game = find_game("tempus-imperium")
    found = rules_page(game, "castle <b>", words_of(game))
    assert "<b>" not in found
    assert "<mark>castle</mark>" in rules_page(game, "castle", words_of(game)).lower()


def test_the_printed_rule_is_marked_among_the_values_of_an_option() -> None:
    form = the_form(find_game("tempus-imperium"))
    assert re.search(r'name="option-fort_and_castle_gold"[^>]*value="2"[^>]*checked', form)
    assert not re.search(r'name="option-fort_and_castle_gold"[^>]*value="3"[^>]*checked', form)


def test_any_date_can_be_played() -> None:
    assert 'type="datetime-local" name="option-at" value="2018-06-06T19:35"' in the_form(find_game("tempus-imperium"))


def test_the_lobby_shows_the_matches_that_wait_for_me_first() -> None:
    waiting = MatchEntry("one", "A", "Ada", "waiting", mine=False)
    mine = MatchEntry("two", "B", "Ada", "your turn", mine=True)
    over = MatchEntry("three", "C", "Ada", "over", mine=False, over=True)
    shown = the_lobby(find_game("tempus-imperium"), waiting, mine, over)
    assert shown.index("/m/two") < shown.index("/m/one")
    assert "/m/three" not in shown


def test_equal_scores_share_a_place() -> None:
    table = puzzle_page("2018-06-06", [("a", "Ada", 9), ("b", "Bob", 9), ("c", "Cy", -4)], 0, Words("en", (LOCALE,)))
    assert re.findall(r'"medal">(\d+)<', table) == ["1", "1", "3"]
    assert "−4" in table


def test_a_plot_needs_two_values_and_reaches_down_to_zero() -> None:
    words = Words("en", (LOCALE,))
    assert plot([("Points", [5])], 0, words) is None
    drawn = plot([("Points", [40, 70]), ("Gold", [10, 3])], 1, words)
    assert drawn is not None
    assert ">0</text>" in drawn
    assert "Points from 40 to 70; Gold from 3 to 10" in drawn


def test_the_lines_of_a_plot_have_the_colours_of_the_game() -> None:
    drawn = str(plot([("Red", [1, 2]), ("Blue", [2, 1])], 0, Words("en", (LOCALE,)), ("#b5352b", "#2c5d9e")))
    assert drawn.count('stroke="#b5352b"') == drawn.count('stroke="#2c5d9e"') == 2, "in the line and in its key"


def test_seats_come_first_and_variants_are_folded() -> None:
    form = the_form(find_game("tempus"))
    assert form.index('name="seat-0"') < form.index('name="option-island"') < form.index('class="variants"')
    assert "<details open" not in form
    assert form.index('name="option-progress_per_hex"') > form.index('class="variants"')
    assert ">as in the rulebook<" in form


def test_every_seat_can_be_named() -> None:
    form = the_form(find_game("tempus"))
    assert re.search(r'name="name-0" value="Ada"', form)
    assert [f'name="name-{seat}"' in form for seat in range(5)] == [True] * 5


@every_language
def test_the_lobby_says_the_day_of_the_puzzle_in_words(language: str) -> None:
    shown = the_lobby(find_game("tempus-imperium"), language=language)
    assert "2018" in shown
    assert not re.search(r"\b\d{10}\b", shown), "no ten digits for people to decipher"


def test_the_lobby_orders_games_by_weight_and_says_where_to_start() -> None:
    known = {id: (find_game(id), words_of(find_game(id))) for id in sorted(games())}
    bots = dict.fromkeys(known, ("easy", "normal", "random"))
    shown = lobby(known, bots, Words("en", (LOCALE,)), NOW)
    titles = re.findall(r'id="title-([a-z-]+)"', shown)
    assert titles[:4] == ["tempus-imperium", "tempus", "clash-of-cultures", "through-the-ages"]
    assert shown.index("Start here") < shown.index('title-tempus"')
    assert shown.count("Start here") == 1
    assert "30–120 minutes" in shown
    assert "heavy" in shown


@pytest.mark.parametrize(
    ("game", "gold"),
    [("through-the-ages", "Basic game"), ("clash-of-cultures", "A shorter game"), ("tempus", "Play at once")],
)
def test_the_golden_button_is_the_way_for_beginners_against_easy_bots(game: str, gold: str) -> None:
    known = find_game(game)
    shown = lobby({game: (known, words_of(known))}, {game: ("easy", "normal")}, words_of(known), NOW)
    (button,) = re.findall(r'<form[^>]*>(?:(?!</form>).)*<button class="large main">(?:(?!</form>).)*', shown)
    assert f"<b>{gold}</b>" in button
    assert 'value="bot:easy"' in button
    assert "bots: beginner" in button


def test_open_tables_come_before_the_games_and_others_after_them() -> None:
    game = find_game("tempus")
    words = words_of(game)
    tables = [
        MatchEntry("watched", "Tempus", "", "Watch", mine=False),
        MatchEntry("open", "Tempus", "", "Join", mine=True, link="/join/x"),
    ]
    shown = lobby({game.id: (game, words)}, {game.id: ("easy",)}, words, NOW, public=tables)
    assert shown.index("/join/x") < shown.index('class="games"') < shown.index("/m/watched")
    empty = lobby({}, {}, words, NOW)
    assert empty.index('class="games"') < empty.index("Nobody is looking")


@every_language
@every_game
def test_the_rules_begin_with_how_to_win(game: AnyGame, language: str) -> None:
    words = words_of(game, language)
    shown = rules_page(game, "", words)
    assert shown.index(words("rules-goal")) < shown.index('class="search"') < shown.index('class="clause"')
    assert 0 < len(words("game-goal").splitlines()) <= 3


@every_language
@every_game
def test_rulings_are_marked_in_words(game: AnyGame, language: str) -> None:
    words = words_of(game, language)
    badges = re.findall(r'<small class="ruling[^>]*>([^<]+)', rules_page(game, "", words))
    assert set(badges) <= {words(f"ruling-{basis}") for basis in ("ours", "option", "single", "reconstructed")}


def test_search_marks_whole_words_of_every_ending() -> None:
    game = find_game("tempus")
    found = re.findall("<mark>([^<]+)</mark>", rules_page(game, "city", words_of(game)))
    assert {"city", "cities"} <= set(map(str.lower, found))
    assert "<mark>tie</mark>" not in rules_page(game, "city", words_of(game))


def test_an_address_that_leads_nowhere_has_a_picture() -> None:
    words = Words("en", (LOCALE,))
    assert "lost-map" in error_page("There is nothing here.", words, lost=True)
    assert "lost-map" not in error_page("Something went wrong.", words)


def test_a_question_finds_the_rules_that_come_closest() -> None:
    game = find_game("tempus")
    shown = rules_page(game, "how do I attack a city", words_of(game))
    marked = set(map(str.lower, re.findall("<mark>([^<]+)</mark>", shown)))
    assert {"attack", "city"} <= marked
    assert marked.isdisjoint({"how", "do", "i", "a"})
    assert "come close" in shown


def test_a_list_tells_who_plays_how_far_it_is_and_since_when() -> None:
    entry = MatchEntry(
        "one", "Tempus", "", "your turn", mine=True, stage="turn 4 of 10", since="an hour ago", remove="leave",
        players=(Player("Ada", points="12", me=True), Player("Juno", level="bot, easy", points="9", to_move=True)),
    )  # fmt: skip
    shown = my_matches_page([entry], words_of(find_game("tempus")))
    for word in ("Ada", "12", "Juno", "bot, easy", "9", "turn 4 of 10", "an hour ago", "your turn"):
        assert f">{word}<" in shown, word
    assert 'action="/m/one/leave"' in shown


@pytest.mark.parametrize(
    ("game", "field"),
    [
        ("tempus", r'name="option-island" value="prepared" checked'),
        ("through-the-ages", r'name="option-game" value="basic" checked'),
        ("clash-of-cultures", r'value="four_rounds" selected'),
    ],
)
def test_a_form_suggests_the_short_way(game: str, field: str) -> None:
    assert re.search(field, the_form(find_game(game)))


def test_options_for_beginners_come_before_the_variants() -> None:
    shown = the_form(find_game("through-the-ages"))
    assert shown.index('name="option-game"') < shown.index("For beginners") < shown.index('name="option-peace"')
    assert shown.index('name="option-peace"') < shown.index('class="variants"') < shown.index('name="option-bonuses"')


@every_language
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_every_option_of_our_games_says_why_one_would_choose_it(game: AnyGame, language: str) -> None:
    words = words_of(game, language)
    assert [entry.name for entry in game.option_names() if not words.knows(f"option-{entry.name}-why")] == []


@every_language
@pytest.mark.parametrize(
    ("game", "clause", "title"),
    [
        ("through-the-ages", "through_the_ages.card.pyramids", "card-pyramids"),
        ("clash-of-cultures", "clash_of_cultures.card.irrigation", "card-irrigation"),
        ("tempus", "tempus.card.education", "effect-education"),
    ],
)
def test_the_clause_of_a_card_begins_with_its_name(game: str, clause: str, title: str, language: str) -> None:
    words = words_of(find_game(game), language)
    shown = rules_page(find_game(game), "", words)
    card = shown[shown.index(f'id="{clause}"') :].partition("</p>")[0]
    assert f"<strong>{capitalised(words(title))}</strong>" in card
    assert ("<use href=" in card) == bool(find_game(game).emblems())


@pytest.mark.parametrize("game", ["clash-of-cultures", "tempus", "through-the-ages"])
def test_every_clause_of_a_card_has_a_name(game: str) -> None:
    titles = find_game(game).card_titles(words_of(find_game(game)))
    cards = [clause.id for clause in find_game(game).rulebook if ".card." in clause.id]
    assert titles.keys() == set(cards)
    assert all(titles.values())


def test_search_finds_a_card_by_its_name() -> None:
    game = find_game("through-the-ages")
    shown = rules_page(game, "pyramids", words_of(game))
    assert "<mark>Pyramids</mark>" in shown
    assert 'id="through_the_ages.card.pyramids"' in shown


@pytest.mark.parametrize(
    ("game", "language", "query", "clause"),
    [
        ("tempus", "en", "battle", "tempus.fight.tie"),
        ("tempus", "es", "bebé", "tempus.babies.count"),
        ("tempus", "ru", "война", "tempus.fight.tie"),
        ("clash-of-cultures", "en", "harvest", "clash_of_cultures.collect.count"),
        ("through-the-ages", "en", "alliance", "through_the_ages.pacts.offer"),
        ("tempus-imperium", "es", "monstruo", "tempus_imperium.use.fort"),
    ],
)
def test_search_finds_the_words_of_players(game: str, language: str, query: str, clause: str) -> None:
    found = find_game(game).rulebook.search(query, language)
    assert clause in [one.id for one in found]


@every_game
def test_clauses_that_only_refuse_are_folded_until_they_are_sought(game: AnyGame) -> None:
    words = words_of(game)
    folded = "".join(re.findall(r'<details class="refusals">.*?</details>', rules_page(game, "", words), re.DOTALL))
    refusals = [clause for clause in game.rulebook if clause.is_refusal]
    assert re.findall(r'id="([^"]+)"', folded) == [clause.id for clause in refusals]
    for clause in refusals[:1]:
        sought = rules_page(game, clause.id, words)
        assert f'id="{clause.id}"' in sought
        assert "<details" not in sought
