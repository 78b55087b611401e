"""What a scene says of a seat, as a position file says it."""

from __future__ import annotations

from collections.abc import Mapping

Seat = Mapping[str, object]

#: What lies on and in the city deck.
DECK = ("known", "top", "urn")


def seat_of(civilization: str, entries: Seat) -> dict[str, object]:
    """`supply="2 production 1 gold"`, `top="library fort"` and all fields of a seat in a position file."""
    seat: dict[str, object] = {"civilization": civilization}
    deck = {name: entries[name] for name in ("known", "urn") if name in entries}
    if "top" in entries:
        assert "known" not in entries, "top is known from its other end: say one of the two"
        deck["known"] = " ".join(reversed(str(entries["top"]).split()))
    if deck:
        seat["deck"] = deck
    for name, value in entries.items():
        if name in {"supply", "gained"}:
            seat[name] = _amounts(str(value))
        elif name not in DECK:
            seat[name] = value
    return seat


def _amounts(text: str) -> dict[str, int]:
    """`2 production 1 gold`."""
    parts = text.split()
    return {name: int(count) for count, name in zip(parts[::2], parts[1::2], strict=True)}
