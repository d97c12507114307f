"""Attacks of barbarians are land battles: what they count for, losses, and moves afterwards."""

from __future__ import annotations

import pytest

from aevum.games.clash_of_cultures import GAME
from aevum.games.clash_of_cultures.heuristics import HEURISTICS
from aevum.games.clash_of_cultures.state import Table
from aevum.kernel.words import LANGUAGES
from games.clash_of_cultures.card_positions import armed, both, decides, set_out
from games.clash_of_cultures.positions import (
    CELL,
    begin_status,
    begin_turn,
    camp,
    city,
    event,
    give,
    legal,
    may,
    mood,
    owner_of,
    phase,
    play,
    reached,
    refused,
    rolls,
    seen,
    shape,
    standing,
    table,
    units,
    verbs,
)
from rule_marks import card, rule

ICON = "great-merchant"
"""Event card with the icon of an attack."""


def raided(
    armies: int = 0,
    barbarians: int = 1,
    *dice: int,
    settlers: int = 0,
    pieces: str = "",
    objectives: str = "",
    actions: str = "",
) -> Table:
    """Return a state in which red has drawn an attack from F5 on E5, where its Armies and Settlers are."""
    made = give(shape(table(4), "fertile"), advances="tactics", objectives=objectives, actions=actions)
    units(camp(city(made, "E5", pieces=pieces), "F5", barbarians), "E5", armies=armies, settlers=settlers)
    return event(rolls(made, *dice) if dice else made, ICON)


def scoring(objective: str) -> str:
    return "score {} {}".format(*both(objective))


# -- a battle won


@rule("clash_of_cultures.barbarians.attack")
@card("clash_of_cultures.resistance")
def test_who_beats_an_attack_back_has_won_a_land_battle_as_defender() -> None:
    made = raided(2, 2, 1, 1, 6, 6, objectives=both("resistance")[0], actions="hero-general great-ideas")
    play(made, "pass")
    assert decides(made) == ("red", "boast")
    play(made, scoring("resistance"))
    assert reached(made) == ["resistance"]
    assert phase(made) == "turn"
    for half in ("hero-general-wedge-formation", "great-ideas-siege"):
        assert may(made, f"play {half}")


@rule("clash_of_cultures.barbarians.attack")
@card("clash_of_cultures.hero-general", "clash_of_cultures.great-ideas")
def test_an_attack_is_won_only_if_no_barbarian_survives() -> None:
    cards = "hero-general-wedge-formation great-ideas-siege"
    held = play(raided(2, 2, 1, 1, 3, 3, actions=cards), "pass")
    assert standing(held, "E5") == ("red", 2, 0)
    assert refused(held, "play hero-general-wedge-formation") == "card.hero-general"
    assert refused(held, "play great-ideas-siege") == "card.great-ideas"
    won = play(raided(1, 1, 5, 5, actions=cards), "pass")
    assert (standing(won, "E5"), won.barbarians[CELL["F5"]]) == (("", 0, 0), 0)
    assert may(won, "play great-ideas-siege")


@rule("clash_of_cultures.barbarians.attack")
@card("clash_of_cultures.general")
def test_barbarians_that_attack_and_die_are_killed_armies() -> None:
    three = raided(4, 3, 1, 1, 1, 4, 4, 4, 3, objectives=both("general")[0])
    assert decides(three) == ("red", "boast")
    assert legal(three, "score") == {" ".join(both("general"))}
    two = raided(4, 3, 1, 1, 1, 4, 4, 2, 2, objectives=both("general")[0])
    assert refused(two, scoring("general")) == "card.general"


@rule("clash_of_cultures.barbarians.attack")
@card("clash_of_cultures.great-battle")
def test_an_attack_that_began_with_six_armies_is_a_great_battle() -> None:
    assert decides(raided(2, 4, 1, 1, 1, 1, 1, 1, objectives=both("great-battle")[0])) == ("red", "boast")
    assert phase(raided(2, 3, 1, 1, 1, 1, 1, objectives=both("great-battle")[0])) == "turn"


@rule("clash_of_cultures.barbarians.attack")
@card("clash_of_cultures.defiance", "clash_of_cultures.bold")
def test_barbarians_are_no_players_to_defy() -> None:
    """One Army and the die of a Fortress beat two barbarians."""
    cards = " ".join(both(objective)[0] for objective in ("defiance", "bold"))
    made = raided(1, 2, 1, 1, 6, 6, objectives=cards, pieces="fortress")
    assert made.barbarians[CELL["F5"]] == 0
    assert {refused(made, scoring(objective)) for objective in ("defiance", "bold")} == {"card.defiance", "card.bold"}


@rule("clash_of_cultures.barbarians.attack")
@card("clash_of_cultures.warmonger")
def test_an_attack_is_one_of_the_two_battles_of_a_warmonger() -> None:
    made = give(shape(table(4), "fertile"), advances="tactics", objectives=both("warmonger")[0])
    units(camp(city(made, "E5"), "F5"), "E5", armies=1)
    units(units(made, "C3", armies=2), "C4", "blue", armies=1)
    play(rolls(made, 6, 6, 1), "move C3 with army with army to C4", "done")
    assert phase(made) == "turn"
    event(rolls(made, 1, 1), ICON)
    assert decides(made) == ("red", "boast")
    assert legal(made, "score") == {" ".join(both("warmonger"))}


@rule("clash_of_cultures.barbarians.attack")
@card("clash_of_cultures.warmonger")
def test_after_an_attack_another_battle_makes_a_warmonger() -> None:
    made = give(shape(table(4), "fertile"), advances="tactics", objectives=both("warmonger")[0])
    units(camp(city(made, "E5"), "F5"), "E5", armies=1)
    units(units(made, "C3", armies=1), "C4", "blue", armies=2)
    event(rolls(made, 1, 5), ICON)
    assert phase(made) == "turn"
    play(rolls(made, 1, 6, 6), "move C3 with army to C4")
    assert decides(made) == ("red", "boast")


@rule("clash_of_cultures.barbarians.attack")
@card("clash_of_cultures.warmonger")
def test_the_status_phase_is_no_turn_with_two_battles() -> None:
    made = give(shape(table(4), "fertile"), advances="tactics", objectives=both("warmonger")[0])
    units(camp(city(made, "E5"), "F5"), "E5", armies=1)
    units(units(made, "C3", armies=2), "C4", "blue", armies=1)
    play(rolls(made, 6, 6, 1), "move C3 with army with army to C4", "done")
    begin_status(made)
    event(rolls(made, 1, 1), ICON)
    assert decides(made) != ("red", "boast")


@rule("clash_of_cultures.barbarians.attack")
@card("clash_of_cultures.great-ideas")
def test_what_was_won_against_hired_barbarians_in_the_turn_of_another_is_over_in_ones_own() -> None:
    made = give(shape(table(2), "fertile"), advances="tactics", actions="mercenaries", food=1)
    give(made, "blue", advances="tactics", objectives=both("resistance")[0], actions="great-ideas-siege")
    camp(city(made, "D4"), "D5", 2)
    units(city(made, "D6", "blue"), "D6", "blue", armies=2)
    mercenaries = next(move for move in legal(made) if move.startswith("play mercenaries"))
    play(rolls(made, 1, 1, 6, 6), mercenaries, "at D5", "to D6", "blue: pass", f"blue: {scoring('resistance')}")
    assert reached(made, "blue") == ["resistance"]
    begin_turn(made, "blue")
    assert refused(made, "play great-ideas-siege") == "card.great-ideas"


# -- who may move


@rule("clash_of_cultures.move.nobody")
def test_settlers_may_move_after_an_attack_in_their_own_turn() -> None:
    made = raided(1, 1, 1, 1, settlers=1)
    assert standing(made, "E5") == ("red", 1, 1)
    play(made, "move E5")
    assert legal(made, "with") == {"settler"}


@rule("clash_of_cultures.move.nobody")
def test_armies_that_withdrew_from_an_attack_in_their_own_turn_have_fought() -> None:
    made = raided(1, 1, actions="city-development-tactical-retreat")
    units(made, "D5", armies=1)
    play(made, "fight city-development-tactical-retreat", "at D5")
    assert standing(made, "D5") == ("red", 2, 0)
    play(made, "move D5", "with army")
    assert legal(made, "with") == set()
    assert "move D4" not in legal(made)


@rule("clash_of_cultures.move.nobody")
def test_nobody_moves_who_withdrew_alone() -> None:
    made = play(raided(1, actions="city-development-tactical-retreat"), "fight city-development-tactical-retreat")
    assert refused(play(made, "at D5"), "move D5") == "move.nobody"


# -- who dies


@card("clash_of_cultures.martyr")
def test_against_barbarians_too_a_martyr_is_an_army() -> None:
    made = raided(1, 2, 1, settlers=1, actions="negotiations-martyr")
    play(made, "fight negotiations-martyr")
    assert phase(made) == "turn"
    assert standing(made, "E5") == ("red", 0, 1)
    assert made.barbarians[CELL["F5"]] == 1


@rule("clash_of_cultures.battle.losses")
@card("clash_of_cultures.martyr")
def test_after_a_martyr_hits_of_barbarians_fall_on_settlers_as_ever() -> None:
    made = raided(2, 2, 5, 1, settlers=1, actions="negotiations-martyr")
    play(made, "fight negotiations-martyr")
    assert decides(made) == ("red", "suffer")
    assert verbs(made) == {"lose"}
    assert legal(made, "lose") == {"army", "settler"}


# -- a retreat from barbarians


@card("clash_of_cultures.tactical-retreat")
@pytest.mark.parametrize(("answer", "here", "there"), [("with settler", 0, 1), ("done", 1, 0)])
def test_settlers_left_in_a_city_that_barbarians_attack_live(answer: str, here: int, there: int) -> None:
    made = raided(1, 1, settlers=1, actions="city-development-tactical-retreat")
    play(made, "fight city-development-tactical-retreat", "at D5")
    assert decides(made) == ("red", "along")
    play(made, answer)
    assert standing(made, "E5") == ("red" if here else "", 0, here)
    assert standing(made, "D5") == ("red", 1, there)
    assert (owner_of(made, "E5"), mood(made, "E5")) == ("red", "neutral")
    assert may(made, f"move {'E5' if here else 'D5'} with settler")


@card("clash_of_cultures.tactical-retreat")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_asked_for_settlers_is_told_what_becomes_of_those_left(language: str) -> None:
    prompts = set()
    fled = raided(1, 1, settlers=1, actions="city-development-tactical-retreat")
    fought = give(units(armed(1, 1), "D5", "blue", settlers=1), "blue", actions="city-development-tactical-retreat")
    for made, side in ((fled, "red"), (set_out(fought), "blue")):
        play(made, f"{side}: fight city-development-tactical-retreat", f"{side}: at C5" if side == "blue" else "at D5")
        prompts.add(GAME.prompt(seen(made, made.actor), GAME.words(language)))
    assert len(prompts) == 2
    assert not any("prompt-" in prompt for prompt in prompts)


@card("clash_of_cultures.tactical-retreat")
def test_bots_leave_no_settlers_behind() -> None:
    fought = give(units(armed(1, 1), "D5", "blue", settlers=1), "blue", actions="city-development-tactical-retreat")
    play(set_out(fought), "blue: fight city-development-tactical-retreat", "blue: at C5")
    assert GAME.book.notation(HEURISTICS.default_move(fought)) == "with settler"
