"""Sitting down: an open table begins when the last seat is taken."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from monumental.web.store.rows import Seat
from tests.web.api.server import AUTOMA, ME, OPEN, Browser, Server, bot


def test_an_open_table_begins_when_the_last_seat_is_taken(each_server: Server) -> None:
    ann, bob, eve = (each_server.browser() for _ in range(3))
    page = ann.new_table("classic", [ME, OPEN, OPEN])
    assert page["status"] == "open"
    assert page["question"] is None
    assert page["options"] == []

    page = bob.sit(page, 2, "Bob")
    assert page["status"] == "open"
    assert page["viewer"] == 2
    assert [seat["taken"] for seat in page["seats"]] == [True, False, True]

    page = eve.sit(page, 1, "Eve")
    assert page["status"] == "playing"
    assert page["question"] is not None
    each_server.forget(page["id"])
    assert eve.look(page) == page


def test_nobody_acts_before_everybody_has_sat_down(server: Server, ann: Browser) -> None:
    page = ann.new_table("duel", [ME, OPEN], first=0)
    before = server.whole(page["id"])
    step = {"seat": 0, "at": page["version"], "request": "12345678"}

    for path, body in [
        ("actions", {**step, "action": "end"}),
        ("undo", step),
        ("redo", step),
        ("hand-over", {"seat": 0, "at": page["version"], "bot": "greedy"}),
        ("resign", {"seat": 0, "at": page["version"]}),
    ]:
        answer = ann.ask("POST", f"/api/tables/{page['id']}/{path}", body)

        assert answer.status_code == 409, path
        assert answer.json()["key"] == "server-not-begun"
    assert server.whole(page["id"]) == before


def test_nothing_can_be_tried_or_asked_before_the_game_begins(server: Server, ann: Browser) -> None:
    page = ann.new_table("duel", [ME, OPEN], first=0)
    game = server.room(page["id"]).table.game
    words = "choose " + game.catalog.civilizations[game.options()[0].first].key

    preview = ann.ask("GET", f"/api/tables/{page['id']}/preview", seat=0, action=words)
    why = ann.get(f"/api/tables/{page['id']}/why", seat=0, action=words)

    assert preview.status_code == 409
    assert preview.json()["key"] == "server-not-begun"
    assert why["reasons"] == []


def test_a_seat_is_taken_once(server: Server, ann: Browser, bob: Browser) -> None:
    page = ann.new_table("duel", [ME, OPEN])
    bob.sit(page, 1, "Bob")
    before = server.whole(page["id"])

    for who, key in ((ann, "server-one-seat"), (server.browser(), "server-seat-taken")):
        answer = who.ask("POST", f"/api/tables/{page['id']}/sit", {"seat": 1})

        assert answer.status_code == 409
        assert answer.json()["key"] == key
    assert server.whole(page["id"]) == before


def test_whoever_sits_down_twice_sits_there_once(server: Server, ann: Browser, bob: Browser) -> None:
    page = ann.new_table("duel", [ME, OPEN])
    bob.sit(page, 1, "Bob")
    before = server.whole(page["id"])

    page = bob.sit(page, 1, "Robert")

    assert page["seats"][1]["name"] == "Bob"
    assert server.whole(page["id"]) == before


def test_bots_and_automas_leave_their_seats_to_nobody(server: Server, ann: Browser) -> None:
    page = ann.new_table("classic", [OPEN, bot("random"), AUTOMA])
    before = server.whole(page["id"])

    for seat in (1, 2):
        answer = ann.ask("POST", f"/api/tables/{page['id']}/sit", {"seat": seat})

        assert answer.status_code == 409
        assert answer.json()["key"] == "server-seat-taken"
    assert server.whole(page["id"]) == before


def test_there_are_only_so_many_seats(ann: Browser) -> None:
    page = ann.new_table("duel", [ME, OPEN])

    answer = ann.ask("POST", f"/api/tables/{page['id']}/sit", {"seat": 2})

    assert answer.status_code == 404
    assert answer.json()["key"] == "server-no-seat"


def test_one_browser_takes_one_seat(server: Server, ann: Browser, bob: Browser) -> None:
    page = ann.new_table("classic", [ME, OPEN, OPEN])
    bob.sit(page, 1)
    before = server.whole(page["id"])

    for who in (ann, bob):
        answer = who.ask("POST", f"/api/tables/{page['id']}/sit", {"seat": 2})
        assert (answer.status_code, answer.json()["key"]) == (409, "server-one-seat")

    assert server.whole(page["id"]) == before


def test_people_who_share_a_device_take_further_seats(ann: Browser) -> None:
    page = ann.new_table("classic", [ME, ME, OPEN])

    page = ann.sit(page, 2)

    assert page["mine"] == [0, 1, 2]
    assert page["status"] == "playing"


def test_when_many_want_the_last_seat_one_gets_it(each_server: Server) -> None:
    page = each_server.browser().new_table("duel", [ME, OPEN])
    people = [each_server.browser() for _ in range(6)]

    with ThreadPoolExecutor(len(people)) as crowd:
        answers = [
            *crowd.map(lambda who: who.ask("POST", f"/api/tables/{page['id']}/sit", {"seat": 1}), people)
        ]

    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
    assert sum(who.look(page)["mine"] == [1] for who in people) == 1


def test_a_game_begins_although_the_server_died_after_the_last_one_sat_down(
    server: Server, ann: Browser, bob: Browser
) -> None:
    """The seat is written first, then the beginning: in between, all seats are taken at an open table."""
    page = ann.new_table("duel", [ME, OPEN])
    room = server.room(page["id"])
    server.forget(page["id"])
    owner = server.app.state.keyring.owner(bob.key)
    server.wait(server.rooms.store.sit(room.id, 1, owner, "Bob"))

    page = bob.look(page)

    assert page["status"] == "playing"
    assert server.room(page["id"]).seats[1] == Seat(1, "person", "Bob", owner)
    server.forget(page["id"])
    assert bob.look(page) == page
