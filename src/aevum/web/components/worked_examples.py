"""Worked examples of the rules as HTML: the game in one page, and boards to step through."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from itertools import count

from aevum.kernel.events import Event
from aevum.kernel.game import AnyGame
from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words
from aevum.kernel.worked_examples import FOLDER, OVERVIEW, Example, Position, examples_of
from aevum.web.components.event_sentence import Reader, event_sentence
from aevum.web.components.icons import icon
from aevum.web.layout import CACHE_KEY


@cache
def _stamp(game: AnyGame) -> str:
    """Return a hash of everything that the pictures of a game are made from, but for the drawing code."""
    parts = [game.folder / FOLDER / "index.toml", *examples_of(game).files]
    content = b"".join(part.read_bytes() for part in parts if part.exists())
    return sha256(content + f"{CACHE_KEY}{game.rules_version}".encode()).hexdigest()[:10]


def picture_address(game: AnyGame, name: str, language: str) -> str:
    """Return the address of a picture: the overview, or a step of an example (`fight-2`)."""
    return f"/static/rules/{game.id}/{language}-{_stamp(game)}/{name}.svg"


def has_picture(game: AnyGame, name: str) -> bool:
    """Whether there is a picture of that name."""
    return name in _pictures(game)


def draw_picture(game: AnyGame, name: str, language: str) -> str:
    """Return the picture of that name as SVG."""
    examples, words = examples_of(game), game.words(language)
    found = _pictures(game)[name]
    return examples.draw_step(*found, words) if found else examples.draw_overview(words)


@cache
def _pictures(game: AnyGame) -> dict[str, tuple[Example, int] | None]:
    """Return the examples and steps that pictures show, by name; None for the overview."""
    examples = examples_of(game)
    steps = {f"{example.id}-{step + 1}": (example, step) for example in examples for step in range(len(example.steps))}
    return {**({OVERVIEW: None} if examples.overview else {}), **steps}


def overview(game: AnyGame, words: Words) -> Markup | None:
    """Return the game in one page: what a turn is, a picture with numbers and their legend, and a worked example."""
    examples, texts = examples_of(game), words.with_folder(examples_of(game).locale)
    if examples.overview is None:
        return None
    width, height = examples.size(examples.overview)
    return h.section("#overview.overview", aria_labelledby="overview-title")[
        h.h2("#overview-title")[words("rules-overview")],
        h.h3[words("rules-turn")],
        h.ol[[h.li[text] for text in _numbered("overview-turn", game, texts)]],
        h.h3[words("rules-picture")],
        h.div(".marked.broad" if width > height else ".marked")[
            _enlarge(words),
            _picture(game, OVERVIEW, examples.overview, words("rules-picture"), words),
            h.ol[[h.li[text] for text in _numbered("overview-mark", game, texts)]],
        ],
        [worked_example(game, example, words) for example in examples if not example.chapter],
    ]


def _numbered(message: str, game: AnyGame, words: Words) -> Iterator[str]:
    """Yield the messages `<message>-1`, `<message>-2` and so on, as far as there are any."""
    for number in count(1):
        if not words.knows(f"{message}-{number}"):
            return
        yield words(f"{message}-{number}", **game.rulebook.figures)


def worked_example(game: AnyGame, example: Example, words: Words) -> Markup:
    """Return an example as a row of steps, one of which is in sight: a board, a sentence and what has happened."""
    texts = words.with_folder(examples_of(game).locale)
    title = words("rules-example", title=texts(f"example-{example.id}"))
    return h.figure(".example", id=f"example-{example.id}")[
        h.figcaption[
            h.strong[title],
            _buttons(len(example.steps), words) if len(example.steps) > 1 else None,
            _enlarge(words),
        ],
        h.ol(".steps", tabindex=0, aria_label=title)[
            [_step(game, example, number, texts) for number in range(len(example.steps))]
        ],
    ]


def _buttons(steps: int, words: Words) -> Markup:
    """Return the buttons that scroll from step to step; a script shows them."""
    return h.span(".turning", hidden=True)[
        h.button(type="button", data_step="-1", aria_label=words("rules-step-back"))[icon("back")],
        h.output[f"1 / {steps}"],
        h.button(type="button", data_step="1", aria_label=words("rules-step-next"))[icon("next")],
    ]


def _step(game: AnyGame, example: Example, number: int, words: Words) -> Markup:
    examples, reader = examples_of(game), Reader(game, words)
    figures = {**game.rulebook.figures, **examples.figures(example, number)}
    sentence = words(f"example-{example.id}-{number + 1}", **figures)
    events = examples.events(example, number)
    return h.li[
        _picture(game, f"{example.id}-{number + 1}", example.steps[0], "", words),
        h.p[sentence],
        h.ul(".told")[[h.li[event_sentence(event, reader), _rule(event, reader)] for event in events]]
        if events
        else None,
    ]


def _rule(event: Event, reader: Reader) -> Child:
    """Return a link to the clause that an event applies, which says the clause when it is pointed at.

    Nothing for an event without a clause, or with one that the rulebook does not have.
    """
    if event.clause not in reader.game.rulebook:
        return None
    clause, name = reader.game.rulebook[event.clause], reader.words("table-rule")
    return h.a(".rule", href=f"#{clause.id}", title=clause.text(reader.words.language), aria_label=name)["§"]


def _enlarge(words: Words) -> Markup:
    """Return the button that enlarges the pictures beside it; a script shows it on small screens."""
    name = words("rules-enlarge")
    return h.button(".enlarge", type="button", hidden=True, aria_pressed="false", aria_label=name)[icon("zoom-in")]


def _picture(game: AnyGame, name: str, position: Position, about: str, words: Words) -> Child:
    """Return a picture as large as a position, loaded when it comes near.

    `about`: empty where the text beside the picture says the same.
    """
    width, height = examples_of(game).size(position)
    source = picture_address(game, name, words.language)
    return h.div(".picture")[h.img(src=source, width=width, height=height, alt=about, loading="lazy", decoding="async")]
