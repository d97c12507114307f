"""Positions of Tempus in notation: an island with what a test needs, and functions to play and to read it."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from aevum.games.tempus import GAME, Tempus
from aevum.games.tempus.constants import (
    CARDS,
    CITY_COPIES,
    CITY_VALUES,
    COLOURS,
    DECK,
    ERAS,
    GRID,
    HEX_AT,
    HEXES,
    POPULATION,
    TERRAIN_OF,
    TERRAINS,
    WATER,
)
from aevum.games.tempus.fight_view import FightView
from aevum.games.tempus.island import Island
from aevum.games.tempus.moves import CARD
from aevum.games.tempus.rules import setup
from aevum.games.tempus.rules.progress import begin_turn
from aevum.games.tempus.state import World
from aevum.games.tempus.view import WorldView, see
from aevum.kernel.chance import Chance
from aevum.kernel.match import Match
from aevum.kernel.steps import Step, push
from notation_player import Playing

FAR: Final = "A12 C12 E12 G12"
"""Four separate hexes at the rim: a player on all of them may be attacked, there and elsewhere."""
FAR_EAST: Final = "I12 K12 M12 M10"
"""Four more separate hexes at the rim."""
MIDDLE: Final = "G6"
"""Label of the hex [0, 0] of the notes."""

LONGEST: Final = 2_000
"""Maximum number of moves of an idle game."""


@dataclass(frozen=True)
class People:
    """Pieces and cards of one player.

    `tokens` and `cities` are hexes with a number: "F6 G6:2". None stands for what is left of the pieces in the box.
    """

    tokens: str = ""
    cities: str = ""
    hand: str = ""
    era: str = ""
    actions: int | None = None
    supply: int | None = None
    cities_left: Mapping[int, int] | None = None


NOBODY: Final = People()


def world_with(
    *,
    red: People = NOBODY,
    blue: People = NOBODY,
    green: People = NOBODY,
    yellow: People | None = None,
    purple: People | None = None,
    era: str = "start",
    first: str = "red",
    deck: str | None = None,
    discards: str = "",
    options: Mapping[str, Any] | None = None,
    **terrains: str,
) -> World:
    """Return the first slot of a turn on an island with only the named hexes.

    Taken hexes without a terrain are mountains. Cards of hands and discards are missing from the deck. `deck` names its
    cards from the top; others stay in the box.
    """
    peoples = [people for people in (red, blue, green, yellow, purple) if people is not None]
    world = begin(len(peoples), **(options or {}))
    taken = " ".join(f"{people.tokens} {people.cities}" for people in peoples)
    _build_island(world, terrains, taken)
    for seat, people in enumerate(peoples):
        _place(world, seat, people, era)
    _deal(world, [people.hand for people in peoples], deck, discards)
    world.turn = max(world.era)
    world.first = COLOURS.index(first)
    world.frames.clear()
    begin_turn(world)
    world.actions = [
        given if people.actions is None else people.actions
        for given, people in zip(world.actions, peoples, strict=True)
    ]
    return world


def terrain_on(terrain: str, labels: str) -> dict[str, Any]:
    """Return an argument of `world_with` for a terrain known only by its name."""
    return {terrain: labels}


def begin(seats: int = 3, seed: int = 0, **options: Any) -> World:
    """Return a match before its first decision."""
    return GAME.start(GAME.read_options(options), seats, Chance.from_seed(seed))


def island_to_settle(options: Mapping[str, Any] | None = None, **terrains: str) -> World:
    """Return an island without tokens; red begins."""
    world = begin(**(options or {}))
    _build_island(world, terrains, "")
    decides(world, setup.SETTLE, 0)
    return world


def decides(world: World, step: Step[World], seat: int) -> None:
    """Make this decision of this seat the only pending one."""
    world.frames.clear()
    push(world, step, seat)


def sea_with_land(seats: int = 3, tiles_left: int = 2, **terrains: str) -> World:
    """Return a world while tiles are laid: this land is laid already, and `tiles_left` tiles are still to come."""
    world = begin(seats)
    world.terrain = _terrain(terrains, "")
    world.to_lay = tiles_left
    return world


def _build_island(world: World, terrains: Mapping[str, str], taken: str) -> None:
    world.terrain = _terrain(terrains, taken)
    world.island = Island(world.terrain)
    world.tile, world.to_lay, world.first = -1, 0, 0


def _terrain(terrains: Mapping[str, str], taken: str) -> tuple[int, ...]:
    terrain = [WATER] * len(HEXES)
    for name, labels in terrains.items():
        for label in labels.split():
            if terrain[HEX_AT[label]] != WATER:
                raise ValueError(f"{label} is named twice")
            terrain[HEX_AT[label]] = TERRAIN_OF[name]
    for label, _ in _numbered(taken):
        if terrain[HEX_AT[label]] == WATER:
            terrain[HEX_AT[label]] = TERRAIN_OF["mountains"]
    return tuple(terrain)


def _numbered(labels: str) -> list[tuple[str, int]]:
    """Return hexes with their numbers, 1 where none is written."""
    words = [word.partition(":") for word in labels.split()]
    return [(label, int(number or 1)) for label, _, number in words]


def _place(world: World, seat: int, people: People, era: str) -> None:
    world.era[seat] = ERAS.index(people.era or era)
    for label, count in _numbered(people.tokens):
        _claim(world, seat, label)
        world.tokens[HEX_AT[label]] = count
        insort(world.homes[seat], HEX_AT[label])
    left = Counter(dict(zip(CITY_VALUES, CITY_COPIES, strict=True)))
    for label, value in _numbered(people.cities):
        _claim(world, seat, label)
        world.city[HEX_AT[label]] = value
        left[value] -= 1
    on_island = sum(count for _, count in _numbered(people.tokens))
    world.supply[seat] = POPULATION - on_island if people.supply is None else people.supply
    kinds = len(CITY_VALUES)
    stock = left if people.cities_left is None else people.cities_left
    world.cities_left[seat * kinds : seat * kinds + kinds] = [stock[value] for value in CITY_VALUES]
    if min(world.supply[seat], *left.values()) < 0:
        raise ValueError(f"{COLOURS[seat]} has not so many pieces")


def _claim(world: World, seat: int, label: str) -> None:
    if world.owner[HEX_AT[label]] >= 0:
        raise ValueError(f"{label} is taken twice")
    world.owner[HEX_AT[label]] = seat


def _deal(world: World, hands: list[str], deck: str | None, discards: str) -> None:
    world.hands = [sorted(_cards(hand)) for hand in hands]
    world.discards = _cards(discards)
    rest = Counter(DECK)
    rest.subtract(world.discards + [card for hand in world.hands for card in hand])
    if min(rest.values()) < 0:
        raise ValueError("there are not so many cards of a kind")
    world.deck = list(rest.elements()) if deck is None else _cards(deck)[::-1]


def _cards(names: str) -> list[int]:
    return [CARDS.index(name) for name in names.split()]


def axial(places: str) -> str:
    """Return hexes of the notes as labels: "1,0:2" lies one east of the middle of the grid, with its number."""
    q, r = GRID.hexes[HEX_AT[MIDDLE]]
    labels: list[str] = []
    for word in places.split():
        place, colon, number = word.partition(":")
        east, south = map(int, place.split(","))
        labels.append(HEXES[GRID.index[(q + east, r + south)]] + colon + number)
    return " ".join(labels)


AROUND_THE_LAKE: Final = axial("1,0 1,-1 0,-1 -1,0 -1,1 0,1 2,0 2,-1 2,-2 1,-2 0,-2 -1,-1 -2,0 -2,1 -2,2 -1,2 0,2 1,1")
"""Map `lake` of the notes: one lake hex, and the two rings of land round it."""


class _FromHere(Tempus):
    """The game, started from a given world."""

    def __init__(self, world: World) -> None:
        self._world = world

    def start(self, options: Any, seats: int, chance: Chance) -> World:
        return self._world.copy()


def match_from(world: World) -> Match:
    """Return a match whose first position is this world."""
    return Match(_FromHere(world), world.options, seats=len(world.era), seed=0)


# -- playing

_PLAYING: Final = Playing(GAME, COLOURS)
play = _PLAYING.play
after = _PLAYING.after
may = _PLAYING.may
legal = _PLAYING.legal
actor = _PLAYING.actor
refusal = _PLAYING.refused


def pass_actions(world: World) -> World:
    """Let all players spend their action tokens on moving no token, to the end of the action phase."""
    for _ in _slots_of_this_turn(world):
        play(world, "end" if may(world, "end") else "move nobody")
    return world


def finish(world: World) -> World:
    """Let all players do nothing for the rest of the game; cards above a hand limit are discarded."""
    for _ in range(LONGEST):
        if not world.legal():
            return world
        idle = next((line for line in ("end", "move nobody", "done") if may(world, line)), None)
        play(world, idle or f"discard {min(legal(world, 'discard'))}")
    raise AssertionError("the game does not end")


def rounds(world: World) -> list[str]:
    """Return the actors of each round when all keep moving no token."""
    order: dict[int, list[str]] = {}
    for _ in _slots_of_this_turn(world):
        if may(world, "end"):
            play(world, "end")
            continue
        order.setdefault(world.round, []).append(actor(world))
        play(world, "move nobody")
    return [" ".join(order[number]) for number in sorted(order)]


def _slots_of_this_turn(world: World) -> Iterator[None]:
    """Yield as long as a player in this turn has an action to take or to end."""
    turn_now = world.turn
    for _ in range(LONGEST):
        if phase(world) != "slot" or world.turn != turn_now or not world.legal():
            return
        yield
    raise AssertionError("the action phase does not end")


# -- reading


def verbs(world: World) -> set[str]:
    """Return the first words of the legal moves."""
    return {notation.split()[0] for notation in legal(world)}


def destinations(world: World, label: str) -> set[str]:
    """Return the hexes that a token can go to from here."""
    return legal(after(world, f"move {label}"), "to")


def phase(world: World) -> str:
    """Return the name of the step that is decided now."""
    return world.step


def on(world: World, labels: str) -> list[str]:
    """Return the pieces on each of these hexes: "red 2", "blue city 3" or "-"."""
    return [_stands(world, HEX_AT[label]) for label in labels.split()]


def _stands(world: World, place: int) -> str:
    if world.owner[place] < 0:
        return "-"
    number = f"city {world.city[place]}" if world.city[place] else str(world.tokens[place])
    return f"{COLOURS[world.owner[place]]} {number}"


def land(world: World) -> dict[str, str]:
    """Return the terrain of every land hex."""
    terrains = zip(HEXES, world.terrain, strict=True)
    return {label: TERRAINS[terrain] for label, terrain in terrains if terrain != WATER}


def supply(world: World, colour: str) -> int:
    """Return the number of tokens off the island."""
    return world.supply[COLOURS.index(colour)]


def cities_left(world: World, colour: str) -> dict[int, int]:
    """Return the cities off the island, by value."""
    first = COLOURS.index(colour) * len(CITY_VALUES)
    return dict(zip(CITY_VALUES, world.cities_left[first : first + len(CITY_VALUES)], strict=True))


def hand(world: World, colour: str) -> list[str]:
    """Return the cards in hand."""
    return [CARDS[card] for card in world.hands[COLOURS.index(colour)]]


def hand_sizes(world: World) -> list[int]:
    return [len(cards) for cards in world.hands]


def discards(world: World) -> list[str]:
    """Return the discard pile, sorted."""
    return sorted(CARDS[card] for card in world.discards)


def eras(world: World) -> list[str]:
    """Return the eras by seat."""
    return [ERAS[era] for era in world.era]


def seen(world: World, colour: str = "red") -> WorldView:
    """Return the view of one seat."""
    return see(world, COLOURS.index(colour) if colour in COLOURS else -1)


def last_fight(world: World) -> FightView:
    """Return the fight of this slot, or the one under way, as red sees it."""
    fight = seen(world).fight
    assert fight is not None
    return fight


def sums(world: World) -> tuple[int, int]:
    """Return the combat points of the last fight, attacker first."""
    return last_fight(world).attack, last_fight(world).defence


def points(world: World) -> tuple[int, ...]:
    """Return the progress points of the last progress phase, by seat."""
    progress = seen(world).last_progress
    assert progress is not None
    return progress.points


def number_of_cards(world: World) -> int:
    """Return the number of cards, wherever they lie."""
    piles = (*world.hands, *world.laid, *world.out, world.deck, world.discards)
    return sum(map(len, piles))


def every_card_of(effect: str) -> list[str]:
    """Return the kinds of cards with this effect."""
    return [card for card in CARD.labels if card.startswith(f"{effect}-")]
