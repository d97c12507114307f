"""Seeds of matches that a test leaves to chance: the same in every run, so that a test passes always or never."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Final

from aevum.kernel import match

SEED: Final = 20_261_117


def fix_seeds(seed: int = SEED) -> None:
    """Let new matches of this process begin with a fixed series of seeds."""
    match.secrets = SimpleNamespace(randbits=Random(seed).getrandbits)  # type: ignore[assignment]


def fix_one_seed(seed: int = SEED) -> None:
    """Let all new matches of this process begin with the same seed, in whichever order tests ask for them."""
    match.secrets = SimpleNamespace(randbits=lambda bits: Random(seed).getrandbits(bits))  # type: ignore[assignment]
