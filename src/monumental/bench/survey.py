"""A run beside the peers: who is there, who is compared with whom, and for how long."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

from monumental.bench.ours import Ours, ours
from monumental.bench.peer import Peer
from monumental.bench.peers import MAIN, MODULES, peers_of, quiet
from monumental.bench.slices import Comparison, compare, one_core

#: So many pairs of slices beside the main peer, and for the other engines one for ten of those.
USUAL_PAIRS: Final = 60
SHARE_OF_OTHERS: Final = 10
LEAST_PAIRS: Final = 2


@dataclass(frozen=True)
class Plan:
    """What is to be measured."""

    ours: Sequence[Ours]
    theirs: Sequence[Peer[Any]]
    missing: Sequence[str]  # engines that are not installed
    pairs: int  # beside the main peer

    @property
    def steps(self) -> int:
        """How many pairs of slices there are in all."""
        return len(self.ours) * sum(self.pairs_with(peer) for peer in self.theirs)

    def pairs_with(self, peer: Peer[Any]) -> int:
        return self.pairs if peer.name == MAIN else max(LEAST_PAIRS, self.pairs // SHARE_OF_OTHERS)


@contextmanager
def undisturbed() -> Iterator[None]:
    """On one core, and without a word from the others."""
    with quiet(), one_core():
        yield


def whole_plan(rules: Sequence[str], pairs: int) -> Plan:
    """Every game of every engine that is installed."""
    found = {engine: peers_of(engine) for engine in MODULES}
    theirs = [peer for peers in found.values() for peer in peers]
    missing = [engine for engine, peers in found.items() if not peers]
    return Plan([ours(name) for name in rules], theirs, missing, pairs)


def quick_plan(rules: Sequence[str], pairs: int) -> Plan:
    """The first game of the main peer alone."""
    theirs = peers_of(MAIN)[:1]
    return Plan([ours(name) for name in rules], theirs, [] if theirs else [MAIN], pairs)


def carry_out(plan: Plan, advance: Callable[[], None] = lambda: None) -> list[Comparison]:
    """Measure all that is planned; `advance` hears of every pair of slices."""
    return [
        compare(each, peer, plan.pairs_with(peer), advance=advance)
        for peer in plan.theirs
        for each in plan.ours
    ]
