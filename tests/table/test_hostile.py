"""Hostile requests: each gets a clean no, nothing changes, and the table goes on serving."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from starlette.routing import Route

from aevum.table import api, made_files, pages
from table.high_cards import ADA, BELA, seated
from table.sieges import Besieged, assert_clean, assert_refused
from table.visitor import HOST, Visitor

FORMS = [path for path, _, *methods in pages.ROUTES if "POST" in methods]
MEGABYTE = b"x" * 1_000_000
sharing_the_table = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
bounded = settings(sharing_the_table, max_examples=60)


def posts(siege: Besieged) -> list[str]:
    """Every address that takes something."""
    return [*FORMS, "/api/matches", f"{siege.api}/moves", f"{siege.api}/undo"]


# -- moves that are not one's own


def test_nobody_moves_for_another_seat(siege: Besieged) -> None:
    visitor = siege.visitor
    answer = visitor.post(f"{siege.api}/moves", {"move": "play 10"}, token=siege.tokens[ADA])
    assert (answer.status, answer.json()["error"]) == (403, "NotYourTurn")
    assert_refused(visitor.post(f"{siege.api}/moves", {"move": "play 2"}, key=siege.keys[ADA]), 403)
    assert_refused(visitor.post(f"{siege.api}/moves", {"move": "play 2", "seat": 1}, token=siege.tokens[ADA]), 422)
    assert_refused(visitor.get(f"{siege.api}/moves", token=siege.tokens[ADA]), 403)


def test_nobody_moves_without_a_seat(siege: Besieged) -> None:
    visitor = siege.visitor
    other = seated(visitor.hub.storage)
    stranger = visitor.hub.storage.seating(other.id)[BELA].token
    for what in ("moves", "undo"):
        body = {"move": "play 2"} if what == "moves" else {}
        assert_refused(visitor.post(f"{siege.api}/{what}", body), 401)
        assert_refused(visitor.post(f"{siege.api}/{what}", body, token=stranger), 401)
        assert_refused(visitor.post(f"{siege.api}/{what}", body, key=other.keys[BELA]), 403)
        assert visitor.post(f"{siege.api}/{what}", body).header("www-authenticate") == "Bearer"


@pytest.mark.parametrize(
    "papers",
    ["", "Bearer", "Bearer ", "Bearer \xff", "bearer x y", "Basic QTpC", "Bearer " + "A" * 43, "\xa0", "B" * 9000],
)
def test_forged_papers_open_nothing(siege: Besieged, papers: str) -> None:
    for target in (siege.api, f"{siege.api}/moves", f"{siege.api}/log", "/api/matches"):
        assert_refused(siege.visitor.call("GET", target, headers={"authorization": papers}), 401)


def test_a_stale_move_is_refused(siege: Besieged) -> None:
    for length in (0, 2, 2**31 - 1):
        answer = siege.visitor.post(
            f"{siege.api}/moves", {"move": "play 2", "length": length}, token=siege.tokens[BELA]
        )
        assert (answer.status, answer.json()["error"]) == (409, "Stale")
        assert_refused(siege.visitor.post(f"{siege.api}/undo", {"length": length}, token=siege.tokens[ADA]), 409)


def test_a_key_that_was_given_up_opens_nothing(siege: Besieged) -> None:
    visitor = siege.visitor
    old = visitor.submit("/account/name", "name=Eve").key
    visitor.hub.storage.person_of_key(old)
    visitor.submit("/account/leave", "", key=old)
    assert visitor.hub.storage.person_of_key(old) is None
    visitor.submit("/account/leave", "", key=siege.keys[BELA])
    assert visitor.get(siege.api, key=siege.keys[BELA]).json()["seat"] is None
    assert_refused(visitor.post(f"{siege.api}/moves", {"move": "play 2"}, key=siege.keys[BELA]), 401)
    with visitor.open(f"{siege.page}/live", key=siege.keys[BELA]) as line:
        assert json.loads(line.hear())["turn"] is False


# -- other sites

FOREIGN = [
    "http://evil.test",
    f"http://{HOST}.evil.test",
    f"http://{HOST}:81",
    "null",
    "http://[",
    "http://]",
    "\xff",
    "//",
]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_form_of_another_site_is_refused(siege: Besieged, origin: str) -> None:
    for target in posts(siege):
        assert_refused(siege.visitor.call("POST", target, key=siege.keys[BELA], headers={"origin": origin}), 403)


@pytest.mark.parametrize("site", ["cross-site", "same-site", "", "SAME-ORIGIN", "same-origin, cross-site"])
def test_a_browser_that_says_it_comes_from_elsewhere_is_believed(siege: Besieged, site: str) -> None:
    headers = {"origin": f"http://{HOST}", "sec-fetch-site": site}
    for target in posts(siege):
        assert_refused(siege.visitor.call("POST", target, key=siege.keys[BELA], headers=headers), 403)


def test_programs_are_refused_in_json(siege: Besieged) -> None:
    answer = siege.visitor.call("POST", f"{siege.api}/moves", headers={"origin": "http://evil.test"})
    assert answer.json()["error"] == "ForbiddenOrigin"
    assert answer.header("content-security-policy")


# -- bodies


def ten_megabytes() -> Iterator[bytes]:
    """A file in a form, if somebody reads it as that."""
    yield b'--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'
    for _ in range(10):
        yield MEGABYTE


def reads(target: str, kind: str) -> bool:
    """Does this address read bodies of this kind? Forms and programs do; leaving needs no words."""
    return kind == "application/json" if target.startswith("/api/") else "form" in kind and target != "/account/leave"


KINDS = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_body_too_large_is_refused_whether_it_says_so_or_not(siege: Besieged, kind: str) -> None:
    visitor = siege.visitor
    for target in posts(siege):
        declared = {"content-type": kind, "content-length": "10000000"}
        assert_refused(visitor.call("POST", target, ten_megabytes(), headers=declared), 413)
        for headers in ({"content-type": kind}, {"content-type": kind, "content-length": "5"}):
            answer = visitor.call("POST", target, ten_megabytes(), token=siege.tokens[BELA], headers=headers)
            assert_clean(answer)
            # Where a body of this kind is not read at all, its size does not matter.
            assert answer.status == 413 or not reads(target, kind), (target, headers, answer.status)


@pytest.mark.parametrize("declared", ["-1", "1e3", "", "x", "²", "1_0", "9" * 30, " 5", "+5", "0x10"])
def test_an_absurd_length_is_refused(siege: Besieged, declared: str) -> None:
    for target in posts(siege):
        assert_refused(siege.visitor.call("POST", target, headers={"content-length": declared}), 400, 413)


NO_JSON = [
    b"",
    b"{",
    b"\xff\xfe{\x00}\x00",
    b"\xef\xbb\xbf{}",
    b'{"move": NaN}',
    b'{"move": Infinity}',
    b'{"move": "play 2", "move": "play 3"}',
    b'{"move": "\\ud800"}',
    b'{"\\udfff": 1}',
    b"[" * 10_000,
    b'{"a":' * 3_000 + b"1" + b"}" * 3_000,
    b'{"move": ' + b"9" * 6_000 + b"}",
    b"{}{}",
    b"'move'",
]
MISSHAPEN: list[Any] = [
    None,
    [],
    0,
    "play 2",
    {},
    {"move": None},
    {"move": True},
    {"move": 1.0},
    {"move": -1},
    {"move": 2**31},
    {"move": 10**400},
    {"move": ""},
    {"move": "play 2" * 100},
    {"move": ["play", "2"]},
    {"move": {"verb": "play"}},
    {"move": {"verb": "play", "args": ["2"], "more": 1}},
    {"move": {"verb": "play", "args": [2]}},
    {"move": {"verb": "play", "args": ["2"] * 99}},
    {"move": "play 2", "length": True},
    {"move": "play 2", "length": "1"},
    {"move": "play 2", "length": 1.0},
    {"move": "play 2", "length": None},
    {"move": "play 2", "seed": 7},
]
NO_MOVE: list[Any] = ["fly 2", "play", "play 13", "play 2 2", "\x00", "‮play 2", 25, {"verb": "", "args": []}]


@pytest.mark.parametrize("body", NO_JSON)
def test_what_is_no_json_is_malformed(siege: Besieged, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = siege.visitor.call("POST", f"{siege.api}/moves", body, token=siege.tokens[BELA], headers=headers)
    assert (answer.status, answer.json()["error"]) == ((413, "TooLarge") if len(body) > 16_384 else (400, "NotJson"))


@pytest.mark.parametrize("value", MISSHAPEN)
def test_json_of_another_shape_is_refused(siege: Besieged, value: Any) -> None:
    answer = siege.visitor.post(f"{siege.api}/moves", value, token=siege.tokens[BELA])
    assert (answer.status, answer.json()["error"]) == (422, "Misshapen")


@pytest.mark.parametrize("move", NO_MOVE)
def test_what_is_no_move_is_malformed(siege: Besieged, move: Any) -> None:
    answer = siege.visitor.post(f"{siege.api}/moves", {"move": move}, token=siege.tokens[BELA])
    assert (answer.status, answer.json()["error"]) == (400, "Malformed")


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded", "application/jsonp", "json"])
def test_json_must_be_declared(siege: Besieged, kind: str) -> None:
    body = b'{"move": "play 2"}'
    answer = siege.visitor.call(
        "POST", f"{siege.api}/moves", body, token=siege.tokens[BELA], headers={"content-type": kind}
    )
    assert (answer.status, answer.json()["error"]) == (415, "WrongType")


anything = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(),
    lambda inner: some.lists(inner) | some.dictionaries(some.sampled_from(["move", "length", "seats", "game"]), inner),
)
nearly_a_move = some.fixed_dictionaries(
    {"move": anything | some.sampled_from(["play 10", "swap 12", 1])}, optional={"x": anything}
)


@bounded
@given(value=anything | nearly_a_move)
def test_whatever_json_comes_the_answer_is_a_clean_no(siege: Besieged, value: Any) -> None:
    """Ada is not to move, so nothing she sends can be right."""
    for target in ("/api/matches", f"{siege.api}/moves"):
        answer = siege.visitor.post(target, value, token=siege.tokens[ADA])
        assert_refused(answer)
        assert answer.json().keys() <= {"error", "message", "clause"}


@bounded
@given(body=some.binary(max_size=200), kind=some.sampled_from(KINDS), target=some.sampled_from(FORMS))
def test_whatever_form_comes_no_page_fails(siege: Besieged, body: bytes, kind: str, target: str) -> None:
    assert_clean(siege.visitor.call("POST", target, body, headers={"content-type": kind}))


# -- addresses

PATHS = [
    "/static/../../../etc/passwd",
    "/static/%2e%2e/%2e%2e/etc/passwd",
    "/static/{stamp}/..%2f..%2fshell.py",
    "/static/{stamp}/../shell.py",
    "/static/{stamp}/%00",
    "/static/{stamp}/" + "a" * 5_000,
    "/m/%00",
    "/m/..%2f..%2fetc%2fpasswd",
    "/m/%F0%28%8C%28",
    "/m/" + "a" * 10_000,
    "/m/%E2%80%AE",
    "/m/{id}%00",
    "/m/{id}/board.exe",
    "/m/{id}/board.",
    "/m/{id}/board.svg/../../",
    "/m/' OR 1=1 --",
    "/join/%00",
    "/join/" + "A" * 43,
    "/rules/%00",
    "/rules/<script>alert(1)</script>",
    "/puzzle/..",
    "/api",
    "/api/",
    "/api/matches/%00",
    "/api/matches/%00/moves",
    "/api/matches/{id}/moves/..",
    "/api/nothing",
    "//evil.test/",
    "/" + "/" * 500,
    "*",
    "",
]


@pytest.mark.parametrize("path", PATHS)
def test_a_path_that_leads_nowhere_is_not_found(siege: Besieged, path: str) -> None:
    target = path.format(id=siege.id, stamp=pages_stamp())
    for key in ("", siege.keys[BELA]):
        answer = siege.visitor.get(target, key=key)
        assert answer.status in (404, 307), answer.status
        assert_clean(answer)
        assert b"root:" not in answer.body
        assert b"<script>alert" not in answer.body
        assert not answer.header("location").startswith(("//", "http://evil"))


def pages_stamp() -> str:
    from aevum.web.shell import STAMP

    return STAMP


QUERIES = [
    "-1",
    "1e9",
    "1" * 40,
    "٣",
    "２",
    "²",
    "0x1",
    "%00",
    "",
    "1&at=2",
    "1;at=2",
    "%FF",
    "NaN",
    "true",
    "1.0",
    " 1",
]


@pytest.mark.parametrize("at", QUERIES)
def test_an_absurd_moment_shows_some_moment(siege: Besieged, at: str) -> None:
    assert siege.visitor.get(f"{siege.page}/replay?at={at}").status == 200
    assert_clean(siege.visitor.get(f"/rules/high-card?q={at}%3Cscript%3E"))
    assert b"<script>" not in siege.visitor.get(f"/rules/high-card?q=%3Cscript%3E{at}").body.partition(b"<main")[2]
    assert siege.visitor.get(f"{siege.api}?seat={at}").json()["seat"] is None


METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "BREW", "get", ""]


def routes(visitor: Visitor) -> list[Route]:
    return [route for route in visitor.app.routes if isinstance(route, Route)]


def test_every_address_refuses_the_methods_it_does_not_take(siege: Besieged) -> None:
    assert len(routes(siege.visitor)) == len(pages.ROUTES) + len(api.ROUTES) + len(made_files.ROUTES)
    for route in routes(siege.visitor):
        target = re.sub(r"\{.*?\}", siege.id, route.path)
        for method in METHODS:
            if method not in (route.methods or ()):
                answer = siege.visitor.call(method, target, token=siege.tokens[BELA])
                assert_refused(answer, 405)
                assert set(answer.header("allow").split(", ")) == route.methods


@bounded
@given(
    cookie=some.text(some.characters(max_codepoint=255), max_size=60),
    wish=some.text(some.characters(max_codepoint=255), max_size=60),
)
def test_absurd_headers_do_no_harm(siege: Besieged, cookie: str, wish: str) -> None:
    headers = {"cookie": f"aevum_key={cookie}; aevum_language={wish}", "accept-language": wish, "host": cookie}
    for target in (siege.page, siege.api):
        assert siege.visitor.call("GET", target, headers=headers).status == 200
