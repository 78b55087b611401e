"""How the table of classic is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.cards.grammar import all_of
from monumental.cli.screens.belongings import city_cards, displayed, policies, warlord
from monumental.cli.screens.classic import automa, board, modules, solo_news, spoken
from monumental.cli.screens.classic.steps import folded, together
from monumental.cli.screens.classic.tile_signs import glimpse, legend
from monumental.cli.screens.classic.tile_words import about_tile
from monumental.cli.screens.view import DISPLAY, Landmark, MenuForm, View
from monumental.games.classic.state import classic

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game


def between(game: Game) -> list[Card]:
    """The cards of the display, and the Heroes above it."""
    return [*displayed(game), *modules.heroes_for_hire(game)]


def in_view(game: Game, seat: int) -> list[Card]:
    """What lies between the players, the cards of one's own city, and what lies beside it."""
    cards = [*between(game), *modules.guards(game), *city_cards(game, seat)]
    if game.state.players[seat].civilization >= 0:
        cards += [policy.card for policy in policies(game, seat)]
        cards.append(warlord(game, seat).card)
    hero = modules.hero(game, seat)
    cards += [] if hero is None else [hero.card]
    held = classic(game).holdings[seat]
    cards += [game.catalog.cards[token] for token in (*held.market, *held.exploration)]
    return cards + latest_solo_cards(game)


def latest_solo_cards(game: Game) -> list[Card]:
    """The one that each Automa revealed last."""
    seats = [seat for seat in range(len(game.state.players)) if automa.is_automa(game, seat)]
    return [card for seat in seats for card in automa.revealed(game, seat)[-1:]]


def ground(game: Game) -> object:
    """Whose land is whose, what was built there, where Monsters are: Explorers come and go."""
    state = classic(game)
    return (tuple(state.land), state.outposts, tuple(state.wonders), state.guarded)


def pieces(game: Game) -> object:
    """The ground and everything that stands on it."""
    state = classic(game)
    return (
        ground(game),
        tuple(state.troops),
        tuple(state.warlords),
        tuple(state.explorers),
        state.production,
    )


def decides_a_tie(game: Game) -> bool:
    """Somebody is asked about the pieces of an Automa."""
    return game.choice().question in {"automa-conquer", "automa-site", "automa-step"}


def welcome(game: Game, texts: Texts) -> list[str]:
    """Which map is played on, and what was added to the rules."""
    lines = [texts("start-map", map=texts.layout(classic(game).hexmap.name))]
    added = [texts.pack(module) for module in game.rules.modules]
    if added:
        lines.append(texts("terminal-list", title=texts("terminal-modules"), items=all_of(texts, added)))
    return lines


#: Whatever is done on the map, in the order in which it is offered.
ON_THE_MAP: Final = {
    "conquer": ("conquer", "outpost", "move", "lead"),
    "explore": ("visit", "pick-up", "defeat", "explore"),
}

CLASSIC_VIEW = View(
    board=board,
    story=spoken,
    menu=MenuForm(
        groups={
            "use": ("use", "may", "policy", "hero", "token", "produce"),
            "acquire": ("acquire", "build", "complete", "hire", "dismiss"),
            "more": ("develop", "progress"),
            **ON_THE_MAP,
            "end": ("end",),
        },
        titles={
            "use": "terminal-group-use",
            "acquire": "terminal-group-acquire",
            "more": "terminal-group-develop",
            "conquer": "terminal-group-conquer",
            "explore": "terminal-group-explore",
        },
        together=together,
        folded=folded,
        glimpse=glimpse,
    ),
    between=between,
    in_view=in_view,
    shown_at=frozenset({"activate"}),
    part_at={"choose-capital": board.MAP},
    parts=(DISPLAY, board.MAP),
    commands={board.MAP: "terminal-help-map", "tile": "terminal-help-tile"},
    inquiries={"tile": about_tile},
    clauses=("BASE", "MOD"),
    final=frozenset({"end"}),
    minor=frozenset(
        {
            "activated",
            "activated-card",
            "attacked",
            "copied",
            "dealt",
            "dealt-second-knowledge",
            "discarded",
            "drew",
            "explorer-moved",
            "gained",
            "looked",
            "moved",
            "moved-warlord",
            "paid",
            "progressed",
            "reinforced",
            "reshuffled",
            "triggered",
            "used",
            "used-freely",
            "used-production",
            "warlord-benefit",
        }
    ),
    silent=frozenset({"turn-begins", "turn-ends"}),
    passages=solo_news.passages,
    landmarks=(
        Landmark(board.GROUND, ground, also_on=board.MAP),
        Landmark(board.GROUND, pieces, also_on=board.MAP, wanted=decides_a_tie, unseen=True),
    ),
    welcome=welcome,
    drawings={"map": board.bare_map, "heroes": board.heroes},
    legend=legend,
)
