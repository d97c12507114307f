"""Queries of lessons that people have made, and their addresses."""

from __future__ import annotations

import json
import secrets
import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.engine import Connection, Row

from aevum.kernel.errors import AevumError
from aevum.kernel.lessons.marks import MarkedMatch
from aevum.server.storage.database import Database
from aevum.server.storage.schema import lesson_counts, lesson_stars, matches, player_lessons

PREFIX: Final = "by/"
"""Beginning of the ids by which matches, stars and counters name lessons that people have made."""
MAX_LESSONS: Final = 50
"""Maximum number of lessons of one author."""


class TooManyLessons(AevumError):
    """More lessons than one author may have."""

    message = "error-lessons-many"


@dataclass(frozen=True, slots=True)
class PlayerLesson:
    """A lesson that a person has made or is about to make."""

    id: str
    """Unguessable name in its address."""
    author: str
    """Id of the person."""
    game: str
    language: str
    title: str
    match: str | None
    """Id of the match of which it is made; None if it was uploaded."""
    marked: MarkedMatch | None
    """Title and marks that the author has given to the match; None if it was uploaded."""
    content: str | None
    """The lesson as TOML; None until it is finished."""
    created: float
    """Seconds since 1970."""

    @property
    def key(self) -> str:
        """Id by which matches, stars and counters name the lesson."""
        return PREFIX + self.id


class PlayerLessonStore(Database):
    """Queries of lessons that people have made."""

    def new_player_lesson(
        self, author: str, game: str, language: str, match: str | None, content: str | None = None, title: str = ""
    ) -> str:
        """Store a new lesson and return its id; raise TooManyLessons if its author has as many as may be."""
        id = secrets.token_urlsafe(16)
        own = player_lessons.c.author == author
        values = {
            "id": id,
            "author": author,
            "game": game,
            "language": language,
            "title": title,
            "match": match,
            "marks": None if match is None else _marks_json(MarkedMatch()),
            "content": content,
            "created": time.time(),
        }
        with self.engine.begin() as connection:
            if connection.execute(select(func.count()).where(own)).scalar_one() >= MAX_LESSONS:
                raise TooManyLessons(most=MAX_LESSONS)
            connection.execute(insert(player_lessons).values(**values))
        return id

    def player_lesson(self, id: str) -> PlayerLesson | None:
        """Return the lesson of an id, if any."""
        with self.readers.connect() as connection:
            row = connection.execute(select(player_lessons).where(player_lessons.c.id == id)).first()
        return _lesson(row) if row else None

    def player_lessons_of(self, author: str) -> list[PlayerLesson]:
        """Return the lessons of an author, the newest first."""
        query = select(player_lessons).where(player_lessons.c.author == author)
        with self.readers.connect() as connection:
            return [_lesson(row) for row in connection.execute(query.order_by(player_lessons.c.created.desc()))]

    def set_marks(self, id: str, marked: MarkedMatch, language: str) -> None:
        """Store what the author has written; a lesson that was finished stays as it was until it is finished anew."""
        values = {"marks": _marks_json(marked), "title": marked.title, "language": language}
        with self.engine.begin() as connection:
            connection.execute(update(player_lessons).where(player_lessons.c.id == id).values(**values))

    def finish_player_lesson(self, id: str, content: str) -> None:
        """Store the finished lesson."""
        with self.engine.begin() as connection:
            connection.execute(update(player_lessons).where(player_lessons.c.id == id).values(content=content))

    def delete_player_lesson(self, id: str) -> None:
        """Delete a lesson with its stars and counters; its matches go on as ordinary ones."""
        key = PREFIX + id
        with self.engine.begin() as connection:
            connection.execute(delete(lesson_stars).where(lesson_stars.c.lesson == key))
            connection.execute(delete(lesson_counts).where(lesson_counts.c.lesson == key))
            connection.execute(update(matches).where(matches.c.lesson == key).values(lesson_step=None))
            connection.execute(delete(player_lessons).where(player_lessons.c.id == id))


def content_of(connection: Connection, lesson: str | None) -> str | None:
    """Return the TOML of a lesson that a match names, if a person has made it."""
    if lesson is None or not lesson.startswith(PREFIX):
        return None
    query = select(player_lessons.c.content).where(player_lessons.c.id == lesson.removeprefix(PREFIX))
    return connection.execute(query).scalar()


def move_lessons(connection: Connection, old: str, new: str) -> None:
    """Give the lessons of a person to another one."""
    connection.execute(update(player_lessons).where(player_lessons.c.author == old).values(author=new))


def _marks_json(marked: MarkedMatch) -> str:
    return json.dumps(marked.to_json(), ensure_ascii=False)


def _lesson(row: Row[Any]) -> PlayerLesson:
    return PlayerLesson(
        id=row.id,
        author=row.author,
        game=row.game,
        language=row.language,
        title=row.title,
        match=row.match,
        marked=None if row.marks is None else MarkedMatch.from_json(json.loads(row.marks)),
        content=row.content,
        created=row.created,
    )
