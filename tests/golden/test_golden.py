"""The golden games: played once, stored with their scores, and played again here move by move."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from monumental.cards.loader import SHIPPED, read_pack
from monumental.engine.effects import Effect
from monumental.engine.rules import Rules
from monumental.maps.files import shipped_maps
from monumental.play import setup
from monumental.play.records.record import Head, Record, RecordError, read_record, write_record
from monumental.play.records.replay import Replay, Verdict, verify
from monumental.play.systems.known import SYSTEMS
from tools.golden import FOLDER, TABLE, WHAT_TO_DO, Golden, made, must_not_be_lost, path_of, write

ROOT = FOLDER.parent.parent
NAMES = [golden.name for golden in TABLE]


@cache
def record_of(name: str) -> Record:
    return read_record((FOLDER / f"{name}.jsonl").read_text(encoding="utf-8"))


def heads(rules: str) -> list[Head]:
    return [head for head in map(head_of, NAMES) if head.rules == rules]


def head_of(name: str) -> Head:
    return record_of(name).head


@cache
def verdict_of(name: str) -> Verdict:
    """Play a golden game again; if it no longer plays, say what to do about it."""
    try:
        return verify(record_of(name))
    except RecordError as error:
        raise AssertionError(f"{name}.jsonl no longer plays: {error}\n{WHAT_TO_DO}") from error


# The games


@pytest.mark.parametrize("golden", TABLE, ids=NAMES)
def test_a_golden_game_still_plays_to_the_same_scores(golden: Golden) -> None:
    verdict = verdict_of(golden.name)

    assert verdict.ended
    assert verdict.luck == ("honest" if golden.sealed else "typed")
    assert not verdict.changes, f"{'; '.join(verdict.changes)}\n{WHAT_TO_DO}"


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_has_the_rules_and_packs_of_today(name: str) -> None:
    head = head_of(name)

    assert head.version == SYSTEMS[head.rules].rules.version, WHAT_TO_DO
    packs = [read_pack(SHIPPED / pack.name) for pack in head.packs]
    assert [(pack.version, pack.digest) for pack in head.packs] == [
        (pack.head.version, pack.digest) for pack in packs
    ], WHAT_TO_DO


def test_the_folder_has_the_games_of_the_table_and_no_others() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.jsonl")) == sorted(NAMES), "run python tools/golden.py"
    assert len({*NAMES}) == len(NAMES) >= 64


def test_the_golden_games_are_small() -> None:
    sizes = [path.stat().st_size for path in FOLDER.glob("*.jsonl")]

    assert max(sizes) < 100_000
    assert sum(sizes) < 1_500_000


# What they cover, by what stands in their heads and in their moves


def turned(head: Head) -> set[str]:
    """The rule switches that are not as the rulebook has them."""
    usual = SYSTEMS[head.rules].rules.switches
    return {name for name, value in head.switches.items() if value != usual[name]}


def automas(head: Head) -> int:
    return head.seats.count("automa")


#: The same number of players always brings it.
OF_ITSELF = {"five-players"}


@pytest.mark.parametrize("rules", SYSTEMS)
def test_every_number_of_players_every_module_and_every_switch_meet(rules: str) -> None:
    least, most = SYSTEMS[rules].seats()
    modules = {*SYSTEMS[rules].modules} - OF_ITSELF
    met = {
        (count, module, switch)
        for head in heads(rules)
        for count in (len(head.seats), 0)
        for module in (*head.modules, "")
        for switch in (*turned(head), "")
        # What is about the Automa needs one.
        if automas(head) or not switch.startswith("automa")
    }

    wanted = {(count, module, "") for count in range(least, most + 1) for module in modules}
    wanted |= {
        (count, "", switch) for count in range(least, most + 1) for switch in SYSTEMS[rules].rules.switches
    }
    wanted |= {(0, module, switch) for module in modules for switch in SYSTEMS[rules].rules.switches}
    assert not wanted - met
    for count in range(least, most + 1):
        sets = {frozenset(head.modules) - OF_ITSELF for head in heads(rules) if len(head.seats) == count}
        assert modules in sets, f"{count} players with all modules together"
        assert rules == "duel" or not all(sets), f"{count} players without modules"


@pytest.mark.parametrize("rules", SYSTEMS)
def test_every_switch_is_turned_and_left_and_every_preset_is_played(rules: str) -> None:
    played = [dict(head.switches) for head in heads(rules)]

    for preset in SYSTEMS[rules].rules.presets.values():
        assert preset in played
    for switch in SYSTEMS[rules].rules.switches:
        assert {switches[switch] for switches in played} == {True, False}


def test_there_are_automas_of_every_kind() -> None:
    solo = [head for head in heads("classic") if automas(head)]

    assert {automas(head) for head in solo} == {1, 2, 3}
    assert {head.setup.advanced for head in solo if head.setup is not None} == {0, 1, 2, 3, 4}
    for preset in SYSTEMS["classic"].rules.presets.values():
        assert {automas(head) for head in solo if head.switches == preset} == {1, 2, 3}
    peoples = set()
    for name in NAMES:
        game = verdict_of(name).table.game
        for seat, sitter in enumerate(head_of(name).seats):
            if sitter == "automa":
                peoples.add(game.catalog.civilizations[game.state.players[seat].civilization].key)
    assert peoples == {"chinese", "danes", "egyptians", "greeks", "japanese"}


def test_every_map_is_played_on_and_random_ones_for_every_number_of_players() -> None:
    maps = {
        (len(head.seats), head.setup.map.name)
        for head in map(head_of, NAMES)
        if head.setup is not None and head.setup.map is not None
    }

    for seats in range(2, 6):
        assert {(seats, name) for name in [*shipped_maps(seats), "random"]} <= maps


@pytest.mark.parametrize("rules", SYSTEMS)
def test_civilizations_and_capitals_are_chosen_named_and_drawn(rules: str) -> None:
    setups = [head.setup for head in heads(rules) if head.setup is not None]

    peoples = {key for each in setups for key in each.civilizations}
    assert {None, "random"} < peoples
    if rules != "duel":
        assert {each.draw_capitals for each in setups} == {True, False}


@pytest.mark.parametrize("rules", SYSTEMS)
def test_every_verb_of_the_rules_is_used(rules: str) -> None:
    known, used = set(), set()
    for name in NAMES:
        if head_of(name).rules == rules:
            known |= {*verdict_of(name).table.game.rules.words}
            used |= {move.words.partition(" ")[0] for move in record_of(name).moves}

    assert not known - used
    assert used - known == {"undo", "redo", "sit"}


@pytest.mark.long
def test_every_effect_that_a_card_can_have_comes_about() -> None:
    known: set[str] = set()
    seen: set[str] = set()
    for name in NAMES:
        replay = Replay(record_of(name))
        table = replay.at(0)
        done: list[Effect] = []
        for place in range(len(replay)):
            table.game.begun = done
            replay.step(table, place)
        known |= {*table.game.rules.verbs}
        seen |= {effect.verb for effect in done}

    # None of our boxes has a Trade track, or a card that tells others to do something; the cards of
    # tests/packs do, and the fuzzer plays with them.
    assert known - seen == {"others", "trade_track"}


@pytest.mark.parametrize("rules", SYSTEMS)
def test_some_games_begin_in_the_middle_of_texts_and_some_have_a_secret_seed(rules: str) -> None:
    agendas = [head.position["agenda"] for head in heads(rules) if head.position is not None]

    # A turn, a text in it, and something that follows.
    assert any(isinstance(agenda, list) and len(agenda) >= 3 for agenda in agendas)
    assert {head.luck.typed is None for head in heads(rules)} == {True, False}
    assert any(move.forced for name in NAMES for move in record_of(name).moves)


# A change of the rules does not go unnoticed


ChangeRules = Callable[[str, Callable[[Rules], Rules]], None]


@pytest.fixture
def change_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[ChangeRules]:
    """Changes rules for a test; boxes that are open already are opened again, before and after."""
    changed = dict(SYSTEMS)
    monkeypatch.setattr(setup, "SYSTEMS", changed)

    def change(name: str, how: Callable[[Rules], Rules]) -> None:
        changed[name] = replace(changed[name], rules=how(changed[name].rules))
        setup._unpack_once.cache_clear()

    setup._unpack_once.cache_clear()
    yield change
    setup._unpack_once.cache_clear()


def still_plays(name: str) -> bool:
    try:
        verify(record_of(name))
    except RecordError:
        return False
    return True


def one_score_fewer(rules: Rules) -> Rules:
    return replace(rules, achievements=rules.achievements[1:])


def no_progress(rules: Rules) -> Rules:
    return replace(rules, actions=tuple(rule for rule in rules.actions if rule.verb != "progress"))


def another_deck(rules: Rules) -> Rules:
    table = {kind: (counts[0] - 1, *counts[1:]) for kind, counts in rules.deck_table.items()}
    return replace(rules, deck_table=table)


@pytest.mark.parametrize("change", [one_score_fewer, no_progress, another_deck])
@pytest.mark.parametrize("name", ["duel", "classic-2", "continuous-2"])
def test_a_change_of_the_rules_is_noticed(
    name: str, change: Callable[[Rules], Rules], change_rules: ChangeRules
) -> None:
    assert still_plays(name)

    change_rules(head_of(name).rules, change)

    assert not still_plays(name)


def test_a_game_that_no_longer_plays_is_not_written_over(tmp_path: Path, change_rules: ChangeRules) -> None:
    golden = next(golden for golden in TABLE if golden.name == "duel-no-decay")
    path = Path(shutil.copy(path_of(golden, FOLDER), tmp_path))
    before = path.read_bytes()
    change_rules("duel", one_score_fewer)

    with pytest.raises(SystemExit, match=r"duel-no-decay\.jsonl no longer plays: .*scores"):
        write([golden], tmp_path)

    assert path.read_bytes() == before
    # With a version of their own the rules may say something else.
    change_rules("duel", lambda rules: replace(rules, version=rules.version + 1))
    must_not_be_lost(path)


@pytest.mark.parametrize("rules", SYSTEMS)
def test_the_changelog_names_the_version_of_the_rules(rules: str) -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    groups = re.findall(r"^### Rules\n(.*?)(?=^##|\Z)", changelog, re.DOTALL | re.MULTILINE)

    for version in {SYSTEMS[rules].rules.version, *(head.version for head in heads(rules))}:
        name = rf"\b{rules} {version}\b"
        assert any(re.search(name, group, re.IGNORECASE) for group in groups), (
            f"CHANGELOG.md says nothing under Rules about {rules} {version}"
        )


# Making them


@pytest.mark.parametrize("name", ["duel-drawn", "classic-2-monsters"])
def test_the_same_table_makes_the_same_files(name: str, tmp_path: Path) -> None:
    golden = next(golden for golden in TABLE if golden.name == name)
    made_here = write_record(made(golden))

    # Nothing may hang on the order of sets.
    command = [sys.executable, str(ROOT / "tools/golden.py"), name, "--into", str(tmp_path)]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "PYTHONHASHSEED": "77"})

    assert path_of(golden, tmp_path).read_text(encoding="utf-8") == made_here


def test_a_row_that_is_not_in_the_table_is_refused() -> None:
    command = [sys.executable, str(ROOT / "tools/golden.py"), "no-such-game"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)

    assert (done.returncode, done.stderr) == (1, "there is no golden game no-such-game\n")
