"""Looking back: moments, forks, rematches, records."""

from __future__ import annotations

from functools import partial
from xml.etree import ElementTree as ET

import pytest

from monumental.play.records.record import read_record
from monumental.play.records.replay import verify
from monumental.web.pages.table.film import MOST_FRAMES
from tests.web.api.server import AUTOMA, ME, OPEN, Browser, Page, Server, bot, play_on

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def people(server: Server) -> tuple[Browser, Browser]:
    return server.browser(), server.browser()


@pytest.fixture(scope="module")
def over(people: tuple[Browser, Browser]) -> Page:
    """A game of two browsers that is over."""
    ann, bob = people
    page = ann.new_table(
        "classic", [{**ME, "name": "Ann"}, OPEN], modules=["heroes"], switches={}, name="Sunday"
    )
    bob.sit(page, 1, "Bob")
    return play_on(people, page, seed=2)


@pytest.fixture(scope="module")
def running(people: tuple[Browser, Browser]) -> Page:
    ann, bob = people
    page = ann.new_table("classic", [ME, OPEN], modules=["monsters"])
    bob.sit(page, 1)
    return play_on(people, page, seed=2, until=lambda now: now["version"] > 40)


def test_how_a_game_went_is_told_when_it_is_over(
    people: tuple[Browser, Browser], over: Page, running: Page, server: Server
) -> None:
    ann, _ = people
    stranger = server.browser(known=False)

    course = ann.get(f"/api/tables/{over['id']}/course")

    last = course["rounds"][-1]
    assert last["at"] == over["version"]
    assert last["totals"] == over["score"]["totals"]
    assert [line["key"] for line in course["lines"]] == [line["key"] for line in over["score"]["lines"]]
    assert [sum(points) for points in zip(*last["points"], strict=True)] == last["totals"]
    assert {turn["seat"] for turn in course["turns"]} == {0, 1}
    # It is made once, for everybody, and worded for each.
    assert stranger.get(f"/api/tables/{over['id']}/course") == course
    spanish = ann.get(f"/api/tables/{over['id']}/course", lang="es")
    assert (spanish["rounds"], spanish["leads"]) == (course["rounds"], course["leads"])
    assert spanish["lines"] != course["lines"]

    refused = ann.ask("GET", f"/api/tables/{running['id']}/course")
    assert (refused.status_code, refused.json()["key"]) == (409, "server-course-later")


def without_presence(page: Page) -> Page:
    return {**page, "seats": [{**seat, "here": False} for seat in page["seats"]]}


# Moments


def test_the_last_moment_is_the_table_as_it_is(people: tuple[Browser, Browser], over: Page) -> None:
    now = people[0].look(over, seat=0)

    moment = people[0].get(f"/api/tables/{over['id']}/moments/{over['version']}", seat=0)

    assert moment["moment"]
    assert moment["view"] == now["view"]
    assert moment["score"] == now["score"]
    assert moment["version"] == moment["length"] == over["version"]


def test_a_moment_is_drawn_for_others_with_civilizations_and_without_names(
    people: tuple[Browser, Browser], over: Page
) -> None:
    path = f"/api/tables/{over['id']}/moments"
    svg = people[0].get(f"{path}/20/picture", lang="cs")["svg"]
    drawn = ET.fromstring(svg)

    assert drawn.tag.endswith("svg")
    shown = " ".join(drawn.itertext())
    seats = people[0].get(f"{path}/20", lang="cs")["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Bob"]
    for seat in seats:
        assert seat["title"] in shown
        assert seat["name"] not in shown.split()
    assert "Sunday" not in shown
    assert svg != people[0].get(f"{path}/21/picture", lang="cs")["svg"]


def test_a_moment_tells_what_its_own_line_brought(people: tuple[Browser, Browser], over: Page) -> None:
    for at in range(4):
        moment = people[0].get(f"/api/tables/{over['id']}/moments/{at}", seat=0)

        assert {line["version"] for line in moment["log"]["lines"]} <= {at}


def test_a_film_shows_the_moments_one_after_the_other(people: tuple[Browser, Browser], running: Page) -> None:
    path = f"/api/tables/{running['id']}"
    for seat, who in enumerate(people):
        film = who.get(f"{path}/film", seat=seat, since=20, until=30)

        assert [frame["version"] for frame in film["frames"]] == [*range(21, 31)]
        for frame in film["frames"]:
            moment = who.get(f"{path}/moments/{frame['version']}", seat=seat)
            assert frame["view"] == moment["view"]
            assert [line["text"] for line in frame["lines"]] == [
                line["text"] for line in moment["log"]["lines"]
            ]


def test_of_a_long_stretch_a_film_shows_the_end(people: tuple[Browser, Browser], over: Page) -> None:
    film = people[0].get(f"/api/tables/{over['id']}/film", seat=0)

    assert len(film["frames"]) == MOST_FRAMES < over["version"]
    assert film["since"] == over["version"] - MOST_FRAMES
    assert film["frames"][-1]["version"] == over["version"]


def is_at(length: int, page: Page) -> bool:
    return bool(page["version"] >= length)


def test_a_film_goes_on_where_the_game_does_and_back_with_it(server: Server) -> None:
    ann = server.browser()
    page = ann.new_table("duel", [ME, ME], seed=4)
    for length in (5, 10, 15):
        page = play_on([ann], page, seed=5, until=partial(is_at, length))
        if page["can_undo"]:
            page = ann.step("undo", page)
        film = ann.get(f"/api/tables/{page['id']}/film", since=0)
        assert film["frames"][-1]["version"] == page["version"]
        assert film["frames"][-1]["view"]["seats"] == ann.look(page)["view"]["seats"]


def test_at_a_moment_nothing_can_be_done(people: tuple[Browser, Browser], running: Page) -> None:
    for at in range(0, running["version"], 7):
        for seat, who in enumerate(people):
            moment = who.get(f"/api/tables/{running['id']}/moments/{at}", seat=seat)

            assert moment["version"] == at
            assert moment["length"] == running["version"]
            assert moment["viewer"] == moment["view"]["seat"] == seat
            assert moment["options"] == []
            assert [moment[name] for name in ("can_undo", "can_redo", "thinking")] == [False] * 3
            assert moment["luck"]["seed"] is None


def test_a_moment_beyond_the_end_is_the_last_one(people: tuple[Browser, Browser], running: Page) -> None:
    moment = people[0].get(f"/api/tables/{running['id']}/moments/9999", seat=0)

    assert moment["version"] == running["version"]


def test_while_the_game_goes_on_everybody_looks_back_through_their_own_eyes(
    people: tuple[Browser, Browser], running: Page, stranger: Browser
) -> None:
    path = f"/api/tables/{running['id']}/moments/20"

    assert stranger.get(path)["viewer"] is None
    for seen in (path, f"{path}/picture"):
        assert stranger.ask("GET", seen).status_code == 200
        assert stranger.ask("GET", seen, seat=0).status_code == 403
        assert people[0].ask("GET", seen, seat=1).status_code == 403


def test_after_the_end_anybody_looks_through_anybodys_eyes(over: Page, stranger: Browser) -> None:
    path = f"/api/tables/{over['id']}/moments/20"

    for seat in (0, 1):
        moment = stranger.get(path, seat=seat)
        assert moment["view"]["seat"] == seat
        assert moment["mine"] == []
    assert stranger.get(path, seat=2)["viewer"] is None


# Records


def test_the_record_of_a_game_that_is_over_holds(over: Page, stranger: Browser) -> None:
    answer = stranger.ask("GET", f"/api/tables/{over['id']}/record")

    assert answer.headers["content-type"].startswith("application/x-ndjson")
    name = f"monumental-classic-{over['id']}.jsonl"
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
    verify(read_record(answer.text))


def test_the_record_of_a_game_that_goes_on_has_no_seed(
    server: Server, people: tuple[Browser, Browser], running: Page, stranger: Browser
) -> None:
    seed = server.room(running["id"]).table.seed
    assert seed is not None
    for who in (*people, stranger):
        text = who.get(f"/api/tables/{running['id']}/record")
        assert seed.hex() not in text
        assert len(read_record(text).moves) == running["version"]


# Forks


def test_where_all_have_agreed_on_hints_a_player_forks_a_running_game(
    server: Server, people: tuple[Browser, Browser]
) -> None:
    ann, bob = people
    page = ann.new_table("duel", [ME, OPEN], hints=True)
    bob.sit(page, 1)
    running = play_on(people, page, seed=2, until=lambda now: now["version"] > 40)
    before = server.whole(running["id"])

    fork = ann.post(f"/api/tables/{running['id']}/fork", {"at": running["version"]})

    assert fork["id"] != running["id"]
    assert fork["mine"] == [0, 1]
    assert fork["status"] == "playing"
    assert not fork["hints"]
    assert fork["luck"]["commitment"] != running["luck"]["commitment"]
    there, here = fork["view"], ann.look(running, seat=0)["view"]
    assert there["round"] == here["round"]
    assert server.whole(running["id"]) == before
    play_on([ann], fork, seed=1, until=lambda now: now["version"] > 10)
    assert server.whole(running["id"]) == before


def test_against_bots_a_player_forks_a_running_game(ann: Browser) -> None:
    page = ann.new_table("duel", [ME, bot("random")], seed=5, first=0)

    fork = ann.post(f"/api/tables/{page['id']}/fork", {"at": 0})

    assert fork["mine"] == [0]


def test_a_running_game_among_people_is_forked_when_it_is_over(
    people: tuple[Browser, Browser], running: Page
) -> None:
    """In a fork one could ask the coach, or see what bots do there."""
    answer = people[0].ask("POST", f"/api/tables/{running['id']}/fork", {"at": running["version"]})

    assert answer.status_code == 409
    assert answer.json()["key"] == "server-fork-among-people"


def test_only_players_fork_a_running_game(running: Page, bob: Browser, stranger: Browser) -> None:
    path = f"/api/tables/{running['id']}/fork"

    answer = bob.ask("POST", path, {"at": 5})

    assert answer.status_code == 409
    assert answer.json()["key"] == "server-fork-later"
    assert stranger.ask("POST", path, {"at": 5}).status_code == 401


def test_anybody_forks_a_game_that_is_over_with_other_players(
    server: Server, over: Page, bob: Browser
) -> None:
    path = f"/api/tables/{over['id']}/fork"

    fork = bob.post(path, {"at": over["version"] // 2, "seats": [bot("random"), ME]})

    assert fork["mine"] == [1]
    assert [seat["kind"] for seat in fork["seats"]] == ["bot", "person"]
    play_on([bob], fork, seed=1, until=lambda now: now["version"] > 10 or now["status"] == "over")
    assert bob.ask("POST", path, {"at": over["version"]}).json()["key"] == "refused-over"


def test_a_fork_is_found_again_after_a_restart(server: Server, over: Page, bob: Browser) -> None:
    fork = bob.post(f"/api/tables/{over['id']}/fork", {"at": 30})
    before = server.whole(fork["id"])

    server.forget(fork["id"])

    assert server.whole(fork["id"]) == before


@pytest.mark.parametrize(
    ("seats", "status"),
    [([ME], 422), ([ME, ME, ME], 422), ([ME, AUTOMA], 422), ([ME, bot("hal")], 422), ([ME, OPEN], 201)],
)
def test_a_fork_needs_the_seats_of_its_table(
    over: Page, bob: Browser, seats: list[Page], status: int
) -> None:
    answer = bob.ask("POST", f"/api/tables/{over['id']}/fork", {"at": 20, "seats": seats})

    assert answer.status_code == status


def test_nobody_takes_an_automas_seat_in_a_fork(ann: Browser) -> None:
    page = play_on([ann], ann.new_table("classic", [ME, AUTOMA]), 1, until=lambda now: now["version"] > 10)
    path = f"/api/tables/{page['id']}/fork"

    assert ann.ask("POST", path, {"at": 5, "seats": [ME, ME]}).status_code == 422
    assert [seat["kind"] for seat in ann.post(path, {"at": 5})["seats"]] == ["person", "automa"]


# Once more


def test_a_rematch_has_the_same_terms_and_everybody_sits_one_seat_further(
    server: Server, people: tuple[Browser, Browser], over: Page
) -> None:
    ann, bob = people

    page = ann.post(f"/api/tables/{over['id']}/rematch")

    # Bob is awaited; until he comes, nobody has seated him.
    assert page["status"] == "open"
    assert page["mine"] == [1]
    assert bob.look(page)["mine"] == []
    assert [(seat["name"], seat["taken"]) for seat in page["seats"]] == [("Bob", False), ("Ann", True)]
    assert [who.look(over)["rematch"] for who in (ann, bob)] == [page["id"]] * 2
    assert server.browser().look(over)["rematch"] is None

    assert ann.post(f"/api/tables/{over['id']}/rematch")["id"] == page["id"]
    joined = bob.post(f"/api/tables/{over['id']}/rematch")

    assert (joined["id"], joined["status"], joined["mine"]) == (page["id"], "playing", [0])
    assert [seat["name"] for seat in joined["seats"]] == ["Bob", "Ann"]
    assert page["name"] == "Sunday"
    old, new = (server.room(each["id"]).table.record().head for each in (over, page))
    assert (new.rules, new.modules, new.switches, new.packs) == (
        old.rules,
        old.modules,
        old.switches,
        old.packs,
    )
    assert new.luck.commitment != old.luck.commitment


def test_only_who_played_asks_for_a_rematch(over: Page, bob: Browser, stranger: Browser) -> None:
    path = f"/api/tables/{over['id']}/rematch"

    assert bob.ask("POST", path).status_code == 403
    assert stranger.ask("POST", path).status_code == 401


def test_a_rematch_is_offered_after_the_end_only(
    server: Server, running: Page, people: tuple[Browser, Browser]
) -> None:
    before = server.whole(running["id"])

    answer = people[0].ask("POST", f"/api/tables/{running['id']}/rematch")

    assert (answer.status_code, answer.json()["key"]) == (409, "server-rematch-later")
    assert server.whole(running["id"]) == before


def test_people_who_shared_a_device_share_it_in_the_rematch(ann: Browser, bob: Browser) -> None:
    page = ann.new_table("continuous", [ME, OPEN, ME])
    bob.sit(page, 1)
    over = play_on([ann, bob], page, seed=3)

    bob.post(f"/api/tables/{over['id']}/rematch")
    page = ann.post(f"/api/tables/{over['id']}/rematch")

    assert (page["status"], page["mine"]) == ("playing", [0, 1])


def test_a_rematch_turns_the_seats_of_bots_too(ann: Browser) -> None:
    page = ann.new_table("continuous", [ME, bot("random"), bot("greedy")], seed=5, first=0)
    page = play_on([ann], page, seed=6)

    again = ann.post(f"/api/tables/{page['id']}/rematch")

    assert again["mine"] == [1]
    assert [seat["bot"] for seat in again["seats"]] == ["greedy", None, "random"]
    assert again["luck"]["typed"] is None


def test_a_rematch_of_a_fork_is_played_by_the_terms_of_the_first_game(
    server: Server, people: tuple[Browser, Browser], over: Page
) -> None:
    fork = people[0].post(f"/api/tables/{over['id']}/fork", {"at": 20})

    play_on([people[0]], fork, seed=4)

    page = people[0].post(f"/api/tables/{fork['id']}/rematch")

    assert server.room(page["id"]).table.record().head.modules == ("heroes",)


def test_a_table_whose_rules_have_changed_goes_on_but_is_not_looked_back_at(
    server: Server, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = play_on([ann], ann.new_table("duel", [ME, ME]), 1, until=lambda now: now["version"] > 20)
    room = server.room(page["id"])
    # A line that today's rules would refuse.
    monkeypatch.setitem(room.table.__dict__, "moves", [*room.table.moves[:5], room.table.moves[0]])
    room.replay = None

    for answer in (
        ann.ask("GET", f"/api/tables/{page['id']}/moments/6", seat=0),
        ann.ask("POST", f"/api/tables/{page['id']}/fork", {"at": 6}),
    ):
        assert answer.status_code == 409
        assert answer.json()["key"] == "server-gone"
