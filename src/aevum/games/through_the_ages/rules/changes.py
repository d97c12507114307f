"""What cards do to civilizations, one change after another, and what those touched have to decide.

A change is a frame: whom it touches, what changes, by how much, by which card. All changes of an event are fixed when
it is turned up and lie on the stack in their order; whoever has a choice is asked when their change comes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from aevum.games.through_the_ages.civilization import (
    BANK,
    COLONIES,
    CULTURE_RATE,
    FINISHED,
    IDLE,
    REBELLION,
    RUINED,
    SCIENCE_RATE,
    WIDTH,
    YELLOW,
)
from aevum.games.through_the_ages.facts import (
    BIT,
    FIRST_TERRITORY,
    FIRST_WONDER,
    LANDS,
    OLD_WONDERS,
    PLAYERS,
    TERRITORIES,
    UNITS,
    WORKS,
    named,
)
from aevum.games.through_the_ages.figures import CARD_BLUE, CARD_YELLOW
from aevum.games.through_the_ages.rules.build import NOBODY_THERE, place_worker, release, why_not_place
from aevum.games.through_the_ages.rules.clauses import CARD, clause
from aevum.games.through_the_ages.rules.growth import add_worker
from aevum.games.through_the_ages.rules.law import LAW
from aevum.games.through_the_ages.rules.production import add_culture, draw, farms_produce, mines_produce
from aevum.games.through_the_ages.rules.ratings import discontent, rate, refresh
from aevum.games.through_the_ages.rules.stores import FARMS, MINES, food, gain, gain_tokens, lose_token, pay, resources
from aevum.games.through_the_ages.rules.technology import gain_science
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, FOURTH, SECOND, THIRD, Asked, Step, become, push

if TYPE_CHECKING:
    from aevum.games.through_the_ages.state import Table
    from aevum.games.through_the_ages.view import TableView

WHAT: Final = FIRST
"""The kind of change."""
AMOUNT: Final = SECOND
SOURCE: Final = THIRD
"""The card that brings it about."""
VICTIM: Final = FOURTH
"""In a decision about another civilization: whose."""

LOSSES: Final = clause("events.losses")
POPULATION: Final = clause("events.population")
MIXED: Final = clause("events.mix")
OPTIONAL: Final = clause("events.optional")
COLONY_LOST: Final = clause("colonies.lost")

Kind = Callable[["Table", int, int], "Step[Table] | None"]
"""Carries a change out for a seat, by an amount; a step if the seat has to decide."""
_kinds: dict[str, tuple[int, Kind]] = {}
_carriers: list[Kind] = []


def change(word: str) -> Callable[[Kind], Kind]:
    """Enter what a word of the cards does."""

    def enter(carry: Kind) -> Kind:
        _kinds[word] = len(_carriers), carry
        _carriers.append(carry)
        return carry

    return enter


Task = tuple[int, str, int]
"""Whom a change touches, its word, and by how much."""


def schedule(table: Table, card: int, tasks: Sequence[Task]) -> None:
    """Changes that follow one another; the caller resumes."""
    for seat, word, amount in reversed(tasks):
        push(table, CHANGE, seat, _kinds[word][0], amount, card)


def _carry_out(table: Table) -> None:
    frames = table.frames
    asked = _carriers[frames[WHAT]](table, frames[SEAT], frames[AMOUNT])
    if asked is None:
        LAW.finish(table)
    else:
        become(table, asked, frames[SEAT])


CHANGE: Final = LAW.step("change", LOSSES, numbers=("what", "amount", "card"), resume=_carry_out)


def _tell(table: Table, message: str, seat: int, amount: int) -> None:
    if table.log is not None and amount:
        source = table.frames[SOURCE]
        table.log.tell(message, CARD[source], player=PLAYERS[seat], points=abs(amount))


def _asks_which(view: TableView) -> Asked:
    """What of all there is: the card that causes it is known to all."""
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
    culture(table, seat, times * table.civ[seat * WIDTH + CULTURE_RATE])


@change("science_rating")
def science_by_rating(table: Table, seat: int, times: int) -> None:
    science(table, seat, times * table.civ[seat * WIDTH + SCIENCE_RATE])


@change("science_rating_as_culture")
def culture_by_science(table: Table, seat: int, times: int) -> None:
    culture(table, seat, times * table.civ[seat * WIDTH + SCIENCE_RATE])


@change("farms")
def harvest(table: Table, seat: int, _: int) -> None:
    _tell(table, "event-food", seat, farms_produce(table, seat))


@change("mines")
def deposits(table: Table, seat: int, _: int) -> None:
    _tell(table, "event-resources", seat, mines_produce(table, seat))


@change("actions_per_discontent")
def rebel(table: Table, seat: int, amount: int) -> None:
    lost = -amount * discontent(table, seat)
    table.civ[seat * WIDTH + REBELLION] += lost
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
    """Workers on a work that have not been sacrificed in the fight that is going on."""
    sent = table.sent[seat * (len(WORKS) - UNITS) + work - UNITS] if work >= UNITS else 0
    return table.civ[seat * WIDTH + work] - sent


def lose_worker(table: Table, seat: int, work: int) -> None:
    """A worker goes back to the bank."""
    civ, base = table.civ, seat * WIDTH
    civ[base + work] -= 1
    civ[base + YELLOW] += 1
    if work >= LANDS:
        rate(table, seat)
    if table.log is not None:
        table.log.tell("event-worker-lost", POPULATION, player=PLAYERS[seat], card=named(work))


@change("population")
def population(table: Table, seat: int, amount: int) -> Step[Table] | None:
    """Growth for nothing; of a loss an unused worker goes first, else the loser picks."""
    civ, base = table.civ, seat * WIDTH
    if amount > 0:
        for _ in range(amount):
            add_worker(table, seat)
        return None
    if civ[base + IDLE]:
        civ[base + IDLE] -= 1
        civ[base + YELLOW] += 1
        if table.log is not None:
            table.log.tell("event-idle-lost", POPULATION, player=PLAYERS[seat])
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


LOSE: Final = LAW.step("lose", POPULATION, numbers=("what", "amount", "card"), asks=_asks_which)
LOSE.answer("lose", why_not=_why_not_lose, apply=_lose, candidates=_workers)


# -- a farm, mine or urban building


def _buildings(table: Table) -> list[int]:
    base = table.frames[SEAT] * WIDTH
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
    """A building is destroyed; its worker is unused."""
    release(table, seat, work)
    if table.log is not None:
        table.log.tell("event-wrecked", LOSSES, player=PLAYERS[seat], card=named(work))


def _why_not_wreck(table: Table, work: int) -> Clause | None:
    if work >= UNITS:
        return WRECK.clause
    return None if table.civ[table.frames[SEAT] * WIDTH + work] else NOBODY_THERE


def _wreck(table: Table, work: int) -> None:
    wreck(table, table.frames[SEAT], work)
    LAW.finish(table)


WRECK: Final = LAW.step("wreck", clause("events.building"), numbers=("what", "amount", "card"), asks=_asks_which)
WRECK.answer("lose", why_not=_why_not_wreck, apply=_wreck, candidates=_buildings)


# -- food and resources in a mix


@change("either")
def either(table: Table, seat: int, amount: int) -> Step[Table] | None:
    return EITHER if table.civ[seat * WIDTH + BANK] else None


@change("mix")
def mix(table: Table, seat: int, amount: int) -> Step[Table] | None:
    if amount > 0:
        return GAIN_MIX if table.civ[seat * WIDTH + BANK] else None
    owed = min(-amount, food(table, seat) + resources(table, seat))
    table.frames[AMOUNT] = -owed
    least, most = mix_of_loss(table, seat, owed)
    if least < most:
        return LOSE_MIX
    lose_mix(table, seat, least, owed)
    return None


def mix_of_loss(table: Table, seat: int, owed: int) -> tuple[int, int]:
    """The least and the most food there can be in what is lost."""
    return max(0, owed - resources(table, seat)), min(owed, food(table, seat))


def lose_mix(table: Table, seat: int, of_food: int, owed: int) -> None:
    """So much of it in food, the rest in resources."""
    pay(table, seat, FARMS, of_food)
    pay(table, seat, MINES, owed - of_food)
    if table.log is not None and owed:
        table.log.tell("event-mix-lost", MIXED, player=PLAYERS[seat], food=of_food, resources=owed - of_food)


def take_mix(table: Table, seat: int, of_food: int, of_resources: int) -> None:
    """Food before resources, if the blue bank runs short."""
    grown, mined = gain(table, seat, FARMS, of_food), gain(table, seat, MINES, of_resources)
    if table.log is not None and grown + mined:
        table.log.tell("event-mix", MIXED, player=PLAYERS[seat], food=grown, resources=mined)


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


def _asks_amount(view: TableView) -> Asked:
    return f"prompt-{view.phase}", {"card": named(view.pending["card"]), "amount": abs(view.pending["amount"])}


EITHER: Final = LAW.step("either", clause("events.either"), numbers=("what", "amount", "card"), asks=_asks_amount)
EITHER.answer("food", why_not=_why_not_either, apply=_gain, candidates=_up_to_amount)
GAIN_MIX: Final = LAW.step("gain-mix", MIXED, numbers=("what", "amount", "card"), asks=_asks_amount)
GAIN_MIX.answer("food", why_not=_why_not_gain, apply=_gain, candidates=_up_to_amount)
LOSE_MIX: Final = LAW.step("lose-mix", MIXED, numbers=("what", "amount", "card"), asks=_asks_amount)
LOSE_MIX.answer("food", why_not=_why_not_pay, apply=_pay, candidates=_up_to_amount)


# -- a free temple or Warriors


@change("free_work")
def free_work(table: Table, seat: int, work: int) -> Step[Table] | None:
    return WELCOME if why_not_place(table, seat, work) is None else None


def _always(table: Table, _: int) -> Clause | None:
    return None


def _accept(table: Table, _: int) -> None:
    seat, work = table.frames[SEAT], table.frames[AMOUNT]
    place_worker(table, seat, work)
    if table.log is not None:
        table.log.tell("event-free-work", OPTIONAL, player=PLAYERS[seat], card=named(work))
    LAW.finish(table)


def _refuse(table: Table, _: int) -> None:
    if table.log is not None:
        seat, work = table.frames[SEAT], table.frames[AMOUNT]
        table.log.tell("event-no-free-work", OPTIONAL, player=PLAYERS[seat], card=named(work))
    LAW.finish(table)


def _asks_welcome(view: TableView) -> Asked:
    return "prompt-welcome", {"card": named(view.pending["amount"])}


WELCOME: Final = LAW.step(
    "welcome", OPTIONAL, numbers=("what", "amount", "card"), asks=_asks_welcome, left_by=("refuse",)
)
WELCOME.answer("accept", why_not=_always, apply=_accept)
WELCOME.answer("refuse", why_not=_always, apply=_refuse)


# -- a colony


def keep_colony(table: Table, seat: int, territory: int) -> None:
    """A territory becomes a colony: tokens come from the box."""
    civ, base = table.civ, seat * WIDTH
    civ[base + COLONIES] |= BIT[territory - FIRST_TERRITORY]
    civ[base + YELLOW] += CARD_YELLOW[territory]
    table.yellow_box -= CARD_YELLOW[territory]
    gain_tokens(table, seat, CARD_BLUE[territory])
    refresh(table, seat)


def lose_colony(table: Table, seat: int, territory: int) -> None:
    """Only the lasting bonus goes: yellow tokens as far as the bank has them, blue ones from wherever they lie."""
    civ, base = table.civ, seat * WIDTH
    civ[base + COLONIES] ^= BIT[territory - FIRST_TERRITORY]
    yellow = min(civ[base + YELLOW], CARD_YELLOW[territory])
    civ[base + YELLOW] -= yellow
    table.yellow_box += yellow
    gain_tokens(table, seat, -CARD_BLUE[territory])
    refresh(table, seat)
    if table.log is not None:
        table.log.tell("event-colony-lost", COLONY_LOST, player=PLAYERS[seat], card=named(territory))


def colonies(table: Table, seat: int) -> list[int]:
    """The territories a civilization holds."""
    held = table.civ[seat * WIDTH + COLONIES]
    return [FIRST_TERRITORY + colony for colony in range(len(TERRITORIES)) if held & BIT[colony]]


@change("colony")
def colony(table: Table, seat: int, _: int) -> Step[Table] | None:
    held = colonies(table, seat)
    if len(held) > 1:
        return CEDE
    for territory in held:
        table.past.append(territory)
        lose_colony(table, seat, territory)
    return None


def _colonies(table: Table) -> Iterable[int]:
    return [territory - FIRST_TERRITORY for territory in colonies(table, table.frames[SEAT])]


def _why_not_cede(table: Table, argument: int) -> Clause | None:
    return None if table.civ[table.frames[SEAT] * WIDTH + COLONIES] & BIT[argument] else CEDE.clause


def _cede(table: Table, argument: int) -> None:
    table.past.append(FIRST_TERRITORY + argument)
    lose_colony(table, table.frames[SEAT], FIRST_TERRITORY + argument)
    LAW.finish(table)


CEDE: Final = LAW.step("cede", clause("colonies.cede"), numbers=("what", "amount", "card"), asks=_asks_which)
CEDE.answer("cede", why_not=_why_not_cede, apply=_cede, candidates=_colonies)


# -- an old wonder


def old_wonders(table: Table, seat: int) -> list[int]:
    """Finished wonders of Ages A and I that still stand, counted among those of these Ages."""
    civ, base = table.civ, seat * WIDTH
    whole = civ[base + FINISHED] & ~civ[base + RUINED]
    return [place for place, card in enumerate(OLD_WONDERS) if whole & BIT[card - FIRST_WONDER]]


@change("wonder")
def wonder(table: Table, seat: int, _: int) -> Step[Table] | None:
    standing = old_wonders(table, seat)
    if len(standing) > 1:
        return RUIN
    for place in standing:
        ruin(table, seat, place)
    return None


def ruin(table: Table, seat: int, place: int) -> None:
    """It lies face down: no effect but a little culture."""
    card = OLD_WONDERS[place]
    table.civ[seat * WIDTH + RUINED] |= BIT[card - FIRST_WONDER]
    refresh(table, seat)
    if table.log is not None:
        table.log.tell("event-ruined", RUIN.clause, player=PLAYERS[seat], card=named(card))


def _old_wonders(table: Table) -> Iterable[int]:
    return old_wonders(table, table.frames[SEAT])


def _why_not_ruin(table: Table, place: int) -> Clause | None:
    return None if place in old_wonders(table, table.frames[SEAT]) else RUIN.clause


def _ruin(table: Table, place: int) -> None:
    ruin(table, table.frames[SEAT], place)
    LAW.finish(table)


RUIN: Final = LAW.step("ruin", clause("events.ruin"), numbers=("what", "amount", "card"), asks=_asks_which)
RUIN.answer("ruin", why_not=_why_not_ruin, apply=_ruin, candidates=_old_wonders)
