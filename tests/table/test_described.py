"""The API is as its description says: schemathesis sends what the description allows, and what it forbids."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import jsonschema_rs
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from jsonschema_rs import is_valid
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.result import Ok
from schemathesis.core.transport import Response
from schemathesis.generation import GenerationMode

from aevum.kernel.game import AnyGame, Outcome
from aevum.kernel.match import Match
from aevum.kernel.points import HALF
from aevum.kernel.registry import find_game, games
from aevum.table import api, openapi
from contract.variants import variants_of
from contract.walks import golden_games, played
from figures import Count
from table.high_cards import seated
from table.visitor import HOST, Visitor

SCHEMA = schemathesis.openapi.from_dict(openapi.description())
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)}
NUMBERS = some.sampled_from([0, 0, 0, 1, 2, 3])
"""Whose papers; Ada's most often, because it is her turn."""
READING = [
    "GET /api/matches",
    "GET /api/matches/{id}",
    "GET /api/matches/{id}/log",
    "GET /api/matches/{id}/export",
]
Case = schemathesis.Case[Any]
LEFT_OUT = {
    "ignored_auth",  # sends the request again by itself, over a net that is not there; test_hostile looks after papers
    "positive_data_acceptance",  # options and moves are text here, and their game may refuse them
}


def modes(label: str) -> list[GenerationMode]:
    """What is forbidden can be sent only where something is."""
    free = {"GET /api/games", "GET /api/matches", "GET /api/openapi.json"}
    return [GenerationMode.POSITIVE] if label in free else list(GenerationMode)


def checks() -> list[Any]:
    load_all_checks()
    return [check for name in CHECKS.get_all_names() if name not in LEFT_OUT for check in CHECKS.get_by_names([name])]


def asker(visitor: Visitor) -> Callable[[Case, int, int], None]:
    """Sends a case, most to a match that exists, with papers that fit or do not, and judges the answer."""
    company = seated(visitor.hub.storage)
    papers = [*papers_of(visitor, company.id), "", "Bearer nonsense"]
    judges = checks()

    def ask(case: Case, real: int, number: int) -> None:
        if real and case.path_parameters:
            case.path_parameters["id"] = company.id
        request = requests.Request(**case.as_transport_kwargs(base_url=f"http://{HOST}")).prepare()
        case.validate_response(answered(visitor, request, papers[number]), checks=judges)

    return ask


def papers_of(visitor: Visitor, id: str) -> list[str]:
    return [f"Bearer {seat.token}" for seat in visitor.hub.storage.seating(id)]


def answered(visitor: Visitor, request: requests.PreparedRequest, papers: str) -> Response:
    headers = {name: str(value) for name, value in request.headers.items() if name != "Accept-Encoding"}
    headers |= {"authorization": papers} if papers else {}
    body = request.body.encode() if isinstance(request.body, str) else request.body or b""
    assert isinstance(body, bytes)
    answer = visitor.call(str(request.method), str(request.url).removeprefix(f"http://{HOST}"), body, headers=headers)
    shown = {name: [value] for name, value in answer.headers}
    return Response(answer.status, shown, answer.body, request, elapsed=0.0, verify=False)


@pytest.mark.parametrize(("label", "mode"), [(label, mode) for label in OPERATIONS for mode in modes(label)], ids=str)
def test_answers_are_as_described(
    visitor: Visitor, label: str, mode: GenerationMode, exhaustive: bool, count: Count
) -> None:
    examples = 400 if exhaustive else 30
    ask = asker(visitor)

    @settings(max_examples=examples, suppress_health_check=list(HealthCheck))
    @given(
        case=OPERATIONS[label].as_strategy(generation_mode=mode), real=some.sampled_from([1, 1, 1, 0]), number=NUMBERS
    )
    def asked(case: Case, real: int, number: int) -> None:
        ask(case, real, number)

    asked()
    count("table: requests made from the description of the API", examples)


@pytest.mark.parametrize("game", games())
def test_answers_about_finished_matches_are_as_described(visitor: Visitor, game: str) -> None:
    played = [at_random(Match(find_game(game), seats=count, seed=count)) for count in find_game(game).seats]
    judges = checks()
    for match in [*golden_games(find_game(game)), *played]:
        company = seated(visitor.hub.storage, match)
        for papers in [*papers_of(visitor, company.id), ""]:
            for label in READING:
                operation = OPERATIONS[label]
                case = operation.Case(path_parameters={"id": company.id} if "{id}" in label else None)
                request = requests.Request(**case.as_transport_kwargs(base_url=f"http://{HOST}")).prepare()
                answer = answered(visitor, request, papers)
                assert answer.status_code == 200
                case.validate_response(answer, checks=judges)


def at_random(match: Match) -> Match:
    dice = Random(match.seed)
    while not match.over:
        match.play(dice.choice(match.legal()))
    return match


@pytest.mark.parametrize("points", [17, 17.5, -0.5])
def test_halves_are_points(points: float) -> None:
    outcome = {"scores": [points], "points": [{"wonders": points}], "ranking": [[0]], "reason": "end"}
    assert is_valid(openapi.SCHEMAS["Outcome"], outcome)
    assert not is_valid(openapi.SCHEMAS["Outcome"], {**outcome, "scores": [points + 0.25]})
    assert not is_valid(openapi.SCHEMAS["Outcome"], {**outcome, "more": 1})


def test_every_address_of_the_api_is_described() -> None:
    described = {
        (path, method.upper()) for path, methods in openapi.description()["paths"].items() for method in methods
    }
    assert described == {(path, method) for path, _, *methods in api.ROUTES for method in methods}


@pytest.mark.parametrize("game", games().values(), ids=list(games()))
def test_the_outcome_of_a_finished_match_is_as_described(game: AnyGame) -> None:
    outcome = played(variants_of(game)[0], seed=1).outcome()
    assert outcome is not None
    jsonschema_rs.validate(openapi.description()["components"]["schemas"]["Outcome"], outcome.to_json())


def test_half_points_are_as_described_and_thirds_are_not() -> None:
    outcome = Outcome.counted(({"farms": 17 + HALF},), "end").to_json()
    described = openapi.description()["components"]["schemas"]["Outcome"]
    assert jsonschema_rs.is_valid(described, outcome)
    assert not jsonschema_rs.is_valid(described, outcome | {"scores": [0.3]})
