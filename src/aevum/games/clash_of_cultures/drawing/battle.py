"""Scene of a battle: both sides with units, card, dice, value, hits and losses of the round."""

from __future__ import annotations

from typing import Final

from aevum.games.clash_of_cultures.constants import COMBAT, FIGHTING, NONE
from aevum.games.clash_of_cultures.drawing.emblems import draw_emblem
from aevum.games.clash_of_cultures.drawing.names import short_name
from aevum.games.clash_of_cultures.drawing.palette import PIECE, place
from aevum.games.clash_of_cultures.drawing.stage import LEFT, RIGHT, TEXT, panel, titled
from aevum.games.clash_of_cultures.maps import LABELS
from aevum.games.clash_of_cultures.view import BattleView, SideView, TableView
from aevum.kernel.markup import Child, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import BLOOD, DARK_GOLD, FAINT_INK, LIGHT_PAPER, SOFT_INK
from aevum.kernel.svg.typography import draw_number, fit_size, write
from aevum.kernel.words import Words

_DIE: Final = 21
_MOST: Final = 8
"""Maximum number of dice of a side; more than `_MOST` - 2 of them stand closer together."""


def draw_battle(view: TableView, words: Words) -> Child:
    """Draw the attacker on the left, the defender on the right, the round between them."""
    fight = view.battle
    assert fight is not None
    return h.g(data_face="board-battle")[
        _side(view, fight, fight.attack, fight.attacker, LEFT, words),
        _side(view, fight, fight.defence, fight.defender, RIGHT, words),
        h.circle(cx=200, cy=18, r=15, fill=LIGHT_PAPER, stroke=FAINT_INK),
        draw_number(max(1, fight.round), 200, 18, 17, bold=True),
        write(LABELS[fight.hex], 200, 48, TEXT, bold=True, colour=BLOOD),
    ]


def _side(view: TableView, fight: BattleView, side: SideView, owner: int, box: Box, words: Words) -> list[Child]:
    deciding = owner == view.actor
    kind = "ship" if fight.naval else "army"
    right = box.x + box.width
    return [
        panel(box, lit=deciding, stroke=DARK_GOLD if deciding else FAINT_INK),
        titled(owner, box, words, 92),
        place(kind, right - 52, box.y + 15, 21),
        draw_number(side.units, right - 40, box.y + 15, 19, anchor=None, bold=True),
        place("fortress", right - 16, box.y + 15, 20, fill=PIECE[owner]) if side.fortress else None,
        _dice(side, box),
        _outcome(fight, side, box),
        _card(side, box, words),
    ]


def _dice(side: SideView, box: Box) -> list[Child]:
    """Draw each die, then what is added to them and the total value."""
    y = box.y + 43
    step = _DIE + 1.5 if len(side.dice) <= _MOST - 2 else (box.width - 60) / len(side.dice)
    drawn: list[Child] = [place(f"die-{die}", box.x + 16 + step * at, y, _DIE) for at, die in enumerate(side.dice)]
    if not side.dice:
        return drawn
    added = side.value - sum(side.dice)
    sum_text = f"{added:+d}={side.value}" if added else f"={side.value}"
    return [*drawn, draw_number(sum_text.replace("-", "−"), box.x + box.width - 6, y, 17, anchor="end", bold=True)]


def _outcome(fight: BattleView, side: SideView, box: Box) -> list[Child]:
    """Draw the hits a side made and cancelled, and its losses this round; in brackets the round of an older roll."""
    y = box.y + 70
    counted: list[tuple[str, str, str | None]] = [("hit", str(side.hits), None)] if side.dice else []
    counted += [("shield", f"−{side.cancelled}", None)] if side.cancelled else []
    counted += [("loss", f"−{side.lost}", BLOOD)] if side.lost else []
    drawn: list[Child] = []
    for at, (sign, text, colour) in enumerate(counted):
        x = box.x + 16 + 58 * at
        drawn += [place(sign, x, y, 20), draw_number(text, x + 13, y, 17, anchor=None, bold=True, colour=colour)]
    if fight.rolled and fight.rolled < fight.round:
        drawn.append(draw_number(f"({fight.rolled})", box.x + box.width - 6, y, TEXT, anchor="end", colour=SOFT_INK))
    return drawn


def _card(side: SideView, box: Box, words: Words) -> Child:
    """Draw the combat card of this round, struck through if it has no effect."""
    if side.card == NONE:
        return None
    id = COMBAT.ids[FIGHTING[side.card]]
    name = short_name(id, words)
    y = box.y + 97
    return h.g(data_face=f"card-{id}", opacity=0.5 if side.void else None)[
        draw_emblem("warfare", box.x + 16, y, 22),
        write(name, box.x + 30, y + 5, fit_size(name, box.width - 36, 15), anchor=None, bold=True),
        h.path(d=f"M{box.x + 28:g} {y:g}h{box.width - 40:g}", stroke=BLOOD, stroke_width=2) if side.void else None,
    ]
