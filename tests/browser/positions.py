"""Golden games up to a decision of the first seat, stored on a server so that a person can join them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
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


def decisions_of_first_seat(game: str, count: int) -> list[Position]:
    """Return positions of a golden game, spread over it, in which its first seat decides."""
    own = [number for number, played in enumerate(_golden(GOLDEN / f"{game}.aevum").moves) if played.seat == 0]
    return [Position(game, number, "", hand=False) for number in own[:: max(1, len(own) // count)]]


def near_the_end(game: str, left: int) -> Position:
    """Return a golden game when this many moves are left."""
    return Position(game, len(_golden(GOLDEN / f"{game}.aevum").moves) - left, "")


@cache
def first_choice(game: str, step: str, width: int) -> int:
    """Return the number of moves of a golden game before its first seat decides such a step with enough options.

    `width` is the minimum number of legal moves.
    """
    golden = _golden(GOLDEN / f"{game}.aevum")
    for number in range(len(golden.moves)):
        state = golden.state_at(number)
        if state.actor == 0 and golden.game.law.now(state).name == step and len(state.legal()) >= width:
            return number
    raise AssertionError(f"{game} never comes to such a choice")


@cache
def _played(game: str, moves: int) -> Match:
    golden = _golden(GOLDEN / f"{game}.aevum")
    match = Match(golden.game, golden.options, seats=list(NAMES[: len(golden.seats)]), seed=golden.seed)
    for played in golden.moves[:moves]:
        match.play(played.move)
    return match


@cache
def _golden(file: Path) -> Match:
    return match_from_bytes(file.read_bytes(), file.stem, find_game)
