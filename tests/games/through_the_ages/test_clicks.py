"""Number of picks that common moves take, and that rare ones are never meant by touching a thing."""

from __future__ import annotations

import pytest

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.moves import BOOK
from aevum.games.through_the_ages.state import Table
from aevum.server.live.pick_options import EMPTY, PickOptions, PickPaths, follow_ups
from games.through_the_ages.military_positions import strengthen
from games.through_the_ages.positions import give, lay, make_pact, phase, play, politics, table


def paths(table: Table) -> PickPaths:
    return PickPaths(GAME, table.legal(), follow_ups(GAME, table))


def after(table: Table, *picks: str) -> PickOptions:
    """Return the options after some picks, each of which must be offered."""
    all_paths = paths(table)
    now = all_paths.options(EMPTY)
    for pick in picks:
        found = all_paths.after(now.draft, pick)
        assert found is not None, f"{pick} is not offered"
        now = found
    return now


def decided(table: Table, *picks: str) -> str | None:
    """Return the move that some picks decide, in notation."""
    moves = after(table, *picks).decided
    return " ".join(map(BOOK.notation, moves)) if moves else None


@pytest.fixture
def turn() -> Table:
    return give(lay(table(), "- homer iron"), idle=2, food=5, resources=9, science=9, military="")


def test_a_worker_is_put_to_work_by_one_click_on_the_card(turn: Table) -> None:
    assert {"build bronze", "destroy bronze"} <= set(map(BOOK.notation, turn.legal()))
    assert decided(turn, "bronze") == "build bronze"
    assert decided(turn, "warriors") == "recruit warriors"


def test_what_gives_something_up_is_never_meant_by_a_touch(turn: Table) -> None:
    give(turn, idle=0)
    assert "destroy bronze" in map(BOOK.notation, turn.legal())
    now = after(turn)
    assert "bronze" not in now.offered
    assert "destroy" in now.next
    assert "destroy" not in now.hidden
    assert decided(turn, "destroy", "bronze") == "destroy bronze"


def test_a_pact_is_not_cancelled_by_touching_it() -> None:
    partners = politics(make_pact(table(), 0, 1, "military-pact"))
    now = after(partners)
    assert "military-pact" not in now.offered
    assert "cancel" in now.next.keys() - now.hidden


def test_a_card_of_the_row_is_taken_and_the_population_increased_by_one_click(turn: Table) -> None:
    assert decided(turn, "R2") == "take R2"
    assert decided(turn, "grow") == "grow"


def test_an_upgrade_takes_two_clicks_where_it_has_one_aim(turn: Table) -> None:
    give(turn, workers="bronze:2 iron:0")
    assert after(turn, "bronze").next.keys() == {"build", "upgrade"}
    assert decided(turn, "bronze", "upgrade") == "upgrade bronze iron"


def test_an_upgrade_asks_where_it_has_several_aims(turn: Table) -> None:
    give(turn, workers="bronze:2 iron:0 coal:0")
    assert after(turn, "bronze", "upgrade").next.keys() == {"iron", "coal"}


def test_an_efficient_upgrade_of_the_only_pair_takes_at_most_two_clicks(turn: Table) -> None:
    give(turn, workers="agriculture:2 bronze:2 iron:0 philosophy:1 religion:0", hand="efficient-upgrade-i")
    assert decided(turn, "efficient-upgrade-i") == "improve efficient-upgrade-i bronze iron"


def test_rich_land_asks_only_which_land(turn: Table) -> None:
    give(turn, hand="rich-land-a")
    assert after(turn, "rich-land-a").next.keys() == {"agriculture", "bronze"}
    assert decided(turn, "rich-land-a", "bronze") == "land rich-land-a bronze"


def test_an_aggression_takes_card_and_rival_and_done_only_where_units_could_be_added() -> None:
    raid = politics(give(strengthen(table(), 3, 1, 1), military="raid-i"))
    assert after(raid, "raid-i").next.keys() >= {"green", "purple"}
    assert decided(raid, "raid-i", "green") == "aggression raid-i green"
    assert phase(play(raid, "aggression raid-i green")) == "strike", "units could be sacrificed"
    unarmed = politics(give(give(strengthen(table(), 0, 0, 0), tactic=""), military="raid-i"))
    assert phase(play(unarmed, "aggression raid-i green")) != "strike"


def test_the_wonder_under_construction_is_the_target_that_builds_its_stages(turn: Table) -> None:
    give(turn, wonder="pyramids")
    view, words = GAME.view(turn, 0), GAME.words("en")
    now = after(turn)
    (board,) = (panel for panel in GAME.panels(view, words) if panel.name == "civilization")
    offered = {label: domain for label, domain in now.offered.items() if board.contains(label, domain)}
    drawn = GAME.targets(view, offered, frozenset(), words)
    assert 'data-act="stage"' in drawn
    assert 'data-face="card-pyramids"' in drawn
    assert decided(turn, "stage") == "stage x1"
