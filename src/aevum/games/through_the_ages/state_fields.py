"""Fields of the state of Through the Ages. Written by `make states` from `fields.py`: change that, not this."""

from __future__ import annotations

from typing import Any, Final, Self

from aevum.games.through_the_ages.options import Options
from aevum.kernel.steps import RuledState

BLUE: Final = 34
"""Blue tokens on farms, mines and labs, by work."""
CHANGE: Final = 46
"""Of those on farms, then on mines, the change for a payment of this turn, by level."""
IDLE: Final = 52
"""Unused workers."""
YELLOW: Final = 53
"""Tokens in the yellow bank."""
BANK: Final = 54
"""Tokens in the blue bank."""
TECHNOLOGY: Final = 55
"""Technologies in play, the government too, as a mask."""
GOVERNMENT: Final = 56
LEADER: Final = 57
LEADERS: Final = 58
"""Ages of which a leader was taken, as a mask."""
SETTLED: Final = 59
"""Whether Columbus has settled."""
WONDER: Final = 60
"""The wonder under construction."""
STAGES_DONE: Final = 61
FINISHED: Final = 62
"""Wonders finished, as a mask."""
RUINED: Final = 63
"""Finished wonders that lie face down, as a mask."""
COLONIES: Final = 64
"""Territories, as a mask."""
TACTIC: Final = 65
WHITE: Final = 66
WHITE_USED: Final = 67
WHITE_LOST: Final = 68
"""Civil actions that cannot be used this turn."""
RED: Final = 69
RED_USED: Final = 70
RED_EXTRA: Final = 71
"""Military actions more this turn."""
CULTURE: Final = 72
"""Culture points."""
SCIENCE: Final = 73
"""Science points."""
CULTURE_RATE: Final = 74
"""Culture points each turn."""
SCIENCE_RATE: Final = 75
"""Science points each turn."""
STRENGTH: Final = 76
FACES: Final = 77
MILITARY_RESOURCES: Final = 78
"""Resources for units, this turn."""
LEADERS_SHARE: Final = 79
"""Resources for units that the leader gave and that are not spent."""
SHIPPED: Final = 80
SWAPPED: Final = 81
WAR: Final = 82
"""War declared and not yet resolved."""
WAR_ON: Final = 83
"""Seat on which it was declared."""
PACT: Final = 84
"""Pact that this seat has offered."""
PARTNER: Final = 85
"""Partner in that pact."""
ROLE: Final = 86
"""Role of this seat in that pact: 0: A, 1: B."""
FORFEIT: Final = 87
"""Whether the next political action is lost."""
REBELLION: Final = 88
"""Civil actions lost in the next turn."""
ATTACKER: Final = 89
"""Seat that keeps the mark of this one, in the variant without ganging up."""
OUT: Final = 90
"""Whether the seat has resigned."""
SEEDED: Final = 91
"""Events that this seat put down and that have not been turned, as a mask."""
SHOWN: Final = 92
"""Mask of the pacts in hand that all seats have seen."""
CIV_WIDTH: Final = 93


class TableFields(RuledState):
    """Fields of the state of Through the Ages."""

    __slots__ = (
        "age",
        "blue_box",
        "bonuses",
        "box",
        "card_row",
        "civ",
        "civil",
        "civil_at",
        "civil_hands",
        "covered",
        "current",
        "dealt",
        "final",
        "first",
        "fresh",
        "future",
        "hands",
        "last_round",
        "military",
        "military_at",
        "options",
        "past",
        "pool",
        "private",
        "round",
        "sent",
        "used",
        "used_seen",
        "yellow_box",
    )

    options: Options
    civ: list[int]
    """The civilizations, one record after another."""
    card_row: list[int]
    """Civil cards on offer, the cheap end first."""
    civil_hands: list[list[int]]
    """Sorted."""
    hands: list[list[int]]
    """Military cards, sorted."""
    civil: tuple[tuple[int, ...], ...]
    """The civil decks by Age, the top card first."""
    civil_at: int
    """Cards laid from the running civil deck."""
    military: tuple[tuple[int, ...], ...]
    """The military decks by Age, the top card first."""
    military_at: int
    """Cards drawn from the running military deck."""
    used: list[int]
    """Military cards that lie face down, out of play, of all Ages."""
    used_seen: list[int]
    """Mask of the seats that know each of them; `GONE`: it has left the game."""
    box: tuple[int, ...]
    """Cards out of the game that all seats have seen."""
    current: list[int]
    """Current events, the top card last."""
    future: list[int]
    past: list[int]
    bonuses: list[int]
    """Events that score at the end, open."""
    covered: list[int]
    """Events that score at the end, face down until an Age ends; the next one last."""
    private: list[list[int]]
    """Events that score at the end, each known to one seat."""
    pool: list[int]
    """Events from which every seat chooses a bonus, openly."""
    dealt: list[list[int]]
    """Events from which a seat chooses its bonus, in secret."""
    fresh: list[int]
    """Action cards taken in this turn."""
    sent: list[int]
    """Units sacrificed in this fight, by seat and kind."""
    age: int
    """Of the running civil deck."""
    first: int
    """The seat that begins a round."""
    round: int
    last_round: int
    """The round with which the match ends, 0: not yet known."""
    final: tuple[tuple[tuple[str, int], ...], ...]
    """Points added at the end, by seat and line."""
    yellow_box: int
    """Yellow tokens put into the box, less those taken from it."""
    blue_box: int

    def lay_out(self, seats: int) -> None:
        """Every field as it is before anything lies on the table, but for those that the game sets."""
        self.chance = 0
        self.frames = []
        self.revealed = 0
        self.learned = 0
        self.civ = [
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            -1,
            0,
            0,
            -1,
            0,
            0,
            0,
            0,
            -1,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            -1,
            -1,
            -1,
            -1,
            0,
            0,
            0,
            -1,
            0,
            0,
            0,
        ] * seats
        self.card_row = [-1] * 13
        self.civil_hands = [[] for _ in range(seats)]
        self.hands = [[] for _ in range(seats)]
        self.civil_at = 0
        self.military_at = 0
        self.used = []
        self.used_seen = []
        self.box = ()
        self.current = []
        self.future = []
        self.past = []
        self.bonuses = []
        self.covered = []
        self.private = [[] for _ in range(seats)]
        self.pool = []
        self.dealt = [[] for _ in range(seats)]
        self.fresh = []
        self.sent = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] * seats
        self.age = 0
        self.first = 0
        self.round = 1
        self.last_round = 0
        self.final = ()
        self.yellow_box = 0
        self.blue_box = 0
        self.log = None

    def copy(self) -> Self:
        other = self.__class__()
        other.chance = self.chance
        other.frames = self.frames.copy()
        other.revealed = self.revealed
        other.learned = self.learned
        other.options = self.options
        other.civ = self.civ.copy()
        other.card_row = self.card_row.copy()
        other.civil_hands = [pile.copy() for pile in self.civil_hands]
        other.hands = [pile.copy() for pile in self.hands]
        other.civil = self.civil
        other.civil_at = self.civil_at
        other.military = self.military
        other.military_at = self.military_at
        other.used = self.used.copy()
        other.used_seen = self.used_seen.copy()
        other.box = self.box
        other.current = self.current.copy()
        other.future = self.future.copy()
        other.past = self.past.copy()
        other.bonuses = self.bonuses.copy()
        other.covered = self.covered.copy()
        other.private = [pile.copy() for pile in self.private]
        other.pool = self.pool.copy()
        other.dealt = [pile.copy() for pile in self.dealt]
        other.fresh = self.fresh.copy()
        other.sent = self.sent.copy()
        other.age = self.age
        other.first = self.first
        other.round = self.round
        other.last_round = self.last_round
        other.final = self.final
        other.yellow_box = self.yellow_box
        other.blue_box = self.blue_box
        other.log = None
        return other

    def key(self) -> tuple[Any, ...]:
        return (
            tuple(self.frames),
            tuple(self.civ),
            tuple(self.card_row),
            tuple(map(tuple, self.civil_hands)),
            tuple(map(tuple, self.hands)),
            self.civil,
            self.civil_at,
            self.military,
            self.military_at,
            tuple(self.used),
            tuple(self.used_seen),
            self.box,
            tuple(self.current),
            tuple(self.future),
            tuple(self.past),
            tuple(self.bonuses),
            tuple(self.covered),
            tuple(map(tuple, self.private)),
            tuple(self.pool),
            tuple(map(tuple, self.dealt)),
            tuple(self.fresh),
            tuple(self.sent),
            self.age,
            self.first,
            self.round,
            self.last_round,
            self.final,
            self.yellow_box,
            self.blue_box,
        )

    def saved(self) -> tuple[Any, ...]:
        return (
            self.chance,
            tuple(self.frames),
            self.revealed,
            self.learned,
            self.options,
            tuple(self.civ),
            tuple(self.card_row),
            tuple(map(tuple, self.civil_hands)),
            tuple(map(tuple, self.hands)),
            self.civil,
            self.civil_at,
            self.military,
            self.military_at,
            tuple(self.used),
            tuple(self.used_seen),
            self.box,
            tuple(self.current),
            tuple(self.future),
            tuple(self.past),
            tuple(self.bonuses),
            tuple(self.covered),
            tuple(map(tuple, self.private)),
            tuple(self.pool),
            tuple(map(tuple, self.dealt)),
            tuple(self.fresh),
            tuple(self.sent),
            self.age,
            self.first,
            self.round,
            self.last_round,
            self.final,
            self.yellow_box,
            self.blue_box,
        )

    def restore(self, saved: tuple[Any, ...]) -> None:
        (
            chance,
            frames,
            revealed,
            learned,
            options,
            civ,
            card_row,
            civil_hands,
            hands,
            civil,
            civil_at,
            military,
            military_at,
            used,
            used_seen,
            box,
            current,
            future,
            past,
            bonuses,
            covered,
            private,
            pool,
            dealt,
            fresh,
            sent,
            age,
            first,
            round,
            last_round,
            final,
            yellow_box,
            blue_box,
        ) = saved
        self.chance = chance
        self.frames = list(frames)
        self.revealed = revealed
        self.learned = learned
        self.options = options
        self.civ = list(civ)
        self.card_row = list(card_row)
        self.civil_hands = [list(pile) for pile in civil_hands]
        self.hands = [list(pile) for pile in hands]
        self.civil = civil
        self.civil_at = civil_at
        self.military = military
        self.military_at = military_at
        self.used = list(used)
        self.used_seen = list(used_seen)
        self.box = box
        self.current = list(current)
        self.future = list(future)
        self.past = list(past)
        self.bonuses = list(bonuses)
        self.covered = list(covered)
        self.private = [list(pile) for pile in private]
        self.pool = list(pool)
        self.dealt = [list(pile) for pile in dealt]
        self.fresh = list(fresh)
        self.sent = list(sent)
        self.age = age
        self.first = first
        self.round = round
        self.last_round = last_round
        self.final = final
        self.yellow_box = yellow_box
        self.blue_box = blue_box
        self.log = None
