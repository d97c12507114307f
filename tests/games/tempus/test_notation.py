"""Notation of moves: what a person may write, and the errors for what cannot be read or is not allowed."""

from __future__ import annotations

import pytest

from aevum.games.tempus.moves import BOOK
from aevum.games.tempus.state import World
from aevum.kernel.errors import Illegal, LineEnds, Malformed, NotYourTurn
from aevum.kernel.match import Match
from games.tempus.positions import FAR, People, actor, begin, match_from, on, world_with


def line_world() -> World:
    return world_with(
        woods="C3 D3 E3 F6",
        red=People("C3", hand="religion-hills sanitation-woods"),
        blue=People(f"F6 {FAR}"),
        era="trade",
    )


def world_of(match: Match) -> World:
    state = match.state
    assert isinstance(state, World)
    return state


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("tile f5 turn 2", ["tile F5", "turn 2"]),
        ("TILE F5TURN2", ["tile F5", "turn 2"]),
        ("settle c3", ["settle C3"]),
        ("move C3 to D4", ["move C3", "to D4"]),
        ("move C3 to D4 end", ["move C3", "to D4", "end"]),
        ("move c12toD11end", ["move C12", "to D11", "end"]),
        ("move C1 to D1", ["move C1", "to D1"]),
        ("Move Nobody", ["move nobody"]),
        ("babies C3", ["babies C3"]),
        ("babies nobody end", ["babies nobody", "end"]),
        ("fight C3 to D4", ["fight C3", "to D4"]),
        ("fight C3 to D4 lay weapons-woods done", ["fight C3", "to D4", "lay weapons-woods", "done"]),
        ("declare woods", ["declare woods"]),
        ("advance 2", ["advance 2"]),
        ("advance 12 end", ["advance 12", "end"]),
        ("idea", ["idea"]),
        ("idea discard weapons-hills end", ["idea", "discard weapons-hills", "end"]),
        ("city C3 4", ["city C3 4"]),
        ("cityC3 4", ["city C3 4"]),
        ("city C12 2", ["city C12 2"]),
        ("play religion-hills convert D4 to C3", ["play religion-hills", "convert D4", "to C3"]),
        ("play government-woods now", ["play government-woods", "now"]),
        ("play government-woods later", ["play government-woods", "later"]),
        ("move C3 to D4 play sanitation-woods", ["move C3", "to D4", "play sanitation-woods"]),
        ("lay education-woods lay leader-hills done", ["lay education-woods", "lay leader-hills", "done"]),
    ],
)
def test_lines_and_what_they_mean(written: str, meant: list[str]) -> None:
    assert [BOOK.notation(move) for move in BOOK.parse_line(written)] == meant


def test_a_line_is_played_as_a_whole() -> None:
    match = match_from(line_world())
    match.play("move C3 to D3 end")

    assert on(world_of(match), "C3 D3") == ["-", "red 1"]
    assert actor(world_of(match)) == "blue"
    assert [BOOK.notation(played.move) for played in match.moves] == ["move C3", "to D3", "end"]


def test_nothing_of_a_line_is_played_if_one_move_of_it_is_not_allowed() -> None:
    match = match_from(line_world())

    with pytest.raises(Illegal) as answer:
        match.play("move C3 to D3 to E3")

    assert answer.value.clause.id == "tempus.turn.action"
    assert match.length == 0
    assert on(world_of(match), "C3 D3") == ["red 1", "-"]


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("move A1", "tempus.move.own"),
        ("move C3 to F6", "tempus.move.others"),
        ("move C3 to A1", "tempus.move.land"),
        ("city C3 2", "tempus.city.value"),
        ("babies C3", "tempus.babies.grassland"),
        ("fight C3", "tempus.fight.no_target"),
        ("play weapons-hills", "tempus.cards.in_hand"),
        ("play religion-hills", "tempus.religion.nobody"),
        ("play sanitation-woods", "tempus.sanitation.when"),
        ("end", "tempus.turn.must"),
        ("tile B2 turn 1", "tempus.turn.action"),
    ],
)
def test_an_illegal_line_is_answered_with_its_clause(line: str, clause: str) -> None:
    match = match_from(line_world())

    with pytest.raises(Illegal) as answer:
        match.play(line)

    assert answer.value.clause.id == clause
    assert match.length == 0


def test_a_line_does_not_decide_for_another_seat() -> None:
    world = world_with(woods="F6 G6", red=People("F6"))
    match = match_from(world)

    with pytest.raises(LineEnds):
        match.play("move F6 to G6 end")
    with pytest.raises(NotYourTurn):
        match.play("idea", seat=1)

    assert world_of(match).key() == world.key()


@pytest.mark.parametrize("line", ["idea end", "idea play religion-hills", "idea discard weapons-woods"])
def test_a_line_ends_where_cards_are_drawn(line: str) -> None:
    match = match_from(world_with(woods="F6", red=People("F6", hand="religion-hills")))

    with pytest.raises(LineEnds):
        match.play(line)

    assert match.length == 0


def test_a_line_goes_on_after_a_card_of_ones_own() -> None:
    """Also in a fight, if the other side has no card to answer it."""
    red, blue = People("F6:2", hand="education-woods government-woods religion-woods"), People(f"G6:3 {FAR}")
    match = match_from(world_with(woods="F6", hills="G6", red=red, blue=blue, era="cities"))

    match.play("play government-woods now")
    match.play("fight F6 to G6 lay education-woods done end")

    assert on(world_of(match), "F6 G6") == ["red 1", "blue 3"]


def test_a_line_ends_where_the_cards_of_another_are_shown() -> None:
    red, blue = People("F6:2", hand="education-woods"), People(f"G6:3 {FAR}", hand="religion-woods")
    match = match_from(world_with(woods="F6", hills="G6", red=red, blue=blue, era="cities"))
    match.play("fight F6 to G6 lay education-woods done")

    with pytest.raises(LineEnds):
        match.play("done end")


@pytest.mark.parametrize(
    ("text", "understood", "rest"),
    [
        ("", "", ""),
        ("fly C3", "", "fly C3"),
        ("move", "move", ""),
        ("move Z9", "move", "Z9"),
        ("move N1", "move", "N1"),
        ("move C13", "move", "C13"),
        ("move C3 to", "move C3 to", ""),
        ("move C3 to D3 jump", "move C3 to D3", "jump"),
        ("city C3 5", "city C3", "5"),
        ("city C3", "city C3", ""),
        ("tile G6 turn 6", "tile G6 turn", "6"),
        ("declare sea", "declare", "sea"),
        ("play weapons", "play", "weapons"),
        ("play weapons-mountains", "play", "weapons-mountains"),
        ("lay armour-woods", "lay", "armour-woods"),
        ("advance 17", "advance", "17"),
        ("idea idea", "idea", "idea"),
        ("move C3 move D3", "move C3", "move D3"),
    ],
)
def test_malformed_text_is_answered_with_what_was_understood(text: str, understood: str, rest: str) -> None:
    match = match_from(line_world())

    with pytest.raises(Malformed) as answer:
        match.play(text)

    assert answer.value.arguments == {"understood": understood, "rest": rest}
    assert match.length == 0


@pytest.mark.parametrize("number", [-1, BOOK.size, 10**9])
def test_a_number_outside_the_book_is_no_move(number: int) -> None:
    with pytest.raises(Malformed):
        match_from(line_world()).play(number)


@pytest.mark.parametrize("world", [begin(), line_world()], ids=["tiles", "slot"])
def test_every_legal_move_reads_back_from_its_notation(world: World) -> None:
    assert [BOOK.parse(BOOK.notation(move)) for move in world.legal()] == world.legal()
