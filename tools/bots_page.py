"""Write the tables of docs/bots.md from the tournaments in docs/arena/, made by `monumental arena --json`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from monumental.play.systems.known import SYSTEMS
from tools.tables import Tables, head, percent, row, span

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs/bots.md"
FOLDER = ROOT / "docs/arena"

BOT = (
    *("bot", "rating", "games", "won", "shared", "win rate", "95 % interval", "points"),
    *("ms per decision: mean", "95 % within", "longest"),
)
PAIR = ("head to head", "games", "ahead", "level", "rate", "by deals", "Wilson")


def tournaments() -> list[dict[str, Any]]:
    """What was played, in the order of the rule systems and of the number of seats."""
    found = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))]
    systems = list(SYSTEMS)
    return sorted(found, key=lambda one: (systems.index(one["rules"]), one["seats"]))


def tables() -> str:
    return "\n".join(section(tournament) for tournament in tournaments())


def section(tournament: dict[str, Any]) -> str:
    """A tournament: what was played and where, the bots, and every two head to head."""
    lines = [
        f"### {title(tournament)}",
        "",
        circumstances(tournament),
        "",
        *head(*BOT),
        *(row_of_bot(player) for player in tournament["players"]),
        "",
        *head(*PAIR),
        *(row_of_pair(pair) for pair in tournament["pairs"]),
    ]
    return "\n".join(lines) + "\n"


def title(tournament: dict[str, Any]) -> str:
    rules = tournament["rules"]
    packs = [pack["name"] for pack in tournament["packs"] if pack["name"] not in SYSTEMS[rules].usual_packs]
    said = [f"{rules.capitalize()}, {tournament['seats']} seats", *packs]
    said += [f"map {tournament['map']}"] * bool(tournament["map"])
    return ", ".join(said)


def circumstances(tournament: dict[str, Any]) -> str:
    machine = tournament["machine"]
    engine = "compiled" if tournament["compiled"] else "not compiled"
    return (
        f"{tournament['date']}, Monumental {tournament['monumental']}, rules {tournament['rules']} "
        f"{tournament['rules_version']} ({tournament['preset']}), engine {engine}, "
        f"{tournament['implementation']} {tournament['python']}, {machine['architecture']} with "
        f"{machine['processors']} processors; {tournament['games_at_a_table']} games at a table, "
        f"from seed {tournament['seed']}."
    )


def row_of_bot(player: dict[str, Any]) -> str:
    rating, times = player["rating"], player["time"]
    return row(
        player["bot"],
        f"{rating['mu']:.1f} ± {rating['reach']:.1f}",
        player["games"],
        player["wins"],
        player["shared"],
        percent(player["win_rate"]),
        span(player["interval"]),
        f"{player['score']['mean']:.1f}",
        *(f"{times[name]:,.2f}" for name in ("mean_ms", "percentile_95_ms", "most_ms")),
    )


def row_of_pair(pair: dict[str, Any]) -> str:
    return row(
        " – ".join(pair["bots"]),
        pair["games"],
        pair["ahead"],
        pair["level"],
        percent(pair["rate"]),
        span(pair["interval"]),
        span(pair["wilson"]),
    )


ARENA = Tables(PAGE, "arena", "tools.bots_page", tables)

if __name__ == "__main__":
    ARENA.main()
