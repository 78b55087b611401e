"""What people type to be told, and what of it is taken."""

from __future__ import annotations

import pytest

from monumental.web.alerts.addresses import KINDS, read_address, shown
from monumental.web.alerts.mail import MailServer, read_mail_server
from monumental.web.alerts.ways.service import read_service
from monumental.web.problems import Refused

#: Apprise itself imports what Python 3.13 has no more.
OLD_IMPORTS = pytest.mark.filterwarnings("ignore:.*slated for removal:DeprecationWarning")


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("bob", "server-alert-address"),
        ("bob@nowhere", "server-alert-address"),
        ("bob@example.org\r\nBcc: eve@example.org", "server-alert-address"),
        ("https://", "server-alert-address"),
        ("https://[::1", "server-alert-address"),
        ("file:///etc/passwd", "server-alert-address"),
        ("file://localhost/etc/passwd", "server-alert-service"),
        ("dbus://anybody", "server-alert-service"),
        ("syslog://anybody", "server-alert-service"),
        ("mailto://user:word@mail.example.org", "server-alert-service"),
        ("jsons://example.org/hook", "server-alert-service"),
        ("workflows://host/a/b?template=/etc/passwd", "server-alert-parts"),
        ("ntfys://ntfy.sh/topic?verify=no", "server-alert-parts"),
        ("discord://1/2?footer=yes&image=/etc/passwd", "server-alert-parts"),
        ("discord://1/2?to=x;template=/etc/passwd", "server-alert-parts"),
        ("discord://1/2?%74emplate=/etc/passwd", "server-alert-parts"),
        ("https://discord.com/api/webhooks/1/x?template=/etc/passwd", "server-alert-parts"),
        ("matrixs://ann:word@matrix.org/#room?template=/etc/passwd", "server-alert-parts"),
        ("workflows://evil:443/wf/sig#?template=/etc/passwd", "server-alert-address"),
        ("ntfys://topic#,json://evil.example/", "server-alert-address"),
        ("ntfys://t?to=a,workflows://evil/a/b?template=/etc/passwd", "server-alert-address"),
        ("https://discord.com/api/webhooks/1/x,json://evil.example/", "server-alert-address"),
        ("bob@[127.0.0.1].org", "server-alert-address"),
        ("[bob]@example.org", "server-alert-address"),
    ],
)
def test_what_is_no_place_is_refused(words: str, key: str) -> None:
    with pytest.raises(Refused) as refusal:
        read_address(words, KINDS, plain=True)

    assert refusal.value.key == key


@pytest.mark.parametrize(
    ("words", "kind", "how"),
    [
        ("ann@example.org", "mail", "ann@example.org"),
        (" https://example.org/word ", "web", "example.org/…"),
        ("https://discord.com/api/webhooks/1/word", "discord", "discord.com/…"),
        ("https://hooks.slack.com/services/A/B/word", "slack", "hooks.slack.com/…"),
        ("https://chat.googleapis.com/v1/spaces/A/messages?key=a&token=b", "gchat", "chat.googleapis.com/…"),
        ("https://example.org/hook?next=https://example.org/#top", "web", "example.org/…"),
        ("ntfys://word", "ntfys", "ntfys://…"),
        ("tgram://123456789:word/chat", "tgram", "tgram://…"),
        ("MATRIXS://ann:word@matrix.org/#room", "matrixs", "matrixs://…"),
    ],
)
def test_a_place_is_known_by_its_words_and_shown_without_what_is_secret(
    words: str, kind: str, how: str
) -> None:
    address = read_address(words, KINDS, plain=False)

    assert (address.kind, shown(address)) == (kind, how)


@OLD_IMPORTS
@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("ntfys://topic#,json://evil.example/", "ntfys"),
        ("ntfys://t?to=a,workflows://evil/a/b?template=/etc/passwd", "ntfys"),
        ("workflows://evil:443/wf/sig#?template=/etc/passwd", "workflows"),
        ("https://discord.com/api/webhooks/1/x?template=/etc/passwd", "discord"),
        ("discord://1/2?+header=x", "discord"),
        ("jsons://example.org/hook", "jsons"),
        ("ntfys://topic", "discord"),
        ("ntfy://example.org/topic", "ntfys"),
    ],
)
def test_a_messenger_sends_to_nothing_but_one_service_as_apprise_reads_it(words: str, kind: str) -> None:
    assert read_service(words, kind, plain=False) is None


@OLD_IMPORTS
@pytest.mark.parametrize(
    ("words", "kind", "plain"),
    [
        ("tgram://123456789:abcdefghijklmnopqrstuvwxyz012345678/123", "tgram", False),
        ("MATRIXS://ann:word@matrix.org/#room", "matrixs", False),
        ("https://discord.com/api/webhooks/123456789012345678/word", "discord", False),
        ("https://chat.googleapis.com/v1/spaces/A/messages?key=a&token=b", "gchat", False),
        ("ntfy://example.org/topic", "ntfys", True),
    ],
)
def test_a_messenger_sends_to_a_service(words: str, kind: str, plain: bool) -> None:
    assert read_service(words, kind, plain=plain) is not None


def test_a_mail_server_is_read_from_its_address() -> None:
    server = read_mail_server("smtps://ann:p%40ss@mail.example.org?from=games@example.org")

    assert server == MailServer("mail.example.org", 465, "games@example.org", True, "ann", "p@ss")
    for wrong in ("mail.example.org", "smtp://host", "http://host?from=a@b", "smtp://host:x?from=a@b.c"):
        with pytest.raises(ValueError, match=r"smtp|ort"):
            read_mail_server(wrong)
