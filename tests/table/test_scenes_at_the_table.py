"""Auction and aggression, war and pact, battle and trade, through everybody's eyes: no byte depends on a hidden card.

Who decides, who is meant, who stands by and who only watches receive pages, faces, offers, refusals and pushes; and the
same again from a double of the match in which all that they cannot know is another thing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, Final

import pytest

from aevum.games.clash_of_cultures import ClashOfCultures
from aevum.games.clash_of_cultures import state as cultures
from aevum.games.clash_of_cultures import view as cultures_view
from aevum.games.clash_of_cultures.looking import see as see_cultures
from aevum.games.clash_of_cultures.moves import BOOK as CULTURES_BOOK
from aevum.games.clash_of_cultures.rules import LAW as LAW_OF_CULTURES
from aevum.games.clash_of_cultures.rules.forces import A_CARD, DEFENDER
from aevum.games.through_the_ages import ThroughTheAges
from aevum.games.through_the_ages.facts import CARDS
from aevum.games.through_the_ages.moves import BOOK
from aevum.games.through_the_ages.rules import LAW
from aevum.games.through_the_ages.rules.clauses import IN_HAND
from aevum.games.through_the_ages.rules.turn import ACTIVE
from aevum.games.through_the_ages.state import Table
from aevum.games.through_the_ages.view import TableView, see
from aevum.kernel.events import WATCHING
from aevum.kernel.game import AnyGame
from aevum.kernel.match import Match
from aevum.kernel.rulebook import Clause
from aevum.table.staging import half_made
from contract.walks import sample
from figures import Count
from table.high_cards import Company, seated
from table.scenes import SCENES, at
from table.twins import Redrawn, in_its_place
from table.visitor import Visitor

Pieces = Iterator[tuple[str, Any]]
TOUCHED: Final = 5
REFUSED: Final = 20
FOLLOWED: Final = 2
"""So many moves are made, each for itself, and what is pushed then is compared."""
BONUSES: Final = frozenset(card for card, id in enumerate(CARDS) if id.startswith("bonus-"))
APPLY: Final = cultures.Table.apply


class Onlooker:
    """Somebody at the table: with the key of a seat, or without one."""

    def __init__(self, visitor: Visitor, company: Company, seat: int) -> None:
        self.visitor = visitor
        self.id = company.id
        self.seat = seat
        self.key = "" if seat == WATCHING else company.keys[seat]

    def receives(self, match: Match, moves: list[int]) -> dict[str, Any]:
        """All that comes from a match, by name, while it lasts and after each of these moves."""
        pieces: dict[str, Any] = {}
        for part in (self._pages, self._refusals, self._touches):
            with in_its_place(self.visitor, self.id, match.copy()):
                pieces |= dict(part())
        for move in moves:
            with in_its_place(self.visitor, self.id, match.copy()):
                pieces[f"push after {match.game.book.notation(move)}"] = self._pushed(move)
        return pieces

    @property
    def _match(self) -> Match:
        return self.visitor.live(self.id).match

    def _pages(self) -> Pieces:
        here, there = f"/m/{self.id}", f"/api/matches/{self.id}"
        for language in ("en", "ru"):
            yield f"page in {language}", self.visitor.get(here, key=self.key, language=language)
        for address in (f"{here}/board.svg", f"{here}/faces", there, f"{there}/moves", f"{there}/log"):
            yield address.replace(self.id, ""), self.visitor.get(address, key=self.key, language="es")

    def _refusals(self) -> Pieces:
        """What somebody is told who tries what cannot be done."""
        state, book = self._match.state, self._match.game.book
        legal = state.legal() if state.actor == self.seat else []
        for move in set(sample(book, Random(len(legal)), REFUSED)).difference(legal):
            tried = {"move": book.notation(move)}
            yield (
                f"refusal of {tried['move']}",
                self.visitor.post(f"/api/matches/{self.id}/moves", tried, key=self.key),
            )

    def _touches(self) -> Pieces:
        """What a page is sent first, with all that its picks would lead to; then whenever a thing is touched."""
        # Touching another thing takes a half-made move back, and that changes the match.
        things = [] if half_made(self._match) else Random(self.seat).sample(touchable(self._match.game), TOUCHED)
        with self.visitor.open(f"/m/{self.id}/live", key=self.key) as line:
            yield "first push", line.hear()
            for thing in things:
                line.say({"do": "ask", "place": f"x-{thing}"})
                yield f"touch of {thing}", line.hear()

    def _pushed(self, move: int) -> str:
        live = self.visitor.live(self.id)
        with self.visitor.open(f"/m/{self.id}/live", key=self.key) as line:
            line.hear()
            live.match.play(move)
            live.changed()
            return line.hear()


def touchable(game: AnyGame) -> list[str]:
    """The labels of all that lies on the table of a game at one time or another."""
    domains = {domain.name: domain for verb in game.book.verbs for domain in verb.domains}
    return [label for name in sorted(game.board_domains & domains.keys()) for label in domains[name].labels]


def followed(match: Match, twin: Match) -> list[int]:
    """Moves that can be made in both and turn up nothing that nobody knew."""
    both = [move for move in match.state.legal() if twin.state.check(move) is None]
    return [move for move in match.game.playing_on(both) if not turns_up(match, move)][:FOLLOWED]


def turns_up(match: Match, move: int) -> bool:
    after = match.state
    before = after.revealed, after.chance
    after.apply(move)
    return (after.revealed, after.chance) != before


def differences(onlooker: Onlooker, match: Match, redraw: int) -> list[str]:
    """By what somebody could tell a match from its double; by nothing, if all is well."""
    twin = Redrawn.of(match, onlooker.seat, redraw)
    assert twin.state.key() != match.state.key(), "nothing is hidden, so nothing is shown"
    moves = followed(match, twin)
    before, after = onlooker.receives(match, moves), onlooker.receives(twin, moves)
    assert before.keys() == after.keys()
    return [name for name in before if before[name] != after[name]]


@pytest.mark.parametrize("scene", SCENES)
def test_no_byte_of_a_scene_depends_on_a_hidden_card(visitor: Visitor, scene: str, count: Count) -> None:
    match = at(scene)
    company = seated(visitor.hub.storage, match)
    for seat in (WATCHING, *range(len(match.seats))):
        found = differences(Onlooker(visitor, company, seat), match, redraw=seat + 2)
        assert not found, f"seat {seat} can tell by: {found}"
        count(f"{match.game.id}: scenes whose every byte was compared with a redrawn double's", 1)


# -- the test can fail


def view_with_the_bidders_limit(game: ThroughTheAges, table: Table, seat: int) -> TableView:
    return replace(see(table, seat), may_bid=see(table, table.actor).may_bid)


def check_by_the_attackers_hand(table: Table, move: int) -> Clause | None:
    """Of two reasons the refusal names one by cards that the defender does not know."""
    clause = LAW.check(table, move)
    return IN_HAND if clause and sum(table.hands[table.frames[ACTIVE]]) % 2 else clause


def asking_by_the_hand(table: Table, move: int) -> None:
    """Only those are asked for a defence who hold a card for it."""
    LAW.apply(table, move)
    if LAW.now(table).name == "defend" and not BONUSES.intersection(table.hands[table.actor]):
        LAW.apply(table, BOOK.parse("done"))


def leaks_found(visitor: Visitor, scene: str, seat: int, doubles: int = 3) -> set[str]:
    """Whatever differs from any of some doubles."""
    match = at(scene)
    onlooker = Onlooker(visitor, seated(visitor.hub.storage, match), seat)
    return {name for redraw in range(doubles) for name in differences(onlooker, match, redraw)}


def test_a_bidders_limit_in_the_view_is_found(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ThroughTheAges, "view", view_with_the_bidders_limit)
    assert leaks_found(visitor, "auction: a bid", seat=0) >= {"page in en", "/m//board.svg", "first push"}


def test_a_refusal_by_a_hidden_card_is_found(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "check", check_by_the_attackers_hand)
    found = leaks_found(visitor, "aggression: a defence", seat=2)
    assert {name.split()[0] for name in found} >= {"refusal", "touch"}


@pytest.mark.parametrize("seat", [0, 1, WATCHING])
def test_a_defender_asked_by_the_hand_is_found(visitor: Visitor, monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
    at("aggression: an attack")  # the golden game is read by the rules as they are
    monkeypatch.setattr(Table, "apply", asking_by_the_hand)
    assert "push after done" in leaks_found(visitor, "aggression: an attack", seat)


def view_with_the_cards_of_an_offer(game: ClashOfCultures, table: cultures.Table, seat: int) -> cultures_view.TableView:
    return replace(see_cultures(table, seat), offer=see_cultures(table, table.actor).offer)


def fighting_by_the_hand(table: cultures.Table, move: int) -> None:
    """Who is attacked without a card is asked for one only if there is one for this battle."""
    APPLY(table, move)
    asked = LAW_OF_CULTURES.now(table).name == "card" and table.fights[DEFENDER] == table.actor
    if asked and not table.fights[A_CARD] and len(table.legal()) == 1:
        APPLY(table, CULTURES_BOOK.parse("pass"))


def test_cards_of_an_offer_shown_to_a_third_are_found(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ClashOfCultures, "view", view_with_the_cards_of_an_offer)
    for seat in (2, WATCHING):
        assert leaks_found(visitor, "trade: an answer", seat) >= {"page in en", "/api/matches/", "first push"}


@pytest.mark.parametrize("seat", [0, 2, WATCHING])
def test_a_fighter_asked_by_the_hand_is_found(visitor: Visitor, monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
    monkeypatch.setattr(cultures.Table, "apply", fighting_by_the_hand)
    assert "push after pass" in leaks_found(visitor, "battle: the attacker's card", seat, doubles=8)
