"""The Solo deck: one for each Automa, of standard cards, its civilization's card, and some Advanced ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.catalog import SOLO_CARD
from monumental.engine.pieces.deck import shuffled
from monumental.games.classic.state import SoloDeck, classic

if TYPE_CHECKING:
    from monumental.engine.catalog import Catalog, Solo
    from monumental.engine.game import Game
    from monumental.engine.rules import Rules

#: So many Advanced cards make an Automa as hard as it gets.  [MOD-AUTO-02]
MOST_ADVANCED: Final = 4


def solo(catalog: Catalog, number: int) -> Solo:
    """What stands on a Solo card."""
    printed = catalog.cards[number].solo
    assert printed is not None
    return printed


def playable_cards(rules: Rules, catalog: Catalog, advanced: bool) -> list[int]:
    """The standard or the Advanced cards: some speak of a module that must be played.

    [BASE-COMP-04, MOD-AUTO-02]
    """
    own = {civilization.solo for civilization in catalog.civilizations}
    playable = []
    for card in catalog.cards:
        if card.kind == SOLO_CARD and card.number not in own:
            printed = solo(catalog, card.number)
            if printed.advanced == advanced and (not printed.needs or printed.needs in rules.modules):
                playable.append(card.number)
    return playable


def comes_to_an_end(catalog: Catalog, cards: list[int]) -> bool:
    """Is there a card to end a turn with? One that draws another one does not."""
    return not all(draws_another(solo(catalog, card)) for card in cards)


def draws_another(printed: Solo) -> bool:
    for line in printed.lines:
        for sentence in line.text.all_sentences():
            if sentence.verb == "draw_solo_card":
                return True
    return False


def make_solo_deck(game: Game, seat: int, advanced: int) -> None:
    """Shuffle the Solo deck of an Automa with so many Advanced cards, which luck chooses and all see.

    [MOD-AUTO-01, MOD-AUTO-02]
    """
    civilization = game.catalog.civilizations[game.state.players[seat].civilization]
    cards = playable_cards(game.rules, game.catalog, advanced=False)
    if civilization.solo >= 0:
        cards.append(civilization.solo)
    left = tuple(playable_cards(game.rules, game.catalog, advanced=True))
    for _ in range(min(advanced, len(left))):
        drawn = game.chance.pick(left)
        cards.append(left[drawn])
        game.tell("solo-advanced", seat, left[drawn])
        left = left[:drawn] + left[drawn + 1 :]
    put_solo_deck(game, seat, SoloDeck(shuffled(tuple(cards))))


def solo_deck(game: Game, seat: int) -> SoloDeck:
    found = classic(game).solo_decks[seat]
    assert found is not None
    return found


def put_solo_deck(game: Game, seat: int, deck: SoloDeck) -> None:
    state = classic(game)
    state.solo_decks = (*state.solo_decks[:seat], deck, *state.solo_decks[seat + 1 :])


def reveal(game: Game, seat: int) -> int:
    """Turn over the top card; an empty deck is made anew from the cards that were revealed.

    [BASE-SOLO-04, MOD-AUTO-02]
    """
    if solo_deck(game, seat).deck.is_empty():
        shuffle(game, seat)
    pile = solo_deck(game, seat)
    card, deck = pile.deck.draw(game.chance)
    put_solo_deck(game, seat, SoloDeck(deck, (*pile.revealed, card)))
    game.tell("solo-card", seat, card)
    return card


def shuffle(game: Game, seat: int) -> None:
    """All Solo cards of the Automa, the open ones included, are a new deck."""
    pile = solo_deck(game, seat)
    put_solo_deck(game, seat, SoloDeck(shuffled(pile.deck.cards() + pile.revealed)))
    game.tell("shuffled-solo", seat)
