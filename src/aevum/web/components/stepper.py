"""Numeric stepper for an amount: buttons for less and more, and one button that submits it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final, NamedTuple

from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words

MAX_BUTTONS: Final = 2
"""Maximum number of amounts that get a button each instead of a stepper."""


class Amount(NamedTuple):
    """One amount to choose."""

    label: str
    """Label of the pick."""
    name: str
    """Text of the button."""
    price: str
    """Text of the cost or of the rest; empty if there is none."""


@dataclass(frozen=True, slots=True)
class Amounts:
    """Amounts to choose from."""

    asked: str
    """Name of the quantity, for screen readers."""
    each: tuple[Amount, ...]
    """Amounts in the order in which the stepper goes through them."""

    @property
    def labels(self) -> frozenset[str]:
        return frozenset(amount.label for amount in self.each)


def stepper(amounts: Amounts, words: Words) -> list[Markup]:
    """Return a stepper for the amounts, or a button each where there are few.

    `stepper.js` changes the amount, and gives the button the label and text of the amount that is shown.
    """
    if len(amounts.each) <= MAX_BUTTONS:
        return [_commit(amount, kind="word") for amount in amounts.each]
    first, last = amounts.each[0], amounts.each[-1]
    return [
        h.div(
            f"#steps-{first.label}-{last.label}.stepper",
            role="group",
            aria_label=amounts.asked,
            aria_live="off",
            data_steps=json.dumps(amounts.each, ensure_ascii=False, separators=(",", ":")),
            data_keep="data-at",
        )[
            _step(-1, "−", words("table-less")),
            h.span(
                "#amount",
                role="spinbutton",
                tabindex=0,
                aria_label=amounts.asked,
                aria_valuemin=first.label,
                aria_valuemax=last.label,
                aria_valuenow=first.label,
                aria_valuetext=_said(first),
            )[first.label],
            _step(1, "+", words("table-greater")),
            _commit(first, "#commit"),
        ]
    ]


def priced(name: str, price: str) -> Child:
    """Return the content of a button: its name and, if there is one, its price."""
    return [name, [" ", h.span(".price")[price]] if price else None]


def _step(by: int, sign: str, name: str) -> Markup:
    return h.button(".step", type="button", data_by=by, tabindex=-1, aria_label=name)[sign]


def _commit(amount: Amount, id: str = "", kind: str = "main") -> Markup:
    return h.button(f"{id}.pick.{kind}", type="button", data_act=amount.label)[priced(amount.name, amount.price)]


def _said(amount: Amount) -> str:
    return ", ".join(filter(None, (amount.name, amount.price)))
