"""Whoever does not come back: a bot keeps their seat, others take it over, or they have resigned."""

from __future__ import annotations

from functools import partial

import httpx
import pytest

from monumental.play.plans.plan import Plan
from monumental.play.records.record import read_record
from monumental.play.records.replay import resume, verify
from monumental.web.plans.book import lay_down, of_seat
from monumental.web.store import Taken
from monumental.web.store.people.replaced import take_over
from monumental.web.store.rows import Replaced, Seat
from monumental.web.tables.timekeeper import look_at_clocks
from tests.web.api.days import days, of_two
from tests.web.api.server import Browser, Page, Server, done, play_on, serving
from tests.web.api.test_absence import key_of, vote
from tests.web.api.test_ratings import ended, look
from tests.web.clock import Time
from tests.web.databases import postgresql_database
from tests.web.talk.talking import say, table_of_two
from tests.web.talk.test_blocking import mute

A_DAY = 86_400


def try_over(who: Browser, page: Page, seat: int = 0, **more: object) -> httpx.Response:
    return who.ask("POST", f"/api/tables/{page['id']}/take-over", {"seat": seat, "name": "Eve", **more})


def over(who: Browser, page: Page) -> Page:
    taken: Page = done(try_over(who, page))
    return taken


def late(server: Server, time: Time, ann: Browser, bob: Browser, **wishes: object) -> Page:
    """Ann's time has run out, and her seat may be taken."""
    page = of_two(ann, bob, **{"clock": {"seconds": A_DAY}, "gone": "taken", **wishes})
    time.pass_by(server, days=1)
    return page


def words(server: Server, page: Page) -> list[str]:
    return [move.words for move in server.room(page["id"]).table.moves if move.is_seating]


def test_whoever_comes_by_takes_the_seat_of_who_is_late_and_all_are_told(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob, eve = [server.browser() for _ in range(3)]
        page = late(server, time, ann, bob)
        seen = eve.look(page)
        assert seen["gone"] == "taken"
        assert [seat["vacant"] for seat in seen["seats"]] == [True, False]

        page = over(eve, page)

        assert (page["mine"], page["seats"][0]["name"]) == ([0], "Eve")
        assert not page["seats"][0]["handed_over"]
        assert words(server, page) == ["sit normal late", "sit human taken"]
        assert "For Ann the game counts as lost." in page["log"]["lines"][-1]["text"]
        assert page["clock"]["deadline"] is not None
        # Once more is the same; it is hers.
        assert over(eve, page)["mine"] == [0]
        # Ann sees as somebody who watches, even where her page still asks with her own eyes.
        hers = ann.look(page, seat=0)
        assert (hers["viewer"], hers["mine"], hers["replaced"]) == (None, [], True)
        assert [line["replaced"] for line in ann.get("/api/tables")["mine"]] == [True]
        back = {"seat": 0, "at": page["version"], "bot": None}
        assert key_of(ann.ask("POST", f"/api/tables/{page['id']}/hand-over", back)) == (
            403,
            "server-not-your-seat",
        )
        # What was written is the same after a restart, and its record can be played again.
        server.forget(page["id"])
        assert eve.look(page)["mine"] == [0]
        assert ann.look(page)["replaced"]
        assert not eve.look(page)["replaced"]
        text = eve.get(f"/api/tables/{page['id']}/record", seat=0)
        assert read_record(text).head.gone == "taken"
        assert resume(server.room(page["id"]).table.record())[0].sitters == ["human", "human"]
        asked = (eve, bob)[eve.look(page)["question"]["seat"]]
        assert asked.act(asked.look(page))["status"] == "playing"


def test_what_was_laid_down_at_a_seat_is_not_for_whoever_takes_it(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob, eve = [server.browser() for _ in range(3)]
        page = of_two(ann, bob, clock={"seconds": A_DAY}, gone="taken")
        store, plan = server.rooms.store, Plan(0, "buy masonry", page["version"], page["version"])
        server.wait(store.write(partial(lay_down, page["id"], plan, time.now)))
        time.pass_by(server, days=1)
        assert server.wait(store.read(partial(of_seat, page["id"], 0))) != ()

        over(eve, page)

        assert eve.get(f"/api/tables/{page['id']}/plans", seat=0)["plans"] == []


def test_who_may_not_take_a_seat_is_told_so_and_nothing_changes(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob, eve, dora = [server.browser() for _ in range(4)]
        page = late(server, time, ann, bob)
        # Once Bob is asked, no bot goes on.
        bob.my_turn(bob.look(page))
        before = server.whole(page["id"])

        assert key_of(try_over(bob, page)) == (409, "server-one-seat")
        assert key_of(try_over(eve, page, seat=1)) == (409, "refused-not-vacant")
        assert key_of(try_over(eve, page, seat=5)) == (404, "server-no-seat")
        assert key_of(try_over(server.browser(known=False), page)) == (401, "server-no-key")
        assert server.whole(page["id"]) == before
        page = over(eve, page)
        before = server.whole(page["id"])
        assert key_of(try_over(dora, page)) == (409, "refused-not-vacant")
        assert key_of(try_over(ann, page)) == (403, "server-replaced")
        assert server.whole(page["id"]) == before


def test_whoever_was_blocked_by_somebody_there_does_not_come_in_by_a_free_seat(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob, eve = [server.browser() for _ in range(3)]
        before = table_of_two(eve, bob)
        say(eve, before, "Rude")
        mute(bob, before, "Rude", everywhere=True)
        page = late(server, time, ann, bob)

        assert key_of(try_over(eve, page)) == (403, "server-not-here")


def test_a_locked_table_asks_whoever_takes_a_seat_for_its_password(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob, eve = [server.browser() for _ in range(3)]
        page = ann.new_table(
            "duel",
            [{"kind": "me", "civilization": "random"}, {"kind": "open", "civilization": "random"}],
            first=0,
            clock={"seconds": A_DAY},
            gone="taken",
            password="sesame",
        )
        done(bob.ask("POST", f"/api/tables/{page['id']}/sit", {"seat": 1, "password": "sesame"}))
        time.pass_by(server, days=1)

        assert key_of(try_over(eve, page)) == (403, "server-locked")
        assert key_of(try_over(eve, page, password="open")) == (403, "server-wrong-password")

        assert done(try_over(eve, page, password="sesame"))["mine"] == [0]


def test_a_seat_is_kept_unless_something_else_was_agreed_on(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob, eve = [server.browser() for _ in range(3)]
        page = late(server, time, ann, bob, gone="kept")

        assert not eve.look(page)["seats"][0]["vacant"]
        assert key_of(try_over(eve, page)) == (409, "refused-not-vacant")


def test_whoever_is_back_in_time_has_their_seat(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob, eve = [server.browser() for _ in range(3)]
        page = late(server, time, ann, bob)
        ann.hand_over(ann.look(page), 0, None)

        assert key_of(try_over(eve, page)) == (409, "refused-not-vacant")
        # Nor is a seat free that somebody leaves to a bot for a while.
        ann.hand_over(ann.look(page), 0, "normal")
        assert key_of(try_over(eve, page)) == (409, "refused-not-vacant")


def test_where_it_was_agreed_on_whoever_is_late_has_resigned(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        page = late(server, time, ann, bob, gone="resigned")

        page = bob.my_turn(bob.look(page))

        seat = page["seats"][0]
        assert (seat["resigned"], seat["handed_over"], seat["vacant"]) == (True, True, False)
        assert any("so this counts as resigned" in line["text"] for line in page["log"]["lines"])
        back = {"seat": 0, "at": page["version"], "bot": None}
        assert key_of(ann.ask("POST", f"/api/tables/{page['id']}/hand-over", back)) == (
            409,
            "refused-resigned",
        )
        server.forget(page["id"])
        assert bob.look(page)["seats"][0]["resigned"]
        assert resume(server.room(page["id"]).table.record())[0].resigned == {0}


@pytest.mark.parametrize(("gone", "resigned", "vacant"), [("resigned", True, False), ("taken", False, True)])
def test_the_same_is_so_where_the_others_decide_after_an_absence(
    database_url: str, gone: str, resigned: bool, vacant: bool
) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob = server.browser(), server.browser()
        page = of_two(ann, bob, absence=2, gone=gone)
        time.pass_by(server, days=2)

        seat = done(vote(bob, page, "away"))["seats"][0]

        assert (seat["resigned"], seat["vacant"]) == (resigned, vacant)


def test_a_bank_is_whole_again_for_whoever_takes_over(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob, eve = [server.browser() for _ in range(3)]
        page = of_two(ann, bob, clock={"seconds": 600, "increment": 0}, gone="taken")
        time.pass_by(server, seconds=600)

        page = over(eve, page)

        assert page["clock"]["left"][0] == 600


def test_whoever_was_replaced_comes_last_and_whoever_took_over_is_not_rated(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob, eve = [server.browser() for _ in range(3)]
        page = over(eve, late(server, time, ann, bob))
        keys = server.app.state.keyring

        placed = ended(server.room(page["id"]), points=[9, 1])

        assert placed == {keys.owner(bob.key): 0, keys.owner(ann.key): 1}


def test_of_two_who_take_a_seat_at_once_one_has_it(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob, eve = [server.browser() for _ in range(3)]
        page = over(eve, late(server, time, ann, bob))
        store, keys = server.rooms.store, server.app.state.keyring
        left = Replaced(0, keys.owner(ann.key), "Ann", 3)

        with pytest.raises(Taken):
            server.wait(store.write(partial(take_over, page["id"], left, Seat(0, "person", "", "dora"))))


def test_whoever_goes_for_good_is_nobody_in_the_seat_they_lost(database_url: str) -> None:
    time = Time()
    with days(database_url, time) as server:
        ann, bob, eve = [server.browser() for _ in range(3)]
        page = over(eve, late(server, time, ann, bob))
        owner = server.app.state.keyring.owner(ann.key)

        ann.post("/api/me/delete")

        server.forget(page["id"])
        (left,) = server.room(page["id"]).replaced
        assert (left.seat, left.name) == (0, "")
        assert left.owner != owner
        assert eve.look(page)["mine"] == [0]


@pytest.mark.long
def test_who_lost_a_seat_has_lost_the_game_in_their_history_and_on_the_ladder(tmp_path: object) -> None:
    time = Time()
    with serving(f"sqlite:///{tmp_path}/tables.db", clock=time) as server:
        ann, bob, eve = [server.browser() for _ in range(3)]
        for who, name in ((ann, "Ann"), (bob, "Bob"), (eve, "Eve")):
            who.post("/api/me/name", {"name": name})
        page = over(eve, late(server, time, ann, bob))

        page = play_on([eve, bob], page, seed=3, back=0.0)

        assert verify(read_record(bob.get(f"/api/tables/{page['id']}/record"))).luck == "honest"
        (hers,) = ann.get("/api/me/games")["games"]
        mine = next(seat for seat in hers["seats"] if seat["mine"])
        assert (hers["result"], mine["called"], mine["points"]) == ("lost", "Ann", None)
        assert len(eve.get("/api/me/games")["games"]) == 1
        lines = look(ann)["lines"]
        assert [line["name"] for line in lines] == ["Bob", "Ann"]
        server.wait(look_at_clocks(server.rooms))


@pytest.mark.long
def test_a_seat_that_is_taken_at_one_server_is_lost_at_the_other(postgresql: str) -> None:
    time = Time()
    with (
        postgresql_database(postgresql) as url,
        serving(url, clock=time) as here,
        serving(url, clock=time) as there,
    ):
        ann, bob, eve = here.browser(), here.browser(), there.browser()
        page = late(here, time, ann, bob)
        bob.my_turn(bob.look(page))

        over(eve, page)

        assert ann.wait_until(ann.look(page), lambda now: now["replaced"])["mine"] == []
        dora = here.browser()
        assert key_of(try_over(dora, page)) == (409, "refused-not-vacant")
