"""The drawn board: everything visible is there, nothing hidden is, and every offer can be touched."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Final
from xml.etree import ElementTree as ET
from xml.etree.ElementTree import Element

import pytest
from rich.text import Text

from aevum.games.tempus import GAME
from aevum.games.tempus.constants import CARDS, GRID, HEXES, IDEAS, TERRAINS, WATER
from aevum.games.tempus.drawing.layout import HEIGHT, MIDDLE, RADIUS, WIDTH, hand_boxes, rotation_box
from aevum.games.tempus.drawing.result import rank
from aevum.games.tempus.drawing.tile import tile_picture
from aevum.games.tempus.moves import BOOK, CARD, HEX, ROTATION
from aevum.games.tempus.options import Options
from aevum.games.tempus.rules import LAW, progress
from aevum.games.tempus.state import World
from aevum.games.tempus.svg import piece_gallery
from aevum.games.tempus.view import see
from aevum.kernel.chance import Chance
from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import OVER
from aevum.kernel.steps import replace_top
from aevum.kernel.svg.export import pdf, png
from aevum.kernel.svg.hex_outlines import POINTED
from aevum.kernel.words import LANGUAGES

SVG: Final = "{http://www.w3.org/2000/svg}"
LARGEST: Final = 120_000
MESSAGE_ID: Final = re.compile(r"\b(board|terrain|era|effect|card|player|score|text)-[a-z]")
TEMPERS: Final = (
    frozenset(("fight", "to", "babies", "idea", "play", "lay")),
    frozenset(("idea", "done")),
    frozenset(("babies", "move", "to", "city", "fight")),
)
STEPS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "A": 7, "C": 6, "Q": 4, "T": 2, "Z": 0}
"""Number of values that each command of an SVG path takes."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


def walk(seats: int, seed: int) -> Iterator[World]:
    """Yield every state of a random match whose players prefer fights, ideas or settling, by its seed."""
    pick = random.Random(seed)
    world = World().set_up(Options(), seats, Chance.from_seed(seed))
    while world.actor != OVER:
        yield world
        moves = world.legal()
        liked = [move for move in moves if BOOK.verb_of(move).name in TEMPERS[seed % len(TEMPERS)]]
        world.apply(pick.choice(liked if liked and pick.random() < 0.7 else moves))
    yield world


@cache
def one_of_each_phase() -> dict[str, World]:
    """Return a position of every phase, of a finished fight and of the end.

    Random play leads to the step `bonus` too rarely, so that position is made.
    """
    found: dict[str, World] = {}
    for seed in range(24):
        for world in walk(3 + seed // 3 % 3, seed):
            name = world.step or "over"
            found.setdefault(name, world.copy())
            if world.last_fight:
                found.setdefault("fought", world.copy())
    found["bonus"] = found["discard"].copy()
    replace_top(found["bonus"], progress.BONUS, found["bonus"].actor)
    return found


def eyes(world: World) -> tuple[int, ...]:
    return (SPECTATOR, *range(len(world.era)))


def drawn(world: World, seat: int, language: str = "en") -> Element:
    return ET.fromstring(GAME.svg(see(world, seat), GAME.words(language)))


def offers(world: World) -> dict[str, str]:
    """Return the labels that the legal moves ask for on the board, with their domains."""
    found: dict[str, str] = {}
    for move in world.legal():
        domains = BOOK.verb_of(move).domains
        labels = BOOK.picks(move)
        found |= {
            label: domain.name for label, domain in zip(labels[len(labels) - len(domains) :], domains, strict=True)
        }
    return {label: domain for label, domain in found.items() if domain in GAME.board_domains}


def shapes_to_touch(world: World, seat: int) -> str:
    """Return the shapes that the page lays over the drawing; only the seat that decides is offered any."""
    offered = offers(world) if seat == world.actor else {}
    return GAME.targets(see(world, seat), offered, frozenset(), GAME.words("en"))


def shown(world: World, seat: int) -> tuple[str, str, str]:
    view, words = see(world, seat), GAME.words("en")
    return GAME.svg(view, words), GAME.text(view, words), shapes_to_touch(world, seat)


def test_every_phase_occurs() -> None:
    assert set(one_of_each_phase()) == {*(step.name for step in LAW.steps if step.answers), "fought", "over"}


@every_language
def test_every_phase_is_drawn_for_every_seat(language: str) -> None:
    for world in one_of_each_phase().values():
        for seat in eyes(world):
            drawing = GAME.svg(see(world, seat), GAME.words(language))
            assert len(drawing.encode()) < LARGEST
            assert ET.fromstring(drawing).attrib["viewBox"] == f"0 0 {WIDTH} {HEIGHT}"


@every_language
def test_everything_written_is_in_the_language_of_the_reader(language: str) -> None:
    for world in one_of_each_phase().values():
        texts = [text for element in drawn(world, world.actor, language).iter() for text in element.itertext()]
        assert not [text for text in texts if MESSAGE_ID.search(text)]


def test_ids_occur_once_and_whatever_is_used_is_defined() -> None:
    for world in one_of_each_phase().values():
        drawing = drawn(world, world.actor)
        ids = [element.attrib["id"] for element in drawing.iter() if "id" in element.attrib]
        assert len(ids) == len(set(ids))
        used = {element.attrib["href"] for element in drawing.iter(f"{SVG}use")}
        assert {name.removeprefix("#") for name in used} <= set(ids)


def test_what_a_seat_cannot_know_is_not_drawn() -> None:
    for world in one_of_each_phase().values():
        for seat in eyes(world):
            other = world.resample(seat, Chance.from_seed(9))
            assert shown(world, seat) == shown(other, seat)


def test_every_hex_can_be_asked_about_and_says_its_terrain() -> None:
    world = one_of_each_phase()["slot"]
    drawing = drawn(world, world.actor)
    kinds = {
        element.attrib["id"]: element.attrib["href"] for element in drawing.iter(f"{SVG}use") if "id" in element.attrib
    }
    lakes = {place for lake in see(world, 0).lakes for place in lake}
    for place, label in enumerate(HEXES):
        terrain = world.terrain[place]
        kind = TERRAINS[terrain] if terrain != WATER else "lake" if place in lakes else "sea"
        assert kinds[f"tp-{label}"] == f"#tp-{kind}"


def test_every_stack_and_city_stands_on_its_hex() -> None:
    world = one_of_each_phase()["over"]
    titles = {
        element.attrib["id"]: element.findtext(f"{SVG}title", "")
        for element in drawn(world, 0).iter(f"{SVG}g")
        if element.attrib.get("id", "").startswith("on-")
    }
    assert set(titles) == {f"on-{HEXES[place]}" for place, owner in enumerate(world.owner) if owner >= 0}
    assert any(world.city)
    for place, value in enumerate(world.city):
        if value:
            assert f"value {value}" in titles[f"on-{HEXES[place]}"]


def test_every_offer_has_exactly_one_target_that_takes_the_focus() -> None:
    domains: set[str] = set()
    for world in one_of_each_phase().values():
        if world.actor == OVER:
            continue
        shapes = list(ET.fromstring(f"<svg>{shapes_to_touch(world, world.actor)}</svg>"))
        domains.update(offers(world).values())
        assert sorted(shape.attrib["data-act"] for shape in shapes) == sorted(offers(world))
        for shape in shapes:
            assert shape.attrib["tabindex"] == "-1"
            assert shape.attrib["role"] == "button"
            assert shape.attrib["aria-label"]
    assert domains == {HEX.name, CARD.name, ROTATION.name}


def test_copies_of_a_card_are_one_target_with_a_shape_over_each() -> None:
    world = one_of_each_phase()["slot"].copy()
    world.hands[world.actor] = [0, 3, 3, 5]
    label = CARDS[3]
    shapes = GAME.targets(see(world, world.actor), {label: CARD.name}, {label}, GAME.words("en"))
    (target,) = ET.fromstring(f"<svg>{shapes}</svg>")
    assert target.attrib["class"] == "target faint"
    reach, *copies = target
    first, second = hand_boxes(4)[1:3]
    assert [float(copy.attrib["x"]) - 2 for copy in copies] == pytest.approx([first.x, second.x])
    assert float(reach.attrib["width"]) == pytest.approx(second.x + second.width - first.x), "no gap to miss"


def test_the_side_of_a_hex_lies_towards_its_neighbour() -> None:
    for place, (x, y) in enumerate(MIDDLE):
        sides = POINTED.corners(x, y, RADIUS)
        for direction, near in enumerate(GRID.ahead[place]):
            (x1, y1), (x2, y2) = sides[direction], sides[(direction + 1) % 6]
            if near >= 0:
                assert MIDDLE[near] == pytest.approx((x1 + x2 - x, y1 + y2 - y), abs=0.5)


@pytest.mark.parametrize("sixths", range(6))
def test_a_turned_tile_is_pictured_as_it_will_lie(sixths: int) -> None:
    world = one_of_each_phase()["rotate"].copy()
    middle, tile = see(world, 0).source, see(world, 0).tile
    assert tile is not None
    world.apply(BOOK.number("turn", sixths))
    picture = ET.fromstring(tile_picture(tile, sixths, 0, 0, RADIUS))
    for hex in picture:
        found = re.fullmatch(r"translate\((\S+) (\S+)\)", hex.attrib["transform"])
        assert found is not None
        x, y = MIDDLE[middle][0] + float(found[1]), MIDDLE[middle][1] + float(found[2])
        place = min(range(len(HEXES)), key=lambda place: abs(MIDDLE[place][0] - x) + abs(MIDDLE[place][1] - y))
        assert hex.attrib["href"] == f"#tp-{TERRAINS[world.terrain[place]]}"


def test_the_pictures_of_the_turned_tile_are_large_enough_for_a_finger() -> None:
    phone = 390 / WIDTH
    assert all(min(rotation_box(sixths)[2:]) * phone >= 44 for sixths in range(6))
    assert min(hand_boxes(5)[0][2:]) * phone >= 44


def test_while_tiles_are_laid_the_tile_lies_in_sight() -> None:
    for name, pictures in (("tile", 1), ("rotate", 7)):
        world = one_of_each_phase()[name]
        tiles = [group for group in drawn(world, world.actor).iter(f"{SVG}g") if is_tile(group)]
        assert len(tiles) == pictures


def is_tile(group: Element) -> bool:
    return len(group) == 7 and all(part.tag == f"{SVG}use" for part in group)


def worths(drawing: Element) -> list[int]:
    """Return the numbers that the cards of a fight add, as they are drawn."""
    texts = [text for group in drawing.iter() if group.get("id") == "tp-fight" for text in group.itertext()]
    return [int(text) for text in texts if re.fullmatch(r"\+\d+", text)]


def test_the_cards_of_a_fight_are_worth_what_its_sums_say() -> None:
    fights = 0
    for seed in range(0, 12, 3):
        for world in walk(3, seed):
            fight = see(world, world.actor).fight
            if fight is not None and world.step in ("assault", "defence"):
                fights += 1
                assert (
                    sum(worths(drawn(world, world.actor)))
                    == fight.attack - fight.tokens + fight.defence - fight.strength
                )
    assert fights


def test_panels_and_measures_tell_the_outcome() -> None:
    world = one_of_each_phase()["over"]
    view, outcome = see(world, 0), world.outcome()
    assert outcome is not None
    assert [points for _, points in GAME.chart_series(view, GAME.words("en"))] == list(outcome.totals)
    place = 1
    for tied in outcome.ranking:
        assert {rank(view, seat) for seat in tied} == {place}
        place += len(tied)


@every_language
def test_the_pieces_have_pictures_and_names(language: str) -> None:
    drawings = piece_gallery(GAME.words(language))
    assert len(drawings) == len(TERRAINS) + len(IDEAS) + 2
    assert all(ET.fromstring(svg) is not None and name for svg, name in drawings)


@every_language
def test_every_phase_can_be_read_in_a_terminal(language: str) -> None:
    for world in one_of_each_phase().values():
        for seat in eyes(world):
            text = Text.from_markup(GAME.text(see(world, seat), GAME.words(language))).plain
            assert not re.search(r"[\[{]", text)
            assert not MESSAGE_ID.search(text)
            assert all(len(line) <= 80 for line in text.splitlines()[:18])


def test_the_terminal_shows_stacks_and_cities_by_owner() -> None:
    world = one_of_each_phase()["over"]
    text = Text.from_markup(GAME.text(see(world, 0), GAME.words("en"))).plain
    assert any(world.city)
    assert any(world.tokens)
    for place, owner in enumerate(world.owner):
        if owner >= 0 and not world.city[place]:
            assert f"{TERRAINS[world.terrain[place]][0].upper()}{'RBGYP'[owner]}{world.tokens[place]}" in text
        elif owner >= 0:
            assert f"⌂{'RBGYP'[owner]}{world.city[place]}" in text


def test_the_table_can_be_printed() -> None:
    drawing = GAME.svg(see(one_of_each_phase()["over"], 0), GAME.words("ru"))
    assert png(drawing, 400).startswith(b"\x89PNG")
    assert pdf(drawing).startswith(b"%PDF")


def test_every_path_can_be_drawn() -> None:
    """A browser draws a broken path up to its error, and reports it in the console only."""
    for world in one_of_each_phase().values():
        for path in drawn(world, world.actor).iter(f"{SVG}path"):
            steps = re.findall(r"([A-Za-z])([-\d. ]*)", path.attrib["d"])
            assert "".join(map("".join, steps)) == path.attrib["d"]
            for letter, numbers in steps:
                taken, given = STEPS[letter.upper()], len(re.findall(r"-?[\d.]+", numbers))
                assert given == taken or (taken and given and given % taken == 0), path.attrib["d"]
