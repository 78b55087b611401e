from collections import Counter
from itertools import combinations, pairwise

import pytest

from monumental.bots.arena.plan import MOST_TABLES, TournamentError, civilizations_of, plan, tables
from monumental.bots.match import Match, play_match, seat_of
from monumental.engine.game import Game
from monumental.games.classic.state import ClassicState
from monumental.play.setup import unpack

PEOPLES = ("aztecs", "japanese", "malians")
FIVE = ("chinese", "danes", "egyptians", "greeks", "japanese")


def test_each_bot_has_each_seat_with_each_civilization_equally_often() -> None:
    tournament = plan(("a", "b", "c"), PEOPLES, seats=2, games=6 * 2, seed=40)

    had = Counter(
        (name, seat, people)
        for match in tournament.matches()
        for seat, (name, people) in enumerate(zip(match.bots, match.civilizations, strict=True))
    )

    assert len(had) == 3 * 2 * 3
    assert set(had.values()) == {4}


def test_every_two_bots_meet_with_every_two_civilizations() -> None:
    tournament = plan(("a", "b"), PEOPLES, seats=2, games=6 * 2, seed=0)

    met = Counter(
        (match.civilizations[match.bots.index("a")], match.civilizations[match.bots.index("b")])
        for match in tournament.matches()
    )

    assert set(met) == {(one, other) for one in PEOPLES for other in PEOPLES if one != other}
    assert set(met.values()) == {2}


def test_a_deal_is_played_once_in_each_rotation_of_the_seats() -> None:
    tournament = plan(("a", "b", "c", "d"), FIVE, seats=3, games=3, seed=7)
    series = tournament.matches()

    assert len(series) == 4 * 3
    assert {(match.seed, match.civilizations) for match in series} == {(7, civilizations_of(0, FIVE, 3))}
    for table in combinations("abcd", 3):
        seatings = {match.bots for match in series if set(match.bots) == set(table)}
        a, b, c = table
        assert seatings == {(a, b, c), (b, c, a), (c, a, b)}
    assert all(match.bots[seat_of(match, 0)] < match.bots[seat_of(match, 1)] for match in series)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_as_many_deals_as_civilizations_each_comes_to_each_seat_once(seats: int) -> None:
    for number in range(0, 200, 5):
        dealt = [civilizations_of(deal, FIVE, seats) for deal in range(number, number + 5)]

        assert all(len(set(deal)) == seats for deal in dealt)
        assert all({deal[seat] for deal in dealt} == set(FIVE) for seat in range(seats))


@pytest.mark.long
@pytest.mark.parametrize(
    ("rules", "peoples", "layout"), [("duel", PEOPLES, None), ("classic", FIVE, "random")]
)
def test_both_games_of_a_pair_are_laid_out_alike(
    rules: str, peoples: tuple[str, ...], layout: str | None
) -> None:
    tournament = plan(("random", "beginner"), peoples, seats=2, games=6, seed=5, layout=layout)
    laid_out = [first_position(rules, match) for match in tournament.matches()]

    pairs = list(zip(laid_out[::2], laid_out[1::2], strict=True))
    assert len(pairs) == 3
    assert all(one == other for one, other in pairs)
    # Another deal is another game.
    assert all(one != other for (one, _), (other, _) in pairwise(pairs))


def first_position(rules: str, match: Match) -> list[object]:
    """What lies on the table before anybody was asked."""
    seen: list[list[object]] = []

    def look(game: Game) -> None:
        if not seen:
            state = game.state
            cities = [(player.civilization, list(player.city)) for player in state.players]
            seen.append([state.display.slots, state.first, cities])
            if isinstance(state, ClassicState):
                seen[0].append([state.hexmap.capitals, state.production, list(state.fronts)])

    play_match(unpack(rules), match, inspect=look)
    return seen[0]


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert plan(("a", "b"), PEOPLES, 2, games=7, seed=0).games_at_a_table == 8
    assert plan(("a", "b", "c"), FIVE, 3, games=1, seed=0).games_at_a_table == 3
    assert plan(("a", "b"), PEOPLES, 2, games=8, seed=0).games_at_a_table == 8


def test_too_many_tables_are_thinned_out_evenly() -> None:
    bots = [f"bot{number}" for number in range(12)]

    seated = tables(bots, 4)

    played = Counter(name for table in seated for name in table)
    met = Counter(pair for table in seated for pair in combinations(table, 2))
    assert len(seated) == len({frozenset(table) for table in seated}) <= MOST_TABLES
    assert len(seated) > MOST_TABLES - len(bots)
    assert len(set(played.values())) == 1
    assert len(met) == 66
    assert max(met.values()) - min(met.values()) <= 2
    assert tables(bots, 4) == seated


@pytest.mark.parametrize(
    ("bots", "peoples", "sentence"),
    [
        (("a",), PEOPLES, "2 seats take at least 2 bots, and there are 1"),
        (("a", "b", "a"), PEOPLES, "a is named twice"),
        (("a", "automa"), PEOPLES, "the Automa always has the first turn"),
        (("a", "b"), ("aztecs",), "2 seats take 2 civilizations"),
    ],
)
def test_what_cannot_be_paired_is_said(
    bots: tuple[str, ...], peoples: tuple[str, ...], sentence: str
) -> None:
    with pytest.raises(TournamentError, match=sentence):
        plan(bots, peoples, seats=2, games=2, seed=0)
