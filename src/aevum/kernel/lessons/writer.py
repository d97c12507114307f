"""Writer of lessons as TOML, in the form that the reader reads."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

_DELETE: Final = "\x7f"
"""Control character that JSON leaves as it is and TOML does not allow."""


def to_toml(content: Mapping[str, Any]) -> str:
    """Return the content of a lesson as TOML: its own keys, the table `start`, and a table for each step."""
    own = {key: value for key, value in content.items() if key not in ("start", "step")}
    blocks = [_pairs(own), f"[start]\n{_pairs(content['start'])}"]
    blocks += [f"[[step]]\n{_pairs(step)}" for step in content["step"]]
    return "\n\n".join(blocks) + "\n"


def _pairs(table: Mapping[str, Any]) -> str:
    return "\n".join(f"{_key(key)} = {_value(value)}" for key, value in table.items() if value is not None)


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        inside = ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items() if one is not None)
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value, ensure_ascii=False).replace(_DELETE, "\\u007f")


def _key(key: str) -> str:
    return key if key.replace("-", "_").isidentifier() and key.isascii() else json.dumps(key, ensure_ascii=False)
