"""Luck: the documented generator, the promise of a seed, and recorded luck held against it."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from monumental.engine.chance import LuckError, Recorded, Seeded, seeded
from monumental.play.records.luck import SEED_BYTES, Luck, Promised, commitment, sealed_luck, typed_luck

#: The bytes 00 01 02 … 1f.
KNOWN = bytes(range(SEED_BYTES))

#: What they bring among 2, 3, 4, … cards.
GOLDEN = [0, 1, 3, 4, 5, 6, 3, 3, 0, 0, 0, 2, 12, 15, 19, 219, 1, 2, 4, 6]


def cards(count: int) -> tuple[int, ...]:
    return tuple(range(count))


def by_hand(seed: bytes, sizes: list[int]) -> list[int]:
    """What the generator draws among so many cards each, computed as docs/records.md says."""
    numbers = [
        int.from_bytes(block[at : at + 4], "big")
        for place in range(len(sizes))
        for block in (hashlib.sha256(seed + place.to_bytes(8, "big")).digest(),)
        for at in range(0, 32, 4)
    ]
    drawn = []
    for size in sizes:
        number = numbers.pop(0)
        while number >= 2**32 // size * size:
            number = numbers.pop(0)
        drawn.append(number % size)
    return drawn


# The generator


def test_the_first_draws_of_a_known_seed_never_change() -> None:
    """A record is checked against its seed years later, by any Python: these numbers are for ever."""
    sizes = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 20, 36, 52, 100, 1000, 2, 3, 5, 7]
    luck = Seeded(KNOWN)

    drawn = [luck.pick(cards(size)) for size in sizes]

    assert drawn == GOLDEN
    assert drawn == by_hand(KNOWN, sizes)


def test_the_numbers_are_those_of_sha_256_in_counter_mode() -> None:
    """The first eight are the first block, the ninth begins the second."""
    luck = Seeded(KNOWN)

    drawn = [luck.choose(2**16) for _ in range(9)]

    blocks = [hashlib.sha256(KNOWN + b"\0" * 7 + bytes([block])).hexdigest() for block in (0, 1)]
    assert [f"{number:04x}" for number in drawn] == [
        *(blocks[0][at + 4 : at + 8] for at in range(0, 64, 8)),
        blocks[1][4:8],
    ]


@pytest.mark.parametrize("seed", range(5))
def test_every_draw_can_be_computed_by_hand(seed: int) -> None:
    secret = hashlib.sha256(bytes([seed])).digest()
    sizes = [1 + number * 7 % 60 for number in range(400)]
    luck = Seeded(secret)

    assert [luck.pick(cards(size)) for size in sizes] == by_hand(secret, sizes), f"seed {seed}"


def numbers(*coming: int) -> Seeded:
    """The generator with a block of numbers that says what comes."""
    luck = Seeded(KNOWN)
    luck.drawn = 1
    luck._block = (0, *coming)
    return luck


@pytest.mark.parametrize(
    ("size", "too_large"),
    [(3, 2**32 - 1), (5, 2**32 - 1), (6, 2**32 - 4), (7, 2**32 - 4), (52, 2**32 - 48), (100, 2**32 - 96)],
)
def test_a_number_that_can_not_be_shared_out_evenly_is_thrown_away(size: int, too_large: int) -> None:
    assert too_large % size == 0

    assert numbers(too_large, 4).pick(cards(size)) == 4 % size
    assert numbers(2**32 - 1, 4).pick(cards(size)) == 4 % size
    assert numbers(too_large - 1, 4).pick(cards(size)) == size - 1


@pytest.mark.parametrize("size", [1, 2, 4, 64, 1024])
def test_where_all_can_be_shared_out_nothing_is_thrown_away(size: int) -> None:
    assert numbers(2**32 - 1, 0).pick(cards(size)) == size - 1


def test_a_single_card_takes_a_number_too() -> None:
    """So the number of draws alone says how far the seed was read."""
    luck = Seeded(KNOWN)

    luck.pick((4,))

    assert luck.drawn == 1


@pytest.mark.parametrize(("size", "limit"), [(2, 10.8), (3, 13.8), (7, 22.5), (10, 27.9), (52, 88.0)])
def test_every_card_comes_equally_often(size: int, limit: float) -> None:
    """Chi-square: an even generator exceeds the limit once in a thousand seeds, and this seed is fixed."""
    luck = Seeded(KNOWN)
    expected = 400

    found = Counter(luck.pick(cards(size)) for _ in range(expected * size))

    assert sum((found[card] - expected) ** 2 / expected for card in range(size)) < limit


def test_a_card_does_not_depend_on_the_one_before() -> None:
    """Chi-square for pairs of draws among 7; an even generator exceeds 84.0 once in a thousand seeds."""
    luck = Seeded(KNOWN)
    expected = 200

    found = Counter((luck.choose(7), luck.choose(7)) for _ in range(expected * 49))

    pairs = [(first, second) for first in range(7) for second in range(7)]
    assert sum((found[pair] - expected) ** 2 / expected for pair in pairs) < 84.0


# Seeds


def test_the_promise_is_the_sha_256_of_the_seed() -> None:
    assert Luck(KNOWN).commitment == commitment(KNOWN)
    assert commitment(KNOWN) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_a_sealed_seed_has_256_bits_and_is_another_one_every_time() -> None:
    sealed = [sealed_luck() for _ in range(50)]

    assert {len(luck.seed) for luck in sealed} == {32}
    assert len({luck.seed for luck in sealed}) == 50
    assert {luck.typed for luck in sealed} == {None}


@pytest.mark.parametrize("number", [0, 1, 7, -3, 2**70])
def test_a_typed_seed_gives_the_luck_of_the_engine(number: int) -> None:
    luck = typed_luck(number)
    typed, engine = luck.chance(), seeded(number)

    assert luck.typed == number
    assert luck.seed == hashlib.sha256(str(number).encode()).digest()
    assert [typed.choose(52) for _ in range(30)] == [engine.choose(52) for _ in range(30)]


def test_luck_begins_anew_every_time_it_is_asked_for() -> None:
    luck = Luck(KNOWN)

    first, second = luck.chance(), luck.chance()

    assert [first.choose(9) for _ in range(20)] == [second.choose(9) for _ in range(20)]


# Recorded luck held against its seed


def drawn_by(seed: bytes, urns: list[tuple[int, ...]]) -> list[int]:
    luck = Seeded(seed)
    return [urn[luck.pick(urn)] for urn in urns]


URNS = [(3, 3, 8, 9, 9, 9), (3, 8, 9), (4, 5, 6, 7), (8, 8, 8), tuple(range(20, 40)), (1, 2, 3, 4, 5)]


def test_the_cards_of_the_seed_are_no_fault() -> None:
    promised = Promised(Recorded(drawn_by(KNOWN, URNS)), KNOWN)

    for urn in URNS:
        promised.pick(urn)

    assert not promised.broken


@pytest.mark.parametrize("place", [place for place, urn in enumerate(URNS) if len(set(urn)) > 1])
def test_one_exchanged_card_is_noticed(place: int) -> None:
    drawn = drawn_by(KNOWN, URNS)
    drawn[place] = next(card for card in URNS[place] if card != drawn[place])
    promised = Promised(Recorded(drawn), KNOWN)

    broken = []
    for urn in URNS:
        promised.pick(urn)
        broken.append(promised.broken)

    assert broken == [number >= place for number in range(len(URNS))]


def test_equal_cards_can_not_be_told_apart() -> None:
    """Which of two equal cards came, no record says: the urn is the same in another order."""
    promised = Promised(Recorded([8, 8]), KNOWN)

    promised.pick((8, 8, 8))
    promised.pick((8, 8))

    assert not promised.broken


def test_an_exchanged_number_is_noticed_as_well() -> None:
    """A first player or a Capital is no card, but luck all the same."""
    chosen = Seeded(KNOWN).choose(5)
    honest, false = Promised(Recorded([~chosen]), KNOWN), Promised(Recorded([~(chosen - 1)]), KNOWN)

    assert honest.choose(5) == chosen
    assert false.choose(5) == chosen - 1

    assert (honest.broken, false.broken) == (False, True)


def test_what_a_seat_alone_sees_is_held_against_the_seed_too() -> None:
    (card,) = drawn_by(KNOWN, [(4, 5)])
    promised = Promised(Recorded([9 - card]), KNOWN)

    promised.pick_for(1, (4, 5))

    assert promised.broken


def test_a_card_that_could_not_come_is_refused_before_the_seed_is_asked() -> None:
    promised = Promised(Recorded([99]), KNOWN)

    with pytest.raises(LuckError, match=r"^draw 1 on record is not among the cards that could come$"):
        promised.pick((4, 5))

    assert promised.promise.drawn == 0


def test_the_seed_goes_on_where_the_record_ends() -> None:
    promised = Promised(Recorded(drawn_by(KNOWN, URNS[:3])), KNOWN)
    for urn in URNS[:3]:
        promised.pick(urn)

    assert [urn[promised.promise.pick(urn)] for urn in URNS[3:]] == drawn_by(KNOWN, URNS)[3:]
