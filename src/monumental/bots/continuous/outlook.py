"""Positions of the continuous mode: resources last a round, and others act between one's own actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from monumental.bots.classic.map import Attackers
from monumental.bots.classic.modules import attacks_to_come, next_hero
from monumental.bots.classic.outlook import ClassicOutlook
from monumental.bots.classic.rivals import Rivals
from monumental.bots.continuous.texts import ContinuousReader
from monumental.engine.action import NONE
from monumental.engine.moves.acquire import buying_power
from monumental.engine.resources import GOLD, MILITARY
from monumental.games.classic.land.conquest import can_pay, target_at, units_to_send, within_reach
from monumental.games.classic.modules.heroes import HeroRow
from monumental.games.classic.state import classic

if TYPE_CHECKING:
    from monumental.bots.sight.outlook import Leads
    from monumental.engine.action import Action
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game
    from monumental.games.classic.land.conquest import Target
    from monumental.games.classic.state import ClassicState

#: The display loses about so many cards a round for each player.
CARDS_A_ROUND: Final = 1.65

#: How likely a card is left by one who could buy it, and a Province by one who could conquer it.
CARD_LEFT: Final = 0.8
PROVINCE_LEFT: Final = 0.7

#: How likely somebody conquers a Province at once who has the Military for it; and who needs Gold as well.
AT_ONCE: Final = 0.5
WITH_GOLD: Final = 0.25


class AttackersInTurn(Attackers):
    """Whoever has not passed may attack before one's next action."""

    def turns_to_come(self, state: ClassicState, seat: int, ahead: float) -> float:
        return ahead if not state.final else 0.0 if state.players[seat].passed else 1.0

    def at_once(self, state: ClassicState, seat: int, price: int) -> float:
        player = state.players[seat]
        if player.passed or state.active == NONE:
            return 0.0
        if player.supply[MILITARY] >= price:
            return AT_ONCE
        return WITH_GOLD if player.supply[MILITARY] + player.supply[GOLD] >= price else 0.0


class ContinuousOutlook(ClassicOutlook):
    reader: ClassVar = ContinuousReader()
    attackers: ClassVar = AttackersInTurn()

    usual: ClassVar = {
        **ClassicOutlook.usual,
        "next hero": 0.7,  # that may be hired in the next round
    }

    def ahead(self, game: Game) -> float:
        state = classic(game)
        if state.final:
            return 0.0
        if state.ending:
            return 1.0
        return 1.0 + state.display.deck_count() / (CARDS_A_ROUND * len(state.players))

    def acts(self, state: ClassicState) -> bool:
        return state.active != NONE and not state.players[self.seat].passed

    def is_rest(self, option: Action) -> bool:
        return option.verb in ("end", "pass")

    def gives_up(self, option: Action) -> bool:
        """Who ends a turn keeps everything for the next one of the round; who passes loses it."""
        return option.verb == "pass"

    def mine(self, game: Game, ahead: float, leads: Leads, hopes: bool) -> float:
        state = classic(game)
        total = super().mine(game, ahead, leads, hopes) - attacks_to_come(game, state, self.seat)
        if HeroRow.name in state.slots:
            gold = self.weights["gold"]
            uses = self.hero_uses(ahead)
            total += self.weights["next hero"] * next_hero(game, self.seat, self.worths, uses, gold)
        return total

    def who_else(self, game: Game) -> Rivals:
        """The others as they are before this decision: what it changes for them is little."""
        return RivalsInTurn(game, self.others)


class RivalsInTurn(Rivals):
    """What others who have not passed can pay for now; found when somebody asks."""

    def __init__(self, game: Game, seats: list[int]) -> None:
        self.game = game
        self.seats = seats
        self._purses: Purses | None = None

    def leave_card(self, card: Card) -> float:
        return CARD_LEFT ** self.purses().buyers(card)

    def leave_province(self, target: Target) -> float:
        return PROVINCE_LEFT ** self.purses().conquerors(target.tile)

    def purses(self) -> Purses:
        if self._purses is None:
            self._purses = Purses(self.game, self.seats)
        return self._purses


class Purses:
    """What those of the seats who have not passed can buy, and what they can conquer."""

    def __init__(self, game: Game, seats: list[int]) -> None:
        state = classic(game)
        acting = [seat for seat in seats if not state.players[seat].passed]
        self.power = [buying_power(game, seat) for seat in acting]
        self.attacks = [attackable(game, state, seat) for seat in acting]

    def buyers(self, card: Card) -> int:
        return sum([card.cost <= power[card.kind] for power in self.power])

    def conquerors(self, tile: int) -> int:
        return sum([attacks >> tile & 1 for attacks in self.attacks])


def attackable(game: Game, state: ClassicState, seat: int) -> int:
    """The Provinces that a seat could conquer now, as a set."""
    found = 0
    if state.capitals[seat] == NONE or not state.players[seat].supply[MILITARY]:
        return found
    for tile in state.hexmap.members(within_reach(state, seat)):
        target = target_at(game, seat, tile)
        if can_pay(state.players[seat], target) and units_to_send(game, seat, tile) >= target.units:
            found |= 1 << tile
    return found
