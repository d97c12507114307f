"""Invariants that hold at every step of whole random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Final

import pytest

from aevum.games.tempus import GAME
from aevum.games.tempus.constants import (
    ACTION_TOKENS,
    CITY_VALUES,
    COLOURS,
    HAND_LIMIT,
    HEXES,
    LAST_ERA,
    POPULATION,
    STACKING,
)
from aevum.games.tempus.moves import BABIES_NOBODY, BOOK, MOVE_NOBODY
from aevum.games.tempus.state import World
from aevum.testing.figures import Count
from aevum.testing.walks import Temper
from games.tempus.positions import begin, cities_left, number_of_cards, phase, supply
from rule_marks import rule

SEATS = [3, 4, 5]


class Warlike:
    """Player that fights and builds whenever possible, and else has children and moves."""

    LIKES: Final = {
        "fight": 60,
        "play": 20,
        "move": 10,
        "babies": 10,
        "city": 6,
        "idea": 4,
        "lay": 1,
        "done": 1,
        "end": 1,
    }

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)

    def choose(self, world: World) -> int:
        """Return a legal move: the verb by preference, then any of its moves."""
        by_verb: dict[str, list[int]] = {}
        for move in world.legal():
            if move not in (MOVE_NOBODY, BABIES_NOBODY) or world.supply[world.actor] == POPULATION:
                by_verb.setdefault(BOOK.verb_of(move).name, []).append(move)
        verb = self._dice.choices(list(by_verb), [self.LIKES.get(verb, 1) for verb in by_verb])[0]
        return self._dice.choice(by_verb[verb])


def a_game(seats: int, seed: int) -> Iterator[tuple[str, World]]:
    """Yield the world before the first move, and after every move of a random game with that move.

    Players differ by seed.
    """
    world = begin(seats, seed, island="prepared" if seed % 3 else "laid")
    player = Warlike(seed) if seed % 2 else Temper(GAME, seed)
    yield "", world.copy()
    while world.legal():
        move = player.choose(world)
        world.apply(move)
        yield BOOK.notation(move), world.copy()


def games_to_play(exhaustive: bool) -> range:
    """Return the seeds for one number of seats."""
    return range(667 if exhaustive else 20)


@rule("tempus.turn.phases", "tempus.end.flight", "tempus.setup.pieces")
@pytest.mark.parametrize("seats", SEATS)
def test_every_step_of_a_game_keeps_the_rules(seats: int, exhaustive: bool, count: Count) -> None:
    steps, choices, most = 0, 0, 0
    for seed in games_to_play(exhaustive):
        last = None
        for (_, before), (move, world) in pairwise(a_game(seats, seed)):
            assert_pieces_are_all_there(world)
            assert_hexes_have_one_owner(world)
            assert_hands_keep_to_the_limit(world)
            assert_only_sanitation_goes_above_the_limit(before, move, world)
            legal = len(before.legal())
            steps, choices, most = steps + 1, choices + legal, max(most, legal)
            last = world
        assert last is not None
        assert last.turn == 10
        assert max(last.era) == LAST_ERA
    assert most <= 300
    count("tempus: decisions of whole games", steps)
    count(f"tempus: legal moves a decision, {seats} seats, mean", round(choices / steps))
    count(f"tempus: legal moves a decision, {seats} seats, most", most)


def assert_pieces_are_all_there(world: World) -> None:
    for seat, colour in enumerate(COLOURS[: len(world.era)]):
        own = [place for place in world.island.land if world.owner[place] == seat]
        assert supply(world, colour) + sum(world.tokens[place] for place in own) == 16
        assert sum(cities_left(world, colour).values()) + sum(world.city[place] > 0 for place in own) == 8
        assert world.homes[seat] == [place for place in own if world.tokens[place]]
        assert min(supply(world, colour), *cities_left(world, colour).values()) >= 0
    assert number_of_cards(world) == 54


def assert_hexes_have_one_owner(world: World) -> None:
    for place in world.island.land:
        tokens, city = world.tokens[place], world.city[place]
        assert not (tokens and city)
        assert (world.owner[place] >= 0) == (tokens + city > 0)
        assert city in (0, *CITY_VALUES)


def assert_hands_keep_to_the_limit(world: World) -> None:
    if phase(world) not in ("discard", "bonus"):
        assert all(len(cards) <= HAND_LIMIT[era] for cards, era in zip(world.hands, world.era, strict=True))


def assert_only_sanitation_goes_above_the_limit(before: World, move: str, world: World) -> None:
    for place in world.island.land:
        more = world.tokens[place] > before.tokens[place]
        if more and world.tokens[place] > STACKING[before.era[world.owner[place]]]:
            assert move.startswith("play sanitation"), f"{HEXES[place]} after {move}"


@rule("tempus.turn.tokens", "tempus.turn.rounds", "tempus.government.later")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_takes_as_many_actions_as_their_era_says(seats: int, exhaustive: bool) -> None:
    for seed in games_to_play(exhaustive):
        taken: Counter[tuple[int, int]] = Counter()
        due: dict[tuple[int, int], int] = {}
        for (_, before), (_, world) in pairwise(a_game(seats, seed)):
            if not any(before.actions):
                continue
            due.update({(before.turn, seat): ACTION_TOKENS[era] for seat, era in enumerate(before.era)})
            fresh_turn = world.turn > before.turn
            left = [0] * seats if fresh_turn else world.actions
            for seat in range(seats):
                taken[before.turn, seat] += before.actions[seat] - left[seat]
        assert dict(taken) == due
        totals = [sum(count for (_, seat), count in taken.items() if seat == player) for player in range(seats)]
        assert all(40 <= total <= 43 for total in totals)


@rule("tempus.progress.winners", "tempus.turn.phases")
@pytest.mark.parametrize("seats", SEATS)
def test_the_lead_era_rises_by_one_each_turn_and_nobody_falls_behind_by_two(seats: int, exhaustive: bool) -> None:
    for seed in games_to_play(exhaustive):
        for _, world in a_game(seats, seed):
            lead = max(world.era)
            assert lead in (world.turn, world.turn + 1)
            assert min(world.era) >= lead - 1


def test_the_first_player_marker_goes_round(exhaustive: bool) -> None:
    for seed in games_to_play(exhaustive):
        firsts: dict[int, int] = {}
        for _, world in a_game(3, seed):
            if world.turn < 10 and world.legal():
                firsts[world.turn] = world.first
        assert [firsts[turn] for turn in range(10)] == [(firsts[0] + turn) % 3 for turn in range(10)]


def test_games_by_chance_come_to_every_kind_of_move() -> None:
    seen = {move.split()[0] for seed in range(8) for move, _ in a_game(3, seed) if move}

    assert seen == {verb.words[0] for verb in BOOK.verbs}
