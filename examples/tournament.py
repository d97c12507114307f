"""A tournament of bots: every deal is played from every seat, with equal deals for all.

python examples/tournament.py tempus easy random --games 6
"""

from __future__ import annotations

import argparse
from collections import Counter

from aevum import find_game
from aevum.arena import Contest, run


def wins(game: str, bots: list[str], games: int, jobs: int) -> Counter[str]:
    """Return the number of games in which each bot came first; a tie counts for each of the tied."""
    contest = Contest(game, find_game(game).read_options({}), tuple(bots), seed=1)
    found: Counter[str] = Counter()
    for result in run(contest, range(games), jobs):
        for winner in result.outcome.ranking[0]:
            found[result.bots[winner]] += 1
    return found


def main(given: list[str] | None = None) -> Counter[str]:
    """Read the arguments, fill empty seats with the last bot, play the games and print the wins."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=10, help="in all")
    parser.add_argument("--jobs", type=int, default=1)
    arguments = parser.parse_args(given)
    least = find_game(arguments.game).seats[0]
    bots = arguments.bots + arguments.bots[-1:] * (least - len(arguments.bots))
    found = wins(arguments.game, bots, arguments.games, arguments.jobs)
    for bot, count in found.most_common():
        print(f"{bot:12}{count:5} of {arguments.games}")
    return found


if __name__ == "__main__":
    main()
