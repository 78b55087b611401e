"""An observation tells what a seat can know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from monumental import Game, new_game, unpack
from monumental.engine.pieces.display import Display
from monumental.games.classic.state import Market, classic
from monumental.play.setup import packs_for
from monumental.research.card_observer import CardObserver
from monumental.research.numbering import Numbering
from monumental.research.observation.observe import HIGHEST, Observer
from tests import classic_scene, continuous_scene, scene
from tests.properties.tables import RandomTable, played_table
from tests.properties.twins import Twins, secretive_twins_of
from tests.random_game import KINDS, ClassicGame, ModuleGame, RandomGame, SoloGame

pytestmark = pytest.mark.long

Seen = npt.NDArray[np.float32]

#: A change here changes what a trained program sees: give the environments a new version.
DIGESTS = {
    ("duel", 2): (2457, "16486f29d6003ecb"),
    ("classic", 2): (4320, "21c27c02fa2e38b1"),
    ("continuous", 2): (4208, "bd02f568ea32b437"),
}


def observer_of(game: Game) -> Observer:
    return Observer(game.rules, game.catalog, len(game.state.players))


def cards_of(game: Game) -> CardObserver:
    return CardObserver(game.rules, game.catalog, len(game.state.players))


def seen(game: Game, seat: int = 0) -> Seen:
    return observer_of(game).observe(game, seat)


def seen_by_meaning(game: Game, seat: int = 0) -> npt.NDArray[np.int32]:
    return cards_of(game).observe(game, seat)


#: Both kinds of observations.
BOTH = pytest.mark.parametrize("look", [seen, seen_by_meaning])
Look = Callable[..., npt.NDArray[Any]]


# The form


@pytest.mark.parametrize(("rules", "seats"), [("duel", 2), ("classic", 4), ("continuous", 5)])
def test_the_parts_fill_the_vector_without_gaps_and_have_names(rules: str, seats: int) -> None:
    box = unpack(rules, packs_for(rules, seats))
    observer = Observer(box.rules, box.catalog, seats)

    ends = [part.end for part in observer.parts]
    assert [part.offset for part in observer.parts] == [0, *ends[:-1]]
    assert ends[-1] == observer.length
    assert len({part.name for part in observer.parts}) == len(observer.parts)
    assert all(part.meaning and part.scale for part in observer.parts)


@pytest.mark.parametrize(("rules", "seats"), DIGESTS)
def test_a_change_of_the_layout_is_deliberate(rules: str, seats: int) -> None:
    box = unpack(rules)
    observer = Observer(box.rules, box.catalog, seats)

    assert (observer.length, observer.digest()[:16]) == DIGESTS[rules, seats]


def test_of_rules_that_nobody_has_described_is_seen_what_all_rules_have() -> None:
    box = unpack("duel")
    whole = {part.name for part in Observer(box.rules, box.catalog, 2).parts}

    seen_of = {part.name for part in Observer(replace(box.rules, name="skirmish"), box.catalog, 2).parts}

    assert {"supply", "civilization", "display"} <= seen_of < whole
    assert "advantage" in whole - seen_of


def test_a_part_is_found_by_its_name() -> None:
    game = scene.scene(supply="3 military 2 gold", other={"supply": "1 science"})
    observer = observer_of(game)

    assert observer.observe(game, 0)[observer.part("supply")] == pytest.approx(
        [0, 0, 0.3, 0, 0.2, 0, 0.1, 0, 0, 0]
    )
    with pytest.raises(ValueError, match="no part 'weather'"):
        observer.part("weather")


def test_everybody_comes_first_in_their_own_observation() -> None:
    game = scene.scene(supply="3 military", other={"supply": "1 science"})
    observer = observer_of(game)

    mine, other = (observer.observe(game, seat)[observer.part("supply")] for seat in (0, 1))
    assert mine.tolist() == [*other[5:].tolist(), *other[:5].tolist()]


def test_a_duel_looks_the_same_from_the_other_side() -> None:
    """Whoever has these things, at whatever seat: but for who is asked, the observation is the same."""
    mine: dict[str, Any] = {"supply": "3 military", "city": "forum* . . . . . . . .", "provinces": "sahara"}
    other: dict[str, Any] = {"supply": "1 gold", "discard": "library", "passed": True}
    cities = ("2 0 0 1 0 0", "1 0 0 2 0 0")
    here = scene.scene(
        **mine,
        other=other,
        first=1,
        advantage="0 military 2",
        free={"face_up": "petra . .", "gold": cities[0]},
    )
    there = scene.scene(
        **other,
        civ="aztecs",
        against="japanese",
        other=mine,
        first=0,
        advantage="1 military 2",
        free={"face_up": "petra . .", "gold": "1 0 0 2 0 0"},
    )

    same_from_both_sides(here, there)


def test_the_map_looks_the_same_from_the_other_side() -> None:
    mine: dict[str, Any] = {"supply": "3 military", "troops": "1:7 2:2", "warlord": 2, "explorers": [2, 1]}
    other: dict[str, Any] = {"supply": "1 gold", "production_tokens": 1, "explored": [2]}
    here = classic_scene.scene(**mine, other=other, first=1, active=0)
    there = classic_scene.scene(
        **other, civ="danes", against="egyptians", other=mine, capitals=(5, 1), first=0, active=1
    )

    same_from_both_sides(here, there)


def same_from_both_sides(here: Game, there: Game) -> None:
    observer = observer_of(here)
    one, two = observer.observe(here, 0), observer.observe(there, 1)
    asked = {"who answers", "about whom", "question", "numbers of the question", "subject"}
    parts = [part.name for part in observer.parts if part.name not in asked]
    assert [
        name for name in parts if not np.array_equal(one[observer.part(name)], two[observer.part(name)])
    ] == []
    assert not np.array_equal(one, observer.observe(there, 0))


@pytest.mark.parametrize("kind", [RandomGame, ClassicGame, ModuleGame, SoloGame])
def test_numbers_are_finite_and_never_too_high(kind: type[RandomGame]) -> None:
    """All modules, two to five seats, Automas. What fails says how to get there again."""
    for seed in range(0, len(KINDS), 9) if kind is ModuleGame else range(5):
        with kind(seed) as play:
            observer = observer_of(play.game)
            while not play.game.over:
                vector = observer.observe(play.game, play.game.seat)
                assert np.isfinite(vector).all()
                assert vector.min() >= 0
                assert vector.max() <= HIGHEST
                play.go_on()
            assert observer.observe(play.game, 0)[observer.part("question")].sum() == 0


def test_what_is_much_too_much_is_cut_off() -> None:
    game = scene.scene(supply="3 military")
    game.state.players[0].supply[2] = 100_000

    assert seen(game).max() == HIGHEST


# What can't be known


@pytest.mark.parametrize("seed", [1, 2, 5, 12, 19, 24])
def test_hidden_things_make_no_difference(seed: int) -> None:
    """Two games that differ in Market tokens that this seat has not looked at look alike at every prompt."""
    twins = secretive_twins_of(played_table(seed), seed)
    if twins.seat is None:
        twins = _for_a_seat(twins.play, seed)

    assert compare(twins) > 50


def _for_a_seat(play: RandomTable, seed: int) -> Twins:
    return Twins(play, 0, len(play.table.moves) - 1, seed)


def compare(twins: Twins) -> int:
    """Play both again, side by side; how often they were compared."""
    real, twin = twins.tables()
    observer, cards = observer_of(real.table.game), cards_of(real.table.game)
    numbering = Numbering(real.table.game.rules, real.table.game.catalog)
    seat = twins.seat
    assert seat is not None
    for line in range(twins.until):
        real.make(twins.play.table.moves[line])
        twin.make(twins.records[0][line])
        game, other = real.table.game, twin.table.game
        where = f"{twins}, line {line + 1}"
        assert np.array_equal(observer.observe(game, seat), observer.observe(other, seat)), where
        assert np.array_equal(cards.observe(game, seat), cards.observe(other, seat)), where
        if not game.over and game.seat == seat:
            mask = numbering.mask(game.options())
            assert np.array_equal(mask, numbering.mask(other.options())), where
            assert np.array_equal(cards.options(game), cards.options(other)), where
    return twins.until


@pytest.mark.long
def test_some_of_those_twins_really_differ() -> None:
    assert sum(secretive_twins_of(played_table(seed), seed).differing for seed in (1, 2, 5, 12, 19, 24)) >= 3


def test_a_seat_sees_the_tokens_that_it_has_looked_at() -> None:
    game = new_game("classic", seats=3, seed=1)
    observer = observer_of(game)
    state = classic(game)
    market = state.markets[0]
    before = [observer.observe(game, seat) for seat in range(3)]
    map_part = observer.part("map")
    tokens = market.urn[: market.count]
    others = market.urn[1 : market.count + 1]
    vectors = []
    for stack in (tokens, others):
        state.markets[0] = Market(market.tile, market.city, market.count, (), stack, seen=0b010)
        vectors.append([observer.observe(game, seat) for seat in range(3)])

    same = [np.array_equal(one, two) for one, two in zip(*vectors, strict=True)]
    assert same == [True, False, True]
    looked = [not np.array_equal(vectors[0][seat][map_part], before[seat][map_part]) for seat in range(3)]
    assert looked == [False, True, False]
    assert vectors[0][1][observer.part("seen in markets")].sum() == len(tokens)


@BOTH
def test_the_order_of_an_urn_is_nobodys_business(look: Look) -> None:
    game = new_game("duel", seed=1)
    before = look(game)
    display = game.state.display
    eras = tuple(tuple(reversed(era)) for era in display.eras)
    game.state.display = Display(display.slots, eras, display.separations, display.discard)

    assert np.array_equal(look(game), before)


# What everybody sees

#: Each of these looks different from an empty table, and from each other.
DUEL: Mapping[str, dict[str, Any]] = {
    "nothing": {},
    "supply": {"supply": "1 military"},
    "more": {"supply": "2 military"},
    "other kind": {"supply": "1 science"},
    "theirs": {"other": {"supply": "1 military"}},
    "gained": {"gained": "1 military"},
    "city": {"city": "forum . . . . . . . ."},
    "elsewhere": {"city": ". forum . . . . . . ."},
    "other card": {"city": "library . . . . . . . ."},
    "turned": {"city": "forum* . . . . . . . ."},
    "used": {"city": "forum! . . . . . . . ."},
    "their city": {"other": {"city": "forum . . . . . . . ."}},
    "known": {"known": "library"},
    "urn": {"urn": "library"},
    "discard": {"discard": "library"},
    "archive": {"archive": "library"},
    "wonder": {"wonder": "colossus-of-rhodes"},
    "provinces": {"provinces": "sahara"},
    "barricade": {"provinces": "sahara barricade"},
    "their provinces": {"other": {"provinces": "sahara"}},
    "advantage": {"advantage": "0 military 2"},
    "their advantage": {"advantage": "1 military 2"},
    "other stake": {"advantage": "0 military 3"},
    "display": {"display": "colossus-of-rhodes . . . . ."},
    "other slot": {"display": ". colossus-of-rhodes . . . ."},
    "display discard": {"display_discard": "colossus-of-rhodes"},
    "piles": {"piles": {"barricade": 1}},
    "round": {"round": 5},
    "final": {"final": True},
    "first": {"first": 1},
    "passed": {"other": {"passed": True}},
    "free city": {"free": {"face_up": "petra . ."}},
    "gold": {"free": {"face_up": "petra . .", "gold": "3 0 0 0 0 0"}},
    "their gold": {"free": {"face_up": "petra . .", "gold": "0 0 0 3 0 0"}},
    "civilization": {"civ": "malians"},
}

CLASSIC: Mapping[str, dict[str, Any]] = {
    "nothing": {},
    "supply": {"supply": "1 military"},
    "their supply": {"other": {"supply": "1 military"}},
    "city": {"city": "forum . . . . . . . ."},
    "troops": {"troops": "1:8 2:1"},
    "more troops": {"troops": "1:7 2:2"},
    "their troops": {"other": {"troops": "5:8 4:1"}},
    "warlord": {"troops": "1:8 2:1", "warlord": 2},
    "explorers": {"explorers": [2, 1]},
    "the other explorer": {"explorers": [1, 2]},
    "outposts": {"troops": "1:8 2:1", "outposts": [2]},
    "an explorer acted": {"explored": [1]},
    "barbarian token": {"exploration": "gauls"},
    "market token": {"market_tokens": "carthage-mercenaries"},
    "used token": {"used_tokens": "carthage-mercenaries"},
    "production tokens": {"production_tokens": 1},
    "production": {"production": [2]},
    "other production": {"production": [4]},
    "drawn": {"drawn": "library"},
    "wonder token": {"wonders": {2: "library-of-alexandria"}},
    "ending": {"ending": True},
}


@BOTH
@pytest.mark.parametrize("build", [scene.scene])
def test_every_difference_of_a_duel_is_seen(build: Callable[..., Game], look: Look) -> None:
    all_differ({name: look(build(**words)) for name, words in DUEL.items()})


@BOTH
@pytest.mark.parametrize("build", [classic_scene.scene, continuous_scene.scene])
def test_every_difference_on_the_map_is_seen(build: Callable[..., Game], look: Look) -> None:
    all_differ({name: look(build(**words)) for name, words in CLASSIC.items()})


def all_differ(vectors: Mapping[str, npt.NDArray[Any]]) -> None:
    alike = [
        (one, two)
        for at, one in enumerate(vectors)
        for two in list(vectors)[at + 1 :]
        if np.array_equal(vectors[one], vectors[two])
    ]
    assert alike == []


@pytest.mark.parametrize("kind", [observer_of, cards_of])
def test_positions_of_a_game_differ_from_one_question_to_the_next(
    kind: Callable[[Game], Observer | CardObserver],
) -> None:
    """But for a few that only the question's own memory tells apart."""
    for play in (RandomGame(1), ClassicGame(2), ModuleGame(20), SoloGame(3)):
        observer = kind(play.game)
        vectors = []
        while not play.game.over:
            vectors.append(observer.observe(play.game, 0).tobytes())
            play.go_on()
        assert len(set(vectors)) > 0.97 * len(vectors)


def test_the_question_and_its_card_are_told() -> None:
    game = scene.scene(city="forum* . . . . . . . .", urn="library", supply="2 production 2 science")
    observer = observer_of(game)
    before = observer.observe(game, 0)
    scene.act(game, "use a1")

    after = observer.observe(game, 0)

    assert before[observer.part("question")].sum() == after[observer.part("question")].sum() == 1
    assert not np.array_equal(before[observer.part("question")], after[observer.part("question")])
    forum = observer.features.rows[game.catalog.number("forum")]
    assert np.array_equal(after[observer.part("subject")], np.array(forum))
