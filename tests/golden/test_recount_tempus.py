"""The score of every golden game of Tempus, computed from the plain JSON of its last position by other means."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import aevum

FILES = sorted(Path(__file__).parent.glob("tempus-[345]*.aevum"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_recount(path: Path) -> None:
    match = aevum.load(path)
    table = match.view().to_json()
    settled, built, cities = _counted(table["hexes"])
    for player in table["players"]:
        colour = player["colour"]
        flight = 3 if player["era"] == "flight" else 0
        counted = {"hexes": settled[colour], "cities": built[colour], "flight": flight}
        assert player["score"] == counted | {"total": sum(counted.values())}
        assert sum(player["cities_left"].values()) + cities[colour] == 8
    outcome = match.outcome()
    assert outcome is not None
    assert _ranked(table["players"], cities) == [list(tied) for tied in outcome.ranking]


def _counted(hexes: dict[str, Any]) -> tuple[Counter[str], Counter[str], Counter[str]]:
    """Return for each colour: hexes with tokens outside the mountains, values of cities, number of cities."""
    settled: Counter[str] = Counter()
    built: Counter[str] = Counter()
    cities: Counter[str] = Counter()
    for entry in hexes.values():
        if "city" in entry:
            built[entry["owner"]] += entry["city"]
            cities[entry["owner"]] += 1
        elif "tokens" in entry and entry["terrain"] != "mountains":
            settled[entry["owner"]] += 1
    return settled, built, cities


def _ranked(players: list[dict[str, Any]], cities: Counter[str]) -> list[list[int]]:
    """Return the seats ranked by points, then cards in hand, then cities; equal seats share a rank."""
    merits = [(player["score"]["total"], player["hand"], cities[player["colour"]]) for player in players]
    ranks = sorted(set(merits), reverse=True)
    return [[seat for seat, merit in enumerate(merits) if merit == rank] for rank in ranks]
