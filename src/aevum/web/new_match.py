"""The form of a new match: any moment, every option explained with its default marked, who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import groupby
from typing import Any, Final

from aevum.kernel.game import AnyGame
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.options import OptionName
from aevum.kernel.words import Words

MOMENT: Final = "at"
"""The name of an option that is a date and a time."""
FEW: Final = 3
"""So many values are shown side by side; more go into a list."""
_USUAL_BOT: Final = "normal"


def any_moment(game: AnyGame, words: Words, now: datetime) -> Markup:
    """A date and a time of one's own."""
    return h.form(".moment", method="post", action="/matches")[
        h.input(type="hidden", name="game", value=game.id),
        h.label[h.b[words("lobby-any-moment")], _moment_field(now, required=True)],
        h.button[words("lobby-begin")],
    ]


def new_match(game: AnyGame, words: Words, bots: Sequence[str], now: datetime) -> Markup:
    """Everything that can be agreed before a match."""
    fields = [list(names) for _, names in groupby(game.option_names(), key=lambda entry: entry.field)]
    return h.details(".new")[
        h.summary[words("lobby-more" if 1 in game.seats else "lobby-new")],
        h.form(method="post", action="/matches")[
            h.input(type="hidden", name="game", value=game.id),
            h.section[
                h.h3[words("lobby-options")],
                h.p(".quiet")[words("lobby-default-about")],
                [_field(names, game, words, now) for names in fields],
            ]
            if fields
            else None,
            _seats(game, bots, words),
            h.button(".main")[words("lobby-begin")],
        ],
    ]


def _field(names: Sequence[OptionName], game: AnyGame, words: Words, now: datetime) -> Markup:
    """One thing to agree on; where it can be said in several ways, one of them is enough."""
    if len(names) == 1:
        return _option(names[0], game, words, now)
    return h.fieldset(".option.ways")[
        h.legend[words("lobby-either")], [_option(entry, game, words, now) for entry in names]
    ]


def _option(entry: OptionName, game: AnyGame, words: Words, now: datetime) -> Markup:
    about = words(f"option-{entry.name}")
    values: Sequence[Any] = (True, False) if entry.is_flag else entry.values
    if not values:
        return h.label(".option")[h.span(".about")[about], _free(entry, game, words, now)]
    name = f"option-{entry.name}"
    if len(values) > FEW:
        field = h.select(name=name)[[_item(value, entry, words) for value in values]]
        return h.label(".option")[h.span(".about")[about], field]
    return h.fieldset(".option")[
        h.legend(".about")[about], h.div(".values")[[_radio(name, value, entry, words) for value in values]]
    ]


def _free(entry: OptionName, game: AnyGame, words: Words, now: datetime) -> Child:
    """A field one writes into, with an example from a ready choice."""
    if entry.name == MOMENT:
        return _moment_field(None)
    example = next(
        (str(preset.options[entry.field]) for preset in game.presets(now) if entry.field in preset.options), ""
    )
    return h.input(
        name=f"option-{entry.name}",
        placeholder=words("lobby-example", example=example) if example else words("lobby-optional"),
        inputmode="numeric" if example.isdigit() else None,
        autocomplete="off",
        spellcheck="false",
    )


def _moment_field(value: datetime | None, *, required: bool = False) -> Child:
    written = value.strftime("%Y-%m-%dT%H:%M") if value else None
    return h.input(type="datetime-local", name=f"option-{MOMENT}", value=written, required=required)


def _radio(name: str, value: Any, entry: OptionName, words: Words) -> Markup:
    chosen = value == entry.default
    return h.label[
        h.input(type="radio", name=name, value=_written(value), checked=chosen),
        h.span[_spoken(value, words), _default(words) if chosen else None],
    ]


def _item(value: Any, entry: OptionName, words: Words) -> Markup:
    chosen, text = value == entry.default, _spoken(value, words)
    shown = f"{text} ({words('lobby-default')})" if chosen else text
    return h.option(value=_written(value), selected=chosen)[shown]


def _default(words: Words) -> Markup:
    return h.small[f" {words('lobby-default')}"]


def _written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _spoken(value: Any, words: Words) -> str:
    message = f"value-{_written(value)}"
    return words(message) if words.knows(message) else str(value).replace("_", " ")


def usual_bot(bots: Sequence[str]) -> str:
    """Whom one plays against unless one says otherwise."""
    return _USUAL_BOT if _USUAL_BOT in bots else bots[0]


def _seats(game: AnyGame, bots: Sequence[str], words: Words) -> Markup:
    least, most = game.seats[0], game.seats[-1]
    return h.section[
        h.h3[words("lobby-seats")],
        h.p(".quiet")[words("lobby-seats-about", least=least, most=most)],
        h.div(".seats")[[_seat(seat, game.seats, bots, words) for seat in range(most)]],
    ]


def _seat(seat: int, allowed: Sequence[int], bots: Sequence[str], words: Words) -> Markup:
    least = allowed[0]
    default = "me" if seat == 0 else f"bot:{usual_bot(bots)}" if seat < least else "none"
    kinds = [("me", words("seat-me")), ("open", words("seat-open"))]
    kinds += [("here", words("seat-here"))] if seat else []
    kinds += [(f"bot:{bot}", words("seat-bot", bot=bot)) for bot in bots]
    kinds += [("none", words("seat-none"))] if seat >= least else []
    return h.label(f".seat.seat-{seat}")[
        h.span[words("lobby-who") if allowed == (1,) else words("lobby-seat", seat=seat + 1)],
        h.select(name=f"seat-{seat}")[[h.option(value=kind, selected=kind == default)[text] for kind, text in kinds]],
    ]
