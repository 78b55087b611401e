"""What lies between the players in Duel: Province stacks, the Advantage, and Free Cities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.engine.catalog import TYPES
from monumental.research.pictures.canvas import Area, Chip, fitted, width_of
from monumental.research.pictures.palette import INK, LINE, MUTED, PAPER, SEATS

if TYPE_CHECKING:
    from monumental.play.systems.duel.view import DuelView, ProvinceView, StackView
    from monumental.play.views.modules import FreeCitiesView
    from monumental.research.pictures.scene import Scene

CITY_HEIGHT: Final = 84
PROVINCE_HEIGHT: Final = 25


def paint_free_cities(scene: Scene, view: FreeCitiesView, area: Area) -> Area:
    """Each place with the Gold on both sides and who has traded; what of the area is left below."""
    inner = scene.title(area, "Free Cities", f"deck: {len(view.deck)}")
    width = inner.width / len(view.face_up)
    for at, city in enumerate(view.face_up):
        place = Area(inner.x + at * width, inner.y, width - 4, CITY_HEIGHT - 28)
        if city.card is None:
            scene.canvas.box(place, PAPER, LINE)
            continue
        scene.plate(place, city.card)
        scene.canvas.write(place.x + 11, place.y + 11, scene.name(city.card), 12, width=place.width - 16)
        for seat, gold in enumerate(city.gold):
            traded = ", traded" if seat in city.traded else ""
            y = place.y + 28 + 15 * seat
            text = f"player_{seat}: {gold} Gold{traded}"
            scene.canvas.write(place.x + 11, y, text, 11, SEATS[seat], width=place.width - 16)
    return Area(area.x, area.y + CITY_HEIGHT, area.width, area.height - CITY_HEIGHT)


def paint_stacks(scene: Scene, view: DuelView, area: Area) -> None:
    """Who has the Advantage, and each seat's Provinces with the topmost on top."""
    held = "nobody has the Advantage"
    if view.advantage is not None:
        kind = "" if view.advantage.resource is None else f" in {view.advantage.resource.capitalize()}"
        held = f"Advantage: player_{view.advantage.holder}{kind}, tokens: {view.advantage.tokens}"
    area = scene.title(area, "Provinces", held)
    width = area.width / len(view.stacks)
    for seat, stack in enumerate(view.stacks):
        _paint_stack(scene, seat, stack, Area(area.x + seat * width, area.y, width - 4, area.height))


def _paint_stack(scene: Scene, seat: int, stack: StackView, area: Area) -> None:
    cities = scene.view.modules.free_cities
    markers = ", ".join(f"{count} {kind}" for kind, count in stack.markers.items() if count) or "none"
    notes = [f"Markers: {markers}"]
    if cities is not None and cities.owned[seat]:
        notes.append(f"Claimed: {scene.names(cities.owned[seat])}")
    scene.canvas.chips(Area(area.x, area.y, 60, 20), [Chip(f"player_{seat}", SEATS[seat])], 12)
    top = scene.lines(Area(area.x, area.y + 22, area.width, 60), notes, 11) + 4
    most = int((area.y + area.height - top) / PROVINCE_HEIGHT)
    shown = list(reversed(stack.cards))
    hidden = len(shown) - most
    if hidden > 0:
        shown = shown[: most - 1]
    for at, province in enumerate(shown):
        place = Area(area.x, top + at * PROVINCE_HEIGHT, area.width, PROVINCE_HEIGHT - 3)
        _paint_province(scene, province, place)
    if hidden > 0:
        y = top + (most - 0.5) * PROVINCE_HEIGHT
        scene.canvas.write(area.x + 11, y, f"and {hidden + 1} more below", 11, MUTED)


def _paint_province(scene: Scene, province: ProvinceView, place: Area) -> None:
    scene.plate(place, province.card)
    card = scene.card(province.card)
    y = place.y + place.height / 2
    kinds = [kind for at, kind in enumerate(TYPES) if card.types >> at & 1 or kind in province.added_types]
    name = fitted(scene.name(province.card), 11, place.width * 0.6)
    scene.canvas.write(place.x + 11, y, name, 11, INK)
    room = place.width - width_of(name, 11) - 24
    scene.canvas.write(place.x + place.width - 6, y, ", ".join(kinds), 10, MUTED, width=room, anchor="rm")
