"""A person at a browser: starts matches by the lobby's forms, looks at the match, clicks and taps what is offered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import FilePayload, Locator, Page

DIGITS: Final = "2611152030"
GOLDEN: Final = Path(__file__).parents[1] / "golden"
MIDDLE: Final = """one => {
    one.scrollIntoView({ block: "center", behavior: "instant" });
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""


TO_DECIDE: Final = '[data-act]:not([data-act^="!"]), [data-act="!yes"], #ending .total'
"""Selector of what a person can decide, or of the totals at the end."""
CHANGED: Final = """([ready, draft]) => {
    const table = document.querySelector("[data-socket]");
    return table.dataset.ready !== ready || table.dataset.draft !== draft;
}"""
CLICK: Final = """act => document.querySelector(`[data-act="${act}"]`)
    .dispatchEvent(new MouseEvent("click", { bubbles: true }))"""

Touch = Callable[[str], None]


class Seat:
    """One page of one person."""

    def __init__(self, page: Page) -> None:
        self.page = page

    # -- beginning

    def begin(self, game: str, **fields: str) -> None:
        """Start a new match, as the lobby's form would do it."""
        form: dict[str, str | float | bool] = {"game": game, "seat-0": "me", **fields}
        answer = self.page.request.post("/matches", form=form, max_redirects=0, max_retries=2)
        self.go(answer.headers["location"])

    def begin_in_lobby(self, game: str, **fields: str) -> None:
        """Find the form of a new match from the lobby, fill it and send it."""
        self.page.goto("/")
        self.page.locator(f'#game-{game} a[href="/new/{game}"]').click()
        form = self.page.locator("#new")
        for name, value in fields.items():
            field = form.locator(f'[name="{name}"]').first
            kind = field.evaluate("field => field.type")
            if kind == "radio":
                form.locator(f'[name="{name}"][value="{value}"]').check()
            elif kind == "select-one":
                field.select_option(value)
            else:
                field.fill(value)
        form.get_by_role("button").last.click()
        self.arrive()

    def upload(self, name: str) -> str:
        """Upload a golden game; return the address of its page."""
        content = (GOLDEN / f"{name}.aevum").read_bytes()
        file: FilePayload = {"name": f"{name}.aevum", "mimeType": "application/x-ndjson", "buffer": content}
        answer = self.page.request.post("/upload", multipart={"file": file}, max_redirects=0, max_retries=2)
        return answer.headers["location"].removesuffix("/replay")

    def begin_tempus(self, digits: str = DIGITS) -> None:
        self.begin("tempus-imperium", **{"option-digits": digits})

    def begin_high_card(self, other: str) -> None:
        """Start a match of two seats: this person, and a friend by a link (`open`), a neighbour (`here`) or a bot."""
        self.begin("high-card", **{"seat-1": other})

    def go(self, where: str) -> None:
        self.page.goto(where)
        self.arrive()

    def join(self, link: str) -> None:
        """Follow the link to a seat and take it."""
        self.page.goto(link)
        self.page.locator("main").get_by_role("button").click()
        self.arrive()

    def arrive(self) -> None:
        """Wait until the page is live."""
        self.page.wait_for_selector("[data-socket][data-ready]")

    # -- looking

    @property
    def table(self) -> Locator:
        return self.page.locator("[data-socket]")

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#prompt")

    @property
    def score(self) -> Locator:
        """Return the table of the result, once there is one."""
        return self.page.locator("#end").get_by_role("table").first

    @property
    def log(self) -> Locator:
        return self.page.locator("#log li")

    @property
    def invitation(self) -> str:
        """Return the link to the seat that is open."""
        return self.page.locator("#seats").get_by_role("link").get_attribute("href") or ""

    @property
    def length(self) -> int:
        """Return the number of records of the match that this page has seen."""
        return int(self.table.get_attribute("data-ready") or 0)

    def offer(self, act: str) -> Locator:
        """Return the element that picks this label."""
        return self.page.locator(f'[data-act="{act}"]')

    def offers(self) -> list[str]:
        """Return everything that can be picked now."""
        acts: list[str] = self.page.eval_on_selector_all("[data-act]", "all => all.map(one => one.dataset.act)")
        return acts

    @property
    def focused(self) -> str:
        """Return the pick that has the focus, or the name of the element that has it."""
        name: str = self.page.evaluate("document.activeElement.dataset.act || document.activeElement.localName")
        return name

    def wait_for(self, act: str) -> list[str]:
        """Wait until this can be picked; return everything that can be picked then."""
        self.page.wait_for_selector(f'[data-act="{act}"]', state="attached")
        return self.offers()

    def wait_for_places(self) -> list[str]:
        """Wait until there is something to touch; return the labels."""
        self.page.wait_for_selector("[data-targets] [data-act]", state="attached")
        places: list[str] = self.page.eval_on_selector_all(
            "[data-targets] [data-act]", "all => all.map(one => one.dataset.act)"
        )
        return places

    def decisions(self) -> list[str]:
        """Wait until this person decides; return what can be picked, without undo; empty once the score is there."""
        self.page.wait_for_selector(TO_DECIDE, state="attached")
        return [act for act in self.offers() if act == "!yes" or not act.startswith("!")]

    # -- doing

    def middle(self, act: str) -> tuple[float, float]:
        """Return the point to click for a pick, once it is offered and in view."""
        offer = self.page.wait_for_selector(f'[data-act="{act}"]', state="attached", strict=True)
        assert offer is not None
        x, y = offer.evaluate(MIDDLE)
        return x, y

    def pick(self, act: str) -> None:
        """Click a button or a place on the board with the mouse."""
        self.page.mouse.click(*self.middle(act))

    def tap(self, act: str) -> None:
        """Tap a button or a place on the board with a finger."""
        self.page.touchscreen.tap(*self.middle(act))

    def click(self, act: str) -> None:
        """Click an element by a script, which is much faster than a mouse."""
        self.page.evaluate(CLICK, act)

    def take(self, touch: Touch, act: str) -> None:
        """Pick something, and wait for the answer of the server."""
        before = [self.table.get_attribute(f"data-{name}") for name in ("ready", "draft")]
        touch(act)
        self.page.wait_for_function(CHANGED, arg=before)

    def play_out(self, choose: Callable[[list[str]], str]) -> None:
        """Decide until the score is there; confirm whatever asks for it."""
        while offered := self.decisions():
            self.take(self.click, "!yes" if "!yes" in offered else choose(offered))

    def open_chat(self) -> Locator:
        """Turn to the chat and return the field for a message."""
        self.page.locator("#tab-chat").click()
        return self.page.locator("#chat-form").get_by_role("textbox")

    def key(self, *names: str) -> None:
        for name in names:
            self.page.keyboard.press(name)

    def tab_to(self, act: str) -> None:
        """Press Tab until a pick has the focus."""
        for _ in range(60):
            if self.focused == act:
                return
            self.key("Tab")
        raise AssertionError(f"Tab does not lead to {act}")

    def play(self, picks: Sequence[str], touch: Touch) -> None:
        """Make a move by its picks, in the order of the notation, as far as they are asked for."""
        after, left = self.length + 1, list(picks)
        while self.length < after:
            pick = self._asked_for(left, after)
            if pick is None:
                return
            if pick in left:
                del left[: left.index(pick) + 1]
            draft = int(self.table.get_attribute("data-draft") or 0)
            touch(pick)
            self.page.wait_for_selector(
                f'[data-ready="{after}"], [data-draft]:not([data-draft="{draft}"])', state="attached"
            )

    def play_by_thing(self, picks: Sequence[str], touch: Touch) -> None:
        """Make a move: first the thing on the board, then what is to be done there, as far as that is asked."""
        self.play((picks[-1], *picks[:-1]), touch)

    def _asked_for(self, left: Sequence[str], after: int) -> str | None:
        """Return the first of these picks that is offered, or the confirmation; None once the move is made."""
        offered = ", ".join(f'[data-act="{pick}"]' for pick in (*left, "!yes"))
        self.page.wait_for_selector(f'[data-ready="{after}"], {offered}', state="attached")
        acts = self.offers()
        return None if self.length == after else next(pick for pick in (*left, "!yes") if pick in acts)

    def lay_lowest(self) -> str:
        """Lay the lowest card of a hand in High Card face down, confirm it if asked; return the card.

        The last card of a hand is not asked for: where nothing is confirmed it lies as soon as “play” is picked.
        """
        self.page.wait_for_selector('.pick.card, [data-act="play"]', state="attached")
        laid = f'[data-ready="{self.length + 1}"]'
        if "play" in self.offers():
            self.pick("play")
        self.page.wait_for_selector(f'.pick.card, [data-act="!yes"], {laid}', state="attached")
        if self.page.locator(laid).count():
            return ""
        cards = [act for act in self.offers() if act.isdigit()]  # the last one is not asked for
        card = min(cards, key=int) if cards else "".join(filter(str.isdigit, self.prompt.inner_text()))
        self.play((card,), self.pick)
        return card

    def lay_cards_until(self, seen: Locator) -> None:
        """Play High Card for all people at this screen until an element is seen."""
        while not seen.count():
            if "!lift" in self.offers():
                self.pick("!lift")
            self.lay_lowest()

    @contextmanager
    def one_record(self) -> Iterator[None]:
        """Expect the match to become one record longer inside, and wait until the page shows it."""
        after = self.length + 1
        yield
        self.has_seen(after)

    def has_seen(self, length: int) -> None:
        """Wait until the page shows `length` records."""
        self.page.wait_for_selector(f'[data-ready="{length}"]', state="attached")

    def settled(self, draft: int) -> None:
        """Wait until the server has confirmed `draft` picks."""
        self.page.wait_for_selector(f'[data-draft="{draft}"]', state="attached")

    def measure(self, script: str) -> Any:
        """Return the value of a script in the page."""
        return self.page.evaluate(script)
