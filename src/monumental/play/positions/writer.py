"""From the numbers of a state to the names of a position file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from monumental.engine.catalog import KINDS
from monumental.engine.resources import RESOURCES
from monumental.engine.state import DRAWN_CARDS
from monumental.play.positions import drawing, tasks
from monumental.play.positions.layout import MARKS
from monumental.play.systems.known import system_of
from monumental.play.views.keys import names_in

if TYPE_CHECKING:
    from monumental.engine.game import Game
    from monumental.engine.state import Slot


def dump(game: Game) -> dict[str, object]:
    """The position as plain data; what is empty or as usual is left out."""
    state = game.state
    part = system_of(game).positions
    names = [*names_in(game.catalog)]
    data: dict[str, object] = {
        "rules": game.rules.name,
        "packs": list(game.catalog.packs),
        "round": state.round,
        "first": state.first,
    }
    usual = game.rules.presets["rulebook"]
    switches = {name: value for name, value in game.rules.switches.items() if value != usual[name]}
    if switches:
        data["switches"] = switches
    if state.final:
        data["final"] = True
    data["agenda"] = [tasks.write(task) for task in state.agenda]
    display: dict[str, object] = {
        "slots": drawing.write_slots(state.display.slots, names),
        "eras": [words(era, names) for era in state.display.eras],
        "separations": state.display.separations,
        "discard": words(state.display.discard, names),
    }
    if state.display.taken:
        rows = range(state.display.rows)
        display["taken"] = [row + 1 for row in rows if state.display.taken >> row & 1]
    if state.display.spare:
        display["spare"] = [
            {KINDS[kind]: count for kind, count in enumerate(counts) if count}
            for counts in state.display.spare
        ]
    data["display"] = display
    data["piles"] = {names[card]: left for card, left in zip(game.catalog.basics, state.piles, strict=True)}
    data.update(part.dump_table(game, names))
    data["seats"] = [
        _dump_player(game, seat, names, part.dump_seat(game, seat, names))
        for seat in range(len(state.players))
    ]
    data["modules"] = {slot.name: _dump_slot(slot, names) for slot in state.slots.values()}
    return data


def _dump_player(game: Game, seat: int, names: list[str], more: dict[str, object]) -> dict[str, object]:
    player = game.state.players[seat]
    data: dict[str, object] = {}
    if player.civilization >= 0:
        data["civilization"] = game.catalog.civilizations[player.civilization].key
    data["city"] = drawing.write_city(player, names)
    entries: dict[str, object] = {
        "supply": _amounts(player.supply),
        "gained": _amounts(player.gained),
        **more,
        "deck": {
            "known": words(player.deck.known, names),
            "urn": words(player.deck.urn, names),
        },
        "discard": words(player.discard, names),
        "archive": words(player.archive, names),
        "aside": words(player.aside, names),
        "drawn": " ".join(
            names[card] + ("!" if player.marked >> DRAWN_CARDS + at & 1 else "")
            for at, card in enumerate(player.drawn)
        ),
        "policies": words(player.policies, names),
        "wonder": names[player.wonder] if player.wonder >= 0 else "",
        "second_wonder": names[player.second_wonder] if player.second_wonder >= 0 else "",
        "hero": names[player.hero] if player.hero >= 0 else "",
        "passed": player.passed,
        "marks": [name for name, place in MARKS.items() if player.marked >> place & 1],
        "did": " ".join(sorted(player.did)),
    }
    data.update({name: value for name, value in entries.items() if value})
    if player.civilization >= 0:
        usual = set(game.catalog.civilizations[player.civilization].policies) - set(player.policies)
        if set(player.culture_deck) != usual:
            data["culture_deck"] = words(player.culture_deck, names)
    return data


def _amounts(amounts: list[int]) -> dict[str, int]:
    return {RESOURCES[resource]: count for resource, count in enumerate(amounts) if count}


def words(cards: tuple[int, ...], names: list[str]) -> str:
    return " ".join("." if card < 0 else names[card] for card in cards)


def _dump_slot(slot: Slot, names: list[str]) -> dict[str, object]:
    fields = slot.fields()
    for field in slot.tile_fields:
        tiles = fields[field]
        assert isinstance(tiles, tuple)
        fields[field] = tuple(tile + 1 for tile in tiles)
    return {
        field: _module_field(value, names if field in slot.card_fields else None)
        for field, value in fields.items()
    }


def _module_field(value: object, names: list[str] | None) -> object:
    """Numbers or cards as words; a list of such as a list."""
    assert isinstance(value, tuple)
    if value and isinstance(value[0], tuple):
        return [_module_field(item, names) for item in value]
    return " ".join(str(number) for number in value) if names is None else words(value, names)
