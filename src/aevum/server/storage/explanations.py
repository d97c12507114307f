"""Queries of explanations: the switch of a person for a game, and the notes that the person has been shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Table, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from aevum.server.storage.database import Database
from aevum.server.storage.schema import explain_switches, holders, matches, shown_notes

CLOSED: Final = -1
"""Number of moves of a note that is not shown any more."""
_TABLES: Final = (explain_switches, shown_notes)


class StoredExplanations(NamedTuple):
    """Explanations of a game for one person."""

    is_on: bool
    notes: Mapping[str, int]
    """Number of moves in the match when each note was first shown in it; CLOSED if closed or shown elsewhere."""


class ExplanationStore(Database):
    """Queries of explanations."""

    def explanations_of(self, person: str, game: str, match: str) -> StoredExplanations:
        """Return the explanations of a game for a person in a match.

        Without a choice of the person they are on until the person has finished a match of the game.
        """
        chosen = select(explain_switches.c.is_on).where(_own(explain_switches, person, game))
        notes = select(shown_notes).where(_own(shown_notes, person, game))
        with self.readers.connect() as connection:
            is_on = connection.execute(chosen).scalar()
            if is_on is None:
                is_on = not _has_finished(connection, person, game)
            shown = connection.execute(notes).all()
        return StoredExplanations(bool(is_on), {row.note: row.moves if row.match == match else CLOSED for row in shown})

    def switch_explanations(self, person: str, game: str, *, is_on: bool) -> None:
        """Switch the explanations of a game on or off for a person."""
        with self.engine.begin() as connection:
            _put(connection, explain_switches, {"person": person, "game": game}, {"is_on": int(is_on)})

    def keep_note(self, person: str, game: str, note: str, match: str, moves: int) -> None:
        """Store that a note was shown to a person in a match after a number of moves, or CLOSED there."""
        place: dict[str, str | int] = {"match": match, "moves": moves}
        with self.engine.begin() as connection:
            _put(connection, shown_notes, {"person": person, "game": game, "note": note}, place)


def _has_finished(connection: Connection, person: str, game: str) -> bool:
    """Whether a person has finished a match of a game."""
    held = select(holders.c.match).where(holders.c.person == person)
    query = select(matches.c.id).where(
        matches.c.id.in_(held) & (matches.c.game == game) & matches.c.scores.is_not(None)
    )
    return connection.execute(query.limit(1)).first() is not None


def _own(table: Table, person: str, game: str) -> ColumnElement[bool]:
    return (table.c.person == person) & (table.c.game == game)


def _put(connection: Connection, table: Table, key: Mapping[str, str], values: Mapping[str, str | int]) -> None:
    """Insert a row, or update the row that has its key."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    row = dialect.insert(table).values({**key, **values})
    connection.execute(row.on_conflict_do_update(index_elements=list(key), set_=dict(values)))


def move_explanations(connection: Connection, old: str, new: str) -> None:
    """Give the switches and notes of a person to another one, who keeps those they have."""
    for table in _TABLES:
        dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
        for row in connection.execute(select(table).where(table.c.person == old)).mappings().all():
            connection.execute(dialect.insert(table).values({**row, "person": new}).on_conflict_do_nothing())
        connection.execute(delete(table).where(table.c.person == old))
