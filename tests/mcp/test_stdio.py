"""`monumental mcp` as clients start it: by standard input and output, at home and at tables of servers."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from monumental.cli.manners import WrongInput
from monumental.cli.mcp.line import COOKIE
from monumental.cli.mcp.remote import sit_down_at
from monumental.web import keys
from tests.cli import terminal
from tests.mcp.client import by_stdio, run
from tests.web.api.server import ME, OPEN, Server, bot, serving
from tests.web.api.test_own_packs import whole


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}") as running:
        yield running


def link(server: Server, table: str) -> str:
    return f"{server.url}/table/{table}"


def said(*options: str) -> tuple[int, str]:
    """How the command ends that can't begin, and what it says."""
    ran = terminal.run("mcp", *options)
    assert ran.out == ""
    return ran.code, ran.err.strip()


def test_a_client_plays_a_whole_game_of_duel(tmp_path: Path) -> None:
    async def visit() -> tuple[int, str, str | None]:
        async with by_stdio(tmp_path, "duel", "--opponent", "random", "--seed", "5") as guest:
            taken, end = await guest.play_to_the_end(seed=2)
            return taken, end, guest.client.instructions

    taken, end, instructions = run(visit)

    assert taken > 20
    assert "The game is over." in end
    assert instructions is not None
    assert "table of Monumental" in instructions


@pytest.mark.long
def test_it_speaks_the_language_that_is_asked_for(tmp_path: Path) -> None:
    async def visit() -> str:
        async with by_stdio(tmp_path, "--lang", "cs", "--opponent", "random", "--seed", "5") as guest:
            return await guest.refused("play", option="99")

    assert run(visit).startswith("Možnost 99")


@pytest.mark.long
@pytest.mark.parametrize("rules", ["duel", "classic"])
def test_a_client_takes_a_free_seat_by_a_link_and_plays_to_the_end(
    server: Server, tmp_path: Path, rules: str
) -> None:
    """Its opponent is a browser that hands its seat to a bot."""
    ann = server.browser()
    table = ann.new_table(rules, [ME, OPEN])
    options = ("--table", link(server, table["id"]), "--name", "Guest")

    async def visit() -> str:
        async with by_stdio(tmp_path, *options) as guest:
            ann.hand_over(ann.look(table), 0, "random")
            return (await guest.play_to_the_end(seed=4))[1]

    end = run(visit)

    page = ann.look(table["id"])
    assert page["status"] == "over"
    assert page["seats"][1]["name"] == "Guest"
    assert page["score"]["verdict"][0] in end
    kept = json.loads((tmp_path / "monumental" / "keys.json").read_text())
    assert [*kept] == [server.url]
    assert (tmp_path / "monumental" / "keys.json").stat().st_mode & 0o77 == 0


@pytest.mark.long
def test_a_client_plays_with_a_pack_of_somebody_s_own(server: Server, tmp_path: Path) -> None:
    """The pack is nowhere but at the server: it comes with the record, and is known by its hash."""
    ann = server.browser()
    ann.post("/api/packs", whole(ann))
    table = ann.new_table("duel", [ME, OPEN], packs=["mine"])
    options = ("--table", link(server, table["id"]), "--name", "Guest")

    async def visit() -> tuple[str, str]:
        async with by_stdio(tmp_path, *options) as guest:
            ann.hand_over(ann.look(table), 0, "random")
            await guest.hear("wait", seconds=30)
            return await guest.hear("card", name="forum"), await guest.hear("play", option=1)

    card, played = run(visit)

    assert card.startswith("My Own Forum\n")
    assert "\n1: " in played
    assert [line["seat"] for line in ann.look(table["id"])["log"]["lines"]].count(1)


def test_a_server_gives_hints_against_bots_and_none_among_people(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    ann = server.browser()
    alone = ann.new_table("duel", [ME, bot("random")])
    crowded = ann.new_table("duel", [ME, OPEN])
    mine = sit_down_at(link(server, alone["id"]), "en", str(ann.key), 0, "")
    among = sit_down_at(link(server, crowded["id"]), "en", None, 1, "Guest")

    mine.wait(30)
    hint = mine.hint()

    assert hint[0].startswith("Chances to win: ")
    assert any(re.match(r"[a-z].*?: .+ \(\d+%\)\. \S", line) for line in hint[1:])
    with pytest.raises(WrongInput, match="With several people at the table the coach says nothing"):
        among.hint()


@pytest.mark.long
def test_a_client_comes_back_to_its_seat_and_a_key_leads_there_too(server: Server, tmp_path: Path) -> None:
    ann = server.browser()
    table = ann.new_table("duel", [ME, bot("random")])
    address = link(server, table["id"])

    async def by_key() -> str:
        async with by_stdio(tmp_path, "--table", address, "--key", str(ann.key)) as guest:
            return await guest.hear("new_game", rules="duel", opponents=["random"])

    assert "1: " in run(by_key)
    again = ann.new_table("duel", [ME, OPEN])

    async def twice() -> list[str]:
        heard = []
        for _ in range(2):
            async with by_stdio(tmp_path, "--table", link(server, again["id"])) as guest:
                heard.append(await guest.hear("table"))
        return heard

    first, second = run(twice)
    assert first == second
    assert "(you)" in first


def test_what_is_wrong_with_a_table_is_said_in_one_sentence(server: Server) -> None:
    full = server.browser().new_table("duel", [ME, bot("random")])
    address = link(server, full["id"])

    assert said("--table", address) == (2, "No seat at this table is free for you, and none is yours.")
    assert said("--table", address, "--seat", "5") == (2, "There is no such seat.")
    assert said("--table", address, "--key", "nonsense") == (
        2,
        f"The server at {server.url} does not know this key.",
    )
    assert said("--table", link(server, "nowhere")) == (2, "There is no such table.")
    assert said("--table", f"{server.url}/rules") == (
        2,
        f'"{server.url}/rules" is no link of a table: one looks like http://localhost:8000/table/abc',
    )
    assert said("--table", "http://127.0.0.1:1/table/abc") == (
        2,
        "The server at http://127.0.0.1:1 does not answer. Try again later.",
    )
    assert said("--table", address, "--seed", "7") == (
        2,
        "--table sits down at a table as it was made, so --seed can't be chosen",
    )
    assert said("classic", "--table", address)[1].endswith("so classic can't be chosen")
    assert said("--key", "abc") == (2, "--key is for a table on a server: name one with --table")


@pytest.mark.long
def test_a_server_that_goes_away_is_missed_in_one_sentence(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as leaving:
        table = leaving.browser().new_table("duel", [ME, OPEN])
        url = leaving.url

        async def visit() -> str:
            async with by_stdio(tmp_path, "--table", link(leaving, table["id"])) as guest:
                await guest.hear("table")
                leaving.close()
                return await guest.refused("options")

        assert run(visit) == f"The server at {url} does not answer. Try again later."


def test_without_the_sdk_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "monumental.cli.mcp.protocol", raising=False)
    monkeypatch.setitem(sys.modules, "mcp.server", None)

    assert said() == (2, 'The Model Context Protocol is not installed here: pip install "monumental[mcp]"')


def test_client_and_server_call_a_key_the_same() -> None:
    assert keys.COOKIE == COOKIE
