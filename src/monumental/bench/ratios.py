"""The ratios on record, so that a change that makes the engine slower is noticed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, PositiveFloat, PositiveInt, ValidationError

from monumental.bench.measure import Measure
from monumental.bench.ours import Ours
from monumental.bench.report import RATIOS, surroundings
from monumental.bench.slices import Comparison
from monumental.engine.errors import MonumentalError

#: A ratio may be so much below the recorded one before it is worth a word: machines are noisy.
TOLERANCE: Final = 0.15

#: The ratios that are watched. Games per second say the same as decisions, with the noise of long games.
WATCHED: Final[dict[Literal["decisions", "clone"], str]] = {"decisions": "decisions/s", "clone": "clone"}

Section = Literal["interpreted", "compiled"]


class RatiosError(MonumentalError):
    """A file of ratios that can't be read. One clear sentence."""


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False)


class Ratio(Strict):
    """How many times as fast ours was."""

    median: PositiveFloat
    quartiles: tuple[PositiveFloat, PositiveFloat]


class Row(Strict):
    """One of our games beside one of theirs."""

    ours: str
    seats: PositiveInt
    engine: str
    version: str
    plays: str
    pairs: PositiveInt
    decisions: Ratio
    games: Ratio
    clone: Ratio | None


class Recorded(Strict):
    """One run of the benchmark."""

    date: str
    version: str
    python: str
    implementation: str
    machine: str
    rows: tuple[Row, ...]

    def peer(self, engine: str) -> str:
        """The engine with the version it had then."""
        return next((f"{engine} {row.version}" for row in self.rows if row.engine == engine), engine)

    def row(self, ours: str, engine: str, plays: str) -> Row | None:
        for row in self.rows:
            if (row.ours, row.engine, row.plays) == (ours, engine, plays):
                return row
        return None


class Ratios(Strict):
    """The last recorded run of the plain engine, and that of the compiled one."""

    interpreted: Recorded | None = None
    compiled: Recorded | None = None

    def of(self, section: Section) -> Recorded | None:
        return self.compiled if section == "compiled" else self.interpreted


# The file


def read_ratios(path: Path) -> Ratios:
    """The recorded ratios; what is wrong with the file is said in one sentence."""
    try:
        return Ratios.model_validate(json.loads(path.read_text(encoding="utf-8")))
    except (ValueError, RecursionError) as error:
        raise RatiosError(f"{path}: {problem(error)}") from error


def problem(error: Exception) -> str:
    if isinstance(error, ValidationError):
        first = error.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        return f"{place}: {first['msg']}" if place else first["msg"]
    return f"not valid JSON: {error}"


def write_ratios(path: Path, ratios: Ratios) -> None:
    """Write the file with one line for each comparison, so that changes can be read."""
    sections = []
    for name, recorded in ratios:
        if recorded is None:
            continue
        fields = recorded.model_dump(mode="json", exclude={"rows"})
        lines = [f"    {json.dumps(key)}: {json.dumps(value)}," for key, value in fields.items()]
        rows = ",\n".join(f"      {json.dumps(row.model_dump(mode='json'))}" for row in recorded.rows)
        sections.append(f'  "{name}": {{\n' + "\n".join(lines) + f'\n    "rows": [\n{rows}\n    ]\n  }}')
    path.write_text("{\n" + ",\n".join(sections) + "\n}\n", encoding="utf-8")


# A run beside the record


def recorded(comparisons: Sequence[Comparison]) -> Recorded:
    """A run, as it is written down."""
    fields = surroundings()
    del fields["compiled"]
    return Recorded.model_validate({**fields, "rows": [row_of(comparison) for comparison in comparisons]})


def row_of(comparison: Comparison) -> dict[str, object]:
    ours, theirs = comparison.ours, comparison.theirs
    assert isinstance(ours, Ours)
    ratios = {name: ratio(comparison) for name, (_, ratio) in RATIOS.items()}
    return {
        "ours": ours.rules,
        "seats": ours.seats,
        "engine": theirs.name,
        "version": theirs.version,
        "plays": theirs.plays,
        "pairs": comparison.pairs,
        **{name: None if ratio is None else ratio.as_json() for name, ratio in ratios.items()},
    }


@dataclass(frozen=True)
class Change:
    """A watched ratio, as it was recorded and as it is now."""

    name: str
    engine: str
    recorded: float
    now: Measure

    @property
    def slower(self) -> bool:
        return self.now.median < self.recorded * (1 - TOLERANCE)


def changes(record: Recorded, comparisons: Sequence[Comparison]) -> list[Change]:
    """The watched ratios that are both on record and measured."""
    found = []
    for comparison in comparisons:
        ours, theirs = comparison.ours, comparison.theirs
        assert isinstance(ours, Ours)
        row = record.row(ours.rules, theirs.name, theirs.plays)
        for name, words in WATCHED.items() if row is not None else ():
            then: Ratio | None = getattr(row, name)
            now = RATIOS[name][1](comparison)
            if then is not None and now is not None:
                found.append(Change(f"{ours.rules}, {words}", theirs.name, then.median, now))
    return found
