"""What the head of a record hides from a seat: the secrets of a position in which the game began."""

from __future__ import annotations

from collections.abc import Mapping

from monumental.play.systems.known import SYSTEMS


def position_for(seat: int | None, rules: str, position: Mapping[str, object]) -> Mapping[str, object]:
    """The position as a seat, or somebody who watches, may have it."""
    system = SYSTEMS.get(rules)
    if system is None:
        return position
    if system.hides is not None:
        position = system.hides(position, seat)
    kept = position.get("modules")
    if not isinstance(kept, Mapping):
        return position
    hiding = {name: hide for module in system.modules.values() for name, hide in module.hides.items()}
    shown = {name: hiding[name](slot, seat) if name in hiding else slot for name, slot in kept.items()}
    return {**position, "modules": shown}
