"""Mail, by the server that the host has named. It may stand in a private network: nobody else chose it."""

from __future__ import annotations

import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

#: Seconds for each answer of the mail server.
PATIENCE: Final = 10.0

PORTS: Final = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True)
class MailServer:
    """`smtps://user:password@mail.example.org?from=games@example.org`."""

    host: str
    port: int
    sender: str
    encrypted: bool  # from the first word; otherwise as soon as the server offers it
    user: str | None = None
    password: str | None = None


def read_mail_server(words: str) -> MailServer:
    """The mail server at an address. Anything else is a ValueError that does not repeat it."""
    parts = urlsplit(words)
    sender = parse_qs(parts.query).get("from", [""])[0]
    if parts.scheme not in PORTS or not parts.hostname or "@" not in sender:
        raise ValueError("smtp://host?from=games@example.org")
    return MailServer(
        host=parts.hostname,
        port=parts.port or PORTS[parts.scheme],
        sender=sender,
        encrypted=parts.scheme == "smtps",
        user=None if parts.username is None else unquote(parts.username),
        password=None if parts.password is None else unquote(parts.password),
    )


def send_mail(server: MailServer, to: str, title: str, text: str) -> str | None:
    """Hand a mail over; gives why not."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = server.sender, to, title
    mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=server.sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(text)
    try:
        _hand_over(server, mail)
    except smtplib.SMTPRecipientsRefused:
        return "refused"
    except (smtplib.SMTPException, OSError):
        return "mail"
    return None


def _hand_over(server: MailServer, mail: EmailMessage) -> None:
    trust = ssl.create_default_context()
    if server.encrypted:
        with smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=trust) as line:
            _speak(line, server, mail)
        return
    with smtplib.SMTP(server.host, server.port, timeout=PATIENCE) as line:
        line.ehlo()
        if line.has_extn("starttls"):
            line.starttls(context=trust)
        elif server.password is not None:
            raise smtplib.SMTPNotSupportedError("a password is not sent without encryption")
        _speak(line, server, mail)


def _speak(line: smtplib.SMTP, server: MailServer, mail: EmailMessage) -> None:
    if server.user is not None and server.password is not None:
        line.login(server.user, server.password)
    line.send_message(mail)
