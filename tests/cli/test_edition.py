"""`--pack` adds to the usual packs; `--only` leaves these out."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from monumental.cards.loader import SHIPPED
from monumental.cards.text import load_texts
from monumental.cli.edition import chosen, typed
from monumental.cli.manners import WrongInput

ENGLISH = load_texts("en")


def packs_of(rules: str, *packs: str, modules: tuple[str, ...] = (), only: bool = False) -> tuple[str, ...]:
    return chosen(rules, packs, "rulebook", None, only=only, modules=modules, texts=ENGLISH).packs


@pytest.fixture
def whole_box(tmp_path: Path) -> str:
    """A box of one's own that has all that a game of Duel needs, as somebody makes it from ours."""
    own = shutil.copytree(SHIPPED / "duel-trade", tmp_path / "mine")
    head = (own / "pack.toml").read_text(encoding="utf-8")
    (own / "pack.toml").write_text(head.replace('name = "duel-trade"', 'name = "mine"'), encoding="utf-8")
    return str(own)


@pytest.fixture
def well(tmp_path: Path) -> str:
    """A pack of one card."""
    own = tmp_path / "well"
    (own / "cards").mkdir(parents=True)
    (own / "pack.toml").write_text(
        'format = 1\nname = "well"\nversion = "1"\nrules = "duel"\n', encoding="utf-8"
    )
    (own / "cards" / "well.toml").write_text(
        '[well]\nkind = "building"\nsource = "original"\nera = 1\ncost = 3\nresources = { gold = 1 }\n',
        encoding="utf-8",
    )
    return str(own)


def test_where_nothing_is_named_the_usual_packs_are_played() -> None:
    assert packs_of("duel") == ()


def test_a_pack_is_added_to_the_usual_ones(well: str) -> None:
    assert packs_of("duel", well) == ("duel-trade", well)
    assert packs_of("classic", "renaissance", "heroes") == ("base", "renaissance", "heroes")


def test_a_usual_pack_may_be_named_and_comes_once(well: str) -> None:
    assert packs_of("duel", "duel-trade", well) == ("duel-trade", well)
    assert packs_of("duel", well, "duel-trade") == ("duel-trade", well)


def test_modules_are_added_once_whether_by_pack_or_by_option() -> None:
    assert packs_of("classic", "heroes", modules=("heroes", "monsters")) == ("base", "heroes", "monsters")


def test_only_leaves_the_usual_packs_out(whole_box: str) -> None:
    assert packs_of("duel", whole_box, only=True) == (whole_box,)
    assert packs_of("classic", "base", modules=("heroes",), only=True) == ("base", "heroes")


def test_a_whole_box_beside_the_usual_one_is_told_of_only(whole_box: str) -> None:
    with pytest.raises(WrongInput) as error:
        packs_of("duel", whole_box)

    assert str(error.value) == (
        f"{whole_box} can't be played together with duel-trade: --only leaves duel-trade out"
    )


def test_a_box_of_the_same_name_is_told_of_only(tmp_path: Path) -> None:
    own = str(shutil.copytree(SHIPPED / "duel-trade", tmp_path / "duel-trade"))

    with pytest.raises(WrongInput, match="--only leaves duel-trade out"):
        packs_of("duel", own)


def test_only_needs_a_pack() -> None:
    with pytest.raises(WrongInput, match="name one with --pack"):
        packs_of("duel", only=True)
    with pytest.raises(WrongInput, match="name one with --pack"):
        packs_of("classic", modules=("heroes",), only=True)


@pytest.mark.parametrize(
    ("rules", "packs", "words"),
    [
        ("duel", (), ""),
        ("duel", ("duel-trade",), ""),
        ("duel", ("duel-trade", "./mine"), "--pack ./mine"),
        ("duel", ("./mine",), "--pack ./mine --only"),
        ("classic", ("base", "heroes", "monsters"), "--pack heroes --pack monsters"),
        ("classic", ("heroes", "base"), "--pack heroes --pack base --only"),
    ],
)
def test_how_to_play_with_the_same_packs_again(rules: str, packs: tuple[str, ...], words: str) -> None:
    assert " ".join(typed(rules, packs)) == words
