"""Packs of the tests' own: cards for what ours say nowhere, about other players and with two texts."""

from __future__ import annotations

from pathlib import Path

#: The folder of such a pack, by the rules that its cards are for.
NEIGHBOURS = {
    rules: str(Path(__file__).parent / "packs" / pack)
    for rules, pack in (("duel", "neighbours-duel"), ("classic", "neighbours-map"))
}
