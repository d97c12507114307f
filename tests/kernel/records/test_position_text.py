"""Positions as text: round trips, tolerance for line breaks, and a typed error for every other text."""

from __future__ import annotations

import json
import zlib
from base64 import b64encode
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from high_card import GAME

from aevum.kernel.errors import BadFile, DamagedPosition, LongPosition, NewerFile, NoPosition, UnknownGame
from aevum.kernel.match import Match, Redrawn
from aevum.kernel.records.position_text import (
    MAX_BYTES,
    MAX_CHARACTERS,
    position_from_text,
    position_to_text,
    transcript_from_text,
)
from aevum.kernel.records.savefile import match_from_bytes, match_to_bytes, read_match
from aevum.kernel.registry import find_game
from aevum.kernel.words import LANGUAGES, Words


def played(moves: int = 3) -> Match:
    match = Match(GAME, seats=("Ada", "Bela"), seed=7)
    for _ in range(moves):
        match.play(match.legal()[0])
    return match


def read(text: str) -> Match:
    return position_from_text(text, find_game)


def packed(content: Any) -> str:
    body = zlib.compress(json.dumps(content).encode())
    return f"aevum-position 1 high-card {b64encode(body, b'+-').decode().rstrip('=')}"


def content(match: Match) -> dict[str, Any]:
    moves = [[one.seat, GAME.book.notation(one.move)] for one in match.moves]
    return {"rules": GAME.rules_version, "options": {}, "seats": 2, "seed": "7", "records": moves, "scores": None}


def test_every_position_of_a_match_comes_back() -> None:
    match = played(3)
    for length in range(4):
        again = read(position_to_text(match, length))
        assert (again.state.key(), again.moves) == (match.state_at(length).key(), match.moves[:length])
    assert read(position_to_text(match)).state.key() == match.state.key()


def test_the_text_is_one_line_that_names_version_and_game_and_no_player() -> None:
    text = position_to_text(played())
    assert text.startswith("aevum-position 1 high-card ")
    assert "\n" not in text
    assert list(transcript_from_text(text).seats) == ["1", "2"]


def test_a_finished_match_comes_back_as_it_ended() -> None:
    match = played(0)
    while not match.over:
        match.play(match.legal()[-1])
    assert read(position_to_text(match)).outcome() == match.outcome()


def test_undone_moves_are_left_out_and_redraws_stay() -> None:
    match = played(2)
    match.undo(1, agreed=True)
    match.redraw(1, 99, keeps=1)
    match.play(match.legal()[-1])
    again = read(position_to_text(match))
    assert again.state.key() == match.state.key()
    assert again.undos == 0
    assert again.redraws == [Redrawn(1, 99, 1)]
    assert read(position_to_text(match, 1)).state.key() == match.state_at(1).key()


def test_line_breaks_and_spaces_of_a_messenger_do_not_matter() -> None:
    text = position_to_text(played())
    start, rest = text[:27], text[27:]
    wrapped = (
        "\n" + start.replace(" ", "  ") + "\n" + "\r\n ".join(rest[n : n + 20] for n in range(0, len(rest), 20)) + "\n"
    )
    assert read(wrapped).state.key() == played().state.key()


def test_a_file_may_hold_a_position_as_text(tmp_path: Path) -> None:
    text, file = position_to_text(played()), tmp_path / "position.txt"
    file.write_text(text + "\n", encoding="utf-8")
    assert read_match(file, find_game).state.key() == played().state.key()
    assert match_from_bytes(text.encode(), "some", find_game).moves == played().moves


def test_a_match_that_was_redrawn_for_one_seat_is_a_file_of_the_newest_format() -> None:
    match = played(1)
    assert b'"aevum": 1' in match_to_bytes(match)
    match.redraw(0, 5)
    assert b'"aevum": 2' in match_to_bytes(match)
    match.redraw(0, 6, keeps=0)
    written = match_to_bytes(match)
    assert b'"aevum": 3' in written
    assert match_from_bytes(written, "file", find_game).records == match.records


@pytest.mark.parametrize("text", ["", "   ", "hello", "aevum", "aevum-positions 1 high-card abc", '{"aevum": 1}'])
def test_other_texts_are_no_position(text: str) -> None:
    with pytest.raises(NoPosition):
        read(text)


@pytest.mark.parametrize(
    "text",
    [
        "aevum-position",
        "aevum-position one high-card abc",
        "aevum-position 1",
        "aevum-position 1 high-card",
        "aevum-position 1 high-card ä",
        "aevum-position 1 high-card ====",
        "aevum-position 1 high-card AAAA",
        "aevum-position 99999999999999999999 high-card AAAA",
    ],
)
def test_incomplete_texts_are_damaged(text: str) -> None:
    with pytest.raises(DamagedPosition):
        read(text)


def test_newer_formats_unknown_games_and_newer_rules_are_named() -> None:
    text = position_to_text(played())
    with pytest.raises(NewerFile, match="newer version"):
        read(text.replace("aevum-position 1", "aevum-position 2"))
    with pytest.raises(UnknownGame):
        read(text.replace("high-card", "low-card"))
    with pytest.raises(NewerFile):
        read(packed(content(played()) | {"rules": 10_000}))


def test_texts_that_are_too_long_or_swell_are_refused() -> None:
    with pytest.raises(LongPosition):
        read("aevum-position 1 high-card " + "A" * MAX_CHARACTERS)
    with pytest.raises(LongPosition):
        read(packed(" " * (2 * MAX_BYTES)))


def _set(**change: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda plain: plain | change


@pytest.mark.parametrize(
    "change",
    [
        _set(seats=0),
        _set(seats=10**9),
        _set(seats=True),
        _set(seats="2"),
        _set(seed="x"),
        _set(seed="-1"),
        _set(seed="1" * 65),
        _set(seed=7),
        _set(options=[]),
        _set(options={"nothing": 1}),
        _set(rules="1"),
        _set(rules=True),
        _set(records=7),
        _set(records=[7]),
        _set(records=[[0]]),
        _set(records=[[0, "no such move"]]),
        _set(records=[["0", "pass"]]),
        _set(records=[{}]),
        _set(records=[{"seat": 0, "undo": 0}]),
        _set(records=[{"seat": 0, "redraw": "5", "keeps": 2}]),
        _set(records=[{"seat": 0, "redraw": "5", "keeps": "0"}]),
        _set(scores=[1, 2]),
        list,
        len,
        lambda plain: {name: value for name, value in plain.items() if name != "seed"},
    ],
)
def test_a_content_that_was_never_written_is_damaged(change: Callable[[dict[str, Any]], Any]) -> None:
    assert read(packed(content(played()))).moves == played().moves
    with pytest.raises((DamagedPosition, NewerFile)):
        read(packed(change(content(played()))))


def test_fuzzed_texts_give_typed_errors_or_the_position() -> None:
    text, dice = position_to_text(played()), Random(21)
    for _ in range(400):
        signs = list(text)
        for _ in range(dice.randint(1, 4)):
            place = dice.randrange(len(signs))
            signs[place : place + dice.randint(0, 3)] = dice.choice(
                ["", "A", " ", "\n", "é", "\x00", "9", "aevum-position"]
            )
        with suppress(BadFile, UnknownGame):
            assert read("".join(signs)).game is GAME


def test_errors_speak_three_languages() -> None:
    for error in (NoPosition(), DamagedPosition(), LongPosition(most=5)):
        said = {error.say(Words(language)) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        assert not any("error-" in sentence or "{" in sentence for sentence in said)
