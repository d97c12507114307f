"""`aevum learn`: the right correction of a toy is found and kept, nothing is lost by interruptions, errors are said."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from aevum.arena import Contest, Result
from aevum.arena import run as run_here
from aevum.arena.journal import Journal
from aevum.kernel.ai.value_weights import accepted_value
from aevum.kernel.registry import games
from aevum.kernel.words import LANGUAGES
from cli.conftest import Answer, Run
from cli.learning_toy import CORRECTION, ToyHeuristics, install

pytest.importorskip("numpy")

LEARN = "learn learning-toy --noise 3 --games 80 --compare 40 --seed 3"
SHORT = "learn learning-toy --noise 3 --games 8 --compare 6 --rounds 2 --seed 3"


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, games())  # type: ignore[arg-type]


def lines(answer: Answer) -> list[dict[str, Any]]:
    assert answer.status == 0, answer.err
    return [json.loads(line) for line in answer.out.splitlines()]


def files(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def test_the_right_correction_is_found_wins_and_is_kept(aevum: Run, own_place: Path) -> None:
    (found,) = lines(aevum(f"{LEARN} --out x --json"))
    assert found["better"]
    assert found["interval"][0] > found["chance"] == 0.5
    assert found["margin"] > 3 * found["margin_error"]
    written = tomllib.loads((own_place / "x" / "value.toml").read_text())
    end, more = written["weights"]["feature-swaps"]
    assert end == pytest.approx(CORRECTION, abs=0.1)
    assert 0 < end + more / 3 < CORRECTION  # earlier, a seat that has not swapped may still do so
    provenance = written["provenance"]
    assert {name: provenance[name] for name in found if name != "round"} == {
        name: entry for name, entry in found.items() if name != "round"
    }
    again = aevum(f"{provenance['command'].removeprefix('aevum ')} --out y --json")
    assert lines(again) == [found]
    assert files(own_place / "y") == files(own_place / "x")


def test_a_duel_is_told_with_and_without_luck(aevum: Run, own_place: Path) -> None:
    (found,) = lines(aevum(f"{LEARN.replace('--compare 40', '--compare 80')} --out x --json"))
    games, duel = (
        [json.loads(line) for line in (own_place / "x" / name / "journal.jsonl").read_text().splitlines()[1:]]
        for name in ("games-00", "duel-00")
    )
    assert not any("luck" in game for game in games)
    assert all(len(game["luck"]) == 2 for game in duel)
    assert found["adjusted_margin"] == pytest.approx(found["margin"], abs=3 * found["margin_error"])
    assert found["adjusted_interval"][0] < found["adjusted_share"] < found["adjusted_interval"][1]
    assert found["better"] == (found["adjusted_interval"][0] > found["chance"])  # 40 deals are enough


def test_both_values_sit_at_one_table(aevum: Run, own_place: Path) -> None:
    aevum(f"{LEARN} --out x")
    command = "arena learning-toy --bots normal:value=x/value.toml,beam_width=2,normal --games 20 --seed 5 --json"
    *_, summary = lines(aevum(command))
    wins = {standing["bot"]: standing["wins"] for standing in summary["standings"]}
    assert wins["normal:value=x/value.toml,beam_width=2"] > wins["normal"]


def test_bots_from_normal_on_play_by_the_value_of_the_game_and_easy_by_hand(
    aevum: Run, own_place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def points(bots: str) -> list[list[int]]:
        *games, _ = lines(aevum(f"arena learning-toy --bots {bots} --games 6 --seed 5 --json"))
        return [game["scores"] for game in games]

    before = {bot: points(f"{bot},{bot}") for bot in ("easy", "normal", "hard")}
    aevum(f"{LEARN} --out x")
    file = own_place / "x" / "value.toml"
    taught = {bot: points(f"{bot}:value={file},{bot}:value={file}") for bot in before}
    monkeypatch.setattr(ToyHeuristics, "learned_value", accepted_value(file, ToyHeuristics.features))
    for bot in ("normal", "hard"):
        assert taught[bot] == points(f"{bot},{bot}") != before[bot]
        assert points(f"{bot}:value=none,{bot}:value=none") == before[bot]
    assert taught["easy"] != points("easy,easy") == before["easy"]


def test_games_by_another_value_are_another_contest(
    aevum: Run, own_place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    contest = "arena learning-toy --bots normal,normal --games 2 --seed 5 --out x"
    assert aevum(contest).status == 0
    (own_place / "value.toml").write_text('offset = [0, 0]\n[weights]\n"feature-swaps" = [1, 0]')
    value = accepted_value(own_place / "value.toml", ToyHeuristics.features)
    monkeypatch.setattr(ToyHeuristics, "learned_value", value)
    answer = aevum(contest)
    assert answer.status == 2
    assert "learned value there: “None”" in answer.err


def test_a_game_without_a_file_has_no_value(own_place: Path) -> None:
    assert accepted_value(own_place / "value.toml", ToyHeuristics.features) is None


@pytest.mark.parametrize("after", [0, 5, 11, 25])
def test_an_interrupted_run_goes_on_and_ends_as_if_nothing_had_been(
    aevum: Run, own_place: Path, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    whole = lines(aevum(f"{SHORT} --out whole --json"))
    assert len(whole) == 2
    left = iter(range(after))

    def interrupted(contest: Contest, numbers: list[int], jobs: int) -> Iterator[Result]:
        results = run_here(contest, numbers, jobs)
        for _, result in zip(left, results, strict=False):
            yield result
        if len(list(islice(left, 1))) == 0:
            raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("aevum.cli.learn.run_here", interrupted)
        answer = aevum(f"{SHORT} --out x --json")
    assert answer.status == 130
    assert "run the same command to resume" in answer.err
    assert lines(aevum(f"{SHORT.replace(' --seed 3', '')} --out x --json")) == whole
    assert files(own_place / "x") == files(own_place / "whole")


def test_what_was_played_is_not_played_again_and_rounds_can_be_added(
    aevum: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = lines(aevum(f"{SHORT} --out x --json"))
    added: list[Result] = []
    with monkeypatch.context() as patched:
        patched.setattr(Journal, "add", lambda _, result: added.append(result))
        assert lines(aevum(f"{SHORT} --out x --json")) == first
    assert not added
    assert lines(aevum(f"{SHORT.replace('--rounds 2', '--rounds 3')} --out x --json"))[:2] == first


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("learn learning-toy", "Something is missing: --out"),
        ("learn nothing --out x", "There is no game “nothing”"),
        ("learn tempus-imperium --out x", "declares no features"),
        ("learn high-card --bot random --out x", "does not search"),
        ("learn learning-toy --bot genius --out x", "There is no bot “genius”"),
        ("learn learning-toy --bot random --out x", "does not search"),
        ("learn learning-toy --bot random:noise=1 --out x", "a setting is unknown"),
        ("learn learning-toy --bot normal:patience=1 --out x", "Possible here: weights, value, beam_width"),
        ("learn learning-toy --seats 9 --out x", "the number of seats is 2, 3, not 9"),
        ("learn learning-toy --noise -1 --out x", "a number from 0 on"),
        ("learn learning-toy --noise much --out x", "a number from 0 on"),
        ("learn learning-toy --games 0 --out x", "whole number from 1 on"),
        (f"learn learning-toy --out x --seed {1 << 256}", "is not a seed"),
    ],
)
def test_what_is_wrong_is_said(aevum: Run, own_place: Path, words: str, sentence: str) -> None:
    answer = aevum(words)
    assert answer.status == 2
    assert sentence in answer.err
    assert not (own_place / "x").exists()


def test_a_folder_holds_one_run(aevum: Run, own_place: Path) -> None:
    aevum(f"{SHORT} --out x")
    answer = aevum(f"{SHORT.replace('--noise 3', '--noise 2')} --out x")
    assert answer.status == 2
    assert "noise there: “3.0”, here: “2.0”" in answer.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_it_in_their_language(aevum: Run, language: str) -> None:
    answer = aevum(f"{SHORT} --out x --lang {language}")
    assert answer.status == 0
    assert "learn-" not in answer.out
    assert "help-" not in aevum(f"learn --help --lang {language}").out


@pytest.mark.parametrize(
    "setting",
    [
        "beam_width=0",
        "beam_width=two",
        "noise=nan",
        "noise=-1",
        "evaluations=",
        "noise=1,noise=2",
        "value=nowhere.toml",
    ],
)
def test_a_setting_that_a_bot_cannot_take_is_refused(aevum: Run, setting: str) -> None:
    answer = aevum(f"arena learning-toy --bots normal:{setting},normal --games 2")
    assert answer.status == 2
    assert "Traceback" not in answer.err


@pytest.mark.parametrize(
    "text",
    [
        "",
        "offset = [0, 0]",
        "offset = [0]\n[weights]",
        "offset = [0, 0]\n[weights]\nunknown = [0, 0]",
        'offset = [0, 0]\n[weights]\n"term-tricks" = [0, 0]',
        'offset = [0, 0]\n[weights]\n"feature-swaps" = [0, true]',
    ],
)
def test_a_file_that_is_no_value_of_the_game_is_refused(aevum: Run, own_place: Path, text: str) -> None:
    (own_place / "value.toml").write_text(text)
    answer = aevum("arena learning-toy --bots normal:value=value.toml,normal --games 2")
    assert answer.status == 2
    assert "is not a learned value for this game" in answer.err
