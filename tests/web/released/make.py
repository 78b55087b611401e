"""Keeps a database of a released version, for whoever upgrades from it: `0.1.0.sql` and `0.1.0.json`.

python -m tests.web.released.make 0.1.0 FOLDER/src

The folder has the code of that version (`git archive`). Its server is started as people start it; two people
play by its API, and whatever lies in its SQLite then is written down as text, with what they were shown.
What is here once is never made anew: nobody's database becomes another one afterwards.

0.1.0 is that of commit 0130dfb2, the last one before its rules, cards and tables of the database changed.
"""

from __future__ import annotations

import argparse
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.web.api.server import AUTOMA, ME, OPEN, Browser, Page, bot, play_on
from tests.web.served import Served

FOLDER = Path(__file__).parent

#: Two people make more in a minute here than the server allows in a day.
LIMITS = [
    f"{name}=100000"
    for name in ("tables_at_once", "tables_a_day", "burst", "seats_at_once", "changes_at_once")
]

#: So many requests are kept.
REQUESTS = 20

#: How the version is asked where its code is.
WHERE = "import monumental; print(monumental.__file__)"


class Evening:
    """Ann and Ben at a server."""

    def __init__(self, address: str) -> None:
        self.ann, self.ben = Browser(address).get_key(), Browser(address).get_key()
        for browser in (self.ann, self.ben):
            browser.pause = 0.1
        self.tables: dict[str, str] = {}

    def play(self) -> None:
        self._keep("over", self._together("duel", seed=11))
        self._keep("duel", self._together("duel", seed=12, actions=20))
        self._keep("classic", self._together("classic", seed=13, actions=30, modules=["heroes", "monsters"]))
        self._keep("continuous", self._together("continuous", seed=14, actions=40))
        self._keep("solo", self._alone("classic", AUTOMA, seed=15, actions=15))
        self._keep("bot", self._alone("duel", bot("beginner"), seed=16, actions=8))
        self._keep("handed-over", self._handed_over(seed=17))
        self._keep("classic-over", self._finished_by_bots("classic", modules=["heroes", "monsters"]))
        self._keep("waits", self.ann.new_table("duel", [ME, OPEN], name="Friday evening", listed=True))

    def _keep(self, name: str, page: Page) -> None:
        self.tables[name] = page["id"]

    def _opened(self, rules: str, **wishes: object) -> Page:
        page = self.ann.new_table(rules, [{**ME, "name": "Ann"}, OPEN], **wishes)
        return self.ben.sit(page, 1, "Ben")

    def _together(self, rules: str, seed: int, actions: int | None = None, **wishes: object) -> Page:
        """A game of both, with steps back and forth; so many actions of it, or all."""
        page = self._opened(rules, **wishes)

        def enough(now: Page) -> bool:
            done = now["status"] == "over"
            # What is still to be taken back is not what a game stands on.
            return done or (actions is not None and now["version"] >= actions and not now["can_redo"])

        return play_on((self.ann, self.ben), page, seed, until=enough)

    def _alone(self, rules: str, other: Page, seed: int, actions: int) -> Page:
        page = self.ann.my_turn(self.ann.new_table(rules, [{**ME, "name": "Ann"}, other]))
        page = play_on((self.ann,), page, seed, until=lambda now: now["version"] >= actions, back=0)
        return self.ann.my_turn(page)

    def _handed_over(self, seed: int) -> Page:
        """Ann has left her seat to a bot, and Ben is asked."""
        page = play_on(
            (self.ann, self.ben), self._opened("duel"), seed, until=lambda now: now["version"] >= 12
        )
        self.ann.hand_over(self.ann.look(page), 0, "beginner")
        return self.ben.my_turn(self.ben.look(page))

    def _finished_by_bots(self, rules: str, **wishes: object) -> Page:
        """Ann has begun, and looks on how a bot ends it for her."""
        table = self.ann.new_table(rules, [{**ME, "name": "Ann"}, bot("normal")], **wishes)
        page = self.ann.my_turn(table)
        page = self.ann.hand_over(page, page["question"]["seat"], "normal")
        return self.ann.watch_until(page, lambda now: now["status"] == "over")

    def shown(self) -> dict[str, Any]:
        """What both were told at the end: pages change from version to version, this must not."""
        people = {"ann": self.ann, "ben": self.ben}
        return {
            "keys": {name: browser.key for name, browser in people.items()},
            "tables": {name: told(self.ann.look(table), self.ann) for name, table in self.tables.items()},
        }


def told(page: Page, who: Browser) -> dict[str, Any]:
    seats = [[seat["kind"], seat["name"], seat["handed_over"]] for seat in page["seats"]]
    found: dict[str, Any] = {
        **{key: page[key] for key in ("id", "rules", "name", "status", "version", "mine")},
        "seats": seats,
        "asked": None if page["question"] is None else page["question"]["seat"],
    }
    if page["status"] != "open":
        found["moves"] = digest(moves_of(who.get(f"/api/tables/{page['id']}/record")))
    if page["score"] is not None:
        found["winners"] = page["score"]["winners"]
    return found


def moves_of(record: str) -> list[str]:
    """All of a record but its head."""
    return [line for line in record.splitlines()[1:] if line.startswith("[")]


def digest(lines: Iterable[str]) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()


def version_there(source: Path, clean: Mapping[str, str]) -> None:
    """Nothing is kept of a server that is not of this code."""
    asked = subprocess.run(
        [sys.executable, "-c", WHERE], env=clean, capture_output=True, text=True, check=True
    )
    if not Path(asked.stdout.strip()).is_relative_to(source):
        sys.exit(f"{asked.stdout.strip()} is not in {source}")


def dumped(database: Path) -> str:
    """Of requests only the latest are kept: a server forgets them after a day."""
    with closing(sqlite3.connect(database)) as connection:
        latest = "SELECT rowid FROM requests ORDER BY created DESC LIMIT ?"
        connection.execute(f"DELETE FROM requests WHERE rowid NOT IN ({latest})", [REQUESTS])
        connection.commit()
        return "\n".join(connection.iterdump()) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("version")
    parser.add_argument("source", type=Path)
    wanted = parser.parse_args()
    source = wanted.source.resolve()
    os.environ["PYTHONPATH"] = str(source)
    version_there(source, os.environ)
    limits = [word for limit in LIMITS for word in ("--limit", limit)]
    with tempfile.TemporaryDirectory() as folder:
        with Served(Path(folder), *limits) as server:
            evening = Evening(server.address)
            evening.play()
            shown = evening.shown()
        text = dumped(server.database)
    (FOLDER / f"{wanted.version}.sql").write_text(text, encoding="utf-8")
    (FOLDER / f"{wanted.version}.json").write_text(json.dumps(shown, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
