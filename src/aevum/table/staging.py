"""Staging: from a live match to the scene one person sees, and from a person's picks to moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from aevum.bots.hints import Hint
from aevum.kernel.events import WATCHING
from aevum.kernel.game import OVER, View
from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.kernel.words import Words
from aevum.table.advising import known_advice, may_ask
from aevum.table.choices import EMPTY, Choices, Draft, Moves, ahead, choices, followers_in, only_completes, picked
from aevum.table.hub import Hub, Live
from aevum.table.news import own_last
from aevum.table.objections import objection
from aevum.table.storage import Person
from aevum.table.taking_back import has_just_gone_back, last_decision, told_of
from aevum.web.scene import Counsel, Offer, Refusal, Scene, choosing
from aevum.web.shell import LOCALE
from aevum.web.spoken import amount_in_words, line_as_seen
from aevum.web.stepper import Amount, Amounts


@lru_cache(maxsize=64)
def words_of(game: str, language: str) -> Words:
    """The words of the site and of one game."""
    return Words(language, (LOCALE, find_game(game).locale))


def scene(live: Live, person: Person, words: Words, refusal: Refusal | None = None) -> Scene:
    """The match through a person's eyes."""
    match = live.match
    seat = live.seat_for(person)
    own = live.draft(seat)
    deciding = seat == match.actor and not match.over
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
        offer=_offer(match, view, _choices(match, own), words, alone=_alone(live, seat)) if deciding else None,
        counsel=_counsel(live, seat) if deciding else None,
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


def _counsel(live: Live, seat: int) -> Counsel | None:
    """What the seat may be told, if it may be told anything."""
    if not may_ask(live, seat):
        return None
    return Counsel(known_advice(live, seat), thinking=seat in live.advising)


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


def _choices(match: Match, draft: Draft) -> Choices:
    state = match.state
    return choices(match.game, state.legal(), draft, followers_in(match.game, state))


def half_made(match: Match) -> bool:
    """Does the decision only complete what its seat has just begun, so that going back takes that back?"""
    if match.over or not match.moves or match.moves[-1].seat != match.actor or match.horizon == len(match.moves):
        return False
    return only_completes(match.game, match.state)


def _alone(live: Live, seat: int) -> bool:
    """Is nobody else at the table but bots, so that its seat can take everything back?"""
    return not live.human_seats() - {seat}


def _offer(match: Match, view: View, found: Choices, words: Words, *, alone: bool) -> Offer:
    game, draft = match.game, found.draft
    done = (*draft.picks, *found.implied) if draft else ()
    if draft.asked and found.decided is not None:
        return _question(match, view, found.decided, words, alone=alone)
    leaving = game.law.now(match.state).left_by
    named = {label: [game.book.verb_of(move).name for move in moves] for label, moves in found.under.items()}
    return Offer(
        next=found.next,
        things=found.things,
        picks=() if found.tried else done,
        faint=found.faint | _faint_verbs(match, found),
        hidden=found.hidden,
        half_made=(not draft or found.tried is not None) and half_made(match),
        plain=frozenset(label for label, moves in found.under.items() if all(map(game.speaks_for_itself, moves))),
        last=frozenset(label for label, verbs in named.items() if all(verb in leaving for verb in verbs)),
        prices=_prices(match, view, found, words),
        chosen=_chosen(match, draft.picks) | ({found.tried: found.next[found.tried]} if found.tried else {}),
        tried=found.tried,
        questions=found.questions,
        places=bool(found.things.keys() - found.amounts.keys()),
        amounts=_amounts(match, view, found, words),
        headings={} if draft else _headings(match, found),
    )


def _question(match: Match, view: View, moves: Moves, words: Words, *, alone: bool) -> Offer:
    """What waits for a last yes, in words and on the board, with what it brings."""
    game, picks = match.game, [pick for move in moves for pick in match.game.book.picks(move)]
    brought = game.brings(view, moves[0], words)
    price = game.price(view, moves[0], words)
    told = [words("table-costs", price=price)] if price else []
    told += [brought.text] if brought else []
    return Offer(
        {},
        {},
        tuple(picks),
        asks=line_as_seen(moves, game, view, words),
        brings=" ".join(told),
        for_good=not (alone or match.can_take_back(*moves)),
        chosen=_chosen(match, picks),
    )


def _chosen(match: Match, picks: Sequence[str]) -> dict[str, str]:
    """What has been picked of things that can be seen."""
    domains = {domain for verb in match.game.book.verbs for domain in verb.domains}
    seen = [domain for domain in domains if domain.name in match.game.board_domains]
    return {pick: domain.name for pick in picks for domain in seen if pick in domain.labels}


def _prices(match: Match, view: View, found: Choices, words: Words) -> dict[str, str]:
    """What a pick costs, wherever it leads. The word by which one pays says so itself."""
    game = match.game
    all_extra = all(game.costs_extra(moves[0]) for moves in found.left)
    prices: dict[str, str] = {}
    for label, moves in found.under.items():
        says_so = not all_extra and all(map(game.costs_extra, moves))
        asked = {game.price(view, move, words) for move in moves}
        if label in found.amounts:
            continue
        if found.next[label] not in game.board_domains and not says_so and len(asked) == 1 and (price := asked.pop()):
            prices[label] = price
    return prices


def _headings(match: Match, found: Choices) -> dict[str, str]:
    """The group of each button, by the heading of the verbs it leads to.

    One group alone needs no heading, nor do groups of one button each.
    """
    book, headings = match.game.book, {}
    for label, moves in found.under.items():
        named = {book.verb_of(move).heading for move in moves}
        if label not in found.hidden and found.next[label] not in match.game.board_domains and len(named) == 1:
            headings[label] = named.pop()
    headed = {label: heading for label, heading in headings.items() if heading}
    groups = len(set(headed.values()))
    return headed if 1 < groups < len(headed) else {}


def _amounts(match: Match, view: View, found: Choices, words: Words) -> Amounts | None:
    """The amounts one can step through, each with what it means and costs."""
    if not found.amounts:
        return None
    game = match.game
    verb = game.book.verb_of(next(iter(found.amounts.values())))
    asked = f"asks-{verb.name}-{len(verb.domains)}"
    return Amounts(
        words(asked if words.knows(asked) else f"domain-{verb.domains[-1].name}"),
        tuple(
            Amount(label, amount_in_words(move, game.book, words), game.price(view, move, words))
            for label, move in found.amounts.items()
        ),
    )


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
    game, state, draft = match.game, match.state, live.draft(now.seat)
    alone = _alone(live, now.seat)
    after = {} if draft.asked else ahead(game, state.legal(), draft, followers_in(match.game, state))
    if draft and not now.offer.tried:
        after["!back"] = _choices(match, draft.back())
    return {
        label: choosing(replace(now, offer=_offer(match, now.view, found, now.words, alone=alone), refusal=None))
        for label, found in after.items()
        if found.decided is None
    }


async def pick(hub: Hub, live: Live, seat: int, label: str, expected: int) -> None:
    """One pick of the seat that decides: the draft grows, or the move is made."""
    match = live.match
    if seat != match.actor or match.actor == OVER or expected != match.length:
        return
    draft = live.draft(seat)
    if label == "!back":
        live.drafts[seat] = draft.back()
        return
    now = _choices(match, draft)
    if label == "!yes":
        if now.decided is not None and (draft.asked or now.tried):
            await _play(hub, live, seat, now.decided, expected)
        return
    if label == "!turn" and now.tried:
        label = _next_to(list(now.next), now.tried)
    if draft.asked:
        return
    state = match.state
    after = picked(match.game, state.legal(), draft, label, followers_in(match.game, state))
    if after is not None:
        await _settle(hub, live, seat, after, expected)


def take_hint(live: Live, seat: int, number: int) -> None:
    """Pick everything that a hint picks, and wait for a last yes."""
    advice, match = known_advice(live, seat), live.match
    if advice is not None and seat == match.actor and 0 <= number < len(advice.hints):
        live.drafts[seat] = _draft_of(match, advice.hints[number])


def _draft_of(match: Match, hint: Hint) -> Draft:
    """The picks that lead to a move, as far as picks lead there."""
    game, state, act = match.game, match.state, hint.act
    picks = [pick for move in act for pick in game.book.picks(move)]
    legal, followers = state.legal(), followers_in(game, state)
    now = choices(game, legal, EMPTY, followers)
    while now.decided is None or now.tried is not None:
        after = (picked(game, legal, now.draft, pick, followers) for pick in picks if pick not in now.draft.picks)
        leading = next((found for found in after if found and any(_begins(act, way) for way in found.left)), None)
        if leading is None:
            return now.draft
        now = leading
        if now.tried is not None:
            return now.draft
    return replace(now.draft, asked=True)


def _begins(act: Moves, way: Moves) -> bool:
    return act[: len(way)] == way


def _next_to(labels: list[str], label: str) -> str:
    return labels[(labels.index(label) + 1) % len(labels)]


async def touch(hub: Hub, live: Live, seat: int, label: str, words: Words) -> Refusal | None:
    """A thing that is not offered was touched: another one instead of what was chosen, or why it cannot be.

    Touching the same thing again changes nothing.
    """
    match, draft = live.match, live.draft(seat)
    if seat != match.actor or draft.asked:
        return None
    state = match.state
    now = _choices(match, draft)
    if now.tried and label == _last_touched(match):
        await pick(hub, live, seat, "!turn", match.length)
        return None
    if draft and not now.tried:
        if label == draft.picks[-1]:
            return None
        if now.by_touch and label in choices(match.game, state.legal(), EMPTY).things:
            live.drafts[seat] = EMPTY
            await pick(hub, live, seat, label, match.length)
            return None
    elif half_made(match):
        if label == _last_touched(match):
            return None
        before = match.state_at(len(match.moves) - 1)
        if label in choices(match.game, before.legal(), EMPTY).offered:
            await hub.undo(live, seat, len(match.moves) - 1, match.length)
            await pick(hub, live, seat, label, live.match.length)
            return None
    return why_not(live, seat, label, words)


def _last_touched(match: Match) -> str:
    """The thing that was touched last to make the move before."""
    return match.game.book.picks(match.moves[-1].move)[-1] if match.moves else ""


async def _settle(hub: Hub, live: Live, seat: int, after: Choices, expected: int) -> None:
    """A decided move is made at once if it is free and its seat alone can take it back; else it is asked once more."""
    if after.decided is None or after.tried is not None:
        live.drafts[seat] = after.draft
    elif _is_asked(live, seat, after, after.decided):
        live.drafts[seat] = replace(after.draft, asked=True)
    else:
        await _play(hub, live, seat, after.decided, expected)


def _is_asked(live: Live, seat: int, after: Choices, moves: Moves) -> bool:
    match, game = live.match, live.match.game
    brought = game.brings(match.view(seat), moves[0], words_of(game.id, "en"))
    if brought is not None and brought.asks:
        return True
    if after.by_touch and game.costs_extra(moves[0]):
        return True
    return not (_alone(live, seat) or game.speaks_for_itself(moves[-1]) or match.can_take_back(*moves))


async def _play(hub: Hub, live: Live, seat: int, moves: Moves, expected: int) -> None:
    """Make a move, and go on where all there is left is to say that it is over.

    With other people at the table that is left to the seat: how fast it comes would tell what it holds.
    """
    book = live.match.game.book
    await hub.play(live, seat, " ".join(map(book.notation, moves)), expected)
    alone = _alone(live, seat) or not live.match.game.hides
    while alone and (end := _mere_end(live.match, seat)) is not None:
        await hub.play(live, seat, end)


def _mere_end(match: Match, seat: int) -> int | None:
    """The one move by which a seat can only leave what it has just done, if there is no other."""
    if match.actor != seat:
        return None
    state = match.state
    legal = state.legal()
    verb = match.game.book.verb_of(legal[0])
    over = len(legal) == 1 and verb.follows and verb.name in match.game.law.now(state).left_by
    return legal[0] if over else None


def why_not(live: Live, seat: int, label: str, words: Words) -> Refusal | None:
    """What speaks against what a person tried by touching a place that is not offered."""
    match = live.match
    if seat != match.actor:
        return None
    state = match.state
    return objection(match, live.draft(seat), label, followers_in(match.game, state), words)
