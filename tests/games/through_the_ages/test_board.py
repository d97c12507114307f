"""The drawn board: everything visible is there, nothing hidden is, and every offer can be touched."""

from __future__ import annotations

import itertools
import re
from typing import Final
from xml.etree import ElementTree as ET
from xml.etree.ElementTree import Element

import pytest

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.constants import AGES, CARDS, CIVIL_CARDS, COLOURS, KINDS, NONE, NUMBER, PLACES, WORKS
from aevum.games.through_the_ages.drawing.card_figures import short_name
from aevum.games.through_the_ages.drawing.cards import (
    COARSE,
    coarse_lines,
    name_box,
    name_lines,
    short_word,
    sign_rows,
    sign_width,
)
from aevum.games.through_the_ages.drawing.civilization import (
    _COUNTED,
    _DIGIT,
    _places,
    _store,
    cell_of,
    columns,
    draw_things,
    levels,
    things,
)
from aevum.games.through_the_ages.drawing.layout import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CIVILIZATION_WIDTH,
    FIGURE,
    LETTER,
    SHEET_WIDTH,
    SMALLEST,
    STRIP_HEIGHT,
    THING_BAND,
    THING_WIDTH,
    cell,
    civilization_height,
    thing_boxes,
)
from aevum.games.through_the_ages.drawing.rival_board import card_boxes
from aevum.games.through_the_ages.drawing.stage import choices
from aevum.games.through_the_ages.moves import BOOK, CARD, PLACE
from aevum.games.through_the_ages.rules import LAW
from aevum.games.through_the_ages.state import Table
from aevum.games.through_the_ages.svg import piece_gallery
from aevum.games.through_the_ages.targets import places
from aevum.games.through_the_ages.view import TableView
from aevum.games.through_the_ages.view_builder import see
from aevum.kernel.chance import Chance
from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import OVER
from aevum.kernel.presentation import BOARD, FOLD, SHEET, STRIP, Panel
from aevum.kernel.svg.box import Box
from aevum.kernel.svg.colours import BLOOD
from aevum.kernel.svg.export import pdf, png
from aevum.kernel.svg.typography import text_width
from aevum.kernel.words import LANGUAGES
from games.through_the_ages.military_positions import attack, strengthen, turn_up
from games.through_the_ages.positions import give, make_pact, play
from games.through_the_ages.positions import table as position
from games.through_the_ages.scenes import one_of_each_phase

SVG: Final = "{http://www.w3.org/2000/svg}"
LARGEST: Final = 130_000
MESSAGE_ID: Final = re.compile(r"\b(board|kind|face|card|player|score|text|event|age)-[a-z]")
LEAST: Final = 10.95
"""Minimum height of readable text, in pixels."""
PHONE: Final = (360, 740)
DESKTOP: Final = (1280, 800)
STEPS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "A": 7, "C": 6, "Q": 4, "T": 2, "Z": 0}
"""Number of values that each command of an SVG path takes."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


def eyes(table: Table) -> tuple[int, ...]:
    return (SPECTATOR, *range(len(table.hands)))


def drawn(table: Table, seat: int, language: str = "en") -> Element:
    return ET.fromstring(GAME.svg(see(table, seat), GAME.words(language)))


def parts_of(table: Table, seat: int, language: str = "en") -> list[Panel]:
    return GAME.panels(see(table, seat), GAME.words(language))


def offers(table: Table) -> dict[str, str]:
    """Return the labels that the legal moves ask for on the board, with their domains."""
    found: dict[str, str] = {}
    for move in table.legal():
        domains = BOOK.verb_of(move).domains
        labels = BOOK.picks(move)
        found |= {
            label: domain.name for label, domain in zip(labels[len(labels) - len(domains) :], domains, strict=True)
        }
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


def test_every_phase_occurs() -> None:
    assert set(one_of_each_phase()) == {*(step.name for step in LAW.steps if step.answers), "over"}


@every_language
def test_every_phase_is_drawn_for_every_seat(language: str) -> None:
    for table in one_of_each_phase().values():
        for seat in eyes(table):
            drawing = GAME.svg(see(table, seat), GAME.words(language))
            assert len(drawing.encode()) < LARGEST
            assert ET.fromstring(drawing).attrib["viewBox"].startswith("0 0 ")


@every_language
def test_everything_written_is_in_the_language_of_the_reader(language: str) -> None:
    for table in one_of_each_phase().values():
        texts = [text for element in drawn(table, table.actor, language).iter() for text in element.itertext()]
        assert not [text for text in texts if MESSAGE_ID.search(text)]


def test_ids_occur_once_and_whatever_is_used_is_defined() -> None:
    for table in one_of_each_phase().values():
        drawing = drawn(table, table.actor)
        ids = [element.attrib["id"] for element in drawing.iter() if "id" in element.attrib]
        assert len(ids) == len(set(ids))
        used = {element.attrib["href"] for element in drawing.iter(f"{SVG}use")}
        assert {name.removeprefix("#") for name in used} <= set(ids)


def test_the_parts_together_repeat_no_id() -> None:
    for table in one_of_each_phase().values():
        layers = "".join(layer for part in parts_of(table, table.actor) for layer in part.layers.values())
        ids = re.findall(r'id="([^"]+)"', layers)
        assert len(ids) == len(set(ids))


def test_what_a_seat_cannot_know_is_not_drawn() -> None:
    for table in one_of_each_phase().values():
        for seat in eyes(table):
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
        for path in drawn(table, table.actor).iter(f"{SVG}path"):
            steps = re.findall(r"([A-Za-z])([-\d. ]*)", path.attrib["d"])
            assert "".join(map("".join, steps)) == path.attrib["d"]
            for letter, numbers in steps:
                taken, given = STEPS[letter.upper()], len(re.findall(r"-?\d*\.?\d+", numbers))
                assert given == taken or (taken and given and given % taken == 0), path.attrib["d"]


# -- places of things


def by_id(table: Table, seat: int) -> dict[str, Element]:
    return {element.attrib["id"]: element for element in drawn(table, seat).iter() if "id" in element.attrib}


def test_the_row_shows_each_card_with_its_price() -> None:
    table = one_of_each_phase()["turn"]
    view, found = see(table, table.actor), by_id(table, table.actor)
    shown = 0
    for place in range(PLACES):
        group = found[f"ta-R{place + 1}"]
        card = view.card_row[place]
        if card == NONE:
            assert "data-face" not in group.attrib, "an empty place is not explained"
            continue
        shown += 1
        tokens = sum(use.attrib["href"] == "#tas-civil" for use in group.iter(f"{SVG}use"))
        assert group.attrib["data-face"] == f"card-{CARDS[card]}"
        assert tokens >= view.prices[place]
    assert shown


def test_what_the_reader_has_can_be_asked_about() -> None:
    """Touching a card that is not offered shows the clause: the label follows the first hyphen of the id."""
    for table in one_of_each_phase().values():
        view = see(table, table.actor)
        labels = {id.partition("-")[2] for id in by_id(table, table.actor)}
        own = view.own
        mine = {*own.technologies, *own.wonders, *own.colonies, *own.civil_hand, *view.hand, own.government}
        mine |= {card for card in (own.leader, own.wonder, own.tactic) if card != NONE}
        assert {CARDS[card] for card in mine} <= labels


def test_workers_and_tokens_stand_on_their_technology() -> None:
    table = one_of_each_phase()["turn"]
    view, found = see(table, table.actor), by_id(table, table.actor)
    for work in (card for card in view.own.technologies if card < len(WORKS)):
        figures = [text.text for text in found[f"ta-{CARDS[work]}"].iter(f"{SVG}text") if "class" not in text.attrib]
        blue = view.own.blue[work] if work < len(view.own.blue) else 0
        assert figures == [str(count) for count in (view.own.workers[work], blue) if count]


def test_every_yellow_token_is_a_piece_wherever_it_is() -> None:
    table = one_of_each_phase()["turn"]
    view = see(table, table.actor)
    sheet = ET.fromstring(GAME.svg(view, GAME.words("en")))
    kinds = [element.attrib["data-piece"].split() for element in sheet.iter() if "data-piece" in element.attrib]
    people = [int(kind[1]) for kind in kinds if kind[0] == f"people-{COLOURS[view.own.seat]}"]
    assert sum(people) == view.own.yellow + view.own.idle + sum(view.own.workers)


def test_a_row_without_cards_gives_its_room_away_at_the_end() -> None:
    over = one_of_each_phase()["over"].copy()
    assert "row" in [part.name for part in parts_of(one_of_each_phase()["turn"], 0)]
    over.card_row = [NONE] * PLACES
    assert "row" not in [part.name for part in parts_of(over, 0)]


def test_the_figures_of_all_seats_are_shown() -> None:
    table = one_of_each_phase()["turn"]
    view = see(table, table.actor)
    for own in view.civilizations:
        figures = {figure.id: figure for figure in GAME.seat_figures(view, own.seat, GAME.words("en"))}
        assert (figures["board-culture"].value, figures["board-culture"].more) == (
            str(own.culture),
            f"+{own.culture_rate}",
        )
        assert figures["board-science"].value == str(own.science)
        assert figures["board-strength"].value == str(own.strength)
        backs = {f"{AGES[age]}×{own.hand_ages.count(age)}" for age in own.hand_ages}
        assert set(figures["board-military-hand"].value.split()) == (backs or {"0"})


def test_the_totals_of_a_fight_are_on_the_stage() -> None:
    for phase in ("strike", "defend"):
        table = one_of_each_phase()[phase]
        view = see(table, table.actor)
        stage = next(part for part in parts_of(table, table.actor) if part.name == "stage")
        texts = re.findall(r">([^<>]+)<", stage.layers["scene"])
        assert {str(view.attack), str(view.defence)} <= set(texts)


def test_an_auction_tells_the_bid_and_the_readers_limit() -> None:
    table = one_of_each_phase()["bid"]
    view = see(table, table.actor)
    scene = next(part for part in parts_of(table, table.actor) if part.name == "stage").layers["scene"]
    assert f">{view.pending['highest']}<" in scene
    assert GAME.words("en")("board-may-bid", most=view.may_bid) in scene
    others = [seat for seat in eyes(table) if seat != table.actor]
    limit = GAME.words("en")("board-may-bid", most=view.may_bid)
    for seat in others:
        assert limit not in next(part for part in parts_of(table, seat) if part.name == "stage").layers["scene"]


def test_units_on_their_way_are_taken_off_the_board() -> None:
    auction = turn_up(strengthen(position(), 5, 0, 0), "wealthy-territory-i")
    sending = play(auction, "orange: bid 2", "sacrifice warriors")
    board = next(part for part in parts_of(sending, 0) if part.name == "civilization")
    assert ">−1<" in board.layers["grid"]
    assert (
        ">−1<" not in next(part for part in parts_of(auction.copy(), 1) if part.name == "civilization").layers["grid"]
    )


def test_coming_corruption_and_hunger_are_red_beside_what_is_gained() -> None:
    poor = give(
        position(), workers="agriculture:1 bronze:3 bread-and-circuses:4", resources=9, bank=5, yellow=4, food=0
    )
    brings = see(poor, 0).own.forecast
    assert brings is not None
    assert brings.corruption > 0 < brings.eaten
    banks = next(part for part in parts_of(poor, 0) if part.name == "civilization").layers["banks"]
    for gained, lost, face in (
        (brings.food, brings.eaten, "board-eaten"),
        (brings.resources, brings.corruption, "board-corruption"),
    ):
        assert f'>+{gained}</text></g><g data-face="{face}"><text' in banks
        assert re.search(rf'fill="{re.escape(BLOOD)}">−{lost}<', banks)


def test_a_large_store_with_resources_for_units_stays_within_the_frame() -> None:
    drawn = _store("resource", "39+6", 12, 14, uprising=False)
    x = re.search(r'<text x="([\d.]+)"[^>]*>−14<', drawn)
    assert x is not None
    assert float(x[1]) + FIGURE * text_width("−14") <= 1.01 * CIVILIZATION_WIDTH


def test_the_mark_of_a_partner_covers_neither_age_nor_name() -> None:
    allied = make_pact(position(), 0, 1, "peace-treaty")
    box = dict(things(see(allied, 0).own))[NUMBER["peace-treaty"]]
    drawing = ET.fromstring(f"<svg>{draw_things(see(allied, 0).own, GAME.words('en'))}</svg>")
    (mark,) = (circle for circle in drawing.iter("circle"))
    right, bottom = (float(mark.attrib[name]) + float(mark.attrib["r"]) for name in ("cx", "cy"))
    assert right < box.x + box.width - 5 - text_width("III") * FIGURE
    assert bottom <= box.y + THING_BAND


def test_a_board_has_lines_for_the_ages_it_needs() -> None:
    early, late = position(), give(position(), technologies="computers")
    assert [levels(see(table, 0).own) for table in (early, late)] == [2, 4]
    heights = [float(next(p.box for p in parts_of(table, 0) if p.kind == BOARD).split()[3]) for table in (early, late)]
    assert heights[0] < heights[1]


def test_a_force_on_its_way_is_shown() -> None:
    table = one_of_each_phase()["send"]
    view = see(table, table.actor)
    scene = next(part for part in parts_of(table, table.actor) if part.name == "stage").layers["scene"]
    assert f">{view.force}/{view.pending['highest']}<" in scene


@every_language
def test_rivals_are_lists_that_name_every_card_in_full(language: str) -> None:
    words = GAME.words(language)
    for table in one_of_each_phase().values():
        view = see(table, max(table.actor, 0))
        folds = [part for part in parts_of(table, view.seat, language) if part.kind == FOLD]
        assert len(folds) == view.seats - 1
        for part in folds:
            rival = view.civilizations[COLOURS.index(part.name.removeprefix("of-"))]
            drawing = ET.fromstring(f"<svg>{part.layers['cards']}</svg>")
            written = {
                group.attrib["data-face"]: "".join(text.text or "" for text in group.iter("text"))
                for group in drawing.iter("g")
                if "data-face" in group.attrib
            }
            for card in (*rival.technologies, *rival.wonders, *rival.colonies):
                name = re.sub(r"[\s-]", "", short_name(card, words))
                assert name in re.sub(r"[\s-]", "", written[f"card-{CARDS[card]}"])


def test_counts_in_the_list_of_a_rival_stay_within_their_line() -> None:
    for table in one_of_each_phase().values():
        for rival in see(table, 0).civilizations:
            boxes = [box for _, box in card_boxes(rival, GAME.words("en"))]
            assert all(box.x + box.width <= SHEET_WIDTH for box in boxes)
            tops = sorted((box.x, box.y, box.height) for box in boxes)
            for (x, y, height), (other, below, _) in itertools.pairwise(tops):
                assert x != other or below >= y + height


@pytest.mark.parametrize("levels", [2, 3, 4])
@pytest.mark.parametrize("count", [1, 9, 10, 18, 19, 30])
def test_cards_of_a_civilization_stay_within_its_frame(count: int, levels: int) -> None:
    boxes = thing_boxes(count, levels)
    assert len(set(boxes)) == count
    for box in boxes:
        assert box.x + box.width <= CIVILIZATION_WIDTH + 0.1
        assert box.y + box.height <= civilization_height(count, levels)


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
    assert domains == {CARD.name, PLACE.name}


def test_a_target_lies_within_its_part() -> None:
    for table in one_of_each_phase().values():
        view = see(table, max(table.actor, 0))
        frames = {part.name: tuple(map(float, part.box.split())) for part in GAME.panels(view, GAME.words("en"))}
        for part, boxes in places(view).values():
            _, top, width, height = frames[part]
            assert all(box.x + box.width <= width + 1 and box.y + box.height <= top + height + 1 for box in boxes)
            assert all(box.y >= top for box in boxes)


def test_a_card_in_hand_and_in_play_is_touched_in_the_hand() -> None:
    table = one_of_each_phase()["turn"].copy()
    tactic = NUMBER["fighting-band"]
    table.hands[table.actor] = [tactic, tactic]
    view = see(table, table.actor)
    part, boxes = places(view)["fighting-band"]
    assert part == "hand"
    assert len(boxes) == 2, "all copies are one target"


@pytest.mark.parametrize("phase", ["raze", "bomb", "annex", "seize", "keep"])
def test_what_is_chosen_among_things_of_others_lies_on_the_stage(phase: str) -> None:
    table = one_of_each_phase()[phase]
    view = see(table, table.actor)
    assert choices(view)
    assert offers(table).keys() <= {CARDS[card] for card in choices(view)}
    assert all(places(view)[label][0] == "stage" for label in offers(table))


def test_things_of_others_are_shown_to_nobody_twice() -> None:
    table = one_of_each_phase()["turn"]
    assert not choices(see(table, table.actor))
    assert "stage" not in {part.name for part in parts_of(table, table.actor)}


# -- large enough to read


@every_language
def test_every_name_fits_its_card(language: str) -> None:
    words = GAME.words(language)
    for card in range(len(CARDS)):
        box = name_box(card, Box(0, 0, CARD_WIDTH, CARD_HEIGHT), priced=card < CIVIL_CARDS)
        lines, bold = name_lines(short_name(card, words), box)
        size = SMALLEST * (1 if bold else 0.92)
        assert len(lines) * SMALLEST <= box.height, (CARDS[card], lines)
        assert max(map(text_width, lines)) * size <= CARD_WIDTH - 2, (CARDS[card], lines)


def test_every_row_of_signs_fits_its_card() -> None:
    for card in range(len(CARDS)):
        for row in sign_rows(card, CARD_WIDTH):
            assert sum(map(sign_width, row)) <= CARD_WIDTH - 2, CARDS[card]


def scale_of(part: Panel, screen: tuple[int, int]) -> float:
    """Return the pixels of each unit, as the page lays out panels."""
    wide, high = screen
    _, _, width, height = map(float, part.box.split())
    phone = wide < 560
    if part.kind == STRIP:
        return min(max(76, 0.135 * high), 120) / height if phone else min(max(72, 0.135 * high), 160) / height
    if part.kind == BOARD:
        room = wide - 8 if phone else min(wide - 36 - 0.3 * wide, (high - 330) * width / height)
        return room / width
    return (wide - 28 if phone else 0.3 * wide) / width


def sizes(drawing: Element, inherited: float = 16) -> list[tuple[float, str]]:
    """Return every text with its size in units, but for fine print."""
    size = float(drawing.attrib.get("font-size", inherited))
    here = [(size, drawing.text)] if drawing.tag == "text" and drawing.text and "class" not in drawing.attrib else []
    return here + [found for child in drawing for found in sizes(child, size)]


@pytest.mark.parametrize("screen", [PHONE, DESKTOP])
@every_language
def test_no_text_is_smaller_than_eleven_pixels(language: str, screen: tuple[int, int]) -> None:
    for table in one_of_each_phase().values():
        for part in parts_of(table, table.actor, language):
            for layer in part.layers.values():
                small = [
                    (size * scale_of(part, screen), text)
                    for size, text in sizes(ET.fromstring(f"<svg>{layer}</svg>"))
                    if size * scale_of(part, screen) < LEAST
                ]
                assert not small, (part.name, small[:3])


def test_the_smallest_letters_are_large_enough_for_their_parts() -> None:
    assert SMALLEST * 0.135 * PHONE[1] / STRIP_HEIGHT > LEAST
    assert FIGURE * (PHONE[0] - 28) / CIVILIZATION_WIDTH > LEAST
    assert LETTER * (PHONE[0] - 28) / SHEET_WIDTH > LEAST


def test_sheets_do_not_change_their_frames() -> None:
    """A new frame is sent with everything in it."""
    frames = {
        (part.name, part.box)
        for phase, table in one_of_each_phase().items()
        if phase not in ("over", "keep") and len(table.hands) == 3 and not table.private[0]
        for part in parts_of(table, 0)
        if part.kind == SHEET
    }
    names = [name for name, _ in frames if name != "events"]
    assert len(names) == len(set(names))


# -- pieces


@every_language
def test_the_pieces_have_pictures_and_names(language: str) -> None:
    drawings = piece_gallery(GAME.words(language))
    assert len(drawings) == 23 + 24 + 16 + 8
    assert all(ET.fromstring(svg) is not None and name for svg, name in drawings)


def test_seats_are_distinguished_by_shape() -> None:
    shapes = {re.search(r' d="([^"]+)"', GAME.seat_icon(seat, GAME.words("en"))) for seat in range(4)}
    assert len({found[1] for found in shapes if found}) == 4


def viewed(phase: str) -> TableView:
    table = one_of_each_phase()[phase]
    return see(table, max(table.actor, 0))


def test_all_cards_before_a_civilization_are_drawn_once() -> None:
    for phase in one_of_each_phase():
        cards = [card for card, _ in things(viewed(phase).own)]
        assert len(cards) == len(set(cards))


@pytest.mark.parametrize("counts", [[3], [12], [3, 4], [3, 12]])
def test_workers_and_tokens_keep_to_their_cell(counts: list[int]) -> None:
    box = cell(0, len(KINDS), 0)
    starts = _places(counts, box)
    ends = [start + _COUNTED + _DIGIT * len(str(count)) for start, count in zip(starts, counts, strict=True)]
    assert min(starts) >= box.x - 3.5
    assert max(ends) <= box.x + box.width + 3.5
    assert all(end <= start + 0.1 for end, start in zip(ends, starts[1:], strict=False))


@every_language
def test_where_names_are_too_small_to_read_a_word_stands_for_each_that_fits(language: str) -> None:
    words = GAME.words(language)
    for card in range(len(WORKS), len(CARDS)):
        word = short_word(card, THING_WIDTH, words)
        assert len(word.rstrip(".")) >= 2, CARDS[card]
        assert text_width(word) * FIGURE * 0.92 <= THING_WIDTH, word
    assert [short_word(NUMBER[id], THING_WIDTH, words) for id in ("james-cook", "colossus")] == {
        "en": ["Cook", "Coloss."],
        "es": ["Cook", "Coloso"],
        "ru": ["Кук", "Колосс"],
    }[language]


@every_language
def test_names_of_cards_in_play_are_whole_on_a_phone_or_a_word_that_fits(language: str) -> None:
    words = GAME.words(language)
    whole = 0
    for card in range(len(WORKS), len(CARDS)):
        lines = coarse_lines(card, THING_WIDTH, 2, words)
        assert len(lines) <= 2
        assert all(text_width(line) * COARSE * 0.92 <= THING_WIDTH for line in lines), lines
        whole += lines != [short_word(card, THING_WIDTH, words)]
    assert whole > 40


def test_only_kinds_of_technologies_in_play_or_in_hand_have_a_column() -> None:
    own = see(give(position(), hand="knights"), 0).own
    assert [KINDS[kind] for kind in columns(own)] == ["farm", "mine", "lab", "temple", "infantry", "cavalry"]
    boxes = [cell_of(own, NUMBER[card]) for card in ("agriculture", "bronze", "warriors")]
    assert {round(box.width) for box in boxes} == {88}
    assert boxes[0].x + boxes[0].width < boxes[1].x < boxes[2].x < CIVILIZATION_WIDTH - 2 * boxes[2].width + 2


def test_technologies_have_names_where_fine_print_is_hidden() -> None:
    board = next(part for part in parts_of(position(), 0) if part.name == "civilization")
    assert re.search(r'class="coarse"[^>]*>Bronze<', board.layers["grid"])


def test_the_stage_explains_what_a_pact_adds_to_an_attack() -> None:
    allied = attack(strengthen(make_pact(position(age=2), 0, 1, "open-borders-agreement"), 3, 1, 1), "raid-i")
    view = see(allied, 0)
    bonus = view.pending["attack_bonus"]
    assert view.attack == view.own.strength + bonus > view.own.strength
    scene = next(part for part in parts_of(allied, 0) if part.name == "stage").layers["scene"]
    assert "#tas-pact" in scene
    assert f">+{bonus}<" in scene


def test_copies_of_a_card_in_hand_are_one_element() -> None:
    """Otherwise only the first would be dimmed, and only the first would explain why it cannot be played."""
    twice = give(position(), military="raid-i raid-i legion")
    hand = next(part for part in GAME.panels(GAME.view(twice, 0), GAME.words("en"), ()) if part.name == "hand")
    drawn = ET.fromstring(f"<svg>{hand.layers['cards']}</svg>".replace("xlink:", ""))
    raids = [one for one in drawn.iter("g") if one.get("id") == "ta-raid-i"]
    assert len(raids) == 1
    assert len([one for one in raids[0].iter("g") if one.get("data-face") == "card-raid-i"]) == 2


def test_a_wonder_in_ruins_shows_what_ruins_give() -> None:
    built = give(position(), wonders="pyramids")
    fallen = give(position(), wonders="pyramids", ruined="pyramids")
    whole, ruined = (_thing_named(one, "pyramids") for one in (built, fallen))
    assert ("#tas-civil" in whole, "#tas-culture" in whole) == (True, False)
    assert ("#tas-civil" in ruined, "#tas-culture" in ruined) == (False, True)


def test_a_wonder_under_construction_keeps_more_of_its_name_than_the_first_word() -> None:
    wonders = "pyramids colossus hanging-gardens great-wall taj-mahal"
    flight = give(position(), wonder="first-space-flight", wonders=wonders, leader="moses")
    assert re.findall(r'class="fine"[^>]*>([^<0-9]+)<', _thing_named(flight, "first-space-flight")) == ["Space Flight"]


def _thing_named(table: Table, card: str) -> str:
    """Return the drawing of a card in play of the first seat."""
    own = GAME.view(table, 0).own
    drawn = ET.fromstring(f"<svg>{''.join(map(str, draw_things(own, GAME.words('en'), {card})))}</svg>")
    return next(
        ET.tostring(one, encoding="unicode") for one in drawn.iter("g") if one.get("data-face") == f"card-{card}"
    )
