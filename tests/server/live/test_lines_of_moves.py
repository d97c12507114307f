"""Lines of several moves sent to the server: no answer depends on what is hidden."""

from __future__ import annotations

import pytest

from aevum.games.tempus.moves import CARD
from aevum.kernel.match import Match
from aevum.kernel.words import LANGUAGES
from games.tempus.positions import FAR, People, match_from, terrain_on, world_with
from server.high_card_matches import Company, seated
from server.indistinguishable_pair import in_its_place
from server.raw_client import Answer, RawClient


@pytest.fixture
def company(client: RawClient) -> Company:
    """Return a match of red, blue and green."""
    return seated(client.hub.storage, match_from(world_with(red=People("F6"))))


def sent(client: RawClient, company: Company, match: Match, line: str, language: str = "en") -> Answer:
    """Return the answer to the seat that decides in such a match; the match stays as it is."""
    length = match.length
    with in_its_place(client, company.id, match):
        key = company.keys[match.actor]
        answer = client.post(f"/api/matches/{company.id}/moves", {"move": line}, key=key, language=language)
        assert client.live(company.id).match.length == length
    return answer


def test_no_answer_tells_the_card_one_would_draw(client: RawClient, company: Company) -> None:
    answers = set()
    for card in CARD.labels:
        match = match_from(world_with(red=People("F6"), deck="medicine-hills transport-woods"))
        answer = sent(client, company, match, f"idea play {card} turn 0")
        answers.add((answer.status, answer.body))
    assert len(CARD.labels) == 36
    assert len(answers) == 1
    assert answer.status == 422
    assert answer.json()["error"] == "LineEnds"


@pytest.mark.parametrize("rest", ["turn 0", "end", "to F6", "lay weapons-hills", "done"])
def test_no_answer_tells_whether_an_attack_would_fail(client: RawClient, company: Company, rest: str) -> None:
    """One against one on hills: with weapons for hills red would win, with education for woods not."""
    answers = set()
    for card in ("weapons-hills", "education-woods"):
        red, blue = People("F6:1", hand=card), People(f"G6:1 {FAR}", hand="religion-hills")
        match = match_from(world_with(**terrain_on("hills", "G6"), red=red, blue=blue, era="cities"))
        match.play(f"fight F6 to G6 lay {card} done")
        assert match.actor == 1
        answer = sent(client, company, match, f"done {rest}")
        answers.add((answer.status, answer.body))
    assert len(answers) == 1
    assert (answer.status, answer.json()["error"]) == (422, "LineEnds")


def test_a_line_that_goes_on_too_far_is_refused_in_three_languages(client: RawClient, company: Company) -> None:
    match = match_from(world_with(red=People("F6")))
    said = {sent(client, company, match, "idea end", language).json()["message"] for language in LANGUAGES}
    assert len(said) == 3
