"""The score of every golden game, computed again from the plain JSON of its last position by other means."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import aevum

FILES = sorted(Path(__file__).parent.glob("tempus-imperium-*.aevum"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_recount(path: Path) -> None:
    sheet = aevum.load(path).view().to_json()
    kinds = {square: entry["kind"] for square, entry in sheet["squares"].items()}
    counted = {
        "castles": 10 * list(kinds.values()).count("castle"),
        "markets_and_forts": 5 * sum(kind in ("market", "fort") for kind in kinds.values()),
        "farms": 2 * list(kinds.values()).count("farm"),
        "longest_road": _longest([_ends(road) for road in sheet["roads"]]),
        "lakes": _lakes(kinds),
        "gold": sheet["gold"] // 5,
        "enemies": -10 * sum(entry.get("alive", False) for entry in sheet["squares"].values()),
    }
    assert counted | {"total": sum(counted.values())} == sheet["score"]


def _place(square: str) -> tuple[int, int]:
    return int(square[1:]), ord(square[0]) - ord("A")


def _beside(place: tuple[int, int]) -> set[tuple[int, int]]:
    row, column = place
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def _lakes(kinds: dict[str, str]) -> int:
    water = {_place(square) for square, kind in kinds.items() if kind == "lake"}
    built = {_place(square) for square, kind in kinds.items() if kind in ("farm", "market", "fort", "castle")}
    points = 0
    while water:
        lake = {water.pop()}
        while more := {place for one in lake for place in _beside(one)} & water:
            lake |= more
            water -= more
        points += len(lake) * len({place for one in lake for place in _beside(one)} & built)
    return points


def _ends(road: str) -> tuple[Any, Any]:
    """Return the two corners of a road section: those that both of its squares have."""
    first, second = (_corners(_place(square)) for square in road.split("-"))
    one, other = sorted(first & second)
    return one, other


def _corners(place: tuple[int, int]) -> set[tuple[int, int]]:
    row, column = place
    return {(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)}


def _longest(edges: list[tuple[Any, Any]]) -> int:
    """Return the longest trail by trying every walk from every corner."""

    def walk(corner: Any, used: frozenset[int]) -> int:
        ways = [number for number, edge in enumerate(edges) if corner in edge and number not in used]
        return max((1 + walk(_far(edges[way], corner), used | {way}) for way in ways), default=0)

    return max((walk(corner, frozenset()) for edge in edges for corner in edge), default=0)


def _far(edge: tuple[Any, Any], corner: Any) -> Any:
    return edge[1] if edge[0] == corner else edge[0]
