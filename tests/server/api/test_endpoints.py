"""The API for programs: they start matches, look, move and undo, by the same checks as people."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from aevum.bots import bots
from aevum.kernel.match import Match, commitment
from aevum.kernel.records.savefile import match_from_bytes
from aevum.kernel.registry import find_game, games
from aevum.kernel.words import LANGUAGES
from aevum.server.live import bot_runner
from aevum.server.localization import LOCALE
from server.high_card_matches import ADA, BELA, dealt, seated
from server.raw_client import Answer, RawClient

PEOPLE: list[dict[str, str]] = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]


@dataclass(frozen=True)
class Program:
    """A program that holds the token of a seat."""

    client: RawClient
    id: str
    token: str = ""

    @property
    def here(self) -> str:
        return f"/api/matches/{self.id}"

    def look(self, what: str = "", language: str = "en") -> Any:
        return self.client.get(self.here + what, token=self.token, language=language).json()

    def play(self, move: Any, language: str = "en", **more: Any) -> Answer:
        return self.client.post(f"{self.here}/moves", {"move": move, **more}, token=self.token, language=language)

    def undo(self, **more: Any) -> Answer:
        return self.client.post(f"{self.here}/undo", more, token=self.token)


def begun(client: RawClient, **wishes: Any) -> Answer:
    return client.post("/api/matches", {"game": "high-card", "seats": PEOPLE, **wishes})


@pytest.fixture
def company(client: RawClient) -> tuple[Program, Program]:
    """Return the programs of Ada, dealt 6, 10 and 12, and Bela, dealt 2, 3 and 8, each with a token."""
    id = seated(client.hub.storage, dealt()).id
    ada, bela = client.hub.storage.seating(id)
    return Program(client, id, ada.token), Program(client, id, bela.token)


def error(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json()["error"]


# -- new matches


def test_the_games_are_listed_in_the_language_of_the_caller(client: RawClient) -> None:
    answer = client.get("/api/games", language="es").json()
    assert [game["id"] for game in answer["games"]] == list(games())
    assert answer["bots"] == list(bots())
    game = next(game for game in answer["games"] if game["id"] == "high-card")
    assert game["about"] == "Doce cartas, tres bazas, para dos o tres."
    assert game["seats"] == [2, 3]
    assert game["options"][0] | {"about": ""} == {"name": "swap_cards", "about": "", "default": 1, "values": [1, 2]}


def test_a_new_match_tells_its_tokens_once_and_commits_to_its_seed(client: RawClient) -> None:
    answer = begun(client, options={"swap_cards": 2, "reshuffle": True})
    match = answer.json()
    assert (answer.status, answer.header("location")) == (201, f"/api/matches/{match['id']}")
    stored = client.hub.storage.load(match["id"])
    assert match["seats"] == [{"seat": number, "token": seat.token} for number, seat in enumerate(stored.seats)]
    assert match["commitment"] == commitment(stored.match.seed)
    assert (stored.match.options.swap_cards, stored.match.options.reshuffle) == (2, True)
    for who in (Program(client, match["id"]), Program(client, match["id"], match["seats"][0]["token"])):
        assert not any(seat["token"] in json.dumps(who.look()) for seat in match["seats"])


def test_every_seat_is_mine_open_or_a_bots(client: RawClient) -> None:
    seats = [*PEOPLE, {"kind": "bot", "bot": "random", "name": "Robby"}]
    match = begun(client, seats=seats).json()
    assert [entry["seat"] for entry in match["seats"]] == [0, 1], "a bot needs no token"
    assert Program(client, match["id"]).look()["seats"] == [
        {"name": "Ada", "bot": None, "open": False},
        {"name": "", "bot": None, "open": True},
        {"name": "Robby", "bot": "random", "open": False},
    ]


REFUSED_WISHES: list[tuple[dict[str, Any], str]] = [
    ({"seed": 7}, "Misshapen"),
    ({"game": "chess"}, "Misshapen"),
    ({"seats": []}, "Misshapen"),
    ({"seats": [{"kind": "bot"}, {"kind": "me"}]}, "Misshapen"),
    ({"seats": [{"kind": "bot", "bot": "nobody"}, {"kind": "me"}]}, "Misshapen"),
    ({"seats": [{"kind": "bot", "bot": "program:true"}, {"kind": "me"}]}, "Misshapen"),
    ({"seats": [{"kind": "open", "name": "Ada"}, {"kind": "me"}]}, "Misshapen"),
    ({"options": {"swap_cards": [1]}}, "Misshapen"),
    ({"seats": [{"kind": "me"}]}, "BadSeats"),
    ({"options": {"swap_cards": 3}}, "BadOption"),
    ({"options": {"swap_cards": True}}, "BadOption"),
    ({"options": {"wings": 1}}, "BadOption"),
]


@pytest.mark.parametrize(("wishes", "name"), REFUSED_WISHES)
def test_a_match_that_cannot_be_is_not_begun(client: RawClient, wishes: dict[str, Any], name: str) -> None:
    assert error(begun(client, **wishes)) == (422, name)


# -- looking


def test_a_seat_sees_its_cards_and_a_watcher_none(company: tuple[Program, Program]) -> None:
    ada, bela = company
    assert (ada.look()["seat"], ada.look()["view"]["hand"]) == (ADA, [6, 10, 12])
    assert (bela.look()["seat"], bela.look()["view"]["hand"]) == (BELA, [2, 3, 8])
    watcher = Program(ada.client, ada.id).look()
    assert (watcher["seat"], watcher["view"]["hand"]) == (None, [])
    assert (watcher["length"], watcher["actor"], watcher["over"], watcher["outcome"]) == (0, ADA, False, None)


def test_the_moves_are_listed_to_the_seat_that_decides_and_no_other(company: tuple[Program, Program]) -> None:
    ada, bela = company
    answer = ada.look("/moves")
    assert answer["length"] == 0
    assert answer["moves"][0] == {"number": 5, "notation": "play 6", "verb": "play", "args": ["6"]}
    assert [move["notation"] for move in answer["moves"]] == [
        f"{verb} {card}" for verb in ("play", "swap") for card in (6, 10, 12)
    ]
    assert bela.look("/moves")["error"] == "NotYourTurn"
    assert Program(ada.client, ada.id).look("/moves")["error"] == "NoSeat"


def test_the_log_tells_a_seat_what_it_may_know_in_its_language(company: tuple[Program, Program]) -> None:
    ada, bela = company
    ada.play("play 6")
    assert ada.look("/log")["log"] == [
        {"number": 1, "seat": ADA, "notation": "play 6", "sentences": ["You lay the 6 face down."]}
    ]
    assert bela.look("/log")["log"] == [
        {"number": 1, "seat": ADA, "notation": "", "sentences": ["Seat 1 lays a card face down."]}
    ]
    assert len({str(bela.look("/log", language)) for language in LANGUAGES}) == len(LANGUAGES)


def test_the_matches_of_a_caller_are_listed(client: RawClient) -> None:
    first = begun(client)
    second = client.call(
        "POST",
        "/api/matches",
        json.dumps({"game": "high-card", "seats": PEOPLE}).encode(),
        key=first.key,
        headers={"content-type": "application/json"},
    )
    listed = client.get("/api/matches", key=first.key).json()["matches"]
    assert [match["id"] for match in listed] == [second.json()["id"], first.json()["id"]]
    token = second.json()["seats"][1]["token"]
    assert [match["id"] for match in client.get("/api/matches", token=token).json()["matches"]] == [second.json()["id"]]
    assert client.get("/api/matches").json() == {"matches": []}


# -- moving


@pytest.mark.parametrize("move", ["play 6", "PLAY   6", {"verb": "play", "args": ["6"]}, 5])
def test_a_move_is_a_text_an_object_or_a_number(company: tuple[Program, Program], move: Any) -> None:
    ada, bela = company
    answer = ada.play(move, length=0)
    assert answer.status == 200
    assert (answer.json()["length"], answer.json()["actor"], answer.json()["view"]["laid"]) == (1, BELA, 6)
    assert bela.look()["view"]["have_laid"] == [True, False]
    assert ada.client.hub.storage.length(ada.id) == 1


def test_a_line_of_moves_is_made_as_a_whole_or_not_at_all(company: tuple[Program, Program]) -> None:
    ada, _ = company
    assert ada.play("swap 6 draw").json()["length"] == 2
    assert error(ada.play("play 10 draw")) == (422, "LineEnds")
    assert ada.look()["length"] == 2


def test_a_forbidden_move_names_its_clause_in_the_language_of_the_caller(company: tuple[Program, Program]) -> None:
    ada, _ = company
    texts = {find_game("high-card").rulebook["high_card.lay.hand"].text(language) for language in LANGUAGES}
    for language in LANGUAGES:
        refusal = ada.play("play 2", language).json()
        assert (refusal["error"], refusal["clause"]) == ("Illegal", "high_card.lay.hand")
        assert any(text in refusal["message"] for text in texts)
    assert len({ada.play("play 2", language).json()["message"] for language in LANGUAGES}) == len(LANGUAGES)
    assert ada.play("play 2").status == 422


def test_what_cannot_be_done_says_why(company: tuple[Program, Program]) -> None:
    ada, bela = company
    assert error(bela.play("play 2")) == (403, "NotYourTurn")
    assert error(ada.play("play 6", length=1)) == (409, "Stale")
    assert error(ada.play("fly 6")) == (400, "Malformed")
    assert ada.play("play").json()["message"].endswith("Expected next: a card (1 to 12).")
    assert error(ada.play(True)) == (422, "Misshapen")
    assert ada.look()["length"] == 0


def test_a_bot_answers_a_move(client: RawClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_runner, "PAUSE_SECONDS", 0.0)
    match = begun(client, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}]).json()
    me = Program(client, match["id"], match["seats"][0]["token"])
    me.play(me.look("/moves")["moves"][0]["number"])
    live = client.live(match["id"])
    while live.bots_at_work is not None and not live.bots_at_work.done():
        client.get("/health")
    assert me.look()["actor"] == 0
    assert {entry["seat"] for entry in me.look("/log")["log"]} == {0, 1}


def test_a_move_by_a_program_is_seen_on_the_screen(client: RawClient) -> None:
    company = seated(client.hub.storage, dealt())
    program = Program(client, company.id, client.hub.storage.seating(company.id)[ADA].token)
    with client.open(f"/m/{company.id}/live", key=company.keys[BELA]) as line:
        assert json.loads(line.hear())["turn"] is False
        program.play("play 6")
        assert json.loads(line.hear())["turn"] is True


# -- undo


def test_a_free_undo_is_done_at_once(company: tuple[Program, Program]) -> None:
    ada, _ = company
    ada.play("swap 6")
    answer = ada.undo(length=1)
    assert (answer.status, answer.json()["length"], answer.json()["view"]["hand"]) == (200, 2, [6, 10, 12])


def test_an_undo_beyond_the_horizon_needs_the_others(company: tuple[Program, Program]) -> None:
    ada, bela = company
    ada.play("play 6")
    answer = ada.undo()
    assert (answer.status, answer.json()["undo_asked_by"], answer.json()["length"]) == (202, ADA, 1)
    assert bela.undo(agree=False).json()["undo_asked_by"] is None
    assert ada.undo().status == 202
    after = bela.undo(agree=True).json()
    assert (after["undo_asked_by"], after["length"], after["actor"]) == (None, 2, ADA)


def test_there_is_nothing_to_undo_before_the_first_move(company: tuple[Program, Program]) -> None:
    assert error(company[ADA].undo()) == (409, "CannotUndo")


# -- the end


def test_a_finished_match_tells_its_result_its_seed_and_its_file(company: tuple[Program, Program]) -> None:
    ada, bela = company
    assert ada.look("/export")["error"] == "StillRunning"
    for program, move in [(ada, "play 6"), (bela, "play 8"), (bela, "play 3"), (ada, "play 12"), (ada, "play 10")]:
        program.play(move)
    result = bela.play("play 2").json()
    assert (result["over"], result["actor"], result["outcome"]["scores"]) == (True, None, [2, 1])
    assert result["seed"] == "7"
    for answer in (ada.play("play 6"), ada.undo()):
        assert error(answer) == (409, "MatchOver")
    assert ada.look("/moves")["error"] == "MatchOver"
    assert ada.look("/log")["log"][0]["notation"] == "play 6"
    file = ada.client.get(f"{ada.here}/export")
    assert file.header("content-disposition") == 'attachment; filename="high-card.aevum"'
    again: Match = match_from_bytes(file.body, "match", find_game)
    assert (again.seed, len(again.moves)) == (7, 6)


# -- credentials


def test_the_cookie_of_a_browser_is_as_good_as_a_token(client: RawClient) -> None:
    company = seated(client.hub.storage, dealt())
    here = f"/api/matches/{company.id}"
    assert client.get(here, key=company.keys[BELA]).json()["view"]["hand"] == [2, 3, 8]
    assert len(client.get(f"{here}/moves", key=company.keys[ADA]).json()["moves"]) == 6
    assert client.post(f"{here}/moves", {"move": "play 6"}, key=company.keys[ADA]).status == 200


def test_whoever_uses_a_token_first_sits_there(client: RawClient) -> None:
    """A token is an invitation until it is used, and void afterwards.

    So a host who handed it on cannot look at the seat's cards.
    """
    answer = begun(client)
    match = answer.json()
    invitation = match["seats"][1]["token"]
    page = f"/m/{match['id']}"
    assert invitation in client.get(page, key=answer.key).text
    assert error(client.get(f"/api/matches/{match['id']}", token=invitation)) == (401, "Invited")
    taken = client.post(f"/api/matches/{match['id']}/seat", {"token": invitation, "name": "Bela"})
    assert (taken.status, taken.json()["seat"]) == (200, 1)
    guest = Program(client, match["id"], taken.json()["token"])
    assert guest.look()["seats"][1] == {"name": "Bela", "bot": None, "open": False}
    assert guest.look()["seat"] == 1
    assert invitation not in client.get(page, key=answer.key).text
    assert error(client.get(f"/api/matches/{match['id']}", token=invitation)) == (401, "NoSeat")
    assert error(client.post(f"/api/matches/{match['id']}/seat", {"token": invitation})) == (401, "NoSeat")


def test_a_bot_keeps_its_seat(client: RawClient) -> None:
    match = begun(client, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}]).json()
    token = client.live(match["id"]).stored.seats[1].token
    assert error(client.get(f"/api/matches/{match['id']}", token=token)) == (401, "NoSeat")


# -- the rest


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_people_read_the_same_description(client: RawClient, language: str) -> None:
    description = client.get("/api/openapi.json").json()
    page = client.get("/api/docs", language=language)
    assert page.status == 200
    assert page.header("content-type").startswith("text/html")
    for path, methods in description["paths"].items():
        assert all(f"<code>{method.upper()} {path}</code>" in page.text for method in methods)
    assert all(f'id="shape-{name}"' in page.text for name in description["components"]["schemas"])
    assert "api-title" not in page.text


def test_the_description_is_served(client: RawClient) -> None:
    description = client.get("/api/openapi.json").json()
    assert description["openapi"] == "3.1.0"
    assert "/api/matches/{id}/moves" in description["paths"]


def test_errors_are_json_wherever_they_come_from(client: RawClient) -> None:
    assert error(client.get("/api/nothing")) == (404, "NotFound")
    assert error(client.get("/api/matches/nothing")) == (404, "NoSuchMatch")
    wrong = client.call("DELETE", "/api/matches")
    assert error(wrong) == (405, "MethodNotAllowed")
    assert set(wrong.header("allow").split(", ")) == {"GET", "HEAD", "POST"}
    assert client.call("HEAD", "/api/games").status == 200


def test_every_message_of_the_api_stands_in_every_language() -> None:
    spoken = []
    for language in LANGUAGES:
        entries = FluentParser().parse((LOCALE / f"{language}.ftl").read_text(encoding="utf-8")).body
        spoken.append({entry.id.name for entry in entries if isinstance(entry, ast.Message)})
    assert spoken[0]
    assert spoken[0] == spoken[1] == spoken[2]
