"""Trying an option out: it never uses luck, never changes the game, and says rightly whether luck decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from monumental import Action, Game, read_action
from monumental.engine.chance import Chance, Recording, seeded
from monumental.play.options.trial import LuckIsNeeded, NoLuck, try_out
from monumental.play.table import Table
from monumental.testing import position
from tests import classic_scene
from tests.random_game import ClassicGame, ModuleGame, RandomGame, SoloGame

GAMES: dict[str, Callable[[], RandomGame]] = {
    "duel": lambda: RandomGame(7),
    "duel with switches": lambda: RandomGame(13),
    "classic for four": lambda: ClassicGame(26),
    "classic with modules": lambda: ModuleGame(22),
    "continuous for four": lambda: ModuleGame(362),
    "continuous with modules": lambda: ModuleGame(427),
    "solo with modules": lambda: SoloGame(42),
}
#: So many decisions of a game are tried out, of all its options some.
OFTEN = 5
SOME = 8


class Forbidden(Chance):
    """A try that asked for luck would be a way to see what comes."""

    def pick(self, cards: Sequence[int]) -> int:
        raise AssertionError("luck was used")

    def choose(self, count: int) -> int:
        raise AssertionError("luck was used")


def really(game: Game, action: Action) -> tuple[Table, int, list[str]]:
    """The table after the action was really played on a copy, how much luck it took, and what happened."""
    luck = Recording(seeded(1))
    copy = game.clone(luck)
    copy.journal = []
    table = Table(copy)
    table.play(game.seat, action)
    return table, len(luck.cards), [repr(event) for event in table.events]


@pytest.mark.parametrize("game", GAMES)
def test_a_try_is_what_really_happens_up_to_where_luck_decides(game: str) -> None:
    found: Counter[str] = Counter()
    with GAMES[game]() as play:
        while not play.game.over:
            if play.decision % OFTEN == 0:
                options = play.game.options()
                for option in options[:: 1 + len(options) // SOME]:
                    found += check(play.game, option)
            play.go_on()
    assert found["drawn"] > 5
    assert found["sure"] > 50


def check(game: Game, option: Action) -> Counter[str]:
    before, chance, journal = position(game), game.chance, game.journal
    heard = len(journal or ())
    game.chance = Forbidden()

    trial = try_out(game, option)

    game.chance = chance
    assert position(game) == before
    assert game.journal is journal
    assert len(journal or ()) == heard
    table, drawn, events = really(game, option)
    told = [repr(event) for event in trial.events]
    assert trial.draws == (drawn > 0), option
    assert told == events[: len(told)], option
    assert trial.is_final == (not table.can_undo(game.seat)), option
    if not trial.draws:
        assert told == events
        assert list(trial.supply) == list(table.game.state.players[game.seat].supply)
        assert trial.over == table.game.over
        assert trial.asked == (None if table.game.over else table.game.seat)
    return Counter(drawn=trial.draws, sure=not trial.draws)


def test_a_try_stops_before_the_first_card() -> None:
    luck = NoLuck()

    with pytest.raises(LuckIsNeeded):
        luck.pick((1, 2, 3))
    with pytest.raises(LuckIsNeeded):
        luck.choose(3)


def test_a_try_may_be_repeated() -> None:
    play = RandomGame(3)
    for _ in range(40):
        option = play.choose()
        one, other = try_out(play.game, option), try_out(play.game, option)
        assert repr(one) == repr(other)
        play.play(option)


def only_answer(game: Game) -> Action | None:
    options = game.options()
    return options[0] if len(options) == 1 and not game.choice().private else None


@pytest.mark.rule("BASE-CONQ-03")
def test_whether_a_conquest_is_final_is_told_with_the_units_that_must_move_in() -> None:
    """One Unit can go, so it goes by itself, and the token that it finds is luck."""
    scene = classic_scene.scene(supply="1 military", warlord=6, troops="1:9", luck="illyrians")
    table = Table(scene)
    conquer = read_action(table.game, "conquer 2")

    alone, whole = try_out(table.game, conquer), try_out(table.game, conquer, only_answer)
    table.play(0, conquer)
    table.play_one_forced()

    assert (alone.draws, alone.is_final) == (False, False)
    assert (whole.draws, whole.is_final) == (True, True)
    assert [move.words for move in table.moves] == ["conquer 2", "send 1"]
    assert not table.can_undo(0)
