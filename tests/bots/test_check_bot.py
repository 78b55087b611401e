"""Bots that are wrong in one way each, and `check_bot`, which finds out."""

from __future__ import annotations

import random
import re
import sys
import time
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from monumental.bots import BOTS
from monumental.bots.random import RandomBot
from monumental.engine.action import Action
from monumental.engine.chance import Chance
from monumental.engine.game import Game
from monumental.games.classic.state import ClassicState
from monumental.testing import CheckError, bots, check_bot

pytestmark = pytest.mark.long

MAP_GAMES = ("classic", "continuous")


def found(error: pytest.ExceptionInfo[CheckError], rules: str) -> int:
    """One line that says where, and how to see it again: the number of the game."""
    said = str(error.value)
    again = re.search(rf"; to see it again: check_bot\(…, rules=\['{rules}'\], games=1, seed=(\d+)\)$", said)
    assert "\n" not in said
    assert said.startswith(f"{rules}, game ")
    assert again is not None, said
    return int(again[1])


# Bots that are as they should be


@pytest.mark.parametrize(("name", "games", "seed"), [("random", 2, 0), ("beginner", 1, 0), ("greedy", 1, 1)])
def test_a_bot_of_ours_passes(name: str, games: int, seed: int) -> None:
    check_bot(BOTS[name], games=games, seed=seed)


@pytest.mark.parametrize("rules", ["duel", *MAP_GAMES])
def test_a_bot_may_play_on_in_the_game_it_was_handed(rules: str) -> None:
    class Dreamer(RandomBot):
        def choose(self, game: Game, seat: int) -> Action:
            action = super().choose(game, seat)
            game.play(action)
            while not game.over and self.random.random() < 0.8:
                game.play(self.random.choice(game.options()))
            return action

    check_bot(Dreamer, rules=[rules], games=2)


def test_a_bot_that_thinks_by_the_clock_need_not_choose_the_same_every_time() -> None:
    def by_the_clock(seed: int) -> RandomBot:
        return RandomBot(seed + time.perf_counter_ns())

    check_bot(by_the_clock, games=2, seconds=0.5, deterministic=False)


def test_it_is_asked_at_all_kinds_of_tables() -> None:
    seen: set[str] = set()

    class Listener(RandomBot):
        def choose(self, game: Game, seat: int) -> Action:
            choice = game.choice()
            seen.add(choice.question)
            seen.add(f"{game.rules.name} {len(game.state.players)}")
            seen.update(game.rules.modules)
            if choice.private:
                seen.add("in private")
            if choice.seat != seat:
                seen.add("for an Automa")
            if len(game.state.agenda) >= 5:
                seen.add("deep in an agenda")
            return super().choose(game, seat)

    check_bot(Listener)

    assert {"choose-civilization", "in private", "for an Automa", "deep in an agenda"} <= seen
    assert {"duel 2", "classic 2", "classic 3", "classic 4", "continuous 2", "continuous 5"} <= seen
    assert {"trade", "heroes", "monsters", "renaissance"} <= seen


def test_most_decisions_have_a_twin_where_others_have_looked_at_a_market(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compared: list[bool] = []
    twin_of = bots.twin_of

    def counted(game: Game, seat: int, chance: random.Random) -> Game | None:
        twin = twin_of(game, seat, chance)
        compared.append(twin is not None)
        return twin

    monkeypatch.setattr(bots, "twin_of", counted)

    check_bot(RandomBot, rules=MAP_GAMES)

    assert sum(compared) > 0.25 * len(compared) > 100


# Bots that are not


class Illegal(RandomBot):
    """Chooses something that is no option, once in a while."""

    def __init__(self, seed: int, wrong: object) -> None:
        super().__init__(seed)
        self.wrong = wrong

    def choose(self, game: Game, seat: int) -> Action:
        if self.random.random() < 0.1:
            return self.wrong  # type: ignore[return-value]
        return super().choose(game, seat)


@pytest.mark.parametrize("wrong", [Action("acquire", 77), Action("dance"), None, "end"])
@pytest.mark.parametrize("rules", ["duel", *MAP_GAMES])
def test_what_is_no_option_is_found(wrong: object, rules: str) -> None:
    with pytest.raises(CheckError, match=r"the bot chose .*, which is no option; ") as error:
        check_bot(partial(Illegal, wrong=wrong), rules=[rules])

    number = found(error, rules)
    with pytest.raises(CheckError) as again:
        check_bot(partial(Illegal, wrong=wrong), rules=[rules], games=1, seed=number)
    assert str(again.value) == str(error.value)


class Meddler(RandomBot):
    """Finds the real game in the hands of whoever asks, and helps itself."""

    def choose(self, game: Game, seat: int) -> Action:
        real = real_game(sys._getframe(1))
        real.state.players[seat].supply[0] += 1
        return super().choose(game, seat)


def real_game(frame: FrameType | None) -> Game:
    """The game in which a bot is asked, as `check_bot` itself holds it."""
    while frame is not None:
        found = frame.f_locals.get("game")
        if isinstance(found, Game) and "imagined" in frame.f_locals:
            return found
        frame = frame.f_back
    raise LookupError("nobody plays")


def test_a_hand_on_the_real_game_is_found() -> None:
    with pytest.raises(CheckError, match="the bot changed the real game") as error:
        check_bot(Meddler, rules=["classic"])
    found(error, "classic")


def test_whoever_changes_what_is_printed_on_a_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Forger(RandomBot):
        def choose(self, game: Game, seat: int) -> Action:
            monkeypatch.setattr(game.catalog.cards[0], "key", "forged")
            return super().choose(game, seat)

    with pytest.raises(CheckError, match="the bot changed a card"):
        check_bot(Forger, rules=["duel"], games=1)


class Moody(RandomBot):
    """Has luck of its own."""

    def choose(self, game: Game, seat: int) -> Action:
        return random.choice(game.options())


class Forgetful(RandomBot):
    """Chooses what no bot of its kind was asked before."""

    asked = 0

    def choose(self, game: Game, seat: int) -> Action:
        type(self).asked += 1
        options = game.options()
        return options[self.asked % len(options)]


@pytest.mark.parametrize("bot", [Moody, Forgetful])
@pytest.mark.parametrize("rules", ["duel", *MAP_GAMES])
def test_who_chooses_something_else_every_time_is_found(bot: type[RandomBot], rules: str) -> None:
    with pytest.raises(CheckError, match=r"bots of the same seed choose '.*' and '.*'; ") as error:
        check_bot(bot, rules=[rules])
    found(error, rules)


class Peeper(RandomBot):
    """Looks into the Markets of the game that it was given."""

    def choose(self, game: Game, seat: int) -> Action:
        return self.choose_knowing(game)

    def choose_knowing(self, game: Game) -> Action:
        options = game.options()
        state = game.state
        assert isinstance(state, ClassicState)
        secret = sum(sum(market.stack) for market in state.markets)
        return random.Random(secret).choice(options)


class Thief(Peeper):
    """Finds the real game in the hands of whoever asks, and looks into its Markets."""

    def choose(self, game: Game, seat: int) -> Action:
        return self.choose_knowing(real_game(sys._getframe(1)))


def without_secrets(game: Game, seat: int, chance: Chance) -> Game:
    """As if nobody had thought of secrets: a plain copy."""
    del seat
    return game.clone(chance)


@pytest.mark.parametrize("rules", MAP_GAMES)
def test_whoever_steals_a_look_at_the_real_game_is_found(rules: str) -> None:
    with pytest.raises(CheckError, match=r"the bot chooses .* if Market tokens .* are others") as error:
        check_bot(Thief, rules=[rules])
    found(error, rules)


@pytest.mark.parametrize("rules", MAP_GAMES)
def test_whoever_is_handed_the_real_game_by_mistake_and_looks_is_found(
    rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    check_bot(Peeper, rules=[rules])
    monkeypatch.setattr(bots, "imagine", without_secrets)

    with pytest.raises(CheckError, match=r"the bot chooses .* if Market tokens .* are others"):
        check_bot(Peeper, rules=[rules])


class Slow(RandomBot):
    """Thinks for a while, about nothing."""

    def choose(self, game: Game, seat: int) -> Action:
        began = time.thread_time()
        while time.thread_time() - began < 0.03:
            pass
        return super().choose(game, seat)


class Asleep(RandomBot):
    def choose(self, game: Game, seat: int) -> Action:
        time.sleep(0.03)
        return super().choose(game, seat)


@pytest.mark.parametrize("bot", [Slow, Asleep])
def test_a_bot_that_takes_too_long_is_found(bot: type[RandomBot]) -> None:
    with pytest.raises(CheckError, match=r"the bot took 0\.\d+ seconds, not 0\.02; ") as error:
        check_bot(bot, rules=["duel"], games=1, seconds=0.02)
    found(error, "duel")

    check_bot(bot, rules=["duel"], games=0, seconds=0.02)


def test_a_decision_that_a_busy_machine_held_up_is_forgiven() -> None:
    class HeldUp(RandomBot):
        asked = 0

        def choose(self, game: Game, seat: int) -> Action:
            type(self).asked += 1
            if self.asked in {5, 50}:
                time.sleep(0.3)
            return super().choose(game, seat)

    check_bot(HeldUp, rules=["duel"], games=1, seconds=0.2)

    assert HeldUp.asked > 50


@pytest.mark.parametrize("question", ["choose-civilization", "take-turn"])
def test_a_bot_that_raises_is_found(question: str) -> None:
    class Helpless(RandomBot):
        def choose(self, game: Game, seat: int) -> Action:
            if game.choice().question == question:
                raise KeyError(question)
            return super().choose(game, seat)

    with pytest.raises(CheckError, match=rf"seat \d at {question}: the bot raises KeyError: ") as error:
        check_bot(Helpless, rules=["duel"])
    found(error, "duel")


class Shallow(RandomBot):
    """Believes that only turns are asked about."""

    def choose(self, game: Game, seat: int) -> Action:
        if len(game.state.agenda) > self.most(game) or game.choice().seat != seat or game.choice().private:
            raise NotImplementedError
        return super().choose(game, seat)

    def most(self, game: Game) -> int:
        return 4


@pytest.mark.parametrize("rules", ["duel", *MAP_GAMES])
def test_a_bot_that_is_lost_in_nested_texts_is_found(rules: str) -> None:
    with pytest.raises(CheckError, match="the bot raises NotImplementedError"):
        check_bot(Shallow, rules=[rules])


def test_a_bot_that_can_not_be_made_is_found() -> None:
    def maker(seed: int) -> RandomBot:
        raise OSError(f"no file for {seed}")

    with pytest.raises(CheckError, match="no bot can be made: OSError: no file for 0"):
        check_bot(maker, rules=["duel"])


def test_unknown_rules_are_refused() -> None:
    with pytest.raises(Exception, match=r"unknown rules 'chess' \(there are: duel, classic, continuous\)"):
        check_bot(RandomBot, rules=["chess"])


def test_the_bot_of_the_page_about_bots_passes() -> None:
    """The first two pieces of Python there: the bot, and how it is checked."""
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    bot, check = re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)[:2]
    written: dict[str, Any] = {}

    exec(bot, written)

    assert len([line for line in bot.splitlines() if line.strip()]) <= 15
    assert "check_bot(Hoarder)" in check
    check_bot(written["Hoarder"], games=2)
