"""Lessons are taken to their end by finger, mouse and keys on nothing but what they highlight, in three languages.

Each way takes one lesson in the usual run, and every lesson in an exhaustive one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import expect

from aevum.kernel.lessons.lesson import Lesson, Step
from aevum.kernel.lessons.reader import find_lesson
from aevum.kernel.moves import MoveBook
from aevum.kernel.registry import find_game
from browser.screens import SCREENS, resize
from browser.seat import Seat
from browser.server import Server
from browser.test_layout import LAYOUT, LEAST_BOARD
from browser.types import NewSeat

HIT: Final = """names => {
    const box = document.getElementById("lesson")?.getBoundingClientRect();
    const free = (x, y) => !box || x < box.left || x > box.right || y < box.top || y > box.bottom;
    const still = (found) => String(found) === window.found ? found : (window.found = String(found), null);
    const at = (x, y) => document.elementFromPoint(x, y)?.closest("[data-act]");
    const shares = [.5, .25, .75, .1, .9];
    for (const one of names.flatMap((name) => [...document.querySelectorAll(name)])) {
        const { left, top, width, height } = one.getBoundingClientRect();
        for (const [x, y] of shares.flatMap((x) => shares.map((y) => [left + x * width, top + y * height])))
            if (free(x, y) && at(x, y) === one) return still([one.dataset.act, x, y]);
    }
    return null;
}"""
"""Script that returns the first pick of some selectors that is in view, not covered and still, and a point of it."""
WHOLE: Final = """name => {
    const box = (one) => one.getBoundingClientRect(), play = box(document.getElementById("play"));
    const thing = box(document.querySelector(name));
    return thing.top >= play.top && thing.bottom <= play.bottom;
}"""
"""Script that returns whether a thing on the board is wholly in sight."""
RINGED: Final = ("#play .ringed[data-act]", "#prompt .ringed[data-act]")
"""Selectors of highlighted picks: things on the board before buttons."""
KEYS: Final = """act => {
    const box = (one) => one.getBoundingClientRect();
    const middle = (one) => [box(one).x + box(one).width / 2, box(one).y + box(one).height / 2];
    const here = document.activeElement, goal = document.querySelector(`[data-act="${act}"]`);
    if (!goal) return null;
    const before = here.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING;
    if (!here.closest("[data-targets]")?.contains(goal)) return [before ? "Shift+Tab" : "Tab"];
    const [[x, y], [a, b]] = [middle(here), middle(goal)];
    const level = a < x ? "ArrowLeft" : "ArrowRight", upright = b < y ? "ArrowUp" : "ArrowDown";
    return Math.abs(a - x) > Math.abs(b - y) ? [level, upright] : [upright, level];
}"""
"""Script that returns the keys that may lead from the focus towards a pick, the best one first; null if it is gone."""
CONFIRM: Final = '[data-act="!yes"]'
"""Selector of the button that confirms."""
MOST_KEYS: Final = 100
"""Maximum number of keys on the way to a pick."""
FREE_STEPS: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "clash-of-cultures/cities": {
        "alone": ("collect", "D2", "grow", "D2"),
        "learn": ("collect", "C2", "end", "collect", "D2", "end", "collect", "D2", "advance", "writing"),
    },
    "clash-of-cultures/exploring": {
        "alone": (
            *("improve", "D2", "advance", "irrigation", "collect", "D3", "all", "end"),
            *("collect", "D2", "spaces", "D2", "C2", "advance", "myths"),
        )
    },
    "clash-of-cultures/neighbors": {
        "alone": ("grow", "E4", "grow-temple"),
        "smile": ("end", "improve", "D5", "D5"),
    },
    "tempus/settling": {
        "alone": ("babies", "E6", "move", "E6", "E7"),
        "race": ("babies", "E6", "done"),
        "more": ("move", "E6", "F6", "babies", "E6", "move", "E6", "E5"),
    },
    "tempus-imperium/first-round": {
        "alone": ("pass", "build", "fort", "B3"),
        "peace": ("D3-E3", "E3-E4", "pass", "build", "market", "D2", "pass", "use", "B3"),
        "gold": ("dig", "J9", "use", "A1"),
    },
    "through-the-ages/first-turns": {
        "alone": ("build", "agriculture", "build", "bronze"),
        "choose": ("R5", "end"),
        "family": ("grow", "end"),
        "roof": ("stage", "stage", "build", "agriculture"),
    },
    "through-the-ages/inheritance": {
        "alone": ("grow", "end", "build", "philosophy", "upgrade", "agriculture"),
        "discover": ("R5", "masonry"),
        "harvest": ("end", "build", "bronze"),
    },
    "through-the-ages/neighbors": {
        "alone": ("grow", "grow", "end", "recruit", "warriors", "recruit", "warriors"),
        "hero": ("R4", "christopher-columbus", "R1", "bread-and-circuses"),
    },
}
"""Picks of the steps of each lesson that leave every move free."""


class Way(NamedTuple):
    """A way of using the page, in a language of its own."""

    browser: Mapping[str, Any]
    pick: Callable[[Seat, str, float, float], None]
    """Function that picks a label at a point."""
    begin: str
    """Name of the button that begins a lesson."""


def by_finger(seat: Seat, _: str, x: float, y: float) -> None:
    seat.page.touchscreen.tap(x, y)


def by_mouse(seat: Seat, _: str, x: float, y: float) -> None:
    seat.page.mouse.click(x, y)


def by_keys(seat: Seat, act: str, *_: float) -> None:
    """Press Tab and arrows until a pick has the focus, then Enter; stop if the page makes the only move by itself."""
    for _number in range(MOST_KEYS):
        before = seat.focused
        if before == act:
            seat.key("Enter")
            return
        keys = seat.page.evaluate(KEYS, act)
        if keys is None:
            return
        for key in keys:
            seat.key(key)
            if seat.focused != before:
                break
    raise AssertionError(f"no keys lead to {act}")


WAYS: Final = {
    "finger": Way(
        {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "es"},
        by_finger,
        "Empezar",
    ),
    "mouse": Way(
        {"viewport": {"width": 1366, "height": 768}, "locale": "en-GB"},
        by_mouse,
        "Begin",
    ),
    "keys": Way(
        {"viewport": {"width": 1366, "height": 768}, "locale": "ru"},
        by_keys,
        "Начать",
    ),
}


USUAL: Final = (("finger", "through-the-ages/inheritance"), ("keys", "through-the-ages/first-turns"))
"""Ways and lessons of the usual run; a third lesson is taken with the mouse, from the lobby on."""


@pytest.fixture(scope="module")
def server(hasty_server: Server) -> Server:
    """Return a server whose bots do not pause between moves."""
    return hasty_server


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Take every lesson in every way in an exhaustive run, else one lesson in each way."""
    if "way" not in metafunc.fixturenames:
        return
    every = [(way, lesson) for way in WAYS for lesson in FREE_STEPS]
    cases = every if metafunc.config.getoption("--exhaustive") else USUAL
    metafunc.parametrize(("way", "lesson"), cases, ids=[f"{way}-{lesson}" for way, lesson in cases])


def steps_done(seat: Seat) -> int:
    return int(seat.page.locator("#lesson progress").get_attribute("value") or 0)


def take(seat: Seat, way: Way, *selectors: str) -> None:
    """Pick the first of some things that is in view, and wait for the answer of the server."""
    act, x, y = seat.page.wait_for_function(HIT, arg=selectors).json_value()
    seat.take(lambda label: way.pick(seat, label, x, y), act)


def take_lesson(seat: Seat, way: Way, path: str) -> None:
    """Take a lesson to its end: by what is highlighted, and by picks of one's own where all moves are free."""
    for number, step in enumerate(lesson_of(path).steps, start=1):
        if step.moves:
            follow(seat, way, step, number, find_game(path.partition("/")[0]).book)
        else:
            decide(seat, way, FREE_STEPS[path][step.id], number)


def follow(seat: Seat, way: Way, step: Step, number: int, book: MoveBook) -> None:
    """Pick what is highlighted, things on the board first, until a step is completed.

    Where the step leaves a choice, that of its solution is taken, on which later steps build.
    """
    named = {label for move in step.solution for label in book.picks(move)}
    chosen = [f'{selector}[data-act="{label}"]' for selector in RINGED for label in sorted(named)]
    while steps_done(seat) < number:
        take(seat, way, *chosen, *RINGED)
        seat.page.wait_for_selector(f".ringed[data-act], {_completed(number)}", state="attached")


def decide(seat: Seat, way: Way, picks: tuple[str, ...], number: int) -> None:
    """Complete a step that leaves all moves free by picks of one's own; confirm whatever asks for it."""
    for act in picks:
        offered = f'[data-act="{act}"]'
        seat.page.wait_for_selector(f"{offered}, {CONFIRM}", state="attached")
        if "!yes" in seat.offers():
            take(seat, way, CONFIRM)
        seat.wait_for(act)
        seat.page.locator(offered).first.evaluate("one => one.scrollIntoView({ block: 'nearest', inline: 'nearest' })")
        take(seat, way, offered)
    seat.page.wait_for_selector(f"{_completed(number)}, {CONFIRM}", state="attached")
    if "!yes" in seat.offers() and steps_done(seat) < number:
        take(seat, way, CONFIRM)
        seat.page.wait_for_selector(_completed(number), state="attached")


def _completed(number: int) -> str:
    """Return a selector of what shows that a number of steps are completed."""
    return f'#lesson progress[value="{number}"], #lesson .stars'


def lesson_of(path: str) -> Lesson:
    game, _, id = path.partition("/")
    found = find_lesson(find_game(game), id)
    assert found is not None
    return found


def begin(seat: Seat, lesson: str, name: str) -> None:
    """Begin a lesson by the button of the page of all lessons of its game."""
    seat.page.goto(f"/learn/{lesson.partition('/')[0]}")
    seat.page.locator(f'form[action="/learn/{lesson}"]').get_by_role("button", name=name).click()
    seat.arrive()


def wrong_at_some_size(seat: Seat) -> list[str]:
    """Return what is covered or cut at some size of the screen; buttons may scroll, since the panel takes room."""
    asked = {"about": "", "hand": False, "over": False, "board": LEAST_BOARD}
    wrong = []
    for screen in SCREENS:
        resize(seat, screen)
        found = [line for line in seat.page.evaluate(LAYOUT, asked) if not line.endswith("is not in view")]
        if not seat.page.locator("#prompt").evaluate("prompt => prompt.getBoundingClientRect().bottom <= innerHeight"):
            found.append("the prompt is cut")
        wrong += [f"{screen[0]}x{screen[1]}: {line}" for line in found]
    return wrong


def test_a_lesson_is_taken_by_what_it_highlights(new_seat: NewSeat, way: str, lesson: str) -> None:
    how = WAYS[way]
    seat = new_seat(**how.browser)
    begin(seat, lesson, how.begin)
    take_lesson(seat, how, lesson)
    expect(seat.page.locator("#lesson .stars")).to_have_text("★★★")


def test_a_lesson_is_taken_from_the_lobby_to_its_stars(new_seat: NewSeat) -> None:
    mouse, lesson = WAYS["mouse"], "tempus-imperium/first-round"
    seat = new_seat(**mouse.browser)
    page, panel = seat.page, seat.page.locator("#lesson")
    page.goto("/")
    page.locator('#game-tempus-imperium a[href="/learn/tempus-imperium"]').first.click()
    page.get_by_role("button", name="Begin").click()
    seat.arrive()
    expect(panel).to_contain_text("Good morning, Your Majesty!")
    expect(page.locator('#own .ringed[data-face="score-total"]')).to_be_visible()
    wrong = wrong_at_some_size(seat)
    assert not wrong, "\n".join(wrong)
    resize(seat, (1366, 768))
    seat.pick("D5-D6")
    expect(panel.locator(".answer")).to_contain_text("it leads nowhere in particular")
    take_lesson(seat, mouse, lesson)
    expect(panel.locator(".stars")).to_have_text("★★★")
    panel.get_by_role("button", name="Play on").click()
    seat.arrive()
    expect(panel).to_have_count(0)
    assert seat.decisions()


def test_what_is_ringed_is_in_sight_after_an_answer_and_after_scrolling(new_seat: NewSeat) -> None:
    finger, path = WAYS["finger"], "clash-of-cultures/exploring"
    steps = {step.id: (number, step) for number, step in enumerate(lesson_of(path).steps, start=1)}
    book = find_game("clash-of-cultures").book
    seat = new_seat(**finger.browser)
    page = seat.page
    begin(seat, path, finger.begin)
    for id in ("clouds", "lay", "found"):
        number, step = steps[id]
        follow(seat, finger, step, number, book)
    seat.tap("husbandry")
    expect(page.locator("#lesson .answer")).to_contain_text("¡Tentador!")
    take(seat, finger, '#play .ringed[data-act="storage"]')
    number, step = steps["end"]
    page.wait_for_selector(_completed(number - 1), state="attached")
    page.locator("#play").evaluate("play => play.scrollTo(0, play.scrollHeight)")
    follow(seat, finger, step, number, book)
    page.wait_for_function(HIT, arg=['#play .ringed[data-act="D2"]'])


def test_what_can_be_picked_is_in_sight_where_all_moves_are_free(new_seat: NewSeat) -> None:
    finger, path = WAYS["finger"], "clash-of-cultures/exploring"
    book = find_game("clash-of-cultures").book
    seat = new_seat(**finger.browser)
    page = seat.page
    begin(seat, path, finger.begin)
    for number, step in enumerate(lesson_of(path).steps, start=1):
        if step.moves:
            follow(seat, finger, step, number, book)
    page.locator("#play").evaluate("play => play.scrollTo(0, 0)")
    take(seat, finger, '#prompt [data-act="advance"]')
    page.wait_for_function(WHOLE, arg='#play [data-act="irrigation"]')


def test_a_long_answer_leaves_the_prompt_whole_above_the_log(new_seat: NewSeat) -> None:
    seat = new_seat(viewport={"width": 1366, "height": 768}, locale="ru")
    begin(seat, "tempus/settling", "Начать")
    for hex in ("D7", "D6", "E6"):
        take(seat, WAYS["mouse"], f'#play .ringed[data-act="{hex}"]')
    seat.wait_for("babies")
    seat.page.locator("#prompt").get_by_text("Сражаться").click(force=True)
    expect(seat.page.locator("#lesson .answer")).to_contain_text("три гекса или меньше")
    bottom = "one => one.getBoundingClientRect().bottom"
    now, prompt, answer = (seat.page.locator(name).evaluate(bottom) for name in ("#now", "#prompt", "#lesson .answer"))
    foot = seat.page.locator("#prompt").get_by_text("Закончить").evaluate(bottom)
    top = seat.page.locator("#prompt").evaluate("one => one.getBoundingClientRect().top")
    assert answer < top
    assert foot <= prompt <= now
