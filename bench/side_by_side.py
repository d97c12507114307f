"""Random play of each Aevum game and of catanatron in turns, in one run: machines are noisy, ratios are not.

make bench
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median

from catanatron import Color, RandomPlayer
from catanatron import Game as CatanGame

from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, AnyGame
from aevum.kernel.registry import games

SECONDS_A_SLICE = 1.0
SLICES = 7
COPIES = 2_000
MIDDLE = 25
"""Moves before a position is copied."""
CATANATRON = "catanatron"


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


def main() -> None:
    """Measure in turns, print the table and the ratios."""
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
