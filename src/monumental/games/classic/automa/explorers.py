"""How the Explorers of an Automa walk: towards the nearest Markets, taking what lies on their way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.action import Action
from monumental.engine.agenda import TIMES, Part, Step, absent
from monumental.engine.effects import Effect
from monumental.engine.reasons import Reason
from monumental.engine.resources import GOLD, gain
from monumental.engine.sentences.general import ChooseOne, Gain, GainBasic
from monumental.engine.sentences.triggers import occur
from monumental.games.classic.automa.ties import Tie
from monumental.games.classic.land.explorer import EXPLORE, explorer_at, open_tiles, step
from monumental.games.classic.modules.monsters import take_monster
from monumental.games.classic.state import EXPLORERS, Market, classic
from monumental.games.classic.tokens.markets import market_at

if TYPE_CHECKING:
    from monumental.engine.catalog import Script
    from monumental.engine.game import Game

#: So many Production tokens are turned into 1 Gold, where tokens give any.
TOKENS_FOR_GOLD: Final = 2


# Where to


def open_markets(game: Game, seat: int) -> int:
    """The tiles of Markets that have a token for this Automa."""
    tiles = 0
    for market in classic(game).markets:
        if market.count and not market.visited >> seat & 1:
            tiles |= 1 << market.tile
    return tiles


def goals(game: Game, seat: int, start: int) -> int:
    """The Markets and Monsters that can be reached from here; where there are none, Production tokens.

    [MOD-AUTO-17, MOD-AUTO-22]
    """
    state = classic(game)
    there = state.hexmap.connected(1 << start, open_tiles(game, seat) | 1 << start) & ~(1 << start)
    return (open_markets(game, seat) | state.guarded) & there or state.production & there


def rings_to(game: Game, seat: int, start: int, wanted: int) -> list[int]:
    """The tiles at each distance from the start, up to the first with a wanted one, which can be reached."""
    hexmap = classic(game).hexmap
    ways = open_tiles(game, seat)
    reached = 1 << start
    rings = [reached]
    while not rings[-1] & wanted:
        ring = hexmap.frontier(reached) & ways
        rings.append(ring)
        reached |= ring
    return rings


def aims(game: Game, seat: int, explorer: int) -> int:
    """The goals nearest to an Explorer. The second one leaves the first one's goal to it.  [MOD-AUTO-17]"""
    state = classic(game)
    start = explorer_at(state, seat, explorer)
    wanted = goals(game, seat, start)
    if explorer > 0:
        others = aims(game, seat, explorer - 1)
        if others.bit_count() == 1 and wanted & ~others:
            wanted &= ~others
    return rings_to(game, seat, start, wanted)[-1] & wanted if wanted else 0


def next_tiles(game: Game, seat: int, explorer: int) -> int:
    """The tiles that begin a shortest way to a goal.  [MOD-AUTO-17]"""
    state = classic(game)
    start = explorer_at(state, seat, explorer)
    wanted = aims(game, seat, explorer)
    if not wanted:
        return 0
    rings = rings_to(game, seat, start, wanted)
    leading = rings[-1] & wanted
    for ring in reversed(rings[1:-1]):
        leading = state.hexmap.frontier(leading) & ring
    return leading


# Walking


class SendExplorers(Effect):
    """Both Explorers move so many steps, taking Production and Market tokens.  [MOD-AUTO-17, MOD-AUTO-20]"""

    verb = "send_explorers"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def possible(self, game: Game, seat: int, place: int) -> bool:
        if must_begin_anew(game, seat):
            return True
        return any(next_tiles(game, seat, explorer) for explorer in range(EXPLORERS))

    def start(self, game: Game, seat: int, place: int) -> None:
        if must_begin_anew(game, seat):
            # Another player has emptied the last Market that was open.
            begin_anew(game, seat)
        for explorer in reversed(range(EXPLORERS)):
            game.state.agenda.append(Walk(seat, explorer, self.count))


class Walk(Step):
    """One step of an Explorer; `left` of them, this one included.  [MOD-AUTO-18]"""

    def __init__(self, seat: int, explorer: int, left: int) -> None:
        super().__init__(seat)
        self.explorer = explorer
        self.left = left

    def parts(self) -> list[Part]:
        return [self.seat, self.explorer, self.left]

    def missing(self, game: Game) -> str:
        return absent("explorer", self.explorer, range(EXPLORERS)) or absent("left", self.left, TIMES)

    def run(self, game: Game) -> None:
        state = classic(game)
        leading = next_tiles(game, self.seat, self.explorer)
        if not leading:
            return
        if self.left > 1:
            state.agenda.append(Walk(self.seat, self.explorer, self.left - 1))
        if leading & state.production and leading & ~state.production:
            leading &= state.production
            game.tell("tie-production", self.seat)
        tied = state.hexmap.members(leading)
        if len(tied) > 1:
            state.agenda.append(TiedStep(self.seat, tied, self.explorer))
        else:
            enter(game, self.seat, self.explorer, tied[0])


class TiedStep(Tie):
    """Which way an Explorer of an Automa goes."""

    question = "automa-step"

    def __init__(self, seat: int, tiles: tuple[int, ...], explorer: int) -> None:
        super().__init__(seat, tiles)
        self.explorer = explorer

    def parts(self) -> list[Part]:
        return [self.seat, self.tiles, self.explorer]

    def missing(self, game: Game) -> str:
        return super().missing(game) or absent("explorer", self.explorer, range(EXPLORERS))

    def choosable(self, game: Game) -> int:
        state = classic(game)
        around = state.hexmap.around[explorer_at(state, self.seat, self.explorer)]
        return around & open_tiles(game, self.seat)

    def answers(self) -> list[Action]:
        return [EXPLORE[self.explorer][tile] for tile in self.tiles]

    def decide(self, game: Game, tile: int) -> None:
        enter(game, self.seat, self.explorer, tile)

    def not_tied(self) -> Reason:
        return Reason("not-tied-step", self.question)


def enter(game: Game, seat: int, explorer: int, tile: int) -> None:
    """A step, and what lies there: a Monster is defeated, tokens are taken.  [MOD-AUTO-19, MOD-AUTO-22]"""
    state = classic(game)
    step(game, seat, EXPLORE[explorer][tile])
    if state.guarded >> tile & 1:
        take_monster(game, seat, tile)
    if state.production >> tile & 1:
        claim_production(game, seat, tile)
    if open_markets(game, seat) >> tile & 1:
        claim_market_token(game, seat, market_at(state, tile))


# Tokens


def claim_production(game: Game, seat: int, tile: int) -> None:
    """A Production token leaves the game, or two of them are turned into 1 Gold.  [MOD-AUTO-19]"""
    state = classic(game)
    state.production &= ~(1 << tile)
    game.tell("automa-took-production", seat, place=tile)
    if game.rules.on("automa_token_gold"):
        held = state.holdings[seat].with_production(1)
        gold = held.production // TOKENS_FOR_GOLD
        state.holdings[seat] = held.with_production(-gold * TOKENS_FOR_GOLD)
        if gold:
            game.tell("automa-exchanged", seat, number=gold * TOKENS_FOR_GOLD)
            gain(game, seat, GOLD, gold)
    occur(game, seat, ("explored",))


def claim_market_token(game: Game, seat: int, position: int) -> None:
    """The top token of a Market leaves the game, or is kept and gives as much Gold as it shows resources.

    [BASE-SOLO-07, MOD-AUTO-19]
    """
    state = classic(game)
    market = state.markets[position]
    token = game.catalog.cards[take_top(game, seat, position)]
    if game.rules.on("automa_token_gold"):
        state.holdings[seat] = state.holdings[seat].with_market(token.number)
        game.tell("automa-kept-market-token", seat, token.number, market.tile)
        gain(game, seat, GOLD, resources_in(token.use))
    else:
        state.removed = (*state.removed, token.number)
        game.tell("market-token-left", seat, token.number, market.tile)
    occur(game, seat, ("explored",))
    if must_begin_anew(game, seat):
        begin_anew(game, seat)


def must_begin_anew(game: Game, seat: int) -> bool:
    """This Automa has taken a token of every Market that has any left, and by a switch may take more.

    By the letter nobody ever has two tokens of a Market.  [MOD-AUTO-20, BASE-EXP-05]
    """
    if not game.rules.on("automa_markets_reopen"):
        return False
    visited = any(market.visited >> seat & 1 for market in classic(game).markets)
    return visited and not open_markets(game, seat)


def take_top(game: Game, seat: int, position: int) -> int:
    """Nobody knows the order of a Market's stack, even who has looked at it."""
    state = classic(game)
    market = state.markets[position]
    lying = market.stack or market.urn
    drawn = game.chance.pick(lying)
    left = lying[:drawn] + lying[drawn + 1 :]
    state.markets[position] = Market(
        market.tile,
        market.city,
        market.count - 1,
        () if market.stack else left,
        left if market.stack else (),
        market.seen,
        market.visited | 1 << seat,
    )
    return lying[drawn]


def resources_in(text: Script | None) -> int:
    """How many resources a Market token shows; of several choices, what the best one has."""
    shown = 0
    for sentence in () if text is None else text.sentences:
        if isinstance(sentence, Gain):
            shown += sum(sentence.amounts)
        elif isinstance(sentence, GainBasic):
            shown += sentence.count
        elif isinstance(sentence, ChooseOne):
            shown += max([resources_in(branch) for branch in sentence.branches])
    return shown


def begin_anew(game: Game, seat: int) -> None:
    """No Market is left: its tokens leave the game, its Explorers go home; all are open again.

    [MOD-AUTO-20]
    """
    state = classic(game)
    held = state.holdings[seat]
    state.removed = (*state.removed, *held.market)
    state.holdings[seat] = held.without_market_tokens()
    for explorer in range(EXPLORERS):
        state.explorers[seat * EXPLORERS + explorer] = state.capitals[seat]
    for position, market in enumerate(state.markets):
        state.markets[position] = market.open_to(seat)
    game.tell("markets-open-again", seat)
