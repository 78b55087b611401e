"""The test bench: many games with a pack, played by the bots' processes while nobody else needs them.

Nothing of it is kept: who wants to know again asks again, and gets the same games.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from monumental.balance.blame import Mishap
from monumental.balance.counting import count
from monumental.balance.findings import edge_of
from monumental.balance.page import sentences
from monumental.balance.plan import plan
from monumental.cards.errors import FirstOf, PackError
from monumental.cards.text import load_texts
from monumental.play.boxes import packs_with
from monumental.play.setup import SetupError, unpack, wishes
from monumental.studio.packs.problems import UnknownRulesError, rules_of
from monumental.web.door.addresses import line_of
from monumental.web.problems import Refused
from monumental.web.store.rows import new_id
from monumental.web.studio.contract import BenchCard, BenchDot, BenchFinding, BenchPage, BenchRate
from monumental.web.studio.own import carried
from monumental.web.thinking import Claim, Lost, Payer
from monumental.web.thinking.games import TrialGame

if TYPE_CHECKING:
    from monumental.balance.facts import Facts
    from monumental.balance.plan import Survey
    from monumental.balance.report import Rate
    from monumental.cards.text import Texts
    from monumental.play.setup import Box
    from monumental.studio.packs.draft import Draft
    from monumental.web.thinking import Thinkers
    from monumental.web.visitor import Visitor

log = logging.getLogger(__name__)

#: Who plays: quick, and no worse than most people.
BOT: Final = "greedy"

#: In fewer games everything is luck, and nothing is found.
ENOUGH: Final = 30

#: So many benches are remembered, of all people together; who came longest ago is forgotten first.
MOST: Final = 50

#: The referee looks at every position of every so many games, which takes half as long again …
CHECKED: Final = 5

#: … and of what went wrong, so much is told.
MOST_FAULTS: Final = 20

#: Of one address, so many are played at once.
MOST_AT_ONCE: Final = 2


@dataclass
class Bench:
    """Games with a pack, as many as have been played so far."""

    id: str
    owner: str
    box: Box
    survey: Survey
    mine: frozenset[str]  # the cards of the pack
    games: int
    played: list[Facts] = field(default_factory=list)
    faults: list[Mishap] = field(default_factory=list)  # each once
    problem: str = ""  # why a game could not begin
    lost: int | None = None  # a game that was never finished
    line: str = ""  # of whoever asked for it
    task: asyncio.Task[None] | None = None
    is_stopped: bool = False

    @property
    def is_over(self) -> bool:
        return self.is_stopped or self.task is None or self.task.done()

    def note(self, fault: Mishap) -> None:
        """A game went wrong: told once for each card and problem, by the first game that showed it."""
        known = {(each.card, each.problem) for each in self.faults}
        if (fault.card, fault.problem) not in known and len(known) < MOST_FAULTS:
            self.faults.append(fault)


def prepared(draft: Draft, games: int, owner: str) -> Bench:
    """What is to be played; a pack that can't be is refused in one sentence."""
    try:
        rules = rules_of(draft).name
        pack = carried(draft)
        box = unpack(rules, packs_with(rules, [pack]))
        peoples = [people.key for people in box.catalog.civilizations]
        seats = box.rules.seats[0]
        survey = plan(BOT, peoples, seats, 0)
        wishes(box, peoples[:seats], 0, seats=seats)
    except (UnknownRulesError, PackError, SetupError) as error:
        raise Refused(422, "server-studio", problem=FirstOf(error)) from error
    return Bench(new_id(), owner, box, survey, frozenset(draft.cards), games)


class Benches:
    """One for each person at a time."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._benches: OrderedDict[str, Bench] = OrderedDict()

    def begin(self, bench: Bench, who: Visitor) -> Bench:
        """Play from now on, in place of what this person had asked for before."""
        bench.line = line_of(who.address)
        for other in [each for each in self._benches.values() if each.owner == bench.owner]:
            self._end(other)
        # However many keys somebody has, they take nobody else's place.
        neighbours = [each for each in self._benches.values() if each.line == bench.line and not each.is_over]
        for other in neighbours[: len(neighbours) + 1 - MOST_AT_ONCE]:
            self._end(other)
        while len(self._benches) >= MOST:
            self._end(min(self._benches.values(), key=lambda each: not each.is_over))
        self._benches[bench.id] = bench
        bench.task = asyncio.create_task(self._play(bench, Payer(bench.owner, bench.line)))
        return bench

    def find(self, name: str, owner: str | None) -> Bench:
        bench = self._benches.get(name)
        if bench is None or bench.owner != owner:
            raise Refused(404, "server-no-bench")
        return bench

    def stop(self, bench: Bench) -> None:
        """What was played so far is all there is. A game that is being played is, and whoever asked pays."""
        bench.is_stopped = True
        bench.games = len(bench.played)

    def _end(self, bench: Bench) -> None:
        self.stop(bench)
        del self._benches[bench.id]

    async def _play(self, bench: Bench, payer: Payer) -> None:
        # Tables come first: nobody who plays waits for more than one of these games.
        claim = Claim(f"bench {bench.id}", BOT, [payer], lambda: False)
        try:
            for match in bench.survey.matches(bench.games):
                async with self._thinkers.turn(claim) as turn:
                    is_checked = match.seed % CHECKED == 0
                    facts = await turn.ask(
                        TrialGame(bench.box.rules.name, bench.box.named, match, is_checked)
                    )
                if bench.is_stopped:
                    return
                if isinstance(facts, str):
                    bench.problem = facts
                    return
                if isinstance(facts, Mishap):
                    bench.note(facts)
                else:
                    bench.played.append(facts)
        except Lost as lost:
            log.warning("a game of a test bench was not played: %s", lost.why)
            bench.lost = len(bench.played) + 1

    def close(self) -> None:
        for bench in self._benches.values():
            if bench.task is not None:
                bench.task.cancel()


def _told(fault: Mishap, bench: Bench, texts: Texts) -> BenchFinding:
    """What went wrong, in one sentence that names the card."""
    card = bench.box.catalog.by_key.get(fault.card)
    sentence = texts(
        "server-bench-fault" if card is None else "server-bench-fault-card",
        card="" if card is None else texts.card(card),
        game=fault.seed + 1,
        decision=fault.decision + 1,
        problem=fault.problem,
    )
    return BenchFinding(fault.card, sentence, fault.card in bench.mine)


def _rate(rate: Rate) -> BenchRate:
    return BenchRate(rate.games, rate.rate, rate.low, rate.high)


def bench_page(bench: Bench, language: str) -> BenchPage:
    """What the games say so far: the cards of the pack, and whatever a designer should look at."""
    box, played = bench.box, [*bench.played]
    is_enough = len(played) >= ENOUGH
    texts = load_texts(language, [pack.folder for pack in box.packs], box.rules)
    report = count(played, box.rules, box.catalog, {})
    told = zip(report.findings, sentences(report, box.catalog, texts), strict=True)
    findings = [BenchFinding(each.key, sentence, each.key in bench.mine) for each, sentence in told]
    return BenchPage(
        id=bench.id,
        played=len(played),
        games=bench.games,
        over=bench.is_over,
        problem=bench.problem if bench.lost is None else texts("server-bench-lost", game=bench.lost),
        faults=tuple(_told(fault, bench, texts) for fault in bench.faults),
        cards=tuple(
            BenchCard(
                key=thing.key,
                name=texts.card(box.catalog.by_key[thing.key]),
                shown=thing.shown,
                taken=thing.taken,
                edge=edge_of(thing, report.things) if is_enough else None,
            )
            for thing in report.things
            if thing.key in bench.mine
        ),
        dots=tuple(
            BenchDot(
                key=thing.key,
                name=texts.card(box.catalog.by_key[thing.key]),
                mine=thing.key in bench.mine,
                taken=round(thing.taken_share, 4),
                having=_rate(thing.having),
                lacking=_rate(thing.lacking),
            )
            for thing in report.things
            if thing.taken
        ),
        fair=1 / bench.survey.seats,
        # A seat or civilization is nobody's card; what was made here comes first.
        findings=tuple(sorted(findings, key=lambda each: not each.mine)) if is_enough else (),
    )
