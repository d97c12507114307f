"""Changes: what differs between two drawings, and how it is marked; elements are known by id, else by place."""

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
WHOLE: Final = 7
"""An element with an id and no more parts than this, none of which has one, is marked as a whole."""
NOW: Final = "data-now"
"""On what only tells whose turn it is: that changes with every decision, and nothing has moved."""
MOST: Final = 60
"""Where more has changed, it is another picture rather than a changed one."""

ElementTree.register_namespace("", _SVG)


@dataclass(slots=True)
class _Difference:
    changed: list[Element] = field(default_factory=list)
    gone: list[Element] = field(default_factory=list)


def marked(before: str, after: str) -> str:
    """The drawing after, with `data-changed` on what is new or other, and what is gone as a ghost on top."""
    try:
        old, new = ElementTree.fromstring(before), ElementTree.fromstring(after)
    except ElementTree.ParseError:
        return after
    found = _Difference()
    _compare(old, new, found)
    if (not found.changed and not found.gone) or len(found.changed) + len(found.gone) > MOST:
        return after
    for element in found.changed:
        element.set("data-changed", "")
    if found.gone:
        new.append(_ghosts(found.gone))
    return ElementTree.tostring(new, encoding="unicode")


def _compare(old: Element, new: Element, found: _Difference) -> None:
    """Look for the smallest parts that tell what has changed."""
    if _same(old, new):
        return
    if _whole(new) or _face(old) != _face(new) or not (len(old) or len(new)):
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
    """Children beside what they were before: by id, then by place where that can be told."""
    named_before, named_after = _named(old), _named(new)
    named: list[Pair] = [(named_before.get(id), named_after.get(id)) for id in {**named_before, **named_after}]
    before, after = ([child for child in _seen(element) if child.get("id") is None] for element in (old, new))
    if len(before) == len(after):
        return named + list(zip(before, after, strict=True))
    fresh = [child for child in after if not any(_same(child, other) for other in before)]
    return named + [(None, child) for child in fresh]


def _same(old: Element, new: Element) -> bool:
    if _face(old) != _face(new):
        return False
    before, after = list(_seen(old)), list(_seen(new))
    return len(before) == len(after) and all(map(_same, before, after))


def _face(element: Element) -> tuple[object, ...]:
    return element.tag, element.attrib, element.text


def _whole(element: Element) -> bool:
    parts = list(element.iter())
    return element.get("id") is not None and len(parts) <= WHOLE and not any("id" in part.attrib for part in parts[1:])


def _seen(element: Element) -> Iterator[Element]:
    return (child for child in element if child.tag not in _UNSEEN and NOW not in child.attrib)


def _named(element: Element) -> dict[str, Element]:
    return {child.attrib["id"]: child for child in _seen(element) if "id" in child.attrib}


def _ghosts(gone: list[Element]) -> Element:
    """What is gone, without ids: there must be none twice."""
    group = Element(f"{{{_SVG}}}g", {"class": "gone", "aria-hidden": "true"})
    group.extend(gone)
    for element in group.iter():
        element.attrib.pop("id", None)
    return group
