"""People who do not come back: others let a bot play for them, or all end the game; and they come back."""

from __future__ import annotations

from datetime import timedelta

import httpx
import pytest

from monumental.play.records.record import read_record
from monumental.play.records.replay import verify
from monumental.web.tables.stored import absence_of
from monumental.web.thinking import Dilemma
from tests.web.api.days import days, of_two
from tests.web.api.server import ME, OPEN, AtOnce, Browser, Page, Server, bot, done, new_request
from tests.web.clock import Time


def vote(who: Browser, page: Page, about: str, say: str = "ask", **changes: object) -> httpx.Response:
    now = who.look(page)
    body = {
        "seat": now["mine"][0],
        "at": now["version"],
        "request": new_request(),
        "about": about,
        "say": say,
    }
    return who.ask("POST", f"/api/tables/{page['id']}/vote", {**body, **changes})


def key_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


def test_after_the_agreed_absence_the_other_lets_a_bot_play_until_they_are_back(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        page = of_two(ann, bob, absence=3)
        absence = bob.look(page)["absence"]
        assert (absence["days"], absence["seat"]) == (3, 0)
        assert absence["until"] == (time.now + timedelta(days=3)).isoformat()
        # Who is waited for is told nothing of it.
        assert page["absence"] is None

        time.pass_by(server, days=2, hours=23)
        before = server.whole(page["id"])
        assert key_of(vote(bob, page, "away")) == (409, "server-away-later")
        assert server.whole(page["id"]) == before
        time.pass_by(server, hours=1)
        seat = done(vote(bob, page, "away"))["seats"][0]

        assert (seat["handed_over"], seat["resigned"], seat["bot"]) == (True, False, "normal")
        told = [line for line in bob.look(page)["log"]["lines"] if line["when"] is not None]
        assert [line["when"] for line in told] == [time.now.isoformat()]
        assert told[0]["text"].endswith("is away, and until they are back the computer (normal) plays.")
        assert [0, "sit normal absent"] in [
            [move.seat, move.words] for move in server.room(page["id"]).table.moves
        ]
        # The bot plays on; once Bob is asked, nothing moves any more.
        bob.my_turn(bob.look(page))
        page = ann.hand_over(ann.look(page), 0, None)
        assert not page["seats"][0]["handed_over"]


def test_the_days_begin_anew_with_every_action_and_after_a_restart_they_are_the_same(
    database_url: str,
) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        page = of_two(ann, bob, absence=1)
        time.pass_by(server, hours=20)
        page = ann.act(page)
        people = [ann, bob]
        asked = page["question"]["seat"]
        other = people[1 - asked]
        absence = other.look(page)["absence"]
        assert absence["since"] == time.now.isoformat()
        # What is only said gives nobody more time.
        time.pass_by(server, hours=1)
        done(vote(other, page, "abandon"))
        server.forget(page["id"])

        assert other.look(page)["absence"] == absence


def test_whoever_is_stood_in_for_is_back_by_playing(
    server: Server, ann: Browser, bob: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(self: AtOnce, dilemma: Dilemma) -> str:
        raise AssertionError("nobody thinks here")

    page = of_two(ann, bob)
    monkeypatch.setattr(server.rooms, "wake", lambda room: None)
    monkeypatch.setattr(AtOnce, "choose", never)
    ann.hand_over(page, 0, "random")
    before = server.whole(page["id"])
    seen = ann.look(page)
    assert ann.try_act(seen, "conquer 99").status_code == 422
    assert server.whole(page["id"]) == before

    page = ann.act(seen)

    assert not page["seats"][0]["handed_over"]
    words = [move.words for move in server.room(page["id"]).table.moves]
    assert words.index("sit human") < words.index(seen["options"][0]["words"])


def test_half_of_the_others_are_enough_and_no_answer_blocks_nobody(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob, cleo, dora = [server.browser() for _ in range(4)]
        people = [ann, bob, cleo, dora]
        random = {"civilization": "random"}
        page = ann.new_table("classic", [{**ME, **random}, *[{**OPEN, **random}] * 3], first=0, absence=1)
        for seat, who in enumerate(people[1:], 1):
            who.sit(page, seat)
        time.pass_by(server, days=1)
        away = ann.look(page)["question"]["seat"]
        first, second, third = [who for seat, who in enumerate(people) if seat != away]

        ask = done(vote(first, page, "away"))["ask"]
        assert (ask["about"], len(ask["awaited"])) == ("away", 2)
        assert key_of(vote(second, page, "abandon", "agree")) == (409, "refused-ask-gone")
        done(vote(second, page, "away", "decline"))
        page = done(vote(third, page, "away", "agree"))

        assert page["seats"][away]["handed_over"]
        assert page["ask"] is None


@pytest.mark.parametrize("wishes", [{"absence": None}, {"clock": {"seconds": 86_400 * 7}}])
def test_nobody_is_replaced_where_that_was_not_agreed_on(database_url: str, wishes: Page) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        page = of_two(ann, bob, **wishes)
        time.now += timedelta(days=6)

        assert bob.look(page)["absence"] is None
        assert key_of(vote(bob, page, "away")) == (409, "server-no-absence")
        assert key_of(vote(ann, page, "away")) == (409, "refused-nobody-away")


@pytest.mark.parametrize("absence", [0, -1, 91, "soon"])
def test_an_absence_of_no_days_is_refused(ann: Browser, absence: object) -> None:
    body = {"rules": "duel", "seats": [ME, OPEN], "absence": absence}

    assert ann.ask("POST", "/api/tables", body).status_code == 400


def test_a_game_that_all_want_to_end_ends_without_a_winner(
    server: Server, ann: Browser, bob: Browser
) -> None:
    page = ann.act(of_two(ann, bob))
    done(vote(ann, page, "abandon"))
    ask = bob.look(page)["ask"]
    assert (ask["about"], ask["seat"], ask["awaited"]) == ("abandon", 0, [1])
    assert "without a winner" in ask["sentence"]

    page = done(vote(bob, page, "abandon", "agree"))

    assert (page["status"], page["abandoned"], page["question"]) == ("over", True, None)
    assert page["score"]["winners"] is None
    assert page["score"]["verdict"] == ["Everybody agreed to end the game here: nobody has won."]
    assert page["luck"]["seed"] is not None
    assert page["log"]["lines"][-1]["text"] == page["score"]["verdict"][0]
    record = read_record(bob.get(f"/api/tables/{page['id']}/record"))
    assert record.ending is not None
    assert (record.ending.abandoned, record.ending.scores, record.ending.winners) == (True, (), ())
    assert verify(record).luck == "honest"
    server.forget(page["id"])
    assert ann.look(page)["status"] == "over"
    # Nothing is played, taken back or asked any more; a rematch can be.
    step = {"seat": 0, "at": page["version"], "request": new_request()}
    assert key_of(ann.ask("POST", f"/api/tables/{page['id']}/undo", step)) == (409, "refused-over")
    assert key_of(vote(ann, page, "abandon")) == (409, "refused-over")
    assert key_of(ann.ask("GET", f"/api/tables/{page['id']}/review")) == (409, "server-review-abandoned")
    assert ann.post(f"/api/tables/{page['id']}/rematch")["status"] == "open"


def test_one_who_does_not_agree_is_enough_to_go_on(server: Server, ann: Browser, bob: Browser) -> None:
    page = of_two(ann, bob)
    done(vote(ann, page, "abandon"))

    page = done(vote(bob, page, "abandon", "decline"))

    assert (page["status"], page["ask"]) == ("playing", None)
    assert key_of(vote(ann, page, "abandon")) == (409, "refused-ask-again")
    assert ann.act(ann.look(page))["status"] == "playing"


def test_whoever_went_missing_is_not_asked_whether_the_game_ends(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        page = of_two(ann, bob)
        time.pass_by(server, days=7)
        page = done(vote(bob, page, "away"))

        page = done(vote(bob, bob.my_turn(page), "abandon"))

        assert page["abandoned"] is True


def test_alone_among_computers_one_ends_the_game_at_once(ann: Browser) -> None:
    page = ann.my_turn(ann.new_table("duel", [ME, bot("random")]))

    assert done(vote(ann, page, "abandon"))["status"] == "over"


def test_strangers_have_no_vote(server: Server, ann: Browser, bob: Browser, stranger: Browser) -> None:
    page = of_two(ann, bob)
    before = server.whole(page["id"])
    body = {"seat": 0, "at": page["version"], "request": new_request(), "about": "abandon", "say": "ask"}

    for who, status in ((stranger, 401), (bob, 403), (server.browser(), 403)):
        assert who.ask("POST", f"/api/tables/{page['id']}/vote", body).status_code == status

    assert server.whole(page["id"]) == before


def test_a_word_that_is_owed_keeps_nobody_waiting_for_who_is_away(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        page = of_two(ann, bob)
        done(vote(bob, page, "abandon"))
        time.pass_by(server, days=7)

        page = done(vote(bob, page, "away"))

        assert page["seats"][0]["handed_over"]
        assert page["ask"] is None


def test_whoever_was_told_no_about_one_thing_may_ask_for_another(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        page = of_two(ann, bob)
        done(vote(bob, page, "abandon"))
        done(vote(ann, page, "abandon", "decline"))
        assert key_of(vote(bob, page, "abandon")) == (409, "refused-ask-again")
        time.pass_by(server, days=7)

        assert done(vote(bob, page, "away"))["seats"][0]["handed_over"]


def test_whoever_ran_out_of_time_still_has_a_word_in_how_the_game_ends(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        page = of_two(ann, bob, clock={"seconds": 86_400})
        time.pass_by(server, days=1, seconds=1)
        page = bob.my_turn(bob.look(page))
        assert page["seats"][0]["handed_over"]

        page = done(vote(bob, page, "abandon"))

        assert (page["status"], page["ask"]["awaited"]) == ("playing", [0])


def test_tables_from_before_anybody_could_agree_on_days_have_none() -> None:
    assert absence_of('{"rules": "duel", "seats": []}') is None
    assert absence_of('{"rules": "duel", "seats": [], "absence": 3}') == 3
