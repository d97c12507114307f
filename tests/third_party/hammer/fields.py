"""Fields of the state. `make states` writes `state_fields.py` from this list."""

from aevum.kernel.fields import SEATS, pile, piles, row

LOTS = {"vase": 2, "clock": 3, "globe": 4, "harp": 5, "mask": 6, "atlas": 7}
NAME = "HouseFields"
ABOUT = "Coins, lots and tricks."
IMPORTS = ()
FIELDS = (
    row("coins", SEATS, initial=10),
    row("worth", 1, "Value of each lot, as tricks have changed it.", initial=tuple(LOTS.values())),
    row("owner", len(LOTS), "Seat that bought a lot; -1 = not sold yet.", initial=-1),
    piles("hands", SEATS),
    pile("deck", "Tricks that were not dealt."),
    pile("discards"),
)
