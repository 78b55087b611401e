"""The table of classic, drawn: the opponents at a glance, the display, the map, and one's own city."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from monumental.cli import board, phrases, signs
from monumental.cli.belongings import drawn, has_settled, opponents, warlord, wonder
from monumental.cli.classic import phrases as classic_phrases
from monumental.cli.classic import tile_signs, tile_words
from monumental.cli.classic.hexdrawing import draw_map

if TYPE_CHECKING:
    from rich.console import RenderableType

    from monumental.cards.text import Texts
    from monumental.engine.game import Game

#: The map with its legend, and without: so it is drawn again in the middle of a turn.
MAP = "map"
GROUND = "ground"

#: How wide the map can be, and from which width on the display lies beside it.
MAP_WIDTH = 80
SIDE_BY_SIDE = 130


def whole_table(game: Game, seat: int, texts: Texts, width: int) -> RenderableType:
    """Everything, as this seat sits: the others above, display and map between, the own city below."""
    title = signs.DOT.join(classic_phrases.round_line(game, texts))
    parts: list[RenderableType] = [Rule(Text(title, "bold"), style="dim")]
    parts += [glance(game, owner, texts) for owner in opponents(game, seat)]
    if width >= SIDE_BY_SIDE:
        sides = Table.grid(expand=True, padding=(0, 2, 0, 0))
        sides.add_column(width=MAP_WIDTH)
        sides.add_column(ratio=1)
        right = Group(board.display(game, seat, texts, with_text=False), board.piles(game, texts))
        sides.add_row(the_map(game, seat, texts, MAP_WIDTH), right)
        parts.append(sides)
    else:
        parts += [centre(game, seat, texts, width), the_map(game, seat, texts, width)]
    return Group(*parts, belongings_of(game, seat, seat, texts))


def glance(game: Game, owner: int, texts: Texts) -> RenderableType:
    """Another player in two lines: name, points and supply; what gives points, and the reserve."""
    letter = Text(classic_phrases.letter(owner), tile_signs.SEAT_STYLES[owner])
    if not has_settled(game, owner):
        return letter.append(signs.DOT.join(phrases.title(game, owner, -1, texts)))
    player = game.state.players[owner]
    first = Text.assemble(letter, (signs.DOT.join(phrases.title(game, owner, -1, texts)), "bold"))
    if any(player.supply):
        first.append(signs.DOT).append_text(signs.all_tokens(player.supply))
    more = [*classic_phrases.achievements(game, owner, texts), *classic_phrases.reserve(game, owner, texts)]
    begun = wonder(game, owner)
    if begun is not None:
        more.append(phrases.wonder(begun, texts))
    return Group(first, Padding(Text(signs.DOT.join(more), "dim"), (0, 0, 0, 2)))


def belongings_of(game: Game, owner: int, seat: int, texts: Texts) -> RenderableType:
    return board.belongings_of(game, owner, seat, texts, beside_the_city, classic_phrases.letter(owner))


def beside_the_city(game: Game, owner: int, texts: Texts) -> Table:
    """Drawn cards, Policies, the Wonder in construction, the Warlord, the reserve: what there is."""
    table = board.facts_table()
    if drawn(game, owner):
        table.add_row(texts("terminal-drawn"), board.drawn(game, owner, texts))
    table.add_row(texts("view-policies"), board.policies(game, owner, texts))
    begun = wonder(game, owner)
    if begun is not None:
        table.add_row(texts("kind-wonder"), Text(phrases.wonder(begun, texts), "magenta"))
    table.add_row(texts("view-warlord"), board.lying(warlord(game, owner), texts))
    table.add_row(texts("terminal-reserve"), reserve(game, owner, texts))
    return table


def reserve(game: Game, owner: int, texts: Texts) -> Text:
    """Production tokens, Market tokens by name, Exploration tokens by name, Outposts."""
    production = classic_phrases.production(game, owner, texts)
    parts = [Text(production)] if production else []
    parts += [board.lying(token, texts) for token in classic_phrases.market_tokens(game, owner)]
    parts += [Text(name) for name in classic_phrases.exploration_tokens(game, owner, texts)]
    return Text(signs.DOT).join([*parts, Text(classic_phrases.outposts(game, owner, texts))])


def centre(game: Game, seat: int, texts: Texts, width: int) -> RenderableType:
    """The display and the Basic Buildings."""
    grid = Table.grid(expand=True, padding=(0, 2, 0, 0))
    grid.add_column(ratio=1)
    grid.add_column(width=board.RIGHT)
    shown = board.display(game, seat, texts, with_text=explains_display(width))
    grid.add_row(shown, board.piles(game, texts))
    return grid


def the_map(game: Game, seat: int, texts: Texts, width: int, *, legend: bool = True) -> RenderableType:
    """Whose letter is whose, the map, and what its signs mean; in sentences where there is no room."""
    peoples = signs.DOT.join(classic_phrases.peoples(game, seat, texts))
    title = Text(texts("terminal-list", title=texts("terminal-map"), items=peoples), "bold")
    drawing = draw_map(game, width)
    if drawing is None:
        return Group(title, *(Text(line) for line in tile_words.all_lines(game, seat, texts)))
    meanings = signs.in_lines(tile_signs.legend(texts), width) if legend else []
    return Group(title, drawing, *(Text(line, "dim") for line in meanings))


def part_of_table(game: Game, seat: int, part: str, texts: Texts, width: int) -> RenderableType:
    """The map, with its legend or without, or the display with the Basic Buildings."""
    if part in {MAP, GROUND}:
        return the_map(game, seat, texts, min(width, MAP_WIDTH), legend=part == MAP)
    return centre(game, seat, texts, width)


def explains_display(width: int) -> bool:
    """Do the cards of the display stand there with their texts? Not where it lies beside the map."""
    return board.WIDE <= width < SIDE_BY_SIDE
