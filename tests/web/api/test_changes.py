"""Over a socket, whoever asks for changes hears as much as whoever is sent whole pages."""

from __future__ import annotations

import json
import random

import pytest

from tests.web.api.server import ME, OPEN, Server
from tests.web.changes import changed

pytestmark = pytest.mark.long


@pytest.mark.parametrize("rules", ["duel", "classic"])
def test_changes_come_to_the_whole_page(server: Server, rules: str) -> None:
    chance = random.Random(rules)
    ann, ben = server.browser(), server.browser({"Accept-Language": "cs"})
    table = ann.new_table(rules, [ME, OPEN], seed=7)
    ben.sit(table, 1, "Ben")
    with (
        ben.live(table) as whole,
        ben.live(table, changes="true") as parts,
        ann.live(table, changes="true") as mine,
    ):
        page, hers = parts.hear(), mine.hear()
        expected = page
        sizes = []
        for _ in range(25):
            browser = (ann, ben)[hers["question"]["seat"]]
            asked = browser.look(table)
            browser.act(asked, chance.choice(asked["options"])["words"])
            version = ann.look(table)["version"]
            expected = whole.hear_version(version)
            while page["version"] < version:
                text = parts.text()
                sizes.append(len(text))
                page = changed(page, json.loads(text))
            while hers["version"] < version:
                hers = changed(hers, mine.hear())

            assert {**page, "log": None} == {**expected, "log": None}
            assert page["log"]["lines"] == expected["log"]["lines"]
            assert hers["view"]["options"] == ann.look(table)["view"]["options"]

    assert sum(sizes) / len(sizes) < len(json.dumps(expected)) / 2


@pytest.mark.parametrize("rules", ["duel", "classic"])
def test_whatever_somebody_has_seen_the_page_is_the_same_but_for_what_happened(
    server: Server, rules: str
) -> None:
    chance = random.Random(f"seen {rules}")
    ann = server.browser()
    page = ann.new_table(rules, [ME, ME], seed=11)
    for _ in range(12):
        asked = ann.look(page)
        page = ann.act(asked, chance.choice(asked["options"])["words"])
    room = server.room(page["id"])

    whole = ann.look(page, whole=True)
    for since in (0, 1, page["version"] // 2, page["version"] - 1, page["version"]):
        kept = ann.look(page, since=since)
        room.pages.clear()
        anew = ann.look(page, since=since)

        assert kept == anew
        assert {**kept, "log": None} == {**whole, "log": None}
        assert kept["log"]["since"] == since
        lines = kept["log"]["lines"]
        assert lines == (whole["log"]["lines"][-len(lines) :] if lines else [])
