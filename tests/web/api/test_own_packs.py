"""Packs that a person keeps on the server: private, shared by a link, and played with at tables."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import httpx
import pytest
from sqlalchemy import func, select

from monumental.engine.game import RunawayError
from monumental.play.records.record import read_record
from monumental.play.records.replay import verify
from monumental.play.table import Table
from monumental.web.door.quotas import Quotas
from monumental.web.door.security import Limits
from monumental.web.keep.check import check
from monumental.web.store.rows import now
from monumental.web.store.schema import packs
from monumental.web.tables import new_rooms
from tests.web.api.server import ME, OPEN, Browser, Page, Server, bot, serving

#: A pack that is no box by itself: one card for the deck of Duel, by the name that its maker gave it.
PAGODA: dict[str, Any] = {
    "kind": "wonder",
    "source": "original",
    "era": 1,
    "cost": [3, 4],
    "use": [{"do": "gain", "gold": 2}],
}


def small(name: str = "small", **parts: Any) -> Page:
    head = {"format": 1, "name": name, "version": "1", "rules": "duel", "modules": ["trade"]}
    names = {"en": {"card-pagoda": "My Pagoda"}, "cs": {"card-pagoda": "Moje pagoda"}}
    return {"head": head, "cards": {"pagoda": PAGODA}, "names": names, **parts}


def whole(who: Browser, name: str = "mine") -> Page:
    """A copy of our box in which the Forum is called otherwise."""
    pack: Page = who.get("/api/studio/packs/duel-trade")
    pack["head"]["name"] = name
    pack["names"]["en"]["card-forum"] = "My Own Forum"
    return pack


def refused(answer: httpx.Response) -> tuple[int, str]:
    assert answer.json()["sentence"]
    return answer.status_code, answer.json()["key"]


def names(page: Page) -> list[str]:
    return [pack["name"] for pack in page["packs"]]


def play_to_the_end(who: Browser, page: Page) -> Page:
    while page["status"] == "playing":
        page = who.go_on(page)
    return page


def test_a_pack_is_kept_and_found_again_on_every_device(each_server: Server) -> None:
    ann = each_server.browser()
    page = ann.post("/api/packs", small())

    assert names(page) == ["small"]
    assert page["packs"][0].items() >= {"rules": "duel", "fits": ["duel"], "cards": 1, "link": None}.items()
    assert page["size"] == page["packs"][0]["size"] > 100
    kept = ann.get("/api/packs/small")
    assert kept["cards"] == {"pagoda": PAGODA}
    assert kept["names"]["cs"] == {"card-pagoda": "Moje pagoda"}
    code = ann.post("/api/me/links", {"address": "http://a"})["link"].partition("#")[2]
    phone = each_server.browser()
    phone.post("/api/packs", small("other"))
    phone.post("/api/packs", small(cards={}))
    phone.post("/api/me/join", {"code": code})
    # What the phone had comes along; of two by the same name, mine stays.
    assert sorted(names(phone.get("/api/packs"))) == ["other", "small"]
    assert phone.get("/api/packs/small")["cards"] == {"pagoda": PAGODA}


def test_a_pack_that_is_kept_again_takes_the_place_of_the_older_one(ann: Browser) -> None:
    ann.post("/api/packs", small())
    link = ann.post("/api/packs/small/share")["packs"][0]["link"]

    page = ann.post("/api/packs", small(cards={}))

    assert names(page) == ["small"]
    assert page["packs"][0]["cards"] == 0
    # Whoever has the link sees it as it is now.
    assert ann.get(f"/api/packs/shared/{link}")["pack"]["cards"] == {}


def test_an_unfinished_pack_is_kept_as_it_is(ann: Browser) -> None:
    ann.post("/api/packs", small(cards={"pagoda": {"kind": "wonder", "cost": "?"}}))

    assert ann.get("/api/packs/small")["cards"] == {"pagoda": {"kind": "wonder", "cost": "?"}}


def test_nobody_else_sees_or_touches_a_pack(ann: Browser, bob: Browser, stranger: Browser) -> None:
    ann.post("/api/packs", small())

    assert bob.get("/api/packs")["packs"] == []
    for path in ("delete", "share", "hide"):
        assert refused(bob.ask("POST", f"/api/packs/small/{path}")) == (404, "server-no-pack")
    assert refused(bob.ask("GET", "/api/packs/small")) == (404, "server-no-pack")
    wishes = {"rules": "duel", "seats": [ME, OPEN], "packs": ["small"]}
    assert refused(bob.ask("POST", "/api/tables", wishes)) == (404, "server-no-pack")
    for method, path in (("GET", ""), ("POST", ""), ("GET", "/small"), ("POST", "/small/delete")):
        answer = stranger.ask(
            method, f"/api/packs{path}", small() if (method, path) == ("POST", "") else None
        )
        assert refused(answer) == (401, "server-no-key")
    assert names(ann.get("/api/packs")) == ["small"]


def test_a_table_says_whose_cards_it_is_played_with(ann: Browser, bob: Browser) -> None:
    ann.post("/api/packs", small())
    page = ann.new_table("duel", [{**ME, "name": "Ann"}, OPEN], packs=["small"])

    assert bob.look(page["id"])["own"] == {"packs": ["small"], "maker": "Ann"}
    assert "pagoda" in [card["key"] for card in bob.get(f"/api/tables/{page['id']}/catalog")["cards"]]
    away = ann.new_table("duel", [OPEN, OPEN], packs=["small"])
    assert bob.look(away["id"])["own"] == {"packs": ["small"], "maker": None}
    assert ann.new_table("duel", [ME, OPEN])["own"] is None


def test_a_link_shows_a_pack_until_it_is_taken_back(ann: Browser, stranger: Browser) -> None:
    ann.post("/api/packs", small())
    link = ann.post("/api/packs/small/share")["packs"][0]["link"]

    assert len(link) >= 22
    shown = stranger.get(f"/api/packs/shared/{link}", lang="cs")
    assert shown["pack"]["cards"] == {"pagoda": PAGODA}
    assert [(card["name"], card["text"]) for card in shown["cards"]] == [
        ("Moje pagoda", ["Použití: získejte 2 zlata."])
    ]
    assert stranger.ask("GET", f"/packs/shared/{link}").status_code == 200
    assert stranger.ask("GET", f"/packs/shared/{link}x").status_code == 404
    assert ann.post("/api/packs/small/share")["packs"][0]["link"] == link
    assert ann.post("/api/packs/small/hide")["packs"][0]["link"] is None
    assert refused(stranger.ask("GET", f"/api/packs/shared/{link}")) == (404, "server-no-pack")
    assert ann.post("/api/packs/small/share")["packs"][0]["link"] != link


def test_a_deleted_pack_is_gone_with_its_link(ann: Browser) -> None:
    ann.post("/api/packs", small())
    link = ann.post("/api/packs/small/share")["packs"][0]["link"]

    assert ann.post("/api/packs/small/delete")["packs"] == []

    for path in ("/api/packs/small", f"/api/packs/shared/{link}"):
        assert refused(ann.ask("GET", path)) == (404, "server-no-pack")


@pytest.fixture
def narrow(tmp_path: object) -> Iterator[Server]:
    quotas = Quotas(packs=2, pack_bytes=3000)
    with serving(f"sqlite:///{tmp_path}/tables.db", quotas=quotas) as running:
        yield running


def test_somebody_keeps_so_many_packs_and_so_much_of_them(narrow: Server) -> None:
    ann, bob = narrow.browser(), narrow.browser()
    long = {"en": {f"card-pagoda-{number}": "x" * 100 for number in range(30)}}

    ann.post("/api/packs", small("one"))
    assert refused(ann.ask("POST", "/api/packs", small("two", names=long))) == (409, "server-large-packs")
    ann.post("/api/packs", small("two"))
    assert refused(ann.ask("POST", "/api/packs", small("three"))) == (409, "server-many-packs")
    # In its own place there is room, and others have their own.
    ann.post("/api/packs", small("two"))
    bob.post("/api/packs", small("three"))
    ann.post("/api/packs/one/delete")
    assert sorted(names(ann.post("/api/packs", small("three")))) == ["three", "two"]


def test_nobody_keeps_packs_without_end(tmp_path: object) -> None:
    """Neither by one name, nor by many keys."""
    quotas = Quotas(packs_at_once=2, seconds_a_pack=1000)
    with serving(f"sqlite:///{tmp_path}/tables.db", quotas=quotas) as server:
        ann = server.browser()
        for _ in range(2):
            ann.post("/api/packs", small("one"))
        assert ann.ask("POST", "/api/packs", small("one")).status_code == 429
        kept = [server.browser().ask("POST", "/api/packs", small("one")).status_code for _ in range(40)]
        assert kept.count(200) == 2 * Limits.CROWD - 2
        assert set(kept) == {200, 429}


@pytest.mark.parametrize(
    ("pack", "status"),
    [
        (small("../etc"), 422),
        (small(""), 422),
        ({"head": {}}, 422),
        ({"head": {"name": "mine", "rules": "chess", "modules": []}}, 422),
        ({"head": {"name": "mine", "rules": "duel", "modules": ["heroes"]}}, 422),
        ({"head": {"name": "mine", "rules": "duel", "modules": 7}}, 422),
        (
            {"head": {"name": "mine", "rules": "duel", "modules": [], "x": json.loads("[" * 40 + "]" * 40)}},
            422,
        ),
        (small(cards={f"c{number}": {} for number in range(401)}), 422),
        ({"head": {"name": "mine", "rules": "duel", "modules": [], "x": "x" * 400_000}}, 422),
        (small(cards={"a": {"use": "x" * 1_000_001}}), 413),
        ([], 400),
        ({}, 400),
    ],
)
def test_what_is_no_pack_is_refused_in_one_sentence(ann: Browser, pack: Any, status: int) -> None:
    answer = ann.ask("POST", "/api/packs", pack)

    assert answer.status_code == status, answer.text
    assert answer.json()["sentence"].count("\n") == 0
    assert ann.get("/api/packs")["packs"] == []


def test_half_of_a_sign_is_no_text(ann: Browser) -> None:
    body = json.dumps(small(names={"en": {"card-pagoda": "\ud800"}})).encode()

    answer = ann.http.post("/api/packs", content=body, headers={"Content-Type": "application/json"})

    assert refused(answer) in {(400, "server-garbage"), (422, "server-studio")}


def test_my_data_has_my_packs_and_they_go_with_me(ann: Browser, bob: Browser) -> None:
    ann.post("/api/packs", small())
    link = ann.post("/api/packs/small/share")["packs"][0]["link"]

    assert [pack["head"]["name"] for pack in ann.get("/api/me/data")["packs"]] == ["small"]
    ann.post("/api/me/delete")

    assert refused(bob.ask("GET", f"/api/packs/shared/{link}")) == (404, "server-no-pack")


# Tables


def test_a_whole_box_of_ones_own_is_played_alone_and_everybody_reads_its_cards(
    ann: Browser, bob: Browser
) -> None:
    ann.post("/api/packs", whole(ann))

    page = ann.new_table("duel", [ME, OPEN], packs=["mine"])
    bob.sit(page, 1)

    catalog = bob.get(f"/api/tables/{page['id']}/catalog")
    assert [pack["key"] for pack in catalog["packs"]] == ["mine"]
    assert next(card["name"] for card in catalog["cards"] if card["key"] == "forum") == "My Own Forum"
    czech = bob.get(f"/api/tables/{page['id']}/catalog", lang="cs")
    ours = bob.get("/api/catalog", rules="duel", lang="cs")
    assert [card["text"] for card in czech["cards"]] == [card["text"] for card in ours["cards"]]


def test_a_few_cards_of_ones_own_are_played_together_with_ours(ann: Browser) -> None:
    ann.post("/api/packs", small())

    page = ann.new_table("duel", [ME, bot("random")], packs=["small"])

    catalog = ann.get(f"/api/tables/{page['id']}/catalog", lang="cs")
    assert [pack["key"] for pack in catalog["packs"]] == ["duel-trade", "small"]
    pagoda = next(card for card in catalog["cards"] if card["key"] == "pagoda")
    assert pagoda["name"] == "Moje pagoda"
    assert pagoda["text"]


def test_a_table_keeps_the_pack_that_it_began_with(each_server: Server) -> None:
    ann, bob = each_server.browser(), each_server.browser()
    ann.post("/api/packs", whole(ann))
    page = ann.new_table("duel", [ME, OPEN], packs=["mine"], first=0)
    bob.sit(page, 1)
    page = ann.act(ann.look(page))
    ann.post("/api/packs/mine/delete")
    before = ann.get(f"/api/tables/{page['id']}/catalog")

    each_server.forget(page["id"])

    assert ann.get(f"/api/tables/{page['id']}/catalog") == before
    assert ann.look(page)["version"] == page["version"]
    moment = bob.get(f"/api/tables/{page['id']}/moments/0")
    assert moment["version"] == 0
    checked = each_server.wait(check(each_server.rooms.store))
    assert (checked.wrong, checked.older) == ((), 0)


@pytest.mark.long
def test_a_finished_game_is_replayed_forked_and_played_once_more(server: Server, ann: Browser) -> None:
    ann.post("/api/packs", whole(ann))
    page = play_to_the_end(ann, ann.new_table("duel", [ME, ME], packs=["mine"], seed=3))
    ann.post("/api/packs/mine/delete")
    server.forget(page["id"])
    table = f"/api/tables/{page['id']}"

    record = read_record(ann.ask("GET", f"{table}/record").text)
    fork = ann.post(f"{table}/fork", {"at": 20})
    again = ann.post(f"{table}/rematch")

    assert verify(record).ended
    assert record.packs[0].files["pack.toml"].startswith("format = 1")
    assert ann.get(f"{table}/course")["rounds"]
    for other in (fork, again):
        server.forget(other["id"])
        catalog = ann.get(f"/api/tables/{other['id']}/catalog")
        assert next(card["name"] for card in catalog["cards"] if card["key"] == "forum") == "My Own Forum"
    stored = server.wait(server.rooms.store.load(fork["id"]))
    assert stored is not None
    assert stored.packs == record.packs


def test_bots_play_with_the_pack(server: Server, ann: Browser) -> None:
    ann.post("/api/packs", whole(ann))

    page = ann.new_table("duel", [ME, bot("greedy")], packs=["mine"], first=1)

    assert ann.wait_until(page, lambda now: bool(now["options"]))["version"] > 0


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"cards": {"pagoda": {**PAGODA, "cost": [3]}}}, "pagoda.cost"),
        ({"cards": {"forum": PAGODA}}, "another card of that name"),
        ({"names": {"en": {"card-pagoda": "{ $x }"}}}, "a name has no braces"),
    ],
)
def test_a_pack_that_can_not_be_played_is_refused_with_its_problem(
    ann: Browser, change: Page, sentence: str
) -> None:
    ann.post("/api/packs", small(**change))

    answer = ann.ask("POST", "/api/tables", {"rules": "duel", "seats": [ME, OPEN], "packs": ["small"]})

    assert answer.status_code == 422
    assert sentence in answer.json()["sentence"]


def test_a_pack_for_other_rules_is_refused(ann: Browser) -> None:
    ann.post("/api/packs", small())

    answer = ann.ask("POST", "/api/tables", {"rules": "classic", "seats": [ME, OPEN], "packs": ["small"]})

    assert refused(answer) == (422, "server-wishes")
    assert "trade" in answer.json()["sentence"]


def test_packs_are_kept_once_and_cleared_away_with_their_last_table(each_server: Server) -> None:
    ann = each_server.browser()
    ann.post("/api/packs", small())
    tables = [ann.new_table("duel", [ME, OPEN], packs=["small"]) for _ in range(2)]
    store = each_server.rooms.store

    def count() -> int:
        return each_server.wait(
            store.read(lambda line: line.execute(select(func.count()).select_from(packs)).scalar_one())
        )

    assert count() == 1
    ann.post(f"/api/tables/{tables[0]['id']}/cancel")
    assert each_server.wait(store.forget_packs(now())) == 0
    ann.post(f"/api/tables/{tables[1]['id']}/cancel")
    assert each_server.wait(store.forget_packs(now())) == 1
    assert count() == 0


def test_what_never_comes_to_an_end_is_refused_and_nothing_has_changed(server: Server, ann: Browser) -> None:
    page = ann.new_table("duel", [ME, ME])
    before = server.whole(page["id"])

    with patch.object(Table, "play", side_effect=RunawayError("again and again")):
        assert refused(ann.try_act(page)) == (422, "server-runaway")
    with patch.object(new_rooms, "open_table", side_effect=RunawayError("again and again")):
        answer = ann.ask("POST", "/api/tables", {"rules": "duel", "seats": [ME, OPEN]})
        assert refused(answer) == (422, "server-runaway")

    assert server.whole(page["id"]) == before
    assert ann.act(page)["version"] > page["version"]


# Trying cards out


def test_a_card_is_tried_out_at_a_table_of_its_own(server: Server, ann: Browser) -> None:
    draft = small(cards={"pagoda": PAGODA, "half": {"kind": "wonder"}})

    page = ann.post("/api/studio/try", {"pack": draft, "key": "pagoda", "bot": "random"})

    assert (page["name"], page["rated"], page["mine"]) == ("My Pagoda", False, [0])
    assert "complete" in [option["words"] for option in page["options"]]
    server.forget(page["id"])
    page = ann.act(ann.look(page), "complete")
    assert "My Pagoda" in json.dumps(page["log"])
    alone = ann.post("/api/studio/try", {"pack": draft, "key": "pagoda"})
    assert alone["mine"] == [0, 1]
    # Nothing of the draft is kept but what this table is played with.
    assert ann.get("/api/packs")["packs"] == []


@pytest.mark.parametrize(
    ("change", "answer"),
    [
        ({"key": "half"}, (422, "server-studio")),
        ({"key": "nothing"}, (404, "server-no-pack")),
        ({"key": "town"}, (422, "server-no-trial")),
        ({"bot": "nobody"}, (422, "server-no-bot")),
        ({"pack": {"head": {"rules": "chess"}, "cards": {"pagoda": PAGODA}}}, (422, "server-studio")),
    ],
)
def test_what_can_not_be_tried_is_refused(ann: Browser, change: Page, answer: tuple[int, str]) -> None:
    town = {"kind": "barbarian", "source": "original"}  # of other rules
    draft = small(cards={"pagoda": PAGODA, "half": {"kind": "wonder"}, "town": town})

    assert refused(ann.ask("POST", "/api/studio/try", {"pack": draft, "key": "pagoda", **change})) == answer
