"""Named features of a state, which learned values weigh and which hints and reviews can speak of."""

from __future__ import annotations

from dataclasses import dataclass

from aevum.kernel.words import Argument, Words


@dataclass(frozen=True, slots=True)
class Feature:
    """Description of one feature: its message, and how a learned value may use it."""

    message: str
    argument: Argument = ""
    """Argument `of` of the message: an amount, or the name of a card."""
    is_learned: bool = True
    """Whether a learned value has weights for the feature. It keeps other terms of the evaluation as they are."""
    fades: bool = False
    """Whether its learned weight vanishes at the end of a match, where it says nothing that points do not."""
    of_opponents: bool = False
    """Whether the feature is a term of the evaluation that counts what opponents have."""

    @property
    def is_term(self) -> bool:
        """Whether the feature is a term of the evaluation, whose sum is the evaluation made by hand."""
        return self.message.startswith("term-")

    @property
    def name(self) -> str:
        """Name of the feature in files of learned values: `feature-cities`, `feature-cities-least.3`."""
        return f"{self.message}.{self.argument}" if self.argument else self.message

    def describe(self, words: Words) -> str:
        """Return the description of the feature in the reader's language."""
        return words(self.message, of=self.argument) if self.argument else words(self.message)


def thermometer(message: str, *least: int) -> tuple[Feature, ...]:
    """Return the features of a thermometer encoding: for each amount, whether it is reached."""
    return tuple(Feature(message, amount) for amount in least)
