"""Take the pictures of this folder anew: `.venv/bin/python docs/screens/take.py [NAME ...]`, all if none is named.

Needs playwright and a Chromium (`tools/browser` finds one). With Pillow the pictures are reduced to 256 colours.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Cookie, Page, sync_playwright

from aevum.kernel.match import Match
from aevum.kernel.records.savefile import match_from_bytes
from aevum.kernel.registry import find_game
from aevum.server.accounts.sessions import KEY_COOKIE
from aevum.server.storage.matches import Storage

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
GOLDEN: Final = ROOT / "tests" / "golden"
SHEET: Final = "tempus-imperium-2611152030"
ISLAND: Final = "tempus-4"
TIE: Final = "tempus-3-tie-break"
AGES: Final = "through-the-ages-full-3"
CLASH: Final = "clash-of-cultures-4"
DESKTOP: Final = (1280, 800)
PHONE: Final = (390, 844)
SMALL_PHONE: Final = (360, 740)
COLOURS: Final = 256
REVIEW_TIME: Final = 300_000
"""Milliseconds within which a review must be there."""


class Picture(NamedTuple):
    """One file: which page, on which screen, in which language and look."""

    name: str
    path: str
    size: tuple[int, int] = DESKTOP
    language: str = "en"
    look: str = "light"


MATCHES: Final = {
    "end": (SHEET, 99),
    "middle": (SHEET, 33),
    "laid": (ISLAND, 9),
    "island": (ISLAND, 330),
    "ages": (AGES, 297),
    "clash": (CLASH, 560),
    "tie": (TIE, 9_999),
    "ages_over": (AGES, 9_999),
}
"""A golden game each, and after how many moves it is looked at."""
OTHERS: Final = ("Abel", "Bela", "Cleo", "Dora")
BOT: Final = "normal"
PICTURES: Final = (
    Picture("lobby", "/"),
    Picture("lobby-phone-ru-dark", "/", SMALL_PHONE, "ru", "dark"),
    Picture("match", "{middle}"),
    Picture("match-es-dark", "{middle}", language="es", look="dark"),
    Picture("match-ru-contrast", "{middle}", language="ru", look="contrast"),
    Picture("match-phone-ru", "{middle}", PHONE, "ru"),
    Picture("match-phone-dark", "{middle}", SMALL_PHONE, look="dark"),
    Picture("over", "{end}"),
    Picture("over-phone-es", "{end}", PHONE, "es"),
    Picture("replay", "{end}/replay?at=40"),
    Picture("replay-phone-ru-dark", "{end}/replay?at=40", PHONE, "ru", "dark"),
    Picture("island", "{island}"),
    Picture("island-es-dark", "{island}", language="es", look="dark"),
    Picture("island-phone-ru", "{island}", PHONE, "ru"),
    Picture("island-laid-phone", "{laid}", PHONE),
    Picture("island-over", "{tie}"),
    Picture("ages", "{ages}"),
    Picture("ages-es-dark", "{ages}", language="es", look="dark"),
    Picture("ages-phone-ru", "{ages}", PHONE, "ru"),
    Picture("clash", "{clash}"),
    Picture("ages-over", "{ages_over}"),
    Picture("clash-phone-ru", "{clash}", PHONE, "ru"),
    Picture("clash-es-dark", "{clash}", language="es", look="dark"),
    Picture("chronicle", "{ages_over}/chronicle"),
    Picture("chronicle-phone-ru", "{ages_over}/chronicle", PHONE, "ru"),
    Picture("review", "{ages_over}/review"),
    Picture("review-phone-ru-dark", "{ages_over}/review", PHONE, "ru", "dark"),
    Picture("what-if-es", "{tie}/what-if?at=303", language="es"),
    Picture("learn-ru", "/learn/through-the-ages", language="ru"),
    Picture("learn-phone-es-dark", "/learn/clash-of-cultures", SMALL_PHONE, "es", "dark"),
    Picture("practice", "/practice/clash-of-cultures"),
    Picture("practice-phone-es", "/practice/through-the-ages", PHONE, "es"),
    Picture("my-lessons-phone", "/learn/mine", PHONE),
    Picture("rules-es", "/rules/tempus-imperium", language="es"),
    Picture("puzzle-phone", "/puzzle/tempus-imperium", PHONE),
    Picture("mine-ru", "/mine", language="ru"),
)


def main(names: list[str]) -> None:
    """Take the named pictures, or all of them, with one server and one browser."""
    wanted = [picture for picture in PICTURES if not names or picture.name in names]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{Path(folder) / 'table.sqlite'}"
        with _server(database) as address:
            browser = playwright.chromium.launch(executable_path=_chromium(), args=["--no-sandbox"])
            guest = browser.new_page()
            guest.goto(f"{address}/account")
            guest.get_by_label("Your name at the table").fill("Ada")
            guest.get_by_role("button", name="Save").click()
            keys = guest.context.cookies()
            matches = _lay_out(database, next(cookie["value"] for cookie in keys if cookie["name"] == KEY_COOKIE))
            for picture in wanted:
                _take(browser, picture, address, picture.path.format(**matches), keys)
            browser.close()


@contextmanager
def _server(database: str) -> Iterator[str]:
    command = [sys.executable, "-m", "aevum", "serve", "--json", "--port", "0", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield json.loads(process.stdout.readline())["address"].rstrip("/")
        finally:
            process.terminate()


def _chromium() -> str:
    return subprocess.run([ROOT / "tools" / "browser"], capture_output=True, text=True, check=True).stdout.strip()


def _lay_out(database: str, key: str) -> dict[str, str]:
    """Golden games up to a move; the visitor sits where it is decided, with bots around."""
    storage = Storage(database)
    visitor = storage.person_of_key(key)
    assert visitor is not None
    paths: dict[str, str] = {}
    for name, (game, moves) in MATCHES.items():
        match = _played(game, moves)
        own = 0 if match.over else match.actor
        match.seats = tuple("Ada" if seat == own else other for seat, other in enumerate(OTHERS[: len(match.seats)]))
        id = storage.create(match, [None if seat == own else BOT for seat in range(len(match.seats))])
        storage.add_holder(id, own, visitor.id)
        paths[name] = f"/m/{id}"
    storage.close()
    return paths


def _played(game: str, moves: int) -> Match:
    golden = match_from_bytes((GOLDEN / f"{game}.aevum").read_bytes(), game, find_game)
    match = Match(golden.game, golden.options, seats=OTHERS[: len(golden.seats)], seed=golden.seed)
    for played in golden.moves[:moves]:
        match.play(played.move)
    return match


def _take(browser: Browser, picture: Picture, address: str, path: str, keys: list[Cookie]) -> None:
    width, height = picture.size
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    own = [{"name": cookie["name"], "value": cookie["value"], "url": address} for cookie in keys]
    context.add_cookies([*own, {"name": "aevum_language", "value": picture.language, "url": address}])
    context.add_init_script(f"localStorage.setItem('theme', '{picture.look}')")
    page = context.new_page()
    page.goto(address + path)
    page.wait_for_load_state("networkidle")
    if path.endswith("/review"):
        _await_review(page)
    if "/what-if" in path:
        _await_comparison(page)
    page.screenshot(path=HERE / f"{picture.name}.png")
    context.close()
    _reduce(HERE / f"{picture.name}.png")


def _await_review(page: Page) -> None:
    """Ask for a review that nobody has asked for, and wait until it is there."""
    if page.locator(".ask-review button").count():
        page.locator(".ask-review button").click()
    page.locator(".costliest").wait_for(timeout=REVIEW_TIME)


def _await_comparison(page: Page) -> None:
    """Ask for the comparison of the two lines that are chosen, and wait until it is there."""
    page.locator("main form button").last.click()
    page.locator(".histograms").wait_for(timeout=REVIEW_TIME)


def _reduce(file: Path) -> None:
    try:
        from PIL import Image
    except ImportError:
        return
    Image.open(file).convert("RGB").quantize(COLOURS, kmeans=2, dither=Image.Dither.NONE).save(file, optimize=True)


if __name__ == "__main__":
    main(sys.argv[1:])
