"""What holds in every position with Automas: their Solo cards, what they have, and what they never have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.action import EMPTY
from monumental.engine.catalog import BARBARIAN, FREE_TOWN, MARKET_TOKEN, SOLO_CARD, WONDER
from monumental.engine.resources import GOLD, RESOURCES
from monumental.games.classic.state import EXPLORERS, ClassicState, classic
from monumental.testing.common import hold, in_order, same

if TYPE_CHECKING:
    from monumental.engine.catalog import Card, Solo
    from monumental.engine.game import Game
    from monumental.engine.state import Player

#: What may leave the game where there are Automas; elsewhere Market tokens stay.
LEAVES = (WONDER, BARBARIAN, FREE_TOWN, MARKET_TOKEN)


def automas_of(state: ClassicState) -> list[int]:
    """The seats that nobody plays."""
    return [seat for seat, deck in enumerate(state.solo_decks) if deck is not None]


def check_automas(game: Game) -> None:
    """Somebody plays against them, where the rules know them; each has what an Automa has, and no more."""
    state = classic(game)
    seats = len(state.players)
    hold(len(state.solo_decks) == seats, f"{len(state.solo_decks)} seats may have Solo decks, of {seats}")
    automas = automas_of(state)
    hold(len(automas) < seats, "all seats are Automas'")
    hold(not automas or game.rules.seats_automas(), f"{game.rules.name} has Automas at {automas}")
    for seat in automas:
        check_solo_deck(game, seat)
        check_no_city(state.players[seat], seat)
        check_area(game, seat)
        check_tokens(game, seat)
    if automas and not game.over:
        asked = right_of(automas, seats, game.choice().seat)
        hold(game.seat == asked, f"seat {game.seat} is asked, and {asked} decides for the Automa")


def right_of(automas: list[int], seats: int, seat: int) -> int:
    """Who decides: the seat itself, for an Automa the nearest on its right who is none."""
    going_right = [(seat - step) % seats for step in range(seats)]
    return next(other for other in going_right if other not in automas)


# Solo cards


def printed(card: Card) -> Solo:
    hold(card.solo is not None, f"{card.key} is no Solo card")
    assert card.solo is not None
    return card.solo


def solo_cards(state: ClassicState, seat: int) -> tuple[int, ...]:
    """All Solo cards of an Automa, revealed or not."""
    deck = state.solo_decks[seat]
    assert deck is not None
    return (*deck.deck.known, *deck.deck.urn, *deck.revealed)


def check_solo_deck(game: Game, seat: int) -> None:
    """The standard cards and its civilization's, each once; up to four of the Advanced ones, none twice."""
    state = classic(game)
    found = solo_cards(state, seat)
    if not found:
        hold(not state.round, f"the Automa of seat {seat} has no Solo cards")
        return
    people = state.players[seat].civilization
    advanced = [card for card in set(found) if printed(game.catalog.cards[card]).advanced]
    hold(len(advanced) <= 4, f"seat {seat} has {len(advanced)} Advanced cards")
    expected = [
        card.number
        for card in game.catalog.cards
        if card.kind == SOLO_CARD and belongs(game, people, card, drawn=card.number in advanced)
    ]
    same(game, f"Solo cards of seat {seat}", found, expected)
    deck = state.solo_decks[seat]
    assert deck is not None
    hold(not deck.deck.known, f"somebody knows what the Automa of seat {seat} will reveal")
    in_order(game, deck.deck.urn)


def belongs(game: Game, people: int, card: Card, *, drawn: bool) -> bool:
    """A people has the card that was made for it; others wait for their module, and perhaps to be drawn."""
    peoples = [other.number for other in game.catalog.civilizations if other.solo == card.number]
    solo = printed(card)
    is_awaited = solo.needs and solo.needs not in game.rules.modules
    return people in peoples if peoples else not is_awaited and (drawn or not solo.advanced)


# What it has


def check_no_city(player: Player, seat: int) -> None:
    """No city, no deck, no archive; nothing of an Automa is in force or marked, and it keeps only Gold."""
    lying = [card for card in (*player.city, player.second_wonder) if card != EMPTY]
    lying += [*player.deck.known, *player.deck.urn, *player.archive, *player.aside, *player.drawn]
    hold(not lying, f"the Automa of seat {seat} has a city: {lying}")
    turned = player.rotated | player.activated | player.reinforced | player.marked
    hold(not turned, f"cards of the Automa of seat {seat} are turned or marked")
    hold(not player.standing, f"texts of the Automa of seat {seat} are in force: {player.standing}")
    others = [name for resource, name in enumerate(RESOURCES) if resource != GOLD and player.supply[resource]]
    hold(not others, f"the Automa of seat {seat} has {others}")


def check_area(game: Game, seat: int) -> None:
    """Development cards in its area, a Wonder in construction; its Policies are its civilization's."""
    state = classic(game)
    player = state.players[seat]
    cards = game.catalog.cards
    strange = [cards[card].key for card in player.discard if not cards[card].era]
    hold(not strange, f"{strange} lie in the area of seat {seat}")
    begun = player.wonder == EMPTY or cards[player.wonder].kind == WONDER
    hold(begun, f"the Automa of seat {seat} builds something else than a Wonder")
    has_begun = bool(solo_cards(state, seat))
    policies = game.catalog.civilizations[player.civilization].policies if has_begun else ()
    same(game, f"Policies of seat {seat}", player.policies + player.culture_deck, policies)
    explored = state.explored >> seat * EXPLORERS & (1 << EXPLORERS) - 1
    hold(not explored, f"Explorers of the Automa of seat {seat} are marked: {explored:b}")


def check_tokens(game: Game, seat: int) -> None:
    """An Automa keeps tokens only where they give Gold, and never two Production tokens."""
    held = classic(game).holdings[seat]
    hold(not held.used, f"the Automa of seat {seat} used Market tokens: {held.used}")
    if not game.rules.on("automa_token_gold"):
        kept = [*held.exploration, *held.market]
        hold(not kept and not held.production, f"the Automa of seat {seat} keeps tokens: {kept}")
    hold(held.production < 2, f"seat {seat} has {held.production} Production tokens")
