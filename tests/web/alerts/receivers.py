"""Those who are told: a web server, a mail server and a push service, all real and all on this machine."""

from __future__ import annotations

import json
import socket
import ssl
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Receiver:
    """A web server that keeps what it gets. `answers` says with which status, in turn; then 200."""

    def __init__(self, address: str = "127.0.0.1") -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self._news = threading.Condition()
        self.answers: list[int] = []
        self.moved_to = ""  # where a redirect leads
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                with receiver._news:
                    receiver.got.append((self.path, dict(self.headers.items()), body))
                    receiver._news.notify_all()
                status = receiver.answers.pop(0) if receiver.answers else 200
                self.send_response(status)
                if receiver.moved_to:
                    self.send_header("Location", receiver.moved_to)
                self.send_header("Content-Length", "0")
                self.end_headers()

            do_PUT = do_POST  # noqa: N815 (as Python calls it)

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (its own name)
                pass

        self._server = ThreadingHTTPServer((address, 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def host(self) -> str:
        return ":".join(map(str, self._server.server_address))

    def wait_for(self, count: int, seconds: float) -> None:
        """Until so many have come."""
        with self._news:
            assert self._news.wait_for(lambda: len(self.got) >= count, seconds), self.got

    def messages(self) -> list[Any]:
        return [json.loads(body) for _, _, body in self.got]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def receiver(address: str = "127.0.0.1") -> Iterator[Receiver]:
    running = Receiver(address)
    try:
        yield running
    finally:
        running.close()


class Mailbox:
    """A mail server that keeps all mail."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [mail["To"]]
        self.got.append(mail)
        return "250 taken"

    def texts(self) -> list[str]:
        return [mail.get_content() for mail in self.got]


@contextmanager
def mail_server(trust: ssl.SSLContext | None = None) -> Iterator[tuple[Mailbox, int]]:
    """A mail server, and the port where it is."""
    mailbox = Mailbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    controller = Controller(mailbox, hostname="127.0.0.1", port=port, ssl_context=trust)
    controller.start()
    try:
        yield mailbox, port
    finally:
        controller.stop()


class PushedBrowser:
    """A browser that has subscribed: only it can read what its push service gets."""

    AUTH = b"sixteen bytes!!!"

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())

    @property
    def subscription(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"key": _text(point), "auth": _text(self.AUTH)}

    def read(self, body: bytes) -> Any:
        opened = http_ece.decrypt(body, private_key=self._key, auth_secret=self.AUTH, version="aes128gcm")
        return json.loads(opened)


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
