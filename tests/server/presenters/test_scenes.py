"""Auction, aggression, war, pact, battle and trade for every viewer: no byte depends on a hidden card.

The seat that decides, its target, a bystander and a spectator receive pages, tooltips, offers, refusals and pushes; and
the same again of a counterpart of the match in which everything that they cannot know is resampled.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest

from aevum.games.clash_of_cultures import ClashOfCultures
from aevum.games.clash_of_cultures import state as cultures
from aevum.games.clash_of_cultures import view as cultures_view
from aevum.games.clash_of_cultures.moves import BOOK as CULTURES_BOOK
from aevum.games.clash_of_cultures.rules import LAW as LAW_OF_CULTURES
from aevum.games.clash_of_cultures.state_fields import BATTLE_A_CARD, BATTLE_DEFENDER
from aevum.games.clash_of_cultures.view_builder import see as see_cultures
from aevum.games.through_the_ages import ThroughTheAges
from aevum.games.through_the_ages.constants import CARDS
from aevum.games.through_the_ages.moves import BOOK
from aevum.games.through_the_ages.rules import LAW
from aevum.games.through_the_ages.rules.clauses import IN_HAND
from aevum.games.through_the_ages.rules.turn import ACTIVE
from aevum.games.through_the_ages.state import Table
from aevum.games.through_the_ages.view import TableView
from aevum.games.through_the_ages.view_builder import see
from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import AnyGame
from aevum.kernel.match import Match
from aevum.kernel.rulebook import Clause
from aevum.server.live.position import Decision
from aevum.testing.figures import Count
from aevum.testing.walks import sample
from server.high_card_matches import Company, seated
from server.indistinguishable_pair import Redrawn, in_its_place
from server.raw_client import TIMEOUT_SECONDS, InProcessPool, RawClient
from server.scenes import SCENES, at, can_fight

Pieces = Iterator[tuple[str, Any]]
TOUCHED: Final = 5
REFUSED: Final = 20
FOLLOWED: Final = 2
"""Number of moves that are made, each by itself, to compare what is pushed then."""
BONUSES: Final = frozenset(card for card, id in enumerate(CARDS) if id.startswith("bonus-"))
APPLY: Final = cultures.Table.apply


class MatchViewer:
    """A viewer of a match: with the key of a seat, or without one."""

    def __init__(self, client: RawClient, company: Company, seat: int) -> None:
        self.client = client
        self.id = company.id
        self.seat = seat
        self.key = "" if seat == SPECTATOR else company.keys[seat]

    def receives(self, match: Match, moves: list[int]) -> dict[str, Any]:
        """Return all that a viewer receives of a match, by name, before and after each of these moves."""
        pieces: dict[str, Any] = {}
        for part in (self._pages, self._refusals, self._touches):
            with in_its_place(self.client, self.id, match.copy()):
                pieces |= dict(part())
        for move in moves:
            with in_its_place(self.client, self.id, match.copy()):
                pieces[f"push after {match.game.book.notation(move)}"] = self._pushed(move)
        return pieces

    @property
    def _match(self) -> Match:
        return self.client.live(self.id).match

    def _pages(self) -> Pieces:
        here, there = f"/m/{self.id}", f"/api/matches/{self.id}"
        for language in ("en", "ru"):
            yield f"page in {language}", self.client.get(here, key=self.key, language=language)
        for address in (f"{here}/board.svg", f"{here}/faces", there, f"{there}/moves", f"{there}/log"):
            yield address.replace(self.id, ""), self.client.get(address, key=self.key, language="es")

    def _refusals(self) -> Pieces:
        """Yield the answers to attempts that are not allowed."""
        state, book = self._match.state, self._match.game.book
        legal = state.legal() if state.actor == self.seat else []
        for move in set(sample(book, Random(len(legal)), REFUSED)).difference(legal):
            tried = {"move": book.notation(move)}
            yield (
                f"refusal of {tried['move']}",
                self.client.post(f"/api/matches/{self.id}/moves", tried, key=self.key),
            )

    def _touches(self) -> Pieces:
        """Yield the first push of a page, with all that its picks would lead to, then the answer to each touch."""
        # Touching another thing undoes a half-made move, and that changes the match.
        things = (
            [] if Decision(self._match).is_half_made else Random(self.seat).sample(touchable(self._match.game), TOUCHED)
        )
        with self.client.open(f"/m/{self.id}/live", key=self.key) as line:
            yield "first push", line.hear()
            for thing in things:
                line.say({"do": "ask", "place": f"x-{thing}"})
                yield f"touch of {thing}", line.hear()

    def _pushed(self, move: int) -> str:
        live = self.client.live(self.id)
        with self.client.open(f"/m/{self.id}/live", key=self.key) as line:
            line.hear()
            live.match.play(move)
            live.changed()
            return line.hear()


def touchable(game: AnyGame) -> list[str]:
    """Return the labels of all things that are on the board of a game at one time or another."""
    domains = {domain.name: domain for verb in game.book.verbs for domain in verb.domains}
    return [label for name in sorted(game.board_domains & domains.keys()) for label in domains[name].labels]


def followed(match: Match, counterpart: Match) -> list[int]:
    """Return moves that can be made in both matches and reveal nothing."""
    both = [move for move in match.state.legal() if counterpart.state.check(move) is None]
    return [move for move in match.game.without_resignations(both) if not turns_up(match, move)][:FOLLOWED]


def turns_up(match: Match, move: int) -> bool:
    after = match.state
    before = after.revealed, after.chance
    after.apply(move)
    return (after.revealed, after.chance) != before


def differences(viewer: MatchViewer, match: Match, redraw: int) -> list[str]:
    """Return the answers by which a viewer could distinguish a match from its counterpart."""
    counterpart = Redrawn.of(match, viewer.seat, redraw)
    assert counterpart.state.key() != match.state.key(), "nothing is hidden, so nothing is shown"
    moves = followed(match, counterpart)
    before, after = viewer.receives(match, moves), viewer.receives(counterpart, moves)
    assert before.keys() == after.keys()
    return [name for name in before if before[name] != after[name]]


@pytest.mark.parametrize("scene", SCENES)
def test_no_byte_of_a_scene_depends_on_a_hidden_card(
    client: RawClient, scene: str, count: Count, exhaustive: bool
) -> None:
    """Two of the four viewers, others in each scene; with `--exhaustive` all."""
    match = at(scene)
    company = seated(client.hub.storage, match)
    viewers = [SPECTATOR, *range(len(match.seats))]
    for seat in viewers if exhaustive else viewers[list(SCENES).index(scene) % 2 :: 2]:
        found = differences(MatchViewer(client, company, seat), match, redraw=seat + 2)
        assert not found, f"seat {seat} can tell by: {found}"
        count(f"{match.game.id}: scenes whose every byte was compared with a redrawn double's", 1)


# -- the test can fail


def view_with_the_bidders_limit(game: ThroughTheAges, table: Table, seat: int) -> TableView:
    return replace(see(table, seat), may_bid=see(table, table.actor).may_bid)


def check_by_the_attackers_hand(table: Table, move: int) -> Clause | None:
    """Return one of two reasons, depending on cards that the defender does not know."""
    clause = LAW.check(table, move)
    return IN_HAND if clause and sum(table.hands[table.frames[ACTIVE]]) % 2 else clause


def asking_by_the_hand(table: Table, move: int) -> None:
    """Ask for a defence only seats that hold a card for it."""
    LAW.apply(table, move)
    if LAW.now(table).name == "defend" and not BONUSES.intersection(table.hands[table.actor]):
        LAW.apply(table, BOOK.parse("done"))


def leaks_found(client: RawClient, scene: str, seat: int, redraws: Iterable[int] = range(3)) -> set[str]:
    """Return everything that differs from any of some counterparts."""
    match = at(scene)
    viewer = MatchViewer(client, seated(client.hub.storage, match), seat)
    return {name for redraw in redraws for name in differences(viewer, match, redraw)}


def test_a_bidders_limit_in_the_view_is_found(client: RawClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ThroughTheAges, "view", view_with_the_bidders_limit)
    assert leaks_found(client, "auction: a bid", seat=0) >= {"page in en", "/m//board.svg", "first push"}


def test_a_refusal_by_a_hidden_card_is_found(client: RawClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "check", check_by_the_attackers_hand)
    found = leaks_found(client, "aggression: a defence", seat=2)
    assert {name.split()[0] for name in found} >= {"refusal", "touch"}


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_defender_asked_by_the_hand_is_found(client: RawClient, monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
    at("aggression: an attack")  # the golden game is read by the rules as they are
    monkeypatch.setattr(Table, "apply", asking_by_the_hand)
    assert "push after done" in leaks_found(client, "aggression: an attack", seat)


def view_with_the_cards_of_an_offer(game: ClashOfCultures, table: cultures.Table, seat: int) -> cultures_view.TableView:
    return replace(see_cultures(table, seat), offer=see_cultures(table, table.actor).offer)


def fighting_by_the_hand(table: cultures.Table, move: int) -> None:
    """Ask a defender who is attacked without a card only if it holds a card for this battle."""
    APPLY(table, move)
    asked = LAW_OF_CULTURES.now(table).name == "card" and table.fights[BATTLE_DEFENDER] == table.actor
    if asked and not table.fights[BATTLE_A_CARD] and len(table.legal()) == 1:
        APPLY(table, CULTURES_BOOK.parse("pass"))


def test_cards_of_an_offer_shown_to_a_third_are_found(client: RawClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ClashOfCultures, "view", view_with_the_cards_of_an_offer)
    for seat in (2, SPECTATOR):
        assert leaks_found(client, "trade: an answer", seat) >= {"page in en", "/api/matches/", "first push"}


def test_a_fighter_asked_by_the_hand_is_found(client: RawClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """The leak is found by all viewers but the defender."""
    monkeypatch.setattr(cultures.Table, "apply", fighting_by_the_hand)
    monkeypatch.setattr(client.hub, "replay_pool", InProcessPool(1, max_queued=1, timeout=TIMEOUT_SECONDS))
    match = at("battle: the attacker's card")
    table = match.state
    assert isinstance(table, cultures.Table)
    readers = {SPECTATOR, *range(len(match.seats))} - {table.fights[BATTLE_DEFENDER]}
    unarmed = {seat: [redraw for redraw in range(60) if not armed(match, seat, redraw)] for seat in readers}
    guessing = {seat: redraws for seat, redraws in unarmed.items() if redraws}
    assert len(guessing) >= 2, "others have seen the defender's cards"
    for seat, redraws in guessing.items():
        assert "push after pass" in leaks_found(client, "battle: the attacker's card", seat, redraws[:1])


def armed(match: Match, seat: int, redraw: int) -> bool:
    return can_fight(Redrawn.of(match, seat, redraw).state, BATTLE_DEFENDER)
