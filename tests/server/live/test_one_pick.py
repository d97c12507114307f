"""A pick that makes a move computes the legal moves, pick options and view of a position once."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from aevum.kernel.events import SPECTATOR
from aevum.kernel.match import Match
from aevum.kernel.moves import MoveBook
from aevum.kernel.registry import find_game
from aevum.kernel.steps import RuledState
from aevum.server.live import pick_options
from aevum.server.live.live_match import LiveMatch
from aevum.server.live.pick_options import follow_ups
from aevum.web.components.controls import CONFIRM
from server.high_card_matches import seated
from server.raw_client import RawClient, RawSocket

MOVES_BEFORE = 60
"""Number of moves that are made before the pick."""


class Computed:
    """Counts of what was computed, by position: legal moves, pick options and views."""

    def __init__(self) -> None:
        self.legal: Counter[Hashable] = Counter()
        self.options: Counter[Hashable] = Counter()
        self.views: Counter[Hashable] = Counter()
        self.notations: list[str] = []


@contextmanager
def counting(match: Match, monkeypatch: pytest.MonkeyPatch) -> Iterator[Computed]:
    """Count what is computed for the positions of a game while the context is open."""
    computed, game = Computed(), type(match.game)
    with monkeypatch.context() as patch:
        _spy(patch, RuledState, "legal", lambda state: computed.legal.update([state.key()]))
        _spy(patch, game, "view", lambda _, state, seat: computed.views.update([(state.key(), seat)]))
        _spy(patch, pick_options.PickPaths, "__init__", lambda *given: computed.options.update([tuple(given[2])]))
        _spy(patch, MoveBook, "parse_line", lambda _, line: computed.notations.append(line))
        yield computed


def _spy(patch: pytest.MonkeyPatch, owner: type, name: str, note: Callable[..., None]) -> None:
    original = getattr(owner, name)

    def noted(*given: Any, **named: Any) -> Any:
        note(*given, **named)
        return original(*given, **named)

    patch.setattr(owner, name, noted)


def late(game: str, seats: int) -> Match:
    """Return a match after many moves, in which the first seat decides between several."""
    match = Match(find_game(game), seats=seats, seed=3)
    while len(match.moves) < MOVES_BEFORE or match.actor != 0 or len(match.state.legal()) < 4:
        legal = match.game.without_resignations(match.state.legal())
        match.play(legal[7 * len(match.moves) % len(legal)])
    return match


def heard(line: RawSocket) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(line.hear())
    return message


def last_pick(live: LiveMatch, line: RawSocket) -> dict[str, Any]:
    """Make all picks of a move but the one that makes it; return that one as the message of a page."""
    game, state = live.match.game, live.match.state
    legal, followers = state.legal(), follow_ups(game, state)
    shortcuts = game.shortcuts(state, legal)
    while True:
        draft = live.draft(0)
        offered = pick_options.pick_options(game, legal, draft, followers, shortcuts).offered
        label = CONFIRM if draft.confirming else next(iter(offered))
        message = {"do": "pick", "pick": label, "length": live.match.length, "draft": len(draft)}
        after = None if draft.confirming else pick_options.after_pick(game, legal, draft, label, followers, shortcuts)
        if after is None or (after.decided is not None and live.match.undo_stays_free(*after.decided)):
            return message
        line.say(message)
        heard(line)


@pytest.mark.parametrize(("game", "seats"), [("clash-of-cultures", 2), ("tempus", 3), ("through-the-ages", 2)])
def test_a_pick_that_makes_a_move_is_computed_once(
    client: RawClient, monkeypatch: pytest.MonkeyPatch, game: str, seats: int
) -> None:
    company = seated(client.hub.storage, late(game, seats))
    live = client.live(company.id)
    with client.open(f"/m/{company.id}/live", key=company.keys[0]) as line:
        heard(line)
        message = last_pick(live, line)
        before, length = live.match.state.key(), live.match.length
        with counting(live.match, monkeypatch) as computed:
            line.say(message)
            while heard(line)["length"] == length:
                pass
        after = live.match.state.key()
    assert live.match.length > length, "the pick made no move"
    assert before not in computed.legal, "the page had them already"
    assert max(computed.legal.values(), default=0) <= 1
    assert max(computed.options.values(), default=0) <= 1
    assert (before, 0) not in computed.views, "the page had it already"
    assert (computed.views[after, 0], computed.views[after, SPECTATOR]) == (1, 1), "for the page, and for lists"
    assert computed.notations == []
