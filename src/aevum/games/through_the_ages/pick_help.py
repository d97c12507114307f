"""Previews of moves and names of places, from what the picking seat can see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aevum.games.through_the_ages import obsolescence
from aevum.games.through_the_ages.constants import CARDS, NONE, PLAYERS, ROW_PRICES
from aevum.games.through_the_ages.drawing.tooltips import produced
from aevum.games.through_the_ages.moves import AGGRESSION_MOVES, ARGUMENT, PLACE, VERB, WAR_MOVES
from aevum.games.through_the_ages.view import CivilizationView, TableView
from aevum.kernel.presentation import MovePreview
from aevum.kernel.words import Words


def name_at(view: TableView, label: str, words: Words) -> str:
    """Return the name of the card at a place of the row, of an empty place its price; empty for other labels."""
    if label not in PLACE.labels:
        return ""
    place = PLACE.labels.index(label)
    card = view.card_row[place]
    return words("board-empty", price=ROW_PRICES[place]) if card == NONE else words(f"card-{CARDS[card]}")


def preview(view: TableView, move: int, words: Words) -> MovePreview | None:
    """Return the preview of a move; moves that lose something need confirmation, even where undo is free."""
    preview = _BRINGS.get(VERB[move])
    return None if preview is None else preview(view, ARGUMENT[move], words)


# -- the end of the turn


def _of_the_end(view: TableView, _: int, words: Words) -> MovePreview:
    own = view.own
    lost = own.forecast.corruption if own.forecast else 0
    sentences = [*_unused(own, words), produced(own, words)]
    sentences += [words("brings-corruption", lost=lost)] if lost else []
    return MovePreview(" ".join(sentences), needs_confirmation=bool(own.civil_left) or _loses(own))


def _loses(own: CivilizationView) -> bool:
    """Whether production would be skipped, or would suffer from hunger or corruption."""
    return own.forecast is None or bool(own.forecast.hunger or own.forecast.corruption)


def _unused(own: CivilizationView, words: Words) -> list[str]:
    """Return sentences on actions that are left and lapse; military actions only beyond those that draw cards."""
    idle = own.military_left - own.draws
    sentences = [words("brings-civil", count=own.civil_left)] if own.civil_left else []
    return sentences + ([words("brings-military", count=idle)] if idle > 0 else [])


def _of_a_sparing_end(view: TableView, _: int, words: Words) -> MovePreview | None:
    """Return the preview without production, because the forecast does not cover a mine that does not produce."""
    text = " ".join(_unused(view.own, words))
    return MovePreview(text, needs_confirmation=bool(view.own.civil_left)) if text else None


# -- within the turn


def turn_warning(view: TableView, words: Words) -> str:
    """Return the warnings of a turn: that nothing will be produced, and which cards the end of the Age takes."""
    uprising = words("prompt-uprising") if view.own.forecast is None else ""
    return f"{uprising} {obsolescence.warning(view, words)}".strip()


def _of_a_revolution(view: TableView, _: int, words: Words) -> MovePreview:
    own = view.own
    if own.military_revolt:
        return MovePreview(words("brings-revolt-military", count=own.military_left), needs_confirmation=True)
    return MovePreview(words("brings-revolt", count=own.civil_left), needs_confirmation=True)


def _of_more_force(view: TableView, _: int, words: Words) -> MovePreview | None:
    """Return a warning if more force is sent to a territory than was bid."""
    if view.phase != "send" or view.force <= view.pending["highest"]:
        return None
    return MovePreview(words("brings-surplus", force=view.force, bid=view.pending["highest"]), needs_confirmation=True)


# -- politics


def too_many_cards(view: TableView, words: Words) -> str:
    """Return the announcement that military cards will have to be discarded; empty if all can be kept."""
    count, limit = len(view.hand), view.own.military_limit
    return words("brings-discard", count=count, limit=limit) if count > limit else ""


def _of_an_aggression(view: TableView, argument: int, words: Words) -> MovePreview:
    return _compared(view, AGGRESSION_MOVES[argument][1], "brings-aggression", words)


def _of_a_war(view: TableView, argument: int, words: Words) -> MovePreview:
    return _compared(view, WAR_MOVES[argument][1], "brings-war", words)


def _compared(view: TableView, target: int, message: str, words: Words) -> MovePreview:
    """Return both strengths as all can see them; needs confirmation unless the attacker is stronger."""
    own, theirs = view.attacks[target]
    cards = len(view.civilizations[target].hand_ages)
    text = words(message, own=own, theirs=theirs, target=PLAYERS[target], cards=cards)
    if own == theirs:
        text = f"{text} {words('brings-tie')}"
    return MovePreview(text, needs_confirmation=own <= theirs, tells_price=True)


def _of_an_event(view: TableView, _: int, words: Words) -> MovePreview:
    return MovePreview(words("brings-seed"))


def _of_resigning(view: TableView, _: int, words: Words) -> MovePreview:
    return MovePreview(words("brings-resign"), needs_confirmation=True)


_BRINGS: Final[dict[str, Callable[[TableView, int, Words], MovePreview | None]]] = {
    "end": _of_the_end,
    "end_sparing": _of_a_sparing_end,
    "revolt": _of_a_revolution,
    "breakthrough_revolt": _of_a_revolution,
    "done": _of_more_force,
    "aggression": _of_an_aggression,
    "war": _of_a_war,
    "seed": _of_an_event,
    "resign": _of_resigning,
}
