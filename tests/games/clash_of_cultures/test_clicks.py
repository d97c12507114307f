"""Number of clicks that common actions take a person who plays alone with bots."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from aevum.games.clash_of_cultures import GAME
from aevum.games.clash_of_cultures.constants import ADVANCES
from aevum.games.clash_of_cultures.drawing.advances import standing as standing_of
from aevum.games.clash_of_cultures.moves import BOOK
from aevum.games.clash_of_cultures.state import Table
from aevum.games.clash_of_cultures.view_builder import see
from aevum.kernel.match import Match
from aevum.kernel.shortcuts import counts_label
from aevum.server.live.pick_options import EMPTY, PickOptions, PickPaths, follow_ups
from aevum.server.presenters.scene import _question as question_of
from aevum.web.text.seat_names import words_with_players
from games.clash_of_cultures.positions import (
    actor,
    begin_status,
    camp,
    city,
    give,
    goods,
    hide,
    phase,
    pieces,
    rolls,
    shape,
    ship,
    ships,
    standing,
    table,
    terrain,
    units,
)

ENGLISH = GAME.words("en")
YES = "!yes"


def paths(table: Table) -> PickPaths:
    legal = table.legal()
    return PickPaths(GAME, legal, follow_ups(GAME, table), GAME.shortcuts(table, legal))


def after(table: Table, *picks: str) -> PickOptions:
    """Return the options after some picks, each of which must be offered."""
    all_paths = paths(table)
    now = all_paths.options(EMPTY)
    for pick in picks:
        found = all_paths.after(now.draft, pick)
        assert found is not None, f"{pick} is not offered after {now.draft.picks}, but {sorted(now.offered)}"
        now = found
    return now


def click(table: Table, *picks: str) -> Table:
    """Make these clicks, `YES` where a confirmation is asked for; each of them must be needed."""
    left = list(picks)
    while left:
        now, seat = after(table), table.actor
        while now.decided is None or now.tried is not None:
            pick = left.pop(0)
            if pick == YES and now.tried is not None:
                break
            now = after(table, *now.draft.picks, pick) if now.tried is None else after(table, pick)
        assert now.decided is not None
        told = GAME.line_preview(see(table, seat), now.decided, ENGLISH)
        if told is not None and told.needs_confirmation:
            assert left.pop(0) == YES, told.text
        for move in now.decided:
            table.apply(move)
        _answer_formalities(table, seat)
    return table


def _answer_formalities(table: Table, seat: int) -> None:
    """Make the answers of a seat that plays alone with bots for which it is not asked."""
    while table.actor == seat:
        legal = table.legal()
        formality = legal[0] if len(legal) == 1 and GAME.is_formality(legal[0]) else None
        answer = GAME.presumed_answer(phase(table), legal) if formality is None else formality
        if answer is None:
            return
        table.apply(answer)


@pytest.fixture
def plain() -> Table:
    """Return a turn on fertile land with a city of size 3 at E5."""
    position = shape(table(), "fertile", mountain="D5", forest="E4", sea="F5")
    return city(position, "E5", pieces="academy temple")


# -- moving


def test_a_settler_moves_and_explores_by_stack_hex_and_orientation() -> None:
    position = table(actions=3)
    stack = next(hex for hex in ("C2", "C3", "D2", "E2", "B7", "D7") if terrain(position, hex) not in ("", "sea"))
    units(position, stack, settlers=1)
    now = after(position, stack)
    unknown = next(label for label, domain in now.next.items() if domain == "hex" and not terrain(position, label))
    click(position, stack, unknown)
    if phase(position) == "side":
        assert after(position).tried == "upright"
        click(position, YES)
    assert terrain(position, unknown)
    assert standing(position, unknown) == ("red", 0, 1)


def test_the_region_is_previewed_in_both_orientations() -> None:
    position = table()
    for region in range(5, 21):
        position = hide(table(), 4, region)
        stack = next(hex for hex in ("C2", "C3", "D2", "E2", "B7", "D7") if terrain(position, hex) not in ("", "sea"))
        units(position, stack, settlers=1)
        goals = [
            label
            for label, domain in after(position, stack).next.items()
            if domain == "hex" and not terrain(position, label)
        ]
        for goal in goals:
            tried = click(position.copy(), stack, goal)
            if phase(tried) == "side":
                view = see(tried, tried.actor)
                drawn = {side: GAME.selection_marks(view, "map", {side: "side"}, ENGLISH) for side in after(tried).next}
                assert len(set(drawn.values())) == 2
                assert all("ghost" in marks for marks in drawn.values())
                assert all(marks.count("<path") == marks.count('fill="none"') for marks in drawn.values())
                assert view.entered >= 0
                return
    raise AssertionError("no region could lie in two ways")


def test_two_armies_go_into_battle_by_stack_and_hex_and_yes_only_if_the_odds_are_bad(plain: Table) -> None:
    give(plain, advances="tactics")
    units(plain, "D6", armies=2)
    units(plain, "E6", "blue", armies=1)
    good = click(rolls(plain.copy(), 6, 6, 1), "D6", "E6")
    assert standing(good, "E6")[0] == "red"
    units(plain, "E6", "blue", armies=3)
    assert GAME.target_note(see(plain, 0), after(plain, "D6").deciding["E6"], ENGLISH).startswith("2 : 4\n")
    click(plain, "D6", "E6", YES)


def test_chips_change_how_many_units_go(plain: Table) -> None:
    give(plain, advances="tactics")
    units(plain, "D6", armies=2, settlers=1)
    now = after(plain, "D6")
    assert now.counts == (("army", 2), ("settler", 1))
    one = counts_label((("army", 1), ("settler", 1)))
    none = counts_label((("army", 1), ("settler", 0)))
    assert {one, none} <= now.other_counts.keys()
    changed = after(plain, "D6", one, none)
    assert changed.counts == (("army", 1), ("settler", 0))
    assert changed.draft.picks == ("D6", none), "a chip replaces the one before"
    click(plain, "D6", one, none, "D7")
    assert standing(plain, "D7") == ("red", 1, 0)
    assert standing(plain, "D6") == ("red", 1, 1)


def test_units_are_chosen_one_by_one_only_where_their_numbers_do_not_say_which_go(plain: Table) -> None:
    position = give(shape(plain, "fertile", forest="C6"), advances="tactics")
    units(position, "D6", armies=1)
    click(position, "D6", "C6")
    assert "singly" not in after(position, "C6").next, "one unit"
    units(position, "B6", armies=1)
    click(position, "B6", "C6")
    assert standing(position, "C6")[:2] == ("red", 2)


def test_units_in_a_city_light_their_goals_beside_the_actions_of_the_city(plain: Table) -> None:
    units(plain, "E5", settlers=1)
    now = after(plain, "E5")
    assert {"all", "E6", "D5"} <= now.next.keys()
    assert now.draft.picks == ("E5",)


def test_ships_sail_by_two_clicks(plain: Table) -> None:
    position = shape(table(), "sea", fertile="E5")
    ship(position, "C4")
    ship(position, "C4")
    click(position, "C4", "C6")
    assert [hex for hex, *_ in ships(position)] == ["C6", "C6"]


def test_units_aboard_land_by_two_clicks() -> None:
    position = shape(table(), "fertile", sea="C4 C5 C6")
    ship(position, "C4", settlers=2)
    click(position, "C4", "D4")
    assert standing(position, "D4") == ("red", 0, 2)


# -- cities


def test_three_spaces_are_collected_by_two_clicks(plain: Table) -> None:
    click(plain, "E5", "all")
    assert phase(plain) == "turn"
    assert sum(goods(plain).values()) == 3


def test_the_button_says_what_is_collected(plain: Table) -> None:
    lines = after(plain, "E5").under["all"]
    assert [GAME.line_price(see(plain, 0), line, ENGLISH) for line in lines] == ["+1 food, +1 ore, +1 wood"]


def test_single_spaces_can_still_be_chosen(plain: Table) -> None:
    click(plain, "E5", "spaces")
    assert phase(plain) == "collect"
    assert "all" not in after(plain).aside, "the rest is proposed by a button in sight"
    click(plain, "E4", "all")
    assert phase(plain) == "turn"
    assert goods(plain)["wood"] == 1
    assert sum(goods(plain).values()) == 3


def test_the_only_space_is_collected_by_one_click() -> None:
    position = city(shape(table(), "barren", fertile="E5"), "E5")
    click(position, "E5")
    assert goods(position) == {"food": 1}


def test_of_equal_spaces_the_city_s_own_is_collected() -> None:
    position = give(city(shape(table(), "barren", fertile="E5", sea="D4 D5 E4"), "E5"), advances="fishing")
    (line,) = after(position, "E5").under["all"]
    assert [BOOK.notation(move) for move in line] == ["collect E5", "take E5"]


def test_a_city_is_founded_by_two_clicks(plain: Table) -> None:
    units(plain, "C6", settlers=1)
    click(plain, "C6", "found")
    assert pieces(plain, "C6") == {"settlement": "red"}


def test_a_city_grows_by_two_clicks_however_it_can_be_paid(plain: Table) -> None:
    position = give(city(plain, "C6"), advances="myths", food=2, ore=2, wood=2, gold=3)
    click(position, "C6", "grow-temple")
    assert "temple" in pieces(position, "C6")
    assert goods(position)["gold"] == 3, "gold is paid last"


def test_gold_can_be_paid_instead(plain: Table) -> None:
    position = give(city(plain, "C6"), advances="myths", food=2, ore=2, wood=2, gold=3)
    click(position, "otherwise", "C6", "grow-temple")
    assert phase(position) == "pay"
    click(position, "pay", "gold", "settle")
    assert goods(position)["gold"] == 2


def test_two_armies_are_built_by_three_clicks(plain: Table) -> None:
    give(plain, advances="tactics", food=3, ore=3, gold=2)
    click(plain, "E5", "build-army", "build-army")
    assert standing(plain, "E5") == ("red", 2, 0)


def test_an_advance_is_bought_by_one_click_although_ideas_could_pay(plain: Table) -> None:
    give(plain, food=2, idea=2, gold=1)
    click(plain, "writing")
    assert phase(plain) != "pay"
    assert goods(plain)["idea"] == 2, "food is paid first"


# -- trade


def test_whoever_trades_is_asked_in_a_sentence(plain: Table) -> None:
    match = cast("Match", SimpleNamespace(game=GAME))
    asked = question_of(match, see(plain, 0), after(plain, "trade"), ENGLISH)
    assert asked == "Whom do you ask, and for what?"


def test_one_ore_is_offered_for_one_food_by_four_clicks(plain: Table) -> None:
    give(give(plain, ore=2), "blue", food=2)
    position = give(plain.copy(), "blue", ore=1)
    click(position, "trade", "want-blue-food", "give-ore", "propose")
    assert (actor(position), phase(position)) == ("blue", "answer")
    assert GAME.name_at(see(plain, 0), "want-blue-food", ENGLISH) == "Blue: 1 food"
    called = words_with_players(GAME, "en", ("Ann", "Dido", ""))
    assert GAME.name_at(see(plain, 0), "trade-blue", called) == "Dido …"


def test_an_offer_is_a_sheet_of_counters(plain: Table) -> None:
    give(give(plain, ore=2, wood=1), "blue", food=2)
    click(plain, "trade", "trade-blue", "give-ore")
    counters = GAME.counters(see(plain, 0), ENGLISH)
    assert [(counter.heading, counter.name, counter.count) for counter in counters] == [
        ("You give", "1/2 ore", 1),
        ("You give", "0/1 wood", 0),
        ("You ask for", "0/2 food", 0),
    ]
    assert {counter.more for counter in counters} <= after(plain).next.keys()


# -- influence


def test_influence_says_its_price_and_chance_and_asks_before_it_spends() -> None:
    plain = city(shape(table(), "fertile"), "E5", pieces="academy")
    give(plain, culture=3)
    city(plain, "B3", "blue", pieces="temple academy")
    now = after(plain, "E5", "influence")
    note = GAME.target_note(see(plain, 0), now.deciding["B3"], ENGLISH)
    assert note.startswith("1 in 3")
    assert note.endswith("culture")
    told = GAME.line_preview(see(plain, 0), now.deciding["B3"], ENGLISH)
    assert told is not None
    assert told.needs_confirmation
    assert "2 in 6" in told.text


# -- battles and the Status Phase


def test_a_battle_of_three_rounds_takes_at_most_four_clicks(plain: Table) -> None:
    give(plain, advances="tactics", actions="spy-high-morale")
    units(plain, "D6", armies=1)
    camp(plain, "E6", 1)
    rolls(plain, 1, 1, 1, 1, 5, 1)
    plain.hands[0].clear()
    click(plain, "D6", "E6")
    assert GAME.price(see(plain, 0), BOOK.parse("press"), ENGLISH) == "1 : 1, 40 %"
    click(plain, "press", "press")
    assert phase(plain) == "spare", "won in the third round by two clicks after the hex"


def test_a_card_that_cannot_be_played_is_no_reason_to_ask_who_plays_alone(plain: Table) -> None:
    assert all(GAME.is_formality(BOOK.parse(word)) for word in ("pass", "done"))
    assert not any(GAME.is_formality(BOOK.parse(word)) for word in ("end", "press", "refuse"))


def test_an_empty_status_phase_takes_one_click(plain: Table) -> None:
    give(city(plain, "B3", "blue", pieces="temple"), objectives="large-army")
    begin_status(plain)
    assert phase(plain) == "claim"
    _answer_formalities(plain, 0)
    assert phase(plain) == "grant", "nothing can be scored"
    click(plain, "writing")
    assert actor(plain) == "blue"


def test_a_city_of_size_1_makes_the_status_phase_no_longer(plain: Table) -> None:
    city(city(plain, "C6"), "B3", "blue", pieces="temple")
    begin_status(plain)
    _answer_formalities(plain, 0)
    click(plain, "writing")
    while phase(plain) != "turn":
        plain.apply(plain.legal()[-1])
        _answer_formalities(plain, 0)
    assert "settlement" in pieces(plain, "C6")


def test_an_advance_that_is_granted_is_drawn_bright_and_without_the_food(plain: Table) -> None:
    city(plain, "B3", "blue", pieces="temple")
    view = see(plain, 0)
    writing = ADVANCES.number("writing")
    assert standing_of(view, view.own, writing) == ("dear", 2)
    begin_status(plain)
    _answer_formalities(plain, 0)
    view = see(plain, 0)
    assert view.phase == "grant"
    assert standing_of(view, view.own, writing) == ("buyable", 0)


def test_a_city_is_demolished_by_a_button_among_the_rare_ones_and_never_by_a_touch(plain: Table) -> None:
    city(city(plain, "C6"), "B3", "blue", pieces="temple")
    begin_status(plain)
    _answer_formalities(plain, 0)
    click(plain, "writing")
    while phase(plain) != "demolish":
        plain.apply(plain.legal()[0])
    now = after(plain)
    assert now.next.keys() == {"demolish-C6", "pass"}
    assert not now.touchable
    assert now.aside == {"demolish-C6"}
    assert GAME.name_at(see(plain, 0), "demolish-C6", ENGLISH) == "Demolish C6, +1 gold"
    click(plain, "demolish-C6")
    assert pieces(plain, "C6") == {}


def test_what_everyone_can_see_to_be_the_only_answer_is_never_asked() -> None:
    assert all(GAME.is_public_formality(BOOK.parse(line)) for line in ("lose army", "raze temple", "take E5"))
    assert not any(GAME.is_public_formality(BOOK.parse(word)) for word in ("pass", "done", "end"))
