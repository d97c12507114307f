"""In the log of a page each sentence that applies a rule links to its clause, if the rulebook has it."""

from __future__ import annotations

import re

from aevum.kernel.match import Match
from aevum.kernel.registry import find_game
from server.raw_client import RawClient


def test_a_sentence_leads_to_its_clause_in_the_rulebook(client: RawClient) -> None:
    game = find_game("tempus-imperium")
    match = Match(game, game.read_options({"digits": "1806061935"}), seed=1)
    for line in ("road E5-F5", "pay road E6-F6", "pass"):
        match.play(line)
    page = client.get(f"/m/{client.hub.storage.create(match, [None])}").text
    line = r'<span class="told">([^<]+)<a class="rule" href="/rules/tempus-imperium#([^"]+)"'
    links = [(clause, sentence) for sentence, clause in re.findall(line, page)]
    assert links == [
        ("tempus_imperium.road.draw", "You draw the road E5-F5."),
        ("tempus_imperium.turn.pay", "You pay 2 gold to choose the action."),
        ("tempus_imperium.road.draw", "You draw the road E6-F6."),
        ("tempus_imperium.turn.nothing", "You do nothing."),
    ]
    rules = client.get("/rules/tempus-imperium").text
    assert all(f'id="{clause}"' in rules for clause, _ in links)
