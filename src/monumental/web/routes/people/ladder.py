"""Who is strongest."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from monumental.cards.text import load_texts
from monumental.play.systems.known import SYSTEMS
from monumental.web.contract.ladder import LadderLine, LadderPage
from monumental.web.contract.page import ChoiceText
from monumental.web.door.security import PRIVATE
from monumental.web.settings import Settings
from monumental.web.store.people.ratings import ladder
from monumental.web.tables.rooms import Rooms
from monumental.web.visitor import Visitor

#: So many are on the ladder.
MOST: Final = 100


class Ladder(Controller):
    """For everybody: who is on it has given themselves a name."""

    path = "/api/ladder"
    response_headers = PRIVATE

    @get(summary="Who is strongest at a rule system")
    async def look(
        self,
        rooms: NamedDependency[Rooms],
        who: NamedDependency[Visitor],
        settings: NamedDependency[Settings],
        rules: Annotated[str, QueryParameter(name="rules", max_length=80)] = "duel",
    ) -> LadderPage:
        texts = load_texts(who.language)
        choices = tuple(ChoiceText(key, texts(f"rules-{key}")) for key in SYSTEMS)
        found = await rooms.store.read(partial(ladder, rules, MOST)) if settings.ratings else ()
        lines = tuple(
            LadderLine(each.name, each.points, each.games, each.is_provisional, each.owner == who.owner)
            for each in found
        )
        return LadderPage(settings.ratings, rules, choices, lines)
