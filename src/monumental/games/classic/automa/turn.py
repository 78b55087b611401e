"""A turn of an Automa: reveal Solo cards, and follow their lines from top to bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.agenda import TIMES, CardStep, Part, Step, absent, resolve
from monumental.engine.catalog import SOLO_CARD
from monumental.engine.effects import Effect
from monumental.engine.resources import GOLD, gain, spend
from monumental.engine.setup import STARTING_GOLD
from monumental.engine.state import NOWHERE
from monumental.games.classic.automa.deck import (
    MOST_ADVANCED,
    make_solo_deck,
    reveal,
    shuffle,
    solo,
    solo_deck,
)

if TYPE_CHECKING:
    from monumental.engine.catalog import Card, SoloLine
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules

#: Gold for a line without a price that can't be done, where the players agreed on it.  [MOD-AUTO-08]
CONSOLATION: Final = 2

#: Which lines of a card are followed: what its archetype has, only what all have, only what an archetype
#: has, whichever it is, or all of them.
OWN_LINES: Final = 0
COMMON_LINES: Final = 1
SPECIAL_LINES: Final = 2
ALL_LINES: Final = 3

#: By the word of a pack.
LINES: Final = {"own": OWN_LINES, "common": COMMON_LINES, "special": SPECIAL_LINES, "all": ALL_LINES}


class FoundAutoma(Step):
    """An Automa has no city: its Policies to be counted, 2 Gold, and a Solo deck.  [MOD-AUTO-03]"""

    def __init__(self, seat: int, advanced: int) -> None:
        super().__init__(seat)
        self.advanced = advanced  # how many Advanced cards its deck has

    def parts(self) -> list[Part]:
        return [self.seat, self.advanced]

    def missing(self, game: Game) -> str:
        return absent("advanced", self.advanced, range(MOST_ADVANCED + 1))

    def run(self, game: Game) -> None:
        player = game.state.players[self.seat]
        player.culture_deck = tuple(sorted(game.catalog.civilizations[player.civilization].policies))
        player.supply[GOLD] = STARTING_GOLD
        make_solo_deck(game, self.seat, self.advanced)


class RevealSoloCard(Step):
    """So many cards on one turn, each followed to its end.  [BASE-SOLO-04, MOD-AUTO-04]"""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def parts(self) -> list[Part]:
        return [self.seat, self.left]

    def missing(self, game: Game) -> str:
        return absent("left", self.left, TIMES)

    def fits(self, game: Game) -> bool:
        return self.left <= cards_per_turn(game.rules)

    def run(self, game: Game) -> None:
        if self.left > 1:
            game.state.agenda.append(RevealSoloCard(self.seat, self.left - 1))
        follow(game, self.seat, reveal(game, self.seat), OWN_LINES)


def cards_per_turn(rules: Rules) -> int:
    """One, or two where the players agreed on it.  [MOD-AUTO-04]"""
    return 2 if rules.on("automa_two_cards") else 1


def follow(game: Game, seat: int, card: int, lines: int) -> None:
    game.state.agenda.append(FollowLine(seat, game.catalog.cards[card], 0, lines))


class FollowLine(CardStep):
    """Try one line of a Solo card; the next one comes after all that this one brings.  [BASE-SOLO-04]"""

    kinds = (SOLO_CARD,)

    def __init__(self, seat: int, card: Card, at: int, lines: int) -> None:
        super().__init__(seat, card)
        self.at = at
        self.lines = lines

    def parts(self) -> list[Part]:
        return [self.seat, self.card, self.at, self.lines]

    def missing(self, game: Game) -> str:
        return super().missing(game) or absent("lines", self.lines, range(len(LINES)))

    def fits(self, game: Game) -> bool:
        return 0 <= self.at < len(solo(game.catalog, self.card.number).lines)

    def run(self, game: Game) -> None:
        printed = solo(game.catalog, self.card.number)
        if self.at + 1 < len(printed.lines):
            game.state.agenda.append(FollowLine(self.seat, self.card, self.at + 1, self.lines))
        line = printed.lines[self.at]
        if is_followed(game, self.seat, line, self.lines):
            game.tell("solo-line", self.seat, self.card.number, number=self.at)
            try_line(game, self.seat, line)


def is_followed(game: Game, seat: int, line: SoloLine, lines: int) -> bool:
    """Some lines are for one archetype only.  [BASE-SOLO-05, MOD-AUTO-06]"""
    if lines == OWN_LINES:
        civilization = game.catalog.civilizations[game.state.players[seat].civilization]
        return line.archetype in ("", civilization.archetype)
    return lines == ALL_LINES or (line.archetype != "") == (lines == SPECIAL_LINES)


def try_line(game: Game, seat: int, line: SoloLine) -> None:
    """Pay for a line and do it; what can't be paid or done is skipped and costs nothing.

    [BASE-SOLO-04, MOD-AUTO-07, MOD-AUTO-08]
    """
    if line.price > game.state.players[seat].supply[GOLD]:
        game.tell("line-unaffordable", seat, number=line.price)
    elif line.text.can_be_done(game, seat, NOWHERE):
        spend(game, seat, GOLD, line.price)
        if not line.text.possible(game, seat, NOWHERE):
            game.tell("line-empty", seat)
        resolve(game, seat, line.text, NOWHERE)
    else:
        gold = 0 if line.price or not game.rules.on("automa_consolation") else CONSOLATION
        game.tell("line-impossible", seat, number=gold)
        gain(game, seat, GOLD, gold)


class DrawSoloCard(Effect):
    """Draw another Solo card and follow some of its lines, perhaps more than once.

    A card that has no line of the wanted kind is put away, and another one drawn.  [MOD-AUTO-04]
    """

    verb = "draw_solo_card"

    def __init__(self, until: str, lines: str, times: int) -> None:
        super().__init__()
        self.until = until  # the archetype that the card must have a line of
        self.lines = LINES[lines]
        self.times = times

    def fits(self, game: Game, card: int) -> bool:
        archetypes = [line.archetype for line in solo(game.catalog, card).lines]
        if self.lines == SPECIAL_LINES and not any(archetypes):
            return False
        return not self.until or self.until in archetypes

    def possible(self, game: Game, seat: int, place: int) -> bool:
        pile = solo_deck(game, seat)
        return any(self.fits(game, card) for card in pile.deck.cards() + pile.revealed)

    def start(self, game: Game, seat: int, place: int) -> None:
        if not self.possible(game, seat, place):
            return
        card = reveal(game, seat)
        while not self.fits(game, card):
            game.tell("solo-card-put-away", seat, card)
            card = reveal(game, seat)
        for _ in range(self.times):
            follow(game, seat, card, self.lines)


class ShuffleSoloDeck(Effect):
    """The Solo deck is shuffled anew, with all cards that were revealed."""

    verb = "shuffle_solo_deck"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return True

    def start(self, game: Game, seat: int, place: int) -> None:
        shuffle(game, seat)


class AdvanceOnTradeTrack(Effect):
    """Steps on the Trade track. None of our boxes has one: such a line can never be done."""

    verb = "trade_track"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return False

    def start(self, game: Game, seat: int, place: int) -> None:
        return
