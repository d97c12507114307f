"""Peers of the benchmark: catanatron, and games of OpenSpiel.

catanatron is the most similar, a board game of several players in Python. Of OpenSpiel's games, which are C++ behind
the same kind of Python interface as ours, two are of a similar size: backgammon, with dice and long games on a board,
and gin rummy, with hidden hands and a pile.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pyspiel
from catanatron import Color, RandomPlayer
from catanatron import Game as CatanGame
from catanatron.models.actions import generate_playable_actions

MAX_POSITIONS = 300
"""Maximum number of positions that are measured."""
EVERY = 7
"""Number of decisions between two positions that are measured."""
SETTLED = 40
"""Number of decisions in catanatron after which all players have placed their first settlements."""
LONGEST = 1_000
"""Maximum length of a game: turns in random play, decisions otherwise."""
OF_OPENSPIEL = ("backgammon", "gin_rummy")


class Catan:
    """Random play of catanatron with four players."""

    def __init__(self) -> None:
        self._positions = list(islice(self._met(), MAX_POSITIONS))
        random.seed(1)
        self._middle = self._begin(1)
        for _ in range(200):
            self._middle.play_tick()

    def _begin(self, seed: int) -> CatanGame:
        return CatanGame([RandomPlayer(color) for color in Color], seed=seed)

    def _met(self) -> Iterator[Any]:
        """Yield positions from the middle of games."""
        for seed in range(MAX_POSITIONS):
            random.seed(seed)
            game = self._begin(seed)
            for number in range(LONGEST):
                if game.winning_color() is not None:
                    break
                if number >= SETTLED and number % EVERY == 0:
                    yield game.state.copy()
                game.play_tick()

    def play(self, seed: int) -> tuple[int, int]:
        random.seed(seed)
        game = self._begin(seed)
        decisions = generated = 0
        while game.winning_color() is None and game.state.num_turns < LONGEST:
            decisions += 1
            generated += len(game.state.playable_actions)
            game.play_tick()
        return decisions, generated

    play_lightly = play

    def copy(self) -> object:
        return self._middle.copy()

    def generate(self) -> tuple[int, int]:
        return len(self._positions), sum(len(generate_playable_actions(state)) for state in self._positions)


class Spiel:
    """Random play of a game of OpenSpiel; chance nodes are not counted as decisions."""

    def __init__(self, name: str) -> None:
        self._game = pyspiel.load_game(name)
        self._positions = list(islice(self._met(), MAX_POSITIONS))
        self._middle = self._positions[len(self._positions) // 2]

    def _met(self) -> Iterator[Any]:
        for seed in range(MAX_POSITIONS):
            dice, state = random.Random(seed), self._game.new_initial_state()
            for number in range(LONGEST):
                self._settle(state, dice)
                if state.is_terminal():
                    break
                if number % EVERY == 0:
                    yield state.clone()
                state.apply_action(dice.choice(state.legal_actions()))

    def _settle(self, state: Any, dice: random.Random) -> None:
        while state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(actions, weights)[0])

    def play(self, seed: int) -> tuple[int, int]:
        dice, state = random.Random(seed), self._game.new_initial_state()
        decisions = generated = 0
        while True:
            self._settle(state, dice)
            if state.is_terminal():
                return decisions, generated
            legal = state.legal_actions()
            decisions += 1
            generated += len(legal)
            state.apply_action(dice.choice(legal))

    play_lightly = play

    def copy(self) -> object:
        return self._middle.clone()

    def generate(self) -> tuple[int, int]:
        return len(self._positions), sum(len(state.legal_actions()) for state in self._positions)
