"""Moves of a search bot in positions where every player would do the same."""

from __future__ import annotations

import pytest

from aevum.bots import Sight, find_bot
from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.constants import BIT, NONE, NUMBER, PLACES
from aevum.games.through_the_ages.heuristics import HEURISTICS
from aevum.games.through_the_ages.moves import BOOK, END, RESIGN
from aevum.games.through_the_ages.options import Options
from aevum.games.through_the_ages.rules.politics import DISCARD, POLITICS
from aevum.games.through_the_ages.rules.ratings import rate, uprising
from aevum.games.through_the_ages.rules.turn import ACTION_STAGE, STAGE
from aevum.games.through_the_ages.rules.turn_preview import forecast
from aevum.games.through_the_ages.state import Table
from aevum.games.through_the_ages.state_fields import (
    BANK,
    BLUE,
    CIV_WIDTH,
    CULTURE,
    CULTURE_RATE,
    IDLE,
    RED_USED,
    SCIENCE,
    SCIENCE_RATE,
    STAGES_DONE,
    STRENGTH,
    TACTIC,
    TECHNOLOGY,
    WHITE_LOST,
    WONDER,
    YELLOW,
)
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER
from aevum.kernel.steps import push

ROUND = 8


def table_with(
    *,
    works: dict[str, int] | None = None,
    knows: str = "",
    resources: int = 0,
    food: int = 3,
    hand: str = "",
    military: str = "",
    row: str = "",
    seats: int = 2,
    **places: int,
) -> Table:
    """Return a state in which orange is to act in Age I; nothing lies in the row but what is named."""
    table = Table().set_up(Options(), seats, Chance.from_seed(4))
    table.round, table.age, table.civil_at, table.first = ROUND, 1, 20, 0
    table.card_row = [*_cards(row), *[NONE] * (PLACES - len(row.split()))]
    table.frames[1] = 0
    table.frames[STAGE] = ACTION_STAGE
    civ = table.civ
    for seat in range(seats):
        civ[seat * CIV_WIDTH + WHITE_LOST] = civ[seat * CIV_WIDTH + RED_USED] = 0
    civ[IDLE] = 0
    for work, workers in (works or {}).items():
        civ[NUMBER[work]] = workers
    for technology in knows.split():
        civ[TECHNOLOGY] |= BIT[NUMBER[technology]]
    civ[BLUE + NUMBER["bronze"]] = resources
    civ[BLUE + NUMBER["agriculture"]] = food
    civ[BANK] -= resources + food
    for place, number in places.items():
        civ[_PLACES[place]] = number
    rate(table, 0)
    table.civil_hands[0] = sorted(_cards(hand))
    table.hands[0] = sorted(_cards(military))
    return table


_PLACES = {
    "idle": IDLE,
    "yellow": YELLOW,
    "science": SCIENCE,
    "wonder": WONDER,
    "stages": STAGES_DONE,
}


def _cards(names: str) -> list[int]:
    return [NUMBER[name] for name in names.split()]


def line_of(table: Table, bot: str = "normal") -> list[str]:
    """Return the moves of the bot until another seat decides, or until its turn ends."""
    player = find_bot(bot, GAME)(Chance.from_seed(11))
    seat, segment = table.actor, HEURISTICS.search_segment(table)
    moves: list[int] = []
    while table.actor == seat and HEURISTICS.search_segment(table) == segment:
        moves.append(player.choose(Sight(GAME, table, table.legal())))
        if moves[-1] == END:
            break
        table.apply(moves[-1])
    return list(map(BOOK.notation, moves))


# -- a turn of actions


@pytest.mark.parametrize("bot", ["easy", "normal"])
def test_an_unused_worker_is_put_to_work(bot: str) -> None:
    table = table_with(idle=1, resources=3, food=0)
    line_of(table, bot)
    assert not table.civ[IDLE]


def test_a_wonder_is_finished_as_soon_as_it_can_be() -> None:
    table = table_with(wonder=NUMBER["taj-mahal"], stages=2, resources=2)
    assert "stage x1" in line_of(table)


def test_a_leader_does_not_stay_in_the_hand() -> None:
    assert "lead michelangelo" in line_of(table_with(hand="michelangelo", works={"religion": 2}))


def test_culture_for_nothing_is_taken() -> None:
    assert "play work-of-art-i" in line_of(table_with(hand="work-of-art-i"))


def test_a_technology_is_played_when_there_is_science_for_it() -> None:
    table = table_with(hand="drama", science=6, idle=1, resources=6, works={"religion": 2})
    line = line_of(table)
    assert "develop drama" in line
    assert "build drama" in line


def test_hunger_is_seen_coming() -> None:
    table = table_with(works={"agriculture": 1}, food=0, yellow=13, idle=1, resources=2)
    assert "build agriculture" in line_of(table)
    yielded = forecast(table, 0)
    assert yielded is not None
    assert not yielded.hunger


def test_an_uprising_is_averted() -> None:
    table = table_with(yellow=12, idle=1, resources=3)
    assert uprising(table, 0)
    line_of(table)
    assert not uprising(table, 0)


def test_a_good_card_is_taken_from_the_row() -> None:
    assert "take R1" in line_of(table_with(row="drama"))


def test_nobody_destroys_what_stands_without_need() -> None:
    line = line_of(table_with(works={"religion": 2, "philosophy": 2}))
    assert not any(move.startswith(("destroy", "disband")) for move in line)


# -- politics


def politics_with(military: str, *, mine: int, theirs: int, cards: str = "") -> Table:
    """Return a political action with `mine` warriors against `theirs`; green has resources to lose."""
    table = table_with(military=military, works={"warriors": mine})
    push(table, POLITICS, 0)
    table.civ[CIV_WIDTH + NUMBER["warriors"]] = theirs
    rate(table, 1)
    table.civ[CIV_WIDTH + BLUE + NUMBER["bronze"]] = 4
    table.civ[CIV_WIDTH + BANK] -= 4
    table.hands[1] = sorted(_cards(cards))
    return table


def test_who_is_weaker_is_attacked() -> None:
    assert "aggression plunder-i green" in line_of(politics_with("plunder-i", mine=9, theirs=1))


def test_who_is_stronger_is_left_alone() -> None:
    assert line_of(politics_with("plunder-i", mine=1, theirs=9))[0] == "pass"


def test_an_event_in_the_hand_is_put_down() -> None:
    assert line_of(politics_with("good-harvest", mine=1, theirs=1))[0] == "seed good-harvest"


def test_nobody_thinks_of_giving_up() -> None:
    table = politics_with("plunder-i", mine=1, theirs=9)
    assert RESIGN in table.legal()
    assert RESIGN not in HEURISTICS.candidates(table, table.legal())


def attacked_with(mine: int, cards: str) -> Table:
    """Return a state in which green is attacked."""
    table = politics_with("plunder-i", mine=mine, theirs=1, cards=cards)
    table.apply(BOOK.parse("aggression plunder-i green"))
    table.apply(BOOK.parse("done"))
    return table


def test_a_defender_lays_a_card_that_repels_the_attack() -> None:
    assert line_of(attacked_with(3, "bonus-i"))[0] == "spend bonus-i"


def test_a_defender_keeps_a_card_that_cannot_help() -> None:
    table = attacked_with(9, "bonus-i")
    assert HEURISTICS.candidates(table, table.legal()) == [BOOK.parse("done")]


def test_a_tactic_that_is_in_play_already_is_thrown_away_first() -> None:
    table = table_with(military="fighting-band bonus-i legion")
    table.civ[TACTIC] = NUMBER["fighting-band"]
    push(table, DISCARD, 0)
    assert line_of(table)[0] == "discard fighting-band"


# -- evaluation


def test_culture_is_worth_something_and_a_rival_with_it_is_not() -> None:
    table = table_with()
    before = HEURISTICS.evaluate(table, 0)
    table.civ[CULTURE] += 3
    richer = HEURISTICS.evaluate(table, 0)
    table.civ[CIV_WIDTH + CULTURE] += 3
    assert before < HEURISTICS.evaluate(table, 0) < richer


@pytest.mark.parametrize("place", [CULTURE_RATE, SCIENCE_RATE, STRENGTH, SCIENCE, IDLE])
def test_more_of_a_good_thing_is_worth_more(place: int) -> None:
    table = table_with()
    before = HEURISTICS.evaluate(table, 0)
    table.civ[place] += 1
    assert HEURISTICS.evaluate(table, 0) > before


def test_a_rate_of_culture_is_worth_less_near_the_end() -> None:
    gains = []
    for laid in (0, 40):
        table = table_with()
        table.age, table.civil_at = 3, laid
        before = HEURISTICS.evaluate(table, 0)
        table.civ[CULTURE_RATE] += 1
        gains.append(HEURISTICS.evaluate(table, 0) - before)
    assert gains[0] > gains[1] > 0


def test_at_the_end_only_culture_counts() -> None:
    table = table_with(resources=5, science=9)
    table.frames.clear()
    assert table.actor == OVER
    before = HEURISTICS.evaluate(table, 0)
    table.civ[SCIENCE] += 5
    assert HEURISTICS.evaluate(table, 0) == before
    table.civ[CULTURE] += 1
    assert HEURISTICS.evaluate(table, 0) > before


def test_science_for_one_technology_is_not_there_for_the_next() -> None:
    def gain(hand: str) -> float:
        return HEURISTICS.evaluate(table_with(hand=hand), 0) - HEURISTICS.evaluate(table_with(), 0)

    hand = "monarchy drama warfare code-of-laws"
    assert 0 < gain(hand) < 0.8 * sum(map(gain, hand.split()))
