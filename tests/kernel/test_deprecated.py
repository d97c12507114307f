"""Former import paths work for one version, and former names of methods are refused instead of never being called."""

from __future__ import annotations

from importlib import import_module

import pytest
from high_card import HighCard

from aevum.kernel.ai.heuristics import Heuristics
from aevum.kernel.deprecated import RENAMED_METHODS
from aevum.kernel.encoding_hints import UpTo
from aevum.kernel.game import Game
from aevum.kernel.presentation import Panel

FORMER = [
    ("judgement", "Judgement", "aevum.kernel.ai.heuristics", "Heuristics"),
    ("weights", "Scales", "aevum.kernel.ai.weights", "WeightSet"),
    ("weights", "BadWeights", "aevum.kernel.ai.weights", "BadWeights"),
    ("pigments", "pigment", "aevum.kernel.svg.colours", "colour"),
    ("numbers", "LEFT_OUT", "aevum.kernel.encoding_hints", "DERIVED"),
    ("numbers", "UpTo", "aevum.kernel.encoding_hints", "UpTo"),
    ("shows", "Part", "aevum.kernel.presentation", "Panel"),
]


@pytest.mark.parametrize(("module", "name", "present_module", "present_name"), FORMER)
def test_a_former_path_leads_to_the_present_one(module: str, name: str, present_module: str, present_name: str) -> None:
    with pytest.deprecated_call(match=f"{present_module}.{present_name}"):
        found = getattr(import_module(f"aevum.kernel.{module}"), name)
    assert found is getattr(import_module(present_module), present_name)


def test_a_name_that_never_was_is_an_attribute_error() -> None:
    with pytest.deprecated_call(), pytest.raises(AttributeError):
        import_module("aevum.kernel.shows").nothing  # noqa: B018


@pytest.mark.parametrize("name", RENAMED_METHODS)
def test_a_game_with_a_former_name_is_refused(name: str) -> None:
    with pytest.raises(TypeError, match=f"{name} is called {RENAMED_METHODS[name]}"):
        type("Old", (HighCard,), {name: None})


@pytest.mark.parametrize("name", RENAMED_METHODS.values())
def test_the_present_names_are_members_of_a_game(name: str) -> None:
    assert hasattr(Game, name)


def test_a_former_module_is_imported_in_every_way() -> None:
    namespace: dict[str, object] = {}
    with pytest.deprecated_call():
        exec(
            "import aevum.kernel.shows\n"
            "import aevum.kernel.numbers as numbers\n"
            "from aevum.kernel import judgement\n"
            "from aevum.kernel.weights import BadWeights\n"
            "found = aevum.kernel.shows.Part, numbers.UpTo, judgement.Judgement",
            namespace,
        )
    assert namespace["found"] == (Panel, UpTo, Heuristics)
