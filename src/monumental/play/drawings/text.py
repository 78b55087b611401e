"""The table as text, in the words that actions are written with: keys of cards, places, numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.play.view import view_for
from monumental.play.views.others import others

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from monumental.engine.game import Game
    from monumental.play.systems.classic.view import ClassicView, TileView
    from monumental.play.systems.duel.view import DuelView
    from monumental.play.view import GameView
    from monumental.play.views.modules import FreeCitiesView, FreeCityView
    from monumental.play.views.seat import CellView, SeatView

#: How a terrain is written on maps.
TERRAINS: Final = {
    "meadow": "m",
    "forest": "f",
    "mountain": "h",
    "volcano": "v",
    "water": "~",
    "capital": "C",
}

NOTHING: Final = "."


def board_text(game: Game, seat: int | None = None) -> str:
    """The table as a seat sees it; without a seat, as everybody may.

    Cities are drawn as in position files: `*` is activated, `!` an Action token, `forum/codex` a card on a
    Knowledge. On the map each tile is its number, its terrain and what lies on it: `7 h2 P` has Barbarians
    of 2 and a Production token, `1 C a9W` is the Capital of seat 0 with 9 Troops and the Warlord.
    """
    view = view_for(game, seat)
    lines = [_head(view), f"display  {_slots(view)}"]
    if view.classic is not None:
        lines += ["", *_map(view.classic)]
    if view.duel is not None:
        lines += _centre(view.duel, view.modules.free_cities)
    lines += [f"{' '.join(told.names)}  {' '.join(map(str, told.values))}" for told in others(view)]
    for number, belongings in enumerate(view.seats):
        lines += ["", *_seat(view, number, belongings)]
    return "\n".join(lines)


def _head(view: GameView) -> str:
    final = ", the final one" if view.final else ""
    if view.asked is None:
        return f"{view.rules.name}, over in round {view.round}{final}"
    about = "" if view.asked.about == view.asked.seat else f" for seat {view.asked.about}"
    answer = "chooses in secret" if view.asked.private else f"is asked '{view.asked.question}'"
    return f"{view.rules.name}, round {view.round}{final}: seat {view.asked.seat} {answer}{about}"


def _slots(view: GameView) -> str:
    cards = [card for row in view.display.rows for card in row]
    return "  ".join(f"{slot + 1} {card or NOTHING}" for slot, card in enumerate(cards))


def _seat(view: GameView, number: int, belongings: SeatView) -> Iterator[str]:
    supply = " ".join(f"{count} {name}" for name, count in belongings.supply.items() if count)
    points = "" if view.score is None else f"  {view.score.points[number]} points"
    notes = ["first"] * (view.first == number) + ["passed"] * belongings.passed
    notes += ["automa"] * (belongings.automa is not None)
    told = f"  ({', '.join(notes)})" if notes else ""
    yield f"seat {number} {belongings.civilization or NOTHING}{points}  {supply or 'no resources'}{told}"
    yield from _city(belongings.city)
    beside = {
        "policies": " ".join(belongings.policies),
        "wonder": belongings.wonder or "",
        "hero": belongings.hero or "",
        "drawn": " ".join(f"{drawn.card}{'!' * drawn.marked}" for drawn in belongings.drawn),
        "deck": str(belongings.deck.count),
        "discard": str(len(belongings.discard)),
    }
    yield "    " + "  ".join(f"{name} {words}" for name, words in beside.items() if words)


def _city(cells: Sequence[CellView]) -> Iterator[str]:
    words = [_cell(cell) for cell in cells]
    widths = [max(len(word) for word in words[column::3]) for column in range(3)]
    yield (
        "    " + "  ".join(letter.ljust(width) for letter, width in zip("abc", widths, strict=True)).rstrip()
    )
    for row in range(3):
        line = "  ".join(word.ljust(width) for word, width in zip(words[row * 3 :], widths, strict=False))
        yield f"  {row + 1} {line}".rstrip()


def _cell(cell: CellView) -> str:
    word = (cell.card or NOTHING) + "!" * cell.marked
    if cell.knowledge is not None:
        word += f"/{cell.knowledge}" + "!" * cell.knowledge_marked
    word += "*" if cell.turned else "+" * cell.activated
    return word + "^" * cell.reinforced


def _centre(view: DuelView, cities: FreeCitiesView | None) -> Iterator[str]:
    if cities is not None:
        yield f"free cities  {'  '.join(_free_city(city) for city in cities.face_up)}"
    if view.advantage is not None:
        tokens = f" {view.advantage.tokens} {view.advantage.resource}" if view.advantage.resource else ""
        yield f"advantage  seat {view.advantage.holder}{tokens}"
    for seat, stack in enumerate(view.stacks):
        cards = " ".join("+".join([province.card, *province.added_types]) for province in stack.cards)
        yield f"provinces {seat}  {cards or NOTHING}"


def _free_city(city: FreeCityView) -> str:
    """With the Gold on each seat's side."""
    if city.card is None:
        return NOTHING
    sides = [f"{gold}g{'!' * (seat in city.traded)}" for seat, gold in enumerate(city.gold)]
    return " ".join([city.card, *sides])


def _map(view: ClassicView) -> Iterator[str]:
    """Every second row lies half a tile further right."""
    markets = {market.tile: market.count for market in view.markets}
    words = {(tile.row, tile.column): _tile(tile, markets.get(tile.number)) for tile in view.tiles}
    width = max(len(word) for word in words.values()) + 2
    for row in range(max(tile.row for tile in view.tiles) + 1):
        last = max((column for at, column in words if at == row), default=-1)
        line = "".join(words.get((row, column), "").ljust(width) for column in range(last + 1))
        yield (" " * (row % 2 * width // 2) + line).rstrip()


def _tile(tile: TileView, market: int | None) -> str:
    parts = [str(tile.number), TERRAINS[tile.terrain]]
    if tile.exploration is not None:
        parts[-1] += str(tile.barbarian) if tile.barbarian is not None else "t"
    if market is not None:
        parts[-1] += f"${market}"
    if tile.owner is not None:
        units = f"{tile.troops}{'W' * (tile.warlord is not None)}{'O' * tile.outpost}"
        parts.append(f"{'abcde'[tile.owner]}{units}")
    explorers = "".join("abcde"[explorer.seat] for explorer in tile.explorers)
    parts += [f"e{explorers}"] * bool(explorers)
    parts += ["P"] * tile.production + ["!"] * (tile.monster is not None) + ["w"] * (tile.wonder is not None)
    return " ".join(parts)
