"""What a page shows is drawn as seldom as possible: once a move for all who look through the same eyes."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import pytest
from high_card import GAME, HighCard
from high_card.state import Table
from high_card.view import TableView

from aevum.kernel.words import Words
from aevum.table import socket as socket_module
from table.high_cards import ADA, BELA, Company, seated
from table.serving import steps_of
from table.visitor import Line, Visitor

WATCHERS = 6


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> list[TableView]:
    """Every view that has been drawn."""
    seen: list[TableView] = []
    draw = GAME.svg

    def svg(game: HighCard, view: TableView, words: Words) -> str:
        seen.append(view)
        return draw(view, words)

    monkeypatch.setattr(HighCard, "svg", svg)
    return seen


def opened(visitor: Visitor, company: Company, stack: ExitStack, key: str = "") -> Line:
    """A page with everything on it."""
    line = stack.enter_context(visitor.open(f"/m/{company.id}/live", key=key))
    until_drawn(line)
    return line


def heard(line: Line) -> dict[str, Any]:
    """The next message."""
    message: dict[str, Any] = json.loads(line.hear())
    return message


def until_drawn(line: Line) -> str:
    """The next drawing that comes."""
    while "all-drawing" not in (message := heard(line))["regions"]:
        pass
    return str(message["regions"]["all-drawing"])


def pick(line: Line, label: str, draft: int, length: int = 0) -> None:
    line.say({"do": "pick", "pick": label, "length": length, "draft": draft})


def play_six(visitor: Visitor, company: Company, ada: Line) -> None:
    for draft, label in enumerate(steps_of(visitor.live(company.id).match, "play 6")):
        pick(ada, label, draft)


def test_all_who_only_watch_share_a_drawing(visitor: Visitor, drawings: list[TableView]) -> None:
    company = seated(visitor.hub.storage)
    with ExitStack() as stack:
        ada = opened(visitor, company, stack, company.keys[ADA])
        watchers = [opened(visitor, company, stack) for _ in range(WATCHERS)]
        drawings.clear()
        play_six(visitor, company, ada)
        shown = [until_drawn(line) for line in (ada, *watchers)]
    assert len(drawings) == 2
    assert len(set(shown[1:])) == 1 < len(set(shown))


def test_picking_draws_nothing_anew(visitor: Visitor, drawings: list[TableView]) -> None:
    company = seated(visitor.hub.storage)
    with ExitStack() as stack:
        ada = opened(visitor, company, stack, company.keys[ADA])
        drawings.clear()
        pick(ada, "play", 0)
        first = heard(ada)
        pick(ada, "!back", 1)
        second = heard(ada)
    assert drawings == []
    assert (first["draft"], second["draft"]) == (1, 0)
    assert set(first["regions"]) == set(second["regions"]) == {"prompt"}


def test_a_seat_never_gets_the_drawing_of_another(visitor: Visitor) -> None:
    """Even where everybody has several pages open, so that drawings are shared."""
    company = seated(visitor.hub.storage)
    with ExitStack() as stack:
        pages = {seat: [opened(visitor, company, stack, company.keys[seat]) for _ in range(3)] for seat in (ADA, BELA)}
        play_six(visitor, company, pages[ADA][0])
        shown = {seat: {until_drawn(line) for line in lines} for seat, lines in pages.items()}
        match = visitor.live(company.id).match
    assert shown == {seat: {match.game.svg(match.view(seat), GAME.words("en"))} for seat in (ADA, BELA)}


@pytest.mark.parametrize("move", ["play 6", "swap 6"])
def test_a_move_is_carried_out_once(visitor: Visitor, monkeypatch: pytest.MonkeyPatch, move: str) -> None:
    """Whether it asks for a last yes or not: to judge it, to make it and to tell of it, on every page."""
    company = seated(visitor.hub.storage)
    steps = steps_of(visitor.live(company.id).match.copy(), move)
    carried_out: list[int] = []
    apply = Table.apply

    def counted(table: Table, number: int) -> None:
        carried_out.append(number)
        apply(table, number)

    monkeypatch.setattr(Table, "apply", counted)
    with ExitStack() as stack:
        ada = opened(visitor, company, stack, company.keys[ADA])
        watcher = opened(visitor, company, stack)
        for draft, label in enumerate(steps):
            pick(ada, label, draft)
        for line in (ada, watcher):
            while not heard(line)["log"]["add"]:
                pass
    assert carried_out == [GAME.book.parse(move)]


def test_a_page_that_cannot_be_drawn_is_closed_so_that_it_comes_back(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def svg(game: HighCard, view: TableView, words: Words) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(socket_module, "REST", 0.0)
    monkeypatch.setattr(HighCard, "svg", svg)
    company = seated(visitor.hub.storage)
    with visitor.open(f"/m/{company.id}/live") as line:
        line.hear()
        assert line.closed == socket_module.WENT_WRONG
    assert "could not be drawn" in caplog.text
