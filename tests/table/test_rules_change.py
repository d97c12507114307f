"""Rules change, people's matches stay: no list ever breaks, and a match goes on or says why it cannot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from high_card import HighCard, rules
from high_card.moves import BOOK
from high_card.state import Table
from sqlalchemy import text

from aevum.kernel.errors import EditedFile, NoLongerLegal, RulesFailed
from aevum.kernel.match import Match
from aevum.kernel.rulebook import Clause
from aevum.kernel.savefile import transcript_from_bytes
from aevum.kernel.transcript import play_again
from aevum.kernel.words import LANGUAGES
from aevum.table import pictures
from aevum.table.database import MIGRATIONS
from aevum.table.storage import Lost, Storage
from table.high_cards import ADA, BELA, Company, dealt, first_legal, seated
from table.visitor import Answer, Visitor

LISTS = ("/", "/mine", "/api/matches")
Reopen = Callable[[], Visitor]


@pytest.fixture
def reopen(database: str) -> Iterator[Reopen]:
    """Close the table and open it again, as when a new version is installed."""
    with ExitStack() as open_tables:

        def again() -> Visitor:
            open_tables.close()
            return open_tables.enter_context(Visitor(database))

        yield again


@pytest.fixture
def sixes_are_out(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """In version 2 nobody may lay a six."""
    check, six = Table.check, BOOK.parse("play 6")

    def without_sixes(table: Table, move: int) -> Clause | None:
        return rules.LIMIT if table.actor >= 0 and move == six else check(table, move)

    def change() -> None:
        monkeypatch.setattr(HighCard, "rules_version", 2)
        monkeypatch.setattr(Table, "check", without_sixes)

    return change


def with_moves(*moves: str) -> Match:
    match = dealt()
    for move in moves:
        match.play(move)
    return match


def finished() -> Match:
    match = dealt()
    while not match.over:
        match.play(first_legal(match))
    return match


def execute(storage: Storage, statement: str) -> None:
    with storage.engine.begin() as connection:
        connection.execute(text(statement))


def column(storage: Storage, name: str, id: str) -> Any:
    with storage.engine.connect() as connection:
        return connection.execute(text(f"SELECT {name} FROM matches WHERE id = :id"), {"id": id}).scalar()


def together(storage: Storage, *matches: Match) -> list[Company]:
    """Several matches at which the same two people sit."""
    companies = [seated(storage, match) for match in matches]
    for company in companies[1:]:
        for seat, person in enumerate(companies[0].people):
            storage.hold(company.id, seat, person.id)
    return companies


def assert_lists_stand(visitor: Visitor, key: str, count: int) -> None:
    for language in LANGUAGES:
        for path in LISTS:
            assert visitor.get(path, key=key, language=language).status == 200
    listed = visitor.get("/api/matches", key=key).json()["matches"]
    assert len(listed) == count
    page = visitor.get("/mine", key=key).text
    assert all(f'href="/m/{match["id"]}' in page for match in listed)


def kept_reason(visitor: Visitor, id: str, key: str) -> str | None:
    listed = visitor.get("/api/matches", key=key).json()["matches"]
    reason: str | None = next(match["kept"] for match in listed if match["id"] == id)
    return reason


# -- lists


def test_lists_never_play_matches_again(reopen: Reopen, monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = reopen()
    company, *_ = together(visitor.hub.storage, with_moves("play 10"), dealt(), finished())

    def refuse(*_: object) -> None:
        raise AssertionError("a list has loaded a match")

    monkeypatch.setattr(Storage, "load", refuse)
    monkeypatch.setattr(Table, "apply", refuse)
    assert_lists_stand(visitor, company.keys[ADA], 3)
    listed = visitor.get("/api/matches", key=company.keys[ADA]).json()["matches"]
    assert {(match["length"], match["actor"], match["over"]) for match in listed} == {
        (1, BELA, False),
        (0, ADA, False),
        (6, None, True),
    }


def test_lists_follow_every_record(storage: Storage) -> None:
    company = seated(storage)
    match = storage.load(company.id).match
    for move in ("swap 6", "draw", "play 10"):
        match.play(move)
        storage.append(company.id, match, match.length - 1)
        summary = storage.summary(company.id)
        assert (summary.length, summary.actor, summary.over) == (match.length, match.actor, match.over)
    match.undo(1, agreed=True)
    storage.append(company.id, match, match.length - 1)
    assert (storage.summary(company.id).length, storage.summary(company.id).actor) == (4, ADA)


# -- the probes: other rules, a game that is gone, a record nobody can read


def test_a_match_for_which_nothing_changes_goes_on(reopen: Reopen, sixes_are_out: Callable[[], None]) -> None:
    company = seated(reopen().hub.storage, with_moves("play 10", "play 2"))
    sixes_are_out()
    visitor = reopen()
    assert_lists_stand(visitor, company.keys[ADA], 1)
    assert visitor.get(f"/m/{company.id}", key=company.keys[ADA]).status == 200
    storage = visitor.hub.storage
    assert column(storage, "rules_version", company.id) == 2
    visitor.wait(visitor.hub.play(visitor.live(company.id), ADA, "play 12"))
    assert storage.load(company.id).match.length == 3


def test_a_match_with_a_move_that_is_forbidden_now_stays_readable(
    reopen: Reopen, sixes_are_out: Callable[[], None]
) -> None:
    visitor = reopen()
    stuck, other = together(visitor.hub.storage, with_moves("play 6"), dealt(seed=8))
    visitor.wait(visitor.hub.play(visitor.live(stuck.id), BELA, "play 2"))
    looked = visitor.get(f"/m/{stuck.id}/board.svg").text
    sixes_are_out()
    visitor = reopen()
    key = stuck.keys[ADA]
    assert_lists_stand(visitor, key, 2)
    page = visitor.get(f"/m/{stuck.id}", key=key)
    assert page.status == 200
    assert "move 1 is no longer legal" in page.text
    assert rules.LIMIT.text() in page.text
    assert looked in page.text
    assert "You lay the 6 face down." in page.text
    assert "Seat 2 lays a card face down." in page.text
    assert "play 2" not in page.text, "what another laid face down is still hidden"
    assert visitor.get(f"/m/{stuck.id}/replay", key=key).status == 200
    assert visitor.get(f"/m/{stuck.id}/board.svg").text == looked
    assert_lists_stand(visitor, key, 2)
    assert "no longer legal" in str(kept_reason(visitor, stuck.id, key))
    assert kept_reason(visitor, other.id, key) is None
    assert "only to look at" in visitor.get("/mine", key=key).text
    assert visitor.get(f"/m/{other.id}", key=key).status == 200
    assert column(visitor.hub.storage, "rules_version", stuck.id) == 1


def test_the_reason_is_said_in_every_language(reopen: Reopen, sixes_are_out: Callable[[], None]) -> None:
    company = seated(reopen().hub.storage, with_moves("play 6"))
    sixes_are_out()
    visitor = reopen()
    said = set()
    for language in LANGUAGES:
        page = visitor.get(f"/m/{company.id}", language=language).text
        assert rules.LIMIT.text(language) in page
        said.add(page)
    assert len(said) == len(LANGUAGES)


def test_programs_are_told_why_and_read_the_log(reopen: Reopen, sixes_are_out: Callable[[], None]) -> None:
    company = seated(reopen().hub.storage, with_moves("play 6"))
    sixes_are_out()
    visitor = reopen()
    seat_of_bela = visitor.hub.storage.seating(company.id)[BELA].token
    for path in ("", "/moves"):
        refusal = visitor.get(f"/api/matches/{company.id}{path}", token=seat_of_bela)
        assert (refusal.status, refusal.json()["error"]) == (409, "NoLongerLegal")
    assert visitor.get(f"/api/matches/{company.id}/log", token=seat_of_bela).json()["log"] == [
        {"number": 1, "seat": ADA, "notation": "", "sentences": ["Seat 1 lays a card face down."]}
    ]
    (own,) = visitor.get(f"/api/matches/{company.id}/log", key=company.keys[ADA]).json()["log"]
    assert own["notation"] == "play 6"
    assert visitor.get(f"/api/matches/{company.id}/log", token="nonsense").status == 401


def test_who_shares_a_screen_reads_what_all_may_read(reopen: Reopen, sixes_are_out: Callable[[], None]) -> None:
    """The curtain that fell between turns stays down: nobody knows who sits before it now."""
    storage = reopen().hub.storage
    company = seated(storage, with_moves("play 6", "play 2"))
    storage.hold(company.id, BELA, company.people[ADA].id)
    sixes_are_out()
    visitor = reopen()
    for key, notations in ((company.keys[ADA], ["", ""]), (company.keys[BELA], ["", "play 2"])):
        log = visitor.get(f"/api/matches/{company.id}/log", key=key).json()["log"]
        assert [line["notation"] for line in log] == notations


def test_a_match_that_cannot_go_on_can_be_taken_away_by_its_players(
    reopen: Reopen, sixes_are_out: Callable[[], None]
) -> None:
    match = with_moves("play 6", "play 2")
    company = seated(reopen().hub.storage, match)
    sixes_are_out()
    visitor = reopen()
    token = visitor.hub.storage.seating(company.id)[BELA].token

    def asked(key: str = "", token: str = "") -> list[Answer]:
        page = visitor.get(f"/m/{company.id}/match.aevum", key=key) if not token else None
        program = visitor.get(f"/api/matches/{company.id}/export", key=key, token=token)
        return [answer for answer in (page, program) if answer]

    for answer in (*asked(key=company.keys[ADA]), *asked(token=token)):
        assert answer.status == 200
        taken = transcript_from_bytes(answer.body, "taken")
        assert (taken.rules_version, taken.seed) == (1, match.seed)
        assert [record["move"] for record in taken.records] == ["play 6", "play 2"]
    assert {answer.status for answer in asked()} == {403}


def test_a_finished_match_of_other_rules_can_be_looked_at(reopen: Reopen, sixes_are_out: Callable[[], None]) -> None:
    company = seated(reopen().hub.storage, finished())
    sixes_are_out()
    visitor = reopen()
    page = visitor.get(f"/m/{company.id}/replay")
    assert page.status == 200
    assert "play 2" in page.text, "nothing is hidden any more"
    assert visitor.get(f"/m/{company.id}/match.aevum").status == 200
    assert_lists_stand(visitor, company.keys[ADA], 1)


def test_what_was_judged_once_is_not_played_again(
    storage: Storage, sixes_are_out: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    company = seated(storage, with_moves("play 6"))
    sixes_are_out()
    with pytest.raises(NoLongerLegal) as first:
        storage.load(company.id)
    monkeypatch.setattr(Table, "check", lambda *_: pytest.fail("it was played again"))
    with pytest.raises(NoLongerLegal) as second:
        storage.load(company.id)
    assert str(first.value) == str(second.value)


def test_rules_that_allow_it_again_let_it_go_on(
    storage: Storage, sixes_are_out: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    company = seated(storage, with_moves("play 6"))
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(HighCard, "rules_version", 2)
        meanwhile.setattr(Table, "check", lambda *_: rules.LIMIT)
        with pytest.raises(NoLongerLegal):
            storage.load(company.id)
    monkeypatch.setattr(HighCard, "rules_version", 3)
    assert storage.summary(company.id).objection is None
    assert storage.load(company.id).match.length == 1
    assert column(storage, "verdict", company.id) is None


def test_a_match_of_a_game_that_is_gone_is_shown_as_such(reopen: Reopen) -> None:
    visitor = reopen()
    gone, other = together(visitor.hub.storage, with_moves("play 6"), dealt(seed=8))
    execute(visitor.hub.storage, f"UPDATE matches SET game = 'chess' WHERE id = '{gone.id}'")
    visitor, key = reopen(), gone.keys[ADA]
    assert_lists_stand(visitor, key, 2)
    assert "chess, a game that is not installed here" in str(kept_reason(visitor, gone.id, key))
    page = visitor.get(f"/m/{gone.id}", key=key)
    assert page.status == 200
    assert "play 6" in page.text
    assert visitor.get(f"/api/matches/{gone.id}", key=key).status == 409
    assert visitor.get(f"/m/{gone.id}/match.aevum", key=key).status == 403, "it may go on, and the file tells the seed"
    assert visitor.get(f"/m/{other.id}", key=key).status == 200


def test_a_match_of_younger_rules_is_shown_as_such(reopen: Reopen) -> None:
    visitor = reopen()
    younger, other = together(visitor.hub.storage, with_moves("play 6"), dealt(seed=8))
    execute(visitor.hub.storage, f"UPDATE matches SET rules_version = 9 WHERE id = '{younger.id}'")
    visitor, key = reopen(), younger.keys[ADA]
    assert_lists_stand(visitor, key, 2)
    assert "newer version" in str(kept_reason(visitor, younger.id, key))
    assert visitor.get(f"/m/{younger.id}", key=key).status == 200
    assert visitor.get(f"/m/{other.id}", key=key).status == 200


@pytest.mark.parametrize("damage", ["move = 'jump'", "move = NULL", "move = NULL, undo = 7", "seat = 1"])
def test_a_record_nobody_can_read_harms_its_match_alone(reopen: Reopen, damage: str) -> None:
    visitor = reopen()
    broken, other = together(visitor.hub.storage, with_moves("play 6"), dealt(seed=8))
    execute(visitor.hub.storage, f"UPDATE records SET {damage}")
    visitor, key = reopen(), broken.keys[ADA]
    assert_lists_stand(visitor, key, 2)
    assert visitor.get(f"/m/{broken.id}", key=key).status == 200
    assert visitor.get(f"/api/matches/{broken.id}", key=key).json()["error"] == "EditedFile"
    assert "was changed" in str(kept_reason(visitor, broken.id, key))
    assert_lists_stand(visitor, key, 2)
    assert visitor.get(f"/m/{other.id}", key=key).status == 200


@pytest.mark.parametrize("damage", ["seed = 'x'", "options = '{'"])
def test_a_match_without_a_readable_beginning_harms_itself_alone(reopen: Reopen, damage: str) -> None:
    company = seated(reopen().hub.storage)
    visitor = reopen()
    execute(visitor.hub.storage, f"UPDATE matches SET {damage}")
    assert_lists_stand(visitor, company.keys[ADA], 1)
    assert visitor.get(f"/m/{company.id}").status == 400
    assert visitor.get(f"/api/matches/{company.id}").status == 409


def test_a_record_that_was_mended_can_be_played_again(storage: Storage) -> None:
    company = seated(storage, with_moves("play 6"))
    execute(storage, "UPDATE records SET move = 'jump'")
    with pytest.raises(EditedFile):
        storage.load(company.id)
    execute(storage, "UPDATE records SET move = 'play 6'")
    assert storage.load(company.id).match.length == 1
    assert storage.summary(company.id).objection is None


def test_rules_that_break_down_are_logged_and_nobody_sees_how(
    reopen: Reopen, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    company = seated(reopen().hub.storage, with_moves("play 6"))
    visitor = reopen()
    visitor.hub.live.clear()
    with monkeypatch.context() as broken:
        broken.setattr(Table, "apply", lambda *_: [].pop())
        with pytest.raises(RulesFailed):
            visitor.hub.storage.load(company.id)
        page = visitor.get(f"/m/{company.id}")
        assert_lists_stand(visitor, company.keys[ADA], 1)
    assert page.status == 200
    assert "a fault of the program, not of the match" in page.text
    assert "Traceback" not in page.text
    assert "pop from empty list" in caplog.text
    assert visitor.get(f"/m/{company.id}").status == 200
    assert kept_reason(visitor, company.id, company.keys[ADA]) is None


def test_the_live_page_of_a_match_that_cannot_go_on_is_closed(
    reopen: Reopen, sixes_are_out: Callable[[], None]
) -> None:
    company = seated(reopen().hub.storage, with_moves("play 6"))
    sixes_are_out()
    visitor = reopen()
    with visitor.open(f"/m/{company.id}/live", key=company.keys[ADA]) as line:
        line.hear_all()
        assert line.closed == 4404


def test_a_process_of_older_rules_cannot_append_to_what_younger_ones_have_taken_over(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = seated(storage)
    match = storage.load(company.id).match
    match.play("play 6")
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(HighCard, "rules_version", 2)
        storage.load(company.id)
    with pytest.raises(Lost):
        storage.append(company.id, match, 0)
    assert storage.length(company.id) == 0


def test_younger_rules_do_not_take_over_what_goes_on_while_they_read_it(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = seated(storage)
    match = storage.load(company.id).match

    def read_while_ada_moves(*transcript: Any) -> Any:
        read = play_again(*transcript)
        with monkeypatch.context() as elsewhere:
            elsewhere.setattr(HighCard, "rules_version", 1)
            match.play("play 6")
            storage.append(company.id, match, 0)
        return read

    monkeypatch.setattr(HighCard, "rules_version", 2)
    monkeypatch.setattr("aevum.table.storage.play_again", read_while_ada_moves)
    storage.load(company.id)
    assert (column(storage, "rules_version", company.id), column(storage, "actor", company.id)) == (1, BELA)


# -- what is stored with a match


def test_what_moves_told_is_stored_with_them(storage: Storage) -> None:
    match = dealt()
    company = seated(storage, match)
    for move in ("swap 6", "draw", "play 10", "play 2"):
        match.play(move)
        storage.append(company.id, match, match.length - 1)
    match.undo(2, agreed=True)
    storage.append(company.id, match, match.length - 1)
    match.play("play 12")
    storage.append(company.id, match, match.length - 1)
    log = storage.kept(company.id).log()
    assert [events for _, _, events in log] == match.log()
    assert [notation for _, notation, _ in log] == ["swap 6", "draw", "play 12"]


def test_pictures_are_drawn_when_the_table_closes_and_when_it_opens(reopen: Reopen) -> None:
    visitor = reopen()
    company = seated(visitor.hub.storage)
    visitor.wait(visitor.hub.play(visitor.live(company.id), ADA, "play 10"))
    assert column(visitor.hub.storage, "pictured", company.id) in (None, 0), "the move has not been drawn"
    visitor = reopen()
    assert column(visitor.hub.storage, "pictured", company.id) == 1
    late = seated(visitor.hub.storage)
    visitor = reopen()
    visitor.wait(visitor.hub.pictures.catch_up())
    assert column(visitor.hub.storage, "pictured", late.id) == 0
    assert visitor.hub.storage.unpictured() == []
    svg = visitor.hub.storage.picture(company.id, "ru")
    match = visitor.hub.storage.load(company.id).match
    assert svg == match.game.svg(match.view(-1), match.game.words("ru"))


@pytest.mark.anyio
async def test_a_match_that_rests_is_drawn(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "REST", 0.0)
    company = seated(storage)
    stored = storage.load(company.id)

    async def ask(work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)

    artist = pictures.Pictures(storage, ask)
    artist.due(stored)
    assert artist._work is not None
    await artist._work
    assert stored.pictured == column(storage, "pictured", company.id) == 0
    artist.due(stored)
    assert artist._work.done(), "nothing has changed"


# -- matches of a table that knew none of this


def test_an_older_database_is_brought_up_to_date(database: str, reopen: Reopen) -> None:
    storage = Storage(database)
    storage.prepare()
    running, over = together(storage, with_moves("play 6"), finished())
    _downgrade(storage)
    storage.close()
    visitor, key = reopen(), running.keys[BELA]
    visitor.wait(visitor.hub.pictures.catch_up())
    assert_lists_stand(visitor, key, 2)
    listed = {match["id"]: match for match in visitor.get("/api/matches", key=key).json()["matches"]}
    assert (listed[running.id]["length"], listed[running.id]["actor"]) == (1, BELA)
    assert (listed[over.id]["length"], listed[over.id]["over"]) == (6, True)
    storage = visitor.hub.storage
    assert [events for _, _, events in storage.kept(over.id).log()] == finished().log()
    assert storage.picture(over.id, "en")


def test_lists_stand_before_old_matches_were_played_again(storage: Storage) -> None:
    running, over = together(storage, with_moves("play 6"), finished())
    _downgrade(storage)
    storage.prepare()
    summaries = {summary.id: summary for summary in storage.summaries_of(running.people[ADA].id)}
    assert (summaries[running.id].length, summaries[running.id].actor, summaries[running.id].over) == (1, None, False)
    assert (summaries[over.id].length, summaries[over.id].over) == (6, True)
    assert storage.kept(running.id).log() == [(ADA, "play 6", None)]


def _downgrade(storage: Storage) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with storage.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
