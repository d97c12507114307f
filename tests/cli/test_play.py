"""`aevum play`: a match in the terminal."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

import pytest

import aevum as library
from aevum.bots import Sight
from aevum.bots.hints import chance_for, find_hints
from aevum.bots.search_bots import Normal
from aevum.cli.console import Console
from aevum.cli.interactive import InteractiveGame
from aevum.kernel.errors import BeyondHorizon
from cli.conftest import Run

BEGIN = "play tempus-imperium --digits 1806061935 -o game.aevum"


def test_the_board_the_free_action_and_the_legal_moves_are_shown(aevum: Run) -> None:
    shown = aevum(BEGIN, "quit\n").out
    assert "digit 1, free: road" in shown
    assert "10 gold" in shown
    assert "road (180:" in shown
    assert "pay use D6, pay use F6, pay use H9" in shown


def test_nothing_is_written_before_the_first_move(aevum: Run, own_place: Path) -> None:
    aevum(BEGIN, "quit\n")
    assert not (own_place / "game.aevum").exists()


def test_stop_and_go_on_later(aevum: Run) -> None:
    assert 'aevum play "game.aevum"' in aevum(BEGIN, "road E5-F5\nquit\n").out
    assert "digit 8, free: build" in aevum("play game.aevum", "pass\n").out
    assert len(library.load("game.aevum").moves) == 2


def test_the_end_of_the_input_is_a_quit(aevum: Run) -> None:
    assert aevum(BEGIN, "road E5-F5").status == 0
    assert len(library.load("game.aevum").moves) == 1


def test_matches_are_saved_in_the_persons_own_folder_without_overwriting(aevum: Run, own_place: Path) -> None:
    for _ in range(2):
        aevum("play tempus-imperium --digits 1806061935", "pass\n")
    files = sorted(path.name for path in (own_place / "data" / "aevum" / "matches").iterdir())
    assert files == ["tempus-imperium-1806061935-2.aevum", "tempus-imperium-1806061935.aevum"]


def test_undo_goes_back_and_stays_in_the_record(aevum: Run) -> None:
    aevum(BEGIN, "road E5-F5\npass\npass\nundo 2\nundo\nroad A1-B1\n")
    match = library.load("game.aevum")
    assert [str(match.game.book.move(played.move)) for played in match.moves] == ["road A1-B1"]
    assert match.length == 6


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("dance", "I do not understand “dance”"),
        ("road E5", "I understood “road”, but not “E5”. Expected here: a section of road"),
        ("road K5-L5", "but not “K5-L5”"),
        ("dig E5", "Only the action of the turn’s digit is free"),
        ("pay dig A2", "adjacent to a lake square"),
        ("build hut C3", "Expected here: a building"),
        ("from A1", "no building that waits"),
        ("undo", "Nothing to undo."),
        ("undo 99", "Nothing to undo."),
        ("moves castle", "No legal move begins with “castle”"),
    ],
)
def test_what_cannot_be_done_is_explained_and_nothing_changes(
    aevum: Run, own_place: Path, typed: str, sentence: str
) -> None:
    answer = aevum(BEGIN, f"{typed}\nquit\n")
    assert sentence in answer.out
    assert answer.status == 0
    assert not (own_place / "game.aevum").exists()


def test_moves_rules_help_and_save(aevum: Run, own_place: Path) -> None:
    shown = aevum(BEGIN, "moves pay use\nrules longest\nhelp\nsave other\nquit\n").out
    assert "pay use D6, pay use F6, pay use H9" in shown
    assert "tempus_imperium.score.longest_road" in shown
    assert "undo [N]" in shown
    assert (own_place / "other.aevum").exists()


def test_save_does_not_overwrite_another_file(aevum: Run, own_place: Path) -> None:
    (own_place / "other.aevum").write_text("precious")
    assert "not overwritten" in aevum(BEGIN, "save other\nquit\n").out
    assert (own_place / "other.aevum").read_text() == "precious"


def test_a_whole_game_to_the_final_score(aevum: Run) -> None:
    match = library.new("tempus-imperium", digits="1806061935", seed=3)
    chance = random.Random(11)
    typed: list[str] = []
    while not match.over:
        typed.append(str(chance.choice(match.legal())))
        match.play(typed[-1])
    outcome = match.outcome()
    assert outcome is not None
    shown = aevum(BEGIN, "\n".join(typed)).out
    assert "All five rounds have been played." in shown
    assert ["Total", str(outcome.totals[0])] in [line.split() for line in shown.splitlines()]
    assert aevum("verify game.aevum").status == 0


def test_machines_play_line_by_line(aevum: Run) -> None:
    answer = aevum(f"{BEGIN} --json", "road E5-F5\ndance\nmoves pay use\nundo\n")
    lines = [json.loads(line) for line in answer.out.splitlines()]
    assert [line["ok"] for line in lines] == [True, True, False, True, True, True]
    assert lines[1]["view"]["roads"] == ["E5-F5"]
    assert lines[2]["error"] == "Malformed"
    assert lines[3]["moves"] == ["pay use D6", "pay use F6", "pay use H9"]
    assert lines[4]["view"]["roads"] == []


@pytest.mark.parametrize(("language", "sentence"), [("en", "is revealed"), ("es", "se revela"), ("ru", "открывается")])
def test_a_line_that_goes_on_past_what_comes_to_light_is_refused(aevum: Run, language: str, sentence: str) -> None:
    begin = f"play high-card --seats 2 --seed 1 -o cards.aevum --lang {language}"
    assert sentence in aevum(begin, "swap 7 draw draw\nquit\n").out
    answer = json.loads(aevum(f"{begin} --json", "swap 7 draw draw\n").out.splitlines()[1])
    assert (answer["ok"], answer["error"]) == (False, "LineEnds")


@pytest.mark.parametrize(("language", "free"), [("es", "gratis: camino"), ("ru", "бесплатно: дорога")])
def test_the_board_speaks_the_readers_language(aevum: Run, language: str, free: str) -> None:
    assert free in aevum(f"{BEGIN} --lang {language}", "quit\n").out


def test_bots_take_the_last_seats(aevum: Run) -> None:
    shown = aevum("play high-card --seats 2 --bots random --seed 5 -o cards.aevum", "moves\nquit\n")
    assert shown.status == 0


def test_the_help_says_how_much_each_bot_thinks(aevum: Run) -> None:
    shown = " ".join(aevum("play tempus --help", "").out.split())
    assert "normal: plays like a club player, up to half a second a decision" in shown
    assert "normal:" not in aevum("play high-card --help", "").out, "it does not play that game"


def test_another_bot_plays_on_for_one_that_fails(aevum: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Normal, "choose", lambda *_: -1)
    seed = next(seed for seed in range(20) if library.new("tempus", seats=3, seed=seed).actor)
    shown = aevum(f"play tempus --seats 3 --bots normal,normal --seed {seed} -o t.aevum", "quit\n")
    assert "could not decide; the easy bot plays on for it." in shown.out
    assert shown.status == 0


def test_a_bot_plays_on_for_a_program_that_dies(aevum: Run) -> None:
    seed = next(seed for seed in range(20) if library.new("tempus", seats=3, seed=seed).actor)
    dying = f"program:{sys.executable} -c 'raise SystemExit'"
    words = f"play tempus --seats 3 --seed {seed} -o t.aevum --bots".split()
    shown = aevum([*words, f"{dying},{dying}"], "quit\n")
    assert "could not decide; the easy bot plays on for it." in shown.out
    assert shown.status == 0


def test_hints_name_moves_that_can_be_typed(aevum: Run) -> None:
    begin = "play tempus --island prepared --seats 3 --seed 5 -o t.aevum"
    hints = json.loads(aevum(f"{begin} --json", "hint\n").out.splitlines()[1])["hints"]
    assert len(hints) == 3
    typed = "; ".join(move["notation"] for move in hints[0]["moves"])
    shown = aevum(begin, f"hint\n{typed}\nquit\n").out
    assert "Expected gain in points over" in shown
    assert typed in shown
    assert len(library.load("t.aevum").moves) == len(hints[0]["moves"])


def test_a_game_without_heuristics_says_that_it_has_no_hints(aevum: Run) -> None:
    assert "There are no hints for high-card." in aevum("play high-card --seats 2 --seed 1 -o c.aevum", "hint\n").out


def test_save_with_a_name_writes_a_copy_and_the_match_goes_on_in_its_own_file(aevum: Run) -> None:
    shown = aevum(BEGIN, "pass\nsave other\npass\npass\nquit\n").out
    assert "A copy is in other.aevum. The match goes on being saved in game.aevum." in shown
    assert 'aevum play "game.aevum"' in shown
    assert len(library.load("game.aevum").moves) == 3
    assert len(library.load("other.aevum").moves) == 1


def test_who_plays_alone_with_bots_goes_back_to_the_own_last_decision_whatever_came_between(own_place: Path) -> None:
    match = library.new("tempus", island="prepared", seats=3, seed=5)
    dialogue = InteractiveGame(match, own_place / "t.aevum", Console("en", machine=True), ("random", "random"))
    own: list[int] = []
    while not own or match.horizon <= own[-1]:
        if match.actor == 0:
            own.append(len(match.moves))
        match.play(match.legal()[0])
    while match.actor in (1, 2):
        match.play(match.legal()[0])
    dialogue.undo("")
    assert (len(match.moves), match.actor) == (own[-1], 0)
    dialogue.undo("2")
    assert (len(match.moves), match.actor) == (own[-3], 0)


def test_two_people_at_one_terminal_do_not_take_back_what_has_come_to_light(own_place: Path) -> None:
    match = library.new("tempus", island="prepared", seats=3, seed=5)
    while match.horizon < len(match.moves) or not match.moves:
        match.play(match.legal()[0])
    with pytest.raises(BeyondHorizon):
        InteractiveGame(match, own_place / "t.aevum", Console("en", machine=True), ("random",)).undo("")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("pass\nundo 9", "There is only 1 move to undo."),
        ("pass\npass\nundo 9", "There are only 2 moves to undo."),
        ("pass\nundo 0", "“0” is not possible: give a whole number from 1 on."),
        ("pass\nundo x", "“x” is not possible: give a whole number from 1 on."),
        ("raod E5-F5", "Did you mean “road”?"),
        ("mvoes", "Did you mean “moves”?"),
        ("dance", "A move begins with: pass, road, pay road, pay dig, pay use."),
    ],
)
def test_what_was_mistyped_is_answered_with_what_is_possible(aevum: Run, typed: str, sentence: str) -> None:
    assert sentence in aevum(BEGIN, f"{typed}\nquit\n").out


def test_hints_in_the_midst_of_a_step_compare_what_can_be_chosen_there() -> None:
    match = library.new("clash-of-cultures", seats=2, seed=3)
    while sum(move.verb == "take" for move in match.legal()) < 3:
        match.play(next((move for move in match.legal() if move.verb == "collect"), match.legal()[0]))
    state = match.state
    hints = find_hints(Sight(match.game, state, state.legal()), chance_for(match)).hints
    assert len({hint.moves[0] for hint in hints}) == 3
    assert hints[0].gain > hints[2].gain
