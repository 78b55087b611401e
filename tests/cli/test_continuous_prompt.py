"""The prompt of the continuous mode: one action, what needs none, and the end of a turn."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import pytest

from monumental import Game, unpack
from monumental.bots import Bot
from monumental.cli.languages import spoken
from monumental.cli.recorded.saving import Saver
from monumental.cli.screens.drawn import DrawnScreen
from monumental.cli.screens.plain import PlainScreen
from monumental.cli.table.host import Host
from monumental.cli.table.seats import Seats
from monumental.cli.table.sitting import Leave, Sitting
from monumental.cli.table.telling.news import digest
from monumental.cli.table.telling.paragraph import Paragraph
from monumental.cli.table.typed.menu import Menu
from monumental.engine.action import Action
from monumental.play.notation import read, write
from monumental.play.table import Table
from tests.cli.terminal import lines, run
from tests.continuous_scene import act, scene, words

ENGLISH = spoken("en", unpack("continuous", ("base", "heroes", "monsters")))
START = (
    *("play", "continuous", "--seed", "1", "--civ", "egyptians", "--civ", "danes", "--first", "1"),
    *("--seat", "human", "--seat", "random"),
)

#: The usual map with a third Capital, in a corner.
MAP = """
C   m1  f2$ m1  C
  m1  h2  ~   m2
..  mt  v4  C   ..
"""
GREEKS = {"civilization": "greeks", "capital": 12}


class Reader:
    """A bot that does what is written, and then passes."""

    name = "reader"

    def __init__(self, *planned: str) -> None:
        self.planned = list(planned)

    def choose(self, game: Game, seat: int) -> Action:
        return read(game, self.planned.pop(0) if self.planned else "pass")


class Sit:
    """A person at a position who types these lines, with somebody else or another person at seat 1."""

    def __init__(
        self,
        game: Game,
        *typed: str,
        others: Sequence[Bot | None] = (None,),
        plain: bool = True,
        quick: bool = False,
    ) -> None:
        screen = PlainScreen(ENGLISH) if plain else DrawnScreen(ENGLISH)

        def bot(name: str, seat: int) -> Bot:
            found = others[seat - 1]
            assert found is not None, name
            return found

        names = ["human" if other is None else "random" for other in others]
        self.table = Table(game, ["human", *names])
        seats = Seats(self.table, 0, bot)
        host = Host(self.table, ENGLISH, screen, hints=False, quick=quick)
        self.left = list(typed)
        with pytest.raises(Leave):
            Sitting(host, seats, self.read, Saver(self.table, screen, ENGLISH)).run()

    def read(self, prompt: str) -> str:
        if not self.left:
            sys.stdout.write(f"{prompt}\n")
            raise EOFError
        line = self.left.pop(0)
        sys.stdout.write(f"{prompt}{line}\n")
        return line

    @property
    def game(self) -> Game:
        return self.table.game


def busy(**more: Any) -> Game:
    """Enough to act, and tokens to be used without an action."""
    own = {"production_tokens": 2, "market_tokens": "carthage-mercenaries", "troops": "1:6 2:3"}
    return scene(**{"supply": "4 military 3 production", "other": {"supply": "2 production"}, **own, **more})


#: Without a token that could be used after the action.
NO_TOKENS = {"production_tokens": 0, "market_tokens": ""}


def test_free_actions_stand_together_before_the_pass(capsys: pytest.CaptureFixture[str]) -> None:
    Sit(busy(city="forum* mine* . . . . . . ."), plain=False)
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    titles = ("Use", "Acquire", "Conquer and move", "Explore", "Free actions")

    assert tuple(line for line in lines if line in titles) == titles
    free = lines.index("Free actions")
    rest = " ".join(lines[free:])
    assert "Use the Market token Mercenaries, without using your action" in rest
    assert "Use a Production token, without using your action" in rest
    assert "Pass: no more actions this round" in rest


def test_every_option_keeps_its_own_number() -> None:
    game = busy()
    menu = Menu(game, ENGLISH)

    assert sorted(write(game, each) for each in menu.actions) == sorted(words(game))


def test_a_free_action_leaves_the_turn_open(capsys: pytest.CaptureFixture[str]) -> None:
    Sit(busy(), "produce")
    out = capsys.readouterr().out

    assert out.count("Egyptians: Your turn: take one action, or pass.") == 2
    assert "Enter to end your turn" not in out


def test_after_the_action_only_free_actions_are_left(capsys: pytest.CaptureFixture[str]) -> None:
    sit = Sit(busy(), "build workshop")
    out = capsys.readouterr().out

    assert "Egyptians: You have taken your action." in out
    assert "1: Use the Market token Mercenaries, without using your action\n2: Use a Production token" in out
    assert out.endswith("Your choice (1–3), Enter to end your turn: \n")
    assert sorted(words(sit.game)) == ["end", "produce", "token carthage-mercenaries"]


@pytest.mark.parametrize("typed", ["", "end", "3"])
def test_enter_ends_the_turn(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    sit = Sit(busy(), "build workshop", typed)

    assert sit.game.seat == 1
    assert capsys.readouterr().out.count("Danes: Your turn") == 1


def test_whoever_ends_the_turn_need_not_confirm_it(capsys: pytest.CaptureFixture[str]) -> None:
    Sit(busy(), "build workshop", "", others=[Reader()])
    out = capsys.readouterr().out

    assert "to take it back" not in out
    assert out.index("Danes passed.") < out.rindex("Egyptians: Your turn")


def test_a_turn_with_nothing_left_ends_by_itself_and_can_be_taken_back(
    capsys: pytest.CaptureFixture[str],
) -> None:
    sit = Sit(busy(**NO_TOKENS), "build workshop", "undo", others=[Reader()])
    out = capsys.readouterr().out

    assert "Enter to go on, undo to take it back: undo\nTaken back: " in out
    assert "Enter to end your turn" not in out
    assert sit.game.seat == 0


def test_the_action_can_be_taken_back_while_free_actions_are_left(capsys: pytest.CaptureFixture[str]) -> None:
    sit = Sit(busy(), "build workshop", "undo")

    assert "build workshop" in words(sit.game)
    assert capsys.readouterr().out.count("Your turn: take one action, or pass.") == 2


def test_explorers_go_on_until_the_turn_is_ended(capsys: pytest.CaptureFixture[str]) -> None:
    sit = Sit(busy(**NO_TOKENS), "explore 1 2", "pick-up 1", "explore 2 6", "")
    out = capsys.readouterr().out

    assert out.count("You are exploring") == 3
    assert out.count("Enter to end your turn: ") == 3
    assert sit.game.seat == 1


def test_units_go_on_until_the_turn_is_ended(capsys: pytest.CaptureFixture[str]) -> None:
    sit = Sit(busy(**NO_TOKENS), "move 1", "to 2", "move 1", "")
    out = capsys.readouterr().out

    # Of two tiles the other one is the only destination.
    assert "You are moving Units" in out
    assert sit.game.seat == 1


def test_enter_repeats_the_question_before_the_action(capsys: pytest.CaptureFixture[str]) -> None:
    sit = Sit(busy(), "")

    assert capsys.readouterr().out.count("Your turn: take one action, or pass.") == 2
    assert sit.game.seat == 0


def test_why_not_a_second_action(capsys: pytest.CaptureFixture[str]) -> None:
    Sit(busy(), "build workshop", "why build workshop", "conquer 6", "why pass")
    out = capsys.readouterr().out

    assert out.count("(CONT-ACT-01)\n") == 2
    assert "(CONT-PASS-02)\n" in out


def test_a_rule_can_be_named_without_the_books_name() -> None:
    out = run(*START, typist=lines("rule act-01", "rule conq-03", "rule hero-05", "rule mon-08", "rule")).out

    for clause in ("CONT-ACT-01", "BASE-CONQ-03", "CONT-HERO-05", "MOD-MON-08", "CONT-CITY-01"):
        assert f"{clause}: " in out


# News of the others


def three() -> Game:
    """A position of three players who can do a lot."""
    supply = "6 production 6 science 6 military 2 gold"
    rich = {"supply": supply, "city": "forum* mine* . . . . . . ."}
    return busy(
        supply=supply,
        drawing=MAP,
        display="stonehenge pyramids irrigation seafaring weaponry . .",
        other=rich,
        more=[{**GREEKS, **rich}],
    )


def at_a_table_of_three(*planned: Sequence[str], typed: Sequence[str], plain: bool = True) -> None:
    """The Danes and the Greeks do what is planned, and then pass."""
    Sit(three(), *typed, others=[Reader(*deeds) for deeds in planned], plain=plain)


def test_what_others_did_is_told_in_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    at_a_table_of_three(
        ["use a1", "pay science", "pay military"],
        ["acquire 4"],
        typed=["build workshop", ""],
    )
    out = capsys.readouterr().out

    news = out[out.index("Since your last turn:") : out.rindex("Supply:")]
    assert news == "Since your last turn:\nDanes used Forum.\nGreeks acquired Seafaring.\n"


def test_what_matters_is_told_instead_of_what_does_not(capsys: pytest.CaptureFixture[str]) -> None:
    at_a_table_of_three(
        ["explore 1 4", "explore 2 4", "explore 1 3", "end"],
        ["explore 1 9", "pick-up 1", "end"],
        typed=["build workshop", ""],
    )
    out = capsys.readouterr().out

    news = out[out.index("Since your last turn:") : out.rindex("Supply:")]
    assert news == (
        "Since your last turn:\n"
        "Danes moved Explorer 2 to tile 4 (meadow). Danes moved Explorer 1 to tile 3 (forest).\n"
        "Greeks took the Production token of Province 9 (meadow).\n"
    )


def test_many_turns_of_others_are_told_in_a_line_for_each_of_them() -> None:
    game = three()
    act(game, "pass", "acquire 1", "acquire 3", "explore 1 4", "end", "use a1", "branch 2")
    act(game, "pay production", "pay military", "build laboratory", "pass")
    journal = game.journal
    assert journal is not None

    told = digest(game, journal, 0, ENGLISH, seeing=True)

    assert told == [
        Paragraph("Egyptians passed."),
        Paragraph("Danes acquired Stonehenge. Danes acquired Laboratory."),
        Paragraph("Greeks acquired Irrigation. Greeks passed."),
    ]


def test_who_has_passed_is_said_again_later(capsys: pytest.CaptureFixture[str]) -> None:
    at_a_table_of_three(
        [], ["build laboratory", "build laboratory"], typed=["build workshop", "", "build workshop", ""]
    )
    out = capsys.readouterr().out

    assert out.count("Danes passed.") == 1
    assert out.count("No more turns this round for Danes.") == 1
    assert out.index("Danes passed.") < out.index("No more turns this round for Danes.")


def test_the_display_and_the_map_are_drawn_again_when_they_have_changed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    at_a_table_of_three(
        ["acquire 1"], ["build laboratory"], typed=["build workshop", "", "explore 1 2", ""], plain=False
    )
    out = capsys.readouterr().out
    first, second, third = out.split("Your turn: take one action, or pass.")[:3]

    assert "Display" not in first
    assert "Display" in second
    assert "Map:" not in second
    assert "Display" not in third


# Turns in which the rest can wait


#: Somebody who is asked, too.
RIVAL = {"supply": "2 production"}


@pytest.mark.rule("CONT-FREE-01")
@pytest.mark.parametrize(("quick", "seat"), [(False, 0), (True, 1)])
def test_only_quick_ends_a_turn_in_which_the_rest_can_wait(quick: bool, seat: int) -> None:
    """A Production token is as good on the next turn."""
    game = scene(supply="2 production", tokens={}, production_tokens=1, other=RIVAL)

    sit = Sit(game, "build workshop", quick=quick)

    assert sit.table.game.seat == seat
    assert [move.words for move in sit.table.moves] == ["build workshop", "end"][: 1 + quick]


@pytest.mark.rule("CONT-FREE-01")
def test_quick_does_not_end_a_turn_in_which_something_can_not_wait() -> None:
    game = scene(supply="2 production", tokens={}, market_tokens="carthage-mercenaries")

    sit = Sit(game, "build workshop", quick=True)

    assert [move.words for move in sit.table.moves] == ["build workshop"]


def test_who_takes_back_the_end_of_a_quick_turn_is_asked_again() -> None:
    game = scene(supply="2 production", tokens={}, production_tokens=1, other=RIVAL)

    sit = Sit(game, "build workshop", "undo", "produce", quick=True)

    assert [move.words for move in sit.table.moves] == ["build workshop", "end", "undo", "produce"]
