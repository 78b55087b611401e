"""A rule system and a Scout module of somebody else, installed as wheels: they play wherever ours do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.boxes.installed import EXAMPLES, install, run, without
from tests.lanes import first_now

pytestmark = pytest.mark.long

#: A little of everything that goes wrong without a file: setting a game up, and saying so.
COMMAND = ("-m", "monumental", "simulate", "skirmish", "--games", "1", "--seed", "1")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("boxes"))


@pytest.mark.long
@pytest.mark.parametrize("box", ["omens", "skirmish"])
def test_the_tests_of_a_box_pass(installed: Path, box: str) -> None:
    """Rules, words, secrets, records, the referee, bots and programs that learn."""
    ran = run(
        installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(EXAMPLES / box)
    )

    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_commands_know_them(installed: Path, tmp_path: Path) -> None:
    played = run(installed, *COMMAND, "--check", "--save", str(tmp_path))
    assert played.returncode == 0, played.stderr

    verified = run(installed, "-m", "monumental", "verify", *map(str, tmp_path.glob("*.jsonl")))
    assert verified.returncode == 0, verified.stderr
    assert verified.stdout.count("skirmish 1") == 1

    listed = run(installed, "-m", "monumental", "simulate", "--help").stdout
    assert "skirmish" in listed
    assert "--omens" in listed


def test_a_person_plays_in_the_terminal(installed: Path) -> None:
    play = (
        "-m",
        "monumental",
        "play",
        "duel",
        "--omens",
        "--seed",
        "3",
        "--plain",
        "--quick",
        "--lang",
        "es",
    )
    typed = "1\n" * 5 + "consult\nshow\nrule OMEN-SCOUT-01\n"

    ran = run(installed, *play, "--seat", "human", "--seat", "random", typed=typed)

    assert ran.returncode == 0, ran.stderr
    assert "Presagios, cuántos tiene cada Civilización" in ran.stdout
    assert "OMEN-SCOUT-01: El Explorador puede consultar el oráculo" in ran.stdout


@pytest.mark.long
def test_people_play_at_a_server_and_nobody_is_sent_a_secret(installed: Path, tmp_path: Path) -> None:
    ran = run(installed, "-m", "tests.boxes.at_the_table", str(tmp_path))

    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_their_clauses_lead_to_their_code(installed: Path) -> None:
    ran = run(installed, "-m", "monumental", "clauses", "OMEN", "SKIRM", "--json")

    clauses = {clause["id"]: clause["places"] for clause in json.loads(ran.stdout)["clauses"]}
    assert len(clauses) == 8
    assert all(places for places in clauses.values())
    assert {place["file"].partition("/")[0] for places in clauses.values() for place in places} == {
        "omens_box",
        "skirmish_box",
    }


def files_of_boxes() -> list[str]:
    return sorted(
        path.relative_to(box.parent).as_posix()
        for box in (EXAMPLES / "skirmish" / "skirmish_box", EXAMPLES / "omens" / "omens_box")
        for path in box.rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    )


@pytest.mark.parametrize("file", first_now(files_of_boxes()))
def test_without_any_one_of_its_files_a_box_is_refused_in_one_sentence(installed: Path, file: str) -> None:
    with without(installed / file):
        ran = run(installed, *COMMAND)

    assert ran.returncode == 2, ran.stderr
    assert ran.stdout == ""
    [sentence] = ran.stderr.splitlines()
    assert sentence.endswith(f"lacks its file {file}: install it again")


@pytest.mark.long
def test_what_was_never_packed_is_missed_in_one_sentence(installed: Path) -> None:
    """A box without a list of its files, as its author runs it: what is missing says so itself."""
    [record] = installed.glob("monumental_omens-*.dist-info/RECORD")
    missed = {
        "omens_box/slot.py": "No module named 'omens_box.slot'",
        "omens_box/locale/en/omens.ftl": "omens.ftl must stand in both en and cs",
        "omens_box/packs/omens/pack.toml": "unknown pack 'omens'",
    }
    with without(record):
        for file, problem in missed.items():
            with without(installed / file):
                ran = run(installed, *COMMAND)

            assert ran.returncode == 2, ran.stderr
            [sentence] = ran.stderr.splitlines()
            assert problem in sentence
