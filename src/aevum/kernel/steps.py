"""Steps: what is pending is a stack of frames of a few integers; each kind of decision is a Step, said once.

A frame holds its step, the seat that decides, and six numbers which the step gives a meaning. The top frame says who
decides what. A step is answered by verbs; each answer has its law (`why_not`) and what it does (`apply`). Whoever
finishes a frame takes it off, and what lies below goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from aevum.kernel.moves import MoveBook, Verb
from aevum.kernel.rulebook import Clause
from aevum.kernel.state import FRAME, SEAT, STEP, State
from aevum.kernel.words import Argument

S = TypeVar("S", bound=State)

FIRST: Final = -6
"""The first number of the top frame; chapters call it what it means to them."""
SECOND: Final = -5
THIRD: Final = -4
FOURTH: Final = -3
FIFTH: Final = -2
SIXTH: Final = -1

Asked = tuple[str, Mapping[str, Argument]]
"""What the seat that decides is told: a message id and its arguments."""


_Judge = tuple[
    int,
    Callable[[S], list[int]] | None,
    Callable[[S], Iterable[int]] | None,
    tuple[int, ...],
    Callable[[S, int], Clause | None],
]
"""The first move of a verb, its quick judge, its candidates, all its arguments, its law."""


class Answer(Generic[S]):
    """One verb that answers one step.

    `candidates` are arguments worth judging, which never miss a legal one, by default every one; `legal`, where there
    is one, is the second judge: the legal moves themselves, sorted, written for speed.
    """

    __slots__ = ("apply", "candidates", "legal", "verb", "why_not")

    def __init__(
        self,
        verb: Verb,
        why_not: Callable[[S, int], Clause | None],
        apply: Callable[[S, int], None],
        candidates: Callable[[S], Iterable[int]] | None,
        legal: Callable[[S], list[int]] | None,
    ) -> None:
        self.verb = verb
        self.why_not = why_not
        self.apply = apply
        self.candidates = candidates
        self.legal = legal

    def judge(self) -> _Judge[S]:
        """What finding the legal moves needs, in one row."""
        return self.verb.first, self.legal, self.candidates, tuple(range(self.verb.size)), self.why_not


class Step(Generic[S]):
    """One kind of decision. `clause`: what must be decided first, the answer to any other move.

    `resume`: what happens when the frame above it is finished, instead of asking again. `left_by`: the verbs by which
    a seat does nothing, where it may. `numbers`: what the six numbers of its frames are called, as far as it uses them.
    A step without answers is never asked; it only waits its turn in the stack.
    """

    __slots__ = ("answers", "asks", "clause", "id", "law", "left_by", "legal", "name", "numbers", "resume")

    def __init__(
        self,
        law: Law[S],
        id: int,
        name: str,
        clause: Clause,
        numbers: Sequence[str],
        resume: Callable[[S], None] | None,
        asks: Callable[[Any], Asked] | None,
        left_by: Sequence[str],
    ) -> None:
        self.law = law
        self.id = id
        self.name = name
        self.clause = clause
        self.numbers = tuple(numbers)
        self.resume = resume
        self.asks = asks
        self.left_by = tuple(left_by)
        self.answers: list[Answer[S]] = []
        self.legal: Callable[[S], list[int]] | None = None

    def __repr__(self) -> str:
        return f"<step {self.name}>"

    def answer(
        self,
        verb: str,
        *,
        why_not: Callable[[S, int], Clause | None],
        apply: Callable[[S, int], None],
        candidates: Callable[[S], Iterable[int]] | None = None,
        legal: Callable[[S], list[int]] | None = None,
    ) -> None:
        """This verb answers the step. `why_not` is the law; without candidates every move of the verb is judged."""
        self.answers.append(Answer(self.law.book.by_name[verb], why_not, apply, candidates, legal))

    def judged_by(self, legal: Callable[[S], list[int]]) -> None:
        """A second judge for all answers at once, where asking one after another is slow: the legal moves, sorted."""
        self.legal = legal

    def prompt(self, view: Any) -> Asked:
        """What the seat that decides is told."""
        return (f"prompt-{self.name}", {}) if self.asks is None else self.asks(view)

    def waiting(self, view: Any) -> Asked:
        """What the others are told meanwhile, each by what their own view holds: `waiting-x` where the seat is told
        `prompt-x`, with the same arguments."""
        message, arguments = self.prompt(view)
        return f"waiting-{message.removeprefix('prompt-')}", arguments


class Law(Generic[S]):
    """All steps of a game, entered by its chapters. `over`: the clause that answers any move after the end."""

    __slots__ = ("_answers", "_argument", "_judges", "_quick", "_verb", "book", "over", "steps")

    def __init__(self, book: MoveBook, over: Clause) -> None:
        self.book = book
        self.over = over
        self.steps: list[Step[S]] = []
        self._verb: list[int] = [number for number, verb in enumerate(book.verbs) for _ in range(verb.size)]
        self._argument: list[int] = [argument for verb in book.verbs for argument in range(verb.size)]
        self._answers: list[list[Answer[S] | None]] = []
        self._judges: list[list[_Judge[S]]] = []
        self._quick: list[Callable[[S], list[int]] | None] = []

    def step(
        self,
        name: str,
        clause: Clause,
        *,
        numbers: Sequence[str] = (),
        resume: Callable[[S], None] | None = None,
        asks: Callable[[Any], Asked] | None = None,
        left_by: Sequence[str] = (),
    ) -> Step[S]:
        """A new kind of decision; its answers are entered by the chapters they stand in."""
        step = Step(self, len(self.steps), name, clause, numbers, resume, asks, left_by)
        self.steps.append(step)
        return step

    def complete(self) -> None:
        """All chapters have been read: build the tables, and refuse what does not hang together."""
        names = [step.name for step in self.steps]
        if len(set(names)) != len(names):
            raise ValueError("two steps share a name")
        for step in self.steps:
            step.answers.sort(key=lambda answer: answer.verb.first)
            by_verb = {answer.verb.name: answer for answer in step.answers}
            if len(by_verb) != len(step.answers) or not by_verb.keys() >= set(step.left_by):
                raise ValueError(f"{step.name}: a verb answers twice, or leaves it without answering it")
            self._answers.append([by_verb.get(verb.name) for verb in self.book.verbs])
            self._quick.append(step.legal)
            self._judges.append([answer.judge() for answer in step.answers])
        idle = {verb.name for verb in self.book.verbs} - {
            answer.verb.name for step in self.steps for answer in step.answers
        }
        if idle:
            raise ValueError(f"verbs that answer nothing: {', '.join(sorted(idle))}")

    # -- judging

    def legal(self, state: S) -> list[int]:
        """Every legal move, sorted."""
        frames = state.frames
        if not frames:
            return []
        quick = self._quick[frames[STEP]]
        if quick is not None:
            return quick(state)
        moves: list[int] = []
        for first, legal, candidates, every, why_not in self._judges[frames[STEP]]:
            if legal is not None:
                moves += legal(state)
                continue
            for argument in every if candidates is None else candidates(state):
                if why_not(state, argument) is None:
                    moves.append(first + argument)
        return moves

    def check(self, state: S, move: int) -> Clause | None:
        """The clause that forbids a move, or None."""
        frames = state.frames
        if not frames:
            return self.over
        answer = self._answers[frames[STEP]][self._verb[move]]
        return self.steps[frames[STEP]].clause if answer is None else answer.why_not(state, self._argument[move])

    def apply(self, state: S, move: int) -> None:
        """Carry a legal move out, and everything that follows without a decision."""
        answer = self._answers[state.frames[STEP]][self._verb[move]]
        assert answer is not None
        answer.apply(state, self._argument[move])

    def now(self, state: S) -> Step[S]:
        """What is decided now, in a state that is not over."""
        return self.steps[state.frames[STEP]]

    def named(self, name: str) -> Step[S]:
        """The step of a name."""
        return next(step for step in self.steps if step.name == name)

    def pending(self, state: S) -> dict[str, int]:
        """All that is pending, by the names of the steps' numbers; what lies above hides what lies below."""
        frames = state.frames
        told: dict[str, int] = {}
        for start in range(0, len(frames), FRAME):
            told.update(zip(self.steps[frames[start]].numbers, frames[start + 2 : start + FRAME], strict=False))
        return told

    # -- the stack

    def finish(self, state: S) -> None:
        """The top frame is done: what lies below goes on."""
        del state.frames[-FRAME:]
        self.resume(state)

    def resume(self, state: S) -> None:
        """Go on with the top frame: by itself, or by asking its seat."""
        resume = self.steps[state.frames[STEP]].resume
        if resume is not None:
            resume(state)


def push(
    state: State, step: Step[Any], seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """A frame on top: this seat decides this next."""
    state.frames += (step.id, seat, a, b, c, d, e, f)


def pop(state: State) -> None:
    """The top frame goes; the seat below is asked again as it was."""
    del state.frames[-FRAME:]


def become(state: State, step: Step[Any], seat: int) -> None:
    """The top frame goes on as another step, its numbers kept: a fight is declared, then cards are laid."""
    frames = state.frames
    frames[STEP] = step.id
    frames[SEAT] = seat
