"""Write docs/rules/*.md from the clauses of the English text files: one anchor per clause."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent

TITLES = {
    "modules": "The rules of the modules: Heroes, Monsters, five players, the Automa",
    "continuous": "The rules of the continuous mode for two to five players",
    "classic": "The rules of Monumental, the base game for two to four players",
    "duel": "The rules of Monumental Duel, with the Trade box",
}

HEAD = """# {title}

In our own words, clause by clause.
Tests cite these clauses, and the game names them when it says why something can't be done.
What the rulebook leaves open is decided in [rulings](../rulings.md).
This page is written by `tools/rules_page.py` from the game's own texts.
"""


def source(rules: str) -> Path:
    return ROOT / f"src/monumental/locale/en/rules-{rules}.ftl"


def target(rules: str) -> Path:
    return ROOT / f"docs/rules/{rules}.md"


def page(rules: str) -> str:
    """The page: a heading for each family, an anchor for each clause."""
    lines = [HEAD.format(title=TITLES[rules])]
    for line in source(rules).read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            lines.append(f"\n{line}\n")
        elif " = " in line:
            clause, _, text = line.partition(" = ")
            lines.append(f'- <a id="{clause.lower()}"></a>**{clause}** {text}')
    return "\n".join(lines) + "\n"


def main() -> None:
    for rules in TITLES:
        if "--check" not in sys.argv:
            target(rules).parent.mkdir(parents=True, exist_ok=True)
            target(rules).write_text(page(rules), encoding="utf-8")
        elif target(rules).read_text(encoding="utf-8") != page(rules):
            sys.exit(f"docs/rules/{rules}.md is out of step: run python tools/rules_page.py")


if __name__ == "__main__":
    main()
