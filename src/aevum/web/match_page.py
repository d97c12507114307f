"""The page of a match: board, prompt, seats, log and chat, filled with the first regions and kept live by a script."""

from __future__ import annotations

from collections.abc import Mapping

from aevum.kernel.markup import Child, Markup, h
from aevum.web.marks import mark
from aevum.web.scene import Scene, regions, viewbox


def match_page(scene: Scene, id: str, again: Mapping[str, str] | None = None, *, seated: bool = False) -> Markup:
    """The whole main region. `again`: the fields of the form that begins the same match once more.

    `seated`: the reader holds a seat, even if a curtain hides it now.
    """
    now = regions(scene)
    words = scene.words
    return h.div(
        "#table",
        data_socket=f"/m/{id}/live",
        data_seated=seated,
        data_your_turn=words("table-your-turn"),
    )[
        h.p("#connection", role="status", hidden=True)[words("table-reconnecting")],
        _board(scene, now),
        h.section("#side", aria_label=words("table-side"))[
            h.div(".columns")[
                h.h1(".title")[words("game-title")],
                h.div("#prompt", aria_live="polite")[Markup(now["prompt"])],
                _afterwards(scene, id, again),
                h.div("#panels")[Markup(now["panels"])],
                h.ul("#seats", aria_label=words("table-seats"))[Markup(now["seats"])],
                h.button("#allow", type="button", hidden=True)[mark("bell"), words("table-notify")],
                _log(scene, now["log"]),
                _chat(scene, now["chat-lines"], seated) if len(scene.names) > 1 else None,
                _links(scene, id, seated),
            ]
        ],
    ]


def _board(scene: Scene, now: Mapping[str, str]) -> Markup:
    return h.div("#frame")[
        h.div("#sheet", data_keep="style")[
            h.div("#drawing")[Markup(now["drawing"])],
            h.svg("#overlay", viewBox=viewbox(now["drawing"]), role="group", aria_label=scene.words("table-board"))[
                h.g("#targets")[Markup(now["targets"])]
            ],
        ]
    ]


def _afterwards(scene: Scene, id: str, again: Mapping[str, str] | None) -> Markup:
    """What one wants once the score stands in the prompt; hidden until then."""
    words = scene.words
    return h.div(".afterwards")[
        _again(scene, again),
        h.a(".button", href=f"/m/{id}/replay?at=0")[mark("play"), words("table-look-back")],
        h.a(".button", href=f"/m/{id}/replay", data_copy=True, data_copied=words("table-copied"))[
            mark("link"), words("table-share")
        ],
        h.a(".button", href=f"/m/{id}/board.png", download=True)[mark("picture"), words("table-share-picture")],
    ]


def _again(scene: Scene, again: Mapping[str, str] | None) -> Markup:
    name: list[Child] = [mark("again"), scene.words("table-again")]
    if again is None:
        return h.a(".button.main", href=f"/#game-{scene.game.id}")[name]
    return h.form(method="post", action="/matches")[
        [h.input(type="hidden", name=field, value=value) for field, value in again.items()],
        h.button(".main")[name],
    ]


def _log(scene: Scene, lines: str) -> Markup:
    """The newest line stands at the bottom, and the box stays scrolled to it."""
    name = scene.words("table-log")
    return h.section(".log")[
        h.h2[name], _box(name, h.ol("#log", data_empty=scene.words("table-log-empty"))[Markup(lines)])
    ]


def _chat(scene: Scene, lines: str, seated: bool) -> Markup:
    words = scene.words
    name = words("table-chat")
    form = h.form("#chat-form")[
        h.label[
            h.span(".unseen")[words("table-say")],
            h.input(name="text", maxlength=500, autocomplete="off", placeholder=words("table-say"), dir="auto"),
        ],
        h.button[words("table-send")],
    ]
    said = _box(name, h.ul("#chat-lines", data_empty=words("table-chat-empty"))[Markup(lines)])
    return h.section(".chat")[h.h2[name], said, form if seated else None]


def _box(name: str, content: Markup) -> Markup:
    return h.div(".scroll", tabindex=0, role="log", aria_label=name)[content]


def _links(scene: Scene, id: str, seated: bool) -> Markup:
    words = scene.words
    return h.p(".links")[
        h.a(href=f"/rules/{scene.game.id}", target="_blank")[mark("book"), words("table-rules")],
        h.a(href=f"/m/{id}/replay")[mark("play"), words("table-replay")],
        h.a(href=f"/m/{id}/board.pdf")[mark("printer"), words("table-print")],
        h.a(href=f"/m/{id}/board.png")[mark("picture"), words("table-picture")],
        h.a(href=f"/m/{id}/device")[mark("person"), words("device-open")] if seated else None,
    ]
