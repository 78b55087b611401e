"""Tables at a moment that a test is about."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from websockets.sync.client import connect

from tests.web.browser.person import Person
from tests.web.browser.tab import Heard

#: How long bots may take for a whole game on a machine that is busy, in seconds.
WHOLE_GAME = 120

ME: Heard = {"kind": "me"}
OPEN: Heard = {"kind": "open"}
AUTOMA: Heard = {"kind": "automa"}


def bot(name: str) -> Heard:
    return {"kind": "bot", "bot": name}


def first_of(page: Heard, *verbs: str) -> str | None:
    """The first option with one of these verbs, those named first first."""
    words = [option["words"] for option in page["options"]]
    return next((each for verb in verbs for each in words if each.split()[0] == verb), None)


def to_market(page: Heard) -> str:
    """What leads an Explorer of classic to the nearest Market, and into it."""
    if now := first_of(page, "visit", "keep", "choose", "capital"):
        return now
    if first_of(page, "activate"):
        return str(max(page["options"], key=pays)["words"])
    steps = [option["words"] for option in page["options"] if option["words"].startswith("explore ")]
    nearest = min(steps, key=lambda step: left_to_go(page, step), default=None)
    return nearest or first_of(page, "end") or str(page["options"][0]["words"])


def pays(option: Heard) -> int:
    """How many steps an activation pays for, by its English words."""
    return sum(int(count) for count in re.findall(r"(\d+) (?:Military|Gold)", option["text"]))


def left_to_go(page: Heard, step: str) -> int:
    tiles = {tile["number"]: tile for tile in page["view"]["classic"]["tiles"]}
    there = tiles[int(step.split()[2])]
    return min(distance(there, tiles[market["tile"]]) for market in page["view"]["classic"]["markets"])


def distance(one: Heard, other: Heard) -> int:
    """Steps between two tiles; every second row lies half a tile further right."""
    (q, r), (p, s) = ((tile["column"] - tile["row"] // 2, tile["row"]) for tile in (one, other))
    return int(abs(q - p) + abs(r - s) + abs(q + r - p - s)) // 2


def played(
    person: Person, page: Heard, choose: Callable[[Heard], str], until: Callable[[Heard], bool]
) -> Heard:
    """A table that one person plays alone without the page, for all seats, until it is so."""
    while True:
        asked = page["question"]["seat"]
        if page["viewer"] != asked:
            page = person.look(page["id"], asked)
        if until(page):
            return page
        page = person.act(page, choose(page))


def finished(person: Person, rules: str = "duel") -> Heard:
    """A game that bots have played to its end on the person's behalf."""
    luck = {"civilization": "random"}
    page = person.new_table(rules, [{**ME, **luck}, {**bot("beginner"), **luck}], first=0, seed=1)
    hand_over(person, page)
    return over(person, page["id"])


def ended(one: Person, other: Person, table: str) -> Heard:
    """A game of two people, which bots play to its end on their behalf."""
    hand_over(one, one.look(table))
    # The bot plays until the other one is asked.
    hand_over(other, awaited(other, table, lambda page: page["question"]["seat"] in page["mine"]))
    return over(one, table)


def hand_over(person: Person, page: Heard) -> None:
    """A bot plays on for the person."""
    asked = {"seat": page["mine"][0], "at": page["version"], "bot": "beginner"}
    person.ask("POST", f"/tables/{page['id']}/hand-over", asked)


def over(person: Person, table: str) -> Heard:
    """The table when the bots have come to an end: they go on while somebody looks on."""
    live = f"{person.address.replace('http', 'ws')}/api/tables/{table}/live"
    with connect(live, proxy=None, max_queue=None):
        return awaited(person, table, lambda page: page["status"] == "over")


def awaited(person: Person, table: str, is_so: Callable[[Heard], bool]) -> Heard:
    """The table when it has come to this by itself."""
    until = time.monotonic() + WHOLE_GAME
    while not is_so(page := person.look(table)):
        assert time.monotonic() < until, "the bots never come to this"
        person.page.wait_for_timeout(100)
    return page
