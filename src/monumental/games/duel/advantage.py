"""The Advantage: staked with Basic resources, outbid, used by the Warlord, decaying each round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import NONE, YES, Action
from monumental.engine.agenda import Offer, Part, resolve
from monumental.engine.effects import Effect
from monumental.engine.moves.use import without_effect
from monumental.engine.pieces.city import is_marked, mark
from monumental.engine.reasons import Reason
from monumental.engine.resources import BASICS, CULTURE, GOLD, shortage, spend
from monumental.engine.rules import ActionRule
from monumental.engine.sentences.triggers import Condition, occur
from monumental.engine.state import WARLORD
from monumental.games.duel.state import NOBODYS_ADVANTAGE, Advantage, DuelState, duel

if TYPE_CHECKING:
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game

USE_WARLORD: Final = Action("warlord")

#: `advantage military 3`, made once for the amounts that are paid in play.
_MADE_ONCE: Final = 30
STAKES: Final = [[Action("advantage", basic, amount) for amount in range(_MADE_ONCE)] for basic in BASICS]


def stakes(basic: int, least: int, most: int) -> list[Action]:
    """Every payment of this type from the least to the most."""
    if most < _MADE_ONCE:
        return STAKES[basic][least : most + 1]
    return [Action("advantage", basic, amount) for amount in range(least, most + 1)]


class TakeAdvantage(ActionRule):
    """Pay any amount of one Basic resource; against a holder, the type on the card and more than there is.

    [DUEL-ADV-03]
    """

    verb = "advantage"

    def may_stake(self, game: Game, seat: int, advantage: Advantage) -> bool:
        """The holder has it already; raising the own stake is a rule switch."""
        return advantage.holder != seat or game.rules.on("advantage_top_up")

    def least(self, advantage: Advantage, seat: int) -> int:
        """The smallest payment that takes the Advantage.  [DUEL-ADV-05]"""
        # The own stake is added to; an opponent's must be exceeded.
        return 1 if advantage.holder == seat else advantage.tokens + 1

    def types(self, advantage: Advantage) -> tuple[int, ...]:
        """What can be paid with: the type on the card, if there is one.  [DUEL-ADV-07]"""
        return (advantage.resource,) if advantage.tokens else BASICS

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        state = game.state
        assert isinstance(state, DuelState)
        advantage = state.advantage
        if advantage.holder == seat and not self.may_stake(game, seat, advantage):
            return
        supply = state.players[seat].supply
        gold = supply[GOLD]
        least = self.least(advantage, seat)
        for basic in self.types(advantage):
            most = supply[basic] + gold
            if least <= most:
                options.extend(stakes(basic, least, most))

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        basic = action.first
        if not 0 <= basic < CULTURE:
            return Reason("not-a-basic-resource", "advantage")
        advantage = duel(game).advantage
        if not self.may_stake(game, seat, advantage):
            return Reason("advantage-yours-already", "advantage-raise")
        if basic not in self.types(advantage):
            return Reason("advantage-other-type", "advantage-outbid", resource=advantage.resource)
        least = self.least(advantage, seat)
        if action.second < least:
            rule = "advantage-outbid" if advantage.tokens else "advantage"
            return Reason("stake-too-low", rule, need=least, resource=basic)
        return shortage(game.state.players[seat], basic, action.second, "advantage")

    def perform(self, game: Game, seat: int, action: Action) -> None:
        """The payment takes the place of the tokens on the card, which now points to whoever paid.

        [DUEL-ADV-04, DUEL-ADV-06]
        """
        state = duel(game)
        basic, amount = action.first, action.second
        spend(game, seat, basic, amount)
        if state.advantage.holder == seat:
            amount += state.advantage.tokens
        else:
            occur(game, seat, ("took_advantage",))
        state.advantage = Advantage(seat, basic, amount)
        game.tell("took-advantage", seat, resource=basic, number=amount)


def decay_advantage(game: Game) -> None:
    """One token goes at the end of the round; without tokens nobody has the Advantage.

    [DUEL-DECAY-01, DUEL-DECAY-02, DUEL-DECAY-03]
    """
    state = duel(game)
    advantage = state.advantage
    if advantage.holder == NONE:
        return
    if advantage.tokens > 1:
        state.advantage = Advantage(advantage.holder, advantage.resource, advantage.tokens - 1)
        game.tell(
            "advantage-decayed",
            advantage.holder,
            resource=advantage.resource,
            number=advantage.tokens - 1,
        )
    else:
        state.advantage = NOBODYS_ADVANTAGE
        game.tell("advantage-lost", advantage.holder)


def warlord_of(game: Game, seat: int) -> Card:
    """A player's own Warlord, who lies beside the city.  [DUEL-CITY-07, DUEL-WAR-01]"""
    civilization = game.catalog.civilizations[game.state.players[seat].civilization]
    return game.catalog.cards[civilization.warlord]


class UseWarlord(ActionRule):
    """Each Warlord has its own text, used once per round and only while holding the Advantage.

    [DUEL-ADV-02, DUEL-WAR-01, DUEL-WAR-02]
    """

    verb = "warlord"

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        state = game.state
        assert isinstance(state, DuelState)
        if state.advantage.holder != seat or state.players[seat].marked >> WARLORD & 1:
            return
        text = warlord_of(game, seat).use
        if text is not None and text.possible(game, seat, WARLORD):
            options.append(USE_WARLORD)

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        warlord = warlord_of(game, seat)
        if duel(game).advantage.holder != seat:
            return Reason("needs-advantage", "warlord", card=warlord.number)
        if is_marked(game.state.players[seat], WARLORD):
            return Reason("already-used", "warlord", card=warlord.number)
        if warlord.use is None or not warlord.use.possible(game, seat, WARLORD):
            return without_effect(game, seat, warlord.use, WARLORD, "warlord", warlord.number)
        return None

    def perform(self, game: Game, seat: int, action: Action) -> None:
        player = game.state.players[seat]
        warlord = warlord_of(game, seat)
        mark(player, WARLORD)
        game.tell("used", seat, warlord.number, WARLORD)
        resolve(game, seat, warlord.use, WARLORD)


class GainAdvantage(Effect):
    """Take the Advantage without paying: no token lies on it.

    Whoever holds it would only lose the own stake, so they are asked about that and never lose it unasked.
    [DUEL-TERM-21]
    """

    verb = "gain_advantage"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        advantage = duel(game).advantage
        return advantage.holder != seat or advantage.tokens > 0

    def hindrance(self, game: Game, seat: int, place: int) -> Reason | None:
        return Reason("advantage-yours-already", "gain-advantage")

    def start(self, game: Game, seat: int, place: int) -> None:
        state = duel(game)
        if state.advantage.holder != seat:
            state.advantage = Advantage(seat, NONE, 0)
            game.tell("gained-advantage", seat)
            occur(game, seat, ("took_advantage",))
        elif state.advantage.tokens:
            state.agenda.append(ChooseToClearStake(seat, self))


class ChooseToClearStake(Offer):
    """The holder gains the Advantage: do the tokens on it go, or is the text left?

    [DUEL-TERM-21, DUEL-USE-02]
    """

    question = "clear-stake"

    def __init__(self, seat: int, effect: GainAdvantage) -> None:
        super().__init__(seat)
        self.effect = effect

    def parts(self) -> list[Part]:
        return [self.seat, self.effect]

    def can_be_asked(self, game: Game) -> bool:
        advantage = duel(game).advantage
        return advantage.holder == self.seat and advantage.tokens > 0

    def targets(self, game: Game) -> list[Action]:
        return [YES]

    def accept(self, game: Game, action: Action) -> None:
        state = duel(game)
        game.tell(
            "cleared-stake", self.seat, resource=state.advantage.resource, number=state.advantage.tokens
        )
        state.advantage = Advantage(self.seat, NONE, 0)


class HoldsAdvantage(Condition):
    """While holding the Advantage, asked at the moment of use.  [DUEL-ADV-02]"""

    name = "holds_advantage"

    def holds(self, game: Game, seat: int) -> bool:
        return duel(game).advantage.holder == seat

    def unmet(self, game: Game, seat: int) -> Reason:
        return Reason("condition-unmet", "with-advantage", condition=self)
