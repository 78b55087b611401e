"""What is wrong with a draft: one sentence for each problem, at the field that it is about."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from pydantic import ValidationError

from monumental.cards import errors as cards
from monumental.cards.build import build_card
from monumental.cards.checking import problems_of
from monumental.cards.errors import Fault, unknown
from monumental.cards.faces import Banner, Faces
from monumental.cards.loader import LARGEST, fields, is_key, problem_with_size
from monumental.cards.schema import CardText, CivilizationText, PackText
from monumental.cards.text import LANGUAGES
from monumental.cards.written import legible
from monumental.engine.errors import MonumentalError
from monumental.games.classic.land.hexmap import HexMap
from monumental.maps.drawing import DrawingError, read_tiles
from monumental.maps.fairness import BARBARIANS, FREE_TOWNS, cities_for, map_problems
from monumental.maps.files import MapText
from monumental.play.systems.known import SYSTEMS
from monumental.studio.packs.names import problem_with_name

if TYPE_CHECKING:
    from monumental.cards.model import Model
    from monumental.cards.text import Texts
    from monumental.engine.rules import Rules
    from monumental.studio.packs.draft import Draft

_MESSAGE: Final = re.compile(r"[a-z]+-[a-z0-9]+(-[a-z0-9]+)*")
NOT_A_KEY: Final = Fault("not-a-short-key")


@dataclass(frozen=True)
class Problem:
    """A problem: what it is about (`cards`, `civilizations`, …), which one, the field, what is wrong."""

    part: str
    key: str
    field: str
    fault: Fault

    def placed(self) -> cards.Problem:
        """The same as readers of packs say it."""
        return cards.Problem(".".join(filter(None, (self.key, self.field))) or self.part, self.fault)

    def said(self, texts: Texts) -> str:
        return self.placed().said(texts)


class UnknownRulesError(MonumentalError):
    """Rules or modules that nobody has. One clear sentence."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def rules_of(draft: Draft) -> Rules:
    """The rules that a draft is for, with its modules."""
    name, modules = draft.head.get("rules"), draft.head.get("modules", [])
    if not isinstance(name, str) or not isinstance(modules, list):
        raise UnknownRulesError(Fault("no-rules"))
    return _rules(name, tuple(map(str, modules)))


@lru_cache(maxsize=64)
def _rules(name: str, modules: tuple[str, ...]) -> Rules:
    fitting = [system for system in SYSTEMS.values() if system.rules.packs_of == name]
    if not fitting:
        raise UnknownRulesError(unknown("rules", name, SYSTEMS, listed=True))
    for system in fitting:
        if set(modules) <= set(system.modules):
            rules = system.rules
            for module in sorted(set(modules)):
                rules = system.modules[module].change(rules)
            return rules
    known = {module for system in fitting for module in system.modules}
    stranger = next((module for module in modules if module not in known), modules[0])
    raise UnknownRulesError(unknown("module", stranger, known, listed=True))


def problems_with(draft: Draft) -> list[Problem]:
    """All that is wrong with the parts of a pack, each looked at by itself."""
    problems = [Problem("head", "", *fault) for fault in _faults(PackText, draft.head)]
    try:
        rules = rules_of(draft)
    except UnknownRulesError as error:
        return [*problems, Problem("head", "", "rules", error.fault)]
    for key, table in draft.cards.items():
        problems += problems_with_card(rules, key, table)
    for key, table in draft.civilizations.items():
        problems += _named("civilizations", key)
        problems += [Problem("civilizations", key, *fault) for fault in _faults(CivilizationText, table)]
    for key, table in draft.maps.items():
        problems += _named("maps", key) + problems_with_map(key, table)
    problems += [Problem("faces", "", *fault) for fault in _faults(Faces, draft.faces)]
    return problems + _problems_with_names(draft) + _problems_with_files(draft)


def problems_with_card(rules: Rules, key: str, table: dict[str, Any]) -> list[Problem]:
    """What is wrong with a card by these rules."""
    named = _named("cards", key)
    faults = _faults(CardText, table)
    if not faults and not named:
        place = f"{key}.toml: {key}"
        _, found = build_card(rules, key, CardText.model_validate(table), f"{key}.toml")
        faults = [_field_of(problem, place) for problem in found]
    return named + [Problem("cards", key, *fault) for fault in faults]


def problems_with_map(key: str, table: dict[str, Any]) -> list[Problem]:
    """What is wrong with a map, its fairness included."""
    faults = _faults(MapText, table)
    if not faults:
        text = MapText.model_validate(table)
        if text.name != key:
            faults = [("name", Fault("map-of-that-name"))]
        try:
            hexmap = HexMap(text.name, read_tiles(text.map))
            towns, cities = FREE_TOWNS, cities_for(text.players)
            found = map_problems(hexmap, text.players, BARBARIANS, towns, cities)
            faults += [("map", fault) for fault in found]
        except DrawingError as error:
            faults.append(("map", error.fault))
    return [Problem("maps", key, *fault) for fault in faults]


def _named(part: str, key: str) -> list[Problem]:
    return [] if is_key(key) else [Problem(part, legible(key), "", NOT_A_KEY)]


def _faults(model: type[Model], table: dict[str, Any]) -> list[tuple[str, Fault]]:
    problem = problem_with_size(table) or _problem_with_values(table)
    if problem is not None:
        return [("", problem)]
    try:
        model.model_validate(table)
    except ValidationError as error:
        known = {*fields(), *Faces.model_fields, *Banner.model_fields, *MapText.model_fields}
        return [_field_of(problem, "") for problem in problems_of(error, "", known)]
    return []


def _problem_with_values(table: object) -> Fault | None:
    """Only what TOML can say is kept; no field of a pack has a date or a number with a point."""
    values = [table]
    while values:
        value = values.pop()
        if isinstance(value, dict):
            values.extend(value.values())
        elif isinstance(value, list):
            values.extend(value)
        elif not isinstance(value, str | int):
            return Fault("no-value-of-toml")
        elif isinstance(value, int) and abs(value) >= LARGEST:
            return Fault("number-too-long")
    return None


def _field_of(problem: cards.Problem, card: str) -> tuple[str, Fault]:
    """The field of a card that a problem is about, and what is wrong with it."""
    return problem.place.removeprefix(card).removeprefix(".") or problem.about, problem.fault


def _problems_with_names(draft: Draft) -> list[Problem]:
    problems = []
    for language, names in draft.names.items():
        if language not in LANGUAGES:
            stranger = unknown("language", language, LANGUAGES, listed=True)
            problems.append(Problem("names", legible(language), "", stranger))
            continue
        for message, name in names.items():
            fault = problem_with_name(name) if _MESSAGE.fullmatch(message) else Fault("no-name-key")
            if fault is not None:
                problems.append(Problem("names", language, legible(message), fault))
    return problems


def _problems_with_files(draft: Draft) -> list[Problem]:
    return [
        Problem("files", legible(key), "", NOT_A_KEY) for key, file in draft.files.items() if not is_key(file)
    ]
