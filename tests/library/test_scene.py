"""Drawn positions for tests of one's own: luck, decks and packs as a test writer needs them."""

from __future__ import annotations

from pathlib import Path

import pytest

from monumental import LuckError
from monumental.cards.loader import Pack, read_pack
from monumental.play import setup
from monumental.testing.scene import (
    act,
    classic_scene,
    continuous_scene,
    deck,
    duel_scene,
    keys,
    supply,
    words,
)
from tests.scene import reprinted

#: In classic the end of a turn fills the city with nine cards of the deck, which luck brings one by one.
URN = "fort fort fort library library library work-camp work-camp work-camp forum"


def test_luck_that_nobody_wrote_down_is_an_error() -> None:
    game = classic_scene(urn=URN, luck="forum")

    with pytest.raises(LuckError, match="draws once more"):
        act(game, "end")


def test_after_the_written_luck_comes_that_of_a_seed() -> None:
    one, other, third = (classic_scene(urn=URN, luck="forum library", then=seed) for seed in (7, 7, 8))

    for game in (one, other, third):
        act(game, "end")

    assert keys(one, one.state.players[0].city)[:2] == ["forum", "library"]
    assert one.state == other.state
    assert one.state != third.state


def test_written_luck_that_can_not_come_is_an_error_also_with_a_seed() -> None:
    game = classic_scene(urn=URN, luck="mine", then=7)

    with pytest.raises(LuckError, match="not among the cards"):
        act(game, "end")


def test_a_deck_can_be_drawn_from_the_top() -> None:
    top_first = duel_scene(top="library fort forum")
    top_last = duel_scene(known="forum fort library")

    assert top_first.state == top_last.state
    assert deck(top_first) == ["forum", "fort", "library"]


def test_a_deck_is_drawn_from_one_end_only() -> None:
    with pytest.raises(AssertionError, match="say one of the two"):
        duel_scene(top="library", known="fort")


def test_all_rule_systems_have_scenes() -> None:
    scenes = [duel_scene(supply="1 gold"), classic_scene(supply="1 gold"), continuous_scene(supply="1 gold")]

    assert [game.rules.name for game in scenes] == ["duel", "classic", "continuous"]
    assert [supply(game) for game in scenes] == [{"gold": 1}] * 3
    assert all(words(game) for game in scenes)


def test_a_pack_of_ones_own_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packs = reprinted(tmp_path, "workshop", "cost = 2", "cost = 3")
    read: list[Path] = []

    def counted(folder: Path) -> Pack:
        read.append(folder)
        return read_pack(folder)

    monkeypatch.setattr(setup, "read_pack", counted)

    for _ in range(3):
        duel_scene(packs=packs, luck="")

    assert read == [Path(packs[0])]


def test_a_pack_that_has_changed_is_read_again(tmp_path: Path) -> None:
    packs = reprinted(tmp_path, "workshop", "cost = 2", "cost = 3")
    before = duel_scene(packs=packs).catalog.by_key["workshop"].cost

    file = Path(packs[0]) / "cards/basic.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("cost = 3", "cost = 4", 1), encoding="utf-8")

    assert (before, duel_scene(packs=packs).catalog.by_key["workshop"].cost) == (3, 4)
