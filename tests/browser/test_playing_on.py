"""Replay of a finished match: the browser verifies dice, copies a position, and plays on from it."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from browser.positions import GOLDEN
from browser.seat import Seat

HASHES = """async (messages) => {
    const { blake2b } = await import(document.querySelector("script[src*='/proof']").src);
    return messages.map((message) => blake2b(message).toString(16).padStart(16, "0"));
}"""
FORGE = """async () => {
    const { check } = await import(document.querySelector("script[src*='/proof']").src);
    const card = document.querySelector(".draw-proof"), row = card.querySelector("[data-n]");
    row.dataset.value = Number(row.dataset.value) + 1;
    await check(card);
    return card.querySelector(".verdict").textContent;
}"""


def opened(seat: Seat, game: str) -> None:
    """Upload a golden game and open its replay."""
    seat.page.goto("/")
    seat.page.locator(".upload > summary").click()
    seat.page.set_input_files("input[type=file]", Path(GOLDEN, f"{game}.aevum"))
    seat.page.locator(".upload button").first.click()
    seat.page.wait_for_url("**/replay")


def test_a_die_of_the_log_is_verified_in_the_browser_and_a_position_played_on(seat: Seat) -> None:
    page = seat.page
    opened(seat, "through-the-ages-basic-2")
    page.locator("#lines .proof").first.click()
    card = page.locator("dialog .draw-proof")
    expect(card.locator(".verdict.good")).to_contain_text("Everything agrees")
    assert card.locator("output.bad").count() == 0
    assert card.locator("output.good").count() == 1 + card.locator("[data-n]").count()
    address = page.locator("#lines .proof").first.get_attribute("href")
    card.get_by_role("button", name="Close").click()
    expect(page.locator("dialog")).to_have_count(0)

    page.locator("#lines [data-at] > a:not(.proof)").nth(9).click()
    expect(page.locator("#onwards .play-on")).not_to_have_attribute("data-idle", "")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("#onwards .copy").click()
    expect(page.locator("#onwards .copy")).to_have_class("button copy copied")
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("aevum-position 1 through-the-ages ")

    page.goto("/new/tempus")
    page.locator(".upload > summary").click()
    page.locator(".upload textarea").fill(text)
    page.locator(".upload").get_by_role("button", name="Open").click()
    expect(page.locator("#new h1")).to_have_text("Play on from here")
    page.get_by_role("button", name="Play on").click()
    seat.arrive()
    expect(page.locator("#log")).to_contain_text("continued from another one")

    assert address is not None
    page.goto(address)
    expect(page.locator(".verdict.good")).to_be_visible()
    dice = Random(5)
    messages = [list(dice.randbytes(length)) for length in (0, 1, 8, 38, 64, 127, 128)]
    expected = [blake2b(bytes(message), digest_size=8).hexdigest() for message in messages]
    assert page.evaluate(HASHES, messages) == expected
    assert "does not agree" in page.evaluate(FORGE)
