"""A whole game of a sample box at a server: two people at two browsers, and what each of them is sent.

python -m tests.boxes.at_the_table FOLDER   where the boxes are installed; FOLDER is for its tables
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

from tests.web.api.server import ME, OPEN, Browser, Page, serving


def main(folder: Path) -> None:
    with serving(f"sqlite:///{folder / 'tables.db'}") as server:
        ann, bob = server.browser(), server.browser()
        listed = {edition["rules"]: edition for edition in ann.get("/api/editions")["editions"]}
        assert listed["skirmish"]["name"] == "Skirmish"
        assert "omens" in [module["key"] for module in listed["duel"]["modules"]]
        assert {"omens", "skirmish"} <= {book["key"] for book in ann.get("/api/clauses")["books"]}

        table = ann.new_table("skirmish", [ME, OPEN])
        bob.sit(bob.look(table), 1)
        ended = play(ann, bob, table)

        assert ended["status"] == "over"
        assert any(line["title"] == "the Advantage" for line in ended["score"]["lines"]), ended["score"]
        server.forget(table["id"])
        assert ann.look(table)["score"] == ended["score"]


def play(ann: Browser, bob: Browser, table: Page) -> Page:
    """Everybody draws omens, and else does anything; nobody is ever sent one of the other's."""
    choose = random.Random(1)
    kept_by_both = 0
    while True:
        pages = [ann.look(table), bob.look(table)]
        if pages[0]["status"] == "over":
            assert kept_by_both
            return pages[0]
        kept = [page["view"]["modules"]["more"]["omens"] for page in pages]
        for seat, page in enumerate(pages):
            assert len(kept[seat]["own"]) == kept[seat]["kept"][seat]
            for omen in set(kept[1 - seat]["own"]) - set(kept[seat]["own"]):
                told = json.dumps({name: page[name] for name in ("view", "question", "options")})
                assert f'"{omen}"' not in told, told
        kept_by_both += all(each["own"] for each in kept)
        asked = pages[0]["question"]["seat"]
        offered = [option["words"] for option in pages[asked]["options"]]
        (ann, bob)[asked].act(pages[asked], "consult" if "consult" in offered else choose.choice(offered))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
