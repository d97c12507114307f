r"""Better weights for the heuristics of a game, from games in which every bot plays with randomly scaled weights.

The margin of a seat is regressed on the logarithms of its factors, less the mean of its opponents': the ridge tells for
all weights at once in which direction they win. One step goes there, as long as its largest entry allows.

    python -m bench.weight_steps through-the-ages --seats 2 --games 600 --out games.jsonl --write weights.toml
    python -m bench.weight_steps through-the-ages --from weights.toml --out more.jsonl --write better.toml
    python -m bench.weight_steps tempus --seats 4 --beam-width 2 --determinizations 2 --evaluations 110 --spread 0.5 \
        --out games.jsonl --write weights.toml

Games that OUT holds already are not played again. Weights prove themselves in the arena: `normal:weights=weights.toml`.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from pathlib import Path
from typing import Any, Final

from aevum.arena.entrants import weights_of, with_weights
from aevum.arena.learning.ridge import import_numpy
from aevum.bots import Bot, Sight
from aevum.bots.beam_search import SearchBudget
from aevum.bots.search_bots import Normal
from aevum.kernel.ai.weights import Weights
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER, AnyGame
from aevum.kernel.registry import find_game

NOISE: Final = 0.2
RIDGES: Final = (30.0, 100.0, 300.0, 1000.0, 3000.0)
FOLDS: Final = 5


def main() -> None:
    """Play games, take a step, write the new weights and print the strongest directions."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--beam-width", type=int, default=5)
    parser.add_argument("--determinizations", type=int, default=5)
    parser.add_argument("--evaluations", type=int, default=500)
    parser.add_argument("--spread", type=float, default=0.3, help="standard deviation of the logarithms of factors")
    parser.add_argument("--from", dest="center", type=Path, help="weights to begin from; those in use if not given")
    parser.add_argument("--out", type=Path, required=True, help="journal of the games")
    parser.add_argument("--write", type=Path, required=True, help="file for the new weights")
    parser.add_argument("--step", type=float, default=0.06, help="change of a logarithm for each point of margin")
    parser.add_argument("--largest", type=float, default=0.7, help="largest change of a logarithm")
    args = parser.parse_args()
    game = find_game(args.game)
    weight_set = weights_of(game)
    center = weight_set.read(args.center) if args.center else dict(weight_set.default)
    games = _journal(game, center, args)
    slopes, explained = fit(games, sorted(center))
    steps = {name: max(-args.largest, min(args.largest, args.step * slope)) for name, slope in slopes.items()}
    found = {name: float(f"{weight * math.exp(steps.get(name, 0.0)):.3g}") for name, weight in center.items()}
    heading = f"One step from {len(games)} games of {args.seats} seats, seed {args.seed}; explained {explained:.3f}."
    args.write.write_text(weight_set.to_text(found, [heading]), encoding="utf-8")
    print(heading)
    for name in sorted(slopes, key=lambda name: -abs(slopes[name]))[:20]:
        print(f"{name:32} {slopes[name]:+.1f} points for each e-fold")


def _journal(game: AnyGame, center: Weights, args: argparse.Namespace) -> list[dict[str, Any]]:
    """Return the games of the journal, after those that are missing have been played."""
    lines = args.out.read_text(encoding="utf-8").splitlines() if args.out.exists() else []
    games = [json.loads(line) for line in lines]
    budget = SearchBudget(args.beam_width, args.determinizations, args.evaluations)
    with args.out.open("a", encoding="utf-8") as journal:
        for number in range(len(games), args.games):
            seed = Chance.from_seed(args.seed).branch(number) % (1 << 53)
            games.append(play(game, center, args.seats, seed, budget, args.spread))
            print(json.dumps(games[-1]), file=journal, flush=True)
    return games[: args.games]


def play(game: AnyGame, center: Weights, seats: int, seed: int, budget: SearchBudget, spread: float) -> dict[str, Any]:
    """Return the points of a game and the logarithms of the factors of each seat, in the order of weight names."""
    numbers = random.Random(seed)
    logarithms = [[spread * numbers.gauss(0, 1) for _ in center] for _ in range(seats)]
    bots = [
        _bot(game, center, own, Chance.from_seed(seed).branch(1 + seat), budget) for seat, own in enumerate(logarithms)
    ]
    state = game.start(game.options_type(), seats, Chance.from_seed(seed))
    while state.actor != OVER:
        state.apply(bots[state.actor].choose(Sight(game, state, state.legal())))
    outcome = state.outcome()
    assert outcome is not None
    rounded = [[round(logarithm, 4) for logarithm in own] for own in logarithms]
    return {"seed": seed, "points": list(map(float, outcome.totals)), "logarithms": rounded}


def _bot(game: AnyGame, center: Weights, logarithms: list[float], seed: int, budget: SearchBudget) -> Bot:
    weights = {name: center[name] * math.exp(log) for name, log in zip(sorted(center), logarithms, strict=True)}
    bot = with_weights(Normal, weights_of(game), weights)
    return bot(Chance.from_seed(seed), search_budget=budget, noise=NOISE)


def fit(games: list[dict[str, Any]], names: list[str]) -> tuple[dict[str, float], float]:
    """Return the slope of the margin for each weight, and the part of its variance explained in games left out."""
    numpy = import_numpy()
    rows, margins, folds = [], [], []
    for number, game in enumerate(games):
        factors, points = numpy.array(game["logarithms"]), numpy.array(game["points"])
        for seat in range(len(points)):
            rows.append(factors[seat] - numpy.delete(factors, seat, 0).mean(0))
            margins.append(points[seat] - numpy.delete(points, seat).mean())
            folds.append(number % FOLDS)
    table, target, fold_of = numpy.array(rows), numpy.array(margins), numpy.array(folds)

    def solve(chosen: Any, ridge: float) -> Any:
        part = table[chosen]
        return numpy.linalg.solve(part.T @ part + ridge * numpy.eye(len(names)), part.T @ target[chosen])

    def explained(ridge: float) -> float:
        missed = 0.0
        for fold in range(FOLDS):
            left_out = fold_of == fold
            missed += float(((target[left_out] - table[left_out] @ solve(~left_out, ridge)) ** 2).sum())
        return 1 - missed / float((target**2).sum())

    best = max(RIDGES, key=explained)
    slopes = solve(fold_of >= 0, best)
    return dict(zip(names, map(float, slopes), strict=True)), explained(best)


if __name__ == "__main__":
    main()
