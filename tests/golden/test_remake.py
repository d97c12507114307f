"""Remaking golden games: legal moves stay, others are worked around, and scores are written where they stood."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from shutil import copyfile

import pytest

import aevum
from aevum.kernel.game import AnyGame
from aevum.kernel.records.savefile import read_transcript, transcript_to_bytes
from aevum.kernel.records.transcript import Transcript
from aevum.kernel.registry import games
from golden import remake
from golden.remake import FOLDER, Remaking, first_difference, telling, telling_of, with_scores

NAME = "tempus-4"
FILE = FOLDER / f"{NAME}.aevum"
SOURCE = Path(aevum.__file__).parents[1]


def _without(transcript: Transcript, *numbers: int) -> Transcript:
    records = [record for number, record in enumerate(transcript.records) if number not in numbers]
    return replace(transcript, records=records)


def _left(transcript: Transcript) -> int:
    """Return the number of a record that only ends the decision of its seat."""
    return next(number for number, record in enumerate(transcript.records) if record["move"] in ("pass", "done"))


def test_a_game_that_no_rule_touches_stays_as_it_is() -> None:
    transcript = read_transcript(FILE)
    remade = Remaking(transcript, "random").played()
    assert not remade.changed
    assert Transcript.of(remade.match).records == transcript.records


def test_a_new_question_is_answered_by_the_move_that_does_nothing() -> None:
    transcript = read_transcript(FILE)
    number = _left(transcript)
    remade = Remaking(_without(transcript, number), "random").played()
    assert Transcript.of(remade.match).records == transcript.records
    assert len(remade.departures) == 1
    assert remade.departures[0].startswith(f"move {number + 1}, ")
    assert f"put in: {transcript.records[number]['move']}" in remade.departures[0]


def test_a_move_that_answers_nothing_is_left_out() -> None:
    transcript = read_transcript(FILE)
    number = _left(transcript)
    records = list(transcript.records)
    records.insert(number, {**records[number], "move": records[0]["move"]})
    remade = Remaking(replace(transcript, records=records), "random").played()
    assert Transcript.of(remade.match).records == transcript.records
    assert f"left out: {records[0]['move']}" in remade.departures[0]
    assert "refused by " in remade.departures[0]


def test_a_bot_plays_on_where_the_record_cannot() -> None:
    transcript = read_transcript(FILE)
    shortened = replace(transcript, records=transcript.records[:40])
    first, second = (Remaking(shortened, "random").played() for _ in range(2))
    assert first.match.over
    assert first.ends_otherwise
    assert first.match.records == second.match.records
    assert Transcript.of(first.match).records[:40] == transcript.records[:40]


def test_an_unfinished_match_is_not_played_to_its_end() -> None:
    transcript = read_transcript(FILE)
    shortened = replace(transcript, records=transcript.records[:40], outcome=None)
    assert len(Remaking(shortened, "random").played().match.moves) == 40


def test_files_and_scores_are_written_only_where_they_differ(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    scores, file = tmp_path / "scores.toml", tmp_path / FILE.name
    copyfile(remake.SCORES, scores)
    monkeypatch.setattr(remake, "SCORES", scores)
    copyfile(FILE, file)
    assert remake.main([str(file)]) == 0
    assert file.read_bytes() == FILE.read_bytes()
    transcript = read_transcript(FILE)
    file.write_bytes(transcript_to_bytes(replace(transcript, records=transcript.records[:40])))
    assert remake.main([str(file), "--check", "--bot", "random"]) == 1
    assert scores.read_text() == (FOLDER / "scores.toml").read_text()
    assert remake.main([str(file), "--bot", "random"]) == 0
    assert f"{NAME}: 40 moves, now " in capsys.readouterr().out
    outcome = aevum.load(file).outcome()
    assert outcome is not None
    assert scores.read_text() == with_scores((FOLDER / "scores.toml").read_text(), NAME, outcome)
    assert remake.main([str(file), "--check"]) == 0


def test_showcases_are_remade_too() -> None:
    names = [f"{path.parent.name}/{path.name}" for path in remake.every_file()]
    assert f"golden/{FILE.name}" in names
    assert {f"{game.folder.name}/showcase.aevum" for game in ours()} <= set(names)


def ours() -> list[AnyGame]:
    return [game for game in games().values() if SOURCE in game.folder.parents]


def test_a_showcase_that_no_rule_touches_stays_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    showcase = aevum.find_game("tempus-imperium").folder / "showcase.aevum"
    before = showcase.read_bytes()
    assert remake.main([str(showcase)]) == 0
    assert capsys.readouterr().out == "tempus_imperium/showcase: the same\n"
    assert showcase.read_bytes() == before


def test_a_file_that_cannot_be_read_is_named_and_stops_no_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.aevum"
    broken.write_text("nonsense")
    assert remake.main([str(broken), str(FILE)]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{tmp_path.name}/broken: broken.aevum")
    assert second == f"{NAME}: the same"


@pytest.mark.parametrize("name", ["tempus-3-tie-break", NAME, "through-the-ages-basic-3", "clash-of-cultures-2"])
def test_scores_are_written_as_they_stand(name: str) -> None:
    """Scores of several seats, in halves, and with or without a line of the winners."""
    text = (FOLDER / "scores.toml").read_text()
    outcome = aevum.load(FOLDER / f"{name}.aevum").outcome()
    assert outcome is not None
    emptied = re.sub(rf"(?m)^(\[{name}\]\n)(?:\w.*\n)*", r"\1first = [9]\n", text)
    assert emptied != text
    assert with_scores(emptied, name, outcome).replace("first = [0]\n", "") == text.replace("first = [0]\n", "")


def test_what_another_source_tree_tells_is_compared() -> None:
    before = telling_of(SOURCE, FILE)
    assert first_difference(before, telling(FILE)) == ""
    other = json.loads(json.dumps(before))
    number = next(number for number, events in enumerate(other) if events)
    other[number][0][0] = "event-other"
    assert first_difference(other, telling(FILE)).startswith(f"move {number + 1} tells otherwise: before event-other (")
