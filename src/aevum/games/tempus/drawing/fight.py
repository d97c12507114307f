"""Drawing of a fight: both sides face each other over the terrain, with their cards and sums."""

from __future__ import annotations

from typing import Final, NamedTuple

from aevum.games.tempus.constants import HEXES, PLAYERS, TERRAINS, named
from aevum.games.tempus.drawing.cards import small_cards, small_places
from aevum.games.tempus.drawing.layout import STAGE
from aevum.games.tempus.drawing.palette import PALE_GOLD, TOKEN_TEXT, place
from aevum.games.tempus.drawing.tokens import city, stack
from aevum.games.tempus.fight_view import Cards, FightView
from aevum.games.tempus.rules.fight import attack_points, defence_points
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import BLOOD, DARK_GOLD, INK, LIGHT_PAPER, SOFT_INK
from aevum.kernel.svg.typography import capitalised, draw_number, fit_size, write
from aevum.kernel.words import Words

_HEIGHT: Final = STAGE.y + 68


class _Field(NamedTuple):
    """Positions within the box of a fight, counted from its middle: the sum, then cards, then tokens."""

    box: Box

    @property
    def middle(self) -> float:
        return self.box.middle[0]

    @property
    def force(self) -> float:
        return self.box.width / 2 - 46

    @property
    def sum(self) -> float:
        return 92 if self.box is STAGE else 80

    @property
    def cards(self) -> tuple[float, float]:
        """Distances of the nearest and the furthest edge of the cards."""
        return self.sum + 42, self.force - 44


def draw_fight(fight: FightView, words: Words, box: Box = STAGE) -> Markup:
    """Draw a fight as far as the viewer may know it."""
    field = _Field(box)
    title = words("board-fight", player=PLAYERS[fight.attacker], other=PLAYERS[fight.defender], hex=HEXES[fight.target])
    return h.g("#tp-fight")[
        h.title[title],
        _ground(fight, field, words),
        _side(-1, fight.attacker, fight.attack_cards, fight.attack_count, fight.attack, fight, field, words),
        _side(1, fight.defender, fight.defence_cards, fight.defence_count, fight.defence, fight, field, words),
    ]


def _ground(fight: FightView, field: _Field, words: Words) -> list[Child]:
    """Draw the terrain fought on; that of a city is unknown before its owner has declared it."""
    known = fight.ground >= 0
    name = capitalised(words(named("terrain", TERRAINS[fight.ground]))) if known else "?"
    return [
        place(TERRAINS[fight.ground], field.middle, STAGE.y + 45, 98) if known else None,
        place("weapons", field.middle, STAGE.y + 44, 68),
        write(name, field.middle, STAGE.y + 109, fit_size(name, 150, 23), bold=True),
    ]


def _side(
    way: int,
    seat: int,
    cards: Cards | None,
    count: int,
    points: int,
    fight: FightView,
    field: _Field,
    words: Words,
) -> list[Child]:
    """Draw one side, to the left (-1) or to the right (1)."""
    won = fight.over and (seat == fight.attacker) == fight.won
    near, far = field.cards
    box = Box(field.middle + (near if way > 0 else -far), STAGE.y + 28, far - near, 82)
    return [
        _name(way, seat, won, field, words),
        _force(way, seat, fight, field),
        small_cards(cards, count, box, words, from_right=way > 0),
        _worths(cards or (), box, fight.ground, defends=way > 0),
        _sum(field.middle + way * field.sum, points, unknown=cards is None and count > 0, won=won, over=fight.over),
    ]


def _worths(cards: Cards, box: Box, ground: int, *, defends: bool) -> list[Child]:
    """Draw the points that each card adds to the sum."""
    _, places = small_places(len(cards), box, from_right=defends)
    worth = defence_points if defends else attack_points
    worths = [worth(card, ground) for card in cards]
    return [
        [
            h.circle(cx=x + 16, cy=y + 29, r=17, fill=LIGHT_PAPER, stroke=INK, stroke_width=2),
            draw_number(f"+{points}", x + 15, y + 28, 23, bold=True),
        ]
        for points, (x, y) in zip(worths, places, strict=True)
        if points
    ]


def _name(way: int, seat: int, won: bool, field: _Field, words: Words) -> Markup:
    name = words(PLAYERS[seat])
    caption = words("board-fight-wins", player=name) if won else name
    anchor = "start" if way < 0 else "end"
    x = field.middle + way * (field.box.width / 2 - 6)
    return write(
        caption,
        x,
        STAGE.y + 24,
        fit_size(caption, field.box.width / 2 - 70, 24),
        anchor=anchor,
        bold=True,
        colour=TOKEN_TEXT[seat],
    )


def _force(way: int, seat: int, fight: FightView, field: _Field) -> list[Child]:
    x = field.middle + way * field.force
    if seat == fight.attacker:
        return stack(seat, fight.tokens, 0, x, _HEIGHT, 130)
    if fight.is_city:
        return city(seat, fight.strength, x, _HEIGHT + 2, 118)
    return stack(seat, fight.strength, 0, x, _HEIGHT, 130)


def _sum(x: float, points: int, *, unknown: bool, won: bool, over: bool) -> list[Child]:
    """Draw a sum, with a question mark if hidden cards may still add to it."""
    colour = BLOOD if won else SOFT_INK if over else INK
    return [
        h.circle(cx=x, cy=_HEIGHT, r=36, fill=PALE_GOLD, stroke=DARK_GOLD, stroke_width=3) if won else None,
        draw_number(points, x, _HEIGHT, 56, bold=True, colour=colour),
        write("+?", x, STAGE.y + 112, 24, bold=True, colour=SOFT_INK) if unknown else None,
    ]
