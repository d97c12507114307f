"""Handlers of picks, which change the draft of a seat or make its move."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from aevum.bots.hints import Hint
from aevum.kernel.errors import AevumError
from aevum.kernel.events import SPECTATOR
from aevum.kernel.match import Match
from aevum.kernel.moves import MoveBook
from aevum.server.live.hint_service import known_hints
from aevum.server.live.hub import Hub, LiveMatch
from aevum.server.live.pick_options import EMPTY, Draft, Moves, PickOptions, PickPaths, pick_options
from aevum.server.live.position import Decision
from aevum.server.live.undo import last_decision
from aevum.web.components.controls import ALWAYS, BACK, CONFIRM, LESS, NEVER, ROTATE, SEEN
from aevum.web.text.site_words import words_of


@dataclass(frozen=True, slots=True)
class PickSettings:
    """Settings that a page sends with a pick."""

    confirmations: str = SEEN
    """One of `CONFIRMATIONS`."""
    tapped: bool = False
    """Whether a finger tapped the board, which hits the wrong place more easily than a mouse."""


DEFAULT_SETTINGS: Final = PickSettings()


async def undo_last_decision(hub: Hub, live: LiveMatch, seat: int) -> None:
    """Undo a seat's own last decision, or ask the others to agree; of one that is half made only its last move."""
    match, decision = live.match, live.decision_of(seat)
    half_made = decision is not None and decision.is_half_made
    length = len(match.moves) - 1 if half_made else last_decision(match, seat)
    if length is not None:
        await hub.undo(live, seat, length)


async def pick(hub: Hub, live: LiveMatch, seat: int, label: str, settings: PickSettings = DEFAULT_SETTINGS) -> bool:
    """Handle one pick of the seat that decides: change its draft, or make the move.

    Return False, and change nothing, if the seat does not decide or the label is not offered.
    """
    decision, draft = live.decision_of(seat), live.draft(seat)
    if decision is None:
        return False
    if label == BACK:
        live.drafts[seat] = draft.back()
        return True
    now = decision.picks.options(draft)
    if label == CONFIRM or (draft.tapped and label == draft.picks[-1]):
        if now.decided is None or not (draft.confirming or now.tried):
            return False
        await _play(hub, live, decision, now.decided)
        return True
    if label.startswith(LESS):
        return await _take_away(hub, live, decision, label.removeprefix(LESS))
    if label == ROTATE and now.tried:
        label = _next_to(list(now.next), now.tried)
    if draft.confirming and not draft.tapped:
        return False
    after = decision.picks.after(draft.back() if draft.tapped else draft, label)
    if after is None:
        return False
    await _commit_or_confirm(hub, live, decision, after, settings)
    return True


async def _take_away(hub: Hub, live: LiveMatch, decision: Decision, label: str) -> bool:
    """Take back the last move that a counter has counted, and make the moves after it again.

    Return False, and change nothing, if there is none that can be taken back freely.
    """
    match, seat = live.match, decision.seat
    counters = match.game.counters(live.position.view(seat), words_of(match.game.id, "en"))
    counted = next((counter.move for counter in counters if counter.more == label), None)
    own = range(len(match.moves) - 1, match.horizon - 1, -1)
    found = next((number for number in own if match.moves[number].move == counted), None)
    if found is None:
        return False
    again = tuple(played.move for played in match.moves[found + 1 :])
    await hub.undo(live, seat, found, decision.length)
    if again:
        await hub.play(live, seat, again)
    return True


async def take_hint(
    hub: Hub, live: LiveMatch, seat: int, number: int, settings: PickSettings = DEFAULT_SETTINGS
) -> None:
    """Make all moves of a hint; where they need a confirmation, make its picks the draft that waits for it."""
    hints, decision = known_hints(live, seat), live.decision_of(seat)
    if hints is None or decision is None or not 0 <= number < len(hints.hints):
        return
    hint = hints.hints[number]
    if _plays_at_once(live, seat, hint.moves, settings.confirmations):
        await _play(hub, live, decision, hint.moves)
    else:
        live.drafts[seat] = _draft_of(live.match.game.book, decision.picks, hint)


def _plays_at_once(live: LiveMatch, seat: int, moves: Moves, confirmations: str) -> bool:
    """Whether the moves of a hint can be made together, and need no confirmation."""
    try:
        live.match.undo_stays_free(*moves)
    except AevumError:
        return False
    return not _needs_confirmation(live, seat, moves, confirmations)


def _draft_of(book: MoveBook, paths: PickPaths, hint: Hint) -> Draft:
    """Return the draft of the picks that lead to the moves of a hint, as far as picks lead there."""
    moves = hint.moves
    picks = [pick for move in moves for pick in book.picks(move)]
    now = paths.options(EMPTY)
    while now.decided is None or now.tried is not None:
        offered = [pick for pick in (*picks, *now.offered) if pick not in now.draft.picks]
        after = (paths.after(now.draft, pick) for pick in offered)
        leading = next((found for found in after if found and any(_begins(moves, path) for path in found.left)), None)
        if leading is None:
            return now.draft
        now = leading
        if now.tried is not None:
            return now.draft
    return replace(now.draft, confirming=True)


def _begins(moves: Moves, path: Moves) -> bool:
    """Whether two lines are the same as far as both go."""
    return all(one == other for one, other in zip(moves, path, strict=False))


def _next_to(labels: list[str], label: str) -> str:
    return labels[(labels.index(label) + 1) % len(labels)]


async def pick_instead(hub: Hub, live: LiveMatch, seat: int, label: str) -> bool:
    """Pick a touched place that is not offered instead of the last one, where that is possible.

    Return False if the touch has to be refused. Touching the same thing again changes nothing.
    """
    match, draft, decision = live.match, live.draft(seat), live.decision_of(seat)
    if decision is None or draft.confirming:
        return True
    now = decision.picks.options(draft)
    if now.tried and label == _last_touched(match):
        await pick(hub, live, seat, ROTATE)
        return True
    if draft and not now.tried:
        if label == draft.picks[-1]:
            return True
        if now.by_touch and label in decision.picks.options(EMPTY).touchable:
            live.drafts[seat] = EMPTY
            await pick(hub, live, seat, label)
            return True
    elif decision.is_half_made:
        if label == _last_touched(match):
            return True
        before = match.state_at(len(match.moves) - 1)
        if label in pick_options(match.game, before.legal(), EMPTY).offered:
            await hub.undo(live, seat, len(match.moves) - 1, match.length)
            await pick(hub, live, seat, label)
            return True
    return False


def _last_touched(match: Match) -> str:
    """Return the last pick of the last move; empty if there is none."""
    return match.game.book.picks(match.moves[-1].move)[-1] if match.moves else ""


async def _commit_or_confirm(
    hub: Hub, live: LiveMatch, decision: Decision, after: PickOptions, settings: PickSettings
) -> None:
    """Store the draft; if it decides the move, make it at once or, where needed, ask for confirmation.

    None is needed for a move that its seat alone can take back, unless it costs extra or its preview asks for it. A
    move that a finger decided on the board is shown there first, unless no confirmations are wanted.
    """
    if after.decided is None or after.tried is not None:
        live.drafts[decision.seat] = after.draft
    elif _needs_confirmation(live, decision.seat, after.decided, settings.confirmations, by_touch=after.by_touch):
        live.drafts[decision.seat] = replace(after.draft, confirming=True)
    elif settings.tapped and settings.confirmations != NEVER:
        live.drafts[decision.seat] = replace(after.draft, confirming=True, tapped=True)
    else:
        await _play(hub, live, decision, after.decided)


def _needs_confirmation(
    live: LiveMatch, seat: int, moves: Moves, confirmations: str, *, by_touch: bool = False
) -> bool:
    if confirmations in (NEVER, ALWAYS):
        return confirmations == ALWAYS
    match, game = live.match, live.match.game
    preview = game.line_preview(live.position.view(seat), moves, words_of(game.id, "en"))
    if preview is not None and preview.needs_confirmation:
        return True
    if by_touch and game.costs_extra(moves[0]):
        return True
    return not (live.undoes_alone(seat) or game.needs_no_confirmation(moves[-1]) or match.undo_stays_free(*moves))


async def _play(hub: Hub, live: LiveMatch, decision: Decision, moves: Moves) -> None:
    """Make a move, then pass for the seat while passing is its only move.

    If other people play, that is left to a seat that may hold hidden cards: the response time would reveal them.
    """
    seat = decision.seat
    await hub.play(live, seat, moves, decision.length)
    while (left := live.decision_of(seat)) is not None and left.forced_pass is not None and _passes(live, seat):
        await hub.play(live, seat, left.forced_pass)


def _passes(live: LiveMatch, seat: int) -> bool:
    """Whether a pass that is the only legal move of a seat reveals nothing to other people."""
    game = live.match.game
    return (
        live.plays_alone(seat)
        or not game.has_hidden_information
        or game.holds_nothing_hidden(live.position.view(SPECTATOR), seat)
    )
