"""A match as one viewer sees it, divided into page regions that are sent when they change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from aevum.bots.hints import Hints
from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import AnyGame, Outcome, View
from aevum.kernel.markup import Child, Markup, fragment, h
from aevum.kernel.points import written
from aevum.kernel.presentation import Figure, Panel
from aevum.kernel.words import Words
from aevum.web.components.controls import (
    AGREE,
    BACK,
    CONFIRM,
    HINT,
    LIFT_CURTAIN,
    REFUSE,
    REMIND,
    ROTATE,
    STAND_IN,
    UNDO,
    WITHDRAW,
)
from aevum.web.components.counters import CounterRow, counters
from aevum.web.components.event_sentence import Reader
from aevum.web.components.exercise import ExercisePanel, exercise_region
from aevum.web.components.explanations import NotePanel, note_region, purpose_id, purpose_text, purpose_toggle
from aevum.web.components.hints import hint_list, hint_marks
from aevum.web.components.icons import icon
from aevum.web.components.invite import invite
from aevum.web.components.lesson import LessonPanel, lesson_region
from aevum.web.components.linked_text import linked
from aevum.web.components.log_lines import LogEntry, event_sentences, log_line
from aevum.web.components.panels import board_and_strips, layer_id, side_panels, targets_id
from aevum.web.components.players import PlayerRow, figure_regions, own_bar, player_list
from aevum.web.components.reports import Report, report_card
from aevum.web.components.stepper import Amounts, priced, stepper
from aevum.web.layout import static
from aevum.web.text.move_text import pick_name, picks_in_words
from aevum.web.text.seat_names import open_seat_name

HINTS: Final = "hints"
"""Element id of the region of hints."""


@dataclass(frozen=True, slots=True)
class PickPrompt:
    """Picks that the seat can make now, and what the prompt shows around them."""

    next: dict[str, str]
    """Labels that can be picked next, with their domains; a word of a verb has an empty domain."""
    touchable: dict[str, str]
    """Labels that can be touched on the board although words come before them, with their domains."""
    picks: tuple[str, ...]
    """Picks made so far."""
    uncommon: frozenset[str] = frozenset()
    """Labels that are shown faintly: only uncommon moves need them."""
    confirmation: str | None = None
    """Move in words that waits for a confirmation; None if there is none."""
    preview: str = ""
    """Cost and effect of the move that waits for a confirmation."""
    for_good: bool = True
    """Whether the other players would have to agree to an undo of the move."""
    half_made: bool = False
    """Whether the decision completes the move before it, so that going back undoes that move."""
    plain: frozenset[str] = frozenset()
    """Labels that are carried out at once when picked, although they cannot be undone."""
    hidden: frozenset[str] = frozenset()
    """Words of verbs that need no button."""
    last: frozenset[str] = frozenset()
    """Labels by which the seat passes; their buttons come last."""
    prices: Mapping[str, str] = field(default_factory=dict)
    """Prices on the buttons, by label."""
    chosen: Mapping[str, str] = field(default_factory=dict)
    """Labels that are marked as picked on the board, with their domains."""
    tried: str | None = None
    """Label that is previewed on the board until it is confirmed; None if there is none."""
    question: str = ""
    """Question of the game that the next pick answers; empty if there is none, or several."""
    places: bool = False
    """Whether there is anything to touch besides the buttons."""
    amounts: Amounts | None = None
    """Amounts of the stepper, which have no buttons of their own."""
    headings: Mapping[str, str] = field(default_factory=dict)
    """Heading of each button by label, where there is more than one group of buttons."""
    counters: Sequence[CounterRow] = ()
    """Counters, whose picks have no buttons of their own."""
    notes: Mapping[str, str] = field(default_factory=dict)
    """Notes on places of the board that decide a move, by label: a price or a chance."""
    standing: tuple[str, ...] = ()
    """Labels of the usual actions of this step, whose buttons are always there and in this order."""
    stand_ins: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Labels whose buttons take the place of a usual action that is offered in parts, by the label of that action."""
    rare: frozenset[str] = frozenset()
    """Labels whose buttons are in the menu of rare actions."""
    ending: str = ""
    """Label by which the seat ends this step, whose button is always there; empty if there is none."""
    purposes: Mapping[str, str] = field(default_factory=dict)
    """Reasons to pick a label, by label; empty for players who read no explanations."""
    purpose: str = ""
    """Reason to make the moves that have no button of their own; likewise."""

    @property
    def all(self) -> dict[str, str]:
        return self.next | self.touchable


@dataclass(frozen=True, slots=True)
class HintPanel:
    """State of the hints for a seat that may ask for them."""

    hints: Hints | None = None
    """Hints for this decision; None if the seat has not asked or they are not ready."""
    thinking: bool = False
    """Whether hints are being computed."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Reason why an action was refused."""

    text: str
    clause: str = ""
    """Id of the rule that forbids it; empty if there is none."""
    reason: str = ""
    """Part of the text that says why, without the move."""
    by_lesson: bool = False
    """Whether the step of a lesson asks for something else; its panel shows the text then."""


@dataclass(frozen=True, slots=True)
class AwaitedAbsence:
    """Absence of the player whose decision is awaited, for a player who waits."""

    reminder_allowed: bool
    reminded: bool
    """Whether a reminder of this decision has been sent."""
    stand_in_allowed: bool
    """Whether a bot may play on now."""
    limit: int | None
    """Seconds of absence after which a bot may play on; None: never."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that the page of a match shows one viewer; nothing in it is hidden from that viewer."""

    id: str
    game: AnyGame
    view: View
    panels: Sequence[Panel]
    own_figures: Sequence[Figure]
    """Figures of the viewer's own seat and of the match."""
    seat_figures: Sequence[Sequence[Figure]]
    """Public figures of every seat."""
    seat: int
    actor: int
    names: tuple[str, ...]
    bots: Mapping[int, str]
    """Levels of the bots whose names do not say that they are bots, by seat."""
    links: dict[int, str]
    """Invitation links by free seat; empty for viewers other than the host."""
    prompt: PickPrompt | None
    hint_panel: HintPanel | None
    curtain: bool
    """Whether the position is covered until the next player at a shared screen uncovers it."""
    log: Sequence[LogEntry]
    chat: Sequence[tuple[str, str]]
    talks: bool
    """Whether the match has a chat."""
    can_undo: bool
    undo: str
    """Decision that an undo would take back, or that a player asks to take back, in words."""
    since: int | None
    """Length of the match, in moves, after the viewer's last decision; None if nothing has happened since."""
    went_back: bool
    """Whether the last record of the match is an undo by the viewer's seat."""
    undo_asked_by: int | None
    """Seat that asks for an undo; None if there is no such request."""
    undo_answered: bool
    """Whether all seats of the viewer have agreed to the undo."""
    outcome: Outcome | None
    refusal: Refusal | None
    words: Words
    note: str = ""
    """Note for every viewer about the origin of the match, such as a file with a known seed."""
    shares_screen: bool = False
    """Whether the viewer holds several seats, whose players take turns at one screen."""
    reports: Sequence[Report] = ()
    """Reports of contests since the viewer's last decision, and of players who left."""
    present: frozenset[int] | None = None
    """Seats of people who are present; None if that is not shown to the viewer."""
    stand_ins: frozenset[int] = frozenset()
    """Seats for which a bot plays until an absent person is back."""
    avatars: Mapping[int, str] = field(default_factory=dict)
    """Codes of the avatars of people, by seat."""
    absence: AwaitedAbsence | None = None
    """Absence of the player who has to decide; None if that player is present or is not awaited by the viewer."""
    lesson: LessonPanel | None = None
    """Panel of the lesson that the viewer takes; None in other matches."""
    exercise: ExercisePanel | None = None
    """Panel of the decision of another match that the viewer tries again; None in other matches."""
    explains: bool = False
    """Whether the viewer reads explanations."""
    first_note: NotePanel | None = None
    """Note on a situation that is new to the viewer; None if there is none."""

    @property
    def reader(self) -> Reader:
        """The viewer as a reader of sentences."""
        return Reader(self.game, self.words, self.seat)


def regions(scene: Scene) -> dict[str, str]:
    """Return every region of the match page by its element id, except the log."""
    return regions_per_move(scene) | regions_any_time(scene)


def regions_per_move(scene: Scene) -> dict[str, str]:
    """Return the regions that only change with a move, equal for all viewers from the same seat."""
    layers = {layer_id(part, name): drawn for part in scene.panels for name, drawn in part.layers.items()}
    return {"play": board_and_strips(scene.panels, scene.words), "sheets": side_panels(scene.panels), **layers}


def regions_any_time(scene: Scene) -> dict[str, str]:
    """Return the regions that may change at any time."""
    lines = fragment(_said(name, text) for name, text in scene.chat)
    rows = player_rows(scene)
    players = {"seats": player_list(rows, scene.game, scene.words), **figure_regions(rows), "own": _own(scene)}
    said = {"chat-lines": lines, "latest": _latest(scene), "reports": _reports(scene)}
    return players | said | _first_note(scene) | regions_after_pick(scene)


def regions_after_pick(scene: Scene) -> dict[str, str]:
    """Return the regions that may change by a pick that makes no move."""
    return {HINTS: _hints(scene), **regions_while_picking(scene)}


def regions_while_picking(scene: Scene) -> dict[str, str]:
    """Return the regions that change while a seat picks."""
    offered = scene.prompt.all if scene.prompt else {}
    faint = scene.prompt.uncommon if scene.prompt else frozenset()
    chosen = scene.prompt.chosen if scene.prompt else {}
    notes = scene.prompt.notes if scene.prompt else {}
    touched = {
        targets_id(part): _marks_and_targets(
            scene,
            scene.game.selection_marks(scene.view, part.name, chosen, scene.words),
            scene.game.targets(
                scene.view,
                {label: domain for label, domain in offered.items() if part.contains(label, domain)},
                faint,
                scene.words,
            ),
        )
        + scene.game.draw_target_notes(scene.view, part.name, notes, scene.words)
        + _hint_marks(scene, part)
        for part in scene.panels
        if part.domains
    }
    return {"prompt": _prompt(scene), **touched, **_lesson(scene)}


def _lesson(scene: Scene) -> dict[str, str]:
    """Return the region of the lesson or the exercise; none in other matches."""
    if scene.exercise is not None:
        return {"lesson": exercise_region(scene.exercise, scene.words)}
    if scene.lesson is None:
        return {}
    answer = scene.refusal.text if scene.refusal and scene.refusal.by_lesson else ""
    return {"lesson": lesson_region(scene.lesson, answer, scene.words)}


def _first_note(scene: Scene) -> dict[str, str]:
    """Return the region of notes; none for viewers who read no explanations."""
    return {"first-note": note_region(scene.first_note, scene.words)} if scene.explains else {}


def _marks_and_targets(scene: Scene, marks: str, targets: str) -> str:
    """Return marks below targets; above them while a move waits for a confirmation, which a tap on its place gives."""
    return targets + marks if scene.prompt and scene.prompt.confirmation else marks + targets


def log_lines(scene: Scene) -> list[str]:
    """Return the log as HTML, a line for each decision, the newest last."""
    reader = scene.reader
    return [log_line(scene.id, entry, reader) for entry in scene.log]


def _latest(scene: Scene) -> str:
    """Return the newest line of the log, for screens on which the log is not visible."""
    entry = next((entry for entry in reversed(scene.log) if entry.events), None)
    return fragment([sentence, " "] for sentence in event_sentences(entry, scene.reader)) if entry else ""


def _reports(scene: Scene) -> str:
    """Return the reports since the viewer's last decision, each as a card."""
    return fragment(report_card(report, scene.reader, len(scene.names)) for report in scene.reports)


def _prompt(scene: Scene) -> str:
    """Return the prompt: its sentences, the buttons of the decision, and a foot with buttons of fixed places."""
    return fragment(
        h.div(".ask", tabindex=0)[_sentences(scene)],
        h.div(".picks.usual" if _has_usual_actions(scene) else ".picks")[_choices(scene)],
        h.div(".foot")[_foot(scene)],
    )


def _has_usual_actions(scene: Scene) -> bool:
    """Whether the buttons are the usual actions of a step, which keep their places."""
    offer = scene.prompt
    return offer is not None and bool(offer.standing) and not (scene.curtain or offer.confirmation or offer.tried)


def _sentences(scene: Scene) -> list[Child]:
    """Return what is asked, why the last action was refused, and what has happened around the decision."""
    asks = scene.prompt and scene.since is not None and scene.id and not scene.prompt.picks
    return [
        _refusal(scene, scene.refusal) if scene.refusal and not scene.refusal.by_lesson else None,
        h.p("#sentence", data_over=scene.outcome is not None, data_places=_asks_for_place(scene))[_sentence(scene)],
        h.p(".purpose")[scene.prompt.purpose] if scene.prompt and scene.prompt.purpose else None,
        purpose_toggle(scene.words) if scene.prompt and (scene.prompt.purposes or scene.first_note) else None,
        h.p(".quiet.note")[scene.note] if scene.note else None,
        h.p(".quiet")[scene.words("table-went-back")] if scene.went_back else None,
        _absent(scene, scene.absence) if scene.absence else None,
        _undo_question(scene),
        h.p(".quiet.since")[_since(scene)] if asks else None,
    ]


def _choices(scene: Scene) -> list[Markup]:
    """Return the buttons of the decision."""
    if scene.curtain:
        return [_button(LIFT_CURTAIN, scene.words("table-lift", name=_called(scene, scene.actor)))]
    if scene.prompt is None and not scene.outcome and scene.actor in scene.links:
        return invite(scene.links[scene.actor], scene.words)
    return [
        *_absence_buttons(scene),
        *_undo_answers(scene),
        *(_buttons(scene, scene.prompt) if scene.prompt else ()),
    ]


def _foot(scene: Scene) -> list[Child]:
    """Return the buttons that end the step, open rare actions, ask for hints and go back, each always in its place."""
    offer = scene.prompt
    if scene.outcome or (offer is None and not scene.can_undo):
        return []
    return [
        h.span(".end")[_endings(scene, offer) if offer else None],
        _rare_actions(scene, offer) if offer else None,
        _ask_for_hint(scene, offer),
        _way_back(scene, offer),
    ]


def _asks_for_place(scene: Scene) -> bool:
    """Whether the next pick is a thing on the board rather than a word, for the focus of the keyboard."""
    return scene.prompt is not None and any(domain in scene.game.board_domains for domain in scene.prompt.next.values())


def _absent(scene: Scene, absence: AwaitedAbsence) -> Markup:
    """Return the note that the awaited player is absent, and what can be done about it."""
    words, name = scene.words, scene.names[scene.actor]
    later = absence.limit is not None and not absence.stand_in_allowed
    return h.p(".quiet")[
        words("table-not-here", name=name),
        [" ", words("remind-sent", name=name)] if absence.reminded else None,
        [" ", words("stand-in-later", name=name, limit=absence.limit or 0)] if later else None,
    ]


def _absence_buttons(scene: Scene) -> list[Markup]:
    """Return the buttons that remind the awaited player, or let a bot play on."""
    absence, words = scene.absence, scene.words
    if absence is None:
        return []
    offered = ((REMIND, "remind-do", absence.reminder_allowed), (STAND_IN, "stand-in-do", absence.stand_in_allowed))
    return [_button(act, words(message)) for act, message, allowed in offered if allowed]


def _hints(scene: Scene) -> str:
    """Return the hints, or a note that they are being computed; empty while a confirmation is open."""
    panel = scene.hint_panel
    if panel is None or scene.prompt is None or scene.prompt.confirmation:
        return ""
    if panel.hints is not None:
        content = hint_list(panel.hints, scene.game, scene.view, scene.words)
    elif panel.thinking:
        content = h.p(".quiet")[scene.words("hint-thinking")]
    else:
        return ""
    return fragment([h.link(rel="stylesheet", href=static("hints.css")), content])


def _hint_marks(scene: Scene, part: Panel) -> str:
    """Return the marks of the hints on a panel; empty without hints and once something is picked."""
    panel = scene.hint_panel
    if panel is None or panel.hints is None or scene.prompt is None or scene.prompt.picks or scene.prompt.confirmation:
        return ""
    return hint_marks(panel.hints, scene.game, scene.view, part.name, scene.words)


def _since(scene: Scene) -> Markup:
    """Return the link to the replay of what happened since the viewer's last decision."""
    return h.a(href=f"/m/{scene.id}/replay?at={scene.since}")[scene.words("table-since")]


def _called(scene: Scene, seat: int) -> str:
    """Return the name of a seat, as the log says it; a free seat has that of its place in the game."""
    return scene.game.seat_title(seat, scene.words) or scene.names[seat]


def _refusal(scene: Scene, refusal: Refusal) -> Markup:
    where = f"/rules/{scene.game.id}#{refusal.clause}"
    link = h.a(href=where, target="_blank")[scene.words("table-rules")]
    return h.p(".refusal", role="alert")[refusal.text, [" ", link] if refusal.clause else None]


def _sentence(scene: Scene) -> str:
    words = scene.words
    if scene.outcome:
        return words(scene.outcome.reason)
    if scene.curtain:
        return words("table-curtain", name=_called(scene, scene.actor))
    if scene.prompt is None and not scene.names[scene.actor]:
        message = "table-seat-free" if scene.actor in scene.links else "table-seat-awaited"
        return words(message, seat=open_seat_name(scene.game, scene.actor, words))
    if scene.prompt is None and scene.lesson is not None and scene.lesson.shows:
        return words("lesson-shows")
    if scene.prompt is None:
        name = _called(scene, scene.actor)
        return scene.game.waiting(scene.view, name, words) or words("table-waiting", name=name)
    asked = _question(scene, scene.prompt)
    return words("table-asks", name=_called(scene, scene.actor), asked=asked) if scene.shares_screen else asked


def _question(scene: Scene, offer: PickPrompt) -> str:
    """Return the question to the seat that decides, after the picks it has made."""
    words = scene.words
    if offer.confirmation:
        return _confirmation(offer, words)
    if not offer.picks:
        return scene.game.prompt(scene.view, words)
    if offer.question:
        return offer.question
    done = picks_in_words(offer.picks, scene.game.book, words)
    return words("table-choose", done=done, wanted=_wanted(offer, words))


def _confirmation(offer: PickPrompt, words: Words) -> str:
    """Return the question that confirms a move: its cost and effect, and whether an undo needs agreement."""
    message = "table-sure" if offer.for_good else "table-really"
    asked = words(message, move=offer.confirmation or "")
    return f"{offer.preview} {asked}" if offer.preview else asked


def _wanted(offer: PickPrompt, words: Words) -> str:
    """Return what is to be picked next, by the kind of thing."""
    domains = {domain for domain in offer.next.values() if domain}
    if offer.hidden and offer.places and not domains:
        return words("table-where" if offer.next.keys() <= offer.hidden else "table-where-or-what")
    named = ", ".join(words(f"domain-{domain}") for domain in sorted(domains))
    return words("table-choose-one", wanted=named) if named else words("table-how")


def _buttons(scene: Scene, offer: PickPrompt) -> list[Child]:
    words = scene.words
    if offer.confirmation:
        return [_button(CONFIRM, words("table-yes"), kind="main")]
    if offer.tried:
        return [
            _button(CONFIRM, words("table-lay"), kind="main"),
            _button(ROTATE, words("table-turn"), key="R"),
        ]
    standing = [
        button for label in offer.standing if label != offer.ending for button in _standing(scene, offer, label)
    ]
    placed = {*offer.standing, *(label for labels in offer.stand_ins.values() for label in labels)}
    others = [label for label in _labels(scene, offer) if label not in placed]
    return [
        *([h.link(rel="stylesheet", href=static("stepper.css"))] if offer.amounts or offer.counters else ()),
        *(stepper(offer.amounts, words) if offer.amounts else ()),
        *counters([row for row in offer.counters if not row.heading], words),
        *standing,
        *_grouped(scene, offer, sorted(others, key=lambda label: label in offer.uncommon)),
        *counters([row for row in offer.counters if row.heading], words),
    ]


def _labels(scene: Scene, offer: PickPrompt) -> list[str]:
    """Return the labels that have buttons among the choices: not those of the board, the foot and the stepper."""
    elsewhere = offer.hidden | offer.last | offer.rare | (offer.amounts.labels if offer.amounts else frozenset())
    elsewhere |= {row.more for row in offer.counters}
    return [
        label
        for label, domain in offer.next.items()
        if domain not in scene.game.board_domains and label not in elsewhere
    ]


def _standing(scene: Scene, offer: PickPrompt, label: str) -> list[Markup]:
    """Return the button of a usual action, disabled if it is not possible, or the buttons that take its place."""
    offered = [label] if label in offer.next else offer.stand_ins.get(label, ())
    purpose = offer.purposes.get(label, "")
    return [_choice(scene, offer, one) for one in offered] or [_disabled(label, _name(scene, label), purpose)]


def _disabled(label: str, name: str, purpose: str = "") -> Markup:
    """Return a button that cannot be used now; its tooltip and a click on it give the reason."""
    described = purpose_id(label) if purpose else None
    return h.button(
        ".pick.off",
        type="button",
        aria_disabled="true",
        data_face=f"pick-{label}",
        data_ask=label,
        aria_describedby=described,
    )[name, purpose_text(label, purpose) if purpose else None]


def _endings(scene: Scene, offer: PickPrompt) -> list[Markup]:
    """Return the buttons that end the step; a disabled one while it cannot be ended."""
    if offer.confirmation or offer.tried:
        return [_disabled(offer.ending, _name(scene, offer.ending))] if offer.ending else []
    elsewhere = offer.rare | set(offer.standing) - {offer.ending}
    labels = [label for label in offer.next if label in offer.last and label not in elsewhere]
    if offer.ending and offer.ending not in labels:
        return [_disabled(offer.ending, _name(scene, offer.ending)), *(_choice(scene, offer, one) for one in labels)]
    return [_choice(scene, offer, label) for label in labels]


def _name(scene: Scene, label: str) -> str:
    return scene.game.name_at(scene.view, label, scene.words) or pick_name(label, scene.game.book, scene.words)


def _rare_actions(scene: Scene, offer: PickPrompt) -> Markup | None:
    """Return the menu of actions that are rarely wanted or give something up; None if there are none."""
    rare = [label for label, domain in offer.next.items() if label in offer.rare and label not in offer.hidden]
    named = [label for label in rare if offer.next[label] not in scene.game.board_domains]
    if not named:
        return None
    name = scene.words("table-more-actions")
    return h.details("#rare", data_keep="open")[
        h.summary(".pick.quiet", aria_label=name, title=name)[icon("more")],
        h.div(".menu")[[_choice(scene, offer, label) for label in named]],
    ]


def _grouped(scene: Scene, offer: PickPrompt, labels: Sequence[str]) -> list[Markup]:
    """Return buttons under their headings, then those without one."""
    groups: dict[str, list[Markup]] = {heading: [] for heading in offer.headings.values()}
    alone: list[Markup] = []
    for label in labels:
        groups.get(offer.headings.get(label, ""), alone).append(_choice(scene, offer, label))
    return [*(_group(heading, buttons, scene.words) for heading, buttons in groups.items()), *alone]


def _group(heading: str, buttons: Sequence[Markup], words: Words) -> Markup:
    name = words(f"heading-{heading}")
    return h.div(f"#group-{heading}.group", role="group", aria_label=name)[
        h.span(".heading", aria_hidden="true")[name], buttons
    ]


def _choice(scene: Scene, offer: PickPrompt, label: str) -> Markup:
    name = _name(scene, label)
    price, purpose = offer.prices.get(label, ""), offer.purposes.get(label, "")
    return _button(label, name, kind=_kind(scene, label, offer), price=price, purpose=purpose)


def _way_back(scene: Scene, offer: PickPrompt | None) -> Markup:
    """Return the button that takes back the last pick or decision; disabled if there is nothing to take back."""
    words = scene.words
    if offer and (offer.picks or offer.confirmation):
        return _button(BACK, words("table-back"), kind="quiet.way-back")
    if offer and offer.half_made:
        return _button(UNDO, words("table-back"), kind="quiet.way-back.half")
    if scene.can_undo and scene.undo_asked_by is None:
        return _undo_button(scene)
    return h.button(".pick.quiet.way-back.off", type="button", disabled=True)[words("table-undo")]


def _ask_for_hint(scene: Scene, offer: PickPrompt | None) -> Markup | None:
    """Return the button that asks for hints, disabled after the first pick and once they are asked for.

    None if the viewer may not ask at all.
    """
    panel, name = scene.hint_panel, scene.words("hint-ask")
    if panel is None:
        return None
    if panel.thinking or panel.hints is not None or offer is None or offer.picks or offer.confirmation:
        return h.button(".pick.quiet.off", type="button", disabled=True)[name]
    return _button(HINT, name, kind="quiet")


def _kind(scene: Scene, label: str, offer: PickPrompt) -> str:
    """Return the style of a button: the usual one stands out, uncommon ones are faint."""
    if label in offer.uncommon:
        return "faint"
    return "main" if label == _usual(scene, offer) else offer.next[label] or "word"


def _usual(scene: Scene, offer: PickPrompt) -> str | None:
    """Return the label of the usual choice, the only one that stands out; None if no choice is more usual than others.

    The usual one is the only button that does something, if that is plain, but never one of the usual actions of a
    turn; a choice that ends the step only if nothing else is offered.
    """
    if offer.amounts:
        return None
    doing = [] if offer.standing else _labels(scene, offer)
    if len(doing) == 1 and doing[0] in offer.plain:
        return doing[0]
    others = offer.all.keys() - offer.last - offer.rare
    ending = offer.plain & offer.last & offer.next.keys()
    return next(iter(ending)) if len(ending) == 1 and not others else None


def _button(act: str, name: str, kind: str = "word", price: str = "", key: str = "", purpose: str = "") -> Markup:
    described = purpose_id(act) if purpose else None
    return h.button(
        f".pick.{kind}", type="button", data_act=act, aria_keyshortcuts=key or None, aria_describedby=described
    )[priced(name, price), [" ", h.kbd[key]] if key else None, purpose_text(act, purpose) if purpose else None]


def _undo_question(scene: Scene) -> Markup | None:
    """Return the sentence about a pending request for an undo; None without one."""
    words = scene.words
    if scene.undo_asked_by is None:
        return None
    if scene.undo_asked_by == scene.seat:
        return h.p[words("table-undo-waiting", move=scene.undo)]
    return h.p[words("table-undo-asked", name=_called(scene, scene.undo_asked_by), move=scene.undo)]


def _undo_answers(scene: Scene) -> list[Markup]:
    """Return the buttons by which the viewer answers or withdraws a request for an undo."""
    words = scene.words
    if scene.undo_asked_by is None or scene.seat == SPECTATOR:
        return []
    if scene.undo_asked_by == scene.seat:
        return [_button(WITHDRAW, words("table-undo-withdraw"))]
    if scene.undo_answered:
        return []
    return [_button(AGREE, words("table-agree")), _button(REFUSE, words("table-refuse"))]


def _undo_button(scene: Scene) -> Markup:
    """Return the undo button; its tooltip says which decision it takes back."""
    name = scene.words("table-undo")
    return h.button(".pick.quiet.way-back", type="button", data_act=UNDO, title=scene.undo or None)[name]


def _said(name: str, text: str) -> Markup:
    return h.li[h.b[name], " ", h.span(dir="auto")[linked(text)]]


def player_rows(scene: Scene) -> list[PlayerRow]:
    """Return the rows of the list of players; none for a solitaire game."""
    if len(scene.names) == 1:
        return []
    return [
        PlayerRow(
            seat,
            name,
            figures,
            bot=scene.bots.get(seat, ""),
            is_viewer=seat == scene.seat,
            to_move=seat == scene.actor,
            link=scene.links.get(seat, ""),
            present=None if scene.present is None or seat in scene.bots or not name else seat in scene.present,
            stand_in=seat in scene.stand_ins,
            avatar=scene.avatars.get(seat, ""),
        )
        for seat, (name, figures) in enumerate(zip(scene.names, scene.seat_figures, strict=True))
    ]


def _own(scene: Scene) -> str:
    """Return the bar of the viewer's own figures."""
    game, words = scene.game, scene.words
    totals = {seat: written(points) for seat, points in enumerate(game.totals(scene.view))}
    stage = game.stage(scene.view)
    return own_bar(scene.own_figures, totals, words(stage[0], **stage[1]) if stage else "", game, words)
