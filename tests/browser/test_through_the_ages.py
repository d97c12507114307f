"""Through the Ages in the browser: whole games to the score, a turn by keyboard, and a layout that fits a phone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.screens import SCREENS, resize
from browser.seat import Seat
from browser.server import Server
from browser.text_size import small_texts
from browser.types import NewSeat

PICK: Final = """([number, never]) => {
    const offered = [...document.querySelectorAll("[data-act]")].filter((one) => !never.includes(one.dataset.act));
    const sure = offered.find((one) => one.dataset.act === "!yes");
    (sure || offered[number % offered.length])?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""
NEVER: Final = ["!undo", "!back", "resign"]
GAME: Final = "through-the-ages"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server whose bots do not pause between moves."""
    with Server(tmp_path_factory.mktemp("server"), "--bot-pause", "0") as started:
        yield started
        assert "Traceback" not in started.complaints, started.complaints


def play_out(seat: Seat, dice: Random) -> None:
    """Pick at random, but end a turn now and then, until the score is there."""
    seen, still = -1, 0
    while not seat.score.count():
        hurried = "end" in seat.offers() and dice.random() < 0.4
        if hurried:
            seat.page.evaluate("document.querySelector(\"[data-act='end']\")?.click()")
        else:
            seat.page.evaluate(PICK, [dice.randrange(10**6), NEVER])
        still = 0 if seat.length != seen else still + 1
        seen = seat.length
        assert still < 900, f"nothing happens any more: {seat.prompt.inner_text()}"
        seat.page.wait_for_timeout(15)


def final_totals(seat: Seat) -> list[int]:
    """Return the totals that the result shows, the winner first."""
    return [int(cell) for cell in seat.page.locator("#ending .total td").all_inner_texts()]


@pytest.mark.parametrize(
    ("wishes", "seats"),
    [
        ({"option-game": "basic", "seat-1": "bot:normal"}, 2),
        ({"option-game": "full", "seat-1": "bot:easy", "seat-2": "bot:random"}, 3),
    ],
    ids=["basic", "full"],
)
def test_a_whole_game_to_the_score(seat: Seat, wishes: dict[str, str], seats: int) -> None:
    seat.begin(GAME, **wishes)
    play_out(seat, Random(5))
    totals = final_totals(seat)
    assert len(totals) == seats
    answer = seat.page.request.get(f"/api/matches/{seat.page.url.rsplit('/', 1)[-1]}").json()
    assert sorted(answer["outcome"]["scores"], reverse=True) == sorted(totals, reverse=True)


def test_a_turn_by_the_keyboard_alone(seat: Seat) -> None:
    seat.begin(GAME, **{"seat-1": "here", "option-game": "basic"})
    places = [act for act in seat.wait_for("end") if act.startswith("R")]
    assert places == [f"R{place}" for place in range(1, 6)], "one civil action: the first five places"
    seat.tab_to("R1")
    seat.key("ArrowRight")
    assert seat.focused == "R2"
    with seat.one_record():
        seat.key("Enter")
    with seat.one_record():
        seat.tab_to("end")
        seat.key("Enter")
        seat.page.wait_for_timeout(200)
        if "!yes" in seat.offers():
            seat.tab_to("!yes")
            seat.key("Enter")
    expect(seat.log.first).not_to_be_empty()


@pytest.mark.parametrize("language", ["en-GB", "es-ES", "ru-RU"])
def test_the_table_fits_every_screen(new_seat: NewSeat, language: str) -> None:
    seat = new_seat(locale=language)
    seat.begin(GAME, **{"seat-1": "here", "seat-2": "here"})
    seat.wait_for("end")
    wrong: list[str] = []
    for screen in SCREENS:
        resize(seat, screen)
        wrong += [f"{screen}: {text}" for text in small_texts(seat)]
        if seat.measure("document.documentElement.scrollWidth > innerWidth"):
            wrong.append(f"{screen}: the page scrolls sideways")
    assert not wrong
