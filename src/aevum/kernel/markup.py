"""Small eager builder for SVG and HTML, which escapes by default: `h.g("#id.class", role="x")[children]`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from html import escape
from typing import Final, Union

Child = Union["Markup", "Element", str, int, None, Iterable["Child"]]
Attribute = str | int | float | bool | None


class Markup(str):
    """Finished markup; other strings are escaped when they become children."""

    __slots__ = ()


class Element:
    """An element without children so far: `element[children]` is finished markup."""

    __slots__ = ("_name", "_opening")

    def __init__(self, name: str, opening: str) -> None:
        self._name = name
        self._opening = opening

    def __getitem__(self, children: Child) -> Markup:
        content = children if type(children) is Markup else _content(children)
        return Markup(f"<{self._opening}>{content}</{self._name}>")

    def __str__(self) -> str:
        return f"<{self._opening}/>"


class Tag:
    """Factory of elements of one name, such as `h.rect`; called with an optional `#id.class` and attributes."""

    __slots__ = ("_name",)

    def __init__(self, name: str) -> None:
        self._name = name

    def __call__(self, selector: str = "", /, **attributes: Attribute) -> Element:
        opening = self._name + _selected(selector)
        for name, value in attributes.items():
            kind = type(value)
            if kind is str:
                opening += f' {_NAMES[name]}="{_escaped(value)}"'
            elif kind is int:
                opening += f' {_NAMES[name]}="{value}"'
            elif value is True:
                opening += f" {_NAMES[name]}"
            elif value is not None and value is not False:
                opening += f' {_NAMES[name]}="{_text(value)}"'
        return Element(self._name, opening)

    def __getitem__(self, children: Child) -> Markup:
        return self()[children]


class _Tags:
    def __getattr__(self, name: str) -> Tag:
        tag = Tag(_NAMES[name])
        setattr(self, name, tag)
        return tag


h: Final = _Tags()


def fragment(*children: Child) -> Markup:
    """Return children without an element around them."""
    return Markup(_content(children))


# A large drawing has thousands of tags, and a busy server draws many a second: hence the caches and the shortcuts.

_escaped: Final = lru_cache(maxsize=8_192)(escape)
_FINISHED: Final = (Markup, Element)
_PLAIN: Final = (str, int)


@lru_cache(maxsize=4_096)
def _selected(selector: str) -> str:
    if not selector:
        return ""
    name, *classes = selector.split(".")
    identity = f' id="{escape(name[1:])}"' if name.startswith("#") else ""
    return identity + (f' class="{escape(" ".join(classes))}"' if classes else "")


class _Names(dict[str, str]):
    """Names of tags and attributes as they are written, by the names that Python code gives them."""

    def __missing__(self, name: str) -> str:
        written = self[name] = name.rstrip("_").replace("_", "-")
        return written


_NAMES: Final = _Names()


def _text(value: str | int | float) -> str:
    if isinstance(value, str):
        return _escaped(value)
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def _content(child: Child) -> str:
    kind = type(child)
    if kind is Markup:
        return child  # type: ignore[return-value]
    if kind is str:
        return _escaped(child)  # type: ignore[arg-type]
    if child is None:
        return ""
    if kind is list or kind is tuple:
        return _joined(child)  # type: ignore[arg-type]
    if isinstance(child, _FINISHED):
        return str(child)
    if isinstance(child, _PLAIN):
        return _escaped(str(child))
    return _joined(child)


def _joined(children: Iterable[Child]) -> str:
    """Return children one after another; of these most are finished, and many are left out."""
    return "".join([part if type(part) is Markup else _content(part) for part in children if part is not None])
