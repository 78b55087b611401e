"""A broken pack: every problem names the file, the card and the field, and says what was meant."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from monumental import unpack
from monumental.cards.errors import PackError
from monumental.cards.loader import SHIPPED
from monumental.cards.schema import UNNOTED

BUILDING = 'kind = "building"\nsource = "original"\n'
KNOWLEDGE = 'kind = "knowledge"\nsource = "original"\nera = 1\ncost = 3\n'
POLICY = 'kind = "policy"\nsource = "original"\n'
BARBARIAN = 'kind = "barbarian"\nsource = "original"\n'
TOWN = 'kind = "free_town"\nsource = "original"\n'
MARKET_TOKEN = 'kind = "market_token"\nsource = "original"\n'
BENEFITS = 'benefits = [[{ do = "archive" }], [{ do = "archive" }]]\n'
WONDER = 'kind = "wonder"\nsource = "original"\nera = 1\ncost = [3, 3]\n'


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the Trade pack, to be broken in one place."""
    return shutil.copytree(SHIPPED / "duel-trade", tmp_path / "my-pack")


def problems(*packs: Path) -> list[str]:
    with pytest.raises(PackError) as error:
        unpack("duel", [str(pack) for pack in packs])
    assert str(error.value) == "\n".join(error.value.problems)
    return error.value.problems


def with_card(pack: Path, text: str) -> Path:
    (pack / "cards" / "mine.toml").write_text(f"[tower]\n{text}\n", encoding="utf-8")
    return pack


def change(pack: Path, file: str, old: str, new: str) -> Path:
    path = pack / file
    text = path.read_text(encoding="utf-8")
    assert re.search(old, text), f"{file} has no {old}"
    path.write_text(re.sub(old, new, text, count=1), encoding="utf-8")
    return pack


def test_the_copy_is_a_good_pack_and_so_is_one_more_card(pack: Path) -> None:
    text = 'use = [{ do = "archive", then = [{ do = "gain", gold = 1, per = "coastal" }] }]'

    catalog = unpack("duel", [str(with_card(pack, BUILDING + text))]).catalog

    assert catalog.by_key["tower"].use is not None


# Cards


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('use = [{ do = "archve" }]', "tower.use[0]: unknown verb 'archve' (did you mean 'archive'?)"),
        ('use = [{ do = "xyzzy" }]', "tower.use[0]: unknown verb 'xyzzy'"),
        (
            'use = [{ do = "archive" }, { do = "archive", then = [{ do = "gian", gold = 1 }] }]',
            "tower.use[1].then[0]: unknown verb 'gian' (did you mean 'gain'?)",
        ),
        (
            'use = [{ do = "choose_one", options = [[{ do = "archive" }], [{ do = "copi" }]] }]',
            "tower.use[0].options[1][0]: unknown verb 'copi' (did you mean 'copy'?)",
        ),
        (
            'when = [{ event = "conquered", limit = "first", then = [{ do = "discrad" }] }]',
            "tower.when[0].then[0]: unknown verb 'discrad' (did you mean 'discard'?)",
        ),
        (
            'may = [{ do = "pay", gold = 1, then = [{ do = "gian" }] }]',
            "tower.may[0].then[0]: unknown verb 'gian' (did you mean 'gain'?)",
        ),
        ("use = [{ gold = 1 }]", 'tower.use[0]: a sentence needs a verb: do = "gain"'),
    ],
)
def test_an_unknown_verb(pack: Path, text: str, problem: str) -> None:
    assert problems(with_card(pack, BUILDING + text)) == [f"mine.toml: {problem}"]


def test_an_unknown_verb_on_a_card_of_ours(pack: Path) -> None:
    change(pack, "cards/starting.toml", 'do = "archive"', 'do = "archve"')

    assert problems(pack) == [
        "starting.toml: forum.use[0].options[0][0]: unknown verb 'archve' (did you mean 'archive'?)"
    ]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("costs = 3", "tower: unknown field 'costs' (did you mean 'cost'?)"),
        ("resources = { gould = 1 }", "tower.resources: unknown field 'gould' (did you mean 'gold'?)"),
        (
            'use = [{ do = "gain", gould = 1 }]',
            "tower.use[0]: unknown field 'gould' (did you mean 'gold'?)",
        ),
        (
            'use = [{ do = "archive", than = [{ do = "copy", from = "city" }] }]',
            "tower.use[0]: unknown field 'than' (did you mean 'then'?)",
        ),
        (
            'when = [{ event = "conquered", limit = "first", then = [{ do = "archive" }], copy = 1 }]',
            "tower.when[0]: unknown field 'copy' (did you mean 'copies'?)",
        ),
        (
            'may = [{ do = "pay", gold = 1, gaind = 1 }]',
            "tower.may[0]: unknown field 'gaind' (did you mean 'gained'?)",
        ),
    ],
)
def test_an_unknown_field(pack: Path, text: str, problem: str) -> None:
    assert problems(with_card(pack, BUILDING + text)) == [f"mine.toml: {problem}"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('source = "original"', "tower: the field 'kind' is missing"),
        ('kind = "building"', "tower: the field 'source' is missing"),
        (f'{BUILDING}use = [{{ do = "gain_basic" }}]', "tower.use[0]: the field 'count' is missing"),
        (f'{BUILDING}use = [{{ do = "copy" }}]', "tower.use[0]: the field 'from' is missing"),
        (
            f'{BUILDING}use = [{{ do = "archive", then = [{{ do = "may" }}] }}]',
            "tower.use[0].then[0]: the field 'then' is missing",
        ),
        (
            f'{BUILDING}when = [{{ event = "conquered", then = [{{ do = "archive" }}] }}]',
            "tower.when[0]: the field 'limit' is missing",
        ),
        (f'{BUILDING}modify = [{{ price = "building" }}]', "tower.modify[0]: the field 'less' is missing"),
    ],
)
def test_a_missing_field(pack: Path, text: str, problem: str) -> None:
    assert problems(with_card(pack, text)) == [f"mine.toml: {problem}"]


@pytest.mark.parametrize(
    ("text", "place", "given"),
    [
        ('cost = "three"', "tower.cost", "'three'"),
        ("cost = [1, 2, 3]", "tower.cost", "[1, 2, 3]"),
        ("cost = -1", "tower.cost", "-1"),
        ("copies = 0", "tower.copies", "0"),
        ("era = 5\ncost = 1", "tower.era", "5"),
        ('use = "archive"', "tower.use", "'archive'"),
        ('use = ["archive"]', "tower.use[0]", "'archive'"),
        ('use = { do = "archive" }', "tower.use", "{ do = 'archive' }"),
        ('use = [{ do = "gain", gold = "much" }]', "tower.use[0].gold", "'much'"),
        ('use = [{ do = "copy", from = "town" }]', "tower.use[0].from", "'town'"),
        ('use = [{ do = "gain_card", kinds = ["bulding"] }]', "tower.use[0].kinds[0]", "'bulding'"),
        ('may = [{ do = "gain", gold = 1 }]', "tower.may[0].do", "'gain'"),
        (
            'when = [{ event = 3, limit = "first", then = [{ do = "archive" }] }]',
            "tower.when[0].event",
            "3",
        ),
        (
            'when = [{ event = "conquered", limit = "often", then = [{ do = "archive" }] }]',
            "tower.when[0].limit",
            "'often'",
        ),
    ],
)
def test_a_value_of_the_wrong_type(pack: Path, text: str, place: str, given: str) -> None:
    [problem] = problems(with_card(pack, BUILDING + text))

    assert problem.startswith(f"mine.toml: {place}: ")
    assert problem.endswith(f", not {given}")
    assert problem.count("\n") == 0


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            'use = [{ do = "gain", gold = 1, per = "costal" }]',
            "tower.use[0]: unknown noun 'costal' (did you mean 'coastal'?)",
        ),
        (
            'use = [{ do = "if", has = { wonders = 1 }, then = [{ do = "archive" }] }]',
            "tower.use[0]: unknown noun 'wonders' (did you mean 'wonder'?)",
        ),
        (
            'use = [{ do = "if", this_round = "conquerd", then = [{ do = "archive" }] }]',
            "tower.use[0]: unknown event 'conquerd' (did you mean 'conquered'?)",
        ),
        (
            'when = [{ event = "conquerd", limit = "first", then = [{ do = "archive" }] }]',
            "tower.when[0]: unknown event 'conquerd' (did you mean 'conquered'?)",
        ),
        (
            'when = [{ event = ["traded", "claim"], limit = "first", then = [{ do = "archive" }] }]',
            "tower.when[0]: unknown event 'claim' (did you mean 'claimed'?)",
        ),
        (
            'modify = [{ price = "knowledge", less = 1 }, { price = "polcy", less = 1 }]',
            "tower.modify[1]: unknown price 'polcy' (did you mean 'policy'?)",
        ),
        (
            'use = [{ do = "others", then = [{ do = "may", then = [{ do = "reinforce", this = true }] }] }]',
            "tower.use[0]: reinforce speaks of this card, which is not theirs",
        ),
        (
            'use = [{ do = "others", then = [{ do = "others", then = [{ do = "archive" }] }] }]',
            "tower.use[0]: others stands inside others: they are everybody already",
        ),
        (
            'use = [{ do = "if", who = "another", gained = { gold = 1 }, then = [{ do = "archive" }] }]',
            "tower.use[0]: of other players only holds and has can be asked",
        ),
        (
            'use = [{ do = "if", holds = {}, then = [{ do = "archive" }] }]',
            "tower.use[0].holds: asks for nothing: name a resource, such as gold = 3",
        ),
        (
            'use = [{ do = "conquer", military = 2 }]',
            "tower.use[0]: military is for conquests on a map, and instead of less",
        ),
    ],
)
def test_a_word_the_rules_do_not_know(pack: Path, text: str, problem: str) -> None:
    assert problems(with_card(pack, BUILDING + text)) == [f"mine.toml: {problem}"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            f'{BUILDING}use = [{{ do = "archive" }}]\nactivated = [{{ do = "archive" }}]',
            "has one Action token and so one text for it, not use and activated",
        ),
        (
            (
                f'{BUILDING}use = [{{ do = "archive" }}]\n'
                'when = [{ event = "traded", limit = "first", then = [{ do = "archive" }] }]'
            ),
            'has one Action token, which is for use: a trigger beside it is "whenever"',
        ),
        (f'{BUILDING}bonus = [{{ do = "archive" }}]', "a card of the kind Building has no bonus"),
        (f'{BUILDING}trade = [{{ do = "archive" }}]', "a Free City, and nothing else, has a trade text"),
        (f"{BUILDING}era = 1", "a card that can be acquired needs a cost"),
        (f"{BUILDING}cost = [1, 1]", "only a Wonder has two costs"),
        (f"{BUILDING}defense = 2", "only a Basic Building can have a defense"),
        (
            f'{BUILDING}type = "coastal"',
            "a Province, and nothing else, has a type: coastal, mountain or agricultural",
        ),
        (f"{BARBARIAN}{BENEFITS}", "a Barbarian or a Monster, and nothing else, has a value: value = 2"),
        (f"{BUILDING}value = 1", "a Barbarian or a Monster, and nothing else, has a value: value = 2"),
        (
            f"{TOWN}{BENEFITS}",
            "a Free Town, and nothing else, demands something: demands = { science = 2 }",
        ),
        (
            f"{TOWN}demands = {{ science = 2 }}",
            "a Barbarian or a Free Town, and nothing else, has two benefits",
        ),
        (f"{BUILDING}{BENEFITS}", "a Barbarian or a Free Town, and nothing else, has two benefits"),
        (f'{MARKET_TOKEN}use = [{{ do = "archive" }}]', "a Market token, and nothing else, has a city"),
        (f'{BUILDING}city = "tyre"', "a Market token, and nothing else, has a city"),
        (f'{MARKET_TOKEN}city = "tyre"', "a Market token gives something when it is used: use = [...]"),
        (
            f"{POLICY}resources = {{ gold = 1 }}",
            "a card of the kind Policy gives no resources when it is activated",
        ),
        (WONDER.replace("[3, 3]", "3"), "a Wonder has two costs: cost = [3, 3]"),
        (
            'kind = "building"\nsource = "partial"',
            str(UNNOTED),
        ),
        (
            'kind = "scout"\nsource = "original"\nuse = [{ do = "archive" }]',
            "a card of the kind Scout has no use text",
        ),
    ],
)
def test_a_card_that_can_not_be(pack: Path, text: str, problem: str) -> None:
    assert problems(with_card(pack, text)) == [f"mine.toml: tower: {problem}"]


PAY = '{ do = "pay", gold = 1, then = [{ do = "gain", culture = 1 }] }'


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (f"{WONDER}bonus = [{PAY}]", "tower.bonus[0]"),
        (f'{WONDER}bonus = [{{ do = "archive" }}, {PAY}]', "tower.bonus[1]"),
        (
            f'{WONDER}bonus = [{{ do = "choose_one", options = [[{{ do = "archive" }}], [{PAY}]] }}]',
            "tower.bonus[0].options[1][0]",
        ),
        (
            f'{WONDER}when = [{{ event = "conquered", limit = "first", then = [{PAY}] }}]',
            "tower.when[0].then[0]",
        ),
    ],
)
def test_a_bonus_or_trigger_never_takes_a_payment_unasked(pack: Path, text: str, place: str) -> None:
    assert problems(with_card(pack, text)) == [f"mine.toml: {place}: a payment here stands inside may"]


def test_a_bonus_may_ask_for_a_payment(pack: Path) -> None:
    text = f'{WONDER}bonus = [{{ do = "may", then = [{PAY}] }}]'

    assert "tower" in unpack("duel", [str(with_card(pack, text))]).catalog.by_key


@pytest.mark.parametrize("key", ["Big Tower", "big tower", "Tower", "big_tower", "tower*", "tower/", "."])
def test_a_card_is_named_with_lower_case_words_joined_by_hyphens(pack: Path, key: str) -> None:
    """Positions and moves are written with these names, so a space or a sign would break them."""
    (pack / "cards" / "mine.toml").write_text(f'["{key}"]\n{BUILDING}', encoding="utf-8")

    [problem] = problems(pack)
    assert problem.startswith(f"mine.toml: {key}: ")


def test_something_that_is_no_card(pack: Path) -> None:
    (pack / "cards" / "mine.toml").write_text("tower = 3\n", encoding="utf-8")

    assert problems(pack) == ["mine.toml: tower: a card is a table: [tower]"]


def test_every_problem_is_reported_at_once(pack: Path) -> None:
    change(pack, "cards/starting.toml", 'do = "archive"', 'do = "archve"')
    with_card(pack, f'{BUILDING}costs = 3\nuse = [{{ do = "gain", gould = 1 }}]')

    assert problems(pack) == [
        "mine.toml: tower.use[0]: unknown field 'gould' (did you mean 'gold'?)",
        "mine.toml: tower: unknown field 'costs' (did you mean 'cost'?)",
        "starting.toml: forum.use[0].options[0][0]: unknown verb 'archve' (did you mean 'archive'?)",
    ]
