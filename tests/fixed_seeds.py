"""Seeds of matches that a test leaves to chance: the same in every run, so that a test passes always or never."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Final

from aevum.kernel import match

SEED: Final = 20_261_117


def fix_seeds() -> None:
    """Let new matches of this process begin with a fixed series of seeds."""
    _draw_seeds_by(Random(SEED).getrandbits)


def fix_one_seed() -> None:
    """Let all new matches of this process begin with the same seed, in whichever order tests ask for them."""
    _draw_seeds_by(lambda bits: Random(SEED).getrandbits(bits))


def _draw_seeds_by(randbits: Callable[[int], int]) -> None:
    """Replace the module `secrets` in `aevum.kernel.match`, and nowhere else."""
    vars(match)["secrets"] = SimpleNamespace(randbits=randbits)
