"""The table of classic in sentences, for those who listen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.describe import describe
from monumental.cards.grammar import all_of, amount, amounts, side_by_side
from monumental.cli.screens import phrases, spoken
from monumental.cli.screens.belongings import drawn, has_settled, opponents, warlord, wonder
from monumental.cli.screens.classic import automa, modules, tile_words
from monumental.cli.screens.classic import phrases as classic_phrases
from monumental.cli.screens.classic.board import MAP
from monumental.engine.resources import GOLD
from monumental.play.notation import cell_name

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.game import Game


def whole_table(game: Game, seat: int, texts: Texts) -> list[str]:
    """Everything one needs: display, the others at a glance, one's land and its neighbours, the own city."""
    lines = spoken.round_lines(game, texts)
    lines += display(game, seat, texts)
    for owner in opponents(game, seat):
        lines += glance(game, owner, texts)
    return [*lines, *tile_words.near_lines(game, seat, texts), *belongings_of(game, seat, seat, texts)]


def glance(game: Game, owner: int, texts: Texts) -> list[str]:
    """Another player in two or three sentences."""
    lines = [spoken.title(game, owner, -1, texts)]
    if not has_settled(game, owner):
        return lines
    if automa.is_automa(game, owner):
        have = [gold(game, owner, texts), *automa.glance(game, owner, texts)]
        return [*lines, texts("sentence", text=side_by_side(texts, have))]
    player = game.state.players[owner]
    have = [amounts(texts, player.supply)] if any(player.supply) else []
    have += classic_phrases.achievements(game, owner, texts)
    have += classic_phrases.reserve(game, owner, texts)
    heroes = classic_phrases.heroes_of(game, owner, texts)
    if heroes:
        have.append(texts("terminal-list", title=texts("terminal-hero"), items=all_of(texts, heroes)))
    begun = wonder(game, owner)
    if begun is not None:
        have.append(phrases.wonder(begun, texts))
    return [*lines, texts("sentence", text=side_by_side(texts, have))]


def belongings_of(game: Game, owner: int, seat: int, texts: Texts) -> list[str]:
    """A seat's city and what lies around it; what lies before an Automa."""
    if has_settled(game, owner) and automa.is_automa(game, owner):
        return area_of(game, owner, seat, texts)
    beside = beside_the_city(game, owner, texts) if has_settled(game, owner) else {}
    return spoken.belongings_of(game, owner, seat, texts, beside)


def area_of(game: Game, owner: int, seat: int, texts: Texts) -> list[str]:
    """An Automa's Gold, its cards, its pieces, its Solo deck, and the latest Solo card line by line."""
    lines = [
        spoken.title(game, owner, seat, texts),
        texts(f"archetype-{automa.archetype(game, owner)}"),
        texts("sentence", text=gold(game, owner, texts)),
    ]
    for key, items in automa.area(game, owner, texts).items():
        if items or key in automa.ALWAYS:
            said = all_of(texts, items) if items else texts("view-none")
            lines.append(texts("terminal-list", title=texts(key), items=said))
    for card in automa.revealed(game, owner)[-1:]:
        lines.append(texts("terminal-list", title=texts("terminal-solo-latest"), items=texts.card(card)))
        for number, (line, _) in enumerate(automa.lines(game, owner, card, texts), start=1):
            lines.append(texts("terminal-list", title=str(number), items=line))
    return lines


def gold(game: Game, owner: int, texts: Texts) -> str:
    return amount(texts, GOLD, game.state.players[owner].supply[GOLD])


def beside_the_city(game: Game, owner: int, texts: Texts) -> dict[str, list[str]]:
    """What there is besides the city, by the key of its title."""
    begun = wonder(game, owner)
    production = classic_phrases.production(game, owner, texts)
    reserve = [production] if production else []
    reserve += [spoken.lying(token, texts) for token in classic_phrases.market_tokens(game, owner)]
    reserve += classic_phrases.exploration_tokens(game, owner, texts)
    return {
        "terminal-drawn": [
            texts("terminal-cell", place=cell_name(place), card=spoken.lying(card, texts))
            for place, card in drawn(game, owner)
        ],
        **spoken.policies(game, owner, texts),
        "view-wonder": [] if begun is None else [phrases.wonder(begun, texts)],
        "view-warlord": [spoken.lying(warlord(game, owner), texts)],
        "terminal-hero": own_heroes(game, owner, texts),
        "terminal-explorers": explorers(game, owner, texts) if game.rules.cycle == "round" else [],
        "terminal-reserve": [*reserve, classic_phrases.outposts(game, owner, texts)],
        "terminal-trophies": [texts.card(monster) for monster in modules.trophies(game, owner)],
    }


def own_heroes(game: Game, owner: int, texts: Texts) -> list[str]:
    """The Hero beside the city, and one that was returned this round."""
    own, aside = modules.hero(game, owner), modules.hero_aside(game, owner)
    names = [] if own is None else [spoken.lying(own, texts)]
    return names if aside is None else [*names, classic_phrases.returned(aside, texts)]


def explorers(game: Game, owner: int, texts: Texts) -> list[str]:
    """Where they are, and which of them have acted."""
    found = []
    for number, tile, acted in classic_phrases.explorers(game, owner):
        words = texts("terminal-explorer-at", number=number, tile=tile)
        found.append(texts("terminal-explorer-marked", explorer=words) if acted else words)
    return found


def display(game: Game, seat: int, texts: Texts) -> list[str]:
    """The Heroes for hire, the display with the Basic Buildings, and Monsters about to attack."""
    lines = []
    heroes = [
        texts("terminal-hero-price", card=texts.card(hero), price=amount(texts, GOLD, hero.cost))
        for hero in modules.heroes_for_hire(game)
    ]
    if heroes:
        lines.append(texts("terminal-list", title=texts("terminal-hero-row"), items=all_of(texts, heroes)))
    lines += spoken.display(game, seat, texts)
    attackers = modules.attackers(game)
    if attackers:
        lines.append(texts("terminal-title", title=texts("terminal-attackers")))
    for monster, place in attackers:
        lines += [
            texts("sentence", text=classic_phrases.attacker(monster, place, texts)),
            *describe(monster, texts),
        ]
    return lines


def part_of_table(game: Game, seat: int, part: str, texts: Texts) -> list[str]:
    """The whole map, or the display with the Basic Buildings."""
    if part == MAP:
        return tile_words.all_lines(game, seat, texts)
    return display(game, seat, texts)
