"""Tempus in the browser: a whole game with bots, and a fight seen by both sides and by a bystander."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import expect

from aevum.games.tempus import GAME
from aevum.games.tempus.constants import CARDS, HEX_AT, HEXES, NEIGHBOURS
from aevum.games.tempus.options import Options
from aevum.games.tempus.rules.fight import TARGET
from aevum.games.tempus.state import World
from aevum.kernel.match import Match
from aevum.kernel.records.savefile import match_from_bytes
from aevum.kernel.registry import find_game
from aevum.server.storage.matches import Storage
from browser.positions import ISLAND, link_to, near_the_end
from browser.seat import Seat
from browser.server import Server
from browser.types import NewSeat

WORDS: Final = GAME.words("en")
CARD_NAMES: Final = {WORDS(f"card-{card}"): card for card in CARDS}


@pytest.fixture(scope="module")
def server(hasty_server: Server) -> Server:
    """Return a server whose bots do not pause between moves."""
    return hasty_server


# -- a whole game


def test_a_game_with_three_bots_to_the_score(seat: Seat, server: Server, exhaustive: bool) -> None:
    """With `--exhaustive` from the first tile, else its last turn."""
    if exhaustive:
        bots = {"seat-1": "bot:random", "seat-2": "bot:easy", "seat-3": "bot:normal"}
        seat.begin_in_lobby("tempus", **bots, **{"option-island": "laid"})
    else:
        seat.join(link_to(near_the_end(ISLAND, 40), server))
    seat.play_out(Random(1).choice)
    totals = [int(cell) for cell in seat.score.locator(".total td").all_inner_texts()]
    rows = seat.score.locator("tbody tr").all()
    points = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows]
    assert len(totals) == 4
    assert totals == [sum(lines) for lines in zip(*points[:3], strict=True)]
    assert seat.page.locator("#play .part").count() == 3
    assert seat.page.locator("#sheets .part").count() == 1
    outcome = played_at(seat).outcome()
    assert outcome is not None
    assert [outcome.totals[seat] for tied in outcome.ranking for seat in tied] == totals, "the winner's column is first"


def played_at(seat: Seat) -> Match:
    """Return the match as its file has it; every move is checked again."""
    file = seat.page.request.get(f"{seat.page.url}/match.aevum")
    return match_from_bytes(file.body(), "match", find_game)


# -- a fight


NAMES = ("Ada", "Bela", "Cleo")


class Fight(NamedTuple):
    """Three people in a match, in the middle of an attack before any card is laid."""

    attacker: Seat
    defender: Seat
    bystander: Seat
    world: World


def before_a_fight() -> Match:
    """Return a match at an attack with cards on both sides, and a third player who looks on."""
    for seed in range(200):
        dice = Random(seed)
        match = Match(GAME, Options(island="prepared"), seats=NAMES, seed=seed)
        while not match.over:
            world = world_of(match)
            if world.step == "assault" and min(len(hand) for hand in world.hands) > 1:
                return match
            match.play(dice.choice(world.legal()))
    raise AssertionError("no random match came to such a fight")


def world_of(match: Match) -> World:
    state = match.state
    assert isinstance(state, World)
    return state


@pytest.fixture
def fight(server: Server, new_seat: NewSeat) -> Fight:
    match = before_a_fight()
    storage = Storage(f"sqlite:///{server.folder / 'table.sqlite'}")
    id = storage.create(match, [None] * 3)
    links = [f"/join/{seat.token}" for seat in storage.seating(id)]
    storage.close()
    world = world_of(match)
    attacker, defender = world.mover, world.owner[world.frames[TARGET]]
    bystander = 3 - attacker - defender
    people = [new_seat() for _ in links]
    for seat, link in zip(people, links, strict=True):
        seat.join(link)
    return Fight(people[attacker], people[defender], people[bystander], world)


def cards_on(seat: Seat) -> set[str]:
    """Return every card that a person's page names anywhere: drawing, choices, log."""
    content = seat.page.locator("main").inner_html()
    return {card for name, card in CARD_NAMES.items() if name in content}


def secret(world: World, *hands: list[int]) -> set[str]:
    """Return the cards in these hands that are not shown anywhere."""
    shown = {*world.discards, *(card for cards in world.out for card in cards)}
    shown |= {card for cards in (world.last_progress or ((), (), ()))[2] for card in cards}
    return {CARDS[card] for hand in hands for card in hand if card not in shown}


def lay(seat: Seat, card: str) -> None:
    """Lay a card, though it may be a bluff."""
    seat.play((card,), seat.pick)


def done(seat: Seat) -> None:
    with seat.one_record():
        seat.pick("done")


def test_a_fight_shows_everybody_what_they_may_see_and_no_more(fight: Fight) -> None:
    world = fight.world
    attack, defence = world.hands[world.mover], world.hands[world.owner[world.frames[TARGET]]]
    bluff, answer = CARDS[attack[0]], CARDS[defence[0]]
    lay(fight.attacker, bluff)
    for seat in (fight.attacker, fight.defender, fight.bystander):
        seat.has_seen(fight.attacker.length)
    assert bluff in cards_on(fight.attacker)
    assert not cards_on(fight.defender) & (secret(world, attack) - set(map(CARDS.__getitem__, defence)))
    assert not cards_on(fight.bystander) & secret(world, attack, defence)
    expect(fight.bystander.prompt).to_contain_text(NAMES[world.mover])

    done(fight.attacker)
    fight.defender.has_seen(fight.attacker.length)
    lay(fight.defender, answer)
    fight.bystander.has_seen(fight.defender.length)
    assert answer in cards_on(fight.defender)
    assert not cards_on(fight.bystander) & secret(world, attack, defence)

    done(fight.defender)
    for seat in (fight.attacker, fight.defender, fight.bystander):
        seat.has_seen(fight.defender.length)
        assert {bluff, answer} <= cards_on(seat), "once the fight is over both sides lie open"
    assert not cards_on(fight.bystander) & (secret(world, attack[1:], defence[1:]) - {bluff, answer})


# -- by hand


def touch_hex(seat: Seat, label: str) -> None:
    """Click the middle of a hex of the drawing, offered or not."""
    box = seat.page.locator(f".part #tp-{label}").bounding_box()
    assert box is not None
    seat.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.fixture
def side_by_side(seat: Seat) -> Seat:
    """Start a match of three people at one screen, on a prepared island."""
    seat.begin("tempus", **{f"seat-{number}": "here" for number in (1, 2)}, **{"option-island": "prepared"})
    return seat


def settle(seat: Seat) -> list[str]:
    """Place three tokens for the next player, each on the first hex that is offered."""
    homes: list[str] = []
    for _ in range(3):
        homes.append(next(act for act in seat.wait_for_places() if act in HEXES))
        seat.play((homes[-1],), seat.pick)
    return homes


def test_a_hex_that_cannot_be_settled_is_refused_by_its_clause(side_by_side: Seat) -> None:
    seat = side_by_side
    land = [act for act in seat.wait_for_places() if act in HEXES]
    coast = [HEXES[near] for label in land for near in NEIGHBOURS[HEX_AT[label]]]
    sea = next(label for label in coast if label not in land)  # hexes further out may not be in the picture
    touch_hex(seat, sea)
    clause = GAME.rulebook["tempus.setup.free"].text("en")
    expect(seat.prompt.get_by_role("alert")).to_contain_text(clause)
    assert seat.length == 0


def test_escape_takes_back_a_move_that_is_half_made(side_by_side: Seat) -> None:
    seat = side_by_side
    (home, *_), *_ = [settle(seat) for _ in range(3)]
    seat.wait_for("idea")
    with seat.one_record():
        seat.pick("move")
        seat.pick(home)
    expect(seat.prompt).to_contain_text(f"Where does the token from {home} go?")
    with seat.one_record():
        seat.key("Escape")
    assert "idea" in seat.wait_for("move")
