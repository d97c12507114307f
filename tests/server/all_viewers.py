"""Everyone who can look at a match, and every byte that reaches them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from high_card import GAME
from high_card.moves import BOOK, CARDS

from aevum.kernel.events import SPECTATOR
from aevum.kernel.match import Match
from aevum.server.storage.matches import new_token
from server.high_card_matches import seated
from server.indistinguishable_pair import Counterpart, in_its_place
from server.raw_client import RawClient

Bytes = dict[str, Any]


@dataclass(frozen=True)
class MatchViewer:
    """A viewer of a match: with the cookie of a browser and the token of a seat, or with neither."""

    name: str
    seat: int
    key: str = ""
    token: str = ""


@dataclass(frozen=True)
class WatchedMatch:
    """A match on the server, and all its viewers."""

    client: RawClient
    id: str
    viewers: list[MatchViewer]

    @property
    def match(self) -> Match:
        return self.client.live(self.id).match

    def some_viewers(self, number: int) -> list[MatchViewer]:
        """Return one of the viewers, in turn; all of them before the last card is laid."""
        return self.viewers if nearly_over(self.match) else [self.viewers[number % len(self.viewers)]]


def laid_out(client: RawClient, seats: int, options: dict[str, Any], seed: int = 1) -> WatchedMatch:
    """Return a new match with a person in every seat, a spectator, and a screen that all seats share."""
    storage = client.hub.storage
    names = ["Ada", "Bela", "Cleo"][:seats]
    company = seated(storage, Match(GAME, GAME.read_options(options), seats=names, seed=seed))
    shared = new_token()
    screen = storage.new_person(shared)
    for seat in range(seats):
        storage.add_holder(company.id, seat, screen.id)
    tokens = [seat.token for seat in storage.seating(company.id)]
    viewers = [MatchViewer(names[seat], seat, company.keys[seat], tokens[seat]) for seat in range(seats)]
    return WatchedMatch(
        client,
        company.id,
        [*viewers, MatchViewer("a watcher", SPECTATOR), MatchViewer("a shared screen", SPECTATOR, shared)],
    )


# -- everything that a viewer receives


def received(watched: WatchedMatch, viewer: MatchViewer) -> Bytes:
    """Return every kind of answer and message that a viewer receives, by name."""
    return {
        name: content for part in (pages_of, api_of, refusals_of, socket_of) for name, content in part(watched, viewer)
    }


def pages_of(watched: WatchedMatch, viewer: MatchViewer) -> Iterator[tuple[str, Any]]:
    here = f"/m/{watched.id}"
    yield "page", watched.client.get(here, key=viewer.key, language="ru")
    yield "drawing", watched.client.get(f"{here}/board.svg", key=viewer.key)
    yield "file", watched.client.get(f"{here}/match.aevum", key=viewer.key)
    yield "verify", watched.client.get(f"{here}/verify", key=viewer.key)
    yield "faces", watched.client.get(f"{here}/faces", key=viewer.key, language="es")
    yield "mine", watched.client.get("/mine", key=viewer.key)
    for at in moments(watched.match):
        yield f"replay at {at}", watched.client.get(f"{here}/replay?at={at}", key=viewer.key)
        yield f"position at {at}", watched.client.get(f"{here}/positions/{at}", key=viewer.key)
        yield f"faces at {at}", watched.client.get(f"{here}/faces?at={at}", key=viewer.key)


def moments(match: Match) -> list[int]:
    """Return every position before the last card is laid; until then the first, the latest and one in between."""
    last = len(match.moves)
    return list(range(last + 1)) if nearly_over(match) else sorted({0, last // 2, last})


def nearly_over(match: Match) -> bool:
    return bool(sum(match.view(SPECTATOR).to_json()["in_hand"]) == 1)


def api_of(watched: WatchedMatch, viewer: MatchViewer) -> Iterator[tuple[str, Any]]:
    here = f"/api/matches/{watched.id}"
    for what in ("", "/moves", "/log", "/export"):
        yield f"api{what}", watched.client.get(here + what, token=viewer.token, language="es")
    yield "api by cookie", watched.client.get(here, key=viewer.key)
    yield "api list", watched.client.get("/api/matches", key=viewer.key)


def refusals_of(watched: WatchedMatch, viewer: MatchViewer) -> Iterator[tuple[str, Any]]:
    """Yield the answers to attempts that are not allowed."""
    here = f"/api/matches/{watched.id}"
    legal = watched.match.state.legal() if watched.match.actor == viewer.seat else []
    tried: list[Any] = ["play", "draw draw", {"verb": "play", "args": ["13"]}]
    tried += [number for number in range(BOOK.size) if number not in legal]
    for move in tried[:: 2 if viewer.seat == watched.match.actor else 9]:
        yield f"refused {move}", watched.client.post(f"{here}/moves", {"move": move}, token=viewer.token)
    yield "stale", watched.client.post(f"{here}/moves", {"move": "play 1", "length": 99}, token=viewer.token)
    yield "stale undo", watched.client.post(f"{here}/undo", {"length": 99}, token=viewer.token)


def socket_of(watched: WatchedMatch, viewer: MatchViewer) -> Iterator[tuple[str, Any]]:
    """Yield the first message, then the answers to picking, stepping back and touching a card."""
    length = watched.match.length
    messages: list[dict[str, Any]] = [{"do": "ask", "place": f"card-{card}"} for card in CARDS[::5]]
    messages += [{"do": "pick", "pick": verb, "length": length, "draft": 0} for verb in _verbs_that_ask(watched)]
    messages += [{"do": "pick", "pick": "!back", "length": length, "draft": 1}]
    with watched.client.open(f"/m/{watched.id}/live", key=viewer.key) as line:
        yield "socket", line.hear()
        for number, message in enumerate(messages):
            line.say(message)
            yield f"socket {number}", line.hear()
    watched.client.live(watched.id).drafts.clear()


def _verbs_that_ask(watched: WatchedMatch) -> list[str]:
    """Return the verbs that do not make a move by themselves: one with a single card left would."""
    verbs = [BOOK.verb_of(move).name for move in watched.match.state.legal()]
    return [verb for verb in ("swap", "play") if verbs.count(verb) != 1]


def differences(watched: WatchedMatch, viewer: MatchViewer, redraw: int) -> list[str]:
    """Return the answers by which a viewer could distinguish the counterpart of a match."""
    before = received(watched, viewer)
    with in_its_place(watched.client, watched.id, Counterpart(watched.match, viewer.seat, redraw)):
        after = received(watched, viewer)
    assert before.keys() == after.keys(), sorted(before.keys() ^ after.keys())
    return [name for name in before if before[name] != after[name]]


# -- playing


def moved(watched: WatchedMatch, random: Random) -> None:
    """Make one random move through the hub; now and then undo the last one with the consent of all."""
    hub, live = watched.client.hub, watched.client.live(watched.id)
    if live.match.moves and random.random() < 0.15:
        mover = live.match.moves[-1].seat
        watched.client.wait(hub.undo(live, mover, len(live.match.moves) - 1))
        watched.client.wait(hub.answer_undo(live, list(range(len(live.match.seats))), agree=True))
    else:
        watched.client.wait(hub.play(live, live.match.actor, random.choice(live.match.state.legal())))


def along(watched: WatchedMatch, seed: int) -> Iterator[Match]:
    """Yield every position of a match played at random, until it is over."""
    random = Random(seed)
    while not watched.match.over:
        yield watched.match
        moved(watched, random)
