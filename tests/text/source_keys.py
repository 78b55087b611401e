"""The text keys that the source uses, read off the source itself."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache, reduce
from importlib import import_module
from importlib.resources import files
from itertools import chain
from pathlib import Path
from pkgutil import walk_packages
from typing import get_args

import monumental.engine
import monumental.games
from monumental.bots import LEVELS
from monumental.bots.sight.style import STYLES
from monumental.cards.checking import EXPECTED, LIMITS
from monumental.cards.schema import CivilizationText, Source
from monumental.cards.text import LANGUAGES, LOCALE
from monumental.cards.verbs.automa import TakeFromDisplay
from monumental.coach.desk import PHASES
from monumental.engine.agenda import Choice
from monumental.engine.catalog import KINDS, TYPES
from monumental.engine.resources import RESOURCES
from monumental.engine.rules import Rules
from monumental.games.classic.land.hexmap import TERRAINS
from monumental.learn.guide.known import MODULES, OURS
from monumental.learn.guide.merits import DEEDS
from monumental.learn.puzzles.goals import GOALS
from monumental.learn.puzzles.puzzle import Tempting
from monumental.maps.measure import Prospects
from monumental.play.glossary.entries import terms_of
from monumental.play.plans.plan import REASONS
from monumental.play.systems.known import SYSTEMS as RULES
from monumental.play.systems.system import Module
from monumental.studio.form.blanks import Blank, Question, Table, Tables
from monumental.studio.form.form import form_of
from monumental.web.alerts.post import PROBLEMS
from monumental.web.talk.phrases import PHRASES

SOURCE = Path(str(files("monumental")))

#: The page has sources of its own.
PAGE = Path(__file__).parents[2] / "ui/src"


def _with(rules: Rules, module: Module) -> Rules:
    return module.change(rules)


#: Every rule system with all its modules.
SYSTEMS = tuple(reduce(_with, system.modules.values(), system.rules) for system in RULES.values())


@cache
def _trees() -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))]


@cache
def _calls() -> dict[str, list[ast.expr]]:
    """What is passed first to each function or method; a variable is what its function sets it to."""
    calls: dict[str, list[ast.expr]] = defaultdict(list)
    for tree in _trees():
        for name, argument in _passed_first(tree):
            calls[name].append(argument)
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                values = _assigned(function)
                for name, argument in _passed_first(function):
                    if isinstance(argument, ast.Name):
                        calls[name] += values.get(argument.id, [])
    return calls


def _first_arguments(*names: str) -> Iterator[ast.expr]:
    """What is passed first to functions or methods of these names."""
    return chain.from_iterable(_calls()[name] for name in names)


def _passed_first(tree: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            yield name, node.args[0]


def _assigned(function: ast.FunctionDef) -> dict[str, list[ast.expr]]:
    """What a function sets its variables to."""
    values: dict[str, list[ast.expr]] = defaultdict(list)
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Name):
                    values[target.id].append(node.value)
    return values


def _keys(argument: ast.expr) -> set[str]:
    """The keys an argument can be: one, or one of two (`"a" if … else "b"`); made-up ones aside."""
    if isinstance(argument, ast.IfExp):
        return _keys(argument.body) | _keys(argument.orelse)
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return {argument.value}
    return set()


def constants() -> set[str]:
    """Every string in the source: a key that is not among them is said by nobody."""
    return {
        node.value.replace("_", "-")
        for tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def told() -> set[str]:
    """The keys of events."""
    return {key for argument in _first_arguments("tell") for key in _keys(argument)}


def reasons() -> set[str]:
    """The keys of reasons."""
    return {key for argument in _first_arguments("Reason") for key in _keys(argument)}


def problems() -> set[str]:
    """The keys of what can be wrong with a pack; what nobody knows is called by its own."""
    written = {key for argument in _first_arguments("Fault") for key in _keys(argument)}
    strangers = {
        key for argument in _first_arguments("unknown", "must_be_known", "_among") for key in _keys(argument)
    }
    strangers |= {key for argument in _first_arguments("check") for key in _keys(argument)}
    return (
        written
        | set(EXPECTED.values())
        | {key for key, _ in LIMITS.values()}
        | {f"unknown-{what}" for what in strangers}
    )


def asked() -> set[str]:
    """The questions of all choices of ours: tests have some of their own."""
    for package in (monumental.engine, monumental.games):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    ours = [choice for choice in _subclasses(Choice) if choice.__module__.startswith("monumental.")]
    return {choice.question for choice in ours if choice.question}


def _subclasses(kind: type[Choice]) -> list[type[Choice]]:
    return [kind, *(deeper for child in kind.__subclasses__() for deeper in _subclasses(child))]


def spoken() -> set[str]:
    """The keys written out where a text is asked for: `texts("sentence", ...)`."""
    return {key for argument in _first_arguments("texts", "_texts") for key in _keys(argument)}


def beginnings() -> set[str]:
    """The beginnings of keys that are made up on the way: `verb-` of `texts(f"verb-{verb}")`."""
    return {
        part.values[0].value
        for argument in _first_arguments("texts", "_texts")
        for part in ast.walk(argument)
        if isinstance(part, ast.JoinedStr)
        and isinstance(part.values[0], ast.Constant)
        and isinstance(part.values[0].value, str)
    }


@cache
def families() -> dict[str, set[str]]:
    """All keys that begin so and are made up on the way, from what the rules and the schema list."""
    conquerors = set(get_args(CivilizationText.model_fields["conquers_with"].annotation))
    archetypes = set(get_args(CivilizationText.model_fields["archetype"].annotation)) - {""}
    endings: dict[str, set[str]] = {
        "ask-": asked(),
        "event-": told(),
        "reason-": reasons(),
        "problem-": problems(),
        "option-": _listed(lambda rules: rules.words),
        "score-": _listed(lambda rules: [part.name for part in rules.achievements]),
        "tie-": _listed(lambda rules: [part.name for part in rules.tie_breaks]),
        "switch-": _listed(lambda rules: rules.switches),
        "preset-": _listed(lambda rules: rules.presets),
        "resource-": set(RESOURCES),
        "amount-": set(RESOURCES),
        "kind-": set(KINDS),
        "type-": set(TYPES),
        "terrain-": set(TERRAINS),
        "era-": _listed(lambda rules: [str(era) for era in rules.eras]),
        "language-": set(LANGUAGES),
        "server-alert-problem-": set(PROBLEMS),
        "plan-": {kind.verb for system in RULES.values() for kind in system.plans},
        "plan-withdrawn-": set(REASONS),
        "level-": set(LEVELS),
        "style-": set(STYLES),
        "source-": set(get_args(Source)),
        "subtype-": {"scientific", "military"},
        "fact-source-": set(get_args(Source)),
        "archetype-": archetypes,
        "has-": _listed(lambda rules: rules.nouns),
        "theirs-": _listed(lambda rules: rules.nouns),
        "verb-gain-per-": _listed(lambda rules: rules.nouns),
        "verb-lose-per-": {noun for rules in SYSTEMS if "lose" in rules.verbs for noun in rules.nouns},
        "text-attack-": _listed(lambda rules: rules.victims),
        "verb-conquer-": _listed(lambda rules: rules.targets),
        "you-": _listed(lambda rules: rules.occasions),
        "opponent-": _listed(lambda rules: rules.occasions),
        "verb-if-fewer-": {noun for rules in SYSTEMS if "fewer" in rules.conditions for noun in rules.nouns},
        "verb-take-": set(get_args(TakeFromDisplay.model_fields["kind"].annotation)),
        "verb-draw-solo-until-": archetypes,
        "text-solo-": archetypes,
        "verb-if-did-": _listed(lambda rules: rules.occasions),
        "price-": _listed(lambda rules: rules.prices),
        # Duel's only module is always in play: nobody chooses it.
        "module-": {module for name in RULES if name != "duel" for module in RULES[name].modules},
        "rules-": set(RULES),
        "about-": set(RULES),
        "book-": {path.stem.removeprefix("rules-") for path in (LOCALE / "en").glob("rules-*.ftl")},
        "ends-": set(RULES),
        "term-": _terms(),
        "forms-": _terms(),
        "meaning-": _terms(),
        "puzzle-theme-": set(GOALS),
        "puzzle-goal-": set(GOALS),
        "puzzle-worth-": set(GOALS),
        "puzzle-by-": {"you", *get_args(Tempting.model_fields["by"].annotation)},
        "puzzle-differs-": {"points", "dominance", "rivals", "kept"},
        "guide-merit-": _merits(),
        "coach-stake-": _stakes(),
        "coach-phase-": set(PHASES),
        "guide-first-": _occasions(),
        "special-conquers-with-": conquerors - {"military"},
        "blank-": _blanks() - set(RESOURCES),
        "promise-": set(Prospects._fields),
        "talk-": {*PHRASES, "somebody"},
        "one-": _listed(lambda rules: [KINDS[kind] for kind in rules.deck_table]) | {"basic"},
    }
    return {
        beginning: {f"{beginning}{ending}".replace("_", "-") for ending in found}
        for beginning, found in endings.items()
    }


def _terms() -> set[str]:
    """The terms of the glossary."""
    return {term.key for rules in SYSTEMS for term in terms_of(rules)}


def _occasions() -> set[str]:
    """What the guide has a word for when it happens first."""
    return {each.key for table in (*OURS.values(), *MODULES.values()) for each in table.occasions}


def _blanks() -> set[str]:
    """The names of all blanks of the forms, those of conditions and tables included."""

    def names(blanks: Iterable[Blank]) -> Iterator[str]:
        for blank in blanks:
            yield blank.name
            for fit in blank.fits:
                inner = fit.table if isinstance(fit, Tables) else fit
                if isinstance(inner, Table | Question):
                    yield from names(inner.blanks)

    forms = [form_of(rules) for rules in SYSTEMS]
    parts = [part for form in forms for part in (form.sentences, form.solo_sentences, form.cards)]
    return {name for part in parts for blanks in part.values() for name in names(blanks)}


def _merits() -> set[str]:
    """What may speak for an option; what a card says and a resource pays have words of their own."""
    written = {key for argument in _first_arguments("Merit") for key in _keys(argument)}
    return (written | set(DEEDS.values())) - {"says", "pays"}


def _stakes() -> set[str]:
    """What the coach may say to be at stake."""
    return {key for argument in _first_arguments("Stake") for key in _keys(argument)}


@cache
def _page() -> str:
    sources = sorted(path for path in PAGE.rglob("*") if path.suffix in {".svelte", ".ts"})
    return "\n".join(path.read_text(encoding="utf-8") for path in sources)


def written_in_the_page() -> set[str]:
    """The keys that the page asks for."""
    return set(re.findall(r"""["'`](web-[a-z0-9-]*[a-z0-9])["'`]""", _page()))


def written_in_templates() -> set[str]:
    """The keys that the pages of reports ask for."""
    templates = [path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.jinja"))]
    return {key for text in templates for key in re.findall(r'"(balance-[a-z-]*[a-z])"', text)}


def begun_in_the_page() -> set[str]:
    """The beginnings of keys that the page makes up on the way: `web-tab-` of `web-tab-${tab}`."""
    return set(re.findall(r"`(web-[a-z0-9-]*)\$\{", _page()))


def _listed(names: Callable[[Rules], Iterable[str]]) -> set[str]:
    """What the rule systems list, all together."""
    return {name for rules in SYSTEMS for name in names(rules)}


def verbs() -> set[str]:
    """A verb has a message of its own or several: which, its own test says."""
    return {f"verb-{verb}".replace("_", "-") for verb in _listed(lambda rules: rules.verbs)}
