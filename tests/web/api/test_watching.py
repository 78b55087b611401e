"""Games to watch: which ones everybody finds, and what is said of them."""

from __future__ import annotations

from tests.web.api.server import ME, OPEN, Browser, Page, Server, bot


def game(ann: Browser, bob: Browser, **wishes: object) -> Page:
    random = {"civilization": "random"}
    page = ann.new_table("duel", [{**ME, **random}, {**OPEN, **random}], **{"listed": True, **wishes})
    return bob.sit(page, 1)


def running(who: Browser) -> list[Page]:
    found: list[Page] = who.get("/api/tables")["running"]
    return found


def test_a_running_game_of_a_listed_table_is_found_by_who_does_not_sit_there(
    server: Server, ann: Browser, bob: Browser
) -> None:
    eve = server.browser()
    page = game(ann, bob, name="Come and see")
    hidden = game(ann, bob, listed=False)
    alone = ann.new_table("duel", [bot("random"), bot("random")], listed=True)

    with eve.live(page) as socket:
        socket.hear()
        [line] = [each for each in running(eve) if each["id"] == page["id"]]

        assert (line["name"], line["status"], line["watching"], line["vacant"]) == (
            "Come and see",
            "playing",
            1,
            False,
        )
    found = {each["id"] for each in running(eve)}
    assert not found & {hidden["id"], alone["id"]}
    assert page["id"] not in {each["id"] for each in running(bob)}


def test_however_many_games_somebody_plays_they_hide_nobody_elses(
    server: Server, ann: Browser, bob: Browser
) -> None:
    eve, cleo, dora = server.browser(), server.browser(), server.browser()
    quiet = game(cleo, dora)
    many = {game(ann, bob)["id"] for _ in range(5)}

    found = [each["id"] for each in running(eve)]

    assert quiet["id"] in found
    assert len(many & {*found}) == 3
