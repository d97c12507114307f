"""Lessons on a hub: begin one, solve it by what it highlights, or click at random."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final

from aevum.kernel.lessons.lesson import Lesson, Step
from aevum.kernel.lessons.progress import Progress
from aevum.kernel.lessons.reader import lessons_of
from aevum.kernel.registry import find_game, games
from aevum.kernel.words import LANGUAGES
from aevum.server.live.hub import Hub, LiveMatch
from aevum.server.live.lesson_guide import guidance
from aevum.server.live.pick_handler import pick
from aevum.server.presenters.lesson_panel import answer_to_pick, sentence
from aevum.server.storage.matches import new_token
from aevum.web.components.controls import BACK, CONFIRM
from aevum.web.text.site_words import words_of

LESSONS: Final = [lesson for game in games().values() for lesson in lessons_of(game)]
MAX_PICKS: Final = 300
"""Maximum number of picks for a whole lesson, far more than any needs."""
WORDS_A_MINUTE: Final = 180
"""Words that an unhurried reader takes in per minute."""
SECONDS_A_PICK: Final = 4
"""Seconds from one pick to the next where the step shows what to pick."""
SECONDS_A_DECISION: Final = 10
"""Seconds of thought before a move where the step leaves all moves free."""


async def begun(hub: Hub, lesson: Lesson, bot: str = "random") -> LiveMatch:
    """Return the match of a lesson with a new person in the seat of the learner and bots in the others."""
    game = find_game(lesson.game)
    bots = [None if seat == lesson.seat else bot for seat in range(lesson.seats)]
    match = lesson.begin(game, ["Ada" if played_by is None else f"Bot {n}" for n, played_by in enumerate(bots)])
    person = hub.storage.new_person(new_token())
    id = hub.storage.create(match, bots, None, person.id, known_seed=True, lesson=lesson.id)
    hub.storage.add_holder(id, lesson.seat, person.id)
    live = await hub.find(id)
    live.mark_present()
    hub.bot_runner.schedule(live)
    await settled(live)
    return live


async def settled(live: LiveMatch) -> None:
    """Wait until no bot moves any more."""
    while live.bots_at_work is not None and not live.bots_at_work.done():
        await live.bots_at_work


def progress_of(live: LiveMatch) -> Progress:
    progress = live.progress
    assert progress is not None
    return progress


def highlighted(live: LiveMatch, lesson: Lesson) -> list[str]:
    """Return the picks that are highlighted now, in order."""
    decision = live.decision_of(lesson.seat)
    assert decision is not None
    found = decision.picks.options(live.draft(lesson.seat))
    return sorted(guidance(live, lesson.seat, found).picks)


def offered(live: LiveMatch, lesson: Lesson) -> list[str]:
    """Return all picks that are possible now."""
    decision, draft = live.decision_of(lesson.seat), live.draft(lesson.seat)
    assert decision is not None
    if draft.confirming:
        return [CONFIRM, BACK]
    found = decision.picks.options(draft)
    return [*found.offered, *([CONFIRM] if found.tried else []), *([BACK] if draft else [])]


@dataclass
class Course:
    """A lesson as it was taken: what was said in each language, and what was done."""

    said: Mapping[str, dict[int, str]] = field(default_factory=lambda: {language: {} for language in LANGUAGES})
    """Sentences by language and number of completed steps."""
    picks: int = 0
    decisions: int = 0
    """Number of moves where the step left all of them free."""

    def note(self, live: LiveMatch) -> None:
        """Note the sentence of the step at hand."""
        progress = progress_of(live)
        for language, sentences in self.said.items():
            sentences.setdefault(progress.done, sentence(live, progress, words_of(progress.lesson.game, language)))

    def minutes(self, language: str) -> float:
        """Return how long it takes who reads every sentence, makes these picks and thinks before free moves."""
        words = sum(len(sentence.split()) for sentence in self.said[language].values())
        return words / WORDS_A_MINUTE + (self.picks * SECONDS_A_PICK + self.decisions * SECONDS_A_DECISION) / 60


async def solve(hub: Hub, live: LiveMatch, lesson: Lesson) -> Course:
    """Take a lesson to its end by what is highlighted, or by its solution where all is free."""
    course = Course()
    for _ in range(MAX_PICKS):
        course.note(live)
        progress, length = progress_of(live), live.match.length
        if progress.step is None:
            return course
        labels = _guided(live, lesson, progress.step) or _of_solution(live, lesson)
        assert labels, f"nothing to do in step {progress.step.id}"
        assert not answer(live, lesson, labels[0])
        assert await pick(hub, live, lesson.seat, labels[0]), labels[0]
        await settled(live)
        course.picks += 1
        course.decisions += not progress.step.moves and live.match.length > length
    raise AssertionError(f"{lesson.id} has no end")


def _guided(live: LiveMatch, lesson: Lesson, step: Step) -> list[str]:
    """Return the highlighted picks, first those of the solution, on which later steps build."""
    named = {label for move in step.solution for label in live.match.game.book.picks(move)}
    return sorted(highlighted(live, lesson), key=lambda label: label not in named)


def _of_solution(live: LiveMatch, lesson: Lesson) -> list[str]:
    """Return the next pick on the way to the next move of the solution of a step that leaves all moves free."""
    progress, book = progress_of(live), live.match.game.book
    step, made = progress.step, progress.situation.moves
    assert step is not None
    left = list(step.solution)
    for move in map(book.parse, made):
        if move in left:
            left.remove(move)
    possible = offered(live, lesson)
    if CONFIRM in possible:
        return [CONFIRM]
    picked = live.draft(lesson.seat).picks
    named = [label for move in left for label in book.picks(move) if label in possible and label not in picked]
    return (_of_shortcut(live, lesson, left) if picked else named)[:1] or named[:1]


def _of_shortcut(live: LiveMatch, lesson: Lesson, left: list[int]) -> list[str]:
    """Return the picks under which a line is the beginning of the moves that are left."""
    decision = live.decision_of(lesson.seat)
    assert decision is not None
    under = decision.picks.options(live.draft(lesson.seat)).under
    return [label for label, lines in under.items() if any(tuple(line) == tuple(left[: len(line)]) for line in lines)]


def answer(live: LiveMatch, lesson: Lesson, label: str) -> str:
    """Return the answer to a pick; empty if it is right."""
    return answer_to_pick(live, lesson.seat, label, words_of(lesson.game, "en"))


async def click_at_random(hub: Hub, live: LiveMatch, lesson: Lesson, random: Random, picks: int) -> tuple[int, int]:
    """Make picks at random; return the numbers of those that were made and of those that were answered."""
    made = answered = 0
    for _ in range(picks):
        if live.decision_of(lesson.seat) is None or progress_of(live).finished:
            break
        label = random.choice(offered(live, lesson))
        before = live.match.length, live.draft(lesson.seat)
        said = answer(live, lesson, label)
        if said:
            answered += 1
            assert (live.match.length, live.draft(lesson.seat)) == before
        else:
            made += 1
            assert await pick(hub, live, lesson.seat, label)
            await settled(live)
    return made, answered
