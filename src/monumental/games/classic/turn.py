"""A turn of classic: activate the city, take actions, replenish city and display; then the next player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import EMPTY, NONE, Action
from monumental.engine.agenda import Step
from monumental.engine.catalog import NOTHING
from monumental.engine.moves.turn import TurnChoice, lose_basics
from monumental.engine.pieces.city import ChooseRowAndColumn, FillCity, clear_activated
from monumental.engine.pieces.display import replenish_display
from monumental.engine.rules import ActionRule
from monumental.engine.state import NOTHING_DONE
from monumental.games.classic.automa.turn import RevealSoloCard, cards_per_turn
from monumental.games.classic.land.hexmap import MOST_CAPITALS
from monumental.games.classic.state import classic

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.engine.reasons import Reason

END: Final = Action("end")


class StartTurn(Step):
    """Activate the city, then take actions. A new round begins with the start player's turn.

    [BASE-TURN-01, BASE-TURN-02, BASE-END-02]
    """

    def run(self, game: Game) -> None:
        state = classic(game)
        if self.seat == state.first:
            state.round += 1
            state.final = state.ending
            game.tell("final-turns" if state.final else "round-begins", self.seat, number=state.round)
        state.active = self.seat
        game.tell("turn-begins", self.seat)
        if state.is_played(self.seat):
            state.agenda.append(TAKE_ACTIONS[self.seat])
            state.agenda.append(ACTIVATE_CITY[self.seat])
        else:
            state.agenda.append(FINISH_TURN[self.seat])
            state.agenda.append(RevealSoloCard(self.seat, cards_per_turn(game.rules)))


class TakeActions(TurnChoice):
    """Any number of actions, in any order, until the player ends the turn.

    [BASE-ACTN-01, BASE-ACT-04, BASE-ACQ-08]
    """

    def take(self, game: Game, action: Action) -> None:
        if action.verb != "end":
            game.state.agenda.append(self)
        game.rules.action_by_verb[action.verb].perform(game, self.seat, action)


class EndTurn(ActionRule):
    """No more actions: the activated cards go, and the city is dealt full again.

    [BASE-TURN-02, BASE-REPC-01]
    """

    verb = "end"

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        options.append(END)

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        return None

    def perform(self, game: Game, seat: int, action: Action) -> None:
        game.tell("turn-ends", seat)
        clear_activated(game, seat)
        game.state.players[seat].marked = 0
        game.state.agenda.append(FINISH_TURN[seat])
        game.state.agenda.append(FILL_CITY[seat])


class FinishTurn(Step):
    """Replenish the display; what counted for this turn counts no more; the next player clockwise.

    Once the deck is empty, all who have not played this round do so, and then everybody once more.
    [BASE-TURN-01, BASE-RES-08, BASE-END-01, BASE-END-02, BASE-END-03]
    """

    def run(self, game: Game) -> None:
        state = classic(game)
        replenish(game)
        for seat, player in enumerate(state.players):
            # What others gained on this turn is lost as well.
            lose_basics(game, seat)
            player.gained = list(NOTHING)
            player.did = NOTHING_DONE
            player.marked = 0
        state.explored = 0
        state.unchosen = None
        following = (self.seat + 1) % len(state.players)
        if not state.ending and not state.display.deck_count():
            state.ending = True
            game.tell("end-triggered", -1)
        if state.final and following == state.first:
            game.tell("game-over", -1)
            state.active = NONE
        else:
            state.agenda.append(START_TURN[following])
        if following == state.first:
            game.rules.follow(game, game.rules.after_round, self.seat)
        game.rules.follow(game, game.rules.after_display, self.seat)


def replenish(game: Game) -> None:
    """Each row by itself: a row that nobody acquired a card from loses its card furthest from the deck.

    [BASE-REPD-01, BASE-REPD-02, BASE-REPD-04, BASE-REPD-05, BASE-REPD-06, BASE-REPD-07]
    """
    state = classic(game)
    display = state.display
    length = display.row_length()
    keeps_all = state.ending and game.rules.on("keep_display_after_end")
    for row in range(display.rows):
        lying = display.slots[row * length : (row + 1) * length]
        count = len(lying) - lying.count(EMPTY)
        stays = keeps_all or display.taken >> row & 1
        replenish_display(game, row, count if stays else max(0, count - 1))


#: Tasks never change, so what comes with every turn is made once for each seat.
START_TURN: Final = [StartTurn(seat) for seat in range(MOST_CAPITALS)]
ACTIVATE_CITY: Final = [ChooseRowAndColumn(seat) for seat in range(MOST_CAPITALS)]
TAKE_ACTIONS: Final = [TakeActions(seat) for seat in range(MOST_CAPITALS)]
FILL_CITY: Final = [FillCity(seat, 0) for seat in range(MOST_CAPITALS)]
FINISH_TURN: Final = [FinishTurn(seat) for seat in range(MOST_CAPITALS)]
