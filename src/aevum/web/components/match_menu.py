"""Menu of a match page: invite, notices, sound, another device, leave. Its content is fetched when it is opened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from aevum.kernel.markup import Child, Markup, fragment, h
from aevum.kernel.words import Words
from aevum.web.components.icons import icon
from aevum.web.components.invite import folded_qr, invite
from aevum.web.layout import static

NOTICE_STATES: Final = ("off", "on", "blocked", "failed", "home", "unable")
"""States of notices in a browser; the script shows the message of the one that holds."""


@dataclass(frozen=True, slots=True)
class MatchMenu:
    """Data of the menu for one reader."""

    id: str
    """Id of the match."""
    links: Mapping[str, str] = field(default_factory=dict)
    """Invitation links by the name of the open seat, for the host."""
    server_url: str = ""
    """URL of the server, without a path."""
    seated: bool = False
    """Whether the reader holds a seat."""
    others: bool = False
    """Whether another person plays at another screen, or may still join."""
    origin: str = ""
    """Address of the position from which the match was continued; empty if it was not."""
    removal: str = ""
    """Kind of removal that the reader may choose: `leave`, `hide` or `delete`; empty: none."""
    explains: bool | None = None
    """Whether explanations are on for the reader; None where there are none to switch."""


def menu_button(id: str, words: Words) -> Markup:
    """Return the button of the menu for the header of the match page; a script fetches the content."""
    return h.details(".menu.of-match", data_from=f"/m/{id}/menu")[
        h.summary(title=words("menu-title"))[icon("people"), h.span(".unseen")[words("menu-title")]],
        h.div(role="group")[""],
    ]


def menu_content(menu: MatchMenu, words: Words) -> str:
    """Return the content of the menu as HTML, with its style sheet."""
    return fragment(
        [
            h.link(rel="stylesheet", href=static("match_menu.css")),
            _invitations(menu, words),
            _notices(words) if menu.seated and menu.others else None,
            h.label(".switch")[h.input("#sound", type="checkbox"), h.span[words("menu-sound")]],
            None if menu.explains is None else _explain_switch(menu, words),
            h.a(".entry", href=f"/m/{menu.id}/device")[icon("person"), words("device-open")] if menu.seated else None,
            h.a(".entry", href=menu.origin)[icon("back"), words("play-on-origin")] if menu.origin else None,
            _removal(menu, words) if menu.removal else None,
        ]
    )


def _invitations(menu: MatchMenu, words: Words) -> list[Child]:
    if menu.links:
        return [
            [h.p[words("table-seat-free", seat=name)], invite(link, words), folded_qr(menu.server_url + link, words)]
            for name, link in menu.links.items()
        ]
    watch = f"/m/{menu.id}"
    return [
        h.p[words("menu-watch")],
        invite(watch, words, "menu-copy-watch"),
        folded_qr(menu.server_url + watch, words),
    ]


def _explain_switch(menu: MatchMenu, words: Words) -> Markup:
    """Return the switch of explanations; the script submits it."""
    return h.form("#explain", method="post", action=f"/m/{menu.id}/explain")[
        h.label(".switch")[
            h.input(name="explain", value="on", type="checkbox", checked=menu.explains), h.span[words("menu-explain")]
        ]
    ]


def _notices(words: Words) -> Markup:
    """Return the switch of push notices; the script shows one sentence and one button."""
    said = {f"data_{state}": words(f"push-{state}") for state in NOTICE_STATES}
    return h.div("#notices", role="status", **said)[
        h.p[words("push-off")],
        h.button("#allow", type="button", hidden=True)[icon("bell"), words("table-notify")],
        h.button("#disallow", type="button", hidden=True)[words("push-stop")],
    ]


def _removal(menu: MatchMenu, words: Words) -> Markup:
    """Return the form that leaves, hides or deletes the match, folded so that no first click does it."""
    return h.details(".leaving")[
        h.summary[words(f"menu-{menu.removal}")],
        h.form(method="post", action=f"/m/{menu.id}/{menu.removal}")[
            h.p[words(f"mine-{menu.removal}-about")],
            [h.button(name="to", value=way)[words(f"mine-leave-{way}")] for way in ("bot", "open")]
            if menu.removal == "leave"
            else h.button[words(f"mine-{menu.removal}")],
        ],
    ]
