"""The documents keep step with the code: what can be said in a pack or switched in a game is written down."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from monumental.cards.loader import FIELDS
from monumental.games.duel import DUEL, PRESETS, with_trade
from tools.rules_page import CLAUSES, PAGE, page

ROOT = Path(__file__).parent.parent
PACKS_PAGE = (ROOT / "docs/card-packs.md").read_text(encoding="utf-8")
RULINGS_PAGE = (ROOT / "docs/rulings.md").read_text(encoding="utf-8")
RULES = with_trade(DUEL)


@pytest.mark.parametrize("verb", RULES.verbs)
def test_every_verb_is_shown_in_a_sentence(verb: str) -> None:
    assert f'do = "{verb}"' in PACKS_PAGE


@pytest.mark.parametrize("word", [*RULES.nouns, *RULES.occasions, *RULES.prices, *RULES.conditions])
def test_every_noun_event_price_and_condition_is_named(word: str) -> None:
    assert re.search(rf"`{word}`|`{word} =|\"{word}\"", PACKS_PAGE)


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_of_a_pack_is_named(field: str) -> None:
    assert re.search(rf"\b{field}\b", PACKS_PAGE)


@pytest.mark.parametrize("switch", RULES.switches)
def test_every_rule_switch_stands_in_the_rulings_with_its_presets(switch: str) -> None:
    values = " | ".join("on" if PRESETS[preset][switch] else "off" for preset in ("rulebook", "published"))

    assert re.search(rf"^\| `{switch}` \| Q-D-\d+: .* \| {re.escape(values)} \|$", RULINGS_PAGE, re.MULTILINE)


def test_the_rules_page_is_written_from_the_clauses() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(CLAUSES.read_text(encoding="utf-8"))


def test_the_page_to_read_first_stays_short() -> None:
    lines = (ROOT / "docs/engine.md").read_text(encoding="utf-8").splitlines()

    assert len(lines) < 110
