"""The test bench: many games with a pack, in the background, and what they say about its cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from monumental.balance.facts import Facts
from monumental.bots.match import Match
from monumental.play.setup import Box, Named, unpack
from monumental.web.studio import benches
from monumental.web.thinking import Lost, games
from monumental.web.thinking.games import TrialGame
from tests.balance.test_blame import fails, faulty
from tests.web.api.server import Browser, Page, Server, serving
from tests.web.api.test_own_packs import PAGODA, refused, small

#: Nobody leaves it lying.
GIFT: dict[str, Any] = {**PAGODA, "cost": [1, 1], "bonus": [{"do": "gain", "culture": 9, "gold": 9}]}


def begun(who: Browser, pack: Page, games: int) -> Page:
    page: Page = who.post("/api/studio/bench", {"pack": pack, "games": games})
    return page


def finished(server: Server, who: Browser, page: Page) -> Page:
    bench = server.app.state.benches.find(page["id"], server.app.state.keyring.owner(who.key))
    assert bench.task is not None

    async def over() -> None:
        await bench.task

    server.wait(over())
    found: Page = who.get(f"/api/studio/bench/{page['id']}")
    return found


@pytest.mark.long
def test_games_are_played_in_the_background_and_say_what_became_of_a_card(
    server: Server, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = begun(ann, small(cards={"pagoda": GIFT}), 4)

    assert (page["games"], page["over"]) == (4, False)
    page = finished(server, ann, page)

    assert (page["played"], page["over"], page["problem"]) == (4, True, "")
    (card,) = page["cards"]
    assert (card["key"], card["name"]) == ("pagoda", "My Pagoda")
    assert 0 < card["taken"] <= card["shown"] <= 4
    (dot,) = [each for each in page["dots"] if each["mine"]]
    assert (dot["key"], dot["taken"]) == ("pagoda", round(card["taken"] / card["shown"], 4))
    assert 0 < dot["having"]["games"] <= 8
    assert 0 <= dot["having"]["low"] <= dot["having"]["rate"] <= dot["having"]["high"] <= 1
    assert len(page["dots"]) > 20
    assert page["fair"] == 0.5
    # So few games say nothing yet.
    assert (card["edge"], page["findings"]) == (None, [])
    monkeypatch.setattr(benches, "ENOUGH", 4)
    page = ann.get(f"/api/studio/bench/{page['id']}")
    assert isinstance(page["cards"][0]["edge"], float)
    assert page["findings"]
    assert [each["mine"] for each in page["findings"]] == sorted(
        (each["mine"] for each in page["findings"]), reverse=True
    )
    # In the language of whoever asks.
    czech = ann.get(f"/api/studio/bench/{page['id']}", lang="cs")
    assert czech["cards"][0]["name"] == "Moje pagoda"


@pytest.mark.long
def test_nobody_else_sees_them_and_they_can_be_stopped(server: Server, ann: Browser, bob: Browser) -> None:
    page = begun(ann, small(), 1000)

    assert refused(bob.ask("GET", f"/api/studio/bench/{page['id']}")) == (404, "server-no-bench")
    assert refused(bob.ask("POST", f"/api/studio/bench/{page['id']}/stop")) == (404, "server-no-bench")
    stopped = ann.post(f"/api/studio/bench/{page['id']}/stop")
    assert stopped["games"] == stopped["played"] < 1000
    # Whoever asks for other games has those, and no longer the ones before.
    other = begun(ann, small(), 1)
    assert refused(ann.ask("GET", f"/api/studio/bench/{page['id']}")) == (404, "server-no-bench")
    assert finished(server, ann, other)["played"] == 1


@pytest.mark.long
def test_so_many_are_remembered(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benches, "MOST", 2)
    people = [server.browser() for _ in range(3)]

    pages = [begun(who, small(), 1) for who in people]

    first, *others = zip(people, pages, strict=True)
    assert refused(first[0].ask("GET", f"/api/studio/bench/{first[1]['id']}")) == (404, "server-no-bench")
    for who, page in others:
        assert finished(server, who, page)["played"] == 1


@pytest.mark.long
def test_many_keys_at_one_address_have_two_at_once_and_take_nobody_else_s(server: Server) -> None:
    eve = [server.browser() for _ in range(4)]
    bench = server.app.state.benches
    before = [each for each in bench._benches.values() if not each.is_over]
    for each in before:
        bench.stop(each)

    pages = [begun(who, small(), 1000) for who in eve]

    playing = [each.id for each in bench._benches.values() if not each.is_over]
    assert playing == [page["id"] for page in pages[-2:]]
    for who, page in zip(eve[-2:], pages[-2:], strict=True):
        stopped = bench.find(page["id"], server.app.state.keyring.owner(who.key))
        who.post(f"/api/studio/bench/{page['id']}/stop")
        # The game that is being played is played to its end, and paid for.
        assert not stopped.task.cancelled()
        finished(server, who, page)
        assert not stopped.task.cancelled()


@pytest.mark.parametrize(
    ("pack", "sentence"),
    [
        (small(cards={"pagoda": {**PAGODA, "cost": [3]}}), "pagoda.cost"),
        (small(cards={"forum": PAGODA}), "another card of that name"),
        ({"head": {"rules": "chess"}}, "chess"),
    ],
)
def test_a_pack_that_can_not_be_played_is_refused(ann: Browser, pack: Page, sentence: str) -> None:
    answer = ann.ask("POST", "/api/studio/bench", {"pack": pack})

    assert refused(answer) == (422, "server-studio")
    assert sentence in answer.json()["sentence"]


def test_a_game_that_breaks_is_told_in_one_sentence() -> None:
    match = Match(("greedy", "greedy"), ("aztecs", "japanese"), 1)

    assert isinstance(TrialGame("duel", ("duel-trade",), match).answer(), Facts)
    broken = TrialGame("duel", ("duel-trade",), replace(match, layout="no-such-map"))
    assert broken.answer() == "duel is played without a map"


def test_what_goes_wrong_is_told_once_and_names_the_card(
    server: Server, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def opened(rules: str, packs: tuple[Named, ...]) -> Box:
        return faulty(fails, unpack(rules, packs), "pagoda")

    monkeypatch.setattr(games, "unpack", opened)

    page = finished(server, ann, begun(ann, small(cards={"pagoda": GIFT}), 3))

    # Only the game in which it was not there came to its end.
    assert (page["played"], page["over"], page["problem"]) == (1, True, "")
    (fault,) = page["faults"]
    assert (fault["key"], fault["mine"]) == ("pagoda", True)
    assert "while the text of My Pagoda was being carried out" in fault["sentence"]
    assert "ZeroDivisionError: nobody thought of this" in fault["sentence"]
    assert fault["sentence"].startswith("Game 1, decision ")
    (czech,) = ann.get(f"/api/studio/bench/{page['id']}", lang="cs")["faults"]
    assert "Moje pagoda" in czech["sentence"]


@pytest.mark.long
def test_the_processes_of_the_bots_play_them(tmp_path: object) -> None:
    with serving(f"sqlite:///{tmp_path}/tables.db", real_bots=True) as server:
        ann = server.browser()

        page = finished(server, ann, begun(ann, small(), 3))

        assert (page["played"], page["problem"]) == (3, "")


def test_a_game_that_is_never_finished_ends_the_bench_in_the_readers_language(
    server: Server, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lost(game: TrialGame) -> None:
        raise Lost("time")

    monkeypatch.setattr(TrialGame, "answer", lost)
    page = finished(server, ann, begun(ann, small(cards={"pagoda": GIFT}), 4))

    assert (page["played"], page["over"]) == (0, True)
    assert page["problem"] == "Game 1 took too long, or too much memory: nothing more is played."
    czech = ann.get(f"/api/studio/bench/{page['id']}", lang="cs")
    assert czech["problem"].startswith("Hra 1 trvala příliš dlouho")
