"""Speaking and hearing at a table."""

from __future__ import annotations

import httpx

from tests.web.api.server import ME, OPEN, Browser, Page, Socket, done, id_of, new_request


def table_of_two(ann: Browser, bob: Browser, **wishes: object) -> Page:
    """A game of Duel that has begun."""
    page = ann.new_table("duel", [{**ME, "name": "Ann"}, OPEN], **wishes)
    return bob.sit(page, 1, "Bob")


def try_say(who: Browser, table: Page, words: object = "", **more: object) -> httpx.Response:
    body = {"words": words, "request": new_request(), **more}
    return who.ask("POST", f"/api/tables/{id_of(table)}/talk", body)


def say(who: Browser, table: Page, words: str = "", **more: object) -> None:
    done(try_say(who, table, words, **more))


def talk(who: Browser, table: Page, **query: object) -> Page:
    page: Page = who.get(f"/api/tables/{id_of(table)}/talk", **query)
    return page


def heard(who: Browser, table: Page, **query: object) -> list[str]:
    """What somebody hears of all that was said."""
    return [line["text"] for line in talk(who, table, **query)["lines"]]


def hear_talk(socket: Socket) -> Page:
    """The next that a socket brings of what is said."""
    page: Page = socket.hear_until(lambda now: "talk" in now)["talk"]
    return page


def end(ann: Browser, bob: Browser, table: Page) -> None:
    """Both agree that the game ends here."""
    for seat, (who, word) in enumerate([(ann, "ask"), (bob, "agree")]):
        at = who.look(table)["version"]
        body = {"seat": seat, "at": at, "about": "abandon", "say": word, "request": new_request()}
        who.post(f"/api/tables/{id_of(table)}/vote", body)
    assert ann.look(table)["status"] == "over"
