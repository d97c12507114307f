"""Differences between two SVG drawings, marked in the newer one; elements are matched by id, else by position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

_SVG: Final = "http://www.w3.org/2000/svg"
_UNSEEN: Final = frozenset(
    f"{space}{name}" for name in ("defs", "title", "desc", "symbol", "pattern") for space in ("", f"{{{_SVG}}}")
)
Pair = tuple[Element | None, Element | None]
MAX_WHOLE_ELEMENTS: Final = 7
"""Maximum number of elements, itself included, up to which an element with an id is marked as a whole.

It is marked so only if none of the elements inside it has an id.
"""
TURN_ATTRIBUTE: Final = "data-now"
"""Attribute of elements that only show which seat is to move; they are left out of the comparison.

They change with every decision although no piece has moved.
"""
MAX_ELEMENTS: Final = 60
"""Maximum number of changed and removed elements that are marked; beyond it the drawing is left unmarked."""

ElementTree.register_namespace("", _SVG)


@dataclass(slots=True)
class _Difference:
    changed: list[Element] = field(default_factory=list)
    gone: list[Element] = field(default_factory=list)


def marked(before: str, after: str) -> str:
    """Return the newer drawing with `data-changed` on new or changed elements and removed ones drawn on top.

    A drawing that is not well-formed XML is returned as it is.
    """
    try:
        old, new = ElementTree.fromstring(before), ElementTree.fromstring(after)
    except ElementTree.ParseError:
        return after
    found = _Difference()
    _compare(old, new, found)
    if (not found.changed and not found.gone) or len(found.changed) + len(found.gone) > MAX_ELEMENTS:
        return after
    for element in found.changed:
        element.set("data-changed", "")
    if found.gone:
        new.append(_ghosts(found.gone))
    return ElementTree.tostring(new, encoding="unicode")


def _compare(old: Element, new: Element, found: _Difference) -> None:
    """Collect the smallest elements that differ."""
    if _same(old, new):
        return
    if _whole(new) or _signature(old) != _signature(new) or not (len(old) or len(new)):
        found.changed.append(new)
        return
    for before, after in _paired(old, new):
        if before is None and after is not None:
            found.changed.append(after)
        elif after is None and before is not None:
            found.gone.append(before)
        elif before is not None and after is not None:
            _compare(before, after, found)


def _paired(old: Element, new: Element) -> list[Pair]:
    """Return pairs of old and new children, matched by id, then by position if their numbers are equal.

    If the numbers of children without id differ, only those that are new are returned, without a partner.
    """
    named_before, named_after = _named(old), _named(new)
    named: list[Pair] = [(named_before.get(id), named_after.get(id)) for id in {**named_before, **named_after}]
    before, after = ([child for child in _seen(element) if child.get("id") is None] for element in (old, new))
    if len(before) == len(after):
        return named + list(zip(before, after, strict=True))
    fresh = [child for child in after if not any(_same(child, other) for other in before)]
    return named + [(None, child) for child in fresh]


def _same(old: Element, new: Element) -> bool:
    if _signature(old) != _signature(new):
        return False
    before, after = list(_seen(old)), list(_seen(new))
    return len(before) == len(after) and all(map(_same, before, after))


def _signature(element: Element) -> tuple[object, ...]:
    return element.tag, element.attrib, element.text


def _whole(element: Element) -> bool:
    parts = list(element.iter())
    return (
        element.get("id") is not None
        and len(parts) <= MAX_WHOLE_ELEMENTS
        and not any("id" in part.attrib for part in parts[1:])
    )


def _seen(element: Element) -> Iterator[Element]:
    return (child for child in element if child.tag not in _UNSEEN and TURN_ATTRIBUTE not in child.attrib)


def _named(element: Element) -> dict[str, Element]:
    return {child.attrib["id"]: child for child in _seen(element) if "id" in child.attrib}


def _ghosts(gone: list[Element]) -> Element:
    """Return a group of the removed elements without their ids, because an id must not occur twice."""
    group = Element(f"{{{_SVG}}}g", {"class": "gone", "aria-hidden": "true"})
    group.extend(gone)
    for element in group.iter():
        element.attrib.pop("id", None)
    return group
