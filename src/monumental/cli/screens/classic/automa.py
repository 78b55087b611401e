"""What lies before an Automa, in phrases: it has no city, but an area, a Solo deck and its pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.describe import describe
from monumental.cli.screens.belongings import wonder
from monumental.cli.screens.classic import modules
from monumental.cli.screens.classic import phrases as classic_phrases
from monumental.engine.catalog import BUILDING, KNOWLEDGE, WONDER
from monumental.engine.scoring.points import score_sheets
from monumental.games.classic.automa.deck import solo, solo_deck
from monumental.games.classic.automa.scoring import AutomaGold
from monumental.games.classic.state import classic

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game

#: Said even where there is nothing.
ALWAYS = frozenset({"score-knowledge", "score-wonders", "terminal-buildings"})


def is_automa(game: Game, seat: int) -> bool:
    return classic(game).solo_decks[seat] is not None


def gained(game: Game, owner: int, kind: int, texts: Texts) -> list[str]:
    """The cards of a kind in its area, as they came."""
    cards = [game.catalog.cards[number] for number in game.state.players[owner].discard]
    return [texts.card(card) for card in cards if card.kind == kind]


def policies(game: Game, owner: int, texts: Texts) -> str:
    """`2 of 5`: they are only counted."""
    player = game.state.players[owner]
    every = len(game.catalog.civilizations[player.civilization].policies)
    return texts("terminal-automa-policies", count=len(player.policies), all=every)


def wonder_begun(game: Game, owner: int, texts: Texts) -> list[str]:
    """The Wonder in construction: completing it will cost nothing."""
    begun = wonder(game, owner)
    return [] if begun is None else [texts.card(begun)]


def tokens(game: Game, owner: int, texts: Texts) -> list[str]:
    """The tokens it kept."""
    production = classic_phrases.production(game, owner, texts)
    market = [texts.card(token.card) for token in classic_phrases.market_tokens(game, owner)]
    exploration = classic_phrases.exploration_tokens(game, owner, texts)
    return [*([production] if production else []), *market, *exploration]


def pieces(game: Game, owner: int, texts: Texts) -> list[str]:
    """Troops still at home, the Warlord, the Explorers, and Outposts to be built."""
    state = classic(game)
    home = state.capitals[owner]
    if home < 0:
        return []
    return [
        texts("terminal-troops-at-home", troops=texts("terminal-troops", count=state.troops[home])),
        texts("terminal-warlord-at", tile=state.warlords[owner] + 1),
        *(
            texts("terminal-explorer-piece", number=number, tile=tile)
            for number, tile, _ in classic_phrases.explorers(game, owner)
        ),
        classic_phrases.outposts(game, owner, texts),
    ]


def provinces(game: Game, owner: int) -> list[str]:
    """The numbers of its Provinces."""
    state = classic(game)
    return [str(tile + 1) for tile in state.hexmap.members(state.provinces(owner))]


def cards_left(game: Game, owner: int, texts: Texts) -> str:
    return texts("terminal-solo-left", count=solo_deck(game, owner).deck.count())


def revealed(game: Game, owner: int) -> list[Card]:
    """The Solo cards that lie open, the latest last."""
    return [game.catalog.cards[number] for number in solo_deck(game, owner).revealed]


def archetype(game: Game, owner: int) -> str:
    """Of its civilization: some lines of Solo cards are only for one."""
    return game.catalog.civilizations[game.state.players[owner].civilization].archetype


def lines(game: Game, owner: int, card: Card, texts: Texts) -> list[tuple[str, bool]]:
    """The lines of a Solo card, and whether they are for the civilization of this Automa."""
    own = {"", archetype(game, owner)}
    printed = solo(game.catalog, card.number).lines
    return [(text, line.archetype in own) for text, line in zip(describe(card, texts), printed, strict=True)]


def area(game: Game, owner: int, texts: Texts) -> dict[str, list[str]]:
    """All that lies there, by the key of its title; some of it may be nothing."""
    opened = [texts.card(card) for card in revealed(game, owner)]
    return {
        "view-policies": [policies(game, owner, texts)],
        "score-knowledge": gained(game, owner, KNOWLEDGE, texts),
        "score-wonders": gained(game, owner, WONDER, texts),
        "terminal-buildings": gained(game, owner, BUILDING, texts),
        "view-wonder": wonder_begun(game, owner, texts),
        "terminal-hero": classic_phrases.heroes_of(game, owner, texts),
        "terminal-provinces": provinces(game, owner),
        "terminal-pieces": pieces(game, owner, texts),
        "terminal-tokens": tokens(game, owner, texts),
        "terminal-trophies": [texts.card(monster) for monster in modules.trophies(game, owner)],
        "terminal-solo-deck": [cards_left(game, owner, texts)],
        "terminal-solo-revealed": opened,
    }


def glance(game: Game, owner: int, texts: Texts) -> list[str]:
    """What matters of it in a few words: what gives points, what it builds, how its deck stands."""
    found = []
    for line in score_sheets(game)[owner].lines:
        if line.name == "policies":
            found.append(f"{texts('view-policies')} {policies(game, owner, texts)}")
        elif line.name != AutomaGold.name:
            found.append(f"{texts(f'score-{line.name}')} {line.count}")
    found.append(f"{texts('terminal-buildings')} {len(gained(game, owner, BUILDING, texts))}")
    found += [
        texts("terminal-list", title=texts("view-wonder"), items=name)
        for name in wonder_begun(game, owner, texts)
    ]
    found += classic_phrases.reserve(game, owner, texts)
    found += [
        texts("terminal-list", title=texts("terminal-hero"), items=name)
        for name in classic_phrases.heroes_of(game, owner, texts)
    ]
    found.append(
        texts("terminal-list", title=texts("terminal-solo-deck"), items=cards_left(game, owner, texts))
    )
    return found
