"""Setting up a game of Duel: display, piles, civilizations, cities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY, Action
from monumental.engine.agenda import Choice, Step
from monumental.engine.city import FillCity
from monumental.engine.deck import shuffled
from monumental.engine.display import Display, deal_to_display
from monumental.engine.reasons import Reason
from monumental.engine.resources import GOLD
from monumental.engine.rules import SetupPart, Wishes
from monumental.games.duel.rounds import StartRound
from monumental.games.duel.state import DISPLAY_SIZE, SEATS, ProvinceStack, duel

if TYPE_CHECKING:
    from monumental.engine.game import Game

STARTING_GOLD = 2


class LayOutDisplay(SetupPart):
    """Three eras on top of each other, the first six cards face up."""

    def lay_out(self, game: Game, wishes: Wishes) -> None:
        eras = []
        for era in range(len(game.catalog.eras)):
            eras.append(self.deck_of_era(game, era))
        game.state.display = Display((EMPTY,) * DISPLAY_SIZE, tuple(eras), len(eras), ())
        deal_to_display(game)

    def deck_of_era(self, game: Game, era: int) -> tuple[int, ...]:
        """All cards of an era; where boxes are mixed, luck chooses as many of each kind as the table says."""
        deck: list[int] = []
        for kind, table in game.rules.deck_table.items():
            cards = tuple([n for n in game.catalog.eras[era] if game.catalog.cards[n].kind == kind])
            wanted = table[era] if era < len(table) else 0
            while len(cards) > wanted:
                left_out = game.chance.pick(cards)
                cards = cards[:left_out] + cards[left_out + 1 :]
            deck.extend(cards)
        return tuple(sorted(deck))


class LayOutPiles(SetupPart):
    """The Basic Buildings, a face-up pile for each."""

    def lay_out(self, game: Game, wishes: Wishes) -> None:
        game.state.piles = [game.catalog.cards[number].copies for number in game.catalog.basics]


class SeatPlayers(SetupPart):
    """The first player, then the civilizations, then the cities; then the first round begins."""

    def lay_out(self, game: Game, wishes: Wishes) -> None:
        state = game.state
        seats = tuple(range(SEATS))
        state.first = seats[game.chance.pick(seats)] if wishes.first == EMPTY else wishes.first
        game.tell("first-player", state.first)
        order = [state.first, 1 - state.first]
        state.agenda.append(StartRound(state.first))
        for seat in reversed(order):
            state.agenda.append(Settle(seat))
        for seat in reversed(order):
            wish = wishes.civilizations[seat]
            if wish == EMPTY:
                state.agenda.append(ChooseCivilization(seat))
            else:
                state.players[seat].civilization = wish


class ChooseCivilization(Choice):
    """Any civilization that nobody else plays."""

    question = "choose-civilization"

    def options(self, game: Game) -> list[Action]:
        taken = [player.civilization for player in game.state.players]
        return [
            Action("choose", civilization.number)
            for civilization in game.catalog.civilizations
            if civilization.number not in taken
        ]

    def take(self, game: Game, action: Action) -> None:
        game.state.players[self.seat].civilization = action.first
        game.tell("chose-civilization", self.seat, number=action.first)

    def refusal(self, game: Game, action: Action) -> Reason:
        if action.verb == "choose" and 0 <= action.first < len(game.catalog.civilizations):
            return Reason("civilization-taken", self.question)
        return Reason("not-asked-now", self.question)


class Settle(Step):
    """Take what belongs to one's civilization: city cards, Policies, 2 Gold; deal the city."""

    def run(self, game: Game) -> None:
        player = game.state.players[self.seat]
        civilization = game.catalog.civilizations[player.civilization]
        player.deck = shuffled(civilization.deck)
        player.culture_deck = tuple(sorted(civilization.policies))
        player.supply[GOLD] = STARTING_GOLD
        state = duel(game)
        stack = ProvinceStack((), (), civilization.markers)
        if civilization.start_province != EMPTY and game.rules.on("aztec_start_province"):
            stack = stack.with_on_top(civilization.start_province)
        state.stacks[self.seat] = stack
        state.agenda.append(FillCity(self.seat, 0))
