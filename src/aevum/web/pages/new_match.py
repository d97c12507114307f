"""Form of a new match: players and their names, then options; variants are folded."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import groupby
from typing import Any, Final

from aevum.bots.levels import levels
from aevum.kernel.game import AnyGame
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.options import OptionName
from aevum.kernel.words import Words
from aevum.web.components.position_field import position_field
from aevum.web.layout import static

TIME_OPTION: Final = "at"
"""Name of an option that is a date with a time."""
MAX_RADIO_VALUES: Final = 3
"""Maximum number of values that are shown as radio buttons; more become a select."""
ABSENCE_LIMITS: Final = (180, 86_400, 259_200, 604_800)
"""Seconds of absence on which the players of a new match can agree: 3 minutes, a day, 3 days, a week."""
_USUAL_BOT: Final = "normal"
_EASY_BOT: Final = "easy"


def new_match(
    game: AnyGame, words: Words, bots: Sequence[str], now: datetime, name: str = "", picture: str | None = None
) -> Markup:
    """Return the form of a new match with every option.

    `name`: the current name of the reader. `picture`: the address of the game's picture.
    """
    first, for_beginners, variants = _fields(game, now)
    return h.div(".new")[
        h.script(type="module", src=static("new_match.js"))[""],
        h.link(rel="stylesheet", href=static("new_match.css")),
        h.div(".poster")[h.img(src=picture, alt="")] if picture else None,
        h.form("#new", method="post", action="/matches")[
            h.header[h.p(".over-title")[words("lobby-new")], h.h1[words("game-title")]],
            h.input(type="hidden", name="game", value=game.id),
            _seats(game, bots, words, name),
            h.section(".first")[[_field(names, game, words, now) for names in first]] if first else None,
            _beginners(for_beginners, game, words, now) if for_beginners else None,
            _variants(variants, game, words, now) if variants else None,
            h.button(".main.large")[h.b[words("lobby-begin")]],
        ],
        h.details(".upload")[h.summary[words("position-open")], position_field(words)],
    ]


Fields = list[list[OptionName]]
"""Options of a form, each with all names by which it can be given."""


def _fields(game: AnyGame, now: datetime) -> tuple[Fields, Fields, Fields]:
    """Return the options that a preset sets, which are shown first, those for beginners, and other variants."""
    chosen = {name for preset in game.presets(now) for name in preset.options}
    fields = [list(names) for _, names in groupby(game.option_names(), key=lambda entry: entry.field)]
    others = [names for names in fields if names[0].field not in chosen]
    return (
        [names for names in fields if names[0].field in chosen],
        [names for names in others if names[0].field in game.beginner_options],
        [names for names in others if names[0].field not in game.beginner_options],
    )


def _beginners(fields: Fields, game: AnyGame, words: Words, now: datetime) -> Markup:
    return h.section(".beginners.card")[
        h.h2[words("new-beginners")], [_field(names, game, words, now) for names in fields]
    ]


def _suggested(entry: OptionName, game: AnyGame, now: datetime) -> Any:
    """Return the value that a form suggests: that of the preset for beginners, else the default."""
    preset = next((preset for preset in game.presets(now) if preset.for_beginners), None)
    return preset.options.get(entry.field, entry.default) if preset else entry.default


def _variants(fields: Sequence[Sequence[OptionName]], game: AnyGame, words: Words, now: datetime) -> Markup:
    return h.details(".variants")[
        h.summary[
            h.b[words("new-variants")],
            h.span("#changed.quiet", data_some=words("new-changed", count="#"))[words("new-untouched")],
        ],
        h.p(".quiet")[words("lobby-default-about")],
        [_field(names, game, words, now) for names in fields],
    ]


# -- options


def _field(names: Sequence[OptionName], game: AnyGame, words: Words, now: datetime) -> Markup:
    """Return an option; where it can be given in several ways, one of them is enough."""
    if len(names) == 1:
        return _option(names[0], game, words, now)
    return h.fieldset(".option.ways")[
        h.legend[words("lobby-either")],
        # The date with its time comes first: every reader understands it.
        [_option(entry, game, words, now) for entry in sorted(names, key=lambda entry: entry.name != TIME_OPTION)],
    ]


def _option(entry: OptionName, game: AnyGame, words: Words, now: datetime) -> Markup:
    about: list[Child] = [words(f"option-{entry.name}"), _why(entry, words)]
    values: Sequence[Any] = (True, False) if entry.is_flag else entry.values
    if not values:
        return h.label(".option")[h.span(".about")[about], _free(entry, game, words, now)]
    name, suggested = f"option-{entry.name}", _suggested(entry, game, now)
    if len(values) > MAX_RADIO_VALUES:
        field = h.select(name=name)[[_item(value, entry, words, chosen=value == suggested) for value in values]]
        return h.label(".option")[h.span(".about")[about], field]
    radios = [_radio(name, value, entry, words, chosen=value == suggested) for value in values]
    return h.fieldset(".option")[h.legend(".about")[about], h.div(".values")[radios]]


def _why(entry: OptionName, words: Words) -> Markup | None:
    """Return the reason to choose an option; None if the game gives none."""
    message = f"option-{entry.name}-why"
    return h.small(".why")[words(message)] if words.knows(message) else None


def _free(entry: OptionName, game: AnyGame, words: Words, now: datetime) -> Child:
    """Return a text field for an option, with an example from a preset."""
    if entry.name == TIME_OPTION:
        return h.input(type="datetime-local", name=f"option-{TIME_OPTION}", value=now.strftime("%Y-%m-%dT%H:%M"))
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


def _radio(name: str, value: Any, entry: OptionName, words: Words, *, chosen: bool) -> Markup:
    return h.label[
        h.input(type="radio", name=name, value=_written(value), checked=chosen),
        h.span[_spoken(value, words), _default(words) if value == entry.default else None],
    ]


def _item(value: Any, entry: OptionName, words: Words, *, chosen: bool) -> Markup:
    text = _spoken(value, words)
    shown = f"{text} ({words('lobby-default')})" if value == entry.default else text
    return h.option(value=_written(value), selected=chosen)[shown]


def _default(words: Words) -> Markup:
    return h.small[f" {words('lobby-default')}"]


def _written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _spoken(value: Any, words: Words) -> str:
    message = f"value-{_written(value)}"
    return words(message) if words.knows(message) else str(value).replace("_", " ")


# -- seats


def default_bot(bots: Sequence[str]) -> str:
    """Return the default bot: `normal` if it is available, else the first."""
    return _USUAL_BOT if _USUAL_BOT in bots else bots[0]


def easiest_bot(bots: Sequence[str]) -> str:
    """Return the bot against which newcomers learn: `easy` if it is available, else the default bot."""
    return _EASY_BOT if _EASY_BOT in bots else default_bot(bots)


def _seats(game: AnyGame, bots: Sequence[str], words: Words, name: str) -> Markup:
    least, most = game.seats[0], game.seats[-1]
    return h.section(".who")[
        h.h2[words("lobby-who")],
        h.p(".quiet")[words("lobby-seats-about", least=least, most=most)],
        h.div(".seats")[[_seat(seat, game, bots, words, name) for seat in range(most)]],
        _levels(game, bots, words) if most > 1 else None,
        h.p(".quiet.by-link")[words("new-link-about")] if most > 1 else None,
        _open_to_all(words) if most > 1 else None,
        _absence(words) if most > 1 else None,
        _hints(words) if game.heuristics is not None else None,
    ]


def _seat(seat: int, game: AnyGame, bots: Sequence[str], words: Words, name: str) -> Markup:
    least = game.seats[0]
    usual = ("me", "open") if least > 1 else ("me",)
    default = usual[seat] if seat < len(usual) else f"bot:{default_bot(bots)}" if seat < least else "none"
    kinds = seat_kinds(bots, words, here=seat > 0)
    kinds += [("none", words("seat-none"))] if seat >= least else []
    return seat_field(seat, game, kinds, default, words, name if seat == 0 else "", own=seat == 0)


def seat_kinds(bots: Sequence[str], words: Words, *, here: bool) -> list[tuple[str, str]]:
    """Return value and text of everyone who can play a seat. `here`: another person may play at the same screen."""
    kinds = [("me", words("seat-me")), ("open", words("seat-open"))]
    kinds += [("here", words("seat-here"))] if here else []
    return kinds + [(f"bot:{level.name}", words("new-bot", bot=level.name)) for level in levels(bots, words)]


def seat_field(
    seat: int,
    game: AnyGame,
    kinds: Sequence[tuple[str, str]],
    chosen: str,
    words: Words,
    name: str = "",
    *,
    own: bool = False,
) -> Markup:
    """Return the fields of a seat: who plays, and a name. `own`: the name is that of the reader."""
    called = game.seat_title(seat, words) or words("lobby-seat", seat=seat + 1)
    return h.div(f".seat.seat-{seat}")[
        h.span(".place")[Markup(game.seat_icon(seat, words)), called],
        h.select(name=f"seat-{seat}", aria_label=called)[
            [h.option(value=kind, selected=kind == chosen)[text] for kind, text in kinds]
        ],
        h.input(
            name=f"name-{seat}",
            value=name or None,
            maxlength=40,
            placeholder=words("new-your-name" if own else "new-name"),
            aria_label=words("new-name-of", seat=called),
            autocomplete="nickname" if own else "off",
            dir="auto",
        ),
    ]


def _levels(game: AnyGame, bots: Sequence[str], words: Words) -> Markup:
    """Return the description of the bot levels: how much each of them thinks."""
    entries = [[h.dt[words("new-bot", bot=level.name)], h.dd[level.about]] for level in levels(bots, words, game)]
    return h.details(".levels")[h.summary[words("new-levels")], h.dl[entries]]


def _hints(words: Words) -> Markup:
    """Return the select for hints: by default only players without human opponents may ask for them."""
    values = [("", "new-hints-alone"), ("yes", "new-hints-all"), ("no", "new-hints-none")]
    return h.label(".hints-too")[
        h.span[words("new-hints")],
        h.select(name="hints")[[h.option(value=value)[words(message)] for value, message in values]],
    ]


def _absence(words: Words) -> Markup:
    """Return the select for the absence after which the others may let a bot play; by default they wait."""
    values = [
        ("", words("new-absence-none")),
        *((str(limit), words(f"new-absence-{limit}")) for limit in ABSENCE_LIMITS),
    ]
    return h.label(".hints-too")[
        h.span[words("new-absence")],
        h.select(name="absence")[[h.option(value=value)[text] for value, text in values]],
    ]


def _open_to_all(words: Words) -> Markup:
    return h.label(".public-too")[
        h.input(type="checkbox", name="public", value="yes"),
        h.span[words("new-public"), h.small[words("new-public-about")]],
    ]
