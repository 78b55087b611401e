"""What holds on every map of classic: land and pieces, tokens and Markets."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY, NONE
from monumental.engine.catalog import BARBARIAN, FREE_TOWN, MARKET_TOKEN, MONSTER, WONDER
from monumental.games.classic.land.explorer import open_tiles
from monumental.games.classic.land.hexmap import members, tile_set
from monumental.games.classic.land.outposts import outposts_of
from monumental.games.classic.land.units import units_at
from monumental.games.classic.setup import market_tokens
from monumental.games.classic.state import EXPLORERS, OUTPOSTS, TROOPS, ClassicState, Market, classic
from monumental.games.classic.tokens.exploration import ClaimToken
from monumental.games.classic.tokens.markets import ChooseMarketToken
from monumental.testing.classic.automas import automas_of
from monumental.testing.classic.monsters import monsters_of
from monumental.testing.common import city_cards, hold, in_order, same

if TYPE_CHECKING:
    from monumental.engine.catalog import Catalog
    from monumental.engine.game import Game


def check_map(game: Game) -> None:
    """Everything on the map is where it may be, and nothing is lost."""
    check_land(game)
    for seat, capital in enumerate(classic(game).capitals):
        if capital != NONE:
            check_pieces(game, seat)
    check_wonder_tokens(game)
    check_exploration_tokens(game)
    check_production_tokens(game)
    check_markets(game)


def seats_of(state: ClassicState) -> range:
    return range(len(state.players))


# Land and pieces


def check_land(game: Game) -> None:
    """No tile has two owners; nobody controls water or another's Capital; Troops stand on somebody's land."""
    state = classic(game)
    taken = [capital for capital in state.capitals if capital != NONE]
    hold(len(set(taken)) == len(taken), f"a Capital is taken twice: {state.capitals}")
    controlled = 0
    for seat in seats_of(state):
        land, capital = state.land[seat], state.capitals[seat]
        twice = members(controlled & land)
        hold(not twice, f"tiles {twice} have two owners")
        controlled |= land
        if capital == NONE:
            hold(not land, f"seat {seat} controls tiles {members(land)} and has no Capital")
            continue
        hold(capital in state.hexmap.capitals, f"the Capital of seat {seat} is tile {capital}, which is none")
        hold(bool(land >> capital & 1), f"seat {seat} does not control its Capital")
        strange = members(land & ~(state.hexmap.provinces | 1 << capital))
        hold(not strange, f"seat {seat} controls tiles {strange}, which can't be conquered")
    for tile, troops in enumerate(state.troops):
        hold(troops >= 0, f"tile {tile} has {troops} Troops")
        hold(
            not troops or bool(controlled >> tile & 1), f"{troops} Troops stand on tile {tile}, nobody's land"
        )
    strange = members(state.outposts & ~(controlled & state.hexmap.provinces))
    hold(not strange, f"Outposts stand on tiles {strange}, which are nobody's Provinces")


def check_pieces(game: Game, seat: int) -> None:
    """9 Troops, a Warlord, 2 Explorers and 2 Outposts, each where it may be; every Province is held."""
    state = classic(game)
    land = state.land[seat]
    troops = sum(state.troops[tile] for tile in members(land))
    hold(troops == TROOPS, f"seat {seat} has {troops} Troops, not {TROOPS}")
    warlord = state.warlords[seat]
    hold(warlord >= 0 and bool(land >> warlord & 1), f"the Warlord of seat {seat} is on tile {warlord}")
    for tile in members(state.provinces(seat)):
        held = units_at(state, seat, tile) or state.outposts >> tile & 1
        hold(bool(held), f"nothing holds tile {tile} for seat {seat}")
    for tile in state.explorers[seat * EXPLORERS : (seat + 1) * EXPLORERS]:
        allowed = tile >= 0 and bool(open_tiles(game, seat) >> tile & 1)
        hold(allowed, f"an Explorer of seat {seat} is on tile {tile}")
    check_outposts(game, seat)


def check_outposts(game: Game, seat: int) -> None:
    """Two pieces, on the map or in the supply; by the letter no more than two are ever created."""
    state = classic(game)
    standing, created = outposts_of(state, seat), state.holdings[seat].created
    hold(standing <= OUTPOSTS, f"seat {seat} has {standing} Outposts")
    hold(standing <= created, f"seat {seat} has {standing} Outposts and created {created}")
    if not game.rules.on("outpost_rebuild"):
        hold(created <= OUTPOSTS, f"seat {seat} created {created} Outposts")


def check_wonder_tokens(game: Game) -> None:
    """Each is that of somebody's completed Wonder, on land that somebody controls."""
    state = classic(game)
    cards = game.catalog.cards
    completed = {
        card for player in state.players for card in city_cards(player) if cards[card].kind == WONDER
    }
    placed = [card for card in state.wonders if card != EMPTY]
    for tile, card in enumerate(state.wonders):
        if card != EMPTY:
            hold(card in completed, f"the token of {cards[card].key} is on the map, which nobody completed")
            hold(
                state.owner(tile) != NONE, f"the token of {cards[card].key} is on tile {tile}, nobody's land"
            )
    hold(len(set(placed)) == len(placed), f"a Wonder has two tokens: {placed}")


# Tokens


def check_exploration_tokens(game: Game) -> None:
    """By front: the tokens on the map, taken, out of the game and not yet turned over make the box.

    Monsters among them: those that were found stand on the map or are somebody's trophies.
    """
    state = classic(game)
    fronts = game.catalog.fronts
    cards = game.catalog.cards
    everywhere = [card for card in state.removed if cards[card].kind in (BARBARIAN, FREE_TOWN)]
    for held in state.holdings:
        everywhere.extend(held.exploration)
    found = monsters_of(state)
    if found is not None:
        everywhere += [*found.cards, *found.defeated]
    for urn in state.urns:
        everywhere.extend(urn)
        in_order(game, urn)
    same(game, "Exploration tokens", everywhere, [token for box in fronts for token in box])
    lying = Counter(front for front in state.fronts if front != EMPTY)
    lying.update(task.front for task in state.agenda if isinstance(task, ClaimToken))
    for front, urn in enumerate(state.urns):
        hold(set(urn) <= set(fronts[front]), f"among the tokens of front {front} are others: {urn}")
        hold(
            lying[front] <= len(urn), f"{lying[front]} tokens of front {front} lie there, {len(urn)} are left"
        )
    check_fronts(game)


def check_fronts(game: Game) -> None:
    """A Barbarian or Free Town lies where the map has one, until the Province is conquered."""
    state = classic(game)
    for tile, ground in enumerate(state.hexmap.tiles):
        front = state.fronts[tile]
        is_controlled = state.owner(tile) != NONE
        if front == EMPTY:
            is_gone = is_controlled or not (ground.barbarian or ground.town)
            hold(is_gone, f"the Exploration token of tile {tile} is gone, and nobody controls it")
            continue
        hold(not is_controlled, f"an Exploration token lies on tile {tile}, which somebody controls")
        token = game.catalog.cards[game.catalog.fronts[front][0]]
        as_laid_out = token.kind in (BARBARIAN, MONSTER) and token.value == ground.barbarian
        as_laid_out = as_laid_out or (token.kind == FREE_TOWN and ground.town)
        hold(as_laid_out, f"{token.key} lies on tile {tile}, where the map has something else")


def check_production_tokens(game: Game) -> None:
    """On Provinces without a Market, and never more than there were."""
    state = classic(game)
    allowed = state.hexmap.provinces & ~tile_set(state.hexmap.markets)
    strange = members(state.production & ~allowed)
    hold(not strange, f"Production tokens lie on tiles {strange}")
    for seat, held in enumerate(state.holdings):
        hold(held.production >= 0, f"seat {seat} has {held.production} Production tokens")
    there_are = production_tokens(state)
    hold(there_are <= allowed.bit_count(), f"there are {there_are} Production tokens, more than at the start")


def production_tokens(state: ClassicState) -> int:
    """On the map and in reserves."""
    return state.production.bit_count() + sum(held.production for held in state.holdings)


# Markets


def check_markets(game: Game) -> None:
    """Every Market of the map has a city of its own, and each player at most one token of it."""
    state = classic(game)
    tiles = tuple(market.tile for market in state.markets)
    hold(tiles == state.hexmap.markets, f"Markets are on tiles {tiles}, not on {state.hexmap.markets}")
    cities = [market.city for market in state.markets]
    hold(len(set(cities)) == len(cities), f"a city has two Markets: {cities}")
    strange = [city for city in cities if not tokens_of(game.catalog, city)]
    hold(not strange, f"Markets of no city: {strange}")
    for number, market in enumerate(state.markets):
        check_market(game, number, market)
    for seat, held in enumerate(state.holdings):
        for token in (*held.market, *held.used):
            card = game.catalog.cards[token]
            ours = card.kind == MARKET_TOKEN and card.city in cities
            hold(ours, f"seat {seat} has {card.key}, which is of no Market here")


@lru_cache(maxsize=64)
def tokens_of(catalog: Catalog, city: str) -> tuple[int, ...]:
    """All Market tokens of a city, as they lie in the box."""
    return tuple(sorted(market_tokens(catalog, city)))


def left_of(box: tuple[int, ...], taken: list[int]) -> tuple[int, ...]:
    return tuple(sorted((Counter(box) - Counter(taken)).elements()))


def check_market(game: Game, number: int, market: Market) -> None:
    """As many tokens as players less those taken; what they are is known only after a look."""
    state = classic(game)
    cards = game.catalog.cards
    box = tokens_of(game.catalog, market.city)
    # Tokens that an Automa claimed are gone.
    taken = [token for token in state.removed if cards[token].city == market.city]
    automas = automas_of(state)
    keeps_none = automas and not game.rules.on("automa_token_gold")
    for seat, held in enumerate(state.holdings):
        mine = [token for token in (*held.market, *held.used) if cards[token].city == market.city]
        expected = 0 if keeps_none and seat in automas else market.visited >> seat & 1
        hold(len(mine) == expected, f"seat {seat} has {len(mine)} tokens of {market.city}")
        taken += mine
    dealt = min(len(state.players), len(box))
    hold(
        market.count + len(taken) == dealt, f"{market.city}: {market.count} and {len(taken)} are not {dealt}"
    )
    more = Counter([*market.stack, *taken]) - Counter(box)
    hold(not more, f"{market.city} has tokens that its box has not: {[cards[card].key for card in more]}")
    if market.seen:
        known = len(market.stack) == market.count and not market.urn
        hold(
            known, f"{market.city} was looked at, and {len(market.stack)} of {market.count} tokens are known"
        )
    else:
        hold(
            not market.stack and market.urn == left_of(box, taken),
            f"nobody looked at {market.city}, and its tokens are known",
        )
    choosing = tile_set(
        tuple(
            task.seat
            for task in state.agenda
            if isinstance(task, ChooseMarketToken) and task.market == number
        )
    )
    # An Automa takes the top token without looking at the others.
    visitors = market.visited & ~tile_set(tuple(automas))
    hold(
        market.seen == visitors | choosing,
        f"{market.city}: seen {market.seen}, visited {market.visited}",
    )
