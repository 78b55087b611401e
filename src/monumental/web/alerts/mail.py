"""Mail, by the server that the host has named. It may stand in a private network: nobody else chose it."""

from __future__ import annotations

import re
import smtplib
import socket
import ssl
import time
from contextlib import suppress
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any, Final
from urllib.parse import parse_qs, unquote, urlsplit

#: Seconds until a mail server must be ready for the mail, and then until it must have said that it has it.
PATIENCE: Final = 20.0
LAST_WORD: Final = 10.0

#: What it says then.
READY: Final = 220
GO_ON: Final = 354
TAKEN: Final = 250

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


def send_mail(server: MailServer, to: str, title: str, text: str, deadline: float) -> str | None:
    """Hand a mail over before a moment of the monotonic clock; gives why not.

    Nobody ends this from outside: then nobody would know whether the mail was taken.
    """
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = server.sender, to, title
    mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=server.sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(text)
    try:
        _hand_over(server, mail, deadline)
    except smtplib.SMTPRecipientsRefused:
        return "refused"
    except (smtplib.SMTPException, OSError):
        return "mail"
    return None


def _hand_over(server: MailServer, mail: EmailMessage, deadline: float) -> None:
    trust = ssl.create_default_context()
    line: _Line = _EncryptedLine(deadline, trust) if server.encrypted else _Line(deadline)
    try:
        line.reach(server.host, server.port)
        line.ehlo()
        if not server.encrypted and line.has_extn("starttls"):
            line.starttls(context=trust)
        elif not server.encrypted and server.password is not None:
            raise smtplib.SMTPNotSupportedError("a password is not sent without encryption")
        if server.user is not None and server.password is not None:
            line.login(server.user, server.password)
        line.send_message(mail)
        # The mail is theirs: how they say goodbye changes nothing.
        with suppress(smtplib.SMTPException, OSError):
            line.quit()
    finally:
        line.close()


class _Line(smtplib.SMTP):
    """A conversation with a mail server that must come to the mail itself before a deadline."""

    def __init__(self, deadline: float) -> None:
        self._deadline = deadline
        super().__init__()

    def reach(self, host: str, port: int) -> None:
        # STARTTLS checks the certificate of this name.
        self._host, self.timeout = host, self._left()
        code, answer = self.connect(host, port)
        if code != READY:
            raise smtplib.SMTPConnectError(code, answer)

    def getreply(self) -> tuple[int, bytes]:
        if self.sock is not None:
            self.sock.settimeout(self._left())
        return super().getreply()

    def data(self, msg: Any) -> tuple[int, bytes]:
        """The mail. Who has got all of it and says nothing may have taken it, so it is not sent again."""
        words = msg.encode("ascii") if isinstance(msg, str) else bytes(msg)
        code, answer = self.docmd("DATA")
        if code != GO_ON:
            raise smtplib.SMTPDataError(code, answer)
        self._deadline = time.monotonic() + LAST_WORD
        self.send(re.sub(rb"(?m)^\.", b"..", words).removesuffix(b"\r\n") + b"\r\n.\r\n")
        try:
            return self.getreply()
        except (OSError, smtplib.SMTPServerDisconnected):
            return TAKEN, b""

    def _left(self) -> float:
        left = self._deadline - time.monotonic()
        if left <= 0:
            raise TimeoutError("the mail server takes too long")
        return left


class _EncryptedLine(_Line):
    """The same, encrypted from the first word."""

    def __init__(self, deadline: float, trust: ssl.SSLContext) -> None:
        self._trust = trust
        super().__init__(deadline)

    def _get_socket(self, host: str, port: int, timeout: float) -> socket.socket:
        plain = socket.create_connection((host, port), timeout)
        return self._trust.wrap_socket(plain, server_hostname=host)
