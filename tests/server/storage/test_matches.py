"""Stored matches come back as they were written, and of two concurrent appends exactly one succeeds."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from threading import Barrier
from typing import Any

import pytest
from sqlalchemy import Connection, Row, text

from aevum.kernel.errors import NewerFile
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.server.storage import match_index
from aevum.server.storage.matches import AppendConflict, NoSuchMatch, Storage, new_token
from server.high_card_matches import dealt, first_legal, seated
from server.race import line_up, race

RACERS = 4


# -- matches


def test_a_match_comes_back_as_it_was_stored(storage: Storage) -> None:
    match = dealt()
    match.play("play 6")
    match.play("swap 2")
    match.undo()
    id = storage.create(match, [None, "random"], puzzle="2026-11-15")
    found = storage.load(id)
    assert found.match.records == match.records
    assert found.match.state.key() == match.state.key()
    assert (found.match.seed, found.match.options) == (match.seed, match.options)
    assert [(seat.name, seat.bot) for seat in found.seats] == [("Ada", None), ("Bela", "random")]
    assert found.puzzle == "2026-11-15"


def test_a_match_that_ends_while_it_is_read_is_read_as_it_was(
    database: str, storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last record and the result are written together, and never read apart."""
    company = seated(storage)
    match = storage.load(company.id).match
    while not match.over:
        match.play(first_legal(match))
    other, read = Storage(database), match_index.records_of

    def late_records(connection: Connection, id: str, first: int = 0) -> Sequence[Row[Any]]:
        if not other.length(id):
            other.append(id, match, 0)
        return read(connection, id, first)

    monkeypatch.setattr(match_index, "records_of", late_records)
    assert storage.load(company.id).match.length == 0
    assert storage.load(company.id).match.records == match.records
    other.close()


def test_options_come_back(storage: Storage) -> None:
    game = find_game("high-card")
    chosen = game.read_options({"swap_cards": "2", "reshuffle": "yes"})
    id = storage.create(Match(game, chosen, seats=2), [None, None])
    assert storage.load(id).match.options == chosen


def test_what_is_appended_follows_what_was_there(storage: Storage) -> None:
    company = seated(storage)
    match = storage.load(company.id).match
    for move in ("swap 6", "draw", "play 10"):
        match.play(move)
        storage.append(company.id, match, match.length - 1)
    match.undo(0, agreed=True)
    storage.append(company.id, match, match.length - 1)
    assert storage.load(company.id).match.records == match.records
    assert storage.length(company.id) == 4


def test_a_known_match_catches_up_with_what_others_wrote(storage: Storage) -> None:
    company = seated(storage)
    known = storage.load(company.id)
    match = storage.load(company.id).match
    match.play("play 6")
    match.play("play 2")
    storage.append(company.id, match, 0)
    assert storage.catch_up(known).match.records == match.records
    assert known.match.length == 0


def test_an_unknown_match_is_said_to_be_unknown(storage: Storage) -> None:
    with pytest.raises(NoSuchMatch):
        storage.load("nothing")


def test_a_match_of_other_rules_is_not_played_on(storage: Storage) -> None:
    company = seated(storage)
    with storage.engine.begin() as connection:
        connection.execute(text("UPDATE matches SET rules_version = 99"))
    with pytest.raises(NewerFile):
        storage.load(company.id)


def test_the_scores_are_stored_once_the_match_is_over(storage: Storage) -> None:
    match = dealt()
    id = storage.create(match, [None, None], puzzle="2026-11-15")
    player = storage.new_person(new_token())
    storage.add_holder(id, 0, player.id)
    assert [row.scores for row in storage.puzzle_tries("2026-11-15")] == [None]
    while not match.over:
        match.play(first_legal(match))
    storage.append(id, match, 0)
    (result,) = storage.puzzle_tries("2026-11-15")
    assert (result.id, result.person) == (id, player.id)
    assert storage.puzzle_days(player.id) == {"2026-11-15"}


# -- concurrent appends


def test_the_second_to_append_loses_and_leaves_no_trace(storage: Storage) -> None:
    company = seated(storage)
    one, other = storage.load(company.id).match, storage.load(company.id).match
    one.play("play 6")
    other.play("swap 10")
    other.play("draw")
    storage.append(company.id, one, 0)
    with pytest.raises(AppendConflict):
        storage.append(company.id, other, 0)
    assert storage.load(company.id).match.records == one.records


def test_of_many_threads_one_appends(database: str, storage: Storage) -> None:
    company = seated(storage)
    match = storage.load(company.id).match
    match.play("play 6")
    start = Barrier(RACERS)
    storages = [Storage(database) for _ in range(RACERS)]

    def append(own: Storage) -> bool:
        start.wait()
        try:
            own.append(company.id, match, 0)
        except AppendConflict:
            return False
        return True

    with ThreadPoolExecutor(RACERS) as threads:
        assert sum(threads.map(append, storages)) == 1
    for own in storages:
        own.close()
    assert storage.length(company.id) == 1


def test_of_many_processes_one_appends_each_record(database: str, storage: Storage) -> None:
    matches = [seated(storage, dealt(seed)).id for seed in range(6)]
    spawn = get_context("spawn")
    with ProcessPoolExecutor(2, spawn, initializer=line_up, initargs=(spawn.Barrier(2),)) as processes:
        results = [processes.submit(race, database, matches, number) for number in range(2)]
        won = [win for result in results for win in result.result()]
    played = [(id, number) for id in matches for number in range(storage.length(id))]
    assert sorted(won) == sorted(played)
    assert all(storage.load(id).match.over for id in matches)
