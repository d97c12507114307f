"""Events of each move and their audience: draws and face-down cards are known to their owner only."""

from __future__ import annotations

import pytest

from aevum.games.tempus import GAME
from aevum.games.tempus.constants import COLOURS
from aevum.games.tempus.moves import BOOK
from aevum.games.tempus.rules.setup import TILE
from aevum.games.tempus.state import World
from aevum.kernel.events import EVERYONE, SPECTATOR, Event, Log
from aevum.kernel.words import Argument
from games.tempus.positions import (
    AROUND_THE_LAKE,
    FAR,
    People,
    axial,
    begin,
    decides,
    finish,
    pass_actions,
    play,
    sea_with_land,
    world_with,
)
from rule_marks import rule

PlainEvent = tuple[str, dict[str, Argument]]


def events_of(world: World, *lines: str) -> list[Event]:
    """Return all events of these lines."""
    world.log = log = Log()
    play(world, *lines)
    return log.events


def seen_events(world: World, *lines: str, to: str = "red") -> list[PlainEvent]:
    """Return the events of these lines that a seat, or a spectator, sees."""
    seat = COLOURS.index(to) if to in COLOURS else SPECTATOR
    return [plain(event) for event in events_of(world.copy(), *lines) if event.seen_by(seat)]


def plain(event: Event) -> PlainEvent:
    return event.message, dict(event.arguments)


def red(message: str, **arguments: Argument) -> PlainEvent:
    return message, {"player": "player-red", **arguments}


def blue(message: str, **arguments: Argument) -> PlainEvent:
    return message, {"player": "player-blue", **arguments}


# -- setting up


def test_a_tile() -> None:
    world = begin()
    world.first = 0
    decides(world, TILE, 0)

    assert seen_events(world, "tile G6 turn 2") == [red("event-tile", hex="G6")]


def test_the_island_is_finished_with_the_last_tile() -> None:
    world = sea_with_land(tiles_left=1, woods="D5 E5 C6 E6 D7 E7")

    assert seen_events(world, "tile G6 turn 2")[-1] == ("event-island", {"lakes": 1})


def test_settling_and_the_first_turn() -> None:
    world = begin(island="prepared")
    world.log = Log()
    while not world.actions[0]:
        world.apply(world.legal()[0])

    messages = [event.message for event in world.log.events]
    assert messages == ["event-settle"] * 9 + ["event-turn"]
    assert dict(world.log.events[-1].arguments)["turn"] == 1


# -- actions


def test_moves_tell_their_way() -> None:
    lake, sea = axial("-1,0"), "B11"
    world = world_with(woods=f"{AROUND_THE_LAKE} {sea}", red=People(axial("1,0 2,0")), era="ships")
    here, coast, beside, two_steps = axial("1,0 2,0 1,1 2,-2").split()

    assert seen_events(world, f"move {here} to {beside}") == [red("event-move", source=here, target=beside, way="land")]
    assert seen_events(world, f"move {here} to {two_steps}") == [
        red("event-move", source=here, target=two_steps, way="land")
    ]
    assert seen_events(world, f"move {here} to {lake}") == [red("event-move", source=here, target=lake, way="lake")]
    assert seen_events(world, f"move {coast} to {sea}") == [red("event-move", source=coast, target=sea, way="sea")]


def test_moving_nobody_and_bearing_nobody() -> None:
    world = world_with(woods="F6", red=People("F6"))

    assert seen_events(world, "move nobody") == [red("event-move-nobody")]
    assert seen_events(world, "babies nobody") == [red("event-birth-nobody")]


def test_a_birth_and_a_city() -> None:
    world = world_with(grassland="F6 G6", red=People("F6:2 G6"))

    assert seen_events(world, "babies G6") == [red("event-birth", hex="G6")]
    assert seen_events(world, "city F6 2") == [red("event-city", hex="F6", value=2)]


def test_cards_played_are_shown_to_all() -> None:
    world = world_with(
        woods="F6 G6", red=People("F6", hand="religion-hills government-woods"), blue=People(f"G6 {FAR}")
    )

    for colour in ("red", "blue", "green", "watcher"):
        assert seen_events(world, "play religion-hills convert G6 to F6", to=colour) == [
            red("event-play", card="card-religion-hills"),
            red("event-convert", other="player-blue", source="G6", target="F6"),
        ]
        assert seen_events(world, "play government-woods now", to=colour) == [
            red("event-play", card="card-government-woods"),
            red("event-government-now"),
        ]
        assert seen_events(world, "play government-woods later", to=colour)[1] == red("event-government-later")


# -- hidden information


@rule("tempus.cards.public")
def test_only_who_draws_learns_the_cards() -> None:
    world = world_with(deck="weapons-hills education-woods", era="writing")

    assert seen_events(world, "idea") == [
        ("event-draw-by-you", {"cards": "card-education-woods card-weapons-hills", "count": 2})
    ]
    for colour in ("blue", "green", "watcher"):
        assert seen_events(world, "idea", to=colour) == [red("event-draw", count=2)]


@rule("tempus.cards.public")
def test_of_a_draw_only_the_new_cards_are_named() -> None:
    world = world_with(red=People(hand="weapons-hills leader-woods"), deck="weapons-hills")

    assert seen_events(world, "idea")[0] == ("event-draw-by-you", {"cards": "card-weapons-hills", "count": 1})


@rule("tempus.progress.bonus")
def test_only_players_who_win_writing_draw() -> None:
    world = world_with(
        farmland="F6", red=People("F6", actions=1), blue=People(actions=0), green=People(actions=0), deck="leader-woods"
    )
    draws = [event for event in seen_events(world, "move nobody", to="green") if event[0] == "event-draw"]

    assert draws == [red("event-draw", count=1)]


@rule("tempus.cards.public")
def test_a_draw_of_nothing_and_a_reshuffle_are_logged() -> None:
    assert seen_events(world_with(deck=""), "idea", to="blue") == [red("event-draw", count=0)]
    reshuffled = world_with(deck="", discards="weapons-hills")
    assert seen_events(reshuffled, "idea", to="blue") == [("event-reshuffle", {}), red("event-draw", count=1)]


@rule("tempus.cards.public")
def test_the_discard_pile_is_open() -> None:
    five = "weapons-woods weapons-hills leader-woods leader-hills medicine-woods"
    world = play(world_with(red=People(hand=five), deck="religion-woods"), "idea")

    for colour in ("red", "blue", "watcher"):
        assert seen_events(world, "discard weapons-woods", to=colour) == [
            red("event-discard", card="card-weapons-woods")
        ]


@rule("tempus.fight.attack_cards", "tempus.fight.defence_cards", "tempus.cards.public")
def test_cards_in_a_fight_are_logged_when_they_are_revealed() -> None:
    world = world_with(
        woods="G6",
        red=People("F6:2", hand="weapons-woods medicine-hills"),
        blue=People(f"G6:2 {FAR}", hand="education-hills"),
        era="cities",
    )
    attack = ("fight F6 to G6", "lay weapons-woods lay medicine-hills done")
    announced = red("event-fight", other="player-blue", source="F6", target="G6")

    assert seen_events(world, *attack) == [
        announced,
        ("event-lay-by-you", {"card": "card-weapons-woods"}),
        ("event-lay-by-you", {"card": "card-medicine-hills"}),
        red("event-assault", count=2),
    ]
    for colour in ("blue", "green", "watcher"):
        assert seen_events(world, *attack, to=colour) == [
            announced,
            red("event-lay"),
            red("event-lay"),
            red("event-assault", count=2),
        ]
    play(world, *attack, "blue: lay education-hills")
    for colour in ("red", "blue", "green", "watcher"):
        assert seen_events(world, "blue: done", to=colour) == [
            blue("event-shows", cards="card-education-hills"),
            red("event-shows", cards="card-weapons-woods card-medicine-hills"),
            red("event-fight-won", other="player-blue", attack=4, defence=2),
        ]


def test_a_fight_without_cards_and_an_advance() -> None:
    world = world_with(woods="G6", red=People("F6:2"), blue=People(f"G6 {FAR}"))

    assert seen_events(world, "fight F6 to G6", "advance 2")[1:] == [
        red("event-fight-won", other="player-blue", attack=2, defence=1),
        red("event-advance", count=2, hex="G6"),
    ]


def test_a_siege_that_is_lost() -> None:
    world = world_with(woods="G6", red=People("F6:2"), blue=People(FAR, cities="G6:2"))

    assert seen_events(world, "fight F6 to G6", "declare hills")[1:] == [
        blue("event-declare", terrain="terrain-hills"),
        red("event-fight-lost", other="player-blue", attack=2, defence=2),
    ]


@rule("tempus.fight.win", "tempus.fight.tie", "tempus.fight.loss")
@pytest.mark.parametrize(
    ("language", "defenders", "sentence"),
    [
        ("en", 1, "2 against 1: Red wins the fight against Blue."),
        ("es", 1, "2 contra 1: Rojo gana la lucha contra Azul."),
        ("ru", 1, "2 против 1: Красный побеждает, Синий проигрывает сражение."),
        ("en", 3, "2 against 3: Blue repels the attack, and Red loses a token."),
        ("es", 3, "2 contra 3: Azul rechaza el ataque y Rojo pierde una ficha."),
        ("ru", 3, "2 против 3: Синий отбивает атаку, Красный теряет фишку."),
    ],
)
def test_who_has_won_a_fight_is_said_in_every_language(language: str, defenders: int, sentence: str) -> None:
    world = world_with(woods="G6", red=People("F6:2"), blue=People(f"G6:{defenders} {FAR}"), era="trade")
    *_, result = events_of(world, "fight F6 to G6")
    assert result.say(GAME.words(language)) == sentence


@rule("tempus.progress.cards", "tempus.cards.public")
def test_cards_for_progress_are_logged_when_all_have_laid_theirs() -> None:
    world = pass_actions(
        world_with(
            red=People(hand="weapons-woods", era="trade"),
            blue=People(hand="education-woods", era="roads"),
            green=People(era="trade"),
        )
    )
    laying = "red: lay weapons-woods done"
    said = red("event-progress-laid", count=1)

    assert seen_events(world, laying) == [("event-lay-by-you", {"card": "card-weapons-woods"}), said]
    for colour in ("blue", "green", "watcher"):
        assert seen_events(world, laying, to=colour) == [red("event-lay"), said]
    play(world, laying, "blue: lay education-woods")
    assert seen_events(world, "blue: done", to="green") == [
        blue("event-progress-laid", count=1),
        red("event-shows", cards="card-weapons-woods"),
        red("event-points", points=1),
        blue("event-shows", cards="card-education-woods"),
        blue("event-points", points=2),
        ("event-points", {"player": "player-green", "points": 0}),
        blue("event-era", era="era-ships"),
        ("event-turn", {"turn": 7, "player": "player-blue"}),
    ]


def test_catching_up_is_logged() -> None:
    world = world_with(red=People(era="trade", actions=1), blue=People(era="roads", actions=0), green=People(actions=0))

    assert seen_events(world, "move nobody")[1:3] == [
        blue("event-catch-up", era="era-trade"),
        ("event-catch-up", {"player": "player-green", "era": "era-trade"}),
    ]


def test_the_end_is_logged_last() -> None:
    world = world_with(era="trains", red=People(actions=1), blue=People(actions=0), green=People(actions=0))

    assert seen_events(world, "move nobody")[-1] == ("event-over", {})


# -- the log itself


def test_a_state_without_a_listener_plays_the_same_in_silence() -> None:
    logged, silent = world_with(woods="F6 G6", red=People("F6")), world_with(woods="F6 G6", red=People("F6"))
    logged.log = Log()
    for move in map(BOOK.parse, ("move F6", "to G6", "idea")):
        logged.apply(move)
        silent.apply(move)

    assert logged.key() == silent.key()
    assert len(logged.log.events) == 3
    assert logged.copy().log is None


@pytest.mark.parametrize("seed", range(3))
def test_every_event_leads_to_a_clause(seed: int) -> None:
    world = finish(_settled(seed))
    assert world.log is not None

    assert [event for event in world.log.events if event.clause not in GAME.rulebook] == []


def _settled(seed: int) -> World:
    world = begin(seed=seed, island="prepared")
    world.log = Log()
    while not world.actions[0]:
        world.apply(world.legal()[seed % len(world.legal())])
    return world


@rule("tempus.cards.public")
def test_secret_sentences_have_a_public_twin() -> None:
    world = world_with(deck="weapons-hills education-woods", era="writing")
    own, public = events_of(world, "idea")

    assert own.audience & public.audience == 0
    assert own.audience | public.audience == EVERYONE
