"""Write the tables of docs/research.md from the code: every action and every part of an observation."""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path

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
    return "\n".join(lines)


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
