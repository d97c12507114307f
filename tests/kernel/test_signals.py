"""Listeners of a signal are called in the order in which they connected; a law refuses a signal that has none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from high_card import rules

from aevum.kernel.moves import MoveBook, Verb
from aevum.kernel.signals import Signal
from aevum.kernel.steps import Law, always, pop


def law() -> Law[Any]:
    whole: Law[Any] = Law(MoveBook([Verb("pass")]), over=rules.LIMIT)
    whole.step("turn", rules.LIMIT).answer("pass", why_not=always, apply=lambda table, _: pop(table))
    return whole


def test_listeners_are_called_in_the_order_in_which_they_connected() -> None:
    heard: list[str] = []
    signal = Signal[Callable[[str], None]]("a lot was sold")

    @signal.connect
    def first(lot: str) -> None:
        heard.append(f"first {lot}")

    signal.connect(lambda lot: heard.append(f"second {lot}"))
    for listener in signal.listeners:
        listener("vase")
    first("clock")
    assert heard == ["first vase", "second vase", "first clock"]


def test_a_law_refuses_a_signal_without_a_listener() -> None:
    signals = [Signal[Callable[[], None]](name) for name in ("a lot was sold", "a turn begins")]
    signals[0].connect(lambda: None)
    with pytest.raises(ValueError, match="signals without a listener: a turn begins"):
        law().complete(signals)
    signals[1].connect(lambda: None)
    law().complete(signals)
