"""Each Aevum game and catanatron in turns, in one run: machines are noisy, ratios are not.

First random play; then legal moves alone, from positions of our golden games and from the middle of catanatron's.

make bench
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from statistics import median
from typing import Any

from catanatron import Color, RandomPlayer
from catanatron import Game as CatanGame
from catanatron.models.actions import generate_playable_actions

from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, AnyGame
from aevum.kernel.registry import find_game, games
from aevum.kernel.savefile import ENDING, read_match

SECONDS_A_SLICE = 1.0
SLICES = 7
COPIES = 2_000
MIDDLE = 25
"""Moves before a position is copied."""
CATANATRON = "catanatron"
GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
EVERY = 7
"""One position is kept of so many decisions."""
KEPT = 300
"""So many positions of catanatron."""
SETTLED = 40
"""Decisions after which everybody in catanatron plays for more than a first place."""


@dataclass
class Figures:
    """What was measured of one program, slice by slice."""

    decisions_a_second: list[float] = field(default_factory=list)
    legal_a_second: list[float] = field(default_factory=list)
    legal_a_decision: list[float] = field(default_factory=list)
    copy_microseconds: list[float] = field(default_factory=list)

    def row(self) -> tuple[float, float, float, float]:
        return (
            median(self.decisions_a_second),
            median(self.legal_a_decision),
            median(self.legal_a_second),
            median(self.copy_microseconds),
        )


PlayOne = Callable[[int], tuple[int, int]]
"""Plays one game from a seed: decisions and legal moves generated."""


def aevum_game(game: AnyGame) -> tuple[PlayOne, Callable[[], object]]:
    """Random play of one of our games, and a copy of a position in the middle of one."""
    options = game.options_type()

    def play(seed: int) -> tuple[int, int]:
        choose = random.Random(seed).choice
        state = game.start(options, game.seats[-1], Chance.from_seed(seed))
        decisions = generated = 0
        while state.actor != OVER:
            legal = state.legal()
            decisions += 1
            generated += len(legal)
            state.apply(choose(game.playing_on(legal)))
        state.outcome()
        return decisions, generated

    middle = game.start(options, game.seats[-1], Chance.from_seed(1))
    choose = random.Random(1).choice
    for _ in range(MIDDLE):
        middle.apply(choose(game.playing_on(middle.legal())))
    return play, middle.copy


def catan_game() -> tuple[PlayOne, Callable[[], object]]:
    """Random play of catanatron with four players, and a copy of a position in the middle of a game."""

    def begin(seed: int) -> CatanGame:
        return CatanGame([RandomPlayer(color) for color in Color], seed=seed)

    def play(seed: int) -> tuple[int, int]:
        random.seed(seed)
        game = begin(seed)
        decisions = generated = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            decisions += 1
            generated += len(game.state.playable_actions)
            game.play_tick()
        return decisions, generated

    random.seed(1)
    middle = begin(1)
    for _ in range(200):
        middle.play_tick()
    return play, middle.copy


def measure(figures: Figures, play: PlayOne, copy: Callable[[], object], first_seed: int) -> None:
    """One slice of play and one of copying."""
    decisions = generated = games_played = 0
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS_A_SLICE:
        more, moves = play(first_seed + games_played)
        decisions += more
        generated += moves
        games_played += 1
    seconds = time.perf_counter() - began
    figures.decisions_a_second.append(decisions / seconds)
    figures.legal_a_second.append(generated / seconds)
    figures.legal_a_decision.append(generated / decisions)
    began = time.perf_counter()
    for _ in range(COPIES):
        copy()
    figures.copy_microseconds.append((time.perf_counter() - began) / COPIES * 1e6)


# -- legal moves alone

Generate = Callable[[], tuple[int, int]]
"""Generates the legal moves of every position once: lists, and moves in them."""


def of_golden_games(game: AnyGame) -> Generate | None:
    """Positions from the golden games of a game, if it has any."""
    golden = [read_match(file, find_game) for file in sorted(GOLDEN.glob(f"*{ENDING}"))]
    positions = [
        match.state_at(length) for match in golden if match.game is game for length in range(0, len(match.moves), EVERY)
    ]

    def generate() -> tuple[int, int]:
        return len(positions), sum(len(state.legal()) for state in positions)

    return generate if positions else None


def of_catan_games() -> Generate:
    """Positions from the middle of random games of catanatron."""
    positions = list(islice(_catan_positions(), KEPT))

    def generate() -> tuple[int, int]:
        return len(positions), sum(len(generate_playable_actions(state)) for state in positions)

    return generate


def _catan_positions() -> Iterator[Any]:
    for seed in range(KEPT):
        random.seed(seed)
        game = CatanGame([RandomPlayer(color) for color in Color], seed=seed)
        for number in range(1_000):
            if game.winning_color() is not None:
                break
            if number >= SETTLED and number % EVERY == 0:
                yield game.state.copy()
            game.play_tick()


def generated(generate: Generate) -> tuple[float, float]:
    """Lists and moves a second in one slice."""
    lists = moves = 0
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS_A_SLICE:
        more, found = generate()
        lists += more
        moves += found
    seconds = time.perf_counter() - began
    return lists / seconds, moves / seconds


def compare_legal() -> None:
    """Measure in turns how quickly legal moves come, print the table and the ratios."""
    ours = {game.id: generate for game in games().values() if (generate := of_golden_games(game))}
    programs = ours | {CATANATRON: of_catan_games()}
    slices = [{name: generated(generate) for name, generate in programs.items()} for _ in range(SLICES)]
    found = {name: tuple(map(median, zip(*(one[name] for one in slices), strict=True))) for name in programs}
    print(f"\n{'legal moves alone':18}{'lists/s':>14}{'moves/list':>16}{'legal moves/s':>16}{'ratios':>18}")
    for name, (lists, moves) in found.items():
        ratios = f"{lists / found[CATANATRON][0]:.2f}x{moves / found[CATANATRON][1]:>8.2f}x"
        print(f"{name:18}{lists:>14,.0f}{moves / lists:>16.1f}{moves:>16,.0f}{ratios:>18}")


def main() -> None:
    """Everything, one after the other."""
    compare_play()
    compare_legal()


def compare_play() -> None:
    """Measure random play in turns, print the table and the ratios."""
    programs = {game.id: aevum_game(game) for game in games().values()} | {CATANATRON: catan_game()}
    figures = {name: Figures() for name in programs}
    for number in range(SLICES):
        for name, (play, copy) in programs.items():
            measure(figures[name], play, copy, 1_000_000 * number)
    print(f"{'':18}{'decisions/s':>14}{'legal/decision':>16}{'legal moves/s':>16}{'copy, µs':>11}")
    for name in programs:
        decisions, a_decision, legal, copy_time = figures[name].row()
        print(f"{name:18}{decisions:>14,.0f}{a_decision:>16.1f}{legal:>16,.0f}{copy_time:>11.2f}")
    print("\nratio to catanatron in this run")
    peer = figures[CATANATRON].row()
    for name in programs:
        if name != CATANATRON:
            decisions, a_decision, legal, copy_time = (
                own / other for own, other in zip(figures[name].row(), peer, strict=True)
            )
            print(f"{name:18}{decisions:>13.2f}x{a_decision:>15.1f}x{legal:>15.1f}x{1 / copy_time:>9.1f}x cheaper")


if __name__ == "__main__":
    main()
