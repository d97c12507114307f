"""Each of the twelve aggressions: its price, losses and gains, and the seat that chooses."""

from __future__ import annotations

from typing import Final

import pytest

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.state import Table
from aevum.kernel.words import LANGUAGES
from games.through_the_ages.military_positions import attack, each
from games.through_the_ages.positions import (
    actor,
    after,
    begin_turn,
    events_of,
    give,
    ids,
    lay,
    legal,
    name,
    own,
    phase,
    play,
    politics,
    refused,
    table,
    workers,
)
from rule_marks import card, rule


def strong(seats: int = 3) -> Table:
    """Return a state in which orange is much stronger and has five military actions.

    Only orange has units, so that nothing delays the end of an attack.
    """
    standing = give(table(seats), government="fundamentalism", workers="warriors:9", idle=4)
    for seat in range(1, seats):
        give(standing, seat, workers="warriors:0")
    return standing


def succeeds(standing: Table, card: str) -> Table:
    """Let orange attack green without a sacrifice."""
    return play(attack(standing, card), "orange: done")


ENDED: Final = {
    "orange": {"en": "the attack succeeds.", "es": "el ataque triunfa.", "ru": "атака удалась."},
    "nobody": {"en": "repelled.", "es": "ataque rechazado.", "ru": "атака отбита."},
}


@rule("through_the_ages.fight.attack", "through_the_ages.fight.repelled")
@pytest.mark.parametrize("stronger", ENDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_whether_an_aggression_succeeds(stronger: str, language: str) -> None:
    standing = strong()
    if stronger == "nobody":
        give(standing, 1, government="fundamentalism", workers="warriors:9")
    attack(standing, "enslave")
    moves = ["orange: done"] if stronger == "orange" else ["orange: done", "green: done"]
    events = events_of(standing, *moves)
    sentence = next(event.say(GAME.words(language)) for event in events if event.message == "event-fight")
    assert sentence.endswith(f": {ENDED[stronger][language]}")


@card("through_the_ages.enslave")
@rule("through_the_ages.events.population")
def test_enslave() -> None:
    won = succeeds(strong(), "enslave")
    assert (own(won, 1).idle, own(won, 1).yellow, own(won).resources) == (0, 19, 3)

    asked = succeeds(give(strong(), 1, idle=0), "enslave")
    assert (actor(asked), phase(asked)) == ("green", "lose")
    play(asked, "lose philosophy")
    assert (own(asked, 1).yellow, own(asked, 1).science_rate, own(asked).resources) == (19, 0, 3)


@card("through_the_ages.enslave")
@rule("through_the_ages.events.losses")
@pytest.mark.parametrize(("workers_left", "gained"), [("warriors:1", 0), ("warriors:1 bronze:1", 3)])
def test_enslave_brings_nothing_when_nobody_is_left_to_lose(workers_left: str, gained: int) -> None:
    """The only worker is a unit, sacrificed in vain."""
    bare = "agriculture:0 bronze:0 philosophy:0 religion:0"
    standing = give(strong(), 1, workers=f"{bare} {workers_left}", idle=0)
    before = own(standing).resources

    won = play(attack(standing, "enslave"), "orange: done", "green: sacrifice warriors", "green: done")

    assert own(won).resources == before + gained


@card("through_the_ages.enslave")
def test_a_unit_sacrificed_is_no_slave() -> None:
    """The unit is gone already, though its token returns after the effect."""
    defended = attack(give(strong(), 1, workers="warriors:1 swordsmen:1", idle=0), "enslave")
    play(defended, "orange: done", "green: sacrifice warriors", "done")

    assert refused(defended, "lose warriors") == "build.nobody"
    play(defended, "lose swordsmen")
    assert (own(defended, 1).yellow, own(defended, 1).strength) == (20, 0)


@card("through_the_ages.plunder-i")
@rule("through_the_ages.fight.choice", "through_the_ages.events.mix")
def test_plunder_i() -> None:
    won = succeeds(give(strong(), 1, food=2, resources=9), "plunder-i")

    assert (actor(won), phase(won)) == ("orange", "divide")
    assert refused(won, "food 3") == "fight.choice"
    play(won, "food 1")
    assert (each(won, "food"), each(won, "resources")) == ((1, 1, 0), (2, 7, 0))


@card("through_the_ages.plunder-ii")
def test_plunder_ii() -> None:
    won = play(succeeds(give(strong(), 1, food=9, resources=9), "plunder-ii"), "food 2")

    assert (each(won, "food"), each(won, "resources")) == ((2, 7, 0), (3, 6, 0))


@card("through_the_ages.plunder-iii")
def test_plunder_iii() -> None:
    won = play(succeeds(give(strong(), 1, food=9, resources=9), "plunder-iii"), "food 8")

    assert (each(won, "food"), each(won, "resources")) == ((8, 1, 0), (0, 9, 0))


@card("through_the_ages.plunder-iii")
@rule("through_the_ages.fight.choice")
def test_nobody_gains_more_than_was_lost() -> None:
    """Everything goes, so there is nothing to choose; a short bank takes food first."""
    won = succeeds(give(strong(), 1, food=2, resources=3), "plunder-iii")
    assert (phase(won), each(won, "food"), each(won, "resources")) == ("turn", (2, 0, 0), (3, 0, 0))

    short = succeeds(give(give(strong(), 1, food=2, resources=3), bank=3), "plunder-iii")
    assert (each(short, "food"), each(short, "resources")) == ((2, 0, 0), (1, 0, 0))


@card("through_the_ages.raid-i")
@rule("through_the_ages.fight.choice")
def test_raid_i() -> None:
    """Half of 3, rounded up; the aggressor picks, the worker becomes unused."""
    won = succeeds(give(strong(), 1, workers="philosophy:2 religion:1"), "raid-i")

    assert (actor(won), phase(won)) == ("orange", "raze")
    assert legal(won) == {"raze philosophy", "raze religion"}
    assert refused(won, "raze drama") == "build.nobody"
    play(won, "raze philosophy")
    assert workers(won, 1) == {"agriculture": 2, "bronze": 2, "philosophy": 1, "religion": 1}
    assert (own(won, 1).idle, own(won).resources) == (2, 2)


@card("through_the_ages.raid-ii")
def test_raid_ii() -> None:
    """Up to two of one kind and level, the greatest number that fits; half of the sum, rounded down."""
    town = give(strong(), 1, workers="philosophy:3 religion:1")
    two = play(succeeds(town.copy(), "raid-ii"), "raze philosophy")
    assert (workers(two, 1)["philosophy"], own(two, 1).idle, own(two).resources) == (1, 3, 3)
    one = play(succeeds(town, "raid-ii"), "raze religion")
    assert (workers(one, 1).get("religion", 0), own(one).resources) == (0, 1)


@card("through_the_ages.raid-iii")
def test_raid_iii() -> None:
    """The only kind of building is not asked for."""
    won = succeeds(give(strong(), 1, workers="philosophy:3"), "raid-iii")

    assert (workers(won, 1).get("philosophy", 0), own(won, 1).idle, own(won).resources) == (0, 4, 4)


@card("through_the_ages.raid-iii")
def test_levels_are_razed_apart() -> None:
    won = play(succeeds(give(strong(), 1, workers="philosophy:2 alchemy:2"), "raid-iii"), "raze alchemy")

    assert (workers(won, 1)["philosophy"], own(won).resources) == (2, 6)


@card("through_the_ages.raid-i")
def test_where_nothing_stands_a_raid_takes_nothing() -> None:
    won = succeeds(give(strong(), 1, workers="philosophy:0"), "raid-i")

    assert (phase(won), own(won).resources) == ("turn", 0)


@card("through_the_ages.annex")
@rule("through_the_ages.fight.choice", "through_the_ages.colonies.lost")
def test_annex() -> None:
    """The lasting bonus moves, what it gave at once does not; the victor picks."""
    colonial = give(strong(), 1, colonies="historic-territory-i developed-territory-i", yellow=0, culture=6)
    won = succeeds(colonial, "annex")

    assert (actor(won), phase(won)) == ("orange", "annex")
    assert refused(won, "cede wealthy-territory-i") == "fight.choice"
    historic = after(won, "cede historic-territory-i")
    assert (own(historic).faces, own(historic).culture) == (1, 0)
    assert (own(historic, 1).faces, own(historic, 1).culture) == (0, 6)
    play(won, "cede developed-territory-i")
    assert (own(won).yellow, own(won).bank, own(won).science) == (19, 19, 0)
    assert (own(won, 1).yellow, own(won, 1).bank) == (0, 17)
    assert (ids(own(won).colonies), ids(own(won, 1).colonies)) == (["developed-territory-i"], ["historic-territory-i"])


@card("through_the_ages.annex")
@rule("through_the_ages.fight.nothing")
def test_annex_needs_a_colony() -> None:
    standing = politics(give(strong(), military="annex"))
    assert refused(standing, "aggression annex green") == "fight.nothing"

    assert ids(own(succeeds(give(strong(), 1, colonies="wealthy-territory-i"), "annex")).colonies) == [
        "wealthy-territory-i"
    ]


@card("through_the_ages.assassinate")
@pytest.mark.parametrize(
    ("leader", "level"), [("moses", 0), ("michelangelo", 1), ("js-bach", 2), ("albert-einstein", 3)]
)
def test_assassinate(leader: str, level: int) -> None:
    """As many actions as the level of the leader, three culture for each."""
    won = succeeds(give(strong(), 1, leader=leader), "assassinate")

    assert (name(own(won, 1).leader), own(won).culture) == ("", 3 * level)
    assert own(won).military_left == 5 - level


@card("through_the_ages.assassinate")
@rule("through_the_ages.fight.nothing")
def test_assassinate_needs_a_leader_and_the_age_stays_spent() -> None:
    standing = politics(give(strong(), military="assassinate"))
    assert refused(standing, "aggression assassinate green") == "fight.nothing"
    won = succeeds(give(strong(), 1, leader="hammurabi"), "assassinate")
    assert (own(won, 1).civil, ids(won.box[-1:])) == (4, ["hammurabi"])
    assert refused(begin_turn(lay(won, "- - moses"), 1), "take R1") == "row.leader"


@card("through_the_ages.sabotage")
@rule("through_the_ages.fight.nothing")
def test_sabotage() -> None:
    """Only what is under construction; its tokens go back to the bank."""
    finished = politics(give(give(strong(), 1, wonders="pyramids"), military="sabotage"))
    assert refused(finished, "aggression sabotage green") == "fight.nothing"
    won = succeeds(give(strong(), 1, wonder="eiffel-tower", stages=2, bank=10), "sabotage")
    assert (name(own(won, 1).wonder), own(won, 1).stages_done, own(won, 1).bank) == ("", 0, 12)
    assert (own(won).culture, own(won).military_left) == (6, 3)


@card("through_the_ages.spy")
def test_spy() -> None:
    """Up to five; never more than there is."""
    assert each(succeeds(give(strong(), 1, science=9), "spy"), "science") == (5, 4, 0)
    assert each(succeeds(give(strong(), 1, science=3), "spy"), "science") == (3, 0, 0)


@card("through_the_ages.armed-intervention")
def test_armed_intervention() -> None:
    assert each(succeeds(give(strong(), 1, culture=9), "armed-intervention"), "culture") == (7, 2, 0)
    assert each(succeeds(give(strong(), 1, culture=4), "armed-intervention"), "culture") == (4, 0, 0)


@pytest.mark.parametrize(
    ("aggression", "actions"),
    [
        ("enslave", 2),
        ("plunder-i", 2),
        ("raid-i", 1),
        ("annex", 2),
        ("plunder-ii", 2),
        ("raid-ii", 2),
        ("spy", 1),
        ("armed-intervention", 2),
        ("plunder-iii", 2),
        ("raid-iii", 3),
    ],
)
@rule("through_the_ages.fight.attack")
def test_prices(aggression: str, actions: int) -> None:
    """Against Gandhi twice as much; with fewer actions it cannot be played."""
    colonial = give(strong(), 1, colonies="historic-territory-i")
    assert own(attack(colonial.copy(), aggression)).military_left == 5 - actions
    spent = politics(give(colonial.copy(), military=aggression, military_used=6 - actions))
    assert refused(spent, f"aggression {aggression} green") == "turn.military_actions"
    great = give(give(colonial, 1, leader="mahatma-gandhi"), technologies="strategy")
    assert own(attack(great, aggression)).military_left == 7 - 2 * actions
