"""Plans at the web table: carried out once, when it waits for their seat, and nobody else's business."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from monumental.engine.moves.acquire import acquire_refusal
from monumental.play.plans.plan import REASONS, Plan
from monumental.play.records.record import Move
from monumental.web.plans import book
from monumental.web.plans.book import Kept
from monumental.web.plans.keeper import Keeper
from monumental.web.problems import Overtaken
from monumental.web.tables.writing_down import Ripe
from tests.web.api.server import ME, OPEN, Page, Server, done, serving
from tests.web.clock import Time
from tests.web.databases import postgresql_database
from tests.web.plans.table import Pair, pair

PLAN = "activate 2 b"
DONE = Move(1, PLAN)


class Clocked(NamedTuple):
    server: Server
    time: Time


@pytest.fixture(scope="module")
def clocked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Clocked]:
    """A server for all tests of this file, and its clock; every test has a table of its own."""
    time = Time()
    with serving(f"sqlite:///{tmp_path_factory.mktemp('plans') / 'tables.db'}", clock=time) as server:
        yield Clocked(server, time)


@pytest.fixture
def two(clocked: Clocked) -> Pair:
    return Pair(clocked.server, clocked.time)


def key_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


def on_turns(two: Pair) -> None:
    """Both have activated their cities, and Ann takes her turn."""
    two.play(two.ann, "activate 1 a")
    two.play(two.bob, "activate 2 b")
    assert "pass" in [option["words"] for option in two.ann.look(two.page)["options"]]


def for_sale(two: Pair, *, dear: bool) -> str:
    """A card that Bob could pay now, or could not."""
    game = two.server.room(two.table).table.game
    cards = [game.catalog.cards[slot] for slot in game.state.display.slots if slot >= 0]
    return next(card.key for card in cards if (acquire_refusal(game, 1, card) is not None) is dear)


# Being carried out


def test_a_row_and_a_column_are_activated_once_the_table_has_waited_a_while(two: Pair) -> None:
    two.lay(PLAN)
    two.play(two.ann, "activate 1 a")

    two.wait(9.9)
    assert DONE not in two.moves
    # Until then Ann can still take her own step back.
    assert two.ann.look(two.page)["can_undo"]
    two.wait(0.1)

    # An ordinary line of the record: not forced, and nothing beside it.
    assert two.moves[-1] == DONE
    assert two.outcomes() == [(PLAN, False, "Done.")]
    two.wait(3600)
    assert two.moves.count(DONE) == 1


def test_a_card_is_bought_on_ones_turn(two: Pair) -> None:
    on_turns(two)
    card = for_sale(two, dear=False)
    two.lay(f"buy {card}")
    two.play(two.ann, "pass")

    two.wait()

    game = two.server.room(two.table).table.game
    assert two.outcomes() == [(f"buy {card}", False, "Done.")]
    assert card not in [game.catalog.cards[slot].key for slot in game.state.display.slots if slot >= 0]
    assert two.moves[-1].seat == 1


def test_a_card_that_can_not_be_paid_is_not_bought_and_only_its_planner_is_told(two: Pair) -> None:
    on_turns(two)
    card = for_sale(two, dear=True)
    two.lay(f"buy {card}")
    two.play(two.ann, "pass")
    before = two.whole()

    two.wait()

    assert two.whole() == before
    assert two.outcomes() == [(f"buy {card}", False, "Withdrawn: on your turn you could not pay.")]


def test_a_card_that_is_gone_withdraws_its_plan_for_good(two: Pair) -> None:
    on_turns(two)
    seen = two.ann.look(two.page)
    bought = next(option["words"] for option in seen["options"] if option["words"].startswith("acquire"))
    game = two.server.room(two.table).table.game
    card = game.catalog.cards[game.state.display.slots[int(bought.split()[1]) - 1]].key
    two.lay(f"buy {card}")
    page = two.play(two.ann, bought)
    told = [(f"buy {card}", False, "Withdrawn: the card is gone.")]
    assert two.outcomes() == told

    # Ann thinks better of it, and the card is there again; what Bob has read stays true.
    two.ann.step("undo", two.ann.look(page))
    two.play(two.ann, "pass")
    two.wait()

    assert two.outcomes() == told
    assert not any(move.seat == 1 and move.verb == "acquire" for move in two.moves)


def test_passing_waits_for_ones_turn(two: Pair) -> None:
    on_turns(two)
    two.lay("pass")

    two.wait()
    assert two.moves[-1].seat == 1
    assert two.moves[-1].verb == "activate"
    two.play(two.ann, "build workshop")
    two.wait()

    assert two.moves[-1] == Move(1, "pass")
    assert two.outcomes() == [("pass", False, "Done.")]


def test_one_after_the_other_each_is_a_line_of_its_own(two: Pair) -> None:
    two.lay(PLAN)
    two.lay("pass")
    two.play(two.ann, "activate 1 a")
    two.wait()
    assert two.moves[-1] == DONE
    # What Bob's own plan did is not done by hand: the other one stands.
    assert two.outcomes()[1] == ("pass", True, None)

    two.play(two.ann, "build workshop")
    two.wait()

    assert [move for move in two.moves if move.seat == 1] == [DONE, Move(1, "pass")]


@pytest.mark.long
def test_turns_with_nothing_left_to_do_end_by_themselves(clocked: Clocked) -> None:
    server, time = clocked
    ann, bob = server.browser(), server.browser()
    random = {"civilization": "random"}
    page = ann.new_table("classic", [{**ME, **random}, {**OPEN, **random}], first=0, seed=3)
    bob.sit(page, 1)
    address = f"/api/tables/{page['id']}/plans"
    done(ann.ask("POST", address, {"seat": 0, "plan": "end"}))

    def wait() -> Page:
        time.now += timedelta(seconds=10)
        server.wait(server.app.state.plans.look())
        return ann.look(page)

    while len((seen := ann.look(page))["options"]) != 1:
        if seen["question"]["seat"] == 1:
            bob.act(bob.look(page))  # where his Capital is
            continue
        # Whatever else there is to do keeps the turn open.
        assert wait()["version"] == seen["version"]
        ann.act(seen, next(each["words"] for each in seen["options"] if each["words"] != "end"))
    wait()

    assert bob.look(page)["question"]["seat"] == 1
    ended = server.room(page["id"]).table.moves[-1]
    assert (ended.seat, ended.words, ended.forced) == (0, "end", False)
    assert [each["stands"] for each in ann.get(address, seat=0)["plans"]] == [True]


def test_what_a_plan_did_can_be_taken_back_as_ever(two: Pair) -> None:
    two.lay(PLAN)
    two.play(two.ann, "activate 1 a")
    two.wait()
    assert two.bob.look(two.page)["can_undo"]

    page = two.bob.step("undo", two.bob.look(two.page))

    assert page["question"]["seat"] == 1
    two.wait()
    assert two.moves[-1] == Move(1, "undo")


def test_a_plan_outlives_the_server(database_url: str) -> None:
    with pair(database_url) as two:
        two.lay(PLAN)
        two.play(two.ann, "activate 1 a")
        time, key = two.time, two.bob.http.cookies
        table = two.table

    with serving(database_url, clock=time) as server:
        time.now += timedelta(seconds=10)
        server.wait(server.app.state.plans.look())

        assert server.room(table).table.moves[-1] == DONE
        bob = server.browser(known=False)
        bob.http.cookies = key
        plans = bob.get(f"/api/tables/{table}/plans", seat=1)["plans"]
        assert [each["done"] for each in plans] == [True]


# Never twice


def test_keepers_that_find_the_same_plan_carry_it_out_once(two: Pair) -> None:
    two.lay(PLAN)
    two.play(two.ann, "activate 1 a")
    two.time.now += timedelta(seconds=10)
    keepers = [Keeper(two.server.rooms, 10) for _ in range(3)]

    async def look() -> None:
        await asyncio.gather(*[keeper.look() for keeper in keepers])

    two.server.wait(look())

    assert two.moves.count(DONE) == 1


def test_a_plan_that_was_struck_out_meanwhile_changes_nothing(two: Pair) -> None:
    """As another server would find it: read before, and written after, somebody has thought better of it."""
    plan = two.lay(PLAN)["plans"][0]["id"]
    two.play(two.ann, "activate 1 a")
    server, room = two.server, two.server.room(two.table)
    kept = Kept(plan, Plan(1, PLAN, 0))
    action = next(each for each in room.table.options(1) if (each.first, each.second) == (1, 1))
    done(two.try_strike(two.bob, 1, plan))
    before = two.whole()

    async def late() -> Ripe:
        return Ripe(1, action, lambda link: book.settle(two.table, kept, 2, {}, link, stays=False))

    with pytest.raises(Overtaken):
        server.wait(server.rooms.carry_out(room, late))

    assert two.whole() == before


@pytest.mark.long
def test_a_server_that_finds_a_plan_while_another_carries_it_out_is_too_late(postgresql: str) -> None:
    with postgresql_database(postgresql) as url, pair(url) as two, serving(url, clock=two.time) as other:
        plan = two.lay(PLAN)["plans"][0]["id"]
        two.play(two.ann, "activate 1 a")
        room = other.room(two.table)
        action = next(each for each in room.table.options(1) if (each.first, each.second) == (1, 1))
        kept = Kept(plan, Plan(1, PLAN, 0))

        async def late() -> Ripe:
            await asyncio.to_thread(two.wait)
            return Ripe(1, action, lambda link: book.settle(two.table, kept, 2, {}, link, stays=False))

        with pytest.raises(Overtaken):
            other.wait(other.rooms.carry_out(room, late))

        assert two.moves.count(DONE) == 1
        assert other.room(two.table).table.moves == two.moves


# Whose it is


def test_nobody_else_sees_hears_or_reads_anything_of_a_plan(two: Pair) -> None:
    def seen() -> list[str]:
        paths = ["", "/record", "/moments/0", "/film", "/why", "/plans", "/guide", "/position", "/catalog"]
        asked = [two.ann.ask("GET", f"/api/tables/{two.table}{path}", seat=0) for path in paths]
        foreign = [two.ann.ask("GET", f"/api/tables/{two.table}{path}", seat=1) for path in paths[:3]]
        mine = [two.ann.ask("GET", path) for path in ("/api/tables", "/api/me/data", "/api/me/alerts")]
        stranger = two.server.browser(known=False)
        looks_on = [stranger.ask("GET", f"/api/tables/{two.table}{path}") for path in ("", "/record")]
        # What is imagined of the position is another one each time.
        return [each.text for each in (*asked[:-2], *foreign, *mine, *looks_on)]

    # A ring is what sockets hear: not even that something was planned.
    rings = two.server.room(two.table).rings
    before = seen()

    plan = two.lay("buy workshop")["plans"][0]["id"]
    while_planned = seen()
    done(two.try_strike(two.bob, 1, plan))

    assert while_planned == before
    assert seen() == before
    assert two.server.room(two.table).rings == rings


def test_nobody_asks_lays_or_strikes_out_for_others(two: Pair) -> None:
    plan = two.lay(PLAN)["plans"][0]["id"]
    stranger = two.server.browser()
    nobody = two.server.browser(known=False)
    address = f"/api/tables/{two.table}/plans"

    for who in (two.ann, stranger):
        assert key_of(who.ask("GET", address, seat=1)) == (403, "server-not-your-seat")
        assert key_of(two.try_lay(who, 1, PLAN)) == (403, "server-not-your-seat")
        assert key_of(two.try_strike(who, 1, plan)) == (403, "server-not-your-seat")
    assert key_of(two.try_strike(two.ann, 0, plan)) == (404, "server-no-plan")
    assert key_of(nobody.ask("GET", address, seat=1)) == (401, "server-no-key")
    assert two.outcomes() == [(PLAN, True, None)]


@pytest.mark.long
def test_what_was_planned_is_told_to_others_as_what_was_done_by_hand(tmp_path: Path) -> None:
    """Two tables with the same cards: at one Bob acts, at the other his plan does."""
    logs: list[Page] = []
    for planned in (True, False):
        with pair(f"sqlite:///{tmp_path / f'{planned}.db'}") as two:
            if planned:
                two.lay(PLAN)
            two.play(two.ann, "activate 1 a")
            two.time.now += timedelta(seconds=10)
            if planned:
                two.wait(0)
            else:
                two.play(two.bob, PLAN)
            logs.append({"log": two.ann.look(two.page)["log"], "moves": two.moves})

    assert logs[0] == logs[1]


def test_where_a_bot_plays_no_plan_does(two: Pair) -> None:
    two.lay("activate 3 c")
    done(two.bob.ask("POST", f"/api/tables/{two.table}/hand-over", {"seat": 1, "at": 0, "bot": "random"}))
    assert key_of(two.try_lay(two.bob, 1, PLAN)) == (409, "server-plan-bot")

    outcome = two.outcomes()
    two.bob.hand_over(two.bob.look(two.page), 1, None)

    told = "Withdrawn: somebody else has sat down at your seat."
    assert outcome == two.outcomes() == [("activate 3 c", False, told)]


# What is refused, and how much there can be


@pytest.mark.parametrize(
    ("plan", "status", "key"),
    [
        ("", 400, "server-invalid"),
        ("x" * 200, 400, "server-invalid"),
        ("end", 409, "server-plan-unknown"),
        ("conquer everything", 409, "server-plan-unknown"),
        ("buy nothing-known", 409, "server-plan-nothing"),
        ("activate 9 z", 409, "server-plan-nothing"),
    ],
)
def test_what_can_not_be_planned_is_refused_in_a_sentence(
    two: Pair, plan: str, status: int, key: str
) -> None:
    before = two.whole()

    answer = two.try_lay(two.bob, 1, plan, lang="cs")

    assert key_of(answer) == (status, key)
    assert answer.json()["sentence"].endswith(".")
    assert (two.outcomes(), two.whole()) == ([], before)


def test_what_is_asked_now_is_done_and_not_planned(two: Pair) -> None:
    assert key_of(two.try_lay(two.ann, 0, PLAN)) == (409, "server-plan-now")
    assert not any(each["kind"] == "activate" for each in two.plans(two.ann, 0)["offers"])


def test_so_many_plans_are_enough_and_the_same_one_is_one(two: Pair) -> None:
    for row in "123":
        for column in "abc"[:2]:
            two.lay(f"activate {row} {column}")
    two.lay("activate 1 a")
    two.lay("pass")
    two.lay("buy workshop")

    assert key_of(two.try_lay(two.bob, 1, "buy laboratory")) == (409, "server-plan-many")
    assert len(two.outcomes()) == book.MOST


def test_before_everybody_has_sat_down_there_is_nothing_to_plan(two: Pair) -> None:
    page = two.ann.new_table("duel", [ME, OPEN])

    answer = two.ann.ask("POST", f"/api/tables/{page['id']}/plans", {"seat": 0, "plan": PLAN})

    assert key_of(answer) == (409, "server-not-begun")


def test_a_plan_is_struck_out_once(two: Pair) -> None:
    plan = two.lay(PLAN)["plans"][0]["id"]

    assert done(two.try_strike(two.bob, 1, plan))["plans"] == []
    assert key_of(two.try_strike(two.bob, 1, plan)) == (404, "server-no-plan")
    two.play(two.ann, "activate 1 a")
    two.wait()
    assert DONE not in two.moves


def test_plans_come_with_what_is_kept_about_me_and_go_with_me(two: Pair) -> None:
    two.lay(PLAN)

    assert [table["plans"] for table in two.bob.get("/api/me/data")["tables"]] == [[PLAN]]
    assert [table["plans"] for table in two.ann.get("/api/me/data")["tables"]] == [[]]
    two.bob.post("/api/me/delete")
    store = two.server.rooms.store
    assert two.server.wait(store.read(lambda link: book.of_seat(two.table, 1, link))) == ()


def test_every_outcome_is_said_in_every_language(two: Pair) -> None:
    texts = {lang: two.server.room(two.table).texts(lang) for lang in ("en", "es", "cs", "ja")}

    said = {
        lang: {reason: words(f"plan-withdrawn-{reason}") for reason in REASONS}
        for lang, words in texts.items()
    }

    assert all(len(set(each.values())) == len(REASONS) for each in said.values())
    assert len({str(each) for each in said.values()}) == len(texts)
