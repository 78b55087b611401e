"""What every set-up has: the Development deck, the piles, the civilizations and their cities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, Action
from monumental.engine.agenda import Choice, Step
from monumental.engine.catalog import DEVELOPMENT
from monumental.engine.pieces.city import FillCity
from monumental.engine.pieces.deck import shuffled
from monumental.engine.pieces.display import Display, deal_to_display
from monumental.engine.reasons import Reason
from monumental.engine.resources import GOLD
from monumental.engine.rules import CHOSEN, DRAWN, SetupPart, Wishes

if TYPE_CHECKING:
    from monumental.engine.catalog import Civilization
    from monumental.engine.game import Game

#: Cards in the display.  [DUEL-SETUP-03, BASE-DISP-01]
DISPLAY_SIZE: Final = 6
#: What everybody begins with.  [DUEL-CITY-11, BASE-CITY-11]
STARTING_GOLD: Final = 2


class LayOutPiles(SetupPart):
    """The Basic Buildings, a face-up pile for each with all its copies.

    [DUEL-COMP-03, DUEL-SETUP-05, BASE-COMP-06, BASE-DECK-06]
    """

    def lay_out(self, game: Game, wishes: Wishes) -> None:
        game.state.piles = [game.catalog.cards[number].copies for number in game.catalog.basics]


class LayOutDisplay(SetupPart):
    """The eras on top of each other, the first cards face up.

    [DUEL-SETUP-02, DUEL-SETUP-03, BASE-DECK-02, BASE-DISP-01]
    """

    def lay_out(self, game: Game, wishes: Wishes) -> None:
        eras = tuple([cards_of_era(game, era) for era in game.rules.eras])
        spare = tuple([spare_cards(game, era) for era in eras])
        seats = len(wishes.civilizations)
        rows = self.rows(seats)
        slots = (EMPTY,) * self.size(seats)
        # Usually there is none.
        spare = spare if any(any(counts) for counts in spare) else ()
        game.state.display = Display(slots, eras, len(eras), (), rows, spare=spare)
        for row in range(rows):
            deal_to_display(game, row)

    def rows(self, seats: int) -> int:
        return 1

    def size(self, seats: int) -> int:
        """How many cards lie in all rows together."""
        return DISPLAY_SIZE


def cards_of_era(game: Game, era: int) -> tuple[int, ...]:
    """All cards of an era, of the kinds that its deck has.  [DUEL-SETUP-01, BASE-DECK-01]"""
    table = game.rules.deck_table
    cards = game.catalog.cards
    return tuple([n for n in game.catalog.eras[era - 1] if table[cards[n].kind][era - 1]])


def spare_cards(game: Game, urn: tuple[int, ...]) -> tuple[int, ...]:
    """How many cards of each kind stay in the box where boxes are mixed: a deck has as many as it says.

    [DUEL-COMB-02, DUEL-COMB-03]
    """
    cards = game.catalog.cards
    spare = [0] * len(DEVELOPMENT)
    for card in urn:
        spare[cards[card].kind] += 1
    for kind in DEVELOPMENT:
        if spare[kind]:
            spare[kind] -= game.rules.deck_table[kind][cards[urn[0]].era - 1]
    return tuple(spare)


def choose_first_player(game: Game, wishes: Wishes) -> None:
    """Who begins: as the players agreed, whatever their travels, or as luck has it.

    [DUEL-CITY-12, BASE-CITY-12]
    """
    state = game.state
    state.first = wishes.first if wishes.first >= 0 else game.chance.choose(len(state.players))
    game.tell("first-player", state.first)


def assign_civilizations(game: Game, wishes: Wishes, order: list[int]) -> None:
    """As agreed; drawn where luck shall decide; the others are asked in this order."""
    state = game.state
    for seat in order:
        if wishes.civilizations[seat] >= 0:
            state.players[seat].civilization = wishes.civilizations[seat]
    for seat in order:
        if wishes.civilizations[seat] == DRAWN:
            untaken = untaken_civilizations(game)
            drawn = untaken[game.chance.choose(len(untaken))]
            state.players[seat].civilization = drawn
            game.tell("drew-civilization", seat, number=drawn)
    for seat in reversed(order):
        if wishes.civilizations[seat] == CHOSEN:
            state.agenda.append(ChooseCivilization(seat))


def untaken_civilizations(game: Game) -> list[int]:
    """Of all boxes in play, whichever they are.  [DUEL-CITY-02, DUEL-COMB-01]"""
    taken = [player.civilization for player in game.state.players]
    numbers = [civilization.number for civilization in game.catalog.civilizations]
    return [number for number in numbers if number not in taken]


class ChooseCivilization(Choice):
    """Any civilization that nobody else plays.  [DUEL-CITY-01, BASE-CITY-01]"""

    question = "choose-civilization"
    waits = True

    def options(self, game: Game) -> list[Action]:
        return [Action("choose", number) for number in untaken_civilizations(game)]

    def take(self, game: Game, action: Action) -> None:
        game.state.players[self.seat].civilization = action.first
        game.tell("chose-civilization", self.seat, number=action.first)

    def refusal(self, game: Game, action: Action) -> Reason:
        if action.verb == "choose" and 0 <= action.first < len(game.catalog.civilizations):
            return Reason("civilization-taken", self.question)
        return Reason("not-asked-now", self.question)


class FoundCity(Step):
    """Take what belongs to one's civilization, and deal the city."""

    def run(self, game: Game) -> None:
        found_city(game, self.seat)


def found_city(game: Game, seat: int) -> Civilization:
    """Take the city cards, Policies and 2 Gold of one's own civilization, and deal the city.

    [DUEL-CITY-03, DUEL-CITY-04, DUEL-CITY-11, BASE-CITY-02, BASE-CITY-03, BASE-CITY-04, BASE-CITY-05,
    BASE-CITY-08]
    """
    player = game.state.players[seat]
    civilization = game.catalog.civilizations[player.civilization]
    player.deck = shuffled(civilization.deck)
    player.culture_deck = tuple(sorted(civilization.policies))
    player.supply[GOLD] = STARTING_GOLD
    game.state.agenda.append(FillCity(seat, 0))
    return civilization
