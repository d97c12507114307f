"""Steps of the worked examples of a game's rules: the position they show, and the events before them."""

from __future__ import annotations

from aevum.kernel.game import AnyGame, State
from aevum.kernel.worked_examples import examples_of


def state_in(game: AnyGame, example: str, step: int) -> tuple[State, int]:
    """Return the state of a step of an example, numbered from 1 as its messages are, and the seat that looks at it."""
    examples = examples_of(game)
    position = examples[example].steps[step - 1]
    return examples.match(position).state_at(position.moves), position.seat


def said_before(game: AnyGame, example: str, step: int) -> list[str]:
    """Return the events before a step of an example in English."""
    examples, words = examples_of(game), game.words("en")
    return [event.say(words) for event in examples.events(examples[example], step - 1)]
