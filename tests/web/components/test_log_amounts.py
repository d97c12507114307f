"""Amounts in the log: what a decision brings twice is one amount."""

from __future__ import annotations

from aevum.kernel.events import Event
from aevum.web.components.log_lines import summed_amounts


def gain(amount: int, good: str, player: str = "red") -> Event:
    return Event("event-gain", (("player", player), ("amount", amount), ("good", good)))


def test_equal_goods_of_one_player_are_summed_and_all_else_stays() -> None:
    level = Event("event-level", (("player", "red"), ("number", 2)))
    events = [gain(1, "food"), gain(1, "ore"), level, gain(2, "food"), gain(1, "food", "blue"), level]
    assert summed_amounts(events) == [gain(3, "food"), gain(1, "ore"), level, gain(1, "food", "blue"), level]
