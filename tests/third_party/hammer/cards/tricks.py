"""Function of the one trick whose effect a row cannot express."""

from aevum.kernel.steps import push
from hammer.rules import LAW, LEADER, RUMOUR, TRICKS, House, lead

__all__ = ["LAW", "TRICKS"]


@TRICKS.at("played", "rumour")
def rumour(house: House) -> None:
    """Ask the leader to show a trick, unless all can see that it has none."""
    if house.hands[house.frames[LEADER]]:
        push(house, RUMOUR, house.frames[LEADER])
    else:
        lead(house, 0)


TRICKS.complete()
LAW.complete()
