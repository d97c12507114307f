"""The drawn board: everything visible is there, nothing hidden is, offers can be touched, all can be read."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final
from xml.etree import ElementTree as ET
from xml.etree.ElementTree import Element

import pytest

from aevum.games.clash_of_cultures import GAME
from aevum.games.clash_of_cultures.constants import (
    ACTION_CARDS,
    ADVANCES,
    COLOURS,
    NONE,
    OBJECTIVE_CARDS,
    PIECES,
    TERRAINS,
    WONDERS,
)
from aevum.games.clash_of_cultures.drawing.advances import name_lines
from aevum.games.clash_of_cultures.drawing.hand import card_places
from aevum.games.clash_of_cultures.drawing.layout import ADVANCES as TABLE
from aevum.games.clash_of_cultures.drawing.layout import (
    COUNT,
    MIDDLE,
    RADIUS,
    READABLE,
    SMALLEST,
    cell,
    map_box,
    piece_box,
    piece_of,
)
from aevum.games.clash_of_cultures.drawing.names import short_name
from aevum.games.clash_of_cultures.drawing.next_advances import next_advance_boxes
from aevum.games.clash_of_cultures.drawing.tokens import plates
from aevum.games.clash_of_cultures.maps import LABELS, LAYOUTS, UNKNOWN
from aevum.games.clash_of_cultures.moves import BOOK, HEX
from aevum.games.clash_of_cultures.state import Table
from aevum.games.clash_of_cultures.targets import held_by
from aevum.games.clash_of_cultures.view_builder import see
from aevum.kernel.chance import Chance
from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import OVER
from aevum.kernel.presentation import BOARD, FOLD, SHEET, STRIP, Panel
from aevum.kernel.svg.export import pdf, png
from aevum.kernel.svg.typography import text_width
from aevum.kernel.words import LANGUAGES
from games.clash_of_cultures.scenes import one_of_each_phase

SVG: Final = "{http://www.w3.org/2000/svg}"
LARGEST: Final = 190_000
MESSAGE_ID: Final = re.compile(r"\b(board|face|card|player|short|level|category|good|terrain|icon|side|piece)-[a-z]")
LEAST: Final = 10.95
"""Minimum height of readable text, in pixels."""
STEPS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "A": 7, "C": 6, "Q": 4, "T": 2, "Z": 0}
"""Number of values that each command of an SVG path takes."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


def eyes(table: Table) -> tuple[int, ...]:
    return (SPECTATOR, *range(len(table.hands)))


def drawn(table: Table, seat: int, language: str = "en") -> Element:
    return ET.fromstring(GAME.svg(see(table, seat), GAME.words(language)))


def parts_of(table: Table, seat: int, language: str = "en") -> dict[str, Panel]:
    return {part.name: part for part in GAME.panels(see(table, seat), GAME.words(language))}


def layers_of(table: Table, seat: int, language: str = "en") -> str:
    found = parts_of(table, seat, language).values()
    return "".join(layer for part in found for layer in part.layers.values())


def offers(table: Table) -> dict[str, str]:
    """Return the labels that the legal moves ask for on the board, with their domains."""
    found: dict[str, str] = {}
    for move in table.legal():
        domains = BOOK.verb_of(move).domains
        labels = BOOK.picks(move)[-len(domains) :] if domains else ()
        found |= {label: domain.name for label, domain in zip(labels, domains, strict=True)}
    return {label: domain for label, domain in found.items() if domain in GAME.board_domains}


def touched(table: Table, seat: int) -> dict[str, str]:
    """Return by panel the shapes that the page lays over its drawing; only the seat that decides is offered any."""
    offered = offers(table) if seat == table.actor else {}
    view, words = see(table, seat), GAME.words("en")
    return {
        part.name: GAME.targets(
            view, {label: kind for label, kind in offered.items() if part.contains(label, kind)}, frozenset(), words
        )
        for part in GAME.panels(view, words)
    }


# -- every phase, for all seats


def test_many_phases_are_looked_at() -> None:
    met = set(one_of_each_phase())
    assert {"turn", "collect", "build", "group", "card", "press", "compose", "answer", "side", "claim", "over"} <= met
    assert len(met) > 35


@every_language
def test_every_phase_is_drawn_for_every_seat(language: str) -> None:
    for table in one_of_each_phase().values():
        for seat in eyes(table) if language == "en" else (max(table.actor, 0),):
            drawing = GAME.svg(see(table, seat), GAME.words(language))
            assert len(drawing.encode()) < LARGEST
            assert ET.fromstring(drawing).attrib["viewBox"].startswith("0 0 ")


@every_language
def test_everything_written_is_in_the_language_of_the_reader(language: str) -> None:
    for table in one_of_each_phase().values():
        layers = layers_of(table, max(table.actor, 0), language)
        texts = re.findall(r">([^<>]+)<", layers)
        assert not [text for text in texts if MESSAGE_ID.search(text)]


def test_ids_occur_once_and_whatever_is_used_is_defined() -> None:
    for table in one_of_each_phase().values():
        seat = max(table.actor, 0)
        for drawing in (layers_of(table, seat), GAME.svg(see(table, seat), GAME.words("en"))):
            ids = re.findall(r' id="([^"]+)"', drawing)
            assert len(ids) == len(set(ids))
            assert set(re.findall(r'href="#([^"]+)"', drawing)) <= set(ids)


def test_what_a_seat_cannot_know_is_not_drawn() -> None:
    for table in one_of_each_phase().values():
        for seat in (SPECTATOR, 0, max(table.actor, 0)):
            other = table.resample(seat, Chance.from_seed(9))
            assert parts_of(table, seat) == parts_of(other, seat)
            assert touched(table, seat) == touched(other, seat)


def test_the_table_can_be_printed() -> None:
    drawing = GAME.svg(see(one_of_each_phase()["over"], 0), GAME.words("ru"))
    assert png(drawing, 400).startswith(b"\x89PNG")
    assert pdf(drawing).startswith(b"%PDF")


def test_every_path_can_be_drawn() -> None:
    """A browser draws a broken path up to its error, and reports it in the console only."""
    for table in one_of_each_phase().values():
        for path in drawn(table, max(table.actor, 0)).iter(f"{SVG}path"):
            steps = re.findall(r"([A-Za-z])([-\d. ]*)", path.attrib["d"])
            assert "".join(map("".join, steps)) == path.attrib["d"]
            for letter, numbers in steps:
                taken, given = STEPS[letter.upper()], len(re.findall(r"-?\d*\.?\d+", numbers))
                assert given == taken or (taken and given and given % taken == 0), path.attrib["d"]


# -- what is drawn


def test_every_hex_of_the_layout_is_drawn_as_what_it_is() -> None:
    for table in one_of_each_phase().values():
        view = see(table, 0)
        ground = ET.fromstring(parts_of(table, 0)["map"].layers["ground"])
        shown = {element.attrib["id"]: element for element in ground.iter() if "id" in element.attrib}
        for hex in view.hexes:
            element = shown[f"cc-{LABELS[hex.cell]}"]
            if hex.terrain == UNKNOWN:
                assert element.tag == "path"
            else:
                assert element.attrib["href"] == f"#cc-terrain-{TERRAINS[hex.terrain]}"


def test_the_ground_changes_only_with_discoveries() -> None:
    """A layer that stays the same is not sent again."""
    table = one_of_each_phase()["turn"]
    other = table.copy()
    other.mood = [2] * len(other.mood)
    other.exhausted = 0
    before, after = parts_of(table, 0)["map"].layers, parts_of(other, 0)["map"].layers
    assert before["ground"] == after["ground"]
    assert before["standing"] != after["standing"]


def test_all_units_and_pieces_on_the_map_are_drawn() -> None:
    for table in one_of_each_phase().values():
        view = see(table, 0)
        standing = parts_of(table, 0)["map"].layers["standing"]
        pieces = re.findall(r'data-piece="([\w-]+) (\d+)"', standing)
        for kind in ("army", "settler"):
            shown = sum(int(count) for name, count in pieces if name.startswith(kind))
            there = sum((hex.armies if kind == "army" else hex.settlers) for hex in view.hexes if hex.holder != NONE)
            assert shown == there + (sum(hex.barbarians for hex in view.hexes) if kind == "army" else 0)
        cities = [hex.city for hex in view.hexes if hex.city is not None]
        assert standing.count('data-piece="settlement-') == len(cities)
        assert standing.count('data-piece="ship-') == sum(len(hex.ships) for hex in view.hexes)
        for piece, name in enumerate(PIECES):
            assert standing.count(f'href="#cc-{name}"') == sum(city.pieces[piece] != NONE for city in cities)
        for mood, name in ((0, "angry"), (2, "happy")):
            assert standing.count(f'href="#cc-{name}"') == sum(city.mood == mood for city in cities)
        for wonder, name in enumerate(WONDERS.ids):
            assert standing.count(f'"#cc-em-{name}"') == sum(city.wonder == wonder for city in cities)


def test_units_that_have_moved_are_hollow() -> None:
    seen = 0
    for table in one_of_each_phase().values():
        for hex in see(table, 0).hexes:
            tired = sum(count for _, count, ready in plates(hex) if not ready)
            rested = sum(count for _, count, ready in plates(hex) if ready)
            assert tired + rested == (hex.armies + hex.settlers if hex.holder != NONE else 0)
            seen += tired
    assert seen


def test_own_cards_are_in_the_hand_and_no_others_but_those_seen() -> None:
    for table in one_of_each_phase().values():
        for seat in range(len(table.hands)):
            view = see(table, seat)
            pieces = [part for part in parts_of(table, seat).values() if part.row == "hand"]
            shown = {card for part in pieces for card in re.findall(r'id="cc-([\w-]+)"', part.layers["cards"])}
            assert shown == {label for part in pieces for label in part.labels or ()}
            own = {ACTION_CARDS[card] for card in view.hand} | {OBJECTIVE_CARDS[card] for card in view.goals}
            seen = {ACTION_CARDS[card] for _, cards, _ in view.seen for card in cards}
            seen |= {OBJECTIVE_CARDS[card] for _, _, cards in view.seen for card in cards}
            assert shown == own | seen | {OBJECTIVE_CARDS[card] for card in view.plans}
        assert not [part for part in parts_of(table, SPECTATOR).values() if part.row == "hand"]


def test_a_battle_shows_cards_dice_hits_and_losses_of_both_sides() -> None:
    rolled = 0
    for table in one_of_each_phase().values():
        view = see(table, 0)
        if view.battle is None or view.over:
            continue
        scene = parts_of(table, 0)["scene"].layers["all"]
        for side in (view.battle.attack, view.battle.defence):
            for die in side.dice:
                assert f'"#cc-die-{die}"' in scene
            rolled += len(side.dice)
            assert f">{side.units}<" in scene
    assert rolled


def test_a_trade_shows_its_cards_to_the_parties_alone() -> None:
    for table in one_of_each_phase().values():
        for seat in eyes(table):
            view = see(table, seat)
            if view.offer is not None and seat not in (view.offer.giver, view.offer.partner):
                assert not view.offer.cards
                assert not view.offer.objectives


def test_rivals_are_folded() -> None:
    table = one_of_each_phase()["turn"]
    found = parts_of(table, table.actor)
    folds = [name for name, part in found.items() if part.kind == FOLD]
    assert sorted(folds) == sorted(f"of-{colour}" for seat, colour in enumerate(COLOURS) if seat != table.actor)


def test_the_strip_of_lessons_gives_way_to_a_scene() -> None:
    table = one_of_each_phase()["turn"]
    assert "lessons" in parts_of(table, table.actor)
    fight = one_of_each_phase()["card"]
    assert {"scene"} == {"scene", "lessons"} & parts_of(fight, fight.actor).keys()


# -- touching


def test_every_offer_has_exactly_one_target_that_takes_the_focus() -> None:
    domains: set[str] = set()
    for table in one_of_each_phase().values():
        if table.actor == OVER:
            continue
        shapes = [
            shape for markup in touched(table, table.actor).values() for shape in ET.fromstring(f"<svg>{markup}</svg>")
        ]
        domains.update(offers(table).values())
        assert sorted(shape.attrib["data-act"] for shape in shapes) == sorted(offers(table))
        for shape in shapes:
            assert shape.attrib["tabindex"] == "-1"
            assert shape.attrib["role"] == "button"
            assert shape.attrib["aria-label"]
    assert {"hex", "advance", "action", "objective"} <= domains


def test_every_advance_can_be_touched_in_one_place() -> None:
    for table in one_of_each_phase().values():
        view = see(table, max(table.actor, 0))
        lessons, rest = held_by(view, "lessons"), held_by(view, "advances")
        assert not lessons & rest
        assert lessons | rest == set(ADVANCES.ids)
        shown = re.findall(r'id="cc-([\w-]+)"', layers_of(table, view.seat))
        assert {*ADVANCES.ids} <= set(shown)


def test_a_ship_explores_a_region_by_touching_any_of_it() -> None:
    table = one_of_each_phase()["side"]
    view = see(table, 0)
    unknown = next(tile for tile in LAYOUTS[view.seats].tiles if view.at(tile[0]).terrain == UNKNOWN)
    for ships, hexes in ((1, len(unknown)), (0, 1)):
        moving = replace(view, phase="group", pending={"ships": ships})
        shape = GAME.targets(moving, {LABELS[unknown[0]]: HEX.name}, frozenset(), GAME.words("en"))
        assert shape.count("M") == hexes


def test_what_has_been_picked_is_marked_where_it_lies() -> None:
    table = one_of_each_phase()["turn"]
    view, words = see(table, table.actor), GAME.words("en")
    at = LABELS[view.hexes[0].cell]
    assert ".chosen" not in GAME.selection_marks(view, "hand", {at: "hex"}, words)
    assert 'class="chosen"' in GAME.selection_marks(view, "map", {at: "hex"}, words)
    advance = ADVANCES.ids[min(view.prices)]
    assert 'class="chosen"' in GAME.selection_marks(view, "lessons", {advance: "advance"}, words)
    assert not GAME.selection_marks(view, "advances", {advance: "advance"}, words)


# -- reading


def smallest(part: Panel) -> float:
    """Return the smallest text of a panel that is not fine print, in its own units.

    Shapes are measured where they are used.
    """
    sizes: list[float] = []

    def walk(element: Element, size: float, fine: bool) -> None:
        size = float(element.attrib.get("font-size", size))
        fine = fine or "fine" in element.attrib.get("class", "")
        if element.tag == "text" and not fine:
            sizes.append(size)
        for child in element if element.tag != "defs" else ():
            walk(child, size, fine)

    for layer in part.layers.values():
        walk(ET.fromstring(f"<svg>{layer}</svg>"), 99, False)
    return min(sizes, default=99)


@every_language
def test_nothing_is_written_too_small_for_a_phone(language: str) -> None:
    """360 by 740 pixels: a strip is 100 high, a sheet 332 broad, a map enlarged until a finger finds its hexes.

    A scene is as broad as the screen, except one with a long text, which scrolls sideways.
    """
    for table in one_of_each_phase().values():
        for part in parts_of(table, max(table.actor, 0), language).values():
            _, _, width, height = map(float, part.box.split())
            scale = {
                BOARD: 34 / READABLE,
                STRIP: min(100 / height, 352 / width)
                if part.name == "scene" and not part.min_touch_size
                else 100 / height,
                SHEET: 332 / width,
                FOLD: 332 / width,
            }[part.kind]
            assert smallest(part) * scale >= LEAST, part.name


def test_the_smallest_figures_are_those_that_were_meant() -> None:
    assert COUNT * 34 / READABLE >= LEAST
    assert SMALLEST * 100 / 108 >= LEAST


@every_language
def test_names_of_advances_find_room_in_the_table(language: str) -> None:
    words = GAME.words(language)
    for advance, id in enumerate(ADVANCES.ids):
        box = cell(advance)
        assert box.x + box.width <= TABLE.width
        assert box.y + box.height <= TABLE.height
        for bold in (False, True):
            lines, fat = name_lines(short_name(id, words), box.width - 6, 17, bold=bold)
            assert len(lines) <= 2, lines
            widest = max(map(text_width, lines)) * 14 * (1 if fat else 0.93)
            assert widest <= box.width - 2, lines


def test_lessons_and_the_map_lie_within_their_frames() -> None:
    for table in one_of_each_phase().values():
        view = see(table, max(table.actor, 0))
        for box in (*next_advance_boxes(view).values(), *card_places(view).values()):
            frame = piece_box(piece_of(box))
            assert frame.x <= box.x < box.x + box.width <= frame.x + frame.width
            assert box.y + box.height <= frame.height
        around = map_box(view.seats)
        for hex in view.hexes:
            x, y = MIDDLE[hex.cell]
            assert around.x <= x - RADIUS <= x + RADIUS <= around.x + around.width
            assert around.y <= y - RADIUS <= y + RADIUS <= around.y + around.height


def test_on_a_phone_only_what_can_be_used_lies_below_the_map() -> None:
    for table in one_of_each_phase().values():
        if table.actor == OVER:
            continue
        found = parts_of(table, table.actor)
        for name in ("hand", "lessons"):
            if name in found and found[name].idle:
                held = [label for label, kind in offers(table).items() if found[name].contains(label, kind)]
                assert not held, name
