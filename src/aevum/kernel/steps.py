"""Decision steps, and the stack of frames that holds the pending decisions.

A frame holds a step, the seat that decides, and six numbers to which the step gives a meaning. A step is answered by
verbs; each answer has its law (`why_not`) and its effect (`apply`). The top frame is decided now. After each answer
`Law.settle` runs the stack until a seat has to decide:

* a frame marked by `Law.finish` is taken off, and the frame below goes on by the `resume` of its step;
* a frame that comes to lie on top, for whatever reason, goes on by the `run` of its step;
* a step that is `automatic` is answered where one answer is left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from aevum.kernel.moves import MoveBook, Verb
from aevum.kernel.rulebook import Clause
from aevum.kernel.signals import Signal
from aevum.kernel.state import FRAME, SEAT, STEP, State
from aevum.kernel.words import Argument

S = TypeVar("S", bound=State)

FIRST: Final = -6
"""Index in `State.frames` of the first number of the top frame; chapters give it a name of their own."""
SECOND: Final = -5
THIRD: Final = -4
FOURTH: Final = -3
FIFTH: Final = -2
SIXTH: Final = -1

RETURN: Final = -1
"""Step number of a finished frame: `Law.settle` takes the frame off and resumes the one below."""

Prompt = tuple[str, Mapping[str, Argument]]
"""Prompt for the seat that decides: a message id and its arguments."""


_Checks = tuple[int, Callable[[S], Iterable[int]] | None, tuple[int, ...], Callable[[S, int], Clause | None]]
"""First move of a verb, its candidates, all its arguments, and its law."""
_Generator = tuple[tuple[int, ...], Callable[[S], list[int]] | None, _Checks[S]]
"""Moves of a verb that is never refused, its fast move generator, and what is checked where there is neither."""


class Answer(Generic[S]):
    """Verb that answers a step, with its law and its effect.

    `why_not`: returns the clause that forbids an argument, or None; `apply`: carries it out. `candidates`: arguments to
    check, which never miss a legal one, by default all. `legal`: optional fast move generator, which returns the legal
    moves themselves, sorted.
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

    def generator(self) -> _Generator[S]:
        """Return the row of data by which `Law.legal` finds the legal moves of the answer."""
        first, arguments = self.verb.first, tuple(range(self.verb.size))
        unrefused = self.why_not is always and self.candidates is None
        fixed = tuple(first + argument for argument in arguments) if unrefused else ()
        return fixed, self.legal, (first, self.candidates, arguments, self.why_not)


def _effect(answer: Answer[S] | None) -> Callable[[S, int], None]:
    return _refuse if answer is None else answer.apply


def _refuse(_: State, __: int) -> None:
    raise ValueError("the verb of this move does not answer the step")


class Step(Generic[S]):
    """Kind of decision that a seat takes.

    `clause`: names what must be decided first, and refuses any other move. `resume`: called when the frame above is
    finished (`Law.finish`). `run`: called whenever the frame lies on top, before its seat is asked. `automatic`: where
    one answer is left, it is given without asking; only for steps whose answers follow from public information.
    `passed_by`: the verbs by which a seat does nothing, where it may. `fields`: names of the six numbers of its frames,
    as far as the step uses them. A step without answers is never asked: its frames wait in the stack until they run or
    resume.
    """

    __slots__ = (
        "answers",
        "asks",
        "automatic",
        "clause",
        "fields",
        "id",
        "law",
        "legal",
        "name",
        "passed_by",
        "resume",
        "run",
    )

    def __init__(
        self,
        law: Law[S],
        id: int,
        name: str,
        clause: Clause,
        fields: Sequence[str],
        resume: Callable[[S], None] | None,
        run: Callable[[S], None] | None,
        asks: Callable[[Any], Prompt] | None,
        passed_by: Sequence[str],
        automatic: bool,
    ) -> None:
        self.law = law
        self.id = id
        self.name = name
        self.clause = clause
        self.fields = tuple(fields)
        self.resume = resume
        self.run = run
        self.asks = asks
        self.passed_by = tuple(passed_by)
        self.automatic = automatic
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
        """Register a verb as an answer to the step.

        `why_not` is the law; without `candidates` every move of the verb is checked.
        """
        self.answers.append(Answer(self.law.book.by_name[verb], why_not, apply, candidates, legal))

    def legal_by(self, legal: Callable[[S], list[int]]) -> None:
        """Register a fast move generator for all answers at once, which returns the legal moves, sorted.

        For steps where asking one answer after another is slow.
        """
        self.legal = legal

    def prompt(self, view: Any) -> Prompt:
        """Return the prompt for the seat that decides."""
        return (f"prompt-{self.name}", {}) if self.asks is None else self.asks(view)

    def waiting(self, view: Any) -> Prompt:
        """Return the message for the seats that wait, each from its own view.

        Its id is `waiting-x` where the prompt is `prompt-x`; its arguments are those of the prompt.
        """
        message, arguments = self.prompt(view)
        return f"waiting-{message.removeprefix('prompt-')}", arguments


class Law(Generic[S]):
    """All steps of a game, registered by its chapters.

    `over`: the clause that refuses any move after the end. `free`: verbs that can be played beside the answers of many
    steps and so are no reason to ask (see `Step.automatic`).
    """

    __slots__ = (
        "_answers",
        "_argument",
        "_effects",
        "_fast_legal",
        "_free",
        "_generators",
        "_is_asked",
        "_resume",
        "_verb",
        "book",
        "over",
        "steps",
    )

    def __init__(self, book: MoveBook, over: Clause, *, free: Sequence[str] = ()) -> None:
        self.book = book
        self.over = over
        self._free = frozenset(
            move for verb in map(book.by_name.__getitem__, free) for move in range(verb.first, verb.first + verb.size)
        )
        self.steps: list[Step[S]] = []
        self._verb: list[int] = [number for number, verb in enumerate(book.verbs) for _ in range(verb.size)]
        self._argument: list[int] = [argument for verb in book.verbs for argument in range(verb.size)]
        self._answers: list[list[Answer[S] | None]] = []
        self._effects: list[list[Callable[[S, int], None]]] = []
        self._generators: list[list[_Generator[S]]] = []
        self._fast_legal: list[Callable[[S], list[int]] | None] = []
        self._resume: list[Callable[[S], None] | None] = []
        self._is_asked: list[bool] = []

    def step(
        self,
        name: str,
        clause: Clause,
        *,
        fields: Sequence[str] = (),
        resume: Callable[[S], None] | None = None,
        run: Callable[[S], None] | None = None,
        asks: Callable[[Any], Prompt] | None = None,
        passed_by: Sequence[str] = (),
        automatic: bool = False,
    ) -> Step[S]:
        """Register a new kind of decision; chapters register its answers."""
        step = Step(self, len(self.steps), name, clause, fields, resume, run, asks, passed_by, automatic)
        self.steps.append(step)
        return step

    def choice(
        self,
        name: str,
        clause: Clause,
        verb: str,
        options: Callable[[S], Iterable[int]],
        chosen: Callable[[S, int], None],
        *,
        refused_by: Clause | Callable[[S], Clause] | None = None,
        left: Callable[[S, int], None] | None = None,
        passed_by: str = "pass",
        fields: Sequence[str] = (),
        run: Callable[[S], None] | None = None,
        asks: Callable[[Any], Prompt] | None = None,
    ) -> Step[S]:
        """Register an automatic step that asks for one of its `options`, arguments of a verb that all seats can see.

        `refused_by`: the clause that refuses other arguments of the verb, or a function that finds it; by default
        `clause`. `left`: the effect of leaving the choice by the verb `passed_by`; without it the choice must be made.
        """
        leaving = (passed_by,) if left else ()
        step = self.step(name, clause, fields=fields, run=run, asks=asks, passed_by=leaving, automatic=True)
        first_move = self.book.by_name[verb].first
        refusal: Clause | Callable[[S], Clause] = clause if refused_by is None else refused_by

        def why_not(state: S, argument: int) -> Clause | None:
            if argument in options(state):
                return None
            return refusal if isinstance(refusal, Clause) else refusal(state)

        def legal(state: S) -> list[int]:
            return [first_move + option for option in sorted(options(state))]

        step.answer(verb, why_not=why_not, apply=chosen, legal=legal)
        if left is not None:
            step.answer(passed_by, why_not=always, apply=left)
        return step

    def complete(self, signals: Sequence[Signal[Any]] = ()) -> None:
        """Build the tables once all chapters have registered their steps; raise ValueError if the law is inconsistent.

        `signals`: those of the game; each must have a listener.
        """
        names = [step.name for step in self.steps]
        if len(set(names)) != len(names):
            raise ValueError("two steps share a name")
        for step in self.steps:
            step.answers.sort(key=lambda answer: answer.verb.first)
            by_verb = {answer.verb.name: answer for answer in step.answers}
            if len(by_verb) != len(step.answers) or not by_verb.keys() >= set(step.passed_by):
                raise ValueError(f"{step.name}: a verb answers twice, or leaves it without answering it")
            self._answers.append([by_verb.get(verb.name) for verb in self.book.verbs])
            self._effects.append([_effect(by_verb.get(verb.name)) for verb in self.book.verbs])
            self._fast_legal.append(step.legal)
            self._generators.append([answer.generator() for answer in step.answers])
            self._resume.append(step.resume)
            self._is_asked.append(step.run is None and not step.automatic)
        self._is_asked.append(False)  # at index RETURN, the last place of the list
        idle = {verb.name for verb in self.book.verbs} - {
            answer.verb.name for step in self.steps for answer in step.answers
        }
        if idle:
            raise ValueError(f"verbs that answer nothing: {', '.join(sorted(idle))}")
        deaf = [signal.name for signal in signals if not signal.listeners]
        if deaf:
            raise ValueError(f"signals without a listener: {', '.join(deaf)}")

    # -- legal moves

    def legal(self, state: S) -> list[int]:
        """Return the legal moves, sorted."""
        frames = state.frames
        if not frames:
            return []
        quick = self._fast_legal[frames[STEP]]
        if quick is not None:
            return quick(state)
        moves: list[int] = []
        for fixed, legal, checks in self._generators[frames[STEP]]:
            if fixed:
                moves += fixed
                continue
            if legal is not None:
                moves += legal(state)
                continue
            first, candidates, every, why_not = checks
            for argument in every if candidates is None else candidates(state):
                if why_not(state, argument) is None:
                    moves.append(first + argument)
        return moves

    def check(self, state: S, move: int) -> Clause | None:
        """Return the clause that forbids a move, or None."""
        frames = state.frames
        if not frames:
            return self.over
        answer = self._answers[frames[STEP]][self._verb[move]]
        return self.steps[frames[STEP]].clause if answer is None else answer.why_not(state, self._argument[move])

    def apply(self, state: S, move: int) -> None:
        """Carry out a legal move, and everything that follows without a decision."""
        self._effects[state.frames[STEP]][self._verb[move]](state, self._argument[move])
        # Most answers lead straight to the next decision: one look-up instead of a call.
        frames = state.frames
        if frames and not self._is_asked[frames[STEP]]:
            self.settle(state)

    def settle(self, state: S) -> None:
        """Run the stack until a seat has to decide, or nothing is pending."""
        frames = state.frames
        while frames:
            top = frames[STEP]
            if self._is_asked[top]:
                return
            if top == RETURN:
                del frames[-FRAME:]
                resume = self._resume[frames[STEP]] if frames else None
                if resume is not None:
                    resume(state)
            elif not self._goes_on(state, self.steps[top]):
                return

    def _goes_on(self, state: S, step: Step[S]) -> bool:
        """Run the top frame, or give its only answer; return False if its seat has to decide."""
        frames = state.frames
        if step.run is not None:
            depth = len(frames)
            step.run(state)
            if not step.answers or len(frames) != depth or frames[STEP] != step.id:
                return True
        if not step.automatic:
            return False
        legal = self.legal(state)
        if len(legal) > 1:
            legal = [move for move in legal if move not in self._free]
        if len(legal) != 1:
            return False
        self._effects[step.id][self._verb[legal[0]]](state, self._argument[legal[0]])
        return True

    def now(self, state: S) -> Step[S]:
        """Return the step that is decided now, in a state that is not over."""
        return self.steps[state.frames[STEP]]

    def named(self, name: str) -> Step[S]:
        """Return the step of a name."""
        return next(step for step in self.steps if step.name == name)

    def pending(self, state: S) -> dict[str, int]:
        """Return the numbers of all pending frames by their names; a frame hides equal names of frames below it."""
        frames = state.frames
        named: dict[str, int] = {}
        for start in range(0, len(frames), FRAME):
            named.update(zip(self.steps[frames[start]].fields, frames[start + 2 : start + FRAME], strict=False))
        return named

    # -- the stack

    def finish(self, state: S) -> None:
        """Mark the top frame as done: `settle` takes it off and resumes the frame below. Must end an answer."""
        state.frames[STEP] = RETURN

    def resume(self, state: S) -> None:
        """Let `settle` resume the top frame as if a frame above it were done. Must end an answer."""
        state.frames += (RETURN, 0, 0, 0, 0, 0, 0, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class RuledState(State):
    """State whose legal moves, refusals and effects are those of a law; base class of the generated states."""

    __slots__ = ()

    def law(self) -> Law[Any]:
        """Return the law of the game, one for all its states."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """Return the legal moves by the law of the game, sorted."""
        return self.law().legal(self)

    def check(self, move: int) -> Clause | None:
        """Return the clause that forbids a move, or None."""
        return self.law().check(self, move)

    def apply(self, move: int) -> None:
        """Carry out a legal move, and run the stack until a seat has to decide."""
        self.law().apply(self, move)


def push(
    state: State, step: Step[Any], seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """Put a frame on top of the stack: the seat decides this step next."""
    state.frames += (step.id, seat, a, b, c, d, e, f)


def pop(state: State) -> None:
    """Take the top frame off without resuming the one below, whose seat is asked again as it was."""
    del state.frames[-FRAME:]


def replace_top(state: State, step: Step[Any], seat: int) -> None:
    """Change the step and the seat of the top frame; its numbers stay."""
    frames = state.frames
    frames[STEP] = step.id
    frames[SEAT] = seat


def below(place: int) -> int:
    """Return the index at which the frame below the top one holds what the top one holds at `place`.

    A step may read the frame it was pushed on, and only by this function.
    """
    return place - FRAME


def always(_: State, __: int) -> Clause | None:
    """Return None, as the `why_not` of answers that are never refused."""
    return None


def decline(state: State, message: str, clause: Clause, **arguments: Argument) -> None:
    """Log an event and take the top frame off: the seat does nothing more in this step."""
    if state.log is not None:
        state.log.add(message, clause, **arguments)
    pop(state)
