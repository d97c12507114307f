"""Golden games up to a decision of the first seat, stored on a server so that a person can join them."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from aevum.kernel.match import Match
from aevum.kernel.records.savefile import match_from_bytes
from aevum.kernel.registry import find_game
from aevum.server.storage.matches import Storage
from browser.server import TESTS, Server

GOLDEN: Final = TESTS / "golden"
NAMES: Final = ("Ada", "Juno", "Otto", "Vera", "Nils")
ISLAND: Final = "tempus-4"
GRID: Final = "tempus-imperium-2611152030"
BOT: Final = "easy"


class Position(NamedTuple):
    """A golden game after `moves` moves, and the panel that the decision there is about."""

    game: str
    moves: int
    about: str
    hand: bool = True


POSITIONS: Final = {
    "grid": Position(GRID, 33, "grid", hand=False),
    "grid's end": Position(GRID, 10_000, "grid", hand=False),
    "tile": Position(ISLAND, 6, "island", hand=False),
    "tile's turn": Position(ISLAND, 15, "tile", hand=False),
    "settling": Position(ISLAND, 29, "island"),
    "move": Position(ISLAND, 42, "island"),
    "progress": Position(ISLAND, 72, "stage"),
    "defence": Position(ISLAND, 294, "stage"),
    "assault": Position(ISLAND, 516, "stage"),
    "too many cards": Position(ISLAND, 565, "hand"),
    "action": Position(ISLAND, 569, "hand"),
    "end": Position(ISLAND, 10_000, "island", hand=False),
    "five seats": Position("tempus-5", 384, "island"),
    "turn in Clash of Cultures": Position("clash-of-cultures-4", 232, "map", hand=False),
    "turn in Through the Ages": Position("through-the-ages-full-4", 45, "civilization"),
    "politics": Position("through-the-ages-full-4", 40, "civilization"),
}


def link_to(position: Position, server: Server, *, friends: bool = False) -> str:
    """Store the position and return the link to its first seat; on the others sit bots, or friends not yet there."""
    match = _played(position.game, position.moves)
    storage = Storage(f"sqlite:///{server.folder / 'table.sqlite'}")
    others = [None if friends else BOT] * (len(match.seats) - 1)
    id = storage.create(match, [None, *others])
    token = storage.seating(id)[0].token
    storage.close()
    return f"/join/{token}"


def decisions_of_first_seat(game: str, count: int | None = None) -> list[Position]:
    """Return the positions of a golden game in which its first seat decides: so many, spread over it, else all."""
    own = [number for number, played in enumerate(golden_match(game).moves) if played.seat == 0]
    chosen = own if count is None else [own[len(own) * number // count] for number in range(count)]
    return [Position(game, number, "", hand=False) for number in chosen]


def near_the_end(game: str, left: int) -> Position:
    """Return a golden game when this many moves are left."""
    return Position(game, len(golden_match(game).moves) - left, "")


@cache
def first_choice(game: str, step: str, width: int) -> int:
    """Return the number of moves of a golden game before its first seat decides such a step with enough options.

    `width` is the minimum number of legal moves.
    """
    golden = golden_match(game)
    for number in range(len(golden.moves)):
        state = golden.state_at(number)
        if state.actor == 0 and golden.game.law.now(state).name == step and len(state.legal()) >= width:
            return number
    raise AssertionError(f"{game} never comes to such a choice")


@cache
def _played(game: str, moves: int) -> Match:
    golden = golden_match(game)
    match = Match(golden.game, golden.options, seats=list(NAMES[: len(golden.seats)]), seed=golden.seed)
    for played in golden.moves[:moves]:
        match.play(played.move)
    return match


@cache
def golden_match(game: str) -> Match:
    """Return a golden game. Callers share it and must not change it."""
    return match_from_bytes((GOLDEN / f"{game}.aevum").read_bytes(), game, find_game)
