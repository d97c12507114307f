"""Notation of a hidden move is shown only to its mover, wherever moves are shown."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import update

from aevum.games.clash_of_cultures.constants import ACTION_CARDS, OBJECTIVE_CARDS
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.server.storage.schema import matches, records
from aevum.web.text.move_text import move_in_words
from aevum.web.text.site_words import words_of
from server.high_card_matches import Company, seated
from server.raw_client import RawClient

CLASH = find_game("clash-of-cultures")
SEED = 5


def composed() -> Match:
    """Return a match in which the first player composes an offer: goods, what is wanted for them, and cards."""
    match = Match(CLASH, seats=["Ada", "Bela", "Cleo"], seed=SEED)
    state = match.state
    match.play(f"trade {('red', 'blue', 'green', 'yellow')[(state.actor + 1) % 3]}")
    for verb in ("give", "want", "give_action", "give_objective"):
        legal = [move for move in match.legal() if move.verb == verb]
        if legal:
            match.play(legal[0])
    return match


@pytest.fixture
def company(client: RawClient) -> Company:
    return seated(client.hub.storage, composed())


def hidden(match: Match) -> list[str]:
    """Return the moves that only their mover may read."""
    return [CLASH.book.notation(played.move) for played in match.moves[1:]]


def everywhere(client: RawClient, company: Company, key: str) -> Iterator[str]:
    """Yield everything that a viewer reads of the moves: log, page, replay at every position, socket."""
    id, last = company.id, len(composed().moves)
    yield client.get(f"/api/matches/{id}/log", key=key).text
    yield client.get(f"/m/{id}", key=key).text
    for at in range(last + 1):
        for by in ("move", "decision", "turn"):
            yield client.get(f"/m/{id}/replay?at={at}&by={by}", key=key).text
            yield client.get(f"/m/{id}/replay?at={at}&by={by}&part", key=key).text
    with client.open(f"/m/{id}/live", key=key) as line:
        yield line.hear()


def test_what_is_put_into_an_offer_is_read_by_who_composes_it(client: RawClient, company: Company) -> None:
    match, words = composed(), words_of(CLASH.id, "en")
    mover = match.moves[0].seat
    assert len(hidden(match)) >= 3
    spoken = [move_in_words(played.move, CLASH.book, words) for played in match.moves[1:]]
    own = "".join(everywhere(client, company, company.keys[mover]))
    assert all(notation in own for notation in hidden(match))
    for key in ("", *(key for seat, key in enumerate(company.keys) if seat != mover)):
        for read in everywhere(client, company, key):
            assert not [text for text in (*hidden(match), *spoken) if text in read]


def test_an_open_move_is_read_by_everybody(client: RawClient, company: Company) -> None:
    log = client.get(f"/api/matches/{company.id}/log").json()["log"]
    assert log[0]["notation"].startswith("trade ")
    assert [line["notation"] for line in log[1:]] == [""] * len(hidden(composed()))


@pytest.mark.parametrize("game", ["clash-of-cultures", "uninstalled"])
def test_a_match_that_cannot_go_on_shows_moves_to_those_who_might_read_them(
    client: RawClient, company: Company, game: str
) -> None:
    """The readers are stored with each move, so that no rules are needed."""
    with client.hub.storage.engine.begin() as connection:
        here = matches.c.id == company.id
        connection.execute(update(matches).where(here).values(rules_version=9_999, game=game))
    client.hub.live.clear()
    mover = composed().moves[0].seat
    log = client.get(f"/api/matches/{company.id}/log").json()["log"]
    assert [bool(line["notation"]) for line in log] == [True, *[False] * len(hidden(composed()))]
    own = client.get(f"/api/matches/{company.id}/log", key=company.keys[mover]).json()["log"]
    assert [line["notation"] for line in own[1:]] == hidden(composed())
    page = client.get(f"/m/{company.id}").text
    assert log[0]["notation"] in page
    assert not [name for name in (*ACTION_CARDS, *OBJECTIVE_CARDS) if name in page]


def test_where_nobody_wrote_down_who_may_read_a_move_its_mover_alone_does(client: RawClient, company: Company) -> None:
    with client.hub.storage.engine.begin() as connection:
        connection.execute(update(records).where(records.c.match == company.id).values(readers=None))
        connection.execute(update(matches).where(matches.c.id == company.id).values(game="uninstalled"))
    client.hub.live.clear()
    log = client.get(f"/api/matches/{company.id}/log").json()["log"]
    assert {line["notation"] for line in log} == {""}


def test_who_may_read_a_move_is_filled_in_when_an_older_match_is_played_again(
    client: RawClient, company: Company
) -> None:
    storage = client.hub.storage
    with storage.engine.begin() as connection:
        connection.execute(update(records).where(records.c.match == company.id).values(readers=None))
    before = storage.load(company.id).match
    log = storage.stored(company.id).log()
    assert [move.readers for move in log] == [CLASH.book.readers(played.move, played.seat) for played in before.moves]
