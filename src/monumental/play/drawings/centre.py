"""What lies between the players of Duel: Free Cities, the Advantage and both stacks of Provinces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from monumental.cards.grammar import amount as words
from monumental.engine.catalog import TYPES
from monumental.engine.resources import GOLD, RESOURCES
from monumental.play.drawings.pen import INK, LINE, MUTED, PAPER, SEATS

if TYPE_CHECKING:
    from monumental.play.drawings.scene import Scene
    from monumental.play.systems.duel.view import DuelView, ProvinceView
    from monumental.play.views.modules import FreeCitiesView

CITY: Final = 62
PROVINCE: Final = 26
GAP: Final = 6


def draw_free_cities(scene: Scene, view: FreeCitiesView, x: float, y: float, width: float) -> float:
    """Each place with the Gold on both sides; `!` is an Action token. Where they end."""
    scene.heading(x, y + 8, width, scene.texts("view-free-cities"))
    share = (width + GAP) / len(view.face_up)
    for at, city in enumerate(view.face_up):
        left, top = x + at * share, y + 22
        if city.card is None:
            scene.pen.box(left, top, share - GAP, CITY, PAPER, LINE)
            continue
        scene.plate(left, top, share - GAP, CITY, city.card)
        scene.pen.write(left + 12, top + 13, scene.name(city.card), 12, width=share - GAP - 16, bold=True)
        for seat, gold in enumerate(city.gold):
            text = f"{scene.seat(seat)}: {words(scene.texts, GOLD, gold)}{' !' * (seat in city.traded)}"
            scene.pen.write(left + 12, top + 31 + 17 * seat, text, 11, SEATS[seat], width=share - GAP - 16)
    return y + 22 + CITY


def draw_stacks(scene: Scene, view: DuelView, x: float, y: float, width: float) -> float:
    """Who holds the Advantage, and each seat's Provinces with the topmost on top; where they end."""
    scene.heading(x, y + 8, width, scene.texts("view-provinces"), _advantage(scene, view))
    share = (width + GAP) / len(view.stacks)
    for seat, stack in enumerate(view.stacks):
        left = x + seat * share
        scene.pen.write(left, y + 30, scene.seat(seat), 12, SEATS[seat], bold=True)
        for at, province in enumerate(reversed(stack.cards)):
            _draw_province(scene, province, left, y + 42 + at * PROVINCE, share - GAP)
        if not stack.cards:
            scene.pen.write(left, y + 42 + PROVINCE / 2, scene.texts("view-none"), 11, MUTED)
    return y + 42 + PROVINCE * max(1, *[len(stack.cards) for stack in view.stacks])


def _advantage(scene: Scene, view: DuelView) -> str:
    held = view.advantage
    if held is None:
        return scene.texts("view-advantage-nobody")
    if held.resource is None:
        return scene.texts("view-advantage-bare", seat=scene.seat(held.holder))
    tokens = words(scene.texts, RESOURCES.index(held.resource), held.tokens)
    return scene.texts("view-advantage-holder", seat=scene.seat(held.holder), amount=tokens)


def _draw_province(scene: Scene, province: ProvinceView, x: float, y: float, width: float) -> None:
    scene.plate(x, y, width, PROVINCE - 4, province.card)
    card = scene.card(province.card)
    kinds = [kind for at, kind in enumerate(TYPES) if card.types >> at & 1 or kind in province.added_types]
    middle = y + (PROVINCE - 4) / 2
    scene.pen.write(x + 12, middle, scene.name(province.card), 11, INK, width=width * 0.5)
    types = ", ".join(scene.texts(f"type-{kind}") for kind in kinds)
    scene.pen.write(x + width - 6, middle, types, 10, MUTED, width=width * 0.4, anchor="end")
