"""The position as text for a terminal: the row, ratings and cards of each civilization, decks, and the own hand."""

from __future__ import annotations

from aevum.games.through_the_ages.constants import AGES, CARDS, NONE, PLAYERS, named
from aevum.games.through_the_ages.view import CivilizationView, TableView
from aevum.kernel.words import Words


def whole_game(view: TableView, words: Words) -> str:
    """Return the whole position with console markup."""
    return "\n\n".join(panels(view, words).values())


def panels(view: TableView, words: Words) -> dict[str, str]:
    """Return the parts of the position by name, with console markup."""
    hand = [words("text-hand", cards=named(*view.hand))] if view.hand else []
    return {
        "heading": f"[bold]{words('game-title')}[/]   {words('stage-round', round=view.round, age=AGES[view.age])}",
        "board": "\n".join(_row(view, words)),
        "players": "\n".join(line for own in view.civilizations for line in _civilization(own, words)),
        "legend": f"[dim]{words('text-legend')}[/]",
        "cards": "\n".join((_decks(view, words), *hand)),
    }


def _row(view: TableView, words: Words) -> list[str]:
    places = [
        f"R{place + 1} {words(f'card-{CARDS[card]}')} ({cost})"
        for place, (card, cost) in enumerate(zip(view.card_row, view.prices, strict=True))
        if card != NONE
    ]
    return [f"[bold]{words('text-row')}[/]", "  ".join(places)]


def _civilization(own: CivilizationView, words: Words) -> list[str]:
    figures = (
        f"[bold]{words(PLAYERS[own.seat])}[/]  ♪{own.culture}+{own.culture_rate}  ⚗{own.science}+{own.science_rate}  "
        f"⚔{own.strength}  ☺{own.faces}/{own.needed}  ●{own.civil_left}/{own.civil}  "
        f"◆{own.military_left}/{own.military}  ⌂{own.food}  ▲{own.resources}  ☻{own.idle}  ▮{own.yellow}  ▯{own.bank}"
    )
    workers = [f"{words(f'card-{CARDS[work]}')} {count}" for work, count in enumerate(own.workers) if count]
    cards = [own.government, own.leader, own.wonder, own.tactic, *own.wonders, *own.colonies]
    standing = [words(f"card-{CARDS[card]}") for card in cards if card != NONE]
    hand = [words(f"card-{CARDS[card]}") for card in own.civil_hand]
    lines = [figures, "  " + ", ".join((*workers, *standing))]
    return [*lines, "  [dim]" + ", ".join(hand) + "[/]"] if hand else lines


def _decks(view: TableView, words: Words) -> str:
    return words(
        "text-decks",
        civil=view.civil_deck,
        military=view.military_deck,
        current=len(view.current),
        future=len(view.future),
    )
