"""Before the game begins: getting up, showing out, bots for free seats, calling it off, passwords."""

from __future__ import annotations

from collections.abc import Mapping

import httpx
import pytest

from monumental.web.door.quotas import Quotas
from tests.web.api.server import ME, OPEN, Browser, Page, Server, bot, play_on, serving


def ask(who: Browser, page: Page, what: str, body: Mapping[str, object] | None = None) -> httpx.Response:
    return who.ask("POST", f"/api/tables/{page['id']}/{what}", body)


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


def test_whoever_gets_up_leaves_a_free_seat_without_a_name(each_server: Server) -> None:
    ann, bob, eve = (each_server.browser() for _ in range(3))
    page = ann.new_table("classic", [ME, OPEN, OPEN])
    bob.sit(page, 1, "Bob")

    page = bob.post(f"/api/tables/{page['id']}/leave", {"seat": 1})

    assert page["mine"] == []
    assert (page["seats"][1]["taken"], page["seats"][1]["name"]) == (False, "")
    each_server.forget(page["id"])
    assert eve.sit(page, 1, "Eve")["seats"][1]["name"] == "Eve"
    assert bob.sit(page, 2, "Bob")["status"] == "playing"


def test_nobody_gets_up_for_somebody_else_or_once_the_game_has_begun(
    server: Server, ann: Browser, bob: Browser
) -> None:
    waiting = ann.new_table("classic", [ME, OPEN, OPEN])
    bob.sit(waiting, 1)
    begun = ann.new_table("duel", [ME, ME])
    before = [server.whole(page["id"]) for page in (waiting, begun)]

    assert refused(ask(bob, waiting, "leave", {"seat": 0})) == (403, "server-not-your-seat")
    assert refused(ask(bob, waiting, "leave", {"seat": 7})) == (404, "server-no-seat")
    assert refused(ask(ann, begun, "leave", {"seat": 0})) == (409, "server-begun")
    assert refused(ask(ann, begun, "cancel")) == (409, "server-begun")
    assert refused(ask(ann, begun, "fill", {"seat": 0, "bot": "normal"})) == (409, "server-begun")

    assert [server.whole(page["id"]) for page in (waiting, begun)] == before


def test_whoever_is_shown_out_does_not_sit_down_again(each_server: Server) -> None:
    ann, bob, eve = (each_server.browser() for _ in range(3))
    page = ann.new_table("classic", [ME, OPEN, OPEN])
    bob.sit(page, 1, "Bob")

    page = ann.post(f"/api/tables/{page['id']}/show-out", {"seat": 1})

    assert not page["seats"][1]["taken"]
    each_server.forget(page["id"])
    assert bob.look(page)["waiting"]["shown_out"]
    assert refused(ask(bob, page, "sit", {"seat": 2})) == (403, "server-shown-out")
    assert not eve.look(page)["waiting"]["shown_out"]
    assert eve.sit(page, 1)["mine"] == [1]


def test_only_who_made_a_table_says_who_plays_there(server: Server, ann: Browser, bob: Browser) -> None:
    page = ann.new_table("classic", [ME, OPEN, OPEN])
    bob.sit(page, 1)
    stranger = server.browser(known=False)
    before = server.whole(page["id"])

    for what, body in (
        ("show-out", {"seat": 0}),
        ("fill", {"seat": 2, "bot": "normal"}),
        ("cancel", None),
    ):
        assert refused(ask(bob, page, what, body)) == (403, "server-not-host"), what
        assert refused(ask(stranger, page, what, body)) == (401, "server-no-key"), what
    assert refused(ask(ann, page, "show-out", {"seat": 0})) == (409, "server-show-out-self")
    assert refused(ask(ann, page, "show-out", {"seat": 2})) == (409, "server-nobody-there")
    assert refused(ask(ann, page, "fill", {"seat": 1, "bot": "normal"})) == (409, "server-seat-taken")
    assert refused(ask(ann, page, "fill", {"seat": 2, "bot": "nobody"})) == (422, "server-no-bot")

    assert server.whole(page["id"]) == before
    assert [who.look(page)["waiting"]["host"] for who in (ann, bob)] == [True, False]


def test_a_bot_takes_a_seat_that_nobody_took_and_the_game_begins(each_server: Server) -> None:
    ann, bob = each_server.browser(), each_server.browser()
    page = ann.new_table("classic", [ME, OPEN, OPEN], first=0)
    bob.sit(page, 2, "Bob")
    promised = page["luck"]["commitment"]

    page = ann.post(f"/api/tables/{page['id']}/fill", {"seat": 1, "bot": "random"})

    assert page["status"] == "playing"
    assert page["waiting"] is None
    assert page["luck"]["commitment"] == promised
    assert (page["seats"][1]["kind"], page["seats"][1]["bot"]) == ("bot", "random")
    # It was so from the beginning: nobody is asked whether it may be taken back, and the record says so.
    room = each_server.room(page["id"])
    assert room.table.people() == [0, 2]
    assert room.table.record().head.seats == ("human", "random", "human")
    each_server.forget(page["id"])
    assert ann.look(page)["seats"] == page["seats"]


def test_a_game_with_a_filled_seat_is_played_to_its_end_and_once_more(ann: Browser) -> None:
    page = ann.new_table("duel", [ME, OPEN], first=0, seed=3)
    page = ann.post(f"/api/tables/{page['id']}/fill", {"seat": 1, "bot": "random"})

    page = play_on([ann], page, seed=5)
    again = ann.post(f"/api/tables/{page['id']}/rematch")

    assert [seat["kind"] for seat in again["seats"]] == ["bot", "person"]
    assert again["status"] == "playing"


def test_somebody_has_to_play(ann: Browser) -> None:
    page = ann.new_table("duel", [OPEN, bot("random")])

    answer = ask(ann, page, "fill", {"seat": 0, "bot": "random"})

    assert refused(answer) == (409, "server-fill-nobody")


def test_a_table_that_is_called_off_is_gone_for_everybody(each_server: Server) -> None:
    ann, bob = each_server.browser(), each_server.browser()
    page = ann.new_table("classic", [ME, OPEN, OPEN], listed=True)
    bob.sit(page, 1)

    with bob.live(page) as socket:
        socket.hear()
        assert ann.post(f"/api/tables/{page['id']}/cancel") == {"id": page["id"]}
        heard = socket.hear()

    assert heard["key"] == "server-no-table"
    assert bob.ask("GET", f"/api/tables/{page['id']}").status_code == 404
    assert bob.get("/api/tables")["mine"] == []


def test_a_rematch_that_was_called_off_can_be_asked_for_again(ann: Browser, bob: Browser) -> None:
    page = ann.new_table("duel", [ME, OPEN], seed=3)
    bob.sit(page, 1)
    page = play_on([ann, bob], page, seed=5)
    offered = ann.post(f"/api/tables/{page['id']}/rematch")
    ann.post(f"/api/tables/{offered['id']}/cancel")

    again = bob.post(f"/api/tables/{page['id']}/rematch")

    assert again["id"] != offered["id"]
    assert ann.post(f"/api/tables/{page['id']}/rematch")["status"] == "playing"


# Passwords


def test_a_locked_table_asks_for_its_password(each_server: Server) -> None:
    ann, bob = each_server.browser(), each_server.browser()
    page = ann.new_table("classic", [ME, OPEN, OPEN], listed=True, password="sézam otevři se")
    line = bob.get("/api/tables")["open"][0]
    each_server.forget(page["id"])

    assert line["locked"]
    assert bob.look(page)["waiting"]["locked"]
    assert refused(ask(bob, page, "sit", {"seat": 1})) == (403, "server-locked")
    assert refused(ask(bob, page, "sit", {"seat": 1, "password": "sesam"})) == (403, "server-wrong-password")
    assert ask(bob, page, "sit", {"seat": 1, "password": "sézam otevři se"}).is_success


def test_an_invitation_stands_in_for_the_password_and_is_for_who_sits_there(
    server: Server, ann: Browser, bob: Browser
) -> None:
    page = ann.new_table("classic", [ME, OPEN, OPEN], password="open sesame")
    invitation = page["waiting"]["invitation"]

    assert bob.look(page)["waiting"]["invitation"] is None
    assert server.browser(known=False).look(page)["waiting"]["invitation"] is None
    wrong = ask(bob, page, "sit", {"seat": 1, "invitation": invitation[:-1]})
    assert refused(wrong) == (403, "server-locked")
    sat = bob.post(f"/api/tables/{page['id']}/sit", {"seat": 1, "invitation": invitation})
    assert sat["waiting"]["invitation"] == invitation


def test_nobody_reads_a_password_in_the_store(server: Server, ann: Browser) -> None:
    page = ann.new_table("duel", [ME, OPEN], password="open sesame")

    assert "sesame" not in repr(server.whole(page["id"]))


@pytest.mark.long
def test_passwords_are_not_guessed_in_a_hurry(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("guessing") / "tables.db"
    with serving(f"sqlite:///{path}", quotas=Quotas(guesses_at_once=3, seats_at_once=1000)) as server:
        page = server.browser().new_table("duel", [ME, OPEN], password="open sesame")
        # A key of one's own for each guess changes nothing.
        answers = [
            ask(server.browser(), page, "sit", {"seat": 1, "password": f"guess {number}"})
            for number in range(5)
        ]

        assert [answer.status_code for answer in answers] == [403, 403, 403, 429, 429]
