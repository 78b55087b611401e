"""What a Monster does to those it hits: losses that nobody can refuse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import Action, one_of_each
from monumental.engine.agenda import TIMES, Choice, Part, absent
from monumental.engine.effects import AskingEffect, CountedEffect, Effect
from monumental.engine.pieces.city import has_inactive_card, inactive_places, put_on_discard, take_from_city
from monumental.engine.reasons import Reason
from monumental.engine.resources import RESOURCES
from monumental.engine.sentences.city import inactive_card_refusal
from monumental.engine.state import PLACES
from monumental.games.classic.land.hexmap import MOST_TILES
from monumental.games.classic.land.units import units_at
from monumental.games.classic.state import EXPLORERS, ClassicState, classic

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.engine.sentences.general import Noun

WITHDRAW: Final = one_of_each("withdraw", MOST_TILES)
WITHDRAW_WARLORD: Final = Action("withdraw-warlord")
DISCARD: Final = one_of_each("discard", PLACES)


#: The name of the slot of the module whose attacks these are.
MONSTERS: Final = "monsters"


class Lose(Effect):
    """Lose resources and Production tokens of the reserve, as far as there are any.  [MOD-MON-05]"""

    verb = "lose"

    def __init__(self, amounts: tuple[int, ...], production_tokens: int, per: Noun | None) -> None:
        super().__init__()
        self.amounts = amounts
        self.production_tokens = production_tokens
        self.per = per

    def losses(self, game: Game, seat: int) -> list[int]:
        """How much of each resource is lost, and last the Production tokens."""
        times = 1 if self.per is None else self.per.count(game, seat)
        have = [*game.state.players[seat].supply, classic(game).holdings[seat].production]
        wanted = [*self.amounts, self.production_tokens]
        return [min(have[position], wanted[position] * times) for position in range(len(have))]

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return any(self.losses(game, seat))

    def start(self, game: Game, seat: int, place: int) -> None:
        losses = self.losses(game, seat)
        tokens = losses.pop()
        for resource in range(len(RESOURCES)):
            if losses[resource]:
                game.state.players[seat].supply[resource] -= losses[resource]
                game.tell("lost", seat, resource=resource, number=losses[resource])
        if tokens:
            state = classic(game)
            state.holdings[seat] = state.holdings[seat].with_production(-tokens)
            game.tell("lost-production-tokens", seat, number=tokens)


class Withdraw(CountedEffect):
    """So many Units return to the Capital; the last one of a Province stays."""

    verb = "withdraw"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return bool(withdrawable_units(classic(game), seat))

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseUnitToWithdraw(seat, self.count)


def withdrawable_units(state: ClassicState, seat: int) -> list[Action]:
    """A Troop of each Province with another Unit, and the Warlord: one always stays.  [MOD-MON-05]"""
    options = []
    warlord = state.warlords[seat]
    for tile in state.hexmap.members(state.provinces(seat)):
        if units_at(state, seat, tile) > 1:
            # Two Units are never Warlords both.
            options.append(WITHDRAW[tile])
            if tile == warlord:
                options.append(WITHDRAW_WARLORD)
    return options


class ChooseUnitToWithdraw(Choice):
    question = "withdraw"
    module = MONSTERS

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def parts(self) -> list[Part]:
        return [self.seat, self.left]

    def missing(self, game: Game) -> str:
        return absent("left", self.left, TIMES)

    def options(self, game: Game) -> list[Action]:
        return withdrawable_units(classic(game), self.seat)

    def take(self, game: Game, action: Action) -> None:
        state = classic(game)
        home = state.capitals[self.seat]
        if action.verb == "withdraw-warlord":
            game.tell("withdrew-warlord", self.seat, place=state.warlords[self.seat])
            state.warlords[self.seat] = home
        else:
            game.tell("withdrew", self.seat, place=action.first)
            state.troops[action.first] -= 1
            state.troops[home] += 1
        state.map_changed()
        if self.left > 1 and withdrawable_units(state, self.seat):
            state.agenda.append(ChooseUnitToWithdraw(self.seat, self.left - 1))

    def refusal(self, game: Game, action: Action) -> Reason:
        state = classic(game)
        tile = state.warlords[self.seat] if action.verb == "withdraw-warlord" else action.first
        if action.verb not in ("withdraw", "withdraw-warlord") or not 0 <= tile < len(state.troops):
            return Reason("not-asked-now", self.question)
        if not state.provinces(self.seat) >> tile & 1:
            return Reason("not-your-province", self.question)
        if action.verb == "withdraw" and not state.troops[tile]:
            return Reason("no-unit-there", self.question)
        return Reason("last-of-province", "attack-limits")


class RecallExplorers(Effect):
    """One's Explorers return to the Capital."""

    verb = "recall_explorers"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        state = classic(game)
        home = state.capitals[seat]
        return any(tile != home for tile in state.explorers[seat * EXPLORERS : (seat + 1) * EXPLORERS])

    def start(self, game: Game, seat: int, place: int) -> None:
        if self.possible(game, seat, place):
            state = classic(game)
            for explorer in range(EXPLORERS):
                state.explorers[seat * EXPLORERS + explorer] = state.capitals[seat]
            game.tell("explorers-recalled", seat)


class LoseCard(AskingEffect):
    """Discard a card of one's city that is not activated; the gap stays until the city is replenished."""

    verb = "lose_card"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return has_inactive_card(game.state.players[seat])

    def asks(self, seat: int, place: int) -> Choice:
        return ChooseCardToLose(seat)


class ChooseCardToLose(Choice):
    question = "lose-card"
    module = MONSTERS

    def options(self, game: Game) -> list[Action]:
        return [DISCARD[place] for place in inactive_places(game.state.players[self.seat])]

    def take(self, game: Game, action: Action) -> None:
        put_on_discard(game, self.seat, take_from_city(game, self.seat, action.first))

    def refusal(self, game: Game, action: Action) -> Reason:
        reason = inactive_card_refusal(game, self.seat, action, "discard", "discard")
        return Reason(reason.key, self.question, card=reason.card)
