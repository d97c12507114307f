"""Onlookers: everybody who looks at a match, and every byte that reaches them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from high_card import GAME
from high_card.moves import BOOK, CARDS

from aevum.kernel.events import WATCHING
from aevum.kernel.match import Match
from aevum.table.storage import new_token
from table.high_cards import seated
from table.twins import Twin, in_its_place
from table.visitor import Visitor

Bytes = dict[str, Any]


@dataclass(frozen=True)
class Eyes:
    """Somebody who looks at a match: with the cookie of a browser and the token of a seat, or with nothing."""

    name: str
    seat: int
    key: str = ""
    token: str = ""


@dataclass(frozen=True)
class Gathering:
    """A match on the table, and everybody who looks at it."""

    visitor: Visitor
    id: str
    eyes: list[Eyes]

    @property
    def match(self) -> Match:
        return self.visitor.live(self.id).match

    def some_eyes(self, number: int) -> list[Eyes]:
        """One of them, in turn; everybody before the last card is laid."""
        return self.eyes if nearly_over(self.match) else [self.eyes[number % len(self.eyes)]]


def laid_out(visitor: Visitor, seats: int, options: dict[str, Any], seed: int = 1) -> Gathering:
    """A new match with a person in every seat, somebody who watches, and a screen that all seats share."""
    storage = visitor.hub.storage
    names = ["Ada", "Bela", "Cleo"][:seats]
    company = seated(storage, Match(GAME, GAME.read_options(options), seats=names, seed=seed))
    shared = new_token()
    screen = storage.new_person(shared)
    for seat in range(seats):
        storage.hold(company.id, seat, screen.id)
    tokens = [seat.token for seat in storage.seating(company.id)]
    eyes = [Eyes(names[seat], seat, company.keys[seat], tokens[seat]) for seat in range(seats)]
    return Gathering(
        visitor, company.id, [*eyes, Eyes("a watcher", WATCHING), Eyes("a shared screen", WATCHING, shared)]
    )


# -- all that reaches somebody


def received(table: Gathering, eyes: Eyes) -> Bytes:
    """Every kind of answer and message, by name."""
    return {name: content for part in (pages_of, api_of, refusals_of, socket_of) for name, content in part(table, eyes)}


def pages_of(table: Gathering, eyes: Eyes) -> Iterator[tuple[str, Any]]:
    here = f"/m/{table.id}"
    yield "page", table.visitor.get(here, key=eyes.key, language="ru")
    yield "drawing", table.visitor.get(f"{here}/board.svg", key=eyes.key)
    yield "file", table.visitor.get(f"{here}/match.aevum", key=eyes.key)
    yield "verify", table.visitor.get(f"{here}/verify", key=eyes.key)
    yield "faces", table.visitor.get(f"{here}/faces", key=eyes.key, language="es")
    yield "mine", table.visitor.get("/mine", key=eyes.key)
    for at in moments(table.match):
        yield f"replay at {at}", table.visitor.get(f"{here}/replay?at={at}", key=eyes.key)
        yield f"faces at {at}", table.visitor.get(f"{here}/faces?at={at}", key=eyes.key)


def moments(match: Match) -> list[int]:
    """Every moment before the last card is laid; until then the first, the latest and one in between."""
    last = len(match.moves)
    return list(range(last + 1)) if nearly_over(match) else sorted({0, last // 2, last})


def nearly_over(match: Match) -> bool:
    return bool(sum(match.view(WATCHING).to_json()["in_hand"]) == 1)


def api_of(table: Gathering, eyes: Eyes) -> Iterator[tuple[str, Any]]:
    here = f"/api/matches/{table.id}"
    for what in ("", "/moves", "/log", "/export"):
        yield f"api{what}", table.visitor.get(here + what, token=eyes.token, language="es")
    yield "api by cookie", table.visitor.get(here, key=eyes.key)
    yield "api list", table.visitor.get("/api/matches", key=eyes.key)


def refusals_of(table: Gathering, eyes: Eyes) -> Iterator[tuple[str, Any]]:
    """What somebody is told who tries what cannot be done."""
    here = f"/api/matches/{table.id}"
    legal = table.match.state.legal() if table.match.actor == eyes.seat else []
    tried: list[Any] = ["play", "draw draw", {"verb": "play", "args": ["13"]}]
    tried += [number for number in range(BOOK.size) if number not in legal]
    for move in tried[:: 2 if eyes.seat == table.match.actor else 9]:
        yield f"refused {move}", table.visitor.post(f"{here}/moves", {"move": move}, token=eyes.token)
    yield "stale", table.visitor.post(f"{here}/moves", {"move": "play 1", "length": 99}, token=eyes.token)
    yield "stale undo", table.visitor.post(f"{here}/undo", {"length": 99}, token=eyes.token)


def socket_of(table: Gathering, eyes: Eyes) -> Iterator[tuple[str, Any]]:
    """The first message, then what picking, stepping back and touching a card answers."""
    length = table.match.length
    messages: list[dict[str, Any]] = [{"do": "ask", "place": f"card-{card}"} for card in CARDS[::5]]
    messages += [{"do": "pick", "pick": verb, "length": length, "draft": 0} for verb in _verbs_that_ask(table)]
    messages += [{"do": "pick", "pick": "!back", "length": length, "draft": 1}]
    with table.visitor.open(f"/m/{table.id}/live", key=eyes.key) as line:
        yield "socket", line.hear()
        for number, message in enumerate(messages):
            line.say(message)
            yield f"socket {number}", line.hear()
    table.visitor.live(table.id).drafts.clear()


def _verbs_that_ask(table: Gathering) -> list[str]:
    """Verbs that do not make a move by themselves: one with a single card left would."""
    verbs = [BOOK.verb_of(move).name for move in table.match.state.legal()]
    return [verb for verb in ("swap", "play") if verbs.count(verb) != 1]


def differences(table: Gathering, eyes: Eyes, redraw: int) -> list[str]:
    """What somebody could tell the twin by; nothing, if all is well."""
    before = received(table, eyes)
    with in_its_place(table.visitor, table.id, Twin(table.match, eyes.seat, redraw)):
        after = received(table, eyes)
    assert before.keys() == after.keys(), sorted(before.keys() ^ after.keys())
    return [name for name in before if before[name] != after[name]]


# -- playing


def moved(table: Gathering, random: Random) -> None:
    """One move through the hub, as somebody chose it; now and then all agree to take the last one back."""
    hub, live = table.visitor.hub, table.visitor.live(table.id)
    if live.match.moves and random.random() < 0.15:
        mover = live.match.moves[-1].seat
        table.visitor.wait(hub.undo(live, mover, len(live.match.moves) - 1))
        table.visitor.wait(hub.answer_undo(live, list(range(len(live.match.seats))), agree=True))
    else:
        table.visitor.wait(hub.play(live, live.match.actor, random.choice(live.match.state.legal())))


def along(table: Gathering, seed: int) -> Iterator[Match]:
    """Every position of a match played at random, until it is over."""
    random = Random(seed)
    while not table.match.over:
        yield table.match
        moved(table, random)
