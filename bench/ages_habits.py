"""Culture in Through the Ages at the end of each Age, to compare bots with people.

`python -m bench.ages_habits FOLDER` reads the matches that `aevum arena through-the-ages --save FOLDER` wrote, and
prints for the end of each Age, and of the match, the culture of the leading player: mean over matches, least, most.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from pathlib import Path
from statistics import fmean

from aevum.games.through_the_ages.state import Table
from aevum.games.through_the_ages.state_fields import CIV_WIDTH, CULTURE
from aevum.kernel.match import Match
from aevum.kernel.records.savefile import ENDING, read_match
from aevum.kernel.registry import find_game

AGES = ("A", "I", "II", "III", "IV")
END = "final"


def leading_culture(match: Match) -> dict[str, int]:
    """Return the most culture of any player at the end of each Age and of the match."""
    found: dict[str, int] = {}
    before = match.state_at(0)
    assert isinstance(before, Table)
    for state, _ in match.replay():
        assert isinstance(state, Table)
        if state.age != before.age:
            found[AGES[before.age]] = _most(before)
        before = state
    outcome = match.outcome()
    assert outcome is not None
    found[END] = int(max(outcome.totals))
    return found


def _most(table: Table) -> int:
    return max(table.civ[base + CULTURE] for base in range(0, len(table.civ), CIV_WIDTH))


def main() -> None:
    """Print the figures of all matches of a folder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    by_age: dict[str, list[int]] = defaultdict(list)
    for file in sorted(parser.parse_args().folder.glob(f"*{ENDING}")):
        for age, culture in leading_culture(read_match(file, find_game)).items():
            by_age[age].append(culture)
    for age in (*AGES, END):
        if by_age[age]:
            print(f"{age:6} {fmean(by_age[age]):6.0f}  ({min(by_age[age])} to {max(by_age[age])})")


if __name__ == "__main__":
    main()
