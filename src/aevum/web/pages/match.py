"""Page of a match: board, prompt, seats, log and chat, rendered once and then updated by a script."""

from __future__ import annotations

from aevum.kernel.markup import Markup, fragment, h
from aevum.kernel.words import Words
from aevum.web.components.drawing_links import drawing_links
from aevum.web.components.explanations import note_frame
from aevum.web.components.icons import icon
from aevum.web.components.log_lines import log_checksum
from aevum.web.components.panels import board_and_strips, side_panels
from aevum.web.components.players import player_list
from aevum.web.components.scene import Scene, log_lines, player_rows, regions
from aevum.web.layout import static


def match_page(scene: Scene, id: str, *, seated: bool = False, end: Markup | None = None) -> Markup:
    """Return the main region of the page.

    `seated`: the viewer holds a seat, even if a curtain hides it now. `end`: the result; while the match runs there
    is none, and the script requests it when the match ends.
    """
    now = regions(scene)
    words = scene.words
    lines = log_lines(scene)
    return h.div(
        "#table",
        data_socket=f"/m/{id}/live",
        data_faces=f"/m/{id}/faces",
        data_moments=f"/m/{id}",
        data_seated=seated,
        data_told=log_checksum(lines),
        data_your_turn=words("table-your-turn"),
        data_pin=words("face-pin"),
        data_tab="log",
    )[
        h.h1(".unseen")[words("game-title")],
        h.p("#connection", role="status", hidden=True)[words("table-reconnecting")],
        h.div("#screen")[
            h.div("#own", role="group", aria_label=words("table-figures"), tabindex=0)[Markup(now["own"])],
            note_frame(now["first-note"], words) if scene.explains else None,
            h.div("#play")[board_and_strips(scene.panels, words, now)],
            h.section("#now", aria_label=words("table-side"))[
                _lesson(now["lesson"], words("lesson-panel" if scene.lesson else "exercise-title"))
                if scene.lesson or scene.exercise
                else None,
                h.p("#latest", aria_hidden="true")[Markup(now["latest"])],
                _bubble(words) if scene.talks else None,
                h.div("#prompt", aria_live="polite")[Markup(now["prompt"])],
                h.div("#notes")[
                    h.button("#skip", type="button", hidden=True)[words("table-skip")],
                    h.div("#reports", role="status", aria_label=words("table-reports"))[Markup(now["reports"])],
                    _report_frame(words),
                    _past_frame(words),
                    h.div("#hints", aria_live="polite")[Markup(now["hints"])],
                    _goal(scene) if seated and not (scene.outcome or scene.lesson or scene.exercise) else None,
                ],
                h.div("#ending", data_from=f"/m/{id}/end?part")[end],
            ],
        ],
        h.div("#side")[
            h.link(rel="stylesheet", href=static("players.css")) if len(scene.names) > 1 else None,
            h.link(rel="stylesheet", href=static("invitations.css")) if scene.links else None,
            h.ul("#seats", aria_label=words("table-seats"))[
                player_list(player_rows(scene), scene.game, words, filled=True)
            ],
            h.section("#more", aria_label=words("table-more"))[
                _tabs(scene),
                _log(scene, "".join(lines)),
                _chat(scene, now["chat-lines"], seated) if scene.talks else None,
            ],
        ],
        h.div("#rest")[
            h.div("#sheets", tabindex=0, role="group", aria_label=words("table-sheets"))[
                side_panels(scene.panels, now)
            ],
            h.div("#tools")[
                h.button("#bell", type="button", hidden=True)[icon("bell"), words("table-notify")]
                if scene.talks and seated
                else None,
                _links(scene, id),
                _pace(scene),
            ],
        ],
    ]


def _lesson(content: str, name: str) -> Markup:
    """Return the panel of a lesson or an exercise with its style sheet."""
    section = h.section("#lesson", aria_live="polite", aria_label=name)[Markup(content)]
    return fragment(h.link(rel="stylesheet", href=static("lesson.css")), section)


def _tabs(scene: Scene) -> Markup:
    """Return the tabs of log, chat and boards, of which a script shows one at a time where room is scarce."""
    words = scene.words
    names = {"log": "table-log", **({"chat": "table-chat"} if scene.talks else {}), "rest": "table-sheets"}
    return h.div("#tabs", role="tablist", aria_label=words("table-tabs"))[
        [
            h.button(
                f"#tab-{tab}",
                type="button",
                role="tab",
                aria_selected="true" if tab == "log" else "false",
                aria_controls=tab if tab == "rest" else f"{tab}-box",
                tabindex=0 if tab == "log" else -1,
                data_keep="aria-selected tabindex",
            )[words(name), h.span(".badge")[""] if tab == "chat" else None]
            for tab, name in names.items()
        ]
    ]


def _goal(scene: Scene) -> Markup | None:
    """Return the goal of the game for new players; a script does not show it again once it has been closed."""
    words = scene.words
    goal = scene.game.goal(words)
    if not goal:
        return None
    return h.details("#goal", hidden=True, data_keep="hidden open", data_game=scene.game.id)[
        h.summary[icon("goal"), words("rules-goal")],
        [h.p[line.strip()] for line in goal.splitlines()],
        h.button(".quiet", type="button")[words("table-goal-close")],
    ]


def _report_frame(words: Words) -> Markup:
    """Return the frame in which a script shows one report after the other."""
    paces = [h.option(value=pace)[words(f"table-report-pace-{pace}")] for pace in ("never", "slow", "quick", "off")]
    return h.template("#report-frame")[
        h.section("#report", tabindex=-1, role="dialog", aria_label=words("table-reports"))[
            h.div(".page")[""],
            h.footer[
                h.span(".count", data_text=words("table-report-count", number="#", all="##"))[""],
                h.label[words("table-report-pace"), " ", h.select[paces]],
                h.button(".all.quiet", type="button")[words("table-report-all")],
                h.button(".next", type="button", data_next=words("table-report-next"))[words("table-report-close")],
            ],
        ]
    ]


def _past_frame(words: Words) -> Markup:
    """Return the bar that a script shows over the board while it shows a past position."""
    next = words("replay-onwards")
    return h.template("#past-frame")[
        h.section("#past", role="region", aria_label=words("table-past"))[
            h.b[words("table-past")],
            h.p(aria_live="polite")[""],
            h.div[
                h.button(".next.quiet", type="button", title=next, aria_label=next)["▸"],
                h.button(".end", type="button")[words("table-past-end")],
            ],
        ]
    ]


def _log(scene: Scene, lines: str) -> Markup:
    """Return the log in a box that a script keeps scrolled to its newest line, at the bottom."""
    name = scene.words("table-log")
    return h.section("#log-box.log", role="tabpanel", aria_label=name)[
        _box(name, h.ol("#log", data_empty=scene.words("table-log-empty"))[Markup(lines)])
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
    return h.section("#chat-box.chat", role="tabpanel", aria_label=name)[said, form if seated else None]


def _bubble(words: Words) -> Markup:
    """Return the button that leads to the chat on screens where it lies below the board."""
    name = words("table-chat")
    return h.button("#bubble", type="button", aria_label=name, title=name)[icon("bubble"), h.span(".badge")[""]]


def _box(name: str, content: Markup) -> Markup:
    return h.div(".scroll", tabindex=0, role="log", aria_label=name)[content]


def _pace(scene: Scene) -> Markup:
    """Return the select for the speed at which moves of others are animated."""
    words = scene.words
    options = [h.option(value=name)[words(f"table-pace-{name}")] for name in ("once", "quick", "calm")]
    return h.label(".pace", hidden=len(scene.names) == 1)[words("table-pace"), h.select("#pace")[options]]


def _links(scene: Scene, id: str) -> Markup:
    words = scene.words
    return h.p(".links")[
        h.a(href=f"/rules/{scene.game.id}", target="_blank")[icon("book"), words("table-rules")],
        h.a(href=f"/m/{id}/replay")[icon("play"), words("table-replay")],
        drawing_links(id, words),
    ]
