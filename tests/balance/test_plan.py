"""Which games a survey is made of."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from monumental.balance.plan import Survey, plan
from monumental.play.setup import SetupError

PEOPLES = ("aztecs", "japanese", "malians")
FIVE = ("chinese", "danes", "egyptians", "greeks", "japanese")


@pytest.mark.parametrize(
    ("peoples", "seats"), [(PEOPLES, 2), (PEOPLES, 3), (FIVE, 2), (FIVE, 3), (FIVE, 4), (FIVE, 5)]
)
def test_every_seating_of_civilizations_is_played_equally_often(peoples: tuple[str, ...], seats: int) -> None:
    every = list(permutations(peoples, seats))

    for times in (1, 2):
        series = plan("greedy", peoples, seats, seed=70).matches(times * len(every))

        assert Counter(match.civilizations for match in series) == dict.fromkeys(every, times)


@pytest.mark.parametrize("games", range(1, 41))
def test_a_survey_that_ends_early_is_nearly_balanced(games: int) -> None:
    series = plan("greedy", FIVE, 2, seed=0).matches(games)

    sat = Counter((seat, key) for match in series for seat, key in enumerate(match.civilizations))
    times = [sat[seat, key] for seat in (0, 1) for key in FIVE]
    assert max(times) - min(times) <= 1


def test_every_game_has_a_seed_of_its_own_that_alone_decides_it() -> None:
    survey = plan("greedy", PEOPLES, 2, seed=40, layout="random")

    series = survey.matches(12)

    assert [match.seed for match in series] == list(range(40, 52))
    assert [survey.match(match.seed) for match in series] == series
    assert survey.matches(5) == series[:5]
    assert all((match.bots, match.layout) == (("greedy", "greedy"), "random") for match in series)
    # Nobody is turned around the table, and nobody is an Automa.
    assert all((match.turned, match.advanced, match.automas) == (0, 0, ()) for match in series)


def test_the_first_game_begins_the_round_of_seatings_whatever_its_seed() -> None:
    early, late = (plan("greedy", PEOPLES, 2, seed).matches(6) for seed in (0, 1000))

    assert [match.civilizations for match in early] == [match.civilizations for match in late]


def test_the_automa_is_refused() -> None:
    with pytest.raises(SetupError, match="the Automa plays by rules of its own"):
        plan("automa", PEOPLES, 2, seed=0)


def test_too_few_civilizations_are_refused() -> None:
    with pytest.raises(SetupError, match=r"^4 seats take 4 civilizations, and the packs have 3$"):
        plan("greedy", PEOPLES, 4, seed=0)
    assert plan("greedy", PEOPLES, 3, seed=0) == Survey("greedy", PEOPLES, 3, 0)
