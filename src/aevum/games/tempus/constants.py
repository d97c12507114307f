"""Constants of the game, read once from `data.toml` and laid out as tables for the rules."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from aevum.kernel.cards import Family
from aevum.kernel.geometry import HexGrid
from aevum.kernel.rulebook import Rulebook
from aevum.kernel.words import Name

FOLDER: Final = Path(__file__).parent
DATA: Final[dict[str, Any]] = tomllib.loads((FOLDER / "data.toml").read_text(encoding="utf-8"))
RULEBOOK: Final = Rulebook.load(FOLDER / "rulebook")

# The sea: hexes with a corner on top, in rows, odd rows half a hex to the right.
COLUMNS: Final[int] = DATA["board"]["columns"]
ROWS: Final[int] = DATA["board"]["rows"]
GRID: Final = HexGrid((column - (row - row % 2) // 2, row) for row in range(ROWS) for column in range(COLUMNS))
HEXES: Final = tuple(f"{chr(ord('A') + column)}{row + 1}" for row in range(ROWS) for column in range(COLUMNS))
HEX_AT: Final = {label: place for place, label in enumerate(HEXES)}
NEIGHBOURS: Final = tuple(tuple(beside) for beside in GRID.neighbours)
CENTRES: Final = tuple(place for place in range(len(HEXES)) if not GRID.on_rim(place))
"""Hexes on which the middle of a tile can lie: all but those on the rim."""
ON_RIM: Final = tuple(GRID.on_rim(place) for place in range(len(HEXES)))

TERRAINS: Final[tuple[str, ...]] = tuple(terrain["id"] for terrain in DATA["terrain"])
TERRAIN_OF: Final = {name: terrain for terrain, name in enumerate(TERRAINS)}
GRASSLAND: Final = TERRAIN_OF["grassland"]
MOUNTAINS: Final = TERRAIN_OF["mountains"]
WATER: Final = len(TERRAINS)
"""Terrain number of a hex without land."""
CARD_TERRAINS: Final[tuple[str, ...]] = tuple(terrain["id"] for terrain in DATA["terrain"] if terrain["on_cards"])
BEARS_CHILDREN: Final[tuple[bool, ...]] = (*(terrain["births"] for terrain in DATA["terrain"]), False)
BEARS_CITY: Final[tuple[bool, ...]] = (*(terrain["city"] for terrain in DATA["terrain"]), False)
SCORES: Final[tuple[bool, ...]] = (*(terrain["point"] for terrain in DATA["terrain"]), False)

# The era table, read by each player's own row. The last era, Flight, has no row of its own.
ERAS: Final[tuple[str, ...]] = tuple(era["id"] for era in DATA["era"])
LAST_ERA: Final = len(ERAS) - 1
_ROWS: Final = DATA["era"][:LAST_ERA]
MOVE: Final[tuple[int, ...]] = tuple(era["move"] for era in _ROWS)
DISTANCE: Final[tuple[int, ...]] = tuple(era["distance"] for era in _ROWS)
CHILDREN: Final[tuple[int, ...]] = tuple(era["children"] for era in _ROWS)
STACKING: Final[tuple[int, ...]] = tuple(era["stacking"] for era in _ROWS)
SHIPS: Final[tuple[bool, ...]] = tuple(era["ships"] for era in _ROWS)
DRAW: Final[tuple[int, ...]] = tuple(era["draw"] for era in _ROWS)
HAND_LIMIT: Final[tuple[int, ...]] = (*(era["hand"] for era in _ROWS), _ROWS[-1]["hand"])
ACTION_TOKENS: Final[tuple[int, ...]] = tuple(era["actions"] for era in _ROWS)
ERA_TERRAIN: Final[tuple[int, ...]] = tuple(TERRAIN_OF.get(era.get("terrain", ""), WATER) for era in DATA["era"])
"""By era, the terrain that scores on the way into it."""
BONUS_CARDS: Final[tuple[int, ...]] = tuple(era.get("bonus", 0) for era in DATA["era"])

# Idea cards: a kind of card is an idea and a terrain; copies of one kind are indistinguishable.
IDEAS: Final = Family(
    FOLDER / "cards" / "ideas.toml",
    words=("attack", "defence", "progress", "moves", "births", "room", "stays"),
    moments=("why_not", "played"),
)
CARDS: Final = tuple(f"{idea}-{terrain}" for idea in IDEAS.ids for terrain in CARD_TERRAINS)
IDEA_OF: Final = tuple(card // len(CARD_TERRAINS) for card in range(len(CARDS)))
GROUND: Final = tuple(card % len(CARD_TERRAINS) for card in range(len(CARDS)))
"""By kind of card, the terrain on it."""
COPIES: Final[tuple[int, ...]] = tuple(copies for counts in IDEAS.figures("copies") for copies in counts)
DECK: Final = tuple(card for card, copies in enumerate(COPIES) for _ in range(copies))

# Tiles: terrains of the centre and the ring E, NE, NW, W, SW, SE before rotation.
TILES: Final = tuple(tuple(TERRAIN_OF[name] for name in tile["hexes"]) for tile in DATA["tile"])
TILES_FOR: Final[dict[int, int]] = {int(players): count for players, count in DATA["setup"]["tiles_by_players"].items()}
ROTATIONS: Final = 6

POPULATION: Final[int] = DATA["components"]["per_player"]["population"]
CITY_VALUES: Final[tuple[int, ...]] = tuple(city["value"] for city in DATA["city"])
CITY_COPIES: Final[tuple[int, ...]] = tuple(city["copies"] for city in DATA["city"])

COLOURS: Final = ("red", "blue", "green", "yellow", "purple")
"""Colour of each seat."""
PLAYERS: Final = tuple(Name(f"player-{colour}") for colour in COLOURS)


def named(kind: str, *ids: str) -> Name:
    """Return the name by which events refer to cards, eras or terrains: `card-weapons-woods`."""
    return Name(" ".join(f"{kind}-{id}" for id in ids))
