"""`aevum solve`: the plan replays to exactly its points, and an interrupted search gives the best plan so far."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import aevum as library
from aevum.kernel.words import LANGUAGES
from cli.conftest import Run

SOLVE = "solve --at 2018-06-06T19:35 --jobs 1"


def test_the_file_replays_to_the_points(aevum: Run, own_place: Path) -> None:
    answer = aevum(f"{SOLVE} --steps 40 --out plan.aevum --json")
    assert answer.status == 0
    plan = json.loads(answer.out)
    assert plan["points"] == sum(plan["score"].values())
    assert plan["points"] <= plan["bound"]
    replayed = json.loads(aevum("replay plan.aevum --json").out)
    assert replayed["moves"] == plan["moves"]
    assert replayed["outcome"]["scores"] == [plan["points"]]
    assert aevum("verify plan.aevum").status == 0


def test_the_same_steps_and_seed_give_the_same_plan(aevum: Run) -> None:
    one, other = (json.loads(aevum(f"{SOLVE} --steps 55 --seed 3 --json").out) for _ in range(2))
    assert one["moves"] == other["moves"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_points_and_bound(aevum: Run, language: str) -> None:
    answer = aevum(f"{SOLVE} --steps 2 --method beam --width 2 --lang {language}")
    assert answer.status == 0
    assert "443" in answer.out
    assert "solve-" not in answer.out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("--seconds 0", "not a time"),
        ("--seconds soon", "not a time"),
        ("--seconds 99999999", "too many"),
        ("--steps 0", "whole number"),
        ("--steps 5 --seconds 5", "cannot go together"),
        ("--jobs 0", "whole number"),
        ("--width x", "whole number"),
        ("--method magic", "choose from"),
        ("--seed -1", "not a seed"),
        ("--at yesterday", "not a date and time"),
        ("--at 2018-02-30T10:00", "no such day"),
        ("--digits 12", "exactly ten digits"),
    ],
)
def test_bad_arguments_are_refused_in_a_sentence(aevum: Run, words: str, complaint: str) -> None:
    answer = aevum(f"solve {words}")
    assert answer.status == 2
    assert complaint in answer.err


def test_a_game_without_a_solver(aevum: Run) -> None:
    answer = aevum("solve tempus --steps 1")
    assert answer.status == 2
    assert "tempus" in answer.err


def test_no_file_is_overwritten_unasked(aevum: Run, own_place: Path) -> None:
    (own_place / "plan.aevum").write_text("mine")
    assert aevum(f"{SOLVE} --steps 1 --out plan.aevum").status == 2
    assert (own_place / "plan.aevum").read_text() == "mine"
    assert aevum(f"{SOLVE} --steps 1 --out plan.aevum --force").status == 0
    assert aevum(f"{SOLVE} --steps 1 --out nowhere/plan.aevum").status == 2


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interruption_gives_the_best_so_far(own_place: Path, jobs: int) -> None:
    words = f"solve --at 2018-06-06T19:35 --jobs {jobs} --seconds 600 --json --out plan.aevum"
    process = subprocess.Popen(
        [sys.executable, "-m", "aevum", *words.split()],
        env=os.environ | {"PYTHONPATH": str(Path(library.__file__).parents[1])},
        stdout=subprocess.PIPE,
        text=True,
    )
    deadline = time.monotonic() + 120
    while not (own_place / "plan.aevum").exists() and time.monotonic() < deadline:
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=120)
    answer = json.loads(out)
    assert process.returncode == 130
    assert answer["interrupted"]
    outcome = library.load(own_place / "plan.aevum").outcome()
    assert outcome is not None
    assert outcome.totals == (answer["points"],)
