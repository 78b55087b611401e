"""A round of the continuous mode: all activate their cities, take single actions in turn, and replenish."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import NONE, Action
from monumental.engine.agenda import Part, Step, absent
from monumental.engine.catalog import NOTHING
from monumental.engine.moves.turn import Pass, TurnChoice, in_turn_order, lose_basics
from monumental.engine.pieces.city import clear_activated
from monumental.engine.pieces.display import replenish_display
from monumental.engine.reasons import Reason
from monumental.engine.rules import FREE, WHOLE
from monumental.engine.state import NOTHING_DONE
from monumental.games.classic.land.explorer import EXPEDITION
from monumental.games.classic.land.hexmap import MOST_CAPITALS
from monumental.games.classic.state import EXPLORERS, classic
from monumental.games.classic.turn import ACTIVATE_CITY, END, FILL_CITY

if TYPE_CHECKING:
    from monumental.engine.game import Game

#: With so few cards left in the deck after dealing, the next round is the last.  [CONT-END-01]
FINAL_ROUND_AT: Final = 3

#: The position of NOTHING_DONE in `Rules.parts_of_turn`.
NOTHING_YET: Final = 0


class OpenRound(Step):
    """`seat` holds the Era I card: cities are activated and turns are taken from there, clockwise.

    Texts wait for turns.  [CONT-GEN-01, CONT-SETUP-06, CONT-SETUP-07, CONT-CITY-01, CONT-CITY-03]
    """

    def run(self, game: Game) -> None:
        state = classic(game)
        state.round += 1
        state.final = state.ending
        game.tell("last-round" if state.final else "round-begins", self.seat, number=state.round)
        state.active = self.seat
        state.agenda.append(REPLENISH_CITIES[self.seat])
        state.agenda.append(TURN[self.seat])
        for seat in reversed(in_turn_order(game, self.seat)):
            state.agenda.append(ACTIVATE_CITY[seat])


# Turns


class ChooseTurnAction(TurnChoice):
    """Exactly one turn action, or pass; free actions before it and after it.

    `doing` is a position in `Rules.parts_of_turn`; `explorer`, where a rule switch wants it, the only one
    that may move.  [CONT-ACT-01, CONT-FREE-01]
    """

    def __init__(self, seat: int, doing: int = NOTHING_YET, explorer: int = NONE) -> None:
        super().__init__(seat)
        self.doing = doing
        self.explorer = explorer

    def parts(self) -> list[Part]:
        return [self.seat, self.doing, self.explorer]

    def missing(self, game: Game) -> str:
        parts = range(len(game.rules.parts_of_turn))
        return absent("doing", self.doing, parts) or absent("explorer", self.explorer, range(NONE, EXPLORERS))

    def options(self, game: Game) -> list[Action]:
        if self.doing == NOTHING_YET:
            return super().options(game)
        options = self.further_steps(game)
        for rule in game.rules.actions_by_part[FREE]:
            rule.offer(game, self.seat, options)
        options.append(END)
        return options

    def further_steps(self, game: Game) -> list[Action]:
        """What belongs to the action that was begun, where it can go on."""
        options: list[Action] = []
        part = game.rules.parts_of_turn[self.doing]
        if part != WHOLE:
            for rule in game.rules.actions_by_part[part]:
                rule.offer(game, self.seat, options)
            if self.explorer != NONE:
                options = [option for option in options if option.first == self.explorer]
        return options

    def is_asked(self, game: Game) -> bool:
        """Is there anything left to do this turn? Any free action keeps it open.  [CONT-FREE-01]"""
        found = self.further_steps(game)
        for rule in game.rules.actions_by_part[FREE]:
            if found:
                return True
            rule.offer(game, self.seat, found)
        return bool(found)

    def can_wait(self, game: Game) -> bool:
        """Only free actions are left, and they are as good on one's next turn."""
        if self.doing == NOTHING_YET or self.further_steps(game):
            return False
        found: list[Action] = []
        for rule in game.rules.actions_by_part[FREE]:
            if not rule.can_wait(game, self.seat):
                rule.offer(game, self.seat, found)
        return not found

    def take(self, game: Game, action: Action) -> None:
        agenda = game.state.agenda
        if action.verb == "end":
            agenda.append(NEXT_PLAYER[self.seat])
            return
        rule = game.rules.action_by_verb[action.verb]
        if action.verb == "pass":
            agenda.append(NEXT_PLAYER[self.seat])
        elif action.verb not in game.rules.free_verbs:
            alone = rule.part_of == EXPEDITION and game.rules.on("one_explorer")
            doing = game.rules.parts_of_turn.index(rule.part_of)
            agenda.append(continue_turn(self.seat, doing, action.first if alone else NONE))
        elif self.doing == NOTHING_YET:
            agenda.append(self)
        else:
            agenda.append(continue_turn(self.seat, self.doing, self.explorer))
        rule.perform(game, self.seat, action)

    def refusal(self, game: Game, action: Action) -> Reason:
        rule = game.rules.action_by_verb.get(action.verb)
        if self.doing == NOTHING_YET:
            if action.verb == "end":
                return Reason("not-acted-yet", "one-action")
        elif action.verb == "pass":
            return Reason("acted-already", "pass")
        elif rule is not None and rule.part_of != FREE:
            if rule.part_of == WHOLE or rule.part_of != game.rules.parts_of_turn[self.doing]:
                return Reason("acted-already", "one-action")
            if self.explorer not in (NONE, action.first):
                return Reason("other-explorer-moves", "one-explorer")
        return super().refusal(game, action)


class ContinueTurn(Step):
    """After an action: what may still be done this turn is asked, and where there is nothing, it ends.

    [CONT-FREE-01, CONT-FREE-09]
    """

    def __init__(self, seat: int, doing: int, explorer: int) -> None:
        super().__init__(seat)
        self.doing = doing
        self.explorer = explorer
        self._rest = ChooseTurnAction(seat, doing, explorer)

    def parts(self) -> list[Part]:
        return [self.seat, self.doing, self.explorer]

    def missing(self, game: Game) -> str:
        parts = range(NOTHING_YET + 1, len(game.rules.parts_of_turn))
        return absent("doing", self.doing, parts) or absent("explorer", self.explorer, range(NONE, EXPLORERS))

    def run(self, game: Game) -> None:
        game.state.agenda.append(self._rest if self._rest.is_asked(game) else NEXT_PLAYER[self.seat])


def continue_turn(seat: int, doing: int, explorer: int) -> ContinueTurn:
    if explorer == NONE and doing < MADE_ONCE:
        return CONTINUE_TURN[seat][doing]
    return ContinueTurn(seat, doing, explorer)


class NextPlayer(Step):
    """The turn of `seat` is over: the next one clockwise who has not passed; with all passed nobody.

    [CONT-PASS-01, CONT-PASS-03, CONT-PASS-05]
    """

    def run(self, game: Game) -> None:
        state = classic(game)
        players = state.players
        seat = self.seat
        for _ in players:
            seat = (seat + 1) % len(players)
            if not players[seat].passed:
                state.active = seat
                state.agenda.append(TURN[seat])
                return


class PassAndKeepCards(Pass):
    """No further turn this round. Basic resources are lost at once; cards stay activated, tokens are kept.

    [CONT-PASS-02, CONT-PASS-03, CONT-PASS-04]
    """

    def perform(self, game: Game, seat: int, action: Action) -> None:
        game.state.players[seat].passed = True
        game.tell("passed", seat)
        lose_basics(game, seat)


# The end of a round


class ReplenishCities(Step):
    """All discard their activated cards, Action markers go, and the cities are dealt full.

    [CONT-REPC-01, CONT-REPC-02, CONT-REPC-03]
    """

    def run(self, game: Game) -> None:
        state = classic(game)
        state.active = NONE
        state.explored = 0
        state.agenda.append(REPLENISH_ROW[self.seat])
        seats = in_turn_order(game, self.seat)
        for seat in seats:
            clear_activated(game, seat)
            state.players[seat].marked = 0
        for seat in reversed(seats):
            state.agenda.append(FILL_CITY[seat])


class ReplenishRow(Step):
    """Discard from the far end, slide, deal; with few cards left in the deck the next round is the last.

    [CONT-END-01, CONT-END-03]
    """

    def run(self, game: Game) -> None:
        state = classic(game)
        replenish_display(game, 0, cards_to_keep(game))
        if not state.ending and state.display.deck_count() <= FINAL_ROUND_AT:
            state.ending = True
            game.tell("final-round", NONE)
        state.agenda.append(PASS_ERA_CARD[self.seat])
        game.rules.follow(game, game.rules.after_display, self.seat)


def cards_to_keep(game: Game) -> int:
    """How many cards of the display may stay: as many go as there are players, taken ones counted.

    [CONT-REPD-01, CONT-REPD-02, CONT-REPD-03, CONT-REPD-07]
    """
    display = game.state.display
    players = len(game.state.players)
    size = len(display.slots)
    if size - display.count() >= players:
        return size
    return players if game.rules.on("leave_as_many_as_players") else size - players


class PassEraCard(Step):
    """The Era I card goes to the left; then what the end of a round brings, and the next round.

    [CONT-REPD-06]
    """

    def run(self, game: Game) -> None:
        state = classic(game)
        if not state.final:
            state.first = (self.seat + 1) % len(state.players)
            game.tell("first-player", state.first)
        state.agenda.append(CLOSE_ROUND[self.seat])
        game.rules.follow(game, game.rules.after_round, self.seat)


class CloseRound(Step):
    """What counted for this round counts no more; the next round, or the end of the game.  [CONT-END-02]"""

    def run(self, game: Game) -> None:
        state = classic(game)
        for seat, player in enumerate(state.players):
            lose_basics(game, seat)
            player.gained = list(NOTHING)
            player.did = NOTHING_DONE
            player.marked = 0
            player.passed = False
        state.unchosen = None
        if state.final:
            game.tell("game-over", NONE)
        else:
            state.agenda.append(OPEN_ROUND[state.first])


#: What a turn can be in the middle of, and a few more for the modules of others.
MADE_ONCE: Final = 8

#: Tasks never change, so what comes with every round and turn is made once for each seat.
OPEN_ROUND: Final = [OpenRound(seat) for seat in range(MOST_CAPITALS)]
TURN: Final = [ChooseTurnAction(seat) for seat in range(MOST_CAPITALS)]
CONTINUE_TURN: Final = [
    [ContinueTurn(seat, doing, NONE) for doing in range(MADE_ONCE)] for seat in range(MOST_CAPITALS)
]
NEXT_PLAYER: Final = [NextPlayer(seat) for seat in range(MOST_CAPITALS)]
REPLENISH_CITIES: Final = [ReplenishCities(seat) for seat in range(MOST_CAPITALS)]
REPLENISH_ROW: Final = [ReplenishRow(seat) for seat in range(MOST_CAPITALS)]
PASS_ERA_CARD: Final = [PassEraCard(seat) for seat in range(MOST_CAPITALS)]
CLOSE_ROUND: Final = [CloseRound(seat) for seat in range(MOST_CAPITALS)]
