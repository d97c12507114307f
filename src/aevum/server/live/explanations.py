"""Explanations for a person in a match: whether they are on, and the note on a situation that has first arisen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from aevum.kernel.events import SPECTATOR
from aevum.kernel.game import AnyGame
from aevum.kernel.presentation import Situation
from aevum.server.live.hub import Hub
from aevum.server.live.live_match import Explanations, LiveMatch
from aevum.server.storage.explanations import CLOSED
from aevum.server.storage.people import Person
from aevum.web.text.site_words import words_of

MOVES_SHOWN: Final = 3
"""Number of further moves of its reader after which a note is no longer shown."""


@dataclass(frozen=True, slots=True)
class Note:
    """Note on a situation."""

    situation: Situation[Any]
    is_new: bool
    """Whether the note has not been stored as shown yet."""


def has_explanations(game: AnyGame) -> bool:
    """Whether a game explains its actions or situations at all."""
    words = words_of(game.id, "en")
    return bool(game.situations()) or any(game.purpose(verb.name, "", words) for verb in game.book.verbs)


async def load_explanations(hub: Hub, live: LiveMatch, person: Person) -> None:
    """Load the explanations of a person who holds a seat; others get none."""
    game = live.match.game
    if not live.seats_of(person) or not has_explanations(game):
        return
    stored = await hub.in_storage_thread(hub.storage.explanations_of, person.id, game.id, live.id)
    before = live.explanations.get(person.id)
    # Notes that are being stored are not in the database yet.
    notes = {**stored.notes, **(before.notes if before else {})}
    live.explanations[person.id] = Explanations(stored.is_on, notes)


async def switch_explanations(hub: Hub, live: LiveMatch, person: Person, *, is_on: bool) -> None:
    """Switch the explanations of the game of a match on or off for a person."""
    game = live.match.game.id
    await hub.in_storage_thread(hub.storage.switch_explanations, person.id, game, is_on=is_on)
    await load_explanations(hub, live, person)


def explains(live: LiveMatch, person: Person) -> bool:
    """Whether a person reads explanations in a match; a lesson explains by itself."""
    own = live.explanations.get(person.id)
    return own is not None and own.is_on and live.progress is None and live.seat_for(person) != SPECTATOR


def note_for(live: LiveMatch, person: Person) -> Note | None:
    """Return the note that a person reads now: one that is still shown, else one on a situation new to them."""
    if not explains(live, person) or live.match.over:
        return None
    seat, notes = live.seat_for(person), live.explanations[person.id].notes
    situations = live.match.game.situations()
    for situation in situations:
        if _is_still_shown(live, seat, notes.get(situation.id, CLOSED)):
            return Note(situation, is_new=False)
    view, news = live.position.view(seat), live.position.latest_events(seat)
    arisen = (one for one in situations if one.id not in notes and one.holds(view, news))
    return next((Note(one, is_new=True) for one in arisen), None)


def _is_still_shown(live: LiveMatch, seat: int, moves: int) -> bool:
    """Whether a note that was first shown after a number of moves has neither been closed nor left behind."""
    if not 0 <= moves <= len(live.match.moves):
        return False
    return sum(played.seat == seat for played in live.match.moves[moves:]) < MOVES_SHOWN


def mark_note(live: LiveMatch, person: Person, note: str, *, closed: bool = False) -> bool:
    """Note that a note is shown to a person from now on, or closed; False if the game or the person has none such."""
    own = live.explanations.get(person.id)
    if own is None or note not in {situation.id for situation in live.match.game.situations()}:
        return False
    own.notes[note] = CLOSED if closed else len(live.match.moves)
    return True


async def store_note(hub: Hub, live: LiveMatch, person: Person, note: str) -> None:
    """Store where a note was first shown to a person, or that it is closed."""
    moves = live.explanations[person.id].notes[note]
    await hub.in_storage_thread(hub.storage.keep_note, person.id, live.match.game.id, note, live.id, moves)
