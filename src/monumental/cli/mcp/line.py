"""The line to a server of the web app: requests, and answers in one sentence where they are refused."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from http.client import HTTPException
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode, urlsplit
from urllib.request import Request, urlopen

from monumental.cli.manners import WrongInput
from monumental.folders import data_folder

if TYPE_CHECKING:
    from collections.abc import Callable
    from email.message import Message
    from http.client import HTTPResponse
    from pathlib import Path

    from monumental.cards.text import Texts

#: Seconds until a server that says nothing counts as gone.
PATIENCE: Final = 20.0

#: What a server calls the key it gives away: `monumental.web.keys.COOKIE`.
COOKIE: Final = "monumental_key"


class Line:
    """Speaks to one server in one language, with the key of whoever sits there."""

    def __init__(self, server: str, texts: Texts, key: str | None = None) -> None:
        self.server = server
        self.texts = texts
        self.key = key

    def get(self, path: str, **query: object) -> Any:
        return self._ask("GET", path, query)[0]

    def post(self, path: str, body: object) -> Any:
        return self._ask("POST", path, {}, body)[0]

    def introduce(self) -> None:
        """Be somebody there: with the key that was named, else that of last time, else a new one.

        A key is what a seat belongs to: whoever comes back with it sits there again.
        """
        named = self.key
        self.key = named or kept_keys().get(self.server)
        answer, headers = self._ask("POST", "/api/key", {})
        if answer.get("known"):
            return
        if named is not None:
            raise WrongInput(self.texts("mcp-wrong-key", server=self.server))
        self.key = key_in(headers)
        if self.key is None:
            raise self._no_server()
        keep_key(self.server, self.key)

    def text(self, path: str, **query: object) -> str:
        """What is no JSON, such as a record."""
        return str(self._ask("GET", path, query, read=lambda answer: answer.read().decode())[0])

    def _ask(
        self,
        method: str,
        path: str,
        query: dict[str, object],
        body: object = None,
        *,
        read: Callable[[HTTPResponse], Any] = json.load,
    ) -> tuple[Any, Message]:
        wanted = {name: value for name, value in query.items() if value is not None}
        words = urlencode({**wanted, "lang": self.texts.language})
        request = Request(f"{self.server}{path}?{words}", method=method)  # noqa: S310 (checked: HTTP)
        if self.key is not None:
            request.add_header("Authorization", f"Bearer {self.key}")
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        try:
            with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 (checked: HTTP)
                return read(answer), answer.headers
        except HTTPError as error:
            with error:
                raise self._refused(error) from error
        except (URLError, HTTPException, OSError) as error:
            raise WrongInput(self.texts("mcp-server-gone", server=self.server)) from error
        except ValueError as error:
            raise self._no_server() from error

    def _refused(self, error: HTTPError) -> WrongInput:
        """The server says why, in our language; what says nothing is no server of ours."""
        try:
            return WrongInput(str(json.load(error)["sentence"]))
        except (ValueError, KeyError, TypeError, OSError):
            return self._no_server()

    def _no_server(self) -> WrongInput:
        return WrongInput(self.texts("mcp-no-server", server=self.server))


def read_link(link: str, texts: Texts) -> tuple[str, str]:
    """The server and the table of a link, as the browser shows it: `http://games.lan:8000/table/abc`."""
    try:
        parts = urlsplit(link)
        host = parts.hostname if parts.port != 0 else None
    except ValueError as error:
        raise WrongInput(texts("mcp-no-link", link=link)) from error
    folder, _, table = parts.path.strip("/").partition("/")
    if parts.scheme not in {"http", "https"} or not host or folder != "table" or not table:
        raise WrongInput(texts("mcp-no-link", link=link))
    return f"{parts.scheme}://{parts.netloc}", quote(table.partition("/")[0], safe="")


# The keys of servers where somebody sat down before


def key_file() -> Path:
    return data_folder() / "keys.json"


def kept_keys() -> dict[str, str]:
    """The keys by server; a file that can't be read has none."""
    try:
        kept = json.loads(key_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(server): str(key) for server, key in kept.items()} if isinstance(kept, dict) else {}


def keep_key(server: str, key: str) -> None:
    """For its owner alone. Where it can't be kept, the seat is held until the client leaves."""
    file = key_file()
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        text = json.dumps({**kept_keys(), server: key})
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as kept:
            kept.write(text)


def key_in(headers: Message) -> str | None:
    """The key that a server has just given away."""
    found: SimpleCookie = SimpleCookie()
    with suppress(CookieError):
        for header in headers.get_all("Set-Cookie", []):
            found.load(header)
    return found[COOKIE].value if COOKIE in found else None
