"""Tooltips of cards, terrains, eras, seats, hexes, signs and actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from aevum.games.tempus.constants import (
    CARDS,
    CITY_VALUES,
    COLOURS,
    ERA_TERRAIN,
    ERAS,
    HEXES,
    IDEAS,
    LAST_ERA,
    PLAYERS,
    TERRAINS,
    WATER,
    named,
)
from aevum.games.tempus.drawing.era_row import era_row
from aevum.games.tempus.drawing.pieces import describe
from aevum.games.tempus.rules.cards import CARD_TEXTS
from aevum.games.tempus.rules.clauses import clause
from aevum.games.tempus.rules.fight import attack_points, defence_points
from aevum.games.tempus.rules.progress import card_points
from aevum.games.tempus.view import WorldView
from aevum.kernel.presentation import Tooltip
from aevum.kernel.svg.typography import capitalised
from aevum.kernel.words import Name, Words

Tooltips = Iterator[tuple[str, Tooltip]]

_TERRAIN_RULES: Final = {
    "grassland": ("babies.grassland", "score.hexes"),
    "farmland": ("score.hexes", "city.own"),
    "hills": ("score.hexes", "city.own"),
    "woods": ("score.hexes", "city.own"),
    "mountains": ("city.mountains", "fight.mountains"),
    "sea": ("move.sea", "move.coast"),
    "lake": ("move.lake", "move.what_is_a_lake"),
}
_COLUMN_RULES: Final = {
    "move": ("move.count",),
    "distance": ("move.land",),
    "children": ("babies.count", "babies.grassland"),
    "stacking": ("move.stacking",),
    "ships": ("move.sea",),
    "ideas": ("idea.draw", "idea.limit"),
    "actions": ("turn.tokens", "turn.rounds"),
}
_SIGN_RULES: Final = {
    "board-first": ("turn.rounds", "end.turn"),
    "board-protected": ("fight.protection",),
    "board-city": ("score.cities", "fight.declare", "city.terrain"),
    "board-stack": ("setup.pieces", "move.stacking"),
    "board-deck": ("idea.reshuffle",),
    "board-discards": ("idea.reshuffle",),
    "score-total": ("score.hexes", "score.cities", "score.flight"),
}
_ACTION_RULES: Final = {
    "move": ("move.count", "move.land"),
    "babies": ("babies.count", "babies.grassland"),
    "fight": ("fight.own", "fight.opponent", "fight.strength"),
    "idea": ("idea.draw", "idea.limit"),
    "city": ("city.value", "city.tokens"),
    "play": ("cards.when",),
    "now": ("government.now",),
    "later": ("government.later",),
    "declare": ("fight.declare",),
}
_ACTION_COLUMNS: Final = {"move": ("move", "distance"), "babies": ("children",), "idea": ("ideas",)}


def tooltips(view: WorldView | None, words: Words) -> dict[str, Tooltip]:
    """Return all tooltips by the `data-face` name that drawings give them."""
    known = dict((*_cards(view, words), *_ideas(words), *_terrains(view, words), *_signs(view, words)))
    known |= dict((*_columns(view, words), *_eras(view, words), *_actions(view, words)))
    if view is not None:
        known |= dict((*_hexes(view, words), *_seats(view, words)))
    return known


def _face(title: str, rules: Iterable[str], words: Words, now: str = "", label: str = "") -> Tooltip:
    clauses = [clause(rule) for rule in rules]
    return Tooltip(
        title=capitalised(title),
        text=" ".join(one.text(words.language) for one in clauses),
        clause=clauses[0].id,
        now=now,
        label=label,
    )


# -- cards


def _cards(view: WorldView | None, words: Words) -> Tooltips:
    held = () if view is None else view.hand
    for card, name in enumerate(CARDS):
        rule = CARD_TEXTS[card]
        now = "" if view is None else _card_now(view, card, words)
        label = name if card in held else ""
        yield f"card-{name}", Tooltip(words(f"card-{name}"), rule.text(words.language), rule.id, now, label)


def _card_now(view: WorldView, card: int, words: Words) -> str:
    """Return the points that an own card would add to the fight under way or to the next era, or that it lies out."""
    if any(card in cards for cards in view.out):
        return words("face-lies-out")
    if view.over or card not in (*view.hand, *view.laid):
        return ""
    fight = view.fight
    if fight is not None and not fight.over and view.seat in (fight.attacker, fight.defender):
        if fight.ground < 0:
            return ""
        worth = attack_points if view.seat == fight.attacker else defence_points
        return words("face-card-fight", points=worth(card, fight.ground))
    points = card_points(card, view.next_terrain)
    return words("face-card-progress", points=points, era=named("era", ERAS[view.next_era]))


def _ideas(words: Words) -> Tooltips:
    for idea in IDEAS.ids:
        yield f"effect-{idea}", _face(words(f"effect-{idea}"), (f"card.{idea}",), words)


# -- land


def _terrains(view: WorldView | None, words: Words) -> Tooltips:
    for name, rules in _TERRAIN_RULES.items():
        face = _face(words(f"terrain-{name}"), rules, words, _leads_now(view, name, words))
        yield f"terrain-{name}", Tooltip(face.title, _with_eras(face.text, name, words), face.clause, face.now)


def _with_eras(text: str, terrain: str, words: Words) -> str:
    """Return the text of a terrain with the eras into which it leads."""
    eras = [ERAS[era] for era, kind in enumerate(ERA_TERRAIN) if kind != WATER and TERRAINS[kind] == terrain]
    return f"{text} {words('face-leads-to', eras=named('era', *eras))}" if eras else text


def _leads_now(view: WorldView | None, terrain: str, words: Words) -> str:
    if view is None or view.over or TERRAINS[view.next_terrain] != terrain:
        return ""
    return words("face-next", era=named("era", ERAS[view.next_era]))


def _hexes(view: WorldView, words: Words) -> Tooltips:
    """Yield tooltips of land and lake hexes: the pieces there, and the rules of the terrain."""
    lakes = {place for lake in view.lakes for place in lake}
    known = dict(_terrains(view, words))
    for place, kind in enumerate(view.terrain):
        if kind == WATER and place not in lakes:
            continue
        ground = known["terrain-lake" if kind == WATER else f"terrain-{TERRAINS[kind]}"]
        rule = _face("", _SIGN_RULES["board-city"], words) if view.city[place] else ground
        yield f"hex-{HEXES[place]}", Tooltip(describe(view, place, words), rule.text, rule.clause, ground.now)


# -- the era table


def _own_row(view: WorldView | None, columns: Sequence[str], words: Words) -> str:
    if view is None or view.seat < 0 or view.over:
        return ""
    era = min(view.era[view.seat], LAST_ERA - 1)
    row = era_row(era)
    several = len(columns) > 1
    cells = "; ".join(f"{words(f'board-column-{name}')}: {row[name]}" if several else row[name] for name in columns)
    return words("face-own-row", era=named("era", ERAS[era]), row=cells)


def _columns(view: WorldView | None, words: Words) -> Tooltips:
    for column, rules in _COLUMN_RULES.items():
        title = words(f"board-column-{column}")
        yield f"board-column-{column}", _face(title, rules, words, _own_row(view, (column,), words))


def _eras(view: WorldView | None, words: Words) -> Tooltips:
    for era, name in enumerate(ERAS):
        rules = ("end.flight", "score.flight") if era == LAST_ERA else ("turn.own_row",)
        face = _face(words(f"era-{name}"), rules, words)
        text = face.text if era == LAST_ERA else _printed_row(era, words)
        way = "" if ERA_TERRAIN[era] == WATER else f"\n{_way(era, words)}"
        yield f"era-{name}", Tooltip(face.title, text + way, face.clause, _here(view, era, words))


def _printed_row(era: int, words: Words) -> str:
    row = era_row(era)
    return "\n".join(f"{words(f'board-column-{column}')}: {figure}" for column, figure in row.items())


def _way(era: int, words: Words) -> str:
    return words("face-way", terrain=named("terrain", TERRAINS[ERA_TERRAIN[era]]))


def _here(view: WorldView | None, era: int, words: Words) -> str:
    here = [] if view is None else [COLOURS[seat] for seat in range(view.seats) if view.era[seat] == era]
    return words("face-here", players=named("player", *here)) if here else ""


# -- signs, seats, actions


def _signs(view: WorldView | None, words: Words) -> Tooltips:
    for name, rules in _SIGN_RULES.items():
        now = _discarded(view, words) if view is not None and name == "board-discards" else ""
        yield name, _face(_sign_title(view, name, words), rules, words, now)


def _sign_title(view: WorldView | None, name: str, words: Words) -> str:
    counts = {} if view is None else {"board-deck": view.deck_size, "board-discards": len(view.discards)}
    return words(name, count=counts[name]) if name in counts else words(name, count=0)


def _discarded(view: WorldView, words: Words) -> str:
    counted = Counter(CARDS[card] for card in sorted(view.discards))
    names = [words(f"card-{name}") + (f" × {count}" if count > 1 else "") for name, count in counted.items()]
    return words("face-discarded", cards=", ".join(names)) if names else ""


def _seats(view: WorldView, words: Words) -> Tooltips:
    for seat in range(view.seats):
        left = zip(view.cities_left[seat], CITY_VALUES, strict=True)
        cities = ", ".join(f"{count} × {value}" for count, value in left)
        parts = (
            words("board-points", points=view.total(seat)),
            words("board-actions", count=view.actions[seat]),
            words("board-supply", count=view.supply[seat]),
            words("board-cities-left", cities=cities),
            words("board-cards", count=view.hand_sizes[seat]),
            words("board-progress", points=view.progress[seat]),
        )
        rule = clause("fight.protection") if view.protected[seat] else clause("turn.own_row")
        now = words("board-protected") if view.protected[seat] else ""
        era = words(Name(f"era-{ERAS[view.era[seat]]}"))
        title = f"{words(PLAYERS[seat])} · {era}"
        yield f"player-{COLOURS[seat]}", Tooltip(title, "\n".join(parts), rule.id, now)


def _actions(view: WorldView | None, words: Words) -> Tooltips:
    for verb, rules in _ACTION_RULES.items():
        now = _own_row(view, _ACTION_COLUMNS[verb], words) if verb in _ACTION_COLUMNS else ""
        yield f"pick-{verb}", _face(words(f"pick-{verb}"), rules, words, now)
