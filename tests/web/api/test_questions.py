"""Looking ahead and asking why: what an option would do, and why something can't be done."""

from __future__ import annotations

import random

import pytest

from monumental.engine.action import EMPTY
from monumental.play.position import write_snapshot
from tests.lanes import first_now
from tests.web.api.server import AUTOMA, ME, OPEN, Browser, Page, Server

GAMES: list[tuple[str, list[Page], Page]] = [
    ("duel", [ME, ME], {}),
    ("classic", [ME, ME, ME], {"modules": ["heroes", "monsters"]}),
    ("classic", [ME, AUTOMA], {"advanced": 1}),
    ("continuous", [ME, ME], {"modules": ["renaissance"]}),
]


@pytest.mark.parametrize("seed", first_now(range(len(GAMES))))
def test_a_preview_tells_what_will_happen_and_changes_nothing(
    server: Server, ann: Browser, seed: int
) -> None:
    """Reproduce: the seed of the table and of who plays there is that of the test."""
    rules, seats, wishes = GAMES[seed]
    page = ann.new_table(rules, seats, seed=seed, **wishes)
    choose = random.Random(seed)
    lucky = final = exact = forced = 0
    for _ in range(60):
        if page["status"] == "over":
            break
        option = choose.choice(page["options"])
        room = server.room(page["id"])
        before = server.whole(page["id"])

        preview = ann.get(f"/api/tables/{page['id']}/preview", seat=page["viewer"], action=option["words"])

        assert server.whole(page["id"]) == before
        assert preview["action"] == option["words"]
        assert preview["text"] == option["text"]
        assert preview["final"] == option["final"]
        seat = page["viewer"]
        played = ann.act(page, option["words"])
        # Also what is forced afterwards counts: it is played without asking.
        forced += played["version"] > page["version"] + 1
        assert preview["luck"] == any(move.drawn for move in room.table.moves[page["version"] :])
        assert preview["final"] == (not room.table.steps.of(seat))
        final += preview["final"]
        if not preview["luck"] and seat == page["question"]["seat"]:
            exact += 1
            told = [line["text"] for line in played["log"]["lines"]]
            if page["score"] is not None:  # before, a player has no other name than a number
                assert preview["lines"] == told
        lucky += preview["luck"]
        page = played if played["options"] else ann.look(played)
    assert lucky
    assert final
    assert exact
    assert forced


def test_the_supply_afterwards_is_told(ann: Browser) -> None:
    page = ann.new_table("duel", [ME, ME], seed=4)
    told = 0
    for _ in range(40):
        option, seat = page["options"][-1], page["viewer"]
        preview = ann.get(f"/api/tables/{page['id']}/preview", seat=seat, action=option["words"])
        played = ann.act(page, option["words"])
        if not preview["luck"]:
            told += 1
            assert preview["supply"] == played["view"]["seats"][seat]["supply"]
        page = played if played["options"] else ann.look(played)
    assert told


def test_only_who_is_asked_looks_ahead(server: Server, ann: Browser, bob: Browser, stranger: Browser) -> None:
    page = ann.new_table("duel", [ME, OPEN], first=0)
    bob.sit(page, 1)
    page = ann.look(page)
    asked, other = (ann, bob) if page["question"]["seat"] == 0 else (bob, ann)
    page = asked.look(page)
    words, seat = page["options"][0]["words"], page["viewer"]
    path = f"/api/tables/{page['id']}/preview"

    assert asked.ask("GET", path, action=words).status_code == 200
    assert asked.ask("GET", path, seat=seat, action="acquire 1").status_code == 409
    assert asked.ask("GET", path, seat=seat, action="dance").status_code == 422
    assert other.ask("GET", path, action=words).status_code == 409
    assert other.ask("GET", path, seat=seat, action=words).status_code == 403
    assert stranger.ask("GET", path, action=words).status_code == 403


# Why not


def in_a_turn(ann: Browser, rules: str) -> Page:
    """A table where somebody can buy something."""
    page = ann.new_table(rules, [ME, ME], seed=2)
    while not any(option["words"].startswith("acquire") for option in page["options"]):
        page = ann.go_on(page)
    return page


def test_a_reason_has_its_clause(ann: Browser) -> None:
    page = in_a_turn(ann, "duel")
    options = {option["words"] for option in page["options"]}
    clauses = {clause["id"]: clause["text"] for clause in ann.get("/api/clauses")["clauses"]}
    asked = 0
    for slot in range(1, 8):
        words = f"acquire {slot}"
        found = ann.get(f"/api/tables/{page['id']}/why", seat=page["viewer"], action=words)["reasons"]
        assert [reason["action"] for reason in found] == [words]
        assert found[0]["can"] == (words in options)
        assert found[0]["sentence"]
        if not found[0]["can"]:
            asked += 1
            assert found[0]["clause"] is None or clauses[found[0]["clause"]]
    assert asked


def test_each_cause_has_its_own_clause(ann: Browser, server: Server) -> None:
    """A Forum, with no card to archive and nothing to pay with."""
    page = in_a_turn(ann, "duel")
    game, seat = server.room(page["id"]).table.game, page["viewer"]
    player = game.state.players[seat]
    player.city = [game.catalog.number("forum"), *[EMPTY] * 17]
    player.rotated = player.activated = 1
    player.supply = [0, 0, 0, 0, 0]

    found = ann.get(f"/api/tables/{page['id']}/why", seat=seat, action="use a1")["reasons"]

    assert [reason["clause"] for reason in found] == ["DUEL-TERM-22", "DUEL-TERM-03"]
    assert [reason["sentence"] for reason in found] == [
        "That takes 2 Basic resources of different types; you can pay 0.",
        "Your City has no card that is not activated.",
    ]


@pytest.mark.parametrize("rules", ["duel", "classic", "continuous"])
def test_a_place_tells_all_that_touching_it_could_mean(ann: Browser, rules: str) -> None:
    page = in_a_turn(ann, rules)
    seat = page["viewer"]
    options = {option["words"]: option for option in page["options"]}
    with_clause = 0
    places = ["display:1", "display:7", f"place:{seat}:b2", f"wonder:{seat}", "tile:3", "nonsense"]
    touched = [option["targets"][0] for option in page["options"] if option["targets"]]
    for place in [*places, *touched[:3]]:
        answer = ann.get(f"/api/tables/{page['id']}/why", seat=seat, place=place)

        assert answer["place"] == place
        assert len(answer["reasons"]) <= 4
        for reason in answer["reasons"]:
            assert reason["can"] == (reason["action"] in options)
            assert (reason["clause"] is None) == (reason["clause_text"] is None)
            with_clause += reason["clause"] is not None
        if place in touched:
            assert answer["reasons"][0]["can"]
    assert with_clause


def test_what_somebody_else_could_do_is_nobody_elses_business(
    server: Server, ann: Browser, bob: Browser, stranger: Browser
) -> None:
    page = ann.new_table("classic", [ME, OPEN], first=0)
    bob.sit(page, 1)
    page = ann.look(page)
    asked, other = (ann, bob) if page["question"]["seat"] == 0 else (bob, ann)
    page = asked.look(page)
    before = write_snapshot(server.room(page["id"]).table.game)
    path = f"/api/tables/{page['id']}/why"
    # Who plays is told what is decided first; who does not, only that nothing is asked.
    for who, clause in ((other, page["question"]["clause"]), (stranger, None)):
        sentences = set()
        for words in [page["options"][0]["words"], "acquire 1", "end"]:
            reasons = who.get(path, action=words)["reasons"]
            assert [(reason["can"], reason["clause"]) for reason in reasons] == [(False, clause)]
            sentences.add(reasons[0]["sentence"])
        assert len(sentences) == 1
        for target in page["options"][0]["targets"]:
            assert not any(reason["can"] for reason in who.get(path, place=target)["reasons"])
    assert write_snapshot(server.room(page["id"]).table.game) == before


@pytest.mark.rule("CONT-FREE-01")
def test_the_page_knows_when_all_that_is_left_can_wait(server: Server, ann: Browser) -> None:
    """Then the browser may end the turn for whoever wants that; the table never does."""
    page = ann.new_table("continuous", [ME, ME], seed=3)
    choose = random.Random(3)
    waiting = 0
    for _ in range(150):
        game = server.room(page["id"]).table.game
        question = page["question"]
        if page["viewer"] == question["seat"]:
            assert question["can_wait"] == game.choice().can_wait(game)
        if question["can_wait"]:
            waiting += 1
            assert {option["words"].split()[0] for option in page["options"]} <= {"produce", "dismiss", "end"}
        played = ann.act(page, choose.choice(page["options"])["words"])
        if played["status"] == "over":
            break
        page = played if played["options"] else ann.look(played)

    assert waiting
