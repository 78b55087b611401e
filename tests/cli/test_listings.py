"""The commands that list: positions, cards, packs, clauses; for people and, with --json, for programs."""

from __future__ import annotations

import json
import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest

from monumental.cards.loader import SHIPPED
from monumental.cli.citations import Place
from monumental.engine.rules import Rules
from monumental.games.classic import CLASSIC
from monumental.games.continuous import CONTINUOUS
from monumental.games.duel import DUEL
from monumental.maps.files import shipped_maps
from monumental.play.notation import read
from monumental.play.position import write_position
from monumental.play.setup import new_game, unpack
from tests import continuous_scene
from tests.cli.terminal import run

ROOT = Path(__file__).parent.parent.parent


def listed(*words: str) -> str:
    ran = run(*words)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def data(*words: str) -> Any:
    return json.loads(listed(*words, "--json"))


def test_the_version_is_told_as_the_package_has_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    assert listed("--version") == f"monumental {project['version']}\n"


@pytest.fixture
def on_the_map(tmp_path: Path) -> str:
    """The first turn of the Egyptians, as a file."""
    game = new_game("classic", seed=1, civilizations=("egyptians", "danes", "chinese"), first=0)
    for words in ("capital 3", "capital 17", "capital 24", "activate 2 b"):
        game.play(read(game, words))
    path = tmp_path / "on-the-map.toml"
    path.write_text(write_position(game), encoding="utf-8")
    return str(path)


@pytest.fixture
def position(tmp_path: Path) -> str:
    """The first turn of the Aztecs, as a file."""
    game = new_game(seed=1, civilizations=("aztecs", "malians"), first=0)
    for words in ("activate 2 b", "activate 2 b"):
        game.play(read(game, words))
    path = tmp_path / "position.toml"
    path.write_text(write_position(game), encoding="utf-8")
    return str(path)


def test_the_help_lists_the_commands() -> None:
    out = listed("--help")

    for command in (
        *("serve", "play", "replay", "verify", "simulate", "options", "why", "cards"),
        *("check-pack", "check-map", "clauses", "bench", "coach", "hint", "review"),
    ):
        assert f"\n  {command}" in out


OPTIONS = (
    *("seats", "seat", "civ", "first", "map", "draw-capitals"),
    *("lang", "seed", "plain", "hints", "guide", "quick", "preset", "rule", "pack", "advanced"),
)


@pytest.mark.parametrize("rules", [DUEL, CLASSIC, CONTINUOUS], ids=lambda rules: rules.name)
def test_the_help_of_play_explains_every_option_and_what_the_rules_have(rules: Rules) -> None:
    out = listed("play", rules.name, "--help")

    for option in OPTIONS:
        assert f"  --{option} " in out
    for name in (*rules.switches, *rules.presets):
        assert f"\n  {name} " in out
    for people in unpack(rules.name).catalog.civilizations:
        assert f"\n  {people.key} " in out
    other = CLASSIC if rules is DUEL else DUEL
    assert f" of {other.name}:" not in out
    assert not [name for name in other.switches if name in out]


def test_the_help_of_classic_lists_the_maps() -> None:
    out = listed("play", "classic", "--help")

    for seats in (2, 3, 4):
        for name in shipped_maps(seats):
            assert f"\n  {name} " in out
    assert "Maps of" not in listed("play", "duel", "--help")


def test_the_help_of_continuous_names_the_map_for_five_players() -> None:
    out = listed("play", "continuous", "--help").split("Maps of continuous:")[1]

    assert [line.split()[0] for line in out.splitlines() if "(5 players)" in line] == shipped_maps(5)


def test_the_help_of_play_lists_the_modules_of_the_rules() -> None:
    continuous = listed("play", "continuous", "--help").split("Modules of continuous:")[1]
    classic = listed("play", "classic", "--help").split("Modules of classic:")[1]

    for option in ("--renaissance", "--heroes", "--monsters"):
        assert f"\n  {option} " in continuous
        assert f"\n  {option} " in classic
    assert "\n  --seats 5 " in continuous
    assert "--seats 5" not in classic
    assert "Modules of" not in listed("play", "duel", "--help")


def test_the_help_of_play_alone_lists_all_rules() -> None:
    out = listed("play", "--help")

    for rules in (DUEL, CLASSIC, CONTINUOUS):
        assert f"\nRule switches of {rules.name}:\n" in out


def test_options_of_a_position(position: str) -> None:
    out = listed("options", position)

    assert out.startswith("Aztecs: Your turn: take one action, or pass.\n")
    assert "  pass                    Pass: no more actions this round\n" in out


def test_options_of_a_position_for_programs(position: str) -> None:
    found = data("options", position)

    assert (found["seat"], found["clause"]) == (0, "DUEL-TURN-01")
    assert {"action": "pass", "text": "Pass: no more actions this round"} in found["options"]


def test_options_on_the_map(on_the_map: str) -> None:
    out = listed("options", on_the_map)

    assert out.startswith("Egyptians: Your turn: take any number of actions, then end your turn.\n")
    assert "  end " in out
    found = data("options", on_the_map)
    assert (found["seat"], found["clause"]) == (0, "BASE-ACTN-01")


def test_why_not_on_the_map(on_the_map: str) -> None:
    out = listed("why", on_the_map, "conquer", "17")

    assert "(BASE-CONQ-07)\nBASE-CONQ-07: " in out
    assert data("why", on_the_map, "conquer 15")["possible"] is False


def test_options_after_the_action_of_a_turn(tmp_path: Path) -> None:
    game = continuous_scene.scene(market_tokens="carthage-mercenaries", supply="2 production")
    game.play(read(game, "build workshop"))
    path = tmp_path / "acted.toml"
    path.write_text(write_position(game), encoding="utf-8")

    out = listed("options", str(path))

    assert out.startswith("Egyptians: You have taken your action.")
    assert "  end " in out
    assert "(CONT-PASS-02)" in listed("why", str(path), "pass")


def test_options_of_a_finished_game(position: str) -> None:
    path = Path(position)
    text = path.read_text(encoding="utf-8")
    begin, end = text.index("agenda = ["), text.index("]", text.index("agenda = ["))
    path.write_text(f"{text[:begin]}agenda = [{text[end:]}", encoding="utf-8")

    assert listed("options", position) == "The game is over.\n"
    assert data("options", position) == {"over": True, "options": []}


def test_why_not_in_a_position(position: str) -> None:
    out = listed("why", position, "use", "a1")

    assert out.startswith("Work Camp is not activated. (DUEL-USE-01)\nDUEL-USE-01: ")
    assert data("why", position, "use a1")["clause"] == "DUEL-USE-01"


def test_why_not_of_something_possible(position: str) -> None:
    assert listed("why", position, "pass") == "That can be done now: Pass: no more actions this round.\n"
    assert data("why", position, "pass")["possible"] is True


def test_words_that_are_no_action_get_one_sentence(position: str) -> None:
    ran = run("why", position, "usee", "a1")

    assert (ran.code, ran.err) == (2, "unknown verb 'usee' (did you mean 'use'?)\n")


def test_the_gallery_of_a_pack() -> None:
    out = listed("cards", "duel-trade")

    assert "== Wonder ==" in out
    assert "\nForum [forum]\n" in out
    assert "\n== Civilizations ==\n" in out


def test_the_gallery_explains_where_values_come_from() -> None:
    whole = listed("cards", "duel-trade")
    library = listed("cards", "duel-trade", "--card", "library")

    assert "\n== Where the values come from ==\n" in whole
    assert "\n  Official: every value stands in the publisher's own texts.\n" in library
    assert "\n  Original: " in whole
    assert "\n  Original: " not in library


def test_the_gallery_of_the_base_game() -> None:
    out = listed("cards", "base")

    assert "\nGauls [gauls]\n" in out
    assert "\nGalleys [carthage-galleys]\n" in out
    found = data("cards", "base")
    cards = {card["key"]: card for card in found["cards"]}
    assert (cards["gauls"]["kind"], cards["gauls"]["value"]) == ("barbarian", 2)
    assert cards["visby"]["demands"] == {"production": 1}
    assert cards["carthage-galleys"]["market"] == "carthage"
    assert {people["key"] for people in found["civilizations"]} == {
        *("chinese", "danes", "egyptians", "greeks", "japanese"),
    }
    assert all(people["scout"] is None for people in found["civilizations"])


def test_the_gallery_of_the_renaissance() -> None:
    assert "\nGlobe Theatre [globe-theatre]\n" in listed("cards", "renaissance")


@pytest.mark.parametrize(
    ("pack", "card"),
    [("heroes", "Ashoka [ashoka]"), ("monsters", "Nian [nian]"), ("five-players", "[temple]")],
)
def test_the_gallery_of_a_module(pack: str, card: str) -> None:
    assert card in listed("cards", pack)


def test_what_a_monster_can_do_is_told_to_programs() -> None:
    (nian,) = data("cards", "monsters", "--card", "nian")["cards"]

    assert (nian["kind"], nian["value"], nian["strength"], nian["hits"]) == ("monster", 1, 2, "everyone")


@pytest.mark.long
@pytest.mark.parametrize("pack", ["heroes", "monsters", "five-players"])
def test_the_pack_of_a_module_is_checked_and_played(pack: str) -> None:
    found = data("check-pack", pack, "--games", "2")

    assert found["played_with"] == ["base", pack]
    assert found["unnamed"] == {}
    assert found["rounds"][0] >= 5


def test_one_card_of_a_pack() -> None:
    out = listed("cards", "duel-trade", "--card", "forum")

    assert "Use: choose one: archive a card; or pay 2 different Basic resources: gain 1 Culture." in out
    assert "Mine" not in out


def test_the_gallery_speaks_other_languages() -> None:
    assert "フォルム [forum]" in listed("cards", "duel-trade", "--card", "forum", "--lang", "ja")


def test_the_gallery_for_programs() -> None:
    found = data("cards", "duel-trade")

    cards = {card["key"]: card for card in found["cards"]}
    assert cards["forum"]["kind"] == "building"
    assert cards["forum"]["source"] == "partial"
    assert {people["key"] for people in found["civilizations"]} == {"aztecs", "japanese", "malians"}


@pytest.mark.long
def test_a_pack_is_checked_in_four_languages_and_played() -> None:
    out = listed("check-pack", "duel-trade", "--games", "3")

    for name in ("English: Forum", "Español: Foro", "Čeština: Fórum", "日本語: フォルム"):
        assert name in out
    assert "The pack duel-trade is sound: 77 cards." in out
    assert "3 random games were played to their end" in out


@pytest.mark.long
def test_the_base_game_is_checked_with_two_three_and_four_players() -> None:
    found = data("check-pack", "base", "--games", "3")

    assert found["played_with"] == ["base"]
    assert found["rounds"][0] >= 5


def test_a_map_is_checked_and_drawn() -> None:
    out = listed("check-map", "clash-of-titans-2")

    assert "│10 ♨3     │" in out
    assert out.endswith("The map Clash of Titans (2 players) keeps every rule: 19 tiles, for 2 players.\n")
    assert data("check-map", "quiet-pastures-4") == {"map": "quiet-pastures-4", "tiles": 39, "players": 4}


@pytest.mark.long
def test_a_pack_is_checked_for_programs() -> None:
    found = data("check-pack", "duel-trade", "--games", "12")

    assert found["games"] == 12
    assert 6 <= found["rounds"][0] <= found["rounds"][1] <= 10
    assert found["unnamed"] == {}
    assert found["cards"]["forum"]["cs"][0] == "Fórum"


def test_a_pack_without_names_says_in_which_language(tmp_path: Path) -> None:
    folder = tmp_path / "my-trade"
    shutil.copytree(SHIPPED / "duel-trade", folder)
    (folder / "locale" / "cs.ftl").unlink()

    out = listed("check-pack", str(folder), "--games", "0")

    assert "Čeština: no name for card-" in out
    assert "card-forum" in out


def test_a_small_pack_is_played_together_with_the_usual_one(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "pack.toml").write_text(
        'format = 1\nname = "inns"\nversion = "1"\nrules = "duel"\n', encoding="utf-8"
    )
    (tmp_path / "cards" / "inns.toml").write_text(
        '[inn]\nkind = "building"\nsource = "original"\nera = 1\ncost = 2\nresources = { gold = 1 }\n',
        encoding="utf-8",
    )

    found = data("check-pack", str(tmp_path), "--games", "2")

    assert found["played_with"] == ["duel-trade", str(tmp_path)]
    assert list(found["cards"]) == ["inn"]
    assert found["unnamed"]["en"] == ["card-inn"]
    assert "Inn [inn]" in listed("cards", str(tmp_path))


def solo_pack(folder: Path, *lines: str) -> str:
    """A pack of one Solo card with these lines."""
    (folder / "cards").mkdir()
    (folder / "pack.toml").write_text(
        'format = 1\nname = "envoys"\nversion = "1"\nrules = "classic"\n', encoding="utf-8"
    )
    text = ", ".join(f"{{ text = [{line}] }}" for line in lines)
    (folder / "cards" / "envoys.toml").write_text(
        f'[solo-envoys]\nkind = "solo"\nsource = "original"\nlines = [{text}]\n', encoding="utf-8"
    )
    return str(folder)


def test_a_pack_of_one_solo_card_is_played_with_automas(tmp_path: Path) -> None:
    pack = solo_pack(tmp_path, '{ do = "gain", gold = 3 }', '{ do = "develop_next_policy" }')

    found = data("check-pack", pack, "--games", "2")

    assert list(found["cards"]) == ["solo-envoys"]
    assert found["cards"]["solo-envoys"]["en"][2:] == ["Gain 3 Gold.", "Develop a Policy."]
    assert found["rounds"][0] >= 5


@pytest.mark.long
def test_a_solo_card_that_never_ends_is_found_out(tmp_path: Path) -> None:
    """Every second game has Automas, and they follow the lines of the pack."""
    draw = '{ do = "draw_solo_card", lines = "all", times = 3 }'
    pack = solo_pack(tmp_path, *[draw] * 10, '{ do = "shuffle_solo_deck" }')

    assert run("check-pack", pack, "--games", "1").code == 0
    ran = run("check-pack", pack, "--games", "8")

    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1
    assert ran.err.startswith("seed ")
    assert " never comes to a question" in ran.err
    assert "is sound" not in ran.out


CLAUSES = {"duel": 199, "classic": 195, "continuous": 73, "modules": 42}


@pytest.mark.long
@pytest.mark.parametrize(
    ("rules", "clause"),
    [
        ("duel", "DUEL-ACT-02"),
        ("classic", "BASE-ACT-02"),
        ("continuous", "CONT-ACT-02"),
        ("modules", "MOD-HERO-02"),
    ],
)
def test_the_clauses_with_their_tests(rules: str, clause: str) -> None:
    out = listed("clauses", "--rules", rules)

    assert f"\n{clause}: " in out
    assert out.endswith(f"\n{CLAUSES[rules]} clauses\n")


def test_the_clauses_for_programs() -> None:
    found = {clause["id"]: clause for clause in data("clauses")["clauses"]}

    assert len(found) == sum(CLAUSES.values())
    assert all("::test_" in test for test in found["DUEL-ACT-02"]["tests"])


def test_a_clause_leads_to_the_code_that_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("monumental.cli.commands.clauses.tests_folder", lambda: None)

    [clause] = data("clauses", "DUEL-CONQ-04")["clauses"]
    [place] = clause["places"]
    source = (SHIPPED.parent / place["file"]).read_text(encoding="utf-8")

    assert (place["file"], place["name"]) == ("games/duel/state.py", "ProvinceStack.price")
    assert source.splitlines()[place["line"] - 1].startswith("    def price(")
    where = f"  {place['file']}:{place['line']}  ProvinceStack.price"
    assert listed("clauses", "DUEL-CONQ-04").splitlines()[1] == where


@pytest.mark.parametrize(
    ("words", "first", "last", "count"),
    [
        (["BASE-ACT"], "BASE-ACT-01", "BASE-ACT-07", 7),
        (["base-act-"], "BASE-ACT-01", "BASE-ACT-07", 7),
        (["CONT-END-02", "BASE-AIM-01", "BASE-AIM"], "BASE-AIM-01", "CONT-END-02", 3),
        (["MOD-HERO", "--rules", "modules"], "MOD-HERO-01", "MOD-HERO-08", 8),
        (["CONT"], "CONT-GEN-01", "CONT-MON-03", 73),
    ],
)
def test_only_some_clauses(
    words: list[str], first: str, last: str, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the order of the rules, each once."""
    monkeypatch.setattr("monumental.cli.commands.clauses.tests_folder", lambda: None)

    found = [clause["id"] for clause in data("clauses", *words)["clauses"]]

    assert (found[0], found[-1], len(found)) == (first, last, count)


def test_clauses_without_code_or_a_test(monkeypatch: pytest.MonkeyPatch) -> None:
    assert listed("clauses", "--missing") == "Every clause has code and a test.\n"

    monkeypatch.setattr(
        "monumental.cli.commands.clauses.places", lambda *_: {"DUEL-AIM-01": [Place("a.py", 3, "aim")]}
    )
    monkeypatch.setattr("monumental.cli.commands.clauses.tests_of", lambda _: {"DUEL-AIM-01": ["a", "b"]})
    out = listed("clauses", "--missing", "--rules", "duel")

    assert "DUEL-AIM-01" not in out
    assert out.endswith("\n  no code\n  no test\n198 clauses lack code or a test.\n")
    assert listed("clauses", "DUEL-AIM").splitlines()[1:] == ["  a.py:3  aim", "  2 tests", "1 clause"]


@pytest.mark.long
def test_the_clauses_in_other_languages() -> None:
    assert "DUEL-AIM-01: Juegan dos personas" in listed("clauses", "--lang", "es")


def test_which_tests_cite_a_clause_is_known_only_in_a_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("monumental.cli.commands.clauses.tests_folder", lambda: None)

    out = listed("clauses", "DUEL-ACT-02").splitlines()
    assert out[0].startswith("DUEL-ACT-02: ")
    assert out[1].endswith("  ChooseRowAndColumn")
    assert out[2:] == ["1 clause"]
    ran = run("clauses", "--missing")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "Which tests cite a clause can only be said in a checkout of the repository.\n"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "es_ES.UTF-8"}, "es"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "ja"}, "ja"),
        ({"LC_ALL": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(environment: dict[str, str], language: str) -> None:
    ran = run("cards", "duel-trade", "--card", "forum", "--json", environment=environment)

    assert json.loads(ran.out)["language"] == language
