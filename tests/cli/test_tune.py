"""`aevum tune`: better weights are found, an interruption loses nothing, and errors are reported."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from aevum.arena import Contest, Result
from aevum.arena import run as run_here
from aevum.arena.journal import Journal
from aevum.bots import bots
from aevum.kernel.registry import games
from aevum.kernel.words import LANGUAGES
from cli.conftest import Answer, Run
from cli.toy import FILE, toy

pytest.importorskip("cma")

EFFORT = "--generations 8 --population 6 --games 30 --sigma 0.8 --compare 400"
TUNE = f"tune toy --swap-cards 2 --bot swapper {EFFORT} --seed 3 --out x"
SHORT = "tune toy --bot swapper --generations 3 --population 4 --games 6 --compare 10 --seed 3"


@pytest.fixture(autouse=True)
def _toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, bot = toy(tmp_path)
    monkeypatch.setitem(games(), "toy", game)
    monkeypatch.setitem(bots(), "swapper", bot)


def lines(answer: Answer) -> list[dict[str, Any]]:
    assert answer.status == 0, answer.err
    return [json.loads(line) for line in answer.out.splitlines()]


def test_a_weight_that_is_far_too_low_grows_and_the_result_is_proved(aevum: Run, own_place: Path) -> None:
    *steps, verdict = lines(aevum(f"{TUNE} --json"))
    assert [step["generation"] for step in steps] == list(range(1, 9))
    assert verdict["weights"]["threshold"] > 3
    assert verdict["better"]
    assert verdict["interval"][0] > verdict["chance"] == 0.5
    written = (own_place / "x" / "weights.toml").read_text()
    assert f"threshold = {verdict['weights']['threshold']}\n" in written
    heading = written.partition("\n\n")[0]
    assert f"won {verdict['share']:.1%}" in heading
    assert "They are better." in heading


@pytest.mark.parametrize("flags", ["", " --luck"])
def test_the_command_in_the_heading_gives_the_same_file_again(aevum: Run, own_place: Path, flags: str) -> None:
    aevum(f"{SHORT} --only threshold --swap-cards 2{flags} --out x")
    written = (own_place / "x" / "weights.toml").read_text()
    command = written.partition("`aevum ")[2].partition("`")[0]
    aevum(f"{command} --out again")
    assert (own_place / "again" / "weights.toml").read_text() == written
    assert "--swap-cards 2" in command
    assert "idle = [1.0, 0.0]" in written


def test_zero_stays_zero_and_signs_stay(aevum: Run) -> None:
    *_, verdict = lines(aevum(f"{SHORT} --out x --json"))
    assert verdict["weights"]["idle.1"] == 0.0
    assert verdict["weights"]["idle.0"] > 0


@pytest.mark.parametrize(("after", "flags"), [(0, ""), (5, ""), (30, ""), (75, ""), (30, " --luck")])
def test_an_interrupted_run_goes_on_and_ends_as_if_nothing_had_been(
    aevum: Run, own_place: Path, monkeypatch: pytest.MonkeyPatch, after: int, flags: str
) -> None:
    command = f"{SHORT}{flags}"
    whole = lines(aevum(f"{command} --out whole --json"))
    left = iter(range(after))

    def interrupted(contest: Contest, numbers: list[int], jobs: int) -> Iterator[Result]:
        results = run_here(contest, numbers, jobs)
        for _, result in zip(left, results, strict=False):
            yield result
        if len(list(islice(left, 1))) == 0:
            raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("aevum.cli.tune.run_here", interrupted)
        answer = aevum(f"{command} --out x --json")
    assert answer.status == 130
    assert "run the same command to resume" in answer.err
    assert lines(aevum(f"{command.replace(' --seed 3', '')} --out x --json")) == whole
    assert (own_place / "x" / "weights.toml").read_bytes() == (own_place / "whole" / "weights.toml").read_bytes()


def test_what_was_played_is_not_played_again(aevum: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    first = lines(aevum(f"{SHORT} --out x --json"))
    added: list[Result] = []
    monkeypatch.setattr(Journal, "add", lambda _, result: added.append(result))
    assert lines(aevum(f"{SHORT} --out x --json")) == first
    assert not added


def test_more_generations_go_on_from_those_that_were_played(aevum: Run) -> None:
    first = lines(aevum(f"{SHORT} --out x --json"))
    more = lines(aevum(f"{SHORT.replace('--generations 3', '--generations 5')} --out y --json"))
    assert more[:3] == first[:3]
    assert len(more) == 6


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("tune toy --bot swapper", "Something is missing: --out"),
        ("tune nothing --out x", "There is no game “nothing”"),
        ("tune tempus-imperium --bot random --out x", "is played alone"),
        ("tune high-card --bot random --out x", "has no weights"),
        ("tune toy --bot genius --out x", "There is no bot “genius”"),
        ("tune toy --bot swapper --out x --only courage", "No weight is called “courage”. There are: threshold, idle."),
        ("tune toy --bot swapper --out x --only idle.1", "No weight is called “idle.1”"),
        ("tune toy --bot swapper --out x --seats 9", "the number of seats is 2, 3, not 9"),
        ("tune toy --bot swapper --out x --sigma 0", "a number above 0, at most 1"),
        ("tune toy --bot swapper --out x --sigma much", "a number above 0, at most 1"),
        ("tune toy --bot swapper --out x --games 0", "whole number from 1 on"),
        ("tune toy --bot swapper --out x --population 1", "whole number from 2 on"),
        (f"tune toy --bot swapper --out x --seed {1 << 256}", "is not a seed"),
    ],
)
def test_what_is_wrong_is_said(aevum: Run, own_place: Path, words: str, sentence: str) -> None:
    answer = aevum(words)
    assert answer.status == 2
    assert sentence in answer.err
    assert not (own_place / "x").exists()


def test_a_folder_holds_one_tuning(aevum: Run, own_place: Path) -> None:
    aevum(f"{SHORT} --out x")
    answer = aevum(f"{SHORT.replace('--population 4', '--population 5')} --out x")
    assert answer.status == 2
    assert "population there: “4”, here: “5”" in answer.err
    (own_place / "x" / "tuning.json").write_text("[]")
    assert aevum(f"{SHORT} --out x").status == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_it_in_their_language(aevum: Run, language: str) -> None:
    answer = aevum(f"{SHORT} --out x --lang {language}")
    assert answer.status == 0
    assert "tune-" not in answer.out
    assert "threshold" in answer.out
    assert "help-" not in aevum(f"tune --help --lang {language}").out


def test_a_bot_with_other_weights_can_play_in_the_arena(aevum: Run, own_place: Path) -> None:
    (own_place / "Usual.toml").write_text(FILE)
    (own_place / "Bold.toml").write_text(FILE.replace("2.0", "6.0"))

    def scores(bots: str) -> list[Any]:
        answer = lines(aevum(f"arena toy --bots {bots} --games 60 --seed 5 --json"))
        return [game["scores"] for game in answer[:-1]]

    plain = scores("swapper,swapper")
    # Each deal is played twice, because now two different bots sit there.
    assert scores("Swapper:weights=Usual.toml,swapper")[::2] == plain[:30]
    assert scores("swapper:weights=Bold.toml,swapper")[::2] != plain[:30]
    for wrong in ("swapper:weights=Nowhere.toml", "swapper:courage=2", "random:"):
        assert aevum(f"arena toy --bots {wrong},swapper").status == 2


def test_a_contest_by_other_weights_is_another_one(aevum: Run, own_place: Path) -> None:
    command = "arena toy --bots swapper:weights=Bold.toml,swapper --games 4 --seed 5 --out x"
    (own_place / "Bold.toml").write_text(FILE)
    assert aevum(command).status == 0
    (own_place / "Bold.toml").write_text(FILE.replace("2.0", "6.0"))
    answer = aevum(command)
    assert answer.status == 2
    assert "weights there" in answer.err
