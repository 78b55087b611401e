"""Every kind of card of the studio, and every map, is tried out at a table of its own."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from monumental.cards.loader import known_packs, pack_folders
from monumental.cards.text import LANGUAGES
from monumental.studio.packs.draft import read_draft
from tests.web.api.server import Browser

Page = dict[str, Any]


@cache
def one_of_each_kind() -> dict[str, tuple[str, str]]:
    """A pack of ours and a card in it, by kind."""
    return {
        str(card["kind"]): (name, key)
        for name in known_packs()
        for key, card in read_draft(pack_folders()[name]).cards.items()
        if name != "five-players"  # a table of five, of no kind of its own
    }


@pytest.mark.long
@pytest.mark.parametrize("kind", sorted(one_of_each_kind()))
def test_a_card_of_each_kind_lies_before_whoever_made_it(ann: Browser, kind: str) -> None:
    name, key = one_of_each_kind()[kind]
    pack: Page = ann.get(f"/api/studio/packs/{name}")
    pack["names"]["en"][f"card-{key}"] = "Something Of My Own"

    page = ann.post("/api/studio/try", {"pack": pack, "key": key, "bot": "beginner"})

    assert (page["name"], page["rated"], page["mine"]) == ("Something Of My Own", False, [0])
    assert page["options"]
    opponent = page["seats"][1]["kind"]
    assert opponent == ("automa" if kind == "solo" else "bot")
    catalog = ann.get(f"/api/tables/{page['id']}/catalog")
    assert "Something Of My Own" in json.dumps(catalog)


@pytest.mark.parametrize("kind", ["monster", "barbarian"])
def test_a_token_with_a_number_that_no_map_has_is_refused_in_one_sentence(ann: Browser, kind: str) -> None:
    name, key = one_of_each_kind()[kind]
    pack: Page = ann.get(f"/api/studio/packs/{name}")
    pack["cards"][key]["value"] = 5

    answer = ann.ask("POST", "/api/studio/try", {"pack": pack, "key": key, "bot": "beginner"})

    assert answer.status_code == 422
    assert answer.json()["sentence"].startswith("A card of this kind can't be laid before you")


@pytest.mark.parametrize("bot", ["beginner", None])
def test_a_map_is_tried_at_a_table_on_it(ann: Browser, bot: str | None) -> None:
    pack: Page = ann.get("/api/studio/packs/base")
    key = next(each for each, drawn in pack["maps"].items() if drawn["players"] == 3)
    pack["maps"] = {"valley": {**pack["maps"][key], "name": "valley"}}
    pack["names"]["en"]["map-valley"] = "My Valley"

    page = ann.post("/api/studio/try", {"pack": pack, "key": "valley", "part": "maps", "bot": bot})

    assert page["name"] == "My Valley"
    assert page["mine"] == ([0] if bot else [0, 1, 2])
    assert len(page["seats"]) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_map_that_is_none_is_refused_in_ones_own_language(ann: Browser, language: str) -> None:
    pack: Page = ann.get("/api/studio/packs/base")
    pack["maps"] = {"valley": {"format": 1, "name": "valley", "players": 2, "map": "C  m1"}}
    path = f"/api/studio/try?lang={language}"

    wrong = ann.ask("POST", path, {"pack": pack, "key": "valley", "part": "maps"})
    absent = ann.ask("POST", path, {"pack": pack, "key": "hill", "part": "maps"})

    assert (wrong.status_code, absent.status_code) == (422, 404)
    assert "BASE-SETUP-01" in wrong.json()["sentence"]
