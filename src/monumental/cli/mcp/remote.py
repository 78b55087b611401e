"""A chair at a table of a server, among people and bots: by its link, with the key of the seat."""

from __future__ import annotations

import time
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final
from uuid import uuid4

from monumental.cards.carried import CARRIED
from monumental.cards.errors import FirstOf, PackError
from monumental.cards.text import load_texts
from monumental.cli.manners import WrongInput
from monumental.cli.mcp.line import Line, read_link
from monumental.cli.table.takeover import USUAL_BOT
from monumental.coach.words import chances_words
from monumental.play.position import load
from monumental.play.positions.layout import PositionError
from monumental.play.records.record import RecordError, read_record
from monumental.play.setup import SetupError, unpack
from monumental.play.table import AUTOMA

if TYPE_CHECKING:
    from monumental.cards.carried import Carried
    from monumental.cards.text import Texts
    from monumental.cli.mcp.chair import Wish
    from monumental.engine.game import Game

#: Seconds between two looks at a table where somebody else is asked: bots answer soon, people when they like.
FIRST_LOOK: Final = 0.05
LAST_LOOKS: Final = 2.0


class ServerChair:
    """The server knows the game; what it tells is what it would hand to a bot at this seat."""

    def __init__(self, line: Line, table: str, seat: int) -> None:
        self.seat = seat
        self._line = line
        self._table = table
        self._version = 0  # of the game that was known last
        self._told = self._look()["version"]  # up to here the news were told

    @cached_property
    def texts(self) -> Texts:
        """With the names that the server has for whoever sits there."""
        page = self._look()
        brought = {pack.word: pack for pack in self._packs}
        packs = [brought.get(str(name), str(name)) for name in self._position()["packs"]]
        try:
            box = unpack(page["rules"], packs)
        except (SetupError, PackError) as error:
            raise self._other_game(error) from error
        texts = load_texts(self._line.texts.language, [pack.folder for pack in box.packs], box.rules)
        return texts.of_people([seat["called"] for seat in page["seats"]])

    def _other_game(self, error: Exception) -> WrongInput:
        texts = self._line.texts
        return WrongInput(texts("mcp-other-game", problem=FirstOf(error).said(texts)))

    def known(self) -> Game:
        try:
            return load(self._position(), carried=self._packs)
        except (PositionError, SetupError, PackError) as error:
            raise self._other_game(error) from error

    @cached_property
    def _packs(self) -> tuple[Carried, ...]:
        """The packs of others that are played with: whatever is no part of a box comes with the record."""
        if not any(str(name).startswith(CARRIED) for name in self._position()["packs"]):
            return ()
        try:
            return read_record(self._line.text(f"{self._path}/record", seat=self.seat)).packs
        except RecordError as error:
            raise WrongInput(self._line.texts("mcp-other-game", problem=str(error))) from error

    def _position(self) -> dict[str, Any]:
        answer = self._line.get(f"{self._path}/position", seat=self.seat)
        self._version = answer["version"]
        position: dict[str, Any] = answer["position"]
        return position

    def news(self) -> list[str]:
        page = self._look(since=self._told)
        self._told = page["version"]
        return [line["text"] for line in page["log"]["lines"]]

    def log(self, *, whole: bool) -> list[str]:
        return [line["text"] for line in self._look(whole="true" if whole else None)["log"]["lines"]]

    def hint(self) -> list[str]:
        found = self._line.get(f"{self._path}/hints", seat=self.seat)
        chances = [chance / 100 for chance in found["chances"]]
        lines = [self.texts("coach-chances", chances=chances_words(self.known(), chances, self.texts))]
        lines += [
            self.texts(
                "coach-option",
                number=each["words"],
                option=each["text"],
                chance=each["chance"],
                reason=each["reason"],
            )
            for each in found["hints"]
        ]
        if not found["hints"]:
            return [*lines, self.texts("coach-hint-nothing")]
        expected = found["hints"][0]["expected"]
        return [*lines, self.texts("coach-expected", steps=expected)] if expected else lines

    def play(self, words: str) -> None:
        deed = {"seat": self.seat, "at": self._version, "action": words, "request": uuid4().hex}
        self._line.post(f"{self._path}/actions", deed)

    def wait(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        pause = FIRST_LOOK
        while not self._is_asked() and time.monotonic() + pause < until:
            time.sleep(pause)
            pause = min(2 * pause, LAST_LOOKS)

    def _is_asked(self) -> bool:
        """Is there something to do here, or nothing any more?"""
        page = self._look(since=self._told)
        asked = page["question"]
        return page["status"] == "over" or (asked is not None and asked["seat"] == self.seat)

    def again(self, wish: Wish) -> ServerChair:
        """A new table of one's own on the same server, against bots."""
        opponents = wish.opponents or (USUAL_BOT,)
        others = [{"kind": AUTOMA} if name == AUTOMA else {"kind": "bot", "bot": name} for name in opponents]
        me = {"kind": "me", "civilization": wish.civilization}
        rules = wish.rules or self._look()["rules"]
        page = self._line.post("/api/tables", {"rules": rules, "seats": [me, *others], "seed": wish.seed})
        return ServerChair(self._line, page["id"], 0)

    @property
    def _path(self) -> str:
        return f"/api/tables/{self._table}"

    def _look(self, **query: object) -> dict[str, Any]:
        page: dict[str, Any] = self._line.get(self._path, seat=self.seat, **query)
        return page


def sit_down_at(link: str, language: str, key: str | None, seat: int | None, name: str) -> ServerChair:
    """Take a seat at the table of a link: one's own, else a free one. `seat` is which, counted from 0."""
    texts = load_texts(language)
    server, table = read_link(link, texts)
    line = Line(server, texts, key)
    line.introduce()
    page = line.get(f"/api/tables/{table}")
    mine: list[int] = page["mine"]
    free = [each["seat"] for each in page["seats"] if not each["taken"]]
    if seat is not None and not 0 <= seat < len(page["seats"]):
        raise WrongInput(texts("server-no-seat"))
    wanted = [each for each in (*mine, *free) if seat in {None, each}]
    if not wanted:
        raise WrongInput(texts("mcp-no-seat"))
    if wanted[0] not in mine:
        line.post(f"/api/tables/{table}/sit", {"seat": wanted[0], "name": name})
    return ServerChair(line, table, wanted[0])
