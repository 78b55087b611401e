"""Tables in lists, and what can be chosen for a new one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from monumental.web.contract.page import ChoiceText, Page
from monumental.web.contract.seats import SeatPage


class MapChoice(Page, frozen=True):
    key: str
    text: str
    seats: int


class PresetChoice(Page, frozen=True):
    key: str
    text: str
    switches: Mapping[str, bool]


class CivilizationChoice(Page, frozen=True):
    key: str
    name: str
    lines: tuple[str, ...]


class EditionPage(Page, frozen=True):
    """What can be chosen for a new table of one rule system."""

    rules: str
    name: str
    about: str
    least: int  # seats
    most: int
    usual: int
    modules: tuple[ChoiceText, ...]
    maps: tuple[MapChoice, ...]  # none: played without a map
    switches: tuple[ChoiceText, ...]
    presets: tuple[PresetChoice, ...]
    civilizations: tuple[CivilizationChoice, ...]
    automas: bool
    advanced: int  # the most Advanced cards an Automa can have


class BotChoice(Page, frozen=True):
    """A bot that can be seated."""

    key: str
    text: str
    level: bool  # how well it plays, for people
    character: bool  # a level with a style; neither: a bot for those who know it by name


class EditionsPage(Page, frozen=True):
    version: str  # of the program
    editions: tuple[EditionPage, ...]
    bots: tuple[BotChoice, ...]  # those that can be seated here
    talk: bool  # people may speak here, where a table does not say otherwise


class TableLine(Page, frozen=True):
    """A table in a list."""

    id: str
    name: str
    rules: str
    rules_name: str
    status: Literal["open", "playing", "over"]
    pace: Literal["live", "turns"]
    seats: tuple[SeatPage, ...]
    round: int
    changed: str  # ISO 8601
    asked: int | None  # the seat that the game waits for
    my_turn: bool
    deadline: str | None  # when the time of whoever is asked runs out
    typed: str | None  # the seed, where somebody has typed one
    rated: bool
    locked: bool  # to sit down takes a password
    vacant: bool  # a seat may be taken over
    watching: int | None  # how many look on without a seat, as far as is known
    replaced: bool  # I sat there, and somebody else has taken my seat


class LobbyPage(Page, frozen=True):
    mine: tuple[TableLine, ...]
    open: tuple[TableLine, ...]
    running: tuple[TableLine, ...]  # that anybody may watch, mine not among them
