"""Each sentence of the log leads to the clause that it applies: played, not looked up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast

from aevum.games.tempus import GAME
from aevum.games.tempus.state import World
from aevum.kernel.events import Log
from games.tempus.positions import (
    AROUND_THE_LAKE,
    FAR,
    People,
    axial,
    island_to_settle,
    pass_actions,
    play,
    sea_with_land,
    world_with,
)

FIVE: Final = "weapons-woods weapons-hills leader-hills leader-farmland medicine-hills"


def leads(world: World, *lines: str) -> set[tuple[str, str]]:
    """Return the messages of these lines, each with the clause that it leads to."""
    world.log = log = Log()
    play(world, *lines)
    return {(event.message, event.clause) for event in log.events}


def front() -> World:
    return world_with(
        woods="G6",
        red=People("F6:2", hand="weapons-woods"),
        blue=People(f"G6 {FAR}", hand="education-hills"),
        era="cities",
    )


def siege() -> World:
    return world_with(woods="G6", red=People("F6:2"), blue=People(FAR, cities="G6:2"))


def settlers(hand: str = "") -> World:
    return world_with(
        grassland="E6 F6 G6",
        red=People("E6:2 F6", hand=hand),
        blue=People(f"G6 {FAR}"),
        deck="leader-woods leader-hills",
    )


def island() -> World:
    return world_with(woods=f"{AROUND_THE_LAKE} B11", red=People(axial("1,0 2,0")), era="ships")


def last_action(red: str = "start", others: str = "start") -> World:
    """Return a world with one action token left, which is red's; the players are in these eras."""
    done = People(actions=0, era=others)
    return world_with(woods="F6", red=People("F6", actions=1, era=red), blue=done, green=done)


def progress() -> World:
    return pass_actions(world_with(red=People(hand="weapons-woods"), era="trade"))


HERE, COAST, BESIDE, SHORE = axial("1,0 2,0 1,1 -1,0").split()
SAID: Final = [
    (sea_with_land(tiles_left=1), "tile G6 turn 2", "event-tile", "setup.tiles"),
    (sea_with_land(tiles_left=1), "tile G6 turn 2", "event-island", "move.what_is_a_lake"),
    (island_to_settle(woods="F6 G6 H6"), "settle F6", "event-settle", "setup.tokens"),
    (last_action(), "move nobody", "event-turn", "turn.tokens"),
    (island(), f"move {HERE} to {BESIDE}", "event-move", "move.land"),
    (island(), f"move {HERE} to {SHORE}", "event-move", "move.lake"),
    (island(), f"move {COAST} to B11", "event-move", "move.sea"),
    (settlers(), "move nobody", "event-move-nobody", "turn.must"),
    (settlers(), "babies nobody", "event-birth-nobody", "turn.must"),
    (settlers(), "babies F6", "event-birth", "babies.grassland"),
    (settlers(), "city E6 2", "event-city", "city.value"),
    (settlers(), "idea", "event-draw", "idea.draw"),
    (settlers(), "idea", "event-draw-by-you", "idea.draw"),
    (world_with(deck="", discards="leader-woods"), "idea", "event-reshuffle", "idea.reshuffle"),
    (world_with(red=People(hand=FIVE)), "idea discard weapons-woods", "event-discard", "idea.limit"),
    (front(), "fight F6 to G6", "event-fight", "fight.adjacent"),
    (front(), "fight F6 to G6 lay weapons-woods", "event-lay", "cards.public"),
    (front(), "fight F6 to G6 lay weapons-woods", "event-lay-by-you", "cards.public"),
    (front(), "fight F6 to G6 done", "event-assault", "fight.attack_cards"),
    (front(), "fight F6 to G6 lay weapons-woods done done", "event-shows", "fight.attack_cards"),
    (front(), "fight F6 to G6 done done", "event-fight-won", "fight.win"),
    (front(), "fight F6 to G6 done done, advance 1", "event-advance", "fight.advance"),
    (siege(), "fight F6 to G6, declare hills", "event-declare", "fight.declare"),
    (siege(), "fight F6 to G6, declare hills", "event-fight-lost", "fight.loss"),
    (settlers("religion-woods"), "play religion-woods convert G6 to F6", "event-play", "card.religion"),
    (settlers("religion-woods"), "play religion-woods convert G6 to F6", "event-convert", "religion.target"),
    (settlers("government-woods"), "play government-woods now", "event-play", "card.government"),
    (settlers("government-woods"), "play government-woods now", "event-government-now", "government.now"),
    (settlers("government-woods"), "play government-woods later", "event-government-later", "government.later"),
    (settlers("medicine-woods"), "babies F6 play medicine-woods", "event-play", "card.medicine"),
    (settlers("transport-woods"), "move E6 to F6 play transport-woods", "event-play", "card.transport"),
    (settlers("sanitation-woods"), "move F6 to E6 play sanitation-woods", "event-play", "card.sanitation"),
    (settlers("leader-woods"), "play leader-woods, fight F6 to G6", "event-play", "card.leader"),
    (last_action(red="trade"), "move nobody", "event-catch-up", "progress.catch_up"),
    (progress(), "lay weapons-woods done", "event-progress-laid", "progress.cards"),
    (last_action(), "move nobody", "event-points", "progress.points"),
    (last_action(), "move nobody", "event-era", "progress.winners"),
    (last_action("trains", "trains"), "move nobody", "event-over", "end.flight"),
]


@pytest.mark.parametrize(
    ("world", "line", "message", "clause"), SAID, ids=lambda value: value if isinstance(value, str) else ""
)
def test_a_sentence_leads_to_the_clause_it_applies(world: World, line: str, message: str, clause: str) -> None:
    behind = {found for said, found in leads(world.copy(), *line.split(", ")) if said == message}
    assert behind == {f"tempus.{clause}"}


def messages() -> Iterator[str]:
    for entry in FluentParser().parse((GAME.locale / "en.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("event-"):
            yield entry.id.name


def test_no_sentence_is_left_out_here() -> None:
    assert {message for _, _, message, _ in SAID} == set(messages())
