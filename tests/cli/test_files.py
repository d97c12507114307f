"""Commands `new`, `show`, `replay` and `verify`: a match as a file."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from aevum.games.tempus_imperium.state import Sheet
from aevum.kernel.registry import find_game
from cli.conftest import Run

OPENING = "road E5-F5\npay road E6-F6\nuse D6\nquit\n"


@pytest.fixture
def opening(aevum: Run, own_place: Path) -> Path:
    answer = aevum("play tempus-imperium --digits 1806061935 -o opening.aevum", OPENING)
    assert answer.status == 0
    return own_place / "opening.aevum"


def test_new_takes_the_minute_of_the_clock_unless_given_another(aevum: Run) -> None:
    aevum("new tempus-imperium -o now.aevum")
    aevum("new tempus-imperium --at 2018-06-06T19:35 -o then.aevum")
    assert len(json.loads(aevum("show now.aevum --json").out)["digits"]) == 10
    assert json.loads(aevum("show then.aevum --json").out)["digits"] == "1806061935"


def test_new_names_the_file_after_the_minute(aevum: Run, own_place: Path) -> None:
    assert aevum("new tempus-imperium --digits 1806061935").status == 0
    assert (own_place / "tempus-imperium-1806061935.aevum").exists()


def test_show_json_has_the_whole_sheet(aevum: Run, opening: Path) -> None:
    sheet = json.loads(aevum("show opening.aevum --json").out)
    assert sheet["digits"] == "1806061935"
    assert (sheet["round"], sheet["turn"], sheet["gold"]) == (1, 4, 9)
    assert sheet["squares"]["F4"] == {"kind": "forest", "left": 4}
    assert sheet["roads"] == ["E5-F5", "E6-F6"]
    assert sheet["used"] == ["D6"]
    assert sheet["score"]["longest_road"] == 2
    assert sheet["score"]["total"] == sum(points for line, points in sheet["score"].items() if line != "total")
    assert sheet["over"] is False


def test_show_at_an_earlier_moment(aevum: Run, opening: Path) -> None:
    assert json.loads(aevum("show opening.aevum --at 1 --json").out)["roads"] == ["E5-F5"]
    assert json.loads(aevum("show opening.aevum --at 0 --json").out)["roads"] == []


def test_show_draws_the_sheet_as_text(aevum: Run, opening: Path) -> None:
    text = aevum("show opening.aevum").out
    assert "┃" in text
    assert "Tempus Imperium 1806061935" in text
    assert "9 gold" in text


def test_show_draws_svg_png_and_pdf(aevum: Run, own_place: Path, opening: Path) -> None:
    for kind in ("svg", "png", "pdf"):
        assert aevum(f"show opening.aevum --{kind} sheet.{kind}").status == 0
    ElementTree.parse(own_place / "sheet.svg")
    assert (own_place / "sheet.png").read_bytes().startswith(b"\x89PNG")
    assert (own_place / "sheet.pdf").read_bytes().startswith(b"%PDF")


def test_replay_tells_every_move_and_says_that_the_match_still_runs(aevum: Run, opening: Path) -> None:
    output = aevum("replay opening.aevum").out
    assert "pay road E6-F6  You pay 2 gold to choose the action. You draw the road E6-F6." in output
    assert "still running after 3 moves" in output


def test_replay_prints_the_score_by_its_lines(aevum: Run) -> None:
    aevum("play tempus-imperium --digits 1806061935 -o idle.aevum", "pass\n" * 50)
    rows = [line.split() for line in aevum("replay idle.aevum").out.splitlines()]
    assert ["Farms", "4"] in rows
    assert ["Enemies", "-100"] in rows
    assert ["Total", "-90"] in rows
    assert json.loads(aevum("replay idle.aevum --json").out)["outcome"]["scores"] == [-90]


def test_replay_of_several_seats_tells_who_won_and_by_what(aevum: Run, own_place: Path) -> None:
    golden = Path(__file__).parents[1] / "golden" / "tempus-3-tie-break.aevum"
    (own_place / "tie.aevum").write_bytes(golden.read_bytes())
    lines = aevum("replay tie.aevum").out.splitlines()

    assert any("Guest 2: lay education-woods  Blue lays Education (woods)." in line for line in lines)
    assert not any("Blue lays a card." in line for line in lines), "each event is told once"
    assert "Guest ★" in lines[-8]
    assert lines[-4].split()[-3:] == ["16", "15", "16"]
    assert lines[-3].strip() == "Tie-break:", "or the lines of the score seem to stand there twice"
    assert [line.split()[-3:] for line in lines[-2:]] == [["0", "1", "0"], ["4", "4", "3"]]


def test_replay_says_nothing_of_tie_breaks_where_nobody_ties(aevum: Run, own_place: Path) -> None:
    golden = Path(__file__).parents[1] / "golden" / "tempus-4.aevum"
    (own_place / "clear.aevum").write_bytes(golden.read_bytes())
    lines = aevum("replay clear.aevum").out.splitlines()
    assert lines[-1].split() == ["Total", "23", "17", "21", "24"]
    assert [name.endswith("★") for name in re.split(r"\s{2,}", lines[-5].strip())[1:]] == [False, False, False, True]


def test_verify_passes_good_files_and_names_bad_ones(aevum: Run, own_place: Path, opening: Path) -> None:
    text = opening.read_text()
    (own_place / "cut.aevum").write_text(text[: len(text) // 2])
    (own_place / "edited.aevum").write_text(text.replace("road E5-F5", "road E5-E6", 1))
    (own_place / "photo.aevum").write_bytes(b"\x89PNG\r\n\x1a\n\x00\x00")
    assert aevum("verify opening.aevum").status == 0
    answer = aevum("verify opening.aevum cut.aevum edited.aevum photo.aevum")
    assert answer.status == 2
    assert "✓ opening.aevum: 3 moves" in answer.out
    assert "cut.aevum is cut off" in answer.err
    assert "edited.aevum was changed after it was written: line 2" in answer.err
    assert "photo.aevum is not an Aevum match" in answer.err


def test_verify_for_machines(aevum: Run, opening: Path) -> None:
    finding = json.loads(aevum("verify opening.aevum --json").out)
    assert finding["ok"]
    assert finding["moves"] == 3
    assert len(finding["commitment"]) == 64


def test_verify_reports_a_file_of_older_rules(aevum: Run, opening: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules version 2 changes nothing for this file; version 3 forbids its second move."""
    game = find_game("tempus-imperium")
    monkeypatch.setattr(type(game), "rules_version", game.rules_version + 1)
    answer = aevum("verify opening.aevum")
    assert answer.status == 0
    assert "older rules (version 1), still plays the same: 3 moves" in answer.out
    assert json.loads(aevum("verify opening.aevum --json").out)["older"] is True
    clause = next(iter(game.rulebook))
    check = Sheet.check
    forbidden = game.book.parse("use D6")
    monkeypatch.setattr(Sheet, "check", lambda sheet, move: clause if move == forbidden else check(sheet, move))
    answer = aevum("verify opening.aevum")
    assert answer.status == 2
    assert f"no longer legal: {clause.text()}" in " ".join(answer.err.split())


def test_verify_does_not_blame_a_file_for_a_fault_of_the_rules(
    aevum: Run, opening: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sheet, "apply", lambda *_: [].pop())
    answer = aevum("verify opening.aevum")
    assert answer.status == 2
    assert "a fault of the program, not of the match" in " ".join(answer.err.split())
    assert "Traceback" not in answer.err
