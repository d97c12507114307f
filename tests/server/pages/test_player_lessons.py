"""Lessons that players make of a finished match: writing, refusals, sharing, taking one, files, and who may do what."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any
from urllib.parse import urlencode

import pytest

from aevum.kernel.lessons.single_file import MAX_CHARACTERS
from aevum.kernel.words import LANGUAGES
from aevum.server.security.rate_limits import RATES, Rate, RateLimits
from aevum.server.storage.player_lessons import MAX_LESSONS
from server.high_card_matches import ADA, BELA, Company, dealt, finished, seated
from server.lessons import settled
from server.raw_client import TIMEOUT_SECONDS, Answer, InProcessPool, RawClient, RawSocket

SCRIPT = "<script>alert(1)</script>"
STRANGER = "a key that nobody has"


@pytest.fixture(autouse=True)
def replay_here(client: RawClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replay matches in this process: a process for each test takes longer than the test."""
    monkeypatch.setattr(client.hub, "replay_pool", InProcessPool(1, max_queued=1, timeout=TIMEOUT_SECONDS))


@pytest.fixture
def company(client: RawClient) -> Company:
    """Return two people whose match is over."""
    return seated(client.hub.storage, finished())


def begin(client: RawClient, company: Company, player: int = ADA) -> str:
    """Begin a lesson of the match; return its address."""
    answer = client.submit(f"/m/{company.id}/lessons", "at=0", key=company.keys[player])
    assert answer.status == 303, answer.text
    return answer.header("location").partition("/edit")[0]


def write(client: RawClient, company: Company, address: str, at: int, text: str, goal: str = "", **more: str) -> Answer:
    form = {"title": "A trick", "at": str(at), "text": text, "goal": goal, **more}
    return client.submit(f"{address}/edit", urlencode(form), key=company.keys[ADA])


def make(client: RawClient, company: Company, **more: str) -> str:
    """Make a lesson with a comment, a move of the first player, and a comment after it; return its address."""
    address = begin(client, company)
    write(client, company, address, 0, "Play what you have.", "kind", **more)
    write(client, company, address, 2, "Look how it goes on.")
    write(client, company, address, 4, "And that was it.")
    answer = write(client, company, address, 4, "And that was it.", do="finish")
    assert answer.header("location") == address, answer.text
    return address


def problem(answer: Answer) -> str:
    """Return the problem that the page names."""
    assert answer.status == 422
    found = re.search(r'<p class="problem" role="alert">([^<]*)</p>', answer.text)
    assert found, answer.text
    return found[1]


def heard(line: RawSocket) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(line.hear())
    return message


# -- making


def test_the_replay_offers_to_make_a_lesson_to_its_players_alone(client: RawClient, company: Company) -> None:
    offer = f'action="/m/{company.id}/lessons"'
    assert offer in client.get(f"/m/{company.id}/replay", key=company.keys[ADA]).text
    assert offer in client.get(f"/m/{company.id}/replay", key=company.keys[BELA]).text
    assert offer not in client.get(f"/m/{company.id}/replay").text
    assert client.submit(f"/m/{company.id}/lessons", "at=0").status == 403


def test_a_running_match_is_refused(client: RawClient) -> None:
    running = seated(client.hub.storage, dealt())
    assert "/lessons" not in client.get(f"/m/{running.id}/replay", key=running.keys[ADA]).text
    answer = client.submit(f"/m/{running.id}/lessons", "at=0", key=running.keys[ADA])
    assert answer.status == 400
    assert "once it is over" in answer.text


def test_a_match_that_was_redrawn_is_refused(client: RawClient) -> None:
    match = dealt()
    match.redraw(ADA, seed=5)
    while not match.over:
        match.play(match.legal()[0])
    company = seated(client.hub.storage, match)
    answer = client.submit(f"/m/{company.id}/lessons", "at=0", key=company.keys[ADA])
    assert answer.status == 400
    assert "drawn anew" in answer.text
    page = client.get(f"/m/{company.id}/replay", key=company.keys[ADA]).text
    assert "/lessons" not in page
    assert "so no lesson can be made of it" in page
    assert "so no lesson can be made of it" not in client.get(f"/m/{company.id}/replay").text


def test_the_form_offers_what_the_moves_of_the_match_reach(client: RawClient, company: Company) -> None:
    address = begin(client, company)
    for language in LANGUAGES:
        page = client.get(f"{address}/edit?at=0", key=company.keys[ADA], language=language)
        assert page.status == 200
        assert 'value="move"' in page.text
        assert 'value="kind"' in page.text
        assert not re.search(r">(maker|goal|made)-", page.text)
    assert 'value="move"' not in client.get(f"{address}/edit?at={len(finished().moves)}", key=company.keys[ADA]).text


def test_an_unfinished_lesson_is_found_again_and_nobody_else_sees_it(client: RawClient, company: Company) -> None:
    address = begin(client, company)
    assert begin(client, company) == address
    assert client.get(address, key=company.keys[ADA]).status == 404
    assert client.get(f"{address}/edit", key=company.keys[BELA]).status == 403


def test_what_was_written_is_kept_changed_and_removed(client: RawClient, company: Company) -> None:
    address = begin(client, company)

    def page(at: int) -> str:
        return client.get(f"{address}/edit?at={at}", key=company.keys[ADA]).text

    write(client, company, address, 2, "One.", "move", guided="yes")
    assert "One.</textarea>" in page(2)
    assert 'value="move" checked' in page(2)
    assert 'name="guided" value="yes" checked' in page(2)
    write(client, company, address, 2, "Two.")
    assert "Two.</textarea>" in page(2)
    assert 'value="move" checked' not in page(2)
    assert "Two." in page(0)
    part = client.get(f"{address}/edit?at=2&part", key=company.keys[ADA]).json()
    assert sorted(part) == ["drawing", "maker", "moment"]
    assert "Two.</textarea>" in part["maker"]
    write(client, company, address, 2, "Two.", do="remove")
    assert "Two." not in page(2)


def test_only_the_seat_of_the_learner_is_asked_to_move(client: RawClient, company: Company) -> None:
    address = begin(client, company)
    write(client, company, address, 0, "You.", "move")
    other = next(at for at, played in enumerate(finished().moves) if played.seat == BELA)
    page = client.get(f"{address}/edit?at={other}", key=company.keys[ADA]).text
    assert 'value="move"' not in page
    assert "here you can only comment" in page


# -- validating


def test_each_refusal_is_a_sentence_at_its_moment(client: RawClient, company: Company) -> None:
    address = begin(client, company)
    assert "title first" in problem(write(client, company, address, 0, "Hello.", do="finish", title=" "))
    assert "Nobody moves" in problem(write(client, company, address, 0, "Hello.", do="finish"))
    refused = write(client, company, address, 0, "", "move", do="finish")
    assert "no sentence" in problem(refused)
    assert "does not reach" in problem(write(client, company, address, 0, "Go.", "gain gold 5", do="finish"))
    other = next(at for at, played in enumerate(finished().moves) if played.seat == BELA)
    write(client, company, address, 0, "Go.", "move")
    refused = write(client, company, address, other, "You too.", "move", do="finish")
    assert "only one seat" in problem(refused)
    assert f'name="at" value="{other}"' in refused.text
    write(client, company, address, other, "", do="remove")
    refused = write(client, company, address, 0, "Go.", "move", highlight="panel:moon", do="finish")
    assert "there is no panel moon" in problem(refused)
    assert client.get(address, key=company.keys[ADA]).status == 404


def test_a_lesson_has_a_limited_number_of_moments_and_texts_of_limited_length(
    client: RawClient, company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aevum.kernel.lessons.marks.MAX_MARKS", 1)
    address = begin(client, company)
    write(client, company, address, 0, "x" * 5000, title="y" * 500)
    assert "x" * 601 not in client.get(f"{address}/edit?at=0", key=company.keys[ADA]).text
    assert "y" * 81 not in client.get(f"{address}/edit?at=0", key=company.keys[ADA]).text
    answer = write(client, company, address, 1, "One too many.")
    assert answer.status == 400
    assert "at most 1" in answer.text


def test_an_author_has_a_limited_number_of_lessons(client: RawClient, company: Company) -> None:
    person = client.live(company.id).stored.seats[ADA].people
    for _ in range(MAX_LESSONS):
        client.hub.storage.new_player_lesson(min(person), "high-card", "en", "another")
    answer = client.submit(f"/m/{company.id}/lessons", "at=0", key=company.keys[ADA])
    assert answer.status == 400
    assert f"{MAX_LESSONS} lessons" in answer.text


def test_writing_and_checking_are_limited(client: RawClient, company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    address = begin(client, company)
    monkeypatch.setitem(client.app.state._state, "limits", RateLimits(0))
    monkeypatch.setitem(RATES, "lesson", Rate(2, 600.0))
    monkeypatch.setitem(RATES, "file", Rate(1, 600.0))
    assert [write(client, company, address, 0, "x").status for _ in range(3)] == [303, 303, 429]
    assert [upload(client, b"", company.keys[ADA]).status for _ in range(2)] == [422, 429]


# -- sharing and taking


def test_a_shared_lesson_is_open_to_those_who_have_its_link(client: RawClient, company: Company) -> None:
    address = make(client, company, about="For my friends.")
    page = client.get(address)
    assert page.status == 200
    assert "A trick" in page.text
    assert "For my friends." in page.text
    assert not re.search(r">(maker|goal|made)-", page.text)
    assert f"{address}/delete" not in page.text
    assert f"{address}/delete" in client.get(address, key=company.keys[ADA]).text
    assert len(address.removeprefix("/learn/by/")) >= 20
    assert client.get("/learn/by/another").status == 404
    assert "A trick" in client.get("/learn/mine", key=company.keys[ADA]).text
    assert "A trick" not in client.get("/learn/mine", key=company.keys[BELA]).text


def test_what_people_write_is_text_everywhere(client: RawClient, company: Company) -> None:
    address = begin(client, company)
    form = {"title": SCRIPT, "about": SCRIPT}
    write(client, company, address, 0, SCRIPT, "move", **form)
    assert write(client, company, address, 0, SCRIPT, "move", do="finish", **form).status == 303
    begun = client.submit(address, "anew=yes")
    pages = [
        client.get(address),
        client.get(f"{address}/edit", key=company.keys[ADA]),
        client.get("/learn/mine", key=company.keys[ADA]),
        client.get(begun.header("location"), key=begun.key),
    ]
    for page in pages:
        assert page.status == 200
        assert SCRIPT not in page.text
        assert "&lt;script" in page.text


def test_a_lesson_is_taken_to_its_end(client: RawClient, company: Company) -> None:
    address = make(client, company)
    moves = [finished().game.book.notation(played.move) for played in finished().moves]
    answer = client.submit(address, "anew=yes")
    match, key = answer.header("location"), answer.key
    live = client.live(match.removeprefix("/m/"))
    with client.open(f"{match}/live", key=key) as line:
        assert "Play what you have." in heard(line)["regions"]["lesson"]
    client.wait(client.hub.play(live, ADA, moves[0]))
    client.wait(settled(live))
    assert [finished().game.book.notation(played.move) for played in live.match.moves] == moves[:2]
    page = client.get(match, key=key).text
    assert "Look how it goes on." in page
    assert 'data-act="!go-on"' in page
    assert 'data-act="play"' not in page
    assert "The lesson shows how the match went on." in page
    with client.open(f"{match}/live", key=key) as line:
        heard(line)
        line.say({"do": "pick", "pick": "!go-on", "length": live.match.length, "draft": 0})
        heard(line)
        client.wait(settled(live))
    assert live.progress is not None
    assert live.progress.finished
    assert live.progress.stars == 3
    page = client.get(match, key=key).text
    assert "And that was it." in page
    assert "★★★" in page
    assert "★★★" in client.get(address, key=key).text


def test_another_way_is_praised_and_the_lesson_returns_to_the_match(client: RawClient, company: Company) -> None:
    address = make(client, company)
    answer = client.submit(address, "anew=yes")
    match, key = answer.header("location"), answer.key
    live = client.live(match.removeprefix("/m/"))
    verb = finished().game.book.verb_of(finished().moves[0].move).name
    other = [move for move in live.match.legal() if move.verb == verb and move.number != finished().moves[0].move]
    client.wait(client.hub.play(live, ADA, other[0].number))
    client.wait(settled(live))
    assert len(live.match.moves) == 1
    assert "that works too" in client.get(match, key=key).text
    client.wait(client.hub.go_on_with_lesson(live, ADA))
    client.wait(settled(live))
    assert live.match.moves == finished().moves[:2]
    assert live.progress is not None
    assert live.progress.moves == 1
    assert "Look how it goes on." in client.get(match, key=key).text


def test_a_lesson_that_was_begun_goes_on_and_can_be_left(client: RawClient, company: Company) -> None:
    address = make(client, company)
    answer = client.submit(address, "anew=yes")
    match, key = answer.header("location"), answer.key
    assert "Go on: step 1" in client.get(address, key=key).text
    assert client.submit(address, "", key=key).header("location") == match
    assert client.submit(f"{match}/lesson", "", key=key).status == 303
    assert 'id="lesson"' not in client.get(match, key=key).text


# -- strangers


def test_others_can_neither_change_nor_delete_a_lesson(client: RawClient, company: Company) -> None:
    address = make(client, company)
    for key in (company.keys[BELA], "", STRANGER):
        assert client.submit(f"{address}/edit", urlencode({"title": "Mine", "at": "0"}), key=key).status == 403
        assert client.submit(f"{address}/delete", "", key=key).status == 403
        assert client.get(f"{address}/edit", key=key).status == 403
    assert "A trick" in client.get(address).text


def test_the_author_deletes_a_lesson_and_matches_go_on_without_it(client: RawClient, company: Company) -> None:
    address = make(client, company)
    answer = client.submit(address, "anew=yes")
    assert 'id="lesson"' in client.get(answer.header("location"), key=answer.key).text
    assert client.submit(f"{address}/delete", "", key=company.keys[ADA]).header("location") == "/learn/mine"
    assert client.get(address).status == 404
    page = client.get(answer.header("location"), key=answer.key)
    assert page.status == 200
    assert 'id="lesson"' not in page.text
    key = address.removeprefix("/learn/")
    assert key not in {count.lesson for count in client.hub.storage.step_counts()}


def test_lessons_move_with_a_session_key_and_keep_their_author(client: RawClient, company: Company) -> None:
    address, storage = make(client, company), client.hub.storage
    new = storage.new_person("another key of the author")
    storage.move_key(company.keys[ADA], new.id)
    lesson = storage.player_lesson(address.removeprefix("/learn/by/"))
    assert lesson is not None
    assert lesson.author == new.id
    assert storage.delete_unused_people(before=10**12) >= 0
    assert storage.person(new.id) is not None


# -- files


def upload(client: RawClient, content: bytes, key: str = "", language: str = "en") -> Answer:
    body = b'--b\r\nContent-Disposition: form-data; name="file"; filename="l.toml"\r\n\r\n' + content + b"\r\n--b--\r\n"
    headers = {"content-type": "multipart/form-data; boundary=b", "accept-language": language}
    return client.call("POST", "/learn/mine", body, key=key, headers=headers)


def test_a_lesson_is_downloaded_and_uploaded_again(client: RawClient, company: Company) -> None:
    address = make(client, company)
    file = client.get(f"{address}/lesson.toml")
    content = tomllib.loads(file.text)
    assert (content["title"], content["game"], content["seat"]) == ("A trick", "high-card", ADA + 1)
    assert "Ada" not in file.text
    answer = upload(client, file.body)
    assert answer.status == 303
    again = answer.header("location")
    assert again != address
    assert client.get(f"{again}/lesson.toml").body == file.body
    assert client.get(f"{again}/edit", key=answer.key).status == 404
    assert client.submit(again, "anew=yes").status == 303


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('game = "high-card"', 'game = "no-game"', "no game"),
        ("title =", "titel =", "unknown key titel"),
        ('title = "A trick"', 'title = " "', "the title is empty"),
        ('language = "en"', 'language = "xx"', "language is one of"),
        ("[start]", '[start]\nfile = "/etc/passwd"', "names no other file"),
        ("seats = 2", "seats = 99", "seats"),
        ("minutes = 1", "minutes = 0", "minutes is a number"),
        ('solution = ["', 'solution = ["fly ', "fly"),
        ('played = "play *"', 'played = "no *"', "seat 2 has no move"),
        ("returns = true", "returns = false", "has to return"),
        ('id = "at-2"', 'id = "at-0"', "two steps share an id"),
        ('sentence = "Play what you have."', 'sentence = ""', "the sentence is empty"),
        ('sentence = "Play', 'sentence = "' + "x" * 700, "more than 600 characters"),
        ('done = { within = 1, of = { played = "play *" } }', "done = 5", "done has to be a table"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_its_reason(
    client: RawClient, company: Company, old: str, new: str, reason: str
) -> None:
    text = client.get(f"{make(client, company)}/lesson.toml").text
    assert old in text
    assert reason in problem(upload(client, text.replace(old, new, 1).encode()))


def test_the_reason_of_a_refusal_is_in_the_language_of_its_reader(client: RawClient, company: Company) -> None:
    text = client.get(f"{make(client, company)}/lesson.toml").text
    empty = text.replace('sentence = "Play what you have."', 'sentence = ""', 1).encode()
    assert problem(upload(client, empty, language="es")).endswith("Paso «at-0»: la frase está vacía.")
    assert problem(upload(client, empty, language="ru")).endswith("Шаг «at-0»: реплика пустая.")
    flying = text.replace('solution = ["', 'solution = ["fly ', 1).encode()
    said = [problem(upload(client, flying, language=language)) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert all("fly" in one and "domain-" not in one for one in said)
    assert "línea 1, columna 5" in problem(upload(client, b"a = \n", language="es"))


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"x = [" * 5000, b"game = 1", b"a = " + b"9" * 5000, b"x" * (MAX_CHARACTERS + 1)]
)
def test_any_other_file_is_answered_with_a_sentence(client: RawClient, content: bytes) -> None:
    said = problem(upload(client, content))
    assert said
    assert "error-" not in said


def test_predicates_of_a_file_are_limited(client: RawClient, company: Company) -> None:
    text = client.get(f"{make(client, company)}/lesson.toml").text
    done = '{ within = 1, of = { played = "play *" } }'
    deep = "{ not = " * 8 + '{ played = "play *" }' + " }" * 8
    assert "contain one another" in problem(upload(client, text.replace(done, deep).encode()))
    wide = "{ any = [" + ", ".join('{ played = "play *" }' for _ in range(30)) + "] }"
    assert "more than 20 parts" in problem(upload(client, text.replace(done, wide).encode()))
