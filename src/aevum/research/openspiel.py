"""OpenSpiel: importing this registers every installed game as `aevum_<game>`, its options as parameters.

>>> import pyspiel, aevum.research.openspiel
>>> game = pyspiel.load_game("aevum_tempus(players=3,island=prepared)")

A history begins with four chance nodes of 256 outcomes: together they are the seed, from which all later chance
follows. Nobody observes them. `resample_from_infostate` redraws everything a player cannot know.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Final, Self

import numpy as np
import pyspiel

from aevum.kernel.chance import Chance
from aevum.kernel.events import WATCHING, Log
from aevum.kernel.game import OVER, AnyGame, State
from aevum.kernel.registry import find_game, games
from aevum.research.play import SEEDS, Setting, merits

BYTES: Final = 4
"""Chance nodes before the first decision, a byte of the seed each."""
BYTE: Final = 256
LONGEST: Final = 100_000
"""Moves of a match; none comes near."""
MOST_POINTS: Final = 10_000
"""Points of a seat; none comes near."""
PLAYERS: Final = "players"


def short_name(game: AnyGame) -> str:
    """The name a game is loaded by."""
    return "aevum_" + game.id.replace("-", "_")


def game_type(game: AnyGame) -> pyspiel.GameType:
    """What OpenSpiel wants to know before it loads a game."""
    alone = game.seats[-1] == 1
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game),
        long_name=game.words("en")("game-title"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={PLAYERS: game.seats[0]} | game.options_json(game.options_type()),
    )


class AevumGame(pyspiel.Game):
    """One of our games with its options and number of players. `id`: which, said by a class of its own."""

    id: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = find_game(self.id)
        given = dict(params or {})
        self.setting = Setting.of(game, given.pop(PLAYERS, None), given)
        alone = self.setting.seats == 1
        utility = MOST_POINTS if alone else 1
        info = pyspiel.GameInfo(
            num_distinct_actions=game.book.size,
            max_chance_outcomes=BYTE,
            num_players=self.setting.seats,
            min_utility=-utility,
            max_utility=utility,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, params or {})

    def new_initial_state(self) -> AevumState:
        """Before the seed is drawn."""
        return AevumState(self, self.setting)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player sees now, without memory of earlier positions."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        return Observer(self.setting)

    def max_chance_nodes_in_history(self) -> int:
        return BYTES


class Position:
    """A state, and how it was reached. Never changed but for what it has worked out, so that clones share it.

    `past` is the position before, with the move that was made there. `knows`: this position was redrawn for that
    player, whose past is still true; the others remember nothing from before it.
    """

    __slots__ = ("_memories", "knows", "move", "past", "state")

    def __init__(self, state: State, past: Position | None = None, move: int = -1, knows: int | None = None) -> None:
        self.state, self.past, self.move, self.knows = state, past, move, knows
        self._memories: dict[int, bytes] = {}

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Flat, for a long past would be too deep to be saved one inside the other; moves alone where they suffice."""
        line: list[Position] = [self]
        while (past := line[-1].past) is not None:
            line.append(past)
        return _revived, ([(at.move, at.knows, at.state if at.is_given else None) for at in reversed(line)],)

    @property
    def is_given(self) -> bool:
        """Does it not follow from the past?"""
        return self.past is None or self.knows is not None

    def after(self, move: int) -> Position:
        """The position that a move leads to."""
        state = self.state.copy()
        state.apply(move)
        return Position(state, self, move)

    def redrawn(self, player: int, chance: Chance) -> Position:
        """The same to a player, all that it cannot know drawn anew."""
        return Position(self.state.resample(player, chance), self.past, self.move, player)

    def memory(self, game: AnyGame, player: int) -> bytes:
        """A digest of all that a player has seen, been told and done before this position."""
        unknown: list[Position] = []
        at = self
        while player not in at._memories:
            if at.past is None or at.knows not in (None, player):
                at._memories[player] = b""
            else:
                unknown.append(at)
                at = at.past
        for then in reversed(unknown):
            experience = _experience(game, at.state, then.move, player).encode()
            then._memories[player] = blake2b(at._memories[player] + experience, digest_size=16).digest()
            at = then
        return self._memories[player]


def _revived(line: Sequence[tuple[int, int | None, State | None]]) -> Position:
    _, knows, first = line[0]
    assert first is not None
    at = Position(first, knows=knows)
    for move, knows, given in line[1:]:
        at = at.after(move) if given is None else Position(given, at, move, knows)
    return at


def _experience(game: AnyGame, state: State, move: int, player: int) -> str:
    """What a player learns by a move: what it is told; and where it decides, what it sees and does."""
    after = state.copy()
    after.log = log = Log()
    after.apply(move)
    told = str([event for event in log.events if event.seen_by(player)])
    return f"{_seen(game, state, player)} {move} {told}" if state.actor == player else told


def _seen(game: AnyGame, state: State, player: int) -> str:
    return json.dumps(game.view(state, player).to_json())


class AevumState(pyspiel.State):
    """A match under way, or the seed that is still being drawn."""

    def __init__(self, game: AevumGame, setting: Setting) -> None:
        super().__init__(game)
        self._setting = setting
        self._drawn: tuple[int, ...] = ()
        self.position: Position | None = None

    # -- what OpenSpiel asks

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.position.state.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor == OVER else actor

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.state.actor == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every byte is as likely as any other."""
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        """Moves that give up are left out, unless there is no other."""
        return self._setting.game.playing_on(self._known.state.legal())

    def _apply_action(self, action: int) -> None:
        if self.position is not None:
            self.position = self.position.after(action)
            return
        self._drawn += (action,)
        if len(self._drawn) == BYTES:
            setting = self._setting
            chance = Chance.from_seed(int.from_bytes(bytes(self._drawn), "big"))
            self.position = Position(setting.game.start(setting.options, setting.seats, chance))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed {action}" if player == pyspiel.PlayerId.CHANCE else self._setting.game.book.notation(action)

    def returns(self) -> list[float]:
        """By rank; the points of who plays alone."""
        outcome = self.position.state.outcome() if self.position is not None else None
        if outcome is None:
            return [0.0] * self._setting.seats
        return merits(outcome) if self._setting.seats > 1 else [float(outcome.totals[0])]

    def __str__(self) -> str:
        """What those see who only watch."""
        return _seen(self._setting.game, self.position.state, WATCHING) if self.position else str(self._drawn)

    # -- what players know

    def information_state_string(self, player: int | None = None) -> str:
        """What a player sees now, with a digest of all it has seen, been told and done before."""
        seat = self.current_player() if player is None else player
        if self.position is None:
            return ""
        return f"{self.position.memory(self._setting.game, seat).hex()} {self.observation_string(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        """The view of a player as JSON."""
        seat = self.current_player() if player is None else player
        return "" if self.position is None else _seen(self._setting.game, self.position.state, seat)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> AevumState:
        """A state that is the same to a player. `sampler` gives numbers from 0 to 1."""
        other: AevumState = self.clone()
        if other.position is not None:
            other.position = other.position.redrawn(player, Chance.from_seed(int(sampler() * SEEDS)))
        return other

    @property
    def _known(self) -> Position:
        assert self.position is not None
        return self.position


class Observer:
    """Writes what a player sees into a tensor, in OpenSpiel's manner."""

    def __init__(self, setting: Setting) -> None:
        self._layout = setting.layout
        self.tensor: Any = np.zeros(self._layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: AevumState, player: int) -> None:
        """The numbers of `python -m aevum.research GAME`; zeros before the seed is drawn."""
        self.tensor.fill(0)
        if state.position is not None:
            game = state.get_game().setting.game
            self.tensor[:] = np.frombuffer(self._layout.row(game.view(state.position.state, player)), np.float32)

    def string_from(self, state: AevumState, player: int) -> str:
        """The view as JSON."""
        return state.observation_string(player)


def _register() -> None:
    known = set(pyspiel.registered_names())
    for id, game in games().items():
        if short_name(game) not in known:
            # A class outlives the interpreter's own cleaning up; OpenSpiel lets go of what it registered after that.
            pyspiel.register_game(game_type(game), type(short_name(game), (AevumGame,), {"id": id}))


_register()
