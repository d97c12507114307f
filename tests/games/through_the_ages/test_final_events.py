"""Events of Age III: culture for achievements, at once when they are revealed, or at the end."""

from __future__ import annotations

import pytest

from games.through_the_ages.military_positions import each, turn_up
from games.through_the_ages.positions import cards, give, play, stack, table
from rule_marks import card, rule


@card("through_the_ages.impact-of-agriculture")
def test_agriculture() -> None:
    """The food that the farms make, before consumption."""
    farmed = give(table(), 1, workers="agriculture:1 irrigation:1 mechanized-agriculture:2", yellow=0, bank=0)

    assert each(turn_up(farmed, "impact-of-agriculture"), "culture") == (2, 13, 2)


@card("through_the_ages.impact-of-architecture")
def test_architecture() -> None:
    """Levels for each worker in urban buildings; farms, mines and units do not count."""
    built = give(table(), 1, workers="alchemy:2 opera:1 professional-sports:1 philosophy:1 iron:3 swordsmen:2")

    assert each(turn_up(built, "impact-of-architecture"), "culture") == (0, 7, 0)


@card("through_the_ages.impact-of-colonies")
def test_colonies() -> None:
    settled = give(table(), 1, colonies="historic-territory-i wealthy-territory-ii")

    assert each(turn_up(settled, "impact-of-colonies"), "culture") == (0, 8, 0)


@card("through_the_ages.impact-of-competition")
def test_competition() -> None:
    """Levels of units and arenas."""
    armed = give(table(), 1, workers="swordsmen:2 cannon:1 air-forces:1 bread-and-circuses:1 alchemy:2 warriors:3")

    assert each(turn_up(armed, "impact-of-competition"), "culture") == (0, 8, 0)


@card("through_the_ages.impact-of-government")
def test_government() -> None:
    """Actions owned, used or not."""
    governed = give(give(table(), 0, military_used=1), 1, government="communism", wonders="pyramids")

    assert each(turn_up(governed, "impact-of-government"), "culture") == (10, 21, 10)


@card("through_the_ages.impact-of-happiness")
def test_happiness() -> None:
    """Faces as shown, 8 at most; discontent workers cost, but no culture falls below 0."""
    happy = give(table(), 0, culture=9, yellow=12, workers="religion:1")
    give(happy, 1, government="theocracy", workers="bread-and-circuses:3", wonders="st-peters-basilica")
    give(happy, 2, culture=1, yellow=12)

    assert each(turn_up(happy, "impact-of-happiness"), "culture") == (9, 16, 0)


@card("through_the_ages.impact-of-industry")
def test_industry() -> None:
    """Railroad and the labs of Gates count."""
    dug = give(table(), 1, workers="bronze:1 coal:2", wonders="transcontinental-railroad")
    give(dug, 2, workers="alchemy:1 computers:1 philosophy:1", leader="bill-gates")

    assert each(turn_up(dug, "impact-of-industry"), "culture") == (2, 10, 6)


@card("through_the_ages.impact-of-population")
def test_population() -> None:
    """Content workers beyond ten, unused ones too."""
    grown = give(table(), 0, workers="agriculture:8", idle=3)
    give(grown, 1, workers="agriculture:8", idle=3, yellow=12)

    assert each(turn_up(grown, "impact-of-population"), "culture") == (10, 6, 0)


@card("through_the_ages.impact-of-progress")
def test_progress() -> None:
    """Levels of the government and of special technologies."""
    advanced = give(table(), 1, government="republic", technologies="warfare satellites iron")

    assert each(turn_up(advanced, "impact-of-progress"), "culture") == (0, 12, 0)


@card("through_the_ages.impact-of-science")
@pytest.mark.parametrize(("seats", "points"), [(2, (10, 0)), (3, (14, 7, 0)), (4, (15, 10, 5, 0))])
def test_science_by_rank_and_ties_by_turn_order(seats: int, points: tuple[int, ...]) -> None:
    assert each(turn_up(table(seats), "impact-of-science"), "culture") == points
    learned = give(table(seats), 1, workers="philosophy:2")
    assert each(turn_up(learned, "impact-of-science"), "culture")[:2] == (points[1], points[0])


@card("through_the_ages.impact-of-strength")
@pytest.mark.parametrize(("seats", "points"), [(2, (0, 10)), (3, (0, 14, 7)), (4, (0, 15, 10, 5))])
def test_strength_by_rank_and_ties_by_turn_order(seats: int, points: tuple[int, ...]) -> None:
    """The turn is green's."""
    assert each(turn_up(table(seats, active=1), "impact-of-strength"), "culture") == points


@card("through_the_ages.impact-of-technology")
def test_technology() -> None:
    """Of level III, in the advanced game of level II; governments and specials too."""
    modern = give(table(), 1, government="democracy", technologies="oil satellites coal iron")
    assert each(turn_up(modern, "impact-of-technology"), "culture") == (0, 12, 0)
    older = give(table(game="advanced"), 1, government="republic", technologies="coal iron")
    assert each(turn_up(older, "impact-of-technology"), "culture") == (0, 8, 0)


@card("through_the_ages.impact-of-wonders")
def test_wonders() -> None:
    """By their Age; those face down are still wonders."""
    old = give(table(), 0, wonders="pyramids taj-mahal eiffel-tower hollywood")
    give(old, 1, wonders="pyramids", ruined="pyramids")

    assert each(turn_up(old, "impact-of-wonders"), "culture") == (14, 5, 0)


# -- at the end


@rule("through_the_ages.score.events")
def test_events_of_age_three_in_both_decks_score_at_the_end_and_no_others() -> None:
    """Ties are broken as if the first player were to play."""
    last = table(2, round=20, active=1, age=4)
    last.last_round = 20
    stack(last, current="national-pride impact-of-strength", future="impact-of-colonies civil-unrest")
    give(last, 1, colonies="historic-territory-i", culture=1)
    play(last, "end")

    assert each(last, "culture") == (10, 1 + 4)
    assert [dict(lines) for lines in last.final] == [
        {"impact-of-colonies": 0, "impact-of-strength": 10},
        {"impact-of-colonies": 4, "impact-of-strength": 0},
    ]


@rule("through_the_ages.score.events")
def test_with_fewer_bonuses_what_is_left_in_the_decks_does_not_score() -> None:
    last = table(2, round=20, active=1, age=4, fewer_bonuses=True)
    last.last_round = 20
    stack(last, current="impact-of-strength", future="")
    play(last, "end")

    assert each(last, "culture") == (0, 0)


@rule("through_the_ages.score.events", "through_the_ages.setup.bonuses")
def test_open_and_private_bonuses_score_for_everybody() -> None:
    last = table(2, round=20, active=1, age=4)
    last.last_round = 20
    stack(last, current="no-event", future="")
    last.bonuses, last.private = cards("impact-of-colonies"), [[], cards("impact-of-wonders")]
    give(last, 0, colonies="historic-territory-i", wonders="pyramids")
    play(last, "end")

    assert each(last, "culture") == (9, 0)
