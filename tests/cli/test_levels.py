"""The computer as an opponent: levels for people, bots by name, and a line while one thinks."""

from __future__ import annotations

import io
import time

import pytest
from rich.console import Console

from monumental.bots import LEVELS
from monumental.bots.random import RandomBot
from monumental.cards.text import LANGUAGES, load_texts
from monumental.cli.commands.play import watcher
from monumental.cli.screens.drawn import DrawnScreen
from monumental.cli.screens.plain import PlainScreen
from monumental.cli.table.seats import Seats, unwatched
from monumental.cli.table.telling import thinking
from monumental.cli.table.telling.greeting import introduce
from monumental.cli.table.telling.thinking import Thinking
from monumental.engine.action import Action
from monumental.engine.game import Game
from monumental.play.records.luck import typed_luck
from monumental.play.records.opening import Opening, open_table
from monumental.play.setup import unpack, wishes
from monumental.play.table import Table
from tests.cli.terminal import by_number, lines, run

START = ("--seed", "1", "--civ", "aztecs", "--civ", "malians", "--first", "1")


def greeting(*words: str) -> str:
    """What is said first."""
    ran = run("play", *words, *START, "--plain", typist=lines())
    assert (ran.code, ran.err) == (0, "")
    return ran.out.partition("\n")[0]


@pytest.mark.parametrize("level", LEVELS)
def test_an_opponent_is_chosen_by_level(level: str) -> None:
    said = greeting("duel", "--seat", "human", "--seat", level)

    assert said == f"A person against the computer ({level})"


def test_whoever_names_no_opponent_plays_the_normal_one() -> None:
    assert greeting("duel") == "A person against the computer (normal)"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The computer (beginner) against the computer (strong)"),
        ("es", "El ordenador (principiante) contra el ordenador (fuerte)"),
        ("cs", "Hrají: počítač (začátečník) a počítač (silný)"),
        ("ja", "コンピューター（初級）対コンピューター（上級）"),
    ],
)
def test_levels_are_called_by_their_names_in_every_language(language: str, said: str) -> None:
    table = open_table(opening("beginner", "strong"), typed_luck(1))

    assert said == introduced(table, language)


def opening(*names: str) -> Opening:
    box = unpack("duel")
    agreed = wishes(box, ["aztecs", "malians"], 0, seats=2)
    return Opening(box, agreed, names)


def introduced(table: Table, language: str) -> str:
    """Who plays, in a language."""
    spoken: list[str] = []

    class Listener(PlainScreen):
        def say(self, sentence: str) -> None:
            spoken.append(sentence)

    texts = load_texts(language, [pack.folder for pack in unpack("duel").packs])
    introduce(Listener(texts), table, table.sitters, texts)
    return spoken[0]


def test_a_bot_with_a_budget_of_its_own_plays() -> None:
    seats = ("--seat", "human", "--seat", "search-0.001s")
    ran = run("play", "duel", *seats, *START, "--plain", "--quick", typist=by_number(1))

    assert ran.code == 0
    assert ran.out.startswith("A person against the computer (search-0.001s)\n")
    assert "Final score" in ran.out


@pytest.mark.long
@pytest.mark.parametrize("name", ["strong", "search-0.5s", "beginner"])
def test_any_bot_plays_on_for_a_person(name: str) -> None:
    ran = run("play", "duel", *START, "--plain", typist=lines(f"bot {name}"))

    assert (ran.code, ran.err) == (0, "")
    assert f"Aztecs: the computer ({name}) plays on." in ran.out


# While it thinks


def watched(bot_seconds: float, table: Table, console: Console, decisions: int = 1) -> str:
    """What a terminal shows while a bot plays that takes so long."""

    class Ponderer(RandomBot):
        def choose(self, game: Game, seat: int) -> Action:
            time.sleep(bot_seconds)
            return super().choose(game, seat)

    texts = load_texts("en", [pack.folder for pack in unpack("duel").packs])
    seats = Seats(table, 1, lambda _, seed: Ponderer(seed), Thinking(console, table, texts))
    for _ in range(decisions):
        seats.let_play(table.game.seat)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.fixture
def table() -> Table:
    return open_table(opening("strong", "strong"), typed_luck(1))


def terminal() -> Console:
    return Console(file=io.StringIO(), force_terminal=True, width=80, color_system=None, _environ={})


def test_a_terminal_shows_that_a_bot_thinks(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOMENT", 0.01)

    shown = watched(0.5, table, terminal())

    assert "Aztecs: the computer (strong) is thinking…" in shown
    # The line is wiped and the cursor is back.
    assert shown.endswith("\x1b[1A\x1b[2K")
    assert shown.rindex("\x1b[?25h") > shown.rindex("thinking")
    assert len(table.moves) == 1


def test_a_bot_that_answers_at_once_leaves_no_trace(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOMENT", 60.0)

    assert watched(0.0, table, terminal(), decisions=5) == ""


def test_decisions_in_a_row_are_one_long_thought(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shown once, the line comes back at once with the next decision."""
    monkeypatch.setattr(thinking, "MOMENT", 0.2)
    monkeypatch.setattr(thinking, "PAUSE", 10.0)
    console = terminal()

    once = watched(0.5, table, console)
    monkeypatch.setattr(thinking, "MOMENT", 60.0)
    again = watched_on(table, console)

    assert once.count("thinking") >= 1
    assert again.count("thinking") > once.count("thinking")


def watched_on(table: Table, console: Console) -> str:
    """A bot thinks again, at the same terminal, right after it was shown."""
    texts = load_texts("en", [pack.folder for pack in unpack("duel").packs])
    shows = Thinking(console, table, texts)
    shows._shown_until = time.monotonic()
    with shows(table.game.seat):
        time.sleep(0.3)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_pipe_is_told_nothing(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOMENT", 0.0)

    pipe = Console(file=io.StringIO(), force_terminal=False)

    assert watched(0.1, table, pipe) == ""


def test_whoever_listens_is_told_nothing(table: Table) -> None:
    texts = load_texts("en", [])

    assert watcher(PlainScreen(texts), table, texts) is unwatched
    assert isinstance(watcher(DrawnScreen(texts), table, texts), Thinking)


def test_whoever_interrupts_gets_the_cursor_back(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "MOMENT", 0.0)
    console = terminal()
    texts = load_texts("en", [pack.folder for pack in unpack("duel").packs])

    class Interrupted(RandomBot):
        def choose(self, game: Game, seat: int) -> Action:
            time.sleep(0.3)
            raise KeyboardInterrupt

    seats = Seats(table, 1, lambda _, seed: Interrupted(seed), Thinking(console, table, texts))
    with pytest.raises(KeyboardInterrupt):
        seats.let_play(0)

    assert not table.moves
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert shown.rindex("\x1b[?25h") > shown.rindex("\x1b[?25l")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(table: Table, language: str) -> None:
    texts = load_texts(language, [pack.folder for pack in unpack("duel").packs])

    said = Thinking(terminal(), table, texts).sentence(0)

    assert said.endswith("…")
    assert texts("level-strong") in said
