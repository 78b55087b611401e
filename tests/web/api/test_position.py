"""The position of a table, for programs that sit there: what a bot at their seat would be handed."""

from __future__ import annotations

from monumental.play.notation import write
from monumental.play.position import load
from tests.web.api.server import ME, OPEN, Browser, bot


def test_a_seat_gets_a_position_with_its_options(ann: Browser) -> None:
    table = ann.my_turn(ann.new_table("classic", [ME, bot("random")], seed=7))

    page = ann.get(f"/api/tables/{table['id']}/position", seat=0)

    game = load(page["position"])
    assert page["version"] == table["version"]
    assert [write(game, option) for option in game.options()] == [each["words"] for each in table["options"]]


def test_a_position_is_for_whoever_sits_there_once_the_game_has_begun(ann: Browser, bob: Browser) -> None:
    open_table = ann.new_table("duel", [ME, OPEN])
    table = ann.new_table("duel", [ME, bot("random")])

    before = ann.ask("GET", f"/api/tables/{open_table['id']}/position", seat=0)
    foreign = [
        bob.ask("GET", f"/api/tables/{table['id']}/position"),
        bob.ask("GET", f"/api/tables/{table['id']}/position", seat=0),
        ann.ask("GET", f"/api/tables/{table['id']}/position", seat=1),
    ]

    assert (before.status_code, before.json()["key"]) == (409, "server-not-begun")
    assert {(each.status_code, each.json()["key"]) for each in foreign} == {(403, "server-not-your-seat")}
