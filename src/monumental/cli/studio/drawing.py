"""A map for a pack of one's own, typed row by row."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

    from monumental.cli.studio.asking import Asker
    from monumental.studio.packs.draft import Draft, Table

#: So many players can sit around a map.
PLAYERS = range(2, 6)


def make_map(draft: Draft, folder: Path, asker: Asker, key: str, names: dict[str, str]) -> None:
    """A map, from its rows to its file; what is wrong and how even it is are said before it is saved."""
    from monumental.studio.packs.draft import write_draft
    from monumental.studio.packs.problems import problems_with_map

    texts = asker.texts
    players = asker.number(texts("new-map-players"), PLAYERS[0], PLAYERS[-1]) or PLAYERS[0]
    table: Table = {"format": 1, "name": key, "players": players, "map": rows(asker)}
    compare(table, asker)
    problems = problems_with_map(key, table)
    if problems:
        print(texts("new-card-wrong"))
        for problem in problems:
            print(f"  {problem.said(texts)}")
        return
    if asker.yes(texts("new-map-save")):
        draft.maps[key] = table
        for language, name in names.items():
            draft.names.setdefault(language, {})[f"map-{key}"] = name
        write_draft(draft, folder)
        print(texts("new-card-saved", file=str(folder / "maps" / f"{key}.toml")))


def rows(asker: Asker) -> str:
    """The drawing, a row of hexes at a time until nothing more is typed."""
    print(asker.texts("new-map-rows"))
    typed: list[str] = []
    while row := asker.line(str(len(typed) + 1)):
        typed.append(row)
    return "".join(f"{row}\n" for row in typed)


def compare(table: Table, asker: Asker) -> None:
    """What each Capital promises, a line for each thing; where they differ, there is a mark."""
    from monumental.studio.packs.maps import promises

    for promise in promises(table):
        numbers = " | ".join(", ".join(map(str, each)) or "–" for each in promise.capitals)
        mark = " " if promise.is_even else "≠"
        print(f"{mark} {asker.texts(f'promise-{promise.name}')}: {numbers}")
