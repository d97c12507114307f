"""Players see who is at the table, remind those who are not, and after an agreed time let a bot play for them."""

from __future__ import annotations

import asyncio
import re
import time

import pytest

from aevum.bots import Bot, Sight
from aevum.kernel.chance import Chance
from aevum.kernel.errors import Stale
from aevum.kernel.words import LANGUAGES
from aevum.server.live import attendance
from aevum.server.live.attendance import (
    GRACE_SECONDS,
    IDLE_SECONDS,
    LEASE_SECONDS,
    MATCHES_PER_STEP,
    NotAbsent,
    attendance_of,
)
from aevum.server.live.hint_service import may_ask
from aevum.server.live.hub import Hub, LiveMatch, Viewer
from aevum.server.storage.matches import Storage
from aevum.web.components.controls import REMIND, STAND_IN
from aevum.web.text.site_words import words_of
from server.fake_clock import Clock
from server.high_card_matches import ADA, BELA, Company, dealt, first_legal, seated
from server.raw_client import RawClient
from server.regions import reported

LIMIT = 180
CLEO = 2


class Table:
    """A match of three people in which Bela has to decide, at a time that the test sets."""

    def __init__(self, hub: Hub, company: Company, live: LiveMatch) -> None:
        self.hub = hub
        self.live = live
        self.people = company.people
        self.clock = Clock()
        self.clock.now = time.time()
        hub.clock = self.clock
        # Where somebody looks on, a bot pauses longer than a test takes.
        hub.bot_runner.pace = 1_000

    async def look(self, seat: int) -> Viewer:
        viewer = Viewer(self.people[seat])
        self.live.viewers.add(viewer)
        await self.hub.presence.arrive(self.live, viewer.person)
        return viewer

    async def go(self, viewer: Viewer) -> None:
        self.live.viewers.discard(viewer)
        await self.hub.presence.depart(self.live, viewer.person)

    @property
    def present(self) -> set[int]:
        return set(attendance_of(self.live).present)

    def log(self, language: str = "en") -> list[str]:
        words = words_of("high-card", language)
        return [event.say(words) for entry in self.live.log(ADA) for event in entry.events]


@pytest.fixture
async def table(hub: Hub, storage: Storage) -> Table:
    company = seated(storage, dealt(seats=("Ada", "Bela", "Cleo")), absence_limit=LIMIT)
    made = Table(hub, company, await hub.find(company.id))
    await hub.play(made.live, ADA, first_legal(made.live.match))
    return made


pytestmark = pytest.mark.anyio


async def test_who_has_a_page_open_is_present_and_a_reload_is_not_noticed(table: Table) -> None:
    assert table.present == set()
    first = await table.look(BELA)
    assert table.present == {BELA}
    second = await table.look(BELA)
    await table.go(first)
    table.clock.now += LEASE_SECONDS + GRACE_SECONDS + 1
    assert table.present == {BELA}, "another page is still open"
    await table.go(second)
    assert table.present == {BELA}
    table.clock.now += GRACE_SECONDS + 1
    assert table.present == set()


async def test_other_processes_know_it(table: Table, other_hub: Hub) -> None:
    other_hub.clock = table.clock
    await table.look(BELA)
    await table.hub.presence.renew()
    elsewhere = await other_hub.find(table.live.id)
    assert attendance_of(elsewhere).present == {BELA}
    table.clock.now += LEASE_SECONDS + 1
    assert attendance_of(elsewhere).present == set(), "a process that was killed does not keep anybody present"
    await table.hub.presence.renew()
    await other_hub.refresh(table.live.id)
    assert attendance_of(elsewhere).present == {BELA}


async def test_a_page_that_is_hidden_or_not_used_makes_nobody_present(table: Table) -> None:
    bela = await table.look(BELA)
    table.hub.presence.note_action(table.live, bela)
    table.hub.presence.note_action(table.live, bela, hidden=True)
    await _noted(table.hub)
    table.clock.now += GRACE_SECONDS + 1
    assert table.present == set()
    table.hub.presence.note_action(table.live, bela)
    await _noted(table.hub)
    assert table.present == {BELA}
    table.clock.now += max(IDLE_SECONDS, LEASE_SECONDS) + 1
    assert table.present == set()


async def _noted(hub: Hub) -> None:
    while hub.background_tasks:
        await asyncio.gather(*hub.background_tasks)
        await asyncio.sleep(0)


async def test_pages_are_updated_when_somebody_comes_or_has_gone_for_a_while(table: Table) -> None:
    ada = await table.look(ADA)
    ada.changed.clear()
    bela = await table.look(BELA)
    assert ada.changed.is_set()
    ada.changed.clear()
    await table.go(bela)
    table.hub.presence.show_changes(table.live)
    assert not ada.changed.is_set()
    table.clock.now += GRACE_SECONDS + 1
    table.hub.presence.show_changes(table.live)
    assert ada.changed.is_set()


async def test_a_bot_plays_once_the_agreed_time_has_passed_and_not_before(table: Table) -> None:
    table.clock.now += LIMIT - 1
    with pytest.raises(NotAbsent):
        await table.hub.let_bot_play(table.live, ADA, "random")
    table.clock.now += 1
    await table.hub.let_bot_play(table.live, ADA, "random")
    assert table.live.stored.seats[BELA].stand_in == "random"
    table.hub.mark_present(table.live)
    assert table.live.bots_at_work is not None
    await asyncio.wait_for(table.live.bots_at_work, 60)
    first, *others = [played.seat for played in table.live.match.moves]
    assert (first, set(others)) == (ADA, {BELA})
    assert table.live.match.actor == CLEO


class Watching(Bot):
    """Bot that remembers what it has been shown."""

    is_slow = False

    def choose(self, sight: Sight) -> int:
        self.seen = sight.seat, sight.view
        return sight.legal[0]


async def test_the_bot_sees_what_the_seat_may_see(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    table.clock.now += LIMIT
    monkeypatch.setattr(table.hub.bot_runner, "schedule", lambda _: None)
    await table.hub.let_bot_play(table.live, ADA, "random")
    table.live.bots[BELA] = watching = Watching(Chance.from_seed(1))
    view = table.live.match.view(BELA)
    await table.hub.bot_runner._move(table.live)
    assert watching.seen == (BELA, view)
    assert table.live.match.moves[-1].seat == BELA


async def test_absence_counts_from_the_last_sight_of_the_person(table: Table) -> None:
    table.clock.now += 10 * LIMIT
    bela = await table.look(BELA)
    with pytest.raises(NotAbsent):
        await table.hub.let_bot_play(table.live, ADA, "random")
    await table.go(bela)
    table.clock.now += LIMIT
    with pytest.raises(NotAbsent):
        await table.hub.let_bot_play(table.live, ADA, "random")
    table.clock.now += GRACE_SECONDS
    await table.hub.let_bot_play(table.live, ADA, "random")


@pytest.mark.parametrize("by", [BELA, -1, 7])
async def test_only_players_who_wait_decide_it(table: Table, by: int) -> None:
    table.clock.now += LIMIT
    with pytest.raises(NotAbsent):
        await table.hub.let_bot_play(table.live, by, "random")


async def test_without_an_agreed_time_the_others_wait(hub: Hub, storage: Storage) -> None:
    company = seated(storage)
    made = Table(hub, company, await hub.find(company.id))
    await hub.play(made.live, ADA, first_legal(made.live.match))
    made.clock.now += 10_000_000
    with pytest.raises(NotAbsent):
        await hub.let_bot_play(made.live, ADA, "random")


async def test_whoever_comes_back_decides_again(table: Table) -> None:
    table.clock.now += LIMIT
    await table.hub.let_bot_play(table.live, ADA, "random")
    await table.look(BELA)
    assert table.live.stored.seats[BELA].stand_in is None
    assert table.live.bots == {}
    assert table.live.match.actor == BELA
    with pytest.raises(Stale):
        await table.hub._play_for_bot(table.live, BELA, first_legal(table.live.match), table.live.match.length)
    assert len(table.live.match.moves) == 1, "what the bot was thinking of is not played"


async def test_a_move_by_the_person_ends_it_too(table: Table) -> None:
    table.clock.now += LIMIT
    await table.hub.let_bot_play(table.live, ADA, "random")
    await table.hub.play(table.live, BELA, first_legal(table.live.match))
    assert table.live.stored.seats[BELA].stand_in is None


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_log_tells_it_for_good(table: Table, storage: Storage, language: str) -> None:
    said = {
        "en": ["Bela is away; meanwhile a bot plays on.", "Bela is back."],
        "es": ["Bela no está; mientras tanto sigue jugando un bot.", "Bela está de vuelta."],
        "ru": ["Bela сейчас не за столом; пока играет бот.", "Bela снова за столом."],
    }[language]
    table.clock.now += LIMIT
    await table.hub.let_bot_play(table.live, ADA, "random")
    assert table.log(language)[-1] == said[0]
    del table.hub.live[table.live.id]
    table.live = await table.hub.find(table.live.id)
    assert set(table.live.bots) == {BELA}, "the bot outlives the server"
    await table.look(BELA)
    assert table.log(language)[-2:] == said


async def test_the_seat_stays_that_of_its_person(table: Table) -> None:
    table.clock.now += LIMIT
    await table.hub.let_bot_play(table.live, ADA, "random")
    seat = table.live.stored.seats[BELA]
    assert (seat.name, seat.bot, seat.people) == ("Bela", None, frozenset({table.people[BELA].id}))
    assert BELA in table.live.others(ADA), "an undo still needs Bela's consent"
    assert not may_ask(table.live, ADA)


async def test_a_bot_that_fails_is_replaced_there_too(table: Table) -> None:
    table.clock.now += LIMIT
    await table.hub.let_bot_play(table.live, ADA, "random")
    await table.hub.replace_bot(table.live, BELA, "easy")
    assert table.live.stored.seats[BELA].stand_in == "easy"
    assert table.live.stored.seats[BELA].bot is None


# -- the page


@pytest.fixture
def waiting(client: RawClient) -> tuple[Company, LiveMatch, Clock]:
    """Return a match of three people, opened by nobody, in which Ada and Cleo wait for Bela."""
    company = seated(client.hub.storage, dealt(seats=("Ada", "Bela", "Cleo")), absence_limit=LIMIT)
    live, clock = client.live(company.id), Clock()
    clock.now = time.time()
    client.hub.clock = clock
    client.wait(client.hub.play(live, ADA, first_legal(live.match)))
    return company, live, clock


def prompt_of(page: str) -> str:
    return page[page.index('id="prompt"') : page.index('id="hints"')]


def test_players_see_dots_with_words_and_visitors_see_none(
    client: RawClient, waiting: tuple[Company, LiveMatch, Clock]
) -> None:
    company, live, _ = waiting
    live.viewers.add(Viewer(company.people[CLEO]))
    page = client.get(f"/m/{company.id}", key=company.keys[ADA]).text
    assert len(re.findall('class="here"[^>]* aria-label="at the table"', page)) == 1
    assert len(re.findall('class="away"[^>]* aria-label="away"', page)) == 2
    assert "not at the table" in prompt_of(page)
    stranger = client.get(f"/m/{company.id}").text
    assert "at the table" not in stranger
    assert 'class="away"' not in stranger


def test_a_player_who_waits_reminds_once_and_then_lets_a_bot_play(
    client: RawClient, waiting: tuple[Company, LiveMatch, Clock], monkeypatch: pytest.MonkeyPatch
) -> None:
    company, live, clock = waiting
    reminded: list[tuple[str, str]] = []

    def remind(live: LiveMatch, by: str) -> None:
        reminded.append((live.id, by))
        live.reminded[BELA] = clock()

    monkeypatch.setattr(client.app.state.notices, "remind", remind)
    length = {"do": "pick", "length": live.match.length, "draft": 0}
    with client.open(f"/m/{company.id}/live", key=company.keys[ADA]) as socket:
        assert "After 3 minutes away" in socket.hear()
        socket.say({**length, "pick": STAND_IN})
        assert "the agreed time has not passed" in socket.hear()
        socket.say({**length, "pick": REMIND})
        assert "A reminder is on its way" in socket.hear()
        socket.say({**length, "pick": REMIND})
        assert "That is not possible now" in "".join(socket.hear_all())
        clock.now += LIMIT
        assert STAND_IN in client.get(f"/m/{company.id}", key=company.keys[CLEO]).text
        socket.say({**length, "pick": STAND_IN})
        socket.hear_all()
    assert reminded == [(company.id, "Ada")]
    assert live.stored.seats[BELA].stand_in == "random"
    page = client.get(f"/m/{company.id}", key=company.keys[CLEO]).text
    assert "Bela is away" in reported(page)
    assert "a bot plays meanwhile" in page


def test_programs_read_it_too(client: RawClient, waiting: tuple[Company, LiveMatch, Clock]) -> None:
    company, live, clock = waiting
    clock.now += LIMIT
    client.wait(client.hub.let_bot_play(live, ADA, "random"))
    (away,) = client.get(f"/api/matches/{live.id}/log", key=company.keys[ADA]).json()["away"]
    assert (away["seat"], away["name"], away["moves"], away["bot"], away["back"]) == (BELA, "Bela", 1, "random", False)
    assert away["sentence"] == "Bela is away; meanwhile a bot plays on."


def test_opening_the_page_ends_it(client: RawClient, waiting: tuple[Company, LiveMatch, Clock]) -> None:
    company, live, clock = waiting
    clock.now += LIMIT
    client.wait(client.hub.let_bot_play(live, ADA, "random"))
    with client.open(f"/m/{company.id}/live", key=company.keys[BELA]) as socket:
        client.wait(_until_back(live))
        assert socket.hear()


async def _until_back(live: LiveMatch) -> None:
    while live.stored.seats[BELA].stand_in:
        await asyncio.sleep(0.01)


def test_a_page_says_that_it_is_hidden(client: RawClient, waiting: tuple[Company, LiveMatch, Clock]) -> None:
    company, live, _ = waiting
    with client.open(f"/m/{company.id}/live", key=company.keys[BELA]) as socket:
        socket.hear()
        for hidden in (True, False):
            socket.say({"do": "look", "hidden": hidden})
            assert socket.hear_all() == [], "nothing is drawn for that"
            assert [viewer.hidden for viewer in live.viewers] == [hidden]


def test_the_form_of_a_new_match_agrees_on_a_time(client: RawClient) -> None:
    assert client.get("/new/high-card").text.count("a bot may play on") == 4
    for asked, agreed in (("86400", 86_400), ("", None), ("1", None), ("nonsense", None)):
        made = client.submit("/matches", f"game=high-card&seat-0=me&seat-1=open&absence={asked}")
        assert client.live(made.header("location").rpartition("/")[2]).stored.absence_limit == agreed


def test_an_open_seat_that_is_awaited_is_named(client: RawClient) -> None:
    made = client.submit("/matches", "game=high-card&seat-0=me&seat-1=open&seat-2=open&name-0=Ada")
    live = client.live(made.header("location").rpartition("/")[2])
    client.wait(client.hub.play(live, ADA, first_legal(live.match)))
    prompt = prompt_of(client.get(f"/m/{live.id}", key=made.key).text)
    assert "Seat “2” is free: send the link." in prompt
    assert f'href="/join/{live.stored.seats[1].token}"' in prompt, "the link itself is at hand"
    assert "goes on as soon as somebody takes it" in prompt_of(client.get(f"/m/{live.id}").text)


async def test_checks_of_many_matches_let_the_server_read_messages_between_them(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[LiveMatch] = []
    await table.look(ADA)
    table.hub.live.update({f"match-{number}": table.live for number in range(5 * MATCHES_PER_STEP)})
    monkeypatch.setattr(attendance, "CHECK_SECONDS", 0.0)
    monkeypatch.setattr(table.hub.presence, "show_changes", checked.append)
    checking = asyncio.create_task(table.hub.presence.run())
    most = 0
    while len(checked) < 5 * MATCHES_PER_STEP:
        before = len(checked)
        await asyncio.sleep(0)
        most = max(most, len(checked) - before)
    checking.cancel()
    assert 0 < most <= MATCHES_PER_STEP
