"""The review of a game over HTTP: as it comes, once for everybody, when nothing is secret any more."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from monumental.web.reviews import keeping
from monumental.web.reviews.keeping import folder_beside
from monumental.web.reviews.questions import Explain, LookBack
from monumental.web.reviews.reviews import AT_ONCE
from monumental.web.thinking import Claim, Lost, Question
from tests.web.api.endings import nearly_over, over
from tests.web.api.server import AtOnce, Browser, Page, Server, serving


def address(page: Page) -> str:
    return f"/api/tables/{page['id']}/review"


def reviewed(who: Browser, page: Page) -> Page:
    """Asked for and waited for."""
    told: Page = who.post(address(page))
    while told["working"]:
        told = who.get(address(page))
    return told


@pytest.fixture(scope="module")
def game(server: Server) -> Page:
    return over(server, server.browser())


def test_it_comes_when_somebody_asks_and_is_there_for_the_next_who_looks(
    game: Page, ann: Browser, stranger: Browser
) -> None:
    assert stranger.get(address(game))["count"] is None

    told = reviewed(ann, game)

    assert told["done"]
    assert len(told["steps"]) == told["count"] > 0
    assert all(0 <= each["accuracy"] <= 100 for each in told["seats"] if each["accuracy"] is not None)
    assert sorted({step["at"] for step in told["steps"]}) == [step["at"] for step in told["steps"]]
    assert sum(told["result"]) == pytest.approx(100)
    assert stranger.get(address(game)) == told
    assert stranger.get(address(game), since=2)["steps"] == told["steps"][2:]


def test_choice_and_luck_lead_from_the_first_chances_to_the_result(game: Page, ann: Browser) -> None:
    told = reviewed(ann, game)

    for seat, luck in enumerate(each["luck"] for each in told["seats"]):
        choice = sum(step["after"][seat] - step["before"][seat] for step in told["steps"])
        begun = told["steps"][0]["before"][seat]
        assert begun + choice + luck == pytest.approx(told["result"][seat], abs=1.0)


def test_moments_are_told_in_the_language_of_whoever_asks(server: Server, ann: Browser) -> None:
    game = over(server, ann, left=16)
    told = reviewed(ann, game)
    czech = ann.get(address(game), lang="cs")

    assert told["moments"]
    for moment in told["moments"]:
        assert moment["kind"] == "found" or moment["played"]["text"] != moment["best"]["text"]
        assert moment["best"]["reason"]
        assert moment["share"] >= 5
    assert [each["at"] for each in czech["moments"]] == [each["at"] for each in told["moments"]]
    assert czech["moments"][0]["played"]["text"] != told["moments"][0]["played"]["text"]


def test_a_game_that_goes_on_is_not_reviewed(server: Server, ann: Browser) -> None:
    page = nearly_over(server, ann)

    for method in ("GET", "POST"):
        refused = ann.ask(method, address(page))
        assert (refused.status_code, refused.json()["key"]) == (409, "server-review-later")


def test_whoever_the_server_does_not_know_begins_none(
    server: Server, ann: Browser, stranger: Browser
) -> None:
    page = over(server, ann, left=8)

    assert stranger.ask("POST", address(page)).status_code == 401
    assert not stranger.get(address(page))["working"]


# Kept beside the tables


@pytest.mark.long
def test_it_is_kept_and_nothing_in_it_says_who_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database) as server:
        ann = server.browser()
        game = over(server, ann)
        told = reviewed(ann, game)
        owner = server.app.state.keyring.owner(ann.key)
    (file,) = folder_beside(database).iterdir()
    assert owner not in file.read_text(encoding="utf-8")
    assert game["id"] not in f"{file.name}{file.read_text(encoding='utf-8')}"

    def nobody_thinks(self: object) -> str:
        raise AssertionError(self)

    monkeypatch.setattr(LookBack, "answer", nobody_thinks)
    monkeypatch.setattr(Explain, "answer", nobody_thinks)
    with serving(database) as server:
        assert server.browser().get(address(game)) == told


@pytest.mark.long
def test_a_damaged_file_is_made_anew(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(database) as server:
        ann = server.browser()
        game = over(server, ann, left=8)
        told = reviewed(ann, game)
        (file,) = folder_beside(database).iterdir()
        file.write_text("no review\n", encoding="utf-8")
        server.forget(game["id"])

        assert ann.get(address(game))["count"] is None
        assert reviewed(ann, game) == told
    assert "a review is made anew" in caplog.text


@pytest.mark.long
def test_where_nothing_can_be_written_it_is_made_all_the_same(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    folder_beside(database).write_text("a file is in the way", encoding="utf-8")
    with serving(database) as server:
        ann = server.browser()

        assert reviewed(ann, over(server, ann, left=8))["done"]
    assert "a review is not kept" in caplog.text


@pytest.mark.long
def test_the_oldest_reviews_go_when_there_are_too_many(
    server: Server, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "MOST_KEPT", 1)
    for left in (6, 7):
        reviewed(ann, over(server, ann, left=left))

    folder = server.app.state.reviews._shelf.folder
    assert len([*folder.iterdir()]) == 1


# Where bots think


def test_it_is_behind_whoever_waits_for_a_bot_and_whoever_asked_pays(
    server: Server, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = over(server, ann, left=22)
    claims: list[Claim] = []
    turn = AtOnce.turn

    def noted(self: AtOnce, claim: Claim) -> AbstractAsyncContextManager[AtOnce]:
        claims.append(claim)
        return turn(self, claim)

    monkeypatch.setattr(AtOnce, "turn", noted)
    assert reviewed(bob, game)["done"]

    assert claims
    assert not any(claim.is_for_people() for claim in claims)
    payers = {payer.owner for claim in claims for payer in claim.payers}
    assert payers == {server.app.state.keyring.owner(bob.key)}
    assert {claim.bot for claim in claims} == {"review"}


def test_what_was_found_stays_when_the_work_is_interrupted(
    server: Server, ann: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    game = over(server, ann, left=18)
    think = AtOnce.ask
    asked: list[Question[str]] = []

    async def die(self: AtOnce, question: Question[str]) -> str:
        asked.append(question)
        if len(asked) > 1:
            raise Lost("death")
        return await think(self, question)

    monkeypatch.setattr("monumental.web.reviews.questions.WHILE", 0.0)
    monkeypatch.setattr(AtOnce, "ask", die)
    told = reviewed(ann, game)
    assert told["problem"]
    assert len(told["steps"]) == 1
    assert "can't be made" in caplog.text
    monkeypatch.setattr(AtOnce, "ask", think)

    whole = reviewed(ann, game)

    assert whole["done"]
    assert whole["problem"] is None
    assert whole["steps"][:1] == told["steps"]


@pytest.mark.long
def test_nobody_has_more_than_a_few_made_at_once(
    server: Server, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [over(server, ann, left=1 + nth) for nth in range(AT_ONCE + 1)]
    gate = asyncio.Event()

    async def wait(self: AtOnce, question: Question[str]) -> str:
        await gate.wait()
        return question.answer()

    monkeypatch.setattr(AtOnce, "ask", wait)
    for each in games[:-1]:
        assert ann.post(address(each))["working"]

    refused = ann.ask("POST", address(games[-1]))

    assert refused.status_code == 429
    assert refused.headers["Retry-After"]
    server.wait(_open(gate))
    assert all(reviewed(ann, each)["done"] for each in games)


async def _open(gate: asyncio.Event) -> None:
    gate.set()
