"""The table of Duel in sentences, for those who listen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.cards.grammar import amount, side_by_side
from monumental.cli.screens import phrases, spoken
from monumental.cli.screens.belongings import has_settled, wonder
from monumental.cli.screens.duel import belongings
from monumental.cli.screens.duel import phrases as duel_phrases
from monumental.engine.resources import GOLD
from monumental.play.words import seat_name

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.game import Game


def whole_table(game: Game, seat: int, texts: Texts) -> list[str]:
    """Everything there is to know, the own city last."""
    return [
        *spoken.round_lines(game, texts),
        *centre(game, seat, texts),
        *belongings_of(game, 1 - seat, seat, texts),
        *belongings_of(game, seat, seat, texts),
    ]


def belongings_of(game: Game, owner: int, seat: int, texts: Texts) -> list[str]:
    """A seat's city and what lies around it."""
    beside = beside_the_city(game, owner, texts) if has_settled(game, owner) else {}
    return spoken.belongings_of(game, owner, seat, texts, beside)


def beside_the_city(game: Game, owner: int, texts: Texts) -> dict[str, list[str]]:
    """What there is besides the city, by the key of its title."""
    begun = wonder(game, owner)
    markers = belongings.markers(game, owner)
    warlord, scout = belongings.leaders(game, owner)
    return {
        **spoken.policies(game, owner, texts),
        "view-provinces": duel_phrases.provinces(belongings.provinces(game, owner), texts),
        "terminal-markers": [duel_phrases.markers(markers, texts)] if markers else [],
        "view-wonder": [] if begun is None else [phrases.wonder(begun, texts)],
        "view-warlord": [spoken.lying(warlord, texts)],
        "view-scout": [spoken.lying(scout, texts)],
        "view-free-cities": [spoken.lying(each, texts) for each in belongings.claimed_cities(game, owner)],
    }


def centre(game: Game, seat: int, texts: Texts) -> list[str]:
    """The display, the piles, the Free Cities and the Advantage."""
    lines = spoken.display(game, seat, texts)
    cities = belongings.free_cities(game)
    if cities:
        lines.append(texts("terminal-title", title=texts("view-free-cities")))
        lines += [free_city(game, city, texts) for city in cities]
    lines.append(duel_phrases.advantage(game, texts))
    return lines


def free_city(game: Game, city: belongings.FreeCity, texts: Texts) -> str:
    """A Free City and the Gold on its sides."""
    sides = []
    for seat, gold in enumerate(city.gold):
        side = amount(texts, GOLD, gold)
        if city.traded[seat]:
            side = texts("terminal-state", card=side, state=texts("view-used"))
        sides.append(texts("view-free-city-side", seat=seat_name(game, seat, texts), gold=side))
    return texts("terminal-list", title=texts.card(city.card), items=side_by_side(texts, sides))


def part_of_table(game: Game, seat: int, part: str, texts: Texts) -> list[str]:
    """The display with all that lies around it: there is nothing else between the players."""
    del part
    return centre(game, seat, texts)
