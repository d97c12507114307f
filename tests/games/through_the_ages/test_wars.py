"""Each of the six wars: declared, pending, resolved; either side wins by its advantage in strength."""

from __future__ import annotations

from typing import Any, Final

import pytest

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.state import Table
from aevum.kernel.words import LANGUAGES
from games.through_the_ages.military_positions import attack, each
from games.through_the_ages.positions import (
    actor,
    after,
    begin_turn,
    declare,
    events_of,
    give,
    ids,
    in_play,
    legal,
    name,
    own,
    phase,
    play,
    politics,
    refused,
    stack,
    table,
    workers,
)
from rule_marks import card, rule

WAR = "war-over-culture-ii"


def at_war(war: str, orange: int, green: int) -> Table:
    """Return a state in which orange has declared a war on green.

    Both have these strengths without units, so that `go` decides the war at once.
    """
    standing = table()
    for seat, strength in enumerate((orange, green)):
        give(standing, seat, workers="warriors:0", **STRENGTHS[strength])
        assert own(standing, seat).strength == strength
    return declare(standing, 0, war, 1)


STRENGTHS: dict[int, dict[str, Any]] = {
    0: {},
    1: {"wonders": "colossus"},
    3: {"technologies": "strategy"},
    5: {"government": "fundamentalism"},
    8: {"government": "fundamentalism", "technologies": "strategy"},
    10: {"government": "fundamentalism", "wonders": "transcontinental-railroad"},
}
"""Settings for a strength without units."""


def fought(standing: Table) -> Table:
    return play(begin_turn(standing, 0), "orange: go")


def rich(standing: Table, **stocks: Any) -> Table:
    """Give both sides the same stocks."""
    for seat in range(2):
        give(standing, seat, **stocks)
    return standing


# -- the log


ENDED: Final = {
    (8, 1): {"en": "the attack succeeds.", "es": "el ataque triunfa.", "ru": "атака удалась."},
    (0, 5): {"en": "Green wins the war.", "es": "Verde gana la guerra.", "ru": "войну выигрывает Зелёный."},
    (5, 5): {"en": "nobody wins.", "es": "nadie vence.", "ru": "победителя нет."},
}


@rule("through_the_ages.fight.war_resolved")
@pytest.mark.parametrize("strengths", ENDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_who_has_won_a_war(strengths: tuple[int, int], language: str) -> None:
    events = events_of(begin_turn(at_war(WAR, *strengths), 0), "orange: go")
    sentence = next(event.say(GAME.words(language)) for event in events if event.message == "event-fight")
    assert sentence.endswith(f": {ENDED[strengths][language]}")


# -- the six wars


@card("through_the_ages.war-over-culture-ii")
@pytest.mark.parametrize(
    ("strengths", "culture"), [((8, 1), (27, 13, 0)), ((0, 5), (15, 25, 0)), ((5, 5), (20, 20, 0))]
)
def test_war_over_culture_ii(strengths: tuple[int, int], culture: tuple[int, int, int]) -> None:
    assert each(fought(rich(at_war("war-over-culture-ii", *strengths), culture=20)), "culture") == culture


@card("through_the_ages.war-over-culture-iii")
@pytest.mark.parametrize(("strengths", "culture"), [((8, 1), (27, 13, 0)), ((0, 5), (15, 25, 0))])
def test_war_over_culture_iii(strengths: tuple[int, int], culture: tuple[int, int, int]) -> None:
    assert each(fought(rich(at_war("war-over-culture-iii", *strengths), culture=20)), "culture") == culture


@card("through_the_ages.war-over-culture-iii")
@rule("through_the_ages.fight.choice")
def test_the_winner_takes_no_more_than_the_loser_has() -> None:
    assert each(fought(rich(at_war("war-over-culture-iii", 8, 1), culture=4)), "culture") == (8, 0, 0)


@card("through_the_ages.war-over-resources")
@rule("through_the_ages.fight.choice")
def test_war_over_resources() -> None:
    """The winner, be it the defender, chooses the mix."""
    won = fought(rich(at_war("war-over-resources", 5, 0), food=4, resources=4))
    assert (actor(won), phase(won)) == ("orange", "divide")
    assert refused(won, "food 0") == "fight.choice"
    play(won, "food 1")
    assert (each(won, "food")[:2], each(won, "resources")[:2]) == ((5, 3), (8, 0))

    lost = fought(rich(at_war("war-over-resources", 0, 3), food=4, resources=4))
    play(lost, "green: food 3")
    assert (each(lost, "food")[:2], each(lost, "resources")[:2]) == ((1, 7), (4, 4))


@card("through_the_ages.war-over-technology")
@rule("through_the_ages.fight.seize")
def test_war_over_technology_in_science() -> None:
    """Without special technologies that can be paid all of it is science."""
    assert each(fought(rich(at_war("war-over-technology", 8, 1), science=9)), "science")[:2] == (16, 2)
    assert each(fought(rich(at_war("war-over-technology", 0, 5), science=9)), "science")[:2] == (4, 14)
    assert each(fought(rich(at_war("war-over-technology", 0, 5), science=3)), "science")[:2] == (0, 6)


@card("through_the_ages.war-over-technology")
@rule("through_the_ages.fight.seize")
def test_war_over_technology_in_special_technologies() -> None:
    """At their price in science; what is left is taken as science, also by saying that it is enough."""
    war = give(rich(at_war("war-over-technology", 8, 0), science=9), 1, technologies="masonry cartography code-of-laws")
    won = fought(give(war, 1, workers="philosophy:1"))
    assert own(war, 1).strength == 1
    assert (actor(won), phase(won)) == ("orange", "seize")
    assert legal(won, "seize") == {"masonry", "cartography", "code-of-laws"}
    enough = after(won, "done")
    assert each(enough, "science")[:2] == (16, 2)
    dear = after(won, "seize code-of-laws")
    assert (phase(dear), each(dear, "science")[:2]) == ("turn", (10, 8))
    assert (own(dear).civil, own(dear, 1).civil) == (7, 4)
    play(won, "seize masonry")
    assert refused(won, "seize code-of-laws") == "fight.seize"
    play(won, "seize cartography")
    assert (phase(won), each(won, "science")[:2]) == ("turn", (9, 9))
    assert in_play(won) == {"fundamentalism", "strategy", "masonry", "cartography"}
    assert in_play(won, 1) == {"code-of-laws"}


@card("through_the_ages.war-over-technology")
@rule("through_the_ages.fight.seize")
def test_what_the_winner_owns_cannot_be_seized_and_an_older_one_yields() -> None:
    war = at_war("war-over-technology", 10, 0)
    give(give(war, 0, technologies="masonry justice-system"), 1, technologies="masonry code-of-laws")
    won = fought(war)

    assert legal(won, "seize") == {"code-of-laws"}
    play(won, "seize code-of-laws")
    assert in_play(won) == {"fundamentalism", "masonry", "justice-system"}
    assert "code-of-laws" in ids(won.box)
    assert own(won).civil == 7


@card("through_the_ages.war-over-technology")
@rule("through_the_ages.fight.seize")
def test_a_newer_one_replaces_that_of_the_winner() -> None:
    war = at_war("war-over-technology", 10, 0)
    give(give(war, 0, technologies="code-of-laws"), 1, technologies="justice-system", bank=20)
    won = play(fought(war), "seize justice-system")

    assert in_play(won) == {"fundamentalism", "justice-system"}
    assert (own(won).bank, own(won, 1).bank) == (21, 17)
    assert (own(won).civil, own(won, 1).civil) == (7, 4)


@card("through_the_ages.war-over-territory")
@pytest.mark.parametrize(
    ("strengths", "yellow"), [((8, 1), (21, 15)), ((3, 1), (19, 17)), ((0, 10), (14, 22)), ((3, 3), (18, 18))]
)
def test_war_over_territory(strengths: tuple[int, int], yellow: tuple[int, int]) -> None:
    """One token, and one more for each three of advantage, from bank to bank."""
    assert each(fought(at_war("war-over-territory", *strengths)), "yellow")[:2] == yellow


@card("through_the_ages.war-over-territory")
def test_an_empty_bank_loses_no_territory() -> None:
    assert each(fought(give(at_war("war-over-territory", 8, 1), 1, yellow=2)), "yellow")[:2] == (20, 0)


@card("through_the_ages.holy-war")
@rule("through_the_ages.events.population")
def test_holy_war() -> None:
    """A loss for each three of advantage, of the loser's choice; three culture for the winner for each."""
    won = fought(give(at_war("holy-war", 8, 1), 1, idle=1))
    assert (actor(won), own(won).culture) == ("green", 3)
    play(won, "lose bronze")
    assert (own(won).culture, own(won, 1).yellow, own(won, 1).idle) == (6, 20, 0)

    lost = fought(give(at_war("holy-war", 0, 5), idle=3))
    assert (own(lost, 1).culture, own(lost).idle, own(lost).yellow) == (3, 2, 19)
    assert each(fought(at_war("holy-war", 3, 1)), "culture") == (0, 0, 0)


@card("through_the_ages.holy-war")
def test_culture_comes_only_for_population_that_was_really_lost() -> None:
    few = give(at_war("holy-war", 10, 0), 1, workers="agriculture:0 bronze:0 philosophy:0", idle=1)
    won = fought(few)

    assert (phase(won), own(won).culture, own(won, 1).yellow) == ("turn", 3, 19)


@pytest.mark.parametrize(
    ("war", "actions"),
    [
        ("war-over-culture-ii", 3),
        ("war-over-resources", 2),
        ("war-over-technology", 2),
        ("war-over-territory", 3),
        ("holy-war", 3),
        ("war-over-culture-iii", 3),
    ],
)
@rule("through_the_ages.fight.war")
def test_prices(war: str, actions: int) -> None:
    declared = attack(give(table(), government="fundamentalism"), war)
    assert own(declared).military_left == 5 - actions
    spent = politics(give(table(), government="fundamentalism", military=war, military_used=6 - actions))
    assert refused(spent, f"war {war} green") == "turn.military_actions"
    gandhi = give(give(table(), government="fundamentalism", technologies="strategy"), 1, leader="mahatma-gandhi")
    assert own(attack(gandhi, war)).military_left == 7 - 2 * actions


# -- declared now, fought later


@rule("through_the_ages.fight.war", "through_the_ages.fight.war_resolved")
def test_a_war_is_pending_until_the_next_turn_of_who_declared_it() -> None:
    """All seats see it; the turn goes on; it is fought before the political action, which is still there."""
    declared = attack(give(table(), government="fundamentalism", culture=5), "war-over-culture-ii")

    assert (name(own(declared).war), own(declared).war_on) == ("war-over-culture-ii", 1)
    assert (phase(declared), each(declared, "culture")) == ("turn", (5, 0, 0))
    give(declared, 0, military="rats legion")
    play(declared, "end", "end", "end")
    assert (actor(declared), phase(declared)) == ("orange", "march")
    assert legal(declared) == {"go", "resign"}
    play(declared, "go")
    assert (actor(declared), phase(declared)) == ("orange", "strike")
    play(declared, "done", "green: done")
    assert (actor(declared), phase(declared)) == ("orange", "politics")
    assert (own(declared).war, ids(declared.used[-1:])) == (-1, ["war-over-culture-ii"])


@rule("through_the_ages.fight.war_resolved", "through_the_ages.fight.war")
def test_both_sides_sacrifice_the_attacker_first_and_nobody_lays_cards() -> None:
    war = declare(give(give(table(), workers="warriors:3"), 1, workers="warriors:4", military="bonus-iii"), 0, WAR, 1)
    for seat in range(2):
        give(war, seat, culture=20)
    play(begin_turn(war, 0), "go", "orange: sacrifice warriors", "sacrifice warriors", "done")
    assert (actor(war), phase(war)) == ("green", "defend")
    assert refused(war, "spend bonus-iii") == "fight.war"
    play(war, "sacrifice warriors", "sacrifice warriors", "done")
    assert each(war, "culture")[:2] == (20 - 1, 20 + 1)
    assert (each(war, "strength")[:2], each(war, "yellow")[:2]) == ((1, 2), (20, 20))


@rule("through_the_ages.fight.war_resolved")
def test_a_defender_without_units_is_not_asked_in_a_war_whatever_the_hand() -> None:
    war = declare(give(table(), 1, workers="warriors:0", military="bonus-i", culture=9), 0, WAR, 1)

    play(begin_turn(war, 0), "go", "orange: done")
    assert each(war, "culture") == (1, 8, 0)


@rule("through_the_ages.fight.last_round")
def test_in_the_last_round_no_war_is_declared_and_a_pending_one_is_decided_by_strength_alone() -> None:
    last = give(table(round=20, age=4), government="fundamentalism", military=WAR, workers="warriors:2")
    last.last_round = 20
    assert refused(politics(last), f"war {WAR} green") == "fight.last_round"

    pending = declare(give(give(last, military=""), 1, culture=9), 0, WAR, 1)
    play(begin_turn(pending, 0), "go")
    assert (phase(pending), each(pending, "culture")) == ("turn", (6, 3, 0))


@rule("through_the_ages.fight.war_resolved")
def test_strengths_count_as_they_are_when_the_war_is_fought() -> None:
    """Units lost since are missing, a sacrificed unit counts twice."""
    war = declare(give(table(), 1, culture=9, workers="warriors:0"), 0, WAR, 1)
    give(war, workers="warriors:5")
    play(begin_turn(war, 0), "go", "sacrifice warriors", "done")
    assert each(war, "culture") == (6, 3, 0)
    assert workers(war)["warriors"] == 4


@rule("through_the_ages.fight.war_resolved", "through_the_ages.ages.obsolete")
def test_a_war_outlives_its_age_but_leaders_do_not() -> None:
    """The row comes first: it ends Age III, and Napoleon is gone before the war is fought."""
    led = give(table(round=15, age=3), leader="napoleon-bonaparte", workers="warriors:2", tactic="fighting-band")
    war = declare(give(led, 1, workers="warriors:0", culture=9), 0, WAR, 1)
    assert own(war).strength == 4
    begin_turn(stack(war, civil="oil"), 0)

    assert (war.age, phase(war)) == (4, "march")
    assert own(war).strength == 3
