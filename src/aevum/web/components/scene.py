"""A match as one viewer sees it, divided into page regions that are sent when they change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from zlib import crc32

from aevum.bots.hints import Hints
from aevum.kernel.events import SPECTATOR, Event
from aevum.kernel.game import AnyGame, Outcome, View
from aevum.kernel.markup import Child, Markup, fragment, h
from aevum.kernel.presentation import RESULT, Panel
from aevum.kernel.words import Words
from aevum.web.components.controls import AGREE, BACK, CONFIRM, HINT, LIFT_CURTAIN, REFUSE, ROTATE, UNDO, WITHDRAW
from aevum.web.components.event_sentence import event_sentence
from aevum.web.components.hints import hint_list
from aevum.web.components.invite import invite
from aevum.web.components.panels import board_and_strips, layer_id, side_panels, targets_id
from aevum.web.components.stepper import Amounts, priced, stepper
from aevum.web.layout import static
from aevum.web.text.move_text import pick_name, picks_in_words
from aevum.web.text.seat_names import marked_level


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
    questions: frozenset[str] = frozenset()
    """Arguments that the next picks answer, as `<verb>-<number of the argument>`."""
    places: bool = False
    """Whether there is anything to touch besides the buttons."""
    amounts: Amounts | None = None
    """Amounts of the stepper, which have no buttons of their own."""
    headings: Mapping[str, str] = field(default_factory=dict)
    """Heading of each button by label, where there is more than one group of buttons."""

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


@dataclass(frozen=True, slots=True, eq=False)
class LogEntry:
    """A decision in the log, with the events of it that the viewer may know."""

    number: int
    """Length of the match after the decision, in moves."""
    notation: str
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that the page of a match shows one viewer; nothing in it is hidden from that viewer."""

    id: str
    game: AnyGame
    view: View
    panels: Sequence[Panel]
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
    reports: Sequence[Sequence[Event]] = ()
    """Events of contests since the viewer's last decision, a sequence for each, and of players who left."""


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
    said = {"chat-lines": lines, "seats": _seats(scene), "latest": _latest(scene), "hints": _hints(scene)}
    return said | {"reports": _reports(scene)} | regions_while_picking(scene)


def regions_while_picking(scene: Scene) -> dict[str, str]:
    """Return the regions that change while a seat picks."""
    offered = scene.prompt.all if scene.prompt else {}
    faint = scene.prompt.uncommon if scene.prompt else frozenset()
    chosen = scene.prompt.chosen if scene.prompt else {}
    touched = {
        targets_id(part): scene.game.selection_marks(scene.view, part.name, chosen, scene.words)
        + scene.game.targets(
            scene.view,
            {label: domain for label, domain in offered.items() if part.contains(label, domain)},
            faint,
            scene.words,
        )
        for part in scene.panels
        if part.domains
    }
    return {"prompt": _prompt(scene), **touched}


def log_lines(scene: Scene) -> list[str]:
    """Return the log as HTML, a line for each decision, the newest last."""
    return [_log_line(scene.id, scene.game, entry, scene.words) for entry in scene.log]


def log_checksum(lines: Sequence[str]) -> str:
    """Return number and checksum of log lines, by which a page says which lines it has."""
    return f"{len(lines)}.{crc32(''.join(lines).encode()):x}"


def _latest(scene: Scene) -> str:
    """Return the newest line of the log as text, for screens on which the log is not visible."""
    entry = next((entry for entry in reversed(scene.log) if entry.events), None)
    return fragment(" ".join(event.say(scene.words) for event in entry.events)) if entry else ""


def _reports(scene: Scene) -> str:
    """Return a paragraph for each contest: its result in bold, then the other events in their order."""
    return fragment(h.p[_report(scene, report)] for report in scene.reports)


def _report(scene: Scene, report: Sequence[Event]) -> list[Child]:
    """Return the sentences of a report; a repeated event is written once, with the number of times."""
    results = [event for event in report if scene.game.part_of_report(event) == RESULT]
    rest = Counter(event for event in report if event not in results)
    return [
        [h.b[[[event_sentence(event, scene.words), " "] for event in results]] if results else None],
        [
            [event_sentence(event, scene.words), f" (×{times})" if times > 1 else None, " "]
            for event, times in rest.items()
        ],
    ]


def _prompt(scene: Scene) -> str:
    parts: list[Child] = [
        h.p("#sentence", data_over=scene.outcome is not None, data_places=_asks_for_place(scene))[_sentence(scene)]
    ]
    if scene.note:
        parts.append(h.p(".quiet.note")[scene.note])
    if scene.refusal:
        parts.append(_refusal(scene, scene.refusal))
    if scene.went_back:
        parts.append(h.p(".quiet")[scene.words("table-went-back")])
    parts.append(_undo_question(scene))
    if scene.prompt and scene.since is not None and scene.id and not scene.prompt.picks:
        parts.append(h.p(".quiet.since")[_since(scene)])
    if scene.curtain:
        parts.append(
            h.div(".picks")[_button(LIFT_CURTAIN, scene.words("table-lift", name=_called(scene, scene.actor)))]
        )
    if scene.prompt:
        parts.append(h.div(".picks")[_buttons(scene, scene.prompt)])
    return fragment(parts)


def _asks_for_place(scene: Scene) -> bool:
    """Whether the next pick is a thing on the board rather than a word, for the focus of the keyboard."""
    return scene.prompt is not None and any(domain in scene.game.board_domains for domain in scene.prompt.next.values())


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


def _since(scene: Scene) -> Markup:
    """Return the link to the replay of what happened since the viewer's last decision."""
    return h.a(href=f"/m/{scene.id}/replay?at={scene.since}")[scene.words("table-since")]


def _called(scene: Scene, seat: int) -> str:
    """Return the name of a seat with its title in the game, because bots may share a name."""
    title = scene.game.seat_title(seat, scene.words)
    return f"{scene.names[seat]} ({title})" if title else scene.names[seat]


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
    if scene.prompt is None:
        name = _called(scene, scene.actor)
        return scene.game.waiting(scene.view, name, words) or words("table-waiting", name=name)
    if scene.prompt.confirmation:
        return _confirmation(scene.prompt, words)
    if not scene.prompt.picks:
        return scene.game.prompt(scene.view, words)
    done = picks_in_words(scene.prompt.picks, scene.game.book, words)
    return words("table-choose", done=done, wanted=_wanted(scene.prompt, words))


def _confirmation(offer: PickPrompt, words: Words) -> str:
    """Return the question that confirms a move: its cost and effect, and whether an undo needs agreement."""
    message = "table-sure" if offer.for_good else "table-really"
    asked = words(message, move=offer.confirmation or "")
    return f"{offer.preview} {asked}" if offer.preview else asked


def _wanted(offer: PickPrompt, words: Words) -> str:
    """Return what is to be picked next: the game's own question if it has one, else the kind of thing."""
    questions = {f"asks-{question}" for question in offer.questions}
    if len(questions) == 1:
        (question,) = questions
        if words.knows(question):
            return words(question)
    domains = {domain for domain in offer.next.values() if domain}
    if offer.places and not domains:
        return words("table-where" if offer.next.keys() <= offer.hidden else "table-where-or-what")
    named = ", ".join(words(f"domain-{domain}") for domain in sorted(domains))
    return words("table-choose-one", wanted=named) if named else words("table-how")


def _buttons(scene: Scene, offer: PickPrompt) -> list[Markup]:
    words = scene.words
    if offer.confirmation:
        return [_button(CONFIRM, words("table-yes")), _button(BACK, words("table-back"))]
    if offer.tried:
        return [
            _button(CONFIRM, words("table-lay"), kind="main"),
            _button(ROTATE, words("table-turn"), key="R"),
            *_way_back(scene, offer),
        ]
    stepped = offer.amounts.labels if offer.amounts else frozenset()
    labels = [
        label
        for label, domain in offer.next.items()
        if domain not in scene.game.board_domains and label not in offer.hidden | stepped
    ]
    return [
        *(stepper(offer.amounts, words) if offer.amounts else ()),
        *_grouped(scene, offer, _do_nothing_last(labels, offer)),
        *_ask_for_hint(scene, offer),
        *_way_back(scene, offer),
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


def _do_nothing_last(labels: Sequence[str], offer: PickPrompt) -> list[str]:
    return sorted(labels, key=lambda label: (label in offer.last, label in offer.uncommon))


def _choice(scene: Scene, offer: PickPrompt, label: str) -> Markup:
    name = pick_name(label, scene.game.book, scene.words)
    return _button(label, name, kind=_kind(label, offer.next[label], offer), price=offer.prices.get(label, ""))


def _way_back(scene: Scene, offer: PickPrompt) -> list[Markup]:
    words = scene.words
    if offer.picks:
        return [_button(BACK, words("table-back"), kind="quiet")]
    if offer.half_made:
        return [_button(UNDO, words("table-back"), kind="quiet.half")]
    return [_undo_button(scene)] if scene.can_undo else []


def _ask_for_hint(scene: Scene, offer: PickPrompt) -> list[Markup]:
    """Return the button that asks for hints: before the first pick, and only once for each decision."""
    panel = scene.hint_panel
    if panel is None or panel.thinking or panel.hints is not None or offer.picks:
        return []
    return [_button(HINT, scene.words("hint-ask"), kind="quiet")]


def _kind(label: str, domain: str, offer: PickPrompt) -> str:
    """Return the style of a button: plain picks stand out unless there is a stepper, uncommon ones are faint."""
    if label in offer.uncommon:
        return "faint"
    return "main" if label in offer.plain and not offer.amounts else domain or "word"


def _button(act: str, name: str, kind: str = "word", price: str = "", key: str = "") -> Markup:
    return h.button(f".pick.{kind}", type="button", data_act=act, aria_keyshortcuts=key or None)[
        priced(name, price), [" ", h.kbd[key]] if key else None
    ]


def _undo_question(scene: Scene) -> Markup | None:
    words = scene.words
    if scene.undo_asked_by is None:
        if scene.can_undo and (scene.prompt is None or scene.outcome):
            return h.div(".picks")[_undo_button(scene)]
        return None
    if scene.undo_asked_by == scene.seat:
        asked = words("table-undo-waiting", move=scene.undo)
        return h.div(".picks", role="group", aria_label=asked)[
            h.p[asked], _button(WITHDRAW, words("table-undo-withdraw"), kind="quiet")
        ]
    question = words("table-undo-asked", name=_called(scene, scene.undo_asked_by), move=scene.undo)
    if scene.undo_answered or scene.seat == SPECTATOR:
        return h.p(".quiet")[question]
    return h.div(".picks", role="group", aria_label=question)[
        h.p[question], _button(AGREE, words("table-agree")), _button(REFUSE, words("table-refuse"))
    ]


def _undo_button(scene: Scene) -> Markup:
    """Return the undo button; its tooltip says which decision it takes back."""
    return h.button(".pick.quiet", type="button", data_act=UNDO, title=scene.undo or None)[scene.words("table-undo")]


# Cached: a long match has hundreds of lines, and a move only adds one.
@lru_cache(maxsize=20_000)
def _log_line(id: str, game: AnyGame, entry: LogEntry, words: Words) -> Markup:
    """Return a decision in the log: a sentence for each event, and a link to the position after it."""
    if not entry.events:
        return h.li(hidden=True)[None]
    there, name = f"/m/{id}/replay?at={entry.number}", words("table-at", number=entry.number)
    return h.li[
        [_event(game, event, words) for event in entry.events],
        h.p(".notation", hidden=True)[entry.notation] if entry.notation else None,
        h.a(".at", href=there, aria_label=name)[""],
    ]


def _event(game: AnyGame, event: Event, words: Words) -> Child:
    """Return the sentence of an event, with a link to the rule that it applies."""
    look = ".told.weighty" if game.is_highlight(event) else ".told"
    if not event.clause:
        return h.span(look)[event_sentence(event, words)]
    return h.a(f"{look}.rule", href=f"/rules/{game.id}#{event.clause}", target="_blank")[event_sentence(event, words)]


def _said(name: str, text: str) -> Markup:
    return h.li[h.b[name], " ", h.span(dir="auto")[text]]


def _seats(scene: Scene) -> str:
    return "".join(_seat(scene, seat, name) for seat, name in enumerate(scene.names))


def _seat(scene: Scene, seat: int, name: str) -> Markup:
    words = scene.words
    mine = " ".join(filter(None, (".me" if seat == scene.seat else "", ".turn" if seat == scene.actor else "")))
    return h.li("".join(mine.split()))[
        Markup(scene.game.seat_icon(seat, scene.words)),
        h.span(dir="auto")[name or words("table-open-seat")],
        marked_level(scene.bots[seat], words, scene.game, " · ") if seat in scene.bots else None,
        h.span(".quiet")[f" ← {words('table-to-move')}"] if seat == scene.actor else None,
        invite(scene.links[seat], words) if seat in scene.links else None,
    ]
