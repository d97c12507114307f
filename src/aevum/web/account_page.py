"""The account: a name at the table, and if one wants a way to find one's matches on other devices."""

from __future__ import annotations

from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words


def account_page(name: str, login: str | None, words: Words, problem: str = "", email: str | None = None) -> Markup:
    """Nobody needs an account to play. `email`: the address for notices, None where the server sends none."""
    return h.div(".reading.account")[
        h.h1[words("web-account")],
        h.p(".refusal", role="alert")[problem] if problem else None,
        h.form(".card", method="post", action="/account/name")[
            h.label[
                words("account-name"),
                h.input(name="name", value=name, maxlength=40, autocomplete="nickname", dir="auto"),
            ],
            _email(email, words) if email is not None else None,
            h.button(".main")[words("account-rename")],
        ],
        _signed_in(login, words) if login else _signing_in(words),
    ]


def _email(email: str, words: Words) -> Markup:
    return h.label[
        words("account-email"), h.input(type="email", name="email", value=email, maxlength=200, autocomplete="email")
    ]


def _signed_in(login: str, words: Words) -> Markup:
    return h.form(".card", method="post", action="/account/leave")[
        h.p[words("account-signed-in", login=login)], h.button[words("account-leave")]
    ]


def _signing_in(words: Words) -> list[Child]:
    return [
        h.p(".quiet")[words("account-why")],
        h.div(".pair")[
            _credentials("enter", "current-password", words), _credentials("register", "new-password", words)
        ],
    ]


def _credentials(action: str, password: str, words: Words) -> Markup:
    return h.form(".card", method="post", action=f"/account/{action}")[
        h.h2[words(f"account-{action}")],
        h.label[words("account-login"), h.input(name="login", required=True, maxlength=40, autocomplete="username")],
        h.label[
            words("account-password"),
            h.input(name="password", type="password", required=True, minlength=8, autocomplete=password),
        ],
        h.button[words(f"account-{action}")],
    ]
