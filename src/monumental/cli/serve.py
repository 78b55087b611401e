"""`monumental serve`: the web app."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from monumental.cli.languages import Language, spoken
from monumental.cli.manners import WrongInput

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.web.settings import Settings

#: Where the web app is found unless told otherwise; if somebody else is there, at one of the next ports.
USUAL_HOST = "127.0.0.1"
USUAL_PORT = 8000
NEXT_PORTS = 20

#: Seconds after which one thread lets another one work.
TURN_SECONDS = 0.0005

#: Seconds that a connection stays open for the next request: people think for longer than a moment.
KEEP_ALIVE = 75

#: New objects after which Python looks for garbage among them, and how often until it looks further.
COLLECT_AFTER = (5_000, 5, 1_000)


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 for everybody who can reach this machine.")
    ] = USUAL_HOST,
    port: Annotated[int | None, typer.Option(help="The port. Left out, 8000 or the next free one.")] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            help="Where tables are kept: sqlite:///file or postgresql://… Left out, a file of your own.",
        ),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(metavar="N", min=1, max=64, help="Processes that bots think in.")
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Where people find the server, if something stands before it."),
    ] = None,
    secure: Annotated[
        bool, typer.Option("--secure", help="It is served by HTTPS: cookies travel by nothing else.")
    ] = False,
    show: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = True,
    lang: Language = None,
) -> None:
    """Start the web app, print its address and open it in a browser."""
    from monumental.web.settings import Settings, usual_database, usual_workers

    texts = spoken(lang)
    url = database or usual_database()
    _make_folder(url)
    settings = Settings(
        database=url,
        workers=workers or usual_workers(),
        secure=secure,
        origins=tuple(origin or ()),
    )
    listener = _listen(host, port, texts)
    address = f"http://{_host_for_people(host)}:{listener.getsockname()[1]}/"
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    asyncio.run(_must_open(settings.database))
    _run(settings, listener, address, texts, show=show and _has_screen())


async def _must_open(database: str) -> None:
    """What is wrong with the database is said before anything else."""
    from monumental.web.store import Store, StoreError

    try:
        await (await Store.open(database)).close()
    except StoreError as error:
        raise WrongInput(str(error)) from error


def _run(settings: Settings, listener: socket.socket, address: str, texts: Texts, *, show: bool) -> None:
    import uvicorn

    from monumental.web.app import create_app

    app = create_app(settings)
    _collect_seldom()
    _take_turns_quickly()
    app.on_startup.append(lambda: _announce(address, texts, show=show))
    config = uvicorn.Config(
        app, log_level="warning", access_log=False, ws_max_size=1024, timeout_keep_alive=KEEP_ALIVE
    )
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listener])


def _collect_seldom() -> None:
    """Look for garbage less often: everybody waits while all tables in memory are searched for it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def _take_turns_quickly() -> None:
    """The thread that writes waits for the one that answers: not as long as Python lets it."""
    sys.setswitchinterval(TURN_SECONDS)


def _announce(address: str, texts: Texts, *, show: bool) -> None:
    """Say where the page is; whoever comes before the server is ready waits a moment."""
    print(texts("terminal-serving", address=address), flush=True)
    print(texts("terminal-serving-stop"), flush=True)
    if show:
        webbrowser.open(address)


def _listen(host: str, port: int | None, texts: Texts) -> socket.socket:
    """A socket at the port, or at the first free one of the usual."""
    problem = ""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in [port] if port is not None else range(USUAL_PORT, USUAL_PORT + NEXT_PORTS):
        # By its name, asyncio knows that it is TCP, and sends small answers at once.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            # Whoever comes before the server is ready waits in the queue.
            listener.listen(256)
        except OSError as error:
            listener.close()
            problem = error.strerror or str(error)
        except OverflowError as error:
            listener.close()
            problem = str(error)
        else:
            return listener
    raise WrongInput(texts("terminal-no-port", host=host, port=str(port or USUAL_PORT), problem=problem))


def _host_for_people(host: str) -> str:
    """What can be typed into a browser."""
    if host in {"0.0.0.0", "::"}:  # noqa: S104 (compared, not bound)
        return socket.gethostname()
    return f"[{host}]" if ":" in host else host


def _make_folder(url: str) -> None:
    """The folder of a database in a file."""
    path = url.removeprefix("sqlite:///")
    if path != url and path and ":memory:" not in path:
        with suppress(OSError):
            Path(path).parent.mkdir(parents=True, exist_ok=True)


def _has_screen() -> bool:
    """Is there a browser to be opened? Not on a server without a screen."""
    return os.name == "nt" or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.uname().sysname == "Darwin"
    )
