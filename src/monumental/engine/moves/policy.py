"""Cultural Policies: develop one, gain its bonus and every earlier one again, use the topmost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import MOST_CARDS, Action, one_of_each
from monumental.engine.catalog import POLICY_CARD, Script
from monumental.engine.moves.use import text_refusal, use_text
from monumental.engine.reasons import Reason
from monumental.engine.resources import CULTURE, shortage, spend
from monumental.engine.rules import ActionRule
from monumental.engine.sentences.triggers import occur, reduction
from monumental.engine.state import POLICY

if TYPE_CHECKING:
    from monumental.engine.game import Game

DEVELOP: Final = one_of_each("develop", MOST_CARDS)
USE_POLICY: Final = Action("policy")


def policy_price(game: Game, seat: int) -> int:
    """The first Policy costs 1 Culture, the second 2, and so on.  [DUEL-POL-01, BASE-POL-02]"""
    player = game.state.players[seat]
    price = len(player.policies) + 1
    if player.standing:
        price -= reduction(game, seat, "policy")
    return price if price > 0 else 0


class DevelopPolicy(ActionRule):
    """Pay Culture for any card of one's Culture deck, which its owner may look through.

    [DUEL-POL-01, DUEL-RES-08, DUEL-CITY-10, BASE-POL-01, BASE-RES-11, BASE-CITY-10, CONT-ACT-06]
    """

    verb = "develop"

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        player = game.state.players[seat]
        culture = player.supply[CULTURE]
        if culture <= len(player.policies) and not player.standing:
            # Not enough, and nothing makes it cheaper.
            return
        if player.culture_deck and culture >= policy_price(game, seat):
            for card in player.culture_deck:
                options.append(DEVELOP[card])

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        player = game.state.players[seat]
        if action.first in player.policies:
            return Reason("already-developed", "own-policies", card=action.first)
        if action.first not in player.culture_deck:
            return Reason("not-your-policy", "own-policies")
        return shortage(player, CULTURE, policy_price(game, seat), "policy")

    def perform(self, game: Game, seat: int, action: Action) -> None:
        spend(game, seat, CULTURE, policy_price(game, seat))
        develop(game, seat, action.first)


def develop(game: Game, seat: int, number: int) -> None:
    """The new Policy covers the others; its bonus and every earlier one are gained.

    Only the topmost one's lasting text is in force.
    [DUEL-POL-02, DUEL-POL-03, DUEL-POL-04, DUEL-POL-05, DUEL-POL-06, DUEL-POL-07, DUEL-TERM-07, BASE-POL-03,
    BASE-POL-04, BASE-POL-05, BASE-POL-06, BASE-POL-07, CONT-FREE-05]
    """
    player = game.state.players[seat]
    player.culture_deck = tuple([card for card in player.culture_deck if card != number])
    player.policies = (*player.policies, number)
    # The new topmost Policy has not been used, whatever the covered one did.
    player.marked &= ~(1 << POLICY)
    player.put_out_of_force(POLICY)
    if game.catalog.cards[number].standing:
        player.put_in_force(POLICY)
    game.tell("developed", seat, number)
    bonuses: list[Script] = []
    for card in player.policies:
        bonus = game.catalog.cards[card].bonus
        if bonus is not None:
            bonuses.append(bonus)
    occur(game, seat, ("developed",), game.catalog.cards[number], tuple(bonuses))


class UsePolicy(ActionRule):
    """Use the text of the topmost Policy, once per turn or round.

    [DUEL-POL-03, DUEL-POL-04, DUEL-POL-08, DUEL-TERM-02, CONT-ACT-12]
    """

    verb = "policy"

    def offer(self, game: Game, seat: int, options: list[Action]) -> None:
        player = game.state.players[seat]
        if player.policies and not player.marked >> POLICY & 1:
            text = game.catalog.cards[player.policies[-1]].use
            if text is not None and text.possible(game, seat, POLICY):
                options.append(USE_POLICY)

    def refusal(self, game: Game, seat: int, action: Action) -> Reason | None:
        player = game.state.players[seat]
        if not player.policies:
            return Reason("no-policy", "use-policy")
        card = game.catalog.cards[player.policies[-1]]
        assert card.kind == POLICY_CARD
        return text_refusal(game, seat, card, POLICY, "use-policy", "policy-once", "standing-policy")

    def perform(self, game: Game, seat: int, action: Action) -> None:
        use_text(game, seat, game.catalog.cards[game.state.players[seat].policies[-1]], POLICY)
