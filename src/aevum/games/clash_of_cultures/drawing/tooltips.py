"""Tooltips of cards, pieces, units, goods, terrains, hexes, seats and actions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from aevum.games.clash_of_cultures.constants import (
    ACTION_CARDS,
    ACTIONS,
    ADVANCES,
    BARBARIAN,
    BORDER,
    CATEGORIES,
    CATEGORY,
    CIVIL,
    COMBAT,
    EVENTS,
    FIGHTING,
    FIRST_GOVERNMENT,
    GOODS,
    HALVES,
    MOODS,
    NONE,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    PIECES,
    PLAYERS,
    TERRAINS,
    WONDERS,
)
from aevum.games.clash_of_cultures.drawing.names import advance_price, described, inhabitants, spent_units
from aevum.games.clash_of_cultures.drawing.pieces import OWNERS
from aevum.games.clash_of_cultures.maps import LABELS, UNKNOWN
from aevum.games.clash_of_cultures.rules.clauses import (
    ACTION,
    ADVANCE,
    COMBAT_CARD,
    EVENT,
    OBJECTIVE,
    WONDER,
    clause,
)
from aevum.games.clash_of_cultures.rules.collect import YIELD
from aevum.games.clash_of_cultures.view import HexView, TableView
from aevum.kernel.cards import Family
from aevum.kernel.points import written
from aevum.kernel.presentation import Tooltip
from aevum.kernel.rulebook import Clause
from aevum.kernel.svg.typography import capitalised
from aevum.kernel.words import Words

Tooltips = Iterator[tuple[str, Tooltip]]

_RULES: Final[dict[str, tuple[str, ...]]] = {
    **{f"good-{good}": ("stock.limits", "stock.pay") for good in GOODS[:5]},
    "good-culture": ("learn.border", "stock.limits", "influence.boost"),
    "good-mood": ("learn.border", "stock.limits", "civic.price"),
    "level-culture": ("learn.border", "stock.limits", "events.draw"),
    "level-happiness": ("learn.border", "stock.limits", "events.draw"),
    "piece-settlement": ("found.settler", "found.land", "city.size"),
    **{f"piece-{piece}": ("grow.advance", "grow.price", "grow.limit") for piece in PIECES},
    "unit-army": ("move.hex", "battle.sequence"),
    "unit-settler": ("found.settler", "move.hex"),
    "recruit-ship": ("build.port", "sail.reach", "move.aboard"),
    **{f"mood-{mood}": ("city.mood", "city.activate") for mood in MOODS},
    "mood-angry": ("city.mood", "city.angry_once"),
    "terrain-fertile": ("collect.terrain", "found.land"),
    "terrain-forest": ("collect.terrain", "move.forest"),
    "terrain-mountain": ("collect.terrain", "move.mountain"),
    "terrain-barren": ("collect.terrain", "found.land"),
    "terrain-sea": ("collect.sea", "sail.reach"),
    "terrain-unknown": ("explore.lay", "sail.explore", "explore.barbarians"),
    "board-action-cards": ("actions.play", "battle.cards"),
    "board-objective-cards": ("objectives.score", "objectives.twice"),
    "board-action-deck": ("actions.draw",),
    "board-objective-deck": ("objectives.score",),
    "board-event-deck": ("events.draw", "events.order"),
    "board-wonder-deck": ("wonders.reveal", "wonders.open"),
    "board-battle": ("battle.sequence", "battle.roll", "battle.losses"),
    "board-trade": ("trade.terms", "trade.limit"),
    "pick-advance": ("learn.price", "learn.top"),
    "pick-found": ("found.settler", "found.land"),
    "pick-collect": ("collect.count", "collect.reach"),
    "pick-build": ("build.count",),
    "pick-grow": ("grow.price", "grow.limit"),
    "pick-move": ("move.groups", "move.hex"),
    "pick-improve": ("civic.price",),
    "pick-influence": ("influence.attempt", "influence.boost"),
    "pick-erect": ("wonders.open", "wonders.city"),
    "pick-call": ("events.call",),
    "pick-trade": ("trade.terms", "trade.limit"),
    "pick-end": ("turn.order",),
    "pick-press": ("battle.abort",),
    "pick-abort": ("battle.abort",),
    "pick-boost": ("influence.boost",),
}
_LEAD_INS: Final = {
    "civic.price": ": ",
    "influence.attempt": ": ",
    "move.groups": ": ",
    "move.hex": ": ",
    "objectives.score": ": ",
    "trade.terms": ": ",
    "move.aboard": ". ",
    "stock.pay": ". ",
}
"""By clause, the end of the words with which it refuses a move or names a step; a tooltip describes and omits them."""
_UNITS: Final = {"unit-army": "army", "unit-settler": "settler", "recruit-ship": "ship"}
_BY_ADVANCE: Final = {
    "chart": "cartography",
    "tax": "taxes",
    "liberty": "civil-liberties",
    "empower": "absolute-power",
    "force": "forced-labor",
    "drama": "drama-and-music",
    "barter": "bartering",
    "vote": "voting",
    "sculpt": "arts-and-sculpture",
    "herd": "husbandry",
    "breach": "siegecraft",
}
"""By verb, the advance that allows it."""
_FAMILIES: Final[tuple[tuple[str, Family, tuple[Clause, ...]], ...]] = (
    ("advance", ADVANCES, ADVANCE),
    ("action", ACTIONS, ACTION),
    ("combat", COMBAT, COMBAT_CARD),
    ("objective", OBJECTIVES, OBJECTIVE),
    ("event", EVENTS, EVENT),
    ("wonder", WONDERS, WONDER),
)


def tooltips(view: TableView | None, words: Words) -> dict[str, Tooltip]:
    """Return all tooltips by the `data-face` that drawings give them."""
    known = dict(_always(words))
    if view is not None:
        known |= dict((*_advances(view, words), *_objectives(view, words), *_wonders(view, words)))
        known |= dict((*_held(view, words), *_hexes(view, words), *_seats(view, words)))
    return known


@lru_cache(maxsize=16)
def _always(words: Words) -> dict[str, Tooltip]:
    """Return the tooltips that are alike in every match."""
    return dict((*_cards(words), *_pairs(words), *_categories(words), *_signs(words)))


def _face(title: str, clauses: Iterable[Clause], words: Words, now: str = "") -> Tooltip:
    rules = list(clauses)
    return Tooltip(capitalised(title), _described(rules, words), rules[0].id, now)


def _described(rules: Iterable[Clause], words: Words) -> str:
    """Return the texts of clauses as a description, without the words that only refuse or name a step."""
    return "\n".join(capitalised(_without_lead_in(rule, words)) for rule in rules)


def _without_lead_in(rule: Clause, words: Words) -> str:
    text = rule.text(words.language)
    end = _LEAD_INS.get(rule.id.partition(".")[2])
    return text if end is None else text.partition(end)[2]


# -- cards


def _cards(words: Words) -> Tooltips:
    for kind, family, clauses in _FAMILIES:
        for card, id in enumerate(family.ids):
            yield f"card-{id}", _card(kind, card, id, clauses[card], words)


def _card(kind: str, card: int, id: str, rule: Clause, words: Words, now: str = "", label: str = "") -> Tooltip:
    """Return the tooltip of a card: its kind and its rule."""
    about, emblem = words(f"face-{kind}"), f"cc-em-{id}" if kind == "wonder" else ""
    if kind == "advance":
        emblem = f"cc-em-{CATEGORIES[CATEGORY[card]]}"
        about = words("face-advance", category=words(f"category-{CATEGORIES[CATEGORY[card]]}"))
        if BORDER[card] != NONE:
            about += f" {words(f'face-border-{GOODS[BORDER[card]]}')}"
    return Tooltip(words(f"card-{id}"), f"{about}\n{rule.text(words.language)}", rule.id, now, label, emblem)


def _pairs(words: Words) -> Tooltips:
    """Yield the tooltips of cards with two halves."""
    for card, label in enumerate(ACTION_CARDS):
        yield f"card-{label}", _pair(label, _action_halves(card), words)
    for card, label in enumerate(OBJECTIVE_CARDS):
        goals = tuple(("objective", OBJECTIVES.ids[half], OBJECTIVE[half]) for half in HALVES[card])
        yield f"card-{label}", _pair(label, goals, words)


def _held(view: TableView, words: Words) -> Tooltips:
    """Yield the tooltips of the viewer's action cards, which the viewer can pick."""
    for card in view.hand:
        label = ACTION_CARDS[card]
        yield f"card-{label}", replace(_pair(label, _action_halves(card), words), label=label)


def _action_halves(card: int) -> tuple[tuple[str, str, Clause], tuple[str, str, Clause]]:
    civil = "action", ACTIONS.ids[CIVIL[card]], ACTION[CIVIL[card]]
    return civil, ("combat", COMBAT.ids[FIGHTING[card]], COMBAT_CARD[FIGHTING[card]])


def _pair(label: str, halves: Iterable[tuple[str, str, Clause]], words: Words, now: str = "") -> Tooltip:
    listed = list(halves)
    text = "\n".join(
        words(f"face-half-{kind}", card=words(f"card-{id}"), text=rule.text(words.language))
        for kind, id, rule in listed
    )
    return Tooltip(words(f"card-{label}"), text, listed[0][2].id, now)


def _advances(view: TableView, words: Words) -> Tooltips:
    """Yield the tooltips of advances: for the viewer known or at which price, and the players who know it."""
    for advance, id in enumerate(ADVANCES.ids):
        now = []
        if advance in view.own.advances:
            now.append(words("face-known"))
        elif advance in view.prices and not view.over:
            price = advance_price(view, advance, words, "amount-good")
            message = "face-price" if view.prices[advance][-1] else "face-dear"
            now.append(words(message, price=price) if price else words("face-free"))
        others = [
            words(PLAYERS[other.seat]) for other in view.nations if other is not view.own and advance in other.advances
        ]
        if others:
            now.append(words("face-known-by", players=", ".join(others)))
        label = "" if advance in view.own.advances else id
        yield f"card-{id}", _card("advance", advance, id, ADVANCE[advance], words, " ".join(now), label)


def _objectives(view: TableView, words: Words) -> Tooltips:
    """Yield the tooltips of the viewer's objective cards: halves that hold now, and the progress of each."""
    for card in (*view.goals, *view.plans):
        reached = [
            words(f"card-{OBJECTIVES.ids[HALVES[card][half]]}") for half in (0, 1) if 2 * card + half in view.reached
        ]
        goals = tuple(("objective", OBJECTIVES.ids[half], OBJECTIVE[half]) for half in HALVES[card])
        now = [words("face-reached", cards=", ".join(reached)) if reached else words("face-not-reached")]
        for half, objective in enumerate(HALVES[card]):
            have, need = view.progress.get(2 * card + half, (0, 0))
            if need:
                name = words(f"card-{OBJECTIVES.ids[objective]}")
                now.append(words("face-progress", card=name, have=have, need=need))
        label = OBJECTIVE_CARDS[card]
        yield f"card-{label}", replace(_pair(label, goals, words, " ".join(now)), label=label)


def _wonders(view: TableView, words: Words) -> Tooltips:
    """Yield the tooltips of Wonders, with the owner and hex or the player who has reserved it."""
    standing = {hex.city.wonder: hex for hex in view.hexes if hex.city is not None and hex.city.wonder != NONE}
    for wonder, id in enumerate(WONDERS.ids):
        now, label = "", ""
        if wonder in standing:
            hex = standing[wonder]
            assert hex.city is not None
            now = words("face-wonder-stands", player=PLAYERS[hex.city.owner], hex=LABELS[hex.cell])
        elif wonder in view.wonders_open:
            label, holder = id, view.reserved[wonder]
            now = words("face-wonder-reserved", player=PLAYERS[holder]) if holder != NONE else words("face-wonder-open")
        yield f"card-{id}", _card("wonder", wonder, id, WONDER[wonder], words, now, label)


# -- symbols and actions


def _categories(words: Words) -> Tooltips:
    for at, name in enumerate(CATEGORIES):
        rules = ("learn.government", "learn.change") if at >= FIRST_GOVERNMENT else ("learn.top", "learn.price")
        face = _face(words(f"category-{name}"), map(clause, rules), words)
        yield f"category-{name}", replace(face, emblem=f"cc-em-{name}")


def _signs(words: Words) -> Tooltips:
    for name, rules in _RULES.items():
        emblem = f"cc-em-{_UNITS[name]}" if name in _UNITS else ""
        yield name, replace(_face(words(name), map(clause, rules), words), emblem=emblem)
    for verb, advance in _BY_ADVANCE.items():
        yield f"pick-{verb}", _face(words(f"pick-{verb}"), (ADVANCE[ADVANCES.number(advance)],), words)
    barbarians = ("barbarians.spawn", "barbarians.attack", "capture.barbarians")
    yield "player-barbarians", _face(words(PLAYERS[BARBARIAN]), map(clause, barbarians), words)


# -- hexes


def _hexes(view: TableView, words: Words) -> Tooltips:
    for hex in view.hexes:
        kind = "unknown" if hex.terrain == UNKNOWN else TERRAINS[hex.terrain]
        rules = [clause(rule) for rule in _RULES[f"terrain-{kind}"]]
        now = " ".join(_at(hex, words))
        title = described(view, hex.cell, words)
        yield f"hex-{LABELS[hex.cell]}", Tooltip(title, _described(rules, words), rules[0].id, now)


def _at(hex: HexView, words: Words) -> Iterator[str]:
    """Yield sentences on the yield of a hex, the units and the city on it, its mood, pieces, Wonder and activations."""
    if hex.terrain == UNKNOWN:
        return
    if hex.exhausted:
        yield words("face-exhausted")
    else:
        yield words("face-yields", good=words(f"good-{GOODS[YIELD[hex.terrain]]}"))
    yield from (f"{phrase}." for phrase in inhabitants(hex, words))
    if spent := spent_units(hex):
        yield words("face-spent", count=spent)
    if hex.city is not None and hex.city.owner != BARBARIAN:
        yield words(f"face-city-{MOODS[hex.city.mood]}")
        pieces = [piece for piece in range(len(PIECES)) if hex.city.pieces[piece] != NONE]
        if pieces:
            yield words("face-pieces", pieces=", ".join(_piece(hex, piece, words) for piece in pieces))
        if hex.city.wonder != NONE:
            yield f"{words(f'card-{WONDERS.ids[hex.city.wonder]}')}."
        if hex.city.active:
            yield words("face-active", count=hex.city.active)


def _piece(hex: HexView, piece: int, words: Words) -> str:
    """Return the name of a city piece, with its owner if that is not the owner of the city."""
    assert hex.city is not None
    name, owner = words(f"piece-{PIECES[piece]}"), hex.city.pieces[piece]
    return name if owner == hex.city.owner else f"{name} ({words(PLAYERS[owner])})"


# -- seats


def _seats(view: TableView, words: Words) -> Tooltips:
    rule = clause("score.points")
    for nation in view.nations:
        lines = [words("face-total", points=written(nation.total))]
        lines += [
            words("face-line", line=words(f"score-{name}"), points=written(points))
            for name, points in nation.points.items()
            if points
        ]
        now = words("face-less", count=nation.less) if nation.less else ""
        text = "\n".join((lines[0], ", ".join(lines[1:]))) if lines[1:] else lines[0]
        yield f"player-{OWNERS[nation.seat]}", Tooltip(words(PLAYERS[nation.seat]), text, rule.id, now)
