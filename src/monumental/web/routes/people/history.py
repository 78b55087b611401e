"""What I have played."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from monumental.web.contract.history import HistoryPage
from monumental.web.door.security import PRIVATE
from monumental.web.door.work import Work
from monumental.web.pages.history import history_page
from monumental.web.problems import unknown_browser
from monumental.web.store.people.results import games_of
from monumental.web.tables.rooms import Rooms
from monumental.web.visitor import Visitor


class History(Controller):
    """For whoever asks, about their own games."""

    path = "/api/me/games"
    response_headers = PRIVATE

    @get(summary="My finished games, and what they come to")
    async def games(
        self,
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        work: NamedDependency[Work],
        page: Annotated[int, QueryParameter(name="page", ge=0, le=100_000)] = 0,
        rules: Annotated[str | None, QueryParameter(name="rules", max_length=80)] = None,
        result: Annotated[Literal["won", "lost", "none"] | None, QueryParameter(name="result")] = None,
        opponent: Annotated[str | None, QueryParameter(name="opponent", max_length=80)] = None,
    ) -> HistoryPage:
        if who.owner is None:
            raise unknown_browser()
        games = await rooms.store.read(partial(games_of, who.owner))
        chosen = partial(history_page, page=page, rules=rules, result=result, opponent=opponent)
        return await work.in_thread(who, chosen, games, who.owner, who.language)
