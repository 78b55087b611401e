"""Whole games by HTTP, on both databases."""

from __future__ import annotations

import pytest

from monumental.play.records.record import read_record
from monumental.play.records.replay import verify
from tests.web.api.server import AUTOMA, ME, OPEN, Browser, Page, Server, bot, play_on

pytestmark = pytest.mark.long


def check_over(server: Server, browser: Browser, page: Page) -> None:
    """A game that has come to its end: points, winners, the seed, and a record that holds."""
    assert page["status"] == "over"
    assert page["question"] is None
    assert page["options"] == []
    people = [seat for seat in page["seats"] if seat["kind"] == "person"]
    assert page["can_undo"] == (len(people) == 1)
    assert page["score"]["winners"]
    assert page["score"]["verdict"]
    assert page["luck"]["seed"]

    record = read_record(browser.get(f"/api/tables/{page['id']}/record"))
    verify(record)

    assert record.ending is not None
    assert record.ending.seed == page["luck"]["seed"]
    assert list(record.ending.scores) == page["score"]["totals"]
    assert len(record.moves) == page["version"] == page["length"]
    before = server.whole(page["id"])
    server.forget(page["id"])
    assert server.whole(page["id"]) == before


def test_a_duel_against_greedy_with_steps_back_and_forth(each_server: Server) -> None:
    ann = each_server.browser()
    page = ann.new_table("duel", [ME, bot("greedy")], seed=7, first=0)

    page = play_on([ann], page, seed=7, back=0.3)

    check_over(each_server, ann, page)
    words = [move.words for move in each_server.room(page["id"]).table.moves]
    assert "undo" in words
    assert "redo" in words
    assert any(word.startswith("takeback ") for word in words)


def test_classic_alone_against_the_automa(server: Server, ann: Browser) -> None:
    page = ann.new_table("classic", [ME, AUTOMA], advanced=2, modules=["heroes", "monsters"])

    page = play_on([ann], page, seed=3)

    check_over(server, ann, page)
    assert page["seats"][1]["kind"] == "automa"


def test_the_continuous_mode_with_three_browsers(each_server: Server) -> None:
    people = [each_server.browser() for _ in range(3)]
    page = people[0].new_table("continuous", [ME, OPEN, OPEN], modules=["renaissance"])
    for seat in (1, 2):
        people[seat].sit(page, seat)

    page = play_on(people, page, seed=5)

    check_over(each_server, people[2], page)
    assert [browser.look(page)["mine"] for browser in people] == [[0], [1], [2]]
