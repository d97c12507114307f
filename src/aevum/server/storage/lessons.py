"""Queries of lessons: stars of learners, lessons that are not finished, and counters without names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from aevum.server.storage.database import Database
from aevum.server.storage.schema import holders, lesson_counts, lesson_stars, matches


class StepCount(NamedTuple):
    """Number of matches in which a step of a lesson was reached."""

    game: str
    lesson: str
    step: int
    """Number of completed steps; 0 for matches that were begun."""
    learners: int


class LessonStore(Database):
    """Queries of lessons."""

    def note_lesson_step(self, match: str, game: str, lesson: str, step: int) -> bool:
        """Store the number of completed steps of a match and count those that are new; False if none is."""
        with self._changing(match) as connection:
            query = select(matches.c.lesson_step).where(matches.c.id == match).with_for_update()
            before = connection.execute(query).scalar()
            if before is None or before >= step:
                return False
            connection.execute(update(matches).where(matches.c.id == match).values(lesson_step=step))
            for reached in range(before + 1, step + 1):
                count_step(connection, game, lesson, reached)
        return True

    def leave_lesson(self, match: str) -> None:
        """Turn the match of a lesson into an ordinary one."""
        with self._changing(match) as connection:
            connection.execute(update(matches).where(matches.c.id == match).values(lesson_step=None))

    def add_stars(self, people: Iterable[str], game: str, lesson: str, stars: int) -> None:
        """Store the stars of learners for a lesson, unless they have had more."""
        with self.engine.begin() as connection:
            for person in people:
                keep_stars(connection, person, game, lesson, stars)

    def stars_of(self, person: str) -> dict[tuple[str, str], int]:
        """Return the stars of a person by game and lesson."""
        query = select(lesson_stars).where(lesson_stars.c.person == person)
        with self.readers.connect() as connection:
            return {(row.game, row.lesson): row.stars for row in connection.execute(query)}

    def open_lessons(self, person: str, game: str) -> dict[str, tuple[str, int]]:
        """Return the latest running match of each lesson that a person has not left, with its completed steps."""
        held = select(holders.c.match).where((holders.c.person == person) & (holders.c.hidden == 0))
        running = matches.c.id.in_(held) & (matches.c.game == game) & matches.c.scores.is_(None)
        query = (
            select(matches.c.id, matches.c.lesson, matches.c.lesson_step)
            .where(running & matches.c.lesson.is_not(None) & matches.c.lesson_step.is_not(None))
            .order_by(matches.c.moved)
        )
        with self.readers.connect() as connection:
            return {row.lesson: (row.id, row.lesson_step) for row in connection.execute(query)}

    def games_finished_by(self, person: str) -> set[str]:
        """Return the games of which a person has finished a match."""
        held = select(holders.c.match).where(holders.c.person == person)
        query = select(matches.c.game).where(matches.c.id.in_(held) & matches.c.scores.is_not(None)).distinct()
        with self.readers.connect() as connection:
            return set(connection.execute(query).scalars())

    def step_counts(self) -> list[StepCount]:
        """Return how often each step of each lesson was reached, in order."""
        order = lesson_counts.c.game, lesson_counts.c.lesson, lesson_counts.c.step
        with self.readers.connect() as connection:
            rows = connection.execute(select(lesson_counts).order_by(*order))
            return [StepCount(row.game, row.lesson, row.step, row.learners) for row in rows]


def count_step(connection: Connection, game: str, lesson: str, step: int) -> None:
    """Count one more match in which a step was reached."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    row = dialect.insert(lesson_counts).values(game=game, lesson=lesson, step=step, learners=1)
    more = {"learners": lesson_counts.c.learners + 1}
    connection.execute(row.on_conflict_do_update(index_elements=["game", "lesson", "step"], set_=more))


def keep_stars(connection: Connection, person: str, game: str, lesson: str, stars: int) -> None:
    """Store the stars of a person for a lesson, unless the person has had more."""
    own = (lesson_stars.c.person == person) & (lesson_stars.c.game == game) & (lesson_stars.c.lesson == lesson)
    before = connection.execute(select(lesson_stars.c.stars).where(own)).scalar()
    if before is None:
        connection.execute(insert(lesson_stars).values(person=person, game=game, lesson=lesson, stars=stars))
    elif before < stars:
        connection.execute(update(lesson_stars).where(own).values(stars=stars))


def move_stars(connection: Connection, old: str, new: str) -> None:
    """Give the stars of a person to another one."""
    for row in connection.execute(select(lesson_stars).where(lesson_stars.c.person == old)).all():
        keep_stars(connection, new, row.game, row.lesson, row.stars)
    connection.execute(delete(lesson_stars).where(lesson_stars.c.person == old))
