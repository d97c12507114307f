"""Letters: how e-mail and webhooks go out."""

from __future__ import annotations

import json
import smtplib
from collections.abc import Sequence
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit
from urllib.request import Request, urlopen

SECONDS: Final = 5.0


@dataclass(frozen=True, slots=True)
class Ways:
    """How notices go out: an address that gets JSON, a mail server, or neither."""

    webhook: str = ""
    smtp: str = ""
    sender: str = ""
    public_url: str = ""

    @property
    def any(self) -> bool:
        """Has the operator set anything up?"""
        return bool(self.webhook or self.smtp)

    def link(self, path: str) -> str:
        """An address of this table as others reach it."""
        return f"{self.public_url.rstrip('/')}{path}"

    def post(self, content: dict[str, str | int]) -> None:
        """Tell the webhook."""
        body = json.dumps(content).encode()
        with urlopen(Request(self.webhook, body, {"content-type": "application/json"}, method="POST"), timeout=SECONDS):
            pass

    def mail(self, letters: Sequence[EmailMessage]) -> None:
        """Hand letters to the mail server."""
        server = urlsplit(self.smtp)
        with smtplib.SMTP(server.hostname or "localhost", server.port or 25, timeout=SECONDS) as post:
            if server.username:
                post.starttls()
                post.login(unquote(server.username), unquote(server.password or ""))
            for letter in letters:
                post.send_message(letter)

    def letter(self, address: str, subject: str, text: str) -> EmailMessage:
        """One letter; an address or a subject that could not stand in its header raises ValueError."""
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, address, subject
        letter.set_content(text)
        return letter
