"""Imagining is fair, consistent with what a seat knows, and leaves the real game alone.

The exact distribution: of the tokens of a Market's city that nobody has taken, any so many as lie there are
as likely as any others (a multivariate hypergeometric draw); Markets are independent of each other.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations, product

import pytest

from monumental import Game, unpack
from monumental.cards.build import build_catalog
from monumental.engine.catalog import Card, Script
from monumental.engine.chance import Chance, seeded
from monumental.engine.effects import Effect
from monumental.engine.state import Player, State
from monumental.games.classic.land.hexmap import HexMap
from monumental.games.classic.state import Market
from monumental.play.imagine import imagine
from monumental.play.position import dump, load
from monumental.play.systems.classic import secrets as imagining
from monumental.play.view import as_json, view_for
from monumental.testing import attributes, check_position, position
from tests.classic_scene import act, board, holdings, keys, scene, told
from tests.properties.tables import ROUND, RandomTable
from tests.solo_scene import solo_scene

DRAWS = 4000


# A statistical test with fixed seeds


def exceeded_once_in_a_thousand(freedom: int) -> float:
    """What chi-square exceeds in one of a thousand tries of fair luck, for so many degrees of freedom.

    Wilson and Hilferty: the cube root of chi-square over its degrees of freedom is nearly normal, with mean
    1 - 2/9k and variance 2/9k. 3.0902 is what a normal variable exceeds once in a thousand. It is at most
    2.5 percent more than in a table of chi-square, from two degrees of freedom on.
    """
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.0902 * spread**0.5) ** 3)


@pytest.mark.parametrize(
    ("freedom", "exact"), [(2, 13.82), (4, 18.47), (9, 27.88), (29, 58.30), (99, 148.23)]
)
def test_the_threshold_is_that_of_the_tables(freedom: int, exact: float) -> None:
    assert exceeded_once_in_a_thousand(freedom) == pytest.approx(exact, rel=0.025)


Stacks = tuple[tuple[int, ...], ...]


def expected(game: Game, seat: int) -> dict[Stacks, float]:
    """How likely each set of stacks is for a seat, worked out from the box and what lies face up."""
    markets: list[Counter[tuple[int, ...]]] = []
    for market in board(game).markets:
        if market.seen and not market.seen >> seat & 1:
            left = untaken(game, market)
            markets.append(Counter(combinations(left, market.count)))
        else:
            markets.append(Counter([market.stack]))
    likely: dict[Stacks, float] = {}
    for stacks in product(*markets):
        weight = 1.0
        for chances, stack in zip(markets, stacks, strict=True):
            weight *= chances[stack] / chances.total()
        likely[stacks] = weight
    return likely


def untaken(game: Game, market: Market) -> list[int]:
    """The city's tokens that nobody has and that did not leave the game, in order."""
    state = board(game)
    box = Counter({card.number: card.copies for card in game.catalog.cards if card.city == market.city})
    box.subtract(token for token in state.removed if token in box)
    for held in state.holdings:
        box.subtract(token for token in (*held.market, *held.used) if token in box)
    return sorted(box.elements())


def imagined_stacks(game: Game, seat: int) -> Counter[Stacks]:
    luck = seeded(2026)
    return Counter(
        tuple(market.stack for market in board(imagine(game, seat, luck)).markets) for _ in range(DRAWS)
    )


def unfairness(seen: Mapping[Stacks, int], likely: Mapping[Stacks, float]) -> float:
    """Chi-square in parts of what is exceeded once in a thousand: below 1 is fair."""
    if not set(seen) <= set(likely):
        return float("inf")
    if len(likely) == 1:
        return 0.0
    square = sum((seen.get(stacks, 0) - DRAWS * p) ** 2 / (DRAWS * p) for stacks, p in likely.items())
    return square / exceeded_once_in_a_thousand(len(likely) - 1)


TWO_MARKETS = """
C   m1$ f2$ m1  C
  m1  h2  ~   m2
..  mt  v4  f1  ..
"""


def carthage(stack: str, seen: list[int], **more: object) -> dict[str, object]:
    tokens = " ".join(f"carthage-{token}" for token in stack.split())
    return {"tile": 3, "city": "carthage", "stack": tokens, "seen": seen, **more}


def nothing_taken() -> Game:
    """Somebody is looking and has not kept anything yet."""
    return scene(markets=[carthage("galleys shipwrights", [1])])


def three_lie_there() -> Game:
    """Any three of five are left."""
    return scene(markets=[carthage("galleys shipwrights mercenaries", [1])])


def one_kept() -> Game:
    market = carthage("galleys", [1], visited=[1])
    return scene(markets=[market], other={"market_tokens": "carthage-mercenaries"})


def two_taken() -> Game:
    """One is still to be used, one was used; one is left."""
    market = carthage("galleys", [1], count=1, visited=[1])
    return scene(
        markets=[market],
        used_tokens="carthage-mercenaries",
        other={"market_tokens": "carthage-purple-cloth"},
    )


def one_left_the_game() -> Game:
    """An Automa took the topmost token."""
    return solo_scene("greeks", markets=[carthage("galleys", [1], count=1)], removed="carthage-war-elephants")


def two_markets() -> Game:
    byzantium = {"tile": 2, "city": "byzantium", "stack": "byzantium-icons byzantium-mosaics", "seen": [1]}
    market = carthage("galleys", [1], visited=[1])
    return scene(
        drawing=TWO_MARKETS,
        markets=[byzantium, market],
        other={"market_tokens": "carthage-mercenaries"},
    )


def one_of_two_seen() -> Game:
    byzantium = {"tile": 2, "city": "byzantium", "stack": "byzantium-icons byzantium-mosaics", "seen": [0, 1]}
    return scene(drawing=TWO_MARKETS, markets=[byzantium, carthage("galleys shipwrights", [1])])


def equal_tokens() -> Game:
    """A pack may have three Galleys: they are as likely as there are many of them."""
    game = nothing_taken()
    box = unpack("classic", ("base",))
    game.catalog = build_catalog(box.rules, box.packs)
    game.catalog.cards[game.catalog.number("carthage-galleys")].copies = 3
    return game


SITUATIONS = {
    nothing_taken: 10,
    three_lie_there: 10,
    one_kept: 4,
    two_taken: 3,
    one_left_the_game: 4,
    two_markets: 40,
    one_of_two_seen: 10,
    equal_tokens: 11,
}


@pytest.mark.parametrize("situation", SITUATIONS)
def test_imagined_markets_are_as_likely_as_the_real_ones(situation: Callable[[], Game]) -> None:
    game = situation()
    likely = expected(game, 0)
    assert len(likely) == SITUATIONS[situation]
    assert sum(likely.values()) == pytest.approx(1)

    assert unfairness(imagined_stacks(game, 0), likely) < 1


def test_whoever_has_looked_imagines_what_lies_there() -> None:
    for situation in SITUATIONS:
        game = situation()

        stacks = tuple(market.stack for market in board(game).markets)

        assert imagined_stacks(game, 1) == {stacks: DRAWS}


# Would unfair imagining be found?


def drawn_by(game: Game, market: Market, stack: list[int]) -> Market:
    return Market(
        market.tile, market.city, market.count, market.urn, tuple(stack), market.seen, market.visited
    )


def always_the_first(game: Game, market: Market) -> Market:
    return drawn_by(game, market, untaken(game, market)[: market.count])


def with_replacement(game: Game, market: Market) -> Market:
    left = tuple(untaken(game, market))
    return drawn_by(game, market, [left[game.chance.pick(left)] for _ in range(market.count)])


def neighbours(game: Game, market: Market) -> Market:
    """Each token is as likely as it should be, but not which of them lie together."""
    left = untaken(game, market)
    first = game.chance.choose(len(left))
    return drawn_by(game, market, [left[(first + at) % len(left)] for at in range(market.count)])


def taken_ones_too(game: Game, market: Market) -> Market:
    left = [card.number for card in game.catalog.cards if card.city == market.city]
    return drawn_by(game, market, [left.pop(game.chance.pick(tuple(left))) for _ in range(market.count)])


def a_little_more_often(game: Game, market: Market) -> Market:
    """The first token comes one time in twenty more often than it should."""
    left = untaken(game, market)
    stack = [] if game.chance.choose(20) else [left.pop(0)]
    stack += [left.pop(game.chance.pick(tuple(left))) for _ in range(market.count - len(stack))]
    return drawn_by(game, market, stack)


def really_there(game: Game, market: Market) -> Market:
    return market


UNFAIR = (
    always_the_first,
    with_replacement,
    neighbours,
    taken_ones_too,
    a_little_more_often,
    really_there,
)


@pytest.mark.parametrize("draw", UNFAIR)
def test_unfair_imagining_would_be_found(
    draw: Callable[[Game, Market], Market], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(imagining, "_drawn_anew", draw)

    assert any(
        unfairness(imagined_stacks(situation(), 0), expected(situation(), 0)) > 1 for situation in SITUATIONS
    )


# What comes next in an imagined game


def first_draws(game: Game, *words: str, find: Callable[[Game], int]) -> Counter[str]:
    """What an imagined game brings after these actions, many times."""
    luck = seeded(7)
    found: Counter[str] = Counter()
    for _ in range(DRAWS):
        imagined = imagine(game, 0, luck)
        imagined.journal = []
        act(imagined, *words)
        found[keys(imagined, [find(imagined)])[0]] += 1
    return found


def is_fair(found: Mapping[str, int], weights: Mapping[str, int]) -> bool:
    total = sum(weights.values())
    assert set(found) == set(weights)
    square = sum(
        (found[name] - DRAWS * weight / total) ** 2 / (DRAWS * weight / total)
        for name, weight in weights.items()
    )
    return square < exceeded_once_in_a_thousand(len(weights) - 1)


def test_the_first_card_of_an_imagined_city_deck_follows_its_urn() -> None:
    game = scene(urn="work-camp work-camp work-camp fort fort library", supply="3 science")

    found = first_draws(game, "progress", find=lambda imagined: told(imagined, "drew")[0].card)

    assert is_fair(found, {"work-camp": 3, "fort": 2, "library": 1})


def test_the_first_token_of_an_imagined_market_that_nobody_has_seen_is_any_of_the_city() -> None:
    game = scene(explorers=[3, 1], markets=[{"tile": 3, "city": "carthage", "count": 1}])

    found = first_draws(game, "visit 1", find=lambda imagined: board(imagined).markets[0].stack[0])

    tokens = [card.key for card in game.catalog.cards if card.city == "carthage"]
    assert is_fair(found, dict.fromkeys(tokens, 1))


def test_an_imagined_exploration_token_is_any_that_looks_the_same() -> None:
    game = scene(troops="1:9", supply="1 military")
    front = board(game).fronts[1]
    urn = Counter(keys(game, board(game).urns[front]))

    found = first_draws(game, "conquer 2", "send 1", find=lambda imagined: holdings(imagined).exploration[0])

    assert is_fair(found, urn)


# Consistent


@pytest.mark.long
def test_a_seat_can_not_tell_an_imagined_game_from_the_real_one() -> None:
    different = 0
    for seed in range(3 * ROUND):
        with RandomTable(seed) as play:
            game = play.table.game
            while not game.over:
                if play.table.version % 50 == seed % 50 or game.choice().private:
                    seat = (seed + play.table.version) % len(play.table.sitters)
                    imagined = imagine(game, seat, seeded(play.table.version))
                    different += position(imagined) != position(game)
                    check_consistent(game, imagined, seat)
                play.go_on()

    assert different > 40


def check_consistent(game: Game, imagined: Game, seat: int) -> None:
    assert json.dumps(as_json(view_for(imagined, seat))) == json.dumps(as_json(view_for(game, seat)))
    if game.seat == seat:
        assert imagined.options() == game.options()
    check_position(imagined)


# Independent


def mutable_parts(thing: object) -> Iterator[object]:
    """All lists, dictionaries and sets of a position, and the objects that change in place."""
    if isinstance(thing, Card | Script | Effect | HexMap | str | int | None):
        return
    if isinstance(thing, list | dict | set | State | Player):
        yield thing
    if isinstance(thing, dict):
        parts = [*thing.values()]
    elif isinstance(thing, list | tuple | set | frozenset):
        parts = [*thing]
    else:
        parts = [getattr(thing, name) for name in attributes(thing)]
    for part in parts:
        yield from mutable_parts(part)


def copied(game: Game, seat: int, chance: Chance) -> Game:
    return game.clone(chance)


def loaded(game: Game, seat: int, chance: Chance) -> Game:
    return load(dump(game), chance)


@pytest.mark.parametrize("copy", [imagine, copied, loaded])
@pytest.mark.parametrize("seed", range(ROUND))
def test_what_is_done_in_a_copy_leaves_the_real_game_as_it_was(
    seed: int, copy: Callable[[Game, int, Chance], Game]
) -> None:
    with RandomTable(seed) as play:
        table = play.table
        while not table.game.over and table.version < 180:
            if table.version % 60 == 7 * seed:
                before = everything(play)
                other = copy(table.game, table.game.seat, seeded(table.version))
                parts = {id(part) for part in mutable_parts(table.game.state)}
                assert len(parts) > 10
                assert not parts & {id(part) for part in mutable_parts(other.state)}
                assert other.chance is not table.game.chance
                assert other.journal is None

                finish(other, seed)

                assert everything(play) == before
            play.go_on()


def everything(play: RandomTable) -> str:
    table = play.table
    luck = table.luck
    rest = (table.events, table.moves, luck.cards, luck.seen_by, getattr(luck.luck, "drawn", None))
    return json.dumps(dump(table.game)) + repr(position(table.game)) + repr(rest)


def finish(game: Game, seed: int) -> None:
    choose = random.Random(seed)
    while not game.over:
        game.play_option(choose.choice(game.options()))
