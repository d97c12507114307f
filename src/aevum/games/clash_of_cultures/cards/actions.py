"""The civil halves of the action cards: whether each could do anything now (`judged`), and what it does (`played`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from aevum.games.clash_of_cultures.facts import (
    ACADEMY,
    ACTIONS,
    CATEGORY,
    HAPPY,
    IDEA,
    MOOD,
    NONE,
    PIECES,
    PLAYERS,
    SCIENCE,
)
from aevum.games.clash_of_cultures.maps import UNKNOWN
from aevum.games.clash_of_cultures.nation import (
    CAPTURED,
    GREAT_IDEAS,
    HEROES,
    INSPIRED,
    KNOWN,
    LESS,
    NEXT_TRUCE,
    TRUCE,
    WIDTH,
    WON,
)
from aevum.games.clash_of_cultures.rules.actions import has_begun
from aevum.games.clash_of_cultures.rules.activity import activate
from aevum.games.clash_of_cultures.rules.choosing import choice
from aevum.games.clash_of_cultures.rules.city import (
    cities,
    raise_mood,
    why_not_activate,
    works,
)
from aevum.games.clash_of_cultures.rules.clauses import ACTION, ASKED
from aevum.games.clash_of_cultures.rules.collect import AGAIN, begin_collect, is_free, why_not_collect
from aevum.games.clash_of_cultures.rules.discovery import BY_CARD, discover
from aevum.games.clash_of_cultures.rules.grow import grow, rests, why_not_add
from aevum.games.clash_of_cultures.rules.law import LAW, automatic
from aevum.games.clash_of_cultures.rules.learn import (
    buy,
    buyable,
    can_consecrate,
    gainable,
    grant,
    price_of,
    union,
    why_not_buy,
    why_not_take,
)
from aevum.games.clash_of_cultures.rules.spoils import levy, shelter
from aevum.games.clash_of_cultures.rules.stock import (
    DUE_LEARNING,
    DUE_MOOD,
    can_pay,
    charge,
    gain,
    owned,
)
from aevum.games.clash_of_cultures.rules.turn import ACTIONS as ACTIONS_LEFT
from aevum.games.clash_of_cultures.rules.turn import begun, spend
from aevum.games.clash_of_cultures.rules.units import (
    can_place_army,
    fleet,
    held,
    settlers_left,
)
from aevum.kernel.game import SEAT
from aevum.kernel.rulebook import Clause
from aevum.kernel.steps import FIRST, SECOND, pop, push

if TYPE_CHECKING:
    from aevum.games.clash_of_cultures.state import Table

_at = ACTIONS.at
_NEAR: Final = 2


def clause_of(id: str) -> Clause:
    """What a civil half says."""
    return ACTION[ACTIONS.number(id)]


def places_of(table: Table, seat: int) -> set[int]:
    """Hexes with a unit or city of a seat."""
    return {*cities(table, seat), *held(table, seat), *(table.ship_at[ship] for ship in fleet(table, seat))}


def neighbours_of(table: Table, seat: int) -> int:
    """Players with a unit or city within two hexes of one of this seat's, as a mask."""
    near = {cell for place in places_of(table, seat) for cell in table.land.within(place, _NEAR)}
    return sum(
        1 << other
        for other in range(len(table.hands))
        if other != seat and not near.isdisjoint(places_of(table, other))
    )


def others(table: Table, seat: int) -> list[int]:
    """All seats but one."""
    return [other for other in range(len(table.hands)) if other != seat]


def _learnable(table: Table, seat: int, owners: int) -> bool:
    theirs = union(table, owners)
    return any(theirs >> advance & 1 for advance in gainable(table, seat))


# -- advances


@_at("judged", "quick-advance")
def quick_advance_judged(table: Table, seat: int) -> bool:
    return bool(gainable(table, seat))


@_at("played", "quick-advance")
def quick_advance(table: Table, seat: int) -> None:
    """An advance of any category."""
    grant(table, seat)


@_at("judged", "inspiration")
def inspiration_judged(table: Table, seat: int) -> bool:
    """Once a turn, and once more for each city captured."""
    nation, base = table.nation, seat * WIDTH
    if nation[base + INSPIRED] > nation[base + CAPTURED]:
        return False
    return _learnable(table, seat, neighbours_of(table, seat))


@_at("played", "inspiration")
def inspiration(table: Table, seat: int) -> None:
    """An advance of a neighbour."""
    table.nation[seat * WIDTH + INSPIRED] += 1
    grant(table, seat, owners=neighbours_of(table, seat))


@_at("played", "teach-us")
def teach_us(table: Table, seat: int, loser: int) -> None:
    """An advance of who has lost the city."""
    grant(table, seat, owners=1 << loser)


@_at("judged", "technology-trade")
def technology_trade_judged(table: Table, seat: int) -> bool:
    return bool(_teachers(table, seat))


def _teachers(table: Table, seat: int) -> list[int]:
    """Neighbours of whom there is something to learn."""
    near = neighbours_of(table, seat)
    return [other for other in others(table, seat) if near >> other & 1 and _learnable(table, seat, 1 << other)]


@_at("played", "technology-trade")
def technology_trade(table: Table, seat: int) -> None:
    """An advance of a neighbour, then he gains one of yours."""
    push(table, TEACHER, seat)


def _teacher_options(table: Table) -> Iterable[int]:
    return _teachers(table, table.frames[SEAT])


def _trade_knowledge(table: Table, other: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    grant(table, other, owners=1 << seat)
    grant(table, seat, owners=1 << other)


TEACHER: Final = choice("teacher", clause_of("technology-trade"), "whom", _teacher_options, _trade_knowledge)


@_at("judged", "new-ideas")
def new_ideas_judged(table: Table, seat: int) -> bool:
    return bool(buyable(table, seat))


@_at("played", "new-ideas")
def new_ideas(table: Table, seat: int) -> None:
    """An advance at its price, then 2 ideas."""
    push(table, REWARD_IDEAS, seat)
    push(table, PURCHASE, seat, NONE)


def _reward_ideas(table: Table) -> None:
    seat = table.frames[SEAT]
    pop(table)
    gain(table, seat, IDEA, _NEW_IDEAS)


_NEW_IDEAS: Final = 2
REWARD_IDEAS: Final = LAW.step("reward-ideas", clause_of("new-ideas"), resume=_reward_ideas)

_WITHIN: Final = FIRST
_FIRST_OF_TWO: Final = SECOND


def _why_not_purchase(table: Table, advance: int) -> Clause | None:
    frames = table.frames
    refusal = why_not_buy(table, frames[SEAT], advance)
    if refusal is not None:
        return refusal
    if frames[_WITHIN] not in (NONE, CATEGORY[advance]):
        return clause_of("synergies")
    if frames[_FIRST_OF_TWO] and not _second(table, frames[SEAT], advance):
        return clause_of("synergies")
    return None


def _purchase(table: Table, advance: int) -> None:
    frames = table.frames
    seat, first = frames[SEAT], frames[_FIRST_OF_TWO]
    pop(table)
    if first:
        push(table, PURCHASE, seat, CATEGORY[advance])
    buy(table, seat, advance)


def _purchase_on(table: Table) -> None:
    """The second advance may have become too dear meanwhile."""
    frames = table.frames
    if not any(_why_not_purchase(table, advance) is None for advance in buyable(table, frames[SEAT])):
        pop(table)


def _for_sale(table: Table) -> Iterable[int]:
    return buyable(table, table.frames[SEAT])


PURCHASE: Final = LAW.step("purchase", ASKED, numbers=("within", "first"), resume=_purchase_on)
PURCHASE.answer("advance", why_not=_why_not_purchase, apply=_purchase, candidates=_for_sale)
automatic(PURCHASE)


@_at("judged", "synergies")
def synergies_judged(table: Table, seat: int) -> bool:
    """Two advances of a category that can be paid together."""
    return any(_second(table, seat, advance) for advance in buyable(table, seat))


def _second(table: Table, seat: int, first: int) -> bool:
    """After this advance, is there another of its category that can be bought too?"""
    place = seat * WIDTH + KNOWN
    before = table.nation[place]
    due = price_of(table, seat, first)
    priests = can_consecrate(table, seat, first) or (CATEGORY[first] == SCIENCE and _priests(table, seat))
    table.nation[place] |= 1 << first
    found = False
    for second in range(CATEGORY[first] * 4, CATEGORY[first] * 4 + 4):
        if why_not_take(table, seat, second) is None:
            both = due + price_of(table, seat, second)
            found = found or can_pay(
                table, seat, both - (2 * DUE_LEARNING if priests and both >= 2 * DUE_LEARNING else 0)
            )
    table.nation[place] = before
    return found


def _priests(table: Table, seat: int) -> bool:
    return any(can_consecrate(table, seat, advance) for advance in range(SCIENCE * 4, SCIENCE * 4 + 4))


@_at("played", "synergies")
def synergies(table: Table, seat: int) -> None:
    """Two advances of one category, each at its price."""
    push(table, PURCHASE, seat, NONE, 1)


# -- ideas and mood


@_at("judged", "ideas")
def ideas_judged(table: Table, seat: int) -> bool:
    return _academies(table, seat) > 0


def _academies(table: Table, seat: int) -> int:
    return sum(works(table, cell, ACADEMY) for cell in cities(table, seat))


@_at("played", "ideas")
def ideas(table: Table, seat: int) -> None:
    """An idea for each Academy."""
    gain(table, seat, IDEA, _academies(table, seat))


@_at("judged", "great-ideas")
def great_ideas_judged(table: Table, seat: int) -> bool:
    """Once for each land battle won this turn; a capture is one too."""
    nation, base = table.nation, seat * WIDTH
    return nation[base + GREAT_IDEAS] < nation[base + WON]


@_at("played", "great-ideas")
def great_ideas(table: Table, seat: int) -> None:
    """2 ideas."""
    table.nation[seat * WIDTH + GREAT_IDEAS] += 1
    gain(table, seat, IDEA, 2)


@_at("judged", "hero-general")
def hero_general_judged(table: Table, seat: int) -> bool:
    nation, base = table.nation, seat * WIDTH
    return nation[base + HEROES] < nation[base + WON] and bool(_unhappy(table, seat))


def _unhappy(table: Table, seat: int) -> list[int]:
    return [cell for cell in cities(table, seat) if table.mood[cell] != HAPPY]


@_at("played", "hero-general")
def hero_general(table: Table, seat: int) -> None:
    """Mood of a city, and of one more for a token."""
    table.nation[seat * WIDTH + HEROES] += 1
    push(table, CHEER_MORE, seat)
    push(table, CHEER, seat)


def _cheerless(table: Table) -> Iterable[int]:
    return _unhappy(table, table.frames[SEAT])


def _cheer(table: Table, cell: int) -> None:
    pop(table)
    raise_mood(table, cell)


CHEER: Final = choice("cheer", clause_of("hero-general"), "at", _cheerless, _cheer)


def _cheer_on(table: Table) -> None:
    seat = table.frames[SEAT]
    if not _unhappy(table, seat) or not owned(table, seat, MOOD):
        pop(table)


def _cheer_again(table: Table, cell: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    charge(table, seat, DUE_MOOD)
    raise_mood(table, cell)


def _enough(table: Table, _: int) -> None:
    pop(table)


CHEER_MORE: Final = choice(
    "cheer-more", clause_of("hero-general"), "at", _cheerless, _cheer_again, resume=_cheer_on, left=_enough
)


# -- collecting, growing, placing


@_at("judged", "production-focus")
def production_focus_judged(table: Table, seat: int) -> bool:
    return bool(_collecting(table, seat))


def _collecting(table: Table, seat: int) -> list[int]:
    return [cell for cell in cities(table, seat) if why_not_collect(table, seat, cell) is None]


@_at("played", "production-focus")
def production_focus(table: Table, seat: int) -> None:
    """A Collect in which hexes may be used more than once."""
    push(table, HARVEST, seat, AGAIN, 0)


@_at("judged", "mass-production")
def mass_production_judged(table: Table, seat: int) -> bool:
    return bool(_collecting(table, seat))


@_at("played", "mass-production")
def mass_production(table: Table, seat: int) -> None:
    """A Collect of 2 more."""
    push(table, HARVEST, seat, 0, 2)


def _harvests(table: Table) -> Iterable[int]:
    """Cities that may collect; the frame of the turn lies below."""
    seat = table.frames[SEAT]
    return [cell for cell in cities(table, seat) if why_not_collect(table, seat, cell) is None]


def _harvest(table: Table, cell: int) -> None:
    frames = table.frames
    seat, mode, more = frames[SEAT], frames[FIRST], frames[SECOND]
    pop(table)
    if is_free(table, seat):
        begun(table)
    else:
        spend(table)
    begin_collect(table, seat, cell, mode, more)


def _harvest_card(table: Table) -> Clause:
    return clause_of("mass-production" if table.frames[SECOND] else "production-focus")


HARVEST: Final = choice("harvest", clause_of("production-focus"), "at", _harvests, _harvest, ordered_by=_harvest_card)


@_at("judged", "city-development")
def city_development_judged(table: Table, seat: int) -> bool:
    return bool(_developing(table, seat))


def _developing(table: Table, seat: int) -> list[int]:
    return [
        cell * len(PIECES) + piece
        for cell in cities(table, seat)
        if rests(table, seat, cell) or why_not_activate(table, seat, cell) is None
        for piece in range(len(PIECES))
        if why_not_add(table, seat, cell, piece, at_rest=rests(table, seat, cell)) is None
    ]


@_at("played", "city-development")
def city_development(table: Table, seat: int) -> None:
    """A city grows for nothing."""
    push(table, DEVELOP, seat)


def _developments(table: Table) -> Iterable[int]:
    return _developing(table, table.frames[SEAT])


def _develop(table: Table, argument: int) -> None:
    seat = table.frames[SEAT]
    cell, piece = divmod(argument, len(PIECES))
    pop(table)
    if not rests(table, seat, cell):
        activate(table, seat, cell)
    grow(table, seat, cell, piece, paid=False)


DEVELOP: Final = choice("develop", clause_of("city-development"), "grow", _developments, _develop)


@_at("judged", "militia")
def militia_judged(table: Table, seat: int) -> bool:
    return any(can_place_army(table, seat, cell) for cell in cities(table, seat))


@_at("played", "militia")
def militia(table: Table, seat: int) -> None:
    """An Army in a city."""
    levy(table, seat, clause_of("militia"))


@_at("judged", "explorer")
def explorer_judged(table: Table, seat: int) -> bool:
    return bool(frontier(table, seat)) or _can_shelter(table, seat)


def _can_shelter(table: Table, seat: int) -> bool:
    return settlers_left(table, seat) > 0 and seat in table.city


def frontier(table: Table, seat: int) -> list[int]:
    """Regions not discovered beside a region with a city of the seat, each by its first hex."""
    layout = table.land.layout
    home = {layout.tile[cell] for cell in cities(table, seat)}
    slots = {
        layout.tile[other]
        for tile in home
        for cell in layout.tiles[tile]
        for other in layout.neighbours[cell]
        if table.land.terrain[other] == UNKNOWN
    }
    return sorted(layout.tiles[slot][0] for slot in slots)


@_at("played", "explorer")
def explorer(table: Table, seat: int) -> None:
    """A region is discovered, a Settler placed: both or one of them."""
    push(table, SCOUTING, seat, 0)


_EXPLORED: Final = FIRST


def _scout_on(table: Table) -> None:
    """First the region, then the Settler."""
    frames = table.frames
    seat = frames[SEAT]
    if frames[_EXPLORED] == 0:
        frames[_EXPLORED] = 1
        if frontier(table, seat):
            push(table, EXPEDITION, seat)
        return
    pop(table)
    if _can_shelter(table, seat):
        shelter(table, seat, clause_of("explorer"))


SCOUTING: Final = LAW.step("scouting", clause_of("explorer"), resume=_scout_on)


def _frontier(table: Table) -> Iterable[int]:
    return frontier(table, table.frames[SEAT])


def _explore(table: Table, cell: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    discover(table, seat, table.land.layout.tile[cell], BY_CARD)


def _stay(table: Table, _: int) -> None:
    pop(table)


EXPEDITION: Final = LAW.step("expedition", ASKED, left_by=("pass",))


def _why_not_explore(table: Table, cell: int) -> Clause | None:
    return None if cell in _frontier(table) else clause_of("explorer")


def _why_not_stay(table: Table, _: int) -> Clause | None:
    """Something must be done."""
    return None if _can_shelter(table, table.frames[SEAT]) else clause_of("explorer")


EXPEDITION.answer("at", why_not=_why_not_explore, apply=_explore, candidates=_frontier)
EXPEDITION.answer("pass", why_not=_why_not_stay, apply=_stay)
automatic(EXPEDITION)


# -- actions of this turn and the next


@_at("judged", "leadership")
def leadership_judged(_: Table, __: int) -> bool:
    return True


@_at("played", "leadership")
def leadership(table: Table, _: int) -> None:
    """One action more."""
    table.frames[ACTIONS_LEFT] += 1


@_at("judged", "negotiations")
def negotiations_judged(table: Table, _: int) -> bool:
    return not has_begun(table)


@_at("played", "negotiations")
def negotiations(table: Table, seat: int) -> None:
    """Peace with another player, this turn and his next."""
    push(table, PEACE, seat)


def rivals(table: Table) -> Iterable[int]:
    """All seats but the one that decides."""
    return others(table, table.frames[SEAT])


def _agree(table: Table, other: int) -> None:
    seat = table.frames[SEAT]
    pop(table)
    table.nation[seat * WIDTH + TRUCE] |= 1 << other
    table.nation[other * WIDTH + NEXT_TRUCE] |= 1 << seat
    if table.log is not None:
        table.log.tell("event-truce", clause_of("negotiations"), player=PLAYERS[seat], partner=PLAYERS[other])


PEACE: Final = choice("peace", clause_of("negotiations"), "whom", rivals, _agree)


@_at("judged", "assassination")
def assassination_judged(table: Table, seat: int) -> bool:
    return bool(_unharmed(table, seat))


def _unharmed(table: Table, seat: int) -> list[int]:
    return [other for other in others(table, seat) if not table.nation[other * WIDTH + LESS]]


@_at("played", "assassination")
def assassination(table: Table, seat: int) -> None:
    """Another player has an action less in his next turn."""
    push(table, MURDER, seat)


def _marks(table: Table) -> Iterable[int]:
    return _unharmed(table, table.frames[SEAT])


def _murder(table: Table, other: int) -> None:
    pop(table)
    table.nation[other * WIDTH + LESS] += 1
    if table.log is not None:
        table.log.tell("event-assassination", clause_of("assassination"), player=PLAYERS[other])


MURDER: Final = choice("murder", clause_of("assassination"), "whom", _marks, _murder)
