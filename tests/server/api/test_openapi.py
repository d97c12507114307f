"""The API behaves as its OpenAPI description says: schemathesis sends what it allows, and what it forbids."""

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
from aevum.server.api import endpoints, openapi
from aevum.testing.figures import Count
from aevum.testing.golden_games import golden_games
from aevum.testing.variants import variants_of
from aevum.testing.walks import played
from server.high_card_matches import seated
from server.raw_client import HOST, RawClient

SCHEMA = schemathesis.openapi.from_dict(openapi.description())
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)}
NUMBERS = some.sampled_from([0, 0, 0, 1, 2, 3])
"""Index of the credentials to send; Ada's most often, because it is her turn."""
READING = [
    "GET /api/matches",
    "GET /api/matches/{id}",
    "GET /api/matches/{id}/log",
    "GET /api/matches/{id}/export",
]
Case = schemathesis.Case[Any]
DERIVED = {
    "ignored_auth",  # sends the request again over a missing network; test_hostile_requests checks credentials
    "positive_data_acceptance",  # options and moves are text here, and their game may refuse them
}


def modes(label: str) -> list[GenerationMode]:
    """Return the modes of an operation: forbidden input exists only where there is input."""
    free = {"GET /api/games", "GET /api/matches", "GET /api/openapi.json"}
    return [GenerationMode.POSITIVE] if label in free else list(GenerationMode)


def checks() -> list[Any]:
    load_all_checks()
    return [check for name in CHECKS.get_all_names() if name not in DERIVED for check in CHECKS.get_by_names([name])]


def asker(client: RawClient) -> Callable[[Case, int, int], None]:
    """Return a function that sends a case and checks the answer.

    Most cases go to a match that exists, with credentials that fit or do not.
    """
    company = seated(client.hub.storage)
    credentials = [*credentials_of(client, company.id), "", "Bearer nonsense"]
    all_checks = checks()

    def ask(case: Case, real: int, number: int) -> None:
        if real and case.path_parameters:
            case.path_parameters["id"] = company.id
        request = requests.Request(**case.as_transport_kwargs(base_url=f"http://{HOST}")).prepare()
        case.validate_response(answered(client, request, credentials[number]), checks=all_checks)

    return ask


def credentials_of(client: RawClient, id: str) -> list[str]:
    return [f"Bearer {seat.token}" for seat in client.hub.storage.seating(id)]


def answered(client: RawClient, request: requests.PreparedRequest, credentials: str) -> Response:
    headers = {name: str(value) for name, value in request.headers.items() if name != "Accept-Encoding"}
    headers |= {"authorization": credentials} if credentials else {}
    body = request.body.encode() if isinstance(request.body, str) else request.body or b""
    assert isinstance(body, bytes)
    answer = client.call(str(request.method), str(request.url).removeprefix(f"http://{HOST}"), body, headers=headers)
    shown = {name: [value] for name, value in answer.headers}
    return Response(answer.status, shown, answer.body, request, elapsed=0.0, verify=False)


@pytest.mark.parametrize(("label", "mode"), [(label, mode) for label in OPERATIONS for mode in modes(label)], ids=str)
def test_answers_are_as_described(
    client: RawClient, label: str, mode: GenerationMode, exhaustive: bool, count: Count
) -> None:
    examples = 400 if exhaustive else 30
    ask = asker(client)

    @settings(max_examples=examples, suppress_health_check=list(HealthCheck))
    @given(
        case=OPERATIONS[label].as_strategy(generation_mode=mode), real=some.sampled_from([1, 1, 1, 0]), number=NUMBERS
    )
    def asked(case: Case, real: int, number: int) -> None:
        ask(case, real, number)

    asked()
    count("table: requests made from the description of the API", examples)


@pytest.mark.parametrize("game", games())
def test_answers_about_finished_matches_are_as_described(client: RawClient, game: str) -> None:
    played = [at_random(Match(find_game(game), seats=count, seed=count)) for count in find_game(game).seats]
    all_checks = checks()
    for match in [*golden_games(find_game(game)), *played]:
        company = seated(client.hub.storage, match)
        for credentials in [*credentials_of(client, company.id), ""]:
            for label in READING:
                operation = OPERATIONS[label]
                case = operation.Case(path_parameters={"id": company.id} if "{id}" in label else None)
                request = requests.Request(**case.as_transport_kwargs(base_url=f"http://{HOST}")).prepare()
                answer = answered(client, request, credentials)
                assert answer.status_code == 200
                case.validate_response(answer, checks=all_checks)


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
    assert described == {(path, method) for path, _, *methods in endpoints.ROUTES for method in methods}


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
