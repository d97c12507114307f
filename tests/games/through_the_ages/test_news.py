"""What others have done since one's own last decision is marked where it lies, until the next decision."""

from __future__ import annotations

from typing import Final

from aevum.games.through_the_ages import GAME
from aevum.games.through_the_ages.drawing import civilization, rivals
from aevum.games.through_the_ages.drawing.events import FUTURE, event_boxes, line_box
from aevum.games.through_the_ages.drawing.layout import cell
from aevum.games.through_the_ages.drawing.row import PLACE_BOXES
from aevum.games.through_the_ages.facts import AGE, KIND, NUMBER, PLACES
from aevum.games.through_the_ages.state import Table
from aevum.kernel.geometry.boxes import Box
from aevum.kernel.shows import Part
from games.through_the_ages.military_positions import attack
from games.through_the_ages.positions import events_of, give, lay, politics, seen, stack, table

WORDS: Final = GAME.words("en")
MARK: Final = "M{0.x:g} {0.y:g}h{0.width:g}v{0.height:g}"


def parts_after(turn: Table, *lines: str, eyes: int = 1) -> dict[str, Part]:
    """How another seat sees the table once these moves have been made."""
    told = [event for event in events_of(turn, *lines) if event.seen_by(eyes)]
    return {part.name: part for part in GAME.parts(seen(turn, eyes), WORDS, told)}


def marks(part: Part) -> int:
    return part.layers["news"].count("<circle")


def is_marked(part: Part, box: Box | None) -> bool:
    assert box is not None
    return MARK.format(box) in part.layers["news"]


def work_box(id: str) -> Box:
    return cell(KIND[NUMBER[id]], AGE[NUMBER[id]])


def test_without_news_nothing_is_marked() -> None:
    parts = parts_after(table())
    assert all(marks(part) == 0 for part in parts.values() if "news" in part.layers)
    assert [name for name, part in parts.items() if "news" in part.layers] == [
        *("row", "civilization", "rivals", "of-orange", "of-purple", "events")
    ]


def test_what_a_rival_builds_is_marked_in_its_civilization_and_on_its_line() -> None:
    turn = give(table(), idle=1, resources=5)
    parts = parts_after(turn, "build bronze")

    assert is_marked(parts["of-orange"], work_box("bronze"))
    assert marks(parts["of-orange"]) == 1
    assert is_marked(parts["rivals"], rivals.figure_box(0, "name"))
    assert marks(parts["civilization"]) == marks(parts["of-purple"]) == marks(parts["row"]) == 0


def test_an_upgrade_marks_both_works() -> None:
    turn = give(table(), technologies="iron", resources=9)
    parts = parts_after(turn, "upgrade bronze iron")
    assert [is_marked(parts["of-orange"], work_box(id)) for id in ("bronze", "iron")] == [True, True]


def test_a_leader_who_comes_is_marked() -> None:
    turn = give(table(), hand="moses")
    parts = parts_after(turn, "lead moses")
    places = dict(civilization.things(seen(turn).civilizations[0]))
    assert is_marked(parts["of-orange"], places[NUMBER["moses"]])


def test_a_card_taken_marks_the_hand_of_who_has_it() -> None:
    parts = parts_after(lay(table(), "- irrigation"), "take R2")
    assert is_marked(parts["rivals"], rivals.figure_box(0, "hand"))
    assert marks(parts["of-orange"]) == 0, "a hand does not lie before a civilization"


def test_new_cards_are_marked_in_the_row() -> None:
    turn = stack(lay(table(age=1), "iron " * PLACES), civil="moses iron alchemy")
    parts = parts_after(turn, "end", eyes=0)
    row = seen(turn).card_row
    new = [place for place, card in enumerate(row) if is_marked(parts["row"], PLACE_BOXES[place])]
    assert [row[place] for place in new] == [NUMBER["moses"], NUMBER["iron"]]
    assert new[-1] == max(place for place, card in enumerate(row) if card == NUMBER["iron"])


def test_an_event_that_was_turned_up_is_marked_and_that_one_was_prepared() -> None:
    turn = politics(stack(give(table(), military="rats"), current="good-harvest no-event", future=""))
    parts = parts_after(turn, "seed rats")
    (card, box), *_ = event_boxes(seen(turn))
    assert card == NUMBER["good-harvest"]
    assert is_marked(parts["events"], box)
    assert is_marked(parts["events"], line_box(FUTURE))
    assert "rats" not in str(parts["events"].layers), "what was prepared is not told"


def test_what_an_attack_takes_is_marked_on_both_sides() -> None:
    fight = attack(give(give(table(age=2), workers="warriors:3"), 1, science=6), "spy")
    parts = parts_after(fight, "done", "green: done", eyes=1)
    assert is_marked(parts["civilization"], civilization.figure_box("science"))
    assert is_marked(parts["of-orange"], civilization.figure_box("science"))
    assert marks(parts["of-purple"]) == 0
