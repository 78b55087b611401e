"""Drafts: packs are opened and saved unchanged, problems stand at their fields, a box knows what it lacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from monumental.cards.carried import MOST_BYTES
from monumental.cards.errors import PackError
from monumental.cards.loader import known_packs, pack_folders, read_pack
from monumental.maps.drawing import draw_tiles
from monumental.maps.files import read_map
from monumental.studio.packs.counts import counts_of, whole
from monumental.studio.packs.draft import (
    Draft,
    draft_of,
    files_of,
    new_draft,
    read_draft,
    write_draft,
)
from monumental.studio.packs.problems import problems_with, rules_of

if TYPE_CHECKING:
    from pathlib import Path

FORUM: dict[str, Any] = {"kind": "building", "source": "original", "era": 1, "cost": 3}


def with_card(**fields: Any) -> Draft:
    draft = new_draft("mine", "duel", ["trade"])
    draft.cards["forum-2"] = {**FORUM, **fields}
    return draft


def fields_and_texts(draft: Draft) -> list[tuple[str, str]]:
    return [(problem.field, str(problem.fault)) for problem in problems_with(draft)]


@pytest.mark.parametrize("pack", known_packs())
def test_a_pack_of_ours_is_opened_and_saved_unchanged(pack: str, tmp_path: Path) -> None:
    folder = pack_folders()[pack]
    draft = read_draft(folder)

    write_draft(draft, tmp_path)

    ours, saved = read_pack(folder), read_pack(tmp_path)
    assert {key: card for key, (_, card) in saved.cards.items()} == {
        key: card for key, (_, card) in ours.cards.items()
    }
    assert (saved.head, saved.civilizations, saved.faces) == (ours.head, ours.civilizations, ours.faces)
    assert [file for file, _ in saved.cards.values()] == [file for file, _ in ours.cards.values()]
    for path in sorted((folder / "maps").glob("*.toml")):
        saved_map, our_map = read_map(tmp_path / "maps" / path.name), read_map(path)
        assert draw_tiles(saved_map.tiles) == draw_tiles(our_map.tiles)
    assert read_draft(tmp_path) == draft


@pytest.mark.parametrize("pack", known_packs())
def test_a_pack_of_ours_has_no_problems(pack: str) -> None:
    assert not problems_with(read_draft(pack_folders()[pack]))


@pytest.mark.parametrize(
    ("fields", "field", "text"),
    [
        ({"use": [{"do": "archve"}]}, "use[0]", "unknown verb 'archve' (did you mean 'archive'?)"),
        (
            {"use": [{"do": "gain", "gold": 90}]},
            "use[0].gold",
            "input should be less than or equal to 20, not 90",
        ),
        ({"use": [{"do": "move_units", "count": 1}]}, "use[0]", "unknown verb 'move_units' in these rules"),
        (
            {"type": "coastal"},
            "type",
            "a Province, and nothing else, has a type: coastal, mountain or agricultural",
        ),
        ({"cost": [3, 3]}, "cost", "only a Wonder has two costs"),
        ({"bonus": [{"do": "gather"}]}, "bonus", "a card of the kind Building has no bonus"),
        (
            {"when": [{"event": "won", "limit": "first", "then": [{"do": "gain", "gold": 1}]}]},
            "when[0]",
            "unknown event 'won'",
        ),
        ({"use": [{"do": "gain", "gold": 1}] * 13}, "use", "has 13 sentences, more than 12"),
        ({"use": None}, "", "what is written is a word, a whole number, yes or no, a list or a table"),
        ({"cost": 2.5}, "", "what is written is a word, a whole number, yes or no, a list or a table"),
        ({"cost": 2**70}, "", "a number has more than 64 bits"),
    ],
)
def test_a_problem_is_one_sentence_at_its_field(fields: dict[str, Any], field: str, text: str) -> None:
    assert fields_and_texts(with_card(**fields)) == [(field, text)]


def test_a_text_that_is_too_deep_is_refused_before_it_is_read() -> None:
    text: list[Any] = [{"do": "gain", "gold": 1}]
    for _ in range(5000):
        text = [{"do": "may", "then": text}]

    assert fields_and_texts(with_card(use=text)) == [("", "too many brackets inside each other")]


@pytest.mark.parametrize("key", ["../evil", "Forum", "", "a" * 61, "a/b", "con\n"])
def test_what_is_no_key_is_never_the_name_of_a_file(key: str, tmp_path: Path) -> None:
    for draft in (
        new_draft("mine", "duel").model_copy(update={"civilizations": {key: {}}}),
        with_card().model_copy(update={"files": {"forum-2": key}}),
        new_draft("mine", "classic").model_copy(update={"maps": {key: {}}}),
        new_draft("mine", "duel").model_copy(update={"names": {key: {}}}),
    ):
        assert problems_with(draft)
        with pytest.raises(PackError):
            write_draft(draft, tmp_path / "pack")
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("name", ["Forum\ncard-x = y", "{ $now }", "a" * 201])
def test_a_name_is_a_few_words_on_one_line(name: str) -> None:
    draft = with_card().model_copy(update={"names": {"en": {"card-forum-2": name}}})

    assert [problem.part for problem in problems_with(draft)] == ["names"]


def test_names_of_any_language_are_kept(tmp_path: Path) -> None:
    draft = with_card().model_copy(
        update={"names": {"cs": {"card-forum-2": "Fórum č. 2"}, "ja": {"card-forum-2": "広場"}}}
    )

    write_draft(draft, tmp_path)

    assert read_draft(tmp_path).names == draft.names


def test_rules_and_modules_that_nobody_has_are_a_problem_of_the_head() -> None:
    (problem,) = problems_with(new_draft("mine", "chess"))
    assert (problem.part, problem.key, problem.field) == ("head", "", "rules")
    assert str(problem.fault) == "unknown rules 'chess' (there are: classic, continuous, duel)"
    assert problems_with(new_draft("mine", "duel", ["heroes"]))[0].field == "rules"


def test_a_map_says_what_is_unfair_with_its_clause() -> None:
    draft = new_draft("mine", "classic")
    draft.maps["valley"] = {"format": 1, "name": "valley", "players": 2, "map": "C m1 m1"}

    assert ("map", "there is 1 Capital for 2 players (BASE-SETUP-01)") in fields_and_texts(draft)


@pytest.mark.parametrize(
    ("files", "problem"),
    [
        ({}, "no pack.toml here, so this is no pack"),
        ({"pack.toml": "a = "}, "pack.toml: not valid TOML"),
        (
            {"pack.toml": "", "cards/a.toml": "[x]", "cards/b.toml": "[x]"},
            "b.toml: x: stands in another file",
        ),
        ({"pack.toml": "", "run.toml": ""}, "run.toml: a pack has no such file"),
        ({"pack.toml": "", "cards/a.toml": "x = 1"}, "a.toml: x: a card is a table: [x]"),
        ({"pack.toml": "#" * MOST_BYTES + "#"}, "the pack has more than 400 kB"),
        ({f"cards/{number}.toml": "" for number in range(200)}, "the pack has 200 files, more than 120"),
        ({"pack.toml": "a = " + "[" * 5000}, "pack.toml: not valid TOML"),
    ],
)
def test_files_that_are_no_pack_are_refused(files: dict[str, str], problem: str) -> None:
    with pytest.raises(PackError, match=problem.replace("[", r"\[")):
        draft_of(files)


@pytest.mark.rule("BASE-COMP-01", "BASE-COMP-04", "BASE-COMP-05", "BASE-COMP-06")
def test_our_box_of_classic_lacks_nothing_of_the_component_list() -> None:
    draft = read_draft(pack_folders()["base"])

    counts = counts_of(draft, rules_of(draft))

    assert whole(counts) == (260, 260)
    assert [count.has for count in counts if count.civilization] == [21] * 5


@pytest.mark.rule("DUEL-COMP-01", "DUEL-COMP-02", "DUEL-COMP-03", "DUEL-COMP-04")
def test_a_box_of_duel_counts_what_it_still_lacks() -> None:
    draft = read_draft(pack_folders()["duel-trade"])
    rules = rules_of(draft)
    missing = {"forum", "novgorod", "codex"}

    lacking = draft.model_copy(
        update={"cards": {key: card for key, card in draft.cards.items() if key not in missing}}
    )

    assert whole(counts_of(draft, rules)) == (126, 126)
    # Every civilization has a Forum, the Aztecs the Codex, and Novgorod is a Free City.
    assert whole(counts_of(lacking, rules)) == (121, 126)
    assert whole(counts_of(new_draft("mine", "duel", ["trade"]), rules)) == (0, 126)


def test_counting_a_draft_that_makes_no_sense_is_no_fault() -> None:
    draft = new_draft("mine", "duel", ["trade"])
    draft.civilizations["x"] = {"deck": 3, "policies": {"a": 1}, "warlord": []}
    draft.cards["y"] = {"kind": ["building"], "copies": "many", "era": {}}

    assert whole(counts_of(draft, rules_of(draft)))[0] == 0
    assert files_of(new_draft("mine", "duel")).keys() == {"pack.toml"}
