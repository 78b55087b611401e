"""Short phrases about what lies only on a table of classic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cli.screens import phrases
from monumental.cli.screens.belongings import Lying
from monumental.cli.screens.classic import modules
from monumental.cli.screens.classic.tiles import LETTERS
from monumental.engine.scoring.points import score_sheets
from monumental.games.classic.automa.scoring import AutomaGold
from monumental.games.classic.land.explorer import explorer_at, has_explored
from monumental.games.classic.land.outposts import outposts_left
from monumental.games.classic.state import EXPLORERS, classic

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game


def letter(seat: int) -> str:
    """What a seat is called on the map: `A `."""
    return f"{LETTERS[seat]} "


def peoples(game: Game, seat: int, texts: Texts) -> list[str]:
    """Whose letter is whose: `A Egyptians (you)`."""
    owners = range(len(game.state.players))
    return [letter(owner) + phrases.who(game, owner, seat, texts) for owner in owners]


def achievements(game: Game, owner: int, texts: Texts) -> list[str]:
    """What a seat has of everything that gives points: `Provinces 4`."""
    # Only an Automa has points for Gold, and its Gold is said already.
    lines = [line for line in score_sheets(game)[owner].lines if line.name != AutomaGold.name]
    return [f"{texts(f'score-{line.name}')} {line.count}" for line in lines]


def reserve(game: Game, owner: int, texts: Texts) -> list[str]:
    """How many tokens a seat has taken from the map."""
    held = classic(game).holdings[owner]
    counts = (
        ("terminal-production-tokens", held.production),
        ("terminal-market-tokens", len(held.market)),
        ("terminal-exploration-tokens", len(held.exploration)),
    )
    return [texts(key, count=count) for key, count in counts if count]


def production(game: Game, owner: int, texts: Texts) -> str:
    """The Production tokens of a seat; nothing where there are none."""
    count = classic(game).holdings[owner].production
    return texts("terminal-production-tokens", count=count) if count else ""


def market_tokens(game: Game, owner: int) -> list[Lying]:
    """The Market tokens of a seat, used ones last."""
    held = classic(game).holdings[owner]
    cards = game.catalog.cards
    return [
        *(Lying(cards[token]) for token in held.market),
        *(Lying(cards[token], used=True) for token in held.used),
    ]


def exploration_tokens(game: Game, owner: int, texts: Texts) -> list[str]:
    """The Barbarians and Free Towns a seat has conquered, by name."""
    return [texts.card(game.catalog.cards[token]) for token in classic(game).holdings[owner].exploration]


def explorers(game: Game, owner: int) -> list[tuple[int, int, bool]]:
    """A seat's Explorers: number, number of the tile, and whether it has acted."""
    state = classic(game)
    return [
        (explorer + 1, explorer_at(state, owner, explorer) + 1, has_explored(state, owner, explorer))
        for explorer in range(EXPLORERS)
    ]


def heroes_of(game: Game, owner: int, texts: Texts) -> list[str]:
    """A seat's Hero, and one that was returned this round."""
    own, aside = modules.hero(game, owner), modules.hero_aside(game, owner)
    names = [] if own is None else [texts.card(own.card)]
    return names if aside is None else [*names, returned(aside, texts)]


def returned(hero: Card, texts: Texts) -> str:
    return texts("terminal-hero-aside", card=texts.card(hero))


def attacker(monster: Card, place: int, texts: Texts) -> str:
    """`Hydra on tile 5`."""
    return texts("terminal-attacker", card=texts.card(monster), tile=place + 1)


def outposts(game: Game, owner: int, texts: Texts) -> str:
    """How many Outposts a seat can still build."""
    return texts("terminal-outposts-left", count=outposts_left(game, owner))
