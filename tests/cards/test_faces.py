"""How cards look is named by their pack, and changes nothing of a game."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from monumental import unpack
from monumental.cards.loader import SHIPPED, Pack, known_packs, read_pack
from monumental.web.pages.catalog import catalog_page, faces_of
from tests.cards.test_pack_errors import problems

PACKS = {name: read_pack(SHIPPED / name) for name in known_packs() if (SHIPPED / name).is_dir()}


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    return shutil.copytree(SHIPPED / "duel-trade", tmp_path / "my-pack")


def with_faces(pack: Path, text: str) -> Path:
    (pack / "faces.toml").write_text(text, encoding="utf-8")
    return pack


# Ours


@pytest.fixture(params=PACKS)
def ours(request: pytest.FixtureRequest) -> Pack:
    return PACKS[request.param]


def test_each_card_token_city_and_civilization_of_ours_has_an_emblem(ours: Pack) -> None:
    faces = ours.faces

    assert set(faces.cards) == set(ours.cards)
    assert set(faces.cities) == {card.city for _, card in ours.cards.values() if card.city}
    assert set(faces.civilizations) == set(ours.civilizations)
    for banner in faces.civilizations.values():
        assert None not in (banner.emblem, banner.pattern, banner.colours)


def test_no_two_things_of_a_pack_share_an_emblem(ours: Pack) -> None:
    banners = [banner.emblem for banner in ours.faces.civilizations.values()]
    shown = Counter([*ours.faces.cards.values(), *ours.faces.cities.values(), *banners])

    assert [emblem for emblem, count in shown.items() if count > 1] == []


def test_packs_that_are_played_together_share_none_either() -> None:
    classic = [pack for pack in PACKS.values() if pack.head.rules == "classic"]

    shown = Counter(emblem for pack in classic for emblem in pack.faces.cards.values())

    assert [emblem for emblem, count in shown.items() if count > 1] == []


def test_a_card_of_two_boxes_looks_the_same_in_both() -> None:
    duel, base = PACKS["duel-trade"].faces, PACKS["base"].faces

    for key in duel.cards.keys() & base.cards.keys():
        assert duel.cards[key] == base.cards[key]
    assert duel.civilizations["japanese"] == base.civilizations["japanese"]


# Anybody's


def test_a_pack_needs_no_faces(pack: Path) -> None:
    (pack / "faces.toml").unlink()

    page = catalog_page("duel", (str(pack),), "en")

    assert {card.emblem for card in page.cards} == {None}
    assert page.civilizations[0].banner.colours is None


def test_the_catalog_tells_what_each_card_shows(pack: Path) -> None:
    with_faces(
        pack, '[cards]\nforum = "owl"\n[civilizations]\naztecs = { colours = ["#0A0B0C", "#ffffff"] }\n'
    )

    page = catalog_page("duel", (str(pack),), "en")

    emblems = {card.key: card.emblem for card in page.cards}
    assert (emblems["forum"], emblems["library"]) == ("owl", None)
    banners = {people.key: people.banner for people in page.civilizations}
    assert (banners["aztecs"].emblem, banners["aztecs"].colours) == (None, ("#0a0b0c", "#ffffff"))


def test_of_two_packs_the_one_named_last_decides(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "pack.toml").write_text('format = 1\nname = "mine"\nversion = "1"\nrules = "duel"\n')
    with_faces(mine, '[cards]\nforum = "owl"\n')

    faces = faces_of(unpack("duel", ["duel-trade", str(mine)]).packs)

    assert (faces.cards["forum"], faces.cards["library"]) == ("owl", "bookshelf")


def test_a_game_in_other_colours_is_the_same_game(pack: Path) -> None:
    before = unpack("duel", [str(pack)]).packs[0]

    after = unpack("duel", [str(with_faces(pack, '[cards]\nforum = "owl"\n'))]).packs[0]

    assert after.digest == before.digest
    assert after.faces != before.faces


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            '[cards]\nforum = "Greek Temple"',
            "cards.forum: input should be lower-case words joined by hyphens, not 'Greek Temple'",
        ),
        ("[cards]\nforum = 3", "cards.forum: input should be a valid string, not 3"),
        (
            '[civilizations.aztecs]\ncolours = ["red", "#ffffff"]',
            "civilizations.aztecs.colours[0]: a colour is written \"#1d4f91\", not 'red'",
        ),
        ("[civilizations.aztecs]\nflag = 1", "civilizations.aztecs: unknown field 'flag'"),
        ('[card]\nforum = "owl"', "unknown field 'card' (did you mean 'cards'?)"),
    ],
)
def test_what_is_wrong_with_a_face_is_said_with_its_place(pack: Path, text: str, problem: str) -> None:
    assert problems(with_faces(pack, text)) == [f"faces.toml: {problem}"]


def test_a_pattern_that_nobody_weaves(pack: Path) -> None:
    (problem,) = problems(with_faces(pack, '[civilizations]\naztecs = { pattern = "plaid" }\n'))

    assert problem.startswith("faces.toml: civilizations.aztecs.pattern: input should be 'chevrons', ")
