"""JSON Schemas of request bodies and responses, and the OpenAPI document built from them.

The endpoints validate request bodies against these schemas.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

import aevum
from aevum.bots import bots
from aevum.kernel.registry import games
from aevum.server.api.json_body import JsonSchema

MAX_NUMBER: Final = 2**31 - 1
"""Maximum of an integer in a request."""
NAME_LENGTH: Final = 40
"""Maximum number of characters in a name."""
MAX_OPTIONS: Final = 40
"""Maximum number of options in a request for a new match."""
MAX_SEATS: Final = 8
"""Maximum number of seats in a request for a new match, whatever the game."""

# -- building blocks


def _object(required: Mapping[str, JsonSchema], optional: Mapping[str, JsonSchema] | None = None) -> JsonSchema:
    return {
        "type": "object",
        "properties": {**required, **(optional or {})},
        "required": list(required),
        "additionalProperties": False,
    }


def _array(items: JsonSchema, **bounds: int) -> JsonSchema:
    return {"type": "array", "items": items, **bounds}


def _text(most: int, least: int = 0) -> JsonSchema:
    return {"type": "string", "minLength": least, "maxLength": most}


def _one_of(*values: str) -> JsonSchema:
    return {"type": "string", "enum": list(values)}


def _or_null(shape: JsonSchema) -> JsonSchema:
    return {"anyOf": [shape, {"type": "null"}]}


def _named(name: str) -> JsonSchema:
    return {"$ref": f"#/components/schemas/{name}"}


TEXT: Final[JsonSchema] = {"type": "string"}
FLAG: Final[JsonSchema] = {"type": "boolean"}
COUNT: Final[JsonSchema] = {"type": "integer", "minimum": 0, "maximum": MAX_NUMBER}
ANYTHING: Final[JsonSchema] = {"type": "object"}

# -- request bodies


@cache
def new_match() -> JsonSchema:
    """Return the schema of a request for a new match: game, options and seats. Clients cannot choose the seed."""
    return _new_match({"game": _one_of(*games())}, 1, MAX_SEATS)


@cache
def described_new_match() -> JsonSchema:
    """Return the documented schema of a request for a new match: one variant per game, with its numbers of seats."""
    return {
        "oneOf": [_new_match({"game": _one_of(id)}, min(game.seats), max(game.seats)) for id, game in games().items()]
    }


def _new_match(game: Mapping[str, JsonSchema], fewest: int, most: int) -> JsonSchema:
    name = _text(NAME_LENGTH, 1)
    size = {"type": "integer", "minimum": -MAX_NUMBER, "maximum": MAX_NUMBER}
    value = {"oneOf": [_text(100), FLAG, size]}
    seat = {
        "oneOf": [
            _object({"kind": _one_of("me")}, {"name": name}),
            _object({"kind": _one_of("open")}),
            _object({"kind": _one_of("bot"), "bot": _one_of(*bots())}, {"name": name}),
        ]
    }
    return _object(
        {**game, "seats": _array(seat, minItems=fewest, maxItems=most)},
        {"options": {"type": "object", "additionalProperties": value, "maxProperties": MAX_OPTIONS}, "hints": FLAG},
    )


MOVE: Final = _object(
    {
        "move": {
            "oneOf": [
                _text(200, 1),
                _object({"verb": _text(60), "args": _array(_text(60), maxItems=16)}),
                COUNT,
            ]
        }
    },
    {"length": COUNT},
)
TAKE: Final = _object({"token": _text(60, 1)}, {"name": _text(NAME_LENGTH)})
UNDO: Final = _object({}, {"length": COUNT, "agree": FLAG})


# -- responses

_HEX: Final[JsonSchema] = {"type": "string", "pattern": "^[0-9a-f]{1,64}$"}
_POINTS: Final[JsonSchema] = {"type": "number", "multipleOf": 0.5}
_NUMBER: Final[JsonSchema] = {"type": "number"}
_LINES: Final[JsonSchema] = {"type": "object", "additionalProperties": _POINTS}
_OUTCOME: Final = _object(
    {
        "scores": _array(_POINTS),
        "points": _array(_LINES),
        "ranking": _array(_array(COUNT)),
        "reason": TEXT,
    },
    {"tie_breaks": _array(_LINES)},
)
_OPTION: Final = _object(
    {"name": TEXT, "about": TEXT, "default": {"type": ["string", "boolean", "integer"]}, "values": _array({})}
)
_SUMMARY: Final[Mapping[str, JsonSchema]] = {
    "id": TEXT,
    "game": TEXT,
    "length": COUNT,
    "actor": _or_null(COUNT),
    "over": FLAG,
    "kept": _or_null(TEXT),
    "seats": _array(_object({"name": TEXT, "bot": _or_null(TEXT), "open": FLAG})),
}
SCHEMAS: Final[Mapping[str, JsonSchema]] = {
    "Error": _object({"error": TEXT, "message": TEXT}, {"clause": TEXT}),
    "Games": _object(
        {
            "games": _array(
                _object(
                    {
                        "id": TEXT,
                        "title": TEXT,
                        "about": TEXT,
                        "seats": _array(COUNT, minItems=1),
                        "rules_version": COUNT,
                        "options": _array(_OPTION),
                        "bots": _array(TEXT),
                    }
                )
            ),
            "bots": _array(TEXT),
            "levels": _array(_object({"name": TEXT, "title": TEXT, "about": TEXT})),
        }
    ),
    "Begun": _object(
        {"id": TEXT, "commitment": _HEX, "seats": _array(_object({"seat": COUNT, "token": _text(43, 43)}))}
    ),
    "Taken": _object({"seat": COUNT, "token": _text(43, 43)}),
    "Matches": _object({"matches": _array(_object(_SUMMARY))}),
    "Match": _object(
        {
            **_SUMMARY,
            "options": ANYTHING,
            "seat": _or_null(COUNT),
            "view": ANYTHING,
            "outcome": _or_null(_named("Outcome")),
            "undo_asked_by": _or_null(COUNT),
            "commitment": _HEX,
        },
        {"seed": _HEX},
    ),
    "Outcome": _OUTCOME,
    "Moves": _object(
        {
            "length": COUNT,
            "moves": _array(_object({"number": COUNT, "notation": TEXT, "verb": TEXT, "args": _array(TEXT)})),
        }
    ),
    "Hints": _object(
        {
            "length": COUNT,
            "compared": TEXT,
            "hints": _array(
                _object(
                    {
                        "moves": _array(_object({"number": COUNT, "notation": TEXT}), minItems=1),
                        "then": _array(TEXT),
                        "gain": _NUMBER,
                        "reasons": _array(_object({"term": TEXT, "about": TEXT, "amount": _NUMBER})),
                        "sentence": TEXT,
                    }
                )
            ),
        }
    ),
    "Explanation": _object(
        {
            "number": COUNT,
            "seat": COUNT,
            "since": COUNT,
            "reproduced": FLAG,
            "forced": FLAG,
            "plan": _array(TEXT, minItems=1),
            "alternatives": _array(
                _object(
                    {
                        "moves": _array(TEXT, minItems=1),
                        "gain": _NUMBER,
                        "reasons": _array(_object({"term": TEXT, "about": TEXT, "amount": _NUMBER})),
                    }
                )
            ),
            "sentences": _array(TEXT, minItems=1),
        }
    ),
    "Log": _object(
        {
            "length": COUNT,
            "log": _array(
                _object({"number": COUNT, "seat": COUNT, "notation": TEXT, "sentences": _array(TEXT)}),
            ),
            "replaced": _array(
                _object({"seat": COUNT, "bot": TEXT, "stand_in": TEXT, "moves": COUNT, "sentence": TEXT}),
            ),
            "left": _array(
                _object({"seat": COUNT, "name": TEXT, "moves": COUNT, "heir": TEXT, "bot": TEXT, "sentence": TEXT}),
            ),
            "away": _array(
                _object({"seat": COUNT, "name": TEXT, "moves": COUNT, "bot": TEXT, "back": FLAG, "sentence": TEXT}),
            ),
            "undone": COUNT,
            "redrawn": COUNT,
        }
    ),
}

# -- the OpenAPI document

_SECURITY: Final[list[dict[str, list[str]]]] = [{"seatToken": []}, {"seatCookie": []}]
_LANGUAGE: Final = {"name": "Accept-Language", "in": "header", "schema": TEXT, "required": False}
_NUMBER_OF_MOVE: Final = {"name": "number", "in": "path", "required": True, "schema": COUNT}
_ID: Final = {"name": "id", "in": "path", "required": True, "schema": {"type": "string", "pattern": "^[\\w-]{1,16}$"}}
_REASONS: Final[Mapping[int, str]] = {
    400: "The body is no JSON, or the move is no move of this game.",
    401: "No seat: the token is missing, or opens no seat of this match.",
    403: "Somebody else's turn or seat, a request from another site, or too early.",
    404: "There is no such thing.",
    409: "The match has gone on, is over, cannot go back so far, or cannot be played on at all.",
    413: "The body is too large.",
    415: "The body is not declared as application/json.",
    421: "The server is called by a name that is not its own.",
    429: "Too often: `Retry-After` says in how many seconds it is possible again.",
    422: "The body has another shape, the rules forbid the move (`clause` names the rule), or a line goes on too far.",
}


def _answer(about: str, schema: JsonSchema, media: str = "application/json") -> JsonSchema:
    return {"description": about, "content": {media: {"schema": schema}}}


def _refusals(*statuses: int) -> dict[str, JsonSchema]:
    return {str(status): _answer(_REASONS[status], _named("Error")) for status in statuses}


def _reading(
    id: str, about: str, answer: JsonSchema, *refusals: int, seat: str = "no", path: bool = True
) -> JsonSchema:
    """Return the OpenAPI operation of a GET endpoint. `seat`: whether it needs the token of a seat (no, may, must)."""
    security = {"no": [], "may": [{}, *_SECURITY], "must": _SECURITY}[seat]
    return {
        "operationId": id,
        "summary": about,
        "security": security,
        "parameters": [*([_ID] if path else []), _LANGUAGE],
        "responses": {"200": answer, **_refusals(*refusals)},
    }


def _changing(id: str, about: str, body: JsonSchema, answers: Mapping[str, JsonSchema], *refusals: int) -> JsonSchema:
    return {
        "operationId": id,
        "summary": about,
        "security": _SECURITY,
        "parameters": [_ID, _LANGUAGE],
        "requestBody": {"required": True, "content": {"application/json": {"schema": body}}},
        "responses": {**answers, **_refusals(400, 401, 403, 404, 409, 413, 415, 422, 429, *refusals)},
    }


def _match(about: str) -> JsonSchema:
    return _answer(about, _named("Match"))


def _paths() -> JsonSchema:
    begin = _changing(
        "beginMatch",
        "Begin a match. The tokens of its seats stand in this answer and nowhere else.",
        described_new_match(),
        {
            "201": _answer(
                "The match, and a token for each seat that is not a bot's: of an open seat it is an invitation.",
                _named("Begun"),
            )
        },
    )
    begin["parameters"] = [_LANGUAGE]
    begin["security"] = [{}, {"seatCookie": []}]
    begin["responses"] = {
        status: answer for status, answer in begin["responses"].items() if status not in ("401", "404", "409")
    }
    take = _changing(
        "takeSeat",
        "Take a seat by its invitation, which is used up by that. The seat's token stands in this answer alone.",
        TAKE,
        {"200": _answer("The seat, and the token that opens it from now on.", _named("Taken"))},
    )
    take["security"] = [{}, {"seatCookie": []}]
    games_shown = _answer("The games, their options, and the bots.", _named("Games"))
    listed = _answer("The matches, the latest moved first.", _named("Matches"))
    legal = _answer("Every legal move.", _named("Moves"))
    log = _answer("Move by move.", _named("Log"))
    hints = _answer("Up to three moves, the best first, in points compared with doing nothing.", _named("Hints"))
    explanation = _answer("Its plan, up to two alternatives, and the features that decide.", _named("Explanation"))
    file = _answer("The file.", TEXT, "application/x-ndjson")
    explain = _reading(
        "explainMove", "Why a bot made a move of a finished match.", explanation, 404, 409, 429, seat="may"
    )
    explain["parameters"] = [_ID, _NUMBER_OF_MOVE, _LANGUAGE]
    undone = {"200": _match("It is done."), "202": _match("The others have been asked.")}
    return {
        "/api/games": {"get": _reading("listGames", "What can be played here.", games_shown, path=False)},
        "/api/matches": {
            "get": _reading(
                "listMatches", "The matches in which the caller sits.", listed, 401, seat="may", path=False
            ),
            "post": begin,
        },
        "/api/matches/{id}": {
            "get": _reading(
                "showMatch", "A match as a seat, or a watcher, sees it.", _match("It."), 401, 404, 409, seat="may"
            )
        },
        "/api/matches/{id}/moves": {
            "get": _reading(
                "listMoves", "The legal moves, for the seat that decides.", legal, 401, 403, 404, 409, seat="must"
            ),
            "post": _changing("play", "Make a move.", MOVE, {"200": _match("The match after it.")}),
        },
        "/api/matches/{id}/hints": {
            "get": _reading(
                "listHints",
                "The best moves for the seat that decides, where hints may be asked for.",
                hints,
                401,
                403,
                404,
                409,
                429,
                seat="must",
            )
        },
        "/api/matches/{id}/explanations/{number}": {"get": explain},
        "/api/matches/{id}/seat": {"post": take},
        "/api/matches/{id}/undo": {
            "post": _changing("undo", "Take the last move back, or ask the others, or answer them.", UNDO, undone)
        },
        "/api/matches/{id}/log": {
            "get": _reading("showLog", "What happened, as far as the seat may know.", log, 401, 404, 409, seat="may")
        },
        "/api/matches/{id}/export": {
            "get": _reading("exportMatch", "A finished match as a save file.", file, 401, 403, 404, 409, seat="may")
        },
        "/api/openapi.json": {
            "get": _reading("describe", "This description.", _answer("OpenAPI.", ANYTHING), path=False)
        },
    }


@cache
def description() -> JsonSchema:
    """Return the OpenAPI document of the API."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Aevum",
            "version": aevum.__version__,
            "description": "Board games by their rulebooks. Every move goes through the same gate as on the screen.",
        },
        "paths": _paths(),
        "components": {
            "schemas": dict(SCHEMAS),
            "securitySchemes": {
                "seatToken": {"type": "http", "scheme": "bearer", "description": "The token of one seat of one match."},
                "seatCookie": {"type": "apiKey", "in": "cookie", "name": "aevum_key"},
            },
        },
    }
