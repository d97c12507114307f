"""aevum simulate: many games, the same for the same seed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cli.conftest import Answer, Run

TWENTY = "simulate tempus-imperium --bots random --games 20 --seed 42"


def lines(answer: Answer) -> list[dict[str, Any]]:
    assert answer.status == 0
    return [json.loads(line) for line in answer.out.splitlines()]


def test_a_line_a_game_then_the_summary(aevum: Run) -> None:
    *games, summary = lines(aevum(TWENTY))
    assert len(games) == 20
    assert set(games[0]) == {"seed", "scores", "ranking", "decisions", "reason"}
    assert all(game["ranking"] == [[0]] and game["decisions"] >= 50 for game in games)
    assert summary["decisions_per_second"] > 0
    assert summary["decisions"] == sum(game["decisions"] for game in games)


def test_the_same_seed_gives_the_same_games_on_any_number_of_processes(aevum: Run) -> None:
    alone = lines(aevum(TWENTY))[:-1]
    assert lines(aevum(f"{TWENTY} --jobs 2"))[:-1] == alone
    assert lines(aevum(f"{TWENTY} --jobs 3 --json"))[:-1] == alone
    assert lines(aevum("simulate tempus-imperium --games 20 --seed 43"))[:-1] != alone


def test_a_shorter_run_is_the_beginning_of_a_longer_one(aevum: Run) -> None:
    assert lines(aevum(TWENTY.replace("20", "5")))[:-1] == lines(aevum(TWENTY))[:5]


def test_saved_games_verify_and_have_the_same_scores(aevum: Run, own_place: Path) -> None:
    games = lines(aevum(f"{TWENTY} --save played"))[:-1]
    files = sorted((own_place / "played").iterdir())
    answer = aevum(f"verify --json {' '.join(f'played/{path.name}' for path in files)}")
    assert [finding["scores"] for finding in lines(answer)] == [game["scores"] for game in games]


def test_options_of_the_game_hold_in_every_game(aevum: Run) -> None:
    games = lines(aevum(f"{TWENTY} --digits 1806061935 --enemy-mode random-free-squares"))[:-1]
    assert len({game["seed"] for game in games}) == 20


def test_several_seats(aevum: Run) -> None:
    *games, summary = lines(aevum("simulate high-card --bots random,random,random --games 10 --seed 1"))
    assert all(len(game["scores"]) == 3 for game in games)
    assert sum(summary["wins"]) >= 10
