"""How good a position of Duel is for a seat: a hand-made estimate, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.bots.purse import gold_piece, purse
from monumental.bots.texts import Worth
from monumental.engine.action import EMPTY
from monumental.engine.catalog import KNOWLEDGE
from monumental.engine.city import is_marked
from monumental.engine.policy import policy_price
from monumental.engine.resources import CULTURE, GOLD, PRODUCTION, spendable
from monumental.engine.scoring import score_sheets, winners
from monumental.engine.state import CELLS, PLACES, POLICY, WARLORD
from monumental.games.duel.provinces import conquest_price, pays_for_conquest_with
from monumental.games.duel.scouts.trade import GOLD_TO_CLAIM, FreeCities
from monumental.games.duel.state import duel
from monumental.games.duel.wonders import completion_price

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.engine.state import Player
    from monumental.games.duel.state import DuelState

#: Winning counts for more than any number of points.
VICTORY: Final = 100.0

#: A lead of one in a category is worth this share of its Dominance while the game is young, and so on.
LEAD: Final = (0.0, 0.45, 0.7, 0.85, 0.95)

#: The display loses about so many cards a round.
CARDS_A_ROUND: Final = 3.4

WEIGHTS: Final = {
    "policy in hand": 2.6,  # Culture that pays for the whole next Policy
    "deck": 0.6,  # what an average city yields in a round
    "knowledge": 0.3,  # how often a Knowledge comes up in a round
    "policy": 0.8,  # how often the topmost Policy is used
    "wonder begun": 1.3,
    "advantage": 0.4,
    "advantage token": 0.15,
    "warlord": 0.6,  # of what its text brings
    "text in reach": 0.5,  # of an activated card, not used yet
    "free city": 0.7,  # how often a claimed one is traded with
    "province lost": 2.6,
}

#: What Gold on one's side of a Free City brings near its 2 points.
CLAIM: Final = (0.0, 0.5, 1.1, 1.8)

#: How likely the topmost Province is lost in the rounds to come, by its price.
RISK: Final = (0.6, 0.6, 0.5, 0.35, 0.22, 0.12, 0.06, 0.03)

#: How likely it is lost at once to an opponent who can pay for it.
THREAT: Final = 0.75

#: An activated row and column, and the smallest deck that fills a city in every round.
ACTIVATED: Final = 5
FULL_DECK: Final = 12


def outlook(game: Game, seat: int, worths: list[Worth]) -> float:
    """How far ahead a seat is, all things considered."""
    if game.over:
        return result(game, seat)
    ahead = rounds_ahead(game)
    mine = holdings(game, seat, worths, ahead) + chances(game, seat, worths, ahead)
    theirs = holdings(game, 1 - seat, worths, ahead)
    return mine - theirs + dominance(game, seat, ahead)


def result(game: Game, seat: int) -> float:
    """The game is over: nothing but the result counts."""
    totals = [sheet.total for sheet in score_sheets(game)]
    leading = winners(game)
    won = VICTORY if leading == [seat] else 0.0 if seat in leading else -VICTORY
    return won + totals[seat] - totals[1 - seat]


def rounds_ahead(game: Game) -> float:
    """How many rounds are still to come after this one."""
    if game.state.final:
        return 0.0
    return 1.0 + game.state.display.deck_count() / CARDS_A_ROUND


# What lasts


def holdings(game: Game, seat: int, worths: list[Worth], ahead: float) -> float:
    """What a seat has for good: points, cards, Policies, cities."""
    state = duel(game)
    player = state.players[seat]
    total = 0.0
    for part in game.rules.achievements:
        total += part.points * part.count(game, seat)
    total += deck_strength(game, player, worths) * ahead
    if player.policies:
        total += WEIGHTS["policy"] * worths[player.policies[-1]].texts * ahead
    total += cities(state, seat, worths, ahead)
    total -= danger(game, seat, ahead)
    if state.advantage.holder == seat:
        total += WEIGHTS["advantage"] + WEIGHTS["advantage token"] * min(state.advantage.tokens, ahead)
    return total


def deck_strength(game: Game, player: Player, worths: list[Worth]) -> float:
    """What a round brings with the cards one owns: the better and the fewer weak ones, the more."""
    cards = game.catalog.cards
    covers = 0
    together = 0.0
    under = 0.0
    for number in player.owned():
        worth = worths[number]
        if cards[number].kind == KNOWLEDGE:
            under += worth.texts
        else:
            covers += 1
            together += worth.resources + worth.texts
    if not covers:
        return 0.0
    average = together / max(covers, FULL_DECK)
    return WEIGHTS["deck"] * ACTIVATED * average + WEIGHTS["knowledge"] * under


def cities(state: DuelState, seat: int, worths: list[Worth], ahead: float) -> float:
    """Gold on one's side of the Free Cities, and what claimed ones will bring."""
    total = 0.0
    for slot in state.slots:
        if isinstance(slot, FreeCities):
            size = len(slot.face_up)
            for gold in slot.gold[seat * size : (seat + 1) * size]:
                # A city that can't be claimed in time is worth nothing.
                if GOLD_TO_CLAIM - gold <= ahead + 1:
                    total += CLAIM[min(gold, len(CLAIM) - 1)]
            for card in slot.owned[seat]:
                total += WEIGHTS["free city"] * worths[card].trade * ahead
    return total


def danger(game: Game, seat: int, ahead: float) -> float:
    """What is to be feared for one's topmost Province, now and in the rounds to come."""
    price = conquest_price(game, 1 - seat)
    if price < 0:
        return 0.0
    opponent = game.state.players[1 - seat]
    risk = RISK[min(price, len(RISK) - 1)] * min(1.0, ahead / 2)
    if not opponent.passed and spendable(opponent, pays_for_conquest_with(game, 1 - seat)) >= price:
        risk = max(risk, THREAT)
    return WEIGHTS["province lost"] * risk


def dominance(game: Game, seat: int, ahead: float) -> float:
    """The expected Dominance: a lead is worth more the later it is."""
    certain = 1.0 / (1.0 + ahead)
    total = 0.0
    for part in game.rules.achievements:
        lead = part.standing(game, seat) - part.standing(game, 1 - seat)
        if lead and part.dominance:
            share = LEAD[min(abs(lead), len(LEAD) - 1)]
            share += (1.0 - share) * certain
            total += part.dominance * (share if lead > 0 else -share)
    return total


# What can still be turned into something


def chances(game: Game, seat: int, worths: list[Worth], ahead: float) -> float:
    """Savings, what is begun, and what this round still offers."""
    player = game.state.players[seat]
    acting = not player.passed
    if not acting and not ahead:
        return 0.0
    total = gold_piece(ahead) * player.supply[GOLD]
    total += culture(game, seat, ahead)
    if player.wonder != EMPTY:
        price = completion_price(game, seat)
        if ahead or spendable(player, PRODUCTION) >= price:
            total += WEIGHTS["wonder begun"]
    if acting:
        total += purse(game, seat, worths, ahead)
        total += texts_in_reach(game, seat, worths)
    return total


def culture(game: Game, seat: int, ahead: float) -> float:
    """Culture on the way to the next Policies; in the final round only what pays for one."""
    player = game.state.players[seat]
    policies = len(player.culture_deck)
    if not policies:
        return 0.0
    paid = player.supply[CULTURE] / max(1, policy_price(game, seat))
    if not ahead:
        paid = float(int(paid))
    return WEIGHTS["policy in hand"] * min(paid, float(policies))


def texts_in_reach(game: Game, seat: int, worths: list[Worth]) -> float:
    """Activated cards whose texts can still be used, and the Warlord."""
    player = game.state.players[seat]
    cards = game.catalog.cards
    total = 0.0
    for place in range(PLACES):
        number = player.city[place]
        if number == EMPTY or not player.activated >> (place % CELLS) & 1:
            continue
        worth = worths[number]
        total += worth.standing
        text = cards[number].use
        if text is not None and not is_marked(player, place) and text.possible(game, seat, place):
            total += worth.use
    if player.policies and not is_marked(player, POLICY):
        total += worths[player.policies[-1]].use
    if duel(game).advantage.holder == seat and not is_marked(player, WARLORD):
        warlord = game.catalog.civilizations[player.civilization].warlord
        total += WEIGHTS["warlord"] * worths[warlord].use
    return WEIGHTS["text in reach"] * total
