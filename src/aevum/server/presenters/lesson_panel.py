"""Panel of a lesson on the match page: the sentence of the step, what it highlights, and the answer to a wrong pick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from aevum.kernel.lessons.lesson import ACT, Lesson, next_lesson
from aevum.kernel.lessons.practice import PracticePosition
from aevum.kernel.lessons.progress import Progress, sentence_arguments
from aevum.kernel.lessons.reader import siblings_of
from aevum.kernel.words import Words
from aevum.server.live.lesson_guide import current_step, guidance, wrong_lines
from aevum.server.live.live_match import LiveMatch
from aevum.server.live.pick_options import EMPTY, PickOptions
from aevum.server.presenters.refused_pick import why_not
from aevum.server.storage.player_lessons import PREFIX
from aevum.web.components.controls import BACK, CONFIRM
from aevum.web.components.lesson import LessonPanel, NextLesson, PracticeCount, practice_address
from aevum.web.components.scene import Refusal
from aevum.web.text.move_text import seen_name

MOST_NAMED: Final = 4
"""Maximum number of things that an answer names; more are called the ringed ones."""
LONGEST_RULE: Final = 240
"""Maximum number of characters of a rule in an answer; a longer one would cover the step that it belongs to."""


def lesson_panel(live: LiveMatch, seat: int, found: PickOptions | None, words: Words) -> LessonPanel | None:
    """Return the panel for the learner of a match; None for other viewers and matches.

    `found`: the picks that the learner can make now; None if another seat decides.
    """
    progress = live.progress
    if progress is None or progress.lesson.seat != seat:
        return None
    lesson, spoken = progress.lesson, progress.lesson.words(words)
    step = progress.step
    guided = guidance(live, seat, found) if found else None
    asked = guided.picks if guided else frozenset()
    return LessonPanel(
        match=live.id,
        address=lesson_address(lesson),
        list_address=_list_address(lesson),
        title=spoken(lesson.title),
        done=progress.done,
        steps=len(lesson.steps),
        sentence=sentence(live, progress, words),
        targets=(
            *(f"{ACT}:{label}" for label in sorted(asked)),
            *(f"{target.kind}:{target.id}" for target in (step.highlights if step else ())),
        ),
        guided=bool(asked),
        awaits_reader=progress.awaits_reader,
        shows=progress.shows,
        strayed=progress.strayed,
        is_lost=(progress.is_lost and (live.match.over or not progress.shows))
        or bool(guided and guided.off_path and progress.since < len(live.match.moves)),
        over=live.match.over,
        stars=progress.stars if progress.finished else 0,
        next=_next(live, lesson, words) if progress.finished else None,
        practice=_count(progress),
    )


def sentence(live: LiveMatch, progress: Progress, words: Words) -> str:
    """Return the sentence of the step at hand, or of the end; a general one where the lesson has none of its own."""
    lesson, step = progress.lesson, progress.step
    spoken = lesson.words(words)
    if step is None:
        return spoken(lesson.closing) or words("lesson-closing")
    return spoken(step.text, **sentence_arguments(progress, step, live.match)) or words("lesson-shows")


def lesson_address(lesson: Lesson) -> str:
    """Return the address at which a lesson begins; that of one which a person has made also describes it."""
    if lesson.texts:
        return f"/learn/{PREFIX}{lesson.id}"
    return practice_address(lesson) if isinstance(lesson, PracticePosition) else f"/learn/{lesson.game}/{lesson.id}"


def _list_address(lesson: Lesson) -> str:
    """Return the address of the page with this and other lessons or practice positions."""
    return lesson_address(lesson) if lesson.texts else lesson_address(lesson).rpartition("/")[0]


def _count(progress: Progress) -> PracticeCount | None:
    """Return the moves of a try against the par of a practice position; None in a lesson."""
    lesson = progress.lesson
    return PracticeCount(progress.moves, lesson.par) if isinstance(lesson, PracticePosition) else None


def _next(live: LiveMatch, lesson: Lesson, words: Words) -> NextLesson | None:
    if lesson.texts:
        return None
    following = next_lesson(siblings_of(lesson, live.match.game), lesson)
    return NextLesson(lesson_address(following), following.words(words)(following.title)) if following else None


def answer_to_pick(live: LiveMatch, seat: int, label: str, words: Words) -> str:
    """Return the answer to a pick that leads away from the step of a lesson; empty if the pick is right."""
    lines, current = wrong_lines(live, seat, label), current_step(live, seat)
    if not lines or current is None:
        return ""
    progress, step = current
    if answer := step.answer_to(lines, live.match.game.book, progress.situation.moves):
        return progress.lesson.words(words)(answer)
    return _wish(live, seat, "lesson-wrong", words, label)


def answer_to_touch(live: LiveMatch, seat: int, label: str, words: Words) -> Refusal | None:
    """Return the answer to a touched thing that is not offered: why not, and what the step of a lesson asks for.

    A rule that is too long to be read there is left out.
    None without a lesson, and where the step asks for that thing or for nothing special.
    """
    current, decision = current_step(live, seat), live.decision_of(seat)
    if current is None or decision is None:
        return None
    first = decision.picks.options(EMPTY)
    asked = guidance(live, seat, first).picks
    if not asked or label in asked:
        return None
    if live.draft(seat) and label in first.offered:
        return Refusal(_wish(live, seat, "lesson-wrong", words), by_lesson=True)
    refused = why_not(live, seat, label, words)
    if refused is None or len(refused.text) > LONGEST_RULE:
        return Refusal(_wish(live, seat, "lesson-wrong", words), by_lesson=True)
    return Refusal(f"{refused.text} {_wish(live, seat, 'lesson-wish', words)}", by_lesson=True)


def _wish(live: LiveMatch, seat: int, message: str, words: Words, instead_of: str = "") -> str:
    """Return a message that names what the step of a lesson asks for: a verb, else all things if they are few.

    `instead_of`: the label that was picked; for a thing on the board other things on the board are named, if there are.
    """
    found = live.position.decision.picks.options(live.draft(seat))
    asked = guidance(live, seat, found).picks
    verbs = {word for verb in live.match.game.book.verbs for word in verb.words}
    things = sorted(asked & set(found.touchable)) if instead_of in found.touchable else []
    named = things or [label for label in found.offered if label in asked & verbs][:1] or sorted(asked)
    few = len(named) <= MOST_NAMED
    return words(message, wish=_named(live, seat, found, named, words) if few else words("lesson-ringed"))


def _named(live: LiveMatch, seat: int, found: PickOptions, labels: Sequence[str], words: Words) -> str:
    """Return the names of picks as a list, with semicolons between names that have commas of their own."""
    controls = {CONFIRM: words("table-lay" if found.tried else "table-yes"), BACK: words("table-back")}
    name = seen_name(live.match.game, live.position.view(seat), words)
    named = [controls.get(label) or name(label) for label in labels]
    return ("; " if any("," in one for one in named) else ", ").join(named)
