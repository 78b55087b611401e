"""A round of Duel: both activate their cities, take single actions in turn until both pass, and replenish."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import DONE, EMPTY, Action, one_of_each
from monumental.engine.agenda import Choice, Step, resolve
from monumental.engine.catalog import NOTHING, Card, Script
from monumental.engine.moves.turn import Pass, TurnChoice, lose_basics
from monumental.engine.moves.use import without_effect
from monumental.engine.pieces.city import (
    ChooseRowAndColumn,
    FillCity,
    before_actions,
    card_at,
    clear_activated,
    is_marked,
    is_rotated,
    mark,
)
from monumental.engine.pieces.display import replenish_display
from monumental.engine.reasons import Reason
from monumental.engine.state import NOTHING_DONE, PLACES, PLACES_OF, POLICY
from monumental.games.duel.advantage import decay_advantage
from monumental.games.duel.state import duel

if TYPE_CHECKING:
    from monumental.engine.game import Game

#: What may stay in the display at the end of a round, and how few cards announce the final round.
#: [DUEL-REPD-02, DUEL-END-01]
KEEP_AT_MOST: Final = 3
FINAL_ROUND_AT: Final = 4

APPLY: Final = one_of_each("apply", POLICY + 1)


class StartRound(Step):
    """`seat` is the first player: they activate and act first.

    [DUEL-PHASE-01, DUEL-PHASE-02, DUEL-ACT-01]
    """

    def run(self, game: Game) -> None:
        state = game.state
        state.round += 1
        other = 1 - self.seat
        game.tell("round-begins", self.seat, number=state.round)
        state.agenda.append(END_ROUND[self.seat])
        state.agenda.append(TURN[self.seat])
        state.agenda.append(ACTIVATE_CITY[other])
        state.agenda.append(ACTIVATE_CITY[self.seat])


class ActivateCity(ChooseRowAndColumn):
    """Choose a row and a column; then the texts that speak of activation."""

    def take(self, game: Game, action: Action) -> None:
        super().take(game, action)
        ask_for_activation_texts(game, self.seat)


def ask_for_activation_texts(game: Game, seat: int) -> None:
    if activation_texts(game, seat):
        game.state.agenda.append(ApplyActivationTexts(seat))


def activation_text(card: Card) -> Script | None:
    return card.activated if card.activated is not None else card.during_activation


def activation_texts(game: Game, seat: int) -> list[int]:
    """The places of "when this card is activated" and "during City Activation" texts still to be applied.

    [DUEL-ACT-04, DUEL-ACT-05]
    """
    player = game.state.players[seat]
    cards = game.catalog.cards
    places = []
    for place in PLACES_OF[player.rotated]:
        number = player.city[place]
        if number != EMPTY:
            card = cards[number]
            text = card.activated if card.activated is not None else card.during_activation
            if text is not None and not is_marked(player, place) and text.possible(game, seat, place):
                places.append(place)
    if player.policies and not is_marked(player, POLICY):
        text = cards[player.policies[-1]].during_activation
        if text is not None and text.possible(game, seat, POLICY):
            places.append(POLICY)
    return places


class ApplyActivationTexts(Choice):
    """Texts that are applied while the city is activated, in the order of the player's choice, or left.

    [DUEL-ACT-04, DUEL-ACT-05, DUEL-TERM-18]
    """

    question = "activation-texts"

    def options(self, game: Game) -> list[Action]:
        options = [APPLY[place] for place in activation_texts(game, self.seat)]
        options.append(DONE)
        return options

    def take(self, game: Game, action: Action) -> None:
        if action.verb == "done":
            return
        place = action.first
        card = card_at(game, self.seat, place)
        assert card is not None
        mark(game.state.players[self.seat], place)
        game.tell("used", self.seat, card.number, place)
        game.state.agenda.append(AskForActivationTexts(self.seat))
        resolve(game, self.seat, activation_text(card), place)

    def refusal(self, game: Game, action: Action) -> Reason:
        if action.verb != "apply":
            return before_actions(game, action, self.question)
        player = game.state.players[self.seat]
        place = action.first
        card = card_at(game, self.seat, place)
        if card is None:
            return Reason("no-card-there", self.question)
        if place < PLACES and not is_rotated(player, place):
            return Reason("not-activated", "during-activation", card=card.number)
        text = card.during_activation if place == POLICY else activation_text(card)
        if text is None:
            return Reason("nothing-to-apply", self.question, card=card.number)
        if is_marked(player, place):
            return Reason("already-used", "once-per-round", card=card.number)
        return without_effect(game, self.seat, text, place, self.question, card.number)


class AskForActivationTexts(Step):
    """After one such text, the others."""

    def run(self, game: Game) -> None:
        ask_for_activation_texts(game, self.seat)


class TakeTurn(TurnChoice):
    """Exactly one action, or pass.  [DUEL-TURN-01]"""

    def take(self, game: Game, action: Action) -> None:
        is_free = action.verb in game.rules.free_verbs
        game.state.agenda.append(TURN[self.seat] if is_free else NEXT_TURN[self.seat])
        game.rules.action_by_verb[action.verb].perform(game, self.seat, action)


class NextTurn(Step):
    """The turn of `seat` is over: the opponent's, unless they passed; with both passed the phase ends.

    [DUEL-TURN-02, DUEL-TURN-03, DUEL-TURN-07, DUEL-PASS-04]
    """

    def run(self, game: Game) -> None:
        players = game.state.players
        if not players[1 - self.seat].passed:
            game.state.agenda.append(TURN[1 - self.seat])
        elif not players[self.seat].passed:
            game.state.agenda.append(TURN[self.seat])


class PassAndClear(Pass):
    """No further action this round: activated cards, Action tokens and Basic resources go.

    [DUEL-PASS-01, DUEL-PASS-02, DUEL-PASS-03, DUEL-RES-06]
    """

    def perform(self, game: Game, seat: int, action: Action) -> None:
        state = duel(game)
        player = state.players[seat]
        player.passed = True
        game.tell("passed", seat)
        clear_activated(game, seat)
        player.marked = 0
        lose_basics(game, seat)
        for name, slot in state.slots.items():
            state.slots[name] = slot.without_markers_of(seat)


class EndRound(Step):
    """Cities first, beginning with the first player's; the rest follows.  [DUEL-EOR-01]"""

    def run(self, game: Game) -> None:
        agenda = game.state.agenda
        agenda.append(FINISH_ROUND[self.seat])
        agenda.append(FILL_CITY[1 - self.seat])
        agenda.append(FILL_CITY[self.seat])


class FinishRound(Step):
    """Replenish the display, decay the Advantage, pass the first player marker; then the next round.

    [DUEL-EOR-01, DUEL-DECAY-04, DUEL-END-01, DUEL-END-02]
    """

    def run(self, game: Game) -> None:
        state = duel(game)
        replenish_display(game, 0, KEEP_AT_MOST)
        if not state.final or game.rules.on("final_decay"):
            decay_advantage(game)
        for seat in range(len(state.players)):
            player = state.players[seat]
            lose_basics(game, seat)
            player.gained = list(NOTHING)
            player.did = NOTHING_DONE
            player.marked = 0
            player.passed = False
        for name, slot in state.slots.items():
            state.slots[name] = slot.without_markers()
        if state.final:
            game.tell("game-over", -1)
            game.rules.follow(game, game.rules.after_round, self.seat)
            game.rules.follow(game, game.rules.after_display, self.seat)
            return
        if state.display.count() <= FINAL_ROUND_AT:
            state.final = True
            game.tell("final-round", -1)
        state.first = 1 - self.seat
        game.tell("first-player", state.first)
        state.agenda.append(START_ROUND[state.first])
        game.rules.follow(game, game.rules.after_round, self.seat)
        game.rules.follow(game, game.rules.after_display, self.seat)


#: Tasks never change, so what comes with every round and turn is made once for both seats.
START_ROUND: Final[tuple[StartRound, ...]] = (StartRound(0), StartRound(1))
ACTIVATE_CITY: Final[tuple[ActivateCity, ...]] = (ActivateCity(0), ActivateCity(1))
TURN: Final[tuple[TakeTurn, ...]] = (TakeTurn(0), TakeTurn(1))
NEXT_TURN: Final[tuple[NextTurn, ...]] = (NextTurn(0), NextTurn(1))
END_ROUND: Final[tuple[EndRound, ...]] = (EndRound(0), EndRound(1))
FILL_CITY: Final[tuple[FillCity, ...]] = (FillCity(0, 0), FillCity(1, 0))
FINISH_ROUND: Final[tuple[FinishRound, ...]] = (FinishRound(0), FinishRound(1))
