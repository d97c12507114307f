"""Text drawing of the position for a terminal: the map as a grid, nations, battle or offer under way, own cards."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from aevum.games.clash_of_cultures.constants import (
    ACTION_CARDS,
    ADVANCES,
    ANGRY,
    BARBARIAN,
    COLOURS,
    EVENTS,
    GOODS,
    HALVES,
    HAPPY,
    NONE,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    PLAYERS,
    TERRAINS,
    WONDERS,
)
from aevum.games.clash_of_cultures.drawing.names import counted_goods
from aevum.games.clash_of_cultures.maps import LABELS, PLACES, UNKNOWN
from aevum.games.clash_of_cultures.view import BattleView, CityView, HexView, NationView, OfferView, TableView
from aevum.kernel.words import Words

_LETTERS: Final = ("F", "W", "M", "B", "~")
"""Letter of each terrain; like notation, independent of the language."""
_STYLES: Final = ("green", "rgb(0,135,0)", "rgb(175,135,95)", "yellow", "blue")
_SEATS: Final = (*(colour[0].upper() for colour in COLOURS), "X")
_PENS: Final = ("bold red", "bold blue", "bold green", "bold yellow", "bold magenta")
_PIECES: Final = ("△", "♜", "✎", "⚓")
_MOODS: Final = {ANGRY: "☹", HAPPY: "☺"}
_ARMY: Final = "⚔"
_SETTLER: Final = "☻"
_SHIP: Final = "◢"
_MARKUP: Final = re.compile(r"\[[^\]]*\]")


def whole_game(view: TableView, words: Words) -> str:
    """Return everything public and the seat's own cards, with console markup."""
    return "\n\n".join(panels(view, words).values())


def panels(view: TableView, words: Words) -> dict[str, str]:
    """Return the parts of the position by name, with console markup."""
    return {
        "heading": _heading(view, words),
        "board": "\n".join(_map(view)),
        "legend": "\n".join(_legend(words)),
        "players": "\n".join(line for nation in view.nations for line in _nation(view, nation, words)),
        "cards": "\n".join((*_middle(view, words), *_own_cards(view, words))),
    }


def _heading(view: TableView, words: Words) -> str:
    title = f"[bold]{words('game-title')}[/]"
    if view.over:
        return f"{title}   [bold]{words('event-end')}[/]"
    stage = words("stage-round", round=view.round, turn=view.turn)
    if view.active == NONE:
        return f"{title}   {stage}"
    return f"{title}   {stage}   {words('text-active', player=PLAYERS[view.active], actions=view.actions)}"


# -- the map


def _map(view: TableView) -> list[str]:
    """Return the lines of the map, two for each hex; every other column stands a line lower, as on the map."""
    columns: dict[int, dict[int, str]] = {}
    for place in view.hexes:
        q, r = PLACES[place.cell]
        top = 2 * (r + q // 2) + q % 2
        column = columns.setdefault(q, {})
        column[top], column[top + 1] = _ground(place), _people(place)
    written = [line for column in columns.values() for line, text in column.items() if text]
    widths = {q: max(map(_width, column.values())) for q, column in columns.items()}
    return [
        "  ".join(_padded(column.get(line, ""), widths[q]) for q, column in sorted(columns.items())).rstrip()
        for line in range(min(written), max(written) + 1)
    ]


def _width(text: str) -> int:
    return len(_MARKUP.sub("", text))


def _padded(text: str, width: int) -> str:
    return text + " " * (width - _width(text))


def _ground(place: HexView) -> str:
    """Return the label of a hex, its terrain and the city on it."""
    label = f"[dim]{LABELS[place.cell]}[/]"
    if place.terrain == UNKNOWN:
        return f"{label} [dim]?[/]"
    exhausted = "×" if place.exhausted else ""
    ground = f"{label} [{_STYLES[place.terrain]}]{_LETTERS[place.terrain]}[/]{exhausted}"
    return ground if place.city is None else f"{ground} {_city(place.city)}"


def _city(city: CityView) -> str:
    mood = "" if city.owner == BARBARIAN else _MOODS.get(city.mood, "")
    pieces = (f"[{_PENS[owner]}]{_PIECES[piece]}[/]" for piece, owner in enumerate(city.pieces) if owner != NONE)
    wonder = "" if city.wonder == NONE else "★"
    return f"[reverse {_PENS[city.owner]}]⌂{_SEATS[city.owner]}{city.size}{mood}[/]{''.join(pieces)}{wonder}"


def _people(place: HexView) -> str:
    """Return the units on a hex, Ships with their cargo."""
    groups: list[str] = []
    if place.holder != NONE:
        groups.append(_group(place.holder, place.armies, place.settlers))
    if place.barbarians:
        groups.append(_group(BARBARIAN, place.barbarians, 0))
    groups += [_group(ship.owner, ship.armies, ship.settlers, f"{_SHIP}{ship.number + 1}") for ship in place.ships]
    return " ".join(groups)


def _group(owner: int, armies: int, settlers: int, ship: str = "") -> str:
    units = ((_ARMY, armies), (_SETTLER, settlers))
    signs = "".join(f"{sign}{count}" for sign, count in units if count)
    return f"[{_PENS[owner]}]{_SEATS[owner]}{ship}{signs}[/]"


def _legend(words: Words) -> list[str]:
    terrains = [f"{letter} {words(f'terrain-{name}')}" for letter, name in zip(_LETTERS, TERRAINS, strict=True)]
    ground = ", ".join((*terrains, f"? {words('terrain-unknown')}"))
    signs = (words(f"text-{part}") for part in ("city", "pieces", "units"))
    seats = f"{_SEATS[BARBARIAN]} {words(PLAYERS[BARBARIAN])}"
    return [f"[dim]{ground}, {seats}[/]", f"[dim]{'; '.join(signs)}[/]"]


# -- nations


def _nation(view: TableView, nation: NationView, words: Words) -> list[str]:
    """Return the lines of a nation: levels, cards, points; goods with limits; advances; objectives, great persons."""
    pen = f"{_PENS[nation.seat]} reverse" if nation.seat == view.actor else _PENS[nation.seat]
    name = f"[{pen}]{_SEATS[nation.seat]} {words(PLAYERS[nation.seat])}[/]"
    goods = ", ".join(
        f"{words(f'good-{good}')} {amount}/{limit}"
        for good, amount, limit in zip(GOODS, nation.stock, nation.limits, strict=True)
    )
    facts = [
        words("text-levels", culture=nation.culture_level, happiness=nation.happy_level),
        words("text-cards", actions=nation.hand, objectives=nation.goals),
        words("text-points", points=nation.total),
    ]
    if nation.seat == view.first:
        facts.append(words("text-first"))
    scored = (OBJECTIVES.ids[HALVES[entry >> 1][entry & 1]] for entry in nation.scored)
    laid = (*scored, *(EVENTS.ids[event] for event in nation.persons))
    known = _cards((ADVANCES.ids[advance] for advance in nation.advances), words)
    lines = [f"{name}  {'; '.join(facts)}", f"  {goods}", f"  [dim]{known}[/]"]
    return [*lines, f"  {_cards(laid, words)}"] if laid else lines


def _cards(cards: Iterable[str], words: Words) -> str:
    return ", ".join(words(f"card-{card}") for card in cards)


# -- battle, offer, Wonders and decks


def _middle(view: TableView, words: Words) -> list[str]:
    """Return lines for a battle or an offer under way, open Wonders and decks."""
    lines = []
    if view.battle is not None:
        lines.append(_battle(view.battle, words))
    if view.offer is not None:
        lines.append(_offer(view.offer, words))
    if view.wonders_open:
        wonders = ", ".join(_wonder(view, wonder, words) for wonder in view.wonders_open)
        lines.append(words("text-wonders", wonders=wonders))
    decks = words(
        "text-decks",
        actions=view.action_deck,
        objectives=view.objective_deck,
        events=view.event_deck,
        wonders=view.wonder_deck,
    )
    return [*lines, f"[dim]{decks}[/]"]


def _wonder(view: TableView, wonder: int, words: Words) -> str:
    name = words(f"card-{WONDERS.ids[wonder]}")
    owner = view.reserved[wonder]
    return name if owner == NONE else f"{name} ({words('text-reserved', player=PLAYERS[owner])})"


def _battle(fight: BattleView, words: Words) -> str:
    text = words(
        "text-battle",
        hex=LABELS[fight.hex],
        round=fight.round,
        attacker=PLAYERS[fight.attacker],
        defender=PLAYERS[fight.defender],
        attackers=fight.attackers,
        defenders=fight.defenders,
    )
    cards = _cards((ACTION_CARDS[card] for card in (fight.a_card, fight.d_card) if card != NONE), words)
    return f"[bold red]{text}[/]" + (f"  {cards}" if cards else "")


def _offer(offer: OfferView, words: Words) -> str:
    cards = [ACTION_CARDS[card] for card in offer.cards] + [OBJECTIVE_CARDS[card] for card in offer.objectives]
    given = counted_goods(zip(GOODS, offer.given, strict=True), words)
    if cards:
        given.append(_cards(cards, words))
    elif any(offer.counts):
        given.append(words("text-card-count", count=sum(offer.counts)))
    nothing = words("text-nothing")
    wanted = ", ".join(counted_goods(zip(GOODS, offer.wanted, strict=True), words))
    text = words(
        "text-offer",
        giver=PLAYERS[offer.giver],
        partner=PLAYERS[offer.partner],
        given=", ".join(given) or nothing,
        wanted=wanted or nothing,
    )
    return f"[bold]{text}[/]"


# -- the seat's private cards


def _own_cards(view: TableView, words: Words) -> list[str]:
    piles = (
        ("hand", ACTION_CARDS, view.hand),
        ("goals", OBJECTIVE_CARDS, view.goals),
        ("plans", OBJECTIVE_CARDS, view.plans),
    )
    lines = [
        words(f"text-{pile}", cards=_cards((names[card] for card in cards), words))
        for pile, names, cards in piles
        if cards
    ]
    for seat, actions, goals in view.seen:
        names = [ACTION_CARDS[card] for card in actions] + [OBJECTIVE_CARDS[card] for card in goals]
        lines.append(words("text-seen", player=PLAYERS[seat], cards=_cards(names, words)))
    return lines
