"""A pack whose civilizations, head or files are broken: every problem names the file and the field."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from monumental import new_game, unpack
from monumental.cards.loader import SHIPPED
from monumental.play.setup import SetupError
from tests.cards.test_pack_errors import BUILDING, change, problems

AZTECS = "civilizations/aztecs.toml"
MALIANS = "civilizations/malians.toml"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the Trade pack, to be broken in one place."""
    return shutil.copytree(SHIPPED / "duel-trade", tmp_path / "my-pack")


# Civilizations


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("work-camp = 5", "work-camp = 4", "deck: has 14 city cards, not 15"),
        ("work-camp = 5", "work-camp = 6", "deck: has 16 city cards, not 15"),
        ("forum = 1", "forun = 1", "deck: unknown card 'forun' (did you mean 'forum'?)"),
        ("forum = 1", "codex = 1", "deck: codex is of the kind Policy, not Building, Knowledge or Wonder"),
        ('"calendar"', '"calender"', "policies: unknown card 'calender' (did you mean 'calendar'?)"),
        ('"calendar"', '"forum"', "policies: forum is of the kind Building, not Policy"),
        ('"montezuma"', '"montezumo"', "warlord: unknown card 'montezumo' (did you mean 'montezuma'?)"),
        ('"montezuma"', '"pochteca"', "warlord: pochteca is of the kind Scout, not Warlord"),
        ('scout = "pochteca"', 'scout = "codex"', "scout: codex is of the kind Policy, not Scout"),
        ('"lake-texcoco"', '"petra"', "start_province: petra is of the kind Free City, not Province"),
        ('warlord = "montezuma"\n', "", "the field 'warlord' is missing"),
        ("deck =", "flag = 1\ndeck =", "unknown field 'flag'"),
    ],
)
def test_a_broken_civilization(pack: Path, old: str, new: str, problem: str) -> None:
    assert problems(change(pack, AZTECS, old, new)) == [f"aztecs.toml: {problem}"]


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("forum = 1", 'forum = "one"', "deck.forum"),
        ("forum = 1", "forum = 0", "deck.forum"),
        ('"calendar", ', "", "policies"),
        ("coastal = 2", "costal = 2", "markers"),
        ('"montezuma"', "3", "warlord"),
        ("start_province", 'conquers_with = "love"\nstart_province', "conquers_with"),
    ],
)
def test_a_value_of_the_wrong_type_in_a_civilization(pack: Path, old: str, new: str, place: str) -> None:
    [problem] = problems(change(pack, AZTECS, old, new))

    assert problem.startswith(f"aztecs.toml: {place}")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"conquered"', '"conquerd"', "when[0]: unknown event 'conquerd' (did you mean 'conquered'?)"),
        ('do = "gain"', 'do = "gian"', "when[0].then[0]: unknown verb 'gian' (did you mean 'gain'?)"),
        ('do = "gain"', 'do = "pay"', "when[0].then[0]: a payment here stands inside may"),
    ],
)
def test_a_broken_special_rule(pack: Path, old: str, new: str, problem: str) -> None:
    assert problems(change(pack, MALIANS, old, new)) == [f"malians.toml: {problem}"]


def test_a_policy_stands_in_a_culture_deck_once(pack: Path) -> None:
    [problem] = problems(change(pack, AZTECS, '"calendar"', '"codex"'))

    assert problem.startswith("aztecs.toml: policies: ")
    assert "codex" in problem


def test_both_players_need_a_civilization(pack: Path) -> None:
    (pack / AZTECS).unlink()
    (pack / MALIANS).unlink()

    with pytest.raises(SetupError, match="civilization"):
        new_game(packs=[str(pack)])


# Files


@pytest.mark.parametrize(
    ("file", "name"),
    [("cards/era-1.toml", "era-1.toml"), (AZTECS, "aztecs.toml"), ("pack.toml", "pack.toml")],
)
@pytest.mark.parametrize(
    "text",
    [b"[tower\n", b"name = \n", b"\xff\xfe", b"a = 1\na = 2\n", b"a = " + b"9" * 5000, b"a = " + b"[" * 5000],
    ids=["no-end", "no-value", "no-text", "twice", "endless-number", "endless-list"],
)
def test_a_file_that_is_not_toml(pack: Path, file: str, name: str, text: bytes) -> None:
    (pack / file).write_bytes(text)

    found = problems(pack)

    assert found[0].startswith(f"{name}: not valid TOML: ")
    assert [problem for problem in found[1:] if problem.startswith(name)] == []


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('rules = "duel"', 'rules = "base"', "duel-trade is made for base, not for duel"),
        ("name = .*", "", "the field 'name' is missing"),
        ("rules = .*", "", "the field 'rules' is missing"),
        ("format = 1", "format = 1\nauthor = 'me'", "unknown field 'author'"),
        ("format = 1", "format = 2", "format: input should be 1, not 2"),
        ('"trade"', '"trad"', "modules[0]: unknown module 'trad' (did you mean 'trade'?)"),
    ],
)
def test_a_broken_head(pack: Path, old: str, new: str, problem: str) -> None:
    assert problems(change(pack, "pack.toml", old, new)) == [f"pack.toml: {problem}"]


def test_a_folder_without_a_head_is_no_pack(pack: Path) -> None:
    (pack / "pack.toml").unlink()

    assert problems(pack) == [f"{pack}: no pack.toml here, so this is no pack"]


def test_a_verb_of_a_module_that_is_not_in_play(pack: Path) -> None:
    change(pack, "pack.toml", "modules", "# modules")

    found = problems(pack)

    assert (
        "era-1.toml: lighthouse-of-alexandria.use[0]: unknown verb 'trade_for_free' in these rules" in found
    )
    assert {problem.partition(":")[0] for problem in found} <= {path.name for path in pack.rglob("*.toml")}


def test_too_few_cards_of_an_era(pack: Path) -> None:
    (pack / "cards" / "era-2.toml").unlink()

    assert problems(pack) == [
        f"cards: era 2 needs 3 cards of the kind {kind}, there are 0"
        for kind in ("Knowledge", "Wonder", "Province", "Building")
    ]


# Several packs


def test_a_card_that_stands_in_two_files_of_a_pack(pack: Path) -> None:
    (pack / "cards" / "mine.toml").write_text(f"[forum]\n{BUILDING}", encoding="utf-8")

    assert problems(pack) == ["starting.toml: forum: stands in mine.toml already"]


def small_pack(folder: Path, file: str, text: str) -> Path:
    (folder / file).parent.mkdir(parents=True)
    (folder / file).write_text(text, encoding="utf-8")
    head = f'format = 1\nname = "{folder.name}"\nversion = "1"\nrules = "duel"\n'
    (folder / "pack.toml").write_text(head, encoding="utf-8")
    return folder


def test_two_packs_with_different_cards_of_one_name(tmp_path: Path) -> None:
    other = small_pack(tmp_path / "other", "cards/mine.toml", f"[forum]\n{BUILDING}")

    assert problems(SHIPPED / "duel-trade", other) == [
        "mine.toml: forum: the pack duel-trade has another card of that name"
    ]


def test_two_packs_with_a_civilization_of_one_name(tmp_path: Path) -> None:
    text = (SHIPPED / "duel-trade" / AZTECS).read_text(encoding="utf-8")
    other = small_pack(tmp_path / "other", AZTECS, text)

    [problem] = problems(SHIPPED / "duel-trade", other)
    assert problem.startswith("aztecs.toml: ")


def test_a_pack_can_use_the_cards_of_another(tmp_path: Path) -> None:
    text = (SHIPPED / "duel-trade" / AZTECS).read_text(encoding="utf-8")
    other = small_pack(tmp_path / "other", "civilizations/toltecs.toml", text)

    catalog = unpack("duel", [str(SHIPPED / "duel-trade"), str(other)]).catalog

    names = [civilization.key for civilization in catalog.civilizations]
    assert names == ["aztecs", "japanese", "malians", "toltecs"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
@pytest.mark.parametrize("where", ["cards/more.toml", "civilizations/more.toml"])
def test_a_pipe_in_the_place_of_a_file_is_not_waited_for(pack: Path, where: str) -> None:
    os.mkfifo(pack / where)

    told = subprocess.run(
        [sys.executable, "-m", "monumental.cli", "check-pack", str(pack)],
        capture_output=True,
        text=True,
        timeout=30,
        check=False,
    )

    assert (told.returncode, told.stderr) == (2, "more.toml: can't be read: it is no file\n")
