"""Errors that the server itself raises, for the API and for pages; `error_responses` turns them into responses."""

from __future__ import annotations

from aevum.kernel.errors import (
    AevumError,
)


class NoSeat(AevumError):
    """The client has not presented the token of a seat in this match."""

    message = "api-no-seat"


class Invited(NoSeat):
    """The token is an invitation to a seat that has not been taken yet."""

    message = "api-invited"


class NotSeated(AevumError):
    """The client is known, but holds no seat in this match."""

    message = "api-not-seated"


class StillRunning(AevumError):
    """The match cannot be exported while it runs, because its save file contains the seed."""

    message = "export-when-over"


class ForbiddenOrigin(AevumError):
    """The request was sent by a page of another site (CSRF)."""

    message = "api-forbidden-origin"


class WrongHost(AevumError):
    """The Host header names a host that is not one of the server's own."""

    message = "error-wrong-host"


class TwoLengths(AevumError):
    """The request declares the length of its body both by Content-Length and by Transfer-Encoding."""

    message = "api-two-lengths"


class Failed(AevumError):
    """The server failed with an unexpected exception."""

    message = "error-failed"


class NotFound(AevumError):
    """There is no resource at this path."""

    message = "error-not-found"


class MethodNotAllowed(AevumError):
    """The path exists, but does not support this HTTP method."""

    message = "api-method"


class Refused(AevumError):
    """The request was rejected for a reason that has no error of its own."""

    message = "error-something"
