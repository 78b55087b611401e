import random

import pytest

from monumental.bots import BOTS, UnknownBot, make_bot
from monumental.bots.match import Match, MatchError, matches, play_match, seat_of
from monumental.bots.random import RandomBot
from monumental.engine.action import Action
from monumental.engine.chance import seeded
from monumental.engine.game import Game
from monumental.play.imagine import imagine
from monumental.play.setup import new_game, unpack
from monumental.testing import position


class Vandal(RandomBot):
    """Chooses like a random player and ruins the game it was handed."""

    def choose(self, game: Game, seat: int) -> Action:
        action = super().choose(game, seat)
        ruin = random.Random(0)
        while not game.over:
            game.play_option(ruin.choice(game.options()))
        game.state.players[seat].supply[:] = [99] * 5
        game.chance.pick((1, 2, 3))
        return action


class Cheat(RandomBot):
    """Conquers whether it can or not."""

    def choose(self, game: Game, seat: int) -> Action:
        return Action("conquer")


@pytest.mark.parametrize("names", [("random", "random"), ("greedy", "random")])
def test_equal_seeds_give_equal_games(names: tuple[str, ...]) -> None:
    match = Match(names, (None, None), 11)

    first = play_match(unpack(), match, record=True)
    second = play_match(unpack(), match, record=True)

    assert first == second
    assert len(first.moves) == first.decisions


def test_other_seeds_give_other_games() -> None:
    one = play_match(unpack(), Match(("random", "random"), (None, None), 1), record=True)
    other = play_match(unpack(), Match(("random", "random"), (None, None), 2), record=True)

    assert one.moves != other.moves


def test_greedy_beats_random() -> None:
    series = matches(("greedy", "random"), (None, None), 40, 1000)

    outcomes = [play_match(unpack(), match) for match in series]

    wins = sum(outcome.winners == (seat_of(outcome.match, 0),) for outcome in outcomes)
    assert wins >= 34


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_chooses_an_option_and_leaves_the_game_alone(name: str) -> None:
    game = new_game(seed=3)
    bot = make_bot(name, 3)
    choose = random.Random(3)

    for _ in range(60):
        before = position(game)
        action = bot.choose(game, game.seat)
        assert action in game.options()
        assert position(game) == before
        game.play_option(choose.choice(game.options()))


def test_a_bot_never_gets_the_real_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "vandal", Vandal)

    ruined = play_match(unpack(), Match(("vandal", "vandal"), (None, None), 5), record=True)

    assert (
        ruined.moves == play_match(unpack(), Match(("random", "random"), (None, None), 5), record=True).moves
    )


def test_an_imagined_game_has_its_own_luck_and_no_journal() -> None:
    game = new_game(seed=1, journal=[])
    luck = seeded(2)

    imagined = imagine(game, game.seat, luck)

    assert imagined.chance is luck
    assert imagined.journal is None
    assert position(imagined) == position(game)
    assert imagined.state is not game.state


def test_an_unknown_bot_is_answered_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"unknown bot 'gredy' \(there are: greedy, random\)"):
        make_bot("gredy", 0)


def test_a_game_that_goes_wrong_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "cheat", Cheat)
    civilizations = ("japanese", "malians")

    with pytest.raises(MatchError, match="game with seed 8, decision 0: IllegalAction"):
        play_match(unpack(), Match(("cheat", "random"), civilizations, 8))


def test_everybody_starts_equally_often() -> None:
    series = matches(("greedy", "random"), ("aztecs", "malians"), 10, 7)

    starting = [match.bots[0] for match in series]

    assert starting.count("greedy") == starting.count("random") == 5
    assert {match.civilizations[seat_of(match, 0)] for match in series} == {"aztecs"}
    assert all(match.bots[seat_of(match, 1)] == "random" for match in series)


def test_one_game_of_a_series_can_be_played_alone() -> None:
    series = matches(("greedy", "random"), (None, None), 6, 20)

    assert matches(("greedy", "random"), (None, None), 1, 23) == [series[3]]
