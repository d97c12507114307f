"""Prompts for the seat that decides: the decision in words, with the right numbers."""

from __future__ import annotations

from aevum.games.tempus import GAME
from aevum.games.tempus.state import World
from games.tempus.positions import (
    FAR,
    People,
    begin,
    island_to_settle,
    pass_actions,
    play,
    sea_with_land,
    world_with,
)

FIVE_CARDS = "weapons-woods weapons-hills leader-hills leader-farmland medicine-woods"


def asked(world: World, *lines: str, language: str = "en") -> str:
    """Return the prompt for the seat that decides after these lines."""
    play(trial := world.copy(), *lines)
    return GAME.prompt(GAME.view(trial, trial.actor), GAME.words(language))


# -- setting up


def test_the_tiles_that_are_still_to_be_laid_are_counted() -> None:
    laying = "Lay the tile you have drawn: choose the hex of its middle."
    assert asked(sea_with_land(tiles_left=7)) == f"{laying} 7 tiles are still to be laid, this one included."
    assert (
        asked(sea_with_land(tiles_left=2, woods="A1")) == f"{laying} 2 tiles are still to be laid, this one included."
    )
    assert asked(sea_with_land(tiles_left=1)) == f"{laying} It is the last tile."


def test_every_number_of_players_has_its_number_of_tiles() -> None:
    tiles = {seats: asked(begin(seats)).partition("middle. ")[2].split()[0] for seats in (3, 4, 5)}
    assert tiles == {3: "8", 4: "10", 5: "12"}


def test_a_tile_is_turned() -> None:
    assert asked(sea_with_land(), "tile G6") == "Rotate the tile as you like."


def test_the_people_who_are_still_to_settle_are_counted() -> None:
    world = island_to_settle(hills="F6 G6 H6", woods="A1 B1 C1", farmland="F9 G9 H9")
    assert asked(world) == "Place your people: 3 tokens to go."
    assert asked(world, "red: settle F6") == "Place your people: 2 tokens to go."
    assert asked(world, "red: settle F6", "red: settle G6") == "Place your people: one token to go."
    assert asked(world, "red: settle F6", "red: settle G6", "red: settle H6") == "Place your people: 3 tokens to go."


# -- actions


def test_an_action_is_chosen_with_the_tokens_one_has_left() -> None:
    world = world_with(hills="F6", red=People("F6", actions=3), blue=People(actions=1), era="writing")
    assert asked(world) == "Turn 2: choose an action. You have 3 action tokens."
    assert asked(world, "red: idea end") == "Turn 2: choose an action. It is your last action token."


def test_government_gives_two_actions_now() -> None:
    world = world_with(hills="F6", red=People("F6", hand="government-woods"))
    assert asked(world, "play government-woods") == "Government: two actions now, or pass and act a round later?"
    assert asked(world, "play government-woods now") == (
        "Turn 1: choose an action; you take 2 in this round. You have 3 action tokens."
    )


def test_the_tokens_that_may_still_move_are_counted() -> None:
    world = world_with(hills="E6 F6 G6", red=People("F6:3"), era="trains")
    assert asked(world, "move F6") == "Where does the token from F6 go?"
    assert asked(world, "move F6 to G6") == "2 more tokens may move. Go on, or finish."
    assert asked(world, "move F6 to G6", "move F6 to E6") == "One more token may move. Go on, or finish."


def test_a_card_is_only_spoken_of_where_there_is_one() -> None:
    world = world_with(hills="E6 F6 G6", red=People("F6:3", hand="medicine-woods"), era="trains")
    assert asked(world, "move F6 to G6") == "2 more tokens may move. Go on, play a card, or finish."


def test_no_more_children_are_promised_than_can_be_born() -> None:
    """The era allows a second child, but there is only one grassland hex."""
    one_home = world_with(grassland="E6", hills="F6", red=People("E6:2 F6", hand="leader-woods"), era="trains")
    assert asked(one_home, "babies E6") == "Play a card, or finish."
    full = world_with(grassland="E6 F6", red=People("E6:2 F6:9", hand="leader-woods"), era="trains")
    assert asked(full, "babies E6") == "Play a card, or finish."


def test_no_more_moves_are_promised_than_tokens_can_make() -> None:
    world = world_with(hills="F6 G6", red=People("F6", hand="leader-woods"), era="trains")
    assert asked(world, "move F6 to G6") == "Play a card, or finish."


def test_the_children_who_may_still_be_born_are_counted() -> None:
    world = world_with(grassland="E6 F6 G6", red=People("E6:2 F6:2 G6:2", hand="medicine-woods"), era="trains")
    assert asked(world, "babies E6") == "One more child may be born. Go on, play a card, or finish."
    assert asked(world, "babies E6 play medicine-woods") == "2 more children may be born. Go on, or finish."


def test_what_is_done_can_only_be_followed_by_cards() -> None:
    world = world_with(hills="F6 G6", red=People("F6", hand="medicine-woods"), deck="leader-woods leader-hills")
    assert asked(world, "idea") == "Play a card, or finish."
    assert asked(world, "move F6 to G6") == "Play a card, or finish."


def test_religion_asks_whom_and_into_which_hex() -> None:
    world = world_with(
        woods="F6 G6 H6", red=People("F6 H6", hand="religion-hills"), blue=People(f"G6 {FAR}"), era="cities"
    )
    assert asked(world, "play religion-hills") == "Whom do you convert?"
    assert asked(world, "play religion-hills convert G6") == "Which of your hexes takes in the token from G6?"


def test_a_leader_asks_from_where() -> None:
    world = world_with(woods="F6 G6", red=People("F6:2", hand="leader-woods"), blue=People(f"G6 {FAR}"), era="cities")
    assert asked(world, "play leader-woods") == "From which hex does your Military Leader attack?"


def test_those_who_find_no_room_are_counted() -> None:
    hand = "sanitation-woods sanitation-hills"
    moving = world_with(hills="F6 G6", red=People("F6 G6:2", hand=hand))
    assert asked(moving, "move F6 to G6") == "There is no room for one token on G6: play Sanitation."
    winning = world_with(woods="G6", red=People("F6:4", hand=hand), blue=People(f"G6 {FAR}"))
    assert asked(winning, "fight F6 to G6 done", "advance 4") == (
        "There is no room for 2 tokens on G6: play Sanitation for each of them."
    )


# -- fights


def front(red: People, blue: People) -> World:
    return world_with(woods="G6", red=red, blue=blue, era="cities")


def test_an_attack_asks_whom() -> None:
    world = front(People("F6:2"), People(f"G6 {FAR}"))
    assert asked(world, "fight F6") == "Whom do you attack from F6?"


def test_the_attacker_reads_both_sums() -> None:
    world = front(People("F6:3", hand="weapons-woods"), People(f"G6 {FAR}", hand="education-hills"))
    assert asked(world, "fight F6 to G6") == (
        "Attack: lay cards face down, then choose “Done”. 3 against 1 so far, on woods."
    )


def test_the_defender_reads_numbers_of_tokens_and_hidden_cards_but_not_what_they_are() -> None:
    world = front(People("F6:3", hand="weapons-woods medicine-hills"), People(f"G6:2 {FAR}", hand="education-hills"))
    attack = "fight F6 to G6"
    start = "You are attacked on woods: 3 tokens and "
    end = " against your defense of 2. Lay cards face up, then choose “Done”."
    assert asked(world, attack, "red: done") == f"{start}no cards{end}"
    assert asked(world, attack, "red: lay weapons-woods done") == f"{start}one hidden card{end}"
    assert asked(world, attack, "red: lay weapons-woods lay medicine-hills done") == f"{start}2 hidden cards{end}"


def test_one_attacking_token_is_one_token() -> None:
    world = front(People("F6", hand="weapons-woods"), People(f"G6 {FAR}", hand="education-hills"))
    assert asked(world, "fight F6 to G6", "red: done").startswith("You are attacked on woods: one token and no cards")


def test_a_city_declares_its_terrain() -> None:
    world = front(People("F6:2"), People(FAR, cities="G6:2"))
    assert asked(world, "fight F6 to G6") == "Your city is attacked. Which terrain do you declare for it?"


def test_the_winner_is_asked_how_many_advance() -> None:
    world = front(People("F6:2"), People(f"G6 {FAR}"))
    assert asked(world, "fight F6 to G6") == "You have won. How many tokens go to G6?"


# -- ideas and progress


def test_the_hand_limit_is_named() -> None:
    world = world_with(red=People(hand=FIVE_CARDS), deck="religion-woods")
    assert asked(world, "idea") == "Too many cards: discard down to 5."


def test_the_hand_limit_grows_with_the_era() -> None:
    eight = f"{FIVE_CARDS} medicine-hills religion-hills religion-woods"
    world = world_with(red=People(hand=eight), deck="leader-woods leader-grassland education-woods", era="trains")
    assert asked(world, "idea") == "Too many cards: discard down to 7."


def test_the_hand_limit_is_that_of_the_own_era_and_not_of_the_first_players() -> None:
    blue = People(hand=FIVE_CARDS, era="start")
    world = world_with(red=People("F6"), blue=blue, deck="religion-woods", era="trains")
    assert asked(world, "red: move nobody", "blue: idea") == "Too many cards: discard down to 5."


def test_the_hand_limit_holds_for_the_cards_of_writing_too() -> None:
    world = world_with(
        red=People("F6", hand=FIVE_CARDS, actions=1),
        blue=People(actions=0),
        green=People(actions=0),
        deck="religion-woods religion-hills",
    )
    assert asked(world, "red: move nobody", "red: done") == "Too many cards: discard down to 5."


def test_progress_tells_the_era_the_terrain_and_the_points() -> None:
    world = pass_actions(
        world_with(
            woods="F6 G6 H6",
            red=People("F6", hand="weapons-woods"),
            blue=People("G6 H6", hand="education-woods"),
            era="trade",
        )
    )
    expected = (
        "Progress to Ships: lay cards face down, then choose “Done”. Points on the island: you have {}, the most is 2; "
    )
    assert asked(world) == expected.format(1) + "scoring terrain: woods."
    assert asked(world, "red: done") == expected.format(2) + "scoring terrain: woods."


# -- other languages


def test_other_languages_count_as_well() -> None:
    world = world_with(hills="E6 F6 G6", red=People("F6:3"), era="trains")
    assert asked(world, "move F6 to G6", language="es") == ("Se pueden mover 2 fichas más. Continúa o termina.")
    assert asked(world, "move F6 to G6", language="ru") == ("Можно переместить ещё 2 фишки. Продолжай или закончи.")
