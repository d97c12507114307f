"""Picks are numbered by the page: sent again after a lost connection, each counts once."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from aevum.server.live.hub import LiveMatch
from aevum.server.live.pick_handler import pick
from aevum.server.live.pick_numbers import MAX_PAGES, PickNumbers
from aevum.server.storage.matches import Storage
from server.high_card_matches import Company, seated
from server.raw_client import RawClient, RawSocket

DIGITS = "2611152030"
PICKS, EXHAUSTIVE_PICKS = 120, 1_000
BURST = 4
"""Maximum number of picks that the page sends before it hears an answer."""


def test_a_number_counts_once_and_pages_do_not_share_them() -> None:
    numbers = PickNumbers()
    assert numbers.claim("one", 1)
    assert not numbers.claim("one", 1)
    assert numbers.claim("other", 1)
    assert numbers.claim("one", 3), "after a restart of the server numbers may be missing"
    assert not numbers.claim("one", 2)
    assert numbers.last("one") == 3
    for page in range(MAX_PAGES):
        numbers.claim(str(page), 1)
    assert numbers.last("one") == 0, "the page that was used first is forgotten"


def stored(client: RawClient) -> Company:
    """Store a match of Tempus Imperium with one person."""
    game = find_game("tempus-imperium")
    match = Match(game, game.read_options({"digits": DIGITS}), seats=1, seed=1)
    storage: Storage = client.hub.storage
    return seated(storage, match)


def opened(client: RawClient, company: Company, page: str, answered: int) -> RawSocket:
    return client.open(f"/m/{company.id}/live?told=&page={page}&picks={answered}", key=company.keys[0])


def position(live: LiveMatch) -> tuple[list[int], tuple[str, ...]]:
    """Return the moves made and the picks of the draft."""
    return [played.move for played in live.match.moves], live.draft(0).picks


def answer_to(line: RawSocket, number: int) -> dict[str, Any]:
    """Wait for the answer to the pick of this number."""
    message: dict[str, Any] = {"picks": -1}
    while message["picks"] < number:
        message = json.loads(line.hear())
    return message


def test_a_pick_sent_again_on_a_new_connection_counts_once(client: RawClient) -> None:
    company = stored(client)
    message = {"do": "pick", "pick": "pay", "length": 0, "draft": 0, "number": 1}
    with opened(client, company, "p", 0) as line:
        answer_to(line, 0)
        line.say(message)
        line.hang_up()
    with opened(client, company, "p", 0) as line:
        assert answer_to(line, 0)["picks"] == 1
        line.say(message)
        answer = answer_to(line, 1)
        assert (answer["picks"], answer["draft"]) == (1, 1)
        assert "ignored" not in answer
    assert client.live(company.id).draft(0).picks == ("pay",)


def test_a_pick_that_no_longer_counts_is_answered_by_the_position_and_a_sentence(client: RawClient) -> None:
    company = stored(client)
    with opened(client, company, "p", 0) as line:
        shown = dict[str, str]()
        answer_to(line, 0)
        for number, (label, length, draft) in enumerate((("pay", 5, 0), ("pay", 0, 3), ("nothing", 0, 0)), start=1):
            line.say({"do": "pick", "pick": label, "length": length, "draft": draft, "number": number})
            answer = answer_to(line, number)
            assert answer["ignored"]
            assert (answer["picks"], answer["length"], answer["draft"]) == (number, 0, 0)
            shown |= answer["regions"]
            assert "no longer counts" in shown["prompt"]
        line.say({"do": "ask", "place": "x-E5", "length": 7, "draft": 0, "number": 4})
        assert answer_to(line, 4)["ignored"], "nor is a touch for an older position carried out"


def picked_over_a_line_that_breaks(client: RawClient, dice: Random, most: int) -> tuple[int, int]:
    """Play a match by random picks, and its twin without a line; return the numbers of picks and of breaks.

    Picks go out before answers come, the line breaks before or after they arrive, and they are sent again.
    """
    company, twin = stored(client), stored(client)
    ideal, unanswered, number, breaks = client.live(twin.id), list[dict[str, Any]](), 0, 0
    line = opened(client, company, "p", 0)
    answer_to(line, 0)
    while number < most and not ideal.match.over:
        sent = []
        for _ in range(dice.randint(1, BURST)):
            offered = [*ideal.position.decision.picks.options(ideal.draft(0)).offered]
            label = dice.choice(["!yes", "!back"] if ideal.draft(0).confirming else [*offered, "!back"])
            number += 1
            seen = {"length": ideal.match.length, "draft": len(ideal.draft(0))}
            sent.append({"do": "pick", "pick": label, "number": number, **seen})
            client.wait(pick(client.hub, ideal, 0, label))
            if ideal.match.over:
                break
        unanswered += sent
        arrives = dice.randint(0, len(sent)) if dice.random() < 0.3 else len(sent)
        for message in sent[:arrives]:
            line.say(message)
        if arrives < len(sent) or dice.random() < 0.2:
            breaks += 1
            line.hang_up()
            line = opened(client, company, "p", unanswered[0]["number"] - 1)
            for message in unanswered:
                line.say(message)
        answered = answer_to(line, number)["picks"]
        unanswered = [message for message in unanswered if message["number"] > answered]
    line.hang_up()
    assert not unanswered
    assert position(client.live(company.id)) == position(ideal)
    return number, breaks


def test_quick_picks_over_a_line_that_breaks_are_neither_lost_nor_doubled(client: RawClient, exhaustive: bool) -> None:
    dice, wanted = Random(11), EXHAUSTIVE_PICKS if exhaustive else PICKS
    picks = breaks = 0
    while picks < wanted:
        more, broken = picked_over_a_line_that_breaks(client, dice, wanted - picks)
        picks, breaks = picks + more, breaks + broken
    assert breaks > 3
