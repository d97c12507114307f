"""Pages are rendered as seldom as possible: once a move for all viewers with the same view."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import pytest
from high_card import GAME, HighCard
from high_card.state import Table
from high_card.view import TableView

from aevum.kernel.words import Words
from aevum.server import match_socket
from server.high_card_matches import ADA, BELA, Company, seated
from server.raw_client import RawClient, RawSocket
from server.serving import steps_of

WATCHERS = 6


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> list[TableView]:
    """Return a list that grows by every view that is drawn."""
    seen: list[TableView] = []
    draw = GAME.svg

    def svg(game: HighCard, view: TableView, words: Words) -> str:
        seen.append(view)
        return draw(view, words)

    monkeypatch.setattr(HighCard, "svg", svg)
    return seen


def opened(client: RawClient, company: Company, stack: ExitStack, key: str = "") -> RawSocket:
    """Return an open page that has received everything."""
    line = stack.enter_context(client.open(f"/m/{company.id}/live", key=key))
    until_drawn(line)
    return line


def heard(line: RawSocket) -> dict[str, Any]:
    """Return the next message."""
    message: dict[str, Any] = json.loads(line.hear())
    return message


def until_drawn(line: RawSocket) -> str:
    """Return the next drawing that comes."""
    while "all-drawing" not in (message := heard(line))["regions"]:
        pass
    return str(message["regions"]["all-drawing"])


def pick(line: RawSocket, label: str, draft: int, length: int = 0) -> None:
    line.say({"do": "pick", "pick": label, "length": length, "draft": draft})


def play_six(client: RawClient, company: Company, ada: RawSocket) -> None:
    for draft, label in enumerate(steps_of(client.live(company.id).match, "play 6")):
        pick(ada, label, draft)


def test_all_who_only_watch_share_a_drawing(client: RawClient, drawings: list[TableView]) -> None:
    company = seated(client.hub.storage)
    with ExitStack() as stack:
        ada = opened(client, company, stack, company.keys[ADA])
        watchers = [opened(client, company, stack) for _ in range(WATCHERS)]
        drawings.clear()
        play_six(client, company, ada)
        shown = [until_drawn(line) for line in (ada, *watchers)]
    assert len(drawings) == 2
    assert len(set(shown[1:])) == 1 < len(set(shown))


def test_picking_draws_nothing_anew(client: RawClient, drawings: list[TableView]) -> None:
    company = seated(client.hub.storage)
    with ExitStack() as stack:
        ada = opened(client, company, stack, company.keys[ADA])
        drawings.clear()
        pick(ada, "play", 0)
        first = heard(ada)
        pick(ada, "!back", 1)
        second = heard(ada)
    assert drawings == []
    assert (first["draft"], second["draft"]) == (1, 0)
    assert set(first["regions"]) == set(second["regions"]) == {"prompt"}


def test_a_seat_never_gets_the_drawing_of_another(client: RawClient) -> None:
    """Even where all players have several pages open, so that drawings are shared."""
    company = seated(client.hub.storage)
    with ExitStack() as stack:
        pages = {seat: [opened(client, company, stack, company.keys[seat]) for _ in range(3)] for seat in (ADA, BELA)}
        play_six(client, company, pages[ADA][0])
        shown = {seat: {until_drawn(line) for line in lines} for seat, lines in pages.items()}
        match = client.live(company.id).match
    assert shown == {seat: {match.game.svg(match.view(seat), GAME.words("en"))} for seat in (ADA, BELA)}


@pytest.mark.parametrize("move", ["play 6", "swap 6"])
def test_a_move_is_carried_out_once(client: RawClient, monkeypatch: pytest.MonkeyPatch, move: str) -> None:
    """Once to check, make and show it, on every page, with or without a confirmation."""
    company = seated(client.hub.storage)
    steps = steps_of(client.live(company.id).match.copy(), move)
    carried_out: list[int] = []
    apply = Table.apply

    def counted(table: Table, number: int) -> None:
        carried_out.append(number)
        apply(table, number)

    monkeypatch.setattr(Table, "apply", counted)
    with ExitStack() as stack:
        ada = opened(client, company, stack, company.keys[ADA])
        watcher = opened(client, company, stack)
        for draft, label in enumerate(steps):
            pick(ada, label, draft)
        for line in (ada, watcher):
            while not heard(line)["log"]["add"]:
                pass
    assert carried_out == [GAME.book.parse(move)]


def test_a_page_that_cannot_be_drawn_is_closed_so_that_it_comes_back(
    client: RawClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def svg(game: HighCard, view: TableView, words: Words) -> str:
        raise ZeroDivisionError

    monkeypatch.setattr(match_socket, "RETRY_SECONDS", 0.0)
    monkeypatch.setattr(HighCard, "svg", svg)
    company = seated(client.hub.storage)
    with client.open(f"/m/{company.id}/live") as line:
        line.hear()
        assert line.closed == match_socket.WENT_WRONG
    assert "could not be drawn" in caplog.text
