"""Entries: matches as lists show them, made from what is stored of them; none is loaded for that."""

from __future__ import annotations

from datetime import datetime

from aevum.kernel.errors import AevumError
from aevum.kernel.game import AnyGame
from aevum.kernel.points import place_in, signed
from aevum.kernel.registry import games
from aevum.kernel.words import Words
from aevum.table.people import Person
from aevum.table.shelf import Summary
from aevum.table.showcase import picture_of
from aevum.table.staging import words_of
from aevum.web.mine_page import Entry, Player
from aevum.web.moments import ago, spoken_minute
from aevum.web.seats import bot_level


def title_of(game: str, words: Words) -> str:
    """What a game is called, even one that is not installed."""
    return words("game-title") if game in games() else game


def entry_of(match: Summary, person: Person, words: Words, now: datetime) -> Entry:
    """A match in the list of one who sits there. `words`: of the site."""
    game = games().get(match.game)
    known = words_of(match.game, words.language) if game else words
    held = match.seats_of(person)
    mine = match.objection is None and match.actor in held
    return Entry(
        id=match.id,
        title=title_of(match.game, known),
        names=", ".join(seat.called(words) for seat in match.seats if seat.name),
        state=_state(match, held, known),
        mine=mine,
        over=match.over,
        kept=match.objection is not None,
        note=match.objection.say(known) if match.objection else _occasion(match, game, known),
        players=tuple(_player(match, seat, game, held, known) for seat in range(len(match.seats))),
        stage=_stage(match, known),
        since=ago(datetime.fromtimestamp(match.moved), now, words) if match.moved else "",
        picture=picture_of(match.game, words.language),
        remove=removal(match, person),
    )


def offer_of(match: Summary, words: Words, now: datetime) -> Entry:
    """A match that anybody may join or watch, for one who does not sit there."""
    game = games()[match.game]
    known = words_of(match.game, words.language)
    open_seat = next((seat for seat in match.seats if not seat.bot and not seat.people), None)
    return Entry(
        id=match.id,
        title=title_of(match.game, known),
        names="",
        state=words("lobby-join" if open_seat else "lobby-watch"),
        mine=open_seat is not None,
        players=tuple(_player(match, seat, game, [], known) for seat in range(len(match.seats))),
        note=_occasion(match, game, known),
        stage=_stage(match, known),
        since=ago(datetime.fromtimestamp(match.moved), now, words),
        picture=picture_of(match.game, words.language),
        link=f"/join/{open_seat.token}" if open_seat else "",
    )


def _state(match: Summary, held: list[int], words: Words) -> str:
    if match.objection is not None:
        return words("mine-kept")
    if match.over:
        return _result(match, held, words)
    if match.actor in held:
        return words("mine-your-turn")
    if match.actor is None:
        return words("mine-waiting")
    seat = match.seats[match.actor]
    return words("mine-waits-for", name=seat.called(words) or words("table-open-seat"))


def _result(match: Summary, held: list[int], words: Words) -> str:
    """What came out of it for whoever looks."""
    if not match.totals or not held or not match.ranking:
        return words("mine-over")
    if len(match.totals) == 1:
        return words("mine-points", points=signed(match.totals[0]))
    ranking = tuple(map(tuple, match.ranking))
    place = min(place_in(ranking, seat) for seat in held)
    return words("mine-shared" if place == 1 and len(ranking[0]) > 1 else "mine-place", place=place)


def _player(match: Summary, number: int, game: AnyGame | None, held: list[int], words: Words) -> Player:
    seat = match.seats[number]
    several = len(match.seats) > 1
    return Player(
        name=seat.called(words) or words("table-open-seat"),
        emblem=game.emblem(number, words) if game else "",
        level=bot_level(seat.bot, words) if seat.bot and seat.bot_with_a_name else "",
        points=signed(match.totals[number]) if any(match.totals) else "",
        me=number in held and several,
        first=bool(match.ranking) and several and number in match.ranking[0],
        to_move=match.actor == number and several,
    )


def _stage(match: Summary, words: Words) -> str:
    """How far it has come, as far as there still are words for it."""
    if match.stage is None or not words.knows(match.stage[0]):
        return ""
    return words(match.stage[0], **match.stage[1])


def _occasion(match: Summary, game: AnyGame | None, words: Words) -> str:
    """What sets this match apart from others of its game."""
    if game is None:
        return ""
    try:
        minute = game.occasion(game.read_options(match.options))
    except AevumError:
        return ""
    return spoken_minute(minute, words) if minute else ""


def removal(match: Summary, person: Person) -> str:
    """What is over is only hidden, for others may look at it; what nobody else plays can be thrown away."""
    if match.over:
        return "hide"
    if match.people <= {person.id}:
        return "delete"
    return "hide" if match.objection is not None else "leave"
