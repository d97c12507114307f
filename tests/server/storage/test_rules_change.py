"""After a change of rules lists still work, and a stored match goes on or says why it cannot."""

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
from aevum.kernel.events import only
from aevum.kernel.match import Match
from aevum.kernel.records.savefile import transcript_from_bytes
from aevum.kernel.records.transcript import replay_transcript
from aevum.kernel.rulebook import Clause
from aevum.kernel.words import LANGUAGES
from aevum.server.jobs import thumbnails
from aevum.server.storage.database import MIGRATIONS
from aevum.server.storage.match_index import StoredMove
from aevum.server.storage.matches import AppendConflict, Storage
from server.high_card_matches import ADA, BELA, Company, dealt, finished, seated
from server.raw_client import Answer, RawClient

LISTS = ("/", "/mine", "/api/matches")
Reopen = Callable[[], RawClient]


@pytest.fixture
def reopen(database: str) -> Iterator[Reopen]:
    """Yield a function that closes the server and starts it again, as when a new version is installed."""
    with ExitStack() as open_tables:

        def again() -> RawClient:
            open_tables.close()
            return open_tables.enter_context(RawClient(database))

        yield again


@pytest.fixture
def sixes_are_out(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Return a function that raises the rules to version 2, in which a six may not be played."""
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


def execute(storage: Storage, statement: str) -> None:
    with storage.engine.begin() as connection:
        connection.execute(text(statement))


def column(storage: Storage, name: str, id: str) -> Any:
    with storage.engine.connect() as connection:
        return connection.execute(text(f"SELECT {name} FROM matches WHERE id = :id"), {"id": id}).scalar()


def together(storage: Storage, *matches: Match) -> list[Company]:
    """Return several matches of the same two people."""
    companies = [seated(storage, match) for match in matches]
    for company in companies[1:]:
        for seat, person in enumerate(companies[0].people):
            storage.add_holder(company.id, seat, person.id)
    return companies


def assert_lists_stand(client: RawClient, key: str, count: int) -> None:
    for language in LANGUAGES:
        for path in LISTS:
            assert client.get(path, key=key, language=language).status == 200
    listed = client.get("/api/matches", key=key).json()["matches"]
    assert len(listed) == count
    page = client.get("/mine", key=key).text
    assert all(f'href="/m/{match["id"]}' in page for match in listed)


def load_error_on(client: RawClient, id: str, key: str) -> str | None:
    listed = client.get("/api/matches", key=key).json()["matches"]
    reason: str | None = next(match["kept"] for match in listed if match["id"] == id)
    return reason


# -- lists


def test_lists_never_play_matches_again(reopen: Reopen, monkeypatch: pytest.MonkeyPatch) -> None:
    client = reopen()
    company, *_ = together(client.hub.storage, with_moves("play 10"), dealt(), finished())

    def refuse(*_: object) -> None:
        raise AssertionError("a list has loaded a match")

    monkeypatch.setattr(Storage, "load", refuse)
    monkeypatch.setattr(Table, "apply", refuse)
    assert_lists_stand(client, company.keys[ADA], 3)
    listed = client.get("/api/matches", key=company.keys[ADA]).json()["matches"]
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


# -- other rules, a game that is not installed, a record that cannot be read


def test_a_match_for_which_nothing_changes_goes_on(reopen: Reopen, sixes_are_out: Callable[[], None]) -> None:
    company = seated(reopen().hub.storage, with_moves("play 10", "play 2"))
    sixes_are_out()
    client = reopen()
    assert_lists_stand(client, company.keys[ADA], 1)
    assert client.get(f"/m/{company.id}", key=company.keys[ADA]).status == 200
    storage = client.hub.storage
    assert column(storage, "rules_version", company.id) == 2
    client.wait(client.hub.play(client.live(company.id), ADA, "play 12"))
    assert storage.load(company.id).match.length == 3


def test_a_match_with_a_move_that_is_forbidden_now_stays_readable(
    reopen: Reopen, sixes_are_out: Callable[[], None]
) -> None:
    client = reopen()
    stuck, other = together(client.hub.storage, with_moves("play 6"), dealt(seed=8))
    client.wait(client.hub.play(client.live(stuck.id), BELA, "play 2"))
    looked = client.get(f"/m/{stuck.id}/board.svg").text
    sixes_are_out()
    client = reopen()
    key = stuck.keys[ADA]
    assert_lists_stand(client, key, 2)
    page = client.get(f"/m/{stuck.id}", key=key)
    assert page.status == 200
    assert "move 1 is no longer legal" in page.text
    assert rules.LIMIT.text() in page.text
    assert looked in page.text
    assert "You lay the 6 face down." in page.text
    assert "Seat 2 lays a card face down." in page.text
    assert "play 2" not in page.text, "what another laid face down is still hidden"
    assert client.get(f"/m/{stuck.id}/replay", key=key).status == 200
    assert client.get(f"/m/{stuck.id}/board.svg").text == looked
    assert_lists_stand(client, key, 2)
    assert "no longer legal" in str(load_error_on(client, stuck.id, key))
    assert load_error_on(client, other.id, key) is None
    assert "view only" in client.get("/mine", key=key).text
    assert client.get(f"/m/{other.id}", key=key).status == 200
    assert column(client.hub.storage, "rules_version", stuck.id) == 1


def test_the_reason_is_said_in_every_language(reopen: Reopen, sixes_are_out: Callable[[], None]) -> None:
    company = seated(reopen().hub.storage, with_moves("play 6"))
    sixes_are_out()
    client = reopen()
    said = set()
    for language in LANGUAGES:
        page = client.get(f"/m/{company.id}", language=language).text
        assert rules.LIMIT.text(language) in page
        said.add(page)
    assert len(said) == len(LANGUAGES)


def test_programs_learn_why_and_read_the_log(reopen: Reopen, sixes_are_out: Callable[[], None]) -> None:
    company = seated(reopen().hub.storage, with_moves("play 6"))
    sixes_are_out()
    client = reopen()
    seat_of_bela = client.hub.storage.seating(company.id)[BELA].token
    for path in ("", "/moves"):
        refusal = client.get(f"/api/matches/{company.id}{path}", token=seat_of_bela)
        assert (refusal.status, refusal.json()["error"]) == (409, "NoLongerLegal")
    assert client.get(f"/api/matches/{company.id}/log", token=seat_of_bela).json()["log"] == [
        {"number": 1, "seat": ADA, "notation": "", "sentences": ["Seat 1 lays a card face down."]}
    ]
    (own,) = client.get(f"/api/matches/{company.id}/log", key=company.keys[ADA]).json()["log"]
    assert own["notation"] == "play 6"
    assert client.get(f"/api/matches/{company.id}/log", token="nonsense").status == 401


def test_who_shares_a_screen_reads_what_all_may_read(reopen: Reopen, sixes_are_out: Callable[[], None]) -> None:
    """The curtain stays down: the server does not know who sits at the screen now."""
    storage = reopen().hub.storage
    company = seated(storage, with_moves("play 6", "play 2"))
    storage.add_holder(company.id, BELA, company.people[ADA].id)
    sixes_are_out()
    client = reopen()
    for key, notations in ((company.keys[ADA], ["", ""]), (company.keys[BELA], ["", "play 2"])):
        log = client.get(f"/api/matches/{company.id}/log", key=key).json()["log"]
        assert [line["notation"] for line in log] == notations


def test_a_match_that_cannot_go_on_can_be_taken_away_by_its_players(
    reopen: Reopen, sixes_are_out: Callable[[], None]
) -> None:
    match = with_moves("play 6", "play 2")
    company = seated(reopen().hub.storage, match)
    sixes_are_out()
    client = reopen()
    token = client.hub.storage.seating(company.id)[BELA].token

    def asked(key: str = "", token: str = "") -> list[Answer]:
        page = client.get(f"/m/{company.id}/match.aevum", key=key) if not token else None
        program = client.get(f"/api/matches/{company.id}/export", key=key, token=token)
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
    client = reopen()
    page = client.get(f"/m/{company.id}/replay")
    assert page.status == 200
    assert "play 2" in page.text, "nothing is hidden any more"
    assert client.get(f"/m/{company.id}/match.aevum").status == 200
    assert_lists_stand(client, company.keys[ADA], 1)


def test_the_chronicle_of_a_match_of_other_rules_is_its_record(
    reopen: Reopen, sixes_are_out: Callable[[], None]
) -> None:
    company = seated(reopen().hub.storage, finished())
    before = reopen().get(f"/m/{company.id}/chronicle").text
    assert "Ada" in before
    sixes_are_out()
    client = reopen()
    for language in LANGUAGES:
        told = client.get(f"/m/{company.id}/chronicle", language=language)
        assert told.status == 200
        record = client.get(f"/m/{company.id}", language=language).text
        assert told.text.partition("<main")[2] == record.partition("<main")[2]
        assert f"/m/{company.id}/chronicle/" not in told.text
    for file in ("story.svg", "story.png", "chronicle/1.svg"):
        assert client.get(f"/m/{company.id}/{file}").status == 400


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
    assert storage.summary(company.id).load_error is None
    assert storage.load(company.id).match.length == 1
    assert column(storage, "verdict", company.id) is None


def test_a_match_of_a_game_that_is_gone_is_shown_as_such(reopen: Reopen) -> None:
    client = reopen()
    gone, other = together(client.hub.storage, with_moves("play 6"), dealt(seed=8))
    execute(client.hub.storage, f"UPDATE matches SET game = 'chess' WHERE id = '{gone.id}'")
    client, key = reopen(), gone.keys[ADA]
    assert_lists_stand(client, key, 2)
    assert "chess, a game that is not installed here" in str(load_error_on(client, gone.id, key))
    page = client.get(f"/m/{gone.id}", key=key)
    assert page.status == 200
    assert "play 6" in page.text
    assert client.get(f"/api/matches/{gone.id}", key=key).status == 409
    assert client.get(f"/m/{gone.id}/match.aevum", key=key).status == 403, "it may go on, and the file tells the seed"
    assert client.get(f"/m/{other.id}", key=key).status == 200


def test_a_match_of_younger_rules_is_shown_as_such(reopen: Reopen) -> None:
    client = reopen()
    younger, other = together(client.hub.storage, with_moves("play 6"), dealt(seed=8))
    execute(client.hub.storage, f"UPDATE matches SET rules_version = 9 WHERE id = '{younger.id}'")
    client, key = reopen(), younger.keys[ADA]
    assert_lists_stand(client, key, 2)
    assert "newer version" in str(load_error_on(client, younger.id, key))
    assert client.get(f"/m/{younger.id}", key=key).status == 200
    assert client.get(f"/m/{other.id}", key=key).status == 200


@pytest.mark.parametrize("damage", ["move = 'jump'", "move = NULL", "move = NULL, undo = 7", "seat = 1"])
def test_a_record_nobody_can_read_harms_its_match_alone(reopen: Reopen, damage: str) -> None:
    client = reopen()
    broken, other = together(client.hub.storage, with_moves("play 6"), dealt(seed=8))
    execute(client.hub.storage, f"UPDATE records SET {damage}")
    client, key = reopen(), broken.keys[ADA]
    assert_lists_stand(client, key, 2)
    assert client.get(f"/m/{broken.id}", key=key).status == 200
    assert client.get(f"/api/matches/{broken.id}", key=key).json()["error"] == "EditedFile"
    assert "was changed" in str(load_error_on(client, broken.id, key))
    assert_lists_stand(client, key, 2)
    assert client.get(f"/m/{other.id}", key=key).status == 200


@pytest.mark.parametrize("damage", ["seed = 'x'", "options = '{'"])
def test_a_match_without_a_readable_beginning_harms_itself_alone(reopen: Reopen, damage: str) -> None:
    company = seated(reopen().hub.storage)
    client = reopen()
    execute(client.hub.storage, f"UPDATE matches SET {damage}")
    assert_lists_stand(client, company.keys[ADA], 1)
    assert client.get(f"/m/{company.id}").status == 400
    assert client.get(f"/api/matches/{company.id}").status == 409


def test_a_record_that_was_mended_can_be_played_again(storage: Storage) -> None:
    company = seated(storage, with_moves("play 6"))
    execute(storage, "UPDATE records SET move = 'jump'")
    with pytest.raises(EditedFile):
        storage.load(company.id)
    execute(storage, "UPDATE records SET move = 'play 6'")
    assert storage.load(company.id).match.length == 1
    assert storage.summary(company.id).load_error is None


def test_rules_that_break_down_are_logged_and_nobody_sees_how(
    reopen: Reopen, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    company = seated(reopen().hub.storage, with_moves("play 6"))
    client = reopen()
    client.hub.live.clear()
    with monkeypatch.context() as broken:
        broken.setattr(Table, "apply", lambda *_: [].pop())
        with pytest.raises(RulesFailed):
            client.hub.storage.load(company.id)
        page = client.get(f"/m/{company.id}")
        assert_lists_stand(client, company.keys[ADA], 1)
    assert page.status == 200
    assert "a fault of the program, not of the match" in page.text
    assert "Traceback" not in page.text
    assert "pop from empty list" in caplog.text
    assert client.get(f"/m/{company.id}").status == 200
    assert load_error_on(client, company.id, company.keys[ADA]) is None


def test_the_live_page_of_a_match_that_cannot_go_on_is_closed(
    reopen: Reopen, sixes_are_out: Callable[[], None]
) -> None:
    company = seated(reopen().hub.storage, with_moves("play 6"))
    sixes_are_out()
    client = reopen()
    with client.open(f"/m/{company.id}/live", key=company.keys[ADA]) as line:
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
    with pytest.raises(AppendConflict):
        storage.append(company.id, match, 0)
    assert storage.length(company.id) == 0


def test_younger_rules_do_not_take_over_what_goes_on_while_they_read_it(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = seated(storage)
    match = storage.load(company.id).match

    def read_while_ada_moves(*transcript: Any) -> Any:
        read = replay_transcript(*transcript)
        with monkeypatch.context() as elsewhere:
            elsewhere.setattr(HighCard, "rules_version", 1)
            match.play("play 6")
            storage.append(company.id, match, 0)
        return read

    monkeypatch.setattr(HighCard, "rules_version", 2)
    monkeypatch.setattr("aevum.server.storage.matches.replay_transcript", read_while_ada_moves)
    storage.load(company.id)
    assert (column(storage, "rules_version", company.id), column(storage, "actor", company.id)) == (1, BELA)


# -- events stored with a match


def test_the_events_of_moves_are_stored_with_them(storage: Storage) -> None:
    match = dealt()
    company = seated(storage, match)
    for move in ("swap 6", "draw", "play 10", "play 2"):
        match.play(move)
        storage.append(company.id, match, match.length - 1)
    match.undo(2, agreed=True)
    storage.append(company.id, match, match.length - 1)
    match.play("play 12")
    storage.append(company.id, match, match.length - 1)
    log = storage.stored(company.id).log()
    assert [move.events for move in log] == match.log()
    assert [move.notation for move in log] == ["swap 6", "draw", "play 12"]


def test_pictures_are_drawn_when_the_table_closes_and_when_it_opens(reopen: Reopen) -> None:
    client = reopen()
    company = seated(client.hub.storage)
    client.wait(client.hub.play(client.live(company.id), ADA, "play 10"))
    assert column(client.hub.storage, "pictured", company.id) in (None, 0), "the move has not been drawn"
    client = reopen()
    assert column(client.hub.storage, "pictured", company.id) == 1
    late = seated(client.hub.storage)
    client = reopen()
    client.wait(client.hub.thumbnails.render_missing())
    assert column(client.hub.storage, "pictured", late.id) == 0
    assert client.hub.storage.without_thumbnail() == []
    svg = client.hub.storage.thumbnail(company.id, "ru")
    match = client.hub.storage.load(company.id).match
    assert svg == match.game.svg(match.view(-1), match.game.words("ru"))


@pytest.mark.anyio
async def test_a_match_that_rests_is_drawn(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thumbnails, "IDLE_SECONDS", 0.0)
    monkeypatch.setattr(thumbnails, "PAUSE_SECONDS", 0.0)
    company = seated(storage)
    stored = storage.load(company.id)

    async def ask(work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)

    artist = thumbnails.ThumbnailJob(storage, ask)
    artist.schedule(stored)
    assert artist._work is not None
    await artist._work
    assert stored.thumbnail_length == column(storage, "pictured", company.id) == 0
    artist.schedule(stored)
    assert artist._work.done(), "nothing has changed"


@pytest.mark.anyio
async def test_a_match_that_changes_again_and_again_is_drawn_when_the_server_stops(storage: Storage) -> None:
    company = seated(storage)
    stored = storage.load(company.id)
    drawn: list[int] = []

    async def ask(work: Callable[..., Any], *arguments: Any) -> Any:
        drawn.append(stored.match.length)
        return work(*arguments)

    artist = thumbnails.ThumbnailJob(storage, ask)
    artist.schedule(stored)
    for move in ("play 10", "play 3"):
        (_, before), *_ = artist._scheduled.values()
        stored.match.play(move)
        artist.schedule(stored)
        (_, after), *_ = artist._scheduled.values()
        assert after > before, "every change begins the rest anew"
    assert drawn == []
    await artist.finish()
    assert drawn == [2]


# -- matches from before events were stored


def test_an_older_database_is_brought_up_to_date(database: str, reopen: Reopen) -> None:
    storage = Storage(database)
    storage.prepare()
    running, over = together(storage, with_moves("play 6"), finished())
    _downgrade(storage)
    storage.close()
    client, key = reopen(), running.keys[BELA]
    client.wait(client.hub.thumbnails.render_missing())
    assert_lists_stand(client, key, 2)
    listed = {match["id"]: match for match in client.get("/api/matches", key=key).json()["matches"]}
    assert (listed[running.id]["length"], listed[running.id]["actor"]) == (1, BELA)
    assert (listed[over.id]["length"], listed[over.id]["over"]) == (6, True)
    storage = client.hub.storage
    assert [move.events for move in storage.stored(over.id).log()] == finished().log()
    assert storage.thumbnail(over.id, "en")


def test_lists_stand_before_old_matches_were_played_again(storage: Storage) -> None:
    running, over = together(storage, with_moves("play 6"), finished())
    _downgrade(storage)
    storage.prepare()
    summaries = {summary.id: summary for summary in storage.summaries_of(running.people[ADA].id)}
    assert (summaries[running.id].length, summaries[running.id].actor, summaries[running.id].over) == (1, None, False)
    assert (summaries[over.id].length, summaries[over.id].over) == (6, True)
    assert storage.stored(running.id).log() == [StoredMove(ADA, "play 6", None, only(ADA))]


def _downgrade(storage: Storage) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with storage.engine.begin() as connection:
        config.attributes |= {"connection": connection, "secret": storage.secret}
        command.downgrade(config, "0001")
