"""Playing on: from any moment of a finished match, from a file or a text, and never from a running match."""

from __future__ import annotations

from urllib.parse import urlencode

import pytest
from high_card.state import Table

from aevum.kernel.events import SPECTATOR
from aevum.kernel.match import Match, Redrawn
from aevum.kernel.records.position_text import position_from_text, position_to_text
from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES
from aevum.server.live.hub import LiveMatch
from aevum.server.live.undo import may_undo
from aevum.server.storage.match_index import Origin
from server.high_card_matches import ADA, BELA, SEED, Company, dealt, finished, first_legal, seated
from server.raw_client import TIMEOUT_SECONDS, Answer, InProcessPool, RawClient

AT = 2
AGAINST_BOT = {"seat-0": "me", "seat-1": "bot:random", "name-0": "Ada"}
AGAINST_FRIEND = {"seat-0": "me", "seat-1": "open", "name-0": "Ada"}


@pytest.fixture(autouse=True)
def replay_here(client: RawClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replay matches in this process: a process for each test takes longer than the test."""
    monkeypatch.setattr(client.hub, "replay_pool", InProcessPool(1, max_queued=1, timeout=TIMEOUT_SECONDS))


@pytest.fixture
def company(client: RawClient) -> Company:
    """Return two people whose match is over."""
    return seated(client.hub.storage, finished())


def played_on(client: RawClient, company: Company, **fields: str) -> Answer:
    form = {"at": str(AT), **AGAINST_BOT, **fields}
    return client.submit(f"/m/{company.id}/play-on", urlencode(form), key=company.keys[ADA])


def begun(client: RawClient, answer: Answer) -> LiveMatch:
    assert answer.status == 303
    return client.live(answer.header("location").removeprefix("/m/"))


def hands(match: Match) -> list[list[int]]:
    state = match.state
    assert isinstance(state, Table)
    return state.hands


# -- from a finished match


def test_the_form_names_the_position_and_suggests_ones_own_seat(client: RawClient, company: Company) -> None:
    for language in LANGUAGES:
        page = client.get(f"/m/{company.id}/play-on?at={AT}", key=company.keys[BELA], language=language)
        assert page.status == 200
        assert "<svg" in page.text
        assert f'<input type="hidden" name="at" value="{AT}"/>' in page.text
    chosen = page.text.partition('name="seat-1"')[2].partition("</select>")[0]
    assert '<option value="me" selected' in chosen


def test_hidden_things_as_they_were_give_the_same_position(client: RawClient, company: Company) -> None:
    live = begun(client, played_on(client, company, hidden="same"))
    original = finished()
    assert live.match.state.key() == original.state_at(AT).key()
    assert live.match.seed == SEED
    assert live.stored.origin == Origin(company.id, AT, redrawn=False)
    assert [seat.bot for seat in live.stored.seats] == [None, "random"]
    assert live.stored.seats[ADA].people == {company.people[ADA].id}


def test_drawn_anew_against_bots_a_person_keeps_their_own_cards(client: RawClient, company: Company) -> None:
    original = finished().state_at(AT)
    game = find_game("high-card")
    for _ in range(8):
        live = begun(client, played_on(client, company, hidden="anew"))
        match = live.match
        assert game.view(match.state_at(AT), ADA).to_json() == game.view(original, ADA).to_json()
        assert match.redraws == [Redrawn(ADA, match.last_seed, ADA)]
        assert match.last_seed != SEED
        if hands(match)[BELA] != original.hands[BELA]:  # type: ignore[attr-defined]
            break
    else:
        pytest.fail("the bot always has its old cards")
    assert not live.stored.known_seed


def test_drawn_anew_with_a_friend_all_hands_are_dealt_again(client: RawClient, company: Company) -> None:
    live = begun(client, played_on(client, company, hidden="anew", **AGAINST_FRIEND))
    assert live.match.redraws == [Redrawn(ADA, live.match.last_seed, SPECTATOR)]
    assert "as it was there" not in client.get(f"/join/{live.stored.seats[BELA].token}").text


def test_a_friend_is_told_that_hidden_things_are_as_they_were_and_nothing_is_redrawn(
    client: RawClient, company: Company
) -> None:
    live = begun(client, played_on(client, company, hidden="same", **AGAINST_FRIEND))
    link = f"/join/{live.stored.seats[BELA].token}"
    assert "continues a finished one" in client.get(link).text
    before = live.match.state.key()
    assert client.submit(link, "name=Bela").status == 303
    assert client.live(live.id).match.state.key() == before


def test_both_matches_link_to_each_other(client: RawClient, company: Company) -> None:
    live = begun(client, played_on(client, company))
    key, there = company.keys[ADA], f"/m/{company.id}/replay?at={AT}"
    assert there in client.get(f"/m/{live.id}/menu", key=key).text
    assert there in client.get(f"/m/{live.id}/replay", key=key).text
    for page in ("replay", "end"):
        assert f'href="/m/{live.id}"' in client.get(f"/m/{company.id}/{page}", key=key).text
    assert "continued from another one" in client.get(f"/m/{live.id}", key=key).text


def test_a_continuation_survives_a_restart_and_the_deletion_of_its_origin(client: RawClient, company: Company) -> None:
    live = begun(client, played_on(client, company, hidden="anew"))
    storage = client.hub.storage
    again = storage.load(live.id)
    assert again.origin == Origin(company.id, AT, redrawn=True)
    assert again.match.records == live.match.records
    storage.delete(company.id)
    assert storage.load(live.id).origin == Origin(None, AT, redrawn=True)
    assert storage.continuations_of(company.id) == []


def test_nobody_joins_hidden_things_as_they_were_in_a_match_that_cannot_be_looked_up_any_more(
    client: RawClient, company: Company
) -> None:
    same, anew = (begun(client, played_on(client, company, hidden=way)) for way in ("same", "anew"))
    storage = client.hub.storage
    storage.delete(company.id)
    assert storage.load(same.id).known_seed, "everything hidden is redrawn when a second person sits down"
    assert not storage.load(anew.id).known_seed


def test_no_undo_is_offered_behind_a_redraw(client: RawClient, company: Company) -> None:
    same, anew = (begun(client, played_on(client, company, hidden=way)) for way in ("same", "anew"))
    assert may_undo(same, ADA)
    assert not may_undo(anew, ADA)


def test_continuations_are_no_results_of_a_player(client: RawClient, company: Company) -> None:
    live = begun(client, played_on(client, company, hidden="same", **{"seat-1": "here"}))
    match = live.match.copy()
    while not match.over:
        match.play(first_legal(match))
    client.hub.storage.append(live.id, match, live.match.length)
    results = client.hub.storage.finished_of(company.people[ADA].id, everything=True)
    assert [summary.id for summary in results] == [company.id]


def test_the_end_of_a_match_cannot_be_continued(client: RawClient, company: Company) -> None:
    last = len(finished().moves)
    assert client.get(f"/m/{company.id}/play-on?at={last}").status == 400
    assert played_on(client, company, at=str(last)).status == 400


@pytest.mark.parametrize("at", ["", "-1", "x", "1e3", "９", "9" * 5000])
def test_absurd_moments_are_answered(client: RawClient, company: Company, at: str) -> None:
    assert played_on(client, company, at=at).status == 404
    assert client.get(f"/m/{company.id}/play-on?{urlencode({'at': at})}").status == 404


@pytest.mark.parametrize(
    "fields", [{"seat-1": "none"}, {"seat-1": "bot:nobody"}, {"seat-1": "nonsense", "seat-2": "me"}]
)
def test_every_seat_must_be_played(client: RawClient, company: Company, fields: dict[str, str]) -> None:
    assert played_on(client, company, **fields).status == 400
    assert client.hub.storage.continuations_of(company.id) == []


# -- running matches


@pytest.fixture
def running(client: RawClient) -> Company:
    match = dealt()
    match.play(first_legal(match))
    return seated(client.hub.storage, match)


def test_running_matches_cannot_be_continued_elsewhere(client: RawClient, running: Company) -> None:
    for key in (*running.keys, ""):
        assert client.get(f"/m/{running.id}/play-on?at=0", key=key).status == 403
        assert client.get(f"/m/{running.id}/position/0", key=key).status == 403
        form = urlencode({"at": "0", **AGAINST_BOT})
        answer = client.submit(f"/m/{running.id}/play-on", form, key=key)
        assert answer.status == 403
        assert "running match" in answer.text
        assert client.get(f"/api/matches/{running.id}/export", key=key).status == 403
        page = client.get(f"/m/{running.id}/replay", key=key).text
        assert "/play-on" not in page
        assert "/position/" not in page
    assert client.hub.storage.continuations_of(running.id) == []


def test_a_running_match_from_a_file_is_continued_by_its_sender_alone(client: RawClient) -> None:
    match = dealt()
    match.play("play 6")
    company = seated(client.hub.storage, match)
    id = client.hub.storage.create(match, [None, None], host=company.people[ADA].id, known_seed=True)
    client.hub.storage.add_holder(id, ADA, company.people[ADA].id)
    sent = Company(id, company.people, company.keys)
    assert client.get(f"/m/{id}/position/0", key=company.keys[BELA]).status == 403
    live = begun(client, played_on(client, sent, at="0", hidden="same"))
    assert live.stored.known_seed, "as soon as a second person sits down, everything hidden is redrawn"
    assert not live.match.moves


# -- positions as text


def test_a_position_of_a_finished_match_is_copied_as_text_by_everyone(client: RawClient, company: Company) -> None:
    answer = client.get(f"/m/{company.id}/position/{AT}")
    assert answer.header("content-type").startswith("text/plain")
    assert position_from_text(answer.text, find_game).state.key() == finished().state_at(AT).key()
    page = client.get(f"/m/{company.id}/replay?at={AT}").text
    assert f"/m/{company.id}/position/{AT}" in page
    assert f"/m/{company.id}/play-on?at={AT}" in page


def test_a_pasted_text_opens_as_a_match(client: RawClient) -> None:
    text = position_to_text(finished(), AT)
    form = client.submit("/position", urlencode({"text": text}))
    assert form.status == 200
    assert text in form.text
    fields = {"text": text, "hidden": "same", **AGAINST_BOT}
    live = begun(client, client.submit("/position", urlencode(fields)))
    assert live.match.state.key() == finished().state_at(AT).key()
    assert live.stored.known_seed, "whoever has the text knows its seed"
    assert live.stored.origin == Origin(None, AT, redrawn=False)
    live = begun(client, client.submit("/position", urlencode(fields | {"hidden": "anew"})))
    assert not live.stored.known_seed
    assert live.match.redraws


@pytest.mark.parametrize("text", ["", "hello", "aevum-position 1 high-card AAAA", "aevum-position 1 no-game AAAA"])
def test_other_texts_are_answered_with_a_sentence(client: RawClient, text: str) -> None:
    for fields in ({"text": text}, {"text": text, "hidden": "same", **AGAINST_BOT}):
        answer = client.submit("/position", urlencode(fields))
        assert answer.status == 400
        assert "error-" not in answer.text


def test_lobby_and_form_of_a_new_match_have_a_field_for_a_position(client: RawClient) -> None:
    for page in ("/", "/new/high-card"):
        assert 'action="/position"' in client.get(page).text


def test_a_file_with_a_position_as_text_can_be_uploaded(client: RawClient) -> None:
    body = b'--b\r\nContent-Disposition: form-data; name="file"; filename="p.txt"\r\n\r\n'
    body += position_to_text(finished(), AT).encode() + b"\r\n--b--\r\n"
    answer = client.call("POST", "/upload", body, headers={"content-type": "multipart/form-data; boundary=b"})
    assert begun(client, answer).match.moves == finished().moves[:AT]
