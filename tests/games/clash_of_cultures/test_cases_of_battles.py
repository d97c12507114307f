"""Cases CT-28 to CT-35, CT-44 and CT-50 of the notes: battles, captures, barbarians, combat cards."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.games.clash_of_cultures.constants import COLOURS
from aevum.games.clash_of_cultures.rules.barbarians import raiders, victims
from aevum.games.clash_of_cultures.rules.objectives import why_not_claim
from aevum.games.clash_of_cultures.state import Table
from aevum.games.clash_of_cultures.state_fields import ARMIES, NATION_WIDTH, SETTLEMENTS, SETTLERS
from aevum.kernel.chance import Chance
from aevum.kernel.events import Event
from games.clash_of_cultures.positions import (
    CELL,
    actor,
    after,
    at,
    camp,
    city,
    discover,
    event,
    events_of,
    give,
    goods,
    legal,
    may,
    mood,
    own,
    owner_of,
    phase,
    pieces,
    play,
    refused,
    rolls,
    shape,
    ship,
    ships,
    size_of,
    standing,
    supply,
    table,
    units,
    verbs,
)
from rule_marks import rule

FIELD = "F5"
CAMP = "E5"


def field(
    *, seats: int = 4, armies: int = 2, settlers: int = 0, attacker: str = "tactics", defender: str = ""
) -> Table:
    """Return red Armies on E5, and F5 beside it."""
    position = shape(table(seats), "fertile", sea="E6")
    units(position, CAMP, armies=armies, settlers=settlers)
    give(position, "red", advances=attacker)
    return give(position, "blue", advances=defender)


def attack(position: Table, *, armies: int, settlers: int = 0) -> Table:
    """Move Armies from E5 to F5."""
    group = " with army" * armies + " with settler" * settlers
    return play(position, f"move {CAMP}{group} to {FIELD}")


def told(events: list[Event], message: str) -> dict[str, Any]:
    """Return the arguments of the first event with this message."""
    return dict(next(event.arguments for event in events if event.message == message))


def supplied(position: Table, owner: str, place: int) -> int:
    return position.nation[COLOURS.index(owner) * NATION_WIDTH + place]


# -- CT-28


@rule("clash_of_cultures.battle.roll")
@pytest.mark.parametrize(
    ("dice", "hits"),
    [
        ([4], 0),
        ([5], 1),
        ([5, 4], 1),
        ([6, 4], 2),
        ([6, 6, 2], 2),
        ([6, 6, 3], 3),
        ([6, 6, 6, 1], 3),
        ([6, 6, 6, 2], 4),
    ],
)
def test_ct_28_a_hit_for_five(dice: list[int], hits: int) -> None:
    position = units(field(armies=len(dice)), FIELD, "blue", armies=4)
    rolls(position, *dice)

    attack(position, armies=len(dice))
    assert supplied(position, "blue", ARMIES) == 16 - 4 + hits


# -- CT-29


@rule("clash_of_cultures.battle.sequence", "clash_of_cultures.card.siegecraft", "clash_of_cultures.card.steel-weapons")
@pytest.mark.parametrize(
    ("paid", "known", "blue_steel", "blue_dice", "ashore", "left", "blue_left"),
    [
        ([], "", False, [6, 4, 2], False, 1, 0),
        (["shield"], "siegecraft", False, [6, 4, 2], False, 1, 0),
        (["die"], "siegecraft", False, [4, 4], False, 2, 0),
        ([], "", True, [6, 4, 2], False, 1, 1),
        ([], "fishing war-ships", False, [6, 4, 2], True, 2, 0),
    ],
)
def test_ct_29_the_first_round_against_a_fortress(
    paid: list[str], known: str, blue_steel: bool, blue_dice: list[int], ashore: bool, left: int, blue_left: int
) -> None:
    steel = "steel-weapons" if blue_steel else ""
    position = field(armies=0 if ashore else 3, attacker=f"tactics steel-weapons {known}", defender=f"tactics {steel}")
    city(position, FIELD, "blue", "fortress")
    units(position, FIELD, "blue", armies=2)
    if ashore:
        ship(ship(position, "E6", armies=2), "E6", armies=1)
    elif paid:
        give(position, wood=2, ore=2)
    rolls(position, 5, 4, 3, *blue_dice)

    if ashore:
        play(position, f"move E6 with S1-army with S1-army with S2-army to {FIELD}")
    else:
        attack(position, armies=3)
    for what in paid:
        play(position, f"breach {what}", "done")
    assert supplied(position, "red", ARMIES) == 16 - left
    assert supplied(position, "blue", ARMIES) == 16 - blue_left
    if blue_left:
        assert verbs(position) == {"press", "abort"}
    else:
        assert owner_of(position, FIELD) == "red"
        assert standing(position, FIELD) == ("red", left, 0)


@rule("clash_of_cultures.battle.sequence", "clash_of_cultures.battle.abort")
def test_ct_29_a_second_round_knows_no_fortress_no_steel_and_no_war_ships() -> None:
    position = field(armies=0, attacker="tactics steel-weapons fishing war-ships", defender="tactics")
    units(city(position, FIELD, "blue", "fortress"), FIELD, "blue", armies=3)
    ship(ship(position, "E6", armies=2), "E6", armies=1)
    rolls(position, 1, 1, 1, 1, 1, 1, 1)

    play(position, f"move E6 with S1-army with S1-army with S2-army to {FIELD}")
    assert phase(position) == "press"
    rolls(position, 5, 4, 3, 6, 4, 1)
    position_after = events_of(position, "press")
    line = told(position_after, "event-roll")
    assert (line["dice"], line["dice_against"]) == ("5 4 3", "6 4 1"), "no die of the Fortress"
    assert (line["hits"], line["hits_against"]) == (2, 2), "neither more hits nor fewer"


# -- CT-30


@rule("clash_of_cultures.battle.sequence", "clash_of_cultures.battle.end")
@pytest.mark.parametrize(("armies", "die", "left"), [(2, 5, 1), (2, 4, 2), (1, 6, 0)])
def test_ct_30_a_fortress_alone(armies: int, die: int, left: int) -> None:
    position = city(field(armies=armies, defender="tactics"), FIELD, "blue", "fortress")
    rolls(position, *[6] * armies, die)

    lines = events_of(position, f"move {CAMP}{' with army' * armies} to {FIELD}")
    assert told(lines, "event-roll")["dice_against"] == str(die)
    assert owner_of(position, FIELD) == ("red" if left else "blue")
    assert standing(position, FIELD) == (("red", left, 0) if left else ("", 0, 0))
    if not left:
        assert any(line.message == "event-battle-held" for line in lines)


@rule("clash_of_cultures.battle.sequence")
def test_ct_30_no_dice_where_the_fortress_is_breached_or_nobody_can_man_it() -> None:
    breached = city(field(armies=1, attacker="tactics siegecraft", defender="tactics"), FIELD, "blue", "fortress")
    give(breached, wood=2)
    before = breached.chance
    play(attack(breached, armies=1), "breach die")
    assert (owner_of(breached, FIELD), breached.chance) == ("red", before)
    assert goods(breached).get("wood", 0) == 0

    unmanned = city(field(armies=1), FIELD, "blue", "fortress")
    before = unmanned.chance
    attack(unmanned, armies=1)
    assert (owner_of(unmanned, FIELD), unmanned.chance) == ("red", before)
    assert standing(unmanned, FIELD) == ("red", 1, 0)


# -- CT-31 and CT-32


@rule("clash_of_cultures.capture.pieces", "clash_of_cultures.capture.refugees", "clash_of_cultures.score.points")
@pytest.mark.parametrize(
    ("feels", "cities_left", "settlers", "gold", "refugee"),
    [
        ("happy", 1, 0, 3, True),
        ("neutral", 2, 0, 3, True),
        ("angry", 2, 0, 0, False),
        ("neutral", 0, 0, 3, False),
        ("neutral", 1, 4, 3, False),
    ],
)
def test_ct_31_capture(feels: str, cities_left: int, settlers: int, gold: int, refugee: bool) -> None:
    position = city(field(armies=1), FIELD, "blue", "temple fortress:green", feels)
    for hex in ("C4", "C6")[:cities_left]:
        city(position, hex, "blue")
    units(position, "I7", "blue", settlers=settlers)
    points = {colour: own(position, colour).points["pieces"] for colour in ("red", "blue", "green")}

    attack(position, armies=1)
    assert pieces(position, FIELD) == {"settlement": "red", "temple": "red", "fortress": "green"}
    assert mood(position, FIELD) == "angry"
    assert goods(position).get("gold", 0) == gold
    gained = {colour: own(position, colour).points["pieces"] - points[colour] for colour in points}
    assert gained == {"red": 2, "blue": -2, "green": 0}
    if refugee and cities_left == 2:
        assert actor(position) == "blue"
        assert legal(position, "at") == {"C4", "C6"}
        play(position, "blue: at C6")
    assert 4 - supplied(position, "blue", SETTLERS) == settlers + refugee


@rule("clash_of_cultures.capture.pieces")
def test_ct_32_pieces_of_which_the_captor_has_none_go_for_gold() -> None:
    position = city(field(armies=1), FIELD, "blue", "temple academy")
    supply(position, "red", temple=0)

    attack(position, armies=1)
    assert pieces(position, FIELD) == {"settlement": "red", "academy": "red"}
    assert size_of(position, FIELD) == 2
    assert goods(position)["gold"] == 3 + 1
    assert own(position).points["pieces"] == 2


@rule("clash_of_cultures.capture.pieces")
def test_ct_32_without_a_settlement_the_whole_city_goes() -> None:
    position = city(field(armies=1), FIELD, "blue", "temple academy")
    supply(position, "red", settlement=0)

    attack(position, armies=1)
    assert owner_of(position, FIELD) == ""
    assert size_of(position, FIELD) == 0
    assert goods(position)["gold"] == 3 + 3
    assert supplied(position, "blue", SETTLEMENTS) == 7
    assert standing(position, FIELD) == ("red", 1, 0)


def test_ct_32_an_academy_without_writing_counts_for_size_and_points_only() -> None:
    position = city(field(armies=1), FIELD, "blue", "academy")
    give(position, objectives="scientific-lead-conqueror")
    attack(position, armies=1)

    assert size_of(position, FIELD) == 2
    assert own(position).points["pieces"] == 2
    card = position.goals[0][0]
    assert why_not_claim(position, 0, card, 0, 0) is not None
    assert why_not_claim(give(position, advances="writing"), 0, card, 0, 0) is None


# -- CT-33


RAIDS: list[tuple[list[int], list[int], str, str, int, int, list[str], int, str, int]] = [
    # dice of barbarians and city, pieces, mood, armies, settlers, what is lost, size, mood, barbarians left
    ([6, 5, 4, 5], [5], "temple academy", "happy", 1, 1, ["lose army", "raze temple"], 1, "angry", 3),
    ([6, 4], [3], "temple academy", "happy", 1, 1, ["lose settler"], 3, "happy", 2),
    ([6, 4], [5], "fortress", "neutral", 0, 0, [], 1, "angry", 1),
    ([5], [], "", "neutral", 0, 0, [], 0, "", 1),
]


@rule("clash_of_cultures.barbarians.attack", "clash_of_cultures.battle.losses")
@pytest.mark.parametrize(
    ("dice", "own_dice", "stand", "feels", "armies", "settlers", "choices", "size", "after_mood", "barbarians"),
    RAIDS,
)
def test_ct_33_barbarians_attack_for_one_round(
    dice: list[int],
    own_dice: list[int],
    stand: str,
    feels: str,
    armies: int,
    settlers: int,
    choices: list[str],
    size: int,
    after_mood: str,
    barbarians: int,
) -> None:
    position = give(shape(table(4), "fertile"), advances="myths writing tactics", food=8)
    camp(city(position, CAMP, pieces=stand, mood=feels), FIELD, len(dice))
    units(position, CAMP, armies=armies, settlers=settlers)
    rolls(position, *dice, *own_dice)

    event(position, "great-merchant")
    for choice in choices:
        play(position, f"red: {choice}")
    assert standing(position, CAMP) == ("", 0, 0)
    assert size_of(position, CAMP) == size
    assert owner_of(position, CAMP) == ("red" if size else "")
    if size:
        assert mood(position, CAMP) == after_mood
    assert position.barbarians[CELL[FIELD]] == barbarians
    assert not position.fights


@rule("clash_of_cultures.battle.losses")
def test_ct_33_units_take_the_hits_before_pieces() -> None:
    position = give(shape(table(4), "fertile"), advances="myths writing")
    camp(city(position, CAMP, pieces="temple academy"), FIELD, 4)
    units(position, CAMP, armies=1, settlers=1)
    rolls(position, 6, 5, 4, 5, 1)

    event(position, "great-merchant")
    assert phase(position) == "suffer"
    assert refused(position, "raze temple") == "battle.losses"
    play(position, "lose army")
    assert legal(position, "raze") == {"temple", "academy"}
    assert refused(position, "lose army") == "battle.losses"


# -- CT-34


@rule("clash_of_cultures.barbarians.attack")
@pytest.mark.parametrize(
    ("barbarians", "attacks"),
    [
        ([(2, 4, 3), (4, 4, 2)], [((2, 4), (3, 5))]),
        ([(2, 4, 2), (4, 4, 2)], [((2, 4), (3, 5)), ((4, 4), (3, 5))]),
        ([(4, 4, 1)], [((4, 4), (3, 5))]),
        ([(5, 3, 2)], [((5, 3), (5, 2))]),
        ([(2, 4, 0)], []),
    ],
)
def test_ct_34_which_settlement_attacks_which_city(
    barbarians: list[tuple[int, int, int]], attacks: list[tuple[tuple[int, int], tuple[int, int]]]
) -> None:
    position = beset(barbarians)

    found = [(place, city) for place in raiders(position, 0) for city in victims(position, 0, place)]
    assert found == [(CELL[at(*here)], CELL[at(*there)]) for here, there in attacks]
    before = position.chance
    event(position, "great-merchant")
    if len(attacks) > 1:
        assert legal(position, "at") == {at(*here) for here, _ in attacks}
        play(position, f"red: at {at(*attacks[1][0])}")
    assert (position.chance != before) == bool(attacks)


def beset(barbarians: list[tuple[int, int, int]], wonder: str = "") -> Table:
    position = discover(table(), (5, 6, 0), (6, 7, 0), (8, 12, 1))
    city(position, at(3, 5), wonder=wonder)
    city(position, at(5, 2), pieces="academy")
    for q, r, number in barbarians:
        camp(position, at(q, r), number)
    return give(position, advances="writing")


@rule("clash_of_cultures.barbarians.attack", "clash_of_cultures.card.great-wall")
def test_ct_34_the_great_wall_bars_barbarians() -> None:
    position = beset([(2, 4, 3)], "great-wall")
    before = position.chance

    event(position, "great-merchant")
    assert position.chance == before
    assert size_of(position, at(3, 5)) == 1


# -- CT-35


@rule("clash_of_cultures.capture.barbarians")
@pytest.mark.parametrize(
    ("barbarians", "answer", "gold", "owner"),
    [(3, "keep", 3, "red"), (3, "destroy", 4, ""), (0, "keep", 0, "red")],
)
def test_ct_35_a_settlement_of_barbarians_is_captured(barbarians: int, answer: str, gold: int, owner: str) -> None:
    position = camp(field(armies=4), FIELD, barbarians)
    rolls(position, 6, 6, 6, 6)

    attack(position, armies=4)
    play(position, answer)
    assert owner_of(position, FIELD) == owner
    assert goods(position).get("gold", 0) == gold
    if owner:
        assert (size_of(position, FIELD), mood(position, FIELD)) == (1, "angry")
    assert sum(position.barbarians) == 0


@rule("clash_of_cultures.capture.barbarians")
def test_ct_35_without_a_settlement_it_is_razed() -> None:
    position = camp(field(armies=4), FIELD, 2)
    supply(position, "red", settlement=0)
    rolls(position, 6, 6, 6, 6, 1, 1)

    attack(position, armies=4)
    assert owner_of(position, FIELD) == ""
    assert goods(position)["gold"] == 3


# -- CT-44


def skirmish(side: str, *, armies: int = 0, ships_each: int = 0, fortress: bool = False, tactics: bool = True) -> Table:
    """Return the moment at which a side is asked for a combat card."""
    known = "tactics" if tactics else ""
    if ships_each:
        position = shape(table(4), sea="E5 F5 G6", fertile="H6")
        for _ in range(ships_each):
            ship(position, CAMP)
        ship(position, FIELD, "blue")
        return give(position, advances=known)
    position = shape(table(4), "fertile")
    if side == "attacker":
        units(units(position, CAMP, armies=armies), FIELD, "blue", armies=1)
        return give(position, advances=known)
    units(position, CAMP, armies=4)
    units(city(position, FIELD, "blue", "fortress" if fortress else ""), FIELD, "blue", armies=armies)
    give(position, "red", advances="tactics")
    return give(position, "blue", advances=known)


@rule("clash_of_cultures.battle.cards", "clash_of_cultures.battle.card_place")
@pytest.mark.parametrize(
    ("side", "setting", "card", "allowed"),
    [
        ("defender", {"fortress": True}, "cultural-takeover-improved-defenses", True),
        ("defender", {"fortress": True}, "quick-advance-peltasts", False),
        ("defender", {"armies": 2}, "cultural-takeover-improved-defenses", True),
        ("attacker", {"armies": 2}, "cultural-takeover-improved-defenses", False),
        ("attacker", {"armies": 2}, "new-plans-flanking", True),
        ("attacker", {"ships_each": 2}, "spy-high-morale", True),
        ("attacker", {"ships_each": 2}, "new-plans-flanking", False),
    ],
)
def test_ct_44_which_combat_cards_may_be_played(side: str, setting: dict[str, Any], card: str, allowed: bool) -> None:
    seat = "red" if side == "attacker" else "blue"
    position = give(skirmish(side, **setting), seat, actions=card)

    begin_fight(position, setting)
    assert (actor(position), phase(position)) == (seat, "card")
    assert may(position, f"fight {card}") == allowed
    if not allowed:
        assert refused(position, f"fight {card}") == "battle.card_place"


def begin_fight(position: Table, setting: dict[str, Any]) -> Table:
    if setting.get("ships_each"):
        return play(position, f"move {CAMP} with S1 with S2 to {FIELD}")
    armies = standing(position, CAMP)[1]
    return attack(position, armies=armies)


@rule("clash_of_cultures.battle.cards", "clash_of_cultures.card.tactics")
def test_ct_44_without_tactics_nobody_is_asked() -> None:
    position = skirmish("defender", armies=2, tactics=False)
    give(position, "blue", actions="spy-high-morale")
    rolls(position, 1, 1, 1, 1, 1, 1)

    begin_fight(position, {})
    assert (actor(position), phase(position)) == ("red", "press")


@rule("clash_of_cultures.battle.cards", "clash_of_cultures.actions.held")
def test_ct_44_one_card_a_side_and_round_and_it_lasts_for_one() -> None:
    position = skirmish("attacker", armies=2)
    give(position, actions="new-plans-flanking new-ideas-flanking")
    units(position, FIELD, "blue", armies=3)
    rolls(position, 1, 1, 1, 1, 1, 1, 1)

    attack(position, armies=2)
    assert refused(position, "fight spy-high-morale") == "actions.held"
    lines = events_of(position, "fight new-plans-flanking")
    assert told(lines, "event-roll")["dice"] == "1 1 1", "a die more"
    assert phase(position) == "press", "no second card in this round"
    rolls(position, 1, 1, 1, 1, 1, 1)
    play(position, "press")
    assert phase(position) == "card"
    assert told(events_of(position, "pass"), "event-roll")["dice"] == "1 1"


def test_ct_44_barbarians_play_no_cards() -> None:
    position = camp(skirmish("attacker", armies=2), "D4", 2)
    give(position, actions="new-plans-flanking")
    rolls(position, 6, 6, 1, 1)

    play(position, "move E5 with army with army to D4", "pass")
    assert phase(position) == "spare"


# -- CT-50


@rule("clash_of_cultures.battle.cards")
@pytest.mark.parametrize(
    ("tactics", "hand", "asked", "moves"),
    [
        (True, "cultural-takeover-improved-defenses", True, {"fight cultural-takeover-improved-defenses", "pass"}),
        (True, "new-plans-flanking", True, {"pass"}),
        (True, "", False, set()),
        (False, "spy-high-morale spy-heavy-resistance ideas-surprise", False, set()),
    ],
)
def test_ct_50_being_asked_tells_nothing(tactics: bool, hand: str, asked: bool, moves: set[str]) -> None:
    position = give(skirmish("defender", armies=2, tactics=tactics), "blue", actions=hand)
    rolls(position, 1, 1, 1, 1, 1, 1)

    begin_fight(position, {})
    assert (actor(position) == "blue") == asked
    if asked:
        assert legal(position) == moves


@rule("clash_of_cultures.battle.cards")
def test_ct_50_who_is_asked_does_not_depend_on_the_faces_in_hand() -> None:
    position = give(skirmish("defender", armies=2), "blue", actions="spy-high-morale spy-heavy-resistance")
    for seed in range(40):
        other = position.resample(0, Chance.from_seed(seed))
        begin_fight(other, {})
        assert (actor(other), phase(other)) == ("blue", "card")


# -- Settlers, draws, retreats


@rule("clash_of_cultures.battle.end")
def test_settlers_alone_die_without_a_roll() -> None:
    position = units(field(armies=1), FIELD, "blue", settlers=2)
    before = position.chance

    attack(position, armies=1)
    assert standing(position, FIELD) == ("red", 1, 0)
    assert position.chance == before
    assert supplied(position, "blue", SETTLERS) == 4


@rule("clash_of_cultures.battle.end")
def test_a_draw_has_no_winner_and_the_city_stays() -> None:
    position = field(armies=1, settlers=1)
    units(city(position, FIELD, "blue"), FIELD, "blue", armies=1, settlers=1)
    rolls(position, 5, 5)

    attack(position, armies=1, settlers=1)
    assert owner_of(position, FIELD) == "blue"
    assert standing(position, FIELD) == ("", 0, 0), "Settlers die with their Armies"
    assert standing(position, CAMP) == ("", 0, 0)
    assert mood(position, FIELD) == "neutral"


@rule("clash_of_cultures.battle.abort")
def test_who_aborts_goes_back_settlers_too() -> None:
    position = units(field(armies=2, settlers=1), FIELD, "blue", armies=2)
    rolls(position, 3, 1, 3, 3)

    attack(position, armies=2, settlers=1)
    play(position, "abort")
    assert standing(position, CAMP) == ("red", 1, 1)
    assert standing(position, FIELD) == ("blue", 2, 0)
    assert refused(position, f"move {CAMP}") == "move.nobody"


@rule("clash_of_cultures.battle.losses")
def test_the_owner_says_which_ship_sinks_and_all_aboard_die() -> None:
    position = shape(table(4), sea="E5 F5", fertile="G6")
    ship(ship(position, CAMP, armies=2), CAMP)
    ship(ship(position, FIELD, "blue"), FIELD, "blue")
    rolls(position, 1, 1, 3, 3)

    play(position, f"move {CAMP} with S1 with S2 to {FIELD}")
    assert (actor(position), legal(position, "lose")) == ("red", {"S1", "S2"})
    assert ships(after(position, "lose S2")) == [(CAMP, 2, 0)]
    assert refused(position, "lose S3") == "battle.losses"
    play(position, "lose S1", "abort")
    assert ships(position) == [(CAMP, 0, 0)]
    assert supplied(position, "red", ARMIES) == 16


@rule("clash_of_cultures.battle.abort")
def test_ships_built_among_foreign_ones_fight_at_once_and_cannot_abort() -> None:
    position = shape(table(4), "fertile", sea="E6")
    city(position, CAMP, pieces="port")
    ship(give(position, advances="fishing", wood=4), "E6", "blue")
    rolls(position, 1, 1, 6, 1)

    play(position, f"build {CAMP}", "unit ship", "done")
    assert phase(position) == "turn", "a second round followed at once"
    assert ships(position, "blue") == []
    assert ships(position) == [("E6", 0, 0)]


@rule("clash_of_cultures.objectives.score")
@pytest.mark.parametrize(
    ("held", "asked", "moves"),
    [
        ("scientific-lead-conqueror", True, {"score scientific-lead-conqueror lower", "pass"}),
        ("wealth-large-fleet", True, {"pass"}),
        ("", False, set()),
    ],
)
def test_ct_50_whoever_holds_objectives_is_asked_after_a_deed(held: str, asked: bool, moves: set[str]) -> None:
    position = units(city(field(armies=2), FIELD, "blue", mood="angry"), FIELD, "blue", armies=1)
    give(position, objectives=held)
    rolls(position, 6, 6, 1)

    attack(position, armies=2)
    assert (phase(position) == "boast") == asked
    if asked:
        assert legal(position) == moves


@rule("clash_of_cultures.actions.play")
@pytest.mark.parametrize(
    ("held", "asked", "moves"),
    [
        ("teach-us-archers", True, {"play teach-us-archers", "pass"}),
        ("ideas-surprise", True, {"pass"}),
        ("", False, set()),
    ],
)
def test_ct_50_whoever_holds_action_cards_is_asked_after_a_capture(held: str, asked: bool, moves: set[str]) -> None:
    position = city(field(armies=1, defender="bartering"), FIELD, "blue", mood="angry")
    give(position, actions=held)

    attack(position, armies=1)
    assert owner_of(position, FIELD) == "red"
    assert (phase(position) == "lesson") == asked
    if asked:
        assert legal(position) == moves
        if held == "ideas-surprise":
            assert refused(position, f"play {held}") == "actions.play"


# -- steel and ships


@rule("clash_of_cultures.card.steel-weapons")
def test_steel_weapons_count_against_barbarians_too() -> None:
    position = give(shape(table(4), "fertile"), advances="tactics steel-weapons")
    units(camp(city(position, CAMP), FIELD, 2), CAMP, armies=1)
    event(rolls(position, 1, 1, 4), "great-merchant")
    assert position.barbarians[CELL[FIELD]] == 1

    attacked = give(camp(field(armies=1), FIELD, 1), advances="steel-weapons")
    attack(rolls(attacked, 1, 1), armies=1)
    assert phase(attacked) == "spare"


@rule("clash_of_cultures.card.war-ships", "clash_of_cultures.card.steel-weapons")
def test_at_sea_war_ships_cancel_a_hit_and_steel_does_nothing() -> None:
    for known, sunk in (("", True), ("fishing war-ships", False)):
        position = give(shape(table(4), sea="E5 F5", fertile="G6"), advances="tactics steel-weapons")
        give(ship(ship(position, CAMP), FIELD, "blue"), "blue", advances=known)
        play(rolls(position, 5, 1), f"move {CAMP} with S1 to {FIELD}")
        assert (ships(position, "blue") == []) == sunk
        assert sunk or phase(position) == "press"


@rule("clash_of_cultures.card.fanaticism")
@pytest.mark.parametrize(("temple", "held"), [("temple", True), ("academy", False)])
def test_fanaticism_adds_two_in_a_city_with_a_temple_for_either_side(temple: str, held: bool) -> None:
    position = field(armies=1, attacker="tactics", defender="myths fanaticism")
    units(city(position, FIELD, "blue", temple), FIELD, "blue", armies=1)
    attack(rolls(position, 1, 3), armies=1)
    assert (phase(position) == "press") != held

    attacking = field(armies=1, attacker="tactics myths fanaticism")
    units(city(attacking, FIELD, "blue", temple), FIELD, "blue", armies=1)
    attack(rolls(attacking, 3, 1), armies=1)
    assert (owner_of(attacking, FIELD) == "red") == held


@rule("clash_of_cultures.card.war-ships")
def test_war_ships_help_nobody_who_comes_by_land() -> None:
    position = units(field(armies=1, attacker="tactics fishing war-ships"), FIELD, "blue", armies=2)
    attack(rolls(position, 1, 4, 1), armies=1)
    assert standing(position, FIELD) == ("blue", 2, 0)
    assert supplied(position, "red", ARMIES) == 16


@rule("clash_of_cultures.battle.sequence")
def test_a_naval_battle_is_told_as_one_on_land() -> None:
    position = shape(table(4), sea="E5 F5", fertile="G6")
    ship(ship(ship(position, CAMP), CAMP), FIELD, "blue")
    told_at_sea = told(events_of(rolls(position, 6, 4, 1), f"move {CAMP} with S1 with S2 to {FIELD}"), "event-battle")
    assert (told_at_sea["attackers"], told_at_sea["defenders"], told_at_sea["hex"]) == (2, 1, FIELD)


@rule("clash_of_cultures.battle.losses")
@pytest.mark.parametrize(("razed", "faces"), [("port", False), ("temple", True)])
def test_a_port_that_is_razed_faces_nothing(razed: str, faces: bool) -> None:
    position = camp(city(shape(table(4), "fertile", sea="E6"), CAMP, pieces="temple port"), FIELD, 2)
    event(rolls(position, 4, 3), "great-merchant")
    play(position, f"raze {razed}")
    assert razed not in pieces(position, CAMP)
    assert (position.port[CELL[CAMP]] == CELL["E6"]) == faces


# -- cities of barbarians


@rule("clash_of_cultures.card.inspiration", "clash_of_cultures.capture.barbarians")
@pytest.mark.parametrize("answer", ["keep", "destroy"])
def test_a_captured_settlement_of_barbarians_is_a_captured_city(answer: str) -> None:
    made = give(shape(table(3), "fertile"), advances="tactics", actions="inspiration-encircled inspiration-peltasts")
    give(made, "blue", advances="storage fishing")
    units(units(camp(city(made, "E5"), "F5"), "E5", armies=3), "E7", "blue", armies=1)
    play(rolls(made, 6, 6, 6, 1), "move E5 with army with army with army to F5", "pass", answer)
    play(made, "play inspiration-encircled", "gain storage")
    assert may(made, "play inspiration-peltasts")


@rule("clash_of_cultures.card.inspiration")
def test_without_a_capture_inspiration_comes_once() -> None:
    made = give(shape(table(3), "fertile"), advances="tactics", actions="inspiration-encircled inspiration-peltasts")
    give(made, "blue", advances="storage fishing")
    units(city(made, "E5"), "E7", "blue", armies=1)
    play(made, "play inspiration-encircled", "gain storage")
    assert refused(made, "play inspiration-peltasts") == "card.inspiration"


# -- choice among several units


@rule("clash_of_cultures.battle.losses")
def test_of_those_that_landed_the_ones_of_the_first_ship_die_first() -> None:
    made = give(shape(table(4), "fertile", sea="E5"), advances="tactics fishing")
    ship(ship(made, "E5", armies=1), "E5", armies=1)
    units(made, "F5", "blue", armies=2)
    play(rolls(made, 1, 1, 4, 4), "move E5 with S1-army with S2-army to F5", "abort")
    assert ships(made) == [("E5", 0, 0), ("E5", 1, 0)]


@rule("clash_of_cultures.battle.losses")
def test_of_equal_units_the_one_that_can_move_least_dies_first() -> None:
    """Of two Settlers in a city that barbarians attack one has come through a forest in this turn."""
    made = give(shape(table(4), "fertile", forest="D5"), advances="tactics")
    units(units(camp(city(made, "E5"), "F5"), "E5", settlers=1), "C5", settlers=1)
    play(made, "move C5 with settler to D5", "done", "move D5 with wary-settler to E5", "done")
    event(rolls(made, 5), "great-merchant")
    assert standing(made, "E5") == ("red", 0, 1)
    assert legal(play(made, "move E5"), "with") == {"settler"}
