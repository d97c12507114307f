"""A scene: a match as one person sees it, cut into regions that are sent when they change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from zlib import crc32

from aevum.bots.hints import Advice
from aevum.kernel.events import WATCHING, Event
from aevum.kernel.game import AnyGame, Outcome, View
from aevum.kernel.markup import Child, Markup, fragment, h
from aevum.kernel.shows import Part
from aevum.kernel.words import Words
from aevum.web.advice import hint_list
from aevum.web.join_page import invite
from aevum.web.parts import beside, layer_id, near, targets_id
from aevum.web.seats import marked_level
from aevum.web.shell import static
from aevum.web.spoken import pick_name, picks_in_words
from aevum.web.stepper import Amounts, priced, stepper
from aevum.web.telling import told


@dataclass(frozen=True, slots=True)
class Offer:
    """What the seat can pick now. `asks`: the move, in words, that waits for a last yes, and what it `brings`.

    `half_made`: the decision completes the move before it, and going back takes that back. `plain`: what is done at
    once when picked, although it cannot be taken back. `hidden`: words that need no button; `last`: those by which one
    does nothing. `prices`: what stands on a button. `chosen`: what is marked as picked. `tried`: what is tried on.
    `questions`: which arguments of which verbs are asked for. `places`: is there anything to touch beside the buttons?
    `for_good`: the others would have to agree to take it back. `amounts`: numbers to step through, which have no
    buttons of their own. `headings`: the group of each button, where there is more than one group.
    """

    next: dict[str, str]
    things: dict[str, str]
    picks: tuple[str, ...]
    faint: frozenset[str] = frozenset()
    asks: str | None = None
    brings: str = ""
    for_good: bool = True
    half_made: bool = False
    plain: frozenset[str] = frozenset()
    hidden: frozenset[str] = frozenset()
    last: frozenset[str] = frozenset()
    prices: Mapping[str, str] = field(default_factory=dict)
    chosen: Mapping[str, str] = field(default_factory=dict)
    tried: str | None = None
    questions: frozenset[str] = frozenset()
    places: bool = False
    amounts: Amounts | None = None
    headings: Mapping[str, str] = field(default_factory=dict)

    @property
    def all(self) -> dict[str, str]:
        return self.next | self.things


@dataclass(frozen=True, slots=True)
class Counsel:
    """Hints may be asked for. `advice`: what they say, if they were; `thinking`: they are being thought up."""

    advice: Advice | None = None
    thinking: bool = False


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something cannot be done; `clause`: the id of the rule that forbids it."""

    text: str
    clause: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Entry:
    """A decision in the log, after the move of that number, and what its reader may know of what came of it."""

    number: int
    notation: str
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything a page of a match shows; nothing in it is hidden from its reader.

    `bots`: the seats of bots whose names do not say that they are bots. `talks`: is there anybody to talk to?
    """

    id: str
    game: AnyGame
    view: View
    parts: Sequence[Part]
    seat: int
    actor: int
    names: tuple[str, ...]
    bots: Mapping[int, str]
    links: dict[int, str]
    offer: Offer | None
    counsel: Counsel | None
    curtain: bool
    log: Sequence[Entry]
    chat: Sequence[tuple[str, str]]
    talks: bool
    can_undo: bool
    undo: str
    since: int | None
    went_back: bool
    undo_asked_by: int | None
    undo_answered: bool
    outcome: Outcome | None
    refusal: Refusal | None
    words: Words


def regions(scene: Scene) -> dict[str, str]:
    """Every region of the match page by its element id, but for the log."""
    return standing(scene) | passing(scene)


def standing(scene: Scene) -> dict[str, str]:
    """The regions that stay as they are until the next move, the same for all who look through the same eyes."""
    layers = {layer_id(part, name): drawn for part in scene.parts for name, drawn in part.layers.items()}
    return {"play": near(scene.parts, scene.words), "sheets": beside(scene.parts), **layers}


def passing(scene: Scene) -> dict[str, str]:
    """The regions that change at any time."""
    lines = fragment(_said(name, text) for name, text in scene.chat)
    said = {"chat-lines": lines, "seats": _seats(scene), "latest": _latest(scene), "hints": _hints(scene)}
    return said | choosing(scene)


def choosing(scene: Scene) -> dict[str, str]:
    """The regions that change while a seat picks."""
    offered = scene.offer.all if scene.offer else {}
    faint = scene.offer.faint if scene.offer else frozenset()
    chosen = scene.offer.chosen if scene.offer else {}
    touched = {
        targets_id(part): scene.game.marks(scene.view, part.name, chosen, scene.words)
        + scene.game.targets(
            scene.view,
            {label: domain for label, domain in offered.items() if part.shows(label, domain)},
            faint,
            scene.words,
        )
        for part in scene.parts
        if part.domains
    }
    return {"prompt": _prompt(scene), **touched}


def log_lines(scene: Scene) -> list[str]:
    """What happened, a line for each decision, the newest last."""
    return [_log_line(scene.id, scene.game, entry, scene.words) for entry in scene.log]


def told_mark(lines: Sequence[str]) -> str:
    """How many lines there are and a mark of them all, by which a page says what it has."""
    return f"{len(lines)}.{crc32(''.join(lines).encode()):x}"


def _latest(scene: Scene) -> str:
    """The newest line in short, for screens on which the log lies out of sight."""
    entry = next((entry for entry in reversed(scene.log) if entry.events), None)
    return fragment(" ".join(event.say(scene.words) for event in entry.events)) if entry else ""


def _prompt(scene: Scene) -> str:
    parts: list[Child] = [h.p("#sentence", data_over=scene.outcome is not None)[_sentence(scene)]]
    if scene.refusal:
        parts.append(_refusal(scene, scene.refusal))
    if scene.went_back:
        parts.append(h.p(".quiet")[scene.words("table-went-back")])
    parts.append(_undo_question(scene))
    if scene.offer and scene.since is not None and scene.id and not scene.offer.picks:
        parts.append(h.p(".quiet.since")[_since(scene)])
    if scene.curtain:
        parts.append(h.div(".picks")[_button("!lift", scene.words("table-lift", name=_called(scene, scene.actor)))])
    if scene.offer:
        parts.append(h.div(".picks")[_buttons(scene, scene.offer)])
    return fragment(parts)


def _hints(scene: Scene) -> str:
    """What was advised for this decision; while it is thought about, that. Nothing beside a last question."""
    counsel = scene.counsel
    if counsel is None or scene.offer is None or scene.offer.asks:
        return ""
    if counsel.advice is not None:
        told = hint_list(counsel.advice, scene.game, scene.view, scene.words)
    elif counsel.thinking:
        told = h.p(".quiet")[scene.words("hint-thinking")]
    else:
        return ""
    return fragment([h.link(rel="stylesheet", href=static("hints.css")), told])


def _since(scene: Scene) -> Markup:
    """The way to what happened since the reader's own last decision."""
    return h.a(href=f"/m/{scene.id}/replay?at={scene.since}")[scene.words("table-since")]


def _called(scene: Scene, seat: int) -> str:
    """A name with what the game calls the seat: bots share their names."""
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
    if scene.offer is None:
        name = _called(scene, scene.actor)
        return scene.game.waiting(scene.view, name, words) or words("table-waiting", name=name)
    if scene.offer.asks:
        return _last_question(scene.offer, words)
    if not scene.offer.picks:
        return scene.game.prompt(scene.view, words)
    done = picks_in_words(scene.offer.picks, scene.game.book, words)
    return words("table-choose", done=done, wanted=_wanted(scene.offer, words))


def _last_question(offer: Offer, words: Words) -> str:
    """What waits for a yes: what it brings or costs, and that it is for good where it is."""
    message = "table-sure" if offer.for_good else "table-really"
    asked = words(message, move=offer.asks or "")
    return f"{offer.brings} {asked}" if offer.brings else asked


def _wanted(offer: Offer, words: Words) -> str:
    """What is asked for, in the game's own words if it has any: which enemy? Else by the kind of thing."""
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


def _buttons(scene: Scene, offer: Offer) -> list[Markup]:
    words = scene.words
    if offer.asks:
        return [_button("!yes", words("table-yes")), _button("!back", words("table-back"))]
    if offer.tried:
        return [
            _button("!yes", words("table-lay"), kind="main"),
            _button("!turn", words("table-turn"), key="R"),
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


def _grouped(scene: Scene, offer: Offer, labels: Sequence[str]) -> list[Markup]:
    """Buttons under their headings; those without one follow."""
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


def _do_nothing_last(labels: Sequence[str], offer: Offer) -> list[str]:
    return sorted(labels, key=lambda label: (label in offer.last, label in offer.faint))


def _choice(scene: Scene, offer: Offer, label: str) -> Markup:
    name = pick_name(label, scene.game.book, scene.words)
    return _button(label, name, kind=_kind(label, offer.next[label], offer), price=offer.prices.get(label, ""))


def _way_back(scene: Scene, offer: Offer) -> list[Markup]:
    words = scene.words
    if offer.picks:
        return [_button("!back", words("table-back"), kind="quiet")]
    if offer.half_made:
        return [_button("!undo", words("table-back"), kind="quiet.half")]
    return [_undo_button(scene)] if scene.can_undo else []


def _ask_for_hint(scene: Scene, offer: Offer) -> list[Markup]:
    """Before anything is picked, and only once."""
    counsel = scene.counsel
    if counsel is None or counsel.thinking or counsel.advice is not None or offer.picks:
        return []
    return [_button("!hint", scene.words("hint-ask"), kind="quiet")]


def _kind(label: str, domain: str, offer: Offer) -> str:
    """How a button looks: what ends something shines unless an amount does, what one thinks of last steps back."""
    if label in offer.faint:
        return "faint"
    return "main" if label in offer.plain and not offer.amounts else domain or "word"


def _button(act: str, name: str, kind: str = "word", price: str = "", key: str = "") -> Markup:
    return h.button(f".pick.{kind}", type="button", data_act=act, aria_keyshortcuts=key or None)[
        priced(name, price), [" ", h.kbd[key]] if key else None
    ]


def _undo_question(scene: Scene) -> Markup | None:
    words = scene.words
    if scene.undo_asked_by is None:
        if scene.can_undo and (scene.offer is None or scene.outcome):
            return h.div(".picks")[_undo_button(scene)]
        return None
    if scene.undo_asked_by == scene.seat:
        asked = words("table-undo-waiting", move=scene.undo)
        return h.div(".picks", role="group", aria_label=asked)[
            h.p[asked], _button("!withdraw", words("table-undo-withdraw"), kind="quiet")
        ]
    question = words("table-undo-asked", name=_called(scene, scene.undo_asked_by), move=scene.undo)
    if scene.undo_answered or scene.seat == WATCHING:
        return h.p(".quiet")[question]
    return h.div(".picks", role="group", aria_label=question)[
        h.p[question], _button("!agree", words("table-agree")), _button("!refuse", words("table-refuse"))
    ]


def _undo_button(scene: Scene) -> Markup:
    """It says what it takes back."""
    return h.button(".pick.quiet", type="button", data_act="!undo", title=scene.undo or None)[scene.words("table-undo")]


# A long match has hundreds of lines, and all but the last are the same after every move.
@lru_cache(maxsize=20_000)
def _log_line(id: str, game: AnyGame, entry: Entry, words: Words) -> Markup:
    """A decision: a sentence for each thing that came of it, and the way to the position after it."""
    if not entry.events:
        return h.li(hidden=True)[None]
    there, name = f"/m/{id}/replay?at={entry.number}", words("table-at", number=entry.number)
    return h.li[
        [_told(game, event, words) for event in entry.events],
        h.p(".notation", hidden=True)[entry.notation] if entry.notation else None,
        h.a(".at", href=there, aria_label=name)[""],
    ]


def _told(game: AnyGame, event: Event, words: Words) -> Child:
    """A sentence, which leads to the rule it applies."""
    look = ".told.weighty" if game.weighty(event) else ".told"
    if not event.clause:
        return h.span(look)[told(event, words)]
    return h.a(f"{look}.rule", href=f"/rules/{game.id}#{event.clause}", target="_blank")[told(event, words)]


def _said(name: str, text: str) -> Markup:
    return h.li[h.b[name], " ", h.span(dir="auto")[text]]


def _seats(scene: Scene) -> str:
    return "".join(_seat(scene, seat, name) for seat, name in enumerate(scene.names))


def _seat(scene: Scene, seat: int, name: str) -> Markup:
    words = scene.words
    mine = " ".join(filter(None, (".me" if seat == scene.seat else "", ".turn" if seat == scene.actor else "")))
    return h.li("".join(mine.split()))[
        Markup(scene.game.emblem(seat, scene.words)),
        h.span(dir="auto")[name or words("table-open-seat")],
        marked_level(scene.bots[seat], words, " · ") if seat in scene.bots else None,
        h.span(".quiet")[f" ← {words('table-to-move')}"] if seat == scene.actor else None,
        invite(scene.links[seat], words) if seat in scene.links else None,
    ]
