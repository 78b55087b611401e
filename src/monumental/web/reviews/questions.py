"""What the processes of the bots are asked about a game that is over."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from monumental.cards.text import LANGUAGES, Texts, load_texts
from monumental.coach.errors import CoachError
from monumental.coach.review.review import Reviewing
from monumental.coach.review.telling import reasoned
from monumental.coach.words import line_words, reasons
from monumental.play.records.record import RecordError, read_record
from monumental.play.words import option

if TYPE_CHECKING:
    from monumental.coach.advice.advise import Advised
    from monumental.coach.review.decision import Decision
    from monumental.engine.game import Game

#: Seconds after which others come, too; a decision that has begun is judged.
WHILE: Final = 0.4

#: So many games stay open in a process: whoever is asked about one again need not play it again.
MOST_OPEN: Final = 4


@dataclass(frozen=True)
class LookBack:
    """The decisions of a game, a few at a time: those behind an action that stands."""

    record: str
    behind: int

    def answer(self) -> str:
        """How many there are in all and the next ones, judged; or what is wrong with the record."""
        try:
            reviewing = opened(self.record)
        except CoachError:
            return json.dumps({"problem": "server-no-lessons"})
        except RecordError:
            return json.dumps({"problem": "server-gone"})
        until = time.monotonic() + WHILE
        judged = []
        for at in reviewing.wanted:
            if at <= self.behind:
                continue
            judged.append(reviewing.judge(at).as_json())
            if time.monotonic() > until:
                break
        return json.dumps({"all": len(reviewing.wanted), "decisions": judged})


@dataclass(frozen=True)
class Explain:
    """A moment that mattered: what spoke for what was done there, and for what was best."""

    record: str
    decision: Decision

    def answer(self) -> str:
        """In all languages: to think takes long, to say it once more does not."""
        reviewing = opened(self.record)
        found = reasoned(reviewing, self.decision)
        before = reviewing.before(self.decision.at)
        box = reviewing.replay.opening.box
        packs = tuple(pack.folder for pack in box.packs)
        words = {}
        for language in LANGUAGES:
            texts = load_texts(language, packs, box.rules)
            words[language] = {
                "played": _said(before, found.done, texts),
                "best": _said(before, found.best, texts),
            }
        return json.dumps({"at": self.decision.at, "words": words})


def _said(game: Game, advised: Advised, texts: Texts) -> dict[str, str]:
    """Without its chance: how much better one was than the other, the decision tells more exactly."""
    return {
        "text": option(game, advised.option, texts),
        "reason": reasons(game, advised, texts),
        "expected": line_words(advised.line, texts),
    }


@lru_cache(maxsize=MOST_OPEN)
def opened(record: str) -> Reviewing:
    """The server wrote it: it is read as a whole, and played again once."""
    return Reviewing(read_record(record))
