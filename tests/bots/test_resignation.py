"""Random players resign rarely: they leave such moves out but for a few games."""

from __future__ import annotations

from high_card import HighCard
from high_card.options import Options

from aevum.bots import Sight
from aevum.bots.random_bot import RESIGNS_ONCE_IN, RandomBot
from aevum.kernel.chance import Chance
from aevum.kernel.game import OVER
from aevum.testing.walks import Temper

GAMES = 20 * RESIGNS_ONCE_IN


class Timid(HighCard):
    """High Card in which swapping a card is a resignation."""

    id = "timid"

    def is_resignation(self, move: int) -> bool:
        return self.book.verb_of(move).name == "swap"


GAME = Timid()


def gave_up(player: RandomBot | Temper, seed: int) -> bool:
    """Whether a random player of both seats ever chooses a resignation."""
    state = GAME.start(Options(), 2, Chance.from_seed(seed))
    chosen = []
    while state.actor != OVER:
        in_sight = Sight(GAME, state, state.legal())
        chosen.append(player.choose(in_sight) if isinstance(player, RandomBot) else player.choose(state))
        state.apply(chosen[-1])
    return any(map(GAME.is_resignation, chosen))


def test_no_game_of_ours_has_a_move_that_gives_up_unless_it_says_so() -> None:
    legal = HighCard().start(Options(), 2, Chance.from_seed(1)).legal()
    assert not any(map(HighCard().is_resignation, legal))
    assert HighCard().without_resignations(legal) == legal


def test_playing_on_leaves_out_what_gives_up_unless_there_is_nothing_else() -> None:
    play, swap = GAME.book.parse("play 7"), GAME.book.parse("swap 7")
    assert GAME.without_resignations([play, swap]) == [play]
    assert GAME.without_resignations([swap]) == [swap]


def test_the_random_bot_gives_up_in_a_few_games_only() -> None:
    resigned = sum(gave_up(RandomBot(Chance.from_seed(seed)), seed) for seed in range(GAMES))
    assert 0 < resigned < 2 * GAMES / RESIGNS_ONCE_IN


def test_the_random_bot_may_give_up_or_not_by_its_own_seed() -> None:
    assert [gave_up(RandomBot(Chance.from_seed(seed)), seed) for seed in range(64)] == [
        gave_up(RandomBot(Chance.from_seed(seed)), seed) for seed in range(64)
    ]


def test_random_walks_give_up_in_a_few_games_only() -> None:
    resigned = [seed % 16 for seed in range(GAMES) if gave_up(Temper(GAME, seed), seed)]
    assert 0 < len(resigned) <= GAMES / 16
    assert len(set(resigned)) == 1
