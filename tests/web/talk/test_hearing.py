"""Who hears whom: whoever sits is heard by all; whoever watches, not by those who sit while a game runs."""

from __future__ import annotations

import pytest

from monumental.web.talk import hearing
from monumental.web.talk.hearing import Hearer
from tests.web.api.server import ME, OPEN, Browser, Page, Server
from tests.web.talk.talking import end, hear_talk, heard, say, table_of_two, talk, try_say


def test_whoever_watches_is_heard_by_others_who_watch_and_hears_those_who_sit(
    server: Server, ann: Browser, bob: Browser, eva: Browser, table: Page
) -> None:
    dan = server.browser()
    say(eva, table, "Bob has the better hand")
    say(ann, table, "My turn")

    assert heard(dan, table) == heard(eva, table) == ["Bob has the better hand", "My turn"]
    assert heard(ann, table) == heard(bob, table) == ["My turn"]
    assert (talk(eva, table)["gallery"], talk(ann, table)["gallery"]) == (True, False)
    assert [line["seat"] for line in talk(dan, table)["lines"]] == [None, 0]


def test_once_the_game_is_over_everybody_hears_everything(
    ann: Browser, bob: Browser, eva: Browser, table: Page
) -> None:
    say(eva, table, "What a game")
    with ann.live(table, changes="true", talk="true") as socket:
        before = hear_talk(socket)
        end(ann, bob, table)
        after = hear_talk(socket)

    assert before["lines"] == []
    assert [line["text"] for line in after["lines"]] == heard(bob, table) == ["What a game"]


def test_before_it_begins_people_who_have_come_speak_with_those_who_sit(ann: Browser, eva: Browser) -> None:
    table = ann.new_table("duel", [{**ME, "name": "Ann"}, OPEN])
    say(eva, table, "May I play?")
    with ann.live(table, changes="true", talk="true") as socket:
        asked = hear_talk(socket)
        eva.sit(table, 1, "Eva")
        begun = hear_talk(socket)
        say(eva, table, "Here I am")
        said = hear_talk(socket)

    assert [line["text"] for line in asked["lines"]] == ["May I play?"]
    # Whatever was said by somebody who watches, nobody who sits reads it during the game.
    assert (begun["lines"], begun["gone"]) == ([], [asked["lines"][0]["number"]])
    assert [(line["text"], line["name"], line["seat"]) for line in said["lines"]] == [("Here I am", "Eva", 1)]
    assert heard(eva, table) == ["May I play?", "Here I am"]


def test_whoever_watches_is_called_by_their_name_if_they_have_one(
    server: Server, ann: Browser, eva: Browser, table: Page
) -> None:
    dan = server.browser()
    say(eva, table, "Hello")
    eva.post("/api/me/name", {"name": "Eva"})
    say(eva, table, "Again")

    assert [line["name"] for line in talk(dan, table)["lines"]] == ["Somebody", "Eva"]


def test_who_was_shown_out_is_silent_there(ann: Browser, bob: Browser) -> None:
    table = ann.new_table("duel", [ME, OPEN, OPEN][:2], listed=True)
    waiting = ann.new_table("classic", [ME, OPEN, OPEN])
    bob.sit(waiting, 1, "Bob")
    ann.post(f"/api/tables/{waiting['id']}/show-out", {"seat": 1})

    answer = try_say(bob, waiting, "Boo")

    assert (answer.status_code, answer.json()["key"]) == (403, "server-shown-out")
    assert try_say(bob, table, "Hello").status_code == 200


def test_of_several_seats_of_mine_one_speaks(server: Server) -> None:
    family = server.browser()
    table = family.new_table("duel", [{**ME, "name": "Mum"}, {**ME, "name": "Kid"}])
    say(family, table, "My turn", seat=1)

    assert [(line["name"], line["seat"]) for line in talk(family, table)["lines"]] == [("Kid", 1)]


def test_who_goes_for_good_is_somebody_in_what_they_said(
    server: Server, ann: Browser, bob: Browser, eva: Browser
) -> None:
    table = table_of_two(ann, bob)
    other = table_of_two(ann, server.browser())
    bob.post("/api/me/name", {"name": "Bob"})
    say(bob, table, "From my seat")
    say(bob, other, "I watch")
    assert [line["name"] for line in talk(eva, other)["lines"]] == ["Bob"]

    mine = bob.get("/api/me/data")["talk"]
    bob.post("/api/me/delete")

    assert [(line["table"], line["text"]) for line in mine] == [
        (table["id"], "From my seat"),
        (other["id"], "I watch"),
    ]
    assert [(line["text"], "Bob" in line["name"]) for line in talk(eva, table)["lines"]] == [
        ("From my seat", False)
    ]
    assert [(line["text"], line["name"]) for line in talk(eva, other)["lines"]] == [("I watch", "Somebody")]
    assert server.browser().get("/api/me/data")["talk"] == []


def test_what_a_device_said_is_its_persons(server: Server, ann: Browser, eva: Browser, table: Page) -> None:
    say(eva, table, "From my phone")
    home = server.browser()
    link = home.post("/api/me/links", {"address": server.url})["link"]

    eva.post("/api/me/join", {"code": link.partition("#")[2]})

    assert [line["text"] for line in home.get("/api/me/data")["talk"]] == ["From my phone"]


# Nothing tells somebody who sits what somebody who watches has seen


def told(server: Server, sitter: Browser, table: Page, socket_text: list[str]) -> str:
    """All that comes to somebody who sits, over every way that there is."""
    paths = ("", "/talk", "/record", "/film", "/catalog")
    answers = [sitter.ask("GET", f"/api/tables/{table['id']}{path}").text for path in paths]
    return "\n".join([*answers, *socket_text, sitter.ask("GET", "/api/tables").text])


@pytest.mark.parametrize("broken", [False, True])
def test_no_word_of_the_gallery_comes_to_a_seat_while_the_game_runs(
    server: Server,
    ann: Browser,
    bob: Browser,
    eva: Browser,
    table: Page,
    monkeypatch: pytest.MonkeyPatch,
    broken: bool,
) -> None:
    if broken:
        monkeypatch.setattr(Hearer, "hears", lambda self, line: True)
    said = []
    with ann.live(table, changes="true", talk="true") as socket:
        said.append(socket.text())
        say(eva, table, "xylophone")
        say(bob, table, "Go on")
        while "Go on" not in said[-1]:
            said.append(socket.text())

    leaks = "xylophone" in told(server, ann, table, said)

    # With a hole in the wall it would be found.
    assert leaks is broken
    assert hearing.hearer(server.room(table["id"]), None).hears(
        server.wait(server.app.state.talks.lines(server.room(table["id"])))[0]
    )
