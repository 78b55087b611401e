"""The documents keep step with the code: what can be said in a pack or switched in a game is written down."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from monumental.cards.loader import SHIPPED, fields
from monumental.cli.__main__ import app
from monumental.engine.rules import Rules
from monumental.games import classic, continuous
from monumental.games.classic import CLASSIC
from monumental.games.continuous import CONTINUOUS
from monumental.games.duel import DUEL, with_trade
from monumental.maps.files import shipped_maps
from monumental.play.records.record import FIELDS as RECORD_FIELDS
from tools import glossary_page
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


@pytest.mark.parametrize("card", ["apothecary", "floating-gardens", "solo-5"])
def test_an_example_of_a_card_is_the_card_of_our_pack(card: str) -> None:
    blocks = re.findall(r"```toml\n(.*?)```", PACKS_PAGE, re.DOTALL)
    (shown,) = (tomllib.loads(block)[card] for block in blocks if f"[{card}]" in block)
    (ours,) = (
        cards[card]
        for path in SHIPPED.glob("*/cards/*.toml")
        if card in (cards := tomllib.loads(path.read_text(encoding="utf-8")))
    )

    assert shown == ours


@pytest.mark.parametrize(("rules", "switch"), SWITCHES, ids=[switch for _, switch in SWITCHES])
def test_every_rule_switch_stands_in_the_rulings_with_its_presets(rules: Rules, switch: str) -> None:
    presets = [rules.presets[preset][switch] for preset in ("rulebook", "published")]
    values = " | ".join("on" if value else "off" for value in presets)

    row = rf"^\| `{switch}` \| Q-[BCDG]-\d+: .* \| {re.escape(values)} \|$"
    assert re.search(row, RULINGS_PAGE, re.MULTILINE)


def test_every_option_and_map_of_a_game_stands_in_the_page_about_playing() -> None:
    page = (ROOT / "docs/playing.md").read_text(encoding="utf-8")
    shown = CliRunner().invoke(app, ["play", "--help"]).output
    options = set(re.findall(r"^  (--[a-z-]+)", shown, re.MULTILINE)) - {"--help"}
    layouts = {name.rpartition("-")[0] for seats in (2, 3, 4) for name in shipped_maps(seats)}
    layouts |= {*shipped_maps(5)}

    assert shipped_maps(5) == ["ring-of-fire-5"]
    assert {"--map", "--renaissance", "--preset", "--rule", "--draw-capitals"} <= options
    assert [option for option in sorted(options) if f"`{option}" not in page] == []
    assert [layout for layout in sorted(layouts) if f"`{layout}`" not in page] == []


def test_the_readme_surveys_a_pack_of_one_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    (command,) = re.findall(r"`monumental (balance [^`]+)`", readme)
    (tmp_path / "my-pack" / "cards").mkdir(parents=True)
    for file, text in {
        "pack.toml": 'format = 1\nname = "my-pack"\nversion = "1"\nrules = "duel"\n',
        "cards/well.toml": '[well]\nkind = "building"\nsource = "original"\nera = 1\ncost = 3\n',
    }.items():
        (tmp_path / "my-pack" / file).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)

    ran = CliRunner().invoke(app, [*command.split(), "--games", "1", "--bot", "random"])

    assert ran.exit_code == 0
    assert (tmp_path / "report.html").exists()


@pytest.mark.parametrize("page", ["README.md", "docs/playing.md"])
def test_how_the_program_is_called_after_make_is_said(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")

    assert ".venv/bin/monumental play classic" in text
    assert "source .venv/bin/activate" in text


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


def test_the_glossary_page_is_written_from_the_glossary() -> None:
    assert glossary_page.TARGET.read_text(encoding="utf-8") == glossary_page.page()


def test_the_page_to_read_first_stays_short() -> None:
    lines = (ROOT / "docs/engine.md").read_text(encoding="utf-8").splitlines()

    assert len(lines) < 110
