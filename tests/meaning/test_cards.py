"""A card is described by what it does: names make no difference, texts do."""

from __future__ import annotations

import re
import shutil
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest

from monumental import unpack
from monumental.cards.describe import describe, facts
from monumental.cards.loader import SHIPPED
from monumental.cards.text import load_texts
from monumental.cards.verbs.definition import Verb
from monumental.cards.verbs.meanings import Meanings
from monumental.cards.verbs.registry import register, unregister
from monumental.engine.catalog import Catalog
from monumental.engine.effects import CountedEffect, Effect
from monumental.engine.game import Game
from monumental.meaning.cards import CardMeanings, meanings_of
from monumental.meaning.columns import AT, LENGTH
from monumental.play.setup import Box

ALL_PACKS = ("base", "renaissance", "heroes", "monsters")
BOXES: dict[str, tuple[str, ...]] = {"duel": (), "classic": ALL_PACKS, "continuous": ALL_PACKS}
BUILDING = 'kind = "building"\nsource = "original"\n'


def row(catalog: Catalog, key: str) -> list[float]:
    return meanings_of(catalog).row(catalog.number(key) + 1)


def number(catalog: Catalog, key: str, name: str) -> float:
    return row(catalog, key)[AT[name]]


def with_card(folder: Path, text: str, key: str = "tower") -> Catalog:
    """The Trade pack with one more card."""
    pack = shutil.copytree(SHIPPED / "duel-trade", folder / re.sub(r"\W", "", text + key)[-60:])
    (pack / "cards" / "mine.toml").write_text(f"[{key}]\n{text}\n", encoding="utf-8")
    return unpack("duel", [str(pack)]).catalog


def read_out(box: Box) -> dict[int, tuple[str, ...]]:
    """What stands on each card, but its name, where it comes from and what no rule asks for."""
    texts = load_texts("en", [pack.folder for pack in box.packs], box.rules)
    found = {}
    for card in box.catalog.cards:
        lines = facts(card, texts)[:-1]
        marks = (texts(f"subtype-{card.subtype}") if card.subtype else "", texts.city(card.city))
        found[card.number + 1] = (*[line for line in lines if line not in marks], *describe(card, texts))
    return found


@pytest.mark.parametrize("rules", BOXES)
def test_cards_that_read_differently_have_different_numbers(rules: str) -> None:
    box = unpack(rules, BOXES[rules])
    meanings = CardMeanings(box.catalog)
    alike = defaultdict(set)
    for at, text in read_out(box).items():
        alike[tuple(meanings.row(at))].add(text)

    assert [texts for texts in alike.values() if len(texts) > 1] == []
    # What is the same in print is the same: the Scouts of Duel.
    assert len(alike) >= len(box.catalog.cards) - 2


@pytest.mark.parametrize("rules", BOXES)
def test_the_same_cards_have_the_same_numbers_in_every_catalog(rules: str) -> None:
    box = unpack(rules, BOXES[rules])

    assert CardMeanings(box.catalog).numbers == CardMeanings(box.catalog).numbers
    assert meanings_of(box.catalog) is meanings_of(box.catalog)
    assert meanings_of(box.catalog).row(0) == [0.0] * LENGTH


def test_other_packs_beside_it_change_nothing_about_a_card() -> None:
    alone, among_others = unpack("classic").catalog, unpack("classic", ALL_PACKS).catalog

    assert [card.key for card in alone.cards if row(alone, card.key) != row(among_others, card.key)] == []


def test_a_name_makes_no_difference(tmp_path: Path) -> None:
    text = BUILDING + 'use = [{ do = "archive", then = [{ do = "gain", gold = 1, per = "coastal" }] }]'

    tower, palace = with_card(tmp_path, text), with_card(tmp_path, text, "palace-of-the-winds")

    assert row(tower, "tower") == row(palace, "palace-of-the-winds")


#: Each of these is another card.
TEXTS = (
    "",
    "cost = 3",
    "resources = { gold = 1 }",
    'use = [{ do = "gain", gold = 1 }]',
    'use = [{ do = "gain", gold = 2 }]',
    'use = [{ do = "gain", science = 1 }]',
    'use = [{ do = "gain", gold = 1, per = "coastal" }]',
    'use = [{ do = "gain", gold = 1, per = "mountain" }]',
    'use = [{ do = "gain", gold = 1, per = "coastal", at_most = 1 }]',
    'activated = [{ do = "gain", gold = 1 }]',
    'when = [{ event = "conquered", limit = "whenever", then = [{ do = "gain", gold = 1 }] }]',
    'when = [{ event = "conquered", limit = "whenever", who = "opponent", then = [{ do = "archive" }] }]',
    'when = [{ event = "conquered", limit = "first", then = [{ do = "gain", gold = 1 }] }]',
    'use = [{ do = "pay", gold = 1, then = [{ do = "gain", culture = 1 }] }]',
    'use = [{ do = "pay", culture = 1, then = [{ do = "gain", gold = 1 }] }]',
    'use = [{ do = "choose_one", options = [[{ do = "gain", gold = 1 }], [{ do = "archive" }]] }]',
    'use = [{ do = "if", has = { coastal = 1 }, then = [{ do = "gain", gold = 1 }] }]',
    'use = [{ do = "if", has = { coastal = 2 }, then = [{ do = "gain", gold = 1 }] }]',
    'use = [{ do = "if", holds_advantage = true, then = [{ do = "gain", gold = 1 }] }]',
    'use = [{ do = "if", has = { coastal = 1 }, who = "another", then = [{ do = "gain", gold = 1 }] }]',
    'use = [{ do = "if", has = { coastal = 1 }, who = "every", then = [{ do = "gain", gold = 1 }] }]',
    'use = [{ do = "if", holds = { gold = 1 }, then = [{ do = "gain", gold = 1 }] }]',
    'use = [{ do = "if", holds = { culture = 1 }, then = [{ do = "gain", gold = 1 }] }]',
    'use = [{ do = "others", then = [{ do = "gain", gold = 1 }] }]',
    'use = [{ do = "copy", from = "city" }]',
    'use = [{ do = "copy", from = "knowledge" }]',
    'use = [{ do = "may", then = [{ do = "gain", gold = 1 }] }]',
    'use = [{ do = "gain_basic", count = 2 }]',
    'use = [{ do = "gain_basic", count = 2, same = true }]',
    'use = [{ do = "gain_card", kinds = ["knowledge"] }]',
    'use = [{ do = "gain_card", kinds = ["knowledge"], at_most = 4 }]',
    'use = [{ do = "gain_card", kinds = ["building"] }]',
    'use = [{ do = "acquire", kinds = ["building"], less = 2 }]',
    'modify = [{ price = "building", less = 1 }]',
    'modify = [{ price = "conquest", less = 1 }]',
)


def test_every_word_of_a_text_makes_a_difference(tmp_path: Path) -> None:
    catalogs = [with_card(tmp_path / str(at), BUILDING + text) for at, text in enumerate(TEXTS)]
    rows = [tuple(row(catalog, "tower")) for catalog in catalogs]

    assert [TEXTS[at] for at, numbers in enumerate(rows) if numbers in rows[:at]] == []


def test_amounts_are_what_is_expected(tmp_path: Path) -> None:
    """One of two branches by half, for each of something one and a half times, behind a condition by half."""
    text = (
        'use = [{ do = "choose_one", options = [[{ do = "gain", gold = 2 }], [{ do = "archive" }]] },'
        ' { do = "gain", culture = 2, per = "coastal" },'
        ' { do = "if", has = { coastal = 1 }, then = [{ do = "gain", military = 2 }] }]\n'
        'bonus = [{ do = "gain", science = 3 }]\n'
    )
    catalog = with_card(tmp_path, text + 'kind = "wonder"\nsource = "original"\nera = 1\ncost = [3, 4]')

    assert number(catalog, "tower", "gold / 3 in use") == pytest.approx(1 / 3)
    assert number(catalog, "tower", "archive a card") == pytest.approx(0.5)
    assert number(catalog, "tower", "culture / 3 in use") == pytest.approx(1)
    assert number(catalog, "tower", "military / 3 in use") == pytest.approx(1 / 3)
    assert number(catalog, "tower", "science / 3 once") == pytest.approx(1)
    assert number(catalog, "tower", "wonder") == 1
    assert number(catalog, "tower", "cost of completion / 10") == pytest.approx(0.4)


def test_what_others_gain_is_less_than_nothing(tmp_path: Path) -> None:
    text = 'use = [{ do = "others", then = [{ do = "gain", gold = 3 }, { do = "archive" }] }]'
    catalog = with_card(tmp_path, BUILDING + text)

    assert number(catalog, "tower", "gold / 3 in use") == pytest.approx(-1)
    assert number(catalog, "tower", "archive a card") == pytest.approx(-1)
    assert number(catalog, "tower", "against others") == 1


class Dance(CountedEffect):
    """Nobody has heard of it."""

    verb = "dance"

    def possible(self, game: Game, seat: int, place: int) -> bool:
        return False


class DanceVerb(Verb):
    do: Literal["dance"]
    count: int = 1
    effect = Dance

    def build(self, make: Callable[..., Effect], means: Meanings) -> Effect:
        return make(self.count)


def test_a_verb_that_nobody_has_heard_of_is_told_too(tmp_path: Path) -> None:
    register(DanceVerb)
    try:
        once = with_card(tmp_path, BUILDING + 'use = [{ do = "dance" }]')
        twice = with_card(tmp_path, BUILDING + 'use = [{ do = "dance", count = 2 }]')
    finally:
        unregister(DanceVerb)

    assert sum(number(once, "tower", f"another verb {at}") for at in range(2)) == 1
    assert sum(number(twice, "tower", f"another verb {at}") for at in range(2)) == 2


def test_texts_to_choose_from_have_rows_of_their_own() -> None:
    catalog = unpack("duel").catalog
    meanings = meanings_of(catalog)
    forum = catalog.by_key["forum"].use
    assert forum is not None
    branches = forum.sentences[0].scripts()

    first, second = [meanings.row(meanings.text(branch)) for branch in branches]

    assert first[AT["archive a card"]] == 1
    assert second[AT["culture / 3 once"]] == pytest.approx(1 / 3)
    # Any other text is told by the card that it stands on.
    assert meanings.text(forum) == catalog.number("forum") + 1


def test_a_civilization_has_a_row() -> None:
    for rules, packs in BOXES.items():
        catalog = unpack(rules, packs).catalog
        meanings = meanings_of(catalog)
        rows = [
            tuple(meanings.row(meanings.first_civilization + civilization.number))
            for civilization in catalog.civilizations
        ]
        assert all(numbers[AT["civilization"]] == 1 for numbers in rows)
        assert len(set(rows)) == len(rows)
