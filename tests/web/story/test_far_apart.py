"""Two friends far apart play a whole game over days: nobody misses a turn, loses a seat or waits for ever."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select

from monumental.play.records.luck import SEED_BYTES, Luck
from monumental.play.records.record import read_record
from monumental.play.records.replay import verify
from monumental.web.store.schema import alerts
from monumental.web.tables import new_rooms
from monumental.web.thinking.mind import Dilemma, choose
from tests.web.alerts.conftest import HOME, tell_me_at, telling
from tests.web.alerts.receivers import Receiver, receiver
from tests.web.api.server import ME, OPEN, Browser, Page, Server
from tests.web.clock import Time
from tests.web.waiting import wait_until

pytestmark = pytest.mark.long

DAY = 86_400
NAMES = ("Ann", "Bob")


class Friend:
    """A person with several devices, who acts with one after the other."""

    def __init__(self, server: Server, name: str, hook: Receiver) -> None:
        self._server = server
        self.hook = hook
        self.expected = ["welcome"]
        first = server.browser()
        first.post("/api/me/name", {"name": name})
        self.phrase: str = first.post("/api/me/phrase")["phrase"]
        tell_me_at(first, f"http://{hook.host}/{name}")
        self.devices = [first, self._linked(first)]
        self._turns = self._one_after_the_other()

    def _linked(self, first: Browser) -> Browser:
        other = self._server.browser()
        link: str = first.post("/api/me/links", {"address": HOME})["link"]
        other.post("/api/me/join", {"code": link.partition("#")[2]})
        return other

    def _one_after_the_other(self) -> Iterator[Browser]:
        for number in cycle((0, 1)):
            yield self.devices[number]

    def next_device(self) -> Browser:
        return next(self._turns)

    def told(self) -> list[str]:
        return [message["event"] for message in self.hook.messages()]

    def loses_a_device(self) -> Browser:
        """What is lost goes; by the phrase a new one comes. Gives the lost one."""
        lost, kept = self.devices
        fresh = self._server.browser()
        fresh.post("/api/me/recover", {"phrase": self.phrase})
        device = next(each["id"] for each in lost.get("/api/me")["devices"] if each["this"])
        fresh.post(f"/api/me/devices/{device}/revoke")
        self.devices = [fresh, kept]
        return lost


class Story:
    """The game of two friends, by a clock that the story sets."""

    def __init__(self, server: Server, time: Time, friends: tuple[Friend, Friend]) -> None:
        self.server, self.time, self.friends = server, time, friends
        ann, bob = friends
        random = {"civilization": "random"}
        seats = [{**ME, **random, "name": NAMES[0]}, {**OPEN, **random}]
        wishes = {"name": "Far apart", "pace": "turns", "clock": {"seconds": DAY}, "first": 0}
        page = ann.next_device().new_table("duel", seats, **wishes)
        self.page = bob.next_device().sit(page, 1, NAMES[1])

    def look(self) -> Page:
        self.page = self.friends[0].devices[1].look(self.page)
        return self.page

    def asked(self) -> int | None:
        """Whom the game waits for, once no bot plays any more; nobody when it is over."""
        self.page = (
            self.friends[0]
            .devices[1]
            .wait_until(self.look(), lambda now: now["status"] == "over" or not now["thinking"])
        )
        return None if self.page["status"] == "over" else self.page["question"]["seat"]

    def passes(self, **time: float) -> None:
        """Time goes by, and every letter of it arrives."""
        self.time.pass_by(self.server, **time)
        wait_until(lambda: self.server.wait(self.server.rooms.store.read(_letters)) == 0)

    def tells(self, seat: int, *events: str, **time: float) -> None:
        """So much time later somebody was told this, and nobody anything else."""
        self.friends[seat].expected += events
        self.passes(**time)
        assert [friend.told() for friend in self.friends] == [friend.expected for friend in self.friends]

    def plays_turn(self, seat: int) -> None:
        """Somebody plays until the other one is asked, or a bot has answered for them."""
        who = self.friends[seat].next_device()
        room = self.server.room(self.page["id"])
        before = len(room.table.moves)
        page = who.look(self.page)
        while page["status"] == "playing" and page["question"]["seat"] == seat:
            if any(move.seat != seat and not move.forced for move in room.table.moves[before:]):
                break
            dilemma = Dilemma(room.id, seat, "greedy", 1, room.table.decisions, room.snapshot())
            page = who.act(page, choose(dilemma))

    def last_evening(self) -> None:
        """Both look at the table until the game is over."""
        ann, bob = (friend.devices[0] for friend in self.friends)
        with ann.live(self.page) as anns, bob.live(self.page) as bobs:
            anns.hear()
            bobs.hear()
            while (seat := self.asked()) is not None:
                self.plays_turn(seat)


def _letters(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(alerts)).scalar_one()


def test_a_whole_game_turn_by_turn_over_days(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_rooms, "sealed_luck", lambda: Luck(bytes(SEED_BYTES)))
    time = Time()
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with receiver() as at_anns, receiver() as at_bobs, telling(database, time) as server:
        ann, bob = friends = Friend(server, "Ann", at_anns), Friend(server, "Bob", at_bobs)
        story = Story(server, time, friends)

        # The first days: whoever is asked is told once, and reminded when they take long.
        for _ in range(2):
            for seat in (0, 1):
                assert story.asked() == seat
                story.tells(seat, "turn", seconds=20)
                story.tells(seat, hours=10)
                story.plays_turn(seat)
        story.tells(0, "turn", seconds=20)
        story.tells(0, "reminder", hours=18)

        # Ann's laptop is lost: her phrase brings her back, and whoever finds it sees nothing of hers.
        lost = ann.loses_a_device()
        assert lost.ask("GET", "/api/me/games").status_code == 401
        assert lost.look(story.page)["mine"] == []
        assert ann.devices[0].look(story.page)["mine"] == [0]
        story.plays_turn(0)

        # Bob vanishes: he is told and reminded, and then a bot plays for him, of which only Ann hears.
        story.tells(1, "turn", seconds=20)
        story.tells(1, "reminder", hours=20)
        story.tells(1, hours=3)
        assert not story.look()["seats"][1]["handed_over"]
        story.passes(hours=1)
        assert story.asked() == 0
        assert story.page["seats"][1]["handed_over"]
        story.tells(0, "turn", seconds=20)
        story.plays_turn(0)
        assert story.asked() == 0
        story.tells(0, "turn", seconds=20)

        # Bob is back, on his other device, and they play on.
        back = bob.next_device()
        page = back.hand_over(back.look(story.page), 1, None)
        assert not page["seats"][1]["handed_over"]
        story.plays_turn(0)
        for seat in (1, 0):
            story.tells(seat, "turn", seconds=20)
            story.plays_turn(seat)
        story.last_evening()
        story.tells(0, days=3)

        page = story.look()
        assert page["status"] == "over"
        _is_told_and_counted(friends, page)
    # Nothing was on its way any more when the server stopped.
    assert [friend.told() for friend in friends] == [friend.expected for friend in friends]


def _is_told_and_counted(friends: tuple[Friend, Friend], page: Page) -> None:
    """The record, the log, both histories and the ladder say how it went."""
    ann, bob = friends
    record = read_record(ann.devices[0].get(f"/api/tables/{page['id']}/record"))
    seatings = [[move.seat, move.words] for move in record.moves if move.is_seating]
    assert seatings == [[1, "sit normal late"], [1, "sit human"]]
    assert verify(record).luck == "honest"
    for seat, friend in enumerate(friends):
        for device in friend.devices:
            [game] = device.get("/api/me/games")["games"]
            assert game["id"] == page["id"]
            assert game["result"] == ("won" if seat in page["score"]["winners"] else "lost")
            assert [each["points"] for each in game["seats"]] == page["score"]["totals"]
    lines = ann.devices[0].get("/api/ladder", rules="duel")["lines"]
    winners = {NAMES[seat] for seat in page["score"]["winners"]}
    assert {line["name"] for line in lines} == {*NAMES}
    assert {line["name"] for line in lines if line["points"] == lines[0]["points"]} == winners
    assert all((line["games"], line["provisional"]) == (1, True) for line in lines)
    assert bob.devices[0].get("/api/ladder", rules="duel")["lines"] != []
