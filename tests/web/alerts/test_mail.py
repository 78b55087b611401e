"""A mail arrives once, however slow the mail server is."""

from __future__ import annotations

import socket
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import IPv4Address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from monumental.web.alerts import mail
from monumental.web.alerts.mail import MailServer, send_mail
from tests.web.alerts.receivers import Mailbox, mail_server


class SlowServer:
    """Says what it should to some commands, then nothing more, or something else."""

    ANSWERS = (("EHLO", "250 hello"), ("MAIL", "250 ok"), ("RCPT", "250 ok"))

    def __init__(self, silent_at: str = "", answers: dict[str, str] | None = None) -> None:
        self.heard: list[str] = []
        self._silent_at = silent_at
        self._answers = {**dict(self.ANSWERS), "DATA": "354 go on", ".": "250 taken", "QUIT": "221 bye"}
        self._answers["RSET"] = "250 ok"
        self._answers |= answers or {}
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._thread = threading.Thread(target=self._speak)
        self._thread.start()

    def _speak(self) -> None:
        line, _ = self._listener.accept()
        with line, line.makefile("rb") as words:
            line.sendall(b"220 hello\r\n")
            for raw in words:
                word = raw.decode().split()[0].upper() if raw.strip() else ""
                self.heard.append(raw.decode().strip())
                if word in self._answers and word != self._silent_at:
                    line.sendall(f"{self._answers[word]}\r\n".encode())

    def close(self) -> None:
        self._thread.join(10)
        self._listener.close()


@contextmanager
def slow(silent_at: str = "", **answers: str) -> Iterator[SlowServer]:
    server = SlowServer(silent_at, answers)
    try:
        yield server
    finally:
        server.close()


def send(port: int, text: str = "Your turn.", patience: float = 10.0) -> str | None:
    server = MailServer("127.0.0.1", port, "games@example.org", encrypted=False)
    return send_mail(server, "ann@example.org", "Hello", text, time.monotonic() + patience)


@pytest.mark.parametrize("command", ["EHLO", "MAIL", "RCPT", "DATA"])
def test_who_is_slow_before_the_mail_gets_none(command: str) -> None:
    with slow(silent_at=command) as server:
        problem = send(server.port, patience=0.3)

    assert problem == "mail"
    assert "Your turn." not in server.heard


def test_who_says_nothing_after_the_mail_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail, "LAST_WORD", 0.2)
    with slow(silent_at=".") as server:
        problem = send(server.port)

    assert problem is None
    assert server.heard[-2:] == ["Your turn.", "."]


def test_who_does_not_take_the_mail_says_so_and_a_rude_goodbye_is_none() -> None:
    with slow(**{".": "554 no"}) as server:
        refused = send(server.port)
    with slow(QUIT="500 what") as server:
        taken = send(server.port)

    assert (refused, taken) == ("mail", None)


def test_who_has_waited_too_long_does_not_begin() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.settimeout(0.1)

        assert send(listener.getsockname()[1], patience=0.0) == "mail"
        with pytest.raises(TimeoutError):
            listener.accept()


def test_lines_that_begin_with_a_dot_arrive_whole(mailbox: tuple[Mailbox, MailServer]) -> None:
    box, server = mailbox

    problem = send(server.port, ".\n..a\nb.\n")

    assert problem is None
    assert box.texts() == [".\r\n..a\r\nb.\r\n"]


def certificate(folder: Path) -> Path:
    """A key and its certificate for this machine, in one file."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(IPv4Address("127.0.0.1"))]), critical=False
        )
        .sign(key, SHA256())
    )
    file = folder / "both.pem"
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(secret + made.public_bytes(Encoding.PEM))
    return file


def test_mail_goes_encrypted_from_the_first_word_to_whom_we_trust(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = certificate(tmp_path)
    theirs = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    theirs.load_cert_chain(file)

    with mail_server(theirs) as (box, port):
        server = MailServer("127.0.0.1", port, "games@example.org", encrypted=True)
        words = (server, "ann@example.org", "Hello", "Your turn.")
        unknown = send_mail(*words, time.monotonic() + 10)
        monkeypatch.setenv("SSL_CERT_FILE", str(file))
        known = send_mail(*words, time.monotonic() + 10)

    assert (unknown, known) == ("mail", None)
    assert box.texts() == ["Your turn.\r\n"]
