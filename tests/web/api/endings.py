"""Games that are almost over: to play them on, or to look back at them, takes a moment."""

from __future__ import annotations

from pathlib import Path

import msgspec

from monumental.play.records.luck import typed_luck
from monumental.play.records.opening import from_here, open_table
from monumental.play.records.record import read_record
from monumental.play.records.replay import Replay
from monumental.play.table import PERSON
from monumental.web.contract.requests import NewSeat, NewTable
from monumental.web.store.rows import Seat, new_id
from monumental.web.tables.room import Room
from tests.web.api.server import Browser, Page, Server, play_on

GOLDEN = Path(__file__).parent.parent.parent / "golden"


def nearly_over(
    server: Server, person: Browser, sitters: tuple[str, ...] = (PERSON, PERSON), left: int = 12
) -> Page:
    """A game of Duel with so many lines to go, at which a browser has the seats of people."""
    replay = Replay(read_record((GOLDEN / "duel-greedy.jsonl").read_text(encoding="utf-8")))
    box = replay.opening.box
    table = open_table(from_here(replay.at(len(replay) - left).game, box, sitters), typed_luck(left))
    owner = server.app.state.keyring.owner(person.key)
    wishes = [NewSeat("me") if name == PERSON else NewSeat("bot", name) for name in sitters]
    room = Room(
        id=new_id(),
        name="",
        pace="live",
        listed=False,
        terms=msgspec.json.encode(NewTable("duel", wishes)).decode(),
        table=table,
        box=box,
        seats=[
            Seat(number, "person", "", owner) if name == PERSON else Seat(number, "bot", name)
            for number, name in enumerate(sitters)
        ],
        status="playing",
        maker=owner,
    )
    server.wait(_kept(server, room))
    return person.look(room.id)


async def _kept(server: Server, room: Room) -> None:
    await server.rooms.create(room)


def over(server: Server, person: Browser, left: int = 12) -> Page:
    """The same, played to its end."""
    return play_on([person], nearly_over(server, person, left=left), seed=left, back=0.0)
