"""Prices and previews of picks, and the rule that answers a touch on a hex that is not offered."""

from __future__ import annotations

import pytest

from aevum.games.tempus import GAME
from aevum.games.tempus.state import World
from aevum.kernel.words import LANGUAGES
from games.tempus.positions import FAR, People, pass_actions, play, world_with


def warned(world: World, notation: str) -> bool:
    """Whether the player is warned, in every language, that this move has no effect."""
    view, move = GAME.view(world, world.actor), GAME.book.parse(notation)
    previews = [GAME.preview(view, move, GAME.words(language)) for language in LANGUAGES]
    assert len({entry.text if entry else language for entry, language in zip(previews, LANGUAGES, strict=True)}) == 3
    return all(entry is not None and entry.needs_confirmation for entry in previews)


def test_medicine_brings_nothing_where_no_more_children_can_be_born() -> None:
    hand = People("E6:2 F6", hand="medicine-woods")
    assert warned(world_with(grassland="E6", hills="F6", red=hand, era="trains"), "play medicine-woods")
    more = People("E6:2 F6:2 G6:2", hand="medicine-woods")
    assert not warned(world_with(grassland="E6 F6 G6", red=more, era="trains"), "play medicine-woods")


def test_transport_brings_nothing_without_tokens_to_move() -> None:
    world = world_with(hills="E6 F6", red=People("E6", hand="transport-woods"), era="trains")
    assert warned(world, "play transport-woods")


def test_an_idea_brings_nothing_without_cards() -> None:
    world = world_with(red=People("E6"), deck="leader-woods")
    assert not warned(world, "idea")
    world.deck.clear()
    world.discards.clear()
    assert warned(world, "idea")


def test_a_card_that_adds_nothing_says_so_before_it_is_laid() -> None:
    red, blue = People("F6:3", hand="weapons-woods medicine-hills"), People(f"G6 {FAR}", hand="education-hills")
    world = world_with(woods="G6", red=red, blue=blue, era="cities")
    play(world, "fight F6 to G6")
    assert warned(world, "lay medicine-hills")
    assert not warned(world, "lay weapons-woods")


def test_progress_is_not_made_with_any_card() -> None:
    red = People("F6", hand="weapons-woods medicine-hills")
    world = pass_actions(world_with(woods="F6", red=red, era="trade"))
    assert warned(world, "lay medicine-hills")
    assert not warned(world, "lay weapons-woods")


@pytest.mark.parametrize("notation", ["move nobody", "babies nobody"])
def test_an_action_for_nothing_is_asked_about(notation: str) -> None:
    assert warned(world_with(red=People("E6")), notation)


def test_a_city_says_how_many_tokens_it_takes() -> None:
    world = world_with(hills="E6", red=People("E6:3"), era="cities")
    view = GAME.view(world, world.actor)
    assert GAME.price(view, GAME.book.parse("city E6 2"), GAME.words("en")) == "3 tokens"


def test_an_opponent_touched_is_to_be_attacked_and_any_other_hex_entered() -> None:
    world = world_with(woods="F6 G6 H6", red=People("F6:2 A1"), blue=People(f"G6 {FAR}"), era="cities")
    view = GAME.view(world, world.actor)
    assert GAME.intended_line(view, "G6", ()) == "fight F6 to G6"
    assert GAME.intended_line(view, "G6", ("A1",)) == "fight A1 to G6"
    assert GAME.intended_line(view, "H6", ("F6",)) == "move F6 to H6"
    assert GAME.intended_line(view, "H6", ()) == "move F6 to H6", "the nearest token was meant"
    assert GAME.intended_line(view, "H6", ("fight",)) == "fight F6 to H6", "the action was picked before"
    assert GAME.intended_line(view, "G6", ("move", "F6")) == "move F6 to G6"
    assert GAME.intended_line(view, "H6", ("babies",)) == "babies H6"
    assert GAME.intended_line(view, "H6", ("city",)) == "city H6 2"
