"""Handlers of picks, which change the draft of a seat or make its move."""

from __future__ import annotations

from dataclasses import replace

from aevum.bots.hints import Hint
from aevum.kernel.game import OVER
from aevum.kernel.match import Match
from aevum.server.live.hint_service import known_hints
from aevum.server.live.hub import Hub, LiveMatch
from aevum.server.live.pick_options import (
    EMPTY,
    Draft,
    Moves,
    PickOptions,
    after_pick,
    follow_ups,
    only_completes,
    pick_options,
)
from aevum.server.live.undo import last_decision
from aevum.web.components.controls import BACK, CONFIRM, ROTATE
from aevum.web.text.site_words import words_of


async def undo_last_decision(hub: Hub, live: LiveMatch, seat: int) -> None:
    """Undo a seat's own last decision, or ask the others to agree; of one that is half made only its last move."""
    match = live.match
    length = len(match.moves) - 1 if is_half_made(match) and match.actor == seat else last_decision(match, seat)
    if length is not None:
        await hub.undo(live, seat, length)


def current_options(match: Match, draft: Draft) -> PickOptions:
    """Return the picks that a draft leaves open in the current position."""
    state = match.state
    return pick_options(match.game, state.legal(), draft, follow_ups(match.game, state))


def is_half_made(match: Match) -> bool:
    """Whether the current decision only completes the seat's own last move, so that going back takes that back."""
    if match.over or not match.moves or match.moves[-1].seat != match.actor or match.horizon == len(match.moves):
        return False
    return only_completes(match.game, match.state)


def plays_alone(live: LiveMatch, seat: int) -> bool:
    """Whether a seat can undo everything: no other seat is held by a person, and no other person may join."""
    return not live.human_seats() - {seat} and not live.others_may_play(seat)


async def pick(hub: Hub, live: LiveMatch, seat: int, label: str, expected: int) -> None:
    """Handle one pick of the seat that decides: change its draft, or make the move.

    Ignored if another seat decides or the match has not `expected` records.
    """
    match = live.match
    if seat != match.actor or match.actor == OVER or expected != match.length:
        return
    draft = live.draft(seat)
    if label == BACK:
        live.drafts[seat] = draft.back()
        return
    now = current_options(match, draft)
    if label == CONFIRM:
        if now.decided is not None and (draft.confirming or now.tried):
            await _play(hub, live, seat, now.decided, expected)
        return
    if label == ROTATE and now.tried:
        label = _next_to(list(now.next), now.tried)
    if draft.confirming:
        return
    state = match.state
    after = after_pick(match.game, state.legal(), draft, label, follow_ups(match.game, state))
    if after is not None:
        await _commit_or_confirm(hub, live, seat, after, expected)


def take_hint(live: LiveMatch, seat: int, number: int) -> None:
    """Make the picks of a hint the draft of the seat, which waits for confirmation."""
    hints, match = known_hints(live, seat), live.match
    if hints is not None and seat == match.actor and 0 <= number < len(hints.hints):
        live.drafts[seat] = _draft_of(match, hints.hints[number])


def _draft_of(match: Match, hint: Hint) -> Draft:
    """Return the draft of the picks that lead to the moves of a hint, as far as picks lead there."""
    game, state, moves = match.game, match.state, hint.moves
    picks = [pick for move in moves for pick in game.book.picks(move)]
    legal, followers = state.legal(), follow_ups(game, state)
    now = pick_options(game, legal, EMPTY, followers)
    while now.decided is None or now.tried is not None:
        after = (after_pick(game, legal, now.draft, pick, followers) for pick in picks if pick not in now.draft.picks)
        leading = next((found for found in after if found and any(_begins(moves, path) for path in found.left)), None)
        if leading is None:
            return now.draft
        now = leading
        if now.tried is not None:
            return now.draft
    return replace(now.draft, confirming=True)


def _begins(moves: Moves, path: Moves) -> bool:
    return moves[: len(path)] == path


def _next_to(labels: list[str], label: str) -> str:
    return labels[(labels.index(label) + 1) % len(labels)]


async def pick_instead(hub: Hub, live: LiveMatch, seat: int, label: str) -> bool:
    """Pick a touched place that is not offered instead of the last one, where that is possible.

    Return False if the touch has to be refused. Touching the same thing again changes nothing.
    """
    match, draft = live.match, live.draft(seat)
    if seat != match.actor or draft.confirming:
        return True
    state = match.state
    now = current_options(match, draft)
    if now.tried and label == _last_touched(match):
        await pick(hub, live, seat, ROTATE, match.length)
        return True
    if draft and not now.tried:
        if label == draft.picks[-1]:
            return True
        if now.by_touch and label in pick_options(match.game, state.legal(), EMPTY).touchable:
            live.drafts[seat] = EMPTY
            await pick(hub, live, seat, label, match.length)
            return True
    elif is_half_made(match):
        if label == _last_touched(match):
            return True
        before = match.state_at(len(match.moves) - 1)
        if label in pick_options(match.game, before.legal(), EMPTY).offered:
            await hub.undo(live, seat, len(match.moves) - 1, match.length)
            await pick(hub, live, seat, label, live.match.length)
            return True
    return False


def _last_touched(match: Match) -> str:
    """Return the last pick of the last move; empty if there is none."""
    return match.game.book.picks(match.moves[-1].move)[-1] if match.moves else ""


async def _commit_or_confirm(hub: Hub, live: LiveMatch, seat: int, after: PickOptions, expected: int) -> None:
    """Store the draft; if it decides the move, make it at once or, where needed, ask for confirmation.

    None is needed for a move that its seat alone can take back, unless it costs extra or its preview asks for it.
    """
    if after.decided is None or after.tried is not None:
        live.drafts[seat] = after.draft
    elif _needs_confirmation(live, seat, after, after.decided):
        live.drafts[seat] = replace(after.draft, confirming=True)
    else:
        await _play(hub, live, seat, after.decided, expected)


def _needs_confirmation(live: LiveMatch, seat: int, after: PickOptions, moves: Moves) -> bool:
    match, game = live.match, live.match.game
    preview = game.preview(match.view(seat), moves[0], words_of(game.id, "en"))
    if preview is not None and preview.needs_confirmation:
        return True
    if after.by_touch and game.costs_extra(moves[0]):
        return True
    return not (plays_alone(live, seat) or game.needs_no_confirmation(moves[-1]) or match.undo_stays_free(*moves))


async def _play(hub: Hub, live: LiveMatch, seat: int, moves: Moves, expected: int) -> None:
    """Make a move, then pass for the seat while passing is its only move.

    In games with hidden information and other people that is left to the seat: the response time would reveal what it
    holds.
    """
    book = live.match.game.book
    await hub.play(live, seat, " ".join(map(book.notation, moves)), expected)
    alone = plays_alone(live, seat) or not live.match.game.has_hidden_information
    while alone and (end := _forced_pass(live.match, seat)) is not None:
        await hub.play(live, seat, end)


def _forced_pass(match: Match, seat: int) -> int | None:
    """Return the pass by which a seat ends what it has just done, if that is the only legal move; else None."""
    if match.actor != seat:
        return None
    state = match.state
    legal = state.legal()
    verb = match.game.book.verb_of(legal[0])
    over = len(legal) == 1 and verb.follows and verb.name in match.game.law.now(state).passed_by
    return legal[0] if over else None
