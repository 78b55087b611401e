"""The review of one game while it is made: what was judged so far, and what is to be asked next."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from monumental.coach.review.decision import Decision, decision_of
from monumental.coach.review.review import Review, Step, put_together
from monumental.web.reviews.questions import Explain, LookBack

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from monumental.play.records.record import Record
    from monumental.web.thinking import Question


@dataclass(frozen=True)
class Extent:
    """How many decisions a game has."""

    all: int

    def as_json(self) -> dict[str, object]:
        return {"all": self.all}


@dataclass(frozen=True)
class Told:
    """A moment in words, by language: what was `played` and what was `best`."""

    at: int
    words: Mapping[str, Mapping[str, Mapping[str, str]]]

    def as_json(self) -> dict[str, object]:
        return {"at": self.at, "words": self.words}


#: What a review is made of, piece by piece.
Entry = Extent | Decision | Told


def read_entry(line: bytes) -> Entry | None:
    """A line of a file that keeps a review; nothing if it is something else."""
    try:
        return entry_of(json.loads(line))
    except (ValueError, RecursionError):
        return None


def entry_of(data: object) -> Entry | None:
    """What `as_json` wrote."""
    if not isinstance(data, dict):
        return None
    match data:
        case {"all": int(count), **rest} if not rest:
            return Extent(count)
        case {"at": int(at), "words": dict(words), **rest} if not rest:
            return Told(at, words)
        case _:
            return decision_of(data)


@dataclass(eq=False)
class Study:
    """A game that is looked at again. Whatever was found stays, if the work stops and goes on later."""

    name: str  # of this very game: no other has it
    version: int  # of its table
    record: Record
    text: str  # the record, as it is written
    count: int | None = None  # of its decisions, once that is known
    decisions: list[Decision] = field(default_factory=list)  # in order
    told: dict[int, Told] = field(default_factory=dict)  # moments, by where they stand
    working: bool = False
    problem: str | None = None  # why it can't be reviewed, or why the work stopped

    @property
    def is_judged(self) -> bool:
        return self.count is not None and len(self.decisions) >= self.count

    @property
    def is_done(self) -> bool:
        return self.is_judged and all(step.decision.at in self.told for step in self.moments())

    def review(self) -> Review:
        """What there is so far."""
        seats = range(len(self.record.head.seats))
        return put_together(self.record, seats, self.decisions, is_whole=self.is_judged)

    def moments(self) -> Sequence[Step]:
        """What mattered, in the order of the game: which it was is known when all is judged."""
        if not self.is_judged:
            return ()
        review = self.review()
        found = {step.decision.at: step for step in [*review.missed(), *review.found()]}
        return [found[at] for at in sorted(found)]

    def question(self) -> Question[str]:
        """What is to be asked next."""
        for step in self.moments():
            if step.decision.at not in self.told:
                return Explain(self.text, step.decision)
        return LookBack(self.text, self.decisions[-1].at if self.decisions else -1)

    def hear(self, answer: str) -> list[Entry]:
        """Take in an answer; gives what was new in it."""
        data = json.loads(answer)
        if "problem" in data:
            self.problem = str(data["problem"])
            return []
        told = [{"all": data["all"]}, *data["decisions"]] if "decisions" in data else [data]
        found = [entry for entry in map(entry_of, told) if entry is not None]
        return [entry for entry in found if self.take(entry)]

    def take(self, entry: Entry) -> bool:
        """One more piece; false: it was there before."""
        match entry:
            case Extent():
                known, self.count = self.count is not None, entry.all
            case Told():
                known = entry.at in self.told
                self.told[entry.at] = entry
            case _:
                known = bool(self.decisions) and entry.at <= self.decisions[-1].at
                if not known:
                    self.decisions.append(entry)
        return not known
