"""The page of a match: board, prompt, seats, log and chat, filled with the first regions and kept live by a script."""

from __future__ import annotations

from aevum.kernel.events import WATCHING
from aevum.kernel.markup import Child, Markup, h
from aevum.web.scene import Scene, regions, viewbox


def match_page(scene: Scene, id: str) -> Markup:
    """The whole main region."""
    now = regions(scene)
    words = scene.words
    return h.div(
        "#table",
        data_socket=f"/m/{id}/live",
        data_seated=scene.seat != WATCHING,
        data_your_turn=words("table-your-turn"),
    )[
        h.p("#connection", role="status", hidden=True)[words("table-reconnecting")],
        h.div("#frame")[
            h.div("#sheet", data_keep="style")[
                h.div("#drawing")[Markup(now["drawing"])],
                h.svg("#overlay", viewBox=viewbox(now["drawing"]), role="group", aria_label=words("table-board"))[
                    h.g("#targets")[Markup(now["targets"])]
                ],
            ]
        ],
        h.section("#side")[
            h.h1(".title")[words("game-title")],
            h.div("#prompt", aria_live="polite")[Markup(now["prompt"])],
            h.ul("#seats", aria_label=words("table-seats"))[Markup(now["seats"])],
            _links(scene, id),
            _drawer(words("table-log"), h.ol("#log", role="log", tabindex=0)[Markup(now["log"])]),
            _drawer(words("table-chat"), _chat(scene, now["chat-lines"]), open=len(scene.names) > 1),
        ],
    ]


def _drawer(title: str, content: Child, *, open: bool = True) -> Markup:
    return h.details(open=open)[h.summary[title], content]


def _chat(scene: Scene, lines: str) -> list[Child]:
    words = scene.words
    form = h.form("#chat-form")[
        h.label[h.span(".quiet")[words("table-say")], h.input(name="text", maxlength=500, autocomplete="off")],
        h.button[words("table-send")],
    ]
    return [h.ul("#chat-lines", role="log")[Markup(lines)], form if scene.seat != WATCHING else None]


def _links(scene: Scene, id: str) -> Markup:
    words = scene.words
    return h.p(".links")[
        h.a(href=f"/rules/{scene.game.id}", target="_blank")[words("table-rules")],
        " ",
        h.a(href=f"/m/{id}/replay")[words("table-replay")],
        " ",
        h.a(href=f"/m/{id}/board.pdf")[words("table-print")],
        " ",
        h.a(href=f"/m/{id}/board.png")[words("table-picture")],
    ]
