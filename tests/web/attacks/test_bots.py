"""Bots as a weapon: one that thinks for ever, or a hundred tables of them, stop nobody else's."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import median

import pytest

from tests.web.api.server import ME, Browser, Page, bot
from tests.web.attacks.people import somebody
from tests.web.served import Served

pytestmark = pytest.mark.long

#: Seconds for a whole answer of somebody else's `normal` bot: for most of them, on a busy machine, too,
#: and for each of them at the most.
ANSWER = 2.0
SLOWEST = 10.0

TABLES = 150
KEYS = 30


def answers_in(browser: Browser, page: Page, decisions: int) -> list[float]:
    """How long the bot of a table takes for its whole answer to each of so many decisions of mine."""
    times: list[float] = []
    page = browser.my_turn(page)
    while len(times) < decisions and page["status"] != "over":
        played = browser.act(page, page["options"][-1]["words"])
        began = time.monotonic()
        page = browser.my_turn(played)
        if played["status"] == "playing" and played["question"]["seat"] not in played["mine"]:
            times.append(time.monotonic() - began)
    return times


def must_be_prompt(times: list[float], beside: str) -> None:
    assert median(times) < ANSWER, f"{beside}: answers took {times}"
    assert max(times) < SLOWEST, f"{beside}: answers took {times}"


@pytest.mark.parametrize("name", ["search-9999s", "search-9999999n", "search", "random", "no-such-bot", ""])
def test_only_named_levels_can_be_seated_or_handed_over_to(tmp_path: Path, name: str) -> None:
    with Served(tmp_path) as server, somebody(server) as eve, somebody(server) as ann:
        seats = [ME, bot(name)]
        assert eve.ask("POST", "/api/tables", {"rules": "duel", "seats": seats}).status_code in {400, 422}
        page = eve.my_turn(eve.new_table("duel", [ME, bot("normal")]))
        body = {"seat": 0, "at": page["version"], "bot": name}
        assert eve.ask("POST", f"/api/tables/{page['id']}/hand-over", body).status_code in {400, 422}
        fork = {"at": page["version"], "seats": seats}
        assert eve.ask("POST", f"/api/tables/{page['id']}/fork", fork).status_code in {400, 422}

        must_be_prompt(answers_in(ann, ann.new_table("duel", [ME, bot("normal")]), 3), name)


def test_a_bot_that_was_seated_before_stops_no_other_after_a_restart(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        with somebody(server) as eve:
            page = eve.my_turn(eve.new_table("duel", [ME, bot("expert")]))
            while page["question"]["seat"] == 0:
                page = eve.act(page, page["options"][-1]["words"])
        server.kill()  # while the bot thinks
        seat_in_the_file(server.database, page["id"], "search-9999s")
        server.start()

        with somebody(server) as ann:
            must_be_prompt(answers_in(ann, ann.new_table("duel", [ME, bot("normal")]), 3), "after a restart")


def seat_in_the_file(database: Path, table: str, name: str) -> None:
    """As an older version would have left it: a bot of any name, which is asked next."""
    connection = sqlite3.connect(database)
    (line,) = connection.execute("SELECT head FROM tables WHERE id = ?", (table,)).fetchone()
    head = {**json.loads(line), "seats": ["human", name]}
    connection.execute("UPDATE tables SET head = ?, asked = 1 WHERE id = ?", (json.dumps(head), table))
    connection.execute("UPDATE seats SET name = ? WHERE table_id = ? AND seat = 1", (name, table))
    connection.commit()
    connection.close()


@pytest.mark.parametrize(
    ("options", "least"),
    [pytest.param((), 5, marks=pytest.mark.campaign), (("--limit", "bot_tables=1000"), TABLES)],
)
def test_a_hundred_tables_of_experts_keep_nobody_waiting(
    tmp_path: Path, options: tuple[str, ...], least: int
) -> None:
    """By many keys of the same address as everybody else's, all of them watched; also without a quota."""
    with Served(tmp_path, *options) as server, ExitStack() as stack:
        made = 0
        for _ in range(KEYS):
            eve = stack.enter_context(somebody(server))
            for _ in range(TABLES // KEYS):
                seats = [bot("expert"), bot("expert")]
                answer = eve.ask("POST", "/api/tables", {"rules": "classic", "seats": seats})
                assert answer.status_code in {201, 429}
                if answer.status_code == 201:
                    made += 1
                    stack.enter_context(eve.live(answer.json()))
        assert made >= least  # there is an attack at all
        with somebody(server) as ann:
            times = answers_in(ann, ann.new_table("duel", [ME, bot("normal")]), 8)

        must_be_prompt(times, f"{made} tables of experts")


def test_experts_that_play_against_somebody_keep_nobody_waiting(tmp_path: Path) -> None:
    """They count as tables of people; but who has had much waits for who has had little."""
    luck = {"civilization": "random"}
    seats = [{**ME, **luck}, *[{**bot("expert"), **luck}] * 3]
    with Served(tmp_path) as server, ExitStack() as stack:
        thinking = 0
        for _ in range(KEYS):
            eve = stack.enter_context(somebody(server))
            page = eve.new_table("classic", seats)
            while page["options"]:  # where their Capital shall be
                page = eve.act(page)
            thinking += page["thinking"]
            stack.enter_context(eve.live(page))
        assert thinking > KEYS / 2  # there is an attack at all
        with somebody(server) as ann:
            times = answers_in(ann, ann.new_table("duel", [ME, bot("normal")]), 8)

        must_be_prompt(times, f"{thinking} tables against experts")


def test_bots_among_themselves_are_not_let_think_where_nobody_looks_on(tmp_path: Path) -> None:
    with Served(tmp_path) as server, somebody(server) as eve:
        pages = [eve.new_table("duel", [bot("normal"), bot("normal")]) for _ in range(3)]
        time.sleep(3)

        assert [eve.look(page)["version"] for page in pages] == [page["version"] for page in pages]
        assert eve.watch_until(pages[0], lambda now: now["version"] > 5)


def test_one_browser_does_not_fill_the_server_with_tables(tmp_path: Path) -> None:
    with Served(tmp_path) as server, somebody(server) as eve:
        bots = [bot("expert"), bot("expert")]
        asked = [eve.ask("POST", "/api/tables", {"rules": "duel", "seats": bots}) for _ in range(20)]
        refused = [answer for answer in asked if answer.status_code == 429]

        assert len(asked) - len(refused) <= 5
        assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)
        # Who comes later may have a table, from the same address, too.
        with somebody(server) as ann:
            assert ann.new_table("duel", [ME, bot("normal")])["status"] == "playing"
