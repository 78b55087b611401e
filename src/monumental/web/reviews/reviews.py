"""All reviews that a server makes: where bots think, after everybody who waits for a bot, for who asked."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import Counter
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

from monumental.coach.errors import CoachError
from monumental.coach.taught import taught
from monumental.play.records.record import write_record
from monumental.web.door.addresses import line_of
from monumental.web.problems import Refused, unknown_browser
from monumental.web.reviews.study import Study
from monumental.web.thinking import Claim, Lost, Payer

if TYPE_CHECKING:
    from monumental.web.reviews.keeping import Shelf
    from monumental.web.tables.room import Room
    from monumental.web.thinking import Thinkers
    from monumental.web.visitor import Visitor

log = logging.getLogger(__name__)

#: What a review is called among those who wait for a process.
REVIEW: Final = "review"

#: So many reviews are made at once for one address, and after so many seconds one may ask for another.
AT_ONCE: Final = 4
LATER: Final = 20.0

#: So often a process that died is asked again.
PATIENCE: Final = 2


class Reviews:
    """Finds the review of a table, and has it made."""

    def __init__(self, thinkers: Thinkers, shelf: Shelf) -> None:
        self._thinkers = thinkers
        self._shelf = shelf
        self._studies: WeakValueDictionary[str, Study] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()
        self._asked: Counter[str] = Counter()  # by address

    def of(self, room: Room) -> Study:
        """The review of a game that is over, as far as there is one."""
        if not room.table.over:
            raise Refused(409, "server-review-later")
        if room.table.abandoned:
            raise Refused(409, "server-review-abandoned")
        if room.bygone:
            raise Refused(409, "server-gone")
        try:
            taught(room.box.rules.name)
        except CoachError as error:
            raise Refused(409, "server-no-lessons") from error
        study = room.study
        # The end may have been taken back, and come once more.
        if study is None or study.version != room.table.version:
            study = room.study = self._open(room)
        return study

    def _open(self, room: Room) -> Study:
        record = room.table.record_for(None)
        text = write_record(record)
        name = hashlib.sha256(text.encode()).hexdigest()
        study = self._studies.get(name)
        if study is None:
            study = Study(name, room.table.version, record, text)
            self._shelf.recall(study)
            self._studies[name] = study
        return study

    def work_on(self, room: Room, who: Visitor) -> Study:
        """Begin a review or go on with it, if nobody does already; whoever asks pays for what is thought."""
        study = self.of(room)
        if who.owner is None:
            raise unknown_browser()
        if study.working or study.is_done:
            return study
        address = line_of(who.address)
        if self._asked[address] >= AT_ONCE:
            raise Refused(429, "server-review-many", wait=LATER)
        self._asked[address] += 1
        study.working, study.problem = True, None
        claim = Claim(room.id, REVIEW, [Payer(who.owner, address)], lambda: False)
        task = asyncio.create_task(self._work(study, claim, address))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return study

    async def _work(self, study: Study, claim: Claim, address: str) -> None:
        failed = 0
        try:
            with self._shelf.open(study) as keep:
                while not study.is_done and study.problem is None:
                    try:
                        async with self._thinkers.turn(claim) as turn:
                            found = study.hear(await turn.ask(study.question()))
                        for entry in found:
                            keep(entry)
                        if not found and study.problem is None:
                            # Asked again, it would say nothing new again.
                            study.problem = "server-review-lost"
                        failed = 0
                    except Lost:
                        failed += 1
                        if failed > PATIENCE:
                            raise
        except Exception:
            log.exception("the review of table %s can't be made", claim.table)
            study.problem = "server-review-lost"
        finally:
            study.working = False
            self._asked[address] -= 1
            if not self._asked[address]:
                del self._asked[address]

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
