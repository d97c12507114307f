"""Send e-mail by SMTP and JSON to a webhook."""

from __future__ import annotations

import json
import smtplib
from collections.abc import Sequence
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit
from urllib.request import Request, urlopen

TIMEOUT_SECONDS: Final = 5.0
"""Seconds that the mail server or the webhook has to answer."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """Channels for notices that the operator has configured: a webhook, an SMTP server, both or neither."""

    webhook: str = ""
    smtp: str = ""
    sender: str = ""
    public_url: str = ""

    @property
    def any(self) -> bool:
        """Whether a webhook or an SMTP server is configured."""
        return bool(self.webhook or self.smtp)

    def link(self, path: str) -> str:
        """Return the public URL of a path on this server."""
        return f"{self.public_url.rstrip('/')}{path}"

    def post(self, content: dict[str, str | int]) -> None:
        """Send content to the webhook as JSON by POST."""
        body = json.dumps(content).encode()
        with urlopen(
            Request(self.webhook, body, {"content-type": "application/json"}, method="POST"), timeout=TIMEOUT_SECONDS
        ):
            pass

    def mail(self, messages: Sequence[EmailMessage]) -> None:
        """Send e-mails by the SMTP server, with STARTTLS and login if its URL holds a user name."""
        server = urlsplit(self.smtp)
        with smtplib.SMTP(server.hostname or "localhost", server.port or 25, timeout=TIMEOUT_SECONDS) as connection:
            if server.username:
                connection.starttls()
                connection.login(unquote(server.username), unquote(server.password or ""))
            for message in messages:
                connection.send_message(message)

    def email(self, address: str, subject: str, text: str) -> EmailMessage:
        """Return an e-mail; raise ValueError for an address or a subject that is not valid in a header."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, address, subject
        message.set_content(text)
        return message
