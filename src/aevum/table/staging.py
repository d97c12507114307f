"""Staging: from a live match to the scene one person sees, and from a person's picks to moves."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from aevum.kernel.errors import AevumError
from aevum.kernel.events import WATCHING
from aevum.kernel.game import OVER
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.kernel.words import Words
from aevum.table.choices import EMPTY, Choices, Draft, choices, picked
from aevum.table.hub import Hub, Live
from aevum.table.news import own_last
from aevum.table.storage import Person
from aevum.table.taking_back import has_just_gone_back, last_decision, told_of
from aevum.web.scene import Offer, Refusal, Scene, choosing
from aevum.web.shell import LOCALE
from aevum.web.spoken import move_in_words


@lru_cache(maxsize=64)
def words_of(game: str, language: str) -> Words:
    """The words of the site and of one game."""
    return Words(language, (LOCALE, find_game(game).locale))


def scene(live: Live, person: Person, words: Words, refusal: Refusal | None = None) -> Scene:
    """The match through a person's eyes."""
    match = live.match
    seat = live.seat_for(person)
    own = live.draft(seat)
    deciding = seat == match.actor
    view, parts = live.seen(seat, words)
    return Scene(
        id=live.id,
        game=match.game,
        view=view,
        parts=parts,
        seat=seat,
        actor=match.actor,
        names=tuple(entry.called(words) for entry in live.stored.seats),
        bots={n: entry.bot for n, entry in enumerate(live.stored.seats) if entry.bot and entry.bot_with_a_name},
        links=_links(live, person),
        offer=_offer(match, choices(match.game, match.state.legal(), own), words) if deciding else None,
        curtain=live.curtain_for(person),
        log=live.log(seat),
        chat=live.chat,
        talks=sum(not seat.bot for seat in live.stored.seats) > 1,
        can_undo=seat != WATCHING and not match.over and last_decision(match, seat) is not None,
        undo=_undo_told(live, seat, words),
        since=own_last(match, seat) if seat != WATCHING and len(match.moves) > own_last(match, seat) > 0 else None,
        went_back=has_just_gone_back(match, seat),
        undo_asked_by=live.undo.seat if live.undo else None,
        undo_answered=bool(live.undo and set(live.seats_of(person)) <= live.undo.agreed),
        outcome=match.outcome(),
        refusal=refusal,
        words=words,
    )


def _undo_told(live: Live, seat: int, words: Words) -> str:
    """The decision that an undo would take back, or that somebody asks to take back, in words."""
    asked = live.undo.length if live.undo else last_decision(live.match, seat)
    return "" if asked is None else told_of(live.match, asked, seat, words)


async def take_back(hub: Hub, live: Live, seat: int) -> None:
    """Back to the seat's own last decision; only the last half of one that is half made."""
    match = live.match
    length = len(match.moves) - 1 if half_made(match) and match.actor == seat else last_decision(match, seat)
    if length is not None:
        await hub.undo(live, seat, length)


def _links(live: Live, person: Person) -> dict[int, str]:
    """Links to seats that nobody holds yet, for who made the match and nobody else."""
    if not live.is_host(person):
        return {}
    seats = enumerate(live.stored.seats)
    return {number: f"/join/{seat.token}" for number, seat in seats if not seat.people and not seat.bot}


def _offer(match: Match, found: Choices, words: Words) -> Offer:
    draft = found.draft
    picks = ((draft.thing,) if draft.thing else ()) + draft.path
    if found.decided is not None:
        return Offer({}, {}, picks, asks=move_in_words(found.decided, match.game.book, words))
    faint = found.faint | _faint_verbs(match, found)
    plain = frozenset(label for label, moves in found.under.items() if all(map(match.game.speaks_for_itself, moves)))
    return Offer(found.next, found.things, picks, faint, half_made=not draft and half_made(match), plain=plain)


def half_made(match: Match) -> bool:
    """Does the decision only complete what its seat has just begun, so that going back takes that back?"""
    if match.over or not match.moves or match.moves[-1].seat != match.actor or match.horizon == len(match.moves):
        return False
    return all(match.game.book.verb_of(move).follows for move in match.state.legal())


def _faint_verbs(match: Match, found: Choices) -> set[str]:
    """Verbs that only lead to moves one thinks of later; once one of them is picked, all are alike."""
    if found.draft:
        return set()
    return {label for label, moves in found.under.items() if not any(map(match.game.ordinary, moves))}


def look_ahead(live: Live, now: Scene) -> dict[str, dict[str, str]]:
    """The regions after each pick that does not commit, so that choosing needs no answer from here."""
    match = live.match
    if now.offer is None:
        return {}
    game, legal, draft = match.game, match.state.legal(), live.draft(now.seat)
    under = choices(game, legal, draft).under
    after = {label: choices(game, moves, draft.then(label)) for label, moves in under.items()}
    if draft:
        after["!back"] = choices(game, legal, draft.back())
    return {
        label: choosing(replace(now, offer=_offer(match, found, now.words), refusal=None))
        for label, found in after.items()
        if found.decided is None
    }


async def pick(hub: Hub, live: Live, seat: int, label: str, expected: int) -> None:
    """One pick of the seat that decides: the draft grows, or the move is made."""
    match = live.match
    if seat != match.actor or match.actor == OVER or expected != match.length:
        return
    draft = live.draft(seat)
    legal = match.state.legal()
    if label == "!back":
        live.drafts[seat] = draft.back()
        return
    if label == "!yes":
        decided = choices(match.game, legal, draft).decided
        if decided is not None:
            await hub.play(live, seat, decided, expected)
        return
    after = picked(match.game, legal, draft, label)
    if after is not None:
        await _settle(hub, live, seat, after, expected)


async def touch(hub: Hub, live: Live, seat: int, label: str, words: Words) -> Refusal | None:
    """A thing that is not offered was touched: another one instead of what is half made, or the clause against it."""
    match = live.match
    if seat == match.actor and not live.draft(seat) and half_made(match):
        before = match.state_at(len(match.moves) - 1)
        if label in choices(match.game, before.legal(), EMPTY).things:
            await hub.undo(live, seat, len(match.moves) - 1, match.length)
            await pick(hub, live, seat, label, live.match.length)
            return None
    return why_not(live, seat, label, words)


async def _settle(hub: Hub, live: Live, seat: int, after: Choices, expected: int) -> None:
    """A decided move is made at once if its seat alone can take it back; else it is asked once more."""
    move = after.decided
    if move is None:
        live.drafts[seat] = after.draft
        return
    match = live.match
    if not live.human_seats() - {seat} or match.can_take_back(move) or match.game.speaks_for_itself(move):
        await hub.play(live, seat, move, expected)
    else:
        live.drafts[seat] = Draft(path=match.game.book.picks(move))


def why_not(live: Live, seat: int, label: str, words: Words) -> Refusal | None:
    """The clause that forbids what a person tried by touching a place that is not offered."""
    match = live.match
    if seat != match.actor:
        return None
    book, state = match.game.book, match.state
    for line in _tried(match, live.draft(seat), label):
        try:
            number = book.parse(line)
        except AevumError:
            continue
        clause = state.check(number)
        if clause is not None:
            tried = move_in_words(number, book, words)
            refused = words("table-refused", move=tried, text=clause.text(words.language))
            return Refusal(refused, clause.id)
    return None


def _tried(match: Match, draft: Draft, label: str) -> list[str]:
    """What a person may have meant by touching a thing: the verb already chosen, else first the verbs in question."""
    if draft:
        return [" ".join((*draft.path, label))]
    book = match.game.book
    possible = {book.verb_of(move).name for move in match.state.legal()}
    verbs = sorted(book.verbs, key=lambda verb: verb.name not in possible)
    return [label, *(f"{' '.join(verb.words)} {label}" for verb in verbs)]
