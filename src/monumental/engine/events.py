"""What happened, for screens and logs: keys and numbers, never a sentence."""

from __future__ import annotations

from monumental.engine.action import NONE


class Event:
    """Something that happened at the table. `key` names its text; the rest fills the text in."""

    def __init__(
        self,
        key: str,
        seat: int,
        card: int = NONE,
        place: int = NONE,
        resource: int = NONE,
        number: int = 0,
    ) -> None:
        self.key = key
        self.seat = seat
        self.card = card
        self.place = place
        self.resource = resource
        self.number = number

    def __repr__(self) -> str:
        return (
            f"Event({self.key!r}, seat={self.seat}, card={self.card}, place={self.place}, "
            f"resource={self.resource}, number={self.number})"
        )
