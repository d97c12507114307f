"""Drawing of the stage below the island: the current slot, and progress as it was or is being made."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus.constants import ERA_TERRAIN, ERAS, PLAYERS, TERRAINS, named
from aevum.games.tempus.drawing.cards import small_cards
from aevum.games.tempus.drawing.fight import draw_fight
from aevum.games.tempus.drawing.layout import STAGE
from aevum.games.tempus.drawing.palette import PALE_GOLD, STAGE_PAPER, place
from aevum.games.tempus.drawing.result import rank
from aevum.games.tempus.drawing.tokens import mark, stack
from aevum.games.tempus.fight_view import Cards
from aevum.games.tempus.rules.setup import tokens_to_settle
from aevum.games.tempus.rules.turn import BEARING, BUILDING, FIGHTING, MOVING, NONE, THINKING
from aevum.games.tempus.view import WorldView
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import BLOOD, DARK_GOLD, FAINT_INK, INK, SOFT_INK
from aevum.kernel.svg.typography import draw_number, fit_size, hit_area, wrap_two, write
from aevum.kernel.words import Words

_SLOT: Final = 192
"""Width of the slot, left of the progress."""
_ERA: Final = 150
_SIGN: Final = {
    NONE: "actions",
    MOVING: "move",
    BEARING: "children",
    FIGHTING: "weapons",
    THINKING: "ideas",
    BUILDING: "town",
}


def draw_stage(view: WorldView, words: Words) -> list[Child]:
    """Draw a fight, or else the slot and the progress."""
    return list(stage_layers(view, words, STAGE).values())


def stage_layers(view: WorldView, words: Words, box: Box) -> dict[str, Child]:
    """Return the layers of the stage: one that changes with every move, one that stays for a turn."""
    if view.fight is not None and not view.over:
        return {"stage": [_frame(box), draw_fight(view.fight, words, box)], "progress": None}
    slot = _winners(view, words) if view.over else _slot(view, words)
    return {"stage": [_frame(box), slot], "progress": _progress(view, box, words)}


def _frame(box: Box) -> Child:
    return h.rect(x=box.x, y=box.y, width=box.width, height=box.height, rx=9, fill=STAGE_PAPER, stroke=FAINT_INK)


def _slot(view: WorldView, words: Words) -> Markup:
    """Draw the seat that decides, its action, and how much of that is left."""
    name = words(PLAYERS[view.actor])
    return h.g(data_now="")[
        mark(view.actor, STAGE.x + 28, STAGE.y + 34, 80),
        write(name, STAGE.x + 54, STAGE.y + 42, fit_size(name, _SLOT - 52, 28), anchor=None, bold=True),
        _left(view),
    ]


def _left(view: WorldView) -> list[Child]:
    """Draw the action with what is left of it; while players settle, the tokens that the actor still has to place."""
    if view.phase == "settle":
        return stack(view.actor, tokens_to_settle(view.supply[view.actor]), 0, STAGE.x + 36, STAGE.y + 84, 80)
    if view.phase in ("progress", "bonus"):
        return []
    left = view.allowance if view.action in (MOVING, BEARING) else view.to_begin if view.action == NONE else 0
    return [
        place(_SIGN[view.action], STAGE.x + 36, STAGE.y + 84, 52),
        draw_number(f"×{left}", STAGE.x + 72, STAGE.y + 84, 32, anchor=None, bold=True) if left else None,
    ]


def _winners(view: WorldView, words: Words) -> list[Child]:
    """Draw the winners and their points at the end of the game."""
    first = [seat for seat in range(view.seats) if rank(view, seat) == 1]
    name = words(PLAYERS[first[0]]) if len(first) == 1 else ""
    return [
        [mark(seat, STAGE.x + 28 + 44 * column, STAGE.y + 34, 80) for column, seat in enumerate(first)],
        write(name, STAGE.x + 54, STAGE.y + 42, fit_size(name, _SLOT - 52, 28), anchor=None, bold=True),
        place("star", STAGE.x + 36, STAGE.y + 84, 50),
        draw_number(view.total(first[0]), STAGE.x + 72, STAGE.y + 84, 44, anchor=None, bold=True, colour=BLOOD),
    ]


def _progress(view: WorldView, box: Box, words: Words) -> Child:
    """Draw the cards laid for progress now, or the result of the last progress phase."""
    seats = range(view.seats)
    if view.phase == "progress":
        known = [view.laid if seat == view.seat else None for seat in seats]
        return _race(view.next_era, view.progress, known, view.laid_sizes, box, words, decided=False)
    last = view.last_progress
    if last is None:
        return _title(box, words)
    return _race(last.era, last.points, list(last.cards), tuple(map(len, last.cards)), box, words, decided=True)


def _title(box: Box, words: Words) -> Markup:
    """Write the title of the game, shown before the first progress phase."""
    x, y = box.x + _SLOT + (box.width - _SLOT) / 2, STAGE.y + STAGE.height / 2 + 16
    return h.text(x=x, y=y, font_size=46, text_anchor="middle", letter_spacing=22, fill=FAINT_INK)[
        words("game-title").upper()
    ]


def _race(
    era: int,
    points: tuple[int, ...],
    cards: list[Cards | None] | list[Cards],
    counts: tuple[int, ...],
    box: Box,
    words: Words,
    *,
    decided: bool,
) -> Markup:
    left = STAGE.x + _SLOT + _ERA
    step = (box.width - _SLOT - _ERA) / len(points)
    best = max(points) if decided else -1
    runners = [
        [_runner(seat, points[seat], points[seat] == best, x), _laid(cards[seat], counts[seat], x, step, words)]
        for seat, x in enumerate(left + step * seat for seat in range(len(points)))
    ]
    about = words(
        "board-progress-to", era=named("era", ERAS[era]), terrain=named("terrain", TERRAINS[ERA_TERRAIN[era]])
    )
    room = hit_area(STAGE.x + _SLOT, STAGE.y, _ERA, STAGE.height)
    return h.g("#tp-progress", data_face=f"era-{ERAS[era]}")[h.title[about], room, _goal(era, words), runners]


def _goal(era: int, words: Words) -> list[Child]:
    x = STAGE.x + _SLOT + _ERA / 2 - 8
    lines, size = wrap_two(words(named("era", ERAS[era])), _ERA - 8, 24)
    first = STAGE.y + 106 - 20 * (len(lines) - 1)
    return [
        place(TERRAINS[ERA_TERRAIN[era]], x, STAGE.y + 43 - 9 * (len(lines) - 1), 86 - 18 * (len(lines) - 1)),
        [write(line, x, first + 21 * row, size, bold=True) for row, line in enumerate(lines)],
    ]


def _runner(seat: int, points: int, ahead: bool, left: float) -> list[Child]:
    y = STAGE.y + 29
    glow = h.rect(x=left, y=y - 24, width=78, height=48, rx=9, fill=PALE_GOLD, stroke=DARK_GOLD) if ahead else None
    return [
        glow,
        mark(seat, left + 22, y, 70),
        draw_number(points, left + 55, y, 34, bold=True, colour=BLOOD if ahead else INK),
    ]


def _laid(cards: Cards | None, count: int, left: float, step: float, words: Words) -> list[Child]:
    if not count:
        return [write("–", left + 22, STAGE.y + 92, 24, colour=SOFT_INK)]
    return small_cards(cards, count, Box(left, STAGE.y + 57, step - 8, 54), words)
