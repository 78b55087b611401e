"""The documents keep step with the code: what can be said in a pack or switched in a game is written down."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from monumental.cards.loader import fields
from monumental.cli.__main__ import app
from monumental.engine.rules import Rules
from monumental.games import classic, continuous
from monumental.games.classic import CLASSIC
from monumental.games.continuous import CONTINUOUS
from monumental.games.duel import DUEL, with_trade
from monumental.maps.files import shipped_maps
from monumental.play.record import FIELDS as RECORD_FIELDS
from tools.rules_page import TITLES, page, target

ROOT = Path(__file__).parent.parent
PACKS_PAGE = (ROOT / "docs/card-packs.md").read_text(encoding="utf-8")
RULINGS_PAGE = (ROOT / "docs/rulings.md").read_text(encoding="utf-8")
SYSTEMS = (
    with_trade(DUEL),
    classic.with_heroes(classic.with_monsters(CLASSIC)),
    continuous.with_heroes(continuous.with_monsters(CONTINUOUS)),
)
VERBS = sorted({verb for rules in SYSTEMS for verb in rules.verbs})
WORDS = sorted(
    {
        word
        for rules in SYSTEMS
        for words in (rules.nouns, rules.occasions, rules.prices, rules.conditions, rules.targets)
        for word in words
    }
)
SWITCHES = [(rules, switch) for rules in SYSTEMS for switch in rules.switches]


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_is_shown_in_a_sentence(verb: str) -> None:
    assert f'do = "{verb}"' in PACKS_PAGE


@pytest.mark.parametrize("word", WORDS)
def test_every_noun_event_price_and_condition_is_named(word: str) -> None:
    assert re.search(rf"`{word}`|`{word} =|\"{word}\"", PACKS_PAGE)


@pytest.mark.parametrize("field", sorted(fields()))
def test_every_field_of_a_pack_is_named(field: str) -> None:
    assert re.search(rf"\b{field}\b", PACKS_PAGE)


@pytest.mark.parametrize(("rules", "switch"), SWITCHES, ids=[switch for _, switch in SWITCHES])
def test_every_rule_switch_stands_in_the_rulings_with_its_presets(rules: Rules, switch: str) -> None:
    presets = [rules.presets[preset][switch] for preset in ("rulebook", "published")]
    values = " | ".join("on" if value else "off" for value in presets)

    row = rf"^\| `{switch}` \| Q-[BCD]-\d+: .* \| {re.escape(values)} \|$"
    assert re.search(row, RULINGS_PAGE, re.MULTILINE)


def test_every_option_and_map_of_a_game_stands_in_the_page_about_playing() -> None:
    page = (ROOT / "docs/playing.md").read_text(encoding="utf-8")
    shown = CliRunner().invoke(app, ["play", "--help"]).output
    options = set(re.findall(r"^  (--[a-z-]+)", shown, re.MULTILINE)) - {"--help"}
    layouts = {name.rpartition("-")[0] for seats in (2, 3, 4) for name in shipped_maps(seats)}

    assert {"--map", "--renaissance", "--preset", "--rule", "--draw-capitals"} <= options
    assert [option for option in sorted(options) if f"`{option}" not in page] == []
    assert [layout for layout in sorted(layouts) if f"`{layout}`" not in page] == []


@pytest.mark.parametrize("field", RECORD_FIELDS)
def test_every_field_of_a_record_is_explained(field: str) -> None:
    assert f"`{field}`" in (ROOT / "docs/records.md").read_text(encoding="utf-8")


def test_every_ruling_that_code_or_tests_cite_stands_among_the_rulings() -> None:
    named = re.compile(r"\bQ-[BDG]-\d\d\b")
    files = [path for folder in ("src", "tests") for path in (ROOT / folder).rglob("*.py")]
    cited = {ruling for path in files for ruling in named.findall(path.read_text(encoding="utf-8"))}

    assert len(cited) > 100
    assert sorted(cited - set(named.findall(RULINGS_PAGE))) == []


@pytest.mark.parametrize("rules", TITLES)
def test_a_rules_page_is_written_from_the_clauses(rules: str) -> None:
    assert target(rules).read_text(encoding="utf-8") == page(rules)


def test_the_page_to_read_first_stays_short() -> None:
    lines = (ROOT / "docs/engine.md").read_text(encoding="utf-8").splitlines()

    assert len(lines) < 110
