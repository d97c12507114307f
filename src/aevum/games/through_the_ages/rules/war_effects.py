"""Rulebook chapter Efectos de guerras y agresiones: what the victor takes, and the victor's choices."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from aevum.games.through_the_ages.constants import (
    AGE,
    AGGRESSIONS,
    BIT,
    FIRST_AGGRESSION,
    FIRST_SPECIAL,
    FIRST_TERRITORY,
    FIRST_WAR,
    LANDS,
    NONE,
    PLAYERS,
    SPECIALS,
    UNITS,
    WARS,
    named,
)
from aevum.games.through_the_ages.rule_values import BUILD_COST, SCIENCE_COST
from aevum.games.through_the_ages.rules.build import NOBODY_THERE, release
from aevum.games.through_the_ages.rules.card_effects import Task, lose_mix, mix_of_loss, schedule, take_mix
from aevum.games.through_the_ages.rules.clauses import CARD, clause
from aevum.games.through_the_ages.rules.colonies import (
    units,
)
from aevum.games.through_the_ages.rules.holdings import colonies, keep_colony, lose_colony
from aevum.games.through_the_ages.rules.law import LAW
from aevum.games.through_the_ages.rules.lead import remove_leader
from aevum.games.through_the_ages.rules.production import add_culture
from aevum.games.through_the_ages.rules.stages import discard_wonder
from aevum.games.through_the_ages.rules.stores import MINES, food, gain, resources
from aevum.games.through_the_ages.rules.technology import gain_science, lose_special, may_seize, seize_special
from aevum.games.through_the_ages.state_fields import (
    CIV_WIDTH,
    COLONIES,
    CULTURE,
    IDLE,
    LEADER,
    SCIENCE,
    TECHNOLOGY,
    WONDER,
    YELLOW,
)
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, SECOND, THIRD, Prompt, always, pop, push

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table
    from aevum.games.through_the_ages.view import TableView

VICTORS_CHOICE: Final = clause("fight.choice")


def _effects(card: int) -> dict[str, Any]:
    row = AGGRESSIONS.rows[card - FIRST_AGGRESSION] if card < FIRST_WAR else WARS.rows[card - FIRST_WAR]
    return dict(row.effects)


EFFECTS: Final = {card: _effects(card) for card in range(FIRST_AGGRESSION, FIRST_WAR + len(WARS))}


def victim_place(card: int) -> int:
    return LEADER if EFFECTS[card]["kills"] == "leader" else WONDER


def plunder(table: Table, card: int, victor: int, victim: int) -> None:
    """Apply the effects of a successful aggression."""
    effects = EFFECTS[card]
    tasks: list[Task] = []
    if "population" in effects:
        losses = min(effects["population"], _population(table, victim))
        tasks += [(victim, "population", -1)] * losses
        if losses and "resource_gained" in effects:
            tasks.append((victor, "resource", effects["resource_gained"]))
    schedule(table, card, tasks)
    for points, move in (("science", _move_science), ("culture", _move_culture)):
        if points in effects:
            move(table, card, victor, victim, effects[points])
    if "kills" in effects:
        _kill(table, card, victor, victim)
    if "mix" in effects:
        _divide(table, card, victor, victim, effects["mix"])
    if "raids" in effects:
        _raid(table, card, victor, victim)
    if "annexes" in effects:
        _annex(table, card, victor, victim)


def _move_science(table: Table, card: int, victor: int, victim: int, points: int) -> None:
    lost = min(points, table.civ[victim * CIV_WIDTH + SCIENCE])
    gain_science(table, victim, -lost)
    gain_science(table, victor, lost)
    if table.log is not None:
        table.log.add("event-science-moved", CARD[card], player=PLAYERS[victor], target=PLAYERS[victim], points=lost)


def _move_culture(table: Table, card: int, victor: int, victim: int, points: int) -> None:
    lost = min(points, table.civ[victim * CIV_WIDTH + CULTURE])
    add_culture(table, victim, -lost)
    add_culture(table, victor, lost)
    if table.log is not None:
        table.log.add("event-culture-moved", CARD[card], player=PLAYERS[victor], target=PLAYERS[victim], points=lost)


def _kill(table: Table, card: int, victor: int, victim: int) -> None:
    """Remove the leader or the unfinished wonder; the victor gains culture by its level."""
    place = victim_place(card)
    killed = table.civ[victim * CIV_WIDTH + place]
    if killed == NONE:
        return
    (remove_leader if place == LEADER else discard_wonder)(table, victim)
    points = EFFECTS[card]["culture_per_level"] * AGE[killed]
    add_culture(table, victor, points)
    if table.log is not None:
        table.log.add("event-killed", CARD[card], player=PLAYERS[victim], card=named(killed))
        table.log.add("event-culture", CARD[card], player=PLAYERS[victor], points=points)


# -- food and resources, in the victor's mix

_LOOT_NUMBERS: Final = ("amount", "card", "victim")
LOOT_AMOUNT: Final = FIRST
LOOT_CARD: Final = SECOND
LOOT_VICTIM: Final = THIRD


def _divide(table: Table, card: int, victor: int, victim: int, amount: int) -> None:
    owed = min(amount, food(table, victim) + resources(table, victim))
    least, most = mix_of_loss(table, victim, owed)
    if least == most:
        _loot(table, victor, victim, least, owed)
    else:
        push(table, DIVIDE, victor, owed, card, victim)


def _loot(table: Table, victor: int, victim: int, of_food: int, owed: int) -> None:
    lose_mix(table, victim, of_food, owed)
    take_mix(table, victor, of_food, owed - of_food)


def _why_not_divide(table: Table, of_food: int) -> Clause | None:
    frames = table.frames
    least, most = mix_of_loss(table, frames[LOOT_VICTIM], frames[LOOT_AMOUNT])
    return None if least <= of_food <= most else VICTORS_CHOICE


def _mixes(table: Table) -> Iterable[int]:
    return range(table.frames[LOOT_AMOUNT] + 1)


def _divided(table: Table, of_food: int) -> None:
    frames = table.frames
    _loot(table, frames[SEAT], frames[LOOT_VICTIM], of_food, frames[LOOT_AMOUNT])
    LAW.finish(table)


def _asks_loot(view: TableView) -> Prompt:
    return f"prompt-{view.phase}", {
        "amount": view.pending["amount"],
        "target": PLAYERS[view.pending["victim"]],
        "card": named(view.pending["card"]),
    }


DIVIDE: Final = LAW.step("divide", VICTORS_CHOICE, fields=_LOOT_NUMBERS, asks=_asks_loot)
DIVIDE.answer("food", why_not=_why_not_divide, apply=_divided, candidates=_mixes)


# -- buildings


def urban(table: Table, seat: int) -> list[int]:
    """Return the urban works that have a building, counted from the first urban work."""
    return [work - LANDS for work in range(LANDS, UNITS) if table.civ[seat * CIV_WIDTH + work]]


def _raid(table: Table, card: int, victor: int, victim: int) -> None:
    choice = urban(table, victim)
    if len(choice) > 1:
        push(table, RAZE, victor, EFFECTS[card]["raids"], card, victim)
    for argument in choice if len(choice) == 1 else ():
        _burn(table, card, victor, victim, LANDS + argument)


def _burn(table: Table, card: int, victor: int, victim: int, work: int) -> None:
    """Destroy as many buildings as the work has, up to the number on the card; the victor gains half their price."""
    count = min(EFFECTS[card]["raids"], table.civ[victim * CIV_WIDTH + work])
    for _ in range(count):
        release(table, victim, work)
    price = BUILD_COST[work] * count
    gained = gain(table, victor, MINES, (price + 1) // 2 if EFFECTS[card]["refund"] == "up" else price // 2)
    if table.log is not None:
        table.log.add("event-razed", CARD[card], player=PLAYERS[victim], card=named(work), count=count)
        table.log.add("event-resources", CARD[card], player=PLAYERS[victor], points=gained)


def raze_candidates(table: Table) -> Iterable[int]:
    return urban(table, table.frames[LOOT_VICTIM])


def why_not_raze(table: Table, argument: int) -> Clause | None:
    return None if table.civ[table.frames[LOOT_VICTIM] * CIV_WIDTH + LANDS + argument] else NOBODY_THERE


def _raze(table: Table, argument: int) -> None:
    frames = table.frames
    _burn(table, frames[LOOT_CARD], frames[SEAT], frames[LOOT_VICTIM], LANDS + argument)
    LAW.finish(table)


RAZE: Final = LAW.step("raze", VICTORS_CHOICE, fields=_LOOT_NUMBERS, asks=_asks_loot)
RAZE.answer("raze", why_not=why_not_raze, apply=_raze, candidates=raze_candidates)


# -- a colony


def _annex(table: Table, card: int, victor: int, victim: int) -> None:
    held = colonies(table, victim)
    if len(held) > 1:
        push(table, ANNEX, victor, 1, card, victim)
    for territory in held if len(held) == 1 else ():
        _move_colony(table, victor, victim, territory)


def _move_colony(table: Table, victor: int, victim: int, territory: int) -> None:
    lose_colony(table, victim, territory)
    keep_colony(table, victor, territory)
    if table.log is not None:
        table.log.add("event-annexed", ANNEX.clause, player=PLAYERS[victor], card=named(territory))


def _why_not_annex(table: Table, argument: int) -> Clause | None:
    return None if table.civ[table.frames[LOOT_VICTIM] * CIV_WIDTH + COLONIES] & BIT[argument] else ANNEX.clause


def _colonies(table: Table) -> Iterable[int]:
    return [territory - FIRST_TERRITORY for territory in colonies(table, table.frames[LOOT_VICTIM])]


def _annexed(table: Table, argument: int) -> None:
    _move_colony(table, table.frames[SEAT], table.frames[LOOT_VICTIM], FIRST_TERRITORY + argument)
    LAW.finish(table)


ANNEX: Final = LAW.step("annex", VICTORS_CHOICE, fields=_LOOT_NUMBERS, asks=_asks_loot)
ANNEX.answer("cede", why_not=_why_not_annex, apply=_annexed, candidates=_colonies)


# -- wars


def win_war(table: Table, card: int, winner: int, loser: int, advantage: int) -> None:
    effects = EFFECTS[card]
    if "culture" in effects:
        _move_culture(table, card, winner, loser, advantage * effects["culture"])
    if "mix" in effects:
        _divide(table, card, winner, loser, advantage * effects["mix"])
    if "technology" in effects:
        push(table, SEIZE, winner, advantage * effects["technology"], card, loser)
        _go_on_seizing(table)
    if "yellow" in effects:
        first, each = effects["yellow"]
        _move_yellow(table, card, winner, loser, first + advantage // each)
    if "population" in effects:
        tasks: list[Task] = []
        losses = min(advantage // effects["population"], _population(table, loser))
        for _ in range(losses):
            tasks += [(loser, "population", -1), (winner, "culture", effects["culture_per_loss"])]
        schedule(table, card, tasks)


def _population(table: Table, seat: int) -> int:
    """Return the number of workers that can be lost; sacrificed ones are gone already."""
    civ, base = table.civ, seat * CIV_WIDTH
    on_cards = sum(civ[base : base + UNITS]) + sum(units(table, seat)) - sum(_sent(table, seat))
    return on_cards + civ[base + IDLE]


def _sent(table: Table, seat: int) -> list[int]:
    arms = len(table.sent) // len(table.hands)
    return table.sent[seat * arms : seat * arms + arms]


def _move_yellow(table: Table, card: int, winner: int, loser: int, tokens: int) -> None:
    civ = table.civ
    moved = min(tokens, civ[loser * CIV_WIDTH + YELLOW])
    civ[loser * CIV_WIDTH + YELLOW] -= moved
    civ[winner * CIV_WIDTH + YELLOW] += moved
    if table.log is not None:
        table.log.add("event-yellow-moved", CARD[card], player=PLAYERS[winner], target=PLAYERS[loser], count=moved)


# -- War over Technology


def _spoils(table: Table) -> list[int]:
    """Return the special technologies of the loser that the winner can pay with what is left of the advantage."""
    frames = table.frames
    known = table.civ[frames[LOOT_VICTIM] * CIV_WIDTH + TECHNOLOGY]
    return [
        special
        for special in range(len(SPECIALS))
        if known & BIT[FIRST_SPECIAL + special]
        and SCIENCE_COST[FIRST_SPECIAL + special] <= frames[LOOT_AMOUNT]
        and may_seize(table, frames[SEAT], FIRST_SPECIAL + special)
    ]


def _go_on_seizing(table: Table) -> None:
    if not _spoils(table):
        _take_the_rest(table)


def _take_the_rest(table: Table) -> None:
    frames = table.frames
    _move_science(table, frames[LOOT_CARD], frames[SEAT], frames[LOOT_VICTIM], frames[LOOT_AMOUNT])
    pop(table)


def _why_not_seize(table: Table, special: int) -> Clause | None:
    return None if special in _spoils(table) else SEIZE.clause


def _seize(table: Table, special: int) -> None:
    frames = table.frames
    card, winner, loser = FIRST_SPECIAL + special, frames[SEAT], frames[LOOT_VICTIM]
    frames[LOOT_AMOUNT] -= SCIENCE_COST[card]
    lose_special(table, loser, card)
    seize_special(table, winner, card)
    if table.log is not None:
        table.log.add("event-seized", SEIZE.clause, player=PLAYERS[winner], target=PLAYERS[loser], card=named(card))
    if not _spoils(table):
        _take_the_rest(table)
        LAW.resume(table)


def _enough(table: Table, _: int) -> None:
    _take_the_rest(table)
    LAW.resume(table)


SEIZE: Final = LAW.step("seize", clause("fight.seize"), fields=_LOOT_NUMBERS, asks=_asks_loot, passed_by=("done",))
SEIZE.answer("seize", why_not=_why_not_seize, apply=_seize, candidates=_spoils)
SEIZE.answer("done", why_not=always, apply=_enough)
