"""The frame of a match page: one list of players, own figures, actions in fixed places, one button that stands out."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from aevum.kernel.game import AnyGame
from aevum.kernel.match import Match
from aevum.kernel.presentation import SHEET
from aevum.kernel.records.savefile import read_match
from aevum.kernel.registry import find_game
from aevum.server.live.live_match import LiveMatch
from aevum.server.live.snapshots import snapshot_for
from aevum.server.pages.tooltips import tooltips_now
from aevum.server.presenters.page_updates import PageUpdates
from aevum.server.presenters.refused_pick import why_not
from aevum.server.storage.matches import Person, new_token
from aevum.web.text.site_words import words_of
from golden.remake import FOLDER as GOLDEN
from server.raw_client import RawClient

GOLDEN_GAMES = {
    "clash-of-cultures": "clash-of-cultures-3",
    "through-the-ages": "through-the-ages-full-3",
    "tempus": "tempus-4",
    "tempus-imperium": "tempus-imperium-2611152030",
}
"""By game, the golden game whose positions are shown."""
BUTTON = re.compile(r'<button class="pick ([^"]*)"([^>]*)>([^<]*)')


@cache
def golden(game: str) -> Match:
    return read_match(GOLDEN / f"{GOLDEN_GAMES[game]}.aevum", find_game)


def decisions(game: str, count: int) -> list[int]:
    """Return numbers of moves, spread over a golden game, before decisions of its first seat."""
    match = golden(game)
    own = [number for number, played in enumerate(match.moves) if played.seat == 0]
    return own[:: max(1, len(own) // count)]


class FirstSeat:
    """The page of the first seat in a position of a golden game."""

    def __init__(self, client: RawClient, game: str, moves: int) -> None:
        storage, played = client.hub.storage, golden(game)
        names = ("Ada", "Juno", "Otto", "Vera")[: len(played.seats)]
        match = Match(played.game, played.options, seats=names, seed=played.seed)
        for move in played.moves[:moves]:
            match.play(move.move)
        id = storage.create(match, [None, *["easy"] * (len(names) - 1)])
        self.person: Person = storage.new_person(new_token())
        storage.add_holder(id, 0, self.person.id)
        self.live: LiveMatch = client.live(id)
        self.words = words_of(game, "en")
        self.game: AnyGame = match.game

    @property
    def regions(self) -> dict[str, Any]:
        regions: dict[str, Any] = PageUpdates(self.live, self.person, "en").next_message()["regions"]
        return regions

    @property
    def buttons(self) -> list[tuple[str, str, str]]:
        """Classes, attributes and name of every button of the prompt."""
        return BUTTON.findall(self.regions["prompt"])


@pytest.mark.parametrize("game", GOLDEN_GAMES)
def test_every_public_figure_of_every_seat_is_in_the_one_list_of_players(client: RawClient, game: str) -> None:
    page = FirstSeat(client, game, decisions(game, 3)[1])
    regions, view = page.regions, page.live.match.view(0)
    seats = range(len(page.live.match.seats))
    assert bool(regions["seats"]) == (len(seats) > 1), "a solitaire game needs no list"
    for seat in seats if len(seats) > 1 else ():
        shown = regions[f"main-figures-{seat}"] + regions[f"more-figures-{seat}"]
        for figure in page.game.seat_figures(view, seat, page.words):
            assert f'data-face="{figure.id}"' in shown
            assert figure.value in shown
    assert not [part for part in page.game.panels(view, page.words) if part.kind == SHEET and "players" in part.name]
    assert "rivals" not in [part.name for part in page.game.panels(view, page.words)]


@pytest.mark.parametrize("game", GOLDEN_GAMES)
def test_figures_have_tooltips(client: RawClient, game: str) -> None:
    page = FirstSeat(client, game, decisions(game, 3)[1])
    tooltips = tooltips_now(snapshot_for(page.live, page.person), 0, "en")
    regions = page.regions
    shown = "".join(html for name, html in regions.items() if name == "own" or "-figures-" in name)
    faces = set(re.findall(r'data-face="([^"]+)"', shown))
    assert faces
    assert faces <= tooltips.keys()


def test_the_reader_is_called_you_in_the_list(client: RawClient) -> None:
    seats = FirstSeat(client, "tempus", 42).regions["seats"]
    first, second, *_ = seats.split("<li")[1:]
    assert "· you" in re.sub(r"<[^>]+>", "", first)
    assert "· you" not in re.sub(r"<[^>]+>", "", second)


@pytest.mark.parametrize("game", GOLDEN_GAMES)
def test_own_figures_name_the_progress_of_the_match(client: RawClient, game: str) -> None:
    page = FirstSeat(client, game, decisions(game, 3)[1])
    stage = page.game.stage(page.live.match.view(0))
    assert stage is not None
    numbers = [str(value) for name, value in stage[1].items() if name in ("round", "turn", "age")]
    assert all(number in page.regions["own"] for number in numbers)


@pytest.mark.parametrize("game", GOLDEN_GAMES)
def test_usual_actions_are_always_there_in_the_same_order(client: RawClient, game: str) -> None:
    seen: dict[str, set[tuple[str, ...]]] = {}
    disabled = 0
    for moves in decisions(game, 12):
        page = FirstSeat(client, game, moves)
        view = page.live.match.view(0)
        standing = page.game.standing_actions(view)
        if not standing or page.live.position.decision.is_half_made:
            continue
        found = [
            found[1]
            for _, attributes, _ in page.buttons
            if (found := re.search(r'data-(?:act|ask)="([^"]+)"', attributes)) and found[1] in standing
        ]
        seen.setdefault(view.phase, set()).add(tuple(found))
        assert [label for label in standing if label in found] == found[: len(standing)]
        assert set(found) == set(standing)
        disabled += sum("data-ask" in attributes for _, attributes, _ in page.buttons)
    assert seen
    assert all(len(orders) == 1 for orders in seen.values())
    assert disabled, "no position has an impossible action"


@pytest.mark.parametrize("game", GOLDEN_GAMES)
def test_an_impossible_action_gives_its_reason_as_tooltip_and_when_clicked(client: RawClient, game: str) -> None:
    told = 0
    for moves in decisions(game, 6):
        page = FirstSeat(client, game, moves)
        disabled = [
            found[1] for _, attributes, _ in page.buttons if (found := re.search(r'data-ask="([^"]+)"', attributes))
        ]
        tooltips = tooltips_now(snapshot_for(page.live, page.person), 0, "en")
        for label in disabled:
            refusal = why_not(page.live, 0, label, page.words)
            assert refusal is not None
            assert refusal.clause
            assert "Not now" in tooltips[f"pick-{label}"] or "no use" in tooltips[f"pick-{label}"]
            told += 1
    assert told


@pytest.mark.parametrize("game", GOLDEN_GAMES)
def test_at_most_one_button_stands_out_and_never_a_refusal_beside_its_opposite(client: RawClient, game: str) -> None:
    for moves in decisions(game, 25):
        page = FirstSeat(client, game, moves)
        gold = [attributes for kind, attributes, _ in page.buttons if kind.split()[0] == "main"]
        assert len(gold) <= 1
        standing = set(page.game.standing_actions(page.live.match.view(0))) - {"end"}
        assert not any(f'data-act="{label}"' in attributes for attributes in gold for label in standing)
        if any('data-act="accept"' in attributes for _, attributes, _ in page.buttons):
            assert 'data-act="refuse"' not in "".join(gold)


@pytest.mark.parametrize("game", GOLDEN_GAMES)
def test_end_hint_and_undo_are_in_the_foot_in_this_order(client: RawClient, game: str) -> None:
    for moves in decisions(game, 6):
        page = FirstSeat(client, game, moves)
        foot = page.regions["prompt"].partition('class="foot"')[2]
        places = [foot.index(one) for one in ('class="end"', "Hint", "way-back")]
        assert all(one < other for one, other in pairwise(places))
        for act in ("end", "!hint", "!undo", "!back"):
            assert f'data-act="{act}"' not in page.regions["prompt"].partition('class="foot"')[0]
