"""Strict parsing and schema validation of JSON request bodies; fields that the schema does not describe are refused."""

from __future__ import annotations

import json
from typing import Any, Final

from starlette.requests import Request

from aevum.kernel.errors import AevumError
from aevum.kernel.words import Argument, Words

JsonSchema = dict[str, Any]
"""A JSON Schema, limited to the keywords that `validate` knows."""
MAX_BODY_BYTES: Final = 16_384
"""Maximum size of a JSON body, in bytes."""
_TYPES: Final = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}


class NotJson(AevumError):
    """The body is not valid JSON in UTF-8."""

    message = "api-not-json"


class WrongType(AevumError):
    """The Content-Type of the body is not application/json."""

    message = "api-wrong-type"


class TooLarge(AevumError):
    """The body is larger than the maximum."""

    message = "api-too-large"


class Misshapen(AevumError):
    """The JSON does not match its schema; the error names the place and the reason."""

    message = "api-misshapen"

    def __init__(self, reason: str, place: str, **arguments: Argument) -> None:
        super().__init__(place=place or "/", **arguments)
        self.reason = reason

    def say(self, words: Words) -> str:
        return words(self.reason, **self.arguments)


async def read_body(request: Request, shape: JsonSchema) -> dict[str, Any]:
    """Return the JSON object in the body of a request; raise unless it matches the schema."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise WrongType
    content = await request.body()
    if len(content) > MAX_BODY_BYTES:
        raise TooLarge
    value = read_json(content)
    validate(value, shape)
    fields: dict[str, Any] = value
    return fields


def read_json(content: bytes) -> Any:
    """Return the value of a JSON text; raise NotJson also for duplicate keys, NaN, Infinity and lone surrogates."""
    try:
        value = json.loads(content.decode(), object_pairs_hook=_refuse_duplicate_keys, parse_constant=_no_constant)
        # A lone surrogate is not text and cannot be encoded again.
        json.dumps(value, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise NotJson from error
    return value


def _refuse_duplicate_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a name stands there twice")
    return fields


def _no_constant(text: str) -> None:
    raise ValueError(f"{text} is no JSON")


def validate(value: Any, shape: JsonSchema, place: str = "") -> None:
    """Raise Misshapen unless a value matches a schema; a boolean does not count as an integer."""
    if "oneOf" in shape:
        if not any(_matches(value, variant, place) for variant in shape["oneOf"]):
            raise Misshapen("api-no-variant", place)
        return
    if type(value) is not _TYPES[shape["type"]]:
        raise Misshapen("api-wrong-kind", place, kind=shape["type"])
    if "enum" in shape and value not in shape["enum"]:
        raise Misshapen("api-not-one-of", place, allowed=", ".join(shape["enum"]))
    if not _within(value, shape):
        raise Misshapen("api-out-of-bounds", place)
    _validate_parts(value, shape, place)


def _matches(value: Any, shape: JsonSchema, place: str) -> bool:
    try:
        validate(value, shape, place)
    except Misshapen:
        return False
    return True


def _within(value: Any, shape: JsonSchema) -> bool:
    """Whether a value is within the bounds of a schema: numbers by value, everything else by length."""
    size = value if type(value) is int else 0 if type(value) is bool else len(value)
    least = [shape[name] for name in ("minimum", "minLength", "minItems") if name in shape]
    most = [shape[name] for name in ("maximum", "maxLength", "maxItems", "maxProperties") if name in shape]
    return all(size >= bound for bound in least) and all(size <= bound for bound in most)


def _validate_parts(value: Any, shape: JsonSchema, place: str) -> None:
    if isinstance(value, list):
        for number, item in enumerate(value):
            validate(item, shape["items"], f"{place}/{number}")
    if not isinstance(value, dict):
        return
    known = shape.get("properties", {})
    for name in shape.get("required", ()):
        if name not in value:
            raise Misshapen("api-field-missing", place, field=name)
    for name, part in value.items():
        expected = known.get(name) or shape["additionalProperties"]
        if not expected:
            raise Misshapen("api-field-unknown", place, field=name[:60])
        validate(part, expected, f"{place}/{name}")
