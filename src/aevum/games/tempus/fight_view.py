"""View of a fight for one seat: both sums as far as it can count them, and the cards it may see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from aevum.games.tempus.constants import CARDS, COLOURS, HEXES, TERRAINS
from aevum.games.tempus.rules import fight
from aevum.games.tempus.rules.fight import BATTLEGROUND, SOURCE, TARGET
from aevum.games.tempus.state import World
from aevum.kernel.encoding_hints import CountPerKind

Cards = Annotated[tuple[int, ...], CountPerKind(len(CARDS))]


@dataclass(frozen=True, slots=True)
class FightView:
    """A fight under way, or the last one of this slot. Cards that the seat may not see are None; their number is known.

    `strength`: tokens or city value of the attacked hex. The sums count what this seat can see.
    """

    attacker: int
    defender: int
    source: int
    target: int
    ground: int
    tokens: int
    strength: int
    is_city: bool
    attack_cards: Cards | None
    attack_count: int
    defence_cards: Cards | None
    defence_count: int
    attack: int
    defence: int
    over: bool

    @property
    def won(self) -> bool:
        """Whether the fight is over and the attacker has won it."""
        return self.over and fight.attacker_wins(self.attack, self.defence)

    def to_json(self) -> dict[str, Any]:
        return {
            "attacker": COLOURS[self.attacker],
            "defender": COLOURS[self.defender],
            "source": HEXES[self.source],
            "target": HEXES[self.target],
            "terrain": TERRAINS[self.ground] if self.ground >= 0 else None,
            "tokens": self.tokens,
            "strength": self.strength,
            "city": self.is_city,
            "attack_cards": named_cards(self.attack_cards),
            "attack_count": self.attack_count,
            "defence_cards": named_cards(self.defence_cards),
            "defence_count": self.defence_count,
            "attack": self.attack,
            "defence": self.defence,
            "over": self.over,
        }


def named_cards(cards: Cards | None) -> list[str] | None:
    """Return the labels of cards; None stays None."""
    return None if cards is None else [CARDS[card] for card in cards]


def see_fight(world: World, seat: int) -> FightView | None:
    """Return the fight under way, else the last one of this slot, else None."""
    if world.step in ("declare", "assault", "defence"):
        return _fight_under_way(world, seat)
    if not world.last_fight:
        return None
    (attacker, defender, source, target, ground), (tokens, strength, is_city), cards, sums = world.last_fight
    return FightView(
        attacker=attacker,
        defender=defender,
        source=source,
        target=target,
        ground=ground,
        tokens=tokens,
        strength=strength,
        is_city=bool(is_city),
        attack_cards=cards[0],
        attack_count=len(cards[0]),
        defence_cards=cards[1],
        defence_count=len(cards[1]),
        attack=sums[0],
        defence=sums[1],
        over=True,
    )


def _fight_under_way(world: World, seat: int) -> FightView:
    """Return the fight under way; each side sees its own cards only.

    The attacker's cards lie face down, and the defender is not done yet.
    """
    source, target = world.frames[SOURCE], world.frames[TARGET]
    attacker, defender = world.mover, world.owner[target]
    assault = world.laid[attacker] if seat == attacker else []
    defence = world.laid[defender] if seat == defender else []
    return FightView(
        attacker=attacker,
        defender=defender,
        source=source,
        target=target,
        ground=world.frames[BATTLEGROUND],
        tokens=world.tokens[source],
        strength=fight.strength_of(world, target),
        is_city=world.city[target] > 0,
        attack_cards=tuple(assault) if seat == attacker else None,
        attack_count=len(world.laid[attacker]),
        defence_cards=tuple(defence) if seat == defender else None,
        defence_count=len(world.laid[defender]),
        attack=fight.attack_sum(world, assault),
        defence=fight.defence_sum(world, defence),
        over=False,
    )
