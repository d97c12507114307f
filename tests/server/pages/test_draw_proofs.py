"""Proofs of rolls and draws: at the lines of a finished match, never while it runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import aevum
from aevum.kernel.match import commitment
from aevum.kernel.words import LANGUAGES
from server.high_card_matches import SEED, Company, dealt, finished, first_legal, seated
from server.raw_client import RawClient

GOLDEN = Path(__file__).parents[2] / "golden"


def test_a_proof_shows_fingerprint_and_seed_in_three_languages(client: RawClient) -> None:
    company = seated(client.hub.storage, aevum.load(GOLDEN / "tempus-imperium-1806061935.aevum"))
    match = client.live(company.id).match
    for language in LANGUAGES:
        card = client.get(f"/m/{company.id}/draws/0?part", language=language).text
        assert f'data-commitment="{match.commitment}"' in card
        assert f'data-seed="{match.seed:064x}"' in card
        assert "proof-" not in re.sub(r'(href|class|src)="[^"]*"', "", card)


def test_lines_with_draws_are_marked_once_the_match_is_over(client: RawClient) -> None:
    over, running = seated(client.hub.storage, finished()), dealt()
    running.play(first_legal(running))
    unfinished = seated(client.hub.storage, running)
    page = client.get(f"/m/{over.id}/replay").text
    links = re.findall(rf'class="proof" href="(/m/{over.id}/draws/\d+\?since=\d+)"', page.replace("&amp;", "&"))
    assert links
    shown = client.get(links[0])
    assert shown.status == 200
    assert commitment(SEED) in shown.text
    assert 'src="/static/' in shown.text
    assert "proof.js" in shown.text
    assert "draws/" not in client.get(f"/m/{unfinished.id}/replay").text


def test_a_running_match_proves_nothing_yet(client: RawClient) -> None:
    company: Company = seated(client.hub.storage)
    for key in (*company.keys, ""):
        answer = client.get(f"/m/{company.id}/draws/0", key=key)
        assert answer.status == 403
        assert f"{SEED:064x}" not in answer.text


def test_a_past_position_on_the_page_of_a_finished_match_leads_to_the_proof(client: RawClient) -> None:
    company = seated(client.hub.storage, finished())
    told = [client.get(f"/m/{company.id}/positions/{at}").json()["told"] for at in range(1, len(finished().moves) + 1)]
    assert any(f"/m/{company.id}/draws/" in sentence for sentence in told)


@pytest.mark.parametrize("at", ["-1", "x", "９", "9" * 300, "0?since=x", "1?since=-1"])
def test_absurd_numbers_are_answered(client: RawClient, at: str) -> None:
    company = seated(client.hub.storage, finished())
    assert client.get(f"/m/{company.id}/draws/{at}").status == 404


def test_a_proof_of_more_moves_than_a_decision_has_is_short(client: RawClient) -> None:
    company = seated(client.hub.storage, finished())
    assert client.get(f"/m/{company.id}/draws/99999?since=0").status == 200
