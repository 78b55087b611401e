"""Write docs/glossary.md from the glossary of the game: every term, its clauses and the cards that use it."""

from __future__ import annotations

import sys
from pathlib import Path

from monumental.cards.text import Texts, load_texts
from monumental.play.glossary.entries import Entry, glossary
from monumental.play.glossary.goal import goal, usual_achievements
from monumental.play.setup import packs_for, unpack
from monumental.play.systems.known import optional_modules

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "docs/glossary.md"

#: The rule systems, and what they are called in the text.
SYSTEMS = {"duel": "Duel", "classic": "classic", "continuous": "the continuous mode"}
#: The pages with the clauses, by how their ids begin.
PAGES = {"DUEL": "duel", "BASE": "classic", "CONT": "continuous", "MOD": "modules"}
#: How many cards are named.
MOST_CARDS = 12

HEAD = """# Words of the game

What each word means, where the rules say so, and which cards use it.
At the prompt, `word advantage` says the same.
At the table of the web app, words are links, and `?` opens them all.
This page is written by `tools/glossary_page.py` from the game's own texts.

## The game in short
"""


def page() -> str:
    """The games in short, then every term once."""
    lines = [HEAD]
    found: dict[str, dict[str, Entry]] = {}
    names: dict[str, Texts] = {}
    for rules, name in SYSTEMS.items():
        box = unpack(rules, (*packs_for(rules, None), *optional_modules(rules)))
        texts = load_texts("en", tuple(pack.folder for pack in box.packs), box.rules)
        names[rules] = texts
        lines.append(f"**{name[0].upper()}{name[1:]}**\n")
        lines += [f"- {line}" for line in goal(box.rules, usual_achievements(box.rules), texts)]
        lines.append("")
        for entry in glossary(box.rules, box.catalog, texts):
            found.setdefault(entry.key, {})[rules] = entry
    lines.append("## Terms\n")
    for uses in sorted(found.values(), key=lambda uses: next(iter(uses.values())).name.casefold()):
        lines += [*_term(uses, names), ""]
    return "\n".join(lines)


def _term(uses: dict[str, Entry], names: dict[str, Texts]) -> list[str]:
    """A term, as the rule systems that have it use it."""
    lines = [f"### {next(iter(uses.values())).name}\n"]
    meanings: dict[str, list[str]] = {}
    for rules, entry in uses.items():
        meanings.setdefault(entry.meaning, []).append(SYSTEMS[rules])
    for meaning, systems in meanings.items():
        lines.append(meaning if len(meanings) == 1 else f"- In {' and '.join(systems)}: {meaning}")
    if len(meanings) == 1:
        lines.append("")
    clauses = dict.fromkeys(clause for entry in uses.values() for clause in entry.clauses)
    lines.append(f"- Rules: {', '.join(_link(clause) for clause in clauses)}.")
    cards = list(
        dict.fromkeys(names[rules].card(card) for rules, entry in uses.items() for card in entry.cards)
    )
    if cards:
        more = f" and {len(cards) - MOST_CARDS} more" if len(cards) > MOST_CARDS else ""
        lines.append(f"- Cards: {', '.join(cards[:MOST_CARDS])}{more}.")
    return lines


def _link(clause: str) -> str:
    return f"[{clause}](rules/{PAGES[clause.partition('-')[0]]}.md#{clause.lower()})"


def main() -> None:
    if "--check" not in sys.argv:
        TARGET.write_text(page(), encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != page():
        sys.exit("docs/glossary.md is out of step: run python tools/glossary_page.py")


if __name__ == "__main__":
    main()
