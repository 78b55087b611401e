"""Build a position with an Automa: `classic_scene` with seat 1 played by Solo cards.

    game = solo_scene("greeks", troops="1:8 2:1")       # keywords of seat 0, as in classic_scene
    follow(game, "solo-5")                              # the Automa follows one Solo card
    assert events(game) == ["solo-line 1", "picked-cheapest 1", …]
    do_line(game, "solo-5", 1)                          # … or a single line of it, whatever its archetype
    assert deeds(game) == ["conquered 4", "paid 2"]     # in words
    obey(game, "conquer lowest")                        # … or a line by what it asks for, without a price

The Automa sits at seat 1 with its Capital on tile 5, so the person on its right is seat 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from monumental import Game
from monumental.engine.agenda import Task
from monumental.games.classic import PRESETS
from monumental.games.classic.automa.deck import solo, solo_deck
from monumental.games.classic.automa.turn import OWN_LINES, FollowLine, try_line
from monumental.games.classic.turn import StartTurn
from tests.classic_scene import scene
from tests.scene import Seat, keys, player, supply

AUTOMA = 1

#: The switches of both presets.
RULEBOOK = PRESETS["rulebook"]
PUBLISHED = PRESETS["published"]
Switches = Mapping[str, bool]

in_both_presets = pytest.mark.parametrize("switches", [RULEBOOK, PUBLISHED], ids=["rulebook", "published"])

#: For each thing that lines ask for, a Solo card with such a line, and which of its lines it is.
LINES = {
    "take cheapest building": ("solo-6", 2),
    "take dearest building": ("solo-11", 6),
    "take cheapest knowledge": ("solo-3", 2),
    "take dearest knowledge": ("solo-2", 0),
    "take all knowledge": ("solo-13", 3),
    "raise wonder": ("solo-7", 0),
    "conquer lowest": ("solo-5", 0),
    "conquer highest": ("solo-2", 3),
    "conquer three": ("solo-6", 3),
    "explore 1": ("solo-6", 0),
    "explore 2": ("solo-5", 2),
    "explore 3": ("solo-14", 3),
}

#: What an Automa does, in a word, and whether its card, tile or number belongs to it.
DEEDS = {
    "solo-card": ("card", "card"),
    "line-unaffordable": ("unaffordable", "number"),
    "line-impossible": ("impossible", ""),
    "line-empty": ("empty", ""),
    "paid": ("paid", "number"),
    "gained": ("gained", "number"),
    "automa-took": ("took", "card"),
    "automa-began": ("began", "card"),
    "completed": ("completed", "card"),
    "placed-wonder": ("token on", "place"),
    "automa-developed": ("policy", "number"),
    "conquered-province": ("conquered", "place"),
    "conquered-from": ("conquered", "place"),
    "built-outpost": ("outpost on", "place"),
    "explorer-moved": ("explorer to", "place"),
    "automa-took-hero": ("took", "card"),
    "shuffled-solo": ("shuffled", ""),
    "solo-card-put-away": ("put away", "card"),
}


def solo_scene(
    civilization: str = "greeks", automa: Seat | None = None, deck: str = "solo-4 solo-12", **others: Any
) -> Game:
    """A person at seat 0 to act, and an Automa at seat 1 with these belongings and this Solo deck."""
    belongings: dict[str, object] = {"automa": {"deck": deck}, **(automa or {})}
    return scene(against=civilization, other=belongings, **others)


def follow(game: Game, card: str) -> None:
    """The Automa follows the lines of a Solo card as if it had just revealed it."""
    step: Task = FollowLine(AUTOMA, game.catalog.by_key[card], 0, OWN_LINES)
    game.state.agenda.append(step)
    game.advance()


def do_line(game: Game, card: str, line: int) -> None:
    """The Automa tries one line of a Solo card, counted from 0, whatever its archetype."""
    try_line(game, AUTOMA, solo(game.catalog, game.catalog.number(card)).lines[line])
    game.advance()


def obey(game: Game, order: str, seat: int = AUTOMA) -> None:
    """An Automa tries a line by what it asks for, in the words of `LINES`."""
    card, line = LINES[order]
    try_line(game, seat, solo(game.catalog, game.catalog.number(card)).lines[line])
    game.advance()


def take_turn(game: Game) -> None:
    """A whole turn of the Automa: what comes after it is the other player's."""
    game.state.agenda[:] = [StartTurn(AUTOMA)]
    game.advance()


def events(game: Game) -> list[str]:
    """What was told so far: each key, with the number that belongs to it where there is one."""
    assert game.journal is not None
    return [f"{event.key} {event.number}" if event.number else event.key for event in game.journal]


def deeds(game: Game, seat: int = AUTOMA) -> list[str]:
    """What the Automa revealed, did and could not do, in the order it happened."""
    assert game.journal is not None
    told = []
    for event in game.journal:
        if event.seat == seat and event.key in DEEDS:
            word, field = DEEDS[event.key]
            what = {
                "card": keys(game, [event.card])[0],
                "place": str(event.place + 1),
                "number": str(event.number),
                "": "",
            }
            told.append(f"{word} {what[field]}".rstrip())
    return told


def lines_tried(game: Game, card: str) -> list[int]:
    """The lines of a Solo card that concerned the Automa, counted from 0."""
    assert game.journal is not None
    number = game.catalog.number(card)
    return [event.number for event in game.journal if event.key == "solo-line" and event.card == number]


def consolation(switches: Switches) -> list[str]:
    """The deeds of a line without a price that can't be done."""
    return ["impossible", "gained 2"] if switches["automa_consolation"] else ["impossible"]


def gold(game: Game, seat: int = AUTOMA) -> int:
    return supply(game, seat).get("gold", 0)


def area(game: Game, seat: int = AUTOMA) -> list[str]:
    """The cards that lie face up in front of an Automa."""
    return keys(game, player(game, seat).discard)


def solo_pile(game: Game, seat: int = AUTOMA) -> tuple[list[str], list[str]]:
    """The Solo deck of an Automa, in no order, and the revealed cards, the latest last."""
    pile = solo_deck(game, seat)
    return sorted(keys(game, pile.deck.cards())), keys(game, pile.revealed)


__all__ = [
    "AUTOMA",
    "LINES",
    "PUBLISHED",
    "RULEBOOK",
    "Switches",
    "area",
    "consolation",
    "deeds",
    "do_line",
    "events",
    "follow",
    "gold",
    "in_both_presets",
    "lines_tried",
    "obey",
    "solo_pile",
    "solo_scene",
    "take_turn",
]
