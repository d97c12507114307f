"""Every game is a game of OpenSpiel, with information states, resampling and serialization."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts

from aevum.kernel.registry import find_game
from aevum.research.openspiel import short_name


def loaded(id: str, seats: int) -> Any:
    return pyspiel.load_game(f"{short_name(find_game(id))}(players={seats})")


def walked(game: Any, moves: int, seed: int = 1) -> Any:
    """Return a position some random moves after the seed was drawn."""
    dice = np.random.RandomState(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(int(dice.randint(256)))
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(int(dice.choice(state.legal_actions())))
    return state


SAMPLER = pyspiel.UniformProbabilitySampler(0.0, 1.0)


def test_random_matches_are_as_openspiel_wants_them(id: str, seats: int) -> None:
    pyspiel.random_sim_test(loaded(id, seats), num_sims=1, serialize=True, verbose=False)


def test_redrawing_changes_nothing_a_player_knows(id: str, seats: int) -> None:
    game = loaded(id, seats)
    for moves in (0, 9, 60):
        state = walked(game, moves)
        for player in range(seats):
            other = state.resample_from_infostate(player, SAMPLER)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()


def test_a_redrawn_state_is_saved_with_what_was_drawn(id: str, seats: int) -> None:
    game = loaded(id, seats)
    state = walked(game, 25).resample_from_infostate(0, SAMPLER)
    if not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert read.position.state.key() == state.position.state.key()
    assert read.history() == state.history()
    for player in range(seats):
        assert read.information_state_string(player) == state.information_state_string(player)


def test_hidden_cards_are_drawn_anew() -> None:
    state = walked(loaded("tempus", 3), 60)
    player = state.current_player()
    keys = {state.resample_from_infostate(player, SAMPLER).position.state.key() for _ in range(5)}
    assert len(keys) > 1


def test_a_player_remembers_what_it_did() -> None:
    """Two move sequences that lead to the same view are two information states."""
    one = walked(loaded("high-card", 2), 0)
    other = one.clone()
    for state, first in ((one, 0), (other, -1)):
        state.apply_action(state.legal_actions()[first])
    assert one.information_state_string(0) != other.information_state_string(0)


def test_a_clone_goes_its_own_way() -> None:
    state = walked(loaded("high-card", 2), 1)
    other = state.clone()
    before = str(state)
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before
    assert other.move_number() == state.move_number() + 1


def test_an_information_state_tensor_is_refused_and_not_replaced_by_an_observation(id: str, seats: int) -> None:
    game = loaded(id, seats)
    state = walked(game, 3)
    assert not game.get_type().provides_information_state_tensor
    assert len(state.observation_tensor(0)) == np.prod(game.observation_tensor_shape())
    with pytest.raises(NotImplementedError, match="observation_tensor or information_state_string"):
        state.information_state_tensor(0)
    with pytest.raises(NotImplementedError, match="no fixed size"):
        game.information_state_tensor_shape()


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("aevum_tempus(players=4,island=prepared)")
    assert game.num_players() == 4
    assert game.setting.options.island == "prepared"


def test_a_search_of_openspiel_plays_with_hidden_information() -> None:
    game = loaded("high-card", 2)
    state = walked(game, 1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=_Rollout(),
        uct_c=2.0,
        max_simulations=30,
        max_world_samples=5,
        random_state=np.random.RandomState(3),
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    assert bot.step(state) in state.legal_actions()


class _Rollout:
    """Evaluator by random play to the end."""

    def evaluate(self, state: Any) -> Any:
        played = state.clone()
        dice = np.random.RandomState(1)
        while not played.is_terminal():
            played.apply_action(int(dice.choice(played.legal_actions())))
        return np.array(played.returns())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(move, 1 / len(legal)) for move in legal]


def test_more_players_than_a_game_has_seats_are_refused() -> None:
    with pytest.raises(Exception, match="seats"):
        pyspiel.load_game("aevum_tempus(players=2)")
