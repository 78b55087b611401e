"""What is said before a game and after it: who plays, where the luck comes from, how to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.bots import BOTS
from monumental.bots.naming import level
from monumental.cards.grammar import all_of, capitalized
from monumental.cli.screens.views import view_of
from monumental.folders import in_short
from monumental.play.table import AUTOMA

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.cards.text import Texts
    from monumental.cli.recorded.saving import SavedGame
    from monumental.cli.screens.screen import Screen
    from monumental.play.records.luck import Luck
    from monumental.play.records.record import Head
    from monumental.play.table import Table


def introduce(screen: Screen, table: Table, sitters: Sequence[str], texts: Texts) -> None:
    """Who plays whom, and on which map."""
    game = table.game
    advanced = advanced_cards(table.head)
    players = [
        player(name if game.state.is_played(seat) else AUTOMA, advanced, texts)
        for seat, name in enumerate(sitters)
    ]
    if len(players) == 2:
        screen.say(capitalized(texts("start-seats", first=players[0], second=players[1])))
    else:
        screen.say(capitalized(texts("start-table", seats=all_of(texts, players))))
    for line in view_of(game).welcome(game, texts):
        screen.say(line)


def advanced_cards(head: Head | None) -> int:
    """How many Advanced cards each Automa has."""
    return 0 if head is None or head.setup is None else head.setup.advanced


def player(name: str, advanced: int, texts: Texts) -> str:
    """Who sits at a seat, in words."""
    if name == AUTOMA:
        return texts("terminal-start-automa", count=advanced)
    return texts("start-bot", bot=level(name, texts)) if name in BOTS else texts("start-human")


def welcome(screen: Screen, table: Table, luck: Luck, texts: Texts) -> None:
    """Who plays, where the luck comes from, and how to get help."""
    introduce(screen, table, table.sitters, texts)
    if luck.typed is None:
        screen.say(texts("start-sealed"))
        screen.say(luck.commitment)
    else:
        screen.say(texts("start-seed", seed=str(luck.typed)))
    screen.say(texts("start-help"))


def disclose(screen: Screen, luck: Luck, saved: SavedGame | None, texts: Texts) -> None:
    """The game is over: what nobody could know before, and how to check it."""
    if luck.typed is not None:
        return
    if saved is None:
        screen.say(texts("end-seed"))
    else:
        screen.say(texts("end-seed-saved", command=saved.verify_command))
    screen.say(luck.seed.hex())


def farewell(screen: Screen, saved: SavedGame | None, texts: Texts) -> None:
    """Somebody left."""
    screen.say("")
    if saved is not None:
        screen.say(texts("end-saved", file=in_short(saved.path), command=saved.resume_command))
    screen.say(texts("end-goodbye"))
