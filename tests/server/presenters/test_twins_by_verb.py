"""Over HTTP and WebSocket no byte, order or status depends on what its reader cannot know, for some verbs.

All verbs, for all viewers: `make twins`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from aevum.games.clash_of_cultures.moves import BOOK
from aevum.games.through_the_ages.state import Table
from aevum.kernel.chance import Chance
from aevum.kernel.game import AnyGame
from aevum.kernel.registry import games
from aevum.server.storage.matches import new_token
from aevum.testing.figures import Count
from server import verb_twins
from server.steady_presence import keep_all_present
from server.verb_tours import Stop, stops
from server.verb_twins import Tally, compare, table_for
from server.wires import Wire

NEAR = 300
"""Number of moves within which a verb is looked for."""
PUBLIC = 3
"""Number of public verbs of each game that are compared; of the others, every one that is near."""


@pytest.fixture(scope="module")
def wire(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Wire]:
    with Wire(f"sqlite:///{tmp_path_factory.mktemp('wire') / 'table.sqlite'}") as opened:
        yield opened


def some_stops(game: AnyGame) -> list[Stop]:
    near = [stop for stop in stops(game, 1, NEAR) if stop.number <= NEAR]
    hidden = [stop for stop in near if not game.book.by_name[stop.verb].public]
    return hidden + [stop for stop in near if stop not in hidden][:PUBLIC]


def compared(wire: Wire, chosen: list[Stop], some: int) -> Tally:
    storage, tally = wire.hub.storage, Tally()
    spectator = new_token()
    storage.new_person(spectator)
    for stop in chosen:
        compare(wire, table_for(storage, stop.match, {}), spectator, stop, tally, some)
    return tally


@pytest.fixture(autouse=True)
def steady_presence(monkeypatch: pytest.MonkeyPatch) -> None:
    keep_all_present(monkeypatch)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_nobody_can_tell_a_match_from_its_double(wire: Wire, game: AnyGame, count: Count) -> None:
    tally = compared(wire, some_stops(game), some=1)
    assert tally.found == []
    assert tally.doubles or not game.has_hidden_information
    count(f"{game.id}: answers over the wire compared with those of a double", tally.answers)


# -- the test can fail


def composing() -> list[Stop]:
    """Return stops before something is put into an offer in Clash of Cultures."""
    clash = games()["clash-of-cultures"]
    return list(islice((stop for stop in stops(clash, 1, NEAR) if stop.verb in ("give", "give_objective")), 2))


def test_a_public_offer_is_found(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = composing()
    for verb in BOOK.verbs:
        monkeypatch.setattr(verb, "public", True)
    monkeypatch.setattr(verb_twins, "is_hidden", lambda _: True)
    found = {name.rpartition(": ")[2] for name in compared(wire, chosen, some=3).found}
    assert any(name.endswith("/log") for name in found)
    assert any("replay" in name for name in found)


def test_a_hand_that_shows_through_the_backs_is_found(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> None:
    """All viewers would see the military cards of the target."""
    ages = games()["through-the-ages"]
    chosen = [stop for stop in stops(ages, 1, NEAR) if stop.verb in ("seed", "discard")][:1]
    view = type(ages).view

    def leaking(game: AnyGame, state: Table, seat: int) -> object:
        own = next(other for other in range(len(state.hands)) if other != seat)
        return view(ages, state, own)

    monkeypatch.setattr(type(ages), "view", leaking)
    assert compared(wire, chosen, some=2).found


def test_doubles_of_a_position_differ() -> None:
    stop = some_stops(games()["tempus"])[0]
    state = stop.match.state
    assert len({str(state.resample(0, Chance.from_seed(seed)).key()) for seed in range(5)}) > 1
