"""Why a bot made a move: on a page of a finished match and over the API, for moves of bots alone."""

from __future__ import annotations

from functools import cache

from aevum.arena import play_seated
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from server.high_card_matches import seated
from server.raw_client import RawClient


@cache
def finished() -> Match:
    """Return a finished match of Tempus Imperium between nobody and a bot."""
    game = find_game("tempus-imperium")
    options = game.read_options({"digits": "1806061935"})
    match = Match(game, options, seats=["Juno"], seed=1)
    for _, move in play_seated(game, options, ("easy",), seed=1).moves:
        match.play(move)
    return match


def stored(client: RawClient, match: Match, bot: str | None) -> str:
    return seated(client.hub.storage, match, [bot]).id


def test_a_move_of_a_bot_is_explained_once_the_match_is_over(client: RawClient) -> None:
    id = stored(client, finished(), "easy")
    link = f"/m/{id}/why/5"
    assert link in client.get(f"/m/{id}/replay?at=5").text
    assert link not in client.get(f"/m/{id}/replay?at=0").text
    page = client.get(link)
    assert page.status == 200
    assert "The plan:" in page.text
    assert "Instead of:" in page.text
    answer = client.get(f"/api/matches/{id}/explanations/5").json()
    assert (answer["number"], answer["seat"]) == (5, 0)
    assert answer["plan"]
    assert 1 <= len(answer["alternatives"]) <= 2
    assert (
        client.get(f"/api/matches/{id}/explanations/5", headers={"accept-language": "ru"})
        .json()["sentences"][0]
        .startswith("План:")
    )


def test_moves_of_people_and_moves_that_do_not_exist_are_not_explained(client: RawClient) -> None:
    id, own = stored(client, finished(), "easy"), stored(client, finished(), None)
    last = len(finished().moves)
    for match, number in ((id, 0), (id, last + 1), (id, 10**9), (own, 5)):
        assert client.get(f"/m/{match}/why/{number}").status == 404
        assert client.get(f"/api/matches/{match}/explanations/{number}").status == 404
    assert client.get(f"/m/{id}/why/five").status == 404
    assert f"/m/{own}/why" not in client.get(f"/m/{own}/replay?at=5").text


def test_a_running_match_is_not_explained(client: RawClient) -> None:
    match = finished().copy()
    match.undo(len(match.moves) - 1, agreed=True)
    id = stored(client, match, "easy")
    assert client.get(f"/m/{id}/why/5").status == 404
    assert client.get(f"/api/matches/{id}/explanations/5").status == 404
    assert f"/m/{id}/why" not in client.get(f"/m/{id}/replay?at=5").text
