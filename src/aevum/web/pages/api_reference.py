"""API reference page, made from the OpenAPI document."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from aevum.kernel.markup import Markup, h
from aevum.kernel.words import Words


def api_page(document: Mapping[str, Any], words: Words) -> Markup:
    """Return every operation with its request body and responses, and the schemas that they refer to."""
    return h.article(".api")[
        h.h1[words("api-title")],
        h.p[words("api-lead"), " ", h.a(href="/api/openapi.json")["/api/openapi.json"]],
        [
            _request(path, method, entry)
            for path, methods in document["paths"].items()
            for method, entry in methods.items()
        ],
        h.h2[words("api-shapes")],
        [_shape(name, shape, f"shape-{name}") for name, shape in document["components"]["schemas"].items()],
    ]


def _request(path: str, method: str, entry: Mapping[str, Any]) -> Markup:
    body = entry.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    return h.section(aria_labelledby=entry["operationId"])[
        h.h2(id=entry["operationId"])[h.code[f"{method.upper()} {path}"]],
        h.p(lang="en")[entry["summary"]],
        _shape("body", body) if body else None,
        h.ul[[_answer(status, answer) for status, answer in entry["responses"].items()]],
    ]


def _answer(status: str, answer: Mapping[str, Any]) -> Markup:
    schema: Mapping[str, Any] = next((media.get("schema", {}) for media in answer.get("content", {}).values()), {})
    name = str(schema.get("$ref", "")).rpartition("/")[2]
    link = h.a(href=f"#shape-{name}")[name] if name else None
    return h.li(lang="en")[h.code[status], f" {answer.get('description', '')} ", link]


def _shape(name: str, shape: Mapping[str, Any], id: str = "") -> Markup:
    attributes = {"id": id} if id else {}
    return h.details(**attributes)[h.summary[h.code[name]], h.pre[json.dumps(shape, indent=2, ensure_ascii=False)]]
