"""The API: programs begin matches, look, move and go back, through the same gate as people."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from aevum.bots import bots
from aevum.kernel.match import Match, commitment
from aevum.kernel.registry import find_game, games
from aevum.kernel.savefile import match_from_bytes
from aevum.kernel.words import LANGUAGES
from aevum.table import minds as minds_module
from aevum.table.refusals import LOCALE
from table.high_cards import ADA, BELA, dealt, seated
from table.visitor import Answer, Visitor

PEOPLE: list[dict[str, str]] = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]


@dataclass(frozen=True)
class Program:
    """A program that holds the token of a seat."""

    visitor: Visitor
    id: str
    token: str = ""

    @property
    def here(self) -> str:
        return f"/api/matches/{self.id}"

    def look(self, what: str = "", language: str = "en") -> Any:
        return self.visitor.get(self.here + what, token=self.token, language=language).json()

    def play(self, move: Any, language: str = "en", **more: Any) -> Answer:
        return self.visitor.post(f"{self.here}/moves", {"move": move, **more}, token=self.token, language=language)

    def undo(self, **more: Any) -> Answer:
        return self.visitor.post(f"{self.here}/undo", more, token=self.token)


def begun(visitor: Visitor, **wishes: Any) -> Answer:
    return visitor.post("/api/matches", {"game": "high-card", "seats": PEOPLE, **wishes})


@pytest.fixture
def company(visitor: Visitor) -> tuple[Program, Program]:
    """Ada, dealt 6, 10 and 12, and Bela, dealt 2, 3 and 8, each with a token."""
    id = seated(visitor.hub.storage, dealt()).id
    ada, bela = visitor.hub.storage.seating(id)
    return Program(visitor, id, ada.token), Program(visitor, id, bela.token)


def error(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json()["error"]


# -- beginning


def test_the_games_are_told_in_the_language_of_the_caller(visitor: Visitor) -> None:
    told = visitor.get("/api/games", language="es").json()
    assert [game["id"] for game in told["games"]] == list(games())
    assert told["bots"] == list(bots())
    game = next(game for game in told["games"] if game["id"] == "high-card")
    assert game["about"] == "Doce cartas, tres bazas, para dos o tres."
    assert game["seats"] == [2, 3]
    assert game["options"][0] | {"about": ""} == {"name": "swap_cards", "about": "", "default": 1, "values": [1, 2]}


def test_a_new_match_tells_its_tokens_once_and_commits_to_its_seed(visitor: Visitor) -> None:
    answer = begun(visitor, options={"swap_cards": 2, "reshuffle": True})
    told = answer.json()
    assert (answer.status, answer.header("location")) == (201, f"/api/matches/{told['id']}")
    kept = visitor.hub.storage.load(told["id"])
    assert told["seats"] == [{"seat": number, "token": seat.token} for number, seat in enumerate(kept.seats)]
    assert told["commitment"] == commitment(kept.match.seed)
    assert (kept.match.options.swap_cards, kept.match.options.reshuffle) == (2, True)
    for who in (Program(visitor, told["id"]), Program(visitor, told["id"], told["seats"][0]["token"])):
        assert not any(seat["token"] in json.dumps(who.look()) for seat in told["seats"])


def test_every_seat_is_mine_open_or_a_bots(visitor: Visitor) -> None:
    seats = [*PEOPLE, {"kind": "bot", "bot": "random", "name": "Robby"}]
    told = begun(visitor, seats=seats).json()
    assert [entry["seat"] for entry in told["seats"]] == [0, 1], "a bot needs no token"
    assert Program(visitor, told["id"]).look()["seats"] == [
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
    ({"seats": [{"kind": "open", "name": "Ada"}, {"kind": "me"}]}, "Misshapen"),
    ({"options": {"swap_cards": [1]}}, "Misshapen"),
    ({"seats": [{"kind": "me"}]}, "BadSeats"),
    ({"options": {"swap_cards": 3}}, "BadOption"),
    ({"options": {"swap_cards": True}}, "BadOption"),
    ({"options": {"wings": 1}}, "BadOption"),
]


@pytest.mark.parametrize(("wishes", "name"), REFUSED_WISHES)
def test_a_match_that_cannot_be_is_not_begun(visitor: Visitor, wishes: dict[str, Any], name: str) -> None:
    assert error(begun(visitor, **wishes)) == (422, name)


# -- looking


def test_a_seat_sees_its_cards_and_a_watcher_none(company: tuple[Program, Program]) -> None:
    ada, bela = company
    assert (ada.look()["seat"], ada.look()["view"]["hand"]) == (ADA, [6, 10, 12])
    assert (bela.look()["seat"], bela.look()["view"]["hand"]) == (BELA, [2, 3, 8])
    watcher = Program(ada.visitor, ada.id).look()
    assert (watcher["seat"], watcher["view"]["hand"]) == (None, [])
    assert (watcher["length"], watcher["actor"], watcher["over"], watcher["outcome"]) == (0, ADA, False, None)


def test_the_moves_are_told_to_the_seat_that_decides_and_nobody_else(company: tuple[Program, Program]) -> None:
    ada, bela = company
    told = ada.look("/moves")
    assert told["length"] == 0
    assert told["moves"][0] == {"number": 5, "notation": "play 6", "verb": "play", "args": ["6"]}
    assert [move["notation"] for move in told["moves"]] == [
        f"{verb} {card}" for verb in ("play", "swap") for card in (6, 10, 12)
    ]
    assert bela.look("/moves")["error"] == "NotYourTurn"
    assert Program(ada.visitor, ada.id).look("/moves")["error"] == "NoSeat"


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


def test_the_matches_of_a_caller_are_listed(visitor: Visitor) -> None:
    first = begun(visitor)
    second = visitor.call(
        "POST",
        "/api/matches",
        json.dumps({"game": "high-card", "seats": PEOPLE}).encode(),
        key=first.key,
        headers={"content-type": "application/json"},
    )
    listed = visitor.get("/api/matches", key=first.key).json()["matches"]
    assert [match["id"] for match in listed] == [second.json()["id"], first.json()["id"]]
    token = second.json()["seats"][1]["token"]
    assert [match["id"] for match in visitor.get("/api/matches", token=token).json()["matches"]] == [
        second.json()["id"]
    ]
    assert visitor.get("/api/matches").json() == {"matches": []}


# -- moving


@pytest.mark.parametrize("move", ["play 6", "PLAY   6", {"verb": "play", "args": ["6"]}, 5])
def test_a_move_is_a_text_an_object_or_a_number(company: tuple[Program, Program], move: Any) -> None:
    ada, bela = company
    answer = ada.play(move, length=0)
    assert answer.status == 200
    assert (answer.json()["length"], answer.json()["actor"], answer.json()["view"]["laid"]) == (1, BELA, 6)
    assert bela.look()["view"]["have_laid"] == [True, False]
    assert ada.visitor.hub.storage.length(ada.id) == 1


def test_a_line_of_moves_is_made_as_a_whole_or_not_at_all(company: tuple[Program, Program]) -> None:
    ada, _ = company
    assert ada.play("swap 6 draw").json()["length"] == 2
    assert error(ada.play("play 10 draw")) == (422, "LineEnds")
    assert ada.look()["length"] == 2


def test_a_forbidden_move_names_its_clause_in_the_language_of_the_caller(company: tuple[Program, Program]) -> None:
    ada, _ = company
    texts = {find_game("high-card").rulebook["high_card.lay.hand"].text(language) for language in LANGUAGES}
    for language in LANGUAGES:
        told = ada.play("play 2", language).json()
        assert (told["error"], told["clause"]) == ("Illegal", "high_card.lay.hand")
        assert any(text in told["message"] for text in texts)
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


def test_a_bot_answers_a_move(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds_module, "BOT_PAUSE", 0.0)
    told = begun(visitor, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}]).json()
    me = Program(visitor, told["id"], told["seats"][0]["token"])
    me.play(me.look("/moves")["moves"][0]["number"])
    live = visitor.live(told["id"])
    while live.bots_at_work is not None and not live.bots_at_work.done():
        visitor.get("/health")
    assert me.look()["actor"] == 0
    assert {entry["seat"] for entry in me.look("/log")["log"]} == {0, 1}


def test_a_move_by_a_program_is_seen_on_the_screen(visitor: Visitor) -> None:
    company = seated(visitor.hub.storage, dealt())
    program = Program(visitor, company.id, visitor.hub.storage.seating(company.id)[ADA].token)
    with visitor.open(f"/m/{company.id}/live", key=company.keys[BELA]) as line:
        assert json.loads(line.hear())["turn"] is False
        program.play("play 6")
        assert json.loads(line.hear())["turn"] is True


# -- going back


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
    told = bela.play("play 2").json()
    assert (told["over"], told["actor"], told["outcome"]["scores"]) == (True, None, [2, 1])
    assert told["seed"] == "7"
    for answer in (ada.play("play 6"), ada.undo()):
        assert error(answer) == (409, "MatchOver")
    assert ada.look("/moves")["error"] == "MatchOver"
    assert ada.look("/log")["log"][0]["notation"] == "play 6"
    file = ada.visitor.get(f"{ada.here}/export")
    assert file.header("content-disposition") == 'attachment; filename="high-card.aevum"'
    again: Match = match_from_bytes(file.body, "match", find_game)
    assert (again.seed, len(again.moves)) == (7, 6)


# -- papers


def test_the_cookie_of_a_browser_is_as_good_as_a_token(visitor: Visitor) -> None:
    company = seated(visitor.hub.storage, dealt())
    here = f"/api/matches/{company.id}"
    assert visitor.get(here, key=company.keys[BELA]).json()["view"]["hand"] == [2, 3, 8]
    assert len(visitor.get(f"{here}/moves", key=company.keys[ADA]).json()["moves"]) == 6
    assert visitor.post(f"{here}/moves", {"move": "play 6"}, key=company.keys[ADA]).status == 200


def test_whoever_uses_a_token_first_sits_there(visitor: Visitor) -> None:
    """It is an invitation until then, and used up afterwards: who handed it on cannot look at the seat's cards."""
    answer = begun(visitor)
    told = answer.json()
    invitation = told["seats"][1]["token"]
    page = f"/m/{told['id']}"
    assert invitation in visitor.get(page, key=answer.key).text
    assert error(visitor.get(f"/api/matches/{told['id']}", token=invitation)) == (401, "Invited")
    taken = visitor.post(f"/api/matches/{told['id']}/seat", {"token": invitation, "name": "Bela"})
    assert (taken.status, taken.json()["seat"]) == (200, 1)
    guest = Program(visitor, told["id"], taken.json()["token"])
    assert guest.look()["seats"][1] == {"name": "Bela", "bot": None, "open": False}
    assert guest.look()["seat"] == 1
    assert invitation not in visitor.get(page, key=answer.key).text
    assert error(visitor.get(f"/api/matches/{told['id']}", token=invitation)) == (401, "NoSeat")
    assert error(visitor.post(f"/api/matches/{told['id']}/seat", {"token": invitation})) == (401, "NoSeat")


def test_a_bot_keeps_its_seat(visitor: Visitor) -> None:
    told = begun(visitor, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}]).json()
    token = visitor.live(told["id"]).stored.seats[1].token
    assert error(visitor.get(f"/api/matches/{told['id']}", token=token)) == (401, "NoSeat")


# -- the rest


def test_the_description_is_served(visitor: Visitor) -> None:
    told = visitor.get("/api/openapi.json").json()
    assert told["openapi"] == "3.1.0"
    assert "/api/matches/{id}/moves" in told["paths"]


def test_errors_are_json_wherever_they_come_from(visitor: Visitor) -> None:
    assert error(visitor.get("/api/nothing")) == (404, "NotFound")
    assert error(visitor.get("/api/matches/nothing")) == (404, "NoSuchMatch")
    wrong = visitor.call("DELETE", "/api/matches")
    assert error(wrong) == (405, "MethodNotAllowed")
    assert set(wrong.header("allow").split(", ")) == {"GET", "HEAD", "POST"}
    assert visitor.call("HEAD", "/api/games").status == 200


def test_every_message_of_the_api_stands_in_every_language() -> None:
    spoken = []
    for language in LANGUAGES:
        entries = FluentParser().parse((LOCALE / f"{language}.ftl").read_text(encoding="utf-8")).body
        spoken.append({entry.id.name for entry in entries if isinstance(entry, ast.Message)})
    assert spoken[0]
    assert spoken[0] == spoken[1] == spoken[2]
