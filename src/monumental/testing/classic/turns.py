"""The turns of classic in their order, and the Action tokens that last for a turn, elsewhere for a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import NONE
from monumental.engine.state import CELLS, HERO, PLACES, POLICY
from monumental.games.classic.turn import TakeActions
from monumental.testing.common import hold

if TYPE_CHECKING:
    from collections.abc import Sequence

    from monumental.engine.events import Event
    from monumental.engine.game import Game
    from monumental.engine.state import Player
    from monumental.games.classic.state import ClassicState


class CourseOfTurns:
    """Clockwise from the start player, everybody once in a round; all have as many in the end.

    The turn of an Automa may go by without a question to anybody.
    """

    def __init__(self) -> None:
        self._turns: list[int] = []
        self._turn = (0, NONE)  # the round, and who acts in it

    def check(self, game: Game, state: ClassicState) -> None:
        self._turns = self._turns or [0] * len(state.players)
        if game.over:
            self.pass_over_automas(state, last_of_round=True)
            hold(len(set(self._turns)) == 1, f"the seats had {self._turns} turns")
            hold(self._turns[0] == state.round, f"{self._turns[0]} turns each in {state.round} rounds")
        elif (state.round, state.active) != self._turn:
            self.pass_over_automas(state)
            before, last = self._turn
            following = self.following(state)
            hold(state.active == following, f"after seat {last} comes seat {state.active}")
            is_new = following == state.first
            hold(state.round == before + is_new, f"after round {before} comes round {state.round}")
            # On its turn an Automa may have triggered the end since.
            if is_new and state.solo_decks[following] is None:
                hold(state.final == state.ending, f"the final round is {state.final}, the end {state.ending}")
            self.begin(state.round, following)

    def following(self, state: ClassicState) -> int:
        last = self._turn[1]
        return state.first if last == NONE else (last + 1) % len(state.players)

    def begin(self, round_: int, seat: int) -> None:
        self._turns[seat] += 1
        self._turn = (round_, seat)

    def pass_over_automas(self, state: ClassicState, *, last_of_round: bool = False) -> None:
        """The turns of Automas since the last question, up to the one that goes on, or to the end."""
        for _ in state.players:
            following = self.following(state)
            before = self._turn[0]
            round_ = before + (following == state.first)
            if last_of_round and round_ > state.round:
                return
            if state.solo_decks[following] is None or (round_, following) == (state.round, state.active):
                return
            self.begin(round_, following)


# Action tokens


def is_same_turn(earlier: ClassicState, now: ClassicState) -> bool:
    """Does somebody act, and both belong to the same turn?"""
    both = (earlier, now)
    acting = all(any(isinstance(task, TakeActions) for task in state.agenda) for state in both)
    return acting and (earlier.round, earlier.active) == (now.round, now.active)


def check_markers(earlier: ClassicState, now: ClassicState, events: Sequence[Event] | None) -> None:
    """Until the turn or round ends, a marked card stays marked and what was done stays done.

    A card may leave with its marker, and a text may activate one once more.
    """
    hold(
        not earlier.explored & ~now.explored, f"Explorers may act again: {earlier.explored & ~now.explored:b}"
    )
    for seat, player in enumerate(now.players):
        before = earlier.players[seat]
        hold(before.did <= player.did, f"forgotten of seat {seat}: {sorted(before.did - player.did)}")
        less = [now < then for now, then in zip(player.gained, before.gained, strict=True)]
        hold(not any(less), f"seat {seat} gained {before.gained}, then {player.gained}")
        hold(before.passed <= player.passed, f"seat {seat} passed, and is back")
        drawn = player.drawn[: len(before.drawn)] == before.drawn
        hold(drawn, f"the drawn cards of seat {seat} were {before.drawn}, and are {player.drawn}")
        again = set()
        for event in events or ():
            if event.key == "activated-card" and event.seat == seat:
                again.add(event.place % CELLS)
        for place in unmarked(before, player):
            is_again = place < PLACES and (events is None or place % CELLS in again)
            hold(is_again, f"seat {seat} may use the card at {place} again")


def unmarked(before: Player, now: Player) -> list[int]:
    """The places that lost their Action token, though their card stayed."""
    lost = before.marked & ~now.marked
    places = [place for place in range(lost.bit_length()) if lost >> place & 1]
    left = [place for place in places if place < PLACES and before.city[place] != now.city[place]]
    if before.hero != now.hero:
        left.append(HERO)
    if before.policies != now.policies:
        left.append(POLICY)
    return [place for place in places if place not in left]
