"""Luck: fair, the same everywhere, written down, and out of reach for copies."""

from __future__ import annotations

import hashlib
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice, pairwise
from typing import Any

import pytest

from monumental import Action, Game, new_game, seeded
from monumental.engine.chance import LuckError, Recorded, Recording, Seeded
from monumental.engine.pieces.deck import EMPTY_DECK, Deck, shuffled
from monumental.testing import position
from tests.random_game import RandomGame
from tests.scene import act, keys, player, scene, told

#: What chi-square exceeds in one of a thousand tries of fair luck, by degrees of freedom.
ONE_IN_A_THOUSAND = {1: 10.83, 2: 13.82, 3: 16.27, 4: 18.47, 5: 20.52, 6: 22.46, 9: 27.88, 29: 58.30}


def chi_square(seen: Counter[int], expected: Mapping[int, float]) -> float:
    assert set(seen) <= set(expected)
    return sum((seen[value] - often) ** 2 / often for value, often in expected.items())


# Seeds


def documented(seed: bytes, count: int) -> Iterator[int]:
    """The positions that the documentation of `Seeded` promises, worked out anew."""
    block = 0
    while True:
        digest = hashlib.sha256(seed + block.to_bytes(8, "big")).digest()
        for start in range(0, 32, 4):
            number = int.from_bytes(digest[start : start + 4], "big")
            if number < 2**32 // count * count:
                yield number % count
        block += 1


@pytest.mark.parametrize("count", [1, 2, 3, 6, 10, 15, 30, 97])
@pytest.mark.parametrize("seed", [b"", b"luck", bytes(range(32))])
def test_a_seed_gives_the_documented_numbers(seed: bytes, count: int) -> None:
    luck = Seeded(seed)
    cards = tuple(range(count))

    assert [luck.pick(cards) for _ in range(100)] == list(islice(documented(seed, count), 100))
    assert luck.drawn == 100


def test_draws_of_different_sizes_read_one_number_each() -> None:
    luck = Seeded(b"luck")
    sizes = [6, 2, 15, 15, 14, 3, 1, 30, 29, 10, 9]

    drawn = [luck.pick(tuple(range(size))) for size in sizes]

    numbers = list(islice(documented(b"luck", 2**32), len(sizes)))
    assert drawn == [number % size for number, size in zip(numbers, sizes, strict=True)]


def test_a_number_too_large_to_be_shared_out_evenly_is_thrown_away() -> None:
    luck = Seeded(b"luck")
    million = (0,) * 1_000_000

    drawn = [luck.pick(million) for _ in range(20_000)]

    assert drawn == list(islice(documented(b"luck", 1_000_000), 20_000))
    assert luck.drawn > 20_000


@pytest.mark.parametrize("seed", [0, 1, 42, 10**20])
def test_a_typed_seed_is_the_hash_of_its_digits(seed: int) -> None:
    assert seeded(seed).seed == hashlib.sha256(str(seed).encode()).digest()


def test_the_numbers_of_seed_one_never_change() -> None:
    luck = seeded(1)

    drawn = [luck.pick(tuple(range(6))) for _ in range(20)]

    assert drawn == [4, 4, 2, 3, 3, 0, 5, 1, 3, 1, 1, 4, 5, 4, 0, 3, 0, 1, 1, 1]


@pytest.mark.parametrize("count", [2, 3, 4, 6, 7, 10, 30])
def test_every_card_is_as_likely_as_every_other(count: int) -> None:
    luck = seeded(2026)
    cards = tuple(range(count))
    draws = 3000 * count

    seen = Counter(luck.pick(cards) for _ in range(draws))

    assert chi_square(seen, dict.fromkeys(cards, draws / count)) < ONE_IN_A_THOUSAND[count - 1]


def test_one_draw_says_nothing_about_the_next() -> None:
    luck = seeded(2026)
    drawn = [luck.pick((0, 1, 2)) for _ in range(27_001)]

    pairs = Counter(3 * one + next_one for one, next_one in pairwise(drawn))

    # Nine pairs; eight of their frequencies are free.
    assert chi_square(pairs, dict.fromkeys(range(9), 3000.0)) < 26.12


GAME = """
import hashlib, random
from monumental import new_game
journal = []
game = new_game(seed=5, journal=journal)
choose = random.Random(5)
while not game.over:
    game.play(choose.choice(game.options()))
print(hashlib.sha256(repr(journal).encode()).hexdigest())
"""


@pytest.mark.long
def test_a_seed_gives_the_same_game_whatever_pythons_hash_seed_is() -> None:
    games = {
        subprocess.run(
            [sys.executable, "-c", GAME],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for hash_seed in ("0", "1", "2")
    }

    assert len(games) == 1
    assert len(games.pop().strip()) == 64


def test_without_a_seed_every_game_has_its_own_luck() -> None:
    starts = {repr(position(new_game())) for _ in range(5)}

    assert len(starts) == 5


# What was written down


def test_recorded_luck_brings_the_cards_on_record_in_order() -> None:
    luck = Recorded([7, 5, 7])

    assert [luck.pick((5, 7)), luck.pick((5, 5, 6)), luck.pick((1, 2, 7))] == [1, 0, 2]


def test_recorded_luck_refuses_one_draw_too_many() -> None:
    luck = Recorded([3])
    luck.pick((3, 4))

    with pytest.raises(LuckError, match=r"^the game draws once more than the record has \(its length: 1\)$"):
        luck.pick((3, 4))


def test_recorded_luck_refuses_a_card_that_can_not_come_and_keeps_its_place() -> None:
    luck = Recorded([3, 4])
    luck.pick((3,))

    with pytest.raises(LuckError, match=r"^draw 2 on record is not among the cards that could come$"):
        luck.pick((3, 5))

    assert luck.pick((4, 5)) == 0


def test_recording_passes_luck_on_and_writes_down_the_cards_that_came() -> None:
    luck = Recording(seeded(9))
    same = seeded(9)
    urn = (10, 20, 20, 30)

    positions = [luck.pick(urn) for _ in range(50)]

    assert positions == [same.pick(urn) for _ in range(50)]
    assert luck.cards == [urn[position] for position in positions]


@pytest.mark.parametrize("seed", range(10))
def test_a_game_can_be_played_again_from_its_recorded_draws(seed: int) -> None:
    with RandomGame(seed) as play:
        start = len(play.luck.cards)
        again = play.game.clone(Recorded([]))
        actions: list[Action] = []
        while not play.game.over:
            actions.append(play.choose())
            play.play(actions[-1])
        draws = play.luck_since(start)
        again.chance = draws

        for action in actions:
            again.play(action)

        assert position(again) == position(play.game)
        assert draws.drawn == len(draws.cards)


# Decks


def test_known_cards_come_first_the_last_one_on_top_and_ask_no_luck() -> None:
    deck = Deck((1, 2), (3, 4)).with_on_top(5)
    no_luck = Recorded([])

    drawn = []
    for _ in range(3):
        card, deck = deck.draw(no_luck)
        drawn.append(card)

    assert drawn == [5, 2, 1]
    assert (deck.known, deck.urn) == ((), (3, 4))
    with pytest.raises(LuckError):
        deck.draw(no_luck)


def test_drawing_takes_the_card_out_of_the_urn_and_leaves_the_old_deck_alone() -> None:
    deck = shuffled((4, 3, 4, 9))

    card, rest = deck.draw(Recorded([4]))

    assert card == 4
    assert (rest.known, rest.urn) == ((), (3, 4, 9))
    assert deck.urn == (3, 4, 4, 9)


def test_a_deck_lasts_until_its_last_card() -> None:
    deck = shuffled((1, 1, 2, 3, 5, 8)).with_on_top(13)
    luck = seeded(4)

    drawn = []
    while not deck.is_empty():
        card, deck = deck.draw(luck)
        drawn.append(card)

    assert drawn[0] == 13
    assert sorted(drawn) == [1, 1, 2, 3, 5, 8, 13]
    assert (deck.known, deck.urn) == (EMPTY_DECK.known, EMPTY_DECK.urn)


def test_an_urn_is_drawn_from_by_its_contents() -> None:
    deck = shuffled((1,) * 5 + (2,) * 3 + (3,) * 1 + (4,) * 1)
    luck = seeded(11)

    seen = Counter(deck.draw(luck)[0] for _ in range(20_000))

    assert chi_square(seen, {1: 10_000, 2: 6000, 3: 2000, 4: 2000}) < ONE_IN_A_THOUSAND[3]


def test_an_urn_drawn_empty_gives_every_order_alike() -> None:
    luck = seeded(12)
    orders: Counter[int] = Counter()
    for _ in range(12_000):
        deck = shuffled((1, 2, 3, 3))
        order = 0
        while not deck.is_empty():
            card, deck = deck.draw(luck)
            order = 10 * order + card
        orders[order] += 1

    expected = {1233, 1323, 1332, 2133, 2313, 2331, 3123, 3132, 3213, 3231, 3312, 3321}
    # Twelve orders; eleven of their frequencies are free.
    assert chi_square(orders, dict.fromkeys(expected, 1000.0)) < 31.26


# What comes next, one by one


def every_draw(game: Game) -> dict[str, tuple[Game, float]]:
    """Seat 0's next card, by name: the game in which it is known to come, and how likely that is."""
    urn = player(game).deck.urn
    outcomes = {}
    for card in set(urn):
        imagined = game.clone(Recorded([]))
        left = list(urn)
        left.remove(card)
        player(imagined).deck = Deck((card,), tuple(left))
        outcomes[keys(game, [card])[0]] = (imagined, urn.count(card) / len(urn))
    return outcomes


def test_putting_each_card_of_an_urn_on_top_in_turn_gives_every_draw_and_how_likely_it_is() -> None:
    game = scene(urn="work-camp work-camp work-camp fort fort library", supply="2 science")

    outcomes = every_draw(game)

    assert {name: weight for name, (_, weight) in outcomes.items()} == {
        "work-camp": 3 / 6,
        "fort": 2 / 6,
        "library": 1 / 6,
    }
    for name, (imagined, _) in outcomes.items():
        real = game.clone(Recorded([game.catalog.number(name)]))
        act(real, "progress")
        act(imagined, "progress")
        assert position(imagined) == position(real)


def test_the_draws_of_a_game_follow_the_weights_of_its_urn() -> None:
    game = scene(urn="work-camp work-camp work-camp fort fort library", supply="2 science")
    luck = seeded(13)
    seen: Counter[int] = Counter()
    for _ in range(3000):
        copy = game.clone(luck)
        copy.journal = []
        act(copy, "progress")
        seen[told(copy, "drew")[0].card] += 1

    expected = {game.catalog.number(name): 3000 * weight for name, (_, weight) in every_draw(game).items()}
    assert chi_square(seen, expected) < ONE_IN_A_THOUSAND[2]


def test_a_known_card_is_drawn_without_luck_in_a_game() -> None:
    game = scene(known="fort work-camp", urn="library", supply="4 science")

    act(game, "progress", "pass", "progress")

    assert [keys(game, [event.card]) for event in told(game, "drew")] == [["work-camp"], ["fort"]]


# What a copy can know


def futures(game: Game, chances: list[int], choices: int) -> set[str]:
    """How the game ends with each of these lucks, every decision left to the same seed."""
    ends = set()
    for seed in chances:
        copy = game.clone(seeded(seed))
        choose = random.Random(choices)
        while not copy.over:
            copy.play(choose.choice(copy.options()))
        ends.add(repr(position(copy)))
    return ends


@pytest.mark.parametrize("seed", range(5))
def test_a_copy_with_other_luck_can_not_foresee_the_draws_of_the_original(seed: int) -> None:
    with RandomGame(seed) as play:
        for _ in range(20):
            play.go_on()
        one, other = play.game.clone(seeded(1000)), play.game.clone(seeded(2000))

        # The originals differ in nothing but their luck, and so do their futures; their copies are alike.
        assert futures(one, [1000], seed) != futures(other, [2000], seed)
        assert futures(one, [3000], seed) == futures(other, [3000], seed)
        assert len(futures(one, list(range(8)), seed)) == 8


def test_nothing_in_a_position_tells_which_card_of_an_urn_is_next() -> None:
    deck = "fort library work-camp"
    one, other = (
        scene(urn=deck, luck="fort", supply="2 science"),
        scene(urn=deck, luck="library", supply="2 science"),
    )

    assert position(one) == position(other)

    act(one, "progress")
    act(other, "progress")
    assert keys(one, player(one).discard) == ["fort"]
    assert keys(other, player(other).discard) == ["library"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param({"urn": "fort library"}, {"urn": "library fort"}, id="city-deck"),
        pytest.param({"eras": ["masonry democracy"]}, {"eras": ["democracy masonry"]}, id="development-deck"),
        pytest.param({"free": {"urn": "petra venice"}}, {"free": {"urn": "venice petra"}}, id="free-cities"),
    ],
)
def test_the_order_in_which_an_urn_is_written_does_not_matter(
    one: dict[str, Any], other: dict[str, Any]
) -> None:
    assert position(scene(**one)) == position(scene(**other))
