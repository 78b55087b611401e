"""How the table of classic is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cli.belongings import city_cards, policies, warlord
from monumental.cli.classic import board, spoken
from monumental.cli.classic.steps import folded, together
from monumental.cli.classic.tile_signs import glimpse, legend
from monumental.cli.classic.tile_words import about_tile
from monumental.cli.view import DISPLAY, MenuForm, View
from monumental.games.classic.state import classic

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game


def in_view(game: Game, seat: int) -> list[Card]:
    """The cards of the display, of one's own city, and what lies beside it."""
    cards = [game.catalog.cards[number] for number in game.state.display.cards()]
    cards += city_cards(game, seat)
    if game.state.players[seat].civilization >= 0:
        cards += [policy.card for policy in policies(game, seat)]
        cards.append(warlord(game, seat).card)
    held = classic(game).holdings[seat]
    return cards + [game.catalog.cards[token] for token in (*held.market, *held.exploration)]


def landmarks(game: Game) -> object:
    """Whose land is whose, and what was built there: Explorers come and go."""
    state = classic(game)
    return (tuple(state.land), state.outposts, tuple(state.wonders))


def welcome(game: Game, texts: Texts) -> list[str]:
    """Which map is played on."""
    return [texts("start-map", map=texts.layout(classic(game).hexmap.name))]


CLASSIC_VIEW = View(
    board=board,
    story=spoken,
    menu=MenuForm(
        groups={
            "use": ("use", "may", "policy", "token", "produce"),
            "acquire": ("acquire", "build", "complete"),
            "more": ("develop", "progress"),
            "conquer": ("conquer", "outpost", "move", "lead"),
            "explore": ("visit", "pick-up", "explore"),
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
    in_view=in_view,
    shown_at=frozenset({"activate"}),
    part_at={"choose-capital": board.MAP},
    parts=(DISPLAY, board.MAP),
    commands={board.MAP: "terminal-help-map", "tile": "terminal-help-tile"},
    inquiries={"tile": about_tile},
    clauses="BASE",
    final=frozenset({"end"}),
    private=frozenset({"market-token"}),
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
    landmark=board.GROUND,
    landmarks=landmarks,
    welcome=welcome,
    legend=legend,
)
