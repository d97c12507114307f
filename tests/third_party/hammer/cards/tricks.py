"""The odd trick, which a row cannot say."""

from aevum.kernel.steps import push
from hammer.rules import LAW, LEADER, RUMOUR, TRICKS, House, lead

__all__ = ["LAW", "TRICKS"]


@TRICKS.at("played", "rumour")
def rumour(house: House) -> None:
    """The leader is asked, unless all can see that there is nothing to show."""
    if house.hands[house.frames[LEADER]]:
        push(house, RUMOUR, house.frames[LEADER])
    else:
        lead(house, 0)


TRICKS.complete()
LAW.complete()
