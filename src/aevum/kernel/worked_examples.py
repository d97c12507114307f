"""Worked examples of the rules: positions of a recorded match, drawn by the game and told by the events between."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

from aevum.kernel.events import SPECTATOR, Event
from aevum.kernel.lessons.figures import number_at
from aevum.kernel.markup import Child, Markup, fragment, h
from aevum.kernel.presentation import Panel, viewbox
from aevum.kernel.records.savefile import ENDING, read_match
from aevum.kernel.svg.colours import INK, LIGHT_PAPER
from aevum.kernel.svg.typography import LETTERS
from aevum.kernel.words import DEFAULT_LANGUAGE, Words

if TYPE_CHECKING:
    from aevum.kernel.game import AnyGame
    from aevum.kernel.match import Match

FOLDER: Final = "examples"
"""Folder of a game with its worked examples; its `locale` has their messages."""
SHOWCASE: Final = "showcase"
OVERVIEW: Final = "overview"
"""Name of the picture of the whole game, whose marks a legend explains."""
_SHAPES: Final = ("shapes", "emblems")
"""Beginnings of the names of layers that hold symbols for all panels."""
_GAP: Final = 14.0
_MARK: Final = 0.021
"""Half the width of a mark, as a part of the width of its picture."""
_SMALL_MARK: Final = 13.0
"""Half the width of a mark on a small part of a panel, so that its number can be read on a phone."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A number on a picture: the panel that it lies on, and its middle in the units of that panel."""

    panel: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Position:
    """A position of a recorded match: number of moves played, seat that looks at it, and panels that are drawn."""

    moves: int
    seat: int
    panels: tuple[str, ...]
    box: str = ""
    """The part of the first panel that is drawn, as a viewBox; empty for all of it."""
    marks: tuple[Mark, ...] = ()
    match: str = SHOWCASE
    """Name of the file of the recorded match, in the folder of the game, without its ending."""


@dataclass(frozen=True, slots=True)
class Example:
    """Positions of a match, each with the message `example-<id>-<number>` and the events since the one before."""

    id: str
    chapter: str
    """Id of the chapter of the rules that it explains; empty if it explains the whole game."""
    steps: tuple[Position, ...]
    view_figures: Mapping[str, str] = field(default_factory=dict)
    """Paths in the JSON of the view by name: figures that the sentence of each step may say."""


class Examples:
    """Worked examples of one game, and the picture of the whole game; both may be missing."""

    def __init__(self, game: AnyGame, overview: Position | None, examples: Sequence[Example]) -> None:
        self.game = game
        self.overview = overview
        self._examples = {example.id: example for example in examples}
        self._matches: dict[str, Match] = {}
        self._sizes: dict[Position, tuple[int, int]] = {}

    @classmethod
    def load(cls, game: AnyGame) -> Self:
        """Read `examples/index.toml` of a game; without such a file there are none."""
        file = game.folder / FOLDER / "index.toml"
        if not file.exists():
            return cls(game, None, ())
        table = tomllib.loads(file.read_text(encoding="utf-8"))
        overview = table.get(OVERVIEW)
        examples = [_example(row) for row in table.get("example", ())]
        return cls(game, _position(overview, overview["moves"]) if overview else None, examples)

    def __iter__(self) -> Iterator[Example]:
        return iter(self._examples.values())

    def __contains__(self, id: object) -> bool:
        return id in self._examples

    def __getitem__(self, id: str) -> Example:
        return self._examples[id]

    @property
    def locale(self) -> Path:
        """Folder of the messages of the examples."""
        return self.game.folder / FOLDER / "locale"

    @property
    def files(self) -> list[Path]:
        """Files of the recorded matches, each once."""
        positions = [step for example in self for step in example.steps]
        names = {position.match for position in (*positions, *((self.overview,) if self.overview else ()))}
        return [self._file(name) for name in sorted(names)]

    def match(self, position: Position) -> Match:
        """Return the recorded match of a position, with every move checked by the rules."""
        if position.match not in self._matches:
            self._matches[position.match] = read_match(self._file(position.match), lambda _: self.game)
        return self._matches[position.match]

    def _file(self, match: str) -> Path:
        return self.game.folder / f"{match}{ENDING}"

    def of_chapter(self, chapter: str) -> list[Example]:
        """Return the examples that explain a chapter, in their order."""
        return [example for example in self if example.chapter == chapter]

    def events(self, example: Example, step: int) -> list[Event]:
        """Return the events between a step of an example and the one before, as spectators read them."""
        first = example.steps[step - 1].moves if step else example.steps[0].moves
        moves = self.match(example.steps[step]).log()[first : example.steps[step].moves]
        return [event for events in moves for event in events if event.seen_by(SPECTATOR)]

    def figures(self, example: Example, step: int) -> dict[str, int]:
        """Return the numbers by name that the view of a step gives to its sentence.

        A path leads to them as in lessons; one that leads nowhere at this step gives 0.
        """
        if not example.view_figures:
            return {}
        position = example.steps[step]
        view = self.game.view(self.match(position).state_at(position.moves), position.seat).to_json()
        return {name: number_at(view, path, position.seat) for name, path in example.view_figures.items()}

    def draw_step(self, example: Example, step: int, words: Words) -> Markup:
        """Return a step as an SVG document, with the events since the step before marked."""
        return self._draw(example.steps[step], self.events(example, step), words)

    def draw_overview(self, words: Words) -> Markup:
        """Return the picture of the whole game as an SVG document with numbered marks; empty if there is none."""
        return self._draw(self.overview, (), words) if self.overview else Markup("")

    def size(self, position: Position) -> tuple[int, int]:
        """Return width and height of the drawing of a position, in its own units."""
        if position not in self._sizes:
            *_, width, height = viewbox(self._draw(position, (), self.game.words(DEFAULT_LANGUAGE))).split()
            self._sizes[position] = int(width), int(height)
        return self._sizes[position]

    def _draw(self, position: Position, news: Sequence[Event], words: Words) -> Markup:
        view = self.game.view(self.match(position).state_at(position.moves), position.seat)
        panels = {panel.name: panel for panel in self.game.panels(view, words, news)}
        first, *others = [panels[name] for name in position.panels]
        shapes = _shapes(list(panels.values()), [first, *others])
        return _stacked([replace(first, box=position.box or first.box), *others], shapes, position.marks)


@cache
def examples_of(game: AnyGame) -> Examples:
    """Return the worked examples of a game."""
    return Examples.load(game)


def _example(row: dict[str, Any]) -> Example:
    steps = tuple(_position(row, moves) for moves in row["steps"])
    return Example(row["id"], row.get("chapter", ""), steps, row.get("figures", {}))


def _position(row: dict[str, Any], moves: int) -> Position:
    marks = tuple(Mark(panel, x, y) for panel, x, y in row.get("marks", ()))
    return Position(
        moves, row.get("seat", SPECTATOR), tuple(row["panels"]), row.get("box", ""), marks, row.get("match", SHOWCASE)
    )


# -- drawing


def _shapes(panels: Sequence[Panel], chosen: Sequence[Panel]) -> list[Child]:
    """Return the layers with symbols of panels that are not drawn themselves: other panels refer to them."""
    return [
        Markup(layer)
        for panel in panels
        if panel not in chosen
        for name, layer in panel.layers.items()
        if name.startswith(_SHAPES)
    ]


def _stacked(panels: Sequence[Panel], shapes: Sequence[Child], marks: Sequence[Mark]) -> Markup:
    """Return panels below one another, all as wide as the first, as one SVG document."""
    width = _box(panels[0])[2]
    parts: list[Child] = []
    top = 0.0
    for panel in panels:
        x, y, wide, high = _box(panel)
        scale = width / wide
        parts.append(
            h.svg(x=0, y=round(top, 1), width=width, height=round(high * scale, 1), viewBox=panel.box)[
                [Markup(layer) for layer in panel.layers.values()]
            ]
        )
        parts += [
            _mark(number, (mark.x - x) * scale, top + (mark.y - y) * scale, max(width * _MARK, _SMALL_MARK))
            for number, mark in enumerate(marks, 1)
            if mark.panel == panel.name
        ]
        top += high * scale + _GAP
    return h.svg(
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:.0f} {top - _GAP:.0f}",
        font_family=LETTERS,
        fill=INK,
    )[h.rect(width="100%", height="100%", fill=LIGHT_PAPER), h.defs[shapes] if shapes else None, fragment(parts)]


def _box(panel: Panel) -> tuple[float, float, float, float]:
    x, y, width, height = map(float, panel.box.split())
    return x, y, width, height


def _mark(number: int, x: float, y: float, radius: float) -> Child:
    return h.g(transform=f"translate({x:.1f} {y:.1f})")[
        h.rect(
            x=round(-radius, 1),
            y=round(-radius, 1),
            width=round(2 * radius, 1),
            height=round(2 * radius, 1),
            rx=round(radius / 3, 1),
            fill=INK,
            stroke=LIGHT_PAPER,
            stroke_width=round(radius / 6, 1),
        ),
        h.text(
            y=round(radius * 0.4, 1),
            text_anchor="middle",
            font_size=round(radius * 1.25, 1),
            font_weight="bold",
            fill=LIGHT_PAPER,
        )[str(number)],
    ]
