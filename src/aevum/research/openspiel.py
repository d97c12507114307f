"""OpenSpiel games; importing this registers every installed game as `aevum_<game>`, its options as parameters.

>>> import pyspiel, aevum.research.openspiel
>>> game = pyspiel.load_game("aevum_tempus(players=3,island=prepared)")

A history begins with four chance nodes of 256 outcomes: together they are the seed, from which all later chance
follows. No player observes them. `resample_from_infostate` redraws everything that a player cannot know.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Final, Self

import numpy as np
import pyspiel

from aevum.kernel.chance import Chance
from aevum.kernel.events import SPECTATOR, Log
from aevum.kernel.game import OVER, AnyGame, State
from aevum.kernel.registry import find_game, games
from aevum.research.env_core import SEEDS, EnvConfig, rank_rewards

BYTES: Final = 4
"""Number of chance nodes before the first decision, a byte of the seed each."""
BYTE: Final = 256
LONGEST: Final = 100_000
"""Bound of the moves of a match; none comes near."""
MOST_POINTS: Final = 10_000
"""Bound of the points of a seat; none comes near."""
PLAYERS: Final = "players"


def short_name(game: AnyGame) -> str:
    """Return the name by which a game is loaded."""
    return "aevum_" + game.id.replace("-", "_")


def game_type(game: AnyGame) -> pyspiel.GameType:
    """Return the facts that OpenSpiel wants before it loads a game."""
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


class NoInformationStateTensor(NotImplementedError):
    """A request for a tensor of all that a player has seen since the start, which has no fixed size."""

    def __init__(self) -> None:
        super().__init__(
            "these games have no information_state_tensor: what a player has seen since the start has no fixed size; "
            "use observation_tensor or information_state_string"
        )


class AevumGame(pyspiel.Game):
    """One of our games with its options and number of players."""

    id: ClassVar[str]
    """Id of the game, set by a subclass of its own."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = find_game(self.id)
        given = dict(params or {})
        self.setting = EnvConfig.of(game, given.pop(PLAYERS, None), given)
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
        """Return the state before the seed is drawn."""
        return AevumState(self, self.setting)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | Memory:
        """Return an observer of what a player sees now; with perfect recall, of all that it has seen, as text alone."""
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            return Memory()
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        return Observer(self.setting)

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of chance nodes, which stand at the beginning and give the seed."""
        return BYTES


class Position:
    """A state, and how it was reached; immutable except for its caches, so that clones share it.

    `past` is the position before, `move` the move that was made there. `knows`: this position was redrawn for that
    player, whose past is still true; the others remember nothing from before it.
    """

    __slots__ = ("_memories", "knows", "move", "past", "state")

    def __init__(self, state: State, past: Position | None = None, move: int = -1, knows: int | None = None) -> None:
        self.state, self.past, self.move, self.knows = state, past, move, knows
        self._memories: dict[int, bytes] = {}

    def __deepcopy__(self, memo: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the past as a flat list of moves, with states where moves do not suffice.

        A long past would be too deep to be saved one position inside the other.
        """
        line: list[Position] = [self]
        while (past := line[-1].past) is not None:
            line.append(past)
        return _revived, ([(at.move, at.knows, at.state if at.is_given else None) for at in reversed(line)],)

    @property
    def is_given(self) -> bool:
        """Whether the state does not follow from the past."""
        return self.past is None or self.knows is not None

    def after(self, move: int) -> Position:
        """Return the position that a move leads to."""
        state = self.state.copy()
        state.apply(move)
        return Position(state, self, move)

    def redrawn(self, player: int, chance: Chance) -> Position:
        """Return a position from the information set of a player, with all that it cannot know drawn anew."""
        return Position(self.state.resample(player, chance), self.past, self.move, player)

    def memory(self, game: AnyGame, player: int) -> bytes:
        """Return a digest of all that a player has seen, learnt from events and done before this position."""
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
    """Return what a player learns by a move: its events; and where it decides, its view and the move."""
    after = state.copy()
    after.log = log = Log()
    after.apply(move)
    events = str([event for event in log.events if event.seen_by(player)])
    return f"{_seen(game, state, player)} {move} {events}" if state.actor == player else events


def _seen(game: AnyGame, state: State, player: int) -> str:
    return json.dumps(game.view(state, player).to_json())


class AevumState(pyspiel.State):
    """A match under way, or the seed that is still being drawn."""

    def __init__(self, game: AevumGame, setting: EnvConfig) -> None:
        super().__init__(game)
        self._setting = setting
        self._drawn: tuple[int, ...] = ()
        self.position: Position | None = None

    # -- interface of OpenSpiel

    def current_player(self) -> int:
        """Return the seat that decides, or the id of chance or of a terminal state."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.position.state.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor == OVER else actor

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.position is not None and self.position.state.actor == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all bytes, each as likely as any other."""
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _legal_actions(self, player: int) -> list[int]:
        """Return the legal moves; those that resign are left out, unless there is no other."""
        return self._setting.game.without_resignations(self._known.state.legal())

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
        """Return the rewards by rank, or the points in a solitaire match."""
        outcome = self.position.state.outcome() if self.position is not None else None
        if outcome is None:
            return [0.0] * self._setting.seats
        return rank_rewards(outcome) if self._setting.seats > 1 else [float(outcome.totals[0])]

    def __str__(self) -> str:
        """Return the view of spectators as JSON."""
        return _seen(self._setting.game, self.position.state, SPECTATOR) if self.position else str(self._drawn)

    # -- information of players

    def information_state_string(self, player: int | None = None) -> str:
        """Return a text that identifies the information set of a player.

        It is the view as JSON, after a digest of all that the player has seen, learnt from events and done before.
        """
        seat = self.current_player() if player is None else player
        if self.position is None:
            return ""
        return f"{self.position.memory(self._setting.game, seat).hex()} {self.observation_string(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        """Return the view of a player as JSON."""
        seat = self.current_player() if player is None else player
        return "" if self.position is None else _seen(self._setting.game, self.position.state, seat)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> AevumState:
        """Return a state from the information set of a player; `sampler` gives numbers from 0 to 1."""
        other: AevumState = self.clone()
        if other.position is not None:
            other.position = other.position.redrawn(player, Chance.from_seed(int(sampler() * SEEDS)))
        return other

    @property
    def _known(self) -> Position:
        assert self.position is not None
        return self.position


class Observer:
    """OpenSpiel observer that writes what a player sees into a tensor."""

    def __init__(self, setting: EnvConfig) -> None:
        self._layout = setting.layout
        self.tensor: Any = np.zeros(self._layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: AevumState, player: int) -> None:
        """Set the tensor to the numbers of `python -m aevum.research GAME`; zeros before the seed is drawn."""
        self.tensor.fill(0)
        if state.position is not None:
            game = state.get_game().setting.game
            self.tensor[:] = np.frombuffer(self._layout.row(game.view(state.position.state, player)), np.float32)

    def string_from(self, state: AevumState, player: int) -> str:
        """Return the view of a player as JSON."""
        return state.observation_string(player)


class Memory:
    """OpenSpiel observer with perfect recall, of all that a player has seen since the start; text only, no tensor."""

    def __init__(self) -> None:
        self.tensor: None = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: AevumState, player: int) -> None:
        """Raise NoInformationStateTensor."""
        raise NoInformationStateTensor

    def string_from(self, state: AevumState, player: int) -> str:
        """Return the information state of a player as text."""
        return state.information_state_string(player)


def _register() -> None:
    known = set(pyspiel.registered_names())
    for id, game in games().items():
        if short_name(game) not in known:
            # A class survives until the interpreter has shut down; OpenSpiel releases what it registered after that.
            pyspiel.register_game(game_type(game), type(short_name(game), (AevumGame,), {"id": id}))


_register()
