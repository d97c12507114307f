"""A stepper: an amount between less and more, with one button that does it; a few amounts have a button each."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final, NamedTuple

from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words

FEW: Final = 2
"""So many amounts are seen at a glance."""


class Amount(NamedTuple):
    """One of the amounts: what its button says, and what it costs or leaves."""

    label: str
    name: str
    price: str


@dataclass(frozen=True, slots=True)
class Amounts:
    """The amounts to choose from, in their order, and what they are amounts of."""

    asked: str
    each: tuple[Amount, ...]

    @property
    def labels(self) -> frozenset[str]:
        return frozenset(amount.label for amount in self.each)


def stepper(amounts: Amounts, words: Words) -> list[Markup]:
    """What the prompt offers; the script steps, and gives the button the label and words of the amount it shows."""
    if len(amounts.each) <= FEW:
        return [_commit(amount) for amount in amounts.each]
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
    """What stands on a button."""
    return [name, [" ", h.span(".price")[price]] if price else None]


def _step(by: int, sign: str, name: str) -> Markup:
    return h.button(".step", type="button", data_by=by, tabindex=-1, aria_label=name)[sign]


def _commit(amount: Amount, id: str = "") -> Markup:
    return h.button(f"{id}.pick.main", type="button", data_act=amount.label)[priced(amount.name, amount.price)]


def _said(amount: Amount) -> str:
    return ", ".join(filter(None, (amount.name, amount.price)))
