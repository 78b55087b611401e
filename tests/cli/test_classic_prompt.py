"""What can be typed at the prompt of classic, and what comes of it."""

from __future__ import annotations

import sys

import pytest

from monumental import Game, unpack
from monumental.cli.languages import spoken
from monumental.cli.recorded.saving import Saver
from monumental.cli.screens.drawn import DrawnScreen
from monumental.cli.screens.plain import PlainScreen
from monumental.cli.table import sitting
from monumental.cli.table.host import Host
from monumental.cli.table.seats import Seats
from monumental.cli.table.sitting import Leave, Sitting
from monumental.cli.table.typed.menu import Menu
from monumental.play.notation import write
from monumental.play.table import Table
from tests.classic_scene import explorers, land, scene
from tests.cli.terminal import lines, run

#: A game whose first question is the activation of the Egyptian city.
START = ("play", "classic", "--seed", "1", "--civ", "egyptians", "--civ", "danes", "--first", "1")


def said(*typed: str, start: tuple[str, ...] = START) -> str:
    """What appears after these lines were typed."""
    ran = run(*start, typist=lines(*typed))
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def flat(out: str) -> str:
    """Without the line breaks that a narrow terminal makes."""
    return " ".join(out.split())


def busy(explorers: tuple[int, int] = (1, 1), luck: str = "") -> Game:
    """Enough to conquer and to walk; the Forum can be used."""
    return scene(
        supply="4 military 3 production",
        troops="1:6 2:3",
        city="forum* mine* . . . . . . .",
        explorers=list(explorers),
        luck=luck,
    )


class People:
    """Two people at a position, who type these lines."""

    def __init__(self, game: Game, *typed: str, plain: bool = True, hints: bool = False) -> None:
        texts = spoken("en", unpack("classic"))
        screen = PlainScreen(texts) if plain else DrawnScreen(texts)
        self.table = Table(game)
        host = Host(self.table, texts, screen, hints=hints, quick=False)
        self.left = list(typed)
        with pytest.raises(Leave):
            Sitting(host, Seats(self.table, 0), self.read, Saver(self.table, screen, texts)).run()

    def read(self, prompt: str) -> str:
        if not self.left:
            raise EOFError
        line = self.left.pop(0)
        sys.stdout.write(f"{prompt}{line}\n")
        return line

    @property
    def game(self) -> Game:
        return self.table.game


def test_the_map_is_shown_again() -> None:
    assert said("map").count("Map: A Egyptians (you) · B Danes") == 2
    assert said("show map").count("Map: A Egyptians (you) · B Danes") == 2
    assert said("map", start=(*START, "--plain")).count("Next to your land:") == 2


def test_a_tile_is_explained() -> None:
    assert "Tile 10: volcano, value 3; Barbarians 4; Production token." in said("tile 10")
    assert 'There is no tile "99": they have the numbers 1 to 19.' in said("tile 99")


def test_the_map_is_no_command_of_duel() -> None:
    out = said("map", start=("play", "duel", "--seed", "1", "--civ", "aztecs", "--civ", "malians"))

    assert 'I do not understand "map"; the nearest: ' in out


@pytest.mark.parametrize("words", ["show opponent", "show danes", "show Danes", "show 2"])
def test_another_players_city_is_shown_by_name(words: str) -> None:
    assert "Siegfried" not in said()
    assert "Siegfried" in said(words)


def test_show_alone_shows_the_table_and_the_question() -> None:
    assert said("show").count("Activate your City") == 2
    assert said("show").count("Ramses II") == 2


def test_help_lists_the_commands_of_classic_and_the_signs_of_the_map() -> None:
    out = said("help")

    for command in ("map", "tile", "card", "why", "rule", "undo", "show", "score", "log", "help", "quit"):
        assert f"\n  {command}" in out
    assert "such as BASE-ACT-01" in flat(out)
    assert "explore <nth> <tile>" in flat(out)
    assert out.count("♜ Outpost") == 2


def test_a_rule_can_be_named_without_the_books_name() -> None:
    assert "BASE-CONQ-03: " in said("rule conq-03")
    assert "BASE-ACT-01: " in said("rule")


def test_options_are_in_groups_and_steps_of_an_explorer_in_one_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = busy()
    people = People(game, plain=False)
    out = capsys.readouterr().out
    titles = [line.strip() for line in out.splitlines()]

    assert [title for title in titles if title in {"Use", "Acquire", "Conquer and move", "Explore"}] == [
        *("Use", "Acquire", "Conquer and move", "Explore"),
    ]
    assert "Move Explorer 1 from tile 1 for 1 Military [explore 1 2/6]" in flat(out)
    assert '→2 "0 ⚒ A3 · ' in flat(out)
    assert "Move a Troop for 1 Military [move 1/2]" in flat(out)
    assert len(people.game.options()) > 12


def test_every_option_keeps_its_own_number() -> None:
    game = busy()
    menu = Menu(game, spoken("en", unpack("classic")))

    assert sorted(write(game, each) for each in menu.actions) == sorted(
        write(game, each) for each in game.options()
    )
    for entry in menu.entries:
        assert [menu.action(number) for number in range(entry.first, entry.last + 1)] == list(entry.actions)
    folded = next(entry for entry in menu.entries if entry.words == "explore 1 2/6")
    action = menu.action(folded.first + 1)
    assert action is not None
    assert write(game, action) == "explore 1 6"


def test_steps_and_moves_are_told_with_their_tiles(capsys: pytest.CaptureFixture[str]) -> None:
    People(busy())
    out = capsys.readouterr().out

    assert ": Move Explorer 1 from tile 1 for 1 Military: to tile 2 or 6\n" in out
    assert ": Move a Troop for 1 Military: from tile 1 or 2\n" in out


def test_a_conquest_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    people = People(busy(luck="thracians"), "conquer 6", "send 1", "1", plain=False)
    out = capsys.readouterr().out

    assert land(people.game) == [1, 2, 6]
    assert "Which Unit moves into Province 6" in out
    # The map is drawn again, without its legend.
    assert out.count("Map: A Egyptians (you)") == 1
    assert "♜ Outpost" not in out


def test_a_step_by_its_tile_alone(capsys: pytest.CaptureFixture[str]) -> None:
    people = People(busy((6, 1)), "explore 2", "explore 10", "explore 2")
    out = capsys.readouterr().out

    assert explorers(people.game) == [10, 2]
    assert "Which one: explore 1 2 or explore 2 2?" in out


def test_a_tile_out_of_reach_is_not_taken_for_another(capsys: pytest.CaptureFixture[str]) -> None:
    people = People(busy((10, 10)), "explore 1")

    assert explorers(people.game) == [10, 10]
    assert 'I do not understand "explore 1".' in capsys.readouterr().out


def test_in_sentences_one_hears_what_is_left_to_spend(capsys: pytest.CaptureFixture[str]) -> None:
    People(busy(), "explore 1 2")

    assert "Supply: 3 Production and 4 Military\n" in (out := capsys.readouterr().out)
    assert "Supply: 3 Production and 3 Military\n" in out


def test_the_text_of_a_card_is_shown_once_a_turn_and_with_enter_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    hint = "Use: choose one: archive a card"

    People(busy(), "explore 1 2", hints=True)
    once = capsys.readouterr().out
    People(busy(), "explore 1 2", "", hints=True)
    again = capsys.readouterr().out

    assert (once.count(hint), again.count(hint)) == (1, 2)


def test_why_names_the_clause_of_the_base_game() -> None:
    out = said("activate 2 b", "why conquer 12")

    assert "(BASE-CONQ-07)" in out
    assert "BASE-CONQ-07: " in out


def test_only_the_end_of_the_turn_is_left_to_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    People(scene())

    assert "1: End your turn" in capsys.readouterr().out


# A Market is for one player's eyes


def at_a_market() -> Game:
    return scene(
        explorers=[3, 1],
        luck="carthage-galleys carthage-mercenaries",
        markets=[{"tile": 3, "city": "carthage"}],
    )


def test_a_market_is_looked_at_alone(capsys: pytest.CaptureFixture[str]) -> None:
    People(at_a_market(), "visit 1")
    before = capsys.readouterr().out
    People(at_a_market(), "visit 1", "", "keep galleys")
    after = capsys.readouterr().out

    assert "Mercenaries" not in before
    assert "Only Egyptians should look now. Enter to go on: " in after
    assert after.index("should look now") < after.index("Mercenaries")
    assert "Mercenaries" not in after[after.index("keep galleys") :]


def wipings(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is on the screen whenever it is wiped."""
    wiped: list[str] = []

    def wipe() -> bool:
        wiped.append(capsys.readouterr().out)
        return True

    monkeypatch.setattr(sitting, "draw_curtain", wipe)
    return wiped


def test_after_a_look_the_screen_is_wiped(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wiped = wipings(capsys, monkeypatch)

    People(at_a_market(), "visit 1", "", "keep galleys")

    assert "Mercenaries" in wiped[0]
    assert "Egyptians took Galleys from the Market of Carthage." in capsys.readouterr().out


def test_commands_work_before_a_look(capsys: pytest.CaptureFixture[str]) -> None:
    people = People(at_a_market(), "visit 1", "dance", "1", "score", "help", "save", " ", "keep galleys")

    out = capsys.readouterr().out
    assert out.count("Only Egyptians should look now. Enter to go on: ") == 6
    before = out[: out.rindex("should look now")]
    assert 'I do not understand "dance"; the nearest: ' in before
    assert 'I do not understand "1".' in before
    assert "Points so far" in before
    assert "Write a file name after it" in before
    assert "Mercenaries" not in before
    assert "Egyptians took Galleys from the Market of Carthage." in out
    assert people.left == []


def test_whoever_quits_before_a_look_sees_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    people = People(at_a_market(), "visit 1", "quit", "")

    assert people.left == [""]
    assert "Mercenaries" not in capsys.readouterr().out


def test_whoever_is_called_can_let_a_bot_look(capsys: pytest.CaptureFixture[str]) -> None:
    people = People(at_a_market(), "visit 1", "bot random")

    out = capsys.readouterr().out
    assert out.count("should look now") == 1
    assert people.table.sitters[0] == "random"
    assert any(move.words.startswith("keep ") for move in people.table.moves)


@pytest.mark.parametrize("typed", [("quit",), ()], ids=["quit", "the end of the input"])
def test_whoever_leaves_does_not_leave_the_secret_behind(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: tuple[str, ...]
) -> None:
    wiped = wipings(capsys, monkeypatch)

    People(at_a_market(), "visit 1", "", *typed)

    assert len(wiped) == 1
    assert "Mercenaries" in wiped[0]
    assert "Mercenaries" not in capsys.readouterr().out


def test_ctrl_c_does_not_leave_the_secret_behind(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wiped = wipings(capsys, monkeypatch)

    def interrupt(self: People, prompt: str) -> str:
        del prompt
        if self.left:
            return self.left.pop(0)
        raise KeyboardInterrupt

    monkeypatch.setattr(People, "read", interrupt)
    with pytest.raises(KeyboardInterrupt):
        People(at_a_market(), "visit 1", "")

    assert len(wiped) == 1
    assert "Mercenaries" in wiped[0]


def test_a_look_is_taken_back_only_if_the_others_agree(capsys: pytest.CaptureFixture[str]) -> None:
    People(at_a_market(), "visit 1", "", "undo", "no", "redo")
    out = capsys.readouterr().out
    assert "and all that followed. Do all the others agree? yes or no:" in out
    assert "Nothing is taken back." in out
    assert "There is nothing to do again." in out

    people = People(at_a_market(), "visit 1", "", "undo", "yes")
    assert "Taken back, with all that followed: " in capsys.readouterr().out
    assert people.game.choice().question == "take-turn"


def test_a_person_among_bots_need_not_be_called() -> None:
    ran = run(*START, typist=lines("1", "map"))

    assert "should look now" not in ran.out
