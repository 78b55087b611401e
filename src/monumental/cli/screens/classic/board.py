"""The table of classic, drawn: the opponents at a glance, the display, the map, and one's own city."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from monumental.cards.describe import describe
from monumental.cards.grammar import all_of
from monumental.cli.screens import board, phrases, signs
from monumental.cli.screens.belongings import drawn, has_settled, opponents, warlord, wonder
from monumental.cli.screens.classic import automa, modules, tile_signs, tile_words
from monumental.cli.screens.classic import phrases as classic_phrases
from monumental.cli.screens.classic.hexdrawing import draw_map
from monumental.cli.screens.narrow import Facts
from monumental.engine.resources import GOLD

if TYPE_CHECKING:
    from rich.console import RenderableType

    from monumental.cards.text import Texts
    from monumental.engine.catalog import Card
    from monumental.engine.game import Game

#: The map with its legend, and without: so it is drawn again in the middle of a turn.
MAP = "map"
GROUND = "ground"

#: The display without card texts, where it is drawn again in the middle of a round.
GOODS = "goods"

#: How wide the map can be, and from which width on the display lies beside it.
MAP_WIDTH = 80
SIDE_BY_SIDE = 130


def whole_table(game: Game, seat: int, texts: Texts, width: int) -> RenderableType:
    """Everything, as this seat sits: the others above, display and map between, the own city below."""
    parts: list[RenderableType] = [board.round_rule(game, texts)]
    parts += [glance(game, owner, texts) for owner in opponents(game, seat)]
    if width >= SIDE_BY_SIDE:
        sides = Table.grid(expand=True, padding=(0, 2, 0, 0))
        sides.add_column(width=MAP_WIDTH)
        sides.add_column(ratio=1)
        right = [
            *display(game, seat, texts, with_text=False),
            *attackers(game, texts),
            board.piles(game, texts),
        ]
        sides.add_row(the_map(game, seat, texts, MAP_WIDTH), Group(*right))
        parts.append(sides)
    else:
        with_text = explains_display(width)
        parts += [centre(game, seat, texts, with_text=with_text), the_map(game, seat, texts, width)]
    return Group(*parts, belongings_of(game, seat, seat, texts))


def glance(game: Game, owner: int, texts: Texts) -> RenderableType:
    """Another player in two lines: name, points and supply; what gives points, and the reserve."""
    letter = Text(classic_phrases.letter(owner), tile_signs.SEAT_STYLES[owner])
    if not has_settled(game, owner):
        return letter.append(signs.DOT.join(phrases.title(game, owner, -1, texts)))
    if automa.is_automa(game, owner):
        return automa_at_a_glance(game, owner, letter, texts)
    player = game.state.players[owner]
    first = Text.assemble(letter, (signs.DOT.join(phrases.title(game, owner, -1, texts)), "bold"))
    if any(player.supply):
        first.append(signs.DOT).append_text(signs.all_tokens(player.supply))
    more = [*classic_phrases.achievements(game, owner, texts), *classic_phrases.reserve(game, owner, texts)]
    heroes = classic_phrases.heroes_of(game, owner, texts)
    if heroes:
        more.append(texts("terminal-list", title=texts("terminal-hero"), items=all_of(texts, heroes)))
    begun = wonder(game, owner)
    if begun is not None:
        more.append(phrases.wonder(begun, texts))
    return Group(first, Padding(Text(signs.DOT.join(more), "dim"), (0, 0, 0, 2)))


def automa_at_a_glance(game: Game, owner: int, letter: Text, texts: Texts) -> RenderableType:
    """An Automa in two lines: name, points and Gold; what gives points, and its Solo deck."""
    title = signs.DOT.join(phrases.title(game, owner, -1, texts))
    gold = signs.tokens(GOLD, game.state.players[owner].supply[GOLD])
    first = Text.assemble(letter, (title, "bold"), signs.DOT, gold)
    more = board.InARow([Text(item, "dim") for item in automa.glance(game, owner, texts)])
    return Group(first, Padding(more, (0, 0, 0, 2)))


def belongings_of(game: Game, owner: int, seat: int, texts: Texts) -> RenderableType:
    if has_settled(game, owner) and automa.is_automa(game, owner):
        return area_of(game, owner, seat, texts)
    return board.belongings_of(game, owner, seat, texts, beside_the_city, classic_phrases.letter(owner))


def area_of(game: Game, owner: int, seat: int, texts: Texts) -> RenderableType:
    """What lies before an Automa: its Gold, its cards, its pieces, its Solo deck and the latest Solo card."""
    table = Facts()
    table.add_row(texts("resource-gold"), signs.tokens(GOLD, game.state.players[owner].supply[GOLD]))
    for key, items in automa.area(game, owner, texts).items():
        if items or key in automa.ALWAYS:
            table.add_row(texts(key), Text(signs.DOT.join(items)) if items else Text("–", "dim"))
    for card in automa.revealed(game, owner)[-1:]:
        table.add_row(texts("terminal-solo-latest"), solo_card(game, owner, card, texts))
    title = board.heading(game, owner, seat, texts, classic_phrases.letter(owner))
    kind = Text(texts(f"archetype-{automa.archetype(game, owner)}"), "dim")
    return Group(title, kind, table)


def solo_card(game: Game, owner: int, card: Card, texts: Texts) -> RenderableType:
    """A Solo card with its lines by number; those for other civilizations are dim."""
    lines = Table.grid(padding=(0, 1, 0, 0))
    lines.add_column(style="dim", justify="right", no_wrap=True)
    lines.add_column(overflow="fold")
    for number, (line, own) in enumerate(automa.lines(game, owner, card, texts), start=1):
        lines.add_row(str(number), Text(line, "" if own else "dim"))
    return Group(Text(texts.card(card), "bold"), lines)


def beside_the_city(game: Game, owner: int, texts: Texts) -> Facts:
    """Drawn cards, Policies, the Wonder in construction, the Warlord, the reserve: what there is."""
    table = Facts()
    if drawn(game, owner):
        table.add_row(texts("terminal-drawn"), board.drawn(game, owner, texts))
    table.add_row(texts("view-policies"), board.policies(game, owner, texts))
    begun = wonder(game, owner)
    if begun is not None:
        table.add_row(texts("kind-wonder"), Text(phrases.wonder(begun, texts), "magenta"))
    table.add_row(texts("view-warlord"), board.lying(warlord(game, owner), texts))
    heroes = own_heroes(game, owner, texts)
    if heroes:
        table.add_row(texts("terminal-hero"), heroes)
    if game.rules.cycle == "round":
        table.add_row(texts("terminal-explorers"), explorers(game, owner, texts))
    table.add_row(texts("terminal-reserve"), reserve(game, owner, texts))
    beaten = [texts.card(monster) for monster in modules.trophies(game, owner)]
    if beaten:
        table.add_row(texts("terminal-trophies"), signs.DOT.join(beaten))
    return table


def own_heroes(game: Game, owner: int, texts: Texts) -> Text:
    """The Hero beside the city, and one that was returned this round and lies marked beside the deck."""
    own, aside = modules.hero(game, owner), modules.hero_aside(game, owner)
    parts = [] if own is None else [board.lying(own, texts)]
    if aside is not None:
        parts.append(Text.assemble((f"{signs.USED} ", "dim"), classic_phrases.returned(aside, texts)))
    return Text(signs.DOT).join(parts)


def explorers(game: Game, owner: int, texts: Texts) -> Text:
    """`1 on tile 5 · × 2 on tile 7`: the second one has acted."""
    parts = []
    for number, tile, acted in classic_phrases.explorers(game, owner):
        mark = (f"{signs.USED} ", "dim") if acted else ""
        parts.append(Text.assemble(mark, texts("terminal-explorer-at", number=number, tile=tile)))
    return Text(signs.DOT).join(parts)


def reserve(game: Game, owner: int, texts: Texts) -> Text:
    """Production tokens, Market tokens by name, Exploration tokens by name, Outposts."""
    production = classic_phrases.production(game, owner, texts)
    parts = [Text(production)] if production else []
    parts += [board.lying(token, texts) for token in classic_phrases.market_tokens(game, owner)]
    parts += [Text(name) for name in classic_phrases.exploration_tokens(game, owner, texts)]
    return Text(signs.DOT).join([*parts, Text(classic_phrases.outposts(game, owner, texts))])


def centre(game: Game, seat: int, texts: Texts, *, with_text: bool) -> RenderableType:
    """The Heroes for hire, the display, the Basic Buildings, and Monsters about to attack."""
    shown = display(game, seat, texts, with_text=with_text)
    grid = board.beside(Group(*shown), board.piles(game, texts))
    return Group(grid, *attackers(game, texts))


def display(game: Game, seat: int, texts: Texts, *, with_text: bool) -> list[RenderableType]:
    """The display, and the Heroes for hire above it."""
    parts: list[RenderableType] = [board.display(game, seat, texts, with_text=with_text)]
    if modules.has_heroes(game):
        parts.insert(0, hero_row(game, texts, with_text=with_text))
    return parts


def attackers(game: Game, texts: Texts) -> list[RenderableType]:
    """The Monsters below the display, if there are any: they attack at the end of the round."""
    found = modules.attackers(game)
    title = [Text(texts("terminal-attackers"), "bold red")] if found else []
    return [*title, *(Padding(attacker(*each, texts), (0, 0, 0, 2)) for each in found)]


def hero_row(game: Game, texts: Texts, *, with_text: bool) -> RenderableType:
    """Each Hero with the Gold to pay; with texts, each in a line of their own."""
    heroes = modules.heroes_for_hire(game)
    if not with_text:
        named = [Text.assemble(texts.card(hero), " ", signs.tokens(GOLD, hero.cost)) for hero in heroes]
        row = board.InARow(named or [Text("–", "dim")])
        return Group(Text(texts("terminal-hero-row"), "bold"), row)
    table = board.titled_list(texts("terminal-hero-row"))
    table.add_column("", ratio=2, overflow="fold")
    table.add_column("")
    table.add_column("", style="dim")
    table.add_column("", ratio=5, style="dim", overflow="fold")
    for hero in heroes:
        price = signs.tokens(GOLD, hero.cost)
        table.add_row(texts.card(hero), price, texts(f"era-{hero.era}"), " ".join(describe(hero, texts)))
    return table


def heroes(game: Game, seat: int, texts: Texts) -> RenderableType:
    """The Heroes for hire with their texts."""
    del seat
    return hero_row(game, texts, with_text=True)


def attacker(monster: Card, place: int, texts: Texts) -> Text:
    """A Monster, where it stands, and what it will do."""
    words = Text(classic_phrases.attacker(monster, place, texts))
    return words.append(f"{signs.DOT}{' '.join(describe(monster, texts))}", "dim")


def the_map(game: Game, seat: int, texts: Texts, width: int, *, legend: bool = True) -> RenderableType:
    """Whose letter is whose, the map, and what its signs mean; in sentences where there is no room."""
    peoples = signs.DOT.join(classic_phrases.peoples(game, seat, texts))
    title = Text(texts("terminal-list", title=texts("terminal-map"), items=peoples), "bold")
    drawing = draw_map(game, width)
    if drawing is None:
        return Group(title, *(Text(line) for line in tile_words.all_lines(game, seat, texts)))
    meanings = signs.in_lines(tile_signs.legend(game, texts), width) if legend else []
    return Group(title, drawing, *(Text(line, "dim") for line in meanings))


def bare_map(game: Game, seat: int, texts: Texts) -> RenderableType:
    """The map as wide as it gets, with its legend."""
    return the_map(game, seat, texts, MAP_WIDTH)


def part_of_table(game: Game, seat: int, part: str, texts: Texts, width: int) -> RenderableType:
    """The map, with its legend or without, or the display, with its texts or without."""
    if part in {MAP, GROUND}:
        return the_map(game, seat, texts, min(width, MAP_WIDTH), legend=part == MAP)
    return centre(game, seat, texts, with_text=part != GOODS and explains_display(width))


def explains_display(width: int) -> bool:
    """Do the cards of the display stand there with their texts? Not where it lies beside the map."""
    return board.WIDE <= width < SIDE_BY_SIDE
