"""What needs no table: lists, cards, clauses, the page itself, and how long answers are kept."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from monumental.cards.text import LANGUAGES, load_texts
from monumental.web.door.security import HEADERS
from monumental.web.routes import files
from monumental.web.store import StoreError
from tests.web.api.server import ME, OPEN, Browser, Server, bot, play_on

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


# Lists of tables


def test_lists_on_both_databases(each_server: Server) -> None:
    ann, bob, stranger = each_server.browser(), each_server.browser(), each_server.browser(known=False)
    mine = ann.new_table("duel", [ME, OPEN], name="listed", listed=True)
    ann.new_table("duel", [ME, OPEN], name="hidden")
    ann.new_table("classic", [ME, bot("random")], name="full", listed=True)

    assert {line["name"] for line in ann.get("/api/tables")["mine"]} == {"listed", "hidden", "full"}
    assert ann.get("/api/tables")["open"] == []
    for who in (bob, stranger):
        lists = who.get("/api/tables")
        assert lists["mine"] == []
        assert [(line["id"], line["name"], line["status"]) for line in lists["open"]] == [
            (mine["id"], "listed", "open")
        ]
        assert [seat["taken"] for seat in lists["open"][0]["seats"]] == [True, False]

    bob.sit(mine, 1, "Bob")

    assert stranger.get("/api/tables")["open"] == []
    assert [line["id"] for line in bob.get("/api/tables")["mine"]] == [mine["id"]]


def test_a_list_says_whose_turn_it_is(ann: Browser, bob: Browser) -> None:
    page = ann.new_table("duel", [ME, OPEN])
    assert [line["my_turn"] for line in ann.get("/api/tables")["mine"]] == [False]
    bob.sit(page, 1)
    for _ in range(3):
        asked = ann.look(page)["question"]["seat"]

        turns = [who.get("/api/tables")["mine"][0]["my_turn"] for who in (ann, bob)]

        assert turns == [asked == 0, asked == 1]
        who = (ann, bob)[asked]
        who.act(who.look(page))


def test_a_game_that_is_over_stays_in_my_list(ann: Browser) -> None:
    page = play_on([ann], ann.new_table("duel", [ME, bot("random")]), seed=1, back=0)

    line = ann.get("/api/tables")["mine"][0]

    assert (line["id"], line["status"], line["my_turn"]) == (page["id"], "over", False)


def test_the_list_of_one_is_nothing_for_another(ann: Browser, bob: Browser, stranger: Browser) -> None:
    ann.new_table("duel", [ME, ME])

    assert bob.get("/api/tables")["mine"] == stranger.get("/api/tables")["mine"] == []


# Cards and clauses


@in_every_language
def test_editions(ann: Browser, language: str) -> None:
    page = ann.get("/api/editions", lang=language)

    texts = load_texts(language)
    assert [edition["rules"] for edition in page["editions"]] == ["duel", "classic", "continuous"]
    for edition in page["editions"]:
        assert edition["name"] == texts(f"rules-{edition['rules']}")
        assert edition["least"] <= edition["usual"] <= edition["most"]
        assert edition["civilizations"]
        assert (edition["advanced"] > 0) == edition["automas"] == (edition["rules"] == "classic")
        for switch in edition["switches"]:
            assert switch["text"] == texts(f"switch-{switch['key']}")
    assert {"greedy", "random"} <= {each["key"] for each in page["bots"]}


@in_every_language
@pytest.mark.parametrize("rules", ["duel", "classic", "continuous"])
def test_the_catalog(ann: Browser, rules: str, language: str) -> None:
    page = ann.get("/api/catalog", rules=rules, lang=language)

    assert page["rules"] == rules
    assert page["resources"]["gold"] == load_texts(language)("resource-gold")
    keys = [card["key"] for card in page["cards"]]
    assert len(set(keys)) == len(keys) > 50
    assert all(card["name"] and card["kind_name"] and card["provenance"] for card in page["cards"])
    assert {card["source"] for card in page["cards"]} <= {*page["sources"]}
    assert page["sources"]["original"] == load_texts(language)("source-original")
    if rules != "duel":
        (laboratory,) = (card for card in page["cards"] if card["key"] == "laboratory")
        assert laboratory["subtype"] == "scientific"
        assert laboratory["subtype_name"] == load_texts(language)("subtype-scientific")
    for people in page["civilizations"]:
        assert {*people["deck"], *people["policies"], people["warlord"]} <= set(keys)


@in_every_language
def test_the_catalog_explains_the_words_of_the_game(ann: Browser, language: str) -> None:
    page = ann.get("/api/catalog", rules="duel", lang=language)

    texts = load_texts(language)
    terms = {term["key"]: term for term in page["terms"]}
    advantage = terms["advantage"]
    assert advantage["name"] == texts("term-advantage")
    assert advantage["meaning"] == texts("meaning-advantage")
    assert advantage["clauses"][0].startswith("DUEL-ADV-")
    assert "stirrup" in advantage["cards"]
    assert not advantage["everyday"]
    assert terms["gold"]["everyday"]
    assert texts("goal-aim") in page["goal"]
    cards = {card["key"] for card in page["cards"]}
    assert all(set(term["cards"]) <= cards for term in page["terms"])


def test_the_catalog_of_a_table_is_that_of_its_packs(ann: Browser) -> None:
    page = ann.new_table("classic", [ME, ME], modules=["heroes"])

    there = ann.get(f"/api/tables/{page['id']}/catalog", lang="cs")

    assert [pack["key"] for pack in there["packs"]] == ["base", "heroes"]
    assert there == ann.get("/api/catalog", rules="classic", modules="heroes", lang="cs")


def test_there_are_no_other_catalogs(ann: Browser) -> None:
    assert ann.ask("GET", "/api/catalog", rules="chess").status_code == 404
    usual = ann.get("/api/catalog", rules="classic")
    assert "base" in [pack["key"] for pack in usual["packs"]]
    strange = ann.get("/api/catalog", rules="classic", modules="../../etc")
    assert [pack["key"] for pack in strange["packs"]] == ["base"]


@in_every_language
def test_clauses(ann: Browser, language: str) -> None:
    page = ann.get("/api/clauses", lang=language)

    ids = [clause["id"] for clause in page["clauses"]]
    assert len(set(ids)) == len(ids) > 200
    assert {clause["book"] for clause in page["clauses"]} == {book["key"] for book in page["books"]}
    assert all(clause["text"] for clause in page["clauses"])


def test_languages_really_differ(ann: Browser) -> None:
    for path in ("/api/catalog", "/api/clauses"):
        assert len({str(ann.get(path, lang=language)) for language in LANGUAGES}) == len(LANGUAGES)


@in_every_language
def test_a_table_speaks_the_language_of_whoever_looks(ann: Browser, server: Server, language: str) -> None:
    page = ann.new_table("duel", [ME, ME], seed=1)

    by_name = ann.look(page, lang=language)
    other = server.browser({"Accept-Language": f"de, {language}-XX;q=0.9, en;q=0.1"})
    by_browser = other.look(page)

    assert by_name["language"] == by_browser["language"] == language
    texts = load_texts(language)
    assert by_name["round"] == texts("view-before-round-1")
    assert by_name["seats"][1]["title"] == texts("player", number=2)


# The page


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page of two files, and a file outside that is nobody's business."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Monumental</title>")
    (page / "assets" / "main-1a2b.js").write_text("start()")
    (page / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("the password")
    monkeypatch.setattr(files, "PAGE", page)
    return page


@pytest.mark.parametrize(
    ("path", "status"),
    [
        *(
            (path, 200)
            for path in ("/", "/new", "/cards", "/rules", "/settings", "/rules/", "/rules?book=duel")
        ),
        *((path, 200) for path in ("/table/{table}", "/table/{table}/", "/table/{table}/replay")),
        *((path, 200) for path in ("/rules/read/duel", "/rules/read/classic/", "/rules/read/continuous")),
        *((path, 404) for path in ("/rules/read", "/rules/read/chess", "/rules/read/duel/city")),
        *((path, 404) for path in ("/a/b/c/d", "/nothing", "/new/table", "/rules/duel", "/table", "/table/")),
        *((path, 404) for path in ("/table/abc", "/table/abc/replay", "/table/a b", "/table/{table}/score")),
    ],
)
def test_an_address_that_leads_nowhere_is_not_found_and_the_page_says_so(
    built: Path, ann: Browser, stranger: Browser, path: str, status: int
) -> None:
    table = ann.new_table("duel", [ME, ME])["id"]

    answer = stranger.ask("GET", path.format(table=table))

    assert answer.status_code == status
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "<title>Monumental</title>" in answer.text


def test_a_table_in_a_database_that_is_away_may_be_there(
    built: Path, server: Server, stranger: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(ids: object) -> None:
        raise StoreError("away")

    monkeypatch.setattr(server.rooms.store, "lines", away)

    assert stranger.ask("GET", "/table/abc").status_code == 200


def test_head_is_what_get_would_be_without_its_body(built: Path, ann: Browser, server: Server) -> None:
    page = ann.new_table("duel", [ME, ME])
    base = f"/api/tables/{page['id']}"
    for path in (
        *("/", "/icon.svg", "/assets/main-1a2b.js", "/nothing", "/assets/old.js", "/healthz"),
        *("/api/editions", "/api/clauses", "/api/tables", "/api/nothing", "/api/key"),
        *(base, f"{base}/record", f"{base}/moments/0", f"{base}/actions", "/api/tables/nothing"),
    ):
        found, head = ann.ask("GET", path), ann.ask("HEAD", path)

        assert head.content == b"", path
        assert head.status_code == found.status_code, path
        left, right = ({**answer.headers} for answer in (found, head))
        for moving in ("date", "x-request-id"):
            left.pop(moving, None)
            right.pop(moving, None)
        assert right == left, path


def test_emblems_are_handed_out_by_name_and_kept_for_a_while(built: Path, stranger: Browser) -> None:
    (built / "emblems.json.gz").write_bytes(
        gzip.compress(b'{"owl": "M1 2z", "anvil": "M3 4z", "oak": "M5 6z"}')
    )

    answer = stranger.ask("GET", "/api/emblems", names="owl,anvil,unicycle-of-doom")

    assert answer.json() == {"paths": {"anvil": "M3 4z", "owl": "M1 2z"}}
    assert answer.headers["cache-control"] == "public, max-age=2592000"


def test_no_more_than_a_hundred_emblems_are_answered_at_once(built: Path, stranger: Browser) -> None:
    icons = {f"owl-{nth}": "M1 2z" for nth in range(101)}
    (built / "emblems.json.gz").write_bytes(gzip.compress(json.dumps(icons).encode()))

    assert len(stranger.get("/api/emblems", names=",".join(icons))["paths"]) == 100
    assert stranger.ask("GET", "/api/emblems", names="a" * 6101).status_code == 400


def test_without_a_built_page_there_are_no_emblems(built: Path, stranger: Browser) -> None:
    assert stranger.get("/api/emblems", names="owl") == {"paths": {}}


def test_built_files_are_kept_for_ever_and_others_are_not(built: Path, stranger: Browser) -> None:
    script = stranger.ask("GET", "/assets/main-1a2b.js")
    icon = stranger.ask("GET", "/icon.svg")

    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "javascript" in script.headers["content-type"]
    assert icon.headers["cache-control"] == "no-cache"
    assert icon.headers["content-type"].startswith("image/svg+xml")


@pytest.mark.parametrize(
    ("read", "encoding", "sent"),
    [
        ("gzip, deflate, br", "br", b"small"),
        ("gzip;q=0.8, br;q=0", "gzip", b"smaller than nothing"),
        ("identity", None, b"start()"),
    ],
)
def test_a_built_file_is_sent_as_small_as_the_browser_reads(
    built: Path, stranger: Browser, read: str, encoding: str | None, sent: bytes
) -> None:
    (built / "assets" / "main-1a2b.js.br").write_bytes(b"small")
    (built / "assets" / "main-1a2b.js.gz").write_bytes(b"smaller than nothing")

    with stranger.http.stream("GET", "/assets/main-1a2b.js", headers={"Accept-Encoding": read}) as answer:
        assert b"".join(answer.iter_raw()) == sent
        assert answer.headers.get("content-encoding") == encoding
        assert "javascript" in answer.headers["content-type"]
        assert answer.headers["vary"] == "Accept-Encoding"


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/tables/x/nothing", "/assets/old.js"])
def test_what_is_no_address_of_the_page_is_not_found(built: Path, stranger: Browser, path: str) -> None:
    answer = stranger.ask("GET", path)

    assert answer.status_code == 404
    assert answer.json()["key"] == "server-no-page"


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets%5c..%5c..%5csecret.txt",
        "//etc/passwd",
        "/%2fetc/passwd",
        "/icon.svg%00.txt",
        "/%00",
        "/assets/%00",
        "/" + "a" * 5000,
        "/assets/" + "a" * 5000,
        "/%ff%fe",
    ],
)
def test_nobody_reads_other_files(built: Path, server: Server, path: str) -> None:
    """A raw request: a client would tidy the address up."""
    answer = server.raw(f"GET {path} HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n\r\n")

    assert b"the password" not in answer
    assert b"root:" not in answer
    assert answer.split()[1] in {b"200", b"404", b"400"}


def test_without_a_built_page_one_sentence_says_so(
    built: Path, stranger: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "PAGE", built / "assets")

    answer = stranger.ask("GET", "/")

    assert answer.status_code == 503


# How long answers are kept


def test_what_somebody_sees_of_a_table_is_kept_nowhere(ann: Browser) -> None:
    page = ann.new_table("duel", [ME, ME])
    base = f"/api/tables/{page['id']}"
    for path in ("/api/tables", base, f"{base}/record", f"{base}/moments/0", f"{base}/why?place=x"):
        assert ann.http.get(path).headers["cache-control"] == "no-store", path
    assert ann.ask("GET", "/api/tables/nothing").headers["cache-control"] == "no-store"


def test_headers_on_every_answer(built: Path, ann: Browser, stranger: Browser) -> None:
    page = ann.new_table("duel", [ME, ME])
    base = f"/api/tables/{page['id']}"
    asked = [
        *(("GET", path) for path in ("/", "/icon.svg", "/assets/main-1a2b.js", "/assets/none.js", "/api/x")),
        *(("GET", path) for path in ("/api/editions", "/api/catalog", "/api/clauses", "/api/tables", base)),
        *(("GET", path) for path in (f"{base}/record", f"{base}/catalog", f"{base}/moments/0")),
        *(("GET", path) for path in (f"{base}/why", f"{base}/preview", "/api/tables/none")),
        ("GET", "/api/schema/openapi.json"),
        *(("POST", path) for path in ("/api/key", "/api/tables", f"{base}/actions", f"{base}/rematch", "/")),
        *((method, base) for method in ("PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE")),
    ]
    for who in (ann, stranger):
        for method, path in asked:
            answer = who.ask(method, path)
            for name, value in HEADERS.items():
                assert answer.headers.get(name) == value, f"{method} {path}: {answer.status_code}, {name}"
