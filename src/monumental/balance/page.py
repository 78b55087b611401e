"""The balance report as one page to read: words and plots, no script, no other file.

What stands where is written in `page.html.jinja`, how a plot is drawn in `plots.html.jinja`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import ceil, floor
from typing import Final, get_args

from jinja2 import Environment, PackageLoader, StrictUndefined

from monumental.balance.findings import CIVILIZATION, LEAST_TAKEN, MOST_TAKEN, SEAT
from monumental.balance.report import Finding, Group, Rate, Report, Thing, Trouble, Use
from monumental.cards.text import Texts
from monumental.engine.catalog import Catalog

#: Said where nothing was measured.
NOTHING: Final = "–"

#: Stands in a sentence for a name that is set in another type.
NAME_HERE: Final = "\ue000"

GROUP_TITLES: Final[Mapping[Group, str]] = {
    "building": "balance-group-building",
    "knowledge": "balance-group-knowledge",
    "wonder": "balance-group-wonder",
    "province": "balance-group-province",
    "basic": "balance-group-basic",
    "policy": "balance-group-policy",
    "hero": "balance-group-hero",
    "free_city": "balance-group-free-city",
    "barbarian": "balance-group-barbarian",
    "free_town": "balance-group-free-town",
    "monster": "balance-group-monster",
    "market_token": "balance-group-market-token",
}

FINDINGS: Final[Mapping[Trouble, str]] = {
    "too-strong": "balance-finding-too-strong",
    "dominates": "balance-finding-dominates",
    "rots": "balance-finding-rots",
    "civilization": "balance-finding-civilization",
    "seat": "balance-finding-seat",
    "never": "balance-finding-never",
    "unused-effect": "balance-finding-unused-effect",
}

#: A sign for those who look, a word for everybody.
MARKS: Final[Mapping[Trouble, tuple[str, str]]] = {
    "too-strong": ("▲", "balance-mark-too-strong"),
    "dominates": ("■", "balance-mark-dominates"),
    "rots": ("▽", "balance-mark-rots"),
    "civilization": ("◆", "balance-mark-civilization"),
    "seat": ("◇", "balance-mark-seat"),
    "never": ("○", "balance-mark-never"),
    "unused-effect": ("□", "balance-mark-unused-effect"),
}

SOURCES: Final[Mapping[str, tuple[str, str]]] = {
    "official": ("●", "balance-source-official"),
    "reported": ("◕", "balance-source-reported"),
    "inferred": ("◔", "balance-source-inferred"),
    "partial": ("◐", "balance-source-partial"),
    "original": ("○", "balance-source-original"),
}


def page(report: Report, catalog: Catalog, texts: Texts) -> str:
    """The whole page. The same report makes the same page, to the byte."""
    names = Names(catalog, texts)
    fair = 1 / max(len(report.seats), 1)
    template = _templates().get_template("page.html.jinja")
    return template.render(
        report=report,
        head=report.head,
        say=texts,
        names=names,
        findings=[_told(finding, names, texts) for finding in report.findings],
        marks=_marks(report.findings, texts),
        unused=_mark("unused-effect", texts),
        sources={source: (sign, texts(key)) for source, (sign, key) in SOURCES.items()},
        civilizations=_win_rates([people.won for people in report.civilizations], fair, CIVILIZATION),
        seats=_win_rates([seat.won for seat in report.seats], fair, SEAT),
        pairings={(pairing.key, pairing.against): pairing.won for pairing in report.pairings},
        histogram=_histogram(report.length.games),
        groups=_groups(report.things, texts),
        actions=_most_frequent_first(report.actions),
        effects=_most_frequent_first(report.effects),
        whole=WHOLE,
        with_scale=_win_rates(_measured(report.things), fair, CIVILIZATION).scale,
        fair=fair,
        nothing=NOTHING,
        limits=(LEAST_TAKEN, MOST_TAKEN),
    )


@lru_cache(maxsize=1)
def _templates() -> Environment:
    templates = Environment(
        loader=PackageLoader("monumental.balance", ""),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    templates.filters |= {
        "percent": percent,
        "percent_range": percent_range,
        "interval": interval,
        "whole_number": "{:,}".format,
        "decimal": decimal,
        "difference": difference,
    }
    return templates


def percent(share: float) -> str:
    """A share as "47.3 %"; the space does not break."""
    return f"{share * 100:.1f}\u00a0%"


def percent_range(low: float, high: float) -> str:
    """Two limits as "10–90 %", with decimals only where they are needed."""
    return f"{_short(low * 100)}–{_short(high * 100)}\u00a0%"


def interval(won: Rate) -> str:
    """Where the true rate lies: "43.2–48.6 %"."""
    return f"{won.low * 100:.1f}–{won.high * 100:.1f}\u00a0%" if won.games else NOTHING


def decimal(value: float) -> str:
    return f"{value:.1f}"


def difference(share: float) -> str:
    """By how many percentage points one rate is above another: "+4.2", "−1.0"."""
    return f"{share * 100:+.1f}".replace("-", "−")


def _short(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


class Names:
    """What things are called. What the catalog does not have is called by its key."""

    def __init__(self, catalog: Catalog, texts: Texts) -> None:
        self._catalog = catalog
        self._texts = texts

    def card(self, key: str) -> str:
        card = self._catalog.by_key.get(key)
        return key if card is None else self._texts.card(card)

    def civilization(self, key: str) -> str:
        civilization = self._catalog.civilization_by_key.get(key)
        return key if civilization is None else self._texts.civilization(civilization)

    def seat(self, seat: int) -> str:
        return self._texts("balance-seat", number=seat + 1)

    def accused(self, finding: Finding) -> str:
        """Whom a finding is about."""
        match finding.trouble:
            case "civilization":
                return self.civilization(finding.key)
            case "seat":
                return self.seat(int(finding.key))
            case "unused-effect":
                return finding.key
            case _:
                return self.card(finding.key)


@dataclass(frozen=True)
class Told:
    """A finding as a sentence around a name, and the row of the page that the name leads to."""

    mark: tuple[str, str]
    before: str
    name: str
    after: str
    row: str
    is_verb: bool


def _told(finding: Finding, names: Names, texts: Texts) -> Told:
    # The distance of two rates is no rate: it is said in percentage points.
    is_distance = finding.trouble == "too-strong"
    sentence = texts(
        FINDINGS[finding.trouble],
        name=NAME_HERE,
        value=decimal(finding.value * 100) if is_distance else percent(finding.value),
        most=decimal(finding.high * 100),
        expected=percent_range(finding.low, finding.high),
        side="above" if finding.value > finding.high else "below",
    )
    before, _, after = sentence.partition(NAME_HERE)
    is_verb = finding.trouble == "unused-effect"
    mark = _mark(finding.trouble, texts)
    return Told(mark, before, names.accused(finding), after, row_of(finding), is_verb)


def sentences(report: Report, catalog: Catalog, texts: Texts) -> list[str]:
    """The findings in words, for a screen without pages."""
    names = Names(catalog, texts)
    told = [_told(finding, names, texts) for finding in report.findings]
    return [f"{each.before}{each.name}{each.after}" for each in told]


def row_of(finding: Finding) -> str:
    """The id of the row with the numbers behind a finding."""
    match finding.trouble:
        case "civilization" | "seat":
            return f"{finding.trouble}-{finding.key}"
        case "unused-effect":
            return f"effect-{finding.key}"
        case _:
            return f"thing-{finding.key}"


def _mark(trouble: Trouble, texts: Texts) -> tuple[str, str]:
    sign, key = MARKS[trouble]
    return sign, texts(key)


def _marks(findings: Sequence[Finding], texts: Texts) -> dict[str, list[tuple[str, str]]]:
    """By row, the signs and words of what was found."""
    marks: dict[str, list[tuple[str, str]]] = {}
    for finding in findings:
        marks.setdefault(row_of(finding), []).append(_mark(finding.trouble, texts))
    return marks


@dataclass(frozen=True)
class Scale:
    """An axis of shares. Places on it are percentages of its width: a plot is as wide as its column."""

    low: float
    high: float

    def at(self, share: float) -> str:
        return f"{self._place(share):.2f}%"

    def between(self, low: float, high: float) -> str:
        return f"{self._place(high) - self._place(low):.2f}%"

    def ticks(self) -> list[float]:
        """At most nine round shares."""
        step = next(step for step in (5, 10, 25) if (self.high - self.low) * 100 / step <= 8)
        first = ceil(round(self.low * 100 / step, 6))
        last = floor(round(self.high * 100 / step, 6))
        return [number * step / 100 for number in range(first, last + 1)]

    def _place(self, share: float) -> float:
        return 100 * (share - self.low) / (self.high - self.low)


WHOLE: Final = Scale(0, 1)


@dataclass(frozen=True)
class WinRates:
    """A plot of win rates: its axis, the equal share, and the band that is allowed around it."""

    scale: Scale
    fair: float
    low: float
    high: float


def _win_rates(rates: Sequence[Rate], fair: float, part: float) -> WinRates:
    """`part`: of the equal share, how much more or less is allowed."""
    allowed = fair * part
    # Twice the band is always shown, so that a good balance looks like one.
    low = min([fair - 2 * allowed, *(rate.low for rate in rates)])
    high = max([fair + 2 * allowed, *(rate.high for rate in rates)])
    scale = Scale(max(floor(low * 20), 0) / 20, min(ceil(high * 20), 20) / 20)
    return WinRates(scale, fair, fair - allowed, fair + allowed)


def _measured(things: Sequence[Thing]) -> list[Rate]:
    """The win rates with and without things. One axis for all of them: rows can be compared."""
    return [won for thing in things for won in (thing.having, thing.lacking) if won.games]


def _histogram(games: Mapping[int, int]) -> list[tuple[int, int]]:
    """Every number of rounds from the shortest game to the longest, and how many games had it."""
    return [(rounds, games.get(rounds, 0)) for rounds in range(min(games), max(games) + 1)] if games else []


def _groups(things: Sequence[Thing], texts: Texts) -> list[tuple[Group, str, list[Thing]]]:
    """The groups that have things in them, what is taken most first."""
    by_share = sorted(things, key=lambda thing: (-thing.taken_share, thing.key))
    groups: list[Group] = list(get_args(Group))
    members = {group: [thing for thing in by_share if thing.group == group] for group in groups}
    return [(group, texts(GROUP_TITLES[group]), members[group]) for group in groups if members[group]]


def _most_frequent_first(uses: Sequence[Use]) -> list[Use]:
    return sorted(uses, key=lambda use: (-use.times, use.key))
