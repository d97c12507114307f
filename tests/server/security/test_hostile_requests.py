"""Hostile HTTP requests: each is refused cleanly, nothing changes, and the server goes on serving."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from starlette.routing import Route

from aevum.server.api import endpoints
from aevum.server.pages import generated_assets
from aevum.server.pages import site as pages
from server.high_card_matches import ADA, BELA, seated
from server.raw_client import HOST, RawClient
from server.survives_attack import AttackedMatch, assert_clean, assert_refused

FORMS = [path for path, _, *methods in pages.ROUTES if "POST" in methods]
MEGABYTE = b"x" * 1_000_000
sharing_the_table = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
bounded = settings(sharing_the_table, max_examples=60)


def posts(attacked: AttackedMatch) -> list[str]:
    """Return every address that accepts input."""
    return [*FORMS, "/api/matches", f"{attacked.api}/moves", f"{attacked.api}/undo"]


# -- moves for other seats


def test_nobody_moves_for_another_seat(attacked: AttackedMatch) -> None:
    client = attacked.client
    answer = client.post(f"{attacked.api}/moves", {"move": "play 10"}, token=attacked.tokens[ADA])
    assert (answer.status, answer.json()["error"]) == (403, "NotYourTurn")
    assert_refused(client.post(f"{attacked.api}/moves", {"move": "play 2"}, key=attacked.keys[ADA]), 403)
    assert_refused(client.post(f"{attacked.api}/moves", {"move": "play 2", "seat": 1}, token=attacked.tokens[ADA]), 422)
    assert_refused(client.get(f"{attacked.api}/moves", token=attacked.tokens[ADA]), 403)


def test_nobody_moves_without_a_seat(attacked: AttackedMatch) -> None:
    client = attacked.client
    other = seated(client.hub.storage)
    stranger = client.hub.storage.seating(other.id)[BELA].token
    for what in ("moves", "undo"):
        body = {"move": "play 2"} if what == "moves" else {}
        assert_refused(client.post(f"{attacked.api}/{what}", body), 401)
        assert_refused(client.post(f"{attacked.api}/{what}", body, token=stranger), 401)
        assert_refused(client.post(f"{attacked.api}/{what}", body, key=other.keys[BELA]), 403)
        assert client.post(f"{attacked.api}/{what}", body).header("www-authenticate") == "Bearer"


@pytest.mark.parametrize(
    "papers",
    ["", "Bearer", "Bearer ", "Bearer \xff", "bearer x y", "Basic QTpC", "Bearer " + "A" * 43, "\xa0", "B" * 9000],
)
def test_forged_papers_open_nothing(attacked: AttackedMatch, papers: str) -> None:
    for target in (attacked.api, f"{attacked.api}/moves", f"{attacked.api}/log", "/api/matches"):
        assert_refused(attacked.client.call("GET", target, headers={"authorization": papers}), 401)


def test_a_stale_move_is_refused(attacked: AttackedMatch) -> None:
    for length in (0, 2, 2**31 - 1):
        answer = attacked.client.post(
            f"{attacked.api}/moves", {"move": "play 2", "length": length}, token=attacked.tokens[BELA]
        )
        assert (answer.status, answer.json()["error"]) == (409, "Stale")
        assert_refused(
            attacked.client.post(f"{attacked.api}/undo", {"length": length}, token=attacked.tokens[ADA]), 409
        )


def test_a_key_that_was_given_up_opens_nothing(attacked: AttackedMatch) -> None:
    client = attacked.client
    old = client.submit("/account/name", "name=Eve").key
    client.hub.storage.person_of_key(old)
    client.submit("/account/leave", "", key=old)
    assert client.hub.storage.person_of_key(old) is None
    client.submit("/account/leave", "", key=attacked.keys[BELA])
    assert client.get(attacked.api, key=attacked.keys[BELA]).json()["seat"] is None
    assert_refused(client.post(f"{attacked.api}/moves", {"move": "play 2"}, key=attacked.keys[BELA]), 401)
    with client.open(f"{attacked.page}/live", key=attacked.keys[BELA]) as line:
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
def test_a_form_of_another_site_is_refused(attacked: AttackedMatch, origin: str) -> None:
    for target in posts(attacked):
        assert_refused(attacked.client.call("POST", target, key=attacked.keys[BELA], headers={"origin": origin}), 403)


@pytest.mark.parametrize("site", ["cross-site", "same-site", "", "SAME-ORIGIN", "same-origin, cross-site"])
def test_a_browser_that_says_it_comes_from_elsewhere_is_believed(attacked: AttackedMatch, site: str) -> None:
    headers = {"origin": f"http://{HOST}", "sec-fetch-site": site}
    for target in posts(attacked):
        assert_refused(attacked.client.call("POST", target, key=attacked.keys[BELA], headers=headers), 403)


def test_programs_are_refused_in_json(attacked: AttackedMatch) -> None:
    answer = attacked.client.call("POST", f"{attacked.api}/moves", headers={"origin": "http://evil.test"})
    assert answer.json()["error"] == "ForbiddenOrigin"
    assert answer.header("content-security-policy")


# -- bodies


def ten_megabytes() -> Iterator[bytes]:
    """Yield the chunks of a file in a form, if it is read as a form."""
    yield b'--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'
    for _ in range(10):
        yield MEGABYTE


def reads(target: str, kind: str) -> bool:
    """Whether this address reads bodies of this kind: forms and programs do; `/account/leave` needs no body."""
    if target.startswith("/api/") or target == "/push":
        return kind == "application/json"
    return "form" in kind and target != "/account/leave"


KINDS = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_body_too_large_is_refused_whether_it_says_so_or_not(attacked: AttackedMatch, kind: str) -> None:
    client = attacked.client
    for target in posts(attacked):
        declared = {"content-type": kind, "content-length": "10000000"}
        assert_refused(client.call("POST", target, ten_megabytes(), headers=declared), 413)
        for headers in ({"content-type": kind}, {"content-type": kind, "content-length": "5"}):
            answer = client.call("POST", target, ten_megabytes(), token=attacked.tokens[BELA], headers=headers)
            assert_clean(answer)
            # Where a body of this kind is not read at all, its size does not matter.
            assert answer.status == 413 or not reads(target, kind), (target, headers, answer.status)


@pytest.mark.parametrize("declared", ["-1", "1e3", "", "x", "²", "1_0", "9" * 30, " 5", "+5", "0x10"])
def test_an_absurd_length_is_refused(attacked: AttackedMatch, declared: str) -> None:
    for target in posts(attacked):
        assert_refused(attacked.client.call("POST", target, headers={"content-length": declared}), 400, 413)


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
def test_what_is_no_json_is_malformed(attacked: AttackedMatch, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = attacked.client.call("POST", f"{attacked.api}/moves", body, token=attacked.tokens[BELA], headers=headers)
    assert (answer.status, answer.json()["error"]) == ((413, "TooLarge") if len(body) > 16_384 else (400, "NotJson"))


@pytest.mark.parametrize("value", MISSHAPEN)
def test_json_of_another_shape_is_refused(attacked: AttackedMatch, value: Any) -> None:
    answer = attacked.client.post(f"{attacked.api}/moves", value, token=attacked.tokens[BELA])
    assert (answer.status, answer.json()["error"]) == (422, "Misshapen")


@pytest.mark.parametrize("move", NO_MOVE)
def test_what_is_no_move_is_malformed(attacked: AttackedMatch, move: Any) -> None:
    answer = attacked.client.post(f"{attacked.api}/moves", {"move": move}, token=attacked.tokens[BELA])
    assert (answer.status, answer.json()["error"]) == (400, "Malformed")


@pytest.mark.parametrize("kind", ["", "text/plain", "application/x-www-form-urlencoded", "application/jsonp", "json"])
def test_json_must_be_declared(attacked: AttackedMatch, kind: str) -> None:
    body = b'{"move": "play 2"}'
    answer = attacked.client.call(
        "POST", f"{attacked.api}/moves", body, token=attacked.tokens[BELA], headers={"content-type": kind}
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
def test_whatever_json_comes_the_answer_is_a_clean_no(attacked: AttackedMatch, value: Any) -> None:
    """Ada is not to move, so nothing that she sends can be right."""
    for target in ("/api/matches", f"{attacked.api}/moves"):
        answer = attacked.client.post(target, value, token=attacked.tokens[ADA])
        assert_refused(answer)
        assert answer.json().keys() <= {"error", "message", "clause"}


@bounded
@given(body=some.binary(max_size=200), kind=some.sampled_from(KINDS), target=some.sampled_from(FORMS))
def test_whatever_form_comes_no_page_fails(attacked: AttackedMatch, body: bytes, kind: str, target: str) -> None:
    assert_clean(attacked.client.call("POST", target, body, headers={"content-type": kind}))


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
def test_a_path_that_leads_nowhere_is_not_found(attacked: AttackedMatch, path: str) -> None:
    target = path.format(id=attacked.id, stamp=pages_stamp())
    for key in ("", attacked.keys[BELA]):
        answer = attacked.client.get(target, key=key)
        assert answer.status in (404, 307), answer.status
        assert_clean(answer)
        assert b"root:" not in answer.body
        assert b"<script>alert" not in answer.body
        assert not answer.header("location").startswith(("//", "http://evil"))


def pages_stamp() -> str:
    from aevum.web.layout import CACHE_KEY

    return CACHE_KEY


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
def test_an_absurd_moment_shows_some_moment(attacked: AttackedMatch, at: str) -> None:
    assert attacked.client.get(f"{attacked.page}/replay?at={at}").status == 200
    assert_clean(attacked.client.get(f"/rules/high-card?q={at}%3Cscript%3E"))
    assert b"<script>" not in attacked.client.get(f"/rules/high-card?q=%3Cscript%3E{at}").body.partition(b"<main")[2]
    assert attacked.client.get(f"{attacked.api}?seat={at}").json()["seat"] is None


METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "BREW", "get", ""]


def routes(client: RawClient) -> list[Route]:
    return [route for route in client.app.routes if isinstance(route, Route)]


def test_every_address_refuses_the_methods_it_does_not_take(attacked: AttackedMatch) -> None:
    assert len(routes(attacked.client)) == len(pages.ROUTES) + len(endpoints.ROUTES) + len(generated_assets.ROUTES)
    for route in routes(attacked.client):
        target = re.sub(r"\{.*?\}", attacked.id, route.path)
        for method in METHODS:
            if method not in (route.methods or ()):
                answer = attacked.client.call(method, target, token=attacked.tokens[BELA])
                assert_refused(answer, 405)
                assert set(answer.header("allow").split(", ")) == route.methods


@bounded
@given(
    cookie=some.text(some.characters(max_codepoint=255), max_size=60),
    wish=some.text(some.characters(max_codepoint=255), max_size=60),
)
def test_absurd_headers_do_no_harm(attacked: AttackedMatch, cookie: str, wish: str) -> None:
    headers = {"cookie": f"aevum_key={cookie}; aevum_language={wish}", "accept-language": wish, "host": cookie}
    for target in (attacked.page, attacked.api):
        assert attacked.client.call("GET", target, headers=headers).status == 200
