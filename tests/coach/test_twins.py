"""Nobody is betrayed: games that differ only in what a seat can't know give it the same bytes.

Twins are played side by side, move by move (`tests.properties.twins`). A review is of a finished game, all of
which everybody may know; but each decision in it is judged from what whoever decided knew then. So the
decisions of a seat are the same in both games, with all that is told of them; those of others, who looked
into Markets, need not be.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from importlib import import_module

import pytest

from monumental.bots.bot import Budget
from monumental.cards.text import load_texts
from monumental.coach import advise, chances, why
from monumental.coach.data import advice_data, advised_data
from monumental.coach.review.review import Reviewing
from monumental.coach.review.telling import reasoned
from monumental.engine.game import Game
from tests.bots.test_honesty import TABLES, stacks, table, twins_at
from tests.classic_scene import scene
from tests.properties.twins import Twins

pytestmark = pytest.mark.usefixtures("few_futures")

FEW = Budget(thoughts=12)

#: Of the lines of a record, and of the decisions of a seat, one of so many is looked at.
OFTEN = 17
SELDOM = 5

#: A table at which it would show in what is told, and in a review, if a seat's coach saw into Markets.
LEAKY = (31, 1)

#: The seed of a table and a seat there: `twins_at(seed, seat)`.
at_tables = pytest.mark.parametrize("who", TABLES, ids=lambda who: f"seed-{who[0]}-seat-{who[1]}")


def side_by_side(twins: Twins) -> Iterator[tuple[Game, Game]]:
    """Both games, at every so manieth line."""
    games = twins.tables()
    for line in range(twins.until):
        real, twin = [again.table.game for again in games]
        if not real.over and line % OFTEN == 0:
            yield real, twin
        for again, moves in zip(games, [twins.play.table.moves, *twins.records], strict=True):
            again.make(moves[line])


def told(game: Game, seat: int) -> Iterator[tuple[str, str]]:
    """All that the coach tells a seat of a position: its chances, its options, or what others might do."""
    texts = load_texts("en")
    yield "chances", json.dumps(chances(game, seat))
    if game.seat == seat:
        yield "advice", json.dumps(advice_data(game, advise(game, seat, FEW), texts))
    elif not game.choice().private and game.state.round:
        for option in (game.options()[0], game.options()[-1]):
            found = why(game, option, seat, FEW)
            yield "why", json.dumps([advised_data(game, each, texts) for each in (found.done, found.best)])


@pytest.mark.long
@at_tables
def test_a_seat_is_told_the_same_of_its_chances_its_options_and_what_others_did(who: tuple[int, int]) -> None:
    heard: Counter[str] = Counter()
    for real, twin in side_by_side(twins_at(*who)):
        heard["secrets"] += stacks(real) != stacks(twin)
        pairs = [*zip(told(real, who[1]), told(twin, who[1]), strict=True)]
        heard.update(what for (what, _), _ in pairs)
        assert [one for one, other in pairs if one != other] == []

    assert min(heard[what] for what in ("secrets", "advice", "chances", "why")) > 3


def looked_into(tokens: str, active: int) -> Game:
    """The Danes have looked into a Market beside an Explorer of each; the Egyptians have not."""
    market = {"tile": 3, "city": "carthage", "stack": tokens, "seen": [1]}
    return scene(
        markets=[market],
        explorers=[2, 1],
        other={"explorers": [4, 5], "supply": "2 military"},
        supply="2 military",
        active=active,
        agenda=[f"TakeActions {active}"],
        city="caravanserai* . . . . . . . .",
    )


@pytest.mark.parametrize("active", [0, 1])
def test_what_lies_in_a_market_makes_no_difference_to_whoever_has_not_looked(active: int) -> None:
    one = looked_into("carthage-galleys carthage-mercenaries", active)
    other = looked_into("carthage-shipwrights carthage-purple-cloth", active)

    heard = [*told(one, 0)]

    assert stacks(one) != stacks(other)
    assert [what for what, _ in heard] == (["chances", "why", "why"] if active else ["chances", "advice"])
    assert heard == [*told(other, 0)]


# Reviews


def reviews(seed: int, seat: int) -> list[Reviewing]:
    """Of a game and of its twin for a seat, both played to the end."""
    play = table(seed)
    twins = Twins(play, seat, len(play.table.moves), seed)
    games = twins.tables()
    for again, moves in zip(games, [play.table.moves, *twins.records], strict=True):
        for move in moves:
            again.make(move)
    return [Reviewing(again.table.record(), seat, Budget(thoughts=3)) for again in games]


def chosen(reviewing: Reviewing, seat: int) -> list[int]:
    """Some of the decisions of a seat, by where they stand."""
    done = reviewing.table.steps.done
    return [at for at in reviewing.wanted if done[at].seat == seat][::SELDOM]


def judged(reviewing: Reviewing, at: int) -> str:
    """A decision as it is judged, and what would be told of it if it were a moment that mattered."""
    decision = reviewing.judge(at)
    found = reasoned(reviewing, decision)
    before, texts = reviewing.before(at), load_texts("en")
    told_of = [advised_data(before, each, texts) for each in (found.done, found.best)]
    return json.dumps([decision.as_json(), told_of])


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """A moment is thought about no longer than any other decision."""
    monkeypatch.setattr(import_module("monumental.coach.review.telling"), "CLOSER", FEW)


@pytest.mark.long
@at_tables
@pytest.mark.usefixtures("hasty")
def test_a_review_judges_a_seat_by_what_it_knew(who: tuple[int, int]) -> None:
    real, twin = reviews(*who)

    decisions = chosen(real, who[1])

    assert decisions == chosen(twin, who[1])
    assert sum(stacks(real.before(at)) != stacks(twin.before(at)) for at in decisions) > 10
    assert [at for at in decisions if judged(real, at) != judged(twin, at)] == []


# A leak would be found


@pytest.fixture
def open_markets(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach that sees what lies in a Market, whoever looked there."""
    monkeypatch.setattr("monumental.play.systems.classic.secrets._drawn_anew", lambda _, market: market)


@pytest.mark.long
@pytest.mark.usefixtures("open_markets")
def test_a_coach_that_sees_into_markets_is_caught() -> None:
    seed, seat = LEAKY

    pairs = side_by_side(twins_at(seed, seat))

    assert any([*told(real, seat)] != [*told(twin, seat)] for real, twin in pairs)


@pytest.mark.long
@pytest.mark.usefixtures("open_markets", "hasty")
def test_a_review_that_sees_into_markets_is_caught() -> None:
    real, twin = reviews(*LEAKY)

    decisions = chosen(real, LEAKY[1])

    assert any(judged(real, at) != judged(twin, at) for at in decisions)
