"""Write the tables of docs/research.md from the code: every action and every part of an observation."""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path

from monumental.meaning.columns import NAMES
from monumental.meaning.position.entries import ZONES
from monumental.meaning.position.fields import AMOUNT, Field
from monumental.meaning.position.land import TILE_BITS
from monumental.meaning.position.words import VERBS
from monumental.research.numbering import Numbering
from monumental.research.observation.layout import Part
from monumental.research.setting import Setting

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs/research.md"

#: The tables stand between these two lines.
BEGIN = "<!-- The tables are written by tools/research_page.py. -->"
END = "<!-- Here the tables end. -->"

TITLES = {
    "duel": "Duel",
    "classic": "Classic, two seats",
    "continuous": "Continuous mode, two seats",
}


def tables() -> str:
    """All tables, with what a card looks like first."""
    settings = {rules: Setting(rules, {}) for rules in TITLES}
    lines = ["### Cards", ""]
    lines.append("Where the tables below say *a card*, these numbers stand, all zeros where there is none:")
    lines += ["", *_features(settings["duel"])]
    for rules, title in TITLES.items():
        setting = settings[rules]
        lines += ["", f"### {title}: {setting.numbering.count} actions", "", *_actions(setting)]
        lines += ["", f"### {title}: {setting.observer.length} numbers in an observation", ""]
        lines += ["| part | from | length | meaning | numbers |", "|---|---|---|---|---|"]
        lines += [_part(part) for part in setting.observer.parts]
    return "\n".join([*lines, "", *_tables_of_meanings(settings)])


def _tables_of_meanings(settings: dict[str, Setting]) -> list[str]:
    """What observation 2 is made of."""
    lines = [f"### Observation 2: {len(NAMES)} numbers of a card", ""]
    lines += [f"{at}. {name}" for at, name in enumerate(NAMES)]
    lines += ["", "### Observation 2: zones", "", *[f"{at}. {zone}" for at, zone in enumerate(ZONES)]]
    lines += ["", "### Observation 2: a tile", "", "| | bits |", "|---|---|"]
    lines += [f"| {name} | {bits} |" for name, bits in TILE_BITS]
    lines += ["", "### Observation 2: verbs of options", ""]
    lines += [f"{at}. {verb}" for at, verb in enumerate(["no option", *VERBS])]
    for rules, title in TITLES.items():
        writer = settings[rules].card_observer.writer
        length = f"{writer.numbers} numbers, {writer.tiles} tiles, {writer.entries} entries"
        lines += ["", f"### {title}, observation 2: {length}", ""]
        lines += ["| of | number | from | how many | how to read it | meaning |", "|---|---|---|---|---|---|"]
        lines += [_field("the table", field) for field in writer.table.fields]
        lines += [_field("each seat", field) for field in writer.each.fields]
    return lines


def _field(owner: str, field: Field) -> str:
    reading = f"/ {field.size}" if field.kind == AMOUNT else f"{field.kind} {field.size}"
    return f"| {owner} | {field.name} | {field.at} | {field.count} | {reading} | {field.meaning} |"


def _features(setting: Setting) -> list[str]:
    """The bits of a card's number are as many as the packs need."""
    features = setting.observer.features
    names = features.names[: -features.bits]
    numbered = [f"{at}. {name}" for at, name in enumerate(names)]
    first = len(names)
    return [*numbered, f"{first}. its number in the catalog + 1 in binary, the lowest bit first"]


def _actions(setting: Setting) -> list[str]:
    words = setting.box.rules.words
    lines = ["| numbers | action | how many |", "|---|---|---|"]
    for verb, numbers in _by_verb(setting.numbering):
        form = " ".join([verb, *[f"<{word}>" for word in words[verb]]])
        span = str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"
        lines.append(f"| {span} | `{form}` | {len(numbers)} |")
    return lines


def _by_verb(numbering: Numbering) -> list[tuple[str, list[int]]]:
    groups = groupby(range(numbering.count), lambda number: numbering.action(number).verb)
    return [(verb, list(numbers)) for verb, numbers in groups]


def _part(part: Part) -> str:
    length = str(part.length) if part.repeats == 1 else f"{part.repeats} × {part.length}"
    return f"| {part.name} | {part.offset} | {length} | {part.meaning} | {part.scale} |"


def page(text: str) -> str:
    """The page with its tables written anew."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{tables()}\n\n{END}{after}"


def main() -> None:
    text = PAGE.read_text(encoding="utf-8")
    if "--check" not in sys.argv:
        PAGE.write_text(page(text), encoding="utf-8")
    elif text != page(text):
        sys.exit("docs/research.md is out of step: run python tools/research_page.py")


if __name__ == "__main__":
    main()
