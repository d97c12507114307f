"""Hostile text in input: names, chat and files with markup, bidirectional control characters, and worse."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any
from urllib.parse import quote

import pytest

from aevum.kernel.records.savefile import match_to_bytes
from aevum.server.security.text_input import clean_name, clean_text, of_one_script
from server.high_card_matches import BELA, dealt
from server.raw_client import Answer, RawClient
from server.survives_attack import AttackedMatch, assert_clean, assert_refused

MARKUP = [
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'; DROP TABLE matches; --",
    "</svg><b>",
    "&lt;b&gt;",
]
TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"
CONTROL = "\x00\x07\x1b\x7f\x85\u2028\u2029\ufeff\u200b"
DANGEROUS = (b"<script>alert", b"<img src=x", b"<b>x", b"</svg><b>", b"<b>&")


def pages_with_names(client: RawClient, id: str, key: str) -> list[Answer]:
    targets = ["/", "/mine", "/account", f"/m/{id}", f"/m/{id}/replay", "/m/nothing"]
    return [client.get(target, key=key) for target in targets]


def regions(client: RawClient, id: str, key: str) -> str:
    """Return all regions of the match page as the socket sends them."""
    with client.open(f"/m/{id}/live", key=key) as line:
        return "".join(json.loads(line.hear())["regions"].values())


def assert_harmless(html: bytes) -> None:
    for piece in DANGEROUS:
        assert piece not in html


def begun_by(client: RawClient, name: str) -> tuple[str, str]:
    """Start a match in the lobby as a person with this name; return its id and the person's key."""
    key = client.submit("/account/name", f"name={quote(name)}").key
    where = client.submit("/matches", "game=high-card&seat-0=me&seat-1=open", key=key).header("location")
    return where.removeprefix("/m/"), key


# -- names


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("\u3164", ""),
        ("A\u3164\u115fda\u2800", "Ada"),
        ("\uff41\uff44\uff4d\uff49\uff4e", "admin"),
        ("Jose\u0301", "Jos\u00e9"),
        ("Ада \u0141ódź 7", "Ада Łódź 7"),
    ],
)
def test_a_name_shows_what_it_is(name: str, expected: str) -> None:
    assert clean_name(name) == expected


@pytest.mark.parametrize("login", ["аdmin", "adm\u0456n", "Αdmin"])
def test_an_account_in_two_alphabets_is_refused(attacked: AttackedMatch, login: str) -> None:
    answer = attacked.client.submit("/account/register", f"login={quote(login)}&password=long-enough-word")
    assert answer.status == 400
    assert "one alphabet" in answer.text


@pytest.mark.parametrize("login", ["Ада", "José", "山田ハナ子", "O'Brien-7", "Łukasz"])
def test_every_alphabet_is_welcome(login: str) -> None:
    assert of_one_script(login)


@pytest.mark.parametrize("name", MARKUP)
def test_markup_in_a_name_is_only_text(attacked: AttackedMatch, name: str) -> None:
    id, key = begun_by(attacked.client, name)
    assert attacked.client.live(id).stored.seats[0].name == name
    for page in pages_with_names(attacked.client, id, key):
        assert_clean(page)
        assert_harmless(page.body)
    assert_harmless(regions(attacked.client, id, key).encode())


def test_signs_that_turn_the_writing_or_cannot_be_seen_never_get_into_a_name(attacked: AttackedMatch) -> None:
    client = attacked.client
    given = f"A{TURNING}d{CONTROL}a"
    id, key = begun_by(client, given)
    assert client.live(id).stored.seats[0].name == "Ada"
    seats = [{"kind": "me", "name": given}, {"kind": "bot", "bot": "random", "name": given}]
    begun = client.post("/api/matches", {"game": "high-card", "seats": seats}).json()
    assert [seat["name"] for seat in client.get(f"/api/matches/{begun['id']}").json()["seats"]] == ["Ada", "Ada"]
    for page in pages_with_names(client, id, key):
        assert not set(page.text) & set(TURNING + CONTROL)


def test_a_name_of_nothing_but_such_signs_is_no_name(attacked: AttackedMatch) -> None:
    seats = [{"kind": "me", "name": TURNING}, {"kind": "open"}]
    begun = attacked.client.post("/api/matches", {"game": "high-card", "seats": seats}).json()
    assert attacked.client.get(f"/api/matches/{begun['id']}").json()["seats"][0]["name"] == "Guest"


def test_a_name_cannot_be_longer_than_its_column(attacked: AttackedMatch) -> None:
    """Also where something is added to a name: a neighbour at this screen is named after the host."""
    client = attacked.client
    key = client.submit("/account/name", f"name={'W' * 5000}").key
    where = client.submit("/matches", "game=high-card&seat-0=me&seat-1=here&seat-2=here", key=key).header("location")
    names = [seat.name for seat in client.live(where.removeprefix("/m/")).stored.seats]
    assert max(map(len, names)) <= 40
    assert len(set(names)) == 3


def test_an_account_name_that_grows_in_small_letters_is_refused(attacked: AttackedMatch) -> None:
    """ß becomes ss, and the column has room for forty characters."""
    assert_refused(attacked.client.submit("/account/register", f"login={quote('ß' * 40)}&password=12345678"), 400)


# -- chat


@pytest.mark.parametrize("text", [*MARKUP, TURNING + "abc", CONTROL + "abc", "\ud800abc", "W" * 3000, "👩‍🚀" * 50])
def test_whatever_is_said_is_only_text(attacked: AttackedMatch, text: str) -> None:
    client = attacked.client
    with client.open(f"{attacked.page}/live", key=attacked.keys[BELA]) as line:
        line.hear()
        line.say({"do": "say", "text": text})
        heard = json.loads(line.hear())["regions"]["chat-lines"]
        assert_harmless(heard.encode())
        assert "<b>Bela</b>" in heard
    page = client.get(attacked.page, key=attacked.keys[BELA])
    assert_clean(page)
    assert_harmless(page.body)
    assert not set(page.text) & set("\x00\x07\x1b\x85")


# -- files


def uploaded(client: RawClient, content: bytes, name: str = "a.aevum") -> Answer:
    head = f'--x\r\ncontent-disposition: form-data; name="file"; filename="{name}"\r\n\r\n'.encode()
    kind = {"content-type": "multipart/form-data; boundary=x"}
    return client.call("POST", "/upload", head + content + b"\r\n--x--\r\n", headers=kind)


def chained(*lines: dict[str, Any]) -> bytes:
    """Return a file as an attacker writes it: whatever it says, the hashes fit."""
    link, written = "", []
    for line in lines:
        body = json.dumps(line, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        link = sha256(f"{link}{body}".encode()).hexdigest()[:32]
        written.append(json.dumps({**line, "hash": link}) + "\n")
    return "".join(written).encode()


def header(**changes: Any) -> dict[str, Any]:
    original: dict[str, Any] = json.loads(match_to_bytes(dealt()).splitlines()[0])
    del original["hash"]
    return original | changes


SEAL = {"records": 0, "scores": None}
GARBAGE = [
    b"",
    b"\x00" * 1000,
    b"\xff\xfe" * 500,
    b"PK\x03\x04" + b"\x00" * 100,
    b"<svg onload=alert(1)>",
    b'{"aevum": 1}\n',
    b"[" * 200_000,
    b'{"aevum":' * 50_000,
    b"\n" * 10_000,
    match_to_bytes(dealt())[:-9],
    match_to_bytes(dealt()).replace(b"Ada", b"Eve"),
]
FORGED = [
    chained(header(aevum=10**30), SEAL),
    chained(header(game={"a": 1}), SEAL),
    chained(header(game="\x00"), SEAL),
    chained(header(options=[1, 2]), SEAL),
    chained(header(options={"swap_cards": 10**400}), SEAL),
    chained(header(seats=[]), SEAL),
    chained(header(seats=["a"] * 5000), SEAL),
    chained(header(seed="-1"), SEAL),
    chained(header(seed="f" * 5000), SEAL),
    chained(header(rules_version="1"), SEAL),
    chained(header(rules_version=0), SEAL),
    chained(header(), {"seat": 0, "move": "play 1"}, {"records": 1, "scores": None}),
    chained(header(), {"seat": "0", "move": "play 6"}, {"records": 1, "scores": None}),
    chained(header(), {"seat": 0, "move": 5}, {"records": 1, "scores": None}),
    chained(header(), {"seat": 0, "undo": 0}, {"records": 1, "scores": None}),
]
UNDOERS: list[Any] = [{"a": 1}, [], "x", 10**30, -5, 99, 1.5, True]


@pytest.mark.parametrize("content", [*GARBAGE, *FORGED], ids=range(len(GARBAGE) + len(FORGED)))
def test_a_file_that_is_no_match_is_refused(attacked: AttackedMatch, content: bytes) -> None:
    assert_refused(uploaded(attacked.client, content), 400, 404)


@pytest.mark.parametrize("seat", UNDOERS)
def test_a_file_in_which_nobody_takes_a_move_back_is_refused(attacked: AttackedMatch, seat: Any) -> None:
    """The hashes fit and the move is legal, but no such seat is there to undo it."""
    lines = [{"seat": 0, "move": "swap 6"}, {"seat": seat, "undo": 0}, {"records": 2, "scores": None}]
    assert_refused(uploaded(attacked.client, chained(header(), *lines)), 400)


def test_names_in_a_file_are_cleaned_as_any_other(attacked: AttackedMatch) -> None:
    names = [f"<script>alert(1)</script>{TURNING}", "W" * 500]
    where = uploaded(attacked.client, chained(header(seats=names), SEAL)).header("location")
    id = where.removeprefix("/m/")
    assert [seat.name for seat in attacked.client.live(id).stored.seats] == ["<script>alert(1)</script>", "W" * 40]
    assert_harmless(attacked.client.get(where).body)


@pytest.mark.parametrize("name", ["../../etc/passwd", "<b>x", "‮vum.exe", "W" * 5000, "\x00", 'a"b'])
def test_the_name_of_a_file_is_only_text(attacked: AttackedMatch, name: str) -> None:
    answer = uploaded(attacked.client, b"garbage", name)
    assert_refused(answer, 400)
    assert_harmless(answer.body)
    assert "\u202e" not in answer.text


def test_a_form_without_a_file_is_refused(attacked: AttackedMatch) -> None:
    assert_refused(attacked.client.submit("/upload", "file=text"), 400)
    assert_refused(attacked.client.submit("/upload", ""), 400)
    assert_refused(attacked.client.call("POST", "/upload"), 400)


def test_chat_cannot_turn_the_line_it_stands_in() -> None:
    assert clean_text(f"a{TURNING[:9]}b") == "ab"
    assert clean_text("שלום \u200d👩\u200d🚀") == "שלום \u200d👩\u200d🚀"
