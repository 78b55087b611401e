"""What the coach tells a seat does not depend on what that seat can't know.

At tables with people it says nothing, so the twins of `tests.web.test_secrets`, who are people, hear nothing
of it. Here everybody else at the table is a bot, and has been one from the beginning.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import msgspec
import pytest

from monumental.coach.advice.deeds import is_deed_of_a_bot
from monumental.play.systems.classic import secrets
from monumental.play.table import Table
from monumental.web.contract.requests import NewSeat, NewTable
from monumental.web.pages.table.coach import chances_page, hints_page, why_that_page
from monumental.web.problems import Refused
from monumental.web.store.rows import Seat
from monumental.web.tables.room import Room
from tests.properties.sent import LeakError, same
from tests.properties.tables import luck_of
from tests.properties.twins import Twins
from tests.web.test_secrets import secretive

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("few_futures")]

#: A table at which others have looked at Markets that a seat has not. What the coach says there is compared
#: wherever a Market is visited, which is what such a secret is good for, and at one of so many lines.
SEED = 10
EVERY = 100
LANGUAGES = ("en", "es", "cs", "ja")
BOT = "greedy"


def coached(table: Table, seat: int | None) -> Table:
    """The same table, but that only this seat was ever played by a person."""
    found = table.copy(luck_of(0, "coached").chance())
    found.sitters = [
        name if number == seat or not table.game.state.is_played(number) else BOT
        for number, name in enumerate(table.sitters)
    ]
    found._sat = [{name} for name in found.sitters]
    found.steps.done = [done if done.seat == seat else replace(done, sitter=BOT) for done in found.steps.done]
    return found


def room_of(table: Table, twins: Twins) -> Room:
    return Room(
        id="twins",
        name="",
        pace="live",
        listed=False,
        terms=msgspec.json.encode(NewTable(table.game.rules.name, [NewSeat("me")])).decode(),
        table=table,
        box=twins.play.opening.box,
        seats=[
            Seat(number, "person" if number == twins.seat else "bot", name)
            for number, name in enumerate(table.sitters)
        ],
        status="playing",
    )


def answered(make: Callable[[], object]) -> str:
    try:
        return msgspec.json.encode(make()).decode()
    except Refused as refused:
        return refused.key


def heard(table: Table, twins: Twins, line: int) -> dict[str, str]:
    """All that can be asked now."""
    room = room_of(coached(table, twins.seat), twins)
    chance = random.Random(line)
    language = chance.choice(LANGUAGES)
    said = {"the chances": answered(lambda: chances_page(room, line))}
    if twins.seat is not None:
        seat = twins.seat
        said["hints"] = answered(lambda: hints_page(room, seat, language))
    deeds = [at for at in range(len(room.table.steps.done)) if is_deed_of_a_bot(room.table, at)]
    for at in deeds[-1:]:
        version = room.table.steps.done[at].version + 1
        said["why"] = answered(partial(why_that_page, room, twins.seat, version, language))
    return said


def compare(twins: Twins) -> dict[str, int]:
    """Play both games; gives how often each was answered where something hidden differed."""
    games = twins.tables()
    first = twins.first_secret()
    told = {"hints": 0, "why": 0, "the chances": 0}
    for line in range(twins.until):
        for again, moves in zip(games, [twins.play.table.moves, *twins.records], strict=True):
            again.make(moves[line])
        visited = twins.play.table.moves[line].words.startswith("visit")
        if line <= first or not (visited or line % EVERY == 0):
            continue
        one, *others = [heard(again.table, twins, line + 1) for again in games]
        for what, text in one.items():
            same([text, *[each[what] for each in others]], f"line {line + 1}: {what}")
            told[what] += text.startswith("{")
    return told


@pytest.fixture(scope="module")
def found() -> Sequence[Twins]:
    return secretive(SEED)


def test_a_seat_hears_the_same_whatever_it_can_not_know(found: Sequence[Twins]) -> None:
    (seat,) = [twins for twins in found if twins.seat is not None]

    told = compare(seat)

    assert told["hints"] >= 1
    assert told["why"] >= 3


def test_somebody_who_watches_hears_the_same_whatever_they_can_not_know(found: Sequence[Twins]) -> None:
    (watching,) = [twins for twins in found if twins.seat is None]

    told = compare(watching)

    assert told["the chances"] >= 3
    assert told["why"] >= 3


def test_a_leak_would_be_found(found: Sequence[Twins], monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach that sees what lies in the Markets."""
    monkeypatch.setattr(secrets, "_drawn_anew", lambda game, market: market)

    with pytest.raises(LeakError):
        compare(found[-1])
