"""Explanations of bots' moves in words, shared by browser, terminal and API."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from aevum.bots.move_explanation import Alternative, MoveExplanation
from aevum.kernel.game import AnyGame, View
from aevum.kernel.markup import Markup, h
from aevum.kernel.words import Words
from aevum.web.components.hints import differences_text, gain_text
from aevum.web.text.move_text import line_as_seen

Steps = Sequence[tuple[int, ...]]


def explanation_address(id: str, number: int) -> str:
    """Return the address of the page that explains a move of a match."""
    return f"/m/{id}/why/{number}"


def _steps_text(steps: Steps, game: AnyGame, view: View, words: Words) -> str:
    return "; ".join(line_as_seen(step, game, view, words) for step in steps)


def _compared(other: Alternative, words: Words) -> str:
    gain, reasons = gain_text(other.gain, words), differences_text(other.reasons, words)
    if not reasons:
        return words("plan-compared-bare", gain=gain)
    return words("plan-compared", gain=gain, reasons=reasons)


def explanation_lines(found: MoveExplanation, game: AnyGame, view: View, words: Words) -> list[str]:
    """Return an explanation as sentences: plan, alternatives each with its comparison, notes."""
    lines = [words("plan-line", moves=_steps_text(found.plan, game, view, words))]
    for other in found.alternatives:
        lines.append(words("plan-instead", moves=_steps_text(other.steps, game, view, words)))
        lines.append(_compared(other, words))
    return lines + _notes(found, words)


def _notes(found: MoveExplanation, words: Words) -> list[str]:
    if found.is_forced:
        return [words("plan-forced")]
    notes = [words("plan-knowledge" if found.alternatives else "plan-alone")]
    return notes if found.is_reproduced else [*notes, words("plan-not-repeated")]


def explanation_card(found: MoveExplanation, title: str, game: AnyGame, view: View, words: Words) -> Markup:
    """Return an explanation as HTML: the plan, and a list of what could have been done instead."""
    return h.section(".explanation")[
        h.h1[words("plan-title")],
        h.p(".quiet")[title],
        h.p[h.b[words("plan-line", moves=_steps_text(found.plan, game, view, words))]],
        h.ol[
            [
                h.li[
                    h.p[words("plan-instead", moves=_steps_text(other.steps, game, view, words))],
                    h.p(".quiet")[_compared(other, words)],
                ]
                for other in found.alternatives
            ]
        ]
        if found.alternatives
        else None,
        [h.p(".quiet")[note] for note in _notes(found, words)],
    ]


def explanation_json(found: MoveExplanation, game: AnyGame, view: View, words: Words) -> dict[str, Any]:
    """Return an explanation as JSON for API clients, with sentences to show to their users."""
    return {
        "seat": found.seat,
        "since": found.since,
        "reproduced": found.is_reproduced,
        "forced": found.is_forced,
        "plan": _notations(found.plan, game),
        "alternatives": [
            {
                "moves": _notations(other.steps, game),
                "gain": round(other.gain, 3),
                "reasons": [
                    {"term": feature.name, "about": feature.describe(words), "amount": round(amount, 3)}
                    for feature, amount in other.reasons
                ],
            }
            for other in found.alternatives
        ],
        "sentences": explanation_lines(found, game, view, words),
    }


def _notations(steps: Steps, game: AnyGame) -> list[str]:
    return [" ".join(map(game.book.notation, step)) for step in steps]
