"""What Tab completes: commands, and what could be done now."""

from __future__ import annotations

import io
import sys
from unittest.mock import patch

import pytest

from monumental import Game
from monumental.bots.sight.style import STYLES
from monumental.cli.screens.plain import PlainScreen
from monumental.cli.table.host import Host
from monumental.cli.table.typed.completion import Completer, completed, offer_completion
from monumental.cli.table.typed.menu import Menu
from monumental.play.table import Table
from monumental.testing.scene import classic_scene
from tests.cli.seated import texts_of
from tests.scene import scene


def host_of(game: Game, language: str = "en") -> Host:
    """Somebody is asked at this table."""
    texts = texts_of(game, language)
    host = Host(Table(game), texts, PlainScreen(texts), hints=False, quick=False)
    host.asked = Menu(game, texts)
    return host


def on_turn() -> Game:
    return scene(city="forum* mine library . . . . . .", display="academy . . . . .", supply="3 production")


@pytest.mark.parametrize(
    ("typed", "lines"),
    [
        ("us", ["use "]),
        ("use f", ["use Forum"]),
        ("use ", ["use Forum", "use a1"]),
        ("USE FOR", ["USE Forum"]),
        ("pa", ["pass"]),
        ("acq", ["acquire "]),
        ("acquire ac", ["acquire Academy"]),
        ("sh", ["show"]),
        ("show d", ["show display", "show discard"]),
        ("show jap", ["show Japanese"]),
        ("card foru", ["card Forum"]),
        ("card japan", ["card Japanese"]),
        ("why deve", ["why develop "]),
        ("why use fo", ["why use Forum"]),
        ("rule duel-use-01", ["rule DUEL-USE-01"]),
        ("bot norm", ["bot normal", *[f"bot normal-{style}" for style in STYLES]]),
        ("xyzzy", []),
        ("xyzzy ", []),
    ],
)
def test_a_line_that_was_begun_goes_on(typed: str, lines: list[str]) -> None:
    assert completed(host_of(on_turn()), typed) == lines


def test_names_are_completed_in_the_language_of_the_game() -> None:
    assert "use Fórum" in completed(host_of(on_turn(), "cs"), "use for")


def test_commands_of_a_map_are_completed_on_a_map() -> None:
    assert completed(host_of(classic_scene(city="forum* mine . . . . . . .")), "ti") == ["tile "]


def test_while_nothing_is_asked_no_option_is_betrayed() -> None:
    host = host_of(on_turn())
    host.asked = None

    assert completed(host, "us") == []
    assert completed(host, "use ") == []
    assert completed(host, "undo") == ["undo"]


def test_readline_asks_for_one_line_after_the_other() -> None:
    completer = Completer(host_of(on_turn()))

    assert [completer("show d", number) for number in range(3)] == ["show display", "show discard", None]


def test_where_nobody_types_nothing_is_bound() -> None:
    with patch.object(sys, "stdin", io.StringIO()), patch("readline.set_completer") as bound:
        offer_completion(host_of(on_turn()))

    bound.assert_not_called()


def test_a_terminal_without_readline_goes_on_without_it() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    with (
        patch("readline.set_completer") as bound,
        patch.object(sys, "stdin", Terminal()),
        patch.object(sys, "stdout", Terminal()),
        patch.dict(sys.modules, {"readline": None}),
    ):
        offer_completion(host_of(on_turn()))

    bound.assert_not_called()
