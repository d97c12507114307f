"""Learning of evaluations: games of bots with themselves, a fit to their results, and duels of new values with old."""

from aevum.arena.learning.contests import Duel, Learning, SelfPlay
from aevum.arena.learning.rounds import LearningRound, PlayContest, learn

__all__ = ["Duel", "Learning", "LearningRound", "PlayContest", "SelfPlay", "learn"]
