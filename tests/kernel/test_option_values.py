"""Options of a game are read from text or JSON by name, and refused with a reason."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from aevum.kernel.errors import BadOption
from aevum.kernel.options import option, option_names, options_to_json, read_options


def _even(text: str) -> str:
    if len(text) % 2:
        raise BadOption("error-odd", value=text)
    return text.upper()


def _twice(text: str) -> str:
    return text + text


@dataclass(frozen=True)
class Options:
    name: str = option("", read=_even, also={"doubled": _twice})
    quick_start: bool = option(False)
    size: int = option(3, values=(3, 5, -1))
    mode: str = option("old_way", values=("old_way", "new_way"))


def refusal(**given: Any) -> BadOption:
    with pytest.raises(BadOption) as caught:
        read_options(Options, given)
    return caught.value


def test_nothing_given_is_the_default() -> None:
    assert read_options(Options, {}) == Options()


@pytest.mark.parametrize("value", [True, "true", "Yes", "ON", "1", 1])
def test_a_flag_can_be_set_in_many_words(value: Any) -> None:
    assert read_options(Options, {"quick_start": value}).quick_start is True


@pytest.mark.parametrize("value", [False, "false", "No", "OFF", "0", 0])
def test_a_flag_can_be_cleared_in_many_words(value: Any) -> None:
    assert read_options(Options, {"quick_start": value}).quick_start is False


@pytest.mark.parametrize("value", ["", "maybe", 2, None, 1.0, []])
def test_a_flag_is_nothing_else(value: Any) -> None:
    error = refusal(quick_start=value)
    assert error.reason == "error-option-value"
    assert error.arguments["allowed"] == "true, false"


@pytest.mark.parametrize(("given", "size"), [(5, 5), ("5", 5), (" 5 ", 5), ("-1", -1)])
def test_a_number_can_be_text(given: Any, size: int) -> None:
    assert read_options(Options, {"size": given}).size == size


@pytest.mark.parametrize("value", [4, "4", "", "five", "²", "--3", "3.0", 3.0, True, None, "9" * 5_000, [3]])
def test_a_number_is_one_of_its_values(value: Any) -> None:
    error = refusal(size=value)
    assert error.reason == "error-option-value"
    assert error.arguments["allowed"] == "3, 5, -1"


def test_dashes_and_underscores_are_the_same() -> None:
    assert read_options(Options, {"mode": "new-way"}).mode == "new_way"
    assert read_options(Options, {"quick-start": True}).quick_start


@pytest.mark.parametrize("value", ["other", "", 1, None, ["new_way"]])
def test_a_word_is_one_of_its_values(value: Any) -> None:
    assert refusal(mode=value).reason == "error-option-value"


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    error = refusal(speed=1)
    assert error.reason == "error-option-unknown"
    assert error.arguments == {"name": "speed", "known": "name, doubled, quick_start, size, mode"}


def test_an_option_with_a_reader_reads_for_itself() -> None:
    assert read_options(Options, {"name": "ab"}).name == "AB"
    assert refusal(name="abc").reason == "error-odd"


def test_another_name_sets_the_same_field_but_not_twice() -> None:
    assert read_options(Options, {"doubled": "ab"}).name == "abab"
    assert refusal(name="ab", doubled="ab").reason == "error-option-twice"
    assert refusal(**{"quick-start": True, "quick_start": True}).reason == "error-option-twice"


def test_options_go_through_json() -> None:
    options = Options("AB", quick_start=True, size=5, mode="new_way")
    assert read_options(Options, options_to_json(options)) == options


def test_names_tell_what_they_take() -> None:
    names = {entry.name: entry for entry in option_names(Options)}
    assert list(names) == ["name", "doubled", "quick_start", "size", "mode"]
    assert names["doubled"].field == "name"
    assert names["quick_start"].is_flag
    assert names["size"].values == (3, 5, -1)
