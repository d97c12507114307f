"""Lines that tell a verdict without luck, beside the plain one."""

from __future__ import annotations

from aevum.arena.number_format import estimate, interval, percent
from aevum.arena.verdict import Verdict
from aevum.cli.console import Console


def say_without_luck(verdict: Verdict, console: Console) -> None:
    """Print share and margin without luck, and whether the share without luck has decided."""
    words, margin = console.words, verdict.margin
    console.say(
        "verdict-decides" if verdict.luck_decides else "verdict-beside",
        share=percent(verdict.adjusted_share, words),
        interval=interval(verdict.adjusted_interval, words),
    )
    console.say(
        "verdict-margin",
        margin=estimate(margin.plain, words),
        adjusted=estimate(margin.adjusted, words),
        luck=estimate(margin.luck, words),
        variance=percent(margin.factor, words, 0),
    )
