"""Text drawing of the table for a terminal: three characters for each hex, then players, fight and the seat's hand."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus.constants import CARDS, COLOURS, COLUMNS, ERAS, HEXES, PLAYERS, ROWS, TERRAINS, WATER, named
from aevum.games.tempus.fight_view import FightView
from aevum.games.tempus.view import WorldView
from aevum.kernel.words import Name, Words

_LETTERS: Final = tuple(name[0].upper() for name in TERRAINS)
_STYLES: Final = ("green", "yellow", "rgb(175,135,95)", "rgb(0,135,0)", "white")
_SEATS: Final = tuple(colour[0].upper() for colour in COLOURS)
"""Letter of each seat, in every language that of its English colour, as in notation."""
_PENS: Final = ("bold red", "bold blue", "bold green", "bold yellow", "bold magenta")
_SEA: Final = "[dim blue] ~ [/]"
_LAKE: Final = "[bold cyan]≈≈≈[/]"
_CITY: Final = "⌂"


def whole_game(view: WorldView, words: Words) -> str:
    """Return the whole table with console markup."""
    return "\n\n".join(panels(view, words).values())


def panels(view: WorldView, words: Words) -> dict[str, str]:
    """Return the parts of the table by name, with console markup."""
    return {
        "heading": _heading(view, words),
        "board": "\n".join(_island(view)),
        "legend": _legend(words),
        "players": "\n".join(_players(view, words)),
        "cards": "\n".join(_fight_and_cards(view, words)),
    }


def _fight_and_cards(view: WorldView, words: Words) -> list[str]:
    lines = []
    if view.fight is not None:
        lines.append(_fight(view.fight, words))
    if view.tile is not None:
        lines.append(_tile(view.tile, words))
    if view.hand:
        lines.append(words("text-hand", cards=_cards(view.hand)))
    if view.laid:
        lines.append(words("text-laid", cards=_cards(view.laid)))
    return lines


def _cards(cards: tuple[int, ...]) -> Name:
    return named("card", *(CARDS[card] for card in cards))


def _heading(view: WorldView, words: Words) -> str:
    title = f"[bold]{words('game-title')}[/]"
    if view.over:
        return f"{title}   [bold]{words('board-description-over')}[/]"
    if view.setting_up:
        return f"{title}   {words('board-setting-up')}"
    turn = words("board-turn", turn=view.turn, round=view.round)
    era, terrain = named("era", ERAS[view.next_era]), named("terrain", TERRAINS[view.next_terrain])
    return f"{title}   {turn}   [bold green]{words('board-progress-to', era=era, terrain=terrain)}[/]"


def _island(view: WorldView) -> list[str]:
    """Return the lines of the island; odd rows stand half a hex to the right, as on the board."""
    letters = "   ".join(HEXES[column][0] for column in range(COLUMNS))
    lakes = frozenset(place for lake in view.lakes for place in lake)
    rows = [_row(view, row, lakes) for row in range(ROWS)]
    return [f"[dim]     {letters}[/]", *rows, f"[dim]       {letters}[/]"]


def _row(view: WorldView, row: int, lakes: frozenset[int]) -> str:
    cells = [_hex(view, place, lakes) for place in range(row * COLUMNS, row * COLUMNS + COLUMNS)]
    return f"[dim]{row + 1:>2}[/]  {'  ' * (row % 2)}{' '.join(cells)}"


def _hex(view: WorldView, place: int, lakes: frozenset[int]) -> str:
    """Return terrain, owner and tokens of a hex, or a city with owner and value, in three characters."""
    terrain, owner = view.terrain[place], view.owner[place]
    if terrain == WATER:
        return _LAKE if place in lakes else _SEA
    ground = f"[{_STYLES[terrain]}]{_LETTERS[terrain]}[/]"
    if owner < 0:
        return f" {ground} "
    if view.city[place]:
        return f"[reverse {_PENS[owner]}]{_CITY}{_SEATS[owner]}{view.city[place]}[/]"
    return f"{ground}[{_PENS[owner]}]{_SEATS[owner]}{view.tokens[place]}[/]"


def _legend(words: Words) -> str:
    terrains = [f"{letter} {words(f'terrain-{name}')}" for letter, name in zip(_LETTERS, TERRAINS, strict=True)]
    waters = [f"~ {words('terrain-sea')}", f"≈ {words('terrain-lake')}", f"{_CITY} {words('board-city').lower()}"]
    return f"[dim]{', '.join((*terrains, *waters))}[/]"


def _players(view: WorldView, words: Words) -> list[str]:
    """Return a table of the players: name, era and counts."""
    head = ["", *(words(f"text-{column}") for column in ("era", "actions", "supply", "cards", "progress", "points"))]
    rows = [_player(view, seat, words) for seat in range(view.seats)]
    widths = [max(len(row[column]) for row in (head, *rows)) for column in range(len(head))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    heading = "  ".join(cell.ljust(width) for cell, width in zip(head, widths, strict=True))
    return [f"[dim]{heading}[/]", *(_marked(view, seat, line) for seat, line in enumerate(lines))]


def _player(view: WorldView, seat: int, words: Words) -> list[str]:
    could = view.progress_with_hand - view.progress[seat] if seat == view.seat else 0
    return [
        f"{_SEATS[seat]} {words(PLAYERS[seat])}",
        words(named("era", ERAS[view.era[seat]])),
        str(view.actions[seat]),
        str(view.supply[seat]),
        str(view.hand_sizes[seat]),
        f"{view.progress[seat]}+{could}" if could else str(view.progress[seat]),
        str(view.total(seat)),
    ]


def _marked(view: WorldView, seat: int, line: str) -> str:
    pen = f"{_PENS[seat]} reverse" if seat == view.actor else _PENS[seat]
    return f"[{pen}]{line}[/]"


def _fight(fight: FightView, words: Words) -> str:
    sentence = words(
        "board-fight", player=PLAYERS[fight.attacker], other=PLAYERS[fight.defender], hex=HEXES[fight.target]
    )
    ground = f" ({words(named('terrain', TERRAINS[fight.ground]))})" if fight.ground >= 0 else ""
    winner = fight.attacker if fight.won else fight.defender
    end = f" {words('board-fight-wins', player=PLAYERS[winner])}" if fight.over else ""
    return f"[bold red]{sentence}{ground}: {fight.attack} : {fight.defence}.{end}[/]"


def _tile(tile: tuple[int, ...], words: Words) -> str:
    middle, *ring = (words(named("terrain", TERRAINS[terrain])) for terrain in tile)
    return words("text-tile", middle=middle, ring=", ".join(ring))
