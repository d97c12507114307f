"""Practice positions on a hub: rivals make the moves that a position gives them, the solution brings three stars."""

from __future__ import annotations

import pytest

from aevum.kernel.lessons.reader import practice_of
from aevum.kernel.registry import find_game
from aevum.server.live.hint_service import may_ask
from aevum.server.live.hub import Hub
from aevum.server.storage.matches import Storage
from server.lessons import begun, progress_of, settled

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("game", "name"), [("through-the-ages", "both-hands"), ("tempus", "two-by-two")])
async def test_a_solution_that_lasts_beyond_the_moves_of_rivals_is_worth_three_stars(
    storage: Storage, game: str, name: str
) -> None:
    position = next(one for one in practice_of(find_game(game)) if one.name == name)
    hub = Hub(storage, bot_pace=0)
    live = await begun(hub, position)
    assert not may_ask(live, position.seat)
    for move in position.goal.solution:
        assert not progress_of(live).finished
        await hub.play(live, position.seat, live.match.game.book.notation(move))
        await settled(live)
    played = live.match.moves[len(position.moves) :]
    assert [one.move for one in played if one.seat != position.seat][: len(position.goal.others)] == list(
        position.goal.others
    )
    assert progress_of(live).stars == 3
    (person,) = live.stored.seats[position.seat].people
    assert storage.stars_of(person) == {(game, position.id): 3}
    await hub.close()
