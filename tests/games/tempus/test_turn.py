"""Rulebook chapter Desarrollo del juego: action tokens, rounds, slots, and the ten turns."""

from __future__ import annotations

from collections import Counter

import pytest

from aevum.games.tempus import constants
from games.tempus.positions import (
    FAR,
    NOBODY,
    People,
    actor,
    eras,
    finish,
    legal,
    on,
    pass_actions,
    phase,
    play,
    points,
    refusal,
    rounds,
    seen,
    verbs,
    world_with,
)
from rule_marks import rule

COLUMNS = (
    constants.MOVE,
    constants.DISTANCE,
    constants.CHILDREN,
    constants.STACKING,
    constants.SHIPS,
    constants.DRAW,
    constants.HAND_LIMIT,
    constants.ACTION_TOKENS,
)


@rule("tempus.turn.own_row")
def test_tt_01_the_row_of_writing() -> None:
    writing = constants.ERAS.index("writing")

    assert [column[writing] for column in COLUMNS] == [1, 1, 1, 2, False, 2, 5, 3]


@rule("tempus.turn.own_row")
@pytest.mark.parametrize(
    ("era", "row"),
    [
        ("start", [1, 1, 1, 2, False, 1, 5, 3]),
        ("writing", [1, 1, 1, 2, False, 2, 5, 3]),
        ("farming", [1, 1, 2, 2, False, 2, 5, 3]),
        ("cities", [1, 1, 2, 3, False, 2, 5, 4]),
        ("roads", [1, 2, 2, 3, False, 2, 5, 4]),
        ("trade", [2, 2, 2, 3, False, 2, 5, 4]),
        ("ships", [2, 2, 2, 3, True, 2, 5, 5]),
        ("printing", [2, 2, 2, 3, True, 2, 7, 5]),
        ("industry", [2, 2, 2, 4, True, 2, 7, 6]),
        ("trains", [3, 5, 2, 4, True, 2, 7, 6]),
    ],
)
def test_the_era_table_of_the_rulebook(era: str, row: list[int]) -> None:
    assert [column[constants.ERAS.index(era)] for column in COLUMNS] == row


@rule("tempus.turn.own_row")
def test_tt_01_what_a_player_in_writing_can_do() -> None:
    world = world_with(
        grassland="F6 H6",
        woods="G6 E6",
        red=People("F6:2 H6", era="writing", hand="education-woods"),
        blue=People(era="farming"),
    )

    assert world.actions == [3, 3, 3]
    assert refusal(world, "babies F6") == "babies.stacking"
    assert refusal(play(world.copy(), "babies H6"), "babies H6") == "babies.count"
    assert refusal(play(world.copy(), "move F6 to E6"), "move F6") == "move.count"
    assert len(play(world, "idea").hands[0]) == 3


@rule("tempus.turn.tokens")
def test_tt_02_action_tokens_by_the_own_era() -> None:
    world = world_with(red=People(era="cities"), blue=People(era="farming"), green=People(era="farming"))

    assert world.actions == [4, 3, 3]


@rule("tempus.turn.tokens", "tempus.turn.phases")
def test_tt_03_forty_three_actions_for_who_is_always_ahead_and_forty_for_who_never_is() -> None:
    world = world_with(woods="F6", red=People(cities="F6:4"))
    actions: Counter[str] = Counter()
    while world.legal():
        actions.update(" ".join(rounds(world)).split())
        while phase(world) == "progress" and world.legal():
            play(world, "done")

    assert actions == {"red": 43, "blue": 40, "green": 40}


@rule("tempus.turn.phases", "tempus.end.turn", "tempus.turn.tokens")
def test_a_turn_has_four_phases() -> None:
    world = world_with(red=People(hand="education-woods"), era="cities", first="blue")
    assert world.actions == [4, 4, 4]
    assert actor(world) == "blue"

    pass_actions(world)
    assert world.actions == [0, 0, 0]
    assert phase(world) == "progress"
    assert (seen(world).allowance, seen(world).to_begin, seen(world).closed) == (0, 0, False)
    play(world, "red: done")

    assert eras(world) == ["roads", "roads", "roads"]
    assert world.actions == [4, 4, 4]
    assert actor(world) == "green"
    assert phase(world) == "slot"


@rule("tempus.end.turn")
def test_the_first_player_marker_passes_clockwise_round_the_table() -> None:
    world = world_with(era="writing", first="green", yellow=NOBODY)
    firsts = [actor(world)]
    firsts += [actor(pass_actions(world)) for _ in range(4)]

    assert firsts == ["green", "yellow", "red", "blue", "green"]


@rule("tempus.turn.rounds")
def test_rounds_go_clockwise_from_the_first_player_and_skip_those_without_tokens() -> None:
    world = world_with(red=People(era="farming"), blue=People(era="cities"), green=People(era="farming"), first="green")

    assert rounds(world) == ["green red blue", "green red blue", "green red blue", "blue"]


@rule("tempus.turn.rounds")
def test_rounds_are_counted_from_one_in_every_turn() -> None:
    world = world_with(first="blue")
    counted: list[tuple[int, str]] = []
    for _ in range(10):
        counted.append((seen(world).round, actor(world)))
        play(world, "end" if "end" in legal(world) else "move nobody")

    assert counted == [
        *[(1, "blue"), (1, "green"), (1, "red")],
        *[(2, "blue"), (2, "green"), (2, "red")],
        *[(3, "blue"), (3, "green"), (3, "red")],
        (1, "green"),
    ]


@rule("tempus.turn.action")
def test_the_five_actions() -> None:
    world = world_with(grassland="F6", red=People("F6:2"), blue=People(f"G6 {FAR}"))

    assert verbs(world) == {"move", "babies", "fight", "idea", "city"}
    assert refusal(world, "done") == "turn.action"
    assert refusal(world, "declare woods") == "turn.action"
    assert refusal(world, "settle F6") == "turn.action"
    assert refusal(world, "tile F6") == "turn.action"
    assert refusal(world, "turn 1") == "turn.action"
    assert refusal(world, "lay weapons-woods") == "turn.action"
    assert refusal(world, "to G6") == "turn.action"
    assert refusal(world, "convert G6") == "turn.action"
    assert refusal(world, "advance 1") == "turn.action"


@rule("tempus.turn.rounds", "tempus.turn.action")
def test_the_same_action_may_be_chosen_again_and_by_others() -> None:
    world = world_with()
    play(world, "red: idea end", "blue: idea end", "green: idea end", "red: idea end")
    assert world.actions == [1, 2, 2]


@rule("tempus.turn.one_action")
def test_one_token_pays_for_one_action() -> None:
    world = world_with(
        grassland="F6 G6 H6", red=People("F6:2", hand="education-woods"), blue=People(f"E6 {FAR}"), era="cities"
    )
    play(world, "red: idea")

    assert refusal(world, "idea") == "turn.one_action"
    assert refusal(world, "move F6") == "turn.one_action"
    assert refusal(world, "move nobody") == "turn.one_action"
    assert refusal(world, "babies F6") == "turn.one_action"
    assert refusal(world, "babies nobody") == "turn.one_action"
    assert refusal(world, "fight F6") == "turn.one_action"
    assert refusal(world, "city F6 2") == "turn.one_action"


@rule("tempus.turn.must")
def test_tr_14_a_slot_cannot_end_before_a_token_is_spent() -> None:
    world = world_with(woods="F6", red=People("F6", hand="religion-woods"), blue=People(f"G6 {FAR}"))

    assert refusal(world, "end") == "turn.must"
    play(world, "play religion-woods convert G6 to F6")
    assert refusal(world, "end") == "turn.must"


@rule("tempus.turn.must")
def test_tr_31_fight_and_city_need_a_target_the_others_do_not() -> None:
    world = world_with(woods="F6", red=People("F6"))

    assert legal(world) == {"move nobody", "babies nobody", "idea"}


@rule("tempus.turn.target")
def test_once_a_token_is_chosen_it_goes_somewhere() -> None:
    world = play(world_with(woods="F6 G6", red=People("F6")), "move F6")

    assert legal(world) == {"to G6"}
    assert refusal(world, "end") == "turn.target"
    assert refusal(world, "move F6") == "turn.target"
    assert refusal(world, "babies F6") == "turn.target"
    assert refusal(world, "city F6 2") == "turn.target"
    assert refusal(world, "play weapons-woods") == "turn.target"


@rule("tempus.turn.nobody_left")
def test_tr_30_a_player_without_tokens_stays_in_the_game() -> None:
    world = world_with(woods="F6", red=People(cities="F6:3"), blue=People("G6 C3"), era="trade")

    assert legal(world) == {"move nobody", "babies nobody", "idea"}
    pass_actions(world)
    assert points(world) == (1, 0, 0)
    assert eras(world) == ["ships", "trade", "trade"]
    outcome = finish(world).outcome()
    assert outcome is not None
    assert outcome.totals[0] == 3 + 3


@rule("tempus.turn.nobody_left", "tempus.fight.protection")
def test_tr_30_who_loses_all_but_three_hexes_is_left_alone_and_goes_on() -> None:
    world = world_with(red=People("F6:2"), blue=People("G6 C3 E3 I3"), era="cities")
    play(world, "red: fight F6 to G6", "red: advance 1", "blue: move nobody", "green: move nobody")

    assert on(world, "G6 C3 E3 I3") == ["red 1", "blue 1", "blue 1", "blue 1"]


@rule("tempus.turn.phases", "tempus.end.flight")
def test_there_are_ten_turns() -> None:
    world = world_with()
    turns = 0
    while world.legal():
        turns += 1
        pass_actions(world)
        while phase(world) != "slot" and world.legal():
            play(world, "done")

    assert turns == 10
    assert world.turn == 10
    assert eras(world) == ["flight", "flight", "flight"]
