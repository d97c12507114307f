"""Picking in a live match: picks that act at once, confirmations, refused touches, and second touches."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest

import aevum
from aevum.games.tempus.view import WorldView
from aevum.kernel.events import SPECTATOR
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game, games
from aevum.server.live.hub import Hub, LiveMatch
from aevum.server.live.pick_handler import PickSettings, pick
from aevum.server.live.pick_options import EMPTY, Draft
from aevum.server.presenters.refused_pick import touch
from aevum.server.presenters.scene import scene
from aevum.server.storage.matches import Person, Storage
from aevum.web.components.scene import regions_while_picking
from aevum.web.text.site_words import words_of
from server.high_card_matches import seated

pytestmark = pytest.mark.anyio

DIGITS = "2611152030"


def sheet(*moves: str) -> Match:
    match = aevum.new("tempus-imperium", digits=DIGITS)
    for move in moves:
        match.play(move)
    return match


def island_where(wanted: Callable[[Match], bool], island: str = "prepared") -> Match:
    """Return a match of Tempus that has come to such a position."""
    game = find_game("tempus")
    for seed in range(300):
        dice = Random(seed)
        match = Match(game, game.read_options({"island": island}), seats=3, seed=seed)
        for _ in range(150):
            if match.over:
                break
            if wanted(match):
                return match
            match.play(dice.choice(match.state.legal()))
    raise AssertionError("no random match came to such a position")


async def live_of(hub: Hub, storage: Storage, match: Match, *, alone: bool = True) -> LiveMatch:
    """Return the live match; the others are bots that do not think, or people."""
    bots = [None if seat == match.actor or not alone else "random" for seat in range(len(match.seats))]
    live = await hub.find(seated(storage, match, bots).id)
    live.bots.clear()
    return live


def shown(live: LiveMatch) -> dict[str, str]:
    """Return the regions that the seat that decides sees while picking."""
    (person,) = live.stored.seats[live.match.actor].people
    return regions_while_picking(scene(live, Person(person, "", None), words_of(live.match.game.id, "en")))


def prompt(live: LiveMatch) -> str:
    """Return the prompt with its buttons."""
    return shown(live)["prompt"]


def choosing_targets(live: LiveMatch) -> str:
    """Return everything that can be touched, with its marks."""
    return "".join(html for id, html in shown(live).items() if id.startswith("targets"))


def verbs(match: Match) -> list[str]:
    return [move.verb for move in match.legal()]


def cards_of(match: Match) -> int:
    """Return the number of cards in the hand of the seat that decides."""
    return hand_size(match, match.actor)


def hand_size(match: Match, seat: int) -> int:
    """Return the number of cards in the hand of a seat of Tempus."""
    view = match.view(SPECTATOR)
    assert isinstance(view, WorldView)
    return view.hand_sizes[seat]


# -- what is free and what costs


async def test_a_free_action_is_done_when_its_place_is_touched(hub: Hub, storage: Storage) -> None:
    live = await live_of(hub, storage, sheet())
    await pick(hub, live, 0, "E5-F5")
    assert [live.match.game.book.notation(played.move) for played in live.match.moves] == ["road E5-F5"]


async def test_what_costs_gold_asks_and_says_its_price(hub: Hub, storage: Storage) -> None:
    live = await live_of(hub, storage, sheet())
    square = next(move.args[0] for move in live.match.legal() if move.verb == "pay_dig")
    await pick(hub, live, 0, square)
    assert not live.match.moves
    assert live.draft(0) == Draft((square,), confirming=True)
    assert "2 gold" in prompt(live)
    await pick(hub, live, 0, "!back")
    assert live.draft(0) == EMPTY
    await pick(hub, live, 0, square)
    await pick(hub, live, 0, "!yes")
    assert live.match.game.book.notation(live.match.moves[0].move) == f"pay dig {square}"


async def test_who_has_agreed_to_pay_is_not_asked_again(hub: Hub, storage: Storage) -> None:
    live = await live_of(hub, storage, sheet())
    square = next(move.args[0] for move in live.match.legal() if move.verb == "pay_dig")
    await pick(hub, live, 0, "pay")
    await pick(hub, live, 0, square)
    assert live.match.game.book.notation(live.match.moves[0].move) == f"pay dig {square}"


async def test_to_do_nothing_is_never_the_first_button(hub: Hub, storage: Storage) -> None:
    live = await live_of(hub, storage, sheet())
    shown_prompt = prompt(live)
    assert shown_prompt.index('data-act="pay"') < shown_prompt.index('data-act="pass"')


async def test_a_building_has_its_price_on_its_button(hub: Hub, storage: Storage) -> None:
    match = aevum.new("tempus-imperium", digits=DIGITS)
    dice = Random(3)
    while len({move.args[0] for move in match.legal() if move.verb == "build"}) < 2:
        match.play(dice.choice([move for move in match.legal() if not move.verb.startswith("pay")]))
    live = await live_of(hub, storage, match)
    await pick(hub, live, 0, "build")
    kinds = {move.args[0] for move in live.match.legal() if move.verb == "build"}
    prices = {
        "farm": "1 wood",
        "market": "2 wood, 2 gold",
        "fort": "1 wood, 1 stone, 2 gold",
        "castle": "2 stone, 2 gold",
    }
    shown_prompt = prompt(live)
    for kind in kinds:
        assert f"{prices[kind]}</span>" in shown_prompt
    assert "What do you build?" in shown_prompt


# -- confirmations as a player wishes them


def notations(live: LiveMatch) -> list[str]:
    return [live.match.game.book.notation(played.move) for played in live.match.moves]


async def test_who_never_wants_to_be_asked_is_not(hub: Hub, storage: Storage) -> None:
    live = await live_of(hub, storage, sheet())
    square = next(move.args[0] for move in live.match.legal() if move.verb == "pay_dig")
    await pick(hub, live, 0, square, PickSettings("never"))
    assert notations(live) == [f"pay dig {square}"]
    table = await live_of(hub, storage, aevum.new("through-the-ages", seats=2, game="basic"), alone=False)
    seat = table.match.actor
    await pick(hub, table, seat, "end", PickSettings("never"))
    assert notations(table) == ["end"], "neither what is lost nor what others see is asked about"


async def test_who_always_wants_to_be_asked_is_asked(hub: Hub, storage: Storage) -> None:
    live = await live_of(hub, storage, sheet())
    await pick(hub, live, 0, "E5-F5", PickSettings("always"))
    assert live.draft(0) == Draft(("E5-F5",), confirming=True)
    assert 'data-act="!yes"' in prompt(live)
    await pick(hub, live, 0, "!yes", PickSettings("always"))
    assert notations(live) == ["road E5-F5"]


async def test_a_tap_on_the_board_is_shown_first_and_made_by_the_same_place_again(hub: Hub, storage: Storage) -> None:
    live = await live_of(hub, storage, sheet())
    tapped = PickSettings(tapped=True)
    await pick(hub, live, 0, "E5-F5", tapped)
    assert live.draft(0) == Draft(("E5-F5",), confirming=True, tapped=True)
    assert 'data-act="!yes"' in prompt(live)
    assert {'data-act="E5-F5"', 'data-act="A1-B1"', "chosen"} <= set(
        re.findall(r'data-act="E5-F5"|data-act="A1-B1"|chosen', choosing_targets(live))
    )
    await pick(hub, live, 0, "A1-B1", tapped)
    assert live.draft(0).picks == ("A1-B1",), "another place is shown instead"
    await pick(hub, live, 0, "A1-B1", tapped)
    assert notations(live) == ["road A1-B1"]


async def test_a_tap_makes_the_move_at_once_for_who_never_wants_to_be_asked(hub: Hub, storage: Storage) -> None:
    live = await live_of(hub, storage, sheet())
    await pick(hub, live, 0, "E5-F5", PickSettings("never", tapped=True))
    assert notations(live) == ["road E5-F5"]


async def test_what_is_not_offered_changes_nothing_and_says_so(hub: Hub, storage: Storage) -> None:
    live = await live_of(hub, storage, sheet())
    assert await pick(hub, live, 0, "pay")
    draft = live.draft(0)
    for label in ("nothing", "!yes", "!turn"):
        assert not await pick(hub, live, 0, label)
    assert live.draft(0) == draft


# -- a thing, then a place


async def test_a_token_is_moved_with_two_touches(hub: Hub, storage: Storage) -> None:
    match = island_where(lambda match: {"move", "babies", "idea"} <= set(verbs(match)))
    live = await live_of(hub, storage, match)
    seat = match.actor
    source = next(move.args[0] for move in match.legal() if move.verb == "babies")
    after = match.copy()
    after.play(f"move {source}")
    target = next(move.args[0] for move in after.legal())
    await pick(hub, live, seat, source)
    assert 'data-act="to"' not in prompt(live)
    await pick(hub, live, seat, target)
    made = [live.match.game.book.notation(played.move) for played in live.match.moves[len(match.moves) :]]
    assert made[:2] == [f"move {source}", f"to {target}"]


async def test_nobody_says_that_it_is_over_where_nothing_else_is_left(hub: Hub, storage: Storage) -> None:
    def one_step_before(match: Match) -> bool:
        if "idea" not in verbs(match) or not {"city"} & set(verbs(match)) or not cards_of(match):
            return False
        after = match.copy()
        after.play(next(move for move in after.legal() if move.verb == "city"))
        return verbs(after) == ["end"]

    match = island_where(one_step_before)
    city = next(move for move in match.legal() if move.verb == "city")
    for alone, last in ((True, "end"), (False, "city")):
        live = await live_of(hub, storage, match, alone=alone)
        seat = match.actor
        for label in (city.args[0], "city", city.args[1], "!yes"):
            await pick(hub, live, seat, label)
        made = [live.match.game.book.move(played.move).verb for played in live.match.moves[len(match.moves) :]]
        assert made[-1] == last, "with other people its speed would tell what the hand holds"


async def test_with_an_empty_hand_nobody_says_so_among_people_either(hub: Hub, storage: Storage) -> None:
    """Everyone sees that the hand is empty; a hand that was just drawn is not, whatever it holds."""
    seen = {True: "end", False: "idea"}
    for empty, verb in ((True, "babies"), (False, "idea")):

        def only_end_follows(match: Match, verb: str = verb, empty: bool = empty) -> bool:
            move = next((move for move in match.legal() if move.verb == verb), None)
            if move is None or cards_of(match):
                return False
            after = match.copy()
            after.play(move)
            return verbs(after) == ["end"] and (not hand_size(after, match.actor)) == empty

        match = island_where(only_end_follows)
        live = await live_of(hub, storage, match, alone=False)
        seat, move = match.actor, next(move for move in match.legal() if move.verb == verb)
        for label in (move.verb, *move.args, "!yes"):
            await pick(hub, live, seat, label)
        made = [live.match.game.book.move(played.move).verb for played in live.match.moves[len(match.moves) :]]
        assert made[-1] == seen[empty]


# -- touched again


async def test_a_child_is_not_taken_back_by_touching_its_hex_again(hub: Hub, storage: Storage) -> None:
    def last_child(match: Match) -> bool:
        if "idea" not in verbs(match) or verbs(match).count("babies") != 1:
            return False
        after = match.copy()
        after.play(next(move for move in after.legal() if move.verb == "babies"))
        return "end" in verbs(after) and after.actor == match.actor

    match = island_where(last_child)
    live = await live_of(hub, storage, match, alone=False)
    seat = match.actor
    place = next(move.args[0] for move in match.legal() if move.verb == "babies")
    await hub.play(live, seat, f"babies {place}")
    records = list(live.match.records)
    await touch(hub, live, seat, place, words_of("tempus", "en"))
    assert live.match.records == records


async def test_a_thing_picked_stays_picked_when_it_is_touched_again(hub: Hub, storage: Storage) -> None:
    match = island_where(lambda match: {"move", "babies", "idea"} <= set(verbs(match)))
    live = await live_of(hub, storage, match)
    place = next(move.args[0] for move in match.legal() if move.verb == "babies")
    await pick(hub, live, match.actor, place)
    assert await touch(hub, live, match.actor, place, words_of("tempus", "en")) is None
    assert live.draft(match.actor) == Draft((place,))


# -- touching what is not offered


async def refused(hub: Hub, live: LiveMatch, label: str) -> str:
    answer = await touch(hub, live, live.match.actor, label, words_of(live.match.game.id, "en"))
    assert answer is not None, f"{label}: nothing is said"
    return answer.clause or answer.text


async def test_an_enemy_is_not_taken_for_a_lake_to_be_dug(hub: Hub, storage: Storage) -> None:
    live = await live_of(hub, storage, sheet())
    squares = live.match.view(0).to_json()["squares"]
    enemy = next(label for label, square in squares.items() if square["kind"] == "enemy")
    assert ".use." in await refused(hub, live, enemy)


async def test_a_hex_that_is_too_far_is_a_matter_of_distance(hub: Hub, storage: Storage) -> None:
    match = island_where(lambda match: {"move", "babies", "idea"} <= set(verbs(match)))
    live = await live_of(hub, storage, match)
    hexes = match.view(match.actor).to_json()["hexes"]
    place = next(move.args[0] for move in match.legal() if move.verb == "babies")
    await pick(hub, live, match.actor, place)
    draft = live.draft(match.actor)
    answers = set()
    for label, held in hexes.items():
        if "owner" not in held and f'data-act="{label}"' not in choosing_targets(live):
            answers.add(await refused(hub, live, label))
            assert live.draft(match.actor) == draft
    assert "tempus.move.land" in answers


async def test_a_place_that_can_be_reached_says_from_where(hub: Hub, storage: Storage) -> None:
    match = island_where(lambda match: {"move", "idea"} <= set(verbs(match)))
    live = await live_of(hub, storage, match)
    source = next(move.args[0] for move in match.legal() if move.verb == "move")
    after = match.copy()
    after.play(f"move {source}")
    offered = choosing_targets(live)
    target = next(move.args[0] for move in after.legal() if f'data-act="{move.args[0]}"' not in offered)
    assert f"{target} can be reached from here: " in await refused(hub, live, target)


async def test_where_a_choice_is_open_a_wrong_touch_is_answered(hub: Hub, storage: Storage) -> None:
    match = island_where(lambda match: {"move", "babies", "idea"} <= set(verbs(match)))
    live = await live_of(hub, storage, match)
    place = next(move.args[0] for move in match.legal() if move.verb == "babies")
    await pick(hub, live, match.actor, place)
    assert await refused(hub, live, "A1") or await refused(hub, live, "M12")


# -- a tile


async def test_a_tile_is_turned_as_one_likes_before_it_lies(hub: Hub, storage: Storage) -> None:
    match = island_where(lambda match: not match.moves, island="laid")
    live = await live_of(hub, storage, match)
    seat = match.actor
    middle = match.legal()[0].args[0]
    await pick(hub, live, seat, middle)
    assert live.match.legal()[0].verb == "turn"
    ghosts = [choosing_targets(live)]
    await pick(hub, live, seat, "!turn")
    ghosts.append(choosing_targets(live))
    await pick(hub, live, seat, "4")
    ghosts.append(choosing_targets(live))
    assert len({ghost for ghost in ghosts if "ghost" in ghost}) == 3, "each is drawn where it would lie"
    assert live.match.length == 1
    await touch(hub, live, seat, middle, words_of("tempus", "en"))
    assert live.draft(seat) == Draft(("5",)), "touching the tile turns it"
    await pick(hub, live, seat, "!yes")
    assert live.match.game.book.notation(live.match.moves[1].move) == "turn 5"


# -- at the end


async def test_nothing_is_offered_to_anybody_once_it_is_over(hub: Hub, storage: Storage) -> None:
    match = Match(find_game("high-card"), seats=2, seed=1)
    while not match.over:
        match.play(match.legal()[0])
    company = seated(storage, match)
    live = await hub.find(company.id)
    stranger = storage.new_person("somebody")
    for person in (*company.people, stranger):
        assert scene(live, person, words_of("high-card", "en")).prompt is None


# -- previews of a commit


async def test_the_end_of_a_turn_asks_where_it_loses_something_and_only_there(hub: Hub, storage: Storage) -> None:
    live = await live_of(hub, storage, aevum.new("through-the-ages", seats=2, game="basic"))
    seat = live.match.actor
    await pick(hub, live, seat, "end")
    assert live.draft(seat) == Draft(("end",), confirming=True)
    assert "One civil action is left unused." in prompt(live)
    assert "if the others agree" not in prompt(live), "against bots everything can be taken back"
    await pick(hub, live, seat, "!back")
    await pick(hub, live, seat, "R1")
    await pick(hub, live, seat, "end")
    assert live.match.actor != seat, "nothing is left to lose"


# -- groups of buttons


def ages_where(wanted: Callable[[set[str]], bool]) -> Match:
    """Return a match of Through the Ages in which such verbs are possible, by their names."""
    game = find_game("through-the-ages")
    match = Match(game, game.read_options({}), seats=2, seed=1)
    dice = Random(4)
    while not wanted(set(verbs(match))):
        match.play(dice.choice([move for move in match.state.legal() if not game.is_resignation(move)]))
    return match


@pytest.fixture
def no_usual_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no game name its usual actions, whose buttons would stand in places of their own, without headings."""
    for game in games().values():
        monkeypatch.setattr(type(game), "standing_actions", lambda *_: ())


@pytest.mark.usefixtures("no_usual_actions")
async def test_buttons_stand_under_the_headings_of_their_verbs(hub: Hub, storage: Storage) -> None:
    match = ages_where(lambda verbs: {"grow", "build", "destroy", "recruit", "disband", "end"} <= verbs)
    live = await live_of(hub, storage, match)
    shown_prompt = prompt(live)
    civil, military = shown_prompt.index('id="group-civil"'), shown_prompt.index('id="group-military"')
    assert civil < shown_prompt.index("Civil actions</span>") < shown_prompt.index('data-act="grow"') < military
    assert shown_prompt.index('data-act="end"') > shown_prompt.index("</div>", military), (
        "what has no heading stands below"
    )
    await pick(hub, live, match.actor, "build")
    assert "group-" not in prompt(live), "what was chosen needs no heading"


async def test_one_group_alone_needs_no_heading(hub: Hub, storage: Storage) -> None:
    match = ages_where(lambda verbs: "grow" in verbs and verbs.isdisjoint({"recruit", "disband", "tactic"}))
    shown_prompt = prompt(await live_of(hub, storage, match))
    assert 'data-act="grow"' in shown_prompt
    assert "group-" not in shown_prompt


@pytest.mark.usefixtures("no_usual_actions")
async def test_groups_of_one_button_each_need_no_heading(hub: Hub, storage: Storage) -> None:
    """Clash of Cultures has many groups; their headings are checked in the first turns."""
    match, dice = aevum.new("clash-of-cultures", seats=2, seed=1), Random(4)
    headings = {verb.words[0]: verb.heading for verb in match.game.book.verbs}
    met: set[bool] = set()
    while met != {True, False}:
        if match.view().phase == "turn":
            shown_prompt = prompt(await live_of(hub, storage, match))
            named = [headings.get(label, "") for label in re.findall(r'data-act="([a-z]+)"', shown_prompt)]
            headed = [heading for heading in named if heading]
            if len(set(headed)) > 1:
                crowded = len(set(headed)) < len(headed)
                assert ("group-" in shown_prompt) == crowded
                met.add(crowded)
        match.play(dice.choice(match.state.legal()))


# -- while another seat decides


@pytest.mark.parametrize(
    ("game", "said"),
    [
        ("through-the-ages", "{} takes cards from the row."),
        ("high-card", "Waiting for {}."),
    ],
)
async def test_the_others_read_who_decides_and_about_what_if_the_game_says_it(
    hub: Hub, storage: Storage, game: str, said: str
) -> None:
    live = await live_of(hub, storage, aevum.new(game, seats=2), alone=False)
    actor = live.match.actor
    (other,) = live.stored.seats[1 - actor].people
    words = live.words("en")
    shown_prompt = regions_while_picking(scene(live, Person(other, "", None), words))["prompt"]
    assert said.format(live.stored.seats[actor].called(words)) in shown_prompt
