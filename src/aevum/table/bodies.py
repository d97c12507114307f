"""Bodies: JSON that programs send, read strictly. What is not described is refused."""

from __future__ import annotations

import json
from typing import Any, Final

from starlette.requests import Request

from aevum.kernel.errors import AevumError
from aevum.kernel.words import Argument, Words

Shape = dict[str, Any]
"""A JSON Schema; of its words those that `fit` knows."""
LARGEST_BODY: Final = 16_384
_KINDS: Final = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool}


class NotJson(AevumError):
    """The body cannot be read."""

    message = "api-not-json"


class WrongType(AevumError):
    """The body is declared as something else."""

    message = "api-wrong-type"


class TooLarge(AevumError):
    """The body is larger than anybody needs."""

    message = "api-too-large"


class Misshapen(AevumError):
    """JSON of another shape than described: says where and why."""

    message = "api-misshapen"

    def __init__(self, reason: str, place: str, **arguments: Argument) -> None:
        super().__init__(place=place or "/", **arguments)
        self.reason = reason

    def say(self, words: Words) -> str:
        return words(self.reason, **self.arguments)


async def read_body(request: Request, shape: Shape) -> dict[str, Any]:
    """The body, if it has exactly this shape."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise WrongType
    content = await request.body()
    if len(content) > LARGEST_BODY:
        raise TooLarge
    value = read_json(content)
    fit(value, shape)
    fields: dict[str, Any] = value
    return fields


def read_json(content: bytes) -> Any:
    """The value of a JSON text; strict where Python's reader is not."""
    try:
        value = json.loads(content.decode(), object_pairs_hook=_without_doubles, parse_constant=_no_constant)
        # Half of a surrogate pair is not text, and could not be written back.
        json.dumps(value, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise NotJson from error
    return value


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError("a name stands there twice")
    return fields


def _no_constant(text: str) -> None:
    raise ValueError(f"{text} is no JSON")


def fit(value: Any, shape: Shape, place: str = "") -> None:
    """Raise Misshapen unless the value has the shape. `True` is no number."""
    if "oneOf" in shape:
        if not any(_fits(value, variant, place) for variant in shape["oneOf"]):
            raise Misshapen("api-no-variant", place)
        return
    if type(value) is not _KINDS[shape["type"]]:
        raise Misshapen("api-wrong-kind", place, kind=shape["type"])
    if "enum" in shape and value not in shape["enum"]:
        raise Misshapen("api-not-one-of", place, allowed=", ".join(shape["enum"]))
    if not _within(value, shape):
        raise Misshapen("api-out-of-bounds", place)
    _fit_parts(value, shape, place)


def _fits(value: Any, shape: Shape, place: str) -> bool:
    try:
        fit(value, shape, place)
    except Misshapen:
        return False
    return True


def _within(value: Any, shape: Shape) -> bool:
    """Numbers by their value, everything else by its length."""
    size = value if type(value) is int else 0 if type(value) is bool else len(value)
    least = [shape[name] for name in ("minimum", "minLength", "minItems") if name in shape]
    most = [shape[name] for name in ("maximum", "maxLength", "maxItems", "maxProperties") if name in shape]
    return all(size >= bound for bound in least) and all(size <= bound for bound in most)


def _fit_parts(value: Any, shape: Shape, place: str) -> None:
    if isinstance(value, list):
        for number, item in enumerate(value):
            fit(item, shape["items"], f"{place}/{number}")
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
        fit(part, expected, f"{place}/{name}")
