"""The web app: one Litestar application over a store, the bots' processes and the page."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import (
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    SerializationException,
    ValidationException,
)
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.types import Scope

from monumental.learn.errors import LearnError
from monumental.web.admin.desk import Desk
from monumental.web.admin.routes import Admin
from monumental.web.alerts.post import Post
from monumental.web.alerts.teller import Teller
from monumental.web.documented import Refusals
from monumental.web.door.at_once import AtOnce
from monumental.web.door.bans import Bans
from monumental.web.door.heads import App
from monumental.web.door.host import HostDoor
from monumental.web.door.hosts import Hosts
from monumental.web.door.load import Load, need_of
from monumental.web.door.quotas import Shares
from monumental.web.door.security import HEADERS, PRIVATE, Limits, must_be_json, must_be_ours
from monumental.web.door.sockets import Sockets
from monumental.web.door.spent import Spent
from monumental.web.door.work import Work
from monumental.web.housekeeper import keep_house
from monumental.web.keys import Keys
from monumental.web.leagues.routes import Leagues
from monumental.web.leagues.umpire import Umpire
from monumental.web.people.registry import Registry
from monumental.web.plans.keeper import Keeper
from monumental.web.plans.routes import Plans
from monumental.web.problems import Refused, no_such_table
from monumental.web.read_ahead import ReadAhead
from monumental.web.reviews.keeping import Shelf, folder_beside
from monumental.web.reviews.reviews import Reviews
from monumental.web.routes.coach import Coach
from monumental.web.routes.files import Files
from monumental.web.routes.health import Health
from monumental.web.routes.learn.lessons import Lessons
from monumental.web.routes.learn.puzzles import Puzzles
from monumental.web.routes.library import Library
from monumental.web.routes.people.alerts import Alerts
from monumental.web.routes.people.history import History
from monumental.web.routes.people.ladder import Ladder
from monumental.web.routes.people.me import Me
from monumental.web.routes.people.passkeys import Passkeys
from monumental.web.routes.tables import Tables
from monumental.web.routes.uploads import Uploads
from monumental.web.routes.waiting import Waiting
from monumental.web.settings import Settings
from monumental.web.store import Missing, NoRoom, NoWay, Store, StoreError, now
from monumental.web.studio.bench_routes import TestBench
from monumental.web.studio.benches import Benches
from monumental.web.studio.keeping import OwnPacks
from monumental.web.studio.routes import Studio
from monumental.web.studio.trying import Trials
from monumental.web.tables.bell import bell_for
from monumental.web.tables.rooms import Rooms
from monumental.web.tables.timekeeper import keep_time
from monumental.web.talk.ear import Ears
from monumental.web.talk.routes import Blocked, Talk
from monumental.web.talk.talks import Talks
from monumental.web.thinking import Thinkers
from monumental.web.visitor import Visitor, address_of, device_of, language_of, visitor
from monumental.web.watch.numbers import Numbers
from monumental.web.watch.spans import traces

log = logging.getLogger(__name__)

#: What is asked here, by what it is about.
TABLES: Final = (Tables, Waiting, Coach, Talk, Uploads, Plans)
PEOPLE: Final = (Me, Passkeys, History, Ladder, Leagues, Alerts, Blocked)
LEARNING: Final = (Lessons, Puzzles)
PACKS: Final = (Studio, OwnPacks, Trials, TestBench)

#: Where the built page lies in the package.
PAGE = Path(__file__).parent / "page"

#: What Litestar says when somebody goes before all of their message is there. Nobody hears the answer.
GONE = "client disconnected prematurely"

#: Seconds after which a database may answer again.
STORE_SECONDS = 5


def create_app(settings: Settings | None = None, clock: Callable[[], datetime] = now) -> Litestar:
    """The application; its store is opened when the server starts. `clock` says what time it is."""
    settings = settings or Settings()
    spent = Spent()
    # Of people who play the other servers hear nothing: they never have less than half of this left.
    limits = spent.shared("requests", Limits(settings.bounds.burst, settings.bounds.rate), below=0.5)
    shares = Shares(settings.quotas, spent)
    hosts = Hosts(settings.origins, settings.names)
    sockets = Sockets(settings.bounds.sockets)
    work = Work(settings.bounds.work)
    numbers = Numbers()
    bans = Bans()
    load = Load(settings.bounds.wait, numbers)
    host_door = HostDoor(settings.admin_token, settings.quotas, spent)

    async def desk(request: Request[Any, Any, State], who: NamedDependency[Visitor]) -> Desk:
        """For the host alone."""
        host_door.must_be_host(request.headers, who.address)
        return Desk(request.app.state.rooms, bans, request.app.state.ears)

    async def guard(request: Request[Any, Any, State]) -> None:
        """Before anything else: is it ours, and not too much?"""
        hosts.must_be_ours(request.headers)
        state = request.app.state
        address = address_of(request)
        device = device_of(request, state.keyring)
        # The store is asked who somebody is only after that.
        limits.admit(device or address, address)
        request.state.who = who = await visitor(request, device, state.registry)
        bans.must_not_name(who)
        if request.scope["path"].startswith("/api/"):
            room = state.rooms.in_memory.get(request.path_params.get("table"))
            load.admit(need_of(request.method, room, who.owner))
        if who.owner is not None:
            state.rooms.whereabouts.see(who.owner, who.address)
        must_be_ours(request.method, request.headers, settings.origins)
        must_be_json(request.method, request.headers)

    return App(
        route_handlers=[*TABLES, *PEOPLE, Library, *LEARNING, *PACKS, Admin, Files, Health],
        lifespan=[_open(settings, work, bans, load, spent, clock)],
        state=State({"numbers": numbers}),
        dependencies={
            "rooms": Provide(_rooms, sync_to_thread=False),
            "talks": Provide(_talks, sync_to_thread=False),
            "reviews": Provide(_reviews, sync_to_thread=False),
            "benches": Provide(_benches, sync_to_thread=False),
            "keys": Provide(_keys, sync_to_thread=False),
            "registry": Provide(_registry, sync_to_thread=False),
            "post": Provide(_post, sync_to_thread=False),
            "who": Provide(_visitor),
            "settings": Provide(lambda: settings, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "shares": Provide(lambda: shares, sync_to_thread=False),
            "hosts": Provide(lambda: hosts, sync_to_thread=False),
            "sockets": Provide(lambda: sockets, sync_to_thread=False),
            "work": Provide(lambda: work, sync_to_thread=False),
            "load": Provide(lambda: load, sync_to_thread=False),
            "bans": Provide(lambda: bans, sync_to_thread=False),
            "desk": Provide(desk),
            "numbers": Provide(lambda: numbers, sync_to_thread=False),
        },
        before_request=guard,
        plugins=[Refusals(), AtOnce()],
        exception_handlers={
            Refused: _refused,
            StoreError: _store_failed,
            LearnError: _unlearnable,
            Missing: _missing,
            NoWay: _no_way,
            NoRoom: _no_room,
            HTTPException: _http_failed,
            SerializationException: _http_failed,
            RecursionError: _unreadable,
            UnicodeDecodeError: _unreadable,
            Exception: _failed,
        },
        logging_config=None,  # whoever runs the server says what is logged
        response_headers=dict(HEADERS),
        request_max_body_size=settings.longest_body,
        openapi_config=OpenAPIConfig(
            title="Monumental",
            version="1",
            path="/api/schema",
            # Pages that show a schema load their scripts from elsewhere, and nothing here does.
            render_plugins=[JsonRenderPlugin(), YamlRenderPlugin()],
        )
        if settings.docs
        else None,
    )


def _open(
    settings: Settings, work: Work, bans: Bans, load: Load, spent: Spent, clock: Callable[[], datetime]
) -> Any:
    """Everything that is open while the server runs."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        numbers: Numbers = app.state.numbers
        numbers.spans = traces(settings)
        store = await Store.open(settings.database, clock=clock)
        store.tell(numbers.store_worked)
        secret = await store.secret("keys")
        thinkers = Thinkers(
            settings.workers, settings.thinking, settings.thinking_quota, numbers, settings.thinkers
        )
        bell = bell_for(store.line_to_others)
        spent.begin(bell, secret)
        rooms = Rooms(
            store,
            thinkers,
            bell,
            most=settings.most_rooms,
            bots=settings.bots,
            seed_of_bots=int.from_bytes((await store.secret("bots"))[:6], "big"),
            clock=clock,
            ratings=settings.ratings,
            watch_delay=settings.watch_delay,
        )
        app.state.keyring = Keys(secret)
        app.state.registry = Registry(store.people)
        app.state.rooms = rooms
        app.state.talks = Talks(rooms, bell, on=settings.talk)
        app.state.ears = ears = Ears(rooms, app.state.talks, spent)
        app.state.reviews = reviews = Reviews(thinkers, Shelf(folder_beside(settings.database)))
        benches = app.state.benches = Benches(thinkers)
        app.state.post = Post(settings.alerts, await store.secret("push"))
        app.state.teller = Teller(rooms, app.state.post, settings.bounds)
        app.state.umpire = umpire = Umpire(rooms, on=settings.leagues)
        app.state.plans = plans = Keeper(rooms, settings.bounds.plan_seconds)
        try:
            with numbers.counting_errors():
                house = keep_house(rooms, settings.bounds, bans, ears)
                at_work = rooms.presence.at_work()
                async with bell.heard_by(ears), at_work, house, load.felt(), ReadAhead(work) as ahead:
                    app.state.ahead = ahead
                    await rooms.wake_all()
                    async with (
                        keep_time(rooms),
                        plans.at_work(),
                        umpire.at_work(),
                        app.state.teller.at_work(),
                    ):
                        yield
        finally:
            reviews.close()
            benches.close()
            await rooms.close()
            await store.close()
            await asyncio.to_thread(numbers.spans.close)

    return lifespan


# What handlers are given


def _rooms(state: State) -> Rooms:
    rooms: Rooms = state.rooms
    return rooms


def _talks(state: State) -> Talks:
    talks: Talks = state.talks
    return talks


def _reviews(state: State) -> Reviews:
    reviews: Reviews = state.reviews
    return reviews


def _benches(state: State) -> Benches:
    benches: Benches = state.benches
    return benches


def _keys(state: State) -> Keys:
    keys: Keys = state.keyring
    return keys


def _registry(state: State) -> Registry:
    registry: Registry = state.registry
    return registry


def _post(state: State) -> Post:
    post: Post = state.post
    return post


async def _visitor(scope: Scope, state: State) -> Visitor:
    """Whoever asks. The first who speaks a language waits until it is read; nobody else does."""
    connection = ASGIConnection[Any, Any, Any, State](scope)
    # The guard knows already; no guard stands before a socket.
    who: Visitor | None = connection.state.get("who")
    if who is None:
        who = await visitor(connection, device_of(connection, state.keyring), state.registry)
    await state.ahead.hear(who.language)
    return who


# What is answered where something is refused: one sentence, and nothing has changed


def _answer(request: Request[Any, Any, State], refused: Refused) -> Response[bytes]:
    problem = refused.problem(language_of(request))
    request.app.state.numbers.refusals.labels(str(refused.status), refused.key).inc()
    return Response(
        msgspec.json.encode(problem),
        status_code=refused.status,
        media_type=MediaType.JSON,
        headers={**HEADERS, **PRIVATE, **refused.headers},
    )


def _refused(request: Request[Any, Any, State], error: Refused) -> Response[bytes]:
    return _answer(request, error)


def _missing(request: Request[Any, Any, State], error: Missing) -> Response[bytes]:
    """A table that was cleared away while somebody looked at it."""
    return _answer(request, no_such_table())


def _no_way(request: Request[Any, Any, State], error: NoWay) -> Response[bytes]:
    """A device that can't become somebody's."""
    return _answer(request, Refused(401 if error.key == "server-no-key" else 409, error.key))


def _no_room(request: Request[Any, Any, State], error: NoRoom) -> Response[bytes]:
    """Somebody keeps enough already."""
    return _answer(request, Refused(409, error.key, most=error.most))


def _store_failed(request: Request[Any, Any, State], error: StoreError) -> Response[bytes]:
    log.error("the store: %s", error)
    return _answer(request, Refused(503, "server-store", wait=STORE_SECONDS))


def _unlearnable(request: Request[Any, Any, State], error: LearnError) -> Response[bytes]:
    """A file of a course or puzzle is wrong: whoever wrote it reads where."""
    log.error("%s %s: %s", request.method, request.url.path, error)
    return _answer(request, Refused(500, "server-learn-broken", problem=str(error)))


def _http_failed(
    request: Request[Any, Any, State], error: HTTPException | SerializationException
) -> Response[bytes]:
    """What Litestar refuses by itself."""
    if isinstance(error, SerializationException):
        return _answer(request, Refused(400, "server-garbage"))
    if isinstance(error, NotFoundException):
        return _answer(request, Refused(404, "server-no-page"))
    if isinstance(error, MethodNotAllowedException):
        refused = Refused(405, "server-not-allowed")
        allowed = (error.headers or {}).get("allow", "")
        refused.headers = {"Allow": allowed.replace("GET", "GET, HEAD")}
        return _answer(request, refused)
    if isinstance(error, ValidationException):
        return _answer(request, Refused(400, "server-invalid", field=_field(error)))
    if error.status_code == 413:
        return _answer(request, Refused(413, "server-too-large"))
    if error.status_code < 500 or error.detail == GONE:
        return _answer(request, Refused(400 if error.detail == GONE else error.status_code, "server-garbage"))
    return _failed(request, error)


def _unreadable(
    request: Request[Any, Any, State], error: RecursionError | UnicodeDecodeError
) -> Response[bytes]:
    """A message that is no text, or has more brackets inside each other than anybody reads."""
    log.warning("%s %s: %s", request.method, request.url.path, type(error).__name__)
    return _answer(request, Refused(400, "server-garbage"))


def _field(error: ValidationException) -> str:
    """Which part of the message is wrong, as far as that is known."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        return str(first.get("key") or first.get("message") or "")[:80]
    return "?"


def _failed(request: Request[Any, Any, State], error: Exception) -> Response[bytes]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(request, Refused(500, "server-broken"))
