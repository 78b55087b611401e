"""The table as the journal tells it: what an Automa did between two decisions is checked against this.

It starts from the position at the last decision; every event changes it. What the Automa did must fit what
lay there at that moment, and in the end all must lie where it lies in the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY, NONE
from monumental.engine.game import Game
from monumental.engine.pieces.deck import Deck
from monumental.engine.resources import GOLD
from monumental.games.classic.land.hexmap import members
from monumental.games.classic.state import EXPLORERS, ClassicState, Market, SoloDeck, classic
from monumental.testing.classic.automas import automas_of, solo_cards
from monumental.testing.common import hold
from tests.referee.automa.display import DisplayTold

if TYPE_CHECKING:
    from monumental.engine.events import Event


class Table:
    """The position as it was at the last decision, and what was told since."""

    def __init__(self, game: Game, earlier: ClassicState) -> None:
        self.now = classic(game)
        self.state = earlier
        self.game = Game(game.rules, game.catalog, earlier, game.chance)  # to count in
        self.automas = automas_of(earlier)
        self.display = DisplayTold(game.catalog, earlier.display)

    def change(self, event: Event) -> None:
        """What an event leaves on the table."""
        self.display.change(event)
        if event.seat != NONE:
            change_cards(self, event)
            change_solo_deck(self, event)
            change_pieces(self, event)
            change_tokens(self, event)

    def deck(self, seat: int) -> SoloDeck:
        deck = self.state.solo_decks[seat]
        assert deck is not None
        return deck

    def put_deck(self, seat: int, cards: tuple[int, ...], revealed: tuple[int, ...]) -> None:
        decks = list(self.state.solo_decks)
        decks[seat] = SoloDeck(Deck((), cards), revealed)
        self.state.solo_decks = tuple(decks)

    def check_end(self) -> None:
        """What the Automas have is what the journal said."""
        for seat in self.automas:
            if self.state.capitals[seat] != NONE:
                found = belongings(self.now, seat)
                for what, told in belongings(self.state, seat).items():
                    problem = f"{what} of the Automa of seat {seat}: {told} by what was told, {found[what]}"
                    hold(told == found[what], problem)


def belongings(state: ClassicState, seat: int) -> dict[str, object]:
    """All that an Automa has, by its name."""
    player, held, deck = state.players[seat], state.holdings[seat], state.solo_decks[seat]
    assert deck is not None
    return {
        "land": state.land[seat],
        "Troops": [state.troops[tile] for tile in members(state.land[seat])],
        "Outposts": state.outposts & state.land[seat],
        "Warlord": state.warlords[seat],
        "Explorers": state.explorers[seat * EXPLORERS : (seat + 1) * EXPLORERS],
        "Gold": player.supply[GOLD],
        "area": player.discard,
        "Wonder": player.wonder,
        "Hero": player.hero,
        "number of Policies": len(player.policies),
        "tokens": (held.exploration, held.market, held.production),
        "Solo deck": sorted(deck.deck.cards()),
        "revealed cards": deck.revealed,
    }


# What an event changes


def change_cards(table: Table, event: Event) -> None:
    """A player's cards are left out: nobody acquires any between two decisions of a turn."""
    player = table.state.players[event.seat]
    match event.key:
        case "automa-took":
            player.discard = (*player.discard, event.card)
            table.display.take(event.card)
        case "automa-began":
            player.wonder = event.card
            table.display.take(event.card)
        case "completed" if event.seat in table.automas:
            player.discard = (*player.discard, event.card)
            player.wonder = EMPTY
        case "automa-developed":
            player.policies += player.culture_deck[:1]
            player.culture_deck = player.culture_deck[1:]
        case "automa-took-hero":
            player.hero = event.card
        case "gained":
            player.supply[event.resource] += event.number
        case "paid" | "lost":
            player.supply[event.resource] -= event.number


def change_solo_deck(table: Table, event: Event) -> None:
    seat = event.seat
    if event.key == "solo-card":
        deck = table.deck(seat)
        left = list(deck.deck.cards())
        left.remove(event.card)
        table.put_deck(seat, tuple(left), (*deck.revealed, event.card))
    elif event.key == "shuffled-solo":
        table.put_deck(seat, solo_cards(table.state, seat), ())


def change_pieces(table: Table, event: Event) -> None:
    state, seat, tile = table.state, event.seat, event.place
    home = state.capitals[seat]
    match event.key:
        case "settled":
            settle(table, seat, tile)
        case "conquered-province" | "conquered-from":
            conquer(table, seat, tile)
        case "built-outpost":
            state.outposts |= 1 << tile
            state.holdings[seat] = state.holdings[seat].with_created(1)
        case "withdrew":
            state.troops[tile] -= 1
            state.troops[home] += 1
        case "withdrew-warlord":
            state.warlords[seat] = home
        case "explorer-moved":
            state.explorers[seat * EXPLORERS + event.number - 1] = tile
        case "explorers-recalled" | "markets-open-again":
            state.explorers[seat * EXPLORERS : (seat + 1) * EXPLORERS] = [home] * EXPLORERS
        case "placed-wonder":
            state.wonders[tile] = event.card


def settle(table: Table, seat: int, tile: int) -> None:
    """An Automa's civilization may have been chosen since the last decision."""
    state = table.state
    state.capitals[seat] = state.warlords[seat] = tile
    state.land[seat] = 1 << tile
    state.troops[tile] = 9
    state.explorers[seat * EXPLORERS : (seat + 1) * EXPLORERS] = [tile] * EXPLORERS
    if seat in table.automas:
        player = state.players[seat]
        player.civilization = table.now.players[seat].civilization
        player.culture_deck = table.game.catalog.civilizations[player.civilization].policies
        player.supply[GOLD] = 2
        table.put_deck(seat, solo_cards(table.now, seat), ())


def conquer(table: Table, seat: int, tile: int) -> None:
    """Who held it goes home; an Automa's Troop and, if he can be spared, its Warlord move in."""
    state = table.state
    loser = state.owner(tile)
    if loser != NONE:
        state.troops[state.capitals[loser]] += state.troops[tile]
        if state.warlords[loser] == tile:
            state.warlords[loser] = state.capitals[loser]
        state.land[loser] &= ~(1 << tile)
    state.troops[tile] = 0
    state.outposts &= ~(1 << tile)
    if seat in table.automas:
        home, warlord = state.capitals[seat], state.warlords[seat]
        if warlord == home or state.outposts >> warlord & 1 or state.troops[warlord]:
            state.warlords[seat] = tile
        if state.troops[home]:
            state.troops[home] -= 1
            state.troops[tile] = 1
    state.land[seat] |= 1 << tile
    state.fronts[tile] = EMPTY


def change_tokens(table: Table, event: Event) -> None:
    state, seat = table.state, event.seat
    held = state.holdings[seat]
    match event.key:
        case "automa-took-production":
            state.production &= ~(1 << event.place)
            held = held.with_production(int(table.game.rules.on("automa_token_gold")))
        case "automa-exchanged" | "lost-production-tokens":
            held = held.with_production(-event.number)
        case "automa-kept-token":
            held = held.with_exploration(event.card)
        case "automa-kept-market-token":
            held = held.with_market(event.card)
            empty_market(state, seat, event.place)
        case "market-token-left":
            empty_market(state, seat, event.place)
        case "markets-open-again":
            held = held.without_market_tokens()
            state.markets = [market.open_to(seat) for market in state.markets]
        case "monster-found":
            state.guarded |= 1 << event.place
        case "defeated":
            state.guarded &= ~(1 << event.place)
    state.holdings[seat] = held


def empty_market(state: ClassicState, seat: int, tile: int) -> None:
    """Which tokens are left does not matter here, only how many."""
    for at, market in enumerate(state.markets):
        if market.tile == tile:
            visited = market.visited | 1 << seat
            state.markets[at] = Market(tile, market.city, market.count - 1, market.urn, visited=visited)
