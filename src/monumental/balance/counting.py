"""From the facts of many games to a report."""

from __future__ import annotations

from collections import Counter
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final

from monumental.balance.facts import MODIFY, WHEN
from monumental.balance.findings import find
from monumental.balance.report import (
    Group,
    Length,
    Pairing,
    People,
    Points,
    Rate,
    Report,
    SeatResult,
    Thing,
    Use,
)
from monumental.bots.tally import wilson
from monumental.engine.catalog import DEVELOPMENT, KINDS, SOLO_CARD, TOKENS
from monumental.engine.scoring.points import Achievement

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from monumental.balance.facts import Facts
    from monumental.engine.catalog import Card, Catalog
    from monumental.engine.rules import Rules

#: Kinds that are groups of the report by themselves.
GROUPS: Final = frozenset(
    {"policy", "hero", "free_city", "barbarian", "free_town", "monster", "market_token"}
)


def count(games: Sequence[Facts], rules: Rules, catalog: Catalog, head: dict[str, Any]) -> Report:
    """Add up games, in the order of their seeds: who played them, and when, makes no difference."""
    games = sorted(games, key=lambda facts: facts.seed)
    civilizations = _civilizations(games, catalog)
    seats = _seats(games)
    things = tuple(_thing(card, group, games, catalog) for card, group in grouped(catalog))
    effects = _uses([facts.effects for facts in games], effects_in_play(catalog))
    return Report(
        head=head,
        games=len(games),
        decisions=sum(facts.outcome.decisions for facts in games),
        findings=find(civilizations, seats, things, effects),
        civilizations=civilizations,
        pairings=_pairings(games),
        seats=seats,
        length=_length(games),
        points=_points(games, rules.achievements),
        things=things,
        actions=_uses([facts.actions for facts in games], Counter()),
        effects=effects,
    )


# Who won


def worth(facts: Facts, seat: int) -> float:
    """A victory, or the share of one."""
    winners = facts.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0


def rate(worths: Sequence[float]) -> Rate:
    wins, games = sum(worths), len(worths)
    low, high = wilson(wins, games)
    return Rate(games, _rounded(wins / games if games else 0.0), _rounded(low), _rounded(high))


def _civilizations(games: Sequence[Facts], catalog: Catalog) -> tuple[People, ...]:
    found = []
    for people in catalog.civilizations:
        sat = [
            (facts, seat)
            for facts in games
            for seat, key in enumerate(facts.outcome.civilizations)
            if key == people.key
        ]
        won = rate([worth(facts, seat) for facts, seat in sat])
        points = _mean(facts.outcome.totals[seat] for facts, seat in sat)
        found.append(People(people.key, won, points, people.source))
    return tuple(found)


def _pairings(games: Sequence[Facts]) -> tuple[Pairing, ...]:
    worths: dict[tuple[str, str], list[float]] = {}
    for facts in games:
        sat = facts.outcome.civilizations
        for seat, key in enumerate(sat):
            for other, against in enumerate(sat):
                if seat != other:
                    worths.setdefault((key, against), []).append(worth(facts, seat))
    return tuple(Pairing(key, against, rate(won)) for (key, against), won in sorted(worths.items()))


def _seats(games: Sequence[Facts]) -> tuple[SeatResult, ...]:
    return tuple(
        SeatResult(
            seat,
            rate([worth(facts, seat) for facts in games]),
            _mean(facts.outcome.totals[seat] for facts in games),
        )
        for seat in range(len(games[0].seats) if games else 0)
    )


# How long, and for what


def _length(games: Sequence[Facts]) -> Length:
    rounds = [facts.outcome.rounds for facts in games]
    return Length(
        min(rounds, default=0), _mean(rounds), max(rounds, default=0), dict(sorted(Counter(rounds).items()))
    )


def _points(games: Sequence[Facts], achievements: Iterable[Achievement]) -> tuple[Points, ...]:
    everybody = [(worth(facts, seat), seen) for facts in games for seat, seen in enumerate(facts.seats)]
    total = sum(sum(seen.points.values()) for _, seen in everybody)
    found = []
    for part in achievements:
        points = [(won, seen.points.get(part.name, 0)) for won, seen in everybody]
        mine = sum(each for _, each in points)
        found.append(
            Points(
                key=part.name,
                mean=_mean(each for _, each in points),
                share=_rounded(mine / total if total else 0.0),
                winners=_mean(each for won, each in points if won == 1),
                others=_mean(each for won, each in points if won == 0),
            )
        )
    return tuple(found)


# Cards and tokens


def grouped(catalog: Catalog) -> list[tuple[Card, Group]]:
    """The cards and tokens that somebody may take; each with its group."""
    found: list[tuple[Card, Group]] = []
    for card in catalog.cards:
        kind: Any = KINDS[card.kind]
        if card.basic:
            found.append((card, "basic"))
        elif kind in GROUPS or (card.kind in DEVELOPMENT and card.era):
            found.append((card, kind))
    return found


def _thing(card: Card, group: Group, games: Sequence[Facts], catalog: Catalog) -> Thing:
    owners = {people.key for people in catalog.civilizations if card.number in people.policies}
    having: list[float] = []
    lacking: list[float] = []
    rounds_shown: list[int] = []
    rounds_taken: list[int] = []
    affordable = taken_then = used = taken = 0
    for facts in games:
        seen_in = round_shown(card, group, facts, owners)
        if seen_in is None:
            continue
        rounds_shown.append(seen_in)
        takers = 0
        for seat, seen in enumerate(facts.seats):
            if group == "policy" and facts.outcome.civilizations[seat] not in owners:
                continue
            took = card.key in seen.took
            (having if took else lacking).append(worth(facts, seat))
            takers += took
            used += seen.used.get(card.key, 0)
            if took:
                rounds_taken.append(seen.took[card.key])
            if card.key in seen.could:
                affordable += 1
                taken_then += took
        taken += takers > 0
    return Thing(
        key=card.key,
        group=group,
        pack=card.pack,
        source=card.source,
        era=card.era,
        cost=card.cost,
        shown=len(rounds_shown),
        taken=taken,
        affordable=affordable,
        taken_then=taken_then,
        round_shown=_mean(rounds_shown),
        round_taken=_mean(rounds_taken),
        used=_rounded(used / len(having) if having else 0.0),
        having=rate(having),
        lacking=rate(lacking),
    )


def round_shown(card: Card, group: Group, facts: Facts, owners: set[str]) -> int | None:
    """Since which round of a game it could be seen, if at all."""
    if group == "basic":
        return 1
    if group == "policy":
        return 1 if owners & set(facts.outcome.civilizations) else None
    if card.kind in TOKENS:
        # Nobody sees a token before somebody may take it.
        rounds = [
            seen[card.key] for seat in facts.seats for seen in (seat.could, seat.took) if card.key in seen
        ]
        return min(rounds, default=None)
    return facts.shown.get(card.key)


# Actions and effects


def effects_in_play(catalog: Catalog) -> Counter[str]:
    """How many cards have each effect. An Automa's are left out: none plays here."""
    found: Counter[str] = Counter()
    owner = {f"{card.pack}/{card.key}": card for card in catalog.cards}
    has: set[tuple[str, str]] = set()
    for address, effect in catalog.effects.items():
        card = owner.get(address.partition(".")[0])
        if card is None or card.kind != SOLO_CARD:
            has.add((address.partition(".")[0], effect.verb))
    for card in catalog.cards:
        has |= {(card.key, WHEN)} if card.triggers else set()
        has |= {(card.key, MODIFY)} if card.price_changes else set()
    for _, verb in has:
        found[verb] += 1
    return found


def _uses(counts: Sequence[Counter[str]], known: Counter[str]) -> tuple[Use, ...]:
    times: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for each in counts:
        times.update(each)
        games.update(set(each))
    keys = sorted({*times, *known}, key=lambda key: (-times[key], key))
    return tuple(Use(key, times[key], games[key], known[key]) for key in keys)


def _mean(numbers: Iterable[float]) -> float:
    listed = list(numbers)
    return _rounded(fmean(listed)) if listed else 0.0


def _rounded(number: float) -> float:
    return round(number, 4)
