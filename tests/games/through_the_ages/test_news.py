"""Changes by others since a seat's own last decision are marked where they are, until its next decision."""

from __future__ import annotations

from typing import Final

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.constants import NUMBER, PLACES
from aevum.games.through_the_ages.drawing import civilization
from aevum.games.through_the_ages.drawing.events import FUTURE, event_boxes, line_box
from aevum.games.through_the_ages.drawing.rival_board import card_boxes, rival_figure_box
from aevum.games.through_the_ages.drawing.row import PLACE_BOXES
from aevum.games.through_the_ages.state import Table
from aevum.kernel.presentation import Panel
from aevum.kernel.svg.box import Box
from games.through_the_ages.military_positions import attack
from games.through_the_ages.positions import events_of, give, lay, politics, seen, stack, table

WORDS: Final = GAME.words("en")
MARK: Final = "M{0.x:g} {0.y:g}h{0.width:g}v{0.height:g}"


def panels_after(turn: Table, *lines: str, eyes: int = 1) -> dict[str, Panel]:
    """Return the panels that another seat sees once these moves have been made."""
    events = [event for event in events_of(turn, *lines) if event.seen_by(eyes)]
    return {part.name: part for part in GAME.panels(seen(turn, eyes), WORDS, events)}


def marks(part: Panel) -> int:
    return part.layers["news"].count("<circle")


def is_marked(part: Panel, box: Box | None) -> bool:
    assert box is not None
    return MARK.format(box) in part.layers["news"]


def box_in_list(turn: Table, id: str, seat: int = 0) -> Box:
    """Return the box of a card in the list of a rival's civilization."""
    return dict(card_boxes(seen(turn).civilizations[seat], WORDS))[NUMBER[id]]


def test_without_news_nothing_is_marked() -> None:
    parts = panels_after(table())
    assert all(marks(part) == 0 for part in parts.values() if "news" in part.layers)
    assert [name for name, part in parts.items() if "news" in part.layers] == [
        *("row", "civilization", "of-orange", "of-purple", "events")
    ]


def test_what_a_rival_builds_is_marked_in_its_civilization() -> None:
    turn = give(table(), idle=1, resources=5)
    parts = panels_after(turn, "build bronze")

    assert is_marked(parts["of-orange"], box_in_list(turn, "bronze"))
    assert marks(parts["of-orange"]) == 1
    assert marks(parts["civilization"]) == marks(parts["of-purple"]) == marks(parts["row"]) == 0


def test_an_upgrade_marks_both_works() -> None:
    turn = give(table(), technologies="iron", resources=9)
    parts = panels_after(turn, "upgrade bronze iron")
    assert [is_marked(parts["of-orange"], box_in_list(turn, id)) for id in ("bronze", "iron")] == [True, True]


def test_a_leader_who_comes_is_marked() -> None:
    turn = give(table(), hand="moses")
    parts = panels_after(turn, "lead moses")
    assert is_marked(parts["of-orange"], box_in_list(turn, "moses"))


def test_a_card_taken_marks_the_hand_of_who_has_it() -> None:
    turn = lay(table(), "- irrigation")
    events = [event for event in events_of(turn, "take R2") if event.seen_by(1)]
    recent = {
        seat: [figure.id for figure in GAME.seat_figures(seen(turn, 1), seat, WORDS, events) if figure.is_recent]
        for seat in range(3)
    }
    assert recent == {0: ["board-civil-hand"], 1: [], 2: []}
    parts = {part.name: part for part in GAME.panels(seen(turn, 1), WORDS, events)}
    assert marks(parts["of-orange"]) == 0, "a hand does not lie before a civilization"


def test_new_cards_are_marked_in_the_row() -> None:
    turn = stack(lay(table(age=1), "iron " * PLACES), civil="moses iron alchemy")
    parts = panels_after(turn, "end", eyes=0)
    row = seen(turn).card_row
    new = [place for place, card in enumerate(row) if is_marked(parts["row"], PLACE_BOXES[place])]
    assert [row[place] for place in new] == [NUMBER["moses"], NUMBER["iron"]]
    assert new[-1] == max(place for place, card in enumerate(row) if card == NUMBER["iron"])


def test_an_event_that_was_turned_up_is_marked_and_that_one_was_prepared() -> None:
    turn = politics(stack(give(table(), military="rats"), current="good-harvest no-event", future=""))
    parts = panels_after(turn, "seed rats")
    (card, box), *_ = event_boxes(seen(turn))
    assert card == NUMBER["good-harvest"]
    assert is_marked(parts["events"], box)
    assert is_marked(parts["events"], line_box(FUTURE))
    assert "rats" not in str(parts["events"].layers), "what was prepared is not told"


def test_what_an_attack_takes_is_marked_on_both_sides() -> None:
    fight = attack(give(give(table(age=2), workers="warriors:3"), 1, food=6, resources=6), "plunder-ii")
    parts = panels_after(fight, "done", "green: done", "orange: food 2", eyes=1)
    assert is_marked(parts["civilization"], civilization.figure_box("food"))
    assert is_marked(parts["of-orange"], rival_figure_box("food"))
    assert marks(parts["of-purple"]) == 0
