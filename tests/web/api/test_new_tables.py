"""Setting up tables: every rule system, every wish."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.api.server import AUTOMA, ME, OPEN, Browser, Page, Server, bot, play_on

HOT_SEAT = [ME, ME]


def wishes_of(server: Server, page: Page) -> Any:
    """What was agreed on, as the record says it."""
    return server.room(page["id"]).table.record().head


@pytest.mark.parametrize(
    ("rules", "seats"),
    [("duel", 2), ("classic", 2), ("classic", 3), ("classic", 4)]
    + [("continuous", count) for count in (2, 3, 4, 5)],
)
def test_every_system_with_every_number_of_seats(ann: Browser, rules: str, seats: int) -> None:
    page = ann.new_table(rules, [ME] * seats)

    assert page["rules"] == rules
    assert page["status"] == "playing"
    assert page["mine"] == list(range(seats))
    assert page["question"]["seat"] == page["viewer"]
    assert page["options"]
    assert len(page["seats"]) == seats


@pytest.mark.parametrize("rules", ["classic", "continuous"])
def test_all_modules(server: Server, ann: Browser, rules: str) -> None:
    modules = ["heroes", "monsters", "renaissance"]

    page = ann.new_table(rules, HOT_SEAT, modules=modules)

    head = wishes_of(server, page)
    assert {"heroes", "monsters"} <= set(head.modules)
    assert [pack.name for pack in head.packs] == ["base", *modules]


def test_every_map_that_is_offered_can_be_played_on(server: Server, ann: Browser) -> None:
    for edition in ann.get("/api/editions")["editions"]:
        for layout in edition["maps"]:
            page = ann.new_table(edition["rules"], [ME] * layout["seats"], map=layout["key"])

            played_on = wishes_of(server, page).setup.map
            assert played_on.drawing
            assert layout["key"] in {"random", played_on.name}


def test_a_random_map_of_a_seed_is_the_same_map_again(server: Server, ann: Browser) -> None:
    first, again, other = (
        wishes_of(server, ann.new_table("classic", HOT_SEAT, map=name)).setup.map
        for name in ("random:7", "random:7", "random:8")
    )

    assert first == again
    assert first.drawing != other.drawing


def test_every_switch_and_every_preset(server: Server, ann: Browser) -> None:
    for edition in ann.get("/api/editions")["editions"]:
        for preset in edition["presets"]:
            page = ann.new_table(edition["rules"], HOT_SEAT, preset=preset["key"])
            assert wishes_of(server, page).switches == preset["switches"]
        usual = next(each for each in edition["presets"] if each["key"] == "rulebook")["switches"]
        turned = {switch["key"]: not usual[switch["key"]] for switch in edition["switches"]}
        page = ann.new_table(edition["rules"], HOT_SEAT, switches=turned)
        assert wishes_of(server, page).switches == turned


def test_the_automa_with_advanced_cards(server: Server, ann: Browser) -> None:
    page = ann.new_table("classic", [AUTOMA, ME, AUTOMA], advanced=3)

    setup = wishes_of(server, page).setup
    assert setup.automas == (0, 2)
    assert setup.advanced == 3
    assert page["mine"] == [1]
    assert [seat["kind"] for seat in page["seats"]] == ["automa", "person", "automa"]


def test_civilizations_the_first_player_and_drawn_capitals(server: Server, ann: Browser) -> None:
    seats = [{**ME, "civilization": "greeks"}, {**ME, "civilization": "random"}, ME]

    page = ann.new_table("classic", seats, first=1, draw_capitals=True)

    setup = wishes_of(server, page).setup
    assert setup.civilizations == ("greeks", "random", None)
    assert setup.first == 1
    assert setup.draw_capitals


def test_equal_seeds_give_equal_games_and_the_seed_is_no_secret(server: Server, ann: Browser) -> None:
    tables = [ann.new_table("classic", HOT_SEAT, seed=42) for _ in range(2)]

    assert [page["luck"]["typed"] for page in tables] == ["42", "42"]
    ended = [play_on([ann], page, seed=1, back=0, until=lambda now: now["version"] > 30) for page in tables]
    assert len({server.room(page["id"]).snapshot() for page in ended}) == 1


def test_without_a_seed_the_luck_is_sealed(server: Server, ann: Browser) -> None:
    one, other = (ann.new_table("duel", HOT_SEAT) for _ in range(2))

    assert one["luck"]["typed"] is one["luck"]["seed"] is None
    assert len(one["luck"]["commitment"]) == 64
    assert one["luck"]["commitment"] != other["luck"]["commitment"]


def test_a_name_a_pace_and_names_of_people(ann: Browser, bob: Browser) -> None:
    page = ann.new_table(
        "duel", [{**ME, "name": " Ann "}, OPEN], name="  Sunday  ", pace="turns", listed=True
    )
    page = bob.sit(page, 1, " Bob ")

    assert page["name"] == "Sunday"
    assert page["pace"] == "turns"
    assert [seat["name"] for seat in page["seats"]] == ["Ann", "Bob"]


def test_the_record_calls_people_human(server: Server, ann: Browser) -> None:
    page = ann.new_table("duel", [{**ME, "name": "Ann"}, bot("greedy")])

    assert wishes_of(server, page).seats == ("human", "greedy")
    assert "Ann" not in ann.get(f"/api/tables/{page['id']}/record")


@pytest.mark.long
def test_bots_alone_play_to_the_end_while_somebody_watches(ann: Browser, stranger: Browser) -> None:
    page = ann.new_table("duel", [bot("random"), bot("random")])
    assert page["mine"] == []

    page = stranger.watch_until(page, lambda now: now["status"] == "over")

    assert page["viewer"] is None
    assert page["score"]["winners"]


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"rules": "chess"}, "there are no rules 'chess'"),
        ({"modules": ["dragons"]}, "there is no module 'dragons' for classic"),
        ({"modules": ["../../packs"]}, "there is no module '../../packs' for classic"),
        ({"map": "/etc/passwd"}, "there is no map '/etc/passwd'"),
        ({"map": "nowhere"}, "there is no map 'nowhere'"),
        ({"map": "random:x"}, "a random map is written"),
        ({"preset": "mine"}, "mine"),
        ({"switches": {"gravity": False}}, "gravity"),
        ({"first": 5}, "the first player is a seat from 0 to 1, not 5"),
        ({"advanced": 2}, "Advanced cards are for the Automa"),
        ({"seats": [AUTOMA, AUTOMA]}, "somebody must play against the Automa"),
        ({"seats": [ME] * 5}, "classic has"),
        ({"seats": [ME]}, "classic has"),
        ({"seats": [{**ME, "civilization": "romans"}, ME]}, "romans"),
        ({"seats": [{**ME, "civilization": "greeks"}] * 2}, "a civilization of their own"),
        ({"rules": "duel", "seats": [ME, AUTOMA]}, "duel is played without the Automa"),
        ({"rules": "duel", "map": "random"}, "duel is played without a map"),
    ],
)
def test_wishes_that_can_not_be_are_explained(ann: Browser, wishes: Page, sentence: str) -> None:
    before = ann.get("/api/tables")["mine"]

    answer = ann.ask("POST", "/api/tables", {"rules": "classic", "seats": HOT_SEAT, **wishes})

    assert answer.status_code == 422
    assert answer.json()["key"] == "server-wishes"
    assert sentence in answer.json()["sentence"]
    assert ann.get("/api/tables")["mine"] == before


def test_a_bot_that_there_is_not(ann: Browser) -> None:
    answer = ann.ask("POST", "/api/tables", {"rules": "duel", "seats": [ME, bot("deep-blue")]})

    assert answer.status_code == 422
    assert answer.json()["sentence"] == 'There is no bot "deep-blue".'


def test_a_map_is_never_read_from_a_file_of_the_server(
    ann: Browser, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("cwd")
    (folder / "secret").write_text("the password")
    monkeypatch.chdir(folder)

    answer = ann.ask("POST", "/api/tables", {"rules": "classic", "seats": HOT_SEAT, "map": "secret"})

    assert answer.status_code == 422
    assert "there is no map 'secret'" in answer.json()["sentence"]
