"""Scene of a live match as one person sees it: panels, prompt, prices, undo, notes and prerendered picks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import View
from aevum.kernel.match import Match, Redrawn
from aevum.kernel.shortcuts import counts_label
from aevum.kernel.words import Words
from aevum.server.live.exercises import is_untried
from aevum.server.live.explanations import explains
from aevum.server.live.hint_service import known_hints, may_ask
from aevum.server.live.hub import LiveMatch
from aevum.server.live.lesson_guide import guidance
from aevum.server.live.pick_options import Draft, Moves, PickOptions
from aevum.server.live.reports import absences, departures, recent_reports
from aevum.server.live.seat_log import (
    REDRAW_EVENT,
    absence_event,
    continuation_event,
    departure_event,
    return_event,
)
from aevum.server.live.undo import describe_decision, just_undid, last_decision, may_undo
from aevum.server.presenters.exercise_panel import exercise_panel
from aevum.server.presenters.explanations import note_panel, with_purposes
from aevum.server.presenters.lesson_panel import lesson_panel
from aevum.server.storage.matches import Person
from aevum.web.components.avatar import avatar_code
from aevum.web.components.controls import BACK, LESS
from aevum.web.components.counters import CounterRow
from aevum.web.components.reports import Report
from aevum.web.components.scene import AwaitedAbsence, HintPanel, PickPrompt, Refusal, Scene, regions_while_picking
from aevum.web.components.stepper import Amount, Amounts
from aevum.web.text.move_text import amount_in_words, line_as_seen, question_in_words, seen_name

NOTHING: Final[Mapping[Draft, dict[str, str]]] = MappingProxyType({})
"""Regions of no draft."""


def scene(live: LiveMatch, person: Person, words: Words, refusal: Refusal | None = None) -> Scene:
    """Return the match as one person sees it."""
    match = live.match
    seat = live.seat_for(person)
    decision = live.decision_of(seat)
    position = live.position
    since = position.last_own_decision(seat)
    figures = position.figures(seat, words)
    found = decision.picks.options(live.draft(seat)) if decision else None
    explained = explains(live, person)
    return Scene(
        id=live.id,
        game=match.game,
        view=position.view(seat),
        panels=position.panels(seat, words),
        own_figures=figures.own,
        seat_figures=figures.by_seat,
        seat=seat,
        actor=match.actor,
        names=tuple(entry.called(words) for entry in live.stored.seats),
        bots={n: entry.bot for n, entry in enumerate(live.stored.seats) if entry.bot and entry.bot_with_a_name},
        links=invitation_links(live, person),
        prompt=_prompt(live, found, words, explained=explained) if found else None,
        hint_panel=hint_panel(live, seat) if decision else None,
        curtain=live.curtain_for(person),
        log=live.log(seat),
        chat=live.chat,
        talks=live.on_several_screens,
        shares_screen=len(live.seats_of(person)) > 1,
        can_undo=seat != SPECTATOR and not match.over and may_undo(live, seat),
        undo=_undo_text(live, seat, words),
        since=since if seat != SPECTATOR and len(match.moves) > since > 0 else None,
        went_back=just_undid(match, seat),
        undo_asked_by=live.undo.seat if live.undo else None,
        undo_answered=bool(live.undo and set(live.seats_of(person)) <= live.undo.agreed),
        outcome=match.outcome(),
        refusal=refusal,
        words=words,
        reports=_reports(live, seat),
        note=_note(live, words),
        present=live.attendance.present if live.seats_of(person) and live.played_elsewhere(person) else None,
        avatars={
            number: avatar_code(min(entry.people))
            for number, entry in enumerate(live.stored.seats)
            if entry.people and not entry.bot
        },
        stand_ins=frozenset(number for number, entry in enumerate(live.stored.seats) if entry.stand_in),
        absence=_absence(live, seat),
        lesson=lesson_panel(live, seat, found, words),
        exercise=exercise_panel(live, seat, words),
        explains=explained,
        first_note=note_panel(live, person, words),
    )


def scene_after_pick(live: LiveMatch, before: Scene, refusal: Refusal | None) -> Scene:
    """Return the scene of the seat that decides after a pick that made no move, from its scene before."""
    found = live.position.decision.picks.options(live.draft(before.seat))
    prompt = _prompt(live, found, before.words, explained=before.explains)
    lesson = lesson_panel(live, before.seat, found, before.words)
    return replace(before, prompt=prompt, hint_panel=hint_panel(live, before.seat), refusal=refusal, lesson=lesson)


def _absence(live: LiveMatch, seat: int) -> AwaitedAbsence | None:
    """Return what a player may do about an absent player whose decision is awaited; None if there is none."""
    now = live.attendance
    if seat not in live.human_seats() or not now.actor_absent or seat == live.match.actor:
        return None
    return AwaitedAbsence(
        reminder_allowed=now.reminder_allowed,
        reminded=now.reminded,
        stand_in_allowed=now.stand_in_allowed,
        limit=live.stored.absence_limit,
    )


def _note(live: LiveMatch, words: Words) -> str:
    """Return the notice that the seed is known from a file, or just after a redraw that it no longer is; else empty.

    A continuation says until its first move what it is.
    """
    match, origin = live.match, live.stored.origin
    if live.stored.exercise:
        return ""
    if live.stored.known_seed and live.stored.lesson is None and len(match.seats) > 1 and not match.over:
        return words("table-from-file")
    if origin and len(match.moves) == origin.moves:
        return continuation_event(redrawn=origin.redrawn).say(words)
    if match.records and isinstance(match.records[-1], Redrawn):
        return REDRAW_EVENT.say(words)
    return ""


def _reports(live: LiveMatch, seat: int) -> list[Report]:
    """Return the reports since the seat's last decision, then departures and absences.

    None once the match is over, nor in a lesson: they would cover the result or the sentence, and the log still opens
    them.
    """
    if live.match.over or live.progress is not None or is_untried(live):
        return []
    since = live.position.last_own_decision(seat)
    found = recent_reports(live.entries(seat), live.match, seat, live.position.view(seat), since)
    left = [(one.moves, departure_event(one)) for one in departures(live.stored.seats, since)]
    away = [
        (one.moves, return_event(one) if one.back >= 0 else absence_event(one))
        for one in absences(live.stored.seats, since)
    ]
    return [*found, *(Report(-1 - moves, (event,)) for moves, event in (*left, *away))]


def hint_panel(live: LiveMatch, seat: int) -> HintPanel | None:
    """Return the hint panel of a seat; None if the seat may not ask for hints."""
    if not may_ask(live, seat):
        return None
    return HintPanel(known_hints(live, seat), thinking=(seat, live.match.length) in live.hint_requests)


def _undo_text(live: LiveMatch, seat: int, words: Words) -> str:
    """Return the decision that an undo would take back, or a pending request asks to take back, in words."""
    asked = live.undo.length if live.undo else last_decision(live.match, seat)
    return "" if asked is None else describe_decision(live.match, asked, seat, words)


def invitation_links(live: LiveMatch, person: Person) -> dict[int, str]:
    """Return the invitation links of open seats, by seat; none for a person who is not the host."""
    if not live.is_host(person):
        return {}
    seats = enumerate(live.stored.seats)
    return {number: f"/join/{seat.token}" for number, seat in seats if not seat.people and not seat.bot}


def _prompt(live: LiveMatch, found: PickOptions, words: Words, *, explained: bool) -> PickPrompt:
    """Return the prompt for the seat that decides. `explained`: with the purposes of what can be picked."""
    prompt = _pick_prompt(live, found, words)
    return with_purposes(prompt, live.match.game, found, words) if explained else prompt


def _pick_prompt(live: LiveMatch, found: PickOptions, words: Words) -> PickPrompt:
    """Return the prompt for the seat that decides, with the picks that its draft leaves open."""
    match, decision = live.match, live.position.decision
    game, draft, view = match.game, found.draft, live.position.view(decision.seat)
    done = (*draft.picks, *found.skipped) if draft else ()
    if draft.confirming and found.decided is not None:
        asked = _confirmation(match, view, found.decided, words, alone=live.undoes_alone(decision.seat))
        return replace(asked, touchable=_other_places(live, draft)) if draft.tapped else asked
    leaving = decision.passed_by
    named = {label: [game.book.verb_of(first).name for first, *_ in lines] for label, lines in found.under.items()}
    standing = () if draft or decision.is_half_made else tuple(game.standing_actions(view))
    return PickPrompt(
        next=found.next,
        touchable=found.touchable,
        picks=() if found.tried else done,
        uncommon=found.uncommon | _uncommon_verbs(match, found),
        hidden=_hidden(found),
        half_made=(not draft or found.tried is not None) and decision.is_half_made,
        plain=frozenset(
            label
            for label, lines in found.under.items()
            if all(game.needs_no_confirmation(moves[-1]) for moves in lines)
        ),
        last=frozenset(label for label, verbs in named.items() if all(verb in leaving for verb in verbs)),
        prices=_prices(match, view, found, words),
        chosen=_chosen(match, draft.picks) | ({found.tried: found.next[found.tried]} if found.tried else {}),
        tried=found.tried,
        question=_question(match, view, found, words),
        places=bool(found.touchable.keys() - found.amounts.keys()),
        amounts=_amounts(match, view, found, words),
        headings={} if draft or standing else _headings(match, found),
        counters=_counters(match, view, found, words),
        notes=_notes(match, view, found, words),
        standing=standing,
        stand_ins=_stand_ins(match, found, standing),
        rare=_rare(match, found),
        ending=_ending(match, leaving),
    )


def _hidden(found: PickOptions) -> frozenset[str]:
    """Return the words without a button; after the first pick one that decides a move has a button beside others."""
    others = any(not domain and word not in found.hidden for word, domain in found.next.items())
    if not found.draft or not others:
        return found.hidden
    return frozenset(word for word in found.hidden if len(found.under[word]) > 1)


def _stand_ins(match: Match, found: PickOptions, standing: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """Return the labels that lead to a usual action where its own word is not offered, by that word."""
    book, stand_ins = match.game.book, {}
    for word in standing:
        labels = (label for label, domain in found.next.items() if not domain and label not in standing)
        stand_ins[word] = tuple(
            label for label in labels if all(book.verb_of(first).words[0] == word for first, *_ in found.under[label])
        )
    return {word: labels for word, labels in stand_ins.items() if labels and word not in found.next}


def _ending(match: Match, leaving: Sequence[str]) -> str:
    """Return the word by which the seat ends this step, where it may; empty if there is none."""
    verbs = [match.game.book.by_name[name] for name in leaving]
    return next((verb.words[0] for verb in reversed(verbs) if len(verb.words) == 1 and not verb.domains), "")


def _rare(match: Match, found: PickOptions) -> frozenset[str]:
    """Return the labels that only lead to rare moves or to lines aside."""
    is_rare = match.game.is_rare
    rare = frozenset(label for label, lines in found.under.items() if all(is_rare(first) for first, *_ in lines))
    return rare | (found.aside if len(found.aside) < len(found.next) else frozenset())


def _confirmation(match: Match, view: View, moves: Moves, words: Words, *, alone: bool) -> PickPrompt:
    """Return the prompt for confirming a decided move, in words and on the board, with its price and preview."""
    game, picks = match.game, [pick for move in moves for pick in match.game.book.picks(move)]
    preview = game.line_preview(view, moves, words)
    price = game.price(view, moves[0], words)
    sentences = [words("table-costs", price=price)] if price and not (preview and preview.tells_price) else []
    sentences += [preview.text] if preview else []
    return PickPrompt(
        {},
        {},
        tuple(picks),
        confirmation=line_as_seen(moves, game, view, words),
        preview=" ".join(sentences),
        for_good=not (alone or match.undo_stays_free(*moves)),
        chosen=_chosen(match, picks),
    )


def _other_places(live: LiveMatch, draft: Draft) -> dict[str, str]:
    """Return the places that can be tapped while a tapped move waits: its own makes it, another one replaces it."""
    offered = live.position.decision.picks.options(draft.back()).offered
    return {label: domain for label, domain in offered.items() if domain in live.match.game.board_domains}


def _question(match: Match, view: View, found: PickOptions, words: Words) -> str:
    """Return the question that the next picks answer; empty if it has no words.

    Picks that answer several questions of one verb are asked for by the message `asks-<verb>`.
    """
    if len(found.questions) != 1:
        verbs = {match.game.book.verb_of(first).name for first, *_ in found.left}
        message = f"asks-{min(verbs, default='')}"
        return words(message) if len(verbs) == 1 and words.knows(message) else ""
    (question,), game = found.questions, match.game
    moves = [move for moves in found.left for move in moves]
    beside = any(not domain and label not in found.hidden for label, domain in found.next.items())
    return question_in_words(question, moves, game.book, words, seen_name(game, view, words), beside=beside)


def _chosen(match: Match, picks: Sequence[str]) -> dict[str, str]:
    """Return the picks that the board can show, with their domains."""
    domains = {domain for verb in match.game.book.verbs for domain in verb.domains}
    seen = [domain for domain in domains if domain.name in match.game.board_domains]
    return {pick: domain.name for pick in picks for domain in seen if pick in domain.labels}


def _prices(match: Match, view: View, found: PickOptions, words: Words) -> dict[str, str]:
    """Return the prices shown on buttons, for picks that cost the same wherever they lead.

    A button that leads only to moves at extra cost has none if there are other moves: its words say so themselves.
    """
    game = match.game
    all_extra = all(game.costs_extra(moves[0]) for moves in found.left)
    prices: dict[str, str] = {}
    for label, lines in found.under.items():
        says_so = not all_extra and all(game.costs_extra(moves[0]) for moves in lines)
        asked = {game.line_price(view, moves, words) for moves in lines}
        if label in found.amounts:
            continue
        if found.next[label] not in game.board_domains and not says_so and len(asked) == 1 and (price := asked.pop()):
            prices[label] = price
    return prices


def _headings(match: Match, found: PickOptions) -> dict[str, str]:
    """Return the group of each button, by the heading of the verbs it leads to.

    One group alone needs no heading, nor do groups of one button each.
    """
    book, headings = match.game.book, {}
    for label, lines in found.under.items():
        named = {book.verb_of(moves[0]).heading for moves in lines}
        if label not in found.hidden and found.next[label] not in match.game.board_domains and len(named) == 1:
            headings[label] = named.pop()
    headed = {label: heading for label, heading in headings.items() if heading}
    groups = len(set(headed.values()))
    return headed if 1 < groups < len(headed) else {}


def _amounts(match: Match, view: View, found: PickOptions, words: Words) -> Amounts | None:
    """Return the amounts of the stepper, each with its meaning and price; None without amounts."""
    if not found.amounts:
        return None
    game = match.game
    verb = game.book.verb_of(next(iter(found.amounts.values())))
    asked = f"asks-{verb.name}-{len(verb.domains)}"
    return Amounts(
        words(asked if words.knows(asked) else f"domain-{verb.domains[-1].name}"),
        tuple(
            Amount(label, amount_in_words(move, game.book, words), game.price(view, move, words))
            for label, move in found.amounts.items()
        ),
    )


def _counters(match: Match, view: View, found: PickOptions, words: Words) -> list[CounterRow]:
    """Return the counters of the things that a shortcut takes, else those of what the seat composes."""
    if found.counts and found.other_counts:
        return [
            CounterRow(
                "",
                words(f"count-{kind}", count=count),
                _counted(found, kind, count - 1),
                _counted(found, kind, count + 1),
            )
            for kind, count in found.counts
        ]
    if found.draft:
        return []
    return [
        CounterRow(
            counter.heading,
            counter.name,
            f"{LESS}{counter.more}" if counter.count else "",
            counter.more if counter.more in found.next else "",
        )
        for counter in match.game.counters(view, words)
    ]


def _counted(found: PickOptions, kind: str, count: int) -> str:
    """Return the label of the pick that changes the number of one kind of things; empty if there is none."""
    label = counts_label(tuple((other, count if other == kind else same) for other, same in found.counts))
    return label if label in found.other_counts else ""


def _notes(match: Match, view: View, found: PickOptions, words: Words) -> dict[str, str]:
    """Return the notes on places that decide a line, by label; none before the first pick."""
    if not found.draft and not found.deciding:
        return {}
    game = match.game
    notes = {
        label: game.target_note(view, moves, words)
        for label, moves in found.deciding.items()
        if found.offered.get(label) in game.board_domains
    }
    return {label: note for label, note in notes.items() if note}


def _uncommon_verbs(match: Match, found: PickOptions) -> set[str]:
    """Return the labels that only lead to uncommon moves; none once something is picked."""
    if found.draft:
        return set()
    return {label for label, lines in found.under.items() if not any(match.game.is_common(moves[0]) for moves in lines)}


def prerender(
    live: LiveMatch, now: Scene, known: Mapping[Draft, dict[str, str]] = NOTHING
) -> dict[str, dict[str, str]]:
    """Return the regions after each pick that does not commit a move, so that the page needs no round trip.

    `known`: regions of drafts that need not be rendered again.
    """
    decision, draft = live.decision_of(now.seat), live.draft(now.seat)
    if now.prompt is None or decision is None:
        return {}

    def rendered(found: PickOptions) -> dict[str, str]:
        lesson = now.lesson and lesson_panel(live, now.seat, found, now.words)
        prompt = _prompt(live, found, now.words, explained=now.explains)
        return regions_while_picking(replace(now, prompt=prompt, refusal=None, lesson=lesson))

    after = {} if draft.confirming else decision.picks.after_each(draft)
    offered = decision.picks.options(draft)
    right = guidance(live, now.seat, offered).picks
    ahead = {label: rendered(found) for label, found in after.items() if not right or label in right}
    if draft and not offered.tried:
        back = decision.picks.options(draft.back())
        if back.decided is None:
            ahead[BACK] = known.get(back.draft) or rendered(back)
    return ahead
