"""Part of the variance of rollouts that the first draw explains: what stratified first draws could save at most.

    python -m bench.first_draws tempus SAVED [--decisions 40]

SAVED are matches of `aevum arena --save SAVED`. At decisions of them the two best lines of `hard` are played on in
rollouts. The card on top of the deck is one of several, and all else is drawn anew for each rollout. The variance of
the paired difference of the lines is divided into that between cards and that within a card. Stratification by this
card removes the first part and nothing else.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean, variance
from typing import Any, Final

from aevum.bots.beam_search import BeamSearch, Candidate
from aevum.bots.bot import Sight
from aevum.bots.rollouts import RolloutSelector
from aevum.bots.search_bots import Hard
from aevum.kernel.ai.heuristics import Heuristics
from aevum.kernel.chance import Chance
from aevum.kernel.game import AnyGame, State
from aevum.kernel.records.savefile import ENDING, read_match
from aevum.kernel.registry import find_game

CARDS: Final = 12
"""Number of cards that are put on top."""
ROLLOUTS: Final = 10
"""Number of determinizations for each of them."""
EVERY: Final = 23
"""Distance of the moves of a match at which a decision is looked at."""


class Deck:
    """Deck of Tempus, whose last card is drawn first."""

    def undrawn(self, state: Any) -> list[int]:
        """Return the cards that have not been drawn, in the order of their numbers."""
        return sorted(state.deck)

    def put_on_top(self, state: Any, card: int) -> None:
        """Let a card that has not been drawn and the top card change places."""
        place = state.deck.index(card)
        state.deck[-1], state.deck[place] = card, state.deck[-1]


class CivilDeck(Deck):
    """Deck of civil cards of the present Age of Through the Ages."""

    def undrawn(self, state: Any) -> list[int]:
        return sorted(state.civil[state.age][state.civil_at :])

    def put_on_top(self, state: Any, card: int) -> None:
        deck, top = list(state.civil[state.age]), state.civil_at
        place = deck.index(card, top)
        deck[top], deck[place] = card, deck[top]
        state.civil = (*state.civil[: state.age], tuple(deck), *state.civil[state.age + 1 :])


DECKS: Final[dict[str, Deck]] = {"tempus": Deck(), "through-the-ages": CivilDeck()}


def positions(folder: Path, game: AnyGame) -> Iterator[State]:
    """Yield states of saved matches in which there is a choice."""
    for file in sorted(folder.glob(f"**/*{ENDING}")):
        match = read_match(file, find_game)
        if match.game.id == game.id:
            for number in range(EVERY, len(match.moves), EVERY):
                state = match.state_at(number)
                if len(state.legal()) > 1:
                    yield state


def best_two(game: AnyGame, heuristics: Heuristics[Any], state: State, chance: Chance) -> list[Candidate]:
    """Return the two best lines of the beam search of `hard`."""
    sight = Sight(game, state, state.legal())
    budget = Hard(chance).budget_in(heuristics)
    states = [sight.imagine(chance) for _ in range(budget.determinizations)]
    return BeamSearch(heuristics, states, budget, lambda: 0.0, heuristics.learned_value).best_lines(2)


def differences(game: AnyGame, state: State, chance: Chance) -> list[list[float]]:
    """Return by card on top the differences of the rollouts of the two best lines; nothing if there is one line."""
    heuristics = game.heuristics
    assert heuristics is not None
    lines = best_two(game, heuristics, state, chance)
    if len(lines) < 2:
        return []
    assert Hard.rollout_budget is not None
    rollouts = RolloutSelector(heuristics, state.actor, Hard.rollout_budget, heuristics.learned_value)
    deck = DECKS[game.id]
    undrawn = deck.undrawn(state)
    found: list[list[float]] = []
    for card in undrawn[:: max(1, len(undrawn) // CARDS)][:CARDS]:
        gaps: list[float] = []
        while len(gaps) < ROLLOUTS:
            future = state.resample(state.actor, chance)
            if card in deck.undrawn(future):
                deck.put_on_top(future, card)
                one, other = (rollouts.after_replies(future, line) for line in lines)
                gaps.append(one - other)
        found.append(gaps)
    return found if len(found) > 1 else []


def main() -> None:
    """Print the two parts of the variance."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(DECKS))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--decisions", type=int, default=40)
    args = parser.parse_args()
    game, between, within, count = find_game(args.game), list[float](), list[float](), 0
    for number, state in enumerate(positions(args.folder, game)):
        groups = differences(game, state, Chance.from_seed(number))
        if groups:
            inner = fmean(map(variance, groups))
            between.append(variance(list(map(fmean, groups))) - inner / ROLLOUTS)
            within.append(inner)
            count += 1
            if count == args.decisions:
                break
    part = sum(between) / (sum(between) + sum(within))
    print(f"{args.game}: {count} decisions, {part:.1%} of the variance lies between first draws")


if __name__ == "__main__":
    main()
