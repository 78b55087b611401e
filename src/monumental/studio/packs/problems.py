"""What is wrong with a draft: one sentence for each problem, at the field that it is about."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from pydantic import ValidationError

from monumental.cards.build import build_card
from monumental.cards.errors import faults_of, legible, unknown
from monumental.cards.faces import Banner, Faces
from monumental.cards.loader import LARGEST, fields, is_key, problem_with_size
from monumental.cards.schema import CardText, CivilizationText, PackText
from monumental.cards.text import LANGUAGES
from monumental.engine.errors import MonumentalError
from monumental.games.classic.land.hexmap import HexMap
from monumental.maps.drawing import DrawingError, read_tiles
from monumental.maps.fairness import BARBARIANS, FREE_TOWNS, cities_for, map_problems
from monumental.maps.files import MapText
from monumental.play.systems.known import SYSTEMS
from monumental.studio.packs.names import problem_with_name

if TYPE_CHECKING:
    from monumental.cards.model import Model
    from monumental.engine.rules import Rules
    from monumental.studio.packs.draft import Draft

_WORD: Final = re.compile(r"[a-z_]+")
_MESSAGE: Final = re.compile(r"[a-z]+-[a-z0-9]+(-[a-z0-9]+)*")
NOT_A_KEY: Final = "a key is lower-case words joined by hyphens, of at most 60 letters"


@dataclass(frozen=True)
class Problem:
    """A problem: what it is about (`cards`, `civilizations`, …), which one, the field, one sentence."""

    part: str
    key: str
    field: str
    text: str

    def __str__(self) -> str:
        place = ".".join(filter(None, (self.key, self.field))) or self.part
        return f"{place}: {self.text}"


class UnknownRulesError(MonumentalError):
    """Rules or modules that nobody has. One clear sentence."""


def rules_of(draft: Draft) -> Rules:
    """The rules that a draft is for, with its modules."""
    name, modules = draft.head.get("rules"), draft.head.get("modules", [])
    if not isinstance(name, str) or not isinstance(modules, list):
        raise UnknownRulesError("a pack says for which rules it is, and with which modules")
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
    problems = [Problem("head", "", field, text) for field, text in _faults(PackText, draft.head)]
    try:
        rules = rules_of(draft)
    except UnknownRulesError as error:
        return [*problems, Problem("head", "", "rules", str(error))]
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
        faults = [_taken_apart(problem.removeprefix(place)) for problem in found]
    return named + [Problem("cards", key, field or _blamed(text), text) for field, text in faults]


def problems_with_map(key: str, table: dict[str, Any]) -> list[Problem]:
    """What is wrong with a map, its fairness included."""
    faults = _faults(MapText, table)
    if not faults:
        text = MapText.model_validate(table)
        if text.name != key:
            faults = [("name", "a map has the name of its file")]
        try:
            hexmap = HexMap(text.name, read_tiles(text.map))
            towns, cities = FREE_TOWNS, cities_for(text.players)
            found = map_problems(hexmap, text.players, BARBARIANS, towns, cities)
            faults += [("map", f"{problem.text} ({problem.clause})") for problem in found]
        except DrawingError as error:
            faults.append(("map", str(error)))
    return [Problem("maps", key, *fault) for fault in faults]


def _named(part: str, key: str) -> list[Problem]:
    return [] if is_key(key) else [Problem(part, legible(key), "", NOT_A_KEY)]


def _faults(model: type[Model], table: dict[str, Any]) -> list[tuple[str, str]]:
    problem = problem_with_size(table) or _problem_with_values(table)
    if problem:
        return [("", problem)]
    try:
        model.model_validate(table)
    except ValidationError as error:
        known = {*fields(), *Faces.model_fields, *Banner.model_fields, *MapText.model_fields}
        return faults_of(error, known)
    return []


def _problem_with_values(table: object) -> str:
    """Only what TOML can say is kept; no field of a pack has a date or a number with a point."""
    values = [table]
    while values:
        value = values.pop()
        if isinstance(value, dict):
            values.extend(value.values())
        elif isinstance(value, list):
            values.extend(value)
        elif not isinstance(value, str | int):
            return "what is written is a word, a whole number, yes or no, a list or a table"
        elif isinstance(value, int) and abs(value) >= LARGEST:
            return "a number has more than 64 bits"
    return ""


def _taken_apart(problem: str) -> tuple[str, str]:
    """`.use[0].less: is too much` as field and sentence."""
    field, _, text = problem.partition(": ")
    return field.removeprefix("."), text


def _blamed(text: str) -> str:
    """The field that a sentence about a whole card names first."""
    words = [word for said in _WORD.findall(text) for word in (said, said.removesuffix("s"))]
    return next((word for word in words if word in CardText.model_fields), "")


def _problems_with_names(draft: Draft) -> list[Problem]:
    problems = []
    for language, names in draft.names.items():
        if language not in LANGUAGES:
            text = unknown("language", language, LANGUAGES, listed=True)
            problems.append(Problem("names", legible(language), "", text))
            continue
        for message, name in names.items():
            if not _MESSAGE.fullmatch(message):
                problems.append(
                    Problem("names", language, legible(message), "no name is kept under this key")
                )
            elif problem_with_name(name):
                problems.append(Problem("names", language, message, problem_with_name(name)))
    return problems


def _problems_with_files(draft: Draft) -> list[Problem]:
    return [
        Problem("files", legible(key), "", NOT_A_KEY) for key, file in draft.files.items() if not is_key(file)
    ]
