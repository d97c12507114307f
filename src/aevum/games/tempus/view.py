"""View of a match for one seat: the island, everything that lies open, its own cards, hand sizes of the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from aevum.games.tempus.constants import (
    CITY_VALUES,
    COLOURS,
    ERA_TERRAIN,
    ERAS,
    HEXES,
    LAST_ERA,
    TERRAINS,
    TILES,
    WATER,
)
from aevum.games.tempus.fight_view import Cards, FightView, named_cards, see_fight
from aevum.games.tempus.island import island_of
from aevum.games.tempus.options import Options
from aevum.games.tempus.rules import LAW, score
from aevum.games.tempus.rules.babies import bearable
from aevum.games.tempus.rules.move import movable
from aevum.games.tempus.rules.pieces import city_count, exposed_seats
from aevum.games.tempus.rules.progress import points_of_cards, points_on_island
from aevum.games.tempus.rules.turn import ACTION_NAMES, NONE, SLOT
from aevum.games.tempus.state import World
from aevum.kernel.encoding_hints import DERIVED
from aevum.kernel.game import FRAME, OVER, SeatFields, View


@dataclass(frozen=True, slots=True)
class ProgressView:
    """The last progress phase: the era that was entered, the points of each seat and the cards it laid."""

    era: int
    points: tuple[int, ...]
    cards: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class WorldView(View):
    """View of the match for one seat. Lists are by hex or by seat; `hand` and `laid` are the seat's own cards.

    `phase`: the step that is decided now. `mover`: the seat whose slot it is, -1 outside the action phase. `source` and
    `target`: the hexes that the decision is about, -1 where there is none. `movable` and `bearable`: tokens that could
    move and children that could be born if the era set no limit; 0 for all but the mover. `turn` counts from 1 to 10,
    `round` from 1. `tile`: the terrains of the tile to be laid, centre first. `progress`: the points that each seat has
    on the island for `next_era`; `progress_with_hand` adds the seat's own cards.
    """

    seat_fields: ClassVar[SeatFields | None] = SeatFields(
        numbers=("seat", "actor", "first", "mover", "owner", "fight.attacker", "fight.defender"),
        by_seat=(
            *("era", "supply", "cities_left", "cities", "protected", "actions", "hand_sizes", "laid_sizes", "out"),
            *("last_progress.points", "last_progress.cards", "progress", "score"),
        ),
    )
    options: Options
    seat: int
    actor: int
    phase: str
    turn: int
    round: int
    first: int
    mover: int
    terrain: tuple[int, ...]
    lakes: Annotated[tuple[tuple[int, ...], ...], DERIVED]
    owner: tuple[int, ...]
    tokens: tuple[int, ...]
    city: tuple[int, ...]
    moved: tuple[int, ...]
    era: tuple[int, ...]
    supply: tuple[int, ...]
    cities_left: tuple[tuple[int, ...], ...]
    cities: tuple[int, ...]
    protected: tuple[bool, ...]
    actions: tuple[int, ...]
    hand: Cards
    hand_sizes: tuple[int, ...]
    laid: Cards
    laid_sizes: tuple[int, ...]
    out: tuple[Cards, ...]
    discards: Cards
    deck_size: int
    tile: tuple[int, ...] | None
    tiles_to_lay: int
    action: int
    allowance: int
    to_begin: int
    closed: bool
    source: int
    target: int
    following: int
    needed: int
    movable: int
    bearable: int
    fight: FightView | None
    last_progress: ProgressView | None
    next_era: int
    progress: tuple[int, ...]
    progress_with_hand: int
    score: tuple[dict[str, int], ...]
    over: bool

    @property
    def seats(self) -> int:
        return len(self.era)

    @property
    def setting_up(self) -> bool:
        """Whether the island is still being built and settled."""
        return self.phase in ("tile", "rotate", "settle")

    @property
    def next_terrain(self) -> int:
        """The terrain that scores on the way into the next era."""
        return ERA_TERRAIN[self.next_era]

    def total(self, seat: int) -> int:
        """Return the victory points of a seat as the island stands."""
        return sum(self.score[seat].values())

    def to_json(self) -> dict[str, Any]:
        return {
            "game": "tempus",
            "seat": self.seat,
            "actor": self.actor,
            "phase": self.phase or None,
            "turn": self.turn,
            "round": self.round,
            "first": COLOURS[self.first],
            "mover": COLOURS[self.mover] if self.mover >= 0 else None,
            "hexes": {HEXES[place]: self._hex(place) for place in range(len(HEXES)) if self.terrain[place] != WATER},
            "lakes": [[HEXES[place] for place in lake] for lake in self.lakes],
            "players": [self._player(seat) for seat in range(self.seats)],
            "hand": named_cards(self.hand),
            "laid": named_cards(self.laid),
            "discards": named_cards(self.discards),
            "deck": self.deck_size,
            "tile": [TERRAINS[terrain] for terrain in self.tile] if self.tile else None,
            "tiles_to_lay": self.tiles_to_lay,
            "slot": self._slot(),
            "fight": self.fight.to_json() if self.fight else None,
            "last_progress": self._last_progress(),
            "next_era": ERAS[self.next_era],
            "progress_with_hand": self.progress_with_hand,
            "over": self.over,
        }

    def _hex(self, place: int) -> dict[str, Any]:
        data: dict[str, Any] = {"terrain": TERRAINS[self.terrain[place]]}
        if self.owner[place] >= 0:
            data["owner"] = COLOURS[self.owner[place]]
            data |= {"city": self.city[place]} if self.city[place] else {"tokens": self.tokens[place]}
            if self.moved[place]:
                data["moved"] = self.moved[place]
        return data

    def _player(self, seat: int) -> dict[str, Any]:
        return {
            "colour": COLOURS[seat],
            "era": ERAS[self.era[seat]],
            "supply": self.supply[seat],
            "cities_left": {str(value): left for value, left in zip(CITY_VALUES, self.cities_left[seat], strict=True)},
            "action_tokens": self.actions[seat],
            "hand": self.hand_sizes[seat],
            "laid": self.laid_sizes[seat],
            "out": named_cards(self.out[seat]),
            "protected": self.protected[seat],
            "progress": self.progress[seat],
            "score": self.score[seat] | {"total": self.total(seat)},
        }

    def _slot(self) -> dict[str, Any]:
        return {
            "action": ACTION_NAMES[self.action],
            "allowance": self.allowance,
            "to_begin": self.to_begin,
            "closed": self.closed,
            "source": HEXES[self.source] if self.source >= 0 else None,
            "target": HEXES[self.target] if self.target >= 0 else None,
            "count": self.following,
            "sanitation_needed": self.needed,
        }

    def _last_progress(self) -> dict[str, Any] | None:
        last = self.last_progress
        if last is None:
            return None
        return {
            "era": ERAS[last.era],
            "points": list(last.points),
            "cards": [named_cards(cards) for cards in last.cards],
        }


def see(world: World, seat: int) -> WorldView:
    """Return the view of a seat.

    Built by allow-list: information that is not listed here stays hidden. A spectator has no cards.
    """
    seats = range(len(world.era))
    hand = tuple(world.hands[seat]) if seat in seats else ()
    laid = tuple(world.laid[seat]) if seat in seats else ()
    next_era = min(max(world.era) + 1, LAST_ERA)
    terrain = ERA_TERRAIN[next_era]
    progress = tuple(points_on_island(world, other, terrain) for other in seats)
    pending = LAW.pending(world)
    kinds = len(CITY_VALUES)
    over = world.actor == OVER
    mover = _mover(world)
    moves = seat in seats and seat == mover
    return WorldView(
        options=world.options,
        seat=seat,
        actor=world.actor,
        phase=world.step,
        turn=min(world.turn + 1, LAST_ERA),
        round=world.round,
        first=world.first,
        mover=mover,
        terrain=world.terrain,
        lakes=island_of(world.terrain).lakes,
        owner=tuple(world.owner),
        tokens=tuple(world.tokens),
        city=tuple(world.city),
        moved=_moved(world),
        era=tuple(world.era),
        supply=tuple(world.supply),
        cities_left=tuple(tuple(world.cities_left[other * kinds : other * kinds + kinds]) for other in seats),
        cities=tuple(city_count(world, other) for other in seats),
        protected=tuple(not exposed for exposed in exposed_seats(world)),
        actions=tuple(world.actions),
        hand=hand,
        hand_sizes=tuple(map(len, world.hands)),
        laid=laid,
        laid_sizes=tuple(map(len, world.laid)),
        out=tuple(map(tuple, world.out)),
        discards=tuple(world.discards),
        deck_size=len(world.deck),
        tile=TILES[world.tile] if world.tile >= 0 else None,
        tiles_to_lay=world.to_lay,
        action=pending.get("action", NONE),
        allowance=pending.get("allowance", 0),
        to_begin=pending.get("to_begin", 0),
        closed=bool(pending.get("closed", 0)),
        source=pending.get("source", -1),
        target=pending.get("target", -1),
        following=pending.get("following", 0),
        needed=pending.get("needed", 0),
        movable=movable(world) if moves else 0,
        bearable=bearable(world) if moves else 0,
        fight=see_fight(world, seat),
        last_progress=ProgressView(*world.last_progress) if world.last_progress else None,
        next_era=next_era,
        progress=progress,
        progress_with_hand=(progress[seat] if seat in seats else 0) + points_of_cards([*hand, *laid], terrain),
        score=score.lines(world),
        over=over,
    )


def _moved(world: World) -> tuple[int, ...]:
    """Return by hex the number of tokens that have moved or were born in this action."""
    tokens = [0] * len(HEXES)
    for place in (*world.moved, *world.born):
        tokens[place] += 1
    return tuple(tokens)


def _mover(world: World) -> int:
    frames = world.frames
    in_slot = len(frames) > FRAME and frames[FRAME] == SLOT.id
    return world.mover if in_slot else -1
