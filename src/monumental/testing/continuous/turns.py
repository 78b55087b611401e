"""The rounds of the continuous mode: who activates, whose turn it is, what one turn is, and the display."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY, NONE
from monumental.engine.resources import BASICS, CULTURE, GOLD
from monumental.engine.rules import FREE, NOTHING_DONE, WHOLE
from monumental.games.classic.land.explorer import EXPEDITION
from monumental.games.continuous.rounds import FINAL_ROUND_AT, ChooseTurnAction
from monumental.testing.common import hold
from monumental.testing.continuous.rounds import display_size, is_acting, is_replenished

if TYPE_CHECKING:
    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.games.classic.state import ClassicState


class CourseOfRounds:
    """Everybody takes part in every round; turns go clockwise past those who have passed."""

    def __init__(self) -> None:
        self._round = 0
        self._first = NONE
        self._activated: list[int] = []  # seats, in the order of this round
        self._rounds: list[int] = []  # in how many rounds each seat took part
        self._turns = Turns()

    def check(self, game: Game, state: ClassicState, earlier: ClassicState | None) -> None:
        self._rounds = self._rounds or [0] * len(state.players)
        if not state.round:
            return
        if game.over:
            hold(set(self._rounds) == {state.round}, f"{self._rounds} rounds of the seats in {state.round}")
            self._turns.check_end(len(state.players))
        else:
            self.follow(game, state, earlier)
        if earlier is not None and is_dealt(game, earlier, state):
            check_dealing(game, earlier, state)

    def follow(self, game: Game, state: ClassicState, earlier: ClassicState | None) -> None:
        """Another decision of a round."""
        if state.round != self._round:
            self.begin(state)
        if not is_acting(state):
            self._turns.check_end(len(state.players))
        elif game.choice().question == "activate":
            self.activate(game.seat)
        else:
            missing = len(state.players) - len(self._activated)
            hold(not missing, f"{missing} players act without having activated their cities")
            self._turns.check(game, state, earlier)

    def begin(self, state: ClassicState) -> None:
        """A new round: the Era I card has gone to the left, and the last round is the last."""
        hold(state.round == self._round + 1, f"after round {self._round} comes round {state.round}")
        if self._round:
            self._turns.check_end(len(state.players))
            following = (self._first + 1) % len(state.players)
            hold(state.first == following, f"after seat {self._first} begins seat {state.first}")
        hold(state.final == state.ending, f"the last round is {state.final}, the end {state.ending}")
        self._round = state.round
        self._first = state.first
        self._activated = []
        self._turns.begin(state.first)

    def activate(self, seat: int) -> None:
        if self._activated[-1:] == [seat]:
            return
        expected = (self._first + len(self._activated)) % len(self._rounds)
        hold(seat == expected, f"seat {seat} activates, not {expected}")
        self._activated.append(seat)
        self._rounds[seat] += 1

    def take(self, game: Game, action: Action) -> None:
        self._turns.take(game, action)


# Turns


class Turns:
    """The turns of one round: in each exactly one turn action, or passing, by what the rules are part of."""

    def __init__(self) -> None:
        self._counts = False  # are we told what is done?
        self._seat = NONE  # whose turn it is; NONE: the next one's
        self._next = NONE  # who comes then, unless they have passed
        self._part = NOTHING_DONE  # what was done in this turn, free actions aside
        self._explorer = NONE  # the only one that may move
        self._passed: dict[int, list[int]] = {}  # who has passed, and what they had gained by then
        self._passing = NONE  # who passed just now

    def begin(self, first: int) -> None:
        self._seat = NONE
        self._next = first
        self._passed = {}
        self._passing = NONE

    def check(self, game: Game, state: ClassicState, earlier: ClassicState | None) -> None:
        if self._passing != NONE and earlier is not None:
            check_passing(earlier, state, self._passing)
        self._passing = NONE
        for seat, gained in self._passed.items():
            player = state.players[seat]
            for basic in BASICS:
                since = player.gained[basic] - gained[basic]
                hold(player.supply[basic] <= since, f"seat {seat} passed and has {player.supply}")
        choice = game.choice()
        if self._counts and isinstance(choice, ChooseTurnAction):
            part = game.rules.parts_of_turn[choice.doing]
            if self._seat != NONE and (choice.seat, part) != (self._seat, self._part):
                self.check_complete(game)
            if self._seat == NONE:
                self.check_next(choice, part, len(state.players))

    def check_complete(self, game: Game) -> None:
        """A turn that ended by itself had its action, and nothing else could be done in it."""
        hold(self._part != NOTHING_DONE, f"the turn of seat {self._seat} ended without an action")
        rest = ChooseTurnAction(self._seat, game.rules.parts_of_turn.index(self._part), self._explorer)
        left = [option for option in rest.options(game) if option.verb != "end"]
        hold(not left, f"the turn of seat {self._seat} ended, and could go on with {left}")
        self.end()

    def check_next(self, choice: ChooseTurnAction, part: str, seats: int) -> None:
        """The next player clockwise who has not passed begins with nothing done."""
        following = [(self._next + step) % seats for step in range(seats)]
        following = [seat for seat in following if seat not in self._passed]
        hold(bool(following), f"all have passed, and it is the turn of seat {choice.seat}")
        hold(choice.seat == following[0], f"it is the turn of seat {choice.seat}, not {following[0]}")
        hold(not choice.doing, f"seat {choice.seat} begins a turn in the middle of {part!r}")
        self._seat = choice.seat
        self._part = NOTHING_DONE
        self._explorer = NONE

    def take(self, game: Game, action: Action) -> None:
        """Count what is done on a turn."""
        self._counts = True
        choice = game.choice()
        if not isinstance(choice, ChooseTurnAction):
            return
        if action.verb == "end":
            hold(self._part != NOTHING_DONE, f"seat {choice.seat} ends a turn without an action")
            self.end()
            return
        rule = game.rules.action_by_verb[action.verb]
        if rule.part_of == FREE:
            return
        goes_on = self._part == rule.part_of != WHOLE
        hold(goes_on or self._part == NOTHING_DONE, f"seat {choice.seat} does {action} after {self._part!r}")
        if action.verb == "pass":
            self._passed[choice.seat] = game.state.players[choice.seat].gained.copy()
            self._passing = choice.seat
            self.end()
            return
        self._part = rule.part_of
        if rule.part_of == EXPEDITION and game.rules.on("one_explorer"):
            hold(self._explorer in (NONE, action.first), f"Explorer {action.first} acts as well")
            self._explorer = action.first

    def end(self) -> None:
        self._next = self._seat + 1
        self._seat = NONE

    def check_end(self, seats: int) -> None:
        """The action step ends when all have passed."""
        everybody = not self._counts or len(self._passed) == seats
        hold(everybody, f"the round is over, and only seats {sorted(self._passed)} have passed")


def check_passing(before: ClassicState, now: ClassicState, seat: int) -> None:
    """Whoever passes loses their Basic resources at once, and nothing else."""
    then, player = before.players[seat], now.players[seat]
    hold(not any(player.supply[basic] for basic in BASICS), f"seat {seat} passed and has {player.supply}")
    for kept in (CULTURE, GOLD):
        hold(player.supply[kept] == then.supply[kept], f"seat {seat} had {then.supply}, now {player.supply}")
    tokens, left = before.holdings[seat], now.holdings[seat]
    same = (tokens.production, tokens.market) == (left.production, left.market)
    hold(same, f"seat {seat} lost tokens by passing")
    hold(then.rotated == player.rotated, f"seat {seat} passed, and cards were straightened")


# The display


def is_dealt(game: Game, earlier: ClassicState, now: ClassicState) -> bool:
    """Was the display replenished in between?"""
    if not earlier.round or is_replenished(earlier):
        return False
    return game.over or is_replenished(now) or now.round > earlier.round


def check_dealing(game: Game, earlier: ClassicState, now: ClassicState) -> None:
    """As many cards go as there are players, taken ones counted; the rest slides, and the gaps are dealt."""
    size, players = display_size(now), len(now.players)
    lying = earlier.display.cards()
    missing = size - len(lying)
    wanted = size - players if game.rules.on("leave_as_many_as_players") else players
    goes = max(0, wanted - missing) if missing < players else 0
    stays = lying[: len(lying) - goes]
    gone = tuple(reversed(lying[len(stays) :]))
    display = now.display
    pile = (*earlier.display.discard, *gone)
    hold(
        display.discard == pile,
        f"{missing} cards were missing, {goes} should go: {display.discard} of {lying}",
    )
    slid = display.slots[size - len(stays) :] == stays
    hold(slid, f"{stays} stay, and {display.slots} lie there")
    dealt = min(size - len(stays), earlier.display.deck_count())
    gaps = (EMPTY,) * (size - len(stays) - dealt)
    hold(
        display.slots[: len(gaps)] == gaps,
        f"{dealt} cards are dealt to {stays}, and {display.slots} lie there",
    )
    hold(display.count() == len(stays) + dealt, f"{dealt} cards are dealt to {stays}: {display.slots}")
    left = earlier.display.deck_count() - dealt
    hold(display.deck_count() == left, f"{display.deck_count()} cards are left, not {left}")
    is_end = earlier.ending or left <= FINAL_ROUND_AT
    hold(now.ending == is_end, f"{left} cards are left, and the end is {now.ending}")
