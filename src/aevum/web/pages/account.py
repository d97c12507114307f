"""Account page with the display name and an optional login to find one's matches on other devices."""

from __future__ import annotations

from dataclasses import dataclass

from aevum.kernel.markup import Child, Markup, h
from aevum.kernel.words import Words
from aevum.web.components.icons import icon
from aevum.web.pages.profile import profile_address


@dataclass(frozen=True, slots=True)
class Account:
    """Data of the account page."""

    name: str
    login: str | None
    """Login name; None for a guest."""
    person: str = ""
    """Id of the person; empty if the server does not know them yet."""
    email: tuple[str, str] | None = None
    """Confirmed e-mail address, and one that waits for confirmation; None if the server sends no e-mail."""


def account_page(account: Account, words: Words, problem: str = "") -> Markup:
    """Return the account page; an account is not needed to play.

    `problem`: the error message of the last form, if any.
    """
    return h.div(".reading.account")[
        h.h1[words("web-account")],
        h.p(".refusal", role="alert")[problem] if problem else None,
        h.form(".card", method="post", action="/account/name")[
            h.label[
                words("account-name"),
                h.input(name="name", value=account.name, maxlength=40, autocomplete="nickname", dir="auto"),
            ],
            _email(*account.email, words) if account.email is not None else None,
            h.button(".main")[words("account-rename")],
        ],
        h.p(".links")[h.a(href=profile_address(account.person))[icon("cup"), words("profile-results")]]
        if account.person
        else None,
        _signed_in(account.login, words) if account.login else _signing_in(words),
    ]


def _email(email: str, wish: str, words: Words) -> list[Child]:
    return [
        h.label[
            words("account-email"),
            h.input(type="email", name="email", value=wish or email, maxlength=200, autocomplete="email"),
        ],
        h.p(".quiet", role="status")[words("account-email-sent", address=wish)] if wish else None,
    ]


def confirm_page(address: str, action: str, words: Words) -> Markup:
    """Return the page behind the link in an e-mail, with one button that confirms the address."""
    return h.div(".reading.account")[
        h.h1[words("confirm-title")],
        h.form(".card", method="post", action=action)[
            h.p[words("confirm-about", address=address)], h.button(".main")[words("confirm-do")]
        ],
    ]


def _signed_in(login: str, words: Words) -> list[Child]:
    return [
        h.form(".card", method="post", action="/account/leave")[
            h.p[words("account-signed-in", login=login)], h.button[words("account-leave")]
        ],
        h.form(".card", method="post", action="/account/password")[
            h.h2[words("account-change")],
            h.input(type="hidden", name="login", value=login, autocomplete="username"),
            secret_field("password", words("account-old"), "current-password"),
            secret_field("new", words("account-new"), "new-password"),
            h.p(".quiet")[words("account-change-about")],
            h.button[words("account-change")],
        ],
        h.form(".card", method="post", action="/account/leave-everywhere")[
            h.p[words("account-everywhere-about")], h.button[words("account-everywhere")]
        ],
    ]


def secret_field(name: str, label: str, kind: str) -> Markup:
    """Return a field for a password; `kind` tells password managers what it is."""
    return h.label[label, h.input(name=name, type="password", required=True, minlength=8, autocomplete=kind)]


def _signing_in(words: Words) -> list[Child]:
    return [
        h.p(".quiet")[words("account-why")],
        h.div(".pair")[
            _credentials("enter", "current-password", words), _credentials("register", "new-password", words)
        ],
        h.p(".links")[h.a(href="/account/forgotten")[words("account-forgotten")]],
    ]


def _credentials(action: str, password: str, words: Words) -> Markup:
    return h.form(".card", method="post", action=f"/account/{action}")[
        h.h2[words(f"account-{action}")],
        h.label[words("account-login"), h.input(name="login", required=True, maxlength=40, autocomplete="username")],
        secret_field("password", words("account-password"), password),
        h.button[words(f"account-{action}")],
    ]
