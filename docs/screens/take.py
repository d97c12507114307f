"""Takes the pictures of this folder anew: `.venv/bin/python docs/screens/take.py`.

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

from playwright.sync_api import Browser, Page, sync_playwright

from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.kernel.savefile import match_from_bytes, match_to_bytes

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
GOLDEN: Final = ROOT / "tests" / "golden"
SHEET: Final = "tempus-imperium-2611152030"
ISLAND: Final = "tempus-4"
TIE: Final = "tempus-3-tie-break"
DESKTOP: Final = (1280, 800)
PHONE: Final = (390, 844)
SMALL_PHONE: Final = (360, 740)
COLOURS: Final = 256


class Picture(NamedTuple):
    """One file: which page, on which screen, in which language and look."""

    name: str
    path: str
    size: tuple[int, int] = DESKTOP
    language: str = "en"
    look: str = "light"


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
    Picture("rules-es", "/rules/tempus-imperium", language="es"),
    Picture("puzzle-phone", "/puzzle/tempus-imperium", PHONE),
    Picture("mine-ru", "/mine", language="ru"),
)


def main() -> None:
    """One server, one browser, every picture."""
    with tempfile.TemporaryDirectory() as folder, _server(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=_chromium(), args=["--no-sandbox"])
        guest = browser.new_page()
        guest.goto(f"{address}/account")
        guest.get_by_label("Your name at the table").fill("Ada")
        guest.get_by_role("button", name="Save").click()
        matches = {
            "end": _upload(guest, address, Path(folder), SHEET, 99),
            "middle": _upload(guest, address, Path(folder), SHEET, 33),
            "laid": _upload(guest, address, Path(folder), ISLAND, 9),
            "island": _upload(guest, address, Path(folder), ISLAND, 330),
            "tie": _upload(guest, address, Path(folder), TIE, 9_999),
        }
        keys = guest.context.storage_state()["cookies"]
        for picture in PICTURES:
            where = picture.path.format(**matches)
            _take(browser, picture, where if where.startswith("http") else address + where, address, keys)
        browser.close()


@contextmanager
def _server(folder: Path) -> Iterator[str]:
    command = [sys.executable, "-m", "aevum", "serve", "--json", "--port", "0"]
    command += ["--database", f"sqlite:///{folder / 'table.sqlite'}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield json.loads(process.stdout.readline())["address"].rstrip("/")
        process.terminate()


def _chromium() -> str:
    return subprocess.run([ROOT / "tools" / "browser"], capture_output=True, text=True, check=True).stdout.strip()


def _upload(page: Page, address: str, folder: Path, game: str, moves: int) -> str:
    """A golden game up to a move, as a match of the visitor, who sees what the seat that decides may see."""
    golden = match_from_bytes((GOLDEN / f"{game}.aevum").read_bytes(), game, find_game)
    names = ["Ada", "Bela", "Cleo", "Dora"][: len(golden.seats)]
    part = Match(golden.game, golden.options, seats=names, seed=golden.seed)
    for played in golden.moves[:moves]:
        part.play(played.move)
    file = folder / f"{game}-{moves}.aevum"
    file.write_bytes(match_to_bytes(part))
    page.goto(address)
    page.set_input_files("input[type=file]", file)
    page.get_by_role("button", name="Open").click()
    page.wait_for_url("**/m/**")
    if golden.game.hides and not part.over:
        page.locator('[data-act="!lift"]').click()
        page.wait_for_selector("[data-targets] [data-act]", state="attached")
    return page.url.removesuffix("/replay")


def _take(browser: Browser, picture: Picture, where: str, address: str, keys: list[dict[str, object]]) -> None:
    width, height = picture.size
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    context.add_cookies([*keys, {"name": "aevum_language", "value": picture.language, "url": address}])
    context.add_init_script(f"localStorage.setItem('theme', '{picture.look}')")
    page = context.new_page()
    page.goto(where)
    page.wait_for_load_state("networkidle")
    page.screenshot(path=HERE / f"{picture.name}.png")
    context.close()
    _reduce(HERE / f"{picture.name}.png")


def _reduce(file: Path) -> None:
    try:
        from PIL import Image
    except ImportError:
        return
    Image.open(file).convert("RGB").quantize(COLOURS, kmeans=2, dither=Image.Dither.NONE).save(file, optimize=True)


if __name__ == "__main__":
    main()
