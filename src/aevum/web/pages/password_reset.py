"""Pages for an account whose password is forgotten: ask for a link by e-mail, and set a new password."""

from __future__ import annotations

from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words
from aevum.web.pages.account import secret_field


def forgotten_page(words: Words, *, sends: bool, problem: str = "", sent_to: str = "") -> Markup:
    """Return the page that asks for an e-mail address; it says whom to ask if the server sends no e-mail (`sends`).

    `sent_to`: the address that was asked for; the page does not tell whether an account has it.
    """
    return h.div(".reading.account")[
        h.h1[words("forgotten-title")],
        h.p(".refusal", role="alert")[problem] if problem else None,
        _asking(words, sent_to) if sends else _operator(words),
    ]


def _asking(words: Words, sent_to: str) -> Child:
    if sent_to:
        return h.p(".card", role="status")[words("forgotten-sent", address=sent_to)]
    return h.form(".card", method="post", action="/account/forgotten")[
        h.p[words("forgotten-about")],
        h.label[
            words("forgotten-email"),
            h.input(type="email", name="email", required=True, maxlength=200, autocomplete="email"),
        ],
        h.button(".main")[words("forgotten-do")],
    ]


def _operator(words: Words) -> Markup:
    return h.p(".card")[words("forgotten-operator"), " ", h.code["aevum account reset NAME"]]


def new_password_page(login: str, action: str, words: Words, problem: str = "") -> Markup:
    """Return the page behind the link in the e-mail, which sets a new password of an account."""
    return h.div(".reading.account")[
        h.h1[words("forgotten-title")],
        h.p(".refusal", role="alert")[problem] if problem else None,
        h.form(".card", method="post", action=action)[
            h.p[words("forgotten-new", login=login)],
            h.input(type="hidden", name="login", value=login, autocomplete="username"),
            secret_field("new", words("account-new"), "new-password"),
            h.button(".main")[words("account-change")],
        ],
    ]
