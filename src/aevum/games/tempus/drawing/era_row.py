"""Row of an era in the era table, column by column."""

from __future__ import annotations

from typing import Final

from aevum.games.tempus.constants import ACTION_TOKENS, CHILDREN, DISTANCE, DRAW, HAND_LIMIT, MOVE, SHIPS, STACKING

COLUMNS: Final = ("move", "distance", "children", "stacking", "ships", "ideas", "actions")


def era_row(era: int) -> dict[str, str]:
    """Return the text of each column in the row of an era."""
    ships, ideas = "✓" if SHIPS[era] else "–", f"{DRAW[era]}/{HAND_LIMIT[era]}"
    row = (MOVE[era], DISTANCE[era], CHILDREN[era], STACKING[era], ships, ideas, ACTION_TOKENS[era])
    return {name: str(cell) for name, cell in zip(COLUMNS, row, strict=True)}
