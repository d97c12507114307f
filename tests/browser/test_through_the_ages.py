"""Through the Ages in the browser: whole games to the score, a turn by keyboard, and a layout that fits a phone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.positions import Position, first_choice, link_to, near_the_end
from browser.screens import SCREENS, resize
from browser.seat import Seat
from browser.server import Server
from browser.text_size import small_texts
from browser.types import NewSeat

GAME: Final = "through-the-ages"
GOLDEN_GAME: Final = "through-the-ages-full-3"


@pytest.fixture(scope="module")
def server(hasty_server: Server) -> Server:
    """Return a server whose bots do not pause between moves."""
    return hasty_server


def picker(dice: Random) -> Callable[[list[str]], str]:
    """Return a function that picks at random, but ends a turn now and then and never resigns."""

    def choose(offered: list[str]) -> str:
        if "end" in offered and dice.random() < 0.4:
            return "end"
        return dice.choice([act for act in offered if act != "resign"])

    return choose


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
def test_a_game_to_the_score(seat: Seat, server: Server, wishes: dict[str, str], seats: int, exhaustive: bool) -> None:
    """The basic game as a whole; of the full game the last round, or with `--exhaustive` all of it."""
    if exhaustive or seats == 2:
        seat.begin(GAME, **wishes)
    else:
        seat.join(link_to(near_the_end("through-the-ages-full-3", 40), server))
    seat.play_out(picker(Random(5)))
    totals = final_totals(seat)
    assert len(totals) == seats
    answer = seat.page.request.get(f"/api/matches/{seat.page.url.rsplit('/', 1)[-1]}").json()
    assert sorted(answer["outcome"]["scores"], reverse=True) == sorted(totals, reverse=True)


def test_a_turn_by_the_keyboard_alone(seat: Seat) -> None:
    def press(act: str) -> None:
        seat.tab_to(act)
        seat.key("Enter")

    seat.begin(GAME, **{"seat-1": "here", "option-game": "basic"})
    places = [act for act in seat.wait_for("end") if act.startswith("R")]
    assert places == [f"R{place}" for place in range(1, 6)], "one civil action: the first five places"
    seat.tab_to("R1")
    seat.key("ArrowRight")
    assert seat.focused == "R2"
    with seat.one_record():
        seat.key("Enter")
    seat.take(press, "end")
    if "!yes" in seat.offers():
        seat.take(press, "!yes")
    expect(seat.log.filter(visible=True).first).not_to_be_empty()


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


def test_a_leader_shows_an_emblem_and_on_a_wide_screen_the_effect(seat: Seat, server: Server) -> None:
    seat.join(link_to(Position("through-the-ages-full-3", 150, "row"), server))
    card = seat.page.locator('#part-row [data-face="card-james-cook"]')
    resize(seat, (1920, 1080))
    expect(card.get_by_text("each colony")).to_be_visible()
    wide = card.locator("use[href='#ta-em-james-cook']").filter(visible=True).bounding_box()
    assert not small_texts(seat)
    resize(seat, (1366, 768))
    expect(card.get_by_text("each colony")).to_be_hidden()
    assert not small_texts(seat)
    narrow = card.locator("use[href='#ta-em-james-cook']").filter(visible=True).bounding_box()
    assert wide
    assert narrow
    assert narrow["width"] > wide["width"] > 24
    card.hover()
    large = seat.page.locator("#face .emblem")
    expect(large).to_be_visible()
    large.locator("use").evaluate(
        "async (use) => { while (!use.getBBox().width) await new Promise(requestAnimationFrame); }"
    )
    assert large.locator("use").evaluate("(use) => use.getBBox().width") > 44, "drawn from the sheet"


def test_a_price_on_a_button_moves_no_other_button(seat: Seat, server: Server) -> None:
    places = """() => [...document.querySelectorAll("#prompt .picks .pick")].map((button) => {
        const { x, y } = button.getBoundingClientRect();
        return [button.dataset.act || button.dataset.ask, Math.round(x), Math.round(y)];
    })"""
    resize(seat, (1366, 768))
    seat.join(link_to(Position(GOLDEN_GAME, first_choice(GOLDEN_GAME, "turn", 14), ""), server))
    assert seat.page.locator("#prompt .picks .price").count() > 1
    priced = seat.page.evaluate(places)
    seat.page.evaluate("document.querySelectorAll('#prompt .picks .price').forEach((price) => price.remove())")
    assert seat.page.evaluate(places) == priced
    assert len(priced) == 10
