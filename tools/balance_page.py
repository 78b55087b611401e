"""Write the tables of docs/balance.md from the reports in docs/balance/, made by `monumental balance`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from monumental.balance.findings import DEVELOPMENT, LEAST_TAKEN, MOST_TAKEN
from monumental.cards.text import load_texts
from monumental.play.setup import unpack
from monumental.play.systems.known import SYSTEMS
from tools.tables import Tables, head, percent, row, span

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs/balance.md"
FOLDER = ROOT / "docs/balance"

#: How a card came to its values, in a word.
SOURCES = {
    "official": "public",
    "reported": "public",
    "inferred": "inferred",
    "partial": "partly public",
    "original": "ours",
}


def reports() -> list[dict[str, Any]]:
    """The reports that are kept, in the order of the rule systems."""
    found = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))]
    return sorted(found, key=lambda report: list(SYSTEMS).index(report["head"]["rules"]))


def tables() -> str:
    return "\n".join(section(report) for report in reports())


def section(report: dict[str, Any]) -> str:
    rules = report["head"]["rules"]
    box = unpack(rules)
    texts = load_texts("en", [pack.folder for pack in box.packs], box.rules)
    lines = [
        f"### {texts(f'rules-{rules}')}",
        "",
        circumstances(report),
        "",
        *head("", "games", "won", "95 % interval", "points"),
        *[
            rate_row(texts.civilization(box.catalog.civilization_by_key[people["key"]]), people)
            for people in report["civilizations"]
        ],
        *[rate_row(f"seat {seat['seat'] + 1}", seat) for seat in report["seats"]],
        "",
        *head("points of a player", "on average", "of all", "who won", "who did not"),
        *[points_row(texts(f"score-{line['key']}"), line) for line in report["points"] if line["mean"]],
        "",
        *head(
            "Development card", "era", "values", "taken, where shown", "where affordable", "with", "without"
        ),
        *[
            card_row(texts.card(box.catalog.by_key[thing["key"]]), thing)
            for thing in sorted(report["things"], key=lambda thing: (-share(thing), thing["key"]))
            if thing["group"] in DEVELOPMENT
        ],
    ]
    return "\n".join(lines) + "\n"


def circumstances(report: dict[str, Any]) -> str:
    told = report["head"]
    packs = ", ".join(f"{pack['name']} {pack['version']}" for pack in told["packs"])
    length = report["length"]
    effects = [use for use in report["effects"] if use["cards"]]
    unused = [use["key"] for use in effects if not use["times"]]
    return (
        f"Monumental {told['monumental']}, rules {told['rules']} {told['rules_version']} ({told['preset']}), "
        f"packs {packs}; {report['games']:,} games of {told['bot']} with itself, from seed {told['seed']}; "
        f"{length['least']} to {length['most']} rounds, {length['mean']:.1f} on average. "
        f"Of the {len(effects)} effects that cards of these packs have, "
        f"{'every one came about' if not unused else f'these never came about: {unused}'}."
    )


def rate_row(name: str, result: dict[str, Any]) -> str:
    won = result["won"]
    return row(
        name,
        won["games"],
        percent(won["rate"]),
        span([won["low"], won["high"]]),
        f"{result['points']:.1f}",
    )


def points_row(name: str, line: dict[str, Any]) -> str:
    numbers = (f"{line[key]:.1f}" for key in ("winners", "others"))
    return row(name, f"{line['mean']:.1f}", percent(line["share"]), *numbers)


def share(thing: dict[str, Any]) -> float:
    return float(thing["taken"] / thing["shown"]) if thing["shown"] else 0.0


def card_row(name: str, thing: dict[str, Any]) -> str:
    taken = percent(share(thing))
    affordable = thing["taken_then"] / thing["affordable"] if thing["affordable"] else 0.0
    outside = not LEAST_TAKEN <= share(thing) <= MOST_TAKEN
    return row(
        name,
        "I" * thing["era"],
        SOURCES[thing["source"]],
        f"**{taken}**" if outside else taken,
        percent(affordable),
        percent(thing["having"]["rate"]),
        percent(thing["lacking"]["rate"]),
    )


BALANCE = Tables(PAGE, "balance", "tools.balance_page", tables)

if __name__ == "__main__":
    BALANCE.main()
