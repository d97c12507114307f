"""Programs that play: asked over standard input, named on the command line only."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from aevum.arena.entrants import find_entrant, fingerprints, spelled
from aevum.bots import Sight, UnknownBot, find_bot
from aevum.bots.from_file import bot_named, file_of
from aevum.bots.program import BadProgram, ProgramBot, ProgramFailed, is_program, question_of
from aevum.cli import main
from aevum.kernel.chance import Chance
from aevum.kernel.registry import find_game, games
from aevum.kernel.words import LANGUAGES, Words

HIGH_CARD = find_game("high-card")
EXAMPLE = Path(__file__).parents[2] / "examples" / "program.py"


def program(folder: Path, source: str, seconds: int = 60) -> str:
    """Return the name of a bot whose program has this source."""
    path = folder / "player.py"
    path.write_text("import json, sys\n" + source)
    return f"program@{seconds}:{sys.executable} {path}"


def a_sight(seed: int = 1, game: str = "high-card") -> Sight:
    found = find_game(game)
    state = found.start(found.options_type(), found.seats[0], Chance.from_seed(seed))
    return Sight(found, state, state.legal())


def bot(name: str) -> ProgramBot:
    found = bot_named(name, HIGH_CARD)(Chance.from_seed(1))
    assert isinstance(found, ProgramBot)
    return found


LAST = "for line in sys.stdin: print(json.loads(line)['legal'][-1], flush=True)"


def test_a_program_is_asked_and_answers_in_notation(tmp_path: Path) -> None:
    player = bot(program(tmp_path, LAST))
    for seed in (1, 2, 3):
        sight = a_sight(seed)
        legal = HIGH_CARD.without_resignations(sight.legal)
        assert player.choose(sight) == legal[-1]


@pytest.mark.parametrize("id", sorted(games()))
def test_a_question_holds_what_the_seat_may_know_and_nothing_else(id: str) -> None:
    game = find_game(id)
    state = game.start(game.options_type(), game.seats[-1], Chance.from_seed(5))
    for number in range(12):
        seen = question_of(Sight(game, state, state.legal()))
        other = state.resample(state.actor, Chance.from_seed(number))
        assert json.dumps(question_of(Sight(game, other, other.legal()))) == json.dumps(seen)
        assert [game.book.parse(move) for move in seen["legal"]] == game.without_resignations(state.legal())
        assert "\x1b" not in seen["text"]
        assert "[/" not in seen["text"]
        state.apply(game.without_resignations(state.legal())[-1])


def test_a_refused_answer_is_asked_again_with_its_clause(tmp_path: Path) -> None:
    told = tmp_path / "told.json"
    source = f"""
asked = []
for line in sys.stdin:
    asked.append(json.loads(line))
    if len(asked) == 3:
        open({str(told)!r}, "w").write(json.dumps(asked))
    print(("nonsense", "lay 1 on 1", asked[0]["legal"][0])[len(asked) - 1], flush=True)
"""
    sight = a_sight()
    forbidden = next(move for move in range(HIGH_CARD.book.size) if move not in sight.legal)
    source = source.replace("lay 1 on 1", HIGH_CARD.book.notation(forbidden))
    assert bot(program(tmp_path, source)).choose(sight) == sight.legal[0]
    first, second, third = json.loads(told.read_text())
    assert "refused" not in first
    assert "nonsense" in second["refused"]
    assert second["clause"] is None
    assert third["clause"].startswith("high_card.")
    assert third["legal"] == first["legal"]


def test_a_line_of_several_moves_is_made_move_by_move(tmp_path: Path) -> None:
    game = find_game("tempus")
    state = game.start(game.options_type(), 3, Chance.from_seed(3))
    while not (starts := [move for move in state.legal() if game.book.verb_of(move).name == "move"]):
        state.apply(state.legal()[0])
    first = starts[0]
    after = state.copy()
    after.apply(first)
    second = after.legal()[0]
    line = f"{game.book.notation(first)} {game.book.notation(second)}"
    player = bot(program(tmp_path, f"sys.stdin.readline(); print({line!r}, flush=True); sys.stdin.readline()"))
    assert player.choose(Sight(game, state, state.legal())) == first
    assert player.choose(Sight(game, after, after.legal())) == second


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("sys.exit(3)", "has ended"),
        ("sys.stdin.readline(); print('pass', end='')", "has ended"),
        ("sys.stdin.readline(); print('x' * 9000)", "too long"),
        ("for line in sys.stdin: print('nonsense', flush=True)", "were refused"),
    ],
)
def test_a_program_that_fails_is_an_error_of_the_bot(tmp_path: Path, source: str, why: str) -> None:
    with pytest.raises(ProgramFailed, match=why):
        bot(program(tmp_path, source)).choose(a_sight())


def test_a_program_that_neither_reads_nor_answers_is_ended(tmp_path: Path) -> None:
    player = bot(program(tmp_path, "import time\nwhile True: time.sleep(60)", seconds=0))
    with pytest.raises(ProgramFailed, match="no answer within 0 seconds"):
        player.choose(a_sight(game="clash-of-cultures"))


def test_the_program_ends_with_its_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("aevum.bots.program.SECONDS_TO_END", 120.0)
    mark = tmp_path / "ended"
    player = bot(program(tmp_path, f"{LAST}\nopen({str(mark)!r}, 'w').write('yes')"))
    player.choose(a_sight())
    assert not mark.exists()
    del player
    assert mark.read_text() == "yes"


def test_names_of_programs() -> None:
    assert is_program("program:python3 x.py:First")
    assert is_program(" program@5: ./Player ")
    assert not any(map(is_program, ("program", "program:", "program:  ", "programs:ls", "program@x:ls")))
    assert file_of("program:python3 x.py:First") is None
    assert spelled("program:./Player --Deep") == "program:./Player --Deep"


def test_what_cannot_be_started_is_said() -> None:
    for name in ("program:/no/such/file", "program:'", "program:''"):
        with pytest.raises(BadProgram) as caught:
            find_entrant(name, HIGH_CARD)
        assert all(len(caught.value.say(Words(language))) > 20 for language in LANGUAGES)


def test_a_server_never_starts_a_program_that_somebody_names(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot):
        find_bot(program(tmp_path, LAST), HIGH_CARD)


def test_another_program_is_another_entrant(tmp_path: Path) -> None:
    name = program(tmp_path, LAST)
    known = fingerprints([name])
    program(tmp_path, LAST.replace("-1", "0"))
    assert fingerprints([name]) != known


def test_the_example_plays_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    name = f"program:{sys.executable} {EXAMPLE}"
    assert main(["arena", "high-card", "--bots", f"{name},random", "--games", "2", "--seed", "1", "--json"]) == 0
    assert name in capsys.readouterr().out


def test_the_example_asks_a_model_and_tells_it_refusals(tmp_path: Path) -> None:
    model = tmp_path / "model.py"
    model.write_text("import sys\nsaid = sys.stdin.read()\nprint('I choose:')\nprint(said.strip().splitlines()[-1])")
    sight = a_sight()
    name = f'program:{sys.executable} {EXAMPLE} --model "{sys.executable} {model}"'
    assert bot(name).choose(sight) == HIGH_CARD.without_resignations(sight.legal)[-1]
