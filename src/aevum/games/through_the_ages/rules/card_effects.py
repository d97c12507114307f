"""Effects of cards on civilizations, one change after another, and the decisions that they ask for.

A change is a frame: the seat that it touches, the kind of change, the amount, and the card. All changes of an event are
fixed when it is turned up and lie on the stack in their order; a seat that has a choice is asked when its change comes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.constants import (
    LANDS,
    PLAYERS,
    UNITS,
    WORKS,
    named,
)
from aevum.games.through_the_ages.rules.build import NOBODY_THERE, place_worker, release, why_not_place
from aevum.games.through_the_ages.rules.clauses import CARD, clause
from aevum.games.through_the_ages.rules.growth import add_worker
from aevum.games.through_the_ages.rules.law import LAW
from aevum.games.through_the_ages.rules.military_deck import draw
from aevum.games.through_the_ages.rules.production import add_culture, farms_produce, mines_produce
from aevum.games.through_the_ages.rules.ratings import discontent, rate
from aevum.games.through_the_ages.rules.stores import FARMS, MINES, food, gain, lose_token, pay, resources
from aevum.games.through_the_ages.rules.technology import gain_science
from aevum.games.through_the_ages.state_fields import (
    BANK,
    CIV_WIDTH,
    CULTURE_RATE,
    IDLE,
    REBELLION,
    SCIENCE_RATE,
    YELLOW,
)
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, FOURTH, SECOND, THIRD, Prompt, Step, always, push, replace_top

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table
    from aevum.games.through_the_ages.view import TableView

WHAT: Final = FIRST
"""Place in the frame: kind of change."""
AMOUNT: Final = SECOND
SOURCE: Final = THIRD
"""Place in the frame: card that brings the change about."""
VICTIM: Final = FOURTH
"""Place in the frame: the other civilization, in a decision about one."""

LOSSES: Final = clause("events.losses")
POPULATION: Final = clause("events.population")
MIXED: Final = clause("events.mix")
OPTIONAL: Final = clause("events.optional")

Kind = Callable[["Table", int, int], "Step[Table] | None"]
"""Function that carries out a change for a seat by an amount; returns a step if the seat has to decide."""
_kinds: dict[str, tuple[int, Kind]] = {}
_carriers: list[Kind] = []


def change(word: str) -> Callable[[Kind], Kind]:
    """Register the function that carries out a word of the card data; for use as a decorator."""

    def enter(carry: Kind) -> Kind:
        _kinds[word] = len(_carriers), carry
        _carriers.append(carry)
        return carry

    return enter


Task = tuple[int, str, int]
"""Seat that a change touches, its word, and its amount."""


def schedule(table: Table, card: int, tasks: Sequence[Task]) -> None:
    """Push changes that follow one another; the caller resumes the stack."""
    for seat, word, amount in reversed(tasks):
        push(table, CHANGE, seat, _kinds[word][0], amount, card)


def _carry_out(table: Table) -> None:
    frames = table.frames
    asked = _carriers[frames[WHAT]](table, frames[SEAT], frames[AMOUNT])
    if asked is None:
        LAW.finish(table)
    else:
        replace_top(table, asked, frames[SEAT])


CHANGE: Final = LAW.step("change", LOSSES, fields=("what", "amount", "card"), resume=_carry_out)


def _tell(table: Table, message: str, seat: int, amount: int) -> None:
    if table.log is not None and amount:
        source = table.frames[SOURCE]
        table.log.add(message, CARD[source], player=PLAYERS[seat], points=abs(amount))


def asks_which(view: TableView) -> Prompt:
    """Return the prompt of a choice among several things; it names the card, which is public."""
    return f"prompt-{view.phase}", {"card": named(view.pending["card"])}


# -- changes without a choice


@change("culture")
def culture(table: Table, seat: int, amount: int) -> None:
    changed = add_culture(table, seat, amount)
    _tell(table, "event-culture" if amount > 0 else "event-culture-lost", seat, changed)


@change("science")
def science(table: Table, seat: int, amount: int) -> None:
    gain_science(table, seat, amount)
    _tell(table, "event-science" if amount > 0 else "event-science-lost", seat, amount)


@change("food")
def gain_food(table: Table, seat: int, amount: int) -> None:
    _tell(table, "event-food", seat, gain(table, seat, FARMS, amount))


@change("resource")
def gain_resource(table: Table, seat: int, amount: int) -> None:
    _tell(table, "event-resources", seat, gain(table, seat, MINES, amount))


@change("all_food")
def spoil(table: Table, seat: int, _: int) -> None:
    lost = food(table, seat)
    pay(table, seat, FARMS, lost)
    _tell(table, "event-food-lost", seat, lost)


@change("cards")
def cards(table: Table, seat: int, amount: int) -> None:
    draw(table, seat, amount)


@change("culture_rating")
def culture_by_rating(table: Table, seat: int, times: int) -> None:
    culture(table, seat, times * table.civ[seat * CIV_WIDTH + CULTURE_RATE])


@change("science_rating")
def science_by_rating(table: Table, seat: int, times: int) -> None:
    science(table, seat, times * table.civ[seat * CIV_WIDTH + SCIENCE_RATE])


@change("science_rating_as_culture")
def culture_by_science(table: Table, seat: int, times: int) -> None:
    culture(table, seat, times * table.civ[seat * CIV_WIDTH + SCIENCE_RATE])


@change("farms")
def harvest(table: Table, seat: int, _: int) -> None:
    _tell(table, "event-food", seat, farms_produce(table, seat))


@change("mines")
def deposits(table: Table, seat: int, _: int) -> None:
    _tell(table, "event-resources", seat, mines_produce(table, seat))


@change("actions_per_discontent")
def rebel(table: Table, seat: int, amount: int) -> None:
    lost = -amount * discontent(table, seat)
    table.civ[seat * CIV_WIDTH + REBELLION] += lost
    _tell(table, "event-rebellion", seat, lost)


@change("culture_per_discontent")
def unrest(table: Table, seat: int, amount: int) -> None:
    culture(table, seat, amount * discontent(table, seat))


@change("blue")
def blue_tokens(table: Table, seat: int, amount: int) -> None:
    for _ in range(-amount):
        lose_token(table, seat)
    _tell(table, "event-blue-lost", seat, amount)


# -- population


def workers_left(table: Table, seat: int, work: int) -> int:
    """Return the workers on a work that have not been sacrificed in the fight under way."""
    sent = table.sent[seat * (len(WORKS) - UNITS) + work - UNITS] if work >= UNITS else 0
    return table.civ[seat * CIV_WIDTH + work] - sent


def lose_worker(table: Table, seat: int, work: int) -> None:
    """Move a worker from a work back to the bank."""
    civ, base = table.civ, seat * CIV_WIDTH
    civ[base + work] -= 1
    civ[base + YELLOW] += 1
    if work >= LANDS:
        rate(table, seat)
    if table.log is not None:
        table.log.add("event-worker-lost", POPULATION, player=PLAYERS[seat], card=named(work))


@change("population")
def population(table: Table, seat: int, amount: int) -> Step[Table] | None:
    """Add workers without paying, or lose one: an unused worker first, else the seat chooses."""
    civ, base = table.civ, seat * CIV_WIDTH
    if amount > 0:
        for _ in range(amount):
            add_worker(table, seat)
        return None
    if civ[base + IDLE]:
        civ[base + IDLE] -= 1
        civ[base + YELLOW] += 1
        if table.log is not None:
            table.log.add("event-idle-lost", POPULATION, player=PLAYERS[seat])
        return None
    works = [work for work in range(len(WORKS)) if workers_left(table, seat, work)]
    if len(works) > 1:
        return LOSE
    for work in works:
        lose_worker(table, seat, work)
    return None


def _workers(table: Table) -> Iterable[int]:
    seat = table.frames[SEAT]
    return [work for work in range(len(WORKS)) if workers_left(table, seat, work)]


def _why_not_lose(table: Table, work: int) -> Clause | None:
    return None if workers_left(table, table.frames[SEAT], work) else NOBODY_THERE


def _lose(table: Table, work: int) -> None:
    lose_worker(table, table.frames[SEAT], work)
    LAW.finish(table)


LOSE: Final = LAW.step("lose", POPULATION, fields=("what", "amount", "card"), asks=asks_which)
LOSE.answer("lose", why_not=_why_not_lose, apply=_lose, candidates=_workers)


# -- a farm, mine or urban building


def _buildings(table: Table) -> list[int]:
    base = table.frames[SEAT] * CIV_WIDTH
    return [work for work in range(UNITS) if table.civ[base + work]]


@change("building")
def building(table: Table, seat: int, _: int) -> Step[Table] | None:
    works = _buildings(table)
    if len(works) > 1:
        return WRECK
    for work in works:
        wreck(table, seat, work)
    return None


def wreck(table: Table, seat: int, work: int) -> None:
    """Destroy a building; its worker becomes unused."""
    release(table, seat, work)
    if table.log is not None:
        table.log.add("event-wrecked", LOSSES, player=PLAYERS[seat], card=named(work))


def _why_not_wreck(table: Table, work: int) -> Clause | None:
    if work >= UNITS:
        return WRECK.clause
    return None if table.civ[table.frames[SEAT] * CIV_WIDTH + work] else NOBODY_THERE


def _wreck(table: Table, work: int) -> None:
    wreck(table, table.frames[SEAT], work)
    LAW.finish(table)


WRECK: Final = LAW.step("wreck", clause("events.building"), fields=("what", "amount", "card"), asks=asks_which)
WRECK.answer("lose", why_not=_why_not_wreck, apply=_wreck, candidates=_buildings)


# -- food and resources in a mix


@change("either")
def either(table: Table, seat: int, amount: int) -> Step[Table] | None:
    return EITHER if table.civ[seat * CIV_WIDTH + BANK] else None


@change("mix")
def mix(table: Table, seat: int, amount: int) -> Step[Table] | None:
    if amount > 0:
        return GAIN_MIX if table.civ[seat * CIV_WIDTH + BANK] else None
    owed = min(-amount, food(table, seat) + resources(table, seat))
    table.frames[AMOUNT] = -owed
    least, most = mix_of_loss(table, seat, owed)
    if least < most:
        return LOSE_MIX
    lose_mix(table, seat, least, owed)
    return None


def mix_of_loss(table: Table, seat: int, owed: int) -> tuple[int, int]:
    """Return the minimum and the maximum amount of food in a loss of food and resources."""
    return max(0, owed - resources(table, seat)), min(owed, food(table, seat))


def lose_mix(table: Table, seat: int, of_food: int, owed: int) -> None:
    """Pay a loss with `of_food` food and the rest in resources."""
    pay(table, seat, FARMS, of_food)
    pay(table, seat, MINES, owed - of_food)
    if table.log is not None and owed:
        table.log.add("event-mix-lost", MIXED, player=PLAYERS[seat], food=of_food, resources=owed - of_food)


def take_mix(table: Table, seat: int, of_food: int, of_resources: int) -> None:
    """Gain food and resources; food comes first if the blue bank runs short."""
    grown, mined = gain(table, seat, FARMS, of_food), gain(table, seat, MINES, of_resources)
    if table.log is not None and grown + mined:
        table.log.add("event-mix", MIXED, player=PLAYERS[seat], food=grown, resources=mined)


def _why_not_either(table: Table, of_food: int) -> Clause | None:
    return None if of_food in (0, table.frames[AMOUNT]) else EITHER.clause


def _why_not_gain(table: Table, of_food: int) -> Clause | None:
    return None if of_food <= table.frames[AMOUNT] else MIXED


def _up_to_amount(table: Table) -> Iterable[int]:
    return range(abs(table.frames[AMOUNT]) + 1)


def _gain(table: Table, of_food: int) -> None:
    take_mix(table, table.frames[SEAT], of_food, table.frames[AMOUNT] - of_food)
    LAW.finish(table)


def _why_not_pay(table: Table, of_food: int) -> Clause | None:
    least, most = mix_of_loss(table, table.frames[SEAT], -table.frames[AMOUNT])
    return None if least <= of_food <= most else MIXED


def _pay(table: Table, of_food: int) -> None:
    lose_mix(table, table.frames[SEAT], of_food, -table.frames[AMOUNT])
    LAW.finish(table)


def _asks_amount(view: TableView) -> Prompt:
    return f"prompt-{view.phase}", {"card": named(view.pending["card"]), "amount": abs(view.pending["amount"])}


EITHER: Final = LAW.step("either", clause("events.either"), fields=("what", "amount", "card"), asks=_asks_amount)
EITHER.answer("food", why_not=_why_not_either, apply=_gain, candidates=_up_to_amount)
GAIN_MIX: Final = LAW.step("gain-mix", MIXED, fields=("what", "amount", "card"), asks=_asks_amount)
GAIN_MIX.answer("food", why_not=_why_not_gain, apply=_gain, candidates=_up_to_amount)
LOSE_MIX: Final = LAW.step("lose-mix", MIXED, fields=("what", "amount", "card"), asks=_asks_amount)
LOSE_MIX.answer("food", why_not=_why_not_pay, apply=_pay, candidates=_up_to_amount)


# -- a free temple or Warriors


@change("free_work")
def free_work(table: Table, seat: int, work: int) -> Step[Table] | None:
    return WELCOME if why_not_place(table, seat, work) is None else None


def _accept(table: Table, _: int) -> None:
    seat, work = table.frames[SEAT], table.frames[AMOUNT]
    place_worker(table, seat, work)
    if table.log is not None:
        table.log.add("event-free-work", OPTIONAL, player=PLAYERS[seat], card=named(work))
    LAW.finish(table)


def _refuse(table: Table, _: int) -> None:
    if table.log is not None:
        seat, work = table.frames[SEAT], table.frames[AMOUNT]
        table.log.add("event-no-free-work", OPTIONAL, player=PLAYERS[seat], card=named(work))
    LAW.finish(table)


def _asks_welcome(view: TableView) -> Prompt:
    return "prompt-welcome", {"card": named(view.pending["amount"])}


WELCOME: Final = LAW.step(
    "welcome", OPTIONAL, fields=("what", "amount", "card"), asks=_asks_welcome, passed_by=("refuse",)
)
WELCOME.answer("accept", why_not=always, apply=_accept)
WELCOME.answer("refuse", why_not=always, apply=_refuse)
