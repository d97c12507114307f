"""Every card has a text: a clause of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator

from aevum.kernel.game import AnyGame


def cards_of(game: AnyGame) -> Iterator[tuple[str, str]]:
    """Yield each card with the id of the clause that is its text."""
    prefix = next(iter(game.rulebook)).id.split(".")[0]
    for family in game.cards:
        for row in family.rows:
            yield row.id, f"{prefix}.card.{row.id}"


def test_every_card_has_a_text(game: AnyGame) -> None:
    assert [card for card, clause in cards_of(game) if clause not in game.rulebook] == []
