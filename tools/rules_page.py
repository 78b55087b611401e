"""Write docs/rules/duel.md from the clauses of the English text files: one anchor per clause."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
CLAUSES = ROOT / "src/monumental/locale/en/rules-duel.ftl"
PAGE = ROOT / "docs/rules/duel.md"

HEAD = """# The rules of Monumental Duel, with the Trade box

In our own words, clause by clause.
Tests cite these clauses, and the game names them when it says why something can't be done.
What the rulebook leaves open is decided in [rulings](../rulings.md).
This page is written by `tools/rules_page.py` from the game's own texts.
"""


def page(source: str) -> str:
    """The page: a heading for each family, an anchor for each clause."""
    lines = [HEAD]
    for line in source.splitlines():
        if line.startswith("## "):
            lines.append(f"\n{line}\n")
        elif line.startswith("DUEL-"):
            clause, _, text = line.partition(" = ")
            lines.append(f'- <a id="{clause.lower()}"></a>**{clause}** {text}')
    return "\n".join(lines) + "\n"


def main() -> None:
    written = page(CLAUSES.read_text(encoding="utf-8"))
    if "--check" in sys.argv:
        if PAGE.read_text(encoding="utf-8") != written:
            sys.exit("docs/rules/duel.md is out of step: run python tools/rules_page.py")
    else:
        PAGE.parent.mkdir(parents=True, exist_ok=True)
        PAGE.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
