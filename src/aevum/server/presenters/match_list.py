"""Entries of match lists, made from stored summaries; no match is loaded for them."""

from __future__ import annotations

from datetime import datetime

from aevum.kernel.errors import AevumError
from aevum.kernel.game import AnyGame
from aevum.kernel.points import counted, place_in, signed
from aevum.kernel.registry import games
from aevum.kernel.words import Words
from aevum.server.presenters.game_pictures import position_picture
from aevum.server.storage.match_index import Summary
from aevum.server.storage.people import Person
from aevum.web.pages.my_matches import MatchEntry, Player
from aevum.web.text.dates import ago, spoken_minute
from aevum.web.text.seat_names import bot_level
from aevum.web.text.site_words import words_of


def title_of(game: str, words: Words) -> str:
    """Return the title of a game; its id if the game is not installed."""
    return words("game-title") if game in games() else game


def entry_of(match: Summary, person: Person, words: Words, now: datetime) -> MatchEntry:
    """Return the list entry of a match for a person who holds a seat in it. `words`: of the site."""
    game = games().get(match.game)
    known = words_of(match.game, words.language) if game else words
    held = match.seats_of(person)
    mine = match.load_error is None and match.actor in held
    return MatchEntry(
        id=match.id,
        title=title_of(match.game, known),
        names=", ".join(seat.called(words) for seat in match.seats if seat.name),
        state=_state(match, held, known),
        mine=mine,
        over=match.over,
        archived=match.load_error is not None,
        note=match.load_error.say(known) if match.load_error else _occasion(match, game, known),
        players=tuple(_player(match, seat, game, held, known) for seat in range(len(match.seats))),
        stage=_stage(match, known),
        since=ago(datetime.fromtimestamp(match.moved), now, words) if match.moved else "",
        picture=position_picture(match, words.language),
        remove=removal(match, person),
    )


def offer_of(match: Summary, words: Words, now: datetime) -> MatchEntry:
    """Return the lobby entry of a public match for a person who holds no seat in it: to join, else to watch."""
    game = games()[match.game]
    known = words_of(match.game, words.language)
    open_seat = next((seat for seat in match.seats if not seat.bot and not seat.people), None)
    return MatchEntry(
        id=match.id,
        title=title_of(match.game, known),
        names="",
        state=words("lobby-join" if open_seat else "lobby-watch"),
        mine=open_seat is not None,
        players=tuple(_player(match, seat, game, [], known) for seat in range(len(match.seats))),
        note=_occasion(match, game, known),
        stage=_stage(match, known),
        since=ago(datetime.fromtimestamp(match.moved), now, words),
        picture=position_picture(match, words.language),
        link=f"/join/{open_seat.token}" if open_seat else "",
    )


def _state(match: Summary, held: list[int], words: Words) -> str:
    if match.load_error is not None:
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
    """Return the result of a finished match as its reader's points or place; without these, that it is over."""
    if not match.totals or not held or not match.ranking:
        return words("mine-over")
    if len(match.totals) == 1:
        return words("mine-points", points=counted(match.totals[0]))
    ranking = tuple(map(tuple, match.ranking))
    place = min(place_in(ranking, seat) for seat in held)
    return words("mine-shared" if place == 1 and len(ranking[0]) > 1 else "mine-place", place=place)


def _player(match: Summary, number: int, game: AnyGame | None, held: list[int], words: Words) -> Player:
    seat = match.seats[number]
    several = len(match.seats) > 1
    return Player(
        name=seat.called(words) or words("table-open-seat"),
        icon=game.seat_icon(number, words) if game else "",
        level=bot_level(seat.bot, words) if seat.bot and seat.bot_with_a_name else "",
        points=signed(match.totals[number]) if any(match.totals) else "",
        me=number in held and several,
        first=bool(match.ranking) and several and number in match.ranking[0],
        to_move=match.actor == number and several,
    )


def _stage(match: Summary, words: Words) -> str:
    """Return the stage of a match in words; empty if its message no longer exists."""
    if match.stage is None or not words.knows(match.stage[0]):
        return ""
    return words(match.stage[0], **match.stage[1])


def _occasion(match: Summary, game: AnyGame | None, words: Words) -> str:
    """Return the setup time of a match in words, which tells it from others of its game; empty without one."""
    if game is None:
        return ""
    try:
        minute = game.setup_time(game.read_options(match.options))
    except AevumError:
        return ""
    return spoken_minute(minute, words) if minute else ""


def removal(match: Summary, person: Person) -> str:
    """Return how a person can remove a match from the list: `hide`, `delete` or `leave`.

    A finished match is only hidden, because others may look at it, and so is a try at the puzzle of the day, because
    the first one counts; another one that no other person plays can be deleted.
    """
    if match.over or match.puzzle:
        return "hide"
    if match.people <= {person.id}:
        return "delete"
    return "hide" if match.load_error is not None else "leave"
