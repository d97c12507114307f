"""Tooltips of squares, actions, digits, costs and lines of the score."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from aevum.games.tempus_imperium.constants import (
    ACTION_OF_DIGIT,
    ACTIONS,
    BUILDINGS,
    ENEMY,
    IS_BUILDING,
    KINDS,
    SQUARES,
)
from aevum.games.tempus_imperium.drawing.squares import describe
from aevum.games.tempus_imperium.rules import raid
from aevum.games.tempus_imperium.rules.clauses import clause
from aevum.games.tempus_imperium.rules.score import LINES, RATES
from aevum.games.tempus_imperium.view import SheetView
from aevum.kernel.points import signed
from aevum.kernel.presentation import Tooltip
from aevum.kernel.svg.typography import capitalised
from aevum.kernel.words import Words

Tooltips = Iterator[tuple[str, Tooltip]]

_KIND_RULES: Final = {
    "empty": ("words.empty",),
    "forest": ("setup.resources", "build.resources"),
    "quarry": ("setup.resources", "build.resources"),
    "lake": ("score.lakes", "dig.roads"),
    "farm": ("use.farm", "use.once", "score.farms"),
    "market": ("use.market", "use.once", "score.markets_forts"),
    "fort": ("use.fort", "use.once", "score.markets_forts"),
    "castle": ("use.castle", "use.once", "score.castles"),
    "enemy": ("raid.loss", "score.enemies"),
    "dead_enemy": ("words.empty",),
}
_ACTION_RULES: Final = {
    "road": ("road.draw",),
    "dig": ("dig.empty", "dig.beside_lake"),
    "build": ("build.costs", "build.resources"),
    "use": ("use.building", "use.once"),
    "pay": ("turn.pay",),
    "pass": ("turn.nothing",),
}
_SCORE_RULES: Final = {"markets_and_forts": "score.markets_forts"}


def tooltips(view: SheetView | None, words: Words) -> dict[str, Tooltip]:
    """Return all tooltips by the `data-face` name that drawings give them."""
    known = dict((*_kinds(words), *_actions(words), *_lines(view, words), *_signs(words)))
    if view is not None:
        known |= dict((*_squares(view, words), *_digits(view, words)))
    return known


def _face(title: str, rules: Iterable[str], words: Words, now: str = "") -> Tooltip:
    clauses = [clause(rule) for rule in rules]
    text = " ".join(one.text(words.language) for one in clauses)
    return Tooltip(capitalised(title), text, clauses[0].id, now)


def _kinds(words: Words) -> Tooltips:
    """Yield tooltips of contents of squares, and of buttons that name a building: these state its costs first."""
    for kind, rules in _KIND_RULES.items():
        if kind != "empty":
            yield f"kind-{kind}", _face(words(f"kind-{kind}"), rules, words)
    for kind in BUILDINGS:
        yield f"pick-{kind}", _face(words(f"kind-{kind}"), ("build.costs", *_KIND_RULES[kind]), words)


def _squares(view: SheetView, words: Words) -> Tooltips:
    for place, kind in enumerate(view.squares):
        title = f"{SQUARES[place]}: {describe(kind, view.left[place], view.used[place], words)}"
        yield f"square-{SQUARES[place]}", _face(title, _KIND_RULES[KINDS[kind]], words, _now(view, place, words))


def _now(view: SheetView, place: int, words: Words) -> str:
    """Return the gold that a building would bring, or that an enemy would take, now."""
    kind = view.squares[place]
    if view.over:
        return ""
    if IS_BUILDING[kind]:
        return words("face-used") if view.used[place] == view.round else words("face-brings", gold=view.brings[place])
    if kind == ENEMY:
        return words("face-raids", gold=raid.PRICE) if place in view.raiders else words("face-harmless")
    return ""


def _actions(words: Words) -> Tooltips:
    for action, rules in _ACTION_RULES.items():
        face = _face(words(f"pick-{action}"), rules, words)
        yield f"pick-{action}", face
        yield f"action-{action}", face


def _digits(view: SheetView, words: Words) -> Tooltips:
    for column, digit in enumerate(view.digits):
        action = ACTIONS[ACTION_OF_DIGIT[digit]]
        now = words("face-this-turn") if column == view.turn - 1 and not view.over else ""
        title = words("face-digit", digit=digit, action=words(f"pick-{action}"))
        yield f"digit-{column}", _face(title, ("action.digits", *_ACTION_RULES[action]), words, now)


def _lines(view: SheetView | None, words: Words) -> Tooltips:
    for line in LINES:
        rule = clause(_SCORE_RULES.get(line, f"score.{line}"))
        now = "" if view is None else words("face-points", points=signed(view.score[line]))
        about = words(f"sheet-score-{line}", rate=RATES.get(line, 0))
        yield f"score-{line}", Tooltip(capitalised(words(f"score-{line}")), about, rule.id, now)


def _signs(words: Words) -> Tooltips:
    yield "sheet-raid", _face(words("sheet-raid"), ("raid.loss", "raid.when"), words)
    yield "sheet-treasury", _face(words("score-gold"), ("turn.pay", "raid.floor"), words)
    yield "sheet-how-to-count", _face(words("face-digits"), ("setup.digits", "setup.columns"), words)
