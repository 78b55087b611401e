"""What is sent of plans, to whoever laid them down, and what comes in."""

from __future__ import annotations

from dataclasses import dataclass

from monumental.web.contract.page import Page
from monumental.web.contract.requests import Notation, SeatNumber


@dataclass(frozen=True)
class NewPlan:
    """What shall be done when a seat of mine is asked: `activate 2 b`, `buy masonry`, `pass`, `end`."""

    seat: SeatNumber
    plan: Notation


@dataclass(frozen=True)
class StruckPlan:
    """A plan of a seat of mine that I do not want any more, or whose end I have read of."""

    seat: SeatNumber


class PlanPage(Page, frozen=True):
    """A plan of mine."""

    id: str
    plan: str  # as it is laid down
    sentence: str
    stands: bool
    done: bool
    outcome: str | None  # what became of it, in a sentence


class PlanOffer(Page, frozen=True):
    """Something that I could lay down now."""

    plan: str
    kind: str  # its first word: `activate`, `buy`, `pass`, `end`
    sentence: str
    again: bool  # the same row and column as last time


class PlansPage(Page, frozen=True):
    """What a seat of mine has laid down, and what it could."""

    seat: int
    version: int  # of the table
    quiet: int  # seconds without a move before a plan is carried out
    plans: tuple[PlanPage, ...]
    offers: tuple[PlanOffer, ...]
