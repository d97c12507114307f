"""Second computation of points, supplies, limits, trade routes and winners, from the JSON that all may see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from games.clash_of_cultures import slow_reckoning as slow

Seen = dict[str, Any]
"""A view as plain data."""
PIECES: Final = ("temple", "fortress", "academy", "port")
COLOURS: Final = ("red", "blue", "green", "yellow")
UNITS: Final = {"army": 16, "settler": 4}
LINES: Final = ("pieces", "advances", "wonders", "objectives", "events")


def place(label: str) -> slow.Place:
    """Return the hex that a label names."""
    q = ord(label[0]) - ord("A")
    return q, int(label[1:]) - 1 - q // 2


def cities(seen: Seen) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every city with its place."""
    for label, data in seen["hexes"].items():
        if "city" in data:
            yield label, data["city"]


def pieces(seen: Seen, colour: str) -> Counter[str]:
    """Return the city pieces of a colour on the map, by kind."""
    found: Counter[str] = Counter()
    for _, city in cities(seen):
        found["settlement"] += city["owner"] == colour
        for piece, owner in city["pieces"].items():
            found[piece] += owner == colour
    return found


# -- points


def points(seen: Seen, seat: int) -> dict[str, float]:
    """Return the points of a seat, line by line."""
    own = seen["nations"][seat]
    wonders = sum(city["wonder"] is not None for _, city in cities(seen) if city["owner"] == own["colour"])
    return {
        "pieces": sum(pieces(seen, own["colour"]).values()),
        "advances": len(own["advances"]) / 2,
        "wonders": 5 * wonders + own["buried"] / 2,
        "objectives": 2 * len(own["scored"]),
        "events": 2 * sum(own["gone"].values()),
    }


def total(seen: Seen, seat: int) -> float:
    return sum(points(seen, seat).values())


def winners(seen: Seen) -> list[int]:
    """Return the winners: most points; then the Great Pyramids, then the lines in their order."""
    standing = {seat: (total(seen, seat), pyramids(seen, seat), *_in_order(seen, seat)) for seat in range(seats(seen))}
    best = max(standing.values())
    return [seat for seat, reached in standing.items() if reached == best]


def _in_order(seen: Seen, seat: int) -> list[float]:
    counted = points(seen, seat)
    return [counted[line] for line in LINES]


def pyramids(seen: Seen, seat: int) -> bool:
    """Whether the seat wins ties."""
    own = seen["nations"][seat]
    stand = any(city["wonder"] == "great-pyramids" and city["owner"] == own["colour"] for _, city in cities(seen))
    return stand or bool(own["breaks_ties"])


def seats(seen: Seen) -> int:
    return len(seen["nations"])


# -- supplies


def supply(seen: Seen, seat: int) -> dict[str, int]:
    """Return pieces and units in the supply, outside of battles: what is neither on the map nor out of the game."""
    own = seen["nations"][seat]
    stand = pieces(seen, own["colour"])
    left = {piece: 7 - stand[piece] - own["gone"][piece] for piece in (*PIECES, "settlement")}
    fielded = units(seen, own["colour"])
    return left | {unit: most - fielded[unit] for unit, most in UNITS.items()}


def units(seen: Seen, colour: str) -> Counter[str]:
    """Return the land units of a colour, on land and aboard."""
    found: Counter[str] = Counter()
    for data in seen["hexes"].values():
        groups = [data["units"]] if "units" in data else []
        for group in (*groups, *data.get("ships", ())):
            if group["owner"] == colour:
                found["army"] += group["armies"]
                found["settler"] += group["settlers"]
    return found


# -- limits


def limits(own: dict[str, Any]) -> dict[str, int]:
    """Return the maximum of each good that a seat can have."""
    return {
        "food": 8 if "storage" in own["advances"] else 2,
        "ore": 8,
        "wood": 8,
        "idea": 2 if "dogma" in own["advances"] else 8,
        "gold": 8,
        "culture": own["culture_level"],
        "mood": own["happiness_level"],
    }


# -- trade routes


def routes(seen: Seen, seat: int) -> int:
    """Return the number of pairs of a Settler or Ship and a foreign city that is not angry, at most two hexes away."""
    colour = seen["nations"][seat]["colour"]
    land = {place(label): data["terrain"] for label, data in seen["hexes"].items() if data["terrain"] is not None}
    towns = {
        place(label)
        for label, city in cities(seen)
        if city["owner"] not in (colour, "barbarians") and city["mood"] != "angry"
    }
    carriers: list[slow.Place] = []
    for label, data in seen["hexes"].items():
        if data.get("units", {}).get("owner") == colour:
            carriers += [place(label)] * data["units"]["settlers"]
        for ship in data.get("ships", ()):
            if ship["owner"] == colour:
                carriers += [place(label)] * (1 + ship["settlers"])
    near = [
        {town for town, far in slow.distances(land, here).items() if far <= 2 and town in towns} for here in carriers
    ]
    return slow.pairs(near)
