"""`monumental serve`: the web app."""

from __future__ import annotations

import asyncio
import os
import socket
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Annotated

import typer

from monumental.bots import BOTS, CHARACTERS, LEVELS, UnknownBot
from monumental.cli.languages import Language, spoken
from monumental.cli.manners import WrongInput
from monumental.web.door.logs import LogForm, write_log

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.web.settings import AlertSettings, Settings

#: Where the web app is found unless told otherwise; if somebody else is there, at one of the next ports.
USUAL_HOST = "127.0.0.1"
USUAL_PORT = 8000
NEXT_PORTS = 20

#: What switches alerts off.
NO_ALERTS = "none"


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 for everybody who can reach this machine.")
    ] = USUAL_HOST,
    port: Annotated[int | None, typer.Option(help="The port. Left out, 8000 or the next free one.")] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="MONUMENTAL_DATABASE",
            show_envvar=True,
            help="Where tables are kept: sqlite:///file or postgresql://… Left out, a file of your own.",
        ),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(metavar="N", min=1, max=64, help="Processes that bots think in.")
    ] = None,
    thinkers: Annotated[
        str | None,
        typer.Option(
            metavar="ray://HOST:PORT",
            help="A Ray cluster in whose processes bots think; where it is gone, in those of this machine.",
        ),
    ] = None,
    processes: Annotated[
        int,
        typer.Option(metavar="N", min=1, max=64, help="Processes that answer people; needs PostgreSQL."),
    ] = 1,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="Where people find the server, if something stands before it."),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Another name of this machine that people type into a browser."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy on another machine, or a network of them, that says for whom it speaks.",
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A bot that people may play against, beside the usual levels."),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=NUMBER", help="How much somebody may take: SECURITY.md has the names."),
    ] = None,
    secure: Annotated[
        bool, typer.Option("--secure", help="It is served by HTTPS: cookies travel by nothing else.")
    ] = False,
    log: Annotated[
        LogForm,
        typer.Option(help="What goes wrong as text, or as JSON, with a line for every request."),
    ] = LogForm.TEXT,
    telemetry: Annotated[
        bool | None,
        typer.Option(
            "--telemetry/--no-telemetry",
            help="Send traces to where OTEL_EXPORTER_OTLP_ENDPOINT says. Left out, if it says so.",
        ),
    ] = None,
    metrics_token: Annotated[
        str | None,
        typer.Option(
            metavar="WORD",
            envvar="MONUMENTAL_METRICS_TOKEN",
            show_envvar=True,
            help="Lets whoever sends it read /metrics from another machine.",
        ),
    ] = None,
    admin_token: Annotated[
        str | None,
        typer.Option(
            metavar="WORD",
            envvar="MONUMENTAL_ADMIN_TOKEN",
            show_envvar=True,
            help="Opens the host's page at /admin to whoever types it there: 16 letters or more.",
        ),
    ] = None,
    alerts: Annotated[
        list[str] | None,
        typer.Option(
            metavar="KIND",
            help="How people may be told of their turn: mail, push, web, discord … or none. Left out, all.",
        ),
    ] = None,
    alert_network: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A private network that such alerts may be sent into."),
    ] = None,
    mail: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="MONUMENTAL_MAIL",
            show_envvar=True,
            help="The server that sends mail: smtps://user:password@host?from=games@example.org.",
        ),
    ] = None,
    ratings: Annotated[
        bool, typer.Option("--ratings/--no-ratings", help="Rate people who play each other, with a ladder.")
    ] = True,
    leagues: Annotated[
        bool,
        typer.Option("--leagues/--no-leagues", help="Let people open leagues, which go on by themselves."),
    ] = True,
    talk: Annotated[
        bool, typer.Option("--talk/--no-talk", help="Let people at a table speak to each other.")
    ] = True,
    vacation_days: Annotated[
        int,
        typer.Option(min=0, max=366, help="Days of a year on which clocks of days stand still for a person."),
    ] = 20,
    watch_delay: Annotated[
        int,
        typer.Option(
            min=0,
            max=86_400,
            metavar="SECONDS",
            help="Whoever watches a running game of people sees it so much later.",
        ),
    ] = 0,
    show: Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")] = True,
    lang: Language = None,
) -> None:
    """Start the web app, print its address and open it in a browser."""
    from monumental.web.settings import Settings, usual_database
    from monumental.web.thinking import usual_workers

    texts = spoken(lang)
    url = database or usual_database()
    settings = Settings(
        database=url,
        workers=workers or usual_workers(),
        thinkers=_cluster(thinkers, texts),
        secure=secure,
        origins=tuple(origin or ()),
        names=(*(name or ()), host),
        proxies=_believed(proxy or (), texts),
        bots=(*LEVELS, *CHARACTERS, *map(_known_bot, bot or ())),
        metrics_token=metrics_token,
        telemetry=_telemetry(telemetry, texts),
        admin_token=_long_enough(admin_token, texts),
        ratings=ratings,
        leagues=leagues,
        talk=talk,
        vacation_days=vacation_days,
        watch_delay=watch_delay,
        alerts=_alerts(alerts or (), alert_network or (), mail, texts),
    )
    for words in limit or ():
        settings = _limited(settings, words, texts)
    write_log(log)
    if processes > 1:
        _must_be_for_many(url, texts)
    _make_folder(url)
    with _only_server(url, texts) as say:
        listener = _listen(host, port, texts)
        address = f"http://{_host_for_people(host)}:{listener.getsockname()[1]}/"
        say(address)
        asyncio.run(_must_open(settings.database))
        announce = partial(_announce, address, texts, show=show and _has_screen())
        _run(settings, listener, processes, log, announce)


def _telemetry(asked: bool | None, texts: Texts) -> bool:
    """Whether traces are wanted, by the option or the environment; then they can be sent, too."""
    from monumental.web.watch.spans import are_asked_for

    if not (are_asked_for(os.environ) if asked is None else asked):
        return False
    try:
        import_module("monumental.web.watch.telemetry")
    except ImportError as error:
        raise WrongInput(texts("terminal-no-telemetry")) from error
    return True


def _cluster(address: str | None, texts: Texts) -> str | None:
    """Where bots think, as it was typed; whether anybody answers there, the server finds out."""
    from monumental.web.thinking.cluster import ray_of

    if address is None:
        return None
    try:
        ray_of(address)
    except ValueError as error:
        raise WrongInput(texts("terminal-no-cluster", words=address)) from error
    except ImportError as error:
        raise WrongInput(texts("terminal-no-ray")) from error
    return address


def _long_enough(token: str | None, texts: Texts) -> str | None:
    """The host's token, if it can be sent and nobody can guess it."""
    from monumental.web.door.host import SHORTEST_TOKEN

    if token and not (
        len(token) >= SHORTEST_TOKEN and token.isascii() and token.isprintable() and " " not in token
    ):
        # It is not repeated: it may be the beginning of the next one.
        raise WrongInput(texts("terminal-short-token", least=SHORTEST_TOKEN))
    return token


def _believed(proxies: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """Addresses and networks as they were typed."""
    from monumental.web.door.addresses import Proxies

    for words in proxies:
        try:
            Proxies([words])
        except ValueError as error:
            raise WrongInput(texts("terminal-no-address", words=words)) from error
    return tuple(proxies)


def _alerts(kinds: Sequence[str], networks: Sequence[str], mail: str | None, texts: Texts) -> AlertSettings:
    """How people are told of their turns, as it was typed."""
    from monumental.web.alerts.addresses import KINDS
    from monumental.web.alerts.mail import read_mail_server
    from monumental.web.settings import AlertSettings

    for kind in kinds:
        if kind not in {*KINDS, NO_ALERTS}:
            known = ", ".join((*KINDS, NO_ALERTS))
            raise WrongInput(texts("terminal-no-alerts", words=kind, known=known))
    try:
        server = None if not mail else read_mail_server(mail)
    except ValueError as error:
        # It may have a password in it, so it isn't repeated.
        raise WrongInput(texts("terminal-no-mail")) from error
    allowed = tuple(kind for kind in kinds if kind != NO_ALERTS) if kinds else KINDS
    return AlertSettings(allowed, _believed(networks, texts), server)


def _known_bot(name: str) -> str:
    if name not in BOTS:
        raise WrongInput(str(UnknownBot(name)))
    return name


def _limited(settings: Settings, words: str, texts: Texts) -> Settings:
    """The settings with a limit as it was typed: `connections=50`."""
    from monumental.web.settings import LIMITS, limited

    name, _, number = words.partition("=")
    try:
        return limited(settings, name.strip(), float(number))
    except ValueError as error:
        raise WrongInput(texts("terminal-no-limit", words=words, limits=", ".join(LIMITS))) from error


@contextmanager
def _only_server(url: str, texts: Texts) -> Iterator[Callable[[str], None]]:
    """Nobody else serves this file meanwhile; gives what the others are told by."""
    from monumental.web.store import StoreError
    from monumental.web.store.files import prepare
    from monumental.web.store.lock import FileLock, Occupied, file_of

    file = file_of(url)
    if file is None:
        yield lambda address: None
        return
    try:
        prepare(file)
        lock = FileLock(file)
    except StoreError as error:
        raise WrongInput(str(error)) from error
    except Occupied as error:
        key = "terminal-occupied" if error.address else "terminal-occupied-somewhere"
        raise WrongInput(texts(key, file=str(file), address=error.address)) from error
    try:
        yield lock.say
    finally:
        lock.close()


async def _must_open(database: str) -> None:
    """What is wrong with the database is said before anything else."""
    from monumental.web.store import Store, StoreError

    try:
        await (await Store.open(database)).close()
    except StoreError as error:
        raise WrongInput(str(error)) from error


def _run(
    settings: Settings, listener: socket.socket, processes: int, form: LogForm, ready: Callable[[], None]
) -> None:
    if processes == 1:
        from monumental.web.running import run

        run(settings, listener, ready)
    else:
        from monumental.web.processes import run_several

        run_several(settings, listener, form, processes, ready)


def _must_be_for_many(url: str, texts: Texts) -> None:
    """Only a server of PostgreSQL's is shared by several processes."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        is_file = make_url(url).get_backend_name() == "sqlite"
    except (ArgumentError, ValueError):
        return  # what is wrong with it is said when it is opened
    if is_file:
        raise WrongInput(texts("terminal-no-processes"))


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
    """The folder of a database in a file: one that is made here is nobody else's to look into."""
    from monumental.web.store.lock import file_of

    file = file_of(url)
    if file is not None and not file.parent.exists():
        with suppress(OSError):
            file.parent.parent.mkdir(parents=True, exist_ok=True)
            file.parent.mkdir(mode=0o700, exist_ok=True)


def _has_screen() -> bool:
    """Is there a browser to be opened? Not on a server without a screen."""
    return os.name == "nt" or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.uname().sysname == "Darwin"
    )
