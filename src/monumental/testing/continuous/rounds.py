"""What holds in every position of the continuous mode: its one row, the steps of a round, and the length.

Cards, pieces and tokens are those of classic.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import NONE
from monumental.engine.pieces.city import ChooseRowAndColumn
from monumental.games.classic.state import classic
from monumental.games.continuous.rounds import (
    FINAL_ROUND_AT,
    ChooseTurnAction,
    CloseRound,
    ContinueTurn,
    ReplenishCities,
    ReplenishRow,
)
from monumental.games.continuous.setup import CARDS_BEYOND_PLAYERS
from monumental.testing.classic.cards import (
    check_belongings,
    check_deck,
    check_nothing_counts,
    check_replenished,
    check_rests,
    deck_size,
)
from monumental.testing.common import hold

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.engine.state import State
    from monumental.games.classic.state import ClassicState


def check_conservation(game: Game) -> None:
    """Every card, piece and token of the game is where it may be, and nothing is owed."""
    check_belongings(game)
    check_deck(game, 1, display_size(game.state))
    check_round(game)


def display_size(state: State) -> int:
    """6, 7, 8 or 9 cards with 2, 3, 4 or 5 players."""
    return len(state.players) + CARDS_BEYOND_PLAYERS


# The steps of a round


def is_acting(state: State) -> bool:
    """Cities are activated or turns are taken: nothing of this round has been cleared away."""
    return bool(state.agenda) and isinstance(state.agenda[0], ReplenishCities)


def is_replenished(state: State) -> bool:
    """The display has been dealt full at the end of the round."""
    return bool(state.agenda) and isinstance(state.agenda[0], CloseRound)


def round_is_fresh(game: Game) -> bool:
    """Nothing has happened this round."""
    return not game.over and game.choice().question == "activate" and game.seat == game.state.first


def is_cleared(game: Game) -> bool:
    """Nothing of the last round is left to do, or nothing was done yet."""
    return game.over or not game.state.round or is_replenished(game.state) or round_is_fresh(game)


def check_round(game: Game) -> None:
    """It is a step of a round, and what that step still needs is on the agenda."""
    state = classic(game)
    if game.over or not state.round:
        hold(state.active == NONE, f"it is the turn of seat {state.active}")
        return
    hold(0 <= state.first < len(state.players), f"seat {state.first} holds the Era I card")
    bottom = state.agenda[0]
    if is_acting(state):
        hold(bottom.seat == state.first, f"the round began with seat {bottom.seat}, not {state.first}")
        if game.choice().question == "activate":
            check_activation(game, state)
        else:
            check_turn(game, state)
        return
    hold(isinstance(bottom, ReplenishRow | CloseRound), f"{type(bottom).__name__} is no step of a round")
    hold(state.active == NONE, f"it is the turn of seat {state.active} after all turns")
    hold(all(player.passed for player in state.players), "the turns are over, and somebody has not passed")
    hold(not state.explored, f"Explorers keep their markers: {state.explored:b}")
    for seat, player in enumerate(state.players):
        check_rests(seat, player)
        hold(not player.marked, f"Action markers of seat {seat} are left: {player.marked:b}")


def check_activation(game: Game, state: ClassicState) -> None:
    """Those who have not activated rest; nobody has done anything."""
    hold(state.active == state.first, f"it is the turn of seat {state.active} before anybody's")
    waiting = [task.seat for task in reversed(state.agenda) if isinstance(task, ChooseRowAndColumn)]
    seats = len(state.players)
    expected = [(state.first + step) % seats for step in range(seats)][-len(waiting) :]
    hold(waiting == expected, f"seats {waiting} activate, not {expected}")
    for seat, player in enumerate(state.players):
        hold(not player.passed, f"seat {seat} passed before its turn")
        hold(not player.marked, f"seat {seat} has Action markers before its turn: {player.marked:b}")
        if seat in waiting:
            check_rests(seat, player)
    if round_is_fresh(game):
        check_nothing_counts(game)
        check_replenished(game)


def check_turn(game: Game, state: ClassicState) -> None:
    """One turn is going on, of somebody who has not passed; what it is in the middle of goes on after."""
    hold(0 <= state.active < len(state.players), f"it is the turn of seat {state.active}")
    turns = [task for task in state.agenda if isinstance(task, ChooseTurnAction | ContinueTurn)]
    hold([task.seat for task in turns] == [state.active], f"it is the turn of {state.active}: {turns}")
    parts = game.rules.parts_of_turn
    hold(0 <= turns[0].doing < len(parts), f"a turn in the middle of {turns[0].doing}")
    hold(not state.players[state.active].passed, f"seat {state.active} passed, and it is their turn")
    choice = game.choice()
    if isinstance(choice, ChooseTurnAction):
        verbs = {option.verb for option in choice.options(game)}
        hold(("pass" in verbs) == (not choice.doing), f"to pass in the middle of {parts[choice.doing]!r}")
        hold(("end" in verbs) == bool(choice.doing), f"to end in the middle of {parts[choice.doing]!r}")
    is_alone = turns[0].explorer == NONE or game.rules.on("one_explorer")
    hold(is_alone, f"only Explorer {turns[0].explorer} may move")


# The length of a game


def check_length(game: Game) -> None:
    """The deck sets the pace: so many cards at least are dealt each round, and a display at most."""
    state = classic(game)
    fewest, most = rounds_of(game)
    hold(state.round <= most, f"round {state.round} is played, and a game has at most {most}")
    hold(not state.final or state.ending, "the last round is played, and the end was not triggered")
    left = state.display.deck_count()
    hold(state.ending == (left <= FINAL_ROUND_AT), f"{left} cards are left, and the end is {state.ending}")
    if game.over:
        hold(state.round >= fewest, f"the game is over after {state.round} rounds, and has at least {fewest}")
        hold(state.final, "the game is over before its last round")
    elif state.round:
        dealt = state.round if is_replenished(state) else state.round - 1
        deck = deck_size(game) - display_size(state)
        highest = max(0, deck - dealt_at_least(game) * dealt)
        hold(left <= highest, f"{left} cards are left after {dealt} rounds, not {highest} at most")
        lowest = deck - display_size(state) * dealt
        hold(left >= lowest, f"only {left} cards are left after {dealt} rounds")
        is_last = state.final or left > FINAL_ROUND_AT or is_replenished(state)
        hold(is_last, f"{left} cards are left, and another round is not the last")


def dealt_at_least(game: Game) -> int:
    """How many cards a round takes off the deck while it lasts.

    When the round ends as many cards are missing as there are players, or more; by the Spanish text only as
    many may be left, if fewer were taken: then four are missing.
    """
    players = len(game.state.players)
    if game.rules.on("leave_as_many_as_players"):
        return min(players, display_size(game.state) - players)
    return players


def rounds_of(game: Game) -> tuple[int, int]:
    """How many rounds a game has at least and at most.

    A display is full as long as the deck lasts. Each round deals at least `dealt_at_least` cards, and at most
    one to every place. Once 3 or fewer are left after dealing, one more round is played.
    """
    deck = deck_size(game) - display_size(game.state) - FINAL_ROUND_AT
    return -(-deck // display_size(game.state)) + 1, -(-deck // dealt_at_least(game)) + 1
