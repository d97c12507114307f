"""Clash of Cultures in the browser: a short game to the score by mouse, turns by finger and by keyboard, any screen."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from aevum.games.clash_of_cultures import GAME
from aevum.games.clash_of_cultures.rules import LAW
from aevum.games.clash_of_cultures.state import Table
from aevum.kernel.match import Match
from aevum.server.storage.matches import Storage
from browser import positions
from browser.positions import near_the_end
from browser.screens import SCREENS, resize
from browser.seat import Seat, Touch
from browser.server import Server
from browser.text_size import small_texts
from browser.types import NewSeat
from games.clash_of_cultures.scenes import step

AGAINST_BOTS: Final = {"option-length": "four_rounds", "seat-1": "bot:easy", "seat-2": "bot:random"}
HOME: Final = "E4"
"""City of the first of three players."""
UNDISCOVERED: Final = "F4"
"""Hex beside the home city, not discovered yet."""
HASTE: Final = ("!yes", "upright", "end", "done", "pass", "refuse", "abort")
"""Picks of a player who wants to reach the end, the surest first."""
TOWARDS: Final = """act => {
    const middle = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const from = document.activeElement, to = document.querySelector(`[data-act="${act}"]`);
    const part = from.closest("[data-targets]");
    if (!part || part !== to.closest("[data-targets]")) return "Tab";
    const [x, y] = middle(from), [a, b] = middle(to);
    if (Math.abs(a - x) > Math.abs(b - y)) return a > x ? "ArrowRight" : "ArrowLeft";
    return b > y ? "ArrowDown" : "ArrowUp";
}"""
"""Script that returns the key that leads from the focus towards a pick."""
SIDEWAYS: Final = "document.documentElement.scrollWidth > innerWidth"
LEAST_MAP: Final = {(360, 740): 0.4, (1366, 768): 0.3}
"""Part of the window that the map, which is about square, has at least."""
MAP_SHARE: Final = """(() => {
    const { width, height } = document.getElementById("frame").getBoundingClientRect();
    const { width: x, height: y } = document.getElementById("svg-map").viewBox.baseVal;
    const unit = Math.min(width / x, height / y), zoom = new DOMMatrix(getComputedStyle(sheet).transform).a;
    const seen = Math.min(width, x * unit * zoom) * Math.min(height, y * unit * zoom);
    return seen / innerWidth / innerHeight;
})()"""
"""Script that returns the part of the window that the map fills."""
RICH: Final = 161
"""Seed of a game in which cities have grown and much has been discovered."""


@pytest.fixture(scope="module")
def server(hasty_server: Server) -> Server:
    """Return a server whose bots do not pause between moves."""
    return hasty_server


# -- playing


def hurry(seat: Seat, touch: Touch) -> bool:
    """Make one pick on the shortest way to the end; False once it is reached."""
    offered = seat.decisions()
    if offered:
        seat.take(touch, next((act for act in HASTE if act in offered), offered[0]))
    return bool(offered)


def until_the_turn(seat: Seat, touch: Touch) -> list[str]:
    """Answer whatever is asked until it is this person's turn; return what can be done in it."""
    while "end" not in seat.decisions():
        hurry(seat, touch)
    return seat.offers()


def act_three_times(seat: Seat, touch: Touch) -> None:
    """Collect at home by two picks, explore with the Settlers by three at most, and learn what is offered first."""
    until_the_turn(seat, touch)
    for act in (HOME, "all"):
        seat.take(touch, act)
    until_the_turn(seat, touch)
    for act in (HOME, UNDISCOVERED):
        seat.take(touch, act)
    if "!turn" in seat.offers():
        seat.take(touch, "!yes")
    lessons = [act for act in until_the_turn(seat, touch) if act in GAME.book.by_name["advance"].domains[0].labels]
    seat.take(touch, lessons[0])
    until_the_turn(seat, touch)


def played_at(seat: Seat, server: Server) -> Match:
    """Return the match as it is stored; every move is checked again."""
    storage = Storage(f"sqlite:///{server.folder / 'table.sqlite'}")
    match = storage.load(seat.page.url.rsplit("/", 1)[-1]).match
    storage.close()
    return match


def own_moves(seat: Seat, server: Server) -> list[str]:
    """Return the moves that this person has made."""
    match = played_at(seat, server)
    return [match.game.book.notation(played.move) for played in match.moves if played.seat == 0]


def verbs_of(moves: list[str]) -> set[str]:
    return {move.split()[0] for move in moves}


def test_a_short_game_by_mouse_to_the_score(new_seat: NewSeat, server: Server, exhaustive: bool) -> None:
    """With `--exhaustive` a whole game of four rounds, else its first turn and the last one of another game."""
    seat = new_seat(viewport={"width": 1280, "height": 800})
    seat.begin_in_lobby("clash-of-cultures", **AGAINST_BOTS)
    act_three_times(seat, seat.pick)
    assert {f"collect {HOME}", "with settler", f"to {UNDISCOVERED}"} <= set(own_moves(seat, server))
    assert not seat.measure(SIDEWAYS)
    if not exhaustive:
        seat.join(positions.link_to(near_the_end("clash-of-cultures-four-rounds-2", 25), server))
    while hurry(seat, seat.pick):
        pass
    totals = [cell.replace("½", ".5") for cell in seat.page.locator("#ending .total td").all_inner_texts()]
    outcome = played_at(seat, server).outcome()
    assert outcome is not None
    assert [outcome.totals[seat] for tied in outcome.ranking for seat in tied] == list(map(float, totals))


def test_turns_by_finger_on_a_phone(new_seat: NewSeat, server: Server) -> None:
    seat = new_seat(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, device_scale_factor=2)
    seat.begin("clash-of-cultures", **AGAINST_BOTS)
    act_three_times(seat, seat.tap)
    assert not seat.measure(SIDEWAYS)
    moves = own_moves(seat, server)
    assert {f"collect {HOME}", f"to {UNDISCOVERED}"} <= set(moves)
    assert {"take", "advance"} <= verbs_of(moves)
    for _ in range(2):
        seat.take(seat.tap, "end")
        until_the_turn(seat, seat.tap)
    assert own_moves(seat, server).count("end") == 2


def walk_to(seat: Seat, act: str) -> None:
    """Press Tab between panels and arrows within one, until a pick has the focus."""
    seat.wait_for(act)
    for _ in range(120):
        if seat.focused == act:
            return
        seat.key(seat.page.evaluate(TOWARDS, act))
    raise AssertionError(f"no key leads to {act}")


def test_a_turn_by_the_keyboard_alone(seat: Seat, server: Server) -> None:
    def press(act: str) -> None:
        walk_to(seat, act)
        seat.key("Enter")

    seat.begin("clash-of-cultures", **AGAINST_BOTS)
    act_three_times(seat, press)
    seat.take(press, "end")
    moves = own_moves(seat, server)
    assert {f"collect {HOME}", f"to {UNDISCOVERED}", "end"} <= set(moves)
    expect(seat.log.filter(visible=True).first).not_to_be_empty()


# -- looking


@cache
def rich() -> Match:
    """Return a game up to the last turn of its first player."""
    whole, chances, last = _new(), Random(RICH), 0
    while not whole.over:
        table = whole.state
        assert isinstance(table, Table)
        if table.actor == 0 and LAW.now(table).name == "turn":
            last = len(whole.moves)
        whole.play(step(table, chances))
    match = _new()
    for played in whole.moves[:last]:
        match.play(played.move)
    return match


def _new() -> Match:
    return Match(GAME, seats=["Ada", "Juno", "Otto"], seed=RICH)


def link_to(match: Match, server: Server) -> str:
    """Store a match and return the link to its first seat; the others are open."""
    storage = Storage(f"sqlite:///{server.folder / 'table.sqlite'}")
    token = storage.seating(storage.create(match, [None] * len(match.seats)))[0].token
    storage.close()
    return f"/join/{token}"


@pytest.mark.parametrize("language", ["en-GB", "es-ES", "ru-RU"])
def test_the_table_fits_every_screen(new_seat: NewSeat, server: Server, language: str) -> None:
    seat = new_seat(locale=language)
    seat.join(link_to(rich(), server))
    seat.wait_for("end")
    wrong: list[str] = []
    for screen in SCREENS:
        resize(seat, screen)
        wrong += [f"{screen}: {text}" for text in small_texts(seat)]
        if seat.measure(SIDEWAYS):
            wrong.append(f"{screen}: the page scrolls sideways")
        if screen in LEAST_MAP and (share := seat.measure(MAP_SHARE)) < LEAST_MAP[screen]:
            wrong.append(f"{screen}: the map has only {share:.0%} of the window")
    assert not wrong
