"""`aevum arena`: many games, the same for the same seed; finished games are never lost."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import aevum as library
from aevum.arena import Contest, Result
from aevum.arena import run as run_here
from aevum.kernel.words import LANGUAGES
from cli.conftest import Answer, Run

TWENTY = "arena tempus-imperium --bots random --games 20 --seed 42"
TWO_HUNDRED = "arena high-card --bots random,random --games 200 --seed 5"
PATHS = os.pathsep.join((str(Path(__file__).parents[1] / "third_party"), str(Path(library.__file__).parents[1])))
KILLED = """
import json, os, signal, sys
from aevum.arena.journal import Journal
from aevum.cli import main

line, how, *words = sys.argv[1:]
whole, written = Journal._write, []

def write(journal, data):
    written.append(data)
    if len(written) == int(line):
        if how == "after":
            whole(journal, data)
        if how == "within":
            journal._file.write(json.dumps(data).encode()[:40])
        os.kill(os.getpid(), signal.SIGKILL)
    whole(journal, data)

Journal._write = write
main(words)
"""


def lines(answer: Answer) -> list[dict[str, Any]]:
    assert answer.status == 0
    return [json.loads(line) for line in answer.out.splitlines()]


def games(answer: Answer) -> list[dict[str, Any]]:
    return lines(answer)[:-1]


def started(*words: str, **settings: Any) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, *words],
        env=os.environ | {"PYTHONPATH": PATHS},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **settings,
    )


def journal_lines(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "journal.jsonl").read_text().splitlines()]


def test_a_line_a_game_then_the_summary(aevum: Run) -> None:
    *played, summary = lines(aevum(f"{TWENTY} --json"))
    assert [game["game"] for game in played] == list(range(20))
    assert all(game["ranking"] == [[0]] and game["decisions"] >= 50 for game in played)
    assert summary["decisions_per_second"] > 0
    assert summary["games"] == 20
    assert summary["decisions"]["mean"] == sum(game["decisions"] for game in played) / 20


def test_the_same_seed_gives_the_same_games_on_any_number_of_processes(aevum: Run) -> None:
    alone = games(aevum(f"{TWENTY} --json"))
    assert games(aevum(f"{TWENTY} --jobs 2 --json")) == alone
    assert games(aevum("arena tempus-imperium --games 20 --seed 43 --json")) != alone


def test_a_shorter_run_is_the_beginning_of_a_longer_one(aevum: Run) -> None:
    assert games(aevum(f"{TWENTY.replace('20', '5')} --json")) == games(aevum(f"{TWENTY} --json"))[:5]


def test_a_folder_can_be_asked_for_more_games_and_for_fewer(aevum: Run, own_place: Path) -> None:
    whole = games(aevum(f"{TWENTY} --json"))
    assert games(aevum(f"{TWENTY.replace('20', '5')} --out x --json")) == whole[:5]
    assert games(aevum(f"{TWENTY} --out x --json")) == whole
    assert games(aevum(f"{TWENTY.replace('20', '3')} --out x --json")) == whole[:3]
    assert len(journal_lines(own_place / "x")) == 1 + 20


def test_saved_games_verify_and_have_the_same_scores(aevum: Run, own_place: Path) -> None:
    played = games(aevum(f"{TWENTY} --save played --json"))
    files = sorted((own_place / "played").iterdir())
    answer = aevum(f"verify --json {' '.join(f'played/{path.name}' for path in files)}")
    assert [finding["scores"] for finding in lines(answer)] == [game["scores"] for game in played]


def test_a_match_file_that_is_missing_is_played_again(aevum: Run, own_place: Path) -> None:
    aevum(f"{TWENTY} --out x")
    aevum(f"{TWENTY} --out x --save played")
    assert len(list((own_place / "played").iterdir())) == 20
    assert len(journal_lines(own_place / "x")) == 1 + 20


def test_options_of_the_game_hold_in_every_game(aevum: Run) -> None:
    played = games(aevum(f"{TWENTY} --digits 1806061935 --enemy-mode random-free-squares --json"))
    assert len({game["seed"] for game in played}) == 20


def test_everybody_plays_every_deal_from_every_seat(aevum: Run) -> None:
    *played, summary = lines(
        aevum("arena tempus --bots easy,random,random --games 6 --seed 1 --island prepared --json")
    )
    assert [game["bots"].index("easy") for game in played] == [0, 1, 2, 0, 1, 2]
    assert len({game["seed"] for game in played[:3]}) == len({game["seed"] for game in played[3:]}) == 1
    assert summary["deals"] == 2
    assert sum(own["wins"] for own in summary["standings"]) == 6


def test_people_read_a_table(aevum: Run) -> None:
    table = aevum("arena tempus --bots random,RANDOM,easy --games 3 --seed 1 --island prepared").out
    assert "95% interval" in table
    assert "3 games, 1 deal, seed 1." in table
    assert " ± " in table, "both are rated"


def test_every_game_is_a_row_of_a_table(aevum: Run, own_place: Path) -> None:
    played = games(aevum(f"{TWO_HUNDRED} --out x --json"))
    with (own_place / "x/games.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [[int(row["points_1"]), int(row["points_2"])] for row in rows] == [game["scores"] for game in played]
    assert [row["place_1"] for row in rows] == [str(1 + (game["ranking"][0] == [1])) for game in played]


def test_games_killed_at_three_moments_and_resumed_are_those_of_a_run_undisturbed(aevum: Run, own_place: Path) -> None:
    for line, how, jobs in (("20", "within", "1"), ("60", "before", "2"), ("50", "after", "2")):
        killed = started("-c", KILLED, line, how, *TWO_HUNDRED.split(), "--jobs", jobs, "--out", "killed")
        # The pipe ends only when the processes beside the killed one have ended, too.
        output, _ = killed.communicate(timeout=240)
        assert killed.returncode == -signal.SIGKILL
        assert "games.csv" not in output
    assert len((own_place / "killed/journal.jsonl").read_bytes().splitlines()) == 1 + 18 + 59 + 50
    resumed = aevum(f"{TWO_HUNDRED} --out killed")
    assert resumed.out.startswith("Resuming; games finished so far: 127 of 200.")
    undisturbed = aevum(f"{TWO_HUNDRED} --out undisturbed")
    assert undisturbed.status == resumed.status == 0
    for name in ("games.csv", "report.html"):
        assert (own_place / "killed" / name).read_bytes() == (own_place / "undisturbed" / name).read_bytes()
    there, here = journal_lines(own_place / "killed"), journal_lines(own_place / "undisturbed")
    assert there[0] == here[0]
    assert sorted(game["game"] for game in there[1:]) == list(range(200)), "each game was kept once"


def test_the_same_command_goes_on_though_its_seed_was_drawn(aevum: Run, own_place: Path) -> None:
    aevum("arena high-card --games 5 --out x")
    assert aevum("arena high-card --games 9 --out x").status == 0
    assert len(journal_lines(own_place / "x")) == 1 + 9


def test_an_interruption_keeps_what_is_finished_and_says_so(own_place: Path) -> None:
    words = "-m aevum arena high-card --bots random,random --games 1000000 --seed 5 --jobs 2 --out x"
    run = started(*words.split(" "), start_new_session=True)
    journal = own_place / "x/journal.jsonl"
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and (not journal.exists() or journal.read_bytes().count(b"\n") < 10):
        time.sleep(0.05)
    os.killpg(run.pid, signal.SIGINT)
    output, complaint = run.communicate(timeout=120)
    assert (run.returncode, output) == (130, "")
    assert f"Interrupted. Games kept in x: {len(journal_lines(own_place / 'x')) - 1:,} of 1,000,000;" in complaint
    assert complaint.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "sentence", "bare"),
    [
        ("en", "run the same command to resume", "With --out FOLDER finished games are kept"),
        ("es", "la misma orden continúa desde ahí", "Con --out CARPETA se conservan las partidas terminadas"),
        ("ru", "та же команда продолжит с этого места", "С параметром --out ПАПКА сыгранные партии сохраняются"),
    ],
)
def test_how_to_go_on_is_said_in_the_language_asked_for(
    aevum: Run, monkeypatch: pytest.MonkeyPatch, language: str, sentence: str, bare: str
) -> None:
    def broken_off(contest: Contest, numbers: list[int], jobs: int) -> Iterator[Result]:
        yield from run_here(contest, numbers[:3])
        raise KeyboardInterrupt

    monkeypatch.setattr("aevum.cli.arena.run_here", broken_off)
    for words, expected in (("--out x", sentence), ("", bare)):
        answer = aevum(f"{TWO_HUNDRED} {words} --lang {language}")
        assert (answer.status, answer.out) == (130, "")
        assert expected in answer.err
        assert "3" in answer.err


OTHERS = [
    ("--bots random,random,random", {"en": "bots there: “random, random”", "es": "bots allí", "ru": "боты там"}),
    ("--seed 6", {"en": "seed there: “5”, here: “6”", "es": "semilla allí: «5»", "ru": "зерно там: «5»"}),
]


@pytest.mark.parametrize("language", ["en", "es", "ru"])
@pytest.mark.parametrize(("changed", "expected"), OTHERS)
def test_a_folder_holds_one_contest(
    aevum: Run, own_place: Path, changed: str, expected: dict[str, str], language: str
) -> None:
    begun = "arena high-card --bots random,random --games 3 --seed 5 --out x"
    aevum(begun)
    before = (own_place / "x/journal.jsonl").read_bytes()
    answer = aevum(f"{begun} {changed} --lang {language}")
    assert answer.status == 2
    assert expected[language] in answer.err
    assert (own_place / "x/journal.jsonl").read_bytes() == before


REFUSED = [
    ("--bots genius,random", ("There is no bot", "No existe el bot", "Бота «genius» нет")),
    ("--bots random", ("the number of seats is", "el número de asientos es", "число мест")),
    ("--games 0", ("is not possible", "no es posible", "не подходит")),
    ("--games 99999999", ("is too many", "es demasiado", "слишком много")),
    ("--jobs 2 --ray auto", ("cannot go together", "no puede ir junto", "нельзя вместе")),
    ("--out /dev/null", ("Not a directory", "no es una carpeta", "это не папка")),
]


@pytest.mark.parametrize(("place", "language"), list(enumerate(LANGUAGES)))
@pytest.mark.parametrize(("words", "expected"), REFUSED)
def test_bad_arguments_are_answered_in_the_language_asked_for(
    aevum: Run, words: str, expected: tuple[str, ...], place: int, language: str
) -> None:
    answer = aevum(f"arena high-card {words} --lang {language}")
    assert (answer.status, answer.out) == (2, "")
    assert expected[place] in answer.err
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", "No Ray cluster answers"), ("es", "Ningún clúster de Ray"), ("ru", "кластер «Ray» не отвечает")],
)
def test_a_cluster_that_is_not_there(
    aevum: Run, exhaustive: bool, language: str, expected: str, own_place: Path
) -> None:
    if not exhaustive:
        pytest.skip("Ray is tried with --exhaustive")
    pytest.importorskip("ray", reason="needs the extra ray")
    answer = aevum(f"{TWENTY} --ray nowhere --out x --lang {language}")
    assert answer.status == 2
    assert expected in answer.err
    assert not (own_place / "x").exists()


CLUSTER = """
import subprocess, sys
import ray

here = ray.init(num_cpus=2, include_dashboard=False, logging_level="ERROR", log_to_driver=False)
words = [sys.executable, "-m", "aevum", *sys.argv[1:], "--ray", here.address_info["gcs_address"]]
sys.exit(subprocess.run(words).returncode)
"""


def test_ray_plays_the_same_games(aevum: Run, exhaustive: bool, own_place: Path) -> None:
    if not exhaustive:
        pytest.skip("Ray is tried with --exhaustive")
    pytest.importorskip("ray", reason="needs the extra ray")
    alone = games(aevum(f"{TWENTY} --out here --json"))
    run = started("-c", CLUSTER, *TWENTY.split(), "--out", "there", "--json")
    output, complaint = run.communicate(timeout=300)
    assert run.returncode == 0, complaint
    assert [json.loads(line) for line in output.splitlines()][:-1] == alone
    for name in ("games.csv", "report.html"):
        assert (own_place / "there" / name).read_bytes() == (own_place / "here" / name).read_bytes()


def test_a_cluster_is_asked_for_by_its_address(aevum: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    @contextmanager
    def cluster(address: str) -> Iterator[SimpleNamespace]:
        asked.append(address)
        yield SimpleNamespace(run=run_here)

    monkeypatch.setattr("aevum.cli.arena.Cluster", cluster)
    assert games(aevum(f"{TWENTY} --ray auto --json")) == games(aevum(f"{TWENTY} --json"))
    assert asked == ["auto"]
