"""`aevum lessons`: the operator sees how many people begin each lesson and where they stop, without names."""

from __future__ import annotations

import json
from pathlib import Path

from aevum.kernel.lessons.reader import lessons_of
from aevum.kernel.registry import find_game
from aevum.server.storage.matches import Storage
from cli.conftest import Run


def test_steps_are_listed_with_those_who_came_and_those_who_stopped(aevum: Run, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.sqlite'}"
    assert "Nobody has taken a lesson yet." in aevum(f"lessons --database {url}").out
    game = find_game("high-card")
    (lesson,) = lessons_of(game)
    storage = Storage(url)
    ids = [storage.create(lesson.begin(game), [None, "random"], lesson=lesson.id) for _ in range(3)]
    storage.note_lesson_step(ids[0], game.id, lesson.id, 2)
    storage.note_lesson_step(ids[1], game.id, lesson.id, 1)
    assert not storage.note_lesson_step(ids[1], game.id, lesson.id, 1)
    storage.close()
    rows = json.loads(aevum(f"lessons --database {url} --json").out)
    assert [(row["step"], row["came"], row["stopped"]) for row in rows] == [("trick", 3, 1), ("all", 2, 1)]
    assert "first-trick" in aevum(f"lessons --database {url}").out
