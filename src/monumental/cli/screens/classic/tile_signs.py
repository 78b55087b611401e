"""Small signs for what lies on a tile. Colour only repeats what they say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from monumental.cli.screens import signs
from monumental.cli.screens.classic.modules import has_monsters
from monumental.cli.screens.classic.tiles import LETTERS, Tile, tile_at
from monumental.engine.action import NONE
from monumental.engine.resources import PRODUCTION
from monumental.games.classic.land.hexmap import TERRAINS, WATER
from monumental.games.classic.modules.monsters import printed

if TYPE_CHECKING:
    from monumental.cards.text import Texts
    from monumental.engine.action import Action
    from monumental.engine.game import Game
    from monumental.games.classic.land.hexmap import HexMap

#: A sign, or nothing for the end of a line.
Chip = Text | None

WATER_SIGN = "≈"

#: A sign and a colour for each terrain, in the order of their numbers.
TERRAIN_SIGNS = ('"', "♣", "^", "♨", WATER_SIGN, "♦")
TERRAIN_STYLES = ("green", "green", "yellow", "red", "blue", "bold")

BARBARIAN = "!"
FREE_TOWN = "⌂"
MONSTER = "☠"
MARKET = "$"
PRODUCTION_TOKEN = signs.RESOURCE_SIGNS[PRODUCTION]
WARLORD = "♛"
OUTPOST = "♜"
WONDER = "★"

#: The colour of each seat's letter.
SEAT_STYLES = ("bold green", "bold yellow", "bold cyan", "bold magenta", "bold blue")


def chips(tile: Tile) -> list[Chip]:
    """All signs of a tile: the land and what can be taken from it; then who holds it, and who visits it."""
    land = [Text(f"{tile.number:2}", "bold"), terrain(tile.terrain, tile.value)]
    if tile.production:
        land.append(Text(PRODUCTION_TOKEN, signs.RESOURCE_STYLES[PRODUCTION]))
    if tile.market:
        land.append(Text(f"{MARKET}{tile.market_tokens}", "bold yellow"))
    pieces = [*holders(tile), *explorers(tile)]
    return [*land, None, *pieces]


def bare_chips(hexmap: HexMap, place: int) -> list[Chip]:
    """The signs of a tile before the game: which Free Towns come and what Markets hold, luck will say."""
    tile = hexmap.tiles[place]
    land = [Text(f"{place + 1:2}", "bold"), terrain(tile.terrain, hexmap.values[place])]
    if tile.market:
        land.append(Text(MARKET, "bold yellow"))
    tokens = [Text(f"{BARBARIAN}{tile.barbarian}", "red")] if tile.barbarian else []
    return [*land, None, *tokens, *[Text(FREE_TOWN, "bold")] * tile.town]


def terrain(ground: int, value: int) -> Text:
    """`♣1`; water and Capitals have no value."""
    number = str(value) if ground < WATER else ""
    return Text(f"{TERRAIN_SIGNS[ground]}{number}", TERRAIN_STYLES[ground])


def holders(tile: Tile) -> list[Text]:
    """Barbarians or a Monster, a Free Town's demand, whose Units are here (`A3♛♜`), a Wonder token."""
    found = []
    if tile.monster is not None:
        found.append(Text(f"{MONSTER}{printed(tile.monster).strength}", "bold red"))
    if tile.token is not None:
        if any(tile.token.demands):
            asked = signs.all_tokens(tile.token.demands)
            found.append(Text.assemble((FREE_TOWN, "bold"), Text("").join(asked.split(" "))))
        else:
            found.append(Text(f"{BARBARIAN}{tile.token.value}", "red"))
    if tile.owner != NONE:
        pieces = f"{LETTERS[tile.owner]}{tile.troops}"
        pieces += WARLORD * tile.warlord + OUTPOST * tile.outpost
        found.append(Text(pieces, SEAT_STYLES[tile.owner]))
    if tile.wonder is not None:
        found.append(Text(WONDER, "bold magenta"))
    return found


def explorers(tile: Tile) -> list[Text]:
    """`a1` is the first Explorer of A; `a12` are both; `a1×2`: the first one has acted."""
    found = []
    for seat, numbers in enumerate(tile.explorers):
        if numbers:
            signed = [f"{number}{signs.USED if number in tile.acted[seat] else ''}" for number in numbers]
            found.append(Text(LETTERS[seat].lower() + "".join(signed), SEAT_STYLES[seat]))
    return found


#: Their sentences say all that matters about the tile.
WELL_SAID = frozenset({"conquer", "outpost"})


def glimpse(game: Game, action: Action) -> Text:
    """The signs of the tile that an action names, in one line: `17 ♣1 ⚒ !2`."""
    kinds = game.rules.words[action.verb]
    if "tile" not in kinds or action.verb in WELL_SAID:
        return Text()
    tile = tile_at(game, action.first if kinds[0] == "tile" else action.second)
    number = Text(str(tile.number), "bold")
    return Text(" ").join([number, *(chip for chip in chips(tile)[1:] if chip is not None)])


def legend(game: Game, texts: Texts) -> list[str]:
    """What the signs of the map mean, one by one."""
    named = zip(TERRAIN_SIGNS, TERRAINS, strict=True)
    meanings = [f"{sign} {texts(f'terrain-{name}')}" for sign, name in named]
    marks = [
        (f"{BARBARIAN}2", "terminal-sign-barbarian"),
        (f"{FREE_TOWN}{signs.RESOURCE_SIGNS[1]}2", "terminal-sign-free-town"),
        (f"{MARKET}2", "terminal-sign-market"),
        (PRODUCTION_TOKEN, "tile-production"),
        (f"{LETTERS[0]}3", "terminal-sign-troops"),
        (WARLORD, "view-warlord"),
        (OUTPOST, "terminal-outpost"),
        (WONDER, "terminal-wonder-token"),
        (f"{LETTERS[0].lower()}1", "terminal-sign-explorer"),
    ]
    if game.rules.cycle == "round":
        marks.append((f"{LETTERS[0].lower()}1{signs.USED}", "terminal-sign-explorer-marked"))
    if has_monsters(game):
        marks.insert(1, (f"{MONSTER}3", "terminal-sign-monster"))
    return [*meanings, texts("terminal-sign-value"), *(f"{sign} {texts(key)}" for sign, key in marks)]
