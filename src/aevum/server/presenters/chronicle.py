"""Chronicle of a finished match: prose made of its events, in chapters, with drawings of its turning points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from math import ceil
from typing import Final

from aevum.kernel.events import Event
from aevum.kernel.game import AnyGame
from aevum.kernel.outcome import Outcome
from aevum.kernel.points import Points, counted, signed
from aevum.kernel.presentation import Stage
from aevum.kernel.words import Argument, Name, Words
from aevum.server.live.live_match import LiveMatch
from aevum.server.presenters.match_story import MatchStory, leaders, story_of, weight_of
from aevum.server.presenters.replay_data import counted_unit, turn_axis
from aevum.web.components.result import MatchResult, decided_by, headline, listed
from aevum.web.components.turning_points import TurningPoint, changes_text
from aevum.web.pages.chronicle import Chapter, Chronicle, Illustration
from aevum.web.text.dates import spoken_date

MAX_CHAPTERS: Final = 6
"""Maximum number of rounds or turns that are chapters of their own; a longer match is cut into USUAL_CHAPTERS."""
USUAL_CHAPTERS: Final = 4
EVENTS_A_CHAPTER: Final = 7
"""Maximum number of events that a chapter tells."""
VARIANTS: Final = 3
"""Number of variants of the messages of a chronicle."""
ILLUSTRATIONS: Final = 4
"""Maximum number of turning points that a chronicle draws; the final position is drawn, too."""


@dataclass(frozen=True, slots=True)
class Span:
    """Moves of a chapter: those after `start` up to `end`."""

    start: int
    end: int
    age: str
    """Age of the game, where its stages name one."""
    first: int
    last: int
    """Numbers of the first and the last round or turn; 0 before they are counted."""


def chronicle_of(live: LiveMatch, words: Words) -> Chronicle:
    """Return the chronicle of a finished match."""
    match, outcome = live.match, live.match.outcome()
    if outcome is None:
        raise ValueError("a match has a chronicle when it is over")
    story = story_of(match)
    names = [seat.called(words) or words("table-open-seat") for seat in live.stored.seats]
    teller = Teller(match.game, words, names, story)
    end = MatchResult(live.id, match.game, outcome, names)
    return Chronicle(
        id=live.id,
        title=words("story-chronicle-title", title=words("game-title")),
        opening=teller.opening(date.fromtimestamp(live.stored.created)),
        chapters=teller.chapters(),
        ending=[words(outcome.reason), decided_by(end, words) or teller.result(end), teller.main_source(outcome)],
        final=Illustration(len(match.moves), words("story-final")),
        points=story.points_of(names),
        colours=match.game.chart_colours,
        turns=turn_axis(story.stages, words),
    )


class Teller:
    """Writer of a chronicle in one language, who remembers which variants of sentences have been used."""

    def __init__(self, game: AnyGame, words: Words, names: Sequence[str], story: MatchStory) -> None:
        self.game, self.words, self.names, self.story = game, words, names, story
        self._used: Counter[str] = Counter()
        self._leader: int | None = None

    def opening(self, day: date) -> str:
        """Return the first paragraph: date, players, game and, where the game has a message, how it begins."""
        words = self.words
        message = "story-opening" if len(self.names) > 1 else "story-opening-alone"
        names = listed(self.names, words)
        met = words(message, date=spoken_date(day, words), names=names, title=words("game-title"))
        return f"{met} {words('story-begin', seats=len(self.names))}" if words.knows("story-begin") else met

    def chapters(self) -> list[Chapter]:
        """Return the chapters, each with its sentences and drawings."""
        spans = list(spans_of(self.story.stages))
        points = illustrated(self.story.ranked, spans)
        return [self._chapter(span, points, is_last=span is spans[-1]) for span in spans]

    def result(self, end: MatchResult) -> str:
        """Return the sentence about a result that no difference of points decided."""
        if len(self.names) > 1:
            return f"{headline(end, self.words)}."
        return self.words("story-alone", name=self.names[0], points=counted(end.outcome.totals[0]))

    def main_source(self, outcome: Outcome) -> str:
        """Return the sentence about the largest source of the winner's points; empty if no points were won."""
        seat = outcome.ranking[0][0]
        source, points = max(
            ((name, row[seat]) for name, row in self.story.sources.items()), key=lambda one: one[1], default=("", 0)
        )
        if points <= 0 or len(self.story.sources) < 2:
            return ""
        return self.words(
            "story-source",
            name=self.names[seat],
            source=self.words(f"score-{source}"),
            points=counted(points),
        )

    def _chapter(self, span: Span, points: Sequence[TurningPoint], *, is_last: bool) -> Chapter:
        sentences = [self._sentence(event, number) for event, number in self._chosen(span)]
        text = sentences or [self.words("story-quiet")]
        standing = "" if is_last else self._standing(self.story.totals[span.end])
        shown = [self._illustration(point) for point in points if span.start < point.at <= span.end]
        return Chapter(self._title(span), self._span(span), [*text, standing] if standing else text, shown)

    def _title(self, span: Span) -> str:
        words = self.words
        return words("story-age", age=span.age) if span.age and words.knows("story-age") else self._span(span)

    def _span(self, span: Span) -> str:
        unit = counted_unit(self.story.stages)
        if unit is None:
            return self.words("game-title")
        last = span.last if span.last != span.first else 0
        return self.words("story-span", unit=unit, first=span.first, last=last)

    def _chosen(self, span: Span) -> list[tuple[Event, int]]:
        """Return the most important events of a chapter in their order, each with the number of its round or turn.

        An event counts less the more often its kind has been chosen, so that a chapter tells different things.
        """
        unit = counted_unit(self.story.stages)
        left = [
            (event, _number(self.story.stages[move], unit))
            for move in range(span.start, span.end)
            for event in self.story.events[move]
            if weight_of(self.game, event)
        ]
        order = {id(event): place for place, (event, _) in enumerate(left)}
        chosen: list[tuple[Event, int]] = []
        kinds: Counter[str] = Counter()
        while left and len(chosen) < EVENTS_A_CHAPTER:
            best = max(left, key=lambda one: weight_of(self.game, one[0]) / (1 + kinds[one[0].message]))
            left.remove(best)
            kinds[best[0].message] += 1
            chosen.append(best)
        return sorted(chosen, key=lambda one: order[id(one[0])])

    def _sentence(self, event: Event, number: int) -> str:
        message = f"chronicle-{event.message.removeprefix('event-')}"
        if not self.words.knows(message):
            return event.say(self.words)
        return self._say(message, **_arguments(event), number=number)

    def _say(self, message: str, **arguments: Argument) -> str:
        """Return a message in the variant whose turn it is."""
        variant = self._used[message] % VARIANTS
        self._used[message] += 1
        return self.words(message, **arguments, variant=variant)

    def _standing(self, totals: Sequence[Points]) -> str:
        """Return the sentence about the leader at the end of a chapter; empty before any points are scored."""
        if not totals or not any(totals):
            return ""
        if len(totals) == 1:
            return self._say("story-total", points=counted(totals[0]))
        first = leaders(totals)
        best = totals[first[0]]
        if len(first) > 1:
            self._leader = None
            names = listed([self.names[seat] for seat in first], self.words)
            return self.words("story-level", names=names, points=counted(best))
        former, self._leader = self._leader, first[0]
        leader = self.names[first[0]]
        if former is not None and former != first[0]:
            return self._say("story-overtakes", leader=leader, former=self.names[former], points=counted(best))
        second = max((seat for seat in range(len(totals)) if seat != first[0]), key=lambda seat: totals[seat])
        ahead = signed(best - totals[second])
        return self._say("story-leads", leader=leader, points=counted(best), second=self.names[second], ahead=ahead)

    def _illustration(self, point: TurningPoint) -> Illustration:
        words = self.words
        stage = words(point.stage[0], **point.stage[1]) if point.stage else words("story-move", number=point.at)
        text = " ".join(event.say(words) for event in point.events)
        caption = words("story-at", stage=stage[:1].upper() + stage[1:], text=text)
        return Illustration(point.at, caption, changes_text(point.changes, self.names, words))


def spans_of(stages: Sequence[Stage | None]) -> Iterator[Span]:
    """Yield the moves of each chapter: an age, a round or turn, or several of them in a long match."""
    unit = counted_unit(stages)
    moves = len(stages) - 1
    numbers = [_number(stage, unit) for stage in stages[:moves]]
    ages = [str(stage[1].get("age", "")) if stage else "" for stage in stages[:moves]]
    last = max(numbers, default=0)
    size = 1 if last <= MAX_CHAPTERS else ceil(last / USUAL_CHAPTERS)
    keys: list[object] = [ages[move] or max(numbers[move] - 1, 0) // size for move in range(moves)]
    start = 0
    for move in range(1, moves + 1):
        if move == moves or keys[move] != keys[start]:
            yield Span(start, move, ages[start], numbers[start] or min(1, last), numbers[move - 1])
            start = move


def illustrated(ranked: Sequence[TurningPoint], spans: Sequence[Span]) -> list[TurningPoint]:
    """Return the turning points that are drawn in the order of the match: at most one in each chapter.

    `ranked`: all decisions that changed points, the largest change first. The final position is drawn anyway.
    """
    chosen: dict[int, TurningPoint] = {}
    for point in ranked:
        chapter = next(span.start for span in spans if point.at <= span.end)
        if len(chosen) < ILLUSTRATIONS and point.at < spans[-1].end:
            chosen.setdefault(chapter, point)
    return sorted(chosen.values(), key=lambda point: point.at)


def _number(stage: Stage | None, unit: str | None) -> int:
    return int(stage[1].get(unit, 0)) if stage and unit else 0


def _arguments(event: Event) -> Mapping[str, Argument]:
    """Return the arguments of an event, and the ids of those that are names, by which a message chooses its grammar."""
    arguments = dict(event.arguments)
    ids = {f"{key}_id": str(value) for key, value in arguments.items() if isinstance(value, Name)}
    return arguments | ids
