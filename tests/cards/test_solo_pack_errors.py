"""A pack with a broken Solo card: every problem names the card and the line."""

from __future__ import annotations

from pathlib import Path

import pytest

from monumental import unpack
from monumental.cards.errors import PackError
from monumental.cards.loader import SHIPPED

SOLO = 'kind = "solo"\nsource = "original"\n'


def pack(folder: Path, text: str) -> Path:
    (folder / "cards").mkdir()
    head = 'format = 1\nname = "mine"\nversion = "1"\nrules = "classic"\n'
    (folder / "pack.toml").write_text(head, encoding="utf-8")
    (folder / "cards" / "mine.toml").write_text(f"[tower]\n{text}\n", encoding="utf-8")
    return folder


def problems(folder: Path, text: str) -> list[str]:
    with pytest.raises(PackError) as error:
        unpack("classic", ["base", str(pack(folder, text))])
    return error.value.problems


def test_a_solo_card_of_ones_own_joins_every_solo_deck(tmp_path: Path) -> None:
    lines = 'lines = [{ text = [{ do = "raise_wonder" }], price = 2, archetype = "economic" }]'

    catalog = unpack("classic", ["base", str(pack(tmp_path, SOLO + lines))]).catalog

    printed = catalog.by_key["tower"].solo
    assert printed is not None
    assert [(line.price, line.archetype) for line in printed.lines] == [(2, "economic")]
    assert [sentence.verb for sentence in printed.lines[0].text.sentences] == ["raise_wonder"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (SOLO, "tower: a Solo card, and nothing else, has lines: lines = [{ text = [...] }]"),
        (
            SOLO + 'lines = [{ text = [{ do = "raise_wunder" }] }]',
            "tower.lines[0].text[0]: unknown verb 'raise_wunder' (did you mean 'raise_wonder'?)",
        ),
        (
            SOLO + 'lines = [{ text = [{ do = "gain", gold = 1 }] }, { text = [{ do = "gather" }] }]',
            "tower.lines[1].text[0]: the verb 'gather' is not for this text",
        ),
        (
            SOLO + 'lines = [{ text = [{ do = "if", fewest = "wonder", then = [{ do = "archive" }] }] }]',
            "tower.lines[0].text[0].then[0]: the verb 'archive' is not for this text",
        ),
        (
            SOLO
            + 'lines = [{ text = [{ do = "if", fewest = "wander", then = [{ do = "raise_wonder" }] }] }]',
            "tower.lines[0].text[0]: unknown noun 'wander' (did you mean 'wonder'?)",
        ),
        (
            SOLO + 'lines = [{ text = [{ do = "take_hero" }] }]',
            "tower.lines[0].text[0]: unknown verb 'take_hero' in these rules",
        ),
        (
            SOLO + 'lines = [{ text = [{ do = "gain", gold = 1, military = 1 }] }]',
            "tower.lines[0].text[0]: the field 'military' does not belong here",
        ),
        (
            SOLO + 'copies = 2\nlines = [{ text = [{ do = "raise_wonder" }] }]',
            "tower: there is one of each card of the kind Solo card",
        ),
        (
            SOLO + 'use = [{ do = "archive" }]\nlines = [{ text = [{ do = "raise_wonder" }] }]',
            "tower: a card of the kind Solo card has no use text",
        ),
        (
            'kind = "building"\nsource = "original"\nadvanced = true',
            "tower: only a Solo card is advanced or needs a module",
        ),
        (
            'kind = "building"\nsource = "original"\nuse = [{ do = "raise_wonder" }]',
            "tower.use[0]: the verb 'raise_wonder' is not for this text",
        ),
    ],
)
def test_a_broken_solo_card(tmp_path: Path, text: str, problem: str) -> None:
    assert problems(tmp_path, text) == [f"mine.toml: {problem}"]


def test_the_solo_card_of_a_civilization_is_one(tmp_path: Path) -> None:
    folder = pack(tmp_path, SOLO + 'lines = [{ text = [{ do = "raise_wonder" }] }]')
    (folder / "civilizations").mkdir()
    greeks = (SHIPPED / "base" / "civilizations" / "greeks.toml").read_text(encoding="utf-8")
    spartans = greeks.replace('solo = "solo-greeks"', 'solo = "forum"')
    (folder / "civilizations" / "spartans.toml").write_text(spartans, encoding="utf-8")

    with pytest.raises(PackError) as error:
        unpack("classic", ["base", str(folder)])

    assert error.value.problems == ["spartans.toml: solo: forum is of the kind Building, not Solo card"]
