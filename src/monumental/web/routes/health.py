"""For programs that watch the server: whether it is there, whether it is ready, how it does."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from litestar import Controller, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.status_codes import HTTP_503_SERVICE_UNAVAILABLE

from monumental.web.contract.page import Health as HealthPage
from monumental.web.contract.page import Readiness
from monumental.web.door.addresses import is_this_machine
from monumental.web.door.host import has_token
from monumental.web.door.load import Load
from monumental.web.door.security import PRIVATE
from monumental.web.door.sockets import Sockets
from monumental.web.problems import Refused
from monumental.web.settings import Settings
from monumental.web.store import StoreError
from monumental.web.tables.rooms import Rooms
from monumental.web.visitor import Visitor
from monumental.web.watch.numbers import FORM, Now, Numbers

if TYPE_CHECKING:
    from monumental.web.store import Store

#: Seconds in which a database that is well has answered.
ANSWER_S: Final = 3.0

#: … and after which to ask again.
LATER: Final = "5"


class Health(Controller):
    """Small, and the same in every language."""

    include_in_schema = False
    response_headers = PRIVATE

    @get("/healthz")
    async def health(self) -> HealthPage:
        """The process answers: whoever would start it anew need not."""
        return HealthPage(ok=True)

    @get("/readyz")
    async def ready(self, rooms: NamedDependency[Rooms], load: NamedDependency[Load]) -> Response[Readiness]:
        """Whether tables can be reached and it has time, too: else people are better sent elsewhere."""
        store = await _answers(rooms.store)
        page = Readiness(ok=store and not load.is_too_much, store=store, calm=not load.is_too_much)
        if page.ok:
            return Response(page)
        return Response(page, status_code=HTTP_503_SERVICE_UNAVAILABLE, headers={"Retry-After": LATER})

    @get("/metrics")
    async def metrics(
        self,
        request: Request[Any, Any, State],
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
        sockets: NamedDependency[Sockets],
        load: NamedDependency[Load],
        numbers: NamedDependency[Numbers],
    ) -> Response[bytes]:
        """How it does, in numbers: for this machine, and for whoever has the host's word."""
        token = settings.metrics_token
        if not is_this_machine(who.address) and not (token and has_token(request.headers, token)):
            raise Refused(403, "server-metrics")
        now = Now(
            kept=await rooms.store.census(),
            open=Counter(room.status for room in rooms.in_memory.values()),
            sockets=sockets.count,
            people=len({owner for room in rooms.in_memory.values() for owner in room.here}),
            wait=load.wait,
            waiting=rooms.thinkers.waiting,
            thinking=rooms.thinkers.busy,
        )
        return Response(numbers.written(now), media_type=FORM)


async def _answers(store: Store) -> bool:
    try:
        async with asyncio.timeout(ANSWER_S):
            await store.census()
    except (StoreError, TimeoutError):
        return False
    return True
